//! A cache of the shapes of scenes: most frames show the same as the previous one, or differ in a few items.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::Arc;

use egui::cache::CacheTrait;
use egui::epaint::Tessellator;
use egui::{Color32, Galley, Mesh, Painter, Shape, util};

use crate::scene::Item;
use crate::studio::theme;

/// A hash of the place of a scene on the screen and of how it is painted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(in crate::studio) struct PaintKey(u64);

impl PaintKey {
    pub fn of(what: impl Hash) -> PaintKey {
        PaintKey(util::hash(what))
    }
}

/// The cached shapes of a scene.
#[derive(Default)]
pub(in crate::studio) struct CachedShapes {
    /// The items, from back to front.
    items: Vec<Item>,
    /// The shapes of all items in order.
    shapes: Vec<Shape>,
    /// The end index of the shapes of each item.
    ends: Vec<usize>,
    /// The same shapes as triangles, except texts.
    triangles: Vec<Shape>,
}

impl CachedShapes {
    /// Updates the shapes. Those of the common prefix and suffix of old and new items are reused. Returns the number of
    /// items whose shapes were created, or `None` if nothing changed.
    pub fn refresh(&mut self, items: &[&Item], shapes_of: impl Fn(&Item, &mut Vec<Shape>)) -> Option<usize> {
        let alike = |(one, other): &(&Item, &&Item)| *one == **other;
        let first = self.items.iter().zip(items).take_while(alike).count();
        // The suffix must not overlap the prefix in the shorter list.
        let most = self.items.len().min(items.len()) - first;
        let last = self.items.iter().rev().zip(items.iter().rev()).take(most).take_while(alike).count();
        if first + last == self.items.len() && first + last == items.len() {
            return None;
        }
        let old = first..self.items.len() - last;
        let (mut shapes, mut ends) = (Vec::new(), Vec::new());
        for item in &items[first..items.len() - last] {
            shapes_of(item, &mut shapes);
            ends.push(self.start(first) + shapes.len());
        }
        let (start, before) = (self.start(first), self.start(old.end));
        let now = start + shapes.len();
        self.shapes.splice(start..before, shapes);
        // The shapes of the suffix move. Their ends are not below `before`, so subtracting first cannot underflow.
        self.ends[old.end..].iter_mut().for_each(|end| *end = *end - before + now);
        self.ends.splice(old.clone(), ends);
        self.items.splice(old, items[first..items.len() - last].iter().map(|&item| item.clone()));
        Some(items.len() - last - first)
    }

    pub fn shapes(&self) -> &[Shape] {
        &self.shapes
    }

    /// Returns the shapes as triangles, which the graphics card can draw directly; they are only created when the scene
    /// changes. Texts stay texts, as their glyphs may move within the font texture.
    pub fn triangles(&mut self, has_changed: bool, painter: &Painter) -> &[Shape] {
        if has_changed {
            self.triangles = in_triangles(&self.shapes, painter);
        }
        &self.triangles
    }

    /// Returns the start index of the shapes of an item.
    fn start(&self, item: usize) -> usize {
        item.checked_sub(1).map_or(0, |before| self.ends[before])
    }
}

fn in_triangles(shapes: &[Shape], painter: &Painter) -> Vec<Shape> {
    let options = painter.ctx().tessellation_options(|options| *options);
    // These shapes use no glyphs, so the size of the font texture does not matter.
    let mut tessellator = Tessellator::new(painter.pixels_per_point(), options, [1, 1], Vec::new());
    let (mut made, mut mesh) = (Vec::new(), Mesh::default());
    let finish = |mesh: &mut Mesh, made: &mut Vec<Shape>| {
        if !mesh.is_empty() {
            made.push(Shape::mesh(std::mem::take(mesh)));
        }
    };
    for shape in shapes {
        match shape {
            Shape::Text(_) => {
                finish(&mut mesh, &mut made);
                made.push(shape.clone());
            }
            _ => tessellator.tessellate_shape(shape.clone(), &mut mesh),
        }
    }
    finish(&mut mesh, &mut made);
    made
}

/// The cached pictures of this frame and the last one.
#[derive(Default)]
struct ShapeCache {
    /// The pictures, and whether each was used in this frame.
    entries: HashMap<PaintKey, (bool, CachedShapes)>,
    /// A sample text: when egui lays it out again, the font texture has changed, and all other texts must follow.
    sample: Option<Arc<Galley>>,
    /// The number of items whose shapes were created so far.
    items_made: u64,
}

impl CacheTrait for ShapeCache {
    fn update(&mut self) {
        self.entries.retain(|_, (asked, _)| std::mem::take(asked));
    }

    fn len(&self) -> usize {
        self.entries.len()
    }
}

/// Takes the cached picture of this place, or an empty one.
pub(in crate::studio) fn take(painter: &Painter, place: PaintKey) -> CachedShapes {
    let letters = painter.layout_no_wrap("0".into(), theme::regular(theme::FACT_SIZE), Color32::PLACEHOLDER);
    painter.ctx().memory_mut(|memory| {
        let pictures = memory.caches.cache::<ShapeCache>();
        if !pictures.sample.as_ref().is_some_and(|before| Arc::ptr_eq(before, &letters)) {
            pictures.entries.clear();
            pictures.sample = Some(letters);
        }
        pictures.entries.remove(&place).unwrap_or_default().1
    })
}

/// Stores a picture for the next frame; `made` is the number of items whose shapes were created.
pub(in crate::studio) fn store(painter: &Painter, place: PaintKey, picture: CachedShapes, made: usize) {
    painter.ctx().memory_mut(|memory| {
        let pictures = memory.caches.cache::<ShapeCache>();
        pictures.items_made += made as u64;
        pictures.entries.insert(place, (true, picture));
    });
}

/// Returns the number of scene items whose shapes were created so far.
#[cfg(feature = "test-hooks")]
pub(in crate::studio) fn items_made(ctx: &egui::Context) -> u64 {
    ctx.memory_mut(|memory| memory.caches.cache::<ShapeCache>().items_made)
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::epaint::{ClippedShape, Primitive};
    use egui::{Context, FontDefinitions, Pos2, RawInput, Rect, Stroke, pos2};

    use crate::board::Random;
    use crate::scene::{Ink, Point, Tint};

    /// Returns a disc whose number of shapes depends on `at`.
    fn item(at: usize) -> Item {
        Item::Disc { centre: Point::new(at as f32, 0.0), radius: 0.3, ink: Ink::Line(Tint::Blue) }
    }

    fn shapes_of(item: &Item, shapes: &mut Vec<Shape>) {
        let Item::Disc { centre, radius, .. } = item else { panic!("a disc") };
        let disc = |at: usize| Shape::circle_filled(pos2(centre.x, at as f32), *radius, Color32::BLUE);
        shapes.extend((0..centre.x as usize % 4).map(disc));
    }

    #[test]
    fn a_picture_that_follows_is_one_that_is_painted_anew() {
        let mut random = Random::new(3);
        let mut followed = CachedShapes::default();
        let mut items: Vec<Item> = Vec::new();
        for _ in 0..500 {
            for _ in 0..random.below(3) {
                let at = random.below(items.len() + 1);
                let few = random.below(4).min(items.len() - at);
                let new: Vec<Item> = (0..random.below(5)).map(|_| item(random.below(9))).collect();
                items.splice(at..at + few, new);
            }
            let seen: Vec<&Item> = items.iter().collect();
            let before = followed.shapes().to_vec();
            let made = followed.refresh(&seen, shapes_of);
            let mut anew = Vec::new();
            seen.iter().for_each(|item| shapes_of(item, &mut anew));
            assert_eq!(followed.shapes(), anew);
            // A picture that only lost items has changed too.
            assert!(made.is_some() || before == anew);
        }
    }

    #[test]
    fn only_what_changed_is_painted() {
        let mut picture = CachedShapes::default();
        let mut items: Vec<Item> = (0..9).map(item).collect();
        picture.refresh(&items.iter().collect::<Vec<_>>(), shapes_of);
        items[4] = item(20);
        items.insert(5, item(21));
        let painted = std::cell::RefCell::new(Vec::new());
        picture.refresh(&items.iter().collect::<Vec<_>>(), |item, shapes| {
            painted.borrow_mut().push(item.clone());
            shapes_of(item, shapes);
        });
        assert_eq!(painted.into_inner(), [item(20), item(21)]);
    }

    /// Runs a frame that paints a picture of one text, and returns its galley.
    fn letters_of_frame(ctx: &Context) -> Arc<Galley> {
        let mut seen = None;
        let output = ctx.run_ui(RawInput::default(), |ui| {
            let (painter, place) = (ui.painter(), PaintKey::of("here"));
            let mut picture = take(painter, place);
            let made = picture.refresh(&[&item(1)], |_, shapes| {
                let galley = painter.layout_no_wrap("9".into(), theme::regular(20.0), Color32::BLACK);
                shapes.push(Shape::galley(Pos2::ZERO, galley, Color32::BLACK));
            });
            let [Shape::Text(text)] = picture.shapes() else { panic!("a text") };
            seen = Some(text.galley.clone());
            store(painter, place, picture, made.unwrap_or(0));
        });
        output.drop_without_applying_deltas();
        seen.expect("the frame ran")
    }

    #[test]
    fn letters_are_laid_out_anew_when_those_that_were_there_are_gone() {
        let ctx = Context::default();
        theme::install(&ctx);
        let first = letters_of_frame(&ctx);
        for _ in 0..3 {
            assert!(Arc::ptr_eq(&first, &letters_of_frame(&ctx)));
        }
        assert_eq!(items_made(&ctx), 1);
        let mut fonts = ctx.fonts(|fonts| fonts.definitions().clone());
        fonts.families.values_mut().for_each(|family| family.reverse());
        ctx.set_fonts(FontDefinitions { ..fonts });
        assert!(!Arc::ptr_eq(&first, &letters_of_frame(&ctx)));
        assert_eq!(items_made(&ctx), 2);
    }

    #[test]
    fn triangles_are_those_that_egui_makes_of_the_shapes() {
        let ctx = Context::default();
        theme::install(&ctx);
        let (mut shapes, mut triangles, mut kinds) = (Vec::new(), Vec::new(), Vec::new());
        let output = ctx.run_ui(RawInput::default(), |ui| {
            let mut picture = CachedShapes::default();
            picture.refresh(&[&item(1)], |_, shapes| {
                let stroke = Stroke::new(2.0, Color32::RED);
                let galley = ui.painter().layout_no_wrap("9".into(), theme::regular(20.0), Color32::BLACK);
                shapes.push(Shape::line(vec![pos2(3.0, 4.0), pos2(30.0, 9.0), pos2(17.0, 40.0)], stroke));
                shapes.push(Shape::line_segment([pos2(1.0, 1.0), pos2(9.0, 2.0)], stroke));
                shapes.push(Shape::galley(pos2(5.0, 5.0), galley, Color32::BLACK));
                shapes.push(Shape::line_segment([pos2(8.0, 1.0), pos2(9.0, 22.0)], stroke));
            });
            shapes = picture.shapes().to_vec();
            triangles = picture.triangles(true, ui.painter()).to_vec();
            kinds = triangles.iter().map(|shape| matches!(shape, Shape::Text(_))).collect();
            assert_eq!(picture.triangles(false, ui.painter()), triangles);
        });
        output.drop_without_applying_deltas();
        assert_eq!(kinds, [false, true, false]);
        let made = |shapes: Vec<Shape>| {
            let clipped = shapes.into_iter().map(|shape| ClippedShape::new(Rect::EVERYTHING, shape));
            ctx.tessellate(clipped.collect(), 1.0).into_iter().map(|part| part.primitive).collect::<Vec<_>>()
        };
        let (expected, found) = (made(shapes), made(triangles));
        let meshes = |all: &[Primitive]| {
            let each = all.iter().map(|primitive| match primitive {
                Primitive::Mesh(mesh) => (mesh.vertices.clone(), mesh.indices.clone()),
                Primitive::Callback(_) => panic!("no callback was painted"),
            });
            each.collect::<Vec<_>>()
        };
        assert!(!expected.is_empty());
        assert_eq!(meshes(&found), meshes(&expected));
    }

    #[test]
    fn a_picture_that_is_not_seen_is_forgotten() {
        let ctx = Context::default();
        theme::install(&ctx);
        let first = letters_of_frame(&ctx);
        let empty = || ctx.run_ui(RawInput::default(), |_| {}).drop_without_applying_deltas();
        (0..2).for_each(|_| empty());
        assert_eq!(ctx.memory_mut(|memory| memory.caches.cache::<ShapeCache>().len()), 0);
        drop(first);
    }
}
