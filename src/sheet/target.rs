//! Printing services and devices, with their requirements.

use serde::{Deserialize, Serialize};
use strum::{EnumCount, VariantArray};

use super::geometry::MM_PER_INCH;
use super::ink_limit::InkLimit;
use super::paper::Paper;

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

/// The tolerance of trimmed sizes, in inches: millimetres are rounded.
const TRIM_SLACK: f32 = 0.02;

/// The usual sizes of paperbacks at IngramSpark, in inches. The service may offer others.
const INGRAM_TRIMS: [(f32, f32); 29] = [
    (4.0, 6.0),
    (4.0, 7.0),
    (4.25, 7.0),
    (4.37, 7.0),
    (4.72, 7.48),
    (5.0, 7.0),
    (5.0, 8.0),
    (5.06, 7.81),
    (5.25, 8.0),
    (5.5, 8.25),
    (5.5, 8.5),
    (5.83, 8.27),
    (6.0, 9.0),
    (6.14, 9.21),
    (6.5, 6.5),
    (6.625, 10.25),
    (6.69, 9.61),
    (7.0, 10.0),
    (7.44, 9.69),
    (7.5, 9.25),
    (8.0, 8.0),
    (8.0, 10.0),
    (8.0, 10.88),
    (8.25, 10.75),
    (8.25, 11.0),
    (8.268, 11.693),
    (8.5, 8.5),
    (8.5, 9.0),
    (8.5, 11.0),
];

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

    /// Returns the smallest and the largest number of pages of a bound book, on the paper that takes most.
    pub const fn pages(self, in_colour: bool) -> Option<(usize, usize)> {
        match (self, in_colour) {
            (PrintTarget::Kdp, _) | (PrintTarget::Ingram, true) => Some((24, 828)),
            (PrintTarget::Ingram, false) => Some((18, 1200)),
            (PrintTarget::Office | PrintTarget::Screen, _) => None,
        }
    }

    /// Returns the short name of the service.
    pub const fn title(self) -> &'static str {
        match self {
            PrintTarget::Kdp => "KDP",
            PrintTarget::Ingram => "IngramSpark",
            PrintTarget::Office | PrintTarget::Screen => self.name(),
        }
    }

    /// Returns whether paperbacks of this trimmed size are known to be available: from Kindle Direct Publishing in any
    /// size within its limits ("Print options"), from IngramSpark in its usual sizes.
    pub fn prints_on(self, paper: Paper) -> bool {
        let (width, height) = (paper.width_mm / inches(1.0), paper.height_mm / inches(1.0));
        let is_within = |side: f32, least: f32, most: f32| side > least - TRIM_SLACK && side < most + TRIM_SLACK;
        match self {
            PrintTarget::Kdp => is_within(width, 4.0, 8.5) && is_within(height, 6.0, 11.69),
            PrintTarget::Ingram => {
                let is_it = |&(wide, high): &(f32, f32)| is_within(width, wide, wide) && is_within(height, high, high);
                INGRAM_TRIMS.iter().any(is_it)
            }
            PrintTarget::Office | PrintTarget::Screen => true,
        }
    }

    /// Returns the largest number of empty pages in a row that the target allows.
    pub const fn blank_pages(self) -> usize {
        match self {
            PrintTarget::Kdp | PrintTarget::Ingram => 2,
            PrintTarget::Office | PrintTarget::Screen => 4,
        }
    }

    /// Returns the largest sum of the four inks at any point.
    pub const fn ink_limit(self) -> InkLimit {
        match self {
            PrintTarget::Kdp | PrintTarget::Ingram => InkLimit::ON_DEMAND,
            PrintTarget::Office | PrintTarget::Screen => InkLimit::USUAL,
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
