//! Lines of text: one puzzle of n² symbols a line, as most collections have them, and between them whole boards as
//! [blocks](super::block) of lines, links, and what other formats have in one line.
//!
//! `.` or `0` is an empty cell; digits begin at 1, and those above 9 are letters, A for 10. `#` begins a comment, at
//! the start of a line or after a puzzle. Blank lines are skipped. Many collections add a solution or a rating after
//! the puzzle, separated by a comma, semicolon or blank: that is left out with a warning. The boxes are those customary
//! for n: as square as can be, and wide rather than high. Where all empty cells of a line are another sign, such as `*`
//! or `_`, that is read too, and so are lines of HoDoKu's library.

use std::collections::BTreeMap;
use std::ops::Range;

use super::boxes::{customary_box, size_of_line};
use super::classic::{lose_opinions, lose_progress};
use super::codec::{About, Codec, Fault, Found, Items, Written, read_line};
use super::loss::Losses;
use super::{Format, Loaded, Outgoing, Problem, ReadError, Source, Warning, WriteError, block, rows};
use crate::board::{Board, Cell, Digit, Numbering};
use crate::puzzle::{Progress, Puzzle, PuzzleError, Symbols};
use crate::words::Message;

/// Finds the codec of a line that is a puzzle of another format.
type CodecOfLine = fn(&str) -> Option<&'static dyn Codec>;

/// Lines of text.
pub(super) struct LinesCodec {
    /// Other formats that a line may be in.
    pub codec_of_line: CodecOfLine,
}

impl Codec for LinesCodec {
    fn format(&self) -> Format {
        Format::Lines
    }

    fn about(&self) -> &'static About {
        &About {
            name: "lines of text",
            word: "lines",
            extensions: &["txt"],
            read: true,
            written: Written::Many,
            holds: "any number of puzzles: boards of every layout with their givens; a line may also be a link, or a \
                puzzle of another format that has one line",
            lacks: "rules, title, author, symbols",
        }
    }

    fn sniff(&self, text: &str) -> bool {
        let line = text.lines().next().unwrap_or_default();
        text.starts_with(|first: char| first == '.' || first.is_ascii_digit())
            || block::opens(line)
            || library_line(line).is_some()
            || with_points(line.trim()).is_some()
            || (self.codec_of_line)(line.trim()).is_some()
    }

    fn read(&self, text: &str) -> Result<Vec<Found>, Fault> {
        let lines = Lines::new("", text.to_owned(), self.codec_of_line);
        let fault = |error: ReadError| Fault { line: error.line, column: error.column, problem: error.problem };
        let found =
            |loaded: Loaded| Found { puzzle: loaded.puzzle, line: loaded.source.line, losses: Losses::default() };
        lines.map(|loaded| loaded.map(found).map_err(fault)).collect()
    }

    fn open(&self, file: &str, text: String) -> Result<Items, ReadError> {
        Ok(Box::new(Lines::new(file, text, self.codec_of_line)))
    }

    fn write(&self, puzzles: &[Outgoing]) -> Result<(String, Vec<Warning>), WriteError> {
        Ok(write(puzzles))
    }
}

/// The puzzles of a text, each made when it is asked for: a collection may hold hundreds of thousands.
///
/// A bad line is an error of its own, and the lines after it are still read.
struct Lines {
    file: String,
    text: String,
    /// Where in the text the next line starts, and its number from 1.
    at: usize,
    number: usize,
    boards: BTreeMap<u8, Board>,
    warned: bool,
    /// Whether any line held something, good or bad.
    any: bool,
    codec_of_line: CodecOfLine,
}

impl Lines {
    fn new(file: &str, text: String, codec_of_line: CodecOfLine) -> Lines {
        let (file, boards) = (file.to_owned(), BTreeMap::new());
        Lines { file, text, at: 0, number: 0, boards, warned: false, any: false, codec_of_line }
    }

    /// The range of the next line that holds something, without the white space around it.
    fn next_line(&mut self) -> Option<Range<usize>> {
        while self.at < self.text.len() {
            let rest = &self.text[self.at..];
            let line = rest.split('\n').next().unwrap_or(rest);
            let start = self.at + (line.len() - line.trim_start().len());
            self.at += line.len() + 1;
            self.number += 1;
            let trimmed = line.trim();
            if !trimmed.is_empty() && !trimmed.starts_with('#') {
                return Some(start..start + trimmed.len());
            }
        }
        None
    }

    /// The puzzle of a block whose first line is this one; its other lines are passed over, good or bad.
    fn parse_block(&mut self, range: Range<usize>) -> Result<Loaded, ReadError> {
        let line = self.number;
        let mut lines = vec![&self.text[range.clone()]];
        while self.at < self.text.len() {
            let rest = &self.text[self.at..];
            let next = rest.split('\n').next().unwrap_or(rest);
            if next.trim().is_empty() || block::opens(next.trim_start()) {
                break;
            }
            lines.push(next.trim_end());
            self.at += next.len() + 1;
            self.number += 1;
        }
        let indent = self.indent(range.start);
        let puzzle = block::read(&lines).map_err(|((row, symbol), problem)| {
            let before = if row == 0 { indent } else { 0 };
            match symbol {
                Some(at) => problem.at(&self.file, line + row, before + at + 1),
                None => problem.at_line(&self.file, line + row),
            }
        })?;
        Ok(Loaded {
            puzzle,
            source: Source { file: self.file.clone(), line },
            format: Format::Lines,
            several: true,
            warnings: Vec::new(),
        })
    }

    /// How many characters stand before this place in its line.
    fn indent(&self, at: usize) -> usize {
        self.text[..at].chars().rev().take_while(|&symbol| symbol != '\n').count()
    }

    fn parse(&mut self, range: Range<usize>) -> Result<Loaded, ReadError> {
        let line = &self.text[range.clone()];
        if let Some(codec) = (self.codec_of_line)(line) {
            return read_line(codec, &self.file, self.number, line);
        }
        let (line, entered) = library_line(line).unwrap_or_else(|| (line.to_owned(), vec![]));
        let line = line.as_str();
        let end = line.find(|symbol: char| symbol.is_whitespace() || ",;|#".contains(symbol)).unwrap_or(line.len());
        let (symbols, rest) = line.split_at(end);
        let plain = with_points(symbols);
        let symbols = plain.as_deref().unwrap_or(symbols);
        let indent = self.indent(range.start);
        let (file, number) = (self.file.as_str(), self.number);
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
            file: file.to_owned(),
            line: number,
            text: rest.trim().chars().take(40).collect(),
        });
        let board = match self.boards.get(&size) {
            Some(board) => board.clone(),
            None => Board::single(shape.0, shape.1).map_err(|error| Problem::from(error).at_line(file, number))?,
        };
        let digits = board.cells().iter().zip(symbols.chars());
        let mut givens = BTreeMap::new();
        for (&cell, digit) in digits.map(|(cell, symbol)| (cell, Digit::from_symbol(symbol))) {
            match digit {
                Some(digit) if digit.value() > size => {
                    let problem = Problem::Puzzle(PuzzleError::digit_too_large(&board, cell, digit));
                    return Err(problem.at_line(file, number));
                }
                Some(digit) => drop(givens.insert(cell, digit)),
                None => {}
            }
        }
        self.boards.entry(size).or_insert_with(|| board.clone());
        let mut progress = Progress::default();
        for (at, digit) in entered {
            progress.change(board.cells()[at], |notes| notes.digit = Some(digit));
        }
        let puzzle = Puzzle::new(String::new(), String::new(), board, givens, Vec::new())
            .and_then(|puzzle| puzzle.with_progress(progress))
            .map_err(|error| Problem::from(error).at_line(&self.file, self.number))?;
        self.warned |= warning.is_some();
        let source = Source { file: self.file.clone(), line: self.number };
        let warnings: Vec<Warning> = warning.into_iter().collect();
        Ok(Loaded { puzzle, source, format: Format::Lines, several: true, warnings })
    }
}

/// The same symbols with `.` for empty cells, where another sign stands for all of them: one that is no digit and no
/// other blank stands beside.
fn with_points(symbols: &str) -> Option<String> {
    const SIGNS: [char; 6] = ['*', '_', '-', 'X', 'x', '?'];
    let sign = SIGNS.into_iter().find(|&sign| symbols.contains(sign))?;
    let plain = |symbol: char| symbol == sign || Digit::from_symbol(symbol).is_some();
    (size_of_line(symbols.chars().count()).is_some() && symbols.chars().all(plain)).then(|| symbols.replace(sign, "."))
}

/// The givens of a line of HoDoKu's library, and the digits that a solver entered, by their place:
/// `:0000:x:..5+3..:…`, in which `+` stands before what was entered.
fn library_line(line: &str) -> Option<(String, Vec<(usize, Digit)>)> {
    let field = line.strip_prefix(':')?.split(':').nth(2)?;
    let (mut givens, mut entered, mut cells) = (String::new(), Vec::new(), 0);
    let mut symbols = field.chars();
    while let Some(symbol) = symbols.next() {
        if symbol == '+' {
            entered.push((cells, Digit::from_symbol(symbols.next()?)?));
            givens.push('.');
        } else {
            givens.push(symbol);
        }
        cells += 1;
    }
    size_of_line(cells).map(|_| (givens, entered))
}

impl Iterator for Lines {
    type Item = Result<Loaded, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        match self.next_line() {
            Some(range) => {
                self.any = true;
                Some(match block::opens(&self.text[range.clone()]) {
                    true => self.parse_block(range),
                    false => self.parse(range),
                })
            }
            None if self.any => None,
            None => {
                self.any = true;
                Some(Err(Problem::NoPuzzle.of_file(&self.file)))
            }
        }
    }
}

/// The puzzles as lines, those on boards that a line does not tell as blocks, and what they lose by it. `number` in
/// warnings counts from 1.
fn write(puzzles: &[Outgoing]) -> (String, Vec<Warning>) {
    let mut text = String::new();
    let mut warnings = Vec::new();
    for (index, puzzle) in puzzles.iter().map(|out| out.puzzle).enumerate() {
        match line_tells(puzzle.board()) {
            true => write_line(puzzle, &mut text),
            false => block::write(puzzle, &mut text),
        }
        warn_of_losses(puzzle, index + 1, &mut warnings);
    }
    (text, warnings)
}

/// Whether a reader of a line takes this board for it.
fn line_tells(board: &Board) -> bool {
    let [grid] = board.grids() else { return false };
    let customary = customary_box(grid.size());
    let usual = board.numbering() == Numbering::default() && grid.origin() == Cell::new(0, 0);
    customary.is_some() && grid.box_shape() == customary && usual
}

fn write_line(puzzle: &Puzzle, text: &mut String) {
    text.extend(puzzle.board().cells().iter().map(|&cell| rows::symbol(puzzle, cell)));
    text.push('\n');
}

fn warn_of_losses(puzzle: &Puzzle, number: usize, warnings: &mut Vec<Warning>) {
    if !puzzle.title().is_empty() || !puzzle.author().is_empty() {
        warnings.push(Warning::WordsLost { puzzle: number });
    }
    if !puzzle.rules().is_empty() {
        warnings.push(Warning::RulesLost { puzzle: number, rules: puzzle.rules().len() });
    }
    if *puzzle.symbols() != Symbols::default() {
        warnings.push(Warning::SymbolsLost { puzzle: number });
    }
    let mut losses = Losses::default();
    lose_progress(puzzle, &mut losses);
    lose_opinions(puzzle, &mut losses);
    warnings.extend(losses.into_vec().into_iter().map(|loss| Warning::Lost { puzzle: number, loss }));
}
