//! What a model says about a narrow board, laid out as sets of cells.

use crate::board::CellId;
use crate::model::Shape;
use crate::solve::native::cages::{self, Cage};
use crate::solve::native::sums::Sum;

/// A set of cells: bit `i` for cell `i`.
pub type Cells = u128;

/// The most cells of a narrow board.
pub const MOST_CELLS: usize = 128;

/// The most sets of cells that must hold a digit: houses, and the places of clauses.
pub const MOST_HOLDERS: usize = 64;

pub const fn just(cell: usize) -> Cells {
    1 << cell
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

/// The part of a model that takes work to lay out: which cells differ, the houses, and the sums.
#[derive(Debug)]
pub struct Tables {
    pub digits: usize,
    pub all: Cells,
    /// For each cell those that differ from it.
    pub peers: [Cells; MOST_CELLS],
    pub holders: Holders,
    /// The holders that hold every digit.
    pub houses: u64,
    pub sums: Vec<PlacedSum>,
    /// The cells of all sums.
    pub summed: Cells,
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
            peers: [0; MOST_CELLS],
            holders: Holders { count: 0, cells: [0; MOST_HOLDERS], of: [0; MOST_CELLS] },
            houses: 0,
            sums: Vec::new(),
            summed: 0,
            impossible: false,
        };
        let mut sums = Vec::new();
        for shape in shapes {
            match shape {
                Shape::ExactlyOnce(cells) | Shape::AllDifferent(cells) => {
                    let group = set(cells);
                    for cell in each(group) {
                        tables.peers[cell] |= group & !just(cell);
                    }
                    if cells.len() == usize::from(digits) {
                        tables.houses |= 1 << tables.holders.add(group)?;
                    }
                    tables.impossible |= cells.len() > usize::from(digits);
                }
                Shape::Sum { terms, cmp, total } => sums.push(Sum::new(terms, *cmp, *total)),
                Shape::Domain(..) | Shape::AtLeastOne(_) => {}
            }
        }
        for sum in sums {
            let cells = sum.terms.iter().fold(0, |cells, &(_, cell)| cells | just(cell));
            let differ = |a: usize, b: usize| tables.peers[a] & just(b) != 0;
            let cage = cages::of_sum(&sum, differ, digits);
            tables.summed |= cells;
            tables.impossible |= cells == 0 && !(sum.least..=sum.most).contains(&0);
            tables.sums.push(PlacedSum { cells, sum, cage });
        }
        Some(tables)
    }
}

fn set(cells: &[CellId]) -> Cells {
    cells.iter().fold(0, |set, cell| set | just(cell.index()))
}
