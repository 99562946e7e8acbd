//! The open puzzle: its history, its edits and what is typed into it.

pub(in crate::studio) mod cell_names;
pub(in crate::studio) mod edits;
pub(in crate::studio) mod history;
pub(in crate::studio) mod number_entry;
pub(in crate::studio) mod open_document;
pub(in crate::studio) mod rules;
pub(in crate::studio) mod typing;
pub(in crate::studio) mod version_diff;
