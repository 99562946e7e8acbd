//! The options of `export` for pictures and sheets.

use clap::Args;

use super::super::book_options::{InkName, parse_line, parse_text};
use crate::sheet::Paper;

#[derive(Args)]
#[command(next_help_heading = "Pictures")]
pub(super) struct PictureArguments {
    /// The resolution of a .png in dots per inch (default: 300).
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(36..=1200))]
    pub(super) dpi: Option<u32>,

    /// Make a .png at most N pixels wide and high, such as a thumbnail, instead of using --dpi.
    #[arg(long, value_name = "N", conflicts_with = "dpi", value_parser = clap::value_parser!(u32).range(16..=8192))]
    pub(super) pixels: Option<u32>,

    /// Make the background of a .png transparent.
    #[arg(long)]
    pub(super) transparent: bool,

    /// Make a .png with black and white pixels only; implies --ink black.
    #[arg(long)]
    pub(super) one_bit: bool,

    /// Write the text of an .svg as editable text instead of outlines; the fonts must be installed.
    #[arg(long)]
    pub(super) live_text: bool,
}

#[derive(Args)]
#[command(next_help_heading = "Sheets")]
pub(super) struct SheetArguments {
    /// Fill in the solution; the puzzle must be unique.
    #[arg(long)]
    pub(super) solution: bool,

    /// Print a small solution below the puzzle.
    #[arg(long, conflicts_with = "solution")]
    pub(super) small_answer: bool,

    /// The paper size of a .pdf (default: a4).
    #[arg(long, value_name = "SIZE")]
    pub(super) paper: Option<Paper>,

    /// Use landscape orientation.
    #[arg(long)]
    pub(super) landscape: bool,

    /// The inks of the printer (default: colour).
    #[arg(long, value_enum)]
    pub(super) ink: Option<InkName>,

    /// The width of the board on a single sheet in millimetres; an error if it does not fit.
    #[arg(long, value_name = "MM", value_parser = parse_board_mm)]
    pub(super) board_size: Option<f32>,

    /// Print boards and text in large print.
    #[arg(long)]
    pub(super) large_print: bool,

    /// Print a dot for each digit in empty cells, for noting candidates.
    #[arg(long)]
    pub(super) dots: bool,

    /// Print the setter's marks and colours in cells.
    #[arg(long)]
    pub(super) cell_marks: bool,

    /// Print lines for notes.
    #[arg(long)]
    pub(super) notes: bool,

    /// A difficulty label in your own words.
    #[arg(long, value_name = "TEXT", default_value = "", value_parser = parse_line)]
    pub(super) label: String,

    /// The number of the puzzle, or of the first puzzle of a booklet.
    #[arg(long, value_name = "N")]
    pub(super) number: Option<u32>,

    /// Your own text instead of the rules.
    #[arg(long, value_name = "TEXT", value_parser = parse_text)]
    pub(super) rules: Option<String>,

    /// The language of rules and labels such as "Answer": en, el, fa, pt or ru. Any other code only marks the language
    /// of the file, and the text is English; booklets in right-to-left languages are bound on the right.
    #[arg(long, value_name = "CODE", default_value = "en", value_parser = parse_line)]
    pub(super) language: String,
}

/// The smallest width of a board, in millimetres.
pub(super) const MIN_BOARD_MM: f32 = 20.0;

fn parse_board_mm(text: &str) -> Result<f32, String> {
    match text.parse() {
        Ok(mm) if (MIN_BOARD_MM..=1000.0).contains(&mm) => Ok(mm),
        _ => Err("the width must be 20 to 1000 mm".to_owned()),
    }
}
