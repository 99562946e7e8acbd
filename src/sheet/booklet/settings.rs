//! What an author decides about a booklet.

use serde::{Deserialize, Serialize};

use super::PerPage;
use super::art::{PagePicture, Typeface};
use crate::sheet::ink_mode::InkMode;
use crate::sheet::paper::{Binding, Margins, PageSetup, Paper};
use crate::sheet::pdf::{Preset, USUAL_CONDITION};
use crate::sheet::target::Target;
use crate::words::Language;

/// The margins of large print: room for the thumb, and for heads and feet of large type.
const LARGE_MARGINS: Margins = Margins { top: 22.0, bottom: 24.0, outside: 16.0, inside: 18.0 };

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
    /// Words on a page behind all others, a paragraph a line; no such page where there are none, and no picture.
    pub back: String,
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
    /// Puzzles are printed in the order of the project even where a page stays half empty; otherwise small boards are
    /// drawn forward, and numbered as they stand.
    pub keep_order: bool,
    /// Where puzzles are found on the net, with `{number}` or `{sudokupad}` in it: printed beside each puzzle as a QR
    /// code. Nothing where it is empty.
    pub link: String,
    /// What letters and digits are set in.
    pub typeface: Typeface,
    /// A font file of one's own in place of it, seen from the folder of the booklet's file; none where it is empty.
    pub font: String,
    /// The same for what is set semibold; the other font where it is empty.
    pub bold_font: String,
    /// On the first page.
    pub cover_picture: Option<PagePicture>,
    /// On the last page.
    pub back_picture: Option<PagePicture>,
    /// Boards and type nearly twice as large.
    pub large_print: bool,
    /// Lines to write on, where a puzzle leaves room on its page.
    pub notes: bool,
    /// A dot for each digit in the empty cells.
    pub dots: bool,
    /// The setter's marks and colours of cells.
    pub cell_marks: bool,
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
            back: String::new(),
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
            keep_order: false,
            link: String::new(),
            typeface: Typeface::default(),
            font: String::new(),
            bold_font: String::new(),
            cover_picture: None,
            back_picture: None,
            large_print: false,
            notes: false,
            dots: false,
            cell_marks: false,
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
        let BookSettings { paper, landscape, gutter_mm, bleed_mm, target, .. } = *self;
        let margins = self.margins.or(self.large_print.then_some(LARGE_MARGINS));
        PageSetup { paper, landscape, margins, gutter_mm, bleed_mm, binding: self.binding(), target }
    }

    /// The pictures and fonts that it names.
    pub fn files(&self) -> impl Iterator<Item = &str> {
        let pictures = [&self.cover_picture, &self.back_picture].into_iter().flatten().map(|picture| &picture.file);
        let files = pictures.chain([&self.font, &self.bold_font]);
        files.map(|file| file.trim()).filter(|file| !file.is_empty())
    }

    /// These settings with the page set-up of others: paper, arrangement, looks, language and how it is printed. Words,
    /// the first number, the link and pictures, which belong to one booklet, stay.
    #[must_use]
    pub fn set_up_as(self, other: BookSettings) -> BookSettings {
        BookSettings {
            title: self.title,
            subtitle: self.subtitle,
            author: self.author,
            credits: self.credits,
            copyright: self.copyright,
            back: self.back,
            first_number: self.first_number,
            link: self.link,
            cover_picture: self.cover_picture,
            back_picture: self.back_picture,
            ..other
        }
    }

    /// Renames all files that it names, such as from one folder to another.
    pub fn rename_files(&mut self, rename: impl Fn(&str) -> String) {
        let pictures = [&mut self.cover_picture, &mut self.back_picture].into_iter().flatten();
        let files = pictures.map(|picture| &mut picture.file);
        for file in files.chain([&mut self.font, &mut self.bold_font]).filter(|file| !file.trim().is_empty()) {
            *file = rename(file.trim());
        }
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
