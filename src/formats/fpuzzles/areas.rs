//! Cages, clones, quadruples, and clues on borders.

use std::collections::BTreeSet;

use serde_json::Value;

use super::cells::{ExpectedValue, digit, list};
use super::rules::FPuzzlesRules;
use super::value::{ElementValue, element_value};
use crate::board::{Cell, CellSet};
use crate::formats::json::{self, Object};
use crate::formats::loss::{LossOutcome, LostElement};
use crate::place::{Border, Corner, DigitList, Groups, PlacementError};
use crate::variant::{BorderSum, Clones, KillerCage, Kind, Quadruple, Rule, SumClue};
use crate::words::Message;

impl FPuzzlesRules {
    /// Adds a cage. A cage without a value, or with the value 0, only means that its digits differ.
    pub(super) fn cage(&mut self, cells: CellSet, value: Option<&Value>) {
        let sum = match element_value(value) {
            ElementValue::Missing | ElementValue::Number(0) => None,
            ElementValue::Number(sum) => Some(sum),
            ElementValue::Text(text) => {
                self.losses.add(LostElement::Texts, LossOutcome::Unknown);
                self.losses.keep_text("Texts", &text);
                None
            }
        };
        if cells.is_empty() {
            return self.losses.add(LostElement::Rules(Kind::KillerCage), LossOutcome::Blank);
        }
        self.add(KillerCage { cells, sum: sum.map(SumClue::from) });
    }

    /// Adds clones, which match cells by their index in both lists. If matching in board order gives other pairs, each
    /// pair becomes a rule of its own.
    pub(super) fn clones(&mut self, cells: Vec<Cell>, copies: Vec<Cell>) -> Result<(), ExpectedValue> {
        if cells.len() != copies.len() {
            return Err(Message::new("expected-as-many-cells"));
        }
        let pairs: BTreeSet<(Cell, Cell)> = cells.into_iter().zip(copies).filter(|(one, other)| one != other).collect();
        let group = |side: fn(&(Cell, Cell)) -> Cell| pairs.iter().map(side).collect::<CellSet>();
        let (one, other) = (group(|pair| pair.0), group(|pair| pair.1));
        // `Clones` matches the cells of its groups in board order.
        let ordered = pairs.iter().zip(pairs.iter().skip(1)).all(|(pair, next)| pair.0 < next.0 && pair.1 < next.1);
        match ordered {
            _ if pairs.is_empty() => self.losses.add(LostElement::Rules(Kind::Clones), LossOutcome::Blank),
            true => {
                // Several copies of the same cells form one rule.
                let with = |rule: &Clones| {
                    let mut groups = rule.groups.0.clone();
                    groups.push(other.clone());
                    (rule.groups.0.first() == Some(&one)).then_some(Clones { groups: Groups(groups) })
                };
                self.merge(with, Clones { groups: Groups(vec![one.clone(), other.clone()]) });
            }
            false => {
                for (one, other) in pairs {
                    let groups = [one, other].map(|cell| [cell].into_iter().collect());
                    self.add(Clones { groups: Groups(groups.into()) });
                }
            }
        }
        Ok(())
    }

    pub(super) fn quadruple(&mut self, cells: CellSet, values: Option<&Value>) -> Result<(), ExpectedValue> {
        let corner = cells.iter().next().map(Corner);
        let around = |corner: &Corner| corner.around().into_iter().collect::<CellSet>() == cells;
        let corner = corner.filter(around).ok_or_else(|| Message::new("expected-corner"))?;
        let digits = json::list(values).iter().map(|value| digit(value, &self.board)).collect::<Option<Vec<_>>>();
        let digits = digits.ok_or_else(|| Message::new("expected-digits-list"))?;
        self.add(Quadruple { corner, digits: DigitList(digits) });
        Ok(())
    }

    /// Returns the border between the two cells of an element.
    pub(super) fn border(&mut self, kind: Kind, element: &Object) -> Result<Option<Border>, ExpectedValue> {
        let cells = list(element.get("cells"), self.size)?;
        let [one, other] = cells[..] else { return Err(Message::new("expected-two-cells")) };
        let border = Border::between(one, other);
        if border.is_none() {
            self.losses.add(
                LostElement::Rules(kind),
                LossOutcome::Unplaceable(PlacementError::NotTouching { from: one, to: other }),
            );
        }
        Ok(border)
    }

    pub(super) fn dot(
        &mut self,
        kind: Kind,
        element: &Object,
        rule: fn(Border, Option<u16>) -> Rule,
    ) -> Result<(), ExpectedValue> {
        let Some(border) = self.border(kind, element)? else { return Ok(()) };
        match element_value(element.get("value")) {
            ElementValue::Missing => self.add(rule(border, None)),
            ElementValue::Number(number) => self.add(rule(border, Some(number))),
            ElementValue::Text(_) => self.losses.add(LostElement::Rules(kind), LossOutcome::Unknown),
        }
        Ok(())
    }

    pub(super) fn xv(&mut self, element: &Object) -> Result<(), ExpectedValue> {
        let Some(border) = self.border(Kind::BorderSum, element)? else { return Ok(()) };
        let sum = match json::text(element.get("value")).trim() {
            "X" | "x" => 10,
            "V" | "v" => 5,
            "" => {
                self.losses.add(LostElement::Rules(Kind::BorderSum), LossOutcome::Blank);
                return Ok(());
            }
            _ => {
                self.losses.add(LostElement::Rules(Kind::BorderSum), LossOutcome::Unknown);
                return Ok(());
            }
        };
        self.add(BorderSum { border, sum: Some(sum) });
        Ok(())
    }
}
