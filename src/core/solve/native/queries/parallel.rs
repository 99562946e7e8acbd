//! Counting on all cores: the rest of a search is divided into parts, whose solutions are delivered in the order in
//! which one core would have found them.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;

use crate::board::Filling;
use crate::parallel::cores;
use crate::solve::native::depth::{DepthFirst, ExploreOutcome, SolutionDemand, UNLIMITED};
use crate::solve::{Control, SolveError, Statistics};

/// The number of parts: enough for the cores to finish at about the same time.
const PART_COUNT: usize = 64;

/// The number of solutions in a batch.
const BATCH_SIZE: usize = 128;

/// The maximum number of batches of a part that wait for delivery; when it is reached, the part's thread waits.
const MAX_WAITING_BATCHES: usize = 16;

enum WorkerMessage {
    Found(Vec<Filling>),
    Ended(Result<ExploreOutcome, SolveError>, Statistics),
}

/// A part and the channel for its solutions.
type PartJob<'a> = (SearchPart<'a>, SyncSender<WorkerMessage>);

struct SearchPart<'a> {
    /// The number of choices that lead to this part; None if it cannot be divided.
    level: Option<usize>,
    search: Box<dyn DepthFirst<'a> + 'a>,
}

/// Passes the remaining solutions of a search to `each` until `each` returns `Enough`. The work of the parts is added
/// to `statistics`.
///
/// # Errors
/// Returns an error if the query was stopped; the solutions passed on until then remain valid.
pub fn solutions<'a>(
    search: &mut (dyn DepthFirst<'a> + 'a),
    control: &Control,
    statistics: &mut Statistics,
    each: &mut dyn FnMut(Filling) -> SolutionDemand,
) -> Result<SolutionDemand, SolveError> {
    let mut parts = Vec::new();
    while let Some(part) = search.fork(control)? {
        parts.push(SearchPart { level: Some(parts.len() + 1), search: part });
        if parts.len() >= PART_COUNT / 2 {
            break;
        }
    }
    // The parts split off first come last in the search order.
    parts.reverse();
    divide(&mut parts, control)?;
    // The branch that the search kept precedes all parts in the search order.
    if search.explore(UNLIMITED, control, each)? == ExploreOutcome::Enough {
        return Ok(SolutionDemand::Enough);
    }
    let (senders, receivers): (Vec<_>, Vec<_>) = parts.iter().map(|_| sync_channel(MAX_WAITING_BATCHES)).unzip();
    let parts: Vec<Mutex<Option<PartJob<'a>>>> =
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
fn divide(parts: &mut Vec<SearchPart<'_>>, control: &Control) -> Result<(), SolveError> {
    while parts.len() < PART_COUNT {
        // The fewer choices lead to a part, the larger it probably is.
        let largest = parts.iter().enumerate().filter_map(|(index, part)| Some((part.level?, index))).min();
        let Some((level, index)) = largest else { return Ok(()) };
        let level = level + 1;
        let part = &mut parts[index];
        match part.search.fork(control)? {
            Some(search) => {
                part.level = Some(level);
                // The branches split off follow the ones that the part keeps.
                parts.insert(index + 1, SearchPart { level: Some(level), search });
            }
            None => part.level = None,
        }
    }
    Ok(())
}

fn explore(mut part: SearchPart<'_>, control: &Control, sender: &SyncSender<WorkerMessage>) {
    let mut batch = Vec::with_capacity(BATCH_SIZE);
    let ended = part.search.explore(UNLIMITED, control, &mut |filling| {
        batch.push(filling);
        if batch.len() < BATCH_SIZE {
            return SolutionDemand::More;
        }
        // The receiver is gone once enough solutions were found.
        if sender.send(WorkerMessage::Found(std::mem::take(&mut batch))).is_ok() {
            SolutionDemand::More
        } else {
            SolutionDemand::Enough
        }
    });
    // If the receiver is gone, neither message is needed.
    let _ = sender.send(WorkerMessage::Found(batch));
    let _ = sender.send(WorkerMessage::Ended(ended, part.search.statistics()));
}

/// Delivers the solutions part by part, in order.
fn deliver(
    parts: Vec<Receiver<WorkerMessage>>,
    statistics: &mut Statistics,
    each: &mut dyn FnMut(Filling) -> SolutionDemand,
) -> Result<SolutionDemand, SolveError> {
    for part in parts {
        for message in part {
            match message {
                WorkerMessage::Found(fillings) => {
                    // Returning drops the receivers. Each thread then fails to send its next batch and ends its part.
                    if fillings.into_iter().any(|filling| each(filling) == SolutionDemand::Enough) {
                        return Ok(SolutionDemand::Enough);
                    }
                }
                WorkerMessage::Ended(ended, work) => {
                    *statistics += work;
                    ended?;
                }
            }
        }
    }
    Ok(SolutionDemand::More)
}
