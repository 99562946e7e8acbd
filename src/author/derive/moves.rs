//! The simple transformations of a board, from which all transformations used here are composed.
//!
//! These are the symmetries of the whole board, exchanges of two rows of a band or two columns of a stack, and
//! exchanges of two bands or stacks. Some rules need several at once: the same rows and columns (for one diagonal), the
//! mirror images too (for both diagonals), or the same rows of every band (for rules on positions in boxes). If grids
//! share cells, an exchanged row moves the linked rows of the other grids too.

use std::collections::{BTreeMap, BTreeSet};

use crate::board::{Board, Cell, Digit, Grid, GridId, HouseLayout, Transformation, Turn};

/// The direction of lines: rows or columns.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Axis {
    Rows,
    Columns,
}

impl Axis {
    fn cell(self, grid: &Grid, line: usize, along: usize) -> Cell {
        match self {
            Axis::Rows => grid.cell(line, along),
            Axis::Columns => grid.cell(along, line),
        }
    }

    /// Returns the number of lines that a box spans along this axis, or `None` in a grid without regular boxes.
    fn depth(self, grid: &Grid) -> Option<usize> {
        grid.box_shape().map(|(rows, cols)| usize::from(if self == Axis::Rows { rows } else { cols }))
    }

    /// Returns the pairs of lines that may be exchanged: in a grid with regular boxes those within a band or stack,
    /// otherwise all.
    fn pairs(self, grid: &Grid) -> Vec<LinePair> {
        let size = usize::from(grid.size());
        let depth = self.depth(grid).unwrap_or(size);
        let all = (0..size).flat_map(|other| (0..other).map(move |one| (one, other)));
        all.filter(|(one, other)| one / depth == other / depth).collect()
    }
}

/// Two lines of a grid, in ascending order.
type LinePair = (usize, usize);

/// An exchange of two lines.
#[derive(Clone, Copy, Debug)]
struct LineSwap {
    axis: Axis,
    grid: GridId,
    pair: LinePair,
}

/// The lines that move together because grids share cells, each given by its grid and number.
struct LinkedLines<'a> {
    board: &'a Board,
    /// For each line, the lines that move with it, including itself.
    along: BTreeMap<(Axis, GridId, usize), Vec<(GridId, usize)>>,
}

impl<'a> LinkedLines<'a> {
    fn of(board: &'a Board) -> LinkedLines<'a> {
        let mut along = BTreeMap::new();
        for axis in [Axis::Rows, Axis::Columns] {
            for id in board.grid_ids() {
                for line in 0..usize::from(board.size()) {
                    along.insert((axis, id, line), linked_lines(board, axis, (id, line)));
                }
            }
        }
        LinkedLines { board, along }
    }

    /// Returns the new place of each cell that moves when two lines are exchanged, or `None` if the linked lines do not
    /// match up.
    fn swapped(&self, swap: LineSwap) -> Option<BTreeMap<Cell, Cell>> {
        let lines = |line| self.along.get(&(swap.axis, swap.grid, line));
        let (one, other) = (lines(swap.pair.0)?, lines(swap.pair.1)?);
        if one.len() != other.len() {
            return None;
        }
        let mut moves = BTreeMap::new();
        for &(id, line) in one {
            let mut partners = other.iter().filter(|(partner, _)| *partner == id);
            // Each grid must take part with exactly one line on either side.
            let (&(_, partner), None) = (partners.next()?, partners.next()) else { return None };
            let grid = self.board.grid(id)?;
            for along in 0..usize::from(grid.size()) {
                let [from, to] = [line, partner].map(|line| swap.axis.cell(grid, line, along));
                for (from, to) in [(from, to), (to, from)] {
                    // Grids that share a cell must agree on its new place.
                    if *moves.entry(from).or_insert(to) != to {
                        return None;
                    }
                }
            }
        }
        Some(moves)
    }

    /// Returns the transformation that performs all these exchanges in sequence.
    fn exchanged(&self, layout: &HouseLayout, swaps: &[LineSwap]) -> Option<Transformation> {
        let steps = swaps.iter().map(|&swap| self.swapped(swap)).collect::<Option<Vec<_>>>()?;
        layout.transformation(|cell| steps.iter().fold(cell, |cell, step| step.get(&cell).copied().unwrap_or(cell)))
    }
}

/// Returns the lines that share cells with a line, directly or through other lines.
fn linked_lines(board: &Board, axis: Axis, first: (GridId, usize)) -> Vec<(GridId, usize)> {
    let size = usize::from(board.size());
    let cells = |(id, line): (GridId, usize)| {
        let grid = board.grid(id);
        grid.into_iter().flat_map(move |grid| (0..size).map(move |along| axis.cell(grid, line, along)))
    };
    let mut found = vec![first];
    let mut next = 0;
    while let Some(&line) = found.get(next) {
        next += 1;
        for cell in cells(line) {
            for id in board.grids_at(cell) {
                let origin = board.grids()[id.index()].origin();
                let number = match axis {
                    Axis::Rows => cell.row - origin.row,
                    Axis::Columns => cell.col - origin.col,
                };
                let other = (id, number as usize);
                if !found.contains(&other) {
                    found.push(other);
                }
            }
        }
    }
    found
}

/// Returns all simple transformations of the cells, each once.
pub(super) fn of_cells(board: &Board) -> Vec<Transformation> {
    let (layout, tracks) = (HouseLayout::of(board), LinkedLines::of(board));
    let mut found: BTreeSet<Transformation> = symmetries(board, &layout).into_iter().collect();
    for (id, grid) in board.grid_ids().zip(board.grids()) {
        found.extend(exchanges(id, grid).iter().filter_map(|swaps| tracks.exchanged(&layout, swaps)));
    }
    found.remove(&Transformation::identity(board));
    found.into_iter().collect()
}

/// Returns the turns and reflections that map the whole board to itself.
pub(super) fn symmetries(board: &Board, layout: &HouseLayout) -> Vec<Transformation> {
    let step = |&turn: &Turn| layout.transformation(|cell| board.turned_cell(turn, cell));
    Turn::ALL.iter().filter_map(step).collect()
}

/// Returns the exchanges of lines of a grid, each as a list of swaps to perform together.
fn exchanges(id: GridId, grid: &Grid) -> Vec<Vec<LineSwap>> {
    let size = usize::from(grid.size());
    let mirrored = |(one, other): LinePair| (size - 1 - other, size - 1 - one);
    let is_apart =
        |one: LinePair, other: LinePair| [one.0, one.1].iter().all(|&line| line != other.0 && line != other.1);
    // The exchanges along one axis, as lists of pairs.
    let lists = |axis: Axis| -> Vec<Vec<LinePair>> {
        let pairs = axis.pairs(grid);
        let mut lists: Vec<Vec<LinePair>> = pairs.iter().map(|&pair| vec![pair]).collect();
        // An exchange together with its mirror image, which rules that are symmetric about the middle may need.
        lists.extend(
            pairs.iter().filter(|&&pair| is_apart(pair, mirrored(pair))).map(|&pair| vec![pair, mirrored(pair)]),
        );
        if let Some(depth) = axis.depth(grid) {
            // The same exchange in every band keeps equal positions of boxes together, as disjoint groups need.
            let in_band = pairs.iter().filter(|(_, other)| *other < depth);
            lists.extend(in_band.map(|&(one, other)| {
                (0..size / depth).map(|band| (band * depth + one, band * depth + other)).collect()
            }));
            let bands = size / depth;
            for (one, other) in (0..bands).flat_map(|other| (0..other).map(move |one| (one, other))) {
                let lines = |(one, other): LinePair| (0..depth).map(move |at| (one * depth + at, other * depth + at));
                let mirrored = (bands - 1 - other, bands - 1 - one);
                lists.push(lines((one, other)).collect());
                if is_apart((one, other), mirrored) {
                    lists.push(lines((one, other)).chain(lines(mirrored)).collect());
                }
            }
        }
        lists
    };
    let swaps = |axis: Axis, list: &[LinePair]| -> Vec<LineSwap> {
        list.iter().map(|&pair| LineSwap { axis, grid: id, pair }).collect()
    };
    let (rows, columns) = (lists(Axis::Rows), lists(Axis::Columns));
    let mut all: Vec<Vec<LineSwap>> = rows.iter().map(|list| swaps(Axis::Rows, list)).collect();
    all.extend(columns.iter().map(|list| swaps(Axis::Columns, list)));
    // The same exchange of rows and columns maps a diagonal to itself.
    let both = rows.iter().filter(|list| columns.contains(list));
    all.extend(both.map(|list| [swaps(Axis::Rows, list), swaps(Axis::Columns, list)].concat()));
    all
}

/// Returns pairs of a symmetry of the board and the same symmetry combined with exchanging k and n + 1 - k. Rules whose
/// digits refer to positions, such as indexers, may allow a symmetry only together with this exchange of digits.
pub(super) fn of_cells_and_digits(board: &Board) -> Vec<(Transformation, Transformation)> {
    let size = usize::from(board.size());
    let names = (0..size).rev().map(Digit::from_index).collect();
    let Some(exchange) = Transformation::relabelling(board, names) else { return Vec::new() };
    let whole = Transformation::identity(board);
    let moves = symmetries(board, &HouseLayout::of(board)).into_iter().filter(|step| *step != whole);
    moves.map(|step| (step.clone(), step.then(&exchange))).collect()
}

/// Returns all simple renamings of digits: exchanges of two digits, k to n + 1 - k, and odd with even.
pub(super) fn of_digits(board: &Board) -> Vec<Transformation> {
    let size = usize::from(board.size());
    let names = |name: &dyn Fn(usize) -> usize| (0..size).map(|index| Digit::from_index(name(index))).collect();
    let swaps = (0..size).flat_map(|other| (0..other).map(move |one| (one, other)));
    let mut all: Vec<Vec<Digit>> = swaps
        .map(|(one, other)| {
            names(&|index| match index {
                _ if index == one => other,
                _ if index == other => one,
                index => index,
            })
        })
        .collect();
    all.push(names(&|index| size - 1 - index));
    if size.is_multiple_of(2) {
        // Index 0 is the digit 1, so this pairs 1 with 2, 3 with 4 and so on.
        all.push(names(&|index| index ^ 1));
    }
    all.into_iter().filter_map(|digits| Transformation::relabelling(board, digits)).collect()
}
