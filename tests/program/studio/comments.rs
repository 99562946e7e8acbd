//! Comments of a file are not lost without a question, and it is asked once.

use std::fs;

use super::*;

const QUESTION: &str = "The file holds comments";

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
    studio.will_pick(Picked::File(other.clone()));
    studio.click("Save as…");
    studio.wait();
    assert_eq!(fs::read_to_string(&path).unwrap(), commented);
    assert_eq!(formats::read_first(&other).unwrap().puzzle, *studio.puzzle());

    // What another file is made of is nothing new.
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
