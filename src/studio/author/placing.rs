//! Symmetric placing: with a symmetry switched on, the partners of each given are wanted, and can be filled in from the
//! solution once it is known.

use crate::author::{Scope, Symmetry};
use crate::board::{Cell, CellSet, Digit};
use crate::puzzle::{Edit, Puzzle};
use crate::studio::app::App;

use super::proposal::give;

/// The symmetry that givens are placed by, and the cells that it wants.
#[derive(Default)]
pub(in crate::studio) struct Placing {
    pub symmetry: Symmetry,
    pub scope: Scope,
    /// The wanted cells, for the puzzle with this meaning and this symmetry; or why there are none.
    wanted: Option<(u64, Symmetry, Scope, Result<CellSet, String>)>,
}

impl Placing {
    /// Looks again at what is wanted, if the puzzle or the symmetry is another one.
    pub fn follow(&mut self, puzzle: &Puzzle, meaning: u64) {
        let (symmetry, scope) = (self.symmetry, self.scope);
        if self.wanted.as_ref().is_none_or(|(asked, of, per, _)| (*asked, *of, *per) != (meaning, symmetry, scope)) {
            self.wanted = Some((meaning, symmetry, scope, wanted(puzzle, symmetry, scope)));
        }
    }

    /// The open cells that look the same as one with a given.
    pub fn wanted(&self) -> Option<&CellSet> {
        self.wanted.as_ref().and_then(|(.., wanted)| wanted.as_ref().ok()).filter(|wanted| !wanted.is_empty())
    }

    /// Why the board cannot be symmetric so.
    pub fn refusal(&self) -> Option<&str> {
        self.wanted.as_ref().and_then(|(.., wanted)| wanted.as_ref().err()).map(String::as_str)
    }
}

fn wanted(puzzle: &Puzzle, symmetry: Symmetry, scope: Scope) -> Result<CellSet, String> {
    let mut wanted = CellSet::default();
    for &cell in puzzle.givens().keys() {
        let orbit = symmetry.orbit(scope, puzzle.board(), cell).map_err(|error| error.to_string())?;
        wanted.extend(orbit.iter().filter(|cell| !puzzle.givens().contains_key(cell)));
    }
    Ok(wanted)
}

impl App {
    /// The digits that cells can be filled from: the solution on the board, or the only one.
    pub(in crate::studio) fn filling_to_take(&self) -> Option<&crate::board::Filling> {
        self.filling_on_board().or_else(|| self.solution())
    }

    /// The open cells that are selected, or all open ones.
    pub(in crate::studio) fn cells_to_fill(&self) -> CellSet {
        let puzzle = self.document.puzzle();
        let is_open = |cell: &Cell| !puzzle.givens().contains_key(cell);
        let selected: CellSet = self.document.selection.cells.iter().filter(is_open).collect();
        match selected.is_empty() {
            true => puzzle.board().cells().iter().copied().filter(is_open).collect(),
            false => selected,
        }
    }

    /// Makes givens of what the solution has in these cells, in one step.
    pub(in crate::studio) fn fill_from_solution(&mut self, cells: &CellSet) {
        let Some(filling) = self.filling_to_take() else { return };
        let board = self.document.puzzle().board();
        let taken = cells.iter().filter_map(|cell| Some((cell, filling[board.id(cell)?])));
        let taken: std::collections::BTreeMap<Cell, Digit> = taken.collect();
        let what = match taken.len() {
            1 => "Fill a cell from the solution".to_owned(),
            count => format!("Fill {count} cells from the solution"),
        };
        self.edit(&Edit::All { edits: give(&taken), what });
    }
}
