//! Magic square: all rows and columns of a 3x3 square, and optionally its diagonals, have the same sum. Unlike a magic
//! box, the square need not be a box, so its sum is not known in advance and digits may repeat.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::magic_lines;
use crate::board::{Board, Cell, CellId, Filling};
use crate::model::{Cmp, Model};
use crate::place::{Place, Square};
use crate::scene::{Scene, Tint};
use crate::variant::{Context, Field, Generated, Info, KindGroup, RuleSource, Variant};
use crate::words::Message;

/// A square.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MagicSquare {
    /// The place of the square.
    pub at: Square,
    /// True if both diagonals have the same sum too.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub diagonals: bool,
}

impl MagicSquare {
    /// Returns the lines that have the same sum.
    fn lines(&self) -> Vec<Vec<Cell>> {
        magic_lines::lines(Square::SIDE as usize, &self.at.list().collect::<Vec<Cell>>(), self.diagonals)
    }

    /// Requires the two lines of each pair to have the same sum.
    fn equal_sums(context: &Context, pairs: impl IntoIterator<Item = [Vec<Cell>; 2]>, model: &mut Model) {
        for [one, other] in pairs {
            let mut factors: BTreeMap<CellId, i32> = context.ids(one).into_iter().map(|cell| (cell, 1)).collect();
            for cell in context.ids(other) {
                // Cells that both lines share cancel out.
                *factors.entry(cell).or_default() -= 1;
            }
            let terms = factors.into_iter().filter(|&(_, factor)| factor != 0).map(|(cell, factor)| (factor, cell));
            model.add(context.sum_shape(terms.collect(), Cmp::Equal, 0));
        }
    }
}

impl Variant for MagicSquare {
    type Place = Square;
    const INFO: Info =
        Info { id: "magic-square", group: KindGroup::Regions, key: Some('S'), brushes: &[], tint: Tint::Rose };
    const EXAMPLE: &'static str = include_str!("../../../examples/magic-square.ron");
    const GENERATED: Generated<Self> = Generated {
        name: "magic-squares",
        rules: RuleSource::BeforeSolution(|context, random| {
            let square = Square::random(context.board(), random);
            square.map(|at| MagicSquare { at, diagonals: false }).into_iter().collect()
        }),
    };

    fn new(at: Square, _brush: usize) -> Self {
        MagicSquare { at, diagonals: false }
    }

    fn place(&self) -> Square {
        self.at
    }

    fn at(&self, at: Square) -> Self {
        MagicSquare { at, ..*self }
    }

    fn rules_text(&self, _context: &Context) -> Message {
        Message::new(if self.diagonals { "magic-square.rules-diagonals" } else { "magic-square.rules" })
    }

    fn check(&self, context: &Context, filling: &Filling) -> bool {
        let sums: Vec<i32> = self.lines().into_iter().map(|line| context.sum(filling, line)).collect();
        sums.iter().all(|&sum| sum == sums[0])
    }

    fn lower(&self, context: &Context, model: &mut Model) {
        // The sum of every other line equals that of the first one.
        let lines = self.lines();
        let first = lines[0].clone();
        MagicSquare::equal_sums(context, lines.into_iter().skip(1).map(|line| [line, first.clone()]), model);
    }

    /// Compares all pairs of lines, since any line may become the first when the board is turned.
    fn comparison_form(&self, context: &Context, model: &mut Model) {
        let lines = self.lines();
        let pairs = lines.iter().flat_map(|one| lines.iter().map(move |other| [one.clone(), other.clone()]));
        MagicSquare::equal_sums(context, pairs.filter(|[one, other]| one < other), model);
    }

    fn draw(&self, _context: &Context, tint: Tint, scene: &mut Scene) {
        magic_lines::draw(scene, self.at.0, Square::SIDE as usize, self.diagonals, tint);
    }

    fn form(&mut self, _context: &Context) -> Vec<Field<'_>> {
        vec![Field::toggle("diagonals", &mut self.diagonals)]
    }

    fn examples() -> Vec<(Board, Self)> {
        let square = |at: &str, diagonals| MagicSquare { at: Square(at.parse().expect("an example cell")), diagonals };
        let roku = Board::single(2, 3).expect("2x3 boxes make a grid");
        vec![
            (Board::classic(), square("r2c3", false)),
            (Board::classic(), square("r4c4", true)),
            (roku, square("r2c2", false)),
        ]
    }
}
