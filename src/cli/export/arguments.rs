//! What `export` is told about pictures, sheets and booklets.

use clap::{Args, ValueEnum};

use crate::puzzle::{MOST_LETTERS_IN_A_LINE, MOST_LETTERS_IN_A_TEXT, TooLong, printable};
use crate::sheet::Paper;
use crate::sheet::booklet::PerPage;

#[derive(Args)]
#[command(next_help_heading = "Pictures")]
pub(super) struct PictureArguments {
    /// Dots per inch of a .png.
    #[arg(long, value_name = "N", default_value_t = 300, value_parser = clap::value_parser!(u32).range(36..=1200))]
    pub(super) dpi: u32,

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

    /// The paper of a .pdf.
    #[arg(long, value_name = "SIZE", default_value = "a4")]
    pub(super) paper: Paper,

    /// The paper on its side.
    #[arg(long)]
    pub(super) landscape: bool,

    #[arg(long, value_enum, default_value_t = InkName::Colour)]
    pub(super) ink: InkName,

    /// Boards and type in large print.
    #[arg(long)]
    pub(super) large_print: bool,

    /// A dot for each digit in the empty cells, to note candidates by.
    #[arg(long)]
    pub(super) dots: bool,

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

#[derive(Args)]
#[command(next_help_heading = "Booklets")]
pub(super) struct BookletArguments {
    /// Boards on a page: 1, 2, 4, 6, 9, 12 or best for as many as fit in a good size.
    #[arg(long, value_name = "N")]
    pub(super) per_page: Option<PerPage>,

    /// Answers at the back, so many a page.
    #[arg(long, value_name = "N", num_args = 0..=1, default_missing_value = "best")]
    pub(super) answers: Option<PerPage>,

    /// The title of the booklet.
    #[arg(long, value_name = "WORDS", value_parser = parse_line)]
    pub(super) title: Option<String>,

    /// A line below the title.
    #[arg(long, value_name = "WORDS", default_value = "", value_parser = parse_line)]
    pub(super) subtitle: String,

    /// Who made the booklet.
    #[arg(long, value_name = "WORDS", default_value = "", value_parser = parse_line)]
    pub(super) author: String,

    /// Begin with a cover page.
    #[arg(long)]
    pub(super) cover: bool,

    /// A page that explains the kinds of rule.
    #[arg(long)]
    pub(super) rules_page: bool,

    /// The rules below each puzzle.
    #[arg(long)]
    pub(super) rules_below: bool,

    /// Words on a last page.
    #[arg(long, value_name = "WORDS", default_value = "", value_parser = parse_text)]
    pub(super) credits: String,

    /// Let colour run over the edge by so many millimetres (without a number an eighth of an inch).
    #[arg(long, value_name = "MM", num_args = 0..=1, value_parser = parse_bleed)]
    pub(super) bleed: Option<Option<f32>>,

    /// Leave out titles, chapters and tags, as print shops ask for.
    #[arg(long)]
    pub(super) print_shop: bool,

    /// Two pages a side, ordered to be folded and stapled.
    #[arg(long)]
    pub(super) saddle_stitch: bool,

    /// Leave out puzzles that cannot be read.
    #[arg(long)]
    pub(super) skip_unreadable: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum InkName {
    Colour,
    Grey,
    /// Black alone: tints become hatches.
    Black,
}

fn parse_line(text: &str) -> Result<String, TooLong> {
    printable(text.to_owned(), MOST_LETTERS_IN_A_LINE)
}

fn parse_text(text: &str) -> Result<String, TooLong> {
    printable(text.to_owned(), MOST_LETTERS_IN_A_TEXT)
}

fn parse_bleed(text: &str) -> Result<f32, String> {
    match text.parse() {
        Ok(mm) if (0.0..=20.0).contains(&mm) => Ok(mm),
        _ => Err("a bleed is 0 to 20 mm wide".to_owned()),
    }
}
