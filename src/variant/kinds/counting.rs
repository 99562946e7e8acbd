//! Counting cells: the digit in a marked cell, or the number of the rule, is the number of cells that satisfy a
//! condition, among those around it, in its row, column or box, or seen from it. The condition is a formula of the two
//! digits, the shade, line or region of the cells, or both.

use serde::{Deserialize, Serialize};

use super::loops::OptionalFormula;
use super::shading::UNSHADED;
use crate::board::{Board, Cell, CellId, CellSet, Digit, Filling, GridId, Transformation};
use crate::model::{Automaton, Cmp, Model, Shape, Weights};
use crate::place::{Place, PlacementError};
use crate::scene::{ArrowHead, Ink, Item, Layer, Pen, Point, Scene, Tint, Width};
use crate::variant::formula::Formula;
use crate::variant::look::{choices, is_default};
use crate::variant::{
    Context, Field, FieldValue, Generated, Info, KindGroup, LayerKind, RuleSource, Variant, cell_middle, custom,
    draw_clue, fill_cells, written,
};
use crate::words::Message;

/// The layers that a condition may be about.
const READ: &[LayerKind] = &[LayerKind::Shade, LayerKind::Loop, LayerKind::Region];

/// The steps to the cells that share an edge, and to those that share only a corner, each clockwise.
const STRAIGHT: [(i16, i16); 4] = [(-1, 0), (0, 1), (1, 0), (0, -1)];
const DIAGONAL: [(i16, i16); 4] = [(-1, 1), (1, 1), (1, -1), (-1, -1)];

choices! {
    /// The cells among which a rule counts.
    CountArea {
        /// The cells that share an edge or a corner.
        Around = "around",
        /// The cells that share an edge.
        Edges = "edges",
        /// The cells that share only a corner.
        Corners = "corners",
        /// The row.
        Row = "row",
        /// The column.
        Column = "column",
        /// The row and the column.
        Cross = "cross",
        /// Both diagonals.
        Diagonals = "diagonals",
        /// The box.
        Box = "box",
        /// The cells above.
        Up = "up",
        /// The cells diagonally above, to the right.
        UpRight = "upright",
        /// The cells to the right.
        Right = "right",
        /// The cells diagonally below, to the right.
        DownRight = "downright",
        /// The cells below.
        Down = "down",
        /// The cells diagonally below, to the left.
        DownLeft = "downleft",
        /// The cells to the left.
        Left = "left",
        /// The cells diagonally above, to the left.
        UpLeft = "upleft",
    }
}

choices! {
    /// The condition for the shade, line or region of a counted cell.
    CountLayer {
        /// No condition.
        Any = "any",
        /// It is shaded, or on the line. With regions to find, it belongs to the same region.
        Marked = "marked",
        /// It is like the marked cell: of the same shade, on or off the line too, or of the same region.
        Same = "same",
        /// It is unlike the marked cell.
        Other = "other",
    }
}

choices! {
    /// The end of the cells that are counted in a direction.
    CountEnd {
        /// The edge of the grid.
        Edge = "edge",
        /// The first cell that does not satisfy the condition.
        Uncounted = "uncounted",
    }
}

choices! {
    /// The mark in cells that count.
    CountMark {
        /// A circle.
        Circle = "circle",
        /// A square.
        Square = "square",
        /// The cell is filled.
        Filled = "filled",
        /// No mark.
        Bare = "bare",
    }
}

impl CountArea {
    /// Returns the steps from a cell, and whether they go on to the edge of the grid. A box has none.
    fn steps(self) -> (Vec<(i16, i16)>, bool) {
        let all = || STRAIGHT.into_iter().chain(DIAGONAL);
        match self {
            CountArea::Around => (all().collect(), false),
            CountArea::Edges => (STRAIGHT.to_vec(), false),
            CountArea::Corners => (DIAGONAL.to_vec(), false),
            CountArea::Row => (vec![STRAIGHT[1], STRAIGHT[3]], true),
            CountArea::Column => (vec![STRAIGHT[0], STRAIGHT[2]], true),
            CountArea::Cross => (STRAIGHT.to_vec(), true),
            CountArea::Diagonals => (DIAGONAL.to_vec(), true),
            CountArea::Box => (vec![], false),
            CountArea::Up => (vec![STRAIGHT[0]], true),
            CountArea::UpRight => (vec![DIAGONAL[0]], true),
            CountArea::Right => (vec![STRAIGHT[1]], true),
            CountArea::DownRight => (vec![DIAGONAL[1]], true),
            CountArea::Down => (vec![STRAIGHT[2]], true),
            CountArea::DownLeft => (vec![DIAGONAL[2]], true),
            CountArea::Left => (vec![STRAIGHT[3]], true),
            CountArea::UpLeft => (vec![DIAGONAL[3]], true),
        }
    }

    /// Returns the cells of the area around a cell in groups, each from near to far. In some boards a cell belongs to
    /// several grids.
    fn groups(self, board: &Board, cell: Cell) -> Vec<Vec<Cell>> {
        if self == CountArea::Box {
            let grids = board.grids_at(cell).filter_map(|id| board.grid(id));
            let boxes = grids.filter_map(|grid| Some(grid.box_cells(grid.box_of(cell)?)));
            let others: CellSet = boxes.flatten().filter(|other| *other != cell).collect();
            return others.iter().map(|cell| vec![cell]).collect();
        }
        let own: Vec<GridId> = board.grids_at(cell).collect();
        let is_in_grid = |other: &Cell| board.grids_at(*other).any(|grid| own.contains(&grid));
        let (steps, goes_on) = self.steps();
        let most = if goes_on { i16::MAX } else { 1 };
        let ray = |(rows, cols): (i16, i16)| {
            let ray = (1..=most).map(|times| cell.offset(rows * times, cols * times));
            ray.take_while(is_in_grid).collect::<Vec<Cell>>()
        };
        steps.into_iter().map(ray).filter(|ray| !ray.is_empty()).collect()
    }
}

/// The parts of a count: the cells among which it counts, and the condition that they satisfy.
pub(super) struct Count<'a> {
    pub area: CountArea,
    /// The formula for a, the digit of the marked cell, and b, that of the other cell.
    pub formula: Option<&'a Formula>,
    pub layer: CountLayer,
    pub end: CountEnd,
    /// True if the marked cell itself is among the cells.
    pub own: bool,
}

/// A variable that an automaton reads, from the marked cell or from a cell of a group.
#[derive(Clone, Copy)]
enum Read {
    OwnLayer,
    OwnDigit,
    Layer,
    Digit,
}

/// The state of an automaton before a variable.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct CountState {
    place: usize,
    /// The digit of the marked cell, if the formula is about it.
    own: Option<Digit>,
    /// The value of the marked cell in the layer, if the condition is about it.
    layer: Option<Digit>,
    /// True if the layer of the present cell satisfies the condition.
    fits: bool,
    /// True if the cells of the present group are still counted.
    goes_on: bool,
    /// The number of cells that are still to be counted.
    left: i32,
}

impl Count<'_> {
    /// Returns the value of a layer that stands for all that mean the same: the parts of a line differ, but they are
    /// all on it.
    fn class(kind: Option<LayerKind>, value: Digit) -> Digit {
        if kind == Some(LayerKind::Region) { value } else { Digit::from_index(value.index().min(1)) }
    }

    /// Returns whether the values of a layer in the marked cell and in another one satisfy the condition.
    fn layer_fits(&self, kind: LayerKind, own: Digit, other: Digit) -> bool {
        let class = |value: Digit| Self::class(Some(kind), value);
        match self.layer {
            CountLayer::Any => true,
            CountLayer::Marked if kind != LayerKind::Region => other.index() != UNSHADED,
            CountLayer::Marked | CountLayer::Same => class(own) == class(other),
            CountLayer::Other => class(own) != class(other),
        }
    }

    /// Returns whether the condition about the layer depends on the marked cell.
    fn reads_own_layer(&self, kind: Option<LayerKind>) -> bool {
        match self.layer {
            CountLayer::Any => false,
            CountLayer::Marked => kind == Some(LayerKind::Region),
            CountLayer::Same | CountLayer::Other => true,
        }
    }

    /// Returns the cells among which a marked cell counts, without those that are not in the layer.
    fn groups(&self, context: &Context, cell: Cell) -> Vec<Vec<Cell>> {
        let is_read = |cell: &Cell| self.layer == CountLayer::Any || context.layer_at(*cell, READ).is_some();
        let groups = self.area.groups(context.board(), cell).into_iter();
        let cut = groups.map(|group| group.into_iter().take_while(is_read).collect::<Vec<Cell>>());
        cut.filter(|group| !group.is_empty()).collect()
    }

    /// Returns the number of cells that a marked cell counts in a filling, or None if the filling lacks the layer.
    pub fn count(&self, context: &Context, filling: &Filling, cell: Cell) -> Option<usize> {
        let own = *context.values(filling, [cell]).first()?;
        let kind = context.layer_kind_at(cell, READ);
        if self.layer != CountLayer::Any {
            context.layer_value(filling, cell, READ)?;
        }
        let counts = |other: Cell| -> Option<bool> {
            let number = *context.values(filling, [other]).first()?;
            let formula = self.formula.is_none_or(|formula| formula.holds(own, number, context.size()));
            if self.layer == CountLayer::Any {
                return Some(formula);
            }
            let value = |cell: Cell| context.layer_value(filling, cell, READ);
            Some(formula && self.layer_fits(kind?, value(cell)?, value(other)?))
        };
        let mut count = usize::from(self.own && counts(cell)?);
        for group in self.groups(context, cell) {
            let counted = group.into_iter().map(counts).collect::<Option<Vec<bool>>>()?;
            count += match self.end {
                CountEnd::Edge => counted.iter().filter(|&&counts| counts).count(),
                CountEnd::Uncounted => counted.iter().take_while(|&&counts| counts).count(),
            };
        }
        Some(count)
    }

    /// Requires that a marked cell counts as many cells as a number says, or as its own digit says.
    pub fn require(&self, context: &Context, model: &mut Model, cell: Cell, number: Option<u16>) {
        let own_layer = context.layer_at(cell, READ);
        let (Some(own), false) = (context.id(cell), self.layer != CountLayer::Any && own_layer.is_none()) else {
            model.add(Shape::AtLeastOne(vec![]));
            return;
        };
        let kind = context.layer_kind_at(cell, READ);
        let groups = self.groups(context, cell);
        if self.formula.is_none() && self.layer == CountLayer::Any {
            // All cells are counted.
            let count = (groups.concat().len() + usize::from(self.own)) as i32;
            let numbers = context.numbers().into_iter().map(|own| number.map_or(own, i32::from) == count);
            let allowed =
                numbers.enumerate().filter(|(_, is)| *is).map(|(index, _)| Digit::from_index(index)).collect();
            model.add(Shape::Domain(own, allowed));
            return;
        }
        let is_plain = self.end == CountEnd::Edge
            && self.formula.is_none()
            && self.layer == CountLayer::Marked
            && !self.reads_own_layer(kind);
        model.add(match is_plain {
            true => self.sum(context, (cell, own), groups.concat(), number),
            false => self.word(context, (cell, own), &groups, number),
        });
    }

    /// Returns the count of marked cells as a sum.
    fn sum(&self, context: &Context, (cell, own): (Cell, CellId), cells: Vec<Cell>, number: Option<u16>) -> Shape {
        let is_marked = |value: u8| i32::from(usize::from(value) != UNSHADED);
        let term = |other: Cell| -> Option<(CellId, Weights)> {
            let (shade, values) = context.layer_at(other, READ)?;
            Some((shade, Weights::new((0..values).map(is_marked))))
        };
        let itself = self.own.then_some(cell);
        let digit = number.is_none().then(|| (own, Weights::new(context.numbers().into_iter().map(|digit| -digit))));
        let terms = cells.into_iter().chain(itself).filter_map(term).chain(digit).collect();
        Shape::Linear { terms, cmp: Cmp::Equal, total: number.map_or(0, i32::from) }
    }

    /// Returns the automaton of the digits of a marked cell and a group of which an odd number satisfies the formula.
    fn odd(&self, context: &Context) -> Option<Automaton> {
        let table = self.formula?.table(context);
        let step = |&(own, goes_on, odd): &(Option<Digit>, bool, bool), digit: Digit| {
            let Some(first) = own else { return Some((Some(digit), true, false)) };
            let counts = table.compatible(first).contains(digit);
            let goes_on_after = goes_on && (counts || self.end == CountEnd::Edge);
            Some((own, goes_on_after, odd != (goes_on && counts)))
        };
        Some(Automaton::explore(context.numbers().len() as u8, (None, true, false), step, |state| state.2))
    }

    /// Returns the count as the word of the variables of the marked cell and the groups.
    fn word(&self, context: &Context, (cell, own): (Cell, CellId), groups: &[Vec<Cell>], number: Option<u16>) -> Shape {
        let kind = context.layer_kind_at(cell, READ);
        let numbers = context.numbers();
        let reads_first = self.formula.is_some_and(Formula::reads_first);
        let own_formula = self.own && self.formula.is_some();
        let reads_own_layer = self.reads_own_layer(kind) || self.own && self.layer != CountLayer::Any;
        let own_layer = context.layer_at(cell, READ).filter(|_| reads_own_layer);
        let own_digit = (number.is_none() || reads_first || own_formula).then_some(own);
        // The variables, and whether each begins a group.
        let mut reads: Vec<(CellId, Read, bool)> = Vec::new();
        reads.extend(own_layer.map(|(layer, _)| (layer, Read::OwnLayer, false)));
        reads.extend(own_digit.map(|digit| (digit, Read::OwnDigit, false)));
        let first = reads.len();
        for group in groups {
            for (place, &other) in group.iter().enumerate() {
                let layer = context.layer_at(other, READ).filter(|_| self.layer != CountLayer::Any);
                let digit = context.id(other).filter(|_| self.formula.is_some());
                let begins = place == 0;
                reads.extend(layer.map(|(layer, _)| (layer, Read::Layer, begins)));
                reads.extend(digit.map(|digit| (digit, Read::Digit, begins && layer.is_none())));
            }
        }
        // The number of cells that may be counted from each variable on.
        let decides = |at: usize| match reads[at].1 {
            Read::OwnLayer | Read::OwnDigit => at + 1 == first && self.own,
            Read::Layer => self.formula.is_none(),
            Read::Digit => true,
        };
        let mut rest = vec![0];
        (0..reads.len()).rev().for_each(|at| rest.push(rest[rest.len() - 1] + i32::from(decides(at))));
        rest.reverse();
        let of_layers = groups.iter().flatten().chain([&cell]).filter_map(|&cell| context.layer_at(cell, READ));
        let values = of_layers.map(|(_, values)| values).filter(|_| self.layer != CountLayer::Any).max().unwrap_or(0);
        let letters = context.size().max(values).max(numbers.len() as u8);
        let table = self.formula.map(|formula| formula.table(context));
        let holds = |own: Digit, other: Digit| table.as_ref().is_none_or(|table| table.compatible(own).contains(other));
        let fits = |own: Digit, other: Digit| kind.is_some_and(|kind| self.layer_fits(kind, own, other));
        let step = |state: &CountState, value: Digit| {
            let &(_, read, begins) = reads.get(state.place)?;
            let is_digit = matches!(read, Read::OwnDigit | Read::Digit);
            if is_digit && value.index() >= numbers.len() {
                return None;
            }
            let mut next = CountState { place: state.place + 1, goes_on: state.goes_on || begins, ..state.clone() };
            match read {
                Read::OwnLayer => {
                    next.layer = self.reads_own_layer(kind).then(|| Self::class(kind, value));
                    next.fits = fits(value, value);
                }
                Read::OwnDigit => {
                    next.own = reads_first.then_some(value);
                    next.left = if number.is_none() { numbers[value.index()] } else { next.left };
                    next.fits &= holds(value, value);
                }
                Read::Layer => next.fits = fits(state.layer.unwrap_or(value), value),
                Read::Digit => next.fits &= holds(state.own.unwrap_or(value), value),
            }
            if decides(state.place) {
                next.left -= i32::from(next.fits && (next.goes_on || state.place < first));
                next.goes_on &= next.fits || self.end == CountEnd::Edge;
            }
            if decides(state.place) || next.place == first {
                next.fits = true;
            }
            // Before the marked cell's digit the number may be unknown.
            let is_known = number.is_some() || next.place >= first;
            (!is_known || (0..=rest[next.place]).contains(&next.left)).then_some(next)
        };
        let start = CountState {
            place: 0,
            own: None,
            layer: None,
            fits: true,
            goes_on: false,
            left: number.map_or(0, i32::from),
        };
        let automaton = Automaton::explore(letters, start, step, |state| state.place == reads.len() && state.left == 0);
        Shape::Word(reads.into_iter().map(|(variable, ..)| variable).collect(), automaton)
    }
}

/// Cells that count.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Counting {
    /// The cells that count.
    pub cells: CellSet,
    /// The cells among which each of them counts.
    #[serde(default, skip_serializing_if = "is_default")]
    pub area: CountArea,
    /// The formula for the digit a of a marked cell and the digit b of a counted one.
    #[serde(default, skip_serializing_if = "is_default", with = "written")]
    pub formula: OptionalFormula,
    /// The condition for the shade, line or region of a counted cell.
    #[serde(default, skip_serializing_if = "is_default")]
    pub layer: CountLayer,
    /// The end of the cells that are counted in a direction.
    #[serde(default, skip_serializing_if = "is_default")]
    pub end: CountEnd,
    /// True if a cell may count itself.
    #[serde(default, skip_serializing_if = "is_default")]
    pub own: bool,
    /// The number of counted cells. With None, it is the digit in the cell.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<u16>,
    /// The mark in the cells.
    #[serde(default, skip_serializing_if = "is_default")]
    pub mark: CountMark,
    /// The name of the rule. If empty, the name of the kind is used.
    #[serde(default, skip_serializing_if = "is_default")]
    pub name: String,
    /// The sentence in the rules text. If empty, it is made from the other settings.
    #[serde(default, skip_serializing_if = "is_default")]
    pub sentence: String,
}

impl Counting {
    /// Returns the rule that a brush makes: neighbours with odd digits, lower digits that are seen, or higher digits in
    /// a direction.
    fn of_brush(cells: CellSet, brush: usize) -> Counting {
        let formula = |text: &str| OptionalFormula(Some(custom::formula(text)));
        let neighbours = Counting {
            cells,
            area: CountArea::Around,
            formula: formula("b mod 2 = 1"),
            layer: CountLayer::Any,
            end: CountEnd::Edge,
            own: false,
            number: None,
            mark: CountMark::Circle,
            name: String::new(),
            sentence: String::new(),
        };
        match brush {
            0 => neighbours,
            1 => Counting {
                area: CountArea::Cross,
                formula: formula("b < a"),
                end: CountEnd::Uncounted,
                mark: CountMark::Square,
                ..neighbours
            },
            _ => Counting { area: CountArea::Right, formula: formula("b > a"), mark: CountMark::Filled, ..neighbours },
        }
    }

    fn count(&self) -> Count<'_> {
        let Counting { area, layer, end, own, .. } = *self;
        Count { area, formula: self.formula.0.as_ref(), layer, end, own }
    }
}

impl Variant for Counting {
    type Place = CellSet;
    const INFO: Info = Info {
        id: "counting",
        group: KindGroup::Cells,
        key: None,
        brushes: &["neighbours", "watchtower", "direction"],
        tint: Tint::Sand,
    };
    const EXAMPLE: &'static str = include_str!("../../../examples/counting.ron");
    const GENERATED: Generated<Self> = Generated {
        name: "counting",
        rules: RuleSource::FromSolution(|context, solution, random| {
            let mut cells = context.board().cells().to_vec();
            random.shuffle(&mut cells);
            cells.truncate(context.board().cells().len() / 4);
            let rules = (0..Counting::INFO.brushes.len()).filter_map(|brush| {
                let cells = cells.iter().copied().collect();
                Counting::fitting(Counting::of_brush(cells, brush), context, solution)
            });
            rules.collect()
        }),
    };
    const READS_VALUES: bool = true;
    const IN_PARTS: bool = true;

    fn new(cells: CellSet, brush: usize) -> Self {
        Counting::of_brush(cells, brush)
    }

    fn place(&self) -> CellSet {
        self.cells.clone()
    }

    fn at(&self, cells: CellSet) -> Self {
        Counting { cells, ..self.clone() }
    }

    fn validate(&self, context: &Context) -> Result<(), PlacementError> {
        let is_without_box = |cell: Cell| self.area.groups(context.board(), cell).is_empty();
        if self.area == CountArea::Box && self.cells.iter().any(is_without_box) {
            return Err(PlacementError::NoBoxes);
        }
        let sizes = self.cells.iter().map(|cell| self.area.groups(context.board(), cell).concat().len());
        let most = sizes.min().unwrap_or(0) as i32 + i32::from(self.own);
        match self.number.map(i32::from) {
            Some(number) if number > most => Err(PlacementError::NumberOutOfRange { number, least: 0, most }),
            _ => Ok(()),
        }
    }

    fn is_of_brush(&self, brush: usize) -> bool {
        *self == Counting::of_brush(self.cells.clone(), brush)
    }

    fn reads_layers(&self) -> &'static [LayerKind] {
        if self.layer == CountLayer::Any { &[] } else { READ }
    }

    fn name(&self) -> Message {
        custom::name(&self.name, "counting")
    }

    fn rules_text(&self, context: &Context) -> Message {
        let has = |kind: LayerKind| context.layers().iter().any(|layer| layer.kind() == kind);
        let counted = READ.iter().copied().find(|&kind| has(kind)).map_or("shade", LayerKind::name);
        let is_ray = self.area.steps().1;
        let made = Message::new("counting.rules")
            .with("mark", CountMark::OPTIONS[self.mark as usize])
            .with("number", if self.number.is_some() { "yes" } else { "no" })
            .with("area", CountArea::OPTIONS[self.area as usize])
            .with("layer", CountLayer::OPTIONS[self.layer as usize])
            .with("counted", counted)
            .with("end", if is_ray { CountEnd::OPTIONS[self.end as usize] } else { "edge" })
            .with("own", if self.own { "yes" } else { "no" });
        let made = match &self.formula.0 {
            Some(formula) => {
                let first = if formula.reads_first() { "yes" } else { "no" };
                made.with("digits", "yes").with("first", first).with("formula", formula.message(context))
            }
            None => made.with("digits", "no").with("first", "no").with("formula", ""),
        };
        custom::sentence(&self.name, &self.sentence, made)
    }

    fn check(&self, context: &Context, filling: &Filling) -> bool {
        self.cells.iter().all(|cell| {
            let count = self.count().count(context, filling, cell).and_then(|count| i32::try_from(count).ok());
            let number = self.number.map(i32::from).or_else(|| context.values(filling, [cell]).first().copied());
            count.is_some() && count == number
        })
    }

    fn lower(&self, context: &Context, model: &mut Model) {
        self.cells.iter().for_each(|cell| self.count().require(context, model, cell, self.number));
    }

    fn draw(&self, _context: &Context, tint: Tint, scene: &mut Scene) {
        if self.mark == CountMark::Filled {
            fill_cells(scene, Layer::Region, &self.cells, Ink::Tint(tint));
        }
        for cell in self.cells.iter() {
            draw_mark(scene, cell, self.mark, self.area, Ink::Line(tint));
            if let Some(number) = self.number {
                let at = Point::new(f32::from(cell.col) + 0.2, f32::from(cell.row) + 0.19);
                draw_clue(scene, at, number.to_string());
            }
        }
    }

    fn form(&mut self, context: &Context) -> Vec<Field<'_>> {
        let most = context.board().cells().len().min(999) as u16;
        vec![
            Field::choice("area", CountArea::OPTIONS, &mut self.area),
            Field::new("formula", FieldValue::Typed(&mut self.formula)),
            Field::choice("layer", CountLayer::OPTIONS, &mut self.layer),
            Field::choice("end", CountEnd::OPTIONS, &mut self.end),
            Field::toggle("own", &mut self.own),
            Field::typed_number("number", &mut self.number, 0, most),
            Field::choice("mark", CountMark::OPTIONS, &mut self.mark),
            Field::new("name", FieldValue::Text(&mut self.name)),
            Field::new("sentence", FieldValue::Text(&mut self.sentence)),
        ]
    }

    /// Turning the board changes the direction. With a sentence of the setter the direction must stay.
    fn transformed(&self, board: &Board, step: &Transformation) -> Vec<Self> {
        let Some(cells) = self.cells.transformed(board, step) else { return vec![] };
        if self.layer != CountLayer::Any && !step.keeps_digits() {
            return vec![];
        }
        let areas = CountArea::ALL.iter().filter(|&&area| self.sentence.trim().is_empty() || area == self.area);
        areas.map(|&area| Counting { area, ..self.at(cells.clone()) }).collect()
    }

    /// Describes the counts in each direction and the settings. The order of the directions does not matter.
    fn comparison_form(&self, context: &Context, model: &mut Model) {
        let numbers = context.numbers();
        let nothing = Weights::new(numbers.iter().map(|_| 0));
        let its_own = match self.number {
            None => Weights::new(numbers.iter().copied()),
            Some(_) => nothing.clone(),
        };
        let number = self.number.map_or(0, |number| 1 + i32::from(number));
        let total = 16 * number + 8 * i32::from(self.own) + 4 * self.end as i32 + self.layer as i32;
        for (cell, own) in self.cells.iter().filter_map(|cell| Some((cell, context.id(cell)?))) {
            let groups = self.area.groups(context.board(), cell);
            let others = context.ids(groups.concat()).into_iter().map(|id| (id, nothing.clone()));
            let terms = [(own, its_own.clone())].into_iter().chain(others).collect();
            model.add(Shape::Linear { terms, cmp: Cmp::AtMost, total });
            for group in groups {
                let cells: Vec<CellId> = [own].into_iter().chain(context.ids(group)).collect();
                if let Some(automaton) = self.count().odd(context) {
                    model.add(Shape::Word(cells, automaton));
                }
            }
        }
    }

    /// Keeps the cells whose digits are right.
    fn of_solution(cells: CellSet, context: &Context, solution: &Filling) -> Option<Self> {
        Counting::fitting(Counting::new(cells, 0), context, solution)
    }

    fn examples() -> Vec<(Board, Self)> {
        let shidoku = Board::single(2, 2).expect("2x2 boxes make a grid");
        let rule = |cells: &str, brush: usize| {
            Counting::of_brush(cells.parse().expect("example cells are well formed"), brush)
        };
        let formula = |text: &str| OptionalFormula(Some(custom::formula(text)));
        let edges = Counting { area: CountArea::Edges, formula: formula("b > a"), own: true, ..rule("r1c1", 0) };
        let number = Counting { number: Some(2), mark: CountMark::Bare, ..rule("r3c4", 0) };
        let in_box = Counting { area: CountArea::Box, formula: formula("a + b < 6"), ..rule("r1c2 r3c1", 1) };
        let up = Counting { area: CountArea::UpRight, formula: formula("b mod 2 = 0"), ..rule("r4c1", 2) };
        let column = Counting { area: CountArea::Column, own: true, end: CountEnd::Uncounted, ..rule("r2c1", 0) };
        let mut all = vec![
            (Board::classic(), rule("r2c3", 0)),
            (Board::classic(), rule("r2c2", 1)),
            (shidoku.clone(), rule("r2c2 r3c4", 0)),
            (shidoku.clone(), rule("r2c1 r1c3", 1)),
            (shidoku.clone(), rule("r1c1 r3c2", 2)),
        ];
        all.extend([edges, number, in_box, up, column].map(|rule| (shidoku.clone(), rule)));
        all
    }
}

impl Counting {
    /// Returns the rule without the cells whose digits a solution does not have, if any are left.
    fn fitting(rule: Counting, context: &Context, solution: &Filling) -> Option<Counting> {
        let fits = |cell: &Cell| {
            let alone = rule.at([*cell].into_iter().collect());
            alone.validate(context).is_ok() && alone.check(context, solution)
        };
        let cells: CellSet = rule.cells.iter().filter(fits).collect();
        (!cells.is_empty()).then(|| rule.at(cells))
    }
}

/// Half the side of a square mark, and the radius of a circle, in cells.
const RADIUS: f32 = 0.34;
/// Width of the lines of a mark, in cells.
const LINE: f32 = 0.035;

/// Draws the mark of a cell that counts, with arrow heads in the directions in which it counts, or strokes towards the
/// neighbours that it counts.
pub(super) fn draw_mark(scene: &mut Scene, cell: Cell, mark: CountMark, area: CountArea, ink: Ink) {
    let (middle, width) = (cell_middle(cell), Width::Cells(LINE));
    let at = |x: f32, y: f32| Point::new(middle.x + x, middle.y + y);
    match mark {
        CountMark::Circle => scene.ring(Layer::Mark, middle, RADIUS, width, ink),
        CountMark::Square => {
            let points = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)];
            let points = points.map(|(x, y)| at(x * RADIUS, y * RADIUS)).to_vec();
            scene.add(Layer::Mark, Item::Line { points, closed: true, pen: Pen::new(width), ink });
        }
        CountMark::Filled | CountMark::Bare => {}
    }
    let (steps, goes_on) = area.steps();
    for (rows, cols) in steps {
        let is_diagonal = rows != 0 && cols != 0;
        // A circle leaves more room towards the corners of the cell than a square.
        let length = if is_diagonal && mark == CountMark::Circle { std::f32::consts::FRAC_1_SQRT_2 } else { 1.0 };
        let toward = |distance: f32| at(f32::from(cols) * distance * length, f32::from(rows) * distance * length);
        let pen = Pen::new(width).flat();
        match goes_on {
            true => {
                let outer = if length < 1.0 { 0.62 } else { 0.48 };
                let head = if matches!(mark, CountMark::Circle | CountMark::Square) { 0.12 } else { 0.18 };
                let pen = pen.with_head(ArrowHead { length: head, width: 1.4 * head, filled: true });
                scene.path(Layer::Mark, vec![toward(outer - head), toward(outer)], pen, ink);
            }
            false => scene.path(Layer::Mark, vec![toward(RADIUS), toward(RADIUS + 0.12)], pen, ink),
        }
    }
}
