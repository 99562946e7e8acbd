//! Cages, clones, quadruples, and clues on borders.

use std::collections::BTreeSet;

use serde_json::Value;

use super::cells::{Wrong, digit, list};
use super::rules::Rules;
use super::told::{Told, told};
use crate::board::{Cell, CellSet};
use crate::formats::json::{self, Object};
use crate::formats::loss::{Element, Fate};
use crate::place::{Border, Corner, DigitList, Groups, Misfit};
use crate::variant::{BorderSum, Clones, KillerCage, Kind, Quadruple, Rule};
use crate::words::Message;

impl Rules {
    /// Adds a cage. Without a value, or with 0, it only means that its digits differ.
    pub(super) fn cage(&mut self, cells: CellSet, value: Option<&Value>) {
        let sum = match told(value) {
            Told::Nothing | Told::Number(0) => None,
            Told::Number(sum) => Some(sum),
            Told::Words(_) => {
                self.losses.add(Element::Texts, Fate::Unknown);
                None
            }
        };
        if cells.is_empty() {
            return self.losses.add(Element::Rules(Kind::KillerCage), Fate::Blank);
        }
        self.add(KillerCage { cells, sum });
    }

    /// Adds clones, which match cells by their index in both lists. If that differs from their order on the board, each
    /// pair becomes a rule of its own.
    pub(super) fn clones(&mut self, cells: Vec<Cell>, copies: Vec<Cell>) -> Result<(), Wrong> {
        if cells.len() != copies.len() {
            return Err(Message::new("expected-as-many-cells"));
        }
        let pairs: BTreeSet<(Cell, Cell)> = cells.into_iter().zip(copies).filter(|(one, other)| one != other).collect();
        let group = |side: fn(&(Cell, Cell)) -> Cell| pairs.iter().map(side).collect::<CellSet>();
        let (one, other) = (group(|pair| pair.0), group(|pair| pair.1));
        // `Clones` matches the cells of its groups in board order.
        let ordered = pairs.iter().zip(pairs.iter().skip(1)).all(|(pair, next)| pair.0 < next.0 && pair.1 < next.1);
        match ordered {
            _ if pairs.is_empty() => self.losses.add(Element::Rules(Kind::Clones), Fate::Blank),
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

    pub(super) fn quadruple(&mut self, cells: CellSet, values: Option<&Value>) -> Result<(), Wrong> {
        let corner = cells.iter().next().map(Corner);
        let around = |corner: &Corner| corner.around().into_iter().collect::<CellSet>() == cells;
        let corner = corner.filter(around).ok_or_else(|| Message::new("expected-corner"))?;
        let digits = json::list(values).iter().map(|value| digit(value, &self.board)).collect::<Option<Vec<_>>>();
        let digits = digits.ok_or_else(|| Message::new("expected-digits-list"))?;
        self.add(Quadruple { corner, digits: DigitList(digits) });
        Ok(())
    }

    /// Returns the border between the two cells of an element.
    pub(super) fn border(&mut self, kind: Kind, element: &Object) -> Result<Option<Border>, Wrong> {
        let cells = list(element.get("cells"), self.size)?;
        let [one, other] = cells[..] else { return Err(Message::new("expected-two-cells")) };
        let border = Border::between(one, other);
        if border.is_none() {
            self.losses.add(Element::Rules(kind), Fate::Misfit(Misfit::NotBeside { from: one, to: other }));
        }
        Ok(border)
    }

    pub(super) fn dot(
        &mut self,
        kind: Kind,
        element: &Object,
        rule: fn(Border, Option<u16>) -> Rule,
    ) -> Result<(), Wrong> {
        let Some(border) = self.border(kind, element)? else { return Ok(()) };
        match told(element.get("value")) {
            Told::Nothing => self.add(rule(border, None)),
            Told::Number(number) => self.add(rule(border, Some(number))),
            Told::Words(_) => self.losses.add(Element::Rules(kind), Fate::Unknown),
        }
        Ok(())
    }

    pub(super) fn xv(&mut self, element: &Object) -> Result<(), Wrong> {
        let Some(border) = self.border(Kind::BorderSum, element)? else { return Ok(()) };
        let sum = match json::text(element.get("value")).trim() {
            "X" | "x" => 10,
            "V" | "v" => 5,
            "" => {
                self.losses.add(Element::Rules(Kind::BorderSum), Fate::Blank);
                return Ok(());
            }
            _ => {
                self.losses.add(Element::Rules(Kind::BorderSum), Fate::Unknown);
                return Ok(());
            }
        };
        self.add(BorderSum { border, sum: Some(sum) });
        Ok(())
    }
}
