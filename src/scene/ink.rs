//! Inks: what a mark means, and the colour it takes on a light screen, a dark screen and paper.

/// The six quiet tints that regions are filled with.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Tint {
    Sand,
    Green,
    Blue,
    Violet,
    Rose,
    Grey,
}

impl Tint {
    pub const ALL: [Tint; 6] = [Tint::Sand, Tint::Green, Tint::Blue, Tint::Violet, Tint::Rose, Tint::Grey];

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

/// What a mark is, never which colour it has: a [`Palette`] decides that.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ink {
    /// The cells themselves.
    Paper,
    /// Box and grid lines.
    ThickLine,
    /// Lines between the cells of a box.
    ThinLine,
    /// Printed digits and headings.
    Given,
    /// A digit of the solution, as opposed to a given.
    Solution,
    /// Secondary text.
    Quiet,
    /// Fill of a region. It lets through what lies below it, so where regions overlap both are seen.
    Tint(Tint),
    /// Lines and marks in the colour of a region, strong enough to be read as a line.
    Line(Tint),
    /// Selection outline.
    Accent,
    /// Selection and hover fill: the accent, mostly transparent.
    AccentWash,
    /// Text that is wrong.
    Error,
    /// Fill of cells that are wrong.
    ErrorWash,
    /// Fill of cells that differ between two solutions.
    DifferenceWash,
}

/// Red, green, blue, alpha; not premultiplied.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rgba(pub u8, pub u8, pub u8, pub u8);

impl Rgba {
    pub const fn rgb(hex: u32) -> Rgba {
        Rgba((hex >> 16) as u8, (hex >> 8) as u8, hex as u8, 255)
    }

    const fn alpha(self, alpha: u8) -> Rgba {
        Rgba(self.0, self.1, self.2, alpha)
    }

    /// The most transparent colour that looks like this one on `paper`, but at least so opaque.
    fn glaze(self, paper: Rgba, least: f32) -> Rgba {
        let channels = [(self.0, paper.0), (self.1, paper.1), (self.2, paper.2)];
        // How far each channel is from paper, and how far it could be.
        let needed = channels.map(|(own, paper)| match own < paper {
            true => f32::from(paper - own) / f32::from(paper),
            false => f32::from(own - paper) / f32::from(255 - paper).max(1.0),
        });
        let alpha = (needed.into_iter().fold(least, f32::max) * 255.0).ceil().max(1.0);
        let [red, green, blue] = channels.map(|(own, paper)| {
            let (own, paper) = (f32::from(own), f32::from(paper));
            (paper + (own - paper) * 255.0 / alpha).round().clamp(0.0, 255.0) as u8
        });
        Rgba(red, green, blue, alpha as u8)
    }

    /// What this colour looks like on an opaque ground.
    pub fn over(self, ground: Rgba) -> Rgba {
        let mix = |own: u8, ground: u8| {
            let alpha = u32::from(self.3);
            ((u32::from(own) * alpha + u32::from(ground) * (255 - alpha) + 127) / 255) as u8
        };
        Rgba(mix(self.0, ground.0), mix(self.1, ground.1), mix(self.2, ground.2), 255)
    }
}

/// A colour for each ink.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Palette {
    Light,
    Dark,
    Print,
}

impl Palette {
    pub fn colour(self, ink: Ink) -> Rgba {
        let pick = |light: u32, dark: u32| match self {
            Palette::Light | Palette::Print => Rgba::rgb(light),
            Palette::Dark => Rgba::rgb(dark),
        };
        let glaze = |light: u32, dark: u32| match self {
            Palette::Light | Palette::Print => Rgba::rgb(light).glaze(self.colour(Ink::Paper), 0.0),
            // Less transparent, or light digits would fade where two tints add up.
            Palette::Dark => Rgba::rgb(dark).glaze(self.colour(Ink::Paper), 0.5),
        };
        match ink {
            Ink::Paper => pick(0xFFFFFF, 0x20252D),
            Ink::ThickLine => pick(0x1B1F27, 0xC6CCD6),
            Ink::ThinLine => match self {
                Palette::Light => Rgba::rgb(0xA9B0BC),
                Palette::Dark => Rgba::rgb(0x48505E),
                Palette::Print => Rgba::rgb(0x6B7280),
            },
            Ink::Given => pick(0x1B1F27, 0xE8EAEE),
            Ink::Solution => pick(0x1F4FA8, 0xB4D0FF),
            Ink::Quiet => pick(0x667085, 0x98A2B3),
            Ink::Tint(Tint::Sand) => glaze(0xF6D7A8, 0x6B5230),
            Ink::Tint(Tint::Green) => glaze(0xCBE8D6, 0x2B5443),
            Ink::Tint(Tint::Blue) => glaze(0xD6E4FF, 0x2E4468),
            Ink::Tint(Tint::Violet) => glaze(0xD6CCFF, 0x473E70),
            Ink::Tint(Tint::Rose) => glaze(0xFAD1D8, 0x6B3A45),
            Ink::Tint(Tint::Grey) => glaze(0xCFD4DC, 0x4A515E),
            Ink::Line(Tint::Sand) => pick(0xC98A2B, 0xC79A55),
            Ink::Line(Tint::Green) => pick(0x2F8F63, 0x5FB08A),
            Ink::Line(Tint::Blue) => pick(0x5B86D6, 0x7FA3E0),
            Ink::Line(Tint::Violet) => pick(0x9D8AEA, 0x7B6CC8),
            Ink::Line(Tint::Rose) => pick(0xD46A7E, 0xC97686),
            Ink::Line(Tint::Grey) => pick(0x98A1AF, 0x7B8492),
            Ink::Accent => pick(0x2F6FEB, 0x6EA0FF),
            Ink::AccentWash => pick(0x2F6FEB, 0x6EA0FF).alpha(41),
            Ink::Error => pick(0xB4232F, 0xFF9AA2),
            Ink::ErrorWash => pick(0xE5484D, 0xE5484D).alpha(46),
            Ink::DifferenceWash => pick(0xF5A524, 0xF5A524).alpha(71),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// WCAG 2.2 relative luminance and contrast ratio.
    fn contrast(a: Rgba, b: Rgba) -> f64 {
        let channel = |value: u8| {
            let value = f64::from(value) / 255.0;
            if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        let luminance = |c: Rgba| 0.2126 * channel(c.0) + 0.7152 * channel(c.1) + 0.0722 * channel(c.2);
        let (a, b) = (luminance(a), luminance(b));
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    #[test]
    fn digits_are_readable_on_paper_and_on_every_tint() {
        for palette in [Palette::Light, Palette::Dark, Palette::Print] {
            let paper = palette.colour(Ink::Paper);
            let tints = Tint::ALL.map(|tint| palette.colour(Ink::Tint(tint)));
            let check = |ground: Rgba, ink: Ink, least: f64| {
                let ratio = contrast(palette.colour(ink), ground);
                assert!(ratio >= least, "{palette:?} {ink:?} on {ground:?}: {ratio:.2}");
            };
            check(paper, Ink::Given, 7.0);
            check(paper, Ink::Quiet, 4.5);
            for ground in tints.map(|tint| tint.over(paper)).into_iter().chain([paper]) {
                check(ground, Ink::Given, 4.5);
                check(ground, Ink::Solution, 4.5);
                check(ground, Ink::Error, 3.0);
                // Where two regions overlap, digits are still as readable as large print has to be.
                for tint in tints {
                    check(tint.over(ground), Ink::Given, 3.0);
                    check(tint.over(ground), Ink::Solution, 3.0);
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
            (Palette::Print, Tint::Grey, Rgba::rgb(0xCFD4DC)),
            (Palette::Dark, Tint::Blue, Rgba::rgb(0x2E4468)),
        ] {
            let seen = palette.colour(Ink::Tint(tint)).over(palette.colour(Ink::Paper));
            assert!(near(seen, designed) <= 1, "{palette:?} {tint:?}: {seen:?}");
        }
        for palette in [Palette::Light, Palette::Dark, Palette::Print] {
            let paper = palette.colour(Ink::Paper);
            let tints = Tint::ALL.map(|tint| palette.colour(Ink::Tint(tint)));
            for below in tints.map(|tint| tint.over(paper)) {
                for above in tints {
                    let both = above.over(below);
                    assert!(near(both, below) >= 12 && near(both, above.over(paper)) >= 12, "{palette:?} {both:?}");
                }
            }
        }
    }
}
