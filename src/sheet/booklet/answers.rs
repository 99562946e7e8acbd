//! Answers at the back: one size of cell for all, in columns that stay in line from page to page.

use super::arrange::{gap, on_side};
use super::slot::Slot;
use crate::scene::Area;
use crate::sheet::leaf::Leaf;
use crate::sheet::paper::Binding;

/// The least size of a cell, 10.5 points: its digits are of 7 points. In large print they are of 12.
const LEAST_CELL_MM: (f32, f32) = (3.71, 7.1);
/// The largest size of a cell.
const MOST_CELL_MM: (f32, f32) = (5.0, 8.0);
/// Side by side on a page, and one below the other.
const COLUMNS: f32 = 3.0;
const ROWS: f32 = 4.0;
/// White between rows, at least and at most.
const ROW_GAP_MM: (f32, f32) = (4.5, 12.0);
/// What the heading takes of the first page.
const HEADING_MM: f32 = 13.0;
const CLASSIC: f32 = 9.0;
/// White between boards, at least.
const LEAST_GAP_MM: f32 = 3.0;

/// Where an answer stands: the column and the top of its row, in millimetres from the top of the page's content.
struct Place {
    col: usize,
    y: f32,
}

/// How high the number above an answer is, at most: all answers of a booklet are given.
pub(super) fn head(slots: &[Slot], whole: Area) -> f32 {
    // Numbers are measured above the smallest boards that there may be.
    let above = |slot: &Slot| {
        let cell_mm = if slot.look.large { LEAST_CELL_MM.1 } else { LEAST_CELL_MM.0 };
        slot.size_at(cell_mm, whole).1 - slot.picture().height() * cell_mm
    };
    slots.iter().map(above).fold(0.0, f32::max)
}

/// Prints the first of those answers that are left, and gives their number. Their size and their rows are the same on
/// all pages: `whole` is the content of a page that has no heading, and `head` the height of the numbers.
pub(super) fn print(
    slots: &[Slot],
    head: f32,
    (content, whole): (Area, Area),
    binding: Binding,
    leaf: &mut Leaf,
) -> usize {
    let Some(first) = slots.first() else { return 0 };
    let gap = gap(content);
    let pick = |(usual, large): (f32, f32)| if first.look.large { large } else { usual };
    let cell_mm = ((whole.width() - (COLUMNS - 1.0) * gap) / (COLUMNS * CLASSIC))
        .clamp(pick(LEAST_CELL_MM), pick(MOST_CELL_MM))
        .min(whole.width() / CLASSIC);
    // Four rows, where their digits can be read.
    let height = whole.height() - HEADING_MM;
    let of_rows = (height - ROWS * head - (ROWS - 1.0) * ROW_GAP_MM.0) / (ROWS * CLASSIC);
    let cell_mm = if of_rows >= pick(LEAST_CELL_MM) { cell_mm.min(of_rows) } else { cell_mm };
    // What is left of the page that has the heading goes between the rows of all pages.
    let row = head + CLASSIC * cell_mm;
    let rows = ((height + ROW_GAP_MM.0) / (row + ROW_GAP_MM.0)).floor().max(2.0);
    let row_gap = ((height - rows * row) / (rows - 1.0)).clamp(ROW_GAP_MM.0, ROW_GAP_MM.1);
    // As many columns of classic boards as fit; what is left is the white between them.
    let columns = ((whole.width() + gap) / (CLASSIC * cell_mm + gap)).floor().max(1.0);
    let between = match columns > 1.0 {
        true => (whole.width() - columns * CLASSIC * cell_mm) / (columns - 1.0),
        false => gap,
    };
    let pitch = CLASSIC * cell_mm + between;
    let columns = columns as usize;
    let (fitting, _) = places(slots, cell_mm, pitch, columns, content, row_gap);
    // The rest is shared out evenly over the pages that it needs.
    let (usual, _) = places(slots, cell_mm, pitch, columns, whole, row_gap);
    let pages = 1 + slots.len().saturating_sub(fitting.len()).div_ceil(usual.len().max(1));
    let fair = slots.len().div_ceil(pages);
    // Boards of several sizes fill pages as they come: counted by heads, large ones would leave half of them white.
    let extent = first.entry.puzzle.board().extent();
    let alike = slots.iter().all(|slot| slot.entry.puzzle.board().extent() == extent);
    let taken = if alike { fair.min(fitting.len()).max(1) } else { fitting.len() };
    for (slot, place) in slots.iter().zip(&fitting[..taken]) {
        let (width, height) = slot.size_at(cell_mm, whole);
        let x = content.min.x + place.col as f32 * pitch;
        let room = Area::new(x, content.min.y + place.y, width, height + 0.01);
        let mut slot = *slot;
        slot.look.most_cell_mm = cell_mm;
        let room = on_side(room, content, binding);
        slot.print(room, slot.header_height(room), leaf);
    }
    taken
}

/// Places the answers row by row until one does not fit, and says how high they are.
fn places(slots: &[Slot], cell_mm: f32, pitch: f32, columns: usize, room: Area, gap: f32) -> (Vec<Place>, f32) {
    let (width, height) = (room.width(), room.height());
    let mut places: Vec<Place> = Vec::new();
    let (mut col, mut y, mut row) = (0, 0.0, 0.0_f32);
    for slot in slots {
        let (wide, high) = slot.size_at(cell_mm, Area::new(0.0, 0.0, width, height));
        let takes = (((wide + LEAST_GAP_MM) / pitch).ceil() as usize).clamp(1, columns);
        let ends = col as f32 * pitch + wide;
        if col > 0 && (col >= columns || ends > width + 0.02) {
            (col, y, row) = (0, y + row + gap, 0.0);
        }
        if y + high > height + 0.02 && !places.is_empty() {
            break;
        }
        places.push(Place { col, y });
        (col, row) = (col + takes, row.max(high));
    }
    (places, y + row)
}
