//! The thread that writes and removes journals, in the order that it is told.

use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;

use egui::Context;

use super::files::{self, Orphan, Sort};

/// How long the end of the program waits for the disk.
const PATIENCE: Duration = Duration::from_secs(2);

enum Order {
    Write {
        sort: Sort,
        text: Box<dyn FnOnce() -> String + Send>,
        /// Deleted once this one is written.
        instead_of: Vec<Orphan>,
        ctx: Context,
    },
    Remove {
        sort: Sort,
        /// Deleted with it.
        with: Vec<Orphan>,
    },
}

/// The handle on the thread.
pub(super) struct Writer {
    /// None while the thread is to end.
    orders: Option<Sender<Order>>,
    failures: Receiver<(Sort, String)>,
    /// Closes when the thread has carried out everything.
    ended: Receiver<()>,
}

impl Writer {
    /// Starts the thread; `name` is one that no other studio has.
    ///
    /// # Errors
    /// When the system has no thread to give.
    pub fn start(folder: &Path, name: &str) -> io::Result<Writer> {
        let (orders, received) = channel();
        let (failed, failures) = channel();
        let (end, ended) = channel();
        let paths = Sort::ALL.map(|sort| folder.join(format!("{}-{name}.ron", sort.word())));
        std::thread::Builder::new().name("journal".to_owned()).spawn(move || {
            let _end: Sender<()> = end;
            keep(&paths, &received, &failed);
        })?;
        Ok(Writer { orders: Some(orders), failures, ended })
    }

    /// Puts this in the place of what was written of the sort.
    pub fn write(&self, sort: Sort, text: Box<dyn FnOnce() -> String + Send>, instead_of: Vec<Orphan>, ctx: &Context) {
        self.tell(Order::Write { sort, text, instead_of, ctx: ctx.clone() });
    }

    pub fn remove(&self, sort: Sort, with: Vec<Orphan>) {
        self.tell(Order::Remove { sort, with });
    }

    /// A journal that could not be written, and why.
    pub fn failure(&self) -> Option<(Sort, String)> {
        self.failures.try_recv().ok()
    }

    fn tell(&self, order: Order) {
        if let Some(orders) = &self.orders {
            // Nobody listens when the thread has died of a fault that is on standard error already.
            let _ = orders.send(order);
        }
    }
}

/// Lets the thread carry out what it was told, and waits for that, but not for ever.
impl Drop for Writer {
    fn drop(&mut self) {
        self.orders = None;
        // The answer is that nobody answers any more.
        let _ = self.ended.recv_timeout(PATIENCE);
    }
}

/// Carries out orders until there are none any more.
fn keep(paths: &[PathBuf; 2], orders: &Receiver<Order>, failed: &Sender<(Sort, String)>) {
    let mut locks: [Option<File>; 2] = [None, None];
    for order in orders {
        match order {
            Order::Write { sort, text, instead_of, ctx } => match files::write(&paths[sort as usize], &text()) {
                Ok(lock) => {
                    locks[sort as usize] = Some(lock);
                    delete(instead_of);
                }
                Err(error) => {
                    let path = paths[sort as usize].display();
                    // Without a receiver the window has gone.
                    let _ = failed.send((sort, format!("{path}: {error}")));
                    ctx.request_repaint();
                }
            },
            Order::Remove { sort, with } => {
                delete(with);
                if locks[sort as usize].is_some() {
                    // One that cannot be removed is offered at the next start, and can be discarded then.
                    let _ = fs::remove_file(&paths[sort as usize]);
                    locks[sort as usize] = None;
                }
            }
        }
    }
}

fn delete(orphans: Vec<Orphan>) {
    for orphan in orphans {
        // As above.
        let _ = orphan.delete();
    }
}
