//! The language of formulas, which define the allowed pairs of digits a and b, as in `|a - b| >= 4 or a = 2*b`, or the
//! allowed lists x of digits, as in `sum(x) = 2*max(x)`.
//!
//! Numbers are integers or fractions and are evaluated exactly: `a / b = 2` is true of 4 and 2, but not of 5 and 2. The
//! operators are `+ - * /`, the remainder `mod` or `%` of integers (never negative), bars `|…|` or `abs(…)`, `min(…)`
//! and `max(…)`; comparisons `= != < <= > >=`, also chained as in `1 < a < b`; and `not`, `and` and `or`, of which
//! `not` binds most tightly and `or` least. `n` is the number of digits. Signs of programming languages are accepted
//! too (`== <> && || !`), and those of mathematics (`≠ ≤ ≥ − · × ÷ ¬ ∧ ∨`). Undefined numbers, as in a division by
//! zero, make a comparison neither true nor false. A pair is allowed only if the formula is true of it.
//! `prime(…)` and `square(…)` are true of prime and square numbers.
//!
//! In a [`ListFormula`], x is the list of all digits in order. `x[2]` is the second digit and `x[-1]` the last one
//! (`first` and `last` are `x[1]` and `x[-1]`), `x[2..-2]` the part from the second to the last but one. A list has a
//! `sum(x)`, `product(x)`, `min(x)`, `max(x)`, and numbers of digits: `count(x)` of all, `distinct(x)` of different
//! ones, and `count(x > 4)` of those with a condition, in which x is the digit itself; `any(x = 1)` and `all(x != 5)`
//! are true if one digit or all of them satisfy a condition.

mod error;
mod list;
mod memory;
mod messages;
mod number;
mod parse;
mod syntax;

use crate::model::PairTable;
use crate::variant::Context;
use crate::variant::written::TextFormat;
use crate::words::Message;

use num_rational::BigRational;
use number::Fraction;
use parse::ParsedFormula;
use syntax::{FormulaCondition, FormulaVariables};

pub use error::{Expected, FormulaError};
pub use list::{AnyFormula, ListFormula, MAX_LIST_STATES};
pub use parse::{MAX_DEPTH, MAX_LETTERS, MAX_NUMBER};

/// A parsed formula of two digits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Formula {
    /// The text as typed.
    text: String,
    truth: FormulaCondition,
    /// Positions of a and b in the text, in bytes.
    names: Vec<usize>,
}

impl Formula {
    /// Returns whether the formula is true of two numbers, on a board with this many digits.
    pub fn holds(&self, a: i32, b: i32, digits: u8) -> bool {
        let names = FormulaVariables { a: a.into(), b: b.into(), n: digits.into(), list: &[], each: 0 };
        is_true(&self.truth, &names)
    }

    /// Returns whether the formula is about the first digit.
    pub fn reads_first(&self) -> bool {
        self.names.iter().any(|&at| self.text.as_bytes()[at].eq_ignore_ascii_case(&b'a'))
    }

    /// Returns the pairs of digits for which the formula is true.
    pub fn table(&self, context: &Context) -> PairTable {
        context.pair_table(|a, b| self.holds(a, b, context.size()))
    }

    /// Returns the formula as printed, with the number of digits in place of n.
    pub fn message(&self, context: &Context) -> Message {
        messages::truth(&self.truth, context.size())
    }

    /// Returns the formula with a and b exchanged.
    pub fn swapped(&self) -> Formula {
        let mut text = self.text.clone().into_bytes();
        // The names are single ASCII letters, so all positions stay valid.
        self.names.iter().for_each(|&at| text[at] = if text[at].eq_ignore_ascii_case(&b'a') { b'b' } else { b'a' });
        let swapped = String::from_utf8(text).ok().and_then(|text| Formula::parse(&text).ok());
        swapped.expect("a formula with other names can be read as well")
    }

    /// Parses a formula.
    ///
    /// # Errors
    /// Returns an error that says where the text does not parse and what was expected there.
    pub fn parse(text: &str) -> Result<Formula, FormulaError> {
        let ParsedFormula { truth, names, .. } = parse::formula(text, false)?;
        Ok(Formula { text: text.to_owned(), truth, names })
    }
}

/// Returns whether a statement is true. Values that overflow a [`Fraction`] are undefined there, so that every result
/// comes from exact numbers.
fn is_true(truth: &FormulaCondition, names: &FormulaVariables) -> bool {
    let exact = || truth.evaluate::<BigRational>(names);
    truth.evaluate::<Fraction>(names).or_else(exact) == Some(true)
}

impl TextFormat for Formula {
    fn write(&self) -> String {
        self.text.clone()
    }

    fn read(text: &str) -> Result<Formula, Message> {
        Formula::parse(text).map_err(|error| error.message())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Board;

    fn formula(text: &str) -> Formula {
        Formula::parse(text).unwrap_or_else(|error| panic!("{text}: {}", error.message()))
    }

    /// Checks that a formula is true of the same pairs of 1 to 9 as the closure.
    #[track_caller]
    fn check(text: &str, meant: impl Fn(i32, i32) -> bool) {
        let formula = formula(text);
        for a in 1..=9 {
            for b in 1..=9 {
                assert_eq!(formula.holds(a, b, 9), meant(a, b), "{text} of {a} and {b}");
            }
        }
    }

    #[test]
    fn formulas_mean_what_they_say() {
        check("|a - b| >= 4 or a = 2*b", |a, b| (a - b).abs() >= 4 || a == 2 * b);
        check("a+b=n+1", |a, b| a + b == 10);
        check("a - b - 1 = 0", |a, b| a - b == 1);
        check("2 + 3 * a = b * 1 + 5", |a, b| 2 + 3 * a == b + 5);
        check("-a + b > -3", |a, b| b - a > -3);
        check("a * -b < -20", |a, b| a * b > 20);
        check("not a = b and a < 5 or b > 8", |a, b| (a != b && a < 5) || b > 8);
        check("a < 3 or b < 3 and a > b", |a, b| a < 3 || (b < 3 && a > b));
        check("not (a < 3 or b < 3)", |a, b| a >= 3 && b >= 3);
        check("!(a==b) && a<>3 || b!=4", |a, b| (a != b && a != 3) || b != 4);
        check("1 < a <= b != 7", |a, b| 1 < a && a <= b && b != 7);
        check("a mod 3 = b % 3", |a, b| a % 3 == b % 3);
        check("(a - b) mod 3 = 1", |a, b| (a - b).rem_euclid(3) == 1);
        check("max(a, b) - min(a, b, 5) = 2", |a, b| a.max(b) - a.min(b).min(5) == 2);
        check("abs(a - b) = 1", |a, b| (a - b).abs() == 1);
        check("||a - b| - 2| <= 1", |a, b| ((a - b).abs() - 2).abs() <= 1);
        check("|a - |b - 3|| = 1", |a, b| (a - (b - 3).abs()).abs() == 1);
        check("|a - b| = 1 || |a - b| = 3", |a, b| (a - b).abs() == 1 || (a - b).abs() == 3);
        check("(|a - b| = 1)||(b = 2)", |a, b| (a - b).abs() == 1 || b == 2);
        check("a ≠ b ∧ a − b ≤ 2 ∨ ¬ (a · b ≥ 9)", |a, b| (a != b && a - b <= 2) || a * b < 9);
        check("A = B", |a, b| a == b);
    }

    #[test]
    fn fractions_are_exact_and_missing_numbers_allow_nothing() {
        check("a / b = 2", |a, b| a == 2 * b);
        check("a / 2 + b / 3 = 1", |a, b| 3 * a + 2 * b == 6);
        check("a / 2 / b = 1", |a, b| a == 2 * b);
        check("a / (b - b) = 1", |_, _| false);
        check("not a / (b - b) = 1", |_, _| false);
        check("a % (b - b) = 0 or a = 1", |a, _| a == 1);
        check("a / 2 mod 2 = 1", |a, _| a % 4 == 2);
        check("not a / 2 mod 2 = 1", |a, _| a % 4 == 0);
        check("a / 2 mod 2 = 1 or b = b", |_, _| true);
    }

    #[test]
    fn numbers_of_any_size_are_exact() {
        let power = ["999999"; 12].join("*");
        check(&format!("{power} > 1"), |_, _| true);
        check(&format!("not {power} <= 1"), |_, _| true);
        check(&format!("a = b or {power} < 1"), |a, b| a == b);
        check(&format!("{power} + a = {power} + b"), |a, b| a == b);
        check(&format!("a / ({power}) < b / ({power})"), |a, b| a < b);
        check(&format!("({power} + a) mod 10 = b"), |a, b| (1 + a) % 10 == b);
        check("a*999999*999999*999999*999999 > b", |_, _| true);
    }

    /// An independent evaluator, with unlimited fractions that are never reduced.
    mod unreduced {
        use num_bigint::BigInt;

        use super::super::syntax::{ArithmeticOp, NumberExpr};

        pub type Pair = (BigInt, BigInt);

        pub fn value(value: &NumberExpr, a: i64, b: i64, n: i64) -> Option<Pair> {
            let whole = |number: i64| Some((BigInt::from(number), BigInt::from(1)));
            let of = |one: &NumberExpr| self::value(one, a, b, n);
            match value {
                NumberExpr::Constant(number) => whole(*number),
                NumberExpr::First => whole(a),
                NumberExpr::Second => whole(b),
                NumberExpr::Size => whole(n),
                NumberExpr::Negative(one) => of(one).map(|(top, bottom)| (-top, bottom)),
                NumberExpr::Binary(arithmetic, one, two) => {
                    let ((top, bottom), (other_top, other_bottom)) = (of(one)?, of(two)?);
                    let zero = BigInt::from(0);
                    match arithmetic {
                        ArithmeticOp::Sum => Some((&top * &other_bottom + &other_top * &bottom, bottom * other_bottom)),
                        ArithmeticOp::Difference => {
                            Some((&top * &other_bottom - &other_top * &bottom, bottom * other_bottom))
                        }
                        ArithmeticOp::Product => Some((top * other_top, bottom * other_bottom)),
                        ArithmeticOp::Quotient if other_top == zero => None,
                        ArithmeticOp::Quotient => Some((top * other_bottom, bottom * other_top)),
                        ArithmeticOp::Remainder => None,
                    }
                }
                _ => None,
            }
        }

        pub fn less(one: &Pair, two: &Pair) -> bool {
            let zero = BigInt::from(0);
            let turned = (one.1 < zero) != (two.1 < zero);
            let (one, two) = (&one.0 * &two.1, &two.0 * &one.1);
            if turned { two < one } else { one < two }
        }
    }

    #[test]
    fn random_formulas_with_large_numbers_agree_with_fractions_without_limit() {
        let mut random = crate::board::Random::new(8);
        fn term(random: &mut crate::board::Random, depth: usize) -> String {
            if depth == 0 {
                return match random.below(5) {
                    0 => "a".into(),
                    1 => "b".into(),
                    2 => "n".into(),
                    _ => (999_999 - random.below(5)).to_string(),
                };
            }
            let (one, two) = (term(random, depth - 1), term(random, depth - 1));
            match random.below(5) {
                0 => format!("({one} + {two})"),
                1 => format!("({one} - {two})"),
                2 => format!("({one} / {two})"),
                _ => format!("({one} * {two})"),
            }
        }
        let mut large = 0;
        for _ in 0..300 {
            let text = format!("{} < {}", term(&mut random, 3), term(&mut random, 3));
            let formula = formula(&text);
            let FormulaCondition::Compared(one, rest) = &formula.truth else { panic!("{text}") };
            for (a, b) in [(1, 9), (4, 4), (7, 2)] {
                let pairs = (unreduced::value(one, a, b, 9), unreduced::value(&rest[0].1, a, b, 9));
                let truth = match &pairs {
                    (Some(one), Some(two)) => unreduced::less(one, two),
                    _ => false,
                };
                assert_eq!(formula.holds(a as i32, b as i32, 9), truth, "{text} of {a} and {b}");
                let known =
                    formula.truth.evaluate::<Fraction>(&FormulaVariables { a, b, n: 9, list: &[], each: 0 }).is_some();
                large += usize::from(!known && pairs.0.is_some() && pairs.1.is_some());
            }
        }
        assert!(large > 100, "{large} have no room in 64 bits");
    }

    #[test]
    fn names_are_swapped_where_they_stand() {
        for (text, swapped) in [
            ("a = 2*b", "b = 2*a"),
            ("max(a, b) - abs(a) >= 4 and a < n", "max(b, a) - abs(b) >= 4 and b < n"),
            ("A mod 2 = 1", "b mod 2 = 1"),
        ] {
            assert_eq!(formula(text).swapped().text, swapped);
            let (one, other) = (formula(text), formula(swapped));
            assert!((1..=9).all(|a| (1..=9).all(|b| one.holds(a, b, 9) == other.holds(b, a, 9))));
        }
    }

    #[test]
    fn formulas_are_printed_with_the_brackets_they_need() {
        let board = Board::classic();
        for (text, printed) in [
            ("|a-b|>=4 or a=2*b", "|a − b| ≥ 4 or a = 2·b"),
            ("(a+b)*2 <> n - (a - b)", "(a + b)·2 ≠ 9 − (a − b)"),
            ("((a)) * (b * 2) = a/(b/2)", "a·(b·2) = a/(b/2)"),
            ("a < 1 and (b < 2 or a = b)", "a < 1 and (b < 2 or a = b)"),
            ("(a < 1 and b < 2) or a == b", "a < 1 and b < 2 or a = b"),
            ("not a = b and not (a < 2 or b < 2)", "not (a = b) and not (a < 2 or b < 2)"),
            ("1 < a <= b", "1 < a ≤ b"),
            ("min(a, b, -1) = -(a + b) % 3", "min(a, b, −1) = −(a + b) mod 3"),
            ("abs(-a) = 1", "|−a| = 1"),
        ] {
            let said = formula(text).message(&Context::without_rules(&board)).to_string();
            assert_eq!(said, printed, "{text}");
            let again = formula(&said.replace('9', "n"));
            let board = Context::without_rules(&board);
            assert_eq!(again.table(&board), formula(text).table(&board), "what is printed means the same: {text}");
        }
    }
}
