//! In which order clues are tried, and which of two results is the better one.

use super::clues::{Bits, Clue};
use crate::board::{Board, Random};

/// What the author likes better of two puzzles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Preference {
    /// The fewest clues.
    #[default]
    FewestClues,
    /// The fewest givens, none at best; then the fewest clues.
    FewestGivens,
    /// The givens stand as evenly as can be over rows, columns and boxes.
    EvenSpread,
}

impl Preference {
    /// All of them.
    pub const ALL: [Preference; 3] = [Preference::FewestClues, Preference::FewestGivens, Preference::EvenSpread];

    /// As it is typed on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Preference::FewestClues => "fewest",
            Preference::FewestGivens => "fewest-givens",
            Preference::EvenSpread => "even",
        }
    }

    /// What it means, as a short sentence.
    pub const fn hint(self) -> &'static str {
        match self {
            Preference::FewestClues => "As few clues as can be",
            Preference::FewestGivens => "As few givens as can be, none at best, then as few other clues",
            Preference::EvenSpread => "Givens as evenly spread over rows, columns and boxes as can be",
        }
    }
}

/// How the givens among some clues stand in the houses of a board.
pub(super) struct HouseCounts {
    /// For each clue the houses it lies in; none for what is not in a cell.
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

    /// How many givens are left.
    fn givens(&self, left: &Bits) -> usize {
        left.iter().filter(|&index| !self.houses_of[index].is_empty()).count()
    }

    /// How many of the givens that are left stand in each house.
    fn counts(&self, left: &Bits) -> Vec<usize> {
        let mut counts = vec![0; self.houses];
        left.iter().flat_map(|index| &self.houses_of[index]).for_each(|&house| counts[house] += 1);
        counts
    }

    /// The variance of the counts, times the square of how many houses there are: an integer that is 0 when all are the
    /// same.
    fn unevenness(&self, left: &Bits) -> usize {
        let counts = self.counts(left);
        let sum: usize = counts.iter().sum();
        counts.len() * counts.iter().map(|count| count * count).sum::<usize>() - sum * sum
    }

    /// Whether `one` is to be kept rather than `other`, which came first.
    pub(super) fn is_better(&self, prefer: Preference, one: &Bits, other: &Bits) -> bool {
        match prefer {
            Preference::FewestClues => one.len() < other.len(),
            Preference::FewestGivens => (self.givens(one), one.len()) < (self.givens(other), other.len()),
            Preference::EvenSpread => (self.unevenness(one), one.len()) < (self.unevenness(other), other.len()),
        }
    }
}

/// The orbits that are still to be tried, group after group.
pub(super) struct Order<'a> {
    groups: Vec<Vec<&'a Vec<usize>>>,
    /// Where crowded givens go first.
    house_counts: Option<&'a HouseCounts>,
    /// How many orbits are tried together.
    together: usize,
    /// What there was no room for in the last batch.
    again: Option<&'a Vec<usize>>,
}

/// The first batch has one orbit in so many. Larger ones leave so few clues that the question is a hard one: with half
/// of all orbits in a batch, magic boxes took twice the time.
const BATCHES: usize = 8;

impl<'a> Order<'a> {
    /// Orbits of an earlier group come before those of a later one; in a group their order is random but for the
    /// preference.
    pub(super) fn new(
        mut groups: Vec<Vec<&'a Vec<usize>>>,
        random: &mut Random,
        prefer: Preference,
        house_counts: &'a HouseCounts,
    ) -> Order<'a> {
        for group in &mut groups {
            random.shuffle(group);
            group.reverse();
        }
        groups.reverse();
        // Where the next orbit depends on whether the last one went, they go one by one.
        let (house_counts, together) = match prefer {
            Preference::FewestClues | Preference::FewestGivens => {
                (None, groups.iter().map(Vec::len).sum::<usize>() / BATCHES)
            }
            Preference::EvenSpread => (Some(house_counts), 1),
        };
        Order { groups, house_counts, together: together.max(1), again: None }
    }

    /// What is tried next, of what is left: orbits that hold no more than `room` clues together, as `clues` counts
    /// them. Those that have no room alone are passed over.
    pub(super) fn next_batch(
        &mut self,
        left: &Bits,
        mut room: usize,
        clues: impl Fn(&Vec<usize>) -> usize,
    ) -> Option<Vec<&'a Vec<usize>>> {
        let mut batch: Vec<&'a Vec<usize>> = Vec::new();
        while batch.len() < self.together {
            let Some(orbit) = self.next(left) else { break };
            match room.checked_sub(clues(orbit)) {
                Some(rest) => {
                    room = rest;
                    batch.push(orbit);
                }
                None if batch.is_empty() => {}
                // There is room again when not all of the batch can go.
                None => {
                    self.again = Some(orbit);
                    break;
                }
            }
        }
        (!batch.is_empty()).then_some(batch)
    }

    /// Some of a batch is needed: the next ones are smaller.
    pub(super) fn found_needed(&mut self) {
        self.together = (self.together / 2).max(1);
    }

    fn next(&mut self, left: &Bits) -> Option<&'a Vec<usize>> {
        if let Some(orbit) = self.again.take() {
            return Some(orbit);
        }
        while self.groups.last()?.is_empty() {
            self.groups.pop();
        }
        let group = self.groups.last_mut()?;
        let Some(house_counts) = self.house_counts else { return group.pop() };
        let counts = house_counts.counts(left);
        // The mean over the orbit, times a number that all orbit lengths up to 8 divide.
        let crowd = |orbit: &[usize]| {
            let houses = orbit.iter().flat_map(|&index| &house_counts.houses_of[index]);
            houses.map(|&house| counts[house]).sum::<usize>() * 840 / orbit.len()
        };
        let (place, _) = group.iter().enumerate().max_by_key(|(_, orbit)| crowd(orbit))?;
        Some(group.remove(place))
    }
}
