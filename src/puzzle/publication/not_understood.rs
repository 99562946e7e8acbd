//! What a reader did not understand of another program's file. A rule may be missing, so that a verdict holds only for
//! the rules that were understood, until the setter settles it.

use serde::{Deserialize, Serialize};

use crate::puzzle::content::Puzzle;
use crate::puzzle::error::{PuzzleError, PuzzleTextField};

/// Greatest number of entries that were not understood.
pub const MAX_NOT_UNDERSTOOD: usize = 1000;

/// Elements of a file that were not understood. In files: `(name: "fogofwar", count: 2, text: "[\"R1C1\"]")`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "not_understood")]
pub struct NotUnderstood {
    /// The name of the elements in the other program, or a description.
    pub name: String,
    /// The number of elements.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub count: u32,
    /// The text of the elements in the file, which may be shortened, or empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub text: String,
}

fn one() -> u32 {
    1
}

fn is_one(count: &u32) -> bool {
    *count == 1
}

impl NotUnderstood {
    pub(super) fn checked(self) -> Result<NotUnderstood, PuzzleError> {
        let (name, text) = (PuzzleTextField::NotUnderstoodName, PuzzleTextField::NotUnderstood);
        Ok(NotUnderstood { name: name.checked(self.name)?, text: text.checked(self.text)?, ..self })
    }
}

impl Puzzle {
    /// Returns the number of elements of the puzzle's file that were not understood. If there are any, a verdict holds
    /// only for the rules that were.
    pub fn not_understood_count(&self) -> usize {
        self.publication().not_understood.iter().map(|it| it.count as usize).fold(0, usize::saturating_add)
    }
}
