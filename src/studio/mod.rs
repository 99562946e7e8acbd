//! The window.

use std::path::PathBuf;

/// Opens the window, with this puzzle if one is named, and returns when it is closed.
///
/// # Errors
/// When there is no window.
pub fn run(_puzzle: Option<PathBuf>) -> Result<(), String> {
    Err("there is no window yet".to_owned())
}
