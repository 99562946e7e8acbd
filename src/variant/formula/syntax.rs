//! The parts of a parsed formula, and their values.

use std::collections::BTreeSet;
use std::ops::Range;

use super::number::ExactNumber;

/// A number that depends on the two digits a and b, or on the list x.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum NumberExpr {
    Constant(i64),
    First,
    Second,
    Size,
    /// The number of the list at a place: 1 is the first, -1 the last.
    Item(i16),
    /// In a condition about each number of a part of the list, that number.
    Each(ListPart),
    /// A number made of a part of the list.
    Total(ListTotal, ListPart),
    /// The number of numbers in a part of the list that satisfy a condition.
    Count(Box<FormulaCondition>, ListPart),
    Negative(Box<NumberExpr>),
    Absolute(Box<NumberExpr>),
    Binary(ArithmeticOp, Box<NumberExpr>, Box<NumberExpr>),
    Extremum(ExtremumOp, Vec<NumberExpr>),
}

/// An operator between two numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ArithmeticOp {
    Sum,
    Difference,
    Product,
    Quotient,
    Remainder,
}

/// The function `min` or `max`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ExtremumOp {
    Least,
    Most,
}

/// A number made of all numbers of a list.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum ListTotal {
    Sum,
    Product,
    Least,
    Most,
    /// The number of different numbers.
    Distinct,
    /// The number of all numbers.
    Length,
}

/// A part of the list, by its first and last place. Places before 0 count from the end.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct ListPart {
    pub first: i16,
    pub last: i16,
}

impl ListPart {
    /// The whole list.
    pub const WHOLE: ListPart = ListPart { first: 1, last: -1 };

    /// Returns the indexes of the part in a list with this many numbers.
    pub fn of(self, length: usize) -> Range<usize> {
        let end = i64::try_from(length).unwrap_or(i64::MAX);
        let before = |place: i16| if place > 0 { i64::from(place) - 1 } else { end + i64::from(place) };
        let index = |at: i64| usize::try_from(at.clamp(0, end)).unwrap_or(0);
        let range = index(before(self.first))..index(before(self.last) + 1);
        if range.start <= range.end { range } else { 0..0 }
    }
}

/// Returns the index of a place in a list with this many numbers, if it has the place.
pub(super) fn index_of(place: i16, length: usize) -> Option<usize> {
    Some(ListPart { first: place, last: place }.of(length)).filter(|range| range.len() == 1).map(|range| range.start)
}

/// The properties of numbers that have a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum NumberProperty {
    Prime,
    Square,
}

impl NumberProperty {
    /// Returns whether a number has the property.
    fn holds(self, number: i64) -> bool {
        let up_to_root = (0..).take_while(|root: &i64| root.checked_mul(*root).is_some_and(|square| square <= number));
        match self {
            NumberProperty::Prime => number > 1 && up_to_root.skip(2).all(|factor| number % factor != 0),
            NumberProperty::Square => number > 0 && up_to_root.last().is_some_and(|root| root * root == number),
        }
    }
}

/// A comparison of two numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ComparisonOp {
    Equal,
    Different,
    Less,
    AtMost,
    Greater,
    AtLeast,
}

/// A statement about the two digits, or the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum FormulaCondition {
    /// A chain of comparisons, each with the previous number.
    Compared(NumberExpr, Vec<(ComparisonOp, NumberExpr)>),
    /// A named property of a number.
    Property(NumberProperty, NumberExpr),
    /// True if all numbers of a part of the list satisfy the condition.
    All(Box<FormulaCondition>, ListPart),
    /// True if a number of a part of the list satisfies the condition.
    Any(Box<FormulaCondition>, ListPart),
    Not(Box<FormulaCondition>),
    And(Box<FormulaCondition>, Box<FormulaCondition>),
    Or(Box<FormulaCondition>, Box<FormulaCondition>),
}

/// The values of the names in a formula.
#[derive(Clone, Copy)]
pub(super) struct FormulaVariables<'a> {
    /// The first digit.
    pub a: i64,
    /// The second digit.
    pub b: i64,
    /// The number of digits.
    pub n: i64,
    /// The list x.
    pub list: &'a [i64],
    /// The number of the list that a condition is about.
    pub each: i64,
}

impl FormulaVariables<'_> {
    /// Returns how many numbers of a part of the list satisfy a condition; None if that is undefined.
    fn count<N: ExactNumber>(&self, condition: &FormulaCondition, part: ListPart) -> Option<usize> {
        let each = self.list[part.of(self.list.len())].iter();
        let all = each.map(|&each| condition.evaluate::<N>(&FormulaVariables { each, ..*self }).map(usize::from));
        all.sum::<Option<usize>>()
    }
}

impl FormulaCondition {
    /// Evaluates the statement in Kleene's three-valued logic: None if an undefined number decides the result.
    pub fn evaluate<N: ExactNumber>(&self, names: &FormulaVariables) -> Option<bool> {
        match self {
            FormulaCondition::Compared(first, rest) => {
                let mut before: N = first.evaluate(names)?;
                let mut all = true;
                for (comparison, value) in rest {
                    // An undefined number makes the whole chain undefined, even after a comparison that is false.
                    let next = value.evaluate(names)?;
                    all &= comparison.holds(&before, &next)?;
                    before = next;
                }
                Some(all)
            }
            FormulaCondition::Property(property, value) => {
                Some(value.evaluate::<N>(names)?.to_integer().is_some_and(|number| property.holds(number)))
            }
            FormulaCondition::All(one, part) => {
                names.count::<N>(one, *part).map(|count| count == part.of(names.list.len()).len())
            }
            FormulaCondition::Any(one, part) => names.count::<N>(one, *part).map(|count| count > 0),
            FormulaCondition::Not(one) => one.evaluate::<N>(names).map(|one| !one),
            FormulaCondition::And(one, two) => match (one.evaluate::<N>(names), two.evaluate::<N>(names)) {
                (Some(false), _) | (_, Some(false)) => Some(false),
                (Some(true), Some(true)) => Some(true),
                (None, _) | (_, None) => None,
            },
            FormulaCondition::Or(one, two) => match (one.evaluate::<N>(names), two.evaluate::<N>(names)) {
                (Some(true), _) | (_, Some(true)) => Some(true),
                (Some(false), Some(false)) => Some(false),
                (None, _) | (_, None) => None,
            },
        }
    }
}

impl ListTotal {
    /// Evaluates the total of a list. Returns None if it is undefined, as the least of no numbers, or too large for
    /// `N`.
    fn evaluate<N: ExactNumber>(self, list: &[i64]) -> Option<N> {
        match self {
            ListTotal::Sum => list.iter().try_fold(N::whole(0), |sum, number| sum.plus(&N::whole(*number))),
            ListTotal::Product => {
                list.iter().try_fold(N::whole(1), |product, number| product.times(&N::whole(*number)))
            }
            ListTotal::Least => list.iter().min().map(|number| N::whole(*number)),
            ListTotal::Most => list.iter().max().map(|number| N::whole(*number)),
            ListTotal::Distinct => N::of_size(list.iter().collect::<BTreeSet<&i64>>().len()),
            ListTotal::Length => N::of_size(list.len()),
        }
    }
}

impl ComparisonOp {
    fn holds<N: ExactNumber>(self, one: &N, two: &N) -> Option<bool> {
        let order = one.compared(two)?;
        Some(match self {
            ComparisonOp::Equal => order.is_eq(),
            ComparisonOp::Different => order.is_ne(),
            ComparisonOp::Less => order.is_lt(),
            ComparisonOp::AtMost => order.is_le(),
            ComparisonOp::Greater => order.is_gt(),
            ComparisonOp::AtLeast => order.is_ge(),
        })
    }
}

impl NumberExpr {
    /// Evaluates the number. Returns None if it is undefined or too large for `N`.
    pub fn evaluate<N: ExactNumber>(&self, names: &FormulaVariables) -> Option<N> {
        match self {
            NumberExpr::Constant(number) => Some(N::whole(*number)),
            NumberExpr::First => Some(N::whole(names.a)),
            NumberExpr::Second => Some(N::whole(names.b)),
            NumberExpr::Size => Some(N::whole(names.n)),
            NumberExpr::Item(place) => index_of(*place, names.list.len()).map(|at| N::whole(names.list[at])),
            NumberExpr::Each(_) => Some(N::whole(names.each)),
            NumberExpr::Total(total, part) => total.evaluate(&names.list[part.of(names.list.len())]),
            NumberExpr::Count(one, part) => N::of_size(names.count::<N>(one, *part)?),
            NumberExpr::Negative(one) => N::whole(0).minus(&one.evaluate(names)?),
            NumberExpr::Absolute(one) => {
                let (zero, one) = (N::whole(0), one.evaluate::<N>(names)?);
                if one.compared(&zero)?.is_lt() { zero.minus(&one) } else { Some(one) }
            }
            NumberExpr::Binary(arithmetic, one, two) => {
                let (one, two) = (one.evaluate::<N>(names)?, two.evaluate(names)?);
                match arithmetic {
                    ArithmeticOp::Sum => one.plus(&two),
                    ArithmeticOp::Difference => one.minus(&two),
                    ArithmeticOp::Product => one.times(&two),
                    ArithmeticOp::Quotient => one.divided_by(&two),
                    ArithmeticOp::Remainder => one.remainder(&two),
                }
            }
            NumberExpr::Extremum(pick, all) => {
                let all = all.iter().map(|one| one.evaluate(names)).collect::<Option<Vec<N>>>()?;
                let mut all = all.into_iter();
                let mut best = all.next()?;
                for one in all {
                    let order = one.compared(&best)?;
                    let better = match pick {
                        ExtremumOp::Least => order.is_lt(),
                        ExtremumOp::Most => order.is_gt(),
                    };
                    best = if better { one } else { best };
                }
                Some(best)
            }
        }
    }
}
