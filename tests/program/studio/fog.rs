//! Fog: set with commands on the selection, undone, and cleared by right digits in a playtest.

use gridwright::puzzle::{Fog, FogLink};

use super::*;

const CLASSIC: &str = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";

fn run(studio: &mut Studio, name: &str) {
    studio.key_with(Modifiers::COMMAND, Key::K);
    for letter in name.chars() {
        studio.harness.event(Event::Text(letter.to_string()));
    }
    studio.harness.run();
    studio.key(Key::Enter);
}

fn cells(text: &str) -> CellSet {
    text.parse().unwrap()
}

#[test]
fn lights_and_links_are_set_on_the_selection_and_undone() {
    let mut studio = Studio::open(puzzle(CLASSIC));
    studio.wait();
    run(&mut studio, "Cover board in fog");
    assert_eq!(studio.puzzle().fog(), Some(&Fog::default()));
    studio.drag("r1c1 r1c2");
    run(&mut studio, "Light selected cells");
    assert_eq!(studio.puzzle().fog().unwrap().lights, cells("r1c1-2"));
    studio.click_cell("r1c1");
    run(&mut studio, "Cover selected cells in fog");
    assert_eq!(studio.puzzle().fog().unwrap().lights, cells("r1c2"));
    // A link is made in two steps.
    studio.drag("r1c3 r1c4");
    run(&mut studio, "Start fog link");
    studio.expect("Now select the cells that r1c3-4 clears, then choose “Link clears selected cells”");
    studio.drag("r9c8 r9c9");
    run(&mut studio, "Link clears selected cells");
    let link = FogLink { when: cells("r1c3-4"), clears: cells("r9c8-9") };
    assert_eq!(studio.puzzle().fog(), Some(&Fog { lights: cells("r1c2"), links: vec![link] }));
    studio.click_cell("r1c3");
    run(&mut studio, "Remove fog links");
    assert!(studio.puzzle().fog().unwrap().links.is_empty());
    for _ in 0..5 {
        studio.key_with(Modifiers::COMMAND, Key::Z);
    }
    assert_eq!(studio.puzzle().fog(), None);
}

#[test]
fn right_digits_clear_the_fog_of_a_playtest() {
    let fog = Fog { lights: cells("r1c1-3"), links: vec![] };
    let puzzle = puzzle(CLASSIC).with_fog(Some(fog)).unwrap();
    let mut studio = Studio::open(puzzle);
    studio.wait();
    studio.key_with(Modifiers::COMMAND, Key::T);
    studio.wait();
    studio.click_cell("r2c1");
    assert_eq!(studio.board_says(), "r2c1: empty, in fog");
    // A digit that is printed in fog breaks no rule that can be seen.
    studio.type_at("r1c3", Modifiers::NONE, Key::Num8);
    assert_eq!(studio.board_says(), "r1c3: 8");
    studio.click_cell("r2c2");
    assert_eq!(studio.board_says(), "r2c2: empty, in fog");
    studio.type_at("r1c3", Modifiers::NONE, Key::Num8);
    studio.type_at("r1c3", Modifiers::NONE, Key::Num4);
    studio.click_cell("r2c4");
    assert_eq!(studio.board_says(), "r2c4: 1");
    studio.click_cell("r2c1");
    assert_eq!(studio.board_says(), "r2c1: empty, in fog");
    // Whoever enters a printed digit clears its own cell.
    studio.key(Key::Num6);
    assert_eq!(studio.board_says(), "r2c1: 6");
    studio.click_cell("r3c1");
    assert_eq!(studio.board_says(), "r3c1: empty, in fog");
    assert_eq!(studio.puzzle().fog().unwrap().lights, cells("r1c1-3"));
}

/// Waits until these words are on screen.
#[track_caller]
fn wait_for(studio: &mut Studio, words: &str) {
    let start = Instant::now();
    while !studio.shows(words) {
        assert!(start.elapsed() < Duration::from_secs(60), "{words}: {:?}", studio.labels());
        std::thread::sleep(Duration::from_millis(10));
        studio.harness.run();
    }
}

#[test]
fn the_studio_says_whether_fog_can_be_solved_or_where_a_solver_is_stuck() {
    let foggy = |lights: &str| {
        let puzzle = puzzle(CLASSIC).with_fog(Some(Fog { lights: cells(lights), links: vec![] })).unwrap();
        let mut studio = Studio::open(puzzle);
        studio.wait();
        run(&mut studio, "Check whether fog can be solved");
        studio
    };
    let mut studio = foggy("r1c1");
    wait_for(&mut studio, "A solver is stuck after 0 digits; the cells that are clear by then are selected");
    assert_eq!(studio.selected(), "r1c1");
    let mut studio = foggy("r1-9c1-9");
    wait_for(&mut studio, "The puzzle can be solved with what can be seen");
}
