//! Places beyond the edges of a grid, from which one sees a line of its cells: where outside clues stand.

use std::fmt;

use super::{Board, Cell, Grid, GridId};

/// An edge of a grid.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    Top,
    Right,
    Bottom,
    Left,
}

impl Side {
    pub const ALL: [Side; 4] = [Side::Top, Side::Right, Side::Bottom, Side::Left];

    pub const fn name(self) -> &'static str {
        match self {
            Side::Top => "top",
            Side::Right => "right",
            Side::Bottom => "bottom",
            Side::Left => "left",
        }
    }

    /// One step outward, as (rows, columns).
    pub const fn outward(self) -> (i16, i16) {
        match self {
            Side::Top => (-1, 0),
            Side::Right => (0, 1),
            Side::Bottom => (1, 0),
            Side::Left => (0, -1),
        }
    }
}

/// The place beyond one end of a row or column of a grid.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Lookout {
    pub grid: GridId,
    pub side: Side,
    /// The column (top and bottom) or row (left and right) of the grid, from 0 and below n.
    pub index: usize,
}

/// `top4` in the first grid, `g2top4` in the second.
impl fmt::Display for Lookout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.grid != GridId::default() {
            write!(f, "g{}", self.grid)?;
        }
        write!(f, "{}{}", self.side.name(), self.index + 1)
    }
}

impl Lookout {
    /// Reads one word, a place as it is displayed or several of one side: `top4`, `left1-9`, `g2right3`. None when it
    /// says anything else.
    pub fn read(word: &str) -> Option<Vec<Lookout>> {
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
        let (first, last) = lines.split_once('-').unwrap_or((lines, lines));
        let lines = number(first)?..=number(last)?;
        (!lines.is_empty()).then(|| lines.map(|line| Lookout { grid, side, index: line - 1 }).collect())
    }

    /// The cells seen from here, nearest first.
    pub fn line(self, grid: &Grid) -> Vec<Cell> {
        let mut line = match self.side {
            Side::Top | Side::Bottom => grid.column(self.index),
            Side::Left | Side::Right => grid.row(self.index),
        };
        if matches!(self.side, Side::Bottom | Side::Right) {
            line.reverse();
        }
        line
    }

    /// The place of the lattice next to the line's first cell, outside the grid; it may lie in another grid, or above
    /// or left of the lattice's first row or column.
    pub fn place(self, grid: &Grid) -> Cell {
        let last = usize::from(grid.size()) - 1;
        let (rows, cols) = self.side.outward();
        let first = match self.side {
            Side::Top => grid.cell(0, self.index),
            Side::Right => grid.cell(self.index, last),
            Side::Bottom => grid.cell(last, self.index),
            Side::Left => grid.cell(self.index, 0),
        };
        first.offset(rows, cols)
    }

    /// All places around a grid.
    pub fn around(id: GridId, grid: &Grid) -> impl Iterator<Item = Lookout> + use<> {
        let size = usize::from(grid.size());
        Side::ALL.into_iter().flat_map(move |side| (0..size).map(move |index| Lookout { grid: id, side, index }))
    }

    /// The places at a place of the lattice, of all grids.
    pub fn at(board: &Board, place: Cell) -> impl Iterator<Item = Lookout> + '_ {
        let all = board
            .grid_ids()
            .zip(board.grids())
            .flat_map(|(id, grid)| Lookout::around(id, grid).map(move |lookout| (lookout, lookout.place(grid))));
        all.filter(move |(_, at)| *at == place).map(|(lookout, _)| lookout)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Preset;

    #[test]
    fn lines_start_next_to_their_place() {
        let board = Preset::Samurai.board(3, 3).unwrap();
        for (id, grid) in board.grid_ids().zip(board.grids()) {
            let mut places = 0;
            for lookout in Lookout::around(id, grid) {
                let line = lookout.line(grid);
                assert_eq!(line.len(), 9);
                assert!(line[0].neighbours().contains(&lookout.place(grid)) && !grid.contains(lookout.place(grid)));
                assert!(line.windows(2).all(|pair| pair[0].neighbours().contains(&pair[1])));
                places += 1;
            }
            assert_eq!(places, 36);
        }
    }

    #[test]
    fn places_are_read_as_they_are_written() {
        for (word, count) in [("top4", 1), ("left1-9", 9), ("g2right3", 1), ("g5bottom10-12", 3)] {
            let read = Lookout::read(word).unwrap();
            assert_eq!(read.len(), count, "{word}");
            assert_eq!(read[0].to_string(), word.split('-').next().unwrap());
        }
        for word in ["", "top", "top0", "g0top1", "gtop1", "g257top1", "g300top1", "left3-2", "r1c1", "top4x", "up4"] {
            assert_eq!(Lookout::read(word), None, "{word}");
        }
    }

    #[test]
    fn a_place_between_grids_belongs_to_each() {
        let board = Preset::Samurai.board(3, 3).unwrap();
        // r6c7 lies in the first grid and looks down into the middle one.
        let at = |text: &str| Lookout::at(&board, text.parse().unwrap()).collect::<Vec<_>>();
        assert_eq!(at("r6c7"), [Lookout { grid: GridId(2), side: Side::Top, index: 0 }]);
        // r7c10 is right of the first grid, inside the middle one.
        assert_eq!(at("r7c10"), [Lookout { grid: GridId(0), side: Side::Right, index: 6 }]);
        assert_eq!(at("r1c1"), []);
    }
}
