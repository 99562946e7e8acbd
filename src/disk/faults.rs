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
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, ThreadId};

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
    /// The same, and what was not synchronised is gone: bytes that were written, and names that were given in a folder
    /// that was not synchronised since.
    PowerCut,
    /// The disk does not answer: it and all later ones wait until the faults end, and go well then. Those of the thread
    /// that asked for the fault fail, so that it does not wait for itself.
    Waits,
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
    /// The thread that asked for it, and how many steps it has made.
    thread: ThreadId,
    own: usize,
    /// How many steps wait.
    waiting: usize,
    /// What was written and not synchronised since.
    unsynced: BTreeMap<PathBuf, fs::File>,
    /// Names that were given in folders that were not synchronised since, in this order.
    unsynced_names: Vec<Renamed>,
}

/// A file that has got another name.
struct Renamed {
    from: PathBuf,
    to: PathBuf,
    /// What had that name before, if anything.
    before: Option<Vec<u8>>,
}

static PLANS: Mutex<Vec<Plan>> = Mutex::new(Vec::new());
/// How many there are: without any, no step asks for more than this.
static COUNT: AtomicUsize = AtomicUsize::new(0);
/// Some faults have ended.
static ENDED: Condvar = Condvar::new();

fn plans() -> MutexGuard<'static, Vec<Plan>> {
    PLANS.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Faults {
    /// Counts the steps in a folder from now on, and lets the one of this number, from 0, go wrong.
    pub fn new(folder: &Path, at: Option<(usize, Fault)>) -> Faults {
        static NUMBERS: AtomicUsize = AtomicUsize::new(0);
        let number = NUMBERS.fetch_add(1, Ordering::Relaxed);
        plans().push(Plan {
            number,
            folder: folder.to_owned(),
            at,
            calls: Vec::new(),
            thread: thread::current().id(),
            own: 0,
            waiting: 0,
            unsynced: BTreeMap::new(),
            unsynced_names: Vec::new(),
        });
        COUNT.fetch_add(1, Ordering::SeqCst);
        Faults { number }
    }

    /// The steps so far, each with its file; those after the death of the program too, though they did nothing.
    pub fn calls(&self) -> Vec<(Call, PathBuf)> {
        let plans = plans();
        plans.iter().find(|plan| plan.number == self.number).map(|plan| plan.calls.clone()).unwrap_or_default()
    }

    /// Cuts the power now.
    pub fn cut_power(&self) {
        if let Some(plan) = plans().iter_mut().find(|plan| plan.number == self.number) {
            plan.cut_power();
        }
    }

    /// How many of the steps were made by the thread that asked for the faults.
    pub fn own(&self) -> usize {
        plans().iter().find(|plan| plan.number == self.number).map_or(0, |plan| plan.own)
    }

    /// How many steps wait for a disk that does not answer.
    pub fn waiting(&self) -> usize {
        plans().iter().find(|plan| plan.number == self.number).map_or(0, |plan| plan.waiting)
    }
}

impl Drop for Faults {
    fn drop(&mut self) {
        plans().retain(|plan| plan.number != self.number);
        COUNT.fetch_sub(1, Ordering::SeqCst);
        ENDED.notify_all();
    }
}

/// How a step goes.
enum Turn {
    Well,
    /// As far as half of it.
    Half,
    Wrong(io::Error),
    /// Well, once the faults of this number have ended.
    Waits(usize),
}

impl Plan {
    fn turn(&mut self, call: Call, path: &Path) -> Turn {
        let now = self.calls.len();
        self.calls.push((call, path.to_owned()));
        let own = thread::current().id() == self.thread;
        self.own += usize::from(own);
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
            Fault::Waits if own => Turn::Wrong(io::Error::other("the thread that asked would wait for itself")),
            Fault::Waits => {
                self.waiting += 1;
                Turn::Waits(self.number)
            }
            Fault::PowerCut => {
                self.cut_power();
                dead()
            }
        }
    }

    /// Takes back what was not synchronised. What cannot be is as on a disk that was quick.
    fn cut_power(&mut self) {
        for Renamed { from, to, before } in std::mem::take(&mut self.unsynced_names).into_iter().rev() {
            if fs::rename(&to, from).is_ok()
                && let Some(before) = before
            {
                let _ = fs::write(to, before);
            }
        }
        for file in std::mem::take(&mut self.unsynced).into_values() {
            let _ = file.set_len(0);
        }
    }

    fn cuts_power(&self) -> bool {
        matches!(self.at, Some((_, Fault::PowerCut)))
    }
}

/// Whether there are faults anywhere.
fn any() -> bool {
    COUNT.load(Ordering::Relaxed) > 0
}

fn whole(path: &Path) -> PathBuf {
    std::path::absolute(path).unwrap_or_else(|_| path.to_owned())
}

/// The plan for a file, if any.
fn with_plan<T>(path: &Path, ask: impl FnOnce(&mut Plan) -> T) -> Option<T> {
    let whole = whole(path);
    plans().iter_mut().find(|plan| whole.starts_with(&plan.folder)).map(ask)
}

/// Waits until the faults of this number have ended.
fn wait(number: usize) {
    let mut plans = plans();
    while plans.iter().any(|plan| plan.number == number) {
        plans = ENDED.wait(plans).unwrap_or_else(PoisonError::into_inner);
    }
}

/// A step is about to be made with this file.
pub(super) fn step(call: Call, path: &Path) -> io::Result<()> {
    if !any() {
        return Ok(());
    }
    match with_plan(path, |plan| plan.turn(call, path)) {
        None | Some(Turn::Well | Turn::Half) => Ok(()),
        Some(Turn::Wrong(error)) => Err(error),
        Some(Turn::Waits(number)) => {
            wait(number);
            Ok(())
        }
    }
}

/// How much of so many bytes is to be written to this file.
pub(super) fn room(file: &fs::File, path: &Path, bytes: usize) -> io::Result<usize> {
    if !any() {
        return Ok(bytes);
    }
    let turn = with_plan(path, |plan| {
        let turn = plan.turn(Call::Write, path);
        if plan.cuts_power() && matches!(turn, Turn::Well) {
            plan.unsynced.insert(path.to_owned(), file.try_clone()?);
        }
        io::Result::Ok(turn)
    });
    match turn.transpose()? {
        None | Some(Turn::Well) => Ok(bytes),
        Some(Turn::Half) => Ok(bytes.div_ceil(2)),
        Some(Turn::Wrong(error)) => Err(error),
        Some(Turn::Waits(number)) => {
            wait(number);
            Ok(bytes)
        }
    }
}

/// What was written to this file is on the disk.
pub(super) fn synced(path: &Path) {
    if any() {
        with_plan(path, |plan| plan.unsynced.remove(path));
    }
}

/// What has a name that is about to be given to another file, where that may have to be taken back.
pub(super) fn content(to: &Path) -> Option<Vec<u8>> {
    if !any() {
        return None;
    }
    with_plan(to, |plan| plan.cuts_power().then(|| fs::read(to).ok())).flatten().flatten()
}

/// A file has got a name that had this content before.
pub(super) fn renamed(from: &Path, to: &Path, before: Option<Vec<u8>>) {
    if any() {
        let (from, to) = (whole(from), whole(to));
        with_plan(&to.clone(), |plan| plan.unsynced_names.push(Renamed { from, to, before }));
    }
}

/// The names in this folder are on the disk.
pub(super) fn folder_synced(folder: &Path) {
    if any() {
        let whole = whole(folder);
        with_plan(folder, |plan| plan.unsynced_names.retain(|renamed| renamed.to.parent() != Some(whole.as_path())));
    }
}
