//! Comments in a file are not lost without a question, which is asked only once.

use std::fs;

use gridwright::formats::read_book;

use super::booklets::puzzles;
use super::*;

const QUESTION: &str = "The file contains comments";

/// Writes a comment at the top of a file and returns the new content.
fn comment(path: &Path) -> String {
    let commented = format!("// Mine, of a long night.\n{}", fs::read_to_string(path).unwrap());
    fs::write(path, &commented).unwrap();
    commented
}

/// Opens a studio with a changed puzzle from this file.
fn changed(path: &Path) -> Studio {
    let mut studio = Studio::open_file(formats::read_first(path).unwrap().puzzle, Some(path.to_owned()));
    studio.click_cell("r1c1");
    studio.key(Key::Num1);
    studio
}

#[test]
fn comments_of_a_puzzle_are_asked_about_once() {
    let folder = tempfile::tempdir().unwrap();
    let (path, other) = (folder.path().join("snow.ron"), folder.path().join("other.ron"));
    formats::save_puzzles(&path, &[&shidoku()]).unwrap();
    let commented = format!("// Mine, of a long night.\n{}", fs::read_to_string(&path).unwrap());
    fs::write(&path, &commented).unwrap();
    let mut studio = Studio::open_file(shidoku(), Some(path.clone()));
    studio.click_cell("r1c1");
    studio.key(Key::Num1);
    studio.key_with(Modifiers::COMMAND, Key::S);
    studio.expect(QUESTION);
    studio.click("Cancel");
    assert_eq!(fs::read_to_string(&path).unwrap(), commented, "nothing is done without an answer");

    studio.key_with(Modifiers::COMMAND, Key::S);
    studio.will_pick(FileDialogOutcome::File(other.clone()));
    studio.click("Save as…");
    studio.wait();
    assert_eq!(fs::read_to_string(&path).unwrap(), commented);
    assert_eq!(formats::read_first(&other).unwrap().puzzle, *studio.puzzle());

    // Reading another file with comments is not affected.
    let mut studio = Studio::open_file(shidoku(), Some(path.clone()));
    studio.click_cell("r1c1");
    studio.key(Key::Num1);
    studio.key_with(Modifiers::COMMAND, Key::S);
    studio.click("Save without comments");
    assert_eq!(formats::read_first(&path).unwrap().puzzle, *studio.puzzle());
    assert!(!studio.app().document().is_dirty());
    studio.click_cell("r1c2");
    studio.key(Key::Num2);
    studio.key_with(Modifiers::COMMAND, Key::S);
    assert!(!studio.shows(QUESTION), "once");
    assert!(!studio.app().document().is_dirty());
}

#[test]
fn slashes_in_a_title_are_no_comments() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("snow.ron");
    let titled = gridwright::puzzle::Edit::SetTitle("http://snow /* and \"rain\" */".to_owned()).apply(&shidoku());
    formats::save_puzzles(&path, &[&titled.unwrap()]).unwrap();
    let mut studio = Studio::open_file(formats::read_first(&path).unwrap().puzzle, Some(path));
    studio.click_cell("r1c1");
    studio.key(Key::Num1);
    studio.key_with(Modifiers::COMMAND, Key::S);
    assert!(!studio.shows(QUESTION) && !studio.app().document().is_dirty());
}

#[test]
fn comments_that_another_program_has_written_are_asked_about_too() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("snow.ron");
    formats::save_puzzles(&path, &[&shidoku()]).unwrap();
    let mut studio = changed(&path);
    let commented = comment(&path);
    studio.key_with(Modifiers::COMMAND, Key::S);
    studio.expect("The file has changed on disk");
    assert!(!studio.shows(QUESTION), "one question at a time");
    studio.click("Overwrite");
    studio.expect(QUESTION);
    assert_eq!(fs::read_to_string(&path).unwrap(), commented);
    studio.click("Save without comments");
    assert!(!studio.shows(QUESTION), "once");
    assert_eq!(formats::read_first(&path).unwrap().puzzle, *studio.puzzle());
    assert!(!studio.app().document().is_dirty());
}

#[test]
fn comments_of_a_file_that_is_saved_over_are_asked_about() {
    let folder = tempfile::tempdir().unwrap();
    let (path, other) = (folder.path().join("snow.ron"), folder.path().join("rain.ron"));
    for file in [&path, &other] {
        formats::save_puzzles(file, &[&shidoku()]).unwrap();
    }
    let commented = comment(&other);
    let mut studio = changed(&path);
    let save_as = |studio: &mut Studio| {
        studio.will_pick(FileDialogOutcome::File(other.clone()));
        studio.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
        studio.wait();
        studio.expect(QUESTION);
        assert_eq!(fs::read_to_string(&other).unwrap(), commented);
    };
    save_as(&mut studio);
    studio.click("Cancel");
    assert_eq!(studio.app().document().path(), Some(path.as_path()));
    assert!(studio.app().document().is_dirty(), "nothing is done without an answer");
    save_as(&mut studio);
    studio.click("Save without comments");
    assert_eq!(formats::read_first(&other).unwrap().puzzle, *studio.puzzle());
    assert_eq!(studio.app().document().path(), Some(other.as_path()));
}

#[test]
fn what_was_to_be_done_after_saving_is_done_after_the_question_too() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("snow.ron");
    formats::save_puzzles(&path, &[&shidoku()]).unwrap();
    comment(&path);
    let mut studio = changed(&path);
    studio.key_with(Modifiers::COMMAND, Key::W);
    studio.harness.get_by_role_and_label(Role::Button, "Save").click();
    studio.harness.run();
    studio.read();
    studio.expect(QUESTION);
    assert_eq!(studio.app().tabs().len(), 1);
    studio.click("Save without comments");
    assert!(studio.app().tabs().is_empty(), "it is closed");
    assert_eq!(formats::read_first(&path).unwrap().puzzle.givens().len(), shidoku().givens().len() + 1);
}

#[test]
fn comments_of_a_booklet_are_asked_about_however_it_is_saved() {
    let folder = puzzles();
    let (path, other) = (folder.path().join("book.ron"), folder.path().join("other.ron"));
    let mut studio = Studio::with_booklet(&folder, &["first"]);
    studio.will_pick(FileDialogOutcome::File(path.clone()));
    studio.press("Save");
    let add = |studio: &mut Studio| {
        studio.will_pick(FileDialogOutcome::Files(vec![folder.path().join("second.ron")]));
        studio.press("Add files…");
        studio.settle();
    };
    // Save to its own file, which another program has changed in the meantime.
    let commented = comment(&path);
    add(&mut studio);
    studio.press("Save");
    studio.expect("The file has changed on disk");
    studio.press("Overwrite");
    studio.expect(QUESTION);
    assert_eq!(fs::read_to_string(&path).unwrap(), commented);
    studio.press("Cancel");
    assert_eq!(fs::read_to_string(&path).unwrap(), commented, "nothing is done without an answer");
    studio.press("Save");
    studio.press("Overwrite");
    studio.press("Save without comments");
    assert!(!studio.shows(QUESTION), "once");
    assert_eq!(read_book(&path).unwrap().puzzles.len(), 2);
    // Save to its own file as it was when opened.
    comment(&path);
    studio.will_pick(FileDialogOutcome::File(path.clone()));
    studio.press("Open…");
    studio.settle();
    add(&mut studio);
    studio.press("Save");
    studio.expect(QUESTION);
    studio.press("Save without comments");
    assert_eq!(read_book(&path).unwrap().puzzles.len(), 3);
    // Save to another file.
    fs::write(&other, "// Mine.\n(gridwright_book: 1)").unwrap();
    studio.will_pick(FileDialogOutcome::File(other.clone()));
    studio.harness.key_press_modifiers(Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
    studio.harness.run_steps(4);
    studio.settle();
    studio.expect(QUESTION);
    assert!(fs::read_to_string(&other).unwrap().starts_with("// Mine."));
    studio.press("Save without comments");
    assert_eq!(read_book(&other).unwrap().puzzles.len(), 3);
}
