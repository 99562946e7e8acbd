//! Renders scenes and pages.

use tiny_skia::Pixmap;

use super::canvas::PngCanvas;
use super::error::{MAX_PIXELS, PngError};
use super::layers::FillLayers;
use super::picture::{Background, RenderedPicture};
use crate::scene::{Ink, Item, Palette, Rgba, Scene};
use crate::sheet::geometry::{MM_PER_INCH, POINTS_PER_INCH};
use crate::sheet::leaf::Leaf;
use crate::sheet::picture::PlacedPicture;

/// The size of a unit of the scene.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum PixelScale {
    /// A length in millimetres, rounded to a whole number of pixels, so that all cells of a board have the same size.
    WholePixels(f32),
    /// A length in millimetres without rounding, so that the page has its exact size.
    True(f32),
}

/// Returns the resolution in dots per inch and the scale at which a picture has at most `most` pixels on each side.
/// Cells are whole numbers of pixels, unless there is less than one pixel for each.
pub fn fit_within(scene: &Scene, cell_mm: f32, most: u32) -> (u32, PixelScale) {
    let bounds = scene.bounds();
    let free = f64::from(most) / f64::from(bounds.width().max(bounds.height())).max(1.0);
    let pixels_per_cell = if free < 1.0 { free } else { free.floor() };
    let dpi = (pixels_per_cell * MM_PER_INCH / f64::from(cell_mm)).round().max(1.0);
    // The resolution is a whole number and may not give the exact pixels per cell, so the cell width is adjusted.
    let cell_mm = (pixels_per_cell * MM_PER_INCH / dpi) as f32;
    (dpi as u32, if free < 1.0 { PixelScale::True(cell_mm) } else { PixelScale::WholePixels(cell_mm) })
}

/// Renders a scene at `dpi` dots per inch. A cell is `cell_mm` wide, rounded to a whole number of pixels.
///
/// # Errors
/// Returns an error if the picture would have more than [`MAX_PIXELS`].
pub fn render(scene: &Scene, palette: Palette, dpi: u32, cell_mm: f32) -> Result<RenderedPicture, PngError> {
    render_on(scene, palette, dpi, PixelScale::WholePixels(cell_mm), Background::Paper)
}

/// Renders a scene at `dpi` dots per inch.
///
/// # Errors
/// Returns an error if the picture would have more than [`MAX_PIXELS`].
pub fn render_on(
    scene: &Scene,
    palette: Palette,
    dpi: u32,
    scale: PixelScale,
    ground: Background,
) -> Result<RenderedPicture, PngError> {
    draw(scene, &[], palette, dpi, scale, ground)
}

/// Renders a page of a booklet at its exact size, with its pictures below everything else.
///
/// # Errors
/// Returns an error if the picture would have more than [`MAX_PIXELS`].
pub fn render_leaf(leaf: &Leaf, palette: Palette, dpi: u32) -> Result<RenderedPicture, PngError> {
    let pictures: Vec<&PlacedPicture> = leaf.parts.iter().filter_map(|part| part.picture.as_ref()).collect();
    draw(&leaf.scene(), &pictures, palette, dpi, PixelScale::True(1.0), Background::Paper)
}

fn draw(
    scene: &Scene,
    pictures: &[&PlacedPicture],
    palette: Palette,
    dpi: u32,
    scale: PixelScale,
    ground: Background,
) -> Result<RenderedPicture, PngError> {
    let pixels = |mm: f32| f64::from(dpi) * f64::from(mm) / MM_PER_INCH;
    let pixels_per_cell = match scale {
        PixelScale::WholePixels(mm) => pixels(mm).round().max(1.0),
        PixelScale::True(mm) => pixels(mm),
    };
    let bounds = scene.bounds();
    let length = |cells: f32| (f64::from(cells) * pixels_per_cell).round().max(1.0) as u64;
    let (width, height) = (length(bounds.width()), length(bounds.height()));
    let too_large = PngError::TooLarge { width, height };
    if width.saturating_mul(height) > MAX_PIXELS {
        return Err(too_large);
    }
    let pixmap = u32::try_from(width).ok().zip(u32::try_from(height).ok());
    let pixmap = pixmap.and_then(|(width, height)| Pixmap::new(width, height));
    let Some(mut pixels) = pixmap else { return Err(too_large) };
    if ground == Background::Paper {
        let Rgba(red, green, blue, _) = palette.colour(Ink::Paper);
        pixels.fill(tiny_skia::Color::from_rgba8(red, green, blue, 255));
    }
    let mut canvas = PngCanvas {
        pixels,
        palette,
        bounds,
        pixels_per_cell: pixels_per_cell as f32,
        pixels_per_point: f64::from(dpi) / POINTS_PER_INCH,
        layers: FillLayers::default(),
    };
    pictures.iter().for_each(|picture| canvas.picture(picture));
    for item in scene.painted() {
        if !matches!(item, Item::Fill { .. }) {
            canvas.flush_layers();
        }
        match item {
            Item::Fill { ink: Ink::Paper, .. } if ground == Background::Clear => {}
            Item::Fill { pieces, ink } => canvas.fill(pieces, *ink),
            Item::Line { points, closed, pen, ink } => canvas.line(points, *closed, pen, *ink),
            Item::Disc { centre, radius, ink } => canvas.disc(*centre, *radius, *ink),
            Item::Ring { centre, radius, width, ink } => canvas.ring(*centre, *radius, *width, *ink),
            Item::Text { at, size, text, anchor, face, role: _, ink } => {
                canvas.text(*at, *size, text, *anchor, *face, *ink);
            }
            Item::Image { corners, image, opacity } => canvas.image(*corners, image, *opacity),
        }
    }
    canvas.flush_layers();
    Ok(RenderedPicture { pixels: canvas.pixels, dpi, ground })
}
