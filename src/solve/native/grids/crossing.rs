//! Shapes with cells of several grids that no single grid contains, such as two cells a knight's move apart on both
//! sides of a corner, or a line from grid to grid.

use crate::board::CellId;
use crate::model::{Automaton, PairTable, Rank};
use crate::solve::native::domains::{Conflict, Domains, is_single};
use crate::solve::native::shapes::cages::{self, Cage};
use crate::solve::native::shapes::clauses::{Place, only_place};
use crate::solve::native::shapes::counts::Counts;
use crate::solve::native::shapes::gather::{Gathered, gather};
use crate::solve::native::shapes::gather_words::{GatheredWords, gather_words};
use crate::solve::native::shapes::pairs::Pair;
use crate::solve::native::shapes::ranks::RankedLine;
use crate::solve::native::shapes::stock::Stock;
use crate::solve::native::shapes::sums::{self, Sum};
use crate::solve::native::shapes::table::{MOST_FILLINGS, Table};
use crate::solve::native::shapes::words::{Layers, Word};

/// A shape over cells of the board.
#[derive(Debug)]
pub enum Crossing {
    Different(Vec<usize>),
    Sum(Sum),
    Cage(Cage),
    Table(Table),
    Pair(Pair),
    Counts(Counts),
    Word(Word),
    Rank(RankedLine),
}

impl Crossing {
    /// Returns the cells that it involves.
    pub fn cells(&self) -> Vec<usize> {
        match self {
            Crossing::Different(cells) => cells.clone(),
            Crossing::Sum(sum) => sum.terms.iter().map(|&(_, cell)| cell).collect(),
            Crossing::Cage(cage) => cage.cells.clone(),
            Crossing::Table(table) => table.cells.clone(),
            Crossing::Pair(pair) => pair.cells.to_vec(),
            Crossing::Counts(counts) => counts.cells.clone(),
            Crossing::Word(word) => word.cells.clone(),
            Crossing::Rank(rank) => rank.cells.clone(),
        }
    }

    /// Removes candidates that cannot be part of a solution; exact if all cells are filled. `layers` are those of its
    /// last call.
    ///
    /// # Errors
    /// Returns an error if a cell has no candidates left or the shape cannot hold.
    pub fn propagate(&self, layers: &mut Layers, domains: &mut impl Domains) -> Result<(), Conflict> {
        match self {
            Crossing::Different(cells) => different(cells, domains),
            Crossing::Sum(sum) => sums::bounds(sum, domains),
            Crossing::Cage(cage) => cages::combine(cage, domains).map(drop),
            Crossing::Table(table) => table.support(domains),
            Crossing::Pair(pair) => pair.support(domains),
            Crossing::Counts(counts) => counts.support(domains),
            Crossing::Word(word) => word.support(layers, domains),
            Crossing::Rank(rank) => rank.support(domains),
        }
    }
}

/// Removes the digits of filled cells from the others.
fn different(cells: &[usize], domains: &mut impl Domains) -> Result<(), Conflict> {
    for (at, &cell) in cells.iter().enumerate() {
        let digit = domains.candidates(cell);
        if is_single(digit) {
            let others = cells.iter().enumerate().filter(|&(other, _)| other != at);
            others.map(|(_, &other)| other).try_for_each(|other| match domains.candidates(other) & digit {
                0 => Ok(()),
                _ => domains.keep(other, !digit),
            })?;
        }
    }
    Ok(())
}

/// Places the digit of a clause if only one place is left for it.
///
/// # Errors
/// Returns an error if no place is left.
pub fn clause(places: &[Place], domains: &mut impl Domains) -> Result<(), Conflict> {
    only_place(places, domains)?.map_or(Ok(()), |(cell, digit)| domains.keep(cell, digit))
}

/// Shapes that no single grid contains, by kind.
#[derive(Default)]
pub struct Across<'a> {
    pub groups: Vec<Vec<usize>>,
    pub sums: Vec<Sum>,
    pub pairs: Vec<(CellId, CellId, &'a PairTable)>,
    pub words: Vec<(&'a [CellId], &'a Automaton)>,
    pub ranks: Vec<&'a Rank>,
}

impl Across<'_> {
    /// Returns the number of shapes.
    pub fn count(&self) -> usize {
        let of_cells = self.groups.len() + self.pairs.len();
        of_cells + self.sums.len() + self.words.len() + self.ranks.len()
    }

    /// Returns their propagators. `differ` returns whether two cells differ.
    pub fn crossings(
        self,
        size: (usize, u8),
        differ: impl Fn(usize, usize) -> bool,
        stock: &mut Stock,
    ) -> Vec<Crossing> {
        let Gathered { tables, sums } = gather(self.sums, [].into_iter(), &differ, &[], size, MOST_FILLINGS, stock);
        let GatheredWords { tables: of_words, counts, words } = gather_words(&self.words, &[], &differ, size.1, stock);
        let mut all: Vec<Crossing> = self.groups.into_iter().map(Crossing::Different).collect();
        all.extend(self.pairs.iter().map(|&pair| Crossing::Pair(Pair::new(pair, size.1))));
        all.extend(tables.into_iter().chain(of_words).map(Crossing::Table));
        for (sum, cage) in sums {
            all.push(Crossing::Sum(sum));
            all.extend(cage.map(Crossing::Cage));
        }
        all.extend(counts.into_iter().map(Crossing::Counts));
        all.extend(words.into_iter().map(Crossing::Word));
        all.extend(self.ranks.iter().map(|rank| Crossing::Rank(RankedLine::new(rank))));
        all
    }
}
