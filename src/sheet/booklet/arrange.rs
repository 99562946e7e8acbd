//! The arrangement of slots on pages: a fixed number in rows and columns, or as many as fit in a good size.

use super::answers::AnswerLayout;
use super::front_back_matter::begin_section;
use super::grid::grid_shape;
use super::grids::PageGrids;
use super::page_filling;
use super::per_page::PerPage;
use super::row_packing::RowPacking;
use super::settings::BookSettings;
use super::shortfall::FewerPerPage;
use super::slot::{Slot, SlotStyle, board_bounds};
use super::typesetter::Typesetter;
use crate::scene::{Area, FontFamily, Ink, Scene, Weight};
use crate::sheet::column::{TextColumn, TypeStyle, scene_of};
use crate::sheet::leaf::{Leaf, Role};
use crate::sheet::paper::Binding;
use crate::words::Message;

/// All puzzles or all answers of a booklet.
pub(super) struct SlotBatch {
    per_page: PerPage,
    style: SlotStyle,
    /// The name of the chapter, which is printed only for the answers.
    name: String,
    /// The smallest and the largest good cell size, for pages that hold as many boards as fit.
    best_cell_mm: (f32, f32),
    /// The side on which a row of boards begins.
    binding: Binding,
}

/// The largest cells, normally and in large print. On a page that would be half empty, cells grow to 40 points.
const MAX_CELL_MM: (f32, f32) = (14.0, 24.0);
/// The smallest and the largest cells that are comfortable to write in.
const BEST_PUZZLE_CELL_MM: (f32, f32) = (6.0, 10.5);
const HEADING: TypeStyle = TypeStyle::new(15.0, 1.3, Weight::Semibold, Ink::Given);
const HEADING_GAP: f32 = 4.0;

impl SlotBatch {
    /// Creates the batch of puzzles.
    pub fn puzzles(settings: &BookSettings, family: FontFamily) -> SlotBatch {
        let large = settings.large_print;
        let look = SlotStyle {
            is_answer: false,
            is_large_print: large,
            prints_rules: settings.rules_below,
            notes: settings.notes,
            dots: settings.dots,
            cell_marks: settings.cell_marks,
            sources: settings.sources,
            ink: settings.ink,
            language: settings.text_language(),
            family,
            max_cell_mm: if large { MAX_CELL_MM.1 } else { MAX_CELL_MM.0 },
            section_cell_mm: 0.0,
            max_below_mm: None,
            type_width_mm: 0.0,
            type_factor: if large { 1.6 } else { 1.0 },
            may_have_side_caption: false,
            span: None,
        };
        let best_cell_mm = if large { (MAX_CELL_MM.1, MAX_CELL_MM.1) } else { BEST_PUZZLE_CELL_MM };
        let name = settings.text_language().translate(&Message::new("book-puzzles"));
        SlotBatch { per_page: settings.per_page, style: look, name, best_cell_mm, binding: settings.binding() }
    }

    /// Creates the batch of answers at the back.
    pub fn answers(settings: &BookSettings, family: FontFamily, per_page: PerPage) -> SlotBatch {
        let large = settings.large_print;
        let look = SlotStyle {
            is_answer: true,
            prints_rules: false,
            notes: false,
            dots: false,
            ..SlotBatch::puzzles(settings, family).style
        };
        // Nobody writes in answers, so their cells stay small even if a page has only one.
        let look = SlotStyle { max_cell_mm: if large { 12.0 } else { 9.0 }, cell_marks: false, ..look };
        let name = settings.text_language().translate(&Message::new("book-answers"));
        SlotBatch { per_page, style: look, name, best_cell_mm: (0.0, 0.0), binding: settings.binding() }
    }

    fn arrangement(&self, content: Area) -> PageArrangement {
        match PageGrids::new(self.per_page, content) {
            Some(grids) => PageArrangement::Grids(grids),
            None => PageArrangement::Rows(RowPacking { content, best_cell_mm: self.best_cell_mm }),
        }
    }
}

/// Returns whether a puzzle belongs to the section of the previous one.
fn is_same_section(_before: &Slot, next: &Slot) -> bool {
    next.entry.section.is_none()
}

/// The way in which a batch fills its pages.
enum PageArrangement {
    Grids(PageGrids),
    Rows(RowPacking),
}

impl PageArrangement {
    /// Distributes the puzzles of a section over pages.
    fn pages<'a>(&self, section: &mut [Slot<'a>], keep_order: bool) -> Vec<Vec<Slot<'a>>> {
        match self {
            PageArrangement::Grids(grids) => {
                grids.unify_cell_size(section);
                page_filling::fill_pages(section, grids, keep_order)
            }
            PageArrangement::Rows(shelves) => shelves.pages(section, keep_order),
        }
    }

    /// Gives the boards of a section a common scale; `pages` has the number of boards on each page.
    fn unify_cell_size(&self, section: &mut [Slot], pages: &[usize]) {
        match self {
            PageArrangement::Grids(grids) => grids.unify_cell_size(section),
            PageArrangement::Rows(shelves) => shelves.unify_cell_size(section, pages),
        }
    }

    fn print(&self, slots: &[Slot], binding: Binding, leaf: &mut Leaf) {
        match self {
            PageArrangement::Grids(grids) => grids.print(slots, binding, leaf),
            PageArrangement::Rows(shelves) => shelves.print(slots, binding, leaf),
        }
    }
}

impl<'a> Typesetter<'a> {
    /// Returns a slot for each puzzle, or in a batch of answers for each puzzle with an answer, in printing order.
    fn slots(&self, batch: &SlotBatch) -> Vec<Slot<'a>> {
        let content = self.next_area().content;
        let type_mm = match batch.per_page.shape(content) {
            Some((cols, _)) => content.width() / cols as f32,
            // About two boards are side by side.
            None => content.width() / 2.0,
        };
        let look = SlotStyle { type_width_mm: type_mm, ..batch.style };
        let slot = |&index: &usize| {
            let (reference, code) = (self.reference(index, look.is_answer), self.codes[index].as_ref());
            let (entry, number) = (&self.entries[index], self.numbers[index]);
            let picture = board_bounds(&entry.puzzle, look.is_answer);
            Slot {
                index,
                entry,
                number,
                style: look,
                reference,
                code,
                extent: picture,
                needed_size: (0.0, 0.0),
                needed_head: 0.0,
                page_grid_index: 0,
            }
        };
        let order = self.order.iter().filter(|index| !look.is_answer || self.entries[**index].answer.is_some());
        order.map(slot).collect()
    }

    /// Returns the puzzles on each page, with each section on pages of its own. Also returns the shortfall if some
    /// pages have fewer puzzles than requested.
    pub fn plan_pages(&self, batch: &SlotBatch) -> (Vec<Vec<usize>>, Option<FewerPerPage>) {
        let mut slots = self.slots(batch);
        let filled = batch.arrangement(self.next_area().content);
        let sections = slots.chunk_by_mut(is_same_section);
        let pages: Vec<Vec<Slot>> =
            sections.flat_map(|section| filled.pages(section, self.settings.keep_order)).collect();
        let fewer = match &filled {
            PageArrangement::Grids(grids) => grids.shortfall(&pages.concat()),
            PageArrangement::Rows(_) => None,
        };
        (pages.iter().map(|page| page.iter().map(|slot| slot.index).collect()).collect(), fewer)
    }

    /// Prints all puzzles on the planned pages.
    pub fn print_puzzles(&mut self, batch: &SlotBatch, pages: &[Vec<usize>]) {
        let mut slots = self.slots(batch);
        let filled = batch.arrangement(self.next_area().content);
        let mut counts = pages.iter().map(Vec::len);
        for section in slots.chunk_by_mut(is_same_section) {
            // The planned pages of this section. A page never holds puzzles of two sections.
            let mut left = section.len();
            let own: Vec<usize> = std::iter::from_fn(|| {
                let count = (left > 0).then(|| counts.next())??;
                left = left.saturating_sub(count);
                Some(count)
            })
            .collect();
            filled.unify_cell_size(section, &own);
        }
        let mut rest = &slots[..];
        for (number, page) in pages.iter().enumerate() {
            let (now, later) = rest.split_at(page.len());
            rest = later;
            if let Some(first) = now.first()
                && let Some(heading) = first.entry.section.as_deref()
            {
                begin_section(self, heading, first.index);
            }
            let area = self.next_area();
            let mut leaf = Leaf::new(area);
            if number == 0 {
                leaf.add(Role::Chapter(batch.name.clone()), crate::scene::Scene::new(area.content), None);
            }
            batch.arrangement(area.content).print(now, batch.binding, &mut leaf);
            self.record_pages(now, false);
            self.leaves.push(leaf);
            if let [alone] = now {
                self.print_continuation(alone);
            }
        }
    }

    /// Prints all answers.
    pub fn print_answers(&mut self, batch: &SlotBatch) {
        let slots = self.slots(batch);
        let whole = self.next_area().content;
        let heading_mm = self.heading(batch, whole).1.height();
        // Without page references, readers find answers by their order.
        let settings = self.settings;
        let keep_order = settings.keep_order || !(settings.page_references && settings.prints_page_numbers());
        let answers = AnswerLayout::new(&slots, batch.per_page, (whole, heading_mm), keep_order);
        self.results.fewer_answers = answers.shortfall(batch.per_page);
        for (page, held) in answers.pages().enumerate() {
            let area = self.next_area();
            let mut content = area.content;
            let mut leaf = Leaf::new(area);
            if page == 0 {
                let (heading, used) = self.heading(batch, content);
                leaf.add(Role::Heading(1), heading, None);
                content.min.y = used.max.y;
            }
            answers.print(&slots, page, content, batch.binding, &mut leaf);
            let held: Vec<Slot> = held.into_iter().map(|index| slots[index]).collect();
            self.record_pages(&held, true);
            self.leaves.push(leaf);
        }
    }

    /// Returns the heading of the answers, and the area it takes on a page.
    fn heading(&self, batch: &SlotBatch, content: Area) -> (Scene, Area) {
        let mut column = TextColumn::within(content, self.family);
        column.paragraph(&HEADING.scaled(self.type_factor()), &batch.name);
        column.space(HEADING_GAP);
        let area = Area::new(content.min.x, content.min.y, content.width(), column.y - content.min.y);
        (scene_of(column.lines, area), area)
    }
}

impl PerPage {
    /// Returns the number of columns and rows: the given ones, or those with the largest square for each slot. Returns
    /// `None` for the best fit.
    pub(super) fn shape(self, content: Area) -> Option<(usize, usize)> {
        match self {
            PerPage::Shape { cols, rows } => Some((usize::from(cols), usize::from(rows))),
            PerPage::One
            | PerPage::Two
            | PerPage::Four
            | PerPage::Six
            | PerPage::Nine
            | PerPage::Twelve
            | PerPage::Many(_)
            | PerPage::Best => self.count().map(|count| grid_shape(count, content)),
        }
    }
}
