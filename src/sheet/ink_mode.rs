//! Ink modes: printing in colour, in greyscale or in pure black.

use serde::{Deserialize, Serialize};
use strum::{EnumCount, VariantArray};

use super::line_form::AmbiguousLines;
use super::line_merging::merge_lines;
use super::pure_black::{BOARD_EDGE_POINTS, MARK_EDGE_POINTS, in_black};
use super::shades::GreyShades;
use crate::scene::{Palette, Scene};

/// The inks that a printer has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, EnumCount, VariantArray)]
#[serde(rename_all = "lowercase")]
pub enum InkMode {
    /// Full colour.
    #[default]
    Colour,
    /// Only greys, a different one for each tint.
    Grey,
    /// Only black, without greys, so that copiers and printers without halftones reproduce everything.
    Black,
}

impl InkMode {
    /// All modes, in the order in which they are offered.
    pub const ALL: [InkMode; InkMode::COUNT] = *InkMode::VARIANTS.as_array().unwrap();

    /// Returns the English name.
    pub const fn name(self) -> &'static str {
        match self {
            InkMode::Colour => "colour",
            InkMode::Grey => "greyscale",
            InkMode::Black => "pure black",
        }
    }

    /// Returns the palette for a scene that was prepared for this mode (see [`InkMode::prepare`]).
    pub fn palette(self) -> Palette {
        match self {
            InkMode::Colour => Palette::Print,
            InkMode::Grey => Palette::PrintGrey,
            InkMode::Black => Palette::PrintBlack,
        }
    }

    /// Prepares a board's scene for the palette. In colour and grey, lines of the same tint get different forms, and
    /// overlapping transparent lines of one tint are merged into one shape. Grey also uses the lightest greys that keep
    /// the tints apart, and black replaces the tints. `cell_mm` is the printed width of a cell.
    pub fn prepare(self, scene: Scene, cell_mm: f32) -> Scene {
        let look = BoardInkStyle::of(&scene);
        self.prepared(scene, &look, cell_mm, BOARD_EDGE_POINTS)
    }

    /// Like [`InkMode::prepare`], for a small picture of something on a board, drawn with the styles of that board.
    pub(super) fn prepare_mark(self, scene: Scene, look: &BoardInkStyle, cell_mm: f32) -> Scene {
        self.prepared(scene, look, cell_mm, MARK_EDGE_POINTS)
    }

    fn prepared(self, scene: Scene, look: &BoardInkStyle, cell_mm: f32, edge_points: f32) -> Scene {
        match self {
            InkMode::Colour => merge_lines(look.ambiguous_lines.with_distinct_forms(scene)),
            InkMode::Grey => merge_lines(look.shades.in_greys(look.ambiguous_lines.with_distinct_forms(scene))),
            InkMode::Black => in_black(&scene, cell_mm, edge_points),
        }
    }
}

/// The board's properties that determine how its parts are drawn: its greys, and its lines that look alike.
#[derive(Default)]
pub(super) struct BoardInkStyle {
    shades: GreyShades,
    ambiguous_lines: AmbiguousLines,
}

impl BoardInkStyle {
    pub(super) fn of(scene: &Scene) -> BoardInkStyle {
        BoardInkStyle { shades: GreyShades::of(scene), ambiguous_lines: AmbiguousLines::of(scene) }
    }
}
