//! Modifiers in words: doublers and the like that the solver has to find, and what their values are for.

use std::collections::BTreeSet;

use super::evidence::{Evidence, Proposal, RecognisedRule, Support};
use super::sentences::{Sentence, find, find_any};
use super::topics::{PHRASES, Topic};
use crate::board::GridId;
use crate::variant::{Change, HiddenModifiers, Kind};

/// A sort of modifiers of which there is one in each row, column and box.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Modifier {
    pub change: Change,
    /// True if each digit is modified once.
    pub each_digit: bool,
    /// The index of the sentence that says where they are.
    pub sentence: usize,
}

/// The modifiers of a text.
#[derive(Clone, Default, Debug)]
pub(super) struct Modifiers {
    pub found: Vec<Modifier>,
    /// The sentences that say no more than what the modifiers are, where they are and what they change.
    pub explained: BTreeSet<usize>,
    /// The names of the modifiers, in plain letters.
    names: Vec<String>,
    /// True if there is one of something else in each row, column and box.
    unknown: bool,
}

/// The lists of phrases about each change of values.
pub(super) const CHANGES: [(Change, &str); 5] = [
    (Change::Doubled, "doubled"),
    (Change::Negated, "negative_value"),
    (Change::Hot, "one_more"),
    (Change::Cold, "one_less"),
    (Change::Zero, "zero"),
];

/// The kinds that words about values may name, by these words. Some of them can only read digits.
const KINDS: &[(&str, &[Kind])] = &[
    ("cage", &[Kind::KillerCage, Kind::CellSum]),
    ("killer", &[Kind::KillerCage, Kind::CellSum]),
    ("little killer", &[Kind::LittleKiller]),
    ("arrow", &[Kind::Arrow, Kind::DoubleArrow]),
    ("thermo", &[Kind::Thermometer]),
    ("region sum", &[Kind::RegionSum]),
    ("zipper", &[Kind::Zipper]),
    ("whisper", &[Kind::Whispers]),
    ("renban", &[Kind::Renban]),
    ("palindrome", &[Kind::Palindrome]),
    ("nabner", &[Kind::Nabner]),
    ("kropki", &[Kind::DifferenceDot, Kind::RatioDot]),
    ("dot", &[Kind::DifferenceDot, Kind::RatioDot, Kind::OwnBorder]),
    ("between line", &[Kind::Between]),
    ("sandwich", &[Kind::Sandwich]),
    ("xv", &[Kind::BorderSum]),
    ("inequal", &[Kind::Inequality]),
    (
        "line",
        &[
            Kind::RegionSum,
            Kind::Zipper,
            Kind::Whispers,
            Kind::Renban,
            Kind::Palindrome,
            Kind::Nabner,
            Kind::DoubleArrow,
            Kind::Thermometer,
            Kind::Between,
            Kind::Lockout,
            Kind::Entropic,
            Kind::Modular,
            Kind::Alternating,
            Kind::Arithmetic,
            Kind::SumLine,
            Kind::OwnLine,
        ],
    ),
];

impl Modifiers {
    /// Returns the modifiers that sentences describe.
    pub(super) fn of(sentences: &[Sentence]) -> Modifiers {
        let mut all = Modifiers::default();
        let placed = placements(sentences);
        let mut names: Vec<String> = placed.iter().flat_map(|(_, names)| names.iter().cloned()).collect();
        names.sort_unstable();
        names.dedup();
        for (sentence, own) in &placed {
            let known = all.found.len();
            for name in own {
                let Some((change, used)) = change(sentences, name, &names, *sentence) else { continue };
                let digits = digits(sentences, name, *sentence);
                let found = Modifier { change, each_digit: !digits.is_empty(), sentence: *sentence };
                all.explained.extend(used.into_iter().chain(digits).chain([*sentence]));
                all.names.push(name.clone());
                all.found.push(found);
            }
            all.unknown |= all.found.len() == known;
        }
        let unmodified = |at: &usize| all.names.iter().any(|name| is_other(&sentences[*at].plain, name));
        let others: Vec<usize> = (0..sentences.len()).filter(unmodified).collect();
        all.explained.extend(others);
        // Two descriptions of one change may be about different cells.
        let twice = |own: &Modifier| all.found.iter().filter(|other| other.change == own.change).count() > 1;
        if all.found.iter().any(twice) {
            return Modifiers { unknown: true, ..Modifiers::default() };
        }
        all
    }

    /// Returns whether other sentences change what digits count.
    pub(super) fn leaves_open(&self, sentences: &[Sentence], more: &BTreeSet<usize>) -> bool {
        let open = |(at, sentence): (usize, &Sentence)| {
            let mut text = sentence.plain.clone();
            if !self.found.is_empty() {
                let known = self.names.iter().any(|name| find(&text, stem(name)).is_some());
                self.names.iter().for_each(|name| text = without_words_of(&text, stem(name)));
                let lists = if known { &["of_values", "counts_as"][..] } else { &["of_values"] };
                let words = lists.iter().flat_map(|list| PHRASES.list(list));
                words.for_each(|words| text = text.replace(words.as_str(), " "));
            }
            !self.explained.contains(&at) && !more.contains(&at) && PHRASES.find("modified", &text).is_some()
        };
        self.unknown || sentences.iter().enumerate().any(open)
    }

    /// Returns the kinds of rule that the explained sentences name; those rules read values.
    pub(super) fn scope(&self, sentences: &[Sentence]) -> Vec<Kind> {
        let texts = || self.explained.iter().map(|&at| sentences[at].plain.as_str());
        let named = |(word, _): &&(&str, &[Kind])| texts().any(|plain| find(plain, word).is_some());
        KINDS.iter().filter(named).flat_map(|(_, kinds)| kinds.iter().copied()).collect()
    }
}

/// Returns the beginning of a name, as other words about the same thing begin: "doubler" and "doubled".
fn stem(name: &str) -> &str {
    const LETTERS: usize = 5;
    name.char_indices().nth(LETTERS).map_or(name, |(end, _)| &name[..end])
}

/// Returns a text without the words that begin with a stem.
fn without_words_of(plain: &str, stem: &str) -> String {
    let starts = |word: &&str| !word.trim_start_matches(|sign: char| !sign.is_alphanumeric()).starts_with(stem);
    plain.split(' ').filter(starts).collect::<Vec<&str>>().join(" ")
}

/// Returns whether a sentence is about cells that are not modified.
fn is_other(plain: &str, name: &str) -> bool {
    ["non-", "non ", "not a "].iter().any(|no| plain.contains(&format!("{no}{name}")))
}

/// Returns the sentences that say that there is one of something in each row, column and box, with its names.
fn placements(sentences: &[Sentence]) -> Vec<(usize, Vec<String>)> {
    let mut all = Vec::new();
    for (at, sentence) in sentences.iter().enumerate() {
        let plain = &sentence.plain;
        let houses = ["row_word", "column_word", "box_word", "each_house", "one_of"];
        let placed = houses.iter().all(|list| PHRASES.find(list, plain).is_some())
            && PHRASES.find("more_of", plain).is_none()
            && PHRASES.find("no_modifier", plain).is_none();
        if !placed {
            continue;
        }
        let mut names = names(plain);
        if names.is_empty() && at > 0 && PHRASES.find("one_each", plain).is_some() {
            names = self::names(&sentences[at - 1].plain);
        }
        // Several names of one thing, such as "doubler" and "doubler cell", are one.
        names.sort_by_key(String::len);
        let mut kept: Vec<String> = Vec::new();
        for name in names {
            if !kept.iter().any(|other| name.starts_with(other.as_str())) {
                kept.push(name);
            }
        }
        if !kept.is_empty() {
            all.push((at, kept));
        }
    }
    all
}

/// Returns what a sentence calls by a name of its own: a word in quotation marks, the word before "cells", and the
/// names that modifiers usually have.
fn names(plain: &str) -> Vec<String> {
    let mut all = Vec::new();
    let mut add = |name: &str| {
        let name = name.trim_matches(|sign: char| !sign.is_alphanumeric()).trim_end_matches('s');
        let name = name.strip_suffix(" cell").unwrap_or(name);
        let common = PHRASES.list("no_name").iter().any(|word| word == name);
        if name.len() > 2 && name.len() < 30 && !common && !all.iter().any(|other| other == name) {
            all.push(name.to_owned());
        }
    };
    let words: Vec<&str> = plain.split(' ').collect();
    for pair in words.windows(2) {
        let after = pair[1].trim_matches(|sign: char| !sign.is_alphanumeric());
        if PHRASES.list("cell_word").iter().any(|word| word == after) && !pair[0].ends_with(',') {
            add(pair[0]);
        }
    }
    for word in &words {
        let core = word.trim_matches(|sign: char| !sign.is_alphanumeric());
        if PHRASES.list("modifier_name").iter().any(|name| core.starts_with(name.as_str())) {
            add(core);
        }
    }
    // Quotation marks stand before and after words.
    let mut quoted = plain;
    while let Some(start) = quoted.find('\'') {
        let begins = !quoted[..start].chars().next_back().is_some_and(char::is_alphanumeric);
        let rest = &quoted[start + 1..];
        let end = rest
            .char_indices()
            .find(|&(end, sign)| sign == '\'' && !rest[end + 1..].chars().next().is_some_and(char::is_alphanumeric));
        match end.filter(|_| begins) {
            Some((end, _)) => {
                if rest[..end].split(' ').count() <= 2 {
                    add(&rest[..end]);
                }
                quoted = &rest[end + 1..];
            }
            None => quoted = rest,
        }
    }
    all
}

/// Returns whether a sentence is about modified digits, such as "doubled digits".
fn is_participle(plain: &str, name: &str) -> bool {
    PHRASES.list("modified_digit").iter().any(|words| words.starts_with(stem(name)) && find(plain, words).is_some())
}

/// Returns the pieces of the sentences that speak of a modifier, with the indexes of the sentences: from its name to
/// the name of another, and sentences that go on about it.
fn about<'s>(sentences: &'s [Sentence], name: &str, names: &[String], placement: usize) -> Vec<(usize, &'s str)> {
    let mut all = Vec::new();
    let mut before = false;
    for (at, sentence) in sentences.iter().enumerate() {
        let plain = sentence.plain.as_str();
        let goes_on = PHRASES.list("goes_on").iter().any(|words| plain.starts_with(words.as_str()))
            || find_any(plain, PHRASES.list("such_cell")).is_some();
        let others: Vec<&String> =
            names.iter().filter(|other| *other != name && find(plain, other).is_some()).collect();
        match find(plain, name) {
            Some(_) if others.is_empty() => {
                all.push((at, plain));
                before = true;
            }
            Some(start) => {
                let end = others.iter().filter_map(|other| Some(start + find(&plain[start..], other)?)).min();
                all.push((at, &plain[start..end.unwrap_or(plain.len())]));
                before = false;
            }
            None if others.is_empty() && is_participle(plain, name) => all.push((at, plain)),
            None if (before || at == placement) && goes_on && others.is_empty() => all.push((at, plain)),
            None => before = at == placement,
        }
    }
    all
}

/// Returns the change that sentences say a modifier makes, with the sentences; None if it is none of those that are
/// known.
fn change(sentences: &[Sentence], name: &str, names: &[String], placement: usize) -> Option<(Change, BTreeSet<usize>)> {
    let pieces = about(sentences, name, names, placement);
    let mut found: Vec<Change> = Vec::new();
    let mut used = BTreeSet::new();
    for (at, piece) in pieces {
        if is_other(&sentences[at].plain, name) {
            continue;
        }
        let rest = piece.replace(name, " ");
        let own: Vec<Change> =
            CHANGES.iter().filter(|(_, list)| PHRASES.find(list, &rest).is_some()).map(|known| known.0).collect();
        let defines = !own.is_empty() || PHRASES.find("defines", &rest).is_some();
        if defines && PHRASES.find("no_modifier", &rest).is_some() {
            return None;
        }
        if !own.is_empty() {
            used.insert(at);
            found.extend(own);
        }
    }
    found.sort_by_key(|change| *change as usize);
    found.dedup();
    if found.is_empty() {
        let usual = CHANGES
            .iter()
            .find(|(_, list)| PHRASES.list(&format!("{list}_name")).iter().any(|word| name.starts_with(word.as_str())));
        found.extend(usual.map(|known| known.0));
    }
    let [change] = found[..] else { return None };
    Some((change, used))
}

/// Returns the sentences that say that each digit is modified once.
fn digits(sentences: &[Sentence], name: &str, placement: usize) -> BTreeSet<usize> {
    let near = |at: usize| at == placement || at == placement + 1 || at + 1 == placement;
    let says = |&at: &usize| {
        let plain = &sentences[at].plain;
        let each = PHRASES.find("each_digit_once", plain).is_some();
        let about = find(plain, stem(name)).is_some()
            || near(at)
                && (at == placement || PHRASES.list("goes_on").iter().any(|words| plain.starts_with(words.as_str())));
        each && about && PHRASES.find("usual_grid", plain).is_none()
    };
    (0..sentences.len()).filter(says).collect()
}

/// Decides upon the modifiers that the solver has to find.
pub(super) fn to_find(evidence: &mut Evidence) {
    if evidence.board.grids().len() != 1 {
        return;
    }
    for modifier in evidence.modifiers.found.clone() {
        let Modifier { change, each_digit, sentence } = modifier;
        let rule = HiddenModifiers { grid: GridId(0), change, one_per_house: true, each_digit };
        let parts = vec![RecognisedRule { rule: rule.into(), marks: vec![] }];
        let support = if evidence.is_modified() { Support::Weak } else { Support::Strong };
        evidence.decide(Proposal { topic: Topic::of_change(change), parts, sentence: Some(sentence), support });
    }
}
