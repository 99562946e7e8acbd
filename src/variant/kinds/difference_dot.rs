//! Difference dot: the digits on both sides of a white dot differ by the number in it, by 1 without one.

use super::dots::{Dot, DotSort};

/// White dots.
#[derive(Clone, PartialEq, Debug)]
pub struct Differing;

/// One white dot.
pub type DifferenceDot = Dot<Differing>;

impl DotSort for Differing {
    const ID: &'static str = "difference-dot";
    const EXAMPLE: &'static str = include_str!("../../../examples/difference-dots.ron");
    const NAME: &'static str = "difference-dots";
    const USUAL: u16 = 1;
    const BLACK: bool = false;

    fn holds(number: i32, one: i32, other: i32) -> bool {
        (one - other).abs() == number
    }
}
