//! Terminal output. No other module of the command line writes to standard output or standard error.
//!
//! **Invariant.** File names, titles and all other external text are printed with control characters escaped. Raw, they
//! could recolour the terminal, erase what it shows or type on behalf of the user. File contents are printed verbatim,
//! as their writers escape control characters.

use std::fmt::{self, Display, Write as _};
use std::io::{self, Write};

use serde::Serialize;

use super::outcome::Outcome;
use crate::formats::SpooledText;
use crate::words::system_reason;

/// Displays a text on one line, with control characters escaped as in `\u{1b}`.
pub(super) struct Escaped<T>(pub T);

impl<T: Display> Display for Escaped<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(EscapingWriter { to: f, escape: |letter, to| write!(to, "{}", letter.escape_default()) }, "{}", self.0)
    }
}

/// Returns whether a character affects the terminal or the order in which it shows the characters around it.
fn is_control_like(letter: char) -> bool {
    let turns = matches!(letter, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let breaks = matches!(letter, '\u{2028}' | '\u{2029}');
    letter.is_control() || turns || breaks
}

/// A writer adapter that escapes characters that affect the terminal.
struct EscapingWriter<'a, W> {
    to: &'a mut W,
    escape: fn(char, &mut W) -> fmt::Result,
}

impl<W: fmt::Write> fmt::Write for EscapingWriter<'_, W> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let mut rest = text;
        while let Some((at, letter)) = rest.char_indices().find(|&(_, letter)| is_control_like(letter)) {
            self.to.write_str(&rest[..at])?;
            (self.escape)(letter, self.to)?;
            rest = &rest[at + letter.len_utf8()..];
        }
        self.to.write_str(rest)
    }
}

// Unlike `eprintln!`, the two functions below do not panic if standard error is closed.

pub(super) fn report_error(error: impl Display) {
    let _ = writeln!(io::stderr(), "error: {}", message(error));
}

pub(super) fn report_warning(warning: impl Display) {
    let _ = writeln!(io::stderr(), "warning: {}", message(warning));
}

/// Returns the printed form of a message. It is truncated, as it may quote megabytes of a broken file.
fn message(message: impl Display) -> String {
    const MAX_LETTERS: usize = 4000;
    let shown = Escaped(message).to_string();
    match shown.char_indices().nth(MAX_LETTERS) {
        Some((end, _)) => format!("{}… ({} more letters)", &shown[..end], shown[end..].chars().count()),
        None => shown,
    }
}

/// Prints an error in the arguments.
pub(super) fn print_usage(error: &clap::Error) {
    let plain = error.render().to_string();
    // An error quotes arguments over several lines. If printing fails, nothing is left to report to.
    let _ = match plain.lines().any(|line| line.chars().any(is_control_like)) {
        true => plain.lines().try_for_each(|line| writeln!(io::stderr(), "{}", Escaped(line))),
        false => error.print(),
    };
}

/// Prints the requested help or version.
pub(super) fn print_help(help: &clap::Error) -> Outcome {
    let printed = help.print().and_then(|()| io::stdout().flush());
    printed.map_or_else(output_error, |()| Outcome::Fine)
}

/// Reports an error and returns the outcome of the command.
pub(super) fn fail(error: impl Display) -> Outcome {
    report_error(error);
    Outcome::Unreadable
}

/// Returns the outcome of a command that cannot write to standard output. A closed pipe is no error: its reader has
/// seen enough.
pub(super) fn output_error(error: io::Error) -> Outcome {
    match error.kind() {
        io::ErrorKind::BrokenPipe => Outcome::BrokenPipe,
        _ => fail(format_args!("standard output: {}", system_reason(&error))),
    }
}

/// Output that is collected and printed when its turn comes.
#[derive(Default)]
pub(super) struct OutputReport {
    out: Vec<u8>,
    /// Errors and warnings, for standard error.
    errors: String,
}

impl OutputReport {
    /// Adds a line of text.
    pub(super) fn line(&mut self, line: impl Display) {
        let start = self.out.len();
        let _ = write!(self.out, "{line}");
        self.end_line(start, |line| Escaped(line).to_string());
    }

    /// Adds a line of text given in pieces.
    pub(super) fn pieces(&mut self, pieces: &[&str]) {
        let start = self.out.len();
        pieces.iter().for_each(|piece| self.out.extend_from_slice(piece.as_bytes()));
        self.end_line(start, |line| Escaped(line).to_string());
    }

    /// Ends the line that begins at `start`, escaping it if necessary. Nearly all lines are plain ASCII, and scanning a
    /// whole line for that is faster than going character by character.
    fn end_line(&mut self, start: usize, escaped: impl Fn(&str) -> String) {
        // `&` and `fold` have no early exit, so the compiler can vectorise the loop.
        let is_plain = |plain: bool, byte: &u8| plain & matches!(byte, b' '..=b'~');
        if !self.out[start..].iter().fold(true, is_plain) {
            let line = self.out.split_off(start);
            self.out.extend_from_slice(escaped(&String::from_utf8_lossy(&line)).as_bytes());
        }
        self.out.push(b'\n');
    }

    /// Adds a line with a JSON value.
    pub(super) fn json(&mut self, value: &impl Serialize) {
        let start = self.out.len();
        if let Err(error) = serde_json::to_writer(&mut self.out, value) {
            self.out.truncate(start);
            return self.error(error);
        }
        self.end_line(start, |line| EscapedJson(line).to_string());
    }

    /// Appends another report.
    pub(super) fn append(&mut self, other: &OutputReport) {
        self.out.extend_from_slice(&other.out);
        self.errors += &other.errors;
    }

    /// Adds the contents of a file.
    pub(super) fn text(&mut self, text: &str) {
        self.out.extend_from_slice(text.as_bytes());
    }

    pub(super) fn error(&mut self, error: impl Display) {
        self.errors += &format!("error: {}\n", message(error));
    }

    pub(super) fn warning(&mut self, warning: impl Display) {
        self.errors += &format!("warning: {}\n", message(warning));
    }

    /// Returns the text for standard output, and the errors and warnings.
    #[cfg(test)]
    pub(super) fn into_texts(self) -> (String, String) {
        (String::from_utf8_lossy(&self.out).into_owned(), self.errors)
    }

    pub(super) fn bytes(&self) -> usize {
        self.out.len() + self.errors.len()
    }
}

/// Standard output.
pub(super) struct Out(io::Stdout);

impl Out {
    pub(super) fn new() -> Out {
        Out(io::stdout())
    }

    /// Prints a report and flushes it.
    pub(super) fn report(&mut self, report: &OutputReport) -> io::Result<()> {
        if !report.errors.is_empty() {
            let _ = io::stderr().write_all(report.errors.as_bytes());
        }
        if report.out.is_empty() {
            return Ok(());
        }
        let mut out = self.0.lock();
        out.write_all(&report.out)?;
        out.flush()
    }

    /// Prints a line of text.
    pub(super) fn line(&mut self, line: impl Display) -> io::Result<()> {
        writeln!(self.0, "{}", Escaped(line))
    }

    /// Prints a line with a JSON value.
    pub(super) fn json(&mut self, value: &impl Serialize) -> io::Result<()> {
        let line = serde_json::to_string(value)?;
        writeln!(self.0, "{}", EscapedJson(&line))
    }

    /// Prints the contents of a file.
    pub(super) fn text(&mut self, text: &str) -> io::Result<()> {
        self.0.write_all(text.as_bytes())
    }

    /// Prints a text that was held until it was complete.
    pub(super) fn held(&mut self, held: SpooledText) -> io::Result<()> {
        held.copy_to(&mut self.0)
    }

    /// Makes the output so far visible to its reader.
    pub(super) fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

/// Displays one line of JSON with control characters escaped. They can only occur within its strings, where those in
/// ASCII are escaped already.
struct EscapedJson<'a>(&'a str);

impl Display for EscapedJson<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // All characters that are escaped are below U+10000, so one unit of UTF-16 is enough.
        write!(EscapingWriter { to: f, escape: |letter, to| write!(to, "\\u{:04x}", u32::from(letter)) }, "{}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_letters_that_act_are_escaped() {
        for (text, expected) in [
            ("plain \\ “quoted” نرگس\u{200c}ها 🧩", "plain \\ “quoted” نرگس\u{200c}ها 🧩"),
            ("\x1b[31mred\r\n", "\\u{1b}[31mred\\r\\n"),
            ("\u{9b}2J\u{7f}\0", "\\u{9b}2J\\u{7f}\\u{0}"),
            ("a\u{202e}b\u{2066}", "a\\u{202e}b\\u{2066}"),
        ] {
            assert_eq!(Escaped(text).to_string(), expected);
        }
    }

    #[test]
    fn json_stays_what_it_says() {
        let text = "\u{1b}[1m \u{9b}2J\u{7f} \u{202e}é\n";
        let json = EscapedJson(&serde_json::to_string(text).unwrap()).to_string();
        assert!(!json.chars().any(is_control_like), "{json}");
        assert_eq!(serde_json::from_str::<String>(&json).unwrap(), text);
    }
}
