//! The colour spaces of a PDF file: RGB for screens, grey, or CMYK for a press.

use krilla::color::{Color, cmyk, luma, rgb};

use crate::scene::{Ink, Palette, Rgba};
use crate::sheet::ink_limit::InkLimit;

/// The colour space of a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ColourSpace {
    /// Red, green and blue, with transparency.
    Screen,
    /// Grey, which a press prints in black only.
    Grey,
    /// Cyan, magenta, yellow and black, with greys in black only, and at most this much ink at any point.
    Press(InkLimit),
}

impl ColourSpace {
    /// Returns the colour space for a palette. A file with only greys stays grey, even for a press.
    pub fn of(palette: Palette, four_inks: bool, limit: InkLimit) -> ColourSpace {
        match palette {
            Palette::PrintGrey | Palette::PrintBlack => ColourSpace::Grey,
            _ if four_inks => ColourSpace::Press(limit),
            Palette::Light | Palette::LightContrast | Palette::Print => ColourSpace::Screen,
            Palette::Dark | Palette::DarkSmall | Palette::DarkContrast => ColourSpace::Screen,
        }
    }

    /// Returns the colour of an ink. Text and lines are solid black on a press, where other colours would be broken up
    /// into halftone dots.
    pub fn of_ink(self, palette: Palette, ink: Ink) -> Rgba {
        let is_text_or_line = matches!(
            ink,
            Ink::ThickLine | Ink::ThinLine | Ink::Given | Ink::Black | Ink::Solution | Ink::Quiet | Ink::Error
        );
        if is_text_or_line && matches!(self, ColourSpace::Press(_)) { Rgba::rgb(0) } else { palette.colour(ink) }
    }

    /// Returns a colour in this colour space, ignoring its opacity.
    pub fn convert(self, Rgba(red, green, blue, _): Rgba) -> Color {
        match self {
            ColourSpace::Screen => rgb::Color::new(red, green, blue).into(),
            ColourSpace::Grey => luma::Color::new(red).into(),
            ColourSpace::Press(limit) => {
                let [cyan, magenta, yellow, black] = limit.limited(cmyk_of(red, green, blue));
                cmyk::Color::new(cyan, magenta, yellow, black).into()
            }
        }
    }
}

/// Returns cyan, magenta, yellow and black from 0 to 255. Greys consist of black only. Tints contain no black, which
/// would make them look dirty.
pub(super) fn cmyk_of(red: u8, green: u8, blue: u8) -> [u8; 4] {
    if red == green && green == blue {
        return [0, 0, 0, 255 - red];
    }
    [255 - red, 255 - green, 255 - blue, 0]
}
