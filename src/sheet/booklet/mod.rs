//! A booklet: many puzzles on pages, with all that a book has around them.
//!
//! [`compose`] makes the pages; [`impose`] puts them on sheets to be folded. What a booklet is made of is decided by
//! [`BookSettings`], which a booklet's file holds too.

mod arrange;
mod impose;
mod matter;
mod settings;
mod slot;

use crate::board::Filling;
use crate::puzzle::Puzzle;
use crate::scene::{Ink, Point, Weight};
use crate::words::Message;

use super::column::{Column, Line, Style, scene_of};
use super::leaf::{Leaf, Role};
use super::paper::PageArea;
use super::text;
use arrange::Batch;

pub use impose::impose;
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
    /// An address, printed as a QR code.
    pub link: Option<String>,
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
            link: None,
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
    let mut pages = 1;
    // A wider gutter may take more pages, but never so many that this goes on.
    const MOST_ROUNDS: usize = 4;
    let (mut leaves, mut cut_title) = (Vec::new(), None);
    for _ in 0..MOST_ROUNDS {
        let blank = Typesetter { settings, entries, numbers: &numbers, pages, leaves: Vec::new(), cut_title: None };
        (leaves, cut_title) = blank.print();
        let gutter = |pages| settings.setup().needed_gutter_mm(pages);
        if settings.gutter_mm.is_some() || gutter(leaves.len()) == gutter(pages) {
            break;
        }
        pages = leaves.len();
    }
    let mut pages = vec![None; entries.len()];
    for (page, leaf) in leaves.iter().enumerate() {
        for index in leaf.parts.iter().filter_map(|part| part.puzzle) {
            pages[index].get_or_insert(page);
        }
    }
    Booklet { leaves, numbers, pages, cut_title }
}

/// What sets the pages one after another.
struct Typesetter<'a> {
    settings: &'a BookSettings,
    entries: &'a [BookEntry],
    numbers: &'a [u32],
    /// How many pages the booklet has, as far as it is known.
    pages: usize,
    leaves: Vec<Leaf>,
    /// See [`Booklet::cut_title`].
    cut_title: Option<usize>,
}

const RUNNING: Style = Style::new(8.0, 1.3, Weight::Regular, Ink::Quiet);
const NUMBER: Style = Style::new(9.0, 1.3, Weight::Medium, Ink::Given);

impl Typesetter<'_> {
    fn print(mut self) -> (Vec<Leaf>, Option<usize>) {
        if self.settings.cover {
            matter::cover(&mut self);
        }
        let front = self.leaves.len();
        if self.settings.rules_page {
            matter::rules_pages(&mut self);
        }
        self.batch(Batch::puzzles(self.settings));
        if let Some(per_page) = self.settings.answers {
            self.batch(Batch::answers(self.settings, per_page));
        }
        if !self.settings.credits.trim().is_empty() {
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
        (self.leaves, self.cut_title)
    }

    /// Where the next page's content will stand.
    fn next_area(&self) -> PageArea {
        self.settings.setup().area(self.leaves.len(), self.pages)
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
        if self.settings.large_print { 1.5 } else { 1.0 }
    }

    /// The page's number below and the book's title above, both on the outer side.
    fn furnish(&mut self, index: usize) {
        let number = self.settings.words().number(u32::try_from(index + 1).unwrap_or(u32::MAX));
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
        if self.settings.running_title {
            add(&RUNNING, self.settings.title.trim(), (area.safe.min.y + area.content.min.y) / 2.0);
        }
        if self.settings.page_numbers {
            add(&NUMBER, &number, (area.safe.max.y + area.content.max.y) / 2.0);
        }
    }
}

/// Where a line starts that ends flush with the outer edge of the content.
fn outer(area: PageArea, line: &Line, y: f32) -> Point {
    let wide = text::width(&line.text, line.size, line.weight);
    let left = if area.right_hand { area.content.max.x - wide } else { area.content.min.x };
    let start = if text::is_right_to_left(&line.text) { left + wide } else { left };
    Point::new(start, y)
}
