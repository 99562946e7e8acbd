//! The pairs of cells that must differ.

use std::collections::BTreeSet;

use crate::board::CellId;
use crate::model::{Model, Shape};

/// The pairs of cells that some shape requires to differ, smaller id first.
pub(super) struct DifferentPairs(BTreeSet<(CellId, CellId)>);

impl DifferentPairs {
    /// Returns the pairs of a model, or no pairs if no shape of the model makes use of them.
    pub fn of(model: &Model) -> DifferentPairs {
        let mut pairs = BTreeSet::new();
        let asks = |shape: &Shape| match shape {
            Shape::Sum { .. } | Shape::Pair(..) => true,
            Shape::Word(_, automaton) => automaton.patterns().is_some(),
            Shape::ExactlyOnce(_)
            | Shape::AllDifferent(_)
            | Shape::Domain(..)
            | Shape::AtLeastOne(_)
            | Shape::Rank(_)
            | Shape::Table(..)
            | Shape::Linear { .. }
            | Shape::Connected(_) => false,
        };
        if model.shapes().any(asks) {
            for shape in model.shapes() {
                if let Shape::ExactlyOnce(cells) | Shape::AllDifferent(cells) = shape {
                    for (i, &a) in cells.iter().enumerate() {
                        pairs.extend(cells[..i].iter().map(|&b| (a.min(b), a.max(b))));
                    }
                }
            }
        }
        DifferentPairs(pairs)
    }

    pub fn contains(&self, one: CellId, other: CellId) -> bool {
        self.0.contains(&(one.min(other), one.max(other)))
    }

    /// Returns whether all of these cells must differ from each other.
    pub fn all_differ(&self, cells: &[CellId]) -> bool {
        cells.iter().enumerate().all(|(at, &one)| cells[..at].iter().all(|&other| self.contains(one, other)))
    }
}
