//! Splits lines of text into the cells of a row, in each of the ways in which boards are written.

use super::cell_text::cell;

/// The part that a line has in a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum LineItem {
    /// A row of cells.
    Row(RowText),
    /// A line of the frame.
    Frame,
    /// Nothing.
    Gap,
    /// Something else, such as a heading.
    Other,
}

/// The cells of a row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct RowText {
    /// The line, from 1.
    pub line: usize,
    pub cells: Vec<String>,
    /// The name of the row before its cells.
    pub label: Option<String>,
}

/// A way in which the cells of a row are set apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Splitting {
    /// Each symbol is a cell; blanks and bars have no meaning.
    Symbols,
    /// Words are cells, between blanks and bars.
    Words,
    /// All between two bars is a cell, also nothing.
    Bars,
    /// All between two separators is a cell, also nothing.
    Separated(char),
}

/// All ways, in the order in which they are tried.
pub(super) const SPLITTINGS: [Splitting; 6] = [
    Splitting::Symbols,
    Splitting::Words,
    Splitting::Bars,
    Splitting::Separated(','),
    Splitting::Separated(';'),
    Splitting::Separated('\t'),
];

/// An assumption about the lines of a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct LineReading {
    pub splitting: Splitting,
    /// True if a line of dashes is a row of empty cells, and not a part of the frame.
    pub dashes_are_cells: bool,
    /// True if a line of bars and blanks is a row of empty cells, and not a part of the frame.
    pub bars_are_cells: bool,
    /// True if rows begin with their name.
    pub labels: bool,
}

/// The signs of frames drawn with characters, besides those of Unicode for boxes.
const FRAME_SIGNS: &str = "+-=|:.'*`,_~!#^/\\";

/// Returns whether a sign is a bar between cells.
pub(super) fn is_bar(symbol: char) -> bool {
    matches!(symbol, '|' | '!' | '¦' | '│' | '┃' | '║' | '╎' | '╏' | '┆' | '┇' | '┊' | '┋')
}

/// Returns whether a sign is drawn for a box, other than a bar.
fn is_box_sign(symbol: char) -> bool {
    matches!(symbol, '\u{2500}'..='\u{257f}') && !is_bar(symbol)
}

/// The kinds of lines without digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum FrameLine {
    /// Certainly a part of the frame.
    Frame,
    /// Dashes or other signs that may be empty cells.
    Dashes,
    /// Bars and blanks.
    Bars,
}

/// Returns the kind of a line that has only signs of frames and empty cells; None for all other lines.
pub(super) fn frame_line(line: &str) -> Option<FrameLine> {
    let line = line.trim();
    let sign =
        |symbol: char| symbol.is_whitespace() || FRAME_SIGNS.contains(symbol) || is_bar(symbol) || is_box_sign(symbol);
    if line.is_empty() || !line.chars().all(sign) {
        return None;
    }
    let inner = || line.chars().filter(|symbol| !symbol.is_whitespace());
    if inner().all(is_bar) {
        return Some(FrameLine::Bars);
    }
    let dash = |symbol: char| matches!(symbol, '-' | '=' | '~' | '_') || is_box_sign(symbol);
    let dashes = inner().filter(|&symbol| dash(symbol)).count();
    // Dots and stars alone are empty cells.
    if dashes == 0 {
        let corners = inner().any(|symbol| matches!(symbol, '+' | '\'' | '`'));
        return corners.then_some(FrameLine::Frame);
    }
    let certain = inner().any(|symbol| is_box_sign(symbol) || "+:'.*".contains(symbol));
    Some(if certain { FrameLine::Frame } else { FrameLine::Dashes })
}

/// The longest row, in bytes: twice that of the widest board with candidates in all cells.
const MAX_ROW_BYTES: usize = 1000;

/// Returns the part of a line under an assumption.
pub(super) fn line_item(number: usize, line: &str, reading: LineReading) -> LineItem {
    if line.trim().is_empty() && reading.splitting != Splitting::Separated('\t') || line.is_empty() {
        return LineItem::Gap;
    }
    if line.len() > MAX_ROW_BYTES {
        return LineItem::Other;
    }
    match frame_line(line) {
        Some(FrameLine::Frame) => return LineItem::Frame,
        Some(FrameLine::Dashes) if !reading.dashes_are_cells => return LineItem::Frame,
        Some(FrameLine::Bars) if !reading.bars_are_cells => return LineItem::Frame,
        Some(FrameLine::Dashes | FrameLine::Bars) | None => {}
    }
    let (label, rest) = if reading.labels { split_label(line, reading.splitting) } else { (None, line) };
    if reading.labels && label.is_none() {
        return LineItem::Other;
    }
    let cells = match reading.splitting {
        Splitting::Symbols => symbols(rest),
        Splitting::Words => words(rest),
        Splitting::Bars => between(rest, is_bar),
        Splitting::Separated(sign) => between(rest, |symbol| symbol == sign),
    };
    match cells.filter(|cells| cells.len() > 3) {
        Some(cells) => LineItem::Row(RowText { line: number, cells, label }),
        None => LineItem::Other,
    }
}

/// Returns the symbols of a line, each a cell.
fn symbols(line: &str) -> Option<Vec<String>> {
    let sign = |symbol: char| symbol.is_whitespace() || is_bar(symbol) || matches!(symbol, ':' | ',' | '+' | ';');
    let symbols = line.chars().filter(|&symbol| !sign(symbol));
    let valid = |symbol: char| {
        let plain = symbol.is_ascii_alphanumeric() || super::cell_text::is_blank(symbol);
        plain.then(|| symbol.to_string())
    };
    symbols.map(valid).collect()
}

/// Returns the words of a line, each a cell.
fn words(line: &str) -> Option<Vec<String>> {
    let parts = line.split(|symbol: char| symbol.is_whitespace() || is_bar(symbol) || matches!(symbol, ':' | ','));
    let mut cells = Vec::new();
    for word in parts.filter(|word| !word.is_empty()) {
        // Corners of frames are no cells.
        if word.chars().all(|symbol| "+'".contains(symbol)) {
            continue;
        }
        cells.push(cell(word)?);
    }
    Some(cells)
}

/// Returns the texts between separators, each a cell. Bars at the ends enclose the row.
fn between(line: &str, is_separator: impl Fn(char) -> bool) -> Option<Vec<String>> {
    let mut parts: Vec<&str> = line.split(&is_separator).collect();
    if parts.len() < 3 {
        return None;
    }
    let bars = is_separator('|');
    if bars && parts.first().is_some_and(|part| part.trim().is_empty()) {
        parts.remove(0);
    }
    if bars && parts.last().is_some_and(|part| part.trim().is_empty()) {
        parts.pop();
    }
    parts.into_iter().map(cell).collect()
}

/// Splits the name of a row from its cells: a letter, a number, or `R` and a number.
fn split_label(line: &str, splitting: Splitting) -> (Option<String>, &str) {
    let line = match splitting {
        Splitting::Bars => line.trim_start().trim_start_matches(is_bar),
        Splitting::Symbols | Splitting::Words | Splitting::Separated(_) => line.trim_start(),
    };
    let ends = |symbol: char| match splitting {
        Splitting::Symbols | Splitting::Words => symbol.is_whitespace() || is_bar(symbol) || symbol == ':',
        Splitting::Bars => is_bar(symbol),
        Splitting::Separated(sign) => symbol == sign,
    };
    let Some(end) = line.find(ends) else { return (None, line) };
    let rest = &line[end..];
    let rest = match splitting {
        Splitting::Separated(sign) => rest.strip_prefix(sign).unwrap_or(rest),
        Splitting::Symbols | Splitting::Words | Splitting::Bars => rest,
    };
    let word = line[..end].trim().trim_matches(['*', '"', '\'', ':']).to_ascii_uppercase();
    let number = word.strip_prefix(['R', 'L', 'Z']).unwrap_or(&word);
    let known = number.parse::<u8>().is_ok() || word.len() == 1 && word.as_bytes()[0].is_ascii_uppercase();
    (known.then_some(word), rest)
}

/// Returns the number, from 1, that the name of a row stands for.
pub(super) fn label_number(label: &str) -> Option<usize> {
    let number = label.strip_prefix(['R', 'L', 'Z']).filter(|rest| !rest.is_empty()).unwrap_or(label);
    match number.parse::<usize>() {
        Ok(number) => Some(number),
        Err(_) => label.bytes().next().map(|letter| usize::from(letter.saturating_sub(b'A')) + 1),
    }
}
