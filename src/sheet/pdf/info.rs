//! The metadata and output settings of a file.

use serde::{Deserialize, Serialize};

use super::date::LAST_SECOND;
use super::error::PdfError;
use crate::sheet::ink_limit::InkLimit;
use crate::sheet::paper::Binding;

/// The intended use of the file.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PdfPreset {
    /// A PDF viewer: the file has metadata for title, author and language, an outline, and tags for its parts.
    #[default]
    Screen,
    /// A print shop: PDF/X-1a:2003 without transparency, in greys or in the four inks of a press.
    PrintShop,
}

/// The metadata and output settings of a file. Empty texts are left out, except where a file for a print shop requires
/// them; defaults are used there.
#[derive(Clone, Copy, Default, Debug)]
pub struct DocumentInfo<'a> {
    /// The title of the document.
    pub title: &'a str,
    /// The author of the document.
    pub author: &'a str,
    /// The language as a BCP 47 tag, such as `en` or `fa`.
    pub language: &'a str,
    /// The intended use of the file.
    pub preset: PdfPreset,
    /// True to write colours in the four inks of a press (CMYK), as files for a print shop always do. Files with only
    /// greys stay grey.
    pub cmyk: bool,
    /// The largest sum of the four inks at any point.
    pub ink_limit: InkLimit,
    /// The intended printing condition of a file for a print shop, by its name in the registry of the International
    /// Color Consortium. If it is empty, [`DEFAULT_CONDITION`] is used.
    pub output_condition: &'a str,
    /// The creation time of a file for a print shop, in seconds since 1970. The standard requires it.
    pub created: u64,
    /// The binding, which determines how viewers show and turn facing pages. It also applies to files for print shops.
    pub binding: Binding,
}

/// The default printing condition: offset printing on coated paper (ISO 12647-2).
pub const DEFAULT_CONDITION: &str = "FOGRA39";

/// The printing conditions in the CMYK registry of the International Color Consortium, and the characterised reference
/// printing conditions of ISO/PAS 15339-2.
pub const CONDITIONS: [&str; 45] = [
    "CGATS TR 001",
    "CGATS TR 002",
    "CGATS TR 003",
    "CGATS TR 005",
    "CGATS TR 006",
    "CGATS21-2-CRPC1",
    "CGATS21-2-CRPC2",
    "CGATS21-2-CRPC3",
    "CGATS21-2-CRPC4",
    "CGATS21-2-CRPC5",
    "CGATS21-2-CRPC6",
    "CGATS21-2-CRPC7",
    "EUROSB104",
    "EUROSB204",
    "FOGRA27",
    "FOGRA28",
    "FOGRA29",
    "FOGRA30",
    "FOGRA31",
    "FOGRA32",
    "FOGRA33",
    "FOGRA34",
    "FOGRA38",
    "FOGRA39",
    "FOGRA40",
    "FOGRA41",
    "FOGRA42",
    "FOGRA43",
    "FOGRA44",
    "FOGRA45",
    "FOGRA46",
    "FOGRA47",
    "FOGRA48",
    "FOGRA49",
    "FOGRA50",
    "FOGRA51",
    "FOGRA52",
    "FOGRA53",
    "FOGRA54",
    "FOGRA60",
    "IFRA26",
    "IFRA30",
    "JC200103",
    "JC200104",
    "JCW2003",
];

/// Returns whether a printing condition is one of [`CONDITIONS`]. An empty name stands for [`DEFAULT_CONDITION`].
pub fn is_known_condition(name: &str) -> bool {
    let name = name.trim();
    name.is_empty() || CONDITIONS.contains(&name)
}

/// Parses the creation time of a file for a print shop, in seconds since 1970, as given by another program.
///
/// # Errors
/// Returns an error if the text is not a whole number, or if the time is after the year 9999, the last year in
/// PDF dates.
pub fn parse_creation_time(seconds: &str) -> Result<u64, PdfError> {
    let number = seconds.trim().parse().ok().filter(|&seconds| seconds <= LAST_SECOND);
    number.ok_or_else(|| PdfError::Date { seconds: seconds.to_owned() })
}
