//! An iterator over the puzzles of lines of text. Each is built on demand, since a collection may have any length.
//!
//! An invalid line yields an error of its own, and the lines after it are still read.

use std::collections::BTreeMap;

use super::boxes::{customary_box, size_of_line};
use super::codec::{Codec, PuzzleSource, read_line};
use super::format::Format;
use super::layout_rows::{LayoutReading, MisplacedSymbol};
use super::limits::PUZZLE_BYTES;
use super::line_forms::{LibraryLine, library_line, with_dots};
use super::line_source::{LineSource, LineStream, TextLine};
use super::loaded::{LoadedPuzzle, PuzzleOrigin};
use super::loss::{LossOutcome, Losses};
use super::number_cells::number_cells;
use super::problem::ReadErrorKind;
use super::read_error::ReadError;
use super::symbol_set::SymbolSet;
use super::text_recogniser::{LineFields, attach_fields, is_words, line_fields};
use super::warning::Warning;
use super::{block, layout_rows};
use crate::board::{Board, Cell, Digit, MAX_DIGIT};
use crate::puzzle::{Givens, Progress, Puzzle, PuzzleError};
use crate::words::Message;

/// A function that returns the codec of a line in another format.
pub(super) type CodecOfLine = fn(&str) -> Option<&'static dyn Codec>;

/// The puzzles of a text or a stream.
pub(super) struct LinePuzzles {
    source: LineSource,
    boards: BTreeMap<u8, SingleGrid>,
    warned_of_trailing_text: bool,
    /// True once any line began a puzzle, valid or not.
    has_content: bool,
    /// The first line of prose, until it is reported, with its number.
    prose: Option<(usize, String)>,
    is_prose_reported: bool,
    codec_of_line: CodecOfLine,
    /// Interpretations already reported: each is reported only for the first line it applies to.
    reported: Vec<LossOutcome>,
}

/// The board of lines that hold a single grid.
struct SingleGrid {
    board: Board,
    /// The largest number of digits of a layout of several grids with as many places as this grid has cells; 0 if there
    /// is no such layout.
    max_layout_digits: u8,
}

/// The number of symbols that fit in a bitmask of positions.
const SYMBOLS_AT_ONCE: usize = 64;

/// The value of bytes that are no symbol of a digit. It exceeds all digits, so that one maximum tells of a whole line
/// whether it fits a grid.
const NO_DIGIT: u8 = u8::MAX;

/// The digit value of each byte, or [`NO_DIGIT`].
const VALUES: [u8; 256] = {
    let (mut values, mut byte) = ([NO_DIGIT; 256], 0);
    while byte < values.len() {
        if let Some(digit) = Digit::from_symbol(byte as u8 as char) {
            values[byte] = digit.value();
        }
        byte += 1;
    }
    values
};

/// Returns a bitmask of the positions of symbols above `0`, for up to 64 ASCII symbols. The symbol `.` is below `0`.
fn digit_mask(symbols: &[u8]) -> u64 {
    symbols.chunks(8).enumerate().fold(0, |all, (place, eight)| {
        let mut bytes = [0; 8];
        bytes[..eight.len()].copy_from_slice(eight);
        // Adding 0x4f sets the highest bit of each byte that is 0x31 or more, without a carry as ASCII is below 0x80.
        // The product then gathers these bits in the highest byte, with the bit of the first symbol lowest.
        let highest = (u64::from_le_bytes(bytes) + 0x4f4f_4f4f_4f4f_4f4f) & 0x8080_8080_8080_8080;
        let together = (highest >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56;
        all | together << (8 * place)
    })
}

/// The mark of the end of a file in DOS.
const END_OF_FILE: char = '\u{1a}';

/// Returns whether a line begins a puzzle, and is not blank or a comment.
fn begins_puzzle(line: &str) -> bool {
    let line = line.trim_matches(|symbol: char| symbol.is_whitespace() || symbol == END_OF_FILE);
    !line.is_empty() && (!line.starts_with('#') || layout_rows::is_line(line.trim_end()))
}

impl LinePuzzles {
    pub(super) fn new(file: &str, stream: LineStream, codec_of_line: CodecOfLine) -> LinePuzzles {
        let (source, boards) = (LineSource::new(file, stream), BTreeMap::new());
        LinePuzzles {
            source,
            boards,
            warned_of_trailing_text: false,
            has_content: false,
            prose: None,
            is_prose_reported: false,
            codec_of_line,
            reported: Vec::new(),
        }
    }

    /// Returns the next line that is not blank or a comment.
    fn next_line(&mut self) -> Option<Result<TextLine, ReadError>> {
        self.source.find(|line| line.as_ref().map_or(true, |line| begins_puzzle(&line.text)))
    }

    /// Consumes and returns the lines of a block after its first, leaving out those that cannot be read.
    fn rest_of_block(&mut self) -> Vec<String> {
        let (mut lines, mut bytes) = (Vec::new(), 0);
        while let Some(next) = self.source.peek() {
            bytes += next.len() as u64;
            if next.trim().is_empty() || block::opens(next.trim_start()) || bytes > PUZZLE_BYTES {
                break;
            }
            lines.extend(self.source.next().and_then(Result::ok).map(|line| line.text));
        }
        lines
    }

    /// Parses the block that begins with this line.
    fn parse_block(&mut self, first: &TextLine) -> Result<LoadedPuzzle, ReadError> {
        let (line, rest) = (first.number, self.rest_of_block());
        let lines: Vec<&str> =
            std::iter::once(first.text.trim()).chain(rest.iter().map(|line| line.trim_end())).collect();
        let (file, indent) = (self.source.file(), indent(&first.text));
        let puzzle = block::read(&lines).map_err(|((row, symbol), problem)| {
            let before = if row == 0 { indent } else { 0 };
            match symbol {
                Some(at) => problem.at(file, line + row, before + at + 1),
                None => problem.at_line(file, line + row),
            }
        })?;
        let source = PuzzleOrigin { file: file.clone(), line };
        Ok(LoadedPuzzle {
            puzzle,
            source,
            format: Format::Lines,
            is_collection: true,
            warnings: Vec::new(),
            reading: None,
        })
    }

    /// Fast path for a line of nothing but digits and gaps, on a board that was met before, as nearly all lines are.
    /// Returns None if the line needs the full parser.
    fn next_plain(&mut self) -> Option<LoadedPuzzle> {
        // A heading before the line is reported with it.
        if self.prose.is_some() && !self.is_prose_reported {
            return None;
        }
        let line = self.source.buffered()?;
        // No other format has a line like this (`Format::of_line`): lines of Solo also begin with a digit, but contain
        // a colon, which is rejected here.
        if !matches!(line.first()?, b'.' | b'0'..=b'9') {
            return None;
        }
        let puzzle = self.parse_plain(line)?;
        let source = PuzzleOrigin { line: self.source.skip_buffered(line.len()), file: self.source.file().clone() };
        Some(LoadedPuzzle {
            puzzle,
            source,
            format: Format::Lines,
            is_collection: true,
            warnings: Vec::new(),
            reading: None,
        })
    }

    /// Parses a line as `next_plain` does, but the line may begin with any byte.
    fn parse_plain(&self, line: &[u8]) -> Option<Puzzle> {
        let SingleGrid { board, max_layout_digits: several } = self.boards.get(&size_of_line(line.len())?)?;
        // The positions of the givens are unpredictable, so the loops avoid a branch per symbol.
        let is_known = |symbol: u8| matches!(symbol, b'.' | b'0') | (b'1'..=0x7f).contains(&symbol);
        if !line.iter().fold(true, |all, &symbol| all & is_known(symbol)) {
            return None;
        }
        // If both occur, a zero may be a digit.
        if line.contains(&b'0') && line.contains(&b'.') {
            return None;
        }
        // Most puzzles have fewer givens.
        let (mut givens, mut most) = (Vec::with_capacity(line.len() / 3), 0);
        for (cells, symbols) in board.cells().chunks(SYMBOLS_AT_ONCE).zip(line.chunks(SYMBOLS_AT_ONCE)) {
            let mut places = digit_mask(symbols);
            while places != 0 {
                let at = places.trailing_zeros() as usize;
                places &= places - 1;
                let value = VALUES[usize::from(symbols[at])];
                most = most.max(value);
                givens.push((cells[at], Digit::new(value)?));
            }
        }
        // A full grid has each digit n times, so n zeros may be digits. If all digits are small, the line may be
        // several grids.
        let gaps = line.len() - givens.len();
        let may_be_full = gaps == usize::from(board.size()) && !line.contains(&b'.');
        if most > board.size() || (1..=*several).contains(&most) || may_be_full {
            return None;
        }
        // The cells of a board are sorted.
        let givens = Givens::from_sorted_store_unchecked(givens);
        Some(Puzzle::from_valid_givens(board.clone(), givens))
    }

    fn parse(&mut self, whole: &TextLine) -> Result<LoadedPuzzle, ReadError> {
        let (line, number, file) = (whole.text.trim(), whole.number, self.source.file());
        if let Some(codec) = (self.codec_of_line)(line) {
            return read_line(codec, file, number, line);
        }
        if let Some(puzzle) = self.parse_plain(line.as_bytes()) {
            let source = PuzzleOrigin { file: file.clone(), line: number };
            return Ok(LoadedPuzzle {
                puzzle,
                source,
                format: Format::Lines,
                is_collection: true,
                warnings: Vec::new(),
                reading: None,
            });
        }
        if let Some(fields) = line_fields(line) {
            return self.parse_fields(whole, &fields);
        }
        let indent = indent(&whole.text);
        if let Some(several) = several_grids(line) {
            let (LayoutReading { puzzle, losses, .. }, rest) =
                several.map_err(|(_, at, problem)| problem.at(file, number, indent + at + 1))?;
            return Ok(self.loaded(puzzle, number, losses, rest));
        }
        let LibraryLine { givens: plain, entered, mut losses } = library_line(line).unwrap_or_default();
        let line = if plain.is_empty() { line } else { plain.as_str() };
        let ends = |symbol: char| symbol.is_whitespace() || matches!(symbol, ',' | ';' | ':' | '|' | '#');
        // Nearly all lines are letters and digits to their end.
        let plain_end = line.bytes().position(|byte| !(byte == b'.' || byte.is_ascii_alphanumeric()));
        let end = plain_end.and_then(|start| Some(start + line[start..].find(ends)?)).unwrap_or(line.len());
        let list = number_list(line, end);
        let (symbols, rest) = list.as_deref().map_or_else(|| line.split_at(end), |list| (list, ""));
        let plain = with_dots(symbols);
        let symbols = plain.as_deref().unwrap_or(symbols);
        let found = symbols.chars().count();
        let size = size_of_line(found);
        let set = size.map_or(SymbolSet::FromOne, |size| SymbolSet::of(symbols.chars(), size));
        let unknown = |symbol: &char| !matches!(symbol, '.' | '0') && set.digit(*symbol).is_none();
        if let Some((at, symbol)) = symbols.chars().enumerate().find(|(_, symbol)| unknown(symbol)) {
            let width = size.map(usize::from);
            let cell = width.map(|width| Cell::new((at / width) as i16, (at % width) as i16));
            let hint = Box::new(Message::new("hint-line"));
            return Err(ReadErrorKind::UnknownSymbol { symbol, cell, hint }.at(file, number, indent + at + 1));
        }
        let Some((size, shape)) = size.and_then(|size| Some((size, customary_box(size)?))) else {
            return Err(ReadErrorKind::WrongLength { found }.at_line(file, number));
        };
        let board = match self.boards.get(&size) {
            Some(square) => square.board.clone(),
            None => {
                Board::single(shape.0, shape.1).map_err(|error| ReadErrorKind::from(error).at_line(file, number))?
            }
        };
        let digits = board.cells().iter().zip(symbols.chars());
        let given = digits.filter_map(|(&cell, symbol)| Some((cell, set.digit(symbol)?)));
        let givens: Givens = given.collect();
        if let Some((&cell, &digit)) = givens.iter().find(|(_, digit)| digit.value() > size) {
            let problem = ReadErrorKind::Puzzle(PuzzleError::digit_too_large(&board, cell, digit));
            return Err(problem.at_line(file, number));
        }
        let mut progress = Progress::default();
        for (at, digit) in entered {
            progress.change(board.cells()[at], |notes| notes.digit = Some(digit));
        }
        set.report(symbols.chars(), &mut losses);
        let puzzle = set
            .puzzle(board.clone(), givens)
            .and_then(|puzzle| puzzle.with_progress(progress))
            .map_err(|error| ReadErrorKind::from(error).at_line(file, number))?;
        let several = layout_rows::max_layout_digits(size);
        self.boards.entry(size).or_insert(SingleGrid { board, max_layout_digits: several });
        Ok(self.loaded(puzzle, number, losses, rest))
    }

    /// Parses a line whose puzzle is not its first word, or has a solution or regions.
    fn parse_fields(&mut self, whole: &TextLine, fields: &LineFields) -> Result<LoadedPuzzle, ReadError> {
        // The puzzle keeps its column for errors.
        let indent = indent(&whole.text) + fields.column;
        let text = format!("{}{} {}", " ".repeat(indent), fields.givens, fields.rest);
        let loaded = self.parse(&TextLine { number: whole.number, text })?;
        let puzzle = attach_fields(loaded.puzzle, fields)
            .map_err(|error| ReadError { line: Some(whole.number), ..error.in_file(self.source.file()) })?;
        Ok(LoadedPuzzle { puzzle, ..loaded })
    }

    /// Returns the next line that is no prose, such as a heading. The first one left out is reported.
    fn next_puzzle_line(&mut self) -> Option<Result<TextLine, ReadError>> {
        loop {
            match self.next_line()? {
                Ok(line) if self.is_prose(line.text.trim()) => {
                    self.prose.get_or_insert((line.number, line.text.trim().to_owned()));
                }
                line => return Some(line),
            }
        }
    }

    fn is_prose(&self, line: &str) -> bool {
        let other = || block::opens(line) || library_line(line).is_some() || (self.codec_of_line)(line).is_some();
        is_words(line) && !other()
    }

    /// Attaches the warnings to a puzzle. Trailing text is reported only for the first line that has some, and each
    /// interpretation only once.
    fn loaded(&mut self, puzzle: Puzzle, line: usize, losses: Losses, rest: &str) -> LoadedPuzzle {
        let file = self.source.file().clone();
        let rest = rest.trim_start_matches(|symbol: char| symbol.is_whitespace() || symbol == ':');
        let mut warnings = Vec::new();
        if !self.warned_of_trailing_text && !rest.is_empty() && !rest.starts_with('#') {
            self.warned_of_trailing_text = true;
            let text = rest.trim_end().chars().take(40).collect();
            warnings.push(Warning::TextAfterPuzzle { file: file.to_string(), line, text });
        }
        if let Some((line, text)) = self.prose.take_if(|_| !std::mem::replace(&mut self.is_prose_reported, true)) {
            let text = text.chars().take(40).collect();
            warnings.push(Warning::LineSkipped { file: file.to_string(), line, text });
        }
        for loss in losses.into_vec() {
            let reading = !loss.outcome.is_loss();
            if !reading || !self.reported.contains(&loss.outcome) {
                self.reported.extend(reading.then(|| loss.outcome.clone()));
                warnings.push(Warning::LostOnReading { file: file.to_string(), line: Some(line), loss });
            }
        }
        let source = PuzzleOrigin { file, line };
        LoadedPuzzle { puzzle, source, format: Format::Lines, is_collection: true, warnings, reading: None }
    }
}

/// Reads the board of several grids that a line shows and returns it with the rest of the line; a `#` in the board is a
/// place off it.
fn several_grids(line: &str) -> Option<Result<(LayoutReading, &str), MisplacedSymbol>> {
    let ends = |symbol: char| symbol.is_whitespace() || matches!(symbol, ',' | ';' | '|');
    let (symbols, rest) = line.split_at(line.find(ends).unwrap_or(line.len()));
    let read = layout_rows::read_line(symbols)?.map(|read| (read, rest));
    // A `#` right after the symbols of a single grid begins a comment.
    let commented = || symbols.split_once('#').is_some_and(|(front, _)| size_of_line(front.chars().count()).is_some());
    if read.is_err() && commented() { None } else { Some(read) }
}

/// Returns the symbols of a line that is a list of numbers; `end` is the end of the first number.
fn number_list(line: &str, end: usize) -> Option<String> {
    const LONGEST_NUMBER: usize = 4;
    let sizes = (2..=MAX_DIGIT).filter(|&size| customary_box(size).is_some());
    let list = |size: u8| number_cells(line, usize::from(size).pow(2), size);
    (end <= LONGEST_NUMBER && end < line.len())
        .then(|| sizes.into_iter().find_map(list))?
        .map(|list| list.iter().collect())
}

/// Returns the number of leading whitespace characters.
fn indent(line: &str) -> usize {
    line.chars().take_while(|symbol| symbol.is_whitespace()).count()
}

impl Iterator for LinePuzzles {
    type Item = Result<LoadedPuzzle, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        if let Some(loaded) = self.next_plain() {
            return Some(Ok(loaded));
        }
        match self.next_puzzle_line() {
            Some(line) => {
                self.has_content = true;
                Some(line.and_then(|line| match block::opens(line.text.trim()) {
                    true => self.parse_block(&line),
                    false => self.parse(&line),
                }))
            }
            None if self.has_content => None,
            None => {
                self.has_content = true;
                Some(Err(ReadErrorKind::NoPuzzle.of_file(self.source.file())))
            }
        }
    }
}

impl PuzzleSource for LinePuzzles {
    fn is_ready(&self) -> bool {
        self.source.is_ready()
    }

    fn skip_next(&mut self) -> bool {
        match self.next_puzzle_line() {
            None => false,
            Some(line) => {
                self.has_content = true;
                if line.is_ok_and(|line| block::opens(line.text.trim())) {
                    self.rest_of_block();
                }
                true
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::io::Cursor;

    use super::*;
    use crate::board::Random;

    #[test]
    fn what_is_plain_is_read_as_what_is_not() {
        let mut random = Random::new(81);
        let mut good = 0;
        for round in 0..2000 {
            let size = [4, 9, 16, 25][round % 4];
            // Some lines have a digit too large for the board.
            let most = size + u8::from(round % 7 == 0);
            let digits: Vec<char> = (1..=most).filter_map(Digit::new).map(Digit::symbol).collect();
            let mut symbols: Vec<char> = Vec::new();
            while symbols.len() < usize::from(size).pow(2) {
                let some = [&['.', '0'], digits.as_slice()][random.below(2)];
                symbols.push(some[random.below(some.len())]);
            }
            if round % 3 == 0 {
                let at = random.below(symbols.len());
                symbols[at] = ['-', '/', '!', '\u{1}', 'é', '~', '\u{7f}'][random.below(7)];
            }
            let line: String = symbols.into_iter().collect();
            // The first line registers the board; the comment keeps the last line off the fast path.
            let text = format!("{}\n{line}\n{line} # once more\n", ".".repeat(usize::from(size).pow(2)));
            let lines = LinePuzzles::new("", Box::new(Cursor::new(text)), |_| None);
            let read: Vec<Result<Puzzle, String>> =
                lines.map(|read| read.map(|loaded| loaded.puzzle).map_err(|error| error.problem.to_string())).collect();
            assert!(read.len() == 3 && read[1] == read[2], "{line}: {:?}, {:?}", read[1], read[2]);
            good += usize::from(read[1].is_ok());
        }
        assert!((500..1900).contains(&good), "{good} lines were puzzles");
    }
}
