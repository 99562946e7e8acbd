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
            by_edges: sum.by_edges + pieces(mark, false),
            by_corners: sum.by_corners + pieces(mark, true),
        })
    }

    /// Returns whether there are more pieces than `before`, so that a mark has been torn.
    pub fn are_more_than(self, before: PieceCounts) -> bool {
        self.by_edges > before.by_edges || self.by_corners > before.by_corners
    }
}

/// Returns whether a mark is connected, at least by corners.
pub fn is_connected(mark: &CellSet) -> bool {
    pieces(mark, true) < 2
}

fn pieces(mark: &CellSet, by_corners: bool) -> usize {
    let mut seen = CellSet::default();
    let mut count = 0;
    for first in mark.iter() {
        if seen.contains(first) {
            continue;
        }
        count += 1;
        seen.insert(first);
        let mut open = vec![first];
        while let Some(cell) = open.pop() {
            for next in around(cell, by_corners).filter(|&next| mark.contains(next)) {
                if !seen.contains(next) {
                    seen.insert(next);
                    open.push(next);
                }
            }
        }
    }
    count
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
    fn what_was_in_pieces_may_stay_so() {
        let of = |mark| PieceCounts::of(&[cells(mark)]);
        assert!(of("r1c1-2 r3c1").are_more_than(of("r1c1-2 r2c1")));
        assert!(of("r1c1 r3c3").are_more_than(of("r1c1 r2c2")), "corners no longer touch");
        assert!(!of("r1c1 r3c3").are_more_than(of("r1c1 r5c9")));
        assert!(!of("r1c1-3").are_more_than(of("r1c1 r5c9-10")));
    }
}
