//! Reading of files, one after another.

use super::ReadQueue;
use super::read_request::ReadRequest;
use crate::studio::state::StudioState;
use crate::words::say;
use egui::Context;

/// A request of the studio to read something.
pub(in crate::studio) type StudioRead<T> = ReadRequest<StudioState, T>;

impl StudioState {
    /// Appends a request to the queue.
    pub(in crate::studio) fn queue_read<T: Send + 'static>(&mut self, request: StudioRead<T>) {
        self.reading.waiting.push_back(request.into());
    }

    /// Cancels all requests.
    pub(in crate::studio) fn cancel_reading(&mut self) {
        let ReadQueue { waiting, current, errors } = std::mem::take(&mut self.reading);
        // Errors of earlier files are still shown.
        self.reading.errors = errors;
        if let Some(current) = &current {
            let name = current.about.name.as_deref().unwrap_or_default();
            self.notify(&say!("tell-reading-reading-was-cancelled", file = name));
        }
        current.into_iter().chain(waiting).for_each(|request| request.cancel(self));
    }

    /// Uses the result of the current read and begins the next.
    pub(in crate::studio) fn poll_reading(&mut self, ctx: &Context) {
        // A running save may be writing the very file that is to be opened.
        if self.saving.is_running() {
            return;
        }
        loop {
            match self.reading.current.take() {
                Some(mut current) => {
                    let is_done = current.task.is_done();
                    if !is_done || (self.dialog.is_some() && current.task.waits(self)) {
                        self.reading.current = Some(current);
                        return;
                    }
                    if current.task.has_content() {
                        self.files.path_probe.last_answer = None;
                    }
                    current.task.finish(self, ctx);
                }
                None => match self.reading.waiting.pop_front() {
                    Some(mut next) => {
                        if !next.is_needless(self) {
                            next.start(ctx);
                            self.reading.current = Some(next);
                        }
                    }
                    None => break,
                },
            }
        }
        let mut errors = std::mem::take(&mut self.reading.errors);
        match errors.len() {
            0 => {}
            1 => self.fail("tell-reading-file-could-not-opened", errors.remove(0)),
            count => self.fail(
                "tell-reading-files-could-not-opened",
                say!("tell-reading-files-failed", count = count) + "\n" + &errors.join("\n"),
            ),
        }
    }
}
