//! What several test files share.

// Each test file is a program of its own and uses only part of this.
#![allow(dead_code)]

pub mod paper;
pub mod random;
