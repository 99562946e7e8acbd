//! Shapes with cells of several grids that no single grid contains, such as two cells a knight's move apart on both
//! sides of a corner, or a line from grid to grid.

use crate::board::CellId;
use crate::model::{Automaton, PairTable, Rank};
use crate::solve::native::domains::{Conflict, Domains, is_single};
use crate::solve::native::shapes::cages::{self, CombinationCage};
use crate::solve::native::shapes::clauses::{CandidatePlace, only_place};
use crate::solve::native::shapes::counts::DigitCounts;
use crate::solve::native::shapes::gather_sums::{GatheredSums, gather_sums};
use crate::solve::native::shapes::gather_words::{GatheredWords, gather_words};
use crate::solve::native::shapes::layout_cache::LayoutCache;
use crate::solve::native::shapes::pairs::TablePair;
use crate::solve::native::shapes::ranks::RankedLine;
use crate::solve::native::shapes::sums::{self, RangedSum};
use crate::solve::native::shapes::table::{FillingTable, MAX_FILLINGS};
use crate::solve::native::shapes::words::{Word, WordLayers};

/// A shape over cells of the board.
#[derive(Debug)]
pub enum CrossGridShape {
    Different(Vec<usize>),
    Sum(RangedSum),
    Cage(CombinationCage),
    Table(FillingTable),
    Pair(TablePair),
    Counts(DigitCounts),
    Word(Word),
    Rank(RankedLine),
}

impl CrossGridShape {
    /// Returns the cells of the shape.
    pub fn cells(&self) -> Vec<usize> {
        match self {
            CrossGridShape::Different(cells) => cells.clone(),
            CrossGridShape::Sum(sum) => sum.terms.iter().map(|&(_, cell)| cell).collect(),
            CrossGridShape::Cage(cage) => cage.cells.clone(),
            CrossGridShape::Table(table) => table.cells.clone(),
            CrossGridShape::Pair(pair) => pair.cells.to_vec(),
            CrossGridShape::Counts(counts) => counts.cells.clone(),
            CrossGridShape::Word(word) => word.cells.clone(),
            CrossGridShape::Rank(rank) => rank.cells.clone(),
        }
    }

    /// Removes candidates that cannot be part of a solution; exact if all cells are filled. `layers` must be those that
    /// the last call for this shape left.
    ///
    /// # Errors
    /// Returns an error if a cell has no candidates left or the shape cannot hold.
    pub fn propagate(&self, layers: &mut WordLayers, domains: &mut impl Domains) -> Result<(), Conflict> {
        match self {
            CrossGridShape::Different(cells) => propagate_group(cells, domains),
            CrossGridShape::Sum(sum) => sums::bounds(sum, domains),
            CrossGridShape::Cage(cage) => cages::combine(cage, domains).map(drop),
            CrossGridShape::Table(table) => table.support(domains),
            CrossGridShape::Pair(pair) => pair.support(domains),
            CrossGridShape::Counts(counts) => counts.support(domains),
            CrossGridShape::Word(word) => word.support(layers, domains),
            CrossGridShape::Rank(rank) => rank.support(domains),
        }
    }
}

/// Removes the digits of filled cells from the others.
fn propagate_group(cells: &[usize], domains: &mut impl Domains) -> Result<(), Conflict> {
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

/// Fixes the cell of the last place of a clause to the digit of that place, if no other place is left.
///
/// # Errors
/// Returns an error if no place is left.
pub fn propagate_clause(places: &[CandidatePlace], domains: &mut impl Domains) -> Result<(), Conflict> {
    only_place(places, domains)?.map_or(Ok(()), |(cell, digit)| domains.keep(cell, digit))
}

/// Shapes that no single grid contains, by kind.
#[derive(Default)]
pub struct UnplacedShapes<'a> {
    pub groups: Vec<Vec<usize>>,
    pub sums: Vec<RangedSum>,
    pub pairs: Vec<(CellId, CellId, &'a PairTable)>,
    pub words: Vec<(&'a [CellId], &'a Automaton)>,
    pub ranks: Vec<&'a Rank>,
}

impl UnplacedShapes<'_> {
    /// Returns the number of shapes.
    pub fn count(&self) -> usize {
        let of_cells = self.groups.len() + self.pairs.len();
        of_cells + self.sums.len() + self.words.len() + self.ranks.len()
    }

    /// Returns the propagators of the shapes. `differ` returns whether two cells must hold different digits.
    pub fn into_propagators(
        self,
        size: (usize, u8),
        differ: impl Fn(usize, usize) -> bool,
        stock: &mut LayoutCache,
    ) -> Vec<CrossGridShape> {
        let GatheredSums { tables, sums } =
            gather_sums(self.sums, [].into_iter(), &differ, &[], size, MAX_FILLINGS, stock);
        let GatheredWords { tables: of_words, counts, words } = gather_words(&self.words, &[], &differ, size.1, stock);
        let mut all: Vec<CrossGridShape> = self.groups.into_iter().map(CrossGridShape::Different).collect();
        all.extend(self.pairs.iter().map(|&pair| CrossGridShape::Pair(TablePair::new(pair, size.1))));
        all.extend(tables.into_iter().chain(of_words).map(CrossGridShape::Table));
        for (sum, cage) in sums {
            all.push(CrossGridShape::Sum(sum));
            all.extend(cage.map(CrossGridShape::Cage));
        }
        all.extend(counts.into_iter().map(CrossGridShape::Counts));
        all.extend(words.into_iter().map(CrossGridShape::Word));
        all.extend(self.ranks.iter().map(|rank| CrossGridShape::Rank(RankedLine::new(rank))));
        all
    }
}
