//! How puzzles of a kind are made by name.

use super::Context;
use crate::board::{Filling, Random};

/// What a kind contributes to puzzles that are made by its name, on a classic board.
pub struct Generated<V: 'static> {
    /// As the kind of puzzle is typed: `four-squares`.
    pub name: &'static str,
    /// Its rules.
    pub rules: Source<V>,
}

impl<V> Generated<V> {
    /// Of kinds that no puzzle is made by.
    pub const NEVER: Generated<V> = Generated { name: "", rules: Source::Asked(|_, _| vec![]) };
}

/// Where the rules of a made puzzle come from.
pub enum Source<V: 'static> {
    /// They stand before there is a solution, which must obey them.
    Asked(fn(&Context, &mut Random) -> Vec<V>),
    /// They are read off a solution at random places apart from each other, and from such marks of other kinds.
    Apart {
        /// The most rules in a grid.
        most: usize,
        /// The fewest cells of each.
        least_cells: usize,
    },
    /// They are read off a solution.
    Told(fn(&Context, &Filling, &mut Random) -> Vec<V>),
}
