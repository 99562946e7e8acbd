//! What kinds whose rules are marks in cells have in common: all marks of a puzzle are one rule.

use std::fmt::{self, Debug};
use std::marker::PhantomData;

use serde::de::{Error, MapAccess, Visitor};
use serde::ser::SerializeStruct;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Action, Context, Generated, Group, Info, Rule, Source, Variant};
use crate::board::{Board, Cell, CellSet, Filling, Transformation};
use crate::model::{Model, Shape};
use crate::place::{Marks, Misfit, Place};
use crate::scene::{Scene, Tint};
use crate::words::Message;

/// Marked cells of the kind `S`, anywhere on the board, with `SORTS` sorts of mark.
#[derive(Clone, PartialEq, Debug)]
pub struct Marked<S, const SORTS: usize> {
    /// The cells of each sort.
    pub cells: [CellSet; SORTS],
    kind: PhantomData<S>,
}

/// One kind of marks.
pub trait MarkSort<const SORTS: usize>: Clone + PartialEq + Debug + 'static {
    /// The key of its name in the word files. Its attribute `rules` is the sentence on sheets; with several sorts,
    /// there is one for each, `rules-SORT`.
    const ID: &'static str;
    /// The key that takes up the tool, if it has one.
    const KEY: Option<char> = None;
    /// The tint new marks have.
    const TINT: Tint;
    /// See [`Variant::EXAMPLE`].
    const EXAMPLE: &'static str;
    /// As the kind of puzzle is typed.
    const NAME: &'static str;
    /// The names of the sorts: the fields in files, and the attributes that name the brushes.
    const SORTS_NAMED: &'static [&'static str];
    /// The same names in the order in which files have them.
    const WRITTEN: &'static [&'static str] = Self::SORTS_NAMED;
    /// Whether the marks count digits: then they have a meaning only as long as digits keep their names, and whatever
    /// the order of the cells.
    const COUNTS: bool = false;
    /// See [`Variant::IN_PARTS`].
    const IN_PARTS: bool = true;
    /// See [`Variant::ACTIONS`].
    const ACTIONS: &'static [Action<Marked<Self, SORTS>>] = &[];

    /// Marks of the examples, for each sort: the first on a 9x9 board, the others on a 4x4 board.
    const EXAMPLES: &'static [[&'static str; SORTS]];

    /// Adds to its sentence what else that says, such as classes of digits.
    fn with_details(rules: Message, _context: &Context) -> Message {
        rules
    }

    /// Whether a filling obeys the marks.
    fn holds(marks: &Marked<Self, SORTS>, context: &Context, filling: &Filling) -> bool;

    /// Adds the meaning to the model.
    fn lower(marks: &Marked<Self, SORTS>, context: &Context, model: &mut Model);

    /// Draws one mark.
    fn draw(cell: Cell, sort: usize, tint: Tint, scene: &mut Scene);

    /// Whether a grid of the board can have such marks at a cell.
    ///
    /// # Errors
    /// Why it cannot.
    fn suits(_context: &Context, _cell: Cell, _sort: usize) -> Result<(), Misfit> {
        Ok(())
    }

    /// Marks at some of these cells that are true of a solution. By itself: each cell with the first sort of mark that
    /// is true of it alone.
    fn of_solution(cells: Vec<Cell>, context: &Context, solution: &Filling) -> Marked<Self, SORTS> {
        let mut marks = Marked::none();
        for cell in cells {
            let alone = |sort: usize| {
                let mut alone = Marked::<Self, SORTS>::none();
                alone.cells[sort].insert(cell);
                Self::suits(context, cell, sort).is_ok() && Self::holds(&alone, context, solution)
            };
            if let Some(sort) = (0..SORTS).find(|&sort| alone(sort)) {
                marks.cells[sort].insert(cell);
            }
        }
        marks
    }

    /// How many of all cells are tried for marks in a made puzzle.
    fn tried(context: &Context) -> usize {
        context.board().cells().len() / 4
    }
}

impl<S, const SORTS: usize> Marked<S, SORTS> {
    /// No marks.
    pub fn none() -> Marked<S, SORTS> {
        Marked { cells: std::array::from_fn(|_| CellSet::default()), kind: PhantomData }
    }

    /// The marked cells with their sorts.
    pub fn all(&self) -> impl Iterator<Item = (Cell, usize)> + '_ {
        self.cells.iter().enumerate().flat_map(|(sort, cells)| cells.iter().map(move |cell| (cell, sort)))
    }
}

impl<S: MarkSort<SORTS>, const SORTS: usize> Marked<S, SORTS> {
    /// Marks of the wanted sorts in all cells that they are true of; marks of other sorts stay where they are true.
    /// None when that leaves none.
    pub fn told(current: Option<&Self>, context: &Context, solution: &Filling, wanted: &[usize]) -> Option<Self> {
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

    /// The marks, and marks of one sort in all cells that have none.
    pub fn with_the_rest(current: Option<&Self>, context: &Context, sort: usize) -> Self {
        let mut marks = current.cloned().unwrap_or_else(Marked::none);
        let marked: CellSet = marks.all().map(|(cell, _)| cell).collect();
        marks.cells[sort].extend(context.board().cells().iter().copied().filter(|&cell| !marked.contains(cell)));
        marks
    }
}

impl<S: MarkSort<SORTS>, const SORTS: usize> Serialize for Marked<S, SORTS> {
    fn serialize<Z: Serializer>(&self, serializer: Z) -> Result<Z::Ok, Z::Error> {
        let cells =
            |name: &&'static str| S::SORTS_NAMED.iter().position(|sort| sort == name).map(|sort| &self.cells[sort]);
        let used =
            || S::WRITTEN.iter().filter_map(|name| Some((name, cells(name)?))).filter(|(_, cells)| !cells.is_empty());
        let mut fields = serializer.serialize_struct("Marked", used().count())?;
        for (name, cells) in used() {
            fields.serialize_field(name, cells)?;
        }
        fields.end()
    }
}

impl<'de, S: MarkSort<SORTS>, const SORTS: usize> Deserialize<'de> for Marked<S, SORTS> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Fields<S, const SORTS: usize>(PhantomData<S>);

        impl<'de, S: MarkSort<SORTS>, const SORTS: usize> Visitor<'de> for Fields<S, SORTS> {
            type Value = Marked<S, SORTS>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "the cells of each mark: {}", S::SORTS_NAMED.join(", "))
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut marks = Marked::none();
                while let Some(name) = map.next_key::<Name>()? {
                    let sort = S::SORTS_NAMED.iter().position(|sort| *sort == name.0);
                    let sort = sort.ok_or_else(|| A::Error::unknown_field(&name.0, S::SORTS_NAMED))?;
                    let cells: &mut CellSet = &mut marks.cells[sort];
                    if !cells.is_empty() {
                        return Err(A::Error::custom(format!("`{}` stands there twice", name.0)));
                    }
                    *cells = map.next_value()?;
                }
                Ok(marks)
            }
        }

        deserializer.deserialize_struct("Marked", S::WRITTEN, Fields(PhantomData))
    }
}

/// The name of a field.
struct Name(String);

impl<'de> Deserialize<'de> for Name {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Name, D::Error> {
        struct Text;

        impl Visitor<'_> for Text {
            type Value = Name;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("the name of a mark")
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<Name, E> {
                Ok(Name(text.to_owned()))
            }
        }

        deserializer.deserialize_identifier(Text)
    }
}

impl<S: MarkSort<SORTS>, const SORTS: usize> Variant for Marked<S, SORTS>
where
    Marked<S, SORTS>: Into<Rule>,
{
    type Place = Marks<SORTS>;
    const INFO: Info = Info {
        id: S::ID,
        group: Group::Cells,
        key: S::KEY,
        brushes: if SORTS > 1 { S::SORTS_NAMED } else { &[] },
        tint: S::TINT,
    };
    const EXAMPLE: &'static str = S::EXAMPLE;
    const IN_PARTS: bool = S::IN_PARTS;
    const ACTIONS: &'static [Action<Self>] = S::ACTIONS;
    const GENERATED: Generated<Self> = Generated {
        name: S::NAME,
        rules: Source::Told(|context, solution, random| {
            let mut cells = context.board().cells().to_vec();
            random.shuffle(&mut cells);
            cells.truncate(S::tried(context));
            let marks = S::of_solution(cells, context, solution);
            if marks.all().next().is_some() { vec![marks] } else { vec![] }
        }),
    };

    fn new(Marks(cells): Marks<SORTS>, _brush: usize) -> Self {
        Marked { cells, kind: PhantomData }
    }

    fn place(&self) -> Marks<SORTS> {
        Marks(self.cells.clone())
    }

    fn at(&self, place: Marks<SORTS>) -> Self {
        Marked::new(place, 0)
    }

    fn suits(&self, context: &Context) -> Result<(), Misfit> {
        let mut seen = CellSet::default();
        for (cell, sort) in self.all() {
            if seen.contains(cell) {
                return Err(Misfit::MarkedTwice { cell });
            }
            seen.insert(cell);
            S::suits(context, cell, sort)?;
        }
        Ok(())
    }

    fn brush_at(&self, cell: Cell) -> Option<&'static str> {
        let sort = self.cells.iter().position(|cells| cells.contains(cell))?;
        S::SORTS_NAMED.get(sort).copied().filter(|_| SORTS > 1)
    }

    fn rules_text(&self, context: &Context) -> Message {
        let used: Vec<&str> = S::SORTS_NAMED
            .iter()
            .zip(&self.cells)
            .filter(|(_, cells)| !cells.is_empty())
            .map(|(name, _)| *name)
            .collect();
        let words = match used[..] {
            [only] if SORTS > 1 => format!("{}.rules-{only}", S::ID),
            _ => format!("{}.rules", S::ID),
        };
        S::with_details(Message::new(words).with("from", context.lowest()), context)
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

    /// On a turned board or with other names of the digits, marks may become those of another sort.
    fn images(&self, board: &Board, step: &Transformation) -> Vec<Self> {
        let image = self.place().transformed(board, step).map(|place| self.at(place));
        let image = image.filter(|_| !S::COUNTS || step.keeps_digits());
        // What sort a mark becomes is seen by what it says then: all orders of at most three.
        let reordered = |image: Self| {
            (0..SORTS).flat_map(move |by| {
                let mut cells = image.cells.clone();
                cells.rotate_right(by);
                let rotated = cells.clone();
                cells.reverse();
                [rotated, cells].map(|cells| Marked { cells, kind: PhantomData })
            })
        };
        image.into_iter().flat_map(reordered).collect()
    }

    fn compared(&self, context: &Context, model: &mut Model) {
        match S::COUNTS {
            true => self.cells.iter().for_each(|cells| model.add(Shape::AllDifferent(context.ids(cells.iter())))),
            false => S::lower(self, context, model),
        }
    }

    fn of_solution(place: Marks<SORTS>, context: &Context, solution: &Filling) -> Option<Self> {
        let marks = S::of_solution(place.all().collect(), context, solution);
        let some = marks.all().next().is_some();
        (some && marks.suits(context).is_ok() && marks.check(context, solution)).then_some(marks)
    }

    fn examples() -> Vec<(Board, Self)> {
        let marks = |texts: &[&str; SORTS]| {
            let cells = |sort: usize| texts[sort].parse().expect("example cells are well formed");
            Marked { cells: std::array::from_fn(cells), kind: PhantomData }
        };
        let shidoku = Board::single(2, 2).expect("2x2 boxes make a grid");
        let boards = std::iter::once(Board::classic()).chain(std::iter::repeat(shidoku));
        boards.zip(S::EXAMPLES.iter().map(marks)).collect()
    }
}
