//! The f-puzzles elements for a rule, and cell names in them.

use serde_json::{Value, json};

use super::cells::{name, names};
use super::key::{ElementKey, LineKey, MarkKey, OutsideKey};
use crate::board::{Cell, CellSet, Grid, OutsidePosition};
use crate::formats::loss::{LossOutcome, Losses, LostElement};
use crate::place::{Border, DigitList, OutsideClues, Path};
use crate::variant::{Rule, Thermometer};

/// The result of converting a rule.
pub(super) enum EncodedRule {
    /// Nothing; the loss has been reported.
    Nothing,
    /// Flags that are set.
    Flags(Vec<ElementKey>),
    /// An entry of the list `negative`.
    Negative(&'static str),
    /// Elements with their keys.
    Elements(Vec<(ElementKey, Value)>),
    /// Cells restricted to some digits.
    Allowed(CellSet, DigitList),
    /// Cells with a background in the rule's colour.
    Background(CellSet),
}

/// Names cells as if the grid began at the first cell of the lattice.
pub(super) struct CellNames {
    pub(super) origin: Cell,
}

impl CellNames {
    pub(super) fn cell(&self, cell: Cell) -> Value {
        name(self.relative(cell))
    }

    pub(super) fn relative(&self, cell: Cell) -> Cell {
        cell.offset(-self.origin.row, -self.origin.col)
    }

    pub(super) fn cells(&self, cells: impl IntoIterator<Item = Cell>) -> Value {
        names(cells.into_iter().map(|cell| self.relative(cell)))
    }

    pub(super) fn line(&self, sort: LineKey, path: &Path) -> EncodedRule {
        single_element(ElementKey::Line(sort), json!({ "lines": [self.cells(path.0.iter().copied())] }))
    }

    pub(super) fn line_with(&self, sort: LineKey, path: &Path, number: Option<u16>) -> EncodedRule {
        let element = json!({ "lines": [self.cells(path.0.iter().copied())] });
        single_element(ElementKey::Line(sort), with_value(element, number))
    }

    pub(super) fn marks(&self, sorts: &[(MarkKey, &CellSet)]) -> EncodedRule {
        let element = |(sort, cell): (MarkKey, Cell)| {
            let element = match sort {
                // f-puzzles has lists of cells for these.
                MarkKey::RowIndexer | MarkKey::ColumnIndexer | MarkKey::BoxIndexer => {
                    json!({ "cells": self.cells([cell]) })
                }
                MarkKey::Odd | MarkKey::Even | MarkKey::Minimum | MarkKey::Maximum => {
                    json!({ "cell": self.cell(cell) })
                }
            };
            (ElementKey::Mark(sort), element)
        };
        let marks = sorts.iter().flat_map(|&(sort, cells)| cells.iter().map(move |cell| (sort, cell)));
        EncodedRule::Elements(marks.map(element).collect())
    }

    pub(super) fn border(&self, key: ElementKey, border: Border, number: Option<u16>) -> EncodedRule {
        single_element(key, with_value(json!({ "cells": self.cells(border.pair()) }), number))
    }

    pub(super) fn outside(&self, sort: OutsideKey, clues: &OutsideClues<Option<u16>>, grid: &Grid) -> EncodedRule {
        let element = |(outside_position, number): (OutsidePosition, &Option<u16>)| {
            (
                ElementKey::Outside(sort),
                with_value(json!({ "cell": self.cell(outside_position.square(grid)) }), *number),
            )
        };
        EncodedRule::Elements(clues.clues().map(element).collect())
    }

    pub(super) fn little_killers(&self, clues: &OutsideClues<Option<u16>>, grid: &Grid) -> EncodedRule {
        let element = |(outside_position, number): (OutsidePosition, &Option<u16>)| {
            let direction = match outside_position.inward() {
                (-1, 1) => "UR",
                (-1, _) => "UL",
                (_, 1) => "DR",
                _ => "DL",
            };
            let (cell, cells) = (self.cell(outside_position.square(grid)), self.cells(outside_position.line(grid)));
            let element = json!({ "cell": cell, "cells": cells, "direction": direction });
            (ElementKey::LittleKiller, with_value(element, *number))
        };
        EncodedRule::Elements(clues.clues().map(element).collect())
    }

    /// Writes each branch as a separate line that begins at the bulb.
    pub(super) fn thermometer(&self, rule: &Thermometer) -> EncodedRule {
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
        single_element(ElementKey::Thermometer(rule.slow), json!({ "lines": lines }))
    }
}

pub(super) fn single_element(key: ElementKey, element: Value) -> EncodedRule {
    EncodedRule::Elements(vec![(key, element)])
}

/// Adds the value as a string, if there is one.
pub(super) fn with_value(mut element: Value, number: Option<u16>) -> Value {
    if let (Some(number), Some(fields)) = (number, element.as_object_mut()) {
        fields.insert("value".into(), number.to_string().into());
    }
    element
}

pub(super) fn report_lost(rule: &Rule, losses: &mut Losses) -> EncodedRule {
    losses.add(LostElement::Rules(rule.kind()), LossOutcome::NoPlace);
    EncodedRule::Nothing
}

/// Reports that a mark is only approximated.
pub(super) fn report_nearest(rule: &Rule, losses: &mut Losses) {
    losses.add(LostElement::Rules(rule.kind()), LossOutcome::Nearest);
}
