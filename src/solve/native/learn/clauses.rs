//! The clauses, given and learned, each watched by two of its literals.

use super::literal::Lit;

/// Which clause.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct ClauseId(u32);

#[derive(Debug)]
struct Clause {
    start: usize,
    len: usize,
    /// How many decisions it spans; 0 for a clause that was given and stays. Few is good.
    span: u32,
}

/// A clause that watches a literal, and another literal of it: while that one is true the clause need not be opened.
#[derive(Clone, Copy, Debug)]
pub(super) struct Watch {
    pub clause: ClauseId,
    pub blocker: Lit,
}

#[derive(Debug, Default)]
pub(super) struct Clauses {
    clauses: Vec<Clause>,
    literals: Vec<Lit>,
    /// For each literal the clauses that have to be looked at when it becomes false.
    pub watches: Vec<Vec<Watch>>,
    learned: usize,
}

impl Clauses {
    /// Room for the literals of one more variable.
    pub fn add_var(&mut self) {
        self.watches.extend([Vec::new(), Vec::new()]);
    }

    /// Adds a clause of two literals at least, the first two of which it watches.
    pub fn add(&mut self, literals: &[Lit], span: u32) -> ClauseId {
        let id = ClauseId(self.clauses.len() as u32);
        self.clauses.push(Clause { start: self.literals.len(), len: literals.len(), span });
        self.literals.extend_from_slice(literals);
        self.learned += usize::from(span > 0);
        self.watches[literals[0].index()].push(Watch { clause: id, blocker: literals[1] });
        self.watches[literals[1].index()].push(Watch { clause: id, blocker: literals[0] });
        id
    }

    pub fn get(&self, id: ClauseId) -> &[Lit] {
        let Clause { start, len, .. } = self.clauses[id.0 as usize];
        &self.literals[start..start + len]
    }

    pub fn get_mut(&mut self, id: ClauseId) -> &mut [Lit] {
        let Clause { start, len, .. } = self.clauses[id.0 as usize];
        &mut self.literals[start..start + len]
    }

    pub fn learned(&self) -> usize {
        self.learned
    }

    /// Forgets the worse half of the learned clauses, but those of two decisions and those that `keep` wants. Hands over
    /// how the clauses are called from now on; gone ones have no name.
    pub fn forget(&mut self, keep: impl Fn(ClauseId) -> bool) -> Vec<Option<ClauseId>> {
        let mut spans: Vec<u32> = self.clauses.iter().map(|clause| clause.span).filter(|&span| span > 0).collect();
        spans.sort_unstable();
        let middle = spans.get(spans.len() / 2).copied().unwrap_or(0);
        let mut names = Vec::with_capacity(self.clauses.len());
        let (mut kept, mut literals) = (Vec::new(), Vec::with_capacity(self.literals.len()));
        for (index, clause) in self.clauses.iter().enumerate() {
            let good = clause.span <= 2 || clause.span < middle || keep(ClauseId(index as u32));
            names.push(good.then(|| {
                kept.push(Clause { start: literals.len(), ..*clause });
                literals.extend_from_slice(&self.literals[clause.start..clause.start + clause.len]);
                ClauseId(kept.len() as u32 - 1)
            }));
        }
        (self.clauses, self.literals) = (kept, literals);
        self.learned = self.clauses.iter().filter(|clause| clause.span > 0).count();
        for watches in &mut self.watches {
            watches.retain_mut(|watch| match names[watch.clause.0 as usize] {
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

impl ClauseId {
    /// What the clause is called after clauses were forgotten.
    pub fn renamed(self, names: &[Option<ClauseId>]) -> Option<ClauseId> {
        names[self.0 as usize]
    }
}
