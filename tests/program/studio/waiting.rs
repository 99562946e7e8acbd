//! An unresponsive disk does not block the window: not when saving, nor with layouts, nor at the start. Each test draws
//! on the thread that requested the fault; no step waits on it, and all are counted.

use std::fs;

use egui::ThemePreference;
use gridwright::board::TraditionalLayout;
use gridwright::disk::faults::{InjectedFault, InjectedFaults};
use gridwright::formats::{LayoutFolder, read_book};
use gridwright::puzzle::Edit;
use gridwright::studio::{Loading, OpenFileList, Preferences, Recent};

use super::*;

const QUESTION: &str = "Save changes to";

/// Blocks the disk of a folder until this is dropped.
fn stopped(folder: &Path) -> InjectedFaults {
    InjectedFaults::new(folder, Some((0, InjectedFault::Block)))
}

fn on_disk(path: &Path) -> Puzzle {
    formats::read_first(path).unwrap().puzzle
}

impl Studio {
    /// Opens a studio with a changed puzzle from this file.
    fn changed_in(path: &Path) -> Studio {
        formats::save_puzzles(path, &[&shidoku()]).unwrap();
        let mut studio = Studio::open_file(shidoku(), Some(path.to_owned()));
        studio.click_cell("r1c1");
        studio.key(Key::Num1);
        studio
    }

    /// Presses keys and runs frames, without waiting for reads or saves.
    fn strikes(&mut self, modifiers: Modifiers, key: Key) {
        self.harness.key_press_modifiers(modifiers, key);
        self.harness.run_steps(3);
    }

    /// Saves to an unresponsive disk.
    fn saves_for_long(&mut self) {
        self.strikes(Modifiers::COMMAND, Key::S);
        self.until("Saving snow.ron");
        assert!(self.app().is_saving() && self.app().document().is_dirty());
    }
}

#[test]
fn the_window_goes_on_while_a_puzzle_is_saved() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("snow.ron");
    let mut studio = Studio::changed_in(&path);
    let before = studio.puzzle().clone();
    let disk = stopped(folder.path());
    studio.saves_for_long();
    studio.strikes(Modifiers::NONE, Key::Num2);
    assert_eq!(studio.given("r1c1"), Some(2));
    assert_eq!(disk.own_steps(), 0, "the thread that draws has asked the disk");
    drop(disk);
    studio.read();
    assert_eq!(on_disk(&path), before, "as it was when it was to be saved");
    assert!(studio.app().document().is_dirty(), "what was changed meanwhile is not saved");

    // A second save waits for the first.
    let disk = stopped(folder.path());
    studio.saves_for_long();
    studio.strikes(Modifiers::NONE, Key::Num3);
    studio.strikes(Modifiers::COMMAND, Key::S);
    assert_eq!((disk.own_steps(), disk.waiting()), (0, 1));
    drop(disk);
    studio.read();
    assert_eq!((studio.given("r1c1"), &on_disk(&path)), (Some(3), studio.puzzle()));
    assert!(!studio.app().document().is_dirty() && !studio.shows("has changed on disk"));
}

#[test]
fn the_window_is_closed_once_all_is_saved_or_at_once_when_that_is_asked_for_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("snow.ron");
    for forced in [false, true] {
        let mut studio = Studio::changed_in(&path);
        let disk = stopped(folder.path());
        studio.saves_for_long();
        assert!(studio.close_window());
        assert!(studio.shows("will close afterwards") && !studio.shows(QUESTION), "{forced}");
        if forced {
            assert!(studio.close_window());
            studio.expect(QUESTION);
            studio.harness.get_by_label("Don't save").click();
            assert!(studio.closes());
            drop(disk);
        } else {
            drop(disk);
            assert!(studio.closes());
            assert_eq!(&on_disk(&path), studio.puzzle());
        }
    }
}

#[test]
fn a_tab_is_closed_once_its_puzzle_is_saved_unless_it_was_changed_meanwhile() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("snow.ron");
    for changed in [false, true] {
        let mut studio = Studio::changed_in(&path);
        let disk = stopped(folder.path());
        studio.saves_for_long();
        if changed {
            studio.strikes(Modifiers::NONE, Key::Num2);
        }
        studio.strikes(Modifiers::COMMAND, Key::W);
        assert_eq!(studio.app().tabs().len(), 1);
        drop(disk);
        studio.read();
        assert_eq!((studio.app().tabs().len(), studio.shows(QUESTION)), (usize::from(changed), changed));
    }
}

#[test]
fn nobody_has_to_wait_for_a_save() {
    let folder = tempfile::tempdir().unwrap();
    let (slow, other) = (folder.path().join("slow"), folder.path().join("other.ron"));
    fs::create_dir(&slow).unwrap();
    let mut studio = Studio::changed_in(&slow.join("snow.ron"));
    let disk = stopped(&slow);
    studio.saves_for_long();
    studio.harness.get_by_label("Stop waiting").click();
    studio.harness.run_steps(3);
    assert!(!studio.app().is_saving() && studio.app().document().is_dirty());
    studio.expect("counts as not saved");
    // Another disk may respond.
    studio.will_pick(FileDialogOutcome::File(other.clone()));
    studio.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
    studio.wait();
    assert_eq!(&on_disk(&other), studio.puzzle());
    assert!(!studio.app().document().is_dirty());
    drop(disk);
}

#[test]
fn the_window_goes_on_while_a_booklet_is_saved() {
    let folder = super::booklets::puzzles();
    let slow = folder.path().join("slow");
    fs::create_dir(&slow).unwrap();
    let mut studio = Studio::with_booklet(&folder, &["first"]);
    let disk = stopped(&slow);
    studio.will_pick(FileDialogOutcome::File(slow.join("book.ron")));
    studio.strikes(Modifiers::COMMAND, Key::S);
    studio.until("Saving book.ron");
    assert_eq!(disk.own_steps(), 0);
    drop(disk);
    studio.settle();
    assert_eq!(read_book(&slow.join("book.ron")).unwrap().puzzles.len(), 1);
}

#[test]
fn the_window_goes_on_while_layouts_are_read_and_kept() {
    let folder = tempfile::tempdir().unwrap();
    let layouts = LayoutFolder::in_folder(folder.path().to_owned());
    layouts.save("Thirteen", &TraditionalLayout::Twin.board(2, 3).unwrap()).unwrap();
    let own = layouts.clone();
    let mut studio = Studio::with(move |app| app.with_layouts(own), shidoku());
    let disk = stopped(folder.path());
    studio.strikes(Modifiers::COMMAND, Key::N);
    studio.until("Loading saved items");
    assert!(!studio.shows("Thirteen"));
    // Existing items can be chosen in the meantime.
    studio.harness.get_by_label("Create").click();
    studio.harness.run_steps(3);
    assert_eq!(studio.puzzle(), &Puzzle::empty(Board::classic()));
    studio.strikes(Modifiers::COMMAND, Key::N);
    studio.until("Loading saved items");
    assert_eq!(disk.own_steps(), 0);
    drop(disk);
    studio.until("Thirteen");
    studio.read();
    assert!(!studio.shows("Loading saved items"));
}

#[test]
fn the_window_is_there_before_what_was_kept_and_nothing_of_that_is_written_over() {
    let (folder, puzzles) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let [file, recent] = ["studio.txt", "recent.txt"].map(|name| folder.path().join(name));
    let puzzle = puzzles.path().join("rain.ron");
    let titled = Edit::SetTitle("Hailstorm".to_owned()).apply(&shidoku()).unwrap();
    formats::save_puzzles(&puzzle, &[&titled]).unwrap();
    fs::write(&file, "theme = dark\nreopen = no\n").unwrap();
    fs::write(&recent, format!("{}\n", puzzle.display())).unwrap();
    let list = folder.path().join("session.txt");
    fs::write(&list, format!("> {}\n", puzzle.display())).unwrap();
    let kept = |path: &PathBuf| fs::read_to_string(path).unwrap();
    let before = [&file, &recent, &list].map(kept);

    let disk = stopped(folder.path());
    let (script, at) = (Script::default(), folder.path().to_owned());
    let picker = Box::new(script.clone());
    let harness = Harness::builder()
        .with_size(vec2(1440.0, 900.0))
        .with_max_steps(20)
        .with_context_setup(gridwright::studio::prepare)
        .build_eframe(move |_| {
            let [file, recent] = ["studio.txt", "recent.txt"].map(|name| at.join(name));
            App::with_start_page(picker)
                .with_loading_preferences(Loading::read(move || Preferences::at(file)))
                .with_loading_recent(Loading::read(move || Recent::at(recent)))
                .with_loading_session(Loading::read(move || OpenFileList::in_folder(&at)))
        });
    let mut studio = Studio { harness, script };
    studio.until("Import from link or text");
    // Choices made in the meantime are not saved, but nothing else is lost.
    studio.harness.ctx.set_theme(ThemePreference::Light);
    studio.calm();
    assert_eq!([&file, &recent, &list].map(kept), before);
    assert_eq!(disk.own_steps(), 0, "the thread that draws has asked the disk");
    assert!(!studio.shows("Hailstorm"));
    drop(disk);
    let started = Instant::now();
    while studio.harness.ctx.options(|options| options.theme_preference) != ThemePreference::Dark {
        assert!(started.elapsed() < PATIENCE, "the preferences are not taken");
        std::thread::sleep(Duration::from_millis(2));
        studio.harness.step();
    }
    studio.until("Hailstorm");
    studio.wait();
    assert!(studio.app().tabs().is_empty(), "the session is not to be opened again");
    assert!(kept(&file).contains("reopen = no"));
}

#[test]
fn a_session_that_comes_late_is_opened_behind_what_was_begun() {
    let (folder, puzzles) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let path = puzzles.path().join("snow.ron");
    let titled = Edit::SetTitle("Hailstorm".to_owned()).apply(&shidoku()).unwrap();
    formats::save_puzzles(&path, &[&titled]).unwrap();
    let list = folder.path().join("session.txt");
    fs::write(&list, format!("> {}\n", path.display())).unwrap();
    let disk = stopped(folder.path());
    let (script, at) = (Script::default(), folder.path().to_owned());
    let picker = Box::new(script.clone());
    let harness = Harness::builder()
        .with_size(vec2(1440.0, 900.0))
        .with_max_steps(20)
        .with_context_setup(gridwright::studio::prepare)
        .build_eframe(move |_| {
            App::with_start_page(picker).with_loading_session(Loading::read(move || OpenFileList::in_folder(&at)))
        });
    let mut studio = Studio { harness, script };
    studio.until("Import from link or text");
    studio.click("New: Classic");
    assert_eq!(studio.app().tabs().len(), 1);
    assert!(fs::read_to_string(&list).unwrap().contains("snow.ron"), "it is not forgotten");
    drop(disk);
    let started = Instant::now();
    while studio.app().tabs().len() < 2 {
        assert!(started.elapsed() < PATIENCE, "the session is not opened");
        std::thread::sleep(Duration::from_millis(2));
        studio.harness.step();
    }
    studio.read();
    let titles: Vec<String> = studio.app().tabs().into_iter().map(|(title, _)| title).collect();
    assert_eq!(titles, ["Untitled puzzle", "Hailstorm"]);
    assert_eq!(studio.puzzle(), &Puzzle::empty(Board::classic()), "it stays in front");
}
