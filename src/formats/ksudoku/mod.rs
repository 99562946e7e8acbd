//! KSudoku's XML: grids of any layout as a graph, groups of cells in which no digit repeats, and cages. Cells are
//! numbered by columns: column times the height, plus row.

mod read;
mod write;

use super::codec::{Codec, CodecError, FoundPuzzle, write_one};
use super::{Format, PuzzleToWrite, Warning, WriteError};

/// The format of KSudoku's games.
pub(super) struct KSudoku;

impl Codec for KSudoku {
    fn format(&self) -> Format {
        Format::KSudoku
    }

    fn sniff(&self, text: &str) -> bool {
        let head: String = text.chars().take(2000).collect();
        text.starts_with('<') && (head.contains("<ksudoku") || head.contains("<graph"))
    }

    fn read(&self, text: &str) -> Result<Vec<FoundPuzzle>, CodecError> {
        let file = read::KSudokuFile::read(text)?;
        let (puzzle, losses) = file.puzzle()?;
        Ok(FoundPuzzle::only(puzzle, losses))
    }

    fn write(&self, puzzles: &[PuzzleToWrite]) -> Result<(String, Vec<Warning>), WriteError> {
        write_one(puzzles, "ksudoku", write::write)
    }
}
