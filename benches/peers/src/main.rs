//! Benchmarks of the native engine against other solvers, on the puzzles in `benches/puzzles`. `README.md` explains
//! what is measured, why it is fair, and how to repeat it.
//!
//! ```text
//! gridwright-peers [--python FILE] [--serate CLASSES] [--hodoku CLASSES] [--iss FOLDER] [SET…]
//!                                           measures; --python names a Python with ortools,
//!                                           --serate the jar or classes of SukakuExplainer,
//!                                           --hodoku those of HoDoKu, --iss the Interactive Sudoku Solver
//! gridwright-peers make [SET…]              regenerates the puzzle files
//! ```

mod clock;
mod cp_sat;
mod make;
mod ours;
mod published;
mod rows;
mod sets;
mod shuffle;
mod sudoku_crate;
mod table;
mod too_few;

use std::path::PathBuf;
use std::process::ExitCode;

/// Any error is reported to the user and ends the run.
type Outcome<T> = Result<T, Box<dyn std::error::Error>>;

/// The command line options.
struct Options {
    make: bool,
    python: Option<PathBuf>,
    serate: Option<PathBuf>,
    hodoku: Option<PathBuf>,
    iss: Option<PathBuf>,
    /// Parts of the names of the rows or files to run; empty for all.
    only: Vec<String>,
}

impl Options {
    fn read(words: impl Iterator<Item = String>) -> Outcome<Options> {
        let mut wishes = Options { make: false, python: None, serate: None, hodoku: None, iss: None, only: Vec::new() };
        let mut words = words.peekable();
        wishes.make = words.next_if(|word| word == "make").is_some();
        while let Some(word) = words.next() {
            match word.as_str() {
                "--python" => wishes.python = Some(words.next().ok_or("--python needs a file")?.into()),
                "--serate" => wishes.serate = Some(words.next().ok_or("--serate needs a jar or a folder")?.into()),
                "--hodoku" => wishes.hodoku = Some(words.next().ok_or("--hodoku needs a jar or a folder")?.into()),
                "--iss" => wishes.iss = Some(words.next().ok_or("--iss needs a folder")?.into()),
                _ if word.starts_with('-') => return Err(format!("there is no {word}; see README.md").into()),
                _ => wishes.only.push(word),
            }
        }
        Ok(wishes)
    }

    fn wants(&self, name: &str) -> bool {
        self.only.is_empty() || self.only.iter().any(|part| name.contains(part.as_str()))
    }
}

fn run() -> Outcome<()> {
    let wishes = Options::read(std::env::args().skip(1))?;
    match wishes.make {
        true => make::run(&wishes),
        false => rows::run(&wishes),
    }
}

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
