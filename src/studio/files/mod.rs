//! Files and what is kept on disk: opening, saving, journals, recent files, and the start page.

pub(in crate::studio) mod background_writer;
pub(in crate::studio) mod close_guard;
pub(in crate::studio) mod desktop;
pub(in crate::studio) mod examples;
pub(in crate::studio) mod exporting;
pub(in crate::studio) mod external_change_dialog;
pub(in crate::studio) mod external_changes;
pub(in crate::studio) mod file_choice;
pub(in crate::studio) mod file_commands;
pub(in crate::studio) mod file_dialog;
pub(in crate::studio) mod file_dialog_view;
pub(in crate::studio) mod file_preview;
pub(in crate::studio) mod file_reading;
pub(in crate::studio) mod gallery_dialog;
pub(in crate::studio) mod journal;
pub(in crate::studio) mod links;
pub(in crate::studio) mod opening;
pub(in crate::studio) mod path_probe;
pub(in crate::studio) mod picking;
pub(in crate::studio) mod questions;
pub(in crate::studio) mod read_queue;
pub(in crate::studio) mod recent;
pub(in crate::studio) mod recovery;
pub(in crate::studio) mod recovery_dialog;
pub(in crate::studio) mod requests;
pub(in crate::studio) mod save_name_dialog;
pub(in crate::studio) mod save_queue;
pub(in crate::studio) mod session;
pub(in crate::studio) mod start;
pub(in crate::studio) mod start_page;
pub(in crate::studio) mod system_picker;
pub(in crate::studio) mod tab_commands;
#[cfg(test)]
pub(in crate::studio) mod temp_folder;
pub(in crate::studio) mod watch;
