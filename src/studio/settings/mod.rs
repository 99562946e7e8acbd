//! Preferences, appearance, keyboard shortcuts and help.

pub(in crate::studio) mod about_dialog;
pub(in crate::studio) mod appearance;
pub(in crate::studio) mod commands;
pub(in crate::studio) mod finder_dialog;
pub(in crate::studio) mod handbook_dialog;
pub(in crate::studio) mod keymap;
pub(in crate::studio) mod preferences;
pub(in crate::studio) mod shortcuts_dialog;
pub(in crate::studio) mod startup;
pub(in crate::studio) mod tour;
