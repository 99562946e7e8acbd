//! Slots on pages: a fixed number in rows and columns, or as many as fit in a good size.

use super::slot::{Look, Slot};
use super::{BookSettings, PerPage, Typesetter};
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

/// Cells are no larger than this, in large print than that.
const MOST_CELL_MM: (f32, f32) = (14.0, 24.0);
/// What is good to write in, at least and at most.
const BEST_PUZZLE_CELL_MM: (f32, f32) = (6.0, 9.0);
const BEST_ANSWER_CELL_MM: (f32, f32) = (4.4, 4.4);
const LARGE_ANSWER_CELL_MM: (f32, f32) = (7.0, 7.0);
const HEADING: Style = Style::new(15.0, 1.3, Weight::Semibold, Ink::Given);
const HEADING_GAP: f32 = 4.0;

impl Batch {
    /// The puzzles themselves.
    pub fn puzzles(settings: &BookSettings) -> Batch {
        let large = settings.large_print;
        let look = Look {
            answer: false,
            rules: settings.rules_below,
            notes: settings.notes,
            dots: settings.dots,
            ink: settings.ink,
            language: settings.words(),
            most_cell_mm: if large { MOST_CELL_MM.1 } else { MOST_CELL_MM.0 },
            type_mm: 0.0,
            type_times: if large { 1.5 } else { 1.0 },
        };
        let best_cell_mm = if large { (MOST_CELL_MM.1, MOST_CELL_MM.1) } else { BEST_PUZZLE_CELL_MM };
        let name = settings.words().say(&Message::new("book-puzzles"));
        Batch { per_page: settings.per_page, look, name, best_cell_mm, binding: settings.binding() }
    }

    /// The answers at the back.
    pub fn answers(settings: &BookSettings, per_page: PerPage) -> Batch {
        let large = settings.large_print;
        let best_cell_mm = if large { LARGE_ANSWER_CELL_MM } else { BEST_ANSWER_CELL_MM };
        let look = Look { answer: true, rules: false, notes: false, dots: false, ..Batch::puzzles(settings).look };
        // Nobody writes into answers: their cells stay small even with one on a page.
        let look = Look { most_cell_mm: if large { 12.0 } else { 9.0 }, ..look };
        let name = settings.words().say(&Message::new("book-answers"));
        Batch { per_page, look, name, best_cell_mm, binding: settings.binding() }
    }
}

/// The room at the same distance from the side where the book begins.
fn on_side(room: Area, content: Area, binding: Binding) -> Area {
    match binding {
        Binding::Left => room,
        Binding::Right => {
            let left = content.min.x + content.max.x - room.max.x;
            Area::new(left, room.min.y, room.width(), room.height())
        }
    }
}

/// White between slots.
fn gap(content: Area) -> f32 {
    (content.width().min(content.height()) * 0.05).clamp(4.0, 9.0)
}

impl Typesetter<'_> {
    /// Prints all puzzles, or all answers.
    pub fn batch(&mut self, batch: Batch) {
        let content = self.next_area().content;
        let type_mm = match batch.per_page.count() {
            Some(count) => content.width() / grid_shape(count, content).0 as f32,
            // About two boards stand side by side.
            None => content.width() / 2.0,
        };
        let look = Look { type_mm, ..batch.look };
        let slots: Vec<Slot> = self
            .entries
            .iter()
            .zip(self.numbers)
            .enumerate()
            .filter(|(_, (entry, _))| !batch.look.answer || entry.answer.is_some())
            .map(|(index, (entry, &number))| Slot { index, entry, number, look })
            .collect();
        let mut rest = &slots[..];
        let mut first = true;
        while !rest.is_empty() {
            let area = self.next_area();
            let mut content = area.content;
            let mut leaf = Leaf::new(area);
            if std::mem::take(&mut first) {
                content = self.open(&batch, content, &mut leaf);
            }
            let taken = match batch.per_page.count() {
                Some(count) => print_grid(rest, count, content, batch.binding, &mut leaf),
                None => print_shelves(rest, batch.best_cell_mm, content, batch.binding, &mut leaf),
            };
            rest = &rest[taken..];
            self.leaves.push(leaf);
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

/// The columns and rows of `count` slots that leave the largest square in each.
fn grid_shape(count: usize, content: Area) -> (usize, usize) {
    let shapes = (1..=count).filter(|cols| count.is_multiple_of(*cols)).map(|cols| (cols, count / cols));
    let side = |&(cols, rows): &(usize, usize)| (content.width() / cols as f32).min(content.height() / rows as f32);
    shapes.max_by(|a, b| side(a).total_cmp(&side(b))).unwrap_or((1, 1))
}

/// Prints the first slots in rows and columns, and gives their number. A board whose digits would be too small to read
/// has a page of its own.
fn print_grid(slots: &[Slot], count: usize, content: Area, binding: Binding, leaf: &mut Leaf) -> usize {
    let (cols, rows) = grid_shape(count, content);
    let gap = gap(content);
    let width = (content.width() - gap * (cols - 1) as f32) / cols as f32;
    let height = (content.height() - gap * (rows - 1) as f32) / rows as f32;
    let room = |place: usize| {
        let (col, row) = ((place % cols) as f32, (place / cols) as f32);
        let room = Area::new(content.min.x + col * (width + gap), content.min.y + row * (height + gap), width, height);
        on_side(room, content, binding)
    };
    let first = room(0);
    let fits = |slot: &&Slot| slot.cell_mm(first, slot.header_height(first)) >= slot.least_cell_mm();
    let taken = slots.iter().take(count).take_while(fits).count();
    if taken == 0 || count == 1 {
        let slot = &slots[0];
        let header = slot.header_height(content);
        // Free room goes below rather than above.
        slot.print(lowered(slot, content, header), header, leaf);
        return 1;
    }
    let header = slots[..taken].iter().map(|slot| slot.header_height(first)).fold(0.0, f32::max);
    slots[..taken].iter().enumerate().for_each(|(place, slot)| slot.print(room(place), header, leaf));
    taken
}

/// The room of a slot alone on its page, from where its heading begins.
fn lowered(slot: &Slot, content: Area, header: f32) -> Area {
    if slot.look.notes {
        return content;
    }
    let height = header + slot.cell_mm(content, header) * slot.picture().height();
    let down = (free_of(content, height) / 5.0).min(25.0);
    Area::new(content.min.x, content.min.y + down, content.width(), content.height() - down)
}

/// A row of boards of a good size, as a shelf is packed: from one side on, as high as the highest of them.
struct Shelf {
    /// Each with its width.
    widths: Vec<f32>,
    height: f32,
}

/// Prints the first slots in rows as they come, each board in a good size, and gives their number.
fn print_shelves(slots: &[Slot], (least, most): (f32, f32), content: Area, binding: Binding, leaf: &mut Leaf) -> usize {
    let gap = gap(content);
    // Two classic boards side by side, if that makes cells of a good size.
    let cell_mm = ((content.width() - gap) / 18.0).clamp(least, most);
    let mut shelves: Vec<Shelf> = Vec::new();
    let mut used = 0.0;
    let mut taken = 0;
    let mut open: Option<Shelf> = None;
    for slot in slots {
        let (width, height) = slot.natural_size(cell_mm, content);
        if let Some(shelf) = &mut open {
            let beside = shelf.widths.iter().sum::<f32>() + gap * shelf.widths.len() as f32 + width;
            let higher = shelf.height.max(height);
            if beside <= content.width() + 0.01 && used + higher <= content.height() + 0.01 {
                shelf.widths.push(width);
                shelf.height = higher;
                taken += 1;
                continue;
            }
        }
        if let Some(shelf) = open.take() {
            used += shelf.height + gap;
            shelves.push(shelf);
        }
        if used + height > content.height() + 0.01 && taken > 0 {
            break;
        }
        open = Some(Shelf { widths: vec![width], height });
        taken += 1;
    }
    shelves.extend(open);
    print_rows(&slots[..taken], &shelves, gap, content, binding, leaf);
    taken
}

/// What is left of the height.
fn free_of(content: Area, used: f32) -> f32 {
    (content.height() - used).max(0.0)
}

fn print_rows(slots: &[Slot], shelves: &[Shelf], gap: f32, content: Area, binding: Binding, leaf: &mut Leaf) {
    if let [alone] = slots
        && !alone.look.answer
    {
        // The page is its own.
        let header = alone.header_height(content);
        return alone.print(lowered(alone, content, header), header, leaf);
    }
    let heights: f32 = shelves.iter().map(|shelf| shelf.height).sum();
    let between = gap * shelves.len().saturating_sub(1) as f32;
    // What is left goes between the rows, but not so much that they fall apart.
    let free = (free_of(content, heights + between) / shelves.len() as f32).min(gap);
    let mut rest = slots;
    // A row alone stands somewhat below the top.
    let alone = if shelves.len() == 1 { (free_of(content, heights) / 5.0).min(25.0) } else { 0.0 };
    let mut y = content.min.y + alone;
    for shelf in shelves {
        let (row, others) = rest.split_at(shelf.widths.len());
        rest = others;
        let widths: f32 = shelf.widths.iter().sum();
        let spare = (content.width() - widths - gap * (row.len() - 1) as f32).max(0.0) / row.len() as f32;
        let mut x = content.min.x;
        let mut rooms = Vec::new();
        for width in &shelf.widths {
            let room = Area::new(x + spare / 2.0, y, *width, shelf.height);
            rooms.push(on_side(room, content, binding));
            x += width + spare + gap;
        }
        let headers = row.iter().zip(&rooms).map(|(slot, room)| slot.header_height(*room));
        let header = headers.fold(0.0, f32::max);
        for (slot, room) in row.iter().zip(rooms) {
            slot.print(room, header, leaf);
        }
        y += shelf.height + gap + free;
    }
}
