//! Groups of rules with quantifiers in files of this and other programs.

use gridwright::board::{Board, Cell};
use gridwright::formats::{self, Format, Warning};
use gridwright::puzzle::{PlacedRule, Puzzle, Quantifier};
use gridwright::variant::{KillerCage, Kind, Rule};

use super::ron;

fn cell(text: &str) -> Cell {
    text.parse().unwrap()
}

fn cage(cells: &str, sum: u16) -> Rule {
    KillerCage { cells: cells.parse().unwrap(), sum: Some(sum.into()) }.into()
}

/// Returns a 9x9 board with a group of two cages, one of which is false, and a plain cage.
fn puzzle(quantifier: Quantifier) -> Puzzle {
    let in_group =
        |rule| PlacedRule { group: "Liars".to_owned(), quantifier: Some(quantifier), ..PlacedRule::new(rule) };
    let rules = [in_group(cage("r1c1-2", 3)), PlacedRule::new(cage("r5c5-6", 17)), in_group(cage("r2c1-2", 17))];
    Puzzle::builder(Board::classic()).rules(rules).build().unwrap()
}

#[test]
fn own_files_keep_quantifiers() {
    for quantifier in [
        Quantifier::All,
        Quantifier::AtLeast(1),
        Quantifier::Exactly(0),
        Quantifier::Exactly(2),
        Quantifier::AtMost(1),
        Quantifier::Digit(cell("r9c9")),
    ] {
        let puzzle = puzzle(quantifier);
        for format in [Format::Ron, Format::JsonLines] {
            let (text, warnings) = formats::write(&[&puzzle], format).unwrap();
            assert_eq!(warnings, []);
            let read = formats::read_str("a", &text, Some(format)).unwrap().remove(0).puzzle;
            assert_eq!(read, puzzle, "{text}");
        }
    }
    let text = ron(&puzzle(Quantifier::Digit(cell("r9c9"))));
    assert!(text.contains("group: \"Liars\", quantifier: Digit(\"r9c9\")"), "{text}");
}

#[test]
fn other_programs_get_no_rule_that_may_be_broken() {
    let puzzle = puzzle(Quantifier::Exactly(1));
    for format in [Format::FPuzzles, Format::SudokuPad, Format::Iss, Format::Solo, Format::KSudoku] {
        let Ok((text, warnings)) = formats::write(&[&puzzle], format) else { panic!("{format:?}") };
        let lost = |warning: &Warning| {
            let Warning::LostOnWriting { loss, .. } = warning else { return false };
            loss.to_string().to_lowercase().contains("killer")
        };
        assert!(warnings.iter().any(lost), "{format:?}: {warnings:?}");
        let read = formats::read_str("a", &text, Some(format)).unwrap().remove(0).puzzle;
        let cages =
            |puzzle: &Puzzle| puzzle.rules().iter().filter(|placed| placed.rule.kind() == Kind::KillerCage).count();
        assert!(cages(&read) <= 1, "{format:?}: {text}");
    }
}

#[test]
fn bad_quantifiers_are_refused_with_their_place() {
    let error = |quantifier: &str, rule: &str| {
        let text = format!(
            "(\n    gridwright: 1,\n    grids: [\n        (at: \"r1c1\", boxes: \"2x2\"),\n    ],\n    rules: [\n\
             (rule: Region(cells: \"r1c1-2\")),\n(rule: {rule}, quantifier: {quantifier}),\n    ],\n)\n"
        );
        formats::read_str("a.ron", &text, Some(Format::Ron)).map(|loaded| loaded[0].puzzle.clone())
    };
    let region = "Region(cells: \"r2c1-2\")";
    for (quantifier, rule, words) in [
        ("Digit(\"r9c9\")", region, "r9c9"),
        ("Exactly(-1)", region, ""),
        ("Some(1)", region, ""),
        ("Half", region, ""),
        ("Exactly(1)", "Shading(grid: 1, connected: both)", "quantifier"),
    ] {
        let problem = error(quantifier, rule).unwrap_err().to_string();
        assert!(problem.contains("line 8") && problem.contains(words), "{problem}");
    }
    // A quantifier that is too large is kept, as rules may be disabled, and then the puzzle has no solution.
    let puzzle = error("Exactly(2)", region).unwrap();
    let problems: Vec<String> = puzzle.impossible_rules().map(|(_, problem)| problem.to_string()).collect();
    let is_expected = |problem: &String| problem.starts_with("rule 2 (") && problem.contains("only 1");
    assert!(problems.len() == 1 && problems.iter().all(is_expected), "{problems:?}");
}
