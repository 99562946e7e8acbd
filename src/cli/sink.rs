//! Where a text goes that comes in parts, such as many puzzles one after the other.

use super::Outcome;
use super::destination::Destination;
use super::terminal::{Out, fail, unprintable};
use crate::formats::{Held, Saving};

/// Where the new text goes, part by part.
pub(super) enum Sink<'a> {
    /// To standard output, each puzzle at once.
    Live(Out),
    /// To standard output once it is known that nothing is lost.
    Held(Held),
    /// To a file, which is there when it is whole.
    File(&'a Destination<'a>, Option<Saving>),
}

impl Sink<'_> {
    /// More bytes than these are written before others are made.
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

    /// Writes the rest.
    pub(super) fn finish(mut self, text: &str) -> Result<(), Outcome> {
        self.write(text)?;
        match self {
            Sink::Live(_) | Sink::File(_, None) => Ok(()),
            Sink::Held(held) => Out::new().held(held).map_err(unprintable),
            Sink::File(destination, Some(saving)) => destination.finish(saving),
        }
    }
}
