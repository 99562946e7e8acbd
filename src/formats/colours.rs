//! Maps the colours of other programs to the nearest of the six tints.

use super::loss::{LossOutcome, Losses, LostElement};
use crate::scene::{Ink, Palette, Rgba, Tint};
use crate::variant::look::{Fill, Outline};

/// Parses a colour of the form `#RRGGBB`, `#RRGGBBAA`, `#RGB` or `#RGBA`.
pub(super) fn read(text: &str) -> Option<Rgba> {
    text.parse().ok()
}

/// Formats a colour as `#RRGGBB`, with its alpha unless it is opaque.
pub(super) fn write(colour: Rgba) -> String {
    colour.to_string()
}

/// Returns the colour of an ink on white paper, opaque.
pub(super) fn of_ink(ink: Ink) -> String {
    write(Palette::Light.colour(ink).over(Rgba(255, 255, 255, 255)))
}

/// A fully transparent colour.
pub(super) const TRANSPARENT: &str = "#00000000";

/// The closest match of a colour: a plain colour or a tint.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum NearestColour {
    Clear,
    White,
    Black,
    Tint(Tint),
}

/// Finds the closest match of a colour. Colours other than those that this program writes count as losses.
pub(super) fn nearest_colour(text: &str, losses: &mut Losses) -> Option<NearestColour> {
    let colour = read(text)?;
    if colour.3 == 0 {
        return Some(NearestColour::Clear);
    }
    // A transparent colour is compared as it looks on white paper.
    let colour = colour.over(Rgba(255, 255, 255, 255));
    let plain = [(NearestColour::White, Rgba(255, 255, 255, 255)), (NearestColour::Black, Rgba(0, 0, 0, 255))];
    let light = |ink| Palette::Light.colour(ink).over(Rgba(255, 255, 255, 255));
    let blacks = [(NearestColour::Black, light(Ink::Black))];
    let tints = Tint::ALL.into_iter().flat_map(|tint| {
        [Ink::Tint(tint), Ink::Band(tint), Ink::Line(tint)].map(|ink| (NearestColour::Tint(tint), light(ink)))
    });
    let all = plain.into_iter().chain(blacks).chain(tints);
    let (nearest, apart) = all.map(|(seen, other)| (seen, distance(colour, other))).min_by_key(|(_, apart)| *apart)?;
    if apart > 0 {
        losses.add(LostElement::Colours, LossOutcome::Nearest);
    }
    Some(nearest)
}

/// Returns the tint nearest to a colour, or grey if there is none.
pub(super) fn nearest_tint(text: &str, losses: &mut Losses) -> Tint {
    match nearest_colour(text, losses) {
        Some(NearestColour::Tint(tint)) => tint,
        Some(NearestColour::Clear | NearestColour::White | NearestColour::Black) | None => Tint::Grey,
    }
}

/// Returns the fill of a shape with this background, and its tint.
pub(super) fn fill_of(ground: Option<NearestColour>) -> (Fill, Option<Tint>) {
    match ground {
        None | Some(NearestColour::Clear) => (Fill::Clear, None),
        Some(NearestColour::White) => (Fill::White, None),
        Some(NearestColour::Black) => (Fill::Black, None),
        Some(NearestColour::Tint(tint)) => (Fill::Tint, Some(tint)),
    }
}

/// Returns the outline of a shape with this border colour, and its tint.
pub(super) fn outline_of(line: Option<NearestColour>) -> (Outline, Option<Tint>) {
    match line {
        None | Some(NearestColour::Clear) => (Outline::Bare, None),
        Some(NearestColour::Tint(tint)) => (Outline::Thin, Some(tint)),
        Some(NearestColour::White | NearestColour::Black) => (Outline::Thin, None),
    }
}

fn distance(one: Rgba, other: Rgba) -> u32 {
    let channel = |a: u8, b: u8| u32::from(a.abs_diff(b)).pow(2);
    channel(one.0, other.0) + channel(one.1, other.1) + channel(one.2, other.2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tints_are_read_as_they_are_written() {
        for tint in Tint::ALL {
            for ink in [Ink::Tint(tint), Ink::Band(tint), Ink::Line(tint)] {
                let mut losses = Losses::default();
                assert_eq!(nearest_colour(&of_ink(ink), &mut losses), Some(NearestColour::Tint(tint)));
                assert_eq!(losses.into_vec(), []);
            }
        }
        let mut losses = Losses::default();
        assert_eq!(nearest_colour("#D67", &mut losses), Some(NearestColour::Tint(Tint::Rose)));
        assert_eq!(nearest_colour("#FF000000", &mut losses), Some(NearestColour::Clear));
        assert_eq!((nearest_colour("red", &mut losses), nearest_colour("#12345", &mut losses)), (None, None));
        assert_eq!(losses.into_vec().len(), 1);
    }
}
