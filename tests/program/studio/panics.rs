//! A panic neither ends the studio nor loses anything, whether in drawing or in an action of the user.

use std::cell::Cell as Flag;
use std::fs;

use gridwright::studio::Journal;

use super::*;

const FAILED: &str = "Something went wrong";

/// Opens a studio with an unsaved change, whose frames panic as many times as the flag says.
fn studio_that_panics(journals: &Path) -> (Studio, Rc<Flag<u32>>) {
    let (folder, times) = (journals.to_owned(), Rc::new(Flag::new(0_u32)));
    let left = times.clone();
    let hook = move || {
        if let Some(fewer) = left.get().checked_sub(1) {
            left.set(fewer);
            panic!("on purpose");
        }
    };
    let with = move |app: App| app.with_journal(Journal::in_folder(folder)).with_hook(hook);
    let mut studio = Studio::build(shidoku(), None, with);
    studio.click_cell("r1c1");
    studio.key(Key::Num2);
    studio.wait();
    (studio, times)
}

/// Returns the puzzles in the journals of a folder.
fn kept(folder: &Path) -> Vec<Puzzle> {
    let entries = fs::read_dir(folder).into_iter().flatten().map(|entry| entry.unwrap().path());
    let journals = entries.filter(|path| path.extension().is_some_and(|end| end == "ron"));
    journals.map(|path| formats::read_first(&path).unwrap().puzzle).collect()
}

#[test]
fn a_view_that_panics_is_left_with_the_journal_written() {
    let folder = tempfile::tempdir().unwrap();
    let (mut studio, times) = studio_that_panics(folder.path());
    let before = studio.puzzle().clone();
    times.set(1);
    studio.harness.step();
    assert_eq!(kept(folder.path()), std::slice::from_ref(&before), "at once");
    studio.harness.run();
    studio.expect(FAILED);
    studio.expect("on purpose");
    assert!(!studio.sends(&ViewportCommand::Close));
    studio.click("Close");
    // It continues as if nothing had happened.
    assert_eq!(studio.puzzle(), &before);
    studio.click_cell("r1c3");
    studio.key(Key::Num4);
    assert_eq!(studio.given("r1c3"), Some(4));
    // And once more, later.
    times.set(1);
    studio.harness.step();
    studio.harness.run();
    studio.expect(FAILED);
    assert!(!studio.sends(&ViewportCommand::Close));
    assert_eq!(kept(folder.path()), [studio.puzzle().clone()]);
}

#[test]
fn a_view_that_panics_again_at_once_ends_the_studio_and_the_next_offers_what_was_not_saved() {
    let folder = tempfile::tempdir().unwrap();
    let (mut studio, times) = studio_that_panics(folder.path());
    let changed = studio.puzzle().clone();
    times.set(u32::MAX);
    let closes = (0..5).any(|_| {
        studio.harness.step();
        studio.sends(&ViewportCommand::Close)
    });
    assert!(closes);
    assert!(u32::MAX - times.get() <= 2, "nothing is drawn any more");
    assert!(studio.app().document().is_dirty(), "nobody has agreed to lose it");
    drop(studio);
    assert_eq!(kept(folder.path()), std::slice::from_ref(&changed));
    let state = folder.path().to_owned();
    let mut next = Studio::build(shidoku(), None, move |app| app.with_journal(Journal::in_folder(state)));
    next.expect("Recover unsaved work");
    next.click("Recover");
    assert_eq!(next.puzzle(), &changed);
}

/// A file picker that panics in the middle of an action.
struct Broken;

impl FilePicker for Broken {
    fn pick(&mut self, _: FileDialogRequest, _: Box<dyn FnOnce() + Send>) -> Receiver<FileDialogOutcome> {
        panic!("no dialog on purpose")
    }
}

#[test]
fn a_command_that_panics_is_told_and_the_next_one_works() {
    let harness = Harness::builder()
        .with_size(vec2(1440.0, 900.0))
        .with_max_steps(20)
        .with_context_setup(gridwright::studio::prepare)
        .build_eframe(|_| App::new(shidoku(), None, Box::new(Broken)));
    let mut studio = Studio { harness, script: Script::default() };
    studio.click_cell("r1c1");
    studio.key(Key::Num2);
    studio.key_with(Modifiers::COMMAND, Key::S);
    studio.expect(FAILED);
    studio.expect("no dialog on purpose");
    studio.expect("Save your changes now.");
    studio.click("Close");
    assert_eq!(studio.given("r1c1"), Some(2));
    studio.key_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(studio.given("r1c1"), None);
}
