//! The board of an f-puzzle: its boxes are customary but where cells say otherwise.

use serde_json::Value;

use crate::board::{Board, BoardError, Boxes, Cell, CellSet, Grid, MAX_DIGIT};
use crate::formats::json;

/// A board, and what its boxes are where it cannot have them as such: sets of cells in which no digit repeats.
pub(in crate::formats) struct Outline {
    pub board: Board,
    pub regions: Vec<CellSet>,
}

/// The rows and columns of the boxes that a grid has by itself: as square as can be, and wide rather than high; for a
/// prime number its rows.
pub(super) fn usual_box(size: u8) -> (u8, u8) {
    let rows = (1..=size).rfind(|&rows| size.is_multiple_of(rows) && rows <= size / rows).unwrap_or(1);
    (rows, size / rows)
}

/// The box that a cell is in by itself.
fn usual_region(size: u8, row: usize, col: usize) -> usize {
    let (rows, cols) = usual_box(size);
    row / usize::from(rows) * usize::from(rows) + col / usize::from(cols)
}

/// The region of each cell, row by row; None for cells in no region.
pub(super) fn read_regions(size: u8, rows: &[&[Value]]) -> Vec<Option<i64>> {
    let region = |row: usize, col: usize, cell: &Value| match cell.get("region") {
        None => Some(usual_region(size, row, col) as i64),
        Some(Value::Null) => None,
        Some(region) => json::whole(Some(region)).filter(|&region| region >= 0),
    };
    let row = |(at, cells): (usize, &&[Value])| -> Vec<Option<i64>> {
        cells.iter().enumerate().map(|(col, cell)| region(at, col, cell)).collect()
    };
    rows.iter().enumerate().flat_map(row).collect()
}

/// The board with these regions.
///
/// # Errors
/// When no grid has so many rows.
pub(in crate::formats) fn outline(size: u8, regions: &[Option<i64>]) -> Result<Outline, BoardError> {
    let plain = |grid: Grid| Ok(Outline { board: Board::new(vec![grid])?, regions: vec![] });
    let origin = Cell::new(0, 0);
    if regions.iter().all(Option::is_none) {
        return plain(Grid::latin(origin, size)?);
    }
    if let Some(shape) = shape(size, regions) {
        return plain(Grid::new(origin, shape.0, shape.1)?);
    }
    let whole: Option<Vec<i64>> = regions.iter().copied().collect();
    let numbered = whole.map(|regions| renumbered(&regions));
    match numbered.filter(|regions| regions.iter().all(|&region| region < usize::from(size))) {
        Some(regions) => plain(Grid::jigsaw(origin, regions.into_iter().map(|region| region as u8).collect())?),
        None => {
            let board = Board::new(vec![Grid::latin(origin, size)?])?;
            let cells = |region: i64| {
                let own = board.cells().iter().zip(regions).filter(move |(_, other)| **other == Some(region));
                own.map(|(cell, _)| *cell).collect()
            };
            let mut all: Vec<i64> = regions.iter().flatten().copied().collect();
            all.sort_unstable();
            all.dedup();
            let regions = all.into_iter().map(cells).collect();
            Ok(Outline { board, regions })
        }
    }
}

/// Regions as they are, where their numbers are below n; else numbered in the order in which they are met.
fn renumbered(regions: &[i64]) -> Vec<usize> {
    let size = regions.len().isqrt() as i64;
    if regions.iter().all(|&region| region < size) {
        return regions.iter().map(|&region| region as usize).collect();
    }
    let mut met: Vec<i64> = Vec::new();
    let number = |&region: &i64| {
        met.iter().position(|&other| other == region).unwrap_or_else(|| {
            met.push(region);
            met.len() - 1
        })
    };
    regions.iter().map(number).collect()
}

/// The rows and columns of the boxes, if the regions are boxes of one shape, whatever their numbers.
fn shape(size: u8, regions: &[Option<i64>]) -> Option<(u8, u8)> {
    let shapes = (1..=size).filter(|&rows| size.is_multiple_of(rows)).map(|rows| (rows, size / rows));
    let n = usize::from(size);
    let mut shapes = shapes.filter(|&(rows, cols)| {
        let (rows, cols) = (usize::from(rows), usize::from(cols));
        let first = |at: usize| at / n / rows * rows * n + at % n / cols * cols;
        let alike = (0..n * n).all(|at| regions[at].is_some() && regions[at] == regions[first(at)]);
        let mut firsts: Vec<Option<i64>> = (0..n * n).filter(|&at| first(at) == at).map(|at| regions[at]).collect();
        firsts.sort_unstable();
        firsts.dedup();
        alike && firsts.len() == n
    });
    shapes.next()
}

/// What cells say of their regions; None where they need not, as the boxes are the customary ones.
pub(super) fn write_regions(grid: &Grid) -> Option<Vec<Value>> {
    let n = usize::from(grid.size());
    match grid.boxes() {
        Boxes::Latin => Some(vec![Value::Null; n * n]),
        Boxes::Regular { rows, cols } if (*rows, *cols) == usual_box(grid.size()) => None,
        Boxes::Regular { .. } | Boxes::Jigsaw(_) => Some(grid.regions().into_iter().map(Value::from).collect()),
    }
}

/// The number of rows that a value tells, if a grid can have them.
pub(super) fn size(value: Option<&Value>) -> Option<u8> {
    u8::try_from(json::whole(value)?).ok().filter(|size| (2..=MAX_DIGIT).contains(size))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The shapes that f-puzzles draws by itself, from its public boards.
    #[test]
    fn usual_boxes_are_those_of_f_puzzles() {
        for (size, shape) in
            [(4, (2, 2)), (5, (1, 5)), (6, (2, 3)), (7, (1, 7)), (8, (2, 4)), (9, (3, 3)), (12, (3, 4))]
        {
            assert_eq!(usual_box(size), shape);
        }
        assert_eq!(usual_region(6, 2, 3), 3);
        assert_eq!(usual_region(9, 8, 8), 8);
        assert_eq!(usual_region(5, 3, 4), 3);
    }
}
