//! Code shared by white and black dots, and by the rules that all dots are given.

use std::collections::BTreeSet;
use std::fmt::Debug;
use std::marker::PhantomData;

use serde::{Deserialize, Serialize};

use super::difference_dot::DifferenceDot;
use super::ratio_dot::RatioDot;
use crate::board::{Board, Filling, Random};
use crate::model::{Model, Shape};
use crate::place::{Border, PlacementError};
use crate::scene::{Ink, Layer, Point, Scene, TextRole, Tint, Weight, Width};
use crate::variant::{Context, Field, Generated, Info, KindGroup, OtherRule, RuleSource, Variant, neighbours};
use crate::words::Message;

/// A dot of the kind `S` between two cells.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "S: DotKind")]
pub struct Dot<S> {
    /// The border between the two cells.
    pub border: Border,
    /// The number written in the dot. None is the default number, which is not written.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<u16>,
    #[serde(skip)]
    kind: PhantomData<S>,
}

/// A kind of dot.
pub trait DotKind: Clone + PartialEq + Debug + 'static {
    /// Message key of its name.
    const ID: &'static str;
    /// See [`Variant::EXAMPLE`].
    const EXAMPLE: &'static str;
    /// Name by which puzzles of this kind are generated.
    const GENERATED_NAME: &'static str;
    /// The number of a dot that shows no number.
    const DEFAULT_NUMBER: u16;
    /// True if the dot is black, false if it is white.
    const BLACK: bool;

    /// Returns whether two digits, in either order, match a dot with this number.
    fn holds(number: i32, one: i32, other: i32) -> bool;
}

impl<S> Dot<S> {
    /// Returns a dot with the default number.
    pub fn new(border: Border) -> Dot<S> {
        Dot { border, number: None, kind: PhantomData }
    }

    /// Returns the same dot with another number.
    pub fn with_number(self, number: Option<u16>) -> Dot<S> {
        Dot { number, ..self }
    }
}

impl<S: DotKind> Dot<S> {
    /// Returns the number of the dot, or the default number.
    pub fn number(&self) -> u16 {
        self.number.unwrap_or(S::DEFAULT_NUMBER)
    }
}

/// Radius of a dot without a number, in cells.
const RADIUS: f32 = 0.15;
/// Radius of a dot with a number in it, in cells.
const NUMBERED_RADIUS: f32 = 0.17;

impl<S: DotKind> Variant for Dot<S> {
    type Place = Border;
    const INFO: Info = Info { id: S::ID, group: KindGroup::Borders, key: None, brushes: &[], tint: Tint::Grey };
    const EXAMPLE: &'static str = S::EXAMPLE;
    const GENERATED: Generated<Self> = Generated {
        name: S::GENERATED_NAME,
        rules: RuleSource::FromSolution(|context, solution, random| {
            generate_marks(context, solution, random, |border| {
                let dot = Dot::new(border);
                dot.check(context, solution).then_some(dot)
            })
        }),
    };
    const READS_VALUES: bool = true;

    fn new(border: Border, _brush: usize) -> Self {
        Dot::new(border)
    }

    fn place(&self) -> Border {
        self.border
    }

    fn at(&self, border: Border) -> Self {
        Dot { border, ..self.clone() }
    }

    fn validate(&self, context: &Context) -> Result<(), PlacementError> {
        let (least, most) = (1, context.highest().max(S::DEFAULT_NUMBER.into()));
        let number = i32::from(self.number());
        let [one, other] = self.border.pair();
        // Adjacent digits of one grid differ. Across grids both may be 0, and then every ratio holds.
        let differ = context.board().grids().iter().any(|grid| grid.contains(one) && grid.contains(other));
        match (least..=most).contains(&number) {
            true => Ok(()),
            false if differ => Err(PlacementError::NumberUnreachable { number, least, most }),
            false => Err(PlacementError::NumberOutOfRange { number, least, most }),
        }
    }

    fn rules_text(&self, _context: &Context) -> Message {
        let key = if self.number.is_some() { "rules-number" } else { "rules" };
        Message::new(format!("{}.{key}", S::ID))
    }

    fn check(&self, context: &Context, filling: &Filling) -> bool {
        let values = context.values(filling, self.border.pair());
        S::holds(self.number().into(), values[0], values[1])
    }

    fn lower(&self, context: &Context, model: &mut Model) {
        let ids = context.ids(self.border.pair());
        let table = context.pair_table(|one, other| S::holds(self.number().into(), one, other));
        model.add(Shape::Pair(ids[0], ids[1], table));
    }

    fn draw(&self, _context: &Context, _tint: Tint, scene: &mut Scene) {
        let (at, radius) = (self.border.point(), if self.number.is_some() { NUMBERED_RADIUS } else { RADIUS });
        scene.disc(Layer::Frame, at, radius, if S::BLACK { Ink::Black } else { Ink::White });
        scene.ring(Layer::Frame, at, radius, Width::Cells(0.024), if S::BLACK { Ink::White } else { Ink::Black });
        if let Some(number) = self.number {
            let ink = if S::BLACK { Ink::White } else { Ink::Black };
            scene.text(TextRole::Clue, at, 0.22, number.to_string(), Weight::Semibold, ink);
        }
    }

    fn form(&mut self, context: &Context) -> Vec<Field<'_>> {
        vec![Field::typed_number("number", &mut self.number, 1, context.highest().max(S::DEFAULT_NUMBER.into()) as u16)]
    }

    /// Returns a dot that fits the solution, with the default number if possible.
    fn of_solution(border: Border, context: &Context, solution: &Filling) -> Option<Self> {
        let numbers = std::iter::once(None).chain((1..=context.size()).map(|number| Some(number.into())));
        let dots = numbers.map(|number| Dot::new(border).with_number(number));
        dots.into_iter().find(|dot| dot.check(context, solution))
    }

    fn examples() -> Vec<(Board, Self)> {
        let dot = |cells: [&str; 2], number| {
            let [one, other] = cells.map(|cell| cell.parse().expect("example cells are well formed"));
            Dot::new(Border::between(one, other).expect("example cells share an edge")).with_number(number)
        };
        let shidoku = Board::single(2, 2).expect("2x2 boxes make a grid");
        vec![
            (Board::classic(), dot(["r2c2", "r2c3"], None)),
            (shidoku.clone(), dot(["r2c2", "r3c2"], None)),
            (shidoku, dot(["r1c1", "r1c2"], Some(3))),
        ]
    }
}

/// Returns marks that fit the solution, on randomly chosen borders of the first grid: at most half as many as it has
/// cells.
pub(super) fn generate_marks<R>(
    context: &Context,
    _solution: &Filling,
    random: &mut Random,
    mark: impl FnMut(Border) -> Option<R>,
) -> Vec<R> {
    let grid = &context.board().grids()[0];
    let mut borders: Vec<Border> =
        neighbours(grid).into_iter().filter_map(|(one, other)| Border::between(one, other)).collect();
    random.shuffle(&mut borders);
    borders.into_iter().filter_map(mark).take(usize::from(grid.size()).pow(2) / 2).collect()
}

/// Returns the differences that must be marked where all dots are given: 1 and every marked one.
pub(super) fn differences(context: &Context) -> BTreeSet<i32> {
    let marked = context.rules_of::<DifferenceDot>().map(|dot| dot.number().into());
    marked.chain([1]).collect()
}

/// Returns the ratios that must be marked where all dots are given: every marked one, or 2 if there are none.
pub(super) fn ratios(context: &Context) -> BTreeSet<i32> {
    let marked: BTreeSet<i32> = context.rules_of::<RatioDot>().map(|dot| dot.number().into()).collect();
    if marked.is_empty() { [2].into() } else { marked }
}

/// Draws a crossed-out dot over three rows and columns of cells.
pub(super) fn draw_crossed_out(scene: &mut Scene, tint: Tint, filled: bool) {
    let (centre, ink) = (Point::new(1.5, 1.5), Ink::Line(tint));
    match filled {
        true => scene.disc(Layer::Mark, centre, 0.95, ink),
        false => scene.ring(Layer::Mark, centre, 0.85, Width::Cells(0.08), ink),
    }
    for (width, ink) in [(0.16, Ink::Paper), (0.08, ink)] {
        scene.line(Layer::Mark, Point::new(0.3, 2.7), Point::new(2.7, 0.3), Width::Cells(width), ink);
    }
}

/// Returns the numbers as a list in words.
pub(super) fn number_list(numbers: &BTreeSet<i32>) -> Message {
    Message::list(numbers.iter().map(|&number| Message::new("sheet-number").with("number", number)))
}

/// Returns whether a rule is a dot of either kind. Both kinds belong together: a border with either dot is exempt from
/// the negative constraint.
pub(super) fn is_dot(rule: &dyn OtherRule) -> bool {
    rule.downcast::<DifferenceDot>().is_some() || rule.downcast::<RatioDot>().is_some()
}

/// Returns the borders with a dot.
pub(super) fn borders(context: &Context) -> Vec<Border> {
    let differences = context.rules_of::<DifferenceDot>().map(|dot| dot.border);
    differences.chain(context.rules_of::<RatioDot>().map(|dot| dot.border)).collect()
}
