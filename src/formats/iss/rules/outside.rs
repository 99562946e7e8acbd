//! Outside clues.

use super::{ConstraintError, ConstraintResult, GRID, IssRules, outside_clue_rule};
use crate::board::{CellSet, DigitSet, OutsidePosition, Side, Slant};
use crate::formats::iss::tokens::{Token, cell_of};
use crate::formats::loss::{LossOutcome, LostElement};
use crate::place::OutsideClues;
use crate::variant::Kind;

impl IssRules {
    /// Reads alternatives: the same digit in one of several cells is an outside clue, or a clue at a corner.
    pub(super) fn one_of(&mut self, token: &Token) -> ConstraintResult {
        let places = token.nested.iter().map(|inner| match (inner.name.as_str(), &inner.arguments[..]) {
            ("Given", [place]) => place.split_once('_'),
            _ => None,
        });
        let places: Vec<(&str, &str)> = places.collect::<Option<_>>().ok_or(ConstraintError::Unsupported)?;
        let &[(_, digit), ..] = &places[..] else { return Err(ConstraintError::Unsupported) };
        if places.iter().any(|(_, other)| *other != digit) || digit.contains('_') {
            return Err(ConstraintError::Unsupported);
        }
        let digits = self.digits(token, std::iter::once(digit))?;
        let cells: CellSet = self.cells_of(token, places.iter().map(|(name, _)| *name))?.into_iter().collect();
        let near = |outside_position: &OutsidePosition| {
            outside_position.near_cells(self.grid()).into_iter().collect::<CellSet>() == cells
        };
        match OutsidePosition::orthogonals(GRID, self.grid()).find(near) {
            Some(outside_position) => {
                let known = self.outside_digits.at(outside_position);
                self.outside_digits.set(outside_position, known.union(DigitSet::just(digits[0])));
                Ok(())
            }
            None => self.quadruple(digits, &cells),
        }
    }

    /// Returns the outside position of the diagonal that begins at a cell of the edge: from the left edge downwards,
    /// from the top to the left, from the right upwards, and from the bottom to the right. A corner belongs to the
    /// first of these that applies.
    pub(super) fn slanted(&self, token: &Token) -> Option<OutsidePosition> {
        let cell = cell_of(token.arguments.get(1)?)?;
        let last = i16::from(self.size) - 1;
        let (side, slant, index) = match (cell.row, cell.col) {
            (row, 0) if row < last => (Side::Left, Slant::Forth, row),
            (0, col) => (Side::Top, Slant::Back, col),
            (row, col) if col == last && row < last => (Side::Right, Slant::Back, row),
            (row, col) if row == last && col < last => (Side::Bottom, Slant::Forth, col),
            _ => return None,
        };
        let wanted = OutsidePosition { grid: GRID, side, index: usize::try_from(index).ok()?, slant };
        // Diagonals through a corner belong to the top and bottom sides.
        let cells = wanted.line(self.grid());
        let mut all = OutsidePosition::diagonals(GRID, self.grid());
        all.find(|outside_position| outside_position.line(self.grid()) == cells).filter(|_| cells.len() > 1)
    }

    /// Reads numbers at the ends of a line: one for each direction, or a leading one for both.
    pub(super) fn outside_clues(&mut self, token: &Token) -> ConstraintResult {
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
                self.add_outside_clue(
                    kind,
                    OutsidePosition::straight(GRID, side, index),
                    IssRules::number(token, at)?,
                    true,
                );
            }
        }
        Ok(())
    }

    /// Adds an outside clue. With `replaces`, it replaces another number at the position; otherwise both are kept.
    pub(super) fn add_outside_clue(
        &mut self,
        kind: Kind,
        outside_position: OutsidePosition,
        number: u16,
        replaces: bool,
    ) {
        let mut alone = OutsideClues::none(GRID);
        alone.set(outside_position, Some(number));
        if let Err(placement_error) = outside_clue_rule(kind, alone.clone()).check_meaningful(self.board()) {
            return self.losses().add(LostElement::Rules(kind), LossOutcome::Unplaceable(placement_error));
        }
        let has_room = |clues: &OutsideClues<Option<u16>>| {
            replaces || clues.at(outside_position).is_none_or(|known| known == number)
        };
        match self.numbers.iter_mut().find(|(other, clues)| *other == kind && has_room(clues)) {
            Some((_, clues)) => clues.set(outside_position, Some(number)),
            None => self.numbers.push((kind, alone)),
        }
    }

    /// Reads a sum of the digits between the lowest and the highest digit; for a whole row or column, it is a sandwich.
    pub(super) fn lunchbox(&mut self, token: &Token) -> ConstraintResult {
        let (sum, cells) = (IssRules::number(token, 0)?, self.cells(token, 1)?);
        let mut lines = OutsidePosition::orthogonals(GRID, self.grid());
        let outside_position = lines
            .find(|outside_position| outside_position.line(self.grid()) == cells)
            .ok_or(ConstraintError::Unsupported)?;
        self.add_outside_clue(Kind::Sandwich, outside_position, sum, false);
        Ok(())
    }
}
