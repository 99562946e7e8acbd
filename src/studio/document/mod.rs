//! The open puzzle: its history, its edits and what is typed into it.

pub(in crate::studio) mod cell_names;
pub(in crate::studio) mod error_markers;
pub(in crate::studio) mod history;
pub(in crate::studio) mod jigsaw;
pub(in crate::studio) mod number_entry;
pub(in crate::studio) mod on_disk;
pub(in crate::studio) mod open_document;
pub(in crate::studio) mod played_cells;
pub(in crate::studio) mod published_text;
pub(in crate::studio) mod rule_placement;
pub(in crate::studio) mod rules;
pub(in crate::studio) mod version_diff;
