//! As many boards on a page as fit in a good size, row by row.

use super::arrange::{MOST_GAP_MM, gap, on_side};
use super::slot::Slot;
use crate::scene::Area;
use crate::sheet::leaf::Leaf;
use crate::sheet::paper::Binding;

/// A row of boards of a good size, as a shelf is packed: from one side on, as high as the highest of them.
struct Shelf {
    /// Each with its width.
    widths: Vec<f32>,
    height: f32,
}

/// Prints the first slots in rows as they come, each board in a good size, and gives their number.
pub(super) fn print_shelves(
    slots: &[Slot],
    (least, most): (f32, f32),
    content: Area,
    binding: Binding,
    leaf: &mut Leaf,
) -> usize {
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

fn print_rows(slots: &[Slot], shelves: &[Shelf], gap: f32, content: Area, binding: Binding, leaf: &mut Leaf) {
    if let [alone] = slots {
        // The page is its own.
        return alone.alone().print_alone(content, leaf);
    }
    let heights: f32 = shelves.iter().map(|shelf| shelf.height).sum();
    let between = gap * shelves.len().saturating_sub(1) as f32;
    // What is left goes between the rows, but not so much that they fall apart.
    let free = (content.height() - heights - between).max(0.0);
    let more = (free / shelves.len() as f32).min(MOST_GAP_MM - gap);
    let mut rest = slots;
    // A row alone stands somewhat below the top.
    let alone = if shelves.len() == 1 { (free / 5.0).min(25.0) } else { 0.0 };
    let mut y = content.min.y + alone;
    for shelf in shelves {
        let (row, others) = rest.split_at(shelf.widths.len());
        rest = others;
        let widths: f32 = shelf.widths.iter().sum();
        let spare = (content.width() - widths).max(0.0);
        let between = (spare / row.len().max(2).saturating_sub(1) as f32).min(MOST_GAP_MM);
        let mut x = content.min.x + (spare - between * (row.len() - 1) as f32).max(0.0) / 2.0;
        let mut rooms = Vec::new();
        for width in &shelf.widths {
            let room = Area::new(x, y, *width, shelf.height);
            rooms.push(on_side(room, content, binding));
            x += width + between;
        }
        let headers = row.iter().zip(&rooms).map(|(slot, room)| slot.header_height(*room));
        let header = headers.fold(0.0, f32::max);
        for (slot, room) in row.iter().zip(rooms) {
            slot.print(room, header, leaf);
        }
        y += shelf.height + gap + more;
    }
}
