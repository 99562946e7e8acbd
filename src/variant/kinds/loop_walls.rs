//! Wall: a loop or path to find does not cross a border between two cells, or must cross it. In a grid with regions to
//! find, the cells belong to different regions, or to the same one.

use serde::{Deserialize, Serialize};

use super::loops::{DOWN, RIGHT, directions, parts};
use crate::board::{Board, Cell, DigitSet, Filling};
use crate::model::{Cmp, Model, PairTable, Shape, Weights};
use crate::place::Border;
use crate::scene::{Ink, Item, Layer, Pen, Point, Scene, Tint, Width};
use crate::variant::{Context, Field, Generated, Info, KindGroup, LayerKind, Variant};
use crate::words::Message;

/// A border that a line to find does not cross, or must cross; or a border between regions to find, or within one.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LoopWall {
    /// The border between the two cells.
    pub border: Border,
    /// True if the line crosses the border, or if both cells belong to the same region.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub open: bool,
}

impl LoopWall {
    /// Returns the upper or left cell, and the direction from there to the other one.
    fn step(&self) -> (Cell, u8) {
        let [one, other] = self.border.pair();
        (one, if one.row == other.row { RIGHT } else { DOWN })
    }

    /// Returns the kind of the layer that the rule reads.
    fn kind(&self, context: &Context) -> Option<LayerKind> {
        context.layer_kind_at(self.border.pair()[0], Self::READS_LAYERS)
    }
}

impl Variant for LoopWall {
    type Place = Border;
    const INFO: Info =
        Info { id: "loop-wall", group: KindGroup::Borders, key: None, brushes: &["closed", "open"], tint: Tint::Grey };
    const EXAMPLE: &'static str = include_str!("../../../examples/loop.ron");
    const GENERATED: Generated<Self> = Generated::NEVER;
    const READS_LAYERS: &'static [LayerKind] = &[LayerKind::Loop, LayerKind::Region];
    const BRUSHES_REPLACE: bool = true;

    fn new(border: Border, brush: usize) -> Self {
        LoopWall { border, open: brush == 1 }
    }

    fn place(&self) -> Border {
        self.border
    }

    fn at(&self, border: Border) -> Self {
        LoopWall { border, open: self.open }
    }

    fn is_of_brush(&self, brush: usize) -> bool {
        self.open == (brush == 1)
    }

    fn rules_text(&self, context: &Context) -> Message {
        let read = match self.kind(context) {
            Some(LayerKind::Region) => "regions",
            _ => "line",
        };
        Message::new(if self.open { "loop-wall.rules-open" } else { "loop-wall.rules" }).with("read", read)
    }

    fn check(&self, context: &Context, filling: &Filling) -> bool {
        let (_, direction) = self.step();
        let values = self.border.pair().map(|cell| context.layer_value(filling, cell, Self::READS_LAYERS));
        match self.kind(context) {
            Some(LayerKind::Region) => values[1].is_some() && (values[0] == values[1]) == self.open,
            _ => values[0].is_some_and(|value| (directions(value) & direction != 0) == self.open),
        }
    }

    fn lower(&self, context: &Context, model: &mut Model) {
        let (_, direction) = self.step();
        let [first, second] = self.border.pair().map(|cell| context.layer_at(cell, Self::READS_LAYERS));
        model.add(match (self.kind(context), first, second) {
            (Some(LayerKind::Region), Some((one, values)), Some((other, _))) => {
                Shape::Pair(one, other, PairTable::new(values, |one, other| (one == other) == self.open))
            }
            (Some(LayerKind::Loop), Some((part, values)), _) => {
                Shape::Domain(part, parts(values, |part| (part & direction != 0) == self.open))
            }
            _ => Shape::AtLeastOne(vec![]),
        });
    }

    fn draw(&self, _context: &Context, tint: Tint, scene: &mut Scene) {
        let at = self.border.point();
        let (_, direction) = self.step();
        // A wall lies along the border, and a link across it.
        let is_upright = (direction == RIGHT) != self.open;
        let half = if self.open { 0.16 } else { 0.5 };
        let (x, y) = if is_upright { (0.0, half) } else { (half, 0.0) };
        let points = vec![Point::new(at.x - x, at.y - y), Point::new(at.x + x, at.y + y)];
        let (width, ink) = if self.open { (0.06, Ink::Line(tint)) } else { (0.1, Ink::Given) };
        let pen = Pen::new(Width::Cells(width)).round();
        scene.add(Layer::Frame, Item::Line { points, closed: false, pen, ink });
    }

    /// Returns a wall or an opening, as the sentences of the two differ.
    fn legend_icon(&self, tint: Tint) -> Scene {
        let same = Self::examples().into_iter().find(|(_, rule)| rule.open == self.open);
        same.map_or_else(|| Self::icon(tint), |(board, rule)| rule.cropped_drawing(&board, tint))
    }

    fn form(&mut self, _context: &Context) -> Vec<Field<'_>> {
        vec![Field::toggle("crossed", &mut self.open)]
    }

    /// Describes the border and the setting by constraints that always hold.
    fn comparison_form(&self, context: &Context, model: &mut Model) {
        let nothing = Weights::new(DigitSet::all(context.size()).iter().map(|_| 0));
        let ids = context.digit_ids(self.border.pair()).into_iter();
        let terms = ids.map(|id| (id, nothing.clone())).collect();
        model.add(Shape::Linear { terms, cmp: Cmp::AtMost, total: 1 + i32::from(self.open) });
    }

    fn examples() -> Vec<(Board, Self)> {
        let rule = |cells: [&str; 2], open| {
            let [one, other] = cells.map(|cell| cell.parse().expect("example cells are well formed"));
            LoopWall { border: Border::between(one, other).expect("example cells share an edge"), open }
        };
        let shidoku = Board::single(2, 2).expect("2x2 boxes make a grid");
        vec![
            (Board::classic(), rule(["r2c2", "r2c3"], false)),
            (shidoku.clone(), rule(["r2c2", "r3c2"], true)),
            (shidoku, rule(["r1c1", "r1c2"], false)),
        ]
    }
}
