//! Which codec a format has, and how the format of a text is found out.

use std::path::Path;

use super::classic::{CANDIDATES_OF_A_LINE, Candidates, Killer, Picture, PuzzLink, Sdk, Sdm, Sdx, Solo};
use super::codec::{About, Codec, Written};
use super::format::Format;
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

/// Lines may be puzzles of any format that has one line.
static LINES: LinesCodec = LinesCodec { codec_of_line };

impl Format {
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
            Format::Candidates => &Candidates,
            Format::Picture => &Picture,
            Format::Killer => &Killer,
            Format::Solo => &Solo,
            Format::PuzzLink => &PuzzLink,
            Format::SudokuMaker => &SudokuMaker,
            Format::Penpa => &Penpa,
            Format::Iss => &Iss,
            Format::IssLink => &IssLink,
        }
    }

    /// What is known of it.
    pub fn about(self) -> &'static About {
        self.codec().about()
    }

    /// The format that a file's name promises.
    pub fn of_path(path: &Path) -> Option<Format> {
        let extension = path.extension()?.to_str()?.to_ascii_lowercase();
        Format::ALL.iter().copied().find(|format| format.about().extensions.contains(&extension.as_str()))
    }

    /// The format with this word on the command line.
    pub fn of_word(word: &str) -> Option<Format> {
        Format::ALL.iter().copied().find(|format| format.about().word == word)
    }

    /// The format of a text, by its content; what the name promises decides where the content does not tell.
    pub(super) fn of_text(text: &str, promised: Option<Format>) -> Format {
        let known = Format::ALL.iter().copied().find(|format| format.about().read && format.codec().sniff_whole(text));
        known.or(promised.filter(|format| format.about().read)).unwrap_or(Format::Lines)
    }

    /// The format of a line in a collection, where it is none of the collection's own.
    pub(super) fn of_line(line: &str) -> Option<Format> {
        // Most lines of a collection are givens, and few other formats have a line like these.
        let is_plain = line.starts_with(|first: char| first == '.' || first.is_ascii_digit()) && !line.contains(':');
        if is_plain && !iss::opens(line) && line.len() != CANDIDATES_OF_A_LINE {
            return None;
        }
        Format::ALL.iter().copied().find(|format| format.codec().sniff_line(line))
    }
}

/// Whether a word, as an argument of the command line, is a link or another puzzle in one line, and no name of a file.
pub fn is_link(word: &str) -> bool {
    Format::of_line(word.trim()).is_some()
}

fn codec_of_line(line: &str) -> Option<&'static dyn Codec> {
    Format::of_line(line).map(Format::codec)
}

/// What is said of a file whose name promises no format.
pub fn unknown_format() -> WriteError {
    let written = Format::ALL.iter().map(|format| format.about()).filter(|about| about.written != Written::Never);
    let endings: Vec<String> = written.flat_map(|about| about.extensions).map(|ending| format!(".{ending}")).collect();
    WriteError::UnknownFormat { endings: endings.join(", ") }
}
