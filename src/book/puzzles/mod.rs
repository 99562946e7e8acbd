//! Work on the puzzles of a booklet: proves and rates each of them, and finds those that are the same puzzle.

mod proof;
mod rate;
mod twins;

pub use proof::{Proof, prove};
pub use rate::{claimed_stars, rate, rate_claims};
pub use twins::{find_twins, find_twins_until};
