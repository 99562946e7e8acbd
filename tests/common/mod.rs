//! What several test files share.

// Each test file is a program of its own and uses only part of this.
#![allow(dead_code)]
#![allow(clippy::unwrap_used, reason = "a test fails where a value is missing")]

pub mod paper;
pub mod random;
