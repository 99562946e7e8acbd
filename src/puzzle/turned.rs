//! Puzzles whose cells are permuted: on the same board, or together with a board that is turned.

use super::content::Puzzle;
use super::drawing::{transformed_drawings, turned_drawings};
use super::edit::{EditError, relocate_puzzle, relocate_rule};
use super::error::PuzzleError;
use super::fogged::{transformed_fog, turned_fog};
use super::givens::Givens;
use super::placed::PlacedRule;
use super::publication::Publication;
use crate::board::{Cell, Grid, GridId, HouseLayout, Relocation, Transformation, Turn};

/// Number of free columns between a board and its image. Two columns keep the cells of both from being neighbours, so
/// that rules about neighbours do not apply across the gap.
const APART: i16 = 2;

impl Puzzle {
    /// Returns the puzzle with permuted cells and renamed digits. A rule without an equivalent is removed if `can_go`
    /// allows it. Remarks of solvers are removed, because their cells and digits refer to the original puzzle. Drawings
    /// and fog stay only if the whole board is turned.
    ///
    /// # Errors
    /// Returns an error if a rule that must not be removed has no equivalent.
    pub fn transformed(
        &self,
        step: &Transformation,
        can_go: &dyn Fn(&PlacedRule) -> bool,
    ) -> Result<Puzzle, PuzzleError> {
        let board = &self.board;
        let given = |(&cell, &digit)| Some((step.cell(board, cell)?, step.digit(digit)));
        let givens: Givens = self.givens.iter().filter_map(given).collect();
        let mut rules = Vec::new();
        for (index, placed) in self.rules.iter().enumerate() {
            match placed.transformed(board, step) {
                Some(placed) => rules.push(placed),
                None if can_go(placed) => {}
                None => {
                    return Err(PuzzleError::RuleCannotTurn { number: index + 1, kind: placed.rule.kind() });
                }
            }
        }
        let progress = self.progress.transformed(board, step);
        let solution = self.stored_solution().and_then(|solution| solution.transformed(board, step));
        let publication = Publication { solution, ..self.publication().clone() };
        let puzzle = self.with_clues(givens, rules)?.with_progress(progress)?.with_publication(publication)?;
        let puzzle = puzzle.with_remarks(Vec::new())?.with_fog(transformed_fog(self.fog(), board, step))?;
        puzzle.with_drawings(transformed_drawings(&self.drawings, board, step))
    }

    /// Turns the whole puzzle with its board, in place.
    ///
    /// # Errors
    /// Returns an error if a rule has no equivalent on the turned board, or if the board is too large to be placed next
    /// to its image.
    pub(super) fn turned(&self, turn: Turn) -> Result<Puzzle, EditError> {
        let board = &self.board;
        let remarks = self.remarks.iter().map(|remark| remark.turned(board, turn)).collect();
        let turned = match HouseLayout::of(board).transformation(|cell| board.turned_cell(turn, cell)) {
            Some(step) => self.transformed(&step, &|_| false)?,
            None => self.turned_beside(turn)?,
        };
        let drawings = turned_drawings(&self.drawings, board, turn).into();
        let fog = turned_fog(self.fog(), board, turn);
        Ok(Puzzle { drawings, fog, ..turned.with_remarks(remarks)? })
    }

    /// Turns a puzzle whose board changes. Board and image are placed side by side on one larger board, for which
    /// exchanging the two is a transformation.
    fn turned_beside(&self, turn: Turn) -> Result<Puzzle, EditError> {
        let board = &self.board;
        let turned = board.turned(turn)?;
        let across = board.extent().1 - board.top_left().col + APART;
        let beside = turned.grids().iter().map(|grid| grid.at(grid.origin().offset(0, across)));
        let beside: Vec<Grid> = beside.collect::<Result<_, _>>()?;
        let old = board.grid_ids().map(Some).zip(board.grids().iter().cloned());
        let both = Relocation::new(board, old.chain(beside.into_iter().map(|grid| (None, grid))).collect())?;
        // Exchanges the board with its image beside it, which is a symmetry of both together.
        let image = |cell: Cell| match board.contains(cell) {
            true => board.turned_cell(turn, cell).offset(0, across),
            false => turned.turned_cell(turn.inverse(), cell.offset(0, -across)),
        };
        let step = HouseLayout::of(both.board()).transformation(image);
        let step = step.expect("a board and its image are exchanged");
        let moved = self.relocated_whole(&both)?.transformed(&step, &|_| false)?;
        let count = board.grids().len();
        // Only the grids of the image stay, and take the place of the old ones.
        let image_of = |(number, grid): (usize, &Grid)| (Some(GridId((count + number) as u8)), grid.clone());
        let home = turned.grids().iter().enumerate().map(image_of).collect();
        let moved = moved.relocated_whole(&Relocation::new(moved.board(), home)?)?;
        Ok(Puzzle { symbols: self.symbols.clone(), ..moved })
    }

    /// Returns the puzzle on the new layout, or an error if a rule does not fit it.
    fn relocated_whole(&self, step: &Relocation) -> Result<Puzzle, PuzzleError> {
        match self.rules.iter().position(|placed| relocate_rule(placed, step).is_none()) {
            Some(index) => Err(PuzzleError::RuleCannotTurn { number: index + 1, kind: self.rules[index].rule.kind() }),
            None => Ok(relocate_puzzle(self, step)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Board, CellSet, Digit, TraditionalLayout, random_regions};
    use crate::puzzle::{Edit, Remark};
    use crate::variant::{Kind, Rule};

    fn board(index: usize) -> Board {
        match index {
            0 => Board::single(2, 3).unwrap(),
            1 => Board::new(vec![Grid::jigsaw(Cell::new(1, 4), random_regions(6, 11)).unwrap()]).unwrap(),
            2 => TraditionalLayout::Twin.board(2, 2).unwrap(),
            _ => Board::single(2, 2).unwrap(),
        }
    }

    #[test]
    fn all_that_stands_on_a_board_is_turned_with_it() {
        let cell = |text: &str| text.parse::<Cell>().unwrap();
        for index in 0..4 {
            let board = board(index);
            let origin = board.top_left();
            let mut puzzle = Edit::SetGiven { cells: CellSet::from_iter([origin]), digit: Digit::new(2).unwrap() }
                .apply(&Puzzle::empty(board.clone()))
                .unwrap();
            let note =
                Remark { cells: CellSet::from_iter([origin.offset(0, 1)]), text: "here".to_owned(), after_secs: None };
            puzzle = Edit::AddRemark(note).apply(&puzzle).unwrap();
            let right = Edit::Turn(Turn::Right).apply(&puzzle).unwrap();
            let (rows, cols) = (board.extent().0 - origin.row, right.board().extent().1 - origin.col);
            assert_eq!(rows, cols);
            let corner = origin.offset(0, cols - 1);
            assert_eq!(right.givens().keys().copied().collect::<Vec<_>>(), [corner]);
            assert_eq!(right.remarks()[0].cells.iter().collect::<Vec<_>>(), [corner.offset(1, 0)]);
            let around = (0..3).try_fold(right, |puzzle, _| Edit::Turn(Turn::Right).apply(&puzzle)).unwrap();
            assert_eq!(around, puzzle, "four quarter turns");
        }
        let classic = Edit::SetGiven { cells: CellSet::from_iter([cell("r1c2")]), digit: Digit::new(5).unwrap() }
            .apply(&Puzzle::empty(Board::classic()))
            .unwrap();
        let mirrored = Edit::Turn(Turn::LeftRight).apply(&classic).unwrap();
        assert_eq!(mirrored.givens().keys().copied().collect::<Vec<_>>(), [cell("r1c8")]);
    }

    #[test]
    fn what_cannot_be_turned_is_named() {
        let refused = Kind::ALL.iter().flat_map(|kind| kind.examples()).find_map(|(board, rule): (Board, Rule)| {
            let puzzle = Edit::AddRule(PlacedRule::new(rule)).apply(&Puzzle::empty(board)).ok()?;
            puzzle.turned(Turn::Right).err()
        });
        if let Some(error) = refused {
            assert!(error.to_string().starts_with("rule 1 ("), "{error}");
        }
        let wide = TraditionalLayout::Chain { grids: 4 }.board(4, 4).unwrap();
        let large = wide.cells().len() * 2 > crate::board::MAX_CELLS;
        assert_eq!(Puzzle::empty(wide).turned(Turn::Right).is_err(), large);
    }
}
