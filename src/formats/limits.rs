//! Limits on the size, number and nesting of the elements of files. They are far beyond real puzzles, yet small enough
//! that reading any file soon ends in a puzzle or an error. `docs/limits.md` is generated from this list.

use crate::board::{MAX_CELLS, MAX_DIGIT};
use crate::puzzle::{
    MAX_COORDINATE, MAX_DRAWING_POINTS, MAX_DRAWINGS, MAX_FOG_LINK_CELLS, MAX_FOG_LINKS, MAX_IMAGE_BYTES,
    MAX_LETTERS_IN_A_LINE, MAX_LETTERS_IN_A_TEXT, MAX_RULES,
};
use crate::sheet::text::{MAX_FONT_BYTES, MAX_FONTS};
use crate::sheet::{MAX_DRAWN_PIXELS, MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS, MAX_PIXELS_TOGETHER};
use crate::variant::{expression, formula};

/// The largest file of many puzzles that is read as a whole, in bytes. Lines of text and tables, which are read line by
/// line, have no limit.
pub(super) const COLLECTION_BYTES: u64 = 64 << 20;

/// The largest text of one puzzle, and the longest line, in bytes. The largest board with a thousand rules needs a
/// tenth of it.
pub(super) const PUZZLE_BYTES: u64 = 4 << 20;

/// The longest JSON text, and the longest unpacked link. Parsed JSON takes many times the memory of its text, so this
/// is less than for other formats; real puzzles need a tenth of it.
pub(super) const JSON_BYTES: usize = 1_500_000;

/// The maximum number of elements of a puzzle, far more than the fullest real boards have.
pub(super) const ELEMENTS: usize = 10_000;

/// The maximum number of cells in all lines of a drawing together. Since a line may be given by its ends alone, a short
/// text may have many cells.
pub(super) const CELLS_OF_LINES: usize = 200_000;

/// The maximum number of tags of an XML file.
pub(super) const TAGS: usize = 200_000;

/// The maximum number of puzzles in a file whose format builds them all at once.
pub(super) const PUZZLES_AT_ONCE: usize = 10_000;

/// The deepest nesting of brackets in a file of the native format: twice that of any file written.
pub(super) const DEPTH: usize = 16;

/// The deepest nesting of values in SudokuPad's short form.
pub(super) const SHORT_FORM_DEPTH: usize = 32;

/// The deepest nesting of JSON values, a limit of the crate that reads it.
const JSON_DEPTH: usize = 128;

/// The number of consecutive bad lines after which reading a collection stops, and of bad lines reported in full for
/// one input.
pub const MAX_BAD_LINES: usize = 20;

/// The maximum number of puzzles of a booklet, and of a file read for a booklet; more than any binding holds.
pub const MAX_PUZZLES: usize = 10_000;

/// The widest bleed, in millimetres.
pub(super) const BLEED_MM: f32 = 20.0;

/// The widest gutter, in millimetres.
pub(super) const GUTTER_MM: f32 = 40.0;

/// Returns the limits with their values, for the documentation.
pub fn limits() -> Vec<(&'static str, String)> {
    let mib = |bytes: u64| format!("{} MiB", bytes >> 20);
    let deep = |levels: usize| format!("{levels} levels");
    vec![
        ("a file or stream of many puzzles that is not read line by line", mib(COLLECTION_BYTES)),
        ("a file of one puzzle, a line, a booklet", mib(PUZZLE_BYTES)),
        ("JSON, and the decoded content of a link", format!("{JSON_BYTES} bytes or UTF-16 units")),
        ("elements in a puzzle of another program", ELEMENTS.to_string()),
        ("cells in all lines of a drawing in total", CELLS_OF_LINES.to_string()),
        ("tags in an XML file", TAGS.to_string()),
        ("puzzles in an OpenSudoku file", PUZZLES_AT_ONCE.to_string()),
        ("nested brackets in `.ron` files", deep(DEPTH)),
        ("nested values in JSON", deep(JSON_DEPTH)),
        ("nested values in SudokuPad’s short form", deep(SHORT_FORM_DEPTH)),
        ("bad lines in a row before a collection is abandoned", MAX_BAD_LINES.to_string()),
        ("bad lines of an input that are reported in words; the others are counted", MAX_BAD_LINES.to_string()),
        ("characters in a title, a name or the text of a rule", MAX_LETTERS_IN_A_LINE.to_string()),
        ("characters in a text of several lines", MAX_LETTERS_IN_A_TEXT.to_string()),
        ("characters in a formula", formula::MAX_LETTERS.to_string()),
        ("nested brackets and bars in a formula", deep(formula::MAX_DEPTH)),
        ("a number in a formula", formula::MAX_NUMBER.to_string()),
        ("states of a formula of all digits", formula::MAX_LIST_STATES.to_string()),
        ("characters in a regular expression", expression::MAX_LETTERS.to_string()),
        ("nested groups in a regular expression", deep(expression::MAX_DEPTH as usize)),
        ("states of a regular expression", expression::MAX_STATES.to_string()),
        ("rules of a puzzle", MAX_RULES.to_string()),
        ("drawings of a puzzle", MAX_DRAWINGS.to_string()),
        ("points in the lines of all drawings of a puzzle", MAX_DRAWING_POINTS.to_string()),
        ("a coordinate or length of a drawing", format!("{MAX_COORDINATE} cells")),
        (
            "the pictures among the drawings of a puzzle in total; each of them",
            format!("{MAX_IMAGE_BYTES} bytes; {} million pixels", MAX_DRAWN_PIXELS / 1_000_000),
        ),
        ("links of the fog of a puzzle", MAX_FOG_LINKS.to_string()),
        ("cells in all links of the fog of a puzzle", MAX_FOG_LINK_CELLS.to_string()),
        ("digits of a board", MAX_DIGIT.to_string()),
        ("cells of a board", MAX_CELLS.to_string()),
        ("puzzles in a booklet, and entries in its file", MAX_PUZZLES.to_string()),
        ("margins of a booklet", "a third of the page".to_owned()),
        ("gutter of a booklet", format!("0 to {GUTTER_MM} mm")),
        ("bleed of a booklet", format!("0 to {BLEED_MM} mm")),
        (
            "a picture of a booklet",
            format!("{}, {} million pixels", mib(MAX_PICTURE_BYTES), MAX_PICTURE_PIXELS / 1_000_000),
        ),
        (
            "the pictures of a booklet’s sections in total; those on its front and back covers in total",
            format!("{} million pixels", MAX_PIXELS_TOGETHER / 1_000_000),
        ),
        ("a font of a booklet", mib(MAX_FONT_BYTES as u64)),
        ("fonts read per run", MAX_FONTS.to_string()),
    ]
}
