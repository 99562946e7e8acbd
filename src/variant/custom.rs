//! Code shared by custom rules: their name and sentence, and formulas for pairs of cells.

use super::context::Context;
use super::formula::{AnyFormula, Formula, ListFormula};
use crate::board::{Cell, CellSet, Filling};
use crate::model::{Model, Shape};
use crate::place::PlacementError;
use crate::variant::written::TextFormat;
use crate::words::Message;

/// Greatest number of cells in a rule whose formula applies to all pairs of its cells.
const MAX_CELLS: usize = 50;

/// Returns the sentence for the sheet: the sentence written by the setter, if any; otherwise one made from the formula,
/// preceded by the name of the rule, if it has one.
pub fn sentence(name: &str, own: &str, made: Message) -> Message {
    match (own.trim(), name.trim()) {
        ("", "") => made,
        ("", name) => Message::new("own-named").with("name", name).with("sentence", made),
        (own, _) => Message::verbatim(own),
    }
}

/// Returns the name of a rule: the one given by the setter, or that of its kind.
pub fn name(own: &str, kind: &'static str) -> Message {
    match own.trim() {
        "" => Message::new(kind),
        own => Message::verbatim(own),
    }
}

/// Returns "yes" or "no" for sentences: whether the order of a and b matters.
pub fn order_matters(formula: &Formula, context: &Context) -> &'static str {
    if formula.table(context) == formula.swapped().table(context) { "no" } else { "yes" }
}

/// Returns the formula as printed.
pub fn message(formula: &AnyFormula, context: &Context) -> Message {
    match formula {
        AnyFormula::Pair(formula) => formula.message(context),
        AnyFormula::List(formula) => formula.message(context),
    }
}

/// Parses a formula of two digits or of a list that is part of the program.
pub fn any_formula(text: &str) -> AnyFormula {
    AnyFormula::read(text).expect("formulas of the program are well formed")
}

/// Returns whether the digits of cells, in this order, satisfy a formula: all together, or those of each of the pairs
/// that `pairs` makes of the cells.
pub fn holds(
    formula: &AnyFormula,
    context: &Context,
    filling: &Filling,
    cells: &[Cell],
    pairs: impl FnOnce(&[Cell]) -> Vec<(Cell, Cell)>,
) -> bool {
    match formula {
        AnyFormula::Pair(formula) => all_hold(formula, context, filling, &pairs(cells)),
        AnyFormula::List(formula) => formula.holds(&context.values(filling, cells.iter().copied()), context.size()),
    }
}

/// Requires that the digits of cells satisfy a formula, in the sense of [`holds`].
pub fn require(
    formula: &AnyFormula,
    context: &Context,
    model: &mut Model,
    cells: &[Cell],
    pairs: impl FnOnce(&[Cell]) -> Vec<(Cell, Cell)>,
) {
    match formula {
        AnyFormula::Pair(formula) => require_all(formula, context, model, &pairs(cells)),
        AnyFormula::List(formula) => {
            let ids = context.ids(cells.iter().copied());
            model.add(match formula.automaton(context, ids.len()) {
                Some(automaton) => Shape::Word(ids, automaton),
                // Validation refuses such a formula; an empty clause cannot be satisfied.
                None => Shape::AtLeastOne(vec![]),
            });
        }
    }
}

/// Checks that a formula of a list has a meaning for this many cells.
///
/// # Errors
/// Returns an error if the formula names a place that the list does not have, or is too complicated.
pub fn check_list(formula: &ListFormula, context: &Context, cells: usize) -> Result<(), PlacementError> {
    let least = formula.least_length();
    if cells < least {
        return Err(PlacementError::TooFewCells { least });
    }
    match formula.automaton(context, cells) {
        Some(_) => Ok(()),
        None => Err(PlacementError::ComplicatedFormula { cells }),
    }
}

/// Parses a formula of two digits that is part of the program.
pub fn formula(text: &str) -> Formula {
    Formula::read(text).expect("formulas of the program are well formed")
}

/// Returns whether all pairs of cells satisfy a formula, where a is the digit of the first cell and b that of the
/// second.
pub fn all_hold(formula: &Formula, context: &Context, filling: &Filling, pairs: &[(Cell, Cell)]) -> bool {
    pairs.iter().all(|&(one, other)| {
        let values = context.values(filling, [one, other]);
        formula.holds(values[0], values[1], context.size())
    })
}

/// Requires that all pairs of cells satisfy a formula.
pub fn require_all(formula: &Formula, context: &Context, model: &mut Model, pairs: &[(Cell, Cell)]) {
    let table = formula.table(context);
    for &(one, other) in pairs {
        let cells = context.ids([one, other]);
        model.add(Shape::Pair(cells[0], cells[1], table.clone()));
    }
}

/// Returns the pairs of consecutive cells.
pub fn consecutive_pairs(cells: &[Cell]) -> Vec<(Cell, Cell)> {
    cells.windows(2).map(|pair| (pair[0], pair[1])).collect()
}

/// Returns all pairs of cells in order.
pub fn all_pairs(cells: &[Cell]) -> Vec<(Cell, Cell)> {
    let later = |place: usize| cells[place + 1..].iter().map(move |&other| (cells[place], other));
    (0..cells.len()).flat_map(later).collect()
}

/// Checks that there are enough cells for a pair, and not too many for all pairs.
///
/// # Errors
/// Returns an error if there are too few or too many.
pub fn check_pairable(cells: &CellSet) -> Result<(), PlacementError> {
    match cells.len() {
        ..2 => Err(PlacementError::TooFewCells { least: 2 }),
        found if found > MAX_CELLS => Err(PlacementError::TooManyPairs { found, most: MAX_CELLS }),
        _ => Ok(()),
    }
}

/// Returns the formulas that a rule may have on a transformed board: the same formula and the one with a and b
/// exchanged. The exchanged one is left out if the setter wrote a sentence, because the sentence may refer to the order
/// of a and b.
pub fn transformed_formulas(formula: &Formula, own_sentence: &str) -> Vec<Formula> {
    let swapped = own_sentence.trim().is_empty().then(|| formula.swapped());
    std::iter::once(formula.clone()).chain(swapped).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_are_those_of_the_cells_in_their_order() {
        let [a, b, c] = ["r2c2", "r1c1", "r1c2"].map(|cell| cell.parse::<Cell>().unwrap());
        assert_eq!(consecutive_pairs(&[a, b, c]), [(a, b), (b, c)]);
        assert_eq!(all_pairs(&[a, b, c]), [(a, b), (a, c), (b, c)]);
        assert_eq!((consecutive_pairs(&[a]), all_pairs(&[])), (vec![], vec![]));
    }

    #[test]
    fn the_authors_sentence_goes_before_the_one_that_is_made() {
        let made = || Message::verbatim("Digits differ.");
        assert_eq!(sentence("", " ", made()).to_string(), "Digits differ.");
        assert_eq!(sentence("Frogs", "", made()).to_string(), "Frogs: digits differ.");
        assert_eq!(sentence("Frogs", "Frogs eat flies.", made()).to_string(), "Frogs eat flies.");
        assert_eq!(name(" ", "own-line").to_string(), Message::new("own-line").to_string());
        assert_eq!(name("Frogs", "own-line").to_string(), "Frogs");
    }
}
