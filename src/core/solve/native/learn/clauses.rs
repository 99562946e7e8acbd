//! The clauses of three or more literals, given and learned, consecutively in one array. Clauses of two literals are
//! only in the watches.
//!
//! Learned clauses are rated by the number of decision levels they span, their LBD (G. Audemard, L. Simon, *Predicting
//! Learnt Clauses Quality in Modern SAT Solvers*, IJCAI 2009), and by recent use (C. Oh, *Between SAT and UNSAT: The
//! Fundamental Difference in CDCL SAT*, SAT 2015: the best are kept, the middle tier is kept while in use, the others
//! compete). Fewer clauses not only mean fewer visits: they also stay in the processor's cache.

use super::literal::Lit;

/// A reference to a clause: the position of its first literal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct ClauseId(u32);

impl ClauseId {
    /// The id of no clause. Ids are packed, as each assignment stores one.
    pub const NONE: ClauseId = ClauseId(u32::MAX);

    pub const fn new(start: usize) -> ClauseId {
        ClauseId(start as u32)
    }
}

/// The number of words before the literals of a clause: the number of literals, the position from which to search for
/// one that is not false (I. Gent, *Optimal Implementation of Watched Literals and More General Techniques*, JAIR 48,
/// 2013), and the rating.
const HEADER_WORDS: usize = 3;

/// The largest span of learned clauses that are kept for good.
const BEST_SPAN: u32 = 2;

/// The largest span of learned clauses that are kept for longer after use.
const MIDDLE_TIER_SPAN: u32 = 6;

/// The rating of a clause.
#[derive(Clone, Copy, Debug)]
struct ClauseRating {
    /// The number of decision levels that the clause spans; 0 for a given clause.
    span: u32,
    /// The number of reductions that it survives without being used again.
    used: u32,
}

impl ClauseRating {
    const USED_BITS: u32 = 2;

    fn from_word(word: usize) -> ClauseRating {
        ClauseRating {
            span: word as u32 >> ClauseRating::USED_BITS,
            used: word as u32 & ((1 << ClauseRating::USED_BITS) - 1),
        }
    }

    fn word(self) -> Lit {
        Lit::from_word(self.span << ClauseRating::USED_BITS | self.used)
    }
}

/// All clauses of three or more literals.
#[derive(Debug, Default)]
pub(super) struct ClauseStore {
    /// Header and literals of one clause after another, so that opening a clause reads one place of memory.
    words: Vec<Lit>,
}

impl ClauseStore {
    /// Adds a clause. `span` is the number of decision levels that a learned clause spans, the fewer the better; 0 for
    /// a given clause, which is kept for good.
    pub fn add(&mut self, literals: &[Lit], span: u32) -> ClauseId {
        let id = ClauseId::new(self.words.len() + HEADER_WORDS);
        // A new learned clause survives one reduction, as it had little time to be used.
        let standing = ClauseRating { span, used: u32::from(span > 0) };
        // The first two literals are watched, so that the search for another one begins at 2.
        self.words.extend([Lit::from_word(literals.len() as u32), Lit::from_word(2), standing.word()]);
        self.words.extend_from_slice(literals);
        id
    }

    fn len(&self, id: ClauseId) -> usize {
        self.words[id.0 as usize - HEADER_WORDS].index()
    }

    fn rating(&self, id: ClauseId) -> ClauseRating {
        ClauseRating::from_word(self.words[id.0 as usize - 1].index())
    }

    fn set_rating(&mut self, id: ClauseId, standing: ClauseRating) {
        self.words[id.0 as usize - 1] = standing.word();
    }

    pub fn get(&self, id: ClauseId) -> &[Lit] {
        let (start, len) = (id.0 as usize, self.len(id));
        &self.words[start..start + len]
    }

    /// Returns the literals, and the position from which to search for one that is not false.
    pub fn literals_to_search(&mut self, id: ClauseId) -> (&mut [Lit], usize) {
        let (start, len) = (id.0 as usize, self.len(id));
        let place = self.words[start - 2].index();
        (&mut self.words[start..start + len], place)
    }

    /// Sets the position from which the next search begins.
    pub fn set_search_start(&mut self, id: ClauseId, place: usize) {
        self.words[id.0 as usize - 2] = Lit::from_word(place as u32);
    }

    /// Records that a clause took part in a conflict. `span` is called if its span may have decreased.
    pub fn record_use(&mut self, id: ClauseId, span: impl FnOnce(&[Lit]) -> u32) {
        let ClauseRating { span: known, used } = self.rating(id);
        // Given clauses and the best learned ones are kept for good and need no rating.
        if known > BEST_SPAN {
            let span = span(self.get(id)).min(known);
            let used = used.max(if span <= MIDDLE_TIER_SPAN { 2 } else { 1 });
            self.set_rating(id, ClauseRating { span, used });
        }
    }

    fn all(&self) -> impl Iterator<Item = ClauseId> {
        // Clauses follow each other without gaps, so that the length of one leads to the next.
        let mut start = HEADER_WORDS;
        std::iter::from_fn(move || {
            let id = (start < self.words.len()).then_some(ClauseId::new(start))?;
            start += self.len(id) + HEADER_WORDS;
            Some(id)
        })
    }

    /// Deletes the worse half of the learned clauses without recent use, and all clauses that `is_satisfied` reports as
    /// permanently true, but none of `keep`. Returns the new ids of the clauses.
    pub fn reduce(&mut self, keep: &[ClauseId], is_satisfied: impl Fn(&[Lit]) -> bool) -> NewIds {
        let mut keep = keep.to_vec();
        keep.sort_unstable_by_key(|id| id.0);
        let kept = |id: ClauseId| keep.binary_search_by_key(&id.0, |kept| kept.0).is_ok();
        let mut worst = Vec::new();
        let all: Vec<ClauseId> = self.all().collect();
        for &id in &all {
            let ClauseRating { span, used } = self.rating(id);
            if span > BEST_SPAN {
                match used {
                    0 => worst.push((span, self.len(id), id.0)),
                    _ => self.set_rating(id, ClauseRating { span, used: used - 1 }),
                }
            }
        }
        // The largest span is the worst, then the greatest length; the position makes the order unique.
        worst.sort_unstable_by_key(|&(span, len, start)| std::cmp::Reverse((span, len, start)));
        worst.truncate(worst.len() / 2);
        let mut gone: Vec<u32> = worst.into_iter().map(|(_, _, start)| start).collect();
        gone.sort_unstable();
        let mut words = Vec::with_capacity(self.words.len());
        for &id in &all {
            let goes = gone.binary_search(&id.0).is_ok() || is_satisfied(self.get(id));
            let new = if goes && !kept(id) {
                ClauseId::NONE
            } else {
                let start = id.0 as usize;
                words.extend_from_slice(&self.words[start - HEADER_WORDS..start + self.len(id)]);
                ClauseId::new(words.len() - self.len(id))
            };
            // The new id replaces the rating, which is not needed any more.
            self.words[id.0 as usize - 1] = Lit::from_word(new.0);
        }
        NewIds(std::mem::replace(&mut self.words, words))
    }
}

/// The clauses before a reduction, each with its new id.
pub(super) struct NewIds(Vec<Lit>);

impl NewIds {
    /// Returns the new id of a clause; None if it was deleted.
    pub fn of(&self, old: ClauseId) -> Option<ClauseId> {
        let new = ClauseId(self.0[old.0 as usize - 1].index() as u32);
        (new != ClauseId::NONE).then_some(new)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn literals(from: usize, len: usize) -> Vec<Lit> {
        (from..from + len).map(Lit::yes).collect()
    }

    #[test]
    fn the_worse_half_is_deleted() {
        let mut clauses = ClauseStore::default();
        let given = clauses.add(&literals(0, 30), 0);
        let best = clauses.add(&literals(1, 9), 2);
        let spans: Vec<ClauseId> = (10..20).map(|span| clauses.add(&literals(span, 5), span as u32)).collect();
        // New clauses survive one reduction.
        let ids = clauses.reduce(&[], |_| false);
        let renamed = |old: &[ClauseId], ids: &NewIds| old.iter().map(|&id| ids.of(id)).collect::<Vec<_>>();
        let spans: Vec<ClauseId> = renamed(&spans, &ids).into_iter().flatten().collect();
        assert_eq!(spans.len(), 10);
        // One is used, one is a reason.
        clauses.record_use(spans[8], |_| 17);
        let ids = clauses.reduce(&[spans[9]], |literals| literals.contains(&Lit::yes(10)) && literals.len() == 5);
        let left = renamed(&spans, &ids);
        let here: Vec<bool> = left.iter().map(Option::is_some).collect();
        // Of nine that compete, the worst four are deleted if possible; the first is permanently true.
        assert_eq!(here, [false, true, true, true, true, false, false, false, true, true]);
        assert_eq!(clauses.get(left[8].unwrap()), literals(18, 5));
        assert_eq!(clauses.all().count(), 8);
        for (id, expected) in [(given, literals(0, 30)), (best, literals(1, 9))] {
            assert_eq!(clauses.get(ids.of(id).unwrap()), expected);
        }
    }
}
