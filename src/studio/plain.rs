//! Text as window systems take it: one line without control characters, of bounded length.

/// The most letters that are handed over; no window shows as many, and X11 ends clients that send too much at once.
const MOST_LETTERS: usize = 200;

/// The text with a space for every control character (X11 takes none, and a NUL ends the program), cut off where it is
/// longer than any window shows.
pub(super) fn plain_line(text: &str) -> String {
    let plain = |letter: char| if letter.is_control() { ' ' } else { letter };
    let mut line: String = text.chars().take(MOST_LETTERS).map(plain).collect();
    if text.chars().nth(MOST_LETTERS).is_some() {
        line.push('…');
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_plain_and_short() {
        let long = "x".repeat(130_000);
        let cut = format!("{}…", "x".repeat(MOST_LETTERS));
        for (text, line) in [
            ("Snow", "Snow"),
            ("a\0b", "a b"),
            ("a\r\nb\u{1b}[2J\u{85}", "a  b [2J "),
            ("برف", "برف"),
            (long.as_str(), cut.as_str()),
            (&long[..MOST_LETTERS], &long[..MOST_LETTERS]),
        ] {
            assert_eq!(plain_line(text), line);
        }
    }
}
