//! The layouts that the author keeps: read beside the window when they are to be seen, and kept and deleted there.

use egui::Context;

use super::State;
use super::asked::Asked;
use super::dialog::Dialog;
use crate::formats::{LayoutError, Layouts, SavedLayout};
use crate::solve::Control;
use crate::words::say;

/// What is said of a change, if anything; or its failure by its key, and why.
type Change = Result<Option<String>, (&'static str, String)>;

/// The layouts as they were read last.
#[derive(Default)]
pub(in crate::studio) struct LayoutShelf {
    folder: Layouts,
    kept: Vec<SavedLayout>,
    reading: Asked<Vec<SavedLayout>>,
    changing: Asked<Change>,
}

impl LayoutShelf {
    /// Those of a folder.
    pub fn new(folder: Layouts) -> LayoutShelf {
        LayoutShelf { folder, ..LayoutShelf::default() }
    }

    /// The layouts by name, as far as they are known.
    pub fn kept(&self) -> &[SavedLayout] {
        &self.kept
    }

    /// Whether they are about to be known better.
    pub fn is_reading(&self) -> bool {
        self.reading.is_running()
    }

    pub fn is_running(&self) -> bool {
        self.is_reading() || self.changing.is_running()
    }

    /// Reads them anew: another studio may have kept some.
    pub fn look(&mut self, ctx: &Context) {
        let folder = self.folder.clone();
        self.reading.start(0, "layouts", ctx, Control::new(), move |_| folder.list());
        self.reading.poll_fresh();
        self.take_in();
    }

    fn take_in(&mut self) {
        if let Some(Ok(kept)) = self.reading.finished() {
            self.kept = kept;
        }
    }
}

impl State {
    /// Keeps the layout of the open puzzle under a name.
    pub(in crate::studio) fn keep_layout(&mut self, name: String, ctx: &Context) {
        let (folder, board) = (self.layouts.folder.clone(), self.tab.document.puzzle().board().clone());
        let said = say!("do-board-layout-kept-new-puzzle", name = name.as_str());
        let work = move || folder.save(&name, &board).map(|()| Some(said));
        self.change_layouts("do-board-layout-could-not-kept", work, ctx);
    }

    /// Throws a kept layout away.
    pub(in crate::studio) fn forget_layout(&mut self, layout: SavedLayout, ctx: &Context) {
        let folder = self.layouts.folder.clone();
        self.layouts.kept.retain(|other| *other != layout);
        self.change_layouts("do-board-layout-could-not-deleted", move || folder.delete(&layout).map(|()| None), ctx);
    }

    /// One change at a time.
    fn change_layouts(
        &mut self,
        failure: &'static str,
        work: impl FnOnce() -> Result<Option<String>, LayoutError> + Send + 'static,
        ctx: &Context,
    ) {
        if self.layouts.changing.is_running() {
            return self.refuse(say!("tell-flow-another-file-being-written"));
        }
        let work = move |_: &Control| work().map_err(|error| (failure, error.to_string()));
        self.layouts.changing.start(0, "layouts", ctx, Control::new(), work);
        self.layouts.changing.poll_fresh();
        self.poll_layouts(ctx);
    }

    /// Takes in what was read, and tells what has become of a change.
    pub(super) fn poll_layouts(&mut self, ctx: &Context) {
        if let Some(change) = self.layouts.changing.finished() {
            match change {
                Ok(Ok(Some(said))) => self.say(&said),
                Ok(Ok(None)) => {}
                Ok(Err((failure, error))) => self.fail(failure, error),
                Err(why) => self.refuse(why),
            }
            if matches!(self.dialog, Some(Dialog::New(_) | Dialog::SaveLayout(_))) {
                self.layouts.look(ctx);
            }
        }
        self.layouts.take_in();
        if let Some(Dialog::New(wanted)) = &mut self.dialog {
            wanted.follow(&self.layouts);
        }
    }
}
