//! Thermometer: digits increase along the thermometer from the bulb to each tip. On a slow thermometer, they may also
//! stay the same.

use serde::{Deserialize, Serialize};

use crate::board::{Board, Cell, Filling, Transformation};
use crate::model::{Model, Shape};
use crate::place::{Path, Place, PlacementError, Tree};
use crate::scene::{Ink, Layer, Pen, Scene, Tint, Width};
use crate::variant::{Context, Field, Generated, Info, KindGroup, RuleSource, Variant, cell_middle};
use crate::words::Message;

/// A thermometer.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Thermometer {
    /// The cells from the bulb to the tip.
    pub path: Path,
    /// Tubes that branch off, each beginning with the cell where it branches.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub branches: Vec<Path>,
    /// True if consecutive digits may be equal.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub slow: bool,
}

impl Thermometer {
    /// Returns whether the bulb has a ring, which marks a slow thermometer if the puzzle also has strict ones.
    fn is_ringed(&self, context: &Context) -> bool {
        self.slow && context.rules_of::<Thermometer>().any(|other| !other.slow)
    }
}

impl Variant for Thermometer {
    type Place = Tree;
    const INFO: Info =
        Info { id: "thermometer", group: KindGroup::Lines, key: Some('T'), brushes: &[], tint: Tint::Grey };
    const EXAMPLE: &'static str = include_str!("../../../examples/thermometers.ron");
    const GENERATED: Generated<Self> =
        Generated { name: "thermometers", rules: RuleSource::PlacedApart { most: 8, least_cells: 3 } };
    const READS_VALUES: bool = true;

    fn new(Tree { stem, branches }: Tree, _brush: usize) -> Self {
        Thermometer { path: stem, branches, slow: false }
    }

    fn place(&self) -> Tree {
        Tree { stem: self.path.clone(), branches: self.branches.clone() }
    }

    fn at(&self, place: Tree) -> Self {
        Thermometer { slow: self.slow, ..Thermometer::new(place, 0) }
    }

    fn validate(&self, context: &Context) -> Result<(), PlacementError> {
        match self.slow || !context.reads_digits() {
            true => Ok(()),
            false => PlacementError::check_distinct(context.size(), self.path.0.len()),
        }
    }

    fn rules_text(&self, context: &Context) -> Message {
        Message::new(match self.slow {
            true if self.is_ringed(context) => "thermometer.rules-ringed",
            true => "thermometer.rules-slow",
            false => "thermometer.rules",
        })
    }

    fn check(&self, context: &Context, filling: &Filling) -> bool {
        self.place().lines().all(|line| {
            let values = context.values(filling, line.0.iter().copied());
            values.windows(2).all(|pair| pair[0] < pair[1] || self.slow && pair[0] == pair[1])
        })
    }

    fn lower(&self, context: &Context, model: &mut Model) {
        let table = context.pair_table(|one, other| one < other || self.slow && one == other);
        for line in self.place().lines() {
            for pair in context.ids(line.0.iter().copied()).windows(2) {
                model.add(Shape::Pair(pair[0], pair[1], table.clone()));
            }
        }
    }

    fn draw(&self, context: &Context, tint: Tint, scene: &mut Scene) {
        let pen = Pen::new(Width::Cells(0.3)).round().with_bulb(0.37);
        scene.path(Layer::Mark, self.place().points(), pen, Ink::Tint(tint));
        if let Some(&bulb) = self.path.0.first().filter(|_| self.is_ringed(context)) {
            scene.ring(Layer::Mark, cell_middle(bulb), 0.29, Width::Cells(0.035), Ink::Line(tint));
        }
    }

    fn form(&mut self, _context: &Context) -> Vec<Field<'_>> {
        vec![Field::toggle("slow", &mut self.slow)]
    }

    /// Mirroring the digits exchanges the bulb and the tip. A thermometer with branches has several tips, so it cannot
    /// be reversed.
    fn transformed(&self, board: &Board, step: &Transformation) -> Vec<Self> {
        let place = self.place().transformed(board, step);
        let turned = |place: &Tree| Tree { stem: place.stem.reversed(), branches: place.branches.clone() };
        place.into_iter().flat_map(|place| [self.at(place.clone()), self.at(turned(&place))]).collect()
    }

    /// Follows the path from its start or its end for as long as digits increase, whichever is longer.
    fn of_solution(place: Tree, context: &Context, solution: &Filling) -> Option<Self> {
        let rising = |path: Path| {
            let digits = context.digits(solution, path.0.iter().copied());
            let count = 1 + digits.windows(2).take_while(|pair| pair[0] < pair[1]).count();
            Path(path.0.into_iter().take(count).collect())
        };
        let paths = [place.stem.reversed(), place.stem].map(rising).into_iter().filter(|path| path.0.len() > 1);
        paths.max_by_key(|path| path.0.len()).map(|path| Thermometer::new(Tree::line(path), 0))
    }

    fn examples() -> Vec<(Board, Self)> {
        let thermometer = |path: &str, slow| Thermometer {
            slow,
            ..Thermometer::new(Tree::line(path.parse().expect("an example path is well formed")), 0)
        };
        let shidoku = Board::single(2, 2).expect("2x2 boxes make a grid");
        vec![
            (shidoku.clone(), thermometer("r2c1 r1c1 r1c2", false)),
            (Board::classic(), thermometer("r2c2 r3c3 r4c3 r4c4", false)),
            (shidoku.clone(), thermometer("r1c2 r2c3 r3c3 r4c4", true)),
            (
                shidoku,
                Thermometer {
                    branches: vec![Path(vec![Cell::new(1, 1), Cell::new(2, 2)])],
                    ..thermometer("r1c1 r2c2 r2c3", false)
                },
            ),
        ]
    }
}
