//! Grouped chains: alternating inference chains in which the places of a digit where two houses meet count as one, and
//! hold it together or not.

use std::collections::HashMap;
use std::ops::ControlFlow;

use super::super::bits::{self, ones32};
use super::super::chain::length_tenths;
use super::super::links::Links;
use super::super::position::Position;
use super::super::step::{Found, Step};
use super::super::technique::{About, Technique};
use super::nets::MOST_CANDIDATES;

pub(crate) struct GroupedChains;

const ABOUT: About = About { name: "grouped-chain", key: "logic-grouped-chain", number: 80, work: 300 };

/// The longest chain that is looked for, in claims.
const LONGEST: usize = 26;

/// A digit in some cells, one of which holds it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Node {
    digit: usize,
    cells: Vec<usize>,
}

/// The nodes of a chain in their order, and what falls: cells with a digit.
type Shown = (Vec<u32>, Vec<(usize, usize)>);

struct Graph {
    nodes: Vec<Node>,
    weak: Vec<Vec<u32>>,
    strong: Vec<Vec<u32>>,
}

impl Graph {
    fn new(position: &Position<'_>, links: &Links) -> Graph {
        let layout = position.layout;
        let digits = layout.digits;
        let mut graph = Graph { nodes: Vec::new(), weak: Vec::new(), strong: Vec::new() };
        let mut numbers: HashMap<Node, u32> = HashMap::new();
        for &candidate in &links.candidates {
            let candidate = candidate as usize;
            numbers
                .insert(Node { digit: candidate % digits, cells: vec![candidate / digits] }, graph.nodes.len() as u32);
            graph.nodes.push(Node { digit: candidate % digits, cells: vec![candidate / digits] });
        }
        let singles = graph.nodes.len();
        let number_of: HashMap<u32, u32> =
            links.candidates.iter().enumerate().map(|(at, &candidate)| (candidate, at as u32)).collect();
        let mut pairs: Vec<(u32, u32)> = Vec::new();
        // The places of a digit in a house, parted in two by another house.
        for house in layout.all_houses() {
            for digit in 0..digits {
                let places = position.places(house, digit);
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
                    let inside: Vec<usize> = cells.iter().copied().filter(|&c| bits::contains(set, c)).collect();
                    let outside: Vec<usize> = cells.iter().copied().filter(|&c| !bits::contains(set, c)).collect();
                    let outside_meets = layout.groups.iter().enumerate().any(|(index, _)| {
                        let set = layout.group_sets.row(index);
                        index != house && outside.iter().all(|&cell| bits::contains(set, cell))
                    });
                    if outside.is_empty() || outside.len() > 1 && !outside_meets {
                        continue;
                    }
                    let mut number = |cells: Vec<usize>| {
                        let node = Node { digit, cells };
                        *numbers.entry(node.clone()).or_insert_with(|| {
                            graph.nodes.push(node);
                            graph.nodes.len() as u32 - 1
                        })
                    };
                    pairs.push((number(inside), number(outside)));
                }
            }
        }
        let all = graph.nodes.len();
        graph.weak = vec![Vec::new(); all];
        graph.strong = vec![Vec::new(); all];
        for (at, &candidate) in links.candidates.iter().enumerate() {
            let weak = links.weak_digit.of(candidate).iter().chain(links.weak_other.of(candidate));
            graph.weak[at].extend(weak.filter_map(|other| number_of.get(other)));
            let strong = links.strong_digit.of(candidate).iter().chain(links.strong_other.of(candidate));
            graph.strong[at].extend(strong.filter_map(|other| number_of.get(other)));
        }
        for at in singles..all {
            let node = graph.nodes[at].clone();
            for cell in position.seeing_all(node.digit, &node.cells) {
                if let Some(&other) = number_of.get(&((cell * digits + node.digit) as u32)) {
                    graph.weak[at].push(other);
                    graph.weak[other as usize].push(at as u32);
                }
            }
            for other in at + 1..all {
                let there = &graph.nodes[other];
                let apart = || node.cells.iter().all(|&one| there.cells.iter().all(|&two| layout.sees(one, two)));
                if there.digit == node.digit && apart() {
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

    /// The shortest chain from a claim that a node does not hold to one that some node holds, whose ends are seen by
    /// a candidate. Gives the nodes by turns, the first does not hold; and the candidates that fall.
    fn from(&self, position: &Position<'_>, start: u32, bound: usize) -> Option<Shown> {
        let mut before: Vec<Option<(u32, Option<u32>)>> = vec![None; self.nodes.len()];
        let mut off = vec![false; self.nodes.len()];
        off[start as usize] = true;
        let mut queue: std::collections::VecDeque<(u32, usize)> = Default::default();
        for &next in &self.strong[start as usize] {
            before[next as usize] = Some((start, None));
            queue.push_back((next, 2));
        }
        while let Some((holds, claims)) = queue.pop_front() {
            if claims >= bound.min(LONGEST) {
                return None;
            }
            let gone = self.removed(position, start, holds);
            if claims > 2 && !gone.is_empty() {
                let mut path = vec![holds];
                let mut at = holds;
                while let Some((falls, on)) = before[at as usize] {
                    path.push(falls);
                    let Some(on) = on else { break };
                    path.push(on);
                    at = on;
                }
                path.reverse();
                return Some((path, gone));
            }
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

    /// What falls when one of two nodes holds.
    fn removed(&self, position: &Position<'_>, one: u32, other: u32) -> Vec<(usize, usize)> {
        let (one, other) = (&self.nodes[one as usize], &self.nodes[other as usize]);
        if one.digit == other.digit {
            let cells: Vec<usize> = one.cells.iter().chain(&other.cells).copied().collect();
            return position.seeing_all(one.digit, &cells).into_iter().map(|cell| (cell, one.digit)).collect();
        }
        let ([first], [second]) = (&one.cells[..], &other.cells[..]) else { return Vec::new() };
        if first == second {
            let rest = position.candidates[*first] & !(1 << one.digit) & !(1 << other.digit);
            return ones32(rest).map(|digit| (*first, digit)).collect();
        }
        if !position.layout.sees(*first, *second) {
            return Vec::new();
        }
        let crossed = [(*first, other.digit), (*second, one.digit)];
        crossed.into_iter().filter(|&(cell, digit)| position.has(cell, digit)).collect()
    }
}

impl Technique for GroupedChains {
    fn about(&self) -> About {
        ABOUT
    }

    fn find(&self, position: &Position<'_>, found: &mut Found<'_>) -> ControlFlow<()> {
        let links = position.links();
        if links.candidates.len() > MOST_CANDIDATES {
            return ControlFlow::Continue(());
        }
        let graph = Graph::new(position, &links);
        let mut best: Option<Shown> = None;
        for start in 0..graph.nodes.len() as u32 {
            let bound = best.as_ref().map_or(usize::MAX, |(path, _)| path.len());
            if let Some(better) = graph.from(position, start, bound) {
                best = Some(better);
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
                let candidate = node.cells[0] * position.layout.digits + node.digit;
                super::super::step::claim(position, candidate, at % 2 == 1)
            })
            .collect();
        let links = claims.windows(2).map(|pair| (pair[0], pair[1])).collect();
        let number = ABOUT.number + length_tenths(path.len() + 2);
        let step = Step::new(ABOUT.name, ABOUT.key, number).cells(cells).digits(mask).links(links);
        found.take(gone.into_iter().fold(step, |step, (cell, digit)| step.remove(cell, 1 << digit)))
    }
}
