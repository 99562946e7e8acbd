//! The clauses, given and learned, each watched by two of its literals.

use super::literal::Lit;

/// Which clause: where its literals begin.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct ClauseId(u32);

/// A clause that watches a literal, and another literal of it: while that one is true the clause need not be opened.
#[derive(Clone, Copy, Debug)]
pub(super) struct Watch {
    pub clause: ClauseId,
    pub blocker: Lit,
}

/// How many words come before the literals of a clause: how many literals there are, and the span.
const HEAD: usize = 2;

#[derive(Debug, Default)]
pub(super) struct Clauses {
    /// Head and literals of one clause after the other: to open a clause is to read one place of memory.
    words: Vec<Lit>,
    /// For each literal the clauses that have to be looked at when it becomes false.
    pub watches: Vec<Vec<Watch>>,
    learned: usize,
}

impl Clauses {
    /// Room for the literals of one more variable.
    pub fn add_var(&mut self) {
        self.watches.extend([Vec::new(), Vec::new()]);
    }

    /// Adds a clause of two literals at least, the first two of which it watches. `span`: how many decisions a learned
    /// clause spans, few being good; 0 for a clause that was given and stays.
    pub fn add(&mut self, literals: &[Lit], span: u32) -> ClauseId {
        let id = ClauseId((self.words.len() + HEAD) as u32);
        self.words.extend([Lit::from_word(literals.len() as u32), Lit::from_word(span)]);
        self.words.extend_from_slice(literals);
        self.learned += usize::from(span > 0);
        self.watches[literals[0].index()].push(Watch { clause: id, blocker: literals[1] });
        self.watches[literals[1].index()].push(Watch { clause: id, blocker: literals[0] });
        id
    }

    fn len(&self, id: ClauseId) -> usize {
        self.words[id.0 as usize - HEAD].index()
    }

    fn span(&self, id: ClauseId) -> usize {
        self.words[id.0 as usize - 1].index()
    }

    pub fn get(&self, id: ClauseId) -> &[Lit] {
        let (start, len) = (id.0 as usize, self.len(id));
        &self.words[start..start + len]
    }

    pub fn get_mut(&mut self, id: ClauseId) -> &mut [Lit] {
        let (start, len) = (id.0 as usize, self.len(id));
        &mut self.words[start..start + len]
    }

    pub fn learned(&self) -> usize {
        self.learned
    }

    fn all(&self) -> impl Iterator<Item = ClauseId> {
        let mut start = HEAD;
        std::iter::from_fn(move || {
            let id = (start < self.words.len()).then_some(ClauseId(start as u32))?;
            start += self.len(id) + HEAD;
            Some(id)
        })
    }

    /// Forgets the worse half of the learned clauses, but those of two decisions and those that `keep` wants. Hands over
    /// how the clauses are called from now on.
    pub fn forget(&mut self, keep: impl Fn(ClauseId) -> bool) -> Names {
        let mut spans: Vec<usize> = self.all().map(|id| self.span(id)).filter(|&span| span > 0).collect();
        spans.sort_unstable();
        let middle = spans.get(spans.len() / 2).copied().unwrap_or(0);
        let mut words = Vec::with_capacity(self.words.len());
        let mut names = Vec::new();
        let mut learned = 0;
        for id in self.all() {
            let span = self.span(id);
            if span <= 2 || span < middle || keep(id) {
                let start = id.0 as usize;
                words.extend_from_slice(&self.words[start - HEAD..start + self.len(id)]);
                names.push((id, ClauseId((words.len() - self.len(id)) as u32)));
                learned += usize::from(span > 0);
            }
        }
        (self.words, self.learned) = (words, learned);
        let names = Names(names);
        for watches in &mut self.watches {
            watches.retain_mut(|watch| match names.new_name(watch.clause) {
                Some(name) => {
                    watch.clause = name;
                    true
                }
                None => false,
            });
        }
        names
    }
}

/// What the clauses that were kept are called now, by what they were called.
pub(super) struct Names(Vec<(ClauseId, ClauseId)>);

impl Names {
    pub fn new_name(&self, old: ClauseId) -> Option<ClauseId> {
        let place = self.0.binary_search_by_key(&old.0, |(old, _)| old.0).ok()?;
        Some(self.0[place].1)
    }
}
