//! One query about a wide board: its layout with the domains and clauses of the query.

use std::collections::BTreeSet;

use super::layout::WideLayout;
use crate::board::DigitSet;
use crate::solve::native::lists::FlatLists;
use crate::solve::native::shapes::QueryShapes;
use crate::solve::native::shapes::clauses::CandidatePlace;

/// The data of a query that the wide search reads.
#[derive(Clone, Debug)]
pub struct WideQuery<'a> {
    pub layout: &'a WideLayout,
    /// The initial candidates of each cell.
    pub start: Vec<u32>,
    /// The clauses; in each, one of the places holds its digit.
    pub clauses: FlatLists<CandidatePlace>,
    pub cells_of_clauses: FlatLists<usize>,
    pub clauses_of: FlatLists<usize>,
    /// For each cell, whether it is in any constraint except groups.
    pub is_watched: Vec<bool>,
}

impl<'a> WideQuery<'a> {
    pub fn new(layout: &'a WideLayout, asked: &QueryShapes<'_>) -> WideQuery<'a> {
        let mut start = layout.domains.clone();
        for domain in &asked.domains {
            let (cell, allowed) = domain.shape;
            start[cell.index()] &= allowed.bits();
        }
        let places = asked
            .clauses
            .iter()
            .map(|clause| clause.shape.iter().map(|&(cell, digit)| (cell.index(), DigitSet::just(digit).bits())));
        let clauses: FlatLists<CandidatePlace> = places.collect();
        // A clause with several digits of a cell is queued once when the cell changes.
        let cells = clauses.iter().map(|places| places.iter().map(|&(cell, _)| cell).collect::<BTreeSet<usize>>());
        let cells_of_clauses: FlatLists<usize> = cells.collect();
        let clauses_of = cells_of_clauses.inverted(layout.cells);
        let is_watched =
            (0..layout.cells).map(|cell| layout.is_watched[cell] || !clauses_of.get(cell).is_empty()).collect();
        WideQuery { layout, start, is_watched, clauses_of, cells_of_clauses, clauses }
    }
}
