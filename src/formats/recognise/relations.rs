//! Relations of two digits in words: "adjacent digits along a line differ by at most 2". A sentence is only understood
//! if each of its words is known, so that a word that changes the sense does not go unnoticed.

use super::lists::{ListCondition, ListSubject, list_condition};
use super::sentences::{find_any, numbers};
use super::topics::PHRASES;

/// A relation of digits, with the cells that it is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Relation {
    pub pairs: RelatedPairs,
    /// The relation, as a formula of `a` and `b`, or of the list `x` of all digits of a line or cage.
    pub formula: String,
    /// The place of the words for the relation.
    pub place: usize,
}

/// The cells that a relation is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum RelatedPairs {
    /// Cells next to each other along a line.
    AlongLine,
    /// Cells on both sides of a sign.
    BesideSign,
    /// Cells that share an edge, anywhere.
    Edges,
    /// Cells that share only a corner, anywhere.
    Corners,
    /// Cells that share an edge or a corner, anywhere.
    Touching,
    /// All cells of a mark together.
    Whole(ListSubject),
}

/// Returns the relation of two digits, or of all digits of a line or cage, that a sentence states; None if it says
/// anything more.
pub(super) fn relation(plain: &str) -> Option<Relation> {
    relation_of_two(plain).or_else(|| relation_of_all(plain))
}

/// Returns the relation of all digits of a mark that a sentence states; None if it says anything more.
pub(super) fn relation_of_all(plain: &str) -> Option<Relation> {
    let ListCondition { formula, subject } = list_condition(&core(plain))?;
    Some(Relation { pairs: RelatedPairs::Whole(subject), formula, place: 0 })
}

fn relation_of_two(plain: &str) -> Option<Relation> {
    let text = core(plain);
    if let Some(place) = alternating_low_and_high(&text) {
        let formula = "2 * a <= n and 2 * b > n + 1 or 2 * a > n + 1 and 2 * b <= n".to_owned();
        return Some(Relation { pairs: RelatedPairs::AlongLine, formula, place });
    }
    let unknown = |word: &str| {
        !word.is_empty()
            && word.parse::<u16>().is_err()
            && !PHRASES.list("pair_words").iter().any(|known| known == word)
            && super::hues::hues(word).is_empty()
    };
    let words = || text.split(|sign: char| !sign.is_alphanumeric());
    if words().any(unknown) {
        return None;
    }
    let (formula, place) = formula(&text)?;
    Some(Relation { pairs: pairs(&text)?, formula, place })
}

/// Returns the place of the words that say that low and high digits alternate along a line.
fn alternating_low_and_high(text: &str) -> Option<usize> {
    const MORE: [&str; 11] =
        ["middle", "medium", "odd", "even", "dot", "circle", "segment", "either", "sum", "if", "not"];
    let has = |words: &[&str]| find_any(text, words).is_some();
    let says = has(&["low", "small"]) && has(&["high", "big", "large"]) && has(&["line"]);
    find_any(text, &["alternat"]).filter(|_| says && !has(&MORE))
}

/// Returns a sentence without its title, examples and remarks in brackets.
pub(super) fn core(plain: &str) -> String {
    let mut text = plain.to_owned();
    if let Some((title, rest)) = plain.split_once(':')
        && title.split(' ').count() <= 4
        && rest.split(' ').count() > 4
    {
        text = rest.to_owned();
    }
    if let Some(at) = PHRASES.find("example", &text).filter(|at| *at > 0) {
        text.truncate(at);
    }
    let mut kept = String::new();
    for part in text.split('(') {
        match part.split_once(')') {
            // A remark that says how cells touch belongs to the sentence.
            Some((inside, after)) if find_any(inside, PHRASES.list("example")).is_none() && !kept.is_empty() => {
                kept.push_str(inside);
                kept.push_str(after);
            }
            Some((_, after)) if !kept.is_empty() => kept.push_str(after),
            _ => kept.push_str(part),
        }
    }
    kept
}

/// Returns the pairs of cells that a sentence is about.
fn pairs(text: &str) -> Option<RelatedPairs> {
    let has = |list: &str| PHRASES.find(list, text).is_some();
    match (has("line"), has("pair_sign")) {
        (true, false) if has("pair_along") => Some(RelatedPairs::AlongLine),
        (false, true) if has("pair_beside") => Some(RelatedPairs::BesideSign),
        (false, false) if has("pair_along") => match (has("pair_edges"), has("pair_corners")) {
            (true, false) => Some(RelatedPairs::Edges),
            (false, true) => Some(RelatedPairs::Corners),
            (true, true) => Some(RelatedPairs::Touching),
            // Another sentence may say along what.
            (false, false) => None,
        },
        _ => None,
    }
}

/// Returns the relation of two digits as a formula, with its place.
fn formula(text: &str) -> Option<(String, usize)> {
    let place = |words: &[&str]| find_any(text, words);
    let all = numbers(&without_determiners(text));
    let negated = PHRASES.find("pair_never", text).is_some();
    let difference = place(&["differ", "difference", "apart"]);
    let sum = place(&["sum", "add", "total"]);
    // A sum may be a multiple of a number.
    let multiple = place(&["multiple", "divisor", "factor", "divisible", "divides"]).filter(|_| sum.is_none());
    let parity = place(&["parity", "parities"]);
    let consecutive = place(&["consecutive"]);
    let double = place(&["double", "twice", "half"]);
    let ratio = place(&["ratio"]).or(double);
    let families = [difference, sum, multiple, parity, consecutive, ratio];
    if let Some(found) = not_both(text).filter(|_| families.iter().all(Option::is_none)) {
        return Some(found);
    }
    if families.iter().flatten().count() != 1 {
        let of_dots = consecutive.is_some() && ratio.is_some() && families.iter().flatten().count() == 2;
        let is_choice = of_dots && find_any(text, &["or"]).is_some() && !negated;
        let numbers: Vec<u16> = all.iter().map(|found| found.1).collect();
        return (is_choice && numbers == [1, 2]).then(|| ("|a - b| = 1 or a = 2 * b or b = 2 * a".to_owned(), 0));
    }
    let at = families.into_iter().flatten().next()?;
    let values: Vec<u16> = all.iter().map(|found| found.1).collect();
    let few = |values: &[u16]| (1..=3).contains(&values.len());
    let formula = if difference.is_some() {
        let left = "|a - b|";
        let bound = compared(text);
        match (bound, &values[..]) {
            (Some(sign), [number]) if !negated => format!("{left} {sign} {number}"),
            (Some(_), _) => return None,
            (None, numbers) if few(numbers) && negated => several(left, numbers, "!=", " and "),
            (None, numbers) if few(numbers) => several(left, numbers, "=", " or "),
            (None, _) => return None,
        }
    } else if sum.is_some() {
        sum_formula(text, &values, negated)?
    } else if multiple.is_some() {
        if negated || !values.is_empty() {
            return None;
        }
        "a mod b = 0 or b mod a = 0".to_owned()
    } else if parity.is_some() {
        match (place(&["same"]), place(&["different", "opposite", "differ", "alternat"]), negated) {
            (Some(_), None, false) | (None, Some(_), true) => "(a + b) mod 2 = 0".to_owned(),
            (None, Some(_), false) | (Some(_), None, true) => "(a + b) mod 2 = 1".to_owned(),
            _ => return None,
        }
    } else if consecutive.is_some() {
        match (values.is_empty(), negated) {
            (true, true) => "|a - b| != 1".to_owned(),
            (true, false) => "|a - b| = 1".to_owned(),
            _ => return None,
        }
    } else {
        match (&values[..], negated) {
            ([], false) if double.is_some() => "a = 2 * b or b = 2 * a".to_owned(),
            ([one, other], false) if one != other => {
                format!("{one} * a = {other} * b or {other} * a = {one} * b")
            }
            ([one, other], true) if one != other => {
                format!("{one} * a != {other} * b and {other} * a != {one} * b")
            }
            _ => return None,
        }
    };
    Some((formula, at))
}

/// Returns the relation of two digits that are both prime, or not both even, or not both odd, with its place.
fn not_both(text: &str) -> Option<(String, usize)> {
    // "Digits beside a red dot are prime."
    let primes = find_any(text, &["prime"]).filter(|_| PHRASES.find("pair_sign", text).is_some());
    if let Some(place) = primes.filter(|_| PHRASES.find("pair_never", text).is_none() && numbers(text).is_empty()) {
        let both = find_any(text, &["either", "one", "difference", "or ", "at least"]).is_none();
        return both.then(|| ("prime(a) and prime(b)".to_owned(), place));
    }
    const PROHIBITIONS: [&str; 6] =
        ["no two", "cannot both", "can't both", "may not both", "must not both", "can not both"];
    find_any(text, &PROHIBITIONS)?;
    if !numbers(&text.replace("no two ", "no ")).is_empty() {
        return None;
    }
    let (even, odd) = (find_any(text, &["even"]), find_any(text, &["odd"]));
    match (even, odd) {
        (Some(place), None) => Some(("a mod 2 = 1 or b mod 2 = 1".to_owned(), place)),
        (None, Some(place)) => Some(("a mod 2 = 0 or b mod 2 = 0".to_owned(), place)),
        _ => None,
    }
}

/// Returns the comparisons of a term with each of some numbers, joined by a word.
fn several(left: &str, numbers: &[u16], sign: &str, joint: &str) -> String {
    numbers.iter().map(|number| format!("{left} {sign} {number}")).collect::<Vec<String>>().join(joint)
}

/// Returns a sentence without "two" and "one" where they only stand before a word.
fn without_determiners(text: &str) -> String {
    const AFTER: [&str; 12] =
        ["digit", "cell", "adjacent", "orthog", "neighb", "diag", "consecutive", "is ", "must", "of ", "being", "has "];
    let mut words = text.to_owned();
    for number in ["one ", "two "] {
        for after in AFTER {
            words = words.replace(&format!("{number}{after}"), after);
        }
    }
    words
}

/// Returns the sign of a comparison with a number.
fn compared(text: &str) -> Option<&'static str> {
    const SIGNS: [(&str, &[&str]); 4] = [
        ("<=", &["at most", "no more than", "not more than", "or less", "or fewer", "or lower", "maximum", "up to"]),
        (">=", &["at least", "or more", "or greater", "or higher", "minimum", "no less than"]),
        ("<", &["less than", "smaller than", "fewer than"]),
        (">", &["more than", "greater than"]),
    ];
    // "Sum up to 9" says what "sum to 9" says.
    let text = ["sum up to", "sums up to", "add up to", "adds up to"]
        .iter()
        .fold(text.to_owned(), |text, words| text.replace(words, "sum to"));
    SIGNS.iter().find(|(_, words)| find_any(&text, words).is_some()).map(|known| known.0)
}

/// Returns the relation of two digits whose sum is said.
fn sum_formula(text: &str, values: &[u16], negated: bool) -> Option<String> {
    const PRIMES: [u16; 7] = [2, 3, 5, 7, 11, 13, 17];
    const SQUARES: [u16; 4] = [1, 4, 9, 16];
    let place = |words: &[&str]| find_any(text, words);
    let left = "a + b";
    let list = |numbers: &[u16]| match negated {
        true => several(left, numbers, "!=", " and "),
        false => several(left, numbers, "=", " or "),
    };
    let sorts = ["odd", "even", "prime", "square", "multiple", "divisible"];
    let named: Vec<&str> = sorts.into_iter().filter(|word| place(&[word]).is_some()).collect();
    Some(match (&named[..], compared(text), values) {
        (["odd"], None, []) => format!("({left}) mod 2 = {}", u8::from(!negated)),
        (["even"], None, []) => format!("({left}) mod 2 = {}", u8::from(negated)),
        (["prime"], None, []) => list(&PRIMES),
        (["square"], None, []) => list(&SQUARES),
        (["multiple" | "divisible"], None, [number]) if *number > 1 => {
            format!("({left}) mod {number} {} 0", if negated { "!=" } else { "=" })
        }
        ([], Some(sign), [number]) if !negated => format!("{left} {sign} {number}"),
        ([], None, numbers) if (1..=4).contains(&numbers.len()) => list(numbers),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> Option<(RelatedPairs, String)> {
        relation(&super::super::sentences::plain(text)).map(|relation| (relation.pairs, relation.formula))
    }

    #[test]
    fn relations_of_two_digits_are_read_and_their_near_misses_are_not() {
        use RelatedPairs as P;
        for (text, pairs, formula) in [
            ("Adjacent digits along an orange line differ by at most 2.", P::AlongLine, "|a - b| <= 2"),
            ("Neighbouring digits on a teal line must sum to either 6 or 9.", P::AlongLine, "a + b = 6 or a + b = 9"),
            ("Digits separated by a small red dot sum to an odd number.", P::BesideSign, "(a + b) mod 2 = 1"),
            ("Orthogonally adjacent digits must have a difference of at least 3.", P::Edges, "|a - b| >= 3"),
            ("Diagonally adjacent cells cannot contain consecutive digits.", P::Corners, "|a - b| != 1"),
            (
                "If two digits are adjacent on a black line, then one digit is double the other.",
                P::AlongLine,
                "a = 2 * b or b = 2 * a",
            ),
            (
                "A golden dot between two cells means that their sum is divisible by 4.",
                P::BesideSign,
                "(a + b) mod 4 = 0",
            ),
            ("Cells separated by a red dot sum up to 9.", P::BesideSign, "a + b = 9"),
            ("No domino in the grid sums to 3.", P::Edges, "a + b != 3"),
            (
                "If two digits are adjacent along a line, one is a multiple of the other.",
                P::AlongLine,
                "a mod b = 0 or b mod a = 0",
            ),
            ("Cells separated by a pink dot contain prime digits.", P::BesideSign, "prime(a) and prime(b)"),
            ("No two even digits may share an edge.", P::Edges, "a mod 2 = 1 or b mod 2 = 1"),
            ("Orthogonally adjacent cells cannot both contain odd digits.", P::Edges, "a mod 2 = 0 or b mod 2 = 0"),
            ("Two digits joined by a blue dot have a ratio of 2:3.", P::BesideSign, "2 * a = 3 * b or 3 * a = 2 * b"),
        ] {
            assert_eq!(found(text), Some((pairs, formula.to_owned())), "{text}");
        }
        for text in [
            "Adjacent digits along an orange line differ by at most the number in its circle.",
            "Adjacent digits along an orange line differ by at most 2, at least once.",
            "Digits on an orange line differ by at most 2 from the digit in the bulb.",
            "Neighbouring digits sum to a prime number in each box.",
            "Some digits separated by a dot sum to 7.",
            "Either of two digits separated by a pink dot is prime.",
            "Even digits cannot be next to each other in a row.",
            "No two even digits in a cage may share an edge.",
            "Adjacent digits on a line differ by at least 2 and sum to 10.",
        ] {
            assert_eq!(found(text), None, "{text}");
        }
    }
}
