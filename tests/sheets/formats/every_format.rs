//! Random puzzles out to every format and back: what is not told as lost is there again, and nothing else is.

use std::collections::BTreeSet;

use gridwright::board::{Board, Cell, CellId, Preset};
use gridwright::formats::{self, Element, Fate, Format, Loss, Warning, Written};
use gridwright::model::Shape;
use gridwright::puzzle::{PlacedRule, Puzzle};
use gridwright::variant::{Kind, Rule};
use proptest::prelude::*;

use super::soaked;
use crate::common::random::puzzles;

/// What the board and the rules of a puzzle say.
fn meaning(puzzle: &Puzzle) -> BTreeSet<String> {
    let sorted = |cells: &[CellId]| {
        let mut cells: Vec<Cell> = cells.iter().map(|&id| puzzle.board().cell(id)).collect();
        cells.sort_unstable();
        cells
    };
    let plain = |shape: &Shape| match shape {
        Shape::ExactlyOnce(cells) | Shape::AllDifferent(cells) => format!("different {:?}", sorted(cells)),
        shape => format!("{shape:?}"),
    };
    puzzle.model().shapes().map(plain).collect()
}

/// The kinds of which rules are lost, by what is told.
fn lost_kinds(warnings: &[Warning]) -> BTreeSet<Kind> {
    let mut kinds = BTreeSet::new();
    for warning in warnings {
        match warning {
            Warning::RulesLost { .. } => kinds.extend(Kind::ALL.iter().copied()),
            Warning::Lost { loss: Loss { element: Element::Rules(kind), fate, .. }, .. } => match fate {
                Fate::NoPlace | Fate::AsMarks | Fate::Blank => drop(kinds.insert(*kind)),
                Fate::Unknown | Fate::Nearest | Fate::AsRegions | Fate::Recognised | Fate::Misfit(_) => {}
            },
            _ => {}
        }
    }
    kinds
}

/// Whether all that the puzzle says of other rules of its kind stays, though one of them is told as lost.
fn stays(rule: &Rule, lost: &BTreeSet<Kind>, format: Format) -> bool {
    let fpuzzles = matches!(format, Format::FPuzzles | Format::FPuzzlesLink);
    match rule {
        Rule::BorderSum(sign) if fpuzzles => matches!(sign.sum, Some(5 | 10)),
        Rule::KillerCage(cage) if fpuzzles => cage.sum != Some(0),
        rule => !lost.contains(&rule.kind()),
    }
}

/// Writes and reads a puzzle in a format.
fn there_and_back(puzzle: &Puzzle, format: Format) -> Result<(), TestCaseError> {
    let Ok((text, warnings)) = formats::write(&[puzzle], format) else { return Ok(()) };
    if !format.about().read {
        return Ok(());
    }
    let mut loaded = formats::read_str("f", &text, Some(format)).map_err(|error| {
        TestCaseError::fail(format!("{format:?}: {error}\n{}", text.chars().take(2000).collect::<String>()))
    })?;
    prop_assert_eq!(loaded.len(), 1);
    let read = loaded.remove(0);
    let has = |element: &Element| {
        warnings.iter().any(|warning| matches!(warning, Warning::Lost { loss, .. } if loss.element == *element))
    };
    if has(&Element::Origin) {
        return Ok(());
    }
    prop_assert_eq!(read.puzzle.givens(), puzzle.givens(), "{:?}", format);
    prop_assert_eq!(read.puzzle.board().size(), puzzle.board().size());
    if has(&Element::Boxes) {
        return Ok(());
    }
    let lost = lost_kinds(&warnings);
    let on = |placed: &&PlacedRule| placed.on || matches!(format, Format::Ron | Format::JsonLines | Format::Csv);
    let kept = puzzle.rules().iter().filter(on).filter(|placed| stays(&placed.rule, &lost, format)).cloned().collect();
    let kept = puzzle.with_clues(puzzle.givens().clone(), kept).unwrap();
    let (wanted, found) = (meaning(&kept), meaning(&read.puzzle));
    let missing: Vec<&String> = wanted.difference(&found).collect();
    prop_assert!(
        missing.is_empty(),
        "{:?} lost {:?} of {}",
        format,
        missing,
        text.chars().take(3000).collect::<String>()
    );
    let all = meaning(puzzle);
    let made_up: Vec<&String> =
        found.iter().filter(|shape| !wanted.contains(*shape) && !all.contains(*shape)).collect();
    prop_assert!(
        made_up.is_empty(),
        "{:?} made up {:?} of {}",
        format,
        made_up,
        text.chars().take(3000).collect::<String>()
    );
    Ok(())
}

fn all_formats(puzzle: &Puzzle) -> Result<(), TestCaseError> {
    let one_rule_of_extremes = puzzle.rules().iter().filter(|placed| placed.rule.kind() == Kind::Extremes).count() < 2;
    for format in Format::ALL.iter().copied().filter(|format| format.about().written != Written::Never) {
        // In f-puzzles all such marks are one rule, and neighbours with the same mark say nothing of each other.
        if one_rule_of_extremes || !matches!(format, Format::FPuzzles | Format::FPuzzlesLink) {
            there_and_back(puzzle, format)?;
        }
    }
    Ok(())
}

fn boards() -> Vec<Board> {
    vec![
        Board::classic(),
        Board::single(2, 2).unwrap(),
        Board::single(2, 3).unwrap(),
        Board::single(3, 2).unwrap(),
        Preset::Twin.board(2, 2).unwrap(),
        Preset::Samurai.board(3, 3).unwrap(),
    ]
}

fn any_puzzle() -> impl Strategy<Value = Puzzle> {
    prop::sample::select(boards()).prop_flat_map(|board| {
        let most = board.cells().len() / 3;
        puzzles(board, 0..=most)
    })
}

proptest! {
    #![proptest_config(soaked(150))]

    #[test]
    fn random_puzzles_come_back(puzzle in any_puzzle()) {
        all_formats(&puzzle)?;
    }
}
