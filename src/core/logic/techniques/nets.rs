//! Forcing nets: a claim is false if it leads to a contradiction; a claim is true if it follows from every candidate of
//! a cell, from every place of a digit in a house, or from a candidate as well as its contrary. Nishio uses one digit
//! only. Multiple forcing chains combine chains whose steps have one cause each. Dynamic nets also use steps that need
//! several causes, and then simple techniques.

use std::cell::RefCell;
use std::ops::ControlFlow;

use super::super::bits::ones32;
use super::super::chain::length_tenths;
use super::super::forcing_net::{ForcingNet, LiveCandidates, NetContext, NetScope};
use super::super::position::SolvingPosition;
use super::super::step::{Claim, Step, StepSink};
use super::super::technique::{Technique, TechniqueInfo};

/// Nishio: a candidate is refuted by following only its own digit.
pub(crate) struct Nishio;

/// Cell and region forcing chains: all candidates of a cell, or all places of a digit in a house, have the same
/// consequence.
pub(crate) struct MultipleChains;

/// Dynamic forcing chains, whose steps may combine several consequences.
pub(crate) struct DynamicChains {
    /// 0 for links only, 1 for simple techniques as well.
    pub(crate) level: u16,
}

const NISHIO: TechniqueInfo = TechniqueInfo { name: "nishio", key: "logic-nishio", min_rating: 75, work: 500 };
const MULTIPLE: TechniqueInfo =
    TechniqueInfo { name: "multiple-chains", key: "logic-multiple-chains", min_rating: 80, work: 500 };
const DYNAMIC: TechniqueInfo =
    TechniqueInfo { name: "dynamic-chains", key: "logic-dynamic-chains", min_rating: 85, work: 700 };
const DYNAMIC_PLUS: TechniqueInfo =
    TechniqueInfo { name: "dynamic-chains-plus", key: "logic-dynamic-chains-plus", min_rating: 90, work: 900 };

/// The number of candidates above which nets are not searched, because they would take too long.
pub(super) const MAX_CANDIDATES: usize = 1500;

/// The limit for nets that use techniques.
const MAX_CANDIDATES_PLUS: usize = 700;

/// The limits of iterative deepening. Conclusions from few claims are searched for first, since most positions have one
/// and nets that end early take little time.
const LIMITS: [usize; 3] = [13, 25, usize::MAX];

/// A conclusion from nets, before it becomes a step.
struct NetConclusion {
    claims: usize,
    /// The number of the claim that follows. If it says that a candidate is on, all other candidates of the cell are
    /// removed.
    node: u32,
    /// The number of each net's starting claim, with the index of its end in the net.
    ends: Vec<(u32, usize)>,
    key: &'static str,
}

struct NetSearch<'s> {
    net: NetContext<'s>,
    /// The net of each claim, by the number of the claim.
    reaches: Vec<Option<ForcingNet>>,
    best: Option<NetConclusion>,
    /// Conclusions from this many claims or more are left for a later round.
    limit: usize,
}

impl<'s> NetSearch<'s> {
    fn bound(&self) -> usize {
        self.best.as_ref().map_or(self.limit, |best| best.claims)
    }

    fn reach(&mut self, node: u32) -> &ForcingNet {
        let (net, bound) = (&self.net, self.bound());
        self.reaches[node as usize]
            .get_or_insert_with(|| ForcingNet::from(net, node as usize / 2, node % 2 == 1, bound))
    }

    /// Returns whether a claim would change anything.
    fn changes(&self, node: u32) -> bool {
        let candidate = self.net.live.candidates[node as usize / 2] as usize;
        let cell = candidate / self.net.links.digits;
        node.is_multiple_of(2) || self.net.position.candidates[cell].count_ones() > 1
    }

    fn offer(&mut self, node: u32, ends: &[(u32, usize)], key: &'static str) {
        if !self.changes(node) {
            return;
        }
        let reach = |start: u32| self.reaches[start as usize].as_ref();
        // The lower bounds reject most conclusions before the ancestors of their claims are counted, which takes
        // longer.
        let least: usize = ends.iter().filter_map(|&(start, place)| Some(reach(start)?.min_depth(place))).sum();
        if least >= self.bound() {
            return;
        }
        let claims = ends.iter().filter_map(|&(start, place)| Some(reach(start)?.ancestors(place).len())).sum();
        if claims < self.bound() {
            self.best = Some(NetConclusion { claims, node, ends: ends.to_vec(), key });
        }
    }

    /// Refutes a claim that leads to a contradiction.
    fn contradiction(&mut self, node: u32, key: &'static str) {
        let Some((one, other)) = self.reach(node).contradiction else { return };
        // Both claims of the contradiction follow from this one, so its contrary holds.
        self.offer(node ^ 1, &[(node, one as usize), (node, other as usize)], key);
    }

    /// Finds common consequences of a candidate and its contrary.
    fn double(&mut self, live: u32) {
        let (on, off) = (2 * live + 1, 2 * live);
        self.reach(on);
        self.reach(off);
        self.common(&[on, off], "logic-double-chains");
    }

    /// Finds common consequences of these claims, one of which is true.
    fn common(&mut self, starts: &[u32], key: &'static str) {
        for &start in starts {
            self.reach(start);
        }
        let Some(first) = self.reaches[starts[0] as usize].take() else { return };
        for (place, node) in first.nodes().enumerate() {
            // Each of the other nets has at least a start and an end.
            if first.min_depth(place) + 2 * (starts.len() - 1) >= self.bound() {
                continue;
            }
            let least = starts[1..].iter().try_fold(first.min_depth(place), |least, &start| {
                let reach = self.reaches[start as usize].as_ref()?;
                Some(least + reach.min_depth(reach.place(node)?))
            });
            if least.is_none_or(|least| least >= self.bound()) || !self.changes(node) {
                continue;
            }
            let others = starts[1..].iter().filter_map(|&start| {
                let reach = self.reaches[start as usize].as_ref()?;
                let place = reach.place(node)?;
                Some((start, place, reach.ancestors(place).len()))
            });
            let others: Vec<(u32, usize, usize)> = others.collect();
            let claims = first.ancestors(place).len() + others.iter().map(|(_, _, claims)| claims).sum::<usize>();
            if claims < self.bound() {
                let ends = others.iter().map(|&(start, place, _)| (start, place));
                let ends = std::iter::once((starts[0], place)).chain(ends).collect();
                self.best = Some(NetConclusion { claims, node, ends, key });
            }
        }
        self.reaches[starts[0] as usize] = Some(first);
    }

    /// Searches all cells with at least `least` candidates, and all houses in which a digit has at least as many
    /// places.
    fn cells_and_houses(&mut self, least: u32) {
        let (position, digits) = (self.net.position, self.net.links.digits);
        for cell in position.open_cells() {
            let mask = position.candidates[cell];
            if mask.count_ones() < least {
                continue;
            }
            let live = ones32(mask).filter_map(|digit| self.net.live.number(cell * digits + digit));
            let starts: Vec<u32> = live.map(|live| 2 * live as u32 + 1).collect();
            self.common(&starts, "logic-cell-chains");
        }
        for house in position.layout.all_houses() {
            for digit in 0..digits {
                let places = position.places(house, digit);
                if places.count_ones() < least.max(2) {
                    continue;
                }
                let cells = position.cells_at(house, places);
                let live = cells.iter().filter_map(|&cell| self.net.live.number(cell * digits + digit));
                let starts: Vec<u32> = live.map(|live| 2 * live as u32 + 1).collect();
                self.common(&starts, "logic-house-chains");
            }
        }
    }

    fn step(&self, about: TechniqueInfo) -> Option<Step> {
        let best = self.best.as_ref()?;
        let digits = self.net.links.digits;
        let candidate = self.net.live.candidates[best.node as usize / 2] as usize;
        let (cell, digit) = (candidate / digits, candidate % digits);
        let mut links: Vec<(Claim, Claim)> = Vec::new();
        for &(start, place) in &best.ends {
            if let Some(reach) = self.reaches[start as usize].as_ref() {
                links.extend(self.net.links_to(reach, place));
            }
        }
        let mut cells: Vec<usize> = links.iter().flat_map(|(a, b)| [a.cell.index(), b.cell.index()]).collect();
        cells
            .extend(best.ends.iter().map(|(start, _)| self.net.live.candidates[*start as usize / 2] as usize / digits));
        cells.sort_unstable();
        cells.dedup();
        let step = Step::new(about.name, best.key, about.min_rating + length_tenths(best.claims));
        let step = step.cells(cells).digits(1 << digit).links(links);
        let gone = match best.node % 2 {
            0 => 1 << digit,
            _ => self.net.position.candidates[cell] & !(1 << digit),
        };
        Some(step.remove(cell, gone))
    }
}

/// Searches the nets of a scope and passes on the simplest step.
fn find(
    position: &SolvingPosition<'_>,
    scope: NetScope,
    about: TechniqueInfo,
    found: &mut StepSink<'_>,
    look: &dyn Fn(&mut NetSearch<'_>),
) -> ControlFlow<()> {
    let links = position.links();
    if links.candidates.len() > if scope.techniques { MAX_CANDIDATES_PLUS } else { MAX_CANDIDATES } {
        return ControlFlow::Continue(());
    }
    let live = LiveCandidates::new(&links);
    let net = NetContext { position, links: &links, live: &live, scope, scratch: RefCell::default() };
    let mut search = NetSearch { net, reaches: vec![None; 2 * live.candidates.len()], best: None, limit: 0 };
    let mut step = None;
    for limit in LIMITS {
        search.limit = limit;
        // Discard the incomplete nets, since a larger bound gives more consequences.
        let cut = search.reaches.iter_mut().filter_map(|reach| reach.take_if(|reach| !reach.is_complete()));
        position.net_pool.recycle(cut);
        look(&mut search);
        step = search.step(about);
        if step.is_some() {
            break;
        }
    }
    position.net_pool.recycle(search.reaches.into_iter().flatten());
    match step {
        Some(step) => found.push(step),
        None => ControlFlow::Continue(()),
    }
}

impl Technique for Nishio {
    fn info(&self) -> TechniqueInfo {
        NISHIO
    }

    fn finds_only_simplest(&self) -> bool {
        true
    }

    fn find(&self, position: &SolvingPosition<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let scope = NetScope { dynamic: true, one_digit: true, techniques: false };
        find(position, scope, NISHIO, found, &|search| {
            for node in 0..search.reaches.len() as u32 {
                search.contradiction(node, NISHIO.key);
            }
        })
    }
}

impl Technique for MultipleChains {
    fn info(&self) -> TechniqueInfo {
        MULTIPLE
    }

    fn finds_only_simplest(&self) -> bool {
        true
    }

    fn find(&self, position: &SolvingPosition<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let scope = NetScope { dynamic: false, one_digit: false, techniques: false };
        find(position, scope, MULTIPLE, found, &|search| search.cells_and_houses(3))
    }
}

impl Technique for DynamicChains {
    fn info(&self) -> TechniqueInfo {
        if self.level == 0 { DYNAMIC } else { DYNAMIC_PLUS }
    }

    fn finds_only_simplest(&self) -> bool {
        true
    }

    fn find(&self, position: &SolvingPosition<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let scope = NetScope { dynamic: true, one_digit: false, techniques: self.level > 0 };
        find(position, scope, self.info(), found, &|search| {
            let all = search.reaches.len() as u32;
            for node in 0..all {
                search.contradiction(node, "logic-contradiction-chains");
            }
            for live in 0..all / 2 {
                search.double(live);
            }
            search.cells_and_houses(2);
        })
    }
}
