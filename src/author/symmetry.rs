//! Symmetries of the pattern of clues, and the groups of clues that are removed together to keep them.

use std::fmt;

use strum::{EnumCount, VariantArray};

use super::clues::Clue;
use crate::board::{Board, Cell, CellSet, GridId, Turn};
use crate::words::Message;

/// A symmetry of a pattern of clues.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, EnumCount, VariantArray)]
pub enum Symmetry {
    /// No symmetry.
    #[default]
    None,
    /// Rotation by 180 degrees.
    HalfTurn,
    /// Rotation by 90 degrees.
    QuarterTurn,
    /// Reflection of left and right.
    Horizontal,
    /// Reflection of top and bottom.
    Vertical,
    /// Reflection in the diagonal from the top left.
    Falling,
    /// Reflection in the diagonal from the bottom left.
    Rising,
    /// Reflection in both diagonals.
    Diagonals,
    /// All of these.
    Full,
}

/// The area to which a symmetry applies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum SymmetryScope {
    /// The whole board.
    #[default]
    Board,
    /// Each grid separately.
    EachGrid,
}

/// An error from applying a symmetry to a board.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SymmetryError {
    /// A symmetry that exchanges rows and columns, on a board that is not square.
    NotSquare {
        /// The height of the board or grid, in cells.
        rows: i16,
        /// Its width, in cells.
        cols: i16,
    },
}

impl SymmetryError {
    /// Returns the error as a message that can be shown in any language.
    pub fn message(&self) -> Message {
        let SymmetryError::NotSquare { rows, cols } = self;
        Message::new("symmetry-not-square").with("rows", i32::from(*rows)).with("cols", i32::from(*cols))
    }
}

impl fmt::Display for SymmetryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl Symmetry {
    /// All symmetries.
    pub const ALL: [Symmetry; Symmetry::COUNT] = *Symmetry::VARIANTS.as_array().unwrap();

    /// Returns the name used on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Symmetry::None => "none",
            Symmetry::HalfTurn => "half-turn",
            Symmetry::QuarterTurn => "quarter-turn",
            Symmetry::Horizontal => "horizontal",
            Symmetry::Vertical => "vertical",
            Symmetry::Falling => "falling",
            Symmetry::Rising => "rising",
            Symmetry::Diagonals => "diagonals",
            Symmetry::Full => "full",
        }
    }

    /// Returns a short description.
    pub const fn hint(self) -> &'static str {
        match self {
            Symmetry::None => "Any pattern",
            Symmetry::HalfTurn => "Rotation by 180 degrees",
            Symmetry::QuarterTurn => "Rotation by 90 degrees",
            Symmetry::Horizontal => "Left-right mirror",
            Symmetry::Vertical => "Top-bottom mirror",
            Symmetry::Falling => "Mirror in the main diagonal, from the top left",
            Symmetry::Rising => "Mirror in the antidiagonal, from the bottom left",
            Symmetry::Diagonals => "Mirror in both diagonals",
            Symmetry::Full => "All of these",
        }
    }

    /// Returns all moves of the symmetry except the identity. Intermediate positions may be off the board, so
    /// generators alone would not do.
    pub(super) fn moves(self) -> &'static [Turn] {
        match self {
            Symmetry::None => &[],
            Symmetry::HalfTurn => &[Turn::Half],
            Symmetry::QuarterTurn => &[Turn::Right, Turn::Half, Turn::Left],
            Symmetry::Horizontal => &[Turn::LeftRight],
            Symmetry::Vertical => &[Turn::TopBottom],
            Symmetry::Falling => &[Turn::Falling],
            Symmetry::Rising => &[Turn::Rising],
            Symmetry::Diagonals => &[Turn::Falling, Turn::Rising, Turn::Half],
            Symmetry::Full => &Turn::ALL,
        }
    }

    /// Returns whether a move turns rows into columns.
    fn needs_square(self) -> bool {
        self.moves().iter().any(|turn| turn.exchanges_axes())
    }

    /// Returns a cell together with its partners under the symmetry, or the cell alone if it is off the board.
    ///
    /// If grids share cells and each is symmetric separately, a partner in one grid may have partners in another.
    ///
    /// # Errors
    /// Returns an error if the symmetry needs a square area and an area is not square.
    pub fn orbit(self, scope: SymmetryScope, board: &Board, cell: Cell) -> Result<CellSet, SymmetryError> {
        let areas = self.areas(scope, board)?;
        let mut orbit: CellSet = [cell].into_iter().collect();
        let mut waiting = vec![cell];
        while let Some(from) = waiting.pop() {
            for area in areas.iter().filter(|area| board.contains(from) && area.has_cell(board, from)) {
                for step in self.moves() {
                    let image = area.image(*step, from);
                    if board.contains(image) && !orbit.contains(image) {
                        orbit.insert(image);
                        waiting.push(image);
                    }
                }
            }
        }
        Ok(orbit)
    }

    /// Returns the areas that are to be symmetric.
    fn areas(self, scope: SymmetryScope, board: &Board) -> Result<Vec<SymmetryArea>, SymmetryError> {
        let areas = areas(scope, board);
        match areas.iter().find(|area| self.needs_square() && area.rows != area.cols) {
            Some(area) => Err(SymmetryError::NotSquare { rows: area.rows, cols: area.cols }),
            None => Ok(areas),
        }
    }

    /// Returns the groups of clues that are removed together, as indices into the list, ordered by their first index.
    ///
    /// # Errors
    /// Returns an error if the symmetry needs a square area and an area is not square.
    pub(super) fn orbits(
        self,
        scope: SymmetryScope,
        board: &Board,
        clues: &[Clue],
    ) -> Result<Vec<Vec<usize>>, SymmetryError> {
        // Whether a clue is outside the grid, and its position. A whole rule has none.
        let place = |clue: &Clue| match clue {
            Clue::Given { cell, .. } => Some((false, *cell)),
            Clue::Outside { outside_position, .. } => {
                Some((true, outside_position.square(board.grid(outside_position.grid)?)))
            }
            Clue::Mark { .. } | Clue::Rule { .. } => None,
        };
        let places: Vec<Option<(bool, Cell)>> = clues.iter().map(place).collect();
        let mut groups = UnionFind((0..clues.len()).collect());
        for area in self.areas(scope, board)? {
            for (index, clue) in clues.iter().enumerate() {
                let Some((outside, from)) = places[index].filter(|(_, from)| area.holds(board, clue, *from)) else {
                    continue;
                };
                for step in self.moves() {
                    let image = area.image(*step, from);
                    let images = clues.iter().enumerate().filter(|&(number, other)| {
                        // All digits of one outside position belong together.
                        places[number].is_some_and(|(beyond, at)| {
                            let same = at == image || beyond && at == from;
                            beyond == outside && same && area.holds(board, other, at)
                        })
                    });
                    images.for_each(|(other, _)| groups.join(index, other));
                }
            }
        }
        Ok(groups.list())
    }
}

/// A rectangle of cells that is to be symmetric.
struct SymmetryArea {
    origin: Cell,
    rows: i16,
    cols: i16,
    /// The grid, or `None` for the whole board.
    grid: Option<GridId>,
}

impl SymmetryArea {
    /// Returns whether a clue at this position belongs to the area.
    fn holds(&self, board: &Board, clue: &Clue, place: Cell) -> bool {
        match clue {
            Clue::Given { .. } => self.has_cell(board, place),
            Clue::Outside { outside_position, .. } => self.grid.is_none_or(|id| outside_position.grid == id),
            Clue::Mark { .. } | Clue::Rule { .. } => false,
        }
    }

    fn has_cell(&self, board: &Board, cell: Cell) -> bool {
        self.grid.is_none_or(|id| board.grid(id).is_some_and(|grid| grid.contains(cell)))
    }

    /// Returns the image of a position.
    fn image(&self, turn: Turn, from: Cell) -> Cell {
        let local = Cell::new(from.row - self.origin.row, from.col - self.origin.col);
        turn.apply(local, self.rows, self.cols).offset(self.origin.row, self.origin.col)
    }
}

fn areas(scope: SymmetryScope, board: &Board) -> Vec<SymmetryArea> {
    match scope {
        SymmetryScope::Board => {
            let (origin, (bottom, right)) = (board.top_left(), board.extent());
            vec![SymmetryArea { origin, rows: bottom - origin.row, cols: right - origin.col, grid: None }]
        }
        SymmetryScope::EachGrid => {
            let grids = board.grid_ids().zip(board.grids());
            let area = |(id, grid): (GridId, &crate::board::Grid)| {
                let size = i16::from(grid.size());
                SymmetryArea { origin: grid.origin(), rows: size, cols: size, grid: Some(id) }
            };
            grids.map(area).collect()
        }
    }
}

/// A union-find structure over indices: each points to the same or a smaller index of its group, its parent.
struct UnionFind(Vec<usize>);

impl UnionFind {
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
