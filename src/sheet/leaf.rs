//! A page as it is printed: parts in reading order, in millimetres from the top left corner of the cut paper.

use std::collections::BTreeSet;

use super::column::missing_letters;
use super::paper::PageArea;
use crate::scene::{Placement, Point, Scene};

/// What a part is in the document, as readers and programs that read aloud are told.
#[derive(Clone, PartialEq, Eq, Debug)]
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
        self.parts.push(Part { role, scene, puzzle });
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
        self.parts.iter().map(move |part| Part { scene: part.scene.placed(placement), ..part.clone() })
    }
}
