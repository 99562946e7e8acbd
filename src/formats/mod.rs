//! Reading and writing puzzles.
//!
//! The native format is `.ron`, one puzzle with everything in it. Text files hold whole collections of givens, as one
//! line per puzzle or as a board of rows. All other formats are those of other programs. Each format is a file of this
//! folder that implements the trait of the registry (`codec`), and an entry in [`Format`]. The format of a text is
//! detected by its content. Whatever a format cannot hold is reported as a [`Warning`] with the result, and every error
//! has the file, the line and the cell.
//!
//! **Invariant.** Every puzzle returned from here is well formed, and a failed save leaves the file unchanged.

mod block;
mod book;
mod book_file;
mod boxes;
mod boxless;
mod classic;
mod codec;
mod colours;
mod fence;
mod files;
mod format;
mod fpuzzles;
mod iss;
mod json;
mod json_lines;
mod kind;
mod ksudoku;
mod layout;
mod layout_rows;
mod layouts;
mod limits;
mod line_source;
mod lines;
mod link;
mod loaded;
mod loss;
mod lz;
mod marks;
mod models;
mod negative;
mod number_cells;
mod numbering_told;
mod opensudoku;
mod outline;
mod own;
mod parts;
mod penpa;
mod problem;
mod read_back;
mod read_error;
mod registry;
mod ron;
mod rows;
mod save;
mod schema;
mod setups;
mod source;
mod sudokumaker;
mod sudokupad;
mod symbol_set;
mod table;
mod text;
mod warning;
mod words;
mod write_error;
mod writer;
mod xml;

pub use book::{fingerprint, has_comment, read_book, read_book_str, read_book_text, save_book, write_book};
pub use book_file::{BookFile, BookItem};
pub use boxes::customary_box;
pub use codec::{About, Written};
pub use files::{
    Puzzles, has_comments, open, open_str, open_stream, read, read_first, read_str, refuse_endless, refuse_too_large,
    save_puzzles, write, write_like, write_out,
};
pub use format::Format;
pub use kind::FileKind;
pub(crate) use layouts::settings_folder;
pub use layouts::{LayoutError, Layouts, SavedLayout};
pub use limits::{MOST_BAD_LINES, MOST_PUZZLES, limits};
pub use loaded::{Loaded, Outgoing, Source};
pub use loss::{Element, Fate, Loss};
pub use models::{ModelError, ModelFormat, latex, lp, points};
pub use own::{read_own, write_own};
#[cfg(test)]
pub(crate) use parts::forget_folder;
pub use parts::remove_parts;
pub use problem::Problem;
pub use read_error::ReadError;
pub use registry::{is_link, unknown_format};
pub use save::{Held, Saving, save};
pub use schema::json_schema;
pub use setups::{KeptSetups, SavedSetup, SetupError, Setups};
pub use warning::Warning;
pub use write_error::{Boards, SaveError, WriteError};
pub use writer::Writer;
