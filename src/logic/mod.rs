//! How a person solves a puzzle: named steps, simplest first, over houses that meet and what rules say.
//!
//! A [`Layout`] is a [`crate::model::Model`] prepared: groups of cells that differ, who sees whom, and the other
//! shapes. Rows, boxes, diagonals, pyramids and cages are all groups, so techniques that are known from classic puzzles
//! hold for every kind; what rules say beyond that has techniques of its own. A [`Position`] holds the candidates, a
//! [`Step`] says as data what it uses and what follows, and [`solve()`] takes the simplest one again and again.
//!
//! Techniques lie in `techniques`, a file each, behind one list (`technique.rs`). Their numbers are those of Sudoku
//! Explainer where it has them; `docs/difficulty.md` says where the others come from.
//!
//! **Invariant.** No step takes away a candidate that some solution of the model has; those that lean on there being
//! one solution are taken only where the caller says so. A filling that a path ends with obeys the model.

mod bits;
mod chain;
mod difficulty;
mod layout;
mod leftover;
mod links;
mod memo;
mod position;
mod reach;
mod say;
mod solve;
mod step;
mod technique;
mod techniques;
mod word_table;

pub use difficulty::{Difficulty, Label, bottlenecks, waves};
pub use layout::{Group, GroupKind, Layout};
pub use position::Position;
pub use say::{Names, house_name};
pub use solve::{Path, PathOptions, next_step, solve, steps_of};
pub use step::{Claim, Number, Step};
pub use technique::{About, TechniqueId};
