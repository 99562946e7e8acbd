//! The logical solver: solves a puzzle as a person does, in named steps, simplest first.
//!
//! A [`LogicLayout`] is a [`crate::model::Model`] prepared for solving: groups of cells with different digits, peers,
//! and the other constraints. Rows, boxes, diagonals, pyramids and cages are all groups, so the techniques of classic
//! puzzles apply to all of them. Other rules have techniques of their own. A [`SolvingPosition`] holds the candidates,
//! a [`Step`] describes as data what it uses and what follows, and [`solve()`] takes the simplest step again and again.
//!
//! The techniques are in `techniques`, one file each, and `technique_list.rs` lists them. A technique of Sudoku
//! Explainer has its rating there; `docs/difficulty.md` explains the ratings of all others.
//!
//! **Invariant.** No step removes a candidate that some solution of the model has. Steps that rely on uniqueness are
//! taken only if the caller says that the solution is unique. A filling at the end of a path obeys the model.

mod bits;
mod build_layout;
mod chain;
mod deduction_cache;
mod describe;
mod difficulty;
mod find_links;
mod forcing_net;
mod layout;
mod leftover_sums;
mod links;
mod position;
mod solve;
mod step;
mod technique;
mod technique_list;
mod techniques;
mod word_table;

pub use describe::{StepNames, house_name};
pub use difficulty::{Difficulty, DifficultyLabel, bottlenecks, dependency_depths};
pub use layout::{CellGroup, GroupKind, LogicLayout};
pub use position::SolvingPosition;
pub use solve::{LogicPath, PathOptions, next_step, solve, steps_of};
pub use step::{Claim, Step, StepRating};
pub use technique::TechniqueInfo;
pub use technique_list::TechniqueId;
