//! Renders pages as a PDF file with vector graphics and subsets of the fonts used. Only this module uses the PDF
//! library.

mod canvas;
mod colour;
mod date;
mod digit_row;
mod document;
mod error;
mod flattening;
mod info;
mod paths;
mod pictures;
mod press;
mod text_cache;

pub use document::{render, render_leaves};
pub use error::PdfError;
pub use info::{CONDITIONS, DEFAULT_CONDITION, DocumentInfo, PdfPreset, is_known_condition, parse_creation_time};
