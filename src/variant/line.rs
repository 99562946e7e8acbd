//! Code shared by kinds whose rules are lines. Each rule is a path with at most one number.

use std::collections::BTreeSet;
use std::fmt::Debug;
use std::marker::PhantomData;

use serde::{Deserialize, Serialize};

use super::context::Context;
use super::definition::Variant;
use super::digit_classes::digit_classes;
use super::draw::draw_line_number;
use super::form::Field;
use super::generated::{Generated, RuleSource};
use super::group::KindGroup;
use super::info::Info;
use crate::board::{Board, CellId, Filling, Transformation};
use crate::model::{Automaton, Model, Shape};
use crate::place::{Path, Place, PlacementError};
use crate::scene::{Scene, Tint};
use crate::words::Message;

/// A rule about the digits along a line, of the kind `S`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "S: LineKind")]
pub struct Line<S> {
    /// The cells of the line.
    pub path: Path,
    /// The number of the line. None is the default number, or no number if the kind has none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<u16>,
    #[serde(skip)]
    kind: PhantomData<S>,
}

/// The range of the number of a kind of line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NumberRange {
    /// The number of a line that states no number.
    pub default: u16,
    /// The least valid number.
    pub min: u16,
    /// The greatest valid number.
    pub max: u16,
}

/// A kind of line.
pub trait LineKind: Clone + PartialEq + Debug + 'static {
    /// Key of the message that names the kind. The message's attribute `rules` is the rule as a sentence for the sheet,
    /// with the number as `$number`.
    const ID: &'static str;
    /// The key that activates the tool, if it has one.
    const KEY: Option<char> = None;
    /// Tint of a new line.
    const TINT: Tint;
    /// See [`Variant::EXAMPLE`].
    const EXAMPLE: &'static str;
    /// Name by which puzzles of this kind are generated.
    const GENERATED_NAME: &'static str;
    /// The attributes that name the brushes.
    const BRUSHES: &'static [&'static str] = &[];
    /// The number of a new line for each of [`LineKind::BRUSHES`].
    const BRUSH_NUMBERS: &'static [Option<u16>] = &[];
    /// See [`Variant::READS_VALUES`].
    const READS_VALUES: bool = false;
    /// True if a line whose number is not the default one always shows its number.
    const WRITES_NUMBER: bool = false;
    /// True if no line can satisfy a number above the range.
    const HIGHER_IS_IMPOSSIBLE: bool = true;
    /// Least number of cells of a line.
    const MIN: usize = 2;
    /// Lines of the examples with their numbers: the first is the icon, on a 9x9 board, and the others are on a 4x4
    /// board. Each is satisfied by some fillings but not by all.
    const EXAMPLES: &'static [(&'static str, Option<u16>)];

    /// Returns the range of the number on this board, or None if lines have no number.
    fn range(_context: &Context) -> Option<NumberRange> {
        None
    }

    /// Returns the greatest number of cells of a line on this board, if it is limited.
    fn max_cells(_context: &Context) -> Option<usize> {
        None
    }

    /// Adds further arguments to the sentence, such as classes of digits.
    fn with_details(_line: &Line<Self>, rules: Message, _context: &Context) -> Message {
        rules
    }

    /// Returns whether the digits along the line obey the rule. `values` are the numbers that these digits stand for.
    fn holds(line: &Line<Self>, context: &Context, values: &[i32]) -> bool;

    /// Adds the rule to the model, for the cells of the line in order.
    fn lower(line: &Line<Self>, context: &Context, cells: &[CellId], model: &mut Model);

    /// Draws the line.
    fn draw(line: &Line<Self>, context: &Context, tint: Tint, scene: &mut Scene);

    /// Returns the longest line from the start of the path that obeys the rule in the solution. `values` are the
    /// numbers that the solution's digits along the path stand for.
    fn of_solution(path: Path, context: &Context, values: &[i32]) -> Option<Line<Self>> {
        let made = |count: usize| {
            let line = Line::new(Path(path.0[..count].to_vec()));
            (count >= Self::MIN && Self::holds(&line, context, &values[..count])).then_some(line)
        };
        (2..=path.0.len()).rev().find_map(made)
    }
}

impl<S: LineKind> Line<S> {
    /// Returns a line with the default number.
    pub fn new(path: Path) -> Line<S> {
        Line { path, number: None, kind: PhantomData }
    }

    /// Returns the same line with another number.
    pub fn with_number(self, number: Option<u16>) -> Line<S> {
        Line { number, ..self }
    }

    /// Returns the number of the line, or the default number.
    pub fn number(&self, context: &Context) -> u16 {
        self.number.or_else(|| S::range(context).map(|range| range.default)).unwrap_or_default()
    }
}

impl<S: LineKind> Variant for Line<S> {
    type Place = Path;
    const INFO: Info = Info { id: S::ID, group: KindGroup::Lines, key: S::KEY, brushes: S::BRUSHES, tint: S::TINT };
    const EXAMPLE: &'static str = S::EXAMPLE;
    const GENERATED: Generated<Self> = Generated {
        name: S::GENERATED_NAME,
        rules: RuleSource::PlacedApart { most: 6, least_cells: if S::MIN > 3 { S::MIN } else { 3 } },
    };

    const READS_VALUES: bool = S::READS_VALUES;

    fn new(path: Path, brush: usize) -> Self {
        Line::new(path).with_number(S::BRUSH_NUMBERS.get(brush).copied().flatten())
    }

    fn place(&self) -> Path {
        self.path.clone()
    }

    fn at(&self, path: Path) -> Self {
        Line { path, ..self.clone() }
    }

    fn validate(&self, context: &Context) -> Result<(), PlacementError> {
        let cells = self.path.0.len();
        if cells < S::MIN {
            return Err(PlacementError::TooFewCells { least: S::MIN });
        }
        if let Some(most) = S::max_cells(context).filter(|&most| cells > most) {
            return Err(PlacementError::TooManyCells { found: cells, most });
        }
        match (self.number, S::range(context)) {
            (None, _) => Ok(()),
            (Some(_), None) => Err(PlacementError::NoNumber),
            (Some(number), Some(NumberRange { min: least, max: most, .. })) if (least..=most).contains(&number) => {
                Ok(())
            }
            (Some(number), Some(NumberRange { min: least, max: most, .. })) => {
                let (beyond, number) = (number > most, number.into());
                let (least, most) = (least.into(), most.into());
                Err(match beyond && S::HIGHER_IS_IMPOSSIBLE {
                    true => PlacementError::NumberUnreachable { number, least, most },
                    false => PlacementError::NumberOutOfRange { number, least, most },
                })
            }
        }
    }

    fn rules_text(&self, context: &Context) -> Message {
        let rules = S::with_details(self, Message::new(format!("{}.rules", S::ID)), context);
        if S::range(context).is_some() { rules.with("number", self.number(context)) } else { rules }
    }

    fn check(&self, context: &Context, filling: &Filling) -> bool {
        S::holds(self, context, &context.values(filling, self.path.0.iter().copied()))
    }

    fn lower(&self, context: &Context, model: &mut Model) {
        S::lower(self, context, &context.ids(self.path.0.iter().copied()), model);
    }

    /// Draws the line, and also its number if it is not the default and lines of the kind have different numbers.
    fn draw(&self, context: &Context, tint: Tint, scene: &mut Scene) {
        S::draw(self, context, tint, scene);
        let number = self.number(context);
        let usual = S::range(context).is_some_and(|range| range.default == number);
        let differ = || context.rules_of::<Line<S>>().any(|other| other.number(context) != number);
        if !S::WRITES_NUMBER && !usual && differ() {
            draw_line_number(scene, &self.path, number);
        }
    }

    fn form(&mut self, context: &Context) -> Vec<Field<'_>> {
        match S::range(context) {
            Some(NumberRange { min: least, max: most, .. }) => {
                vec![Field::number("number", &mut self.number, least, most)]
            }
            None => vec![],
        }
    }

    /// Mirroring the digits (k becomes n + 1 - k) may exchange the start and the end.
    fn transformed(&self, board: &Board, step: &Transformation) -> Vec<Self> {
        let path = self.path.transformed(board, step);
        path.into_iter().flat_map(|path| [self.at(path.clone()), self.at(path.reversed())]).collect()
    }

    fn of_solution(path: Path, context: &Context, solution: &Filling) -> Option<Self> {
        let values = context.values(solution, path.0.iter().copied());
        S::of_solution(path, context, &values).filter(|line| line.validate(context).is_ok())
    }

    fn examples() -> Vec<(Board, Self)> {
        let line = |&(path, number): &(&str, Option<u16>)| {
            Line::new(path.parse().expect("an example path is well formed")).with_number(number)
        };
        let shidoku = Board::single(2, 2).expect("2x2 boxes make a grid");
        let boards = std::iter::once(Board::classic()).chain(std::iter::repeat(shidoku));
        boards.zip(S::EXAMPLES.iter().map(line)).collect()
    }
}

/// Returns the constraint that `ends` holds for the first and the last cell, and `fits` holds for these two and each
/// cell between them. Both functions get the lesser of the two end digits first.
pub(super) fn ends_and_middle_shape(
    context: &Context,
    cells: &[CellId],
    ends: impl Fn(i32, i32) -> bool,
    fits: impl Fn(i32, i32, i32) -> bool,
) -> Shape {
    let last = cells.len() - 1;
    let order = [cells[0], cells[last]].into_iter().chain(cells[1..last].iter().copied());
    // Reading both ends first keeps the automaton small: its states are the numbers of the ends known so far.
    let step = |&(least, most): &(Option<i32>, Option<i32>), digit| {
        let value = context.value(digit);
        match (least, most) {
            (None, _) => Some((Some(value), None)),
            (Some(first), None) => {
                let (least, most) = (first.min(value), first.max(value));
                ends(least, most).then_some((Some(least), Some(most)))
            }
            (Some(least), Some(most)) => fits(least, most, value).then_some((Some(least), Some(most))),
        }
    };
    Shape::Word(order.collect(), Automaton::explore(context.size(), (None, None), step, |_| true))
}

/// Returns the third that a digit belongs to: 0 low, 1 middle, 2 high. If the number of digits is not divisible by 3,
/// the outer thirds are equal, as in other programs: of four digits, 2 and 3 are in the middle; of five digits, only 3.
pub(super) fn third(context: &Context, value: i32) -> i32 {
    let size = i32::from(context.size());
    let outer = if size % 3 == 1 { size / 3 } else { (size + 2) / 3 };
    match value - context.lowest() {
        place if place < outer => 0,
        place if place < size - outer => 1,
        _ => 2,
    }
}

/// Adds the thirds of the digits to a sentence as `$low`, `$middle` and `$high`.
pub(super) fn with_thirds(rules: Message, context: &Context) -> Message {
    let [low, middle, high] = digit_classes(context, |value| third(context, value));
    rules.with("low", low).with("middle", middle).with("high", high)
}

/// Returns whether no two digits of the same class are in any run of `classes` consecutive digits of a line or, if the
/// line is shorter, anywhere on it.
pub(super) fn classes_alternate(values: &[i32], classes: usize, class: impl Fn(i32) -> i32) -> bool {
    let differ = |part: &[i32]| part.iter().map(|&value| class(value)).collect::<BTreeSet<_>>().len() == part.len();
    values.windows(classes.min(values.len())).all(differ)
}

/// Requires that any `classes` consecutive digits belong to different classes. This is stated by pairs: cells less than
/// `classes` apart differ in class, and cells exactly `classes` apart have the same class.
pub(super) fn require_alternating_classes(
    context: &Context,
    cells: &[CellId],
    classes: usize,
    model: &mut Model,
    class: impl Fn(i32) -> i32,
) {
    let table = |same: bool| context.pair_table(|one, other| (class(one) == class(other)) == same);
    let (same, other) = (table(true), table(false));
    // With two classes, the cells two apart have the same class anyway.
    let most = if classes == 2 { 1 } else { classes };
    for apart in 1..=most.min(cells.len()) {
        let table = if apart == classes { &same } else { &other };
        for (&one, &two) in cells.iter().zip(cells.iter().skip(apart)) {
            model.add(Shape::Pair(one, two, table.clone()));
        }
    }
}
