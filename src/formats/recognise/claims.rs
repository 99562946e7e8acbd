//! Claims of a rules text: each says that a sentence names a meaning, and for what colours.

use super::hues::{Hue, hues};
use super::lists::{CLUE, ListSubject};
use super::relations::{RelatedPairs, Relation, relation, relation_of_all};
use super::remarks::{is_remark, restates};
use super::sentences::{Sentence, find, find_any, numbers, plain};
use super::topics::{PHRASES, Topic};

/// A meaning that a sentence names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Claim {
    pub topic: Topic,
    /// The index of the sentence.
    pub sentence: usize,
    /// The colours that the sentence names for the marks; empty if it names none.
    pub hues: Vec<Hue>,
    /// The number that belongs to the meaning, such as a least difference.
    pub number: Option<u16>,
    /// The form that the sentence names for the marks.
    pub form: Option<Form>,
    /// The sides of the grid that the sentence names, of `[top, right, bottom, left]`.
    pub sides: [bool; 4],
    /// The relation of two digits, for a topic that is one.
    pub relation: Option<Relation>,
    /// True if the sentence leaves open where it holds, so that no mark has this meaning for certain.
    pub open: bool,
}

/// A form of marks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Form {
    Circle,
    Square,
    Diamond,
    Shaded,
}

/// Words for forms.
const FORMS: &[(&str, Form)] = &[
    ("circle", Form::Circle),
    ("disc", Form::Circle),
    ("kreis", Form::Circle),
    ("cercle", Form::Circle),
    ("círculo", Form::Circle),
    ("丸", Form::Circle),
    ("square", Form::Square),
    ("quadrat", Form::Square),
    ("carré", Form::Square),
    ("cuadrado", Form::Square),
    ("四角", Form::Square),
    ("diamond", Form::Diamond),
    ("shaded", Form::Shaded),
    ("coloured", Form::Shaded),
    ("colored", Form::Shaded),
    ("highlighted", Form::Shaded),
];

/// Words for the sides of the grid.
const SIDES: [&[&str]; 4] =
    [&["top", "above"], &["right"], &["bottom", "below"], &["left of", "left side", "on the left"]];

/// Returns whether a sentence of an author states no rule beyond the usual ones: a heading, the rules of every sudoku,
/// an example, or a permission.
pub(super) fn says_nothing_new(text: &str) -> bool {
    const FEW_WORDS: usize = 3;
    let plain = plain(text);
    // A rule may have an example, but an example alone is no rule.
    let begins_example = ["", "(", "[", "so ", "(so ", "so, ", "(so, "]
        .iter()
        .any(|before| plain.strip_prefix(before).is_some_and(|rest| PHRASES.find("example", rest) == Some(0)));
    let rule = PHRASES.find("example", &plain).map_or(&*plain, |example| &plain[..example]);
    text.split_whitespace().count() <= FEW_WORDS
        || begins_example && !restates(&plain)
        || find_any(rule, PHRASES.list("usual")).is_some() && !plain.contains("not apply")
        || is_remark(rule)
}

/// Returns the claims of a text, in its order.
pub(super) fn claims(sentences: &[Sentence]) -> Vec<Claim> {
    let mut all = Vec::new();
    let mut before: Option<(usize, Vec<Hue>)> = None;
    for (index, sentence) in sentences.iter().enumerate() {
        let mut own = of_sentence(index, &sentence.plain);
        let coloured = hues(&sentence.plain);
        // "There are green lines. Adjacent digits on them …"
        if let Some((paragraph, earlier)) = &before
            && *paragraph == sentence.paragraph
            && coloured.is_empty()
        {
            own.iter_mut().for_each(|claim| claim.hues.clone_from(earlier));
        }
        let only_names = own.is_empty() && !coloured.is_empty();
        before = only_names.then(|| (sentence.paragraph, coloured.iter().map(|found| found.2).collect()));
        all.extend(own);
    }
    name_kropki(sentences, &mut all);
    all
}

/// Adds what Kropki dots mean, if a text only names them.
fn name_kropki(sentences: &[Sentence], all: &mut Vec<Claim>) {
    let Some(sentence) = sentences.iter().position(|sentence| find(&sentence.plain, "kropki").is_some()) else {
        return;
    };
    for topic in [Topic::Difference, Topic::Ratio] {
        if !all.iter().any(|claim| claim.topic == topic) {
            let (hues, form, sides) = (vec![], None, [false; 4]);
            all.push(Claim { topic, sentence, hues, number: None, form, sides, relation: None, open: false });
        }
    }
}

/// Returns a plain sentence without clauses such as "not all dots are given", in which nothing is said of any mark. The
/// places of the other words stay.
fn without_not_all(plain: &str) -> String {
    let mut text = plain.to_owned();
    for phrase in PHRASES.list("not_all") {
        while let Some(at) = find(&text, phrase) {
            let end = text[at..].find(['.', ',', ';', ')']).map_or(text.len(), |end| at + end);
            text.replace_range(at..end, &" ".repeat(end - at));
        }
    }
    text
}

/// Returns the claims of a sentence.
fn of_sentence(index: usize, plain: &str) -> Vec<Claim> {
    let plain = &without_not_all(plain);
    let mut found: Vec<(usize, Topic)> = Vec::new();
    for pattern in PHRASES.patterns.iter() {
        let place = pattern.place(plain);
        if let Some(place) = place
            && !found.iter().any(|(_, topic)| *topic == pattern.topic)
        {
            found.push((place, pattern.topic));
        }
    }
    drop_implied(&mut found, plain);
    // A meaning with a name of its own is no custom relation, unless that says all that the sentence does.
    let relation = match found.is_empty() {
        true => relation(plain),
        false => relation_of_all(plain).filter(|relation| !is_plain_sum(&relation.formula)),
    };
    if relation.is_some() {
        found.clear();
    }
    found.extend(relation.iter().map(|relation| {
        let topic = match relation.pairs {
            RelatedPairs::AlongLine | RelatedPairs::Whole(ListSubject::Line | ListSubject::Run(_)) => {
                Topic::LineRelation
            }
            RelatedPairs::Whole(ListSubject::Cage) => Topic::CageRelation,
            RelatedPairs::Whole(ListSubject::Thermometer | ListSubject::Arrow) => Topic::ShaftRelation,
            RelatedPairs::BesideSign => Topic::SignRelation,
            RelatedPairs::Edges | RelatedPairs::Corners | RelatedPairs::Touching => Topic::GridRelation,
        };
        (relation.place, topic)
    }));
    found.sort_unstable();
    let colours = hues(plain);
    let open = is_open(plain);
    let negated = PHRASES.find("negated", plain).is_some();
    let several = found.len() > 1;
    let claim = |&(place, topic): &(usize, Topic)| Claim {
        topic,
        sentence: index,
        hues: if several { nearest(plain, place, &colours) } else { unique(colours.iter().map(|found| found.2)) },
        number: number(plain, topic, place),
        form: form(plain, place),
        sides: SIDES.map(|words| find_any(plain, words).is_some()),
        relation: relation.clone(),
        open: relation.is_none() && (open || negated && !NEGATIVE.contains(&topic)),
    };
    found.iter().map(claim).collect()
}

/// Returns whether a condition gives only a sum, which cages show or have by a kind of their own.
fn is_plain_sum(formula: &str) -> bool {
    const PROPERTIES: [&str; 4] = ["prime(sum(x))", "square(sum(x))", "(sum(x)) mod 2 = 0", "(sum(x)) mod 2 = 1"];
    if formula.strip_suffix(" = sum(x)") == Some(CLUE) {
        return true;
    }
    let sum = formula.strip_prefix("sum(x) = ");
    sum.is_some_and(|sum| sum == CLUE || sum.parse::<u16>().is_ok()) || PROPERTIES.contains(&formula)
}

/// Topics whose own wording is a negation.
const NEGATIVE: &[Topic] = &[
    Topic::AntiKnight,
    Topic::AntiKing,
    Topic::Nonconsecutive,
    Topic::Disjoint,
    Topic::Diagonals,
    Topic::AntiDiagonal,
    Topic::NoSums,
    Topic::AllDots,
    Topic::AllWhite,
    Topic::AllBlack,
    Topic::AllSums,
    Topic::Nabner,
    Topic::NoRepeats,
    Topic::CageDiffer,
    Topic::SortsDiffer,
    Topic::Lockout,
    Topic::Inequality,
    Topic::Windoku,
    Topic::ExtraRegion,
];

/// Returns whether a sentence holds only for some of the marks, or in another way than usual. Examples in brackets do
/// not count.
fn is_open(plain: &str) -> bool {
    if PHRASES.find("open", plain).is_none() {
        return false;
    }
    let mut text = String::new();
    let end =
        PHRASES.find("example", plain).filter(|at| *at > 0 && !plain[..*at].ends_with('(')).unwrap_or(plain.len());
    for part in plain[..end].split('(') {
        let (inside, after) = part.split_once(')').unwrap_or((part, ""));
        let is_example = PHRASES.find("example", inside) == Some(0);
        let kept = if is_example && !text.is_empty() { after } else { part };
        text.push_str(kept.trim());
        text.push(' ');
    }
    let text = PHRASES.list("closed").iter().fold(text, |text, phrase| text.replace(phrase.as_str(), " "));
    PHRASES.find("open", &text).is_some()
}

/// Returns the form that stands for a phrase: the last one named before it, or else the first one.
fn form(plain: &str, place: usize) -> Option<Form> {
    let named = FORMS.iter().filter_map(|&(word, form)| Some((find(plain, word)?, form)));
    let mut all: Vec<(usize, Form)> = named.collect();
    all.sort_unstable_by_key(|found| found.0);
    let before =
        FORMS.iter().flat_map(|&(word, form)| plain[..place].match_indices(word).map(move |(at, _)| (at, form)));
    before.max_by_key(|found| found.0).or_else(|| all.first().copied()).map(|found| found.1)
}

/// Returns the forms that a sentence names.
pub(super) fn forms(plain: &str) -> Vec<Form> {
    const OF_SHADES: [&str; 1] = ["shaded"];
    let named = FORMS.iter().filter(|(word, _)| !OF_SHADES.contains(word) && find(plain, word).is_some());
    named.map(|found| found.1).collect()
}

/// Removes topics that only seem to be named because another one is.
fn drop_implied(found: &mut Vec<(usize, Topic)>, plain: &str) {
    use Topic as T;
    const LINES_BY_NAME: &[T] = &[T::DutchWhisper, T::Lockout, T::Renban, T::Nabner, T::Arithmetic];
    const IMPLIED: &[(T, &[T])] = &[
        (T::Whisper, LINES_BY_NAME),
        (T::Between, &[T::Lockout, T::DoubleArrow, T::Sandwich, T::Arrow]),
        (T::Arrow, &[T::DoubleArrow, T::LittleKiller]),
        (T::Renban, &[T::Nabner]),
        (T::Thermometer, &[T::SlowThermometer]),
        (T::NoRepeats, &[T::SortsDiffer, T::Renban, T::Nabner, T::Entropic, T::Modular, T::CageDiffer]),
        (T::Alternating, &[T::Entropic, T::Modular]),
        (T::Diagonals, &[T::LittleKiller, T::AntiKing, T::AntiDiagonal]),
        (T::SumLine, &[T::RegionSum]),
        (T::XSum, &[T::NumberedRooms]),
        (T::Even, &[T::Alternating, T::CountingCircles]),
        (T::Odd, &[T::Alternating, T::CountingCircles]),
        (T::ExtraRegion, &[T::MagicSquare, T::Clones]),
        (T::CageDiffer, &[T::CageRepeat]),
        (T::Ratio, &[T::Doubled]),
    ];
    let topics: Vec<T> = found.iter().map(|found| found.1).collect();
    // The title of whispers stands for itself, unlike the difference that other lines have as well.
    let titled =
        find_any(plain, &["german whisper"]).is_some() || plain.contains("whisper") && !plain.contains("dutch");
    let implied = |topic: T| {
        if topic == T::Whisper && titled {
            return false;
        }
        IMPLIED.iter().any(|(own, others)| *own == topic && others.iter().any(|other| topics.contains(other)))
    };
    found.retain(|(_, topic)| !implied(*topic));
}

fn unique(hues: impl Iterator<Item = Hue>) -> Vec<Hue> {
    let mut list: Vec<Hue> = Vec::new();
    hues.for_each(|hue| {
        if !list.contains(&hue) {
            list.push(hue);
        }
    });
    list
}

/// Returns the colours that stand for a phrase: the run of colour words before it, or else the one after it.
fn nearest(plain: &str, place: usize, colours: &[(usize, usize, Hue)]) -> Vec<Hue> {
    let before = colours.iter().rposition(|&(at, _, _)| at < place);
    let Some(last) = before else {
        return colours.first().map(|found| found.2).into_iter().collect();
    };
    // "Red, blue or green lines": words joined by no more than a conjunction.
    let joined = |one: &(usize, usize, Hue), other: &(usize, usize, Hue)| {
        let between = plain.get(one.1..other.0).unwrap_or_default();
        between.len() <= 6 && ["and", "or", ",", "/", "&", "und", "et", "y"].iter().any(|word| between.contains(word))
    };
    let mut first = last;
    while first > 0 && joined(&colours[first - 1], &colours[first]) {
        first -= 1;
    }
    unique(colours[first..=last].iter().map(|found| found.2))
}

/// Returns the number of a topic that has one.
fn number(plain: &str, topic: Topic, place: usize) -> Option<u16> {
    let numbers = numbers(plain);
    let after = |phrases: &[&str]| {
        let at = find_any(plain, phrases)?;
        numbers.iter().find(|&&(own, _)| own >= at && own - at < 25).map(|&(_, number)| number)
    };
    match topic {
        Topic::Whisper | Topic::DutchWhisper => {
            // A length may be at least a number as well.
            find_any(plain, PHRASES.list("differ"))?;
            let before = || {
                let at = find_any(plain, &["or more", "or greater", "or higher", "apart", "以上"])?;
                numbers.iter().rev().find(|&&(own, _)| own < at && at - own < 12).map(|&(_, number)| number)
            };
            after(&[
                "at least",
                "minimum of",
                "minimum difference",
                "no less than",
                "mindestens",
                "au moins",
                "al menos",
            ])
            .or_else(before)
            .filter(|number| (2..=9).contains(number))
        }
        Topic::Modular => after(&["divided by", "modulo", "mod "]).filter(|number| (2..=25).contains(number)),
        Topic::Lockout => after(&["at least", "minimum of", "minimum difference"]).filter(|number| *number <= 25),
        Topic::SumLine => numbers.iter().map(|found| found.1).find(|number| (3..=30).contains(number)),
        Topic::Difference => {
            let found = after(&["difference of", "differ by", "difference by", "unterschied von"]);
            found.filter(|_| place < plain.len()).filter(|number| (1..=8).contains(number))
        }
        Topic::Ratio => {
            let three = find_any(plain, &["1:3", "3:1", "triple", "three times"]).is_some();
            three.then_some(3)
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::super::sentences::sentences;
    use super::*;

    fn found(text: &str) -> Vec<(Topic, Vec<Hue>, Option<u16>)> {
        claims(&sentences(text)).into_iter().map(|claim| (claim.topic, claim.hues, claim.number)).collect()
    }

    fn topics(text: &str) -> Vec<Topic> {
        found(text).into_iter().map(|claim| claim.0).collect()
    }

    #[test]
    fn colours_belong_to_the_nearest_meaning() {
        let text = "Neighbours along green lines differ by at least 6; each purple line holds consecutive digits in \
            any order. Red or blue paths are palindromes and grey ones are renban lines.";
        let expected = [
            (Topic::Whisper, vec![Hue::Green], Some(6)),
            (Topic::Renban, vec![Hue::Purple], None),
            (Topic::Palindrome, vec![Hue::Red, Hue::Blue], None),
            (Topic::Renban, vec![Hue::Grey], None),
        ];
        assert_eq!(found(text), expected);
        let text = "There are teal lines. Neighbours along a line have a difference of 4 or more.";
        assert_eq!(found(text), [(Topic::Whisper, vec![Hue::Teal], Some(4))]);
    }

    #[test]
    fn each_meaning_is_known_by_several_wordings_and_not_by_its_near_misses() {
        use Topic as T;
        for (text, expected) in [
            ("Dutch whispers on orange lines.", &[T::DutchWhisper][..]),
            ("Auf grünen Linien unterscheiden sich benachbarte Ziffern: Unterschied mindestens 5.", &[T::Whisper]),
            ("A line splits at box borders into segments of the same sum.", &[T::RegionSum]),
            ("Values on a line lie strictly between the circles at its ends.", &[T::Between]),
            ("The difference between circles on a line is prime.", &[]),
            ("Digits equidistant from the centre of a line have the same total.", &[T::Zipper]),
            ("Digits a knight's move apart must be different.", &[T::AntiKnight]),
            ("Some digits a knight's move apart must differ.", &[]),
            ("Adjacent cells may not hold consecutive digits.", &[T::Nonconsecutive]),
            ("Adjacent cells along the line may not hold consecutive digits.", &[]),
            ("White dots join consecutive digits, black dots digits in ratio 1:2.", &[T::Difference, T::Ratio]),
            ("All possible dots are given.", &[T::AllDots]),
            ("Not all possible dots are given.", &[]),
            ("Numbers outside are sums of the digits sandwiched in that row.", &[T::Sandwich]),
            ("The first X digits add up to the clue.", &[T::XSum]),
            ("Grey circles hold odd digits and grey squares even ones.", &[T::Odd, T::Even]),
            ("Even if a circle is grey, guess.", &[]),
            ("Digits in a circle occur in the four surrounding cells: they appear at least once.", &[T::Quadruple]),
            ("Digits in cages do not repeat and sum to the small number.", &[T::CageDiffer, T::CageSum]),
            ("Each marked diagonal contains all digits once.", &[T::Diagonals]),
            ("Digits along an arrow sum to the digit in its circle.", &[T::Arrow]),
            ("Digits along thermometers increase from the bulb.", &[T::Thermometer]),
            ("Digits along slow thermometers never decrease.", &[T::SlowThermometer]),
            ("A digit in a circle tells how many circles hold that digit.", &[T::CountingCircles]),
            ("線は回文です。", &[T::Palindrome]),
        ] {
            assert_eq!(topics(text), expected, "{text}");
        }
    }
}
