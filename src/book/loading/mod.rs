//! Loads what a booklet file names: its puzzles, pictures and font.

mod art;
mod file_cache;
mod fonts;
mod gather;
mod pictures;

pub use art::{SUDOKUPAD_PLACEHOLDER, add_links, read_assets, read_picture};
pub use file_cache::puzzle_files;
pub use fonts::fonts_with;
pub use gather::{EntryError, EntryOrigin, GatheredPuzzles, Gatherer, gather, relative_path};
