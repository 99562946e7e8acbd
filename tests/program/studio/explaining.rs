//! Redundant clues, and explanations of why a puzzle does not have exactly one solution.

use super::author::{open, removable, verdict, without};
use super::*;
use crate::common::paper::paper_cases;
use gridwright::board::{CellId, Digit};
use gridwright::puzzle::Edit;
use gridwright::solve::bilp::Bilp;
use gridwright::solve::{Control, Engine};

#[test]
fn redundant_clues_are_named() {
    let more = Edit::SetGiven { cells: cells("r1c1"), digit: Digit::new(2).unwrap() }.apply(&shidoku()).unwrap();
    let expected = removable(&more);
    assert!(!expected.is_empty() && expected.len() < more.givens().len());
    let mut studio = Studio::open(more.clone());
    open(&mut studio, "Find redundant clues");
    studio.wait();
    for (cell, digit) in more.givens() {
        assert_eq!(studio.shows(&format!("{digit:?} in {cell}")), expected.contains(cell), "{cell}");
    }
    assert_eq!(studio.puzzle(), &more);
    let last = expected.last().unwrap();
    studio.click(&format!("{:?} in {last}", more.givens()[last]));
    assert_eq!(studio.selected(), last.to_string());

    let mut studio = Studio::open(shidoku());
    open(&mut studio, "Find redundant clues");
    studio.wait();
    assert_eq!(studio.shows("Every clue is needed"), removable(&shidoku()).is_empty());
}

#[test]
fn several_solutions_are_explained() {
    let open = without(&shidoku(), "r2c4".parse().unwrap());
    let mut solutions = Vec::new();
    let mut each = |filling: Filling| solutions.push(filling);
    Bilp::new().solutions(&open.model(), 1000, &Control::new(), &mut each).unwrap();
    let differs = |cell: &usize| solutions.iter().any(|other| other.digits()[*cell] != solutions[0].digits()[*cell]);
    let differing = (0..16).filter(differs).count();
    let settling: usize = (0..16)
        .map(|cell| {
            let with = |digit: u8| {
                let here = |filling: &&Filling| filling[CellId(cell)].value() == digit;
                solutions.iter().filter(here).count()
            };
            (1..=4).filter(|&digit| with(digit) == 1).count()
        })
        .sum();
    let mut studio = Studio::open(open);
    studio.wait();
    studio.click("Why?");
    studio.wait();
    studio.expect(&format!("{} solutions in all", solutions.len()));
    studio.expect(&format!("{differing} cells differ between solutions."));
    studio.expect(&format!("{settling} digits in"));
    studio.click("Select the framed cells");
    assert!(!studio.selected().is_empty());
}

#[test]
fn a_contradiction_is_named_and_selected() {
    let case = paper_cases().into_iter().find(|case| case.name().contains("persian-fig1-classic")).unwrap();
    let mut studio = Studio::open(case.puzzle);
    studio.wait();
    studio.click("Why?");
    studio.wait();
    studio.expect("These contradict each other");
    studio.expect("Leave out any one of them");
    let named: Vec<(Cell, String)> = studio
        .puzzle()
        .givens()
        .iter()
        .map(|(&cell, digit)| (cell, format!("{digit:?} in {cell}")))
        .filter(|(_, name)| studio.shows(name))
        .collect();
    assert!(named.len() > 1);
    // They contradict each other without any other given, but not without any one of them.
    let all = studio.puzzle().clone();
    let only = |cells: &[Cell]| {
        let others = all.givens().keys().filter(|cell| !cells.contains(cell)).copied().collect();
        Edit::ClearGivens { cells: others }.apply(&all).unwrap()
    };
    let cells: Vec<Cell> = named.iter().map(|(cell, _)| *cell).collect();
    assert_eq!(verdict(&only(&cells)), Verdict::NoSolution);
    for left_out in &cells {
        let rest: Vec<Cell> = cells.iter().copied().filter(|cell| cell != left_out).collect();
        assert_ne!(verdict(&only(&rest)), Verdict::NoSolution, "{left_out}");
    }
    studio.click(&named[0].1);
    assert_eq!(studio.selected(), named[0].0.to_string());
    studio.key(Key::Delete);
    studio.wait();
    assert!(!studio.shows("These contradict each other"), "it was about another puzzle");
}
