//! The data that the nets of a position share.

use std::cell::RefCell;
use std::collections::VecDeque;

use super::super::links::Links;
use super::super::position::SolvingPosition;
use super::super::step::Claim;
use super::net::ForcingNet;

/// The inferences that a net may use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NetScope {
    /// True if the net also uses the cells and houses in which it has eliminated candidates (a dynamic net).
    pub dynamic: bool,
    /// True if the net follows only the digit of its first claim.
    pub one_digit: bool,
    /// True if locked candidates, pairs and X-wings are used when links give nothing more.
    pub techniques: bool,
}

/// A dense numbering of the live candidates, in both directions.
#[derive(Clone, Debug)]
pub struct LiveCandidates {
    pub candidates: Vec<u32>,
    numbers: Vec<Option<u32>>,
}

impl LiveCandidates {
    pub fn new(links: &Links) -> LiveCandidates {
        let mut of = vec![None; links.candidate_count()];
        for (at, &candidate) in links.candidates.iter().enumerate() {
            of[candidate as usize] = Some(at as u32);
        }
        LiveCandidates { candidates: links.candidates.clone(), numbers: of }
    }

    /// Returns the number of a candidate, if it is a candidate of an open cell.
    pub fn number(&self, candidate: usize) -> Option<usize> {
        self.numbers[candidate].map(|number| number as usize)
    }
}

/// The data shared by the nets of a position.
pub struct NetContext<'n> {
    pub position: &'n SolvingPosition<'n>,
    pub links: &'n Links,
    pub live: &'n LiveCandidates,
    pub scope: NetScope,
    pub scratch: RefCell<NetScratch<'n>>,
}

impl NetContext<'_> {
    /// Returns the inferences that lead to the claim at this index of a net.
    pub fn links_to(&self, net: &ForcingNet, place: usize) -> Vec<(Claim, Claim)> {
        let claim_at = |at: usize| {
            let node = net.entries[at].node;
            self.position.claim(self.live.candidates[node as usize / 2] as usize, node % 2 == 1)
        };
        // In the order of the net, every claim comes after its parents.
        let mut ancestors = net.ancestors(place);
        ancestors.sort_unstable();
        let links = ancestors
            .iter()
            .flat_map(|&at| net.parents(at).iter().map(move |&parent| (claim_at(parent as usize), claim_at(at))));
        links.collect()
    }
}

/// Buffers that are reused from one net to the next, to avoid allocation.
#[derive(Default)]
pub struct NetScratch<'n> {
    /// The remaining candidates, for dynamic nets.
    pub left: Option<RemainingCandidates>,
    /// A position for techniques, created when first needed.
    pub position: Option<SolvingPosition<'n>>,
    /// Claims that a candidate is on, as indices into the net, whose consequences are not known yet.
    pub on: VecDeque<u32>,
    /// The same for candidates that are off.
    pub off: VecDeque<u32>,
    /// The parents of the claim that is added next.
    pub parents: Vec<u32>,
}

impl NetScratch<'_> {
    /// Prepares the buffers for a new net.
    pub fn begin(&mut self, net: &NetContext<'_>) {
        self.on.clear();
        self.off.clear();
        if net.scope.dynamic && self.left.is_none() {
            self.left = Some(RemainingCandidates::new(net.position));
        }
    }
}

/// The candidates of cells and the places of groups that remain after the eliminations of the net.
pub struct RemainingCandidates {
    /// The candidates of each cell.
    pub candidates: Vec<u32>,
    /// The places of each digit in each group.
    pub places: Vec<u32>,
}

impl RemainingCandidates {
    /// Returns those of a position.
    pub fn new(position: &SolvingPosition<'_>) -> RemainingCandidates {
        RemainingCandidates { candidates: position.candidates.clone(), places: position.all_places().to_vec() }
    }

    /// Eliminates a candidate.
    pub fn remove(&mut self, net: &NetContext<'_>, candidate: usize) {
        let layout = net.position.layout;
        let (cell, digit) = (candidate / layout.digits, candidate % layout.digits);
        self.candidates[cell] &= !(1 << digit);
        for &(group, place) in &layout.groups_of[cell] {
            self.places[usize::from(group) * layout.digits + digit] &= !(1 << place);
        }
    }

    /// Restores all candidates eliminated in a net.
    pub fn restore(&mut self, net: &NetContext<'_>, reach: &ForcingNet) {
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
