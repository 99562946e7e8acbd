//! Loop or path to find: a line through the centers of cells that share edges, either closed or with two ends. The
//! parts of the rule say whether it visits all cells, whether it may touch itself, how long it is, and what the digits
//! along it have in common.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::shading::Apart;
use crate::board::{Board, Cell, CellId, Digit, DigitSet, Filling, Grid, GridId, MAX_VALUES};
use crate::model::{Cmp, Connected, Layer, Model, PairTable, Shape, Tuples, Weights};
use crate::place::{Path, PlacementError, in_grid};
use crate::scene::{Area, BlackForm, Scene, Tint};
use crate::variant::formula::Formula;
use crate::variant::look::{choices, is_default};
use crate::variant::written::{self, TextFormat};
use crate::variant::{
    Context, Field, FieldValue, Generated, Info, KindGroup, LayerKind, RuleLayer, Variant, corners, custom, draw_line,
    neighbours,
};
use crate::words::Message;

/// The directions in which a part of a line leaves its cell, as bits.
pub(super) const UP: u8 = 1;
pub(super) const RIGHT: u8 = 2;
pub(super) const DOWN: u8 = 4;
pub(super) const LEFT: u8 = 8;

/// The directions of each value of the layer: no part of the line, straight parts and turns, and then ends.
const PARTS: [u8; 11] =
    [0, UP | DOWN, LEFT | RIGHT, UP | RIGHT, RIGHT | DOWN, DOWN | LEFT, LEFT | UP, UP, RIGHT, DOWN, LEFT];
/// The number of values that a loop uses, which has no ends.
const LOOP_VALUES: usize = 7;

/// Returns the directions in which the part of the line with this value leaves its cell.
pub(super) fn directions(value: Digit) -> u8 {
    PARTS.get(value.index()).copied().unwrap_or(0)
}

/// Returns the values whose directions satisfy a condition, among so many.
pub(super) fn parts(values: u8, condition: impl Fn(u8) -> bool) -> DigitSet {
    DigitSet::all(values).iter().filter(|&value| condition(directions(value))).collect()
}

/// Returns the neighbour of a cell in each direction.
pub(super) fn steps(cell: Cell) -> [(u8, Cell); 4] {
    [(UP, (-1, 0)), (RIGHT, (0, 1)), (DOWN, (1, 0)), (LEFT, (0, -1))]
        .map(|(direction, (rows, cols))| (direction, cell.offset(rows, cols)))
}

/// Returns the opposite direction.
fn opposite(direction: u8) -> u8 {
    if direction < DOWN { direction << 2 } else { direction >> 2 }
}

choices! {
    /// The ends of a line to find.
    Ends {
        /// It is a closed loop.
        Closed = "loop",
        /// It is a path with two ends.
        Open = "path",
    }
}

choices! {
    /// The cells that a line to find visits.
    Visits {
        /// Some cells.
        Some = "some",
        /// All cells.
        All = "all",
    }
}

choices! {
    /// The sums of the digits on a line to find.
    BoxSums {
        /// Any sums.
        Any = "any",
        /// The same sum in every box.
        Equal = "equal",
    }
}

/// A formula for two digits, or none.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OptionalFormula(pub Option<Formula>);

impl TextFormat for OptionalFormula {
    fn write(&self) -> String {
        self.0.as_ref().map(Formula::write).unwrap_or_default()
    }

    fn read(text: &str) -> Result<OptionalFormula, Message> {
        let formula = (!text.trim().is_empty()).then(|| Formula::read(text)).transpose()?;
        Ok(OptionalFormula(formula))
    }
}

/// The loop or path of a grid.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Loop {
    /// The grid.
    #[serde(default)]
    pub grid: GridId,
    /// Closed or with two ends.
    #[serde(default, skip_serializing_if = "is_default")]
    pub ends: Ends,
    /// The visited cells.
    #[serde(default, skip_serializing_if = "is_default")]
    pub visits: Visits,
    /// The contact that cells of the line avoid unless they follow each other along it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub apart: Apart,
    /// The number of cells, if it is given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub length: Option<u16>,
    /// The formula for two digits that follow each other along the line. It must be true in both orders.
    #[serde(default, skip_serializing_if = "is_default", with = "written")]
    pub formula: OptionalFormula,
    /// The sums of the digits on the line in each box.
    #[serde(default, skip_serializing_if = "is_default")]
    pub sums: BoxSums,
}

impl Loop {
    /// Returns a loop or path without any other condition.
    pub fn of_grid(grid: GridId, ends: Ends) -> Loop {
        Loop {
            grid,
            ends,
            visits: Visits::Some,
            apart: Apart::No,
            length: None,
            formula: OptionalFormula(None),
            sums: BoxSums::Any,
        }
    }

    /// Returns the line that a brush makes: a loop, a path, or a snake.
    fn of_brush(grid: GridId, brush: usize) -> Loop {
        match brush {
            0 => Loop::of_grid(grid, Ends::Closed),
            1 => Loop::of_grid(grid, Ends::Open),
            _ => Loop { apart: Apart::Edge, ..Loop::of_grid(grid, Ends::Open) },
        }
    }

    /// Returns the number of values of the layer.
    fn values(&self) -> u8 {
        let values = if self.ends == Ends::Closed { LOOP_VALUES } else { PARTS.len() };
        values as u8
    }

    /// Returns the least number of cells of the line.
    fn least(&self) -> i32 {
        if self.ends == Ends::Closed { 4 } else { 2 }
    }

    /// Returns whether two numbers may follow each other along the line.
    fn allows(&self, one: i32, other: i32, digits: u8) -> bool {
        let holds = |formula: &Formula| formula.holds(one, other, digits) && formula.holds(other, one, digits);
        self.formula.0.as_ref().is_none_or(holds)
    }

    /// Returns the cells of the line in order, and the first one again at the end of a loop. It is empty if the values
    /// of the layer are not those of one line.
    fn line(&self, values: &[(Cell, Digit)]) -> Vec<Cell> {
        let parts = values.iter().map(|&(cell, value)| (cell, directions(value))).collect();
        let mut line = self.follow(&parts).unwrap_or_default();
        if self.ends == Ends::Closed {
            line.extend(line.first().copied());
        }
        line
    }

    /// Returns the cells of the line in order, from one of its ends or from its first cell. None if the parts are not
    /// those of one line.
    fn follow(&self, parts: &BTreeMap<Cell, u8>) -> Option<Vec<Cell>> {
        let links = |cell: Cell| {
            let own = parts.get(&cell).copied().unwrap_or(0);
            steps(cell).into_iter().filter(move |(direction, _)| own & direction != 0)
        };
        let is_end = |cell: &Cell| links(*cell).count() == 1;
        let is_linked_back = |cell: Cell| {
            links(cell).all(|(direction, next)| parts.get(&next).is_some_and(|part| part & opposite(direction) != 0))
        };
        let ends: Vec<Cell> = parts.keys().copied().filter(is_end).collect();
        if ends.len() != if self.ends == Ends::Closed { 0 } else { 2 } || !parts.keys().copied().all(is_linked_back) {
            return None;
        }
        let mut line = vec![ends.first().or(parts.keys().next()).copied()?];
        let mut before = None;
        loop {
            let cell = line[line.len() - 1];
            let next = links(cell).map(|(_, next)| next).find(|next| Some(*next) != before);
            before = Some(cell);
            match next.filter(|next| *next != line[0]) {
                Some(next) => line.push(next),
                None => break,
            }
        }
        (line.len() == parts.len()).then_some(line)
    }

    /// Returns the places of the links between cells, which must be connected: each is a variable of the first of its
    /// cells with the values that lead to the second one.
    fn connection(grid: &Grid, values: u8, variable: &dyn Fn(Cell) -> Option<CellId>) -> Shape {
        let links: Vec<(Cell, Cell)> = neighbours(grid);
        let leads = |&(one, other): &(Cell, Cell)| {
            let direction = if one.row == other.row { RIGHT } else { DOWN };
            Some((variable(one)?, parts(values, |part| part & direction != 0)))
        };
        let mut of_cell: BTreeMap<Cell, Vec<usize>> = BTreeMap::new();
        for (place, (one, other)) in links.iter().enumerate() {
            of_cell.entry(*one).or_default().push(place);
            of_cell.entry(*other).or_default().push(place);
        }
        let pairs = |places: &Vec<usize>| {
            let later = |at: usize| places[at + 1..].iter().map(move |&other| (places[at], other));
            (0..places.len()).flat_map(later).collect::<Vec<_>>()
        };
        let edges = of_cell.values().flat_map(pairs).collect();
        let places = links.iter().filter_map(leads).collect();
        Shape::Connected(Box::new(Connected { places, edges, exits: None }))
    }

    /// Adds the constraint that cells touch at a corner only where the line turns between them.
    fn keep_corners_apart(grid: &Grid, values: u8, variable: &dyn Fn(Cell) -> Option<CellId>, model: &mut Model) {
        let all: Vec<Digit> = DigitSet::all(values).iter().collect();
        let has = |value: Digit, direction: u8| directions(value) & direction != 0;
        // The values around a corner, from the upper left cell clockwise.
        let fits = |[a, b, c, d]: [Digit; 4]| {
            let is_on = |value: Digit| directions(value) != 0;
            let links = [has(a, RIGHT), has(b, DOWN), has(c, LEFT), has(d, UP)];
            let linked_back = [has(b, LEFT), has(c, UP), has(d, RIGHT), has(a, DOWN)];
            let across = |one: bool, links: [bool; 4]| !one || links[0] && links[1] || links[2] && links[3];
            links == linked_back
                && across(is_on(a) && is_on(c), links)
                && across(is_on(b) && is_on(d), [links[1], links[2], links[3], links[0]])
        };
        let pairs = || all.iter().flat_map(|&one| all.iter().map(move |&other| (one, other)));
        let squares = pairs().flat_map(|(a, b)| pairs().map(move |(c, d)| [a, b, c, d]));
        let tuples = Tuples::new(4, squares.filter(|square| fits(*square)).map(|square| square.to_vec()));
        for corner in corners(grid) {
            let square: Vec<CellId> = corner.around().into_iter().filter_map(variable).collect();
            model.add(Shape::Table(square, tuples.clone()));
        }
    }

    /// Adds a variable for each cell with its number if it is on the line and 0 if not. Requires that they have the
    /// same sum in each box.
    fn equal_sums(grid: &Grid, context: &Context, cells: &[(Cell, CellId)], values: u8, model: &mut Model) {
        let numbers = context.numbers();
        let on_line: Vec<i32> = std::iter::once(0).chain(numbers.iter().copied()).collect();
        let owners = cells.iter().filter_map(|&(cell, _)| context.board().id(cell)).collect();
        let layer = Layer { name: "on", counts: false, values: on_line.len() as u8, owners };
        let first = model.add_layer(layer).index();
        let tuples = DigitSet::all(values).iter().flat_map(|part| {
            let number = move |index: usize| if directions(part) == 0 { 0 } else { index + 1 };
            let tuple = move |index: usize| vec![part, Digit::from_index(index), Digit::from_index(number(index))];
            (0..numbers.len()).map(tuple)
        });
        let table = Tuples::new(3, tuples);
        let mut boxes: BTreeMap<usize, Vec<CellId>> = BTreeMap::new();
        for (place, &(cell, part)) in cells.iter().enumerate() {
            let own = CellId((first + place) as u16);
            if let Some(id) = context.id(cell) {
                model.add(Shape::Table(vec![part, id, own], table.clone()));
            }
            if let Some(index) = grid.box_of(cell) {
                boxes.entry(index).or_default().push(own);
            }
        }
        let weights = |sign: i32| Weights::new(on_line.iter().map(|number| sign * number));
        let boxes: Vec<Vec<CellId>> = boxes.into_values().collect();
        for pair in boxes.windows(2) {
            let signed = |index: usize, sign: i32| pair[index].iter().map(move |&cell| (cell, sign));
            let terms = signed(0, 1).chain(signed(1, -1)).map(|(cell, sign)| (cell, weights(sign))).collect();
            model.add(Shape::Linear { terms, cmp: Cmp::Equal, total: 0 });
        }
    }
}

impl Variant for Loop {
    type Place = GridId;
    const INFO: Info =
        Info { id: "loop", group: KindGroup::Grid, key: None, brushes: &["loop", "path", "snake"], tint: Tint::Green };
    const EXAMPLE: &'static str = include_str!("../../../examples/loop.ron");
    const GENERATED: Generated<Self> = Generated::NEVER;
    const READS_VALUES: bool = true;

    fn new(grid: GridId, brush: usize) -> Self {
        Loop::of_brush(grid, brush)
    }

    fn place(&self) -> GridId {
        self.grid
    }

    fn at(&self, grid: GridId) -> Self {
        Loop { grid, ..self.clone() }
    }

    fn validate(&self, context: &Context) -> Result<(), PlacementError> {
        let (least, most) = (self.least(), context.grid(self.grid).cells().count() as i32);
        if let Some(number) = self.length.map(i32::from).filter(|number| !(least..=most).contains(number)) {
            return Err(PlacementError::NumberOutOfRange { number, least, most });
        }
        // The value 0 of cells that are not on the line comes in addition.
        match self.sums == BoxSums::Equal && context.numbers().len() >= usize::from(MAX_VALUES) {
            true => Err(PlacementError::TooManyValues { most: usize::from(MAX_VALUES) - 1 }),
            false => Ok(()),
        }
    }

    fn is_of_brush(&self, brush: usize) -> bool {
        *self == Loop::of_brush(self.grid, brush)
    }

    fn rules_text(&self, context: &Context) -> Message {
        let rules = Message::new("loop.rules")
            .with("ends", Ends::OPTIONS[self.ends as usize])
            .with("visits", Visits::OPTIONS[self.visits as usize])
            .with("apart", Apart::OPTIONS[self.apart as usize])
            .with("counted", if self.length.is_some() { "yes" } else { "no" })
            .with("number", usize::from(self.length.unwrap_or(0)))
            .with("sums", BoxSums::OPTIONS[self.sums as usize]);
        let rules = match &self.formula.0 {
            Some(formula) => rules.with("related", "yes").with("formula", formula.message(context)),
            None => rules.with("related", "no").with("formula", ""),
        };
        in_grid(context.board(), self.grid, rules)
    }

    fn layer(&self, board: &Board) -> Option<RuleLayer> {
        let grid = board.grid(self.grid)?;
        let cells = board.cells().iter().copied().filter(|&cell| grid.contains(cell)).collect();
        Some(RuleLayer { kind: LayerKind::Loop, values: self.values(), cells })
    }

    fn check(&self, context: &Context, filling: &Filling) -> bool {
        let Some(marked) = context.layer_of(self).and_then(|layer| layer.marked(filling)) else { return false };
        let (board, grid) = (context.board(), context.grid(self.grid));
        let parts: BTreeMap<Cell, u8> =
            marked.iter().map(|&(cell, value)| (board.cell(cell), directions(value))).collect();
        let Some(line) = self.follow(&parts) else { return false };
        let is_next = |one: Cell, other: Cell| {
            steps(one)
                .iter()
                .any(|&(direction, cell)| cell == other && parts.get(&one).is_some_and(|part| part & direction != 0))
        };
        let on_line = |cell: &Cell| parts.contains_key(cell);
        let touch = |&(one, other): &(Cell, Cell)| {
            let turns = |between: Cell| is_next(one, between) && is_next(between, other);
            let is_along = is_next(one, other) || steps(one).into_iter().any(|(_, between)| turns(between));
            on_line(&one) && on_line(&other) && !is_along
        };
        let allowed = |one: Cell, other: Cell| {
            let values = context.values(filling, [one, other]);
            self.allows(values[0], values[1], context.size())
        };
        let sum =
            |index: usize| context.sum(filling, line.iter().copied().filter(|&cell| grid.box_of(cell) == Some(index)));
        let boxes: BTreeSet<usize> = grid.cells().filter_map(|cell| grid.box_of(cell)).collect();
        let sums: BTreeSet<i32> = boxes.into_iter().map(sum).collect();
        self.length.is_none_or(|length| usize::from(length) == line.len())
            && (self.visits == Visits::Some || grid.cells().all(|cell| on_line(&cell)))
            && !self.apart.pairs(grid).iter().any(touch)
            && neighbours(grid).into_iter().all(|(one, other)| !is_next(one, other) || allowed(one, other))
            && (self.sums == BoxSums::Any || sums.len() <= 1)
    }

    fn lower(&self, context: &Context, model: &mut Model) {
        let Some(layer) = context.layer_of(self) else { return };
        let (board, grid, values) = (context.board(), context.grid(self.grid), self.values());
        let cells: Vec<(Cell, CellId)> =
            layer.variables().map(|(cell, variable)| (board.cell(cell), variable)).collect();
        let variables: BTreeMap<Cell, CellId> = cells.iter().copied().collect();
        let variable = |cell: Cell| variables.get(&cell).copied();
        for &(cell, variable) in &cells {
            let closed =
                steps(cell).iter().filter(|(_, next)| !grid.contains(*next)).fold(0, |all, (side, _)| all | side);
            let visits_all = self.visits == Visits::All;
            model.add(Shape::Domain(variable, parts(values, |part| part & closed == 0 && !(visits_all && part == 0))));
        }
        let numbers = context.numbers();
        let pairs = DigitSet::all(numbers.len() as u8);
        let related = |part: Digit, direction: u8, one: Digit, other: Digit| {
            directions(part) & direction == 0
                || self.allows(numbers[one.index()], numbers[other.index()], context.size())
        };
        for (one, other) in neighbours(grid) {
            let (Some(first), Some(second)) = (variable(one), variable(other)) else { continue };
            let direction = if one.row == other.row { RIGHT } else { DOWN };
            let table = PairTable::new(values, |one, other| {
                let (one, other) = (directions(one), directions(other));
                let (leads, leads_back) = (one & direction != 0, other & opposite(direction) != 0);
                leads == leads_back && (self.apart == Apart::No || leads || one == 0 || other == 0)
            });
            model.add(Shape::Pair(first, second, table));
            if self.formula.0.is_some() {
                let tuples = DigitSet::all(values).iter().flat_map(|part| {
                    let digits = pairs.iter().flat_map(|one| pairs.iter().map(move |other| (one, other)));
                    digits.map(move |(one, other)| (part, one, other))
                });
                let tuples = tuples.filter(|&(part, one, other)| related(part, direction, one, other));
                let tuples = Tuples::new(3, tuples.map(|(part, one, other)| vec![part, one, other]));
                model.add(Shape::Table([vec![first], context.ids([one, other])].concat(), tuples));
            }
        }
        if self.apart == Apart::Corner {
            Loop::keep_corners_apart(grid, values, &variable, model);
        }
        let count = |counted: &dyn Fn(u8) -> bool, cmp: Cmp, total: i32| {
            let weights = Weights::new(DigitSet::all(values).iter().map(|value| i32::from(counted(directions(value)))));
            let terms = cells.iter().map(|&(_, variable)| (variable, weights.clone())).collect();
            Shape::Linear { terms, cmp, total }
        };
        match self.length {
            Some(length) => model.add(count(&|part| part != 0, Cmp::Equal, length.into())),
            None => model.add(count(&|part| part != 0, Cmp::AtLeast, self.least())),
        }
        if self.ends == Ends::Open {
            model.add(count(&|part| part.count_ones() == 1, Cmp::Equal, 2));
        }
        model.add(Loop::connection(grid, values, &variable));
        if self.sums == BoxSums::Equal {
            Loop::equal_sums(grid, context, &cells, values, model);
        }
    }

    /// Draws nothing, because only the rules text states the rule.
    fn draw(&self, _context: &Context, _tint: Tint, _scene: &mut Scene) {}

    fn layer_text(&self, values: &[(Cell, Digit)]) -> String {
        Path(self.line(values)).to_string()
    }

    /// Draws the line.
    fn draw_layer(&self, values: &[(Cell, Digit)], tint: Tint, scene: &mut Scene) {
        draw_line(scene, &Path(self.line(values)), BlackForm::Band, tint);
    }

    fn icon(tint: Tint) -> Scene {
        let mut scene = Scene::new(Area::new(0.0, 0.0, 3.0, 3.0));
        let path = "r1c1 r1c2 r1c3 r2c3 r3c3 r3c2 r2c2 r2c1 r1c1";
        draw_line(&mut scene, &path.parse().expect("the path of the icon is well formed"), BlackForm::Band, tint);
        scene
    }

    fn form(&mut self, context: &Context) -> Vec<Field<'_>> {
        let most = context.board().grid(self.grid).map_or(0, |grid| grid.cells().count() as u16);
        vec![
            Field::choice("ends", Ends::OPTIONS, &mut self.ends),
            Field::choice("visits", Visits::OPTIONS, &mut self.visits),
            Field::choice("apart", Apart::OPTIONS, &mut self.apart),
            Field::number("length", &mut self.length, 2, most),
            Field::new("formula", FieldValue::Typed(&mut self.formula)),
            Field::choice("sums", BoxSums::OPTIONS, &mut self.sums),
        ]
    }

    /// Describes the neighbours, the settings and the formula. Renamed digits have other sums.
    fn comparison_form(&self, context: &Context, model: &mut Model) {
        let (board, grid) = (context.board(), context.grid(self.grid));
        let all = DigitSet::all(context.size());
        let has_sums = self.sums == BoxSums::Equal;
        let weights = Weights::new(all.iter().map(|digit| if has_sums { context.value(digit) } else { 0 }));
        let settings = [self.ends as i32, self.visits as i32, self.apart as i32, self.sums as i32];
        let length = self.length.map_or(0, |length| 1 + i32::from(length));
        let code = settings.into_iter().fold(length, |code, setting| 4 * code + setting);
        let terms = grid.cells().filter_map(|cell| Some((board.id(cell)?, weights.clone()))).collect();
        model.add(Shape::Linear { terms, cmp: Cmp::AtMost, total: 1 + code });
        let table = context.pair_table(|one, other| self.allows(one, other, context.size()));
        for (one, other) in neighbours(grid) {
            let ids = context.ids([one, other]);
            model.add(Shape::Pair(ids[0], ids[1], table.clone()));
        }
    }

    fn examples() -> Vec<(Board, Self)> {
        let shidoku = Board::single(2, 2).expect("2x2 boxes make a grid");
        let rule = |brush| Loop::of_brush(GridId(0), brush);
        let formula = |text: &str| OptionalFormula(Some(custom::formula(text)));
        vec![
            (Board::classic(), rule(0)),
            (shidoku.clone(), Loop { formula: formula("|a - b| >= 2"), ..rule(0) }),
            (shidoku.clone(), Loop { visits: Visits::All, formula: formula("a + b < 7"), ..rule(1) }),
            (shidoku.clone(), Loop { apart: Apart::Corner, length: Some(5), ..rule(2) }),
            (shidoku, Loop { sums: BoxSums::Equal, ..rule(0) }),
        ]
    }
}
