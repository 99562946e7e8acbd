//! Shading to find: each cell of a grid is shaded or not. The parts of the rule say which shades are connected, contain
//! no 2x2 square, reach the edge of the grid or do not touch, and how many cells are shaded. Yin-yang, cave and star
//! battle are combinations of them.

use serde::{Deserialize, Serialize};

use crate::board::{Board, Cell, CellId, CellSet, Digit, DigitSet, Filling, Grid, GridId};
use crate::model::{Automaton, Cmp, Connected, Model, PairTable, Shape, Tuples, Weights};
use crate::place::{PlacementError, in_grid};
use crate::scene::{Area, Ink, Layer, Scene, Tint};
use crate::variant::look::{Chosen, choices};
use crate::variant::{
    Change, Context, Field, Generated, Info, KindGroup, LayerKind, RuleLayer, Variant, corners, fill_cells, leaps,
    neighbours,
};
use crate::words::Message;

/// The value of an unshaded cell in the layer, and that of a shaded one.
pub(super) const UNSHADED: usize = 0;
pub(super) const SHADED: usize = 1;

choices! {
    /// Some of the two shades.
    Shades {
        /// Neither shade.
        Neither = "neither",
        /// The shaded cells.
        Shaded = "shaded",
        /// The unshaded cells.
        Unshaded = "unshaded",
        /// Both shades.
        Both = "both",
    }
}

impl Shades {
    fn is_neither(&self) -> bool {
        *self == Shades::Neither
    }

    /// Returns the values of these shades in the layer.
    fn values(self) -> &'static [usize] {
        match self {
            Shades::Neither => &[],
            Shades::Shaded => &[SHADED],
            Shades::Unshaded => &[UNSHADED],
            Shades::Both => &[UNSHADED, SHADED],
        }
    }
}

choices! {
    /// The distance that shaded cells keep from each other.
    Apart {
        /// They may touch.
        No = "touching",
        /// They do not share an edge.
        Edge = "edge",
        /// They do not share an edge or a corner.
        Corner = "corner",
    }
}

impl Apart {
    fn is_no(&self) -> bool {
        *self == Apart::No
    }

    /// Returns the pairs of cells of a grid that may not both be shaded.
    pub(super) fn pairs(self, grid: &Grid) -> Vec<(Cell, Cell)> {
        let by_corner = || leaps(grid, (1, 1), false);
        match self {
            Apart::No => vec![],
            Apart::Edge => neighbours(grid),
            Apart::Corner => neighbours(grid).into_iter().chain(by_corner()).collect(),
        }
    }
}

/// The shading of a grid.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shading {
    /// The grid.
    #[serde(default)]
    pub grid: GridId,
    /// The shades whose cells are all connected along edges.
    #[serde(default, skip_serializing_if = "Shades::is_neither")]
    pub connected: Shades,
    /// The shades without a 2x2 square.
    #[serde(default, skip_serializing_if = "Shades::is_neither")]
    pub no_square: Shades,
    /// The shades whose cells are all connected along edges with the edge of the grid.
    #[serde(default, skip_serializing_if = "Shades::is_neither")]
    pub to_edge: Shades,
    /// The distance that shaded cells keep.
    #[serde(default, skip_serializing_if = "Apart::is_no")]
    pub apart: Apart,
    /// The number of shaded cells in each row, column and box, if it is given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub per_house: Option<u16>,
    /// The change of the values of shaded cells, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<Change>,
}

impl Shading {
    /// Returns a shading of a grid without any condition.
    pub fn of_grid(grid: GridId) -> Shading {
        Shading {
            grid,
            connected: Shades::Neither,
            no_square: Shades::Neither,
            to_edge: Shades::Neither,
            apart: Apart::No,
            per_house: None,
            value: None,
        }
    }

    /// Returns the shading that a brush makes: yin-yang, cave, star battle, or one without conditions.
    fn of_brush(grid: GridId, brush: usize) -> Shading {
        let free = Shading::of_grid(grid);
        match brush {
            0 => Shading { connected: Shades::Both, no_square: Shades::Both, ..free },
            1 => Shading { connected: Shades::Unshaded, to_edge: Shades::Shaded, ..free },
            2 => Shading { apart: Apart::Corner, per_house: Some(2), ..free },
            _ => free,
        }
    }

    /// Returns the condition that the cells of a shade are connected, with each other or with the edge of the grid.
    fn connection(grid: &Grid, of: &dyn Fn(Cell) -> Option<(CellId, DigitSet)>, to_edge: bool) -> Shape {
        let cells: Vec<Cell> = grid.cells().collect();
        let index = |cell: &Cell| cells.binary_search(cell).unwrap_or(0);
        let is_edge = |cell: &Cell| cell.neighbours().iter().any(|&beside| !grid.contains(beside));
        let exits = (0..cells.len()).filter(|&place| is_edge(&cells[place])).collect();
        let edges = neighbours(grid).iter().map(|(one, other)| (index(one), index(other))).collect();
        let places = cells.iter().filter_map(|&cell| of(cell)).collect();
        Shape::Connected(Box::new(Connected { places, edges, exits: to_edge.then_some(exits) }))
    }

    /// Returns whether two shades cannot cross at a corner: the cells of one shade are connected, and those of the
    /// other are connected with each other or with the edge of the grid.
    fn divides(&self) -> bool {
        let is_whole = |value: &usize| self.connected.values().contains(value) || self.to_edge.values().contains(value);
        let in_one_piece = self.connected != Shades::Neither;
        in_one_piece && is_whole(&SHADED) && is_whole(&UNSHADED)
    }
}

/// Returns the cells around a grid in order.
fn outline(grid: &Grid) -> Vec<Cell> {
    let last = grid.cells().count().isqrt().saturating_sub(1);
    let (top, bottom, left, right) = (grid.row(0), grid.row(last), grid.column(0), grid.column(last));
    let right = right.into_iter().skip(1);
    let bottom = bottom.into_iter().rev().skip(1);
    let left = left.into_iter().rev().skip(1).take(last.saturating_sub(1));
    top.into_iter().chain(right).chain(bottom).chain(left).collect()
}

impl Variant for Shading {
    type Place = GridId;
    const INFO: Info = Info {
        id: "shading",
        group: KindGroup::Grid,
        key: None,
        brushes: &["yin-yang", "cave", "star-battle", "free"],
        tint: Tint::Grey,
    };
    const EXAMPLE: &'static str = include_str!("../../../examples/yin-yang.ron");
    const GENERATED: Generated<Self> = Generated::NEVER;

    fn new(grid: GridId, brush: usize) -> Self {
        Shading::of_brush(grid, brush)
    }

    fn place(&self) -> GridId {
        self.grid
    }

    fn at(&self, grid: GridId) -> Self {
        Shading { grid, ..*self }
    }

    fn validate(&self, context: &Context) -> Result<(), PlacementError> {
        let most = i32::from(context.size());
        match self.per_house.map(i32::from) {
            Some(number) if number > most => Err(PlacementError::NumberOutOfRange { number, least: 0, most }),
            _ => Ok(()),
        }
    }

    fn is_of_brush(&self, brush: usize) -> bool {
        *self == Shading::of_brush(self.grid, brush)
    }

    fn rules_text(&self, context: &Context) -> Message {
        let mut rules = Message::new("shading.rules")
            .with("connected", Shades::OPTIONS[self.connected as usize])
            .with("square", Shades::OPTIONS[self.no_square as usize])
            .with("edge", Shades::OPTIONS[self.to_edge as usize])
            .with("apart", Apart::OPTIONS[self.apart as usize])
            .with("value", Change::OPTIONAL[self.value.index()]);
        rules = match self.per_house {
            Some(number) => rules.with("counted", "yes").with("number", usize::from(number)),
            None => rules.with("counted", "no").with("number", 0usize),
        };
        in_grid(context.board(), self.grid, rules)
    }

    fn change(&self) -> Option<Change> {
        self.value
    }

    fn layer(&self, board: &Board) -> Option<RuleLayer> {
        let grid = board.grid(self.grid)?;
        let cells = board.cells().iter().copied().filter(|&cell| grid.contains(cell)).collect();
        Some(RuleLayer { kind: LayerKind::Shade, values: 2, cells })
    }

    fn check(&self, context: &Context, filling: &Filling) -> bool {
        let Some(marked) = context.layer_of(self).and_then(|layer| layer.marked(filling)) else { return false };
        let (board, grid) = (context.board(), context.grid(self.grid));
        let shaded: CellSet = marked.iter().map(|&(cell, _)| board.cell(cell)).collect();
        let of_shade = |value: usize| -> CellSet {
            grid.cells().filter(|cell| shaded.contains(*cell) == (value == SHADED)).collect()
        };
        let is_edge = |cell: &Cell| cell.neighbours().iter().any(|&beside| !grid.contains(beside));
        let connected = |value: usize| {
            let cells = of_shade(value);
            reached(&cells, cells.iter().take(1)) == cells
        };
        let leads_out = |value: usize| {
            let cells = of_shade(value);
            reached(&cells, cells.iter().filter(is_edge)) == cells
        };
        let has_no_square = |value: usize| {
            let cells = of_shade(value);
            !corners(grid).any(|corner| corner.around().into_iter().all(|cell| cells.contains(cell)))
        };
        let touch = |(one, other): (Cell, Cell)| shaded.contains(one) && shaded.contains(other);
        let houses = board.houses().iter().filter(|house| house.grid == self.grid);
        let count = |cells: &[CellId]| cells.iter().filter(|&&cell| shaded.contains(board.cell(cell))).count();
        self.connected.values().iter().copied().all(connected)
            && self.to_edge.values().iter().copied().all(leads_out)
            && self.no_square.values().iter().copied().all(has_no_square)
            && !self.apart.pairs(grid).into_iter().any(touch)
            && self
                .per_house
                .is_none_or(|wanted| houses.clone().all(|house| count(&house.cells) == usize::from(wanted)))
    }

    fn lower(&self, context: &Context, model: &mut Model) {
        let Some(layer) = context.layer_of(self) else { return };
        let (board, grid) = (context.board(), context.grid(self.grid));
        let shades: std::collections::BTreeMap<CellId, CellId> = layer.variables().collect();
        let shade = |cell: Cell| board.id(cell).and_then(|id| shades.get(&id)).copied();
        let just = |value: usize| DigitSet::just(Digit::from_index(value));
        for (shades, to_edge) in [(self.connected, false), (self.to_edge, true)] {
            for &value in shades.values() {
                model.add(Shading::connection(grid, &|cell| Some((shade(cell)?, just(value))), to_edge));
            }
        }
        let other = |value: usize| Digit::from_index(1 - value);
        for corner in corners(grid) {
            let square: Vec<CellId> = corner.around().into_iter().filter_map(shade).collect();
            for &value in self.no_square.values() {
                model.add(Shape::AtLeastOne(square.iter().map(|&shade| (shade, other(value))).collect()));
            }
            // A path between opposite cells of a square would separate the other two.
            if self.divides() {
                // The cells are in order around the corner.
                let tuples = (0..16usize).filter(|bits| ![0b0101, 0b1010].contains(bits));
                let tuples = tuples.map(|bits| (0..4).map(|place| Digit::from_index(bits >> place & 1)).collect());
                model.add(Shape::Table(square, Tuples::new(4, tuples)));
            }
        }
        // Around the grid the shade changes at most twice, for the same reason.
        if self.connected == Shades::Both {
            let around: Vec<CellId> = outline(grid).into_iter().filter_map(shade).collect();
            let step = |&(last, changes): &(Option<Digit>, u8), value: Digit| {
                let changes = changes + u8::from(last.is_some_and(|last| last != value));
                (changes <= 2 && value.index() <= SHADED).then_some((Some(value), changes))
            };
            model.add(Shape::Word(around, Automaton::explore(context.size().max(2), (None, 0), step, |_| true)));
        }
        let not_both = PairTable::new(2, |one, other| one.index() != SHADED || other.index() != SHADED);
        for (one, other) in self.apart.pairs(grid) {
            if let (Some(one), Some(other)) = (shade(one), shade(other)) {
                model.add(Shape::Pair(one, other, not_both.clone()));
            }
        }
        if let Some(wanted) = self.per_house {
            for house in board.houses().iter().filter(|house| house.grid == self.grid) {
                let counted = house.cells.iter().filter_map(|cell| shades.get(cell));
                let terms = counted.map(|&shade| (shade, Weights::new([0, 1]))).collect();
                model.add(Shape::Linear { terms, cmp: Cmp::Equal, total: wanted.into() });
            }
        }
    }

    /// Draws nothing, because only the rules text states the rule.
    fn draw(&self, _context: &Context, _tint: Tint, _scene: &mut Scene) {}

    fn icon(tint: Tint) -> Scene {
        let mut scene = Scene::new(Area::new(0.0, 0.0, 3.0, 3.0));
        let cells = "r1c1-2 r2c1 r3c1-2".parse().expect("the cells of the icon are well formed");
        fill_cells(&mut scene, Layer::Region, &cells, Ink::Tint(tint));
        scene
    }

    fn form(&mut self, context: &Context) -> Vec<Field<'_>> {
        vec![
            Field::choice("connected", Shades::OPTIONS, &mut self.connected),
            Field::choice("square", Shades::OPTIONS, &mut self.no_square),
            Field::choice("to-edge", Shades::OPTIONS, &mut self.to_edge),
            Field::choice("apart", Apart::OPTIONS, &mut self.apart),
            Field::choice("value", &Change::OPTIONAL, &mut self.value),
            Field::number("count", &mut self.per_house, 0, context.size().into()),
        ]
    }

    /// Describes the neighbours and the settings by constraints that always hold.
    fn comparison_form(&self, context: &Context, model: &mut Model) {
        let (board, grid) = (context.board(), context.grid(self.grid));
        let all = DigitSet::all(context.size());
        model.add(Shading::connection(grid, &|cell| Some((board.id(cell)?, all)), true));
        let settings = [
            self.connected as i32,
            self.no_square as i32,
            self.to_edge as i32,
            self.apart as i32,
            self.value.index() as i32,
        ];
        let counted = self.per_house.map_or(0, |number| 1 + i32::from(number));
        let code = settings.into_iter().chain([counted]).fold(0, |code, setting| 8 * code + setting);
        let nothing = Weights::new(all.iter().map(|_| 0));
        let terms = grid.cells().filter_map(|cell| Some((board.id(cell)?, nothing.clone()))).collect();
        model.add(Shape::Linear { terms, cmp: Cmp::AtMost, total: 1 + code });
    }

    fn examples() -> Vec<(Board, Self)> {
        let shidoku = Board::single(2, 2).expect("2x2 boxes make a grid");
        let rule = |brush| Shading::of_brush(GridId(0), brush);
        let one_per_house = Shading { per_house: Some(1), ..rule(3) };
        vec![
            (Board::classic(), rule(0)),
            (shidoku.clone(), rule(0)),
            (shidoku.clone(), rule(1)),
            (shidoku, Shading { apart: Apart::Edge, ..one_per_house }),
        ]
    }
}

/// Returns the cells of a set that are reached along edges from some of them.
pub(super) fn reached(cells: &CellSet, from: impl Iterator<Item = Cell>) -> CellSet {
    let mut found: Vec<Cell> = from.collect();
    let mut all: CellSet = found.iter().copied().collect();
    while let Some(cell) = found.pop() {
        for beside in cell.neighbours().into_iter().filter(|&beside| cells.contains(beside)) {
            if !all.contains(beside) {
                all.insert(beside);
                found.push(beside);
            }
        }
    }
    all
}
