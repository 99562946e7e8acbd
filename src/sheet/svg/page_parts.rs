//! Drawings inside a web page. They share their colours, which follow the theme of the page, and their texts, each of
//! which is drawn once as an outline and used wherever it occurs.

use std::collections::HashMap;
use std::fmt::Write as _;

use super::{SvgCanvas, TextMode};
use crate::scene::{Anchor, Area, Face, Ink, Item, Palette, Point, Rgba, Scene, Width};
use crate::sheet::text::{self, OutlineSegment};

/// A text with its size in whole user units.
type TextKey = (String, u32, Face, Anchor);

/// The colours and texts of all drawings of a page. A drawing contains only numbers and the names of these parts, and
/// no text that a setter wrote.
#[derive(Clone, Debug, Default)]
pub struct PageParts {
    inks: Vec<Ink>,
    texts: HashMap<TextKey, usize>,
    /// The outline of each text, in the order of their numbers.
    outlines: Vec<String>,
}

impl PageParts {
    /// The width of a cell in user units. Coordinates are rounded to whole units.
    pub const UNITS: f32 = 500.0;

    /// The largest deviation of a polygon from a round shape, in user units.
    pub(super) const FLATNESS: f32 = 0.8;

    /// Returns the thickness of a line in user units.
    pub(super) fn line_width(width: Width) -> f32 {
        match width {
            Width::Thin => 9.0,
            Width::Thick => 24.0,
            Width::Cells(cells) => (cells * PageParts::UNITS).round().max(6.0),
        }
    }

    /// Draws items in the order given. The origin of the drawing is that of the lattice.
    pub fn draw<'a>(&mut self, items: impl IntoIterator<Item = &'a Item>) -> String {
        let mut canvas = SvgCanvas {
            file: String::new(),
            palette: Palette::Light,
            bounds: Area::new(0.0, 0.0, 0.0, 0.0),
            points_per_cell: PageParts::UNITS,
            letters: TextMode::Outlines,
            parts: Some(self),
        };
        items.into_iter().for_each(|item| canvas.item(item));
        canvas.file
    }

    /// Draws a whole scene.
    pub fn draw_scene(&mut self, scene: &Scene) -> String {
        self.draw(scene.painted())
    }

    /// Returns the number of a text that is centred at its position, drawing it if it is new. Its outline has the id
    /// `t` and this number.
    pub fn text(&mut self, text: &str, size: f32, face: impl Into<Face>) -> usize {
        self.shared(text, size * PageParts::UNITS, face.into(), Anchor::Centre)
    }

    fn shared(&mut self, text: &str, size: f32, face: Face, anchor: Anchor) -> usize {
        let next = self.outlines.len();
        let size = size.round().max(1.0);
        let number = *self.texts.entry((text.to_owned(), size as u32, face, anchor)).or_insert(next);
        if number == next {
            let start = text::baseline_start(text, Point::new(0.0, 0.0), anchor, size, face);
            let mut path = String::new();
            let whole = |at: Point| Point::new(at.x.round(), at.y.round());
            let mut last = Point::new(0.0, 0.0);
            for step in text::outline(text, start, size, face) {
                // Numbers are relative to the end of the step before, which makes them short.
                let (letter, from, points) = match step {
                    OutlineSegment::Move(to) => ('M', Point::new(0.0, 0.0), vec![whole(to)]),
                    OutlineSegment::Line(to) => ('l', last, vec![whole(to)]),
                    OutlineSegment::Curve(a, b, to) => ('c', last, vec![whole(a), whole(b), whole(to)]),
                    OutlineSegment::Close => ('Z', last, Vec::new()),
                };
                path.push(letter);
                for number in points.iter().flat_map(|at| [at.x - from.x, at.y - from.y]) {
                    if number >= 0.0 && path.ends_with(|letter: char| letter.is_ascii_digit()) {
                        path.push(' ');
                    }
                    path.push_str(&format!("{}", number as i32));
                }
                last = points.last().copied().unwrap_or(last);
            }
            self.outlines.push(path);
        }
        number
    }

    /// Returns the attribute that gives an element its colour, for `fill` or `stroke`.
    pub(super) fn class(&mut self, attribute: &str, ink: Ink) -> String {
        let number = self.inks.iter().position(|known| *known == ink).unwrap_or_else(|| {
            self.inks.push(ink);
            self.inks.len() - 1
        });
        let letter = if attribute == "fill" { 'f' } else { 's' };
        format!("class=\"{letter}{number}\"")
    }

    /// Returns the outlines of all texts, as elements for `<defs>`.
    pub fn definitions(&self) -> String {
        let mut definitions = String::new();
        for (number, path) in self.outlines.iter().enumerate() {
            write!(definitions, "<path id=\"t{number}\" d=\"{path}\"/>").expect("a string takes what is written");
        }
        definitions
    }

    /// Returns the style rules that give elements the colours of the current theme.
    pub fn rules(&self) -> String {
        let rule = |number| format!(".f{number}{{fill:var(--k{number})}}.s{number}{{stroke:var(--k{number})}}");
        (0..self.inks.len()).map(rule).collect()
    }

    /// Returns the declarations that set the colours of a theme.
    pub fn colours(&self, palette: Palette) -> String {
        let colour = |(number, ink): (usize, &Ink)| {
            let Rgba(red, green, blue, alpha) = palette.colour(*ink);
            let alpha = if alpha == 255 { String::new() } else { format!("{alpha:02x}") };
            format!("--k{number}:#{red:02x}{green:02x}{blue:02x}{alpha};")
        };
        self.inks.iter().enumerate().map(colour).collect()
    }
}

impl SvgCanvas<'_> {
    /// Draws a line together with the line before, if that looks the same. In an opaque ink, both are the same picture.
    pub(super) fn joined_line(&mut self, path: &str, look: &str) {
        let end = format!("\" {look}/>");
        if self.file.ends_with(&end) {
            self.file.truncate(self.file.len() - end.len());
            self.file.push_str(path);
            self.file.push_str(&end);
        } else {
            self.element(format_args!("<path d=\"{path}\" {look}/>"));
        }
    }

    /// Draws a text of the page at its position.
    pub(super) fn shared_text(&mut self, at: Point, (text, size, face, anchor): (&str, f32, Face, Anchor), ink: Ink) {
        let (at, size, paint) = (self.place(at), size * self.points_per_cell, self.paint("fill", ink));
        let Some(parts) = &mut self.parts else { return };
        let number = parts.shared(text, size, face, anchor);
        if !parts.outlines[number].is_empty() {
            self.element(format_args!(r##"<use href="#t{number}" x="{}" y="{}" {paint}/>"##, at.x, at.y));
        }
    }
}
