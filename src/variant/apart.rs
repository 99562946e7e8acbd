//! Marks of made puzzles that lie apart, of one kind or of several on one board: no two share a cell, and no two lines
//! cross between cells.

use std::collections::BTreeSet;

use super::{Context, Kind, Rule};
use crate::board::{Cell, CellSet, Filling, Random};

/// How many random places are tried for the marks of each kind in each grid.
const MOST_TRIES: usize = 1000;

/// What marks lie on already.
#[derive(Clone, Default, Debug)]
pub struct Taken {
    cells: CellSet,
    steps: BTreeSet<[Cell; 2]>,
}

impl Taken {
    /// Whether a mark of these cells, with lines that run by these steps, lies apart from all that is there, and is
    /// handsome itself: a line neither crosses itself nor comes back beside itself.
    pub fn is_free(&self, cells: &CellSet, steps: &[[Cell; 2]]) -> bool {
        let own: BTreeSet<[Cell; 2]> = steps.iter().copied().map(sorted).collect();
        let crosses =
            |step: &[Cell; 2]| crossing(*step).is_some_and(|step| self.steps.contains(&step) || own.contains(&step));
        // Cells of a line that share an edge follow each other along it.
        let beside = |one: Cell| {
            one.neighbours().into_iter().filter(|other| cells.contains(*other)).map(move |other| [one, other])
        };
        let bunched = || !steps.is_empty() && cells.iter().flat_map(beside).any(|pair| !own.contains(&sorted(pair)));
        cells.iter().all(|cell| !self.cells.contains(cell)) && !own.iter().any(crosses) && !bunched()
    }

    /// A mark of these cells and steps is there from now on.
    pub fn take(&mut self, cells: &CellSet, steps: &[[Cell; 2]]) {
        self.cells.extend(cells.iter());
        self.steps.extend(steps.iter().copied().map(sorted));
    }
}

/// The same step whichever way it is gone.
fn sorted([one, other]: [Cell; 2]) -> [Cell; 2] {
    [one.min(other), one.max(other)]
}

/// The only step that a slanted one can cross between cells.
fn crossing([one, other]: [Cell; 2]) -> Option<[Cell; 2]> {
    let slanted = one.row != other.row && one.col != other.col;
    slanted.then(|| sorted([Cell::new(one.row, other.col), Cell::new(other.row, one.col)]))
}

/// Marks of these kinds that are true of a solution, as far as kinds have marks that lie apart; by kind, in the order
/// of the kinds. Each kind has as many as when it is alone, less by how many kinds there are, and comes in turn, so
/// that none takes all the room.
pub fn marks_apart(kinds: &[Kind], context: &Context, solution: &Filling, random: &mut Random) -> Vec<Rule> {
    struct Turn {
        kind: Kind,
        most: usize,
        tries: usize,
        marks: Vec<Rule>,
    }
    let grids = context.board().grids().len();
    let apart = || kinds.iter().filter_map(|&kind| Some((kind, kind.most_apart()?)));
    let several = apart().count();
    let turn = |(kind, most): (Kind, usize)| Turn {
        kind,
        most: (most * grids).div_ceil(several),
        tries: MOST_TRIES * grids,
        marks: Vec::new(),
    };
    let mut turns: Vec<Turn> = apart().map(turn).collect();
    let mut taken = Taken::default();
    loop {
        let waiting = turns.iter_mut().filter(|turn| turn.tries > 0 && turn.marks.len() < turn.most);
        // The one that has the least of what it may have.
        let next = waiting.min_by(|one, other| (one.marks.len() * other.most).cmp(&(other.marks.len() * one.most)));
        let Some(turn) = next else { break };
        turn.tries -= 1;
        turn.marks.extend(turn.kind.mark_apart(context, solution, &mut taken, random));
    }
    turns.into_iter().flat_map(|turn| turn.marks).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::place::{Path, Place as _};

    #[test]
    fn lines_lie_apart_and_are_handsome() {
        let path = |text: &str| text.parse::<Path>().unwrap();
        let board = crate::board::Board::classic();
        let mut taken = Taken::default();
        let there = path("r4c4 r5c5 r5c6");
        taken.take(&there.cells(&board), &there.steps());
        for (text, free) in [
            ("r1c1 r1c2 r2c2", true),
            ("r1c1 r2c2 r3c2", true),
            // It comes back beside itself.
            ("r1c1 r2c2 r1c2", false),
            ("r1c1 r1c2 r2c2 r2c1", false),
            // It crosses itself.
            ("r1c1 r2c2 r3c1 r2c1 r1c2", false),
            // It crosses the other, or shares a cell with it; beside it is room.
            ("r5c4 r4c5", false),
            ("r4c5 r5c4", false),
            ("r5c6 r6c6", false),
            ("r4c5 r4c6", true),
        ] {
            let path = path(text);
            assert_eq!(taken.is_free(&path.cells(&board), &path.steps()), free, "{text}");
        }
        // What is no line lies in any shape.
        assert!(taken.is_free(&"r1-2c1-2".parse().unwrap(), &[]));
    }
}
