//! Messages about open files that another program has changed, or that another studio has open, too.

mod change_handling;

/// An open document.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::studio) enum DocumentId {
    /// The puzzle with this id.
    Puzzle(u64),
    Booklet,
}
