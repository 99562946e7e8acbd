//! The trait of techniques.

use std::ops::ControlFlow;

use super::position::SolvingPosition;
use super::step::StepSink;

/// The metadata of a technique.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TechniqueInfo {
    /// The name on the command line, such as `x-wing`.
    pub name: &'static str,
    /// The message key of the technique's name. With `.why` appended, it is the key of the sentence that explains a
    /// step.
    pub key: &'static str,
    /// The lowest rating of its steps, in tenths.
    pub min_rating: u16,
    /// The score that each step adds to the total work, as in HoDoKu.
    pub work: u32,
}

/// A technique that finds steps.
pub(super) trait Technique: Sync {
    /// Returns its metadata.
    fn info(&self) -> TechniqueInfo;

    /// Passes the steps that the technique finds to `found`, simplest first, until `found` returns `Break`.
    fn find(&self, position: &SolvingPosition<'_>, found: &mut StepSink<'_>) -> ControlFlow<()>;

    /// Returns whether its steps rely on uniqueness.
    fn needs_uniqueness(&self) -> bool {
        false
    }

    /// Returns whether the technique deals with rules only, so that it can be skipped on a board that has only groups.
    fn needs_rules(&self) -> bool {
        false
    }

    /// Returns whether it finds only the simplest of its steps.
    fn finds_only_simplest(&self) -> bool {
        false
    }
}
