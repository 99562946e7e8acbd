//! Renders a scene as an SVG file.
//!
//! A user unit is a point, 1/72 inch, and the file gives its size in millimetres. The background is transparent, so
//! that a sheet can be placed on any other background.

mod page_parts;

use std::fmt::Write;

use super::drawn_image::{DrawnImage, dots};
use super::geometry::{FLATNESS_POINTS, MM_PER_INCH, POINTS_PER_INCH, clockwise, is_transparent, line_points};
use super::png::encode_image;
use super::text::{self, OutlineSegment};
use crate::scene::{
    Anchor, Area, Face, ImageFile, Ink, Item, Join, LineParts, MITRE_LIMIT, Palette, Pen, Point, Rgba, Scene,
    StrokeEnd, Weight, Width,
};

pub use page_parts::PageParts;

/// The resolution of pictures that are converted to grey or black, in dots per inch.
const IMAGE_DPI: f32 = 300.0;

/// The representation of text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TextMode {
    /// Shapes, which look the same everywhere.
    Outlines,
    /// Text that can be searched and edited, but only looks as designed where the fonts are installed.
    Text,
}

/// Renders a scene whose cells are `cell_mm` wide.
pub fn render(scene: &Scene, palette: Palette, cell_mm: f32, letters: TextMode) -> String {
    let points_per_cell = (f64::from(cell_mm) * POINTS_PER_INCH / MM_PER_INCH) as f32;
    let bounds = scene.bounds();
    let mut canvas = SvgCanvas { file: String::new(), palette, bounds, points_per_cell, letters, parts: None };
    let [width_mm, height_mm] = [bounds.width(), bounds.height()].map(|cells| number(cells * cell_mm));
    let [width, height] = [bounds.width(), bounds.height()].map(|cells| number(cells * points_per_cell));
    canvas.element(format_args!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width_mm}mm" height="{height_mm}mm" viewBox="0 0 {width} {height}">"#
    ));
    scene.painted().for_each(|item| canvas.item(item));
    canvas.element("</svg>");
    canvas.file
}

struct SvgCanvas<'a> {
    file: String,
    palette: Palette,
    bounds: Area,
    /// The width of a cell in user units, which are points in a file of its own.
    points_per_cell: f32,
    letters: TextMode,
    /// The colours and texts that all drawings of a page share, or `None` for a file of its own.
    parts: Option<&'a mut PageParts>,
}

impl SvgCanvas<'_> {
    fn item(&mut self, item: &Item) {
        match item {
            Item::Fill { pieces, ink } => self.fill(pieces, *ink),
            Item::Line { points, closed, pen, ink } => self.line(points, *closed, pen, *ink),
            Item::Disc { centre, radius, ink } => self.disc(*centre, *radius, *ink),
            Item::Ring { centre, radius, width, ink } => self.ring(*centre, *radius, *width, *ink),
            Item::Text { at, size, text, anchor, face, role: _, ink } => match self.parts.is_some() {
                true => self.shared_text(*at, (text, *size, *face, *anchor), *ink),
                false => self.text(*at, *size, text, *anchor, *face, *ink),
            },
            Item::Image { corners, image, opacity } => self.image(*corners, image, *opacity),
        }
    }

    /// Converts a position from cells to points.
    fn place(&self, point: Point) -> Point {
        let scale = self.points_per_cell;
        let placed = Point::new((point.x - self.bounds.min.x) * scale, (point.y - self.bounds.min.y) * scale);
        if self.parts.is_some() { Point::new(placed.x.round(), placed.y.round()) } else { placed }
    }

    /// Returns the thickness of a line in user units.
    fn line_width(&self, width: Width) -> f32 {
        match &self.parts {
            Some(_) => PageParts::line_width(width),
            None => line_points(width, self.points_per_cell),
        }
    }

    /// Returns points with the precision of the drawing: whole units in a page, and all digits in a file of its own.
    fn snapped(&self, points: Vec<Point>) -> Vec<Point> {
        match self.parts.is_some() {
            true => points.into_iter().map(|at| Point::new(at.x.round(), at.y.round())).collect(),
            false => points,
        }
    }

    fn element(&mut self, element: impl std::fmt::Display) {
        let end = if self.parts.is_some() { "" } else { "\n" };
        write!(self.file, "{element}{end}").expect("a string takes what is written");
    }

    /// Returns the attributes of a colour, for `fill` or `stroke`.
    fn paint(&mut self, attribute: &str, ink: Ink) -> String {
        if let Some(parts) = &mut self.parts {
            return parts.class(attribute, ink);
        }
        let Rgba(red, green, blue, alpha) = self.palette.colour(ink);
        let colour = format!("{attribute}=\"#{red:02x}{green:02x}{blue:02x}\"");
        match alpha {
            255 => colour,
            _ => format!("{colour} {attribute}-opacity=\"{}\"", number(f32::from(alpha) / 255.0)),
        }
    }

    fn fill(&mut self, pieces: &[Vec<Point>], ink: Ink) {
        let placed = |piece: &Vec<Point>| piece.iter().map(|&corner| self.place(corner)).collect();
        self.fill_placed(pieces.iter().map(placed).collect(), ink);
    }

    /// Fills the union of convex polygons given in points.
    fn fill_placed(&mut self, pieces: Vec<Vec<Point>>, ink: Ink) {
        let mut path = String::new();
        pieces.into_iter().for_each(|piece| write_polyline(&mut path, &self.snapped(clockwise(piece)), true));
        let paint = self.paint("fill", ink);
        self.element(format_args!(r#"<path d="{path}" {paint}/>"#));
    }

    fn line(&mut self, points: &[Point], closed: bool, pen: &Pen, ink: Ink) {
        let points: Vec<Point> = points.iter().map(|&point| self.place(point)).collect();
        let width = self.line_width(pen.width);
        let parts = LineParts::new(&points, closed, &pen.scaled(self.points_per_cell), width);
        if is_transparent(self.palette, ink) && !parts.is_one_stroke() {
            let flatness = if self.parts.is_some() { PageParts::FLATNESS } else { FLATNESS_POINTS };
            return self.fill_placed(parts.pieces(flatness), ink);
        }
        let mut path = String::new();
        parts.runs.iter().for_each(|run| write_polyline(&mut path, &self.snapped(run.points.clone()), run.closed));
        let (paint, width) = (self.paint("stroke", ink), number(width));
        let end = match parts.end {
            StrokeEnd::Square => "square",
            StrokeEnd::Round => "round",
            StrokeEnd::Butt => "butt",
        };
        let join = match parts.join {
            Join::Mitre => format!(r#"stroke-miterlimit="{MITRE_LIMIT}""#),
            Join::Round => r#"stroke-linejoin="round""#.to_owned(),
        };
        if !path.is_empty() {
            let look = format!(r#"fill="none" {paint} stroke-width="{width}" stroke-linecap="{end}" {join}"#);
            match self.parts.is_some() && !is_transparent(self.palette, ink) {
                true => self.joined_line(&path, &look),
                false => self.element(format_args!(r#"<path d="{path}" {look}/>"#)),
            }
        }
        if let Some((centre, radius)) = parts.bulb {
            let paint = self.paint("fill", ink);
            self.circle(centre, radius, &paint);
        }
        if let Some(head) = parts.head {
            self.fill_placed(vec![head.to_vec()], ink);
        }
    }

    /// Draws a circle given in points.
    fn circle(&mut self, centre: Point, radius: f32, look: &str) {
        let [x, y, radius] = [centre.x, centre.y, radius].map(number);
        self.element(format_args!(r#"<circle cx="{x}" cy="{y}" r="{radius}" {look}/>"#));
    }

    fn disc(&mut self, centre: Point, radius: f32, ink: Ink) {
        let paint = self.paint("fill", ink);
        self.circle(self.place(centre), radius * self.points_per_cell, &paint);
    }

    fn ring(&mut self, centre: Point, radius: f32, width: Width, ink: Ink) {
        let (paint, width) = (self.paint("stroke", ink), number(self.line_width(width)));
        let look = format!(r#"fill="none" {paint} stroke-width="{width}""#);
        self.circle(self.place(centre), radius * self.points_per_cell, &look);
    }

    /// Embeds a picture: as its file, or as a picture in the inks of the palette.
    fn image(&mut self, corners: [Point; 3], image: &ImageFile, opacity: u8) {
        let (url, opacity) = match self.palette {
            Palette::PrintGrey | Palette::PrintBlack => {
                let most = dots(corners, self.points_per_cell / POINTS_PER_INCH as f32 * IMAGE_DPI);
                let converted = DrawnImage::prepared(image, opacity, self.palette, most);
                (encode_image(&converted).and_then(ImageFile::new).map(|file| file.data_url()), 255)
            }
            _ => (Some(image.data_url()), opacity),
        };
        let Some(url) = url else { return };
        let [top_left, top_right, bottom_left] = corners.map(|corner| self.place(corner));
        // The picture fills the unit square, which is mapped to its place.
        let matrix = [
            top_right.x - top_left.x,
            top_right.y - top_left.y,
            bottom_left.x - top_left.x,
            bottom_left.y - top_left.y,
            top_left.x,
            top_left.y,
        ];
        let matrix = matrix.map(number).join(" ");
        let opacity = match opacity {
            255 => String::new(),
            _ => format!(r#" opacity="{}""#, number(f32::from(opacity) / 255.0)),
        };
        self.element(format_args!(
            "<image width=\"1\" height=\"1\" preserveAspectRatio=\"none\" transform=\"matrix({matrix})\"{opacity} \
             href=\"{url}\"/>"
        ));
    }

    fn text(&mut self, at: Point, size: f32, text: &str, anchor: Anchor, face: Face, ink: Ink) {
        let (at, size) = (self.place(at), size * self.points_per_cell);
        let start = text::baseline_start(text, at, anchor, size, face);
        let paint = self.paint("fill", ink);
        match self.letters {
            TextMode::Outlines => {
                let mut path = String::new();
                text::outline(text, start, size, face).into_iter().for_each(|step| write_step(&mut path, step));
                if !path.is_empty() {
                    self.element(format_args!(r#"<path d="{path}" {paint}/>"#));
                }
            }
            TextMode::Text => {
                let [x, y, size] = [at.x, start.y, size].map(number);
                let middle = if anchor == Anchor::Centre { r#" text-anchor="middle""# } else { "" };
                let direction = if text::is_right_to_left(text) { r#" direction="rtl""# } else { "" };
                let font =
                    format!(r#"font-family="{FAMILIES}" font-weight="{}" font-size="{size}""#, number_of(face.weight));
                let words = escaped(text);
                let place = format!(r#"x="{x}" y="{y}"{middle}{direction}"#);
                self.element(format_args!(r#"<text {place} {font} {paint}>{words}</text>"#));
            }
        }
    }
}

/// The built-in font family, and those for characters that it lacks.
const FAMILIES: &str = "Inter, 'Noto Sans Arabic', 'Noto Sans Hebrew', 'Noto Sans Devanagari', \
                        'Noto Sans Symbols', 'Noto Sans Symbols2', sans-serif";

fn number_of(weight: Weight) -> u16 {
    match weight {
        Weight::Regular => 400,
        Weight::Medium => 500,
        Weight::Semibold => 600,
    }
}

fn number(value: f32) -> String {
    let mut text = String::new();
    write_number(&mut text, value);
    text
}

/// Writes a number to three decimal places, which in points is finer than the resolution of any printer. Large files
/// consist mostly of numbers, and the general formatting machinery takes three times as long.
fn write_number(text: &mut String, value: f32) {
    // The product is exact: the 24-bit significand of `value` times 1000, which has 10 bits, fits in an `f64`.
    let thousandths = (f64::from(value) * 1000.0).round_ties_even();
    if thousandths.is_nan() || thousandths.abs() >= 1e15 {
        text.push_str(format!("{value:.3}").trim_end_matches('0').trim_end_matches('.'));
        return;
    }
    if thousandths < 0.0 {
        text.push('-');
    }
    let whole = thousandths.abs() as u64;
    let (mut units, mut rest) = (whole / 1000, whole % 1000);
    let mut digits = [b'0'; 20];
    let mut at = digits.len();
    while units > 0 || at == digits.len() {
        at -= 1;
        digits[at] = b'0' + (units % 10) as u8;
        units /= 10;
    }
    text.extend(digits[at..].iter().map(|&digit| char::from(digit)));
    if rest > 0 {
        text.push('.');
    }
    for place in [100, 10, 1] {
        if rest > 0 {
            text.push(char::from(b'0' + (rest / place) as u8));
            rest %= place;
        }
    }
}

fn write_place(text: &mut String, at: Point) {
    write_number(text, at.x);
    text.push(' ');
    write_number(text, at.y);
}

fn write_polyline(text: &mut String, points: &[Point], closed: bool) {
    text.push('M');
    for (index, &at) in points.iter().enumerate() {
        if index > 0 {
            text.push('L');
        }
        write_place(text, at);
    }
    if closed {
        text.push('Z');
    }
}

fn write_step(text: &mut String, step: OutlineSegment) {
    match step {
        OutlineSegment::Move(to) => {
            text.push('M');
            write_place(text, to);
        }
        OutlineSegment::Line(to) => {
            text.push('L');
            write_place(text, to);
        }
        OutlineSegment::Curve(a, b, to) => {
            for (sign, at) in [('C', a), (' ', b), (' ', to)] {
                text.push(sign);
                write_place(text, at);
            }
        }
        OutlineSegment::Close => text.push('Z'),
    }
}

/// Escapes text for XML. Control characters are not allowed in any form, and are replaced by a square.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '&' => escaped.push_str("&amp;"),
            letter if letter.is_whitespace() => escaped.push(' '),
            letter if letter.is_control() || matches!(letter, '\u{fffe}' | '\u{ffff}') => escaped.push('\u{25a1}'),
            letter => escaped.push(letter),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_the_standard_library_writes_them() {
        let expected = |value: f32| {
            let text = format!("{value:.3}");
            let text = text.trim_end_matches('0').trim_end_matches('.').to_owned();
            if text == "-0" { "0".to_owned() } else { text }
        };
        // Halves of a thousandth and their neighbours, large numbers, and a sample of all bit patterns.
        let halves = (-4000..4000).map(|half| half as f32 / 2000.0);
        let near = halves.flat_map(|half| [half, half.next_up(), half.next_down()]);
        let sixteenths = (-4000..4000).map(|part| part as f32 / 16.0);
        let patterns = (0..200_000_u32).map(|at| f32::from_bits(at.wrapping_mul(2_654_435_761)));
        let special = [0.0, -0.0, 0.0005, 999.9996, 1e9, 1e12, 3e15, f32::MAX, f32::MIN_POSITIVE, f32::INFINITY];
        for value in near.chain(sixteenths).chain(patterns).chain(special) {
            assert_eq!(number(value), expected(value), "{value:e}");
        }
    }
}
