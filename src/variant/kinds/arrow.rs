//! Arrow: the digits along each shaft sum to the number in the circle. A circle of two or three cells is read as a
//! number of as many digits.

use serde::{Deserialize, Serialize};

use crate::board::{Board, Cell, CellSet, Filling};
use crate::model::{Cmp, Model};
use crate::place::{Path, PlacementError, Shafts};
use crate::scene::{ArrowHead, Ink, Item, Layer, Pen, Point, Scene, Tint, Width};
use crate::variant::draw::{CIRCLE, SHAFT, trimmed};
use crate::variant::{Context, Generated, Info, KindGroup, RuleSource, Variant};
use crate::words::Message;

/// A circle with its shafts.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Arrow {
    /// One to three cells in a row or column, whose digits form a number, read left to right or top to bottom.
    pub circle: CellSet,
    /// The shafts. Each begins with the cell of the circle that it leaves, and is summed separately.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub shafts: Vec<Path>,
}

impl Arrow {
    /// Returns the cells of the circle from the last one, each with its place value: 1, 10, 100.
    fn place_values(&self) -> Vec<(i32, Cell)> {
        let cells: Vec<Cell> = self.circle.iter().collect();
        (0..).zip(cells.into_iter().rev()).map(|(place, cell)| (10_i32.pow(place), cell)).collect()
    }

    fn shaft_cells(shaft: &Path) -> impl Iterator<Item = Cell> + '_ {
        shaft.0[1..].iter().copied()
    }
}

impl Variant for Arrow {
    // The second brush draws circles of several cells.
    type Place = Shafts;
    const INFO: Info =
        Info { id: "arrow", group: KindGroup::Lines, key: Some('A'), brushes: &["shaft", "circle"], tint: Tint::Grey };
    const EXAMPLE: &'static str = include_str!("../../../examples/arrows.ron");
    const GENERATED: Generated<Self> =
        Generated { name: "arrows", rules: RuleSource::PlacedApart { most: 8, least_cells: 3 } };
    const READS_VALUES: bool = true;

    fn new(place: Shafts, _brush: usize) -> Self {
        Arrow { circle: place.circle, shafts: place.shafts }
    }

    fn place(&self) -> Shafts {
        Shafts { circle: self.circle.clone(), shafts: self.shafts.clone() }
    }

    fn at(&self, place: Shafts) -> Self {
        Arrow::new(place, 0)
    }

    /// Accepts shafts that cross each other, since each is summed separately.
    fn validate(&self, _context: &Context) -> Result<(), PlacementError> {
        Ok(())
    }

    fn rules_text(&self, _context: &Context) -> Message {
        Message::new(if self.circle.len() > 1 { "arrow.rules-figures" } else { "arrow.rules" })
    }

    fn check(&self, context: &Context, filling: &Filling) -> bool {
        let written = self.circle.iter().fold(0, |number, cell| 10 * number + context.sum(filling, [cell]));
        self.shafts.iter().all(|shaft| context.sum(filling, Arrow::shaft_cells(shaft)) == written)
    }

    fn lower(&self, context: &Context, model: &mut Model) {
        let id = |cell| context.id(cell);
        for shaft in &self.shafts {
            let figures = self.place_values().into_iter().map(|(factor, cell)| (-factor, cell));
            let terms = Arrow::shaft_cells(shaft).map(|cell| (1, cell)).chain(figures);
            let terms = terms.filter_map(|(factor, cell)| Some((factor, id(cell)?))).collect();
            model.add(context.sum_shape(terms, Cmp::Equal, 0));
        }
    }

    fn draw(&self, _context: &Context, tint: Tint, scene: &mut Scene) {
        let pen = Pen::new(Width::Cells(SHAFT));
        let head = ArrowHead { length: 0.17, width: 0.24, filled: false };
        for shaft in &self.shafts {
            let mut points = trimmed(shaft.points(), CIRCLE, 0.0);
            // The tip extends a little beyond the middle of the last cell.
            if let [.., before, last] = points[..] {
                let length = (last.x - before.x).hypot(last.y - before.y).max(f32::EPSILON);
                let count = points.len();
                let beyond = |from: f32, to: f32| to + (to - from) / length * 0.12;
                points[count - 1] = Point::new(beyond(before.x, last.x), beyond(before.y, last.y));
            }
            scene.path(Layer::Mark, points, pen.flat().with_head(head), Ink::Line(tint));
        }
        let outline = Item::Line { points: circle_outline(&self.circle), closed: true, pen, ink: Ink::Line(tint) };
        scene.add(Layer::Mark, outline);
    }

    /// Cuts each shaft at the point where its sum reaches the number in the circle.
    fn of_solution(place: Shafts, context: &Context, solution: &Filling) -> Option<Self> {
        let mut arrow = Arrow::new(place, 0);
        let written = arrow.circle.iter().fold(0, |number, cell| 10 * number + context.sum(solution, [cell]));
        let cut = |shaft: &Path| {
            let reaches = (2..=shaft.0.len())
                .find(|&count| context.sum(solution, shaft.0[1..count].iter().copied()) == written && count > 2);
            reaches.map(|count| Path(shaft.0[..count].to_vec()))
        };
        arrow.shafts = arrow.shafts.iter().filter_map(cut).collect();
        (!arrow.shafts.is_empty()).then_some(arrow)
    }

    fn examples() -> Vec<(Board, Self)> {
        let arrow = |circle: &str, shafts: &[&str]| Arrow {
            circle: circle.parse().expect("example cells are well formed"),
            shafts: shafts.iter().map(|shaft| shaft.parse().expect("an example path is well formed")).collect(),
        };
        let shidoku = Board::single(2, 2).expect("2x2 boxes make a grid");
        vec![
            (Board::classic(), arrow("r2c2", &["r2c2 r3c3 r3c4"])),
            (Board::classic(), arrow("r5c2-3", &["r5c3 r5c4 r5c5 r6c6"])),
            (shidoku.clone(), arrow("r1c1", &["r1c1 r1c2 r1c3"])),
            (shidoku.clone(), arrow("r1c1", &["r1c1 r1c2 r2c3", "r1c1 r2c2 r3c3"])),
            (shidoku, arrow("r1c1-2", &["r1c2 r1c3 r1c4 r2c3 r2c4 r3c4 r3c3"])),
        ]
    }
}

/// Returns the outline of a circle, or of a pill around several cells.
fn circle_outline(cells: &CellSet) -> Vec<Point> {
    let middles: Vec<Point> =
        cells.iter().map(|cell| Point::new(f32::from(cell.col) + 0.5, f32::from(cell.row) + 0.5)).collect();
    let (Some(&first), Some(&last)) = (middles.first(), middles.last()) else { return vec![] };
    let steps = 48;
    let turn = std::f32::consts::TAU / steps as f32;
    // One half of the steps goes around each end. In a column, the halves are above and below.
    let upright = first.x == last.x && first.y != last.y;
    let start = if upright { 0.0 } else { -std::f32::consts::FRAC_PI_2 };
    let arc = |centre: Point, from: usize| {
        (from..=from + steps / 2).map(move |step| {
            let (sin, cos) = (start + turn * step as f32).sin_cos();
            Point::new(centre.x + CIRCLE * cos, centre.y + CIRCLE * sin)
        })
    };
    let (one, other) = (arc(last, 0), arc(first, steps / 2));
    one.chain(other).collect()
}
