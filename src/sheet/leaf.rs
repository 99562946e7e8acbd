//! A page as it is printed: parts in reading order, in millimetres from the top left corner of the cut paper.

use std::collections::BTreeSet;

use super::column::missing_letters;
use super::paper::PageArea;
use super::picture::PlacedPicture;
use crate::scene::{Placement, Point, Scene};

/// What a part is in the document, as readers and programs that read aloud are told.
#[derive(Clone, PartialEq, Debug)]
pub enum Role {
    /// A heading, from 1 for the chapters; the outline of a document is made of them.
    Heading(u8),
    /// A chapter begins that has no heading; nothing is drawn.
    Chapter(String),
    /// A paragraph.
    Text,
    /// A picture, and what it shows in words.
    Picture(String),
    /// Page numbers and the like, which are no part of what is read.
    Furniture,
    /// A link as a QR code.
    Code {
        /// What it is, and where it leads.
        words: String,
        /// The side of its squares, in millimetres.
        module_mm: f32,
    },
}

/// A part of a page.
#[derive(Clone, PartialEq, Debug)]
pub struct Part {
    /// What it is to a reader.
    pub role: Role,
    /// Its bounds are the room it was given.
    pub scene: Scene,
    /// The puzzle it belongs to, by its place in the booklet from 0.
    pub puzzle: Option<usize>,
    /// A picture that lies below the scene.
    pub picture: Option<PlacedPicture>,
}

/// A page with all that stands on it.
#[derive(Clone, PartialEq, Debug)]
pub struct Leaf {
    /// How the page is cut, and where what stands.
    pub area: PageArea,
    /// What stands on it, in the order it is read.
    pub parts: Vec<Part>,
}

impl Leaf {
    /// An empty page.
    pub fn new(area: PageArea) -> Leaf {
        Leaf { area, parts: Vec::new() }
    }

    /// Adds a part after those that are there; `puzzle` as in [`Part`].
    pub fn add(&mut self, role: Role, scene: Scene, puzzle: Option<usize>) {
        self.parts.push(Part { role, scene, puzzle, picture: None });
    }

    /// Adds a picture, which readers are not told of.
    pub fn add_picture(&mut self, picture: PlacedPicture) {
        let scene = Scene::new(picture.area);
        self.parts.push(Part { role: Role::Furniture, scene, puzzle: None, picture: Some(picture) });
    }

    /// The page as one picture, with what is cut off.
    pub fn scene(&self) -> Scene {
        let mut all = Scene::new(self.area.media());
        self.parts.iter().for_each(|part| all.append(&part.scene));
        all
    }

    /// Letters that the fonts lack.
    pub fn missing(&self) -> BTreeSet<char> {
        self.parts.iter().flat_map(|part| missing_letters(part.scene.painted())).collect()
    }

    /// The parts moved to the right and down.
    pub(super) fn moved_parts(&self, x: f32, y: f32) -> impl Iterator<Item = Part> + '_ {
        let placement = Placement { scale: 1.0, origin: Point::new(x, y) };
        self.parts.iter().map(move |part| {
            let picture = part.picture.as_ref().map(|picture| picture.moved(x, y));
            Part { scene: part.scene.placed(placement), picture, ..part.clone() }
        })
    }
}
