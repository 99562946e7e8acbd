//! A booklet: many puzzles on pages, with all that a book has around them.
//!
//! [`compose`] makes the pages; [`impose`] puts them on sheets to be folded. What a booklet is made of is decided by
//! [`BookSettings`], which a booklet's file holds too.

mod answers;
mod arrange;
mod contents;
mod icon;
mod impose;
mod marks;
mod matter;
mod rules;
mod settings;
mod shelves;
mod slot;
mod stars;

use std::sync::{Arc, OnceLock};

use crate::board::Filling;
use crate::puzzle::Puzzle;
use crate::scene::{Ink, Point, Weight};
use crate::words::Message;

use super::column::{Column, Line, Style, scene_of};
use super::leaf::{Leaf, Role};
use super::paper::PageArea;
use super::text;
use arrange::Batch;
use slot::Slot;

pub use impose::impose;
pub use marks::{fronts_then_backs, with_marks};
pub use settings::{BookSettings, PerPage, PerPageError};

/// A puzzle of a booklet.
#[derive(Clone, PartialEq, Debug)]
pub struct BookEntry {
    /// What is printed.
    pub puzzle: Puzzle,
    /// What is printed at the back; None: nothing, which preflight reports.
    pub answer: Option<Filling>,
    /// Its number, if it is not one more than that of the puzzle before.
    pub number: Option<u32>,
    /// How difficult it is, in the author's words.
    pub label: String,
    /// The author's own words in place of those made from the rules, a paragraph a line.
    pub rules: Option<String>,
    /// The heading of a section that begins with it.
    pub section: Option<String>,
    /// How difficult it is, in stars from 0 to 5.
    pub stars: Option<u8>,
    /// The stars that its solving path gives it, if that ends in the solution, once it is known: copies of the entry
    /// share it.
    pub rated: Arc<OnceLock<Option<u8>>>,
    /// Its file is not what was proved; preflight says so.
    pub changed: bool,
}

impl BookEntry {
    /// A puzzle without an answer, numbered after the one before.
    pub fn new(puzzle: Puzzle) -> BookEntry {
        BookEntry {
            puzzle,
            answer: None,
            number: None,
            label: String::new(),
            rules: None,
            section: None,
            stars: None,
            rated: Arc::default(),
            changed: false,
        }
    }
}

/// A booklet as pages.
#[derive(Clone, PartialEq, Debug)]
pub struct Booklet {
    /// The pages in the order they are read, in millimetres.
    pub leaves: Vec<Leaf>,
    /// The number of each puzzle.
    pub numbers: Vec<u32>,
    /// The page of each puzzle, from 0.
    pub pages: Vec<Option<usize>>,
    /// The first page, from 0, at whose head the title is cut.
    pub cut_title: Option<usize>,
}

/// The numbers of puzzles: each its own, or one more than the one before.
pub fn numbers(settings: &BookSettings, entries: &[BookEntry]) -> Vec<u32> {
    let mut next = settings.first_number;
    let number = |entry: &BookEntry| {
        let number = entry.number.unwrap_or(next);
        next = number.saturating_add(1);
        number
    };
    entries.iter().map(number).collect()
}

/// Sets the pages of a booklet. The same puzzles and settings give the same pages.
pub fn compose(settings: &BookSettings, entries: &[BookEntry]) -> Booklet {
    let numbers = numbers(settings, entries);
    let mut known = Known { pages: 1, ..Known::default() };
    // A wider gutter may take more pages, and other pages other references, but never so that this goes on.
    const MOST_ROUNDS: usize = 5;
    let mut composed = None;
    for _ in 0..MOST_ROUNDS {
        let typesetter = Typesetter {
            settings,
            entries,
            numbers: &numbers,
            known: &known,
            found: Known::new(entries.len()),
            leaves: Vec::new(),
            cut_title: None,
        };
        let (leaves, found, cut_title) = typesetter.print();
        let gutter = |pages| settings.gutter_mm.unwrap_or_else(|| settings.setup().needed_gutter_mm(pages));
        let settled = gutter(found.pages) == gutter(known.pages) && found.same_references(&known);
        let settled = settled && (found.pages == known.pages || !settings.tells_pages());
        known = found;
        composed = Some((leaves, cut_title));
        if settled {
            break;
        }
    }
    let (leaves, cut_title) = composed.unwrap_or_default();
    let mut pages = vec![None; entries.len()];
    for (page, leaf) in leaves.iter().enumerate() {
        for index in leaf.parts.iter().filter_map(|part| part.puzzle) {
            pages[index].get_or_insert(page);
        }
    }
    Booklet { leaves, numbers, pages, cut_title }
}

/// What one round of setting the pages tells the next: pages by their index from 0.
#[derive(Clone, PartialEq, Default)]
struct Known {
    /// How many pages there are.
    pages: usize,
    /// The page of each puzzle.
    puzzles: Vec<Option<usize>>,
    /// The page of each answer.
    answers: Vec<Option<usize>>,
    /// Where the rules, each section and the answers begin.
    chapters: Vec<(String, usize)>,
}

impl Known {
    fn new(entries: usize) -> Known {
        Known { pages: 0, puzzles: vec![None; entries], answers: vec![None; entries], chapters: Vec::new() }
    }

    fn same_references(&self, other: &Known) -> bool {
        self.puzzles == other.puzzles && self.answers == other.answers && self.chapters == other.chapters
    }
}

/// What sets the pages one after another.
struct Typesetter<'a> {
    settings: &'a BookSettings,
    entries: &'a [BookEntry],
    numbers: &'a [u32],
    /// What the round before found.
    known: &'a Known,
    /// What this round finds.
    found: Known,
    leaves: Vec<Leaf>,
    /// See [`Booklet::cut_title`].
    cut_title: Option<usize>,
}

const RUNNING: Style = Style::new(8.0, 1.3, Weight::Regular, Ink::Quiet);
const NUMBER: Style = Style::new(9.0, 1.3, Weight::Medium, Ink::Given);
/// The same in large print.
const LARGE_RUNNING: Style = Style::new(12.0, 1.1, Weight::Regular, Ink::Quiet);
const LARGE_NUMBER: Style = Style::new(14.0, 1.1, Weight::Semibold, Ink::Given);

impl Typesetter<'_> {
    fn print(mut self) -> (Vec<Leaf>, Known, Option<usize>) {
        if self.settings.cover {
            matter::cover(&mut self);
        }
        if !self.settings.copyright.trim().is_empty() {
            matter::copyright(&mut self);
        }
        let front = self.leaves.len();
        if self.settings.contents {
            contents::print(&mut self);
        }
        if self.settings.rules_page {
            let name = self.say(&Message::new("book-rules"));
            self.chapter(name);
            rules::rules_pages(&mut self);
        }
        if self.entries.first().is_some_and(|entry| entry.section.is_none()) {
            let name = self.say(&Message::new("book-puzzles"));
            self.chapter(name);
        }
        self.batch(Batch::puzzles(self.settings));
        if let Some(per_page) = self.settings.answers {
            let name = self.say(&Message::new("book-answers"));
            self.chapter(name);
            self.batch(Batch::answers(self.settings, per_page));
        }
        if !self.settings.credits.trim().is_empty() {
            let name = self.say(&Message::new("book-credits"));
            self.chapter(name);
            matter::credits(&mut self);
        }
        if self.settings.saddle_stitch {
            while !self.leaves.len().is_multiple_of(4) {
                self.turn();
            }
        }
        for index in front..self.leaves.len() {
            // A page left empty for the binding stays so.
            if !self.leaves[index].parts.is_empty() {
                self.furnish(index);
            }
        }
        self.found.pages = self.leaves.len();
        (self.leaves, self.found, self.cut_title)
    }

    /// Where the next page's content will stand.
    fn next_area(&self) -> PageArea {
        self.settings.setup().area(self.leaves.len(), self.known.pages)
    }

    /// Begins a new page.
    fn turn(&mut self) -> &mut Leaf {
        self.leaves.push(Leaf::new(self.next_area()));
        self.leaves.last_mut().expect("a page was just added")
    }

    /// A message in the language of the booklet.
    fn say(&self, message: &Message) -> String {
        self.settings.words().say(message)
    }

    fn large(&self) -> f32 {
        if self.settings.large_print { 1.6 } else { 1.0 }
    }

    /// Notes where a chapter begins, for the contents and the heads of pages.
    fn chapter(&mut self, name: String) {
        self.found.chapters.push((name, self.leaves.len()));
    }

    /// Notes where puzzles or answers stand: on the page that comes next.
    fn note_pages(&mut self, slots: &[Slot], answers: bool) {
        let page = self.leaves.len();
        let pages = if answers { &mut self.found.answers } else { &mut self.found.puzzles };
        slots.iter().for_each(|slot| pages[slot.index] = Some(page));
    }

    /// The page that a puzzle or an answer names, as it is printed.
    fn reference(&self, index: usize, answer: bool) -> Option<u32> {
        let wanted = self.settings.page_references && self.settings.page_numbers;
        let pages = if answer { &self.known.puzzles } else { &self.known.answers };
        let page = pages.get(index).copied().flatten().filter(|_| wanted)?;
        u32::try_from(page + 1).ok()
    }

    /// The chapter of a page.
    fn chapter_of(&self, page: usize) -> &str {
        let before = self.found.chapters.iter().rev().find(|(_, first)| *first <= page);
        before.map_or("", |(name, _)| name.as_str())
    }

    /// Begins a section on a page of its own.
    fn section(&mut self, heading: &str, first: usize) {
        let shown = heading.trim();
        if shown.is_empty() {
            return;
        }
        self.chapter(shown.to_owned());
        matter::section(self, shown, first);
    }

    /// What stands at the head and at the foot of a page, both on the outer side.
    fn furnish(&mut self, index: usize) {
        let (header, footer) = self.furniture(index);
        let large = self.settings.large_print;
        let cut = &mut self.cut_title;
        let leaf = &mut self.leaves[index];
        let area = leaf.area;
        let mut add = |style: &Style, words: &str, middle: f32| {
            let mut column = Column::within(area.content);
            column.paragraph(style, words);
            // One line: a longer title is cut to what fits.
            if column.lines.len() > 1 {
                cut.get_or_insert(index);
            }
            let Some(mut line) = column.lines.into_iter().next() else { return };
            let cap = text::cap_height(line.size, line.weight);
            line.at = outer(area, &line, middle + cap / 2.0);
            leaf.add(Role::Furniture, scene_of(vec![line], area.content), None);
        };
        let (running, number) = if large { (LARGE_RUNNING, LARGE_NUMBER) } else { (RUNNING, NUMBER) };
        add(&running, header.trim(), (area.safe.min.y + area.content.min.y) / 2.0);
        add(&number, footer.trim(), (area.safe.max.y + area.content.max.y) / 2.0);
    }

    /// The words at the head and at the foot of a page.
    fn furniture(&self, index: usize) -> (String, String) {
        let settings = self.settings;
        let (title, section) = (settings.title.trim(), self.chapter_of(index));
        let number = |number: usize| settings.words().number(u32::try_from(number).unwrap_or(u32::MAX));
        let filled = |template: &str| {
            let words = template.replace("{title}", title).replace("{section}", section);
            let words = words.replace("{pages}", &number(self.leaves.len())).replace("{page}", &number(index + 1));
            settings.words().line(words)
        };
        let header = match (settings.header.trim(), settings.running_title) {
            (_, false) => String::new(),
            ("", true) if self.leaves[index].area.right_hand && !section.is_empty() => section.to_owned(),
            ("", true) => title.to_owned(),
            (template, true) => filled(template),
        };
        let footer = match (settings.footer.trim(), settings.page_numbers) {
            (_, false) => String::new(),
            ("", true) => number(index + 1),
            (template, true) => filled(template),
        };
        (header, footer)
    }
}

/// Where a line starts that ends flush with the outer edge of the content.
fn outer(area: PageArea, line: &Line, y: f32) -> Point {
    let wide = text::width(&line.text, line.size, line.weight);
    let left = if area.right_hand { area.content.max.x - wide } else { area.content.min.x };
    let start = if text::is_right_to_left(&line.text) { left + wide } else { left };
    Point::new(start, y)
}
