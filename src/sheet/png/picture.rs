//! A rendered picture and its PNG file.

use tiny_skia::Pixmap;

use super::error::PngError;
use crate::sheet::drawn_image::DrawnImage;
use crate::sheet::geometry::MM_PER_INCH;

/// The background of a picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Background {
    /// The colour of paper, opaque.
    #[default]
    Paper,
    /// Transparent; the background of the cells is left out as well.
    Clear,
}

/// The colour depth of a PNG file.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum ColourDepth {
    /// Red, green and blue with eight bits each.
    #[default]
    Colour,
    /// 256 greys.
    Grey,
    /// Black or white, with one bit.
    Bit,
}

/// Encodes the pixels of a picture, or returns `None` if the encoder fails.
pub(in crate::sheet) fn encode_image(image: &DrawnImage) -> Option<Vec<u8>> {
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, image.width, image.height);
    encoder.set_color(png::ColorType::Rgba);
    encoder.set_depth(png::BitDepth::Eight);
    let mut writer = encoder.write_header().ok()?;
    writer.write_image_data(&image.rgba).ok()?;
    writer.finish().ok()?;
    Some(file)
}

/// A rendered picture.
pub struct RenderedPicture {
    pub(super) pixels: Pixmap,
    pub(super) dpi: u32,
    pub(super) ground: Background,
}

impl RenderedPicture {
    /// Returns the width, in pixels.
    pub fn width(&self) -> u32 {
        self.pixels.width()
    }

    /// Returns the height, in pixels.
    pub fn height(&self) -> u32 {
        self.pixels.height()
    }

    /// Encodes the picture as a PNG file in full colour, with its printed size.
    ///
    /// # Errors
    /// Returns an error if the encoder fails.
    pub fn encode(&self) -> Result<Vec<u8>, PngError> {
        self.encode_as(ColourDepth::Colour)
    }

    /// Encodes the picture as a PNG file of this colour depth.
    ///
    /// # Errors
    /// Returns an error if the encoder fails.
    pub fn encode_as(&self, depth: ColourDepth) -> Result<Vec<u8>, PngError> {
        let mut file = Vec::new();
        let mut encoder = png::Encoder::new(&mut file, self.width(), self.height());
        let clear = self.ground == Background::Clear;
        encoder.set_color(match (depth, clear) {
            (ColourDepth::Colour, false) => png::ColorType::Rgb,
            (ColourDepth::Colour, true) => png::ColorType::Rgba,
            (ColourDepth::Grey, true) => png::ColorType::GrayscaleAlpha,
            (ColourDepth::Grey, false) | (ColourDepth::Bit, _) => png::ColorType::Grayscale,
        });
        encoder.set_depth(if depth == ColourDepth::Bit { png::BitDepth::One } else { png::BitDepth::Eight });
        if depth == ColourDepth::Bit && clear {
            // White is transparent. A grey value in this chunk has two bytes.
            encoder.set_trns(vec![0, 1]);
        }
        // Most rows of a board equal the one above.
        encoder.set_filter(png::Filter::Up);
        let per_metre = (f64::from(self.dpi) / MM_PER_INCH * 1000.0).round() as u32;
        encoder.set_pixel_dims(Some(png::PixelDimensions { xppu: per_metre, yppu: per_metre, unit: png::Unit::Meter }));
        let mut writer = encoder.write_header()?;
        writer.write_image_data(&self.samples(depth))?;
        writer.finish()?;
        Ok(file)
    }

    /// Returns the pixels as red, green, blue and alpha, not premultiplied.
    pub fn rgba(&self) -> Vec<u8> {
        self.plain_pixels().flatten().collect()
    }

    fn plain_pixels(&self) -> impl Iterator<Item = [u8; 4]> + '_ {
        self.pixels.pixels().iter().map(|pixel| {
            let colour = pixel.demultiply();
            [colour.red(), colour.green(), colour.blue(), colour.alpha()]
        })
    }

    /// Returns the bytes of the picture row by row, in the format of PNG.
    fn samples(&self, depth: ColourDepth) -> Vec<u8> {
        // The weights of perceived brightness (ITU-R BT.709), in 65536ths.
        let grey = |[red, green, blue, _]: [u8; 4]| {
            let sum = 13933 * u32::from(red) + 46871 * u32::from(green) + 4732 * u32::from(blue);
            ((sum + 32768) >> 16) as u8
        };
        match (depth, self.ground) {
            // Nothing is transparent, so the premultiplied colours equal the plain ones.
            (ColourDepth::Colour, Background::Paper) => {
                self.pixels.data().chunks_exact(4).flat_map(|pixel| &pixel[..3]).copied().collect()
            }
            (ColourDepth::Colour, Background::Clear) => self.rgba(),
            (ColourDepth::Grey, Background::Paper) => self.plain_pixels().map(grey).collect(),
            (ColourDepth::Grey, Background::Clear) => {
                self.plain_pixels().flat_map(|pixel| [grey(pixel), pixel[3]]).collect()
            }
            (ColourDepth::Bit, _) => {
                let light = |pixel: [u8; 4]| {
                    // Blended with white, whatever the background is.
                    let alpha = u32::from(pixel[3]);
                    (u32::from(grey(pixel)) * alpha + 255 * (255 - alpha)) / 255 >= 128
                };
                let bits: Vec<bool> = self.plain_pixels().map(light).collect();
                // In PNG, the leftmost of eight pixels is in the highest bit.
                let byte = |bits: &[bool]| {
                    bits.iter().enumerate().fold(0, |byte, (at, &bit)| byte | (u8::from(bit) << (7 - at)))
                };
                bits.chunks(self.width() as usize).flat_map(|row| row.chunks(8).map(byte)).collect()
            }
        }
    }
}
