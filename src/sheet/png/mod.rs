//! Renders a scene as pixels and writes them as a PNG file. Only this module uses the rasteriser and the encoder.
//!
//! A cell is a whole number of pixels, so that all cells of a picture have the same size. Axis-aligned lines and fills
//! are snapped to whole pixels: they are crisp, and adjacent pieces leave no seam.

mod canvas;
mod error;
mod layers;
mod picture;
mod render;

pub use error::{MAX_PIXELS, PngError};
pub(super) use picture::encode_image;
pub use picture::{Background, ColourDepth, RenderedPicture};
pub use render::{PixelScale, fit_within, render, render_leaf, render_on};
