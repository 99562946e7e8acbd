//! The watch lists: the clauses that watch each literal.
//!
//! All lists are in one array, and the header of a list takes eight bytes: most literals are watched by no clause, and
//! finding that out should not cost a cache miss. A full list moves to the end with twice the capacity; the space that
//! it leaves is reclaimed when learned clauses are deleted.

use super::clauses::ClauseId;
use super::literal::Lit;

/// A clause that watches a literal, and another literal of the clause: while that other literal is true, the clause
/// need not be opened.
#[derive(Clone, Copy, Debug)]
pub(super) struct ClauseWatch {
    /// The clause, or [`ClauseId::NONE`] if it has two literals: the blocker is then the other one, as in L. Ryan,
    /// *Efficient Algorithms for Clause-Learning SAT Solvers*, 2004.
    pub clause: ClauseId,
    pub blocker: Lit,
}

/// The header of a list: its start, and its length and capacity in one word.
#[derive(Clone, Copy, Default, Debug)]
struct WatchListHeader {
    start: u32,
    len_and_capacity: u32,
}

const CAPACITY_BITS: u32 = 5;

/// The initial capacity of a list, as a power of two.
const INITIAL_CAPACITY_LOG2: u32 = 2;

impl WatchListHeader {
    fn new(start: usize, len: usize, room: u32) -> WatchListHeader {
        WatchListHeader { start: start as u32, len_and_capacity: (len as u32) << CAPACITY_BITS | room }
    }

    fn start(self) -> usize {
        self.start as usize
    }

    fn len(self) -> usize {
        (self.len_and_capacity >> CAPACITY_BITS) as usize
    }

    /// Returns the capacity as a power of two; 0 means none.
    fn capacity_log2(self) -> u32 {
        self.len_and_capacity & ((1 << CAPACITY_BITS) - 1)
    }

    fn is_full(self) -> bool {
        self.capacity_log2() == 0 || self.len() == 1 << self.capacity_log2()
    }
}

/// The watches of all literals.
#[derive(Debug, Default)]
pub(super) struct WatchLists {
    lists: Vec<WatchListHeader>,
    watches: Vec<ClauseWatch>,
}

/// The filler of unused capacity.
const UNUSED: ClauseWatch = ClauseWatch { clause: ClauseId::NONE, blocker: Lit::yes(0) };

impl WatchLists {
    /// Adds the lists for the literals of one more variable.
    pub fn add_var(&mut self) {
        self.lists.extend([WatchListHeader::default(); 2]);
    }

    /// Returns the positions of a literal's watches.
    pub fn of(&self, lit: Lit) -> std::ops::Range<usize> {
        let list = self.lists[lit.index()];
        list.start()..list.start() + list.len()
    }

    pub fn at(&self, place: usize) -> ClauseWatch {
        self.watches[place]
    }

    pub fn set(&mut self, place: usize, watch: ClauseWatch) {
        self.watches[place] = watch;
    }

    /// Moves the end of a list from `from` down to `to`, removing the watches between.
    pub fn remove_range(&mut self, lit: Lit, to: usize, from: usize) {
        let list = self.lists[lit.index()];
        let end = list.start() + list.len();
        self.watches.copy_within(from..end, to);
        self.lists[lit.index()] = WatchListHeader::new(list.start(), list.len() - (from - to), list.capacity_log2());
    }

    pub fn push(&mut self, lit: Lit, watch: ClauseWatch) {
        let mut list = self.lists[lit.index()];
        if list.is_full() {
            list = self.relocate(list);
        }
        self.watches[list.start() + list.len()] = watch;
        self.lists[lit.index()] = WatchListHeader::new(list.start(), list.len() + 1, list.capacity_log2());
    }

    #[cold]
    fn relocate(&mut self, list: WatchListHeader) -> WatchListHeader {
        let room = if list.capacity_log2() == 0 { INITIAL_CAPACITY_LOG2 } else { list.capacity_log2() + 1 };
        // The old place stays unused until the lists are rebuilt.
        let start = self.watches.len();
        self.watches.resize(start + (1 << room), UNUSED);
        self.watches.copy_within(list.start()..list.start() + list.len(), start);
        WatchListHeader::new(start, list.len(), room)
    }

    /// Rebuilds all lists, the clauses of two literals first, then the others with their new ids; those without a new
    /// id were deleted.
    pub fn rebuild(&mut self, renamed: impl Fn(ClauseId) -> Option<ClauseId>) {
        let mut watches = Vec::with_capacity(self.watches.len());
        for list in &mut self.lists {
            let old = &self.watches[list.start()..list.start() + list.len()];
            let start = watches.len();
            // The watches of two-literal clauses need no clause to be opened, and may find a conflict before the others
            // are visited.
            watches.extend(old.iter().filter(|watch| watch.clause == ClauseId::NONE));
            let others = old.iter().filter(|watch| watch.clause != ClauseId::NONE);
            watches.extend(others.filter_map(|watch| Some(ClauseWatch { clause: renamed(watch.clause)?, ..*watch })));
            let len = watches.len() - start;
            if len == 0 {
                *list = WatchListHeader::default();
                continue;
            }
            let room = (len as u32).next_power_of_two().trailing_zeros().max(INITIAL_CAPACITY_LOG2);
            watches.resize(start + (1 << room), UNUSED);
            *list = WatchListHeader::new(start, len, room);
        }
        self.watches = watches;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn watch(number: u32) -> ClauseWatch {
        ClauseWatch { clause: ClauseId::new(number as usize), blocker: Lit::yes(number as usize) }
    }

    fn numbers(watches: &WatchLists, lit: Lit) -> Vec<usize> {
        watches.of(lit).map(|place| watches.at(place).blocker.var()).collect()
    }

    #[test]
    fn lists_grow_and_shrink() {
        let mut watches = WatchLists::default();
        watches.add_var();
        watches.add_var();
        let lits = [Lit::yes(0), Lit::no(0), Lit::yes(1)];
        for number in 0..100 {
            for (index, &lit) in lits.iter().enumerate() {
                watches.push(lit, watch(3 * number + index as u32));
            }
        }
        for (index, &lit) in lits.iter().enumerate() {
            assert_eq!(numbers(&watches, lit), (0..100).map(|number| 3 * number + index).collect::<Vec<_>>());
        }
        assert!(watches.of(Lit::no(1)).is_empty());
        let start = watches.of(lits[1]).start;
        watches.remove_range(lits[1], start + 2, start + 98);
        assert_eq!(numbers(&watches, lits[1]), [1, 4, 295, 298]);
        watches.rebuild(|clause| (clause != ClauseId::new(295)).then_some(clause));
        assert_eq!(numbers(&watches, lits[1]), [1, 4, 298]);
        watches.push(lits[1], watch(7));
        assert_eq!(numbers(&watches, lits[1]), [1, 4, 298, 7]);
        assert_eq!(numbers(&watches, lits[2]).len(), 100);
    }

    #[test]
    fn clauses_of_two_come_first() {
        let mut watches = WatchLists::default();
        watches.add_var();
        let pair = ClauseWatch { clause: ClauseId::NONE, blocker: Lit::yes(9) };
        [watch(1), pair, watch(2)].into_iter().for_each(|watch| watches.push(Lit::yes(0), watch));
        watches.rebuild(Some);
        assert_eq!(numbers(&watches, Lit::yes(0)), [9, 1, 2]);
    }
}
