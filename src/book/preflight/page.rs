//! Checks a single page: text that is too small or too faint, parts outside the margins, characters missing from all
//! fonts.

use std::collections::BTreeMap;

use super::contrast::lowest_contrast;
use super::measures::{POINTS_PER_MM, extent};
use super::problem::PreflightProblem;
use crate::scene::{Area, Ink, Item, Palette, Rgba, Scene, TextRole};
use crate::sheet::booklet::MIN_MODULE_MM;
use crate::sheet::{InkMode, Leaf, PagePart, PlacedPicture, Role};

/// The smallest size of text that is accepted, in points.
pub const MIN_POINTS: f32 = 7.0;
/// The smallest size of text in large print, in points (American Printing House for the Blind, "Guidelines for large
/// print": nothing below 12 points).
pub const MIN_LARGE_POINTS: f32 = 12.0;
/// The smallest size of the digits of puzzles in large print, which a solver looks at for a long time. Digits of
/// answers count as text.
const MIN_LARGE_DIGITS: f32 = 16.0;
/// The tolerance for rounding in sizes of text.
const POINTS_SLACK: f32 = 0.05;
/// The tolerance at margins: half of a line's thickness lies outside the area that it frames.
const MARGIN_SLACK_MM: f32 = 0.6;
/// The lightest tint that does not vanish on the press, in percent of its strongest ink.
const MIN_TINT: f32 = 10.0;
/// The resolution at which printers call a picture sharp, in dots per inch (KDP and IngramSpark), less rounding.
const MIN_DPI: f32 = 299.5;

/// Returns the problems of one page, each with its puzzle. Only the worst of each kind is reported for a puzzle.
pub(super) fn problems(leaf: &Leaf, ink: InkMode, large_print: bool) -> Vec<(Option<usize>, PreflightProblem)> {
    let palette = ink.palette();
    let least_points = if large_print { MIN_LARGE_POINTS } else { MIN_POINTS };
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
        // Marks next to sentences are symbols, even if they contain letters.
        let is_sign = part.role == Role::Artifact && part.puzzle.is_some();
        let smallest = smallest_text(&part.scene).filter(|_| !is_sign);
        if let Some(points) = smallest.filter(|points| *points < least_points - POINTS_SLACK) {
            keep_least(&mut small, part.puzzle, points);
        }
        let digits =
            digit_points(&part.scene).filter(|_| large_print && part.puzzle.is_some() && !shows_solution(part));
        if let Some(points) = digits.filter(|points| *points < MIN_LARGE_DIGITS - POINTS_SLACK) {
            keep_least(&mut small_digits, part.puzzle, points);
        }
        let mm = overhang(part, leaf);
        if mm > MARGIN_SLACK_MM {
            // Negated, so that the largest overhang is kept.
            keep_least(&mut over, part.puzzle, -mm);
        }
        if let Some(percent) = lightest_tint(&part.scene, palette).filter(|percent| *percent < MIN_TINT) {
            keep_least(&mut light, part.puzzle, percent);
        }
        if let Some(ratio) = lowest_contrast(&part.scene, palette) {
            let least = faint.entry(part.puzzle).or_insert(f64::MAX);
            *least = least.min(ratio);
        }
    }
    let pictures = leaf.parts.iter().filter_map(|part| part.picture.as_ref());
    let coarse = pictures.map(PlacedPicture::dpi).filter(|dpi| *dpi < MIN_DPI).reduce(f32::min);
    let coarse = coarse.map(|dpi| (None, PreflightProblem::CoarsePicture { dpi: dpi.floor() }));
    let codes = leaf.parts.iter().filter_map(|part| match part.role {
        Role::Code { module_mm, .. } => Some((part.puzzle, module_mm)),
        Role::Heading(_) | Role::Chapter(_) | Role::Text | Role::Picture(_) | Role::Artifact => None,
    });
    let codes = codes.filter(|(_, mm)| *mm < MIN_MODULE_MM - 0.001);
    let codes = codes.map(|(puzzle, mm)| (puzzle, PreflightProblem::SmallQrCode { mm }));
    // Digits that are too small for any text are reported only once.
    small_digits.retain(|puzzle, _| !small.contains_key(puzzle));
    let small_digits = small_digits
        .into_iter()
        .map(|(puzzle, points)| (puzzle, PreflightProblem::SmallText { points, least: MIN_LARGE_DIGITS }));
    let small =
        small.into_iter().map(|(puzzle, points)| (puzzle, PreflightProblem::SmallText { points, least: least_points }));
    let small = small.chain(small_digits);
    let over = over.into_iter().map(|(puzzle, mm)| (puzzle, PreflightProblem::OverMargin { mm: -mm }));
    let faint = faint.into_iter().map(|(puzzle, ratio)| (puzzle, PreflightProblem::LowContrast { ratio }));
    let light = light.into_iter().map(|(puzzle, percent)| (puzzle, PreflightProblem::LightTint { percent }));
    let missing: String = leaf.missing_letters().into_iter().collect();
    let missing = (!missing.is_empty()).then_some((None, PreflightProblem::MissingLetters(missing)));
    small.chain(over).chain(faint).chain(light).chain(missing).chain(coarse).chain(codes).collect()
}

/// Returns the lightest tint of a scene, in percent of its strongest ink.
fn lightest_tint(scene: &Scene, palette: Palette) -> Option<f32> {
    let tints = scene.painted().map(Item::ink).filter(|ink| ink.tint().is_some());
    let tints = tints.filter_map(|ink| tint_percent(palette.colour(ink)));
    tints.reduce(f32::min)
}

/// Returns the share of a colour's strongest ink on white paper, in percent, or `None` where there is no colour.
fn tint_percent(colour: Rgba) -> Option<f32> {
    let Rgba(red, green, blue, alpha) = colour;
    let seen = colour.over(Rgba::rgb(0xFFFFFF));
    let most = 255 - seen.0.min(seen.1).min(seen.2);
    (alpha > 0 && (red, green, blue) != (255, 255, 255)).then(|| f32::from(most) / 2.55)
}

fn smallest_text(scene: &Scene) -> Option<f32> {
    let sizes = scene.painted().filter_map(|item| match item {
        Item::Text { size, text, .. } => (!text.trim().is_empty()).then_some(size * POINTS_PER_MM),
        Item::Fill { .. } | Item::Line { .. } | Item::Disc { .. } | Item::Ring { .. } | Item::Image { .. } => None,
    });
    sizes.reduce(f32::min)
}

/// Returns the size of the digits of a board in points. Numbers of several characters are set smaller, so the largest
/// size counts.
fn digit_points(scene: &Scene) -> Option<f32> {
    let sizes = scene.painted().filter_map(|item| match item {
        Item::Text { size, role: TextRole::Digit, .. } => Some(size * POINTS_PER_MM),
        Item::Text { .. }
        | Item::Fill { .. }
        | Item::Line { .. }
        | Item::Disc { .. }
        | Item::Ring { .. }
        | Item::Image { .. } => None,
    });
    sizes.reduce(f32::max)
}

/// Returns whether a board shows digits of its solution.
fn shows_solution(part: &PagePart) -> bool {
    part.scene.painted().any(|item| matches!(item, Item::Text { role: TextRole::Digit, ink: Ink::Solution, .. }))
}

/// Returns how far a part exceeds its limits, in millimetres. Text and boards must stay inside the margins, and page
/// numbers and ornaments inside the area that is safe from cutting and binding. Colour that runs off the page may fill
/// the bleed, but not exceed it.
fn overhang(part: &PagePart, leaf: &Leaf) -> f32 {
    let Some(area) = part.scene.painted().map(extent).reduce(Area::union) else { return 0.0 };
    let most = match part.role {
        // The bleed is meant to be cut off.
        Role::Artifact if !leaf.area.trim.contains(area) && leaf.area.media() != leaf.area.trim => leaf.area.media(),
        Role::Artifact => leaf.area.safe,
        Role::Heading(_) | Role::Chapter(_) | Role::Text | Role::Picture(_) | Role::Code { .. } => leaf.area.content,
    };
    let sides = [most.min.x - area.min.x, most.min.y - area.min.y, area.max.x - most.max.x, area.max.y - most.max.y];
    sides.into_iter().fold(0.0, f32::max)
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
            assert_eq!(tint_percent(colour).map(|percent| (percent * 10.0).round() / 10.0), expected);
        }
    }
}
