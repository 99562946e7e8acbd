//! A printed page: parts in reading order, in millimetres from the top left corner of the trimmed page.

use std::collections::BTreeSet;

use super::column::missing_letters;
use super::paper::PageArea;
use super::picture::PlacedPicture;
use crate::scene::{Placement, Point, Scene};

/// The semantic role of a part in the document, for screen readers and tagged PDF.
#[derive(Clone, PartialEq, Debug)]
pub enum Role {
    /// A heading with its level, from 1 for chapters. Headings make up the outline of the document.
    Heading(u8),
    /// The start of a chapter without a heading. Nothing is drawn.
    Chapter(String),
    /// A paragraph.
    Text,
    /// A picture, with its description.
    Picture(String),
    /// Page numbers, ornaments and the like, which are not part of the content.
    Artifact,
    /// A link as a QR code.
    Code {
        /// The link and its description.
        words: String,
        /// The side of a module, in millimetres.
        module_mm: f32,
    },
}

/// A part of a page.
#[derive(Clone, PartialEq, Debug)]
pub struct PagePart {
    /// The role of the part.
    pub role: Role,
    /// The drawing. Its bounds are the space allotted to it.
    pub scene: Scene,
    /// The index of its puzzle in the booklet, from 0.
    pub puzzle: Option<usize>,
    /// A picture that is drawn underneath the scene.
    pub picture: Option<PlacedPicture>,
}

/// A page and everything on it.
#[derive(Clone, PartialEq, Debug)]
pub struct Leaf {
    /// The areas of the page: the trim, the content, the bleed and so on.
    pub area: PageArea,
    /// The parts of the page, in reading order.
    pub parts: Vec<PagePart>,
}

impl Leaf {
    /// Creates an empty page.
    pub fn new(area: PageArea) -> Leaf {
        Leaf { area, parts: Vec::new() }
    }

    /// Appends a part; `puzzle` is as in [`PagePart`].
    pub fn add(&mut self, role: Role, scene: Scene, puzzle: Option<usize>) {
        self.parts.push(PagePart { role, scene, puzzle, picture: None });
    }

    /// Appends a decorative picture, which screen readers skip.
    pub fn add_picture(&mut self, picture: PlacedPicture) {
        let scene = Scene::new(picture.area);
        self.parts.push(PagePart { role: Role::Artifact, scene, puzzle: None, picture: Some(picture) });
    }

    /// Returns the page as one picture, including the bleed.
    pub fn scene(&self) -> Scene {
        let mut all = Scene::new(self.area.media());
        self.parts.iter().for_each(|part| all.append(&part.scene));
        all
    }

    /// Returns the characters that the fonts lack.
    pub fn missing_letters(&self) -> BTreeSet<char> {
        self.parts.iter().flat_map(|part| missing_letters(part.scene.painted())).collect()
    }

    /// Returns the parts, moved to the right and down.
    pub(super) fn moved_parts(&self, x: f32, y: f32) -> impl Iterator<Item = PagePart> + '_ {
        let placement = Placement { scale: 1.0, origin: Point::new(x, y) };
        self.parts.iter().map(move |part| {
            let picture = part.picture.as_ref().map(|picture| picture.moved(x, y));
            PagePart { scene: part.scene.placed(placement), picture, ..part.clone() }
        })
    }
}
