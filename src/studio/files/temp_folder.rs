//! Temporary folders for tests.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

use crate::disk::fault_trial::{FaultTrial, TrialReport};
use crate::formats;

/// A temporary folder that is removed on drop.
pub(in crate::studio) struct TempFolder(PathBuf);

impl TempFolder {
    pub fn new() -> TempFolder {
        static COUNT: AtomicU64 = AtomicU64::new(0);
        let name = format!("gridwright-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder).unwrap();
        TempFolder(folder)
    }

    pub fn path(&self) -> &Path {
        &self.0
    }
}

/// Runs an operation with each possible fault at each of its steps. `clean` removes the partial files of a program
/// that was killed.
#[track_caller]
pub(in crate::studio) fn every_fault(
    prepare: &dyn Fn(&Path),
    run: &dyn Fn(&Path) -> bool,
    clean: &dyn Fn(&Path),
) -> TrialReport {
    let place = TempFolder::new();
    let report = FaultTrial { prepare, run, clean_up: clean }.run(place.path()).unwrap();
    assert!(report.breaches.is_empty(), "{:#?}", report.breaches);
    assert!(report.steps >= 4 && report.runs == 4 * report.steps && report.leftovers > 0, "{report:?}");
    report
}

/// A later save by another program in the same folder.
pub(in crate::studio) fn save_beside(folder: &Path) {
    formats::rescan_folder(folder);
    formats::save(&folder.join("later"), b"").unwrap();
}

impl Drop for TempFolder {
    fn drop(&mut self) {
        // If this fails, the system cleans its temporary folder.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
