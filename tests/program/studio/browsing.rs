//! The built-in file dialog, for systems without one.

use std::path::Path;

use super::*;
use gridwright::formats;
use gridwright::puzzle::Edit;
use gridwright::studio::FileDialogOutcome;

fn titled(title: &str) -> Puzzle {
    Edit::SetTitle(title.to_owned()).apply(&shidoku()).unwrap()
}

fn save(path: &Path) {
    let title = path.file_stem().unwrap().to_str().unwrap();
    formats::save_puzzles(path, &[&titled(title)]).unwrap();
}

/// Opens a studio with a puzzle in a folder with two others, one of them in a subfolder, and a file dialog.
fn asked(folder: &Path, modifiers: Modifiers, key: Key) -> Studio {
    std::fs::create_dir(folder.join("winter")).unwrap();
    for name in ["rain.ron", "hail 10.ron", "hail 9.ron", "winter/snow.ron"] {
        save(&folder.join(name));
    }
    std::fs::write(folder.join("letter.txt.doc"), "no puzzle").unwrap();
    let mut studio = Studio::open_file(titled("rain"), Some(folder.join("rain.ron")));
    studio.will_pick(FileDialogOutcome::Unavailable);
    studio.key_with(modifiers, key);
    studio.wait();
    studio
}

fn open_in(folder: &Path) -> Studio {
    asked(folder, Modifiers::COMMAND, Key::O)
}

/// Returns the rows of the folder in order.
fn rows(studio: &Studio) -> Vec<String> {
    let labels = studio.harness.query_all_by_role(Role::ListItem).filter_map(|node| node.accesskit_node().label());
    let names = ["winter", "hail 9.ron", "hail 10.ron", "rain.ron", "snow.ron", "letter.txt.doc"];
    labels.filter(|label| names.contains(&label.as_str())).collect()
}

fn type_text(studio: &mut Studio, text: &str) {
    studio.harness.event(egui::Event::Text(text.to_owned()));
    studio.harness.run();
    studio.wait();
}

fn titles(studio: &Studio) -> Vec<String> {
    ["rain", "hail 9", "hail 10", "snow"].into_iter().filter(|title| studio.shows(title)).map(str::to_owned).collect()
}

#[test]
fn a_folder_is_gone_through_by_keys() {
    let folder = tempfile::tempdir().unwrap();
    let mut studio = open_in(folder.path());
    assert_eq!(rows(&studio), ["winter", "hail 9.ron", "hail 10.ron", "rain.ron"]);
    // The field is focused; arrow keys move through the rows, Enter opens a folder.
    studio.key(Key::ArrowDown);
    studio.key(Key::Enter);
    studio.wait();
    assert_eq!(rows(&studio), ["snow.ron"]);
    // Backspace in an empty field goes to the parent folder.
    studio.key(Key::Backspace);
    studio.wait();
    assert_eq!(rows(&studio).len(), 4);
    studio.key(Key::ArrowDown);
    studio.key(Key::ArrowDown);
    studio.key(Key::Enter);
    studio.wait();
    assert_eq!(studio.puzzle().title(), "hail 9");
}

#[test]
fn what_is_typed_is_found_and_opened_by_enter() {
    let folder = tempfile::tempdir().unwrap();
    let mut studio = open_in(folder.path());
    type_text(&mut studio, "il 1");
    assert_eq!(rows(&studio), ["hail 10.ron"]);
    studio.key(Key::Enter);
    studio.wait();
    assert_eq!(studio.puzzle().title(), "hail 10");
    // Enter goes into a folder whose path is typed.
    studio.will_pick(FileDialogOutcome::Unavailable);
    studio.key_with(Modifiers::COMMAND, Key::O);
    studio.wait();
    type_text(&mut studio, "winter/");
    studio.key(Key::Enter);
    studio.wait();
    assert_eq!(rows(&studio), ["snow.ron"]);
    type_text(&mut studio, "sn");
    studio.click("Open");
    studio.wait();
    assert_eq!(studio.puzzle().title(), "snow");
}

#[test]
fn a_click_chooses_a_file_and_a_second_one_opens_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut studio = open_in(folder.path());
    let row = studio.harness.get_by_label("hail 9.ron").rect();
    studio.click("hail 9.ron");
    studio.wait();
    assert_eq!(studio.harness.get_by_label("hail 9.ron").rect(), row, "nothing moves under the pointer");
    let at = row.center();
    studio.harness.event(egui::Event::PointerMoved(at));
    studio.harness.step();
    // Both clicks in one frame, since a step takes as long as a slow click.
    for pressed in [true, false, true, false] {
        let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
        let event = egui::Event::PointerButton { pos: at, button, pressed, modifiers };
        studio.harness.input_mut().events.push(event);
    }
    studio.harness.run();
    studio.wait();
    assert_eq!(studio.puzzle().title(), "hail 9");
}

#[test]
fn several_files_are_opened_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let mut studio = open_in(folder.path());
    studio.click("hail 9.ron");
    studio.harness.get_by_label("rain.ron").click_modifiers(Modifiers::SHIFT);
    studio.harness.run();
    studio.expect("3 files selected");
    studio.harness.get_by_label("rain.ron").click_modifiers(Modifiers::COMMAND);
    studio.harness.run();
    studio.expect("2 files selected");
    studio.click("Open");
    studio.wait();
    assert_eq!(titles(&studio), ["rain", "hail 9", "hail 10"]);
}

#[test]
fn a_new_folder_is_made_and_a_file_saved_in_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut studio = asked(folder.path(), Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
    studio.click("New folder");
    type_text(&mut studio, "spring");
    studio.key(Key::Enter);
    studio.wait();
    assert!(folder.path().join("spring").is_dir());
    assert!(rows(&studio).is_empty());
    // The proposed name is kept.
    studio.click("Save");
    studio.wait();
    assert_eq!(formats::read_first(&folder.path().join("spring/rain.ron")).unwrap().puzzle, titled("rain"));
}

#[test]
fn typing_replaces_the_proposed_name_and_keeps_its_ending() {
    let folder = tempfile::tempdir().unwrap();
    let mut studio = asked(folder.path(), Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
    type_text(&mut studio, "fo");
    // Only the first letter replaces the selection; the next ones are appended.
    type_text(&mut studio, "o");
    let field = studio.harness.get_by_label("Path").value();
    assert_eq!(field.as_deref(), Some("foo.ron"));
    // The name of a row is replaced in the same way.
    studio.click("hail 9.ron");
    type_text(&mut studio, "sleet");
    studio.key(Key::Enter);
    studio.wait();
    assert_eq!(formats::read_first(&folder.path().join("sleet.ron")).unwrap().puzzle, titled("rain"));
    assert_eq!(formats::read_first(&folder.path().join("hail 9.ron")).unwrap().puzzle.title(), "hail 9");
}

#[test]
fn a_file_that_is_not_there_is_refused_where_it_is_asked_for() {
    let folder = tempfile::tempdir().unwrap();
    let mut studio = open_in(folder.path());
    type_text(&mut studio, "fog.ron");
    studio.key(Key::Enter);
    studio.wait();
    studio.expect(&format!("{} does not exist.", folder.path().join("fog.ron").display()));
    assert!(!studio.shows("could not be opened"));
    let field = studio.harness.get_by_label("Path").value();
    assert_eq!(field.as_deref(), Some("fog.ron"), "it is still asked");
    studio.key_with(Modifiers::COMMAND, Key::A);
    type_text(&mut studio, "winter/snow.ron");
    assert!(!studio.shows("does not exist"));
    studio.key(Key::Enter);
    studio.wait();
    assert_eq!(studio.puzzle().title(), "snow");
}

#[test]
fn a_file_in_the_list_is_replaced_only_after_a_question() {
    let folder = tempfile::tempdir().unwrap();
    let mut studio = asked(folder.path(), Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
    studio.click("hail 9.ron");
    studio.click("Save");
    studio.wait();
    studio.expect("hail 9.ron already exists");
    let button = |label| studio.harness.query_by_role_and_label(Role::Button, label).is_some();
    assert!(button("Replace") && !button("Save"), "the button says what it does");
    studio.key(Key::Escape);
    assert_eq!(formats::read_first(&folder.path().join("hail 9.ron")).unwrap().puzzle.title(), "hail 9");
}

#[test]
fn folders_that_are_not_there_are_told_and_other_files_are_seen_when_asked_for() {
    let folder = tempfile::tempdir().unwrap();
    let mut studio = open_in(folder.path());
    studio.click("Show all files");
    assert!(rows(&studio).contains(&"letter.txt.doc".to_owned()));
    type_text(&mut studio, "no such folder/");
    studio.key(Key::Enter);
    studio.wait();
    studio.expect(&format!("{} does not exist.", folder.path().join("no such folder").display()));
}

/// File names may contain line breaks, terminal control characters and direction marks that make `.ron` look like
/// another extension. These are made visible.
#[cfg(unix)]
#[test]
fn names_show_what_would_act_and_the_file_keeps_its_own() {
    const SHOWN: &str = "a□b□[2J□nor.ron";
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a\nb\u{1b}[2J\u{202e}nor.ron");
    formats::save_puzzles(&path, &[&titled("odd")]).unwrap();
    let mut studio = open_in(folder.path());
    let acts = |label: &String| label.contains("a\nb") || label.contains(['\u{1b}', '\u{202e}']);
    let found: Vec<String> = studio.labels().into_iter().filter(acts).collect();
    assert!(found.is_empty(), "{found:?}");
    studio.click(SHOWN);
    studio.click("Open");
    studio.wait();
    assert_eq!((studio.puzzle().title(), studio.app().document().path()), ("odd", Some(path.as_path())));
    // The question before overwriting shows the name in the same way.
    studio.will_pick(FileDialogOutcome::Unavailable);
    studio.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
    studio.wait();
    studio.click(SHOWN);
    studio.click("Save");
    studio.wait();
    studio.expect(&format!("{SHOWN} already exists"));
    studio.click("Replace");
    studio.wait();
    let files = std::fs::read_dir(folder.path()).unwrap().filter(|entry| entry.as_ref().unwrap().path().is_file());
    assert_eq!(files.count(), 5, "no other file has come");
    assert_eq!(formats::read_first(&path).unwrap().puzzle.title(), "odd");
}
