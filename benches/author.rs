//! Benchmarks of the setter tools: `cargo bench --bench author`. Times are for one core.
//!
//! Full grids are generated with the seeds 0 to 9 before the clock starts and used in turn, so that a median covers ten
//! grids.

use std::time::Duration;

use divan::Bencher;
use divan::counter::ItemsCount;
use gridwright::author::{
    DeriveOptions, ExplainOptions, GenerateTemplate, MinimiseOptions, Mixture, Rater, derive, explain, fill, generate,
    minimise,
};
use gridwright::board::{Board, Digit, Random};
use gridwright::logic::TechniqueId;
use gridwright::puzzle::Puzzle;
use gridwright::solve::Control;
use gridwright::solve::native::Native;

fn main() {
    divan::main();
}

const GRIDS: u64 = 10;

fn pattern(name: &str) -> GenerateTemplate {
    GenerateTemplate::Kinds(Mixture::parse(name).expect("a kind of this name"))
}

/// Returns full grids of a kind with all possible clues.
fn full_grids(name: &str) -> Vec<Puzzle> {
    let whole = |seed| MinimiseOptions { target_clues: Some(usize::MAX), seed, ..MinimiseOptions::default() };
    let made = |seed| {
        generate(&pattern(name), &whole(seed), &mut Native::new(), &Control::new(), &mut |_| ()).expect("it fills in")
    };
    (0..GRIDS).map(|seed| made(seed).puzzle).collect()
}

fn to_irreducible(bencher: Bencher, grids: Vec<Puzzle>) {
    let mut turn = 0;
    bencher
        .with_inputs(|| {
            turn += 1;
            (&grids[turn % grids.len()], MinimiseOptions { seed: turn as u64, ..MinimiseOptions::default() })
        })
        .bench_local_values(|(puzzle, wishes)| {
            let thin = minimise(puzzle, &wishes, &mut Native::new(), &Control::new(), &mut |_| ());
            assert!(thin.expect("a full grid is unique").irreducible);
        });
}

/// Kinds of one 9x9 grid.
const KINDS: [&str; 7] =
    ["classic", "diagonals", "four-squares", "four-pyramids", "positions", "magic-boxes", "outside"];

#[divan::bench(args = KINDS, sample_count = 50)]
fn full_grid_to_irreducible(bencher: Bencher, name: &str) {
    to_irreducible(bencher, full_grids(name));
}

#[divan::bench(args = ["samurai", "sohei", "supersudoku"], sample_count = 10)]
fn large_grid_to_irreducible(bencher: Bencher, name: &str) {
    to_irreducible(bencher, full_grids(name));
}

/// The number of clues removed from a full 25x25 within a second; more is better. The time only shows that the limit is
/// kept.
#[divan::bench(sample_count = 3)]
fn clues_gone_of_25x25_in_a_second(bencher: Bencher) {
    let empty = Puzzle::empty(Board::single(5, 5).expect("5x5 boxes make a grid"));
    let filling = fill(&empty, &mut Random::new(1), &mut Native::new(), &Control::new());
    let filling = filling.expect("nothing stops it").expect("an empty board can be filled in");
    let givens = empty.board().cells().iter().copied().zip(filling.digits().iter().copied());
    let full = Puzzle::builder(empty.board().clone()).givens(givens).build();
    let full = full.expect("a filling fits its board");
    let mut gone = Vec::new();
    bencher.bench_local(|| {
        let control = Control::with_timeout(Duration::from_secs(1));
        let thin = minimise(&full, &MinimiseOptions::default(), &mut Native::new(), &control, &mut |_| ());
        gone.push(thin.map_or(0, |thin| thin.removed.len()));
    });
    println!("clues gone: {gone:?}");
}

/// Generation of irreducible puzzles; read `items/s`.
#[divan::bench(args = ["classic", "diagonals", "four-pyramids", "outside"], sample_count = 100)]
fn generate_irreducible(bencher: Bencher, name: &str) {
    let (pattern, mut seed) = (pattern(name), 0);
    bencher.counter(ItemsCount::new(1_usize)).bench_local(|| {
        seed += 1;
        let wishes = MinimiseOptions { seed, ..MinimiseOptions::default() };
        generate(&pattern, &wishes, &mut Native::new(), &Control::new(), &mut |_| ()).expect("it fills in")
    });
}

/// Explaining why an irreducible puzzle without three of its givens has several solutions.
#[divan::bench(args = ["classic", "outside", "samurai"], sample_count = 10)]
fn explain_several(bencher: Bencher, name: &str) {
    let wishes = MinimiseOptions { seed: 1, ..MinimiseOptions::default() };
    let thin = generate(&pattern(name), &wishes, &mut Native::new(), &Control::new(), &mut |_| ());
    let thin = thin.expect("it fills in").puzzle;
    let givens = thin.givens().iter().skip(3).map(|(&cell, &digit)| (cell, digit));
    let rules = thin.rules().to_vec();
    let puzzle = Puzzle::builder(thin.board().clone()).givens(givens).rules(rules).build();
    let puzzle = puzzle.expect("fewer givens fit too");
    let options = ExplainOptions::default();
    bencher.bench(|| explain(&puzzle, &options, &mut Native::new(), &Control::new(), &mut |_| ()));
}

/// Explaining why a puzzle with one wrong digit has no solution.
#[divan::bench(args = ["classic", "samurai"], sample_count = 10)]
fn explain_none(bencher: Bencher, name: &str) {
    let wishes = MinimiseOptions { seed: 1, target_clues: Some(200), ..MinimiseOptions::default() };
    let thin = generate(&pattern(name), &wishes, &mut Native::new(), &Control::new(), &mut |_| ());
    let puzzle = thin.expect("it fills in").puzzle;
    let mut givens = puzzle.givens().clone();
    let (_, digit) = givens.iter_mut().next().expect("it has givens");
    *digit = Digit::from_index((digit.index() + 1) % usize::from(puzzle.board().size()));
    let wrong = Puzzle::builder(puzzle.board().clone()).givens(givens).build();
    let wrong = wrong.expect("another digit fits too");
    let options = ExplainOptions::default();
    bencher.bench(|| explain(&wrong, &options, &mut Native::new(), &Control::new(), &mut |_| ()));
}

/// Deriving the puzzles of a calendar year.
#[divan::bench(args = ["classic", "diagonals", "samurai"], sample_count = 5)]
fn derive_365(bencher: Bencher, name: &str) {
    let wishes = MinimiseOptions { seed: 1, target_clues: Some(100), ..MinimiseOptions::default() };
    let first = generate(&pattern(name), &wishes, &mut Native::new(), &Control::new(), &mut |_| ());
    let first = first.expect("it fills in").puzzle;
    let options = DeriveOptions { count: 365, ..DeriveOptions::default() };
    bencher.bench(|| derive(&first, &options, &Control::new(), &mut |_| ()).expect("there are as many"));
}

/// Rating puzzles of a kind in turn, as `rate` does.
#[divan::bench(args = ["classic", "diagonals", "killer", "samurai"], sample_count = 30)]
fn rating(bencher: Bencher, name: &str) {
    let made = |seed| {
        let wishes = MinimiseOptions { seed, ..MinimiseOptions::default() };
        generate(&pattern(name), &wishes, &mut Native::new(), &Control::new(), &mut |_| ()).expect("it can be made")
    };
    let puzzles: Vec<Puzzle> = (0..GRIDS).map(|seed| made(seed).puzzle).collect();
    let (mut rater, mut engine, mut turn) = (Rater::new(), Native::new(), 0);
    bencher.counter(ItemsCount::new(1usize)).bench_local(|| {
        turn += 1;
        rater.rate(&puzzles[turn % puzzles.len()], TechniqueId::last(), &mut engine, &Control::new())
    });
}
