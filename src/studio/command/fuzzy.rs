//! Fuzzy search: the words of a query in any order, and the letters of a word in their order in a name, with gaps.

use unicode_normalization::char::{decompose_canonical, is_combining_mark};

/// What a letter adds that goes on from the one before, that begins a word, and that begins the name.
const RUN: i32 = 8;
const WORD: i32 = 10;
const START: i32 = 6;
/// What is lost by each letter of the name that is passed over before the last that is found.
const GAP: i32 = 1;
/// What several words add that all begin words of the name, in their order; in any order; and that are found within
/// words. A step is more than where they stand and how long the name is can make.
const IN_ORDER: i32 = 90;
const BEGUN: i32 = 60;
const WITHIN: i32 = 30;
/// What is lost by each word that is not in the name, but among the others that lead to it.
const BESIDE: i32 = 4;
/// How well words fit that are found in what is told of the name alone.
const TOLD: i32 = -1000;
/// The fewest letters of a word that is looked for there.
const LEAST_TOLD: usize = 3;
/// The zero-width non-joiner, which parts letters within a Persian word.
const NON_JOINER: char = '\u{200c}';

/// How well a name is matched, and which of its letters are those of the query, by their places among its characters.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(in crate::studio) struct Fit {
    /// The better the greater.
    pub score: i32,
    /// The places, rising.
    pub letters: Vec<usize>,
    /// Whether words were found as a whole, and not letters strewn over the name.
    pub whole: bool,
}

/// How close a name is to what was typed, the closest last.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(in crate::studio) enum Closeness {
    /// Words are begun in it or found within others, or its letters, or it is only told of it.
    Loose,
    /// All words that were typed are words of it, or of those that lead to it.
    Words,
    /// All words that were typed are words of it.
    Named,
    /// It begins so, or its English name does.
    Start,
    /// It is the same, or its English name is.
    Same,
}

/// A text as it is compared: without marks on letters, and with one letter for those that are typed alike.
#[derive(Default)]
struct Letters {
    letters: Vec<char>,
    /// Their places among the characters of the text.
    places: Vec<usize>,
    /// Whether each begins a word.
    begins: Vec<bool>,
}

/// A letter as it is compared; None for what is no letter by itself.
fn folded(letter: char) -> Option<char> {
    let mut base = None;
    decompose_canonical(letter, |part| {
        base.get_or_insert(part);
    });
    let base = base.filter(|part| !is_combining_mark(*part) && !('\u{200b}'..='\u{200f}').contains(part))?;
    let western = |zero: u32| char::from_digit(u32::from(base) - zero, 10).unwrap_or(base);
    Some(match base.to_lowercase().next().unwrap_or(base) {
        'ς' => 'σ',
        // Arabic letters, for which Persian has others: yeh, kaf and heh.
        '\u{64a}' | '\u{649}' => '\u{6cc}',
        '\u{643}' => '\u{6a9}',
        '\u{629}' | '\u{6d5}' => '\u{647}',
        '\u{660}'..='\u{669}' => western(0x660),
        '\u{6f0}'..='\u{6f9}' => western(0x6f0),
        small => small,
    })
}

impl Letters {
    fn of(text: &str) -> Letters {
        let mut own = Letters::default();
        let mut apart = true;
        for (place, letter) in text.chars().enumerate() {
            match folded(letter) {
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

    /// Whether a word stands at a place.
    fn has_at(&self, word: &[char], at: usize) -> bool {
        self.letters[at..].starts_with(word)
    }

    /// The first place from this one on where a word of the text begins with a word.
    fn begun(&self, word: &[char], from: usize) -> Option<usize> {
        (from..self.letters.len()).find(|&at| self.begins[at] && self.has_at(word, at))
    }

    /// Whether this is a word of the text, from its beginning to its end.
    fn has_word(&self, word: &[char]) -> bool {
        let ends = |at: usize| self.letters.get(at).is_none_or(|letter| self.begins[at] || !letter.is_alphanumeric());
        (0..self.letters.len()).any(|at| self.begins[at] && self.has_at(word, at) && ends(at + word.len()))
    }

    /// The first place where a word stands.
    fn within(&self, word: &[char]) -> Option<usize> {
        (0..self.letters.len()).find(|&at| self.has_at(word, at))
    }

    /// How the letters of a word are found in their order, with gaps; the best way where there are several.
    fn strewn(&self, word: &[char]) -> Option<Fit> {
        let mut rest = self.letters.iter();
        if !word.iter().all(|letter| rest.any(|other| other == letter)) {
            return None;
        }
        // The best way to find the letters so far that ends at each place of the name.
        let mut best: Vec<Option<(i32, Vec<usize>)>> = vec![None; self.letters.len()];
        for (order, letter) in word.iter().enumerate() {
            let mut next = vec![None; self.letters.len()];
            for (place, _) in self.letters.iter().enumerate().filter(|(_, other)| *other == letter) {
                let own = if self.begins[place] { WORD } else { 0 } + if place == 0 { START } else { 0 };
                next[place] = match order {
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
        Some(Fit { score, letters: way.into_iter().map(|at| self.places[at]).collect(), whole: false })
    }
}

/// What is typed to find something.
pub(in crate::studio) struct Query {
    words: Vec<Vec<char>>,
}

/// Where a word was found: in the name from this place on, or elsewhere.
enum Spot {
    Name(usize),
    Strewn(Vec<usize>),
    Beside,
    Told,
}

impl Query {
    pub fn of(typed: &str) -> Query {
        let words = typed.split_whitespace().map(|word| Letters::of(word).letters);
        Query { words: words.filter(|word| !word.is_empty()).collect() }
    }

    /// The same for English words in the singular where they may stand in the plural; None where none does.
    pub fn singular(&self) -> Option<Query> {
        let stem = |word: &Vec<char>| match &word[..] {
            [stem @ .., last, 's'] if stem.len() >= 2 && last.is_ascii_alphabetic() && !"isu".contains(*last) => {
                Some([stem, &[*last]].concat())
            }
            _ => None,
        };
        let words: Vec<Vec<char>> = self.words.iter().map(|word| stem(word).unwrap_or_else(|| word.clone())).collect();
        (words != self.words).then_some(Query { words })
    }

    /// Whether nothing is looked for, which is found in every name.
    pub fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// How close it is to a name, which may have another one in English, and to the words `also`. Only letters and
    /// figures count.
    pub fn closeness(&self, name: &str, english: &str, also: &str) -> Closeness {
        let plain = |letters: &[char]| -> Vec<char> {
            letters.iter().copied().filter(|letter| letter.is_alphanumeric()).collect()
        };
        let typed = plain(&self.words.concat());
        if typed.is_empty() {
            return Closeness::Loose;
        }
        let letters = Letters::of(name);
        // "File: Export…" is known as "Export" too.
        let short = |name: &str| name.split_once(": ").map_or(String::new(), |(_, short)| short.to_owned());
        let names = [name.to_owned(), short(name), english.to_owned(), short(english)];
        let names = names.map(|name| plain(&Letters::of(&name).letters));
        if names.contains(&typed) {
            return Closeness::Same;
        }
        if names.iter().any(|name| name.starts_with(&typed)) {
            return Closeness::Start;
        }
        let also = Letters::of(also);
        let words = || self.words.iter().filter(|word| word.iter().any(|letter| letter.is_alphanumeric()));
        if words().all(|word| letters.has_word(word)) {
            return Closeness::Named;
        }
        match words().all(|word| letters.has_word(word) || also.has_word(word)) {
            true => Closeness::Words,
            false => Closeness::Loose,
        }
    }

    /// How it is found, without regard to case and marks on letters: a single word by its letters in the name, with
    /// gaps; each of several words at the beginning of a word, or else within one, or else by its letters. What is not
    /// in the name may begin one of the words `also`, or be told of it. None when something is found nowhere.
    pub fn fit(&self, name: &str, also: &str, told: &str) -> Option<Fit> {
        let name = Letters::of(name);
        match &self.words[..] {
            [] => Some(Fit::default()),
            [word] => {
                let is_beside = name.begun(word, 0).is_none() && Letters::of(also).begun(word, 0).is_some();
                let score = WORD + RUN * (word.len() as i32 - 1) - BESIDE;
                let beside = is_beside.then(|| Fit { score, letters: vec![], whole: true });
                let best = beside.into_iter().chain(name.strewn(word)).max_by_key(|fit| fit.score);
                let is_told = || word.len() >= LEAST_TOLD && Letters::of(told).within(word).is_some();
                best.or_else(|| is_told().then(|| Fit { score: TOLD, letters: vec![], whole: true }))
            }
            words => {
                let strewn = name.strewn(&words.concat());
                self.words_fit(&name, also, told).into_iter().chain(strewn).max_by_key(|fit| fit.score)
            }
        }
    }

    /// How several words are found, each by itself.
    fn words_fit(&self, name: &Letters, also: &str, told: &str) -> Option<Fit> {
        let (also, told) = (Letters::of(also), Letters::of(told));
        let mut fit = Fit { whole: true, ..Fit::default() };
        let (mut tier, mut from, mut is_named) = (IN_ORDER, 0, false);
        for word in &self.words {
            let run = RUN * (word.len() as i32 - 1);
            let (own, spot, score) = if let Some(at) = name.begun(word, from) {
                from = at + word.len();
                (IN_ORDER, Spot::Name(at), WORD + run)
            } else if let Some(at) = name.begun(word, 0) {
                (BEGUN, Spot::Name(at), WORD + run)
            } else if also.begun(word, 0).is_some() {
                (BEGUN, Spot::Beside, WORD + run - BESIDE)
            } else if let Some(at) = name.within(word) {
                (WITHIN, Spot::Name(at), run)
            } else if word.len() >= LEAST_TOLD && told.begun(word, 0).is_some() {
                (0, Spot::Told, 0)
            } else {
                let strewn = name.strewn(word)?;
                (0, Spot::Strewn(strewn.letters), strewn.score)
            };
            tier = tier.min(own);
            fit.score += score;
            is_named |= !matches!(spot, Spot::Told);
            match spot {
                Spot::Name(at) => {
                    fit.score += if at == 0 { START } else { 0 };
                    fit.letters.extend(&name.places[at..at + word.len()]);
                }
                Spot::Strewn(letters) => {
                    fit.letters.extend(letters);
                    fit.whole = false;
                }
                Spot::Beside | Spot::Told => {}
            }
        }
        fit.score = if is_named { fit.score + tier } else { TOLD };
        fit.letters.sort_unstable();
        fit.letters.dedup();
        Some(fit)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fit(query: &str, name: &str) -> Option<Fit> {
        Query::of(query).fit(name, "", "")
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
            // Within a word, and by letters with gaps.
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
        assert!(score("cp", "Copy the puzzle") > score("cp", "Duplicate grid: copy up"));
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
            // Yeh, kaf and heh as Arabic has them.
            ("\u{643}\u{62a}\u{627}\u{628}", "\u{6a9}\u{62a}\u{627}\u{628}"),
            ("\u{62c}\u{627}\u{62f}\u{648}\u{64a}\u{64a}", "\u{62c}\u{627}\u{62f}\u{648}\u{6cc}\u{6cc}"),
            // With a non-joiner, without, and with a space.
            ("پرشها", "پرش\u{200c}ها"),
            ("پرش\u{200c}ها", "پرشها"),
            ("پرش ها", "پرش\u{200c}ها"),
            ("۱۲", "12"),
        ] {
            let found = fit(query, name).unwrap_or_else(|| panic!("{query} is not in {name}"));
            let most = name.chars().filter(|letter| folded(*letter).is_some_and(char::is_alphanumeric)).count();
            let typed = Query::of(query).words.concat().len();
            assert_eq!(found.letters.len(), typed.min(most), "{query} in {name}");
        }
        // Places are those of the name, with what is passed over.
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
        let fit = |query: &str| Query::of(query).fit("Ratio dot", "kropki black", "Drag over the border of two cells");
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
