//! The open puzzle: its history, its file, and what is selected on it.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use crate::board::{Cell, CellSet, Grid, GridId, Lookout};
use crate::formats::customary_box;
use crate::place::{Gesture, Part};
use crate::puzzle::{Edit, EditError, PlacedRule, Puzzle};

use super::history::History;
use super::jigsaw;
use super::journal::Origin;
use super::on_disk::{OnDisk, place_of};
use crate::words::{Message, say};

/// The puzzle at one moment, with numbers that no other moment of the session shares.
#[derive(Clone, Debug)]
struct Moment {
    puzzle: Puzzle,
    /// Changes with every edit.
    revision: u64,
    /// Changes with every edit that can change the solutions: not with titles and colours.
    meaning: u64,
    /// How much memory its rules take, about.
    bytes: usize,
}

/// The most memory that steps to be undone take: of the puzzles of people a thousand take a few megabytes.
const MOST_BYTES: usize = 128 << 20;

/// How much memory a puzzle takes, about: far the most of it is in its rules.
fn bytes(puzzle: &Puzzle) -> usize {
    let of = |placed: &PlacedRule| {
        let words = placed.name.len() + placed.group.len();
        size_of::<PlacedRule>() + words + placed.rule.cells(puzzle.board()).len() * size_of::<[Cell; 4]>()
    };
    puzzle.rules().iter().map(of).sum()
}

/// A text or number that is typed letter by letter and is one undo step as a whole.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::studio) enum Typing {
    Title,
    Author,
    /// What the rule of this place is called.
    Name(usize),
    /// A field of the rule of this place.
    Field(usize, &'static str),
    /// The clue of the rule of this place, on the board.
    Clue(usize),
    /// The clue at this place beyond an edge.
    Outside(Lookout),
    /// A given of two figures.
    Given,
}

/// The selected cells, and the one that arrows move from.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Selection {
    /// The selected cells.
    pub cells: CellSet,
    /// The cell from which arrows move on; one of the selected.
    pub cursor: Option<Cell>,
}

impl Selection {
    /// One cell, with the cursor on it.
    pub fn just(cell: Cell) -> Selection {
        Selection { cells: [cell].into_iter().collect(), cursor: Some(cell) }
    }
}

/// The puzzle being worked on.
#[derive(Debug)]
pub struct Document {
    history: History<Moment, Typing>,
    last_number: u64,
    path: Option<PathBuf>,
    /// Where that file was when it was opened or saved here.
    place: Option<PathBuf>,
    /// What it held then.
    on_disk: OnDisk,
    /// None when no file holds any revision.
    saved_revision: Option<u64>,
    /// Given cells that break a house or a rule, for the meaning they were found for.
    conflicts: (u64, CellSet),
    /// The selected cells.
    pub selection: Selection,
    /// The selected rule, by its place in the list.
    pub rule: Option<usize>,
    /// The rules that were chosen in the list with one, as long as it is that one that is selected.
    also: (Option<usize>, BTreeSet<usize>),
}

impl Document {
    /// A document that is as good as saved: nothing would be lost if it were closed.
    pub fn new(puzzle: Puzzle, path: Option<PathBuf>) -> Document {
        let on_disk = path.as_deref().map_or(OnDisk::Missing, OnDisk::of);
        Document::of_file(puzzle, path, on_disk)
    }

    /// A document that is as good as saved, and what its file held when it was read.
    pub(in crate::studio) fn of_file(puzzle: Puzzle, path: Option<PathBuf>, on_disk: OnDisk) -> Document {
        let conflicts = (0, puzzle.conflicts());
        let bytes = bytes(&puzzle);
        let history = History::new(Moment { puzzle, revision: 0, meaning: 0, bytes });
        let place = path.as_deref().map(place_of);
        Document {
            history,
            last_number: 0,
            path,
            place,
            on_disk,
            saved_revision: Some(0),
            conflicts,
            selection: Selection::default(),
            rule: None,
            also: (None, BTreeSet::new()),
        }
    }

    /// A document with changes that were never saved: nothing but its journal holds it.
    pub(in crate::studio) fn recovered(puzzle: Puzzle, origin: Option<Origin>) -> Document {
        let (path, on_disk) = origin.map_or((None, OnDisk::Missing), |origin| (Some(origin.path), origin.on_disk));
        Document { saved_revision: None, ..Document::of_file(puzzle, path, on_disk) }
    }

    /// The puzzle as it is now.
    pub fn puzzle(&self) -> &Puzzle {
        &self.history.present().puzzle
    }

    /// The puzzles before this one, from the last step back to the first.
    pub(in crate::studio) fn past(&self) -> impl Iterator<Item = &Puzzle> {
        self.history.past().map(|moment| &moment.puzzle)
    }

    /// A number that changes with every edit.
    pub fn revision(&self) -> u64 {
        self.history.present().revision
    }

    /// A number that changes with every edit that can change the solutions.
    pub fn meaning(&self) -> u64 {
        self.history.present().meaning
    }

    /// The file it was opened from or saved to last, if any.
    pub fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// Where that file was when it was opened or saved here; see [`place_of`].
    pub(in crate::studio) fn place(&self) -> Option<&Path> {
        self.place.as_deref()
    }

    /// Whether closing would lose something.
    pub fn is_dirty(&self) -> bool {
        self.saved_revision != Some(self.revision())
    }

    /// The file that changes are to.
    pub(in crate::studio) fn origin(&self) -> Option<Origin> {
        Some(Origin { path: self.path.clone()?, on_disk: self.on_disk })
    }

    /// Whether another document was read from a file that held the same.
    pub(in crate::studio) fn holds_the_same(&self, other: &Document) -> bool {
        self.on_disk == other.on_disk
    }

    /// The puzzle as it was at this revision is in this file, which is in this place and now holds `on_disk`.
    pub(in crate::studio) fn saved(&mut self, revision: u64, path: PathBuf, place: PathBuf, on_disk: OnDisk) {
        self.place = Some(place);
        self.path = Some(path);
        self.on_disk = on_disk;
        self.saved_revision = Some(revision);
        self.history.end_typing();
    }

    /// No file holds the puzzle any more: closing would lose it.
    pub(in crate::studio) fn lost_file(&mut self) {
        self.saved_revision = None;
    }

    /// The title, or a word for the lack of one.
    pub fn display_title(&self) -> Cow<'_, str> {
        let title = self.puzzle().title().trim();
        if title.is_empty() { say!("tell-document-untitled-puzzle").into() } else { title.into() }
    }

    /// How many clues the puzzle has: givens, and digits beside the grids.
    pub(in crate::studio) fn clue_count(&self) -> usize {
        let puzzle = self.puzzle();
        let is_beside = |part: &Part| matches!(part, Part::Beyond { .. });
        let beside =
            puzzle.rules_on().map(|(_, placed)| placed.rule.parts().iter().filter(|part| is_beside(part)).count());
        puzzle.givens().len() + beside.sum::<usize>()
    }

    /// How many rules lie on a part of the board, and not on all of it.
    pub(in crate::studio) fn local_rule_count(&self) -> usize {
        let is_local = |placed: &PlacedRule| placed.rule.kind().gesture() != Gesture::Grid;
        self.puzzle().rules_on().filter(|(_, placed)| is_local(placed)).count()
    }

    /// What has to be mended on the board before a check can say anything.
    pub(in crate::studio) fn unfinished(&self) -> Vec<String> {
        jigsaw::errors(self.puzzle().board())
    }

    /// Rows and columns of the boxes that a grid had before it was a jigsaw, or else those of another grid of the
    /// board, or else the customary ones.
    pub(in crate::studio) fn boxes_before(&self, id: GridId) -> Option<(u8, u8)> {
        let board = self.puzzle().board();
        let before = self.past().map(|puzzle| puzzle.board()).take_while(|past| past.size() == board.size());
        let mut before = before.filter_map(|past| past.grid(id)?.box_shape());
        let beside = || board.grids().iter().find_map(Grid::box_shape);
        before.next().or_else(beside).or_else(|| customary_box(board.size()))
    }

    pub(in crate::studio) fn selected_rule(&self) -> Option<&PlacedRule> {
        self.rule.and_then(|rule| self.puzzle().rules().get(rule))
    }

    /// The selected rules: one, or those that were chosen in the list.
    pub(in crate::studio) fn selected_rules(&self) -> BTreeSet<usize> {
        let also = self.also.1.iter().copied().filter(|_| self.also.0 == self.rule);
        also.chain(self.rule).filter(|&rule| rule < self.puzzle().rules().len()).collect()
    }

    /// Selects a rule, with others.
    pub(in crate::studio) fn choose_rules(&mut self, rule: Option<usize>, with: BTreeSet<usize>) {
        self.rule = rule;
        self.also = (rule, with);
    }

    /// Why the selected rule cannot be put on all grids.
    pub(in crate::studio) fn refusal_of_rule_on_all(&self) -> Option<String> {
        let Some(placed) = self.selected_rule() else { return Some(say!("tell-document-no-rule-selected")) };
        if self.puzzle().board().grids().len() == 1 {
            return Some(say!("tell-document-there-only-one-grid"));
        }
        let whole = placed.rule.kind().gesture() == Gesture::Grid;
        (!whole).then(|| say!("tell-document-only-rules-for-whole"))
    }

    /// The open cells that are selected, or all open ones.
    pub(in crate::studio) fn cells_to_fill(&self) -> CellSet {
        let puzzle = self.puzzle();
        let is_open = |cell: &Cell| !puzzle.givens().contains_key(cell);
        let selected: CellSet = self.selection.cells.iter().filter(is_open).collect();
        match selected.is_empty() {
            true => puzzle.board().cells().iter().copied().filter(is_open).collect(),
            false => selected,
        }
    }

    /// The cells with a given that breaks a house or a rule.
    pub fn conflicts(&self) -> &CellSet {
        &self.conflicts.1
    }

    /// Makes an edit, as one step that can be undone. An edit that changes nothing is no step.
    ///
    /// # Errors
    /// When the edit does not fit the puzzle, which is then as it was.
    pub fn apply(&mut self, edit: &Edit) -> Result<(), EditError> {
        self.apply_typed(edit, None)
    }

    /// The same with what is typed by the edit: with what was typed there just before it is one step.
    ///
    /// # Errors
    /// As above.
    pub(in crate::studio) fn apply_typed(&mut self, edit: &Edit, typed: Option<Typing>) -> Result<(), EditError> {
        let puzzle = edit.apply(self.puzzle())?;
        if &puzzle == self.puzzle() {
            return Ok(());
        }
        let name = edit.name(self.puzzle());
        let (new_meaning, typing) = match edit {
            Edit::SetTitle(_) => (false, Some(Typing::Title)),
            Edit::SetAuthor(_) => (false, Some(Typing::Author)),
            Edit::TintRule { .. } | Edit::SetSymbols(_) | Edit::SetStars(_) | Edit::SetProgress(_) => (false, None),
            Edit::AddRemark(_) | Edit::RemoveRemark(_) => (false, None),
            Edit::GroupRules { .. } | Edit::LockRules { .. } => (false, None),
            Edit::NameRule { index, .. } => (false, Some(Typing::Name(*index))),
            Edit::ChangeRule(..)
            | Edit::SetGiven { .. }
            | Edit::ClearGivens { .. }
            | Edit::AddRule(_)
            | Edit::RemoveRule(_)
            | Edit::SwitchRule { .. }
            | Edit::SetNumbering(_)
            | Edit::Arrange { .. }
            | Edit::Lay { .. }
            | Edit::Turn(_)
            | Edit::All { .. } => (true, None),
        };
        let chosen = self.selected_rules();
        // Of a rule that stands twice, the copy is the one that goes on being selected.
        let arranged = |order: &[usize], rule: usize| order.iter().rposition(|&old| old == rule);
        self.rule = match edit {
            Edit::AddRule(_) => Some(puzzle.rules().len() - 1),
            Edit::RemoveRule(removed) => self.rule.and_then(|rule| match rule.cmp(removed) {
                std::cmp::Ordering::Less => Some(rule),
                std::cmp::Ordering::Equal => None,
                std::cmp::Ordering::Greater => Some(rule - 1),
            }),
            Edit::ChangeRule(changed, _) => Some(*changed),
            Edit::Arrange { order, .. } => self.rule.and_then(|rule| arranged(order, rule)),
            Edit::Lay { .. } => None,
            Edit::All { edits, .. } => {
                // What is removed moves the others up in the list.
                let removes = edits.iter().any(|edit| matches!(edit, Edit::RemoveRule(_)));
                self.rule.filter(|_| !removes)
            }
            Edit::SetTitle(_)
            | Edit::SetAuthor(_)
            | Edit::SetSymbols(_)
            | Edit::SetStars(_)
            | Edit::SetProgress(_)
            | Edit::AddRemark(_)
            | Edit::RemoveRemark(_)
            | Edit::SetNumbering(_)
            | Edit::SetGiven { .. }
            | Edit::ClearGivens { .. }
            | Edit::SwitchRule { .. }
            | Edit::Turn(_)
            | Edit::NameRule { .. }
            | Edit::GroupRules { .. }
            | Edit::LockRules { .. }
            | Edit::TintRule { .. } => self.rule,
        };
        let looks = |edit: &Edit| {
            matches!(
                edit,
                Edit::SwitchRule { .. }
                    | Edit::TintRule { .. }
                    | Edit::NameRule { .. }
                    | Edit::GroupRules { .. }
                    | Edit::LockRules { .. }
            )
        };
        let with = match edit {
            Edit::Arrange { order, .. } => chosen.into_iter().filter_map(|rule| arranged(order, rule)).collect(),
            Edit::All { edits, .. } if edits.iter().all(|edit| looks(edit) || matches!(edit, Edit::ChangeRule(..))) => {
                chosen
            }
            edit if looks(edit) => chosen,
            _ => BTreeSet::new(),
        };
        self.also = (self.rule, with);
        self.last_number += 1;
        let meaning = if new_meaning { self.last_number } else { self.meaning() };
        let bytes = bytes(&puzzle);
        let moment = Moment { puzzle, revision: self.last_number, meaning, bytes };
        // The name of a given has its digit, which the second figure changes.
        let renamed = (typed == Some(Typing::Given)).then(|| name.clone());
        self.history.record(name, moment, typed.or(typing));
        renamed.into_iter().for_each(|name| self.history.rename_last(name));
        self.history.keep_within(MOST_BYTES, |moment| moment.bytes);
        self.refresh();
        Ok(())
    }

    /// Ends a run of typing: the next letter of a title, or of a text of a rule, is a new step.
    pub fn end_typing(&mut self) {
        self.history.end_typing();
    }

    /// The name of the step that undo takes back, if any.
    pub fn undo_name(&self) -> Option<String> {
        self.history.undo_name()
    }

    /// The name of the step that redo makes again, if any.
    pub fn redo_name(&self) -> Option<String> {
        self.history.redo_name()
    }

    /// Takes the last step back and tells its name.
    pub fn undo(&mut self) -> Option<Message> {
        let name = self.history.undo();
        self.refresh();
        name
    }

    /// Makes the step that was taken back again and tells its name.
    pub fn redo(&mut self) -> Option<Message> {
        let name = self.history.redo();
        self.refresh();
        name
    }

    /// What follows from the puzzle, after it has changed.
    fn refresh(&mut self) {
        let rules = self.puzzle().rules().len();
        self.rule = self.rule.filter(|&rule| rule < rules);
        let board = self.history.present().puzzle.board();
        let here = |cell: &Cell| board.contains(*cell);
        self.selection.cells = self.selection.cells.iter().filter(here).collect();
        self.selection.cursor = self.selection.cursor.filter(here);
        let meaning = self.meaning();
        if self.conflicts.0 != meaning {
            self.conflicts = (meaning, self.puzzle().conflicts());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Board, Digit};
    use crate::puzzle::Givens;

    fn given(cell: &str, digit: u8) -> Edit {
        Edit::SetGiven { cells: cell.parse().unwrap(), digit: Digit::new(digit).unwrap() }
    }

    #[test]
    fn typing_a_title_is_one_step_and_keeps_the_meaning() {
        let mut document = Document::new(Puzzle::empty(Board::classic()), None);
        document.apply(&given("r1c1", 5)).unwrap();
        let meaning = document.meaning();
        for title in ["S", "Sn", "Snow"] {
            document.apply(&Edit::SetTitle(title.to_owned())).unwrap();
        }
        assert_eq!(document.meaning(), meaning);
        assert_eq!(document.undo().map(|name| name.to_string()).as_deref(), Some("Change the title"));
        assert_eq!(document.puzzle().title(), "");
        assert_eq!(document.undo_name().as_deref(), Some("Set r1c1 to 5"));
        document.redo();
        assert_eq!(document.puzzle().title(), "Snow");
    }

    /// Undo steps of a puzzle of ten thousand rules took over a gigabyte.
    #[test]
    fn steps_of_large_puzzles_take_little_memory_and_the_last_ones_stay() {
        let region = |index: usize| {
            let cells = format!("r{}c1-25", index % 25 + 1).parse().unwrap();
            PlacedRule::new(crate::variant::Region { cells })
        };
        let rules = (0..crate::puzzle::MOST_RULES).map(region).collect();
        let puzzle = Puzzle::empty(Board::single(5, 5).unwrap()).with_clues(Givens::new(), rules).unwrap();
        let mut document = Document::new(puzzle, None);
        for title in 0..200 {
            document.end_typing();
            document.apply(&Edit::SetTitle(title.to_string())).unwrap();
        }
        let held: usize = document.history.past().map(|moment| moment.bytes).sum();
        let steps = document.history.past().count();
        assert!(held <= MOST_BYTES && steps >= 10, "{held} bytes in {steps} steps");
        for title in (0..199).rev().take(steps) {
            document.undo();
            assert_eq!(document.puzzle().title(), title.to_string());
        }
        assert_eq!(document.undo_name(), None);
        // A thousand steps of a puzzle as people make them stay.
        let mut document = Document::new(Puzzle::empty(Board::classic()), None);
        for step in 0..1000 {
            document.apply(&given("r1c1", 1 + (step % 9) as u8)).unwrap();
        }
        assert_eq!(document.history.past().count(), 1000);
    }

    #[test]
    fn undo_back_to_what_was_saved_is_clean_again() {
        let mut document = Document::new(Puzzle::empty(Board::classic()), None);
        assert!(!document.is_dirty());
        document.apply(&given("r1c1", 5)).unwrap();
        assert!(document.is_dirty());
        document.saved(document.revision(), "a.ron".into(), "/a.ron".into(), OnDisk::Missing);
        document.apply(&given("r1c2", 5)).unwrap();
        assert_eq!(document.conflicts().to_string(), "r1c1-2");
        document.undo();
        assert!(!document.is_dirty());
        assert!(document.conflicts().is_empty());
        document.apply(&given("r1c1", 5)).unwrap();
        assert!(!document.is_dirty(), "an edit that changes nothing is no step");
    }
}
