//! The typeface and pictures of a booklet, which come from other files than its puzzles.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use strum::{EnumCount, VariantArray};

use crate::scene::{Area, FontFamily};
use crate::sheet::ink_mode::InkMode;
use crate::sheet::leaf::Leaf;
use crate::sheet::picture::{Pixels, PlacedPicture};

/// The built-in typefaces.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, EnumCount, VariantArray)]
#[serde(rename_all = "snake_case")]
pub enum Typeface {
    /// Inter, a sans-serif typeface.
    #[default]
    Inter,
    /// Noto Serif.
    NotoSerif,
    /// Atkinson Hyperlegible Next, whose letters and digits are easy to distinguish for readers with low vision.
    Atkinson,
}

impl Typeface {
    /// All typefaces, in the order in which they are offered.
    pub const ALL: [Typeface; Typeface::COUNT] = *Typeface::VARIANTS.as_array().unwrap();

    /// Returns the official name of the typeface.
    pub fn name(self) -> &'static str {
        crate::sheet::text::FAMILIES[usize::from(self.family().0)]
    }

    pub(super) const fn family(self) -> FontFamily {
        match self {
            Typeface::Inter => FontFamily(0),
            Typeface::NotoSerif => FontFamily(1),
            Typeface::Atkinson => FontFamily(2),
        }
    }
}

/// The scaling of a picture in its area.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Fit {
    /// Covers the whole area, and crops what is too wide or too high.
    #[default]
    Fill,
    /// Shows the whole picture, with white space next to it.
    Fit,
}

/// The area that a picture takes on its page.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PictureArea {
    /// The space within the margins that the text leaves free.
    #[default]
    Middle,
    /// The whole page including the bleed. The text is on white panels.
    Page,
}

/// A setter's picture on a page, as a file name with its placement.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename = "picture")]
pub struct PagePicture {
    /// A PNG, JPEG or WebP file, relative to the folder of the booklet file.
    pub file: String,
    /// The scaling of the picture.
    #[serde(skip_serializing_if = "is_default")]
    pub fit: Fit,
    /// The area of the picture.
    #[serde(skip_serializing_if = "is_default")]
    pub room: PictureArea,
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// A picture that was read, with its placement.
#[derive(Clone, PartialEq, Debug)]
pub struct CustomPicture {
    /// The picture.
    pub pixels: Arc<Pixels>,
    /// The scaling of the picture.
    pub fit: Fit,
    /// The area of the picture.
    pub area: PictureArea,
}

impl CustomPicture {
    /// Returns whether the picture takes the whole page.
    pub(super) fn is_page(&self) -> bool {
        self.area == PictureArea::Page
    }

    /// Places the picture on a page, in the middle area or on the whole page. Does nothing if the area is empty.
    pub(super) fn place_on(&self, leaf: &mut Leaf, middle: Area, ink: InkMode) {
        let room = if self.is_page() { leaf.area.media() } else { middle };
        if room.width() <= 1.0 || room.height() <= 1.0 {
            return;
        }
        let pixels = self.pixels.clone();
        leaf.add_picture(match self.fit {
            Fit::Fill => PlacedPicture::filling(pixels, room, ink),
            Fit::Fit => PlacedPicture::fitting(pixels, room, ink),
        });
    }
}

/// The contents of the files named in a booklet's settings.
#[derive(Clone, Default, Debug)]
pub struct BookletAssets {
    /// The custom font family.
    pub family: Option<FontFamily>,
    /// The picture of the first page.
    pub cover: Option<CustomPicture>,
    /// The picture of the last page.
    pub back: Option<CustomPicture>,
}
