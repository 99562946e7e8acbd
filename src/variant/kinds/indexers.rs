//! Indexers: if a column indexer in column c contains the digit v, then column v of its row contains the digit c. Row
//! indexers likewise index the rows of their column, and box indexers the positions in their box.

use crate::board::{Cell, Digit, Filling};
use crate::model::{Model, PairTable, Shape};
use crate::place::PlacementError;
use crate::scene::{Ink, Layer, Pen, Point, Scene, Tint, Width};
use crate::variant::{CellMarkKind, Context, Marked, cell_area, cell_middle};

/// The kind of cells that index a position in a row, column or box.
#[derive(Clone, PartialEq, Debug)]
pub struct IndexerCell;

/// All indexers of a puzzle.
pub type Indexers = Marked<IndexerCell, 3>;

impl CellMarkKind<3> for IndexerCell {
    const ID: &'static str = "indexers";
    const TINT: Tint = Tint::Violet;
    const EXAMPLE: &'static str = include_str!("../../../examples/indexers.ron");
    const GENERATED_NAME: &'static str = "indexers";
    const MARK_NAMES: &'static [&'static str] = &["column", "row", "box"];
    const EXAMPLES: &'static [[&'static str; 3]] =
        &[["r2c2 r3c3", "", ""], ["r1c1 r2c2", "", ""], ["", "r3c2 r4c4", ""], ["", "", "r1c2 r2c1"]];

    fn holds(marks: &Marked<Self, 3>, context: &Context, filling: &Filling) -> bool {
        marks.all().all(|(cell, sort)| {
            let (Some((line, place)), Some(id)) = (line(context, cell, sort), context.board().id(cell)) else {
                return true;
            };
            context.digits(filling, [line[filling[id].index()]]).iter().all(|digit| digit.index() == place)
        })
    }

    fn lower(marks: &Marked<Self, 3>, context: &Context, model: &mut Model) {
        for (cell, sort) in marks.all() {
            let Some((line, place)) = line(context, cell, sort) else { continue };
            for (index, &pointed) in line.iter().enumerate().filter(|&(index, _)| index != place) {
                // If this cell points to the other one, the digit in the other one is the position of this cell.
                let tells = |one: Digit, other: Digit| one.index() != index || other.index() == place;
                let ids = context.ids([cell, pointed]);
                model.add(Shape::Pair(ids[0], ids[1], PairTable::new(context.size(), tells)));
            }
        }
    }

    /// Draws bars at the ends of the indexed line: above and below for a row indexer, left and right for a column
    /// indexer, on all sides for a box indexer.
    fn draw(cell: Cell, sort: usize, tint: Tint, scene: &mut Scene) {
        scene.fill_areas(Layer::Region, [cell_area(cell)], Ink::Tint(tint));
        let middle = cell_middle(cell);
        let mut bar = |x: f32, y: f32| {
            let (from, to) = (
                Point::new(middle.x + x - y * 0.5, middle.y + y - x * 0.5),
                Point::new(middle.x + x + y * 0.5, middle.y + y + x * 0.5),
            );
            scene.line(Layer::Mark, from, to, Pen::new(Width::Cells(0.06)).flat(), Ink::Line(tint));
        };
        if sort != 0 {
            bar(0.0, -0.42);
            bar(0.0, 0.42);
        }
        if sort != 1 {
            bar(-0.42, 0.0);
            bar(0.42, 0.0);
        }
    }

    fn validate(context: &Context, cell: Cell, sort: usize) -> Result<(), PlacementError> {
        let grids = context.board().grids_at(cell).count();
        match line(context, cell, sort) {
            Some(_) => Ok(()),
            None if grids == 1 => Err(PlacementError::NoBoxes),
            None => Err(PlacementError::SeveralGrids { cell }),
        }
    }
}

/// Returns the cells that a mark indexes, in order, and the position of its own cell among them. Returns None in cells
/// of several grids, which have several rows, and for box indexers outside boxes.
fn line(context: &Context, cell: Cell, sort: usize) -> Option<(Vec<Cell>, usize)> {
    let mut grids = context.board().grids_at(cell);
    let grid = grids.next().filter(|_| grids.next().is_none()).and_then(|id| context.board().grid(id))?;
    let (row, col) = (cell.row - grid.origin().row, cell.col - grid.origin().col);
    let cells = match sort {
        0 => grid.row(usize::try_from(row).ok()?),
        1 => grid.column(usize::try_from(col).ok()?),
        _ => grid.box_cells(grid.box_of(cell)?),
    };
    let place = cells.iter().position(|&other| other == cell)?;
    Some((cells, place))
}
