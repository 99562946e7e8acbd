//! Embeds the setter's pictures, in the colour space of the file.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use krilla::geom::{Size, Transform};
use krilla::image::{BitsPerComponent, CustomImage, Image, ImageColorspace};
use krilla::surface::Surface;

use super::colour::ColourSpace;
use super::error::PdfError;
use crate::scene::Point;
use crate::sheet::geometry::points;
use crate::sheet::picture::PlacedPicture;

/// Pixels in the colour space of the file.
#[derive(Clone)]
struct SampledImage {
    data: Arc<Vec<u8>>,
    size: (u32, u32),
    space: ImageColorspace,
}

impl Hash for SampledImage {
    fn hash<H: Hasher>(&self, state: &mut H) {
        // The colour space follows from the number of bytes, so it need not be hashed.
        self.data.hash(state);
        self.size.hash(state);
    }
}

impl CustomImage for SampledImage {
    fn color_channel(&self) -> &[u8] {
        &self.data
    }

    fn alpha_channel(&self) -> Option<&[u8]> {
        None
    }

    fn bits_per_component(&self) -> BitsPerComponent {
        BitsPerComponent::Eight
    }

    fn size(&self) -> (u32, u32) {
        self.size
    }

    fn icc_profile(&self) -> Option<&[u8]> {
        None
    }

    fn color_space(&self) -> ImageColorspace {
        self.space
    }
}

/// Draws a picture. `origin` is the position of the page's origin, in points.
///
/// # Errors
/// Returns an error if the picture has no size, or the library refuses it.
pub(super) fn draw(
    surface: &mut Surface<'_>,
    picture: &PlacedPicture,
    colours: ColourSpace,
    origin: Point,
) -> Result<(), PdfError> {
    let (data, space) = match colours {
        ColourSpace::Screen => (picture.rgb(), ImageColorspace::Rgb),
        ColourSpace::Grey => (picture.greys(), ImageColorspace::Luma),
        ColourSpace::Press => (picture.cmyk(), ImageColorspace::Cmyk),
    };
    let size = (picture.crop.width, picture.crop.height);
    let image = Image::from_custom(SampledImage { data: Arc::new(data), size, space }, false);
    let image = image.map_err(|_| PdfError::Picture)?;
    let (width, height) = (points(picture.area.width()), points(picture.area.height()));
    let printed = Size::from_wh(width, height).ok_or(PdfError::Picture)?;
    let (x, y) = (origin.x + points(picture.area.min.x), origin.y + points(picture.area.min.y));
    surface.push_transform(&Transform::from_translate(x, y));
    surface.draw_image(image, printed);
    surface.pop();
    Ok(())
}
