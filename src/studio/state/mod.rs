//! What the studio knows: what is open, what is asked and answered, what is in the hand. Nothing here draws.
//!
//! **Invariant.** The puzzle changes only by an [`crate::puzzle::Edit`], through [`State::try_edit`]. Nothing that
//! takes time runs on the thread that draws.
//!
//! What is about one open puzzle alone is its [`tab::Tab`]; the one in front is in [`State::tab`], the others in
//! [`tabs::Tabs`].
//!
//! The types stand in files of their own, each with the methods that are about it alone; what involves several of them
//! is a method of [`State`], in the files below: asking, authoring, booklet_files, cells, clipboard, desktop, edits,
//! ending, entry, failures, flow, late, layout, layout_shelf, links, looking, mending, newer, playtest, preferences,
//! reading, recent, recovery, resuming, saving, session, setups, start, tabs, typing.

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

/// Which panels are shown.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::studio) struct PanelState {
    pub tools: bool,
    pub facts: bool,
    /// The tools as a column of icons.
    pub folded: bool,
    /// Whether the card shows the work behind its answers.
    pub details: bool,
    /// The widths that panels were dragged to, in points.
    pub tools_width: Option<f32>,
    pub facts_width: Option<f32>,
}

/// What the status bar says of what was done, or could not be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::studio) enum Notice {
    Said(String),
    /// It was done, and something was lost by it.
    Warned(String),
    Refused(String),
}

/// All that the studio knows.
pub(in crate::studio) struct State {
    /// They end before what they are about.
    pub errands: Errands,
    /// The puzzle in front.
    pub tab: Tab,
    /// The others that are open, and the order of all.
    pub tabs: Tabs,
    /// Whether a digit that is typed moves the selection on to the next cell.
    pub advances: bool,
    /// Sheets and pictures have the setter's marks and colours.
    pub prints_marks: bool,
    /// How often a rule or a group was to be named: a view that has seen fewer opens the field.
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
    /// What of these and others is still being read.
    pub late: Late,
    pub keymap: Keymap,
    pub handy: Handy,
    pub panels: PanelState,
    pub looks: Looks,
    /// How the window spoke in the frame before; None until it is known what was chosen.
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

    /// The document may be another one than before: what is known is about the one before, until it is asked again.
    pub fn follow_document(&mut self) {
        self.tab.follow_document();
    }

    /// Whether something works in the background.
    pub fn is_busy(&self) -> bool {
        let files = self.files.is_asking() || self.files.exporting.asked.is_running();
        // A figure that was typed is followed by a question to the engines.
        let entry = self.tab.entry.is_some();
        entry
            || self.links.is_running()
            || files
            || self.errands.is_running()
            || self.is_at_shelves()
            || self.is_working()
    }

    /// Whether layouts or page set-ups are on their way from or to the disk.
    pub fn is_at_shelves(&self) -> bool {
        self.layouts.is_running() || self.setups.is_running()
    }

    /// Whether something works in the background whose progress is shown.
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

    /// Opens a dialog, which gets the keyboard, whatever had it before.
    pub fn show_dialog(&mut self, dialog: Dialog, ctx: &Context) {
        ctx.memory_mut(|memory| memory.focused().into_iter().for_each(|id| memory.surrender_focus(id)));
        self.dialog = Some(dialog);
    }

    /// Takes in what has come of the work in the background.
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
