//! Palindrome: the digits along the line read the same in both directions.

use crate::board::CellId;
use crate::model::{Model, Shape};
use crate::scene::{BlackForm, Scene, Tint};
use crate::variant::{Context, Line, LineKind, draw_line};

/// The kind of line that reads the same in both directions.
#[derive(Clone, PartialEq, Debug)]
pub struct PalindromeLine;

/// A palindrome.
pub type Palindrome = Line<PalindromeLine>;

impl LineKind for PalindromeLine {
    const ID: &'static str = "palindrome";
    const TINT: Tint = Tint::Grey;
    const EXAMPLE: &'static str = include_str!("../../../examples/palindrome.ron");
    const GENERATED_NAME: &'static str = "palindrome";
    const READS_VALUES: bool = true;
    const EXAMPLES: &'static [(&'static str, Option<u16>)] = &[
        ("r2c2 r3c3 r4c4 r4c5", None),
        ("r1c1 r2c2 r3c3", None),
        ("r1c1 r2c2 r3c1 r3c2", None),
        ("r1c2 r2c2 r3c1 r4c1", None),
    ];

    fn holds(_line: &Line<Self>, _context: &Context, values: &[i32]) -> bool {
        values.iter().eq(values.iter().rev())
    }

    fn lower(_line: &Line<Self>, context: &Context, cells: &[CellId], model: &mut Model) {
        let same = context.pair_table(|one, other| one == other);
        let half = cells.len() / 2;
        for (&one, &other) in cells[..half].iter().zip(cells.iter().rev()) {
            model.add(Shape::Pair(one, other, same.clone()));
        }
    }

    fn draw(line: &Line<Self>, _context: &Context, tint: Tint, scene: &mut Scene) {
        draw_line(scene, &line.path, BlackForm::Rails, tint);
    }
}
