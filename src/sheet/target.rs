//! Who prints a booklet, and what they ask for.

use serde::{Deserialize, Serialize};

use super::geometry::MM_PER_INCH;
use super::paper::gutter_mm;

/// Who prints it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Target {
    /// Kindle Direct Publishing ("Set trim size, bleed and margins", "Paperback submission guidelines").
    Kdp,
    /// IngramSpark ("File creation guide").
    Ingram,
    /// A printer at home or in an office.
    Office,
    /// Nobody: it is read on a screen.
    Screen,
}

/// Lines along the edge of boards stand so far out of them, at most.
pub const LINE_MM: f32 = 0.6;

const fn inches(inches: f32) -> f32 {
    inches * MM_PER_INCH as f32
}

impl Target {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Target; 4] = [Target::Kdp, Target::Ingram, Target::Office, Target::Screen];

    /// Its name on the command line and in files.
    pub const fn name(self) -> &'static str {
        match self {
            Target::Kdp => "kdp",
            Target::Ingram => "ingram",
            Target::Office => "office",
            Target::Screen => "screen",
        }
    }

    /// What has to be kept free at the outer edges, in millimetres.
    pub fn safe_mm(self, bleeds: bool) -> f32 {
        match self {
            Target::Kdp if bleeds => inches(0.375),
            Target::Kdp => inches(0.25),
            Target::Ingram => inches(0.5),
            // What the rollers of such printers hold.
            Target::Office => inches(0.25),
            Target::Screen => inches(0.125),
        }
    }

    /// What binding so many pages takes of the inner margin, in millimetres.
    pub fn gutter_mm(self, pages: usize) -> f32 {
        match self {
            Target::Kdp => gutter_mm(pages),
            Target::Ingram => gutter_mm(pages).max(inches(0.5)),
            Target::Office => inches(0.375),
            Target::Screen => 0.0,
        }
    }

    /// Whether what is printed beyond the edges is wanted at the spine too.
    pub const fn bleeds_inside(self) -> bool {
        match self {
            Target::Kdp | Target::Ingram => false,
            Target::Office | Target::Screen => true,
        }
    }

    /// The fewest and the most pages that are bound into a book.
    pub const fn pages(self) -> Option<(usize, usize)> {
        match self {
            Target::Kdp | Target::Ingram => Some((24, 828)),
            Target::Office | Target::Screen => None,
        }
    }

    /// The most empty pages one after the other.
    pub const fn blank_pages(self) -> usize {
        match self {
            Target::Kdp | Target::Ingram => 2,
            Target::Office | Target::Screen => 4,
        }
    }

    /// Whether a print shop opens the file.
    pub const fn is_press(self) -> bool {
        match self {
            Target::Kdp | Target::Ingram => true,
            Target::Office | Target::Screen => false,
        }
    }
}
