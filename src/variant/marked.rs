//! Code shared by kinds whose rules are marked cells. All marks of a kind in a puzzle form one rule.

use std::fmt::{self, Debug};
use std::marker::PhantomData;

use serde::de::{Error, MapAccess, Visitor};
use serde::ser::SerializeStruct;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::action::RuleAction;
use super::change::LayerKind;
use super::context::Context;
use super::definition::Variant;
use super::generated::{Generated, RuleSource};
use super::group::KindGroup;
use super::info::Info;
use crate::board::{Board, Cell, CellSet, DigitSet, Filling, Transformation};
use crate::model::{Cmp, Model, Shape, Weights};
use crate::place::{CellMarks, Place, PlacementError};
use crate::scene::{Scene, Tint};
use crate::words::Message;

/// Marked cells of the kind `S` anywhere on the board, with `MARK_TYPES` types of mark.
#[derive(Clone, PartialEq, Debug)]
pub struct Marked<S, const MARK_TYPES: usize> {
    /// The cells of each type of mark.
    pub cells: [CellSet; MARK_TYPES],
    kind: PhantomData<S>,
}

/// A kind of marked cells.
pub trait CellMarkKind<const MARK_TYPES: usize>: Clone + PartialEq + Debug + 'static {
    /// Message key of its name. Its attribute `rules` is the sentence on sheets. If there are several types of mark,
    /// each has a further attribute, `rules-TYPE`, and the sentence gets for each whether it is used.
    const ID: &'static str;
    /// The key that activates the tool, if it has one.
    const KEY: Option<char> = None;
    /// Tint of new marks.
    const TINT: Tint;
    /// See [`Variant::EXAMPLE`].
    const EXAMPLE: &'static str;
    /// Name by which puzzles of this kind are generated.
    const GENERATED_NAME: &'static str;
    /// The names of the types of mark, used as fields in files and as attributes that name the brushes.
    const MARK_NAMES: &'static [&'static str];
    /// The same names in the order of fields in files.
    const FIELD_ORDER: &'static [&'static str] = Self::MARK_NAMES;
    /// True if the marks count digits. Their meaning is then lost if digits are renamed, and does not depend on the
    /// order of the cells.
    const COUNTS: bool = false;
    /// See [`Variant::READS_LAYERS`].
    const READS_LAYERS: &'static [LayerKind] = &[];
    /// See [`Variant::IN_PARTS`].
    const IN_PARTS: bool = true;
    /// See [`Variant::ACTIONS`].
    const ACTIONS: &'static [RuleAction<Marked<Self, MARK_TYPES>>] = &[];

    /// Marks of the examples for each type: the first is on a 9x9 board, and the others are on a 4x4 board.
    const EXAMPLES: &'static [[&'static str; MARK_TYPES]];

    /// Adds further arguments to the sentence, such as classes of digits.
    fn with_details(rules: Message, _context: &Context) -> Message {
        rules
    }

    /// Returns whether a filling obeys the marks.
    fn holds(marks: &Marked<Self, MARK_TYPES>, context: &Context, filling: &Filling) -> bool;

    /// Adds the rule to the model.
    fn lower(marks: &Marked<Self, MARK_TYPES>, context: &Context, model: &mut Model);

    /// Draws a mark.
    fn draw(cell: Cell, sort: usize, tint: Tint, scene: &mut Scene);

    /// Checks that a grid of the board can have this type of mark in a cell.
    ///
    /// # Errors
    /// Returns an error with the reason if it cannot.
    fn validate(_context: &Context, _cell: Cell, _sort: usize) -> Result<(), PlacementError> {
        Ok(())
    }

    /// Returns marks in some of these cells that fit a solution. The default implementation gives each cell the first
    /// type of mark that fits it alone.
    fn of_solution(cells: Vec<Cell>, context: &Context, solution: &Filling) -> Marked<Self, MARK_TYPES> {
        let mut marks = Marked::none();
        for cell in cells {
            let alone = |sort: usize| {
                let mut alone = Marked::<Self, MARK_TYPES>::none();
                alone.cells[sort].insert(cell);
                Self::validate(context, cell, sort).is_ok() && Self::holds(&alone, context, solution)
            };
            if let Some(sort) = (0..MARK_TYPES).find(|&sort| alone(sort)) {
                marks.cells[sort].insert(cell);
            }
        }
        marks
    }

    /// Returns the number of cells tried for marks in a generated puzzle.
    fn cells_to_try(context: &Context) -> usize {
        context.board().cells().len() / 4
    }
}

impl<S, const MARK_TYPES: usize> Marked<S, MARK_TYPES> {
    /// Returns an empty set of marks.
    pub fn none() -> Marked<S, MARK_TYPES> {
        Marked { cells: std::array::from_fn(|_| CellSet::default()), kind: PhantomData }
    }

    /// Returns the marked cells with their types of mark.
    pub fn all(&self) -> impl Iterator<Item = (Cell, usize)> + '_ {
        self.cells.iter().enumerate().flat_map(|(sort, cells)| cells.iter().map(move |cell| (cell, sort)))
    }
}

impl<S: CellMarkKind<MARK_TYPES>, const MARK_TYPES: usize> Marked<S, MARK_TYPES> {
    /// Marks all cells that the wanted types of mark fit, and keeps marks of other types where they fit. Returns None
    /// if no marks are left.
    pub fn marked_from_solution(
        current: Option<&Self>,
        context: &Context,
        solution: &Filling,
        wanted: &[usize],
    ) -> Option<Self> {
        let mut marks = current.cloned().unwrap_or_else(Marked::none);
        let truth = S::of_solution(context.board().cells().to_vec(), context, solution);
        for (cell, its) in truth.all() {
            for (sort, cells) in marks.cells.iter_mut().enumerate() {
                match (sort == its, wanted.contains(&sort)) {
                    (true, true) => cells.insert(cell),
                    (true, false) => {}
                    (false, _) => cells.remove(cell),
                }
            }
        }
        let some = marks.all().next().is_some();
        some.then_some(marks)
    }

    /// Returns the marks with all unmarked cells marked by one type.
    pub fn with_unmarked(current: Option<&Self>, context: &Context, sort: usize) -> Self {
        let mut marks = current.cloned().unwrap_or_else(Marked::none);
        let marked: CellSet = marks.all().map(|(cell, _)| cell).collect();
        marks.cells[sort].extend(context.board().cells().iter().copied().filter(|&cell| !marked.contains(cell)));
        marks
    }
}

impl<S: CellMarkKind<MARK_TYPES>, const MARK_TYPES: usize> Serialize for Marked<S, MARK_TYPES> {
    fn serialize<Z: Serializer>(&self, serializer: Z) -> Result<Z::Ok, Z::Error> {
        let cells =
            |name: &&'static str| S::MARK_NAMES.iter().position(|sort| sort == name).map(|sort| &self.cells[sort]);
        let used = || {
            S::FIELD_ORDER.iter().filter_map(|name| Some((name, cells(name)?))).filter(|(_, cells)| !cells.is_empty())
        };
        let mut fields = serializer.serialize_struct("Marked", used().count())?;
        for (name, cells) in used() {
            fields.serialize_field(name, cells)?;
        }
        fields.end()
    }
}

impl<'de, S: CellMarkKind<MARK_TYPES>, const MARK_TYPES: usize> Deserialize<'de> for Marked<S, MARK_TYPES> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct MarkedVisitor<S, const MARK_TYPES: usize>(PhantomData<S>);

        impl<'de, S: CellMarkKind<MARK_TYPES>, const MARK_TYPES: usize> Visitor<'de> for MarkedVisitor<S, MARK_TYPES> {
            type Value = Marked<S, MARK_TYPES>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "the cells of each mark: {}", S::MARK_NAMES.join(", "))
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut marks = Marked::none();
                while let Some(name) = map.next_key::<FieldName>()? {
                    let sort = S::MARK_NAMES.iter().position(|sort| *sort == name.0);
                    let sort = sort.ok_or_else(|| A::Error::unknown_field(&name.0, S::MARK_NAMES))?;
                    let cells: &mut CellSet = &mut marks.cells[sort];
                    if !cells.is_empty() {
                        return Err(A::Error::custom(format!("`{}` appears twice", name.0)));
                    }
                    *cells = map.next_value()?;
                }
                Ok(marks)
            }
        }

        deserializer.deserialize_struct("Marked", S::FIELD_ORDER, MarkedVisitor(PhantomData))
    }
}

/// The name of a field.
struct FieldName(String);

impl<'de> Deserialize<'de> for FieldName {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<FieldName, D::Error> {
        struct FieldNameVisitor;

        impl Visitor<'_> for FieldNameVisitor {
            type Value = FieldName;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("the name of a mark")
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<FieldName, E> {
                Ok(FieldName(text.to_owned()))
            }
        }

        deserializer.deserialize_identifier(FieldNameVisitor)
    }
}

impl<S: CellMarkKind<MARK_TYPES>, const MARK_TYPES: usize> Variant for Marked<S, MARK_TYPES> {
    type Place = CellMarks<MARK_TYPES>;
    const INFO: Info = Info {
        id: S::ID,
        group: KindGroup::Cells,
        key: S::KEY,
        brushes: if MARK_TYPES > 1 { S::MARK_NAMES } else { &[] },
        tint: S::TINT,
    };
    const EXAMPLE: &'static str = S::EXAMPLE;
    const READS_LAYERS: &'static [LayerKind] = S::READS_LAYERS;
    const IN_PARTS: bool = S::IN_PARTS;
    const ACTIONS: &'static [RuleAction<Self>] = S::ACTIONS;
    const GENERATED: Generated<Self> = match S::READS_LAYERS {
        [_, ..] => Generated::NEVER,
        [] => Generated {
            name: S::GENERATED_NAME,
            rules: RuleSource::FromSolution(|context, solution, random| {
                let mut cells = context.board().cells().to_vec();
                random.shuffle(&mut cells);
                cells.truncate(S::cells_to_try(context));
                let marks = S::of_solution(cells, context, solution);
                if marks.all().next().is_some() { vec![marks] } else { vec![] }
            }),
        },
    };

    fn new(CellMarks(cells): CellMarks<MARK_TYPES>, _brush: usize) -> Self {
        Marked { cells, kind: PhantomData }
    }

    fn place(&self) -> CellMarks<MARK_TYPES> {
        CellMarks(self.cells.clone())
    }

    fn at(&self, place: CellMarks<MARK_TYPES>) -> Self {
        Marked::new(place, 0)
    }

    fn validate(&self, context: &Context) -> Result<(), PlacementError> {
        let mut seen = CellSet::default();
        for (cell, sort) in self.all() {
            if seen.contains(cell) {
                return Err(PlacementError::MarkedTwice { cell });
            }
            seen.insert(cell);
            S::validate(context, cell, sort)?;
        }
        Ok(())
    }

    fn brush_at(&self, cell: Cell) -> Option<&'static str> {
        let sort = self.cells.iter().position(|cells| cells.contains(cell))?;
        S::MARK_NAMES.get(sort).copied().filter(|_| MARK_TYPES > 1)
    }

    fn rules_text(&self, context: &Context) -> Message {
        let used: Vec<&str> = S::MARK_NAMES
            .iter()
            .zip(&self.cells)
            .filter(|(_, cells)| !cells.is_empty())
            .map(|(name, _)| *name)
            .collect();
        let words = match used[..] {
            [only] if MARK_TYPES > 1 => format!("{}.rules-{only}", S::ID),
            _ => format!("{}.rules", S::ID),
        };
        let is_used = |name: &&'static str| if used.contains(name) { "yes" } else { "no" };
        let message = Message::new(words).with("from", context.lowest());
        let message = S::MARK_NAMES.iter().fold(message, |message, name| message.with(name, is_used(name)));
        S::with_details(message, context)
    }

    fn check(&self, context: &Context, filling: &Filling) -> bool {
        S::holds(self, context, filling)
    }

    fn lower(&self, context: &Context, model: &mut Model) {
        S::lower(self, context, model);
    }

    fn draw(&self, _context: &Context, tint: Tint, scene: &mut Scene) {
        self.all().for_each(|(cell, sort)| S::draw(cell, sort, tint, scene));
    }

    /// Turning the board or renaming its digits may change the types of mark.
    fn transformed(&self, board: &Board, step: &Transformation) -> Vec<Self> {
        let image = self.place().transformed(board, step).map(|place| self.at(place));
        let image = image.filter(|_| !S::COUNTS || step.keeps_digits());
        // Returns the marks with the types in all orders, among which the caller finds the right one by comparison.
        // With at most three types, rotations and their reversals are all orders.
        let reordered = |image: Self| {
            (0..MARK_TYPES).flat_map(move |by| {
                let mut cells = image.cells.clone();
                cells.rotate_right(by);
                let rotated = cells.clone();
                cells.reverse();
                [rotated, cells].map(|cells| Marked { cells, kind: PhantomData })
            })
        };
        image.into_iter().flat_map(reordered).collect()
    }

    fn comparison_form(&self, context: &Context, model: &mut Model) {
        if !S::READS_LAYERS.is_empty() {
            // Constraints that always hold distinguish the types of mark.
            let nothing = Weights::new(DigitSet::all(context.size()).iter().map(|_| 0));
            for (total, cells) in (1..).zip(&self.cells) {
                let terms = context.digit_ids(cells.iter()).into_iter().map(|id| (id, nothing.clone())).collect();
                model.add(Shape::Linear { terms, cmp: Cmp::AtMost, total });
            }
            return;
        }
        match S::COUNTS {
            true => self.cells.iter().for_each(|cells| model.add(Shape::AllDifferent(context.ids(cells.iter())))),
            false => S::lower(self, context, model),
        }
    }

    fn of_solution(place: CellMarks<MARK_TYPES>, context: &Context, solution: &Filling) -> Option<Self> {
        let marks = S::of_solution(place.all().collect(), context, solution);
        let some = marks.all().next().is_some();
        (some && marks.validate(context).is_ok() && marks.check(context, solution)).then_some(marks)
    }

    fn examples() -> Vec<(Board, Self)> {
        let marks = |texts: &[&str; MARK_TYPES]| {
            let cells = |sort: usize| texts[sort].parse().expect("example cells are well formed");
            Marked { cells: std::array::from_fn(cells), kind: PhantomData }
        };
        let shidoku = Board::single(2, 2).expect("2x2 boxes make a grid");
        let boards = std::iter::once(Board::classic()).chain(std::iter::repeat(shidoku));
        boards.zip(S::EXAMPLES.iter().map(marks)).collect()
    }
}
