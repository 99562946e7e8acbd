//! A parser of formulas by operator precedence.

use winnow::ascii::digit1;
use winnow::combinator::{Infix, Prefix, alt, cut_err, expression, peek, preceded, separated};
use winnow::error::{ErrMode, ParserError};
use winnow::prelude::*;
use winnow::stream::{LocatingSlice, Location, Stateful, Stream};
use winnow::token::{any, one_of, take_while};

use super::syntax::{ArithmeticOp, ComparisonOp, ExtremumOp, FormulaCondition, NumberExpr};
use crate::words::Message;

/// Greatest number of letters of a formula.
pub const MAX_LETTERS: usize = 300;
/// Greatest nesting depth of brackets and bars.
pub const MAX_DEPTH: usize = 40;
/// Greatest number in the text of a formula.
pub const MAX_NUMBER: i64 = 999_999;

/// The syntax expected at a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expected {
    /// A value: a, b, n, a number, or something in brackets or bars.
    Value,
    /// An operator, or the end.
    Operator,
    /// An operator or the closing bracket.
    Bracket,
    /// An operator or the closing bar.
    Bar,
    /// The bracket after abs, min or max.
    Opening,
    /// A number instead of a statement.
    Number,
    /// A statement instead of a number.
    Truth,
    /// A comparison, since what was parsed is a number.
    Comparison,
}

/// An error in the text of a formula. Columns are counted in letters from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FormulaError {
    /// Other syntax was expected.
    Expected {
        /// Position of the error.
        column: usize,
        /// The expected syntax.
        what: Expected,
    },
    /// An unknown name.
    Unknown {
        /// Position of the error.
        column: usize,
        /// The name.
        name: String,
    },
    /// A number that is too large.
    Large {
        /// Position of the error.
        column: usize,
    },
    /// Brackets that are nested too deeply.
    Deep {
        /// Position of the error.
        column: usize,
    },
    /// A text that is too long.
    Long,
}

impl FormulaError {
    /// Returns the reason as a message that can be translated.
    pub fn message(&self) -> Message {
        let (column, problem) = match self {
            FormulaError::Expected { column, what } => (
                column,
                Message::new(match what {
                    Expected::Value => "formula-expected-value",
                    Expected::Operator => "formula-expected-operator",
                    Expected::Bracket => "formula-expected-bracket",
                    Expected::Bar => "formula-expected-bar",
                    Expected::Opening => "formula-expected-opening",
                    Expected::Number => "formula-expected-number",
                    Expected::Truth => "formula-expected-truth",
                    Expected::Comparison => "formula-expected-comparison",
                }),
            ),
            FormulaError::Unknown { column, name } => {
                (column, Message::new("formula-unknown-name").with("name", name.as_str()))
            }
            FormulaError::Large { column } => (column, Message::new("formula-large-number").with("most", MAX_NUMBER)),
            FormulaError::Deep { column } => (column, Message::new("formula-too-deep").with("most", MAX_DEPTH)),
            FormulaError::Long => return Message::new("formula-too-long").with("most", MAX_LETTERS),
        };
        Message::new("formula-column").with("column", *column).with("problem", problem)
    }
}

type ParserInput<'a> = Stateful<LocatingSlice<&'a str>, ParserState>;
type ParseResult<T> = Result<T, ErrMode<ParseError>>;

/// The state of the parser.
#[derive(Clone, Debug, Default)]
struct ParserState {
    /// Number of open brackets and bars.
    depth: usize,
    /// True if the innermost open bracket is a bar.
    in_bars: bool,
    /// Positions of a and b, in bytes.
    names: Vec<usize>,
}

/// An error and its position in bytes.
#[derive(Clone, Debug)]
struct ParseError {
    at: usize,
    what: FaultKind,
}

#[derive(Clone, Debug)]
enum FaultKind {
    Expected(Expected),
    Unknown(String),
    Large,
    Deep,
}

impl<'a> ParserError<ParserInput<'a>> for ParseError {
    type Inner = ParseError;

    fn from_input(input: &ParserInput<'a>) -> ParseError {
        ParseError { at: input.current_token_start(), what: FaultKind::Expected(Expected::Value) }
    }

    fn into_inner(self) -> Result<ParseError, ParseError> {
        Ok(self)
    }
}

/// Returns an error that stops the parser from trying alternatives.
fn cut<T>(at: usize, what: FaultKind) -> ParseResult<T> {
    Err(ErrMode::Cut(ParseError { at, what }))
}

/// A parsed part of a formula and the byte where it begins.
struct ParsedPart {
    at: usize,
    /// True if the part is in brackets.
    closed: bool,
    node: ParsedNode,
}

enum ParsedNode {
    Value(NumberExpr),
    Truth(FormulaCondition),
}

impl ParsedPart {
    fn value(at: usize, value: NumberExpr) -> ParsedPart {
        ParsedPart { at, closed: false, node: ParsedNode::Value(value) }
    }

    fn truth(at: usize, truth: FormulaCondition) -> ParsedPart {
        ParsedPart { at, closed: false, node: ParsedNode::Truth(truth) }
    }

    fn into_value(self) -> ParseResult<Box<NumberExpr>> {
        match self.node {
            ParsedNode::Value(value) => Ok(Box::new(value)),
            ParsedNode::Truth(_) => cut(self.at, FaultKind::Expected(Expected::Number)),
        }
    }

    fn into_truth(self) -> ParseResult<Box<FormulaCondition>> {
        match self.node {
            ParsedNode::Truth(truth) => Ok(Box::new(truth)),
            ParsedNode::Value(_) => cut(self.at, FaultKind::Expected(Expected::Truth)),
        }
    }
}

/// Parses a whole formula. Returns its statement, and the positions of a and b in the text, in bytes.
pub(super) fn formula(text: &str) -> Result<(FormulaCondition, Vec<usize>), FormulaError> {
    if text.chars().count() > MAX_LETTERS {
        return Err(FormulaError::Long);
    }
    let mut input = Stateful { input: LocatingSlice::new(text), state: ParserState::default() };
    let read = whole(&mut input).map_err(|error| match error {
        ErrMode::Backtrack(fault) | ErrMode::Cut(fault) => fault,
        ErrMode::Incomplete(_) => ParseError::from_input(&input),
    });
    let column = |at: usize| text[..at].chars().count() + 1;
    let truth = read.map_err(|ParseError { at, what }| match what {
        FaultKind::Expected(what) => FormulaError::Expected { column: column(at), what },
        FaultKind::Unknown(name) => FormulaError::Unknown { column: column(at), name },
        FaultKind::Large => FormulaError::Large { column: column(at) },
        FaultKind::Deep => FormulaError::Deep { column: column(at) },
    })?;
    Ok((*truth, input.state.names))
}

fn whole(input: &mut ParserInput<'_>) -> ParseResult<Box<FormulaCondition>> {
    let part = any_part(input)?;
    space(input)?;
    let end = input.current_token_start();
    if input.eof_offset() > 0 {
        return cut(end, FaultKind::Expected(Expected::Operator));
    }
    match part.node {
        ParsedNode::Truth(_) => part.into_truth(),
        ParsedNode::Value(_) => cut(end, FaultKind::Expected(Expected::Comparison)),
    }
}

fn space(input: &mut ParserInput<'_>) -> ParseResult<()> {
    take_while(0.., char::is_whitespace).void().parse_next(input)
}

/// Parses a number or a statement.
fn any_part(input: &mut ParserInput<'_>) -> ParseResult<ParsedPart> {
    expression(operand).prefix(prefix).infix(infix).parse_next(input)
}

/// Parses the text between brackets or bars. After the opening bracket or bar, no alternatives are tried.
fn bracketed<'a, T>(
    input: &mut ParserInput<'a>,
    bars: bool,
    inner: impl Parser<ParserInput<'a>, T, ErrMode<ParseError>>,
) -> ParseResult<T> {
    let outer = input.state.in_bars;
    input.state.depth += 1;
    if input.state.depth > MAX_DEPTH {
        return cut(input.current_token_start(), FaultKind::Deep);
    }
    input.state.in_bars = bars;
    let read = cut_err(inner).parse_next(input)?;
    space(input)?;
    let (end, expected) = if bars { ('|', Expected::Bar) } else { (')', Expected::Bracket) };
    let at = input.current_token_start();
    if any::<_, ErrMode<ParseError>>.parse_next(input).ok() != Some(end) {
        return cut(at, FaultKind::Expected(expected));
    }
    input.state.depth -= 1;
    input.state.in_bars = outer;
    Ok(read)
}

/// Parses an operand.
fn operand(input: &mut ParserInput<'_>) -> ParseResult<ParsedPart> {
    space(input)?;
    let at = input.current_token_start();
    match peek(any).parse_next(input)? {
        '0'..='9' => {
            let number = digit1.parse_next(input)?.parse().ok().filter(|number| *number <= MAX_NUMBER);
            number.map_or_else(
                || cut(at, FaultKind::Large),
                |number| Ok(ParsedPart::value(at, NumberExpr::Constant(number))),
            )
        }
        '(' => {
            any.parse_next(input)?;
            let part = bracketed(input, false, any_part)?;
            Ok(ParsedPart { at, closed: true, ..part })
        }
        '|' => {
            any.parse_next(input)?;
            let one = bracketed(input, true, any_part)?.into_value()?;
            Ok(ParsedPart::value(at, NumberExpr::Absolute(one)))
        }
        letter if letter.is_alphabetic() => named(input),
        _ => Err(ErrMode::Backtrack(ParseError::from_input(input))),
    }
}

fn word<'a>(input: &mut ParserInput<'a>) -> ParseResult<&'a str> {
    take_while(1.., char::is_alphabetic).parse_next(input)
}

/// Parses a name of a number or a function.
fn named(input: &mut ParserInput<'_>) -> ParseResult<ParsedPart> {
    let at = input.current_token_start();
    let name = peek(word).parse_next(input)?.to_lowercase();
    let value = match name.as_str() {
        // These words are operators, so they are left to the parsers of operators.
        "not" | "and" | "or" | "mod" => return Err(ErrMode::Backtrack(ParseError::from_input(input))),
        "a" => NumberExpr::First,
        "b" => NumberExpr::Second,
        "n" => NumberExpr::Size,
        "abs" | "min" | "max" => return function(input),
        _ => return cut(at, FaultKind::Unknown(peek(word).parse_next(input)?.to_owned())),
    };
    word(input)?;
    if value != NumberExpr::Size {
        input.state.names.push(at);
    }
    Ok(ParsedPart::value(at, value))
}

fn function(input: &mut ParserInput<'_>) -> ParseResult<ParsedPart> {
    let at = input.current_token_start();
    let name = word(input)?.to_lowercase();
    space(input)?;
    let opening = input.current_token_start();
    if any::<_, ErrMode<ParseError>>.parse_next(input).ok() != Some('(') {
        return cut(opening, FaultKind::Expected(Expected::Opening));
    }
    let value = |input: &mut ParserInput<'_>| any_part(input)?.into_value();
    let picked = |pick: ExtremumOp, all: Vec<Box<NumberExpr>>| {
        NumberExpr::Extremum(pick, all.into_iter().map(|one| *one).collect())
    };
    let value = match name.as_str() {
        "abs" => NumberExpr::Absolute(bracketed(input, false, value)?),
        "min" => picked(ExtremumOp::Least, bracketed(input, false, separated(1.., value, comma))?),
        _ => picked(ExtremumOp::Most, bracketed(input, false, separated(1.., value, comma))?),
    };
    Ok(ParsedPart::value(at, value))
}

fn comma(input: &mut ParserInput<'_>) -> ParseResult<char> {
    preceded(space, one_of([',', ';'])).parse_next(input)
}

fn prefix<'a>(input: &mut ParserInput<'a>) -> ParseResult<Prefix<ParserInput<'a>, ParsedPart, ErrMode<ParseError>>> {
    space(input)?;
    // The numbers are precedences, as listed in `infix`.
    let minus = one_of(['-', '−']).map(|_| {
        Prefix(70, |_: &mut ParserInput<'a>, part: ParsedPart| {
            Ok(ParsedPart::value(part.at, NumberExpr::Negative(part.into_value()?)))
        })
    });
    let not = alt((one_of(['!', '¬']).void(), word.verify(|word: &str| word.eq_ignore_ascii_case("not")).void()));
    let not = not.map(|()| {
        Prefix(30, |_: &mut ParserInput<'a>, part: ParsedPart| {
            Ok(ParsedPart::truth(part.at, FormulaCondition::Not(part.into_truth()?)))
        })
    });
    alt((minus, not)).parse_next(input)
}

fn infix<'a>(input: &mut ParserInput<'a>) -> ParseResult<Infix<ParserInput<'a>, ParsedPart, ErrMode<ParseError>>> {
    space(input)?;
    // Inside bars, a bar closes them instead of beginning `||`.
    if input.state.in_bars && peek(any::<_, ErrMode<ParseError>>).parse_next(input).ok() == Some('|') {
        return Err(ErrMode::Backtrack(ParseError::from_input(input)));
    }
    let named = |name: &'static str| word.verify(move |word: &str| word.eq_ignore_ascii_case(name));
    // Precedences: or 10, and 20, not 30, comparisons 40, sums 50, products 60, negation 70.
    let joined = alt((
        alt(("||", "∨", named("or"))).map(|_| Infix::Left(10, disjunction)),
        alt(("&&", "∧", named("and"))).map(|_| Infix::Left(20, conjunction)),
    ));
    let compared = alt((
        alt(("==", "=")).map(|_| Infix::Left(40, |_: &mut _, one, two| comparison_part(ComparisonOp::Equal, one, two))),
        alt(("!=", "<>", "≠"))
            .map(|_| Infix::Left(40, |_: &mut _, one, two| comparison_part(ComparisonOp::Different, one, two))),
        alt(("<=", "≤"))
            .map(|_| Infix::Left(40, |_: &mut _, one, two| comparison_part(ComparisonOp::AtMost, one, two))),
        "<".map(|_| Infix::Left(40, |_: &mut _, one, two| comparison_part(ComparisonOp::Less, one, two))),
        alt((">=", "≥"))
            .map(|_| Infix::Left(40, |_: &mut _, one, two| comparison_part(ComparisonOp::AtLeast, one, two))),
        ">".map(|_| Infix::Left(40, |_: &mut _, one, two| comparison_part(ComparisonOp::Greater, one, two))),
    ));
    let reckoned = alt((
        "+".map(|_| Infix::Left(50, |_: &mut _, one, two| arithmetic_part(ArithmeticOp::Sum, one, two))),
        alt(("-", "−"))
            .map(|_| Infix::Left(50, |_: &mut _, one, two| arithmetic_part(ArithmeticOp::Difference, one, two))),
        alt(("*", "·", "×"))
            .map(|_| Infix::Left(60, |_: &mut _, one, two| arithmetic_part(ArithmeticOp::Product, one, two))),
        alt(("/", "÷", ":"))
            .map(|_| Infix::Left(60, |_: &mut _, one, two| arithmetic_part(ArithmeticOp::Quotient, one, two))),
        alt(("%", named("mod")))
            .map(|_| Infix::Left(60, |_: &mut _, one, two| arithmetic_part(ArithmeticOp::Remainder, one, two))),
    ));
    alt((joined, compared, reckoned)).parse_next(input)
}

fn disjunction(_: &mut ParserInput<'_>, one: ParsedPart, two: ParsedPart) -> ParseResult<ParsedPart> {
    Ok(ParsedPart::truth(one.at, FormulaCondition::Or(one.into_truth()?, two.into_truth()?)))
}

fn conjunction(_: &mut ParserInput<'_>, one: ParsedPart, two: ParsedPart) -> ParseResult<ParsedPart> {
    Ok(ParsedPart::truth(one.at, FormulaCondition::And(one.into_truth()?, two.into_truth()?)))
}

/// Returns a comparison, or extends a chain of comparisons.
fn comparison_part(comparison: ComparisonOp, one: ParsedPart, two: ParsedPart) -> ParseResult<ParsedPart> {
    let two = *two.into_value()?;
    match one {
        ParsedPart { at, closed: false, node: ParsedNode::Truth(FormulaCondition::Compared(first, mut rest)) } => {
            rest.push((comparison, two));
            Ok(ParsedPart::truth(at, FormulaCondition::Compared(first, rest)))
        }
        one => Ok(ParsedPart::truth(one.at, FormulaCondition::Compared(*one.into_value()?, vec![(comparison, two)]))),
    }
}

fn arithmetic_part(arithmetic: ArithmeticOp, one: ParsedPart, two: ParsedPart) -> ParseResult<ParsedPart> {
    Ok(ParsedPart::value(one.at, NumberExpr::Binary(arithmetic, one.into_value()?, two.into_value()?)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn refused(text: &str) -> String {
        match formula(text) {
            Ok(formula) => panic!("{text} is read as {formula:?}"),
            Err(error) => error.message().to_string(),
        }
    }

    #[test]
    fn errors_say_where_and_what_was_expected() {
        let value = "expected a, b, n, a number, or an expression in brackets or bars";
        for (text, column, problem) in [
            ("", 1, value),
            ("   ", 4, value),
            ("a = ", 5, value),
            ("a + * b = 1", 5, value),
            ("a = 1 or", 9, value),
            ("a = (b + ", 10, value),
            ("a = or b", 5, value),
            ("a = b)", 6, "expected an operator or the end"),
            ("a = 2b", 6, "expected an operator or the end"),
            ("a = b # 3", 7, "expected an operator or the end"),
            ("a - b| = 3", 6, "expected an operator or the end"),
            ("(a = b", 7, "expected an operator or )"),
            ("(a + 2 b) = 3", 8, "expected an operator or )"),
            ("max(a, b = 3", 8, "expected a number, not a condition"),
            ("max(a, b", 9, "expected an operator or )"),
            ("|a - b = 3", 11, "expected an operator or |"),
            ("|a = b| = 3", 2, "expected a number, not a condition"),
            ("|a - b", 7, "expected an operator or |"),
            ("|a - (b| = 3", 8, "expected an operator or )"),
            ("abs a = 3", 5, "expected ("),
            ("min() = 3", 5, value),
            ("a + b", 6, "expected a comparison, such as = or >="),
            ("a and b = 2", 1, "expected a condition, not a number"),
            ("a = 2 and b", 11, "expected a condition, not a number"),
            ("not a", 5, "expected a condition, not a number"),
            ("(a < b) + 1 = 2", 1, "expected a number, not a condition"),
            ("(a < b) < 3", 1, "expected a number, not a condition"),
            ("x = 3", 1, "“x” is unknown; use a, b, n, abs, min, max, mod, and, or, not"),
            ("a = ab", 5, "“ab” is unknown; use a, b, n, abs, min, max, mod, and, or, not"),
            ("a − ϕ = 1", 5, "“ϕ” is unknown; use a, b, n, abs, min, max, mod, and, or, not"),
            ("a = 1000000", 5, "numbers can be 999999 at most"),
            ("a = 99999999999999999999999", 5, "numbers can be 999999 at most"),
        ] {
            assert_eq!(refused(text), format!("column {column}: {problem}"), "{text}");
        }
    }

    #[test]
    fn hostile_formulas_are_refused_and_cost_nothing() {
        let long = "at most 300 characters are allowed";
        for count in [10_000, 1_000_000] {
            for part in ["(", "|", "not ", "-", "!", "abs(", "a+", "a=b or ", "min(a,", "((a", "1"] {
                assert_eq!(refused(&part.repeat(count)), long, "{part}");
            }
        }
        let nested = |count: usize| format!("{}a = b{}", "(".repeat(count), ")".repeat(count));
        assert!(formula(&nested(MAX_DEPTH)).is_ok());
        let deep = "brackets and bars can be nested at most 40 deep";
        assert_eq!(refused(&nested(MAX_DEPTH + 1)), format!("column 42: {deep}"));
        assert_eq!(refused(&"(".repeat(300)), format!("column 42: {deep}"));
        assert_eq!(refused(&"|".repeat(300)), format!("column 42: {deep}"));
        assert_eq!(refused(&"abs(".repeat(75)), format!("column 165: {deep}"));
        // This is as long as possible and still accepted.
        assert!(formula(&format!("{}a = b", "!".repeat(294))).is_ok());
        assert!(formula(&format!("{}(a = b)", "!".repeat(293))).is_ok());
        assert!(formula(&format!("{}a = b", "-".repeat(295))).is_ok());
        assert!(formula(&format!("a{} = 1", "+1".repeat(147))).is_ok());
        assert!(formula(&format!("a=1{}", " or a=b".repeat(42))).is_ok());
    }
}
