//! What `export` and `book` are told about booklets; each option that is given changes one setting.

use clap::{Args, ValueEnum};

use crate::puzzle::{MOST_LETTERS_IN_A_LINE, MOST_LETTERS_IN_A_TEXT, TooLong, printable};
use crate::sheet::booklet::{BookSettings, PerPage};
use crate::sheet::pdf::Preset;
use crate::sheet::{CUSTOMARY_BLEED_MM, InkMode, Target};

#[derive(Args)]
#[command(next_help_heading = "Booklets")]
pub(super) struct BookOptions {
    /// Make it for a printer: margins, gutter, bleed, number of pages and the kind of file are what they ask for.
    #[arg(long = "for", value_name = "WHO", value_enum)]
    pub(super) made_for: Option<TargetName>,

    /// Boards on a page: 1, 2, 4, 6, 9, 12, any columns x rows such as 2x3, or best for as many as fit in a good size.
    #[arg(long, value_name = "N")]
    per_page: Option<PerPage>,

    /// Answers at the back, so many a page.
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
    /// Whether something is asked for that only booklets have.
    pub(super) fn wants_booklet(&self) -> bool {
        let numbers = self.per_page.is_some() || self.answers.is_some() || self.bleed.is_some();
        let words = self.title.is_some() || self.credits.is_some() || self.copyright.is_some();
        let pages = self.cover || self.rules_page || self.contents || self.saddle_stitch || self.manual_duplex;
        numbers || words || pages || self.made_for.is_some() || self.header.is_some() || self.footer.is_some()
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
