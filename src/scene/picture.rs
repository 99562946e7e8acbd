//! Pictures: items in layers.

use super::geometry::{Area, Point};
use super::ink::Ink;
use super::item::Item;
use super::pen::{Pen, Width};
use super::placement::Placement;
use super::text_style::{Anchor, FontFamily, TextRole, Weight, numeral_scale};

/// The drawing order, from back to front.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Layer {
    /// The white of the cells.
    Paper,
    /// Fills of regions.
    Region,
    /// Shapes inside cells and lines through them.
    Mark,
    /// Selection, hover and warning fills that lie under the lines.
    Wash,
    /// Lines of cells, boxes and grids.
    Grid,
    /// Frames drawn over the lines.
    Frame,
    /// Digits and other text.
    Digit,
    /// Drawings over everything else.
    Over,
}

/// A picture: items in layers, within bounds.
#[derive(Clone, PartialEq, Debug)]
pub struct Scene {
    items: Vec<(Layer, Item)>,
    bounds: Area,
    /// The numerals for the numbers from 1 on. Numbers beyond the list are written in decimal digits.
    numerals: Vec<String>,
}

impl Scene {
    /// Creates an empty picture; `bounds` is the part of the plane that it is meant to fill.
    pub fn new(bounds: Area) -> Scene {
        Scene { items: Vec::new(), bounds, numerals: Vec::new() }
    }

    /// Returns the same picture with numerals for the numbers from 1 on, which [`Scene::number`] uses.
    pub fn with_numerals(self, numerals: Vec<String>) -> Scene {
        Scene { numerals, ..self }
    }

    /// Returns the part of the plane that the picture fills.
    pub fn bounds(&self) -> Area {
        self.bounds
    }

    /// Extends the bounds to cover this area too.
    pub fn include(&mut self, area: Area) {
        self.bounds = self.bounds.union(area);
    }

    /// Returns the same items within other bounds.
    pub fn with_bounds(self, bounds: Area) -> Scene {
        Scene { bounds, ..self }
    }

    /// Adds an item on top of those that are in the layer already.
    pub fn add(&mut self, layer: Layer, item: Item) {
        self.items.push((layer, item));
    }

    /// Fills the union of these areas, as one item.
    pub fn fill_areas(&mut self, layer: Layer, areas: impl IntoIterator<Item = Area>, ink: Ink) {
        let pieces: Vec<Vec<Point>> = areas.into_iter().map(|area| area.corners().to_vec()).collect();
        if !pieces.is_empty() {
            self.add(layer, Item::Fill { pieces, ink });
        }
    }

    /// Adds a straight line.
    pub fn line(&mut self, layer: Layer, from: Point, to: Point, pen: impl Into<Pen>, ink: Ink) {
        self.path(layer, vec![from, to], pen, ink);
    }

    /// Adds an open line through at least two points.
    pub fn path(&mut self, layer: Layer, points: Vec<Point>, pen: impl Into<Pen>, ink: Ink) {
        self.add(layer, Item::Line { points, closed: false, pen: pen.into(), ink });
    }

    /// Adds a line along the edge of an area.
    pub fn frame(&mut self, layer: Layer, area: Area, pen: impl Into<Pen>, ink: Ink) {
        self.add(layer, Item::Line { points: area.corners().to_vec(), closed: true, pen: pen.into(), ink });
    }

    /// Adds a filled circle.
    pub fn disc(&mut self, layer: Layer, centre: Point, radius: f32, ink: Ink) {
        self.add(layer, Item::Disc { centre, radius, ink });
    }

    /// Adds a circular line; `radius` runs to the middle of the line.
    pub fn ring(&mut self, layer: Layer, centre: Point, radius: f32, width: Width, ink: Ink) {
        self.add(layer, Item::Ring { centre, radius, width, ink });
    }

    /// Adds an outlined dot, filled with [`Ink::Black`] or [`Ink::White`], which are the same on every palette.
    pub fn dot(&mut self, layer: Layer, centre: Point, radius: f32, black: bool) {
        self.disc(layer, centre, radius, if black { Ink::Black } else { Ink::White });
        self.ring(layer, centre, radius, Width::Thin, Ink::ThickLine);
    }

    /// Adds a number centred at `at`, written with the numerals of [`Scene::with_numerals`]. Longer numerals are set
    /// smaller, so that they are no wider than two letters of `size`.
    pub fn number(&mut self, role: TextRole, at: Point, size: f32, value: u8, weight: Weight, ink: Ink) {
        let word = usize::from(value).checked_sub(1).and_then(|index| self.numerals.get(index).cloned());
        let word = word.unwrap_or_else(|| value.to_string());
        let size = size * numeral_scale(&word);
        self.text(role, at, size, word, weight, ink);
    }

    /// Adds one line of text centred at `at`.
    pub fn text(&mut self, role: TextRole, at: Point, size: f32, text: impl Into<String>, weight: Weight, ink: Ink) {
        let text = text.into();
        self.add(Layer::Digit, Item::Text { at, size, text, anchor: Anchor::Centre, face: weight.into(), role, ink });
    }

    /// Adds words centred at `at`, as a text with the role [`TextRole::Label`].
    pub fn label(&mut self, at: Point, size: f32, text: impl Into<String>, weight: Weight, ink: Ink) {
        self.text(TextRole::Label, at, size, text, weight, ink);
    }

    /// Returns the scene with only the items for which `wanted` returns true.
    pub fn filtered(mut self, wanted: impl Fn(&Item) -> bool) -> Scene {
        self.items.retain(|(_, item)| wanted(item));
        self
    }

    /// Returns the items from back to front: by layer, and within a layer in the order in which they were added.
    pub fn painted(&self) -> impl Iterator<Item = &Item> {
        let mut order: Vec<&(Layer, Item)> = self.items.iter().collect();
        // The sort is stable, so the order within a layer is kept.
        order.sort_by_key(|(layer, _)| *layer);
        order.into_iter().map(|(_, item)| item)
    }

    /// Returns a scaled and moved copy.
    pub fn placed(&self, placement: Placement) -> Scene {
        let items = self.items.iter().map(|(layer, item)| (*layer, placement.item(item))).collect();
        Scene { items, bounds: placement.area(self.bounds), numerals: self.numerals.clone() }
    }

    /// Returns a scaled copy in which line widths, dashes and arrow heads keep their size. Lines thus look bolder in a
    /// smaller picture and finer in a larger one.
    pub fn resized(&self, scale: f32) -> Scene {
        let placement = Placement { scale, origin: Point::new(0.0, 0.0) };
        let item = |item: &Item| match (placement.item(item), item) {
            (Item::Line { points, closed, pen, ink }, Item::Line { pen: before, .. }) => {
                Item::Line { points, closed, pen: Pen { bulb: pen.bulb, ..*before }, ink }
            }
            (Item::Ring { centre, radius, ink, .. }, Item::Ring { width, .. }) => {
                Item::Ring { centre, radius, width: *width, ink }
            }
            (other, _) => other,
        };
        let items = self.items.iter().map(|(layer, old)| (*layer, item(old))).collect();
        Scene { items, bounds: placement.area(self.bounds), numerals: self.numerals.clone() }
    }

    /// Returns the same picture with its text in another font family.
    pub fn with_family(mut self, family: FontFamily) -> Scene {
        for (_, item) in &mut self.items {
            if let Item::Text { face, .. } = item {
                face.family = family;
            }
        }
        self
    }

    /// Iterates over the items in the order in which they were added, to move or change them within their layers.
    pub fn items_mut(&mut self) -> impl Iterator<Item = &mut Item> {
        self.items.iter_mut().map(|(_, item)| item)
    }

    /// Adds all items of another picture. The bounds stay the same.
    pub fn append(&mut self, other: &Scene) {
        self.items.extend(other.items.iter().cloned());
    }

    /// Returns whether there is nothing to draw.
    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }

    /// Returns the same picture with other items, each in the layer given with it.
    pub fn with_items(&self, items: Vec<(Layer, Item)>) -> Scene {
        Scene { items, bounds: self.bounds, numerals: self.numerals.clone() }
    }

    /// Iterates over the items with their layers, in the order in which they were added.
    pub fn layered(&self) -> impl Iterator<Item = (Layer, &Item)> {
        self.items.iter().map(|(layer, item)| (*layer, item))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_placed_scene_is_scaled_and_moved() {
        let mut scene = Scene::new(Area::new(0.0, 0.0, 2.0, 1.0));
        scene.frame(Layer::Grid, Area::new(0.0, 0.0, 1.0, 1.0), Width::Cells(0.1), Ink::ThickLine);
        let placed = scene.placed(Placement { scale: 10.0, origin: Point::new(5.0, 7.0) });
        assert_eq!(placed.bounds(), Area::new(5.0, 7.0, 20.0, 10.0));
        let (_, item) = placed.layered().next().unwrap();
        let Item::Line { points, pen, .. } = item else { panic!("{item:?}") };
        assert_eq!((points[2], pen.width), (Point::new(15.0, 17.0), Width::Cells(1.0)));
    }
}
