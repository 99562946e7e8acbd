//! Messages about open files that another program has changed, or that another studio has open, too.

mod change_handling;

use crate::studio::files::requests::FilePurpose;

/// An open document.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::studio) enum DocumentId {
    /// The puzzle with this id.
    Puzzle(u64),
    Booklet,
}

impl DocumentId {
    /// Returns the file purpose for saving the document, which the setter may do instead of reloading the file.
    pub fn purpose(self) -> FilePurpose {
        match self {
            DocumentId::Puzzle(of) => FilePurpose::Save { of, then: None },
            DocumentId::Booklet => FilePurpose::SaveBooklet { then: None },
        }
    }
}
