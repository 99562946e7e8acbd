//! Files dropped on the window: several at once, including some that are not puzzles.

use std::sync::Arc;

use super::booklets::puzzles as booklet_puzzles;
use super::*;

/// A file dropped on the window.
#[derive(Debug)]
struct Fallen(PathBuf);

impl egui::DroppedFile for Fallen {
    fn path(&self) -> &Path {
        &self.0
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        std::fs::read(&self.0).map_err(|error| error.to_string())
    }
}

impl Studio {
    /// Drops these files at once.
    fn drops_all(&mut self, paths: &[&Path]) {
        for path in paths {
            self.harness.input_mut().dropped_files.push(Arc::new(Fallen(path.to_path_buf())));
        }
        self.harness.run_steps(4);
        self.settle();
    }
}

/// Creates two puzzles, a folder and a file without a puzzle in a folder.
fn things(folder: &Path) -> [PathBuf; 4] {
    let [one, two, inner, broken] = ["One.ron", "Two.ron", "some folder", "broken.ron"].map(|name| folder.join(name));
    for (path, puzzle) in [(&one, shidoku()), (&two, puzzle(".2.. 3.1. .1.3 ..4."))] {
        let title = path.file_stem().unwrap().to_string_lossy().into_owned();
        let titled = gridwright::puzzle::Edit::SetTitle(title).apply(&puzzle).unwrap();
        formats::save_puzzles(path, &[&titled]).unwrap();
    }
    std::fs::create_dir(&inner).unwrap();
    std::fs::write(&broken, "nothing that anybody could read").unwrap();
    [one, two, inner, broken]
}

fn titles(studio: &Studio) -> Vec<String> {
    studio.app().tabs().into_iter().map(|(title, _)| title).collect()
}

#[test]
fn puzzles_dropped_on_the_board_are_opened_each_in_a_tab() {
    let folder = tempfile::tempdir().unwrap();
    let [one, two, ..] = things(folder.path());
    let mut studio = Studio::open(puzzle("12.. .... .... ...."));
    studio.drops_all(&[&one, &two]);
    assert!(titles(&studio).ends_with(&["One".to_owned(), "Two".to_owned()]), "{:?}", titles(&studio));
    assert_eq!(studio.puzzle().title(), "Two", "the last one is in front");
    assert_eq!(studio.app().document().path(), Some(two.as_path()));
    // A file that is already open comes to the front.
    let tabs = titles(&studio);
    studio.drops_all(&[&one]);
    assert_eq!((studio.puzzle().title(), titles(&studio)), ("One", tabs));
}

#[test]
fn what_is_no_puzzle_is_told_and_the_others_are_opened() {
    let folder = tempfile::tempdir().unwrap();
    let [one, two, inner, broken] = things(folder.path());
    let mut studio = Studio::open(puzzle("12.. .... .... ...."));
    for (path, name) in [(&inner, "some folder"), (&broken, "broken.ron")] {
        studio.drops_all(&[path]);
        studio.expect("The file could not be opened");
        studio.expect(name);
        studio.key(Key::Escape);
    }
    studio.drops_all(&[&one, &inner, &broken, &two]);
    studio.expect("Some files could not be opened");
    for name in ["2 files:", "some folder", "broken.ron"] {
        studio.expect(name);
    }
    studio.key(Key::Escape);
    assert!(titles(&studio).ends_with(&["One".to_owned(), "Two".to_owned()]), "{:?}", titles(&studio));
}

#[test]
fn puzzles_dropped_on_the_booklet_are_added_to_it() {
    let (folder, other) = (booklet_puzzles(), tempfile::tempdir().unwrap());
    let [one, two, inner, broken] = things(other.path());
    let mut studio = Studio::with_booklet(&folder, &["first"]);
    let tabs = titles(&studio);
    studio.drops_all(&[&one, &two]);
    assert_eq!(studio.rows(), ["1 first, 4x4", "2 One, 4x4", "3 Two, 4x4"]);
    assert_eq!(titles(&studio), tabs, "none is opened on the board");
    studio.drops_all(&[&inner, &broken]);
    studio.expect("2 could not be read");
    assert_eq!(studio.rows()[..3], ["1 first, 4x4", "2 One, 4x4", "3 Two, 4x4"]);
}
