//! What kinds whose rules are lines have in common: each rule is a path and at most one number.

use std::collections::BTreeSet;
use std::fmt::Debug;
use std::marker::PhantomData;

use serde::{Deserialize, Serialize};

use super::{Context, Field, Generated, Group, Info, Rule, Source, Variant, digit_classes, draw_line_number};
use crate::board::{Board, CellId, Filling, Transformation};
use crate::model::{Automaton, Model, Shape};
use crate::place::{Misfit, Path, Place};
use crate::scene::{Scene, Tint};
use crate::words::Message;

/// A rule about the digits along a line, of the sort `S`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "S: LineSort")]
pub struct Line<S> {
    /// Its cells.
    pub path: Path,
    /// The number that the sort has; None for the customary one, and for sorts without one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<u16>,
    #[serde(skip)]
    sort: PhantomData<S>,
}

/// The number of a sort of line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Range {
    /// What lines have whose number is not told.
    pub usual: u16,
    /// The least that makes sense.
    pub least: u16,
    /// The most that makes sense.
    pub most: u16,
}

/// One sort of line.
pub trait LineSort: Clone + PartialEq + Debug + 'static {
    /// The key of its name in the word files; its attribute `rules` is the sentence on sheets, with the number as
    /// `$number`.
    const ID: &'static str;
    /// The key that takes up the tool, if it has one.
    const KEY: Option<char> = None;
    /// The tint a new line has.
    const TINT: Tint;
    /// See [`Variant::EXAMPLE`].
    const EXAMPLE: &'static str;
    /// As the kind of puzzle is typed.
    const NAME: &'static str;
    /// The attributes that name the brushes, and the number that each gives to a new line.
    const BRUSHES: &'static [&'static str] = &[];
    /// See [`LineSort::BRUSHES`].
    const BRUSH_NUMBERS: &'static [Option<u16>] = &[];
    /// Whether the lines always tell a number that is not the customary one.
    const WRITES_NUMBER: bool = false;
    /// True if no line obeys a number above the range.
    const HIGHER_IS_IMPOSSIBLE: bool = true;
    /// The fewest cells that say anything.
    const LEAST: usize = 2;
    /// Lines of the first example: on a 9x9 board, as the icon; and of others on a 4x4 board, with their numbers. None
    /// of them is obeyed by all fillings or by none.
    const EXAMPLES: &'static [(&'static str, Option<u16>)];

    /// The range of the number, on a board with so many digits; None for sorts without one.
    fn range(_context: &Context) -> Option<Range> {
        None
    }

    /// The most cells that a line of the board can have.
    fn most_cells(_context: &Context) -> usize {
        usize::MAX
    }

    /// Adds to its sentence what else that says, such as classes of digits.
    fn with_details(_line: &Line<Self>, rules: Message, _context: &Context) -> Message {
        rules
    }

    /// Whether the digits along the line obey it. `values` are what they count in sums.
    fn holds(line: &Line<Self>, context: &Context, values: &[i32]) -> bool;

    /// Adds the meaning to the model. `cells` are those of the line, in its order.
    fn lower(line: &Line<Self>, context: &Context, cells: &[CellId], model: &mut Model);

    /// Draws the line.
    fn draw(line: &Line<Self>, context: &Context, tint: Tint, scene: &mut Scene);

    /// The longest line along the path, from its start, that is true of a solution; `values` are what its digits count
    /// in sums.
    fn of_solution(path: Path, context: &Context, values: &[i32]) -> Option<Line<Self>> {
        let made = |count: usize| {
            let line = Line::new(Path(path.0[..count].to_vec()));
            (count >= Self::LEAST && Self::holds(&line, context, &values[..count])).then_some(line)
        };
        (2..=path.0.len()).rev().find_map(made)
    }
}

impl<S: LineSort> Line<S> {
    /// A line with the customary number.
    pub fn new(path: Path) -> Line<S> {
        Line { path, number: None, sort: PhantomData }
    }

    /// The same line with another number.
    pub fn with_number(self, number: Option<u16>) -> Line<S> {
        Line { number, ..self }
    }

    /// Its number, or the customary one.
    pub fn number(&self, context: &Context) -> u16 {
        self.number.or_else(|| S::range(context).map(|range| range.usual)).unwrap_or_default()
    }
}

impl<S: LineSort> Variant for Line<S>
where
    Line<S>: Into<Rule>,
{
    type Place = Path;
    const INFO: Info = Info { id: S::ID, group: Group::Lines, key: S::KEY, brushes: S::BRUSHES, tint: S::TINT };
    const EXAMPLE: &'static str = S::EXAMPLE;
    const GENERATED: Generated<Self> = Generated {
        name: S::NAME,
        rules: Source::Apart { most: 6, least_cells: if S::LEAST > 3 { S::LEAST } else { 3 } },
    };

    fn new(path: Path, brush: usize) -> Self {
        Line::new(path).with_number(S::BRUSH_NUMBERS.get(brush).copied().flatten())
    }

    fn place(&self) -> Path {
        self.path.clone()
    }

    fn at(&self, path: Path) -> Self {
        Line { path, ..self.clone() }
    }

    fn suits(&self, context: &Context) -> Result<(), Misfit> {
        let cells = self.path.0.len();
        if cells < S::LEAST {
            return Err(Misfit::TooFewCells { least: S::LEAST });
        }
        if cells > S::most_cells(context) {
            return Err(Misfit::TooManyCells { found: cells, most: S::most_cells(context) });
        }
        match (self.number, S::range(context)) {
            (None, _) => Ok(()),
            (Some(_), None) => Err(Misfit::NoNumber),
            (Some(number), Some(Range { least, most, .. })) if (least..=most).contains(&number) => Ok(()),
            (Some(number), Some(Range { least, most, .. })) => {
                let (beyond, number) = (number > most, number.into());
                let (least, most) = (least.into(), most.into());
                Err(match beyond && S::HIGHER_IS_IMPOSSIBLE {
                    true => Misfit::NumberUnreachable { number, least, most },
                    false => Misfit::NumberOutOfRange { number, least, most },
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

    /// Where lines of the sort have several numbers, each line that has not the customary one tells its own.
    fn draw(&self, context: &Context, tint: Tint, scene: &mut Scene) {
        S::draw(self, context, tint, scene);
        let number = self.number(context);
        let usual = S::range(context).is_some_and(|range| range.usual == number);
        let differ = || context.family::<Line<S>>().any(|other| other.number(context) != number);
        if !S::WRITES_NUMBER && !usual && differ() {
            draw_line_number(scene, &self.path, number);
        }
    }

    fn form(&mut self, context: &Context) -> Vec<Field<'_>> {
        match S::range(context) {
            Some(Range { least, most, .. }) => vec![Field::number("number", &mut self.number, least, most)],
            None => vec![],
        }
    }

    /// When the lowest digit becomes the highest, and so on, start and end may change places.
    fn images(&self, board: &Board, step: &Transformation) -> Vec<Self> {
        let path = self.path.transformed(board, step);
        path.into_iter().flat_map(|path| [self.at(path.clone()), self.at(path.reversed())]).collect()
    }

    fn of_solution(path: Path, context: &Context, solution: &Filling) -> Option<Self> {
        let values = context.values(solution, path.0.iter().copied());
        S::of_solution(path, context, &values).filter(|line| line.suits(context).is_ok())
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

/// "These two ends fit together, and so does each digit between them with both": the first cell, the last, and those
/// between. `fits` is asked of the lesser and the greater end.
pub(super) fn ends_and_middle(
    context: &Context,
    cells: &[CellId],
    ends: impl Fn(i32, i32) -> bool,
    fits: impl Fn(i32, i32, i32) -> bool,
) -> Shape {
    let last = cells.len() - 1;
    let order = [cells[0], cells[last]].into_iter().chain(cells[1..last].iter().copied());
    // What the ends count, as far as they are read.
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

/// The third of the digits that one belongs to: 0 low, 1 middle, 2 high. Where they do not divide by three, the middle
/// one has a digit more or fewer than the others, as other programs have it: 2 and 3 of four digits are in the middle,
/// and only 3 of five.
pub(super) fn third(context: &Context, value: i32) -> i32 {
    let size = i32::from(context.size());
    let outer = if size % 3 == 1 { size / 3 } else { (size + 2) / 3 };
    match value - context.lowest() {
        place if place < outer => 0,
        place if place < size - outer => 1,
        _ => 2,
    }
}

/// A sentence with the thirds of the digits, as `$low`, `$middle` and `$high`.
pub(super) fn with_thirds(rules: Message, context: &Context) -> Message {
    let [low, middle, high] = digit_classes(context, |value| third(context, value));
    rules.with("low", low).with("middle", middle).with("high", high)
}

/// Returns whether any neighbours, as many as there are classes, are of different classes; on a shorter line all are.
pub(super) fn turns_differ(values: &[i32], classes: usize, class: impl Fn(i32) -> i32) -> bool {
    let differ = |part: &[i32]| part.iter().map(|&value| class(value)).collect::<BTreeSet<_>>().len() == part.len();
    values.windows(classes.min(values.len())).all(differ)
}

/// "Of as many neighbours as there are classes each is of another one", as pairs; the cell after these is then of the
/// class of the first.
pub(super) fn in_turn(
    context: &Context,
    cells: &[CellId],
    classes: usize,
    model: &mut Model,
    class: impl Fn(i32) -> i32,
) {
    let table = |same: bool| context.pairs(|one, other| (class(one) == class(other)) == same);
    let (same, other) = (table(true), table(false));
    // Of two classes a cell is of that of the last but one by itself.
    let most = if classes == 2 { 1 } else { classes };
    for apart in 1..=most.min(cells.len()) {
        let table = if apart == classes { &same } else { &other };
        for (&one, &two) in cells.iter().zip(cells.iter().skip(apart)) {
            model.add(Shape::Pair(one, two, table.clone()));
        }
    }
}
