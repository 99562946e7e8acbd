//! Random puzzles written to every format and read back: nothing is lost without a warning, and nothing is added.

use std::collections::BTreeSet;

use gridwright::board::{Board, Cell, CellId, Digit, DigitSet, Numbering, OutsidePosition, Side, TraditionalLayout};
use gridwright::formats::{self, Format, Loss, LossOutcome, LostElement, Warning, WriteSupport};
use gridwright::model::Shape;
use gridwright::place::OutsideClues;
use gridwright::puzzle::{PlacedRule, Puzzle};
use gridwright::variant::{Kind, Rule, Sandwich};
use proptest::prelude::*;

use super::soaked;
use crate::common::random::puzzles;

/// Returns the meaning of a puzzle's board and rules.
fn meaning(puzzle: &Puzzle) -> BTreeSet<String> {
    let sorted = |cells: &[CellId]| {
        let mut cells: Vec<Cell> = cells.iter().map(|&id| puzzle.board().cell(id)).collect();
        cells.sort_unstable();
        cells
    };
    let size = puzzle.board().size();
    let pair = |[one, other]: [CellId; 2], allowed: &dyn Fn(Digit, Digit) -> bool| {
        let digits = || DigitSet::all(size).iter();
        let all = digits().flat_map(|a| digits().map(move |b| (a, b))).filter(|&(a, b)| allowed(a, b));
        let turned = |(a, b)| if one < other { (a, b) } else { (b, a) };
        let all: BTreeSet<(Digit, Digit)> = all.map(turned).collect();
        format!("pair {:?} {all:?}", sorted(&[one, other]))
    };
    // The same constraint can be expressed in several ways.
    let plain = |shape: &Shape| match shape {
        Shape::ExactlyOnce(cells) | Shape::AllDifferent(cells) => format!("different {:?}", sorted(cells)),
        Shape::Sum { terms, cmp, total } => {
            let mut terms = terms.clone();
            terms.sort_unstable();
            format!("sum {terms:?} {cmp:?} {total}")
        }
        Shape::Pair(one, other, table) => pair([*one, *other], &|a, b| table.compatible(a).contains(b)),
        Shape::Word(cells, automaton) if cells.len() == 2 => {
            pair([cells[0], cells[1]], &|a, b| automaton.accepts([Some(a), Some(b)]))
        }
        shape => format!("{shape:?}"),
    };
    let says_nothing = |shape: &&Shape| matches!(shape, Shape::Domain(_, digits) if *digits == DigitSet::all(size));
    puzzle.model().shapes().filter(|shape| !says_nothing(shape)).map(plain).collect()
}

/// Returns the kinds whose rules are lost according to the warnings.
fn lost_kinds(warnings: &[Warning]) -> BTreeSet<Kind> {
    let mut kinds = BTreeSet::new();
    for warning in warnings {
        match warning {
            Warning::RulesLost { .. } => kinds.extend(Kind::ALL.iter().copied()),
            Warning::LostOnWriting { loss: Loss { element: LostElement::Rules(kind), outcome: fate, .. }, .. } => {
                match fate {
                    LossOutcome::NoPlace | LossOutcome::AsMarks | LossOutcome::Blank | LossOutcome::ReadOtherwise => {
                        _ = kinds.insert(*kind)
                    }
                    LossOutcome::OffBoard
                    | LossOutcome::Recognised
                    | LossOutcome::Wrong(_)
                    | LossOutcome::Unplaceable(_) => {}
                    LossOutcome::Unknown
                    | LossOutcome::Nearest
                    | LossOutcome::AsRegions
                    | LossOutcome::AsRules
                    | LossOutcome::AsDrawings
                    | LossOutcome::TooLarge => {}
                    LossOutcome::AsClues
                    | LossOutcome::AsSolversMarks
                    | LossOutcome::AsZero
                    | LossOutcome::AsLayout(_) => {}
                }
            }
            _ => {}
        }
    }
    kinds
}

/// Returns whether the meaning of the other rules of the kind is kept although one of them is reported as lost.
fn stays(rule: &Rule, lost: &BTreeSet<Kind>, format: Format) -> bool {
    let fpuzzles = matches!(format, Format::FPuzzles | Format::FPuzzlesLink);
    match rule {
        Rule::BorderSum(sign) if fpuzzles => matches!(sign.sum, Some(5 | 10)),
        Rule::KillerCage(cage) if fpuzzles => cage.sum != Some(0.into()),
        rule => !lost.contains(&rule.kind()),
    }
}

/// Returns the puzzle with all sandwiches on the left and top, one rule each, since they have the same meaning from
/// either end.
fn with_sandwiches_turned(puzzle: &Puzzle) -> Puzzle {
    let turned = |placed: &PlacedRule| match &placed.rule {
        Rule::Sandwich(rule) => {
            let one = |(outside_position, number): (OutsidePosition, &Option<u16>)| {
                let side = match outside_position.side {
                    Side::Top | Side::Bottom => Side::Top,
                    Side::Left | Side::Right => Side::Left,
                };
                let mut clues = OutsideClues::none(outside_position.grid);
                clues.set(OutsidePosition { side, ..outside_position }, *number);
                PlacedRule { rule: Sandwich::new(clues).into(), ..placed.clone() }
            };
            rule.clues.clues().map(one).collect()
        }
        _ => vec![placed.clone()],
    };
    puzzle.with_clues(puzzle.givens().clone(), puzzle.rules().iter().flat_map(turned).collect()).unwrap()
}

/// Writes and reads a puzzle in a format.
fn there_and_back(puzzle: &Puzzle, format: Format) -> Result<(), TestCaseError> {
    let Ok((text, warnings)) = formats::write(&[puzzle], format) else { return Ok(()) };
    if !format.info().read {
        return Ok(());
    }
    let mut loaded = formats::read_str("f", &text, Some(format)).map_err(|error| {
        TestCaseError::fail(format!("{format:?}: {error}\n{}", text.chars().take(2000).collect::<String>()))
    })?;
    prop_assert_eq!(loaded.len(), 1);
    let read = loaded.remove(0);
    let has = |element: &LostElement| {
        warnings
            .iter()
            .any(|warning| matches!(warning, Warning::LostOnWriting { loss, .. } if loss.element == *element))
    };
    if has(&LostElement::Origin) {
        return Ok(());
    }
    // In that format, a cell with a single allowed digit is a given, whatever causes that here.
    let is_given = |(cell, digit)| read.puzzle.givens().get(cell) == Some(digit);
    prop_assert!(puzzle.givens().iter().all(is_given), "{:?}", format);
    let is_iss = matches!(format, Format::Iss | Format::IssLink);
    if !is_iss {
        prop_assert_eq!(read.puzzle.givens().len(), puzzle.givens().len(), "{:?}", format);
    }
    prop_assert_eq!(read.puzzle.board().size(), puzzle.board().size());
    if has(&LostElement::Boxes) {
        return Ok(());
    }
    let turned = is_iss.then(|| with_sandwiches_turned(puzzle));
    let puzzle = turned.as_ref().unwrap_or(puzzle);
    let lost = lost_kinds(&warnings);
    let on = |placed: &&PlacedRule| placed.on || matches!(format, Format::Ron | Format::JsonLines | Format::Csv);
    let kept = puzzle.rules().iter().filter(on).filter(|placed| stays(&placed.rule, &lost, format)).cloned().collect();
    let kept = puzzle.with_clues(puzzle.givens().clone(), kept).unwrap();
    let (wanted, found) = (meaning(&kept), meaning(&read.puzzle));
    let missing: Vec<&String> = wanted.difference(&found).collect();
    // Rules without a name there are written as combinations that need not have a kind here; then there is a warning.
    let told: Vec<String> = read.warnings.iter().map(ToString::to_string).collect();
    let is_told = |shape: &&&String| {
        let names: [(&str, &[&str]); 3] = [("sum", &["EqualSum", "Sum"]), ("AtLeastOne", &["Or"]), ("pair", &["Pair"])];
        let names = names.into_iter().filter(|(start, _)| shape.starts_with(start)).flat_map(|(_, names)| names);
        names.into_iter().any(|name| told.iter().any(|told| told.contains(&format!("× “{name}”"))))
    };
    let missing: Vec<&String> = missing.iter().filter(|shape| !is_iss || !is_told(shape)).copied().collect();
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
    // Without a solution to check it, a meaning recognised from a drawing and its words may be wrong. It is told.
    let is_drawn = matches!(format, Format::SudokuPad | Format::SudokuPadLink);
    let recognised = is_drawn && told.iter().any(|told| told.contains("recognised from the drawing"));
    prop_assert!(
        made_up.is_empty() || recognised,
        "{:?} made up {:?} of {}",
        format,
        made_up,
        text.chars().take(3000).collect::<String>()
    );
    Ok(())
}

fn all_formats(puzzle: &Puzzle) -> Result<(), TestCaseError> {
    let one_rule_of_extremes = puzzle.rules().iter().filter(|placed| placed.rule.kind() == Kind::Extremes).count() < 2;
    for format in Format::ALL.iter().copied().filter(|format| format.info().writes != WriteSupport::Never) {
        // In f-puzzles all such marks are one rule, and adjacent cells with the same mark do not restrict each other.
        if one_rule_of_extremes || !matches!(format, Format::FPuzzles | Format::FPuzzlesLink) {
            there_and_back(puzzle, format)?;
        }
    }
    Ok(())
}

fn boards() -> Vec<Board> {
    vec![
        Board::classic(),
        Board::classic().with_numbering(Numbering::FromZero),
        Board::single(2, 2).unwrap(),
        Board::single(2, 3).unwrap(),
        Board::single(3, 2).unwrap(),
        TraditionalLayout::Twin.board(2, 2).unwrap(),
        TraditionalLayout::Samurai.board(3, 3).unwrap(),
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
