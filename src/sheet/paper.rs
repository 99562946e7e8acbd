//! Sizes of paper.

/// A size of paper, upright.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Paper {
    pub width_mm: f32,
    pub height_mm: f32,
}

impl Paper {
    pub const A4: Paper = Paper { width_mm: 210.0, height_mm: 297.0 };
    pub const LETTER: Paper = Paper { width_mm: 215.9, height_mm: 279.4 };
}
