//! Strings of the Interactive Sudoku Solver, such as `.Thermo~R1C1~R1C2`: a sequence of constraints with arguments.
//! Also links with such strings.

mod decomposed;
mod link;
mod named;
mod read;
mod relation;
mod rules;
mod tokens;

use std::collections::BTreeMap;

use super::classic::{report_rules, report_title_and_author};
use super::codec::{Codec, CodecError, FormatInfo, FoundPuzzle, WriteSupport, write_each};
use super::loss::{LossOutcome, Losses, LostElement};
use super::write_error::SupportedBoards;
use super::{Format, PuzzleToWrite, Warning, WriteError, customary_box, json};
use crate::board::{Boxes, Cell, Digit, Numbering};
use crate::variant::Rule;
use decomposed::by_shapes;
pub(super) use link::IssLink;
use named::named;
pub(super) use tokens::opens;

/// The format of constraint strings.
pub(super) struct Iss;

const HOLDS: &str = "one puzzle per line: one grid with boxes, regions or neither; givens, rules with a name there, \
    and rules that can be expressed by sums, pairs, candidates and cells with different digits; read: copies \
    made by `Replicate`, and tables of pairs as custom rules";
const LACKS: &str = "minimum and maximum sums, sums with factors, equal sums, state machines, most alternatives, cells \
    outside the grid, title, author, symbols; written: digits from 0, patterns of more than two cells";

impl Codec for Iss {
    fn format(&self) -> Format {
        Format::Iss
    }

    fn info(&self) -> &'static FormatInfo {
        &FormatInfo {
            name: "iss",
            extensions: &["iss"],
            read: true,
            writes: WriteSupport::Many,
            holds: HOLDS,
            lacks: LACKS,
        }
    }

    fn sniff(&self, text: &str) -> bool {
        !text.trim().contains('\n') && self.sniff_line(text)
    }

    fn sniff_line(&self, line: &str) -> bool {
        opens(line.trim())
    }

    fn read(&self, text: &str) -> Result<Vec<FoundPuzzle>, CodecError> {
        read::read(text).map(|(puzzle, losses)| FoundPuzzle::only(puzzle, losses))
    }

    fn write(&self, puzzles: &[PuzzleToWrite]) -> Result<(String, Vec<Warning>), WriteError> {
        write_each(puzzles, |out, losses| Ok(write(out, losses)? + "\n"))
    }
}

/// A constraint: its name, the arguments before the cells, and the cells. Some have several rows of cells.
struct IssConstraint {
    name: &'static str,
    leading_arguments: Vec<String>,
    cells: Vec<Vec<Cell>>,
    /// Text that is written instead of the other fields.
    verbatim: Option<String>,
}

impl IssConstraint {
    fn new(
        name: &'static str,
        first: impl IntoIterator<Item = String>,
        cells: impl IntoIterator<Item = Cell>,
    ) -> IssConstraint {
        let first = first.into_iter().collect();
        IssConstraint { name, leading_arguments: first, cells: vec![cells.into_iter().collect()], verbatim: None }
    }

    fn verbatim(text: String) -> IssConstraint {
        IssConstraint { name: "", leading_arguments: vec![], cells: vec![], verbatim: Some(text) }
    }

    /// Returns the place and value of an outside clue. If several clues had the same place, the solver would use the
    /// last.
    fn outside_clue(&self) -> Option<(String, String)> {
        match (self.name, &self.leading_arguments[..]) {
            ("Sandwich", [number, line]) => Some((line.clone(), number.clone())),
            ("XSum" | "Skyscraper" | "HiddenSkyscraper" | "NumberedRoom" | "FullRank", [place @ .., number]) => {
                Some((place.join("~"), number.clone()))
            }
            _ => None,
        }
    }

    /// Returns the text of the constraint; `moved` maps cells to a grid that begins at the origin.
    fn text(&self, moved: &impl Fn(Cell) -> Cell) -> String {
        if let Some(text) = &self.verbatim {
            return text.clone();
        }
        let rows = self.cells.iter().map(|row| row.iter().map(|&cell| cell_name(moved(cell))).collect::<Vec<_>>());
        let rows: Vec<Vec<String>> = rows.collect();
        let cells = rows.join(&"-".to_owned());
        let arguments = self.leading_arguments.iter().chain(&cells).map(|argument| format!("~{argument}"));
        [".", self.name].concat() + &arguments.collect::<String>()
    }
}

/// Returns a cell name such as `R1C1`. From 10 on, rows and columns are letters, with `a` for 10.
fn cell_name(cell: Cell) -> String {
    let sign = |at: i16| char::from_digit(u32::from(at.unsigned_abs()) + 1, 17).unwrap_or('?');
    format!("R{}C{}", sign(cell.row), sign(cell.col))
}

fn write(out: &PuzzleToWrite, losses: &mut Losses) -> Result<String, WriteError> {
    let (puzzle, board) = (out.puzzle, out.puzzle.board());
    let unfit = || WriteError::Board { format: Format::Iss, holds: SupportedBoards::OneGrid };
    let [grid] = board.grids() else { return Err(unfit()) };
    // The solver names rows, columns and regions by one character each.
    if board.numbering() != Numbering::FromOne || grid.size() > 16 {
        return Err(unfit());
    }
    report_title_and_author(puzzle, losses);
    let (n, origin) = (grid.size(), grid.origin());
    if origin != Cell::new(0, 0) {
        losses.add(LostElement::Origin, LossOutcome::NoPlace);
    }
    let mut text = if n == 9 { String::new() } else { format!(".Shape~{n}x{n}") };
    let usual = customary_box(n);
    match grid.boxes() {
        Boxes::Regular { rows, cols } if Some((*rows, *cols)) == usual => {}
        Boxes::Latin => text += ".NoBoxes",
        Boxes::Regular { .. } | Boxes::Jigsaw(_) => {
            let layout = grid.regions().into_iter().map(|region| Digit::from_index(region.into()).symbol());
            text += &format!(".Jigsaw~{}.NoBoxes", layout.collect::<String>());
        }
    }
    let moved = |cell: Cell| cell.offset(-origin.row, -origin.col);
    for (&cell, digit) in puzzle.givens() {
        let cell = moved(cell);
        text += &format!(".~{}_{}", cell_name(cell), digit.value());
    }
    let context = puzzle.context();
    let mut unheld: Vec<&Rule> = Vec::new();
    let mut numbers = BTreeMap::<(&str, String), String>::new();
    for (_, placed) in puzzle.effective_rules() {
        let parts = named(&placed.rule, &context, grid).or_else(|| by_shapes(&placed.rule, &context, &moved));
        // The solver has one number per outside position, so a second rule with another number there cannot be written.
        let mut is_free = |part: &IssConstraint| {
            let Some((place, number)) = part.outside_clue() else { return true };
            numbers.entry((part.name, place)).or_insert_with(|| number.clone()) == &number
        };
        match parts.filter(|parts| parts.iter().all(&mut is_free)) {
            Some(parts) => parts.iter().for_each(|part| text += &part.text(&moved)),
            None => unheld.push(&placed.rule),
        }
    }
    if puzzle.effective_rules().any(|(_, placed)| matches!(placed.rule, Rule::FullRank(_))) {
        // Lets equal lines share their ranks, as in this program.
        text += ".FullRankTies~any";
    }
    unheld.extend(puzzle.enabled_rules().map(|(_, placed)| &placed.rule).filter(|rule| rule.is_decoration()));
    if text.is_empty() {
        // A puzzle without any constraint is written as its shape, as the string must not be empty.
        text = format!(".Shape~{n}x{n}");
    }
    if text.matches('.').count() > json::MAX_ELEMENTS {
        return Err(WriteError::TooMany { format: Format::Iss, limit: json::MAX_ELEMENTS });
    }
    let text = json::check_size(text, Format::Iss)?;
    report_rules(puzzle, losses, |rule| !unheld.iter().any(|other| std::ptr::eq(*other, rule)));
    Ok(text)
}
