//! Odd / even: cells with a circle hold odd digits, cells with a square hold even digits.

use serde::{Deserialize, Serialize};

use crate::board::{Board, CellSet, Digit, DigitSet, Filling, Random, Transformation};
use crate::model::{Model, Shape};
use crate::place::{Marks, Misfit, Place};
use crate::scene::{Ink, Layer, Scene, Tint};
use crate::variant::{Action, Context, Generated, Group, Info, Source, Variant, cell_area, cell_middle};
use crate::words::Message;

/// The marked cells, anywhere on the board: all marks of a puzzle are one rule.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Parity {
    /// The cells with a circle.
    #[serde(default, skip_serializing_if = "CellSet::is_empty")]
    pub odd: CellSet,
    /// The cells with a square.
    #[serde(default, skip_serializing_if = "CellSet::is_empty")]
    pub even: CellSet,
}

impl Parity {
    /// Marks every cell odd or even as the solution has it, where the sort of mark is wanted; marks of the other sort
    /// stay where they are true.
    fn marked(
        current: Option<&Parity>,
        context: &Context,
        solution: Option<&Filling>,
        odd: bool,
        even: bool,
    ) -> Parity {
        let mut rule = current.cloned().unwrap_or_default();
        let digits = solution.map(Filling::digits).unwrap_or_default();
        for (&cell, digit) in context.board().cells().iter().zip(digits) {
            let (own, other, wanted) = match is_odd(context, *digit) {
                true => (&mut rule.odd, &mut rule.even, odd),
                false => (&mut rule.even, &mut rule.odd, even),
            };
            if wanted {
                own.insert(cell);
            }
            other.remove(cell);
        }
        rule
    }

    /// The cells without a mark.
    fn rest(current: Option<&Parity>, context: &Context) -> CellSet {
        let marked = |&cell: &_| current.is_some_and(|rule| rule.odd.contains(cell) || rule.even.contains(cell));
        context.board().cells().iter().copied().filter(|cell| !marked(cell)).collect()
    }

    fn unless_empty(self) -> Option<Parity> {
        let empty = self.odd.is_empty() && self.even.is_empty();
        (!empty).then_some(self)
    }
}

impl Variant for Parity {
    // The first brush is for squares.
    type Place = Marks<2>;
    const INFO: Info =
        Info { id: "odd-even", group: Group::Cells, key: Some('E'), brushes: &["even", "odd"], tint: Tint::Grey };
    const EXAMPLE: &'static str = include_str!("../../../examples/odd-even.ron");
    const GENERATED: Generated<Self> = Generated { name: "odd-even", rules: Source::Told(told) };
    const IN_PARTS: bool = true;
    const ACTIONS: &'static [Action<Self>] = &[
        Action {
            id: "mark-all",
            needs_solution: true,
            run: |rule, context, solution| Parity::marked(rule, context, solution, true, true).unless_empty(),
        },
        Action {
            id: "mark-even",
            needs_solution: true,
            run: |rule, context, solution| Parity::marked(rule, context, solution, false, true).unless_empty(),
        },
        Action {
            id: "mark-odd",
            needs_solution: true,
            run: |rule, context, solution| Parity::marked(rule, context, solution, true, false).unless_empty(),
        },
        Action {
            id: "rest-odd",
            needs_solution: false,
            run: |rule, context, _| {
                let mut made = rule.cloned().unwrap_or_default();
                made.odd.extend(Parity::rest(rule, context).iter());
                made.unless_empty()
            },
        },
        Action {
            id: "rest-even",
            needs_solution: false,
            run: |rule, context, _| {
                let mut made = rule.cloned().unwrap_or_default();
                made.even.extend(Parity::rest(rule, context).iter());
                made.unless_empty()
            },
        },
    ];

    fn new(Marks([even, odd]): Marks<2>, _brush: usize) -> Self {
        Parity { odd, even }
    }

    fn place(&self) -> Marks<2> {
        Marks([self.even.clone(), self.odd.clone()])
    }

    fn at(&self, place: Marks<2>) -> Self {
        Parity::new(place, 0)
    }

    fn suits(&self, _context: &Context) -> Result<(), Misfit> {
        let both = self.odd.iter().find(|&cell| self.even.contains(cell));
        both.map_or(Ok(()), |cell| Err(Misfit::OddAndEven { cell }))
    }

    fn rules_text(&self, _context: &Context) -> Message {
        Message::new(match (self.odd.is_empty(), self.even.is_empty()) {
            (false, true) => "odd-even.rules-odd",
            (true, false) => "odd-even.rules-even",
            _ => "odd-even.rules",
        })
    }

    fn check(&self, context: &Context, filling: &Filling) -> bool {
        context.digits(filling, self.odd.iter()).into_iter().all(|digit| is_odd(context, digit))
            && context.digits(filling, self.even.iter()).into_iter().all(|digit| !is_odd(context, digit))
    }

    fn lower(&self, context: &Context, model: &mut Model) {
        let digits = DigitSet::all(context.size());
        for (cells, odd) in [(&self.odd, true), (&self.even, false)] {
            let allowed: DigitSet = digits.iter().filter(|&digit| is_odd(context, digit) == odd).collect();
            context.ids(cells.iter()).into_iter().for_each(|id| model.add(Shape::Domain(id, allowed)));
        }
    }

    fn draw(&self, _context: &Context, tint: Tint, scene: &mut Scene) {
        for cell in self.odd.iter() {
            scene.disc(Layer::Mark, cell_middle(cell), 0.37, Ink::Tint(tint));
        }
        let squares = self.even.iter().map(|cell| cell_area(cell).expanded(-0.15));
        scene.fill_areas(Layer::Mark, squares, Ink::Tint(tint));
    }

    /// Odd digits stay odd, or all become even.
    fn images(&self, board: &Board, step: &Transformation) -> Vec<Self> {
        let image = self.place().transformed(board, step).map(|place| self.at(place));
        image
            .into_iter()
            .flat_map(|Parity { odd, even }| {
                [(&odd, &even), (&even, &odd)].map(|(odd, even)| Parity { odd: odd.clone(), even: even.clone() })
            })
            .collect()
    }

    /// Each marked cell as it is.
    fn of_solution(place: Marks<2>, context: &Context, solution: &Filling) -> Option<Self> {
        let (odd, even) =
            place.all().partition(|&cell| context.values(solution, [cell]).iter().all(|value| value % 2 == 1));
        let (odd, even): (Vec<_>, Vec<_>) = (odd, even);
        Parity { odd: odd.into_iter().collect(), even: even.into_iter().collect() }.unless_empty()
    }

    fn examples() -> Vec<(Board, Self)> {
        let cells = |text: &str| -> CellSet { text.parse().expect("example cells are well formed") };
        let shidoku = Board::single(2, 2).expect("2x2 boxes make a grid");
        let parity = |odd: &str, even: &str| Parity { odd: cells(odd), even: cells(even) };
        vec![
            (shidoku.clone(), parity("r1c2", "r1c1")),
            (Board::classic(), parity("r2c3 r8c6 r5c5", "r1c1 r9c9 r3c7")),
            (shidoku.clone(), parity("r1c1 r2c3", "r4c4")),
            (shidoku, parity("", "r2c2-3")),
        ]
    }
}

/// Whether the number that a digit is on its board is odd.
fn is_odd(context: &Context, digit: Digit) -> bool {
    context.value(digit) % 2 == 1
}

/// Three cells in ten, marked as they are.
fn told(context: &Context, solution: &Filling, random: &mut Random) -> Vec<Parity> {
    let mut cells = context.board().cells().to_vec();
    random.shuffle(&mut cells);
    cells.truncate(cells.len() * 3 / 10);
    let marks = Marks([cells.into_iter().collect(), CellSet::default()]);
    Parity::of_solution(marks, context, solution).into_iter().collect()
}
