//! Entries in the cells by a solver or the setter: digits, centre and corner marks, and colours. They are stored with
//! the puzzle, but they are not clues, engines ignore them, and they are printed only on request.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::colours::Colours;
use super::error::PuzzleError;
use super::givens::{check_cell, check_given};
use crate::board::{Board, Cell, Digit, DigitSet, Relocation, Transformation};
use crate::place::DigitList;

/// The state of a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Notes {
    /// The entered digit.
    pub digit: Option<Digit>,
    /// Centre marks, usually all remaining candidates of the cell.
    pub centre: DigitSet,
    /// Corner marks, usually the digits that are restricted to a few cells of a house.
    pub corner: DigitSet,
    /// The colours.
    pub colours: Colours,
}

impl Notes {
    /// Returns whether the cell has no state.
    pub fn is_empty(&self) -> bool {
        *self == Notes::default()
    }

    /// Returns whether there are centre or corner marks.
    pub fn is_marked(&self) -> bool {
        !self.centre.is_empty() || !self.corner.is_empty()
    }

    /// Returns the part that is valid on a board with this many digits.
    #[must_use]
    pub fn restricted_to(self, size: u8) -> Notes {
        let all = DigitSet::all(size);
        Notes {
            digit: self.digit.filter(|digit| digit.value() <= size),
            centre: self.centre.intersect(all),
            corner: self.corner.intersect(all),
            colours: self.colours,
        }
    }

    fn digits(&self) -> impl Iterator<Item = Digit> {
        self.digit.into_iter().chain(self.centre.iter()).chain(self.corner.iter())
    }
}

/// The states of all cells.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Progress(BTreeMap<Cell, Notes>);

impl Progress {
    /// Returns whether no cell has a state.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the cells that have a state, with their states.
    pub fn cells(&self) -> impl ExactSizeIterator<Item = (Cell, &Notes)> {
        self.0.iter().map(|(&cell, notes)| (cell, notes))
    }

    /// Returns the state of a cell.
    pub fn at(&self, cell: Cell) -> Notes {
        self.0.get(&cell).copied().unwrap_or_default()
    }

    /// Changes the state of a cell.
    pub fn change(&mut self, cell: Cell, change: impl FnOnce(&mut Notes)) {
        let mut notes = self.at(cell);
        change(&mut notes);
        match notes.is_empty() {
            true => self.0.remove(&cell),
            false => self.0.insert(cell, notes),
        };
    }

    /// Returns the number of entered digits.
    pub fn entered_count(&self) -> usize {
        self.0.values().filter(|notes| notes.digit.is_some()).count()
    }

    /// Returns the number of cells with marks.
    pub fn marked_count(&self) -> usize {
        self.0.values().filter(|notes| notes.is_marked()).count()
    }

    /// Returns the number of coloured cells.
    pub fn coloured_count(&self) -> usize {
        self.0.values().filter(|notes| !notes.colours.is_empty()).count()
    }

    /// Checks that the progress fits a board.
    ///
    /// # Errors
    /// Returns an error for the first cell that is not on the board or digit that the board does not have.
    pub(super) fn check_fit(&self, board: &Board) -> Result<(), PuzzleError> {
        self.0.iter().try_for_each(|(&cell, notes)| {
            check_cell(board, cell)?;
            notes.digits().try_for_each(|digit| check_given(board, cell, digit))
        })
    }

    /// Returns the progress after the grids have moved. States on removed grids are lost.
    pub(super) fn relocated(&self, step: &Relocation) -> Progress {
        let board = step.board();
        let moved = self.0.iter().filter_map(|(&from, &notes)| Some((from, step.cell(from)?, notes)));
        let mut moved: Vec<(Cell, Cell, Notes)> = moved
            .filter(|(_, to, notes)| board.contains(*to) && notes.digits().all(|digit| digit.value() <= board.size()))
            .collect();
        // If a moved state meets one that stayed, the latter wins, because it is inserted last.
        moved.sort_by_key(|&(from, to, _)| from == to);
        Progress(moved.into_iter().map(|(_, to, notes)| (to, notes)).collect())
    }

    /// Returns the progress on a board whose cells are permuted and whose digits are renamed.
    pub fn transformed(&self, board: &Board, step: &Transformation) -> Progress {
        let set = |digits: DigitSet| digits.iter().map(|digit| step.digit(digit)).collect();
        let image = |notes: &Notes| Notes {
            digit: notes.digit.map(|digit| step.digit(digit)),
            centre: set(notes.centre),
            corner: set(notes.corner),
            colours: notes.colours,
        };
        Progress(self.0.iter().filter_map(|(&cell, notes)| Some((step.cell(board, cell)?, image(notes)))).collect())
    }
}

/// The state of a cell in a file: `(at: "r1c1", digit: "5", centre: "12", corner: "3", colours: [blue])`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "progress")]
pub struct NotesInFile {
    at: Cell,
    #[serde(default, skip_serializing_if = "DigitList::is_empty")]
    digit: DigitList,
    #[serde(default, skip_serializing_if = "DigitList::is_empty")]
    centre: DigitList,
    #[serde(default, skip_serializing_if = "DigitList::is_empty")]
    corner: DigitList,
    #[serde(default, skip_serializing_if = "no_colours")]
    colours: Colours,
}

fn no_colours(colours: &Colours) -> bool {
    colours.is_empty()
}

impl From<&Progress> for Vec<NotesInFile> {
    fn from(progress: &Progress) -> Vec<NotesInFile> {
        let list = |digits: DigitSet| DigitList::sorted(digits.iter());
        let cell = |(&at, notes): (&Cell, &Notes)| NotesInFile {
            at,
            digit: DigitList(notes.digit.into_iter().collect()),
            centre: list(notes.centre),
            corner: list(notes.corner),
            colours: notes.colours,
        };
        progress.0.iter().map(cell).collect()
    }
}

/// Only the first of several digits in a cell is entered. Several entries for a cell are combined.
impl FromIterator<NotesInFile> for Progress {
    fn from_iter<I: IntoIterator<Item = NotesInFile>>(cells: I) -> Progress {
        let mut progress = Progress::default();
        for NotesInFile { at, digit, centre, corner, colours } in cells {
            progress.change(at, |notes| {
                notes.digit = notes.digit.or(digit.0.first().copied());
                notes.centre = notes.centre.union(centre.0.into_iter().collect());
                notes.corner = notes.corner.union(corner.0.into_iter().collect());
                notes.colours = notes.colours.union(colours);
            });
        }
        progress
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{GridId, TraditionalLayout};
    use crate::puzzle::{Edit, Puzzle};

    fn puzzle() -> Puzzle {
        let mut progress = Progress::default();
        progress.change(Cell::new(0, 0), |notes| notes.digit = Digit::new(9));
        progress.change(Cell::new(9, 10), |notes| notes.corner = DigitSet::from_bits(0b110));
        Puzzle::empty(TraditionalLayout::Twin.board(3, 3).unwrap()).with_progress(progress).unwrap()
    }

    #[test]
    fn progress_is_no_clue() {
        let puzzle = puzzle();
        let bare = puzzle.clone().with_progress(Progress::default()).unwrap();
        assert_eq!(puzzle.model().constraints().len(), bare.model().constraints().len());
        assert_eq!((puzzle.givens(), puzzle.rules_text()), (bare.givens(), bare.rules_text()));
        assert_ne!(puzzle, bare);
        assert_eq!((puzzle.progress().entered_count(), puzzle.progress().marked_count()), (1, 1));
    }

    #[test]
    fn progress_goes_with_its_grid() {
        let puzzle = puzzle();
        let second = puzzle.board().grids()[1].clone();
        let first = puzzle.board().grids()[0].origin();
        let lay = |grid| Edit::ChangeLayout {
            grids: vec![(Some(GridId(1)), grid)],
            what: crate::words::Message::verbatim("Lay"),
        };
        let left = lay(second.clone()).apply(&puzzle).unwrap();
        assert_eq!(left.progress().cells().map(|(cell, _)| cell.to_string()).collect::<Vec<_>>(), ["r10c11"]);
        let moved = lay(second.at(first).unwrap()).apply(&puzzle).unwrap();
        assert_eq!(moved.progress().cells().map(|(cell, _)| cell.to_string()).collect::<Vec<_>>(), ["r4c5"]);
    }

    #[test]
    fn what_does_not_fit_is_refused() {
        let mut progress = Progress::default();
        progress.change(Cell::new(0, 0), |notes| notes.centre = DigitSet::just(Digit::from_index(4)));
        let small = Puzzle::empty(Board::single(2, 2).unwrap());
        let error = small.clone().with_progress(progress.clone()).unwrap_err().to_string();
        assert_eq!(error, "r1c1: digit 5 is too large for a 4x4 board");
        progress.change(Cell::new(0, 0), |notes| *notes = Notes::default());
        assert!(progress.is_empty());
        progress.change(Cell::new(0, 9), |notes| notes.digit = Digit::new(1));
        assert_eq!(small.with_progress(progress).unwrap_err().to_string(), "r1c10 is not on the board");
    }
}
