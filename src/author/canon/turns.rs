//! The least form of a puzzle under given transformations of its cells, such as turns of the board, and renamings of
//! its digits.
//!
//! The rules determine the possible renamings: two digits may exchange names if every effective rule can express the
//! result, and so may all digits at once (k becomes n + 1 - k, or odd and even are exchanged).

use std::cmp::Ordering;

use super::error::CanonError;
use crate::author::derive::{renamings_of, transformed};
use crate::board::{Digit, Transformation};
use crate::puzzle::{Givens, PlacedRule, Puzzle};

/// The maximum number of namings that are tried for the digits that are not given.
const MAX_NAMINGS: usize = 5040;

/// The sort key: the digits of the givens by cell, 0 for an empty one, then the debug texts of the rules in order.
type FormKey = (Vec<u8>, Vec<String>);

/// Returns the least form of a puzzle under these steps, one of which is the identity.
pub(super) fn least(puzzle: &Puzzle, steps: &[Transformation]) -> Result<Puzzle, CanonError> {
    let puzzle = &without_meaningless(puzzle);
    let names = Renamings::of(puzzle);
    let mut least: Option<(FormKey, Puzzle)> = None;
    for step in steps {
        for whole in &names.whole {
            let Some(turned) = transformed(puzzle, &step.then(whole)) else { continue };
            let (key, named) = names.least(&turned)?;
            if least.as_ref().is_none_or(|(least, _)| key.cmp(least) == Ordering::Less) {
                least = Some((key, named));
            }
        }
    }
    // One of the steps is the identity, so there is always a least form.
    Ok(least.map_or_else(|| puzzle.clone(), |(_, puzzle)| sorted(&puzzle)))
}

/// Returns the puzzle with only its givens and its effective rules, without texts, symbols and progress.
fn without_meaningless(puzzle: &Puzzle) -> Puzzle {
    let rules = puzzle.effective_rules().map(|(_, placed)| meaning(placed)).collect();
    rebuilt(puzzle, puzzle.givens().clone(), rules)
}

/// Returns a rule without its name and colour. Only a rule that may be broken keeps its group.
fn meaning(placed: &PlacedRule) -> PlacedRule {
    let quantifier = placed.choice();
    let group = quantifier.map_or_else(String::new, |_| placed.group.clone());
    PlacedRule { group, quantifier, ..PlacedRule::new(placed.rule.clone()) }
}

/// Returns the puzzle with its rules sorted by their debug text.
fn sorted(puzzle: &Puzzle) -> Puzzle {
    let mut rules: Vec<(String, PlacedRule)> =
        puzzle.rules().iter().map(|placed| (placed.meaning_key(), placed.clone())).collect();
    rules.sort_by(|(one, _), (other, _)| one.cmp(other));
    rebuilt(puzzle, puzzle.givens().clone(), rules.into_iter().map(|(_, placed)| placed).collect())
}

fn rebuilt(puzzle: &Puzzle, givens: Givens, rules: Vec<PlacedRule>) -> Puzzle {
    let puzzle = Puzzle::builder(puzzle.board().clone()).givens(givens).rules(rules).build();
    puzzle.expect("givens and rules of this board fit it")
}

/// Returns the debug texts of the rules, sorted.
fn rules_key(puzzle: &Puzzle) -> Vec<String> {
    let mut rules: Vec<String> = puzzle.rules().iter().map(PlacedRule::meaning_key).collect();
    rules.sort_unstable();
    rules
}

/// The renamings of digits that the rules allow.
struct Renamings {
    /// For each digit, the least digit with which it can exchange names in one or more steps, which identifies its
    /// class.
    class: Vec<usize>,
    /// The ways to rename all digits at once, apart from those within classes. The first is the identity.
    whole: Vec<Transformation>,
}

impl Renamings {
    fn of(puzzle: &Puzzle) -> Renamings {
        let (board, size) = (puzzle.board(), usize::from(puzzle.board().size()));
        let mut names = Renamings { class: (0..size).collect(), whole: vec![Transformation::identity(board)] };
        for step in renamings_of(board).into_iter().filter(|step| transformed(puzzle, step).is_some()) {
            let moved: Vec<usize> = (0..size).filter(|&at| step.digit(Digit::from_index(at)).index() != at).collect();
            match moved[..] {
                [one, other] => {
                    // Merge the two classes under the smaller number.
                    let (from, to) = (names.class[other], names.class[one]);
                    let (from, to) = (from.max(to), from.min(to));
                    names.class.iter_mut().filter(|class| **class == from).for_each(|class| *class = to);
                }
                _ => {
                    // A renaming of all digits can follow each of those found so far.
                    let further: Vec<_> = names.whole.iter().map(|whole| whole.then(&step)).collect();
                    names.whole.extend(further);
                }
            }
        }
        names.whole.sort_unstable();
        names.whole.dedup();
        names
    }

    /// Renames the digits within their classes so that the puzzle becomes least. Returns its key and the puzzle.
    fn least(&self, puzzle: &Puzzle) -> Result<(FormKey, Puzzle), CanonError> {
        // Each given, in order, gets the least free name of its class.
        let mut taken = vec![false; self.class.len()];
        let mut name: Vec<Option<usize>> = vec![None; self.class.len()];
        for digit in puzzle.givens().values().map(|digit| digit.index()) {
            if name[digit].is_none() {
                name[digit] = self.free(&taken, digit);
                name[digit].into_iter().for_each(|name| taken[name] = true);
            }
        }
        let open: Vec<usize> = (0..name.len()).filter(|&digit| name[digit].is_none()).collect();
        let first = self.named(puzzle, &mut name.clone(), &open, &mut taken.clone());
        let mut least = (key(&first), first);
        // If exchanging digits that are not given never changes the rules, all orders give the same form.
        if !self.distinguishes(&least.1, &name, &open) {
            return Ok(least);
        }
        let mut tried = 0;
        for order in Permutations::of(&open) {
            tried += 1;
            if tried > MAX_NAMINGS {
                return Err(CanonError::TooManyNames { digits: open.len() });
            }
            let named = self.named(puzzle, &mut name.clone(), &order, &mut taken.clone());
            let key = key(&named);
            if key < least.0 {
                least = (key, named);
            }
        }
        Ok(least)
    }

    /// Returns the least free name in the class of a digit.
    fn free(&self, taken: &[bool], digit: usize) -> Option<usize> {
        (0..taken.len()).find(|&name| !taken[name] && self.class[name] == self.class[digit])
    }

    /// Names the remaining digits in this order, and returns the puzzle with all its digits renamed.
    fn named(&self, puzzle: &Puzzle, name: &mut [Option<usize>], order: &[usize], taken: &mut [bool]) -> Puzzle {
        for &digit in order {
            name[digit] = self.free(taken, digit);
            name[digit].into_iter().for_each(|name| taken[name] = true);
        }
        let digits = name.iter().enumerate().map(|(at, name)| Digit::from_index(name.unwrap_or(at))).collect();
        let step = Transformation::relabelling(puzzle.board(), digits);
        step.and_then(|step| transformed(puzzle, &step)).unwrap_or_else(|| puzzle.clone())
    }

    /// Returns whether the rules change if two digits of one class, neither of them given, exchange names.
    fn distinguishes(&self, puzzle: &Puzzle, name: &[Option<usize>], open: &[usize]) -> bool {
        let given: Vec<usize> = name.iter().filter_map(|name| *name).collect();
        let said = rules_key(puzzle);
        let free: Vec<usize> = (0..self.class.len()).filter(|name| !given.contains(name)).collect();
        open.len() > 1
            && free.iter().enumerate().any(|(at, &one)| {
                // Exchanges of neighbours within a class generate all its permutations, so only these are tried.
                let other = free[at + 1..].iter().find(|&&other| self.class[other] == self.class[one]);
                other.is_some_and(|&other| {
                    let swapped = |at: usize| {
                        if at == one {
                            other
                        } else if at == other {
                            one
                        } else {
                            at
                        }
                    };
                    let digits = (0..self.class.len()).map(|at| Digit::from_index(swapped(at))).collect();
                    let step = Transformation::relabelling(puzzle.board(), digits);
                    let swapped = step.and_then(|step| transformed(puzzle, &step));
                    swapped.is_some_and(|swapped| rules_key(&swapped) != said)
                })
            })
    }
}

fn key(puzzle: &Puzzle) -> FormKey {
    let given = |cell| puzzle.givens().get(cell).map_or(0, |digit| digit.value());
    (puzzle.board().cells().iter().map(given).collect(), rules_key(puzzle))
}

/// An iterator over all permutations of a list.
struct Permutations {
    next: Option<Vec<usize>>,
}

impl Permutations {
    fn of(list: &[usize]) -> Permutations {
        let mut list = list.to_vec();
        list.sort_unstable();
        Permutations { next: Some(list) }
    }
}

impl Iterator for Permutations {
    type Item = Vec<usize>;

    fn next(&mut self) -> Option<Vec<usize>> {
        let order = self.next.take()?;
        let mut after = order.clone();
        // The next permutation in lexicographic order.
        if let Some(at) = (1..after.len()).rev().find(|&at| after[at - 1] < after[at]) {
            let greater = (at..after.len()).rev().find(|&other| after[other] > after[at - 1]).unwrap_or(at);
            after.swap(at - 1, greater);
            after[at..].reverse();
            self.next = Some(after);
        }
        Some(order)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::author::derive::turns_of;
    use crate::board::{Board, Cell, CellSet, Random, TraditionalLayout};
    use crate::variant::{Diagonals, KillerCage, Region};

    fn least(puzzle: &Puzzle) -> Result<Puzzle, CanonError> {
        super::least(puzzle, &turns_of(puzzle.board()))
    }

    #[test]
    fn orders_are_all_and_each_once() {
        let all: Vec<Vec<usize>> = Permutations::of(&[7, 1, 4]).collect();
        assert_eq!(all, [[1, 4, 7], [1, 7, 4], [4, 1, 7], [4, 7, 1], [7, 1, 4], [7, 4, 1]]);
        assert_eq!(Permutations::of(&[]).count(), 1);
    }

    /// Returns some givens on a board, without regard to conflicts.
    fn givens(board: &Board, random: &mut Random) -> Givens {
        let mut given = || Digit::from_index(random.below(board.size().into()));
        board.cells().iter().step_by(5).map(|&cell| (cell, given())).collect()
    }

    #[test]
    fn boards_of_several_grids_are_known_again_when_turned_and_renamed() {
        let board = TraditionalLayout::Samurai.board(3, 3).unwrap();
        for round in 0..3 {
            let mut random = Random::for_part(4, round);
            let given = givens(&board, &mut random);
            let puzzle = rebuilt(&Puzzle::empty(board.clone()), given.clone(), vec![]);
            let form = least(&puzzle).unwrap();
            let mut names: Vec<usize> = (0..9).collect();
            random.shuffle(&mut names);
            let turns: [fn(Cell) -> Cell; 3] = [
                |cell| Cell::new(cell.col, 20 - cell.row),
                |cell| Cell::new(20 - cell.row, cell.col),
                |cell| Cell::new(cell.col, cell.row),
            ];
            for turn in turns {
                let moved = given.iter().map(|(&cell, digit)| (turn(cell), Digit::from_index(names[digit.index()])));
                let twin = rebuilt(&puzzle, moved.collect(), vec![]);
                assert_eq!(least(&twin).unwrap(), form);
            }
            // One more given makes a different puzzle.
            let free = board.cells().iter().find(|cell| !given.contains_key(cell)).copied().unwrap();
            let more = given.iter().map(|(&cell, &digit)| (cell, digit)).chain([(free, Digit::from_index(0))]);
            assert_ne!(least(&rebuilt(&puzzle, more.collect(), vec![])).unwrap(), form);
        }
    }

    fn cells(text: &str) -> CellSet {
        text.parse().unwrap()
    }

    #[test]
    fn rules_say_which_renamings_there_are() {
        let board = Board::single(2, 2).unwrap();
        let at = |cells: &[(&str, u8)]| -> Givens {
            cells.iter().map(|(cell, digit)| (cell.parse().unwrap(), Digit::new(*digit).unwrap())).collect()
        };
        let form = |given: &[(&str, u8)], rules: Vec<PlacedRule>| {
            least(&rebuilt(&Puzzle::empty(board.clone()), at(given), rules)).unwrap()
        };
        let diagonals = |falling| {
            let grid = crate::board::GridId(0);
            vec![PlacedRule::new(Diagonals { grid, falling, rising: !falling })]
        };
        // The mirror image has the other diagonal, and digits may have any names.
        let one = form(&[("r1c1", 3), ("r1c2", 2)], diagonals(true));
        assert_eq!(one, form(&[("r1c4", 1), ("r1c3", 4)], diagonals(false)));
        assert_ne!(one, form(&[("r1c4", 1), ("r1c3", 4)], diagonals(true)));
        // Sums depend on values, so digits keep their names.
        let cage = |text: &str, total| {
            vec![PlacedRule::new(KillerCage { cells: cells(text), sum: Some(crate::variant::SumClue::from(total)) })]
        };
        let one = form(&[("r3c3", 2)], cage("r1c1-2", 5));
        assert_eq!(one, form(&[("r2c2", 2)], cage("r4c3-4", 5)));
        assert_ne!(one, form(&[("r3c3", 1)], cage("r1c1-2", 5)));
        assert_ne!(one, form(&[("r3c3", 2)], cage("r1c1-2", 6)));
        // A rule that is off, a title and the order of the rules make no difference.
        let region = |text: &str| PlacedRule::new(Region { cells: cells(text) });
        let both = form(&[], vec![region("r1c1-3"), region("r2c1-3")]);
        assert_eq!(both, form(&[], vec![region("r2c1-3"), region("r1c1-3")]));
        let off = PlacedRule { on: false, ..region("r4c1-2") };
        assert_eq!(both, form(&[], vec![region("r2c1-3"), off, region("r1c1-3")]));
    }
}
