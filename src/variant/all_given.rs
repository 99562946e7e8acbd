//! Negative constraints of a whole grid: all marks of a kind are given, so two adjacent digits without a mark between
//! them do not match any such mark.

use std::collections::BTreeSet;
use std::fmt::Debug;
use std::marker::PhantomData;

use serde::{Deserialize, Serialize};

use super::context::Context;
use super::definition::Variant;
use super::form::{Field, FieldValue};
use super::generated::{Generated, RuleSource};
use super::group::KindGroup;
use super::info::Info;
use super::neighbours::neighbours;
use super::numbers::Numbers;
use super::other_rule::OtherRule;
use super::written;
use crate::board::{Board, Cell, Filling, GridId};
use crate::model::{Model, Shape};
use crate::place::{Border, in_grid};
use crate::scene::{Area, Scene, Tint};
use crate::words::Message;

/// The negative constraint for the marks `S` in a grid.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "S: AllGivenKind")]
pub struct AllGiven<S> {
    /// The grid.
    #[serde(default)]
    pub grid: GridId,
    /// The numbers that a pair of digits without a mark must not match. If empty, the default numbers of the kind
    /// apply, which depend on the marks in the puzzle.
    #[serde(default, skip_serializing_if = "Numbers::is_empty", with = "written")]
    pub numbers: Numbers,
    #[serde(skip)]
    kind: PhantomData<S>,
}

/// A kind of marks that are all given.
pub trait AllGivenKind: Clone + PartialEq + Debug + 'static {
    /// Message key of the name of the rule.
    const ID: &'static str;
    /// See [`Variant::EXAMPLE`].
    const EXAMPLE: &'static str;
    /// Name by which puzzles of this kind are generated.
    const GENERATED_NAME: &'static str;

    /// Box sizes of the example boards, as rows and columns. Each board has solutions that obey the rule.
    const BOXES: &'static [(u8, u8)] = &[(3, 3), (2, 2)];

    /// Returns the numbers that are ruled out if the rule names none.
    fn default_numbers(context: &Context) -> BTreeSet<i32>;

    /// Returns the borders with a mark, to which the rule does not apply.
    fn marked(context: &Context) -> Vec<Border>;

    /// Returns whether two digits, in either order, match a mark with this number.
    fn matches_mark(number: i32, one: i32, other: i32) -> bool;

    /// Returns the sentence on the sheet for these numbers.
    fn rules_text(numbers: &BTreeSet<i32>, has_marks: bool) -> Message;

    /// Returns whether a rule is a mark of this kind.
    fn is_mark(rule: &dyn OtherRule) -> bool;

    /// Draws the icon over three rows and columns of cells.
    fn draw_icon(scene: &mut Scene, tint: Tint);
}

impl<S: AllGivenKind> AllGiven<S> {
    /// Returns the rule for this grid, with the default numbers.
    pub fn new(grid: GridId) -> AllGiven<S> {
        AllGiven { grid, numbers: Numbers::default(), kind: PhantomData }
    }

    /// Returns the same rule with these numbers, independent of the marks.
    pub fn with_numbers(self, numbers: impl IntoIterator<Item = u16>) -> AllGiven<S> {
        AllGiven { numbers: numbers.into_iter().collect(), ..self }
    }

    /// Returns the numbers that are ruled out.
    pub fn ruled_out(&self, context: &Context) -> BTreeSet<i32> {
        match self.numbers.is_empty() {
            true => S::default_numbers(context),
            false => self.numbers.iter().map(i32::from).collect(),
        }
    }

    /// Returns the same rule, but without its own numbers if they equal the default numbers.
    pub fn without_default_numbers(&self, context: &Context) -> AllGiven<S> {
        match self.ruled_out(context) == S::default_numbers(context) {
            true => AllGiven::new(self.grid),
            false => self.clone(),
        }
    }

    /// Returns the pairs of adjacent cells of the grid without a mark between them.
    fn unmarked(&self, context: &Context) -> Vec<(Cell, Cell)> {
        let marked = S::marked(context);
        let is_marked = |one, other| Border::between(one, other).is_some_and(|border| marked.contains(&border));
        let pairs = neighbours(context.grid(self.grid)).into_iter();
        pairs.filter(|&(one, other)| !is_marked(one, other)).collect()
    }
}

impl<S: AllGivenKind> Variant for AllGiven<S> {
    type Place = GridId;
    const INFO: Info = Info { id: S::ID, group: KindGroup::Grid, key: None, brushes: &[], tint: Tint::Blue };
    const EXAMPLE: &'static str = S::EXAMPLE;
    const GENERATED: Generated<Self> =
        Generated { name: S::GENERATED_NAME, rules: RuleSource::BeforeSolution(|_, _| vec![AllGiven::new(GridId(0))]) };

    fn new(grid: GridId, _brush: usize) -> Self {
        AllGiven::new(grid)
    }

    fn place(&self) -> GridId {
        self.grid
    }

    fn at(&self, grid: GridId) -> Self {
        AllGiven { grid, ..self.clone() }
    }

    fn rules_text(&self, context: &Context) -> Message {
        let has_marks = !S::marked(context).is_empty();
        in_grid(context.board(), self.grid, S::rules_text(&self.ruled_out(context), has_marks))
    }

    fn check(&self, context: &Context, filling: &Filling) -> bool {
        let numbers = self.ruled_out(context);
        self.unmarked(context).into_iter().all(|(one, other)| {
            let values = context.values(filling, [one, other]);
            !numbers.iter().any(|&number| S::matches_mark(number, values[0], values[1]))
        })
    }

    fn lower(&self, context: &Context, model: &mut Model) {
        let numbers = self.ruled_out(context);
        let allowed =
            context.pair_table(|one, other| !numbers.iter().any(|&number| S::matches_mark(number, one, other)));
        for (one, other) in self.unmarked(context) {
            let ids = context.ids([one, other]);
            model.add(Shape::Pair(ids[0], ids[1], allowed.clone()));
        }
    }

    /// Draws nothing, because only the rules text states the rule.
    fn draw(&self, _context: &Context, _tint: Tint, _scene: &mut Scene) {}

    fn icon(tint: Tint) -> Scene {
        let mut scene = Scene::new(Area::new(0.0, 0.0, 3.0, 3.0));
        S::draw_icon(&mut scene, tint);
        scene
    }

    fn depends_on(&self, other: &dyn OtherRule) -> bool {
        S::is_mark(other)
    }

    fn form(&mut self, _context: &Context) -> Vec<Field<'_>> {
        let shared = Some(["ruled-out-numbers", "ruled-out-numbers-hint"]);
        vec![Field { shared, ..Field::new("numbers", FieldValue::Typed(&mut self.numbers)) }]
    }

    fn examples() -> Vec<(Board, Self)> {
        let board = |(rows, cols)| Board::single(rows, cols).expect("example boxes make a grid");
        S::BOXES.iter().map(|&boxes| (board(boxes), AllGiven::new(GridId(0)))).collect()
    }
}
