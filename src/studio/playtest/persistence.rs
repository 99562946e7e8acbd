//! Playtests across sessions: they are saved next to the journals, and resumed when their puzzle is played again.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::path::{Path, PathBuf};

use egui::Context;

use crate::formats;
use crate::puzzle::Puzzle;
use crate::studio::document::played_cells::PlayedCells;
use crate::studio::document::played_cells::can_share_playtest;
use crate::studio::files::journal::{Journal, JournalKey, LeftPlaytest, with_seconds};
use crate::studio::playtest::state::PlayTest;
use crate::studio::state::StudioState;
use crate::studio::state::tab::Tab;

/// Returns a value that changes when the playtest of a tab should be saved again; None if there is nothing to
/// save.
fn save_mark(tab: &Tab) -> Option<u64> {
    let current =
        |test: &&PlayTest| test.is_of((tab.id, tab.document.semantic_revision())) && !test.played().is_empty();
    let test = tab.playtest.as_ref().filter(current)?;
    let mut hasher = DefaultHasher::new();
    test.hash_save_state(&mut hasher);
    // A saved puzzle finds its playtest by the path.
    tab.document.path().hash(&mut hasher);
    Some(hasher.finish())
}

/// Updates the saved playtest of a tab.
fn sync_saved_playtest(tab: &Tab, mark: Option<u64>, journal: &mut Journal, ctx: &Context) {
    let text = || {
        let (puzzle, origin) = (tab.document.puzzle().clone(), tab.document.origin());
        let test = tab.playtest.as_ref().map(|test| (test.played().progress.clone(), test.clock.secs()));
        move || {
            let (progress, secs) = test.unwrap_or_default();
            // Notes that do not fit the puzzle cannot be from its playtest. The text is then empty.
            let played = puzzle.with_progress(progress).map(|played| formats::write_native(&played));
            with_seconds(origin.as_ref(), secs, &played.unwrap_or_default())
        }
    };
    journal.sync(JournalKey::Play(tab.id), mark, text, ctx);
}

impl StudioState {
    /// Updates the saved playtests of open tabs, and of closed ones that can be reopened. The playtest of a puzzle
    /// that was closed without saving is removed along with its changes.
    pub(in crate::studio) fn sync_saved_playtests(&self, journal: &mut Journal, ctx: &Context) {
        self.open_tabs().for_each(|tab| sync_saved_playtest(tab, save_mark(tab), journal, ctx));
        for tab in self.tabs.closed() {
            sync_saved_playtest(tab, save_mark(tab).filter(|_| !tab.document.is_dirty()), journal, ctx);
        }
    }

    /// Resumes the playtest that the active puzzle had when it was closed, in this session or an earlier one. Playtests
    /// of the same file that belong to a different version of the puzzle are deleted. Returns whether a playtest was
    /// resumed.
    pub(in crate::studio) fn resume_playtest(&mut self) -> bool {
        let place = self.tab.document.place().map(Path::to_owned);
        let is_same = |tab: &Tab| tab.document.place() == place.as_deref() && !tab.document.is_dirty();
        let take = |closed: &mut Tab| self.tab.take_playtest(closed).then_some(closed.id);
        let taken = self.tabs.closed_mut().filter(|closed| is_same(closed)).find_map(take);
        if let Some(id) = taken {
            self.journal.drop_changes(JournalKey::Play(id));
            self.drop_playtests_of_file(place);
            return true;
        }
        let puzzle = self.tab.document.puzzle();
        let fits = |play: &LeftPlaytest| play.place == place && is_of(play, puzzle);
        let at = self.journal.plays.iter().position(fits);
        let play = at.map(|at| self.journal.plays.remove(at));
        let resumes = play.is_some_and(|play| self.resume_from(play));
        self.drop_playtests_of_file(place);
        resumes
    }

    /// Resumes the playtest that belongs to a journal from which the active puzzle was recovered.
    pub(in crate::studio) fn resume_from_journal(&mut self, journal: &Path) {
        let Some(play) = self.take_playtest_of_journal(journal) else { return };
        if is_of(&play, self.tab.document.puzzle()) {
            self.resume_from(play);
        } else {
            self.journal.delete(vec![play.file]);
        }
    }

    /// Deletes the playtest that belongs to a discarded journal.
    pub(in crate::studio) fn drop_playtest_of_journal(&mut self, journal: &Path) {
        let beside = self.take_playtest_of_journal(journal);
        self.journal.delete(beside.into_iter().map(|play| play.file).collect());
    }

    fn take_playtest_of_journal(&mut self, journal: &Path) -> Option<LeftPlaytest> {
        let at = self.journal.plays.iter().position(|play| play.belongs_to_journal(journal))?;
        Some(self.journal.plays.remove(at))
    }

    /// Resumes a playtest in the active tab. Its file is kept until this studio has written a new one.
    fn resume_from(&mut self, play: LeftPlaytest) -> bool {
        let Some((puzzle, secs)) = play.played else { return false };
        let (of, played) =
            ((self.tab.id, self.tab.document.semantic_revision()), PlayedCells { progress: puzzle.progress().clone() });
        self.tab.playtest = Some(PlayTest::resumed(of, self.tab.document.puzzle(), played, secs));
        self.journal.keep_until_replaced(JournalKey::Play(self.tab.id), play.file);
        true
    }

    /// Deletes the playtests of a file, except those that belong to changes still offered for recovery.
    fn drop_playtests_of_file(&mut self, place: Option<PathBuf>) {
        let Some(place) = place else { return };
        let journal = &mut self.journal;
        let found = &journal.orphans;
        let is_offered = |play: &LeftPlaytest| found.iter().any(|orphan| play.belongs_to_journal(&orphan.path));
        let goes = |play: &LeftPlaytest| play.place.as_ref() == Some(&place) && !is_offered(play);
        let (gone, left) = std::mem::take(&mut journal.plays).into_iter().partition::<Vec<_>, _>(goes);
        journal.plays = left;
        journal.delete(gone.into_iter().map(|play| play.file).collect());
    }
}

/// Returns whether the playtest is about this puzzle.
fn is_of(play: &LeftPlaytest, puzzle: &Puzzle) -> bool {
    play.played.as_ref().is_some_and(|(played, _)| can_share_playtest(played, puzzle))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Board, CellSet, Digit};
    use crate::puzzle::Edit;
    use crate::studio::document::open_document::Document;
    use crate::studio::document::played_cells::EntryMode;
    use crate::studio::files::journal::write_all_now;
    use crate::studio::files::system_picker::SystemPicker;
    use crate::studio::files::temp_folder::TempFolder;

    fn play(state: &mut StudioState, ctx: &Context) {
        state.begin_playtest();
        let (cells, digit): (CellSet, Digit) = ("r1c1".parse().unwrap(), Digit::new(1).unwrap());
        state.play(|test, puzzle| test.type_digit(&cells, EntryMode::Digit, digit, puzzle));
        state.sync_journals(ctx);
    }

    /// Returns the number of files in a folder with this prefix.
    fn count(folder: &Path, begins: &str) -> usize {
        let names = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
        names.filter(|name| name.starts_with(begins)).count()
    }

    #[test]
    fn at_the_end_what_was_played_of_unsaved_puzzles_goes_and_the_rest_stays() {
        let (ctx, folder) = (Context::default(), TempFolder::new());
        let puzzle = Puzzle::empty(Board::single(2, 2).unwrap());
        let saved = Document::new(puzzle.clone(), None);
        let mut state = StudioState::new(saved, Box::new(SystemPicker::default()));
        state.journal = Journal::in_folder(folder.path().to_owned());
        play(&mut state, &ctx);
        state.open_document(Document::recovered(puzzle, None));
        play(&mut state, &ctx);
        write_all_now();
        assert_eq!((count(folder.path(), "played-"), count(folder.path(), "puzzle-")), (2, 1));
        state.drop_all_changes();
        drop(state);
        assert_eq!((count(folder.path(), ""), count(folder.path(), "played-")), (1, 1));
    }

    #[test]
    fn what_is_played_is_told_again_when_it_changes() {
        let ctx = Context::default();
        let puzzle = Puzzle::empty(Board::single(2, 2).unwrap());
        let mut state = StudioState::new(Document::new(puzzle, None), Box::new(SystemPicker::default()));
        state.begin_playtest();
        assert_eq!(save_mark(&state.tab), None, "nothing is played");
        play(&mut state, &ctx);
        let first = save_mark(&state.tab);
        assert!(first.is_some() && first == save_mark(&state.tab));
        state.play(PlayTest::undo);
        assert_eq!(save_mark(&state.tab), None, "it was taken back");
        state.play(PlayTest::redo);
        assert!(save_mark(&state.tab).is_some_and(|mark| Some(mark) != first));
        // After an edit, the playtest no longer fits the puzzle. It is kept in case the edit is undone, but not saved.
        let given = Edit::SetGiven { cells: "r2c2".parse().unwrap(), digit: Digit::new(2).unwrap() };
        state.edit(&given);
        assert_eq!(save_mark(&state.tab), None);
    }
}
