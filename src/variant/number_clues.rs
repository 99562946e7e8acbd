//! What kinds whose clues are numbers beyond the edges have in common: around each grid a number at some of the places
//! from which a line of cells is seen.

use std::collections::BTreeSet;
use std::fmt::Debug;
use std::marker::PhantomData;

use serde::{Deserialize, Serialize};

use super::beyond::{NumberBeyond, draw_number_beyond};
use super::clue_icon::ClueIcon;
use super::edge_form::{diagonal_fields, edge_fields};
use super::{Context, Field, Generated, Group, Info, Rule, Source, Variant};
use crate::board::{
    Board, Cell, CellId, CellSet, Digit, DigitSet, Filling, Grid, GridId, Lookout, Random, Side, Transformation,
};
use crate::model::Model;
use crate::place::{Misfit, Outside, Place, in_grid};
use crate::scene::{Scene, Tint};
use crate::words::Message;

/// The numbers around one grid, of the sort `S`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(transparent, bound = "S: ClueSort")]
pub struct NumberClues<S> {
    /// Where they stand.
    pub clues: Outside<Option<u16>>,
    #[serde(skip)]
    sort: PhantomData<S>,
}

/// A place around a grid, and what is seen from there.
#[derive(Clone, Copy, Debug)]
pub struct Seen<'a> {
    /// The board.
    pub context: &'a Context<'a>,
    /// The place.
    pub lookout: Lookout,
}

impl<'a> Seen<'a> {
    /// The grid that is looked at.
    pub fn grid(&self) -> &'a Grid {
        self.context.grid(self.lookout.grid)
    }

    /// The line of cells, nearest first.
    pub fn cells(&self) -> Vec<Cell> {
        self.lookout.line(self.grid())
    }

    /// The numbers of the cells, nearest first.
    pub fn ids(&self) -> Vec<CellId> {
        self.context.ids(self.cells())
    }

    /// What the digits of the line count in sums.
    pub fn values(&self, filling: &Filling) -> Vec<i32> {
        self.context.values(filling, self.cells())
    }
}

/// An example of a sort: the rows and columns of the boxes, the clues from above and from the left, and along
/// diagonals.
pub type ClueExample = (u8, u8, [&'static str; 3]);

/// One sort of numbers beyond the edges.
pub trait ClueSort: Clone + PartialEq + Debug + 'static {
    /// The key of its name in the word files.
    const ID: &'static str;
    /// The key of the sentence on sheets.
    const RULES: &'static str;
    /// See [`Variant::EXAMPLE`].
    const EXAMPLE: &'static str;
    /// As the kind of puzzle is typed.
    const NAME: &'static str;
    /// See [`Variant::DIAGONAL`].
    const DIAGONAL: bool = false;
    /// Whether the number is a digit of the puzzle, and drawn as such.
    const IS_DIGIT: bool = false;
    /// Whether it matters in which order the cells are seen.
    const ORDERED: bool = true;
    /// The edges beyond which clues stand that are read off a solution where none is marked.
    const SIDES: &'static [Side] = &Side::ALL;
    /// The most clues of a made puzzle before it is thinned out.
    const MOST_TOLD: usize = usize::MAX;
    /// What the palette shows.
    const ICON: ClueIcon;
    /// Clues of the first example, and of others. None of them is obeyed by all fillings or by none.
    const EXAMPLES: &'static [ClueExample];

    /// The sentence on sheets, of the rule around this grid.
    fn rules(_context: &Context, _grid: GridId) -> Message {
        Message::new(Self::RULES)
    }

    /// The least and the greatest number that makes sense at a place. While a number is typed its first figure stands
    /// there alone, so that the least one has one figure.
    fn range(seen: &Seen) -> (i32, i32);

    /// The clue that is true of a filling; None when there is none.
    fn clue_of(seen: &Seen, filling: &Filling) -> Option<i32>;

    /// Adds the meaning of a clue to the model.
    fn lower(seen: &Seen, clue: i32, model: &mut Model);

    /// Whether a made puzzle may have a clue there.
    fn is_told(_seen: &Seen, _solution: &Filling) -> bool {
        true
    }

    /// The clue that says as much when each digit k becomes n + 1 - k; None when there is none.
    fn reversed(_seen: &Seen, _clue: i32) -> Option<i32> {
        None
    }
}

/// One of so many places of a made puzzle has no clue before it is thinned out.
const ONE_WITHOUT: usize = 3;

impl<S: ClueSort> NumberClues<S> {
    /// These clues.
    pub fn new(clues: Outside<Option<u16>>) -> NumberClues<S> {
        NumberClues { clues, sort: PhantomData }
    }

    /// The places with a clue, and the clues.
    fn seen<'a>(&self, context: &'a Context<'a>) -> impl Iterator<Item = (Seen<'a>, i32)> {
        self.clues.clues().map(|(lookout, clue)| (Seen { context, lookout }, clue.map_or(0, i32::from)))
    }

    /// The same places with other clues; None when some place has none.
    fn map(&self, context: &Context, clue: impl Fn(&Seen, i32) -> Option<i32>) -> Option<Self> {
        let mut clues = Outside::none(self.clues.grid);
        for (seen, old) in self.seen(context) {
            clues.set(seen.lookout, Some(u16::try_from(clue(&seen, old)?).ok()?));
        }
        Some(NumberClues::new(clues))
    }

    /// All places around a grid where clues of the sort stand.
    fn places(id: GridId, grid: &Grid) -> impl Iterator<Item = Lookout> + use<S> {
        Lookout::all(id, grid).filter(|lookout| lookout.is_diagonal() == S::DIAGONAL)
    }

    /// The clues at some places that are true of a solution.
    fn true_of(
        context: &Context,
        solution: &Filling,
        grid: GridId,
        mut wanted: impl FnMut(&Seen) -> bool,
    ) -> NumberClues<S> {
        let mut clues = Outside::none(grid);
        for lookout in NumberClues::<S>::places(grid, context.grid(grid)) {
            let seen = Seen { context, lookout };
            if wanted(&seen) {
                clues.set(lookout, S::clue_of(&seen, solution).and_then(|clue| u16::try_from(clue).ok()));
            }
        }
        NumberClues::new(clues)
    }
}

/// Most of the clues that a solution has around the first grid.
fn told<S: ClueSort>(context: &Context, solution: &Filling, random: &mut Random) -> Vec<NumberClues<S>> {
    let id = GridId(0);
    let may = |lookout: &Lookout| {
        S::SIDES.contains(&lookout.side) && S::is_told(&Seen { context, lookout: *lookout }, solution)
    };
    let mut places: Vec<Lookout> = NumberClues::<S>::places(id, context.grid(id)).filter(may).collect();
    random.shuffle(&mut places);
    if !S::ORDERED {
        // From both ends of a line the same is seen.
        let mut lines = BTreeSet::new();
        places.retain(|&lookout| lines.insert(Seen { context, lookout }.ids().into_iter().collect::<BTreeSet<_>>()));
    }
    places.truncate((places.len() - places.len() / ONE_WITHOUT).min(S::MOST_TOLD));
    let rule = NumberClues::true_of(context, solution, id, |seen| places.contains(&seen.lookout));
    [rule].into_iter().filter(|rule| rule.clues.fits(context.board()).is_ok()).collect()
}

impl<S: ClueSort> Variant for NumberClues<S>
where
    NumberClues<S>: Into<Rule>,
{
    type Place = Outside<Option<u16>>;
    const IN_PARTS: bool = true;
    const INFO: Info = Info { id: S::ID, group: Group::Outside, key: None, brushes: &[], tint: Tint::Blue };
    const EXAMPLE: &'static str = S::EXAMPLE;
    const GENERATED: Generated<Self> = Generated { name: S::NAME, rules: Source::Told(told::<S>) };
    const DIAGONAL: bool = S::DIAGONAL;

    fn new(clues: Self::Place, _brush: usize) -> Self {
        NumberClues::new(clues)
    }

    fn place(&self) -> Self::Place {
        self.clues.clone()
    }

    fn at(&self, clues: Self::Place) -> Self {
        NumberClues::new(clues)
    }

    fn suits(&self, context: &Context) -> Result<(), Misfit> {
        if let Some((lookout, _)) = self.clues.clues().find(|(lookout, _)| lookout.is_diagonal() != S::DIAGONAL) {
            return Err(if S::DIAGONAL { Misfit::NotDiagonal { lookout } } else { Misfit::Diagonal { lookout } });
        }
        for (seen, number) in self.seen(context) {
            let (least, most) = S::range(&seen);
            if !(least..=most).contains(&number) {
                return Err(Misfit::NumberUnreachable { number, least, most });
            }
        }
        Ok(())
    }

    fn rules_text(&self, context: &Context) -> Message {
        let said = S::rules(context, self.clues.grid);
        let same = |id| context.family::<Self>().any(|rule| rule.clues.grid == id) && S::rules(context, id) == said;
        // What is so around every grid is said once.
        match context.board().grid_ids().all(same) {
            true => said,
            false => in_grid(context.board(), self.clues.grid, said),
        }
    }

    fn check(&self, context: &Context, filling: &Filling) -> bool {
        self.seen(context).all(|(seen, clue)| S::clue_of(&seen, filling) == Some(clue))
    }

    fn lower(&self, context: &Context, model: &mut Model) {
        self.seen(context).for_each(|(seen, clue)| S::lower(&seen, clue, model));
    }

    fn icon(tint: Tint) -> Scene {
        S::ICON.scene(tint)
    }

    fn draw(&self, context: &Context, _tint: Tint, scene: &mut Scene) {
        for (lookout, clue) in self.clues.clues() {
            let number = clue.unwrap_or_default();
            let digit = digit_of(context, i32::from(number)).filter(|_| S::IS_DIGIT);
            let number = digit.map_or(NumberBeyond::Number(number), NumberBeyond::Digit);
            draw_number_beyond(context, self, lookout, number, scene);
        }
    }

    fn form(&mut self, _context: &Context) -> Vec<Field<'_>> {
        if S::DIAGONAL { diagonal_fields(&mut self.clues) } else { edge_fields(&mut self.clues) }
    }

    fn cells(&self, board: &Board) -> CellSet {
        self.clues.cells(board)
    }

    fn clue_digits(&self, context: &Context, piece: &str) -> Vec<Digit> {
        let digit = piece.parse().ok().filter(|_| S::IS_DIGIT).and_then(|number| digit_of(context, number));
        digit.into_iter().collect()
    }

    /// Some places of the sort, with numbers that make sense there.
    fn random_place(board: &Board, random: &mut Random) -> Option<Self::Place> {
        let context = Context::lone(board);
        let id = random.pick(&board.grid_ids().collect::<Vec<_>>())?;
        let mut clues = Outside::none(id);
        for lookout in NumberClues::<S>::places(id, board.grid(id)?) {
            if random.below(4) == 0 {
                let (least, most) = S::range(&Seen { context: &context, lookout });
                let number = least + i32::try_from(random.below(usize::try_from(most - least + 1).ok()?)).ok()?;
                clues.set(lookout, u16::try_from(number).ok());
            }
        }
        Some(clues)
    }

    /// A clue goes where the same cells are seen from. When each digit k becomes n + 1 - k, it may change.
    fn images(&self, board: &Board, step: &Transformation) -> Vec<Self> {
        let context = Context::lone(board);
        let line = |lookout: Lookout| board.grid(lookout.grid).map(|grid| lookout.line(grid)).unwrap_or_default();
        let orders = [true, false].into_iter().filter(|&ordered| ordered || !S::ORDERED);
        let carried = orders.filter_map(|ordered| self.clues.carried(board, step, line, ordered));
        let carried = carried.map(NumberClues::new);
        carried.flat_map(|image| [image.map(&context, S::reversed), Some(image)]).flatten().collect()
    }

    /// At each place with a clue the one that is true, if any is; where there is no clue yet, at all places.
    fn of_solution(place: Self::Place, context: &Context, solution: &Filling) -> Option<Self> {
        let marked: Vec<Lookout> = place.clues().map(|(lookout, _)| lookout).collect();
        let wanted = |seen: &Seen| match marked.is_empty() {
            true => S::SIDES.contains(&seen.lookout.side),
            false => marked.contains(&seen.lookout),
        };
        let rule = NumberClues::true_of(context, solution, place.grid, wanted);
        (rule.clues.fits(context.board()).is_ok() && rule.suits(context).is_ok()).then_some(rule)
    }

    fn examples() -> Vec<(Board, Self)> {
        let example = |&(rows, cols, [top, left, diagonal]): &ClueExample| {
            let board = Board::single(rows, cols).expect("the boxes make a grid");
            let text = "example clues are well formed";
            let (top, left) = (top.parse().expect(text), left.parse().expect(text));
            let diagonal = diagonal.parse().expect(text);
            (board, NumberClues::new(Outside { top, left, diagonal, ..Outside::none(GridId(0)) }))
        };
        S::EXAMPLES.iter().map(example).collect()
    }
}

/// The digit that counts so much in sums.
fn digit_of(context: &Context, value: i32) -> Option<Digit> {
    DigitSet::all(context.size()).iter().find(|&digit| context.value(digit) == value)
}
