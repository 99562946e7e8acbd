//! The order in which clues are tried, and the comparison of two results.

use strum::{EnumCount, VariantArray};

use super::clues::{Clue, ClueSet};
use crate::board::{Board, Random};

/// The setter's criterion for the better of two puzzles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, EnumCount, VariantArray)]
pub enum Preference {
    /// The fewest clues.
    #[default]
    FewestClues,
    /// The fewest givens, ideally none; then the fewest clues.
    FewestGivens,
    /// The givens spread as evenly as possible over rows, columns and boxes.
    EvenSpread,
}

impl Preference {
    /// All preferences.
    pub const ALL: [Preference; Preference::COUNT] = *Preference::VARIANTS.as_array().unwrap();

    /// Returns the name used on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Preference::FewestClues => "fewest",
            Preference::FewestGivens => "fewest-givens",
            Preference::EvenSpread => "even",
        }
    }

    /// Returns a short description.
    pub const fn hint(self) -> &'static str {
        match self {
            Preference::FewestClues => "As few clues as possible",
            Preference::FewestGivens => "As few givens as possible, then as few other clues as possible",
            Preference::EvenSpread => "Givens spread over rows, columns and boxes as evenly as possible",
        }
    }
}

/// A table for counting the givens in each house of a board.
pub(super) struct HouseCounts {
    /// For each clue, the houses that contain it; empty for clues that are not givens.
    houses_of: Vec<Vec<usize>>,
    houses: usize,
}

impl HouseCounts {
    pub(super) fn of(board: &Board, clues: &[Clue]) -> HouseCounts {
        let mut of_cell = vec![Vec::new(); board.cells().len()];
        for (index, house) in board.houses().iter().enumerate() {
            house.cells.iter().for_each(|cell| of_cell[cell.index()].push(index));
        }
        let houses = |clue: &Clue| match clue {
            Clue::Given { cell, .. } => board.id(*cell).map(|id| of_cell[id.index()].clone()).unwrap_or_default(),
            Clue::Outside { .. } | Clue::Mark { .. } | Clue::Rule { .. } => vec![],
        };
        HouseCounts { houses_of: clues.iter().map(houses).collect(), houses: board.houses().len() }
    }

    /// Returns the number of givens left.
    fn givens(&self, left: &ClueSet) -> usize {
        left.iter().filter(|&index| !self.houses_of[index].is_empty()).count()
    }

    /// Returns the number of remaining givens in each house.
    fn counts(&self, left: &ClueSet) -> Vec<usize> {
        let mut counts = vec![0; self.houses];
        left.iter().flat_map(|index| &self.houses_of[index]).for_each(|&house| counts[house] += 1);
        counts
    }

    /// Returns the variance of the counts times the square of the number of houses, an integer that is 0 if all are
    /// equal.
    fn unevenness(&self, left: &ClueSet) -> usize {
        let counts = self.counts(left);
        let sum: usize = counts.iter().sum();
        // The variance is the mean of the squares minus the square of the mean, here times n².
        counts.len() * counts.iter().map(|count| count * count).sum::<usize>() - sum * sum
    }

    /// Returns whether `one` is strictly better than `other`, which was found first.
    pub(super) fn is_better(&self, prefer: Preference, one: &ClueSet, other: &ClueSet) -> bool {
        match prefer {
            Preference::FewestClues => one.len() < other.len(),
            Preference::FewestGivens => (self.givens(one), one.len()) < (self.givens(other), other.len()),
            Preference::EvenSpread => (self.unevenness(one), one.len()) < (self.unevenness(other), other.len()),
        }
    }
}

/// The orbits still to be tried, group by group.
pub(super) struct TrialOrder<'a> {
    groups: Vec<Vec<&'a Vec<usize>>>,
    /// The house counts, if givens in crowded houses are tried first.
    house_counts: Option<&'a HouseCounts>,
    /// The number of orbits tried together.
    batch_size: usize,
    /// The orbit that did not fit into the last batch.
    deferred: Option<&'a Vec<usize>>,
}

/// The first batch has one in this many of all orbits. Larger batches leave so few clues that the query becomes hard:
/// with half of all orbits in a batch, magic boxes took twice the time.
const BATCHES: usize = 8;

impl<'a> TrialOrder<'a> {
    /// Creates an order in which earlier groups come before later ones. Within a group the order is random, except
    /// where the preference decides.
    pub(super) fn new(
        mut groups: Vec<Vec<&'a Vec<usize>>>,
        random: &mut Random,
        prefer: Preference,
        house_counts: &'a HouseCounts,
    ) -> TrialOrder<'a> {
        for group in &mut groups {
            random.shuffle(group);
            // Lists are used from their end, so the first comes last.
            group.reverse();
        }
        groups.reverse();
        // If the next orbit depends on whether the last one was removed, orbits are tried one at a time.
        let (house_counts, together) = match prefer {
            Preference::FewestClues | Preference::FewestGivens => {
                (None, groups.iter().map(Vec::len).sum::<usize>() / BATCHES)
            }
            Preference::EvenSpread => (Some(house_counts), 1),
        };
        TrialOrder { groups, house_counts, batch_size: together.max(1), deferred: None }
    }

    /// Returns the next orbits to try together, which hold at most `room` clues as counted by `clues`. Orbits that do
    /// not fit even alone are skipped.
    pub(super) fn next_batch(
        &mut self,
        left: &ClueSet,
        mut room: usize,
        clues: impl Fn(&Vec<usize>) -> usize,
    ) -> Option<Vec<&'a Vec<usize>>> {
        let mut batch: Vec<&'a Vec<usize>> = Vec::new();
        while batch.len() < self.batch_size {
            let Some(orbit) = self.next(left) else { break };
            match room.checked_sub(clues(orbit)) {
                Some(rest) => {
                    room = rest;
                    batch.push(orbit);
                }
                None if batch.is_empty() => {}
                // If not all of the batch can be removed, there will be room for this orbit.
                None => {
                    self.deferred = Some(orbit);
                    break;
                }
            }
        }
        (!batch.is_empty()).then_some(batch)
    }

    /// Halves the size of the next batches, after a batch turned out to contain a needed orbit.
    pub(super) fn shrink_batches(&mut self) {
        self.batch_size = (self.batch_size / 2).max(1);
    }

    fn next(&mut self, left: &ClueSet) -> Option<&'a Vec<usize>> {
        if let Some(orbit) = self.deferred.take() {
            return Some(orbit);
        }
        while self.groups.last()?.is_empty() {
            self.groups.pop();
        }
        let group = self.groups.last_mut()?;
        let Some(house_counts) = self.house_counts else { return group.pop() };
        let counts = house_counts.counts(left);
        // The mean over the orbit, scaled by a number that all orbit lengths up to 8 divide.
        let crowd = |orbit: &[usize]| {
            let houses = orbit.iter().flat_map(|&index| &house_counts.houses_of[index]);
            houses.map(|&house| counts[house]).sum::<usize>() * 840 / orbit.len()
        };
        let (place, _) = group.iter().enumerate().max_by_key(|(_, orbit)| crowd(orbit))?;
        Some(group.remove(place))
    }
}
