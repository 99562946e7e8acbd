//! "All marks of a sort are given", for a whole grid: the digits of two neighbours without a mark between them are not
//! what a mark would say.

use std::collections::BTreeSet;
use std::fmt::Debug;
use std::marker::PhantomData;

use serde::{Deserialize, Serialize};

use super::numbers::Numbers;
use super::{Context, Field, Generated, Group, Info, Rule, Source, Value, Variant, neighbours, written};
use crate::board::{Board, Cell, Filling, GridId};
use crate::model::{Model, Shape};
use crate::place::{Border, in_grid};
use crate::scene::{Area, Scene, Tint};
use crate::words::Message;

/// A rule for a whole grid about the borders without a mark of the sort `S`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "S: GivenSort")]
pub struct AllGiven<S> {
    /// The grid.
    #[serde(default)]
    pub grid: GridId,
    /// The numbers of the marks that it rules out; none for the customary ones and those of all marks of the puzzle.
    #[serde(default, skip_serializing_if = "Numbers::is_empty", with = "written")]
    pub numbers: Numbers,
    #[serde(skip)]
    sort: PhantomData<S>,
}

/// One sort of marks that are all given.
pub trait GivenSort: Clone + PartialEq + Debug + 'static {
    /// The key of its name in the word files.
    const ID: &'static str;
    /// See [`Variant::EXAMPLE`].
    const EXAMPLE: &'static str;
    /// As the kind of puzzle is typed.
    const NAME: &'static str;

    /// The boxes of the boards of the examples, rows and columns of cells: some sudokus on them obey the rule.
    const BOXES: &'static [(u8, u8)] = &[(3, 3), (2, 2)];

    /// Returns the numbers that a rule is about which names none.
    fn usual(context: &Context) -> BTreeSet<i32>;

    /// Returns the borders with a mark, where the rule says nothing.
    fn marked(context: &Context) -> Vec<Border>;

    /// Returns whether two digits, in whatever order, are as a mark with this number says.
    fn is_so(number: i32, one: i32, other: i32) -> bool;

    /// The sentence on the sheet, for these numbers.
    fn rules_text(numbers: &BTreeSet<i32>, has_marks: bool) -> Message;

    /// Returns whether a rule is a mark of the sort.
    fn is_mark(rule: &Rule) -> bool;

    /// Draws the icon over three rows and columns of cells.
    fn draw_icon(scene: &mut Scene, tint: Tint);
}

impl<S: GivenSort> AllGiven<S> {
    /// The rule for this grid, about the numbers that follow from the marks.
    pub fn new(grid: GridId) -> AllGiven<S> {
        AllGiven { grid, numbers: Numbers::default(), sort: PhantomData }
    }

    /// The same rule about these numbers, whatever marks there are.
    pub fn with_numbers(self, numbers: impl IntoIterator<Item = u16>) -> AllGiven<S> {
        AllGiven { numbers: numbers.into_iter().collect(), ..self }
    }

    /// The numbers that it rules out.
    pub fn ruled_out(&self, context: &Context) -> BTreeSet<i32> {
        match self.numbers.is_empty() {
            true => S::usual(context),
            false => self.numbers.iter().map(i32::from).collect(),
        }
    }

    /// The same rule without numbers of its own, where the marks have the same.
    pub fn shortened(&self, context: &Context) -> AllGiven<S> {
        match self.ruled_out(context) == S::usual(context) {
            true => AllGiven::new(self.grid),
            false => self.clone(),
        }
    }

    /// The neighbours of the grid without a mark between them.
    fn unmarked(&self, context: &Context) -> Vec<(Cell, Cell)> {
        let marked = S::marked(context);
        let is_marked = |one, other| Border::between(one, other).is_some_and(|border| marked.contains(&border));
        let pairs = neighbours(context.grid(self.grid)).into_iter();
        pairs.filter(|&(one, other)| !is_marked(one, other)).collect()
    }
}

impl<S: GivenSort> Variant for AllGiven<S>
where
    AllGiven<S>: Into<Rule>,
{
    type Place = GridId;
    const INFO: Info = Info { id: S::ID, group: Group::Grid, key: None, brushes: &[], tint: Tint::Blue };
    const EXAMPLE: &'static str = S::EXAMPLE;
    const GENERATED: Generated<Self> =
        Generated { name: S::NAME, rules: Source::Asked(|_, _| vec![AllGiven::new(GridId(0))]) };

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
            !numbers.iter().any(|&number| S::is_so(number, values[0], values[1]))
        })
    }

    fn lower(&self, context: &Context, model: &mut Model) {
        let numbers = self.ruled_out(context);
        let allowed = context.pairs(|one, other| !numbers.iter().any(|&number| S::is_so(number, one, other)));
        for (one, other) in self.unmarked(context) {
            let ids = context.ids([one, other]);
            model.add(Shape::Pair(ids[0], ids[1], allowed.clone()));
        }
    }

    /// Nothing: the sheet says it in words.
    fn draw(&self, _context: &Context, _tint: Tint, _scene: &mut Scene) {}

    fn icon(tint: Tint) -> Scene {
        let mut scene = Scene::new(Area::new(0.0, 0.0, 3.0, 3.0));
        S::draw_icon(&mut scene, tint);
        scene
    }

    fn heeds(&self, other: &Rule) -> bool {
        S::is_mark(other)
    }

    fn form(&mut self, _context: &Context) -> Vec<Field<'_>> {
        let shared = Some(["ruled-out-numbers", "ruled-out-numbers-hint"]);
        vec![Field { shared, ..Field::new("numbers", Value::Typed(&mut self.numbers)) }]
    }

    fn examples() -> Vec<(Board, Self)> {
        let board = |(rows, cols)| Board::single(rows, cols).expect("example boxes make a grid");
        S::BOXES.iter().map(|&boxes| (board(boxes), AllGiven::new(GridId(0)))).collect()
    }
}
