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
use std::collections::VecDeque;
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

struct Builder<'b, 'n> {
    net: &'b Net<'n>,
    reach: &'b mut Reach,
    scratch: Scratch<'n>,
    /// Claims that need as many are of no use.
    bound: usize,
    /// So many of the claims have been told to the position of the techniques.
    told: usize,
}

impl<'n> Builder<'_, 'n> {
    fn run(&mut self, start: Node) {
        // Nothing is known before it.
        let _ = self.add(start, &[]);
        loop {
            let ended = if let Some(place) = self.scratch.on.pop_front() {
                self.falls_from(place)
            } else if let Some(place) = self.scratch.off.pop_front() {
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
        if reach.at[node as usize] != 0 || reach.entries.len() >= usize::from(u16::MAX) - 1 {
            return ControlFlow::Continue(());
        }
        let deepest = parents.iter().map(|&parent| reach.entries[parent as usize].depth).max().unwrap_or(0);
        if usize::from(deepest) + 1 >= self.bound {
            reach.cut = true;
            return ControlFlow::Continue(());
        }
        let place = reach.entries.len() as u32;
        let start = reach.arena.len() as u32;
        reach.entries.push(Entry { node, start, count: parents.len() as u16, depth: deepest + 1 });
        reach.arena.extend_from_slice(parents);
        reach.at[node as usize] = place as u16 + 1;
        let contrary = reach.at[(node ^ 1) as usize];
        if contrary != 0 {
            reach.contradiction = Some((place, u32::from(contrary) - 1));
            return ControlFlow::Break(());
        }
        if node % 2 == 1 {
            self.scratch.on.push_back(place)
        } else {
            self.scratch.off.push_back(place)
        }
        ControlFlow::Continue(())
    }

    fn candidate(&self, place: u32) -> u32 {
        self.net.live.candidates[self.reach.entries[place as usize].node as usize / 2]
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
        let Some(mut left) = self.scratch.left.take() else {
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
        left.remove(net, candidate as usize);
        self.scratch.left = Some(left);
        ended
    }

    /// The same in a dynamic net: the last candidate of a cell, the last place of a house.
    fn holds_in(&mut self, left: &Left, place: u32, candidate: usize) -> ControlFlow<()> {
        let (net, start) = (self.net, self.net.position);
        let layout = start.layout;
        let (cell, digit) = (candidate / layout.digits, candidate % layout.digits);
        let others = left.candidates[cell] & !(1 << digit);
        if !net.scope.one_digit && others.count_ones() == 1 {
            let fallen = start.candidates[cell] & !left.candidates[cell];
            let other = others.trailing_zeros() as usize;
            let fallen = ones32(fallen).map(|digit| cell * layout.digits + digit);
            self.add_with((cell * layout.digits + other) as u32, fallen, place)?;
        }
        if !net.scope.one_digit {
            for &other in net.links.strong_other.of(candidate as u32) {
                if other as usize / layout.digits != cell {
                    self.add_candidate(other, true, &[place])?;
                }
            }
        }
        for &(group, own) in &layout.groups_of[cell] {
            let group = usize::from(group);
            let now = left.places[group * layout.digits + digit];
            let places = now & !(1 << own);
            if layout.groups[group].complete && places.count_ones() == 1 {
                let fallen = start.places(group, digit) & !now;
                let other = start.cell_at(group, places.trailing_zeros() as usize);
                let fallen = ones32(fallen).map(|place| start.cell_at(group, place) * layout.digits + digit);
                self.add_with((other * layout.digits + digit) as u32, fallen, place)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Adds that a candidate holds, since these have fallen, and the one at this place.
    fn add_with(&mut self, candidate: u32, fallen: impl Iterator<Item = usize>, place: u32) -> ControlFlow<()> {
        let mut parents = std::mem::take(&mut self.scratch.parents);
        parents.clear();
        parents.push(place);
        let places = fallen.filter_map(|candidate| {
            let node = 2 * self.net.live.number(candidate)? as u32;
            self.reach.place(node).map(|place| place as u32)
        });
        parents.extend(places.filter(|&other| other != place));
        let ended = self.add_candidate(candidate, true, &parents);
        self.scratch.parents = parents;
        ended
    }

    /// The position of the techniques, with all that has fallen so far.
    fn tell(&mut self) -> Position<'n> {
        let net = self.net;
        let mut position = self.scratch.position.take().unwrap_or_else(|| net.position.clone());
        if self.told == 0 {
            position.go_back_to(net.position);
        }
        let digits = net.links.digits;
        for entry in self.reach.entries[self.told..].iter().filter(|entry| entry.node % 2 == 0) {
            let candidate = net.live.candidates[entry.node as usize / 2] as usize;
            position.remove(candidate / digits, 1 << (candidate % digits));
        }
        self.told = self.reach.entries.len();
        position
    }

    /// What follows by techniques; whether there is anything.
    fn more(&mut self) -> ControlFlow<(), bool> {
        let (scope, layout) = (self.net.scope, self.net.position.layout);
        let rules: &[&dyn Technique] =
            if scope.dynamic && layout.has_rules && !scope.one_digit { OF_RULES } else { &[] };
        let simple: &[&dyn Technique] = if scope.techniques { SIMPLE } else { &[] };
        if rules.is_empty() && simple.is_empty() {
            return ControlFlow::Continue(false);
        }
        let left = self.tell();
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
        let ended = steps.iter().try_for_each(|step| self.add_step(&left, step, &mut added));
        self.scratch.position = Some(left);
        match ended {
            ControlFlow::Continue(()) => ControlFlow::Continue(added),
            ControlFlow::Break(()) => ControlFlow::Break(()),
        }
    }

    /// Adds what a step of a technique takes away, and notes whether any of it was new.
    fn add_step(&mut self, left: &Position<'_>, step: &Step, added: &mut bool) -> ControlFlow<()> {
        let parents = self.parents_of(left, step);
        if parents.is_empty() {
            return ControlFlow::Continue(());
        }
        for (cell, set) in &step.removed {
            for digit in ones32(set.bits()) {
                let candidate = (cell.index() * left.layout.digits + digit) as u32;
                let before = self.reach.entries.len();
                let ended = self.add_candidate(candidate, false, &parents);
                *added |= self.reach.entries.len() > before;
                ended?;
            }
        }
        ControlFlow::Continue(())
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
