//! Links of puzz.link and related sites: `…/p?sudoku/9/9/…`, with a hexadecimal digit per given and a letter from g on
//! per run of empty cells.

use crate::board::{Board, Digit};
use crate::formats::codec::{Codec, CodecError, FoundPuzzle};
use crate::formats::json::entry_error;
use crate::formats::link::{Link, parse};
use crate::formats::loss::{LossOutcome, Losses, LostElement};
use crate::formats::{Format, ReadErrorKind, customary_box};
use crate::puzzle::{Givens, Puzzle};

/// The format of puzz.link's sudokus.
pub(in crate::formats) struct PuzzLink;

impl Codec for PuzzLink {
    fn format(&self) -> Format {
        Format::PuzzLink
    }

    fn sniff(&self, text: &str) -> bool {
        self.sniff_line(text)
    }

    fn sniff_line(&self, line: &str) -> bool {
        matches!(parse(line), Some(Link::Pzpr(_)))
    }

    fn read(&self, text: &str) -> Result<Vec<FoundPuzzle>, CodecError> {
        let Some(Link::Pzpr(body)) = parse(text) else { return Err(ReadErrorKind::BadLink.into()) };
        let mut parts = body.trim_end_matches('/').splitn(3, '/');
        let mut number = || parts.next().and_then(|text| text.parse::<u8>().ok());
        let (cols, rows) = (number(), number());
        let shape = cols.filter(|cols| Some(*cols) == rows).and_then(customary_box);
        let (height, width) = shape.ok_or_else(|| entry_error("sudoku", "expected-size"))?;
        let board = Board::single(height, width).map_err(ReadErrorKind::from)?;
        let mut losses = Losses::default();
        let givens = givens(&board, parts.next().unwrap_or_default(), &mut losses)?;
        let puzzle = Puzzle::builder(board).givens(givens).build().map_err(ReadErrorKind::from)?;
        Ok(FoundPuzzle::only(puzzle, losses))
    }
}

fn givens(board: &Board, body: &str, losses: &mut Losses) -> Result<Givens, CodecError> {
    let mut givens = Givens::new();
    let mut at = 0;
    let mut rest = body;
    while let Some(symbol) = rest.chars().next() {
        let after = &rest[symbol.len_utf8()..];
        let hex = |digits: usize| {
            let text = after.get(..digits)?;
            Some((u32::from_str_radix(text, 16).ok()?, &after[digits..]))
        };
        let (number, next) = match symbol {
            '0'..='9' | 'a'..='f' => (symbol.to_digit(16), after),
            '-' => hex(2).map_or((None, after), |(number, next)| (Some(number), next)),
            '+' => hex(3).map_or((None, after), |(number, next)| (Some(number), next)),
            'g'..='z' => {
                at += symbol as usize - 'f' as usize;
                rest = after;
                continue;
            }
            '.' => {
                // A clue without a value.
                losses.add(LostElement::Named("?".to_owned()), LossOutcome::Blank);
                at += 1;
                rest = after;
                continue;
            }
            _ => (None, after),
        };
        let cell = board.cells().get(at).copied();
        let digit = number.and_then(|number| Digit::new(u8::try_from(number).ok()?));
        match (cell, digit.filter(|digit| digit.value() <= board.size())) {
            (Some(cell), Some(digit)) => drop(givens.insert(cell, digit)),
            (Some(cell), None) => return Err(entry_error(cell.to_string(), "expected-digit").into()),
            (None, _) => return Err(ReadErrorKind::WrongLength { found: at + 1 }.into()),
        }
        at += 1;
        rest = next;
    }
    match at == board.cells().len() {
        true => Ok(givens),
        false => Err(ReadErrorKind::WrongLength { found: at }.into()),
    }
}
