//! Words of automata.

use std::collections::BTreeMap;

use super::rows::{Program, Row, Var};
use crate::board::{CellId, Digit};
use crate::model::{Automaton, Cmp, Origin};

impl Program {
    /// Adds a word as a unit of flow from the start to an accepting state, through one layer of states after each cell.
    /// The digit of a cell selects the arc that the flow takes there (M.-C. Côté, B. Gendron, L.-M. Rousseau, *Modeling
    /// the Regular Constraint with Integer Programming*, CPAIOR 2007).
    pub(super) fn add_word(&mut self, cells: &[CellId], automaton: &Automaton, origin: Origin) {
        let row = |terms, total| Row { terms, cmp: Cmp::Equal, total, origin: Some(origin) };
        let layers = automaton.layers(cells.len());
        if layers[0].is_empty() {
            return self.forbid(cells.first().copied().unwrap_or(CellId(0)), origin);
        }
        // The arcs that enter each state of the current layer.
        let mut into: BTreeMap<usize, Vec<Var>> = BTreeMap::new();
        for (place, &cell) in cells.iter().enumerate() {
            let (mut after, mut by_digit) = (BTreeMap::<usize, Vec<Var>>::new(), BTreeMap::<Digit, Vec<Var>>::new());
            for &state in &layers[place] {
                let mut out = Vec::new();
                for digit in self.values(cell).iter() {
                    // States from which no accepting one can be reached get no arcs.
                    let next = automaton.next(state, digit).filter(|next| layers[place + 1].contains(next));
                    if let Some(next) = next {
                        let step = self.auxiliary();
                        out.push(step);
                        after.entry(next).or_default().push(step);
                        by_digit.entry(digit).or_default().push(step);
                    }
                }
                if out.is_empty() && place == 0 {
                    return self.forbid(cell, origin);
                }
                let out = out.into_iter().map(|step| (1, step));
                // The flow out of a state equals the flow into it. Nothing enters the start, and one unit leaves it.
                self.rows.push(match into.get(&state) {
                    // A state that the values of the variables do not lead to carries no flow.
                    None if out.len() == 0 => continue,
                    None => row(out.collect(), i32::from(place == 0)),
                    Some(into) => row(out.chain(into.iter().map(|&step| (-1, step))).collect(), 0),
                });
            }
            for digit in self.values(cell).iter() {
                // The cell holds a digit exactly if the flow takes one of its arcs.
                let steps = by_digit.get(&digit).into_iter().flatten().map(|&step| (-1, step));
                self.rows.push(row(steps.chain([(1, self.x(cell, digit))]).collect(), 0));
            }
            into = after;
        }
    }
}
