//! Cells of text that hold numbers of up to two digits, as in tables and lists of large sudokus, separated by commas,
//! semicolons, tabs, bars or blanks.

use super::symbol_set::is_blank;
use crate::board::{Digit, Numbering};

/// Converts a text of numbers to one symbol per cell: a digit, `0`, or `.` for an empty cell. Returns None if the
/// number of cells differs, or a number is no digit of a board of this size.
pub(super) fn number_cells(text: &str, cells: usize, size: u8) -> Option<Vec<char>> {
    // The separators to try, and whether two separators with nothing between them enclose an empty cell.
    let ways: [(&[char], bool); 5] = [
        (&[','], true),
        (&[';'], true),
        (&['\t'], true),
        (&['|', '│', '!'], true),
        (&[' ', '\t', '|', '│', '!'], false),
    ];
    let bracketed = text.trim().starts_with('[');
    ways.into_iter().find_map(|(signs, empty)| {
        // Lists in brackets, and rows with bars, may have a separator at their ends.
        let framed = bracketed || signs.contains(&'|');
        let inner =
            if framed { text.trim().trim_matches(|sign| "[] ".contains(sign) || signs.contains(&sign)) } else { text };
        let inner = inner.trim_matches(['\r', '\n']);
        let parts: Vec<&str> = inner.split(|sign| signs.contains(&sign)).map(unquoted).collect();
        let parts: Vec<&str> = parts.into_iter().filter(|part| empty || !part.is_empty()).collect();
        let parts = if parts.len() == cells + 1 && parts.last() == Some(&"") { &parts[..cells] } else { &parts[..] };
        (parts.len() == cells).then(|| parts.iter().map(|part| cell(part, size)).collect::<Option<Vec<char>>>())?
    })
}

/// Returns the content of a cell, without quotation marks and brackets.
fn unquoted(part: &str) -> &str {
    part.trim_matches(|sign: char| sign.is_whitespace() || matches!(sign, '"' | '\'' | '[' | ']'))
}

/// Returns the symbol of a cell.
fn cell(text: &str, size: u8) -> Option<char> {
    let blank = |symbol: char| is_blank(symbol) && symbol != '0';
    match text.parse::<u8>() {
        Ok(_) if text.len() > 2 || text.starts_with('+') => None,
        Ok(0) => Some('0'),
        Ok(number) if number <= size => Numbering::FromOne.digit(number).map(Digit::symbol),
        Ok(_) => None,
        Err(_) if text.chars().all(blank) => Some('.'),
        Err(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_set_off_in_many_ways() {
        let read = |text| number_cells(text, 4, 16).map(|cells| cells.into_iter().collect::<String>());
        for (text, expected) in [
            ("1 12 0 16", Some("1C0G")),
            (" 1  .  -- 16 ", Some("1..G")),
            ("1,12,,16", Some("1C.G")),
            ("1;;;", Some("1...")),
            ("1,2,3,4,", Some("1234")),
            ("1\t\t\t16", Some("1..G")),
            ("| 1 | 12 |    | 16 |", Some("1C.G")),
            ("01 12 | 00 16", Some("1C0G")),
            ("[\"1\",\".\",\"3\",\"4\"],", Some("1.34")),
            ("1 2 3", None),
            ("1 2 3 17", None),
            ("1 2 3 A", None),
            ("1 2 3 +4", None),
            ("1 2 3 004", None),
        ] {
            assert_eq!(read(text).as_deref(), expected, "{text}");
        }
    }
}
