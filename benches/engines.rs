//! Benchmarks of verdicts: `cargo bench`. On the papers' classic puzzles the integer program, which solves each twice,
//! should take less than 0.3 s.

#[path = "../tests/common/mod.rs"]
mod common;

use common::paper::{PaperCase, paper_cases};
use divan::Bencher;
use gridwright::algebra::Algebra;
use gridwright::board::Board;
use gridwright::model::Model;
use gridwright::solve::bilp::Bilp;
use gridwright::solve::native::Native;
use gridwright::solve::{Control, Engine, Verdict};

/// Puzzles that are larger, have more rules, or have fewer clues.
const HARDER: &[&str] = &[
    "greek-fig5.1-sudoku-x",
    "persian-fig7-three-magic",
    "outside-1",
    "derived-supersudoku-16x16",
    "groebner-fig1-diagonal-derived",
    "groebner-fig2-samurai-derived",
    "groebner-fig3-sohei-derived",
];

/// Puzzles that one basis of the paper's generators solves within seconds.
const OF_THE_PAPER: &[&str] = &[
    "empty 4x4",
    "derived-roku-6x6",
    "groebner-sec4-classic-S",
    "greek-fig1.1-classic",
    "persian-fig2-classic-G",
    "derived-classic-2-solutions",
];

fn main() {
    divan::main();
}

/// Returns the papers' own classic puzzles, as adopted in the test data.
fn classics() -> impl Iterator<Item = String> {
    named(|case| case.kind == "classic" && !case.id.starts_with("derived"))
}

fn harder() -> impl Iterator<Item = String> {
    named(|case| HARDER.contains(&&*case.id))
}

fn named(wanted: fn(&PaperCase) -> bool) -> impl Iterator<Item = String> {
    paper_cases().into_iter().filter(move |case| case.label.is_none() && wanted(case)).map(|case| case.id)
}

fn model(id: &str) -> Model {
    let case = paper_cases().into_iter().find(|case| case.id == id && case.label.is_none());
    case.expect("the case is in the file").puzzle.model()
}

fn verdict(mut engine: impl Engine, model: &Model) -> Verdict {
    engine.verdict(model, &Control::new()).expect("nothing stops it")
}

#[divan::bench(args = classics(), sample_count = 20)]
fn bilp_classic(bencher: Bencher, id: &str) {
    let model = model(id);
    bencher.bench(|| verdict(Bilp::new(), &model));
}

#[divan::bench(args = harder(), sample_count = 10)]
fn bilp_harder(bencher: Bencher, id: &str) {
    let model = model(id);
    bencher.bench(|| verdict(Bilp::new(), &model));
}

#[divan::bench(args = classics(), sample_count = 10)]
fn algebra_classic(bencher: Bencher, id: &str) {
    let model = model(id);
    bencher.bench(|| verdict(Algebra::new(), &model));
}

/// The time for one basis of exactly the paper's generators.
#[divan::bench(args = OF_THE_PAPER, sample_count = 5, sample_size = 1)]
fn algebra_of_the_paper(bencher: Bencher, id: &str) {
    let model = if id == "empty 4x4" { Model::of_board(&Board::single(2, 2).expect("2x2")) } else { model(id) };
    bencher.bench(|| verdict(Algebra::with_paper_generators(), &model));
}

#[divan::bench(args = classics())]
fn native_classic(bencher: Bencher, id: &str) {
    let model = model(id);
    bencher.bench(|| verdict(Native::new(), &model));
}

#[divan::bench(args = harder())]
fn native_harder(bencher: Bencher, id: &str) {
    let model = model(id);
    bencher.bench(|| verdict(Native::new(), &model));
}
