//! A puzzle as a model for other programs: solvers of integer programs, of clauses and of constraints, and systems of
//! computer algebra, or LaTeX to be read. Each is one file here; the first comment of what is written says how to run
//! it.

mod cnf;
mod diagram;
mod formula;
mod ideals;
pub mod latex;
mod lines;
pub mod lp;
mod minizinc;
mod mps;
mod names;
pub mod points;
mod tex;
mod xcsp;

use std::path::Path;

use crate::algebra::IdealError;
use crate::model::Program;
use crate::puzzle::Puzzle;
use ideals::Dialect;

/// The most terms of an integer program, and the most clauses, that are written.
const MOST_TERMS: usize = 5_000_000;
const MOST_CLAUSES: usize = 6_000_000;

/// Why a model is not written.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ModelError {
    /// The ideal has polynomials that are too large.
    #[error(transparent)]
    Ideal(#[from] IdealError),
    /// An integer program of too many terms.
    #[error("the integer program would have more than {MOST_TERMS} terms")]
    Terms,
    /// Too many clauses.
    #[error("there would be more than {MOST_CLAUSES} clauses")]
    Clauses,
}

/// The integer program of a puzzle.
fn program(puzzle: &Puzzle) -> Result<Program, ModelError> {
    Program::within(&puzzle.model(), MOST_TERMS).ok_or(ModelError::Terms)
}

/// A language in which models are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ModelFormat {
    /// The integer program as a CPLEX LP file.
    Lp,
    /// The integer program as a free MPS file.
    Mps,
    /// Clauses, in the format of DIMACS.
    Cnf,
    /// Constraints, for MiniZinc.
    MiniZinc,
    /// Constraints, as XCSP3.
    Xcsp,
    /// The ideal, for Sage.
    Sage,
    /// The ideal, for Singular.
    Singular,
    /// The ideal, for Macaulay2.
    Macaulay2,
    /// The ideal and its reduced basis, to be read: a document of LaTeX.
    Tex,
}

impl ModelFormat {
    /// All of them.
    pub const ALL: [ModelFormat; 9] = [
        ModelFormat::Lp,
        ModelFormat::Mps,
        ModelFormat::Cnf,
        ModelFormat::MiniZinc,
        ModelFormat::Xcsp,
        ModelFormat::Sage,
        ModelFormat::Singular,
        ModelFormat::Macaulay2,
        ModelFormat::Tex,
    ];

    /// How names of files end, without the dot; also the word on the command line.
    pub const fn ending(self) -> &'static str {
        match self {
            ModelFormat::Lp => "lp",
            ModelFormat::Mps => "mps",
            ModelFormat::Cnf => "cnf",
            ModelFormat::MiniZinc => "mzn",
            ModelFormat::Xcsp => "xcsp",
            ModelFormat::Sage => "sage",
            ModelFormat::Singular => "sing",
            ModelFormat::Macaulay2 => "m2",
            ModelFormat::Tex => "tex",
        }
    }

    /// What a file holds, in words.
    pub const fn words(self) -> &'static str {
        match self {
            ModelFormat::Lp => "an integer program",
            ModelFormat::Mps => "an integer program as MPS",
            ModelFormat::Cnf => "clauses of DIMACS",
            ModelFormat::MiniZinc => "a model for MiniZinc",
            ModelFormat::Xcsp => "a model as XCSP3",
            ModelFormat::Sage => "an ideal for Sage",
            ModelFormat::Singular => "an ideal for Singular",
            ModelFormat::Macaulay2 => "an ideal for Macaulay2",
            ModelFormat::Tex => "an ideal as LaTeX",
        }
    }

    /// The format that the name of a file promises.
    pub fn of_path(path: &Path) -> Option<ModelFormat> {
        let ending = path.extension()?.to_str()?;
        ModelFormat::ALL.into_iter().find(|format| ending.eq_ignore_ascii_case(format.ending()))
    }

    /// The format of a text that this program wrote, or of any LP file.
    pub(super) fn of_text(text: &str) -> Option<ModelFormat> {
        let begins = text.lines().take(3).collect::<Vec<_>>().join("\n");
        let named = |format: &ModelFormat| begins.contains(&names::signature(*format));
        ModelFormat::ALL.into_iter().find(named).or_else(|| lp::begins(text).then_some(ModelFormat::Lp))
    }

    /// The whole puzzle as one file.
    ///
    /// # Errors
    /// When a rule has no polynomials of reasonable size, or a program or its clauses would fill the memory.
    pub fn write(self, puzzle: &Puzzle) -> Result<String, ModelError> {
        Ok(match self {
            ModelFormat::Lp => lp::write(puzzle)?,
            ModelFormat::Mps => mps::write(puzzle)?,
            ModelFormat::Cnf => cnf::write(puzzle)?,
            ModelFormat::MiniZinc => minizinc::write(puzzle),
            ModelFormat::Xcsp => xcsp::write(puzzle),
            ModelFormat::Sage => ideals::write(puzzle, Dialect::Sage)?,
            ModelFormat::Singular => ideals::write(puzzle, Dialect::Singular)?,
            ModelFormat::Macaulay2 => ideals::write(puzzle, Dialect::Macaulay2)?,
            ModelFormat::Tex => tex::write(puzzle)?,
        })
    }
}
