//! Ratio dot: of the digits on both sides of a black dot one is as many times the other as the number in it, twice
//! without one.

use super::dots::{Dot, DotSort};

/// Black dots.
#[derive(Clone, PartialEq, Debug)]
pub struct InRatio;

/// One black dot.
pub type RatioDot = Dot<InRatio>;

impl DotSort for InRatio {
    const ID: &'static str = "ratio-dot";
    const EXAMPLE: &'static str = include_str!("../../../examples/ratio-dots.ron");
    const NAME: &'static str = "ratio-dots";
    const USUAL: u16 = 2;
    const BLACK: bool = true;

    fn holds(number: i32, one: i32, other: i32) -> bool {
        one == number * other || other == number * one
    }
}
