//! Queries about a model.
//!
//! `query` searches for solutions, `candidates` for the digits that each cell takes in some solution, `many_queries`
//! answers many queries of one layout. `turns` alternates between the depth-first search and the learning search,
//! `parallel` runs a long count on all cores, and `candidate_memory` keeps what is known about the candidates, so that
//! what still holds after the next edit can be reused.

pub mod candidate_memory;
pub mod candidates;
pub mod many_queries;
mod parallel;
pub mod query;
pub mod turns;
