//! The search on wide boards, of more than 128 cells.

pub mod branch;
pub mod crossings;
pub mod groups;
pub mod layout;
pub mod search;
pub mod store;
