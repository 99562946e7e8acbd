//! The setter's own colours in pure black: light ones become white, dark ones black, and those between a hatch, whose
//! direction depends on the hue and whose density depends on the lightness.

use std::collections::BTreeMap;

use super::ink_mode::InkMode;
use super::pure_black::{MIN_BAND_RATIO, add_outlined_line, cells_wide};
use crate::puzzle::{Drawing, DrawnShape, Puzzle};
use crate::scene::{Ink, Item, Layer, LineParts, Point, Rgba, Scene, Width, chord, sides};

/// The lightness from which a colour is white, and below which it is black.
const WHITE: f32 = 0.95;
const BLACK: f32 = 0.2;
/// The lightness from which letters are white.
const LIGHT_LETTER: f32 = 0.75;
/// The width of an area, in distances of hatch lines, below which its hatch could not be recognised.
const MIN_HATCHES: f32 = 1.5;
/// The distances between the lines of the hatches, in millimetres, from the lightest to the darkest.
const HATCHES_MM: [f32; 3] = [1.9, 1.2, 0.7];
/// The directions of the hatches, in degrees. None is parallel to the lines of the grid.
const DIRECTIONS: [f32; 6] = [45.0, 112.5, 157.5, 67.5, 22.5, 135.0];
/// The difference of two greys that presses keep apart, of 255.
const GREY_STEP: u8 = 24;
const CIRCLE_CORNERS: usize = 48;

/// The appearance of an area in pure black.
#[derive(Clone, Copy, PartialEq, Debug)]
enum BlackArea {
    White,
    Black,
    /// Lines in this direction, at this distance in millimetres.
    Hatch {
        degrees: f32,
        step_mm: f32,
    },
}

impl BlackArea {
    fn of(colour: Rgba) -> BlackArea {
        let lightness = colour.lightness();
        if lightness >= WHITE {
            return BlackArea::White;
        }
        if lightness < BLACK {
            return BlackArea::Black;
        }
        let part = (WHITE - lightness) / (WHITE - BLACK) * HATCHES_MM.len() as f32;
        let step_mm = HATCHES_MM[(part as usize).min(HATCHES_MM.len() - 1)];
        BlackArea::Hatch { degrees: DIRECTIONS[hue_sector(colour)], step_mm }
    }
}

/// Returns the sixth of the colour circle that the hue lies in, with red in the middle of the first; greys are with the
/// blues.
fn hue_sector(Rgba(red, green, blue, _): Rgba) -> usize {
    let [red, green, blue] = [red, green, blue].map(f32::from);
    let (most, least) = (red.max(green).max(blue), red.min(green).min(blue));
    let range = most - least;
    if range < 12.0 {
        return 4;
    }
    let hue = match () {
        () if most == red => (green - blue) / range,
        () if most == green => 2.0 + (blue - red) / range,
        () => 4.0 + (red - green) / range,
    };
    (hue + 0.5).rem_euclid(6.0) as usize % 6
}

/// Adds an item in a colour of the setter, redrawn for pure black.
pub(super) fn add_in_black(scene: &mut Scene, layer: Layer, item: &Item, colour: Rgba, cell_mm: f32, edge: f32) {
    match item {
        _ if colour.3 == 0 => {}
        Item::Fill { pieces, .. } => add_area(scene, layer, pieces, colour, cell_mm),
        Item::Disc { centre, radius, .. } => {
            let corner = |at: usize| {
                let (sin, cos) = (std::f32::consts::TAU * at as f32 / CIRCLE_CORNERS as f32).sin_cos();
                Point::new(centre.x + radius * cos, centre.y + radius * sin)
            };
            match BlackArea::of(colour) {
                BlackArea::White => scene.disc(layer, *centre, *radius, Ink::White),
                BlackArea::Black => scene.disc(layer, *centre, *radius, Ink::Black),
                BlackArea::Hatch { .. } => {
                    add_area(scene, layer, &[(0..CIRCLE_CORNERS).map(corner).collect()], colour, cell_mm);
                    scene.ring(layer, *centre, *radius, Width::Thin, Ink::ThickLine);
                }
            }
        }
        Item::Line { points, closed, pen, .. } => {
            let width = cells_wide(pen.width, cell_mm);
            match colour.lightness() {
                WHITE.. => scene.add(layer, item.clone().with_ink(Ink::White)),
                BLACK.. if width >= MIN_BAND_RATIO * edge => {
                    add_outlined_line(scene, layer, LineParts::new(points, *closed, pen, width), edge);
                }
                _ => scene.add(layer, item.clone().with_ink(Ink::Black)),
            }
        }
        Item::Ring { centre, radius, width, .. } => {
            let wide = cells_wide(*width, cell_mm);
            let ink = if colour.lightness() >= WHITE { Ink::White } else { Ink::Black };
            scene.ring(layer, *centre, *radius, *width, ink);
            if ink == Ink::Black && colour.lightness() >= BLACK && wide >= MIN_BAND_RATIO * edge {
                scene.ring(layer, *centre, *radius, Width::Cells(wide - 2.0 * edge), Ink::White);
            }
        }
        Item::Text { .. } => {
            let ink = if colour.lightness() >= LIGHT_LETTER { Ink::White } else { Ink::Given };
            scene.add(layer, item.clone().with_ink(ink));
        }
        Item::Image { .. } => scene.add(layer, item.clone()),
    }
}

/// Adds an area: white or black, or hatched on white if it covers what is below it.
fn add_area(scene: &mut Scene, layer: Layer, pieces: &[Vec<Point>], colour: Rgba, cell_mm: f32) {
    let fill = |ink: Ink| Item::Fill { pieces: pieces.to_vec(), ink };
    match BlackArea::of(colour) {
        BlackArea::White if colour.3 < 255 => {}
        BlackArea::White => scene.add(layer, fill(Ink::White)),
        BlackArea::Black => scene.add(layer, fill(Ink::Black)),
        // Such as letters and thin shapes.
        BlackArea::Hatch { step_mm, .. } if mean_width(pieces) < MIN_HATCHES * step_mm / cell_mm => {
            let ink = if colour.lightness() >= LIGHT_LETTER { Ink::White } else { Ink::Black };
            scene.add(layer, fill(ink));
        }
        BlackArea::Hatch { degrees, step_mm } => {
            if colour.3 == 255 {
                scene.add(layer, fill(Ink::White));
            }
            pieces.iter().for_each(|piece| add_hatch(scene, layer, piece, degrees, step_mm / cell_mm));
            if let [corners] = pieces {
                let (points, pen) = (corners.clone(), Width::Thin.into());
                scene.add(layer, Item::Line { points, closed: true, pen, ink: Ink::Black });
            }
        }
    }
}

/// Returns the approximate mean width of an area: twice its size divided by the length of its outline. Pieces that
/// share a horizontal edge have no outline there.
fn mean_width(pieces: &[Vec<Point>]) -> f32 {
    let (mut size, mut length) = (0.0, 0.0);
    let mut levels: BTreeMap<u32, f32> = BTreeMap::new();
    for piece in pieces {
        let doubled: f32 = sides(piece, true).map(|(a, b)| a.x * b.y - b.x * a.y).sum();
        size += doubled.abs() / 2.0;
        for (from, to) in sides(piece, true) {
            match from.y == to.y {
                // The upper edge of one piece cancels the lower edge of the one above it.
                true => *levels.entry(from.y.to_bits()).or_default() += (to.x - from.x) * doubled.signum(),
                false => length += (to.x - from.x).hypot(to.y - from.y),
            }
        }
    }
    length += levels.values().map(|edge| edge.abs()).sum::<f32>();
    2.0 * size / length.max(f32::EPSILON)
}

/// Adds the hatch of one convex piece. Hatch lines are numbered by their distance from the origin, so that they
/// continue from piece to piece.
fn add_hatch(scene: &mut Scene, layer: Layer, piece: &[Point], degrees: f32, step: f32) {
    let (sin, cos) = degrees.to_radians().sin_cos();
    let (along, across) = (Point::new(cos, sin), Point::new(-sin, cos));
    let depths = piece.iter().map(|corner| corner.x * across.x + corner.y * across.y);
    let (least, most) = depths.fold((f32::MAX, f32::MIN), |(least, most), at| (least.min(at), most.max(at)));
    let first = (least / step - 0.5).ceil() as i32;
    for depth in (first..).map(|number| (number as f32 + 0.5) * step).take_while(|depth| *depth < most) {
        let through = Point::new(across.x * depth, across.y * depth);
        if let Some((from, to)) = chord(piece, through, along) {
            scene.line(layer, from, to, Width::Thin, Ink::Black);
        }
    }
}

/// Returns the pairs of the setter's colours that differ on screen but are printed alike in these inks. Only colours
/// that are used alike are compared: those of areas with each other, and those of lines and letters with each other.
pub fn colours_alike(puzzle: &Puzzle, ink: InkMode) -> Vec<(Rgba, Rgba)> {
    let drawings = puzzle.drawings();
    let sorted = |colours: Vec<Rgba>| {
        let mut colours: Vec<Rgba> = colours.into_iter().filter(|colour| colour.3 > 0).collect();
        colours.sort_unstable();
        colours.dedup();
        colours
    };
    let is_text = |drawing: &&Drawing| matches!(drawing.shape, DrawnShape::Text { .. });
    let areas = sorted(drawings.iter().filter(|it| !is_text(it)).filter_map(|it| it.fill).collect());
    let letters = drawings.iter().filter(is_text).filter_map(|drawing| drawing.fill);
    let lines = sorted(drawings.iter().filter_map(|drawing| drawing.stroke).chain(letters).collect());
    let area = |one: Rgba, other: Rgba| match ink {
        InkMode::Colour => false,
        InkMode::Grey => grey_apart(one, other) < GREY_STEP,
        InkMode::Black => BlackArea::of(one) == BlackArea::of(other),
    };
    let line = |one: Rgba, other: Rgba| match ink {
        InkMode::Colour => false,
        InkMode::Grey => grey_apart(one, other) < GREY_STEP,
        InkMode::Black => line_class(one) == line_class(other),
    };
    let mut alike = pairs(&areas, area);
    alike.extend(pairs(&lines, line));
    alike
}

fn grey_apart(one: Rgba, other: Rgba) -> u8 {
    let grey = |colour: Rgba| colour.over(Rgba(255, 255, 255, 255)).grey().0;
    grey(one).abs_diff(grey(other))
}

/// Returns 0 for a line that is white in pure black, 1 for an outlined one, 2 for a black one.
fn line_class(colour: Rgba) -> u8 {
    match colour.lightness() {
        WHITE.. => 0,
        BLACK.. => 1,
        _ => 2,
    }
}

/// Returns the pairs of colours that look different on screen, and alike in print.
fn pairs(colours: &[Rgba], alike: impl Fn(Rgba, Rgba) -> bool) -> Vec<(Rgba, Rgba)> {
    /// The difference of a channel from which colours are meant to differ.
    const MEANT: u8 = 40;
    let differ = |one: Rgba, other: Rgba| {
        let (one, other) = (one.over(Rgba(255, 255, 255, 255)), other.over(Rgba(255, 255, 255, 255)));
        let channels = [(one.0, other.0), (one.1, other.1), (one.2, other.2)];
        channels.into_iter().any(|(a, b)| a.abs_diff(b) >= MEANT)
    };
    let later = |at: usize| colours[at + 1..].iter().map(move |&other| (colours[at], other));
    let all = (0..colours.len()).flat_map(later);
    all.filter(|&(one, other)| differ(one, other) && alike(one, other)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Board;
    use crate::puzzle::{DrawingPoint, DrawnFrame, Length};
    use crate::scene::Area;

    fn disc(colour: &str) -> Drawing {
        let centre = DrawingPoint::of_cells(1.5, 1.5).unwrap();
        let frame = DrawnFrame { centre, width: Length::CELL, height: Length::CELL, angle: Default::default() };
        Drawing::new(DrawnShape::Ellipse { frame }).with_fill(colour.parse().unwrap())
    }

    fn alike(colours: &[&str], ink: InkMode) -> usize {
        let drawings = colours.iter().map(|colour| disc(colour)).collect();
        let puzzle = Puzzle::empty(Board::single(2, 2).unwrap()).with_drawings(drawings).unwrap();
        colours_alike(&puzzle, ink).len()
    }

    #[test]
    fn widths_of_areas_are_those_of_their_strokes() {
        let square = |x: f32, y: f32, wide: f32, high: f32| Area::new(x, y, wide, high).corners().to_vec();
        // A bar of 10 by 1 has an outline of 22, whether in one piece or in two.
        let whole = mean_width(&[square(0.0, 0.0, 10.0, 1.0)]);
        let halves = mean_width(&[square(0.0, 0.0, 10.0, 0.5), square(0.0, 0.5, 10.0, 0.5)]);
        assert!((whole - 20.0 / 22.0).abs() < 1e-5 && (whole - halves).abs() < 1e-5, "{whole} {halves}");
    }

    #[test]
    fn colours_that_become_alike_are_found() {
        // Red and green of the same lightness have the same grey, but different hatches.
        let (red, green) = ("#E04040", "#007D00");
        assert_eq!(alike(&[red, green], InkMode::Colour), 0);
        assert_eq!(alike(&[red, green], InkMode::Grey), 1);
        assert_eq!(alike(&[red, green], InkMode::Black), 0);
        // Two dark colours are both black, and two greens of different lightness differ everywhere.
        assert_eq!(alike(&["#400000", "#000060"], InkMode::Black), 1);
        assert_eq!(alike(&["#C0F0C0", "#006000"], InkMode::Grey), 0);
        // Almost the same colour is not meant to be another.
        assert_eq!(alike(&["#E04040", "#E04848"], InkMode::Grey), 0);
    }
}
