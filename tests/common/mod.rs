//! What several test files share.

// Each test program uses only part of this.
#![allow(dead_code)]
#![allow(clippy::unwrap_used, reason = "a test fails where a value is missing")]

pub mod answers;
pub mod marks;
pub mod paper;
pub mod random;
pub mod rules;
pub mod tools;

/// How many times as many random cases are asked for as every run has, others than those: `GRIDWRIGHT_SOAK=N`, N from 2
/// on, for a night.
pub fn soak() -> u32 {
    std::env::var("GRIDWRIGHT_SOAK").map_or(1, |times| times.parse().expect("GRIDWRIGHT_SOAK is a number"))
}
