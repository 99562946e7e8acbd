//! The board that regions make, as other programs tell them: a number for each cell.

use crate::board::{Board, BoardError, Cell, CellSet, Grid};

/// A board, and what its boxes are where it cannot have them as such: sets of cells in which no digit repeats.
pub(super) struct Outline {
    pub board: Board,
    pub regions: Vec<CellSet>,
}

/// The board with these regions.
///
/// # Errors
/// When no grid has so many rows.
pub(super) fn outline(size: u8, regions: &[Option<i64>]) -> Result<Outline, BoardError> {
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
