//! Tables of digit pairs along lines or between all cells of a set, and cells with equal digits.

use super::{ConstraintError, ConstraintResult, IssRules};
use crate::board::{Cell, CellSet};
use crate::formats::iss::relation::{CommonFormulas, DigitRelation};
use crate::formats::iss::tokens::Token;
use crate::formats::link::decoded;
use crate::formats::loss::LostElement;
use crate::formats::texts::truncated;
use crate::place::{Groups, Path, Place};
use crate::variant::formula::Formula;
use crate::variant::{Alternating, Clones, OwnCells, OwnLine, Region, Rule, Thermometer, Variant, Whispers};

impl IssRules {
    /// Reads lists of cells, each with an optional name, whose neighbours or pairs obey a table.
    pub(super) fn pairs(&mut self, token: &Token) -> ConstraintResult {
        // The older constraints use the last two letters of the alphabet the other way round.
        let is_old = token.name.starts_with("Binary");
        let swapped = |letter: char| match letter {
            '-' if is_old => '_',
            '_' if is_old => '-',
            letter => letter,
        };
        let key: String = token.arguments.first().map_or("", String::as_str).chars().map(swapped).collect();
        let table = DigitRelation::of_key(&key, self.size, self.board().numbering().lowest());
        let table = table.ok_or_else(|| token.fault("expected-constraint"))?;
        let mut name = "";
        let mut start = 1;
        // A list of cells ends with the arguments, at an empty one, or at the name of the next list.
        for end in 1..=token.arguments.len() {
            let here = token.arguments.get(end).map(String::as_str);
            if !here.is_none_or(|text| text.is_empty() || text.starts_with('_')) {
                continue;
            }
            if start < end {
                let cells = self.cells_of(token, token.arguments[start..end].iter().map(String::as_str))?;
                self.related(&table, name, cells, token.name.ends_with('X'))?;
            }
            start = end + 1;
            name = here.and_then(|text| text.strip_prefix('_')).unwrap_or(name);
        }
        Ok(())
    }

    fn related(&mut self, table: &DigitRelation, name: &str, cells: Vec<Cell>, all: bool) -> ConstraintResult {
        let name = truncated(decoded(name), LostElement::Texts, self.losses());
        if all {
            let table = table.and(&table.transposed());
            if name.is_empty() && table.equals(|a, b| a != b) {
                self.rule(Region { cells: cells.into_iter().collect() });
                return Ok(());
            }
            let formula = self.formula(&table).ok_or(ConstraintError::Unsupported)?;
            self.rule(OwnCells { formula: formula.into(), name, ..OwnCells::new(cells.into_iter().collect(), 0) });
            return Ok(());
        }
        let path = Path(cells);
        if name.is_empty()
            && let Some(rule) = self.customary(table, &path)
        {
            self.rule(rule);
            return Ok(());
        }
        if path.check_fit(self.board()).is_ok() && path.0.len() > 2 {
            let formula = self.formula(table).ok_or(ConstraintError::Unsupported)?;
            self.rule(OwnLine { formula: formula.into(), name, ..OwnLine::new(path, 0) });
            return Ok(());
        }
        for pair in path.0.windows(2) {
            // The first cell of a formula is the first in reading order.
            let table = if pair[0] < pair[1] { table.clone() } else { table.transposed() };
            let cells: CellSet = pair.iter().copied().collect();
            let formula = self.formula(&table).ok_or(ConstraintError::Unsupported)?;
            self.rule(OwnCells { formula: formula.into(), name: name.clone(), ..OwnCells::new(cells, 0) });
        }
        Ok(())
    }

    /// Returns a line of a standard kind that means the same as the table for all neighbours along a path, if there is
    /// one.
    fn customary(&self, table: &DigitRelation, path: &Path) -> Option<Rule> {
        let slow = |path: Path| Thermometer { path, branches: vec![], slow: true };
        let rule: Rule = match () {
            () if table.equals(|a, b| a <= b) => slow(path.clone()).into(),
            () if table.equals(|a, b| a >= b) => slow(path.reversed()).into(),
            () if table.equals(|a, b| a % 2 != b % 2) => Alternating::new(path.clone()).into(),
            () => {
                let least = (3..i32::from(self.size)).find(|&least| table.equals(|a, b| (a - b).abs() >= least))?;
                self.numbered(Whispers::new(path.clone()), u16::try_from(least).ok()?).into()
            }
        };
        rule.check_fit(self.board()).is_ok().then_some(rule)
    }

    pub(super) fn formula(&mut self, table: &DigitRelation) -> Option<Formula> {
        let lowest = self.board().numbering().lowest();
        let size = self.size;
        self.formulas.get_or_insert_with(|| CommonFormulas::new(size, lowest)).of(table)
    }

    /// Reads cells that hold the same digit. Successive constraints whose cells have the same offsets form clones of
    /// one shape.
    pub(super) fn equal_cells(&mut self, token: &Token) -> ConstraintResult {
        let count = usize::from(IssRules::number(token, 0)?);
        let cells = self.cells(token, 1)?;
        if count < 2 || cells.len() != count {
            return Err(ConstraintError::Unsupported);
        }
        let from = |cells: &[Cell]| -> Vec<(i16, i16)> {
            cells.iter().map(|cell| (cell.row - cells[0].row, cell.col - cells[0].col)).collect()
        };
        match &mut self.clones {
            Some(all) if from(&all[0]) == from(&cells) => all.push(cells),
            _ => {
                self.end_clones();
                self.clones = Some(vec![cells]);
            }
        }
        Ok(())
    }

    pub(super) fn end_clones(&mut self) {
        let Some(all) = self.clones.take() else { return };
        let group = |at: usize| all.iter().map(|cells| cells[at]).collect::<CellSet>();
        let groups: Vec<CellSet> = (0..all[0].len()).map(group).collect();
        if groups.iter().all(|group| group.len() == all.len()) {
            return self.rule(Clones { groups: Groups(groups) });
        }
        for cells in all {
            self.rule(Clones { groups: Groups(cells.into_iter().map(|cell| [cell].into_iter().collect()).collect()) });
        }
    }
}
