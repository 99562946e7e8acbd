//! The formats of models.

use std::path::Path;

use strum::{EnumCount, VariantArray};

/// A format of models.
#[derive(Clone, Copy, PartialEq, Eq, Debug, EnumCount, VariantArray)]
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
    pub const ALL: [ModelFormat; ModelFormat::COUNT] = *ModelFormat::VARIANTS.as_array().unwrap();

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
}
