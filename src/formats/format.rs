//! The table of formats: what each is called, and what it holds.

use strum::VariantArray;

use crate::words::Message;

/// The static properties of a format.
#[derive(Debug)]
pub struct FormatInfo {
    /// The name in the window.
    pub title: FormatTitle,
    /// The name on the command line.
    pub name: &'static str,
    /// The file extensions, the first of them for new files; empty for links.
    pub extensions: &'static [&'static str],
    /// True if the format can be read.
    pub read: bool,
    /// The number of puzzles that can be written.
    pub writes: WriteSupport,
    /// A description of what the format holds.
    pub holds: &'static str,
    /// A description of the content that the format cannot hold.
    pub lacks: &'static str,
}

/// The number of puzzles that can be written to a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WriteSupport {
    /// None: the format is read-only.
    Never,
    /// One puzzle per file.
    One,
    /// Any number of puzzles.
    Many,
}

/// The name of a format in the window: mostly that of a program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FormatTitle {
    /// The name of a program, which is the same in every language.
    Program(&'static str),
    /// A link to a program.
    LinkTo(&'static str),
    /// A message with this key.
    Message(&'static str),
}

/// Defines the enum of all formats and their properties, in the order of detection.
macro_rules! formats {
    ($($(#[$about:meta])* $Format:ident = $info:expr),* $(,)?) => {
        /// A format of puzzles in a file or link.
        #[derive(Clone, Copy, PartialEq, Eq, Debug, VariantArray)]
        pub enum Format { $($(#[$about])* $Format),* }

        impl Format {
            /// Returns the properties of the format.
            pub const fn info(self) -> &'static FormatInfo {
                match self { $(Format::$Format => const { &$info }),* }
            }
        }
    };
}

impl Format {
    /// All formats, in the order of detection.
    pub const ALL: &'static [Format] = Format::VARIANTS;

    /// Returns the name in the window.
    pub fn name(self) -> Message {
        match self.info().title {
            FormatTitle::Program(name) => Message::verbatim(name),
            FormatTitle::LinkTo(name) => Message::new("format-link").with("name", name),
            FormatTitle::Message(key) => Message::new(key),
        }
    }
}

const ISS_HOLDS: &str = "one puzzle per line: one grid with boxes, regions or neither; givens, rules with a name \
    there, and rules that can be expressed by sums, pairs, candidates and cells with different digits; read: copies, \
    and tables of pairs as custom rules";
const ISS_LACKS: &str = "minimum and maximum sums, sums with factors, equal sums, state machines, most alternatives, \
    cells outside the grid, title, author, symbols; written: digits from 0, patterns of more than two cells";
const SUDOKUPAD_HOLDS: &str = "boards of any layout; givens, boxes, cages with sums, regions, the anti-chess rules; \
    all other rules as drawings, which are recognised as rules if they are unambiguous; the setter's drawings; \
    fog; a solver's marks; title, author, source, the rules text, the message on completion, the solution";
const SUDOKUPAD_LACKS: &str = "the meaning of other drawn rules, pictures except one behind the board, digits \
    entered by a solver";
const F_PUZZLES_HOLDS: &str = "one grid with boxes, regions or neither; givens; rules with a tool in f-puzzles or \
    Rangsk's solver; marks and drawings without meaning, in places halfway between cells at the finest; fog; \
    title, author, the rules text, the message on completion, the solution";
const F_PUZZLES_LACKS: &str = "several grids, rules without a tool there, dashes and tips of lines, pictures; written: \
    digits from 0";

formats! {
    /// One puzzle with everything in it.
    Ron = FormatInfo {
        title: FormatTitle::Program("Gridwright"),
        name: "ron",
        extensions: &["ron"],
        read: true,
        writes: WriteSupport::One,
        holds: "everything",
        lacks: "nothing",
    },
    /// One JSON object per puzzle, with everything in it.
    JsonLines = FormatInfo {
        title: FormatTitle::Message("format-json-lines"),
        name: "jsonl",
        extensions: &["jsonl"],
        read: true,
        writes: WriteSupport::Many,
        holds: "everything",
        lacks: "nothing",
    },
    /// A table with one puzzle per row.
    Csv = FormatInfo {
        title: FormatTitle::Program("CSV"),
        name: "csv",
        extensions: &["csv"],
        read: true,
        writes: WriteSupport::Many,
        holds: "everything, and the solution if it is known; lists with a `solution` column are read",
        lacks: "read: columns of other names",
    },
    /// The JSON of f-puzzles.
    FPuzzles = FormatInfo {
        title: FormatTitle::Program("f-puzzles (JSON)"),
        name: "f-puzzles",
        extensions: &["fpuzzles"],
        read: true,
        writes: WriteSupport::One,
        holds: F_PUZZLES_HOLDS,
        lacks: F_PUZZLES_LACKS,
    },
    /// A link that opens a puzzle in f-puzzles.
    FPuzzlesLink = FormatInfo {
        title: FormatTitle::LinkTo("f-puzzles"),
        name: "f-puzzles-link",
        extensions: &[],
        read: true,
        writes: WriteSupport::Many,
        holds: F_PUZZLES_HOLDS,
        lacks: F_PUZZLES_LACKS,
    },
    /// The JSON of SudokuPad.
    SudokuPad = FormatInfo {
        title: FormatTitle::Program("SudokuPad (JSON)"),
        name: "sudokupad",
        extensions: &["sudokupad", "scl"],
        read: true,
        writes: WriteSupport::One,
        holds: SUDOKUPAD_HOLDS,
        lacks: SUDOKUPAD_LACKS,
    },
    /// A link that opens a puzzle in SudokuPad.
    SudokuPadLink = FormatInfo {
        title: FormatTitle::LinkTo("SudokuPad"),
        name: "sudokupad-link",
        extensions: &[],
        read: true,
        writes: WriteSupport::Many,
        holds: SUDOKUPAD_HOLDS,
        lacks: SUDOKUPAD_LACKS,
    },
    /// KSudoku games.
    KSudoku = FormatInfo {
        title: FormatTitle::Program("KSudoku"),
        name: "ksudoku",
        extensions: &["ksudoku"],
        read: true,
        writes: WriteSupport::One,
        holds: "any layout of grids with square boxes, regions or neither; givens, extra regions, cages with sums or \
            products; the title",
        lacks: "other rules, the author, digits from 0, symbols",
    },
    /// OpenSudoku folders.
    OpenSudoku = FormatInfo {
        title: FormatTitle::Program("OpenSudoku"),
        name: "opensudoku",
        extensions: &["opensudoku"],
        read: true,
        writes: WriteSupport::Many,
        holds: "the givens of any number of 9x9 sudokus; one name, author, source, link and date for all of them; \
            read: folder names as \
            titles, a solver's digits and marks",
        lacks: "rules, other boards, symbols",
    },
    /// Nine rows under header lines.
    Sdk = FormatInfo {
        title: FormatTitle::Program("Sudoku (.sdk)"),
        name: "sdk",
        extensions: &["sdk"],
        read: true,
        writes: WriteSupport::One,
        holds: "one 9x9 sudoku: givens, title, author, date, source and link; read: a solver's digits too",
        lacks: "rules, other boards, symbols",
    },
    /// Collections of 81 digits per line.
    Sdm = FormatInfo {
        title: FormatTitle::Message("format-sdm"),
        name: "sdm",
        extensions: &["sdm"],
        read: true,
        writes: WriteSupport::Many,
        holds: "the givens of any number of 9x9 sudokus",
        lacks: "rules, other boards, title, author, symbols",
    },
    /// Nine rows of candidates.
    Sdx = FormatInfo {
        title: FormatTitle::Message("format-sdx"),
        name: "sdx",
        extensions: &["sdx"],
        read: true,
        writes: WriteSupport::Never,
        holds: "one 9x9 sudoku: givens, a solver's digits; candidates as a solver's marks, or as clues if there are \
            too few givens (Sukaku)",
        lacks: "rules, other boards, title, author, symbols",
    },
    /// Tables of candidates.
    Candidates = FormatInfo {
        title: FormatTitle::Message("format-candidates"),
        name: "candidates",
        extensions: &[],
        read: true,
        writes: WriteSupport::Never,
        holds: "one 9x9 sudoku: givens; candidates as a solver's marks, or as clues if there are too few givens \
            (Sukaku)",
        lacks: "rules, other boards, title, author, symbols",
    },
    /// Text pictures.
    Picture = FormatInfo {
        title: FormatTitle::Message("format-picture"),
        name: "picture",
        extensions: &["ss"],
        read: true,
        writes: WriteSupport::One,
        holds: "the givens of one sudoku with the usual boxes; read: tables and lists of numbers, any number of boards \
            with their regions and solutions, and rows of boards with several grids in a named layout",
        lacks: "rules, other boards, title, author, symbols",
    },
    /// Killers in one line.
    Killer = FormatInfo {
        title: FormatTitle::Message("format-killer"),
        name: "killer",
        extensions: &[],
        read: true,
        writes: WriteSupport::Never,
        holds: "one 9x9 killer sudoku with boxes or regions: cages, both diagonals; cages of one cell become givens; \
            also lists and drawings of cages",
        lacks: "other rules and boards, title, author, symbols",
    },
    /// Game IDs of Solo.
    Solo = FormatInfo {
        title: FormatTitle::Message("format-solo"),
        name: "solo",
        extensions: &["solo"],
        read: true,
        writes: WriteSupport::Many,
        holds: "one grid with boxes or regions; givens, both diagonals, killer cages that do not overlap; read: saved \
            games too",
        lacks: "other rules, title, author, symbols",
    },
    /// puzz.link links.
    PuzzLink = FormatInfo {
        title: FormatTitle::Program("puzz.link"),
        name: "puzz-link",
        extensions: &[],
        read: true,
        writes: WriteSupport::Never,
        holds: "the givens of one sudoku with the usual boxes",
        lacks: "rules, other boards, title, author, symbols",
    },
    /// SudokuMaker links.
    SudokuMaker = FormatInfo {
        title: FormatTitle::Program("SudokuMaker"),
        name: "sudokumaker",
        extensions: &[],
        read: true,
        writes: WriteSupport::Never,
        holds: "one or more grids with their regions; givens, a solver's digits and marks, diagonals, anti-chess \
            rules, cages, extra regions, clones, marks in cells, thermometers, arrows and other lines, dots, X and \
            V, quadruples, outside clues, fog; other drawings as marks without meaning; title, author, the comment as \
            the rules text, the message on completion",
        lacks: "look-and-say cages, groups of digits that no kind of rule uses, custom constraints",
    },
    /// Penpa+ links.
    Penpa = FormatInfo {
        title: FormatTitle::Program("Penpa+"),
        name: "penpa",
        extensions: &[],
        read: true,
        writes: WriteSupport::Never,
        holds: "one square grid with its borders as regions; givens, cages with sums; lines with bulbs or \
            arrowheads, circles, squares and cell colours as marks without meaning; title, author, source and \
            rules text",
        lacks: "the meaning of drawings, other marks",
    },
    /// Strings of the Interactive Sudoku Solver.
    Iss = FormatInfo {
        title: FormatTitle::Program("Interactive Sudoku Solver"),
        name: "iss",
        extensions: &["iss"],
        read: true,
        writes: WriteSupport::Many,
        holds: ISS_HOLDS,
        lacks: ISS_LACKS,
    },
    /// A link that opens a puzzle in the Interactive Sudoku Solver.
    IssLink = FormatInfo {
        title: FormatTitle::LinkTo("Interactive Sudoku Solver"),
        name: "iss-link",
        extensions: &[],
        read: true,
        writes: WriteSupport::Many,
        holds: ISS_HOLDS,
        lacks: ISS_LACKS,
    },
    /// One puzzle's givens per line, or a whole board as rows; lines may also be links or other formats.
    Lines = FormatInfo {
        title: FormatTitle::Message("format-lines"),
        name: "lines",
        extensions: &["txt"],
        read: true,
        writes: WriteSupport::Many,
        holds: "any number of puzzles: boards of any layout with their givens; a line may also be a link or a puzzle \
            in another one-line format",
        lacks: "rules, title, author, symbols",
    },
}
