//! Queries about small models of random shapes: every engine finds what brute force finds.

use std::collections::BTreeSet;
use std::time::Duration;

use gridwright::algebra::Algebra;
use gridwright::board::{CellId, Digit, DigitSet, Filling};
use gridwright::model::{Automaton, Cmp, Model, PairTable, Shape};
use gridwright::solve::bilp::Bilp;
use gridwright::solve::native::Native;
use gridwright::solve::{Control, Count, Engine, Verdict};

use super::choices::Choices;
use super::{Closely, Outcome};

/// The maximum number of fillings for brute force.
const MAX_FILLINGS: usize = 5000;

/// The time limit: Groebner bases and integer programs of some shapes take long, and running out of time is not a
/// fault.
const PATIENCE: Duration = Duration::from_secs(5);

pub fn run(bytes: &[u8], closely: &Closely) -> Outcome {
    let mut choices = Choices(bytes);
    let digits = 2 + choices.below(4) as u8;
    let cells = 1 + choices.below(largest(digits));
    let slow_engines = choices.below(8) == 0;
    let mut model = Model::unconstrained(cells, digits);
    let mut names = String::new();
    while !choices.is_empty() && model.constraints().len() < 8 {
        let shape = shape(cells, digits, &mut choices);
        names.push(format!("{shape:?}").chars().next().unwrap_or(' '));
        model.add(shape);
    }
    let expected: BTreeSet<Filling> = fillings(cells, digits).filter(|filling| model.accepts(filling)).collect();
    for mut native in [Native::new(), Native::learning(), Native::not_learning()] {
        assert_answers(&mut native, &model, &expected, usize::MAX);
    }
    let found = ["none", "one", "few", "many"][expected.len().min(9).div_ceil(3)];
    // The kinds of shapes, in any order.
    let shapes: BTreeSet<char> = names.chars().collect();
    let outcome = Outcome::told(&format!("{shapes:?}{found}").replace('\'', ""), None);
    if slow_engines && closely.at(outcome) {
        assert_answers(&mut Bilp::new(), &model, &expected, 4);
        if cells <= 4 {
            assert_answers(&mut Algebra::new(), &model, &expected, 20);
        }
    }
    outcome
}

/// Returns the maximum number of cells for brute force.
fn largest(digits: u8) -> usize {
    (1..).take_while(|&cells| usize::from(digits).pow(cells) <= MAX_FILLINGS).count()
}

fn fillings(cells: usize, digits: u8) -> impl Iterator<Item = Filling> {
    let base = usize::from(digits);
    (0..base.pow(cells as u32)).map(move |number| {
        let digit = |cell: usize| Digit::from_index(number / base.pow(cell as u32) % base);
        Filling::new((0..cells).map(digit).collect())
    })
}

/// Returns a shape over some of the cells, each at most once.
fn shape(cells: usize, digits: u8, choices: &mut Choices) -> Shape {
    let mask = 1 + choices.below((1 << cells.min(8)) - 1);
    let mut some: Vec<CellId> =
        (0..cells).filter(|cell| mask >> cell & 1 == 1).map(|cell| CellId(cell as u16)).collect();
    if choices.flag() {
        some.reverse();
    }
    let digit = |choices: &mut Choices| Digit::from_index(choices.below(digits.into()));
    match choices.below(8) {
        0 if some.len() == usize::from(digits) => Shape::ExactlyOnce(some),
        0 | 1 => Shape::AllDifferent(some),
        2 => Shape::Domain(some[0], DigitSet::from_bits(choices.below(1 << digits) as u32)),
        3 => Shape::AtLeastOne(some.into_iter().map(|cell| (cell, digit(choices))).collect()),
        4 | 5 => {
            let factor = |choices: &mut Choices| match choices.below(12) {
                0 => choices.below(2001) as i32 - 1000,
                small => small as i32 % 7 - 3,
            };
            let terms: Vec<(i32, CellId)> = some.into_iter().map(|cell| (factor(choices), cell)).collect();
            let cmp = *choices.pick(&[Cmp::AtMost, Cmp::Equal, Cmp::AtLeast]);
            // Close to the sum of some filling, so that it is neither always nor never satisfied.
            let near: i32 = terms.iter().map(|&(factor, _)| factor * i32::from(digit(choices).value())).sum();
            Shape::Sum { terms, cmp, total: near + choices.below(5) as i32 - 2 }
        }
        6 if some.len() > 1 => {
            let bits = choices.below(65536);
            let allowed = |one: Digit, other: Digit| bits >> ((one.index() * 5 + other.index()) % 16) & 1 == 1;
            Shape::Pair(some[0], some[1], PairTable::new(digits, allowed))
        }
        _ => {
            let (states, bits) = (1 + choices.below(4), choices.below(65536));
            let mixed = |state: usize, digit: usize| bits.wrapping_mul(state * 31 + digit * 7 + 1) >> 3;
            let step = |&state: &usize, digit: Digit| {
                let next = mixed(state, digit.index()) % (4 * states + 1);
                (next > 0).then_some(next % states)
            };
            Shape::Word(some, Automaton::explore(digits, 0, step, |&state| states == 1 || mixed(state, 9) % 3 > 0))
        }
    }
}

/// Checks the results of an engine for a model with known solutions, if it finishes in time.
fn assert_answers(engine: &mut dyn Engine, model: &Model, expected: &BTreeSet<Filling>, most: usize) {
    let name = engine.name();
    let control = || Control::with_timeout(PATIENCE);
    let mut found = BTreeSet::new();
    let limit = most.min(expected.len() + 1) as u64;
    let count = engine.solutions(model, limit, &control(), &mut |filling| {
        assert!(found.insert(filling), "{name} finds a solution twice: {model:?}");
    });
    assert!(found.is_subset(expected), "{name} finds what is no solution: {model:?}");
    match count {
        Ok(Count::Exactly(count)) => {
            assert!(
                count == found.len() as u64 && found == *expected,
                "{name}: {count} of {}: {model:?}",
                expected.len()
            );
        }
        Ok(Count::AtLeast(count)) => {
            assert!(count == limit && found.len() as u64 == limit, "{name} gives up after {count}: {model:?}");
        }
        Err(_) => {}
    }
    if let Ok(verdict) = engine.verdict(model, &control()) {
        let right = match &verdict {
            Verdict::NoSolution => expected.is_empty(),
            Verdict::Unique(only) => expected.len() == 1 && expected.contains(only),
            Verdict::Several(two) => two[0] != two[1] && two.iter().all(|one| expected.contains(one)),
        };
        assert!(right, "{name}: {verdict:?} where {} are: {model:?}", expected.len());
    }
    if let Ok(candidates) = engine.candidates(model, &control()) {
        let digits = |cell: usize| expected.iter().map(|filling| filling.digits()[cell]).collect::<DigitSet>();
        let right = candidates.iter().enumerate().all(|(cell, found)| *found == digits(cell));
        assert!(right && candidates.len() == model.cells(), "{name}: {candidates:?}: {model:?}");
    }
}
