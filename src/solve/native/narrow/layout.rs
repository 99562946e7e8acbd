//! The layout of a narrow board, as sets of cells.

use std::collections::HashSet;
use std::ops::Range;

use strum::EnumCount;

use super::classic;
use super::families::PairFamily;
use super::leftovers::LeftoverMasks;
use super::weak_links::WeakLinks;
use crate::board::CellId;
use crate::solve::native::conflicts::CONFLICT;
use crate::solve::native::shapes::SortedShapes;
use crate::solve::native::shapes::cages::CombinationCage;
use crate::solve::native::shapes::cliques::cliques;
use crate::solve::native::shapes::counts::DigitCounts;
use crate::solve::native::shapes::gather_sums::{GatheredSums, gather_sums};
use crate::solve::native::shapes::gather_words::{GatheredWords, gather_words};
use crate::solve::native::shapes::layout_cache::LayoutCache;
use crate::solve::native::shapes::leftovers::leftovers;
use crate::solve::native::shapes::pairs::TablePair;
use crate::solve::native::shapes::parts::SumParts;
use crate::solve::native::shapes::pointers::Pointer;
use crate::solve::native::shapes::ranks::RankedLine;
use crate::solve::native::shapes::sums::RangedSum;
use crate::solve::native::shapes::table::{self, FillingTable, MAX_FILLINGS};
use crate::solve::native::shapes::totals::Totals;
use crate::solve::native::shapes::words::Word;

/// A set of cells as a bitmask: bit `i` for cell `i`.
pub type CellMask = u128;

/// The maximum number of cells of a narrow board.
pub const MAX_CELLS: usize = 128;

/// The maximum number of digits of a narrow board: a grid with more digits has more than [`MAX_CELLS`] cells.
pub const MAX_DIGITS: usize = 11;

/// The maximum number of holders, sets of cells that must contain a digit: houses, and the places of clauses.
pub const MAX_HOLDERS: usize = 64;

/// Returns the set of one cell.
pub const fn just(cell: usize) -> CellMask {
    1 << cell
}

/// Returns all bits or none.
pub const fn all_if(condition: bool) -> CellMask {
    (condition as CellMask).wrapping_neg()
}

/// Returns the cells of a set in ascending order.
pub fn each(mut cells: CellMask) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (cells != 0).then(|| {
            let cell = cells.trailing_zeros() as usize;
            cells &= cells - 1;
            cell
        })
    })
}

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
    fn new() -> Holders {
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
    fn assign(&mut self, holder: usize, cells: CellMask) {
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

/// The maximum number of different digits that a pointer points at for which it is worthwhile to test in advance
/// whether the pointer has consequences.
const MAX_POINTED_DIGITS: usize = 2;

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

impl PlacedPointer {
    fn new(pointer: Pointer) -> PlacedPointer {
        let cells = pointer.links.iter().fold(just(pointer.cell), |cells, link| cells | just(link.to));
        let said = pointer.target_digits().filter(|said| said.len() <= MAX_POINTED_DIGITS).unwrap_or_default();
        let of_digit = |digit: usize| {
            let mut at = [0; MAX_DIGITS];
            let links = pointer.links.iter().filter(|link| link.digit_there == digit);
            links.for_each(|link| at[link.digit] |= just(link.to));
            PointedDigit { digit, at, all: at.iter().fold(0, |all, at| all | at) }
        };
        let said = said.into_iter().map(of_digit).collect();
        PlacedPointer { cells, pointer, pointed_digits: said }
    }
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

/// The weight that a family adds to its cells. The fewer cells another shape has, the more weight it adds to them. With
/// these weights, sums of cells and product cages take 0.87 times the nodes of equal weights.
const SHAPE_WEIGHT: u32 = 3 * CONFLICT;

/// The size up to which a table is propagated together with the sums; larger ones come after them.
const SMALL_TABLE: usize = 64;

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
    /// [`classic::houses`].
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
    /// Returns the layout; None if the board has too many cells or houses. Domains and clauses are left to the query.
    pub fn new(digits: u8, cells: usize, shapes: &SortedShapes<'_>, stock: &mut LayoutCache) -> Option<NarrowLayout> {
        if cells > MAX_CELLS {
            return None;
        }
        let mut layout = NarrowLayout {
            digits: usize::from(digits),
            all: if cells == MAX_CELLS { CellMask::MAX } else { just(cells) - 1 },
            peers: [0; MAX_CELLS + 1],
            holders: Holders::new(),
            is_classic: false,
            sees_more: false,
            by_minirows: false,
            houses: 0,
            sums: Vec::new(),
            tables: Vec::new(),
            small_tables: 0,
            families: Vec::new(),
            pointers: Vec::new(),
            pairs: Vec::new(),
            cages: Vec::new(),
            certain: Vec::new(),
            counts: Vec::new(),
            words: Vec::new(),
            left: Vec::new(),
            ranks: Vec::new(),
            watched: 0,
            read_cells: 0,
            weights: [CONFLICT; MAX_CELLS],
            leftovers: LeftoverMasks::new(Vec::new()),
            weak_links: WeakLinks::default(),
            impossible: false,
        };
        // An intersection of peers may include a missing cell, which must not restrict it.
        layout.peers[MAX_CELLS] = CellMask::MAX;
        let sets: Vec<CellMask> = shapes.groups.iter().map(|group| set(group.shape)).collect();
        let is_house = |(_, cells)| sets.contains(&cells);
        layout.is_classic = (digits, cells) == (9, 81) && classic::houses().all(is_house);
        if layout.is_classic {
            // The tally needs fixed numbers, so these houses are assigned first. When the groups are added below, they
            // are found by their cells.
            classic::houses().for_each(|(holder, cells)| layout.holders.assign(holder, cells));
        }
        for (&group, sorted) in sets.iter().zip(&shapes.groups) {
            let count = sorted.shape.len();
            for cell in each(group) {
                layout.peers[cell] |= group & !just(cell);
            }
            if count == layout.digits {
                layout.houses |= 1 << layout.holders.add(group)?;
            }
            layout.impossible |= count > layout.digits;
        }
        if layout.is_classic {
            let mut of_houses = [0; MAX_CELLS];
            classic::houses().for_each(|(_, cells)| each(cells).for_each(|cell| of_houses[cell] |= cells));
            layout.sees_more = (0..cells).any(|cell| layout.peers[cell] & !of_houses[cell] != 0);
        }
        // Groups are needed to divide the sums, which most puzzles don't have.
        let groups = if shapes.sums.is_empty() { &[][..] } else { &shapes.groups[..] };
        let groups: Vec<Vec<usize>> =
            groups.iter().map(|group| group.shape.iter().map(|cell| cell.index()).collect()).collect();
        let peers = layout.peers;
        let differ = |a: usize, b: usize| peers[a] & just(b) != 0;
        let of = |cells: &[usize]| cells.iter().fold(0, |all, &cell| all | just(cell));
        // On the classic board, all leftovers have more cells than the limit used here.
        let leftovers = match layout.is_classic {
            true => Vec::new(),
            false => leftovers(&shapes.houses(digits), cells, layout.digits.div_ceil(2)),
        };
        let sums: Vec<RangedSum> = shapes.sums.iter().map(RangedSum::new).collect();
        // Thousands of equal rules may have added the same sum.
        let mut met = HashSet::new();
        let distinct = sums.iter().filter(|&sum| met.insert(sum));
        let of_sums = distinct.filter_map(|sum| CombinationCage::of_sum(sum, differ, digits));
        let of_words =
            shapes.words.iter().filter_map(|&(cells, automaton)| CombinationCage::of_word(cells, automaton, differ));
        let cages = of_sums.chain(of_words);
        layout.certain = cages.map(|cage| PlacedCage { cells: of(&cage.cells), cage }).collect();
        let GatheredSums { tables, sums } = gather_sums(
            sums,
            groups.iter().map(Vec::as_slice),
            differ,
            &leftovers,
            (cells, digits),
            MAX_FILLINGS,
            stock,
        );
        layout.leftovers = LeftoverMasks::new(leftovers);
        layout.tables =
            tables.into_iter().map(|table| PlacedTable { cells: of(&table.cells), start: None, table }).collect();
        for (sum, cage) in sums {
            let cells = sum.terms.iter().fold(0, |cells, &(_, cell)| cells | just(cell));
            // A sum without cells is zero.
            layout.impossible |= cells == 0 && !(sum.min..=sum.max).contains(&0);
            let parts = if cage.is_none() { SumParts::of_sum(&sum, differ) } else { None };
            let totals = if cage.is_none() { Totals::of_sum(&sum, digits, differ) } else { None };
            layout.sums.push(PlacedSum { cells, sum, cage, parts, totals });
        }
        let (cages, pairs) = cliques(&shapes.pairs, differ, digits);
        layout.cages = cages.into_iter().map(|cage| PlacedCage { cells: of(&cage.cells), cage }).collect();
        let pairs = pairs.iter().map(|pair| TablePair::new(pair.shape, digits)).collect();
        // Only words and pairs need houses.
        let houses = if shapes.words.is_empty() && shapes.pairs.is_empty() { vec![] } else { shapes.houses(digits) };
        let (pointers, pairs) = Pointer::divide(pairs, &houses, layout.digits);
        layout.pointers = pointers.into_iter().map(PlacedPointer::new).collect();
        layout.weak_links = WeakLinks::new(&pairs, cells, layout.digits);
        let (families, pairs) = PairFamily::divide(pairs);
        layout.families = families;
        layout.pairs = pairs.into_iter().map(|pair| NarrowPair { cells: of(&pair.cells), pair }).collect();
        let GatheredWords { tables, counts, words } = gather_words(&shapes.words, &houses, differ, digits, stock);
        layout.tables.extend(tables.into_iter().map(|table| PlacedTable {
            cells: of(&table.cells),
            start: None,
            table,
        }));
        layout.counts = counts.into_iter().map(|counts| PlacedCounts { cells: of(&counts.cells), counts }).collect();
        layout.impossible |= words.iter().any(Word::is_impossible);
        let ranks = shapes.ranks.iter().map(|rank| RankedLine::new(rank));
        layout.ranks = ranks.map(|rank| PlacedRank { cells: of(&rank.cells), rank }).collect();
        layout.tables.sort_by_key(|placed| placed.table.words());
        layout.small_tables = layout.tables.partition_point(|placed| placed.table.words() <= SMALL_TABLE);
        for placed in layout.tables.iter_mut().filter(|placed| placed.table.cells.len() >= table::LONG_TABLE_CELLS) {
            placed.start = Some(layout.left.len());
            layout.left.extend(placed.table.all());
        }
        for word in words {
            let start = layout.left.len();
            layout.left.extend(word.initial_state());
            layout.words.push(PlacedWord { cells: of(&word.cells), left: start..layout.left.len(), word });
        }
        layout.read_cells = layout.sums.iter().fold(0, |all, sum| all | sum.cells);
        layout.read_cells |= layout.tables.iter().fold(0, |cells, placed| cells | placed.cells);
        layout.read_cells |= layout.cages.iter().fold(0, |cells, placed| cells | placed.cells);
        layout.read_cells |= layout.counts.iter().fold(0, |cells, placed| cells | placed.cells);
        layout.read_cells |= layout.ranks.iter().fold(0, |cells, placed| cells | placed.cells);
        layout.read_cells |= layout.pairs.iter().fold(0, |cells, placed| cells | placed.cells);
        layout.read_cells |= layout.words.iter().fold(0, |cells, placed| cells | placed.cells);
        // Pointers read all candidates of their own cell only; of the others they ask for single digits.
        layout.read_cells |= layout.pointers.iter().fold(0, |cells, placed| cells | just(placed.pointer.cell));
        layout.watched = layout.families.iter().fold(layout.read_cells, |cells, family| cells | family.cells);
        layout.watched |= layout.pointers.iter().fold(0, |cells, placed| cells | placed.cells);
        // With nothing but groups, such as those of a knight's move, counting alone is a fifth faster.
        layout.by_minirows = layout.is_classic && !(layout.sees_more && layout.watched == 0);
        layout.set_initial_weights();
        Some(layout)
    }
}

impl NarrowLayout {
    /// Returns the tables whose remaining fillings are stored in nodes.
    pub fn long_tables(&self) -> impl Iterator<Item = &FillingTable> {
        self.tables.iter().filter(|placed| placed.start.is_some()).map(|placed| &placed.table)
    }

    /// Weighs cells by the shapes that contain them.
    fn set_initial_weights(&mut self) {
        for Pointer { cell, links } in self.pointers.iter().map(|placed| &placed.pointer) {
            // A link weighs as much as a pair.
            links
                .iter()
                .flat_map(|link| [*cell, link.to])
                .for_each(|cell| self.weights[cell] += SHAPE_WEIGHT / 2 + SHAPE_WEIGHT);
        }
        for family in &self.families {
            each(family.cells).for_each(|cell| self.weights[cell] += SHAPE_WEIGHT);
        }
        let of_sums = self.tables.iter().map(|placed| placed.cells).chain(self.sums.iter().map(|placed| placed.cells));
        let of_pairs = self.pairs.iter().map(|placed| placed.cells).chain(self.cages.iter().map(|placed| placed.cells));
        let of_words =
            self.words.iter().map(|placed| placed.cells).chain(self.counts.iter().map(|placed| placed.cells));
        let others = of_sums.chain(of_pairs).chain(of_words).chain(self.ranks.iter().map(|placed| placed.cells));
        for cells in others {
            // A shape of two cells adds one and a half times `SHAPE_WEIGHT`, a long one little more than half of it.
            let weight = SHAPE_WEIGHT / 2 + 2 * SHAPE_WEIGHT / cells.count_ones().max(2);
            each(cells).for_each(|cell| self.weights[cell] += weight);
        }
    }
}

fn set(cells: &[CellId]) -> CellMask {
    cells.iter().fold(0, |set, cell| set | just(cell.index()))
}
