//! KSudoku's XML: grids of any layout as a graph, groups of cells in which no digit repeats, and cages. Cells are
//! numbered by columns: column times the height, plus row.

mod read;
mod write;

use super::codec::{About, Codec, Fault, Found, Written, write_one};
use super::{Format, Outgoing, Warning, WriteError};

/// The format of KSudoku's games.
pub(super) struct KSudoku;

impl Codec for KSudoku {
    fn format(&self) -> Format {
        Format::KSudoku
    }

    fn about(&self) -> &'static About {
        &About {
            word: "ksudoku",
            extensions: &["ksudoku"],
            read: true,
            written: Written::One,
            holds: "grids of every layout with square boxes, regions or neither; givens, extra regions, cages with \
                sums or products; the title",
            lacks: "other rules, the author, digits from 0, symbols",
        }
    }

    fn sniff(&self, text: &str) -> bool {
        let head: String = text.chars().take(2000).collect();
        text.starts_with('<') && (head.contains("<ksudoku") || head.contains("<graph"))
    }

    fn read(&self, text: &str) -> Result<Vec<Found>, Fault> {
        let file = read::File::read(text)?;
        let (puzzle, losses) = file.puzzle()?;
        Ok(Found::only(puzzle, losses))
    }

    fn write(&self, puzzles: &[Outgoing]) -> Result<(String, Vec<Warning>), WriteError> {
        write_one(puzzles, "ksudoku", write::write)
    }
}
