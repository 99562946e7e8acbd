//! Opening, saving and exporting, without losing anything.

use super::*;

/// Opens a studio with an unsaved change.
fn changed(path: Option<&Path>) -> Studio {
    let mut studio = Studio::open_file(shidoku(), path.map(Path::to_owned));
    studio.click_cell("r1c1");
    studio.key(Key::Num1);
    studio
}

const QUESTION: &str = "Save changes to";

#[test]
fn a_puzzle_is_saved_and_opened_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("snow.ron");
    let mut studio = Studio::empty();
    studio.click_cell("r2c2");
    studio.key(Key::Num3);
    studio.key(Key::X);
    studio.click_cell("r5c5");
    studio.will_pick(FileDialogOutcome::File(folder.path().join("snow")));
    studio.key_with(Modifiers::COMMAND, Key::S);
    studio.wait();
    let question = studio.script.questions.borrow()[0].clone();
    assert_eq!((question.writes, question.name.as_str()), (true, "puzzle.ron"));
    assert_eq!(studio.app().document().path(), Some(path.as_path()), "the extension is added");
    assert!(!studio.app().document().is_dirty());
    let saved = studio.puzzle().clone();
    assert_eq!(formats::read_first(&path).unwrap().puzzle, saved);

    // Saved again without a question.
    studio.key(Key::D);
    studio.click_cell("r9c9");
    studio.key(Key::Num8);
    studio.key_with(Modifiers::COMMAND, Key::S);
    assert_eq!(formats::read_first(&path).unwrap().puzzle, *studio.puzzle());
    assert_eq!(studio.script.questions.borrow().len(), 1);

    let mut other = Studio::empty();
    other.will_pick(FileDialogOutcome::File(path.clone()));
    other.key_with(Modifiers::COMMAND, Key::O);
    other.wait();
    assert_eq!(other.puzzle(), studio.puzzle());
    other.expect("snow.ron");
}

#[test]
fn a_bad_file_is_refused_with_its_place() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("bad.ron");
    std::fs::write(&path, "(gridwright: 1, grids: [(at: \"r1c1\", boxes: \"2x2\")], givens: [\"9...\"])").unwrap();
    let mut studio = Studio::open(shidoku());
    studio.will_pick(FileDialogOutcome::File(path));
    studio.key_with(Modifiers::COMMAND, Key::O);
    studio.wait();
    studio.expect("The file could not be opened");
    studio.expect("bad.ron");
    studio.click("Close");
    assert_eq!(studio.puzzle(), &shidoku());
}

#[test]
fn a_sheet_is_exported_as_its_name_ends() {
    let folder = tempfile::tempdir().unwrap();
    let mut studio = Studio::open(shidoku());
    studio.wait();
    let export = |studio: &mut Studio, name: &str| {
        studio.will_pick(FileDialogOutcome::File(folder.path().join(name)));
        studio.key_with(Modifiers::COMMAND, Key::E);
        studio.wait();
    };
    export(&mut studio, "snow");
    export(&mut studio, "snow.SVG");
    export(&mut studio, "snow.v2.pdf");
    let read = |name: &str| std::fs::read(folder.path().join(name)).unwrap();
    assert!(read("snow.png").starts_with(b"\x89PNG\r\n\x1a\n"), "a picture unless something else is said");
    let svg = String::from_utf8(read("snow.SVG")).unwrap();
    assert!(svg.starts_with("<svg") || svg.starts_with("<?xml"), "{}", &svg[..40]);
    assert!(read("snow.v2.pdf").starts_with(b"%PDF-"));
    assert!(studio.app().document().path().is_none(), "a sheet is not the puzzle's file");
    let question = studio.script.questions.borrow()[0].clone();
    assert_eq!(
        (question.writes, question.name.as_str(), question.filter.1),
        (true, "puzzle.png", &["png", "svg", "pdf", "html"][..])
    );

    // The solution is included only on request, in each format: four givens, and sixteen digits.
    studio.click("Show solution");
    let digits = |svg: &str| svg.matches("<use").count().max(svg.matches("<path").count());
    let open = digits(&svg);
    for (command, name) in [("Export solution…", "solved"), ("Export puzzle and solution…", "both")] {
        let mut export = |extension: &str| {
            let file = format!("{name}.{extension}");
            studio.will_pick(FileDialogOutcome::File(folder.path().join(&file)));
            studio.click("File");
            studio.click(command);
            studio.wait();
            read(&file)
        };
        assert!(digits(&String::from_utf8(export("svg")).unwrap()) > open, "{command}");
        assert!(export("pdf").len() > read("snow.v2.pdf").len(), "{command}");
        assert!(export("png").len() > read("snow.png").len(), "{command}");
    }
    let names: Vec<String> = studio.script.questions.borrow().iter().map(|question| question.name.clone()).collect();
    assert_eq!((names[3].as_str(), names[6].as_str()), ("puzzle-solution.png", "puzzle-with-solution.png"));
}

/// The solution on the board is for the setter: no export includes it unless requested.
#[test]
fn a_solution_that_is_shown_is_not_exported_with_the_puzzle() {
    let folder = tempfile::tempdir().unwrap();
    let mut studio = Studio::open(shidoku());
    studio.wait();
    let mut exports = Vec::new();
    for shown in [false, true] {
        if shown {
            studio.click("Show solution");
            assert!(studio.app().filling_on_board().is_some());
        }
        let files = ["puzzle.svg", "puzzle.pdf", "puzzle.png"].map(|name| {
            let file = folder.path().join(format!("{shown} {name}"));
            studio.will_pick(FileDialogOutcome::File(file.clone()));
            studio.key_with(Modifiers::COMMAND, Key::E);
            studio.wait();
            studio.expect("Exported the puzzle: ");
            std::fs::read(file).unwrap()
        });
        exports.push(files);
    }
    assert_eq!(exports[0], exports[1]);
    // With several solutions none is offered.
    studio.click_cell("r2c4");
    studio.key(Key::Delete);
    studio.wait();
    studio.click("File");
    let item = studio.harness.get_by_label_contains("Export solution…");
    assert!(item.accesskit_node().is_disabled());
}

#[test]
fn without_a_file_dialog_the_path_is_typed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("typed.ron");
    let mut studio = Studio::open(shidoku());
    studio.will_pick(FileDialogOutcome::Unavailable);
    studio.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
    studio.wait();
    studio.harness.get_by_label("Path").focus();
    studio.harness.run();
    studio.key_with(Modifiers::COMMAND, Key::A);
    studio.harness.event(Event::Text(path.display().to_string()));
    studio.harness.run();
    studio.harness.get_by_role_and_label(Role::Button, "Save").click();
    studio.harness.run();
    studio.read();
    assert_eq!(formats::read_first(&path).unwrap().puzzle, shidoku());
}

#[test]
fn an_existing_file_is_not_replaced_without_a_question() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("old.ron");
    std::fs::write(&path, "old").unwrap();
    let mut studio = Studio::open(shidoku());
    // The system dialog has asked about overwriting “old”, which does not exist.
    studio.will_pick(FileDialogOutcome::File(folder.path().join("old")));
    studio.key_with(Modifiers::COMMAND, Key::S);
    studio.wait();
    studio.expect("old.ron already exists");
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "old");
    studio.click("Replace");
    assert_eq!(formats::read_first(&path).unwrap().puzzle, shidoku());
}

#[test]
fn a_file_that_cannot_be_written_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let mut studio = changed(Some(&folder.path().join("missing").join("puzzle.ron")));
    studio.key_with(Modifiers::COMMAND, Key::S);
    studio.expect("The puzzle could not be saved");
    studio.click("Close");
    assert!(studio.app().document().is_dirty());
}

#[test]
fn work_done_while_a_file_dialog_is_open_is_not_lost() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("other.ron");
    formats::save_puzzles(&path, &[&Puzzle::empty(Board::classic())]).unwrap();
    let mut studio = Studio::open(shidoku());
    studio.click_cell("r1c1");
    studio.will_pick(FileDialogOutcome::File(path));
    // Both keys in one frame: the digit is typed before the dialog returns.
    for key in [Key::O, Key::Num1] {
        let modifiers = if key == Key::O { Modifiers::COMMAND } else { Modifiers::NONE };
        let event = Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers };
        studio.harness.input_mut().events.push(event);
    }
    studio.harness.run();
    studio.wait();
    assert_eq!(studio.puzzle().board().size(), 9, "in a tab of its own");
    studio.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::Tab);
    assert_eq!((studio.given("r1c1"), studio.app().document().is_dirty()), (Some(1), true));
}

#[test]
fn changes_are_not_lost_without_a_question() {
    let mut studio = changed(None);
    studio.key_with(Modifiers::COMMAND, Key::W);
    studio.expect(QUESTION);
    studio.click("Cancel");
    assert!(!studio.shows(QUESTION));
    assert_eq!(studio.given("r1c1"), Some(1));

    // A new puzzle does not discard anything.
    studio.key_with(Modifiers::COMMAND, Key::N);
    studio.click("6 × 6 Roku");
    studio.click("Create");
    assert_eq!(studio.puzzle(), &Puzzle::empty(Board::single(2, 3).unwrap()));
    assert!(!studio.app().document().is_dirty());
    studio.key_with(Modifiers::COMMAND, Key::W);
    assert!(!studio.shows(QUESTION), "nothing would be lost");
    assert_eq!(studio.given("r1c1"), Some(1));
    studio.key_with(Modifiers::COMMAND, Key::W);
    studio.click("Don't save");
    studio.expect("Import from link or text");
}

#[test]
fn enter_answers_a_question_with_what_comes_next() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("puzzle.ron");
    let mut studio = changed(Some(&path));
    studio.key_with(Modifiers::COMMAND, Key::W);
    studio.key(Key::Enter);
    assert!(path.exists(), "saved");
    studio.key_with(Modifiers::COMMAND, Key::N);
    studio.key(Key::Enter);
    assert_eq!(studio.puzzle(), &Puzzle::empty(Board::classic()), "the usual size is taken");
    studio.key(Key::ArrowDown);
    assert_eq!(studio.selected(), "r1c1", "the keys are the board's again");
}

#[test]
fn the_question_can_save_first() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("puzzle.ron");
    let mut studio = changed(None);
    studio.key_with(Modifiers::COMMAND, Key::W);
    studio.will_pick(FileDialogOutcome::Cancelled);
    studio.harness.get_by_role_and_label(Role::Button, "Save").click();
    studio.harness.run();
    assert_eq!(studio.given("r1c1"), Some(1), "who chooses no file keeps the puzzle open");
    studio.key_with(Modifiers::COMMAND, Key::W);
    studio.will_pick(FileDialogOutcome::File(path.clone()));
    studio.harness.get_by_role_and_label(Role::Button, "Save").click();
    studio.wait();
    assert!(path.exists());
    studio.expect("Import from link or text");
}

#[test]
fn closing_the_window_asks_and_then_closes() {
    let mut clean = Studio::open(shidoku());
    assert!(!clean.close_window(), "nothing would be lost");

    let mut studio = changed(None);
    assert!(studio.close_window());
    studio.expect(QUESTION);
    studio.click("Cancel");
    assert!(studio.close_window());
    studio.harness.get_by_label("Don't save").click();
    let closes = (0..4).any(|_| {
        studio.harness.step();
        studio.sends(&ViewportCommand::Close)
    });
    assert!(closes);
    assert!(!studio.close_window(), "the author has answered");
}

/// Returns the titles set for the window in the next frames.
fn window_titles(studio: &mut Studio) -> Vec<String> {
    let (mut titles, mut frames) = (Vec::new(), 0);
    while frames < 4 || studio.app().is_reading() {
        frames += 1;
        studio.harness.step();
        let commands = studio.harness.output().viewport_output[&ViewportId::ROOT].commands.clone();
        titles.extend(commands.into_iter().filter_map(|command| match command {
            ViewportCommand::Title(title) => Some(title),
            _ => None,
        }));
    }
    titles
}

#[test]
fn the_window_gets_a_title_that_window_systems_can_take() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("odd.ron");
    let long = "x".repeat(900);
    for title in ["a\\u{0}b", "two\\nlines\\u{1b}[2J", long.as_str()] {
        let text = format!("(gridwright: 1, title: \"{title}\", grids: [(at: \"r1c1\", boxes: \"2x2\")])");
        std::fs::write(&path, text).unwrap();
        let mut studio = Studio::open(shidoku());
        studio.will_pick(FileDialogOutcome::File(path.clone()));
        let (key, modifiers) = (Key::O, Modifiers::COMMAND);
        let event = Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers };
        studio.harness.input_mut().events.push(event);
        let titles = window_titles(&mut studio);
        assert!(!titles.is_empty(), "the window has kept its title");
        for given in titles {
            assert!(!given.contains(char::is_control), "{given:?}");
            assert!(given.len() < 1000, "{} bytes are too many for some window systems", given.len());
        }
        assert_eq!(studio.app().document().path(), Some(path.as_path()));
    }
}

const NEWER: &str = "The file has changed on disk";

/// Opens a studio with this file changed, after which another program writes the file.
fn overtaken(path: &Path) -> (Studio, Puzzle) {
    formats::save_puzzles(path, &[&shidoku()]).unwrap();
    let mut studio = Studio::open(Puzzle::empty(Board::classic()));
    studio.will_pick(FileDialogOutcome::File(path.to_owned()));
    studio.key_with(Modifiers::COMMAND, Key::O);
    studio.wait();
    studio.click_cell("r1c1");
    studio.key(Key::Num2);
    let other = puzzle("1... .... .... ....");
    formats::save_puzzles(path, &[&other]).unwrap();
    studio.key_with(Modifiers::COMMAND, Key::S);
    studio.wait();
    (studio, other)
}

#[test]
fn newer_work_on_disk_is_not_overwritten_without_a_question() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("both.ron");
    let on_disk = |path: &Path| formats::read_first(path).unwrap().puzzle;

    let (mut studio, other) = overtaken(&path);
    studio.expect(NEWER);
    assert_eq!(on_disk(&path), other, "nothing is written before the answer");
    studio.click("Cancel");
    assert!(studio.app().document().is_dirty() && !studio.shows(NEWER));
    studio.key_with(Modifiers::COMMAND, Key::S);
    studio.click("Overwrite");
    assert_eq!(&on_disk(&path), studio.puzzle());
    assert!(!studio.app().document().is_dirty());
    // Its own saves are not external changes.
    studio.key(Key::Num1);
    studio.key_with(Modifiers::COMMAND, Key::S);
    assert!(!studio.shows(NEWER));
    assert_eq!(&on_disk(&path), studio.puzzle());

    let (mut studio, other) = overtaken(&path);
    studio.click("Reload");
    assert_eq!(studio.puzzle(), &other);
    assert!(!studio.app().document().is_dirty());
    studio.key_with(Modifiers::COMMAND, Key::S);
    assert!(!studio.shows(NEWER));

    let (mut studio, other) = overtaken(&path);
    let beside = folder.path().join("beside.ron");
    studio.will_pick(FileDialogOutcome::File(beside.clone()));
    studio.click("Save as…");
    studio.wait();
    assert_eq!((on_disk(&path), &on_disk(&beside)), (other, studio.puzzle()));
    assert_eq!(studio.app().document().path(), Some(beside.as_path()));
}

#[test]
fn a_file_that_was_touched_or_has_gone_is_saved_without_a_question() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("same.ron");
    formats::save_puzzles(&path, &[&shidoku()]).unwrap();
    let mut studio = changed(Some(&path));
    // Rewritten with the same content.
    let content = std::fs::read(&path).unwrap();
    std::fs::write(&path, content).unwrap();
    studio.key_with(Modifiers::COMMAND, Key::S);
    assert!(!studio.app().document().is_dirty() && !studio.shows(NEWER));
    std::fs::remove_file(&path).unwrap();
    studio.key(Key::Num2);
    studio.key_with(Modifiers::COMMAND, Key::S);
    assert_eq!(&formats::read_first(&path).unwrap().puzzle, studio.puzzle());
}

#[test]
fn newer_work_is_asked_about_before_closing_too() {
    let folder = tempfile::tempdir().unwrap();
    let (mut studio, other) = overtaken(&folder.path().join("both.ron"));
    studio.click("Cancel");
    assert!(studio.close_window());
    studio.harness.get_by_role_and_label(Role::Button, "Save").click();
    studio.harness.run();
    studio.read();
    studio.expect(NEWER);
    assert_eq!(formats::read_first(&folder.path().join("both.ron")).unwrap().puzzle, other);
    studio.harness.get_by_label("Overwrite").click();
    assert!(studio.closes(), "the author was about to close");
}

#[cfg(unix)]
#[test]
fn pipes_are_refused_and_not_waited_for() {
    let folder = tempfile::tempdir().unwrap();
    let pipe = folder.path().join("pipe.ron");
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let mut studio = Studio::open(shidoku());
    let own = studio.puzzle().clone();
    studio.will_pick(FileDialogOutcome::Files(vec![pipe.clone()]));
    studio.key_with(Modifiers::COMMAND, Key::O);
    studio.expect("The file could not be opened");
    studio.expect(&pipe.display().to_string());
    assert_eq!((studio.puzzle(), studio.app().tabs().len()), (&own, 1));
    assert!(formats::reject_endless(Path::new("/dev/zero")).is_err());
    assert!(formats::reject_endless(folder.path()).is_ok());
}
