//! Crop and fold marks outside the pages, and the printing order of sheets for manual duplex.

use crate::scene::{Ink, Layer, Point, Scene, Width};
use crate::sheet::leaf::{Leaf, Role};
use crate::sheet::paper::MARKS_MM;

/// The distance of marks from the bleed, in millimetres.
const OFF_MM: f32 = 1.0;
/// The length of marks, in millimetres.
const LENGTH_MM: f32 = MARKS_MM - 2.0 * OFF_MM;

/// Adds crop marks to the sheets, and fold marks in the middle if they are folded.
pub fn with_marks(leaves: Vec<Leaf>, folded: bool) -> Vec<Leaf> {
    let marked = |mut leaf: Leaf| {
        leaf.area.has_marks = true;
        let (trim, bleed) = (leaf.area.trim, leaf.area.bleed());
        // The marks lie outside of the part's bounds, since they do not belong to the page.
        let mut scene = Scene::new(trim);
        let mut line = |from: (f32, f32), to: (f32, f32)| {
            scene.line(Layer::Frame, Point::new(from.0, from.1), Point::new(to.0, to.1), Width::Thin, Ink::ThickLine);
        };
        let (above, below) = (bleed.min.y - OFF_MM, bleed.max.y + OFF_MM);
        let (left, right) = (bleed.min.x - OFF_MM, bleed.max.x + OFF_MM);
        let middle = folded.then_some(trim.center().x);
        for x in [trim.min.x, trim.max.x].into_iter().chain(middle) {
            line((x, above), (x, above - LENGTH_MM));
            line((x, below), (x, below + LENGTH_MM));
        }
        for y in [trim.min.y, trim.max.y] {
            line((left, y), (left - LENGTH_MM, y));
            line((right, y), (right + LENGTH_MM, y));
        }
        leaf.add(Role::Artifact, scene, None);
        leaf
    };
    leaves.into_iter().map(marked).collect()
}

/// Reorders the sides of sheets for printers that print on one side: all fronts, then all backs in the same order, for
/// a stack that is turned over so that its first sheet is on top. An empty back is added if necessary.
pub fn fronts_then_backs(mut leaves: Vec<Leaf>) -> Vec<Leaf> {
    if let Some(last) = leaves.last().filter(|_| !leaves.len().is_multiple_of(2)) {
        let back = Leaf::new(last.area);
        leaves.push(back);
    }
    let side = |wanted: usize| leaves.iter().enumerate().filter(move |(index, _)| index % 2 == wanted);
    side(0).chain(side(1)).map(|(_, leaf)| leaf.clone()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::{Area, Item};
    use crate::sheet::paper::PageArea;

    fn leaf(number: usize) -> Leaf {
        let mut leaf = Leaf::new(PageArea::whole(Area::new(0.0, 0.0, 100.0, 150.0)));
        leaf.add(Role::Chapter(number.to_string()), Scene::new(leaf.area.trim), None);
        leaf
    }

    #[test]
    fn backs_follow_all_fronts() {
        let names = |leaves: Vec<Leaf>| -> Vec<String> {
            let name = |leaf: &Leaf| match leaf.parts.first().map(|part| &part.role) {
                Some(Role::Chapter(name)) => name.clone(),
                _ => "-".to_owned(),
            };
            fronts_then_backs(leaves).iter().map(name).collect()
        };
        assert_eq!(names((1..=6).map(leaf).collect()), ["1", "3", "5", "2", "4", "6"]);
        assert_eq!(names((1..=3).map(leaf).collect()), ["1", "3", "2", "-"]);
    }

    #[test]
    fn marks_stand_outside_of_what_is_cut() {
        for (folded, count) in [(false, 8), (true, 10)] {
            let marked = with_marks(vec![leaf(1)], folded).remove(0);
            let marks: Vec<_> = marked.parts[1].scene.painted().cloned().collect();
            assert_eq!(marks.len(), count);
            for mark in marks {
                let Item::Line { points, .. } = mark else { panic!("a mark is a line") };
                let area = Area::around(points).expect("a line has points");
                assert!(!marked.area.trim.overlaps(area) && marked.area.media().contains(area), "{area:?}");
            }
        }
    }
}
