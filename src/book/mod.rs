//! Booklets from end to end: the puzzles that a booklet's file refers to are found ([`gather`]), proved again
//! ([`prove`]), set as pages with the pictures and the font that it names ([`read_art`]), judged as a print shop would
//! ([`preflight`]), and made into a file ([`print()`]).
//!
//! **Invariant.** An answer at the back of a booklet is the only solution of its puzzle, proved by an engine and
//! checked against the plain meaning of the rules.

mod art;
mod gather;
mod pictures;
mod preflight;
mod proof;
mod rate;
mod shelf;
mod twins;

use std::ops::ControlFlow;

use crate::sheet::Leaf;
use crate::sheet::booklet::{BookSettings, Booklet, fronts_then_backs, impose, with_marks};
use crate::sheet::pdf::{self, About, PdfError, Preset};

pub use art::{SUDOKUPAD, add_links, read_art, read_picture};
pub use gather::{Fault, Gathered, Gatherer, Origin, gather, relative_path};
pub use preflight::{
    Finding, LEAST_LARGE_POINTS, LEAST_POINTS, Place, Problem, Severity, preflight, preflight_sheet, preflight_until,
};
pub use proof::{Proof, prove};
pub use rate::rate;
pub use twins::{twins, twins_until};

/// The time that a file for a print shop tells, in seconds since 1970: now, or that of the variable
/// `SOURCE_DATE_EPOCH`, by which programs are told to make the same file again. Other files tell none, so that theirs
/// is 0.
///
/// # Errors
/// When the variable holds no time that PDF can name.
pub fn made(preset: Preset) -> Result<u64, PdfError> {
    let clock = || std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default().as_secs();
    match (preset, std::env::var_os("SOURCE_DATE_EPOCH")) {
        (Preset::Screen, _) => Ok(0),
        (Preset::PrintShop, Some(seconds)) if !seconds.is_empty() => pdf::moment(&seconds.to_string_lossy()),
        (Preset::PrintShop, _) => Ok(clock()),
    }
}

/// The sheets of a finished booklet: its pages, or pairs of them for a saddle stitch.
pub fn sheets(settings: &BookSettings, booklet: &Booklet) -> Vec<Leaf> {
    let leaves = match settings.saddle_stitch {
        true => impose(&booklet.leaves, settings.binding(), settings.creep_mm),
        false => booklet.leaves.clone(),
    };
    let leaves = if settings.marks { with_marks(leaves, settings.saddle_stitch) } else { leaves };
    if settings.manual_duplex { fronts_then_backs(leaves) } else { leaves }
}

/// A finished booklet as a PDF file. `made` is when, in seconds since 1970, which a file for a print shop tells.
/// `progress` is told how many sheets are done, and may stop. The same booklet gives the same bytes.
///
/// # Errors
/// When the paper has no size, the library fails, or `progress` stops.
pub fn print(
    settings: &BookSettings,
    booklet: &Booklet,
    made: u64,
    progress: &mut dyn FnMut(usize) -> ControlFlow<()>,
) -> Result<Vec<u8>, PdfError> {
    let BookSettings { title, author, language, preset, cmyk, condition, .. } = settings;
    let (preset, four_inks, binding) = (*preset, *cmyk, settings.binding());
    let about = About { title, author, language, preset, four_inks, condition, made, binding };
    pdf::render_leaves(&sheets(settings, booklet), settings.ink.palette(), about, progress)
}
