//! Loading, saving and deleting custom layouts.

use crate::formats::{LayoutError, SavedLayout};
use crate::solve::Control;
use crate::studio::state::StudioState;
use crate::studio::state::dialog::Dialog;
use crate::words::say;
use egui::Context;

impl StudioState {
    /// Saves the layout of the open puzzle under a name.
    pub(in crate::studio) fn save_layout(&mut self, name: String, ctx: &Context) {
        let (folder, board) = (self.layouts.folder.clone(), self.tab.document.puzzle().board().clone());
        let said = say!("do-board-layout-kept-new-puzzle", name = name.as_str());
        let work = move || folder.save(&name, &board).map(|()| Some(said));
        self.change_layouts("do-board-layout-could-not-kept", work, ctx);
    }

    /// Deletes a saved layout.
    pub(in crate::studio) fn delete_layout(&mut self, layout: SavedLayout, ctx: &Context) {
        let folder = self.layouts.folder.clone();
        self.layouts.layouts.retain(|other| *other != layout);
        self.change_layouts("do-board-layout-could-not-deleted", move || folder.delete(&layout).map(|()| None), ctx);
    }

    /// Starts a change, unless one is running.
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

    /// Collects the layouts that were read, and reports the result of a change.
    pub(in crate::studio) fn poll_layouts(&mut self, ctx: &Context) {
        if let Some(change) = self.layouts.changing.finished() {
            match change {
                Ok(Ok(Some(said))) => self.notify(&said),
                Ok(Ok(None)) => {}
                Ok(Err((failure, error))) => self.fail(failure, error),
                Err(why) => self.refuse(why),
            }
            if matches!(self.dialog, Some(Dialog::New(_) | Dialog::SaveLayout(_))) {
                self.layouts.reload(ctx);
            }
        }
        self.layouts.poll_reading();
        if let Some(Dialog::New(wanted)) = &mut self.dialog {
            wanted.sync_layouts(&self.layouts);
        }
    }
}
