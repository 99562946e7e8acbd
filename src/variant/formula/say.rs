//! Formulas as printed on sheets. Each language has its own words for "and", "or" and "not", and its own digits.

use num_rational::BigRational;

use super::number::count;
use super::{Arithmetic, Comparison, Names, Pick, Truth, Value};
use crate::words::Message;

/// Returns the message of a statement.
pub(super) fn truth(truth: &Truth, digits: u8) -> Message {
    let part = |one: &Truth, binding: u8| {
        let said = self::truth(one, digits);
        if strength(one) < binding { group(said) } else { said }
    };
    match truth {
        Truth::Compared(first, rest) => {
            let joined = |before: Message, (comparison, next): &(Comparison, Value)| {
                Message::new(match comparison {
                    Comparison::Equal => "formula-equal",
                    Comparison::Different => "formula-different",
                    Comparison::Less => "formula-less",
                    Comparison::AtMost => "formula-at-most",
                    Comparison::Greater => "formula-greater",
                    Comparison::AtLeast => "formula-at-least",
                })
                .with("one", before)
                .with("two", value(next, digits))
            };
            rest.iter().fold(value(first, digits), joined)
        }
        Truth::Not(one) => Message::new("formula-not").with("one", group(self::truth(one, digits))),
        Truth::And(one, two) => Message::new("formula-and").with("one", part(one, 1)).with("two", part(two, 1)),
        Truth::Or(one, two) => Message::new("formula-or").with("one", part(one, 0)).with("two", part(two, 0)),
    }
}

/// Returns the precedence of a statement. Parts of lower precedence than their context get brackets.
fn strength(truth: &Truth) -> u8 {
    match truth {
        Truth::Or(..) => 0,
        Truth::And(..) => 1,
        Truth::Not(_) => 2,
        Truth::Compared(..) => 3,
    }
}

fn group(inner: Message) -> Message {
    Message::new("formula-group").with("one", inner)
}

fn value(value: &Value, digits: u8) -> Message {
    if let Some(number) = constant(value, digits) {
        return Message::new("formula-number").with("number", number);
    }
    let part = |one: &Value, least: u8| {
        let said = self::value(one, digits);
        if constant(one, digits).is_none() && binding(one) < least { group(said) } else { said }
    };
    match value {
        Value::Constant(number) => Message::new("formula-number").with("number", *number),
        Value::First => Message::verbatim("a"),
        Value::Second => Message::verbatim("b"),
        Value::Size => Message::new("formula-number").with("number", digits),
        Value::Negative(one) => Message::new("formula-negative").with("one", part(one, 2)),
        Value::Absolute(one) => Message::new("formula-absolute").with("one", self::value(one, digits)),
        Value::Reckoned(arithmetic, one, two) => {
            let (key, own) = match arithmetic {
                Arithmetic::Sum => ("formula-sum", 0),
                Arithmetic::Difference => ("formula-difference", 0),
                Arithmetic::Product => ("formula-product", 1),
                Arithmetic::Quotient => ("formula-quotient", 1),
                Arithmetic::Remainder => ("formula-remainder", 1),
            };
            // The right operand gets brackets unless its precedence is higher: a − (b − 1) is not a − b − 1.
            Message::new(key).with("one", part(one, own)).with("two", part(two, own + 1))
        }
        Value::Picked(pick, all) => {
            let key = match pick {
                Pick::Least => "formula-least",
                Pick::Most => "formula-most",
            };
            let joined = |first, second| Message::new("formula-list").with("first", first).with("second", second);
            let list = all.iter().map(|one| self::value(one, digits)).reduce(joined);
            Message::new(key).with("list", list.unwrap_or_else(|| Message::verbatim("")))
        }
    }
}

/// Returns the value of a part that contains neither digit, if it is a non-negative integer: `n + 1` is 10 on a 9x9
/// board.
fn constant(value: &Value, digits: u8) -> Option<i64> {
    let of = |digit| value.of(&Names { a: digit, b: digit, n: digits.into() });
    (!speaks_of_digits(value)).then(|| of(1)).flatten().and_then(|one: BigRational| count(&one))
}

fn speaks_of_digits(value: &Value) -> bool {
    match value {
        Value::First | Value::Second => true,
        Value::Constant(_) | Value::Size => false,
        Value::Negative(one) | Value::Absolute(one) => speaks_of_digits(one),
        Value::Reckoned(_, one, two) => speaks_of_digits(one) || speaks_of_digits(two),
        Value::Picked(_, all) => all.iter().any(speaks_of_digits),
    }
}

/// Returns the precedence of a number.
fn binding(value: &Value) -> u8 {
    match value {
        Value::Reckoned(Arithmetic::Sum | Arithmetic::Difference, ..) => 0,
        Value::Reckoned(Arithmetic::Product | Arithmetic::Quotient | Arithmetic::Remainder, ..) => 1,
        Value::Negative(_) => 2,
        Value::Constant(_) | Value::First | Value::Second | Value::Size => 3,
        Value::Absolute(_) | Value::Picked(..) => 3,
    }
}
