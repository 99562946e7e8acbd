//! Global entropy: every 2x2 square contains a low, a middle and a high digit.

use crate::board::{Cell, DigitSet, Filling, Grid, Random};
use crate::model::{Model, Shape};
use crate::scene::{Ink, Layer, Point, Scene, Tint, Width};
use crate::variant::line::{third, with_thirds};
use crate::variant::{Context, GridKind, Whole, corners};
use crate::words::Message;

/// The kind of rule that puts a digit of each third into every 2x2 square.
#[derive(Clone, PartialEq, Debug)]
pub struct EachThird;

/// Global entropy in one grid.
pub type Entropy = Whole<EachThird>;

impl GridKind for EachThird {
    const ID: &'static str = "entropy";
    const EXAMPLE: &'static str = include_str!("../../../examples/entropy.ron");
    const GENERATED_NAME: &'static str = "entropy";
    const BOXES: &'static [(u8, u8)] = &[(3, 3), (2, 3)];

    fn rules_text(context: &Context) -> Message {
        with_thirds(Message::new("entropy.rules"), context)
    }

    fn holds(context: &Context, grid: &Grid, filling: &Filling) -> bool {
        corners(grid).all(|corner| {
            let values = context.values(filling, corner.around());
            (0..3).all(|wanted| values.iter().any(|&value| third(context, value) == wanted))
        })
    }

    fn lower(context: &Context, grid: &Grid, model: &mut Model) {
        for corner in corners(grid) {
            let cells = context.ids(corner.around());
            for digits in thirds(context) {
                let places = digits.iter().flat_map(|digit| cells.iter().map(move |&cell| (cell, digit)));
                model.add(Shape::AtLeastOne(places.collect()));
            }
        }
    }

    /// Lays the same ring of thirds into every row, shifted by the width of a box from row to row and by one more from
    /// band to band. Every row, column and box then has the right number of digits of each third, and all 2x2 squares
    /// can be checked on the ring alone. If boxes are taller than wide, columns take the part of rows.
    fn sketch(context: &Context, grid: &Grid, random: &mut Random) -> Vec<(Cell, DigitSet)> {
        let Some((rows, cols)) = grid.box_shape() else { return vec![] };
        let (deep, wide) = (usize::from(rows.min(cols)), usize::from(rows.max(cols)));
        let (size, thirds) = (usize::from(grid.size()), thirds(context));
        let mut row = ThirdsRing {
            row: Vec::with_capacity(size),
            remaining: thirds.map(|digits| digits.iter().count()),
            wide,
            tries_left: MAX_TRIES,
        };
        if !row.extend_to(size, random) {
            return vec![];
        }
        let moved = |line: usize| size - (wide * (line % deep) + line / deep) % size;
        let in_line = |line: usize, place: usize| thirds[row.row[(place + moved(line)) % size]];
        let places = (0..size).flat_map(|line| (0..size).map(move |place| (line, place)));
        let cell = |line, place| if rows <= cols { grid.cell(line, place) } else { grid.cell(place, line) };
        places.map(|(line, place)| (cell(line, place), in_line(line, place))).collect()
    }

    fn draw_icon(scene: &mut Scene, tint: Tint) {
        for (from, to) in [((1.5, 0.0), (1.5, 3.0)), ((0.0, 1.5), (3.0, 1.5))] {
            let [from, to] = [from, to].map(|(x, y)| Point::new(x, y));
            scene.line(Layer::Mark, from, to, Width::Cells(0.04), Ink::Line(tint));
        }
        for (x, y, radius) in [(0.7, 0.7, 0.26), (2.3, 0.7, 0.42), (0.7, 2.3, 0.6)] {
            scene.disc(Layer::Mark, Point::new(x, y), radius, Ink::Line(tint));
        }
    }
}

/// Returns the low, the middle and the high digits.
fn thirds(context: &Context) -> [DigitSet; 3] {
    let digits = || DigitSet::all(context.size()).iter();
    [0, 1, 2].map(|wanted| digits().filter(|&digit| third(context, context.value(digit)) == wanted).collect())
}

/// Number of partial rows tried before the search gives up.
const MAX_TRIES: usize = 200_000;

/// A partial row of thirds whose ends will meet in a ring, extended by backtracking.
struct ThirdsRing {
    row: Vec<usize>,
    /// Number of cells of each third that are still to be placed.
    remaining: [usize; 3],
    /// Width of a box: the next row is shifted by this or by one more.
    wide: usize,
    tries_left: usize,
}

impl ThirdsRing {
    /// Extends the row to the full size if possible. Returns whether it was possible.
    fn extend_to(&mut self, size: usize, random: &mut Random) -> bool {
        if self.row.len() == size {
            return true;
        }
        let mut order = [0, 1, 2];
        random.shuffle(&mut order);
        for next in order {
            if self.remaining[next] == 0 || self.tries_left == 0 {
                continue;
            }
            self.tries_left -= 1;
            self.remaining[next] -= 1;
            self.row.push(next);
            if self.is_well_mixed(size) && self.extend_to(size, random) {
                return true;
            }
            self.row.pop();
            self.remaining[next] += 1;
        }
        false
    }

    /// Returns whether each 2x2 square of the ring and its shifted copies has all thirds, as far as its cells are
    /// known.
    fn is_well_mixed(&self, size: usize) -> bool {
        // The row above is the same ring, shifted by the width of a box or by one more.
        let corners = (0..size).flat_map(|place| [self.wide, self.wide + 1].map(|moved| (place, place + size - moved)));
        corners.into_iter().all(|(place, above)| {
            let around = [place, place + 1, above, above + 1].map(|place| self.row.get(place % size));
            around.contains(&None) || (0..3).all(|wanted| around.contains(&Some(&wanted)))
        })
    }
}
