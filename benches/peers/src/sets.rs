//! Reading of the puzzles in `benches/puzzles`.
//!
//! `NAME.txt` is a collection in text form, as lines or boards. If there is a `NAME.rules.ron`, every puzzle gets its
//! rules. `NAME.ron` has complete puzzles one after the other, each ended by a line with `)`, for kinds whose rules
//! differ from puzzle to puzzle.

use std::fs;
use std::path::PathBuf;

use gridwright::board::Random;
use gridwright::formats::{self, Format};
use gridwright::puzzle::Puzzle;

use crate::Outcome;
use crate::shuffle::{shuffled, with_givens};
use crate::too_few::without;

/// The modern kinds, with a file each: irreducible puzzles with few givens or none.
pub const MODERN: &[&str] = &[
    "all-sums",
    "allowed",
    "anti-diagonal",
    "anti-king",
    "anti-knight",
    "arithmetic",
    "arrows",
    "between",
    "cell-sums",
    "clones",
    "counting-circles",
    "difference-dots",
    "double-arrow",
    "entropic",
    "extremes",
    "hidden-skyscraper",
    "indexers",
    "inequalities",
    "killer",
    "little-killer",
    "lockout",
    "low-high",
    "modular",
    "nabner",
    "no-repeats",
    "numbered-rooms",
    "palindrome",
    "parity-line",
    "product-cages",
    "quadruples",
    "ratio-dots",
    "region-sum",
    "renban",
    "sandwich",
    "skyscraper",
    "sum-line",
    "thermometers",
    "whispers",
    "x-sum",
    "xv",
    "zipper",
];

/// Mixtures of kinds, also on jigsaws, with a file each: irreducible puzzles with few givens or none.
pub const MIXED: &[&str] = &[
    "anti-king+xv",
    "anti-knight+anti-king",
    "anti-knight+anti-king+difference-dots",
    "arrows+xv",
    "between+lockout",
    "cell-sums+arrows",
    "diagonals+killer",
    "diagonals+little-killer",
    "double-arrow+killer",
    "indexers+counting-circles",
    "jigsaw+anti-knight",
    "jigsaw+arrows",
    "jigsaw+killer",
    "jigsaw+little-killer",
    "jigsaw+skyscraper",
    "jigsaw+thermometers",
    "jigsaw+x-sum",
    "jigsaw+xv",
    "killer+anti-knight",
    "killer+arrows",
    "killer+little-killer",
    "killer+sandwich+skyscraper",
    "killer+thermometers",
    "little-killer+anti-knight",
    "little-killer+skyscraper",
    "modular+parity-line",
    "nabner+entropic",
    "numbered-rooms+sandwich",
    "quadruples+difference-dots",
    "ratio-dots+difference-dots",
    "region-sum+whispers",
    "renban+whispers",
    "thermometers+palindrome",
    "x-sum+sandwich",
    "zipper+sum-line",
];

/// The seed of everything random in a run.
const SEED: u64 = 2026;

pub fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../puzzles")
}

/// Returns the lines of a file of classic puzzles, each in `forms` shuffled forms.
pub fn classic_lines(name: &str, forms: u64) -> Outcome<Vec<String>> {
    let text = fs::read_to_string(folder().join(format!("{name}.txt")))?;
    let lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()).enumerate();
    let shuffles =
        |(index, line)| (0..forms).map(move |form| shuffled(line, &mut Random::for_part(SEED + form, index as u64)));
    Ok(lines.flat_map(shuffles).collect())
}

/// Returns the lines of a file of classic puzzles unchanged.
pub fn plain_lines(name: &str) -> Outcome<Vec<String>> {
    let text = fs::read_to_string(folder().join(format!("{name}.txt")))?;
    Ok(text.lines().filter(|line| !line.starts_with('#') && !line.is_empty()).map(str::to_owned).collect())
}

/// Returns the file of a set. Modern kinds and mixtures have folders of their own.
pub fn path(name: &str, end: &str) -> PathBuf {
    let inner = match (MODERN.contains(&name), MIXED.contains(&name)) {
        (true, _) => folder().join("modern"),
        (false, true) => folder().join("mixed"),
        (false, false) => folder(),
    };
    inner.join(format!("{name}.{end}"))
}

/// Returns the puzzles of a file.
pub fn read(name: &str) -> Outcome<Vec<Puzzle>> {
    let [whole, text, rules] = ["ron", "txt", "rules.ron"].map(|end| path(name, end));
    if whole.exists() {
        return split(&fs::read_to_string(&whole)?).map(|text| read_one(name, &text)).collect();
    }
    let puzzles: Result<Vec<_>, _> = formats::read(&text)?.into_iter().map(|loaded| Ok(loaded.puzzle)).collect();
    match rules.exists() {
        false => puzzles,
        true => {
            let pattern = read_one(name, &fs::read_to_string(&rules)?)?;
            Ok(puzzles?.iter().map(|puzzle| with_givens(&pattern, puzzle.givens().clone())).collect())
        }
    }
}

fn read_one(name: &str, text: &str) -> Outcome<Puzzle> {
    let loaded = formats::read_str(name, text, Some(Format::Ron))?;
    Ok(loaded.into_iter().next().ok_or("no puzzle")?.puzzle)
}

/// Splits a file into the texts of its puzzles.
fn split(text: &str) -> impl Iterator<Item = String> {
    let ends = text.split_inclusive("\n)\n").map(str::to_owned);
    ends.filter(|one| !one.trim().is_empty())
}

/// Returns `count` puzzles, each one of these without 1 to `most` of its clues.
pub fn too_few(puzzles: &[Puzzle], most: usize, count: usize) -> Vec<Puzzle> {
    let one = |index| {
        let mut random = Random::for_part(SEED, index as u64);
        without(&puzzles[index % puzzles.len()], 1 + random.below(most), &mut random)
    };
    (0..count).map(one).collect()
}
