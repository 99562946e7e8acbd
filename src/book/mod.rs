//! Booklets from end to end: the puzzles that a booklet's file refers to are found ([`gather`]), proved again
//! ([`prove`]), set as pages, judged as a print shop would ([`preflight`]), and made into a file ([`print()`]).
//!
//! **Invariant.** An answer at the back of a booklet is the only solution of its puzzle, proved by an engine and
//! checked against the plain meaning of the rules.

mod gather;
mod preflight;
mod proof;
mod twins;

use std::ops::ControlFlow;

use crate::sheet::Leaf;
use crate::sheet::booklet::{BookSettings, Booklet, impose};
use crate::sheet::pdf::{self, About, PdfError};

pub use gather::{Fault, Gathered, MOST_PUZZLES, Origin, gather, gather_item, relative_path};
pub use preflight::{Finding, Place, Problem, Severity, preflight};
pub use proof::{Proof, prove};
pub use twins::twins;

/// The sheets of a finished booklet: its pages, or pairs of them for a saddle stitch.
pub fn sheets(settings: &BookSettings, booklet: &Booklet) -> Vec<Leaf> {
    if settings.saddle_stitch { impose(&booklet.leaves, settings.binding()) } else { booklet.leaves.clone() }
}

/// A finished booklet as a PDF file. `progress` is told how many sheets are done, and may stop. The same booklet gives
/// the same bytes.
///
/// # Errors
/// When the paper has no size, the library fails, or `progress` stops.
pub fn print(
    settings: &BookSettings,
    booklet: &Booklet,
    progress: &mut dyn FnMut(usize) -> ControlFlow<()>,
) -> Result<Vec<u8>, PdfError> {
    let BookSettings { title, author, language, preset, .. } = settings;
    let about = About { title, author, language, preset: *preset, binding: settings.binding() };
    pdf::render_leaves(&sheets(settings, booklet), settings.ink.palette(), about, progress)
}
