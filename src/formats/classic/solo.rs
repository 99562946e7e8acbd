//! Game IDs of Solo, from Simon Tatham's Portable Puzzle Collection: `3x3:` and the givens, with runs of empty cells as
//! letters. `x` adds the diagonals, `9j` irregular regions, `k` cages; regions and cages are given by the borders
//! between them. Saved games are read too; a seed is not a puzzle before the program itself has made one of it.

use super::solo_read::{parse_settings, read};
use super::solo_save::{self, SavedGame, is_saved, is_seed};
use super::solo_write::write;
use crate::formats::codec::{Codec, CodecError, FoundPuzzle, write_each};
use crate::formats::json::entry_error;
use crate::formats::loss::{LossOutcome, LostElement};
use crate::formats::{Format, PuzzleToWrite, ReadErrorKind, Warning, WriteError};

/// The format of Solo's game IDs.
pub(in crate::formats) struct Solo;

impl Codec for Solo {
    fn format(&self) -> Format {
        Format::Solo
    }

    fn sniff(&self, text: &str) -> bool {
        is_saved(text) || !text.trim().contains('\n') && self.sniff_line(text)
    }

    fn sniff_line(&self, line: &str) -> bool {
        parse_settings(line.trim()).is_some() || is_seed(line)
    }

    fn read(&self, text: &str) -> Result<Vec<FoundPuzzle>, CodecError> {
        let text = text.trim();
        if is_seed(text) {
            return Err(ReadErrorKind::Seed.into());
        }
        if !is_saved(text) {
            return read(text);
        }
        match solo_save::read(text).ok_or_else(|| entry_error("PARAMS", "expected-game-id"))? {
            SavedGame::Seed => Err(ReadErrorKind::Seed.into()),
            SavedGame::Other(name) => Err(entry_error(name, "expected-solo").into()),
            SavedGame::Id { id, moves } => {
                let mut found = read(&id)?;
                for found in &mut found {
                    found.losses.add_many(LostElement::Named("MOVE".to_owned()), LossOutcome::NoPlace, moves);
                }
                Ok(found)
            }
        }
    }

    fn write(&self, puzzles: &[PuzzleToWrite]) -> Result<(String, Vec<Warning>), WriteError> {
        write_each(puzzles, |out, losses| Ok(write(out, losses)? + "\n"))
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::{read_str, write};
    use super::*;
    use crate::board::{Cell, Grid};
    use crate::puzzle::Givens;
    use crate::puzzle::{PlacedRule, Puzzle};
    use crate::variant::{Diagonals, KillerCage, Rule};

    #[test]
    fn runs_are_counted() {
        let loaded = read_str("f", "2x2:1b2_3za\n", None);
        assert!(loaded.is_err());
        let puzzle = &read_str("f", "2x2:1b2_3_4c1f", None).unwrap()[0].puzzle;
        let givens: Vec<String> = puzzle.givens().iter().map(|(cell, digit)| format!("{cell}={digit:?}")).collect();
        assert_eq!(givens, ["r1c1=1", "r1c4=2", "r2c1=3", "r2c2=4", "r3c2=1"]);
        // Two columns of boxes, each three wide and two high.
        let puzzle = &read_str("f", "2x3:zj", None).unwrap()[0].puzzle;
        assert_eq!(puzzle.board().grids()[0].box_shape(), Some((2, 3)));
        assert!(read_str("f", "3x3dub#123456", None).is_err());
    }

    #[test]
    fn jigsaws_diagonals_and_cages_come_back() {
        let regions = vec![0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 2, 1, 3, 3, 3, 3];
        let grid = Grid::jigsaw(Cell::new(0, 0), regions).unwrap();
        let board = crate::board::Board::new(vec![grid]).unwrap();
        let cage = |cells: &str, sum| PlacedRule::new(KillerCage { cells: cells.parse().unwrap(), sum });
        let both = Diagonals { grid: Default::default(), falling: true, rising: true };
        let rules = vec![PlacedRule::new(both), cage("r1c1-2 r2c2", Some(7.into())), cage("r3c3-4", None)];
        let givens = Givens::from_iter([(Cell::new(0, 0), crate::board::Digit::from_index(2))]);
        let puzzle = Puzzle::builder(board).givens(givens).rules(rules).build().unwrap();
        let (text, lost) = write(&[&puzzle], Format::Solo).unwrap();
        assert!(text.starts_with("4jxk:3o,") && lost.is_empty(), "{text} {lost:?}");
        let read = read_str("f", &text, None).unwrap().remove(0).puzzle;
        assert_eq!((read.board(), read.givens()), (puzzle.board(), puzzle.givens()));
        let sums = |puzzle: &Puzzle| -> Vec<Rule> {
            let cages = puzzle.rules().iter().map(|placed| placed.rule.clone());
            cages.filter(|rule| matches!(rule, Rule::KillerCage(cage) if cage.cells.len() > 1)).collect()
        };
        assert_eq!(sums(&read), sums(&puzzle));
    }
}
