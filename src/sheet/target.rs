//! Printing services and devices, with their requirements.

use serde::{Deserialize, Serialize};
use strum::{EnumCount, VariantArray};

use super::geometry::MM_PER_INCH;

/// The intended output of a booklet.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, EnumCount, VariantArray)]
#[serde(rename_all = "lowercase")]
pub enum PrintTarget {
    /// Kindle Direct Publishing ("Set trim size, bleed and margins", "Paperback submission guidelines").
    Kdp,
    /// IngramSpark ("File creation guide").
    Ingram,
    /// A printer at home or in an office.
    Office,
    /// A screen, without printing.
    Screen,
}

/// Returns the part of the inner margin that the binding takes up, in millimetres (Kindle Direct Publishing, "Set trim
/// size, bleed and margins": 0.375 inch up to 150 pages, and so on).
pub fn gutter_mm(pages: usize) -> f32 {
    let inches = match pages {
        0..=150 => 0.375,
        151..=300 => 0.5,
        301..=500 => 0.625,
        501..=700 => 0.75,
        _ => 0.875,
    };
    inches * MM_PER_INCH as f32
}

const fn inches(inches: f32) -> f32 {
    inches * MM_PER_INCH as f32
}

impl PrintTarget {
    /// All targets, in the order in which they are offered.
    pub const ALL: [PrintTarget; PrintTarget::COUNT] = *PrintTarget::VARIANTS.as_array().unwrap();

    /// Returns the name on the command line and in files.
    pub const fn name(self) -> &'static str {
        match self {
            PrintTarget::Kdp => "kdp",
            PrintTarget::Ingram => "ingram",
            PrintTarget::Office => "office",
            PrintTarget::Screen => "screen",
        }
    }

    /// Returns the width to keep clear at the outer edges, in millimetres.
    pub fn safe_mm(self, bleeds: bool) -> f32 {
        match self {
            PrintTarget::Kdp if bleeds => inches(0.375),
            PrintTarget::Kdp => inches(0.25),
            PrintTarget::Ingram => inches(0.5),
            // The zone that the rollers of such printers hold.
            PrintTarget::Office => inches(0.25),
            PrintTarget::Screen => inches(0.125),
        }
    }

    /// Returns the gutter for binding this number of pages, in millimetres.
    pub fn gutter_mm(self, pages: usize) -> f32 {
        match self {
            PrintTarget::Kdp => gutter_mm(pages),
            PrintTarget::Ingram => gutter_mm(pages).max(inches(0.5)),
            PrintTarget::Office => inches(0.375),
            PrintTarget::Screen => 0.0,
        }
    }

    /// Returns whether pages need bleed at the spine too.
    pub const fn bleeds_inside(self) -> bool {
        match self {
            PrintTarget::Kdp | PrintTarget::Ingram => false,
            PrintTarget::Office | PrintTarget::Screen => true,
        }
    }

    /// Returns the smallest and the largest number of pages of a bound book.
    pub const fn pages(self) -> Option<(usize, usize)> {
        match self {
            PrintTarget::Kdp | PrintTarget::Ingram => Some((24, 828)),
            PrintTarget::Office | PrintTarget::Screen => None,
        }
    }

    /// Returns the largest number of empty pages in a row that the target allows.
    pub const fn blank_pages(self) -> usize {
        match self {
            PrintTarget::Kdp | PrintTarget::Ingram => 2,
            PrintTarget::Office | PrintTarget::Screen => 4,
        }
    }

    /// Returns whether the file goes to a print shop.
    pub const fn is_press(self) -> bool {
        match self {
            PrintTarget::Kdp | PrintTarget::Ingram => true,
            PrintTarget::Office | PrintTarget::Screen => false,
        }
    }
}
