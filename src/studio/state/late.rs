//! What is kept from session to session, read on threads of their own at the start: a disk that does not answer keeps
//! no window waiting. What comes late is taken when it comes. Until then nothing of it is written: what was not read
//! would be lost.

use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::time::{Duration, Instant};

use egui::Context;

use super::State;
use super::preferences::Preferences;
use super::recent::Recent;
use super::session::Session;

/// How soon it is seen that something has come.
const SOON: Duration = Duration::from_millis(50);

/// Something that is read on a thread of its own.
#[derive(Debug)]
pub struct Later<T> {
    coming: Receiver<T>,
    here: Option<T>,
}

impl<T: Send + 'static> Later<T> {
    /// Begins to read it.
    pub fn read(read: impl FnOnce() -> T + Send + 'static) -> Later<T> {
        let (sender, coming) = channel();
        let work = move || {
            // Without a receiver the window is gone, and nobody waits.
            let _ = sender.send(read());
        };
        // Without a thread the sender is dropped: it never comes.
        let _ = std::thread::Builder::new().name("start".to_owned()).spawn(work);
        Later { coming, here: None }
    }

    /// Waits for it, but not longer than until then.
    pub fn wait_until(&mut self, deadline: Instant) {
        if self.here.is_none() {
            let patience = deadline.saturating_duration_since(Instant::now());
            self.here = self.coming.recv_timeout(patience).ok();
        }
    }
}

impl<T> Later<T> {
    /// It, if it is there.
    pub(in crate::studio) fn value(&self) -> Option<&T> {
        self.here.as_ref()
    }

    /// Whether nothing is to be waited for any more.
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

/// What has not come yet.
#[derive(Default)]
pub(in crate::studio) struct Late {
    pub preferences: Option<Later<Preferences>>,
    pub recent: Option<Later<Recent>>,
    pub session: Option<Later<Session>>,
    /// There was a frame without some of it.
    pub waited: bool,
}

impl State {
    /// Takes in what has come.
    pub(in crate::studio) fn poll_late(&mut self, ctx: &Context) {
        self.poll_recent();
        if let Some(recent) = self.late.recent.take_if(Later::has_ended).and_then(Later::end) {
            self.take_recent(recent);
        }
        if let Some(session) = self.late.session.take_if(Later::has_ended).and_then(Later::end) {
            let reopens = self.session.reopens;
            self.session = session;
            // Else that is done once the preferences are there.
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

    /// This is the list of recent files from now on. What was opened before it came is the newest of it.
    pub(in crate::studio) fn take_recent(&mut self, recent: Recent) {
        let before = std::mem::replace(&mut self.recent, recent);
        let opened: Vec<PathBuf> = before.files().iter().rev().cloned().collect();
        let open = self.tab.document.path().map(Path::to_owned);
        opened.iter().chain(&open).for_each(|path| self.remember_file(path));
    }
}
