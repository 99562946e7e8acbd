//! The layout of a narrow board, made from the shapes of a model: first the houses, which say which cells differ; then
//! sums, pairs, words and ranks as sets of cells; then what follows from all of them.

use std::collections::HashSet;

use super::cells::{CellMask, MAX_CELLS, MAX_DIGITS, each, just, set};
use super::classic;
use super::families::PairFamily;
use super::layout::{
    Holders, NarrowLayout, NarrowPair, PlacedCage, PlacedCounts, PlacedPointer, PlacedRank, PlacedSum, PlacedTable,
    PlacedWord, PointedDigit,
};
use super::leftovers::LeftoverMasks;
use super::weak_links::WeakLinks;
use crate::solve::native::conflicts::CONFLICT;
use crate::solve::native::shapes::SortedShapes;
use crate::solve::native::shapes::cages::CombinationCage;
use crate::solve::native::shapes::cliques::cliques;
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

/// The maximum number of different digits that a pointer points at for which it is worthwhile to test in advance
/// whether the pointer has consequences.
const MAX_POINTED_DIGITS: usize = 2;

/// The weight that a family adds to its cells. The fewer cells another shape has, the more weight it adds to them. With
/// these weights, sums of cells and product cages take 0.87 times the nodes of equal weights.
const SHAPE_WEIGHT: u32 = 3 * CONFLICT;

/// The size up to which a table is propagated together with the sums; larger ones come after them.
const SMALL_TABLE: usize = 64;

impl NarrowLayout {
    /// Returns the layout; None if the board has too many cells or houses. Domains and clauses are left to the query.
    pub fn new(digits: u8, cells: usize, shapes: &SortedShapes<'_>, stock: &mut LayoutCache) -> Option<NarrowLayout> {
        if cells > MAX_CELLS {
            return None;
        }
        let groups = Groups::new(digits, cells, shapes)?;
        let sums: Vec<RangedSum> = shapes.sums.iter().map(RangedSum::new).collect();
        let certain = certain_cages(&sums, shapes, &groups, digits);
        let BoardSums { tables: sum_tables, sums, leftovers } =
            BoardSums::new(sums, shapes, &groups, digits, cells, stock);
        // Only words and pairs need houses.
        let houses = if shapes.words.is_empty() && shapes.pairs.is_empty() { vec![] } else { shapes.houses(digits) };
        let BoardPairs { cages, pointers, families, pairs, weak_links } =
            BoardPairs::new(shapes, &houses, &groups, digits, cells);
        let differ = |a: usize, b: usize| groups.differ(a, b);
        let GatheredWords { tables: word_tables, counts, words } =
            gather_words(&shapes.words, &houses, differ, digits, stock);
        let counts: Vec<PlacedCounts> =
            counts.into_iter().map(|counts| PlacedCounts { cells: of(&counts.cells), counts }).collect();
        let ranks = shapes.ranks.iter().map(|rank| RankedLine::new(rank));
        let ranks: Vec<PlacedRank> = ranks.map(|rank| PlacedRank { cells: of(&rank.cells), rank }).collect();
        let impossible = groups.impossible
            || sums.iter().any(|placed| placed.cells == 0 && !(placed.sum.min..=placed.sum.max).contains(&0))
            || words.iter().any(Word::is_impossible);
        let mut left = Vec::new();
        let tables = placed_tables(sum_tables.into_iter().chain(word_tables), &mut left);
        let small_tables = tables.partition_point(|placed| placed.table.words() <= SMALL_TABLE);
        let words = placed_words(words, &mut left);

        // The cells of the shapes that are weighed alike, and read cell by cell.
        let mut others: Vec<CellMask> = tables.iter().map(|placed| placed.cells).collect();
        others.extend(sums.iter().map(|placed| placed.cells));
        others.extend(pairs.iter().map(|placed| placed.cells));
        others.extend(cages.iter().map(|placed| placed.cells));
        others.extend(words.iter().map(|placed| placed.cells));
        others.extend(counts.iter().map(|placed| placed.cells));
        others.extend(ranks.iter().map(|placed| placed.cells));
        // Pointers read all candidates of their own cell only; of the others they ask for single digits.
        let read_cells = others.iter().fold(0, |all, cells| all | cells);
        let read_cells = pointers.iter().fold(read_cells, |cells, placed| cells | just(placed.pointer.cell));
        let watched = families.iter().fold(read_cells, |cells, family| cells | family.cells);
        let watched = pointers.iter().fold(watched, |cells, placed| cells | placed.cells);
        let weights = initial_weights(&pointers, &families, &others);

        let Groups { peers, holders, houses, is_classic, sees_more, .. } = groups;
        Some(NarrowLayout {
            digits: usize::from(digits),
            all: if cells == MAX_CELLS { CellMask::MAX } else { just(cells) - 1 },
            peers,
            holders,
            is_classic,
            sees_more,
            // With nothing but groups, such as those of a knight's move, counting alone is a fifth faster.
            by_minirows: is_classic && !(sees_more && watched == 0),
            houses,
            sums,
            tables,
            small_tables,
            families,
            pointers,
            pairs,
            cages,
            certain,
            counts,
            words,
            left,
            ranks,
            watched,
            read_cells,
            weights,
            leftovers,
            weak_links,
            impossible,
        })
    }
}

fn of(cells: &[usize]) -> CellMask {
    cells.iter().fold(0, |all, &cell| all | just(cell))
}

/// The groups of a board, whose cells must hold different digits, and its houses; the fields are as in
/// [`NarrowLayout`].
struct Groups {
    peers: [CellMask; MAX_CELLS + 1],
    holders: Holders,
    houses: u64,
    is_classic: bool,
    sees_more: bool,
    /// True if a group has more cells than there are digits.
    impossible: bool,
}

impl Groups {
    /// Returns the groups of a board; None if it has too many houses.
    fn new(digits: u8, cells: usize, shapes: &SortedShapes<'_>) -> Option<Groups> {
        let sets: Vec<CellMask> = shapes.groups.iter().map(|group| set(group.shape)).collect();
        let is_house = |(_, cells)| sets.contains(&cells);
        let is_classic = (digits, cells) == (9, 81) && classic::houses().all(is_house);
        let mut holders = Holders::new();
        if is_classic {
            // The tally needs fixed numbers, so these houses are assigned first. When the groups are added below, they
            // are found by their cells.
            classic::houses().for_each(|(holder, cells)| holders.assign(holder, cells));
        }
        let mut peers = [0; MAX_CELLS + 1];
        // An intersection of peers may include a missing cell, which must not restrict it.
        peers[MAX_CELLS] = CellMask::MAX;
        let (mut houses, mut impossible) = (0, false);
        for (&group, sorted) in sets.iter().zip(&shapes.groups) {
            let count = sorted.shape.len();
            for cell in each(group) {
                peers[cell] |= group & !just(cell);
            }
            if count == usize::from(digits) {
                houses |= 1 << holders.add(group)?;
            }
            impossible |= count > usize::from(digits);
        }
        let sees_more = is_classic && sees_more_than_houses(&peers, cells);
        Some(Groups { peers, holders, houses, is_classic, sees_more, impossible })
    }

    /// Returns whether two cells must hold different digits.
    fn differ(&self, a: usize, b: usize) -> bool {
        self.peers[a] & just(b) != 0
    }
}

/// Returns whether a cell of a classic board sees another although they share no usual house.
fn sees_more_than_houses(peers: &[CellMask; MAX_CELLS + 1], cells: usize) -> bool {
    let mut of_houses = [0; MAX_CELLS];
    classic::houses().for_each(|(_, cells)| each(cells).for_each(|cell| of_houses[cell] |= cells));
    (0..cells).any(|cell| peers[cell] & !of_houses[cell] != 0)
}

/// Returns the cages of sums and words.
fn certain_cages(sums: &[RangedSum], shapes: &SortedShapes<'_>, groups: &Groups, digits: u8) -> Vec<PlacedCage> {
    let differ = |a: usize, b: usize| groups.differ(a, b);
    // Thousands of equal rules may have added the same sum.
    let mut met = HashSet::new();
    let distinct = sums.iter().filter(|&sum| met.insert(sum));
    let of_sums = distinct.filter_map(|sum| CombinationCage::of_sum(sum, differ, digits));
    let of_words =
        shapes.words.iter().filter_map(|&(cells, automaton)| CombinationCage::of_word(cells, automaton, differ));
    of_sums.chain(of_words).map(|cage| PlacedCage { cells: of(&cage.cells), cage }).collect()
}

/// The sums of a board, and the leftovers of its houses.
struct BoardSums {
    /// The sums with few fillings.
    tables: Vec<FillingTable>,
    sums: Vec<PlacedSum>,
    leftovers: LeftoverMasks,
}

impl BoardSums {
    fn new(
        sums: Vec<RangedSum>,
        shapes: &SortedShapes<'_>,
        groups: &Groups,
        digits: u8,
        cells: usize,
        stock: &mut LayoutCache,
    ) -> BoardSums {
        let differ = |a: usize, b: usize| groups.differ(a, b);
        // On the classic board, all leftovers have more cells than the limit used here.
        let leftovers = match groups.is_classic {
            true => Vec::new(),
            false => leftovers(&shapes.houses(digits), cells, usize::from(digits).div_ceil(2)),
        };
        // Groups are needed to divide the sums, which most puzzles don't have.
        let dividing = if shapes.sums.is_empty() { &[][..] } else { &shapes.groups[..] };
        let dividing: Vec<Vec<usize>> =
            dividing.iter().map(|group| group.shape.iter().map(|cell| cell.index()).collect()).collect();
        let GatheredSums { tables, sums } = gather_sums(
            sums,
            dividing.iter().map(Vec::as_slice),
            differ,
            &leftovers,
            (cells, digits),
            MAX_FILLINGS,
            stock,
        );
        let placed = |(sum, cage): (RangedSum, Option<CombinationCage>)| PlacedSum {
            cells: sum.terms.iter().fold(0, |cells, &(_, cell)| cells | just(cell)),
            parts: if cage.is_none() { SumParts::of_sum(&sum, differ) } else { None },
            totals: if cage.is_none() { Totals::of_sum(&sum, digits, differ) } else { None },
            sum,
            cage,
        };
        let sums = sums.into_iter().map(placed).collect();
        BoardSums { tables, sums, leftovers: LeftoverMasks::new(leftovers) }
    }
}

/// The pairs of a board; the fields are as in [`NarrowLayout`].
struct BoardPairs {
    cages: Vec<PlacedCage>,
    pointers: Vec<PlacedPointer>,
    families: Vec<PairFamily>,
    pairs: Vec<NarrowPair>,
    weak_links: WeakLinks,
}

impl BoardPairs {
    fn new(shapes: &SortedShapes<'_>, houses: &[Vec<usize>], groups: &Groups, digits: u8, cells: usize) -> BoardPairs {
        let (cages, pairs) = cliques(&shapes.pairs, |a, b| groups.differ(a, b), digits);
        let pairs = pairs.iter().map(|pair| TablePair::new(pair.shape, digits)).collect();
        let (pointers, pairs) = Pointer::divide(pairs, houses, digits.into());
        let weak_links = WeakLinks::new(&pairs, cells, digits.into());
        let (families, pairs) = PairFamily::divide(pairs);
        BoardPairs {
            cages: cages.into_iter().map(|cage| PlacedCage { cells: of(&cage.cells), cage }).collect(),
            pointers: pointers.into_iter().map(PlacedPointer::new).collect(),
            families,
            pairs: pairs.into_iter().map(|pair| NarrowPair { cells: of(&pair.cells), pair }).collect(),
            weak_links,
        }
    }
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

/// Places tables, small ones first; appends the initial state of long ones to `left`.
fn placed_tables(tables: impl Iterator<Item = FillingTable>, left: &mut Vec<u64>) -> Vec<PlacedTable> {
    let mut tables: Vec<FillingTable> = tables.collect();
    tables.sort_by_key(FillingTable::words);
    let placed = |table: FillingTable| {
        let start = (table.cells.len() >= table::LONG_TABLE_CELLS).then_some(left.len());
        if start.is_some() {
            left.extend(table.all());
        }
        PlacedTable { cells: of(&table.cells), start, table }
    };
    tables.into_iter().map(placed).collect()
}

/// Places words; appends their initial state to `left`.
fn placed_words(words: Vec<Word>, left: &mut Vec<u64>) -> Vec<PlacedWord> {
    let placed = |word: Word| {
        let start = left.len();
        left.extend(word.initial_state());
        PlacedWord { cells: of(&word.cells), left: start..left.len(), word }
    };
    words.into_iter().map(placed).collect()
}

/// Weighs cells by the shapes that contain them: pointers, families, and the sets of cells of all others.
fn initial_weights(pointers: &[PlacedPointer], families: &[PairFamily], others: &[CellMask]) -> [u32; MAX_CELLS] {
    let mut weights = [CONFLICT; MAX_CELLS];
    for Pointer { cell, links } in pointers.iter().map(|placed| &placed.pointer) {
        // A link weighs as much as a pair.
        let linked = links.iter().flat_map(|link| [*cell, link.to]);
        linked.for_each(|cell| weights[cell] += SHAPE_WEIGHT / 2 + SHAPE_WEIGHT);
    }
    for family in families {
        each(family.cells).for_each(|cell| weights[cell] += SHAPE_WEIGHT);
    }
    for cells in others {
        // A shape of two cells adds one and a half times `SHAPE_WEIGHT`, a long one little more than half of it.
        let weight = SHAPE_WEIGHT / 2 + 2 * SHAPE_WEIGHT / cells.count_ones().max(2);
        each(*cells).for_each(|cell| weights[cell] += weight);
    }
    weights
}
