//! Colour, greys, or black alone.

use serde::{Deserialize, Serialize};

use super::black::{BOARD_EDGE, MARK_EDGE, in_black};
use super::joined::joined;
use super::line_form::Alike;
use super::shades::Shades;
use crate::scene::{Palette, Scene};

/// What the printer has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum InkMode {
    /// All colours.
    #[default]
    Colour,
    /// All greys; each tint has its own.
    Grey,
    /// Nothing is grey, so that copiers and printers without halftones keep everything.
    Black,
}

impl InkMode {
    /// All modes, in the order in which they are offered.
    pub const ALL: [InkMode; 3] = [InkMode::Colour, InkMode::Grey, InkMode::Black];

    /// Its English name.
    pub const fn name(self) -> &'static str {
        match self {
            InkMode::Colour => "colour",
            InkMode::Grey => "greyscale",
            InkMode::Black => "pure black",
        }
    }

    /// The colours of a scene that was prepared for this mode (see [`InkMode::prepare`]).
    pub fn palette(self) -> Palette {
        match self {
            InkMode::Colour => Palette::Print,
            InkMode::Grey => Palette::PrintGrey,
            InkMode::Black => Palette::PrintBlack,
        }
    }

    /// A board's scene made ready for the palette: lines of one tint told apart by their forms, with the lightest greys
    /// that tell its tints apart where there are greys, without tints where there is only black; see-through lines of
    /// one tint that lie over each other as one shape. `cell_mm` is the printed width of a cell.
    pub fn prepare(self, scene: Scene, cell_mm: f32) -> Scene {
        let look = BoardLook::of(&scene);
        self.prepared(scene, &look, cell_mm, BOARD_EDGE)
    }

    /// As [`InkMode::prepare`], for a small picture of what a board shows, which has the look of that board.
    pub(super) fn prepare_mark(self, scene: Scene, look: &BoardLook, cell_mm: f32) -> Scene {
        self.prepared(scene, look, cell_mm, MARK_EDGE)
    }

    fn prepared(self, scene: Scene, look: &BoardLook, cell_mm: f32, edge_points: f32) -> Scene {
        match self {
            InkMode::Colour => joined(look.alike.told_apart(scene)),
            InkMode::Grey => joined(look.shades.of_grey(look.alike.told_apart(scene))),
            InkMode::Black => in_black(&scene, cell_mm, edge_points),
        }
    }
}

/// What the looks of its parts depend on in a board: its greys, and lines that are alike.
#[derive(Default)]
pub(super) struct BoardLook {
    shades: Shades,
    alike: Alike,
}

impl BoardLook {
    pub(super) fn of(scene: &Scene) -> BoardLook {
        BoardLook { shades: Shades::of(scene), alike: Alike::of(scene) }
    }
}
