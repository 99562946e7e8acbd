//! The connected pieces of a mark, as a solver sees them.

use crate::board::{Cell, CellSet};

/// Numbers of connected pieces of marks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PieceCounts {
    /// Number of pieces whose cells share edges.
    by_edges: usize,
    /// Number of pieces whose cells share edges or corners.
    by_corners: usize,
}

impl PieceCounts {
    /// Counts the pieces of marks, each of which is a set of cells.
    pub fn of(marks: &[CellSet]) -> PieceCounts {
        marks.iter().fold(PieceCounts::default(), |sum, mark| PieceCounts {
            by_edges: sum.by_edges + pieces(mark, false).len(),
            by_corners: sum.by_corners + pieces(mark, true).len(),
        })
    }

    /// Returns whether there are more pieces than `before`, so that a mark has been torn.
    pub fn are_more_than(self, before: PieceCounts) -> bool {
        self.by_edges > before.by_edges || self.by_corners > before.by_corners
    }
}

/// Returns whether a mark is connected, at least by corners.
pub fn is_connected(mark: &CellSet) -> bool {
    pieces(mark, true).len() < 2
}

/// Returns the shortest steps that join the pieces of a mark whose cells share edges: one fewer than there are pieces.
pub fn joining_steps(mark: &CellSet) -> Vec<[Cell; 2]> {
    let mut apart = pieces(mark, false);
    let Some(mut joined) = apart.pop() else { return vec![] };
    let mut steps = Vec::new();
    // A minimum spanning tree by Prim's algorithm.
    while let Some((at, step)) = (0..apart.len()).map(|at| (at, shortest_step(&joined, &apart[at]))).min_by_key(length)
    {
        joined.extend(apart.swap_remove(at));
        steps.extend(step);
    }
    steps
}

/// Returns the shortest step from a cell of a piece to a cell of another.
fn shortest_step(one: &[Cell], other: &[Cell]) -> Option<[Cell; 2]> {
    let steps = one.iter().flat_map(|&from| other.iter().map(move |&to| [from, to]));
    steps.min_by_key(|&step| distance(step))
}

/// Returns the squared length of a step.
fn distance([from, to]: [Cell; 2]) -> i32 {
    let (rows, cols) = (i32::from(from.row - to.row), i32::from(from.col - to.col));
    rows * rows + cols * cols
}

fn length((_, step): &(usize, Option<[Cell; 2]>)) -> Option<i32> {
    step.map(distance)
}

fn pieces(mark: &CellSet, by_corners: bool) -> Vec<Vec<Cell>> {
    let mut seen = CellSet::default();
    let mut found = Vec::new();
    for first in mark.iter() {
        if seen.contains(first) {
            continue;
        }
        seen.insert(first);
        let mut piece = vec![first];
        let mut at = 0;
        while let Some(&cell) = piece.get(at) {
            at += 1;
            for next in around(cell, by_corners).filter(|&next| mark.contains(next)) {
                if !seen.contains(next) {
                    seen.insert(next);
                    piece.push(next);
                }
            }
        }
        found.push(piece);
    }
    found
}

fn around(cell: Cell, by_corners: bool) -> impl Iterator<Item = Cell> {
    let steps = (-1..=1).flat_map(|rows: i16| (-1..=1).map(move |cols: i16| (rows, cols)));
    steps
        .filter(move |&(rows, cols)| by_corners || rows == 0 || cols == 0)
        .map(move |(rows, cols)| cell.offset(rows, cols))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(text: &str) -> CellSet {
        text.parse().unwrap()
    }

    #[test]
    fn pieces_are_counted_by_edges_and_by_corners() {
        for (mark, by_edges, by_corners) in
            [("r1c1-3 r2c3", 1, 1), ("r1c1 r2c2", 2, 1), ("r1c1-2 r3c1-2", 2, 2), ("r1c1 r1c3 r2c2", 3, 1)]
        {
            assert_eq!(PieceCounts::of(&[cells(mark)]), PieceCounts { by_edges, by_corners }, "{mark}");
            assert_eq!(is_connected(&cells(mark)), by_corners == 1, "{mark}");
        }
    }

    #[test]
    fn pieces_are_joined_by_the_shortest_steps() {
        let steps = |mark| {
            let mut steps = joining_steps(&cells(mark));
            steps.iter_mut().for_each(|step| step.sort());
            steps.sort();
            steps.iter().map(|[from, to]| format!("{from}-{to}")).collect::<Vec<_>>()
        };
        assert!(steps("").is_empty() && steps("r1c1-3 r2c3").is_empty());
        assert_eq!(steps("r1c1-2 r5c2"), ["r1c2-r5c2"]);
        assert_eq!(steps("r1c1-3 r2c4"), ["r1c3-r2c4"], "cells that touch at a corner are pieces too");
        assert_eq!(steps("r1c1 r1c3 r1c9 r4c3"), ["r1c1-r1c3", "r1c3-r1c9", "r1c3-r4c3"]);
    }

    #[test]
    fn what_was_in_pieces_may_stay_so() {
        let of = |mark| PieceCounts::of(&[cells(mark)]);
        assert!(of("r1c1-2 r3c1").are_more_than(of("r1c1-2 r2c1")));
        assert!(of("r1c1 r3c3").are_more_than(of("r1c1 r2c2")), "corners no longer touch");
        assert!(!of("r1c1 r3c3").are_more_than(of("r1c1 r5c9")));
        assert!(!of("r1c1-3").are_more_than(of("r1c1 r5c9-10")));
    }
}
