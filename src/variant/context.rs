//! What a rule sees around it: the board, and the other rules of its kind.

use crate::board::{Board, Cell, CellId, Digit, Filling, Grid, GridId};

use super::{Rule, Variant};

/// What a rule sees: the board it stands on, and the rules of the puzzle, for kinds that say something of all rules of
/// their kind together ("all dots are given").
#[derive(Clone, Debug)]
pub struct Context<'a> {
    board: &'a Board,
    rules: Vec<&'a Rule>,
}

impl<'a> Context<'a> {
    /// A board with these rules, of all kinds, as far as they are switched on.
    pub fn new(board: &'a Board, rules: impl IntoIterator<Item = &'a Rule>) -> Context<'a> {
        Context { board, rules: rules.into_iter().collect() }
    }

    /// A board with no rule but the one that is asked.
    pub fn lone(board: &'a Board) -> Context<'a> {
        Context { board, rules: Vec::new() }
    }

    /// The board.
    pub fn board(&self) -> &'a Board {
        self.board
    }

    /// The rules of one kind, in the order of the puzzle.
    pub fn family<V: Variant>(&self) -> impl Iterator<Item = &'a V> + '_ {
        self.rules.iter().filter_map(|rule| rule.downcast::<V>())
    }

    /// How many digits there are.
    pub fn size(&self) -> u8 {
        self.board.size()
    }

    /// The grid of a rule that fits the board.
    pub fn grid(&self, grid: GridId) -> &'a Grid {
        self.board.grid(grid).expect("the rule fits the board")
    }

    /// The numbers of cells that are on the board.
    pub fn ids(&self, cells: impl IntoIterator<Item = Cell>) -> Vec<CellId> {
        cells.into_iter().filter_map(|cell| self.board.id(cell)).collect()
    }

    /// The digits of cells that are on the board.
    pub fn digits(&self, filling: &Filling, cells: impl IntoIterator<Item = Cell>) -> Vec<Digit> {
        self.ids(cells).into_iter().map(|id| filling[id]).collect()
    }

    /// The sum of the digits of cells.
    pub fn sum(&self, filling: &Filling, cells: impl IntoIterator<Item = Cell>) -> i32 {
        self.digits(filling, cells).into_iter().map(|digit| i32::from(digit.value())).sum()
    }

    /// Whether the digits of cells all differ.
    pub fn all_differ(&self, filling: &Filling, cells: impl IntoIterator<Item = Cell>) -> bool {
        let mut seen = std::collections::BTreeSet::new();
        self.digits(filling, cells).into_iter().all(|digit| seen.insert(digit))
    }
}
