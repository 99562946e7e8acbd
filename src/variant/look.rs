//! The appearance of marks: choices among a few options, and the pens that follow from them.

use crate::scene::{ArrowHead, Ink, Pen, Tint, Width};

/// A choice among several options, as a field of the inspector uses it.
pub trait Chosen {
    /// Returns the index of the selected option.
    fn index(&self) -> usize;

    /// Selects another option. An index beyond the last one has no effect.
    fn choose(&mut self, index: usize);
}

/// Defines an enum whose first option is the default. Options are named in lower case in files and in message files.
macro_rules! choices {
    ($(#[$about:meta])* $Name:ident { $(#[$first:meta])* $First:ident = $first_word:literal,
        $($(#[$other:meta])* $Other:ident = $word:literal),+ $(,)? }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize, serde::Deserialize)]
        #[serde(rename_all = "lowercase")]
        pub enum $Name { $(#[$first])* #[default] $First, $($(#[$other])* $Other),+ }

        impl $Name {
            /// All options.
            pub const ALL: &'static [$Name] = &[$Name::$First, $($Name::$Other),+];
            /// The attributes that name the options.
            pub const OPTIONS: &'static [&'static str] = &[$first_word, $($word),+];
        }

        impl $crate::variant::look::Chosen for $Name {
            fn index(&self) -> usize {
                *self as usize
            }

            fn choose(&mut self, index: usize) {
                if let Some(chosen) = $Name::ALL.get(index) {
                    *self = *chosen;
                }
            }
        }
    };
}

pub(super) use choices;

choices! {
    /// The width of a line through cells.
    LineWidth {
        /// Wide enough for digits to be on top of the line.
        Wide = "wide",
        /// Medium width.
        Medium = "medium",
        /// Thin, like a pen stroke.
        Thin = "thin",
    }
}

choices! {
    /// The dashes of a line.
    LineStyle {
        /// A solid line.
        Solid = "solid",
        /// Dashes.
        Dashed = "dashed",
        /// Dashes as short as the line is wide.
        Dotted = "dotted",
    }
}

choices! {
    /// The shape of the ends of a line.
    LineTip {
        /// No special shape.
        Plain = "plain",
        /// An arrowhead.
        Arrow = "arrow",
        /// A disc at the start.
        Bulb = "bulb",
    }
}

choices! {
    /// The fill of a shape.
    Fill {
        /// The colour of the rule.
        Tint = "tint",
        /// No fill.
        Clear = "clear",
        /// The white of the cells.
        White = "white",
        /// Black.
        Black = "black",
    }
}

choices! {
    /// The outline of a shape.
    Outline {
        /// A thin line.
        Thin = "thin",
        /// A thick line.
        Thick = "thick",
        /// A dashed line.
        Dashed = "dashed",
        /// No line.
        Bare = "bare",
    }
}

/// Returns the pen of a line through cells.
pub fn line_pen(width: LineWidth, style: LineStyle, tip: LineTip) -> Pen {
    let cells = match width {
        LineWidth::Wide => 0.3,
        LineWidth::Medium => 0.14,
        LineWidth::Thin => 0.05,
    };
    let pen = Pen::new(Width::Cells(cells));
    let pen = match style {
        LineStyle::Solid => pen.round(),
        LineStyle::Dashed => pen.dashed(0.28, 0.16),
        LineStyle::Dotted => pen.dashed(cells.max(0.07), cells.max(0.07)),
    };
    match tip {
        LineTip::Plain => pen,
        LineTip::Arrow => pen.with_head(ArrowHead { length: 0.2 + cells, width: 0.24 + cells, filled: cells > 0.1 }),
        LineTip::Bulb => pen.with_bulb(cells.max(0.12) * 1.25),
    }
}

/// Returns the ink of a line through cells, which is light for wide lines so that digits are legible on them.
pub fn line_ink(width: LineWidth, tint: Tint) -> Ink {
    match width {
        LineWidth::Wide => Ink::Tint(tint),
        LineWidth::Medium | LineWidth::Thin => Ink::Line(tint),
    }
}

/// Returns the ink of a fill, if there is one.
pub fn fill_ink(fill: Fill, tint: Tint) -> Option<Ink> {
    match fill {
        Fill::Tint => Some(Ink::Tint(tint)),
        Fill::Clear => None,
        Fill::White => Some(Ink::Paper),
        Fill::Black => Some(Ink::Black),
    }
}

/// Returns the pen of an outline, if there is one.
pub fn outline_pen(outline: Outline) -> Option<Pen> {
    match outline {
        Outline::Thin => Some(Pen::new(Width::Cells(0.035))),
        Outline::Thick => Some(Pen::new(Width::Cells(0.08))),
        Outline::Dashed => Some(Pen::new(Width::Cells(0.035)).dashed(0.13, 0.1)),
        Outline::Bare => None,
    }
}

/// Returns whether a setting has its default value and need not be written to files.
pub fn is_default<T: Default + PartialEq>(setting: &T) -> bool {
    *setting == T::default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_are_numbered_in_their_order() {
        let mut style = LineStyle::default();
        assert_eq!((style, style.index()), (LineStyle::Solid, 0));
        for (index, &wanted) in LineStyle::ALL.iter().enumerate() {
            style.choose(index);
            assert_eq!((style, style.index()), (wanted, index));
        }
        style.choose(LineStyle::ALL.len());
        assert_eq!(style, LineStyle::Dotted);
        for outline in Outline::ALL {
            assert_eq!(format!("{outline:?}").to_lowercase(), Outline::OPTIONS[outline.index()]);
        }
    }
}
