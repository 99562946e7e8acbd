//! What follows from a claim when consequences are taken together: nets. Static ones use the links of the position
//! alone; dynamic ones also the cells and houses in which candidates have fallen on the way, and when nothing more
//! follows, at will, some simple techniques and what rules say.

use super::bits::ones32;
use super::links::Links;
use super::position::Position;
use super::step::{Claim, Found, Step, claim};
use super::technique::Technique;
use super::techniques as all;
use std::cell::RefCell;
use std::ops::ControlFlow;

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

/// The techniques that a net may use when nothing more follows.
const SIMPLE: &[&dyn Technique] = &[
    &all::Locked { pointing: true },
    &all::Locked { pointing: false },
    &all::NakedSet { size: 2 },
    &all::Fish { size: 2, finned: false },
    &all::HiddenSet { size: 2 },
];

/// What rules say of the candidates that are left.
const OF_RULES: &[&dyn Technique] = &[&all::Clauses, &all::Bounds, &all::Combinations, &all::Words, &all::Ranks];

/// A claim by number: twice the candidate, and one more when it holds.
type Node = u32;

/// All that follows from a claim, with what each follows from.
#[derive(Clone, Debug)]
pub(super) struct Reach {
    /// In the order in which they were found.
    nodes: Vec<Node>,
    /// For each of `nodes`, where its parents are.
    parents: Vec<(u32, u16)>,
    /// Places in `nodes`.
    arena: Vec<u32>,
    /// At least so many claims lead to each of `nodes`, itself counted.
    depth: Vec<u16>,
    /// For each claim of a live candidate its place in `nodes` and one more; 0 for none.
    at: Vec<u16>,
    /// The two claims that contradict each other, as places in `nodes`.
    pub(super) contradiction: Option<(u32, u32)>,
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

impl Reach {
    /// What follows from a claim about a live candidate by fewer than `bound` claims.
    pub(super) fn from(net: &Net<'_>, live: usize, holds: bool, bound: usize) -> Reach {
        let mut reach = Reach {
            nodes: Vec::new(),
            parents: Vec::new(),
            arena: Vec::new(),
            depth: Vec::new(),
            at: vec![0; 2 * net.live.candidates.len()],
            contradiction: None,
        };
        let left = net.scope.dynamic.then(|| {
            let mut left = net.scratch.take().unwrap_or_else(|| net.position.clone());
            left.go_back_to(net.position);
            left
        });
        let mut builder =
            Builder { net, reach: &mut reach, left, bound, on: Default::default(), off: Default::default() };
        builder.run(2 * live as u32 + u32::from(holds));
        let left = builder.left.take();
        net.scratch.replace(left);
        reach
    }

    /// The place of a claim.
    pub(super) fn place(&self, node: Node) -> Option<usize> {
        usize::from(self.at[node as usize]).checked_sub(1)
    }

    /// The claims that follow.
    pub(super) fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// At least so many claims lead to the one at this place.
    pub(super) fn least(&self, place: usize) -> usize {
        usize::from(self.depth[place])
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
            let (start, count) = self.parents[at];
            waiting.extend(self.arena[start as usize..][..usize::from(count)].iter().map(|&parent| parent as usize));
        }
        found
    }

    /// The links that lead to the claim at this place.
    pub(super) fn links(&self, net: &Net<'_>, place: usize) -> Vec<(Claim, Claim)> {
        let claim_at = |at: usize| {
            let node = self.nodes[at];
            claim(net.position, net.live.candidates[node as usize / 2] as usize, node % 2 == 1)
        };
        let mut ancestors = self.ancestors(place);
        ancestors.sort_unstable();
        let links = ancestors.iter().flat_map(|&at| {
            let (start, count) = self.parents[at];
            let parents = &self.arena[start as usize..][..usize::from(count)];
            parents.iter().map(move |&parent| (claim_at(parent as usize), claim_at(at)))
        });
        links.collect()
    }
}

/// What nets of a position share.
pub(super) struct Net<'n> {
    pub(super) position: &'n Position<'n>,
    pub(super) links: &'n Links,
    pub(super) live: &'n Live,
    pub(super) scope: Scope,
    /// A position to take candidates away from.
    pub(super) scratch: RefCell<Option<Position<'n>>>,
}

struct Builder<'b, 'n> {
    net: &'b Net<'n>,
    reach: &'b mut Reach,
    /// What is left, once those that have fallen are taken away; only for dynamic nets.
    left: Option<Position<'n>>,
    /// Claims that need as many are of no use.
    bound: usize,
    on: std::collections::VecDeque<u32>,
    off: std::collections::VecDeque<u32>,
}

impl Builder<'_, '_> {
    fn run(&mut self, start: Node) {
        // Nothing is known before it.
        let _ = self.add(start, &[]);
        loop {
            let ended = if let Some(place) = self.on.pop_front() {
                self.falls_from(place)
            } else if let Some(place) = self.off.pop_front() {
                self.holds_from(place)
            } else {
                match self.more() {
                    ControlFlow::Continue(true) => ControlFlow::Continue(()),
                    ControlFlow::Continue(false) => return,
                    ControlFlow::Break(()) => ControlFlow::Break(()),
                }
            };
            if ended.is_break() {
                return;
            }
        }
    }

    /// Adds a claim with its parents, unless it is known. Breaks off at a contradiction.
    fn add(&mut self, node: Node, parents: &[u32]) -> ControlFlow<()> {
        let reach = &mut *self.reach;
        let deepest = parents.iter().map(|&parent| reach.depth[parent as usize]).max().unwrap_or(0);
        if usize::from(deepest) + 1 >= self.bound {
            return ControlFlow::Continue(());
        }
        if reach.at[node as usize] != 0 || reach.nodes.len() >= usize::from(u16::MAX) - 1 {
            return ControlFlow::Continue(());
        }
        let place = reach.nodes.len() as u32;
        reach.nodes.push(node);
        reach.parents.push((reach.arena.len() as u32, parents.len() as u16));
        reach.arena.extend_from_slice(parents);
        reach.depth.push(deepest + 1);
        reach.at[node as usize] = place as u16 + 1;
        let contrary = reach.at[(node ^ 1) as usize];
        if contrary != 0 {
            reach.contradiction = Some((place, u32::from(contrary) - 1));
            return ControlFlow::Break(());
        }
        if node % 2 == 1 {
            self.on.push_back(place)
        } else {
            self.off.push_back(place)
        }
        ControlFlow::Continue(())
    }

    fn candidate(&self, place: u32) -> u32 {
        self.net.live.candidates[self.reach.nodes[place as usize] as usize / 2]
    }

    fn add_candidate(&mut self, candidate: u32, holds: bool, parents: &[u32]) -> ControlFlow<()> {
        match self.net.live.number(candidate as usize) {
            Some(live) => self.add(2 * live as u32 + u32::from(holds), parents),
            None => ControlFlow::Continue(()),
        }
    }

    /// What does not hold since a candidate does.
    fn falls_from(&mut self, place: u32) -> ControlFlow<()> {
        let (candidate, net) = (self.candidate(place), self.net);
        if !net.scope.one_digit {
            for &other in net.links.weak_other.of(candidate) {
                self.add_candidate(other, false, &[place])?;
            }
        }
        net.links.weak_digit.of(candidate).iter().try_for_each(|&other| self.add_candidate(other, false, &[place]))
    }

    /// What holds since a candidate does not.
    fn holds_from(&mut self, place: u32) -> ControlFlow<()> {
        let (candidate, net) = (self.candidate(place), self.net);
        let Some(left) = self.left.take() else {
            net.links
                .strong_other
                .of(candidate)
                .iter()
                .try_for_each(|&other| self.add_candidate(other, true, &[place]))?;
            return net
                .links
                .strong_digit
                .of(candidate)
                .iter()
                .try_for_each(|&other| self.add_candidate(other, true, &[place]));
        };
        let ended = self.holds_in(&left, place, candidate as usize);
        let mut left = left;
        let digits = net.links.digits;
        left.remove(candidate as usize / digits, 1 << (candidate as usize % digits));
        self.left = Some(left);
        ended
    }

    /// The same in a dynamic net: the last candidate of a cell, the last place of a house.
    fn holds_in(&mut self, left: &Position<'_>, place: u32, candidate: usize) -> ControlFlow<()> {
        let (layout, start) = (left.layout, self.net.position);
        let (cell, digit) = (candidate / layout.digits, candidate % layout.digits);
        let others = left.candidates[cell] & !(1 << digit);
        if !self.net.scope.one_digit && others.count_ones() == 1 {
            let fallen = start.candidates[cell] & !left.candidates[cell];
            let parents = self.places_of(ones32(fallen).map(|digit| cell * layout.digits + digit), place);
            let other = others.trailing_zeros() as usize;
            self.add_candidate((cell * layout.digits + other) as u32, true, &parents)?;
        }
        if !self.net.scope.one_digit {
            for &other in self.net.links.strong_other.of(candidate as u32) {
                if other as usize / layout.digits != cell {
                    self.add_candidate(other, true, &[place])?;
                }
            }
        }
        for &(group, own) in &layout.groups_of[cell] {
            let group = usize::from(group);
            let places = left.places(group, digit) & !(1 << own);
            if layout.groups[group].complete && places.count_ones() == 1 {
                let fallen = start.places(group, digit) & !left.places(group, digit);
                let cells = left.cells_at(group, fallen);
                let parents = self.places_of(cells.into_iter().map(|cell| cell * layout.digits + digit), place);
                let other = left.cell_at(group, places.trailing_zeros() as usize);
                self.add_candidate((other * layout.digits + digit) as u32, true, &parents)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The places of claims that candidates do not hold, and one more.
    fn places_of(&self, candidates: impl Iterator<Item = usize>, more: u32) -> Vec<u32> {
        let places = candidates.filter_map(|candidate| {
            let node = 2 * self.net.live.number(candidate)? as u32;
            self.reach.place(node).map(|place| place as u32)
        });
        let mut found = vec![more];
        found.extend(places.filter(|&place| place != more));
        found
    }

    /// What follows by techniques; whether there is anything.
    fn more(&mut self) -> ControlFlow<(), bool> {
        let Some(left) = self.left.take() else { return ControlFlow::Continue(false) };
        let rules: &[&dyn Technique] = if left.layout.has_rules && !self.net.scope.one_digit { OF_RULES } else { &[] };
        let simple: &[&dyn Technique] = if self.net.scope.techniques { SIMPLE } else { &[] };
        let mut steps = Vec::new();
        for technique in rules.iter().chain(simple) {
            if left.dead {
                break;
            }
            let mut each = |step: Step| {
                steps.push(step);
                ControlFlow::Continue(())
            };
            let _ = technique.find(&left, &mut Found::new(&mut each));
            if !steps.is_empty() {
                break;
            }
        }
        let mut added = false;
        let mut ended = ControlFlow::Continue(());
        for step in steps {
            let parents = self.parents_of(&left, &step);
            if parents.is_empty() {
                continue;
            }
            for (cell, set) in &step.removed {
                for digit in ones32(set.bits()) {
                    let candidate = (cell.index() * left.layout.digits + digit) as u32;
                    let before = self.reach.nodes.len();
                    ended = self.add_candidate(candidate, false, &parents);
                    added |= self.reach.nodes.len() > before;
                    if ended.is_break() {
                        self.left = Some(left);
                        return ControlFlow::Break(());
                    }
                }
            }
        }
        self.left = Some(left);
        match ended {
            ControlFlow::Continue(()) => ControlFlow::Continue(added),
            ControlFlow::Break(()) => ControlFlow::Break(()),
        }
    }

    /// The candidates that had to fall for a step of a technique, as places.
    fn parents_of(&self, left: &Position<'_>, step: &Step) -> Vec<u32> {
        let (layout, start) = (left.layout, self.net.position);
        let fallen_in = |cell: usize, mask: u32| {
            let fallen = if start.placed[cell] { 0 } else { start.candidates[cell] & !left.candidates[cell] & mask };
            ones32(fallen).map(move |digit| cell * layout.digits + digit)
        };
        let by_cells = !step.rules.is_empty() || step.technique.starts_with("naked");
        let candidates: Vec<usize> = if by_cells {
            step.cells.iter().flat_map(|cell| fallen_in(cell.index(), u32::MAX)).collect()
        } else {
            let houses = if step.technique == "x-wing" { &step.houses[..2] } else { &step.houses[..] };
            let cells = houses.iter().flat_map(|&house| &layout.groups[house].cells);
            cells.flat_map(|cell| fallen_in(cell.index(), step.digits.bits())).collect()
        };
        let mut places: Vec<u32> = candidates
            .into_iter()
            .filter_map(|candidate| self.reach.place(2 * self.net.live.number(candidate)? as u32))
            .map(|place| place as u32)
            .collect();
        places.sort_unstable();
        places.dedup();
        places
    }
}
