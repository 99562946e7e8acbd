//! Takes a text out of its wrapping: quotation marks of mails, code blocks of Markdown, tags of forums and pages, and
//! signs that look like digits or empty cells. Lines keep their numbers.

use std::borrow::Cow;

/// The names of tags that only change the look of what they enclose, in forums and in HTML.
const TAGS: [&str; 26] = [
    "b",
    "blockquote",
    "br",
    "center",
    "code",
    "color",
    "div",
    "em",
    "font",
    "hide",
    "i",
    "li",
    "p",
    "pre",
    "quote",
    "samp",
    "size",
    "span",
    "spoiler",
    "strong",
    "tt",
    "u",
    "ul",
    "url",
    "body",
    "html",
];

/// The names of characters in HTML.
const ENTITIES: [(&str, &str); 9] = [
    ("&nbsp;", " "),
    ("&#160;", " "),
    ("&#xa0;", " "),
    ("&lt;", "<"),
    ("&gt;", ">"),
    ("&quot;", "\""),
    ("&#39;", "'"),
    ("&#124;", "|"),
    // Last, since it may be a part of the others.
    ("&amp;", "&"),
];

/// Returns the text without its wrapping, with as many lines; borrowed if it had none.
pub(super) fn unwrapped(text: &str) -> Cow<'_, str> {
    let quoted = quoted_lines(text);
    let mut lines: Vec<Cow<'_, str>> = Vec::new();
    for (line, quoted) in text.lines().zip(quoted) {
        let line = if quoted { Cow::Borrowed(without_quotes(line)) } else { Cow::Borrowed(line) };
        lines.push(unwrapped_line(line));
    }
    let same = lines.iter().zip(text.lines()).all(|(new, old)| new == old);
    if same { Cow::Borrowed(text) } else { Cow::Owned(lines.join("\n") + "\n") }
}

fn unwrapped_line(line: Cow<'_, str>) -> Cow<'_, str> {
    let trimmed = line.trim();
    if trimmed.starts_with("```") || trimmed.starts_with("~~~") {
        return Cow::Borrowed("");
    }
    let mut line = line;
    if line.contains(['[', '<']) {
        line = Cow::Owned(without_tags(&line));
    }
    if line.contains('&') {
        line = Cow::Owned(ENTITIES.iter().fold(line.into_owned(), |line, (name, sign)| line.replace(name, sign)));
    }
    let trimmed = line.trim();
    if trimmed.len() > 2 && trimmed.starts_with('`') && trimmed.ends_with('`') {
        line = Cow::Owned(trimmed.trim_matches('`').to_owned());
    }
    if !line.is_ascii() {
        line = Cow::Owned(line.chars().filter_map(plain).collect());
    }
    line
}

/// Returns for each line whether it belongs to a passage in which each line begins with `>`. A single line may be a row
/// of arrows, and two may be a coincidence.
fn quoted_lines(text: &str) -> Vec<bool> {
    const FEWEST: usize = 3;
    let mut quoted: Vec<bool> = text.lines().map(|line| line.trim_start().starts_with('>')).collect();
    for run in quoted.chunk_by_mut(|one, other| one == other) {
        if run.len() < FEWEST {
            run.fill(false);
        }
    }
    quoted
}

/// Removes the signs of quotation, each with a blank after it.
fn without_quotes(line: &str) -> &str {
    let mut rest = line.trim_start();
    while let Some(inner) = rest.strip_prefix('>') {
        rest = inner.strip_prefix(' ').unwrap_or(inner);
    }
    rest
}

/// Removes tags that only change the look.
fn without_tags(line: &str) -> String {
    let mut kept = String::with_capacity(line.len());
    let mut rest = line;
    while let Some(at) = rest.find(['[', '<']) {
        kept.push_str(&rest[..at]);
        let close = if rest[at..].starts_with('[') { ']' } else { '>' };
        let tag = rest[at + 1..].find(close).map(|end| &rest[at + 1..at + 1 + end]);
        match tag.filter(|tag| is_look(tag)) {
            Some(tag) => rest = &rest[at + tag.len() + 2..],
            None => {
                kept.push_str(&rest[at..=at]);
                rest = &rest[at + 1..];
            }
        }
    }
    kept + rest
}

fn is_look(tag: &str) -> bool {
    let name = tag.strip_prefix('/').unwrap_or(tag).trim_end_matches('/');
    let end = name.find(|symbol: char| !symbol.is_ascii_alphanumeric()).unwrap_or(name.len());
    let rest = &name[end..];
    let plain = rest.is_empty() || rest.starts_with(['=', ' ']);
    plain && TAGS.iter().any(|known| name[..end].eq_ignore_ascii_case(known))
}

/// Returns the plain sign for one that looks like it; None for signs without width.
fn plain(symbol: char) -> Option<char> {
    let digit = |zero: char| char::from_digit(symbol as u32 - zero as u32, 10);
    match symbol {
        '\u{200b}'..='\u{200f}' | '\u{feff}' | '\u{fe0e}' | '\u{fe0f}' | '\u{20e3}' => None,
        '\u{a0}' | '\u{2000}'..='\u{200a}' | '\u{202f}' | '\u{205f}' | '\u{3000}' => Some(' '),
        '０'..='９' => digit('０'),
        '٠'..='٩' => digit('٠'),
        '۰'..='۹' => digit('۰'),
        '·' | '•' | '∙' | '⋅' | '◦' | '○' | '□' | '▢' | '⬜' | '◻' | '．' | '・' => Some('.'),
        '–' | '—' | '−' | '‐' | '‑' | '＿' => Some(if symbol == '＿' { '_' } else { '-' }),
        '｜' | '￨' | '∣' => Some('|'),
        '“' | '”' | '„' | '«' | '»' => Some('"'),
        '‘' | '’' => Some('\''),
        '，' => Some(','),
        other => Some(other),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wrappings_are_taken_off() {
        for (text, expected) in [
            ("[code]\n53..\n[/code]", "\n53..\n\n"),
            ("[quote=\"Ann\"]53..[/quote]", "53..\n"),
            ("```text\n53..\n```", "\n53..\n\n"),
            ("> 53..\n> 6..1\n>> 7...", "53..\n6..1\n7...\n"),
            ("<pre>5&nbsp;3</pre><br>", "5 3\n"),
            ("`53..`", "53..\n"),
            ("５３··", "53..\n"),
            ("۵۳□□", "53..\n"),
            ("5\u{fe0f}\u{20e3}3\u{fe0f}\u{20e3}", "53\n"),
        ] {
            assert_eq!(unwrapped(text), expected, "{text}");
        }
        for text in ["> 53", "[Puzzle]\n53..", "<opensudoku>", "[3] [4]", "", "a < b", "`"] {
            assert!(matches!(unwrapped(text), Cow::Borrowed(_)), "{text}");
        }
    }
}
