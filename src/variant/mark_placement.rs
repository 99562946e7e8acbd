//! Placement of marks in generated puzzles, of one or several kinds, so that no two share a cell and no two lines cross
//! between cells.

use super::context::Context;
use super::kinds::{Kind, Rule};
use super::occupied_cells::OccupiedCells;
use crate::board::{Filling, Random};

/// Number of random places tried for the marks of each kind, for each grid.
const MAX_TRIES: usize = 1000;

/// Places marks that fit a solution, for each kind in `kinds` whose marks are placed apart. The result is sorted by
/// kind. Each kind gets its usual number of marks divided by the number of kinds. The kinds take turns, so that none
/// takes all the space.
pub fn marks_apart(kinds: &[Kind], context: &Context, solution: &Filling, random: &mut Random) -> Vec<Rule> {
    struct KindQuota {
        kind: Kind,
        most: usize,
        tries: usize,
        marks: Vec<Rule>,
    }
    let grids = context.board().grids().len();
    let apart = || kinds.iter().filter_map(|&kind| Some((kind, kind.max_marks()?)));
    let several = apart().count();
    let turn = |(kind, most): (Kind, usize)| KindQuota {
        kind,
        most: (most * grids).div_ceil(several),
        tries: MAX_TRIES * grids,
        marks: Vec::new(),
    };
    let mut turns: Vec<KindQuota> = apart().map(turn).collect();
    let mut taken = OccupiedCells::default();
    loop {
        let waiting = turns.iter_mut().filter(|turn| turn.tries > 0 && turn.marks.len() < turn.most);
        // The kind furthest below its maximum comes next.
        let next = waiting.min_by(|one, other| (one.marks.len() * other.most).cmp(&(other.marks.len() * one.most)));
        let Some(turn) = next else { break };
        turn.tries -= 1;
        turn.marks.extend(turn.kind.place_mark(context, solution, &mut taken, random));
    }
    turns.into_iter().flat_map(|turn| turn.marks).collect()
}
