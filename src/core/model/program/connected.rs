//! Connected places: rows that describe them completely, and cuts for a relaxation that leaves them out.

use super::rows::{Program, Row, Var};
use crate::board::DigitSet;
use crate::model::connected::Connected;
use crate::model::{Cmp, Origin};

/// Connected places of a program that has no rows for them.
#[derive(Clone, Debug)]
pub(super) struct LeftOut {
    connected: Connected,
    origin: Origin,
}

impl Program {
    /// Adds connected places as the steps in which they are reached, or leaves them out if the program is a relaxation.
    ///
    /// The first taken place, or each taken exit, is reached in no step. A taken place is reached in at most k + 1
    /// steps exactly if it or a neighbour is reached in at most k. All of these variables are functions of the
    /// values, so that the program has as many points as the model has solutions.
    pub(super) fn add_connected(&mut self, connected: &Connected, origin: Origin) {
        if self.is_relaxed {
            return self.left_out.push(LeftOut { connected: connected.clone(), origin });
        }
        let row = |terms: Vec<(i32, Var)>, cmp, total| Row {
            terms: combined(terms.into_iter()),
            cmp,
            total,
            origin: Some(origin),
        };
        let taken: Vec<Vec<Var>> = (0..connected.places.len()).map(|place| self.taken(connected, place)).collect();
        let is_taken = |place: usize| taken[place].iter().map(|&var| (1, var));
        let is_not_taken = |place: usize| taken[place].iter().map(|&var| (-1, var));
        let neighbours = connected.neighbours();
        // For each place the variable that is 1 if it has been reached; None if it cannot have been.
        let mut reached: Vec<Option<Var>> = vec![None; taken.len()];
        for place in 0..taken.len() {
            let is_start = connected.exits.as_ref().is_none_or(|exits| exits.contains(&place));
            if !is_start || taken[place].is_empty() {
                continue;
            }
            let var = self.auxiliary();
            let earlier = if connected.exits.is_some() { 0..0 } else { 0..place };
            self.rows.push(row(is_not_taken(place).chain([(1, var)]).collect(), Cmp::AtMost, 0));
            for before in earlier.clone() {
                self.rows.push(row(is_taken(before).chain([(1, var)]).collect(), Cmp::AtMost, 1));
            }
            let unless = earlier.flat_map(is_taken);
            self.rows.push(row(is_not_taken(place).chain(unless).chain([(1, var)]).collect(), Cmp::AtLeast, 0));
            reached[place] = Some(var);
        }
        // A shortest way visits each place at most once.
        for _ in 1..taken.len() {
            let mut next = reached.clone();
            for place in 0..taken.len() {
                let before: Vec<Var> =
                    [place].iter().chain(&neighbours[place]).filter_map(|&place| reached[place]).collect();
                let is_same = before.len() == usize::from(reached[place].is_some());
                if is_same || taken[place].is_empty() {
                    continue;
                }
                let var = self.auxiliary();
                self.rows.push(row(is_not_taken(place).chain([(1, var)]).collect(), Cmp::AtMost, 0));
                let from = before.iter().map(|&from| (-1, from));
                self.rows.push(row(from.chain([(1, var)]).collect(), Cmp::AtMost, 0));
                for from in before {
                    let terms = is_taken(place).chain([(1, from), (-1, var)]).collect();
                    self.rows.push(row(terms, Cmp::AtMost, 1));
                }
                next[place] = Some(var);
            }
            reached = next;
        }
        for (place, reached) in reached.into_iter().enumerate().filter(|(place, _)| !taken[*place].is_empty()) {
            let terms = is_taken(place).chain(reached.map(|var| (-1, var))).collect();
            self.rows.push(row(terms, Cmp::AtMost, 0));
        }
    }

    /// Returns rows that all solutions satisfy and this point does not: for each piece that must not be alone, one of
    /// the places around it is taken. Empty if all places of the point are connected.
    pub fn cuts(&self, value: impl Fn(Var) -> f64) -> Vec<Row> {
        let mut cuts = Vec::new();
        for LeftOut { connected, origin } in &self.left_out {
            let taken: Vec<Vec<Var>> = (0..connected.places.len()).map(|place| self.taken(connected, place)).collect();
            let is_taken = |place: usize| taken[place].iter().any(|&var| value(var) > 0.5);
            let pieces = connected.pieces(is_taken);
            let neighbours = connected.neighbours();
            for (index, piece) in pieces.iter().enumerate() {
                let has_exit = |exits: &Vec<usize>| piece.iter().any(|place| exits.contains(place));
                // A place of another piece, unless an exit is needed.
                let other = match &connected.exits {
                    Some(exits) if has_exit(exits) => continue,
                    Some(_) => None,
                    None if pieces.len() < 2 => continue,
                    None => Some(pieces[(index + 1) % pieces.len()][0]),
                };
                let mut around: Vec<usize> = piece.iter().flat_map(|&place| neighbours[place].clone()).collect();
                around.retain(|place| !piece.contains(place));
                around.sort_unstable();
                around.dedup();
                let ends = [Some(piece[0]), other];
                let total = ends.iter().flatten().count() as i32 - 1;
                let ends = ends.into_iter().flatten().flat_map(|place| taken[place].iter().map(|&var| (1, var)));
                let around = around.into_iter().flat_map(|place| taken[place].iter().map(|&var| (-1, var)));
                let terms = combined(ends.chain(around));
                cuts.push(Row { terms, cmp: Cmp::AtMost, total, origin: Some(*origin) });
            }
        }
        cuts
    }

    /// Returns the variables one of which is 1 if the place is taken.
    fn taken(&self, connected: &Connected, place: usize) -> Vec<Var> {
        let (cell, values): (_, DigitSet) = connected.places[place];
        values.intersect(self.values(cell)).iter().map(|value| self.x(cell, value)).collect()
    }
}

/// Returns the terms with each variable once.
fn combined(terms: impl Iterator<Item = (i32, Var)>) -> Vec<(i32, Var)> {
    let mut sums = std::collections::BTreeMap::<Var, i32>::new();
    terms.for_each(|(factor, var)| *sums.entry(var).or_default() += factor);
    sums.into_iter().filter(|&(_, factor)| factor != 0).map(|(var, factor)| (factor, var)).collect()
}
