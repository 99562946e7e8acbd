//! Puzzles with fog: what can be seen of them, and boards that are turned or laid out anew.

use std::sync::Arc;

use super::content::Puzzle;
use super::drawing::whole_turn;
use super::error::PuzzleError;
use super::fog::Fog;
use super::givens::Givens;
use super::placed::PlacedRule;
use crate::board::{Board, Cell, CellSet, Relocation, Transformation, Turn};
use crate::place::RulePart;
use crate::variant::KindGroup;
use crate::words::Message;

impl Puzzle {
    /// Returns the fog, or None if everything can be seen.
    pub fn fog(&self) -> Option<&Fog> {
        self.fog.as_deref()
    }

    /// Returns the same puzzle with this fog, or without any.
    ///
    /// # Errors
    /// Returns an error if the fog does not fit the board.
    pub fn with_fog(self, fog: Option<Fog>) -> Result<Puzzle, PuzzleError> {
        let fog = checked_fog(fog, &self.board)?;
        Ok(Puzzle { fog, ..self })
    }

    /// Returns the sentence about the fog, for solvers who have it before them. An author who writes the rules text
    /// says it in their own words.
    pub fn fog_text(&self) -> Option<Message> {
        let fog = self.fog().filter(|_| self.publication().rules_text.is_none())?;
        Some(Message::new(if fog.links.is_empty() { "fog-text" } else { "fog-text.links" }))
    }

    /// Returns the cells under fog once a solver has entered the right digits of the cells for which `is_right` is
    /// true. Without fog there are none.
    pub fn fogged_cells(&self, is_right: impl Fn(Cell) -> bool) -> CellSet {
        let Some(fog) = self.fog() else { return CellSet::default() };
        let clear = fog.clear_cells(&self.board, |cell| self.givens.contains_key(&cell), is_right);
        self.board.cells().iter().copied().filter(|&cell| !clear.contains(cell)).collect()
    }
}

impl Puzzle {
    /// Returns the part of the puzzle that can be seen while these cells lie in fog: the givens elsewhere, and the
    /// rules that hold for a whole grid, stand outside it, or have no part in the fog. What depends on a hidden rule is
    /// hidden as well, so that the solutions of the whole puzzle are among those of the part.
    pub fn seen_past(&self, fogged: &CellSet) -> Puzzle {
        if fogged.is_empty() {
            return self.clone();
        }
        let givens: Givens = self
            .givens
            .iter()
            .filter(|(cell, _)| !fogged.contains(**cell))
            .map(|(&cell, &digit)| (cell, digit))
            .collect();
        let shown: Vec<Option<PlacedRule>> = self.rules.iter().map(|placed| self.seen_rule(placed, fogged)).collect();
        let hidden: Vec<&PlacedRule> = self
            .rules
            .iter()
            .zip(&shown)
            .filter(|(placed, seen)| seen.as_ref() != Some(*placed))
            .map(|one| one.0)
            .collect();
        let is_known = |placed: &PlacedRule| {
            let of_group = |other: &&PlacedRule| placed.choice().is_some() && placed.choice() == other.choice();
            !hidden.iter().any(|other| of_group(other) || placed.rule.depends_on(&other.rule))
        };
        let rules: Vec<PlacedRule> = shown.into_iter().flatten().filter(is_known).collect();
        let bare = || Puzzle { givens: givens.clone(), rules: Vec::new(), ..self.clone() };
        self.with_clues(givens.clone(), rules).unwrap_or_else(|_| bare())
    }

    /// Returns the visible part of a rule, if there is one.
    fn seen_rule(&self, placed: &PlacedRule, fogged: &CellSet) -> Option<PlacedRule> {
        let rule = &placed.rule;
        let is_clear = |cells: &CellSet| !cells.iter().any(|cell| fogged.contains(cell));
        let is_printed_outside = matches!(rule.kind().info().group, KindGroup::Grid | KindGroup::Outside);
        // Other rules may read the values that this one gives, wherever it holds.
        if is_printed_outside || rule.change().is_some() || rule.layer(&self.board).is_some() {
            return Some(placed.clone());
        }
        let parts = rule.parts();
        if parts.is_empty() || placed.choice().is_some() {
            return is_clear(&rule.cells(&self.board)).then(|| placed.clone());
        }
        let wanted = |at: usize| match parts.get(at) {
            Some(RulePart::Mark { cell }) => !fogged.contains(*cell),
            Some(RulePart::OutsideClue { .. }) | None => true,
        };
        let rule = rule.with_parts(&wanted)?;
        Some(PlacedRule { rule, ..placed.clone() })
    }
}

/// Returns fog in the form that a puzzle stores.
///
/// # Errors
/// Returns an error if the fog does not fit the board.
pub(super) fn checked_fog(fog: Option<Fog>, board: &Board) -> Result<Option<Arc<Fog>>, PuzzleError> {
    let Some(fog) = fog else { return Ok(None) };
    fog.check_fit(board).map_err(|problem| PuzzleError::Fog { problem })?;
    Ok(Some(Arc::new(fog)))
}

/// Returns the fog turned with the whole board.
pub(super) fn turned_fog(fog: Option<&Fog>, board: &Board, turn: Turn) -> Option<Arc<Fog>> {
    fog.map(|fog| Arc::new(fog.mapped(|cell| Some(board.turned_cell(turn, cell)))))
}

/// Returns the fog after the cells of the board are permuted. It follows if the whole board is turned; otherwise the
/// cells around a digit are others, so it is removed.
pub(super) fn transformed_fog(fog: Option<&Fog>, board: &Board, step: &Transformation) -> Option<Fog> {
    let fog = fog?;
    let stays = board.cells().iter().all(|&cell| step.cell(board, cell) == Some(cell));
    let follows = stays || whole_turn(board, step).is_some();
    follows.then(|| fog.mapped(|cell| step.cell(board, cell)))
}

/// Returns the fog after the grids have moved. Cells that are removed go with their part of it.
pub(super) fn relocated_fog(fog: Option<&Fog>, step: &Relocation) -> Option<Arc<Fog>> {
    fog.map(|fog| Arc::new(fog.mapped(|cell| step.cell(cell).filter(|&cell| step.board().contains(cell)))))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Digit, GridId, Numbering, Random, TraditionalLayout};
    use crate::puzzle::fog::{FogLink, MAX_FOG_LINKS};
    use crate::puzzle::{Difference, Edit};

    fn cells(text: &str) -> CellSet {
        text.parse().unwrap()
    }

    fn random_cells(board: &Board, most: usize, random: &mut Random) -> CellSet {
        (0..1 + random.below(most)).filter_map(|_| random.pick(board.cells())).collect()
    }

    fn random_fog(board: &Board, random: &mut Random) -> Fog {
        let link = |random: &mut Random| FogLink {
            when: random_cells(board, 4, random),
            clears: random_cells(board, 6, random),
        };
        let lights = random_cells(board, 9, random);
        Fog { lights, links: (0..random.below(5)).map(|_| link(random)).collect() }
    }

    #[test]
    fn a_right_digit_clears_the_cells_around_it() {
        let board = Board::single(2, 3).unwrap();
        let fog = Fog { lights: cells("r1c1-2"), links: vec![] };
        let clear = |right: &str, given: &str| {
            let (given, right) = (cells(given), cells(right));
            fog.clear_cells(&board, |cell| given.contains(cell), |cell| right.contains(cell)).to_string()
        };
        assert_eq!(clear("", ""), "r1c1-2");
        assert_eq!(clear("r1c1", ""), "r1-2c1-2");
        assert_eq!(clear("r4c4", ""), "r1c1-2 r3-5c3-5");
        assert_eq!(clear("r6c6", ""), "r1c1-2 r5-6c5-6");
        // A given clears nothing, and its own cell once a solver enters it, as in SudokuPad.
        assert_eq!(clear("", "r4c4"), "r1c1-2");
        assert_eq!(clear("r4c4", "r4c4"), "r1c1-2 r4c4");
    }

    #[test]
    fn links_wait_for_all_their_cells() {
        let board = Board::single(2, 3).unwrap();
        let link = |when: &str, clears: &str| FogLink { when: cells(when), clears: cells(clears) };
        let fog = Fog { lights: cells("r1c1"), links: vec![link("r1c1 r2c2", "r6c1-6"), link("r1c1", "r3c3")] };
        let clear = |right: &str, given: &str| {
            let (right, given) = (cells(right), cells(given));
            fog.clear_cells(&board, |cell| given.contains(cell), |cell| right.contains(cell)).to_string()
        };
        assert_eq!(clear("", ""), "r1c1");
        assert_eq!(clear("r1c1", ""), "r1c1 r3c3");
        assert_eq!(clear("r2c2", ""), "r1c1");
        assert_eq!(clear("r1c1 r2c2", ""), "r1c1 r3c3 r6c1-6");
        assert_eq!(clear("r1c1", "r2c2"), "r1c1 r3c3 r6c1-6");
    }

    /// The definition of clear cells, cell by cell.
    fn is_clear(fog: &Fog, cell: Cell, right: &CellSet) -> bool {
        let near = |one: i16, other: i16| (one - other).abs() <= 1;
        let beside = right.iter().any(|other| near(other.row, cell.row) && near(other.col, cell.col));
        let linked = fog.links.iter().any(|link| {
            link.clears.contains(cell)
                && link.when.iter().filter(|&cell| right.contains(cell)).count() == link.when.len()
        });
        fog.lights.contains(cell) || if fog.links.is_empty() { beside } else { linked }
    }

    #[test]
    fn clear_cells_are_those_of_the_definition_and_turn_with_the_board() {
        let mut random = Random::new(11);
        for round in 0..120 {
            let board = match round % 3 {
                0 => Board::single(2, 3).unwrap(),
                1 => TraditionalLayout::Twin.board(2, 2).unwrap(),
                _ => Board::single(3, 3).unwrap().with_numbering(Numbering::FromZero),
            };
            let fog = random_fog(&board, &mut random);
            let right = random_cells(&board, 12, &mut random);
            let clear = |fog: &Fog, board: &Board, right: &CellSet| {
                fog.clear_cells(board, |_| false, |cell| right.contains(cell))
            };
            let found = clear(&fog, &board, &right);
            let expected: CellSet =
                board.cells().iter().copied().filter(|&cell| is_clear(&fog, cell, &right)).collect();
            assert_eq!(found, expected, "{fog:?} {right}");
            let puzzle = Puzzle::empty(board.clone()).with_fog(Some(fog)).unwrap();
            for turn in Turn::ALL {
                let turned = Edit::Turn(turn).apply(&puzzle).unwrap();
                let image = |cells: &CellSet| cells.iter().map(|cell| board.turned_cell(turn, cell)).collect();
                let there = clear(turned.fog().unwrap(), turned.board(), &image(&right));
                assert_eq!(there, image(&found), "{turn:?}");
                let back = Edit::Turn(turn.inverse()).apply(&turned).unwrap();
                assert_eq!(back.fog(), puzzle.fog());
            }
        }
    }

    #[test]
    fn fog_goes_with_its_grid_and_is_no_clue() {
        let bare = Puzzle::empty(TraditionalLayout::Twin.board(3, 3).unwrap());
        let link = FogLink { when: cells("r1c1 r10c11"), clears: cells("r11c11") };
        let gone = FogLink { when: cells("r1c1"), clears: cells("r11c11") };
        let fog = Fog { lights: cells("r1c1 r10c10"), links: vec![link, gone] };
        let puzzle = Edit::SetFog(Some(fog)).apply(&bare).unwrap();
        assert_eq!(puzzle.model().constraints().len(), bare.model().constraints().len());
        assert_eq!(puzzle.rules_text(), bare.rules_text());
        assert_eq!(Difference::between(&bare, &puzzle), Difference { fog: true, ..Difference::default() });
        let second = puzzle.board().grids()[1].clone();
        let what = Message::verbatim("Lay");
        let moved = Edit::ChangeLayout { grids: vec![(Some(GridId(1)), second)], what }.apply(&puzzle).unwrap();
        let link = FogLink { when: cells("r10c11"), clears: cells("r11c11") };
        assert_eq!(moved.fog(), Some(&Fog { lights: cells("r10c10"), links: vec![link] }));
        assert_eq!(Edit::SetFog(None).apply(&puzzle).unwrap(), bare);
        // Renamed digits change nothing under the fog, but exchanged rows do.
        let digits = (1..=9).rev().map(|digit| Digit::new(digit).unwrap()).collect();
        let renamed = Transformation::relabelling(puzzle.board(), digits).unwrap();
        assert_eq!(puzzle.transformed(&renamed, &|_| false).unwrap().fog(), puzzle.fog());
        let single = Puzzle::empty(Board::classic()).with_fog(Some(Fog::default())).unwrap();
        let rows = |cell: Cell| if cell.row < 2 { Cell::new(1 - cell.row, cell.col) } else { cell };
        let step = crate::board::HouseLayout::of(single.board()).transformation(rows).unwrap();
        assert_eq!(single.transformed(&step, &|_| false).unwrap().fog(), None);
    }

    #[test]
    fn fog_that_does_not_fit_is_refused() {
        let puzzle = Puzzle::empty(Board::single(2, 2).unwrap());
        let refused = |fog: Fog| Edit::SetFog(Some(fog)).apply(&puzzle).unwrap_err().to_string();
        let link = |when: &str, clears: &str| FogLink { when: cells(when), clears: cells(clears) };
        let lit = |lights: &str, links: Vec<FogLink>| refused(Fog { lights: cells(lights), links });
        assert_eq!(lit("r1c5", vec![]), "fog: r1c5 is not on the board");
        assert_eq!(lit("", vec![link("r1c1", "r1c1"), link("r1c1", "r9c1")]), "fog: r9c1 is not on the board");
        let empty = "fog: link 2 needs cells on both sides: those it waits for and those it clears";
        assert_eq!(lit("", vec![link("r1c1", "r1c1"), link("", "r1c1")]), empty);
        assert_eq!(lit("", vec![link("r1c1", "r1c1"), link("r1c1", "")]), empty);
        let many = vec![link("r1c1", "r1c1"); MAX_FOG_LINKS + 1];
        assert_eq!(lit("", many), "fog: 2001 links; the limit is 2000");
        let large = vec![link("r1-4c1-4", "r1-4c1-4 r2-3c2-3"); MAX_FOG_LINKS];
        assert!(Edit::SetFog(Some(Fog { links: large, ..Fog::default() })).apply(&puzzle).is_ok());
        let board = Board::classic();
        let huge = Fog { links: vec![link("r1-9c1-9", "r1-9c1-9"); 700], ..Fog::default() };
        let error = Puzzle::empty(board).with_fog(Some(huge)).unwrap_err().to_string();
        assert_eq!(error, "fog: 113400 cells in all links together; the limit is 100000");
    }
}
