//! The layout of a wide board: flat lists of cells, and for each cell the constraints that contain it.

use std::collections::BTreeSet;

use super::crossings::Crossings;
use crate::board::{CellId, DigitSet};
use crate::solve::native::lists::Lists;
use crate::solve::native::shapes::Sorted;
use crate::solve::native::shapes::cages::Cage;
use crate::solve::native::shapes::cliques::cliques;
use crate::solve::native::shapes::counts::Counts;
use crate::solve::native::shapes::gather::{Gathered, gather};
use crate::solve::native::shapes::gather_words::{GatheredWords, gather_words};
use crate::solve::native::shapes::leftovers::{Leftover, leftovers};
use crate::solve::native::shapes::pairs::Pair;
use crate::solve::native::shapes::ranks::RankedLine;
use crate::solve::native::shapes::stock::Stock;
use crate::solve::native::shapes::sums::Sum;
use crate::solve::native::shapes::table::{MOST_FILLINGS, Table};
use crate::solve::native::shapes::words::Word;

/// A wide board: the cells that differ, its sums, pairs, words and ranks.
#[derive(Debug)]
pub struct WideLayout {
    /// All digits as candidates.
    pub all: u32,
    /// The number of cells.
    pub cells: usize,
    /// Cells that differ from each other. A group of n cells is a house and holds every digit.
    pub groups: Lists<usize>,
    pub groups_of: Lists<usize>,
    pub crossings: Crossings,
    pub sums: Vec<Sum>,
    pub cells_of_sums: Lists<usize>,
    pub sums_of: Lists<usize>,
    pub cages: Vec<Cage>,
    pub cages_of: Lists<usize>,
    pub tables: Vec<Table>,
    pub tables_of: Lists<usize>,
    pub pairs: Vec<Pair>,
    pub pairs_of: Lists<usize>,
    pub words: Vec<Word>,
    pub words_of: Lists<usize>,
    pub counts: Vec<Counts>,
    pub counts_of: Lists<usize>,
    pub ranks: Vec<RankedLine>,
    pub ranks_of: Lists<usize>,
    pub leftovers: Vec<Leftover>,
    pub cells_of_leftovers: Lists<usize>,
    pub leftovers_of: Lists<usize>,
    /// For each cell, whether it is in any of these except groups.
    pub is_watched: Vec<bool>,
}

impl WideLayout {
    /// Returns the layout of these shapes. Domains and clauses are left to the query.
    pub fn new(digits: u8, cells: usize, shapes: &Sorted<'_>, stock: &mut Stock) -> WideLayout {
        let group = |group: &[CellId]| {
            let mut cells: Vec<usize> = group.iter().map(|cell| cell.index()).collect();
            cells.sort_unstable();
            cells
        };
        let groups: BTreeSet<Vec<usize>> = shapes.groups.iter().map(|shape| group(shape.shape)).collect();
        let groups: Lists<usize> = groups.into_iter().collect();
        let groups_of = groups.inverted(cells);
        let crossings = Crossings::new(&groups, &groups_of, digits);
        let differ = |a: usize, b: usize| groups_of.get(a).iter().any(|group| groups_of.get(b).contains(group));
        let leftovers = leftovers(&shapes.houses(digits), cells, usize::from(digits).div_ceil(2));
        let sums = shapes.sums.iter().map(Sum::new).collect();
        let Gathered { mut tables, sums } =
            gather(sums, groups.iter(), differ, &leftovers, (cells, digits), MOST_FILLINGS, stock);
        let (sums, cages): (Vec<Sum>, Vec<Option<Cage>>) = sums.into_iter().unzip();
        let mut cages: Vec<Cage> = cages.into_iter().flatten().collect();
        let (of_pairs, pairs) = cliques(&shapes.pairs, differ, digits);
        cages.extend(of_pairs);
        let pairs: Vec<Pair> = pairs.iter().map(|pair| Pair::new(pair.shape, digits)).collect();
        let houses = if shapes.words.is_empty() { vec![] } else { shapes.houses(digits) };
        let GatheredWords { tables: of_words, counts, words } =
            gather_words(&shapes.words, &houses, differ, digits, stock);
        tables.extend(of_words);
        let ranks: Vec<RankedLine> = shapes.ranks.iter().map(|rank| RankedLine::new(rank)).collect();
        let cells_of_sums: Lists<usize> =
            sums.iter().map(|sum| sum.terms.iter().map(|&(_, cell)| cell).collect::<Vec<usize>>()).collect();
        let cells_of_leftovers: Lists<usize> = leftovers.iter().map(|sides| sides.concat()).collect();
        let mut layout = WideLayout {
            all: DigitSet::all(digits).bits(),
            cells,
            crossings,
            sums_of: cells_of_sums.inverted(cells),
            cages_of: lists_of(cells, cages.iter().map(|cage| cage.cells.as_slice())),
            tables_of: lists_of(cells, tables.iter().map(|table| table.cells.as_slice())),
            pairs_of: lists_of(cells, pairs.iter().map(|pair| pair.cells.as_slice())),
            words_of: lists_of(cells, words.iter().map(|word| word.cells.as_slice())),
            counts_of: lists_of(cells, counts.iter().map(|counts| counts.cells.as_slice())),
            ranks_of: lists_of(cells, ranks.iter().map(|rank| rank.cells.as_slice())),
            leftovers_of: cells_of_leftovers.inverted(cells),
            is_watched: Vec::new(),
            leftovers,
            cells_of_leftovers,
            tables,
            pairs,
            words,
            counts,
            ranks,
            groups_of,
            cells_of_sums,
            sums,
            cages,
            groups,
        };
        layout.is_watched = (0..cells).map(|cell| layout.watchers_of(cell).any(|list| !list.is_empty())).collect();
        layout
    }

    /// Returns the constraints of a cell except groups, one list for each kind.
    fn watchers_of(&self, cell: usize) -> impl Iterator<Item = &[usize]> {
        let sums = [&self.sums_of, &self.cages_of, &self.tables_of];
        let others = [&self.pairs_of, &self.words_of, &self.counts_of, &self.ranks_of, &self.leftovers_of];
        sums.into_iter().chain(others).map(move |lists| lists.get(cell))
    }

    /// Returns the groups of n cells, in which every digit has a place.
    pub fn houses(&self) -> impl Iterator<Item = &[usize]> {
        let digits = self.all.count_ones() as usize;
        self.groups.iter().filter(move |group| group.len() == digits)
    }
}

/// Returns, for each cell, the lists that contain it.
fn lists_of<'a>(cells: usize, lists: impl Iterator<Item = &'a [usize]>) -> Lists<usize> {
    lists.map(|list| list.iter().copied()).collect::<Lists<usize>>().inverted(cells)
}
