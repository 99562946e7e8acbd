//! Regions to find (chaos construction): the grid is divided into n connected regions of n cells, and each region
//! contains each digit once. The solver has to find the regions.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::shading::reached;
use crate::board::{Board, Cell, CellId, CellSet, Digit, DigitSet, Filling, GridId};
use crate::model::{Automaton, Cmp, Connected, Layer as Variables, Model, PairTable, Shape, Weights};
use crate::place::in_grid;
use crate::scene::{Area, Ink, Item, Layer, Pen, Point, Scene, Tint, Width};
use crate::variant::{Context, Generated, Info, KindGroup, LayerKind, RuleLayer, Variant, neighbours};
use crate::words::Message;

/// The regions of a grid.
///
/// Each region has a number, so that there is one way to number them: that of the row in which its lowest digit is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct UnknownRegions {
    /// The grid.
    #[serde(default)]
    pub grid: GridId,
}

/// The state of an automaton that reads the region of a digit of a row, and then each cell of the row: its digit and
/// its region.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
enum RowState {
    Start,
    /// Before a cell, where the digit has not been found.
    Before(Digit),
    /// In a cell with another digit.
    Other(Option<Digit>),
    /// In the cell with the digit.
    Found(Digit),
    /// Before a cell after the digit.
    After,
}

/// Returns the automaton that accepts a region followed by the digits and regions of a row in which the cell with
/// `digit` belongs to that region.
fn region_of_digit(size: u8, digit: Digit) -> Automaton {
    let step = |state: &RowState, value: Digit| match *state {
        RowState::Start => Some(RowState::Before(value)),
        RowState::Before(region) if value == digit => Some(RowState::Found(region)),
        RowState::Before(region) => Some(RowState::Other(Some(region))),
        RowState::Other(Some(region)) => Some(RowState::Before(region)),
        RowState::Other(None) => Some(RowState::After),
        RowState::Found(region) => (value == region).then_some(RowState::After),
        RowState::After => (value != digit).then_some(RowState::Other(None)),
    };
    Automaton::explore(size, RowState::Start, step, |state| *state == RowState::After)
}

/// Returns the cells of each region in the order of their numbers, given the region of each cell.
fn regions(values: &[(Cell, Digit)]) -> BTreeMap<Digit, CellSet> {
    let mut regions: BTreeMap<Digit, CellSet> = BTreeMap::new();
    for &(cell, region) in values {
        regions.entry(region).or_default().insert(cell);
    }
    regions
}

impl Variant for UnknownRegions {
    type Place = GridId;
    const INFO: Info =
        Info { id: "unknown-regions", group: KindGroup::Grid, key: None, brushes: &[], tint: Tint::Grey };
    const EXAMPLE: &'static str = include_str!("../../../examples/unknown-regions.ron");
    const GENERATED: Generated<Self> = Generated::NEVER;

    fn new(grid: GridId, _brush: usize) -> Self {
        UnknownRegions { grid }
    }

    fn place(&self) -> GridId {
        self.grid
    }

    fn at(&self, grid: GridId) -> Self {
        UnknownRegions { grid }
    }

    fn rules_text(&self, context: &Context) -> Message {
        let size = usize::from(context.size());
        in_grid(context.board(), self.grid, Message::new("unknown-regions.rules").with("size", size))
    }

    fn layer(&self, board: &Board) -> Option<RuleLayer> {
        let grid = board.grid(self.grid)?;
        let cells = board.cells().iter().copied().filter(|&cell| grid.contains(cell)).collect();
        Some(RuleLayer { kind: LayerKind::Region, values: grid.size(), cells })
    }

    fn check(&self, context: &Context, filling: &Filling) -> bool {
        let Some(values) = context.layer_of(self).and_then(|layer| layer.marked(filling)) else { return false };
        let (board, grid) = (context.board(), context.grid(self.grid));
        let values: Vec<(Cell, Digit)> = values.into_iter().map(|(cell, region)| (board.cell(cell), region)).collect();
        let size = usize::from(grid.size());
        let is_numbered = |cells: &CellSet, region: Digit| {
            let rows = cells.iter().filter(|&cell| context.digits(filling, [cell]) == [Digit::from_index(0)]);
            rows.map(|cell| cell.row - grid.origin().row).eq([region.index() as i16])
        };
        let is_region = |(&region, cells): (&Digit, &CellSet)| {
            let digits: BTreeSet<Digit> = context.digits(filling, cells.iter()).into_iter().collect();
            cells.len() == size
                && digits.len() == size
                && reached(cells, cells.iter().take(1)) == *cells
                && is_numbered(cells, region)
        };
        let regions = regions(&values);
        regions.len() == size && regions.iter().all(is_region)
    }

    fn lower(&self, context: &Context, model: &mut Model) {
        let Some(layer) = context.layer_of(self) else { return };
        let (board, grid) = (context.board(), context.grid(self.grid));
        let size = usize::from(grid.size());
        let all = || DigitSet::all(grid.size()).iter();
        let variables: BTreeMap<CellId, CellId> = layer.variables().collect();
        let ids = |cells: Vec<Cell>| -> Vec<(CellId, CellId)> {
            let ids = cells.into_iter().filter_map(|cell| board.id(cell));
            ids.filter_map(|id| Some((id, *variables.get(&id)?))).collect()
        };
        let rows: Vec<Vec<(CellId, CellId)>> = (0..size).map(|row| ids(grid.row(row))).collect();
        // A variable for the region of each digit in each row.
        let owners = rows.iter().flatten().map(|&(cell, _)| cell).collect();
        let first = model.add_layer(Variables { name: "at", counts: false, values: grid.size(), owners });
        let region_at = |row: usize, digit: Digit| CellId(first.0 + (row * size + digit.index()) as u16);
        for digit in all() {
            let automaton = region_of_digit(grid.size(), digit);
            for (row, cells) in rows.iter().enumerate() {
                let word = cells.iter().flat_map(|&(cell, region)| [cell, region]);
                model.add(Shape::Word([region_at(row, digit)].into_iter().chain(word).collect(), automaton.clone()));
            }
            model.add(Shape::ExactlyOnce((0..size).map(|row| region_at(row, digit)).collect()));
        }
        // The row of the lowest digit is the number of the region.
        for (row, cells) in rows.iter().enumerate() {
            let own = Digit::from_index(row);
            model.add(Shape::Domain(region_at(row, Digit::from_index(0)), DigitSet::just(own)));
            let table = PairTable::new(grid.size(), |digit, region| digit.index() > 0 || region == own);
            for &(cell, region) in cells {
                model.add(Shape::Pair(cell, region, table.clone()));
            }
        }
        let cells: Vec<Cell> = grid.cells().collect();
        let index = |cell: &Cell| cells.binary_search(cell).unwrap_or(0);
        let edges: Vec<(usize, usize)> =
            neighbours(grid).iter().map(|(one, other)| (index(one), index(other))).collect();
        let regions: Vec<CellId> = ids(cells.clone()).into_iter().map(|(_, region)| region).collect();
        for region in all() {
            let places = regions.iter().map(|&variable| (variable, DigitSet::just(region))).collect();
            model.add(Shape::Connected(Box::new(Connected { places, edges: edges.clone(), exits: None })));
            let weights = Weights::new(all().map(|value| i32::from(value == region)));
            let terms = regions.iter().map(|&variable| (variable, weights.clone())).collect();
            model.add(Shape::Linear { terms, cmp: Cmp::Equal, total: grid.size().into() });
        }
    }

    /// Draws nothing, because only the rules text states the rule.
    fn draw(&self, _context: &Context, _tint: Tint, _scene: &mut Scene) {}

    /// Returns the cells of each region.
    fn layer_text(&self, values: &[(Cell, Digit)]) -> String {
        regions(values).values().map(CellSet::to_string).collect::<Vec<_>>().join("; ")
    }

    /// Draws the borders between regions.
    fn draw_layer(&self, values: &[(Cell, Digit)], _tint: Tint, scene: &mut Scene) {
        draw_borders(values, scene);
    }

    fn icon(_tint: Tint) -> Scene {
        let mut scene = Scene::new(Area::new(0.0, 0.0, 3.0, 3.0));
        let cells = (0..3).flat_map(|row| (0..3).map(move |col| Cell::new(row, col)));
        let regions = [0, 0, 1, 2, 0, 1, 2, 2, 1].map(Digit::from_index);
        draw_borders(&cells.zip(regions).collect::<Vec<_>>(), &mut scene);
        scene
    }

    /// Describes the neighbours by a constraint that always holds. The numbers of regions change when the grid is
    /// turned.
    fn comparison_form(&self, context: &Context, model: &mut Model) {
        let (board, grid) = (context.board(), context.grid(self.grid));
        let all = DigitSet::all(context.size());
        let cells: Vec<Cell> = grid.cells().collect();
        let index = |cell: &Cell| cells.binary_search(cell).unwrap_or(0);
        let edges = neighbours(grid).iter().map(|(one, other)| (index(one), index(other))).collect();
        let places = cells.iter().filter_map(|&cell| Some((board.id(cell)?, all))).collect();
        model.add(Shape::Connected(Box::new(Connected { places, edges, exits: None })));
    }

    fn examples() -> Vec<(Board, Self)> {
        let latin = |size| {
            let grid = crate::board::Grid::latin(Cell::new(0, 0), size).expect("4 and 9 are sizes of grids");
            Board::new(vec![grid]).expect("one grid makes a board")
        };
        let shidoku = Board::single(2, 2).expect("2x2 boxes make a grid");
        let rule = UnknownRegions { grid: GridId(0) };
        vec![(latin(9), rule.clone()), (latin(4), rule.clone()), (shidoku, rule)]
    }
}

/// Draws the borders between cells of different regions.
fn draw_borders(values: &[(Cell, Digit)], scene: &mut Scene) {
    let regions: BTreeMap<Cell, Digit> = values.iter().copied().collect();
    let pen = Pen::new(Width::Cells(0.07)).round();
    for (&cell, region) in &regions {
        let (x, y) = (f32::from(cell.col), f32::from(cell.row));
        let right = (cell.offset(0, 1), [Point::new(x + 1.0, y), Point::new(x + 1.0, y + 1.0)]);
        let below = (cell.offset(1, 0), [Point::new(x, y + 1.0), Point::new(x + 1.0, y + 1.0)]);
        for (beside, points) in [right, below] {
            if regions.get(&beside).is_some_and(|other| other != region) {
                let points = points.to_vec();
                scene.add(Layer::Frame, Item::Line { points, closed: false, pen, ink: Ink::Solution });
            }
        }
    }
}
