//! The base model of Gridwright, which knows no kinds of rule: boards, constraints, the engines that solve models, and
//! the steps of a human solver. The package `gridwright` presents these modules as its own and describes them together
//! with its architecture.
//!
//! It is a package of its own so that builds for development can optimise the engines and nothing else.

pub mod algebra;
pub mod board;
pub mod logic;
pub mod memory;
pub mod model;
pub mod parallel;
pub mod solve;
pub mod words;
