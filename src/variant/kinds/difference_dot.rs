//! Difference dot: digits separated by a white dot differ by the number in the dot, or by 1 if it has none.

use super::dots::{Dot, DotKind};

/// The kind of white dots, which give differences.
#[derive(Clone, PartialEq, Debug)]
pub struct WhiteDot;

/// A white dot.
pub type DifferenceDot = Dot<WhiteDot>;

impl DotKind for WhiteDot {
    const ID: &'static str = "difference-dot";
    const EXAMPLE: &'static str = include_str!("../../../examples/difference-dots.ron");
    const GENERATED_NAME: &'static str = "difference-dots";
    const DEFAULT_NUMBER: u16 = 1;
    const BLACK: bool = false;

    fn holds(number: i32, one: i32, other: i32) -> bool {
        (one - other).abs() == number
    }
}
