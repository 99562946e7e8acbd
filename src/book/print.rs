//! Writes finished booklets as PDF files.

use std::ops::ControlFlow;

use crate::sheet::Leaf;
use crate::sheet::booklet::{BookSettings, Booklet, fronts_then_backs, impose, with_marks};
use crate::sheet::pdf::{self, DocumentInfo, PdfError, PdfPreset};

/// Returns the creation time for a PDF file, in seconds since 1970. For a print shop this is the value of the
/// environment variable `SOURCE_DATE_EPOCH` (the convention for reproducible builds) if it is set, and otherwise the
/// current time. Other files carry no creation time, so the function returns 0 for them.
///
/// # Errors
/// Returns an error if the variable holds a time that PDF cannot express.
pub fn creation_time(preset: PdfPreset) -> Result<u64, PdfError> {
    let clock = || std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default().as_secs();
    match (preset, std::env::var_os("SOURCE_DATE_EPOCH")) {
        (PdfPreset::Screen, _) => Ok(0),
        (PdfPreset::PrintShop, Some(seconds)) if !seconds.is_empty() => {
            pdf::parse_creation_time(&seconds.to_string_lossy())
        }
        (PdfPreset::PrintShop, _) => Ok(clock()),
    }
}

/// Returns the sheets of a finished booklet: its pages, or pairs of pages for saddle stitching.
pub fn sheets(settings: &BookSettings, booklet: &Booklet) -> Vec<Leaf> {
    let leaves = match settings.saddle_stitch {
        true => impose(&booklet.leaves, settings.binding(), settings.creep_mm),
        false => booklet.leaves.clone(),
    };
    let leaves = if settings.marks { with_marks(leaves, settings.saddle_stitch) } else { leaves };
    if settings.manual_duplex { fronts_then_backs(leaves) } else { leaves }
}

/// Writes a finished booklet as a PDF file. `made` is the creation time in seconds since 1970, which only a file for a
/// print shop carries. `progress` receives the number of finished sheets and may cancel. The same booklet always gives
/// the same bytes.
///
/// # Errors
/// Returns an error if the paper has no size, the library fails, or `progress` cancels.
pub fn print(
    settings: &BookSettings,
    booklet: &Booklet,
    made: u64,
    progress: &mut dyn FnMut(usize) -> ControlFlow<()>,
) -> Result<Vec<u8>, PdfError> {
    let BookSettings { title, author, language, preset, cmyk, condition, .. } = settings;
    let (preset, four_inks, binding) = (*preset, *cmyk, settings.binding());
    let about = DocumentInfo {
        title,
        author,
        language,
        preset,
        cmyk: four_inks,
        ink_limit: settings.ink_limit(),
        output_condition: condition,
        created: made,
        binding,
    };
    pdf::render_leaves(&sheets(settings, booklet), settings.ink.palette(), about, progress)
}
