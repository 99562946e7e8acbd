//! Counts of shaded cells: a digit in a circle is the number of shaded cells around it, or the number of cells of its
//! own shade that it sees.

use super::shading::SHADED;
use crate::board::{Cell, CellId, Digit, Filling};
use crate::model::{Automaton, Cmp, Model, Shape, Weights};
use crate::scene::{Ink, Layer, Pen, Point, Scene, Tint, Width};
use crate::variant::{CellMarkKind, Context, Marked, cell_middle};

/// The kind of circles that count shades.
#[derive(Clone, PartialEq, Debug)]
pub struct ShadeCount;

/// All circles of a puzzle that count shades: first those that count the shaded cells around them, then those that
/// count the cells of their shade in the four directions.
pub type ShadeCounts = Marked<ShadeCount, 2>;

/// The steps to the cells that share an edge, and to those that share only a corner.
const STRAIGHT: [(i16, i16); 4] = [(-1, 0), (0, 1), (1, 0), (0, -1)];
const DIAGONAL: [(i16, i16); 4] = [(-1, -1), (-1, 1), (1, 1), (1, -1)];

/// Returns the cells with a shade around a cell.
fn around(context: &Context, cell: Cell) -> Vec<Cell> {
    let steps = STRAIGHT.into_iter().chain(DIAGONAL);
    let cells = steps.map(|(rows, cols)| cell.offset(rows, cols));
    cells.filter(|&beside| context.shade(beside).is_some()).collect()
}

/// Returns the cells with a shade in each of the four directions, the nearest first.
fn rays(context: &Context, cell: Cell) -> [Vec<Cell>; 4] {
    STRAIGHT.map(|(rows, cols)| {
        let ray = (1..).map(|times| cell.offset(rows * times, cols * times));
        ray.take_while(|&cell| context.shade(cell).is_some()).collect()
    })
}

impl ShadeCount {
    /// Returns the count of a circle, or None if its cell has no shade.
    fn count(context: &Context, filling: &Filling, cell: Cell, sort: usize) -> Option<usize> {
        let own = context.is_shaded(filling, cell)?;
        let is = |wanted: bool| move |cell: &Cell| context.is_shaded(filling, *cell) == Some(wanted);
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

    /// Returns the word of the shade of a cell, the shades of its rays, and its digit.
    fn seen(context: &Context, shade: CellId, digit: CellId, rays: [Vec<CellId>; 4]) -> Shape {
        // The state after each variable: the shade of the cell, whether the ray goes on, and the count.
        let mut starts = vec![1];
        rays.iter().for_each(|ray| starts.push(starts[starts.len() - 1] + ray.len()));
        let cells: Vec<CellId> = [shade].into_iter().chain(rays.concat()).chain([digit]).collect();
        let last = cells.len() - 1;
        let highest = context.highest();
        let step = |&(place, own, goes_on, count): &(usize, usize, bool, i32), value: Digit| {
            if place == 0 {
                return (value.index() <= SHADED).then_some((1, value.index(), true, 1));
            }
            if place == last {
                return (context.value(value) == count).then_some((place + 1, 0, false, 0));
            }
            let goes_on = (goes_on || starts.contains(&place)) && value.index() == own;
            let count = count + i32::from(goes_on);
            (place < last && count <= highest && value.index() <= SHADED).then_some((place + 1, own, goes_on, count))
        };
        let start = (0, 0, false, 0);
        let automaton = Automaton::explore(context.size().max(2), start, step, |state| state.0 == last + 1);
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
    const READS_SHADING: bool = true;
    const EXAMPLES: &'static [[&'static str; 2]] = &[["r2c2", "r2c3"], ["r1c1 r2c2", ""], ["", "r1c1 r3c4"]];

    fn holds(marks: &Marked<Self, 2>, context: &Context, filling: &Filling) -> bool {
        marks.all().all(|(cell, sort)| {
            let count = ShadeCount::count(context, filling, cell, sort).and_then(|count| i32::try_from(count).ok());
            count.is_some_and(|count| context.values(filling, [cell]) == [count])
        })
    }

    fn lower(marks: &Marked<Self, 2>, context: &Context, model: &mut Model) {
        for (cell, sort) in marks.all() {
            let shades = |cells: &[Cell]| cells.iter().filter_map(|&cell| context.shade(cell)).collect::<Vec<_>>();
            let (Some(shade), Some(digit)) = (context.shade(cell), context.board().id(cell)) else {
                model.add(Shape::AtLeastOne(vec![]));
                continue;
            };
            model.add(match sort {
                0 => {
                    let counted = shades(&around(context, cell)).into_iter().map(|shade| (shade, Weights::new([0, 1])));
                    let numbers = (context.lowest()..=context.highest()).map(|number| -number);
                    let terms = counted.chain([(digit, Weights::new(numbers))]).collect();
                    Shape::Linear { terms, cmp: Cmp::Equal, total: 0 }
                }
                _ => ShadeCount::seen(context, shade, digit, rays(context, cell).map(|ray| shades(&ray))),
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
