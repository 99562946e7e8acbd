//! Odd and even: cells with a circle contain odd digits, and cells with a square contain even digits.

use crate::board::{Cell, CellSet, DigitSet, Filling};
use crate::model::{Model, Shape};
use crate::scene::{Ink, Layer, Scene, Tint};
use crate::variant::{CellMarkKind, Context, Marked, RuleAction, cell_area, cell_middle};

/// The kind of cells with even or odd digits.
#[derive(Clone, PartialEq, Debug)]
pub struct ParityCell;

/// All odd and even cells of a puzzle.
pub type Parity = Marked<ParityCell, 2>;

impl Parity {
    /// Returns circles in the cells of `odd` and squares in those of `even`.
    pub fn of(odd: CellSet, even: CellSet) -> Parity {
        let mut marks = Parity::none();
        marks.cells = [even, odd];
        marks
    }
}

impl CellMarkKind<2> for ParityCell {
    const ID: &'static str = "odd-even";
    const KEY: Option<char> = Some('E');
    const TINT: Tint = Tint::Grey;
    const EXAMPLE: &'static str = include_str!("../../../examples/odd-even.ron");
    const GENERATED_NAME: &'static str = "odd-even";
    const MARK_NAMES: &'static [&'static str] = &["even", "odd"];
    const FIELD_ORDER: &'static [&'static str] = &["odd", "even"];
    const EXAMPLES: &'static [[&'static str; 2]] =
        &[["r1c1 r2c2", "r1c2 r2c1"], ["r1c1", "r1c2"], ["r4c4", "r1c1 r2c3"], ["r2c2-3", ""]];
    const ACTIONS: &'static [RuleAction<Parity>] = &[
        RuleAction::with_solution("mark-all", |marks, context, solution| {
            Parity::marked_from_solution(marks, context, solution?, &[0, 1])
        }),
        RuleAction::with_solution("mark-even", |marks, context, solution| {
            Parity::marked_from_solution(marks, context, solution?, &[0])
        }),
        RuleAction::with_solution("mark-odd", |marks, context, solution| {
            Parity::marked_from_solution(marks, context, solution?, &[1])
        }),
        RuleAction::without_solution("rest-odd", |marks, context, _| Some(Parity::with_unmarked(marks, context, 1))),
        RuleAction::without_solution("rest-even", |marks, context, _| Some(Parity::with_unmarked(marks, context, 0))),
    ];

    fn holds(marks: &Parity, context: &Context, filling: &Filling) -> bool {
        marks.all().all(|(cell, sort)| context.values(filling, [cell]).iter().all(|&value| matches_parity(sort, value)))
    }

    fn lower(marks: &Parity, context: &Context, model: &mut Model) {
        for (cell, sort) in marks.all() {
            let digits = DigitSet::all(context.size()).iter();
            let allowed: DigitSet = digits.filter(|&digit| matches_parity(sort, context.value(digit))).collect();
            context.ids([cell]).into_iter().for_each(|id| model.add(Shape::Domain(id, allowed)));
        }
    }

    fn draw(cell: Cell, sort: usize, tint: Tint, scene: &mut Scene) {
        match sort {
            0 => scene.fill_areas(Layer::Mark, [cell_area(cell).expanded(-0.15)], Ink::Tint(tint)),
            _ => scene.disc(Layer::Mark, cell_middle(cell), 0.37, Ink::Tint(tint)),
        }
    }

    fn cells_to_try(context: &Context) -> usize {
        context.board().cells().len() * 3 / 10
    }
}

/// Returns whether a digit, given by its number on the board, has this parity: 0 is even, 1 is odd.
fn matches_parity(sort: usize, value: i32) -> bool {
    value.rem_euclid(2) == i32::from(sort == 1)
}
