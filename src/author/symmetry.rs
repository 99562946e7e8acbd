//! Which clues stand and go together, so that their pattern looks the same in a mirror or turned.

use super::clues::Clue;
use crate::board::{Board, Cell, GridId};

/// How a pattern of clues is the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Symmetry {
    #[default]
    None,
    /// Turned by 180 degrees.
    HalfTurn,
    /// Turned by 90 degrees.
    QuarterTurn,
    /// Left and right exchanged.
    Horizontal,
    /// Top and bottom exchanged.
    Vertical,
    /// Mirrored in the diagonal from the top left.
    Falling,
    /// Mirrored in the diagonal from the bottom left.
    Rising,
    /// Mirrored in both diagonals.
    Diagonals,
    /// All of these.
    Full,
}

/// What a symmetry is a symmetry of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Scope {
    /// The whole board.
    #[default]
    Board,
    /// Each grid by itself.
    EachGrid,
}

/// Why a symmetry cannot be asked of a board.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SymmetryError {
    #[error(
        "the board is {rows} cells high and {cols} wide, so it can only be symmetric by a half turn, horizontally or \
         vertically; or ask it of each grid"
    )]
    NotSquare { rows: i16, cols: i16 },
}

/// One way to move a place of a rectangle of this many rows and columns onto another.
type Move = fn(Cell, i16, i16) -> Cell;

impl Symmetry {
    pub const ALL: [Symmetry; 9] = [
        Symmetry::None,
        Symmetry::HalfTurn,
        Symmetry::QuarterTurn,
        Symmetry::Horizontal,
        Symmetry::Vertical,
        Symmetry::Falling,
        Symmetry::Rising,
        Symmetry::Diagonals,
        Symmetry::Full,
    ];

    /// All moves of the symmetry: some places between may be off the board, so no move follows from the others.
    fn moves(self) -> &'static [Move] {
        const QUARTER: Move = |cell, rows, _| Cell::new(cell.col, rows - 1 - cell.row);
        const HALF: Move = |cell, rows, cols| Cell::new(rows - 1 - cell.row, cols - 1 - cell.col);
        const BACK: Move = |cell, _, cols| Cell::new(cols - 1 - cell.col, cell.row);
        const LEFT_RIGHT: Move = |cell, _, cols| Cell::new(cell.row, cols - 1 - cell.col);
        const TOP_BOTTOM: Move = |cell, rows, _| Cell::new(rows - 1 - cell.row, cell.col);
        const FALLING: Move = |cell, _, _| Cell::new(cell.col, cell.row);
        const RISING: Move = |cell, rows, cols| Cell::new(rows - 1 - cell.col, cols - 1 - cell.row);
        match self {
            Symmetry::None => &[],
            Symmetry::HalfTurn => &[HALF],
            Symmetry::QuarterTurn => &[QUARTER, HALF, BACK],
            Symmetry::Horizontal => &[LEFT_RIGHT],
            Symmetry::Vertical => &[TOP_BOTTOM],
            Symmetry::Falling => &[FALLING],
            Symmetry::Rising => &[RISING],
            Symmetry::Diagonals => &[FALLING, RISING, HALF],
            Symmetry::Full => &[QUARTER, HALF, BACK, LEFT_RIGHT, TOP_BOTTOM, FALLING, RISING],
        }
    }

    /// Whether rows become columns.
    fn needs_square(self) -> bool {
        match self {
            Symmetry::None | Symmetry::HalfTurn | Symmetry::Horizontal | Symmetry::Vertical => false,
            Symmetry::QuarterTurn | Symmetry::Falling | Symmetry::Rising | Symmetry::Diagonals | Symmetry::Full => true,
        }
    }

    /// The clues that go together, as numbers into the list, in the order of their first.
    ///
    /// # Errors
    /// When the board does not look the same after such a move.
    pub(super) fn orbits(self, scope: Scope, board: &Board, clues: &[Clue]) -> Result<Vec<Vec<usize>>, SymmetryError> {
        let place = |clue: &Clue| match clue {
            Clue::Given { cell, .. } => (false, *cell),
            Clue::Outside { lookout, .. } => {
                (true, board.grid(lookout.grid).map_or(Cell::new(-1, -1), |grid| lookout.place(grid)))
            }
        };
        let mut groups = Groups((0..clues.len()).collect());
        for area in areas(scope, board) {
            if self.needs_square() && area.rows != area.cols {
                return Err(SymmetryError::NotSquare { rows: area.rows, cols: area.cols });
            }
            for (index, clue) in clues.iter().enumerate() {
                let (outside, from) = place(clue);
                if !area.holds(board, clue, from) {
                    continue;
                }
                for step in self.moves() {
                    let local = Cell::new(from.row - area.origin.row, from.col - area.origin.col);
                    let image = step(local, area.rows, area.cols).offset(area.origin.row, area.origin.col);
                    let images = clues.iter().enumerate().filter(|(_, other)| {
                        // All digits at a place beyond an edge go together.
                        let (beyond, at) = place(other);
                        beyond == outside && (at == image || beyond && at == from) && area.holds(board, other, at)
                    });
                    images.for_each(|(other, _)| groups.join(index, other));
                }
            }
        }
        Ok(groups.list())
    }
}

/// A part of the lattice that is to be symmetric.
struct Area {
    origin: Cell,
    rows: i16,
    cols: i16,
    /// None: the whole board.
    grid: Option<GridId>,
}

impl Area {
    /// Whether a clue at this place belongs to the area.
    fn holds(&self, board: &Board, clue: &Clue, place: Cell) -> bool {
        let Some(id) = self.grid else { return true };
        match clue {
            Clue::Given { .. } => board.grid(id).is_some_and(|grid| grid.contains(place)),
            Clue::Outside { lookout, .. } => lookout.grid == id,
        }
    }
}

fn areas(scope: Scope, board: &Board) -> Vec<Area> {
    match scope {
        Scope::Board => {
            let (origin, (bottom, right)) = (board.top_left(), board.extent());
            vec![Area { origin, rows: bottom - origin.row, cols: right - origin.col, grid: None }]
        }
        Scope::EachGrid => {
            let grids = board.grid_ids().zip(board.grids());
            let area = |(id, grid): (GridId, &crate::board::Grid)| {
                let size = i16::from(grid.size());
                Area { origin: grid.origin(), rows: size, cols: size, grid: Some(id) }
            };
            grids.map(area).collect()
        }
    }
}

/// Numbers that grow together into groups: for each, a smaller or the same number of its group.
struct Groups(Vec<usize>);

impl Groups {
    fn first(&self, mut index: usize) -> usize {
        while self.0[index] != index {
            index = self.0[index];
        }
        index
    }

    fn join(&mut self, one: usize, other: usize) {
        let (one, other) = (self.first(one), self.first(other));
        self.0[one.max(other)] = one.min(other);
    }

    fn list(&self) -> Vec<Vec<usize>> {
        let mut groups = vec![Vec::new(); self.0.len()];
        (0..self.0.len()).for_each(|index| groups[self.first(index)].push(index));
        groups.retain(|group| !group.is_empty());
        groups
    }
}
