//! Fuzzy search: matches the words of a query in any order, and the letters of a word in order with gaps.

use unicode_normalization::char::{decompose_canonical, is_combining_mark};

/// The bonus of a letter that follows the previous match.
const RUN: i32 = 8;
/// The bonus of a letter that begins a word.
const WORD: i32 = 10;
/// The bonus of a letter that begins the name.
const START: i32 = 6;
/// The penalty of each skipped letter of the name before the last match.
const GAP: i32 = 1;
/// The bonus of several query words that all begin words of the name, in order. The differences between this bonus and
/// the next two outweigh the effects of positions and of the length of the name.
const IN_ORDER: i32 = 90;
/// The bonus of several query words that all begin words of the name, in any order.
const ANY_ORDER: i32 = 60;
/// The bonus of several query words, some of which only occur within words of the name.
const WITHIN: i32 = 30;
/// The penalty of each word that only matches other search terms.
const SEARCH_TERM_PENALTY: i32 = 4;
/// The score of words that only match the description.
const DESCRIPTION_SCORE: i32 = -1000;
/// The shortest word that is searched for in the description.
const MIN_DESCRIPTION_WORD: usize = 3;
/// The zero-width non-joiner, which separates letters within a Persian word.
const NON_JOINER: char = '\u{200c}';

/// A match: its score, and the character indices of the matched letters.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(in crate::studio) struct FuzzyMatch {
    /// The score; greater is better.
    pub score: i32,
    /// The indices, in ascending order.
    pub letters: Vec<usize>,
    /// True if whole words matched, not only scattered letters.
    pub whole: bool,
}

/// The closeness of a name to a query, in ascending order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(in crate::studio) enum Closeness {
    /// Words match in part or within others, or only letters match, or only the description.
    Loose,
    /// All typed words are words of the name or other search terms.
    Words,
    /// All typed words are words of the name.
    Named,
    /// The name, or its English form, starts with the query.
    Start,
    /// The name, or its English form, equals the query.
    Same,
}

/// A normalised text: without diacritics, and with the same letter for letters that are typed interchangeably.
#[derive(Default)]
struct NormalisedText {
    letters: Vec<char>,
    /// The character indices of the letters in the text.
    places: Vec<usize>,
    /// True for letters that begin a word.
    begins: Vec<bool>,
}

/// Returns the normalised letter; `None` for combining characters.
fn normalised(letter: char) -> Option<char> {
    // The first character of a canonical decomposition is the base letter. The others are its diacritics.
    let mut base = None;
    decompose_canonical(letter, |part| {
        base.get_or_insert(part);
    });
    let base = base.filter(|part| !is_combining_mark(*part) && !('\u{200b}'..='\u{200f}').contains(part))?;
    let western = |zero: u32| char::from_digit(u32::from(base) - zero, 10).unwrap_or(base);
    Some(match base.to_lowercase().next().unwrap_or(base) {
        'ς' => 'σ',
        // Arabic letters with other code points in Persian: yeh, kaf and heh.
        '\u{64a}' | '\u{649}' => '\u{6cc}',
        '\u{643}' => '\u{6a9}',
        '\u{629}' | '\u{6d5}' => '\u{647}',
        // Arabic-Indic digits, and their Persian variants below.
        '\u{660}'..='\u{669}' => western(0x660),
        '\u{6f0}'..='\u{6f9}' => western(0x6f0),
        small => small,
    })
}

impl NormalisedText {
    fn of(text: &str) -> NormalisedText {
        let mut own = NormalisedText::default();
        let mut apart = true;
        for (place, letter) in text.chars().enumerate() {
            match normalised(letter) {
                Some(folded) => {
                    own.letters.push(folded);
                    own.places.push(place);
                    own.begins.push(apart);
                    apart = !folded.is_alphanumeric();
                }
                None => apart |= letter == NON_JOINER,
            }
        }
        own
    }

    /// Returns whether a word occurs at an index.
    fn matches_at(&self, word: &[char], at: usize) -> bool {
        self.letters[at..].starts_with(word)
    }

    /// Returns the first index from `from` at which a word of the text starts with `word`.
    fn find_word_start(&self, word: &[char], from: usize) -> Option<usize> {
        (from..self.letters.len()).find(|&at| self.begins[at] && self.matches_at(word, at))
    }

    /// Returns whether `word` is a whole word of the text.
    fn has_word(&self, word: &[char]) -> bool {
        // After a non-joiner, a new word begins without a space in between.
        let ends = |at: usize| self.letters.get(at).is_none_or(|letter| self.begins[at] || !letter.is_alphanumeric());
        (0..self.letters.len()).any(|at| self.begins[at] && self.matches_at(word, at) && ends(at + word.len()))
    }

    /// Returns the first index at which a word occurs.
    fn find(&self, word: &[char]) -> Option<usize> {
        (0..self.letters.len()).find(|&at| self.matches_at(word, at))
    }

    /// Finds the letters of a word in order with gaps, and returns the match with the best score. Uses dynamic
    /// programming over the letters of the word.
    fn fuzzy_match(&self, word: &[char]) -> Option<FuzzyMatch> {
        // A greedy scan tells whether the word occurs at all, before the search that is quadratic in the length of the
        // name.
        let mut rest = self.letters.iter();
        if !word.iter().all(|letter| rest.any(|other| other == letter)) {
            return None;
        }
        // For each index of the name, the best match of the letters so far that ends there.
        let mut best: Vec<Option<(i32, Vec<usize>)>> = vec![None; self.letters.len()];
        for (order, letter) in word.iter().enumerate() {
            let mut next = vec![None; self.letters.len()];
            for (place, _) in self.letters.iter().enumerate().filter(|(_, other)| *other == letter) {
                let own = if self.begins[place] { WORD } else { 0 } + if place == 0 { START } else { 0 };
                next[place] = match order {
                    // A gap counts as at most eight letters, both before the first match and, below, between two
                    // matches.
                    0 => Some((own - GAP * place.min(8) as i32, vec![place])),
                    _ => (0..place)
                        .filter_map(|before| {
                            let (score, way) = best[before].as_ref()?;
                            let run = if before + 1 == place { RUN } else { -GAP * (place - before - 1).min(8) as i32 };
                            Some((score + own + run, way))
                        })
                        .max_by_key(|(score, _)| *score)
                        .map(|(score, way)| (score, [way.as_slice(), &[place]].concat())),
                };
            }
            best = next;
        }
        let (score, way) = best.into_iter().flatten().max_by_key(|(score, _)| *score)?;
        Some(FuzzyMatch { score, letters: way.into_iter().map(|at| self.places[at]).collect(), whole: false })
    }
}

/// A search query.
pub(in crate::studio) struct Query {
    words: Vec<Vec<char>>,
}

/// The place of a matched word: in the name from an index on, or elsewhere.
enum MatchPlace {
    Name(usize),
    Scattered(Vec<usize>),
    SearchTerms,
    Description,
}

impl Query {
    pub fn of(typed: &str) -> Query {
        let words = typed.split_whitespace().map(|word| NormalisedText::of(word).letters);
        Query { words: words.filter(|word| !word.is_empty()).collect() }
    }

    /// Returns the query with English plurals in the singular; `None` if it has no plurals.
    pub fn singular(&self) -> Option<Query> {
        let stem = |word: &Vec<char>| match &word[..] {
            // Words in -is, -ss and -us are rarely plurals: this, cross, minus.
            [stem @ .., last, 's'] if stem.len() >= 2 && last.is_ascii_alphabetic() && !"isu".contains(*last) => {
                Some([stem, &[*last]].concat())
            }
            _ => None,
        };
        let words: Vec<Vec<char>> = self.words.iter().map(|word| stem(word).unwrap_or_else(|| word.clone())).collect();
        (words != self.words).then_some(Query { words })
    }

    /// Returns whether the query is empty, which matches every name.
    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// Returns the closeness to a name, to its English form and to the search terms `also`. Only letters and digits
    /// count.
    pub fn closeness(&self, name: &str, english: &str, also: &str) -> Closeness {
        let plain = |letters: &[char]| -> Vec<char> {
            letters.iter().copied().filter(|letter| letter.is_alphanumeric()).collect()
        };
        let typed = plain(&self.words.concat());
        if typed.is_empty() {
            return Closeness::Loose;
        }
        let letters = NormalisedText::of(name);
        // "File: Export…" is also known as "Export".
        let short = |name: &str| name.split_once(": ").map_or(String::new(), |(_, short)| short.to_owned());
        let names = [name.to_owned(), short(name), english.to_owned(), short(english)];
        let names = names.map(|name| plain(&NormalisedText::of(&name).letters));
        if names.contains(&typed) {
            return Closeness::Same;
        }
        if names.iter().any(|name| name.starts_with(&typed)) {
            return Closeness::Start;
        }
        let also = NormalisedText::of(also);
        let words = || self.words.iter().filter(|word| word.iter().any(|letter| letter.is_alphanumeric()));
        if words().all(|word| letters.has_word(word)) {
            return Closeness::Named;
        }
        match words().all(|word| letters.has_word(word) || also.has_word(word)) {
            true => Closeness::Words,
            false => Closeness::Loose,
        }
    }

    /// Returns the match of the query, ignoring case and diacritics. The letters of a single word are matched in the
    /// name, with gaps. Each of several words matches the beginning of a word of the name, otherwise a part within a
    /// word, otherwise letters with gaps. Words not in the name may begin one of the search terms `also`, or occur in
    /// the description `told`. Returns `None` if a word matches nowhere.
    pub fn find_match(&self, name: &str, also: &str, told: &str) -> Option<FuzzyMatch> {
        let name = NormalisedText::of(name);
        match &self.words[..] {
            [] => Some(FuzzyMatch::default()),
            [word] => {
                let is_beside = name.find_word_start(word, 0).is_none()
                    && NormalisedText::of(also).find_word_start(word, 0).is_some();
                let score = WORD + RUN * (word.len() as i32 - 1) - SEARCH_TERM_PENALTY;
                let beside = is_beside.then(|| FuzzyMatch { score, letters: vec![], whole: true });
                let best = beside.into_iter().chain(name.fuzzy_match(word)).max_by_key(|fit| fit.score);
                let is_told = || word.len() >= MIN_DESCRIPTION_WORD && NormalisedText::of(told).find(word).is_some();
                best.or_else(|| {
                    is_told().then(|| FuzzyMatch { score: DESCRIPTION_SCORE, letters: vec![], whole: true })
                })
            }
            words => {
                // The query's words may also be parts of a single word of the name.
                let strewn = name.fuzzy_match(&words.concat());
                self.match_words(&name, also, told).into_iter().chain(strewn).max_by_key(|fit| fit.score)
            }
        }
    }

    /// Matches several words, each on its own.
    fn match_words(&self, name: &NormalisedText, also: &str, told: &str) -> Option<FuzzyMatch> {
        let (also, told) = (NormalisedText::of(also), NormalisedText::of(told));
        let mut fit = FuzzyMatch { whole: true, ..FuzzyMatch::default() };
        // Each word is first searched for after the previous one. The word that matches worst decides the tier of the
        // whole query.
        let (mut tier, mut from, mut is_named) = (IN_ORDER, 0, false);
        for word in &self.words {
            let run = RUN * (word.len() as i32 - 1);
            let (own, spot, score) = if let Some(at) = name.find_word_start(word, from) {
                from = at + word.len();
                (IN_ORDER, MatchPlace::Name(at), WORD + run)
            } else if let Some(at) = name.find_word_start(word, 0) {
                (ANY_ORDER, MatchPlace::Name(at), WORD + run)
            } else if also.find_word_start(word, 0).is_some() {
                (ANY_ORDER, MatchPlace::SearchTerms, WORD + run - SEARCH_TERM_PENALTY)
            } else if let Some(at) = name.find(word) {
                (WITHIN, MatchPlace::Name(at), run)
            } else if word.len() >= MIN_DESCRIPTION_WORD && told.find_word_start(word, 0).is_some() {
                (0, MatchPlace::Description, 0)
            } else {
                let strewn = name.fuzzy_match(word)?;
                (0, MatchPlace::Scattered(strewn.letters), strewn.score)
            };
            tier = tier.min(own);
            fit.score += score;
            is_named |= !matches!(spot, MatchPlace::Description);
            match spot {
                MatchPlace::Name(at) => {
                    fit.score += if at == 0 { START } else { 0 };
                    fit.letters.extend(&name.places[at..at + word.len()]);
                }
                MatchPlace::Scattered(letters) => {
                    fit.letters.extend(letters);
                    fit.whole = false;
                }
                MatchPlace::SearchTerms | MatchPlace::Description => {}
            }
        }
        fit.score = if is_named { fit.score + tier } else { DESCRIPTION_SCORE };
        fit.letters.sort_unstable();
        // Several words may have matched the same letters.
        fit.letters.dedup();
        Some(fit)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fit(query: &str, name: &str) -> Option<FuzzyMatch> {
        Query::of(query).find_match(name, "", "")
    }

    fn score(query: &str, name: &str) -> i32 {
        fit(query, name).unwrap_or_else(|| panic!("{query} is not in {name}")).score
    }

    #[test]
    fn letters_are_found_in_their_order() {
        for (query, name, letters) in [
            ("kcag", "Killer cage", Some(vec![0, 7, 8, 9])),
            ("killer", "Killer cage", Some(vec![0, 1, 2, 3, 4, 5])),
            ("cagekiller", "Killer cage", None),
            ("sol", "Show solution", Some(vec![5, 6, 7])),
            ("SHOW sol", "Show solution", Some(vec![0, 1, 2, 3, 5, 6, 7])),
            ("x", "Killer cage", None),
            ("ρα", "Σειρά ραβδί", Some(vec![6, 7])),
            ("", "Killer cage", Some(vec![])),
            ("a", "", None),
        ] {
            assert_eq!(fit(query, name).map(|fit| fit.letters), letters, "{query} in {name}");
        }
    }

    #[test]
    fn words_are_found_in_any_order() {
        for (query, name, letters) in [
            ("open booklet", "Booklet: Open…", Some(vec![0, 1, 2, 3, 4, 5, 6, 9, 10, 11, 12])),
            ("booklet open", "Booklet: Open…", Some(vec![0, 1, 2, 3, 4, 5, 6, 9, 10, 11, 12])),
            ("cage killer", "Killer cage", Some(vec![0, 1, 2, 3, 4, 5, 7, 8, 9, 10])),
            // Matches within a word, and letters with gaps.
            ("age kill", "Killer cage", Some(vec![0, 1, 2, 3, 8, 9, 10])),
            ("cg kill", "Killer cage", Some(vec![0, 1, 2, 3, 7, 9])),
            ("  cage  ", "Killer cage", Some(vec![7, 8, 9, 10])),
            ("cage cage", "Killer cage", Some(vec![7, 8, 9, 10])),
            ("cage booklet", "Killer cage", None),
        ] {
            assert_eq!(fit(query, name).map(|fit| fit.letters), letters, "{query} in {name}");
        }
    }

    #[test]
    fn words_begun_go_before_letters_within() {
        assert!(score("th", "Thermometer") > score("th", "Arithmetic progression"));
        assert!(score("cp", "Copy puzzle") > score("cp", "Duplicate grid: copy up"));
        assert!(score("sum", "Sum arrow") > score("sum", "Show uniform marks"));
    }

    #[test]
    fn words_in_order_go_before_others_and_these_before_strewn_letters() {
        for (query, names) in [
            ("open book", ["Open booklet", "Booklet: Open…", "Reopen the notebook", "On paper, enter both rooks"]),
            ("cage sum", ["Cage with its sum", "Sum of a cage", "Summed encaged cells", "Cells are grouped, undo me"]),
            ("ne ta", ["Next tab", "Tab: Next", "Fine details", "No end to any of them"]),
        ] {
            let scores = names.map(|name| score(query, name));
            assert!(scores.is_sorted_by(|better, worse| better > worse), "{query}: {scores:?}");
        }
    }

    #[test]
    fn marks_on_letters_and_ways_to_type_them_make_no_difference() {
        for (query, name) in [
            ("termometro", "Termômetro"),
            ("TERMÔMETRO", "termometro"),
            ("regiao", "Região pintada"),
            ("μαγικο τετραγωνο", "Μαγικό τετράγωνο"),
            ("ΚΛΏΝΟΙ", "κλωνοι"),
            ("θεσησ", "θέσης"),
            ("четверка", "Четвёрка"),
            // The Arabic code points of yeh, kaf and heh.
            ("\u{643}\u{62a}\u{627}\u{628}", "\u{6a9}\u{62a}\u{627}\u{628}"),
            ("\u{62c}\u{627}\u{62f}\u{648}\u{64a}\u{64a}", "\u{62c}\u{627}\u{62f}\u{648}\u{6cc}\u{6cc}"),
            // Spelt with a non-joiner, without one, and with a space.
            ("پرشها", "پرش\u{200c}ها"),
            ("پرش\u{200c}ها", "پرشها"),
            ("پرش ها", "پرش\u{200c}ها"),
            ("۱۲", "12"),
        ] {
            let found = fit(query, name).unwrap_or_else(|| panic!("{query} is not in {name}"));
            let most = name.chars().filter(|letter| normalised(*letter).is_some_and(char::is_alphanumeric)).count();
            let typed = Query::of(query).words.concat().len();
            assert_eq!(found.letters.len(), typed.min(most), "{query} in {name}");
        }
        // Indices count all characters of the name, including skipped ones.
        assert_eq!(fit("ها", "پرش\u{200c}ها").map(|fit| fit.letters), Some(vec![4, 5]));
    }

    #[test]
    fn names_are_the_same_begin_so_or_have_the_words() {
        for (query, name, english, also, expected) in [
            ("magic box", "Magic box", "", "nine", Closeness::Same),
            ("ANTIKNIGHT", "Anti-knight", "", "", Closeness::Same),
            ("booklet open", "Booklet: Open…", "", "", Closeness::Same),
            ("open booklet", "Booklet: Open…", "", "", Closeness::Named),
            ("booklet", "Booklet: Open…", "", "", Closeness::Start),
            ("پرش ها", "پرش\u{200c}ها", "Leaps", "", Closeness::Same),
            ("ها", "پرش\u{200c}ها", "Leaps", "", Closeness::Named),
            ("leaps", "پرش\u{200c}ها", "Leaps", "", Closeness::Same),
            ("lea", "پرش\u{200c}ها", "Leaps", "", Closeness::Start),
            ("black dot", "Ratio dot", "", "kropki black", Closeness::Words),
            ("blac dot", "Ratio dot", "", "kropki black", Closeness::Loose),
            ("magic box", "Three magic boxes", "", "", Closeness::Loose),
            ("atio", "Ratio dot", "", "", Closeness::Loose),
            ("…", "Booklet: Open…", "", "", Closeness::Loose),
            ("", "Ratio dot", "", "", Closeness::Loose),
        ] {
            assert_eq!(Query::of(query).closeness(name, english, also), expected, "{query} and {name}");
        }
    }

    #[test]
    fn plurals_are_looked_for_in_the_singular_too() {
        for (query, singular) in [
            ("ratio dots", Some("ratio dot")),
            ("Thermometers", Some("thermometer")),
            ("cages of sums", Some("cage of sum")),
            ("figures, all", None),
            ("box", None),
            ("chess", None),
            ("axis", None),
            ("is", None),
        ] {
            let found = Query::of(query).singular().map(|query| query.words);
            assert_eq!(found, singular.map(|singular| Query::of(singular).words), "{query}");
        }
    }

    #[test]
    fn other_words_lead_to_a_name() {
        let fit =
            |query: &str| Query::of(query).find_match("Ratio dot", "kropki black", "Drag over the border of two cells");
        for query in ["kropki", "Kropk", "black dot", "dot kropki", "ratio border", "border", "cells two"] {
            assert!(fit(query).is_some_and(|fit| fit.whole), "{query}");
        }
        for query in ["ropki", "white dot", "kropki white", "border cage"] {
            assert_eq!(fit(query), None, "{query}");
        }
        let score = |query: &str| fit(query).map(|fit| fit.score);
        assert!(score("ratio dot") > score("black dot") && score("black dot") > score("ratio border"));
        assert!(score("ratio border") > score("border cells"), "what is only told of it comes last");
    }
}
