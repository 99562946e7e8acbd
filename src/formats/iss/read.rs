//! Reads the board and givens of constraint strings; `rules` reads the rest.

use std::collections::BTreeMap;

use super::rules::IssRules;
use super::tokens::{Token, cell_of, is_outside, tokens};
use crate::board::{Board, Cell, CellSet, Digit, DigitSet, Numbering};
use crate::formats::codec::CodecError;
use crate::formats::customary_box;
use crate::formats::loss::{LossOutcome, Losses, LostElement};
use crate::formats::region_board::{RegionBoard, region_board};
use crate::formats::rule_collector::RuleCollector;
use crate::formats::{ReadErrorKind, json};
use crate::place::DigitList;
use crate::puzzle::{Givens, Puzzle};
use crate::variant::{Allowed, Parity, Region};

/// The largest grid: rows and columns have one character each.
const MAX_ROWS: u8 = 16;

/// Reads the puzzle and its losses.
pub(super) fn read(text: &str) -> Result<(Puzzle, Losses), CodecError> {
    if text.len() > json::MAX_BYTES {
        return Err(ReadErrorKind::TooLarge { bytes: Some(text.len() as u64), limit: json::MAX_BYTES as u64 }.into());
    }
    let tokens = tokens(text, |tokens| Ok(shape(tokens)?.0))?;
    let (size, numbering) = shape(&tokens)?;
    let RegionBoard { board, regions, .. } = board(&tokens, size)?;
    let mut marks = RuleCollector::new(board.with_numbering(numbering));
    for cells in regions {
        marks.add(Region { cells }, None);
    }
    report_ignored(&tokens, size, &mut marks.losses);
    let givens = givens(&tokens, size, &mut marks)?;
    let mut rules = IssRules::new(size, marks, &tokens);
    for token in &tokens {
        rules.add(token)?;
    }
    let RuleCollector { board, placed, losses, .. } = rules.into_marks();
    let puzzle = Puzzle::builder(board).givens(givens).rules(placed).build();
    Ok((puzzle.map_err(ReadErrorKind::from)?, losses))
}

/// Returns the number of rows and columns, and the numbering of the digits.
fn shape(tokens: &[Token]) -> Result<(u8, Numbering), CodecError> {
    let Some(token) = tokens.iter().find(|token| token.name == "Shape") else { return Ok((9, Numbering::FromOne)) };
    let mut words = token.arguments.iter().map(String::as_str);
    let (rows, cols) = words.next().and_then(|text| text.split_once('x')).unwrap_or_default();
    let size = rows.parse().ok().filter(|size| (2..=MAX_ROWS).contains(size) && rows == cols);
    let size: u8 = size.ok_or_else(|| token.fault("expected-size"))?;
    let numbering = match words.next().unwrap_or_default() {
        "" => Some(Numbering::FromOne),
        range => {
            let (first, last) = range.split_once('-').unwrap_or(("1", range));
            let lowest = first.parse().ok().and_then(Numbering::from_lowest);
            lowest.filter(|numbering| last.parse().ok() == Some(numbering.highest(size)))
        }
    };
    // Grids of other types have rows and columns that need not hold all digits.
    let is_sudoku = matches!(words.next(), None | Some("" | "Sudoku"));
    let numbering = numbering.filter(|_| is_sudoku).ok_or_else(|| token.fault("expected-whole-lines"))?;
    Ok((size, numbering))
}

/// Reports ignored parts of the board: shapes and layouts that differ from the first, and all but one of the pieces
/// that do not have the size of a region.
fn report_ignored(tokens: &[Token], size: u8, losses: &mut Losses) {
    for name in ["Shape", "Jigsaw"] {
        let mut all = tokens.iter().filter(|token| token.name == name).map(|token| &token.arguments);
        let first = all.next();
        losses.add_many(
            LostElement::Named(name.to_owned()),
            LossOutcome::Unknown,
            all.filter(|other| Some(*other) != first).count(),
        );
    }
    let layout = tokens.iter().find(|token| token.name == "Jigsaw").map(|token| sizes(&layout(token)));
    let odd = layout.map_or(0, |sizes| sizes.values().filter(|&&count| count != usize::from(size)).count());
    losses.add_many(LostElement::Named("Jigsaw".to_owned()), LossOutcome::Unknown, odd.saturating_sub(1));
}

/// Returns the characters of a jigsaw's pieces, one per cell.
fn layout(token: &Token) -> Vec<char> {
    token.arguments.last().map(|text| text.chars().collect()).unwrap_or_default()
}

/// Returns the number of cells of each piece.
fn sizes(layout: &[char]) -> BTreeMap<char, usize> {
    let mut sizes = BTreeMap::new();
    layout.iter().for_each(|&sign| *sizes.entry(sign).or_default() += 1);
    sizes
}

/// Returns the board: with the pieces of a jigsaw as regions of the grid if there are no boxes, else with the customary
/// boxes and the pieces as additional regions.
fn board(tokens: &[Token], size: u8) -> Result<RegionBoard, CodecError> {
    let has = |name: &str| tokens.iter().any(|token| token.name == name);
    let n = usize::from(size);
    let mut pieces: Vec<Option<i64>> = vec![None; n * n];
    if let Some(token) = tokens.iter().find(|token| token.name == "Jigsaw") {
        let layout = layout(token);
        if layout.len() != n * n {
            return Err(token.fault("expected-cells"));
        }
        let sizes = sizes(&layout);
        for (place, sign) in pieces.iter_mut().zip(&layout) {
            if sizes[sign] == n {
                *place = Some(i64::from(u32::from(*sign)));
            }
        }
    }
    let boxes = if has("NoBoxes") { None } else { customary_box(size) };
    let Some((rows, cols)) = boxes else { return Ok(region_board(size, &pieces).map_err(ReadErrorKind::from)?) };
    let board = Board::single(rows, cols).map_err(ReadErrorKind::from)?;
    let mut regions = BTreeMap::<i64, CellSet>::new();
    for (&cell, piece) in board.cells().iter().zip(&pieces) {
        if let Some(piece) = piece {
            regions.entry(*piece).or_default().insert(cell);
        }
    }
    Ok(RegionBoard::of_regions(board, regions.into_values()))
}

/// Returns the givens, which are cells with one digit; cells with several become candidates.
fn givens(tokens: &[Token], size: u8, marks: &mut RuleCollector) -> Result<Givens, CodecError> {
    let numbering = marks.board.numbering();
    let (mut givens, mut several) = (Givens::new(), BTreeMap::<Vec<Digit>, Vec<Cell>>::new());
    for token in tokens.iter().filter(|token| token.name == "Given") {
        for argument in &token.arguments {
            if is_outside(argument) {
                marks.losses.unknown_text(&token.name, 1, argument);
                continue;
            }
            let (cell, digits) = given(argument, numbering).ok_or_else(|| token.fault("expected-given"))?;
            if cell.row.max(cell.col) >= i16::from(size) || digits.iter().any(|digit| digit.value() > size) {
                return Err(token.fault("expected-given"));
            }
            match digits.iter().collect::<Vec<Digit>>()[..] {
                [digit] if givens.get(&cell).is_none_or(|known| *known == digit) => drop(givens.insert(cell, digit)),
                [..] if digits == DigitSet::all(size) => {}
                ref digits => several.entry(digits.to_vec()).or_default().push(cell),
            }
        }
    }
    let (mut odd, mut even) = (CellSet::default(), CellSet::default());
    for (digits, cells) in several {
        let cells: CellSet = cells.into_iter().collect();
        let rest = |rest: u8| (1..=size).filter(|value| value % 2 == rest).filter_map(Digit::new).collect::<Vec<_>>();
        match numbering {
            Numbering::FromOne if size > 3 && digits == rest(1) => odd = cells,
            Numbering::FromOne if size > 3 && digits == rest(0) => even = cells,
            _ => marks.add(Allowed { cells, digits: DigitList(digits) }, None),
        }
    }
    if !odd.is_empty() || !even.is_empty() {
        marks.add(Parity::of(odd, even), None);
    }
    Ok(givens)
}

/// Parses a cell with its digits, as in `R3C4_1_2`.
fn given(argument: &str, numbering: Numbering) -> Option<(Cell, DigitSet)> {
    let mut words = argument.split('_');
    let cell = cell_of(words.next()?)?;
    let digits = words.map(|word| numbering.digit(word.parse().ok()?)).collect::<Option<DigitSet>>()?;
    Some((cell, digits)).filter(|(_, digits)| !digits.is_empty())
}
