//! Builds the board from regions, as other programs describe it.

use std::collections::BTreeMap;

use super::loss::{LossOutcome, Losses, LostElement};
use crate::board::{Board, BoardError, Cell, CellSet, Grid};

/// A board, and regions that are not among its boxes: sets of cells in which no digit repeats.
pub(super) struct RegionBoard {
    pub board: Board,
    pub regions: Vec<CellSet>,
    /// The number of regions that were left out because they have more cells than there are digits.
    pub too_large: usize,
}

impl RegionBoard {
    /// Wraps a board with its own boxes, or without any.
    pub(super) fn whole(board: Board) -> RegionBoard {
        RegionBoard { board, regions: vec![], too_large: 0 }
    }

    /// Combines a board without boxes with regions. A region of a single cell means nothing and is dropped.
    pub(super) fn of_regions(board: Board, regions: impl IntoIterator<Item = CellSet>) -> RegionBoard {
        let most = usize::from(board.size());
        let (regions, larger): (Vec<CellSet>, Vec<CellSet>) =
            regions.into_iter().filter(|cells| cells.len() > 1).partition(|cells| cells.len() <= most);
        RegionBoard { board, regions, too_large: larger.len() }
    }

    /// Reports what became of regions whose size is not the number of digits.
    pub(super) fn report(&self, losses: &mut Losses) {
        let smaller = self.regions.iter().filter(|cells| cells.len() < usize::from(self.board.size())).count();
        losses.add_many(LostElement::UnevenRegions, LossOutcome::AsRules, smaller);
        losses.add_many(LostElement::UnevenRegions, LossOutcome::TooLarge, self.too_large);
    }
}

/// Builds the board from the region number of each cell.
///
/// # Errors
/// Returns an error if no grid has this size.
pub(super) fn region_board(size: u8, regions: &[Option<i64>]) -> Result<RegionBoard, BoardError> {
    let plain = |grid: Grid| Ok(RegionBoard::whole(Board::new(vec![grid])?));
    let origin = Cell::new(0, 0);
    if regions.iter().all(Option::is_none) {
        return plain(Grid::latin(origin, size)?);
    }
    if let Some(shape) = shape(size, regions) {
        return plain(Grid::new(origin, shape.0, shape.1)?);
    }
    let board = Board::new(vec![Grid::latin(origin, size)?])?;
    let mut cells = BTreeMap::<i64, CellSet>::new();
    for (&cell, region) in board.cells().iter().zip(regions) {
        if let Some(region) = region {
            cells.entry(*region).or_default().insert(cell);
        }
    }
    let are_houses = regions.iter().all(Option::is_some) && cells.values().all(|own| own.len() == usize::from(size));
    match are_houses {
        true => {
            let whole: Vec<i64> = regions.iter().copied().flatten().collect();
            plain(Grid::jigsaw(origin, renumbered(&whole).into_iter().map(|region| region as u8).collect())?)
        }
        false => Ok(RegionBoard::of_regions(board, cells.into_values())),
    }
}

/// Returns the region numbers unchanged if all are below the number of rows, else renumbered in order of occurrence.
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

/// Returns the rows and columns of the boxes if the regions are boxes of one shape, whatever their numbers.
fn shape(size: u8, regions: &[Option<i64>]) -> Option<(u8, u8)> {
    let shapes = (1..=size).filter(|&rows| size.is_multiple_of(rows)).map(|rows| (rows, size / rows));
    let n = usize::from(size);
    let mut shapes = shapes.filter(|&(rows, cols)| {
        let (rows, cols) = (usize::from(rows), usize::from(cols));
        // The top-left cell of the box that a cell would be in. The shape fits if all cells have the region of that
        // cell and these regions are distinct.
        let first = |at: usize| at / n / rows * rows * n + at % n / cols * cols;
        let alike = (0..n * n).all(|at| regions[at].is_some() && regions[at] == regions[first(at)]);
        let mut firsts: Vec<Option<i64>> = (0..n * n).filter(|&at| first(at) == at).map(|at| regions[at]).collect();
        firsts.sort_unstable();
        firsts.dedup();
        alike && firsts.len() == n
    });
    shapes.next()
}
