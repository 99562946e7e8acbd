//! What a model says, laid out for the propagators: flat lists of cells, and for each cell what it takes part in.

use std::collections::BTreeSet;

use super::{cages, crossings};
use crate::board::{CellId, DigitSet};
use crate::model::{Cmp, Model, Shape};

/// Lists of various lengths, end to end in one array.
#[derive(Debug)]
pub(super) struct Lists<T> {
    starts: Vec<usize>,
    items: Vec<T>,
}

impl<T> Lists<T> {
    pub(super) fn new() -> Lists<T> {
        Lists { starts: vec![0], items: Vec::new() }
    }

    pub(super) fn push(&mut self, list: impl IntoIterator<Item = T>) {
        self.items.extend(list);
        self.starts.push(self.items.len());
    }

    pub(super) fn get(&self, index: usize) -> &[T] {
        &self.items[self.starts[index]..self.starts[index + 1]]
    }

    pub(super) fn len(&self) -> usize {
        self.starts.len() - 1
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &[T]> {
        (0..self.len()).map(|index| self.get(index))
    }
}

impl Lists<usize> {
    /// For each of `count` items the lists that it occurs in.
    fn turned(&self, count: usize) -> Lists<usize> {
        let mut places = vec![Vec::new(); count];
        for (index, list) in self.iter().enumerate() {
            list.iter().for_each(|&item| places[item].push(index));
        }
        let mut turned = Lists::new();
        places.into_iter().for_each(|list| turned.push(list));
        turned
    }
}

/// The sum of factor times digit is from `least` to `most`. 64 bits, since the model's factors may be of any size.
#[derive(Debug)]
pub(super) struct Sum {
    pub terms: Vec<(i64, usize)>,
    pub least: i64,
    pub most: i64,
}

/// A place of a digit, as cell and candidate.
pub(super) type Place = (usize, u32);

/// The compiled model.
#[derive(Debug)]
pub(super) struct Net {
    /// All digits as candidates.
    pub all: u32,
    /// The candidates of each cell before anything is concluded.
    pub start: Vec<u32>,
    /// Cells that differ from each other. A group of n cells is a house and holds every digit.
    pub groups: Lists<usize>,
    pub groups_of: Lists<usize>,
    pub crossings: crossings::Crossings,
    pub sums: Vec<Sum>,
    pub cells_of_sums: Lists<usize>,
    pub sums_of: Lists<usize>,
    /// In each list one of the places holds its digit.
    pub clauses: Lists<Place>,
    pub cells_of_clauses: Lists<usize>,
    pub clauses_of: Lists<usize>,
    pub cages: Vec<cages::Cage>,
    pub cages_of: Lists<usize>,
}

impl Net {
    pub(super) fn new(model: &Model) -> Net {
        let all = DigitSet::all(model.digits()).bits();
        let mut start = vec![all; model.cells()];
        let mut groups = BTreeSet::new();
        let mut sums = Vec::new();
        let mut clauses = Lists::new();
        for constraint in model.constraints() {
            match &constraint.shape {
                // A house is known by its number of cells alone, whichever way it was said.
                Shape::ExactlyOnce(cells) | Shape::AllDifferent(cells) => {
                    let mut cells: Vec<usize> = cells.iter().map(|cell| cell.index()).collect();
                    cells.sort_unstable();
                    groups.insert(cells);
                }
                Shape::Domain(cell, allowed) => start[cell.index()] &= allowed.bits(),
                Shape::AtLeastOne(places) => {
                    clauses.push(places.iter().map(|&(cell, digit)| (cell.index(), DigitSet::just(digit).bits())));
                }
                Shape::Sum { terms, cmp, total } => sums.push(sum(terms, *cmp, *total)),
            }
        }
        let mut lists = Lists::new();
        groups.into_iter().for_each(|cells| lists.push(cells));
        let groups_of = lists.turned(model.cells());
        let crossings = crossings::find(&lists, &groups_of, model.digits());
        let cages: Vec<cages::Cage> =
            sums.iter().filter_map(|sum| cages::of_sum(sum, &groups_of, model.digits())).collect();
        let cells_of_sums = lists_of(sums.iter().map(|sum| sum.terms.iter().map(|&(_, cell)| cell).collect()));
        let cells_of_clauses = lists_of(clauses.iter().map(|places| {
            let cells: BTreeSet<usize> = places.iter().map(|&(cell, _)| cell).collect();
            cells.into_iter().collect()
        }));
        let cells_of_cages = lists_of(cages.iter().map(|cage| cage.cells.clone()));
        Net {
            all,
            start,
            crossings,
            sums_of: cells_of_sums.turned(model.cells()),
            clauses_of: cells_of_clauses.turned(model.cells()),
            cells_of_clauses,
            clauses,
            cages_of: cells_of_cages.turned(model.cells()),
            groups_of,
            cells_of_sums,
            sums,
            cages,
            groups: lists,
        }
    }

    pub(super) fn cells(&self) -> usize {
        self.start.len()
    }

    /// The groups of n cells, in which every digit has its place.
    pub(super) fn houses(&self) -> impl Iterator<Item = &[usize]> {
        let digits = self.all.count_ones() as usize;
        self.groups.iter().filter(move |group| group.len() == digits)
    }
}

fn lists_of(lists: impl Iterator<Item = Vec<usize>>) -> Lists<usize> {
    let mut all = Lists::new();
    lists.for_each(|list| all.push(list));
    all
}

fn sum(terms: &[(i32, CellId)], cmp: Cmp, total: i32) -> Sum {
    let total = i64::from(total);
    let (least, most) = match cmp {
        Cmp::AtMost => (i64::MIN, total),
        Cmp::Equal => (total, total),
        Cmp::AtLeast => (total, i64::MAX),
    };
    let terms = terms.iter().map(|&(factor, cell)| (i64::from(factor), cell.index())).collect();
    Sum { terms, least, most }
}
