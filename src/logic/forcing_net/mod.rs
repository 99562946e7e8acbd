//! Forcing nets: all consequences of a claim, where a consequence may depend on several others. Static nets use only
//! the links of the position. Dynamic nets also use the cells and houses in which candidates were eliminated on the way
//! and, once that gives nothing more, rules and optionally some simple techniques.

mod builder;

use std::cell::RefCell;
use std::collections::VecDeque;

use self::builder::NetBuilder;
use super::links::Links;
use super::position::SolvingPosition;
use super::step::{Claim, claim};

/// The inferences that a net may use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct NetScope {
    /// True if the net also uses the cells and houses in which it has eliminated candidates (a dynamic net).
    pub(super) dynamic: bool,
    /// True if the net follows only the digit of its first claim.
    pub(super) one_digit: bool,
    /// True if locked candidates, pairs and X-wings are used when links give nothing more.
    pub(super) techniques: bool,
}

/// A claim as a number: twice the candidate, plus one if it is on.
type ClaimNumber = u32;

/// A claim of a net, with the location of its parents.
#[derive(Clone, Copy, Debug)]
struct NetEntry {
    node: ClaimNumber,
    /// The start of its parents in `arena`.
    start: u32,
    count: u16,
    /// A lower bound for the number of claims that lead to this claim, which is counted too.
    depth: u16,
}

/// All consequences of a claim, each with its parents.
#[derive(Clone, Debug)]
pub(super) struct ForcingNet {
    /// The claims in the order in which they were found.
    entries: Vec<NetEntry>,
    /// The parents of all claims, as indices into `entries`.
    arena: Vec<u32>,
    /// For each claim about a live candidate, its index in `entries` plus one; 0 for none.
    at: Vec<u16>,
    /// The two claims that contradict each other, as indices into `entries`.
    pub(super) contradiction: Option<(u32, u32)>,
    /// True if claims were left out because they were too deep.
    cut: bool,
}

/// A dense numbering of the live candidates, in both directions.
#[derive(Clone, Debug)]
pub(super) struct LiveCandidates {
    pub(super) candidates: Vec<u32>,
    numbers: Vec<u32>,
}

impl LiveCandidates {
    pub(super) fn new(links: &Links) -> LiveCandidates {
        let mut of = vec![u32::MAX; links.candidate_count()];
        for (at, &candidate) in links.candidates.iter().enumerate() {
            of[candidate as usize] = at as u32;
        }
        LiveCandidates { candidates: links.candidates.clone(), numbers: of }
    }

    /// Returns the number of a candidate, if it is a candidate of an open cell.
    pub(super) fn number(&self, candidate: usize) -> Option<usize> {
        let number = self.numbers[candidate];
        (number != u32::MAX).then_some(number as usize)
    }
}

/// A pool of discarded nets. Large boards have thousands at a position, and freeing and reallocating their memory would
/// take longer than filling it.
#[derive(Debug, Default)]
pub(super) struct NetPool(RefCell<Vec<ForcingNet>>);

/// A clone starts with an empty pool.
impl Clone for NetPool {
    fn clone(&self) -> NetPool {
        NetPool::default()
    }
}

impl NetPool {
    pub(super) fn recycle(&self, reaches: impl Iterator<Item = ForcingNet>) {
        self.0.borrow_mut().extend(reaches);
    }

    /// Returns an empty net for this many claims.
    fn take(&self, claims: usize) -> ForcingNet {
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

impl ForcingNet {
    /// Computes the consequences of a claim about a live candidate that are less than `bound` claims deep.
    pub(super) fn from(net: &NetContext<'_>, live: usize, holds: bool, bound: usize) -> ForcingNet {
        let mut scratch = net.scratch.take();
        let mut reach = net.position.net_pool.take(2 * net.live.candidates.len());
        scratch.begin(net);
        let mut builder = NetBuilder { net, forcing_net: &mut reach, scratch, bound, applied: 0 };
        builder.run(2 * live as u32 + u32::from(holds));
        let mut scratch = std::mem::take(&mut builder.scratch);
        if let Some(left) = &mut scratch.left {
            left.restore(net, &reach);
        }
        net.scratch.replace(scratch);
        reach
    }

    /// Returns whether the net is complete, so that a larger bound finds nothing more.
    pub(super) fn is_complete(&self) -> bool {
        !self.cut
    }

    /// Returns the index of a claim in the net.
    pub(super) fn place(&self, node: ClaimNumber) -> Option<usize> {
        usize::from(self.at[node as usize]).checked_sub(1)
    }

    /// Iterates over the claims of the net.
    pub(super) fn nodes(&self) -> impl Iterator<Item = ClaimNumber> + '_ {
        self.entries.iter().map(|entry| entry.node)
    }

    /// Returns a lower bound for the number of claims that lead to the one at this index.
    pub(super) fn min_depth(&self, place: usize) -> usize {
        usize::from(self.entries[place].depth)
    }

    fn parents(&self, place: usize) -> &[u32] {
        let entry = self.entries[place];
        &self.arena[entry.start as usize..][..usize::from(entry.count)]
    }

    /// Returns the indices of the claims that lead to the one at this index, including itself.
    pub(super) fn ancestors(&self, place: usize) -> Vec<usize> {
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

    /// Returns the inferences that lead to the claim at this index.
    pub(super) fn links(&self, net: &NetContext<'_>, place: usize) -> Vec<(Claim, Claim)> {
        let claim_at = |at: usize| {
            let node = self.entries[at].node;
            claim(net.position, net.live.candidates[node as usize / 2] as usize, node % 2 == 1)
        };
        // In the order of the net, every claim comes after its parents.
        let mut ancestors = self.ancestors(place);
        ancestors.sort_unstable();
        let links = ancestors
            .iter()
            .flat_map(|&at| self.parents(at).iter().map(move |&parent| (claim_at(parent as usize), claim_at(at))));
        links.collect()
    }
}

/// The data shared by the nets of a position.
pub(super) struct NetContext<'n> {
    pub(super) position: &'n SolvingPosition<'n>,
    pub(super) links: &'n Links,
    pub(super) live: &'n LiveCandidates,
    pub(super) scope: NetScope,
    pub(super) scratch: RefCell<NetScratch<'n>>,
}

/// Buffers that are reused from one net to the next, to avoid allocation.
#[derive(Default)]
pub(super) struct NetScratch<'n> {
    /// The remaining candidates, for dynamic nets.
    left: Option<RemainingCandidates>,
    /// A position for techniques, created when first needed.
    position: Option<SolvingPosition<'n>>,
    on: VecDeque<u32>,
    off: VecDeque<u32>,
    parents: Vec<u32>,
}

impl NetScratch<'_> {
    fn begin(&mut self, net: &NetContext<'_>) {
        self.on.clear();
        self.off.clear();
        if net.scope.dynamic && self.left.is_none() {
            self.left = Some(RemainingCandidates::new(net.position));
        }
    }
}

/// The candidates of cells and the places of groups that remain after the eliminations of the net.
struct RemainingCandidates {
    candidates: Vec<u32>,
    places: Vec<u32>,
}

impl RemainingCandidates {
    fn new(position: &SolvingPosition<'_>) -> RemainingCandidates {
        RemainingCandidates { candidates: position.candidates.clone(), places: position.all_places().to_vec() }
    }

    fn remove(&mut self, net: &NetContext<'_>, candidate: usize) {
        let layout = net.position.layout;
        let (cell, digit) = (candidate / layout.digits, candidate % layout.digits);
        self.candidates[cell] &= !(1 << digit);
        for &(group, place) in &layout.groups_of[cell] {
            self.places[usize::from(group) * layout.digits + digit] &= !(1 << place);
        }
    }

    /// Restores all candidates eliminated in a net.
    fn restore(&mut self, net: &NetContext<'_>, reach: &ForcingNet) {
        let layout = net.position.layout;
        // Undo only what this net eliminated, which is far less than copying the position.
        for node in reach.nodes().filter(|node| node % 2 == 0) {
            let candidate = net.live.candidates[node as usize / 2] as usize;
            let (cell, digit) = (candidate / layout.digits, candidate % layout.digits);
            self.candidates[cell] = net.position.candidates[cell];
            for &(group, _) in &layout.groups_of[cell] {
                let at = usize::from(group) * layout.digits + digit;
                self.places[at] = net.position.all_places()[at];
            }
        }
    }
}
