//! Saved playtests. They lie next to the journals, and are written, locked and removed in the same way. The file is the
//! puzzle with the content of its cells as notes, below a few header lines with the puzzle's file and the time played.
//!
//! A playtest is kept whether the puzzle is saved or not, until it is resumed. It is never part of the puzzle.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::formats;
use crate::puzzle::Puzzle;
use crate::studio::document::on_disk::FileOrigin;
use crate::studio::document::on_disk::location_of;
use crate::studio::files::journal::files::{JournalKind, LockedFile, OrphanContent, format_origin, parse_origin};

/// The prefix of the file names.
pub(super) const PREFIX: &str = "played";

const HEADER: &str = "// What was played of a puzzle, kept by Gridwright to be gone on with.\n";
/// The version is part of this prefix, so files of other versions are ignored.
const SECONDS_PREFIX: &str = "// version 1, seconds: ";

/// The maximum number of playtests kept from one session to the next, so that abandoned ones do not pile up.
const MAX_PLAYTESTS: usize = 50;

/// Returns a playtest as text. `content` is the puzzle with the playtest as its notes, `secs` the time played.
pub(in crate::studio) fn with_seconds(origin: Option<&FileOrigin>, secs: u32, content: &str) -> String {
    format!("{HEADER}{SECONDS_PREFIX}{secs}\n{}{content}", format_origin(origin))
}

/// A playtest of a studio that has ended. It stays locked until this is dropped.
pub(in crate::studio) struct LeftPlaytest {
    pub file: LockedFile,
    written: SystemTime,
    /// The location of the puzzle's file, if it has one.
    pub place: Option<PathBuf>,
    /// The puzzle with the playtest as its notes, and the seconds played. None if it cannot be read; it then
    /// matches no puzzle.
    pub played: Option<(Puzzle, u32)>,
}

impl LeftPlaytest {
    /// Returns whether the playtest belongs to the same tab of the same studio as this journal of a puzzle.
    pub fn belongs_to_journal(&self, journal: &Path) -> bool {
        // Both names end with the studio and the id of the puzzle.
        let tail = |path: &Path, word: &str| Some(path.file_name()?.to_str()?.strip_prefix(word)?.to_owned());
        let own = tail(&self.file.path, PREFIX);
        own.is_some() && own == tail(journal, JournalKind::Puzzle.prefix())
    }
}

/// Returns the playtests of studios that have ended, newest first. Deletes the oldest if there are too many.
pub(super) fn plays(folder: &Path) -> Vec<LeftPlaytest> {
    let entries = fs::read_dir(folder).into_iter().flatten();
    let mut found: Vec<LeftPlaytest> = entries.filter_map(|entry| play(&entry.ok()?.path())).collect();
    found.sort_by(|a, b| b.written.cmp(&a.written).then_with(|| a.file.path.cmp(&b.file.path)));
    for surplus in found.split_off(found.len().min(MAX_PLAYTESTS)) {
        // If this fails, it is tried again at the next start.
        let _ = surplus.file.delete();
    }
    found
}

fn play(path: &Path) -> Option<LeftPlaytest> {
    let name = path.file_name()?.to_str()?;
    if !name.starts_with(PREFIX) || !name.ends_with(".ron") {
        return None;
    }
    let (file, OrphanContent { written, text }) = LockedFile::take(path)?;
    let text = text.unwrap_or_default();
    let played = read(name, &text);
    let place = parse_origin(&text).filter(|_| played.is_some()).map(|origin| location_of(&origin.path));
    Some(LeftPlaytest { file, written, place, played })
}

fn read(name: &str, text: &str) -> Option<(Puzzle, u32)> {
    let secs: u32 = text.strip_prefix(HEADER)?.lines().next()?.strip_prefix(SECONDS_PREFIX)?.parse().ok()?;
    Some((formats::read_native(name, text).ok()?, secs))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Board, Digit};
    use crate::puzzle::Progress;
    use crate::studio::document::on_disk::OnDisk;
    use crate::studio::files::journal::files::{remove_stale_parts, write};
    use crate::studio::files::temp_folder::{TempFolder, every_fault};

    fn text(origin: Option<&FileOrigin>, secs: u32) -> String {
        let mut progress = Progress::default();
        progress.change("r1c2".parse().unwrap(), |notes| notes.digit = Digit::new(3));
        let puzzle = Puzzle::empty(Board::single(2, 2).unwrap()).with_progress(progress).unwrap();
        with_seconds(origin, secs, &formats::write_native(&puzzle))
    }

    #[test]
    fn what_was_played_is_the_old_or_the_new_whatever_goes_wrong() {
        let write = |folder: &Path, secs: u32| write(&folder.join("played-1-1-0-1.ron"), &text(None, secs)).is_ok();
        every_fault(&|_| (), &|folder| write(folder, 2), &remove_stale_parts);
        every_fault(&|folder| assert!(write(folder, 1)), &|folder| write(folder, 2), &remove_stale_parts);
    }

    #[test]
    fn what_was_played_is_found_once_its_studio_has_ended() {
        let folder = TempFolder::new();
        let own = folder.path().join("snow.ron");
        let origin = FileOrigin { path: own.clone(), on_disk: OnDisk::content(b"as it was") };
        let lock = write(&folder.path().join("played-1-1-0-7.ron"), &text(Some(&origin), 768)).unwrap();
        assert!(plays(folder.path()).is_empty(), "its studio is running");
        drop(lock);
        let found = plays(folder.path());
        assert_eq!(found.len(), 1);
        let (puzzle, secs) = found[0].played.as_ref().unwrap();
        assert_eq!((puzzle.progress().entered_count(), *secs), (1, 768));
        assert_eq!(found[0].place, Some(location_of(&own)));
        assert!(found[0].belongs_to_journal(&folder.path().join("puzzle-1-1-0-7.ron")));
        assert!(!found[0].belongs_to_journal(&folder.path().join("puzzle-1-1-0-8.ron")));
        assert!(plays(folder.path()).is_empty(), "another studio has it");
        assert!(
            crate::studio::files::journal::files::orphans(folder.path()).is_empty(),
            "it is no journal that is offered"
        );
    }

    #[test]
    fn what_cannot_be_read_is_of_no_puzzle_and_stays() {
        let folder = TempFolder::new();
        let whole = text(None, 5);
        let later = whole.replace("version 1,", "version 2,");
        let texts = [&whole[..whole.len() / 2], later.as_str(), "", "(gridwright: 1, grids: [(at: \"r1c1\")])"];
        for (at, text) in texts.into_iter().enumerate() {
            fs::write(folder.path().join(format!("played-{at}.ron")), text).unwrap();
        }
        let found = plays(folder.path());
        assert!(found.len() == texts.len() && found.iter().all(|play| play.played.is_none() && play.place.is_none()));
    }

    #[test]
    fn the_oldest_of_too_many_goes() {
        let folder = TempFolder::new();
        for at in 0..MAX_PLAYTESTS as u64 + 3 {
            let file = fs::File::create(folder.path().join(format!("played-{at}.ron"))).unwrap();
            file.set_modified(SystemTime::UNIX_EPOCH + std::time::Duration::from_secs(at)).unwrap();
        }
        assert_eq!(plays(folder.path()).len(), MAX_PLAYTESTS);
        let left = |at: u64| folder.path().join(format!("played-{at}.ron")).exists();
        assert_eq!([0, 1, 2, 3].map(left), [false, false, false, true]);
    }
}
