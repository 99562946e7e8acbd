//! Lines that branch or meet, of which all lines of a colour that touch are one.

use std::collections::{BTreeMap, BTreeSet};

use super::drawing::SketchShape;
use super::evidence::{Evidence, RecognisedRule};
use super::topics::Topic;
use crate::board::{Cell, CellSet};
use crate::place::Path;
use crate::variant::formula::Formula;
use crate::variant::{Between, CellSum, DoubleArrow, KillerCage, OwnCells, Rule, SumClue, Variant};

/// The most cells of a network, and the most lines of a colour.
const MOST: usize = 60;
const MOST_LINES: usize = 200;

/// Lines that touch each other.
struct Network {
    lines: Vec<usize>,
    neighbours: BTreeMap<Cell, BTreeSet<Cell>>,
}

/// Lines with the indexes of their marks.
type Lines = [(Vec<usize>, Vec<Cell>)];

/// Returns the rules of lines if those that touch are one line. None if no line branches or meets another one. `plain`
/// makes the rules of simple lines.
pub(super) fn parts(
    evidence: &Evidence,
    topic: Topic,
    lines: &Lines,
    plain: &dyn Fn(&Lines) -> Vec<RecognisedRule>,
) -> Option<Vec<RecognisedRule>> {
    let networks = networks(lines)?;
    let mut letters = ('A'..='Z').filter(|letter| !is_used(evidence, *letter));
    let mut all = Vec::new();
    let mut is_new = false;
    for network in &networks {
        if let Some(path) = network.path() {
            let marks = network.lines.iter().flat_map(|&at| lines[at].0.iter().copied()).collect();
            all.extend(plain(&[(marks, path)]));
            continue;
        }
        let rules = network.rules(evidence, topic, &mut letters)?;
        is_new |= !rules.is_empty();
        // The lines stay as they are drawn.
        all.extend(rules.into_iter().map(|rule| RecognisedRule { rule, marks: vec![] }));
    }
    is_new.then_some(all)
}

/// Returns the cells with a circle.
pub(super) fn circles(evidence: &Evidence) -> BTreeSet<Cell> {
    const LEAST: f64 = 0.4;
    let circles = evidence.sketch.shapes.iter().filter(|shape| shape.round && shape.is_even_sided());
    circles.filter(|shape| shape.width >= LEAST).filter_map(SketchShape::cell).collect()
}

/// Groups lines that touch.
fn networks(lines: &Lines) -> Option<Vec<Network>> {
    if lines.len() > MOST_LINES {
        return None;
    }
    let mut all: Vec<Network> = Vec::new();
    for (at, (_, cells)) in lines.iter().enumerate() {
        let (touching, mut others): (Vec<Network>, Vec<Network>) =
            all.into_iter().partition(|other| cells.iter().any(|cell| other.neighbours.contains_key(cell)));
        let mut network = Network { lines: vec![at], neighbours: BTreeMap::new() };
        for other in touching {
            network.lines.extend(other.lines);
            for (cell, neighbours) in other.neighbours {
                network.neighbours.entry(cell).or_default().extend(neighbours);
            }
        }
        for pair in cells.windows(2) {
            network.neighbours.entry(pair[0]).or_default().insert(pair[1]);
            network.neighbours.entry(pair[1]).or_default().insert(pair[0]);
        }
        if network.neighbours.len() > MOST {
            return None;
        }
        others.push(network);
        all = others;
    }
    Some(all)
}

/// Returns whether a letter stands for a sum.
fn is_used(evidence: &Evidence, letter: char) -> bool {
    let is_own = |sum: &Option<SumClue>| sum.iter().flat_map(SumClue::letters).any(|own| own == letter);
    let in_rule = |rule: &Rule| {
        rule.downcast::<CellSum>().is_some_and(|area| is_own(&area.sum))
            || rule.downcast::<KillerCage>().is_some_and(|cage| is_own(&cage.sum))
    };
    evidence.rules().any(in_rule)
        || evidence.sketch.cages.iter().any(|cage| cage.text.trim().chars().any(|own| own == letter))
}

impl Network {
    /// Returns the cells in order if the lines are a simple path.
    fn path(&self) -> Option<Vec<Cell>> {
        let ends: Vec<Cell> =
            self.neighbours.iter().filter(|(_, neighbours)| neighbours.len() == 1).map(|(cell, _)| *cell).collect();
        let [start, _] = ends[..] else { return None };
        let mut path = vec![start];
        loop {
            let before = path.len().checked_sub(2).map(|at| path[at]);
            let mut next = self.neighbours[path.last()?].iter().filter(|cell| Some(**cell) != before);
            match (next.next(), next.next()) {
                (Some(&cell), None) => path.push(cell),
                (None, _) => return (path.len() == self.neighbours.len()).then_some(path),
                (Some(_), Some(_)) => return None,
            }
        }
    }

    /// Returns the rules of lines that branch; none if they say nothing, None if there are none for this meaning.
    fn rules(&self, evidence: &Evidence, topic: Topic, letters: &mut dyn Iterator<Item = char>) -> Option<Vec<Rule>> {
        let cells: CellSet = self.neighbours.keys().copied().collect();
        let sum = |cells: CellSet, sum: SumClue| -> Rule {
            CellSum { cells, sum: Some(sum), compared: Default::default() }.into()
        };
        let each_pair = |formula: &str| -> Option<Rule> {
            let formula = Formula::parse(formula).ok()?;
            Some(OwnCells { formula: formula.into(), white: true, ..OwnCells::new(cells.clone(), 0) }.into())
        };
        Some(match topic {
            Topic::Renban => vec![each_pair(&format!("a != b and |a - b| < {}", self.neighbours.len()))?],
            Topic::Nabner => vec![each_pair("|a - b| > 1")?],
            Topic::NoRepeats => vec![each_pair("a != b")?],
            Topic::LineTotal => vec![sum(cells, SumClue::Common)],
            Topic::RegionSum => {
                let segments = self.segments(evidence);
                if segments.len() < 2 {
                    return Some(vec![]);
                }
                let clue: SumClue = letters.next()?.to_string().parse().ok()?;
                segments.into_iter().map(|cells| sum(cells, clue.clone())).collect()
            }
            Topic::Between => {
                self.between(&circles(evidence))?.into_iter().map(|path| Between::new(path).into()).collect()
            }
            Topic::DoubleArrow => {
                self.between(&circles(evidence))?.into_iter().map(|path| DoubleArrow::new(path).into()).collect()
            }
            _ => return None,
        })
    }

    /// Returns the pieces into which the borders of boxes cut the lines.
    fn segments(&self, evidence: &Evidence) -> Vec<CellSet> {
        let grid = &evidence.board.grids()[0];
        let boxes: Vec<CellSet> =
            (0..grid.box_count()).map(|index| grid.box_cells(index).iter().copied().collect()).collect();
        let box_of = |cell: Cell| boxes.iter().position(|cells| cells.contains(cell));
        let mut left: BTreeSet<Cell> = self.neighbours.keys().copied().collect();
        let mut all = Vec::new();
        while let Some(start) = left.pop_first() {
            let (mut piece, mut next) = (CellSet::default(), vec![start]);
            while let Some(cell) = next.pop() {
                piece.insert(cell);
                let inside = self.neighbours[&cell].iter().filter(|other| box_of(**other) == box_of(cell));
                next.extend(inside.filter(|other| left.remove(other)));
            }
            all.push(piece);
        }
        all
    }

    /// Returns the paths from circle to circle; where lines cross, each goes straight on.
    fn between(&self, circles: &BTreeSet<Cell>) -> Option<Vec<Path>> {
        let mut all: Vec<Path> = Vec::new();
        for &start in self.neighbours.keys().filter(|cell| circles.contains(cell)) {
            for &second in &self.neighbours[&start] {
                let mut path = vec![start, second];
                while let &[.., before, last] = &path[..]
                    && !circles.contains(&last)
                {
                    let onward = last.offset(last.row - before.row, last.col - before.col);
                    let next: Vec<Cell> =
                        self.neighbours[&last].iter().filter(|cell| **cell != before).copied().collect();
                    path.push(match next[..] {
                        [only] => only,
                        _ => *next.iter().find(|cell| **cell == onward)?,
                    });
                    if path.len() > MOST {
                        return None;
                    }
                }
                if path.len() > 2 && path[0] < path[path.len() - 1] {
                    all.push(Path(path));
                }
            }
        }
        Some(all)
    }
}
