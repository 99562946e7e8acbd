//! The clauses of three literals and more, given and learned, end to end in one array. Those of two are in the watches
//! alone.
//!
//! Learned clauses are judged by how many decisions they span, their LBD (G. Audemard, L. Simon, *Predicting Learnt
//! Clauses Quality in Modern SAT Solvers*, IJCAI 2009) and by whether they were of use lately (C. Oh, *Between SAT
//! and UNSAT: The Fundamental Difference in CDCL SAT*, SAT 2015: the best are kept, the middling while they are used,
//! the others compete). Fewer clauses are not only fewer to visit: they stay in the cache.

use super::literal::Lit;

/// Which clause: where its literals begin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct ClauseId(u32);

impl ClauseId {
    /// No clause.
    pub const NONE: ClauseId = ClauseId(u32::MAX);

    pub const fn new(start: usize) -> ClauseId {
        ClauseId(start as u32)
    }
}

/// How many words come before the literals of a clause: how many literals there are, where the search for one that is
/// not false goes on (I. Gent, *Optimal Implementation of Watched Literals and More General Techniques*, JAIR 48,
/// 2013), and the standing.
const HEAD: usize = 3;

/// Learned clauses that span no more decisions stay.
const BEST: u32 = 2;

/// Learned clauses that span no more decisions stay for longer after they were used.
const MIDDLING: u32 = 6;

/// What a clause is worth.
#[derive(Clone, Copy, Debug)]
struct Standing {
    /// How many decisions the clause spans; 0 for one that was given.
    span: u32,
    /// How many reductions it outlives without being used again.
    used: u32,
}

impl Standing {
    const USED_BITS: u32 = 2;

    fn from_word(word: usize) -> Standing {
        Standing { span: word as u32 >> Standing::USED_BITS, used: word as u32 & ((1 << Standing::USED_BITS) - 1) }
    }

    fn word(self) -> Lit {
        Lit::from_word(self.span << Standing::USED_BITS | self.used)
    }
}

/// All clauses of three literals and more.
#[derive(Debug, Default)]
pub(super) struct Clauses {
    /// Head and literals of one clause after the other: to open a clause is to read one place of memory.
    words: Vec<Lit>,
}

impl Clauses {
    /// Adds a clause. `span`: how many decisions a learned clause spans, few being good; 0 for a clause that was
    /// given and stays.
    pub fn add(&mut self, literals: &[Lit], span: u32) -> ClauseId {
        let id = ClauseId::new(self.words.len() + HEAD);
        let standing = Standing { span, used: u32::from(span > 0) };
        self.words.extend([Lit::from_word(literals.len() as u32), Lit::from_word(2), standing.word()]);
        self.words.extend_from_slice(literals);
        id
    }

    fn len(&self, id: ClauseId) -> usize {
        self.words[id.0 as usize - HEAD].index()
    }

    fn standing(&self, id: ClauseId) -> Standing {
        Standing::from_word(self.words[id.0 as usize - 1].index())
    }

    fn set_standing(&mut self, id: ClauseId, standing: Standing) {
        self.words[id.0 as usize - 1] = standing.word();
    }

    pub fn get(&self, id: ClauseId) -> &[Lit] {
        let (start, len) = (id.0 as usize, self.len(id));
        &self.words[start..start + len]
    }

    /// The literals, and from which of them on to look for one that is not false.
    pub fn open(&mut self, id: ClauseId) -> (&mut [Lit], usize) {
        let (start, len) = (id.0 as usize, self.len(id));
        let place = self.words[start - 2].index();
        (&mut self.words[start..start + len], place)
    }

    /// Where the next look begins.
    pub fn look_from(&mut self, id: ClauseId, place: usize) {
        self.words[id.0 as usize - 2] = Lit::from_word(place as u32);
    }

    /// A clause took part in a conflict; its span is asked for where it may have become less.
    pub fn used(&mut self, id: ClauseId, span: impl FnOnce(&[Lit]) -> u32) {
        let Standing { span: known, used } = self.standing(id);
        if known > BEST {
            let span = span(self.get(id)).min(known);
            let used = used.max(if span <= MIDDLING { 2 } else { 1 });
            self.set_standing(id, Standing { span, used });
        }
    }

    fn all(&self) -> impl Iterator<Item = ClauseId> {
        let mut start = HEAD;
        std::iter::from_fn(move || {
            let id = (start < self.words.len()).then_some(ClauseId::new(start))?;
            start += self.len(id) + HEAD;
            Some(id)
        })
    }

    /// Deletes the worse half of the learned clauses that were not used lately, and all clauses that `is_satisfied`
    /// says hold for good, but none of `keep`. Hands over the new ids of the clauses.
    pub fn reduce(&mut self, keep: &[ClauseId], is_satisfied: impl Fn(&[Lit]) -> bool) -> NewIds {
        let mut keep = keep.to_vec();
        keep.sort_unstable_by_key(|id| id.0);
        let kept = |id: ClauseId| keep.binary_search_by_key(&id.0, |kept| kept.0).is_ok();
        let mut worst = Vec::new();
        let all: Vec<ClauseId> = self.all().collect();
        for &id in &all {
            let Standing { span, used } = self.standing(id);
            if span > BEST {
                match used {
                    0 => worst.push((span, self.len(id), id.0)),
                    _ => self.set_standing(id, Standing { span, used: used - 1 }),
                }
            }
        }
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
                words.extend_from_slice(&self.words[start - HEAD..start + self.len(id)]);
                ClauseId::new(words.len() - self.len(id))
            };
            // The new id takes the place of the standing, which is not needed any more.
            self.words[id.0 as usize - 1] = Lit::from_word(new.0);
        }
        NewIds(std::mem::replace(&mut self.words, words))
    }
}

/// The clauses before a reduction, each with its new id.
pub(super) struct NewIds(Vec<Lit>);

impl NewIds {
    /// The new id of a clause; None when it was deleted.
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
        let mut clauses = Clauses::default();
        let given = clauses.add(&literals(0, 30), 0);
        let best = clauses.add(&literals(1, 9), 2);
        let spans: Vec<ClauseId> = (10..20).map(|span| clauses.add(&literals(span, 5), span as u32)).collect();
        // As new ones they outlive one reduction.
        let ids = clauses.reduce(&[], |_| false);
        let renamed = |old: &[ClauseId], ids: &NewIds| old.iter().map(|&id| ids.of(id)).collect::<Vec<_>>();
        let spans: Vec<ClauseId> = renamed(&spans, &ids).into_iter().flatten().collect();
        assert_eq!(spans.len(), 10);
        // One is used, one is a reason.
        clauses.used(spans[8], |_| 17);
        let ids = clauses.reduce(&[spans[9]], |literals| literals.contains(&Lit::yes(10)) && literals.len() == 5);
        let left = renamed(&spans, &ids);
        let here: Vec<bool> = left.iter().map(Option::is_some).collect();
        // Of nine that compete the worst four go, if they may; the first holds for good.
        assert_eq!(here, [false, true, true, true, true, false, false, false, true, true]);
        assert_eq!(clauses.get(left[8].unwrap()), literals(18, 5));
        assert_eq!(clauses.all().count(), 8);
        for (id, expected) in [(given, literals(0, 30)), (best, literals(1, 9))] {
            assert_eq!(clauses.get(ids.of(id).unwrap()), expected);
        }
    }
}
