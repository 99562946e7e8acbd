//! Loading of the saved state at startup, on separate threads, so that a disk that does not respond does not block
//! the window. Late results are used when they arrive. Until then the files are not written, since their unread
//! content would be lost.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::time::{Duration, Instant};

use egui::Context;

use crate::studio::files::recent::Recent;
use crate::studio::files::session::OpenFileList;
use crate::studio::settings::preferences::Preferences;
use crate::studio::state::StudioState;

/// The polling interval for late results.
const POLL_INTERVAL: Duration = Duration::from_millis(50);

/// A value that is loaded on a separate thread.
#[derive(Debug)]
pub struct Loading<T> {
    receiver: Receiver<T>,
    value: Option<T>,
}

impl<T: Send + 'static> Loading<T> {
    /// Starts to load.
    pub fn read(read: impl FnOnce() -> T + Send + 'static) -> Loading<T> {
        let (sender, coming) = channel();
        let work = move || {
            // If there is no receiver, the window has closed, and nothing waits for the value.
            let _ = sender.send(read());
        };
        // If no thread can be started, the sender is dropped, and the value never arrives.
        let _ = std::thread::Builder::new().name("start".to_owned()).spawn(work);
        Loading { receiver: coming, value: None }
    }

    /// Waits for the value until a deadline.
    pub fn wait_until(&mut self, deadline: Instant) {
        if self.value.is_none() {
            let patience = deadline.saturating_duration_since(Instant::now());
            self.value = self.receiver.recv_timeout(patience).ok();
        }
    }
}

impl<T> Loading<T> {
    /// Returns the value, if it has been loaded.
    pub(in crate::studio) fn value(&self) -> Option<&T> {
        self.value.as_ref()
    }

    /// Returns whether loading has finished or failed.
    fn is_finished(&mut self) -> bool {
        if self.value.is_some() {
            return true;
        }
        match self.receiver.try_recv() {
            Ok(value) => {
                self.value = Some(value);
                true
            }
            Err(TryRecvError::Empty) => false,
            Err(TryRecvError::Disconnected) => true,
        }
    }

    fn into_value(self) -> Option<T> {
        self.value
    }
}

/// The loads that are still pending.
#[derive(Default)]
pub(in crate::studio) struct PendingLoads {
    pub preferences: Option<Loading<Preferences>>,
    pub recent: Option<Loading<Recent>>,
    pub session: Option<Loading<OpenFileList>>,
    /// True if a frame was shown while some loads were pending.
    pub frame_shown: bool,
}

impl StudioState {
    /// Uses the values that have been loaded.
    pub(in crate::studio) fn poll_loading(&mut self, ctx: &Context) {
        self.poll_recent();
        if let Some(recent) = self.pending_loads.recent.take_if(Loading::is_finished).and_then(Loading::into_value) {
            self.use_loaded_recent(recent);
        }
        if let Some(session) = self.pending_loads.session.take_if(Loading::is_finished).and_then(Loading::into_value) {
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
        if let Some(preferences) =
            self.pending_loads.preferences.take_if(Loading::is_finished).and_then(Loading::into_value)
        {
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

    /// Replaces the list of recent files by the loaded one. Files opened before are added as the most recent ones.
    pub(in crate::studio) fn use_loaded_recent(&mut self, recent: Recent) {
        let before = std::mem::replace(&mut self.recent, recent);
        let opened: Vec<PathBuf> = before.files().iter().rev().cloned().collect();
        let open = self.tab.document.path().map(Path::to_owned);
        opened.iter().chain(&open).for_each(|path| self.remember_file(path));
    }
}
