//! Expresses rules without a named constraint by their meaning: cells with different digits, sums, candidates, pairs of
//! digits, and alternatives.

use super::constraint::IssConstraint;
use super::tokens::{LETTERS, cell_name};
use crate::board::{Cell, CellId, Digit, DigitSet};
use crate::model::{Cmp, Model, Shape};
use crate::variant::{Context, Rule};

/// Converts a rule to constraints; None if part of its meaning cannot be expressed.
pub(super) fn by_shapes(rule: &Rule, context: &Context, moved: &impl Fn(Cell) -> Cell) -> Option<Vec<IssConstraint>> {
    let board = context.board();
    // All cells of the solver have the values of their digits.
    if rule.change().is_some() || rule.layer(board).is_some() || !rule.reads_layers().is_empty() {
        return None;
    }
    let mut model = Model::unconstrained(board.cells().len(), board.size());
    rule.lower(context, &mut model);
    let cells = |ids: &[CellId]| ids.iter().map(|&id| board.cell(id)).collect::<Vec<Cell>>();
    let n = board.size();
    model.shapes().map(|shape| part(shape, n, &cells, moved)).collect()
}

fn part(
    shape: &Shape,
    n: u8,
    cells: &impl Fn(&[CellId]) -> Vec<Cell>,
    moved: &impl Fn(Cell) -> Cell,
) -> Option<IssConstraint> {
    let given = |id: CellId, digits: DigitSet| {
        let values: String = digits.iter().map(|digit| format!("_{}", digit.value())).collect();
        format!(".~{}{values}", cell_name(moved(cells(&[id])[0])))
    };
    match shape {
        Shape::ExactlyOnce(own) | Shape::AllDifferent(own) => {
            Some(IssConstraint::new("AllDifferent", None, cells(own)))
        }
        Shape::Domain(cell, digits) if !digits.is_empty() => Some(IssConstraint::verbatim(given(*cell, *digits))),
        Shape::AtLeastOne(places) if !places.is_empty() => {
            let one = |&(cell, digit): &(CellId, Digit)| given(cell, DigitSet::just(digit));
            Some(IssConstraint::verbatim(format!(".Or{}.End", places.iter().map(one).collect::<String>())))
        }
        Shape::Sum { terms, cmp: Cmp::Equal, total } => sum(terms, *total, cells),
        Shape::Pair(one, other, table) => {
            let key = pair_key(n, |first, second| table.compatible(first).contains(second));
            Some(pairs(key, cells(&[*one, *other])))
        }
        // An automaton over two cells is a relation of digit pairs.
        Shape::Word(own, automaton) if own.len() == 2 => {
            let key = pair_key(n, |first, second| automaton.accepts([Some(first), Some(second)]));
            Some(pairs(key, cells(own)))
        }
        Shape::Domain(..)
        | Shape::AtLeastOne(_)
        | Shape::Sum { .. }
        | Shape::Word(..)
        | Shape::Rank(_)
        | Shape::Table(..)
        | Shape::Linear { .. }
        | Shape::Connected(_) => None,
    }
}

/// Returns a sum of cells, or an equality of two sums.
fn sum(terms: &[(i32, CellId)], total: i32, cells: &impl Fn(&[CellId]) -> Vec<Cell>) -> Option<IssConstraint> {
    let of = |wanted: i32| {
        let own = terms.iter().filter(move |(factor, _)| *factor == wanted).map(|(_, cell)| *cell);
        cells(&own.collect::<Vec<CellId>>())
    };
    let (plus, minus) = (of(1), of(-1));
    if plus.len() + minus.len() != terms.iter().filter(|(factor, _)| *factor != 0).count() {
        return None;
    }
    match (plus.is_empty(), minus.is_empty()) {
        (false, true) if total >= 0 => Some(IssConstraint::new("Sum", [total.to_string()], plus)),
        (true, false) if total <= 0 => Some(IssConstraint::new("Sum", [(-total).to_string()], minus)),
        (false, false) if total == 0 => Some(IssConstraint {
            name: "EqualSum",
            leading_arguments: vec![],
            cells: vec![plus, minus],
            verbatim: None,
        }),
        (_, _) => None,
    }
}

/// Returns a constraint on all neighbours along a line.
pub(super) fn pairs(key: String, cells: Vec<Cell>) -> IssConstraint {
    IssConstraint::new("Pair", [key, "_".to_owned()], cells)
}

/// Packs a table of pairs as the solver does: one bit per pair, row by row, six per letter, lowest bit first.
pub(super) fn pair_key(n: u8, allowed: impl Fn(Digit, Digit) -> bool) -> String {
    let digits = || DigitSet::all(n).iter();
    let bits: Vec<bool> =
        digits().flat_map(|one| digits().map(move |other| (one, other))).map(|(a, b)| allowed(a, b)).collect();
    let six = |bits: &[bool]| bits.iter().rev().fold(0, |value, &bit| 2 * value + usize::from(bit));
    let key: String = bits.chunks(6).map(|bits| LETTERS[six(bits)] as char).collect();
    key.trim_end_matches('A').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Keys made by the solver itself.
    #[test]
    fn tables_of_pairs_are_packed_as_the_solver_does() {
        assert_eq!(pair_key(2, |one, other| one < other), "C");
        assert_eq!(pair_key(2, |_, _| true), "P");
        assert_eq!(pair_key(4, |one, other| one == other), "hQI");
        assert_eq!(pair_key(3, |_, _| false), "");
    }
}
