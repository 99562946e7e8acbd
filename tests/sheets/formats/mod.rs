//! Puzzles survive being written and read; bad files are rejected with the fault and its position; saving is all or
//! nothing.

mod bad_input;
mod blocks;
mod branches_and_shades;
mod choices;
mod classic;
mod drawings;
mod every_format;
mod fog;
mod foreign_meanings;
mod fpuzzles;
#[cfg(feature = "studio")]
mod fuzz;
mod grids;
mod iss;
mod json;
mod killer;
mod layouts;
mod limits;
mod lines;
mod modifiers;
mod numbering;
mod progress;
mod published;
mod readings;
mod recognised;
mod relations;
mod remarks;
mod round_trip;
mod saving;
mod sentences;
mod setups;
mod sudokupad;
mod table;
mod texts;

use std::fs;
use std::path::PathBuf;

use gridwright::formats::{self, Format};
use gridwright::puzzle::Puzzle;
use proptest::test_runner::{Config, RngSeed};

use crate::common::soak;

/// Returns a configuration with the same random puzzles in every run.
fn same_in_every_run() -> Config {
    Config { rng_seed: RngSeed::Fixed(3), failure_persistence: None, ..Config::default() }
}

/// Returns a configuration with this many random puzzles, the same in every run; a soak has more and others, see
/// [`soak`].
fn soaked(cases: u32) -> Config {
    Config { cases: cases * soak(), rng_seed: RngSeed::Fixed(2 + u64::from(soak())), ..same_in_every_run() }
}

fn ron(puzzle: &Puzzle) -> String {
    let (text, warnings) = formats::write(&[puzzle], Format::Ron).unwrap();
    assert_eq!(warnings, []);
    text
}

pub(crate) fn read_one(text: &str) -> Puzzle {
    let mut loaded = formats::read_str("test", text, None).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(loaded.len(), 1);
    assert_eq!(loaded[0].warnings, []);
    loaded.remove(0).puzzle
}

fn error_of(text: &str, promised: Option<Format>) -> String {
    formats::read_str("f", text, promised).expect_err(text).to_string()
}

fn golden(name: &str) -> String {
    let path: PathBuf = [env!("CARGO_MANIFEST_DIR"), "tests", "puzzles", name].iter().collect();
    fs::read_to_string(path).unwrap()
}

const GOLDEN: [&str; 3] = ["many-rules.ron", "other-grids.ron", "two-grids.ron"];

/// An empty puzzle as a line.
const EMPTY_4X4: &str = "................";
