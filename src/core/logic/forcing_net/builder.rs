//! Construction of nets: derives what follows from each claim and records its parents.

use std::ops::ControlFlow;

use super::super::bits::ones32;
use super::super::position::SolvingPosition;
use super::super::step::{Step, StepSink};
use super::super::technique::Technique;
use super::super::techniques as all;
use super::context::{NetContext, NetScratch, RemainingCandidates};
use super::net::{ClaimNumber, ForcingNet, NetEntry};

/// The simple techniques that a net may use when links give nothing more.
const SIMPLE: &[&dyn Technique] = &[
    &all::LockedCandidates { pointing: true },
    &all::LockedCandidates { pointing: false },
    &all::NakedSet { size: 2 },
    &all::Fish { size: 2, finned: false },
    &all::HiddenSet { size: 2 },
];

/// The techniques for rules that dynamic nets use.
const RULE_TECHNIQUES: &[&dyn Technique] =
    &[&all::ClauseTechnique, &all::SumBounds, &all::Combinations, &all::WordTechnique, &all::Ranks];

impl ForcingNet {
    /// Computes the consequences of a claim about a live candidate that are less than `bound` claims deep.
    pub fn from(net: &NetContext<'_>, live: usize, holds: bool, bound: usize) -> ForcingNet {
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
}

/// A net under construction.
struct NetBuilder<'b, 'n> {
    net: &'b NetContext<'n>,
    forcing_net: &'b mut ForcingNet,
    scratch: NetScratch<'n>,
    /// Claims at this depth or deeper are left out.
    bound: usize,
    /// The number of claims already applied to the position for techniques.
    applied: usize,
}

impl<'n> NetBuilder<'_, 'n> {
    fn run(&mut self, start: ClaimNumber) {
        // The start cannot contradict anything yet.
        let _ = self.add(start, &[]);
        loop {
            // Links come first, in the order of discovery, so that short inferences are found before long ones.
            // Techniques follow only when there are none left.
            let ended = if let Some(place) = self.scratch.on.pop_front() {
                self.add_off_claims(place)
            } else if let Some(place) = self.scratch.off.pop_front() {
                self.add_on_claims(place)
            } else {
                match self.add_by_techniques() {
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

    /// Adds a claim with its parents, unless it is known. Breaks at a contradiction.
    fn add(&mut self, node: ClaimNumber, parents: &[u32]) -> ControlFlow<()> {
        let reach = &mut *self.forcing_net;
        // Indices into `entries` are stored as `u16` plus one, which limits a net.
        if reach.at[node as usize] != 0 || reach.entries.len() >= usize::from(u16::MAX) - 1 {
            return ControlFlow::Continue(());
        }
        // The parents may share ancestors, so only the deepest of them counts for a lower bound.
        let deepest = parents.iter().map(|&parent| reach.entries[parent as usize].depth).max().unwrap_or(0);
        if usize::from(deepest) + 1 >= self.bound {
            reach.cut = true;
            return ControlFlow::Continue(());
        }
        let place = reach.entries.len() as u32;
        let start = reach.arena.len() as u32;
        reach.entries.push(NetEntry { node, start, count: parents.len() as u16, depth: deepest + 1 });
        reach.arena.extend_from_slice(parents);
        reach.at[node as usize] = place as u16 + 1;
        // Bit 0 is the only difference between a claim and its contrary.
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
        self.net.live.candidates[self.forcing_net.entries[place as usize].node as usize / 2]
    }

    fn add_candidate(&mut self, candidate: u32, holds: bool, parents: &[u32]) -> ControlFlow<()> {
        match self.net.live.number(candidate as usize) {
            Some(live) => self.add(2 * live as u32 + u32::from(holds), parents),
            None => ControlFlow::Continue(()),
        }
    }

    /// Adds the candidates that are off because this candidate is on.
    fn add_off_claims(&mut self, place: u32) -> ControlFlow<()> {
        let (candidate, net) = (self.candidate(place), self.net);
        if !net.scope.one_digit {
            for &other in net.links.weak_other.of(candidate) {
                self.add_candidate(other, false, &[place])?;
            }
        }
        net.links.weak_digit.of(candidate).iter().try_for_each(|&other| self.add_candidate(other, false, &[place]))
    }

    /// Adds the candidates that are on because this candidate is off.
    fn add_on_claims(&mut self, place: u32) -> ControlFlow<()> {
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
        let ended = self.add_on_claims_dynamic(&left, place, candidate as usize);
        // The candidate is removed from `left` only now: the inferences above already have this elimination as the
        // parent `place`.
        left.remove(net, candidate as usize);
        self.scratch.left = Some(left);
        ended
    }

    /// Adds the candidates that are on in a dynamic net: the last candidate of the cell, and the last place of the
    /// digit in a house.
    fn add_on_claims_dynamic(&mut self, left: &RemainingCandidates, place: u32, candidate: usize) -> ControlFlow<()> {
        let (net, start) = (self.net, self.net.position);
        let layout = start.layout;
        let (cell, digit) = (candidate / layout.digits, candidate % layout.digits);
        let others = left.candidates[cell] & !(1 << digit);
        if !net.scope.one_digit && others.count_ones() == 1 {
            // The last candidate of the cell follows from this elimination and all earlier ones in the cell.
            let fallen = start.candidates[cell] & !left.candidates[cell];
            let other = others.trailing_zeros() as usize;
            let fallen = ones32(fallen).map(|digit| cell * layout.digits + digit);
            self.add_on_because((cell * layout.digits + other) as u32, fallen, place)?;
        }
        if !net.scope.one_digit {
            // Links within the cell were handled above. Links to other cells come from rules.
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
                self.add_on_because((other * layout.digits + digit) as u32, fallen, place)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Adds a candidate that is on because the candidates in `fallen` and the one at the index `place` of the net are
    /// off.
    fn add_on_because(&mut self, candidate: u32, fallen: impl Iterator<Item = usize>, place: u32) -> ControlFlow<()> {
        let mut parents = std::mem::take(&mut self.scratch.parents);
        parents.clear();
        parents.push(place);
        let places = fallen.filter_map(|candidate| {
            let node = 2 * self.net.live.number(candidate)? as u32;
            self.forcing_net.place(node).map(|place| place as u32)
        });
        parents.extend(places.filter(|&other| other != place));
        let ended = self.add_candidate(candidate, true, &parents);
        self.scratch.parents = parents;
        ended
    }

    /// Returns the position for techniques, without the candidates that the net has eliminated so far.
    fn updated_position(&mut self) -> SolvingPosition<'n> {
        let net = self.net;
        let mut position = self.scratch.position.take().unwrap_or_else(|| net.position.clone());
        // The position may have the eliminations of another net.
        if self.applied == 0 {
            position.reset_to(net.position);
        }
        let digits = net.links.digits;
        for entry in self.forcing_net.entries[self.applied..].iter().filter(|entry| entry.node % 2 == 0) {
            let candidate = net.live.candidates[entry.node as usize / 2] as usize;
            position.remove(candidate / digits, 1 << (candidate % digits));
        }
        self.applied = self.forcing_net.entries.len();
        position
    }

    /// Adds what follows by techniques and returns whether there was anything new.
    fn add_by_techniques(&mut self) -> ControlFlow<(), bool> {
        let (scope, layout) = (self.net.scope, self.net.position.layout);
        let rules: &[&dyn Technique] =
            if scope.dynamic && layout.has_rules && !scope.one_digit { RULE_TECHNIQUES } else { &[] };
        let simple: &[&dyn Technique] = if scope.techniques { SIMPLE } else { &[] };
        if rules.is_empty() && simple.is_empty() {
            return ControlFlow::Continue(false);
        }
        let left = self.updated_position();
        let mut steps = Vec::new();
        for technique in rules.iter().chain(simple) {
            if left.dead {
                break;
            }
            let mut each = |step: Step| {
                steps.push(step);
                ControlFlow::Continue(())
            };
            let _ = technique.find(&left, &mut StepSink::new(&mut each));
            if !steps.is_empty() {
                // The first technique that finds anything is enough: links may lead further from its eliminations.
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

    /// Adds the eliminations of a step, and records whether any of them was new.
    fn add_step(&mut self, left: &SolvingPosition<'_>, step: &Step, added: &mut bool) -> ControlFlow<()> {
        let parents = self.parents_of(left, step);
        // A step that depends on no elimination of the net follows from the position alone, not from the claim.
        if parents.is_empty() {
            return ControlFlow::Continue(());
        }
        for (cell, set) in &step.removed {
            for digit in ones32(set.bits()) {
                let candidate = (cell.index() * left.layout.digits + digit) as u32;
                let before = self.forcing_net.entries.len();
                let ended = self.add_candidate(candidate, false, &parents);
                *added |= self.forcing_net.entries.len() > before;
                ended?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Returns the eliminations that a step of a technique depends on, as places in the net.
    fn parents_of(&self, left: &SolvingPosition<'_>, step: &Step) -> Vec<u32> {
        let (layout, start) = (left.layout, self.net.position);
        let fallen_in = |cell: usize, mask: u32| {
            let fallen = if start.placed[cell] { 0 } else { start.candidates[cell] & !left.candidates[cell] & mask };
            ones32(fallen).map(move |digit| cell * layout.digits + digit)
        };
        // Steps of naked sets and rules depend on the candidates that their cells have lost, and all other steps on the
        // places that their houses have lost.
        let by_cells = !step.rules.is_empty() || step.technique.starts_with("naked");
        let candidates: Vec<usize> = if by_cells {
            step.cells.iter().flat_map(|cell| fallen_in(cell.index(), u32::MAX)).collect()
        } else {
            // An X-wing lists its two base houses first. What the covers have lost does not matter.
            let houses = if step.technique == "x-wing" { &step.houses[..2] } else { &step.houses[..] };
            let cells = houses.iter().flat_map(|&house| &layout.groups[house].cells);
            cells.flat_map(|cell| fallen_in(cell.index(), step.digits.bits())).collect()
        };
        let mut places: Vec<u32> = candidates
            .into_iter()
            .filter_map(|candidate| self.forcing_net.place(2 * self.net.live.number(candidate)? as u32))
            .map(|place| place as u32)
            .collect();
        places.sort_unstable();
        places.dedup();
        places
    }
}
