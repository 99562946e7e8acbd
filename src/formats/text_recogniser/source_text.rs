//! The lines of a text, and how much each of them says about a board.

/// A line of a text.
#[derive(Clone, Copy, Debug)]
pub(super) struct SourceLine<'a> {
    /// The number, from 1.
    pub number: usize,
    pub text: &'a str,
    /// The number of symbols that may be cells.
    pub weight: usize,
}

/// A text by lines.
pub(super) struct SourceText<'a> {
    pub text: &'a str,
    pub lines: Vec<SourceLine<'a>>,
}

impl<'a> SourceText<'a> {
    pub(super) fn new(text: &'a str) -> SourceText<'a> {
        let line = |(at, text): (usize, &'a str)| SourceLine { number: at + 1, text, weight: weight(text) };
        SourceText { text, lines: text.lines().enumerate().map(line).collect() }
    }

    /// Returns the weight of the whole text.
    pub(super) fn weight(&self) -> usize {
        self.lines.iter().map(|line| line.weight).sum()
    }

    /// Returns the weight of the lines from one number to another, both from 1 and included.
    pub(super) fn weight_between(&self, first: usize, last: usize) -> usize {
        let lines = self.lines.get(first.saturating_sub(1)..last.min(self.lines.len())).unwrap_or_default();
        lines.iter().map(|line| line.weight).sum()
    }

    /// Returns the number of lines at the beginning that have this many bytes together, at least one.
    pub(super) fn count_up_to(&self, bytes: usize) -> usize {
        let mut sum = 0;
        let fits = |line: &&SourceLine| {
            sum += line.text.len() + 1;
            sum <= bytes
        };
        self.lines.iter().take_while(fits).count().max(1).min(self.lines.len())
    }

    /// Returns the lines that are not empty.
    pub(super) fn filled(&self) -> impl Iterator<Item = &SourceLine<'a>> {
        self.lines.iter().filter(|line| !line.text.trim().is_empty())
    }
}

/// Returns the number of symbols of a line that may be cells: digits, and dots that end no word.
fn weight(line: &str) -> usize {
    let bytes = line.as_bytes();
    let counts = |(at, byte): (usize, &u8)| match byte {
        b'0'..=b'9' => true,
        b'.' => !at.checked_sub(1).is_some_and(|before| bytes[before].is_ascii_alphabetic()),
        _ => false,
    };
    bytes.iter().enumerate().filter(|&entry| counts(entry)).count()
}
