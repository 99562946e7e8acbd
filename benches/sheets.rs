//! Benchmarks of printing: `cargo bench --bench sheets`. Times are for one core, but proofs and preflight use all.
//!
//! The booklet has a thousand different classic puzzles, derived from the example with seed 0.

use std::ops::ControlFlow;
use std::path::Path;

use divan::Bencher;
use gridwright::author::{DeriveOptions, derive};
use gridwright::book::{preflight, print, prove};
use gridwright::formats;
use gridwright::puzzle::{Edit, Puzzle};
use gridwright::sheet::booklet::{BookEntry, BookSettings, PerPage, compose};
use gridwright::sheet::{PageOptions, puzzle_png};
use gridwright::solve::Control;

fn main() {
    divan::main();
}

const PUZZLES: usize = 1000;

fn example(name: &str) -> Puzzle {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples").join(format!("{name}.ron"));
    formats::read_first(&path).expect("the example can be read").puzzle
}

fn thousand() -> Vec<Puzzle> {
    let options = DeriveOptions { count: PUZZLES, seed: 0, ..DeriveOptions::default() };
    let derived = derive(&example("classic"), &options, &Control::new(), &mut |_| ()).expect("there are enough");
    // Untitled, like the puzzles of line collections.
    let untitled = |puzzle: &Puzzle| Edit::SetTitle(String::new()).apply(puzzle).expect("no title is a title");
    derived.iter().map(|derived| untitled(&derived.puzzle)).collect()
}

fn settings() -> BookSettings {
    BookSettings { title: "A thousand sudokus".to_owned(), per_page: PerPage::Six, ..BookSettings::default() }
}

/// Solving, composing and writing: the work of an export without preflight.
#[divan::bench(sample_count = 5, sample_size = 1)]
fn booklet_of_1000_with_answers(bencher: Bencher) {
    let puzzles = thousand();
    bencher.bench_local(|| {
        let proofs = prove(&puzzles.iter().collect::<Vec<_>>(), &Control::new(), &|_| ());
        let entry = |(puzzle, answer): (&Puzzle, Option<_>)| BookEntry { answer, ..BookEntry::new(puzzle.clone()) };
        let answers = proofs.iter().map(|proof| proof.answer().cloned());
        let entries: Vec<BookEntry> = puzzles.iter().zip(answers).map(entry).collect();
        let booklet = compose(&settings(), &entries);
        let file = print(&settings(), &booklet, 0, &mut |_| ControlFlow::Continue(())).expect("it is printed");
        assert!(file.len() < 2_000_000, "{} bytes", file.len());
        file
    });
}

#[divan::bench(sample_count = 5, sample_size = 1)]
fn preflight_of_1000(bencher: Bencher) {
    let puzzles = thousand();
    let proofs = prove(&puzzles.iter().collect::<Vec<_>>(), &Control::new(), &|_| ());
    let entry = |(puzzle, answer): (&Puzzle, Option<_>)| BookEntry { answer, ..BookEntry::new(puzzle.clone()) };
    let answers = proofs.iter().map(|proof| proof.answer().cloned());
    let entries: Vec<BookEntry> = puzzles.iter().zip(answers).map(entry).collect();
    let booklet = compose(&settings(), &entries);
    bencher.bench_local(|| preflight(&settings(), &entries, &proofs, &booklet));
}

#[divan::bench(sample_count = 10, sample_size = 1)]
fn samurai_png_at_600_dpi(bencher: Bencher) {
    let samurai = example("samurai");
    bencher.bench_local(|| puzzle_png(&samurai, PageOptions::default(), 600).expect("it is drawn"));
}
