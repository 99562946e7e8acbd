//! Unsaved changes survive a studio that ends without asking.

use std::fs;

use gridwright::disk::faults::{InjectedFault, InjectedFaults};
use gridwright::studio::Journal;

use super::*;

const OFFER: &str = "Recover unsaved work";

/// Opens a studio with its journals in this folder.
pub(super) fn studio_in(folder: &Path, puzzle: Puzzle, path: Option<PathBuf>) -> Studio {
    let folder = folder.to_owned();
    Studio::build(puzzle, path, move |app| app.with_journal(Journal::in_folder(folder)))
}

fn journals(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().map(|entry| entry.unwrap().path());
    let mut paths: Vec<PathBuf> = entries.filter(|path| path.extension().is_some_and(|end| end == "ron")).collect();
    paths.sort();
    paths
}

impl Studio {
    /// Lets five seconds pass on the window's clock, and waits for the disk.
    pub(super) fn five_seconds(&mut self, folder: &Path, expected: usize) {
        let time = |studio: &Studio| studio.harness.ctx.input(|input| input.time);
        let start = time(self);
        while time(self) < start + 5.0 {
            self.harness.step();
        }
        let started = Instant::now();
        while journals(folder).len() != expected {
            assert!(started.elapsed() < PATIENCE, "{:?}, not {expected}", journals(folder));
            std::thread::sleep(Duration::from_millis(2));
        }
    }
}

fn titled(puzzle: &Puzzle, title: &str) -> Puzzle {
    gridwright::puzzle::Edit::SetTitle(title.to_owned()).apply(puzzle).unwrap()
}

fn read(journal: &Path) -> Puzzle {
    formats::read_first(journal).unwrap().puzzle
}

#[test]
fn changes_outlive_the_studio_and_are_offered_to_the_next() {
    let folder = tempfile::tempdir().unwrap();
    let (folder, own) = (folder.path().join("state"), folder.path().join("snow.ron"));
    formats::save_puzzles(&own, &[&titled(&shidoku(), "Snow")]).unwrap();
    let mut studio = studio_in(&folder, titled(&shidoku(), "Snow"), Some(own.clone()));
    studio.click_cell("r1c1");
    studio.key(Key::Num2);
    studio.five_seconds(&folder, 1);
    assert_eq!(&read(&journals(&folder)[0]), studio.puzzle(), "it can be opened like any puzzle");
    // Later changes are written later.
    studio.click_cell("r1c2");
    studio.key(Key::Num3);
    studio.five_seconds(&folder, 1);
    let started = Instant::now();
    while read(&journals(&folder)[0]) != *studio.puzzle() {
        assert!(started.elapsed() < PATIENCE);
        std::thread::sleep(Duration::from_millis(2));
    }
    let changed = studio.puzzle().clone();

    let beside = studio_in(&folder, shidoku(), None);
    assert!(!beside.shows(OFFER), "the first studio is running");
    drop((studio, beside));

    let mut next = studio_in(&folder, Puzzle::empty(Board::classic()), None);
    next.expect(OFFER);
    next.expect("Snow");
    next.expect("less than a minute ago");
    next.expect(&own.display().to_string());
    let third = studio_in(&folder, shidoku(), None);
    assert!(!third.shows(OFFER), "the second studio is offering it");
    next.click("Recover");
    assert_eq!(next.puzzle(), &changed);
    assert!(next.app().document().is_dirty());
    assert_eq!(next.app().document().path(), Some(own.as_path()));
    let old = journals(&folder);
    next.five_seconds(&folder, 1);
    // It has its own journal now, and the old one is gone.
    let started = Instant::now();
    while journals(&folder) == old || journals(&folder).len() != 1 {
        assert!(started.elapsed() < PATIENCE, "{:?}", journals(&folder));
        std::thread::sleep(Duration::from_millis(2));
    }
    // The file is unchanged since the first studio read it, so there is nothing to ask.
    next.key_with(Modifiers::COMMAND, Key::S);
    assert_eq!(read(&own), changed);
    next.five_seconds(&folder, 0);
    drop(next);
    assert!(!studio_in(&folder, shidoku(), None).shows(OFFER));
}

#[test]
fn saved_undone_and_discarded_changes_leave_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let (state, own) = (folder.path().join("state"), folder.path().join("own.ron"));
    let mut studio = studio_in(&state, shidoku(), Some(own));
    let change = |studio: &mut Studio| {
        studio.click_cell("r1c1");
        studio.key(Key::Num2);
        studio.five_seconds(&state, 1);
    };
    change(&mut studio);
    studio.key_with(Modifiers::COMMAND, Key::S);
    studio.five_seconds(&state, 0);
    studio.key(Key::Delete);
    studio.five_seconds(&state, 1);
    studio.key_with(Modifiers::COMMAND, Key::Z);
    assert!(!studio.app().document().is_dirty());
    studio.five_seconds(&state, 0);
    studio.key(Key::Delete);
    studio.five_seconds(&state, 1);
    studio.key_with(Modifiers::COMMAND, Key::W);
    studio.click("Don't save");
    studio.five_seconds(&state, 0);
    studio.key_with(Modifiers::COMMAND, Key::N);
    studio.click("Create");
    // The first change of the next puzzle has the same number as that of this one.
    change(&mut studio);
    assert_eq!(&read(&journals(&state)[0]), studio.puzzle());
}

#[test]
fn two_studios_keep_two_journals() {
    let folder = tempfile::tempdir().unwrap();
    let mut studios: Vec<Studio> = (0..2).map(|_| studio_in(folder.path(), shidoku(), None)).collect();
    for (at, studio) in studios.iter_mut().enumerate() {
        studio.click_cell("r1c1");
        studio.key([Key::Num2, Key::Num3][at]);
        studio.five_seconds(folder.path(), at + 1);
    }
    let found: Vec<Puzzle> = journals(folder.path()).iter().map(|path| read(path)).collect();
    assert!(studios.iter().all(|studio| found.contains(studio.puzzle())));
    studios.pop();
    let mut third = studio_in(folder.path(), shidoku(), None);
    let offered = third.harness.query_all_by_label("Recover").count();
    assert_eq!(offered, 1, "only that of the one that has ended");
    third.click("Recover");
    assert_eq!(third.given("r1c1"), Some(3));
}

#[test]
fn a_broken_journal_is_told_and_can_be_discarded() {
    let folder = tempfile::tempdir().unwrap();
    let broken = folder.path().join("puzzle-1.ron");
    fs::write(&broken, "(gridwright: 1, title: \"Sn").unwrap();
    let mut studio = studio_in(folder.path(), shidoku(), None);
    studio.expect(OFFER);
    studio.expect("Cannot be read");
    assert!(studio.harness.query_by_label("Recover").is_none());
    studio.click("Later");
    assert!(broken.exists() && !studio.shows(OFFER));
    studio.click("File");
    studio.click("Recover changes…");
    studio.click("Discard");
    assert!(!broken.exists());
    studio.expect("There is no unsaved work to recover.");
}

#[test]
fn what_a_killed_studio_began_to_write_goes_and_what_another_writes_stays() {
    let folder = tempfile::tempdir().unwrap();
    let part = |name: &str, age: u64| {
        let file = fs::File::create(folder.path().join(name)).unwrap();
        file.set_modified(std::time::SystemTime::now() - Duration::from_secs(age)).unwrap();
        file
    };
    part("puzzle-1-1-0-1.part", 3600);
    part("booklet-1-1-0.part", 3600);
    let locked = part("puzzle-2-2-0-1.part", 3600);
    locked.try_lock().unwrap();
    part("puzzle-3-3-0-1.part", 0);
    part("mine.part", 3600);
    let studio = studio_in(folder.path(), shidoku(), None);
    assert!(!studio.shows(OFFER));
    let mut left: Vec<_> = fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    left.sort();
    assert_eq!(left, ["mine.part", "puzzle-2-2-0-1.part", "puzzle-3-3-0-1.part"]);
}

#[test]
fn a_journal_that_cannot_get_its_name_leaves_nothing_half_written() {
    let folder = tempfile::tempdir().unwrap();
    let mut studio = studio_in(folder.path(), shidoku(), None);
    studio.click_cell("r1c1");
    studio.key(Key::Num2);
    studio.five_seconds(folder.path(), 1);
    // The file name is now taken by something that cannot be replaced.
    let journal = journals(folder.path()).remove(0);
    fs::remove_file(&journal).unwrap();
    fs::create_dir_all(journal.join("full")).unwrap();
    studio.click_cell("r1c2");
    studio.key(Key::Num3);
    let started = Instant::now();
    while !studio.shows("Your work cannot be autosaved") {
        assert!(started.elapsed() < PATIENCE);
        studio.harness.step();
    }
    assert!(!journal.with_extension("part").exists());
    assert_eq!((studio.given("r1c1"), studio.given("r1c2")), (Some(2), Some(3)));
}

#[test]
fn recovering_takes_nothing_away() {
    let folder = tempfile::tempdir().unwrap();
    let mut first = studio_in(folder.path(), shidoku(), None);
    first.click_cell("r1c1");
    first.key(Key::Num2);
    first.five_seconds(folder.path(), 1);
    drop(first);
    let mut studio = studio_in(folder.path(), Puzzle::empty(Board::classic()), None);
    studio.click("Later");
    studio.click_cell("r5c5");
    studio.key(Key::Num7);
    studio.click("File");
    studio.click("Recover changes…");
    studio.click("Recover");
    assert_eq!(studio.given("r1c1"), Some(2));
    studio.key_with(Modifiers::COMMAND, Key::Tab);
    assert_eq!(studio.given("r5c5"), Some(7));
}

#[test]
fn each_tab_has_a_journal_and_all_are_offered_with_their_pictures() {
    let folder = tempfile::tempdir().unwrap();
    let mut studio = studio_in(folder.path(), titled(&shidoku(), "One"), None);
    studio.click_cell("r1c1");
    studio.key(Key::Num2);
    studio.key_with(Modifiers::COMMAND, Key::N);
    studio.click("Create");
    studio.click_cell("r5c5");
    studio.key(Key::Num7);
    studio.five_seconds(folder.path(), 2);
    let expected: Vec<Option<u8>> = vec![Some(2), Some(7)];
    // Saving or discarding the changes of one leaves the other.
    studio.key_with(Modifiers::COMMAND, Key::Z);
    studio.five_seconds(folder.path(), 1);
    studio.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    studio.five_seconds(folder.path(), 2);
    drop(studio);
    let mut next = studio_in(folder.path(), Puzzle::empty(Board::classic()), None);
    assert_eq!(next.harness.query_all_by_label("Recover").count(), 2);
    for picture in ["Preview of One", "Preview of Untitled puzzle"] {
        next.harness.get_by_role_and_label(Role::Image, picture);
    }
    next.click("Recover all puzzles");
    assert!(!next.shows(OFFER));
    let tabs = next.app().tabs();
    assert_eq!(tabs.iter().filter(|(_, unsaved)| *unsaved).count(), 2, "{tabs:?}");
    let mut found: Vec<Option<u8>> = (0..3)
        .map(|_| {
            next.key_with(Modifiers::COMMAND, Key::Tab);
            next.given(if next.puzzle().board().size() == 4 { "r1c1" } else { "r5c5" })
        })
        .filter(Option::is_some)
        .collect();
    found.sort();
    assert_eq!(found, expected);
}

#[test]
fn a_folder_that_cannot_be_written_is_told_once() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "no folder").unwrap();
    let mut studio = studio_in(&file.join("state"), shidoku(), None);
    studio.click_cell("r1c1");
    studio.key(Key::Num2);
    let told = "Your work cannot be autosaved";
    let started = Instant::now();
    while !studio.shows(told) {
        assert!(started.elapsed() < PATIENCE);
        studio.harness.step();
    }
    assert_eq!(studio.given("r1c1"), Some(2));
}

#[test]
fn the_changes_of_a_booklet_are_kept_too() {
    let folder = tempfile::tempdir().unwrap();
    let (state, file) = (folder.path().join("state"), folder.path().join("one.ron"));
    formats::save_puzzles(&file, &[&titled(&shidoku(), "One")]).unwrap();
    let mut studio = studio_in(&state, shidoku(), None);
    studio.harness.key_press_modifiers(Modifiers::COMMAND, Key::B);
    studio.harness.run_steps(4);
    studio.will_pick(FileDialogOutcome::Files(vec![file]));
    studio.harness.get_by_role_and_label(Role::Button, "Add files…").click();
    studio.harness.run_steps(4);
    studio.read();
    studio.five_seconds(&state, 1);
    drop(studio);
    let mut next = studio_in(&state, shidoku(), None);
    next.expect("Untitled booklet");
    next.harness.get_by_label("Recover").click();
    next.harness.run_steps(4);
    next.read();
    next.expect("One, ");
    next.expect(", unsaved");
}

#[test]
fn a_disk_that_does_not_answer_delays_no_frame() {
    let folder = tempfile::tempdir().unwrap();
    let state = folder.path().join("state");
    let mut studio = studio_in(&state, Puzzle::empty(Board::classic()), None);
    studio.wait();
    let faults = InjectedFaults::new(&state, Some((0, InjectedFault::Block)));
    studio.click_cell("r1c1");
    studio.key(Key::Num1);
    let started = Instant::now();
    while faults.waiting() == 0 {
        assert!(started.elapsed() < PATIENCE, "no journal is written");
        std::thread::sleep(Duration::from_millis(2));
        studio.harness.step();
    }
    // The writer waits for the disk, but frames continue, each with typed input.
    for col in 2..=9 {
        let cell = format!("r1c{col}");
        studio.click_cell(&cell);
        studio.harness.key_press(Key::from_name(&col.to_string()).unwrap());
        studio.harness.step();
        assert_eq!(studio.given(&cell), Some(col));
    }
    studio.harness.run_steps(10);
    assert!(faults.waiting() > 0, "the disk has answered");
    assert_eq!(faults.own_steps(), 0, "the thread that draws was at the disk");
    assert_eq!(journals(&state), Vec::<PathBuf>::new());
    // The disk responds: everything typed is written.
    drop(faults);
    studio.five_seconds(&state, 1);
    let started = Instant::now();
    while read(&journals(&state)[0]) != *studio.puzzle() {
        assert!(started.elapsed() < PATIENCE, "what was typed in the meantime is not kept");
        std::thread::sleep(Duration::from_millis(2));
    }
}
