//! Output for text that is produced in chunks, such as one puzzle after another.

use super::destination::Destination;
use super::outcome::Outcome;
use super::terminal::{Out, fail, output_error};
use crate::formats::{AtomicSave, SpooledText};

/// The destination of text that is produced in chunks.
pub(super) enum TextSink<'a> {
    /// Standard output, immediately.
    Live(Out),
    /// Standard output, once it is certain that nothing is lost.
    Held(SpooledText),
    /// A file, which appears when it is complete.
    File(&'a Destination<'a>, Option<AtomicSave>),
}

impl TextSink<'_> {
    /// Returns the number of bytes above which the text collected so far is written.
    pub(super) fn chunk_size(&self) -> usize {
        match self {
            TextSink::Live(_) => 0,
            TextSink::Held(_) | TextSink::File(..) => 1 << 17,
        }
    }

    pub(super) fn write(&mut self, text: &str) -> Result<(), Outcome> {
        match self {
            TextSink::Live(out) => out.text(text).and_then(|()| out.flush()).map_err(output_error),
            TextSink::Held(held) => held.write(text.as_bytes()).map_err(output_error),
            TextSink::File(destination, saving) => {
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
            TextSink::Live(_) | TextSink::File(_, None) => Ok(()),
            TextSink::Held(held) => Out::new().held(held).map_err(output_error),
            TextSink::File(destination, Some(saving)) => destination.finish(saving),
        }
    }
}
