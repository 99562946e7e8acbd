//! The board that regions make: one grid, or several whose boxes are all regular.

use std::collections::BTreeSet;

use super::outline::{Outline, outline};
use crate::board::{Board, BoardError, Cell, Grid, MAX_CELLS};

/// The board of so many rows and columns with these regions; None where they make none. Where there are several grids,
/// `lines` are sets of cells without repeats, among which are the rows and columns of each, if any are.
///
/// # Errors
/// When it would be too large.
pub(super) fn board(
    rows: usize,
    cols: usize,
    regions: &[Vec<Cell>],
    lines: &BTreeSet<Vec<Cell>>,
) -> Result<Option<Outline>, BoardError> {
    if rows == cols && rows <= 25 {
        let size = rows as u8;
        let (mut of_cell, mut overlap) = (vec![None; rows * cols], false);
        for (number, region) in regions.iter().enumerate() {
            for cell in region {
                if let Some(place) = of_cell.get_mut(cell.row as usize * cols + cell.col as usize)
                    && (cell.col as usize) < cols
                {
                    overlap |= place.is_some_and(|other| other != number as i64);
                    *place = Some(number as i64);
                }
            }
        }
        if overlap && several(rows, cols, regions, lines).is_none() {
            let board = Board::new(vec![Grid::latin(Cell::new(0, 0), size)?])?;
            return Ok(Some(Outline::of_regions(board, regions.iter().map(|cells| cells.iter().copied().collect()))));
        }
        let whole = of_cell.iter().all(Option::is_some) && regions.iter().all(|region| region.len() == rows);
        if whole
            || regions.iter().map(Vec::len).all(|cells| cells == 0)
            || several(rows, cols, regions, lines).is_none()
        {
            return outline(size, &of_cell).map(Some);
        }
    }
    match several(rows, cols, regions, lines) {
        Some(grids) => Ok(Some(Outline::whole(Board::new(grids)?))),
        None => Ok(None),
    }
}

/// The grids that can be put together of boxes which are all of one shape, wherever as many as a grid needs lie beside
/// and below each other.
fn several(rows: usize, cols: usize, regions: &[Vec<Cell>], lines: &BTreeSet<Vec<Cell>>) -> Option<Vec<Grid>> {
    if rows * cols > MAX_CELLS {
        return None;
    }
    let corner = |region: &Vec<Cell>| {
        let row = region.iter().map(|cell| cell.row).min()?;
        let col = region.iter().map(|cell| cell.col).min()?;
        let bottom = region.iter().map(|cell| cell.row).max()?;
        let right = region.iter().map(|cell| cell.col).max()?;
        let side = |first: i16, last: i16| i64::from(last) - i64::from(first) + 1;
        let (height, width) = (side(row, bottom), side(col, right));
        // Cells may lie anywhere, and no box is as large as that.
        let is_box = usize::try_from(height * width).is_ok_and(|area| area == region.len());
        let sides = i16::try_from(height).ok().zip(i16::try_from(width).ok());
        sides.filter(|_| is_box).map(|(height, width)| (Cell::new(row, col), height, width))
    };
    let boxes: Vec<(Cell, i16, i16)> = regions.iter().map(corner).collect::<Option<_>>()?;
    let &(_, height, width) = boxes.first()?;
    if boxes.iter().any(|&(_, other_height, other_width)| (other_height, other_width) != (height, width)) {
        return None;
    }
    let corners: BTreeSet<Cell> = boxes.iter().map(|(corner, ..)| *corner).collect();
    let whole = |origin: &Cell| {
        let places = (0..width).flat_map(|down| (0..height).map(move |right| (down, right)));
        places.into_iter().all(|(down, right)| corners.contains(&origin.offset(down * height, right * width)))
    };
    let grids: Vec<Grid> = corners
        .iter()
        .copied()
        .filter(whole)
        .map(|origin| Grid::new(origin, u8::try_from(height).ok()?, u8::try_from(width).ok()?).ok())
        .collect::<Option<_>>()?;
    let told = |grid: &Grid| {
        (0..usize::from(grid.size())).all(|at| lines.contains(&grid.row(at)) && lines.contains(&grid.column(at)))
    };
    let sure: Vec<Grid> = grids.iter().filter(|grid| told(grid)).cloned().collect();
    let grids = if sure.is_empty() { grids } else { sure };
    let covered = |corner: &Cell| grids.iter().any(|grid| grid.contains(*corner));
    (!grids.is_empty() && corners.iter().all(covered)).then_some(grids)
}
