//! Copying puzzles to the clipboard, and pasting them.

use std::collections::BTreeMap;
use std::sync::Arc;

use egui::{ColorImage, Context, Event};

use crate::board::{CellSet, Digit, Filling};
use crate::formats::{self, Format, LoadedPuzzle, PuzzleToWrite, ReadError, Warning};
use crate::puzzle::{Edit, Puzzle};
use crate::scene::{Palette, Scene};
use crate::sheet::{add_setters_marks, add_solution, board_scene, clear_clues, png};
use crate::studio::editor::cell_block::CellBlock;
use crate::studio::files::read_queue::ReadRequest;
use crate::studio::state::StudioState;
use crate::studio::state::dialog::Dialog;
use crate::words::{message, say};

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

impl StudioState {
    /// Handles clipboard events. The keys for copy, cut and paste arrive as such events, never as key events.
    pub(in crate::studio) fn take_clipboard(&mut self, ctx: &Context) {
        let events = ctx.input(|input| input.events.clone());
        for event in events {
            match event {
                Event::Paste(text) => match CellBlock::read(&text) {
                    Some(block) => self.paste_cells(&block),
                    None => self.paste(&text),
                },
                // Copies the selection, or the whole puzzle if nothing is selected.
                Event::Copy if self.has_nothing_selected() => {
                    self.copy(CopyForm::Text(Format::Ron), ctx);
                }
                Event::Copy => self.copy_cells(ctx),
                Event::Cut if self.has_nothing_selected() => {
                    self.notify(&say!("tell-clipboard-select-cells-cut-first"))
                }
                Event::Cut => self.cut_cells(ctx),
                _ => {}
            }
        }
    }

    /// Returns whether neither cells nor rules are selected.
    fn has_nothing_selected(&self) -> bool {
        self.tab.document.selection.cells.is_empty() && self.tab.document.rule.is_none()
    }

    /// Handles pasting while the booklet is shown. The booklet has nothing to copy.
    pub(in crate::studio) fn take_pasted(&mut self, ctx: &Context) {
        let events = ctx.input(|input| input.events.clone());
        for event in events {
            if let Event::Paste(text) = event {
                self.paste(&text);
            }
        }
    }

    /// Shows the puzzle that a text contains, in any format.
    pub(in crate::studio) fn paste(&mut self, text: &str) {
        if text.trim().is_empty() {
            return self.notify(&say!("tell-clipboard-there-no-text-clipboard"));
        }
        match text.len() <= MAX_FOREGROUND_BYTES {
            true => self.show_pasted(read_pasted(text, |_| true)),
            false => self.queue_read(ReadRequest::Text(text.into())),
        }
    }

    /// Shows the pasted puzzle, or the error.
    pub(in crate::studio) fn show_pasted(&mut self, pasted: Result<Pasted, String>) {
        match pasted {
            Ok(pasted) => self.dialog = Some(Dialog::Pasted(Arc::new(pasted))),
            Err(error) => self.fail("tell-clipboard-what-was-pasted-no", error),
        }
    }

    /// Adds the givens and rules of a pasted puzzle to the open one, as one undo step.
    pub(in crate::studio) fn merge_pasted(&mut self, pasted: &Pasted) {
        match merge_edits(&pasted.puzzle, self.tab.document.puzzle()) {
            Ok((edits, left_out)) => {
                self.edit(&Edit::All { edits, what: message!("tell-clipboard-take-what-was-pasted") });
                if left_out > 0 {
                    self.refuse(say!("tell-clipboard-rules-do-not-fit", count = left_out));
                }
            }
            Err(reason) => self.refuse(say!(reason)),
        }
    }

    /// Copies the puzzle to the clipboard.
    pub(in crate::studio) fn copy(&mut self, form: CopyForm, ctx: &Context) {
        match form {
            CopyForm::Text(format) => match self.written(format) {
                Ok(PuzzleText { text, warnings, has_solution }) => {
                    ctx.copy_text(text);
                    let said =
                        if has_solution { "tell-clipboard-copied-solution-too" } else { "tell-clipboard-copied" };
                    self.notify(&say!(said, format = format.name()));
                    self.warn(&warnings);
                }
                Err(error) => self.fail("tell-clipboard-puzzle-could-not-copied", error),
            },
            CopyForm::Picture => self.copy_picture(None, ctx),
            CopyForm::PictureOfSolution => match self.tab.answers.solution().cloned() {
                Some(solution) => self.copy_picture(Some(&solution), ctx),
                None => self.refuse(say!("do-author-needs-puzzle-exactly-one")),
            },
        }
    }

    /// Copies a picture of the board to the clipboard.
    fn copy_picture(&mut self, solution: Option<&Filling>, ctx: &Context) {
        let puzzle = self.tab.document.puzzle();
        let mut scene = board_scene(puzzle);
        if self.prints_marks {
            add_setters_marks(puzzle, solution.is_some(), &mut scene);
        }
        if let Some(solution) = solution {
            add_solution(puzzle, solution, &mut scene);
        }
        clear_clues(&mut scene);
        match png::render(&scene, Palette::Print, PICTURE_DPI, PICTURE_CELL_MM) {
            Ok(picture) => {
                let size = [picture.width() as usize, picture.height() as usize];
                ctx.copy_image(ColorImage::from_rgba_unmultiplied(size, &picture.rgba()));
                self.notify(&say!(match solution {
                    Some(_) => "tell-clipboard-copied-picture-solution",
                    None => "tell-clipboard-copied-picture-board",
                }));
            }
            Err(error) => self.fail("tell-clipboard-puzzle-could-not-copied", error.to_string()),
        }
    }

    /// Opens the puzzle in SudokuPad, in the system's browser.
    pub(in crate::studio) fn try_on_sudokupad(&mut self, ctx: &Context) {
        match self.written(Format::SudokuPadLink) {
            Ok(link) if link.text.len() > MAX_ADDRESS => {
                self.refuse(say!("tell-clipboard-link-too-long-for"));
            }
            Ok(link) => self.open_link(link, ctx),
            Err(error) => self.fail("tell-clipboard-puzzle-could-not-opened", error),
        }
    }

    /// Returns the puzzle in a format, with its solution if that is known to be unique.
    fn written(&self, format: Format) -> Result<PuzzleText, String> {
        let write = |solution| {
            let outgoing = PuzzleToWrite { puzzle: self.tab.document.puzzle(), solution, rules_text: true };
            formats::write_out(&[outgoing], format).map_err(|error| error.to_string())
        };
        let solution = self.tab.answers.solution();
        let (text, warnings) = write(solution)?;
        // Some formats cannot contain the solution.
        let has_solution = solution.is_some() && write(None)?.0 != text;
        Ok(PuzzleText { text, warnings, has_solution })
    }
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
