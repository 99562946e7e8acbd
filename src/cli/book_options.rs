//! What `export` and `book` are told about booklets; each option that is given changes one setting.

use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};

use crate::puzzle::{MOST_LETTERS_IN_A_LINE, MOST_LETTERS_IN_A_TEXT, TooLong, printable};
use crate::sheet::booklet::{BookSettings, Fit, PerPage, PictureRoom, Typeface};
use crate::sheet::pdf::Preset;
use crate::sheet::{CUSTOMARY_BLEED_MM, InkMode, Target};

mod given;

#[derive(Args)]
#[command(next_help_heading = "Booklets")]
pub(super) struct BookOptions {
    /// Make it for a printer: margins, gutter, bleed, number of pages and the kind of file are what they ask for.
    #[arg(long = "for", value_name = "WHO", value_enum)]
    pub(super) made_for: Option<TargetName>,

    /// Boards on a page: 1 to 64, any columns x rows such as 2x3, or best for as many as fit in a good size.
    #[arg(long, value_name = "N")]
    per_page: Option<PerPage>,

    /// Answers at the back, so many a page: 1 to 64, columns x rows, or best for as many as can be read.
    #[arg(long, value_name = "N", num_args = 0..=1, default_missing_value = "best")]
    answers: Option<PerPage>,

    /// No answers at the back.
    #[arg(long, conflicts_with = "answers")]
    no_answers: bool,

    /// The title of the booklet.
    #[arg(long, value_name = "WORDS", value_parser = parse_line)]
    title: Option<String>,

    /// A line below the title.
    #[arg(long, value_name = "WORDS", value_parser = parse_line)]
    subtitle: Option<String>,

    /// Who made the booklet.
    #[arg(long, value_name = "WORDS", value_parser = parse_line)]
    author: Option<String>,

    /// Begin with a cover page.
    #[arg(long)]
    cover: bool,

    /// A page with the sections and the pages on which they begin.
    #[arg(long)]
    contents: bool,

    /// A page that explains the kinds of rule.
    #[arg(long)]
    rules_page: bool,

    /// The rules below each puzzle.
    #[arg(long)]
    rules_below: bool,

    /// Say of each puzzle how hard it is, in stars and a word, by its solving path, where its author has not.
    #[arg(long)]
    pub(super) stars: bool,

    /// Words on the page behind the title, such as who may copy what.
    #[arg(long, value_name = "WORDS", value_parser = parse_text)]
    copyright: Option<String>,

    /// Words on a page behind all others.
    #[arg(long, value_name = "WORDS", value_parser = parse_text)]
    back: Option<String>,

    /// A PNG, JPEG or WebP picture on the cover.
    #[arg(long, value_name = "FILE")]
    cover_picture: Option<PathBuf>,

    /// A picture on the last page.
    #[arg(long, value_name = "FILE")]
    back_picture: Option<PathBuf>,

    /// Whether these pictures fill their room, and are cut, or fit into it; fill as usual.
    #[arg(long, value_name = "HOW", value_enum)]
    picture_fit: Option<FitName>,

    /// Whether these pictures stand in the middle of the page or take all of it; middle as usual.
    #[arg(long, value_name = "WHERE", value_enum)]
    picture_room: Option<RoomName>,

    /// The typeface.
    #[arg(long, value_name = "NAME", value_enum)]
    typeface: Option<TypefaceName>,

    /// A font file in place of it, which is embedded.
    #[arg(long, value_name = "FILE", conflicts_with = "typeface")]
    font: Option<PathBuf>,

    /// The font file of what is semibold.
    #[arg(long, value_name = "FILE", requires = "font")]
    bold_font: Option<PathBuf>,

    /// Print a QR code to a link beside each puzzle, with {number} or {sudokupad} in it.
    #[arg(long, value_name = "LINK", value_parser = parse_line)]
    link: Option<String>,

    /// Draw no small board forward to fill a page.
    #[arg(long)]
    keep_order: bool,

    /// Words on a last page.
    #[arg(long, value_name = "WORDS", value_parser = parse_text)]
    credits: Option<String>,

    /// What stands at the head of pages, with {title}, {section}, {page} and {pages} in it.
    #[arg(long, value_name = "WORDS", value_parser = parse_line)]
    header: Option<String>,

    /// What stands at the foot of pages, as the header; {page} as usual.
    #[arg(long, value_name = "WORDS", value_parser = parse_line)]
    footer: Option<String>,

    /// Let colour run over the edge by so many millimetres (without a number an eighth of an inch).
    #[arg(long, value_name = "MM", num_args = 0..=1, value_parser = parse_bleed)]
    bleed: Option<Option<f32>>,

    /// Make a file that print shops take: PDF/X-1a, in greys or in four inks with black alone for text and lines.
    #[arg(long)]
    pub(super) print_shop: bool,

    /// Write colours as the four inks of a press, as --print-shop always does.
    #[arg(long)]
    pub(super) cmyk: bool,

    /// The printing condition of a file for a print shop, as in the registry of the ICC; FOGRA39 as usual.
    #[arg(long, value_name = "NAME", value_parser = parse_line)]
    pub(super) condition: Option<String>,

    /// Marks where the paper is cut and folded.
    #[arg(long)]
    marks: bool,

    /// Two pages a side, ordered to be folded and stapled.
    #[arg(long)]
    saddle_stitch: bool,

    /// How thick the paper is, in millimetres: pages of a stapled booklet move by as much as the fold pushes them out.
    #[arg(long, value_name = "MM", value_parser = parse_creep)]
    creep: Option<f32>,

    /// All fronts, then all backs in the order in which the turned stack takes them.
    #[arg(long)]
    manual_duplex: bool,
}

impl BookOptions {
    /// The pictures and fonts that are named.
    pub(super) fn files(&self) -> impl Iterator<Item = &Path> {
        let files = [&self.cover_picture, &self.back_picture, &self.font, &self.bold_font];
        files.into_iter().flatten().map(PathBuf::as_path)
    }

    /// Changes what is asked for, and leaves the rest.
    pub(super) fn apply(&self, settings: &mut BookSettings) {
        if let Some(target) = self.made_for {
            settings.made_for(target.target());
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
            settings.bleed_mm = bleed.unwrap_or(CUSTOMARY_BLEED_MM);
        }
        settings.creep_mm = self.creep.unwrap_or(settings.creep_mm);
        if self.print_shop {
            settings.preset = Preset::PrintShop;
        }
    }
}

impl BookOptions {
    /// Sets what is told of fonts and pictures. Their files are named as seen from here, not from the project.
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
                picture.room = self.picture_room.map_or(picture.room, RoomName::room);
            }
        }
    }
}

/// Who prints it.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum TargetName {
    /// Kindle Direct Publishing.
    Kdp,
    /// IngramSpark.
    Ingram,
    /// A printer at home or in an office.
    Office,
    /// Nobody: it is read on a screen.
    Screen,
}

impl TargetName {
    fn target(self) -> Target {
        match self {
            TargetName::Kdp => Target::Kdp,
            TargetName::Ingram => Target::Ingram,
            TargetName::Office => Target::Office,
            TargetName::Screen => Target::Screen,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(super) enum InkName {
    Colour,
    Grey,
    /// Black alone: tints become hatches.
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
enum RoomName {
    Middle,
    Page,
}

impl RoomName {
    fn room(self) -> PictureRoom {
        match self {
            RoomName::Middle => PictureRoom::Middle,
            RoomName::Page => PictureRoom::Page,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum TypefaceName {
    /// Without serifs.
    Inter,
    /// With serifs.
    NotoSerif,
    /// Atkinson Hyperlegible Next, for readers who see badly.
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

pub(super) fn parse_line(text: &str) -> Result<String, TooLong> {
    printable(text.to_owned(), MOST_LETTERS_IN_A_LINE)
}

pub(super) fn parse_text(text: &str) -> Result<String, TooLong> {
    printable(text.to_owned(), MOST_LETTERS_IN_A_TEXT)
}

fn parse_bleed(text: &str) -> Result<f32, String> {
    match text.parse() {
        Ok(mm) if (0.0..=20.0).contains(&mm) => Ok(mm),
        _ => Err("a bleed is 0 to 20 mm wide".to_owned()),
    }
}

fn parse_creep(text: &str) -> Result<f32, String> {
    match text.parse() {
        Ok(mm) if (0.0..=1.0).contains(&mm) => Ok(mm),
        _ => Err("paper is 0 to 1 mm thick".to_owned()),
    }
}
