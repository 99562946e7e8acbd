//! The settings of a booklet.

use serde::{Deserialize, Serialize};

use super::art::{PagePicture, Typeface};
use super::per_page::PerPage;
use crate::sheet::ink_limit::InkLimit;
use crate::sheet::ink_mode::InkMode;
use crate::sheet::paper::{Binding, Margins, PageSetup, Paper};
use crate::sheet::pdf::{DEFAULT_CONDITION, PdfPreset};
use crate::sheet::target::PrintTarget;
use crate::words::Language;

/// The margins in large print, with space for the thumb and for large headers and footers.
const LARGE_MARGINS: Margins = Margins { top: 22.0, bottom: 24.0, outside: 16.0, inside: 18.0 };

/// The settings of a booklet: everything except its puzzles.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename = "booklet")]
pub struct BookSettings {
    /// The title on the cover and in page headers, or an empty text.
    pub title: String,
    /// The text below the title on the cover, or an empty text.
    pub subtitle: String,
    /// The author on the cover and in the metadata of the file, or an empty text.
    pub author: String,
    /// The language as a BCP 47 tag. It determines on which side the booklet is bound, and the language of all texts
    /// that are not the author's.
    pub language: String,
    /// The text of the last page, with one paragraph per line. If it is empty, there is no such page.
    pub credits: String,
    /// The text of the page behind the cover, with one paragraph per line. If it is empty, there is no such page.
    pub copyright: String,
    /// The text of the back cover, with one paragraph per line. Without text and picture, there is no such page.
    pub back: String,
    /// The template of page headers, with `{title}`, `{section}`, `{page}` and `{pages}`. If it is empty, left pages
    /// show the title and right pages the section.
    pub header: String,
    /// The template of page footers, as in [`BookSettings::header`]. If it is empty, they show the page number.
    pub footer: String,
    /// The trimmed page size, in portrait orientation.
    pub paper: Paper,
    /// True for landscape orientation.
    pub landscape: bool,
    /// The margins, or `None` for those that suit the paper.
    pub margins: Option<Margins>,
    /// The gutter, or `None` to derive it from the number of pages.
    pub gutter_mm: Option<f32>,
    /// The width of the bleed, or 0 for none.
    pub bleed_mm: f32,
    /// The number of puzzles per page.
    pub per_page: PerPage,
    /// True for a cover with title, subtitle and author.
    pub cover: bool,
    /// True for a table of contents that lists the sections.
    pub contents: bool,
    /// True for pages that explain the kinds of rules in the booklet.
    pub rules_page: bool,
    /// True to print the rules below each puzzle.
    pub rules_below: bool,
    /// The number of answers per page, or `None` for no answers at the back.
    pub answers: Option<PerPage>,
    /// True for page numbers on all pages except the cover.
    pub page_numbers: bool,
    /// True for page headers.
    pub running_title: bool,
    /// True to print the page of its answer with each puzzle and vice versa, provided that pages have numbers.
    pub page_references: bool,
    /// True to give puzzles without stars the stars of their solving paths.
    pub rated: bool,
    /// The number of the first puzzle.
    pub first_number: u32,
    /// True to print puzzles in the order of the booklet file even if a page stays half empty. Otherwise small boards
    /// may be moved forward, and puzzles are numbered in the order in which they are printed.
    pub keep_order: bool,
    /// The template of web addresses, with `{number}` or `{sudokupad}`, printed with each puzzle as a QR code. Empty
    /// for none.
    pub link: String,
    /// The typeface of letters and digits.
    pub typeface: Typeface,
    /// A custom font file to use instead, relative to the folder of the booklet file. Empty for none.
    pub font: String,
    /// The custom font file for semibold text. If it is empty, the regular one is used.
    pub bold_font: String,
    /// The picture on the front cover.
    pub cover_picture: Option<PagePicture>,
    /// The picture on the back cover.
    pub back_picture: Option<PagePicture>,
    /// True to print boards and type nearly twice as large.
    pub large_print: bool,
    /// True to add lines for notes where a puzzle leaves space on its page.
    pub notes: bool,
    /// True to print a dot for each digit in empty cells.
    pub dots: bool,
    /// True to print the setter's marks and cell colours.
    pub cell_marks: bool,
    /// True to print the source of each puzzle in its caption.
    pub sources: bool,
    /// True to print the messages to those who finish, after the answers.
    pub messages: bool,
    /// The inks that the printer has.
    pub ink: InkMode,
    /// The printing service if it is known, whose requirements determine margins, bleed and preflight.
    pub target: Option<PrintTarget>,
    /// The intended use of the file.
    pub preset: PdfPreset,
    /// True to write colours in the four inks of a press; files for a print shop always use these.
    pub cmyk: bool,
    /// The largest sum of the four inks at any point, or `None` for that of the target.
    pub ink_limit: Option<InkLimit>,
    /// The printing condition of a file for a print shop (see [`crate::sheet::pdf::DocumentInfo`]).
    pub condition: String,
    /// True to put two pages on each side, in the order for folding and stapling.
    pub saddle_stitch: bool,
    /// The thickness of the paper. Pages are moved inwards by as much as folding pushes them out.
    pub creep_mm: f32,
    /// True to print all fronts first, then all backs in the order of the turned stack.
    pub manual_duplex: bool,
    /// True for crop and fold marks outside the pages.
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
            sources: false,
            messages: false,
            ink: InkMode::Colour,
            target: None,
            preset: PdfPreset::Screen,
            cmyk: false,
            ink_limit: None,
            condition: DEFAULT_CONDITION.to_owned(),
            saddle_stitch: false,
            creep_mm: 0.0,
            manual_duplex: false,
            marks: false,
        }
    }
}

impl BookSettings {
    /// Returns the page setup according to these settings.
    pub fn setup(&self) -> PageSetup {
        let BookSettings { paper, landscape, gutter_mm, bleed_mm, target, .. } = *self;
        let margins = self.margins.or(self.large_print.then_some(LARGE_MARGINS));
        PageSetup { paper, landscape, margins, gutter_mm, bleed_mm, binding: self.binding(), target }
    }

    /// Returns the largest sum of the four inks at any point: the one that was set, or that of the target.
    pub fn ink_limit(&self) -> InkLimit {
        self.ink_limit.unwrap_or_else(|| self.target.map_or(InkLimit::USUAL, PrintTarget::ink_limit))
    }

    /// Returns the pictures and fonts that are named.
    pub fn files(&self) -> impl Iterator<Item = &str> {
        let pictures = [&self.cover_picture, &self.back_picture].into_iter().flatten().map(|picture| &picture.file);
        let files = pictures.chain([&self.font, &self.bold_font]);
        files.map(|file| file.trim()).filter(|file| !file.is_empty())
    }

    /// Returns these settings with the page setup of others: paper, arrangement, appearance, language and output.
    /// Texts, the first number, the link and the pictures belong to one booklet and stay the same.
    #[must_use]
    pub fn with_setup_of(self, other: BookSettings) -> BookSettings {
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

    /// Renames all files that are named, for instance when the booklet file moves to another folder.
    pub fn rename_files(&mut self, rename: impl Fn(&str) -> String) {
        let pictures = [&mut self.cover_picture, &mut self.back_picture].into_iter().flatten();
        let files = pictures.map(|picture| &mut picture.file);
        for file in files.chain([&mut self.font, &mut self.bold_font]).filter(|file| !file.trim().is_empty()) {
            *file = rename(file.trim());
        }
    }

    /// Applies the requirements of a target. Paper, ink and bleed stay the same.
    pub fn apply_target(&mut self, target: PrintTarget) {
        self.target = Some(target);
        (self.margins, self.gutter_mm) = (None, None);
        self.preset = if target.is_press() { PdfPreset::PrintShop } else { PdfPreset::Screen };
        if target.is_press() {
            // The cover is a file of its own, and single pages are printed.
            (self.cover, self.marks, self.saddle_stitch, self.manual_duplex) = (false, false, false, false);
        }
    }

    /// Returns whether headers or footers contain the page number.
    pub fn prints_page_numbers(&self) -> bool {
        let has_page = |template: &str| template.contains("{page}");
        let in_footer = self.page_numbers && (self.footer.trim().is_empty() || has_page(&self.footer));
        in_footer || self.running_title && has_page(&self.header)
    }

    /// Returns whether headers or footers contain the number of pages.
    pub(super) fn shows_page_count(&self) -> bool {
        self.header.contains("{pages}") || self.footer.contains("{pages}")
    }

    /// Returns the language of all texts that are not the author's, or English if the program is not translated into
    /// it.
    pub fn text_language(&self) -> Language {
        Language::of_tag(&self.language).unwrap_or_default()
    }

    /// Returns the binding, which is on the right for right-to-left languages.
    pub fn binding(&self) -> Binding {
        Binding::of_language(&self.language)
    }
}
