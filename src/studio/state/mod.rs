//! The state of the studio: open documents, pending and finished jobs, and the active tool. Nothing here draws.
//!
//! **Invariant.** The puzzle changes only by an [`crate::puzzle::Edit`], through [`State::try_edit`]. Nothing slow
//! runs on the UI thread.
//!
//! The state of a single open puzzle is its [`tab::Tab`]; the active one is in [`State::tab`], the others are in
//! [`tabs::Tabs`].
//!
//! Each type has a file of its own, with the methods that need that type alone. Operations on several of them are
//! methods of [`State`], in a file for each topic.

pub(in crate::studio) mod alike;
pub(in crate::studio) mod all_grids;
pub(in crate::studio) mod answers;
pub(in crate::studio) mod asked;
mod asking;
pub(in crate::studio) mod author;
mod authoring;
mod block;
pub(in crate::studio) mod booklet;
mod booklet_files;
pub(in crate::studio) mod browser;
pub(in crate::studio) mod browsing;
pub(in crate::studio) mod camera;
pub(in crate::studio) mod candidates;
pub(in crate::studio) mod carrying;
mod cells;
pub(in crate::studio) mod check;
pub(in crate::studio) mod clipboard;
pub(in crate::studio) mod compare;
pub(in crate::studio) mod count;
pub(in crate::studio) mod desktop;
pub(in crate::studio) mod dialog;
pub(in crate::studio) mod document;
mod edits;
mod ending;
pub(in crate::studio) mod entry;
mod errands;
pub(in crate::studio) mod examples;
mod failures;
pub(in crate::studio) mod files;
pub(in crate::studio) mod flow;
mod handy;
mod history;
pub(in crate::studio) mod jigsaw;
pub(in crate::studio) mod jobs;
pub(in crate::studio) mod journal;
pub(in crate::studio) mod keymap;
pub(in crate::studio) mod late;
mod layout;
pub(in crate::studio) mod layout_shelf;
pub(in crate::studio) mod links;
pub(in crate::studio) mod looking;
pub(in crate::studio) mod looks;
mod mending;
pub(in crate::studio) mod new_board;
pub(in crate::studio) mod newer;
pub(in crate::studio) mod on_disk;
mod palette;
pub(in crate::studio) mod playtest;
pub(in crate::studio) mod preferences;
pub(super) mod proofs;
pub(in crate::studio) mod reading;
pub(in crate::studio) mod recent;
mod recovery;
mod resuming;
pub(in crate::studio) mod rules;
pub(in crate::studio) mod saving;
#[cfg(test)]
pub(in crate::studio) mod scratch;
pub(in crate::studio) mod session;
pub(in crate::studio) mod setups;
pub(in crate::studio) mod signs;
pub(in crate::studio) mod solving;
pub(in crate::studio) mod start;
mod stepping;
pub(in crate::studio) mod tab;
pub(in crate::studio) mod tabs;
pub(in crate::studio) mod tools;
pub(in crate::studio) mod typing;
pub(in crate::studio) mod watch;
pub(in crate::studio) mod words;

use egui::Context;

use crate::words::Speech;
use booklet::OpenBooklet;
use browsing::Browsing;
use desktop::Desktop;
use dialog::Dialog;
use document::Document;
use errands::Errands;
use files::{FilePicker, Files};
use handy::Handy;
use journal::Journal;
use keymap::Keymap;
use late::Late;
use layout_shelf::LayoutShelf;
use links::Links;
use looks::Looks;
use playtest::PlayTest;
use preferences::Preferences;
use reading::Reading;
use recent::Recent;
use saving::Saving;
use session::Session;
use setups::SetupShelf;
use start::Start;
use tab::Tab;
use tabs::Tabs;
use watch::Watch;

/// The visible panels.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::studio) struct PanelState {
    pub tools: bool,
    pub facts: bool,
    /// True if the tools are folded to a column of icons.
    pub folded: bool,
    /// True if the verdict card shows details of its answers.
    pub details: bool,
    /// The widths that the setter dragged the panels to, in points.
    pub tools_width: Option<f32>,
    pub facts_width: Option<f32>,
}

/// A message in the status bar.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::studio) enum Notice {
    Said(String),
    /// An action succeeded, with a loss.
    Warned(String),
    Refused(String),
}

/// The state of the studio.
pub(in crate::studio) struct State {
    /// Writes in the background. They are dropped before the state that they write.
    pub errands: Errands,
    /// The active tab.
    pub tab: Tab,
    /// The other tabs, and the order of all.
    pub tabs: Tabs,
    /// True if typing a digit moves the selection to the next cell.
    pub advances: bool,
    /// True if sheets and pictures include the setter's marks and colours.
    pub prints_marks: bool,
    /// The number of requests to rename a rule or a group. A view that has seen fewer opens the text field.
    pub namings: u64,
    pub start: Start,
    pub booklet: OpenBooklet,
    pub files: Files,
    pub browsing: Browsing,
    pub reading: Reading,
    pub saving: Saving,
    pub journal: Journal,
    pub watch: Watch,
    pub desktop: Desktop,
    pub links: Links,
    pub layouts: LayoutShelf,
    pub setups: SetupShelf,
    pub recent: Recent,
    pub session: Session,
    pub preferences: Preferences,
    /// Loads of these and other fields that are still pending.
    pub late: Late,
    pub keymap: Keymap,
    pub handy: Handy,
    pub panels: PanelState,
    pub looks: Looks,
    /// The speech settings of the previous frame; None until the preferences have been loaded.
    pub spoke: Option<Speech>,
    pub dialog: Option<Dialog>,
}

impl State {
    pub fn new(document: Document, picker: Box<dyn FilePicker>) -> State {
        State {
            errands: Errands::default(),
            tab: Tab::new(0, document),
            tabs: Tabs::default(),
            advances: false,
            prints_marks: false,
            namings: 0,
            start: Start::default(),
            booklet: OpenBooklet::default(),
            files: Files::new(picker),
            browsing: Browsing::default(),
            reading: Reading::default(),
            saving: Saving::default(),
            journal: Journal::default(),
            watch: Watch::default(),
            desktop: Desktop::default(),
            links: Links::default(),
            layouts: LayoutShelf::default(),
            setups: SetupShelf::default(),
            recent: Recent::default(),
            session: Session::default(),
            preferences: Preferences::default(),
            late: Late::default(),
            keymap: Keymap::default(),
            handy: Handy::default(),
            panels: PanelState { tools: true, facts: true, ..PanelState::default() },
            looks: Looks::default(),
            spoke: None,
            dialog: None,
        }
    }

    /// Synchronises the state with a document that may have been replaced: answers about the old one are dropped.
    pub fn follow_document(&mut self) {
        self.tab.follow_document();
    }

    /// Returns whether any job runs in the background.
    pub fn is_busy(&self) -> bool {
        let files = self.files.is_asking() || self.files.exporting.asked.is_running();
        // A typed figure leads to a question to the engines once the entry ends.
        let entry = self.tab.entry.is_some();
        entry
            || self.links.is_running()
            || files
            || self.errands.is_running()
            || self.is_at_shelves()
            || self.is_working()
    }

    /// Returns whether layouts or page presets are being loaded or saved.
    pub fn is_at_shelves(&self) -> bool {
        self.layouts.is_running() || self.setups.is_running()
    }

    /// Returns whether a background job runs whose progress is shown.
    pub fn is_working(&self) -> bool {
        let asked = self.tab.answers.is_checking() || self.tab.answers.is_finding_candidates();
        let answers = asked || self.tab.answers.proofs.is_busy();
        let path = self.tab.solving.is_open() && self.tab.solving.is_asking();
        let test = self.playing().is_some_and(PlayTest::is_asking);
        let files = self.reading.is_running() || self.saving.is_running() || self.booklet.is_busy();
        answers || path || test || self.tab.author.is_at_work() || files
    }

    pub fn say(&mut self, text: &str) {
        self.tab.notice = Some(Notice::Said(text.to_owned()));
    }

    pub fn refuse(&mut self, reason: String) {
        self.tab.notice = Some(Notice::Refused(reason));
    }

    /// Opens a dialog and takes the keyboard focus from any other widget.
    pub fn show_dialog(&mut self, dialog: Dialog, ctx: &Context) {
        ctx.memory_mut(|memory| memory.focused().into_iter().for_each(|id| memory.surrender_focus(id)));
        self.dialog = Some(dialog);
    }

    /// Collects the results of background jobs.
    pub fn poll(&mut self, ctx: &Context) {
        self.poll_picker(ctx);
        self.poll_looking(ctx);
        self.poll_browser(ctx);
        self.poll_exporting();
        self.poll_links(ctx);
        self.poll_saving(ctx);
        self.poll_layouts(ctx);
        self.poll_reading(ctx);
        self.poll_journal(ctx);
        self.tab.palette.fit(self.tab.document.puzzle().board());
    }
}
