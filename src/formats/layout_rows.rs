//! Boards of several grids as plain rows of symbols, as in collections of samurai sudokus, in which places off the
//! board are `.`, `#` or blanks. Finds the named layout that the rows show.
//!
//! If places off the board have a symbol of their own, it determines the layout. If they look like empty cells, the
//! layout is the smallest that covers all digits without a repeat in a house. Rows that form a square may also be a
//! single grid. In a puzzle with one solution, at most one digit does not occur. So the square is read as the layout if
//! no digit is too large for the layout and at most one of its digits does not occur; a single grid as large as the
//! square would need more digits. Any other square is a single grid.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use super::boxes::{customary_box, size_of_line};
use super::loss::{LossOutcome, Losses, LostElement};
use super::problem::ReadErrorKind;
use super::symbol_set::{SymbolSet, is_blank};
use crate::board::{Board, Cell, Digit, DigitSet, Grid, TraditionalLayout};
use crate::puzzle::{Givens, Puzzle, PuzzleError};

/// A named layout with boxes of one shape, or its mirror image.
struct NamedLayout {
    preset: TraditionalLayout,
    boxes: (u8, u8),
    mirrored: bool,
    /// The rows and columns from its first cell to its last.
    extent: (usize, usize),
}

/// The row and column of a misplaced digit or gap, and the error.
pub(super) type MisplacedSymbol = (usize, usize, ReadErrorKind);

/// A puzzle read from rows.
pub(super) struct LayoutReading {
    pub puzzle: Puzzle,
    /// Notes on how the text was interpreted.
    pub losses: Losses,
    /// True if gaps have a symbol of their own.
    has_gap_symbol: bool,
}

/// The longest chain of grids.
const LONGEST_CHAIN: u8 = 6;

/// Up to one misplaced digit in this many is taken for a mistake. If there are more, the rows show something else.
const DIGITS_PER_MISTAKE: usize = 10;

/// The layouts of all boards in common use.
static LAYOUTS: LazyLock<Vec<NamedLayout>> = LazyLock::new(|| {
    let chains = (3..=LONGEST_CHAIN).map(|grids| TraditionalLayout::Chain { grids });
    let several =
        |preset: &TraditionalLayout| !matches!(preset, TraditionalLayout::Single | TraditionalLayout::Chain { .. });
    let presets: Vec<TraditionalLayout> = TraditionalLayout::ALL.into_iter().filter(several).chain(chains).collect();
    let customary = (4..=16).filter_map(customary_box);
    let turned = |(rows, cols): (u8, u8)| [(rows, cols), (cols, rows)].into_iter().take(1 + usize::from(rows != cols));
    let mut layouts: Vec<NamedLayout> = Vec::new();
    for boxes in customary.flat_map(turned) {
        for &preset in &presets {
            let extent = preset.extent(boxes.0, boxes.1);
            layouts.extend([false, true].map(|mirrored| NamedLayout { preset, boxes, mirrored, extent }));
        }
    }
    layouts
});

/// Returns the mirror image of a board, with left and right exchanged.
fn mirror_image(board: &Board) -> Option<Board> {
    let width = board.extent().1;
    let image = |grid: &Grid| {
        let origin = grid.origin();
        grid.at(Cell::new(origin.row, width - origin.col - i16::from(grid.size()))).ok()
    };
    Board::new(board.grids().iter().map(image).collect::<Option<_>>()?).ok()
}

impl LayoutReading {
    /// Returns the key for choosing between readings of the same line with different extents; the smallest key is the
    /// best.
    fn rank(&self) -> (bool, bool, bool, usize) {
        let board = self.puzzle.board();
        let digits: Vec<(Cell, Digit)> = self.puzzle.givens().iter().map(|(&cell, &digit)| (cell, digit)).collect();
        // Errors rank after all readings, hence the first member.
        (false, !self.has_gap_symbol, has_repeats(board, &digits), board.cells().len())
    }
}

impl NamedLayout {
    /// Returns the board; None if it is too large, or if the layout is mirrored but its board equals the original.
    fn board(&self) -> Option<Board> {
        let board = self.preset.board(self.boxes.0, self.boxes.1).ok()?;
        if !self.mirrored {
            return Some(board);
        }
        mirror_image(&board).filter(|image| image.cells() != board.cells())
    }

    fn size(&self) -> u8 {
        self.boxes.0 * self.boxes.1
    }
}

/// Returns the largest number of digits of a layout that has as many places as a single grid of this size has cells, or
/// 0 if there is no such layout. A line with a larger digit is a single grid.
pub(super) fn max_layout_digits(size: u8) -> u8 {
    let cells = usize::from(size).pow(2);
    let same = |layout: &&NamedLayout| layout.extent.0 * layout.extent.1 == cells;
    LAYOUTS.iter().filter(same).map(NamedLayout::size).max().unwrap_or(0)
}

/// The lengths of lines that show boards of several grids.
static LENGTHS: LazyLock<BTreeSet<usize>> =
    LazyLock::new(|| LAYOUTS.iter().map(|layout| layout.extent.0 * layout.extent.1).collect());

/// Reads a line of symbols as the rows of a board; None if it is no layout of several grids. Errors have row 0.
pub(super) fn read_line(line: &str) -> Option<Result<LayoutReading, MisplacedSymbol>> {
    // Symbols are ASCII, so bytes are characters.
    if !LENGTHS.contains(&line.len()) {
        return None;
    }
    let symbols: Vec<char> = line.chars().collect();
    let extents: BTreeSet<(usize, usize)> = LAYOUTS.iter().map(|layout| layout.extent).collect();
    let one = |(_, cols): (usize, usize)| {
        let rows: Vec<Vec<char>> = symbols.chunks(cols).map(<[char]>::to_vec).collect();
        Some(self::read(&rows)?.map_err(|(row, col, problem)| (0, row * cols + col, problem)))
    };
    let whole = extents.into_iter().filter(|(rows, cols)| rows * cols == symbols.len());
    let mut read: Vec<Result<LayoutReading, MisplacedSymbol>> = whole.filter_map(one).collect();
    let rank = |read: &Result<LayoutReading, MisplacedSymbol>| {
        read.as_ref().map_or((true, true, true, 0), LayoutReading::rank)
    };
    read.sort_by_key(rank);
    read.into_iter().next()
}

/// Returns whether a line shows a board of several grids, and so is no comment although it begins with `#`.
pub(super) fn is_line(line: &str) -> bool {
    read_line(line).is_some_and(|read| read.is_ok())
}

/// Reads rows of symbols of equal length as a board; None if they are no layout of several grids.
pub(super) fn read(rows: &[Vec<char>]) -> Option<Result<LayoutReading, MisplacedSymbol>> {
    let extent = (rows.len(), rows.first()?.len());
    if !LAYOUTS.iter().any(|layout| layout.extent == extent) || rows.iter().any(|row| row.len() != extent.1) {
        return None;
    }
    let plain = |symbol: &char| is_gap(*symbol) || is_blank(*symbol) || symbol.is_ascii_alphanumeric();
    if !rows.iter().flatten().all(plain) {
        return None;
    }
    let boards = LAYOUTS.iter().filter(|layout| layout.extent == extent);
    let boards: Vec<(TraditionalLayout, Board)> =
        boards.filter_map(|layout| Some((layout.preset, layout.board()?))).collect();
    let text = SymbolRows { rows };
    let exact = boards.iter().find(|(_, board)| text.marks_gaps_of(board));
    if let Some((preset, board)) = exact {
        return text.puzzle(*preset, board.clone(), true);
    }
    match rows.iter().flatten().any(|symbol| is_gap(*symbol)) {
        true => {
            let likely = boards.iter().filter(|(_, board)| text.digits(text.set(board), board.size()).is_some());
            let (_, board) = likely.min_by_key(|(_, board)| text.misplaced_gaps(board).count())?;
            let mistakes = text.misplaced_gaps(board).count();
            let rare = mistakes * DIGITS_PER_MISTAKE <= board.cells().len();
            text.misplaced_gaps(board).next().filter(|_| rare).map(Err)
        }
        false => text.best_layout(&boards),
    }
}

/// Returns whether a symbol can only be a place off the board.
fn is_gap(symbol: char) -> bool {
    matches!(symbol, '#' | ' ')
}

/// A candidate layout with the digits of the symbols, and the number of those digits off its board.
type CandidateLayout<'a> = (&'a (TraditionalLayout, Board), Vec<(Cell, Digit)>, usize);

/// Rows of symbols of equal length.
struct SymbolRows<'a> {
    rows: &'a [Vec<char>],
}

impl SymbolRows<'_> {
    /// Returns the symbols with their positions, as cells.
    fn places(&self) -> impl Iterator<Item = (Cell, char)> {
        let row = |(row, symbols): (usize, &Vec<char>)| {
            let symbols: Vec<char> = symbols.clone();
            symbols.into_iter().enumerate().map(move |(col, symbol)| (Cell::new(row as i16, col as i16), symbol))
        };
        self.rows.iter().enumerate().flat_map(row)
    }

    /// Returns whether some symbol occurs exactly where there is no cell.
    fn marks_gaps_of(&self, board: &Board) -> bool {
        let gap = self.places().find(|(cell, _)| !board.contains(*cell)).map(|(_, symbol)| symbol);
        let gap = gap.filter(|symbol| is_gap(*symbol) || is_blank(*symbol));
        gap.is_some_and(|gap| self.places().all(|(cell, symbol)| (symbol == gap) != board.contains(cell)))
    }

    /// Returns the digits where there is no cell, and the gaps where there is one.
    fn misplaced_gaps<'a>(&'a self, board: &'a Board) -> impl Iterator<Item = MisplacedSymbol> + 'a {
        self.places().filter_map(|(cell, symbol)| {
            let problem = match (board.contains(cell), is_gap(symbol)) {
                (true, false) | (false, true) => return None,
                (true, true) => ReadErrorKind::CellMarkedAsHole { cell },
                (false, false) if is_blank(symbol) => ReadErrorKind::HoleNotMarked { cell },
                (false, false) => ReadErrorKind::Puzzle(PuzzleError::OffBoard { cell }),
            };
            Some((cell.row as usize, cell.col as usize, problem))
        })
    }

    /// Reads the digits in a symbol set; None if there is any other symbol or a digit beyond the size.
    fn digits(&self, set: SymbolSet, size: u8) -> Option<Vec<(Cell, Digit)>> {
        let mut digits = Vec::new();
        for (cell, symbol) in self.places() {
            match set.digit(symbol) {
                Some(digit) if digit.value() <= size => digits.push((cell, digit)),
                Some(_) | None if set.is_blank(symbol, size) || is_gap(symbol) => {}
                Some(_) | None => return None,
            }
        }
        Some(digits)
    }

    /// Returns the symbol set of the symbols on the board, ignoring those in gaps.
    fn set(&self, board: &Board) -> SymbolSet {
        let on_board = self.places().filter(|(cell, _)| board.contains(*cell));
        SymbolSet::of(on_board.map(|(_, symbol)| symbol), board.size())
    }

    /// Builds the puzzle on a board whose gaps are known; None if a symbol is no digit of it.
    fn puzzle(
        &self,
        preset: TraditionalLayout,
        board: Board,
        exact: bool,
    ) -> Option<Result<LayoutReading, MisplacedSymbol>> {
        let set = self.set(&board);
        let digits = self.digits(set, board.size())?;
        let givens: Givens = digits.into_iter().collect();
        let mut losses = Losses::default();
        losses.add(LostElement::Layout, LossOutcome::AsLayout(preset));
        set.report(self.places().filter(|(cell, _)| board.contains(*cell)).map(|(_, symbol)| symbol), &mut losses);
        let puzzle = set.puzzle(board, givens).map_err(|error| (0, 0, ReadErrorKind::Puzzle(error)));
        Some(puzzle.map(|puzzle| LayoutReading { puzzle, losses, has_gap_symbol: exact }))
    }

    /// Chooses the layout if gaps look like empty cells; None if none fits, or a single grid fits better.
    fn best_layout(&self, boards: &[(TraditionalLayout, Board)]) -> Option<Result<LayoutReading, MisplacedSymbol>> {
        let single = size_of_line(self.rows.len() * self.rows[0].len()).and_then(|size| {
            let (rows, cols) = customary_box(size)?;
            Board::single(rows, cols).ok()
        });
        let mut likely: Vec<CandidateLayout> = Vec::new();
        for layout in boards {
            let (size, set) = (layout.1.size(), self.set(&layout.1));
            let Some(digits) = self.digits(set, size) else { continue };
            let different: DigitSet = digits.iter().map(|(_, digit)| *digit).collect();
            if single.is_none() || different.len() + 1 >= usize::from(size) {
                let off = digits.iter().filter(|(cell, _)| !layout.1.contains(*cell)).count();
                likely.push((layout, digits, off));
            }
        }
        // Among layouts that cover all digits, those without repeats come first, then smaller ones.
        let whole = likely.iter().filter(|(.., off)| *off == 0);
        let best = whole.min_by_key(|((_, board), digits, _)| (has_repeats(board, digits), board.cells().len()));
        if let Some(((preset, board), digits, _)) = best {
            let single_suits = single.is_some_and(|single| !has_repeats(&single, digits) && has_repeats(board, digits));
            return if single_suits { None } else { self.puzzle(*preset, board.clone(), false) };
        }
        // No layout covers all digits. If only a few are off the nearest one, they are reported as mistakes.
        let nearest = likely.iter().min_by_key(|((_, board), _, off)| (*off, board.cells().len()))?;
        let ((_, board), digits, off) = nearest;
        if off * DIGITS_PER_MISTAKE > digits.len() {
            return None;
        }
        let (cell, _) = digits.iter().find(|(cell, _)| !board.contains(*cell))?;
        let problem = ReadErrorKind::Puzzle(PuzzleError::OffBoard { cell: *cell });
        Some(Err((cell.row as usize, cell.col as usize, problem)))
    }
}

/// Returns whether a digit repeats in a row, column or box.
fn has_repeats(board: &Board, digits: &[(Cell, Digit)]) -> bool {
    let givens: Givens = digits.iter().copied().collect();
    board.houses().iter().any(|house| {
        let own: Vec<Digit> = house.cells.iter().filter_map(|&id| givens.get(&board.cell(id)).copied()).collect();
        own.iter().copied().collect::<DigitSet>().len() < own.len()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_sizes_of_lines_are_no_layouts() {
        for size in [4, 9, 16, 25] {
            assert_eq!(max_layout_digits(size), 0, "{size}");
        }
        assert_eq!((max_layout_digits(6), max_layout_digits(12), max_layout_digits(21)), (4, 9, 9));
        let boards = LAYOUTS.iter().filter_map(|layout| Some((layout.extent, layout.board()?)));
        let mut mirrored = 0;
        for (extent, board) in boards {
            assert_eq!((board.extent().0 as usize, board.extent().1 as usize), extent);
            assert!(board.grids().len() > 1);
            mirrored +=
                usize::from(board.contains(Cell::new(0, extent.1 as i16 - 1)) && !board.contains(Cell::new(0, 0)));
        }
        assert!(mirrored > 0);
    }
}
