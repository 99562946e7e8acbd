//! A rendered picture and its PNG file.

use tiny_skia::Pixmap;

use super::{Depth, Ground, PngError};
use crate::sheet::geometry::MM_PER_INCH;

/// A rendered picture.
pub struct Picture {
    pub(super) pixels: Pixmap,
    pub(super) dpi: u32,
    pub(super) ground: Ground,
}

impl Picture {
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
        self.encode_as(Depth::Colour)
    }

    /// Encodes the picture as a PNG file of this colour depth.
    ///
    /// # Errors
    /// Returns an error if the encoder fails.
    pub fn encode_as(&self, depth: Depth) -> Result<Vec<u8>, PngError> {
        let mut file = Vec::new();
        let mut encoder = png::Encoder::new(&mut file, self.width(), self.height());
        let clear = self.ground == Ground::Clear;
        encoder.set_color(match (depth, clear) {
            (Depth::Colour, false) => png::ColorType::Rgb,
            (Depth::Colour, true) => png::ColorType::Rgba,
            (Depth::Grey, true) => png::ColorType::GrayscaleAlpha,
            (Depth::Grey, false) | (Depth::Bit, _) => png::ColorType::Grayscale,
        });
        encoder.set_depth(if depth == Depth::Bit { png::BitDepth::One } else { png::BitDepth::Eight });
        if depth == Depth::Bit && clear {
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
    fn samples(&self, depth: Depth) -> Vec<u8> {
        // The weights of perceived brightness (ITU-R BT.709), in 65536ths.
        let grey = |[red, green, blue, _]: [u8; 4]| {
            let sum = 13933 * u32::from(red) + 46871 * u32::from(green) + 4732 * u32::from(blue);
            ((sum + 32768) >> 16) as u8
        };
        match (depth, self.ground) {
            // Nothing is transparent, so the premultiplied colours equal the plain ones.
            (Depth::Colour, Ground::Paper) => {
                self.pixels.data().chunks_exact(4).flat_map(|pixel| &pixel[..3]).copied().collect()
            }
            (Depth::Colour, Ground::Clear) => self.rgba(),
            (Depth::Grey, Ground::Paper) => self.plain_pixels().map(grey).collect(),
            (Depth::Grey, Ground::Clear) => self.plain_pixels().flat_map(|pixel| [grey(pixel), pixel[3]]).collect(),
            (Depth::Bit, _) => {
                let light = |pixel: [u8; 4]| {
                    // Blended with white, whatever the background is.
                    let alpha = u32::from(pixel[3]);
                    (u32::from(grey(pixel)) * alpha + 255 * (255 - alpha)) / 255 >= 128
                };
                let bits: Vec<bool> = self.plain_pixels().map(light).collect();
                let byte = |bits: &[bool]| {
                    bits.iter().enumerate().fold(0, |byte, (at, &bit)| byte | (u8::from(bit) << (7 - at)))
                };
                bits.chunks(self.width() as usize).flat_map(|row| row.chunks(8).map(byte)).collect()
            }
        }
    }
}
