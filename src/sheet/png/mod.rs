//! A scene as pixels, and these as a PNG file; the only folder that names the rasteriser and the encoder.
//!
//! A cell is a whole number of pixels, so all cells of a picture are the same size. Lines and fills along the axes lie
//! on whole pixels: they are crisp, and pieces that touch leave no seam.

mod canvas;
mod filler;
mod layers;
mod picture;

use std::fmt;

use tiny_skia::Pixmap;

use super::geometry::{MM_PER_INCH, POINTS_PER_INCH};
use super::leaf::Leaf;
use super::picture::PlacedPicture;
use crate::scene::{Ink, Item, Palette, Rgba, Scene};
use crate::words::Message;
use canvas::Canvas;
use filler::Filler;
use layers::Layers;
pub use picture::Picture;

/// The most pixels a picture may have: as many as 1.6 GB of memory hold.
pub const MOST_PIXELS: u64 = 400_000_000;

/// Why there is no picture.
#[derive(Debug, thiserror::Error)]
pub enum PngError {
    /// More than [`MOST_PIXELS`].
    TooLarge {
        /// In pixels.
        width: u64,
        /// In pixels.
        height: u64,
    },
    /// The encoder failed.
    Encoding(#[from] png::EncodingError),
}

impl PngError {
    /// The reason, to be said in any language.
    pub fn message(&self) -> Message {
        match self {
            PngError::TooLarge { width, height } => {
                Message::new("png-too-large").with("width", *width).with("height", *height).with("most", MOST_PIXELS)
            }
            PngError::Encoding(error) => Message::new("png-encoding").with("reason", error.to_string()),
        }
    }
}

impl fmt::Display for PngError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

/// What lies behind the picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Ground {
    /// The paper's colour, opaque.
    #[default]
    Paper,
    /// Nothing: the paper of the cells is left out too.
    Clear,
}

/// What a pixel of a file can be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Depth {
    /// Red, green and blue, eight bits each.
    #[default]
    Colour,
    /// 256 greys.
    Grey,
    /// Black or white, one bit.
    Bit,
}

/// How large a unit of the scene becomes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum PixelScale {
    /// So many millimetres, rounded to a whole number of pixels: all cells of a board are alike.
    WholePixels(f32),
    /// So many millimetres as they are: the page has its true size.
    True(f32),
}

/// Dots an inch and the scale by which a picture whose cells are so wide on paper is at most so many pixels wide and
/// high: cells of whole pixels, unless there is less than one for each.
pub fn within(scene: &Scene, cell_mm: f32, most: u32) -> (u32, PixelScale) {
    let bounds = scene.bounds();
    let free = f64::from(most) / f64::from(bounds.width().max(bounds.height())).max(1.0);
    let pixels_per_cell = if free < 1.0 { free } else { free.floor() };
    let dpi = (pixels_per_cell * MM_PER_INCH / f64::from(cell_mm)).round().max(1.0);
    // Whole dots an inch are not exactly as many pixels a cell: the width of a cell makes up for it.
    let cell_mm = (pixels_per_cell * MM_PER_INCH / dpi) as f32;
    (dpi as u32, if free < 1.0 { PixelScale::True(cell_mm) } else { PixelScale::WholePixels(cell_mm) })
}

/// Draws a scene, a cell `cell_mm` wide at `dpi` dots an inch, rounded to a whole number of pixels.
///
/// # Errors
/// When the picture would have more than [`MOST_PIXELS`].
pub fn render(scene: &Scene, palette: Palette, dpi: u32, cell_mm: f32) -> Result<Picture, PngError> {
    render_on(scene, palette, dpi, PixelScale::WholePixels(cell_mm), Ground::Paper)
}

/// Draws a scene at `dpi` dots an inch.
///
/// # Errors
/// When the picture would have more than [`MOST_PIXELS`].
pub fn render_on(
    scene: &Scene,
    palette: Palette,
    dpi: u32,
    scale: PixelScale,
    ground: Ground,
) -> Result<Picture, PngError> {
    draw(scene, &[], palette, dpi, scale, ground)
}

/// Draws a page of a booklet in its true size, with its pictures below all else.
///
/// # Errors
/// When the picture would have more than [`MOST_PIXELS`].
pub fn render_leaf(leaf: &Leaf, palette: Palette, dpi: u32) -> Result<Picture, PngError> {
    let pictures: Vec<&PlacedPicture> = leaf.parts.iter().filter_map(|part| part.picture.as_ref()).collect();
    draw(&leaf.scene(), &pictures, palette, dpi, PixelScale::True(1.0), Ground::Paper)
}

fn draw(
    scene: &Scene,
    pictures: &[&PlacedPicture],
    palette: Palette,
    dpi: u32,
    scale: PixelScale,
    ground: Ground,
) -> Result<Picture, PngError> {
    let pixels = |mm: f32| f64::from(dpi) * f64::from(mm) / MM_PER_INCH;
    let pixels_per_cell = match scale {
        PixelScale::WholePixels(mm) => pixels(mm).round().max(1.0),
        PixelScale::True(mm) => pixels(mm),
    };
    let bounds = scene.bounds();
    let length = |cells: f32| (f64::from(cells) * pixels_per_cell).round().max(1.0) as u64;
    let (width, height) = (length(bounds.width()), length(bounds.height()));
    let too_large = PngError::TooLarge { width, height };
    if width.saturating_mul(height) > MOST_PIXELS {
        return Err(too_large);
    }
    let pixmap = u32::try_from(width).ok().zip(u32::try_from(height).ok());
    let pixmap = pixmap.and_then(|(width, height)| Pixmap::new(width, height));
    let Some(mut pixels) = pixmap else { return Err(too_large) };
    if ground == Ground::Paper {
        let Rgba(red, green, blue, _) = palette.colour(Ink::Paper);
        pixels.fill(tiny_skia::Color::from_rgba8(red, green, blue, 255));
    }
    let mut canvas = Canvas {
        pixels,
        palette,
        bounds,
        pixels_per_cell: pixels_per_cell as f32,
        pixels_per_point: f64::from(dpi) / POINTS_PER_INCH,
        filler: Filler::default(),
        layers: Layers::default(),
    };
    pictures.iter().for_each(|picture| canvas.picture(picture));
    for item in scene.painted() {
        if !matches!(item, Item::Fill { .. }) {
            canvas.lay();
        }
        match item {
            Item::Fill { ink: Ink::Paper, .. } if ground == Ground::Clear => {}
            Item::Fill { pieces, ink } => canvas.fill(pieces, *ink),
            Item::Line { points, closed, pen, ink } => canvas.line(points, *closed, pen, *ink),
            Item::Disc { centre, radius, ink } => canvas.disc(*centre, *radius, *ink),
            Item::Ring { centre, radius, width, ink } => canvas.ring(*centre, *radius, *width, *ink),
            Item::Text { at, size, text, anchor, face, role: _, ink } => {
                canvas.text(*at, *size, text, *anchor, *face, *ink);
            }
        }
    }
    canvas.lay();
    Ok(Picture { pixels: canvas.pixels, dpi, ground })
}
