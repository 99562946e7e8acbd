//! Outside clues.

use super::{GRID, Outcome, Rules, Trouble, numbers_beyond};
use crate::board::{CellSet, DigitSet, Lookout, Side, Slant};
use crate::formats::iss::tokens::{Token, cell_of};
use crate::formats::loss::{Element, Fate};
use crate::place::Outside;
use crate::variant::Kind;

impl Rules {
    /// Reads alternatives: the same digit in one of several cells is an outside clue, or one at a corner.
    pub(super) fn one_of(&mut self, token: &Token) -> Outcome {
        let places = token.within.iter().map(|inner| match (inner.name.as_str(), &inner.arguments[..]) {
            ("Given", [place]) => place.split_once('_'),
            _ => None,
        });
        let places: Vec<(&str, &str)> = places.collect::<Option<_>>().ok_or(Trouble::Unknown)?;
        let &[(_, digit), ..] = &places[..] else { return Err(Trouble::Unknown) };
        if places.iter().any(|(_, other)| *other != digit) || digit.contains('_') {
            return Err(Trouble::Unknown);
        }
        let digits = self.digits(token, std::iter::once(digit))?;
        let cells: CellSet = self.cells_of(token, places.iter().map(|(name, _)| *name))?.into_iter().collect();
        let near = |lookout: &Lookout| lookout.near(self.grid()).into_iter().collect::<CellSet>() == cells;
        match Lookout::around(GRID, self.grid()).find(near) {
            Some(lookout) => {
                let known = self.digits_beyond.at(lookout);
                self.digits_beyond.set(lookout, known.union(DigitSet::just(digits[0])));
                Ok(())
            }
            None => self.quadruple(digits, &cells),
        }
    }

    /// Returns the outside position of the diagonal that begins at a cell of the edge: from the left edge downwards,
    /// from the top to the left, from the right upwards, and from the bottom to the right. A corner belongs to the
    /// first of these that applies.
    pub(super) fn slanted(&self, token: &Token) -> Option<Lookout> {
        let cell = cell_of(token.arguments.get(1)?)?;
        let last = i16::from(self.size) - 1;
        let (side, slant, index) = match (cell.row, cell.col) {
            (row, 0) if row < last => (Side::Left, Slant::Forth, row),
            (0, col) => (Side::Top, Slant::Back, col),
            (row, col) if col == last && row < last => (Side::Right, Slant::Back, row),
            (row, col) if row == last && col < last => (Side::Bottom, Slant::Forth, col),
            _ => return None,
        };
        let wanted = Lookout { grid: GRID, side, index: usize::try_from(index).ok()?, slant };
        // Diagonals through a corner belong to the top and bottom sides.
        let cells = wanted.line(self.grid());
        let mut all = Lookout::diagonals(GRID, self.grid());
        all.find(|lookout| lookout.line(self.grid()) == cells).filter(|_| cells.len() > 1)
    }

    /// Reads numbers at the ends of a line: one for each direction, or a leading one for both.
    pub(super) fn beyond(&mut self, token: &Token) -> Outcome {
        let kind = match token.name.as_str() {
            "Sandwich" => Kind::Sandwich,
            "XSum" => Kind::XSum,
            "Skyscraper" => Kind::Skyscraper,
            "HiddenSkyscraper" => Kind::HiddenSkyscraper,
            "FullRank" => Kind::FullRank,
            _ => Kind::NumberedRooms,
        };
        let single = kind == Kind::Sandwich;
        let line = token.arguments.get(usize::from(single)).map_or("", String::as_str);
        let side = |starts: [Side; 2]| match line.as_bytes().first() {
            Some(b'C' | b'c') => Some(starts[0]),
            Some(b'R' | b'r') => Some(starts[1]),
            _ => None,
        };
        let index = line.get(1..).and_then(|number| number.parse::<usize>().ok()).and_then(|at| at.checked_sub(1));
        let index = index.filter(|&index| index < usize::from(self.size));
        let ends = [[Side::Top, Side::Left], [Side::Bottom, Side::Right]].map(side);
        let ([Some(start), Some(end)], Some(index)) = (ends, index) else {
            return Err(token.fault("expected-outer-cell").into());
        };
        let numbers = if single { vec![(start, 0)] } else { vec![(start, 1), (end, 2)] };
        for (side, at) in numbers {
            if single || token.arguments.get(at).is_some_and(|text| !text.is_empty()) {
                self.number_beyond(kind, Lookout::straight(GRID, side, index), Rules::number(token, at)?, true);
            }
        }
        Ok(())
    }

    /// Adds an outside clue. With `replaces`, it replaces another number at the position; otherwise both are kept.
    pub(super) fn number_beyond(&mut self, kind: Kind, lookout: Lookout, number: u16, replaces: bool) {
        let mut alone = Outside::none(GRID);
        alone.set(lookout, Some(number));
        if let Err(misfit) = numbers_beyond(kind, alone.clone()).stands_on(self.board()) {
            return self.losses().add(Element::Rules(kind), Fate::Misfit(misfit));
        }
        let has_room = |clues: &Outside<Option<u16>>| replaces || clues.at(lookout).is_none_or(|known| known == number);
        match self.numbers.iter_mut().find(|(other, clues)| *other == kind && has_room(clues)) {
            Some((_, clues)) => clues.set(lookout, Some(number)),
            None => self.numbers.push((kind, alone)),
        }
    }

    /// Reads what lies between the lowest and the highest digit; for a whole row or column, this is a sandwich.
    pub(super) fn lunchbox(&mut self, token: &Token) -> Outcome {
        let (sum, cells) = (Rules::number(token, 0)?, self.cells(token, 1)?);
        let mut lines = Lookout::around(GRID, self.grid());
        let lookout = lines.find(|lookout| lookout.line(self.grid()) == cells).ok_or(Trouble::Unknown)?;
        self.number_beyond(Kind::Sandwich, lookout, sum, false);
        Ok(())
    }
}
