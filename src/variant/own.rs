//! What rules of an author's own have in common: their name and sentence, and formulas of pairs of cells.

use super::Context;
use super::formula::Formula;
use crate::board::{Cell, CellSet, Filling};
use crate::model::{Model, Shape};
use crate::place::Misfit;
use crate::variant::written::Written;
use crate::words::Message;

/// The most cells of which every pair obeys a formula.
const MOST_CELLS: usize = 50;

/// What sheets print of a rule: the author's sentence, or else one made of what it says, after its name if it has one.
pub fn sentence(name: &str, own: &str, made: Message) -> Message {
    match (own.trim(), name.trim()) {
        ("", "") => made,
        ("", name) => Message::new("own-named").with("name", name).with("sentence", made),
        (own, _) => Message::verbatim(own),
    }
}

/// The name of a rule: the author's, or that of its kind.
pub fn name(own: &str, kind: &'static str) -> Message {
    match own.trim() {
        "" => Message::new(kind),
        own => Message::verbatim(own),
    }
}

/// For sentences: whether it counts which digit is a and which is b, as "yes" or "no".
pub fn ordered(formula: &Formula, context: &Context) -> &'static str {
    if formula.table(context) == formula.swapped().table(context) { "no" } else { "yes" }
}

/// A formula that is written in the program.
pub fn formula(text: &str) -> Formula {
    Formula::read(text).expect("formulas of the program are well formed")
}

/// Whether all pairs of cells obey a formula: a is the digit of the first cell, b that of the second.
pub fn obey(formula: &Formula, context: &Context, filling: &Filling, pairs: &[(Cell, Cell)]) -> bool {
    pairs.iter().all(|&(one, other)| {
        let values = context.values(filling, [one, other]);
        formula.holds(values[0], values[1], context.size())
    })
}

/// Says that all pairs of cells obey a formula.
pub fn demand(formula: &Formula, context: &Context, model: &mut Model, pairs: &[(Cell, Cell)]) {
    let table = formula.table(context);
    for &(one, other) in pairs {
        let cells = context.ids([one, other]);
        model.add(Shape::Pair(cells[0], cells[1], table.clone()));
    }
}

/// Each cell with the one after it.
pub fn in_turn(cells: &[Cell]) -> Vec<(Cell, Cell)> {
    cells.windows(2).map(|pair| (pair[0], pair[1])).collect()
}

/// Every pair of cells, in their order.
pub fn all_pairs(cells: &[Cell]) -> Vec<(Cell, Cell)> {
    let later = |place: usize| cells[place + 1..].iter().map(move |&other| (cells[place], other));
    (0..cells.len()).flat_map(later).collect()
}

/// Refuses too few cells for a pair, and too many for all pairs.
///
/// # Errors
/// Which of them it is.
pub fn can_pair(cells: &CellSet) -> Result<(), Misfit> {
    match cells.len() {
        ..2 => Err(Misfit::TooFewCells { least: 2 }),
        found if found > MOST_CELLS => Err(Misfit::TooManyToPair { found, most: MOST_CELLS }),
        _ => Ok(()),
    }
}

/// The formulas that a rule may have on a board that is turned: the same, and where no sentence of the author's says
/// which digit is which, that of the other order.
pub fn formulas_of_images(formula: &Formula, own_sentence: &str) -> Vec<Formula> {
    let swapped = own_sentence.trim().is_empty().then(|| formula.swapped());
    std::iter::once(formula.clone()).chain(swapped).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_are_those_of_the_cells_in_their_order() {
        let [a, b, c] = ["r2c2", "r1c1", "r1c2"].map(|cell| cell.parse::<Cell>().unwrap());
        assert_eq!(in_turn(&[a, b, c]), [(a, b), (b, c)]);
        assert_eq!(all_pairs(&[a, b, c]), [(a, b), (a, c), (b, c)]);
        assert_eq!((in_turn(&[a]), all_pairs(&[])), (vec![], vec![]));
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
