//! Counts of cells around a cell, in its row, column or box, or seen from it: their meaning and their constraints, for
//! the kinds that count.

use super::shading::UNSHADED;
use crate::board::{Board, Cell, CellId, CellSet, Digit, Filling, GridId};
use crate::model::{Automaton, Cmp, Model, Shape, Weights};
use crate::variant::formula::Formula;
use crate::variant::look::choices;
use crate::variant::{Context, LayerKind};

/// The layers that a condition may be about.
pub(super) const READ: &[LayerKind] = &[LayerKind::Shade, LayerKind::Loop, LayerKind::Region];

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

impl CountArea {
    /// Returns the steps from a cell, and whether they go on to the edge of the grid. A box has none.
    pub(super) fn steps(self) -> (Vec<(i16, i16)>, bool) {
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

    /// Returns the areas that this one can become when the board is turned or mirrored.
    pub(super) fn turned(self) -> Vec<CountArea> {
        use CountArea::{Column, Down, DownLeft, DownRight, Left, Right, Row, Up, UpLeft, UpRight};
        match self {
            Row | Column => vec![Row, Column],
            Up | Right | Down | Left => vec![Up, Right, Down, Left],
            UpRight | DownRight | DownLeft | UpLeft => vec![UpRight, DownRight, DownLeft, UpLeft],
            CountArea::Around | CountArea::Edges | CountArea::Corners => vec![self],
            CountArea::Cross | CountArea::Diagonals | CountArea::Box => vec![self],
        }
    }

    /// Returns the cells of the area around a cell in groups, each from near to far. In some boards a cell belongs to
    /// several grids.
    pub(super) fn groups(self, board: &Board, cell: Cell) -> Vec<Vec<Cell>> {
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
    pub(super) fn odd(&self, context: &Context) -> Option<Automaton> {
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
