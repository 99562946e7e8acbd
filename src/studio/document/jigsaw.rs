//! Jigsaw regions: painting, colours, and errors.

use std::collections::BTreeSet;

use crate::board::{Board, Cell, CellSet, Grid, GridId, RegionError};
use crate::place::grid_name;
use crate::puzzle::Edit;
use crate::scene::Tint;
use crate::words::{Message, say};

/// Returns the grid with its boxes as regions, as the start of a jigsaw.
pub(in crate::studio) fn as_jigsaw(grid: &Grid) -> Grid {
    Grid::jigsaw(grid.origin(), grid.regions()).expect("the boxes of a grid are regions of it")
}

/// Returns the grid with these cells added to a region. A region keeps its last cell, so that it can still be
/// picked.
pub(in crate::studio) fn painted(grid: &Grid, region: u8, cells: &[Cell]) -> Grid {
    let mut regions = grid.regions();
    for &cell in cells.iter().filter(|&&cell| grid.contains(cell)) {
        let (row, col) = ((cell.row - grid.origin().row) as usize, (cell.col - grid.origin().col) as usize);
        let place = row * usize::from(grid.size()) + col;
        let left = regions.iter().filter(|&&other| other == regions[place]).count();
        if left > 1 {
            regions[place] = region;
        }
    }
    Grid::jigsaw(grid.origin(), regions).expect("painting keeps regions within their grid")
}

/// Returns the grid with a region of exactly this shape. The region that overlaps the shape most is changed. It takes
/// cells from other regions and gives each of them as many of its own cells in return, next to their other cells if
/// possible, so that no region changes its size. Returns None if the size of the shape differs from that of the region,
/// or if the shape has cells outside the grid.
pub(in crate::studio) fn with_region_shape(grid: &Grid, shape: &CellSet) -> Option<Grid> {
    let shared = |&region: &usize| grid.box_cells(region).into_iter().filter(|&cell| shape.contains(cell)).count();
    // `max_by_key` returns the last maximum, so the reversed order chooses the first region of a tie.
    let region = (0..grid.box_count()).rev().max_by_key(shared)?;
    let own = grid.box_cells(region);
    let mut leaving: Vec<Cell> = own.iter().copied().filter(|&cell| !shape.contains(cell)).collect();
    let coming: Vec<Cell> = shape.iter().filter(|cell| !own.contains(cell)).collect();
    // Both lists lack the cells that the region and the shape share, so equal lengths mean equal sizes.
    if leaving.len() != coming.len() || !shape.iter().all(|cell| grid.contains(cell)) {
        return None;
    }
    let mut regions = grid.regions();
    let place = |cell: Cell| {
        let (row, col) = (cell.row - grid.origin().row, cell.col - grid.origin().col);
        row as usize * usize::from(grid.size()) + col as usize
    };
    let number = regions[place(*own.first()?)];
    // Each incoming cell is exchanged for a leaving one, which goes to the region that gave up the incoming one.
    for cell in coming {
        let other = regions[place(cell)];
        regions[place(cell)] = number;
        let beside = |leaves: &Cell| {
            leaves.neighbours().into_iter().any(|near| grid.contains(near) && regions[place(near)] == other)
        };
        let next = leaving.iter().position(beside).unwrap_or(0);
        regions[place(leaving.remove(next))] = other;
    }
    Grid::jigsaw(grid.origin(), regions).ok()
}

/// Returns the edit that replaces a grid, with all others unchanged.
pub(in crate::studio) fn replace_grid(board: &Board, id: GridId, grid: Grid, what: Message) -> Edit {
    let mut grids: Vec<(Option<GridId>, Grid)> =
        board.grid_ids().map(Some).zip(board.grids().iter().cloned()).collect();
    grids[id.index()].1 = grid;
    Edit::ChangeLayout { grids, what }
}

/// Returns a tint for each region by greedy colouring, so that neighbours differ as long as one of the six tints is
/// free.
pub(in crate::studio) fn tints(grid: &Grid) -> Vec<Tint> {
    let mut tints: Vec<Tint> = Vec::new();
    for region in 0..grid.box_count() {
        let around = grid.box_cells(region).into_iter().flat_map(Cell::neighbours);
        let taken: BTreeSet<Tint> = around
            .filter_map(|cell| grid.box_of(cell))
            .filter(|&other| other < region)
            .map(|other| tints[other])
            .collect();
        // The search for a free tint starts at a different tint for each region. Otherwise, most regions would have the
        // first tint.
        let free = (0..Tint::ALL.len()).map(|at| Tint::ALL[(region + at) % Tint::ALL.len()]);
        let tint = free.clone().find(|tint| !taken.contains(tint)).or_else(|| free.clone().next());
        tints.push(tint.unwrap_or(Tint::Grey));
    }
    tints
}

/// A remark about the regions of a grid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::studio) struct RegionRemark {
    pub text: String,
    /// True if there can be no solution.
    pub is_error: bool,
}

/// Returns the remarks about the regions of one grid.
pub(in crate::studio) fn remarks(board: &Board, id: GridId) -> Vec<RegionRemark> {
    let Some(grid) = board.grid(id) else { return vec![] };
    let several = board.grids().len() > 1;
    let remark = |flaw: RegionError| {
        let what = match flaw {
            RegionError::WrongCount { region, cells, size } => {
                say!("tell-jigsaw-wrong-count", region = region, cells = cells, size = size)
            }
            RegionError::NotConnected { region } => say!("tell-jigsaw-not-connected", region = region),
        };
        // Errors number the regions from 1.
        let place = flaw.region().checked_sub(1).and_then(|region| grid.box_cells(region).first().copied());
        let from =
            place.map(|cell| format!(" {}", say!("tell-jigsaw-from", cell = cell.to_string()))).unwrap_or_default();
        let which = if several { format!("{}: ", grid_name(board, id)) } else { String::new() };
        RegionRemark { text: format!("{which}{what}{from}"), is_error: flaw.is_error() }
    };
    grid.region_errors().into_iter().map(remark).collect()
}

/// Returns the errors in the regions of all grids, which rule out any solution.
pub(in crate::studio) fn errors(board: &Board) -> Vec<String> {
    let remarks = board.grid_ids().flat_map(|id| remarks(board, id));
    remarks.filter(|remark| remark.is_error).map(|remark| remark.text).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::formats::customary_box;

    #[test]
    fn neighbouring_regions_have_different_tints() {
        for size in [4_u8, 6, 8, 9, 12, 16, 25] {
            let (rows, cols) = customary_box(size).unwrap();
            let grid = as_jigsaw(&Grid::new(Cell::new(0, 0), rows, cols).unwrap());
            let tints = tints(&grid);
            for cell in grid.cells() {
                for other in cell.neighbours().into_iter().filter(|&other| grid.contains(other)) {
                    let (one, two) = (grid.box_of(cell).unwrap(), grid.box_of(other).unwrap());
                    assert!(one == two || tints[one] != tints[two], "{size}: {cell} and {other}");
                }
            }
        }
    }

    #[test]
    fn a_region_takes_a_shape_and_all_keep_their_sizes() {
        let grid = as_jigsaw(&Grid::new(Cell::new(0, 0), 2, 2).unwrap());
        for shape in ["r1c1-4", "r1-2c1-2", "r2-3c2-3", "r1-4c4", "r1c1 r2c1-2 r3c2"] {
            let shape: CellSet = shape.parse().unwrap();
            let shaped = with_region_shape(&grid, &shape).unwrap();
            let regions: Vec<CellSet> =
                (0..shaped.box_count()).map(|at| shaped.box_cells(at).into_iter().collect()).collect();
            assert!(regions.contains(&shape), "{shape}: {regions:?}");
            assert!(shaped.region_errors().iter().all(|flaw| !flaw.is_error()), "{shape}: {regions:?}");
        }
        assert_eq!(with_region_shape(&grid, &"r1c1-3".parse().unwrap()), None);
        assert_eq!(with_region_shape(&grid, &"r1c2-5".parse().unwrap()), None, "beyond the grid");
    }

    #[test]
    fn a_region_keeps_its_last_cell() {
        let grid = as_jigsaw(&Grid::new(Cell::new(0, 0), 2, 2).unwrap());
        let painted = painted(&grid, 0, &grid.box_cells(1));
        assert_eq!((painted.box_cells(0).len(), painted.box_cells(1).len()), (7, 1));
    }

    #[test]
    fn what_is_wrong_is_told_with_its_place() {
        let board = Board::single(2, 2).unwrap();
        let id = board.grid_ids().next().unwrap();
        assert_eq!(remarks(&board, id), []);
        let grid = painted(&as_jigsaw(&board.grids()[0]), 0, &["r3c3".parse().unwrap()]);
        let board = Board::new(vec![grid]).unwrap();
        let told: Vec<(String, bool)> =
            remarks(&board, id).into_iter().map(|remark| (remark.text, remark.is_error)).collect();
        let expected = [
            ("Region 1 has 5 cells instead of 4 (from r1c1)", true),
            ("Region 1 is not connected (from r1c1)", false),
            ("Region 4 has 3 cells instead of 4 (from r3c4)", true),
        ];
        assert_eq!(told, expected.map(|(text, is_error)| (text.to_owned(), is_error)));
        assert_eq!(errors(&board).len(), 2);
    }
}
