//! Sentences about all digits of a line or cage together: "the product of the digits on each line is twice its largest
//! digit". Phrases for numbers become formulas, then those for sums and multiples of these, until one condition is
//! left. A sentence is only understood if each of its words is used, so that no word that changes the sense goes
//! unnoticed.

use super::hues::hues;
use super::runs::of_runs;
use super::sentences::find_any;

/// A condition of all digits of a line or cage.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct ListCondition {
    /// The condition, as a formula of a list.
    pub formula: String,
    /// The marks that the words are about.
    pub subject: ListSubject,
}

/// Marks all of whose digits a condition is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ListSubject {
    Line,
    Cage,
    Thermometer,
    /// The circle of an arrow and, after it, the digits of the shaft.
    Arrow,
    /// Any so many cells that follow each other on a line.
    Run(usize),
}

/// The number that a cage shows, in a formula.
pub(super) const CLUE: &str = "clue";

/// A word of a sentence, or what several stand for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Token {
    Word(String),
    /// The digits of a line or cage.
    Digits,
    /// A number, as a formula.
    Number(String),
    /// A property of the number `#`, as a formula.
    Property(String),
    /// A condition, as a formula.
    Condition(String),
}

/// The meaning of a pattern, with `{0}`, `{1}` for the numbers and properties in it.
#[derive(Clone, Copy)]
pub(super) enum Meaning {
    Digits,
    Number(&'static str),
    Property(&'static str),
    Condition(&'static str),
    /// One of the words, which stands for the same.
    Word(&'static str),
}

/// Patterns of words, in the order in which they are tried. `a|b` is one of several words and `a?` a word that may be
/// missing; `$` stands for the digits of a line, `#` for a number and `%` for a property of numbers.
const PATTERNS: &[(&str, Meaning)] = {
    use Meaning::{Condition, Digits, Number, Property, Word};
    &[
        // The relation.
        ("must|should|will|has|have to? be equal|identical to", Word("is")),
        ("must|should|will|has|have to? equal", Word("is")),
        ("is|are|be equal|identical to", Word("is")),
        ("is|are|be the same as", Word("is")),
        ("must|should|will be", Word("is")),
        ("has|have to be", Word("is")),
        ("equals|equal|are|indicates|indicate|gives|give|shows|show|represents|represent", Word("is")),
        ("must|should|will always? contain|include|have", Word("contains")),
        ("contain|includes|include", Word("contains")),
        ("must|should|will always? sum|add|total up? to?", Word("sums")),
        ("sum|add|adds up? to", Word("sums")),
        ("sums up? to", Word("sums")),
        ("totals to?", Word("sums")),
        ("must|will multiply to", Word("multiplies")),
        ("multiply|multiplies to", Word("multiplies")),
        ("must|will average to?", Word("averages")),
        ("average to", Word("averages")),
        // The digits between two circles, and their digits.
        (
            "the? sum of the? digits|values on|along|of a|the|each line strictly? between the? its? two? circles",
            Number("sum(x[2..-2])"),
        ),
        (
            "the? digits|values on|along a|the|each line strictly? between the? its? two? circles sums",
            Word("=inner-sums"),
        ),
        (
            "a? the? concatenation of the|its both? two? digits|values in|of|at the|its both? circles|ends|endpoints \
             in some|any|either order",
            Word("=concatenation"),
        ),
        ("a? the? concatenation of ends in some|any|either order", Word("=concatenation")),
        ("the? product of both|the two? digits in|of the|both|its two? circles", Number("(first * last)")),
        // Places.
        (
            "a|the|each digit|value|number in|inside the|a|its|each circle|bulb|diamond of the|an|a|its|each line",
            Word("marked"),
        ),
        ("the? digits|digit|value|number in|on the|its|a|each line? circle|circles|bulb|bulbs|diamond", Word("marked")),
        ("a|the|each circled digit", Word("marked")),
        ("the? two? digits at|on the|its|each|both|a two? ends|end|endpoints of a|the|each|that line", Word("ends")),
        ("the? two? digits at|on the|its|each|a line? two? ends|endpoints", Word("ends")),
        ("the? digits at both ends", Word("ends")),
        ("its|the two? end|ends|endpoints digits|cells?", Word("ends")),
        (
            "the|its small? clue|number|value in|shown in? the|its|their top|upper left corner of? the|each? line?",
            Number(CLUE),
        ),
        ("the|its|their small? clue given|shown?", Number(CLUE)),
        // Subjects.
        (
            "all? the? digits|cells|values|numbers on|along|in|of|within a|the|each|every|any|all|that|its circle's? \
             of? the? line|lines",
            Digits,
        ),
        ("a|the|each|every|any|all|that line's|lines'|line’s digits", Digits),
        ("digits on|along|in line|lines", Digits),
        ("a|the|each|every|any|all|that of? the? line|lines", Digits),
        // Numbers.
        ("the|a|each|every|all line's|lines' sum|total", Number("sum(x)")),
        ("all? the? line sums|totals", Number("sum(x)")),
        ("the? sum|total of its|their|the|all the? other? digits|values|cells", Number("sum(x)")),
        ("the? sum|total of $", Number("sum(x)")),
        ("the? product of its|their|the|all the? digits|values|cells", Number("product(x)")),
        ("the? product of $", Number("product(x)")),
        ("the? average|mean value? of its|their|the|all the? digits|values|cells", Number("(sum(x) / count(x))")),
        ("the? average|mean value? of $", Number("(sum(x) / count(x))")),
        ("the? sum|total of ends", Number("(first + last)")),
        ("the? product of ends", Number("(first * last)")),
        ("multiplying ends", Number("(first * last)")),
        ("the? difference of|between ends", Number("|first - last|")),
        (
            "the|its|their largest|highest|greatest|biggest|maximum digit|value|number on|along|in|of $",
            Number("max(x)"),
        ),
        ("the|its|their largest|highest|greatest|biggest|maximum digit|value|number", Number("max(x)")),
        ("the|its|their smallest|lowest|least|minimum digit|value|number on|along|in|of $", Number("min(x)")),
        ("the|its|their smallest|lowest|least|minimum digit|value|number", Number("min(x)")),
        ("the? number|count|amount of different|unique|distinct $", Number("distinct(x)")),
        ("the? number|count|amount of odd $", Number("count(x mod 2 = 1)")),
        ("the? number|count|amount of even $", Number("count(x mod 2 = 0)")),
        ("the? number|count|amount of $", Number("count(x)")),
        ("the? length of $", Number("count(x)")),
        ("the|its|their length", Number("count(x)")),
        ("the? square of #", Number("({0}) * ({0})")),
        ("twice|double #", Number("2 * ({0})")),
        ("half of? #", Number("({0}) / 2")),
        ("three times #", Number("3 * ({0})")),
        ("on|along|in|for|within $ #", Number("{0}")),
        ("# on|along|in|within $", Number("{0}")),
        // Properties.
        ("a? prime number|numbers", Property("prime(#)")),
        ("a? prime", Property("prime(#)")),
        ("a? perfect? square|squares numbers|number", Property("square(#)")),
        ("a perfect? square", Property("square(#)")),
        ("a|an? even number?", Property("(#) mod 2 = 0")),
        ("a|an? odd number?", Property("(#) mod 2 = 1")),
        ("a? multiple|multiples of #", Property("(#) mod ({0}) = 0")),
        ("divisible by #", Property("(#) mod ({0}) = 0")),
        ("a? perfect? cube|cubes number?", Property("(#) = 1 or (#) = 8 or (#) = 27")),
        ("a? factor|divisor of #", Property("({0}) mod (#) = 0")),
        // Conditions.
        ("# is =concatenation", Condition("{0} = 10 * first + last or {0} = 10 * last + first")),
        (
            "=inner-sums =concatenation",
            Condition("sum(x[2..-2]) = 10 * first + last or sum(x[2..-2]) = 10 * last + first"),
        ),
        ("=inner-sums #", Condition("sum(x[2..-2]) = {0}")),
        ("$ contains a|one digit that? is #", Condition("any(x = {0})")),
        ("$ contains a|at least? one? digit that? is? equal? to? #", Condition("any(x = {0})")),
        ("$ contains exactly one|a digit that? is #", Condition("count(x = {0}) = 1")),
        ("$ contains at least one # or #", Condition("any(x = {0} or x = {1})")),
        ("$ contains at least? a|one #", Condition("any(x = {0})")),
        ("$ contains|has|have a sum|total of #", Condition("sum(x) = {0}")),
        ("$ contains|has|have a product of #", Condition("product(x) = {0}")),
        ("$ contains|has|have an? average|mean of #", Condition("sum(x) / count(x) = {0}")),
        ("$ sums either? # or #", Condition("sum(x) = {0} or sum(x) = {1}")),
        ("$ sums #", Condition("sum(x) = {0}")),
        ("$ sums %", Condition("%sum(x)")),
        ("$ multiplies #", Condition("product(x) = {0}")),
        ("$ averages #", Condition("sum(x) / count(x) = {0}")),
        ("marked is #", Condition("first = {0}")),
        ("# is marked", Condition("first = {0}")),
        ("marked is the? square root of #", Condition("first * first = {0}")),
        ("ends is|sums #", Condition("first + last = {0}")),
        ("# is at least #", Condition("{0} >= {1}")),
        ("# is at most #", Condition("{0} <= {1}")),
        ("# is greater|larger|higher|more than #", Condition("{0} > {1}")),
        ("# is less|smaller|lower|fewer than #", Condition("{0} < {1}")),
        ("# is #", Condition("{0} = {1}")),
        ("# is %", Condition("%{0}")),
        ("$ contains|is only? % digits|numbers", Condition("%all")),
    ]
};

/// The words for marks all of whose digits a condition is about.
const SUBJECTS: &[(ListSubject, &[&str])] = &[
    (ListSubject::Line, &["line", "path"]),
    (ListSubject::Cage, &["cage"]),
    (ListSubject::Thermometer, &["thermometer", "thermo"]),
    (ListSubject::Arrow, &["arrow"]),
];

/// Words that say nothing for themselves here.
const FILLERS: [&str; 15] = [
    "exactly",
    "always",
    "also",
    "coloured",
    "colored",
    "thick",
    "thin",
    "given",
    "drawn",
    "single",
    "here",
    "then",
    "grid",
    "individual",
    "marked",
];

/// Returns the condition of all digits of a line or cage that a sentence without title and examples states; None if it
/// says anything more.
pub(super) fn list_condition(text: &str) -> Option<ListCondition> {
    if let Some((length, text)) = of_runs(text) {
        let condition = list_condition(&text).filter(|condition| condition.subject == ListSubject::Line)?;
        return Some(ListCondition { subject: ListSubject::Run(length), ..condition });
    }
    let named = SUBJECTS.iter().filter(|(_, words)| find_any(text, words).is_some()).collect::<Vec<_>>();
    let &[(subject, _)] = &named[..] else { return None };
    let mut tokens: Vec<Token> = Vec::new();
    for word in text.split(|sign: char| !sign.is_alphanumeric() && sign != '\'').filter(|word| !word.is_empty()) {
        let word = match word.trim_matches('\'') {
            "cage" | "path" | "thermometer" | "thermo" | "arrow" => "line",
            "cages" | "paths" | "thermometers" | "thermos" | "arrows" => "lines",
            "arrow's" | "cage's" | "thermometer's" | "path's" => "line's",
            "cell" if tokens.last() == Some(&Token::Word("digit".into())) => continue,
            word => word,
        };
        if FILLERS.contains(&word) || !hues(word).is_empty() {
            continue;
        }
        tokens.push(match number(word) {
            Some(number) => Token::Number(number.to_string()),
            None => Token::Word(word.to_owned()),
        });
    }
    reduce(&mut tokens, PATTERNS);
    let [Token::Condition(formula)] = &tokens[..] else { return None };
    let formula = match subject {
        // The digits on an arrow are those of its shaft.
        ListSubject::Arrow if formula.contains("(x ") => return None,
        ListSubject::Arrow => formula.replace("(x)", "(x[2..])"),
        ListSubject::Cage => formula.clone(),
        _ if formula.contains(CLUE) => return None,
        _ => formula.clone(),
    };
    formula.contains("(x").then_some(ListCondition { formula, subject: *subject })
}

/// Replaces words by what the patterns say that they stand for, until none matches.
pub(super) fn reduce(tokens: &mut Vec<Token>, patterns: &[(&str, Meaning)]) {
    while let Some((range, token)) = patterns.iter().find_map(|(pattern, meaning)| matched(tokens, pattern, *meaning)) {
        tokens.splice(range, [token]);
    }
}

/// Returns the number that a word names. "One" is often none.
fn number(word: &str) -> Option<u32> {
    const WORDS: [&str; 9] = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
    let named = WORDS.iter().position(|own| *own == word).and_then(|at| u32::try_from(at + 2).ok());
    word.parse().ok().filter(|number| *number <= 999_999).or(named.filter(|number| *number > 3))
}

/// Returns the first place at which a pattern matches, with what the words there stand for.
fn matched(tokens: &[Token], pattern: &str, meaning: Meaning) -> Option<(std::ops::Range<usize>, Token)> {
    let items: Vec<&str> = pattern.split(' ').collect();
    (0..tokens.len()).find_map(|start| {
        let (end, values) = matched_at(tokens, start, &items)?;
        Some((start..end, meant(meaning, &values)?))
    })
}

/// Returns the end of a match that begins at a token, and the formulas in it.
fn matched_at(tokens: &[Token], at: usize, items: &[&str]) -> Option<(usize, Vec<Token>)> {
    let Some((item, rest)) = items.split_first() else { return Some((at, vec![])) };
    let (words, optional) = item.strip_suffix('?').map_or((*item, false), |words| (words, true));
    let own = tokens.get(at).and_then(|token| match token {
        Token::Word(word) => words.split('|').any(|own| own == word).then(Vec::new),
        Token::Digits => (words == "$").then(Vec::new),
        Token::Number(_) => (words == "#").then(|| vec![token.clone()]),
        Token::Property(_) => (words == "%").then(|| vec![token.clone()]),
        Token::Condition(_) => None,
    });
    let with = own.and_then(|mut own| {
        let (end, others) = matched_at(tokens, at + 1, rest)?;
        own.extend(others);
        Some((end, own))
    });
    with.or_else(|| if optional { matched_at(tokens, at, rest) } else { None })
}

/// Returns what a pattern with these numbers and properties stands for.
fn meant(meaning: Meaning, values: &[Token]) -> Option<Token> {
    let numbers: Vec<&str> = values
        .iter()
        .filter_map(|token| if let Token::Number(number) = token { Some(&**number) } else { None })
        .collect();
    let filled = |template: &str| {
        numbers
            .iter()
            .enumerate()
            .fold(template.to_owned(), |text, (at, number)| text.replace(&format!("{{{at}}}"), number))
    };
    let property = values.iter().find_map(|token| if let Token::Property(text) = token { Some(text) } else { None });
    Some(match meaning {
        Meaning::Digits => Token::Digits,
        Meaning::Word(word) => Token::Word(word.to_owned()),
        Meaning::Number(template) => Token::Number(filled(template)),
        Meaning::Property(template) => Token::Property(filled(template)),
        Meaning::Condition("%all") => Token::Condition(format!("all({})", property?.replace('#', "x"))),
        Meaning::Condition(template) => match template.strip_prefix('%') {
            Some(of) => Token::Condition(property?.replace('#', &filled(of))),
            None => Token::Condition(filled(template)),
        },
    })
}

#[cfg(test)]
mod tests {
    use super::super::relations::core;
    use super::super::sentences::plain;
    use super::*;

    fn found(text: &str) -> Option<(String, ListSubject)> {
        list_condition(&core(&plain(text))).map(|condition| (condition.formula, condition.subject))
    }

    #[test]
    fn conditions_of_all_digits_are_read() {
        for (text, formula) in [
            ("The product of the digits on each line is 360.", "product(x) = 360"),
            ("Digits on a red line add up to twice its largest digit.", "sum(x) = 2 * (max(x))"),
            (
                "Averages: every line must contain a digit equal to the average of its digits.",
                "any(x = (sum(x) / count(x)))",
            ),
            ("The sum of the digits on a line is a prime number.", "prime(sum(x))"),
            ("The digits along a blue line sum to a perfect square.", "square(sum(x))"),
            (
                "The sum of the digits along a line equals the product of the digits at its ends.",
                "sum(x) = (first * last)",
            ),
            ("The digit in the circle is the number of odd digits on the line.", "first = count(x mod 2 = 1)"),
            (
                "On each line, the sum of its digits must be a multiple of the length of that line.",
                "(sum(x)) mod (count(x)) = 0",
            ),
            (
                "Multiplying the digits on each end of a line gives the sum of all digits on that line.",
                "(first * last) = sum(x)",
            ),
            ("Each yellow line must contain at least one 1 or 9.", "any(x = 1 or x = 9)"),
            ("The sum of the digits on a line must be divisible by its length.", "(sum(x)) mod (count(x)) = 0"),
        ] {
            assert_eq!(found(text).map_or(String::new(), |found| found.0), formula, "{text}");
        }
        let others = [
            ("The digits in a cage multiply to 24.", "product(x) = 24", ListSubject::Cage),
            ("Each cage's sum is a perfect square.", "square(sum(x))", ListSubject::Cage),
            (
                "Digits in a cage sum to a multiple of the small clue in the top left corner of the cage.",
                "(sum(x)) mod (clue) = 0",
                ListSubject::Cage,
            ),
            ("All cages sum to either 7 or 13.", "sum(x) = 7 or sum(x) = 13", ListSubject::Cage),
            (
                "The sum of the digits on a thermometer is a multiple of the number of digits on that thermometer.",
                "(sum(x)) mod (count(x)) = 0",
                ListSubject::Thermometer,
            ),
            (
                "The digit in a circle is the average of the digits along its arrow.",
                "first = (sum(x[2..]) / count(x[2..]))",
                ListSubject::Arrow,
            ),
        ];
        for (text, formula, subject) in others {
            assert_eq!(found(text), Some((formula.into(), subject)), "{text}");
        }
    }

    #[test]
    fn sums_between_circles_and_of_runs_are_read() {
        let peas = "sum(x[2..-2]) = 10 * first + last or sum(x[2..-2]) = 10 * last + first";
        for (text, formula, subject) in [
            (
                "The sum of the digits on a line between its two circles is a concatenation of the two digits in the \
                circles, in either order.",
                peas.to_owned(),
                ListSubject::Line,
            ),
            (
                "The digits along each line between the circles sum to the concatenation of the digits in its circles \
                in any order.",
                peas.to_owned(),
                ListSubject::Line,
            ),
            (
                "The sum of the digits on a line between two circles equals the product of both digits in the circles.",
                "sum(x[2..-2]) = (first * last)".to_owned(),
                ListSubject::Line,
            ),
            (
                "A digit in the bulb of an arrow is the average of the digits along the arrow.",
                "first = (sum(x[2..]) / count(x[2..]))".to_owned(),
                ListSubject::Arrow,
            ),
            (
                "The number in a circle is the product of the numbers along that circle's arrow.",
                "first = product(x[2..])".to_owned(),
                ListSubject::Arrow,
            ),
            (
                "Along a line, each set of three adjacent digits sums to a multiple of 4.",
                "(sum(x)) mod (4) = 0".to_owned(),
                ListSubject::Run(3),
            ),
            ("Any 4 consecutive cells on a red line have a sum of 20.", "sum(x) = 20".to_owned(), ListSubject::Run(4)),
        ] {
            assert_eq!(found(text), Some((formula, subject)), "{text}");
        }
    }

    #[test]
    fn near_misses_are_not_read() {
        for text in [
            "The sum of the digits on a line between two circles is a concatenation of the digits in the circles, in \
            the order of the line.",
            "A digit in the bulb of an arrow is the average of the digits along another arrow.",
            "Along a line, some set of three adjacent digits sums to a multiple of 4.",
            "Along a line, each set of three digits in a box sums to a multiple of 4.",
            "Each three digits on a line sum to 15.",
            "The product of the digits on each line is not 360.",
            "The product of the digits on some lines is 360.",
            "The product of the digits on each line is the same.",
            "All lines sum to the same number.",
            "Adjacent digits on a line sum to 10.",
            "Digits on a line sum to 10 in each box.",
            "The sum of the digits on a line is a prime number less than 20.",
            "Each line must contain a digit equal to the sum of two others.",
            "Digits on a line in a cage sum to 12.",
            "The digit in the circle is the number of odd digits in its box.",
        ] {
            assert_eq!(found(text), None, "{text}");
        }
    }
}
