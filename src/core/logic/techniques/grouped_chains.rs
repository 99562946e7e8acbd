//! Grouped chains: alternating inference chains in which the places of a digit in the intersection of two houses count
//! as one node, which is on if one of them holds it.

use std::collections::HashMap;
use std::ops::ControlFlow;

use super::super::bits::{self, ones32};
use super::super::chain::length_tenths;
use super::super::links::Links;
use super::super::position::SolvingPosition;
use super::super::step::{Step, StepSink};
use super::super::technique::{Technique, TechniqueInfo};
use super::nets::MAX_CANDIDATES;

pub(crate) struct GroupedChains;

const ABOUT: TechniqueInfo =
    TechniqueInfo { name: "grouped-chain", key: "logic-grouped-chain", min_rating: 80, work: 300 };

/// The maximum length of a chain, in claims.
const LONGEST: usize = 26;

/// The limits of iterative deepening. Short chains are searched first, since most positions have one.
const LIMITS: [usize; 2] = [11, LONGEST];

/// A node of a chain: a digit and one or more cells. It is on if one of the cells holds the digit.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct GroupedNode {
    digit: usize,
    cells: Vec<usize>,
}

/// The nodes of a chain in order, and the candidates it eliminates as (cell, digit).
type GroupedChain = (Vec<u32>, Vec<(usize, usize)>);

struct GroupedGraph {
    nodes: Vec<GroupedNode>,
    /// For each node, the open cells with its digit that see all of its cells.
    seen: bits::BitRows,
    weak: Vec<Vec<u32>>,
    strong: Vec<Vec<u32>>,
}

/// The node of each candidate of the board, if it is a candidate of an open cell.
struct SingleNodes(Vec<Option<u32>>);

impl SingleNodes {
    fn node(&self, candidate: u32) -> Option<u32> {
        self.0[candidate as usize]
    }
}

impl GroupedGraph {
    fn new(position: &SolvingPosition<'_>, links: &Links) -> GroupedGraph {
        let layout = position.layout;
        let digits = layout.digits;
        let mut nodes = Vec::with_capacity(2 * links.candidates.len());
        let mut singles = SingleNodes(vec![None; layout.cells * digits]);
        for &candidate in &links.candidates {
            singles.0[candidate as usize] = Some(nodes.len() as u32);
            nodes.push(GroupedNode { digit: candidate as usize % digits, cells: vec![candidate as usize / digits] });
        }
        let first_group = nodes.len();
        let pairs = halves_of_houses(position, &singles, &mut nodes);
        let all = nodes.len();
        let mut seen = bits::BitRows::new(all, layout.cells);
        for (at, node) in nodes.iter().enumerate() {
            position.seeing_all(node.digit, &node.cells).into_iter().for_each(|cell| seen.insert(at, cell));
        }
        let mut graph = GroupedGraph { nodes, seen, weak: vec![Vec::new(); all], strong: vec![Vec::new(); all] };
        for (at, &candidate) in links.candidates.iter().enumerate() {
            let weak = links.weak_digit.of(candidate).iter().chain(links.weak_other.of(candidate));
            graph.weak[at].extend(weak.filter_map(|&other| singles.node(other)));
            let strong = links.strong_digit.of(candidate).iter().chain(links.strong_other.of(candidate));
            graph.strong[at].extend(strong.filter_map(|&other| singles.node(other)));
        }
        // Links each group with single candidates, and then with the groups that follow it in the list.
        for at in first_group..all {
            let digit = graph.nodes[at].digit;
            let alone = bits::iter(graph.seen.row(at)).filter_map(|cell| singles.node((cell * digits + digit) as u32));
            for other in alone {
                graph.weak[at].push(other);
                graph.weak[other as usize].push(at as u32);
            }
            for other in at + 1..all {
                let there = &graph.nodes[other];
                let apart = || there.cells.iter().all(|&cell| bits::contains(graph.seen.row(at), cell));
                if there.digit == digit && apart() {
                    graph.weak[at].push(other as u32);
                    graph.weak[other].push(at as u32);
                }
            }
        }
        for (one, other) in pairs {
            for (from, to) in [(one, other), (other, one)] {
                if !graph.strong[from as usize].contains(&to) {
                    graph.strong[from as usize].push(to);
                }
            }
        }
        graph
    }

    /// Returns the shortest chain that starts with this node being off, ends with a node that is on, and eliminates a
    /// candidate. The nodes of the chain are alternately off and on.
    fn from(&self, position: &SolvingPosition<'_>, start: u32, bound: usize) -> Option<GroupedChain> {
        let mut before: Vec<Option<(u32, Option<u32>)>> = vec![None; self.nodes.len()];
        let mut off = vec![false; self.nodes.len()];
        off[start as usize] = true;
        let mut queue: std::collections::VecDeque<(u32, usize)> = Default::default();
        for &next in &self.strong[start as usize] {
            before[next as usize] = Some((start, None));
            queue.push_back((next, 2));
        }
        while let Some((holds, claims)) = queue.pop_front() {
            if claims >= bound {
                return None;
            }
            if claims > 2 {
                let gone = self.removed(position, start, holds);
                if !gone.is_empty() {
                    return Some((path(&before, holds), gone));
                }
            }
            // Breadth first, so the first chain that eliminates anything is a shortest one from this start.
            for &falls in &self.weak[holds as usize] {
                if std::mem::replace(&mut off[falls as usize], true) {
                    continue;
                }
                for &next in &self.strong[falls as usize] {
                    if before[next as usize].is_none() && next != start {
                        before[next as usize] = Some((falls, Some(holds)));
                        queue.push_back((next, claims + 2));
                    }
                }
            }
        }
        None
    }

    /// Returns the candidates eliminated if at least one of two nodes is on.
    fn removed(&self, position: &SolvingPosition<'_>, one: u32, other: u32) -> Vec<(usize, usize)> {
        let (one_seen, other_seen) = (self.seen.row(one as usize), self.seen.row(other as usize));
        let (one, other) = (&self.nodes[one as usize], &self.nodes[other as usize]);
        if one.digit == other.digit {
            let both = one_seen.iter().zip(other_seen).enumerate();
            let both = both.flat_map(|(word, (a, b))| bits::ones(a & b).map(move |bit| word * 64 + bit));
            return both.map(|cell| (cell, one.digit)).collect();
        }
        let ([first], [second]) = (&one.cells[..], &other.cells[..]) else { return Vec::new() };
        // At least one of these two candidates of a cell is on, so the other candidates of the cell are removed.
        if first == second {
            let rest = position.candidates[*first] & !(1 << one.digit) & !(1 << other.digit);
            return ones32(rest).map(|digit| (*first, digit)).collect();
        }
        if !position.layout.sees(*first, *second) {
            return Vec::new();
        }
        // If one of the cells held the digit of the other node, its own node would be off. So the other node would be
        // on, and both cells would hold the same digit although they see each other.
        let crossed = [(*first, other.digit), (*second, one.digit)];
        crossed.into_iter().filter(|&(cell, digit)| position.has(cell, digit)).collect()
    }
}

/// Returns the chain to a node that is on, starting with one that is off.
fn path(before: &[Option<(u32, Option<u32>)>], holds: u32) -> Vec<u32> {
    let (mut path, mut at) = (vec![holds], holds);
    while let Some((falls, on)) = before[at as usize] {
        path.push(falls);
        let Some(on) = on else { break };
        path.push(on);
        at = on;
    }
    path.reverse();
    path
}

/// Splits the places of each digit in each house into those inside and those outside another house, and returns the
/// pairs of nodes. At least one node of each pair is on. Groups of several candidates are added to `nodes`.
fn halves_of_houses(
    position: &SolvingPosition<'_>,
    singles: &SingleNodes,
    nodes: &mut Vec<GroupedNode>,
) -> Vec<(u32, u32)> {
    let (layout, digits) = (position.layout, position.layout.digits);
    let mut groups: HashMap<GroupedNode, u32> = HashMap::new();
    let mut pairs = Vec::new();
    for house in layout.all_houses() {
        for digit in 0..digits {
            let places = position.places(house, digit);
            // Two places are linked as single candidates already.
            if places.count_ones() < 3 {
                continue;
            }
            let cells = position.cells_at(house, places);
            let mut others: Vec<usize> =
                cells.iter().flat_map(|&cell| &layout.groups_of[cell]).map(|&(g, _)| usize::from(g)).collect();
            others.sort_unstable();
            others.dedup();
            for &other in others.iter().filter(|&&other| other != house) {
                let set = layout.group_sets.row(other);
                let (inside, outside): (Vec<usize>, Vec<usize>) =
                    cells.iter().partition(|&&cell| bits::contains(set, cell));
                let Some(&first) = outside.first() else { continue };
                let meet = |index: usize| {
                    let set = layout.group_sets.row(index);
                    index != house && outside.iter().all(|&cell| bits::contains(set, cell))
                };
                // Several cells are useful as a node only if they lie in another house too, which gives them weak
                // links.
                if outside.len() > 1 && !layout.groups_of[first].iter().any(|&(index, _)| meet(usize::from(index))) {
                    continue;
                }
                let mut number = |cells: Vec<usize>| {
                    if let [cell] = cells[..]
                        && let Some(node) = singles.node((cell * digits + digit) as u32)
                    {
                        return node;
                    }
                    let node = GroupedNode { digit, cells };
                    *groups.entry(node.clone()).or_insert_with(|| {
                        nodes.push(node);
                        nodes.len() as u32 - 1
                    })
                };
                pairs.push((number(inside), number(outside)));
            }
        }
    }
    pairs
}

impl Technique for GroupedChains {
    fn info(&self) -> TechniqueInfo {
        ABOUT
    }

    fn finds_only_simplest(&self) -> bool {
        true
    }

    fn find(&self, position: &SolvingPosition<'_>, found: &mut StepSink<'_>) -> ControlFlow<()> {
        let links = position.links();
        if links.candidates.len() > MAX_CANDIDATES {
            return ControlFlow::Continue(());
        }
        let graph = GroupedGraph::new(position, &links);
        let mut best: Option<GroupedChain> = None;
        for limit in LIMITS {
            for start in 0..graph.nodes.len() as u32 {
                let bound = best.as_ref().map_or(limit, |(path, _)| path.len());
                if let Some(better) = graph.from(position, start, bound) {
                    best = Some(better);
                }
            }
            if best.is_some() {
                break;
            }
        }
        let Some((path, gone)) = best else { return ControlFlow::Continue(()) };
        let nodes = || path.iter().map(|&node| &graph.nodes[node as usize]);
        let mut cells: Vec<usize> = nodes().flat_map(|node| &node.cells).copied().collect();
        cells.sort_unstable();
        cells.dedup();
        let mask = nodes().fold(0, |mask, node| mask | 1 << node.digit);
        let claims: Vec<_> = nodes()
            .enumerate()
            .map(|(at, node)| {
                // A claim names a single candidate, so the first cell stands for the group.
                let candidate = node.cells[0] * position.layout.digits + node.digit;
                position.claim(candidate, at % 2 == 1)
            })
            .collect();
        let links = claims.windows(2).map(|pair| (pair[0], pair[1])).collect();
        let number = ABOUT.min_rating + length_tenths(path.len() + 2);
        let step = Step::new(ABOUT.name, ABOUT.key, number).cells(cells).digits(mask).links(links);
        found.push(gone.into_iter().fold(step, |step, (cell, digit)| step.remove(cell, 1 << digit)))
    }
}
