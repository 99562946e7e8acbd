//! Reading and writing puzzles.
//!
//! The native format is `.ron`, one puzzle with everything in it. Text files hold whole collections of givens, each
//! puzzle as one line or as several rows. All other formats are those of other programs. Each format is a file of this
//! folder that implements the trait of the registry (`codec`), and an entry in [`Format`]. The format of a text is
//! detected by its content. Whatever a format cannot hold is reported as a [`Warning`] with the result, and every error
//! has the file, the line and the cell.
//!
//! **Invariant.** Every puzzle returned from here is well formed, and a failed save leaves the file unchanged.
//!
//! ```
//! use gridwright::formats::{self, Format};
//!
//! // The name is for error messages; the format is found by the content.
//! let loaded = formats::read_str("line.txt", "1.....2........4", None)?;
//! assert_eq!(loaded[0].puzzle.givens().len(), 3);
//! let (link, losses) = formats::write(&[&loaded[0].puzzle], Format::FPuzzlesLink)?;
//! assert!(link.starts_with("https://") && losses.is_empty());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod block;
mod book;
mod book_file;
mod boxes;
mod classic;
mod codec;
mod colours;
mod detect_numbering;
mod drawn_images;
mod encoding;
mod file_kind;
mod fog_links;
mod format;
mod fpuzzles;
mod guess;
mod iss;
mod json;
mod json_lines;
mod ksudoku;
mod layout;
mod layout_rows;
mod layouts;
mod limited_reader;
mod limits;
mod line_forms;
mod line_source;
mod lines;
mod link;
mod loaded;
mod loss;
mod lz;
mod models;
mod native;
mod negative_constraints;
mod number_cells;
mod opensudoku;
mod part_files;
mod penpa;
mod plain_losses;
mod presets;
mod problem;
mod published;
mod read_back;
mod read_drawings;
mod read_error;
mod reading;
mod recognise;
mod region_board;
mod region_lines;
mod registry;
mod ron;
mod rows;
mod rule_collector;
mod save;
mod schema;
mod shapes;
mod source;
mod sudokumaker;
mod sudokupad;
mod svg_path;
mod symbol_set;
mod table;
mod text;
mod text_form;
mod text_recogniser;
mod texts;
mod warning;
mod write_error;
mod writer;
mod writing;
mod xml;

pub use book::{fingerprint, has_comment, read_book, read_book_str, read_book_text, save_book, write_book};
pub use book_file::{BookFile, BookItem};
pub use boxes::customary_box;
pub use file_kind::{FileKind, PAGE_GENERATOR};
pub use format::{Format, FormatInfo, FormatTitle, WriteSupport};
pub use guess::Guess;
pub use layouts::{LayoutError, LayoutFolder, SavedLayout, settings_folder};
pub use limits::{MAX_BAD_LINES, MAX_PUZZLES, limits};
pub use loaded::{LoadedPuzzle, PuzzleOrigin, PuzzleToWrite};
pub use loss::{Loss, LossOutcome, LostElement};
pub use models::{ModelError, ModelFormat, latex, lp, points};
pub use native::{read_native, write_native};
pub use part_files::remove_parts;
#[cfg(all(test, feature = "studio"))]
pub(crate) use part_files::rescan_folder;
pub use presets::{PresetError, PresetFolder, PresetList, SavedPreset};
pub use problem::ReadErrorKind;
pub use read_error::ReadError;
pub use reading::{
    PuzzleReader, has_comments, open, open_str, open_stream, read, read_first, read_str, reject_endless,
    reject_too_large,
};
pub use recognise::{DrawingReading, MarkReading, ReadingOutcome, SentenceReading};
pub use registry::{is_link, unknown_extension_error};
pub use save::{AtomicSave, SpooledText, save};
pub use schema::json_schema;
pub use text_form::TextForm;
pub use warning::Warning;
pub use write_error::{SaveError, SupportedBoards, WriteError};
pub use writer::PuzzleWriter;
pub use writing::{save_puzzles, write, write_like, write_out};
