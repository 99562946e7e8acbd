//! The tour of the window, and the sample of the start page.

use gridwright::studio::Preferences;

use super::look::Look;
use super::*;

/// The headings of the hints.
const HINTS: [&str; 5] = ["Paint rules", "Type digits", "Read the verdict", "Change a rule", "Solve it yourself"];

/// Opens a studio without a file as a user does who has these preferences.
fn begun(preferences: &Path) -> Studio {
    let (script, file) = (Script::default(), preferences.to_owned());
    let picker = Box::new(script.clone());
    let harness = Harness::builder()
        .with_size(vec2(1440.0, 900.0))
        .with_max_steps(20)
        .with_context_setup(gridwright::studio::prepare)
        .build_eframe(move |_| App::with_start_page(picker).with_preferences(Preferences::at(file)).with_tour());
    let mut studio = Studio { harness, script };
    studio.harness.run_ok();
    studio
}

/// Returns the headings of the hints that are shown.
fn hints(studio: &Studio) -> Vec<&'static str> {
    HINTS.into_iter().filter(|hint| studio.harness.query_all_by_label(hint).next().is_some()).collect()
}

#[test]
fn the_first_board_begins_the_tour_and_no_later_one_does() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("studio.txt");
    let mut studio = begun(&file);
    assert!(hints(&studio).is_empty(), "there is no board yet");
    studio.click("New: Classic");
    for (at, hint) in HINTS.into_iter().enumerate() {
        assert_eq!(hints(&studio), [hint]);
        studio.expect(&format!("{} of 5", at + 1));
        // The board is used meanwhile.
        studio.click_cell("r5c5");
        studio.key([Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5][at]);
        assert_eq!(studio.given("r5c5"), Some(at as u8 + 1));
        studio.click(if at == 4 { "Done" } else { "Next" });
    }
    assert!(hints(&studio).is_empty());
    studio.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::N);
    studio.key(Key::Enter);
    assert!(hints(&studio).is_empty(), "another board");
    studio.calm();
    assert!(std::fs::read_to_string(&file).unwrap().contains("tour begun = yes"));
    let mut studio = begun(&file);
    studio.click("New: Classic");
    assert!(hints(&studio).is_empty(), "another session");
}

#[test]
fn escape_or_a_button_ends_the_tour_and_the_help_menu_begins_it() {
    let mut studio = Studio::open(shidoku());
    studio.wait();
    studio.key(Key::C);
    for ends in ["Escape", "Skip tour"] {
        studio.click("Help");
        studio.harness.get_by_label_contains("Tour").click();
        studio.harness.run();
        // The card has the keyboard.
        studio.key(Key::Enter);
        assert_eq!(hints(&studio), [HINTS[1]]);
        match ends {
            "Escape" => studio.key(Key::Escape),
            words => studio.click(words),
        }
        assert!(hints(&studio).is_empty(), "{ends}");
        assert_eq!(studio.app().tool_id(), ToolId::Paint(Kind::KillerCage), "Escape ends nothing else");
    }
    // A dialog and a playtest hide it for a while.
    studio.command("Tour");
    studio.key(Key::F1);
    assert!(hints(&studio).is_empty());
    studio.key(Key::Escape);
    assert_eq!(hints(&studio), [HINTS[0]]);
    studio.key_with(Modifiers::COMMAND, Key::T);
    assert!(hints(&studio).is_empty());
    studio.key_with(Modifiers::COMMAND, Key::T);
    assert_eq!(hints(&studio), [HINTS[0]]);
}

#[test]
fn every_hint_has_room() {
    let mut look = Look::default();
    let mut studio = Studio::open(shidoku());
    studio.wait();
    studio.command("Tour");
    for hint in HINTS {
        look.at(hint, &mut studio);
        studio.key(Key::Enter);
    }
    look.done();
}

#[test]
fn one_clue_makes_the_sample_unique_and_why_names_it() {
    let mut studio = Studio::at_start(gridwright::studio::Recent::default());
    studio.click("Not unique yet: find out why: One clue short");
    studio.wait();
    let Some(Verdict::Several(two)) = studio.app().verdict() else { panic!("{:?}", studio.app().verdict()) };
    let board = studio.puzzle().board();
    let differing: Vec<usize> = (0..81).filter(|&cell| two[0].digits()[cell] != two[1].digits()[cell]).collect();
    let solution = two[0].digits()[differing[0]].value();
    let differing: Vec<Cell> = differing.into_iter().map(|cell| board.cells()[cell]).collect();
    studio.click("Why?");
    studio.wait();
    studio.expect("2 solutions in all");
    studio.click("Select the framed cells");
    assert_eq!(studio.selected(), differing.iter().copied().collect::<CellSet>().to_string());
    studio.click_cell(&differing[0].to_string());
    studio.harness.event(Event::Text(solution.to_string()));
    studio.harness.run();
    studio.wait();
    studio.expect("Exactly one solution");
}
