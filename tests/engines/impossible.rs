//! Rules that no filling obeys: a puzzle loaded with one keeps it, has no solution, and explains why.

use gridwright::algebra::Algebra;
use gridwright::board::{Board, Filling, Turn};
use gridwright::formats::{self, Format};
use gridwright::puzzle::{Edit, Puzzle};
use gridwright::scene::{Area, Scene, Tint};
use gridwright::solve::bilp::Bilp;
use gridwright::solve::native::Native;
use gridwright::solve::{Control, Engine, Verdict};
use gridwright::variant::Kind;

/// A solution of the 4x4 board without rules.
const SOLUTION: &str = "1234341221434321";

/// Rules on a 4x4 board in file syntax. Counting shows that they are impossible: there are four digits from 1 to 4,
/// each once in a row.
const IMPOSSIBLE: &[(Kind, &str)] = &[
    (Kind::Region, r#"Region(cells: "r1c1-4 r2c1")"#),
    (Kind::KillerCage, r#"KillerCage(cells: "r1c1-4 r2c1", sum: 12)"#),
    (Kind::ProductCage, r#"ProductCage(cells: "r1c1-4 r2c1", product: 24, differ: true)"#),
    (Kind::CellSum, r#"CellSum(cells: "r1c1-3", sum: 13)"#),
    (Kind::Thermometer, r#"Thermometer(path: "r1c1 r1c2 r1c3 r1c4 r2c4")"#),
    (Kind::Renban, r#"Renban(path: "r1c1 r1c2 r1c3 r1c4 r2c4")"#),
    (Kind::NoRepeats, r#"NoRepeats(path: "r1c1 r1c2 r1c3 r1c4 r2c4")"#),
    (Kind::Whispers, r#"Whispers(path: "r1c1 r1c2", number: 4)"#),
    (Kind::Lockout, r#"Lockout(path: "r1c1 r1c2 r1c3", number: 4)"#),
    (Kind::DifferenceDot, r#"DifferenceDot(border: "r1c1-2", number: 5)"#),
    (Kind::DifferenceDot, r#"DifferenceDot(border: "r1c1-2", number: 0)"#),
    (Kind::RatioDot, r#"RatioDot(border: "r1c1-2", number: 9)"#),
    (Kind::BorderSum, r#"BorderSum(border: "r1c1-2", sum: 9)"#),
    (Kind::Quadruple, r#"Quadruple(corner: "r1c1", digits: "12344")"#),
    (Kind::Quadruple, r#"Quadruple(corner: "r1c1", digits: "11111")"#),
    (Kind::Sandwich, r#"Sandwich(grid: 1, top: ". 99")"#),
    (Kind::XSum, r#"XSum(grid: 1, left: "11")"#),
    (Kind::Skyscraper, r#"Skyscraper(grid: 1, top: "2 5")"#),
    (Kind::HiddenSkyscraper, r#"HiddenSkyscraper(grid: 1, top: "4")"#),
    (Kind::NumberedRooms, r#"NumberedRooms(grid: 1, top: "5")"#),
    (Kind::LittleKiller, r#"LittleKiller(grid: 1, diagonal: "top2>500")"#),
    (Kind::FullRank, r#"FullRank(grid: 1, top: "17")"#),
];

fn with_rule(rule: &str) -> String {
    format!(r#"(gridwright: 1, grids: [(at: "r1c1", boxes: "2x2")], rules: [(rule: {rule})])"#)
}

fn puzzle(rule: &str) -> Puzzle {
    formats::read_str("a.ron", &with_rule(rule), None).unwrap_or_else(|error| panic!("{error}")).remove(0).puzzle
}

#[test]
fn a_rule_that_nothing_obeys_stays_and_leaves_no_solution() {
    let solution = Filling::new(SOLUTION.chars().filter_map(gridwright::board::Digit::from_symbol).collect());
    assert!(Puzzle::empty(Board::single(2, 2).unwrap()).accepts(&solution));
    for (kind, rule) in IMPOSSIBLE {
        let puzzle = puzzle(rule);
        let reasons: Vec<String> = puzzle.impossible_rules().map(|(_, reason)| reason.to_string()).collect();
        assert!(reasons.len() == 1 && reasons[0].starts_with("rule 1 ("), "{rule}: {reasons:?}");
        assert_eq!(puzzle.rules()[0].rule.kind(), *kind);
        assert!(!puzzle.accepts(&solution), "{rule}");
        for engine in [&mut Native::new() as &mut dyn Engine, &mut Bilp::new(), &mut Algebra::new()] {
            let verdict = engine.verdict(&puzzle.model(), &Control::new());
            assert!(matches!(verdict, Ok(Verdict::NoSolution)), "{} {rule}: {verdict:?}", engine.name());
        }
        // A rule that is switched off has no effect.
        let off = Edit::SwitchRule { index: 0, on: false }.apply(&puzzle).unwrap();
        assert!(off.accepts(&solution) && off.impossible_rules().next().is_none(), "{rule}");
    }
}

/// Drawing, moving and writing accept these rules, too.
#[test]
fn a_rule_that_nothing_obeys_is_drawn_turned_and_written() {
    for (_, rule) in IMPOSSIBLE {
        let puzzle = puzzle(rule);
        let mut scene = Scene::new(Area::new(0.0, 0.0, 4.0, 4.0));
        puzzle.rules()[0].rule.draw(&puzzle.context(), Tint::Sand, &mut scene);
        assert!(scene.painted().next().is_some(), "{rule}");
        assert_eq!(puzzle.rules_text().len(), 2, "{rule}");
        let turned = Edit::Turn(Turn::Right).apply(&puzzle).unwrap_or_else(|error| panic!("{rule}: {error}"));
        assert_eq!(turned.impossible_rules().count(), 1, "{rule}");
        for &format in Format::ALL {
            // A format may be unable to express the rule, which gives a warning.
            let Ok((text, warnings)) = formats::write(&[&puzzle], format) else { continue };
            if warnings.is_empty() && format.info().read {
                let read =
                    formats::read_str("a", &text, Some(format)).unwrap_or_else(|error| panic!("{error}: {text}"));
                // A format may use another kind with the same meaning.
                assert!(read[0].puzzle.impossible_rules().next().is_some(), "{format:?} {rule}: {text}");
            }
        }
    }
}

/// Painting such a rule is a mistake, which is reported at once.
#[test]
fn no_edit_makes_a_rule_that_nothing_obeys() {
    for (kind, rule) in IMPOSSIBLE {
        let puzzle = puzzle(rule);
        let placed = puzzle.rules()[0].clone();
        assert!(Edit::AddRule(placed.clone()).apply(&Puzzle::empty(puzzle.board().clone())).is_err(), "{rule}");
        let (_, fine) = kind.examples().into_iter().find(|(board, _)| *board == *puzzle.board()).unwrap();
        let mended = Edit::ChangeRule(0, fine).apply(&puzzle).unwrap();
        assert!(mended.impossible_rules().next().is_none(), "{rule}");
        assert!(Edit::ChangeRule(0, placed.rule).apply(&mended).is_err(), "{rule}");
    }
}

/// Rules without a meaning on the board are still rejected.
#[test]
fn a_rule_that_means_nothing_is_refused() {
    for (rule, reason) in [
        (r#"Whispers(path: "r1c1 r1c3")"#, "r1c3 is not next to r1c1"),
        (r#"Whispers(path: "r1c1 r1c2", number: 0)"#, "0 is not between 1 and 3"),
        (r#"CellSum(cells: "r1c1-3", sum: 13, compared: "at-most")"#, "13 is not between 0 and 12"),
        (r#"KillerCage(cells: "r1c4-5")"#, "r1c5 is not on the board"),
        (r#"Sandwich(grid: 1, top: ". . . . 3")"#, "4"),
    ] {
        let error = formats::read_str("a.ron", &with_rule(rule), None).map(|_| ()).unwrap_err().to_string();
        assert!(error.contains(reason), "{rule}: {error}");
    }
}
