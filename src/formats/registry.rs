//! The codec of each format, and detection of the format of a text.

use std::path::Path;

use super::classic::{CandidateTable, Killer, PuzzLink, Sdk, Sdm, Sdx, Solo, TABLE_LINE_LENGTH, TextPicture};
use super::codec::Codec;
use super::format::{Format, WriteSupport};
use super::fpuzzles::{FPuzzles, FPuzzlesLink};
use super::iss::{self, Iss, IssLink};
use super::json_lines::JsonLines;
use super::ksudoku::KSudoku;
use super::opensudoku::OpenSudoku;
use super::penpa::Penpa;
use super::ron::RonCodec;
use super::sudokumaker::SudokuMaker;
use super::sudokupad::{SudokuPad, SudokuPadLink};
use super::table::Csv;
use super::text::LinesCodec;
use super::write_error::WriteError;

/// Lines may be puzzles of any format that fits in one line.
static LINES: LinesCodec = LinesCodec { codec_of_line };

impl Format {
    /// Returns the functions that read and write the format.
    pub(super) fn codec(self) -> &'static dyn Codec {
        match self {
            Format::Ron => &RonCodec,
            Format::Lines => &LINES,
            Format::FPuzzles => &FPuzzles,
            Format::FPuzzlesLink => &FPuzzlesLink,
            Format::SudokuPad => &SudokuPad,
            Format::SudokuPadLink => &SudokuPadLink,
            Format::JsonLines => &JsonLines,
            Format::Csv => &Csv,
            Format::KSudoku => &KSudoku,
            Format::OpenSudoku => &OpenSudoku,
            Format::Sdk => &Sdk,
            Format::Sdm => &Sdm,
            Format::Sdx => &Sdx,
            Format::Candidates => &CandidateTable,
            Format::Picture => &TextPicture,
            Format::Killer => &Killer,
            Format::Solo => &Solo,
            Format::PuzzLink => &PuzzLink,
            Format::SudokuMaker => &SudokuMaker,
            Format::Penpa => &Penpa,
            Format::Iss => &Iss,
            Format::IssLink => &IssLink,
        }
    }

    /// Returns the format for the extension of a path.
    pub fn of_path(path: &Path) -> Option<Format> {
        let extension = path.extension()?.to_str()?.to_ascii_lowercase();
        Format::ALL.iter().copied().find(|format| format.info().extensions.contains(&extension.as_str()))
    }

    /// Returns the format with this name on the command line.
    pub fn of_name(word: &str) -> Option<Format> {
        Format::ALL.iter().copied().find(|format| format.info().name == word)
    }

    /// Detects the format of a text by its content; the promised format is used if the content is ambiguous.
    pub(super) fn of_text(text: &str, promised: Option<Format>) -> Format {
        let known = Format::ALL.iter().copied().find(|format| format.info().read && format.codec().sniff_whole(text));
        known.or(promised.filter(|format| format.info().read)).unwrap_or(Format::Lines)
    }

    /// Returns the format of a line in a collection; None if the line has the collection's own format.
    pub(super) fn of_line(line: &str) -> Option<Format> {
        // Most lines of a collection are givens, which few other formats resemble.
        let is_plain = line.starts_with(|first: char| first == '.' || first.is_ascii_digit()) && !line.contains(':');
        if is_plain && !iss::opens(line) && line.len() != TABLE_LINE_LENGTH {
            return None;
        }
        Format::ALL.iter().copied().find(|format| format.codec().sniff_line(line))
    }
}

/// Returns whether an argument of the command line is a link or another puzzle in one line, and not a file name.
pub fn is_link(word: &str) -> bool {
    Format::of_line(word.trim()).is_some()
}

fn codec_of_line(line: &str) -> Option<&'static dyn Codec> {
    Format::of_line(line).map(Format::codec)
}

/// Returns the error for a file whose extension has no format.
pub fn unknown_extension_error() -> WriteError {
    let written = Format::ALL.iter().map(|format| format.info()).filter(|about| about.writes != WriteSupport::Never);
    let endings: Vec<String> = written.flat_map(|about| about.extensions).map(|ending| format!(".{ending}")).collect();
    WriteError::UnknownFormat { endings: endings.join(", ") }
}
