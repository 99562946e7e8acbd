//! Frames around numbers outside the grid, which distinguish the kinds of rule if a puzzle has several kinds there.

use std::collections::BTreeSet;

use strum::{EnumCount, VariantArray};

use super::context::Context;
use super::other_rule::{OtherRule, OutsideKind};
use crate::scene::{Area, Ink, Item, Layer, Pen, Point, Scene, TextRole, Weight, Width};

/// The frame around the numbers of a kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, EnumCount, VariantArray)]
pub enum ClueFrame {
    /// No frame.
    Bare,
    /// A circle.
    Circle,
    /// A square.
    Square,
    /// A square turned by 45 degrees.
    Diamond,
    /// A line below.
    Underline,
    /// A line on the left and one on the right.
    Bars,
    /// Two circles.
    Rings,
}

const STROKE: Width = Width::Cells(0.025);

impl ClueFrame {
    /// All frames in the order in which kinds get them.
    pub const ALL: [ClueFrame; ClueFrame::COUNT] = *ClueFrame::VARIANTS.as_array().unwrap();

    /// Returns the frame of a kind if the puzzle has several kinds of clues outside the grid. Clues along diagonals
    /// have arrows instead. Clues that are digits have no frame.
    pub fn of(context: &Context, kind: OutsideKind) -> Option<ClueFrame> {
        let kinds = context.rules().filter_map(OtherRule::outside_kind).filter(|kind| !kind.is_diagonal);
        let kinds: BTreeSet<OutsideKind> = kinds.collect();
        if kinds.len() < 2 || !kinds.contains(&kind) {
            return None;
        }
        let (numbers, digits): (Vec<OutsideKind>, Vec<OutsideKind>) =
            kinds.into_iter().partition(|kind| kind.is_number);
        let at = numbers.iter().position(|&other| other == kind).map(|at| at + usize::from(!digits.is_empty()));
        Some(at.and_then(|at| ClueFrame::ALL.get(at).copied()).unwrap_or(ClueFrame::Bare))
    }

    /// Returns whether there is no frame.
    pub fn is_bare(self) -> bool {
        self == ClueFrame::Bare
    }

    /// Draws the frame around `at`. `half` is half of its width and height.
    pub fn draw(self, scene: &mut Scene, at: Point, half: f32) {
        let corner = |x: f32, y: f32| Point::new(at.x + x * half, at.y + y * half);
        let mut path = |corners: &[(f32, f32)], closed: bool| {
            let points = corners.iter().map(|&(x, y)| corner(x, y)).collect();
            let pen = Pen::new(STROKE).round();
            scene.add(Layer::Digit, Item::Line { points, closed, pen, ink: Ink::Given });
        };
        match self {
            ClueFrame::Bare => {}
            ClueFrame::Square => path(&[(-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)], true),
            ClueFrame::Diamond => path(&[(0.0, -1.25), (1.25, 0.0), (0.0, 1.25), (-1.25, 0.0)], true),
            ClueFrame::Underline => path(&[(-0.9, 0.85), (0.9, 0.85)], false),
            ClueFrame::Bars => {
                path(&[(-1.0, -0.8), (-1.0, 0.8)], false);
                path(&[(1.0, -0.8), (1.0, 0.8)], false);
            }
            ClueFrame::Circle => scene.ring(Layer::Digit, at, half, STROKE, Ink::Given),
            ClueFrame::Rings => {
                scene.ring(Layer::Digit, at, half, STROKE, Ink::Given);
                scene.ring(Layer::Digit, at, half + 0.07, STROKE, Ink::Given);
            }
        }
    }

    /// Returns a sample number in the frame for the legend, one cell wide.
    pub fn sample(self) -> Scene {
        let (at, size) = (Point::new(0.5, 0.5), 0.6);
        let mut scene = Scene::new(Area::new(0.0, 0.0, 1.0, 1.0));
        scene.text(TextRole::Clue, at, size, "8", Weight::Medium, Ink::Given);
        self.draw(&mut scene, at, 0.38);
        scene
    }
}
