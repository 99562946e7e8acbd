//! Loading of the saved state at startup, on separate threads, so that a disk that does not respond does not block
//! the window. Late results are used when they arrive. Until then the files are not written, since their unread
//! content would be lost.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::time::{Duration, Instant};

use egui::Context;

use super::State;
use super::preferences::Preferences;
use super::recent::Recent;
use super::session::Session;

/// The polling interval for late results.
const SOON: Duration = Duration::from_millis(50);

/// A value that is loaded on a separate thread.
#[derive(Debug)]
pub struct Later<T> {
    coming: Receiver<T>,
    here: Option<T>,
}

impl<T: Send + 'static> Later<T> {
    /// Starts to load.
    pub fn read(read: impl FnOnce() -> T + Send + 'static) -> Later<T> {
        let (sender, coming) = channel();
        let work = move || {
            // Without a receiver the window is gone, and nobody waits.
            let _ = sender.send(read());
        };
        // Without a thread the sender is dropped, and the value never arrives.
        let _ = std::thread::Builder::new().name("start".to_owned()).spawn(work);
        Later { coming, here: None }
    }

    /// Waits for the value until a deadline.
    pub fn wait_until(&mut self, deadline: Instant) {
        if self.here.is_none() {
            let patience = deadline.saturating_duration_since(Instant::now());
            self.here = self.coming.recv_timeout(patience).ok();
        }
    }
}

impl<T> Later<T> {
    /// Returns the value, if it has been loaded.
    pub(in crate::studio) fn value(&self) -> Option<&T> {
        self.here.as_ref()
    }

    /// Returns whether loading has finished or failed.
    fn has_ended(&mut self) -> bool {
        if self.here.is_some() {
            return true;
        }
        match self.coming.try_recv() {
            Ok(value) => {
                self.here = Some(value);
                true
            }
            Err(TryRecvError::Empty) => false,
            Err(TryRecvError::Disconnected) => true,
        }
    }

    fn end(self) -> Option<T> {
        self.here
    }
}

/// The loads that are still pending.
#[derive(Default)]
pub(in crate::studio) struct Late {
    pub preferences: Option<Later<Preferences>>,
    pub recent: Option<Later<Recent>>,
    pub session: Option<Later<Session>>,
    /// True if a frame was shown while some were pending.
    pub waited: bool,
}

impl State {
    /// Uses the values that have been loaded.
    pub(in crate::studio) fn poll_late(&mut self, ctx: &Context) {
        self.poll_recent();
        if let Some(recent) = self.late.recent.take_if(Later::has_ended).and_then(Later::end) {
            self.take_recent(recent);
        }
        if let Some(session) = self.late.session.take_if(Later::has_ended).and_then(Later::end) {
            let reopens = self.session.reopens;
            self.session = session;
            // Otherwise this happens when the preferences are applied.
            if self.preferences.are_applied() {
                self.session.reopens = reopens;
                if reopens {
                    self.reopen_session();
                }
            }
        }
        if let Some(preferences) = self.late.preferences.take_if(Later::has_ended).and_then(Later::end) {
            self.preferences = preferences;
        }
        if self.late.preferences.is_some() || self.late.recent.is_some() || self.late.session.is_some() {
            self.late.waited = true;
            ctx.request_repaint_after(SOON);
        }
    }

    /// Replaces the list of recent files by the loaded one. Files opened before are added as the most recent ones.
    pub(in crate::studio) fn take_recent(&mut self, recent: Recent) {
        let before = std::mem::replace(&mut self.recent, recent);
        let opened: Vec<PathBuf> = before.files().iter().rev().cloned().collect();
        let open = self.tab.document.path().map(Path::to_owned);
        opened.iter().chain(&open).for_each(|path| self.remember_file(path));
    }
}
