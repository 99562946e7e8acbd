//! A cache, also called the stock, of parts that layouts share: a setter changes one rule of many, and a tool that
//! removes one clue after another needs a new layout for each. Fillings of sums and unrolled words are most of the work
//! of a layout.
//!
//! **Invariant.** A layout is the same with and without the cache.

use std::collections::HashMap;
use std::sync::Arc;

use super::fillings::{MAX_TRIES, SumPattern};
use super::net::StateNet;
use super::table::FillingTable;
use super::unroll::{Unrolled, unroll};
use crate::model::Automaton;

/// The number of layouts after which an unused entry is evicted.
const MAX_UNUSED_LAYOUTS: u64 = 16;

/// The size in bytes beyond which only the entries of the last layout are kept.
const MAX_BYTES: usize = 16 << 20;

/// The cache of parts of the last layouts.
#[derive(Debug, Default)]
pub struct LayoutCache {
    /// The number of layouts so far.
    layouts: u64,
    /// The fillings of patterns.
    tables: HashMap<SumPattern, CacheEntry<ListedTable>>,
    words: Vec<CacheEntry<CachedWord>>,
    /// The joint nets of two words, by the numbers of the words; None for a net that has too many states.
    joint: HashMap<(u64, u64), CacheEntry<Option<Arc<StateNet>>>>,
    /// The number of words so far.
    numbers: u64,
}

/// A cached value, and the last layout that used it.
#[derive(Debug)]
struct CacheEntry<T> {
    value: T,
    last_used: u64,
}

/// The table of a pattern, if it has few enough fillings, and the number of tries it took.
#[derive(Debug)]
struct ListedTable {
    table: Option<FillingTable>,
    most: usize,
    tries: usize,
}

/// An unrolled automaton.
#[derive(Debug)]
struct CachedWord {
    number: u64,
    length: usize,
    differ: bool,
    automaton: Automaton,
    unrolled: Unrolled,
    /// Built on demand.
    net: Option<Arc<StateNet>>,
}

/// A reference to a word in the stock, valid until the next layout.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WordId(usize);

impl LayoutCache {
    /// Begins the next layout.
    pub fn begin_layout(&mut self) {
        self.evict(MAX_UNUSED_LAYOUTS);
        if self.bytes() > MAX_BYTES {
            self.evict(1);
        }
        self.layouts += 1;
    }

    /// Evicts everything that was not used by any of the last `layouts` layouts.
    fn evict(&mut self, layouts: u64) {
        let since = (self.layouts + 1).saturating_sub(layouts);
        self.tables.retain(|_, kept| kept.last_used >= since);
        self.words.retain(|kept| kept.last_used >= since);
        self.joint.retain(|_, kept| kept.last_used >= since);
    }

    fn bytes(&self) -> usize {
        let tables = self.tables.values().filter_map(|kept| kept.value.table.as_ref()).map(FillingTable::bytes);
        let words = self.words.iter().map(|kept| &kept.value);
        let words = words.map(|known| known.unrolled.bytes() + known.net.as_ref().map_or(0, |net| net.bytes()));
        let joint = self.joint.values().filter_map(|kept| kept.value.as_ref()).map(|net| net.bytes());
        tables.chain(words).chain(joint).sum()
    }

    /// Returns the table of a pattern; None if it has more than `most` fillings, or listing them takes too long. The
    /// cells are numbered from 0. `tries` is the remaining number of tries, from which those needed are subtracted,
    /// even if the table was cached.
    pub fn table(&mut self, pattern: &SumPattern, digits: u8, most: usize, tries: &mut usize) -> Option<FillingTable> {
        let list = |tries: &mut usize| {
            let fillings = pattern.fillings(most, tries);
            fillings.map(|fillings| FillingTable::new((0..pattern.cells()).collect(), digits, &fillings))
        };
        if *tries < MAX_TRIES {
            // The outcome may depend on the remaining number of tries, so it is not cached.
            return list(tries);
        }
        let last = self.layouts;
        if let Some(kept) = self.tables.get_mut(pattern).filter(|kept| kept.value.most == most) {
            kept.last_used = last;
            *tries = tries.saturating_sub(kept.value.tries);
            return kept.value.table.clone();
        }
        let before = *tries;
        let table = list(tries);
        if *tries == 0 {
            // The table may have needed more tries than were left, so it is not cached.
            return table;
        }
        let what = ListedTable { table: table.clone(), most, tries: before - *tries };
        self.tables.insert(pattern.clone(), CacheEntry { value: what, last_used: last });
        table
    }

    /// Returns the word of an automaton over `length` cells; `differ` is true if these cells differ from each other.
    pub fn word(&mut self, length: usize, differ: bool, automaton: &Automaton) -> WordId {
        let is_it = |kept: &CacheEntry<CachedWord>| {
            (kept.value.length, kept.value.differ) == (length, differ) && kept.value.automaton == *automaton
        };
        let at = self.words.iter().position(is_it).unwrap_or_else(|| {
            self.numbers += 1;
            let unrolled = unroll(length, automaton, differ);
            let (number, automaton) = (self.numbers, automaton.clone());
            let what = CachedWord { number, length, differ, automaton, unrolled, net: None };
            self.words.push(CacheEntry { value: what, last_used: 0 });
            self.words.len() - 1
        });
        self.words[at].last_used = self.layouts;
        WordId(at)
    }

    /// Returns whether the cells of a word differ and there are as many cells as digits.
    pub fn is_of_house(&self, word: WordId) -> bool {
        let CachedWord { length, differ, automaton, .. } = &self.words[word.0].value;
        *differ && *length == usize::from(automaton.digits())
    }

    /// Returns the net of a word.
    pub fn net(&mut self, word: WordId) -> Arc<StateNet> {
        let CachedWord { unrolled, automaton, net, .. } = &mut self.words[word.0].value;
        Arc::clone(net.get_or_insert_with(|| Arc::new(StateNet::new(unrolled, automaton.digits().into()))))
    }

    /// Returns the net of two words that read a house from its two ends, in the direction of the first one; None if it
    /// has too many states.
    pub fn joint(&mut self, first: WordId, second: WordId) -> Option<Arc<StateNet>> {
        let [first, second] = [first, second].map(|word| &self.words[word.0].value);
        let last = self.layouts;
        let new = || {
            let net = StateNet::of_both(&first.unrolled, &second.unrolled, first.length);
            CacheEntry { value: net.map(Arc::new), last_used: last }
        };
        // The numbers of the words are the key, as they stay the same when an eviction changes the positions of other
        // words.
        let kept = self.joint.entry((first.number, second.number)).or_insert_with(new);
        kept.last_used = last;
        kept.value.clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Digit;
    use crate::solve::native::shapes::sums::RangedSum;

    /// Returns an automaton for digits that never decrease.
    fn rising(digits: u8) -> Automaton {
        let step = |last: &usize, digit: Digit| (digit.index() >= *last).then_some(digit.index());
        Automaton::explore(digits, 0, step, |_| true)
    }

    fn pattern(cells: usize, total: i64) -> SumPattern {
        let sum = RangedSum { terms: (0..cells).map(|cell| (1, cell)).collect(), min: total, max: total };
        SumPattern::new(&[&sum], |_, _| true, 9).unwrap().0
    }

    /// Returns all fillings of a table.
    fn fillings(table: FillingTable) -> Vec<Vec<(usize, usize)>> {
        let mut all = vec![Vec::new(); table.count()];
        for (place, digit) in (0..table.cells.len()).flat_map(|place| (0..9).map(move |digit| (place, digit))) {
            table.fillings_with(place, digit).for_each(|filling| all[filling].push((place, digit)));
        }
        all
    }

    #[test]
    fn what_is_kept_is_what_would_be_made_and_takes_the_same_tries() {
        let mut stock = LayoutCache::default();
        // Six different digits that total 30 have too many fillings.
        for (cells, total) in [(3, 10), (6, 30), (3, 10), (6, 30), (2, 18)] {
            stock.begin_layout();
            let (mut tries, mut anew) = (60_000, 60_000);
            let kept = stock.table(&pattern(cells, total), 9, 512, &mut tries).map(fillings);
            assert_eq!(kept, LayoutCache::default().table(&pattern(cells, total), 9, 512, &mut anew).map(fillings));
            assert_eq!(tries, anew);
            assert_eq!(kept.is_some(), cells < 6);
        }
        // With fewer tries left, nothing is taken from the stock, as the cached result may have needed more tries.
        let (mut few, mut anew) = (100, 100);
        let one = stock.table(&pattern(6, 30), 9, 512, &mut few).map(fillings);
        assert_eq!((one, few), (LayoutCache::default().table(&pattern(6, 30), 9, 512, &mut anew).map(fillings), anew));
        assert_eq!(stock.tables.len(), 3);
    }

    #[test]
    fn words_and_joint_words_are_made_once_until_they_are_forgotten() {
        let mut stock = LayoutCache::default();
        let words = |stock: &mut LayoutCache| {
            stock.begin_layout();
            let [one, other] = [rising(4), rising(4)].map(|automaton| stock.word(4, true, &automaton));
            assert_eq!(one, other);
            let all_kinds = [(4, false), (3, true)].map(|(length, differ)| stock.word(length, differ, &rising(4)));
            assert!(all_kinds.iter().all(|&word| word != one && !stock.is_of_house(word)) && stock.is_of_house(one));
            (stock.net(one), stock.joint(one, all_kinds[0]).unwrap())
        };
        let (net, joint) = words(&mut stock);
        let (again, joint_again) = words(&mut stock);
        assert!(Arc::ptr_eq(&net, &again) && Arc::ptr_eq(&joint, &joint_again));
        (0..MAX_UNUSED_LAYOUTS).for_each(|_| stock.begin_layout());
        assert_eq!((stock.words.len(), stock.joint.len()), (3, 1));
        stock.begin_layout();
        assert_eq!((stock.words.len(), stock.joint.len()), (0, 0));
        assert!(!Arc::ptr_eq(&net, &words(&mut stock).0));
    }

    #[test]
    fn a_stock_that_is_too_large_keeps_the_last_layout_alone() {
        let mut stock = LayoutCache::default();
        let mut layouts = 0;
        // Each layout has one more word than the last, and a table.
        while stock.bytes() <= MAX_BYTES && layouts < MAX_UNUSED_LAYOUTS as usize {
            stock.begin_layout();
            layouts += 1;
            stock.table(&pattern(4, 10 + layouts as i64), 9, 512, &mut 60_000);
            for digits in 9..9 + layouts as u8 {
                let any = |last: &(usize, usize), digit: Digit| Some((last.1, digit.index()));
                let word = stock.word(30, false, &Automaton::explore(digits, (0, 0), any, |_| true));
                stock.net(word);
            }
        }
        assert!(layouts > 1 && stock.bytes() > MAX_BYTES, "{layouts} layouts, {} bytes", stock.bytes());
        stock.begin_layout();
        assert!(stock.tables.len() == 1 && stock.words.len() == layouts);
    }
}
