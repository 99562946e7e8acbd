//! What a booklet takes from files other than puzzles: its typeface and its pictures.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::scene::{Area, Family};
use crate::sheet::ink_mode::InkMode;
use crate::sheet::leaf::Leaf;
use crate::sheet::picture::{Pixels, PlacedPicture};

/// The typefaces of the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Typeface {
    /// Inter, without serifs.
    #[default]
    Inter,
    /// Noto Serif.
    NotoSerif,
    /// Atkinson Hyperlegible Next, whose letters and digits are told apart by readers who see badly.
    Atkinson,
}

impl Typeface {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Typeface; 3] = [Typeface::Inter, Typeface::NotoSerif, Typeface::Atkinson];

    /// Its name as its makers write it.
    pub fn name(self) -> &'static str {
        crate::sheet::text::FAMILIES[usize::from(self.family().0)]
    }

    pub(super) const fn family(self) -> Family {
        match self {
            Typeface::Inter => Family(0),
            Typeface::NotoSerif => Family(1),
            Typeface::Atkinson => Family(2),
        }
    }
}

/// How a picture fills its room.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Fit {
    /// All of the room; what is too wide or too high is cut off.
    #[default]
    Fill,
    /// All of the picture, with white beside it.
    Fit,
}

/// Where on its page a picture stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PictureRoom {
    /// Within the margins, where the words leave room.
    #[default]
    Middle,
    /// All of the page, and what is cut off; the words stand on white.
    Page,
}

/// A picture of one's own on a page, by its file.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename = "picture")]
pub struct PagePicture {
    /// A PNG, JPEG or WebP file, seen from the folder of the booklet's file.
    pub file: String,
    /// How it fills its room.
    #[serde(skip_serializing_if = "is_usual")]
    pub fit: Fit,
    /// Where it stands.
    #[serde(skip_serializing_if = "is_usual")]
    pub room: PictureRoom,
}

fn is_usual<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// A picture that was read, and how it is placed.
#[derive(Clone, PartialEq, Debug)]
pub struct OwnPicture {
    /// The picture.
    pub pixels: Arc<Pixels>,
    /// How it fills its room.
    pub fit: Fit,
    /// Where it stands.
    pub room: PictureRoom,
}

impl OwnPicture {
    /// Whether it takes the whole page.
    pub(super) fn is_page(&self) -> bool {
        self.room == PictureRoom::Page
    }

    /// Lays it on a page, in the room that is left of it or on all of it. A room without height takes nothing.
    pub(super) fn lay(&self, leaf: &mut Leaf, middle: Area, ink: InkMode) {
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

/// What was read of the files that a booklet's settings name.
#[derive(Clone, Default, Debug)]
pub struct Art {
    /// The font of one's own.
    pub family: Option<Family>,
    /// On the first page.
    pub cover: Option<OwnPicture>,
    /// On the last page.
    pub back: Option<OwnPicture>,
}
