//! Booklets: many puzzles on pages, with everything else that a book contains.
//!
//! [`compose`] lays out the pages, and [`impose()`] arranges them on sheets for folding. [`BookSettings`], which is
//! also part of a booklet file, determines the contents of a booklet.

mod answer_caption;
mod answer_pages;
mod answers;
mod arrange;
mod art;
mod caption;
mod caption_below;
mod caption_side;
mod code;
mod compose;
mod contents;
mod continuation;
mod cover;
mod entry;
mod example_digits;
mod front_back_matter;
mod gaps;
mod grid;
mod grids;
mod impose;
mod layouts;
mod page_filling;
mod per_page;
mod plan;
mod printer_marks;
mod row_packing;
mod rules;
mod running_heads;
mod settings;
mod shortfall;
mod sizes;
mod slot;
mod slot_layout;
mod stars;
mod typesetter;

pub use art::{BookletAssets, CustomPicture, Fit, PagePicture, PictureArea, Typeface};
pub use code::{MIN_MODULE_MM, NUMBER_PLACEHOLDER};
pub use compose::{Booklet, compose, compose_with};
pub use entry::BookEntry;
pub use impose::impose;
pub use per_page::{PerPage, PerPageError};
pub use printer_marks::{fronts_then_backs, with_marks};
pub use running_heads::HEAD_PLACEHOLDERS;
pub use settings::BookSettings;
pub use shortfall::FewerPerPage;
