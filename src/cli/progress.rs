//! A progress line on the terminal, which is erased when the work is done.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

use super::terminal::Escaped;

/// A progress line. Prints nothing unless standard error is a terminal.
pub(super) struct ProgressLine {
    shown: bool,
    is_terminal: bool,
    next: Instant,
}

/// The least time between two updates.
const UPDATE_INTERVAL: Duration = Duration::from_millis(100);

impl ProgressLine {
    pub(super) fn new() -> ProgressLine {
        ProgressLine { shown: false, is_terminal: io::stderr().is_terminal(), next: Instant::now() + UPDATE_INTERVAL }
    }

    /// Replaces the text, unless the last update is too recent.
    pub(super) fn show(&mut self, text: impl FnOnce() -> String) {
        let now = Instant::now();
        if self.is_terminal && now >= self.next {
            self.next = now + UPDATE_INTERVAL;
            self.shown = true;
            let _ = write!(io::stderr(), "\r{}\x1b[K", Escaped(text()));
        }
    }

    /// Erases the line, so that something else can be printed.
    pub(super) fn clear(&mut self) {
        if std::mem::take(&mut self.shown) {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}

impl Drop for ProgressLine {
    fn drop(&mut self) {
        self.clear();
    }
}

/// Returns a progress bar such as `[######..............] 31 of 100`.
pub(super) fn bar(done: usize, count: usize) -> String {
    const WIDTH: usize = 30;
    let full = done * WIDTH / count.max(1);
    format!("[{}{}] {done} of {count}", "#".repeat(full), ".".repeat(WIDTH - full))
}
