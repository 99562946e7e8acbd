//! The differences between two versions of a puzzle, for their setter.

use std::collections::HashMap;

use super::content::Puzzle;
use super::placed::PlacedRule;
use crate::board::{Cell, CellSet};

/// The differences between two puzzles.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Difference {
    /// True if the grids or the numbering of digits differ.
    pub board: bool,
    /// The cells whose givens differ.
    pub givens: CellSet,
    /// The indices of the rules that only the first puzzle has.
    pub rules_of_first: Vec<usize>,
    /// The indices of the rules that only the second puzzle has.
    pub rules_of_second: Vec<usize>,
    /// True if the rules that both puzzles have are in different orders.
    pub order_differs: bool,
    /// True if the title, the author, or something else that is published with the puzzle differs.
    pub texts: bool,
    /// True if marks, colours, entered digits or remarks of solvers differ.
    pub notes: bool,
    /// True if the drawings differ.
    pub drawings: bool,
    /// True if the fog differs.
    pub fog: bool,
    /// True if the symbols or the setter's difficulty differ.
    pub symbols_or_stars: bool,
}

impl Difference {
    /// Returns the differences from the first puzzle to the second.
    pub fn between(first: &Puzzle, second: &Puzzle) -> Difference {
        let (rules_of_first, rules_of_second, order) = rules(first, second);
        let cells = first.givens().keys().chain(second.givens().keys());
        Difference {
            board: first.board() != second.board(),
            givens: cells.filter(|cell| first.givens().get(cell) != second.givens().get(cell)).copied().collect(),
            rules_of_first,
            rules_of_second,
            order_differs: order,
            texts: (first.title(), first.author(), first.publication())
                != (second.title(), second.author(), second.publication()),
            notes: first.progress() != second.progress() || first.remarks() != second.remarks(),
            drawings: first.drawings() != second.drawings(),
            fog: first.fog() != second.fog(),
            symbols_or_stars: first.symbols() != second.symbols() || first.stars() != second.stars(),
        }
    }

    /// Returns whether both puzzles are equal.
    pub fn is_none(&self) -> bool {
        *self == Difference::default()
    }
}

/// Returns a key for finding equal rules quickly: the first cell and the debug output. Rules with different keys
/// differ.
fn key(puzzle: &Puzzle, placed: &PlacedRule) -> (Option<Cell>, String) {
    (placed.rule.cells(puzzle.board()).iter().next(), format!("{placed:?}"))
}

/// Returns the indices of the rules that only one of the puzzles has, and whether the rules that both have are in
/// different orders. Each of several equal rules has its own counterpart.
fn rules(first: &Puzzle, second: &Puzzle) -> (Vec<usize>, Vec<usize>, bool) {
    let mut there: HashMap<(Option<Cell>, String), Vec<usize>> = HashMap::new();
    // The lists are in reverse order, so that their first rules can be taken from the end.
    for (at, placed) in second.rules().iter().enumerate().rev() {
        there.entry(key(second, placed)).or_default().push(at);
    }
    let (mut only, mut order, mut last) = (Vec::new(), false, None);
    for (at, placed) in first.rules().iter().enumerate() {
        let alike = there.get_mut(&key(first, placed));
        let found = alike.and_then(|places| {
            // Rules with the same debug output are normally equal, so the last one matches.
            let same = places.iter().rposition(|&other| second.rules()[other] == *placed)?;
            Some(places.remove(same))
        });
        match found {
            Some(other) => {
                // The order is the same if the counterparts have rising indices.
                order |= last.is_some_and(|last| last > other);
                last = Some(other);
            }
            None => only.push(at),
        }
    }
    let mut left: Vec<usize> = there.into_values().flatten().collect();
    left.sort_unstable();
    (only, left, order)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Board, Digit, Random};
    use crate::puzzle::Edit;
    use crate::variant::Rule;

    /// A direct implementation of the definition, rule by rule.
    fn simply(first: &[PlacedRule], second: &[PlacedRule]) -> (Vec<usize>, Vec<usize>, bool) {
        let (mut left, mut only) = ((0..second.len()).collect::<Vec<usize>>(), Vec::new());
        let (mut order, mut last) = (false, None);
        for (at, placed) in first.iter().enumerate() {
            match left.iter().position(|&other| second[other] == *placed) {
                Some(place) => {
                    let other = left.remove(place);
                    order |= last.is_some_and(|last| last > other);
                    last = Some(other);
                }
                None => only.push(at),
            }
        }
        (only, left, order)
    }

    #[test]
    fn rules_have_counterparts_as_each_beside_each_tells() {
        let mut random = Random::new(4);
        for _ in 0..500 {
            let mut list = || {
                let placed = |random: &mut Random| {
                    let rule = cage(&[(0, 0), (1, random.below(2) as i16), (random.below(3) as i16, 2)]);
                    PlacedRule {
                        name: ["", "A"][random.below(2)].to_owned(),
                        on: random.below(4) > 0,
                        ..PlacedRule::new(rule)
                    }
                };
                (0..random.below(12)).map(|_| placed(&mut random)).collect::<Vec<PlacedRule>>()
            };
            let (first, second) = (list(), list());
            let puzzle = |rules: &[PlacedRule]| {
                let board = Board::single(2, 2).unwrap();
                Puzzle::builder(board).rules(rules.to_vec()).build().unwrap()
            };
            let found = rules(&puzzle(&first), &puzzle(&second));
            assert_eq!(found, simply(&first, &second), "{first:?} {second:?}");
        }
    }

    fn edited(puzzle: &Puzzle, edits: &[Edit]) -> Puzzle {
        edits.iter().fold(puzzle.clone(), |puzzle, edit| edit.apply(&puzzle).unwrap())
    }

    fn cage(cells: &[(i16, i16)]) -> Rule {
        let cells = cells.iter().map(|&(row, col)| Cell::new(row, col)).collect();
        crate::variant::Region { cells }.into()
    }

    #[test]
    fn what_only_one_of_two_has_is_told_and_nothing_else() {
        let add = |rule: Rule| Edit::AddRule(PlacedRule::new(rule));
        let (first, second, third) = (cage(&[(0, 0), (1, 1)]), cage(&[(0, 0), (2, 1)]), cage(&[(3, 3), (2, 2)]));
        let puzzle = edited(
            &Puzzle::empty(Board::single(2, 2).unwrap()),
            &[add(first.clone()), add(second.clone()), add(first.clone())],
        );
        assert!(Difference::between(&puzzle, &puzzle).is_none());
        let other = edited(&puzzle, &[Edit::RemoveRule(0), add(third)]);
        let difference = Difference::between(&puzzle, &other);
        // One of two equal rules is gone. The first of them is taken to be the one that stayed.
        assert_eq!((&difference.rules_of_first[..], &difference.rules_of_second[..]), (&[2][..], &[2][..]));
        assert!(difference.order_differs, "the second rule stands before the first one now");
        let cells: CellSet = [Cell::new(0, 0)].into_iter().collect();
        let other = edited(&puzzle, &[Edit::SetGiven { cells: cells.clone(), digit: Digit::from_index(0) }]);
        let difference = Difference::between(&puzzle, &other);
        assert_eq!(difference, Difference { givens: cells, ..Difference::default() });
        assert_eq!(Difference::between(&other, &puzzle), difference);
        let other = edited(&puzzle, &[Edit::SetTitle("Other".to_owned())]);
        assert_eq!(Difference::between(&puzzle, &other), Difference { texts: true, ..Difference::default() });
    }
}
