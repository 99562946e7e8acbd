//! Helpers shared by several test files.

// Each test program uses only part of this.
#![allow(dead_code)]
#![allow(clippy::unwrap_used, reason = "a test fails where a value is missing")]

pub mod answers;
pub mod browser;
pub mod marks;
pub mod paper;
pub mod pdf;
pub mod random;
pub mod rules;
pub mod tools;

/// Returns how many times as many random cases to run, different from those of ordinary runs: `GRIDWRIGHT_SOAK=N`, with
/// N from 2, for a run overnight.
pub fn soak() -> u32 {
    std::env::var("GRIDWRIGHT_SOAK").map_or(1, |times| times.parse().expect("GRIDWRIGHT_SOAK is a number"))
}
