//! Formulas of all digits of a rule, as automata that read the digits in order.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use super::error::FormulaError;
use super::memory::{Memory, visit};
use super::parse::{self, ParsedFormula};
use super::syntax::{FormulaCondition, FormulaVariables, ListPart, NumberExpr};
use super::{Formula, is_true, messages};
use crate::board::Digit;
use crate::model::Automaton;
use crate::variant::Context;
use crate::variant::written::TextFormat;
use crate::words::Message;

/// Greatest number of states of the automaton of a formula, before states with the same future are merged.
pub const MAX_LIST_STATES: usize = 30_000;

/// A parsed formula of a list of digits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ListFormula {
    /// The text as typed.
    text: String,
    truth: FormulaCondition,
    known: KnownAutomata,
}

/// The automata of a formula that were made lately. Clones of the formula share them, since rules are lowered often.
#[derive(Clone, Debug, Default)]
struct KnownAutomata(Arc<Mutex<Vec<KnownAutomaton>>>);

/// An automaton, or None if it would be too large, with its key.
type KnownAutomaton = (AutomatonKey, Option<Automaton>);

/// The numbers of the digits, the number of digits of the board, and the number of cells.
type AutomatonKey = (Vec<i32>, u8, usize);

impl PartialEq for KnownAutomata {
    fn eq(&self, _: &KnownAutomata) -> bool {
        true
    }
}

impl Eq for KnownAutomata {}

impl KnownAutomata {
    const MOST: usize = 16;

    /// Returns the automaton of a key, made by `make` unless it is known.
    fn get(&self, key: AutomatonKey, make: impl FnOnce() -> Option<Automaton>) -> Option<Automaton> {
        let known = || self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, automaton)) = known().iter().find(|entry| entry.0 == key) {
            return automaton.clone();
        }
        let made = make();
        let mut all = known();
        if all.len() >= Self::MOST {
            all.remove(0);
        }
        all.push((key, made.clone()));
        made
    }
}

impl ListFormula {
    /// Returns whether the formula is true of a list of numbers, on a board with this many digits.
    pub fn holds(&self, list: &[i32], digits: u8) -> bool {
        let list: Vec<i64> = list.iter().map(|number| i64::from(*number)).collect();
        self.is_true_of(&list, digits)
    }

    fn is_true_of(&self, list: &[i64], digits: u8) -> bool {
        is_true(&self.truth, &FormulaVariables { a: 0, b: 0, n: digits.into(), list, each: 0 })
    }

    /// Returns the formula as printed, with the number of digits in place of n.
    pub fn message(&self, context: &Context) -> Message {
        messages::truth(&self.truth, context.size())
    }

    /// Returns the number of digits that a list has to have for all the places that the formula names.
    pub fn least_length(&self) -> usize {
        let mut least = 1;
        visit(&self.truth, &mut |value| {
            if let NumberExpr::Item(place) = value {
                least = least.max(usize::from(place.unsigned_abs()));
            }
        });
        least
    }

    /// Returns whether the order of the digits matters.
    pub fn has_order(&self) -> bool {
        let mut found = false;
        visit(&self.truth, &mut |value| {
            found |= match value {
                NumberExpr::Item(_) => true,
                NumberExpr::Each(part) | NumberExpr::Total(_, part) | NumberExpr::Count(_, part) => {
                    *part != ListPart::WHOLE
                }
                _ => false,
            };
        });
        found
    }

    /// Returns the minimal automaton that accepts the lists of `length` digits of which the formula is true, with the
    /// numbers that the context reads; None if it would have more than [`MAX_LIST_STATES`] states on the way.
    pub fn automaton(&self, context: &Context, length: usize) -> Option<Automaton> {
        let numbers = context.numbers();
        let size = context.size();
        self.known.get((numbers.clone(), size, length), || self.explored(&numbers, size, length))
    }

    /// Makes the automaton for lists of `length` of these numbers, on a board with `size` digits.
    fn explored(&self, numbers: &[i32], size: u8, length: usize) -> Option<Automaton> {
        let numbers: Vec<i64> = numbers.iter().map(|number| i64::from(*number)).collect();
        let memory = Memory::of(&self.truth);
        let mut steps: Vec<Vec<Vec<usize>>> = Vec::new();
        let mut count = 1;
        // The states after each digit: what is remembered of the digits so far, with digits that lead there.
        let start = memory.iter().flat_map(|item| item.start(numbers.len())).collect();
        let mut before: Vec<(Vec<i64>, Vec<i64>)> = vec![(start, vec![])];
        for place in 0..length {
            let mut known: HashMap<Vec<i64>, usize> = HashMap::new();
            let mut after: Vec<(Vec<i64>, Vec<i64>)> = Vec::new();
            let mut next: Vec<Vec<usize>> = Vec::new();
            for (state, word) in &before {
                let mut row = Vec::with_capacity(numbers.len());
                for (digit, &number) in numbers.iter().enumerate() {
                    let mut state = state.clone();
                    let mut rest = &mut state[..];
                    for item in &memory {
                        let (own, others) = rest.split_at_mut(item.size(numbers.len()));
                        item.add(own, (digit, number), (place, length), size)?;
                        rest = others;
                    }
                    let fresh = after.len();
                    let at = *known.entry(state.clone()).or_insert(fresh);
                    if at == fresh {
                        after.push((state, word.iter().copied().chain([number]).collect()));
                    }
                    row.push(at);
                }
                next.push(row);
                if count + after.len() > MAX_LIST_STATES {
                    return None;
                }
            }
            count += after.len();
            before = after;
            steps.push(next);
        }
        let last = before.iter().map(|(_, word)| self.is_true_of(word, size).then_some(0));
        Some(merged(steps, last.collect(), numbers.len()))
    }

    fn parsed(text: &str, truth: FormulaCondition) -> ListFormula {
        ListFormula { text: text.to_owned(), truth, known: KnownAutomata::default() }
    }
}

/// Returns the automaton with states of the same future merged. `steps` are the states that each digit leads to, for
/// each place and state; `last` is what the states after the last digit are worth, None for those not accepted.
fn merged(steps: Vec<Vec<Vec<usize>>>, last: Vec<Option<usize>>, digits: usize) -> Automaton {
    let length = steps.len();
    let mut classes = last;
    let mut rows: Vec<Vec<Vec<Option<usize>>>> = vec![vec![]; length];
    for (place, states) in steps.into_iter().enumerate().rev() {
        let mut known: HashMap<Vec<Option<usize>>, usize> = HashMap::new();
        let own = states.into_iter().map(|row| {
            let row: Vec<Option<usize>> = row.into_iter().map(|to| classes[to]).collect();
            row.iter().any(Option::is_some).then(|| {
                let fresh = known.len();
                *known.entry(row).or_insert(fresh)
            })
        });
        let own: Vec<Option<usize>> = own.collect();
        let mut list = vec![vec![]; known.len()];
        known.into_iter().for_each(|(row, at)| list[at] = row);
        rows[place] = list;
        classes = own;
    }
    let dead = classes.first().copied().flatten().is_none();
    let step = |&(place, state): &(usize, usize), digit: Digit| {
        let to = if dead { None } else { rows.get(place)?.get(state)?.get(digit.index()).copied().flatten() };
        to.map(|to| (place + 1, to))
    };
    Automaton::explore(u8::try_from(digits).unwrap_or(u8::MAX), (0, 0), step, |&(place, _)| place == length && !dead)
}

/// A formula of two digits, or of the list of all digits of a rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnyFormula {
    /// A formula of two digits a and b.
    Pair(Formula),
    /// A formula of the list x.
    List(ListFormula),
}

impl AnyFormula {
    /// Parses a formula.
    ///
    /// # Errors
    /// Returns an error that says where the text does not parse and what was expected there.
    pub fn parse(text: &str) -> Result<AnyFormula, FormulaError> {
        let ParsedFormula { truth, names, has_list } = parse::formula(text, true)?;
        Ok(match has_list {
            true => AnyFormula::List(ListFormula::parsed(text, truth)),
            false => AnyFormula::Pair(Formula { text: text.to_owned(), truth, names }),
        })
    }
}

impl From<Formula> for AnyFormula {
    fn from(formula: Formula) -> AnyFormula {
        AnyFormula::Pair(formula)
    }
}

impl TextFormat for AnyFormula {
    fn write(&self) -> String {
        match self {
            AnyFormula::Pair(formula) => formula.write(),
            AnyFormula::List(formula) => formula.text.clone(),
        }
    }

    fn read(text: &str) -> Result<AnyFormula, Message> {
        AnyFormula::parse(text).map_err(|error| error.message())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::board::{Board, DigitSet};

    fn list(text: &str) -> ListFormula {
        match AnyFormula::parse(text) {
            Ok(AnyFormula::List(formula)) => formula,
            other => panic!("{text}: {other:?}"),
        }
    }

    /// Checks that a formula and its automaton are true of the same lists of four digits 1 to 6 as the closure.
    #[track_caller]
    fn check(text: &str, meant: impl Fn(&[i32]) -> bool) {
        let formula = list(text);
        let board = Board::single(2, 3).unwrap();
        let automaton = formula.automaton(&Context::without_rules(&board), 4).unwrap();
        for number in 0..6_usize.pow(4) {
            let digits: Vec<usize> = (0..4).map(|place| number / 6_usize.pow(place) % 6).collect();
            let numbers: Vec<i32> = digits.iter().map(|digit| *digit as i32 + 1).collect();
            let expected = meant(&numbers);
            assert_eq!(formula.holds(&numbers, 6), expected, "{text} of {numbers:?}");
            let word = digits.iter().map(|&digit| Some(Digit::from_index(digit)));
            assert_eq!(automaton.accepts(word), expected, "the automaton of {text} with {numbers:?}");
        }
    }

    #[test]
    fn formulas_of_lists_mean_what_they_say() {
        let count = |x: &[i32], of: &dyn Fn(i32) -> bool| x.iter().filter(|number| of(**number)).count();
        let distinct = |x: &[i32]| x.iter().collect::<BTreeSet<_>>().len();
        check("sum(x) = 14", |x| x.iter().sum::<i32>() == 14);
        check("product(x[2..-2]) > sum(x)", |x| x[1] * x[2] > x.iter().sum::<i32>());
        check("first * last = x[2] + x[-2]", |x| x[0] * x[3] == x[1] + x[2]);
        check("max(x) - min(x[2..]) <= 2", |x| x.iter().max().unwrap() - x[1..].iter().min().unwrap() <= 2);
        check("max(first, last, 3) = 3", |x| x[0].max(x[3]) <= 3);
        check("distinct(x) = count(x) - 1", |x| distinct(x) == 3);
        check("count(x mod 2 = 1) = count(x > n / 2)", |x| count(x, &|d| d % 2 == 1) == count(x, &|d| d > 3));
        check("any(2 * x = sum(x))", |x| x.iter().any(|d| 2 * d == x.iter().sum::<i32>()));
        check("count(x = max(x)) = 2", |x| count(x, &|d| Some(&d) == x.iter().max()) == 2);
        check("all(x[1..3] <= last)", |x| x[..3].iter().all(|d| *d <= x[3]));
        check("count(x[..-2] = last) >= 1 and not prime(sum(x))", |x| {
            let sum: i32 = x.iter().sum();
            x[..3].contains(&x[3]) && (2..sum).any(|factor| sum % factor == 0)
        });
        check("square(10 * x[1] + x[2])", |x| [16, 25, 36, 64].contains(&(10 * x[0] + x[1])));
        check("sum(x) / count(x) = x[-3] or min(x[3..2]) = 1", |x| x.iter().sum::<i32>() == 4 * x[1]);
        check("sum(x) > 24", |_| false);
        check("x[1] = x[1]", |_| true);
    }

    #[test]
    fn automata_are_minimal_and_those_that_grow_too_large_are_refused() {
        let board = Board::classic();
        let context = Context::without_rules(&board);
        assert_eq!(list("first = last").automaton(&context, 3).unwrap().states(), 1 + 9 + 9 + 1);
        assert_eq!(list("sum(x) > 100").automaton(&context, 3).unwrap().states(), 1);
        assert_eq!(list("sum(x) >= 0").automaton(&context, 30).unwrap().states(), 31);
        assert!(list("any(x = sum(x) - max(x))").automaton(&context, 7).is_some());
        assert!(list("any(x = sum(x) - max(x))").automaton(&context, 30).is_none());
        let all = DigitSet::all(9).iter().map(Some);
        assert!(list("product(x) = 362880 and max(x) = 9").automaton(&context, 9).unwrap().accepts(all));
    }

    #[test]
    fn mistakes_in_formulas_of_lists_are_placed() {
        for (text, column, reason) in [
            ("x = 3", 1, "x is a list here; use a total"),
            ("sum(x) = x[2..]", 10, "x is a list here"),
            ("sum(x) = max(x, 3)", 14, "x is a list here"),
            ("x[0] = 3", 3, "expected a place in the list"),
            ("x[] = 3", 3, "expected a place in the list"),
            ("x[1.2] = 3", 4, "expected a place in the list"),
            ("sum(3) = 3", 5, "expected the list x"),
            ("count(3 = 3) = 1", 7, "expected the list x"),
            ("sum(x = 3) = 1", 5, "expected a number, not a condition"),
            ("sum(x) = a", 10, "a formula is about two digits a and b or about the list x, not both"),
            ("any(x > 3", 10, "expected an operator or )"),
            ("any(x[1..2] = x[2..3])", 15, "a condition can be about one part of the list only"),
            ("any(count(x > 1) = x)", 5, "count, any and all with conditions cannot stand inside one another"),
            ("y = 3", 1, "“y” is unknown; use a, b, n, x, first, last"),
        ] {
            let error = AnyFormula::parse(text).err().map(|error| error.message().to_string()).unwrap_or_default();
            assert!(error.starts_with(&format!("column {column}: {reason}")), "{text}: {error}");
        }
        assert!(Formula::parse("sum(x) = 3").is_err(), "rules of two digits have no list");
        let long = format!("sum(x) = {}3", "any(".repeat(70));
        assert!(AnyFormula::parse(&long).is_err());
    }

    #[test]
    fn formulas_of_lists_are_printed_as_they_are_typed() {
        let board = Board::classic();
        let context = Context::without_rules(&board);
        for (text, printed) in [
            ("sum(x[2..-2])=2*x[1] or x[-1]>=x[3]", "sum(x[2..−2]) = 2·first or last ≥ x[3]"),
            ("count(x[..3]>n)=distinct(x)", "count(x[1..3] > 9) = distinct(x)"),
            ("not any(x=max(x)-1) and prime(product(x))", "not (any(x = max(x) − 1)) and prime(product(x))"),
        ] {
            assert_eq!(list(text).message(&context).to_string(), printed);
        }
    }
}
