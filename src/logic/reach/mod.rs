//! What follows from a claim when consequences are taken together: nets. Static ones use the links of the position
//! alone; dynamic ones also the cells and houses in which candidates have fallen on the way, and when nothing more
//! follows, at will, some simple techniques and what rules say.

mod builder;

use std::cell::RefCell;
use std::collections::VecDeque;

use self::builder::Builder;
use super::links::Links;
use super::position::Position;
use super::step::{Claim, claim};

/// What a net may use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Scope {
    /// Candidates that have fallen on the way count.
    pub(super) dynamic: bool,
    /// One digit only.
    pub(super) one_digit: bool,
    /// When nothing more follows, locked candidates, pairs and X-wings are looked for.
    pub(super) techniques: bool,
}

/// A claim by number: twice the candidate, and one more when it holds.
type Node = u32;

/// A claim of a net, with where its parents are.
#[derive(Clone, Copy, Debug)]
struct Entry {
    node: Node,
    /// Its parents, in `arena`.
    start: u32,
    count: u16,
    /// At least so many claims lead to it, itself counted.
    depth: u16,
}

/// All that follows from a claim, with what each follows from.
#[derive(Clone, Debug)]
pub(super) struct Reach {
    /// In the order in which they were found.
    entries: Vec<Entry>,
    /// Places in `entries`.
    arena: Vec<u32>,
    /// For each claim of a live candidate its place in `entries` and one more; 0 for none.
    at: Vec<u16>,
    /// The two claims that contradict each other, as places in `entries`.
    pub(super) contradiction: Option<(u32, u32)>,
    /// Claims were left out since too many lead to them.
    cut: bool,
}

/// The live candidates by number, and the numbers of the candidates of the board.
#[derive(Clone, Debug)]
pub(super) struct Live {
    pub(super) candidates: Vec<u32>,
    of: Vec<u32>,
}

impl Live {
    pub(super) fn new(links: &Links) -> Live {
        let mut of = vec![u32::MAX; links.weak_digit_len()];
        for (at, &candidate) in links.candidates.iter().enumerate() {
            of[candidate as usize] = at as u32;
        }
        Live { candidates: links.candidates.clone(), of }
    }

    /// Its number, if it is the candidate of an open cell.
    pub(super) fn number(&self, candidate: usize) -> Option<usize> {
        let number = self.of[candidate];
        (number != u32::MAX).then_some(number as usize)
    }
}

/// Nets that are not looked at any more. Large boards have thousands at a position, and taking their memory back and
/// asking for it again would take longer than filling it.
#[derive(Debug, Default)]
pub(super) struct Spare(RefCell<Vec<Reach>>);

/// A clone has none.
impl Clone for Spare {
    fn clone(&self) -> Spare {
        Spare::default()
    }
}

impl Spare {
    pub(super) fn give_back(&self, reaches: impl Iterator<Item = Reach>) {
        self.0.borrow_mut().extend(reaches);
    }

    /// An empty net for so many claims.
    fn take(&self, claims: usize) -> Reach {
        let mut reach = self.0.borrow_mut().pop().unwrap_or_else(|| Reach {
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

impl Reach {
    /// What follows from a claim about a live candidate by fewer than `bound` claims.
    pub(super) fn from(net: &Net<'_>, live: usize, holds: bool, bound: usize) -> Reach {
        let mut scratch = net.scratch.take();
        let mut reach = net.position.spare.take(2 * net.live.candidates.len());
        scratch.begin(net);
        let mut builder = Builder { net, reach: &mut reach, scratch, bound, told: 0 };
        builder.run(2 * live as u32 + u32::from(holds));
        let mut scratch = std::mem::take(&mut builder.scratch);
        if let Some(left) = &mut scratch.left {
            left.go_back(net, &reach);
        }
        net.scratch.replace(scratch);
        reach
    }

    /// Whether a larger bound finds nothing more.
    pub(super) fn is_whole(&self) -> bool {
        !self.cut
    }

    /// The place of a claim.
    pub(super) fn place(&self, node: Node) -> Option<usize> {
        usize::from(self.at[node as usize]).checked_sub(1)
    }

    /// The claims that follow.
    pub(super) fn nodes(&self) -> impl Iterator<Item = Node> + '_ {
        self.entries.iter().map(|entry| entry.node)
    }

    /// At least so many claims lead to the one at this place.
    pub(super) fn least(&self, place: usize) -> usize {
        usize::from(self.entries[place].depth)
    }

    fn parents(&self, place: usize) -> &[u32] {
        let entry = self.entries[place];
        &self.arena[entry.start as usize..][..usize::from(entry.count)]
    }

    /// The places of the claims that lead to the one at this place, itself included.
    pub(super) fn ancestors(&self, place: usize) -> Vec<usize> {
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

    /// The links that lead to the claim at this place.
    pub(super) fn links(&self, net: &Net<'_>, place: usize) -> Vec<(Claim, Claim)> {
        let claim_at = |at: usize| {
            let node = self.entries[at].node;
            claim(net.position, net.live.candidates[node as usize / 2] as usize, node % 2 == 1)
        };
        let mut ancestors = self.ancestors(place);
        ancestors.sort_unstable();
        let links = ancestors
            .iter()
            .flat_map(|&at| self.parents(at).iter().map(move |&parent| (claim_at(parent as usize), claim_at(at))));
        links.collect()
    }
}

/// What nets of a position share.
pub(super) struct Net<'n> {
    pub(super) position: &'n Position<'n>,
    pub(super) links: &'n Links,
    pub(super) live: &'n Live,
    pub(super) scope: Scope,
    pub(super) scratch: RefCell<Scratch<'n>>,
}

/// What the making of one net leaves to the next, so that nothing is allocated anew.
#[derive(Default)]
pub(super) struct Scratch<'n> {
    /// For dynamic nets.
    left: Option<Left>,
    /// A position for techniques, made when the first net asks for one.
    position: Option<Position<'n>>,
    on: VecDeque<u32>,
    off: VecDeque<u32>,
    parents: Vec<u32>,
}

impl Scratch<'_> {
    fn begin(&mut self, net: &Net<'_>) {
        self.on.clear();
        self.off.clear();
        if net.scope.dynamic && self.left.is_none() {
            self.left = Some(Left::new(net.position));
        }
    }
}

/// The candidates of the cells and the places of the groups that are left, once those that have fallen are gone.
struct Left {
    candidates: Vec<u32>,
    places: Vec<u32>,
}

impl Left {
    fn new(position: &Position<'_>) -> Left {
        Left { candidates: position.candidates.clone(), places: position.all_places().to_vec() }
    }

    fn remove(&mut self, net: &Net<'_>, candidate: usize) {
        let layout = net.position.layout;
        let (cell, digit) = (candidate / layout.digits, candidate % layout.digits);
        self.candidates[cell] &= !(1 << digit);
        for &(group, place) in &layout.groups_of[cell] {
            self.places[usize::from(group) * layout.digits + digit] &= !(1 << place);
        }
    }

    /// Gives all back that fell in a net.
    fn go_back(&mut self, net: &Net<'_>, reach: &Reach) {
        let layout = net.position.layout;
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
