//! The open puzzle with its history, its file and its selection.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use crate::board::{Cell, CellSet, Grid, GridId, OutsidePosition};
use crate::formats::customary_box;
use crate::place::{Gesture, RulePart};
use crate::puzzle::{Edit, EditError, PlacedRule, Puzzle};

use crate::studio::document::history::History;
use crate::studio::document::jigsaw;
use crate::studio::document::on_disk::FileOrigin;
use crate::studio::document::on_disk::{OnDisk, location_of};
use crate::studio::document::published_text::PublishedText;
use crate::words::{Message, say};

/// A snapshot of the puzzle, with revision numbers that are unique in the session.
#[derive(Clone, Debug)]
struct DocumentSnapshot {
    puzzle: Puzzle,
    /// The revision, which changes with every edit.
    revision: u64,
    /// The semantic revision, which changes only with edits that can change the solutions: not with titles and
    /// colours.
    semantic_revision: u64,
    /// The approximate memory of the puzzle's rules, in bytes.
    bytes: usize,
}

/// The memory limit of the undo history, in bytes. A thousand steps of ordinary puzzles take a few megabytes.
const MAX_BYTES: usize = 128 << 20;

/// Returns the approximate memory of a puzzle. Nearly all of it is in the rules.
fn bytes(puzzle: &Puzzle) -> usize {
    let of = |placed: &PlacedRule| {
        let words = placed.name.len() + placed.group.len();
        size_of::<PlacedRule>() + words + placed.rule.cells(puzzle.board()).len() * size_of::<[Cell; 4]>()
    };
    puzzle.rules().iter().map(of).sum()
}

/// A text or number that is typed key by key but undone as a whole.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::studio) enum TypingTarget {
    Title,
    Author,
    /// A text that is published with the puzzle.
    Published(PublishedText),
    /// The name of the rule with this index.
    Name(usize),
    /// A field of the rule with this index.
    Field(usize, &'static str),
    /// The clue of the rule with this index, on the board.
    Clue(usize),
    /// The clue at this outside position.
    Outside(OutsidePosition),
    /// A given with two figures.
    Given,
}

/// The selected cells, and the cursor.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Selection {
    /// The selected cells.
    pub cells: CellSet,
    /// The cell from which arrow keys move; one of the selected cells.
    pub cursor: Option<Cell>,
}

impl Selection {
    /// Returns the selection of a single cell, with the cursor on it.
    pub fn just(cell: Cell) -> Selection {
        Selection { cells: [cell].into_iter().collect(), cursor: Some(cell) }
    }
}

/// The open puzzle.
#[derive(Debug)]
pub struct Document {
    history: History<DocumentSnapshot, TypingTarget>,
    last_revision: u64,
    path: Option<PathBuf>,
    /// The resolved location of that file when it was opened or saved here.
    resolved_path: Option<PathBuf>,
    /// The content of the file at that time.
    on_disk: OnDisk,
    /// The saved revision; None if no file holds any revision.
    saved_revision: Option<u64>,
    /// The given cells that break a house or a rule, with the semantic revision they were computed for.
    conflicts: (u64, CellSet),
    /// The selected cells.
    pub selection: Selection,
    /// The index of the selected rule.
    pub rule: Option<usize>,
    /// The selected rule, and the rules selected along with it. They are only used while `rule` is still the same rule.
    chosen_with: (Option<usize>, BTreeSet<usize>),
}

impl Document {
    /// Returns a clean document: nothing is lost if it is closed.
    pub fn new(puzzle: Puzzle, path: Option<PathBuf>) -> Document {
        let on_disk = path.as_deref().map_or(OnDisk::Missing, OnDisk::of);
        Document::of_file(puzzle, path, on_disk)
    }

    /// Returns a clean document, with the content of its file at the time of reading.
    pub(in crate::studio) fn of_file(puzzle: Puzzle, path: Option<PathBuf>, on_disk: OnDisk) -> Document {
        let conflicts = (0, puzzle.conflicts());
        let bytes = bytes(&puzzle);
        let history = History::new(DocumentSnapshot { puzzle, revision: 0, semantic_revision: 0, bytes });
        let place = path.as_deref().map(location_of);
        Document {
            history,
            last_revision: 0,
            path,
            resolved_path: place,
            on_disk,
            saved_revision: Some(0),
            conflicts,
            selection: Selection::default(),
            rule: None,
            chosen_with: (None, BTreeSet::new()),
        }
    }

    /// Returns a dirty document, recovered from its journal.
    pub(in crate::studio) fn recovered(puzzle: Puzzle, origin: Option<FileOrigin>) -> Document {
        let (path, on_disk) = origin.map_or((None, OnDisk::Missing), |origin| (Some(origin.path), origin.on_disk));
        Document { saved_revision: None, ..Document::of_file(puzzle, path, on_disk) }
    }

    /// Returns the current puzzle.
    pub fn puzzle(&self) -> &Puzzle {
        &self.history.present().puzzle
    }

    /// Returns the earlier puzzles, most recent first.
    pub(in crate::studio) fn past(&self) -> impl Iterator<Item = &Puzzle> {
        self.history.past().map(|moment| &moment.puzzle)
    }

    /// Returns the revision, which changes with every edit.
    pub fn revision(&self) -> u64 {
        self.history.present().revision
    }

    /// Returns the semantic revision, which changes with every edit that can change the solutions.
    pub fn semantic_revision(&self) -> u64 {
        self.history.present().semantic_revision
    }

    /// Returns the file that the document was opened from or last saved to.
    pub fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// Returns the location of that file when it was opened or saved here; see [`location_of`].
    pub(in crate::studio) fn place(&self) -> Option<&Path> {
        self.resolved_path.as_deref()
    }

    /// Returns whether closing would lose changes.
    pub fn is_dirty(&self) -> bool {
        self.saved_revision != Some(self.revision())
    }

    /// Returns the file that the changes belong to.
    pub(in crate::studio) fn origin(&self) -> Option<FileOrigin> {
        Some(FileOrigin { path: self.path.clone()?, on_disk: self.on_disk })
    }

    /// Returns whether another document was read from a file with the same content.
    pub(in crate::studio) fn has_same_file_content(&self, other: &Document) -> bool {
        self.on_disk == other.on_disk
    }

    /// Records that this revision was saved to a file, with its location and its new content `on_disk`.
    pub(in crate::studio) fn mark_saved(&mut self, revision: u64, path: PathBuf, place: PathBuf, on_disk: OnDisk) {
        self.resolved_path = Some(place);
        self.path = Some(path);
        self.on_disk = on_disk;
        self.saved_revision = Some(revision);
        self.history.end_typing();
    }

    /// Marks the puzzle as unsaved because its file is gone.
    pub(in crate::studio) fn mark_file_lost(&mut self) {
        self.saved_revision = None;
    }

    /// Returns the title, or a placeholder.
    pub fn display_title(&self) -> Cow<'_, str> {
        let title = self.puzzle().title().trim();
        if title.is_empty() { say!("tell-document-untitled-puzzle").into() } else { title.into() }
    }

    /// Returns the number of clues: givens and outside clues.
    pub(in crate::studio) fn clue_count(&self) -> usize {
        let puzzle = self.puzzle();
        let is_beside = |part: &RulePart| matches!(part, RulePart::OutsideClue { .. });
        let beside =
            puzzle.enabled_rules().map(|(_, placed)| placed.rule.parts().iter().filter(|part| is_beside(part)).count());
        puzzle.givens().len() + beside.sum::<usize>()
    }

    /// Returns the number of enabled rules that are not rules of a whole grid.
    pub(in crate::studio) fn local_rule_count(&self) -> usize {
        let is_local = |placed: &PlacedRule| placed.rule.kind().gesture() != Gesture::Grid;
        self.puzzle().enabled_rules().filter(|(_, placed)| is_local(placed)).count()
    }

    /// Returns the errors on the board that must be fixed before a check makes sense.
    pub(in crate::studio) fn board_errors(&self) -> Vec<String> {
        jigsaw::errors(self.puzzle().board())
    }

    /// Returns the box dimensions that a grid had before it became a jigsaw, or else those of another grid of the
    /// board, or else the usual ones for its size.
    pub(in crate::studio) fn previous_box_shape(&self, id: GridId) -> Option<(u8, u8)> {
        let board = self.puzzle().board();
        let before = self.past().map(|puzzle| puzzle.board()).take_while(|past| past.size() == board.size());
        let mut before = before.filter_map(|past| past.grid(id)?.box_shape());
        let beside = || board.grids().iter().find_map(Grid::box_shape);
        before.next().or_else(beside).or_else(|| customary_box(board.size()))
    }

    pub(in crate::studio) fn selected_rule(&self) -> Option<&PlacedRule> {
        self.rule.and_then(|rule| self.puzzle().rules().get(rule))
    }

    /// Returns the indices of the selected rules.
    pub(in crate::studio) fn selected_rules(&self) -> BTreeSet<usize> {
        let also = self.chosen_with.1.iter().copied().filter(|_| self.chosen_with.0 == self.rule);
        also.chain(self.rule).filter(|&rule| rule < self.puzzle().rules().len()).collect()
    }

    /// Selects a rule, along with others.
    pub(in crate::studio) fn select_rules(&mut self, rule: Option<usize>, with: BTreeSet<usize>) {
        self.rule = rule;
        self.chosen_with = (rule, with);
    }

    /// Returns the reason why the selected rule cannot be added to all grids; `None` if it can.
    pub(in crate::studio) fn refusal_of_rule_on_all(&self) -> Option<String> {
        let Some(placed) = self.selected_rule() else { return Some(say!("tell-document-no-rule-selected")) };
        if self.puzzle().board().grids().len() == 1 {
            return Some(say!("tell-document-there-only-one-grid"));
        }
        let whole = placed.rule.kind().gesture() == Gesture::Grid;
        (!whole).then(|| say!("tell-document-only-rules-for-whole"))
    }

    /// Returns the selected cells without a given, or all cells without a given if none of them is selected.
    pub(in crate::studio) fn cells_to_fill(&self) -> CellSet {
        let puzzle = self.puzzle();
        let is_open = |cell: &Cell| !puzzle.givens().contains_key(cell);
        let selected: CellSet = self.selection.cells.iter().filter(is_open).collect();
        match selected.is_empty() {
            true => puzzle.board().cells().iter().copied().filter(is_open).collect(),
            false => selected,
        }
    }

    /// Returns the cells with a given that breaks a house or a rule.
    pub fn conflicts(&self) -> &CellSet {
        &self.conflicts.1
    }

    /// Applies an edit as one undo step. An edit that changes nothing is not recorded.
    ///
    /// # Errors
    /// Returns an error if the edit does not fit the puzzle, which then stays unchanged.
    pub fn apply(&mut self, edit: &Edit) -> Result<(), EditError> {
        self.apply_typed(edit, None)
    }

    /// Applies an edit made by typing. Consecutive edits with the same `typed` are one undo step.
    ///
    /// # Errors
    /// Returns an error if the edit does not fit the puzzle, which then stays unchanged.
    pub(in crate::studio) fn apply_typed(&mut self, edit: &Edit, typed: Option<TypingTarget>) -> Result<(), EditError> {
        let puzzle = edit.apply(self.puzzle())?;
        if &puzzle == self.puzzle() {
            return Ok(());
        }
        let name = edit.name(self.puzzle());
        let (new_meaning, typing) = match edit {
            Edit::SetTitle(_) => (false, Some(TypingTarget::Title)),
            Edit::SetAuthor(_) => (false, Some(TypingTarget::Author)),
            Edit::TintRule { .. } | Edit::SetSymbols(_) | Edit::SetStars(_) | Edit::SetProgress(_) => (false, None),
            Edit::Publish(edit) => (false, PublishedText::of_edit(edit).map(TypingTarget::Published)),
            Edit::AddRemark(_) | Edit::RemoveRemark(_) => (false, None),
            Edit::AddDrawings(_) | Edit::ChangeDrawing(..) | Edit::ArrangeDrawings { .. } | Edit::SetFog(_) => {
                (false, None)
            }
            // A rule may join a group with a quantifier, or leave it.
            Edit::GroupRules { .. } => (puzzle.choices() != self.puzzle().choices(), None),
            Edit::LockRules { .. } => (false, None),
            Edit::NameRule { index, .. } => (false, Some(TypingTarget::Name(*index))),
            Edit::ChangeRule(..)
            | Edit::ReadRules { .. }
            | Edit::QuantifyRules { .. }
            | Edit::SetGiven { .. }
            | Edit::ClearGivens { .. }
            | Edit::AddRule(_)
            | Edit::RemoveRule(_)
            | Edit::SwitchRule { .. }
            | Edit::SetNumbering(_)
            | Edit::Arrange { .. }
            | Edit::ChangeLayout { .. }
            | Edit::Turn(_)
            | Edit::All { .. } => (true, None),
        };
        let chosen = self.selected_rules();
        // If a rule occurs twice in the order, the later copy stays selected.
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
            Edit::ChangeLayout { .. } => None,
            Edit::All { edits, .. } => {
                // Removals shift the indices of other rules.
                let removes = edits.iter().any(|edit| matches!(edit, Edit::RemoveRule(_)));
                self.rule.filter(|_| !removes)
            }
            Edit::SetTitle(_)
            | Edit::SetAuthor(_)
            | Edit::Publish(_)
            | Edit::SetSymbols(_)
            | Edit::SetStars(_)
            | Edit::SetProgress(_)
            | Edit::AddRemark(_)
            | Edit::RemoveRemark(_)
            | Edit::AddDrawings(_)
            | Edit::ChangeDrawing(..)
            | Edit::ArrangeDrawings { .. }
            | Edit::SetFog(_)
            | Edit::SetNumbering(_)
            | Edit::SetGiven { .. }
            | Edit::ClearGivens { .. }
            | Edit::SwitchRule { .. }
            | Edit::Turn(_)
            | Edit::NameRule { .. }
            | Edit::GroupRules { .. }
            | Edit::LockRules { .. }
            | Edit::ReadRules { .. }
            | Edit::QuantifyRules { .. }
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
                    | Edit::ReadRules { .. }
                    | Edit::QuantifyRules { .. }
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
        self.chosen_with = (self.rule, with);
        // Undo brings back the revision of its snapshot, so a document that is undone to the saved state is clean
        // again.
        self.last_revision += 1;
        // While the semantic revision stays the same, the answers of the engines stay valid.
        let meaning = if new_meaning { self.last_revision } else { self.semantic_revision() };
        let bytes = bytes(&puzzle);
        let moment = DocumentSnapshot { puzzle, revision: self.last_revision, semantic_revision: meaning, bytes };
        // The name of the step contains the digit, which changes when the second figure is typed.
        let renamed = (typed == Some(TypingTarget::Given)).then(|| name.clone());
        self.history.record(name, moment, typed.or(typing));
        renamed.into_iter().for_each(|name| self.history.rename_last(name));
        self.history.trim_to(MAX_BYTES, |moment| moment.bytes);
        self.refresh();
        Ok(())
    }

    /// Ends a run of typing, so that the next key starts a new undo step.
    pub fn end_typing(&mut self) {
        self.history.end_typing();
    }

    /// Returns the name of the step that undo would undo.
    pub fn undo_name(&self) -> Option<String> {
        self.history.undo_name()
    }

    /// Returns the name of the step that redo would redo.
    pub fn redo_name(&self) -> Option<String> {
        self.history.redo_name()
    }

    /// Undoes the last step and returns its name.
    pub fn undo(&mut self) -> Option<Message> {
        let name = self.history.undo();
        self.refresh();
        name
    }

    /// Redoes the last undone step and returns its name.
    pub fn redo(&mut self) -> Option<Message> {
        let name = self.history.redo();
        self.refresh();
        name
    }

    /// Updates derived state after a change of the puzzle.
    fn refresh(&mut self) {
        let rules = self.puzzle().rules().len();
        self.rule = self.rule.filter(|&rule| rule < rules);
        let board = self.history.present().puzzle.board();
        let here = |cell: &Cell| board.contains(*cell);
        self.selection.cells = self.selection.cells.iter().filter(here).collect();
        self.selection.cursor = self.selection.cursor.filter(here);
        let meaning = self.semantic_revision();
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
        let meaning = document.semantic_revision();
        for title in ["S", "Sn", "Snow"] {
            document.apply(&Edit::SetTitle(title.to_owned())).unwrap();
        }
        assert_eq!(document.semantic_revision(), meaning);
        assert_eq!(document.undo().map(|name| name.to_string()).as_deref(), Some("Change title"));
        assert_eq!(document.puzzle().title(), "");
        assert_eq!(document.undo_name().as_deref(), Some("Set r1c1 to 5"));
        document.redo();
        assert_eq!(document.puzzle().title(), "Snow");
    }

    /// Regression test: undo steps of a puzzle of ten thousand rules took over a gigabyte.
    #[test]
    fn steps_of_large_puzzles_take_little_memory_and_the_last_ones_stay() {
        let region = |index: usize| {
            let cells = format!("r{}c1-25", index % 25 + 1).parse().unwrap();
            PlacedRule::new(crate::variant::Region { cells })
        };
        let rules = (0..crate::puzzle::MAX_RULES).map(region).collect();
        let puzzle = Puzzle::empty(Board::single(5, 5).unwrap()).with_clues(Givens::new(), rules).unwrap();
        let mut document = Document::new(puzzle, None);
        for title in 0..200 {
            document.end_typing();
            document.apply(&Edit::SetTitle(title.to_string())).unwrap();
        }
        let held: usize = document.history.past().map(|moment| moment.bytes).sum();
        let steps = document.history.past().count();
        assert!(held <= MAX_BYTES && steps >= 10, "{held} bytes in {steps} steps");
        for title in (0..199).rev().take(steps) {
            document.undo();
            assert_eq!(document.puzzle().title(), title.to_string());
        }
        assert_eq!(document.undo_name(), None);
        // All of a thousand steps of an ordinary puzzle are kept.
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
        document.mark_saved(document.revision(), "a.ron".into(), "/a.ron".into(), OnDisk::Missing);
        document.apply(&given("r1c2", 5)).unwrap();
        assert_eq!(document.conflicts().to_string(), "r1c1-2");
        document.undo();
        assert!(!document.is_dirty());
        assert!(document.conflicts().is_empty());
        document.apply(&given("r1c1", 5)).unwrap();
        assert!(!document.is_dirty(), "an edit that changes nothing is no step");
    }
}
