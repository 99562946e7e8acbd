//! Strings of the Interactive Sudoku Solver, such as `.Thermo~R1C1~R1C2`: a sequence of constraints with arguments.
//! Also links with such strings.

mod constraint;
mod decomposed;
mod link;
mod named;
mod read;
mod relation;
mod rules;
mod string;
mod tokens;
mod write;

pub(super) use link::IssLink;
pub(super) use string::Iss;
pub(super) use tokens::opens;
