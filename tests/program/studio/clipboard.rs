//! Pasting and copying puzzles through the clipboard.

use super::*;
use egui::OutputCommand;

/// Returns what was copied to the clipboard or opened since the last frame.
fn commands(studio: &Studio) -> Vec<OutputCommand> {
    studio.harness.output().platform_output.commands.clone()
}

fn paste(studio: &mut Studio, text: &str) {
    studio.harness.event(Event::Paste(text.to_owned()));
    studio.harness.run_ok();
}

/// Returns what a menu item copies to the clipboard or opens.
fn sent(studio: &mut Studio, menu: &str, item: &str) -> Vec<OutputCommand> {
    studio.click(menu);
    studio.harness.get_by_label_contains(item).click();
    let mut all = Vec::new();
    for _ in 0..4 {
        studio.harness.step();
        all.extend(commands(studio));
    }
    all
}

/// Returns the text that a command of the Edit menu copies.
fn copied(studio: &mut Studio, item: &str) -> String {
    let mut texts = sent(studio, "Edit", item).into_iter().filter_map(|command| match command {
        OutputCommand::CopyText(text) => Some(text),
        _ => None,
    });
    texts.next_back().unwrap_or_else(|| panic!("{item} copies nothing"))
}

#[test]
fn links_of_other_programs_are_pasted_as_new_puzzles() {
    let mut studio = Studio::open(shidoku());
    let links = ["Copy link for f-puzzles", "Copy link for SudokuPad"];
    for item in ["Copy puzzle", "Copy givens as a line", "Copy as text"].into_iter().chain(links) {
        let text = copied(&mut studio, item);
        let mut other = Studio::empty();
        paste(&mut other, &text);
        other.expect(&format!("4 × 4 · {} givens · 0 rules", studio.puzzle().givens().len()));
        assert!(other.puzzle().givens().is_empty(), "it is only shown yet");
        other.click("Open as new puzzle");
        let board = other.puzzle().board();
        assert_eq!((board.size(), other.puzzle().givens()), (4, studio.puzzle().givens()), "{item}");
        assert!(other.app().document().is_dirty(), "nothing but the clipboard holds it");
    }
}

#[test]
fn what_is_pasted_is_added_as_one_step() {
    let mut studio = Studio::empty();
    studio.click_cell("r1c1");
    studio.key(Key::Num5);
    paste(&mut studio, &format!("{}12{}", ".".repeat(30), ".".repeat(49)));
    studio.click("Add to this puzzle");
    assert_eq!(["r1c1", "r4c4", "r4c5"].map(|cell| studio.given(cell)), [Some(5), Some(1), Some(2)]);
    studio.key_with(Modifiers::COMMAND, Key::Z);
    assert_eq!((studio.puzzle().givens().len(), studio.given("r1c1")), (1, Some(5)));
    // A board of another size cannot be added.
    paste(&mut studio, "1234341221434321");
    studio.click("Add to this puzzle");
    assert_eq!(studio.puzzle().givens().len(), 1);
    studio.click("Cancel");
    assert_eq!(studio.puzzle().board().size(), 9);
}

#[test]
fn what_is_left_out_is_told_before_anything_is_done() {
    let mut studio = Studio::empty();
    let row = format!("[{}]", ["{}"; 9].join(","));
    let grid = [row.as_str(); 9].join(",");
    paste(&mut studio, &format!(r#"{{"size":9,"title":"Foggy","grid":[{grid}],"mystery":[{{"cells":["R1C1"]}}]}}"#));
    studio.expect("Foggy");
    assert!(studio.harness.query_by_label_contains("mystery").is_some());
    studio.key(Key::Escape);
    paste(&mut studio, "no puzzle at all");
    studio.expect("The pasted text is not a puzzle");
    studio.click("Close");
    paste(&mut studio, "  \n");
    studio.expect("The clipboard contains no text");
    assert!(studio.puzzle().givens().is_empty() && studio.puzzle().title().is_empty());
}

#[test]
fn a_field_of_text_keeps_what_is_pasted_into_it() {
    let mut studio = Studio::empty();
    studio.harness.get_by_role_and_label(Role::TextInput, "Find a tool").focus();
    studio.harness.run();
    paste(&mut studio, "thermo");
    assert!(!studio.shows("Open as new puzzle"));
    studio.expect("Thermometer");
}

#[test]
fn the_picture_that_is_copied_is_that_of_the_puzzle() {
    let mut studio = Studio::open(shidoku());
    studio.wait();
    let is_large = |image: &egui::ColorImage| image.width() > 300 && image.height() > 300;
    let is_picture = |command: &OutputCommand| matches!(command, OutputCommand::CopyImage(image) if is_large(image));
    assert!(sent(&mut studio, "Edit", "Copy as a picture").iter().any(is_picture));
    // The picture shows the puzzle, whatever the board displays; there is a separate command for the solution.
    let picture = |studio: &mut Studio, item: &str| {
        let mut images = sent(studio, "Edit", item).into_iter().filter_map(|command| match command {
            OutputCommand::CopyImage(image) => Some(image),
            _ => None,
        });
        images.next_back().unwrap()
    };
    let before = picture(&mut studio, "Copy as a picture");
    studio.click("Show solution");
    assert!(picture(&mut studio, "Copy as a picture") == before);
    studio.expect("Copied a picture of the board");
    let solved = picture(&mut studio, "Copy solution as a picture");
    assert!(solved != before && solved.size == before.size);
    studio.expect("Copied a picture of the solution");
}

#[test]
fn a_link_that_tells_solvers_when_they_are_done_says_that_it_holds_the_solution() {
    let mut studio = Studio::open(shidoku());
    studio.wait();
    for (item, holds) in [
        ("Copy link for SudokuPad", true),
        ("Copy link for f-puzzles", true),
        ("Copy givens as a line", false),
        ("Copy as text", false),
        ("Copy puzzle", false),
    ] {
        copied(&mut studio, item);
        studio.harness.run_ok();
        studio.expect("Copied: ");
        assert_eq!(studio.shows("with the solution, so that solvers"), holds, "{item}");
    }
}

/// A fake that records links and reports success or failure instead of opening a browser.
struct Opener {
    opens: bool,
    links: std::sync::Mutex<Vec<String>>,
}

impl gridwright::studio::LinkOpener for Opener {
    fn open(&self, link: &str) -> bool {
        self.links.lock().unwrap().push(link.to_owned());
        self.opens
    }
}

#[test]
fn a_browser_is_said_to_be_open_only_when_it_is() {
    for opens in [true, false] {
        let opener = std::sync::Arc::new(Opener { opens, links: Default::default() });
        let used = opener.clone();
        let mut studio = Studio::with(move |app| app.with_link_opener(used), shidoku());
        studio.wait();
        studio.click("File");
        studio.harness.get_by_label_contains("Open in SudokuPad").click();
        studio.harness.step();
        let mut copied = Vec::new();
        let started = Instant::now();
        while !(studio.shows("Opened in the browser") || studio.shows("No browser found")) {
            assert!(started.elapsed() < PATIENCE, "{:?}", studio.labels());
            std::thread::sleep(Duration::from_millis(2));
            studio.harness.step();
            copied.extend(commands(&studio));
        }
        let links = opener.links.lock().unwrap().clone();
        assert!(links.len() == 1 && links[0].starts_with("https://sudokupad.app/"), "{links:?}");
        assert_eq!(studio.shows("Opened in the browser"), opens);
        let is_link = |command: &OutputCommand| matches!(command, OutputCommand::CopyText(text) if *text == links[0]);
        assert_eq!(copied.iter().any(is_link), !opens, "where there is no browser the link is copied");
    }
}

/// A link includes solving progress, which is not a clue, and which one undo step removes.
#[test]
fn what_a_solver_left_is_shown_and_cleared() {
    let mut studio = Studio::empty();
    let row = format!("[{}]", ["{}"; 9].join(","));
    let first = row.replacen("{}", "{\"value\":5}", 1).replacen("{}", "{\"centerPencilMarks\":[1,2]}", 1);
    let grid = format!("{first},{}", [row.as_str(); 8].join(","));
    paste(&mut studio, &format!(r#"{{"size":9,"grid":[{grid}]}}"#));
    studio.click("Open as new puzzle");
    assert_eq!((studio.puzzle().givens().len(), studio.puzzle().progress().entered_count()), (0, 1));
    studio.click("Edit");
    studio.harness.get_by_label_contains("Clear all marks and colours").click();
    studio.harness.run_ok();
    assert!(studio.puzzle().progress().is_empty());
    studio.key_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(studio.puzzle().progress().marked_count(), 1);
}
