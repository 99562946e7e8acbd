//! The shapes of a model, sorted by kind: the only place in the engine that distinguishes shapes.

use std::borrow::Cow;

use crate::board::{CellId, Digit, DigitSet};
use crate::model::{Automaton, Cmp, Connected, PairTable, Rank, Shape, Tuples, Variables, Weights};

/// A shape of one kind with its index in the model, which is the order in which the learning search gets its clauses.
#[derive(Clone, Copy, Debug)]
pub struct Numbered<T> {
    pub number: usize,
    pub shape: T,
}

/// A weighted sum of digits, compared with a total.
#[derive(Clone, Copy, Debug)]
pub struct SumShape<'a> {
    pub terms: &'a [(i32, CellId)],
    pub cmp: Cmp,
    pub total: i32,
}

/// A sum of weights of values, compared with a total.
#[derive(Clone, Debug)]
pub struct LinearShape<'a> {
    pub terms: Cow<'a, [(CellId, Weights)]>,
    pub cmp: Cmp,
    pub total: i32,
}

/// Variables whose values are one of some tuples.
#[derive(Clone, Copy, Debug)]
pub struct TableShape<'a> {
    pub cells: &'a [CellId],
    pub tuples: &'a Tuples,
}

/// The shapes of a model, each kind in the order of the model.
#[derive(Clone, Default, Debug)]
pub struct SortedShapes<'a> {
    /// Groups of cells that differ from each other. A group of as many cells as digits is a house, even if its shape
    /// was only `AllDifferent`.
    pub groups: Vec<Numbered<&'a [CellId]>>,
    pub sums: Vec<SumShape<'a>>,
    /// Pairs of cells whose digits must be compatible according to the table.
    pub pairs: Vec<Numbered<(CellId, CellId, &'a PairTable)>>,
    /// Lists of cells whose digits, in this order, the automaton must accept.
    pub words: Vec<(&'a [CellId], &'a Automaton)>,
    /// Ranks of lines among the lines that begin with the same digit.
    pub ranks: Vec<&'a Rank>,
    pub tables: Vec<TableShape<'a>>,
    /// Sums of weights, and sums that involve other variables than digits of cells.
    pub linears: Vec<LinearShape<'a>>,
    pub connected: Vec<&'a Connected>,
    /// The number of cells, if the model has layers.
    cells: Option<usize>,
    pub query: QueryShapes<'a>,
}

/// The shapes of a model that belong to the query, each kind in the order of the model; the others are its layout.
#[derive(Clone, Default, Debug)]
pub struct QueryShapes<'a> {
    /// Cells, each of which must hold one of the digits.
    pub domains: Vec<Numbered<(CellId, DigitSet)>>,
    /// Clauses: at least one of the cells holds the digit paired with it.
    pub clauses: Vec<Numbered<&'a [(CellId, Digit)]>>,
}

/// The number of domains for which space is allocated at first: nearly all models have a few dozen.
const INITIAL_CAPACITY: usize = 64;

impl<'a> QueryShapes<'a> {
    /// Returns the shapes that belong to the query; all shapes are numbered from 0.
    pub fn new(shapes: impl Iterator<Item = &'a Shape>) -> QueryShapes<'a> {
        let mut asked = QueryShapes { domains: Vec::with_capacity(INITIAL_CAPACITY), clauses: Vec::new() };
        // Chained iterators run faster within `for_each`.
        shapes.enumerate().for_each(|(number, shape)| asked.add(number, shape));
        asked
    }

    fn add(&mut self, number: usize, shape: &'a Shape) {
        match shape {
            Shape::Domain(cell, allowed) => self.domains.push(Numbered { number, shape: (*cell, *allowed) }),
            Shape::AtLeastOne(places) => self.clauses.push(Numbered { number, shape: places }),
            Shape::ExactlyOnce(_)
            | Shape::AllDifferent(_)
            | Shape::Sum { .. }
            | Shape::Pair(..)
            | Shape::Word(..)
            | Shape::Rank(_)
            | Shape::Table(..)
            | Shape::Linear { .. }
            | Shape::Connected(_) => {}
        }
    }
}

impl<'a> SortedShapes<'a> {
    /// Sorts the shapes of a model with these variables. The shapes are numbered from 0.
    pub fn of_model(shapes: impl Iterator<Item = &'a Shape>, variables: &Variables) -> SortedShapes<'a> {
        let mut sorted = SortedShapes::new(shapes);
        if variables.are_digits() {
            return sorted;
        }
        sorted.cells = Some(variables.cells());
        let of_cells = |sum: &SumShape<'_>| sum.terms.iter().all(|&(_, cell)| variables.is_cell(cell));
        let (sums, others) = std::mem::take(&mut sorted.sums).into_iter().partition(of_cells);
        sorted.sums = sums;
        for SumShape { terms, cmp, total } in others {
            let weights = |&(factor, cell): &(i32, CellId)| (cell, Weights::factor(factor, variables.values_of(cell)));
            let terms = Cow::Owned(terms.iter().map(weights).collect());
            sorted.linears.push(LinearShape { terms, cmp, total });
        }
        sorted
    }

    /// Sorts shapes on digits of cells, which are numbered from 0.
    pub fn new(shapes: impl Iterator<Item = &'a Shape>) -> SortedShapes<'a> {
        let mut sorted = SortedShapes::default();
        shapes.enumerate().for_each(|(number, shape)| match shape {
            Shape::ExactlyOnce(cells) | Shape::AllDifferent(cells) => {
                sorted.groups.push(Numbered { number, shape: cells });
            }
            Shape::Sum { terms, cmp, total } => sorted.sums.push(SumShape { terms, cmp: *cmp, total: *total }),
            Shape::Pair(one, other, table) => sorted.pairs.push(Numbered { number, shape: (*one, *other, table) }),
            Shape::Word(cells, automaton) => sorted.words.push((cells, automaton)),
            Shape::Rank(rank) => sorted.ranks.push(rank),
            Shape::Table(cells, tuples) => sorted.tables.push(TableShape { cells, tuples }),
            Shape::Linear { terms, cmp, total } => {
                sorted.linears.push(LinearShape { terms: Cow::Borrowed(terms), cmp: *cmp, total: *total });
            }
            Shape::Connected(connected) => sorted.connected.push(connected),
            Shape::Domain(..) | Shape::AtLeastOne(_) => sorted.query.add(number, shape),
        });
        sorted
    }
}

impl SortedShapes<'_> {
    /// Returns whether all of these variables are digits of cells.
    pub fn are_cells(&self, group: &[CellId]) -> bool {
        self.cells.is_none_or(|cells| group.iter().all(|cell| cell.index() < cells))
    }

    /// Returns whether there are shapes that only the wide and the learning search know.
    pub fn has_layers(&self) -> bool {
        self.cells.is_some() || !self.tables.is_empty() || !self.linears.is_empty() || !self.connected.is_empty()
    }

    /// Returns the groups that hold each digit.
    pub fn houses(&self, digits: u8) -> Vec<Vec<usize>> {
        let is_house = |group: &&[CellId]| group.len() == usize::from(digits) && self.are_cells(group);
        let houses = self.groups.iter().map(|group| group.shape).filter(is_house);
        houses.map(|house| house.iter().map(|cell| cell.index()).collect()).collect()
    }
}

/// Returns whether a shape is part of a layout; otherwise it belongs to the query.
pub fn is_of_layout(shape: &Shape) -> bool {
    match shape {
        Shape::ExactlyOnce(_)
        | Shape::AllDifferent(_)
        | Shape::Sum { .. }
        | Shape::Pair(..)
        | Shape::Word(..)
        | Shape::Rank(_)
        | Shape::Table(..)
        | Shape::Linear { .. }
        | Shape::Connected(_) => true,
        Shape::Domain(..) | Shape::AtLeastOne(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_shape_is_sorted_and_keeps_its_number() {
        let cells = |ids: &[u16]| ids.iter().copied().map(CellId).collect::<Vec<_>>();
        let digit = Digit::from_index(0);
        let shapes = [
            Shape::Domain(CellId(3), DigitSet::just(digit)),
            Shape::AllDifferent(cells(&[0, 1])),
            Shape::AtLeastOne(vec![(CellId(2), digit)]),
            Shape::Sum { terms: vec![(2, CellId(1))], cmp: Cmp::AtMost, total: 4 },
            Shape::Pair(CellId(0), CellId(1), PairTable::new(4, |one, other| one < other)),
            Shape::Word(cells(&[0, 1]), Automaton::explore(4, 0, |_, _| Some(0), |_| true)),
            Shape::ExactlyOnce(cells(&[0, 1, 2, 3])),
        ];
        let sorted = SortedShapes::new(shapes.iter());
        assert_eq!(
            sorted.groups.iter().map(|group| (group.number, group.shape.len())).collect::<Vec<_>>(),
            [(1, 2), (6, 4)]
        );
        assert_eq!(
            sorted.query.domains.iter().map(|domain| (domain.number, domain.shape.0.index())).collect::<Vec<_>>(),
            [(0, 3)]
        );
        assert_eq!(
            sorted.query.clauses.iter().map(|clause| (clause.number, clause.shape.len())).collect::<Vec<_>>(),
            [(2, 1)]
        );
        assert_eq!(sorted.pairs.iter().map(|pair| pair.number).collect::<Vec<_>>(), [4]);
        assert_eq!((sorted.sums.len(), sorted.words.len()), (1, 1));
        let of_layout: Vec<bool> = shapes.iter().map(is_of_layout).collect();
        assert_eq!(of_layout, [false, true, false, true, true, true, true]);
    }
}
