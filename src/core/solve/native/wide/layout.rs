//! The layout of a wide board: flat lists of cells, and for each cell the constraints that contain it.

use std::collections::BTreeSet;

use super::crossings::Crossings;
use crate::board::{CellId, DigitSet};
use crate::model::Variables;
use crate::solve::native::lists::FlatLists;
use crate::solve::native::shapes::SortedShapes;
use crate::solve::native::shapes::cages::CombinationCage;
use crate::solve::native::shapes::cliques::cliques;
use crate::solve::native::shapes::connected::ConnectedPlaces;
use crate::solve::native::shapes::counts::DigitCounts;
use crate::solve::native::shapes::gather_sums::{GatheredSums, gather_sums};
use crate::solve::native::shapes::gather_words::{GatheredWords, gather_words};
use crate::solve::native::shapes::layout_cache::LayoutCache;
use crate::solve::native::shapes::leftovers::{Leftover, leftovers};
use crate::solve::native::shapes::linears::LinearSum;
use crate::solve::native::shapes::pairs::TablePair;
use crate::solve::native::shapes::ranks::RankedLine;
use crate::solve::native::shapes::sums::RangedSum;
use crate::solve::native::shapes::table::{FillingTable, MAX_FILLINGS};
use crate::solve::native::shapes::tuples::TupleList;
use crate::solve::native::shapes::words::Word;

/// A wide board: its groups of cells that differ, its sums, pairs, words, ranks and so on.
#[derive(Debug)]
pub struct WideLayout {
    /// All digits as candidates.
    pub all: u32,
    /// The candidates of each variable: all digits for a cell, and all values for a variable of a layer.
    pub domains: Vec<u32>,
    /// The number of variables. Cells come first, then the other variables of solutions.
    pub cells: usize,
    /// The number of cells of the board.
    pub board_cells: usize,
    /// The number of variables of solutions.
    pub counted: usize,
    /// Groups of cells that differ from each other. A group of as many cells as digits is a house and holds every
    /// digit.
    pub groups: FlatLists<usize>,
    pub groups_of: FlatLists<usize>,
    pub crossings: Crossings,
    pub sums: Vec<RangedSum>,
    pub cells_of_sums: FlatLists<usize>,
    pub sums_of: FlatLists<usize>,
    pub cages: Vec<CombinationCage>,
    pub cages_of: FlatLists<usize>,
    pub tables: Vec<FillingTable>,
    pub tables_of: FlatLists<usize>,
    pub tuples: Vec<TupleList>,
    pub tuples_of: FlatLists<usize>,
    pub linears: Vec<LinearSum>,
    pub cells_of_linears: FlatLists<usize>,
    pub linears_of: FlatLists<usize>,
    pub connected: Vec<ConnectedPlaces>,
    pub connected_of: FlatLists<usize>,
    pub pairs: Vec<TablePair>,
    pub pairs_of: FlatLists<usize>,
    pub words: Vec<Word>,
    pub words_of: FlatLists<usize>,
    pub counts: Vec<DigitCounts>,
    pub counts_of: FlatLists<usize>,
    pub ranks: Vec<RankedLine>,
    pub ranks_of: FlatLists<usize>,
    pub leftovers: Vec<Leftover>,
    pub cells_of_leftovers: FlatLists<usize>,
    pub leftovers_of: FlatLists<usize>,
    /// For each cell, whether it is in any of these constraints except groups.
    pub is_watched: Vec<bool>,
}

impl WideLayout {
    /// Returns the layout of these shapes. Domains and clauses are left to the query.
    pub fn new(variables: &Variables, shapes: &SortedShapes<'_>, stock: &mut LayoutCache) -> WideLayout {
        let (digits, cells, values) = (variables.digits(), variables.count(), variables.most_values());
        let board_cells = variables.cells();
        let group = |group: &[CellId]| {
            let mut cells: Vec<usize> = group.iter().map(|cell| cell.index()).collect();
            cells.sort_unstable();
            cells
        };
        let groups: BTreeSet<Vec<usize>> = shapes.groups.iter().map(|shape| group(shape.shape)).collect();
        let groups: FlatLists<usize> = groups.into_iter().collect();
        let groups_of = groups.inverted(cells);
        let is_house = |group: &[usize]| is_house(group, digits, board_cells);
        let crossings = Crossings::new(&groups, &groups_of, is_house);
        let differ = |a: usize, b: usize| groups_of.get(a).iter().any(|group| groups_of.get(b).contains(group));
        let leftovers = leftovers(&shapes.houses(digits), cells, usize::from(digits).div_ceil(2));
        let sums = shapes.sums.iter().map(RangedSum::new).collect();
        let of_cells = groups.iter().filter(|group| group.iter().all(|&cell| cell < board_cells));
        let GatheredSums { mut tables, sums } =
            gather_sums(sums, of_cells, differ, &leftovers, (cells, digits), MAX_FILLINGS, stock);
        let (sums, cages): (Vec<RangedSum>, Vec<Option<CombinationCage>>) = sums.into_iter().unzip();
        let mut cages: Vec<CombinationCage> = cages.into_iter().flatten().collect();
        let (of_pairs, pairs) = cliques(&shapes.pairs, differ, values);
        cages.extend(of_pairs);
        let pairs: Vec<TablePair> = pairs.iter().map(|pair| TablePair::new(pair.shape, values)).collect();
        // Only words need the houses.
        let houses = if shapes.words.is_empty() { vec![] } else { shapes.houses(digits) };
        let GatheredWords { tables: of_words, counts, words } =
            gather_words(&shapes.words, &houses, differ, values, stock);
        tables.extend(of_words);
        let (short, tuples): (Vec<TupleList>, Vec<TupleList>) =
            shapes.tables.iter().map(TupleList::new).partition(|list| list.count() <= MAX_FILLINGS);
        tables.extend(short.into_iter().map(|list| FillingTable::new(list.cells.clone(), values, &list.sets())));
        let linears: Vec<LinearSum> = shapes.linears.iter().map(LinearSum::new).collect();
        let cells_of_linears: FlatLists<usize> =
            linears.iter().map(|sum| sum.terms.iter().map(|term| term.cell).collect::<Vec<usize>>()).collect();
        let connected: Vec<ConnectedPlaces> =
            shapes.connected.iter().map(|shape| ConnectedPlaces::new(shape, &shapes.linears)).collect();
        let ranks: Vec<RankedLine> = shapes.ranks.iter().map(|rank| RankedLine::new(rank)).collect();
        let cells_of_sums: FlatLists<usize> =
            sums.iter().map(|sum| sum.terms.iter().map(|&(_, cell)| cell).collect::<Vec<usize>>()).collect();
        let cells_of_leftovers: FlatLists<usize> = leftovers.iter().map(|sides| sides.concat()).collect();
        let mut layout = WideLayout {
            all: DigitSet::all(digits).bits(),
            domains: variables.domains(),
            cells,
            board_cells,
            counted: variables.counted(),
            tuples_of: lists_of(cells, tuples.iter().map(|list| list.cells.as_slice())),
            linears_of: cells_of_linears.inverted(cells),
            connected_of: lists_of(cells, connected.iter().map(|places| places.cells.as_slice())),
            cells_of_linears,
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
            tuples,
            linears,
            connected,
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
        let of_layers = [&self.tuples_of, &self.linears_of, &self.connected_of];
        sums.into_iter().chain(others).chain(of_layers).map(move |lists| lists.get(cell))
    }

    /// Returns the groups of as many cells as digits, in which every digit has a place.
    pub fn houses(&self) -> impl Iterator<Item = &[usize]> {
        let digits = self.all.count_ones() as u8;
        self.groups.iter().filter(move |group| is_house(group, digits, self.board_cells))
    }
}

/// Returns whether a group in ascending order has as many cells as there are digits, and no variables of layers.
fn is_house(group: &[usize], digits: u8, cells: usize) -> bool {
    group.len() == usize::from(digits) && group.last().is_none_or(|&last| last < cells)
}

/// Returns, for each cell, the lists that contain it.
fn lists_of<'a>(cells: usize, lists: impl Iterator<Item = &'a [usize]>) -> FlatLists<usize> {
    lists.map(|list| list.iter().copied()).collect::<FlatLists<usize>>().inverted(cells)
}
