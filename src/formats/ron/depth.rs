//! Scans a text before it is parsed: for the nesting depth of brackets, and for comments. The parser scans the rest of
//! a bracket once for each enclosing bracket, so a file of nothing but opening brackets would take it hours.

use crate::formats::limits::DEPTH as MAX;
use crate::formats::{ReadError, ReadErrorKind};

/// Returns an error at the first bracket that is nested too deeply.
pub(super) fn check_depth(file: &str, text: &str) -> Result<(), ReadError> {
    too_deep(text).map_or(Ok(()), |at| Err(error_at(file, text, at)))
}

/// Returns the error for the bracket at an offset.
pub(super) fn error_at(file: &str, text: &str, at: usize) -> ReadError {
    let before = &text[..at];
    let line = 1 + before.matches('\n').count();
    let column = 1 + before.chars().rev().take_while(|&symbol| symbol != '\n').count();
    ReadErrorKind::TooDeep { limit: MAX }.at(file, line, column)
}

/// Returns the offset of the first opening bracket that is nested too deeply, ignoring strings and comments.
pub(super) fn too_deep(text: &str) -> Option<usize> {
    let (mut depth, mut at) = (0_usize, 0);
    while let Some((part, length)) = first_part(&text[at..]) {
        match part {
            TextPart::Opens if depth == MAX => return Some(at),
            TextPart::Opens => depth += 1,
            TextPart::Closes => depth = depth.saturating_sub(1),
            TextPart::Comment | TextPart::Other => {}
        }
        at += length;
    }
    None
}

/// Returns whether a text contains a comment.
pub(in crate::formats) fn has_comment(text: &str) -> bool {
    let mut at = 0;
    while let Some((part, length)) = first_part(&text[at..]) {
        if part == TextPart::Comment {
            return true;
        }
        at += length;
    }
    false
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum TextPart {
    Opens,
    Closes,
    Comment,
    Other,
}

/// Returns the first lexical part of a text and its length.
fn first_part(text: &str) -> Option<(TextPart, usize)> {
    Some(match text.chars().next()? {
        '"' => (TextPart::Other, string(text)),
        'r' if is_raw(text) => (TextPart::Other, raw_string(text)),
        '\'' => (TextPart::Other, character(text)),
        '/' if text.starts_with("//") => (TextPart::Comment, text.find('\n').unwrap_or(text.len())),
        '/' if text.starts_with("/*") => (TextPart::Comment, comment(text)),
        '(' | '[' | '{' => (TextPart::Opens, 1),
        ')' | ']' | '}' => (TextPart::Closes, 1),
        other => (TextPart::Other, other.len_utf8()),
    })
}

/// Returns the length of the string at the start of a text, with its quotation marks.
fn string(text: &str) -> usize {
    let mut escaped = false;
    for (at, symbol) in text.char_indices().skip(1) {
        match symbol {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return at + 1,
            _ => {}
        }
    }
    text.len()
}

/// Returns whether a text begins with a raw string, such as `r#"…"#`.
fn is_raw(text: &str) -> bool {
    text[1..].trim_start_matches('#').starts_with('"')
}

fn raw_string(text: &str) -> usize {
    let marks = text[1..].chars().take_while(|&symbol| symbol == '#').count();
    let (start, end) = (marks + 2, format!("\"{}", "#".repeat(marks)));
    text[start..].find(&end).map_or(text.len(), |at| start + at + end.len())
}

/// Returns the length of a character literal, or of the single quotation mark alone.
fn character(text: &str) -> usize {
    let mut symbols = text.char_indices().skip(1);
    let inside = symbols.next().map(|(_, symbol)| symbol);
    let Some((at, end)) = symbols.next() else { return text.len() };
    match (inside, end) {
        // An escape may have any length; a quotation mark or bracket can only be right after the backslash.
        (Some('\\'), end) => at + end.len_utf8(),
        (_, '\'') => at + 1,
        _ => 1,
    }
}

/// Returns the length of a comment, which may contain nested ones.
fn comment(text: &str) -> usize {
    let (mut depth, mut at) = (0_usize, 0);
    loop {
        let rest = &text[at..];
        let Some(next) = rest.find(['/', '*']) else { return text.len() };
        at += next;
        let rest = &text[at..];
        if rest.starts_with("/*") {
            (depth, at) = (depth + 1, at + 2);
        } else if rest.starts_with("*/") {
            (depth, at) = (depth - 1, at + 2);
            if depth == 0 {
                return at;
            }
        } else {
            at += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn brackets_count_where_they_are_brackets() {
        let open = "(".repeat(MAX);
        for (text, expected) in [
            (open.clone(), None),
            (format!("{open}("), Some(MAX)),
            (format!("{open})("), None),
            (format!("{open}\"(\\\"(\"[1]"), Some(MAX + 6)),
            (format!("{open}\"((("), None),
            (format!("{open}r#\"(\"(\"#{{"), Some(MAX + 8)),
            (format!("{open}// ((\n"), None),
            (format!("{open}/* (/* ( */ ( */("), Some(MAX + 16)),
            (format!("{open}'(''\\'''\"'"), None),
            (format!("{open}é'é'("), Some(MAX + 6)),
            (format!("{open}rule("), Some(MAX + 4)),
        ] {
            assert_eq!(too_deep(&text), expected, "{text}");
        }
    }

    #[test]
    fn comments_are_told_from_what_looks_like_them() {
        for (text, expected) in [
            ("(title: \"// none\", at: r#\"/* \" */\"#)", false),
            ("(a: 1 / 2, b: '\"', c: \"\\\"//\")", false),
            ("(a: 1) // one", true),
            ("/* one */ (a: 1)", true),
            ("(a: '\"', /* one */ b: \"\")", true),
            ("", false),
        ] {
            assert_eq!(has_comment(text), expected, "{text}");
        }
    }

    #[test]
    fn the_bracket_is_named_by_its_place() {
        let error = check_depth("f", &format!("(\n{}", "Some(".repeat(20))).unwrap_err();
        assert_eq!(error.to_string(), "f: line 2, column 80: brackets are nested more than 16 deep");
    }
}
