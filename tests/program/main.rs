//! Tests of the program from the outside: the command line, the window, and the library's examples.

#![allow(clippy::unwrap_used, reason = "a test fails where a value is missing")]

#[path = "../common/mod.rs"]
mod common;

mod cli;
mod desktop;
mod every_fault;
mod examples;
#[cfg(feature = "studio")]
mod studio;
