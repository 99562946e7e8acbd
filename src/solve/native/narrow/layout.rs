//! What a model says about a narrow board, laid out as sets of cells.

use crate::board::CellId;
use crate::model::Shape;
use crate::solve::native::shapes::cages::Cage;
use crate::solve::native::shapes::gather::{Gathered, gather};
use crate::solve::native::shapes::pairs::Pair;
use crate::solve::native::shapes::sums::Sum;
use crate::solve::native::shapes::table::{MOST_FILLINGS, Table};
use crate::solve::native::shapes::words::Word;

/// A set of cells: bit `i` for cell `i`.
pub type Cells = u128;

/// The most cells of a narrow board.
pub const MOST_CELLS: usize = 128;

/// The most sets of cells that must hold a digit: houses, and the places of clauses.
pub const MOST_HOLDERS: usize = 64;

pub const fn just(cell: usize) -> Cells {
    1 << cell
}

/// All bits, or none.
pub const fn all_if(condition: bool) -> Cells {
    (condition as Cells).wrapping_neg()
}

/// The cells of a set, in rising order.
pub fn each(mut cells: Cells) -> impl Iterator<Item = usize> {
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
    pub count: usize,
    pub cells: [Cells; MOST_HOLDERS],
    /// For each cell the holders it is in, one bit each.
    pub of: [u64; MOST_CELLS],
}

impl Holders {
    /// The number of the holder with these cells, added if need be; None when there are too many.
    pub fn add(&mut self, cells: Cells) -> Option<usize> {
        // Who has the same cells is a holder of the first one.
        let mut known = if cells == 0 { 0 } else { self.of[cells.trailing_zeros() as usize] };
        while known != 0 {
            let holder = known.trailing_zeros() as usize;
            if self.cells[holder] == cells {
                return Some(holder);
            }
            known &= known - 1;
        }
        let holder = self.count;
        *self.cells.get_mut(holder)? = cells;
        self.count += 1;
        each(cells).for_each(|cell| self.of[cell] |= 1 << holder);
        Some(holder)
    }
}

/// A sum and the cells it speaks of.
#[derive(Debug)]
pub struct PlacedSum {
    pub cells: Cells,
    pub sum: Sum,
    pub cage: Option<Cage>,
}

/// A table and its cells as a set.
#[derive(Debug)]
pub struct PlacedTable {
    pub cells: Cells,
    pub table: Table,
}

/// The part of a model that takes work to lay out: which cells differ, the houses, and the sums.
#[derive(Debug)]
pub struct Tables {
    pub digits: usize,
    pub all: Cells,
    /// For each cell those that differ from it; all cells in the place beyond the last.
    pub peers: [Cells; MOST_CELLS + 1],
    pub holders: Holders,
    /// The holders that hold every digit.
    pub houses: u64,
    pub sums: Vec<PlacedSum>,
    pub listed: Vec<PlacedTable>,
    pub pairs: Vec<Pair>,
    pub words: Vec<Word>,
    /// The cells of all sums, pairs and words.
    pub watched: Cells,
    /// More cells differ from each other than there are digits.
    pub impossible: bool,
}

impl Tables {
    /// None when the board is no narrow one. Domains and clauses are left to the question.
    pub fn new<'a>(digits: u8, cells: usize, shapes: impl Iterator<Item = &'a Shape>) -> Option<Tables> {
        if cells > MOST_CELLS {
            return None;
        }
        let mut tables = Tables {
            digits: usize::from(digits),
            all: if cells == MOST_CELLS { Cells::MAX } else { just(cells) - 1 },
            peers: [0; MOST_CELLS + 1],
            holders: Holders { count: 0, cells: [0; MOST_HOLDERS], of: [0; MOST_CELLS] },
            houses: 0,
            sums: Vec::new(),
            listed: Vec::new(),
            pairs: Vec::new(),
            words: Vec::new(),
            watched: 0,
            impossible: false,
        };
        tables.peers[MOST_CELLS] = Cells::MAX;
        let (mut sums, mut groups) = (Vec::new(), Vec::new());
        for shape in shapes {
            match shape {
                Shape::ExactlyOnce(cells) | Shape::AllDifferent(cells) => {
                    let group = set(cells);
                    groups.push(cells.iter().map(|cell| cell.index()).collect::<Vec<usize>>());
                    for cell in each(group) {
                        tables.peers[cell] |= group & !just(cell);
                    }
                    if cells.len() == usize::from(digits) {
                        tables.houses |= 1 << tables.holders.add(group)?;
                    }
                    tables.impossible |= cells.len() > usize::from(digits);
                }
                Shape::Sum { terms, cmp, total } => sums.push(Sum::new(terms, *cmp, *total)),
                Shape::Pair(one, other, table) => tables.pairs.push(Pair::new(*one, *other, table, digits)),
                Shape::Word(cells, automaton) => {
                    tables.impossible |= cells.is_empty() && !automaton.is_accepting(0);
                    tables.words.push(Word::new(cells, automaton));
                }
                Shape::Domain(..) | Shape::AtLeastOne(_) => {}
            }
        }
        let differ = |a: usize, b: usize| tables.peers[a] & just(b) != 0;
        let groups = groups.iter().map(Vec::as_slice);
        let Gathered { tables: listed, sums } = gather(sums, groups, differ, digits, MOST_FILLINGS);
        let of = |cells: &[usize]| cells.iter().fold(0, |all, &cell| all | just(cell));
        tables.listed = listed.into_iter().map(|table| PlacedTable { cells: of(&table.cells), table }).collect();
        for (sum, cage) in sums {
            let cells = sum.terms.iter().fold(0, |cells, &(_, cell)| cells | just(cell));
            tables.impossible |= cells == 0 && !(sum.least..=sum.most).contains(&0);
            tables.sums.push(PlacedSum { cells, sum, cage });
        }
        let of_sums = tables.sums.iter().map(|sum| sum.cells);
        tables.watched = of_sums.chain(tables.listed.iter().map(|table| table.cells)).fold(0, |all, cells| all | cells);
        let of_pairs = tables.pairs.iter().flat_map(|pair| pair.cells);
        let of_words = tables.words.iter().flat_map(|word| word.cells.iter().copied());
        tables.watched |= of_pairs.chain(of_words).fold(0, |cells, cell| cells | just(cell));
        Some(tables)
    }
}

fn set(cells: &[CellId]) -> Cells {
    cells.iter().fold(0, |set, cell| set | just(cell.index()))
}
