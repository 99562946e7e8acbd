//! How the author lets marks look: choices of which each is one of a few, and the pens that follow from them.

use crate::scene::{Head, Ink, Pen, Tint, Width};

/// One of several: what a field of the inspector chooses from.
pub trait Chosen {
    /// Which one, from 0.
    fn index(&self) -> usize;

    /// Another one; a number beyond the last chooses none.
    fn choose(&mut self, index: usize);
}

/// Makes an enum of which the first is usual. In files and in the word files each has its name in small letters.
macro_rules! choices {
    ($(#[$about:meta])* $Name:ident { $(#[$first:meta])* $First:ident = $first_word:literal,
        $($(#[$other:meta])* $Other:ident = $word:literal),+ $(,)? }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize, serde::Deserialize)]
        #[serde(rename_all = "lowercase")]
        pub enum $Name { $(#[$first])* #[default] $First, $($(#[$other])* $Other),+ }

        impl $Name {
            /// All of them.
            pub const ALL: &'static [$Name] = &[$Name::$First, $($Name::$Other),+];
            /// The attributes that name them.
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
    /// How wide a line through cells is.
    LineWidth {
        /// So wide that digits stand on it.
        Wide = "wide",
        /// In between.
        Medium = "medium",
        /// As a line that is drawn with a pen.
        Thin = "thin",
    }
}

choices! {
    /// Whether a line has gaps.
    LineStyle {
        /// None.
        Solid = "solid",
        /// Dashes.
        Dashed = "dashed",
        /// Dashes as short as the line is wide.
        Dotted = "dotted",
    }
}

choices! {
    /// What is at the ends of a line.
    LineTip {
        /// Nothing.
        Plain = "plain",
        /// The head of an arrow.
        Arrow = "arrow",
        /// A disc where it begins.
        Bulb = "bulb",
    }
}

choices! {
    /// What a shape is filled with.
    Fill {
        /// The colour of the rule.
        Tint = "tint",
        /// Nothing.
        Clear = "clear",
        /// The white of the cells.
        White = "white",
        /// Black.
        Black = "black",
    }
}

choices! {
    /// The line around a shape.
    Outline {
        /// A thin one.
        Thin = "thin",
        /// A thick one.
        Thick = "thick",
        /// A dashed one.
        Dashed = "dashed",
        /// None.
        Bare = "bare",
    }
}

/// How a line through cells is drawn.
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
        LineTip::Arrow => pen.with_head(Head { length: 0.2 + cells, width: 0.24 + cells, filled: cells > 0.1 }),
        LineTip::Bulb => pen.with_bulb(cells.max(0.12) * 1.25),
    }
}

/// What a line through cells is drawn with: digits stand on wide ones.
pub fn line_ink(width: LineWidth, tint: Tint) -> Ink {
    match width {
        LineWidth::Wide => Ink::Tint(tint),
        LineWidth::Medium | LineWidth::Thin => Ink::Line(tint),
    }
}

/// What a shape is filled with, if it is.
pub fn fill_ink(fill: Fill, tint: Tint) -> Option<Ink> {
    match fill {
        Fill::Tint => Some(Ink::Tint(tint)),
        Fill::Clear => None,
        Fill::White => Some(Ink::Paper),
        Fill::Black => Some(Ink::Black),
    }
}

/// How the line around a shape is drawn, if there is one.
pub fn outline_pen(outline: Outline) -> Option<Pen> {
    match outline {
        Outline::Thin => Some(Pen::new(Width::Cells(0.035))),
        Outline::Thick => Some(Pen::new(Width::Cells(0.08))),
        Outline::Dashed => Some(Pen::new(Width::Cells(0.035)).dashed(0.13, 0.1)),
        Outline::Bare => None,
    }
}

/// Whether a setting is what it usually is, so that files need not tell it.
pub fn is_usual<T: Default + PartialEq>(setting: &T) -> bool {
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
