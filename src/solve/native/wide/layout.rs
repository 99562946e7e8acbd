//! What a model says, laid out for the propagators: flat lists of cells, and for each cell what it takes part in.

use std::collections::BTreeSet;

use super::crossings;
use crate::board::DigitSet;
use crate::model::Shape;
use crate::solve::native::shapes::cages::Cage;
use crate::solve::native::shapes::gather::{Gathered, gather};
use crate::solve::native::shapes::pairs::Pair;
use crate::solve::native::shapes::sums::Sum;
use crate::solve::native::shapes::table::{MOST_FILLINGS, Table};
use crate::solve::native::shapes::words::Word;

/// Lists of various lengths, end to end in one array.
#[derive(Clone, Debug)]
pub struct Lists<T> {
    starts: Vec<usize>,
    items: Vec<T>,
}

impl<T> Lists<T> {
    pub fn new() -> Lists<T> {
        Lists { starts: vec![0], items: Vec::new() }
    }

    pub fn push(&mut self, list: impl IntoIterator<Item = T>) {
        self.items.extend(list);
        self.starts.push(self.items.len());
    }

    pub fn get(&self, index: usize) -> &[T] {
        &self.items[self.starts[index]..self.starts[index + 1]]
    }

    pub fn len(&self) -> usize {
        self.starts.len() - 1
    }

    pub fn iter(&self) -> impl Iterator<Item = &[T]> {
        (0..self.len()).map(|index| self.get(index))
    }
}

impl Lists<usize> {
    /// For each of `count` items the lists that it occurs in.
    fn turned(&self, count: usize) -> Lists<usize> {
        if self.len() == 0 {
            return Lists { starts: vec![0; count + 1], items: Vec::new() };
        }
        let mut places = vec![Vec::new(); count];
        for (index, list) in self.iter().enumerate() {
            list.iter().for_each(|&item| places[item].push(index));
        }
        let mut turned = Lists::new();
        places.into_iter().for_each(|list| turned.push(list));
        turned
    }
}

/// A place of a digit, as cell and candidate.
pub type Place = (usize, u32);

/// The part of a model that takes work to lay out: which cells differ, and the sums.
#[derive(Debug)]
pub struct Layout {
    /// All digits as candidates.
    pub all: u32,
    cells: usize,
    /// Cells that differ from each other. A group of n cells is a house and holds every digit.
    pub groups: Lists<usize>,
    pub groups_of: Lists<usize>,
    pub crossings: crossings::Crossings,
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
}

impl Layout {
    /// Domains and clauses are left to the question.
    pub fn new<'a>(digits: u8, cells: usize, shapes: impl Iterator<Item = &'a Shape>) -> Layout {
        let mut groups = BTreeSet::new();
        let (mut sums, mut pairs, mut words) = (Vec::new(), Vec::new(), Vec::new());
        for shape in shapes {
            match shape {
                // A house is known by its number of cells alone, whichever way it was said.
                Shape::ExactlyOnce(cells) | Shape::AllDifferent(cells) => {
                    let mut cells: Vec<usize> = cells.iter().map(|cell| cell.index()).collect();
                    cells.sort_unstable();
                    groups.insert(cells);
                }
                Shape::Sum { terms, cmp, total } => sums.push(Sum::new(terms, *cmp, *total)),
                Shape::Pair(one, other, table) => pairs.push(Pair::new(*one, *other, table, digits)),
                Shape::Word(cells, automaton) => words.push(Word::new(cells, automaton)),
                Shape::Domain(..) | Shape::AtLeastOne(_) => {}
            }
        }
        let mut lists = Lists::new();
        groups.into_iter().for_each(|cells| lists.push(cells));
        let groups_of = lists.turned(cells);
        let crossings = crossings::find(&lists, &groups_of, digits);
        let differ = |a: usize, b: usize| groups_of.get(a).iter().any(|group| groups_of.get(b).contains(group));
        let Gathered { tables, sums } = gather(sums, lists.iter(), differ, digits, MOST_FILLINGS);
        let (sums, cages): (Vec<Sum>, Vec<Option<Cage>>) = sums.into_iter().unzip();
        let cages: Vec<Cage> = cages.into_iter().flatten().collect();
        let cells_of_sums = lists_of(sums.iter().map(|sum| sum.terms.iter().map(|&(_, cell)| cell).collect()));
        let cells_of_cages = lists_of(cages.iter().map(|cage| cage.cells.clone()));
        Layout {
            all: DigitSet::all(digits).bits(),
            cells,
            crossings,
            sums_of: cells_of_sums.turned(cells),
            cages_of: cells_of_cages.turned(cells),
            tables_of: lists_of(tables.iter().map(|table| table.cells.clone())).turned(cells),
            tables,
            pairs_of: lists_of(pairs.iter().map(|pair: &Pair| pair.cells.to_vec())).turned(cells),
            words_of: lists_of(words.iter().map(|word: &Word| word.cells.clone())).turned(cells),
            pairs,
            words,
            groups_of,
            cells_of_sums,
            sums,
            cages,
            groups: lists,
        }
    }

    /// The groups of n cells, in which every digit has its place.
    pub fn houses(&self) -> impl Iterator<Item = &[usize]> {
        let digits = self.all.count_ones() as usize;
        self.groups.iter().filter(move |group| group.len() == digits)
    }
}

/// The compiled model: a layout with the domains and clauses of one question.
#[derive(Clone, Debug)]
pub struct Net<'a> {
    pub layout: &'a Layout,
    /// The candidates of each cell before anything is concluded.
    pub start: Vec<u32>,
    /// In each list one of the places holds its digit.
    pub clauses: Lists<Place>,
    pub cells_of_clauses: Lists<usize>,
    pub clauses_of: Lists<usize>,
}

impl<'a> Net<'a> {
    pub fn new<'s>(layout: &'a Layout, shapes: impl Iterator<Item = &'s Shape>) -> Net<'a> {
        let mut start = vec![layout.all; layout.cells];
        let mut clauses = Lists::new();
        for shape in shapes {
            match shape {
                Shape::Domain(cell, allowed) => start[cell.index()] &= allowed.bits(),
                Shape::AtLeastOne(places) => {
                    clauses.push(places.iter().map(|&(cell, digit)| (cell.index(), DigitSet::just(digit).bits())));
                }
                Shape::ExactlyOnce(_)
                | Shape::AllDifferent(_)
                | Shape::Sum { .. }
                | Shape::Pair(..)
                | Shape::Word(..) => {}
            }
        }
        let cells_of_clauses = lists_of(clauses.iter().map(|places| {
            let cells: BTreeSet<usize> = places.iter().map(|&(cell, _)| cell).collect();
            cells.into_iter().collect()
        }));
        Net { layout, start, clauses_of: cells_of_clauses.turned(layout.cells), cells_of_clauses, clauses }
    }

    pub fn cells(&self) -> usize {
        self.start.len()
    }
}

fn lists_of(lists: impl Iterator<Item = Vec<usize>>) -> Lists<usize> {
    let mut all = Lists::new();
    lists.for_each(|list| all.push(list));
    all
}
