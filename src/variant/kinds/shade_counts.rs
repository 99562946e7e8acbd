//! Counts of shaded cells: a digit in a circle is the number of shaded cells around it, or the number of cells of its
//! own shade that it sees. In a grid with a loop or path to find, they count the cells on it; in one with regions to
//! find, the cells of the circle's own region.

use super::count::{Count, CountArea, CountEnd, CountLayer, READ};
use super::counting::{CountMark, draw_mark};
use crate::board::{Cell, Filling};
use crate::model::Model;
use crate::scene::{Ink, Scene, Tint};
use crate::variant::{CellMarkKind, Context, LayerKind, Marked};
use crate::words::Message;

/// The kind of circles that count shades.
#[derive(Clone, PartialEq, Debug)]
pub struct ShadeCount;

/// All circles of a puzzle that count shades: first those that count the shaded cells around them, then those that
/// count the cells of their shade in the four directions.
pub type ShadeCounts = Marked<ShadeCount, 2>;

/// The counts of both types of circle.
const COUNTS: [Count; 2] = [
    Count { area: CountArea::Around, formula: None, layer: CountLayer::Marked, end: CountEnd::Edge, own: false },
    Count { area: CountArea::Cross, formula: None, layer: CountLayer::Same, end: CountEnd::Uncounted, own: true },
];

impl CellMarkKind<2> for ShadeCount {
    const ID: &'static str = "shade-counts";
    const TINT: Tint = Tint::Grey;
    const EXAMPLE: &'static str = include_str!("../../../examples/cave.ron");
    const GENERATED_NAME: &'static str = "shade-counts";
    const MARK_NAMES: &'static [&'static str] = &["around", "seen"];
    const COUNTS: bool = true;
    const READS_LAYERS: &'static [LayerKind] = READ;
    const EXAMPLES: &'static [[&'static str; 2]] = &[["r2c2", "r2c3"], ["r1c1 r2c2", ""], ["", "r1c1 r3c4"]];

    /// Adds the layer whose cells are counted.
    fn with_details(rules: Message, context: &Context) -> Message {
        let has = |kind: LayerKind| context.layers().iter().any(|layer| layer.kind() == kind);
        let first = READ.iter().copied().find(|&kind| has(kind));
        rules.with("counted", first.map_or("shade", LayerKind::name))
    }

    fn holds(marks: &Marked<Self, 2>, context: &Context, filling: &Filling) -> bool {
        marks.all().all(|(cell, sort)| {
            let count = COUNTS[sort].count(context, filling, cell).and_then(|count| i32::try_from(count).ok());
            count.is_some_and(|count| context.values(filling, [cell]) == [count])
        })
    }

    fn lower(marks: &Marked<Self, 2>, context: &Context, model: &mut Model) {
        marks.all().for_each(|(cell, sort)| COUNTS[sort].require(context, model, cell, None));
    }

    fn draw(cell: Cell, sort: usize, tint: Tint, scene: &mut Scene) {
        // Strokes in slanted or straight directions show which type of circle it is.
        let strokes = [CountArea::Corners, CountArea::Edges][sort];
        draw_mark(scene, cell, CountMark::Circle, strokes, Ink::Line(tint));
    }
}
