//! Files that another program writes while they are open, and files that are also open in another studio.

use gridwright::formats::{read_book, save_book};
use gridwright::studio::FileWatch;

use super::*;

const CHANGED: &str = "The file has changed on disk";
const ELSEWHERE: &str = "is also open in another Gridwright window";

/// Opens a studio that watches this open file, with its marks in a folder.
fn watching(marks: &Path, path: &Path) -> Studio {
    let (marks, puzzle) = (marks.to_owned(), formats::read_first(path).unwrap().puzzle);
    Studio::build(puzzle, Some(path.to_owned()), move |app| app.with_watch(FileWatch::begin(Some(marks))))
}

fn titled(puzzle: &Puzzle, title: &str) -> Puzzle {
    gridwright::puzzle::Edit::SetTitle(title.to_owned()).apply(puzzle).unwrap()
}

#[test]
fn what_another_program_writes_is_noticed_and_read_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("both.ron");
    formats::save_puzzles(&path, &[&shidoku()]).unwrap();
    let mut studio = watching(&folder.path().join("open"), &path);
    let other = titled(&puzzle("1... .... .... ...."), "Other");
    formats::save_puzzles(&path, &[&other]).unwrap();
    studio.until(CHANGED);
    studio.expect("You have made no changes since then.");
    studio.click("Reload");
    studio.wait();
    assert_eq!(studio.puzzle(), &other);
    assert!(!studio.app().document().is_dirty() && !studio.shows(CHANGED));
}

#[test]
fn what_another_program_writes_is_compared_with_what_is_open() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("both.ron");
    let before = puzzle("1... .... .... ....");
    formats::save_puzzles(&path, &[&before]).unwrap();
    let mut studio = watching(&folder.path().join("open"), &path);
    studio.click_cell("r2c2");
    studio.key(Key::Num3);
    let own = studio.puzzle().clone();
    formats::save_puzzles(&path, &[&titled(&puzzle("1... .... .... ...2"), "Other")]).unwrap();
    studio.until(CHANGED);
    studio.expect("Reload discards your changes.");
    studio.click("Compare versions");
    studio.wait();
    for words in ["2 givens differ: r2c2 r4c4", "The title or the author differs"] {
        studio.expect(words);
    }
    for picture in ["Your version", "On disk"] {
        studio.harness.get_by_role_and_label(Role::Image, picture);
    }
    studio.click("Keep mine");
    assert_eq!((studio.puzzle(), studio.shows(CHANGED)), (&own, false));
    // The kept version does not overwrite the other without a question.
    studio.key_with(Modifiers::COMMAND, Key::S);
    studio.expect("Overwrite");
    studio.click("Overwrite");
    assert_eq!(&formats::read_first(&path).unwrap().puzzle, &own);
}

#[test]
fn two_studios_of_one_file_warn_each_other_and_their_own_saves_are_no_news() {
    let folder = tempfile::tempdir().unwrap();
    let (marks, path) = (folder.path().join("open"), folder.path().join("both.ron"));
    formats::save_puzzles(&path, &[&shidoku()]).unwrap();
    let mut first = watching(&marks, &path);
    first.click_cell("r1c1");
    first.key(Key::Num2);
    first.key_with(Modifiers::COMMAND, Key::S);
    assert!(!first.shows(ELSEWHERE));
    let mut second = watching(&marks, &path);
    second.until(ELSEWHERE);
    first.until(ELSEWHERE);
    assert!(!first.shows(CHANGED), "it wrote the file itself");
    // A save by one of them is reported to the other.
    first.key(Key::Num3);
    first.key_with(Modifiers::COMMAND, Key::S);
    second.until(CHANGED);
    second.click("Reload");
    second.wait();
    assert_eq!(second.puzzle(), first.puzzle());
    drop(second);
    // Its mark is removed with it, eventually.
    let started = Instant::now();
    while std::fs::read_dir(&marks).unwrap().count() > 1 {
        assert!(started.elapsed() < PATIENCE, "the mark stays");
        std::thread::sleep(Duration::from_millis(2));
    }
}

#[test]
fn a_file_that_is_taken_away_is_told_and_its_puzzle_is_work_that_is_not_saved() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("both.ron");
    formats::save_puzzles(&path, &[&shidoku()]).unwrap();
    let mut studio = watching(&folder.path().join("open"), &path);
    studio.wait();
    assert!(!studio.app().document().is_dirty());
    std::fs::remove_file(&path).unwrap();
    studio.until("no longer exists");
    assert!(studio.app().document().is_dirty(), "closing asks");
    studio.key_with(Modifiers::COMMAND, Key::S);
    studio.wait();
    assert_eq!(formats::read_first(&path).unwrap().puzzle, shidoku());
    assert!(!studio.app().document().is_dirty() && !studio.shows(CHANGED));
}

#[test]
fn a_booklet_that_another_program_writes_is_noticed_and_compared() {
    let folder = tempfile::tempdir().unwrap();
    let files: Vec<PathBuf> =
        ["first", "second"].iter().map(|name| folder.path().join(format!("{name}.ron"))).collect();
    files.iter().for_each(|file| drop(formats::save_puzzles(file, &[&shidoku()]).unwrap()));
    let mut studio = Studio::with(|app| app.with_watch(FileWatch::begin(None)), shidoku());
    studio.harness.key_press_modifiers(Modifiers::COMMAND, Key::B);
    studio.harness.run_steps(4);
    studio.will_pick(FileDialogOutcome::Files(files));
    studio.press("Add files…");
    studio.settle();
    let path = folder.path().join("book.ron");
    studio.will_pick(FileDialogOutcome::File(path.clone()));
    studio.press("Save");
    studio.settle();
    let mut other = read_book(&path).unwrap();
    other.puzzles.swap_remove(0);
    other.settings.title = "Other".to_owned();
    save_book(&path, &other).unwrap();
    studio.until(CHANGED);
    studio.press("Compare versions");
    studio.until("Only in your version: first.ron");
    studio.expect("The booklet settings differ");
    studio.press("Reload");
    studio.settle();
    assert!(!studio.shows("1 first"));
    studio.expect("second");
}
