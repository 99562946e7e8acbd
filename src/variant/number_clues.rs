//! Code shared by kinds with numbers outside the grid. Each number is at a position from which a line of cells is seen.

use std::collections::BTreeSet;
use std::fmt::Debug;
use std::marker::PhantomData;

use serde::{Deserialize, Serialize};

use super::clue_icon::ClueIcon;
use super::context::Context;
use super::definition::Variant;
use super::edge_form::{diagonal_fields, edge_fields};
use super::form::Field;
use super::generated::{Generated, RuleSource};
use super::group::KindGroup;
use super::info::Info;
use super::outside_drawing::{OutsideNumber, draw_outside_number};
use crate::board::{
    Board, Cell, CellId, CellSet, Digit, DigitSet, Filling, Grid, GridId, OutsidePosition, Random, Side, Transformation,
};
use crate::model::Model;
use crate::place::{OutsideClues, Place, PlacementError, in_grid};
use crate::scene::{Scene, Tint};
use crate::words::Message;

/// The numbers around a grid, of the kind `S`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(transparent, bound = "S: OutsideClueKind")]
pub struct NumberClues<S> {
    /// The positions and their numbers.
    pub clues: OutsideClues<Option<u16>>,
    #[serde(skip)]
    kind: PhantomData<S>,
}

/// A position around a grid, and the line of cells seen from there.
#[derive(Clone, Copy, Debug)]
pub struct ClueLine<'a> {
    /// The board and its rules.
    pub context: &'a Context<'a>,
    /// The outside position.
    pub outside_position: OutsidePosition,
}

impl<'a> ClueLine<'a> {
    /// Returns the grid of the line.
    pub fn grid(&self) -> &'a Grid {
        self.context.grid(self.outside_position.grid)
    }

    /// Returns the line of cells, nearest first.
    pub fn cells(&self) -> Vec<Cell> {
        self.outside_position.line(self.grid())
    }

    /// Returns the ids of the cells, nearest first.
    pub fn ids(&self) -> Vec<CellId> {
        self.context.ids(self.cells())
    }

    /// Returns the numbers of the digits along the line.
    pub fn values(&self, filling: &Filling) -> Vec<i32> {
        self.context.values(filling, self.cells())
    }
}

/// An example: the rows and columns of the boxes, and the clues at the top, on the left and along diagonals.
pub type ClueExample = (u8, u8, [&'static str; 3]);

/// A kind of number outside the grid.
pub trait OutsideClueKind: Clone + PartialEq + Debug + 'static {
    /// Message key of its name.
    const ID: &'static str;
    /// Message key of the sentence on sheets.
    const RULES: &'static str;
    /// See [`Variant::EXAMPLE`].
    const EXAMPLE: &'static str;
    /// Name by which puzzles of this kind are generated.
    const GENERATED_NAME: &'static str;
    /// See [`Variant::DIAGONAL`].
    const DIAGONAL: bool = false;
    /// See [`Variant::READS_VALUES`].
    const READS_VALUES: bool = false;
    /// True if the number is a digit of the puzzle and drawn as its symbol.
    const IS_DIGIT: bool = false;
    /// True if the order of the cells matters.
    const ORDERED: bool = true;
    /// The edges at which clues are read off a solution if the rule has no clues yet.
    const SIDES: &'static [Side] = &Side::ALL;
    /// Greatest number of clues in a generated puzzle before clues are removed, if it is limited.
    const MAX_GENERATED: Option<usize> = None;
    /// The icon in the palette.
    const ICON: ClueIcon;
    /// Clues of the examples, the first of which is the icon. Each is satisfied by some fillings but not by all.
    const EXAMPLES: &'static [ClueExample];

    /// Returns the sentence on sheets for the rule around this grid.
    fn rules(_context: &Context, _grid: GridId) -> Message {
        Message::new(Self::RULES)
    }

    /// Returns the least and the greatest valid number at a position. The least number has one character, so that the
    /// first character of a number is valid while the others are still to be typed.
    fn range(seen: &ClueLine) -> (i32, i32);

    /// Returns the clue that a filling obeys, or None if it obeys none.
    fn clue_of(seen: &ClueLine, filling: &Filling) -> Option<i32>;

    /// Adds the meaning of a clue to the model.
    fn lower(seen: &ClueLine, clue: i32, model: &mut Model);

    /// Returns whether a generated puzzle may have a clue at this position.
    fn may_generate(_seen: &ClueLine, _solution: &Filling) -> bool {
        true
    }

    /// Returns the equivalent clue after digits are mirrored (k becomes n + 1 - k), or None if there is none.
    fn reversed(_seen: &ClueLine, _clue: i32) -> Option<i32> {
        None
    }
}

/// One in this many positions of a generated puzzle has no clue, even before clues are removed.
const OMITTED_ONE_IN: usize = 3;

impl<S: OutsideClueKind> NumberClues<S> {
    /// Returns a rule with these clues.
    pub fn new(clues: OutsideClues<Option<u16>>) -> NumberClues<S> {
        NumberClues { clues, kind: PhantomData }
    }

    /// Returns the positions with a clue, and their clues.
    fn clue_lines<'a>(&self, context: &'a Context<'a>) -> impl Iterator<Item = (ClueLine<'a>, i32)> {
        self.clues
            .clues()
            .map(|(outside_position, clue)| (ClueLine { context, outside_position }, clue.map_or(0, i32::from)))
    }

    /// Returns the rule with each clue replaced, or None if some position gets none.
    fn map(&self, context: &Context, clue: impl Fn(&ClueLine, i32) -> Option<i32>) -> Option<Self> {
        let mut clues = OutsideClues::none(self.clues.grid);
        for (seen, old) in self.clue_lines(context) {
            clues.set(seen.outside_position, Some(u16::try_from(clue(&seen, old)?).ok()?));
        }
        Some(NumberClues::new(clues))
    }

    /// Returns all positions around a grid for clues of this kind.
    fn places(id: GridId, grid: &Grid) -> impl Iterator<Item = OutsidePosition> + use<S> {
        OutsidePosition::all(id, grid).filter(|outside_position| outside_position.is_diagonal() == S::DIAGONAL)
    }

    /// Returns the clues of a solution at the wanted positions.
    fn from_solution(
        context: &Context,
        solution: &Filling,
        grid: GridId,
        mut wanted: impl FnMut(&ClueLine) -> bool,
    ) -> NumberClues<S> {
        let mut clues = OutsideClues::none(grid);
        for outside_position in NumberClues::<S>::places(grid, context.grid(grid)) {
            let seen = ClueLine { context, outside_position };
            if wanted(&seen) {
                clues.set(outside_position, S::clue_of(&seen, solution).and_then(|clue| u16::try_from(clue).ok()));
            }
        }
        NumberClues::new(clues)
    }
}

/// Returns most of the clues of a solution around the first grid.
fn generate_clues<S: OutsideClueKind>(
    context: &Context,
    solution: &Filling,
    random: &mut Random,
) -> Vec<NumberClues<S>> {
    let id = GridId(0);
    let may = |outside_position: &OutsidePosition| {
        S::SIDES.contains(&outside_position.side)
            && S::may_generate(&ClueLine { context, outside_position: *outside_position }, solution)
    };
    let mut places: Vec<OutsidePosition> = NumberClues::<S>::places(id, context.grid(id)).filter(may).collect();
    random.shuffle(&mut places);
    if !S::ORDERED {
        // Both ends of a line have the same clue, so one of them is enough.
        let mut lines = BTreeSet::new();
        places.retain(|&outside_position| {
            lines.insert(ClueLine { context, outside_position }.ids().into_iter().collect::<BTreeSet<_>>())
        });
    }
    let kept = places.len() - places.len() / OMITTED_ONE_IN;
    places.truncate(S::MAX_GENERATED.map_or(kept, |most| kept.min(most)));
    let rule = NumberClues::from_solution(context, solution, id, |seen| places.contains(&seen.outside_position));
    [rule].into_iter().filter(|rule| rule.clues.check_fit(context.board()).is_ok()).collect()
}

impl<S: OutsideClueKind> Variant for NumberClues<S> {
    type Place = OutsideClues<Option<u16>>;
    const IN_PARTS: bool = true;
    const INFO: Info = Info { id: S::ID, group: KindGroup::Outside, key: None, brushes: &[], tint: Tint::Blue };
    const EXAMPLE: &'static str = S::EXAMPLE;
    const GENERATED: Generated<Self> =
        Generated { name: S::GENERATED_NAME, rules: RuleSource::FromSolution(generate_clues::<S>) };
    const DIAGONAL: bool = S::DIAGONAL;
    const READS_VALUES: bool = S::READS_VALUES;

    fn new(clues: Self::Place, _brush: usize) -> Self {
        NumberClues::new(clues)
    }

    fn place(&self) -> Self::Place {
        self.clues.clone()
    }

    fn at(&self, clues: Self::Place) -> Self {
        NumberClues::new(clues)
    }

    fn validate(&self, context: &Context) -> Result<(), PlacementError> {
        if let Some((outside_position, _)) =
            self.clues.clues().find(|(outside_position, _)| outside_position.is_diagonal() != S::DIAGONAL)
        {
            return Err(if S::DIAGONAL {
                PlacementError::NotDiagonal { outside_position }
            } else {
                PlacementError::Diagonal { outside_position }
            });
        }
        for (seen, number) in self.clue_lines(context).filter(|_| context.reads_digits()) {
            let (least, most) = S::range(&seen);
            if !(least..=most).contains(&number) {
                return Err(PlacementError::NumberUnreachable { number, least, most });
            }
        }
        Ok(())
    }

    fn rules_text(&self, context: &Context) -> Message {
        let said = S::rules(context, self.clues.grid);
        let same = |id| context.rules_of::<Self>().any(|rule| rule.clues.grid == id) && S::rules(context, id) == said;
        // A sentence that applies to all grids is printed once.
        match context.board().grid_ids().all(same) {
            true => said,
            false => in_grid(context.board(), self.clues.grid, said),
        }
    }

    fn check(&self, context: &Context, filling: &Filling) -> bool {
        self.clue_lines(context).all(|(seen, clue)| S::clue_of(&seen, filling) == Some(clue))
    }

    fn lower(&self, context: &Context, model: &mut Model) {
        self.clue_lines(context).for_each(|(seen, clue)| S::lower(&seen, clue, model));
    }

    fn icon(tint: Tint) -> Scene {
        S::ICON.scene(tint)
    }

    fn draw(&self, context: &Context, _tint: Tint, scene: &mut Scene) {
        for (outside_position, clue) in self.clues.clues() {
            let number = clue.unwrap_or_default();
            let digit = digit_of(context, i32::from(number)).filter(|_| S::IS_DIGIT);
            let number = digit.map_or(OutsideNumber::Number(number), OutsideNumber::Digit);
            draw_outside_number(context, self, outside_position, number, scene);
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

    /// Returns random valid numbers at about a quarter of the positions.
    fn random_place(board: &Board, random: &mut Random) -> Option<Self::Place> {
        let context = Context::without_rules(board);
        let id = random.pick(&board.grid_ids().collect::<Vec<_>>())?;
        let mut clues = OutsideClues::none(id);
        for outside_position in NumberClues::<S>::places(id, board.grid(id)?) {
            if random.below(4) == 0 {
                let (least, most) = S::range(&ClueLine { context: &context, outside_position });
                let number = least + i32::try_from(random.below(usize::try_from(most - least + 1).ok()?)).ok()?;
                clues.set(outside_position, u16::try_from(number).ok());
            }
        }
        Some(clues)
    }

    /// A clue moves to the position that sees the same cells. It may change if digits are mirrored (k becomes n + 1 -
    /// k).
    fn transformed(&self, board: &Board, step: &Transformation) -> Vec<Self> {
        let context = Context::without_rules(board);
        let line = |outside_position: OutsidePosition| {
            board.grid(outside_position.grid).map(|grid| outside_position.line(grid)).unwrap_or_default()
        };
        // A clue for which the order of the cells does not matter may also move to the other end of its line.
        let orders = [true, false].into_iter().filter(|&ordered| ordered || !S::ORDERED);
        let carried = orders.filter_map(|ordered| self.clues.transformed_clues(board, step, line, ordered));
        let carried = carried.map(NumberClues::new);
        carried.flat_map(|image| [image.map(&context, S::reversed), Some(image)]).flatten().collect()
    }

    /// Updates all positions that have a clue, or fills all positions at the default edges (`SIDES`) if none has a
    /// clue.
    fn of_solution(place: Self::Place, context: &Context, solution: &Filling) -> Option<Self> {
        let marked: Vec<OutsidePosition> = place.clues().map(|(outside_position, _)| outside_position).collect();
        let wanted = |seen: &ClueLine| match marked.is_empty() {
            true => S::SIDES.contains(&seen.outside_position.side),
            false => marked.contains(&seen.outside_position),
        };
        let rule = NumberClues::from_solution(context, solution, place.grid, wanted);
        (rule.clues.check_fit(context.board()).is_ok() && rule.validate(context).is_ok()).then_some(rule)
    }

    fn examples() -> Vec<(Board, Self)> {
        let example = |&(rows, cols, [top, left, diagonal]): &ClueExample| {
            let board = Board::single(rows, cols).expect("the boxes make a grid");
            let text = "example clues are well formed";
            let (top, left) = (top.parse().expect(text), left.parse().expect(text));
            let diagonal = diagonal.parse().expect(text);
            (board, NumberClues::new(OutsideClues { top, left, diagonal, ..OutsideClues::none(GridId(0)) }))
        };
        S::EXAMPLES.iter().map(example).collect()
    }
}

/// Returns the digit with this number.
fn digit_of(context: &Context, value: i32) -> Option<Digit> {
    DigitSet::all(context.size()).iter().find(|&digit| context.value(digit) == value)
}
