//! The state of the studio: open documents, pending and finished jobs, and the active tool. Nothing here draws.
//!
//! **Invariant.** The puzzle changes only by an [`crate::puzzle::Edit`], through [`StudioState::try_edit`]. Nothing
//! slow runs on the UI thread.
//!
//! The state of a single open puzzle is its [`tab::Tab`]; the active one is in [`StudioState::tab`], the others are in
//! [`tabs::Tabs`].
//!
//! Each type has a file of its own, with the methods that need that type alone. Operations on several types are methods
//! of [`StudioState`], in a file for each topic.

pub(in crate::studio) mod dialog;
mod failures;
pub(in crate::studio) mod notice;
mod panic_recovery;
pub(in crate::studio) mod tab;
pub(in crate::studio) mod tabs;
mod task_commands;
pub(in crate::studio) mod words;

pub(in crate::studio) use notice::Notice;

use egui::Context;

use crate::studio::booklet::page_presets::PresetShelf;
use crate::studio::booklet::state::OpenBooklet;
use crate::studio::document::open_document::Document;
use crate::studio::editor::layout_shelf::LayoutShelf;
use crate::studio::editor::quick_tools::QuickTools;
use crate::studio::files::background_writer::BackgroundWriter;
use crate::studio::files::desktop::Desktop;
use crate::studio::files::file_choice::FilePicker;
use crate::studio::files::journal::Journal;
use crate::studio::files::links::LinkLauncher;
use crate::studio::files::picking::Files;
use crate::studio::files::read_queue::ReadQueue;
use crate::studio::files::recent::Recent;
use crate::studio::files::save_queue::SaveQueue;
use crate::studio::files::session::OpenFileList;
use crate::studio::files::start::Start;
use crate::studio::files::watch::FileWatch;
use crate::studio::playtest::state::PlayTest;
use crate::studio::settings::appearance::WindowAppearance;
use crate::studio::settings::keymap::Keymap;
use crate::studio::settings::preferences::Preferences;
use crate::studio::settings::startup::PendingLoads;
use crate::studio::settings::tour::Tour;
use crate::words::ThreadLanguage;
use dialog::Dialog;
use tab::Tab;
use tabs::Tabs;

/// The visible panels.
#[derive(Clone, Copy, Debug, Default)]
pub(in crate::studio) struct PanelState {
    pub tools: bool,
    pub side_panel: bool,
    /// True if the tools are folded to a column of icons.
    pub folded: bool,
    /// True if the side panel shows what is published with the puzzle instead of the rules.
    pub publication: bool,
    /// True if the verdict card shows details of its answers.
    pub details: bool,
    /// The width that the setter dragged the tools to, in points.
    pub tools_width: Option<f32>,
    /// The width that the setter dragged the side panel to, in points.
    pub side_panel_width: Option<f32>,
}

/// The state of the studio.
pub(in crate::studio) struct StudioState {
    /// The background writer. It is the first field because fields are dropped in order: it finishes its work before
    /// the other fields are dropped.
    pub background_writer: BackgroundWriter,
    /// The active tab.
    pub tab: Tab,
    /// The other tabs, and the order of all.
    pub tabs: Tabs,
    /// True if typing a digit moves the selection to the next cell.
    pub advances_after_typing: bool,
    /// True if W, A, S and D move the cursor in playtests.
    pub letters_move: bool,
    /// True if sheets and pictures include the setter's marks and colours.
    pub prints_marks: bool,
    /// The number of requests to rename a rule or a group. A view that has handled fewer requests opens the text field.
    pub rename_requests: u64,
    pub start: Start,
    pub booklet: OpenBooklet,
    pub files: Files<StudioState>,
    pub reading: ReadQueue<StudioState>,
    pub saving: SaveQueue,
    pub journal: Journal,
    pub watch: FileWatch,
    pub desktop: Desktop,
    pub links: LinkLauncher,
    pub layouts: LayoutShelf,
    pub setups: PresetShelf,
    pub recent: Recent,
    pub session: OpenFileList,
    pub preferences: Preferences,
    /// The loads of `preferences`, `recent` and `session` that are still pending.
    pub pending_loads: PendingLoads,
    pub keymap: Keymap,
    pub quick_tools: QuickTools,
    pub panels: PanelState,
    pub tour: Tour,
    pub appearance: WindowAppearance,
    /// The language settings of the previous frame; None until the preferences have been loaded.
    pub previous_speech: Option<ThreadLanguage>,
    pub dialog: Option<Dialog>,
}

impl StudioState {
    pub fn new(document: Document, picker: Box<dyn FilePicker>) -> StudioState {
        StudioState {
            background_writer: BackgroundWriter::default(),
            tab: Tab::new(0, document),
            tabs: Tabs::default(),
            advances_after_typing: false,
            letters_move: false,
            prints_marks: false,
            rename_requests: 0,
            start: Start::default(),
            booklet: OpenBooklet::default(),
            files: Files::new(picker),
            reading: ReadQueue::default(),
            saving: SaveQueue::default(),
            journal: Journal::default(),
            watch: FileWatch::default(),
            desktop: Desktop::default(),
            links: LinkLauncher::default(),
            layouts: LayoutShelf::default(),
            setups: PresetShelf::default(),
            recent: Recent::default(),
            session: OpenFileList::default(),
            preferences: Preferences::default(),
            pending_loads: PendingLoads::default(),
            keymap: Keymap::default(),
            quick_tools: QuickTools::default(),
            panels: PanelState { tools: true, side_panel: true, ..PanelState::default() },
            tour: Tour::default(),
            appearance: WindowAppearance::default(),
            previous_speech: None,
            dialog: None,
        }
    }

    /// Synchronises the state with a document that may have been replaced: answers about the old one are dropped.
    pub fn sync_document(&mut self) {
        self.tab.sync_document();
    }

    /// Returns whether any job runs in the background.
    pub fn is_busy(&self) -> bool {
        let files = self.files.is_asking() || self.files.exporting.query.is_running();
        // A typed figure leads to a question to the engines once the entry ends.
        let entry = self.tab.entry.is_some();
        entry
            || self.links.is_running()
            || files
            || self.background_writer.is_running()
            || self.is_loading_shelves()
            || self.is_working()
    }

    /// Returns whether layouts or page presets are being loaded or saved.
    pub fn is_loading_shelves(&self) -> bool {
        self.layouts.is_running() || self.setups.is_running()
    }

    /// Returns whether a background job runs whose progress is shown.
    pub fn is_working(&self) -> bool {
        let asked = self.tab.answers.is_checking() || self.tab.answers.is_finding_candidates();
        let answers = asked || self.tab.answers.proofs.is_busy();
        let path = self.tab.solving.is_open() && self.tab.solving.is_asking();
        let test = self.playing().is_some_and(PlayTest::is_asking);
        let files = self.reading.is_running() || self.saving.is_running() || self.booklet.is_busy();
        answers || path || test || self.tab.author.is_running() || files
    }

    pub fn notify(&mut self, text: &str) {
        self.tab.notice = Some(Notice::Info(text.to_owned()));
    }

    pub fn refuse(&mut self, reason: String) {
        self.tab.notice = Some(Notice::Refusal(reason));
    }

    /// Opens a dialog and takes the keyboard focus from any other widget.
    pub fn show_dialog(&mut self, dialog: Dialog, ctx: &Context) {
        ctx.memory_mut(|memory| memory.focused().into_iter().for_each(|id| memory.surrender_focus(id)));
        self.dialog = Some(dialog);
    }

    /// Collects the results of background jobs.
    pub fn poll(&mut self, ctx: &Context) {
        if let Some(reason) = self.background_writer.take_failure() {
            self.refuse(reason);
        }
        self.poll_picker(ctx);
        self.poll_path_probe(ctx);
        self.poll_exporting();
        self.poll_links(ctx);
        self.poll_saving(ctx);
        self.poll_layouts(ctx);
        self.poll_reading(ctx);
        self.poll_journal(ctx);
        self.tab.palette.sync_board(self.tab.document.puzzle().board());
    }
}
