//! Zipper line: pairs of digits equally far from the middle of the line have the same sum. On a line of odd length, the
//! sum is the digit in the middle.

use crate::board::CellId;
use crate::model::{Cmp, Model};
use crate::scene::{BlackForm, Scene, Tint};
use crate::variant::{Context, Line, LineKind, draw_line};

/// The kind of line whose opposite digits have equal sums.
#[derive(Clone, PartialEq, Debug)]
pub struct ZipperLine;

/// A zipper line.
pub type Zipper = Line<ZipperLine>;

impl LineKind for ZipperLine {
    const ID: &'static str = "zipper";
    const TINT: Tint = Tint::Violet;
    const EXAMPLE: &'static str = include_str!("../../../examples/zipper.ron");
    const GENERATED_NAME: &'static str = "zipper";
    const READS_VALUES: bool = true;
    const MIN: usize = 3;
    const EXAMPLES: &'static [(&'static str, Option<u16>)] = &[
        ("r2c2 r2c3 r3c3 r3c4 r4c5", None),
        ("r1c1 r1c2 r1c3", None),
        ("r1c1 r1c2 r2c3 r2c4", None),
        ("r1c1 r2c1 r3c1 r3c2 r3c3", None),
    ];

    fn holds(_line: &Line<Self>, _context: &Context, values: &[i32]) -> bool {
        let sums: Vec<i32> = pairs(values.len()).map(|pair| pair.iter().map(|&place| values[place]).sum()).collect();
        sums.windows(2).all(|pair| pair[0] == pair[1])
    }

    fn lower(_line: &Line<Self>, context: &Context, cells: &[CellId], model: &mut Model) {
        let pairs: Vec<Vec<usize>> = pairs(cells.len()).collect();
        let signed = |pair: &[usize], factor| pair.iter().map(move |&place| (factor, cells[place])).collect::<Vec<_>>();
        // Equality is transitive, so it is enough to compare pairs that follow each other.
        for both in pairs.windows(2) {
            let terms = [signed(&both[0], 1), signed(&both[1], -1)].concat();
            model.add(context.sum_shape(terms, Cmp::Equal, 0));
        }
    }

    fn draw(line: &Line<Self>, _context: &Context, tint: Tint, scene: &mut Scene) {
        draw_line(scene, &line.path, BlackForm::Zigzag, tint);
    }
}

/// Returns the pairs of positions equally far from the middle, from the ends inwards. The middle of a line of
/// odd length is returned alone.
fn pairs(count: usize) -> impl Iterator<Item = Vec<usize>> {
    (0..count.div_ceil(2)).map(move |place| {
        let other = count - 1 - place;
        if place == other { vec![place] } else { vec![place, other] }
    })
}
