//! Makes a puzzle in code and writes its sheet as a picture:
//!
//! ```text
//! cargo run --example render_sheet -- sheet.png [DPI]
//! ```

use std::error::Error;

use gridwright::board::{Board, Cell, Digit, GridId};
use gridwright::puzzle::{PlacedRule, Puzzle};
use gridwright::sheet::{PageOptions, puzzle_png};
use gridwright::variant::{Diagonals, MagicBox};

const GIVENS: [&str; 9] = [
    "9...5..8.",
    ".........",
    "...2.....",
    "7......1.",
    "....9....",
    ".3......6",
    ".....4...",
    ".........",
    ".8..1...5",
];

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let path = arguments.next().ok_or("usage: render_sheet FILE.png [DPI]")?;
    let dpi = arguments.next().map_or(Ok(300), |dpi| dpi.parse())?;
    let givens = GIVENS.iter().enumerate().flat_map(|(row, line)| {
        let digits = line.chars().enumerate().filter_map(|(col, symbol)| Some((col, Digit::from_symbol(symbol)?)));
        digits.map(move |(col, digit)| (Cell::new(row as i16, col as i16), digit))
    });
    let rules = vec![
        PlacedRule::new(Diagonals { grid: GridId(0), falling: true, rising: true }),
        PlacedRule::new(MagicBox { grid: GridId(0), number: 5, diagonals: false }),
    ];
    let title = "A magic heart".to_owned();
    let puzzle = Puzzle::new(title, "Gridwright".to_owned(), Board::classic(), givens.collect(), rules)?;
    std::fs::write(path, puzzle_png(&puzzle, PageOptions::default(), dpi)?)?;
    Ok(())
}
