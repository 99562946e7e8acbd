//! Booklets from end to end: loads the puzzles that a booklet file lists ([`gather()`]), proves each one again
//! ([`prove`]), reads the pictures and the font it names ([`read_assets`]), checks the pages as a print shop would
//! ([`preflight()`]) and writes the finished file ([`print()`]).
//!
//! **Invariant.** An answer at the back of a booklet is the only solution of its puzzle. An engine has proved it, and
//! it has been checked against the rules themselves.

mod loading;
mod preflight;
mod print;
mod puzzles;

pub use loading::{
    EntryError, EntryOrigin, GatheredPuzzles, Gatherer, SUDOKUPAD_PLACEHOLDER, add_links, fonts_with, gather,
    puzzle_files, read_assets, read_picture, relative_path,
};
pub use preflight::{
    FindingPosition, MIN_LARGE_POINTS, MIN_POINTS, PreflightFinding, PreflightProblem, Severity, preflight,
    preflight_sheet, preflight_until,
};
pub use print::{creation_time, print, sheets};
pub use puzzles::{Proof, find_twins, find_twins_until, prove, rate};
