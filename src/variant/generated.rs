//! Generation of puzzles by the name of a kind.

use super::context::Context;
use crate::board::{Filling, Random};

/// The contribution of a kind to generated puzzles, on a classic board.
pub struct Generated<V: 'static> {
    /// Name by which puzzles of this kind are generated, such as `four-squares`.
    pub name: &'static str,
    /// The source of the rules.
    pub rules: RuleSource<V>,
}

impl<V> Generated<V> {
    /// The contribution of kinds that are not generated.
    pub const NEVER: Generated<V> = Generated { name: "", rules: RuleSource::BeforeSolution(|_, _| vec![]) };
}

/// The source of the rules of a generated puzzle.
pub enum RuleSource<V: 'static> {
    /// The rules are made first, and the solution must obey them.
    BeforeSolution(fn(&Context, &mut Random) -> Vec<V>),
    /// The rules are read off the solution at random places, so that they neither share cells nor cross, not even with
    /// marks of other kinds that are placed in this way.
    PlacedApart {
        /// Greatest number of rules in a grid.
        most: usize,
        /// Least number of cells of a rule.
        least_cells: usize,
    },
    /// The rules are read off the solution.
    FromSolution(fn(&Context, &Filling, &mut Random) -> Vec<V>),
}
