//! The puzzles of lines of text one after another, each made when it is asked for: a collection may have any length.
//!
//! A bad line is an error of its own, and the lines after it are still read.

use std::collections::BTreeMap;

use super::boxes::{customary_box, size_of_line};
use super::codec::read_line;
use super::limits::PUZZLE_BYTES;
use super::line_source::{Line, LineSource, LineStream};
use super::text::{CodecOfLine, library_line, with_points};
use super::{Format, Loaded, Problem, ReadError, Source, Warning, block};
use crate::board::{Board, Cell, Digit};
use crate::puzzle::{Givens, Progress, Puzzle, PuzzleError};
use crate::words::Message;

/// The puzzles of a text or a stream.
pub(super) struct Lines {
    source: LineSource,
    boards: BTreeMap<u8, Board>,
    warned: bool,
    /// Whether any line held something, good or bad.
    any: bool,
    codec_of_line: CodecOfLine,
}

/// As many symbols as a set of their places has bits.
const SYMBOLS_AT_ONCE: usize = 64;

/// For each byte the value of the digit that it is the symbol of, 0 for a gap, and more than any digit for all others.
const VALUES: [u8; 256] = {
    let (mut values, mut byte) = ([u8::MAX; 256], 0);
    while byte < values.len() {
        if let Some(digit) = Digit::from_symbol(byte as u8 as char) {
            values[byte] = digit.value();
        }
        byte += 1;
    }
    values[b'.' as usize] = 0;
    values[b'0' as usize] = 0;
    values
};

/// Whether a line is the first of a puzzle, or blank or a comment.
fn holds_something(line: &str) -> bool {
    let line = line.trim_start();
    !line.is_empty() && !line.starts_with('#')
}

impl Lines {
    pub(super) fn new(file: &str, stream: LineStream, codec_of_line: CodecOfLine) -> Lines {
        let (source, boards) = (LineSource::new(file, stream), BTreeMap::new());
        Lines { source, boards, warned: false, any: false, codec_of_line }
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

    /// The puzzle of a line that is nothing but digits and gaps, on a board that was met before, as nearly all are;
    /// None where there is more to look at.
    fn plain(&self, line: &str) -> Option<Puzzle> {
        let board = self.boards.get(&size_of_line(line.len())?)?;
        // In most puzzles fewer cells are given.
        let mut givens = Vec::with_capacity(line.len() / 3);
        // Where the givens are cannot be foretold: they are looked for without a branch for each symbol.
        for (cells, symbols) in board.cells().chunks(SYMBOLS_AT_ONCE).zip(line.as_bytes().chunks(SYMBOLS_AT_ONCE)) {
            let (mut places, mut most) = (0u64, 0);
            for (at, &symbol) in symbols.iter().enumerate() {
                let value = VALUES[usize::from(symbol)];
                places |= u64::from(value > 0) << at;
                most = most.max(value);
            }
            if most > board.size() {
                return None;
            }
            while places != 0 {
                let at = places.trailing_zeros() as usize;
                places &= places - 1;
                givens.push((cells[at], Digit::new(VALUES[usize::from(symbols[at])])?));
            }
        }
        // The cells of a board are in their order.
        let givens = Givens::from_sorted_store_unchecked(givens);
        Puzzle::new(String::new(), String::new(), board.clone(), givens, Vec::new()).ok()
    }

    fn parse(&mut self, whole: &Line) -> Result<Loaded, ReadError> {
        let (line, number, file) = (whole.text.trim(), whole.number, self.source.file());
        if let Some(codec) = (self.codec_of_line)(line) {
            return read_line(codec, file, number, line);
        }
        if let Some(puzzle) = self.plain(line) {
            let source = Source { file: file.clone(), line: number };
            return Ok(Loaded { puzzle, source, format: Format::Lines, several: true, warnings: Vec::new() });
        }
        let (plain, entered) = library_line(line).unwrap_or_else(|| (String::new(), vec![]));
        let line = if plain.is_empty() { line } else { plain.as_str() };
        let ends = |symbol: char| symbol.is_whitespace() || matches!(symbol, ',' | ';' | '|' | '#');
        // Nearly all lines are letters and digits to their end.
        let plain_end = line.bytes().position(|byte| !(byte == b'.' || byte.is_ascii_alphanumeric()));
        let end = plain_end.and_then(|start| Some(start + line[start..].find(ends)?)).unwrap_or(line.len());
        let (symbols, rest) = line.split_at(end);
        let plain = with_points(symbols);
        let symbols = plain.as_deref().unwrap_or(symbols);
        let indent = indent(&whole.text);
        let found = symbols.chars().count();
        let size = size_of_line(found);
        let unknown = |symbol: &char| !matches!(symbol, '.' | '0') && Digit::from_symbol(*symbol).is_none();
        if let Some((at, symbol)) = symbols.chars().enumerate().find(|(_, symbol)| unknown(symbol)) {
            let width = size.map(usize::from);
            let cell = width.map(|width| Cell::new((at / width) as i16, (at % width) as i16));
            let hint = Box::new(Message::new("hint-line"));
            return Err(Problem::UnknownSymbol { symbol, cell, hint }.at(file, number, indent + at + 1));
        }
        let Some((size, shape)) = size.and_then(|size| Some((size, customary_box(size)?))) else {
            return Err(Problem::WrongLength { found }.at_line(file, number));
        };
        let warning = !self.warned && !rest.trim_start().is_empty() && !rest.trim_start().starts_with('#');
        let warning = warning.then(|| Warning::TextAfterPuzzle {
            file: file.to_string(),
            line: number,
            text: rest.trim().chars().take(40).collect(),
        });
        let board = match self.boards.get(&size) {
            Some(board) => board.clone(),
            None => Board::single(shape.0, shape.1).map_err(|error| Problem::from(error).at_line(file, number))?,
        };
        let digits = board.cells().iter().zip(symbols.chars());
        let given = digits.filter_map(|(&cell, symbol)| Some((cell, Digit::from_symbol(symbol)?)));
        let givens: Givens = given.collect();
        if let Some((&cell, &digit)) = givens.iter().find(|(_, digit)| digit.value() > size) {
            let problem = Problem::Puzzle(PuzzleError::digit_too_large(&board, cell, digit));
            return Err(problem.at_line(file, number));
        }
        self.boards.entry(size).or_insert_with(|| board.clone());
        let mut progress = Progress::default();
        for (at, digit) in entered {
            progress.change(board.cells()[at], |notes| notes.digit = Some(digit));
        }
        let puzzle = Puzzle::new(String::new(), String::new(), board, givens, Vec::new())
            .and_then(|puzzle| puzzle.with_progress(progress))
            .map_err(|error| Problem::from(error).at_line(file, number))?;
        self.warned |= warning.is_some();
        let source = Source { file: file.clone(), line: number };
        let warnings: Vec<Warning> = warning.into_iter().collect();
        Ok(Loaded { puzzle, source, format: Format::Lines, several: true, warnings })
    }
}

/// How many characters stand before what a line holds.
fn indent(line: &str) -> usize {
    line.chars().take_while(|symbol| symbol.is_whitespace()).count()
}

impl Iterator for Lines {
    type Item = Result<Loaded, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
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
