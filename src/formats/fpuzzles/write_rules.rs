//! Writes rules as f-puzzles elements. Rules without a tool there are reported; rules that only make digits differ
//! become regions.

use serde_json::{Value, json};

use super::key::{Key, LineKey, MarkKey, OutsideKey, Whole};
use super::rules::GRID;
use super::write_marks::{circle, frame, line, rectangle, text};
use super::wrote::{Names, Wrote, lost, one, with_value};
use crate::board::{CellSet, Grid};
use crate::formats::loss::{Element, Fate, Losses};
use crate::formats::negative::{DIFFERENCES, SUMS, is_written};
use crate::model::{Model, Shape};
use crate::puzzle::{PlacedRule, Puzzle};
use crate::variant::{Context, NoRatio, Rule};

/// Converts a rule. Cells are named relative to the top-left cell of the grid.
pub(super) fn wrote(puzzle: &Puzzle, grid: &Grid, placed: &PlacedRule, losses: &mut Losses) -> Wrote {
    let names = Names { origin: grid.origin() };
    let (rule, tint) = (&placed.rule, placed.tint());
    match rule {
        Rule::Region(rule) => one(Key::ExtraRegion, json!({ "cells": names.cells(rule.cells.iter()) })),
        Rule::Diagonals(rule) => {
            let keys = [(rule.rising, Whole::Rising), (rule.falling, Whole::Falling)];
            Wrote::Flags(keys.into_iter().filter(|(on, _)| *on).map(|(_, key)| Key::Whole(key)).collect())
        }
        Rule::Position(_) => Wrote::Flags(vec![Key::Whole(Whole::Disjoint)]),
        Rule::AntiKnight(_) => Wrote::Flags(vec![Key::Whole(Whole::Knight)]),
        Rule::AntiKing(_) => Wrote::Flags(vec![Key::Whole(Whole::King)]),
        Rule::Nonconsecutive(_) | Rule::NoRatio(_) | Rule::AllSums(_) => all_given(puzzle, rule, losses),
        Rule::Parity(rule) => names.marks(&[(MarkKey::Odd, &rule.cells[1]), (MarkKey::Even, &rule.cells[0])]),
        Rule::Extremes(rule) => names.marks(&[(MarkKey::Minimum, &rule.cells[0]), (MarkKey::Maximum, &rule.cells[1])]),
        Rule::Indexers(rule) => names.marks(&[
            (MarkKey::ColumnIndexer, &rule.cells[0]),
            (MarkKey::RowIndexer, &rule.cells[1]),
            (MarkKey::BoxIndexer, &rule.cells[2]),
        ]),
        Rule::KillerCage(cage) => match cage.sum {
            Some(0) => lost(rule, losses),
            sum => one(Key::Cage, with_value(json!({ "cells": names.cells(cage.cells.iter()) }), sum)),
        },
        Rule::Clones(rule) => {
            let (first, rest) = rule.groups.0.split_first().map_or((None, &[][..]), |(one, rest)| (Some(one), rest));
            let pair = |other: &CellSet| {
                let first = names.cells(first.into_iter().flat_map(CellSet::iter));
                (Key::Clone, json!({ "cells": first, "cloneCells": names.cells(other.iter()) }))
            };
            Wrote::Elements(rest.iter().map(pair).collect())
        }
        Rule::Allowed(rule) if rule.digits.is_empty() => Wrote::Nothing,
        Rule::Allowed(rule) => Wrote::Allowed(rule.cells.clone(), rule.digits.clone()),
        Rule::Thermometer(rule) => names.thermometer(rule),
        Rule::Arrow(rule) => {
            let lines: Vec<Value> = rule.shafts.iter().map(|shaft| names.cells(shaft.0.iter().copied())).collect();
            one(Key::Arrow, json!({ "lines": lines, "cells": names.cells(rule.circle.iter()) }))
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
        Rule::Modular(line) if line.number.is_some_and(|number| number != 3) => lost(rule, losses),
        Rule::Modular(rule) => names.line(LineKey::Modular, &rule.path),
        Rule::DifferenceDot(dot) => names.border(Key::Difference, dot.border, dot.number),
        Rule::RatioDot(dot) => names.border(Key::Ratio, dot.border, dot.number),
        Rule::BorderSum(sign) => match sign.sum {
            Some(sum @ (5 | 10)) => {
                let value = if sum == 10 { "X" } else { "V" };
                one(Key::Xv, json!({ "cells": names.cells(sign.border.pair()), "value": value }))
            }
            Some(_) => lost(rule, losses),
            None => {
                losses.add(Element::Rules(rule.kind()), Fate::Blank);
                Wrote::Nothing
            }
        },
        Rule::Quadruple(rule) => {
            let mut cells = rule.corner.around();
            cells.sort_unstable();
            let digits: Vec<u8> = rule.digits.0.iter().map(|digit| digit.value()).collect();
            one(Key::Quadruple, json!({ "cells": names.cells(cells), "values": digits }))
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
        Rule::ColouredCells(rule) => Wrote::Ground(rule.cells.clone()),
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
        | Rule::OwnLine(_)
        | Rule::OwnCells(_)
        | Rule::OwnBorder(_)
        | Rule::OwnGrid(_)
        | Rule::OwnWord(_) => lost(rule, losses),
    }
}

/// Converts a negative constraint. In f-puzzles a border with a sum other than 5 or 10, which has no mark there, is not
/// exempt. That makes no difference, as its sum already rules out 5 and 10.
fn all_given(puzzle: &Puzzle, rule: &Rule, losses: &mut Losses) -> Wrote {
    let context = puzzle.context();
    let numbers = |numbers: &[u16]| numbers.iter().copied().map(i32::from).collect::<Vec<i32>>();
    let (wrote, there) = match rule {
        Rule::Nonconsecutive(_) => (Wrote::Flags(vec![Key::Whole(Whole::Nonconsecutive)]), numbers(&DIFFERENCES)),
        Rule::AllSums(_) => (Wrote::Negative("xv"), numbers(&SUMS)),
        // The ratios of the dots, as for a rule here that names none.
        _ => (Wrote::Negative("ratio"), NoRatio::new(GRID).ruled_out(&context).into_iter().collect()),
    };
    if is_written(rule, &context, there, losses) { wrote } else { Wrote::Nothing }
}

/// Converts a rule that only makes digits differ to regions.
fn regions(puzzle: &Puzzle, names: &Names, rule: &Rule, losses: &mut Losses) -> Wrote {
    let board = puzzle.board();
    let mut model = Model::unconstrained(board.cells().len(), board.size());
    rule.lower(&Context::lone(board), &mut model);
    let cells = |shape: &Shape| match shape {
        Shape::ExactlyOnce(cells) | Shape::AllDifferent(cells) => Some(cells.clone()),
        Shape::Domain(..)
        | Shape::AtLeastOne(_)
        | Shape::Sum { .. }
        | Shape::Pair(..)
        | Shape::Word(..)
        | Shape::Rank(_) => None,
    };
    let Some(sets) = model.shapes().map(cells).collect::<Option<Vec<_>>>() else { return lost(rule, losses) };
    losses.add(Element::Rules(rule.kind()), Fate::AsRegions);
    let element = |ids: Vec<crate::board::CellId>| {
        let cells: CellSet = ids.into_iter().map(|id| board.cell(id)).collect();
        (Key::ExtraRegion, json!({ "cells": names.cells(cells.iter()) }))
    };
    Wrote::Elements(sets.into_iter().map(element).collect())
}
