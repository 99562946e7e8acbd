//! Pictures inside a scene, decoded and converted to the inks of a palette.

use super::picture::{PictureError, dithered, read_rgba};
use crate::scene::{ImageFile, Palette, Point, Rgba};

/// A decoded picture: red, green, blue and alpha of each pixel, row by row.
#[derive(Clone, PartialEq, Eq)]
pub struct DrawnImage {
    /// The width, in pixels.
    pub width: u32,
    /// The height, in pixels.
    pub height: u32,
    /// Four bytes for each pixel, not premultiplied.
    pub rgba: Vec<u8>,
}

impl DrawnImage {
    /// Decodes a picture.
    ///
    /// # Errors
    /// Returns an error if the picture has too many pixels or is corrupt.
    pub fn read(file: &ImageFile) -> Result<DrawnImage, PictureError> {
        let (rgba, width, height) = read_rgba(file.bytes())?;
        Ok(DrawnImage { width, height, rgba })
    }

    /// Decodes a picture for a palette: with greys on a palette of greys, and dithered where there is only black.
    /// The picture has at most `most` pixels in each direction, the number that is printed, so that dithered dots are
    /// printed one by one. A picture that cannot be decoded becomes a grey pixel.
    pub(super) fn prepared(file: &ImageFile, opacity: u8, palette: Palette, most: (u32, u32)) -> DrawnImage {
        let mut image = DrawnImage::read(file).unwrap_or_else(|_| DrawnImage {
            width: 1,
            height: 1,
            rgba: vec![192, 192, 192, 255],
        });
        for pixel in image.rgba.chunks_exact_mut(4) {
            pixel[3] = ((u32::from(pixel[3]) * u32::from(opacity) + 127) / 255) as u8;
        }
        let image = image.fitted(most);
        match palette {
            Palette::PrintGrey => image.map(Rgba::grey),
            Palette::PrintBlack => image.in_black(),
            Palette::Light | Palette::Dark | Palette::DarkSmall | Palette::Print => image,
            Palette::LightContrast | Palette::DarkContrast => image,
        }
    }

    fn map(mut self, colour: impl Fn(Rgba) -> Rgba) -> DrawnImage {
        for pixel in self.rgba.chunks_exact_mut(4) {
            let Rgba(red, green, blue, alpha) = colour(Rgba(pixel[0], pixel[1], pixel[2], pixel[3]));
            pixel.copy_from_slice(&[red, green, blue, alpha]);
        }
        self
    }

    /// Returns the picture with at most this width and height. Each new pixel is the mean of those that it covers.
    pub fn fitted(self, (most_wide, most_high): (u32, u32)) -> DrawnImage {
        let (width, height) = (self.width.min(most_wide.max(1)), self.height.min(most_high.max(1)));
        if (width, height) == (self.width, self.height) {
            return self;
        }
        let span = |at: u32, new: u32, old: u32| {
            let edge = |at: u32| (u64::from(at) * u64::from(old) / u64::from(new)) as usize;
            edge(at)..edge(at + 1).max(edge(at) + 1)
        };
        let mut rgba = Vec::with_capacity(width as usize * height as usize * 4);
        for (y, x) in (0..height).flat_map(|y| (0..width).map(move |x| (y, x))) {
            let (mut sums, mut alphas, mut count) = ([0_u64; 3], 0_u64, 0_u64);
            for row in span(y, height, self.height) {
                for col in span(x, width, self.width) {
                    let at = (row * self.width as usize + col) * 4;
                    let alpha = u64::from(self.rgba[at + 3]);
                    (0..3).for_each(|channel| sums[channel] += u64::from(self.rgba[at + channel]) * alpha);
                    (alphas, count) = (alphas + alpha, count + 1);
                }
            }
            // The more transparent a pixel is, the less its colour counts.
            rgba.extend(sums.map(|sum| sum.checked_div(alphas).unwrap_or(255) as u8));
            rgba.push((alphas / count) as u8);
        }
        DrawnImage { width, height, rgba }
    }

    /// Returns the picture in black and white. Pixels that are mostly transparent stay so.
    fn in_black(self) -> DrawnImage {
        let white = Rgba(255, 255, 255, 255);
        let of = |pixel: &[u8]| Rgba(pixel[0], pixel[1], pixel[2], pixel[3]).over(white).grey().0;
        let greys: Vec<u8> = self.rgba.chunks_exact(4).map(of).collect();
        let dots = dithered(&greys, self.width as usize);
        let alpha = |pixel: &[u8]| if pixel[3] < 128 { 0 } else { 255 };
        let pixels = self.rgba.chunks_exact(4).zip(dots).flat_map(|(pixel, dot)| [dot, dot, dot, alpha(pixel)]);
        DrawnImage { rgba: pixels.collect(), ..self }
    }
}

/// Returns the numbers of dots that cover a picture with these corners at a number of dots per unit of the scene.
pub(super) fn dots([top_left, top_right, bottom_left]: [Point; 3], per_unit: f32) -> (u32, u32) {
    let length = |to: Point| ((to.x - top_left.x).hypot(to.y - top_left.y) * per_unit).round().max(1.0) as u32;
    (length(top_right), length(bottom_left))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_keep_their_brightness_in_black() {
        let grey = DrawnImage { width: 200, height: 100, rgba: [128, 128, 128, 255].repeat(20_000) };
        let small = grey.fitted((50, 30));
        assert_eq!((small.width, small.height, small.rgba[0]), (50, 30, 128));
        let black = small.in_black();
        let white = black.rgba.chunks_exact(4).filter(|pixel| pixel[0] == 255).count();
        assert!((700..800).contains(&white), "{white} of 1500");
        assert!(black.rgba.iter().all(|&value| value == 0 || value == 255));
    }
}
