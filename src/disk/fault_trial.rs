//! A test harness that runs an operation with every fault at every one of its steps, as `SQLite` tests its own I/O.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use super::FileOperation;
use super::faults::{InjectedFault, InjectedFaults};

/// A repeatable operation on the files of a folder.
pub struct FaultTrial<'a> {
    /// Creates the initial files in an empty folder.
    pub prepare: &'a dyn Fn(&Path),
    /// Runs the operation and returns whether it reports success.
    pub run: &'a dyn Fn(&Path) -> bool,
    /// Cleans up what the program left in the folder when it died.
    pub clean_up: &'a dyn Fn(&Path),
}

/// The result of a trial.
#[derive(Debug, Default)]
pub struct TrialReport {
    /// The kinds of steps that the operation makes without faults.
    pub calls: BTreeSet<FileOperation>,
    /// The number of those steps.
    pub steps: usize,
    /// The number of runs with a fault.
    pub runs: usize,
    /// The number of runs that left part files behind, as a program that dies does.
    pub leftovers: usize,
    /// Descriptions of the guarantees that were broken.
    pub breaches: Vec<String>,
}

/// The contents of all files below a folder, by relative path.
type FolderContents = BTreeMap<PathBuf, Vec<u8>>;

fn folder_contents(folder: &Path) -> io::Result<FolderContents> {
    let (mut found, mut folders) = (FolderContents::new(), vec![folder.to_owned()]);
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(next)? {
            let path = entry?.path();
            match path.is_dir() {
                true => folders.push(path),
                false => {
                    let name = path.strip_prefix(folder).unwrap_or(&path).to_owned();
                    found.insert(name, fs::read(&path)?);
                }
            }
        }
    }
    Ok(found)
}

impl FaultTrial<'_> {
    /// Checks that with any fault each file is either in its old or its new state and no other file remains. Each run
    /// gets a folder of its own below `place`.
    ///
    /// # Errors
    /// Returns an error if the disk itself fails.
    pub fn run(&self, place: &Path) -> io::Result<TrialReport> {
        let mut report = TrialReport::default();
        let whole = place.join("whole");
        fs::create_dir(&whole)?;
        (self.prepare)(&whole);
        let old = folder_contents(&whole)?;
        let faults = InjectedFaults::new(&whole, None);
        if !(self.run)(&whole) {
            report.breaches.push("it fails by itself".to_owned());
        }
        let calls = faults.calls();
        drop(faults);
        let new = folder_contents(&whole)?;
        report.calls = calls.iter().map(|(call, _)| *call).collect();
        report.steps = calls.len();
        // Every step of the faultless run fails once in each way.
        for (at, (call, path)) in calls.iter().enumerate() {
            for fault in [InjectedFault::Fail, InjectedFault::DiskFull, InjectedFault::Death, InjectedFault::PowerCut] {
                let folder = place.join(format!("{at}-{fault:?}"));
                let name = path.file_name().unwrap_or_default().display().to_string();
                let mut breach = |what: String| {
                    report.breaches.push(format!("{fault:?} at step {at}, {call:?} of {name}: {what}"));
                };
                fs::create_dir(&folder)?;
                (self.prepare)(&folder);
                let faults = InjectedFaults::new(&folder, Some((at, fault)));
                // After a power cut nobody receives the result, so it does not count as reported.
                let done = (self.run)(&folder) && fault != InjectedFault::PowerCut;
                let reached = faults.calls().len() > at;
                drop(faults);
                if !reached {
                    breach("it was not reached".to_owned());
                }
                let found = folder_contents(&folder)?;
                let known: BTreeSet<&PathBuf> = old.keys().chain(new.keys()).collect();
                for file in &known {
                    let now = found.get(*file);
                    let good = now == new.get(*file) || (now == old.get(*file) && !done);
                    if !good {
                        let bytes = now.map_or("gone".to_owned(), |now| format!("of {} bytes", now.len()));
                        breach(format!("{} is {bytes}; said to be done: {done}", file.display()));
                    }
                }
                let strays: Vec<&PathBuf> = found.keys().filter(|file| !known.contains(file)).collect();
                let died = matches!(fault, InjectedFault::Death | InjectedFault::PowerCut);
                if died && !strays.is_empty() {
                    for stray in &strays {
                        // Cleaning up spares recent part files, which may still be in use, so their time is set back.
                        let old = SystemTime::now() - Duration::from_secs(300);
                        fs::File::options().append(true).open(folder.join(stray))?.set_modified(old)?;
                    }
                    (self.clean_up)(&folder);
                }
                let after = if died { folder_contents(&folder)? } else { found.clone() };
                strays.iter().filter(|stray| after.contains_key(**stray)).for_each(|stray| {
                    breach(format!("{} stays behind", stray.display()));
                });
                report.runs += 1;
                report.leftovers += usize::from(!strays.is_empty());
                fs::remove_dir_all(&folder)?;
            }
        }
        self.cut_power_after(place, &new, &mut report)?;
        Ok(report)
    }

    /// Checks that a result reported as successful survives a power cut immediately afterwards.
    fn cut_power_after(&self, place: &Path, new: &FolderContents, report: &mut TrialReport) -> io::Result<()> {
        let folder = place.join("after");
        fs::create_dir(&folder)?;
        (self.prepare)(&folder);
        let faults = InjectedFaults::new(&folder, Some((usize::MAX, InjectedFault::PowerCut)));
        let done = (self.run)(&folder);
        faults.cut_power();
        drop(faults);
        let found = folder_contents(&folder)?;
        if done && found != *new {
            let files: Vec<&PathBuf> = new.keys().filter(|file| found.get(*file) != new.get(*file)).collect();
            report.breaches.push(format!("a power cut right after it takes back {files:?}"));
        }
        fs::remove_dir_all(&folder)
    }
}
