//! Fault injection for tests. A test installs faults for a folder of its own; files elsewhere are unaffected, and the
//! program itself installs none.
//!
//! Each operation on a file in that folder is a step. The steps of all threads are counted together, and the chosen
//! step fails in one of the ways of [`InjectedFault`].

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{self, ThreadId};

use super::FileOperation;

/// The way in which the chosen step fails.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InjectedFault {
    /// The step fails; all others succeed.
    Fail,
    /// The disk is full: this step and all later ones that need room fail. If this step is a write, its first half is
    /// still written.
    DiskFull,
    /// The program dies: neither this step nor any later one has an effect. If this step is a write, its first half is
    /// still written.
    Death,
    /// The program dies and everything unsynchronised is lost: written bytes, and renames in a folder that was not
    /// synchronised afterwards.
    PowerCut,
    /// The disk does not respond: this step and all later ones block until the faults are dropped, then succeed. Steps
    /// of the thread that installed the fault fail instead, since that thread would wait for itself.
    Block,
}

/// Faults installed for a folder until dropped.
pub struct InjectedFaults {
    number: usize,
}

struct FaultPlan {
    number: usize,
    folder: PathBuf,
    at: Option<(usize, InjectedFault)>,
    calls: Vec<(FileOperation, PathBuf)>,
    /// The thread that installed the faults.
    thread: ThreadId,
    /// The number of steps that this thread has made.
    own_steps: usize,
    /// The number of blocked steps.
    waiting: usize,
    /// Files written since they were last synchronised.
    unsynced: BTreeMap<PathBuf, fs::File>,
    /// Renames in folders not synchronised since, oldest first.
    unsynced_names: Vec<UnsyncedRename>,
}

/// A file that was renamed.
struct UnsyncedRename {
    from: PathBuf,
    to: PathBuf,
    /// The content of the file that was replaced, if there was one.
    before: Option<Vec<u8>>,
}

static PLANS: Mutex<Vec<FaultPlan>> = Mutex::new(Vec::new());
/// The number of plans. While it is zero, a step only reads this counter.
static COUNT: AtomicUsize = AtomicUsize::new(0);
/// Notified when a plan is dropped.
static ENDED: Condvar = Condvar::new();

fn plans() -> MutexGuard<'static, Vec<FaultPlan>> {
    PLANS.lock().unwrap_or_else(PoisonError::into_inner)
}

impl InjectedFaults {
    /// Counts the steps in `folder` from now on and injects the fault at the step with this index, counted from 0.
    pub fn new(folder: &Path, at: Option<(usize, InjectedFault)>) -> InjectedFaults {
        static NUMBERS: AtomicUsize = AtomicUsize::new(0);
        let number = NUMBERS.fetch_add(1, Ordering::Relaxed);
        plans().push(FaultPlan {
            number,
            folder: folder.to_owned(),
            at,
            calls: Vec::new(),
            thread: thread::current().id(),
            own_steps: 0,
            waiting: 0,
            unsynced: BTreeMap::new(),
            unsynced_names: Vec::new(),
        });
        COUNT.fetch_add(1, Ordering::SeqCst);
        InjectedFaults { number }
    }

    /// Returns all steps so far with their files, including those after the simulated death, which had no effect.
    pub fn calls(&self) -> Vec<(FileOperation, PathBuf)> {
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
    pub fn own_steps(&self) -> usize {
        plans().iter().find(|plan| plan.number == self.number).map_or(0, |plan| plan.own_steps)
    }

    /// Returns the number of steps blocked by an unresponsive disk.
    pub fn waiting(&self) -> usize {
        plans().iter().find(|plan| plan.number == self.number).map_or(0, |plan| plan.waiting)
    }
}

impl Drop for InjectedFaults {
    fn drop(&mut self) {
        plans().retain(|plan| plan.number != self.number);
        COUNT.fetch_sub(1, Ordering::SeqCst);
        ENDED.notify_all();
    }
}

/// The outcome of a step.
enum StepOutcome {
    Succeed,
    /// Only the first half is written.
    Half,
    Fail(io::Error),
    /// Succeeds once the plan with this number has been dropped.
    Block(usize),
}

impl FaultPlan {
    fn next_outcome(&mut self, call: FileOperation, path: &Path) -> StepOutcome {
        let now = self.calls.len();
        self.calls.push((call, path.to_owned()));
        let own = thread::current().id() == self.thread;
        self.own_steps += usize::from(own);
        // All steps before the chosen one succeed.
        let Some((at, fault)) = self.at.filter(|(at, _)| now >= *at) else { return StepOutcome::Succeed };
        let (first, writes) = (now == at, call == FileOperation::Write);
        let needs_room = matches!(
            call,
            FileOperation::Create | FileOperation::CreateFolder | FileOperation::Write | FileOperation::Sync
        );
        let dead = || StepOutcome::Fail(io::Error::other("the program is dead"));
        match fault {
            InjectedFault::Fail if first => StepOutcome::Fail(io::Error::other("on purpose")),
            InjectedFault::DiskFull if first && writes => StepOutcome::Half,
            InjectedFault::DiskFull if needs_room => StepOutcome::Fail(io::ErrorKind::StorageFull.into()),
            InjectedFault::Fail | InjectedFault::DiskFull => StepOutcome::Succeed,
            InjectedFault::Death if first && writes => StepOutcome::Half,
            InjectedFault::Death => dead(),
            InjectedFault::Block if own => {
                StepOutcome::Fail(io::Error::other("the thread that asked would wait for itself"))
            }
            InjectedFault::Block => {
                self.waiting += 1;
                StepOutcome::Block(self.number)
            }
            InjectedFault::PowerCut => {
                self.cut_power();
                dead()
            }
        }
    }

    /// Undoes everything unsynchronised. What cannot be undone stays, as if the disk had written it in time.
    fn cut_power(&mut self) {
        // The last rename is undone first, because later ones may build on earlier ones.
        for UnsyncedRename { from, to, before } in std::mem::take(&mut self.unsynced_names).into_iter().rev() {
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
        matches!(self.at, Some((_, InjectedFault::PowerCut)))
    }
}

/// Returns whether any faults are installed.
fn has_faults() -> bool {
    COUNT.load(Ordering::Relaxed) > 0
}

fn absolute(path: &Path) -> PathBuf {
    std::path::absolute(path).unwrap_or_else(|_| path.to_owned())
}

/// Runs a function on the plan that covers a file, if there is one.
fn with_plan<T>(path: &Path, ask: impl FnOnce(&mut FaultPlan) -> T) -> Option<T> {
    let whole = absolute(path);
    plans().iter_mut().find(|plan| whole.starts_with(&plan.folder)).map(ask)
}

/// Blocks until the plan with this number has been dropped.
fn wait(number: usize) {
    let mut plans = plans();
    while plans.iter().any(|plan| plan.number == number) {
        plans = ENDED.wait(plans).unwrap_or_else(PoisonError::into_inner);
    }
}

/// Records a step that is about to be made on this file, and blocks or fails if the plan says so.
pub(super) fn record_step(call: FileOperation, path: &Path) -> io::Result<()> {
    if !has_faults() {
        return Ok(());
    }
    match with_plan(path, |plan| plan.next_outcome(call, path)) {
        None | Some(StepOutcome::Succeed | StepOutcome::Half) => Ok(()),
        Some(StepOutcome::Fail(error)) => Err(error),
        Some(StepOutcome::Block(number)) => {
            wait(number);
            Ok(())
        }
    }
}

/// Records a write and returns the number of bytes that may be written.
pub(super) fn record_write(file: &fs::File, path: &Path, bytes: usize) -> io::Result<usize> {
    if !has_faults() {
        return Ok(bytes);
    }
    let turn = with_plan(path, |plan| {
        let turn = plan.next_outcome(FileOperation::Write, path);
        if plan.cuts_power() && matches!(turn, StepOutcome::Succeed) {
            // The handle refers to the file even after a rename.
            plan.unsynced.insert(path.to_owned(), file.try_clone()?);
        }
        io::Result::Ok(turn)
    });
    match turn.transpose()? {
        None | Some(StepOutcome::Succeed) => Ok(bytes),
        // Rounded up, since `write_all` takes a write of no bytes for an error.
        Some(StepOutcome::Half) => Ok(bytes.div_ceil(2)),
        Some(StepOutcome::Fail(error)) => Err(error),
        Some(StepOutcome::Block(number)) => {
            wait(number);
            Ok(bytes)
        }
    }
}

/// Records that the file has been synchronised.
pub(super) fn record_sync(path: &Path) {
    if has_faults() {
        with_plan(path, |plan| plan.unsynced.remove(path));
    }
}

/// Returns the content of the file that a rename is about to replace, if a power cut may have to restore it.
pub(super) fn replaced_content(to: &Path) -> Option<Vec<u8>> {
    if !has_faults() {
        return None;
    }
    with_plan(to, |plan| plan.cuts_power().then(|| fs::read(to).ok())).flatten().flatten()
}

/// Records a rename and the content that it replaced.
pub(super) fn record_rename(from: &Path, to: &Path, before: Option<Vec<u8>>) {
    if has_faults() {
        let (from, to) = (absolute(from), absolute(to));
        with_plan(&to.clone(), |plan| plan.unsynced_names.push(UnsyncedRename { from, to, before }));
    }
}

/// Records that the names in this folder have been synchronised.
pub(super) fn record_folder_sync(folder: &Path) {
    if has_faults() {
        let whole = absolute(folder);
        with_plan(folder, |plan| plan.unsynced_names.retain(|renamed| renamed.to.parent() != Some(whole.as_path())));
    }
}
