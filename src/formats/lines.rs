//! The puzzles of lines of text one after another, each made when it is asked for: a collection may have any length.
//!
//! A bad line is an error of its own, and the lines after it are still read.

use std::collections::BTreeMap;

use super::boxes::{customary_box, size_of_line};
use super::codec::read_line;
use super::layout_rows::{Misplaced, Read};
use super::limits::PUZZLE_BYTES;
use super::line_source::{Line, LineSource, LineStream};
use super::loss::{Fate, Losses};
use super::number_cells::number_cells;
use super::symbol_set::SymbolSet;
use super::text::{CodecOfLine, LibraryLine, library_line, with_points};
use super::{Format, Loaded, Problem, ReadError, Source, Warning, block, layout_rows};
use crate::board::{Board, Cell, Digit, MAX_DIGIT};
use crate::puzzle::{Givens, Progress, Puzzle, PuzzleError};
use crate::words::Message;

/// The puzzles of a text or a stream.
pub(super) struct Lines {
    source: LineSource,
    boards: BTreeMap<u8, Square>,
    warned: bool,
    /// Whether any line held something, good or bad.
    any: bool,
    codec_of_line: CodecOfLine,
    /// Readings that were told: each is, for the first such line.
    told: Vec<Fate>,
}

/// A single grid that a line was read as.
struct Square {
    board: Board,
    /// The most digits of a board of several grids that has as many places; 0 where there is none.
    several: u8,
}

/// As many symbols as a set of their places has bits.
const SYMBOLS_AT_ONCE: usize = 64;

/// For each byte the value of the digit that it is the symbol of, and more than any digit for all others.
const VALUES: [u8; 256] = {
    let (mut values, mut byte) = ([u8::MAX; 256], 0);
    while byte < values.len() {
        if let Some(digit) = Digit::from_symbol(byte as u8 as char) {
            values[byte] = digit.value();
        }
        byte += 1;
    }
    values
};

/// Which of up to 64 symbols of ASCII are more than `0`, as `.` is not: a bit each.
fn no_gaps(symbols: &[u8]) -> u64 {
    symbols.chunks(8).enumerate().fold(0, |all, (place, eight)| {
        let mut bytes = [0; 8];
        bytes[..eight.len()].copy_from_slice(eight);
        // What is 0x31 or more gets the highest bit of its byte, and none gets beyond it. The product brings these bits
        // together in the last byte, that of the first symbol lowest.
        let highest = (u64::from_le_bytes(bytes) + 0x4f4f_4f4f_4f4f_4f4f) & 0x8080_8080_8080_8080;
        let together = (highest >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56;
        all | together << (8 * place)
    })
}

/// Returns whether a line is the first of a puzzle, and not blank or a comment.
fn holds_something(line: &str) -> bool {
    let line = line.trim_start();
    !line.is_empty() && (!line.starts_with('#') || layout_rows::is_line(line.trim_end()))
}

impl Lines {
    pub(super) fn new(file: &str, stream: LineStream, codec_of_line: CodecOfLine) -> Lines {
        let (source, boards) = (LineSource::new(file, stream), BTreeMap::new());
        Lines { source, boards, warned: false, any: false, codec_of_line, told: Vec::new() }
    }

    /// The next line that holds something.
    fn next_line(&mut self) -> Option<Result<Line, ReadError>> {
        self.source.find(|line| line.as_ref().map_or(true, |line| holds_something(&line.text)))
    }

    /// Whether the next line is there without waiting for the stream.
    pub(super) fn is_ready(&self) -> bool {
        self.source.is_ready()
    }

    /// Passes over the next puzzle, good or bad, without making it; whether there was one.
    pub(super) fn pass_over(&mut self) -> bool {
        match self.next_line() {
            None => false,
            Some(line) => {
                self.any = true;
                if line.is_ok_and(|line| block::opens(line.text.trim())) {
                    self.rest_of_block();
                }
                true
            }
        }
    }

    /// The lines of a block after its first; they are passed over, good or bad.
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

    /// The puzzle of a block whose first line is this one.
    fn parse_block(&mut self, first: &Line) -> Result<Loaded, ReadError> {
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
        let source = Source { file: file.clone(), line };
        Ok(Loaded { puzzle, source, format: Format::Lines, several: true, warnings: Vec::new() })
    }

    /// The puzzle of the next line, if that is nothing but digits and gaps, on a board that was met before, as nearly
    /// all are; None where there is more to look at.
    fn next_plain(&mut self) -> Option<Loaded> {
        let line = self.source.ahead()?;
        // No other format has a line like these (`Format::of_line`): those of Solo begin with a digit, too, but have a
        // colon, which is none.
        if !matches!(line.first()?, b'.' | b'0'..=b'9') {
            return None;
        }
        let puzzle = self.plain(line)?;
        let source = Source { line: self.source.pass_ahead(line.len()), file: self.source.file().clone() };
        Some(Loaded { puzzle, source, format: Format::Lines, several: true, warnings: Vec::new() })
    }

    /// As `next_plain`, for a line that begins with anything.
    fn plain(&self, line: &[u8]) -> Option<Puzzle> {
        let Square { board, several } = self.boards.get(&size_of_line(line.len())?)?;
        // Where the givens are cannot be foretold: they are looked for without a branch for each symbol.
        let is_known = |symbol: u8| matches!(symbol, b'.' | b'0') | (b'1'..=0x7f).contains(&symbol);
        if !line.iter().fold(true, |all, &symbol| all & is_known(symbol)) {
            return None;
        }
        // Beside points a zero may be a digit.
        if line.contains(&b'0') && line.contains(&b'.') {
            return None;
        }
        // In most puzzles fewer cells are given.
        let (mut givens, mut most) = (Vec::with_capacity(line.len() / 3), 0);
        for (cells, symbols) in board.cells().chunks(SYMBOLS_AT_ONCE).zip(line.chunks(SYMBOLS_AT_ONCE)) {
            let mut places = no_gaps(symbols);
            while places != 0 {
                let at = places.trailing_zeros() as usize;
                places &= places - 1;
                let value = VALUES[usize::from(symbols[at])];
                most = most.max(value);
                givens.push((cells[at], Digit::new(value)?));
            }
        }
        // As many zeros as a full grid has of each digit may be digits, and few different digits be of several grids.
        let gaps = line.len() - givens.len();
        let may_be_full = gaps == usize::from(board.size()) && !line.contains(&b'.');
        if most > board.size() || (1..=*several).contains(&most) || may_be_full {
            return None;
        }
        // The cells of a board are in their order.
        let givens = Givens::from_sorted_store_unchecked(givens);
        Some(Puzzle::of_sound_givens(board.clone(), givens))
    }

    fn parse(&mut self, whole: &Line) -> Result<Loaded, ReadError> {
        let (line, number, file) = (whole.text.trim(), whole.number, self.source.file());
        if let Some(codec) = (self.codec_of_line)(line) {
            return read_line(codec, file, number, line);
        }
        if let Some(puzzle) = self.plain(line.as_bytes()) {
            let source = Source { file: file.clone(), line: number };
            return Ok(Loaded { puzzle, source, format: Format::Lines, several: true, warnings: Vec::new() });
        }
        let indent = indent(&whole.text);
        if let Some(several) = several_grids(line) {
            let (Read { puzzle, losses, .. }, rest) =
                several.map_err(|(_, at, problem)| problem.at(file, number, indent + at + 1))?;
            return Ok(self.loaded(puzzle, number, losses, rest));
        }
        let LibraryLine { givens: plain, entered, mut losses } = library_line(line).unwrap_or_default();
        let line = if plain.is_empty() { line } else { plain.as_str() };
        let ends = |symbol: char| symbol.is_whitespace() || matches!(symbol, ',' | ';' | '|' | '#');
        // Nearly all lines are letters and digits to their end.
        let plain_end = line.bytes().position(|byte| !(byte == b'.' || byte.is_ascii_alphanumeric()));
        let end = plain_end.and_then(|start| Some(start + line[start..].find(ends)?)).unwrap_or(line.len());
        let list = number_list(line, end);
        let (symbols, rest) = list.as_deref().map_or_else(|| line.split_at(end), |list| (list, ""));
        let plain = with_points(symbols);
        let symbols = plain.as_deref().unwrap_or(symbols);
        let found = symbols.chars().count();
        let size = size_of_line(found);
        let set = size.map_or(SymbolSet::FromOne, |size| SymbolSet::of(symbols.chars(), size));
        let unknown = |symbol: &char| !matches!(symbol, '.' | '0') && set.digit(*symbol).is_none();
        if let Some((at, symbol)) = symbols.chars().enumerate().find(|(_, symbol)| unknown(symbol)) {
            let width = size.map(usize::from);
            let cell = width.map(|width| Cell::new((at / width) as i16, (at % width) as i16));
            let hint = Box::new(Message::new("hint-line"));
            return Err(Problem::UnknownSymbol { symbol, cell, hint }.at(file, number, indent + at + 1));
        }
        let Some((size, shape)) = size.and_then(|size| Some((size, customary_box(size)?))) else {
            return Err(Problem::WrongLength { found }.at_line(file, number));
        };
        let board = match self.boards.get(&size) {
            Some(square) => square.board.clone(),
            None => Board::single(shape.0, shape.1).map_err(|error| Problem::from(error).at_line(file, number))?,
        };
        let digits = board.cells().iter().zip(symbols.chars());
        let given = digits.filter_map(|(&cell, symbol)| Some((cell, set.digit(symbol)?)));
        let givens: Givens = given.collect();
        if let Some((&cell, &digit)) = givens.iter().find(|(_, digit)| digit.value() > size) {
            let problem = Problem::Puzzle(PuzzleError::digit_too_large(&board, cell, digit));
            return Err(problem.at_line(file, number));
        }
        let mut progress = Progress::default();
        for (at, digit) in entered {
            progress.change(board.cells()[at], |notes| notes.digit = Some(digit));
        }
        set.tell(symbols.chars(), &mut losses);
        let puzzle = set
            .puzzle(board.clone(), givens)
            .and_then(|puzzle| puzzle.with_progress(progress))
            .map_err(|error| Problem::from(error).at_line(file, number))?;
        let several = layout_rows::most_digits(size);
        self.boards.entry(size).or_insert(Square { board, several });
        Ok(self.loaded(puzzle, number, losses, rest))
    }

    /// A puzzle with what is told of it: of the texts behind puzzles only the first, and each reading once.
    fn loaded(&mut self, puzzle: Puzzle, line: usize, losses: Losses, rest: &str) -> Loaded {
        let file = self.source.file().clone();
        let rest = rest.trim_start();
        let mut warnings = Vec::new();
        if !self.warned && !rest.is_empty() && !rest.starts_with('#') {
            self.warned = true;
            let text = rest.trim_end().chars().take(40).collect();
            warnings.push(Warning::TextAfterPuzzle { file: file.to_string(), line, text });
        }
        for loss in losses.into_vec() {
            let reading = !loss.fate.is_loss();
            if !reading || !self.told.contains(&loss.fate) {
                self.told.extend(reading.then(|| loss.fate.clone()));
                warnings.push(Warning::LeftOut { file: file.to_string(), line: Some(line), loss });
            }
        }
        let source = Source { file, line };
        Loaded { puzzle, source, format: Format::Lines, several: true, warnings }
    }
}

/// The board of several grids that a line shows, and what follows it; a `#` in it is a place off the board.
fn several_grids(line: &str) -> Option<Result<(Read, &str), Misplaced>> {
    let ends = |symbol: char| symbol.is_whitespace() || matches!(symbol, ',' | ';' | '|');
    let (symbols, rest) = line.split_at(line.find(ends).unwrap_or(line.len()));
    let read = layout_rows::read_line(symbols)?.map(|read| (read, rest));
    // What comes behind a puzzle and a `#` is a comment.
    let commented = || symbols.split_once('#').is_some_and(|(front, _)| size_of_line(front.chars().count()).is_some());
    if read.is_err() && commented() { None } else { Some(read) }
}

/// The symbols of a line that is a list of numbers, whose first one ends there.
fn number_list(line: &str, end: usize) -> Option<String> {
    const LONGEST_NUMBER: usize = 4;
    let sizes = (2..=MAX_DIGIT).filter(|&size| customary_box(size).is_some());
    let list = |size: u8| number_cells(line, usize::from(size).pow(2), size);
    (end <= LONGEST_NUMBER && end < line.len())
        .then(|| sizes.into_iter().find_map(list))?
        .map(|list| list.iter().collect())
}

/// How many characters stand before what a line holds.
fn indent(line: &str) -> usize {
    line.chars().take_while(|symbol| symbol.is_whitespace()).count()
}

impl Iterator for Lines {
    type Item = Result<Loaded, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        if let Some(loaded) = self.next_plain() {
            return Some(Ok(loaded));
        }
        match self.next_line() {
            Some(line) => {
                self.any = true;
                Some(line.and_then(|line| match block::opens(line.text.trim()) {
                    true => self.parse_block(&line),
                    false => self.parse(&line),
                }))
            }
            None if self.any => None,
            None => {
                self.any = true;
                Some(Err(Problem::NoPuzzle.of_file(self.source.file())))
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
            // In some lines with a digit too many for the board.
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
            // The first line makes the board known; for the comment after it the last one is not plain.
            let text = format!("{}\n{line}\n{line} # once more\n", ".".repeat(usize::from(size).pow(2)));
            let lines = Lines::new("", Box::new(Cursor::new(text)), |_| None);
            let read: Vec<Result<Puzzle, String>> =
                lines.map(|read| read.map(|loaded| loaded.puzzle).map_err(|error| error.problem.to_string())).collect();
            assert!(read.len() == 3 && read[1] == read[2], "{line}: {:?}, {:?}", read[1], read[2]);
            good += usize::from(read[1].is_ok());
        }
        assert!((500..1900).contains(&good), "{good} lines were puzzles");
    }
}
