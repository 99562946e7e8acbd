//! Anti-diagonal: each marked diagonal contains as few different digits as possible (three on a 9x9 grid).

use serde::{Deserialize, Serialize};

use crate::board::{Board, Cell, CellId, CellSet, Digit, DigitSet, Filling, GridId, Transformation};
use crate::model::{Automaton, Model, Shape};
use crate::place::{PlacementError, in_grid};
use crate::scene::{Ink, Layer, Pen, Scene, Tint, Width};
use crate::variant::{Context, Field, Generated, Info, KindGroup, RuleSource, Variant, cell_middle};
use crate::words::Message;

/// One or both diagonals of a grid.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AntiDiagonal {
    /// The grid.
    #[serde(default)]
    pub grid: GridId,
    /// True if the diagonal from the top left to the bottom right is marked.
    #[serde(default = "yes")]
    pub falling: bool,
    /// True if the diagonal from the bottom left to the top right is marked.
    #[serde(default = "yes")]
    pub rising: bool,
}

fn yes() -> bool {
    true
}

impl AntiDiagonal {
    fn lines(&self, board: &Board) -> Vec<Vec<Cell>> {
        let Some(grid) = board.grid(self.grid) else { return vec![] };
        let size = usize::from(grid.size());
        let falling = self.falling.then(|| (0..size).map(|at| grid.cell(at, at)).collect());
        let rising = self.rising.then(|| (0..size).map(|at| grid.cell(size - 1 - at, at)).collect());
        falling.into_iter().chain(rising).collect()
    }

    /// Returns the number of different digits on a diagonal: the side of the smallest square that has at least as many
    /// cells as there are digits.
    fn count(size: u8) -> u8 {
        (1..=size).find(|side| side * side >= size).unwrap_or(size)
    }
}

impl Variant for AntiDiagonal {
    type Place = GridId;
    const INFO: Info = Info { id: "anti-diagonal", group: KindGroup::Grid, key: None, brushes: &[], tint: Tint::Rose };
    const EXAMPLE: &'static str = include_str!("../../../examples/anti-diagonal.ron");
    const GENERATED: Generated<Self> = Generated {
        name: "anti-diagonal",
        rules: RuleSource::BeforeSolution(|_, _| vec![AntiDiagonal::new(GridId(0), 0)]),
    };

    fn new(grid: GridId, _brush: usize) -> Self {
        AntiDiagonal { grid, falling: true, rising: true }
    }

    fn place(&self) -> GridId {
        self.grid
    }

    fn at(&self, grid: GridId) -> Self {
        AntiDiagonal { grid, ..self.clone() }
    }

    fn validate(&self, _context: &Context) -> Result<(), PlacementError> {
        if self.falling || self.rising { Ok(()) } else { Err(PlacementError::TooFewCells { least: 2 }) }
    }

    fn rules_text(&self, context: &Context) -> Message {
        let key = if self.falling && self.rising { "anti-diagonal.rules" } else { "anti-diagonal.rules-one" };
        let count = AntiDiagonal::count(context.size());
        in_grid(context.board(), self.grid, Message::new(key).with("count", count))
    }

    fn check(&self, context: &Context, filling: &Filling) -> bool {
        let different = |line| context.digits(filling, line).into_iter().collect::<DigitSet>().len();
        let count = usize::from(AntiDiagonal::count(context.size()));
        self.lines(context.board()).into_iter().all(|line| different(line) == count)
    }

    fn lower(&self, context: &Context, model: &mut Model) {
        let count = usize::from(AntiDiagonal::count(context.size()));
        for line in self.lines(context.board()) {
            let cells = context.ids(line);
            match usize::from(context.size()) == count * count && requires_different_parts(model, &cells, count) {
                // Each part already has as many different digits as the whole line may have, so all parts have the same
                // ones.
                true => require_equal_parts(context, model, &cells, count),
                false => {
                    let step = |seen: &u32, digit: Digit| {
                        let seen = seen | DigitSet::just(digit).bits();
                        (seen.count_ones() as usize <= count).then_some(seen)
                    };
                    let few = Automaton::explore(context.size(), 0, step, |seen| seen.count_ones() as usize == count);
                    model.add(Shape::Word(cells, few));
                }
            }
        }
    }

    /// Represents each diagonal by its cells, because the constraints of [`Variant::lower`] depend on the boxes.
    fn comparison_form(&self, context: &Context, model: &mut Model) {
        self.lines(context.board()).into_iter().for_each(|line| model.add(Shape::AllDifferent(context.ids(line))));
    }

    fn draw(&self, context: &Context, tint: Tint, scene: &mut Scene) {
        for line in self.lines(context.board()) {
            let pen = Pen::new(Width::Cells(0.05)).dashed(0.16, 0.12);
            if let (Some(&first), Some(&last)) = (line.first(), line.last()) {
                scene.line(Layer::Mark, cell_middle(first), cell_middle(last), pen, Ink::Line(tint));
            }
        }
    }

    fn form(&mut self, _context: &Context) -> Vec<Field<'_>> {
        vec![Field::toggle("falling", &mut self.falling), Field::toggle("rising", &mut self.rising)]
    }

    fn cells(&self, board: &Board) -> CellSet {
        self.lines(board).into_iter().flatten().collect()
    }

    fn transformed(&self, _board: &Board, step: &Transformation) -> Vec<Self> {
        let grid = step.grid(self.grid);
        let which = [(true, true), (true, false), (false, true)].into_iter();
        which.map(|(falling, rising)| AntiDiagonal { grid, falling, rising }).collect()
    }

    fn examples() -> Vec<(Board, Self)> {
        let rule = |falling, rising| AntiDiagonal { grid: GridId(0), falling, rising };
        let shidoku = Board::single(2, 2).expect("2x2 boxes make a grid");
        let roku = Board::single(2, 3).expect("2x3 boxes make a grid");
        vec![
            (Board::classic(), rule(true, true)),
            (shidoku.clone(), rule(true, false)),
            (shidoku, rule(true, true)),
            (roku, rule(false, true)),
        ]
    }
}

/// Returns whether the model already requires different digits in each part of the line. Every `count` cells form a
/// part.
fn requires_different_parts(model: &Model, cells: &[CellId], count: usize) -> bool {
    let says = |part: &[CellId]| {
        model.shapes().any(|shape| match shape {
            Shape::ExactlyOnce(house) | Shape::AllDifferent(house) => part.iter().all(|cell| house.contains(cell)),
            Shape::Domain(..)
            | Shape::AtLeastOne(_)
            | Shape::Sum { .. }
            | Shape::Pair(..)
            | Shape::Word(..)
            | Shape::Rank(_)
            | Shape::Table(..)
            | Shape::Linear { .. }
            | Shape::Connected(_) => false,
        })
    };
    cells.chunks(count).all(says)
}

/// Requires that each digit occurs in all parts of the line or in none.
fn require_equal_parts(context: &Context, model: &mut Model, cells: &[CellId], count: usize) {
    for wanted in DigitSet::all(context.size()).iter() {
        // The state: the position on the line, and whether the digit was in the first part and in the current one.
        let step = |&(place, first, own): &(usize, bool, bool), digit| {
            let own = own || digit == wanted;
            let (ends, place) = ((place + 1) % count == 0, place + 1);
            match ends {
                false => Some((place, first, own)),
                true if place == count || own == first => Some((place, own, false)),
                true => None,
            }
        };
        let all_or_none = Automaton::explore(
            context.size(),
            (0, false, false),
            |state: &(usize, bool, bool), digit| {
                if state.0 < cells.len() { step(state, digit) } else { None }
            },
            |_| true,
        );
        model.add(Shape::Word(cells.to_vec(), all_or_none));
    }
}
