//! How hard puzzles are, by their solving paths, where nobody has said it.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use crate::author::Rater;
use crate::logic::{Label, TechniqueId};
use crate::sheet::booklet::BookEntry;
use crate::solve::Control;
use crate::words::Language;

/// Gives stars and a word to each puzzle with an answer that has no stars, by its solving path: on all cores, each
/// puzzle once. Where the path does not end in the solution, or the control stops, nothing is said. `progress` is told
/// after each puzzle how many are done.
pub fn rate(entries: &mut [BookEntry], words: Language, control: &Control, progress: &(dyn Fn(usize) + Sync)) {
    let silent: Vec<&BookEntry> = entries.iter().filter(|entry| wants(entry) && entry.rated.get().is_none()).collect();
    let cores = thread::available_parallelism().map_or(1, usize::from).min(silent.len());
    let (next, done) = (AtomicUsize::new(0), AtomicUsize::new(0));
    thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(|| {
                let mut rater = Rater::new();
                while let Some(entry) = silent.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let rating = rater.solve(&entry.puzzle, TechniqueId::last(), true, control);
                    if let Ok(rating) = rating {
                        // Another booklet may have said the same meanwhile.
                        let _ = entry.rated.set(rating.difficulty.label.map(Label::stars));
                    }
                    progress(done.fetch_add(1, Ordering::Relaxed) + 1);
                }
            });
        }
    });
    for entry in entries.iter_mut().filter(|entry| wants(entry)) {
        let stars = entry.rated.get().copied().flatten();
        entry.stars = stars;
        let label = Label::ALL.into_iter().find(|label| Some(label.stars()) == stars);
        if let Some(label) = label.filter(|_| entry.label.is_empty()) {
            entry.label = words.say(&label.message());
        }
    }
}

/// Whether nobody has said how hard it is, and its path can say it.
fn wants(entry: &BookEntry) -> bool {
    entry.stars.is_none() && entry.answer.is_some()
}
