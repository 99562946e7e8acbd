//! What several test files share.

// Each test program uses only part of this.
#![allow(dead_code)]
#![allow(clippy::unwrap_used, reason = "a test fails where a value is missing")]

pub mod marks;
pub mod paper;
pub mod random;
pub mod tools;
