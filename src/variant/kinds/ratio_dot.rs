//! Ratio dot: of two digits separated by a black dot, one is the other times the number in the dot, or twice the other
//! if there is no number.

use super::dots::{Dot, DotKind};

/// The kind of black dots, which give ratios.
#[derive(Clone, PartialEq, Debug)]
pub struct BlackDot;

/// A black dot.
pub type RatioDot = Dot<BlackDot>;

impl DotKind for BlackDot {
    const ID: &'static str = "ratio-dot";
    const EXAMPLE: &'static str = include_str!("../../../examples/ratio-dots.ron");
    const GENERATED_NAME: &'static str = "ratio-dots";
    const DEFAULT_NUMBER: u16 = 2;
    const BLACK: bool = true;

    fn holds(number: i32, one: i32, other: i32) -> bool {
        one == number * other || other == number * one
    }
}
