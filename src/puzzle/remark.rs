//! Remarks of solvers for the setter, such as "stuck here". They are stored with the puzzle, but they are not printed,
//! and engines ignore them.

use serde::{Deserialize, Serialize};

use super::error::PuzzleError;
use super::printable_text::{MAX_LETTERS_IN_A_TEXT, printable};
use crate::board::{Board, CellSet, Relocation, Turn};

/// A remark in a file: `(cells: "r2c4-5", text: "Lovely start", after_secs: 250)`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "remark")]
pub struct Remark {
    /// The cells of the remark, or none for the whole puzzle.
    #[serde(default, skip_serializing_if = "CellSet::is_empty")]
    pub cells: CellSet,
    /// The text, with at most [`MAX_LETTERS_IN_A_TEXT`] letters.
    pub text: String,
    /// The solving time at which the remark was made, in seconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after_secs: Option<u32>,
}

impl Remark {
    /// Returns the remark in the form that a puzzle stores. Control characters are made visible; see [`printable`].
    ///
    /// # Errors
    /// Returns an error if a cell is not on the board or the text is too long.
    pub(super) fn checked(self, number: usize, board: &Board) -> Result<Remark, PuzzleError> {
        if let Some(cell) = self.cells.iter().find(|&cell| !board.contains(cell)) {
            return Err(PuzzleError::OffBoard { cell });
        }
        let text = printable(self.text, MAX_LETTERS_IN_A_TEXT)
            .map_err(|problem| PuzzleError::RemarkText { number, problem })?;
        Ok(Remark { text, ..self })
    }

    /// Returns the remark after the grids have moved. The text stays even if its cells are removed.
    pub(super) fn relocated(&self, step: &Relocation) -> Remark {
        let cells = self.cells.iter().filter_map(|cell| step.cell(cell));
        Remark { cells: cells.filter(|&cell| step.board().contains(cell)).collect(), ..self.clone() }
    }

    /// Returns the remark after the whole board is turned.
    pub(super) fn turned(&self, board: &Board, turn: Turn) -> Remark {
        Remark { cells: self.cells.iter().map(|cell| board.turned_cell(turn, cell)).collect(), ..self.clone() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{GridId, TraditionalLayout};
    use crate::puzzle::{Edit, Puzzle};

    fn remark(cells: &str) -> Remark {
        Remark { cells: cells.parse().unwrap(), text: "Stuck here".to_owned(), after_secs: Some(250) }
    }

    #[test]
    fn remarks_are_no_clue_and_go_with_their_grid() {
        let bare = Puzzle::empty(TraditionalLayout::Twin.board(3, 3).unwrap());
        let puzzle = Edit::AddRemark(remark("r1c1 r10c11")).apply(&bare).unwrap();
        assert_eq!(puzzle.model().constraints().len(), bare.model().constraints().len());
        assert_eq!(puzzle.rules_text(), bare.rules_text());
        assert_ne!(puzzle, bare);
        let second = puzzle.board().grids()[1].clone();
        let lay =
            Edit::ChangeLayout { grids: vec![(Some(GridId(1)), second)], what: crate::words::Message::verbatim("Lay") };
        assert_eq!(lay.apply(&puzzle).unwrap().remarks(), [remark("r10c11")]);
        let removed = Edit::RemoveRemark(0).apply(&puzzle).unwrap();
        assert_eq!(removed, bare);
    }

    #[test]
    fn what_does_not_fit_is_refused() {
        let puzzle = Puzzle::empty(Board::single(2, 2).unwrap());
        let error = Edit::AddRemark(remark("r1c9")).apply(&puzzle).unwrap_err().to_string();
        assert_eq!(error, "r1c9 is not on the board");
        let long = Remark { text: "a".repeat(20_001), ..remark("r1c1") };
        let error = Edit::AddRemark(long).apply(&puzzle).unwrap_err().to_string();
        assert_eq!(error, "note 1: too long (20001 characters); the limit is 20000");
        let error = Edit::RemoveRemark(3).apply(&puzzle).unwrap_err().to_string();
        assert_eq!(error, "there is no note 4");
        let control = Remark { text: "a\u{1b}b".to_owned(), ..remark("r1c1") };
        let puzzle = Edit::AddRemark(control).apply(&puzzle).unwrap();
        assert_eq!(puzzle.remarks()[0].text, "a□b");
    }
}
