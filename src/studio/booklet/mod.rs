//! The booklet: its puzzles, page settings and pages.

mod attachments;
pub(in crate::studio) mod commands;
pub(in crate::studio) mod files;
pub(in crate::studio) mod page_presets;
mod reading;
pub(in crate::studio) mod state;
pub(in crate::studio) mod view;
