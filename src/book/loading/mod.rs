//! Loads what a booklet file names: its puzzles, pictures and font.

mod art;
mod file_cache;
mod gather;
mod pictures;

pub use art::{SUDOKUPAD_PLACEHOLDER, add_links, read_assets, read_picture};
pub use gather::{EntryError, EntryOrigin, GatheredPuzzles, Gatherer, gather, relative_path};
