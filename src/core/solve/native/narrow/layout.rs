//! The layout of a narrow board, as sets of cells.

use std::ops::Range;

use strum::EnumCount;

use super::cells::{CellMask, MAX_CELLS, MAX_DIGITS, each};
use super::families::PairFamily;
use super::leftovers::LeftoverMasks;
use super::weak_links::WeakLinks;
use crate::solve::native::shapes::cages::CombinationCage;
use crate::solve::native::shapes::counts::DigitCounts;
use crate::solve::native::shapes::pairs::TablePair;
use crate::solve::native::shapes::parts::SumParts;
use crate::solve::native::shapes::pointers::Pointer;
use crate::solve::native::shapes::ranks::RankedLine;
use crate::solve::native::shapes::sums::RangedSum;
use crate::solve::native::shapes::table::FillingTable;
use crate::solve::native::shapes::totals::Totals;
use crate::solve::native::shapes::words::Word;

/// The maximum number of holders, sets of cells that must contain a digit: houses, and the places of clauses.
pub const MAX_HOLDERS: usize = 64;

/// Sets of cells in which digits must occur.
#[derive(Clone, Debug)]
pub struct Holders {
    /// The numbers in use, as a bitmask.
    pub used_numbers: u64,
    pub cells: [CellMask; MAX_HOLDERS],
    /// The holders of each cell, as a bitmask.
    pub of: [u64; MAX_CELLS],
}

impl Holders {
    /// Returns no holders.
    pub fn new() -> Holders {
        Holders { used_numbers: 0, cells: [0; MAX_HOLDERS], of: [0; MAX_CELLS] }
    }

    /// Returns the number of the holder with these cells, adding it if necessary; None if there are too many.
    pub fn add(&mut self, cells: CellMask) -> Option<usize> {
        // A holder with the same cells is among the holders of the first cell.
        let mut known = if cells == 0 { 0 } else { self.of[cells.trailing_zeros() as usize] };
        while known != 0 {
            let holder = known.trailing_zeros() as usize;
            if self.cells[holder] == cells {
                return Some(holder);
            }
            known &= known - 1;
        }
        let holder = self.used_numbers.trailing_ones() as usize;
        (holder < MAX_HOLDERS).then(|| {
            self.assign(holder, cells);
            holder
        })
    }

    /// Assigns a number to a holder.
    pub fn assign(&mut self, holder: usize, cells: CellMask) {
        self.cells[holder] = cells;
        self.used_numbers |= 1 << holder;
        each(cells).for_each(|cell| self.of[cell] |= 1 << holder);
    }
}

/// A sum and its cells as a set.
#[derive(Debug)]
pub struct PlacedSum {
    pub cells: CellMask,
    pub sum: RangedSum,
    pub cage: Option<CombinationCage>,
    /// Present if the sum has no cage and some of its cells must hold different digits.
    pub parts: Option<SumParts>,
    /// Present if the sum has no cage.
    pub totals: Option<Totals>,
}

/// A table and its cells as a set.
#[derive(Debug)]
pub struct PlacedTable {
    pub cells: CellMask,
    /// For a long table, the index in the state of a node at which the remaining fillings of the table begin.
    pub start: Option<usize>,
    pub table: FillingTable,
}

/// A word and its cells as a set.
#[derive(Debug)]
pub struct PlacedWord {
    pub cells: CellMask,
    /// The range, in the state of a node, of the candidates of the word and of the states on its paths.
    pub left: Range<usize>,
    pub word: Word,
}

/// A pair and its cells as a set.
#[derive(Debug)]
pub struct NarrowPair {
    pub cells: CellMask,
    pub pair: TablePair,
}

/// A pointer, with its cell and the cells that it points at as a set.
#[derive(Debug)]
pub struct PlacedPointer {
    pub cells: CellMask,
    pub pointer: Pointer,
    /// The digits that it points at, with their cells; empty unless all links of the pointer hold both ways and point
    /// at few different digits.
    pub pointed_digits: Vec<PointedDigit>,
}

/// A digit whose place follows from the digit of a pointer, and vice versa.
#[derive(Debug)]
pub struct PointedDigit {
    pub digit: usize,
    /// For each digit of the pointer, the cell that it points at, if any.
    pub at: [CellMask; MAX_DIGITS],
    /// All of these cells.
    pub all: CellMask,
}

/// A cage and its cells as a set.
#[derive(Debug)]
pub struct PlacedCage {
    pub cells: CellMask,
    pub cage: CombinationCage,
}

/// Counts and their cells as a set.
#[derive(Debug)]
pub struct PlacedCounts {
    pub cells: CellMask,
    pub counts: DigitCounts,
}

/// A rank and its cells as a set.
#[derive(Debug)]
pub struct PlacedRank {
    pub cells: CellMask,
    pub rank: RankedLine,
}

/// The stages in which shapes are propagated. The results of a stage are propagated before the next stage begins.
#[derive(Clone, Copy, Debug, EnumCount)]
pub enum PropagationStage {
    Families,
    /// Small tables, sums, clauses, other pairs, and cages of pairs.
    Small,
    /// Large tables, and counts.
    Large,
    /// Words and ranks.
    Words,
}

/// A narrow board: the cells that must hold different digits, and its houses, sums, pairs, words and ranks.
#[derive(Debug)]
pub struct NarrowLayout {
    pub digits: usize,
    /// All cells of the board.
    pub all: CellMask,
    /// For each cell, the cells that must hold other digits; the entry beyond the last has all cells.
    pub peers: [CellMask; MAX_CELLS + 1],
    pub holders: Holders,
    /// True if the board has 9x9 cells with the usual houses. In `holders`, these have the numbers from
    /// [`classic::houses`](super::classic::houses).
    pub is_classic: bool,
    /// True if the board is classic and has cells that must hold different digits although they share no usual house.
    pub sees_more: bool,
    /// True if the consequences of its rows, columns and boxes are found by minirows.
    pub by_minirows: bool,
    /// The holders in which every digit must occur, as a bitmask.
    pub houses: u64,
    pub sums: Vec<PlacedSum>,
    /// The tables, small ones first.
    pub tables: Vec<PlacedTable>,
    /// The number of small tables.
    pub small_tables: usize,
    pub families: Vec<PairFamily>,
    pub pointers: Vec<PlacedPointer>,
    /// The pairs that are in no family or pointer.
    pub pairs: Vec<NarrowPair>,
    /// The cages formed by pairs: sets of cells any two of which are a pair.
    pub cages: Vec<PlacedCage>,
    /// The cages of sums and words, for the consequences of their certain digits in other cells.
    pub certain: Vec<PlacedCage>,
    pub counts: Vec<PlacedCounts>,
    pub words: Vec<PlacedWord>,
    /// The initial state, in a node, of long tables and words.
    pub left: Vec<u64>,
    pub ranks: Vec<PlacedRank>,
    /// The cells of all sums, pairs, words and ranks.
    pub watched: CellMask,
    /// The watched cells whose candidates are read cell by cell: not those that are only in families or are only
    /// pointed at.
    pub read_cells: CellMask,
    /// The weight of each cell without conflicts: the more shapes contain it, the larger.
    pub weights: [u32; MAX_CELLS],
    pub leftovers: LeftoverMasks,
    pub weak_links: WeakLinks,
    /// True if a single shape already has no solution, such as a group with more cells than there are digits.
    pub impossible: bool,
}

impl NarrowLayout {
    /// Returns the tables whose remaining fillings are stored in nodes.
    pub fn long_tables(&self) -> impl Iterator<Item = &FillingTable> {
        self.tables.iter().filter(|placed| placed.start.is_some()).map(|placed| &placed.table)
    }
}
