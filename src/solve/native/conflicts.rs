//! What the depth-first searches remember of conflicts: in which cells they were, and which choice failed last.

/// What a conflict adds to the weight of a cell. It can be shared among cells, and fading takes away a quarter, rounded
/// down, so it is not 1.
pub(super) const CONFLICT: u32 = 16;

/// After so many conflicts the weights fade, since old conflicts elsewhere on the board say little. The depth-first
/// search alone takes 2 % fewer nodes on samurai with it.
const UNTIL_FADING: u32 = 64;

/// Where conflicts were, the recent ones counting most.
#[derive(Clone, Debug)]
pub(super) struct Conflicts {
    count: u32,
    /// For each cell.
    weights: Vec<u32>,
    last: Option<usize>,
}

impl Conflicts {
    pub fn new(cells: usize) -> Conflicts {
        Conflicts { count: 0, weights: vec![0; cells], last: None }
    }

    /// A conflict came up in these cells, and adds so much to the weight of each.
    pub fn add(&mut self, cells: impl Iterator<Item = (usize, u32)>) {
        cells.for_each(|(cell, weight)| self.weights[cell] += weight);
        self.count = self.count.saturating_add(1);
        if self.count.is_multiple_of(UNTIL_FADING) {
            self.weights.iter_mut().for_each(|weight| *weight -= *weight / 4);
        }
    }

    /// How many there were.
    pub fn count(&self) -> u32 {
        self.count
    }

    pub fn weight(&self, cell: usize) -> u32 {
        self.weights[cell]
    }

    /// What was tried in this cell led to a conflict at once.
    pub fn set_last(&mut self, cell: usize) {
        self.weights[cell] += CONFLICT;
        self.last = Some(cell);
    }

    /// The cell that was tried when a conflict last came up: it is likely to lead to the next one, and is tried first
    /// (C. Lecoutre, L. Sais, S. Tabary, V. Vidal, *Reasoning from last conflict(s) in constraint programming*,
    /// Artificial Intelligence 173, 2009).
    pub fn last(&self) -> Option<usize> {
        self.last
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn recent_conflicts_count_most() {
        let mut conflicts = Conflicts::new(3);
        (0..200).for_each(|_| conflicts.add([(0, CONFLICT)].into_iter()));
        let before = conflicts.weight(0);
        (0..200).for_each(|_| conflicts.add([(1, CONFLICT), (2, CONFLICT)].into_iter()));
        assert!(conflicts.weight(0) < conflicts.weight(1) && conflicts.weight(0) < before);
        assert_eq!((conflicts.weight(1), conflicts.count()), (conflicts.weight(2), 400));
    }

    #[test]
    fn what_was_tried_weighs_as_much_as_a_conflict() {
        let mut conflicts = Conflicts::new(2);
        conflicts.add([(0, CONFLICT)].into_iter());
        conflicts.set_last(1);
        assert_eq!((conflicts.weight(0), conflicts.weight(1), conflicts.last()), (CONFLICT, CONFLICT, Some(1)));
    }
}
