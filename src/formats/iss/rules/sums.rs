//! Sums: in cages, along diagonals and of any cells. A cell that is named twice counts twice.

use std::collections::BTreeMap;

use super::{ConstraintError, ConstraintResult, GRID, IssRules};
use crate::board::{Cell, CellSet, Digit, DigitSet, OutsidePosition};
use crate::formats::iss::decomposed::pair_key;
use crate::formats::iss::relation::DigitRelation;
use crate::formats::iss::tokens::Token;
use crate::place::DigitList;
use crate::variant::{Allowed, CellSum, KillerCage, Kind, OwnCells, SumClue, Variant};

/// The largest factor of a cell in a sum.
const MAX_FACTOR: i32 = 100_000;

impl IssRules {
    /// Reads a sum of cells: a cage, a whole diagonal, or any set.
    pub(super) fn sum(&mut self, token: &Token) -> ConstraintResult {
        if token.name == "LittleKiller" {
            let sum = IssRules::number(token, 0)?;
            let outside_position = self.slanted(token).ok_or_else(|| token.fault("expected-outer-cell"))?;
            self.add_outside_clue(Kind::LittleKiller, outside_position, sum, true);
            return Ok(());
        }
        let first = token.arguments.first().map_or("", String::as_str);
        let (sum, factors) = first.split_once("_=_").unwrap_or((first, ""));
        let cells = self.cells(token, 1)?;
        let own: CellSet = cells.iter().copied().collect();
        if token.name == "Cage" {
            let sum = if first.trim().is_empty() { None } else { Some(IssRules::number(token, 0)?) };
            let sum = sum.filter(|&sum| sum > 0);
            if own.len() == cells.len() {
                self.rule(KillerCage { cells: own, sum: sum.map(SumClue::from) });
                return Ok(());
            }
            // A repeated cell counts twice in the sum, but must differ only from the other cells.
            if let Some(sum) = sum {
                self.weighted(sum.into(), cells.into_iter().map(|cell| (cell, 1)))?;
            }
            self.rule(KillerCage { cells: own, sum: None });
            return Ok(());
        }
        let sum: i32 = sum.parse().map_err(|_| token.fault("expected-number"))?;
        let factors = factors.split('_').filter(|factor| !factor.is_empty()).map(str::parse);
        let factors: Vec<i32> = factors.collect::<Result<_, _>>().map_err(|_| token.fault("expected-number"))?;
        if !factors.is_empty() && factors.len() != cells.len() {
            return Err(token.fault("expected-as-many-cells").into());
        }
        let plain = own.len() == cells.len() && factors.iter().all(|&factor| factor == 1);
        let Some(total) = u16::try_from(sum).ok().filter(|_| plain) else {
            let factors = factors.into_iter().chain(std::iter::repeat(1));
            return self.weighted(sum, cells.into_iter().zip(factors));
        };
        // A sum along a whole diagonal is a little killer.
        let mut diagonals = OutsidePosition::diagonals(GRID, self.grid());
        let is_same =
            |outside_position: &OutsidePosition| cells.len() > 1 && outside_position.line(self.grid()) == cells;
        match diagonals.find(is_same) {
            Some(outside_position) => self.add_outside_clue(Kind::LittleKiller, outside_position, total, false),
            None => self.rule(CellSum { cells: own, sum: Some(total.into()), compared: Default::default() }),
        }
        Ok(())
    }

    /// Adds a weighted sum: that of one cell as its candidates, that of two cells as a formula.
    fn weighted(&mut self, sum: i32, terms: impl Iterator<Item = (Cell, i32)>) -> ConstraintResult {
        let mut factors = BTreeMap::<Cell, i32>::new();
        for (cell, factor) in terms {
            let whole = factors.entry(cell).or_default();
            *whole = whole
                .checked_add(factor)
                .filter(|whole| whole.abs() <= MAX_FACTOR)
                .ok_or(ConstraintError::Unsupported)?;
        }
        factors.retain(|_, factor| *factor != 0);
        let numbering = self.board().numbering();
        let value = move |digit: Digit| i32::from(numbering.number(digit));
        match factors.into_iter().collect::<Vec<_>>()[..] {
            [(cell, factor)] => {
                let digits: Vec<Digit> =
                    DigitSet::all(self.size).iter().filter(|&digit| factor * value(digit) == sum).collect();
                // A rule without digits would have no meaning.
                let digits = Some(digits).filter(|digits| !digits.is_empty()).ok_or(ConstraintError::Unsupported)?;
                self.rule(Allowed { cells: [cell].into_iter().collect(), digits: DigitList(digits) });
            }
            [(one, first), (other, second)] => {
                let key = pair_key(self.size, |a, b| first * value(a) + second * value(b) == sum);
                let table =
                    DigitRelation::of_key(&key, self.size, numbering.lowest()).ok_or(ConstraintError::Unsupported)?;
                let formula = self.formula(&table).ok_or(ConstraintError::Unsupported)?;
                let cells: CellSet = [one, other].into_iter().collect();
                self.rule(OwnCells { formula: formula.into(), ..OwnCells::new(cells, 0) });
            }
            [..] => return Err(ConstraintError::Unsupported),
        }
        Ok(())
    }
}
