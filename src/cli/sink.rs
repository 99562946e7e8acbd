//! Output for text that is produced in chunks, such as one puzzle after another.

use super::Outcome;
use super::destination::Destination;
use super::terminal::{Out, fail, unprintable};
use crate::formats::{Held, Saving};

/// The destination of text that is produced in chunks.
pub(super) enum Sink<'a> {
    /// Standard output, immediately.
    Live(Out),
    /// Standard output, once it is certain that nothing is lost.
    Held(Held),
    /// A file, which appears when it is complete.
    File(&'a Destination<'a>, Option<Saving>),
}

impl Sink<'_> {
    /// Returns the number of bytes above which the text so far is written.
    pub(super) fn part(&self) -> usize {
        match self {
            Sink::Live(_) => 0,
            Sink::Held(_) | Sink::File(..) => 1 << 17,
        }
    }

    pub(super) fn write(&mut self, text: &str) -> Result<(), Outcome> {
        match self {
            Sink::Live(out) => out.text(text).and_then(|()| out.flush()).map_err(unprintable),
            Sink::Held(held) => held.write(text.as_bytes()).map_err(unprintable),
            Sink::File(destination, saving) => {
                let saving = match saving {
                    Some(saving) => saving,
                    None => saving.insert(destination.begin()?),
                };
                saving.write(text.as_bytes()).map_err(fail)
            }
        }
    }

    /// Writes the last text and completes the output.
    pub(super) fn finish(mut self, text: &str) -> Result<(), Outcome> {
        self.write(text)?;
        match self {
            Sink::Live(_) | Sink::File(_, None) => Ok(()),
            Sink::Held(held) => Out::new().held(held).map_err(unprintable),
            Sink::File(destination, Some(saving)) => destination.finish(saving),
        }
    }
}
