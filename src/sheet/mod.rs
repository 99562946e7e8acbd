//! What is printed: the board and its words as a [`crate::scene::Scene`], and the files made of it.
//!
//! [`board_scene`] is the board alone, as screen and print share it. [`puzzle_page`] puts title, author and rules
//! around it and says how large it is printed; [`png::render`] makes pixels of any scene, [`svg::render`] an SVG file,
//! [`pdf::render`] pages of paper. [`puzzle_png`], [`puzzle_svg`] and [`puzzle_pdf`] are all of it at once.
//!
//! Another file format is another file beside `png.rs`: one `match` over [`crate::scene::Item`], with functions of the
//! same names. [`text`] serves all of them.

#![warn(missing_docs)]

mod black;
mod board;
pub mod booklet;
mod clues;
mod column;
mod geometry;
mod grids;
mod hatch;
mod ink_mode;
mod joined;
mod leaf;
mod legend;
mod line_form;
mod list;
mod notes;
mod numerals;
mod page;
mod paper;
pub mod pdf;
mod picture;
pub mod png;
mod shades;
mod single;
pub mod svg;
mod target;
pub mod text;

use std::path::Path;

use crate::puzzle::Puzzle;
pub use board::{DIGIT_SIZE, add_solution, board_scene};
pub use clues::clear_clues;
pub use ink_mode::InkMode;
pub use leaf::{Leaf, Part, Role};
pub use line_form::with_forms;
pub use list::{Section, list_leaves};
pub use notes::{NotesLook, add_colours, add_notes, add_setters_marks, cells_with_clue};
pub use page::{Page, PageOptions, puzzle_page};
pub use paper::{
    Binding, CUSTOMARY_BLEED_MM, MOST_BOUND_PAGES, Margins, PageArea, PageSetup, Paper, PaperError, gutter_mm,
};
pub use pdf::PdfError;
pub use picture::{
    Crop, MOST_PICTURE_BYTES, MOST_PICTURE_PIXELS, MOST_PIXELS_TOGETHER, PictureError, Pixels, PlacedPicture,
};
pub use png::PngError;
pub use single::{printed_cell_mm, sheet_leaves, sheet_width_mm};
pub use target::Target;

/// A sort of file that a sheet is written as.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SheetFormat {
    /// Pixels.
    Png,
    /// A vector picture.
    Svg,
    /// A page of paper.
    Pdf,
}

impl SheetFormat {
    /// How the names of the files end, without the dot; the first is the usual one.
    pub const EXTENSIONS: &[&str] = &["png", "svg", "pdf"];

    /// How the name of a new file ends, without the dot.
    pub const fn extension(self) -> &'static str {
        match self {
            SheetFormat::Png => "png",
            SheetFormat::Svg => "svg",
            SheetFormat::Pdf => "pdf",
        }
    }

    /// The format that a file's name ends in.
    pub fn of_path(path: &Path) -> Option<SheetFormat> {
        match path.extension()?.to_str()?.to_ascii_lowercase().as_str() {
            "png" => Some(SheetFormat::Png),
            "svg" => Some(SheetFormat::Svg),
            "pdf" => Some(SheetFormat::Pdf),
            _ => None,
        }
    }
}

/// The printed page of a puzzle as a PNG file.
///
/// # Errors
/// When the picture is too large or cannot be encoded.
pub fn puzzle_png(puzzle: &Puzzle, options: PageOptions, dpi: u32) -> Result<Vec<u8>, PngError> {
    let page = puzzle_page(puzzle, options);
    png::render(&page.scene, options.ink.palette(), dpi, page.cell_mm)?.encode()
}

/// The printed page of a puzzle as an SVG file.
pub fn puzzle_svg(puzzle: &Puzzle, options: PageOptions, letters: svg::Letters) -> String {
    let page = puzzle_page(puzzle, options);
    svg::render(&page.scene, options.ink.palette(), page.cell_mm, letters)
}

/// The printed page of a puzzle as a PDF file.
///
/// # Errors
/// When the paper has no size, or the file cannot be made.
pub fn puzzle_pdf(puzzle: &Puzzle, options: PageOptions, paper: Paper) -> Result<Vec<u8>, PdfError> {
    let language = options.language.code();
    let about = pdf::About { title: puzzle.title(), author: puzzle.author(), language, ..pdf::About::default() };
    pdf::render(&[puzzle_page(puzzle, options)], paper, options.ink.palette(), about)
}
