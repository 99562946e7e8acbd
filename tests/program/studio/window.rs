//! The window itself: panels, menus, the keyboard.

use super::*;

#[test]
fn tab_reaches_everything_and_comes_back_to_the_board() {
    let mut studio = Studio::open(gridwright::studio::first_puzzle());
    studio.wait();
    let mut reached = Vec::new();
    for _ in 0..160 {
        studio.key(Key::Tab);
        let focused = studio.harness.query_all_by(|node| node.is_focused()).next();
        reached.extend(focused.and_then(|node| node.accesskit_node().label()));
    }
    let wanted = ["File", "Digits", "Odd / even", "Show solution", "Switch magic box off", BOARD_LABEL];
    let places = wanted.map(|wanted| reached.iter().position(|label| label == wanted).expect(wanted));
    assert!(places.is_sorted(), "{places:?}");
}

#[test]
fn every_size_on_offer_makes_a_new_puzzle() {
    let sizes = [
        ("4 × 4 Shidoku", 4),
        ("6 × 6 Roku", 6),
        ("6 × 6 Roku, upright", 6),
        ("8 × 8 Hachi", 8),
        ("9 × 9 Sudoku", 9),
        ("12 × 12 Juuni", 12),
        ("16 × 16 Supersudoku", 16),
        ("25 × 25 Giant", 25),
        ("Other box shape", 10),
        ("Latin square", 9),
    ];
    let mut studio = Studio::empty();
    for (label, size) in sizes {
        studio.key_with(Modifiers::COMMAND, Key::N);
        studio.click(label);
        studio.click("Create");
        assert_eq!(studio.puzzle().board().size(), size, "{label}");
    }
}

#[test]
fn panels_and_themes_are_chosen_in_the_menu() {
    let mut studio = Studio::empty();
    let wide = studio.app().cell_rect(Cell::new(0, 0)).unwrap();
    studio.wait();
    studio.expect("Not unique yet");
    studio.key(Key::F9);
    studio.key_with(Modifiers::SHIFT, Key::F9);
    assert!(studio.harness.query_by_label("Extra region").is_none());
    assert!(!studio.shows("Not unique yet"));
    assert!(studio.app().cell_rect(Cell::new(0, 0)).unwrap().width() >= wide.width());
    studio.click("View");
    studio.click("Light");
    assert_eq!(studio.harness.ctx.theme(), egui::Theme::Light);
}

/// Writes the sheet of shortcuts, one of which is custom.
fn print_keys(path: &Path) {
    let mut studio = Studio::empty();
    studio.click("Help");
    studio.click("Change shortcuts…");
    studio.click("Export PDF: Ctrl+E");
    studio.key_with(Modifiers::COMMAND | Modifiers::ALT, Key::J);
    studio.click("Close");
    studio.will_pick(FileDialogOutcome::File(path.to_owned()));
    studio.key_with(Modifiers::COMMAND, Key::K);
    studio.harness.event(Event::Text("Print shortcuts".to_owned()));
    studio.harness.run();
    studio.key(Key::Enter);
    studio.wait();
    studio.expect("Exported");
}

#[test]
fn keys_are_written_as_a_sheet() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("keys.pdf");
    print_keys(&path);
    assert!(std::fs::read(path).unwrap().starts_with(b"%PDF-"));
}

#[test]
#[ignore = "runs pdftotext"]
fn the_sheet_of_keys_holds_all_of_them() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("keys.pdf");
    print_keys(&path);
    let text = crate::common::tools::run("pdftotext", &[path.to_str().unwrap(), "-"]);
    for words in ["Shortcuts and gestures", "Ctrl+Z", "Killer cage", "move a rule"] {
        assert!(text.contains(words), "{words}: {text}");
    }
    // Those of the playtest and of the booklet.
    for words in ["In the booklet", "Drag a row of the list", "Ctrl+Alt+J", "Shift+F2", "F3", "F5"] {
        assert!(text.contains(words), "{words}: {text}");
    }
}

#[test]
fn the_handbook_is_opened_by_help_and_gone_through() {
    let mut studio = Studio::empty();
    studio.key_with(Modifiers::SHIFT, Key::F1);
    studio.expect("Paint rules");
    studio.click("Sheets");
    studio.expect("writes the puzzle with its title and rules");
    studio.key(Key::PageDown);
    studio.key(Key::PageDown);
    studio.expect("puts many puzzles on pages");
    studio.key(Key::Escape);
    assert!(!studio.shows("puts many puzzles on pages"));
}
