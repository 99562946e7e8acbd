//! Exports a puzzle as a model for other programs: integer programming, SAT and constraint solvers, and computer
//! algebra systems, or as a LaTeX document. Each format is one file here. The first comment of the output says how to
//! run it.

mod cnf;
mod diagram;
mod error;
mod format;
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

use crate::puzzle::Puzzle;
use ideals::AlgebraSystem;

pub use error::ModelError;
pub use format::ModelFormat;

impl ModelFormat {
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
