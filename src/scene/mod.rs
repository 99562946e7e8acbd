//! A picture as a few primitives in cell units, which the screen, PNG, SVG and PDF backends draw.
//!
//! One unit is one cell; x runs right and y runs down, and the cell r1c1 covers (0, 0) to (1, 1).
//!
//! All backends draw alike: [`LineParts`] defines dashes, ends, corners and arrow heads; axis-aligned edges are snapped
//! to whole pixels where there are pixels; a transparent ink covers each point of an item once, even where its pieces
//! overlap, as where a line crosses itself or meets its bulb or head.
//!
//! **Invariant.** A scene holds inks, not colours, and knows nothing of puzzles. This module imports no other.

#![warn(missing_docs)]

mod ink;
mod line;
mod pen;
mod placement;

pub use ink::{Ink, Palette, Rgba, Tint, contrast};
pub use line::{LineParts, Polyline, sides};
pub use pen::{ArrowHead, BlackForm, Dash, Join, MITRE_LIMIT, Pen, StrokeEnd};
pub use placement::{Placement, chord, clip, intersection};

/// A point in cell units.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Point {
    /// The distance to the right of the origin.
    pub x: f32,
    /// The distance down from the origin.
    pub y: f32,
}

impl Point {
    /// Creates the point with these coordinates.
    pub const fn new(x: f32, y: f32) -> Point {
        Point { x, y }
    }
}

/// An axis-aligned rectangle in cell units.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Area {
    /// The top left corner.
    pub min: Point,
    /// The bottom right corner.
    pub max: Point,
}

impl Area {
    /// Creates the rectangle of this size whose top left corner is (x, y).
    pub const fn new(x: f32, y: f32, width: f32, height: f32) -> Area {
        Area { min: Point::new(x, y), max: Point::new(x + width, y + height) }
    }

    /// Returns the distance from the left edge to the right one.
    pub fn width(self) -> f32 {
        self.max.x - self.min.x
    }

    /// Returns the distance from the top edge to the bottom one.
    pub fn height(self) -> f32 {
        self.max.y - self.min.y
    }

    /// Returns the centre.
    pub fn center(self) -> Point {
        Point::new((self.min.x + self.max.x) / 2.0, (self.min.y + self.max.y) / 2.0)
    }

    /// Returns the smallest area that covers both.
    pub fn union(self, other: Area) -> Area {
        Area {
            min: Point::new(self.min.x.min(other.min.x), self.min.y.min(other.min.y)),
            max: Point::new(self.max.x.max(other.max.x), self.max.y.max(other.max.y)),
        }
    }

    /// Returns the same rectangle, extended by `margin` on each side.
    pub fn expanded(self, margin: f32) -> Area {
        Area::new(self.min.x - margin, self.min.y - margin, self.width() + 2.0 * margin, self.height() + 2.0 * margin)
    }

    /// Returns the four corners, clockwise from the top left.
    pub fn corners(self) -> [Point; 4] {
        [self.min, Point::new(self.max.x, self.min.y), self.max, Point::new(self.min.x, self.max.y)]
    }
}

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
}

/// The thickness of a line.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Width {
    /// The thin line of the device: 1 px on a screen, 0.75 pt on paper.
    Thin,
    /// The thick line of the device: 2.2 px on a screen, 1.6 pt on paper.
    Thick,
    /// A thickness in cells, which scales with the board.
    Cells(f32),
}

/// Font weight.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Weight {
    /// Weight 400 in OpenType.
    Regular,
    /// Weight 500 in OpenType.
    Medium,
    /// Weight 600 in OpenType.
    Semibold,
}

/// An index into the font families of the backend; 0 is the built-in family.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct FontFamily(pub u16);

/// A font face: a weight of a family.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Face {
    /// The font family.
    pub family: FontFamily,
    /// The weight.
    pub weight: Weight,
}

impl From<Weight> for Face {
    /// Returns the face with this weight of the built-in family.
    fn from(weight: Weight) -> Face {
        Face { family: FontFamily::default(), weight }
    }
}

/// The role of a text, whatever its size. It decides how the text is kept legible and what is reported about it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TextRole {
    /// A digit in the middle of a cell: a given, an entered digit, or one of the solution.
    Digit,
    /// A clue in digits or letters of the puzzle, such as the sum of a cage or a number outside a grid.
    Clue,
    /// A symbol, such as X or V between cells, an inequality, the letter of a region, or a candidate.
    Mark,
    /// Words: titles, sentences, captions, page numbers and names of grids.
    Label,
}

/// Returns the relative size of a number with as many characters as `word`, chosen so that it is no wider than two
/// characters of full size.
pub fn numeral_scale(word: &str) -> f32 {
    match word.chars().count() {
        0 | 1 => 1.0,
        2 => 0.8,
        letters => 1.6 / letters as f32,
    }
}

/// The point of a text that its position refers to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Anchor {
    /// The middle of the line of text, and vertically the middle of the capital letters. In scripts and for symbols
    /// without capitals, the middle of the ink.
    Centre,
    /// The start of the line on the baseline: its left end, or the right end of right-to-left text.
    BaselineStart,
}

/// A single thing to draw.
#[derive(Clone, PartialEq, Debug)]
pub enum Item {
    /// A fill: the union of convex polygons, each with at least three corners in order, either way round.
    Fill {
        /// The corners of each polygon. The polygons may overlap.
        pieces: Vec<Vec<Point>>,
        /// The ink of the fill.
        ink: Ink,
    },
    /// A polyline.
    Line {
        /// The points it runs through, at least two.
        points: Vec<Point>,
        /// True if the last point is joined to the first.
        closed: bool,
        /// The pen that it is drawn with.
        pen: Pen,
        /// The ink of the line.
        ink: Ink,
    },
    /// A filled circle.
    Disc {
        /// The centre.
        centre: Point,
        /// The radius, in cells.
        radius: f32,
        /// The ink of the fill.
        ink: Ink,
    },
    /// The outline of a circle.
    Ring {
        /// The centre.
        centre: Point,
        /// The radius, in cells, to the middle of the line.
        radius: f32,
        /// The thickness of the line.
        width: Width,
        /// The ink of the line.
        ink: Ink,
    },
    /// One line of text.
    Text {
        /// The position of the anchor.
        at: Point,
        /// The font size (em) in cells.
        size: f32,
        /// The text itself.
        text: String,
        /// The point of the text that lies at `at`.
        anchor: Anchor,
        /// The font face.
        face: Face,
        /// The role of the text.
        role: TextRole,
        /// The ink of the text.
        ink: Ink,
    },
}

impl Item {
    /// Returns the ink that the item is drawn with.
    pub fn ink(&self) -> Ink {
        match self {
            Item::Fill { ink, .. }
            | Item::Line { ink, .. }
            | Item::Disc { ink, .. }
            | Item::Ring { ink, .. }
            | Item::Text { ink, .. } => *ink,
        }
    }

    /// Returns the same item in another ink.
    pub fn with_ink(mut self, other: Ink) -> Item {
        match &mut self {
            Item::Fill { ink, .. }
            | Item::Line { ink, .. }
            | Item::Disc { ink, .. }
            | Item::Ring { ink, .. }
            | Item::Text { ink, .. } => *ink = other,
        }
        self
    }
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
}
