//! Every panel, dialog and view in windows of every size, at both scales ([`look`](super::look)): nothing is cut off,
//! overlapping or out of place. `GRIDWRIGHT_SOAK=2` adds the settings of every kind and the options of every tool.

use gridwright::board::TraditionalLayout;
use gridwright::puzzle::{Edit, Remark};
use gridwright::studio::Recent;

use super::author::open;
use super::booklets::puzzles as booklet_puzzles;
use super::checking::draw_until;
use super::faults::faults;
use super::fitting::{deselect, every_kind};
use super::journal::studio_in;
use super::look::Look;
use super::*;
use crate::common::soak;

const EASY: &str = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";

/// Returns all of many similar views in a soak run, and some of them in an ordinary run.
fn some<T>(items: impl Iterator<Item = T>) -> impl Iterator<Item = T> {
    items.step_by(if soak() > 1 { 1 } else { 9 })
}

fn long_words(puzzle: Puzzle) -> Puzzle {
    let title = "A puzzle with a title that is much longer than titles are, as those of collections sometimes become";
    let puzzle = Edit::SetTitle(title.to_owned()).apply(&puzzle).unwrap();
    Edit::SetAuthor("Somebody with several names, and a whole circle of friends".to_owned()).apply(&puzzle).unwrap()
}

#[test]
fn the_board_and_what_is_known_of_it_have_room() {
    let mut look = Look::default();
    let mut studio = Studio::open(long_words(gridwright::studio::first_puzzle()));
    studio.wait();
    look.at("the first puzzle", &mut studio);
    for (key, what) in [(Key::F7, "its solution"), (Key::F6, "a second opinion"), (Key::F4, "its candidates")] {
        studio.key(key);
        studio.wait();
        look.at(what, &mut studio);
    }
    studio.command("Show check details");
    look.at("details of the check", &mut studio);

    for (rows, what) in [
        (".... .... 3... .42.", "several solutions"),
        (".... .... .... .42.", "few clues"),
        ("11.. .... .... ....", "no solution"),
    ] {
        let mut studio = Studio::open(puzzle(rows));
        studio.wait();
        look.at(what, &mut studio);
        if what == "several solutions" {
            studio.key(Key::F7);
            look.at("solutions compared", &mut studio);
            studio.command("Count solutions");
            studio.wait();
            look.at("solutions counted", &mut studio);
            studio.click_cell("r1c1");
            studio.key(Key::F4);
            studio.wait();
            look.at("candidates of several solutions", &mut studio);
        }
    }

    let mut studio = Studio::open(shidoku());
    studio.key(Key::J);
    studio.drag("r1c2 r1c3");
    look.at("unfinished regions", &mut studio);
    // An error in the status bar.
    studio.key(Key::F5);
    look.at("a refusal", &mut studio);

    let mut studio = Studio::open(Puzzle::empty(TraditionalLayout::Samurai.board(3, 3).unwrap()));
    studio.key(Key::G);
    studio.click_cell("r2c2");
    look.at("the grids of a samurai", &mut studio);
    let mut studio = Studio::open(Puzzle::empty(Board::single(5, 5).unwrap()));
    studio.wait();
    look.at("25 x 25", &mut studio);

    let remark = |text: &str| Remark { cells: cells("r1c1-3"), text: text.to_owned(), after_secs: Some(754) };
    let noted = Edit::AddRemark(remark("Stuck here for some minutes: is it the cage or the line?"));
    let noted = noted.apply(&shidoku()).unwrap();
    let mut studio = Studio::open(Edit::AddRemark(remark("Nice.")).apply(&noted).unwrap());
    studio.wait();
    look.at("notes to the setter", &mut studio);
    look.done();
}

#[test]
fn rules_and_tools_have_room() {
    let mut look = Look::default();
    let mut studio = every_kind();
    look.at("every kind", &mut studio);
    for (index, kind) in some(Kind::ALL.iter().enumerate()) {
        let board = studio.puzzle().board();
        let placed = &studio.puzzle().rules()[index];
        let label = format!("{}, {}", placed.rule.name(), placed.rule.description(board));
        studio.click(&label);
        look.at(&format!("settings of {}", kind.name()), &mut studio);
        deselect(&mut studio);
    }
    let names: Vec<String> = Kind::ALL.iter().map(|kind| kind.name().to_string()).collect();
    let tools = names.iter().map(String::as_str).chain(["Grids", "Jigsaw regions", "Digits"]);
    for name in some(tools) {
        studio.click(name);
        look.at(&format!("the tool {name}"), &mut studio);
    }
    studio.key_with(Modifiers::COMMAND, Key::F9);
    look.at("folded tools", &mut studio);
    studio.key_with(Modifiers::COMMAND, Key::F9);
    for (modifiers, what) in [(Modifiers::NONE, "no tools"), (Modifiers::SHIFT, "no facts either")] {
        studio.key_with(modifiers, Key::F9);
        look.at(what, &mut studio);
    }
    studio.key(Key::F9);
    studio.harness.get_by_label("Find a tool").focus();
    studio.harness.run_ok();
    for typed in ["ca", "xyz"] {
        studio.harness.event(Event::Text(typed.to_owned()));
        studio.harness.run_ok();
        look.at(&format!("tools with {typed}"), &mut studio);
    }
    look.done();
}

#[test]
fn paths_hints_and_tools_of_the_setter_have_room() {
    let mut look = Look::default();
    let mut studio = Studio::open(puzzle(EASY));
    draw_until(&mut studio, "Difficulty: ");
    look.at("difficulty", &mut studio);
    for what in ["where", "technique", "step"] {
        studio.key(Key::F3);
        studio.wait();
        look.at(&format!("a hint: {what}"), &mut studio);
    }
    studio.key(Key::Escape);
    studio.key(Key::F2);
    studio.wait();
    look.at("the path", &mut studio);
    studio.key(Key::End);
    look.at("the end of the path", &mut studio);
    studio.click("Techniques up to: All");
    look.at("techniques to choose from", &mut studio);

    let tasks = [
        ("Remove clues…", Some("Remove clues now")),
        ("Find redundant clues", None),
        ("Why isn't it unique?", None),
        ("Generate a puzzle…", Some("Generate now")),
        ("Create a variation…", Some("Create now")),
    ];
    let full = puzzle("2341 4132 3214 1423");
    let clashing = puzzle("11.. .... .... ....");
    for (item, button) in tasks {
        for (sort, puzzle) in
            [("one solution", &full), ("several", &puzzle(".... .... 3... .42.")), ("none", &clashing)]
        {
            let mut studio = Studio::open(puzzle.clone());
            studio.wait();
            open(&mut studio, item);
            studio.wait();
            look.at(&format!("{item} with {sort}"), &mut studio);
            let button = button.filter(|_| sort == "one solution");
            if let Some(button) = button {
                studio.click(button);
                studio.wait();
                look.at(&format!("what came of {item}"), &mut studio);
            }
        }
    }
    let mut studio = Studio::open(full);
    open(&mut studio, "Remove clues…");
    studio.click("Pin clues");
    studio.drag("r1c1 r1c4");
    look.at("pins", &mut studio);
    look.done();
}

#[test]
fn play_tests_have_room() {
    let mut look = Look::default();
    let boards = [("9 x 9", puzzle(EASY)), ("16 x 16", Puzzle::empty(Board::single(4, 4).unwrap()))];
    for (what, puzzle) in boards.into_iter().chain([("25 x 25", Puzzle::empty(Board::single(5, 5).unwrap()))]) {
        let mut studio = Studio::open(long_words(puzzle));
        studio.key_with(Modifiers::COMMAND, Key::T);
        look.at(&format!("a play-test of {what}"), &mut studio);
        studio.key(Key::V);
        look.at(&format!("colours on {what}"), &mut studio);
    }
    let mut studio = Studio::open(puzzle(EASY));
    studio.key_with(Modifiers::COMMAND, Key::T);
    studio.click_cell("r1c3");
    studio.key(Key::Num9);
    studio.key_with(Modifiers::SHIFT, Key::Num1);
    studio.key(Key::K);
    studio.wait();
    look.at("a mistake", &mut studio);
    studio.click("Show where");
    look.at("where the mistake is", &mut studio);
    studio.key_with(Modifiers::COMMAND, Key::Z);
    studio.key_with(Modifiers::COMMAND, Key::Z);
    for what in ["where", "technique", "step"] {
        studio.key(Key::H);
        studio.wait();
        look.at(&format!("a hint in a play-test: {what}"), &mut studio);
    }
    studio.key(Key::Escape);
    studio.key(Key::W);
    look.at("why", &mut studio);
    studio.click("Why 9?");
    studio.wait();
    look.at("why not 9", &mut studio);
    studio.key(Key::Escape);
    studio.drag("r1c3 r1c4");
    studio.harness.get_by_label("Note to the setter").focus();
    studio.harness.run();
    studio.harness.get_by_label("Note to the setter").type_text("Stuck here for a while: is it 2 or 6, or neither?");
    studio.harness.run();
    studio.click("Add note");
    look.at("a note", &mut studio);
    studio.click_cell("r1c3");
    studio.key(Key::Space);
    look.at("a pause", &mut studio);
    look.done();
}

#[test]
fn the_start_page_and_tabs_have_room() {
    let mut look = Look::default();
    let mut studio = Studio::at_start(Recent::default());
    look.at("the start page", &mut studio);

    let folder = tempfile::tempdir().unwrap();
    let names: Vec<String> = (0..10).map(|at| format!("Puzzle number {at} with a long title")).collect();
    let puzzles: Vec<(&str, Puzzle)> = names.iter().map(|name| (name.as_str(), shidoku())).collect();
    let list = folder.path().join("recent.txt");
    let paths: Vec<PathBuf> = names.iter().map(|name| folder.path().join(format!("{name}.ron"))).collect();
    let gone = folder.path().join("a file that is not there any more, with quite a name.ron");
    let lines: Vec<String> = [&gone].into_iter().chain(&paths).map(|path| path.display().to_string()).collect();
    let mut studio = Studio::with_tabs(&puzzles, folder.path());
    studio.click_cell("r1c1");
    studio.key(Key::Num1);
    studio.wait();
    look.at("ten tabs", &mut studio);
    studio.harness.set_size(vec2(900.0, 600.0));
    studio.harness.run_ok();
    studio.harness.get_by_label_contains(" more").click();
    studio.harness.run_ok();
    studio.harness.remove_cursor();
    studio.harness.run_ok();
    look.faults.extend(faults(&studio).into_iter().map(|fault| format!("more tabs: {fault}")));
    drop(studio);

    std::fs::write(&list, lines.join("\n")).unwrap();
    let mut studio = Studio::at_start(Recent::at(list));
    studio.until("no longer there");
    studio.wait();
    look.at("recent files", &mut studio);
    look.done();
}

#[test]
fn booklets_have_room() {
    let mut look = Look::default();
    let mut studio = Studio::empty();
    studio.key_with(Modifiers::COMMAND, Key::B);
    look.at("an empty booklet", &mut studio);
    let folder = booklet_puzzles();
    let mut studio = Studio::with_booklet(&folder, &["first", "open", "second"]);
    look.at("a booklet with an error", &mut studio);
    studio.press("p. 3 · no. 2: has several solutions");
    studio.settle();
    look.at("a puzzle of a booklet", &mut studio);
    studio.press("Export PDF…");
    look.at("export in spite of errors", &mut studio);
    studio.press("Cancel");
    studio.press("Remove");
    studio.settle();
    look.at("a booklet that is ready", &mut studio);
    studio.press("New");
    look.at("a booklet that is not saved", &mut studio);
    look.done();
}

#[test]
fn menus_have_room() {
    let mut look = Look::default();
    let mut studio = every_kind();
    for selected in [false, true] {
        if selected {
            let board = studio.puzzle().board();
            let placed = &studio.puzzle().rules()[0];
            let label = format!("{}, {}", placed.rule.name(), placed.rule.description(board));
            studio.click(&label);
        }
        for menu in ["File", "Edit", "Board", "Rules", "Solve", "Setter", "View", "Help"] {
            studio.harness.get_by_role_and_label(Role::Button, menu).click();
            studio.harness.run_ok();
            look.at(&format!("the menu {menu}"), &mut studio);
            studio.key(Key::Escape);
        }
    }
    look.done();
}

#[test]
fn dialogs_have_room() {
    let mut look = Look::default();
    let dialogs = [
        ("File", "New puzzle…"),
        ("File", "New from example…"),
        ("Board", "Change board…"),
        ("Board", "Save layout…"),
        ("Board", "Symbols…"),
        ("Solve", "Algebra…"),
        ("Solve", "Integer program…"),
        ("Help", "Find a command…"),
        ("Help", "Shortcuts and gestures"),
        ("Help", "Change shortcuts…"),
        ("Help", "About Gridwright"),
    ];
    for (menu, item) in dialogs {
        let mut studio = Studio::open(long_words(shidoku()));
        studio.wait();
        studio.click(menu);
        studio.harness.get_by_label_contains(item).click();
        studio.harness.run_ok();
        studio.wait();
        look.at(item, &mut studio);
        if item == "New puzzle…" {
            for choice in ["Latin square", "Other box shape", "Samurai"] {
                studio.click(choice);
                look.at(&format!("a new {choice}"), &mut studio);
            }
        }
        if item == "Find a command…" {
            for typed in ["red", "qqqq"] {
                studio.harness.event(Event::Text(typed.to_owned()));
                studio.harness.run_ok();
                look.at(&format!("what is found with {typed}"), &mut studio);
            }
        }
        if item == "Change shortcuts…" {
            studio.harness.get_by_label("Search commands").focus();
            studio.harness.run_ok();
            studio.harness.event(Event::Text("zoom in".to_owned()));
            studio.harness.run_ok();
            studio.harness.get_by_label_contains("Zoom in: ").click();
            studio.harness.run_ok();
            look.at("a key that is waited for", &mut studio);
            studio.key_with(Modifiers::COMMAND, Key::Minus);
            look.at("a key that another command has", &mut studio);
        }
    }
    look.done();
}

#[test]
fn questions_have_room() {
    let mut look = Look::default();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a file of a puzzle whose name is as long as those of some collections are.ron");
    formats::save_puzzles(&path, &[&shidoku()]).unwrap();

    let mut studio = Studio::open_file(long_words(shidoku()), Some(path.clone()));
    studio.click_cell("r1c1");
    studio.key(Key::Num2);
    studio.key_with(Modifiers::COMMAND, Key::W);
    look.at("changes that are not saved", &mut studio);
    studio.key(Key::Escape);
    studio.will_pick(FileDialogOutcome::Unavailable);
    studio.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::S);
    studio.wait();
    look.at("a path", &mut studio);
    studio.key(Key::Escape);
    studio.will_pick(FileDialogOutcome::File(folder.path().join("not there.ron")));
    studio.key_with(Modifiers::COMMAND, Key::O);
    studio.wait();
    look.at("a file that cannot be read", &mut studio);
    studio.key(Key::Escape);
    formats::save_puzzles(&path, &[&puzzle(EASY)]).unwrap();
    studio.key_with(Modifiers::COMMAND, Key::S);
    studio.wait();
    look.at("a file that has changed on disk", &mut studio);
    studio.key(Key::Escape);

    let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    for (what, text) in [("a pasted line", line), ("pasted nonsense", "nothing that anybody could read, in many words")]
    {
        let mut studio = Studio::empty();
        studio.harness.event(Event::Paste(text.to_owned()));
        studio.harness.run_ok();
        studio.wait();
        look.at(what, &mut studio);
    }

    let state = folder.path().join("state");
    let mut studio = studio_in(&state, long_words(shidoku()), Some(path));
    studio.click_cell("r1c1");
    studio.key(Key::Num2);
    studio.five_seconds(&state, 1);
    drop(studio);
    let mut studio = studio_in(&state, shidoku(), None);
    studio.expect("Recover unsaved work");
    look.at("changes to recover", &mut studio);
    look.done();
}
