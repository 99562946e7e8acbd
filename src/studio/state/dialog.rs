//! Windows that come before everything else until they are answered: which one is open, and what is in it so far.

use std::path::PathBuf;
use std::sync::Arc;

use super::booklet::BatchWish;
use super::browser::Browser;
use super::clipboard::Pasted;
use super::compare::Compared;
use super::files::{AfterBook, Ending, Purpose};
use super::new_board::NewBoard;
use super::newer::Opened;
use super::proofs::Proof;
use crate::board::DigitSet;
use crate::puzzle::Puzzle;

/// A file that another program has written while it was open.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::studio) struct Changed {
    pub of: Opened,
    pub path: PathBuf,
    /// Where what is open and what the file holds differ, once that was asked for.
    pub compared: Option<Arc<Compared>>,
}

impl Changed {
    /// With what they differ in.
    pub fn compared(of: Opened, path: PathBuf, compared: Compared) -> Changed {
        Changed { of, path, compared: Some(Arc::new(compared)) }
    }
}

/// Which window is open.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::studio) enum Dialog {
    /// Asks for the board of a new puzzle, or for another board for the open one.
    New(Box<NewBoard>),
    /// Asks for the name to keep the layout under.
    SaveLayout(String),
    /// Asks for the name to keep the page set-up of the booklet under.
    KeepSetup(String),
    /// Asks which page set-up is to be deleted; the file of the one that is chosen.
    ForgetSetup(Option<PathBuf>),
    Gallery,
    /// The author's own list of symbols, as it is typed.
    Symbols {
        own: String,
    },
    /// There are changes that are not saved; what to do after the answer.
    Unsaved(Ending),
    /// The booklet has changes that are not saved; what to do after the answer.
    UnsavedBooklet(AfterBook),
    /// Asks what puzzles are to be made for the booklet.
    Batch(BatchWish),
    /// Preflight has found errors in the booklet that is to be printed.
    ExportAnyway,
    /// Asks for a file in the window itself, where the system has no file dialog.
    Browse(Box<Browser>),
    /// Another program has written a file that is open.
    Changed(Changed),
    /// Another program has written the file that is to be saved.
    Newer {
        purpose: Purpose,
        path: PathBuf,
    },
    /// The file that is to be saved holds comments, which the studio does not keep.
    Comments {
        purpose: Purpose,
        path: PathBuf,
    },
    Failed {
        /// Its key in the word files.
        title: &'static str,
        error: String,
        /// What the author goes back to: a path that was typed is not lost by a letter.
        back: Option<Box<Dialog>>,
    },
    /// Shows what was pasted.
    Pasted(Arc<Pasted>),
    /// Offers changes that other studios could not save.
    Recover,
    /// What stands behind a proof, and which part of it is looked at, if one was chosen.
    Proof {
        proof: Proof,
        part: Option<usize>,
    },
    /// Finds everything by what is typed.
    Commands,
    /// The handbook, open at the chapter with this number, from 0.
    Handbook(usize),
    Shortcuts,
    /// All commands with their keys, to be changed.
    Keys,
    About,
}

impl Dialog {
    /// The choice of symbols, with what the author's own list is to be to begin with.
    pub fn symbols(puzzle: &Puzzle) -> Dialog {
        let own: Vec<String> = DigitSet::all(puzzle.board().size()).iter().map(|digit| puzzle.written(digit)).collect();
        Dialog::Symbols { own: own.join(" ") }
    }
}
