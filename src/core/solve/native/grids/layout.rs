//! The layout of several 9x9 grids that share boxes: each grid separately, the shared boxes, and the shapes that no
//! single grid contains.

use std::collections::BTreeSet;

use super::cross_grid::{CrossGridShape, UnplacedShapes};
use crate::board::{CellId, Digit, DigitSet};
use crate::model::{Rank, Shape};
use crate::solve::native::bands::BandsLayout;
use crate::solve::native::lists::FlatLists;
use crate::solve::native::minirows::{CellBits, Nine};
use crate::solve::native::narrow::NarrowLayout;
use crate::solve::native::shapes::clauses::CandidatePlace;
use crate::solve::native::shapes::layout_cache::LayoutCache;
use crate::solve::native::shapes::sorted_shapes::Numbered;
use crate::solve::native::shapes::sums::RangedSum;
use crate::solve::native::shapes::{QueryShapes, SortedShapes};

/// The side length of a grid.
const SIDE: usize = 9;

/// The side length of a box.
const BOX_SIDE: usize = 3;

/// The maximum number of shapes that no single grid contains; with more, the wide search is faster.
const MAX_CROSSINGS: usize = 1000;

/// Grids of 9x9 cells with square boxes.
#[derive(Debug)]
pub struct GridsLayout {
    pub grids: Vec<GridLayout>,
    /// The cells of each grid row by row, by their index on the board.
    pub cells: Vec<Vec<usize>>,
    /// For each grid, the index within it of each cell of the board.
    places: Vec<Vec<Option<CellId>>>,
    /// For each cell of the board, a grid and the cell's index within it.
    pub place_of: Vec<(usize, usize)>,
    pub shared: Vec<SharedBox>,
    /// The shared boxes of each grid.
    pub shared_of: FlatLists<usize>,
    /// The shapes that no single grid contains.
    pub crossings: Vec<CrossGridShape>,
    /// For each box of each grid, the crossings with a cell in it.
    pub crossings_of: FlatLists<usize>,
}

/// One of the grids.
#[derive(Debug)]
pub struct GridLayout {
    /// The layout for the band search, if the only shapes are groups of cells with different digits and a few pairs.
    pub plain: Option<BandsLayout<Nine>>,
    pub narrow: NarrowLayout,
}

/// A box that two grids share.
#[derive(Debug)]
pub struct SharedBox {
    pub grids: [usize; 2],
    /// The index of the box in each of them, row by row.
    pub at: [usize; 2],
}

impl SharedBox {
    /// Returns the index of the box in this grid, one of the two.
    pub fn place_in(&self, grid: usize) -> usize {
        if self.grids[0] == grid { self.at[0] } else { self.at[1] }
    }
}

impl GridsLayout {
    /// Returns the layout; None if the board does not consist of such grids, or if too many shapes cross them.
    pub fn new(digits: u8, cells: usize, shapes: &SortedShapes<'_>, stock: &mut LayoutCache) -> Option<GridsLayout> {
        if usize::from(digits) != SIDE {
            return None;
        }
        let groups = shapes.groups.iter().map(|group| sorted(group.shape.iter().map(|cell| cell.index())));
        let groups: BTreeSet<Vec<usize>> = groups.collect();
        let columns = groups.iter().filter(|group| group.len() == SIDE);
        let found: Vec<PlacedGrid> =
            columns.filter_map(|column| PlacedGrid::from_first_column(column, &groups, cells)).collect();
        if found.len() < 2 {
            return None;
        }
        let mut place_of = vec![None; cells];
        for (at, grid) in found.iter().enumerate() {
            // A shared cell is looked up in the last of its grids; propagation keeps the others equal.
            grid.cells.iter().enumerate().for_each(|(own, &cell)| place_of[cell] = Some((at, own)));
        }
        let shared = shared_boxes(&found)?;
        let shared_of: FlatLists<usize> = shared.iter().map(|shared| shared.grids).collect();
        let place_of: Vec<(usize, usize)> = place_of.into_iter().collect::<Option<_>>()?;
        let (grids, across) = layouts(&found, &groups, shapes, stock)?;
        // A group with more cells than digits has no solution, which the wide search finds at once.
        if across.count() > MAX_CROSSINGS || across.groups.iter().any(|group| group.len() > SIDE) {
            return None;
        }
        let groups_of = groups.iter().cloned().collect::<FlatLists<usize>>().inverted(cells);
        let differ =
            |one: usize, other: usize| groups_of.get(one).iter().any(|group| groups_of.get(other).contains(group));
        let crossings = across.into_propagators((cells, digits), differ, stock);
        let boxes_of = |crossing: &CrossGridShape| {
            let boxes = crossing.cells().into_iter().map(|cell| box_of(place_of[cell]));
            boxes.collect::<BTreeSet<usize>>()
        };
        let boxes: FlatLists<usize> = crossings.iter().map(boxes_of).collect();
        let (cells, places) = found.into_iter().map(|grid| (grid.cells, grid.place_of)).unzip();
        Some(GridsLayout {
            shared_of: shared_of.inverted(grids.len()),
            crossings_of: boxes.inverted(SIDE * grids.len()),
            grids,
            cells,
            places,
            place_of,
            shared,
            crossings,
        })
    }

    /// Returns the clauses of a query that no single grid contains.
    pub fn clauses_across(&self, asked: &QueryShapes<'_>) -> Vec<Vec<CandidatePlace>> {
        let is_in = |places: &[Option<CellId>], clause: &[(CellId, Digit)]| {
            clause.iter().all(|(cell, _)| places[cell.index()].is_some())
        };
        let across = asked.clauses.iter().map(|clause| clause.shape);
        let across = across.filter(|&clause| !self.places.iter().any(|places| is_in(places, clause)));
        let place = |&(cell, digit): &(CellId, Digit)| (cell.index(), DigitSet::just(digit).bits());
        across.map(|clause| clause.iter().map(place).collect()).collect()
    }

    /// Returns the part of a query that concerns a grid.
    pub fn query_of(&self, grid: usize, asked: &QueryShapes<'_>) -> GridQuery {
        let places = &self.places[grid];
        let domains = asked.domains.iter().filter_map(|domain| {
            let (cell, allowed) = domain.shape;
            places[cell.index()].map(|cell| (cell, allowed))
        });
        let clause = |clause: &Numbered<&[(CellId, Digit)]>| {
            clause.shape.iter().map(|&(cell, digit)| Some((places[cell.index()]?, digit))).collect()
        };
        GridQuery { domains: domains.collect(), clauses: asked.clauses.iter().filter_map(clause).collect() }
    }
}

/// The part of a query that concerns a grid, with each cell given by its index within the grid.
pub struct GridQuery {
    domains: Vec<(CellId, DigitSet)>,
    pub clauses: Vec<Vec<(CellId, Digit)>>,
}

impl GridQuery {
    /// Returns the part of the query in the form that the searches read.
    pub fn query_shapes(&self) -> QueryShapes<'_> {
        let numbered = |(number, &shape)| Numbered { number, shape };
        QueryShapes {
            domains: self.domains.iter().enumerate().map(numbered).collect(),
            clauses: self
                .clauses
                .iter()
                .map(Vec::as_slice)
                .enumerate()
                .map(|(number, shape)| Numbered { number, shape })
                .collect(),
        }
    }
}

/// Returns the index of a cell's box among the boxes of all grids. The cell is given by its grid and its index within
/// that grid.
fn box_of((grid, cell): (usize, usize)) -> usize {
    SIDE * grid + cell / SIDE / BOX_SIDE * BOX_SIDE + cell % SIDE / BOX_SIDE
}

fn sorted(cells: impl Iterator<Item = usize>) -> Vec<usize> {
    let mut cells: Vec<usize> = cells.collect();
    cells.sort_unstable();
    cells
}

/// A grid in its position on the board.
struct PlacedGrid {
    /// Its cells row by row.
    cells: Vec<usize>,
    /// For each cell of the board, its index among them.
    place_of: Vec<Option<CellId>>,
    /// Its rows, columns and boxes.
    houses: Vec<Vec<usize>>,
}

impl PlacedGrid {
    /// Returns the grid whose first column this is, if all of its houses are among the groups. The cells of a board are
    /// numbered row by row, so that those of a row have consecutive numbers.
    fn from_first_column(column: &[usize], groups: &BTreeSet<Vec<usize>>, cells: usize) -> Option<PlacedGrid> {
        // The numbers of cells below each other differ by at least the length of a row of the grid, which rules out
        // rows and boxes.
        if column.windows(2).any(|rows| rows[1] - rows[0] < SIDE) {
            return None;
        }
        let cell = |row: usize, at: usize| column[row] + at;
        let house = |place: &dyn Fn(usize) -> (usize, usize)| {
            let places = (0..SIDE).map(|at| {
                let (row, column) = place(at);
                cell(row, column)
            });
            Some(sorted(places)).filter(|house| groups.contains(house))
        };
        let mut houses = Vec::with_capacity(3 * SIDE);
        for index in 0..SIDE {
            houses.push(house(&|at| (index, at))?);
            houses.push(house(&|at| (at, index))?);
            let (top, left) = (index / BOX_SIDE * BOX_SIDE, index % BOX_SIDE * BOX_SIDE);
            houses.push(house(&|at| (top + at / BOX_SIDE, left + at % BOX_SIDE))?);
        }
        let own: Vec<usize> = (0..SIDE * SIDE).map(|at| cell(at / SIDE, at % SIDE)).collect();
        let mut place_of = vec![None; cells];
        own.iter().zip(0..).for_each(|(&cell, at)| place_of[cell] = Some(CellId(at)));
        Some(PlacedGrid { cells: own, place_of, houses })
    }

    /// Returns the index of a cell of the board within the grid.
    fn local_cell(&self, cell: CellId) -> Option<CellId> {
        self.place_of[cell.index()]
    }

    /// Returns the indices of cells; None if one of them is not in the grid.
    fn local_cells(&self, cells: &[CellId]) -> Option<Vec<CellId>> {
        cells.iter().map(|&cell| self.local_cell(cell)).collect()
    }

    /// Returns the cells of a box.
    fn cells_of_box(&self, place: usize) -> impl Iterator<Item = usize> {
        let first = place / BOX_SIDE * BOX_SIDE * SIDE + place % BOX_SIDE * BOX_SIDE;
        (0..SIDE).map(move |at| self.cells[first + at / BOX_SIDE * SIDE + at % BOX_SIDE])
    }
}

/// Returns the boxes that grids share; None if they share other cells.
fn shared_boxes(grids: &[PlacedGrid]) -> Option<Vec<SharedBox>> {
    let mut shared = Vec::new();
    for (other, second) in grids.iter().enumerate() {
        for (one, first) in grids[..other].iter().enumerate() {
            let common = second.cells.iter().filter(|&&cell| first.place_of[cell].is_some()).count();
            let pairs = (0..SIDE).flat_map(|one| (0..SIDE).map(move |other| [one, other]));
            let same = |&[one, other]: &[usize; 2]| first.cells_of_box(one).eq(second.cells_of_box(other));
            let before = shared.len();
            shared.extend(pairs.filter(same).map(|at| SharedBox { grids: [one, other], at }));
            // Cells in common outside whole boxes would not be exchanged between the grids.
            if common != SIDE * (shared.len() - before) {
                return None;
            }
        }
    }
    Some(shared)
}

/// A function that returns a shape with each cell given by its index within a grid; None if the shape has cells outside
/// the grid.
type GridShapeFn<'s> = dyn Fn(&PlacedGrid) -> Option<Shape> + 's;

/// Returns the layout of each grid, with all shapes that lie within it, and the shapes that lie within no grid. Returns
/// None if one of the grids has too many shapes.
fn layouts<'a>(
    grids: &[PlacedGrid],
    groups: &BTreeSet<Vec<usize>>,
    shapes: &SortedShapes<'a>,
    stock: &mut LayoutCache,
) -> Option<(Vec<GridLayout>, UnplacedShapes<'a>)> {
    let mut own: Vec<Vec<Shape>> = vec![Vec::new(); grids.len()];
    // Adds the shape to all grids that contain it; returns whether there is one.
    let mut add = |shape: &GridShapeFn<'_>| {
        let mut is_in_one = false;
        for (grid, own) in grids.iter().zip(&mut own) {
            if let Some(shape) = shape(grid) {
                own.push(shape);
                is_in_one = true;
            }
        }
        is_in_one
    };
    let mut across = UnplacedShapes::default();
    // The rows, columns and boxes come first, in the order in which the searches on one board get them.
    let houses: BTreeSet<&Vec<usize>> = grids.iter().flat_map(|grid| &grid.houses).collect();
    for group in houses.iter().copied().chain(groups.iter().filter(|group| !houses.contains(group))) {
        let of_grid = |grid: &PlacedGrid| group.iter().map(|&cell| grid.place_of[cell]).collect::<Option<_>>();
        if !add(&|grid| of_grid(grid).map(Shape::AllDifferent)) {
            across.groups.push(group.clone());
        }
    }
    for sum in &shapes.sums {
        let of_grid = |grid: &PlacedGrid| {
            let terms = sum.terms.iter().map(|&(factor, cell)| Some((factor, grid.local_cell(cell)?)));
            Some(Shape::Sum { terms: terms.collect::<Option<_>>()?, cmp: sum.cmp, total: sum.total })
        };
        if !add(&of_grid) {
            across.sums.push(RangedSum::new(sum));
        }
    }
    for pair in &shapes.pairs {
        let (one, other, table) = pair.shape;
        if !add(&|grid| Some(Shape::Pair(grid.local_cell(one)?, grid.local_cell(other)?, table.clone()))) {
            across.pairs.push(pair.shape);
        }
    }
    for &(cells, automaton) in &shapes.words {
        if !add(&|grid| Some(Shape::Word(grid.local_cells(cells)?, automaton.clone()))) {
            across.words.push((cells, automaton));
        }
    }
    for &rank in &shapes.ranks {
        let of_grid = |grid: &PlacedGrid| {
            let side =
                |side: &Vec<Vec<CellId>>| side.iter().map(|line| grid.local_cells(line)).collect::<Option<Vec<_>>>();
            let sides = rank.sides.iter().map(side).collect::<Option<_>>()?;
            Some(Shape::Rank(Box::new(Rank { line: grid.local_cells(&rank.line)?, sides, ..rank.clone() })))
        };
        if !add(&of_grid) {
            across.ranks.push(rank);
        }
    }
    let mut layout = |own: Vec<Shape>| {
        let sorted = SortedShapes::new(own.iter());
        let plain = BandsLayout::new(SIDE as u8, Nine::CELLS, &sorted);
        Some(GridLayout { plain, narrow: NarrowLayout::new(SIDE as u8, Nine::CELLS, &sorted, stock)? })
    };
    let layouts = own.into_iter().map(&mut layout).collect::<Option<_>>()?;
    Some((layouts, across))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Board, TraditionalLayout};
    use crate::model::{Cmp, Model, PairTable};

    fn layout_of(model: &Model) -> Option<GridsLayout> {
        GridsLayout::new(model.digits(), model.cells(), &SortedShapes::new(model.shapes()), &mut LayoutCache::default())
    }

    #[test]
    fn all_layouts_are_found_with_the_boxes_that_grids_share() {
        for preset in TraditionalLayout::ALL.into_iter().filter(|&preset| preset != TraditionalLayout::Single) {
            let board = preset.board(3, 3).unwrap();
            let layout = layout_of(&Model::of_board(&board)).unwrap();
            // The pairs of grids that share a cell, counted cell by cell.
            let pairs = |grids: usize| grids * grids.saturating_sub(1) / 2;
            let common: usize = board.cells().iter().map(|&cell| pairs(board.grids_at(cell).count())).sum();
            assert_eq!((layout.grids.len(), 9 * layout.shared.len()), (board.grids().len(), common), "{preset:?}");
            for (cell, &(grid, at)) in layout.place_of.iter().enumerate() {
                assert_eq!(layout.cells[grid][at], cell);
            }
            for shared in &layout.shared {
                let cells = [0, 1].map(|of| {
                    let (band, stack) = (shared.at[of] / 3, shared.at[of] % 3);
                    let cell = move |at: usize| 9 * (3 * band + at / 3) + 3 * stack + at % 3;
                    (0..9).map(|at| layout.cells[shared.grids[of]][cell(at)]).collect::<Vec<usize>>()
                });
                assert_eq!(cells[0], cells[1]);
            }
        }
    }

    #[test]
    fn shapes_go_to_the_grids_that_hold_them_or_across() {
        let twin = Model::of_board(&TraditionalLayout::Twin.board(3, 3).unwrap());
        let with = |shape: Shape| {
            let mut model = twin.clone();
            model.add(shape);
            layout_of(&model).unwrap()
        };
        let [first, second, last] = [0, 10, 152].map(CellId);
        let rising = || PairTable::new(9, |one, other| one < other);
        // For each grid with a plain layout, whether the layout is classic and its number of pairs; then the number of
        // shapes across grids.
        let counted = |layout: GridsLayout| {
            let grid = |grid: &GridLayout| grid.plain.as_ref().map(|plain| (plain.is_classic, plain.pairs.len()));
            (layout.grids.iter().map(grid).collect::<Vec<_>>(), layout.crossings.len())
        };
        let plain = Some((true, 0));
        assert_eq!(counted(layout_of(&twin).unwrap()), (vec![plain, plain], 0));
        assert_eq!(counted(with(Shape::AllDifferent(vec![first, last]))), (vec![plain, plain], 1));
        assert_eq!(counted(with(Shape::Pair(first, last, rising()))), (vec![plain, plain], 1));
        assert_eq!(counted(with(Shape::Pair(first, second, rising()))), (vec![Some((true, 1)), plain], 0));
        assert_eq!(counted(with(Shape::AllDifferent(vec![first, second]))), (vec![Some((false, 0)), plain], 0));
        let sum =
            |cells: [CellId; 2]| Shape::Sum { terms: cells.map(|cell| (1, cell)).to_vec(), cmp: Cmp::Equal, total: 9 };
        assert_eq!(counted(with(sum([first, second]))), (vec![None, plain], 0));
        assert_eq!(counted(with(sum([first, last]))), (vec![plain, plain], 1));
        let crossing = with(sum([first, last]));
        let boxes: Vec<usize> = (0..18).filter(|&at| !crossing.crossings_of.get(at).is_empty()).collect();
        assert_eq!(boxes, [0, 17]);
        for single in [Board::classic(), Board::single(4, 4).unwrap(), TraditionalLayout::Twin.board(2, 3).unwrap()] {
            assert!(layout_of(&Model::of_board(&single)).is_none());
        }
    }

    #[test]
    fn clauses_go_to_grids_or_across() {
        let layout = layout_of(&Model::of_board(&TraditionalLayout::Twin.board(3, 3).unwrap())).unwrap();
        let digit = Digit::from_index(4);
        let clauses = [[0, 10], [0, 152], [140, 152]]
            .map(|cells| Shape::AtLeastOne(cells.map(|cell| (CellId(cell), digit)).to_vec()));
        let asked = QueryShapes::new(clauses.iter());
        assert_eq!([0, 1].map(|grid| layout.query_of(grid, &asked).clauses.len()), [1, 1]);
        assert_eq!(layout.clauses_across(&asked), [[(0, 1 << 4), (152, 1 << 4)]]);
    }
}
