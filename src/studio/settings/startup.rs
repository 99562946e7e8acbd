//! Loading of the saved state at startup, on separate threads, so that a disk that does not respond does not block
//! the window. Late results are used when they arrive. Until then the files are not written, since their unread
//! content would be lost.

mod startup_loading;

use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::time::{Duration, Instant};

use crate::studio::files::recent::Recent;
use crate::studio::files::session::OpenFileList;
use crate::studio::settings::preferences::Preferences;

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
