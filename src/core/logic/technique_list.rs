//! The list of all techniques, simplest first.

use super::step::StepRating;
use super::technique::{Technique, TechniqueInfo};
use super::techniques as all;
use crate::words::Message;

/// All techniques in the order in which they are tried.
pub(super) const ALL: &[&dyn Technique] = &[
    &all::LastDigit,
    &all::HiddenSingle { boxes: true },
    &all::HiddenSingle { boxes: false },
    &all::DirectLockedCandidates { pointing: true },
    &all::DirectLockedCandidates { pointing: false },
    &all::DirectHiddenSet { size: 2 },
    &all::PairTables,
    &all::ClauseTechnique,
    &all::NakedSingle,
    &all::DirectHiddenSet { size: 3 },
    &all::SumBounds,
    &all::SumParity,
    &all::Combinations,
    &all::LockedCandidates { pointing: true },
    &all::WordTechnique,
    &all::LockedCandidates { pointing: false },
    &all::RuleInHouse,
    &all::NakedSet { size: 2 },
    &all::RuleOf45 { houses: 1 },
    &all::Fish { size: 2, finned: false },
    &all::HiddenSet { size: 2 },
    &all::Ranks,
    &all::RuleOf45 { houses: 3 },
    &all::NakedSet { size: 3 },
    &all::Fish { size: 3, finned: false },
    &all::HiddenSet { size: 3 },
    &all::XyWing { is_xyz: false },
    &all::XyWing { is_xyz: true },
    &all::UniqueLoop,
    &all::NakedSet { size: 4 },
    &all::Fish { size: 4, finned: false },
    &all::HiddenSet { size: 4 },
    &all::Bug,
    &all::AlignedPair,
    &all::TurbotFish,
    &all::SimpleColouring,
    &all::XChainsAndYCycles,
    &all::MultiColouring,
    &all::RemotePairs,
    &all::WWing,
    &all::Chains,
    &all::EmptyRectangle,
    &all::Fish { size: 2, finned: true },
    &all::SueDeCoq,
    &all::Fish { size: 3, finned: true },
    &all::Nishio,
    &all::GroupedChains,
    &all::MultipleChains,
    &all::DynamicChains { level: 0 },
    &all::DynamicChains { level: 1 },
];

/// The index of a technique in the list of all, simplest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TechniqueId(pub(super) usize);

impl TechniqueId {
    /// Iterates over all techniques, simplest first.
    pub fn all() -> impl Iterator<Item = TechniqueId> {
        (0..ALL.len()).map(TechniqueId)
    }

    /// Returns the last of the list; as a limit it allows all techniques.
    pub fn last() -> TechniqueId {
        TechniqueId(ALL.len() - 1)
    }

    /// Returns the technique with this name on the command line.
    pub fn named(name: &str) -> Option<TechniqueId> {
        TechniqueId::all().find(|id| id.info().name == name)
    }

    /// Returns its metadata.
    pub fn info(self) -> TechniqueInfo {
        ALL[self.0].info()
    }

    /// Returns its name as a message.
    pub fn title(self) -> Message {
        Message::new(self.info().key)
    }

    /// Returns the lowest rating of its steps.
    pub fn min_rating(self) -> StepRating {
        StepRating(self.info().min_rating)
    }
}
