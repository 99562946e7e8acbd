//! Generates our own puzzle files in `benches/puzzles`: irreducible puzzles of each kind with fixed seeds.
//!
//! The files are kept because a later generator or engine may produce other puzzles from the same seeds.

use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::time::Duration;

use gridwright::author::{
    AuthorError, GenerateTemplate, MinimiseOptions, MinimisedPuzzle, Mixture, Preference, generate,
};
use gridwright::board::{Board, Cell, Grid, Random, random_regions};
use gridwright::formats::{self, Format};
use gridwright::puzzle::{Givens, Puzzle};
use gridwright::solve::native::Native;
use gridwright::solve::{Control, SolveError};

use crate::published::STYLES;
use crate::shuffle::with_givens;
use crate::{Outcome, sets};

/// The recipe of a file.
struct Recipe {
    name: &'static str,
    pattern: fn(&str) -> Outcome<GenerateTemplate>,
    count: usize,
    /// The time limit, after which a puzzle is kept even if it is not irreducible.
    limit: Duration,
    /// True if the rules depend on the solution and so differ from puzzle to puzzle.
    own_rules: bool,
    /// True to remove unneeded marks and as many givens as possible.
    few_givens: bool,
}

const fn recipe(name: &'static str, pattern: fn(&str) -> Outcome<GenerateTemplate>, count: usize) -> Recipe {
    Recipe { name, pattern, count, limit: Duration::from_secs(20), own_rules: false, few_givens: false }
}

const RECIPES: &[Recipe] = &[
    recipe("classic", kind, 300),
    recipe("diagonals", kind, 300),
    recipe("four-squares", kind, 300),
    recipe("four-pyramids", kind, 300),
    recipe("positions", kind, 300),
    recipe("magic-boxes", kind, 300),
    Recipe { own_rules: true, ..recipe("odd-even", kind, 300) },
    Recipe { own_rules: true, ..recipe("outside", kind, 300) },
    recipe("samurai", kind, 40),
    recipe("sohei", kind, 40),
    recipe("chain", kind, 50),
    recipe("16x16", |_| kind("supersudoku"), 30),
    recipe("16x16-diagonals", |_| kind("supersudoku+diagonals"), 30),
    recipe("16x16-anti-knight", |_| kind("supersudoku+anti-knight"), 30),
    recipe("16x16-jigsaw", |_| jigsaw(16), 30),
    Recipe { own_rules: true, ..recipe("16x16-odd-even", |_| kind("supersudoku+odd-even"), 30) },
    Recipe { own_rules: true, ..recipe("16x16-thermometers", |_| kind("supersudoku+thermometers"), 30) },
    Recipe { limit: Duration::from_secs(75), ..recipe("25x25", |_| twenty_five(), 10) },
];

/// Returns the recipes of modern kinds, each named after its kind.
fn modern() -> impl Iterator<Item = Recipe> {
    let of_kind = |&name| Recipe { own_rules: true, few_givens: true, ..recipe(name, kind, MODERN_COUNT) };
    sets::MODERN.iter().map(of_kind)
}

/// The number of puzzles in the file of a modern kind.
const MODERN_COUNT: usize = 50;

/// Returns the recipes of mixtures, each named after its kinds.
fn mixed() -> impl Iterator<Item = Recipe> {
    // For some mixtures, few seeds finish.
    let limit = Duration::from_secs(8);
    let of_kinds = move |&name| Recipe { own_rules: true, few_givens: true, limit, ..recipe(name, kind, MIXED_COUNT) };
    sets::MIXED.iter().map(of_kinds)
}

/// The number of puzzles in the file of a mixture.
const MIXED_COUNT: usize = 16;

/// The base seed, from which puzzle i of a file gets a seed of its own.
const SEED: u64 = 4;

fn kind(name: &str) -> Outcome<GenerateTemplate> {
    Ok(GenerateTemplate::Kinds(Mixture::parse(name)?))
}

fn twenty_five() -> Outcome<GenerateTemplate> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/twenty-five-25x25.ron");
    Ok(GenerateTemplate::Like(Box::new(formats::read_first(&path)?.puzzle)))
}

/// Returns an empty jigsaw board of this size.
fn jigsaw(size: u8) -> Outcome<GenerateTemplate> {
    let grid = Grid::jigsaw(Cell::new(0, 0), random_regions(size, SEED))?;
    Ok(GenerateTemplate::Like(Box::new(Puzzle::empty(Board::new(vec![grid])?))))
}

pub fn run(wishes: &crate::Options) -> Outcome<()> {
    let more: Vec<Recipe> = modern().chain(mixed()).collect();
    for recipe in RECIPES.iter().chain(&more).filter(|recipe| wishes.wants(recipe.name)) {
        let mut puzzles = Vec::new();
        let mut seeds = 0..;
        while puzzles.len() < recipe.count {
            let Some(made) = seeds.next().map(|seed| one(recipe, seed)).transpose()?.flatten() else { continue };
            let state = if made.irreducible { "irreducible" } else { "not proved irreducible" };
            eprintln!("{} {}: {} clues, {state}", recipe.name, puzzles.len() + 1, made.clues);
            puzzles.push(made.puzzle);
        }
        write(recipe, &puzzles)?;
    }
    for style in STYLES.iter().filter(|style| wishes.wants(style.name)) {
        fs::create_dir_all(sets::folder().join("published"))?;
        fs::write(sets::path(style.name, "ron"), in_one_text(&style.puzzles()?)?)?;
    }
    Ok(())
}

/// Returns the puzzles in the program's own format, one after the other.
fn in_one_text(puzzles: &[Puzzle]) -> Outcome<String> {
    let texts = puzzles.iter().map(|puzzle| Ok(formats::write(&[puzzle], Format::Ron)?.0));
    texts.collect()
}

/// Generates the puzzle of a seed, or `None` if not even the board could be filled in time.
fn one(recipe: &Recipe, index: u64) -> Outcome<Option<MinimisedPuzzle>> {
    let seed = Random::for_part(SEED, index).next_u64();
    let wishes = match recipe.few_givens {
        true => {
            MinimiseOptions { seed, remove_marks: true, prefer: Preference::FewestGivens, ..MinimiseOptions::default() }
        }
        false => MinimiseOptions { seed, ..MinimiseOptions::default() },
    };
    let control = Control::with_timeout(recipe.limit);
    match generate(&(recipe.pattern)(recipe.name)?, &wishes, &mut Native::new(), &control, &mut |_| ()) {
        Ok(made) => Ok(Some(made)),
        Err(AuthorError::Stopped(SolveError::OutOfTime)) => Ok(None),
        Err(error) => Err(error.into()),
    }
}

fn write(recipe: &Recipe, puzzles: &[Puzzle]) -> Outcome<()> {
    let path = |end| sets::path(recipe.name, end);
    if recipe.own_rules {
        return Ok(fs::write(path("ron"), in_one_text(puzzles)?)?);
    }
    let Some(first) = puzzles.first() else { return Ok(()) };
    if !first.rules().is_empty() {
        fs::write(path("rules.ron"), formats::write(&[&with_givens(first, Givens::new())], Format::Ron)?.0)?;
    }
    let mut text = String::new();
    writeln!(text, "# Made by `gridwright-peers make {}`; each has exactly one solution.", recipe.name)?;
    text += &formats::write(&puzzles.iter().collect::<Vec<_>>(), Format::Lines)?.0;
    Ok(fs::write(path("txt"), text)?)
}
