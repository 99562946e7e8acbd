//! Complete tasks of a setter, from the first click to the file, in English and in Persian.

use gridwright::board::{Board, Cell, CellId};
use gridwright::studio::Recent;
use gridwright::words::local_digits;

use super::author::{is_unique, without};
use super::*;

fn saved(path: &Path) -> Puzzle {
    formats::read_first(path).unwrap().puzzle
}

fn paste(studio: &mut Studio, text: &str) {
    studio.harness.event(Event::Paste(text.to_owned()));
    studio.harness.run_ok();
}

#[test]
fn a_samurai_with_a_magic_box_is_made_from_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("snow.ron");
    let mut studio = Studio::at_start(Recent::default());
    let samurai = Message::new("ask-start-new.named").with("name", Message::new("ask-start-samurai"));
    studio.click(&LANGUAGE.get().translate(&samurai));
    studio.key(Key::M);
    // A box shared by two grids.
    studio.click_cell("r8c8");
    studio.key(Key::D);
    studio.click_cell("r1c1");
    studio.key(Key::Num7);
    studio.click_cell("r21c21");
    studio.key(Key::Num3);
    studio.click(&said("view-side-publication"));
    let title = said("view-puzzle-title");
    studio.harness.get_by_label(&title).focus();
    studio.harness.run();
    studio.harness.get_by_label(&title).type_text("Snow");
    studio.harness.run();
    studio.key(Key::Enter);
    studio.wait();
    studio.expect(&said("view-verdict-sparse"));
    studio.will_pick(FileDialogOutcome::File(path.clone()));
    studio.key_with(Modifiers::COMMAND, Key::S);
    studio.wait();
    let made = saved(&path);
    assert_eq!((made.title(), made.board().grids().len(), made.givens().len()), ("Snow", 5, 2));
    let rules = made.rules();
    assert!(rules.len() == 1 && rules[0].rule.kind() == Kind::MagicBox, "{rules:?}");
    assert_eq!(rules[0].rule.cells(made.board()), cells("r7-9c7-9"));
    assert!(!studio.app().document().is_dirty());
}

#[test]
fn a_pasted_puzzle_is_thinned_out_by_half_turns_and_saved() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("thin.ron");
    let mut studio = Studio::at_start(Recent::default());
    paste(&mut studio, "2341413232141423");
    studio.click(&said("ask-pasted-open"));
    studio.wait();
    assert_eq!(studio.puzzle().givens().len(), 16);
    studio.click(&said("view-menu-setter"));
    studio.click(&said("do-author-open-redundant"));
    studio.wait();
    studio.expect(&LANGUAGE.get().translate(&Message::new("view-redundant").with("count", 16)));
    studio.click(&said("view-result-thin-out"));
    studio.click(&format!("{}: {}", said("view-wish-symmetry.name"), said("do-author-no-symmetry")));
    studio.click(&said("do-author-half-turn"));
    studio.click(&said("view-author-thin-out.start"));
    studio.wait();
    studio.click(&said("view-result-apply"));
    studio.will_pick(FileDialogOutcome::File(path.clone()));
    studio.key_with(Modifiers::COMMAND, Key::S);
    studio.wait();
    let thin = saved(&path);
    assert!(thin.givens().len() < 16 && is_unique(&thin));
    let turned = |cell: &Cell| Cell::new(3 - cell.row, 3 - cell.col);
    assert!(thin.givens().keys().all(|cell| thin.givens().contains_key(&turned(cell))), "{:?}", thin.givens());
    // No symmetric pair of clues can be removed any more.
    for cell in thin.givens().keys() {
        assert!(!is_unique(&without(&without(&thin, *cell), turned(cell))), "{cell}");
    }
}

#[test]
fn of_several_solutions_one_is_left_by_what_the_hint_places() {
    let open = without(&shidoku(), "r2c4".parse().unwrap());
    let mut studio = Studio::open(open.clone());
    studio.wait();
    studio.click(&said("view-verdict-why"));
    studio.wait();
    let (one, several) = (said("view-settling-place"), said("view-settling-place-all"));
    let (button, count) = if studio.shows(&one) { (one, 1) } else { (several, 2) };
    studio.click(&button);
    studio.wait();
    studio.expect(&said("view-verdict-unique"));
    let settled = studio.puzzle().clone();
    assert!(is_unique(&settled) && settled.givens().len() >= open.givens().len() + count);
    studio.key_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(studio.puzzle(), &open, "one step");
    studio.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    assert_eq!(studio.puzzle(), &settled);
    studio.key(Key::Escape);
    studio.wait();

    // A hint's digit is placed too, once the hint is fully revealed.
    studio.key(Key::F3);
    studio.wait();
    let place = said("view-hint-place");
    assert!(!studio.shows(&place));
    studio.key(Key::F3);
    studio.key(Key::F3);
    studio.click(&place);
    studio.wait();
    let Some(Verdict::Unique(solution)) = studio.app().verdict().cloned() else { panic!("the step was wrong") };
    let placed: Vec<(Cell, u8)> = studio.puzzle().givens().iter().map(|(&cell, digit)| (cell, digit.value())).collect();
    assert_eq!(placed.len(), settled.givens().len() + 1);
    for (cell, digit) in placed {
        let id: CellId = studio.puzzle().board().id(cell).unwrap();
        assert_eq!(solution[id].value(), digit, "{cell}");
    }
}

/// The input for a rule of each gesture, without a pointer.
#[test]
fn rules_of_every_gesture_are_made_of_the_selected_cells() {
    let mut studio = Studio::empty();
    let select = |studio: &mut Studio, keys: &[(Modifiers, Key)]| {
        studio.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::A);
        studio.key(Key::ArrowDown);
        keys.iter().for_each(|(modifiers, key)| studio.key_with(*modifiers, *key));
    };
    let (plain, shift) = (Modifiers::NONE, Modifiers::SHIFT);
    let (right, down) = (Key::ArrowRight, Key::ArrowDown);
    type Row<'a> = (Kind, &'a [(Modifiers, Key)], &'a str);
    let table: [Row<'_>; 5] = [
        (Kind::KillerCage, &[(shift, right), (shift, down)], "r1c1-2 r2c2"),
        (Kind::Thermometer, &[(shift, right), (shift, right), (shift, down)], "r1c1-3 r2c3"),
        (Kind::MagicBox, &[(plain, down)], "r1-3c1-3"),
        (Kind::Region, &[(shift, right), (shift, right)], "r1c1-3"),
        (Kind::Quadruple, &[(shift, right), (shift, down), (shift, Key::ArrowLeft)], "r1-2c1-2"),
    ];
    for (kind, keys, expected) in table {
        select(&mut studio, keys);
        studio.command(&LANGUAGE.get().translate(&kind.name()));
        assert_eq!(studio.app().tool_id(), ToolId::Paint(kind));
        let before = studio.puzzle().rules().len();
        studio.key_with(Modifiers::COMMAND, Key::Enter);
        let rules = studio.puzzle().rules();
        assert_eq!(rules.len(), before + 1, "{}", kind.name());
        assert_eq!(rules[before].rule.cells(studio.puzzle().board()), cells(expected), "{}", kind.name());
    }
    // Input that makes no rule is reported, and nothing changes.
    studio.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::A);
    let before = studio.puzzle().clone();
    studio.key_with(Modifiers::COMMAND, Key::Enter);
    studio.expect(&said("tell-selected-select-cells-rule-first"));
    assert_eq!(studio.puzzle(), &before);
}

#[test]
fn keys_alone_lead_from_the_start_page_to_a_printed_sheet() {
    let folder = tempfile::tempdir().unwrap();
    let (file, sheet) = (folder.path().join("keys.ron"), folder.path().join("keys.pdf"));
    let mut studio = Studio::at_start(Recent::default());
    studio.key_with(Modifiers::COMMAND, Key::N);
    studio.key(Key::Enter);
    assert_eq!(studio.puzzle().board(), &Board::classic());
    // Two givens, and a cage of three cells with its sum.
    studio.key(Key::ArrowDown);
    studio.key(Key::Num5);
    studio.key(Key::ArrowDown);
    studio.key(Key::Num6);
    studio.key(Key::ArrowDown);
    studio.key(Key::C);
    studio.key_with(Modifiers::SHIFT, Key::ArrowDown);
    studio.key_with(Modifiers::SHIFT, Key::ArrowRight);
    studio.key_with(Modifiers::COMMAND, Key::Enter);
    studio.key(Key::Num1);
    studio.key(Key::Num5);
    studio.key(Key::Escape);
    studio.key(Key::D);
    studio.will_pick(FileDialogOutcome::File(file.clone()));
    studio.key_with(Modifiers::COMMAND, Key::S);
    studio.wait();
    let made = saved(&file);
    let givens: Vec<String> = made.givens().iter().map(|(cell, digit)| format!("{cell} {digit:?}")).collect();
    assert_eq!(givens, ["r1c1 5", "r2c1 6"]);
    let [placed] = made.rules() else { panic!("{:?}", made.rules()) };
    assert_eq!(placed.rule.cells(made.board()), cells("r3-4c1 r4c2"));
    assert_eq!(placed.rule.typed_clue(made.board()).as_deref(), Some("15"));
    studio.will_pick(FileDialogOutcome::File(sheet.clone()));
    studio.key_with(Modifiers::COMMAND, Key::E);
    studio.wait();
    assert!(std::fs::read(&sheet).unwrap().starts_with(b"%PDF-"));
}

#[test]
fn a_booklet_of_three_kinds_is_made_and_printed() {
    let folder = tempfile::tempdir().unwrap();
    let (book, pdf) = (folder.path().join("book.ron"), folder.path().join("book.pdf"));
    let mut studio = Studio::at_start(Recent::default());
    let kinds =
        [("cage", Key::C, "r1c1 r1c2"), ("thermometer", Key::T, "r1c1 r1c2 r1c3"), ("region", Key::R, "r1c1 r2c1")];
    for (at, (name, key, drag)) in kinds.into_iter().enumerate() {
        paste(&mut studio, ".......23..4.42.");
        studio.click(&said("ask-pasted-open"));
        studio.key(key);
        studio.drag(drag);
        studio.key(Key::Escape);
        studio.key(Key::D);
        studio.will_pick(FileDialogOutcome::File(folder.path().join(format!("{name}.ron"))));
        studio.key_with(Modifiers::COMMAND, Key::S);
        studio.wait();
        assert!(is_unique(studio.puzzle()), "{name}");
        studio.harness.key_press_modifiers(Modifiers::COMMAND, Key::B);
        studio.harness.run_steps(4);
        studio.press(&said("do-booklet-add-open-puzzle"));
        studio.settle();
        let count = local_digits(&(at + 1).to_string());
        let puzzles = Message::new("ask-puzzles").with("count", at + 1).with("number", count);
        studio.expect(&LANGUAGE.get().translate(&puzzles));
        if at < 2 {
            studio.press(&said("do-booklet-close"));
        }
    }
    // There are only two different boards of this size up to renaming.
    let warnings = Message::new("ask-book-warnings").with("count", 2).with("number", local_digits("2"));
    studio.expect(&LANGUAGE.get().translate(&warnings));
    studio.will_pick(FileDialogOutcome::File(book.clone()));
    studio.press(&said("do-booklet-save"));
    studio.settle();
    studio.will_pick(FileDialogOutcome::File(pdf.clone()));
    studio.press(&said("do-booklet-export"));
    studio.settle();
    assert!(std::fs::read(&pdf).unwrap().starts_with(b"%PDF-"));
    let names: Vec<String> = formats::read_book(&book).unwrap().puzzles.into_iter().map(|item| item.file).collect();
    assert_eq!(names, ["cage.ron", "thermometer.ron", "region.ron"]);
    let rules: Vec<Kind> = names.iter().map(|name| saved(&folder.path().join(name)).rules()[0].rule.kind()).collect();
    assert_eq!(rules, [Kind::KillerCage, Kind::Thermometer, Kind::Region]);
}

/// The same tasks in a right-to-left window.
mod in_persian {
    use super::*;

    struct Spoken;

    impl Drop for Spoken {
        fn drop(&mut self) {
            LANGUAGE.set(Language::English);
        }
    }

    fn job(job: fn()) {
        let _until_the_end = Spoken;
        LANGUAGE.set(Language::Persian);
        job();
        assert_eq!(gridwright::words::current_language(), Language::Persian);
    }

    #[test]
    fn samurai_from_nothing() {
        job(a_samurai_with_a_magic_box_is_made_from_nothing);
    }

    #[test]
    fn thinned_out() {
        job(a_pasted_puzzle_is_thinned_out_by_half_turns_and_saved);
    }

    #[test]
    fn hints_placed() {
        job(of_several_solutions_one_is_left_by_what_the_hint_places);
    }

    #[test]
    fn rules_of_the_selection() {
        job(rules_of_every_gesture_are_made_of_the_selected_cells);
    }

    #[test]
    fn keys_alone() {
        job(keys_alone_lead_from_the_start_page_to_a_printed_sheet);
    }

    #[test]
    fn booklet() {
        job(a_booklet_of_three_kinds_is_made_and_printed);
    }
}
