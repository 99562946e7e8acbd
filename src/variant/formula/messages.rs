//! Formulas as printed on sheets. Each language has its own words for "and", "or" and "not", and its own digits.

use num_rational::BigRational;

use super::number::non_negative_integer;
use super::syntax::{
    ArithmeticOp, ComparisonOp, ExtremumOp, FormulaCondition, FormulaVariables, ListPart, ListTotal, NumberExpr,
    NumberProperty,
};
use crate::words::Message;

/// Returns the message of a statement.
pub(super) fn truth(truth: &FormulaCondition, digits: u8) -> Message {
    let part = |one: &FormulaCondition, binding: u8| {
        let said = self::truth(one, digits);
        if statement_precedence(one) < binding { group(said) } else { said }
    };
    match truth {
        FormulaCondition::Compared(first, rest) => {
            let joined = |before: Message, (comparison, next): &(ComparisonOp, NumberExpr)| {
                Message::new(match comparison {
                    ComparisonOp::Equal => "formula-equal",
                    ComparisonOp::Different => "formula-different",
                    ComparisonOp::Less => "formula-less",
                    ComparisonOp::AtMost => "formula-at-most",
                    ComparisonOp::Greater => "formula-greater",
                    ComparisonOp::AtLeast => "formula-at-least",
                })
                .with("one", before)
                .with("two", value(next, digits))
            };
            rest.iter().fold(value(first, digits), joined)
        }
        FormulaCondition::Property(property, one) => Message::new(match property {
            NumberProperty::Prime => "formula-prime",
            NumberProperty::Square => "formula-square",
        })
        .with("one", value(one, digits)),
        FormulaCondition::All(one, _) => Message::new("formula-all").with("one", self::truth(one, digits)),
        FormulaCondition::Any(one, _) => Message::new("formula-any").with("one", self::truth(one, digits)),
        FormulaCondition::Not(one) => Message::new("formula-not").with("one", group(self::truth(one, digits))),
        FormulaCondition::And(one, two) => {
            Message::new("formula-and").with("one", part(one, 1)).with("two", part(two, 1))
        }
        FormulaCondition::Or(one, two) => {
            Message::new("formula-or").with("one", part(one, 0)).with("two", part(two, 0))
        }
    }
}

/// Returns the precedence of a statement. Parts of lower precedence than their context get brackets.
fn statement_precedence(truth: &FormulaCondition) -> u8 {
    match truth {
        FormulaCondition::Or(..) => 0,
        FormulaCondition::And(..) => 1,
        FormulaCondition::Not(_) => 2,
        FormulaCondition::Compared(..) | FormulaCondition::Property(..) => 3,
        FormulaCondition::All(..) | FormulaCondition::Any(..) => 3,
    }
}

/// Returns the message of a place in the list.
fn number(place: i16) -> Message {
    let size = Message::new("formula-number").with("number", place.unsigned_abs());
    if place < 0 { Message::new("formula-negative").with("one", size) } else { size }
}

/// Returns the message of a part of the list.
fn list(part: ListPart) -> Message {
    if part == ListPart::WHOLE {
        return Message::verbatim("x");
    }
    Message::new("formula-part").with("first", number(part.first)).with("last", number(part.last))
}

fn group(inner: Message) -> Message {
    Message::new("formula-group").with("one", inner)
}

fn value(value: &NumberExpr, digits: u8) -> Message {
    if let Some(number) = constant(value, digits) {
        return Message::new("formula-number").with("number", number);
    }
    let part = |one: &NumberExpr, least: u8| {
        let said = self::value(one, digits);
        if constant(one, digits).is_none() && number_precedence(one) < least { group(said) } else { said }
    };
    match value {
        NumberExpr::Constant(number) => Message::new("formula-number").with("number", *number),
        NumberExpr::First => Message::verbatim("a"),
        NumberExpr::Second => Message::verbatim("b"),
        NumberExpr::Size => Message::new("formula-number").with("number", digits),
        NumberExpr::Item(1) => Message::new("formula-first"),
        NumberExpr::Item(-1) => Message::new("formula-last"),
        NumberExpr::Item(place) => Message::new("formula-item").with("place", number(*place)),
        NumberExpr::Each(part) => list(*part),
        NumberExpr::Total(total, part) => Message::new(match total {
            ListTotal::Sum => "formula-total",
            ListTotal::Product => "formula-multiplied",
            ListTotal::Least => "formula-least",
            ListTotal::Most => "formula-most",
            ListTotal::Distinct => "formula-distinct",
            ListTotal::Length => "formula-count",
        })
        .with("list", list(*part)),
        NumberExpr::Count(one, _) => Message::new("formula-count").with("list", self::truth(one, digits)),
        NumberExpr::Negative(one) => Message::new("formula-negative").with("one", part(one, 2)),
        NumberExpr::Absolute(one) => Message::new("formula-absolute").with("one", self::value(one, digits)),
        NumberExpr::Binary(arithmetic, one, two) => {
            let (key, own) = match arithmetic {
                ArithmeticOp::Sum => ("formula-sum", 0),
                ArithmeticOp::Difference => ("formula-difference", 0),
                ArithmeticOp::Product => ("formula-product", 1),
                ArithmeticOp::Quotient => ("formula-quotient", 1),
                ArithmeticOp::Remainder => ("formula-remainder", 1),
            };
            // The right operand gets brackets unless its precedence is higher: a − (b − 1) is not a − b − 1.
            Message::new(key).with("one", part(one, own)).with("two", part(two, own + 1))
        }
        NumberExpr::Extremum(pick, all) => {
            let key = match pick {
                ExtremumOp::Least => "formula-least",
                ExtremumOp::Most => "formula-most",
            };
            let joined = |first, second| Message::new("formula-list").with("first", first).with("second", second);
            let list = all.iter().map(|one| self::value(one, digits)).reduce(joined);
            Message::new(key).with("list", list.unwrap_or_else(|| Message::verbatim("")))
        }
    }
}

/// Returns the value of a part that contains neither a nor b nor the list, if the value is a non-negative integer:
/// `n + 1` is 10 on a 9x9 board.
fn constant(value: &NumberExpr, digits: u8) -> Option<i64> {
    let names = |digit| FormulaVariables { a: digit, b: digit, n: digits.into(), list: &[], each: digit };
    let of = |digit| value.evaluate(&names(digit));
    (!depends_on_digits(value)).then(|| of(1)).flatten().and_then(|one: BigRational| non_negative_integer(&one))
}

fn depends_on_digits(value: &NumberExpr) -> bool {
    match value {
        NumberExpr::First | NumberExpr::Second | NumberExpr::Item(_) | NumberExpr::Each(_) => true,
        NumberExpr::Total(..) | NumberExpr::Count(..) => true,
        NumberExpr::Constant(_) | NumberExpr::Size => false,
        NumberExpr::Negative(one) | NumberExpr::Absolute(one) => depends_on_digits(one),
        NumberExpr::Binary(_, one, two) => depends_on_digits(one) || depends_on_digits(two),
        NumberExpr::Extremum(_, all) => all.iter().any(depends_on_digits),
    }
}

/// Returns the precedence of a number.
fn number_precedence(value: &NumberExpr) -> u8 {
    match value {
        NumberExpr::Binary(ArithmeticOp::Sum | ArithmeticOp::Difference, ..) => 0,
        NumberExpr::Binary(ArithmeticOp::Product | ArithmeticOp::Quotient | ArithmeticOp::Remainder, ..) => 1,
        NumberExpr::Negative(_) => 2,
        NumberExpr::Constant(_) | NumberExpr::First | NumberExpr::Second | NumberExpr::Size => 3,
        NumberExpr::Absolute(_) | NumberExpr::Extremum(..) => 3,
        NumberExpr::Item(_) | NumberExpr::Each(_) | NumberExpr::Total(..) | NumberExpr::Count(..) => 3,
    }
}
