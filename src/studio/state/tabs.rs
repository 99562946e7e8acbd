//! The puzzles that are open: which one is in front, in which order their tabs stand, and those that were closed last.

use std::path::Path;

use super::State;
use super::document::Document;
use super::journal::Key;
use super::on_disk::place_of;
use super::start::Start;
use super::tab::Tab;
use super::tools::Input;
use crate::board::Board;
use crate::puzzle::Puzzle;

/// The most closed tabs that can be opened again.
const MOST_CLOSED: usize = 10;

/// The puzzles that are open besides the one in front.
#[derive(Default)]
pub(in crate::studio) struct Tabs {
    /// In their order, without the one in front.
    others: Vec<Tab>,
    /// How many of them stand before the one in front.
    before: usize,
    /// The number that was given to a puzzle last.
    last_id: u64,
    /// Those that were closed, the last one at the end.
    closed: Vec<Tab>,
}

impl Tabs {
    fn number(&mut self) -> u64 {
        self.last_id += 1;
        self.last_id
    }

    /// Whether a tab was closed that can be opened again.
    pub fn can_reopen(&self) -> bool {
        !self.closed.is_empty()
    }

    /// The open puzzles behind the one in front.
    pub fn others_mut(&mut self) -> impl Iterator<Item = &mut Tab> {
        self.others.iter_mut()
    }

    /// The tabs that were closed and can be opened again.
    pub fn closed(&self) -> impl Iterator<Item = &Tab> {
        self.closed.iter()
    }

    /// The same, the last one first, to take something over from them.
    pub fn closed_mut(&mut self) -> impl Iterator<Item = &mut Tab> {
        self.closed.iter_mut().rev()
    }
}

/// What a tab of the window shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::studio) enum Page {
    /// The puzzle with this number.
    Puzzle(u64),
    Booklet,
    Start,
}

impl State {
    /// Whether a puzzle is open; without one the start page is shown.
    pub(in crate::studio) fn has_puzzle(&self) -> bool {
        !self.start.first
    }

    /// The open puzzles in the order of their tabs.
    pub(in crate::studio) fn open_tabs(&self) -> impl Iterator<Item = &Tab> {
        let (before, after) = self.tabs.others.split_at(self.tabs.before);
        let front = std::iter::once(&self.tab).filter(|_| self.has_puzzle());
        before.iter().chain(front).chain(after)
    }

    /// The open puzzle with this number.
    pub(in crate::studio) fn tab_of(&self, id: u64) -> Option<&Tab> {
        self.open_tabs().find(|tab| tab.id == id)
    }

    pub(super) fn tab_of_mut(&mut self, id: u64) -> Option<&mut Tab> {
        match self.has_puzzle() && self.tab.id == id {
            true => Some(&mut self.tab),
            false => self.tabs.others.iter_mut().find(|tab| tab.id == id),
        }
    }

    /// The open puzzle of this file.
    pub(super) fn tab_of_file(&self, path: &Path) -> Option<&Tab> {
        let place = place_of(path);
        self.open_tabs().find(|tab| tab.document.place() == Some(place.as_path()))
    }

    /// All pages that have tabs, in their order: the puzzles, the booklet if there is one, and the start page while it
    /// is shown.
    pub(in crate::studio) fn pages(&self) -> Vec<Page> {
        let puzzles = self.open_tabs().map(|tab| Page::Puzzle(tab.id));
        let booklet = self.booklet.is_begun().then_some(Page::Booklet);
        let start = self.start.shown.then_some(Page::Start);
        puzzles.chain(booklet).chain(start).collect()
    }

    /// The page that is seen.
    pub(in crate::studio) fn page(&self) -> Page {
        match (self.booklet.open, self.start.shown) {
            (true, _) => Page::Booklet,
            (false, true) => Page::Start,
            (false, false) => Page::Puzzle(self.tab.id),
        }
    }

    /// Brings a page to the front.
    pub(in crate::studio) fn show_page(&mut self, page: Page) {
        match page {
            Page::Puzzle(id) => self.bring_forward(id),
            Page::Booklet => {
                self.leave_tab();
                self.booklet.open = true;
            }
            Page::Start => self.booklet.open = false,
        }
    }

    /// Goes so many pages on, after the last to the first.
    pub(in crate::studio) fn step_page(&mut self, steps: isize) {
        let pages = self.pages();
        let Some(at) = pages.iter().position(|page| *page == self.page()) else { return };
        let next = (at as isize + steps).rem_euclid(pages.len() as isize);
        if let Some(&page) = pages.get(next as usize) {
            self.show_page(page);
        }
    }

    /// What is going on in the tab in front ends: another one is about to be there.
    fn leave_tab(&mut self) {
        if self.tab.palette.tool().is_busy() {
            self.tool_input(Input::Cancel);
        }
        self.tab.leave();
    }

    /// Leaves the start page and the booklet.
    fn show_board(&mut self) {
        self.start = Start::default();
        self.booklet.open = false;
    }

    /// Puts a tab behind all others and brings it to the front.
    fn add_tab(&mut self, tab: Tab) {
        self.leave_tab();
        let before = std::mem::replace(&mut self.tab, tab);
        if self.has_puzzle() {
            self.tabs.others.insert(self.tabs.before, before);
        }
        self.tabs.before = self.tabs.others.len();
        self.show_board();
    }

    /// Opens a puzzle in a tab of its own, behind all others.
    pub(in crate::studio) fn open_document(&mut self, document: Document) {
        let id = self.tabs.number();
        let tab = self.tab.like(id, document);
        self.add_tab(tab);
    }

    /// Puts another document in the place of the one with this number: what was done to that is lost, and what was
    /// played of it unless it is the same puzzle.
    pub(super) fn replace_document(&mut self, id: u64, document: Document) {
        let number = self.tabs.number();
        if let Some(tab) = self.tab_of_mut(id) {
            let mut new = tab.like(number, document);
            new.take_play(tab);
            *tab = new;
            self.drop_changes_of_puzzle(id);
            self.journal.drop_changes(Key::Play(id));
        }
    }

    /// Brings the puzzle with this number to the front.
    pub(in crate::studio) fn bring_forward(&mut self, id: u64) {
        if let Some(at) = self.tabs.others.iter().position(|tab| tab.id == id) {
            self.leave_tab();
            let (before, tab) = (self.tabs.before, self.tabs.others.remove(at));
            let left = std::mem::replace(&mut self.tab, tab);
            match at < before {
                true => self.tabs.others.insert(before - 1, left),
                false => self.tabs.others.insert(before, left),
            }
            self.tabs.before = if at < before { at } else { at + 1 };
        } else if !self.has_puzzle() || self.tab.id != id {
            return;
        }
        self.show_board();
    }

    /// Moves the tab of a puzzle to a place among those of the puzzles, from 0.
    pub(in crate::studio) fn move_tab(&mut self, id: u64, to: usize) {
        if !self.has_puzzle() {
            return;
        }
        let to = to.min(self.tabs.others.len());
        if self.tab.id == id {
            self.tabs.before = to;
        } else if let Some(at) = self.tabs.others.iter().position(|tab| tab.id == id) {
            // Places are counted with the one in front, which is no other.
            let front = self.tabs.before - usize::from(at < self.tabs.before);
            let tab = self.tabs.others.remove(at);
            self.tabs.others.insert(if to > front { to - 1 } else { to }, tab);
            self.tabs.before = if to <= front { front + 1 } else { front };
        }
    }

    /// Closes the puzzle with this number, whatever is lost by it. With the last one the start page comes.
    pub(super) fn close_tab(&mut self, id: u64) {
        self.drop_changes_of_puzzle(id);
        let mut closed = if let Some(at) = self.tabs.others.iter().position(|tab| tab.id == id) {
            self.tabs.before -= usize::from(at < self.tabs.before);
            self.tabs.others.remove(at)
        } else if !self.has_puzzle() || self.tab.id != id {
            return;
        } else if self.tabs.others.is_empty() {
            let number = self.tabs.number();
            let none = self.tab.like(number, Document::new(Puzzle::empty(Board::classic()), None));
            self.show_start(true);
            std::mem::replace(&mut self.tab, none)
        } else {
            // The one after it takes its place, or else the one before.
            let at = self.tabs.before.min(self.tabs.others.len() - 1);
            self.tabs.before = at;
            let next = self.tabs.others.remove(at);
            std::mem::replace(&mut self.tab, next)
        };
        closed.close();
        self.tabs.closed.push(closed);
        let surplus = self.tabs.closed.len().saturating_sub(MOST_CLOSED);
        for gone in self.tabs.closed.drain(..surplus) {
            self.journal.drop_changes(Key::Play(gone.id));
        }
    }

    /// Opens the tab again that was closed last, with its steps.
    pub(in crate::studio) fn reopen_closed(&mut self) {
        let Some(mut tab) = self.tabs.closed.pop() else { return };
        let open = tab.document.path().and_then(|path| self.tab_of_file(path)).map(|tab| tab.id);
        match open.filter(|_| !tab.document.is_dirty()) {
            // Its file is open again.
            Some(id) => {
                self.bring_forward(id);
                if self.tab.playtest.is_none() {
                    self.tab.take_play(&mut tab);
                }
                self.journal.drop_changes(Key::Play(tab.id));
            }
            None => self.add_tab(tab),
        }
    }
}
