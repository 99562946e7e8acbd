//! Files are read on a background thread, in the order requested; slow reads are shown and can be cancelled.

use std::fs;

use gridwright::disk::FileOperation;
use gridwright::disk::faults::{InjectedFault, InjectedFaults};
use gridwright::studio::{OpenFileList, Recent};

use super::*;

/// Writes a file of this many puzzles.
fn lines(path: &Path, count: usize) {
    fs::write(path, "1.....1.4.3..3..\n".repeat(count)).unwrap();
}

fn ron(path: &Path, title: &str) {
    let titled = gridwright::puzzle::Edit::SetTitle(title.to_owned()).apply(&shidoku()).unwrap();
    formats::save_puzzles(path, &[&titled]).unwrap();
}

impl Studio {
    /// Cancels the current read.
    fn cancel_reading(&mut self) {
        self.harness.get_by_label("Cancel reading").click();
        self.harness.step();
        self.harness.step();
        assert!(!self.app().is_reading());
        self.wait();
    }

    fn open_all(&mut self, paths: &[&Path]) {
        self.will_pick(FileDialogOutcome::Files(paths.iter().map(|path| path.to_path_buf()).collect()));
        self.harness.key_press_modifiers(Modifiers::COMMAND, Key::O);
        // The first frame processes the key, the next one the user's answer.
        self.harness.step();
        self.harness.step();
    }

    fn titles(&self) -> Vec<String> {
        self.app().tabs().into_iter().map(|(title, _)| title).collect()
    }

    /// Runs frames until the read in progress is shown.
    fn until_shown(&mut self) {
        let started = Instant::now();
        while !self.shows("Reading") {
            assert!(started.elapsed() < PATIENCE && self.app().is_reading(), "nothing is shown of the reading");
            std::thread::sleep(Duration::from_millis(5));
            self.harness.step();
        }
    }
}

/// Writes a file of this many puzzles to a disk that does not respond until its faults end.
fn on_a_slow_disk(folder: &Path, name: &str, count: usize) -> (PathBuf, InjectedFaults) {
    let slow = folder.join("slow");
    fs::create_dir(&slow).unwrap();
    lines(&slow.join(name), count);
    (slow.join(name), InjectedFaults::new(&slow, Some((0, InjectedFault::Block))))
}

#[test]
fn a_large_file_is_read_beside_the_window_and_the_others_come_behind_it_in_order() {
    let folder = tempfile::tempdir().unwrap();
    let (large, disk) = on_a_slow_disk(folder.path(), "large.txt", 600_000);
    let [one, two] = ["one.ron", "two.ron"].map(|name| folder.path().join(name));
    ron(&one, "One");
    ron(&two, "Two");
    let mut studio = Studio::empty();
    studio.open_all(&[&large, &one, &two]);
    studio.until_shown();
    studio.expect("Reading large.txt");
    studio.expect("of 9 MB");
    studio.expect("2 more waiting");
    // The window keeps working in the meantime.
    studio.harness.step();
    assert_eq!(studio.titles().len(), 1, "none has overtaken another");
    drop(disk);
    studio.wait();
    assert_eq!(studio.titles()[1..], ["Untitled puzzle", "One", "Two"]);
    assert!(!studio.shows("Reading"));
}

#[test]
fn reading_is_cancelled_and_nothing_comes_of_it() {
    let folder = tempfile::tempdir().unwrap();
    let (large, disk) = on_a_slow_disk(folder.path(), "large.txt", 600_000);
    let one = folder.path().join("one.ron");
    ron(&one, "One");
    let mut studio = Studio::empty();
    studio.open_all(&[&large, &one]);
    studio.until_shown();
    studio.cancel_reading();
    studio.expect("Reading large.txt was cancelled");
    assert_eq!(studio.titles().len(), 1);
    drop(disk);
    studio.open_all(&[&one]);
    studio.wait();
    assert_eq!(studio.titles()[1..], ["One"]);
}

#[test]
fn a_booklet_of_many_items_is_read_beside_the_window() {
    let folder = tempfile::tempdir().unwrap();
    let (_lines, _disk) = on_a_slow_disk(folder.path(), "lines.txt", 3000);
    let items: String = (1..=3000).map(|at| format!("(file: \"slow/lines.txt\", line: Some({at})),")).collect();
    let book = folder.path().join("book.ron");
    fs::write(&book, format!("(gridwright_book: 1, puzzles: [{items}])")).unwrap();
    let mut studio = Studio::empty();
    studio.will_pick(FileDialogOutcome::File(book.clone()));
    studio.harness.key_press_modifiers(Modifiers::COMMAND, Key::B);
    studio.harness.run_steps(4);
    studio.press("Open…");
    studio.until_shown();
    studio.expect("Reading book.ron");
    studio.expect("left");
    studio.harness.get_by_label("Cancel reading").click();
    studio.harness.step();
    studio.harness.step();
    assert!(!studio.app().is_reading() && !studio.shows("book.ron · saved"));
}

/// Returns how often a file was opened.
fn opened(watched: &InjectedFaults, name: &str) -> usize {
    watched.calls().iter().filter(|(call, path)| *call == FileOperation::Open && path.ends_with(name)).count()
}

#[test]
fn a_booklet_reads_a_file_once_for_all_entries_of_it() {
    let folder = tempfile::tempdir().unwrap();
    lines(&folder.path().join("lines.txt"), 50);
    let items: String = (1..=50).rev().map(|at| format!("(file: \"lines.txt\", line: Some({at})),")).collect();
    let book = folder.path().join("book.ron");
    fs::write(&book, format!("(gridwright_book: 1, puzzles: [{items}])")).unwrap();
    let watched = InjectedFaults::new(folder.path(), None);
    let mut studio = Studio::empty();
    studio.will_pick(FileDialogOutcome::File(book));
    studio.harness.key_press_modifiers(Modifiers::COMMAND, Key::B);
    studio.harness.run_steps(4);
    studio.press("Open…");
    studio.settle();
    assert_eq!((studio.rows().is_empty(), opened(&watched, "lines.txt")), (false, 1));
}

#[test]
fn a_pipe_stops_no_window_that_takes_a_set_up() {
    let folder = super::booklets::puzzles();
    let pipe = folder.path().join("pipe.ron");
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let mut studio = Studio::with_booklet(&folder, &["first"]);
    studio.will_pick(FileDialogOutcome::File(pipe));
    studio.harness.get_by_label("Copy page settings from booklet…").scroll_to_me();
    studio.harness.run_steps(4);
    studio.press("Copy page settings from booklet…");
    studio.settle();
    studio.expect("is a device or a pipe");
}

#[test]
fn the_picture_of_a_section_is_read_once() {
    let folder = super::booklets::puzzles();
    let picture = folder.path().join("section.png");
    image::RgbImage::new(60, 60).save(&picture).unwrap();
    let mut studio = Studio::with_booklet(&folder, &["first", "second"]);
    studio.harness.get_by_label("1 first, 4x4").click();
    studio.settle();
    studio.switch("Starts a section");
    let watched = InjectedFaults::new(folder.path(), None);
    let button = "Choose… section picture";
    for broken in [false, true] {
        studio.will_pick(FileDialogOutcome::File(picture.clone()));
        studio.harness.get_by_role_and_label(Role::Button, button).scroll_to_me();
        studio.harness.run_steps(3);
        studio.press(button);
        studio.settle();
        assert_eq!(opened(&watched, "section.png"), if broken { 2 } else { 1 });
        assert_eq!(studio.shows("not a supported picture"), broken);
        // Remove it, and choose it again if the file has none.
        studio.harness.get_by_role_and_label(Role::Button, "Remove section picture").scroll_to_me();
        studio.harness.run_steps(3);
        studio.press("Remove section picture");
        studio.settle();
        fs::write(&picture, "no picture").unwrap();
    }
}

#[test]
fn a_file_that_is_too_large_is_refused_unread() {
    let folder = tempfile::tempdir().unwrap();
    let large = folder.path().join("large.ron");
    fs::File::create(&large).unwrap().set_len(64 << 20).unwrap();
    let watched = InjectedFaults::new(folder.path(), None);
    let mut studio = Studio::empty();
    studio.open_all(&[&large]);
    studio.wait();
    studio.expect("too large (64 MiB); the limit is 4 MiB");
    // Opened once, to see whether it starts like a booklet.
    assert_eq!(opened(&watched, "large.ron"), 1);
}

#[test]
fn a_session_that_is_still_being_read_is_not_forgotten() {
    let folder = tempfile::tempdir().unwrap();
    let (large, disk) = on_a_slow_disk(folder.path(), "large.txt", 1);
    let list = folder.path().join("session.txt");
    let text = format!("> {}\n", large.display());
    fs::write(&list, &text).unwrap();
    let (script, kept) = (Script::default(), folder.path().to_owned());
    let picker = Box::new(script.clone());
    let harness = Harness::builder()
        .with_size(vec2(1440.0, 900.0))
        .with_max_steps(20)
        .with_context_setup(gridwright::studio::prepare)
        .build_eframe(move |_| App::with_start_page(picker).with_session(OpenFileList::in_folder(&kept)));
    let mut studio = Studio { harness, script };
    studio.until_shown();
    assert_eq!(fs::read_to_string(&list).unwrap(), text, "as it was");
    drop(disk);
    studio.wait();
    assert_eq!(studio.titles(), ["Untitled puzzle"]);
    assert_eq!(fs::read_to_string(&list).unwrap(), text, "and again");
}

#[test]
fn the_start_page_is_there_before_its_thumbnails() {
    let folder = tempfile::tempdir().unwrap();
    let (large, _disk) = on_a_slow_disk(folder.path(), "large.txt", 1);
    let small = folder.path().join("small.ron");
    ron(&small, "Small one");
    let list = folder.path().join("recent.txt");
    fs::write(&list, format!("{}\n{}\n", large.display(), small.display())).unwrap();
    let (script, started) = (Script::default(), Instant::now());
    let picker = Box::new(script.clone());
    let harness = Harness::builder()
        .with_size(vec2(1440.0, 900.0))
        .with_max_steps(20)
        .with_context_setup(gridwright::studio::prepare)
        .build_eframe(move |_| App::with_start_page(picker).with_recent(Recent::at(list)));
    let mut studio = Studio { harness, script };
    while !studio.shows("Small one") {
        assert!(started.elapsed() < PATIENCE, "no thumbnail");
        std::thread::sleep(Duration::from_millis(5));
        studio.harness.step();
    }
    // Neither the small file nor the window has waited for the large one.
    studio.expect("large.txt");
}

impl Studio {
    /// Pastes this many puzzles, one per line, and runs the frames that start reading them.
    fn paste_lines(&mut self, count: usize) {
        self.harness.event(Event::Paste("1.....1.4.3..3..\n".repeat(count)));
        self.harness.step();
        self.harness.step();
    }
}

/// Enough to keep the thread busy for a while; they are only counted.
const MANY: usize = 3_000_000;

#[test]
fn a_long_text_is_read_beside_the_window_that_it_is_pasted_into() {
    let mut studio = Studio::empty();
    studio.paste_lines(MANY);
    studio.until_shown();
    studio.expect("Reading the pasted text");
    studio.expect("of 48 MB");
    // The window keeps working in the meantime.
    let (pos, button, modifiers) = (studio.at("r3c4"), PointerButton::Primary, Modifiers::NONE);
    studio.harness.event(Event::PointerMoved(pos));
    for pressed in [true, false] {
        studio.harness.event(Event::PointerButton { pos, button, pressed, modifiers });
    }
    studio.harness.step();
    assert_eq!(studio.selected(), "r3c4");
    assert!(studio.app().is_reading() && !studio.shows("Open as new puzzle"));
    studio.read();
    assert!(!studio.shows("Reading the pasted text"));
    studio.expect("4 × 4 · 5 givens · 0 rules");
    studio.expect("2\u{2009}999\u{2009}999 more puzzles were pasted");
    studio.click("Open as new puzzle");
    assert_eq!(studio.puzzle().givens().len(), 5);
}

#[test]
fn reading_of_a_long_text_is_cancelled_and_what_is_no_puzzle_is_told() {
    let mut studio = Studio::empty();
    studio.paste_lines(MANY);
    studio.until_shown();
    studio.cancel_reading();
    studio.expect("Reading the pasted text was cancelled");
    assert!(!studio.shows("Open as new puzzle"));
    studio.harness.event(Event::Paste("no puzzle at all\n".repeat(200_000)));
    studio.harness.step();
    studio.harness.step();
    studio.read();
    studio.harness.run_ok();
    studio.expect("The pasted text is not a puzzle");
}

/// A text that was read while a question is open arrives once it is answered.
#[test]
fn what_was_pasted_takes_no_question_away() {
    let mut studio = Studio::empty();
    let (key, modifiers) = (Key::F1, Modifiers::NONE);
    let press = Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers };
    let text = "1.....1.4.3..3..\n".repeat(20_000);
    // Both in one frame, so that the text is not read before.
    studio.harness.input_mut().events.extend([Event::Paste(text), press]);
    for _ in 0..100 {
        studio.harness.step();
        std::thread::sleep(Duration::from_millis(10));
    }
    assert!(studio.shows("Shortcuts and gestures") && !studio.shows("Open as new puzzle"));
    studio.harness.key_press(Key::Escape);
    studio.harness.step();
    studio.read();
    studio.harness.run_ok();
    studio.expect("Open as new puzzle");
}
