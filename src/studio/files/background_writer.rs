//! A background writer, which writes the studio's small files one after another: the preferences, and the lists of
//! recent and open files.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::Duration;

/// The longest time that the program waits for the writer when it ends.
const DROP_TIMEOUT: Duration = Duration::from_secs(2);

type WriteJob = Box<dyn FnOnce() + Send>;

/// The number of unfinished writes.
#[derive(Default)]
struct PendingCount {
    count: Mutex<usize>,
    fewer: Condvar,
}

impl PendingCount {
    fn change(&self, change: impl FnOnce(&mut usize)) {
        change(&mut self.count.lock().unwrap_or_else(PoisonError::into_inner));
        self.fewer.notify_all();
    }
}

/// The background writer. Its thread is started on first use.
#[derive(Default)]
pub(in crate::studio) struct BackgroundWriter {
    thread: Option<Sender<WriteJob>>,
    pending: Arc<PendingCount>,
    /// True once [`BackgroundWriter::finish`] has waited for the writes.
    ended: bool,
}

impl BackgroundWriter {
    /// Queues a write.
    pub fn queue(&mut self, errand: impl FnOnce() + Send + 'static) {
        self.pending.change(|count| *count += 1);
        let left = self.pending.clone();
        let errand: WriteJob = Box::new(move || {
            // A panic has already been reported on standard error. Later writes still run.
            let _ = catch_unwind(AssertUnwindSafe(errand));
            left.change(|count| *count -= 1);
        });
        self.thread = self.thread.take().or_else(start);
        let errand = match &self.thread {
            Some(thread) => thread.send(errand).err().map(|unsent| unsent.0),
            None => Some(errand),
        };
        // Without a thread, the write runs here.
        if let Some(errand) = errand {
            errand();
        }
    }

    /// Returns whether any write is unfinished.
    pub fn is_running(&self) -> bool {
        *self.pending.count.lock().unwrap_or_else(PoisonError::into_inner) > 0
    }

    /// Waits until all writes are done, for a limited time in case the disk does not respond.
    pub fn finish(&mut self) {
        if !std::mem::replace(&mut self.ended, true) {
            let count = self.pending.count.lock().unwrap_or_else(PoisonError::into_inner);
            // Writes that are still unfinished are lost.
            drop(self.pending.fewer.wait_timeout_while(count, DROP_TIMEOUT, |count| *count > 0));
        }
    }
}

/// Starts a thread that runs as long as its sender exists.
fn start() -> Option<Sender<WriteJob>> {
    let (sender, errands) = channel::<WriteJob>();
    let work = move || errands.iter().for_each(|errand| errand());
    std::thread::Builder::new().name("errands".to_owned()).spawn(work).ok().map(|_| sender)
}

impl Drop for BackgroundWriter {
    fn drop(&mut self) {
        self.finish();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
