//! Modal dialogs: the open one, and its content.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::Arc;

use crate::board::DigitSet;
use crate::puzzle::{Puzzle, Quantifier};
use crate::studio::analysis::proofs::ProofKind;
use crate::studio::booklet::state::BatchRequest;
use crate::studio::document::version_diff::VersionDiff;
use crate::studio::editor::clipboard::Pasted;
use crate::studio::editor::new_board::NewBoard;
use crate::studio::files::external_changes::DocumentId;
use crate::studio::files::file_dialog::FileDialog;
use crate::studio::files::requests::{BookletAction, CloseAction};
use crate::studio::files::save_queue::SaveTarget;

/// An open file that another program has changed.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::studio) struct ExternalChange {
    pub document: DocumentId,
    pub path: PathBuf,
    /// The differences between the open document and the file, if these were requested.
    pub compared: Option<Arc<VersionDiff>>,
}

impl ExternalChange {
    /// Returns the dialog with a comparison.
    pub fn compared(of: DocumentId, path: PathBuf, compared: VersionDiff) -> ExternalChange {
        ExternalChange { document: of, path, compared: Some(Arc::new(compared)) }
    }
}

/// The open dialog.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::studio) enum Dialog {
    /// Chooses the board of a new puzzle, or another board for the open one.
    New(Box<NewBoard>),
    /// Asks for a name to save the layout under.
    SaveLayout(String),
    /// Asks for a name to save the page settings under.
    SavePreset(String),
    /// Chooses a page preset to delete. The path is the file of the chosen preset.
    DeletePreset(Option<PathBuf>),
    Gallery,
    /// Edits the custom symbols of the digits, kept as typed.
    Symbols {
        own: String,
    },
    /// Chooses the number of the selected rules that hold.
    Quantifier(Quantifier),
    /// Asks about unsaved changes of puzzles before a close action.
    Unsaved(CloseAction),
    /// Asks about unsaved changes of the booklet before an action.
    UnsavedBooklet(BookletAction),
    /// Chooses the puzzles of a batch for the booklet.
    Batch(BatchRequest),
    /// Warns of preflight errors before exporting the booklet.
    ExportAnyway,
    /// Chooses a file, if the system has no file dialog.
    Browse(Box<FileDialog>),
    /// Asks what to do about an open file that another program has changed.
    Changed(ExternalChange),
    /// Warns that another program has changed the file to be saved.
    Newer {
        target: SaveTarget,
        path: PathBuf,
    },
    /// Warns that the file to be saved contains comments, which the studio does not preserve.
    Comments {
        target: SaveTarget,
        path: PathBuf,
    },
    Failed {
        /// The message key of the title.
        title: &'static str,
        error: String,
        /// The dialog to return to, so that a typed path with a mistake in it is not lost.
        back: Option<Box<Dialog>>,
    },
    /// Shows pasted puzzles.
    Pasted(Arc<Pasted>),
    /// Offers unsaved changes that were left behind for recovery.
    Recover,
    /// Shows a proof, and the part of it that was chosen, if any.
    Proof {
        proof: ProofKind,
        part: Option<usize>,
    },
    /// Searches all commands.
    Commands,
    /// The handbook, open at the chapter with this index.
    Handbook(usize),
    Shortcuts,
    /// Edits the keyboard shortcuts.
    EditShortcuts,
    About,
}

impl Dialog {
    /// Returns the dialog for the number of rules that hold, with the quantifier of the first chosen rule.
    pub fn quantifier(puzzle: &Puzzle, chosen: &BTreeSet<usize>) -> Dialog {
        let quantifier = chosen.first().and_then(|&index| puzzle.rules().get(index)?.quantifier);
        Dialog::Quantifier(quantifier.unwrap_or(Quantifier::Exactly(1)))
    }

    /// Returns the dialog that edits the symbols, with the symbols of the puzzle at first.
    pub fn symbols(puzzle: &Puzzle) -> Dialog {
        let own: Vec<String> =
            DigitSet::all(puzzle.board().size()).iter().map(|digit| puzzle.symbol_of(digit)).collect();
        Dialog::Symbols { own: own.join(" ") }
    }
}
