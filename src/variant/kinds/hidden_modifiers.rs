//! Modifiers to find: the solver has to find the cells whose values are doubled, for example. There is one of them in
//! each row, column and box, and each digit is modified once.

use serde::{Deserialize, Serialize};

use crate::board::{Board, CellId, Digit, DigitSet, Filling, GridId, House};
use crate::model::{Cmp, Model, Shape, Tuples, Weights};
use crate::place::in_grid;
use crate::scene::{Area, Ink, Layer, Scene, Tint};
use crate::variant::{
    Change, Context, Field, Generated, Info, KindGroup, LayerKind, RuleLayer, Variant, draw_modifier, fill_cells,
};
use crate::words::Message;

use super::modified_cells::described;

/// The modifiers of a grid.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HiddenModifiers {
    /// The grid.
    #[serde(default)]
    pub grid: GridId,
    /// The change of the values of the cells.
    #[serde(default)]
    pub change: Change,
    /// True if each row, column and box contains one of them.
    #[serde(default = "default_true", skip_serializing_if = "Clone::clone")]
    pub one_per_house: bool,
    /// True if each digit is in one of them.
    #[serde(default = "default_true", skip_serializing_if = "Clone::clone")]
    pub each_digit: bool,
}

fn default_true() -> bool {
    true
}

impl HiddenModifiers {
    fn houses<'b>(&self, board: &'b Board) -> impl Iterator<Item = &'b House> {
        let (grid, wanted) = (self.grid, self.one_per_house);
        board.houses().iter().filter(move |house| wanted && house.grid == grid)
    }
}

impl Variant for HiddenModifiers {
    type Place = GridId;
    const INFO: Info = Info {
        id: "hidden-modifiers",
        group: KindGroup::Grid,
        key: None,
        brushes: Change::OPTIONS,
        tint: Tint::Violet,
    };
    const EXAMPLE: &'static str = include_str!("../../../examples/doublers.ron");
    const GENERATED: Generated<Self> = Generated::NEVER;

    fn new(grid: GridId, brush: usize) -> Self {
        let change = Change::ALL.get(brush).copied().unwrap_or_default();
        HiddenModifiers { grid, change, one_per_house: true, each_digit: true }
    }

    fn place(&self) -> GridId {
        self.grid
    }

    fn at(&self, grid: GridId) -> Self {
        HiddenModifiers { grid, ..*self }
    }

    fn is_of_brush(&self, brush: usize) -> bool {
        Change::ALL.get(brush) == Some(&self.change)
    }

    fn rules_text(&self, context: &Context) -> Message {
        let key = |yes: bool| if yes { "yes" } else { "no" };
        let rules = Message::new(format!("hidden-modifiers.rules-{}", self.change.key()));
        let placed = Message::new("hidden-modifiers.placed")
            .with("houses", key(self.one_per_house))
            .with("digits", key(self.each_digit))
            .with("rule", rules);
        in_grid(context.board(), self.grid, placed)
    }

    fn change(&self) -> Option<Change> {
        Some(self.change)
    }

    /// Returns a layer whose variables have the value 1 in cells without a modifier, and d + 1 in modified cells with
    /// the digit d.
    fn layer(&self, board: &Board) -> Option<RuleLayer> {
        let grid = board.grid(self.grid)?;
        let cells = board.cells().iter().copied().filter(|&cell| grid.contains(cell)).collect();
        Some(RuleLayer { kind: LayerKind::Mark, values: board.size() + 1, cells })
    }

    fn check(&self, context: &Context, filling: &Filling) -> bool {
        let Some(marked) = context.layer_of(self).and_then(|layer| layer.marked(filling)) else { return false };
        // The mark of a cell tells its digit.
        let are_marks = marked.iter().all(|&(cell, mark)| mark.index() == filling[cell].index() + 1);
        let cells: Vec<CellId> = marked.iter().map(|&(cell, _)| cell).collect();
        let per_house = |house: &House| house.cells.iter().filter(|cell| cells.contains(cell)).count() == 1;
        let digits: DigitSet = cells.iter().map(|&cell| filling[cell]).collect();
        let each_digit_once = cells.len() == usize::from(context.size()) && digits.len() == cells.len();
        are_marks && self.houses(context.board()).all(per_house) && (!self.each_digit || each_digit_once)
    }

    fn lower(&self, context: &Context, model: &mut Model) {
        let Some(layer) = context.layer_of(self) else { return };
        let digits = DigitSet::all(context.size());
        let mark_of = |digit: Digit| Digit::from_index(digit.index() + 1);
        let pairs = digits.iter().flat_map(|digit| [vec![digit, Digit::from_index(0)], vec![digit, mark_of(digit)]]);
        let table = Tuples::new(2, pairs);
        for (cell, mark) in layer.variables() {
            model.add(Shape::Table(vec![cell, mark], table.clone()));
        }
        // Counts the cells with some of the values.
        let count = |cells: &mut dyn Iterator<Item = CellId>, counted: &dyn Fn(u8) -> bool| {
            let weights = Weights::new((0..=context.size()).map(|value| i32::from(counted(value))));
            let terms = cells.map(|mark| (mark, weights.clone())).collect();
            Shape::Linear { terms, cmp: Cmp::Equal, total: 1 }
        };
        for house in self.houses(context.board()) {
            let marks = layer.variables().filter(|(cell, _)| house.cells.contains(cell)).map(|(_, mark)| mark);
            model.add(count(&mut { marks }, &|value| value > 0));
        }
        if self.each_digit {
            for digit in digits.iter() {
                let marks = layer.variables().map(|(_, mark)| mark);
                model.add(count(&mut { marks }, &|value| value == digit.value()));
            }
        }
    }

    /// Draws nothing, because only the rules text states the rule.
    fn draw(&self, _context: &Context, _tint: Tint, _scene: &mut Scene) {}

    fn icon(tint: Tint) -> Scene {
        let mut scene = Scene::new(Area::new(0.0, 0.0, 3.0, 3.0));
        let cells = "r1c2 r2c3 r3c1".parse().expect("the cells of the icon are well formed");
        fill_cells(&mut scene, Layer::Region, &cells, Ink::Tint(tint));
        cells.iter().for_each(|cell| draw_modifier(&mut scene, cell, Change::Doubled));
        scene
    }

    fn form(&mut self, _context: &Context) -> Vec<Field<'_>> {
        vec![
            Field::choice("change", Change::OPTIONS, &mut self.change),
            Field::toggle("houses", &mut self.one_per_house),
            Field::toggle("digits", &mut self.each_digit),
        ]
    }

    /// Describes the values and the placement by constraints that always hold. Renamed digits have other values.
    fn comparison_form(&self, context: &Context, model: &mut Model) {
        let Some(layer) = self.layer(context.board()) else { return };
        let Shape::Linear { terms, cmp, total } = described(self.change, context, context.ids(layer.cells)) else {
            return;
        };
        let settings = 2 * i32::from(self.one_per_house) + i32::from(self.each_digit);
        model.add(Shape::Linear { terms, cmp, total: total - settings });
    }

    fn examples() -> Vec<(Board, Self)> {
        let shidoku = Board::single(2, 2).expect("2x2 boxes make a grid");
        let rule = |brush| HiddenModifiers::new(GridId(0), brush);
        vec![
            (Board::classic(), rule(0)),
            (shidoku.clone(), rule(1)),
            (shidoku, HiddenModifiers { each_digit: false, ..rule(3) }),
        ]
    }
}
