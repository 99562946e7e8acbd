//! The appearance of candidates by the number of solutions that they leave.

use crate::scene::{Ink, Tint, Weight};
use crate::studio::analysis::candidates::MAX_COUNTED;

/// The appearance of a candidate.
#[derive(Clone, Copy, Debug)]
pub(in crate::studio) struct CandidateLook {
    pub ink: Ink,
    pub weight: Weight,
    /// The size relative to its place.
    pub relative_size: f32,
    /// True if the candidate is on a disc.
    pub marked: bool,
}

impl CandidateLook {
    /// Returns the radius of the dot that replaces the candidate, relative to its place.
    pub fn dot(self) -> f32 {
        match self.weight {
            _ if self.marked => 0.4,
            Weight::Regular => 0.24 * self.relative_size,
            Weight::Medium | Weight::Semibold => 0.31 * self.relative_size,
        }
    }
}

/// The looks of candidates, each with the smallest number of solutions to which it applies. Digits that make the puzzle
/// unique stand out by a disc and weight, and those that leave many solutions are smaller. No two looks differ in ink
/// alone.
pub(in crate::studio) const COUNT_LOOKS: [(u64, CandidateLook); 4] = [
    (1, CandidateLook { ink: Ink::Accent, weight: Weight::Semibold, relative_size: 1.0, marked: true }),
    (2, CandidateLook { ink: Ink::Line(Tint::Green), weight: Weight::Semibold, relative_size: 1.0, marked: false }),
    (4, CandidateLook { ink: Ink::Given, weight: Weight::Regular, relative_size: 1.0, marked: false }),
    (MAX_COUNTED, CandidateLook { ink: Ink::Quiet, weight: Weight::Regular, relative_size: 0.8, marked: false }),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_told_apart_without_colours() {
        for (at, (_, one)) in COUNT_LOOKS.iter().enumerate() {
            for (_, other) in &COUNT_LOOKS[at + 1..] {
                let (size, dot) = ((one.relative_size - other.relative_size).abs(), (one.dot() - other.dot()).abs());
                let shape = one.marked != other.marked || one.weight != other.weight || size >= 0.15;
                assert!(shape, "{one:?} and {other:?}");
                assert!(dot >= 0.04, "dots of {one:?} and {other:?}");
            }
        }
    }
}
