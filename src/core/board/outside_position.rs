//! Positions outside a grid from which a line of its cells is seen, where outside clues are written.

use std::fmt;

use strum::{EnumCount, VariantArray};

use super::cell::Cell;
use super::grid::Grid;
use super::ids::GridId;
use super::layout::Board;

/// An edge of a grid.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, EnumCount, VariantArray)]
pub enum Side {
    /// Above the first row.
    Top,
    /// Right of the last column.
    Right,
    /// Below the last row.
    Bottom,
    /// Left of the first column.
    Left,
}

impl Side {
    /// All edges, clockwise.
    pub const ALL: [Side; Side::COUNT] = *Side::VARIANTS.as_array().unwrap();

    /// Returns the name in files and messages: `top`.
    pub const fn name(self) -> &'static str {
        match self {
            Side::Top => "top",
            Side::Right => "right",
            Side::Bottom => "bottom",
            Side::Left => "left",
        }
    }

    /// Returns the depth of the boxes at this edge, in cells. In a grid without regular boxes, it is the side of the
    /// smallest square with at least as many cells as there are digits.
    pub fn box_depth(self, grid: &Grid) -> usize {
        match (grid.box_shape(), self) {
            (Some((rows, _)), Side::Top | Side::Bottom) => usize::from(rows),
            (Some((_, cols)), Side::Left | Side::Right) => usize::from(cols),
            (None, _) => (1..).find(|side| side * side >= usize::from(grid.size())).unwrap_or(1),
        }
    }

    /// Returns a step outwards, as (rows, columns).
    pub const fn outward(self) -> (i16, i16) {
        match self {
            Side::Top => (-1, 0),
            Side::Right => (0, 1),
            Side::Bottom => (1, 0),
            Side::Left => (0, -1),
        }
    }
}

/// The direction of the line seen from a position.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Slant {
    /// Along a row or column.
    #[default]
    Straight,
    /// Along a diagonal, towards columns further right (from top and bottom) or rows further down (from the sides).
    Forth,
    /// Along a diagonal in the opposite direction.
    Back,
}

impl Slant {
    /// Returns the suffix of the position in text: nothing, `>` or `<`.
    pub const fn mark(self) -> &'static str {
        match self {
            Slant::Straight => "",
            Slant::Forth => ">",
            Slant::Back => "<",
        }
    }

    /// Returns the change of the column or row with each step of the line.
    const fn step(self) -> i16 {
        match self {
            Slant::Straight => 0,
            Slant::Forth => 1,
            Slant::Back => -1,
        }
    }
}

/// The position outside the end of a row, a column or a diagonal of a grid.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct OutsidePosition {
    /// The grid of the line.
    pub grid: GridId,
    /// The edge. A position outside a corner belongs to the top or bottom edge, not to the left or right one.
    pub side: Side,
    /// The column (top and bottom) or row (left and right) of the first cell, from 0 and below n.
    pub index: usize,
    /// The direction of the line.
    pub slant: Slant,
}

/// Writes `top4` for the first grid, `g2top4` for the second, and `top4>` and `top4<` for diagonals.
impl fmt::Display for OutsidePosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.grid != GridId::default() {
            write!(f, "g{}", self.grid)?;
        }
        write!(f, "{}{}{}", self.side.name(), self.index + 1, self.slant.mark())
    }
}

impl OutsidePosition {
    /// Returns the position outside the end of a row or column.
    pub const fn straight(grid: GridId, side: Side, index: usize) -> OutsidePosition {
        OutsidePosition { grid, side, index, slant: Slant::Straight }
    }

    /// Parses a word: a position as displayed, or several at one edge: `top4`, `left1-9`, `g2right3`, `top4>`. Returns
    /// None for any other text.
    pub fn parse(word: &str) -> Option<Vec<OutsidePosition>> {
        let number = |digits: &str| -> Option<usize> {
            let plain = !digits.is_empty() && digits.len() <= 3 && digits.bytes().all(|byte| byte.is_ascii_digit());
            plain.then(|| digits.parse().ok()).flatten().filter(|&number| number > 0)
        };
        let (grid, rest) = match word.strip_prefix('g') {
            Some(rest) => rest.split_at_checked(rest.find(|c: char| !c.is_ascii_digit())?)?,
            None => ("1", word),
        };
        let grid = GridId(u8::try_from(number(grid)? - 1).ok()?);
        let (side, lines) = Side::ALL.into_iter().find_map(|side| Some((side, rest.strip_prefix(side.name())?)))?;
        let slanted = |slant: Slant| Some((slant, lines.strip_suffix(slant.mark())?));
        let (slant, lines) = [Slant::Forth, Slant::Back, Slant::Straight].into_iter().find_map(slanted)?;
        let (first, last) = lines.split_once('-').unwrap_or((lines, lines));
        let lines = number(first)?..=number(last)?;
        (!lines.is_empty()).then(|| lines.map(|line| OutsidePosition { grid, side, index: line - 1, slant }).collect())
    }

    /// Returns the cells of the line, nearest first.
    pub fn line(self, grid: &Grid) -> Vec<Cell> {
        let (rows, cols) = self.inward();
        let cells = (0..i16::from(grid.size())).map(|step| self.first(grid).offset(step * rows, step * cols));
        cells.take_while(|&cell| grid.contains(cell)).collect()
    }

    /// Returns the nearest cells of the line, as many as the first box is deep.
    pub fn near_cells(self, grid: &Grid) -> Vec<Cell> {
        self.line(grid).into_iter().take(self.side.box_depth(grid)).collect()
    }

    /// Returns the lattice square of the position, next to the first cell. It may belong to another grid, or be above
    /// or left of the lattice.
    pub fn square(self, grid: &Grid) -> Cell {
        let (rows, cols) = self.inward();
        self.first(grid).offset(-rows, -cols)
    }

    /// Returns the first cell of the line.
    fn first(self, grid: &Grid) -> Cell {
        let last = usize::from(grid.size()) - 1;
        match self.side {
            Side::Top => grid.cell(0, self.index),
            Side::Right => grid.cell(self.index, last),
            Side::Bottom => grid.cell(last, self.index),
            Side::Left => grid.cell(self.index, 0),
        }
    }

    /// Returns a step along the line, as (rows, columns).
    pub const fn inward(self) -> (i16, i16) {
        // A side points outward along one axis, and a slant moves along the other.
        match (self.side.outward(), self.slant.step()) {
            ((0, cols), aside) => (aside, -cols),
            ((rows, _), aside) => (-rows, aside),
        }
    }

    /// Returns all positions around a grid that see a row or a column.
    pub fn orthogonals(id: GridId, grid: &Grid) -> impl Iterator<Item = OutsidePosition> + use<> {
        let size = usize::from(grid.size());
        Side::ALL
            .into_iter()
            .flat_map(move |side| (0..size).map(move |index| OutsidePosition::straight(id, side, index)))
    }

    /// Returns all positions around a grid that see a diagonal, from its edges and corners, each once.
    pub fn diagonals(id: GridId, grid: &Grid) -> impl Iterator<Item = OutsidePosition> + use<> {
        let size = usize::from(grid.size());
        let slanted = move |side, slant| (0..size).map(move |index| OutsidePosition { grid: id, side, index, slant });
        let all = Side::ALL.into_iter().flat_map(move |side| [Slant::Forth, Slant::Back].map(|slant| (side, slant)));
        let all = all.flat_map(move |(side, slant)| slanted(side, slant));
        // Lines from a corner belong to the top or bottom edge, not to the left or right one.
        all.filter(move |outside_position| {
            let corner = if outside_position.slant == Slant::Forth { 0 } else { size - 1 };
            outside_position.side.outward().0 != 0 || outside_position.index != corner
        })
    }

    /// Returns all positions around a grid: those of rows and columns, then those of diagonals.
    pub fn all(id: GridId, grid: &Grid) -> impl Iterator<Item = OutsidePosition> + use<> {
        OutsidePosition::orthogonals(id, grid).chain(OutsidePosition::diagonals(id, grid))
    }

    /// Returns the positions of all grids in a square of the lattice: those of rows and columns, then those of
    /// diagonals.
    pub fn at(board: &Board, place: Cell) -> impl Iterator<Item = OutsidePosition> + '_ {
        let grids = move || board.grid_ids().zip(board.grids());
        let straight = grids().flat_map(|(id, grid)| {
            OutsidePosition::orthogonals(id, grid).map(move |outside_position| (outside_position, grid))
        });
        let slanted = grids().flat_map(|(id, grid)| {
            OutsidePosition::diagonals(id, grid).map(move |outside_position| (outside_position, grid))
        });
        straight
            .chain(slanted)
            .filter(move |(outside_position, grid)| outside_position.square(grid) == place)
            .map(|(outside_position, _)| outside_position)
    }

    /// Returns whether the line is a diagonal.
    pub const fn is_diagonal(self) -> bool {
        match self.slant {
            Slant::Straight => false,
            Slant::Forth | Slant::Back => true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::TraditionalLayout;

    #[test]
    fn lines_start_next_to_their_place() {
        let board = TraditionalLayout::Samurai.board(3, 3).unwrap();
        for (id, grid) in board.grid_ids().zip(board.grids()) {
            let mut places = 0;
            for outside_position in OutsidePosition::orthogonals(id, grid) {
                let line = outside_position.line(grid);
                assert_eq!(line.len(), 9);
                assert!(
                    line[0].neighbours().contains(&outside_position.square(grid))
                        && !grid.contains(outside_position.square(grid))
                );
                assert!(line.windows(2).all(|pair| pair[0].neighbours().contains(&pair[1])));
                places += 1;
            }
            assert_eq!(places, 36);
        }
    }

    #[test]
    fn diagonals_are_seen_from_edges_and_corners() {
        let board = Board::single(2, 2).unwrap();
        let grid = &board.grids()[0];
        let all: Vec<OutsidePosition> = OutsidePosition::diagonals(GridId(0), grid).collect();
        // A square of side n has 2n - 1 falling and as many rising diagonals, each with two ends.
        assert_eq!(all.len(), 2 * 2 * (2 * 4 - 1));
        let lines: std::collections::BTreeSet<Vec<Cell>> =
            all.iter().map(|outside_position| outside_position.line(grid)).collect();
        // A corner cell is a diagonal of length one, seen from two positions.
        assert_eq!(lines.len(), all.len() - 4);
        let seen = |word: &str| {
            let outside_position = OutsidePosition::parse(word).unwrap()[0];
            assert!(all.contains(&outside_position), "{word}");
            let line: Vec<String> = outside_position.line(grid).iter().map(Cell::to_string).collect();
            (outside_position.square(grid), line.join(" "))
        };
        assert_eq!(seen("top1>"), (Cell::new(-1, -1), "r1c1 r2c2 r3c3 r4c4".to_owned()));
        assert_eq!(seen("top3<"), (Cell::new(-1, 3), "r1c3 r2c2 r3c1".to_owned()));
        assert_eq!(seen("left2>"), (Cell::new(0, -1), "r2c1 r3c2 r4c3".to_owned()));
        assert_eq!(seen("right3<"), (Cell::new(3, 4), "r3c4 r2c3 r1c2".to_owned()));
        assert_eq!(seen("bottom4<"), (Cell::new(4, 4), "r4c4 r3c3 r2c2 r1c1".to_owned()));
    }

    #[test]
    fn places_are_read_as_they_are_written() {
        for (word, count) in
            [("top4", 1), ("left1-9", 9), ("g2right3", 1), ("g5bottom10-12", 3), ("left2>", 1), ("g2top3<", 1)]
        {
            let read = OutsidePosition::parse(word).unwrap();
            assert_eq!(read.len(), count, "{word}");
            assert_eq!(read[0].to_string(), word.split('-').next().unwrap());
        }
        for word in [
            "", "top", "top0", "g0top1", "gtop1", "g257top1", "g300top1", "left3-2", "r1c1", "top4x", "up4", "top4><",
            "top>",
        ] {
            assert_eq!(OutsidePosition::parse(word), None, "{word}");
        }
    }

    #[test]
    fn a_place_between_grids_belongs_to_each() {
        let board = TraditionalLayout::Samurai.board(3, 3).unwrap();
        // r6c7 is in the first grid and sees the middle one, including the diagonal from its second column.
        let at = |text: &str| {
            OutsidePosition::at(&board, text.parse().unwrap()).map(|at| at.to_string()).collect::<Vec<_>>()
        };
        assert_eq!(at("r6c7"), ["g3top1", "g3top2>"]);
        // r7c10 is right of the first grid and inside the middle one.
        assert_eq!(at("r7c10"), ["right7", "right8>", "right6<"]);
        // A position outside a corner sees one diagonal.
        assert_eq!(at("r6c6"), ["g3top1>"]);
        assert_eq!(at("r1c1"), [] as [&str; 0]);
    }
}
