//! Printed output: the board and its texts as a [`crate::scene::Scene`], and the files made from it.
//!
//! [`board_scene`] draws the board alone, for both screen and print. [`puzzle_page`] adds the title, author and rules
//! and determines the printed size. [`png::render`] draws any scene as pixels, [`svg::render`] as an SVG file and
//! [`pdf::render`] as pages. [`puzzle_png`], [`puzzle_svg`] and [`puzzle_pdf`] do all of that at once.
//!
//! ```
//! use gridwright::board::Board;
//! use gridwright::puzzle::Puzzle;
//! use gridwright::sheet::{PageOptions, Paper, puzzle_pdf, puzzle_svg, svg::TextMode};
//!
//! let puzzle = Puzzle::builder(Board::single(2, 2)?).title("Tiny").givens_text("1... ..2. .... ...4").build()?;
//! assert!(puzzle_svg(&puzzle, PageOptions::default(), TextMode::Outlines).contains("<svg"));
//! assert!(puzzle_pdf(&puzzle, PageOptions::default(), "a5".parse::<Paper>()?)?.starts_with(b"%PDF"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A further file format would be a module next to `png`, with one `match` over [`crate::scene::Item`] and functions of
//! the same names. All formats use [`text`].

#![warn(missing_docs)]

mod board;
pub mod booklet;
mod clues;
mod column;
mod drawings;
mod drawn_image;
mod free_colours;
mod geometry;
mod grid_key;
mod hatch;
mod ink_limit;
mod ink_mode;
mod joins;
mod leaf;
mod legend;
mod line_form;
mod line_merging;
mod list;
mod notes;
mod numerals;
mod page;
mod page_board;
mod paper;
pub mod pdf;
mod picture;
pub mod png;
mod pure_black;
mod shades;
mod single_sheet;
pub mod svg;
mod target;
pub mod text;

use std::path::Path;

use crate::puzzle::Puzzle;
pub use board::{DIGIT_SIZE, add_solution, board_area, board_scene};
pub use clues::{clear_clues, remove_texts};
pub use drawings::{add_drawing, add_drawings};
pub use drawn_image::DrawnImage;
pub use free_colours::colours_alike;
pub use ink_limit::InkLimit;
pub use ink_mode::InkMode;
pub use leaf::{Leaf, PagePart, Role};
pub use line_form::with_forms;
pub use list::{ListSection, list_leaves};
pub use notes::{NotesStyle, add_colours, add_notes, add_setters_marks, cells_with_clue};
pub use numerals::in_language;
pub use page::{Page, PageOptions, puzzle_page};
pub use page_board::{PageBoard, page_board};
pub use paper::{Binding, MAX_BOUND_PAGES, Margins, PageArea, PageSetup, Paper, PaperError, STANDARD_BLEED_MM};
pub use pdf::PdfError;
pub use picture::{
    Crop, MAX_DRAWN_PIXELS, MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS, MAX_PIXELS_TOGETHER, PictureError, Pixels,
    PlacedPicture,
};
pub use png::PngError;
pub use single_sheet::{printed_cell_mm, sheet_leaves, sheet_width_mm};
pub use target::PrintTarget;

/// A file format for sheets.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SheetFormat {
    /// A picture of pixels.
    Png,
    /// A vector picture.
    Svg,
    /// A printable page.
    Pdf,
}

impl SheetFormat {
    /// The file name extensions without the dot, the default first.
    pub const EXTENSIONS: &[&str] = &["png", "svg", "pdf"];

    /// Returns the extension of a new file, without the dot.
    pub const fn extension(self) -> &'static str {
        match self {
            SheetFormat::Png => "png",
            SheetFormat::Svg => "svg",
            SheetFormat::Pdf => "pdf",
        }
    }

    /// Returns the format that matches the extension of a file name.
    pub fn of_path(path: &Path) -> Option<SheetFormat> {
        match path.extension()?.to_str()?.to_ascii_lowercase().as_str() {
            "png" => Some(SheetFormat::Png),
            "svg" => Some(SheetFormat::Svg),
            "pdf" => Some(SheetFormat::Pdf),
            _ => None,
        }
    }
}

/// Renders the printed page of a puzzle as a PNG file.
///
/// # Errors
/// Returns an error if the picture is too large or cannot be encoded.
pub fn puzzle_png(puzzle: &Puzzle, options: PageOptions, dpi: u32) -> Result<Vec<u8>, PngError> {
    let page = puzzle_page(puzzle, options);
    png::render(&page.scene, options.ink.palette(), dpi, page.cell_mm)?.encode()
}

/// Renders the printed page of a puzzle as an SVG file.
pub fn puzzle_svg(puzzle: &Puzzle, options: PageOptions, letters: svg::TextMode) -> String {
    let page = puzzle_page(puzzle, options);
    svg::render(&page.scene, options.ink.palette(), page.cell_mm, letters)
}

/// Renders the printed page of a puzzle as a PDF file.
///
/// # Errors
/// Returns an error if the paper has no size or the file cannot be created.
pub fn puzzle_pdf(puzzle: &Puzzle, options: PageOptions, paper: Paper) -> Result<Vec<u8>, PdfError> {
    let language = options.language.code();
    let about =
        pdf::DocumentInfo { title: puzzle.title(), author: puzzle.author(), language, ..pdf::DocumentInfo::default() };
    pdf::render(&[puzzle_page(puzzle, options)], paper, options.ink.palette(), about)
}
