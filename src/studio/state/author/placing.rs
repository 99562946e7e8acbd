//! Symmetric placing: with a symmetry switched on, the partners of each given are wanted, and can be filled in from the
//! solution once it is known.

use crate::author::{Scope, Symmetry};
use crate::board::CellSet;
use crate::puzzle::Puzzle;

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
