//! Web pages that play: one self-contained file for a puzzle, a collection or a booklet, which any browser opens
//! without a network.
//!
//! A page contains the player (`assets/player`, plain JavaScript), its words in one language, and the puzzles: each
//! board as the drawing of the sheet, its rules text, and what the setter chooses to include for checks and hints. It
//! loads nothing and sends nothing, which its content security policy enforces.
//!
//! **Invariants.** No text of a setter is markup: texts are in a block of JSON, which the player shows as text, and
//! drawings consist of numbers and names of shared parts. The solution is never in clear text, unless the setter
//! includes hints. The same puzzles and settings give the same bytes.

#![warn(missing_docs)]

mod content;
mod hints;
mod page;
mod puzzle;
mod secrets;
mod settings;
mod shrink;
mod texts;

pub use content::{WebPuzzle, WebStep};
pub use hints::add_steps;
pub use page::web_page;
pub use settings::{SolutionCheck, WebSettings};

/// The extension of the file of a page, without the dot.
pub const WEB_EXTENSION: &str = "html";
