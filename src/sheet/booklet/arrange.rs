//! Slots on pages: a fixed number in rows and columns, or as many as fit in a good size.

use std::collections::BTreeMap;

use super::shelves::print_shelves;
use super::slot::{Look, Slot};
use super::{BookSettings, PerPage, Typesetter, answers};
use crate::scene::Area;
use crate::scene::{Ink, Weight};
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
const BEST_PUZZLE_CELL_MM: (f32, f32) = (6.0, 9.0);
const HEADING: Style = Style::new(15.0, 1.3, Weight::Semibold, Ink::Given);
const HEADING_GAP: f32 = 4.0;
/// White between boards: wider gaps look as if something were missing.
pub(super) const MOST_GAP_MM: f32 = 15.0;

impl Batch {
    /// The puzzles themselves.
    pub fn puzzles(settings: &BookSettings) -> Batch {
        let large = settings.large_print;
        let look = Look {
            answer: false,
            large,
            rules: settings.rules_below,
            notes: settings.notes,
            dots: settings.dots,
            ink: settings.ink,
            language: settings.words(),
            most_cell_mm: if large { MOST_CELL_MM.1 } else { MOST_CELL_MM.0 },
            type_mm: 0.0,
            type_times: if large { 1.6 } else { 1.0 },
        };
        let best_cell_mm = if large { (MOST_CELL_MM.1, MOST_CELL_MM.1) } else { BEST_PUZZLE_CELL_MM };
        let name = settings.words().say(&Message::new("book-puzzles"));
        Batch { per_page: settings.per_page, look, name, best_cell_mm, binding: settings.binding() }
    }

    /// The answers at the back.
    pub fn answers(settings: &BookSettings, per_page: PerPage) -> Batch {
        let large = settings.large_print;
        let look = Look { answer: true, rules: false, notes: false, dots: false, ..Batch::puzzles(settings).look };
        // Nobody writes into answers: their cells stay small even with one on a page.
        let look = Look { most_cell_mm: if large { 12.0 } else { 9.0 }, ..look };
        let name = settings.words().say(&Message::new("book-answers"));
        Batch { per_page, look, name, best_cell_mm: (0.0, 0.0), binding: settings.binding() }
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

impl Typesetter<'_> {
    /// Prints all puzzles, or all answers.
    pub fn batch(&mut self, batch: Batch) {
        let content = self.next_area().content;
        let type_mm = match batch.per_page.shape(content) {
            Some((cols, _)) => content.width() / cols as f32,
            // About two boards stand side by side.
            None => content.width() / 2.0,
        };
        let look = Look { type_mm, ..batch.look };
        let mut slots: Vec<Slot> = self
            .entries
            .iter()
            .zip(self.numbers)
            .enumerate()
            .filter(|(_, (entry, _))| !batch.look.answer || entry.answer.is_some())
            .map(|(index, (entry, &number))| {
                let reference = self.reference(index, batch.look.answer);
                Slot { index, entry, number, look, reference }
            })
            .collect();
        if slots.is_empty() && batch.look.answer {
            return;
        }
        self.agree(&mut slots, &batch, content);
        let mut rest = &slots[..];
        let mut first = true;
        while !rest.is_empty() {
            if let Some(heading) = rest[0].entry.section.as_deref().filter(|_| !batch.look.answer) {
                self.section(heading, rest[0].index);
            }
            let end = rest.iter().skip(1).position(|slot| slot.entry.section.is_some() && !batch.look.answer);
            let section = &rest[..end.map_or(rest.len(), |end| end + 1)];
            let area = self.next_area();
            let mut content = area.content;
            let mut leaf = Leaf::new(area);
            if std::mem::take(&mut first) {
                content = self.open(&batch, content, &mut leaf);
            }
            let taken = match (batch.per_page.shape(content), batch.look.answer) {
                (Some(shape), _) => print_grid(section, shape, content, batch.binding, &mut leaf),
                (None, false) => print_shelves(section, batch.best_cell_mm, content, batch.binding, &mut leaf),
                (None, true) => answers::print(section, content, area.content, batch.binding, &mut leaf),
            };
            self.note_pages(&section[..taken], batch.look.answer);
            rest = &rest[taken..];
            self.leaves.push(leaf);
        }
    }

    /// Boards of one size have cells of one size through the whole batch: as large as the tightest of them allows.
    fn agree(&self, slots: &mut [Slot], batch: &Batch, content: Area) {
        let Some(shape) = batch.per_page.shape(content) else { return };
        let room = slot_room(0, shape, content);
        let mut tightest: BTreeMap<(i16, i16), f32> = BTreeMap::new();
        for slot in slots.iter() {
            let cell_mm = slot.cell_mm(room, slot.header_height(room));
            // What needs a page of its own does not shrink the others.
            if cell_mm >= slot.least_cell_mm() {
                let least = tightest.entry(slot.entry.puzzle.board().extent()).or_insert(f32::MAX);
                *least = least.min(cell_mm);
            }
        }
        for slot in slots {
            let most = tightest.get(&slot.entry.puzzle.board().extent());
            let fits = slot.cell_mm(room, slot.header_height(room)) >= slot.least_cell_mm();
            if let Some(most) = most.filter(|_| fits) {
                slot.look.most_cell_mm = slot.look.most_cell_mm.min(*most);
            }
        }
    }

    /// Opens the chapter, and gives what is left of the page below its heading.
    fn open(&self, batch: &Batch, content: Area, leaf: &mut Leaf) -> Area {
        if !batch.look.answer {
            leaf.add(Role::Chapter(batch.name.clone()), crate::scene::Scene::new(content), None);
            return content;
        }
        let mut column = Column::within(content);
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

/// One of the slots that divide the content evenly.
fn slot_room(place: usize, (cols, rows): (usize, usize), content: Area) -> Area {
    let gap = gap(content);
    let width = (content.width() - gap * (cols - 1) as f32) / cols as f32;
    let height = (content.height() - gap * (rows - 1) as f32) / rows as f32;
    let (col, row) = ((place % cols) as f32, (place / cols) as f32);
    Area::new(content.min.x + col * (width + gap), content.min.y + row * (height + gap), width, height)
}

/// Prints the first slots in rows and columns, and gives their number. A board whose digits would be too small to read
/// has a page of its own.
fn print_grid(slots: &[Slot], shape: (usize, usize), content: Area, binding: Binding, leaf: &mut Leaf) -> usize {
    let first = slot_room(0, shape, content);
    let fits = |slot: &&Slot| slot.cell_mm(first, slot.header_height(first)) >= slot.least_cell_mm();
    let taken = slots.iter().take(shape.0 * shape.1).take_while(fits).count();
    if taken == 0 || shape == (1, 1) {
        slots[0].alone().print_alone(content, leaf);
        return 1;
    }
    let taken = &slots[..taken];
    if let [only] = taken
        && !only.look.answer
    {
        only.alone().print_alone(content, leaf);
        return 1;
    }
    // Fewer rows than there could be are closer to each other than the page is high.
    let rows: Vec<&[Slot]> = taken.chunks(shape.0).collect();
    let room = |place: usize| slot_room(place, shape, content);
    let headers: Vec<f32> =
        rows.iter().map(|row| row.iter().map(|slot| slot.header_height(first)).fold(0.0, f32::max)).collect();
    let heights: Vec<f32> = rows
        .iter()
        .zip(&headers)
        .map(|(row, header)| row.iter().map(|slot| slot.height(first, *header)).fold(0.0, f32::max))
        .collect();
    let used: f32 = heights.iter().sum();
    let free = (content.height() - used).max(0.0);
    let between = (free / rows.len().max(2).saturating_sub(1) as f32).min(MOST_GAP_MM);
    let lowered = ((free - between * (rows.len() - 1) as f32) / 5.0).clamp(0.0, 25.0);
    let mut y = content.min.y + if taken[0].look.answer { 0.0 } else { lowered };
    // Boards of a row are as close to each other as they may be apart.
    let widths: Vec<f32> = (0..shape.0)
        .map(|col| {
            let column = taken.iter().skip(col).step_by(shape.0);
            column.map(|slot| slot.width(first, slot.header_height(first))).fold(0.0, f32::max)
        })
        .collect();
    let free = (content.width() - widths.iter().sum::<f32>()).max(0.0);
    let between_cols = (free / (shape.0.max(2) - 1) as f32).min(MOST_GAP_MM);
    let block = widths.iter().sum::<f32>() + between_cols * (shape.0 - 1) as f32;
    let left = content.min.x + ((content.width() - block) / 2.0).max(0.0);
    for (number, row) in rows.iter().enumerate() {
        let mut x = left;
        for (col, slot) in row.iter().enumerate() {
            let height = if slot.look.notes { room(0).height() } else { heights[number] + 0.01 };
            let own = Area::new(x, y, widths[col], height);
            slot.print(on_side(own, content, binding), headers[number], leaf);
            x += widths[col] + between_cols;
        }
        y += heights[number] + between;
    }
    taken.len()
}
