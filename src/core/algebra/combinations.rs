//! The combinations of digits that a constraint still allows in its open cells: the points that its polynomials
//! interpolate.

use super::roots::Roots;
use crate::board::{CellId, Digit};
use crate::model::{Cmp, Shape};

/// The digits of some cells, in the order of a separate list of cells.
pub(super) type Tuple = Vec<Digit>;

/// Returns all combinations of digits of these cells that satisfy the shape together with the known digits, where
/// `cells` are the open cells of the shape. None if there are more than `most`, or if finding them takes more than
/// `steps` trials, where these limits are set.
pub(super) fn allowed_combinations(
    shape: &Shape,
    cells: &[CellId],
    roots: &Roots,
    most: Option<usize>,
    steps: Option<usize>,
) -> Option<Vec<Tuple>> {
    let mut trial = CombinationSearch { shape, cells, roots, tuple: Vec::new(), found: Vec::new(), most, steps };
    trial.extend().then_some(trial.found)
}

/// A depth-first search for combinations of digits, cell by cell.
struct CombinationSearch<'t> {
    shape: &'t Shape,
    cells: &'t [CellId],
    roots: &'t Roots,
    /// The digits chosen for the first of the cells.
    tuple: Tuple,
    found: Vec<Tuple>,
    most: Option<usize>,
    /// The number of trials left, if it is limited.
    steps: Option<usize>,
}

impl CombinationSearch<'_> {
    /// Tries all digits of the next cell; returns false if the search was given up.
    fn extend(&mut self) -> bool {
        let Some(&cell) = self.cells.get(self.tuple.len()) else {
            self.found.push(self.tuple.clone());
            return self.most.is_none_or(|most| self.found.len() <= most);
        };
        for digit in self.roots.of(cell).iter() {
            if self.steps == Some(0) {
                return false;
            }
            self.steps = self.steps.map(|left| left - 1);
            self.tuple.push(digit);
            // An impossible digit is passed over; only a search that was given up ends the loop.
            let goes_on = !self.is_possible() || self.extend();
            self.tuple.pop();
            if !goes_on {
                return false;
            }
        }
        true
    }

    fn digit(&self, cell: CellId) -> Option<Digit> {
        let place = self.cells.iter().position(|&open| open == cell);
        place.map_or_else(|| self.roots.single(cell), |place| self.tuple.get(place).copied())
    }

    /// Returns whether the shape may be satisfied with the digits chosen so far. The result is exact once all cells
    /// have a digit.
    fn is_possible(&self) -> bool {
        match self.shape {
            Shape::Sum { terms, cmp, total } => {
                // The definition judges a sum only once all of its cells are filled; bounds cut off branches before
                // that.
                let bounds = |&(factor, cell): &(i32, CellId)| match self.digit(cell) {
                    Some(digit) => (factor * i32::from(digit.value()), factor * i32::from(digit.value())),
                    None => self.roots.bounds(factor, cell),
                };
                let (least, most) = terms.iter().map(bounds).fold((0, 0), |(a, b), (low, high)| (a + low, b + high));
                match cmp {
                    Cmp::AtMost => least <= *total,
                    Cmp::Equal => least <= *total && *total <= most,
                    Cmp::AtLeast => most >= *total,
                }
            }
            Shape::ExactlyOnce(_)
            | Shape::AllDifferent(_)
            | Shape::Domain(..)
            | Shape::AtLeastOne(_)
            | Shape::Pair(..)
            | Shape::Word(..)
            | Shape::Rank(_)
            | Shape::Table(..)
            | Shape::Linear { .. }
            | Shape::Connected(_) => self.shape.conflict(|cell| self.digit(cell)).is_empty(),
        }
    }
}
