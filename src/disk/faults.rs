//! Fault injection for tests. A test installs faults for a folder of its own; files elsewhere are unaffected, and the
//! program itself installs none.
//!
//! The steps of all threads in that folder are counted, and the chosen step fails in one of the ways of [`Fault`].

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, ThreadId};

/// A file operation that can be made to fail.
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

/// The way in which the chosen step fails.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The step fails; all others succeed.
    Fails,
    /// The disk is full: this step and all later ones that need room fail. A write is cut in half.
    Full,
    /// The program dies: no later step has any effect. A write is cut in half.
    Death,
    /// The program dies and everything unsynchronised is lost: written bytes, and renames in a folder that was not
    /// synchronised afterwards.
    PowerCut,
    /// The disk does not respond: this step and all later ones block until the faults are dropped, then succeed. Steps
    /// of the thread that installed the fault fail instead, since it would wait for itself.
    Waits,
}

/// Faults installed for a folder until dropped.
pub struct Faults {
    number: usize,
}

struct Plan {
    number: usize,
    folder: PathBuf,
    at: Option<(usize, Fault)>,
    calls: Vec<(Call, PathBuf)>,
    /// The thread that installed the faults, and the number of steps it has made (`own`).
    thread: ThreadId,
    own: usize,
    /// The number of blocked steps.
    waiting: usize,
    /// Files written since they were last synchronised.
    unsynced: BTreeMap<PathBuf, fs::File>,
    /// Renames in folders not synchronised since, oldest first.
    unsynced_names: Vec<Renamed>,
}

/// A file that was renamed.
struct Renamed {
    from: PathBuf,
    to: PathBuf,
    /// The content of the file that was replaced, if there was one.
    before: Option<Vec<u8>>,
}

static PLANS: Mutex<Vec<Plan>> = Mutex::new(Vec::new());
/// The number of plans. While it is zero, a step only reads this counter.
static COUNT: AtomicUsize = AtomicUsize::new(0);
/// Notified when a plan is dropped.
static ENDED: Condvar = Condvar::new();

fn plans() -> MutexGuard<'static, Vec<Plan>> {
    PLANS.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Faults {
    /// Counts the steps in `folder` from now on and injects the fault at the step with this index, counted from 0.
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

    /// Returns all steps so far with their files, including those after the simulated death, which had no effect.
    pub fn calls(&self) -> Vec<(Call, PathBuf)> {
        let plans = plans();
        plans.iter().find(|plan| plan.number == self.number).map(|plan| plan.calls.clone()).unwrap_or_default()
    }

    /// Simulates a power cut now.
    pub fn cut_power(&self) {
        if let Some(plan) = plans().iter_mut().find(|plan| plan.number == self.number) {
            plan.cut_power();
        }
    }

    /// Returns the number of steps made by the thread that installed the faults.
    pub fn own(&self) -> usize {
        plans().iter().find(|plan| plan.number == self.number).map_or(0, |plan| plan.own)
    }

    /// Returns the number of steps blocked by an unresponsive disk.
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

/// The outcome of a step.
enum Turn {
    Well,
    /// Only the first half is written.
    Half,
    Wrong(io::Error),
    /// Succeeds once the plan with this number has been dropped.
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

    /// Undoes everything unsynchronised. What cannot be undone stays, as if the disk had written it in time.
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

/// Returns whether any faults are installed.
fn any() -> bool {
    COUNT.load(Ordering::Relaxed) > 0
}

fn whole(path: &Path) -> PathBuf {
    std::path::absolute(path).unwrap_or_else(|_| path.to_owned())
}

/// Runs a function on the plan that covers a file, if there is one.
fn with_plan<T>(path: &Path, ask: impl FnOnce(&mut Plan) -> T) -> Option<T> {
    let whole = whole(path);
    plans().iter_mut().find(|plan| whole.starts_with(&plan.folder)).map(ask)
}

/// Blocks until the plan with this number has been dropped.
fn wait(number: usize) {
    let mut plans = plans();
    while plans.iter().any(|plan| plan.number == number) {
        plans = ENDED.wait(plans).unwrap_or_else(PoisonError::into_inner);
    }
}

/// Records a step on this file that is about to be made.
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

/// Records a write and returns the number of bytes that may be written.
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

/// Records that the file has been synchronised.
pub(super) fn synced(path: &Path) {
    if any() {
        with_plan(path, |plan| plan.unsynced.remove(path));
    }
}

/// Returns the content of the file that a rename is about to replace, if a power cut may have to restore it.
pub(super) fn content(to: &Path) -> Option<Vec<u8>> {
    if !any() {
        return None;
    }
    with_plan(to, |plan| plan.cuts_power().then(|| fs::read(to).ok())).flatten().flatten()
}

/// Records a rename and the content that it replaced.
pub(super) fn renamed(from: &Path, to: &Path, before: Option<Vec<u8>>) {
    if any() {
        let (from, to) = (whole(from), whole(to));
        with_plan(&to.clone(), |plan| plan.unsynced_names.push(Renamed { from, to, before }));
    }
}

/// Records that the names in this folder have been synchronised.
pub(super) fn folder_synced(folder: &Path) {
    if any() {
        let whole = whole(folder);
        with_plan(folder, |plan| plan.unsynced_names.retain(|renamed| renamed.to.parent() != Some(whole.as_path())));
    }
}
