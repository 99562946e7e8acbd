//! Outside clues.

use serde_json::Value;

use super::cells::{ExpectedValue, cell};
use super::key::OutsideKey;
use super::rules::{FPuzzlesRules, GRID};
use super::value::{ElementValue, element_value};
use crate::board::{Cell, OutsidePosition, Side, Slant};
use crate::formats::json::{self, Object};
use crate::formats::loss::{LossOutcome, LostElement};
use crate::place::OutsideClues;
use crate::variant::{Kind, LittleKiller, NumberClues, Rule, Sandwich, Skyscraper, Variant, XSum};
use crate::words::Message;

impl FPuzzlesRules {
    /// Adds an outside clue.
    pub(super) fn outside(&mut self, sort: OutsideKey, cell: Cell, value: Option<&Value>) -> Result<(), ExpectedValue> {
        let outside_position = straight(cell, self.size).ok_or_else(|| Message::new("expected-outer-cell"))?;
        let kind = match sort {
            OutsideKey::Sandwich => Kind::Sandwich,
            OutsideKey::XSum => Kind::XSum,
            OutsideKey::Skyscraper => Kind::Skyscraper,
        };
        match element_value(value) {
            ElementValue::Missing => self.losses.add(LostElement::Rules(kind), LossOutcome::Blank),
            ElementValue::Text(_) => self.losses.add(LostElement::Rules(kind), LossOutcome::Unknown),
            ElementValue::Number(number) => match sort {
                OutsideKey::Sandwich => {
                    self.clue(outside_position, number, |clues| -> Sandwich { NumberClues::new(clues) })
                }
                OutsideKey::XSum => self.clue(outside_position, number, |clues| -> XSum { NumberClues::new(clues) }),
                OutsideKey::Skyscraper => {
                    self.clue(outside_position, number, |clues| -> Skyscraper { NumberClues::new(clues) })
                }
            },
        }
        Ok(())
    }

    /// Sets a number at an outside position: in an existing rule of the same kind if it has no other number there, else
    /// in a new rule.
    pub(super) fn clue<V: Variant<Place = OutsideClues<Option<u16>>> + Into<Rule>>(
        &mut self,
        outside_position: OutsidePosition,
        number: u16,
        of: impl Fn(OutsideClues<Option<u16>>) -> V,
    ) {
        let with = |clues: &OutsideClues<Option<u16>>| {
            let free = clues.at(outside_position).is_none_or(|other| other == number);
            let mut clues = clues.clone();
            clues.set(outside_position, Some(number));
            free.then_some(clues)
        };
        let alone = with(&OutsideClues::none(GRID)).unwrap_or_else(|| OutsideClues::none(GRID));
        self.merge(|rule: &V| with(&rule.place()).map(&of), of(alone));
    }

    pub(super) fn little_killer(&mut self, element: &Object) -> Result<(), ExpectedValue> {
        let place = cell(element.get("cell"), self.size)?;
        let step = match json::text(element.get("direction")).as_str() {
            "UR" => (-1, 1),
            "UL" => (-1, -1),
            "DR" => (1, 1),
            "DL" => (1, -1),
            _ => return Err(Message::new("expected-direction")),
        };
        let mut seen = OutsidePosition::diagonals(GRID, self.grid());
        let outside_position = seen.find(|outside_position| {
            outside_position.square(self.grid()) == place && outside_position.inward() == step
        });
        let outside_position = outside_position.ok_or_else(|| Message::new("expected-outer-cell"))?;
        match element_value(element.get("value")) {
            ElementValue::Missing | ElementValue::Number(0) => {
                self.losses.add(LostElement::Rules(Kind::LittleKiller), LossOutcome::Blank)
            }
            ElementValue::Text(words) if words.starts_with('-') => {
                self.losses.add(LostElement::Rules(Kind::LittleKiller), LossOutcome::Blank);
            }
            ElementValue::Text(_) => self.losses.add(LostElement::Rules(Kind::LittleKiller), LossOutcome::Unknown),
            ElementValue::Number(number) => {
                self.clue(outside_position, number, |clues| -> LittleKiller { NumberClues::new(clues) })
            }
        }
        Ok(())
    }
}

/// Returns the outside position of a cell next to the grid, at an end of a row or column.
fn straight(cell: Cell, size: u8) -> Option<OutsidePosition> {
    let last = i16::from(size);
    let inner = |at: i16| (0..last).contains(&at).then_some(at as usize);
    let at = |side, index| OutsidePosition { grid: GRID, side, index, slant: Slant::Straight };
    match (cell.row, cell.col) {
        (-1, col) => inner(col).map(|index| at(Side::Top, index)),
        (row, -1) => inner(row).map(|index| at(Side::Left, index)),
        (row, col) if row == last => inner(col).map(|index| at(Side::Bottom, index)),
        (row, col) if col == last => inner(row).map(|index| at(Side::Right, index)),
        _ => None,
    }
}
