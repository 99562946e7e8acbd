//! Counting circles: a digit in a circle is the number of circles that contain this digit.

use crate::board::{Cell, Digit, DigitSet, Filling};
use crate::model::{Automaton, Model, Shape};
use crate::scene::{Ink, Layer, Scene, Tint, Width};
use crate::variant::{CellMarkKind, Context, Marked, cell_middle};

/// The kind of circles that count their digits.
#[derive(Clone, PartialEq, Debug)]
pub struct CountingCircle;

/// All counting circles of a puzzle.
pub type CountingCircles = Marked<CountingCircle, 1>;

impl CellMarkKind<1> for CountingCircle {
    const ID: &'static str = "counting-circles";
    const TINT: Tint = Tint::Grey;
    const EXAMPLE: &'static str = include_str!("../../../examples/counting-circles.ron");
    const GENERATED_NAME: &'static str = "counting-circles";
    const MARK_NAMES: &'static [&'static str] = &["circles"];
    const COUNTS: bool = true;
    // The circles are counted together, so none can be removed alone.
    const IN_PARTS: bool = false;
    const EXAMPLES: &'static [[&'static str; 1]] =
        &[["r2c2 r2c3 r3c4"], ["r1c1 r2c3 r3c2"], ["r1c1 r2c3 r3c2 r3c4 r4c1 r4c3"]];

    fn holds(marks: &Marked<Self, 1>, context: &Context, filling: &Filling) -> bool {
        let values = context.values(filling, marks.cells[0].iter());
        values.iter().all(|value| values.iter().filter(|&other| other == value).count() as i32 == *value)
    }

    /// Counts the circles of each digit: the count equals the digit or is zero.
    fn lower(marks: &Marked<Self, 1>, context: &Context, model: &mut Model) {
        let cells = context.ids(marks.cells[0].iter());
        for counted in DigitSet::all(context.size()).iter() {
            let most = context.value(counted);
            let step = |&count: &i32, digit: Digit| {
                let count = count + i32::from(digit == counted);
                (count <= most).then_some(count)
            };
            let counts = Automaton::explore(context.size(), 0, step, |&count| count == 0 || count == most);
            model.add(Shape::Word(cells.clone(), counts));
        }
    }

    fn draw(cell: Cell, _sort: usize, tint: Tint, scene: &mut Scene) {
        scene.ring(Layer::Mark, cell_middle(cell), 0.4, Width::Cells(0.045), Ink::Line(tint));
    }

    /// Marks as many cells of each digit as the digit says, where there are enough.
    fn of_solution(cells: Vec<Cell>, context: &Context, solution: &Filling) -> Marked<Self, 1> {
        let mut marks = Marked::none();
        for digit in DigitSet::all(context.size()).iter() {
            let own: Vec<Cell> =
                cells.iter().copied().filter(|&cell| context.digits(solution, [cell]) == [digit]).collect();
            let count = usize::try_from(context.value(digit)).unwrap_or_default();
            if own.len() >= count {
                marks.cells[0].extend(own.into_iter().take(count));
            }
        }
        marks
    }

    fn cells_to_try(context: &Context) -> usize {
        context.board().cells().len() / 2
    }
}
