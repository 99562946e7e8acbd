//! The native engine (placeholder: plain depth-first search).

use super::{Control, Count, Engine, Statistics, Stopped};
use crate::board::{CellId, Digit, DigitSet, Filling};
use crate::model::Model;

/// The native engine.
#[derive(Debug, Default)]
pub struct Native {
    statistics: Statistics,
}

impl Native {
    pub fn new() -> Native {
        Native::default()
    }

    fn search(
        &mut self,
        model: &Model,
        digits: &mut Vec<Option<Digit>>,
        known: &[Filling],
        limit: u64,
        control: &Control,
        each: &mut dyn FnMut(&Filling),
    ) -> Result<u64, Stopped> {
        control.check()?;
        let mut best: Option<(usize, DigitSet)> = None;
        for cell in 0..digits.len() {
            if digits[cell].is_some() {
                continue;
            }
            let mut possible = Vec::new();
            for digit in DigitSet::all(model.digits()).iter() {
                digits[cell] = Some(digit);
                let at = |id: CellId| digits[id.index()];
                if model
                    .constraints()
                    .iter()
                    .filter(|c| c.shape.cells().contains(&CellId(cell as u16)))
                    .all(|c| c.shape.conflict(at).is_empty())
                {
                    possible.push(digit);
                }
            }
            digits[cell] = None;
            let set: DigitSet = possible.into_iter().collect();
            if best.is_none_or(|(_, other)| set.len() < other.len()) {
                best = Some((cell, set));
            }
        }
        let Some((cell, set)) = best else {
            let filling = Filling::new(digits.iter().copied().flatten().collect());
            if known.contains(&filling) {
                return Ok(0);
            }
            each(&filling);
            return Ok(1);
        };
        let mut found = 0;
        for digit in set.iter() {
            digits[cell] = Some(digit);
            self.statistics.nodes += 1;
            found += self.search(model, digits, known, limit - found, control, each)?;
            digits[cell] = None;
            if found >= limit {
                break;
            }
        }
        Ok(found)
    }
}

impl Engine for Native {
    fn name(&self) -> &'static str {
        "native"
    }

    fn statistics(&self) -> Statistics {
        self.statistics
    }

    fn another(&mut self, model: &Model, known: &[Filling], control: &Control) -> Result<Option<Filling>, Stopped> {
        self.statistics = Statistics::default();
        let mut found = None;
        self.search(model, &mut vec![None; model.cells()], known, 1, control, &mut |f| found = Some(f.clone()))?;
        Ok(found)
    }

    fn solutions(
        &mut self,
        model: &Model,
        limit: u64,
        control: &Control,
        each: &mut dyn FnMut(&Filling),
    ) -> Result<Count, Stopped> {
        self.statistics = Statistics::default();
        let found = self.search(model, &mut vec![None; model.cells()], &[], limit, control, each)?;
        Ok(if found < limit { Count::Exactly(found) } else { Count::AtLeast(found) })
    }
}
