//! Exports a puzzle as a model for other programs: integer programming, SAT and constraint solvers, and computer
//! algebra systems, or as a LaTeX document. Each format is one file here. The first comment of the output says how to
//! run it.

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
use ideals::AlgebraSystem;

/// The maximum number of terms of an integer program.
const MAX_TERMS: usize = 5_000_000;
/// The maximum number of clauses.
const MAX_CLAUSES: usize = 6_000_000;

/// An error on writing a model.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ModelError {
    /// The ideal has polynomials that are too large.
    #[error(transparent)]
    Ideal(#[from] IdealError),
    /// The integer program has too many terms.
    #[error("the integer program would have more than {MAX_TERMS} terms")]
    Terms,
    /// There are too many clauses.
    #[error("there would be more than {MAX_CLAUSES} clauses")]
    Clauses,
}

/// Returns the integer program of a puzzle.
fn program(puzzle: &Puzzle) -> Result<Program, ModelError> {
    Program::with_limit(&puzzle.model(), MAX_TERMS).ok_or(ModelError::Terms)
}

/// A format of models.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ModelFormat {
    /// The integer program as a CPLEX LP file.
    Lp,
    /// The integer program as a free MPS file.
    Mps,
    /// Clauses in DIMACS format.
    Cnf,
    /// A constraint model for MiniZinc.
    MiniZinc,
    /// A constraint model in XCSP3.
    Xcsp,
    /// The ideal, for Sage.
    Sage,
    /// The ideal, for Singular.
    Singular,
    /// The ideal, for Macaulay2.
    Macaulay2,
    /// The ideal and its reduced basis, as a LaTeX document.
    Tex,
}

impl ModelFormat {
    /// All formats.
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

    /// Returns the file extension without the dot, which is also the name on the command line.
    pub const fn extension(self) -> &'static str {
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

    /// Describes the content of a file.
    pub const fn description(self) -> &'static str {
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

    /// Returns the format for the extension of a path.
    pub fn of_path(path: &Path) -> Option<ModelFormat> {
        let ending = path.extension()?.to_str()?;
        ModelFormat::ALL.into_iter().find(|format| ending.eq_ignore_ascii_case(format.extension()))
    }

    /// Returns the format of a text written by this program, or of any LP file.
    pub(super) fn of_text(text: &str) -> Option<ModelFormat> {
        let begins = text.lines().take(3).collect::<Vec<_>>().join("\n");
        let named = |format: &ModelFormat| begins.contains(&names::signature(*format));
        ModelFormat::ALL.into_iter().find(named).or_else(|| lp::begins(text).then_some(ModelFormat::Lp))
    }

    /// Writes the whole puzzle as one file.
    ///
    /// # Errors
    /// Returns an error if a rule has no polynomials of reasonable size, or a program or its clauses would be too
    /// large.
    pub fn write(self, puzzle: &Puzzle) -> Result<String, ModelError> {
        Ok(match self {
            ModelFormat::Lp => lp::write(puzzle)?,
            ModelFormat::Mps => mps::write(puzzle)?,
            ModelFormat::Cnf => cnf::write(puzzle)?,
            ModelFormat::MiniZinc => minizinc::write(puzzle),
            ModelFormat::Xcsp => xcsp::write(puzzle),
            ModelFormat::Sage => ideals::write(puzzle, AlgebraSystem::Sage)?,
            ModelFormat::Singular => ideals::write(puzzle, AlgebraSystem::Singular)?,
            ModelFormat::Macaulay2 => ideals::write(puzzle, AlgebraSystem::Macaulay2)?,
            ModelFormat::Tex => tex::write(puzzle)?,
        })
    }
}
