//! Linear constraints over any variables, and tables of allowed tuples.

use std::sync::Arc;

use crate::board::{CellId, Digit};

/// The numbers that a variable adds to a sum, one for each of its values. Shapes are cloned often, so clones share
/// them.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Weights(Arc<[i32]>);

impl Weights {
    /// Returns the weights of the values in order.
    pub fn new(weights: impl IntoIterator<Item = i32>) -> Weights {
        Weights(weights.into_iter().collect())
    }

    /// Returns the weights of a factor times the number of the value, which is 1 for the first of `values` values.
    pub fn factor(factor: i32, values: u8) -> Weights {
        Weights::new((1..=i32::from(values)).map(|value| factor.saturating_mul(value)))
    }

    /// Returns the weight of a value.
    pub fn of(&self, value: Digit) -> i32 {
        self.0.get(value.index()).copied().unwrap_or(0)
    }

    /// Returns the weights of the values in order.
    pub fn all(&self) -> &[i32] {
        &self.0
    }

    /// Returns the same weights times a factor.
    pub fn times(&self, factor: i32) -> Weights {
        Weights::new(self.0.iter().map(|weight| weight.saturating_mul(factor)))
    }
}

/// A list of tuples of values, all of the same length. Clones share it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Tuples {
    width: usize,
    /// The tuples one after another, sorted, each once.
    values: Arc<[Digit]>,
}

impl Tuples {
    /// Returns the list of these tuples of `width` values, at least one. Tuples of another length are left out.
    pub fn new(width: usize, tuples: impl IntoIterator<Item = Vec<Digit>>) -> Tuples {
        let width = width.max(1);
        let mut tuples: Vec<Vec<Digit>> = tuples.into_iter().filter(|tuple| tuple.len() == width).collect();
        tuples.sort_unstable();
        tuples.dedup();
        Tuples { width, values: tuples.concat().into() }
    }

    /// Returns the tuples in rising order.
    pub fn iter(&self) -> impl Iterator<Item = &[Digit]> {
        self.values.chunks_exact(self.width)
    }

    /// Returns the number of tuples.
    pub fn count(&self) -> usize {
        self.values.len() / self.width
    }

    /// Returns the number of values of each tuple.
    pub fn width(&self) -> usize {
        self.width
    }

    /// Returns whether some tuple has these values, where None stands for any value.
    pub fn contains(&self, known: &[Option<Digit>]) -> bool {
        let agrees = |(value, known): (&Digit, &Option<Digit>)| known.is_none_or(|known| known == *value);
        self.iter().any(|tuple| tuple.iter().zip(known).all(agrees))
    }
}

/// Returns the sum of the weights of the variables, or None if one of them has no value yet.
pub(super) fn sum_of(terms: &[(CellId, Weights)], value: impl Fn(CellId) -> Option<Digit>) -> Option<i64> {
    terms.iter().map(|(variable, weights)| value(*variable).map(|value| i64::from(weights.of(value)))).sum()
}
