//! Rarely seen views have room, too: the handbook, questions about files, context menus, open lists, and progress while
//! the disk does not respond.

use egui::Rect;
use gridwright::disk::faults::{InjectedFault, InjectedFaults};
use gridwright::studio::FileWatch;

use super::author::open;
use super::booklets::puzzles as booklet_puzzles;
use super::fitting::every_kind;
use super::look::Look;
use super::*;

const EASY: &str = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";

/// Clicks a place with the secondary button; in a small window, places outside the visible part of a page have nothing
/// to click.
fn second_button(studio: &mut Studio, pos: Pos2) {
    if !studio.harness.ctx.content_rect().contains(pos) {
        return;
    }
    studio.harness.event(Event::PointerMoved(pos));
    for pressed in [true, false] {
        let (button, modifiers) = (PointerButton::Secondary, Modifiers::NONE);
        studio.harness.event(Event::PointerButton { pos, button, pressed, modifiers });
        studio.harness.run_steps(2);
    }
    studio.harness.run_ok();
}

/// Returns the place of the first widget of this role with a matching label, scrolled into view.
fn brought(studio: &mut Studio, role: Role, is: impl Fn(&str) -> bool) -> Rect {
    fn found<'a>(studio: &'a Studio, role: Role, is: &dyn Fn(&str) -> bool) -> egui_kittest::Node<'a> {
        let mut all = studio.harness.query_all_by_role(role);
        let found = all.find(|node| node.accesskit_node().label().is_some_and(|label| is(&label)));
        found.unwrap_or_else(|| panic!("no {role:?} of that name among {:?}", studio.labels()))
    }
    found(studio, role, &is).scroll_to_me();
    studio.harness.run_ok();
    found(studio, role, &is).rect()
}

#[test]
fn menus_of_the_second_button_have_room() {
    let mut look = Look::default();
    let mut studio = every_kind();
    look.opened("the menu of a cell", &mut studio, &|studio| {
        let pos = studio.at("r1c1");
        second_button(studio, pos);
    });
    look.opened("the menu of a rule", &mut studio, &|studio| {
        let name = studio.puzzle().rules()[0].rule.name().to_string();
        let row = brought(studio, Role::ListItem, |label| label.starts_with(&name));
        second_button(studio, row.center());
    });

    let folder = tempfile::tempdir().unwrap();
    let mut studio = Studio::with_tabs(&[("Snow", shidoku()), ("Rain", shidoku())], folder.path());
    look.opened("the menu of a tab", &mut studio, &|studio| {
        // In a narrow window one of them is collapsed.
        let tab = brought(studio, Role::Tab, |label| ["Snow", "Rain"].iter().any(|name| label.contains(name)));
        second_button(studio, tab.center());
    });

    let folder = booklet_puzzles();
    let mut studio = Studio::with_booklet(&folder, &["first", "second"]);
    look.opened("the menu of a row", &mut studio, &|studio| {
        let row = brought(studio, Role::ListItem, |label| label.contains("first"));
        second_button(studio, row.center());
    });
    look.done();
}

fn lists(studio: &Studio) -> usize {
    studio.harness.query_all_by_role(Role::ComboBox).count()
}

/// Checks each open drop-down list, except `behind` many that are behind a dialog.
fn look_at_lists(look: &mut Look, what: &str, studio: &mut Studio, behind: usize) {
    let count = lists(studio);
    assert!(count > behind, "{what} has no list");
    for place in behind..count {
        look.opened(&format!("list {} of {what}", place + 1), studio, &|studio| {
            for opens in [false, true] {
                // A small window may show fewer at a time.
                let lists: Vec<_> = studio.harness.query_all_by_role(Role::ComboBox).collect();
                let list = &lists[place.min(lists.len() - 1)];
                match opens {
                    true => list.click(),
                    false => list.scroll_to_me(),
                }
                studio.harness.run_steps(4);
            }
        });
    }
}

#[test]
fn open_lists_have_room() {
    let mut look = Look::default();
    let mut studio = Studio::open(puzzle("2341 4132 3214 1423"));
    studio.wait();
    for item in ["Remove clues…", "Generate a puzzle…"] {
        open(&mut studio, item);
        studio.wait();
        look_at_lists(&mut look, item, &mut studio, 0);
    }
    let mut studio = Studio::open(puzzle(EASY));
    studio.key(Key::F2);
    studio.wait();
    look_at_lists(&mut look, "the path", &mut studio, 0);
    let folder = booklet_puzzles();
    let mut studio = Studio::with_booklet(&folder, &["first", "second"]);
    look_at_lists(&mut look, "the booklet", &mut studio, 0);
    let behind = lists(&studio);
    studio.press("Generate puzzles…");
    look_at_lists(&mut look, "puzzles to be made", &mut studio, behind);
    look.done();
}

#[test]
fn the_handbook_and_the_palette_have_room() {
    let mut look = Look::default();
    let mut studio = Studio::empty();
    studio.key_with(Modifiers::SHIFT, Key::F1);
    look.at("the handbook", &mut studio);
    for chapter in 2..=4 {
        studio.key(Key::PageDown);
        look.at(&format!("chapter {chapter} of the handbook"), &mut studio);
    }
    studio.key(Key::Escape);
    studio.wait();
    for typed in ["redo", "stop"] {
        studio.key_with(Modifiers::COMMAND, Key::K);
        studio.harness.event(Event::Text(typed.to_owned()));
        studio.harness.run_ok();
        studio.expect(", unavailable: ");
        look.at(&format!("the palette with {typed}, which is refused"), &mut studio);
        studio.key(Key::Escape);
    }
    look.done();
}

#[test]
fn questions_about_files_have_room() {
    let mut look = Look::default();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a file of a puzzle whose name is as long as those of some collections are.ron");
    formats::save_puzzles(&path, &[&shidoku()]).unwrap();

    let at = path.clone();
    let mut studio = Studio::build(shidoku(), Some(at), |app| app.with_watch(FileWatch::begin(None)));
    studio.click_cell("r1c1");
    studio.key(Key::Num2);
    formats::save_puzzles(&path, &[&puzzle(EASY)]).unwrap();
    studio.until("The file has changed on disk");
    look.at("a file that another program has written", &mut studio);
    studio.click("Compare versions");
    studio.wait();
    studio.harness.get_by_role_and_label(Role::Image, "On disk");
    look.at("both compared", &mut studio);
    drop(studio);

    let text = std::fs::read_to_string(&path).unwrap();
    std::fs::write(&path, format!("// Mine, of a long night.\n{text}")).unwrap();
    let mut studio = Studio::open_file(puzzle(EASY), Some(path));
    studio.click_cell("r1c3");
    studio.key(Key::Num4);
    studio.key_with(Modifiers::COMMAND, Key::S);
    studio.until("The file contains comments");
    look.at("comments that would be lost", &mut studio);
    look.done();
}

#[test]
fn work_of_the_booklet_on_its_way_has_room() {
    let mut look = Look::default();
    let folder = booklet_puzzles();
    let mut studio = Studio::with_booklet(&folder, &["first", "second"]);
    studio.press("Generate puzzles…");
    look.at("puzzles to be made", &mut studio);
    let slow = tempfile::tempdir().unwrap();
    let faults = InjectedFaults::new(slow.path(), Some((0, InjectedFault::Block)));
    studio.will_pick(FileDialogOutcome::File(slow.path().join("a file of puzzles with quite a name.jsonl")));
    studio.press("Generate…");
    look.at("puzzles on their way", &mut studio);
    assert!(studio.app().is_busy(), "they are made already");
    drop(faults);
    studio.settle();

    let faults = InjectedFaults::new(slow.path(), Some((0, InjectedFault::Block)));
    studio.will_pick(FileDialogOutcome::File(slow.path().join("a booklet with quite a name.pdf")));
    studio.press("Export PDF…");
    look.at("a booklet on its way", &mut studio);
    assert!(studio.app().is_busy(), "it is written already");
    drop(faults);
    studio.settle();
    look.done();
}
