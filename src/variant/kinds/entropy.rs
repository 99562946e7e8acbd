//! Global entropy: any four cells around a corner hold a low, a middle and a high digit.

use crate::board::{Cell, DigitSet, Filling, Grid, Random};
use crate::model::{Model, Shape};
use crate::scene::{Ink, Layer, Point, Scene, Tint, Width};
use crate::variant::{Context, Whole, WholeSort, corners, third, with_thirds};
use crate::words::Message;

/// Squares of 2x2 with digits of every third.
#[derive(Clone, PartialEq, Debug)]
pub struct EachThird;

/// The rule for one grid.
pub type Entropy = Whole<EachThird>;

impl WholeSort for EachThird {
    const ID: &'static str = "entropy";
    const EXAMPLE: &'static str = include_str!("../../../examples/entropy.ron");
    const NAME: &'static str = "entropy";
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

    /// One row of thirds in all rows, moved on by the width of a box from row to row and by one more from band to band.
    /// So each row, column and box has all digits of each third, and only neighbours in that row and its like are to be
    /// looked at. In grids whose boxes are higher than wide, columns are rows.
    fn sketch(context: &Context, grid: &Grid, random: &mut Random) -> Vec<(Cell, DigitSet)> {
        let Some((rows, cols)) = grid.box_shape() else { return vec![] };
        let (deep, wide) = (usize::from(rows.min(cols)), usize::from(rows.max(cols)));
        let (size, thirds) = (usize::from(grid.size()), thirds(context));
        let mut row = ThirdsInARow {
            row: Vec::with_capacity(size),
            left: thirds.map(|digits| digits.iter().count()),
            wide,
            patience: MOST_ROWS,
        };
        if !row.goes_on(size, random) {
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

/// The low, the middle and the high digits.
fn thirds(context: &Context) -> [DigitSet; 3] {
    let digits = || DigitSet::all(context.size()).iter();
    [0, 1, 2].map(|wanted| digits().filter(|&digit| third(context, context.value(digit)) == wanted).collect())
}

/// After so many beginnings of a row no other is tried.
const MOST_ROWS: usize = 200_000;

/// The beginning of a row of thirds, which goes on in a ring.
struct ThirdsInARow {
    row: Vec<usize>,
    /// How often each third is still to come.
    left: [usize; 3],
    /// How far the next row is moved, or one more.
    wide: usize,
    patience: usize,
}

impl ThirdsInARow {
    /// Whether it can be made as long as this.
    fn goes_on(&mut self, size: usize, random: &mut Random) -> bool {
        if self.row.len() == size {
            return true;
        }
        let mut order = [0, 1, 2];
        random.shuffle(&mut order);
        for next in order {
            if self.left[next] == 0 || self.patience == 0 {
                continue;
            }
            self.patience -= 1;
            self.left[next] -= 1;
            self.row.push(next);
            if self.is_well_mixed(size) && self.goes_on(size, random) {
                return true;
            }
            self.row.pop();
            self.left[next] += 1;
        }
        false
    }

    /// Whether any two neighbours and the two above them, as far as all are known, are of all thirds.
    fn is_well_mixed(&self, size: usize) -> bool {
        let corners = (0..size).flat_map(|place| [self.wide, self.wide + 1].map(|moved| (place, place + size - moved)));
        corners.into_iter().all(|(place, above)| {
            let around = [place, place + 1, above, above + 1].map(|place| self.row.get(place % size));
            around.contains(&None) || (0..3).all(|wanted| around.contains(&Some(&wanted)))
        })
    }
}
