//! Files are read off the window's thread, in the order in which they were asked for; what takes long is shown, and can
//! be cancelled.

use std::fs;

use gridwright::studio::{Recent, Session};

use super::*;

/// A file of so many puzzles.
fn lines(path: &Path, count: usize) {
    fs::write(path, "1.....1.4.3..3..\n".repeat(count)).unwrap();
}

fn ron(path: &Path, title: &str) {
    let titled = gridwright::puzzle::Edit::SetTitle(title.to_owned()).apply(&shidoku()).unwrap();
    formats::save_puzzles(path, &[&titled]).unwrap();
}

impl Studio {
    fn open_all(&mut self, paths: &[&Path]) {
        self.will_pick(Picked::Files(paths.iter().map(|path| path.to_path_buf()).collect()));
        self.harness.key_press_modifiers(Modifiers::COMMAND, Key::O);
        // The first frame takes the key, the next the author's answer.
        self.harness.step();
        self.harness.step();
    }

    fn titles(&self) -> Vec<String> {
        self.app().tabs().into_iter().map(|(title, _)| title).collect()
    }

    /// Draws frames until it is shown what is being read.
    fn until_shown(&mut self) {
        let started = Instant::now();
        while !self.shows("Reading") {
            assert!(started.elapsed() < PATIENCE && self.app().is_reading(), "nothing is shown of the reading");
            std::thread::sleep(Duration::from_millis(5));
            self.harness.step();
        }
    }
}

#[test]
fn a_large_file_is_read_beside_the_window_and_the_others_come_behind_it_in_order() {
    let folder = tempfile::tempdir().unwrap();
    let [large, one, two] = ["large.txt", "one.ron", "two.ron"].map(|name| folder.path().join(name));
    lines(&large, 600_000);
    ron(&one, "One");
    ron(&two, "Two");
    let mut studio = Studio::empty();
    let started = Instant::now();
    studio.open_all(&[&large, &one, &two]);
    studio.until_shown();
    studio.expect("Reading large.txt");
    studio.expect("of 9 MB");
    studio.expect("2 more to read");
    // The window goes on meanwhile.
    assert_eq!(studio.titles().len(), 1, "none has overtaken another");
    let frame = Instant::now();
    studio.harness.step();
    let (frame, all) = (frame.elapsed(), started);
    studio.wait();
    let all = all.elapsed();
    assert!(frame < all / 2, "a frame took {frame:?} of {all:?}");
    assert_eq!(studio.titles()[1..], ["Untitled puzzle", "One", "Two"]);
    assert!(!studio.shows("Reading"));
}

#[test]
fn reading_is_cancelled_and_nothing_comes_of_it() {
    let folder = tempfile::tempdir().unwrap();
    let [large, one] = ["large.txt", "one.ron"].map(|name| folder.path().join(name));
    lines(&large, 600_000);
    ron(&one, "One");
    let mut studio = Studio::empty();
    studio.open_all(&[&large, &one]);
    studio.until_shown();
    studio.harness.get_by_label("Cancel reading").click();
    studio.harness.step();
    studio.harness.step();
    assert!(!studio.app().is_reading());
    studio.wait();
    studio.expect("Reading large.txt was cancelled");
    assert_eq!(studio.titles().len(), 1);
    studio.open_all(&[&one]);
    studio.wait();
    assert_eq!(studio.titles()[1..], ["One"]);
}

#[test]
fn a_booklet_of_many_items_is_read_beside_the_window() {
    let folder = tempfile::tempdir().unwrap();
    lines(&folder.path().join("lines.txt"), 9_000);
    let items: String = (1..=3000).map(|at| format!("(file: \"lines.txt\", line: Some({})),", at * 3)).collect();
    let book = folder.path().join("book.ron");
    fs::write(&book, format!("(gridwright_book: 1, puzzles: [{items}])")).unwrap();
    let mut studio = Studio::empty();
    studio.will_pick(Picked::File(book.clone()));
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

#[test]
fn a_session_that_is_still_being_read_is_not_forgotten() {
    let folder = tempfile::tempdir().unwrap();
    let large = folder.path().join("large.txt");
    lines(&large, 600_000);
    let list = folder.path().join("session.txt");
    let text = format!("> {}\n", large.display());
    fs::write(&list, &text).unwrap();
    let (script, kept) = (Script::default(), folder.path().to_owned());
    let picker = Box::new(script.clone());
    let harness = Harness::builder()
        .with_size(vec2(1440.0, 900.0))
        .with_max_steps(20)
        .with_context_setup(gridwright::studio::prepare)
        .build_eframe(move |_| App::with_start_page(picker).with_session(Session::in_folder(&kept)));
    let mut studio = Studio { harness, script };
    studio.until_shown();
    assert_eq!(fs::read_to_string(&list).unwrap(), text, "as it was");
    studio.wait();
    assert_eq!(studio.titles(), ["Untitled puzzle"]);
    assert_eq!(fs::read_to_string(&list).unwrap(), text, "and again");
}

#[test]
fn the_start_page_is_there_before_its_thumbnails() {
    let folder = tempfile::tempdir().unwrap();
    let (large, small) = (folder.path().join("large.txt"), folder.path().join("small.ron"));
    lines(&large, 600_000);
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
    // The small one has not waited for the large one, nor has the window.
    studio.expect("large.txt");
}
