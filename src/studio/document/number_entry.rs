//! Typing a clue or a given of several figures. It is one undo step, and the engines are asked only once the
//! number is finished or the setter pauses: the verdict on the first figure alone is of no use.

mod figure_entry;

use crate::board::CellSet;

/// The pause after the last figure, in seconds, that finishes a number.
const PAUSE_SECS: f64 = 0.8;

/// A number that is being typed.
#[derive(Debug)]
pub(in crate::studio) struct NumberEntry {
    /// The semantic revision of the puzzle with the figures so far. If the document has another revision, something
    /// else was edited.
    revision: u64,
    /// The time at which the number is regarded as finished, by the window's clock in seconds; None before the first
    /// frame.
    until: Option<f64>,
    /// The conflicting cells before the entry.
    pub conflicts: CellSet,
}
