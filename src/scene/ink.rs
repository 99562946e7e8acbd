//! Inks: the meaning of a mark, and the colour it has on a light screen, on a dark screen and on paper.

use std::fmt;
use std::str::FromStr;

use strum::{EnumCount, VariantArray};

/// The six muted tints that regions are filled with.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Debug,
    serde::Serialize,
    serde::Deserialize,
    EnumCount,
    VariantArray,
)]
#[serde(rename_all = "lowercase")]
pub enum Tint {
    /// A light orange.
    Sand,
    /// A light green.
    Green,
    /// A light blue.
    Blue,
    /// A light violet.
    Violet,
    /// A light red.
    Rose,
    /// A light grey.
    Grey,
}

impl Tint {
    /// All tints, in the order in which they are offered.
    pub const ALL: [Tint; Tint::COUNT] = *Tint::VARIANTS.as_array().unwrap();

    /// The tints in the order of their greys on paper, the lightest first.
    pub const GREY_LADDER: [Tint; 6] = [Tint::Blue, Tint::Violet, Tint::Sand, Tint::Rose, Tint::Green, Tint::Grey];

    /// Returns the position in [`Tint::GREY_LADDER`].
    const fn grey_step(self) -> u32 {
        match self {
            Tint::Blue => 0,
            Tint::Violet => 1,
            Tint::Sand => 2,
            Tint::Rose => 3,
            Tint::Green => 4,
            Tint::Grey => 5,
        }
    }

    /// Returns the English name.
    pub const fn name(self) -> &'static str {
        match self {
            Tint::Sand => "sand",
            Tint::Green => "green",
            Tint::Blue => "blue",
            Tint::Violet => "violet",
            Tint::Rose => "rose",
            Tint::Grey => "grey",
        }
    }
}

/// The purpose of a mark, independent of its colour, which depends on the [`Palette`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ink {
    /// The cells themselves.
    Paper,
    /// The lines of boxes and grids.
    ThickLine,
    /// Lines between the cells of a box.
    ThinLine,
    /// Printed digits and headings.
    Given,
    /// Black on every palette, including the dark screen, as for filled dots. The other inks that are black on paper
    /// ([`Ink::ThickLine`], [`Ink::Given`]) are light on a dark screen.
    Black,
    /// White on every palette, as for hollow dots and for digits on [`Ink::Black`]. [`Ink::Paper`] is dark on a dark
    /// screen.
    White,
    /// A digit of the solution, as opposed to a given.
    Solution,
    /// Secondary text.
    Quiet,
    /// The fill of a region, or of a line wide enough to hold digits. It is transparent, so that overlapping regions
    /// both remain visible. In pure black, regions are hatched and lines and marks are outlined.
    Tint(Tint),
    /// Lines about as thick as a stroke of the digits on them, such as whisper lines: stronger than [`Ink::Tint`] and
    /// just as transparent.
    Band(Tint),
    /// Thin lines and marks in the colour of a region, strong enough to be recognised as lines. Black in pure black.
    Line(Tint),
    /// The outline of the selection.
    Accent,
    /// The fill of the selection and of hovered cells: the accent, mostly transparent.
    AccentWash,
    /// Text that reports or shows an error.
    Error,
    /// The fill of cells with errors.
    ErrorWash,
    /// The fill of cells that differ between two solutions.
    DifferenceWash,
    /// A colour that the setter chose for a drawing. On a dark screen its lightness is reversed, as that of the paper
    /// is, but not its hue.
    Colour(Rgba),
}

impl Ink {
    /// Returns the tint of a fill or a band; None for all other inks, including lines in the colour of a tint.
    pub const fn tint(self) -> Option<Tint> {
        match self {
            Ink::Tint(tint) | Ink::Band(tint) => Some(tint),
            _ => None,
        }
    }

    /// Returns the ink with another tint, if it is one of those that [`Ink::tint`] recognises.
    pub fn map_tint(self, other: impl FnOnce(Tint) -> Tint) -> Ink {
        match self {
            Ink::Tint(tint) => Ink::Tint(other(tint)),
            Ink::Band(tint) => Ink::Band(other(tint)),
            _ => self,
        }
    }
}

/// A colour as red, green, blue and alpha, not premultiplied. In files it is written `#RRGGBB`, or `#RRGGBBAA` unless
/// it is opaque.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Rgba(pub u8, pub u8, pub u8, pub u8);

impl fmt::Display for Rgba {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Rgba(red, green, blue, alpha) = self;
        write!(f, "#{red:02X}{green:02X}{blue:02X}")?;
        if *alpha == 255 { Ok(()) } else { write!(f, "{alpha:02X}") }
    }
}

impl FromStr for Rgba {
    type Err = String;

    /// Parses `#RRGGBB`, `#RRGGBBAA`, `#RGB` or `#RGBA`.
    fn from_str(text: &str) -> Result<Rgba, String> {
        let wrong = || format!("“{text}” is not a colour: expected #RRGGBB or #RRGGBBAA");
        let digits = text.trim().strip_prefix('#').ok_or_else(wrong)?;
        if !digits.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return Err(wrong());
        }
        let pair = |at: usize| u8::from_str_radix(&digits[at..at + 2], 16).map_err(|_| wrong());
        // A single digit d stands for dd, which is 17 times d.
        let single = |at: usize| u8::from_str_radix(&digits[at..at + 1], 16).map(|d| d * 17).map_err(|_| wrong());
        match digits.len() {
            3 => Ok(Rgba(single(0)?, single(1)?, single(2)?, 255)),
            4 => Ok(Rgba(single(0)?, single(1)?, single(2)?, single(3)?)),
            6 => Ok(Rgba(pair(0)?, pair(2)?, pair(4)?, 255)),
            8 => Ok(Rgba(pair(0)?, pair(2)?, pair(4)?, pair(6)?)),
            _ => Err(wrong()),
        }
    }
}

impl TryFrom<String> for Rgba {
    type Error = String;

    fn try_from(text: String) -> Result<Rgba, String> {
        text.parse()
    }
}

impl From<Rgba> for String {
    fn from(colour: Rgba) -> String {
        colour.to_string()
    }
}

impl Rgba {
    /// Creates an opaque colour from its hexadecimal notation, 0xRRGGBB.
    pub const fn rgb(hex: u32) -> Rgba {
        Rgba((hex >> 16) as u8, (hex >> 8) as u8, hex as u8, 255)
    }

    const fn alpha(self, alpha: u8) -> Rgba {
        Rgba(self.0, self.1, self.2, alpha)
    }

    /// Returns the most transparent colour that looks like this one on `paper`, but with at least the opacity `least`.
    fn glaze(self, paper: Rgba, least: f32) -> Rgba {
        let channels = [(self.0, paper.0), (self.1, paper.1), (self.2, paper.2)];
        // The distance of each channel from paper, relative to the largest possible one.
        let needed = channels.map(|(own, paper)| match own < paper {
            true => f32::from(paper - own) / f32::from(paper),
            false => f32::from(own - paper) / f32::from(255 - paper).max(1.0),
        });
        // Over paper a channel comes to paper + alpha * (glaze - paper), where `glaze` must stay within 0 to 255. The
        // channel that needs the largest alpha for that determines the opacity.
        let alpha = (needed.into_iter().fold(least, f32::max) * 255.0).ceil().max(1.0);
        let [red, green, blue] = channels.map(|(own, paper)| {
            let (own, paper) = (f32::from(own), f32::from(paper));
            (paper + (own - paper) * 255.0 / alpha).round().clamp(0.0, 255.0) as u8
        });
        Rgba(red, green, blue, alpha as u8)
    }

    /// Returns the grey that is as light as the colour (ITU-R BT.709), with the same alpha.
    pub fn grey(self) -> Rgba {
        // The weights 0.2126, 0.7152 and 0.0722 in 65536ths.
        let sum = 13933 * u32::from(self.0) + 46871 * u32::from(self.1) + 4732 * u32::from(self.2);
        let grey = ((sum + 32768) >> 16) as u8;
        Rgba(grey, grey, grey, self.3)
    }

    /// Returns the lightness on white paper, from 0 for black to 1 for white.
    pub fn lightness(self) -> f32 {
        f32::from(self.over(Rgba(255, 255, 255, 255)).grey().0) / 255.0
    }

    /// Returns the colour with its lightness reversed and its hue kept, from `paper` for white to almost white for
    /// black.
    fn on_dark(self, paper: Rgba) -> Rgba {
        let (most, least) = (self.0.max(self.1).max(self.2), self.0.min(self.1).min(self.2));
        // Adding the same to all channels keeps the hue; in the HSL model, this amount reverses the lightness.
        let channel = |own: u8, paper: u8| {
            let own = i32::from(own) + 255 - i32::from(most) - i32::from(least);
            (i32::from(paper) + (240 - i32::from(paper)) * own / 255).clamp(0, 255) as u8
        };
        Rgba(channel(self.0, paper.0), channel(self.1, paper.1), channel(self.2, paper.2), self.3)
    }

    /// Returns the result of compositing this colour over an opaque one.
    pub fn over(self, ground: Rgba) -> Rgba {
        let mix = |own: u8, ground: u8| {
            // Adding 127 before the division rounds to the nearest value.
            let alpha = u32::from(self.3);
            ((u32::from(own) * alpha + u32::from(ground) * (255 - alpha) + 127) / 255) as u8
        };
        Rgba(mix(self.0, ground.0), mix(self.1, ground.1), mix(self.2, ground.2), 255)
    }
}

/// A colour for each ink.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Palette {
    /// A screen with dark lines on white.
    Light,
    /// A screen with light lines on a dark background.
    Dark,
    /// The dark screen for small pictures. Most of their lines are one pixel wide, so they get more contrast, to stand
    /// out as well as on the light screen.
    DarkSmall,
    /// The light screen in high contrast.
    LightContrast,
    /// The dark screen in high contrast.
    DarkContrast,
    /// Colours on paper. The tints differ in lightness as well as in hue, so that readers with colour blindness can
    /// distinguish them.
    Print,
    /// Greys on paper, a different one for each tint.
    PrintGrey,
    /// Only black, for scenes without tints (see [`crate::sheet::InkMode`]). Tints that remain are invisible.
    PrintBlack,
}

/// A fully transparent colour.
const CLEAR: Rgba = Rgba(255, 255, 255, 0);

impl Palette {
    /// Returns the colour of an ink.
    pub fn colour(self, ink: Ink) -> Rgba {
        match self {
            Palette::Light => in_colour(ink, |light, _, _| Rgba::rgb(light), 0.0, Rgba::rgb(0xFFFFFF)),
            Palette::Print => in_colour(ink, |_, _, print| Rgba::rgb(print), 0.0, Rgba::rgb(0xFFFFFF)),
            // Tints are less transparent here, or light digits would lose contrast where two tints add up.
            Palette::Dark => in_colour(ink, |_, dark, _| Rgba::rgb(dark), 0.5, Rgba::rgb(0x20252D)),
            Palette::DarkSmall => for_small_picture(ink, Palette::Dark.colour(ink)),
            Palette::LightContrast => {
                with_high_contrast(ink, Palette::Light.colour(ink), 0x000000, [0x4A515D, 0x3B4454])
            }
            Palette::DarkContrast => with_high_contrast(ink, Palette::Dark.colour(ink), 0xFFFFFF, [0xA6AEBB, 0xD0D6DF]),
            Palette::PrintGrey => in_grey(ink),
            Palette::PrintBlack => in_black(ink),
        }
    }
}

/// Picks the colour of an ink on a light screen, a dark screen or paper. Tints become glazes on `paper` with at least
/// the opacity `least`.
fn in_colour(ink: Ink, pick: impl Fn(u32, u32, u32) -> Rgba, least: f32, paper: Rgba) -> Rgba {
    let same = |light: u32, dark: u32| pick(light, dark, light);
    let glaze = |light: u32, dark: u32, print: u32| pick(light, dark, print).glaze(paper, least);
    match ink {
        Ink::Paper => same(0xFFFFFF, 0x20252D),
        Ink::ThickLine => same(0x1B1F27, 0xC6CCD6),
        Ink::ThinLine => pick(0xA9B0BC, 0x48505E, 0x6B7280),
        Ink::Given => same(0x1B1F27, 0xE8EAEE),
        Ink::Black => pick(0x1B1F27, 0x0B0D11, 0x1B1F27),
        Ink::White => pick(0xFFFFFF, 0xF2F4F8, 0xFFFFFF),
        Ink::Solution => pick(0x1F4FA8, 0xB4D0FF, 0x183F86),
        Ink::Quiet => same(0x667085, 0x98A2B3),
        Ink::Tint(Tint::Sand) => glaze(0xF6D7A8, 0x6B5230, 0xF5DEC3),
        Ink::Tint(Tint::Green) => glaze(0xCBE8D6, 0x2B5443, 0xD3F0DE),
        Ink::Tint(Tint::Blue) => glaze(0xD6E4FF, 0x2E4468, 0xE4EDFC),
        Ink::Tint(Tint::Violet) => glaze(0xD6CCFF, 0x473E70, 0xD2C2F3),
        Ink::Tint(Tint::Rose) => glaze(0xFAD1D8, 0x6B3A45, 0xF8BFC7),
        Ink::Tint(Tint::Grey) => glaze(0xCFD4DC, 0x4A515E, 0xD9DDE1),
        Ink::Band(Tint::Sand) => glaze(0xF3BE7A, 0x80602F, 0xF3BE7A),
        Ink::Band(Tint::Green) => glaze(0x82D8AD, 0x2F7656, 0x82D8AD),
        Ink::Band(Tint::Blue) => glaze(0x9CC6F7, 0x33649C, 0x9CC6F7),
        Ink::Band(Tint::Violet) => glaze(0xD3B1F5, 0x74509A, 0xD3B1F5),
        Ink::Band(Tint::Rose) => glaze(0xF5A3AF, 0x8C4555, 0xF5A3AF),
        Ink::Band(Tint::Grey) => glaze(0xC2C8D2, 0x565E6C, 0xC2C8D2),
        Ink::Line(Tint::Sand) => same(0xC98A2B, 0xC79A55),
        Ink::Line(Tint::Green) => same(0x2F8F63, 0x5FB08A),
        Ink::Line(Tint::Blue) => same(0x5B86D6, 0x7FA3E0),
        Ink::Line(Tint::Violet) => same(0x9D8AEA, 0x7B6CC8),
        Ink::Line(Tint::Rose) => same(0xD46A7E, 0xC97686),
        Ink::Line(Tint::Grey) => same(0x98A1AF, 0x7B8492),
        Ink::Accent => same(0x2F6FEB, 0x6EA0FF),
        Ink::AccentWash => same(0x2F6FEB, 0x6EA0FF).alpha(41),
        Ink::Error => same(0xB4232F, 0xFF9AA2),
        Ink::ErrorWash => same(0xE5484D, 0xE5484D).alpha(46),
        Ink::DifferenceWash => same(0xF5A524, 0xF5A524).alpha(71),
        Ink::Colour(colour) if paper == Rgba::rgb(0xFFFFFF) => colour,
        Ink::Colour(colour) => colour.on_dark(paper),
    }
}

/// Returns a colour of the dark screen for a small picture: frames and digits are white, thin lines are lighter than
/// usual, and the background is darker.
fn for_small_picture(ink: Ink, usual: Rgba) -> Rgba {
    match ink {
        Ink::Paper => Rgba::rgb(0x14171C),
        Ink::ThickLine | Ink::Given => Rgba::rgb(0xFFFFFF),
        Ink::ThinLine => Rgba::rgb(0x565F6E),
        Ink::Black | Ink::White | Ink::Solution | Ink::Quiet | Ink::Accent | Ink::Error => usual,
        Ink::Tint(_) | Ink::Band(_) | Ink::Line(_) | Ink::Colour(_) => usual,
        Ink::AccentWash | Ink::ErrorWash | Ink::DifferenceWash => usual,
    }
}

/// Returns a colour with more contrast: `strongest` for digits and frames, a mixture with `strongest` for other lines,
/// `thin` for thin lines, and `quiet` for secondary text. Backgrounds stay the same.
fn with_high_contrast(ink: Ink, usual: Rgba, strongest: u32, [thin, quiet]: [u32; 2]) -> Rgba {
    match ink {
        Ink::ThickLine | Ink::Given => Rgba::rgb(strongest),
        Ink::ThinLine => Rgba::rgb(thin),
        Ink::Quiet => Rgba::rgb(quiet),
        Ink::Line(_) | Ink::Accent | Ink::Error | Ink::Solution => Rgba::rgb(strongest).alpha(110).over(usual),
        Ink::Paper | Ink::Black | Ink::White | Ink::Tint(_) | Ink::Band(_) | Ink::Colour(_) => usual,
        Ink::AccentWash | Ink::ErrorWash | Ink::DifferenceWash => usual,
    }
}

/// Returns an ink as grey. Text and lines are solid black, since a press would break grey ones up into halftone dots.
/// The tints form a ladder that starts just above 10 % black and has steps of the same size, the smallest that presses
/// keep apart.
fn in_grey(ink: Ink) -> Rgba {
    let grey = |value: u8| Rgba(value, value, value, 255);
    // 26 of 255 are 10.2 %.
    let steps = |steps: u32| grey(255 - 26 * steps as u8).glaze(grey(255), 0.0);
    match ink {
        Ink::Paper | Ink::White => grey(0xFF),
        Ink::ThickLine | Ink::Given | Ink::Black | Ink::ThinLine | Ink::Solution | Ink::Quiet | Ink::Accent => grey(0),
        Ink::Line(_) | Ink::Error => grey(0),
        Ink::Tint(tint) => steps(1 + tint.grey_step()),
        Ink::Band(tint) => steps(2 + tint.grey_step()),
        Ink::AccentWash | Ink::ErrorWash | Ink::DifferenceWash => grey(0).alpha(41),
        Ink::Colour(colour) => colour.grey(),
    }
}

/// Returns an ink for a printer that has only black.
fn in_black(ink: Ink) -> Rgba {
    match ink {
        Ink::Paper | Ink::White => Rgba::rgb(0xFFFFFF),
        Ink::Tint(_) | Ink::Band(_) | Ink::AccentWash | Ink::ErrorWash | Ink::DifferenceWash => CLEAR,
        Ink::ThickLine | Ink::ThinLine | Ink::Given | Ink::Black | Ink::Solution | Ink::Quiet => Rgba::rgb(0),
        Ink::Line(_) | Ink::Accent | Ink::Error => Rgba::rgb(0),
        Ink::Colour(colour) if colour.3 == 0 => CLEAR,
        Ink::Colour(colour) if colour.lightness() < 0.75 => Rgba::rgb(0),
        Ink::Colour(_) => Rgba::rgb(0xFFFFFF),
    }
}

/// Returns the contrast ratio of two opaque colours (WCAG 2.2), from 1 for equal ones to 21 for black on white.
pub fn contrast(a: Rgba, b: Rgba) -> f64 {
    let channel = |value: u8| {
        // Linearises an sRGB channel.
        let value = f64::from(value) / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    let luminance = |c: Rgba| 0.2126 * channel(c.0) + 0.7152 * channel(c.1) + 0.0722 * channel(c.2);
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The tints that typically meet on a board. The darkest greys occur only on boards with five or six tints.
    fn usual(palette: Palette) -> &'static [Tint] {
        if palette == Palette::PrintGrey { &Tint::GREY_LADDER[..4] } else { &Tint::ALL[..] }
    }

    #[test]
    fn all_lines_are_plainly_seen_in_high_contrast() {
        for palette in [Palette::LightContrast, Palette::DarkContrast] {
            let paper = palette.colour(Ink::Paper);
            let lines = Tint::ALL.into_iter().map(Ink::Line);
            for ink in [Ink::ThinLine, Ink::ThickLine, Ink::Quiet, Ink::Accent, Ink::Error].into_iter().chain(lines) {
                let ratio = contrast(palette.colour(ink), paper);
                assert!(ratio >= 4.5, "{palette:?} {ink:?}: {ratio:.2}");
            }
        }
    }

    #[test]
    fn small_pictures_are_seen_as_plainly_on_a_dark_screen_as_on_a_light_one() {
        let coloured = Tint::ALL.into_iter().flat_map(|tint| [Ink::Tint(tint), Ink::Band(tint), Ink::Line(tint)]);
        let plain = [Ink::ThickLine, Ink::ThinLine, Ink::Given, Ink::Quiet, Ink::Accent, Ink::Error];
        for ink in plain.into_iter().chain(coloured) {
            let [light, dark] = [Palette::Light, Palette::DarkSmall].map(|palette| {
                let paper = palette.colour(Ink::Paper);
                contrast(palette.colour(ink).over(paper), paper)
            });
            assert!(dark >= light, "{ink:?}: {dark:.2} in the dark, {light:.2} in the light");
        }
    }

    #[test]
    fn digits_are_readable_on_paper_and_on_every_tint() {
        let dark = [Palette::Dark, Palette::DarkSmall, Palette::DarkContrast];
        let screens = [Palette::Light, Palette::LightContrast].into_iter().chain(dark);
        for palette in screens.chain([Palette::Print, Palette::PrintGrey]) {
            let paper = palette.colour(Ink::Paper);
            let check = |ground: Rgba, ink: Ink, least: f64| {
                let ratio = contrast(palette.colour(ink), ground);
                assert!(ratio >= least, "{palette:?} {ink:?} on {ground:?}: {ratio:.2}");
            };
            check(paper, Ink::Given, 7.0);
            check(paper, Ink::Quiet, 4.5);
            let usual = usual(palette);
            for ground in usual.iter().map(|&tint| palette.colour(Ink::Band(tint)).over(paper)) {
                check(ground, Ink::Given, 4.5);
                check(ground, Ink::Solution, 3.0);
            }
            let tints = usual.iter().map(|&tint| palette.colour(Ink::Tint(tint)));
            for ground in tints.clone().map(|tint| tint.over(paper)).chain([paper]) {
                check(ground, Ink::Given, 4.5);
                check(ground, Ink::Solution, 4.5);
                check(ground, Ink::Error, 3.0);
                // Where two regions overlap, digits must still be as legible as large print requires.
                for tint in tints.clone() {
                    // Large text requires 3; the darkest two greys come to 2.998.
                    check(tint.over(ground), Ink::Given, 2.99);
                    check(tint.over(ground), Ink::Solution, 2.99);
                }
            }
        }
    }

    #[test]
    fn tints_look_as_designed_and_show_where_they_overlap() {
        let near = |a: Rgba, b: Rgba| {
            let channels = [(a.0, b.0), (a.1, b.1), (a.2, b.2)];
            channels.into_iter().map(|(a, b)| a.abs_diff(b)).max().unwrap_or(0)
        };
        for (palette, tint, designed) in [
            (Palette::Light, Tint::Sand, Rgba::rgb(0xF6D7A8)),
            (Palette::Print, Tint::Grey, Rgba::rgb(0xD9DDE1)),
            (Palette::PrintGrey, Tint::Violet, Rgba::rgb(0xCCCCCC)),
            (Palette::Dark, Tint::Blue, Rgba::rgb(0x2E4468)),
        ] {
            let seen = palette.colour(Ink::Tint(tint)).over(palette.colour(Ink::Paper));
            assert!(near(seen, designed) <= 1, "{palette:?} {tint:?}: {seen:?}");
        }
        for palette in [Palette::Light, Palette::Dark, Palette::Print, Palette::PrintGrey] {
            let paper = palette.colour(Ink::Paper);
            let tints = usual(palette).iter().map(|&tint| palette.colour(Ink::Tint(tint)));
            for below in tints.clone().map(|tint| tint.over(paper)) {
                for above in tints.clone() {
                    let both = above.over(below);
                    assert!(near(both, below) >= 12 && near(both, above.over(paper)) >= 12, "{palette:?} {both:?}");
                }
            }
        }
    }

    #[test]
    fn greys_on_paper_are_ten_points_apart_and_all_else_is_solid() {
        let black = |ink: Ink| 100.0 - f64::from(Palette::PrintGrey.colour(ink).over(Rgba::rgb(0xFFFFFF)).0) / 2.55;
        for ink in [Ink::Tint, Ink::Band] {
            let percent = Tint::GREY_LADDER.map(|tint| black(ink(tint)));
            assert!(percent[0] >= 10.0 && percent.windows(2).all(|two| two[1] - two[0] >= 10.0), "{percent:?}");
        }
        let solid = [Ink::Given, Ink::ThickLine, Ink::ThinLine, Ink::Solution, Ink::Quiet, Ink::Line(Tint::Blue)];
        assert_eq!(solid.map(black), [100.0; 6]);
    }

    /// The colour difference (CIE 1976) for an eye that sees linear light through this matrix.
    fn distance(a: Rgba, b: Rgba, eye: [[f64; 3]; 3]) -> f64 {
        let linear = |value: u8| {
            let value = f64::from(value) / 255.0;
            if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        let lab = |c: Rgba| {
            let rgb = [linear(c.0), linear(c.1), linear(c.2)];
            let times = |row: [f64; 3], of: [f64; 3]| row.into_iter().zip(of).map(|(a, b)| a * b).sum::<f64>();
            let seen = eye.map(|row| times(row, rgb).clamp(0.0, 1.0));
            let xyz = [[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]];
            let [x, y, z] = xyz.map(|row| times(row, seen));
            let f = |t: f64| if t > 0.008856 { t.cbrt() } else { 7.787 * t + 16.0 / 116.0 };
            let (x, y, z) = (f(x / 0.9505), f(y), f(z / 1.089));
            [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
        };
        lab(a).into_iter().zip(lab(b)).map(|(a, b)| (a - b).powi(2)).sum::<f64>().sqrt()
    }

    #[test]
    fn printed_tints_differ_to_every_eye() {
        // Machado, Oliveira and Fernandes 2009, severity 1: normal vision, then protanopia, deuteranopia and
        // tritanopia.
        let eyes = [
            [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
            [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
            [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]],
            [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]],
        ];
        let paper = Palette::Print.colour(Ink::Paper);
        let seen = |ink: Ink| Palette::Print.colour(ink).over(paper);
        let mut colours = vec![paper];
        for tint in Tint::ALL {
            for eye in eyes {
                for &other in &colours {
                    let apart = distance(seen(Ink::Tint(tint)), other, eye);
                    assert!(apart >= 6.5, "{tint:?} and {other:?}: {apart:.1}");
                }
            }
            colours.push(seen(Ink::Tint(tint)));
        }
    }
}
