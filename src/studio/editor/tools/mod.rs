//! Tools: the actions of the pointer on the board.
//!
//! **Invariant.** A tool never changes the puzzle. It answers input with a [`ToolAction`], and the studio carries it
//! out.

mod clue_entry;
mod clues;
mod digits;
mod elements;
mod grids;
mod jigsaw;
pub(in crate::studio) mod layout_edits;
mod mover;
mod next_place;
mod outside_places;
mod painter;
mod pins;
mod select;
pub(in crate::studio) mod selection_stroke;
mod tool;

pub(in crate::studio) use clues::ClueWriter;
pub(in crate::studio) use digits::DigitsTool;
pub(in crate::studio) use elements::rule_at;
pub(in crate::studio) use grids::GridMover;
pub(in crate::studio) use jigsaw::JigsawPainter;
pub(in crate::studio) use mover::{RuleMover, draw_handle, handle, is_on_handle};
pub(in crate::studio) use outside_places::{CLUE_ROOM, nearest_outside_position};
pub(in crate::studio) use painter::RulePainter;
pub(in crate::studio) use pins::PinTool;
pub(in crate::studio) use select::SelectTool;
pub use tool::ToolId;
pub(in crate::studio) use tool::{CanvasSpot, ClueStep, HeldModifiers, Tool, ToolAction, ToolInput, ToolScope};
