//! Slots on pages: a fixed number in rows and columns, or as many as fit in a good size.

use super::grid::Grid;
use super::plan::{self, Filling};
use super::shelves::Shelves;
use super::slot::{Look, Slot};
use super::typesetter::Typesetter;
use super::{BookSettings, PerPage, answers};
use crate::scene::{Area, Family, Ink, Weight};
use crate::sheet::column::{Column, Style, scene_of};
use crate::sheet::leaf::{Leaf, Role};
use crate::sheet::paper::Binding;
use crate::words::Message;

/// All puzzles or all answers.
pub(super) struct Batch {
    per_page: PerPage,
    look: Look,
    /// The chapter's name; that of the answers is printed.
    name: String,
    /// The size of a cell where as many boards as fit stand on a page.
    best_cell_mm: (f32, f32),
    /// A row of boards begins on this side.
    binding: Binding,
}

/// Cells are no larger than this, in large print than that; on a page that would be half empty they are enlarged to 40
/// points.
const MOST_CELL_MM: (f32, f32) = (14.0, 24.0);
/// What is good to write in, at least and at most.
const BEST_PUZZLE_CELL_MM: (f32, f32) = (6.0, 10.5);
const HEADING: Style = Style::new(15.0, 1.3, Weight::Semibold, Ink::Given);
const HEADING_GAP: f32 = 4.0;
/// White between boards: wider gaps look as if something were missing.
pub(super) const MOST_GAP_MM: f32 = 15.0;

impl Batch {
    /// The puzzles themselves.
    pub fn puzzles(settings: &BookSettings, family: Family) -> Batch {
        let large = settings.large_print;
        let look = Look {
            answer: false,
            large,
            rules: settings.rules_below,
            notes: settings.notes,
            dots: settings.dots,
            ink: settings.ink,
            language: settings.words(),
            family,
            most_cell_mm: if large { MOST_CELL_MM.1 } else { MOST_CELL_MM.0 },
            type_mm: 0.0,
            type_times: if large { 1.6 } else { 1.0 },
            side: false,
        };
        let best_cell_mm = if large { (MOST_CELL_MM.1, MOST_CELL_MM.1) } else { BEST_PUZZLE_CELL_MM };
        let name = settings.words().say(&Message::new("book-puzzles"));
        Batch { per_page: settings.per_page, look, name, best_cell_mm, binding: settings.binding() }
    }

    /// The answers at the back.
    pub fn answers(settings: &BookSettings, family: Family, per_page: PerPage) -> Batch {
        let large = settings.large_print;
        let look =
            Look { answer: true, rules: false, notes: false, dots: false, ..Batch::puzzles(settings, family).look };
        // Nobody writes into answers: their cells stay small even with one on a page.
        let look = Look { most_cell_mm: if large { 12.0 } else { 9.0 }, ..look };
        let name = settings.words().say(&Message::new("book-answers"));
        Batch { per_page, look, name, best_cell_mm: (0.0, 0.0), binding: settings.binding() }
    }

    fn filled(&self, content: Area) -> Filled {
        match self.per_page.shape(content) {
            Some(shape) => Filled::Grid(Grid { shape, content }),
            None => Filled::Shelves(Shelves { content, best_cell_mm: self.best_cell_mm }),
        }
    }
}

/// Whether a puzzle belongs to the section of the one before.
fn same_section(_before: &Slot, next: &Slot) -> bool {
    next.entry.section.is_none()
}

/// How a batch fills its pages.
enum Filled {
    Grid(Grid),
    Shelves(Shelves),
}

impl Filled {
    fn as_filling(&self) -> &dyn Filling {
        match self {
            Filled::Grid(grid) => grid,
            Filled::Shelves(shelves) => shelves,
        }
    }

    /// Lets the boards of each section have one scale.
    fn agree(&self, slots: &mut [Slot]) {
        match self {
            Filled::Grid(grid) => slots.chunk_by_mut(same_section).for_each(|section| grid.agree(section)),
            Filled::Shelves(_) => {}
        }
    }

    fn print(&self, slots: &[Slot], binding: Binding, leaf: &mut Leaf) {
        match self {
            Filled::Grid(grid) => grid.print(slots, binding, leaf),
            Filled::Shelves(shelves) => shelves.print(slots, binding, leaf),
        }
    }
}

/// The room at the same distance from the side where the book begins.
pub(super) fn on_side(room: Area, content: Area, binding: Binding) -> Area {
    match binding {
        Binding::Left => room,
        Binding::Right => {
            let left = content.min.x + content.max.x - room.max.x;
            Area::new(left, room.min.y, room.width(), room.height())
        }
    }
}

/// White between slots.
pub(super) fn gap(content: Area) -> f32 {
    (content.width().min(content.height()) * 0.05).clamp(4.0, 9.0)
}

impl<'a> Typesetter<'a> {
    /// What is to be printed of each puzzle, or of each that has an answer, in the order of printing.
    fn slots(&self, batch: &Batch) -> Vec<Slot<'a>> {
        let content = self.next_area().content;
        let type_mm = match batch.per_page.shape(content) {
            Some((cols, _)) => content.width() / cols as f32,
            // About two boards stand side by side.
            None => content.width() / 2.0,
        };
        let look = Look { type_mm, ..batch.look };
        let slot = |&index: &usize| {
            let (reference, code) = (self.reference(index, look.answer), self.codes[index].as_ref());
            Slot { index, entry: &self.entries[index], number: self.numbers[index], look, reference, code }
        };
        let order = self.order.iter().filter(|index| !look.answer || self.entries[**index].answer.is_some());
        order.map(slot).collect()
    }

    /// The pages of all puzzles, each as the puzzles on it, and each section on pages of its own.
    pub fn planned(&self, batch: &Batch) -> Vec<Vec<usize>> {
        let mut slots = self.slots(batch);
        let filled = batch.filled(self.next_area().content);
        filled.agree(&mut slots);
        let sections = slots.chunk_by(same_section);
        let pages = sections.flat_map(|section| plan::pages(section, filled.as_filling(), self.settings.keep_order));
        pages.map(|page| page.iter().map(|slot| slot.index).collect()).collect()
    }

    /// Prints all puzzles on the pages that were planned.
    pub fn puzzles(&mut self, batch: &Batch, pages: &[Vec<usize>]) {
        let mut slots = self.slots(batch);
        batch.filled(self.next_area().content).agree(&mut slots);
        let mut rest = &slots[..];
        for (number, page) in pages.iter().enumerate() {
            let (now, later) = rest.split_at(page.len());
            rest = later;
            if let Some(first) = now.first()
                && let Some(heading) = first.entry.section.as_deref()
            {
                self.section(heading, first.index);
            }
            let area = self.next_area();
            let mut leaf = Leaf::new(area);
            if number == 0 {
                leaf.add(Role::Chapter(batch.name.clone()), crate::scene::Scene::new(area.content), None);
            }
            batch.filled(area.content).print(now, batch.binding, &mut leaf);
            self.note_pages(now, false);
            self.leaves.push(leaf);
        }
    }

    /// Prints all answers.
    pub fn answers(&mut self, batch: &Batch) {
        let mut slots = self.slots(batch);
        if let Filled::Grid(grid) = batch.filled(self.next_area().content) {
            grid.agree(&mut slots);
        }
        let head = answers::head(&slots, self.next_area().content);
        let mut rest = &slots[..];
        while !rest.is_empty() {
            let area = self.next_area();
            let mut content = area.content;
            let mut leaf = Leaf::new(area);
            if rest.len() == slots.len() {
                content = self.open(batch, content, &mut leaf);
            }
            let taken = match batch.filled(content) {
                Filled::Grid(grid) => {
                    let most = grid.shape.0 * grid.shape.1;
                    let taken = rest.iter().take(most).take_while(|slot| grid.fits(slot)).count().max(1);
                    grid.print(&rest[..taken], batch.binding, &mut leaf);
                    taken
                }
                Filled::Shelves(_) => answers::print(rest, head, (content, area.content), batch.binding, &mut leaf),
            };
            self.note_pages(&rest[..taken], true);
            rest = &rest[taken..];
            self.leaves.push(leaf);
        }
    }

    /// Opens the answers, and gives what is left of the page below the heading.
    fn open(&self, batch: &Batch, content: Area, leaf: &mut Leaf) -> Area {
        let mut column = Column::within(content, self.family);
        column.paragraph(&HEADING.times(self.large()), &batch.name);
        column.space(HEADING_GAP);
        let used = column.y - content.min.y;
        let area = Area::new(content.min.x, content.min.y, content.width(), used);
        leaf.add(Role::Heading(1), scene_of(column.lines, area), None);
        Area::new(content.min.x, content.min.y + used, content.width(), content.height() - used)
    }
}

impl PerPage {
    /// Columns and rows: those that were told, or those that leave the largest square in each; None for the best fit.
    fn shape(self, content: Area) -> Option<(usize, usize)> {
        match self {
            PerPage::Shape { cols, rows } => Some((usize::from(cols), usize::from(rows))),
            PerPage::One
            | PerPage::Two
            | PerPage::Four
            | PerPage::Six
            | PerPage::Nine
            | PerPage::Twelve
            | PerPage::Best => self.count().map(|count| grid_shape(count, content)),
        }
    }
}

/// The columns and rows of `count` slots that leave the largest square in each.
fn grid_shape(count: usize, content: Area) -> (usize, usize) {
    let shapes = (1..=count).filter(|cols| count.is_multiple_of(*cols)).map(|cols| (cols, count / cols));
    let side = |&(cols, rows): &(usize, usize)| (content.width() / cols as f32).min(content.height() / rows as f32);
    shapes.max_by(|a, b| side(a).total_cmp(&side(b))).unwrap_or((1, 1))
}
