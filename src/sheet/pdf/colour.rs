//! Colours of a file: those of a screen, greys alone, or the four inks of a press.

use krilla::color::{Color, cmyk, luma, rgb};

use crate::scene::{Ink, Palette, Rgba};

/// The colours that a file is written in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Colours {
    /// Red, green and blue; what is transparent stays so.
    Screen,
    /// Greys, which a press prints with black alone.
    Grey,
    /// Cyan, magenta, yellow and black; what is grey is black alone.
    Press,
}

impl Colours {
    /// What suits a palette: greys need no colour, whoever prints them.
    pub fn of(palette: Palette, four_inks: bool) -> Colours {
        match palette {
            Palette::PrintGrey | Palette::PrintBlack => Colours::Grey,
            _ if four_inks => Colours::Press,
            Palette::Light | Palette::LightContrast | Palette::Print => Colours::Screen,
            Palette::Dark | Palette::DarkSmall | Palette::DarkContrast => Colours::Screen,
        }
    }

    /// The colour of an ink. Text and lines are solid black where there is a press: anything else is broken up into
    /// the dots of a halftone.
    pub fn of_ink(self, palette: Palette, ink: Ink) -> Rgba {
        let solid = match ink {
            Ink::ThickLine | Ink::ThinLine | Ink::Given | Ink::Black | Ink::Solution | Ink::Quiet | Ink::Error => true,
            Ink::Paper
            | Ink::White
            | Ink::Tint(_)
            | Ink::Band(_)
            | Ink::Line(_)
            | Ink::Accent
            | Ink::AccentWash
            | Ink::ErrorWash
            | Ink::DifferenceWash => false,
        };
        if solid && self == Colours::Press { Rgba::rgb(0) } else { palette.colour(ink) }
    }

    /// A colour as it is written. What shines through is not of it.
    pub fn written(self, Rgba(red, green, blue, _): Rgba) -> Color {
        match self {
            Colours::Screen => rgb::Color::new(red, green, blue).into(),
            Colours::Grey => luma::Color::new(red).into(),
            Colours::Press => {
                let [cyan, magenta, yellow, black] = inks(red, green, blue);
                cmyk::Color::new(cyan, magenta, yellow, black).into()
            }
        }
    }
}

/// Cyan, magenta, yellow and black from 0 to 255. Greys are black alone; tints have no black, which would dirty them.
pub(super) fn inks(red: u8, green: u8, blue: u8) -> [u8; 4] {
    if red == green && green == blue {
        return [0, 0, 0, 255 - red];
    }
    [255 - red, 255 - green, 255 - blue, 0]
}
