//! Sentences of a rules text, in lower case and with plain punctuation, so that phrases can be looked up in them.

/// The most sentences of a text that are read.
const MAX_SENTENCES: usize = 400;

/// A sentence of a rules text. A heading belongs to the sentence after it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Sentence {
    /// The words as the author wrote them.
    pub text: String,
    /// The words in lower case, with plain quotation marks, dashes and blanks.
    pub plain: String,
    /// The number of its paragraph.
    pub paragraph: usize,
}

/// Abbreviations whose full stop does not end a sentence.
const ABBREVIATIONS: [&str; 9] = ["i.e", "e.g", "eg", "ie", "vs", "no", "z.b", "d.h", "p.ex"];

/// Splits a rules text into sentences.
pub(super) fn sentences(text: &str) -> Vec<Sentence> {
    let mut all: Vec<Sentence> = Vec::new();
    let mut heading = String::new();
    // Some programs write the end of a line as a backslash and a letter.
    let text = text.replace("\\n", "\n").replace("\\t", " ");
    for (paragraph, line) in text.lines().enumerate() {
        for part in split(line) {
            let part = part.trim().trim_start_matches(['-', '*', '•', '·', '–', '—', '>', ' ']);
            if part.is_empty() {
                continue;
            }
            let whole = if heading.is_empty() { part.to_owned() } else { format!("{heading} {part}") };
            if is_heading(part) && whole.len() < 200 {
                heading = whole;
                continue;
            }
            heading.clear();
            if all.len() < MAX_SENTENCES {
                all.push(Sentence { plain: plain(&whole), text: whole, paragraph });
            }
        }
    }
    if !heading.is_empty() && all.len() < MAX_SENTENCES {
        let paragraph = text.lines().count();
        all.push(Sentence { plain: plain(&heading), text: heading, paragraph });
    }
    all
}

/// Returns whether words only announce the next sentence.
fn is_heading(part: &str) -> bool {
    let short = part.split_whitespace().count() <= 12;
    short && part.ends_with([':', '：'])
}

/// Splits a line after full stops and the like, but not within numbers and abbreviations.
fn split(line: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let mut start = 0;
    let mut depth = 0_usize;
    let mut signs = line.char_indices().peekable();
    while let Some((at, sign)) = signs.next() {
        let next = signs.peek().map(|&(_, next)| next);
        let ends = match sign {
            '(' | '[' => {
                depth += 1;
                false
            }
            ')' | ']' => {
                depth = depth.saturating_sub(1);
                // A remark of whole sentences ends where the next sentence begins.
                let (before, after) = (&line[start..at], &line[at + 1..]);
                let begins = after.trim_start().chars().next().is_some_and(char::is_uppercase);
                depth == 0 && before.ends_with(['.', '!', '?']) && after.starts_with(' ') && begins
            }
            '。' | '；' => true,
            ';' | '!' | '?' => next.is_none_or(char::is_whitespace) && depth == 0,
            '.' => {
                let word = line[start..at].rsplit([' ', '(', ',']).next().unwrap_or_default().to_lowercase();
                let follows = next.is_none_or(|next| next.is_whitespace() || next == ')');
                follows && depth == 0 && !ABBREVIATIONS.contains(&word.as_str())
            }
            _ => false,
        };
        if ends {
            let end = at + sign.len_utf8();
            parts.push(&line[start..end]);
            start = end;
        }
    }
    parts.push(&line[start..]);
    parts
}

/// Returns words in lower case with plain punctuation.
pub(super) fn plain(text: &str) -> String {
    let mut words = String::with_capacity(text.len() + 2);
    for sign in text.chars().map(without_style).flat_map(char::to_lowercase) {
        let sign = match sign {
            '’' | '‘' | '`' | '´' | '“' | '”' | '„' | '‚' | '«' | '»' | '"' => '\'',
            '–' | '—' | '‑' | '−' => '-',
            '×' => 'x',
            '\u{307}' => continue,
            sign if sign.is_whitespace() => ' ',
            sign => sign,
        };
        if sign == ' ' && words.ends_with(' ') {
            continue;
        }
        words.push(sign);
    }
    words
}

/// Returns the plain letter or digit of one that has a mathematical style, such as bold.
fn without_style(sign: char) -> char {
    let code = sign as u32;
    let plain = match code {
        // Thirteen alphabets of capital and small letters, and five sets of digits.
        0x1D400..=0x1D6A3 => match (code - 0x1D400) % 52 {
            letter @ 0..26 => u32::from('A') + letter,
            letter => u32::from('a') + letter - 26,
        },
        0x1D7CE..=0x1D7FF => u32::from('0') + (code - 0x1D7CE) % 10,
        _ => code,
    };
    char::from_u32(plain).unwrap_or(sign)
}

/// Returns the place of a phrase that begins at the beginning of a word, or None.
pub(super) fn find(plain: &str, phrase: &str) -> Option<usize> {
    let starts = |at: usize| !plain[..at].chars().next_back().is_some_and(char::is_alphanumeric);
    // Scripts without blanks between words have no word boundaries.
    let free = phrase.starts_with(' ') || !phrase.is_ascii() && phrase.chars().any(|sign| sign as u32 > 0x2E7F);
    plain.match_indices(phrase).map(|(at, _)| at).find(|&at| free || starts(at))
}

/// Returns the first place at which one of these phrases begins, or None.
pub(super) fn find_any<S: AsRef<str>>(plain: &str, phrases: &[S]) -> Option<usize> {
    phrases.iter().filter_map(|phrase| find(plain, phrase.as_ref())).min()
}

/// Number words that stand for small numbers.
const NUMBERS: [(&str, u16); 12] = [
    ("one", 1),
    ("two", 2),
    ("three", 3),
    ("four", 4),
    ("five", 5),
    ("six", 6),
    ("seven", 7),
    ("eight", 8),
    ("nine", 9),
    ("ten", 10),
    ("fünf", 5),
    ("cinq", 5),
];

/// Returns the numbers in a text with their places.
pub(super) fn numbers(plain: &str) -> Vec<(usize, u16)> {
    let mut found = Vec::new();
    let mut at = 0;
    for word in plain.split_inclusive(|sign: char| !sign.is_alphanumeric()) {
        let core = word.trim_end_matches(|sign: char| !sign.is_alphanumeric());
        let number = core.parse().ok().or_else(|| NUMBERS.iter().find(|(name, _)| *name == core).map(|known| known.1));
        found.extend(number.map(|number| (at, number)));
        at += word.len();
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(text: &str) -> Vec<String> {
        sentences(text).into_iter().map(|sentence| sentence.plain).collect()
    }

    #[test]
    fn texts_are_split_into_sentences_with_their_headings() {
        let text = "Usual rules apply. Pink lines:\n- Digits follow each other, e.g. 2-3-4 (in any order. Really).\n\
            Grün: “so”; at least 3.5! A v1.2b";
        let expected = [
            "usual rules apply.",
            "pink lines: digits follow each other, e.g. 2-3-4 (in any order. really).",
            "grün: 'so';",
            "at least 3.5!",
            "a v1.2b",
        ];
        assert_eq!(texts(text), expected);
        assert_eq!(texts("Red dots (at most 3.) Blue dots"), ["red dots (at most 3.)", "blue dots"]);
        assert_eq!(texts("Red dots (at most 3.) or blue dots"), ["red dots (at most 3.) or blue dots"]);
        assert_eq!(texts("𝗥𝗲𝗻𝗯𝗮𝗻 𝟓, 𝐗𝑦"), ["renban 5, xy"]);
        assert_eq!(texts("Only a heading:"), ["only a heading:"]);
        assert_eq!(texts(" \n . \n"), ["."]);
    }

    #[test]
    fn phrases_begin_with_a_word() {
        assert_eq!(find("the renban line", "renban"), Some(4));
        assert_eq!(find("underline", "line"), None);
        assert_eq!(find("underline a line", "line"), Some(12));
        assert_eq!(find("緑のウィスパー", "ウィスパー"), Some(6));
        assert_eq!(find_any("red or blue", &["blue", "red"]), Some(0));
        assert_eq!(numbers("at least 5, or nine; r3c4 12."), [(9, 5), (15, 9), (26, 12)]);
    }
}
