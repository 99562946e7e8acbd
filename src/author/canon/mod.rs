//! One form for all puzzles that are the same but for the places of their cells and the names of their digits, so that
//! twins are found by sorting.
//!
//! A single grid without rules has its smallest form (`minlex`): all exchanges of rows, columns, bands and stacks. Any
//! other puzzle has the least of what it becomes when its board is turned and mirrored as a whole and its digits are
//! renamed, as far as every rule can still be said (`turns`).

mod minlex;
mod turns;

use crate::board::{Boxes, Digit, Grid};
use crate::puzzle::{Givens, Puzzle};

/// Which puzzles have the same form.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Exchanges {
    /// All that differ by exchanged lines, turns and names.
    Lines,
    /// All that differ by turns and names.
    Turns,
}

impl Exchanges {
    /// As it is called in results.
    pub const fn name(self) -> &'static str {
        match self {
            Exchanges::Lines => "lines",
            Exchanges::Turns => "turns",
        }
    }
}

/// A puzzle in its canonical form: givens and the rules that mean something, without words, marks and decorations.
#[derive(Clone, PartialEq, Debug)]
pub struct Canonical {
    /// The same for all that have this form.
    pub puzzle: Puzzle,
    /// Which these are.
    pub exchanges: Exchanges,
}

/// Why a puzzle has no canonical form.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CanonError {
    /// Its rules tell digits apart that no given names, in more ways than are tried.
    #[error("its rules allow too many names for {digits} digits that are not given")]
    TooManyNames {
        /// How many digits they are.
        digits: usize,
    },
}

/// The canonical form of a puzzle.
///
/// # Errors
/// When it would take too long to find.
pub fn canonical(puzzle: &Puzzle) -> Result<Canonical, CanonError> {
    let least = match puzzle.board().grids() {
        [grid] if puzzle.rules_meant().next().is_none() => least_of_grid(puzzle, grid),
        _ => None,
    };
    match least {
        Some(puzzle) => Ok(Canonical { puzzle, exchanges: Exchanges::Lines }),
        None => turns::least(puzzle).map(|puzzle| Canonical { puzzle, exchanges: Exchanges::Turns }),
    }
}

/// The smallest form of a grid without rules; None where its regions are irregular, a line holds a digit twice, or too
/// many forms agree for long.
fn least_of_grid(puzzle: &Puzzle, grid: &Grid) -> Option<Puzzle> {
    let (board, size) = (puzzle.board(), usize::from(grid.size()));
    let shape = match grid.boxes() {
        Boxes::Regular { rows, cols } => (usize::from(*rows), usize::from(*cols)),
        Boxes::Latin => (size, size),
        Boxes::Jigsaw(_) => return None,
    };
    let mut cells = vec![0; size * size];
    for (&cell, digit) in puzzle.givens() {
        cells[board.id(cell)?.index()] = digit.value();
    }
    let least = minlex::minlex(size, shape, &cells)?;
    let given = least.iter().zip(board.cells()).filter_map(|(&digit, &cell)| Some((cell, Digit::new(digit)?)));
    bare(puzzle, given.collect())
}

/// The board with these givens and nothing else.
fn bare(puzzle: &Puzzle, givens: Givens) -> Option<Puzzle> {
    Puzzle::new(String::new(), String::new(), puzzle.board().clone(), givens, vec![]).ok()
}
