//! A picture as a few primitives in cell units: what screen, PNG, SVG and PDF all draw.
//!
//! One unit is one cell; x runs right and y runs down, and the cell r1c1 covers (0, 0) to (1, 1).
//!
//! All outputs draw alike: dashes, ends, corners and arrow heads are those that [`LineParts`] tells; what runs along an
//! axis is moved onto whole pixels where there are any; a transparent ink covers each place of an item once, however
//! its pieces overlap, where a line crosses itself and where it meets its bulb or head.
//!
//! **Invariant.** A scene holds inks, not colours, and knows no puzzle; this folder imports no other.

#![warn(missing_docs)]

mod ink;
mod line;
mod pen;
mod place;

pub use ink::{Ink, Palette, Rgba, Tint, contrast};
pub use line::{LineParts, Run, sides};
pub use pen::{Dash, End, Form, Head, Join, MITRE_LIMIT, Pen};
pub use place::{Placement, chord, cut, intersection};

/// A point in cell units.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Point {
    /// To the right.
    pub x: f32,
    /// Down.
    pub y: f32,
}

impl Point {
    /// The point so far to the right and down of the origin.
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
    /// The rectangle of this size whose top left corner is (x, y).
    pub const fn new(x: f32, y: f32, width: f32, height: f32) -> Area {
        Area { min: Point::new(x, y), max: Point::new(x + width, y + height) }
    }

    /// From the left edge to the right one.
    pub fn width(self) -> f32 {
        self.max.x - self.min.x
    }

    /// From the top edge to the bottom one.
    pub fn height(self) -> f32 {
        self.max.y - self.min.y
    }

    /// The point in the middle.
    pub fn center(self) -> Point {
        Point::new((self.min.x + self.max.x) / 2.0, (self.min.y + self.max.y) / 2.0)
    }

    /// The smallest area that covers both.
    pub fn union(self, other: Area) -> Area {
        Area {
            min: Point::new(self.min.x.min(other.min.x), self.min.y.min(other.min.y)),
            max: Point::new(self.max.x.max(other.max.x), self.max.y.max(other.max.y)),
        }
    }

    /// The same rectangle, larger by `margin` on each side.
    pub fn expanded(self, margin: f32) -> Area {
        Area::new(self.min.x - margin, self.min.y - margin, self.width() + 2.0 * margin, self.height() + 2.0 * margin)
    }

    /// The four corners, clockwise from the top left.
    pub fn corners(self) -> [Point; 4] {
        [self.min, Point::new(self.max.x, self.min.y), self.max, Point::new(self.min.x, self.max.y)]
    }
}

/// What is painted over what, from back to front.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Layer {
    /// The white of the cells.
    Paper,
    /// Fills of regions.
    Region,
    /// Shapes inside cells and lines through them.
    Mark,
    /// Selection, hover and warnings that lie under the lines.
    Wash,
    /// Lines of cells, boxes and grids.
    Grid,
    /// Frames drawn over the lines.
    Frame,
    /// Digits and other text.
    Digit,
}

/// How thick a line is.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Width {
    /// The thin line of the device: 1 px on a screen, 0.75 pt on paper.
    Thin,
    /// The thick line of the device: 2.2 px on a screen, 1.6 pt on paper.
    Thick,
    /// A thickness in cells, which grows with the board.
    Cells(f32),
}

/// Font weight.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Weight {
    /// 400 in the scale of OpenType.
    Regular,
    /// 500.
    Medium,
    /// 600.
    Semibold,
}

/// A family of fonts, by its place in the list of whoever draws; 0 is the program's own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Family(pub u16);

/// How letters look: a weight of a family.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Face {
    /// The family.
    pub family: Family,
    /// How bold it is.
    pub weight: Weight,
}

impl From<Weight> for Face {
    /// The weight of the program's own family.
    fn from(weight: Weight) -> Face {
        Face { family: Family::default(), weight }
    }
}

/// What a text is, whatever its size: what keeps it readable, and what is told of it, depends on this.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TextRole {
    /// The digit of a cell: a given, one that was entered, or one of the solution. It stands in the middle of the cell.
    Digit,
    /// What a rule tells in digits or letters of the puzzle: the sum of a cage, digits beside a grid.
    Clue,
    /// A sign: X or V between cells, an inequality, the letter of a region, a candidate.
    Mark,
    /// Words: titles, sentences, captions, numbers of pages and grids.
    Label,
}

/// How large a number of several letters is beside one of one letter, so that it is no wider than two of these.
pub fn numeral_part(word: &str) -> f32 {
    match word.chars().count() {
        0 | 1 => 1.0,
        2 => 0.8,
        letters => 1.6 / letters as f32,
    }
}

/// Which point of a text its position names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Anchor {
    /// The middle of the line of text, vertically the middle of the capital letters; in scripts and signs without
    /// capitals, of the ink.
    Centre,
    /// The start of the line: its left end on the baseline, for right-to-left text its right end.
    BaselineStart,
}

/// One thing to draw.
#[derive(Clone, PartialEq, Debug)]
pub enum Item {
    /// A fill: the union of convex polygons, each with at least three corners in order, either way round.
    Fill {
        /// The corners of each polygon; they may overlap.
        pieces: Vec<Vec<Point>>,
        /// What it is filled with.
        ink: Ink,
    },
    /// A polyline.
    Line {
        /// At least two points.
        points: Vec<Point>,
        /// Whether the last point is joined to the first.
        closed: bool,
        /// How it is drawn.
        pen: Pen,
        /// What it is drawn with.
        ink: Ink,
    },
    /// A filled circle.
    Disc {
        /// Its middle.
        centre: Point,
        /// In cells.
        radius: f32,
        /// What it is filled with.
        ink: Ink,
    },
    /// A circle as a line.
    Ring {
        /// Its middle.
        centre: Point,
        /// In cells, to the middle of the line.
        radius: f32,
        /// How thick the line is.
        width: Width,
        /// What it is drawn with.
        ink: Ink,
    },
    /// One line of text.
    Text {
        /// Where it stands.
        at: Point,
        /// The font size (em) in cells.
        size: f32,
        /// The words or digits.
        text: String,
        /// Which point of the text stands there.
        anchor: Anchor,
        /// How its letters look.
        face: Face,
        /// What it is to a reader.
        role: TextRole,
        /// What it is written with.
        ink: Ink,
    },
}

impl Item {
    /// What it is drawn with.
    pub fn ink(&self) -> Ink {
        match self {
            Item::Fill { ink, .. }
            | Item::Line { ink, .. }
            | Item::Disc { ink, .. }
            | Item::Ring { ink, .. }
            | Item::Text { ink, .. } => *ink,
        }
    }

    /// The same drawn with another ink.
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
    /// How the numbers from 1 on are written; those beyond the list in decimal digits.
    numerals: Vec<String>,
}

impl Scene {
    /// An empty picture; `bounds` is the part of the plane it is meant to fill.
    pub fn new(bounds: Area) -> Scene {
        Scene { items: Vec::new(), bounds, numerals: Vec::new() }
    }

    /// The same picture, in which [`Scene::number`] writes the numbers from 1 on in these words.
    pub fn with_numerals(self, numerals: Vec<String>) -> Scene {
        Scene { numerals, ..self }
    }

    /// The part of the plane that the picture fills.
    pub fn bounds(&self) -> Area {
        self.bounds
    }

    /// Makes the picture large enough for this area too.
    pub fn include(&mut self, area: Area) {
        self.bounds = self.bounds.union(area);
    }

    /// The same items within other bounds.
    pub fn with_bounds(self, bounds: Area) -> Scene {
        Scene { bounds, ..self }
    }

    /// Adds an item over those that are in the layer.
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

    /// A straight line.
    pub fn line(&mut self, layer: Layer, from: Point, to: Point, pen: impl Into<Pen>, ink: Ink) {
        self.path(layer, vec![from, to], pen, ink);
    }

    /// An open line through at least two points.
    pub fn path(&mut self, layer: Layer, points: Vec<Point>, pen: impl Into<Pen>, ink: Ink) {
        self.add(layer, Item::Line { points, closed: false, pen: pen.into(), ink });
    }

    /// A line along the edge of an area.
    pub fn frame(&mut self, layer: Layer, area: Area, pen: impl Into<Pen>, ink: Ink) {
        self.add(layer, Item::Line { points: area.corners().to_vec(), closed: true, pen: pen.into(), ink });
    }

    /// A filled circle.
    pub fn disc(&mut self, layer: Layer, centre: Point, radius: f32, ink: Ink) {
        self.add(layer, Item::Disc { centre, radius, ink });
    }

    /// A circle as a line, half of it within `radius`.
    pub fn ring(&mut self, layer: Layer, centre: Point, radius: f32, width: Width, ink: Ink) {
        self.add(layer, Item::Ring { centre, radius, width, ink });
    }

    /// A dot with an outline: black inside ([`Ink::Black`]) or white ([`Ink::White`]), on every palette.
    pub fn dot(&mut self, layer: Layer, centre: Point, radius: f32, black: bool) {
        self.disc(layer, centre, radius, if black { Ink::Black } else { Ink::White });
        self.ring(layer, centre, radius, Width::Thin, Ink::ThickLine);
    }

    /// A number in the middle of `at`, in the words of [`Scene::with_numerals`]. Those of several letters are set
    /// smaller, so that they are no wider than two letters of `size`.
    pub fn number(&mut self, role: TextRole, at: Point, size: f32, value: u8, weight: Weight, ink: Ink) {
        let word = usize::from(value).checked_sub(1).and_then(|index| self.numerals.get(index).cloned());
        let word = word.unwrap_or_else(|| value.to_string());
        let size = size * numeral_part(&word);
        self.text(role, at, size, word, weight, ink);
    }

    /// One line of text in the middle of `at`.
    pub fn text(&mut self, role: TextRole, at: Point, size: f32, text: impl Into<String>, weight: Weight, ink: Ink) {
        let text = text.into();
        self.add(Layer::Digit, Item::Text { at, size, text, anchor: Anchor::Centre, face: weight.into(), role, ink });
    }

    /// Words in the middle of `at`: a text whose role is [`TextRole::Label`].
    pub fn label(&mut self, at: Point, size: f32, text: impl Into<String>, weight: Weight, ink: Ink) {
        self.text(TextRole::Label, at, size, text, weight, ink);
    }

    /// The scene with some of its items.
    pub fn filtered(mut self, wanted: impl Fn(&Item) -> bool) -> Scene {
        self.items.retain(|(_, item)| wanted(item));
        self
    }

    /// The items from back to front: by layer, and within a layer in the order they were added.
    pub fn painted(&self) -> impl Iterator<Item = &Item> {
        let mut order: Vec<&(Layer, Item)> = self.items.iter().collect();
        order.sort_by_key(|(layer, _)| *layer);
        order.into_iter().map(|(_, item)| item)
    }
}
