//! What is printed: the only place of the command line that writes to standard output and standard error.
//!
//! **Invariant.** Names of files, titles and all other words that come from outside are printed with their control
//! characters escaped: raw, these could recolour the terminal, erase what it shows or type in the user's name. Texts of
//! files are printed as they are; what writes them escapes control characters itself.

use std::fmt::{self, Display, Write as _};
use std::io::{self, Write};

use serde::Serialize;

use super::Outcome;
use crate::formats::Held;
use crate::words::system_reason;

/// A text of one line that is shown as it is, but for control characters: these stand as in `\u{1b}`.
pub(super) struct Shown<T>(pub T);

impl<T: Display> Display for Shown<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(Escaping { to: f, escape: |letter, to| write!(to, "{}", letter.escape_default()) }, "{}", self.0)
    }
}

/// Whether a letter acts on the terminal, or on the order in which it shows the letters around.
fn acts(letter: char) -> bool {
    let turns = matches!(letter, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let breaks = matches!(letter, '\u{2028}' | '\u{2029}');
    letter.is_control() || turns || breaks
}

/// Writes on what is written to it, letters that act in another form.
struct Escaping<'a, W> {
    to: &'a mut W,
    escape: fn(char, &mut W) -> fmt::Result,
}

impl<W: fmt::Write> fmt::Write for Escaping<'_, W> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let mut rest = text;
        while let Some((at, letter)) = rest.char_indices().find(|&(_, letter)| acts(letter)) {
            self.to.write_str(&rest[..at])?;
            (self.escape)(letter, self.to)?;
            rest = &rest[at + letter.len_utf8()..];
        }
        self.to.write_str(rest)
    }
}

// Unlike `eprintln!`, these do not panic when nobody reads standard error any more.

pub(super) fn report_error(error: impl Display) {
    let _ = writeln!(io::stderr(), "error: {}", message(error));
}

pub(super) fn report_warning(warning: impl Display) {
    let _ = writeln!(io::stderr(), "warning: {}", message(warning));
}

/// A message as it is shown. It may quote a file, which may have megabytes where a word should be.
fn message(message: impl Display) -> String {
    const MOST_LETTERS: usize = 4000;
    let shown = Shown(message).to_string();
    match shown.char_indices().nth(MOST_LETTERS) {
        Some((end, _)) => format!("{}… ({} more letters)", &shown[..end], shown[end..].chars().count()),
        None => shown,
    }
}

/// Says what is wrong with the arguments.
pub(super) fn print_usage(error: &clap::Error) {
    let plain = error.render().to_string();
    // Arguments are quoted in several lines of an error. Nobody is left to tell when even this cannot be printed.
    let _ = match plain.lines().any(|line| line.chars().any(acts)) {
        true => plain.lines().try_for_each(|line| writeln!(io::stderr(), "{}", Shown(line))),
        false => error.print(),
    };
}

/// Prints the help or the version that the arguments ask for.
pub(super) fn print_help(help: &clap::Error) -> Outcome {
    let printed = help.print().and_then(|()| io::stdout().flush());
    printed.map_or_else(unprintable, |()| Outcome::Fine)
}

/// Reports an error, and says how a command ends that met it.
pub(super) fn fail(error: impl Display) -> Outcome {
    report_error(error);
    Outcome::Unreadable
}

/// How a command ends that cannot write to standard output. Who stops reading along has seen enough: that is no error.
pub(super) fn unprintable(error: io::Error) -> Outcome {
    match error.kind() {
        io::ErrorKind::BrokenPipe => Outcome::BrokenPipe,
        _ => fail(format_args!("standard output: {}", system_reason(&error))),
    }
}

/// What is printed later, when its turn comes.
#[derive(Default)]
pub(super) struct Report {
    out: Vec<u8>,
    /// Errors and warnings.
    told: String,
}

impl Report {
    /// A line for people.
    pub(super) fn line(&mut self, line: impl Display) {
        let start = self.out.len();
        let _ = write!(self.out, "{line}");
        self.end_line(start, |line| Shown(line).to_string());
    }

    /// A line for people, in pieces that follow each other.
    pub(super) fn pieces(&mut self, pieces: &[&str]) {
        let start = self.out.len();
        pieces.iter().for_each(|piece| self.out.extend_from_slice(piece.as_bytes()));
        self.end_line(start, |line| Shown(line).to_string());
    }

    /// Ends the line that begins there; where it may have letters that act, it is escaped. Nearly all lines have none,
    /// which is found out sooner for a whole line than letter by letter.
    fn end_line(&mut self, start: usize, escaped: impl Fn(&str) -> String) {
        let is_plain = |plain: bool, byte: &u8| plain & matches!(byte, b' '..=b'~');
        if !self.out[start..].iter().fold(true, is_plain) {
            let line = self.out.split_off(start);
            self.out.extend_from_slice(escaped(&String::from_utf8_lossy(&line)).as_bytes());
        }
        self.out.push(b'\n');
    }

    /// A line that is one JSON value.
    pub(super) fn json(&mut self, value: &impl Serialize) {
        let start = self.out.len();
        if let Err(error) = serde_json::to_writer(&mut self.out, value) {
            self.out.truncate(start);
            return self.error(error);
        }
        self.end_line(start, |line| JsonShown(line).to_string());
    }

    /// What another report says.
    pub(super) fn append(&mut self, other: &Report) {
        self.out.extend_from_slice(&other.out);
        self.told += &other.told;
    }

    /// The text of a file.
    pub(super) fn text(&mut self, text: &str) {
        self.out.extend_from_slice(text.as_bytes());
    }

    pub(super) fn error(&mut self, error: impl Display) {
        self.told += &format!("error: {}\n", message(error));
    }

    pub(super) fn warning(&mut self, warning: impl Display) {
        self.told += &format!("warning: {}\n", message(warning));
    }

    /// What goes to standard output, and the errors and warnings.
    #[cfg(test)]
    pub(super) fn into_texts(self) -> (String, String) {
        (String::from_utf8_lossy(&self.out).into_owned(), self.told)
    }

    pub(super) fn bytes(&self) -> usize {
        self.out.len() + self.told.len()
    }
}

/// Standard output.
pub(super) struct Out(io::Stdout);

impl Out {
    pub(super) fn new() -> Out {
        Out(io::stdout())
    }

    /// What was put together before, seen at once.
    pub(super) fn report(&mut self, report: &Report) -> io::Result<()> {
        if !report.told.is_empty() {
            let _ = io::stderr().write_all(report.told.as_bytes());
        }
        if report.out.is_empty() {
            return Ok(());
        }
        let mut out = self.0.lock();
        out.write_all(&report.out)?;
        out.flush()
    }

    /// A line for people.
    pub(super) fn line(&mut self, line: impl Display) -> io::Result<()> {
        writeln!(self.0, "{}", Shown(line))
    }

    /// A line that is one JSON value.
    pub(super) fn json(&mut self, value: &impl Serialize) -> io::Result<()> {
        let line = serde_json::to_string(value)?;
        writeln!(self.0, "{}", JsonShown(&line))
    }

    /// The text of a file.
    pub(super) fn text(&mut self, text: &str) -> io::Result<()> {
        self.0.write_all(text.as_bytes())
    }

    /// A text that was held until all of it was known.
    pub(super) fn held(&mut self, held: Held) -> io::Result<()> {
        held.copy_to(&mut self.0)
    }

    /// Lets who reads along see what was printed.
    pub(super) fn flush(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

/// JSON in one line, which has letters that act only within its strings, and of these only those above ASCII raw.
struct JsonShown<'a>(&'a str);

impl Display for JsonShown<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(Escaping { to: f, escape: |letter, to| write!(to, "\\u{:04x}", u32::from(letter)) }, "{}", self.0)
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
            assert_eq!(Shown(text).to_string(), expected);
        }
    }

    #[test]
    fn json_stays_what_it_says() {
        let text = "\u{1b}[1m \u{9b}2J\u{7f} \u{202e}é\n";
        let json = JsonShown(&serde_json::to_string(text).unwrap()).to_string();
        assert!(!json.chars().any(acts), "{json}");
        assert_eq!(serde_json::from_str::<String>(&json).unwrap(), text);
    }
}
