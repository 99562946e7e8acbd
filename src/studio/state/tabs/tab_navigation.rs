//! Opening, closing, moving and showing tabs.

use super::{MAX_CLOSED, WindowPage};
use crate::board::Board;
use crate::puzzle::Puzzle;
use crate::studio::document::on_disk::location_of;
use crate::studio::document::open_document::Document;
use crate::studio::editor::tools::ToolInput;
use crate::studio::files::journal::JournalKey;
use crate::studio::files::start::Start;
use crate::studio::state::StudioState;
use crate::studio::state::tab::Tab;
use std::path::Path;

impl StudioState {
    /// Returns whether a puzzle is open. Without one, the start page is shown.
    pub(in crate::studio) fn has_puzzle(&self) -> bool {
        !self.start.no_puzzle
    }

    /// Returns the open puzzles in the order of their tabs.
    pub(in crate::studio) fn open_tabs(&self) -> impl Iterator<Item = &Tab> {
        let (before, after) = self.tabs.others.split_at(self.tabs.before);
        let front = std::iter::once(&self.tab).filter(|_| self.has_puzzle());
        before.iter().chain(front).chain(after)
    }

    /// Returns the open puzzle with this id.
    pub(in crate::studio) fn tab_of(&self, id: u64) -> Option<&Tab> {
        self.open_tabs().find(|tab| tab.id == id)
    }

    pub(in crate::studio) fn tab_of_mut(&mut self, id: u64) -> Option<&mut Tab> {
        match self.has_puzzle() && self.tab.id == id {
            true => Some(&mut self.tab),
            false => self.tabs.others.iter_mut().find(|tab| tab.id == id),
        }
    }

    /// Returns the open puzzle of this file.
    pub(in crate::studio) fn tab_of_file(&self, path: &Path) -> Option<&Tab> {
        let place = location_of(path);
        self.open_tabs().find(|tab| tab.document.place() == Some(place.as_path()))
    }

    /// Returns all pages that have tabs, in order: the puzzles, the booklet if there is one, and the start page
    /// while it is shown.
    pub(in crate::studio) fn pages(&self) -> Vec<WindowPage> {
        let puzzles = self.open_tabs().map(|tab| WindowPage::Puzzle(tab.id));
        let booklet = self.booklet.has_booklet().then_some(WindowPage::Booklet);
        let start = self.start.shown.then_some(WindowPage::Start);
        puzzles.chain(booklet).chain(start).collect()
    }

    /// Returns the visible page.
    pub(in crate::studio) fn page(&self) -> WindowPage {
        match (self.booklet.open, self.start.shown) {
            (true, _) => WindowPage::Booklet,
            (false, true) => WindowPage::Start,
            (false, false) => WindowPage::Puzzle(self.tab.id),
        }
    }

    /// Brings a page to the front.
    pub(in crate::studio) fn show_page(&mut self, page: WindowPage) {
        match page {
            WindowPage::Puzzle(id) => self.bring_forward(id),
            WindowPage::Booklet => {
                self.leave_tab();
                self.booklet.open = true;
            }
            WindowPage::Start => self.booklet.open = false,
        }
    }

    /// Moves by a number of pages, wrapping around at the ends.
    pub(in crate::studio) fn step_page(&mut self, steps: isize) {
        let pages = self.pages();
        let Some(at) = pages.iter().position(|page| *page == self.page()) else { return };
        let next = (at as isize + steps).rem_euclid(pages.len() as isize);
        if let Some(&page) = pages.get(next as usize) {
            self.show_page(page);
        }
    }

    /// Ends interactions in the active tab before another one becomes active.
    fn leave_tab(&mut self) {
        if self.tab.palette.tool().is_busy() {
            self.tool_input(ToolInput::Cancel);
        }
        self.tab.leave();
    }

    /// Leaves the start page and the booklet.
    fn show_board(&mut self) {
        self.start = Start::default();
        self.booklet.open = false;
    }

    /// Adds a tab after all others and makes it active.
    fn add_tab(&mut self, tab: Tab) {
        self.leave_tab();
        let before = std::mem::replace(&mut self.tab, tab);
        if self.has_puzzle() {
            self.tabs.others.insert(self.tabs.before, before);
        }
        self.tabs.before = self.tabs.others.len();
        self.show_board();
    }

    /// Opens a puzzle in a new tab after all others.
    pub(in crate::studio) fn open_document(&mut self, document: Document) {
        let id = self.tabs.next_id();
        let tab = self.tab.like(id, document);
        self.add_tab(tab);
    }

    /// Replaces the document with this id. The changes of the old one are lost, and its playtest too, unless the
    /// puzzle is the same.
    pub(in crate::studio) fn replace_document(&mut self, id: u64, document: Document) {
        let number = self.tabs.next_id();
        if let Some(tab) = self.tab_of_mut(id) {
            let mut new = tab.like(number, document);
            new.take_playtest(tab);
            *tab = new;
            self.drop_changes_of_puzzle(id);
            self.journal.drop_changes(JournalKey::Play(id));
        }
    }

    /// Makes the puzzle with this id active.
    pub(in crate::studio) fn bring_forward(&mut self, id: u64) {
        if let Some(at) = self.tabs.others.iter().position(|tab| tab.id == id) {
            self.leave_tab();
            // The tab that was active returns to its place, which is one lower if an earlier tab is taken out.
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

    /// Moves the tab of a puzzle to an index among the tabs of puzzles.
    pub(in crate::studio) fn move_tab(&mut self, id: u64, to: usize) {
        if !self.has_puzzle() {
            return;
        }
        let to = to.min(self.tabs.others.len());
        if self.tab.id == id {
            self.tabs.before = to;
        } else if let Some(at) = self.tabs.others.iter().position(|tab| tab.id == id) {
            // Indices include the active tab, which is not among the others.
            let front = self.tabs.before - usize::from(at < self.tabs.before);
            let tab = self.tabs.others.remove(at);
            self.tabs.others.insert(if to > front { to - 1 } else { to }, tab);
            self.tabs.before = if to <= front { front + 1 } else { front };
        }
    }

    /// Closes the puzzle with this id without asking. After the last one, the start page is shown.
    pub(in crate::studio) fn close_tab(&mut self, id: u64) {
        self.drop_changes_of_puzzle(id);
        let mut closed = if let Some(at) = self.tabs.others.iter().position(|tab| tab.id == id) {
            self.tabs.before -= usize::from(at < self.tabs.before);
            self.tabs.others.remove(at)
        } else if !self.has_puzzle() || self.tab.id != id {
            return;
        } else if self.tabs.others.is_empty() {
            let number = self.tabs.next_id();
            let none = self.tab.like(number, Document::new(Puzzle::empty(Board::classic()), None));
            self.show_start(true);
            std::mem::replace(&mut self.tab, none)
        } else {
            // The next tab becomes active, or else the previous one.
            let at = self.tabs.before.min(self.tabs.others.len() - 1);
            self.tabs.before = at;
            let next = self.tabs.others.remove(at);
            std::mem::replace(&mut self.tab, next)
        };
        closed.close();
        self.tabs.closed.push(closed);
        let surplus = self.tabs.closed.len().saturating_sub(MAX_CLOSED);
        for gone in self.tabs.closed.drain(..surplus) {
            self.journal.drop_changes(JournalKey::Play(gone.id));
        }
    }

    /// Reopens the tab closed last, with its undo history.
    pub(in crate::studio) fn reopen_closed(&mut self) {
        let Some(mut tab) = self.tabs.closed.pop() else { return };
        let open = tab.document.path().and_then(|path| self.tab_of_file(path)).map(|tab| tab.id);
        match open.filter(|_| !tab.document.is_dirty()) {
            // Its file has been opened again in the meantime.
            Some(id) => {
                self.bring_forward(id);
                if self.tab.playtest.is_none() {
                    self.tab.take_playtest(&mut tab);
                }
                self.journal.drop_changes(JournalKey::Play(tab.id));
            }
            None => self.add_tab(tab),
        }
    }
}
