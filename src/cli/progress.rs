//! A line on the terminal that says how far the work is, and goes away when it is done.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

use super::terminal::Shown;

/// Silent unless standard error is a terminal.
pub(super) struct ProgressLine {
    shown: bool,
    is_terminal: bool,
    next: Instant,
}

/// The least time between two changes of the line.
const PAUSE: Duration = Duration::from_millis(100);

impl ProgressLine {
    pub(super) fn new() -> ProgressLine {
        ProgressLine { shown: false, is_terminal: io::stderr().is_terminal(), next: Instant::now() + PAUSE }
    }

    /// Shows this text instead of the last, unless that is only just there.
    pub(super) fn show(&mut self, text: impl FnOnce() -> String) {
        let now = Instant::now();
        if self.is_terminal && now >= self.next {
            self.next = now + PAUSE;
            self.shown = true;
            let _ = write!(io::stderr(), "\r{}\x1b[K", Shown(text()));
        }
    }

    /// Takes the line away, before anything else is printed.
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

/// `[######..............] 31 of 100`
pub(super) fn bar(done: usize, count: usize) -> String {
    const WIDTH: usize = 30;
    let full = done * WIDTH / count.max(1);
    format!("[{}{}] {done} of {count}", "#".repeat(full), ".".repeat(WIDTH - full))
}
