//! A whole board as text: an opening line with the layout of the grids, then the lattice row by row, then an empty
//! line.
//!
//! ```text
//! board 4 2x2 r1c1 r3c3
//! 1...##
//! ....##
//! ..2...
//! 3.....
//! ##..1.
//! ##...3
//!
//! ```
//!
//! The opening line has `board`, the number of digits or the digits themselves (`0-8` if they begin at 0), the box
//! shape (rows x columns), and the top-left cell of each grid. Instead of a box shape, `latin` means no boxes and
//! `jigsaw` irregular regions. Each such word applies to the cells after it, so that grids of several kinds can share a
//! board: `board 9 3x3 r1c1 latin r7c7`. The regions of the jigsaws follow the opening line: for each such grid, n rows
//! of n symbols, in which equal symbols form a region.
//!
//! The rows run from the board's first row and column to its last. `#` is off the board, `.` an empty cell (also `0`,
//! unless it is a digit), and whitespace is ignored. A `#` begins a comment in the opening line only, since in the rows
//! it marks a place off the board.

use super::problem::ReadErrorKind;
use super::rows;
use crate::board::{Board, Boxes, Cell, Grid, MAX_DIGIT, Numbering};
use crate::puzzle::Puzzle;
use crate::words::Message;

/// The word that opens a block.
const HEADER_WORD: &str = "board";

/// Returns whether a line opens a block. No line of symbols does, since `r` is not a digit.
pub(super) fn opens(line: &str) -> bool {
    let rest = line.strip_prefix(HEADER_WORD);
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(char::is_whitespace))
}

/// The position of an error in a block: the line, and the column of the wrong symbol in characters, if known; both from
/// 0.
pub(super) type BlockPosition = (usize, Option<usize>);

/// The kind of the grids that follow a word of the opening line.
#[derive(Clone, Copy)]
enum BlockGridKind {
    Regular { rows: u8, cols: u8 },
    Latin,
    Jigsaw,
}

/// The content of the opening line.
struct BlockHeader {
    /// The number of digits.
    size: u8,
    numbering: Numbering,
    /// The kind and top-left cell of each grid.
    places: Vec<(BlockGridKind, Cell)>,
}

/// Reads the lines of a block, beginning with its opening line.
pub(super) fn read(lines: &[&str]) -> Result<Puzzle, (BlockPosition, ReadErrorKind)> {
    let Some((opening, rows)) = lines.split_first() else { return Err(((0, None), ReadErrorKind::NoPuzzle)) };
    let opening = read_header(opening).map_err(|(at, problem)| ((0, Some(at)), problem))?;
    let BlockHeader { size, numbering, places } = opening;
    let whole = |problem| ((0, None), problem);
    let mut grids = Vec::new();
    // The number of region rows read so far.
    let mut taken = 0;
    for (kind, origin) in places {
        let grid = match kind {
            BlockGridKind::Regular { rows, cols } => Grid::new(origin, rows, cols),
            BlockGridKind::Latin => Grid::latin(origin, size),
            BlockGridKind::Jigsaw => {
                let wanted = usize::from(size);
                let Some(regions) = rows.get(taken..taken + wanted) else {
                    let found = rows.len() - taken;
                    return Err(((rows.len(), None), ReadErrorKind::RegionRows { origin, found, expected: wanted }));
                };
                let first = taken + 1;
                taken += wanted;
                let regions = rows::read_regions(origin, regions);
                Grid::jigsaw(origin, regions.map_err(|((row, at), problem)| ((first + row, at), problem))?)
            }
        };
        grids.push(grid.map_err(|error| whole(error.into()))?);
    }
    let board = Board::new(grids).map_err(|error| whole(error.into()))?.with_numbering(numbering);
    let rows = &rows[taken..];
    if rows.is_empty() {
        return Err(whole(ReadErrorKind::RowCount { found: 0, expected: rows::size(&board).0 }));
    }
    let givens = rows::read_givens(&board, rows);
    let givens = givens.map_err(|((row, at), problem)| ((1 + taken + row, at), problem))?;
    Puzzle::builder(board).givens(givens).build().map_err(|error| whole(error.into()))
}

/// Reads the opening line. Errors have the position of the wrong word.
fn read_header(line: &str) -> Result<BlockHeader, (usize, ReadErrorKind)> {
    let line = line.split('#').next().unwrap_or(line);
    // A word is a slice of the line, so the distance of their addresses is its offset.
    let place = |word: &str| line[..word.as_ptr() as usize - line.as_ptr() as usize].chars().count();
    let wrong = |word: &str, expected: Message| {
        (place(word), ReadErrorKind::BoardWord { word: word.to_owned(), expected: Box::new(expected) })
    };
    let mut words = line.split_whitespace().skip(1);
    let digits = || Message::new("expected-digits");
    let first = words.next().ok_or_else(|| (0, ReadErrorKind::BoardIncomplete { expected: digits() }))?;
    let (size, numbering) = read_digits(first).ok_or_else(|| wrong(first, digits()))?;
    let mut kind = None;
    let mut grids = Vec::new();
    for word in words {
        if let Some(next) = read_kind(word) {
            if let BlockGridKind::Regular { rows, cols } = next
                && u16::from(rows) * u16::from(cols) != u16::from(size)
            {
                return Err((place(word), ReadErrorKind::BoardBoxes { rows, cols, digits: size }));
            }
            kind = Some(next);
        } else {
            let kind = kind.ok_or_else(|| wrong(word, Message::new("expected-boxes")))?;
            let cell = word.parse().map_err(|_| wrong(word, Message::new("expected-origin")))?;
            grids.push((kind, cell));
        }
    }
    match grids.is_empty() {
        true if kind.is_none() => Err((0, ReadErrorKind::BoardIncomplete { expected: Message::new("expected-boxes") })),
        true => Err((0, ReadErrorKind::BoardIncomplete { expected: Message::new("expected-origins") })),
        false => Ok(BlockHeader { size, numbering, places: grids }),
    }
}

/// Reads the digits of the board: `9` or `1-9`, or `0-8`.
fn read_digits(word: &str) -> Option<(u8, Numbering)> {
    let (numbering, size) = match word.split_once('-') {
        None => (Numbering::FromOne, word.parse().ok()?),
        Some((first, last)) => {
            let numbering = Numbering::from_lowest(first.parse().ok()?)?;
            (numbering, numbering.digit(last.parse().ok()?)?.value())
        }
    };
    (2..=MAX_DIGIT).contains(&size).then_some((size, numbering))
}

fn read_kind(word: &str) -> Option<BlockGridKind> {
    match word {
        "latin" => Some(BlockGridKind::Latin),
        "jigsaw" => Some(BlockGridKind::Jigsaw),
        _ => {
            let (rows, cols) = word.split_once('x')?;
            Some(BlockGridKind::Regular { rows: rows.parse().ok()?, cols: cols.parse().ok()? })
        }
    }
}

/// Appends the board and givens of a puzzle, and the empty line that ends the block.
pub(super) fn write(puzzle: &Puzzle, text: &mut String) {
    let board = puzzle.board();
    let (size, numbering) = (board.size(), board.numbering());
    *text += &match numbering {
        Numbering::FromOne => format!("{HEADER_WORD} {size}"),
        Numbering::FromZero => format!("{HEADER_WORD} {}-{}", numbering.lowest(), numbering.highest(size)),
    };
    let mut last = String::new();
    for grid in board.grids() {
        let kind = match grid.boxes() {
            Boxes::Regular { rows, cols } => format!("{rows}x{cols}"),
            Boxes::Jigsaw(_) => "jigsaw".to_owned(),
            Boxes::Latin => "latin".to_owned(),
        };
        if kind != last {
            *text += &format!(" {kind}");
            last = kind;
        }
        *text += &format!(" {}", grid.origin());
    }
    text.push('\n');
    for grid in board.grids() {
        if let Boxes::Jigsaw(regions) = grid.boxes() {
            rows::write_regions(regions).iter().for_each(|row| *text += &format!("{row}\n"));
        }
    }
    let (top_left, (bottom, right)) = (board.top_left(), board.extent());
    for row in top_left.row..bottom {
        text.extend((top_left.col..right).map(|col| rows::symbol(puzzle, Cell::new(row, col))));
        text.push('\n');
    }
    text.push('\n');
}
