//! Puzzles: a board with givens, rules, and the texts printed with them.
//!
//! **Invariant.** Every puzzle is well formed: its givens lie on the board and have digits that the board uses, and its
//! rules fit the board. Rules read from a file may be impossible to obey, and then the puzzle has no solution
//! ([`Puzzle::impossible_rules`]). Everything that undo should restore is stored here, and it changes only by an
//! [`Edit`].

mod builder;
mod choices;
mod colours;
mod content;
mod difference;
mod drawing;
mod edit;
mod error;
mod fog;
mod fogged;
mod givens;
mod house_types;
mod model_cache;
mod placed;
mod printable_text;
mod progress;
mod publication;
mod quantifier;
mod remark;
mod rule_checks;
mod stars;
mod symbol_comparison;
mod symbols;
mod turned;

pub use builder::PuzzleBuilder;
pub use choices::Choice;
pub use colours::Colours;
pub use content::Puzzle;
pub use difference::Difference;
pub use drawing::{
    Angle, Drawing, DrawingError, DrawingLayer, DrawingPoint, DrawnFrame, DrawnShape, Length, LineEnds, MAX_COORDINATE,
    MAX_DRAWING_POINTS, MAX_DRAWINGS, MAX_IMAGE_BYTES, TextAlign,
};
pub use edit::{Edit, EditError};
pub use error::{PuzzleError, PuzzleTextField};
pub use fog::{Fog, FogError, FogLink, MAX_FOG_LINK_CELLS, MAX_FOG_LINKS, around};
pub use givens::Givens;
pub use house_types::HouseTypes;
pub use model_cache::ModelCache;
pub use placed::{MAX_RULES, PlacedRule};
pub use printable_text::{MAX_LETTERS_IN_A_LINE, MAX_LETTERS_IN_A_TEXT, TextTooLongError, printable};
pub use progress::{Notes, NotesInFile, Progress};
pub use publication::{
    MAX_NOT_UNDERSTOOD, MAX_TAGS, NotUnderstood, OwnRulesText, Publication, PublicationEdit, RulesSubject,
    RulesTextProblem, SolutionProblem, StoredSolution,
};
pub use quantifier::{ChoiceProblem, Quantifier};
pub use remark::Remark;
pub use stars::Stars;
pub use symbols::{Symbols, SymbolsError};
