//! Rates the difficulty of puzzles by their solving paths: for entries that state none, and to check those that do.

use std::ops::ControlFlow;

use crate::author::Rater;
use crate::logic::{DifficultyLabel, TechniqueId};
use crate::parallel::{WorkEvent, WorkLimits, cores, map_in_order};
use crate::sheet::booklet::BookEntry;
use crate::solve::Control;
use crate::words::Language;

/// Rates each puzzle that has an answer but no stars by its solving path, and fills in its stars and its difficulty
/// label. Works on all cores and solves each puzzle once. A puzzle stays unrated if its path does not reach the
/// solution or the control stops. `progress` receives the number of finished puzzles after each one.
pub fn rate(entries: &mut [BookEntry], words: Language, control: &Control, progress: &dyn Fn(usize)) {
    find_path_stars(entries.iter().filter(|entry| can_be_rated(entry)).collect(), control, progress);
    for entry in entries.iter_mut().filter(|entry| can_be_rated(entry)) {
        let stars = entry.path_stars.get().copied().flatten();
        entry.stars = stars;
        let label = DifficultyLabel::ALL.into_iter().find(|label| Some(label.stars()) == stars);
        if let Some(label) = label.filter(|_| entry.label.is_empty()) {
            entry.label = words.translate(&label.message());
        }
    }
}

/// Finds the stars of the solving paths of the puzzles that state a difficulty, so that both can be compared.
pub fn rate_claims(entries: &[BookEntry], words: Language, control: &Control) {
    let claims = |entry: &&BookEntry| entry.answer.is_some() && claimed_stars(entry, words).is_some();
    find_path_stars(entries.iter().filter(claims).collect(), control, &|_| ());
}

/// Returns the stars that an entry states: its own, or those of the difficulty that its label names in English or in
/// the language of the booklet.
pub fn claimed_stars(entry: &BookEntry, words: Language) -> Option<u8> {
    let label = entry.label.trim().to_lowercase();
    let is_named = |difficulty: &DifficultyLabel| {
        [words, Language::default()].iter().any(|words| words.translate(&difficulty.message()).to_lowercase() == label)
    };
    let named = || DifficultyLabel::ALL.into_iter().find(is_named).map(DifficultyLabel::stars);
    entry.stars.filter(|stars| *stars > 0).or_else(named)
}

/// Finds the stars of solving paths that are not known yet.
fn find_path_stars(entries: Vec<&BookEntry>, control: &Control, progress: &dyn Fn(usize)) {
    let open: Vec<&BookEntry> = entries.into_iter().filter(|entry| entry.path_stars.get().is_none()).collect();
    let limits = WorkLimits { threads: cores().min(open.len()), ahead: None };
    let solve = |rater: &mut Rater, entry: &BookEntry| {
        if let Ok(rating) = rater.solve(&entry.puzzle, TechniqueId::last(), true, control) {
            // Another booklet may have stored the same rating meanwhile.
            let _ = entry.path_stars.set(rating.difficulty.label.map(DifficultyLabel::stars));
        }
    };
    map_in_order(open.into_iter(), limits, Rater::new, solve, &mut |event| {
        if let WorkEvent::Finished(done) = event {
            progress(done);
        }
        ControlFlow::Continue(())
    });
}

/// Returns whether the entry states no difficulty and has an answer, so that it can be rated.
fn can_be_rated(entry: &BookEntry) -> bool {
    entry.stars.is_none() && entry.answer.is_some()
}
