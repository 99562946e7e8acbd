//! Adopting what is loaded at the start.

use super::{Loading, POLL_INTERVAL};
use crate::studio::files::recent::Recent;
use crate::studio::state::StudioState;
use egui::Context;
use std::path::{Path, PathBuf};

impl StudioState {
    /// Uses the values that have been loaded.
    pub(in crate::studio) fn poll_loading(&mut self, ctx: &Context) {
        self.poll_recent();
        let mut loads = std::mem::take(&mut self.pending_loads);
        let (recent, session) = (self.take_loaded(&mut loads.recent), self.take_loaded(&mut loads.session));
        let preferences = self.take_loaded(&mut loads.preferences);
        self.pending_loads = loads;
        if let Some(recent) = recent {
            self.use_loaded_recent(recent);
        }
        if let Some(session) = session {
            let reopens = self.session.reopens_at_start;
            self.session = session;
            // If the preferences have not been applied yet, the session is reopened when they are.
            if self.preferences.are_applied() {
                self.session.reopens_at_start = reopens;
                if reopens {
                    self.reopen_session();
                }
            }
        }
        if let Some(preferences) = preferences {
            self.preferences = preferences;
        }
        if self.pending_loads.preferences.is_some()
            || self.pending_loads.recent.is_some()
            || self.pending_loads.session.is_some()
        {
            self.pending_loads.frame_shown = true;
            ctx.request_repaint_after(POLL_INTERVAL);
        }
    }

    /// Takes the value of a load that has ended. If it failed, the reason is shown.
    fn take_loaded<T: Send + 'static>(&mut self, load: &mut Option<Loading<T>>) -> Option<T> {
        match load.take_if(Loading::is_finished)?.result? {
            Ok(value) => Some(value),
            Err(reason) => {
                self.refuse(reason);
                None
            }
        }
    }

    /// Replaces the list of recent files by the loaded one. Files opened before are added as the most recent ones.
    pub(in crate::studio) fn use_loaded_recent(&mut self, recent: Recent) {
        let before = std::mem::replace(&mut self.recent, recent);
        let opened: Vec<PathBuf> = before.files().iter().rev().cloned().collect();
        let open = self.tab.document.path().map(Path::to_owned);
        opened.iter().chain(&open).for_each(|path| self.remember_file(path));
    }
}
