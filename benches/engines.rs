//! How long a verdict takes: `cargo bench`. The papers' classic puzzles should take the integer program, which solves
//! each twice, less than 0.3 s.

#[path = "../tests/common/mod.rs"]
mod common;

use common::paper::{PaperCase, paper_cases};
use divan::Bencher;
use gridwright::model::Model;
use gridwright::solve::bilp::Bilp;
use gridwright::solve::native::Native;
use gridwright::solve::{Control, Engine, Verdict};

/// Puzzles that are larger, say more, or give less.
const HARDER: &[&str] = &[
    "greek-fig5.1-sudoku-x",
    "persian-fig7-three-magic",
    "outside-1",
    "derived-supersudoku-16x16",
    "groebner-fig1-diagonal-derived",
    "groebner-fig2-samurai-derived",
    "groebner-fig3-sohei-derived",
];

fn main() {
    divan::main();
}

/// The papers' own classic puzzles, as adopted.
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
