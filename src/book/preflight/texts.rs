//! Checks the texts of a booklet: placeholders that stand for nothing, and characters that turn the order of letters.

use std::collections::BTreeSet;

use super::finding::{FindingPosition, PreflightFinding};
use super::problem::PreflightProblem;
use crate::book::loading::SUDOKUPAD_PLACEHOLDER;
use crate::sheet::booklet::{BookEntry, BookSettings, Booklet, HEAD_PLACEHOLDERS, NUMBER_PLACEHOLDER};
use crate::words::Language;

pub(super) fn findings(settings: &BookSettings, entries: &[BookEntry], booklet: &Booklet) -> Vec<PreflightFinding> {
    let links = [NUMBER_PLACEHOLDER, SUDOKUPAD_PLACEHOLDER];
    let templates = [
        (settings.header.as_str(), &HEAD_PLACEHOLDERS[..]),
        (&settings.footer, &HEAD_PLACEHOLDERS),
        (&settings.link, &links),
    ];
    let mut problems: Vec<(Option<usize>, PreflightProblem)> = templates
        .into_iter()
        .flat_map(|(template, known)| unknown_placeholders(template, known))
        .map(|problem| (None, problem))
        .collect();
    let language = settings.language.trim();
    if !language.is_empty() && Language::of_tag(language).is_none() {
        problems.push((None, PreflightProblem::NoTranslation { language: language.to_owned() }));
    }
    if settings.contents && !settings.prints_page_numbers() {
        problems.push((None, PreflightProblem::ContentsWithoutNumbers));
    }
    let own = [&settings.title, &settings.subtitle, &settings.author, &settings.header, &settings.footer];
    problems.extend(own.into_iter().filter_map(|text| Some((None, turned(text)?))));
    for (index, entry) in entries.iter().enumerate() {
        problems.extend(entry.link.iter().flat_map(|link| {
            unknown_placeholders(link, &links).into_iter().map(move |problem| (Some(index), problem))
        }));
        let section = entry.section.as_deref().unwrap_or_default();
        let texts = [entry.title(), entry.puzzle.author(), &entry.label, section];
        problems.extend(texts.into_iter().find_map(turned).map(|problem| (Some(index), problem)));
    }
    let placed = |(puzzle, problem): (Option<usize>, PreflightProblem)| {
        let page = puzzle.and_then(|puzzle| booklet.pages.get(puzzle).copied().flatten());
        PreflightFinding { problem, position: FindingPosition { page, puzzle } }
    };
    problems.into_iter().map(placed).collect()
}

/// Returns the words in braces that are none of these placeholders, each once.
fn unknown_placeholders(template: &str, known: &[&str]) -> Vec<PreflightProblem> {
    let mut found = BTreeSet::new();
    let mut rest = template;
    while let Some(start) = rest.find('{') {
        let Some(end) = rest[start..].find('}') else { break };
        let word = &rest[start..=start + end];
        // The innermost braces are a placeholder, as in `{{page}}`.
        let word = word.rfind('{').map_or(word, |inner| &word[inner..]);
        if !known.contains(&word) {
            found.insert(word.to_owned());
        }
        rest = &rest[start + end + 1..];
    }
    let known = known.join(", ");
    found.into_iter().map(|text| PreflightProblem::UnknownPlaceholder { text, known: known.clone() }).collect()
}

/// Returns the problem of a text with characters that turn the order of letters, or that do not end what they begin.
/// Marks that only give a direction to signs next to them do no harm.
pub(super) fn turned(text: &str) -> Option<PreflightProblem> {
    let mut open = 0_usize;
    for letter in text.chars() {
        match letter {
            // Overrides turn even letters that have a direction of their own.
            '\u{202d}' | '\u{202e}' => return Some(problem(text)),
            '\u{202a}' | '\u{202b}' | '\u{2066}'..='\u{2068}' => open += 1,
            // An end without a beginning has no effect.
            '\u{202c}' | '\u{2069}' => open = open.saturating_sub(1),
            _ => {}
        }
    }
    (open > 0).then(|| problem(text))
}

fn problem(text: &str) -> PreflightProblem {
    let is_control = |letter: char| matches!(letter, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let shown = text.trim().replace(is_control, "□");
    PreflightProblem::TurnedLetters { text: shown }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_in_braces_are_placeholders_or_named() {
        let unknown = |template: &str| {
            let found = unknown_placeholders(template, &["{title}", "{page}"]);
            let word = |problem| match problem {
                PreflightProblem::UnknownPlaceholder { text, .. } => text,
                other => panic!("{other:?}"),
            };
            found.into_iter().map(word).collect::<Vec<_>>()
        };
        assert!(unknown("{title} — {page}").is_empty() && unknown("a { b").is_empty() && unknown("").is_empty());
        assert_eq!(unknown("{titel} {seite} {titel} {page}"), ["{seite}", "{titel}"]);
        assert_eq!(unknown("{{page}} {Title}"), ["{Title}"]);
    }

    #[test]
    fn letters_are_turned_by_overrides_and_what_does_not_end() {
        for text in ["abc\u{202e}def\u{202c}", "\u{202d}x", "\u{2067}שלום", "a\u{202b}b"] {
            assert!(turned(text).is_some(), "{text:?}");
        }
        for text in ["abc", "שלום (a)", "\u{2068}abc\u{2069} \u{200e}!", "\u{202b}x\u{202c}", "نرگس\u{200c}ها"]
        {
            assert_eq!(turned(text), None, "{text:?}");
        }
    }
}
