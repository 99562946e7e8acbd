//! Rules as elements of f-puzzles. What has no tool there is told; what only says that digits differ becomes regions.

use serde_json::{Value, json};

use super::cells::{name, names};
use super::cosmetics::WIDTHS;
use super::key::{Cosmetic, Key, LineKey, MarkKey, OutsideKey, Whole};
use crate::board::{Cell, CellSet, Grid, Lookout};
use crate::formats::colours::{CLEAR, of_ink};
use crate::formats::json::hundredths;
use crate::formats::loss::{Element, Fate, Losses};
use crate::model::{Model, Shape};
use crate::place::{Border, DigitList, Outside, Path};
use crate::puzzle::{PlacedRule, Puzzle};
use crate::scene::{Ink, Tint};
use crate::variant::look::{Fill, LineStyle, LineTip, Outline};
use crate::variant::{
    CircleMark, Context, FrameMark, LineMark, RectangleMark, Rule, TextLabel, Thermometer, area_around,
};

/// What is written for a rule.
pub(super) enum Wrote {
    /// Nothing; what is lost was told.
    Nothing,
    /// Keys that are set.
    Flags(Vec<Key>),
    /// A word of the list `negative`.
    Negative(&'static str),
    /// Elements under their keys.
    Elements(Vec<(Key, Value)>),
    /// Cells that may hold some digits.
    Allowed(CellSet, DigitList),
    /// Cells with a ground in the rule's colour.
    Ground(CellSet),
}

/// Names cells as if the grid began at the first cell of the lattice.
struct Names {
    origin: Cell,
}

impl Names {
    fn cell(&self, cell: Cell) -> Value {
        name(self.moved(cell))
    }

    fn moved(&self, cell: Cell) -> Cell {
        cell.offset(-self.origin.row, -self.origin.col)
    }

    fn cells(&self, cells: impl IntoIterator<Item = Cell>) -> Value {
        names(cells.into_iter().map(|cell| self.moved(cell)))
    }

    fn line(&self, sort: LineKey, path: &Path) -> Wrote {
        one(Key::Line(sort), json!({ "lines": [self.cells(path.0.iter().copied())] }))
    }

    fn line_with(&self, sort: LineKey, path: &Path, number: Option<u16>) -> Wrote {
        let element = json!({ "lines": [self.cells(path.0.iter().copied())] });
        one(Key::Line(sort), with_value(element, number))
    }

    fn marks(&self, sorts: &[(MarkKey, &CellSet)]) -> Wrote {
        let element = |(sort, cell): (MarkKey, Cell)| (Key::Mark(sort), json!({ "cell": self.cell(cell) }));
        let marks = sorts.iter().flat_map(|&(sort, cells)| cells.iter().map(move |cell| (sort, cell)));
        Wrote::Elements(marks.map(element).collect())
    }

    fn border(&self, key: Key, border: Border, number: Option<u16>) -> Wrote {
        one(key, with_value(json!({ "cells": self.cells(border.pair()) }), number))
    }

    fn outside(&self, sort: OutsideKey, clues: &Outside<Option<u16>>, grid: &Grid) -> Wrote {
        let element = |(lookout, number): (Lookout, &Option<u16>)| {
            (Key::Outside(sort), with_value(json!({ "cell": self.cell(lookout.place(grid)) }), *number))
        };
        Wrote::Elements(clues.clues().map(element).collect())
    }

    fn little_killers(&self, clues: &Outside<Option<u16>>, grid: &Grid) -> Wrote {
        let element = |(lookout, number): (Lookout, &Option<u16>)| {
            let direction = match lookout.inward() {
                (-1, 1) => "UR",
                (-1, _) => "UL",
                (_, 1) => "DR",
                _ => "DL",
            };
            let (cell, cells) = (self.cell(lookout.place(grid)), self.cells(lookout.line(grid)));
            let element = json!({ "cell": cell, "cells": cells, "direction": direction });
            (Key::LittleKiller, with_value(element, *number))
        };
        Wrote::Elements(clues.clues().map(element).collect())
    }

    /// Each branch as a line of its own, all the way from the bulb.
    fn thermometer(&self, rule: &Thermometer) -> Wrote {
        let mut whole = vec![rule.path.0.clone()];
        for branch in &rule.branches {
            let start = branch.0.first();
            let way = whole.iter().find_map(|line| {
                let at = line.iter().position(|cell| Some(cell) == start)?;
                Some(line[..at].to_vec())
            });
            whole.push(way.unwrap_or_default().into_iter().chain(branch.0.iter().copied()).collect());
        }
        let lines: Vec<Value> = whole.into_iter().map(|line| self.cells(line)).collect();
        one(Key::Thermometer(rule.slow), json!({ "lines": lines }))
    }
}

fn one(key: Key, element: Value) -> Wrote {
    Wrote::Elements(vec![(key, element)])
}

/// The element with its value as a string, if it has one.
fn with_value(mut element: Value, number: Option<u16>) -> Value {
    if let (Some(number), Some(fields)) = (number, element.as_object_mut()) {
        fields.insert("value".into(), number.to_string().into());
    }
    element
}

/// What a rule is there. Its cells are named from the first of the grid.
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
        Rule::Nonconsecutive(_) => Wrote::Flags(vec![Key::Whole(Whole::Nonconsecutive)]),
        Rule::NoRatio(_) => Wrote::Negative("ratio"),
        Rule::AllSums(_) => {
            // Those other sums have no place, so that their borders would not be lifted.
            let others = puzzle.rules_on().filter(|(_, other)| has_other_sum(&other.rule)).count();
            losses.add_many(Element::Rules(rule.kind()), Fate::Nearest, usize::from(others > 0));
            Wrote::Negative("xv")
        }
        Rule::Parity(rule) => names.marks(&[(MarkKey::Odd, &rule.odd), (MarkKey::Even, &rule.even)]),
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

fn has_other_sum(rule: &Rule) -> bool {
    matches!(rule, Rule::BorderSum(sign) if sign.sum.is_none_or(|sum| sum != 5 && sum != 10))
}

fn lost(rule: &Rule, losses: &mut Losses) -> Wrote {
    losses.add(Element::Rules(rule.kind()), Fate::NoPlace);
    Wrote::Nothing
}

/// A rule that only says where digits differ, as regions.
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

/// Tells that a mark looks other than it did.
fn nearly(rule: &Rule, losses: &mut Losses) {
    losses.add(Element::Rules(rule.kind()), Fate::Nearest);
}

fn text(names: &Names, label: &TextLabel, tint: Tint, losses: &mut Losses, rule: &Rule) -> Wrote {
    if label.text.trim().is_empty() {
        losses.add(Element::Rules(rule.kind()), Fate::Blank);
        return Wrote::Nothing;
    }
    let colour = if label.coloured { of_ink(Ink::Line(tint)) } else { "#000000".to_owned() };
    let size = hundredths(label.size.unwrap_or(USUAL_TEXT));
    let cells = names.cells(label.cells.iter());
    one(Key::Cosmetic(Cosmetic::Text), json!({ "cells": cells, "value": label.text, "fontC": colour, "size": size }))
}

/// The sizes of marks without one of their own, in hundredths of a cell.
pub(super) const USUAL_TEXT: u16 = 40;
/// See [`USUAL_TEXT`]; in one cell, and between several.
pub(super) const USUAL_CIRCLE: [u16; 2] = [76, 30];
/// How much smaller than its cells a rectangle is.
pub(super) const USUAL_MARGIN: u16 = 28;

/// The colours of what a shape is filled with, and of the line around it.
fn shape_colours(fill: Fill, outline: Outline, tint: Tint, losses: &mut Losses, rule: &Rule) -> [String; 2] {
    let ground = match fill {
        Fill::Tint => of_ink(Ink::Tint(tint)),
        Fill::Clear => CLEAR.to_owned(),
        Fill::White => "#FFFFFF".to_owned(),
        Fill::Black => "#000000".to_owned(),
    };
    let line = match outline {
        Outline::Bare => CLEAR.to_owned(),
        Outline::Thin => of_ink(Ink::Line(tint)),
        Outline::Thick | Outline::Dashed => {
            nearly(rule, losses);
            of_ink(Ink::Line(tint))
        }
    };
    [ground, line]
}

fn circle(names: &Names, mark: &CircleMark, tint: Tint, losses: &mut Losses, rule: &Rule) -> Wrote {
    let [ground, line] = shape_colours(mark.fill, mark.outline, tint, losses, rule);
    let usual = USUAL_CIRCLE[usize::from(mark.cells.len() > 1)];
    let size = hundredths(mark.size.unwrap_or(usual));
    let cells = names.cells(mark.cells.iter());
    let element = json!({
        "cells": cells, "baseC": ground, "outlineC": line, "fontC": "#000000", "width": size, "height": size,
    });
    one(Key::Cosmetic(Cosmetic::Circle), element)
}

fn rectangle(names: &Names, mark: &RectangleMark, tint: Tint, losses: &mut Losses, rule: &Rule) -> Wrote {
    let [ground, line] = shape_colours(mark.fill, mark.outline, tint, losses, rule);
    let around = area_around(&mark.cells);
    let whole = |side: f32| (side * 100.0).round() as u16 - USUAL_MARGIN;
    let width = hundredths(mark.width.unwrap_or_else(|| whole(around.width())));
    let height = hundredths(mark.height.unwrap_or_else(|| whole(around.height())));
    let cells = names.cells(mark.cells.iter());
    let element = json!({
        "cells": cells, "baseC": ground, "outlineC": line, "fontC": "#000000", "width": width, "height": height,
    });
    one(Key::Cosmetic(Cosmetic::Rectangle), element)
}

fn line(names: &Names, mark: &LineMark, tint: Tint, losses: &mut Losses, rule: &Rule) -> Wrote {
    if mark.style != LineStyle::Solid || mark.tip != LineTip::Plain {
        nearly(rule, losses);
    }
    let width = WIDTHS.into_iter().find(|(width, _)| *width == mark.width).map_or(0.3, |(_, cells)| cells);
    let cells = names.cells(mark.path.0.iter().copied());
    let element = json!({ "lines": [cells], "outlineC": of_ink(Ink::Line(tint)), "width": width });
    one(Key::Cosmetic(Cosmetic::Line), element)
}

fn frame(names: &Names, mark: &FrameMark, tint: Tint, losses: &mut Losses, rule: &Rule) -> Wrote {
    let line = match mark.outline {
        Outline::Bare => CLEAR.to_owned(),
        Outline::Thin | Outline::Thick | Outline::Dashed => of_ink(Ink::Line(tint)),
    };
    if mark.outline != Outline::Dashed || mark.inset.is_some() {
        nearly(rule, losses);
    }
    let cells = names.cells(mark.cells.iter());
    one(Key::Cosmetic(Cosmetic::Cage), json!({ "cells": cells, "outlineC": line, "fontC": CLEAR }))
}
