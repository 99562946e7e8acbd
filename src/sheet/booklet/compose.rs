//! The composition of a booklet: plans its pages, and prints them until the page numbers in the text are right.

use super::arrange::SlotBatch;
use super::art::BookletAssets;
use super::entry::BookEntry;
use super::plan::BookletPlan;
use super::settings::BookSettings;
use super::shortfall::FewerPerPage;
use super::typesetter::{RoundResults, Typesetter};
use super::{contents, cover, front_back_matter, rules};
use crate::sheet::leaf::Leaf;
use crate::sheet::numerals::in_language;
use crate::words::Message;

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
        let plan = same.map_or_else(|| plan_round(settings, (entries, linked), art, &known), |(_, plan)| plan);
        let (leaves, found, cut_title) = print(Typesetter::new(settings, entries, art, &known, &plan));
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

/// Plans pages as wide as those of the previous round. `entries` are the puzzles as printed, `linked` the puzzles
/// from which links are made.
fn plan_round(
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

/// Prints all parts of a booklet in order. Returns its pages, the results of the round, and the first page with a cut
/// title.
fn print(mut typesetter: Typesetter) -> (Vec<Leaf>, RoundResults, Option<usize>) {
    if typesetter.settings.cover {
        cover::front(&mut typesetter);
    }
    if !typesetter.settings.copyright.trim().is_empty() {
        front_back_matter::print_copyright(&mut typesetter);
    }
    let front = typesetter.leaves.len();
    if typesetter.settings.contents {
        contents::print(&mut typesetter);
    }
    if typesetter.settings.rules_page {
        let name = typesetter.translate(&Message::new("book-rules"));
        typesetter.begin_chapter(name, None);
        rules::rules_pages(&mut typesetter);
    }
    let first = typesetter.order.first().copied().filter(|first| typesetter.entries[*first].section.is_none());
    if let Some(first) = first {
        let name = typesetter.translate(&Message::new("book-puzzles"));
        typesetter.begin_chapter(name, Some(first));
    }
    typesetter.print_puzzles(&SlotBatch::puzzles(typesetter.settings, typesetter.family), typesetter.pages);
    if let Some(per_page) = typesetter.settings.answers {
        let name = typesetter.translate(&Message::new("book-answers"));
        typesetter.begin_chapter(name, None);
        typesetter.print_answers(&SlotBatch::answers(typesetter.settings, typesetter.family, per_page));
    }
    if front_back_matter::has_messages(&typesetter) {
        let name = typesetter.translate(&Message::new("book-messages"));
        typesetter.begin_chapter(name, None);
        front_back_matter::print_messages(&mut typesetter);
    }
    if !typesetter.settings.credits.trim().is_empty() {
        let name = typesetter.translate(&Message::new("book-credits"));
        typesetter.begin_chapter(name, None);
        front_back_matter::print_credits(&mut typesetter);
    }
    let inner = typesetter.leaves.len();
    let back = cover::has_back(&typesetter);
    // The back cover must be the last page of a folded sheet.
    if typesetter.settings.saddle_stitch {
        while !(typesetter.leaves.len() + usize::from(back)).is_multiple_of(4) {
            typesetter.add_page();
        }
    }
    if back {
        cover::back(&mut typesetter);
    }
    for index in front..inner {
        // A page that is empty because of the binding gets no header or footer.
        if !typesetter.leaves[index].parts.is_empty() {
            typesetter.add_running_heads(index);
        }
    }
    typesetter.results.page_count = typesetter.leaves.len();
    (typesetter.leaves, typesetter.results, typesetter.cut_title)
}
