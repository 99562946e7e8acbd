//! The typesetter, which lays out the pages of a booklet in order.

use super::art::BookletAssets;
use super::code::QrLink;
use super::entry::BookEntry;
use super::plan::BookletPlan;
use super::settings::BookSettings;
use super::shortfall::FewerPerPage;
use super::slot::Slot;
use crate::scene::FontFamily;
use crate::sheet::leaf::Leaf;
use crate::sheet::paper::PageArea;
use crate::words::Message;

/// The placeholder for a page number that is not known yet.
const PLACEHOLDER_PAGE: u32 = 888;

/// The results of one round of typesetting, which the next round uses. Pages are given by their index from 0.
#[derive(Clone, PartialEq, Default)]
pub(super) struct RoundResults {
    /// The number of pages.
    pub page_count: usize,
    /// The page of each puzzle.
    pub puzzles: Vec<Option<usize>>,
    /// The page of each answer.
    pub answers: Vec<Option<usize>>,
    /// The rules, the sections, the answers, the messages and the credits, with their first pages.
    pub chapters: Vec<Chapter>,
    /// The shortfall if a page has fewer answers than requested.
    pub fewer_answers: Option<FewerPerPage>,
}

/// An entry of the table of contents.
#[derive(Clone, PartialEq)]
pub(super) struct Chapter {
    pub name: String,
    /// The first page, from 0.
    pub page: usize,
    /// The printed numbers of its puzzles, or an empty text if it has none.
    pub puzzles: String,
}

impl RoundResults {
    pub fn new(entries: usize) -> RoundResults {
        RoundResults { puzzles: vec![None; entries], answers: vec![None; entries], ..RoundResults::default() }
    }

    pub fn same_references(&self, other: &RoundResults) -> bool {
        self.puzzles == other.puzzles && self.answers == other.answers && self.chapters == other.chapters
    }
}

/// The state of typesetting, which lays out pages in order.
pub(super) struct Typesetter<'a> {
    pub settings: &'a BookSettings,
    pub entries: &'a [BookEntry],
    /// The contents of font and picture files.
    pub art: &'a BookletAssets,
    /// The font family.
    pub family: FontFamily,
    /// The puzzles in printing order.
    pub order: &'a [usize],
    pub numbers: &'a [u32],
    pub codes: &'a [Option<QrLink>],
    /// The puzzles on each page.
    pub pages: &'a [Vec<usize>],
    /// The results of the previous round.
    pub previous: &'a RoundResults,
    /// The results of this round.
    pub results: RoundResults,
    pub leaves: Vec<Leaf>,
    /// See [`super::Booklet::cut_title`].
    pub cut_title: Option<usize>,
}

impl<'a> Typesetter<'a> {
    pub fn new(
        settings: &'a BookSettings,
        entries: &'a [BookEntry],
        art: &'a BookletAssets,
        known: &'a RoundResults,
        plan: &'a BookletPlan,
    ) -> Typesetter<'a> {
        Typesetter {
            settings,
            entries,
            art,
            family: art.family.unwrap_or_else(|| settings.typeface.family()),
            order: &plan.order,
            numbers: &plan.numbers,
            codes: &plan.codes,
            pages: &plan.pages,
            previous: known,
            results: RoundResults::new(entries.len()),
            leaves: Vec::new(),
            cut_title: None,
        }
    }

    /// Returns the areas of the next page.
    pub fn next_area(&self) -> PageArea {
        // The gutter depends on the number of pages, which is known from the previous round.
        self.settings.setup().area(self.leaves.len(), self.previous.page_count)
    }

    /// Adds a new page.
    pub fn add_page(&mut self) -> &mut Leaf {
        self.leaves.push(Leaf::new(self.next_area()));
        self.leaves.last_mut().expect("a page was just added")
    }

    /// Returns a message in the language of the booklet.
    pub fn translate(&self, message: &Message) -> String {
        self.settings.text_language().translate(message)
    }

    pub fn type_factor(&self) -> f32 {
        if self.settings.large_print { 1.6 } else { 1.0 }
    }

    /// Records the start of a chapter and the first of its puzzles, for the table of contents and page headers.
    pub fn begin_chapter(&mut self, name: String, first: Option<usize>) {
        let puzzles = first.map(|first| self.numbers_of_section(first)).unwrap_or_default();
        self.results.chapters.push(Chapter { name, page: self.leaves.len(), puzzles });
    }

    /// Returns the printed numbers of the puzzles in the section that starts with this one.
    pub fn numbers_of_section(&self, first: usize) -> String {
        let own = self.order.iter().skip_while(|index| **index != first);
        let (mut last, mut before) = (first, None);
        for &index in own.take_while(|index| **index == first || self.entries[**index].section.is_none()) {
            (before, last) = (before.or(Some(index)), index);
        }
        let number = |index: usize| {
            self.settings.text_language().format_number(self.numbers.get(index).copied().unwrap_or_default())
        };
        let from = number(before.unwrap_or(first));
        let puzzles = Message::new("book-section-puzzles").with("first", from).with("last", number(last));
        self.settings.text_language().with_direction(self.translate(&puzzles))
    }

    /// Records that puzzles or answers are on the next page.
    pub fn record_pages(&mut self, slots: &[Slot], answers: bool) {
        let page = self.leaves.len();
        let pages = if answers { &mut self.results.answers } else { &mut self.results.puzzles };
        slots.iter().for_each(|slot| pages[slot.index] = Some(page));
    }

    /// Returns the printed page number that a puzzle or an answer refers to.
    pub fn reference(&self, index: usize, answer: bool) -> Option<u32> {
        let wanted = self.settings.page_references && self.settings.prints_page_numbers();
        let pages = if answer { &self.previous.puzzles } else { &self.previous.answers };
        if pages.is_empty() {
            // In the first round no page is known yet, so space is reserved for a long number.
            return wanted.then_some(PLACEHOLDER_PAGE).filter(|_| answer || self.settings.answers.is_some());
        }
        let page = pages.get(index).copied().flatten().filter(|_| wanted)?;
        u32::try_from(page + 1).ok()
    }

    /// Returns the name of the chapter that a page belongs to.
    pub fn chapter_of(&self, page: usize) -> &str {
        let before = self.results.chapters.iter().rev().find(|chapter| chapter.page <= page);
        before.map_or("", |chapter| chapter.name.as_str())
    }
}
