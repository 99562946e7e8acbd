//! The setter tools: removing clues, new puzzles and variations, filling from the solution, symmetric placement.

use super::*;
use gridwright::board::{GridId, Numbering, OutsidePosition, Side};
use gridwright::puzzle::{Edit, PlacedRule};
use gridwright::solve::bilp::Bilp;
use gridwright::solve::{Control, Engine};
use gridwright::variant::Region;

/// Returns a full 4x4 grid.
fn full() -> Puzzle {
    puzzle("2341 4132 3214 1423")
}

/// Returns the verdict of the engine that the tools do not use.
pub fn verdict(puzzle: &Puzzle) -> Verdict {
    Bilp::new().verdict(&puzzle.model(), &Control::new()).unwrap()
}

pub fn is_unique(puzzle: &Puzzle) -> bool {
    matches!(verdict(puzzle), Verdict::Unique(_))
}

pub fn without(puzzle: &Puzzle, cell: Cell) -> Puzzle {
    Edit::ClearGivens { cells: [cell].into_iter().collect() }.apply(puzzle).unwrap()
}

/// Returns the givens that can be removed, each by itself.
pub fn removable(puzzle: &Puzzle) -> Vec<Cell> {
    puzzle.givens().keys().copied().filter(|&cell| is_unique(&without(puzzle, cell))).collect()
}

pub fn open(studio: &mut Studio, item: &str) {
    studio.click("Setter");
    studio.click(item);
}

fn choose(studio: &mut Studio, field: &str, choice: &str) {
    studio.click(field);
    studio.click(choice);
}

#[test]
fn clues_are_thinned_out_looked_at_and_applied_in_one_step() {
    let mut studio = Studio::open(full());
    open(&mut studio, "Remove clues…");
    studio.click("Remove clues now");
    studio.wait();
    studio.expect("clues left");
    studio.expect("No clue can be removed");
    assert_eq!(studio.puzzle(), &full(), "it is only shown");
    studio.click("Apply");
    let thin = studio.puzzle().clone();
    assert!(thin.givens().len() < 9 && is_unique(&thin));
    assert_eq!(removable(&thin), []);
    studio.key_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(studio.puzzle(), &full(), "one step");
    studio.expect("Undone: Remove clues down to");
}

/// Returns the number of cells of the board that show a digit.
fn seen_digits(studio: &Studio) -> usize {
    use egui::epaint::Shape;
    fn places(shape: &Shape, found: &mut Vec<Pos2>) {
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| places(shape, found)),
            Shape::Text(text) if text.galley.text().parse::<u8>().is_ok() => {
                found.push(text.visual_bounding_rect().center());
            }
            _ => {}
        }
    }
    let mut found = Vec::new();
    studio.harness.output().shapes.iter().for_each(|clipped| places(&clipped.shape, &mut found));
    let cells = studio.puzzle().board().cells().iter().map(|&cell| studio.app().cell_rect(cell).unwrap());
    cells.filter(|rect| found.iter().any(|&place| rect.contains(place))).count()
}

#[test]
fn the_givens_of_two_puzzles_are_never_seen_together() {
    let mut studio = Studio::open(full());
    studio.wait();
    assert_eq!(seen_digits(&studio), 16);
    open(&mut studio, "Generate a puzzle…");
    studio.click("Generate now");
    studio.wait();
    let head = studio.labels().into_iter().find(|label| label.starts_with("A puzzle with ")).unwrap();
    let clues: usize = head.split(' ').find_map(|word| word.parse().ok()).unwrap();
    assert!(clues < 16);
    assert_eq!(seen_digits(&studio), clues, "{head}");
    studio.click("Discard");
    studio.wait();
    assert_eq!(seen_digits(&studio), 16);
    // The preview still shows the removed givens, small.
    studio.key(Key::Escape);
    open(&mut studio, "Remove clues…");
    studio.click("Remove clues now");
    studio.wait();
    assert_eq!(seen_digits(&studio), 16);
}

#[test]
fn what_is_offered_is_thrown_away_by_escape_and_by_an_edit() {
    let mut studio = Studio::open(full());
    open(&mut studio, "Remove clues…");
    studio.click("Remove clues now");
    studio.wait();
    studio.key(Key::Escape);
    assert!(!studio.shows("clues left"));
    studio.click("Remove clues now");
    studio.wait();
    studio.click("Discard");
    assert!(!studio.shows("clues left") && studio.puzzle() == &full());
    studio.click("Remove clues now");
    studio.wait();
    studio.expect("clues left");
    studio.click_cell("r1c1");
    studio.key(Key::Delete);
    studio.wait();
    assert!(!studio.shows("clues left"), "it was about another puzzle");
    studio.key(Key::Escape);
    assert!(!studio.shows("Remove clues now"), "the panel is closed");
}

#[test]
fn pinned_clues_and_symmetries_are_kept() {
    let mut studio = Studio::open(full());
    open(&mut studio, "Remove clues…");
    studio.click("Pin clues");
    assert_eq!(studio.app().tool_id(), ToolId::Pins);
    studio.drag("r1c1 r1c4");
    studio.click_cell("r1c3");
    studio.expect("3 clues are pinned");
    studio.click("Stop pinning");
    for seed in 0..3 {
        studio.click("Remove clues now");
        studio.wait();
        for _ in 0..seed {
            studio.click("Try another");
            studio.wait();
        }
        studio.click("Apply");
        let given = |cell: &str| studio.given(cell).is_some();
        assert!(given("r1c1") && given("r1c2") && given("r1c4"), "seed {seed}");
        studio.key_with(Modifiers::COMMAND, Key::Z);
    }
    studio.click("Unpin all");
    choose(&mut studio, "Symmetry of the clues: No symmetry", "180° rotation");
    studio.click("Remove clues now");
    studio.wait();
    studio.click("Apply");
    let thin = studio.puzzle().clone();
    assert!(is_unique(&thin));
    for cell in thin.givens().keys() {
        assert!(thin.givens().contains_key(&Cell::new(3 - cell.row, 3 - cell.col)), "{cell}");
    }
}

#[test]
fn digits_beside_the_grid_are_pinned_too() {
    let outside = formats::read_first("examples/outside-clues.ron".as_ref()).unwrap().puzzle;
    let clues = |puzzle: &Puzzle, side: Side| -> Vec<String> {
        let outside_positions = (0..9).map(|index| OutsidePosition::straight(GridId(0), side, index));
        outside_positions
            .map(|outside_position| {
                puzzle.rules().first().map_or(String::new(), |placed| placed.rule.clue(outside_position))
            })
            .collect()
    };
    let before = clues(&outside, Side::Top);
    let pinned: Vec<usize> = (0..9).filter(|&column| !before[column].is_empty()).collect();
    let mut studio = Studio::open(outside.clone());
    open(&mut studio, "Remove clues…");
    studio.click("Pin clues");
    for &column in &pinned {
        studio.click_place(Cell::new(-1, column as i16));
    }
    studio.expect(&format!("{} clues are pinned", pinned.len()));
    studio.click("Remove clues now");
    studio.wait();
    studio.click("Apply");
    assert_eq!(clues(studio.puzzle(), Side::Top), before);
    assert_ne!(studio.puzzle(), &outside, "others went");
    assert!(is_unique(studio.puzzle()));
}

#[test]
fn rules_go_when_they_may_and_are_not_needed() {
    let rule = PlacedRule::new(Region { cells: cells("r1c1-2 r2c1") });
    let ruled = Edit::AddRule(rule).apply(&full()).unwrap();
    let mut studio = Studio::open(ruled.clone());
    open(&mut studio, "Remove clues…");
    studio.click("Remove clues now");
    studio.wait();
    studio.click("Apply");
    assert_eq!(studio.puzzle().rules(), ruled.rules());
    studio.key_with(Modifiers::COMMAND, Key::Z);
    studio.click("Also remove rules");
    studio.click("Remove clues now");
    studio.wait();
    studio.expect("1 rule removed");
    studio.click("Apply");
    // The region adds nothing to the box.
    assert!(studio.puzzle().rules().is_empty() && is_unique(studio.puzzle()));
    studio.key_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(studio.puzzle(), &ruled);
}

#[test]
fn a_puzzle_that_is_not_unique_is_refused_with_a_reason() {
    for (rows, words) in [
        (".... .... .... .42.", "The puzzle has several solutions ("),
        ("1... .1.. .... .42.", "The puzzle has no solution, so no clues can be removed"),
    ] {
        let mut studio = Studio::open(puzzle(rows));
        open(&mut studio, "Remove clues…");
        studio.click("Remove clues now");
        studio.wait();
        studio.expect(words);
        studio.click("Back");
        studio.expect("Remove clues now");
        assert!(!studio.app().document().is_dirty());
    }
}

#[test]
fn thinning_out_stops_when_its_time_is_over() {
    let full = formats::read_first("examples/twenty-five-25x25.ron".as_ref()).unwrap().puzzle;
    let mut studio = Studio::open(full);
    studio.wait();
    open(&mut studio, "Fill board from solution");
    let full = studio.puzzle().clone();
    studio.wait();
    open(&mut studio, "Remove clues…");
    choose(&mut studio, "Stop after: No limit", "1 second");
    studio.harness.get_by_label("Remove clues now").click();
    studio.harness.run_ok();
    checking::draw_until(&mut studio, "Attempt 1 of 1");
    studio.expect("clues now");
    studio.wait();
    studio.expect("More clues may be removable");
    studio.click("Apply");
    assert!(studio.puzzle().givens().len() < full.givens().len());
    studio.wait();
    assert!(matches!(studio.app().verdict(), Some(Verdict::Unique(_))));
}

#[test]
fn a_wish_that_is_no_number_is_refused() {
    let mut studio = Studio::open(full());
    open(&mut studio, "Remove clues…");
    studio.harness.get_by_label("Target number of clues").focus();
    studio.harness.run();
    studio.harness.event(Event::Text("few".to_owned()));
    studio.harness.run();
    studio.expect("Enter a number of clues, or leave it empty");
    studio.click("Remove clues now");
    assert!(!studio.shows("clues left"));
}

#[test]
fn puzzles_are_generated_on_this_board_and_of_a_kind() {
    let mut studio = Studio::open(shidoku());
    open(&mut studio, "Generate a puzzle…");
    studio.click("Generate now");
    studio.wait();
    studio.expect("A puzzle with");
    studio.key(Key::Enter);
    assert_ne!(studio.puzzle(), &shidoku());
    assert!(is_unique(studio.puzzle()) && removable(studio.puzzle()).is_empty());
    studio.key_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(studio.puzzle(), &shidoku());

    choose(&mut studio, "What to generate: This board", "Roku");
    studio.click("Generate now");
    studio.wait();
    studio.click("Apply");
    assert_eq!(studio.puzzle().board(), &Board::single(2, 3).unwrap());
    assert!(is_unique(studio.puzzle()));
    studio.key_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(studio.puzzle(), &shidoku(), "one step");
}

#[test]
fn a_puzzle_of_several_kinds_is_generated_with_digits_from_0() {
    let mut studio = Studio::open(shidoku());
    open(&mut studio, "Generate a puzzle…");
    choose(&mut studio, "What to generate: This board", "Shidoku");
    choose(&mut studio, "Kind 2 in the mix: None", "Odd even");
    choose(&mut studio, "Kind 3 in the mix: None", "Killer");
    studio.click("Digits from 0");
    studio.click("Also remove unneeded marks");
    studio.click("Generate now");
    studio.wait();
    studio.key(Key::Enter);
    let board = Board::single(2, 2).unwrap().with_numbering(Numbering::FromZero);
    assert_eq!(studio.puzzle().board(), &board);
    let kinds: Vec<Kind> = studio.puzzle().rules().iter().map(|placed| placed.rule.kind()).collect();
    assert!(kinds.contains(&Kind::Parity) && kinds.contains(&Kind::KillerCage), "{kinds:?}");
    assert!(is_unique(studio.puzzle()));
    studio.key_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(studio.puzzle(), &shidoku(), "one step");

    choose(&mut studio, "What to generate: Shidoku", "Roku");
    choose(&mut studio, "Kind 2 in the mix: Odd even", "Magic boxes");
    studio.click("Generate now");
    studio.wait();
    studio.expect("“magic-boxes” does not fit on the board: needs square boxes.");
}

#[test]
fn digits_are_found_for_the_given_cells() {
    let mut studio = Studio::open(shidoku());
    open(&mut studio, "Generate a puzzle…");
    choose(&mut studio, "What to generate: This board", "Same given pattern");
    studio.click("Generate now");
    studio.wait();
    studio.click("Apply");
    assert!(studio.puzzle().givens().keys().eq(shidoku().givens().keys()));
    assert!(is_unique(studio.puzzle()));
}

#[test]
fn another_puzzle_is_derived() {
    let mut studio = Studio::open(shidoku());
    open(&mut studio, "Create a variation…");
    studio.click("Rearrange cells");
    studio.click("Create now");
    studio.wait();
    studio.click("Apply");
    assert!(studio.puzzle().givens().keys().eq(shidoku().givens().keys()), "only digits have changed");
    assert!(studio.puzzle() != &shidoku() && is_unique(studio.puzzle()));
    studio.click("Relabel digits");
    studio.click("Create now");
    assert!(!studio.app().is_busy(), "nothing may change");
}

#[test]
fn work_is_cancelled_and_leaves_the_puzzle_as_it_was() {
    let mut studio = checking::hopeless_studio();
    let before = studio.puzzle().clone();
    studio.harness.get_by_label("Setter").click();
    studio.harness.run_ok();
    studio.harness.get_by_label("Generate a puzzle…").click();
    studio.harness.run_ok();
    studio.harness.get_by_label("Generate now").click();
    studio.harness.run_ok();
    studio.expect("Starting…");
    studio.harness.get_by_label("Stop").click();
    studio.harness.run_ok();
    checking::draw_until(&mut studio, "Cancelled");
    studio.expect("The puzzle is unchanged.");
    assert_eq!(studio.puzzle(), &before);
}

#[test]
fn cells_are_filled_from_the_solution() {
    let mut studio = Studio::open(shidoku());
    studio.wait();
    studio.drag("r1c1 r1c2");
    open(&mut studio, "Fill selected cells from solution");
    assert_eq!((studio.given("r1c1"), studio.given("r1c2")), (Some(2), Some(3)));
    assert_eq!(studio.puzzle().givens().len(), shidoku().givens().len() + 2);
    studio.wait();
    studio.key(Key::Escape);
    open(&mut studio, "Fill board from solution");
    assert_eq!(studio.puzzle(), &full());
    studio.key_with(Modifiers::COMMAND, Key::Z);
    studio.key_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(studio.puzzle(), &shidoku(), "two steps");
}

#[test]
fn partners_are_wanted_and_come_from_the_solution() {
    let mut studio = Studio::empty();
    studio.wait();
    choose(&mut studio, "Symmetry of the givens: No symmetry", "180° rotation");
    studio.click_cell("r1c2");
    studio.key(Key::Num5);
    studio.wait();
    studio.expect("1 cell needed for the symmetry is empty");
    studio.click("Fill from solution");
    assert_eq!(studio.puzzle().givens().len(), 1, "several solutions: nobody knows the digit");
    studio.click_cell("r9c8");
    studio.key(Key::Num6);
    studio.wait();
    assert!(!studio.shows("needed for the symmetry"), "both are there");

    let mut studio = Studio::open(shidoku());
    studio.wait();
    choose(&mut studio, "Symmetry of the givens: No symmetry", "180° rotation");
    let given = shidoku().givens().clone();
    let partners = given.keys().map(|cell| Cell::new(3 - cell.row, 3 - cell.col));
    let wanted: Vec<Cell> = partners.filter(|cell| !given.contains_key(cell)).collect();
    studio.expect(&format!("{} cells needed for the symmetry are empty", wanted.len()));
    studio.click("Fill from solution");
    for cell in &wanted {
        assert_eq!(studio.puzzle().givens().get(cell), full().givens().get(cell), "{cell}");
    }
    studio.key_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(studio.puzzle(), &shidoku());
}

#[test]
fn what_changes_nothing_is_not_applied() {
    let mut studio = Studio::open(full());
    open(&mut studio, "Remove clues…");
    studio.click("Remove clues now");
    studio.wait();
    studio.click("Apply");
    open(&mut studio, "Remove clues…");
    studio.click("Remove clues now");
    studio.wait();
    studio.expect("No clues removed");
    assert!(!studio.shows("Apply"));
    studio.click("Back");
    studio.expect("Remove clues now");
}

#[test]
fn the_button_that_begins_is_in_sight_however_long_the_options_are() {
    for (width, height) in [(900.0, 600.0), (1280.0, 720.0)] {
        for item in ["Remove clues…", "Generate a puzzle…", "Create a variation…"] {
            let mut studio = Studio::open(full());
            studio.harness.set_size(vec2(width, height));
            studio.wait();
            open(&mut studio, item);
            studio.wait();
            let primary = ["Remove clues now", "Generate now", "Create now"];
            let buttons = studio.harness.query_all_by_role(Role::Button);
            let rects: Vec<egui::Rect> = buttons
                .filter(|node| node.accesskit_node().label().is_some_and(|label| primary.contains(&label.as_str())))
                .map(|node| node.rect())
                .collect();
            assert!(!rects.is_empty(), "{item}: {:?}", studio.labels());
            let window = egui::Rect::from_min_size(egui::Pos2::ZERO, vec2(width, height));
            assert!(rects.iter().all(|rect| window.contains_rect(*rect)), "{item} at {width}: {rects:?}");
        }
    }
}
