//! Code shared by kinds whose rules hold for a whole grid and have no settings.

use std::fmt::Debug;
use std::marker::PhantomData;

use serde::{Deserialize, Serialize};

use super::context::Context;
use super::definition::Variant;
use super::generated::{Generated, RuleSource};
use super::group::KindGroup;
use super::info::Info;
use crate::board::{Board, Cell, DigitSet, Filling, Grid, GridId, Random};
use crate::model::Model;
use crate::place::{PlacementError, in_grid};
use crate::scene::{Area, Scene, Tint};
use crate::words::Message;

/// A rule for a whole grid, of the kind `S`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "S: GridKind")]
pub struct Whole<S> {
    /// The grid.
    #[serde(default)]
    pub grid: GridId,
    #[serde(skip)]
    kind: PhantomData<S>,
}

/// A kind of rule for a whole grid.
pub trait GridKind: Clone + PartialEq + Debug + 'static {
    /// Message key of its name. Its attribute `rules` is the sentence on sheets.
    const ID: &'static str;
    /// See [`Variant::EXAMPLE`].
    const EXAMPLE: &'static str;
    /// Name by which puzzles of this kind are generated.
    const GENERATED_NAME: &'static str;

    /// Box sizes of the example boards, as rows and columns. Each board has solutions that obey the rule.
    const BOXES: &'static [(u8, u8)] = &[(3, 3), (2, 2)];

    /// Checks that a grid can have such a rule.
    ///
    /// # Errors
    /// Returns an error with the reason if it cannot.
    fn validate(_grid: &Grid) -> Result<(), PlacementError> {
        Ok(())
    }

    /// Returns the sentence for the sheet.
    fn rules_text(_context: &Context) -> Message {
        Message::new(format!("{}.rules", Self::ID))
    }

    /// See [`Variant::check`].
    fn holds(context: &Context, grid: &Grid, filling: &Filling) -> bool;

    /// See [`Variant::lower`].
    fn lower(context: &Context, grid: &Grid, model: &mut Model);

    /// See [`Variant::sketch`].
    fn sketch(_context: &Context, _grid: &Grid, _random: &mut Random) -> Vec<(Cell, DigitSet)> {
        vec![]
    }

    /// Draws the icon over three rows and columns of cells.
    fn draw_icon(scene: &mut Scene, tint: Tint);
}

impl<S: GridKind> Whole<S> {
    /// Returns the rule for this grid.
    pub fn new(grid: GridId) -> Whole<S> {
        Whole { grid, kind: PhantomData }
    }
}

impl<S: GridKind> Variant for Whole<S> {
    type Place = GridId;
    const INFO: Info = Info { id: S::ID, group: KindGroup::Grid, key: None, brushes: &[], tint: Tint::Blue };
    const EXAMPLE: &'static str = S::EXAMPLE;
    const GENERATED: Generated<Self> =
        Generated { name: S::GENERATED_NAME, rules: RuleSource::BeforeSolution(|_, _| vec![Whole::new(GridId(0))]) };

    fn new(grid: GridId, _brush: usize) -> Self {
        Whole::new(grid)
    }

    fn place(&self) -> GridId {
        self.grid
    }

    fn at(&self, grid: GridId) -> Self {
        Whole::new(grid)
    }

    fn validate(&self, context: &Context) -> Result<(), PlacementError> {
        S::validate(context.grid(self.grid))
    }

    fn rules_text(&self, context: &Context) -> Message {
        in_grid(context.board(), self.grid, S::rules_text(context))
    }

    fn check(&self, context: &Context, filling: &Filling) -> bool {
        S::holds(context, context.grid(self.grid), filling)
    }

    fn lower(&self, context: &Context, model: &mut Model) {
        S::lower(context, context.grid(self.grid), model);
    }

    /// Draws nothing, because only the rules text states the rule.
    fn draw(&self, _context: &Context, _tint: Tint, _scene: &mut Scene) {}

    fn icon(tint: Tint) -> Scene {
        let mut scene = Scene::new(Area::new(0.0, 0.0, 3.0, 3.0));
        S::draw_icon(&mut scene, tint);
        scene
    }

    fn sketch(&self, context: &Context, random: &mut Random) -> Vec<(Cell, DigitSet)> {
        S::sketch(context, context.grid(self.grid), random)
    }

    fn examples() -> Vec<(Board, Self)> {
        let board = |(rows, cols)| Board::single(rows, cols).expect("example boxes make a grid");
        S::BOXES.iter().map(|&boxes| (board(boxes), Whole::new(GridId(0)))).collect()
    }
}
