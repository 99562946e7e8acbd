//! Sums with clues: the meaning of letters, expressions and properties.

use std::collections::BTreeMap;

use super::change::Reading;
use super::context::Context;
use super::other_rule::OtherRule;
use super::sum_clue::{Expression, SumClue};
use crate::board::{Cell, CellId, DigitSet, Filling};
use crate::model::{Automaton, Cmp, Model, Shape, Weights};

/// The sums that say what the letters of a puzzle stand for.
#[derive(Clone, Debug, Default)]
pub(super) struct Letters {
    /// For each letter, the first sum whose clue is nothing but the letter.
    sums: BTreeMap<char, DefiningSum>,
}

/// The cells of a sum, and the numbers that its rule reads of them.
#[derive(Clone, Debug)]
struct DefiningSum {
    cells: Vec<Cell>,
    reading: Reading,
}

impl Letters {
    pub fn new(rules: &[&dyn OtherRule]) -> Letters {
        let mut sums = BTreeMap::new();
        for rule in rules {
            for (clue, cells) in rule.sums() {
                if let Some(letter) = clue.defined() {
                    sums.entry(letter).or_insert(DefiningSum { cells, reading: rule.reading() });
                }
            }
        }
        Letters { sums }
    }
}

/// Returns whether one of these clues has a letter that the other rule has too.
pub fn shares_letters(sums: &[(SumClue, Vec<Cell>)], other: &dyn OtherRule) -> bool {
    let theirs: Vec<char> = other.sums().iter().flat_map(|(clue, _)| clue.letters()).collect();
    sums.iter().flat_map(|(clue, _)| clue.letters()).any(|letter| theirs.contains(&letter))
}

impl Context<'_> {
    /// Returns the first letter of a clue that stands for no number, because no sum of the puzzle has the letter alone
    /// as its clue.
    pub fn undefined_letter(&self, clue: &SumClue) -> Option<char> {
        let is_defined = |letter: &char| self.letters.sums.contains_key(letter) || clue.defined() == Some(*letter);
        clue.letters().find(|letter| !is_defined(letter))
    }

    /// Returns whether the numbers that the rule reads of cells have a sum with this clue in a filling.
    pub fn sum_holds(&self, clue: &SumClue, filling: &Filling, cells: impl IntoIterator<Item = Cell>) -> bool {
        let sum = self.sum(filling, cells);
        // A letter that no rule of the puzzle defines is defined by this clue, if it is nothing else.
        let letter = |letter: char| match self.letters.sums.get(&letter) {
            Some(first) => Some(self.with_reading(first.reading).sum(filling, first.cells.iter().copied())),
            None => clue.defined().map(|_| sum),
        };
        let value = |of: &Expression| {
            of.letters.iter().try_fold(of.constant, |total, (&name, factor)| Some(total + factor * letter(name)?))
        };
        match clue {
            SumClue::Any => true,
            SumClue::Property(property) => property.holds(sum),
            SumClue::Common => clue.defined().and_then(letter) == Some(sum),
            SumClue::Compared(relation, of) => {
                let (cmp, more) = relation.comparison();
                value(of).is_some_and(|value| cmp.holds(sum.into(), (value + more).into()))
            }
        }
    }

    /// Adds the constraint that the numbers of cells have a sum with this clue.
    pub fn add_sum(&self, clue: &SumClue, cells: impl IntoIterator<Item = Cell>, model: &mut Model) {
        let own = self.ids(cells);
        let (letters, (cmp, more), constant) = match clue {
            SumClue::Any => return,
            SumClue::Property(property) => {
                let numbers = self.numbers();
                // Words of the right length, so that there are finitely many states.
                let step = |&(place, sum): &(usize, i32), digit: crate::board::Digit| {
                    (place < own.len()).then(|| (place + 1, sum + numbers[digit.index()]))
                };
                let accepts = |&(place, sum): &(usize, i32)| place == own.len() && property.holds(sum);
                let automaton = Automaton::explore(numbers.len() as u8, (0, 0), step, accepts);
                return model.add(Shape::Word(own, automaton));
            }
            SumClue::Common => (clue.letters().map(|letter| (letter, 1)).collect(), (Cmp::Equal, 0), 0),
            SumClue::Compared(relation, of) => (of.letters.clone(), relation.comparison(), of.constant),
        };
        let mut factors: BTreeMap<CellId, i32> = BTreeMap::new();
        own.into_iter().for_each(|id| *factors.entry(id).or_default() += 1);
        for (letter, factor) in letters {
            match self.letters.sums.get(&letter) {
                Some(first) => {
                    let ids = self.with_reading(first.reading).ids(first.cells.iter().copied());
                    ids.into_iter().for_each(|id| *factors.entry(id).or_default() -= factor);
                }
                // The only sum with the letter.
                None if clue.defined().is_some() => return,
                None => return model.add(Shape::AtLeastOne(Vec::new())),
            }
        }
        let terms: Vec<(i32, CellId)> =
            factors.into_iter().filter(|&(_, factor)| factor != 0).map(|(id, factor)| (factor, id)).collect();
        let total = constant + more;
        match terms.is_empty() {
            true if cmp.holds(0, total.into()) => {}
            true => model.add(Shape::AtLeastOne(Vec::new())),
            false => model.add(self.weighted_sum(terms, cmp, total)),
        }
    }

    /// Adds constraints that describe a clue with unknown numbers, without the other rules. They always hold, and
    /// differ for renamed digits.
    pub fn add_described_sum(&self, cells: impl IntoIterator<Item = Cell>, model: &mut Model) {
        let digits = DigitSet::all(self.size());
        let weights = Weights::new(digits.iter().map(|digit| self.value(digit)));
        let terms = self.digit_ids(cells).into_iter().map(|id| (id, weights.clone())).collect();
        model.add(Shape::Linear { terms, cmp: Cmp::AtMost, total: i32::MAX / 4 });
    }

    /// Returns the constraint that compares a weighted sum of digits and values with a total.
    fn weighted_sum(&self, terms: Vec<(i32, CellId)>, cmp: Cmp, total: i32) -> Shape {
        let cells = self.board().cells().len();
        if terms.iter().all(|(_, id)| id.index() < cells) {
            return self.with_reading(Reading::Digits).sum_shape(terms, cmp, total);
        }
        let values = self.with_reading(Reading::Values);
        let weights = |factor: i32, id: CellId| match id.index() < cells {
            true => Weights::new(DigitSet::all(self.size()).iter().map(|digit| factor * self.value(digit))),
            false => Weights::new(values.numbers().into_iter().map(|number| factor * number)),
        };
        let terms = terms.into_iter().map(|(factor, id)| (id, weights(factor, id))).collect();
        Shape::Linear { terms, cmp, total }
    }
}
