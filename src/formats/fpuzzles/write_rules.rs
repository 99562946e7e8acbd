//! Writes rules as f-puzzles elements. Rules without a tool in f-puzzles are reported; rules that only make digits
//! differ become regions.

use serde_json::{Value, json};

use super::encoded::{CellNames, EncodedRule, report_lost, single_element, with_value};
use super::key::{ElementKey, GridKey, LineKey, MarkKey, OutsideKey};
use super::rules::GRID;
use super::write_marks::{circle, frame, line, rectangle, text};
use crate::board::{CellSet, Grid};
use crate::formats::loss::{LossOutcome, Losses, LostElement};
use crate::formats::negative_constraints::{DIFFERENCES, SUMS, can_write};
use crate::model::{Model, Shape};
use crate::puzzle::{PlacedRule, Puzzle};
use crate::variant::{Context, NoRatio, Rule, SumClue};

/// Converts a rule. Cells are named relative to the top-left cell of the grid.
pub(super) fn encode(puzzle: &Puzzle, grid: &Grid, placed: &PlacedRule, losses: &mut Losses) -> EncodedRule {
    let names = CellNames { origin: grid.origin() };
    let (rule, tint) = (&placed.rule, placed.tint());
    // All rules of f-puzzles read digits and hold.
    if !placed.reading().is_digits() || placed.choice().is_some() {
        return report_lost(rule, losses);
    }
    match rule {
        Rule::Region(rule) => {
            single_element(ElementKey::ExtraRegion, json!({ "cells": names.cells(rule.cells.iter()) }))
        }
        Rule::Diagonals(rule) => {
            let keys = [(rule.rising, GridKey::Rising), (rule.falling, GridKey::Falling)];
            EncodedRule::Flags(keys.into_iter().filter(|(on, _)| *on).map(|(_, key)| ElementKey::Whole(key)).collect())
        }
        Rule::Position(_) => EncodedRule::Flags(vec![ElementKey::Whole(GridKey::Disjoint)]),
        Rule::AntiKnight(_) => EncodedRule::Flags(vec![ElementKey::Whole(GridKey::Knight)]),
        Rule::AntiKing(_) => EncodedRule::Flags(vec![ElementKey::Whole(GridKey::King)]),
        Rule::Nonconsecutive(_) | Rule::NoRatio(_) | Rule::AllSums(_) => encode_negative(puzzle, rule, losses),
        Rule::Parity(rule) => names.marks(&[(MarkKey::Odd, &rule.cells[1]), (MarkKey::Even, &rule.cells[0])]),
        Rule::Extremes(rule) => names.marks(&[(MarkKey::Minimum, &rule.cells[0]), (MarkKey::Maximum, &rule.cells[1])]),
        Rule::Indexers(rule) => names.marks(&[
            (MarkKey::ColumnIndexer, &rule.cells[0]),
            (MarkKey::RowIndexer, &rule.cells[1]),
            (MarkKey::BoxIndexer, &rule.cells[2]),
        ]),
        Rule::KillerCage(cage) => match cage.sum.as_ref().map(SumClue::number) {
            Some(None | Some(0)) => report_lost(rule, losses),
            sum => single_element(
                ElementKey::Cage,
                with_value(json!({ "cells": names.cells(cage.cells.iter()) }), sum.flatten()),
            ),
        },
        Rule::Clones(rule) => {
            let (first, rest) = rule.groups.0.split_first().map_or((None, &[][..]), |(one, rest)| (Some(one), rest));
            let pair = |other: &CellSet| {
                let first = names.cells(first.into_iter().flat_map(CellSet::iter));
                (ElementKey::Clone, json!({ "cells": first, "cloneCells": names.cells(other.iter()) }))
            };
            EncodedRule::Elements(rest.iter().map(pair).collect())
        }
        Rule::Allowed(rule) if rule.digits.is_empty() => EncodedRule::Nothing,
        Rule::Allowed(rule) => EncodedRule::Allowed(rule.cells.clone(), rule.digits.clone()),
        Rule::Thermometer(rule) => names.thermometer(rule),
        Rule::Arrow(rule) => {
            let lines: Vec<Value> = rule.shafts.iter().map(|shaft| names.cells(shaft.0.iter().copied())).collect();
            single_element(ElementKey::Arrow, json!({ "lines": lines, "cells": names.cells(rule.circle.iter()) }))
        }
        Rule::Whispers(rule) => names.line_with(LineKey::Whispers, &rule.path, rule.number),
        Rule::Lockout(rule) => names.line_with(LineKey::Lockout, &rule.path, rule.number),
        Rule::Renban(rule) => names.line(LineKey::Renban, &rule.path),
        Rule::Palindrome(rule) => names.line(LineKey::Palindrome, &rule.path),
        Rule::Between(rule) => names.line(LineKey::Between, &rule.path),
        Rule::RegionSum(rule) => names.line(LineKey::RegionSum, &rule.path),
        Rule::DoubleArrow(rule) => names.line(LineKey::DoubleArrow, &rule.path),
        Rule::Zipper(rule) => names.line(LineKey::Zipper, &rule.path),
        Rule::Nabner(rule) => names.line(LineKey::Nabner, &rule.path),
        Rule::Entropic(rule) => names.line(LineKey::Entropic, &rule.path),
        Rule::Modular(line) if line.number.is_some_and(|number| number != 3) => report_lost(rule, losses),
        Rule::Modular(rule) => names.line(LineKey::Modular, &rule.path),
        Rule::DifferenceDot(dot) => names.border(ElementKey::Difference, dot.border, dot.number),
        Rule::RatioDot(dot) => names.border(ElementKey::Ratio, dot.border, dot.number),
        Rule::BorderSum(sign) => match sign.sum {
            Some(sum @ (5 | 10)) => {
                let value = if sum == 10 { "X" } else { "V" };
                single_element(ElementKey::Xv, json!({ "cells": names.cells(sign.border.pair()), "value": value }))
            }
            Some(_) => report_lost(rule, losses),
            None => {
                losses.add(LostElement::Rules(rule.kind()), LossOutcome::Blank);
                EncodedRule::Nothing
            }
        },
        Rule::Quadruple(rule) => {
            let mut cells = rule.corner.around();
            cells.sort_unstable();
            let digits: Vec<u8> = rule.digits.0.iter().map(|digit| digit.value()).collect();
            single_element(ElementKey::Quadruple, json!({ "cells": names.cells(cells), "values": digits }))
        }
        Rule::Sandwich(rule) => names.outside(OutsideKey::Sandwich, &rule.clues, grid),
        Rule::XSum(rule) => names.outside(OutsideKey::XSum, &rule.clues, grid),
        Rule::Skyscraper(rule) => names.outside(OutsideKey::Skyscraper, &rule.clues, grid),
        Rule::LittleKiller(rule) => names.little_killers(&rule.clues, grid),
        Rule::TextLabel(label) => text(&names, label, tint, losses, rule),
        Rule::CircleMark(mark) => circle(&names, mark, tint, losses, rule),
        Rule::RectangleMark(mark) => rectangle(&names, mark, tint, losses, rule),
        Rule::LineMark(mark) => line(&names, mark, tint, losses, rule),
        Rule::FrameMark(mark) => frame(&names, mark, tint, losses, rule),
        Rule::ColouredCells(rule) => EncodedRule::Background(rule.cells.clone()),
        Rule::FourSquares(_) | Rule::FourPyramids(_) | Rule::Figure(_) | Rule::NoRepeats(_) => {
            regions(puzzle, &names, rule, losses)
        }
        Rule::MagicBox(_)
        | Rule::MagicSquare(_)
        | Rule::Outside(_)
        | Rule::CellSum(_)
        | Rule::ProductCage(_)
        | Rule::LowHigh(_)
        | Rule::CountingCircles(_)
        | Rule::SumLine(_)
        | Rule::Alternating(_)
        | Rule::Arithmetic(_)
        | Rule::Entropy(_)
        | Rule::AntiDiagonal(_)
        | Rule::Inequality(_)
        | Rule::Leaps(_)
        | Rule::HiddenSkyscraper(_)
        | Rule::NumberedRooms(_)
        | Rule::FullRank(_)
        | Rule::ModifiedCells(_)
        | Rule::HiddenModifiers(_)
        | Rule::Shading(_)
        | Rule::ShadedCells(_)
        | Rule::ShadeCounts(_)
        | Rule::Counting(_)
        | Rule::Loop(_)
        | Rule::LoopCells(_)
        | Rule::LoopWall(_)
        | Rule::UnknownRegions(_)
        | Rule::OwnLine(_)
        | Rule::OwnCells(_)
        | Rule::OwnBorder(_)
        | Rule::OwnGrid(_)
        | Rule::OwnWord(_) => report_lost(rule, losses),
    }
}

/// Converts a negative constraint. A border with a sum other than 5 or 10 has no mark in f-puzzles, so the constraint
/// does not exempt it there. That makes no difference, as its sum already rules out 5 and 10.
fn encode_negative(puzzle: &Puzzle, rule: &Rule, losses: &mut Losses) -> EncodedRule {
    let context = puzzle.context();
    let numbers = |numbers: &[u16]| numbers.iter().copied().map(i32::from).collect::<Vec<i32>>();
    let (wrote, there) = match rule {
        Rule::Nonconsecutive(_) => {
            (EncodedRule::Flags(vec![ElementKey::Whole(GridKey::Nonconsecutive)]), numbers(&DIFFERENCES))
        }
        Rule::AllSums(_) => (EncodedRule::Negative("xv"), numbers(&SUMS)),
        // f-puzzles rules out the ratios of the dots, as does a rule of this program that names no ratios.
        _ => (EncodedRule::Negative("ratio"), NoRatio::new(GRID).ruled_out(&context).into_iter().collect()),
    };
    if can_write(rule, &context, there, losses) { wrote } else { EncodedRule::Nothing }
}

/// Converts a rule that only makes digits differ to regions.
fn regions(puzzle: &Puzzle, names: &CellNames, rule: &Rule, losses: &mut Losses) -> EncodedRule {
    let board = puzzle.board();
    let mut model = Model::unconstrained(board.cells().len(), board.size());
    rule.lower(&Context::without_rules(board), &mut model);
    let cells = |shape: &Shape| match shape {
        Shape::ExactlyOnce(cells) | Shape::AllDifferent(cells) => Some(cells.clone()),
        Shape::Domain(..)
        | Shape::AtLeastOne(_)
        | Shape::Sum { .. }
        | Shape::Pair(..)
        | Shape::Word(..)
        | Shape::Rank(_)
        | Shape::Table(..)
        | Shape::Linear { .. }
        | Shape::Connected(_) => None,
    };
    let Some(sets) = model.shapes().map(cells).collect::<Option<Vec<_>>>() else { return report_lost(rule, losses) };
    losses.add(LostElement::Rules(rule.kind()), LossOutcome::AsRegions);
    let element = |ids: Vec<crate::board::CellId>| {
        let cells: CellSet = ids.into_iter().map(|id| board.cell(id)).collect();
        (ElementKey::ExtraRegion, json!({ "cells": names.cells(cells.iter()) }))
    };
    EncodedRule::Elements(sets.into_iter().map(element).collect())
}
