//! A parser of formulas by operator precedence.

use winnow::ascii::digit1;
use winnow::combinator::{Infix, Prefix, alt, cut_err, delimited, expression, opt, peek, preceded, separated};
use winnow::error::{ErrMode, ParserError};
use winnow::prelude::*;
use winnow::stream::{LocatingSlice, Location, Stateful, Stream};
use winnow::token::{any, one_of, take_while};

use super::error::{Expected, FormulaError};
use super::syntax::{
    ArithmeticOp, ComparisonOp, ExtremumOp, FormulaCondition, ListPart, ListTotal, NumberExpr, NumberProperty,
};

/// Greatest number of letters of a formula.
pub const MAX_LETTERS: usize = 300;
/// Greatest nesting depth of brackets and bars.
pub const MAX_DEPTH: usize = 40;
/// Greatest number in the text of a formula.
pub const MAX_NUMBER: i64 = 999_999;

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
    /// True if the formula may be about the list x.
    knows_list: bool,
    /// The position of the first x, in bytes.
    list: Option<usize>,
    /// The parts of the list that stand for one number of theirs, and their positions in bytes, until the condition
    /// about each number ends.
    each: Vec<(usize, ListPart)>,
    /// The number of conditions about each number that were parsed.
    conditions: usize,
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
    ListAsNumber,
    SeveralParts,
    Nested,
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

/// A formula that was parsed.
#[derive(Debug)]
pub(super) struct ParsedFormula {
    /// The statement.
    pub truth: FormulaCondition,
    /// The positions of a and b in the text, in bytes.
    pub names: Vec<usize>,
    /// True if it is about the list x.
    pub has_list: bool,
}

/// Parses a whole formula, which may be about the list x if `knows_list` is true.
pub(super) fn formula(text: &str, knows_list: bool) -> Result<ParsedFormula, FormulaError> {
    if text.chars().count() > MAX_LETTERS {
        return Err(FormulaError::Long);
    }
    let state = ParserState { knows_list, ..ParserState::default() };
    let mut input = Stateful { input: LocatingSlice::new(text), state };
    let read = whole(&mut input).map_err(|error| match error {
        ErrMode::Backtrack(fault) | ErrMode::Cut(fault) => fault,
        ErrMode::Incomplete(_) => ParseError::from_input(&input),
    });
    let column = |at: usize| text[..at].chars().count() + 1;
    let truth = read.map_err(|ParseError { at, what }| match what {
        FaultKind::Expected(what) => FormulaError::Expected { column: column(at), what },
        FaultKind::Unknown(name) => FormulaError::Unknown { column: column(at), name, knows_list },
        FaultKind::Large => FormulaError::Large { column: column(at) },
        FaultKind::Deep => FormulaError::Deep { column: column(at) },
        FaultKind::ListAsNumber => FormulaError::ListAsNumber { column: column(at) },
        FaultKind::SeveralParts => FormulaError::SeveralParts { column: column(at) },
        FaultKind::Nested => FormulaError::Nested { column: column(at) },
    })?;
    let ParserState { names, list, .. } = input.state;
    match (list, names.first()) {
        (Some(list), Some(&name)) => Err(FormulaError::Mixed { column: column(list.max(name)) }),
        _ => Ok(ParsedFormula { truth: *truth, names, has_list: list.is_some() }),
    }
}

fn whole(input: &mut ParserInput<'_>) -> ParseResult<Box<FormulaCondition>> {
    let part = any_part(input)?;
    space(input)?;
    let end = input.current_token_start();
    if input.eof_offset() > 0 {
        return cut(end, FaultKind::Expected(Expected::Operator));
    }
    if let Some(&(at, _)) = input.state.each.first() {
        return cut(at, FaultKind::ListAsNumber);
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
        "abs" | "min" | "max" | "prime" | "square" => return function(input),
        "sum" | "product" | "distinct" | "count" | "any" | "all" if input.state.knows_list => return function(input),
        "x" | "first" | "last" if input.state.knows_list => return list(input),
        _ => return cut(at, FaultKind::Unknown(peek(word).parse_next(input)?.to_owned())),
    };
    word(input)?;
    if value != NumberExpr::Size {
        input.state.names.push(at);
    }
    Ok(ParsedPart::value(at, value))
}

/// Parses the list x, a part of it, or one of its numbers.
fn list(input: &mut ParserInput<'_>) -> ParseResult<ParsedPart> {
    let at = input.current_token_start();
    input.state.list.get_or_insert(at);
    let part = match word(input)?.to_lowercase().as_str() {
        "first" => ListPart { first: 1, last: 1 },
        "last" => ListPart { first: -1, last: -1 },
        _ if peek(opt('[')).parse_next(input)?.is_none() => ListPart::WHOLE,
        _ => match delimited('[', places, (take_while(0.., char::is_whitespace), ']')).parse_next(input) {
            Ok(part) => part,
            Err(ErrMode::Backtrack(fault)) => return cut(fault.at, FaultKind::Expected(Expected::Place)),
            Err(error) => return Err(error),
        },
    };
    if part.first == part.last {
        return Ok(ParsedPart::value(at, NumberExpr::Item(part.first)));
    }
    input.state.each.push((at, part));
    Ok(ParsedPart::value(at, NumberExpr::Each(part)))
}

/// Parses a place in the list, or a range of places.
fn places(input: &mut ParserInput<'_>) -> ParseResult<ListPart> {
    let first = opt(place).parse_next(input)?;
    if preceded(space, opt("..")).parse_next(input)?.is_some() {
        let last = opt(place).parse_next(input)?;
        return Ok(ListPart { first: first.unwrap_or(1), last: last.unwrap_or(-1) });
    }
    match first {
        Some(place) => Ok(ListPart { first: place, last: place }),
        None => Err(ErrMode::Backtrack(ParseError::from_input(input))),
    }
}

/// Parses a place in the list, which is not 0.
fn place(input: &mut ParserInput<'_>) -> ParseResult<i16> {
    let sign = preceded(space, opt(one_of(['-', '−']))).parse_next(input)?;
    let number = digit1.verify_map(|digits: &str| digits.parse::<i16>().ok().filter(|place| *place != 0));
    number.map(|number| if sign.is_some() { -number } else { number }).parse_next(input)
}

fn function(input: &mut ParserInput<'_>) -> ParseResult<ParsedPart> {
    let at = input.current_token_start();
    let name = word(input)?.to_lowercase();
    space(input)?;
    let opening = input.current_token_start();
    if any::<_, ErrMode<ParseError>>.parse_next(input).ok() != Some('(') {
        return cut(opening, FaultKind::Expected(Expected::Opening));
    }
    let (outer, conditions) = (input.state.each.len(), input.state.conditions);
    let inner = input.current_token_start();
    let value = |input: &mut ParserInput<'_>| {
        let part = any_part(input)?;
        if matches!(part.node, ParsedNode::Value(_)) {
            Ok(part)
        } else {
            cut(part.at, FaultKind::Expected(Expected::Number))
        }
    };
    let mut all: Vec<ParsedPart> = match name.as_str() {
        "min" | "max" => bracketed(input, false, separated(1.., value, comma))?,
        "count" | "any" | "all" => vec![bracketed(input, false, any_part)?],
        _ => vec![bracketed(input, false, value)?],
    };
    let total = match name.as_str() {
        "sum" => Some(ListTotal::Sum),
        "product" => Some(ListTotal::Product),
        "distinct" => Some(ListTotal::Distinct),
        "min" => Some(ListTotal::Least),
        "max" => Some(ListTotal::Most),
        "count" => Some(ListTotal::Length),
        _ => None,
    };
    if let (Some(total), [ParsedPart { node: ParsedNode::Value(NumberExpr::Each(part)), .. }]) = (total, &all[..]) {
        input.state.each.truncate(outer);
        return Ok(ParsedPart::value(at, NumberExpr::Total(total, *part)));
    }
    if matches!(name.as_str(), "min" | "max") {
        let pick = if name == "min" { ExtremumOp::Least } else { ExtremumOp::Most };
        let all = all.into_iter().map(|one| one.into_value().map(|one| *one)).collect::<ParseResult<_>>()?;
        return Ok(ParsedPart::value(at, NumberExpr::Extremum(pick, all)));
    }
    let Some(one) = all.pop() else { return cut(inner, FaultKind::Expected(Expected::Value)) };
    Ok(match name.as_str() {
        "abs" => ParsedPart::value(at, NumberExpr::Absolute(one.into_value()?)),
        "prime" => ParsedPart::truth(at, FormulaCondition::Property(NumberProperty::Prime, *one.into_value()?)),
        "square" => ParsedPart::truth(at, FormulaCondition::Property(NumberProperty::Square, *one.into_value()?)),
        "count" | "any" | "all" => {
            let condition = one.into_truth()?;
            if input.state.conditions > conditions {
                return cut(inner, FaultKind::Nested);
            }
            input.state.conditions += 1;
            let parts: Vec<(usize, ListPart)> = input.state.each.drain(outer..).collect();
            let Some(&(_, part)) = parts.first() else { return cut(inner, FaultKind::Expected(Expected::List)) };
            if let Some(&(other, _)) = parts.iter().find(|(_, other)| *other != part) {
                return cut(other, FaultKind::SeveralParts);
            }
            match name.as_str() {
                "count" => ParsedPart::value(at, NumberExpr::Count(condition, part)),
                "any" => ParsedPart::truth(at, FormulaCondition::Any(condition, part)),
                _ => ParsedPart::truth(at, FormulaCondition::All(condition, part)),
            }
        }
        _ => return cut(inner, FaultKind::Expected(Expected::List)),
    })
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
        match formula(text, false) {
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
            ("x = 3", 1, "“x” is unknown; use a, b, n, abs, min, max, mod, prime, square, and, or, not"),
            ("a = ab", 5, "“ab” is unknown; use a, b, n, abs, min, max, mod, prime, square, and, or, not"),
            ("a − ϕ = 1", 5, "“ϕ” is unknown; use a, b, n, abs, min, max, mod, prime, square, and, or, not"),
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
        assert!(formula(&nested(MAX_DEPTH), false).is_ok());
        let deep = "brackets and bars can be nested at most 40 deep";
        assert_eq!(refused(&nested(MAX_DEPTH + 1)), format!("column 42: {deep}"));
        assert_eq!(refused(&"(".repeat(300)), format!("column 42: {deep}"));
        assert_eq!(refused(&"|".repeat(300)), format!("column 42: {deep}"));
        assert_eq!(refused(&"abs(".repeat(75)), format!("column 165: {deep}"));
        // This is as long as possible and still accepted.
        assert!(formula(&format!("{}a = b", "!".repeat(294)), false).is_ok());
        assert!(formula(&format!("{}(a = b)", "!".repeat(293)), false).is_ok());
        assert!(formula(&format!("{}a = b", "-".repeat(295)), false).is_ok());
        assert!(formula(&format!("a{} = 1", "+1".repeat(147)), false).is_ok());
        assert!(formula(&format!("a=1{}", " or a=b".repeat(42)), false).is_ok());
    }
}
