//! Playtest progress survives the studio: it is stored next to the journals, and never in the puzzle.

use std::fs;

use super::journal::studio_in;
use super::*;

const CLASSIC: &str = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
const GOES_ON: &str = "Resumed; the timer is at ";
/// The cells that [`play`] fills.
const CELLS: [&str; 4] = ["r1c3", "r1c4", "r3c1", "r5c5"];

/// Returns the files of a folder, ordered by name.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut paths: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths
}

/// Returns those files that hold playtest progress.
fn played(folder: &Path) -> Vec<PathBuf> {
    let is_played = |path: &PathBuf| path.file_name().unwrap().to_str().unwrap().starts_with("played-");
    files(folder).into_iter().filter(is_played).collect()
}

/// Waits for disk writes.
#[track_caller]
fn until(folder: &Path, is: impl Fn(&[PathBuf]) -> bool) {
    let started = Instant::now();
    while !is(&files(folder)) {
        assert!(started.elapsed() < PATIENCE, "{:?}", files(folder));
        std::thread::sleep(Duration::from_millis(2));
    }
}

/// Starts a playtest, and enters a digit, marks and a colour.
fn play(studio: &mut Studio) -> Vec<String> {
    studio.wait();
    studio.key_with(Modifiers::COMMAND, Key::T);
    studio.type_at("r1c3", Modifiers::NONE, Key::Num1);
    studio.type_at("r1c4", Modifiers::SHIFT, Key::Num2);
    studio.type_at("r1c4", Modifiers::COMMAND, Key::Num6);
    studio.key(Key::V);
    studio.type_at("r3c1", Modifiers::NONE, Key::Num3);
    studio.key(Key::Z);
    studio.type_at("r5c5", Modifiers::NONE, Key::Num5);
    let says = cells_say(studio);
    assert_eq!((says[0].as_str(), says[1].as_str()), ("r1c3: 1", "r1c4: centre marks 6, corner marks 2"));
    assert!(says[2].starts_with("r3c1: empty, "), "it is coloured: {}", says[2]);
    assert_eq!(says[3], "r5c5: 5");
    says
}

fn cells_say(studio: &mut Studio) -> Vec<String> {
    let says = |cell: &&str| {
        studio.click_cell(cell);
        studio.board_says()
    };
    CELLS.iter().map(says).collect()
}

/// Returns the time shown by the timer, in seconds.
fn timer(studio: &Studio) -> u32 {
    let texts = studio.harness.query_all_by(|node| node.role() == Role::Label);
    let values = texts.filter_map(|node| node.accesskit_node().value());
    let clock = values.filter(|text| text.len() == 5 && text.as_bytes()[2] == b':').max().unwrap();
    clock[..2].parse::<u32>().unwrap() * 60 + clock[3..].parse::<u32>().unwrap()
}

#[test]
fn what_is_played_outlives_a_kill_and_is_never_in_the_puzzle() {
    let folder = tempfile::tempdir().unwrap();
    let (state, left, own) = (folder.path().join("state"), folder.path().join("left"), folder.path().join("own.ron"));
    formats::save_puzzles(&own, &[&puzzle(CLASSIC)]).unwrap();
    let saved = fs::read(&own).unwrap();
    let mut studio = studio_in(&state, puzzle(CLASSIC), Some(own.clone()));
    let says = play(&mut studio);
    studio.five_seconds(&state, 1);
    // The paused timer is kept to the second.
    studio.key(Key::Space);
    let secs = timer(&studio);
    assert!(secs >= 5, "{secs}");
    let kept = format!("seconds: {secs}\n");
    until(&state, |files| files.iter().all(|path| fs::read_to_string(path).is_ok_and(|text| text.contains(&kept))));
    assert_eq!(files(&state), played(&state), "the puzzle has no changes");
    assert_eq!(studio.puzzle(), &puzzle(CLASSIC));
    assert!(!studio.app().document().is_dirty());
    // The state after a kill.
    fs::create_dir(&left).unwrap();
    for path in files(&state) {
        fs::copy(&path, left.join(path.file_name().unwrap())).unwrap();
    }

    let mut next = studio_in(&left, puzzle(CLASSIC), Some(own.clone()));
    assert!(!next.shows("Recover unsaved work"), "what was played is no change");
    next.wait();
    next.key_with(Modifiers::COMMAND, Key::T);
    next.expect(GOES_ON);
    assert!((secs..secs + 8).contains(&timer(&next)), "{secs}, {}", timer(&next));
    assert_eq!(cells_say(&mut next), says);
    assert_eq!(next.puzzle(), &puzzle(CLASSIC));
    assert!(!next.app().document().is_dirty());
    assert_eq!(fs::read(&own).unwrap(), saved);
    // This studio's file has replaced the old one.
    let old = files(&state)[0].file_name().unwrap().to_owned();
    until(&left, |files| files.len() == 1 && files[0].file_name() != Some(old.as_os_str()));
    // Restarting deletes the progress.
    next.click("Restart");
    next.five_seconds(&left, 0);
    assert_eq!(files(&left), Vec::<PathBuf>::new());
}

#[test]
fn what_was_played_of_unsaved_changes_comes_and_goes_with_them() {
    let folder = tempfile::tempdir().unwrap();
    let state = folder.path().join("state");
    let changed = |state: &Path| {
        let mut studio = studio_in(state, puzzle(CLASSIC), None);
        studio.click_cell("r1c9");
        studio.key(Key::Num2);
        let says = play(&mut studio);
        studio.five_seconds(state, 2);
        says
    };
    let says = changed(&state);
    let mut next = studio_in(&state, Puzzle::empty(Board::classic()), None);
    assert_eq!(next.harness.query_all_by_label("Recover").count(), 1, "they are offered as one");
    next.click("Recover");
    assert_eq!(next.given("r1c9"), Some(2));
    assert_eq!(next.given("r1c3"), None);
    next.wait();
    next.key_with(Modifiers::COMMAND, Key::T);
    next.expect(GOES_ON);
    assert_eq!(cells_say(&mut next), says);
    next.key_with(Modifiers::COMMAND, Key::T);
    next.five_seconds(&state, 2);
    next.key_with(Modifiers::COMMAND, Key::W);
    next.click("Don't save");
    next.five_seconds(&state, 0);
    drop(next);
    assert_eq!(files(&state), Vec::<PathBuf>::new());

    // Discard before recovery.
    changed(&state);
    let mut next = studio_in(&state, Puzzle::empty(Board::classic()), None);
    next.click("Discard");
    next.five_seconds(&state, 0);
    drop(next);
    assert_eq!(files(&state), Vec::<PathBuf>::new());
}

#[test]
fn what_was_played_of_another_puzzle_is_dropped() {
    let folder = tempfile::tempdir().unwrap();
    let (state, own) = (folder.path().join("state"), folder.path().join("own.ron"));
    formats::save_puzzles(&own, &[&puzzle(CLASSIC)]).unwrap();
    let mut studio = studio_in(&state, puzzle(CLASSIC), Some(own.clone()));
    play(&mut studio);
    studio.five_seconds(&state, 1);
    drop(studio);
    // One given more.
    let other = puzzle(&CLASSIC.replacen("5300", "5340", 1));
    formats::save_puzzles(&own, &[&other]).unwrap();
    let mut next = studio_in(&state, other.clone(), Some(own));
    next.wait();
    next.key_with(Modifiers::COMMAND, Key::T);
    assert!(!next.shows(GOES_ON));
    next.click_cell("r1c4");
    assert_eq!(next.board_says(), "r1c4: empty");
    next.five_seconds(&state, 0);
    assert_eq!(next.puzzle(), &other);
}

#[test]
fn a_damaged_file_of_what_was_played_harms_no_puzzle() {
    let folder = tempfile::tempdir().unwrap();
    let state = folder.path().join("state");
    let mut studio = studio_in(&state, puzzle(CLASSIC), None);
    studio.click_cell("r1c9");
    studio.key(Key::Num2);
    play(&mut studio);
    studio.five_seconds(&state, 2);
    let changed = studio.puzzle().clone();
    drop(studio);
    let path = played(&state).remove(0);
    let text = fs::read(&path).unwrap();
    fs::write(&path, &text[..text.len() - 10]).unwrap();
    let mut next = studio_in(&state, Puzzle::empty(Board::classic()), None);
    next.click("Recover");
    assert_eq!(next.puzzle(), &changed);
    next.wait();
    next.key_with(Modifiers::COMMAND, Key::T);
    assert!(!next.shows(GOES_ON));
    next.click_cell("r1c3");
    assert_eq!(next.board_says(), "r1c3: empty");
    next.five_seconds(&state, 1);
    assert_eq!(played(&state), Vec::<PathBuf>::new());
}

#[test]
fn a_puzzle_that_is_closed_and_opened_again_is_gone_on_with() {
    let folder = tempfile::tempdir().unwrap();
    let (state, own) = (folder.path().join("state"), folder.path().join("own.ron"));
    formats::save_puzzles(&own, &[&puzzle(CLASSIC)]).unwrap();
    let mut studio = studio_in(&state, puzzle(CLASSIC), Some(own.clone()));
    let says = play(&mut studio);
    studio.key_with(Modifiers::COMMAND, Key::T);
    studio.key_with(Modifiers::COMMAND, Key::W);
    studio.will_pick(FileDialogOutcome::Files(vec![own.clone()]));
    studio.key_with(Modifiers::COMMAND, Key::O);
    assert_eq!(studio.app().document().path(), Some(own.as_path()));
    studio.wait();
    studio.key_with(Modifiers::COMMAND, Key::T);
    studio.expect(GOES_ON);
    assert_eq!(cells_say(&mut studio), says);
    // In the same session the undo steps are available, too.
    studio.key_with(Modifiers::COMMAND, Key::Z);
    studio.click_cell("r5c5");
    assert_eq!(studio.board_says(), "r5c5: empty");
    studio.five_seconds(&state, 1);
    // The window closes without a question.
    assert!(!studio.close_window());
    drop(studio);
    assert_eq!(files(&state).len(), 1);
    let mut next = studio_in(&state, puzzle(CLASSIC), Some(own));
    next.wait();
    next.key_with(Modifiers::COMMAND, Key::T);
    next.expect(GOES_ON);
    let now = cells_say(&mut next);
    assert_eq!((&now[..3], now[3].as_str()), (&says[..3], "r5c5: empty"));
}
