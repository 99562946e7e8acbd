//! Custom rules that are not a kind of the program, as constraints added to the model of a puzzle.
//!
//! The puzzle is the "Miracle Sudoku" (Mitchell Lee, 2020), which needs only two givens under three rules: cells a
//! knight's move or a king's move apart hold different digits, and orthogonally adjacent cells do not hold consecutive
//! digits.
//!
//! ```text
//! cargo run --example own_rule
//! ```

use std::error::Error;

use gridwright::board::Board;
use gridwright::model::{Model, PairTable, Shape};
use gridwright::puzzle::Puzzle;
use gridwright::solve::native::Native;
use gridwright::solve::{Control, Engine, Verdict};

/// Half of the knight's moves; the others give the same pairs of cells in reverse.
const KNIGHT: [(i16, i16); 4] = [(1, 2), (1, -2), (2, 1), (2, -1)];

/// Half of the king's diagonal moves; the houses cover the others.
const KING: [(i16, i16); 2] = [(1, 1), (1, -1)];

fn main() -> Result<(), Box<dyn Error>> {
    let puzzle = miracle()?;
    for (rules, model) in [("without the rules", puzzle.model()), ("with the rules", with_rules(&puzzle))] {
        match Native::new().verdict(&model, &Control::new())? {
            Verdict::Unique(solution) => {
                println!("{rules}: exactly one solution, {}", puzzle.board().numbering().filling_text(&solution));
            }
            Verdict::Several(_) => println!("{rules}: several solutions"),
            Verdict::NoSolution => println!("{rules}: no solution"),
        }
    }
    Ok(())
}

/// Returns the board with its two givens.
pub fn miracle() -> Result<Puzzle, Box<dyn Error>> {
    let givens = "......... ......... ......... ......... ..1...... ......2.. ......... ......... .........";
    Ok(Puzzle::builder(Board::classic()).title("Miracle").author("Mitchell Lee").givens_text(givens).build()?)
}

/// Returns the puzzle's model with the constraints of the three rules.
pub fn with_rules(puzzle: &Puzzle) -> Model {
    let (board, mut model) = (puzzle.board(), puzzle.model());
    let apart = PairTable::new(board.size(), |one, other| one.value().abs_diff(other.value()) > 1);
    for &cell in board.cells() {
        // Engines identify cells by number; cells off the board have none.
        let pair = |(rows, cols): (i16, i16)| Some((board.id(cell)?, board.id(cell.offset(rows, cols))?));
        for (one, other) in KNIGHT.into_iter().chain(KING).filter_map(pair) {
            model.add(Shape::AllDifferent(vec![one, other]));
        }
        for (one, other) in [(0, 1), (1, 0)].into_iter().filter_map(pair) {
            model.add(Shape::Pair(one, other, apart.clone()));
        }
    }
    model
}
