//! Faults on purpose. A test asks for them in a folder of its own; nothing else is touched by them, and no program
//! asks.
//!
//! The steps of all threads in that folder are counted. The one that is chosen goes wrong in one of the ways of
//! [`Fault`].

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// A step that can go wrong.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Call {
    Open,
    Read,
    Make,
    MakeFolder,
    Write,
    Permit,
    Sync,
    Rename,
    Remove,
}

/// What happens at the chosen step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// It fails, and nothing else does.
    Fails,
    /// The disk is full: it and all later ones that need room fail; what is being written is cut in half.
    Full,
    /// The program dies: nothing is done from then on; what is being written is cut in half.
    Death,
    /// The same, and what was not synchronised is gone.
    PowerCut,
}

/// Faults in a folder, as long as it lives.
pub struct Faults {
    number: usize,
}

struct Plan {
    number: usize,
    folder: PathBuf,
    at: Option<(usize, Fault)>,
    calls: Vec<(Call, PathBuf)>,
    /// What was written and not synchronised since.
    unsynced: BTreeMap<PathBuf, fs::File>,
}

static PLANS: Mutex<Vec<Plan>> = Mutex::new(Vec::new());
/// How many there are: without any, no step asks for more than this.
static COUNT: AtomicUsize = AtomicUsize::new(0);

fn plans() -> MutexGuard<'static, Vec<Plan>> {
    PLANS.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Faults {
    /// Counts the steps in a folder from now on, and lets the one of this number, from 0, go wrong.
    pub fn new(folder: &Path, at: Option<(usize, Fault)>) -> Faults {
        static NUMBERS: AtomicUsize = AtomicUsize::new(0);
        let number = NUMBERS.fetch_add(1, Ordering::Relaxed);
        plans().push(Plan { number, folder: folder.to_owned(), at, calls: Vec::new(), unsynced: BTreeMap::new() });
        COUNT.fetch_add(1, Ordering::SeqCst);
        Faults { number }
    }

    /// The steps so far, each with its file; those after the death of the program too, though they did nothing.
    pub fn calls(&self) -> Vec<(Call, PathBuf)> {
        let plans = plans();
        plans.iter().find(|plan| plan.number == self.number).map(|plan| plan.calls.clone()).unwrap_or_default()
    }
}

impl Drop for Faults {
    fn drop(&mut self) {
        plans().retain(|plan| plan.number != self.number);
        COUNT.fetch_sub(1, Ordering::SeqCst);
    }
}

/// How a step goes.
enum Turn {
    Well,
    /// As far as half of it.
    Half,
    Wrong(io::Error),
}

impl Plan {
    fn turn(&mut self, call: Call, path: &Path) -> Turn {
        let now = self.calls.len();
        self.calls.push((call, path.to_owned()));
        let Some((at, fault)) = self.at.filter(|(at, _)| now >= *at) else { return Turn::Well };
        let (first, writes) = (now == at, call == Call::Write);
        let needs_room = matches!(call, Call::Make | Call::MakeFolder | Call::Write | Call::Sync);
        let dead = || Turn::Wrong(io::Error::other("the program is dead"));
        match fault {
            Fault::Fails if first => Turn::Wrong(io::Error::other("on purpose")),
            Fault::Full if first && writes => Turn::Half,
            Fault::Full if needs_room => Turn::Wrong(io::ErrorKind::StorageFull.into()),
            Fault::Fails | Fault::Full => Turn::Well,
            Fault::Death if first && writes => Turn::Half,
            Fault::Death => dead(),
            Fault::PowerCut => {
                for file in std::mem::take(&mut self.unsynced).into_values() {
                    // One that cannot be cut is as a disk that was quick.
                    let _ = file.set_len(0);
                }
                dead()
            }
        }
    }
}

/// Whether there are faults anywhere.
fn any() -> bool {
    COUNT.load(Ordering::Relaxed) > 0
}

/// The plan for a file, if any.
fn with_plan<T>(path: &Path, ask: impl FnOnce(&mut Plan) -> T) -> Option<T> {
    let whole = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    plans().iter_mut().find(|plan| whole.starts_with(&plan.folder)).map(ask)
}

/// A step is about to be made with this file.
pub(super) fn step(call: Call, path: &Path) -> io::Result<()> {
    if !any() {
        return Ok(());
    }
    match with_plan(path, |plan| plan.turn(call, path)) {
        None | Some(Turn::Well | Turn::Half) => Ok(()),
        Some(Turn::Wrong(error)) => Err(error),
    }
}

/// How much of so many bytes is to be written to this file.
pub(super) fn room(file: &fs::File, path: &Path, bytes: usize) -> io::Result<usize> {
    if !any() {
        return Ok(bytes);
    }
    let turn = with_plan(path, |plan| {
        let turn = plan.turn(Call::Write, path);
        if matches!(plan.at, Some((_, Fault::PowerCut))) && matches!(turn, Turn::Well) {
            plan.unsynced.insert(path.to_owned(), file.try_clone()?);
        }
        io::Result::Ok(turn)
    });
    match turn.transpose()? {
        None | Some(Turn::Well) => Ok(bytes),
        Some(Turn::Half) => Ok(bytes.div_ceil(2)),
        Some(Turn::Wrong(error)) => Err(error),
    }
}

/// What was written to this file is on the disk.
pub(super) fn synced(path: &Path) {
    if any() {
        with_plan(path, |plan| plan.unsynced.remove(path));
    }
}
