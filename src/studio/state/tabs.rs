//! The open puzzles: which one is active, the order of the tabs, and the tabs closed last.

mod tab_navigation;

use crate::studio::state::tab::Tab;

/// The number of closed tabs that can be reopened.
const MAX_CLOSED: usize = 10;

/// The open puzzles other than the active one.
#[derive(Default)]
pub(in crate::studio) struct Tabs {
    /// The tabs in order, without the active one.
    others: Vec<Tab>,
    /// The number of tabs before the active one.
    before: usize,
    /// The id given out last.
    last_id: u64,
    /// The closed tabs, most recent last.
    closed: Vec<Tab>,
}

impl Tabs {
    fn next_id(&mut self) -> u64 {
        self.last_id += 1;
        self.last_id
    }

    /// Returns whether a closed tab can be reopened.
    pub fn can_reopen(&self) -> bool {
        !self.closed.is_empty()
    }

    /// Returns the open puzzles other than the active one.
    pub fn others_mut(&mut self) -> impl Iterator<Item = &mut Tab> {
        self.others.iter_mut()
    }

    /// Returns the closed tabs that can be reopened.
    pub fn closed(&self) -> impl Iterator<Item = &Tab> {
        self.closed.iter()
    }

    /// Returns the closed tabs mutably, most recent first, to move content out of them.
    pub fn closed_mut(&mut self) -> impl Iterator<Item = &mut Tab> {
        self.closed.iter_mut().rev()
    }
}

/// A page of the window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::studio) enum WindowPage {
    /// The puzzle with this id.
    Puzzle(u64),
    Booklet,
    Start,
}
