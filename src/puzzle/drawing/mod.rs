//! Drawings of the setter: lines, shapes, texts and pictures at any place on and around the board. They have no meaning
//! for engines, and are drawn by [`crate::sheet`].

mod check;
mod length;
mod movement;
mod shape;

pub(super) use check::checked_drawings;
pub use check::{DrawingError, MAX_DRAWING_POINTS, MAX_DRAWINGS, MAX_IMAGE_BYTES};
pub use length::{Angle, DrawingPoint, Length, MAX_COORDINATE};
pub(super) use movement::{relocated_drawings, transformed_drawings, turned_drawings, whole_turn};
pub use shape::{Drawing, DrawingLayer, DrawnFrame, DrawnShape, LineEnds, TextAlign};
