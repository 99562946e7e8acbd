//! The search for chains without branches, in which each claim follows from the one before it. A breadth-first search
//! finds the shortest chain, as in Sudoku Explainer, whose scale counts the claims.

use super::links::{LinkLists, Links};
use super::position::SolvingPosition;
use super::step::Claim;

/// The links that a chain may use, besides the weak links of one digit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct ChainLinks {
    /// Weak links between different digits, such as two candidates of a cell.
    pub(super) weak_other: bool,
    /// Strong links between the two places of a digit in a house.
    pub(super) strong_digit: bool,
    /// Strong links between different digits, such as the two candidates of a cell.
    pub(super) strong_other: bool,
}

/// X-chains: links of one digit only.
pub(super) const X_CHAIN_LINKS: ChainLinks = ChainLinks { weak_other: false, strong_digit: true, strong_other: false };
/// Y-chains: strong links within cells only.
pub(super) const Y_CHAIN_LINKS: ChainLinks = ChainLinks { weak_other: true, strong_digit: false, strong_other: true };
/// XY-chains: links of every type.
pub(super) const XY_CHAIN_LINKS: ChainLinks = ChainLinks { weak_other: true, strong_digit: true, strong_other: true };

/// The conclusion of a chain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ChainConclusion {
    /// The candidate is off: the claim that it is on leads to the contrary.
    Off,
    /// The candidate is on: the claim that it is off leads to the contrary.
    On,
    /// The chain returns to its start, so its candidates are alternately on and off.
    Cycle,
}

/// A chain of candidates that are alternately on and off.
#[derive(Clone, Debug)]
pub(super) struct Chain {
    pub(super) conclusion: ChainConclusion,
    /// The candidates from the start on; every second of them is on.
    pub(super) claims: Vec<u32>,
}

impl Chain {
    /// Returns the number of claims.
    pub(super) fn length(&self) -> usize {
        self.claims.len()
    }

    fn holds(&self, at: usize) -> bool {
        // Claims alternate. A chain with the conclusion `On` begins with the claim that its start is off. Any other
        // chain begins with the claim that its start is on.
        at.is_multiple_of(2) == (self.conclusion != ChainConclusion::On)
    }

    /// Returns the pairs of consecutive claims.
    pub(super) fn links(&self, position: &SolvingPosition<'_>) -> Vec<(Claim, Claim)> {
        let claims = self.claims.iter().enumerate();
        let claims: Vec<Claim> = claims.map(|(at, &c)| position.claim(c as usize, self.holds(at))).collect();
        let mut links: Vec<(Claim, Claim)> = claims.windows(2).map(|pair| (pair[0], pair[1])).collect();
        if self.conclusion == ChainConclusion::Cycle && !claims.is_empty() {
            links.push((claims[claims.len() - 1], claims[0]));
        }
        links
    }

    /// Returns the candidates that the chain eliminates.
    pub(super) fn removed(&self, position: &SolvingPosition<'_>, links: &Links) -> Vec<u32> {
        let start = self.claims[0];
        let (cell, digit) = (start as usize / links.digits, start as usize % links.digits);
        match self.conclusion {
            ChainConclusion::Off => vec![start],
            ChainConclusion::On => super::bits::ones32(position.candidates[cell] & !(1 << digit))
                .map(|other| (cell * links.digits + other) as u32)
                .collect(),
            ChainConclusion::Cycle => {
                // Either all candidates at even places of the cycle are on, or all at odd places. So a candidate with
                // weak links to both an even and an odd place is eliminated.
                let beside = |parity: usize| {
                    let claims = self.claims.iter().enumerate().filter(move |(at, _)| at % 2 == parity);
                    claims.flat_map(|(_, &c)| links.weak_digit.of(c).iter().chain(links.weak_other.of(c)).copied())
                };
                let one: std::collections::HashSet<u32> = beside(0).collect();
                let mut both: Vec<u32> = beside(1).filter(|c| one.contains(c) && !self.claims.contains(c)).collect();
                both.sort_unstable();
                both.dedup();
                both
            }
        }
    }
}

/// Returns the tenths that a chain of this many claims adds to the base rating, as in Sudoku Explainer: one for each of
/// the bounds 4, 6, 8, 12, 16, 24 and so on that is less than the number of claims minus 2.
pub(super) fn length_tenths(claims: usize) -> u16 {
    let (length, mut bound, mut tenths) = (claims.saturating_sub(2), 4, 0);
    // Alternating factors of 3/2 and 4/3 give the powers of two from 4 on and the numbers halfway between them.
    while length > bound {
        tenths += 1;
        bound = if tenths % 2 == 1 { bound * 3 / 2 } else { bound * 4 / 3 };
    }
    tenths
}

/// The candidate before the start of a chain. Options would double the table of a search, which every search clears.
const NO_CANDIDATE: u32 = u32::MAX;

/// The links that chains of one kind may use.
pub(super) struct ChainGraph<'l> {
    links: &'l Links,
    uses: ChainLinks,
    /// The weak links to candidates that have strong links; no chain continues at the others.
    weak: LinkLists,
    strong: LinkLists,
}

impl<'l> ChainGraph<'l> {
    pub(super) fn new(links: &'l Links, uses: ChainLinks) -> ChainGraph<'l> {
        let all = || 0..links.candidate_count() as u32;
        let strong = LinkLists::new(all().map(|candidate| {
            let own: &[u32] = if uses.strong_digit { links.strong_digit.of(candidate) } else { &[] };
            let others: &[u32] = if uses.strong_other { links.strong_other.of(candidate) } else { &[] };
            own.iter().chain(others).copied()
        }));
        // Nothing follows if a candidate without strong links is off, so the lists leave it out.
        let goes_on = |other: &u32| !strong.of(*other).is_empty();
        let weak = LinkLists::new(all().map(|candidate| weak(links, uses, candidate).filter(goes_on)));
        ChainGraph { links, uses, weak, strong }
    }
}

/// Returns the candidates that are off if this candidate is on.
fn weak(links: &Links, uses: ChainLinks, candidate: u32) -> impl Iterator<Item = u32> {
    let others: &[u32] = if uses.weak_other { links.weak_other.of(candidate) } else { &[] };
    links.weak_digit.of(candidate).iter().chain(others).copied()
}

/// The reusable state of the search.
pub(super) struct ChainSearch<'g> {
    graph: &'g ChainGraph<'g>,
    /// For each candidate, the round in which it was last found to be on.
    on: Vec<u32>,
    /// For each candidate, the round in which it was last found to be off.
    off: Vec<u32>,
    /// For each candidate, the round in which the start last excluded it.
    beside_start: Vec<u32>,
    /// For a candidate that is on, its predecessor that is off and the one before that, which is on.
    before: Vec<(u32, u32)>,
    round: u32,
    queue: Vec<(u32, u32)>,
    /// True if the last search reached its bound, so that a larger bound may find a chain.
    pub(super) reached_bound: bool,
}

impl<'g> ChainSearch<'g> {
    pub(super) fn new(graph: &'g ChainGraph<'g>) -> ChainSearch<'g> {
        let all = graph.links.candidate_count();
        ChainSearch {
            graph,
            on: vec![0; all],
            off: vec![0; all],
            beside_start: vec![0; all],
            before: vec![(NO_CANDIDATE, NO_CANDIDATE); all],
            round: 0,
            queue: Vec::new(),
            reached_bound: false,
        }
    }

    /// Returns the chain that leads to a candidate that is on, including the candidate.
    fn path(&self, mut candidate: u32) -> Vec<u32> {
        let mut claims = vec![candidate];
        loop {
            let (off, on) = self.before[candidate as usize];
            if off == NO_CANDIDATE {
                break;
            }
            claims.push(off);
            if on == NO_CANDIDATE {
                break;
            }
            claims.push(on);
            candidate = on;
        }
        claims.reverse();
        claims
    }

    fn begin(&mut self) {
        // A new number makes all marks of earlier rounds void, without clearing the arrays.
        self.round += 1;
        self.queue.clear();
        self.reached_bound = false;
    }

    fn push(&mut self, candidate: u32, before: (u32, u32), count: u32) {
        self.on[candidate as usize] = self.round;
        self.before[candidate as usize] = before;
        self.queue.push((candidate, count));
    }

    /// Returns the shortest chain from this candidate with fewer than `bound` claims.
    pub(super) fn shortest(&mut self, shows: ChainConclusion, start: u32, bound: usize) -> Option<Chain> {
        self.begin();
        match shows {
            ChainConclusion::Off | ChainConclusion::Cycle => self.push(start, (NO_CANDIDATE, NO_CANDIDATE), 1),
            ChainConclusion::On => {
                let graph = self.graph;
                // The start is off here, so the search begins with the candidates that this turns on.
                for &other in graph.strong.of(start) {
                    if self.on[other as usize] != self.round {
                        self.push(other, (start, NO_CANDIDATE), 1);
                    }
                }
                self.off[start as usize] = self.round;
            }
        }
        let graph = self.graph;
        if shows == ChainConclusion::Off {
            // The chain closes with a weak link back to the start, which is the same in both directions. The start
            // need not have strong links, so the shortened lists of the graph will not do.
            for other in weak(graph.links, graph.uses, start) {
                self.beside_start[other as usize] = self.round;
            }
        }
        let mut at = 0;
        while at < self.queue.len() {
            let (holds, count) = self.queue[at];
            at += 1;
            // A chain through this candidate has at least two claims for each candidate that is on so far.
            let claims = 2 * count as usize;
            if claims >= bound {
                self.reached_bound = true;
                return None;
            }
            if shows == ChainConclusion::Off && count > 1 && self.beside_start[holds as usize] == self.round {
                let mut path = self.path(holds);
                path.push(start);
                return Some(Chain { conclusion: shows, claims: path });
            }
            for &falls in graph.weak.of(holds) {
                if shows == ChainConclusion::Cycle {
                    // Other paths may pass the same candidate, but no path passes it twice.
                    if self.is_on_path(holds, falls) {
                        continue;
                    }
                } else if self.off[falls as usize] == self.round {
                    continue;
                }
                self.off[falls as usize] = self.round;
                for &next in graph.strong.of(falls) {
                    if next == start && shows == ChainConclusion::Cycle && count >= 2 {
                        let mut path = self.path(holds);
                        path.push(falls);
                        return Some(Chain { conclusion: shows, claims: path });
                    }
                    if next == start && shows == ChainConclusion::On {
                        if claims + 2 >= bound {
                            self.reached_bound = true;
                            return None;
                        }
                        let mut path = self.path(holds);
                        path.extend([falls, start]);
                        return Some(Chain { conclusion: shows, claims: path });
                    }
                    // The search is breadth-first, so the first path to a candidate is a shortest one, and later ones
                    // are ignored.
                    if self.on[next as usize] != self.round {
                        self.push(next, (falls, holds), count + 1);
                    }
                }
            }
        }
        None
    }

    /// Returns whether the candidate `falls` is off somewhere on the path to `holds`.
    fn is_on_path(&self, mut holds: u32, falls: u32) -> bool {
        loop {
            let (off, on) = self.before[holds as usize];
            if off == NO_CANDIDATE {
                return false;
            }
            if off == falls {
                return true;
            }
            holds = on;
        }
    }
}
