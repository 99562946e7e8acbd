//! The parts of a parsed formula, and their values.

use super::number::ExactNumber;

/// A number that depends on the two digits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum NumberExpr {
    Constant(i64),
    First,
    Second,
    Size,
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

/// A statement about the two digits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum FormulaCondition {
    /// A chain of comparisons, each with the previous number.
    Compared(NumberExpr, Vec<(ComparisonOp, NumberExpr)>),
    Not(Box<FormulaCondition>),
    And(Box<FormulaCondition>, Box<FormulaCondition>),
    Or(Box<FormulaCondition>, Box<FormulaCondition>),
}

/// The values of the names in a formula.
#[derive(Clone, Copy)]
pub(super) struct FormulaVariables {
    /// The first digit.
    pub a: i64,
    /// The second digit.
    pub b: i64,
    /// The number of digits.
    pub n: i64,
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
