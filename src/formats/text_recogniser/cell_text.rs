//! The text of one cell, as boards made of text have it.

/// Words for an empty cell in programs and tables.
const EMPTY_WORDS: [&str; 9] = ["null", "none", "nil", "undefined", "nan", "na", "n/a", "empty", "blank"];

/// The most digits of a cell: all candidates.
const MOST_DIGITS: usize = 9;

/// Returns the content of a cell without decorations: `.` if it is empty, else digits, or a letter. Returns None if the
/// text is no cell.
pub(super) fn cell(text: &str) -> Option<String> {
    let decoration = |symbol: char| symbol.is_whitespace() || "\"'`()[]{}".contains(symbol);
    let mut inner = text.trim_matches(decoration);
    // Bold and slanted digits of Markdown, and digits marked with a star.
    if inner.len() > 1 && inner.contains(|symbol: char| symbol.is_ascii_alphanumeric()) {
        inner = inner.trim_matches(['*', '_', '~']);
    }
    if inner.is_empty() || inner.chars().all(is_blank) {
        let is_zero = !inner.is_empty() && inner.bytes().all(|byte| byte == b'0');
        return Some(if is_zero { "0" } else { "." }.to_owned());
    }
    let mut symbols = inner.chars();
    if let (Some(letter), None) = (symbols.next(), symbols.next())
        && letter.is_ascii_alphabetic()
    {
        return Some(inner.to_owned());
    }
    if inner.len() <= MOST_DIGITS && inner.bytes().all(|byte| byte.is_ascii_digit()) {
        return Some(inner.to_owned());
    }
    // Numbers of spreadsheets may have a fraction of zero.
    let whole = inner
        .strip_suffix(".0")
        .or_else(|| inner.strip_suffix('.'))
        .filter(|whole| whole.len() <= 2 && whole.parse::<u8>().is_ok());
    if let Some(whole) = whole {
        return Some(whole.to_owned());
    }
    EMPTY_WORDS.iter().any(|word| inner.eq_ignore_ascii_case(word)).then(|| ".".to_owned())
}

/// Returns whether a sign, alone or repeated, is an empty cell.
pub(super) fn is_blank(symbol: char) -> bool {
    matches!(symbol, '.' | '0' | '*' | '_' | '-' | '?')
}

/// Returns whether the cell's text is a set of candidates: several digits, each larger than the one before.
pub(super) fn is_candidates(cell: &str) -> bool {
    cell.len() > 1 && cell.as_bytes().windows(2).all(|pair| pair[0] < pair[1]) && !cell.starts_with('0')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_digits_letters_or_empty() {
        for (text, expected) in [
            ("5", Some("5")),
            (" \"5\" ", Some("5")),
            ("**5**", Some("5")),
            ("{12}", Some("12")),
            ("16", Some("16")),
            ("5.0", Some("5")),
            ("5.", Some("5")),
            ("G", Some("G")),
            ("", Some(".")),
            ("--", Some(".")),
            ("None", Some(".")),
            ("null", Some(".")),
            ("0", Some("0")),
            ("x", Some("x")),
            ("R1", None),
            ("-5", None),
            ("5.5", None),
            ("1234567890", None),
            ("Grid", None),
        ] {
            assert_eq!(cell(text).as_deref(), expected, "{text}");
        }
        assert!(is_candidates("149") && !is_candidates("5") && !is_candidates("21") && !is_candidates("012"));
    }
}
