//! The model as a binary integer linear program: 0/1 variables and linear rows.
//!
//! `x[cell, digit]` is 1 when the cell holds the digit. Every cell holds one digit, and each shape becomes rows over
//! these variables, as in A. Bartlett, T. Chartier, A. Langville, T. Rankin, *An Integer Programming Model for the
//! Sudoku Problem*, Journal of Online Mathematics and its Applications 8 (2008). The objective is zero: every feasible
//! point is a solution.
//!
//! Some shapes get auxiliary 0/1 variables, which make the linear relaxation far tighter: a sum has one for each
//! combination of digits in its cells instead of one weighted row, if there are few enough combinations (`sums`); words
//! of distinct digits have one for each of their patterns (`patterns`). Pairs of cells have rows for two digits at once
//! (`pairs`). A table has one for each tuple, and a linear constraint is one row (`linear`). Connected places have
//! one for each place and number of steps in which it is reached (`connected`).

mod build;
mod connected;
mod different;
mod innies;
mod linear;
mod pairs;
mod patterns;
mod ranks;
mod rows;
mod sums;
mod words;

pub use rows::{Program, Row, Var};
