//! What a technique is, and the list of them all, simplest first.

use std::ops::ControlFlow;

use super::position::Position;
use super::step::{Found, Number};
use super::techniques as all;
use crate::words::Message;

/// What is known of a technique.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct About {
    /// Its name on the command line, such as `x-wing`.
    pub name: &'static str,
    /// The key of its name in the word files; with `.why` the sentence that tells a step.
    pub key: &'static str,
    /// The least number of its steps, in tenths.
    pub number: u16,
    /// What a step of it adds to the total work, as HoDoKu scores it.
    pub work: u32,
}

/// A way to find steps.
pub(super) trait Technique: Sync {
    /// What is known of it.
    fn about(&self) -> About;

    /// Hands over the steps that it finds, the simplest first, until `found` breaks off.
    fn find(&self, position: &Position<'_>, found: &mut Found<'_>) -> ControlFlow<()>;

    /// Its steps lean on there being one solution only.
    fn needs_uniqueness(&self) -> bool {
        false
    }

    /// It looks at groups alone: without other shapes it is all that there is to it.
    fn is_of_rules(&self) -> bool {
        false
    }

    /// It hands over the simplest of its steps and no other.
    fn gives_one(&self) -> bool {
        false
    }
}

/// All techniques in the order in which they are tried.
pub(super) const ALL: &[&dyn Technique] = &[
    &all::LastDigit,
    &all::HiddenSingle { boxes: true },
    &all::HiddenSingle { boxes: false },
    &all::DirectLocked { pointing: true },
    &all::DirectLocked { pointing: false },
    &all::DirectHiddenSet { size: 2 },
    &all::PairTables,
    &all::Clauses,
    &all::NakedSingle,
    &all::DirectHiddenSet { size: 3 },
    &all::Bounds,
    &all::Parity,
    &all::Combinations,
    &all::Locked { pointing: true },
    &all::Words,
    &all::Locked { pointing: false },
    &all::RuleInHouse,
    &all::NakedSet { size: 2 },
    &all::Leftovers { houses: 1 },
    &all::Fish { size: 2, finned: false },
    &all::HiddenSet { size: 2 },
    &all::Ranks,
    &all::Leftovers { houses: 3 },
    &all::NakedSet { size: 3 },
    &all::Fish { size: 3, finned: false },
    &all::HiddenSet { size: 3 },
    &all::XyWing { with_pivot: false },
    &all::XyWing { with_pivot: true },
    &all::UniqueLoop,
    &all::NakedSet { size: 4 },
    &all::Fish { size: 4, finned: false },
    &all::HiddenSet { size: 4 },
    &all::Bug,
    &all::AlignedPair,
    &all::TurbotFish,
    &all::SimpleColouring,
    &all::XChains,
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

/// A technique by its place in the list of all, simplest first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TechniqueId(pub(super) usize);

impl TechniqueId {
    /// All of them, simplest first.
    pub fn all() -> impl Iterator<Item = TechniqueId> {
        (0..ALL.len()).map(TechniqueId)
    }

    /// The last of the list: with it, all are allowed.
    pub fn last() -> TechniqueId {
        TechniqueId(ALL.len() - 1)
    }

    /// The technique with this name on the command line.
    pub fn named(name: &str) -> Option<TechniqueId> {
        TechniqueId::all().find(|id| id.about().name == name)
    }

    /// What is known of it.
    pub fn about(self) -> About {
        ALL[self.0].about()
    }

    /// Its name in words.
    pub fn title(self) -> Message {
        Message::new(self.about().key)
    }

    /// The least number of its steps.
    pub fn number(self) -> Number {
        Number(self.about().number)
    }
}
