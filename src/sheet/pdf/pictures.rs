//! Embeds the setter's pictures, in the colour space of the file.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use krilla::geom::{Size, Transform};
use krilla::image::{BitsPerComponent, CustomImage, Image, ImageColorspace};
use krilla::surface::Surface;

use super::colour::{ColourSpace, cmyk_of};
use super::error::PdfError;
use crate::scene::{Point, Rgba};
use crate::sheet::drawn_image::DrawnImage;
use crate::sheet::geometry::points;
use crate::sheet::picture::PlacedPicture;

/// Pixels in the colour space of the file.
#[derive(Clone)]
struct SampledImage {
    data: Arc<Vec<u8>>,
    alpha: Option<Arc<Vec<u8>>>,
    size: (u32, u32),
    space: ImageColorspace,
}

impl Hash for SampledImage {
    fn hash<H: Hasher>(&self, state: &mut H) {
        // The colour space follows from the number of bytes, so it need not be hashed.
        self.data.hash(state);
        self.alpha.hash(state);
        self.size.hash(state);
    }
}

impl CustomImage for SampledImage {
    fn color_channel(&self) -> &[u8] {
        &self.data
    }

    fn alpha_channel(&self) -> Option<&[u8]> {
        self.alpha.as_ref().map(|alpha| &alpha[..])
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
        ColourSpace::Press(limit) => (picture.cmyk(limit), ImageColorspace::Cmyk),
    };
    let size = (picture.crop.width, picture.crop.height);
    let image = Image::from_custom(SampledImage { data: Arc::new(data), alpha: None, size, space }, false);
    let image = image.map_err(|_| PdfError::Picture)?;
    let (width, height) = (points(picture.area.width()), points(picture.area.height()));
    let printed = Size::from_wh(width, height).ok_or(PdfError::Picture)?;
    let (x, y) = (origin.x + points(picture.area.min.x), origin.y + points(picture.area.min.y));
    surface.push_transform(&Transform::from_translate(x, y));
    surface.draw_image(image, printed);
    surface.pop();
    Ok(())
}

/// Draws a picture of a scene, stretched to its top left, top right and bottom left corner, in points. In a file
/// without transparency, transparent pixels are blended with white.
pub(super) fn draw_image(
    surface: &mut Surface<'_>,
    image: &DrawnImage,
    colours: ColourSpace,
    is_flat: bool,
    [top_left, top_right, bottom_left]: [Point; 3],
) {
    let pixels = || image.rgba.chunks_exact(4).map(|pixel| Rgba(pixel[0], pixel[1], pixel[2], pixel[3]));
    let seen = |colour: Rgba| if is_flat { colour.over(Rgba(255, 255, 255, 255)) } else { colour };
    let opaque = is_flat || pixels().all(|colour| colour.3 == 255);
    let (data, space): (Vec<u8>, ImageColorspace) = match colours {
        ColourSpace::Screen => {
            (pixels().map(seen).flat_map(|Rgba(r, g, b, _)| [r, g, b]).collect(), ImageColorspace::Rgb)
        }
        ColourSpace::Grey => (pixels().map(|colour| seen(colour).grey().0).collect(), ImageColorspace::Luma),
        ColourSpace::Press(limit) => {
            let inks = |Rgba(red, green, blue, _)| limit.limited(cmyk_of(red, green, blue));
            (pixels().map(seen).flat_map(inks).collect(), ImageColorspace::Cmyk)
        }
    };
    let alpha = (!opaque).then(|| Arc::new(pixels().map(|colour| colour.3).collect()));
    let size = (image.width, image.height);
    let Ok(image) = Image::from_custom(SampledImage { data: Arc::new(data), alpha, size, space }, false) else {
        return;
    };
    let Some(unit) = Size::from_wh(1.0, 1.0) else { return };
    // The picture fills the unit square, which is mapped to its place.
    surface.push_transform(&Transform::from_row(
        top_right.x - top_left.x,
        top_right.y - top_left.y,
        bottom_left.x - top_left.x,
        bottom_left.y - top_left.y,
        top_left.x,
        top_left.y,
    ));
    surface.draw_image(image, unit);
    surface.pop();
}
