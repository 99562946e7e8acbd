//! The consequences of a claim, as data.

use std::cell::RefCell;

/// A claim as a number: twice the candidate, plus one if it is on.
pub type ClaimNumber = u32;

/// A claim of a net, with the location of its parents.
#[derive(Clone, Copy, Debug)]
pub struct NetEntry {
    /// The claim.
    pub node: ClaimNumber,
    /// The start of its parents in `arena`.
    pub start: u32,
    /// The number of its parents.
    pub count: u16,
    /// A lower bound for the number of claims that lead to this claim, which is counted too.
    pub depth: u16,
}

/// All consequences of a claim, each with its parents.
#[derive(Clone, Debug)]
pub struct ForcingNet {
    /// The claims in the order in which they were found.
    pub entries: Vec<NetEntry>,
    /// The parents of all claims, as indices into `entries`.
    pub arena: Vec<u32>,
    /// For each claim about a live candidate, its index in `entries` plus one; 0 for none.
    pub at: Vec<u16>,
    /// The two claims that contradict each other, as indices into `entries`.
    pub contradiction: Option<(u32, u32)>,
    /// True if claims were left out because they were too deep.
    pub cut: bool,
}

impl ForcingNet {
    /// Returns whether the net is complete, so that a larger bound finds nothing more.
    pub fn is_complete(&self) -> bool {
        !self.cut
    }

    /// Returns the index of a claim in the net.
    pub fn place(&self, node: ClaimNumber) -> Option<usize> {
        usize::from(self.at[node as usize]).checked_sub(1)
    }

    /// Iterates over the claims of the net.
    pub fn nodes(&self) -> impl Iterator<Item = ClaimNumber> + '_ {
        self.entries.iter().map(|entry| entry.node)
    }

    /// Returns a lower bound for the number of claims that lead to the one at this index.
    pub fn min_depth(&self, place: usize) -> usize {
        usize::from(self.entries[place].depth)
    }

    /// Returns the indices of the parents of the claim at this index.
    pub fn parents(&self, place: usize) -> &[u32] {
        let entry = self.entries[place];
        &self.arena[entry.start as usize..][..usize::from(entry.count)]
    }

    /// Returns the indices of the claims that lead to the one at this index, including itself.
    pub fn ancestors(&self, place: usize) -> Vec<usize> {
        // Parents come before what follows from them, so no index is larger than `place`.
        let mut seen = vec![false; place + 1];
        let (mut found, mut waiting) = (Vec::new(), vec![place]);
        while let Some(at) = waiting.pop() {
            if std::mem::replace(&mut seen[at], true) {
                continue;
            }
            found.push(at);
            waiting.extend(self.parents(at).iter().map(|&parent| parent as usize));
        }
        found
    }
}

/// A pool of discarded nets. Large boards have thousands at a position, and freeing and reallocating their memory would
/// take longer than filling it.
#[derive(Debug, Default)]
pub struct NetPool(RefCell<Vec<ForcingNet>>);

/// A clone starts with an empty pool.
impl Clone for NetPool {
    fn clone(&self) -> NetPool {
        NetPool::default()
    }
}

impl NetPool {
    /// Adds discarded nets.
    pub fn recycle(&self, reaches: impl Iterator<Item = ForcingNet>) {
        self.0.borrow_mut().extend(reaches);
    }

    /// Returns an empty net for this many claims.
    pub fn take(&self, claims: usize) -> ForcingNet {
        let mut reach = self.0.borrow_mut().pop().unwrap_or_else(|| ForcingNet {
            entries: Vec::new(),
            arena: Vec::new(),
            at: Vec::new(),
            contradiction: None,
            cut: false,
        });
        reach.entries.clear();
        reach.arena.clear();
        reach.at.clear();
        reach.at.resize(claims, 0);
        (reach.contradiction, reach.cut) = (None, false);
        reach
    }
}
