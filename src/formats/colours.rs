//! Maps the colours of other programs to the nearest of the six tints.

use super::loss::{LossOutcome, Losses, LostElement};
use crate::scene::{Ink, Palette, Rgba, Tint};
use crate::variant::look::{Fill, Outline};

/// Parses a colour of the form `#RRGGBB`, `#RRGGBBAA`, `#RGB` or `#RGBA`.
pub(super) fn read(text: &str) -> Option<Rgba> {
    text.parse().ok()
}

/// Parses a colour as style sheets write it: in the forms of [`read`], `rgb(…)`, `rgba(…)`, or by its name.
pub(super) fn css(text: &str) -> Option<Rgba> {
    let text = text.trim().to_ascii_lowercase();
    if let Some(colour) = read(&text) {
        return Some(colour);
    }
    if matches!(text.as_str(), "transparent" | "none") {
        return Some(Rgba(0, 0, 0, 0));
    }
    if let Some(parts) = text.strip_prefix("rgb").and_then(|text| text.trim_start_matches('a').strip_prefix('(')) {
        let parts = parts.strip_suffix(')')?.split([',', '/', ' ']).filter(|part| !part.is_empty());
        let numbers: Vec<f64> = parts.map(|part| part.parse().ok()).collect::<Option<_>>()?;
        let channel = |value: f64| value.round().clamp(0.0, 255.0) as u8;
        return match numbers[..] {
            [red, green, blue] => Some(Rgba(channel(red), channel(green), channel(blue), 255)),
            [red, green, blue, alpha] => {
                Some(Rgba(channel(red), channel(green), channel(blue), channel(alpha * 255.0)))
            }
            _ => None,
        };
    }
    NAMED.iter().find(|(name, _)| *name == text).map(|(_, hex)| Rgba::rgb(*hex))
}

/// The commonest named colours of style sheets.
const NAMED: &[(&str, u32)] = &[
    ("black", 0x000000),
    ("white", 0xFFFFFF),
    ("red", 0xFF0000),
    ("green", 0x008000),
    ("blue", 0x0000FF),
    ("yellow", 0xFFFF00),
    ("orange", 0xFFA500),
    ("purple", 0x800080),
    ("gray", 0x808080),
    ("grey", 0x808080),
    ("lightgray", 0xD3D3D3),
    ("lightgrey", 0xD3D3D3),
    ("darkgray", 0xA9A9A9),
    ("darkgrey", 0xA9A9A9),
    ("silver", 0xC0C0C0),
    ("maroon", 0x800000),
    ("olive", 0x808000),
    ("lime", 0x00FF00),
    ("teal", 0x008080),
    ("aqua", 0x00FFFF),
    ("cyan", 0x00FFFF),
    ("fuchsia", 0xFF00FF),
    ("magenta", 0xFF00FF),
    ("navy", 0x000080),
    ("pink", 0xFFC0CB),
    ("brown", 0xA52A2A),
    ("gold", 0xFFD700),
    ("violet", 0xEE82EE),
    ("indigo", 0x4B0082),
    ("lightblue", 0xADD8E6),
    ("lightgreen", 0x90EE90),
    ("skyblue", 0x87CEEB),
    ("darkred", 0x8B0000),
    ("darkgreen", 0x006400),
    ("darkblue", 0x00008B),
    ("turquoise", 0x40E0D0),
    ("salmon", 0xFA8072),
    ("khaki", 0xF0E68C),
    ("tan", 0xD2B48C),
    ("lavender", 0xE6E6FA),
];

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
    let is_opaque = colour.3 == 255;
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
    let is_plain = matches!(nearest, NearestColour::White | NearestColour::Black);
    if apart > 0 || is_plain && !is_opaque {
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

    #[test]
    fn style_sheets_name_colours_in_several_ways() {
        for (text, expected) in [
            ("#F0A", Some(Rgba(255, 0, 170, 255))),
            ("rgb(1, 2,300)", Some(Rgba(1, 2, 255, 255))),
            ("rgba(255, 255, 255, 0.5)", Some(Rgba(255, 255, 255, 128))),
            (" Red ", Some(Rgba(255, 0, 0, 255))),
            ("none", Some(Rgba(0, 0, 0, 0))),
            ("rgb(1,2)", None),
            ("rgb(a,b,c)", None),
            ("reddish", None),
        ] {
            assert_eq!(css(text), expected, "{text}");
        }
    }
}
