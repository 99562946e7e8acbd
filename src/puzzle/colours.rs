//! The colours of a cell, as set by a solver or the setter.

use serde::{Deserialize, Serialize};

use crate::scene::Tint;

/// A set of tints. In files it is a list of their names.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(into = "Vec<Tint>", from = "Vec<Tint>")]
pub struct Colours(u8);

impl Colours {
    /// No colour.
    pub const NONE: Colours = Colours(0);

    fn bit(tint: Tint) -> u8 {
        1 << Tint::ALL.iter().position(|&other| other == tint).unwrap_or_default()
    }

    /// Returns whether there are no colours.
    pub fn is_empty(self) -> bool {
        self == Colours::NONE
    }

    /// Returns the number of colours.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns whether the set contains this colour.
    pub fn contains(self, tint: Tint) -> bool {
        self.0 & Colours::bit(tint) != 0
    }

    /// Returns the colours of both sets.
    #[must_use]
    pub fn union(self, other: Colours) -> Colours {
        Colours(self.0 | other.0)
    }

    /// Returns the set without this colour.
    #[must_use]
    pub fn without(self, tint: Tint) -> Colours {
        Colours(self.0 & !Colours::bit(tint))
    }

    /// Returns the colours in the order in which tints are offered.
    pub fn iter(self) -> impl Iterator<Item = Tint> {
        Tint::ALL.into_iter().filter(move |&tint| self.contains(tint))
    }
}

impl FromIterator<Tint> for Colours {
    fn from_iter<I: IntoIterator<Item = Tint>>(tints: I) -> Colours {
        Colours(tints.into_iter().fold(0, |bits, tint| bits | Colours::bit(tint)))
    }
}

impl From<Vec<Tint>> for Colours {
    fn from(tints: Vec<Tint>) -> Colours {
        tints.into_iter().collect()
    }
}

impl From<Colours> for Vec<Tint> {
    fn from(colours: Colours) -> Vec<Tint> {
        colours.iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tints_come_and_go_one_by_one() {
        for tint in Tint::ALL {
            let all: Colours = Tint::ALL.into_iter().collect();
            let (one, rest) = (Colours::from(vec![tint]), all.without(tint));
            assert_eq!((one.len(), rest.len(), all.len()), (1, Tint::ALL.len() - 1, Tint::ALL.len()));
            assert!(one.contains(tint) && !rest.contains(tint) && one.union(rest) == all);
            assert_eq!(one.iter().collect::<Vec<_>>(), [tint]);
            assert!(one.without(tint).is_empty());
        }
    }
}
