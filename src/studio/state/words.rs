//! Formatting of numbers, times, colours, paths and sentences.

use std::path::Path;

use crate::scene::Tint;
use crate::words::{Arg, current_language, local_digits, say};

/// Returns the name of a colour.
pub(in crate::studio) fn tint_name(tint: Tint) -> String {
    say!(match tint {
        Tint::Sand => "view-colour-sand",
        Tint::Green => "view-colour-green",
        Tint::Blue => "view-colour-blue",
        Tint::Violet => "view-colour-violet",
        Tint::Rose => "view-colour-rose",
        Tint::Grey => "view-colour-grey",
    })
}

/// Formats a number with thin spaces between thousands, in the digits of the language.
pub(in crate::studio) fn grouped(number: u64) -> String {
    local_digits(&spaced(number))
}

/// Returns a number for a message, with thin spaces, in the digits of the message's language.
pub(in crate::studio) fn count(number: u64) -> Arg {
    Arg::Figures(spaced(number))
}

fn spaced(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push('\u{2009}');
        }
        text.push(digit);
    }
    text
}

/// Converts a typed number to Western digits, with a decimal point and no thousands separators.
pub(in crate::studio) fn western(typed: &str) -> String {
    let plain = |letter: char| match letter {
        '۰'..='۹' => char::from_u32(u32::from(letter) - u32::from('۰') + u32::from('0')),
        '٠'..='٩' => char::from_u32(u32::from(letter) - u32::from('٠') + u32::from('0')),
        '٫' => Some('.'),
        '−' => Some('-'),
        '٬' => None,
        _ if letter.is_whitespace() => None,
        _ => Some(letter),
    };
    typed.chars().filter_map(plain).collect()
}

/// Formats a time with a suitable unit: "38 µs", "0.6 ms", "74 ms", "3.2 s", "2 min 5 s".
pub(in crate::studio) fn duration(time: std::time::Duration) -> String {
    let seconds = time.as_secs_f64();
    match seconds {
        _ if seconds < 0.0001 => say!("tell-words-microseconds", time = local_digits(&format!("{:.0}", seconds * 1e6))),
        _ if seconds < 0.01 => {
            say!("tell-words-milliseconds", time = local_digits(&format!("{:.1}", seconds * 1000.0)))
        }
        _ if seconds < 1.0 => say!("tell-words-milliseconds", time = local_digits(&format!("{:.0}", seconds * 1000.0))),
        _ if seconds < 60.0 => say!("tell-words-seconds", time = local_digits(&format!("{seconds:.1}"))),
        _ => say!("tell-words-minutes", minutes = time.as_secs() / 60, seconds = time.as_secs() % 60),
    }
}

/// The maximum number of letters passed to the system. No window shows as many, and X11 disconnects clients that send
/// too much at once.
const MAX_LETTERS: usize = 200;

/// Returns the text with control characters replaced by spaces, and truncated. X11 accepts no control characters,
/// and a NUL ends the program.
pub(in crate::studio) fn plain_line(text: &str) -> String {
    let plain = |letter: char| if letter.is_control() { ' ' } else { letter };
    let mut line: String = text.chars().take(MAX_LETTERS).map(plain).collect();
    if text.chars().nth(MAX_LETTERS).is_some() {
        line.push('…');
    }
    line
}

/// Returns the name of a file for display, with a placeholder for each letter that would break the line, act as a
/// control character or reverse the text. The number of letters stays the same.
pub(in crate::studio) fn shown_name(name: &str) -> String {
    let turns = |letter: char| matches!(letter, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let acts = |letter: char| letter.is_control() || turns(letter) || matches!(letter, '\u{2028}' | '\u{2029}');
    name.chars().map(|letter| if acts(letter) { '□' } else { letter }).collect()
}

/// Returns the file name of a path for display.
pub(in crate::studio) fn shown_file_name(path: &Path) -> String {
    shown_name(&path.file_name().unwrap_or(path.as_os_str()).to_string_lossy())
}

/// Returns the text with an initial capital and exactly one full stop.
pub(in crate::studio) fn sentence(words: &str) -> String {
    let mut letters = words.trim_end_matches('.').chars();
    let first = letters.next().map(|letter| letter.to_uppercase().to_string()).unwrap_or_default();
    format!("{first}{}.", letters.as_str())
}

/// Returns the path of a file for display, isolated as left-to-right text in languages that are read from right to
/// left.
pub(in crate::studio) fn shown_path(path: &Path) -> String {
    let shown = shown_name(&path.display().to_string());
    if current_language().is_right_to_left() { format!("{BEGIN_LTR_ISOLATE}{shown}{END_ISOLATE}") } else { shown }
}

/// The Unicode character that begins an isolated part of a text, read from left to right.
const BEGIN_LTR_ISOLATE: char = '\u{2066}';
/// The Unicode character that ends the isolated part.
const END_ISOLATE: char = '\u{2069}';

/// Returns a text of several lines, which may contain file names, for display.
pub(in crate::studio) fn shown_lines(text: &str) -> String {
    let lines: Vec<String> = text.lines().map(shown_name).collect();
    lines.join("\n")
}

/// Returns a system error message without its error number.
pub(in crate::studio) fn plain_error(error: &str) -> String {
    let mut plain = error.to_owned();
    while let Some(start) = plain.find(" (os error ") {
        let Some(length) = plain[start..].find(')') else { break };
        plain.replace_range(start..=start + length, "");
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn numbers_and_times_read_well() {
        for (number, text) in [(0, "0"), (999, "999"), (1324, "1\u{2009}324"), (1_000_000, "1\u{2009}000\u{2009}000")] {
            assert_eq!(grouped(number), text);
        }
        for (micros, text) in
            [(38, "38 µs"), (600, "0.6 ms"), (74_400, "74 ms"), (3_210_000, "3.2 s"), (125_000_000, "2 min 5 s")]
        {
            assert_eq!(duration(Duration::from_micros(micros)), text);
        }
    }

    #[test]
    fn lines_are_plain_and_short() {
        let long = "x".repeat(130_000);
        let cut = format!("{}…", "x".repeat(MAX_LETTERS));
        for (text, line) in [
            ("Snow", "Snow"),
            ("a\0b", "a b"),
            ("a\r\nb\u{1b}[2J\u{85}", "a  b [2J "),
            ("برف", "برف"),
            (long.as_str(), cut.as_str()),
            (&long[..MAX_LETTERS], &long[..MAX_LETTERS]),
        ] {
            assert_eq!(plain_line(text), line);
        }
    }

    #[test]
    fn names_of_files_show_what_would_act() {
        for (name, shown) in [
            ("snow 9.ron", "snow 9.ron"),
            ("برف\u{200c}ها.ron", "برف\u{200c}ها.ron"),
            ("a\nb\u{1b}[2J\u{202e}nor.ron", "a□b□[2J□nor.ron"),
            ("\u{2066}x\u{2069}\u{2028}\u{85}\t", "□x□□□□"),
        ] {
            assert_eq!(shown_name(name), shown);
            assert_eq!(shown.chars().count(), name.chars().count());
        }
    }
}
