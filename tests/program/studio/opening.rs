//! A booklet file opens wherever a file can be opened, without losing anything.

use std::fs;
use std::sync::Arc;

use gridwright::formats::{read_book, save_book};
use gridwright::studio::{OpenFileList, Recent};

use super::booklets::puzzles;
use super::*;

const FIRST: [&str; 2] = ["1 first, 4x4", "2 second, 4x4"];
const QUESTION: &str = "Save changes to “Untitled booklet”?";
const ALREADY: &str = "is already open";

/// Creates a booklet of these puzzles of its folder.
fn book(folder: &Path, title: &str, puzzles: &[&str]) -> PathBuf {
    let items: String = puzzles.iter().map(|name| format!("(file: \"{name}.ron\"),")).collect();
    let path = folder.join(format!("{title}.ron"));
    fs::write(&path, format!("(gridwright_book: 1, settings: (title: \"{title}\"), puzzles: [{items}])")).unwrap();
    path
}

/// A file dropped on the window.
#[derive(Debug)]
struct Dropped(PathBuf);

impl egui::DroppedFile for Dropped {
    fn path(&self) -> &Path {
        &self.0
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        fs::read(&self.0).map_err(|error| error.to_string())
    }
}

/// Opens a studio without a puzzle.
fn started(change: impl FnOnce(App) -> App + 'static) -> Studio {
    let script = Script::default();
    let picker = Box::new(script.clone());
    let harness = Harness::builder()
        .with_size(vec2(1440.0, 900.0))
        .with_max_steps(20)
        .with_context_setup(gridwright::studio::prepare)
        .build_eframe(move |_| change(App::with_start_page(picker)));
    let mut studio = Studio { harness, script }.speaking();
    studio.settle();
    studio
}

impl Studio {
    /// Opens these files as with File > Open.
    fn picks_to_open(&mut self, paths: &[&Path]) {
        self.will_pick(FileDialogOutcome::Files(paths.iter().map(|path| path.to_path_buf()).collect()));
        self.harness.key_press_modifiers(Modifiers::COMMAND, Key::O);
        self.harness.run_steps(4);
        self.settle();
    }

    fn drops(&mut self, path: &Path) {
        self.harness.input_mut().dropped_files.push(Arc::new(Dropped(path.to_owned())));
        self.harness.run_steps(4);
        self.settle();
    }

    /// Returns whether the tab of the booklet has this name.
    fn has_booklet(&self, name: &str) -> bool {
        self.harness.query_by_role_and_label(Role::Tab, name).is_some()
    }

    fn shows_booklet(&mut self) {
        self.harness.key_press_modifiers(Modifiers::COMMAND, Key::B);
        self.harness.run_steps(4);
        self.settle();
    }

    fn leaves_booklet(&mut self) {
        self.press("Back to the puzzle");
        self.settle();
    }

    fn presses(&mut self, button: &str) {
        self.press(button);
        self.settle();
    }
}

#[test]
fn a_booklet_is_opened_as_a_puzzle_is() {
    let folder = puzzles();
    let path = book(folder.path(), "Rain", &["first", "second"]);
    let mut studio = Studio::empty();
    studio.picks_to_open(&[&path]);
    assert_eq!(studio.rows(), FIRST);
    assert!(studio.has_booklet("Rain"));
    studio.leaves_booklet();
    studio.harness.get_by_label(BOARD_LABEL);
    assert_eq!(studio.app().tabs().len(), 1, "no tab of a puzzle");
    // It has a tab among others, and the last one is in front.
    let mut studio = Studio::empty();
    studio.picks_to_open(&[&path, &folder.path().join("open.ron")]);
    studio.harness.get_by_label(BOARD_LABEL);
    assert!(studio.has_booklet("Rain") && studio.app().document().display_title() == "open");
    studio.shows_booklet();
    assert_eq!(studio.rows(), FIRST);
}

#[test]
fn a_booklet_is_chosen_in_the_window_itself() {
    let folder = puzzles();
    // The first booklet of its folder.
    book(folder.path(), "A book", &["first", "second"]);
    let mut studio = Studio::open_file(shidoku(), Some(folder.path().join("second.ron")));
    studio.will_pick(FileDialogOutcome::Unavailable);
    studio.key_with(Modifiers::COMMAND, Key::O);
    studio.wait();
    studio.key(Key::ArrowDown);
    studio.harness.key_press(Key::Enter);
    studio.harness.run_steps(4);
    studio.settle();
    assert_eq!(studio.rows(), FIRST);
}

#[test]
fn a_booklet_of_a_later_version_is_told_as_one() {
    let folder = puzzles();
    let path = folder.path().join("future.ron");
    fs::write(&path, "(gridwright_book: 2, pages: 3)").unwrap();
    let mut studio = Studio::empty();
    studio.picks_to_open(&[&path]);
    studio.expect("made with a newer Gridwright (format 2");
    assert_eq!(studio.app().tabs().len(), 1);
}

#[test]
fn changes_of_another_booklet_are_not_lost_without_a_question() {
    let folder = puzzles();
    let path = book(folder.path(), "Rain", &["second"]);
    let mut studio = Studio::with_booklet(&folder, &["first"]);
    studio.leaves_booklet();
    studio.picks_to_open(&[&path]);
    studio.expect(QUESTION);
    studio.presses("Cancel");
    assert!(studio.has_booklet("Untitled booklet, unsaved"));
    studio.shows_booklet();
    assert_eq!(studio.rows(), ["1 first, 4x4"]);
    studio.leaves_booklet();

    studio.picks_to_open(&[&path]);
    studio.presses("Don't save");
    assert_eq!(studio.rows(), ["1 second, 4x4"]);
    assert!(studio.has_booklet("Rain"));
    // The puzzles, and the file twice: its name is not asked for again.
    assert_eq!(studio.script.questions.borrow().len(), 3);
}

#[test]
fn changes_of_another_booklet_are_saved_before_a_file_takes_its_place() {
    let folder = puzzles();
    let (path, kept) = (book(folder.path(), "Rain", &["second"]), folder.path().join("kept.ron"));
    let mut studio = Studio::with_booklet(&folder, &["first"]);
    studio.leaves_booklet();
    studio.picks_to_open(&[&path]);
    studio.will_pick(FileDialogOutcome::File(kept.clone()));
    studio.presses("Save");
    assert_eq!(studio.rows(), ["1 second, 4x4"]);
    let files: Vec<String> = read_book(&kept).unwrap().puzzles.into_iter().map(|item| item.file).collect();
    assert_eq!(files, ["first.ron"]);
}

#[test]
fn of_two_booklets_at_once_the_last_one_is_asked_about() {
    let folder = puzzles();
    let (rain, snow) = (book(folder.path(), "Rain", &["first"]), book(folder.path(), "Snow", &["second"]));
    let mut studio = Studio::with_booklet(&folder, &["open"]);
    studio.leaves_booklet();
    studio.picks_to_open(&[&rain, &snow]);
    studio.presses("Don't save");
    assert!(studio.has_booklet("Snow") && !studio.shows("Save changes"));
    assert_eq!(studio.rows(), ["1 second, 4x4"]);
}

#[test]
fn a_booklet_that_is_open_comes_to_the_front_with_its_changes() {
    let folder = puzzles();
    let path = book(folder.path(), "Rain", &["first", "second"]);
    let mut studio = Studio::empty();
    studio.picks_to_open(&[&path]);
    studio.leaves_booklet();
    studio.picks_to_open(&[&path]);
    assert_eq!(studio.rows(), FIRST);
    studio.expect(ALREADY);

    studio.harness.get_by_label(FIRST[0]).click();
    studio.settle();
    studio.presses("Remove");
    studio.leaves_booklet();
    studio.picks_to_open(&[&path]);
    assert_eq!(studio.rows(), ["1 second, 4x4"]);
    assert!(studio.has_booklet("Rain, unsaved") && !studio.shows("Save changes"));
    studio.expect(ALREADY);

    // External changes are read if nothing would be lost.
    studio.presses("Save");
    let mut other = read_book(&path).unwrap();
    other.settings.title = "Hail".to_owned();
    save_book(&path, &other).unwrap();
    studio.leaves_booklet();
    studio.picks_to_open(&[&path]);
    assert!(studio.has_booklet("Hail"));
}

#[test]
fn a_booklet_that_is_dropped_is_opened_and_puzzles_are_added_to_the_one_that_is_seen() {
    let folder = puzzles();
    let (rain, snow) = (book(folder.path(), "Rain", &["first", "second"]), book(folder.path(), "Snow", &["second"]));
    let mut studio = Studio::empty();
    studio.drops(&rain);
    assert_eq!(studio.rows(), FIRST);
    studio.drops(&snow);
    assert_eq!(studio.rows(), ["1 second, 4x4"], "in the place of one without changes");
    studio.drops(&folder.path().join("first.ron"));
    assert_eq!(studio.rows(), ["1 second, 4x4", "2 first, 4x4"]);
    assert!(studio.has_booklet("Snow, unsaved"));
    studio.drops(&rain);
    studio.expect("Save changes to “Snow”?");
    studio.presses("Cancel");
    assert_eq!(studio.rows(), ["1 second, 4x4", "2 first, 4x4"]);
    studio.drops(&rain);
    studio.presses("Don't save");
    assert_eq!(studio.rows(), FIRST);
}

#[test]
fn the_program_is_given_a_booklet() {
    let folder = puzzles();
    let path = book(folder.path(), "Rain", &["first", "second"]);
    let (alone, behind) = (path.clone(), path.clone());
    let mut studio = started(move |app| app.with_files(&[alone]));
    assert_eq!(studio.rows(), FIRST);
    studio.leaves_booklet();
    studio.expect("Import from link or text");
    // Behind a visible puzzle.
    let studio = Studio::with(move |app| app.with_files(&[behind]), shidoku());
    studio.harness.get_by_label(BOARD_LABEL);
    assert!(studio.has_booklet("Rain"));
    // In front of a puzzle that is read before it.
    let files = [folder.path().join("open.ron"), path];
    let studio = started(move |app| app.with_files(&files));
    assert_eq!((studio.rows().len(), studio.app().tabs().len()), (2, 1));
}

/// They are read in the background; only the first one is inspected beforehand.
#[test]
fn of_the_files_on_the_command_line_the_first_one_is_in_front() {
    let folder = puzzles();
    let puzzle = |name: &str| folder.path().join(format!("{name}.ron"));
    let files = [puzzle("second"), puzzle("first"), puzzle("open")];
    let studio = started(move |app| app.with_first_of(&files));
    let titles: Vec<String> = studio.app().tabs().into_iter().map(|(title, _)| title).collect();
    assert_eq!(titles, ["second", "first", "open"]);
    assert_eq!(studio.app().document().display_title(), "second");
    assert!(!studio.app().document().is_dirty());
    let files = [book(folder.path(), "Rain", &["first", "second"]), puzzle("open")];
    let studio = started(move |app| app.with_first_of(&files));
    assert_eq!(studio.rows(), FIRST);
    assert_eq!(studio.app().tabs().len(), 1);
}

#[test]
fn the_booklet_of_the_last_session_is_opened_again() {
    let (folder, kept) = (puzzles(), tempfile::tempdir().unwrap());
    let (path, first) = (book(folder.path(), "Rain", &["first", "second"]), folder.path().join("first.ron"));
    let again = |kept: &Path| {
        let kept = kept.to_owned();
        started(move |app| app.with_session(OpenFileList::in_folder(&kept)))
    };
    let mut studio = again(kept.path());
    studio.picks_to_open(&[&first, &path]);
    drop(studio);
    let mut studio = again(kept.path());
    assert_eq!(studio.rows(), FIRST, "it was in front");
    assert_eq!(studio.app().tabs().len(), 1);
    studio.leaves_booklet();
    drop(studio);
    let studio = again(kept.path());
    studio.harness.get_by_label(BOARD_LABEL);
    assert!(studio.has_booklet("Rain"), "behind it");
    drop(studio);
    // A session file from a version without booklets.
    fs::write(kept.path().join("session.txt"), format!("> {}\n", first.display())).unwrap();
    let studio = again(kept.path());
    assert_eq!(studio.app().document().path(), Some(first.as_path()));
    assert!(!studio.has_booklet("Rain"));
    drop(studio);
    // Only the booklet.
    fs::write(kept.path().join("session.txt"), format!("=> {}\n", path.display())).unwrap();
    let studio = again(kept.path());
    assert_eq!((studio.rows(), studio.app().tabs().len()), (FIRST.map(str::to_owned).to_vec(), 0));
}

#[test]
fn booklets_are_among_the_recent_files_and_show_what_they_are() {
    let folder = puzzles();
    let path = book(folder.path(), "Rain", &["first", "second"]);
    let (list, other) = (folder.path().join("recent.txt"), folder.path().join("other.ron"));
    let at = list.clone();
    let mut studio = Studio::with(move |app| app.with_recent(Recent::at(at)), shidoku());
    studio.picks_to_open(&[&path]);
    assert_eq!(fs::read_to_string(&list).unwrap(), format!("{}\n", path.display()));
    studio.will_pick(FileDialogOutcome::File(other.clone()));
    studio.harness.key_press_modifiers(Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
    studio.harness.run_steps(4);
    studio.settle();
    assert_eq!(fs::read_to_string(&list).unwrap(), format!("{}\n{}\n", other.display(), path.display()));
    drop(studio);

    save_book(&other, &formats::BookFile::default()).unwrap();
    let mut studio = Studio::at_start(Recent::at(list));
    studio.until("other.ron, just now · 0 puzzles, Booklet");
    studio.until("Rain, just now · 2 puzzles, Booklet");
    studio.harness.get_by_label("Rain, just now · 2 puzzles, Booklet").click();
    studio.harness.run_steps(4);
    studio.settle();
    assert_eq!(studio.rows(), FIRST);
}
