//! Reconstructs a board from regions and lines: one grid; several grids whose rows and columns are listed, with boxes
//! of any shape; or several that follow from regular boxes.

use std::collections::{BTreeMap, BTreeSet};

use super::region_board::{RegionBoard, region_board};
use crate::board::{Board, BoardError, Cell, CellSet, Grid, MAX_CELLS, MAX_DIGIT};

/// Sets of cells in which no digit repeats, in the order in which a file lists them.
pub(super) struct ListedLines {
    /// The cells of each set, in row order.
    pub cells: Vec<Vec<Cell>>,
    /// True if the file calls the sets rows and columns, so that they cannot be other regions.
    pub are_rows_and_columns: bool,
}

/// Returns the board of this many rows and columns with these regions, or None if they form no board. If there are
/// several grids, `lines` may contain the rows and columns of each.
///
/// # Errors
/// Returns an error if the board would be too large.
pub(super) fn board(
    rows: usize,
    cols: usize,
    regions: &[Vec<Cell>],
    lines: &ListedLines,
) -> Result<Option<RegionBoard>, BoardError> {
    if let Some(named) = grids_of_lines(rows, cols, lines) {
        return with_boxes(&named, regions).map(Some);
    }
    let lines: BTreeSet<Vec<Cell>> = lines.cells.iter().cloned().collect();
    let lines = &lines;
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
        if overlap && grids_of_boxes(rows, cols, regions, lines).is_none() {
            let board = Board::new(vec![Grid::latin(Cell::new(0, 0), size)?])?;
            return Ok(Some(RegionBoard::of_regions(
                board,
                regions.iter().map(|cells| cells.iter().copied().collect()),
            )));
        }
        // Regions that cover the square exactly, or no regions at all, are those of a single grid.
        let whole = of_cell.iter().all(Option::is_some) && regions.iter().all(|region| region.len() == rows);
        if whole
            || regions.iter().map(Vec::len).all(|cells| cells == 0)
            || grids_of_boxes(rows, cols, regions, lines).is_none()
        {
            return region_board(size, &of_cell).map(Some);
        }
    }
    match grids_of_boxes(rows, cols, regions, lines) {
        Some(grids) => Ok(Some(RegionBoard::whole(Board::new(grids)?))),
        None => Ok(None),
    }
}

/// Returns the corners and the size of the grids whose rows and columns are all among the lines, in the order in which
/// the file completes them; None if they do not form such a board, or form a single grid, which needs no lines.
fn grids_of_lines(rows: usize, cols: usize, lines: &ListedLines) -> Option<(Vec<Cell>, u8)> {
    let places: BTreeMap<&[Cell], usize> = lines.cells.iter().enumerate().map(|(at, cells)| (&cells[..], at)).collect();
    let last_line = |corner: Cell, size: u8| {
        let grid = Grid::latin(corner, size).ok()?;
        let lines = (0..usize::from(size)).flat_map(|at| [grid.row(at), grid.column(at)]);
        // The index of the line that is listed last, or None if a line is missing.
        lines.map(|line| places.get(&line[..]).copied()).try_fold(0, |last, at| at.map(|at| last.max(at)))
    };
    let mut grids: Vec<(u8, usize, Cell)> = places
        .keys()
        .filter_map(|line| {
            let (first, last) = (*line.first()?, *line.last()?);
            let size = u8::try_from(line.len()).ok().filter(|size| (2..=MAX_DIGIT).contains(size))?;
            let is_row = first.row == last.row;
            is_row.then(|| last_line(first, size)).flatten().map(|last| (size, last, first))
        })
        .collect();
    // Regions never have more cells than the rows and columns of the grids, so a smaller square consists of regions and
    // is no grid.
    let size = grids.iter().map(|&(size, ..)| size).max()?;
    grids.retain(|&(other, ..)| other == size);
    grids.sort_unstable();
    let corners: Vec<Cell> = grids.into_iter().map(|(.., corner)| corner).collect();
    let is_plain = corners[..] == [Cell::new(0, 0)] && rows == cols && rows == usize::from(size);
    // Unless the file names rows and columns, the grids must reach from the first row and column to the last.
    let spans = |of: fn(&Cell) -> i16, length: usize| {
        let (first, last) = (corners.iter().map(of).min(), corners.iter().map(of).max());
        first == Some(0) && last.is_some_and(|last| last as usize + usize::from(size) == length)
    };
    let all = lines.are_rows_and_columns || (spans(|corner| corner.row, rows) && spans(|corner| corner.col, cols));
    (all && !is_plain).then_some((corners, size))
}

/// Gives each grid those regions that are its boxes; all others remain regions.
fn with_boxes((corners, size): &(Vec<Cell>, u8), regions: &[Vec<Cell>]) -> Result<RegionBoard, BoardError> {
    let sorted = |region: &Vec<Cell>| region.iter().copied().collect::<BTreeSet<Cell>>().into_iter().collect();
    let regions: Vec<Vec<Cell>> = regions.iter().map(sorted).filter(|region: &Vec<Cell>| !region.is_empty()).collect();
    let known: BTreeSet<&Vec<Cell>> = regions.iter().collect();
    let grids = corners.iter().map(|&corner| match regular_grid(corner, *size, &known) {
        Some(grid) => Ok(grid),
        None => irregular_grid(corner, *size, &regions).map_or_else(|| Grid::latin(corner, *size), Ok),
    });
    let board = Board::new(grids.collect::<Result<_, _>>()?)?;
    let boxes = board.grids().iter().flat_map(|grid| (0..grid.box_count()).map(|at| grid.box_cells(at)));
    let boxes: BTreeSet<Vec<Cell>> = boxes.collect();
    let rest = regions.iter().filter(|region| !boxes.contains(*region));
    let regions: Vec<CellSet> = rest.map(|region| region.iter().copied().collect()).collect();
    Ok(RegionBoard::of_regions(board, regions))
}

/// Returns the grid at `corner` with boxes of one shape that are all among the regions.
fn regular_grid(corner: Cell, size: u8, regions: &BTreeSet<&Vec<Cell>>) -> Option<Grid> {
    let shapes = (1..=size).filter(|&rows| size.is_multiple_of(rows)).map(|rows| (rows, size / rows));
    let mut grids = shapes.filter_map(|(rows, cols)| Grid::new(corner, rows, cols).ok());
    grids.find(|grid| (0..grid.box_count()).all(|at| regions.contains(&grid.box_cells(at))))
}

/// Returns the grid at `corner` that some of the regions partition into at most as many parts as it has rows, found by
/// backtracking: the first uncovered cell is the first cell of the region that is chosen next.
fn irregular_grid(corner: Cell, size: u8, regions: &[Vec<Cell>]) -> Option<Grid> {
    /// The maximum number of steps of the search. Regions of different grids rarely overlap, so there is hardly any
    /// backtracking.
    const MAX_CHOICES: usize = 1_000;
    let square = Grid::latin(corner, size).ok()?;
    let inside: Vec<&Vec<Cell>> =
        regions.iter().filter(|region| region.iter().all(|&cell| square.contains(cell))).collect();
    // The chosen regions as indices into `inside`, and the index from which the next choice is tried.
    let (mut chosen, mut next, mut choices) = (Vec::<usize>::new(), 0, 0);
    let covered = |chosen: &[usize], cell: &Cell| chosen.iter().any(|&at| inside[at].binary_search(cell).is_ok());
    loop {
        let Some(open) = square.cells().find(|cell| !covered(&chosen, cell)) else { break };
        let fits =
            |at: &usize| inside[*at].first() == Some(&open) && !inside[*at].iter().any(|cell| covered(&chosen, cell));
        choices += 1;
        match (next..inside.len()).find(fits) {
            Some(at) => {
                chosen.push(at);
                next = 0;
            }
            // Backtrack: undo the last choice and try the region after it.
            None => next = chosen.pop()? + 1,
        }
        if choices > MAX_CHOICES {
            return None;
        }
    }
    chosen.sort_unstable();
    let part = |cell: Cell| chosen.iter().position(|&at| inside[at].binary_search(&cell).is_ok());
    let parts = square.cells().map(|cell| part(cell).and_then(|part| u8::try_from(part).ok()));
    Grid::jigsaw(corner, parts.collect::<Option<_>>()?).ok()
}

/// Returns the grids that can be assembled from boxes of one shape: one for every corner from which as many boxes as a
/// grid needs lie side by side and below each other.
fn grids_of_boxes(rows: usize, cols: usize, regions: &[Vec<Cell>], lines: &BTreeSet<Vec<Cell>>) -> Option<Vec<Grid>> {
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
        // Cells may be too far apart for an `i16`, but no box is that large.
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
        // A grid has height times width rows, so `width` boxes lie below each other and `height` side by side.
        let places = (0..width).flat_map(|down| (0..height).map(move |right| (down, right)));
        places.into_iter().all(|(down, right)| corners.contains(&origin.offset(down * height, right * width)))
    };
    let grids: Vec<Grid> = corners
        .iter()
        .copied()
        .filter(whole)
        .map(|origin| Grid::new(origin, u8::try_from(height).ok()?, u8::try_from(width).ok()?).ok())
        .collect::<Option<_>>()?;
    // Overlapping grids can suggest further ones between them. If the lines confirm some grids, only these count.
    let told = |grid: &Grid| {
        (0..usize::from(grid.size())).all(|at| lines.contains(&grid.row(at)) && lines.contains(&grid.column(at)))
    };
    let sure: Vec<Grid> = grids.iter().filter(|grid| told(grid)).cloned().collect();
    let grids = if sure.is_empty() { grids } else { sure };
    // A box that belongs to no grid means that this is no such layout.
    let covered = |corner: &Cell| grids.iter().any(|grid| grid.contains(*corner));
    (!grids.is_empty() && corners.iter().all(covered)).then_some(grids)
}
