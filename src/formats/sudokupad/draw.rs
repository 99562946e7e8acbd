//! Converts a scene to SudokuPad's shapes: underlays below the grid lines, overlays above them, lines and arrows in
//! between. Coordinates are `[row, column]`, from 0 at the top-left corner of the first cell.

use serde_json::{Value, json};

use crate::formats::colours;
use crate::formats::rule_collector::PIXELS;
use crate::scene::{Anchor, Ink, Item, Layer, LineParts, Palette, Pen, Point, Scene, Width};

/// The shapes of a puzzle.
#[derive(Default)]
pub(super) struct DrawnShapes {
    pub underlays: Vec<Value>,
    pub overlays: Vec<Value>,
    pub lines: Vec<Value>,
    pub arrows: Vec<Value>,
    origin: (f32, f32),
}

fn colour(ink: Ink) -> String {
    colours::write(Palette::Light.colour(ink))
}

/// Formats a number as short as possible.
fn short(number: f32) -> Value {
    let rounded = (f64::from(number) * 1000.0).round() / 1000.0;
    if rounded.fract() == 0.0 { Value::from(rounded as i64) } else { Value::from(rounded) }
}

/// Returns the width of a pen in cells.
fn thickness(width: Width) -> f32 {
    match width {
        Width::Thin => 0.02,
        Width::Thick => 0.05,
        Width::Cells(cells) => cells,
    }
}

impl DrawnShapes {
    /// Creates an empty drawing of a board with this first row and column.
    pub(super) fn new(row: i16, col: i16) -> DrawnShapes {
        DrawnShapes { origin: (f32::from(row), f32::from(col)), ..DrawnShapes::default() }
    }

    fn place(&self, at: Point) -> Value {
        json!([short(at.y - self.origin.0), short(at.x - self.origin.1)])
    }

    /// Adds all items of a scene in layers for which `wanted` is true.
    pub(super) fn add(&mut self, scene: &Scene, wanted: impl Fn(Layer) -> bool) {
        for (layer, item) in scene.layered().filter(|(layer, _)| wanted(*layer)) {
            self.item(layer, item);
        }
    }

    fn shape(&mut self, layer: Layer, shape: Value) {
        match layer {
            Layer::Frame | Layer::Digit | Layer::Over => self.overlays.push(shape),
            Layer::Paper | Layer::Region | Layer::Mark | Layer::Wash | Layer::Grid => self.underlays.push(shape),
        }
    }

    fn item(&mut self, layer: Layer, item: &Item) {
        match item {
            Item::Fill { pieces, ink } => {
                for piece in pieces {
                    self.fill(layer, piece, *ink);
                }
            }
            Item::Line { points, closed, pen, ink } => self.line(layer, points, *closed, pen, *ink),
            Item::Disc { centre, radius, ink } => self.disc(layer, *centre, *radius, *ink),
            Item::Ring { centre, radius, width, ink } => {
                let thick = thickness(*width);
                let across = short(2.0 * radius + thick);
                let ring = json!({
                    "center": self.place(*centre), "width": across, "height": across, "rounded": true,
                    "borderColor": colour(*ink), "borderSize": short(thick * PIXELS),
                });
                self.shape(layer, ring);
            }
            // Only drawings are pictures, and they are written as such.
            Item::Image { .. } => {}
            Item::Text { at, size, text, anchor, ink, .. } => {
                // SudokuPad centres texts, so the centre of a text with another anchor is estimated from the number of
                // letters.
                let centre = match anchor {
                    Anchor::Centre => *at,
                    Anchor::BaselineStart => {
                        let letters = text.chars().count() as f32;
                        Point::new(at.x + 0.3 * size * letters, at.y - 0.36 * size)
                    }
                };
                self.overlays.push(json!({
                    "center": self.place(centre), "width": short(*size), "height": short(*size),
                    "text": text, "fontSize": short(size * PIXELS), "color": colour(*ink),
                }));
            }
        }
    }

    fn disc(&mut self, layer: Layer, centre: Point, radius: f32, ink: Ink) {
        let disc = json!({
            "center": self.place(centre), "width": short(2.0 * radius), "height": short(2.0 * radius),
            "rounded": true, "backgroundColor": colour(ink),
        });
        self.shape(layer, disc);
    }

    /// Adds a filled polygon: a rectangle as such, any other polygon (all of them are small) as an outline so thick
    /// that it fills the polygon.
    fn fill(&mut self, layer: Layer, piece: &[Point], ink: Ink) {
        let (mut min, mut max) = (piece[0], piece[0]);
        for at in piece {
            min = Point::new(min.x.min(at.x), min.y.min(at.y));
            max = Point::new(max.x.max(at.x), max.y.max(at.y));
        }
        let at_corner = |at: &Point| (at.x == min.x || at.x == max.x) && (at.y == min.y || at.y == max.y);
        let (width, height) = (max.x - min.x, max.y - min.y);
        if piece.len() == 4 && piece.iter().all(at_corner) {
            let rectangle = json!({
                "center": self.place(Point::new((min.x + max.x) / 2.0, (min.y + max.y) / 2.0)),
                "width": short(width), "height": short(height), "backgroundColor": colour(ink),
            });
            return self.shape(layer, rectangle);
        }
        let pen = Pen::new(Width::Cells(width.min(height).min(0.08)));
        self.line(layer, piece, true, &pen, ink);
    }

    fn line(&mut self, layer: Layer, points: &[Point], closed: bool, pen: &Pen, ink: Ink) {
        let thick = thickness(pen.width);
        if let (Some(radius), Some(first)) = (pen.bulb, points.first()) {
            self.disc(layer, *first, radius, ink);
        }
        let way = |points: &[Point]| -> Vec<Value> { points.iter().map(|at| self.place(*at)).collect() };
        let element =
            |way: Vec<Value>| json!({ "wayPoints": way, "color": colour(ink), "thickness": short(thick * PIXELS) });
        if let Some(head) = pen.head.filter(|_| !closed) {
            let mut arrow = element(way(points));
            arrow["headLength"] = short(head.length);
            return self.arrows.push(arrow);
        }
        if pen.dash.is_some() {
            let runs = LineParts::new(points, closed, pen, thick).runs;
            let lines: Vec<Value> = runs.iter().map(|run| element(way(&run.points))).collect();
            return self.lines.extend(lines);
        }
        let mut way = way(points);
        if closed {
            way.extend(way.first().cloned());
        }
        self.lines.push(element(way));
    }
}
