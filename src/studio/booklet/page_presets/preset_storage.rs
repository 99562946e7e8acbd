//! Loading, saving and applying page presets.

use super::PresetChange;
use crate::formats::{PresetError, SavedPreset};
use crate::solve::Control;
use crate::studio::state::StudioState;
use crate::words::{current_language, say};
use egui::Context;
use std::path::Path;

impl StudioState {
    /// Shows the booklet. A new one begins with the last page preset.
    pub(in crate::studio) fn begin_booklet(&mut self, ctx: &Context) {
        let is_new = self.booklet.is_new();
        if is_new && self.setups.last.is_some() {
            self.setups.reload(ctx);
        }
        self.setups.is_awaited = is_new && self.setups.is_reading();
        let setup = self.setups.initial_settings();
        self.booklet.show(current_language(), setup.as_ref());
    }

    /// Collects the presets that were read, and reports the result of a change.
    pub(in crate::studio) fn poll_presets(&mut self, ctx: &Context) {
        self.setups.sync(self.booklet.open, ctx);
        if self.setups.is_awaited && !self.setups.is_reading() {
            self.setups.is_awaited = false;
            if let Some(setup) = self.setups.initial_settings() {
                self.booklet.apply_late_preset(current_language(), &setup);
            }
        }
        match self.setups.changing.finished() {
            None => return,
            Some(Ok(Ok(PresetChange::Saved(name)))) => {
                self.notify(&say!("tell-setups-kept", name = name.as_str()));
                self.setups.last = Some(name);
            }
            Some(Ok(Ok(PresetChange::Deleted(name)))) => {
                self.notify(&say!("tell-setups-deleted", name = name.as_str()));
                if self.setups.last.as_ref() == Some(&name) {
                    self.setups.last = None;
                }
            }
            Some(Ok(Err((failure, error)))) => self.fail(failure, error),
            Some(Err(why)) => self.refuse(why),
        }
        self.setups.reload(ctx);
    }

    /// Starts a change, unless one is running.
    fn change_presets(
        &mut self,
        failure: &'static str,
        work: impl FnOnce() -> Result<PresetChange, PresetError> + Send + 'static,
        ctx: &Context,
    ) {
        if self.setups.changing.is_running() {
            return self.refuse(say!("tell-flow-another-file-being-written"));
        }
        let work = move |_: &Control| work().map_err(|error| (failure, error.to_string()));
        self.setups.changing.start(0, "set-ups", ctx, Control::new(), work);
        self.setups.changing.poll_fresh();
        self.poll_presets(ctx);
    }

    /// Saves the page settings of the booklet under a name.
    pub(in crate::studio) fn save_preset(&mut self, name: String, ctx: &Context) {
        let (folder, settings) = (self.setups.folder.clone(), self.booklet.settings().clone());
        self.change_presets(
            "tell-setups-not-kept",
            move || folder.save(&name, &settings).map(PresetChange::Saved),
            ctx,
        );
    }

    /// Applies the preset in this file, or the default settings, as one undo step.
    pub(in crate::studio) fn apply_preset(&mut self, path: Option<&Path>) {
        let chosen = |setup: &&SavedPreset| Some(setup.path()) == path;
        match self.setups.presets.iter().find(chosen) {
            Some(setup) => {
                self.booklet.apply_preset(setup);
                self.setups.last = Some(setup.name.clone());
            }
            None if path.is_none() => {
                self.booklet.reset_page_settings();
                self.setups.last = None;
            }
            None => {}
        }
    }

    /// Deletes the preset in this file. Booklets that use it keep their settings.
    pub(in crate::studio) fn delete_preset(&mut self, path: &Path, ctx: &Context) {
        let Some(setup) = self.setups.presets.iter().find(|setup| setup.path() == path).cloned() else { return };
        let folder = self.setups.folder.clone();
        let work = move || folder.delete(&setup).map(|()| PresetChange::Deleted(setup.name));
        self.change_presets("tell-setups-not-deleted", work, ctx);
    }
}
