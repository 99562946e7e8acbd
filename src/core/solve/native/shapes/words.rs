//! Words of an automaton: a digit remains as long as it is on a path from the start to an accepting state.
//!
//! The automaton is unrolled for the layout: there is a layer before each cell and after the last, with the states on
//! any path from the start to acceptance and their steps (`net`). If the cells differ from each other, a state also has
//! the digits behind it, so that no digit repeats on a path. Propagation then finds the states that the candidates
//! still lead to, and the digits that lead on from those (G. Pesant, *A Regular Language Membership Constraint for
//! Finite Sequences of Variables*, CP 2004).
//!
//! A search that stores the remaining states in its nodes continues from these states (`support_from`): then little is
//! recomputed, as only a few states in a few layers are removed at a time. Otherwise the reached states are stored with
//! the candidates from which they were computed, so a later call starts at the first cell that changed (`support`),
//! whether by propagation or by backtracking.

use std::sync::Arc;

use super::cages::all_differ;
use super::layout_cache::{LayoutCache, WordId};
use super::net::StateNet;
use crate::board::CellId;
use crate::model::Automaton;
use crate::solve::native::domains::{Conflict, Domains};

/// Some cells in order, and the unrolled automaton that must accept their digits.
#[derive(Debug)]
pub struct Word {
    pub cells: Vec<usize>,
    net: Arc<StateNet>,
}

/// The results of the last call of `support`, and buffers for the next one.
#[derive(Clone, Debug, Default)]
pub struct WordLayers {
    /// The candidates for which the states were computed.
    candidates: Vec<u32>,
    /// For each layer, a bitmask of the states that the previous candidates lead to.
    reached: Vec<u64>,
    /// The same layers as `reached`, restricted to states from which the candidates lead to the end.
    leading: Vec<u64>,
}

impl Word {
    /// Returns the words of a layout; `differ` returns whether two cells differ. Equal automata are unrolled only once.
    /// Two words that read a house from its two ends are joined, unless that takes too many states.
    pub fn all(
        words: &[(&[CellId], &Automaton)],
        differ: impl Fn(usize, usize) -> bool,
        stock: &mut LayoutCache,
    ) -> Vec<Word> {
        let mut read = |&(cells, automaton): &(&[CellId], _)| {
            let cells: Vec<usize> = cells.iter().map(|cell| cell.index()).collect();
            let word = stock.word(cells.len(), all_differ(&cells, &differ), automaton);
            (cells, word)
        };
        let read: Vec<(Vec<usize>, WordId)> = words.iter().map(&mut read).collect();
        let mut is_done = vec![false; read.len()];
        let mut all = Vec::new();
        for (at, (cells, word)) in read.iter().enumerate() {
            if std::mem::replace(&mut is_done[at], true) {
                continue;
            }
            let is_turned = |&other: &usize| !is_done[other] && read[other].0.iter().rev().eq(cells);
            let turned = if stock.is_of_house(*word) { (at + 1..read.len()).find(is_turned) } else { None };
            // A word and a word that reads the same cells backwards get one net together.
            let both = turned.and_then(|turned| {
                // The two words are joined in the order of their first occurrence in the layout, which does not depend
                // on earlier contents of the stock.
                let first = |word: &WordId| read.iter().position(|(_, other)| other == word);
                let other = &read[turned];
                let is_first = first(word) <= first(&other.1);
                let [begin, end] = if is_first { [*word, other.1] } else { [other.1, *word] };
                let cells = if is_first { cells } else { &other.0 };
                Some((turned, Word { cells: cells.clone(), net: stock.joint(begin, end)? }))
            });
            match both {
                Some((turned, word)) => {
                    is_done[turned] = true;
                    all.push(word);
                }
                None => all.push(Word { cells: cells.clone(), net: stock.net(*word) }),
            }
        }
        all
    }

    /// Returns whether no word of this length is accepted.
    pub fn is_impossible(&self) -> bool {
        self.net.is_impossible()
    }

    /// Removes the digits that no path uses. `layers` must be unchanged since the last call for this word.
    ///
    /// # Errors
    /// Returns an error if no path is left.
    pub fn support(&self, layers: &mut WordLayers, domains: &mut impl Domains) -> Result<(), Conflict> {
        let net = &*self.net;
        if net.is_impossible() {
            return Err(Conflict);
        }
        let length = self.cells.len();
        let WordLayers { candidates, reached, leading } = layers;
        if reached.is_empty() {
            // No real set of candidates equals this one, so every cell counts as changed.
            *candidates = vec![u32::MAX; length];
            // Before the first cell all states are reached.
            *reached = net.all();
        }
        let differs = |&place: &usize| domains.candidates(self.cells[place]) != candidates[place];
        let Some(first) = (0..length).find(differs) else { return Ok(()) };
        for place in first..length {
            candidates[place] = domains.candidates(self.cells[place]);
            let (before, after) = net.around(place, reached);
            net.lead(place, candidates[place], before, after);
            if after.iter().all(|&word| word == 0) {
                // The states behind this cell were not computed, so this cell and all later ones count as changed.
                candidates[place..].fill(u32::MAX);
                return Err(Conflict);
            }
        }
        // The reached states stay for the next call; the backward pass restricts a copy.
        leading.clone_from(reached);
        for place in (0..length).rev() {
            let (before, after) = net.around(place, leading);
            let supported = net.pass(place, candidates[place], before, after).supported;
            if supported != candidates[place] {
                domains.keep(self.cells[place], supported)?;
            }
        }
        Ok(())
    }

    /// Returns the initial state for [`Word::support_from`]: the candidates of each cell for which the states were
    /// computed, then all states.
    pub fn initial_state(&self) -> Vec<u64> {
        [vec![u64::MAX; self.cells.len()], self.net.all()].concat()
    }

    /// Removes the digits that no path uses. `left` is the remaining state of a word of at most 128 cells: the
    /// candidates, and the states on paths.
    ///
    /// # Errors
    /// Returns an error if no path is left.
    pub fn support_from(&self, left: &mut [u64], domains: &mut impl Domains) -> Result<(), Conflict> {
        let net = &*self.net;
        let (known, layers) = left.split_at_mut(self.cells.len());
        // Forward over the cells that changed or lost a state before them. Some of the states before them are removed
        // here already, as nothing leads on from them.
        let (mut is_less, mut less_before) = (false, 0_u128);
        for (place, &cell) in self.cells.iter().enumerate() {
            let candidates = domains.candidates(cell);
            if !is_less && known[place] == u64::from(candidates) {
                continue;
            }
            let (before, after) = net.around(place, layers);
            let passed = net.pass(place, candidates, before, after);
            if passed.supported == 0 {
                return Err(Conflict);
            }
            known[place] = u64::from(passed.supported);
            is_less = passed.has_lost_after;
            // The loss of a state before a cell affects the preceding cell, which only the backward pass visits.
            less_before |= u128::from(passed.has_lost_before) << place;
        }
        // Backward over the cells that lost a state after them.
        is_less = false;
        for (place, &cell) in self.cells.iter().enumerate().rev() {
            if is_less {
                let (before, after) = net.around(place, layers);
                let passed = net.pass(place, known[place] as u32, before, after);
                known[place] = u64::from(passed.supported);
                is_less = passed.has_lost_before;
            }
            is_less |= less_before >> place & 1 == 1;
            let supported = known[place] as u32;
            if supported != domains.candidates(cell) {
                domains.keep(cell, supported)?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::board::{Digit, Random};
    use crate::solve::native::domains::tests::ListedDomains;
    use crate::solve::native::shapes::net::tests::StepsKind;

    /// The digits that accepted words have at each place, by trying all words of the candidates. If the cells differ,
    /// digits may not repeat until the automaton accepts any continuation.
    struct WordBruteForce<'a> {
        automaton: &'a Automaton,
        differ: bool,
        candidates: &'a [u32],
        found: Vec<u32>,
    }

    impl WordBruteForce<'_> {
        fn go(&mut self, state: usize, word: &mut Vec<usize>) {
            let place = word.len();
            if place == self.candidates.len() {
                if self.automaton.is_accepting(state) {
                    self.found.iter_mut().zip(word).for_each(|(found, digit)| *found |= 1 << *digit);
                }
                return;
            }
            let next = |digit: usize| self.automaton.next(state, Digit::from_index(digit));
            let digits = 0..usize::from(self.automaton.digits());
            let accepts_all =
                self.automaton.is_accepting(state) && digits.clone().all(|digit| next(digit) == Some(state));
            let differ = self.differ && !accepts_all;
            let steps: Vec<_> = digits.filter_map(|digit| Some((digit, next(digit)?))).collect();
            for (digit, next) in steps {
                if self.candidates[place] >> digit & 1 == 1 && !(differ && word.contains(&digit)) {
                    word.push(digit);
                    self.go(next, word);
                    word.pop();
                }
            }
        }
    }

    /// Returns an automaton for words in which `count` digits are larger than all before them.
    fn visible(digits: u8, count: usize) -> Automaton {
        let step = |&(seen, highest): &(usize, usize), digit: Digit| {
            let is_seen = digit.index() >= highest;
            let seen = seen + usize::from(is_seen);
            (seen <= count).then_some((seen, if is_seen { digit.index() + 1 } else { highest }))
        };
        Automaton::explore(digits, (0, 0), step, |&(seen, _)| seen == count)
    }

    /// Returns a random automaton.
    fn any(digits: u8, random: &mut Random) -> Automaton {
        let steps: Vec<u64> = (0..7 * u64::from(digits)).map(|_| random.next_u64() % 9).collect();
        let step = |&state: &usize, digit: Digit| {
            let next = steps[state * usize::from(digits) + digit.index()] as usize;
            (next < 7).then_some(next)
        };
        Automaton::explore(digits, 0, step, |&state| state % 3 == 0)
    }

    /// Removes candidates step by step, now and then goes back, and compares both ways to propagate with the expected
    /// candidates, which are empty if nothing is accepted; returns the number of comparisons.
    fn compare(word: &Word, digits: u8, random: &mut Random, expected: impl Fn(&[u32]) -> Vec<u32>) -> u32 {
        let length = word.cells.len();
        let mut layers = WordLayers::default();
        let start = (ListedDomains(vec![(1 << digits) - 1; length]), word.initial_state());
        let (mut line, mut left) = start.clone();
        let mut compared = 0;
        for round in 0..60 {
            if word.is_impossible() {
                break;
            }
            if round % 12 == 0 {
                (line, left) = start.clone();
            }
            let before = (line.clone(), left.clone());
            for _ in 0..1 + random.below(length) {
                let (cell, gone) = (random.below(length), 1 << random.below(digits.into()));
                if line.0[cell] != gone {
                    line.0[cell] &= !gone;
                }
            }
            let expected = expected(&line.0);
            let mut supported = line.clone();
            let result = if expected[0] == 0 { Err(Conflict) } else { Ok(()) };
            assert_eq!(word.support(&mut layers, &mut supported), result);
            assert_eq!(word.support_from(&mut left, &mut line), result);
            compared += 1;
            if result.is_ok() {
                assert_eq!((&supported.0, &line.0), (&expected, &expected));
            } else {
                (line, left) = before;
            }
        }
        compared
    }

    fn cells(numbers: impl IntoIterator<Item = u16>) -> Vec<CellId> {
        numbers.into_iter().map(CellId).collect()
    }

    #[test]
    fn words_leave_what_all_words_say() {
        let mut random = Random::new(11);
        let (mut compared, mut kinds) = (0, BTreeSet::new());
        let mut look = |automaton: Automaton, length: u16, differ: bool, random: &mut Random| {
            let word =
                Word::all(&[(&cells(0..length), &automaton)], |_, _| differ, &mut LayoutCache::default()).remove(0);
            kinds.extend(word.net.kinds());
            compared += compare(&word, automaton.digits(), random, |candidates| {
                let found = vec![0; candidates.len()];
                let mut trying = WordBruteForce { automaton: &automaton, differ, candidates, found };
                trying.go(0, &mut vec![]);
                trying.found
            });
        };
        for (digits, count, length, differ) in [(9, 3, 4, false), (7, 3, 5, true), (9, 3, 6, true), (10, 2, 4, true)] {
            look(visible(digits, count), length, differ, &mut random);
        }
        for round in 0..100 {
            look(any(4, &mut random), 6, round % 2 == 0, &mut random);
        }
        assert_eq!(kinds, BTreeSet::from([StepsKind::Short, StepsKind::Long, StepsKind::Wide, StepsKind::Each]));
        assert!(compared > 1000, "{compared}");
    }

    /// Returns the digits of permutations of the candidates in which these numbers of digits are visible from the first
    /// and the last place.
    fn seen_from_both_ends(candidates: &[u32], counts: [usize; 2]) -> Vec<u32> {
        fn go(word: &mut Vec<usize>, candidates: &[u32], counts: [usize; 2], found: &mut [u32]) {
            fn seen<'a>(digits: impl Iterator<Item = &'a usize>) -> usize {
                let highest = |highest: &mut usize, &digit: &usize| {
                    let is_seen = digit >= *highest;
                    *highest = digit.max(*highest);
                    Some(is_seen)
                };
                digits.scan(0, highest).filter(|&is_seen| is_seen).count()
            }
            let place = word.len();
            if place == candidates.len() {
                if [seen(word.iter()), seen(word.iter().rev())] == counts {
                    found.iter_mut().zip(word).for_each(|(found, digit)| *found |= 1 << *digit);
                }
                return;
            }
            for digit in (0..candidates.len()).filter(|digit| candidates[place] >> digit & 1 == 1) {
                if !word.contains(&digit) {
                    word.push(digit);
                    go(word, candidates, counts, found);
                    word.pop();
                }
            }
        }
        let mut found = vec![0; candidates.len()];
        go(&mut vec![], candidates, counts, &mut found);
        found
    }

    #[test]
    fn two_words_from_both_ends_of_a_house_are_one() {
        let mut random = Random::new(12);
        let mut kinds = BTreeSet::new();
        for (digits, counts) in [(5, [2, 3]), (6, [3, 3]), (7, [4, 1]), (8, [2, 5]), (9, [3, 4])] {
            let size = u16::from(digits);
            let automata = counts.map(|count| visible(digits, count));
            let (onward, back) = (cells(0..size), cells((0..size).rev()));
            let words: [(&[CellId], &Automaton); 2] = [(&onward, &automata[0]), (&back, &automata[1])];
            let all = Word::all(&words, |_, _| true, &mut LayoutCache::default());
            assert_eq!(all.len(), 1);
            kinds.extend(all[0].net.kinds());
            let expected = |candidates: &[u32]| seen_from_both_ends(candidates, counts);
            assert_eq!(compare(&all[0], digits, &mut random, expected), 60);
            // The words are not joined if a cell is missing or if two digits may be equal.
            let short: [(&[CellId], &Automaton); 2] =
                [(&onward[1..], &automata[0]), (&back[..back.len() - 1], &automata[1])];
            assert_eq!(Word::all(&short, |_, _| true, &mut LayoutCache::default()).len(), 2);
            assert_eq!(Word::all(&words, |one, other| one != 0 && other != 0, &mut LayoutCache::default()).len(), 2);
        }
        assert!(kinds.contains(&StepsKind::Wide));
        // The highest digit would have to be both first and last.
        let one = visible(5, 1);
        let (onward, back, beside) = (cells(0..5), cells((0..5).rev()), cells(5..10));
        let words: [(&[CellId], &Automaton); 3] = [(&onward, &one), (&beside, &one), (&back, &one)];
        let all = Word::all(&words, |_, _| true, &mut LayoutCache::default());
        assert_eq!((all.len(), all[0].is_impossible(), all[1].is_impossible()), (2, true, false));
    }
}
