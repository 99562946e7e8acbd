//! The list of formats.

use strum::VariantArray;

use crate::words::Message;

/// A format of puzzles in a file or link. The formats are declared in the order of detection.
#[derive(Clone, Copy, PartialEq, Eq, Debug, VariantArray)]
pub enum Format {
    /// One puzzle with everything in it.
    Ron,
    /// One JSON object per puzzle, with everything in it.
    JsonLines,
    /// A table with one puzzle per row.
    Csv,
    /// The JSON of f-puzzles.
    FPuzzles,
    /// A link that opens a puzzle in f-puzzles.
    FPuzzlesLink,
    /// The JSON of SudokuPad.
    SudokuPad,
    /// A link that opens a puzzle in SudokuPad.
    SudokuPadLink,
    /// KSudoku games.
    KSudoku,
    /// OpenSudoku folders.
    OpenSudoku,
    /// Nine rows under header lines.
    Sdk,
    /// Collections of 81 digits per line.
    Sdm,
    /// Nine rows of candidates.
    Sdx,
    /// Tables of candidates.
    Candidates,
    /// Text pictures.
    Picture,
    /// Killers in one line.
    Killer,
    /// Game IDs of Solo.
    Solo,
    /// puzz.link links.
    PuzzLink,
    /// SudokuMaker links.
    SudokuMaker,
    /// Penpa+ links.
    Penpa,
    /// Strings of the Interactive Sudoku Solver.
    Iss,
    /// A link that opens a puzzle in the Interactive Sudoku Solver.
    IssLink,
    /// One puzzle's givens per line, or a whole board as rows; lines may also be links or other formats.
    Lines,
}

impl Format {
    /// All formats, in the order of detection.
    pub const ALL: &'static [Format] = Format::VARIANTS;

    /// Returns the name: mostly that of a program, which is the same in every language.
    pub fn name(self) -> Message {
        match self {
            Format::Ron => Message::verbatim("Gridwright"),
            Format::Lines => Message::new("format-lines"),
            Format::FPuzzles => Message::verbatim("f-puzzles (JSON)"),
            Format::FPuzzlesLink => Message::new("format-link").with("name", "f-puzzles"),
            Format::SudokuPad => Message::verbatim("SudokuPad (JSON)"),
            Format::SudokuPadLink => Message::new("format-link").with("name", "SudokuPad"),
            Format::JsonLines => Message::new("format-json-lines"),
            Format::Csv => Message::verbatim("CSV"),
            Format::KSudoku => Message::verbatim("KSudoku"),
            Format::OpenSudoku => Message::verbatim("OpenSudoku"),
            Format::Sdk => Message::verbatim("Sudoku (.sdk)"),
            Format::Sdm => Message::new("format-sdm"),
            Format::Sdx => Message::new("format-sdx"),
            Format::Candidates => Message::new("format-candidates"),
            Format::Picture => Message::new("format-picture"),
            Format::Killer => Message::new("format-killer"),
            Format::Solo => Message::new("format-solo"),
            Format::PuzzLink => Message::verbatim("puzz.link"),
            Format::SudokuMaker => Message::verbatim("SudokuMaker"),
            Format::Penpa => Message::verbatim("Penpa+"),
            Format::Iss => Message::verbatim("Interactive Sudoku Solver"),
            Format::IssLink => Message::new("format-link").with("name", "Interactive Sudoku Solver"),
        }
    }
}
