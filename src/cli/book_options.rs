//! The booklet options of `export` and `book`. Each option changes one setting.

use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};

use crate::puzzle::{MAX_LETTERS_IN_A_LINE, MAX_LETTERS_IN_A_TEXT, TextTooLongError, printable};
use crate::sheet::booklet::{BookSettings, Fit, PerPage, PictureArea, Typeface};
use crate::sheet::pdf::{CONDITIONS, PdfPreset, is_known_condition};
use crate::sheet::{InkLimit, InkMode, PrintTarget, STANDARD_BLEED_MM};

mod validation;

#[derive(Args)]
#[command(next_help_heading = "Booklets")]
pub(super) struct BookOptions {
    /// Prepare the booklet for a printer or the screen: its margins, gutter, bleed, number of pages and kind of PDF.
    #[arg(long = "for", value_name = "TARGET", value_enum)]
    pub(super) made_for: Option<TargetName>,

    /// Boards per page: 1 to 64, columns x rows such as 2x3, or best for as many as fit at a good size.
    #[arg(long, value_name = "N")]
    per_page: Option<PerPage>,

    /// Print answers at the back, N per page: 1 to 64, columns x rows, or best for as many as are readable.
    #[arg(long, value_name = "N", num_args = 0..=1, default_missing_value = "best")]
    answers: Option<PerPage>,

    /// Print no answers.
    #[arg(long, conflicts_with = "answers")]
    no_answers: bool,

    /// The title of the booklet.
    #[arg(long, value_name = "TEXT", value_parser = parse_line)]
    title: Option<String>,

    /// A subtitle below the title.
    #[arg(long, value_name = "TEXT", value_parser = parse_line)]
    subtitle: Option<String>,

    /// The author of the booklet.
    #[arg(long, value_name = "TEXT", value_parser = parse_line)]
    author: Option<String>,

    /// Begin with a cover page.
    #[arg(long)]
    cover: bool,

    /// Add a table of contents that lists the sections.
    #[arg(long)]
    contents: bool,

    /// Add a page that explains the rules.
    #[arg(long)]
    rules_page: bool,

    /// Print the rules below each puzzle.
    #[arg(long)]
    rules_below: bool,

    /// Rate puzzles without a rating by their solving path, and print the difficulty in stars and a word.
    #[arg(long)]
    pub(super) stars: bool,

    /// Text for the page after the title, such as a copyright notice.
    #[arg(long, value_name = "TEXT", value_parser = parse_text)]
    copyright: Option<String>,

    /// Text on the back cover.
    #[arg(long, value_name = "TEXT", value_parser = parse_text)]
    back: Option<String>,

    /// A PNG, JPEG or WebP picture for the cover.
    #[arg(long, value_name = "FILE")]
    cover_picture: Option<PathBuf>,

    /// A picture for the back cover.
    #[arg(long, value_name = "FILE")]
    back_picture: Option<PathBuf>,

    /// Crop these pictures to fill their area, or scale them to fit into it (default: fill).
    #[arg(long, value_name = "HOW", value_enum)]
    picture_fit: Option<FitName>,

    /// Print these pictures in the middle of the page or over the whole page (default: middle).
    #[arg(long, value_name = "WHERE", value_enum)]
    picture_room: Option<PictureAreaName>,

    /// The typeface.
    #[arg(long, value_name = "NAME", value_enum)]
    typeface: Option<TypefaceName>,

    /// A font file to use and embed instead of a typeface.
    #[arg(long, value_name = "FILE", conflicts_with = "typeface")]
    font: Option<PathBuf>,

    /// The font file for semibold text.
    #[arg(long, value_name = "FILE", requires = "font")]
    bold_font: Option<PathBuf>,

    /// Print a QR code of this link next to each puzzle; {number} becomes its number, {sudokupad} its SudokuPad link.
    #[arg(long, value_name = "LINK", value_parser = parse_line)]
    link: Option<String>,

    /// Keep the order of the puzzles instead of moving small boards forward to fill a page.
    #[arg(long)]
    keep_order: bool,

    /// Credits on a page at the end.
    #[arg(long, value_name = "TEXT", value_parser = parse_text)]
    credits: Option<String>,

    /// Text at the top of pages; {title}, {section}, {page} and {pages} are replaced.
    #[arg(long, value_name = "TEXT", value_parser = parse_line)]
    header: Option<String>,

    /// Text at the bottom of pages, with the same placeholders (default: {page}).
    #[arg(long, value_name = "TEXT", value_parser = parse_line)]
    footer: Option<String>,

    /// Extend colours past the edge of the page by this many millimetres (without a number: 1/8 inch).
    #[arg(long, value_name = "MM", num_args = 0..=1, value_parser = parse_bleed)]
    bleed: Option<Option<f32>>,

    /// Write a PDF/X-1a file for print shops, in grey or in four inks with black alone for text and lines.
    #[arg(long)]
    pub(super) print_shop: bool,

    /// Write colours as CMYK, as --print-shop always does.
    #[arg(long)]
    pub(super) cmyk: bool,

    /// The largest sum of the four inks at any point, in percent (default: 240 for kdp and ingram, otherwise 300).
    #[arg(long, value_name = "PERCENT")]
    pub(super) ink_limit: Option<InkLimit>,

    /// The printing condition for a print shop, by its name in the ICC registry (default: FOGRA39).
    #[arg(long, value_name = "NAME", value_parser = parse_condition)]
    pub(super) condition: Option<String>,

    /// Print crop and fold marks.
    #[arg(long)]
    marks: bool,

    /// Print two pages per side, ordered for folding and stapling.
    #[arg(long)]
    saddle_stitch: bool,

    /// The thickness of the paper in millimetres, to make up for the inner pages that the fold of a stapled booklet
    /// pushes outwards.
    #[arg(long, value_name = "MM", value_parser = parse_creep)]
    creep: Option<f32>,

    /// For one-sided printers: print all fronts, then all backs in the order of the turned stack.
    #[arg(long)]
    manual_duplex: bool,
}

impl BookOptions {
    /// Returns the picture and font files given.
    pub(super) fn files(&self) -> impl Iterator<Item = &Path> {
        let files = [&self.cover_picture, &self.back_picture, &self.font, &self.bold_font];
        files.into_iter().flatten().map(PathBuf::as_path)
    }

    /// Changes the settings whose options were given.
    pub(super) fn apply(&self, settings: &mut BookSettings) {
        if let Some(target) = self.made_for {
            settings.apply_target(target.target());
        }
        let set = |to: &mut String, words: &Option<String>| {
            if let Some(words) = words {
                to.clone_from(words);
            }
        };
        set(&mut settings.title, &self.title);
        set(&mut settings.subtitle, &self.subtitle);
        set(&mut settings.author, &self.author);
        set(&mut settings.copyright, &self.copyright);
        set(&mut settings.credits, &self.credits);
        set(&mut settings.back, &self.back);
        set(&mut settings.link, &self.link);
        self.apply_files(settings);
        set(&mut settings.header, &self.header);
        set(&mut settings.footer, &self.footer);
        set(&mut settings.condition, &self.condition);
        for (setting, wish) in [
            (&mut settings.cover, self.cover),
            (&mut settings.contents, self.contents),
            (&mut settings.rules_page, self.rules_page),
            (&mut settings.rules_below, self.rules_below),
            (&mut settings.rated, self.stars),
            (&mut settings.cmyk, self.cmyk),
            (&mut settings.keep_order, self.keep_order),
            (&mut settings.marks, self.marks),
            (&mut settings.saddle_stitch, self.saddle_stitch),
            (&mut settings.manual_duplex, self.manual_duplex),
        ] {
            *setting |= wish;
        }
        settings.per_page = self.per_page.unwrap_or(settings.per_page);
        if let Some(answers) = self.answers {
            settings.answers = Some(answers);
        }
        if self.no_answers {
            settings.answers = None;
        }
        if let Some(bleed) = self.bleed {
            settings.bleed_mm = bleed.unwrap_or(STANDARD_BLEED_MM);
        }
        settings.ink_limit = self.ink_limit.or(settings.ink_limit);
        settings.creep_mm = self.creep.unwrap_or(settings.creep_mm);
        if self.print_shop {
            settings.preset = PdfPreset::PrintShop;
        }
    }
}

impl BookOptions {
    /// Applies the font and picture options. Their paths are relative to the current folder, not to the booklet file.
    fn apply_files(&self, settings: &mut BookSettings) {
        let whole = |path: &PathBuf| std::path::absolute(path).unwrap_or_else(|_| path.clone()).display().to_string();
        if let Some(typeface) = self.typeface {
            settings.typeface = typeface.typeface();
            settings.font.clear();
            settings.bold_font.clear();
        }
        if let Some(font) = &self.font {
            settings.font = whole(font);
            settings.bold_font = self.bold_font.as_ref().map(whole).unwrap_or_default();
        }
        for (picture, file) in
            [(&mut settings.cover_picture, &self.cover_picture), (&mut settings.back_picture, &self.back_picture)]
        {
            if let Some(file) = file {
                picture.get_or_insert_default().file = whole(file);
            }
            if let Some(picture) = picture {
                picture.fit = self.picture_fit.map_or(picture.fit, FitName::fit);
                picture.room = self.picture_room.map_or(picture.room, PictureAreaName::room);
            }
        }
    }
}

/// The printer or device that a booklet is made for.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum TargetName {
    /// Kindle Direct Publishing.
    Kdp,
    /// IngramSpark.
    Ingram,
    /// A home or office printer.
    Office,
    /// Reading on screen.
    Screen,
}

impl TargetName {
    fn target(self) -> PrintTarget {
        match self {
            TargetName::Kdp => PrintTarget::Kdp,
            TargetName::Ingram => PrintTarget::Ingram,
            TargetName::Office => PrintTarget::Office,
            TargetName::Screen => PrintTarget::Screen,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum InkName {
    /// All colours.
    Colour,
    /// Shades of grey.
    Grey,
    /// Black only; tints become hatching.
    Black,
}

impl InkName {
    pub(super) fn mode(self) -> InkMode {
        match self {
            InkName::Colour => InkMode::Colour,
            InkName::Grey => InkMode::Grey,
            InkName::Black => InkMode::Black,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum FitName {
    Fill,
    Fit,
}

impl FitName {
    fn fit(self) -> Fit {
        match self {
            FitName::Fill => Fit::Fill,
            FitName::Fit => Fit::Fit,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum PictureAreaName {
    Middle,
    Page,
}

impl PictureAreaName {
    fn room(self) -> PictureArea {
        match self {
            PictureAreaName::Middle => PictureArea::Middle,
            PictureAreaName::Page => PictureArea::Page,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum TypefaceName {
    /// A sans-serif typeface.
    Inter,
    /// A serif typeface.
    NotoSerif,
    /// Atkinson Hyperlegible Next, for readers with low vision.
    Atkinson,
}

impl TypefaceName {
    fn typeface(self) -> Typeface {
        match self {
            TypefaceName::Inter => Typeface::Inter,
            TypefaceName::NotoSerif => Typeface::NotoSerif,
            TypefaceName::Atkinson => Typeface::Atkinson,
        }
    }
}

pub(super) fn parse_line(text: &str) -> Result<String, TextTooLongError> {
    printable(text.to_owned(), MAX_LETTERS_IN_A_LINE)
}

pub(super) fn parse_text(text: &str) -> Result<String, TextTooLongError> {
    printable(text.to_owned(), MAX_LETTERS_IN_A_TEXT)
}

/// Parses the name of a printing condition.
fn parse_condition(text: &str) -> Result<String, String> {
    if !text.trim().is_empty() && is_known_condition(text) {
        return Ok(text.trim().to_owned());
    }
    Err(format!("not in the ICC registry; the names are {}", CONDITIONS.join(", ")))
}

fn parse_bleed(text: &str) -> Result<f32, String> {
    match text.parse() {
        Ok(mm) if (0.0..=20.0).contains(&mm) => Ok(mm),
        _ => Err("the bleed must be 0 to 20 mm".to_owned()),
    }
}

fn parse_creep(text: &str) -> Result<f32, String> {
    match text.parse() {
        Ok(mm) if (0.0..=1.0).contains(&mm) => Ok(mm),
        _ => Err("the thickness must be 0 to 1 mm".to_owned()),
    }
}
