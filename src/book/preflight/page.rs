//! What is wrong on one page: text that is too small or too faint, what reaches over margins, letters without a font.

use std::collections::BTreeMap;

use super::Problem;
use super::ground::faintest;
use crate::scene::{Anchor, Area, Face, Ink, Item, LineParts, Palette, Point, Rgba, Scene, TextRole, Width};
use crate::sheet::booklet::LEAST_MODULE_MM;
use crate::sheet::{InkMode, Leaf, Part, PlacedPicture, Role, text};

/// The smallest size of text, in points, that is no finding, and that in large print (American Printing House for the
/// Blind, "Guidelines for large print": nothing below 12 points).
pub const LEAST_POINTS: f32 = 7.0;
/// See [`LEAST_POINTS`].
pub const LEAST_LARGE_POINTS: f32 = 12.0;
/// The digits of puzzles in large print, which are looked at for long; those of answers are text.
const LEAST_LARGE_DIGITS: f32 = 16.0;
/// What rounding may do to it.
const POINTS_SLACK: f32 = 0.05;
/// Lines stand half their thickness out of the area they frame.
const MARGIN_SLACK_MM: f32 = 0.6;
/// A lighter tint vanishes on the press, in percent of its strongest ink.
const LEAST_TINT: f32 = 10.0;
/// Pictures that printers call sharp have so many dots an inch (KDP and IngramSpark).
const LEAST_DPI: f32 = 299.5;
pub(super) const POINTS_PER_MM: f32 = 72.0 / 25.4;
/// How far the outline of a line may be off where it is round.
const FLATNESS_MM: f32 = 0.05;

/// What is wrong on one page, each with the puzzle it belongs to; the worst of its sort stands for all.
pub(super) fn problems(leaf: &Leaf, ink: InkMode, large_print: bool) -> Vec<(Option<usize>, Problem)> {
    let palette = ink.palette();
    let least_points = if large_print { LEAST_LARGE_POINTS } else { LEAST_POINTS };
    let mut light: BTreeMap<Option<usize>, f32> = BTreeMap::new();
    let mut small: BTreeMap<Option<usize>, f32> = BTreeMap::new();
    let mut small_digits: BTreeMap<Option<usize>, f32> = BTreeMap::new();
    let mut over: BTreeMap<Option<usize>, f32> = BTreeMap::new();
    let mut faint: BTreeMap<Option<usize>, f64> = BTreeMap::new();
    let keep_least = |map: &mut BTreeMap<Option<usize>, f32>, key, value: f32| {
        let least = map.entry(key).or_insert(f32::MAX);
        *least = least.min(value);
    };
    for part in &leaf.parts {
        // The marks beside sentences are signs, even where there are letters in them.
        let is_sign = part.role == Role::Furniture && part.puzzle.is_some();
        let smallest = smallest(&part.scene).filter(|_| !is_sign);
        if let Some(points) = smallest.filter(|points| *points < least_points - POINTS_SLACK) {
            keep_least(&mut small, part.puzzle, points);
        }
        let digits = digit_points(&part.scene).filter(|_| large_print && part.puzzle.is_some() && !is_answer(part));
        if let Some(points) = digits.filter(|points| *points < LEAST_LARGE_DIGITS - POINTS_SLACK) {
            keep_least(&mut small_digits, part.puzzle, points);
        }
        let mm = reach(part, leaf);
        if mm > MARGIN_SLACK_MM {
            keep_least(&mut over, part.puzzle, -mm);
        }
        if let Some(percent) = lightest(&part.scene, palette).filter(|percent| *percent < LEAST_TINT) {
            keep_least(&mut light, part.puzzle, percent);
        }
        if let Some(ratio) = faintest(&part.scene, palette) {
            let least = faint.entry(part.puzzle).or_insert(f64::MAX);
            *least = least.min(ratio);
        }
    }
    let pictures = leaf.parts.iter().filter_map(|part| part.picture.as_ref());
    let coarse = pictures.map(PlacedPicture::dpi).filter(|dpi| *dpi < LEAST_DPI).reduce(f32::min);
    let coarse = coarse.map(|dpi| (None, Problem::CoarsePicture { dpi: dpi.floor() }));
    let codes = leaf.parts.iter().filter_map(|part| match part.role {
        Role::Code { module_mm, .. } => Some((part.puzzle, module_mm)),
        Role::Heading(_) | Role::Chapter(_) | Role::Text | Role::Picture(_) | Role::Furniture => None,
    });
    let codes = codes.filter(|(_, mm)| *mm < LEAST_MODULE_MM - 0.001);
    let codes = codes.map(|(puzzle, mm)| (puzzle, Problem::SmallCode { mm }));
    // Digits below what any text needs are told once.
    small_digits.retain(|puzzle, _| !small.contains_key(puzzle));
    let small_digits = small_digits
        .into_iter()
        .map(|(puzzle, points)| (puzzle, Problem::SmallText { points, least: LEAST_LARGE_DIGITS }));
    let small = small.into_iter().map(|(puzzle, points)| (puzzle, Problem::SmallText { points, least: least_points }));
    let small = small.chain(small_digits);
    let over = over.into_iter().map(|(puzzle, mm)| (puzzle, Problem::OverMargin { mm: -mm }));
    let faint = faint.into_iter().map(|(puzzle, ratio)| (puzzle, Problem::LowContrast { ratio }));
    let light = light.into_iter().map(|(puzzle, percent)| (puzzle, Problem::LightTint { percent }));
    let missing: String = leaf.missing().into_iter().collect();
    let missing = (!missing.is_empty()).then_some((None, Problem::MissingLetters(missing)));
    small.chain(over).chain(faint).chain(light).chain(missing).chain(coarse).chain(codes).collect()
}

/// The lightest tint of a scene, in percent of its strongest ink.
fn lightest(scene: &Scene, palette: Palette) -> Option<f32> {
    let tints = scene.painted().filter_map(|item| match item.ink() {
        ink @ (Ink::Tint(_) | Ink::Band(_)) => percent_of(palette.colour(ink)),
        Ink::Paper
        | Ink::ThickLine
        | Ink::ThinLine
        | Ink::Given
        | Ink::Black
        | Ink::White
        | Ink::Solution
        | Ink::Quiet
        | Ink::Line(_)
        | Ink::Accent
        | Ink::AccentWash
        | Ink::Error
        | Ink::ErrorWash
        | Ink::DifferenceWash => None,
    });
    tints.reduce(f32::min)
}

/// How much of its strongest ink a colour has on paper; None where there is no colour.
fn percent_of(colour: Rgba) -> Option<f32> {
    let Rgba(red, green, blue, alpha) = colour;
    let seen = colour.over(Rgba::rgb(0xFFFFFF));
    let most = 255 - seen.0.min(seen.1).min(seen.2);
    (alpha > 0 && (red, green, blue) != (255, 255, 255)).then(|| f32::from(most) / 2.55)
}

fn smallest(scene: &Scene) -> Option<f32> {
    let sizes = scene.painted().filter_map(|item| match item {
        Item::Text { size, text, .. } => (!text.trim().is_empty()).then_some(size * POINTS_PER_MM),
        Item::Fill { .. } | Item::Line { .. } | Item::Disc { .. } | Item::Ring { .. } => None,
    });
    sizes.reduce(f32::min)
}

/// The size of the digits of a board, in points: that of digits of one letter, where there are any.
fn digit_points(scene: &Scene) -> Option<f32> {
    let sizes = scene.painted().filter_map(|item| match item {
        Item::Text { size, role: TextRole::Digit, .. } => Some(size * POINTS_PER_MM),
        Item::Text { .. } | Item::Fill { .. } | Item::Line { .. } | Item::Disc { .. } | Item::Ring { .. } => None,
    });
    sizes.reduce(f32::max)
}

/// Whether a board has digits of its solution.
fn is_answer(part: &Part) -> bool {
    part.scene.painted().any(|item| matches!(item, Item::Text { role: TextRole::Digit, ink: Ink::Solution, .. }))
}

/// How far a part reaches over what it should keep to, in millimetres: text and boards to the margins, page numbers and
/// ornaments to what is safe from cutting and binding. Colour that runs off the page reaches over the bleed, or is cut.
fn reach(part: &Part, leaf: &Leaf) -> f32 {
    let Some(area) = part.scene.painted().map(extent).reduce(Area::union) else { return 0.0 };
    let most = match part.role {
        // What reaches into the bleed is meant to be cut.
        Role::Furniture if !leaf.area.trim.contains(area) && leaf.area.media() != leaf.area.trim => leaf.area.media(),
        Role::Furniture => leaf.area.safe,
        Role::Heading(_) | Role::Chapter(_) | Role::Text | Role::Picture(_) | Role::Code { .. } => leaf.area.content,
    };
    let sides = [most.min.x - area.min.x, most.min.y - area.min.y, area.max.x - most.max.x, area.max.y - most.max.y];
    sides.into_iter().fold(0.0, f32::max)
}

/// The area that an item takes, closely enough.
pub(super) fn extent(item: &Item) -> Area {
    let none = Area::new(0.0, 0.0, 0.0, 0.0);
    match item {
        Item::Fill { pieces, .. } => Area::around(pieces.iter().flatten().copied()).unwrap_or(none),
        Item::Line { .. } => Area::around(line_pieces(item).into_iter().flatten()).unwrap_or(none),
        Item::Disc { centre, radius, .. } => Area { min: *centre, max: *centre }.expanded(*radius),
        Item::Ring { centre, radius, width, .. } => {
            Area { min: *centre, max: *centre }.expanded(radius + width_mm(*width) / 2.0)
        }
        Item::Text { at, size, anchor: Anchor::Centre, .. } => Area { min: *at, max: *at }.expanded(size / 2.0),
        Item::Text { at, size, text: words, anchor: Anchor::BaselineStart, face, .. } => {
            line_extent(*at, *size, words, *face)
        }
    }
}

/// The thickness of a line in millimetres.
pub(super) fn width_mm(width: Width) -> f32 {
    match width {
        Width::Thin | Width::Thick => 0.6,
        Width::Cells(mm) => mm,
    }
}

/// The convex pieces of a line; none of any other item.
pub(super) fn line_pieces(item: &Item) -> Vec<Vec<Point>> {
    let Item::Line { points, closed, pen, .. } = item else { return Vec::new() };
    LineParts::new(points, *closed, pen, width_mm(pen.width)).pieces(FLATNESS_MM)
}

fn line_extent(at: Point, size: f32, words: &str, face: Face) -> Area {
    let start = text::baseline_start(words, at, Anchor::BaselineStart, size, face);
    let cap = text::cap_height(size, face);
    // A quarter of the size holds the tails of g and y.
    Area::new(start.x, start.y - cap, text::width(words, size, face), cap + 0.25 * size)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tints_are_measured_by_their_strongest_ink() {
        for (colour, expected) in [
            (Rgba::rgb(0xF0F0F0), Some(5.9)),
            (Rgba::rgb(0xFFFFD9), Some(14.9)),
            (Rgba(0, 0, 0, 51), Some(20.0)),
            (Rgba(255, 255, 255, 0), None),
        ] {
            assert_eq!(percent_of(colour).map(|percent| (percent * 10.0).round() / 10.0), expected);
        }
    }
}
