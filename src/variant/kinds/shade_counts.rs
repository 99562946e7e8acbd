//! Counts of shaded cells: a digit in a circle is the number of shaded cells around it, or the number of cells of its
//! own shade that it sees. In a grid with a loop or path to find, they count the cells on it.

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
const READ: &[LayerKind] = &[LayerKind::Shade, LayerKind::Loop];

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

impl ShadeCount {
    /// Returns the count of a circle, or None if its cell has no shade.
    fn count(context: &Context, filling: &Filling, cell: Cell, sort: usize) -> Option<usize> {
        let is_counted = |cell: Cell| context.layer_value(filling, cell, READ).map(|value| value.index() != UNSHADED);
        let own = is_counted(cell)?;
        let is = |wanted: bool| move |cell: &Cell| is_counted(*cell) == Some(wanted);
        Some(match sort {
            0 => around(context, cell).iter().filter(|cell| is(true)(cell)).count(),
            _ => {
                1 + rays(context, cell)
                    .iter()
                    .map(|ray| ray.iter().take_while(|cell| is(own)(cell)).count())
                    .sum::<usize>()
            }
        })
    }

    /// Returns the word of the shade of a cell, the shades of its rays, and its digit. Shades have so many values.
    fn seen(context: &Context, (shade, values): (CellId, u8), digit: CellId, rays: [Vec<CellId>; 4]) -> Shape {
        // The state after each variable: the shade of the cell, whether the ray goes on, and the count.
        let mut starts = vec![1];
        rays.iter().for_each(|ray| starts.push(starts[starts.len() - 1] + ray.len()));
        let cells: Vec<CellId> = [shade].into_iter().chain(rays.concat()).chain([digit]).collect();
        let last = cells.len() - 1;
        let highest = context.highest();
        let step = |&(place, own, goes_on, count): &(usize, bool, bool, i32), value: Digit| {
            let is_counted = value.index() != UNSHADED;
            if place == last {
                let is_count = value.index() < usize::from(context.size()) && context.value(value) == count;
                return is_count.then_some((place + 1, false, false, 0));
            }
            if place > last || value.index() >= usize::from(values) {
                return None;
            }
            if place == 0 {
                return Some((1, is_counted, true, 1));
            }
            let goes_on = (goes_on || starts.contains(&place)) && is_counted == own;
            let count = count + i32::from(goes_on);
            (count <= highest).then_some((place + 1, own, goes_on, count))
        };
        let start = (0, false, false, 0);
        let automaton = Automaton::explore(context.size().max(values), start, step, |state| state.0 == last + 1);
        Shape::Word(cells, automaton)
    }
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

    /// Adds what is counted: the cells of a shading or those of a line.
    fn with_details(rules: Message, context: &Context) -> Message {
        let line = context.layers().iter().any(|layer| layer.kind() == LayerKind::Loop);
        let shading = context.layers().iter().any(|layer| layer.kind() == LayerKind::Shade);
        rules.with("counted", if line && !shading { "line" } else { "shading" })
    }

    fn holds(marks: &Marked<Self, 2>, context: &Context, filling: &Filling) -> bool {
        marks.all().all(|(cell, sort)| {
            let count = ShadeCount::count(context, filling, cell, sort).and_then(|count| i32::try_from(count).ok());
            count.is_some_and(|count| context.values(filling, [cell]) == [count])
        })
    }

    fn lower(marks: &Marked<Self, 2>, context: &Context, model: &mut Model) {
        for (cell, sort) in marks.all() {
            let shades = |cells: &[Cell]| -> Vec<(CellId, u8)> {
                cells.iter().filter_map(|&cell| context.layer_at(cell, READ)).collect()
            };
            let (Some(shade), Some(digit)) = (context.layer_at(cell, READ), context.board().id(cell)) else {
                model.add(Shape::AtLeastOne(vec![]));
                continue;
            };
            model.add(match sort {
                0 => {
                    let weights = |values: u8| Weights::new((0..values).map(|value| i32::from(value > 0)));
                    let counted = shades(&around(context, cell)).into_iter();
                    let counted = counted.map(|(shade, values)| (shade, weights(values)));
                    let numbers = (context.lowest()..=context.highest()).map(|number| -number);
                    let terms = counted.chain([(digit, Weights::new(numbers))]).collect();
                    Shape::Linear { terms, cmp: Cmp::Equal, total: 0 }
                }
                _ => {
                    let rays =
                        rays(context, cell).map(|ray| shades(&ray).into_iter().map(|(shade, _)| shade).collect());
                    ShadeCount::seen(context, shade, digit, rays)
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
