//! Outside clues.

use serde_json::Value;

use super::cells::{Wrong, cell};
use super::key::OutsideKey;
use super::rules::{GRID, Rules};
use super::told::{Told, told};
use crate::board::{Cell, Lookout, Side, Slant};
use crate::formats::json::{self, Object};
use crate::formats::loss::{Element, Fate};
use crate::place::Outside;
use crate::variant::{Kind, LittleKiller, NumberClues, Sandwich, Skyscraper, Variant, XSum};
use crate::words::Message;

impl Rules {
    /// Adds an outside clue.
    pub(super) fn outside(&mut self, sort: OutsideKey, cell: Cell, value: Option<&Value>) -> Result<(), Wrong> {
        let lookout = straight(cell, self.size).ok_or_else(|| Message::new("expected-outer-cell"))?;
        let kind = match sort {
            OutsideKey::Sandwich => Kind::Sandwich,
            OutsideKey::XSum => Kind::XSum,
            OutsideKey::Skyscraper => Kind::Skyscraper,
        };
        match told(value) {
            Told::Nothing => self.losses.add(Element::Rules(kind), Fate::Blank),
            Told::Words(_) => self.losses.add(Element::Rules(kind), Fate::Unknown),
            Told::Number(number) => match sort {
                OutsideKey::Sandwich => self.clue(lookout, number, |clues| -> Sandwich { NumberClues::new(clues) }),
                OutsideKey::XSum => self.clue(lookout, number, |clues| -> XSum { NumberClues::new(clues) }),
                OutsideKey::Skyscraper => self.clue(lookout, number, |clues| -> Skyscraper { NumberClues::new(clues) }),
            },
        }
        Ok(())
    }

    /// Sets a number at an outside position, in the rule with the other clues if the position is free.
    pub(super) fn clue<V: Variant<Place = Outside<Option<u16>>>>(
        &mut self,
        lookout: Lookout,
        number: u16,
        of: impl Fn(Outside<Option<u16>>) -> V,
    ) {
        let with = |clues: &Outside<Option<u16>>| {
            let free = clues.at(lookout).is_none_or(|other| other == number);
            let mut clues = clues.clone();
            clues.set(lookout, Some(number));
            free.then_some(clues)
        };
        let alone = with(&Outside::none(GRID)).unwrap_or_else(|| Outside::none(GRID));
        self.merge(|rule: &V| with(&rule.place()).map(&of), of(alone));
    }

    pub(super) fn little_killer(&mut self, element: &Object) -> Result<(), Wrong> {
        let place = cell(element.get("cell"), self.size)?;
        let step = match json::text(element.get("direction")).as_str() {
            "UR" => (-1, 1),
            "UL" => (-1, -1),
            "DR" => (1, 1),
            "DL" => (1, -1),
            _ => return Err(Message::new("expected-direction")),
        };
        let mut seen = Lookout::diagonals(GRID, self.grid());
        let lookout = seen.find(|lookout| lookout.place(self.grid()) == place && lookout.inward() == step);
        let lookout = lookout.ok_or_else(|| Message::new("expected-outer-cell"))?;
        match told(element.get("value")) {
            Told::Nothing | Told::Number(0) => self.losses.add(Element::Rules(Kind::LittleKiller), Fate::Blank),
            Told::Words(words) if words.starts_with('-') => {
                self.losses.add(Element::Rules(Kind::LittleKiller), Fate::Blank);
            }
            Told::Words(_) => self.losses.add(Element::Rules(Kind::LittleKiller), Fate::Unknown),
            Told::Number(number) => self.clue(lookout, number, |clues| -> LittleKiller { NumberClues::new(clues) }),
        }
        Ok(())
    }
}

/// Returns the outside position opposite a row or column.
fn straight(cell: Cell, size: u8) -> Option<Lookout> {
    let last = i16::from(size);
    let inner = |at: i16| (0..last).contains(&at).then_some(at as usize);
    let at = |side, index| Lookout { grid: GRID, side, index, slant: Slant::Straight };
    match (cell.row, cell.col) {
        (-1, col) => inner(col).map(|index| at(Side::Top, index)),
        (row, -1) => inner(row).map(|index| at(Side::Left, index)),
        (row, col) if row == last => inner(col).map(|index| at(Side::Bottom, index)),
        (row, col) if col == last => inner(row).map(|index| at(Side::Right, index)),
        _ => None,
    }
}
