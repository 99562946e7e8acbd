//! A background writer, which writes the studio's small files one after another: the preferences, and the lists of
//! recent and open files.

use std::convert::Infallible;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use crate::studio::tasks::threads::guarded;
use crate::studio::tasks::worker::{NextOrder, Worker};

/// The longest time that the program waits for the writer when it ends.
const DROP_TIMEOUT: Duration = Duration::from_secs(2);

/// A write. Its result is the message of a panic.
type WriteJob = Box<dyn FnOnce() -> Result<(), String> + Send>;

/// The background writer. Its thread is started on first use.
#[derive(Default)]
pub(in crate::studio) struct BackgroundWriter {
    thread: Option<Worker<WriteJob, Infallible>>,
    /// The number of unfinished writes.
    pending: Arc<AtomicUsize>,
    /// The message of a write that panicked without a thread.
    failure: Option<String>,
}

impl BackgroundWriter {
    /// Queues a write.
    pub fn queue(&mut self, errand: impl FnOnce() + Send + 'static) {
        self.pending.fetch_add(1, Ordering::Relaxed);
        let left = self.pending.clone();
        let errand: WriteJob = Box::new(move || {
            // Later writes still run after a panic.
            let done = guarded(errand);
            left.fetch_sub(1, Ordering::Relaxed);
            done
        });
        self.thread = self.thread.take().or_else(start);
        let unsent = match &self.thread {
            Some(thread) => thread.send(errand).err(),
            None => Some(errand),
        };
        // Without a thread, the write runs here.
        if let Some(errand) = unsent {
            self.failure = errand().err().or(self.failure.take());
        }
    }

    /// Returns whether any write is unfinished.
    pub fn is_running(&self) -> bool {
        self.pending.load(Ordering::Relaxed) > 0
    }

    /// Takes the message of a write that panicked.
    pub fn take_failure(&mut self) -> Option<String> {
        let told = self.thread.as_ref().and_then(Worker::message);
        self.failure.take().or_else(|| told?.err())
    }

    /// Waits until all writes are done, for a limited time in case the disk does not respond.
    pub fn finish(&mut self) {
        if let Some(mut thread) = self.thread.take() {
            // Writes that are still unfinished are lost.
            thread.end(DROP_TIMEOUT);
        }
    }
}

/// Starts the thread.
fn start() -> Option<Worker<WriteJob, Infallible>> {
    // A message can wait for the next frame.
    Worker::start(
        "errands",
        || (),
        |orders, told| {
            while let NextOrder::Order(errand) = orders.next(None) {
                let errand: WriteJob = errand;
                if let Err(reason) = errand() {
                    told.send_failure(reason);
                }
            }
        },
    )
    .ok()
}

impl Drop for BackgroundWriter {
    fn drop(&mut self) {
        self.finish();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc::channel;

    #[test]
    fn errands_are_done_in_their_order_and_the_end_waits_for_them() {
        let (sender, done) = channel();
        let mut errands = BackgroundWriter::default();
        for number in 0..20 {
            let sender = sender.clone();
            errands.queue(move || {
                assert!(number != 7, "on purpose");
                sender.send(number).unwrap();
            });
        }
        drop(errands);
        let expected: Vec<i32> = (0..20).filter(|number| *number != 7).collect();
        assert_eq!(done.try_iter().collect::<Vec<i32>>(), expected);
    }
}
