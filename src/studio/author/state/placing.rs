//! Symmetric placing of givens: if a symmetry is chosen, the partner cells of each given are highlighted, and can be
//! filled from the solution once it is known.

use crate::author::{Symmetry, SymmetryScope};
use crate::board::CellSet;
use crate::puzzle::Puzzle;

/// The symmetry for placing givens, and the cells that must be filled to complete it.
#[derive(Default)]
pub(in crate::studio) struct SymmetricPlacing {
    pub symmetry: Symmetry,
    pub scope: SymmetryScope,
    /// The partner cells without a given, or the reason why the board cannot have the symmetry. The other values are
    /// the semantic revision, the symmetry and the scope for which this was computed.
    wanted: Option<(u64, Symmetry, SymmetryScope, Result<CellSet, String>)>,
}

impl SymmetricPlacing {
    /// Updates the partner cells if the puzzle or the symmetry has changed.
    pub fn sync(&mut self, puzzle: &Puzzle, meaning: u64) {
        let (symmetry, scope) = (self.symmetry, self.scope);
        if self.wanted.as_ref().is_none_or(|(asked, of, per, _)| (*asked, *of, *per) != (meaning, symmetry, scope)) {
            self.wanted = Some((meaning, symmetry, scope, wanted(puzzle, symmetry, scope)));
        }
    }

    /// Returns the cells without a given that are symmetric to a cell with a given.
    pub fn wanted(&self) -> Option<&CellSet> {
        self.wanted.as_ref().and_then(|(.., wanted)| wanted.as_ref().ok()).filter(|wanted| !wanted.is_empty())
    }

    /// Returns why the board cannot have the symmetry.
    pub fn refusal(&self) -> Option<&str> {
        self.wanted.as_ref().and_then(|(.., wanted)| wanted.as_ref().err()).map(String::as_str)
    }
}

fn wanted(puzzle: &Puzzle, symmetry: Symmetry, scope: SymmetryScope) -> Result<CellSet, String> {
    // The partners of a given are its orbit under the symmetry group.
    let mut wanted = CellSet::default();
    for &cell in puzzle.givens().keys() {
        let orbit = symmetry.orbit(scope, puzzle.board(), cell).map_err(|error| error.to_string())?;
        wanted.extend(orbit.iter().filter(|cell| !puzzle.givens().contains_key(cell)));
    }
    Ok(wanted)
}
