//! Counting on all cores: the rest of a search is divided into parts, whose solutions are delivered in the order in
//! which one core would have found them.

use std::num::NonZero;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;

use crate::board::Filling;
use crate::solve::native::depth::{Depth, Ended, Wanted};
use crate::solve::{Control, Statistics, Stopped};

/// Enough parts for the cores to finish at about the same time.
const PARTS: usize = 64;

/// The number of solutions in a batch.
const BATCH: usize = 128;

/// The most batches of a part that wait for delivery; beyond it, the part's core waits.
const WAITING: usize = 16;

/// Returns the number of threads for a long query.
pub fn cores() -> usize {
    thread::available_parallelism().map_or(1, NonZero::get)
}

enum Message {
    Found(Vec<Filling>),
    Ended(Result<Ended, Stopped>, Statistics),
}

/// A part and the channel for its solutions.
type Work<'a> = (Part<'a>, SyncSender<Message>);

struct Part<'a> {
    /// The number of choices that lead to it.
    level: usize,
    search: Box<dyn Depth<'a> + 'a>,
}

/// Passes all solutions left in a search to `each` until it wants no more. The work of the parts is added to
/// `statistics`.
///
/// # Errors
/// Returns an error if the query was stopped; the solutions passed on until then remain valid.
pub fn solutions<'a>(
    search: &mut (dyn Depth<'a> + 'a),
    control: &Control,
    statistics: &mut Statistics,
    each: &mut dyn FnMut(Filling) -> Wanted,
) -> Result<Wanted, Stopped> {
    let mut parts = Vec::new();
    while let Some(part) = search.fork(control)? {
        parts.push(Part { level: parts.len() + 1, search: part });
        if parts.len() >= PARTS / 2 {
            break;
        }
    }
    // The parts split off first come last in the search order.
    parts.reverse();
    divide(&mut parts, control)?;
    if search.explore(u64::MAX, control, each)? == Ended::Enough {
        return Ok(Wanted::Enough);
    }
    let (senders, receivers): (Vec<_>, Vec<_>) = parts.iter().map(|_| sync_channel(WAITING)).unzip();
    let parts: Vec<Mutex<Option<Work<'a>>>> =
        parts.into_iter().zip(senders).map(|work| Mutex::new(Some(work))).collect();
    let next = AtomicUsize::new(0);
    thread::scope(|scope| {
        for _ in 0..cores().min(parts.len()) {
            scope.spawn(|| {
                while let Some(work) = parts.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let work = work.lock().ok().and_then(|mut work| work.take());
                    let Some((part, sender)) = work else { continue };
                    explore(part, control, &sender);
                }
            });
        }
        let end = deliver(receivers, statistics, each);
        // Parts that were not begun are not needed any more.
        next.store(parts.len(), Ordering::Relaxed);
        end
    })
}

/// Divides the largest parts until there are enough.
fn divide(parts: &mut Vec<Part<'_>>, control: &Control) -> Result<(), Stopped> {
    while parts.len() < PARTS {
        let largest = (0..parts.len()).min_by_key(|&index| parts[index].level);
        let Some(index) = largest.filter(|&index| parts[index].level < usize::MAX) else { return Ok(()) };
        let part = &mut parts[index];
        match part.search.fork(control)? {
            Some(search) => {
                part.level += 1;
                let level = part.level;
                parts.insert(index + 1, Part { level, search });
            }
            None => part.level = usize::MAX,
        }
    }
    Ok(())
}

fn explore(mut part: Part<'_>, control: &Control, sender: &SyncSender<Message>) {
    let mut batch = Vec::with_capacity(BATCH);
    let ended = part.search.explore(u64::MAX, control, &mut |filling| {
        batch.push(filling);
        if batch.len() < BATCH {
            return Wanted::More;
        }
        // The receiver is gone once enough solutions were found.
        if sender.send(Message::Found(std::mem::take(&mut batch))).is_ok() { Wanted::More } else { Wanted::Enough }
    });
    // If the receiver is gone, neither message is needed.
    let _ = sender.send(Message::Found(batch));
    let _ = sender.send(Message::Ended(ended, part.search.statistics()));
}

/// Delivers the solutions part by part, in order.
fn deliver(
    parts: Vec<Receiver<Message>>,
    statistics: &mut Statistics,
    each: &mut dyn FnMut(Filling) -> Wanted,
) -> Result<Wanted, Stopped> {
    for part in parts {
        for message in part {
            match message {
                Message::Found(fillings) => {
                    if fillings.into_iter().any(|filling| each(filling) == Wanted::Enough) {
                        return Ok(Wanted::Enough);
                    }
                }
                Message::Ended(ended, work) => {
                    *statistics += work;
                    ended?;
                }
            }
        }
    }
    Ok(Wanted::More)
}
