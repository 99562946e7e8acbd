//! What an author decides about a booklet.

use std::fmt;
use std::str::FromStr;

use serde::de::{Deserializer, Error as _};
use serde::{Deserialize, Serialize, Serializer};

use crate::sheet::ink_mode::InkMode;
use crate::sheet::paper::{Binding, Margins, PageSetup, Paper};
use crate::sheet::pdf::{Preset, USUAL_CONDITION};
use crate::sheet::target::Target;
use crate::words::{Language, Message};

/// How many boards stand on a page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum PerPage {
    /// One.
    #[default]
    One,
    /// Two.
    Two,
    /// Four.
    Four,
    /// Six.
    Six,
    /// Nine.
    Nine,
    /// Twelve.
    Twelve,
    /// As many as fit in a size that is good to read.
    Best,
    /// So many columns and rows, from 1 to [`PerPage::MOST_SIDE`] each.
    Shape {
        /// Side by side.
        cols: u8,
        /// One below the other.
        rows: u8,
    },
}

impl PerPage {
    /// The most columns or rows.
    pub const MOST_SIDE: u8 = 8;

    /// Those that are offered, in their order.
    pub const ALL: [PerPage; 7] =
        [PerPage::One, PerPage::Two, PerPage::Four, PerPage::Six, PerPage::Nine, PerPage::Twelve, PerPage::Best];

    /// The number; None for the best fit.
    pub const fn count(self) -> Option<usize> {
        match self {
            PerPage::One => Some(1),
            PerPage::Two => Some(2),
            PerPage::Four => Some(4),
            PerPage::Six => Some(6),
            PerPage::Nine => Some(9),
            PerPage::Twelve => Some(12),
            PerPage::Best => None,
            PerPage::Shape { cols, rows } => Some(cols as usize * rows as usize),
        }
    }
}

/// Why a text is no number of boards on a page.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub struct PerPageError(String);

impl PerPageError {
    /// The reason, to be said in any language.
    pub fn message(&self) -> Message {
        Message::new("per-page-unknown").with("text", self.0.escape_debug().to_string())
    }
}

impl fmt::Display for PerPageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl FromStr for PerPage {
    type Err = PerPageError;

    fn from_str(text: &str) -> Result<PerPage, PerPageError> {
        let lower = text.trim().to_lowercase();
        let found = PerPage::ALL.into_iter().find(|it| it.to_string() == lower);
        let side = |text: &str| text.parse().ok().filter(|side| (1..=PerPage::MOST_SIDE).contains(side));
        let shape = || {
            let (cols, rows) = lower.split_once('x')?;
            Some(PerPage::Shape { cols: side(cols)?, rows: side(rows)? })
        };
        found.or_else(shape).ok_or_else(|| PerPageError(text.to_owned()))
    }
}

impl fmt::Display for PerPage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.count() {
            Some(count) => write!(f, "{count}"),
            None => f.write_str("best"),
        }
    }
}

impl Serialize for PerPage {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for PerPage {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<PerPage, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

/// All that is decided about a booklet but the puzzles in it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename = "booklet")]
pub struct BookSettings {
    /// On the cover and at the head of pages; may be empty, as the next two.
    pub title: String,
    /// Below the title on the cover.
    pub subtitle: String,
    /// On the cover, and what a reader of the file tells.
    pub author: String,
    /// The language of its words, as in BCP 47; it decides on which side the booklet is bound, and in which language
    /// the words are that are not the author's.
    pub language: String,
    /// Words on the last page, a paragraph a line; no such page where they are empty.
    pub credits: String,
    /// On the page behind the cover, a paragraph a line; no such page where they are empty.
    pub copyright: String,
    /// What stands at the head of pages, with `{title}`, `{section}`, `{page}` and `{pages}` in it; the title on pages
    /// on the left and the section on those on the right where it is empty.
    pub header: String,
    /// What stands at the foot of pages, as [`BookSettings::header`]; the page's number where it is empty.
    pub footer: String,
    /// A page as it is cut, upright.
    pub paper: Paper,
    /// The pages lie on their side.
    pub landscape: bool,
    /// None: what suits the paper.
    pub margins: Option<Margins>,
    /// None: from the number of pages.
    pub gutter_mm: Option<f32>,
    /// What is printed beyond the edges and cut off; 0: nothing.
    pub bleed_mm: f32,
    /// Puzzles on a page.
    pub per_page: PerPage,
    /// A cover with title, subtitle and author.
    pub cover: bool,
    /// A page with the sections and the pages on which they begin.
    pub contents: bool,
    /// A page that explains the kinds of rule in the booklet.
    pub rules_page: bool,
    /// The rules below each puzzle.
    pub rules_below: bool,
    /// None: no answers at the back.
    pub answers: Option<PerPage>,
    /// A number on every page but the cover.
    pub page_numbers: bool,
    /// The title on every page.
    pub running_title: bool,
    /// Puzzles name the page of their answer, and answers that of their puzzle, where pages have numbers.
    pub page_references: bool,
    /// Puzzles that have no stars get those of their solving paths.
    pub rated: bool,
    /// The number of the first puzzle.
    pub first_number: u32,
    /// Boards and type nearly twice as large.
    pub large_print: bool,
    /// Lines to write on, where a puzzle leaves room on its page.
    pub notes: bool,
    /// A dot for each digit in the empty cells.
    pub dots: bool,
    /// What the printer has.
    pub ink: InkMode,
    /// Who prints it, if that is known; margins, bleed and preflight go by what they ask for.
    pub target: Option<Target>,
    /// Who will open the file.
    pub preset: Preset,
    /// Colours are written as the four inks of a press, as always for a print shop.
    pub cmyk: bool,
    /// The printing condition of a file for a print shop (see [`crate::sheet::pdf::About`]).
    pub condition: String,
    /// Two pages a side, ordered so that the folded stack of sheets is the booklet.
    pub saddle_stitch: bool,
    /// How thick the paper is: what folding pushes out of a stapled booklet, the pages move in.
    pub creep_mm: f32,
    /// All fronts of sheets first, then all backs in the order in which the turned stack takes them.
    pub manual_duplex: bool,
    /// Marks beyond the edges of the page show where it is cut, and where sheets are folded.
    pub marks: bool,
}

impl Default for BookSettings {
    fn default() -> BookSettings {
        BookSettings {
            title: String::new(),
            subtitle: String::new(),
            author: String::new(),
            language: "en".to_owned(),
            credits: String::new(),
            copyright: String::new(),
            header: String::new(),
            footer: String::new(),
            paper: Paper::A4,
            landscape: false,
            margins: None,
            gutter_mm: None,
            bleed_mm: 0.0,
            per_page: PerPage::Two,
            cover: true,
            contents: false,
            rules_page: true,
            rules_below: false,
            answers: Some(PerPage::Best),
            page_numbers: true,
            running_title: true,
            page_references: true,
            rated: false,
            first_number: 1,
            large_print: false,
            notes: false,
            dots: false,
            ink: InkMode::Colour,
            target: None,
            preset: Preset::Screen,
            cmyk: false,
            condition: USUAL_CONDITION.to_owned(),
            saddle_stitch: false,
            creep_mm: 0.0,
            manual_duplex: false,
            marks: false,
        }
    }
}

impl BookSettings {
    /// How the pages are set up, as these settings say.
    pub fn setup(&self) -> PageSetup {
        let BookSettings { paper, landscape, margins, gutter_mm, bleed_mm, target, .. } = *self;
        PageSetup { paper, landscape, margins, gutter_mm, bleed_mm, binding: self.binding(), target }
    }

    /// Sets what a target asks for; paper, ink and whether anything bleeds stay as they are.
    pub fn made_for(&mut self, target: Target) {
        self.target = Some(target);
        (self.margins, self.gutter_mm) = (None, None);
        self.preset = if target.is_press() { Preset::PrintShop } else { Preset::Screen };
        if target.is_press() {
            self.saddle_stitch = false;
        }
    }

    /// Whether the number of all pages stands on pages.
    pub(super) fn tells_pages(&self) -> bool {
        self.header.contains("{pages}") || self.footer.contains("{pages}")
    }

    /// The language of all words that are not the author's; English where the program has no words of the booklet's.
    pub fn words(&self) -> Language {
        Language::of_tag(&self.language).unwrap_or_default()
    }

    /// Books of languages that are read from right to left are bound on the right.
    pub fn binding(&self) -> Binding {
        Binding::of_language(&self.language)
    }
}
