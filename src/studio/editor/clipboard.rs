//! Copying puzzles to the clipboard, and pasting them.

mod pasting;

use std::collections::BTreeMap;

use crate::board::{CellSet, Digit};
use crate::formats::{self, Format, LoadedPuzzle, ReadError, Warning};
use crate::puzzle::{Edit, Puzzle};
use crate::scene::Scene;
use crate::sheet::board_scene;
use crate::words::say;

/// The resolution of copied pictures, in dots per inch.
const PICTURE_DPI: u32 = 200;
/// The size of a cell in copied pictures, in millimetres.
const PICTURE_CELL_MM: f32 = 10.0;
/// The name used instead of a file name in errors and warnings.
const SOURCE: &str = "clipboard";
/// The maximum number of further puzzles in a pasted text that are parsed completely. The rest are only counted, which
/// is much faster.
const MAX_PARSED: usize = 1000;
/// The length, in bytes, above which a text is parsed in the background.
const MAX_FOREGROUND_BYTES: usize = 64 << 10;
/// The maximum length of a link that is passed to the system's browser.
const MAX_ADDRESS: usize = 100_000;

/// A pasted puzzle, for the dialog that shows it before it is opened.
#[derive(PartialEq, Debug)]
pub struct Pasted {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// Its format.
    pub format: Format,
    /// Warnings about content that was left out.
    pub warnings: Vec<String>,
    /// The number of further puzzles in the text.
    pub others: usize,
    pub(in crate::studio) picture: Scene,
}

/// The form in which a puzzle is copied.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CopyForm {
    /// A text format.
    Text(Format),
    /// A picture as printed, without title and rules.
    Picture,
    /// A picture with the only solution in the cells.
    PictureOfSolution,
}

/// A puzzle as text.
pub(in crate::studio) struct PuzzleText {
    pub text: String,
    pub warnings: Vec<Warning>,
    /// True if the text contains the solution, so that solver apps can recognise it.
    has_solution: bool,
}

/// Parses a pasted text. `told` receives the approximate number of bytes read so far, and returns false to stop.
///
/// # Errors
/// Returns an error message if the text contains no puzzle.
pub(in crate::studio) fn read_pasted(text: &str, told: impl Fn(u64) -> bool) -> Result<Pasted, String> {
    let words = |error: ReadError| error.to_string();
    let mut puzzles = formats::open_str(SOURCE, text).map_err(words)?;
    let Some(first) = puzzles.next() else { return Err(say!("tell-clipboard-there-nothing")) };
    let LoadedPuzzle { puzzle, format, warnings, .. } = first.map_err(words)?;
    let lines = text.lines().count().max(1) as u64;
    // This assumes that all lines are equally long.
    let until = |line: usize| text.len() as u64 * line as u64 / lines;
    let (mut others, mut made, mut line) = (0, 1, 1);
    for other in puzzles.by_ref().take(MAX_PARSED) {
        made += 1;
        if let Ok(other) = other {
            others += 1;
            line = other.source.line;
        }
        if !told(until(line)) {
            break;
        }
    }
    // For progress, the remaining puzzles are assumed to be as long as the parsed ones on average.
    let (each, mut passed) = (until(line) / made, made);
    while told(passed * each) && puzzles.skip_next() {
        (others, passed) = (others + 1, passed + 1);
    }
    // The source is obvious, so its name is omitted.
    let said = |warning: &Warning| {
        let words = warning.to_string();
        words.strip_prefix(SOURCE).map_or(words.clone(), |rest| rest.trim_start_matches([':', ' ']).to_owned())
    };
    let warnings = warnings.iter().map(said).collect();
    let picture = board_scene(&puzzle);
    Ok(Pasted { puzzle, format, warnings, others, picture })
}

/// Returns the edits that add the givens and rules of one puzzle to another, and the number of rules that do not
/// fit.
///
/// # Errors
/// Returns a message key if nothing can be added.
pub(in crate::studio) fn merge_edits(from: &Puzzle, into: &Puzzle) -> Result<(Vec<Edit>, usize), &'static str> {
    let (own, board) = (from.board(), into.board());
    if (own.size(), own.numbering()) != (board.size(), board.numbering()) {
        return Err("tell-clipboard-open-board-other-digits");
    }
    if !from.givens().keys().all(|&cell| board.contains(cell)) {
        return Err("tell-clipboard-there-givens-where-open");
    }
    let mut places: BTreeMap<Digit, CellSet> = BTreeMap::new();
    for (&cell, &digit) in from.givens() {
        places.entry(digit).or_default().insert(cell);
    }
    let givens = places.into_iter().map(|(digit, cells)| Edit::SetGiven { cells, digit });
    let (fitting, others): (Vec<_>, Vec<_>) =
        from.rules().iter().partition(|placed| placed.rule.check_fit(board).is_ok());
    let edits: Vec<Edit> = givens.chain(fitting.into_iter().cloned().map(Edit::AddRule)).collect();
    if edits.is_empty() { Err("tell-clipboard-there-neither-givens-nor") } else { Ok((edits, others.len())) }
}
