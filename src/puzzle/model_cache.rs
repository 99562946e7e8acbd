//! Reuse of models for successive puzzles, which in collections mostly differ in their givens only.

use super::content::Puzzle;
use super::placed::PlacedRule;
use crate::board::Board;
use crate::model::Model;

/// A cache of the last model, reused for the next puzzle if its board and rules are the same.
#[derive(Debug, Default)]
pub struct ModelCache {
    last: Option<CachedModel>,
}

#[derive(Debug)]
struct CachedModel {
    board: Board,
    rules: Vec<PlacedRule>,
    /// The model. Its base has everything except the givens.
    model: Model,
}

impl ModelCache {
    /// Returns the same model as [`Puzzle::model`].
    pub fn of(&mut self, puzzle: &Puzzle) -> &Model {
        self.last.take_if(|last| last.board != puzzle.board || last.rules != puzzle.rules);
        let last = self.last.get_or_insert_with(|| {
            let mut model = puzzle.model_without_givens();
            model.set_base();
            CachedModel { board: puzzle.board.clone(), rules: puzzle.rules.clone(), model }
        });
        last.model.truncate_to_base();
        puzzle.add_givens(&mut last.model);
        &last.model
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Digit, GridId};
    use crate::variant::Diagonals;

    #[test]
    fn a_model_that_is_taken_over_is_the_puzzles_own() {
        let classic = |rules: Vec<PlacedRule>, givens: &[(&str, u8)]| {
            let given = |&(cell, digit): &(&str, u8)| (cell.parse().unwrap(), Digit::new(digit).unwrap());
            let givens = givens.iter().map(given);
            Puzzle::builder(Board::classic()).givens(givens).rules(rules).build().unwrap()
        };
        let both = || vec![PlacedRule::new(Diagonals { grid: GridId(0), falling: true, rising: true })];
        let off = || vec![PlacedRule { on: false, ..both().remove(0) }];
        let small = Puzzle::empty(Board::single(2, 2).unwrap());
        let mut models = ModelCache::default();
        // Each entry is true if the base of the model is reused from the previous puzzle.
        let mut same = Vec::new();
        let mut last = None;
        for puzzle in [
            classic(vec![], &[("r1c1", 4), ("r2c5", 9)]),
            classic(vec![], &[("r9c9", 1)]),
            classic(both(), &[("r9c9", 1)]),
            classic(both(), &[]),
            classic(off(), &[("r1c1", 3), ("r1c2", 4), ("r1c3", 5)]),
            small,
            classic(vec![], &[("r1c1", 4)]),
        ] {
            assert_eq!(models.of(&puzzle).constraints(), puzzle.model().constraints());
            assert_eq!(models.of(&puzzle).cells(), puzzle.board().cells().len());
            let (base, added) = models.of(&puzzle).base().unwrap();
            assert_eq!(added.len(), puzzle.givens().len());
            same.push(last.as_ref() == Some(base));
            last = Some(base.clone());
        }
        assert_eq!(same, [false, true, false, true, false, false, false]);
    }
}
