//! Booklets: many puzzles on pages, with everything else that a book contains.
//!
//! [`compose`] lays out the pages, and [`impose()`] arranges them on sheets for folding. [`BookSettings`], which is
//! also part of a booklet file, determines the contents of a booklet.

mod answer_caption;
mod answer_pages;
mod answers;
mod arrange;
mod art;
mod caption;
mod caption_below;
mod caption_side;
mod code;
mod contents;
mod continuation;
mod cover;
mod example_digits;
mod front_back_matter;
mod grid;
mod grids;
mod impose;
mod layouts;
mod page_filling;
mod per_page;
mod printer_marks;
mod row_packing;
mod rules;
mod running_heads;
mod settings;
mod sizes;
mod slot;
mod slot_layout;
mod stars;
mod typesetter;

use std::sync::{Arc, OnceLock};

use super::leaf::Leaf;
use super::numerals::in_language;
use crate::board::Filling;
use crate::puzzle::Puzzle;
use arrange::SlotBatch;
use code::{LinkCode, QrLink};
use typesetter::{RoundResults, Typesetter};

pub use art::{BookletAssets, CustomPicture, Fit, PagePicture, PictureArea, Typeface};
pub use code::MIN_MODULE_MM;
pub use impose::impose;
pub use per_page::{PerPage, PerPageError};
pub use printer_marks::{fronts_then_backs, with_marks};
pub use settings::BookSettings;

/// A puzzle of a booklet.
#[derive(Clone, PartialEq, Debug)]
pub struct BookEntry {
    /// The puzzle that is printed.
    pub puzzle: Puzzle,
    /// The title in the booklet, or `None` for that of the puzzle.
    pub title: Option<String>,
    /// The answer printed at the back. Preflight reports entries without one.
    pub answer: Option<Filling>,
    /// The number, unless it follows that of the previous puzzle.
    pub number: Option<u32>,
    /// The difficulty in the author's words.
    pub label: String,
    /// The author's own rules text, with one paragraph per line, instead of the generated one.
    pub rules: Option<String>,
    /// The heading of a section that starts with this puzzle.
    pub section: Option<String>,
    /// The difficulty in stars, from 0 to 5.
    pub stars: Option<u8>,
    /// A picture on the first page of its section.
    pub section_picture: Option<CustomPicture>,
    /// The web address of the puzzle, instead of the one made from the template in the settings.
    pub link: Option<String>,
    /// The stars according to its solving path, or `Some(None)` if the path does not reach the solution. The value is
    /// set when it becomes known, and is shared by copies of the entry.
    pub path_stars: Arc<OnceLock<Option<u8>>>,
    /// True if the puzzle's file has changed since the puzzle was proved, which preflight reports.
    pub has_changed: bool,
}

impl BookEntry {
    /// Creates an entry without an answer, numbered after the previous one.
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
            path_stars: Arc::default(),
            has_changed: false,
        }
    }

    /// Returns the printed title.
    pub fn title(&self) -> &str {
        let own = self.title.as_deref().filter(|title| !title.trim().is_empty());
        own.unwrap_or_else(|| self.puzzle.title())
    }
}

/// The pages of a booklet.
#[derive(Clone, PartialEq, Debug)]
pub struct Booklet {
    /// The pages in reading order, in millimetres.
    pub leaves: Vec<Leaf>,
    /// The number of each puzzle.
    pub numbers: Vec<u32>,
    /// The puzzles in the order in which they are printed.
    pub order: Vec<usize>,
    /// The page of each puzzle, from 0.
    pub pages: Vec<Option<usize>>,
    /// The first page, from 0, whose header contains a title that was cut.
    pub cut_title: Option<usize>,
    /// The puzzles with links that are too long for a QR code.
    pub too_long: Vec<usize>,
    /// The shortfall if some pages have fewer puzzles than requested.
    pub fewer: Option<FewerPerPage>,
    /// The shortfall if some pages have fewer answers than requested.
    pub fewer_answers: Option<FewerPerPage>,
}

/// Pages with fewer boards than requested, because the digits of that many boards would be too small to read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FewerPerPage {
    /// The requested number per page.
    pub requested: usize,
    /// The number of boards on pages with fewer.
    pub boards: usize,
    /// The largest number that fits on the page with the fewest.
    pub least: usize,
    /// The largest number that fits on the page with the most.
    pub most: usize,
}

impl FewerPerPage {
    /// Combines two shortfalls.
    fn with(self, other: FewerPerPage) -> FewerPerPage {
        FewerPerPage {
            requested: self.requested,
            boards: self.boards + other.boards,
            least: self.least.min(other.least),
            most: self.most.max(other.most),
        }
    }
}

/// Returns the numbers of puzzles printed in this order: the number that an entry states, or one more than the previous
/// one.
fn numbers(settings: &BookSettings, entries: &[BookEntry], order: &[usize]) -> Vec<u32> {
    let mut numbers = vec![0; entries.len()];
    let mut next = settings.first_number;
    for &index in order {
        numbers[index] = entries[index].number.unwrap_or(next);
        next = numbers[index].saturating_add(1);
    }
    numbers
}

/// Lays out a booklet that refers to no other files. The same puzzles and settings give the same pages.
pub fn compose(settings: &BookSettings, entries: &[BookEntry]) -> Booklet {
    compose_with(settings, entries, &BookletAssets::default())
}

/// Lays out a booklet, with the contents of the files named in its settings.
pub fn compose_with(settings: &BookSettings, entries: &[BookEntry], art: &BookletAssets) -> Booklet {
    let mut known = RoundResults { page_count: 1, ..RoundResults::default() };
    let linked = entries;
    let language = settings.text_language();
    // Links and numbers come from the original puzzles; the printed ones use the numerals of the booklet's language.
    let shown: Vec<BookEntry> = entries
        .iter()
        .filter(|_| language.format_number(0) != "0")
        .map(|entry| BookEntry { puzzle: in_language(&entry.puzzle, language).into_owned(), ..entry.clone() })
        .collect();
    let entries = if shown.is_empty() { entries } else { &shown };
    // A wider gutter can lead to more pages, and more pages to other page references, but this settles quickly.
    const MAX_ROUNDS: usize = 5;
    let mut planned: Option<(f32, BookletPlan)> = None;
    let mut composed = (Vec::new(), None);
    for _ in 0..MAX_ROUNDS {
        let width = settings.setup().area(0, known.page_count).content.width();
        // The plan depends on the width of pages, and is reused while that stays the same.
        let same = planned.take().filter(|(before, _)| *before == width);
        let plan = same.map_or_else(|| BookletPlan::new(settings, (entries, linked), art, &known), |(_, plan)| plan);
        let (leaves, found, cut_title) = Typesetter::new(settings, entries, art, &known, &plan).print();
        planned = Some((width, plan));
        let gutter = |pages| settings.gutter_mm.unwrap_or_else(|| settings.setup().needed_gutter_mm(pages));
        let settled = gutter(found.page_count) == gutter(known.page_count) && found.same_references(&known);
        let settled = settled && (found.page_count == known.page_count || !settings.shows_page_count());
        known = found;
        composed = (leaves, cut_title);
        if settled {
            break;
        }
    }
    let (leaves, cut_title) = composed;
    let BookletPlan { numbers, order, too_long, fewer, .. } =
        planned.map_or_else(BookletPlan::default, |(_, plan)| plan);
    let mut pages = vec![None; entries.len()];
    for (page, leaf) in leaves.iter().enumerate() {
        for index in leaf.parts.iter().filter_map(|part| part.puzzle) {
            // Answers have the index of their puzzle too, but come later.
            pages[index].get_or_insert(page);
        }
    }
    Booklet { leaves, numbers, order, pages, cut_title, too_long, fewer, fewer_answers: known.fewer_answers }
}

/// The order of puzzles, their pages and their numbers.
#[derive(Default)]
struct BookletPlan {
    order: Vec<usize>,
    numbers: Vec<u32>,
    codes: Vec<Option<QrLink>>,
    too_long: Vec<usize>,
    /// The puzzles on each page.
    pages: Vec<Vec<usize>>,
    fewer: Option<FewerPerPage>,
}

impl BookletPlan {
    /// Plans pages as wide as those of the previous round. `entries` are the puzzles as printed, `linked` the puzzles
    /// from which links are made.
    fn new(
        settings: &BookSettings,
        (entries, linked): (&[BookEntry], &[BookEntry]),
        art: &BookletAssets,
        known: &RoundResults,
    ) -> BookletPlan {
        let mut plan = BookletPlan::in_order(settings, linked, (0..entries.len()).collect());
        let typesetter = Typesetter::new(settings, entries, art, known, &plan);
        let (pages, fewer) = typesetter.plan_pages(&SlotBatch::puzzles(settings, typesetter.family));
        let order: Vec<usize> = pages.iter().flatten().copied().collect();
        // Puzzles that move forward change the numbers, and with them the links.
        if order != plan.order {
            plan = BookletPlan::in_order(settings, linked, order);
        }
        BookletPlan { pages, fewer, ..plan }
    }

    fn in_order(settings: &BookSettings, entries: &[BookEntry], order: Vec<usize>) -> BookletPlan {
        let numbers = numbers(settings, entries, &order);
        let (mut codes, mut too_long) = (Vec::new(), Vec::new());
        for (index, (entry, &number)) in entries.iter().zip(&numbers).enumerate() {
            codes.push(match QrLink::of(&settings.link, entry, number) {
                LinkCode::Code(code) => Some(code),
                LinkCode::None => None,
                LinkCode::TooLong => {
                    too_long.push(index);
                    None
                }
            });
        }
        BookletPlan { order, numbers, codes, too_long, ..BookletPlan::default() }
    }
}
