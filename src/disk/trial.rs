//! An operation tried with each fault at each of its steps, as `SQLite` tries its own.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use super::faults::{Call, Fault, Faults};

/// An operation on the files of a folder, the same each time.
pub struct Trial<'a> {
    /// Makes what is there before, in an empty folder.
    pub prepare: &'a dyn Fn(&Path),
    /// The operation. Returns whether it says that it is done.
    pub run: &'a dyn Fn(&Path) -> bool,
    /// What takes away, in a folder in which the program has died, what that left behind.
    pub clean: &'a dyn Fn(&Path),
}

/// What came of it.
#[derive(Debug, Default)]
pub struct Report {
    /// What kinds of steps the operation makes where nothing goes wrong.
    pub calls: BTreeSet<Call>,
    /// How many steps those are.
    pub steps: usize,
    /// How often it was tried.
    pub tried: usize,
    /// How often it left parts behind, as a program that dies does.
    pub left: usize,
    /// What was broken.
    pub breaches: Vec<String>,
}

/// All files below a folder, by their paths from there.
type Content = BTreeMap<PathBuf, Vec<u8>>;

fn content(folder: &Path) -> io::Result<Content> {
    let (mut found, mut folders) = (Content::new(), vec![folder.to_owned()]);
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

impl Trial<'_> {
    /// Tries it: each file is as it was before or as it is after, and nothing else is there; in a folder below `place`
    /// each time.
    ///
    /// # Errors
    /// When the disk fails by itself.
    pub fn run(&self, place: &Path) -> io::Result<Report> {
        let mut report = Report::default();
        let whole = place.join("whole");
        fs::create_dir(&whole)?;
        (self.prepare)(&whole);
        let old = content(&whole)?;
        let faults = Faults::new(&whole, None);
        if !(self.run)(&whole) {
            report.breaches.push("it fails by itself".to_owned());
        }
        let calls = faults.calls();
        drop(faults);
        let new = content(&whole)?;
        report.calls = calls.iter().map(|(call, _)| *call).collect();
        report.steps = calls.len();
        for (at, (call, path)) in calls.iter().enumerate() {
            for fault in [Fault::Fails, Fault::Full, Fault::Death, Fault::PowerCut] {
                let folder = place.join(format!("{at}-{fault:?}"));
                let name = path.file_name().unwrap_or_default().display().to_string();
                let mut breach = |what: String| {
                    report.breaches.push(format!("{fault:?} at step {at}, {call:?} of {name}: {what}"));
                };
                fs::create_dir(&folder)?;
                (self.prepare)(&folder);
                let faults = Faults::new(&folder, Some((at, fault)));
                // Who has lost his power in the midst of it has said nothing.
                let done = (self.run)(&folder) && fault != Fault::PowerCut;
                let reached = faults.calls().len() > at;
                drop(faults);
                if !reached {
                    breach("it was not reached".to_owned());
                }
                let found = content(&folder)?;
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
                let died = matches!(fault, Fault::Death | Fault::PowerCut);
                if died && !strays.is_empty() {
                    for stray in &strays {
                        // Parts that are new are left alone: somebody may write them.
                        let old = SystemTime::now() - Duration::from_secs(300);
                        fs::File::options().append(true).open(folder.join(stray))?.set_modified(old)?;
                    }
                    (self.clean)(&folder);
                }
                let after = if died { content(&folder)? } else { found.clone() };
                strays.iter().filter(|stray| after.contains_key(**stray)).for_each(|stray| {
                    breach(format!("{} stays behind", stray.display()));
                });
                report.tried += 1;
                report.left += usize::from(!strays.is_empty());
                fs::remove_dir_all(&folder)?;
            }
        }
        self.cut_power_after(place, &new, &mut report)?;
        Ok(report)
    }

    /// What is said to be done outlives a power cut that comes right after.
    fn cut_power_after(&self, place: &Path, new: &Content, report: &mut Report) -> io::Result<()> {
        let folder = place.join("after");
        fs::create_dir(&folder)?;
        (self.prepare)(&folder);
        let faults = Faults::new(&folder, Some((usize::MAX, Fault::PowerCut)));
        let done = (self.run)(&folder);
        faults.cut_power();
        drop(faults);
        let found = content(&folder)?;
        if done && found != *new {
            let files: Vec<&PathBuf> = new.keys().filter(|file| found.get(*file) != new.get(*file)).collect();
            report.breaches.push(format!("a power cut right after it takes back {files:?}"));
        }
        fs::remove_dir_all(&folder)
    }
}
