//! A booklet: many puzzles on pages, with all that a book has around them.
//!
//! [`compose`] makes the pages; [`impose`] puts them on sheets to be folded. What a booklet is made of is decided by
//! [`BookSettings`], which a booklet's file holds too.

mod answer_caption;
mod answer_pages;
mod answers;
mod arrange;
mod art;
mod below;
mod beside;
mod caption;
mod code;
mod contents;
mod cover;
mod furniture;
mod further;
mod grid;
mod grids;
mod icon;
mod impose;
mod layouts;
mod marks;
mod matter;
mod per_page;
mod placing;
mod plan;
mod rules;
mod settings;
mod shelves;
mod sizes;
mod slot;
mod stars;
mod typesetter;

use std::sync::{Arc, OnceLock};

use super::leaf::Leaf;
use super::numerals::in_language;
use crate::board::Filling;
use crate::puzzle::Puzzle;
use arrange::Batch;
use code::{Code, Linked};
use typesetter::{Known, Typesetter};

pub use art::{Art, Fit, OwnPicture, PagePicture, PictureRoom, Typeface};
pub use code::LEAST_MODULE_MM;
pub use impose::impose;
pub use marks::{fronts_then_backs, with_marks};
pub use per_page::{PerPage, PerPageError};
pub use settings::BookSettings;

/// A puzzle of a booklet.
#[derive(Clone, PartialEq, Debug)]
pub struct BookEntry {
    /// What is printed.
    pub puzzle: Puzzle,
    /// What it is called in the booklet; None: as the puzzle calls itself.
    pub title: Option<String>,
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
    /// A picture on the page on which its section begins.
    pub section_picture: Option<OwnPicture>,
    /// Where it is found on the net; the template of the settings makes it where there is none.
    pub link: Option<String>,
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
            title: None,
            answer: None,
            number: None,
            label: String::new(),
            rules: None,
            section: None,
            stars: None,
            section_picture: None,
            link: None,
            rated: Arc::default(),
            changed: false,
        }
    }

    /// The title that is printed.
    pub fn title(&self) -> &str {
        let own = self.title.as_deref().filter(|title| !title.trim().is_empty());
        own.unwrap_or_else(|| self.puzzle.title())
    }
}

/// A booklet as pages.
#[derive(Clone, PartialEq, Debug)]
pub struct Booklet {
    /// The pages in the order they are read, in millimetres.
    pub leaves: Vec<Leaf>,
    /// The number of each puzzle.
    pub numbers: Vec<u32>,
    /// The puzzles in the order in which they are printed.
    pub order: Vec<usize>,
    /// The page of each puzzle, from 0.
    pub pages: Vec<Option<usize>>,
    /// The first page, from 0, at whose head the title is cut.
    pub cut_title: Option<usize>,
    /// The puzzles whose link is too long for a code.
    pub too_long: Vec<usize>,
    /// Puzzles of which fewer stand on a page than were asked for.
    pub fewer: Option<FewerPerPage>,
    /// Answers of which fewer stand on a page than were asked for.
    pub fewer_answers: Option<FewerPerPage>,
}

/// Boards of which fewer stand on a page than were asked for, since their digits would be too small to read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FewerPerPage {
    /// The number that was asked for.
    pub wanted: usize,
    /// The number of boards on pages with fewer.
    pub boards: usize,
    /// On a page with the fewest of them, at most.
    pub least: usize,
    /// On a page with the most of them, at most.
    pub most: usize,
}

impl FewerPerPage {
    /// Both together.
    fn with(self, other: FewerPerPage) -> FewerPerPage {
        FewerPerPage {
            wanted: self.wanted,
            boards: self.boards + other.boards,
            least: self.least.min(other.least),
            most: self.most.max(other.most),
        }
    }
}

/// The numbers of puzzles that are printed in this order: each its own, or one more than the one before.
fn numbers(settings: &BookSettings, entries: &[BookEntry], order: &[usize]) -> Vec<u32> {
    let mut numbers = vec![0; entries.len()];
    let mut next = settings.first_number;
    for &index in order {
        numbers[index] = entries[index].number.unwrap_or(next);
        next = numbers[index].saturating_add(1);
    }
    numbers
}

/// Sets the pages of a booklet that refers to no other files. The same puzzles and settings give the same pages.
pub fn compose(settings: &BookSettings, entries: &[BookEntry]) -> Booklet {
    compose_with(settings, entries, &Art::default())
}

/// Sets the pages of a booklet, with what was read of the files that its settings name.
pub fn compose_with(settings: &BookSettings, entries: &[BookEntry], art: &Art) -> Booklet {
    let mut known = Known { pages: 1, ..Known::default() };
    let linked = entries;
    let language = settings.words();
    // Links and numbers are those of the puzzles as they are; what is printed speaks the language of the booklet.
    let shown: Vec<BookEntry> = entries
        .iter()
        .filter(|_| language.number(0) != "0")
        .map(|entry| BookEntry { puzzle: in_language(&entry.puzzle, language).into_owned(), ..entry.clone() })
        .collect();
    let entries = if shown.is_empty() { entries } else { &shown };
    // A wider gutter may take more pages, and other pages other references, but never so that this goes on.
    const MOST_ROUNDS: usize = 5;
    let mut planned: Option<(f32, Plan)> = None;
    let mut composed = (Vec::new(), None);
    for _ in 0..MOST_ROUNDS {
        let width = settings.setup().area(0, known.pages).content.width();
        let same = planned.take().filter(|(before, _)| *before == width);
        let plan = same.map_or_else(|| Plan::new(settings, (entries, linked), art, &known), |(_, plan)| plan);
        let (leaves, found, cut_title) = Typesetter::new(settings, entries, art, &known, &plan).print();
        planned = Some((width, plan));
        let gutter = |pages| settings.gutter_mm.unwrap_or_else(|| settings.setup().needed_gutter_mm(pages));
        let settled = gutter(found.pages) == gutter(known.pages) && found.same_references(&known);
        let settled = settled && (found.pages == known.pages || !settings.tells_pages());
        known = found;
        composed = (leaves, cut_title);
        if settled {
            break;
        }
    }
    let (leaves, cut_title) = composed;
    let Plan { numbers, order, too_long, fewer, .. } = planned.map_or_else(Plan::default, |(_, plan)| plan);
    let mut pages = vec![None; entries.len()];
    for (page, leaf) in leaves.iter().enumerate() {
        for index in leaf.parts.iter().filter_map(|part| part.puzzle) {
            pages[index].get_or_insert(page);
        }
    }
    Booklet { leaves, numbers, order, pages, cut_title, too_long, fewer, fewer_answers: known.fewer_answers }
}

/// In which order the puzzles are printed, on which pages, and under which numbers.
#[derive(Default)]
struct Plan {
    order: Vec<usize>,
    numbers: Vec<u32>,
    codes: Vec<Option<Code>>,
    too_long: Vec<usize>,
    /// The puzzles of each page.
    pages: Vec<Vec<usize>>,
    fewer: Option<FewerPerPage>,
}

impl Plan {
    /// The plan for pages as wide as those of the round before: entries as they are printed, and as links tell them.
    fn new(settings: &BookSettings, (entries, linked): (&[BookEntry], &[BookEntry]), art: &Art, known: &Known) -> Plan {
        let mut plan = Plan::in_order(settings, linked, (0..entries.len()).collect());
        let typesetter = Typesetter::new(settings, entries, art, known, &plan);
        let (pages, fewer) = typesetter.planned(&Batch::puzzles(settings, typesetter.family));
        let order: Vec<usize> = pages.iter().flatten().copied().collect();
        if order != plan.order {
            plan = Plan::in_order(settings, linked, order);
        }
        Plan { pages, fewer, ..plan }
    }

    fn in_order(settings: &BookSettings, entries: &[BookEntry], order: Vec<usize>) -> Plan {
        let numbers = numbers(settings, entries, &order);
        let (mut codes, mut too_long) = (Vec::new(), Vec::new());
        for (index, (entry, &number)) in entries.iter().zip(&numbers).enumerate() {
            codes.push(match Code::of(&settings.link, entry, number) {
                Linked::Code(code) => Some(code),
                Linked::None => None,
                Linked::TooLong => {
                    too_long.push(index);
                    None
                }
            });
        }
        Plan { order, numbers, codes, too_long, ..Plan::default() }
    }
}
