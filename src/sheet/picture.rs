//! The setter's pictures: reads PNG, JPEG and WebP files within limits and places them on pages. This is the only file
//! that uses the crate `image`.

use std::fmt;
use std::io::Cursor;
use std::sync::Arc;

use image::{DynamicImage, ImageDecoder, ImageError, ImageReader, Limits};

use super::ink_limit::InkLimit;
use super::ink_mode::InkMode;
use crate::scene::{Area, Point};
use crate::words::Message;

/// The maximum size of a picture file, in bytes.
pub const MAX_PICTURE_BYTES: u64 = 64 << 20;
/// The maximum number of pixels of a picture. A page of A3 at 400 dpi has 31 million.
pub const MAX_PICTURE_PIXELS: u64 = 40_000_000;
/// The maximum number of pixels of several pictures held in memory at once, at three bytes each.
pub const MAX_PIXELS_TOGETHER: u64 = 60_000_000;
/// The maximum number of pixels of a picture on a board. A whole page at 300 dpi has 9 million.
pub const MAX_DRAWN_PIXELS: u64 = 10_000_000;
/// The maximum number of bytes of a decoded picture, at four per pixel. The converted picture takes no more than that,
/// so that both together leave enough memory for the rest of the program.
const MAX_DECODED_BYTES: u64 = MAX_PICTURE_PIXELS * 4;

/// An error in reading a picture.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PictureError {
    /// A file of more than [`MAX_PICTURE_BYTES`].
    FileTooLarge,
    /// A picture of more than [`MAX_PICTURE_PIXELS`].
    TooLarge {
        /// The width, in pixels.
        width: u32,
        /// The height, in pixels.
        height: u32,
    },
    /// A picture with 16 bits per channel whose pixels take too much memory.
    TooDeep,
    /// A picture that brings the total above [`MAX_PIXELS_TOGETHER`].
    TooManyTogether,
    /// A format other than PNG, JPEG and WebP.
    UnknownFormat,
    /// A file that cannot be decoded, with the reason given by the decoder.
    Corrupt(String),
}

impl PictureError {
    /// Returns the translatable message.
    pub fn message(&self) -> Message {
        match self {
            PictureError::FileTooLarge => Message::new("picture-too-long").with("most", MAX_PICTURE_BYTES >> 20),
            PictureError::TooLarge { width, height } => Message::new("picture-too-large")
                .with("width", *width)
                .with("height", *height)
                .with("most", MAX_PICTURE_PIXELS / 1_000_000),
            PictureError::TooDeep => Message::new("picture-too-deep").with("most", MAX_DECODED_BYTES / 1_000_000),
            PictureError::TooManyTogether => {
                Message::new("picture-too-many-together").with("most", MAX_PIXELS_TOGETHER / 1_000_000)
            }
            PictureError::UnknownFormat => Message::new("picture-format"),
            PictureError::Corrupt(reason) => Message::new("picture-broken").with("reason", reason.as_str()),
        }
    }
}

impl fmt::Display for PictureError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

/// A picture as 8-bit red, green and blue, row by row. Transparency has been blended with white.
#[derive(Clone, PartialEq, Eq)]
pub struct Pixels {
    width: u32,
    height: u32,
    rgb: Vec<u8>,
    is_cmyk: bool,
}

impl fmt::Debug for Pixels {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Pixels({} x {})", self.width, self.height)
    }
}

impl Pixels {
    /// Decodes a file, applying the orientation stored by the camera.
    ///
    /// # Errors
    /// Returns an error if the picture is too large, has another format or is corrupt. Its size is checked before it is
    /// decoded.
    pub fn read(bytes: &[u8]) -> Result<Pixels, PictureError> {
        Pixels::read_within(bytes, MAX_PIXELS_TOGETHER)
    }

    /// Like [`Pixels::read`], with a limit on the number of pixels, since other pictures are held in memory too.
    ///
    /// # Errors
    /// Returns an error in the cases of [`Pixels::read`], and if the picture has more pixels than `room`.
    pub fn read_within(bytes: &[u8], room: u64) -> Result<Pixels, PictureError> {
        let picture = decoded(bytes, room)?;
        let (width, height) = (picture.width(), picture.height());
        let rgb = match picture {
            DynamicImage::ImageRgb8(rgb) => rgb.into_raw(),
            picture => on_white(picture.into_rgba8().into_raw()),
        };
        Ok(Pixels { width, height, rgb, is_cmyk: is_cmyk(bytes) })
    }

    /// Returns the width.
    pub fn width(&self) -> u32 {
        self.width
    }

    /// Returns the height.
    pub fn height(&self) -> u32 {
        self.height
    }

    /// Returns whether the file had the four inks of a press.
    pub fn is_cmyk(&self) -> bool {
        self.is_cmyk
    }

    /// Returns the number of pixels.
    pub fn count(&self) -> u64 {
        u64::from(self.width) * u64::from(self.height)
    }

    /// Returns red, green and blue of each pixel, row by row.
    pub fn rgb(&self) -> &[u8] {
        &self.rgb
    }

    /// Returns red, green and blue of a pixel.
    fn at(&self, x: u32, y: u32) -> [u8; 3] {
        let start = (y as usize * self.width as usize + x as usize) * 3;
        [self.rgb[start], self.rgb[start + 1], self.rgb[start + 2]]
    }
}

/// Decodes a file within the limits, applying the orientation stored by the camera. Its size is checked first.
fn decoded(bytes: &[u8], room: u64) -> Result<DynamicImage, PictureError> {
    if bytes.len() as u64 > MAX_PICTURE_BYTES {
        return Err(PictureError::FileTooLarge);
    }
    let mut reader = ImageReader::new(Cursor::new(bytes));
    let mut limits = Limits::default();
    limits.max_alloc = Some(MAX_DECODED_BYTES);
    reader.limits(limits);
    let reader = reader.with_guessed_format().map_err(|error| PictureError::Corrupt(error.to_string()))?;
    if reader.format().is_none() {
        return Err(PictureError::UnknownFormat);
    }
    let mut decoder = reader.into_decoder().map_err(decode_error)?;
    let (width, height) = decoder.dimensions();
    let pixels = u64::from(width) * u64::from(height);
    if pixels == 0 || pixels > MAX_PICTURE_PIXELS {
        return Err(PictureError::TooLarge { width, height });
    }
    if decoder.total_bytes() > MAX_DECODED_BYTES {
        return Err(PictureError::TooDeep);
    }
    if pixels > room {
        return Err(PictureError::TooManyTogether);
    }
    let orientation = decoder.orientation().map_err(decode_error)?;
    let mut picture = DynamicImage::from_decoder(decoder).map_err(decode_error)?;
    picture.apply_orientation(orientation);
    Ok(picture)
}

/// Decodes a file as red, green, blue and alpha of each pixel, row by row, and returns them with its width and height.
///
/// # Errors
/// Returns an error in the cases of [`Pixels::read`].
pub(super) fn read_rgba(bytes: &[u8]) -> Result<(Vec<u8>, u32, u32), PictureError> {
    let picture = decoded(bytes, MAX_DRAWN_PIXELS)?;
    let (width, height) = (picture.width(), picture.height());
    Ok((picture.into_rgba8().into_raw(), width, height))
}

/// Returns whether a JPEG file has four colours. The number of colours is in the frame header (ITU-T T.81, B.2.2).
fn is_cmyk(bytes: &[u8]) -> bool {
    let mut rest = bytes.strip_prefix(&[0xFF, 0xD8]).unwrap_or_default();
    while let &[0xFF, marker, high, low, ref segment @ ..] = rest {
        // A frame header has the precision, height and width before the number of colours. Three markers of its range
        // begin tables.
        if matches!(marker, 0xC0..=0xCF) && !matches!(marker, 0xC4 | 0xC8 | 0xCC) {
            return segment.get(5) == Some(&4);
        }
        let length = usize::from(u16::from_be_bytes([high, low]));
        rest = segment.get(length.saturating_sub(2)..).unwrap_or_default();
    }
    false
}

/// Blends pixels of red, green, blue and alpha with white, and converts them to red, green and blue in the same buffer.
fn on_white(mut parts: Vec<u8>) -> Vec<u8> {
    let pixels = parts.len() / 4;
    // Writing never overtakes reading, since each pixel shrinks from four bytes to three.
    for at in 0..pixels {
        let alpha = u32::from(parts[at * 4 + 3]);
        for colour in 0..3 {
            let part = u32::from(parts[at * 4 + colour]);
            parts[at * 3 + colour] = ((part * alpha + 255 * (255 - alpha) + 127) / 255) as u8;
        }
    }
    parts.truncate(pixels * 3);
    parts.shrink_to_fit();
    parts
}

fn decode_error(error: ImageError) -> PictureError {
    match error {
        ImageError::Unsupported(_) => PictureError::UnknownFormat,
        ImageError::Decoding(_)
        | ImageError::Encoding(_)
        | ImageError::Parameter(_)
        | ImageError::Limits(_)
        | ImageError::IoError(_) => PictureError::Corrupt(error.to_string()),
    }
}

/// A part of a picture, in pixels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Crop {
    /// The distance from the left edge.
    pub left: u32,
    /// The distance from the top edge.
    pub top: u32,
    /// The width, at least 1.
    pub width: u32,
    /// The height, at least 1.
    pub height: u32,
}

/// A picture placed on a page.
#[derive(Clone, PartialEq, Debug)]
pub struct PlacedPicture {
    /// The picture.
    pub pixels: Arc<Pixels>,
    /// The part of the picture that is printed.
    pub crop: Crop,
    /// The position and size on the page, in millimetres.
    pub area: Area,
    /// The inks that the printer has.
    pub ink: InkMode,
}

impl PlacedPicture {
    /// Places the picture to cover a whole area, cropping it equally on both sides where it is too wide or too high.
    pub fn filling(pixels: Arc<Pixels>, room: Area, ink: InkMode) -> PlacedPicture {
        let (wide, high) = (pixels.width as f32, pixels.height as f32);
        // In pixels per millimetre. With the smaller ratio, the picture covers the area in both directions.
        let scale = (wide / room.width()).min(high / room.height());
        let part = |length: f32, most: u32| ((length * scale).round() as u32).clamp(1, most);
        let (width, height) = (part(room.width(), pixels.width), part(room.height(), pixels.height));
        let crop = Crop { left: (pixels.width - width) / 2, top: (pixels.height - height) / 2, width, height };
        PlacedPicture { pixels, crop, area: room, ink }
    }

    /// Places the whole picture in the middle of an area.
    pub fn fitting(pixels: Arc<Pixels>, room: Area, ink: InkMode) -> PlacedPicture {
        let (wide, high) = (pixels.width as f32, pixels.height as f32);
        // In millimetres per pixel. With the smaller ratio, the picture fits in both directions.
        let scale = (room.width() / wide).min(room.height() / high);
        let (width, height) = (wide * scale, high * scale);
        let centre = room.center();
        let area = Area::new(centre.x - width / 2.0, centre.y - height / 2.0, width, height);
        let crop = Crop { left: 0, top: 0, width: pixels.width, height: pixels.height };
        PlacedPicture { pixels, crop, area, ink }
    }

    /// Returns the resolution in dots per inch, in the direction where it is lower.
    pub fn dpi(&self) -> f32 {
        let (wide, high) = (self.crop.width as f32 / self.area.width(), self.crop.height as f32 / self.area.height());
        wide.min(high) * 25.4
    }

    /// Returns the picture moved to the right and down, in millimetres.
    pub(super) fn moved(&self, x: f32, y: f32) -> PlacedPicture {
        let area = Area::new(self.area.min.x + x, self.area.min.y + y, self.area.width(), self.area.height());
        PlacedPicture { area, ..self.clone() }
    }

    /// Returns the part inside an area, rounded to whole pixels, or `None` if there is none.
    pub(super) fn within(&self, area: Area) -> Option<PlacedPicture> {
        let (min, max) = (self.area.min, self.area.max);
        let (x, y) = (self.crop.width as f32 / self.area.width(), self.crop.height as f32 / self.area.height());
        let pixels = |from: f32, to: f32, per_mm: f32, most: u32| {
            let (from, to) = ((from * per_mm).round().max(0.0) as u32, (to * per_mm).round().max(0.0) as u32);
            (from.min(most), to.min(most))
        };
        let (left, right) = pixels(area.min.x - min.x, area.max.x.min(max.x) - min.x, x, self.crop.width);
        let (top, bottom) = pixels(area.min.y - min.y, area.max.y.min(max.y) - min.y, y, self.crop.height);
        if left >= right || top >= bottom {
            return None;
        }
        let crop =
            Crop { left: self.crop.left + left, top: self.crop.top + top, width: right - left, height: bottom - top };
        // The area is computed back from whole pixels, so that the picture is neither stretched nor moved.
        let place = |left: u32, top: u32| Point::new(min.x + left as f32 / x, min.y + top as f32 / y);
        Some(PlacedPicture { crop, area: Area { min: place(left, top), max: place(right, bottom) }, ..self.clone() })
    }

    /// Iterates over the printed pixels as red, green and blue.
    fn cropped(&self) -> impl Iterator<Item = [u8; 3]> + '_ {
        let Crop { left, top, width, height } = self.crop;
        (top..top + height).flat_map(move |y| (left..left + width).map(move |x| self.pixels.at(x, y)))
    }

    /// Returns the colours as the printer reproduces them, as red, green and blue.
    pub(super) fn rgb(&self) -> Vec<u8> {
        match self.ink {
            InkMode::Colour => self.cropped().flatten().collect(),
            InkMode::Grey | InkMode::Black => self.greys().into_iter().flat_map(|grey| [grey; 3]).collect(),
        }
    }

    /// Returns the pixels as greys, weighted as the eye perceives colours (ITU-R BT.709), or dithered in pure black.
    pub(super) fn greys(&self) -> Vec<u8> {
        let grey = |[red, green, blue]: [u8; 3]| {
            // The weights 0.2126, 0.7152 and 0.0722 in 65536ths.
            let sum = 13933 * u32::from(red) + 46871 * u32::from(green) + 4732 * u32::from(blue);
            ((sum + 32768) >> 16) as u8
        };
        let greys: Vec<u8> = self.cropped().map(grey).collect();
        if self.ink == InkMode::Black { dithered(&greys, self.crop.width as usize) } else { greys }
    }

    /// Returns the pixels in the four inks of a press. Black replaces the common part of the three colours, so that no
    /// point has more than three inks, and none more than the limit in total.
    pub(super) fn cmyk(&self, limit: InkLimit) -> Vec<u8> {
        // The brightest channel determines the black. The other three inks are relative to that channel, so that
        // together with the black they give the colour of the pixel.
        let inks = |[red, green, blue]: [u8; 3]| {
            let most = red.max(green).max(blue);
            let part = |value: u8| {
                let (value, most) = (u32::from(value), u32::from(most));
                ((most - value) * 255).checked_div(most).unwrap_or_default() as u8
            };
            limit.limited([part(red), part(green), part(blue), 255 - most])
        };
        self.cropped().flat_map(inks).collect()
    }
}

/// Returns a dithered picture of black and white that looks grey from a distance (Floyd and Steinberg 1976, "An
/// adaptive algorithm for spatial greyscale").
pub(super) fn dithered(greys: &[u8], width: usize) -> Vec<u8> {
    let mut made = Vec::with_capacity(greys.len());
    // The errors carried over to pixels of this row and the next, in sixteenths, with a spare entry on each side.
    let (mut now, mut next) = (vec![0i32; width + 2], vec![0i32; width + 2]);
    for row in greys.chunks(width) {
        for (x, &grey) in row.iter().enumerate() {
            let wanted = i32::from(grey) + now[x + 1] / 16;
            let white = wanted >= 128;
            let owed = wanted - if white { 255 } else { 0 };
            // The error is spread by 7/16 to the right, and by 3/16, 5/16 and 1/16 over the row below.
            now[x + 2] += owed * 7;
            next[x] += owed * 3;
            next[x + 1] += owed * 5;
            next[x + 2] += owed;
            made.push(if white { 255 } else { 0 });
        }
        std::mem::swap(&mut now, &mut next);
        next.fill(0);
    }
    made
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A picture of four colours, each a quarter.
    fn quarters(width: u32, height: u32) -> Arc<Pixels> {
        let colour = |x: u32, y: u32| match (x < width / 2, y < height / 2) {
            (true, true) => [255, 0, 0],
            (false, true) => [0, 255, 0],
            (true, false) => [128, 128, 128],
            (false, false) => [0, 0, 0],
        };
        let pixels = (0..height).flat_map(|y| (0..width).flat_map(move |x| colour(x, y)));
        Arc::new(Pixels { width, height, rgb: pixels.collect(), is_cmyk: false })
    }

    #[test]
    fn pictures_fill_or_fit_their_room() {
        let room = Area::new(10.0, 20.0, 50.0, 50.0);
        let filling = PlacedPicture::filling(quarters(400, 200), room, InkMode::Colour);
        assert_eq!(filling.crop, Crop { left: 100, top: 0, width: 200, height: 200 });
        assert_eq!(filling.area, room);
        assert!((filling.dpi() - 200.0 / 50.0 * 25.4).abs() < 1e-3);
        let fitting = PlacedPicture::fitting(quarters(400, 200), room, InkMode::Colour);
        assert_eq!(fitting.crop, Crop { left: 0, top: 0, width: 400, height: 200 });
        assert_eq!(fitting.area, Area::new(10.0, 32.5, 50.0, 25.0));
        assert!((fitting.dpi() - 400.0 / 50.0 * 25.4).abs() < 1e-3);
        let half = fitting.within(Area::new(35.0, 0.0, 100.0, 100.0)).expect("half lies there");
        assert_eq!(half.crop, Crop { left: 200, top: 0, width: 200, height: 200 });
        assert_eq!(half.area, Area::new(35.0, 32.5, 25.0, 25.0));
        assert_eq!(fitting.within(Area::new(0.0, 0.0, 5.0, 5.0)), None);
    }

    #[test]
    fn what_is_transparent_is_white_paper() {
        // Each pixel by the formula for ink over paper.
        let pixels: Vec<[u8; 4]> = (0..=255_u8).map(|at| [at, 255 - at, 40, at.wrapping_mul(7)]).collect();
        let expected = pixels.iter().flat_map(|&[red, green, blue, alpha]| {
            [red, green, blue].map(|part| {
                let alpha = f64::from(alpha) / 255.0;
                (f64::from(part) * alpha + 255.0 * (1.0 - alpha)).round() as u8
            })
        });
        assert_eq!(on_white(pixels.concat()), expected.collect::<Vec<u8>>());
    }

    #[test]
    fn colours_become_inks() {
        let place = Area::new(0.0, 0.0, 1.0, 1.0);
        let of = |ink| PlacedPicture::fitting(quarters(2, 2), place, ink);
        assert_eq!(of(InkMode::Colour).rgb(), [255, 0, 0, 0, 255, 0, 128, 128, 128, 0, 0, 0]);
        assert_eq!(
            of(InkMode::Colour).cmyk(InkLimit::USUAL),
            [0, 255, 255, 0, 255, 0, 255, 0, 0, 0, 0, 127, 0, 0, 0, 255]
        );
        // A deep blue would need 286 % of ink.
        let blue = Arc::new(Pixels { width: 1, height: 1, rgb: vec![1, 0, 23], is_cmyk: false });
        let inks = PlacedPicture::fitting(blue, place, InkMode::Colour).cmyk(InkLimit::ON_DEMAND);
        let sum = inks.iter().map(|&ink| f64::from(ink)).sum::<f64>() / 2.55;
        assert!((236.0..=240.0).contains(&sum) && inks[2] == 0 && inks[3] == 232, "{inks:?}");
        // 0.2126 and 0.7152 of 255.
        assert_eq!(of(InkMode::Grey).greys(), [54, 182, 128, 0]);
    }

    #[test]
    fn black_and_white_keep_the_brightness() {
        let grey = Pixels { width: 64, height: 64, rgb: vec![64; 64 * 64 * 3], is_cmyk: false };
        let placed = PlacedPicture::fitting(Arc::new(grey), Area::new(0.0, 0.0, 1.0, 1.0), InkMode::Black);
        let made = placed.greys();
        assert!(made.iter().all(|&it| it == 0 || it == 255));
        let white = made.iter().filter(|&&it| it == 255).count();
        assert!((0.24..0.27).contains(&(white as f32 / made.len() as f32)), "{white}");
    }
}
