//! The options of `export`.

use std::path::{Path, PathBuf};

use clap::Args;

use super::super::book_options::{BookOptions, InkName, parse_line, parse_text};
use super::super::booklet_job::PreflightArguments;
use super::super::destination::Overwriting;
use super::super::input::Input;
use super::super::selection::ManyArguments;
use super::super::web_pages::WebArguments;
use super::output_kind::OutputKind;
use crate::sheet::booklet::{BookSettings, PerPage};
use crate::sheet::pdf::PdfPreset;
use crate::sheet::{InkMode, Paper};

/// Export a puzzle as a picture, sheet or web page, or several as a booklet or web page.
#[derive(Args)]
#[command(after_help = "\
Several puzzles, or any booklet option, make a booklet. An output name that ends in .html makes a web page that \
plays its puzzles in any browser, without a network. An output name that ends in .ron saves it as a booklet file, \
which can be edited and printed by `gridwright book`.

Paper sizes are a4, a5, letter, 8.5x11, 8x10, 7x10, 6x9 and 5.5x8.5, or custom ones \
such as 170x240mm or 6.14x9.21in.

Examples:
  gridwright export cross.ron -o cross.png
  gridwright export cross.ron -o answer.png --solution --dpi 150
  gridwright export lines.txt:12 -o twelfth.svg
  gridwright export lines.txt --each svg -o pictures
  gridwright export cross.ron -o cross.html --hints
  gridwright export lines.txt -o sudokus.html --title Sudokus --stars
  gridwright export cross.ron -o cross.pdf --paper letter --ink black --small-answer
  gridwright export cross.ron -o cross.pdf --language fa
  gridwright export lines.txt -o book.pdf --paper a5 --per-page 6 --cover --answers --title Sudokus
  gridwright export puzzles/*.ron -o book.ron --title Sundays

Options that would have no effect, such as --board-size in a booklet, are refused.

Exit status: 0 success; 1 a puzzle is not unique, a letter has no font, or preflight found errors; 2 bad usage, \
unreadable input or unwritable output; 3 --timeout ended the search for a solution to print.")]
pub(in crate::cli) struct ExportArguments {
    /// Puzzle files, folders of puzzle files, one line of a file (file:7 is line 7), or - for standard input.
    #[arg(required = true)]
    pub(super) input: Vec<Input>,

    /// The output file, whose name ends in .png, .svg, .pdf, .html or .ron; an existing file of that kind is replaced.
    /// With --each, the output folder, created if necessary.
    #[arg(short, long, value_name = "FILE")]
    pub(super) output: PathBuf,

    /// Write one file per puzzle into a folder, as png, svg, pdf or html, and print a JSON object with its source and
    /// file for each. --timeout then applies to each puzzle.
    #[arg(long, value_name = "FORMAT", value_parser = parse_each_format)]
    pub(super) each: Option<OutputKind>,

    /// Skip puzzles that cannot be read.
    #[arg(long)]
    pub(super) skip_unreadable: bool,

    #[command(flatten)]
    pub(super) overwriting: Overwriting,

    #[command(flatten)]
    pub(super) picture: PictureArguments,

    #[command(flatten)]
    pub(super) sheet: SheetArguments,

    #[command(flatten)]
    pub(super) booklet: BookOptions,

    #[command(flatten)]
    pub(super) web: WebArguments,

    #[command(flatten)]
    pub(super) preflight: PreflightArguments,

    #[command(flatten)]
    pub(super) many: ManyArguments,
}

impl ExportArguments {
    /// Returns the inks to print with.
    pub(super) fn ink(&self) -> InkMode {
        let named = self.sheet.ink.map_or(InkMode::Colour, InkName::mode);
        if self.picture.one_bit { InkMode::Black } else { named }
    }

    /// Returns the paper in portrait orientation.
    pub(super) fn paper(&self) -> Paper {
        self.sheet.paper.unwrap_or(Paper::A4)
    }

    /// Returns the paper in its orientation.
    pub(super) fn oriented_paper(&self) -> Paper {
        if self.sheet.landscape { self.paper().rotated() } else { self.paper() }
    }

    /// Returns the intended use of a PDF file.
    pub(super) fn preset(&self) -> PdfPreset {
        if self.booklet.print_shop { PdfPreset::PrintShop } else { PdfPreset::Screen }
    }

    /// Returns the settings of a booklet.
    pub(super) fn settings(&self) -> BookSettings {
        let mut settings = BookSettings {
            language: self.sheet.language.clone(),
            paper: self.paper(),
            landscape: self.sheet.landscape,
            per_page: PerPage::One,
            cover: false,
            rules_page: false,
            answers: None,
            first_number: self.sheet.number.unwrap_or(1),
            large_print: self.sheet.large_print,
            notes: self.sheet.notes,
            dots: self.sheet.dots,
            cell_marks: self.sheet.cell_marks,
            sources: self.sheet.sources,
            messages: self.sheet.messages,
            ink: self.ink(),
            ..BookSettings::default()
        };
        self.booklet.apply(&mut settings);
        settings
    }
}

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

    /// Print the source of each puzzle below its title.
    #[arg(long)]
    pub(super) sources: bool,

    /// Print the message for those who finish: below a printed solution, or after the puzzles of a booklet.
    #[arg(long)]
    pub(super) messages: bool,

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

/// Parses the name of a format for one file per puzzle.
fn parse_each_format(word: &str) -> Result<OutputKind, String> {
    let kind = OutputKind::of_path(&Path::new("file").with_extension(word));
    kind.filter(|kind| *kind != OutputKind::BookletFile).ok_or_else(|| "expected png, svg, pdf or html".to_owned())
}
