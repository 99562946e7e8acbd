//! Imposition for saddle stitching: the sheets are printed on both sides, stacked, folded and stapled.

use crate::scene::{Area, Item, Layer, Point, Scene, clip};
use crate::sheet::leaf::{Leaf, PagePart, Role};
use crate::sheet::paper::{Binding, PageArea};

/// Arranges two pages side by side on each side of the sheets: the last and the first, the second and the last but one,
/// and so on, or mirrored if bound on the right. Empty pages at the end make the number a multiple of four. `creep_mm`
/// is the thickness of the paper: the further inside a sheet is, the more the fold pushes its pages outwards, and the
/// more they are moved towards the spine to compensate.
pub fn impose(leaves: &[Leaf], binding: Binding, creep_mm: f32) -> Vec<Leaf> {
    let Some(first) = leaves.first() else { return Vec::new() };
    let pages = leaves.len().next_multiple_of(4);
    let (trim, bleed_mm) = (first.area.trim, first.area.bleed_mm);
    let both = Area::new(0.0, 0.0, trim.width() * 2.0, trim.height());
    let area = PageArea {
        trim: both,
        content: both,
        safe: both,
        bleed_mm,
        bleeds_inside: true,
        has_marks: false,
        right_hand: true,
    };
    let side = |left: usize, right: usize, sheet_number: usize| {
        let creep = creep_mm * sheet_number as f32;
        let mut sheet = Leaf::new(area);
        for (page, x, creep) in [(left, 0.0, creep), (right, trim.width(), -creep)] {
            let Some(leaf) = leaves.get(page) else { continue };
            // Content may run off the page on the outside, but not over the fold.
            let half = Area::new(x, trim.min.y, trim.width(), trim.height()).expanded(bleed_mm);
            let (from, to) = if x == 0.0 { (half.min.x, trim.width()) } else { (x, half.max.x) };
            let half = Area { min: Point::new(from, half.min.y), max: Point::new(to, half.max.y) };
            sheet.parts.extend(leaf.moved_parts(x + creep, 0.0).map(|part| clipped_to(part, half)));
        }
        sheet
    };
    let pair = |at: usize| {
        // Fronts and backs alternate: with the binding on the left, the later page is on the left of a front and on the
        // right of its back.
        let last_is_left = at.is_multiple_of(2) == (binding == Binding::Left);
        let (left, right) = if last_is_left { (pages - 1 - at, at) } else { (at, pages - 1 - at) };
        // Sheets are counted from the outermost, which has no creep. Each has two sides.
        side(left, right, at / 2)
    };
    (0..pages / 2).map(pair).collect()
}

/// Returns the part with its fills clipped to its half of the sheet.
fn clipped_to(part: PagePart, half: Area) -> PagePart {
    if part.role != Role::Artifact || half.contains(part.scene.bounds()) {
        return part;
    }
    let items: Vec<(Layer, Item)> = part
        .scene
        .layered()
        .map(|(layer, item)| match item {
            Item::Fill { pieces, ink } => {
                let pieces = pieces.iter().map(|piece| clip(piece, half)).filter(|piece| piece.len() > 2).collect();
                (layer, Item::Fill { pieces, ink: *ink })
            }
            Item::Line { .. } | Item::Disc { .. } | Item::Ring { .. } | Item::Text { .. } | Item::Image { .. } => {
                (layer, item.clone())
            }
        })
        .collect();
    let scene: Scene = part.scene.with_items(items);
    let picture = part.picture.as_ref().and_then(|picture| picture.within(half));
    PagePart { scene, picture, ..part }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sheet::paper::{PageSetup, Paper};

    /// Pages with their numbers as the names of chapters.
    fn pages(count: usize, binding: Binding) -> Vec<Leaf> {
        let setup = PageSetup {
            paper: Paper::A5,
            landscape: false,
            margins: None,
            gutter_mm: None,
            bleed_mm: 0.0,
            binding,
            target: None,
        };
        let page = |index: usize| {
            let mut leaf = Leaf::new(setup.area(index, count));
            let scene = Scene::new(leaf.area.trim);
            leaf.add(Role::Chapter((index + 1).to_string()), scene, None);
            leaf
        };
        (0..count).map(page).collect()
    }

    /// The pages on the left and on the right of each side; "-" is an empty page.
    fn sides(count: usize, binding: Binding) -> Vec<String> {
        let name = |sheet: &Leaf, x: f32| {
            let part = sheet.parts.iter().find(|part| part.scene.bounds().min.x == x);
            match part.map(|part| &part.role) {
                Some(Role::Chapter(name)) => name.clone(),
                _ => "-".to_owned(),
            }
        };
        impose(&pages(count, binding), binding, 0.0)
            .iter()
            .map(|sheet| format!("{} {}", name(sheet, 0.0), name(sheet, 148.0)))
            .collect()
    }

    #[test]
    fn folded_sheets_read_in_order() {
        let left = |count: usize| sides(count, Binding::Left);
        assert_eq!(left(8), ["8 1", "2 7", "6 3", "4 5"]);
        assert_eq!(left(4), ["4 1", "2 3"]);
        assert_eq!(left(5), ["- 1", "2 -", "- 3", "4 5"]);
        assert_eq!(left(1), ["- 1"].into_iter().chain(["- -"]).collect::<Vec<_>>());
        assert_eq!(sides(8, Binding::Right), ["1 8", "7 2", "3 6", "5 4"]);
        assert_eq!(sides(5, Binding::Right), ["1 -", "- 2", "3 -", "5 4"]);
        assert!(impose(&[], Binding::Left, 0.0).is_empty());
    }
}
