//! The board in words for screen readers: the position of a cell, its contents, its rules, and what is wrong there.

use std::collections::BTreeMap;

use crate::author::Clue;
use crate::board::{Board, Boxes, Cell, Digit, DigitSet, OutsidePosition};
use crate::place::{Gesture, grid_name};
use crate::puzzle::{Notes, PlacedRule, Puzzle};
use crate::studio::analysis::candidate_words::{candidates_at, candidates_of};
use crate::studio::canvas::path::shows_path;
use crate::studio::state::StudioState;
use crate::studio::state::words::tint_name;
use crate::variant::{Context, Rule};
use crate::words::{Message, ThreadLanguage, say};

/// A cache of the spoken texts, of which only the changed ones are formatted again.
#[derive(Default)]
pub(in crate::studio) struct SpokenTexts {
    key: Option<SpokenKey>,
    /// The rules of each cell.
    rules: CellTexts,
    cells: BTreeMap<Cell, (CellFacts, String)>,
    cursor: Option<CursorText>,
}

/// The id of the puzzle and its revision, whether it is playtested, and the language settings.
type SpokenKey = (u64, u64, bool, ThreadLanguage);

/// The cell of the cursor, as announced last.
struct CursorText {
    /// The id of the puzzle.
    puzzle_id: u64,
    cell: Cell,
    text: String,
    /// True if its text has changed since the cursor came there.
    changed: bool,
}

/// The visible contents of a cell, except rules.
#[derive(Clone, PartialEq, Debug)]
struct CellFacts {
    /// The digit, and the translation key for its origin.
    digit: Option<(Digit, &'static str)>,
    notes: Notes,
    /// The visible candidates, with the number of solutions of each if they are counted.
    candidates: Vec<(Digit, Option<u64>)>,
    breaks_rule: bool,
    is_wrong: bool,
    is_in_fog: bool,
}

impl SpokenTexts {
    /// Drops outdated texts.
    pub fn invalidate(&mut self, state: &StudioState) {
        let document = &state.tab.document;
        let moment = (state.tab.id, document.revision(), state.playing().is_some(), ThreadLanguage::current());
        if self.key != Some(moment) {
            self.key = Some(moment);
            self.rules = rule_texts(document.puzzle());
            self.cells.clear();
        }
    }

    /// Returns the full text for a cell.
    pub fn cell(&mut self, state: &StudioState, cell: Cell) -> &str {
        let facts = CellFacts::of(state, cell);
        if self.cells.get(&cell).is_none_or(|(known, _)| *known != facts) {
            let content = Message::list(facts.messages(state, cell, self.rules_on(cell), DigitForm::WithOrigin));
            let said = format!("{}: {content}", position_message(state.tab.document.puzzle().board(), cell));
            self.cells.insert(cell, (facts, said));
        }
        self.cells.get(&cell).map_or("", |(_, said)| said.as_str())
    }

    /// Returns the text for the board as a whole: a short description of the cell of the cursor.
    pub fn board(&self, state: &StudioState) -> String {
        let selection = &state.tab.document.selection;
        let Some(cursor) = selection.cursor else { return say!("view-board-nothing") };
        if state.playing().is_some_and(|test| test.clock.paused) {
            return say!("view-board-covered");
        }
        let mut facts = CellFacts::of(state, cursor).messages(state, cursor, self.rules_on(cursor), DigitForm::Alone);
        let count = selection.cells.len();
        if count > 1 {
            facts.push(Message::new("view-selected").with("count", count));
        }
        format!("{cursor}: {}", Message::list(facts))
    }

    /// Returns whether the text for the cell of the cursor has changed since the cursor came there.
    pub fn has_changed(&mut self, state: &StudioState, cell: Cell) -> bool {
        let said = self.cell(state, cell).to_owned();
        let of = state.tab.id;
        let last = self.cursor.take().filter(|last| (last.puzzle_id, last.cell) == (of, cell));
        let changed = last.is_some_and(|last| last.changed || last.text != said);
        self.cursor = Some(CursorText { puzzle_id: of, cell, text: said, changed });
        changed
    }

    fn rules_on(&self, cell: Cell) -> &[String] {
        self.rules.get(&cell).map(Vec::as_slice).unwrap_or_default()
    }
}

/// The form of a digit: alone, or with its origin.
#[derive(Clone, Copy, PartialEq, Eq)]
enum DigitForm {
    Alone,
    WithOrigin,
}

impl CellFacts {
    fn of(state: &StudioState, cell: Cell) -> CellFacts {
        let puzzle = state.tab.document.puzzle();
        let given = puzzle.givens().get(&cell).map(|&digit| (digit, "view-board-given"));
        if let Some(test) = state.playing() {
            let notes = test.played().progress.at(cell);
            let is_in_fog = test.fogged().contains(cell);
            let given = given.filter(|_| !is_in_fog);
            let entered = test.entered().givens().get(&cell).map(|&digit| (digit, "view-board-entered"));
            let hidden = notes.digit.map(|digit| (digit, "view-board-entered"));
            return CellFacts {
                digit: if is_in_fog { hidden } else { given.or(entered) },
                notes,
                candidates: vec![],
                breaks_rule: test.conflicts().contains(cell),
                is_wrong: test.wrong_cells().contains(&cell),
                is_in_fog,
            };
        }
        let notes = puzzle.progress().at(cell);
        let entered = notes.digit.map(|digit| (digit, "view-board-entered"));
        CellFacts {
            digit: given.or_else(|| solution_at(state, cell)).or(entered),
            notes,
            candidates: candidates_at(state, cell),
            breaks_rule: state.tab.conflicts().contains(cell),
            is_wrong: false,
            is_in_fog: false,
        }
    }

    fn messages(&self, state: &StudioState, cell: Cell, rules: &[String], digits: DigitForm) -> Vec<Message> {
        let puzzle = state.tab.document.puzzle();
        let mut said = match self.digit {
            Some((digit, key)) => vec![match digits {
                DigitForm::Alone => Message::verbatim(puzzle.symbol_of(digit)),
                DigitForm::WithOrigin => Message::new(key).with("digit", puzzle.symbol_of(digit)),
            }],
            None => self.marks(state, cell),
        };
        let colours = self.notes.colours.iter();
        said.extend(colours.map(|tint| Message::verbatim(tint_name(tint).to_lowercase())));
        match self.is_in_fog {
            true => said.push(Message::new("view-board-fog")),
            false => said.extend(rules.iter().map(Message::verbatim)),
        }
        said.extend(self.breaks_rule.then(|| Message::new("view-board-conflict")));
        said.extend(self.is_wrong.then(|| Message::new("view-board-wrong")));
        said
    }

    /// Returns the marks and candidates of a cell without a digit.
    fn marks(&self, state: &StudioState, cell: Cell) -> Vec<Message> {
        let puzzle = state.tab.document.puzzle();
        let words = |key: &'static str, set: DigitSet| {
            let digits: Vec<String> = set.iter().map(|digit| puzzle.symbol_of(digit)).collect();
            (!digits.is_empty()).then(|| Message::new(key).with("digits", digits.join(" ")))
        };
        let known = (!self.candidates.is_empty()).then(|| candidates_of(state, cell)).flatten().map(Message::verbatim);
        let centre = words("view-board-centre", self.notes.centre);
        let corner = words("view-board-corner", self.notes.corner);
        let marks: Vec<Message> = known.into_iter().chain(centre).chain(corner).collect();
        if marks.is_empty() { vec![Message::new("view-board-empty")] } else { marks }
    }
}

/// Returns the digit of the solution that the board shows.
fn solution_at(state: &StudioState, cell: Cell) -> Option<(Digit, &'static str)> {
    let author = &state.tab.author;
    let covered = author.is_explained() || author.suggestion().is_some() || shows_path(state);
    let filling = state.tab.answers.filling_on_board().filter(|_| !covered)?;
    let id = state.tab.document.puzzle().board().id(cell)?;
    filling.digits().get(id.index()).map(|&digit| (digit, "view-board-solution"))
}

/// Returns the position of a cell, with its grids if there are several, and its region if they are irregular.
fn position_message(board: &Board, cell: Cell) -> Message {
    let (row, column) = (i32::from(cell.row) + 1, i32::from(cell.col) + 1);
    let mut parts = vec![Message::new("view-board-place").with("row", row).with("column", column)];
    for id in board.grids_at(cell) {
        if board.grids().len() > 1 {
            parts.push(grid_name(board, id));
        }
        let jigsaw = board.grid(id).filter(|grid| matches!(grid.boxes(), Boxes::Jigsaw(_)));
        let region = jigsaw.and_then(|grid| grid.box_of(cell));
        parts.extend(region.map(|region| Message::new("view-cell-region").with("number", region + 1)));
    }
    Message::list(parts)
}

/// The texts for the rules of cells.
type CellTexts = BTreeMap<Cell, Vec<String>>;

/// Returns the rules of each cell, except those for whole grids.
fn rule_texts(puzzle: &Puzzle) -> CellTexts {
    let (board, mut said) = (puzzle.board(), CellTexts::new());
    for (index, placed) in puzzle.enabled_rules() {
        match placed.rule.kind().gesture() {
            Gesture::Grid => {}
            Gesture::Edge => add_outside_clues(puzzle, index, placed, &mut said),
            // The words name the corner of the cell.
            Gesture::Corner => add_to_cells(board, placed, Some(placed.rule.description(board)), &mut said),
            Gesture::Box | Gesture::Square | Gesture::Cells | Gesture::Path | Gesture::Border => {
                add_to_cells(board, placed, clue_message(&placed.rule, board), &mut said);
            }
        }
    }
    said
}

/// Adds a rule with its clue to its cells.
fn add_to_cells(board: &Board, placed: &PlacedRule, clue: Option<Message>, said: &mut CellTexts) {
    let rule = &placed.rule;
    let (cells, along) = (rule.cells(board), places_along(&rule.steps()));
    for cell in cells.iter() {
        let brush = rule.brush_at(cell).map(|brush| rule.kind().word(brush).to_string().to_lowercase());
        let in_line =
            |&(place, count): &(usize, usize)| Message::new("view-place-of").with("place", place).with("count", count);
        let place = along.get(&cell).map(in_line);
        let towards = (rule.kind().gesture() == Gesture::Border).then(|| {
            let other = cells.iter().find(|&other| other != cell).map(|other| other.to_string());
            Message::new("view-board-towards").with("cell", other.unwrap_or_default())
        });
        let facts = brush.map(Message::verbatim).into_iter().chain(clue.clone()).chain(place).chain(towards);
        let words = Message::list([name_message(placed)].into_iter().chain(facts));
        said.entry(cell).or_default().push(words.to_string());
    }
}

/// Adds the outside clues to the cells that they see.
fn add_outside_clues(puzzle: &Puzzle, rule: usize, placed: &PlacedRule, said: &mut CellTexts) {
    let board = puzzle.board();
    for (id, grid) in board.grid_ids().zip(board.grids()) {
        for outside_position in OutsidePosition::all(id, grid) {
            let piece = placed.rule.clue(outside_position);
            if piece.is_empty() {
                continue;
            }
            let clue = Clue::Outside { rule, outside_position, piece }.message(puzzle);
            let words = Message::list([name_message(placed), clue]).to_string();
            for cell in outside_position.line(grid) {
                said.entry(cell).or_default().push(words.clone());
            }
        }
    }
}

/// Returns the custom name of a rule, or that of its kind.
fn name_message(placed: &PlacedRule) -> Message {
    match placed.name.is_empty() {
        true => Message::verbatim(placed.rule.name().to_string().to_lowercase()),
        false => Message::verbatim(&placed.name),
    }
}

/// Returns the clue of a rule with its label from the inspector, if it has one.
fn clue_message(rule: &Rule, board: &Board) -> Option<Message> {
    let (mut rule, kind) = (rule.clone(), rule.kind());
    let fields = rule.form(&Context::without_rules(board));
    let field = fields.into_iter().find(|field| field.is_clue)?;
    let clue = field.value.write(board.numbering());
    let name = kind.field_label(&field).to_string().to_lowercase();
    (!clue.is_empty()).then(|| Message::new("view-board-clue").with("name", name).with("clue", clue))
}

/// Returns for each cell of a line its position, counted from 1, and the number of cells of the line. A branch
/// continues the count from the cell at which it begins.
fn places_along(steps: &[[Cell; 2]]) -> BTreeMap<Cell, (usize, usize)> {
    let mut places: BTreeMap<Cell, (usize, usize)> = BTreeMap::new();
    // Within a line, each step begins where the last one ended. A branch begins elsewhere.
    for line in steps.chunk_by(|step, next| step[1] == next[0]) {
        let first = line[0][0];
        let start = places.get(&first).map_or(1, |&(place, _)| place);
        let count = start + line.len();
        places.entry(first).or_insert((start, count));
        for (place, step) in (start + 1..).zip(line) {
            places.entry(step[1]).or_insert((place, count));
        }
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_of_a_line_are_counted_and_branches_go_on() {
        let cell = |text: &str| text.parse::<Cell>().unwrap();
        let steps = |text: &str| {
            let cells: Vec<Cell> = text.split(' ').map(cell).collect();
            cells.windows(2).map(|pair| [pair[0], pair[1]]).collect::<Vec<_>>()
        };
        let line: Vec<[Cell; 2]> = [steps("r1c1 r1c2 r1c3"), steps("r1c2 r2c2 r3c2 r4c2")].concat();
        let places = places_along(&line);
        let place = |text: &str| places[&cell(text)];
        assert_eq!([place("r1c1"), place("r1c3"), place("r2c2"), place("r4c2")], [(1, 3), (3, 3), (3, 5), (5, 5)]);
    }

    #[test]
    fn clues_are_said_as_the_inspector_calls_them_and_signs_from_where_one_stands() {
        use crate::place::Border;
        use crate::variant::{Inequality, KillerCage};
        let cage = KillerCage { cells: "r1c1-2".parse().unwrap(), sum: Some(12.into()) };
        let border = Border::between("r2c1".parse().unwrap(), "r2c2".parse().unwrap()).unwrap();
        let rules = vec![PlacedRule::new(cage), PlacedRule::new(Inequality { border, rising: true })];
        let puzzle = Puzzle::builder(Board::classic()).rules(rules).build().unwrap();
        let said = rule_texts(&puzzle);
        let on = |text: &str| said[&text.parse::<Cell>().unwrap()].join("; ");
        assert_eq!(on("r1c2"), "killer cage, sum 12");
        assert_eq!(on("r2c1"), "inequality, less than, towards r2c2");
        assert_eq!(on("r2c2"), "inequality, greater than, towards r2c1");
        assert_eq!(said.len(), 4);
    }
}
