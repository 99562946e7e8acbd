//! Counts of shaded cells: a digit in a circle is the number of shaded cells around it, or the number of cells of its
//! own shade that it sees. In a grid with a loop or path to find, they count the cells on it; in one with regions to
//! find, the cells of the circle's own region.

use super::shading::UNSHADED;
use crate::board::{Cell, CellId, Digit, Filling};
use crate::model::{Automaton, Cmp, Model, Shape, Weights};
use crate::scene::{Ink, Layer, Pen, Point, Scene, Tint, Width};
use crate::variant::{CellMarkKind, Context, LayerKind, Marked, cell_middle};
use crate::words::Message;

/// The kind of circles that count shades.
#[derive(Clone, PartialEq, Debug)]
pub struct ShadeCount;

/// All circles of a puzzle that count shades: first those that count the shaded cells around them, then those that
/// count the cells of their shade in the four directions.
pub type ShadeCounts = Marked<ShadeCount, 2>;

/// The layers whose cells are counted, and the other cells.
const READ: &[LayerKind] = &[LayerKind::Shade, LayerKind::Loop, LayerKind::Region];

/// The steps to the cells that share an edge, and to those that share only a corner.
const STRAIGHT: [(i16, i16); 4] = [(-1, 0), (0, 1), (1, 0), (0, -1)];
const DIAGONAL: [(i16, i16); 4] = [(-1, -1), (-1, 1), (1, 1), (1, -1)];

/// Returns the cells with a shade around a cell.
fn around(context: &Context, cell: Cell) -> Vec<Cell> {
    let steps = STRAIGHT.into_iter().chain(DIAGONAL);
    let cells = steps.map(|(rows, cols)| cell.offset(rows, cols));
    cells.filter(|&beside| context.layer_at(beside, READ).is_some()).collect()
}

/// Returns the cells with a shade in each of the four directions, the nearest first.
fn rays(context: &Context, cell: Cell) -> [Vec<Cell>; 4] {
    STRAIGHT.map(|(rows, cols)| {
        let ray = (1..).map(|times| cell.offset(rows * times, cols * times));
        ray.take_while(|&cell| context.layer_at(cell, READ).is_some()).collect()
    })
}

/// Returns the cells that a circle counts, in groups in which a cell of another class hides the later ones.
fn counted(context: &Context, cell: Cell, sort: usize) -> Vec<Vec<Cell>> {
    match sort {
        0 => around(context, cell).into_iter().map(|cell| vec![cell]).collect(),
        _ => rays(context, cell).into(),
    }
}

/// Returns the class of a value of a layer. The cells of a class are counted together: shaded ones, those on the line,
/// or those of a region.
fn class(kind: LayerKind, value: Digit) -> usize {
    match kind {
        LayerKind::Region => value.index(),
        _ => usize::from(value.index() != UNSHADED),
    }
}

/// Returns the class that a circle counts if its own cell has this one: circles with rays to the corners count shaded
/// cells in any case.
fn counted_class(kind: LayerKind, own: usize, sort: usize) -> usize {
    if sort == 0 && kind != LayerKind::Region { 1 } else { own }
}

impl ShadeCount {
    /// Returns the count of a circle, or None if its cell has no shade.
    fn count(context: &Context, filling: &Filling, cell: Cell, sort: usize) -> Option<usize> {
        let kind = context.layer_kind_at(cell, READ)?;
        let class_of = |cell: Cell| context.layer_value(filling, cell, READ).map(|value| class(kind, value));
        let wanted = Some(counted_class(kind, class_of(cell)?, sort));
        let seen = |group: &Vec<Cell>| group.iter().take_while(|&&cell| class_of(cell) == wanted).count();
        Some(sort + counted(context, cell, sort).iter().map(seen).sum::<usize>())
    }

    /// Returns the word of the layer's value in the cell, its values in the groups of counted cells, and the digit.
    fn word(context: &Context, (kind, sort): (LayerKind, usize), (own, values): (CellId, u8), rest: Rest) -> Shape {
        // The state after each variable: the counted class, whether the group goes on, and the count.
        let mut starts = vec![1];
        rest.groups.iter().for_each(|group| starts.push(starts[starts.len() - 1] + group.len()));
        let cells: Vec<CellId> = [own].into_iter().chain(rest.groups.concat()).chain([rest.digit]).collect();
        let last = cells.len() - 1;
        let highest = context.highest();
        let step = |&(place, wanted, goes_on, count): &(usize, usize, bool, i32), value: Digit| {
            if place == last {
                let is_count = value.index() < usize::from(context.size()) && context.value(value) == count;
                return is_count.then_some((place + 1, 0, false, 0));
            }
            if place > last || value.index() >= usize::from(values) {
                return None;
            }
            let class = class(kind, value);
            if place == 0 {
                return Some((1, counted_class(kind, class, sort), true, sort as i32));
            }
            let goes_on = (goes_on || starts.contains(&place)) && class == wanted;
            let count = count + i32::from(goes_on);
            (count <= highest).then_some((place + 1, wanted, goes_on, count))
        };
        let start = (0, 0, false, 0);
        let automaton = Automaton::explore(context.size().max(values), start, step, |state| state.0 == last + 1);
        Shape::Word(cells, automaton)
    }
}

/// The variables of a circle's word after its own.
struct Rest {
    groups: Vec<Vec<CellId>>,
    digit: CellId,
}

impl CellMarkKind<2> for ShadeCount {
    const ID: &'static str = "shade-counts";
    const TINT: Tint = Tint::Grey;
    const EXAMPLE: &'static str = include_str!("../../../examples/cave.ron");
    const GENERATED_NAME: &'static str = "shade-counts";
    const MARK_NAMES: &'static [&'static str] = &["around", "seen"];
    const COUNTS: bool = true;
    const READS_LAYERS: &'static [LayerKind] = READ;
    const EXAMPLES: &'static [[&'static str; 2]] = &[["r2c2", "r2c3"], ["r1c1 r2c2", ""], ["", "r1c1 r3c4"]];

    /// Adds the layer whose cells are counted.
    fn with_details(rules: Message, context: &Context) -> Message {
        let has = |kind: LayerKind| context.layers().iter().any(|layer| layer.kind() == kind);
        let first = READ.iter().copied().find(|&kind| has(kind));
        rules.with("counted", first.map_or("shade", LayerKind::name))
    }

    fn holds(marks: &Marked<Self, 2>, context: &Context, filling: &Filling) -> bool {
        marks.all().all(|(cell, sort)| {
            let count = ShadeCount::count(context, filling, cell, sort).and_then(|count| i32::try_from(count).ok());
            count.is_some_and(|count| context.values(filling, [cell]) == [count])
        })
    }

    fn lower(marks: &Marked<Self, 2>, context: &Context, model: &mut Model) {
        for (cell, sort) in marks.all() {
            let (Some(own), Some(digit)) = (context.layer_at(cell, READ), context.board().id(cell)) else {
                model.add(Shape::AtLeastOne(vec![]));
                continue;
            };
            let Some(kind) = context.layer_kind_at(cell, READ) else { continue };
            let values = |cells: &Vec<Cell>| -> Vec<(CellId, u8)> {
                cells.iter().filter_map(|&cell| context.layer_at(cell, READ)).collect()
            };
            let groups = counted(context, cell, sort);
            // The number of shaded cells around a cell does not depend on its own shade.
            model.add(match sort == 0 && kind != LayerKind::Region {
                true => {
                    let weights = |values: u8| Weights::new((0..values).map(|value| i32::from(value > 0)));
                    let counted = groups.iter().flat_map(values).map(|(shade, values)| (shade, weights(values)));
                    let numbers = (context.lowest()..=context.highest()).map(|number| -number);
                    let terms = counted.chain([(digit, Weights::new(numbers))]).collect();
                    Shape::Linear { terms, cmp: Cmp::Equal, total: 0 }
                }
                false => {
                    let variables = |group| values(group).into_iter().map(|(variable, _)| variable).collect();
                    let groups = groups.iter().map(variables).collect();
                    ShadeCount::word(context, (kind, sort), own, Rest { groups, digit })
                }
            });
        }
    }

    fn draw(cell: Cell, sort: usize, tint: Tint, scene: &mut Scene) {
        let middle = cell_middle(cell);
        let (width, ink) = (Width::Cells(0.035), Ink::Line(tint));
        scene.ring(Layer::Mark, middle, 0.34, width, ink);
        // Rays that show which cells are counted.
        for (rows, cols) in if sort == 0 { DIAGONAL } else { STRAIGHT } {
            let length = if sort == 0 { std::f32::consts::FRAC_1_SQRT_2 } else { 1.0 };
            let at = |radius: f32| {
                Point::new(middle.x + f32::from(cols) * radius * length, middle.y + f32::from(rows) * radius * length)
            };
            scene.path(Layer::Mark, vec![at(0.34), at(0.46)], Pen::new(width).flat(), ink);
        }
    }
}
