//! The booklet view: assembling, ordering, reviewing, saving and printing.

use std::fs;

use gridwright::formats::{read_book, save_puzzles};
use gridwright::sheet::Margins;

use super::*;

/// Returns a folder with three puzzles: two with one solution, one with several.
pub(super) fn puzzles() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    for (name, givens) in [("first", "1.....1.4.3..3.."), ("second", ".2..3.1..1.3..4."), ("open", "1...............")]
    {
        let text = format!("{givens}\n");
        let puzzle = formats::read_str(name, &text, None).unwrap().remove(0).puzzle;
        let titled = gridwright::puzzle::Edit::SetTitle(name.to_owned()).apply(&puzzle).unwrap();
        save_puzzles(&folder.path().join(format!("{name}.ron")), &[&titled]).unwrap();
    }
    folder
}

impl Studio {
    pub(super) fn press(&mut self, label: &str) {
        self.harness.get_by_role_and_label(Role::Button, label).click();
        self.harness.run_steps(4);
        self.saved();
    }

    /// Waits until the pages and their pictures are complete.
    pub(super) fn settle(&mut self) {
        let start = Instant::now();
        loop {
            self.harness.run_steps(2);
            if !self.app().is_busy() {
                return;
            }
            assert!(start.elapsed() < PATIENCE, "the booklet is never done");
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// Opens a booklet of these files of the folder.
    pub(super) fn with_booklet(folder: &tempfile::TempDir, names: &[&str]) -> Studio {
        let mut studio = Studio::empty();
        studio.harness.key_press_modifiers(Modifiers::COMMAND, Key::B);
        studio.harness.run_steps(4);
        studio.will_pick(FileDialogOutcome::Files(
            names.iter().map(|name| folder.path().join(format!("{name}.ron"))).collect(),
        ));
        studio.press("Add files…");
        studio.settle();
        studio
    }

    /// Returns the rows of the list from top to bottom.
    pub(super) fn rows(&self) -> Vec<String> {
        let rows = self.harness.query_all_by_role(Role::ListItem);
        let labels = rows.filter_map(|row| row.accesskit_node().label());
        labels.filter(|label| !label.starts_with("Show page")).collect()
    }
}

#[test]
fn puzzles_are_added_proved_and_put_in_order() {
    let folder = puzzles();
    let mut studio = Studio::with_booklet(&folder, &["first", "open", "second"]);
    assert_eq!(studio.rows(), ["1 first, 4x4", "2 open, several solutions", "3 second, 4x4"]);
    let question = studio.script.questions.borrow()[0].clone();
    assert!(question.several && !question.writes, "{question:?}");
    studio.harness.get_by_label("2 errors to fix");

    // Go to the finding.
    studio.press("p. 3 · no. 2: has several solutions");
    studio.harness.get_by_label("Page 3");
    studio.press("Remove");
    studio.settle();
    assert_eq!(studio.rows(), ["1 first, 4x4", "2 second, 4x4"]);
    studio.harness.get_by_label("Ready to print");
    studio.press("Up");
    studio.settle();
    assert_eq!(studio.rows(), ["1 second, 4x4", "2 first, 4x4"]);

    // Dragged with the pointer.
    let at = |studio: &Studio, label: &str| studio.harness.get_by_label(label).rect().center();
    let (from, to) = (at(&studio, "2 first, 4x4"), at(&studio, "1 second, 4x4"));
    studio.harness.event(Event::PointerMoved(from));
    let press = |pos, pressed| Event::PointerButton {
        pos,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    studio.harness.event(press(from, true));
    studio.harness.run_steps(2);
    for part in 1..=4 {
        studio.harness.event(Event::PointerMoved(from + (to - from) * (part as f32 / 4.0)));
        studio.harness.run_steps(1);
    }
    studio.harness.event(press(to, false));
    studio.settle();
    assert_eq!(studio.rows(), ["1 first, 4x4", "2 second, 4x4"]);
}

#[test]
fn the_second_button_opens_the_menu_of_a_row() {
    let folder = puzzles();
    let mut studio = Studio::with_booklet(&folder, &["first", "open", "second"]);
    let pos = studio.harness.get_by_label("2 open, several solutions").rect().center();
    studio.harness.event(Event::PointerMoved(pos));
    for pressed in [true, false] {
        let (button, modifiers) = (PointerButton::Secondary, Modifiers::NONE);
        studio.harness.event(Event::PointerButton { pos, button, pressed, modifiers });
        studio.harness.run_steps(2);
    }
    studio.harness.run_steps(4);
    studio.harness.get_by_label("Remove Delete").click();
    studio.settle();
    assert_eq!(studio.rows(), ["1 first, 4x4", "2 second, 4x4"], "the row under the pointer");
}

#[test]
fn files_are_looked_for_beside_the_booklet_or_the_puzzle_that_is_open() {
    let (folder, elsewhere) = (puzzles(), tempfile::tempdir().unwrap());
    let path = elsewhere.path().join("board.ron");
    save_puzzles(&path, &[&shidoku()]).unwrap();
    let mut studio = Studio::open_file(shidoku(), Some(path));
    studio.harness.key_press_modifiers(Modifiers::COMMAND, Key::B);
    studio.harness.run_steps(4);
    for begins in [elsewhere.path(), folder.path()] {
        studio.will_pick(FileDialogOutcome::Files(vec![folder.path().join("first.ron")]));
        studio.press("Add files…");
        studio.settle();
        let asked = studio.script.questions.borrow().last().unwrap().folder.clone();
        assert_eq!(asked.as_deref(), Some(begins));
    }
}

#[test]
fn several_puzzles_are_selected_and_go_together_and_sections_have_heads() {
    let folder = puzzles();
    let mut studio = Studio::with_booklet(&folder, &["first", "open", "second"]);
    let click = |studio: &mut Studio, label: &str, modifiers: Modifiers| {
        let pos = studio.harness.get_by_label(label).rect().center();
        studio.harness.event(Event::ModifiersChanged(modifiers));
        studio.harness.event(Event::PointerMoved(pos));
        for pressed in [true, false] {
            let button = PointerButton::Primary;
            studio.harness.event(Event::PointerButton { pos, button, pressed, modifiers });
        }
        studio.harness.run_steps(4);
        studio.harness.event(Event::ModifiersChanged(Modifiers::NONE));
        studio.settle();
    };
    click(&mut studio, "3 second, 4x4", Modifiers::NONE);
    click(&mut studio, "2 open, several solutions", Modifiers::COMMAND);
    studio.press("Up");
    studio.settle();
    assert_eq!(studio.rows(), ["1 open, several solutions", "2 second, 4x4", "3 first, 4x4"]);
    studio.press("Remove");
    studio.settle();
    assert_eq!(studio.rows(), ["1 first, 4x4"]);
    studio.harness.key_press_modifiers(Modifiers::COMMAND, Key::Z);
    studio.settle();
    assert_eq!(studio.rows().len(), 3, "one step");

    click(&mut studio, "3 first, 4x4", Modifiers::NONE);
    studio.harness.get_by_label("Starts a section").click();
    studio.settle();
    studio.expect("Untitled section");
}

#[test]
fn many_puzzles_are_made_for_the_booklet_new_ones_and_derived_ones() {
    let folder = puzzles();
    let mut studio = Studio::with_booklet(&folder, &["first"]);
    let path = folder.path().join("new.jsonl");
    studio.press("Generate puzzles…");
    studio.will_pick(FileDialogOutcome::File(path.clone()));
    studio.press("Generate…");
    studio.settle();
    let made = formats::read(&path).unwrap();
    assert_eq!((made.len(), studio.rows().len()), (12, 13));
    for loaded in &made {
        let mut engine = gridwright::solve::bilp::Bilp::new();
        let control = gridwright::solve::Control::new();
        let verdict = gridwright::solve::Engine::verdict(&mut engine, &loaded.puzzle.model(), &control).unwrap();
        assert!(matches!(verdict, Verdict::Unique(_)), "{}", loaded.source);
    }

    // More like the first puzzle: it is selected, and has enough.
    studio.harness.get_by_label("1 first, 4x4").click();
    studio.settle();
    studio.press("Generate puzzles…");
    studio.harness.get_by_label("From selected puzzle").click();
    studio.harness.run_steps(4);
    studio.expect("Variations of “first”: rotated, flipped, with other digits");
    let path = folder.path().join("derived.jsonl");
    studio.will_pick(FileDialogOutcome::File(path.clone()));
    studio.press("Generate…");
    studio.settle();
    let (derived, givens) = (formats::read(&path).unwrap(), 5);
    assert_eq!((derived.len(), studio.rows().len()), (12, 25));
    assert!(derived.iter().all(|loaded| loaded.puzzle.givens().len() == givens));
}

#[test]
fn a_booklet_looks_as_another_one() {
    let folder = puzzles();
    let mut studio = Studio::with_booklet(&folder, &["first"]);
    studio.harness.get_by_label("Title").focus();
    studio.harness.run_steps(2);
    studio.harness.get_by_label("Title").type_text("Small ones");
    studio.settle();
    let other = folder.path().join("other.ron");
    let settings = "settings: (title: \"Large ones\", paper: \"a4\", per_page: \"6\", dots: true)";
    fs::write(&other, format!("(gridwright_book: 1, {settings}, puzzles: [])")).unwrap();
    studio.will_pick(FileDialogOutcome::File(other.clone()));
    studio.harness.get_by_label("Copy page settings from booklet…").scroll_to_me();
    studio.harness.run_steps(4);
    studio.press("Copy page settings from booklet…");
    studio.settle();
    let path = folder.path().join("book.ron");
    studio.will_pick(FileDialogOutcome::File(path.clone()));
    studio.harness.key_press_modifiers(Modifiers::COMMAND, Key::S);
    studio.settle();
    let (saved, wanted) = (read_book(&path).unwrap(), read_book(&other).unwrap());
    assert_eq!(saved.settings.title, "Small ones");
    let with_title = gridwright::sheet::booklet::BookSettings { title: "Small ones".to_owned(), ..wanted.settings };
    assert_eq!(saved.settings, with_title);
    assert_eq!(saved.puzzles.len(), 1);

    // A file that is not a booklet changes nothing.
    studio.will_pick(FileDialogOutcome::File(folder.path().join("first.ron")));
    studio.press("Copy page settings from booklet…");
    studio.settle();
    studio.harness.key_press_modifiers(Modifiers::COMMAND, Key::S);
    studio.settle();
    assert_eq!(read_book(&path).unwrap().settings, saved.settings);
}

#[test]
fn a_booklet_is_saved_opened_and_printed() {
    let folder = puzzles();
    let mut studio = Studio::with_booklet(&folder, &["first", "second"]);
    studio.harness.get_by_label("Title").focus();
    studio.harness.run_steps(2);
    studio.harness.get_by_label("Title").type_text("Small ones");
    studio.settle();
    let path = folder.path().join("book.ron");
    studio.will_pick(FileDialogOutcome::File(path.clone()));
    studio.press("Save");
    let book = read_book(&path).unwrap();
    let files: Vec<&str> = book.puzzles.iter().map(|item| item.file.as_str()).collect();
    assert_eq!((book.settings.title.as_str(), files), ("Small ones", vec!["first.ron", "second.ron"]));

    let pdf = folder.path().join("book.pdf");
    studio.will_pick(FileDialogOutcome::File(pdf.clone()));
    studio.press("Export PDF…");
    studio.settle();
    let printed = fs::read(&pdf).unwrap();
    assert!(printed.starts_with(b"%PDF-"));

    // Reopened with one of its puzzles missing.
    fs::remove_file(folder.path().join("second.ron")).unwrap();
    studio.will_pick(FileDialogOutcome::File(path.clone()));
    studio.press("Open…");
    studio.settle();
    let rows = studio.rows();
    assert_eq!((rows.len(), rows[0].as_str()), (2, "1 first, 4x4"));
    assert!(rows[1].starts_with("– second.ron, ") && rows[1].contains("cannot be read"), "{rows:?}");
    studio.harness.get_by_label("1 error to fix");
    assert_eq!(read_book(&path).unwrap(), book, "looking at it changes nothing");
}

#[test]
fn what_is_set_shows_on_the_pages() {
    let folder = puzzles();
    let mut studio = Studio::with_booklet(&folder, &["first", "second"]);
    let pages = |studio: &Studio| {
        let rows = studio.harness.get_all_by_role(Role::ListItem);
        rows.filter_map(|row| row.accesskit_node().label()).filter(|label| label.starts_with("Show page")).count()
    };
    // Cover, rules, one page of puzzles, one of answers.
    assert_eq!(pages(&studio), 4);
    for (switch, left) in [("Cover", 3), ("Rules page", 2), ("Answers at the back", 1)] {
        studio.switch(switch);
        studio.settle();
        assert_eq!(pages(&studio), left, "{switch}");
    }
}

#[test]
fn changes_are_not_lost_without_a_question() {
    let folder = puzzles();
    let mut studio = Studio::with_booklet(&folder, &["first"]);
    studio.press("New");
    studio.harness.get_by_label("Save changes to “Untitled booklet”?");
    studio.press("Cancel");
    assert_eq!(studio.rows().len(), 1);
    studio.press("New");
    studio.press("Don't save");
    assert_eq!(studio.rows().len(), 0);
    // Back on the board, the board's keys work again.
    studio.press("Back to the puzzle");
    studio.harness.get_by_label(BOARD_LABEL);
}

#[test]
fn every_step_on_the_booklet_is_taken_back_and_made_again() {
    let folder = puzzles();
    let mut studio = Studio::with_booklet(&folder, &["first", "second"]);
    let undo = |studio: &mut Studio| {
        studio.harness.key_press_modifiers(Modifiers::COMMAND, Key::Z);
        studio.settle();
    };
    let redo = |studio: &mut Studio, key: Key, modifiers: Modifiers| {
        studio.harness.key_press_modifiers(modifiers, key);
        studio.settle();
    };
    let both = ["1 first, 4x4", "2 second, 4x4"];
    studio.harness.get_by_label("Title").focus();
    studio.harness.run_steps(2);
    for letter in ["N", "i", "g", "h", "t"] {
        studio.harness.event(Event::Text(letter.to_owned()));
        studio.harness.run_steps(2);
    }
    studio.settle();
    studio.harness.get_by_role_and_label(Role::Tab, "Night, unsaved");
    studio.harness.get_by_label("1 first, 4x4").click();
    studio.harness.run_steps(4);
    studio.press("Down");
    studio.settle();
    assert_eq!(studio.rows(), ["1 second, 4x4", "2 first, 4x4"]);
    studio.press("Remove");
    studio.settle();
    assert_eq!(studio.rows(), ["1 second, 4x4"]);

    undo(&mut studio);
    studio.expect("2 puzzles");
    undo(&mut studio);
    assert_eq!(studio.rows(), both);
    undo(&mut studio);
    studio.harness.get_by_role_and_label(Role::Tab, "Untitled booklet, unsaved");
    undo(&mut studio);
    assert!(studio.rows().is_empty(), "the first step has put both in");
    undo(&mut studio);
    assert!(studio.rows().is_empty() && !studio.shows(", unsaved"), "there is nothing more to take back");

    redo(&mut studio, Key::Z, Modifiers::COMMAND | Modifiers::SHIFT);
    assert_eq!(studio.rows(), both);
    redo(&mut studio, Key::Y, Modifiers::COMMAND);
    studio.harness.get_by_role_and_label(Role::Tab, "Night, unsaved");
    studio.press("Redo");
    studio.press("Redo");
    studio.settle();
    assert_eq!(studio.rows(), ["1 second, 4x4"]);
    studio.press("Undo");
    studio.settle();
    assert_eq!(studio.rows(), ["1 second, 4x4", "2 first, 4x4"]);
}

#[test]
fn margins_are_set_in_millimetres() {
    let folder = puzzles();
    let mut studio = Studio::with_booklet(&folder, &["first"]);
    let path = folder.path().join("book.ron");
    assert!(studio.harness.query_by_role_and_label(Role::SpinButton, "Outside margin").is_none());
    studio.switch("Custom margins");
    studio.settle();
    for (name, mm) in
        [("Top margin", 31.0), ("Bottom margin", 22.5), ("Inside margin, at the spine", 18.0), ("Outside margin", 27.0)]
    {
        studio.harness.get_by_role_and_label(Role::SpinButton, name).set_value_accesskit(mm);
        studio.settle();
    }
    studio.will_pick(FileDialogOutcome::File(path.clone()));
    studio.press("Save");
    let margins = read_book(&path).unwrap().settings.margins;
    assert_eq!(margins, Some(Margins { top: 31.0, bottom: 22.5, inside: 18.0, outside: 27.0 }));

    // Without custom margins, the paper decides.
    studio.switch("Custom margins");
    studio.settle();
    studio.press("Save");
    assert_eq!(read_book(&path).unwrap().settings.margins, None);
}

#[test]
fn errors_are_not_printed_without_a_question() {
    let folder = puzzles();
    let mut studio = Studio::with_booklet(&folder, &["first", "open"]);
    let pdf = folder.path().join("book.pdf");
    let question = "Export with 2 errors?";
    studio.press("Export PDF…");
    studio.harness.get_by_label(question);
    studio.expect("has several solutions");
    studio.press("Cancel");
    assert!(!studio.shows(question) && studio.script.questions.borrow().len() == 1, "only the files were asked for");
    studio.harness.key_press_modifiers(Modifiers::COMMAND, Key::E);
    studio.harness.run_steps(4);
    studio.will_pick(FileDialogOutcome::File(pdf.clone()));
    studio.press("Export anyway");
    studio.settle();
    assert!(fs::read(&pdf).unwrap().starts_with(b"%PDF-"));
}

#[test]
fn pages_are_made_anew_when_a_change_is_taken_back_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("hopeless.ron");
    save_puzzles(&file, &[&checking::hopeless()]).unwrap();
    let mut studio = Studio::empty();
    studio.harness.key_press_modifiers(Modifiers::COMMAND, Key::B);
    studio.harness.run_steps(4);
    studio.will_pick(FileDialogOutcome::Files(vec![file]));
    studio.press("Add files…");
    for frames in 0..6 {
        checking::draw_until(&mut studio, "Solving puzzle 1 of 1");
        studio.harness.get_by_role_and_label(Role::Switch, "Landscape").scroll_to_me();
        studio.harness.run_steps(6);
        studio.harness.get_by_role_and_label(Role::Switch, "Landscape").click();
        // Proofs are cancelled because the pages are about to change, and then they do not.
        studio.harness.run_steps(1 + frames);
        studio.harness.key_press_modifiers(Modifiers::COMMAND, Key::Z);
        studio.harness.run_steps(4);
        std::thread::sleep(Duration::from_millis(50));
        studio.harness.run_steps(4);
        assert!(!studio.shows("cancelled") && !studio.shows("not proved"), "{:?}", studio.rows());
    }
}

#[test]
fn a_newer_booklet_on_disk_is_not_overwritten_without_a_question() {
    let folder = puzzles();
    let mut studio = Studio::with_booklet(&folder, &["first"]);
    let path = folder.path().join("book.ron");
    studio.will_pick(FileDialogOutcome::File(path.clone()));
    studio.press("Save");
    let mut other = read_book(&path).unwrap();
    other.settings.title = "Another title".to_owned();
    formats::save_book(&path, &other).unwrap();
    studio.will_pick(FileDialogOutcome::Files(vec![folder.path().join("second.ron")]));
    studio.press("Add files…");
    studio.settle();
    studio.press("Save");
    studio.expect("The file has changed on disk");
    assert_eq!(read_book(&path).unwrap(), other);
    studio.press("Overwrite");
    assert_eq!(read_book(&path).unwrap().puzzles.len(), 2);

    formats::save_book(&path, &other).unwrap();
    studio.press("Save");
    studio.press("Reload");
    studio.settle();
    assert_eq!(studio.rows(), ["1 first, 4x4"]);
    studio.press("Save");
    assert!(!studio.shows("The file has changed on disk"));
}

/// Switching works as between the tabs of puzzles.
#[test]
fn no_file_is_that_of_the_booklet_and_of_a_puzzle() {
    let folder = puzzles();
    let (puzzle, book) = (folder.path().join("open.ron"), folder.path().join("book.ron"));
    let before = fs::read(&puzzle).unwrap();
    let mut studio = Studio::open_file(formats::read_first(&puzzle).unwrap().puzzle, Some(puzzle.clone()));
    studio.harness.key_press_modifiers(Modifiers::COMMAND, Key::B);
    studio.harness.run_steps(4);
    studio.will_pick(FileDialogOutcome::Files(vec![folder.path().join("first.ron")]));
    studio.press("Add files…");
    studio.settle();
    studio.will_pick(FileDialogOutcome::File(puzzle.clone()));
    studio.press("Save");
    studio.expect("open in another tab");
    assert_eq!(fs::read(&puzzle).unwrap(), before, "the puzzle is still in its file");
    studio.press("Close");
    studio.will_pick(FileDialogOutcome::File(book.clone()));
    studio.press("Save");
    let saved = read_book(&book).unwrap();

    studio.press("Back to the puzzle");
    studio.click_cell("r1c2");
    studio.key(Key::Num2);
    studio.will_pick(FileDialogOutcome::File(folder.path().join(".").join("book.ron")));
    studio.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
    studio.wait();
    studio.expect("open in another tab");
    assert_eq!(read_book(&book).unwrap(), saved);
    assert_eq!(studio.app().document().path(), Some(puzzle.as_path()));
}

#[test]
fn one_question_asks_about_the_booklet_and_the_puzzles() {
    let folder = puzzles();
    let mut studio = Studio::with_booklet(&folder, &["first"]);
    studio.press("Back to the puzzle");
    studio.click_cell("r1c1");
    studio.key(Key::Num1);
    for _ in 0..2 {
        assert!(studio.close_window());
        studio.expect("Save changes to 2 documents?");
        studio.expect("Untitled booklet");
        studio.expect("Untitled puzzle");
        studio.press("Cancel");
    }
    studio.harness.key_press_modifiers(Modifiers::COMMAND, Key::B);
    studio.harness.run_steps(4);
    studio.expect("Untitled booklet, unsaved");
    assert_eq!(studio.rows(), ["1 first, 4x4"]);
}
