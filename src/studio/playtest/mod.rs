//! The playtest: solving the open puzzle as a solver would.

pub(in crate::studio) mod commands;
pub(in crate::studio) mod persistence;
pub(in crate::studio) mod state;
pub(in crate::studio) mod view;
