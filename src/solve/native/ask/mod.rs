//! Questions about a model: which search answers, when the other has its turn, and what is kept for the next question.

pub mod candidates;
pub mod many;
pub mod memory;
pub mod parallel;
pub mod question;
