//! What `export` is told about pictures and sheets.

use clap::Args;

use super::super::book_options::{InkName, parse_line, parse_text};
use crate::sheet::Paper;

#[derive(Args)]
#[command(next_help_heading = "Pictures")]
pub(super) struct PictureArguments {
    /// Dots per inch of a .png; 300 as usual.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(36..=1200))]
    pub(super) dpi: Option<u32>,

    /// Make a .png that is at most so many pixels wide and high, such as a thumbnail, in place of --dpi.
    #[arg(long, value_name = "N", conflicts_with = "dpi", value_parser = clap::value_parser!(u32).range(16..=8192))]
    pub(super) pixels: Option<u32>,

    /// Leave the paper of a .png transparent.
    #[arg(long)]
    pub(super) transparent: bool,

    /// Make a .png of black and white pixels only; implies --ink black.
    #[arg(long)]
    pub(super) one_bit: bool,

    /// Write the letters of an .svg as text instead of outlines: to be edited, where the fonts are installed.
    #[arg(long)]
    pub(super) live_text: bool,
}

#[derive(Args)]
#[command(next_help_heading = "Sheets")]
pub(super) struct SheetArguments {
    /// Fill in the solution, which must be the only one.
    #[arg(long)]
    pub(super) solution: bool,

    /// Print the solution in a small size below the puzzle.
    #[arg(long, conflicts_with = "solution")]
    pub(super) small_answer: bool,

    /// The paper of a .pdf; a4 as usual.
    #[arg(long, value_name = "SIZE")]
    pub(super) paper: Option<Paper>,

    /// The paper on its side.
    #[arg(long)]
    pub(super) landscape: bool,

    /// What the printer has; colour as usual.
    #[arg(long, value_enum)]
    pub(super) ink: Option<InkName>,

    /// The width of the board in millimetres, on a single sheet, which must have room for it.
    #[arg(long, value_name = "MM", value_parser = parse_board)]
    pub(super) board_size: Option<f32>,

    /// Boards and type in large print.
    #[arg(long)]
    pub(super) large_print: bool,

    /// A dot for each digit in the empty cells, to note candidates by.
    #[arg(long)]
    pub(super) dots: bool,

    /// The marks and colours that the setter has put into cells.
    #[arg(long)]
    pub(super) cell_marks: bool,

    /// Lines to write on.
    #[arg(long)]
    pub(super) notes: bool,

    /// How difficult the puzzle is, in your words.
    #[arg(long, value_name = "WORDS", default_value = "", value_parser = parse_line)]
    pub(super) label: String,

    /// The puzzle's number, in a booklet that of the first.
    #[arg(long, value_name = "N")]
    pub(super) number: Option<u32>,

    /// Your own words in place of the rules.
    #[arg(long, value_name = "WORDS", value_parser = parse_text)]
    pub(super) rules: Option<String>,

    /// The language of rules, "Answer" and the like: en, el, fa, pt or ru. With another code the file is of that
    /// language, its words are English; a booklet of one that is read from right to left is bound on the right.
    #[arg(long, value_name = "CODE", default_value = "en", value_parser = parse_line)]
    pub(super) language: String,
}

/// The least width of a board, in millimetres.
pub(super) const LEAST_BOARD_MM: f32 = 20.0;

fn parse_board(text: &str) -> Result<f32, String> {
    match text.parse() {
        Ok(mm) if (LEAST_BOARD_MM..=1000.0).contains(&mm) => Ok(mm),
        _ => Err("a board is 20 to 1000 mm wide".to_owned()),
    }
}
