//! What a solver or the setter has put into cells, as it is written there: colours, digits, and marks in the corners
//! and in the middle.

use std::collections::{BTreeMap, BTreeSet};

use super::clues::clue_corners;
use crate::board::{Cell, CellSet};
use crate::puzzle::{Colours, Notes, Puzzle};
use crate::scene::{Area, Ink, Item, Layer, Point, Scene, TextRole, Tint, Weight};
use crate::variant::{cell_area, fill_cells};

/// How large marks are, in cells.
const MARK: f32 = 0.24;
/// How wide a figure is beside its height.
const FIGURE: f32 = 0.62;
/// Marks in the middle stand within so much of their cell.
const MIDDLE: f32 = 0.72;
/// How far from the upper left corner of a cell the clue of a rule stands at most, in cells.
const CORNER: f32 = 0.42;

/// Where the marks of the corners stand, in the order in which solvers fill them: the corners, then the sides, and
/// then once more between them.
const CORNERS: [(f32, f32); 12] = [
    (0.2, 0.2),
    (0.8, 0.2),
    (0.2, 0.8),
    (0.8, 0.8),
    (0.5, 0.2),
    (0.5, 0.8),
    (0.2, 0.5),
    (0.8, 0.5),
    (0.335, 0.2),
    (0.665, 0.2),
    (0.335, 0.8),
    (0.665, 0.8),
];

/// How what stands in cells looks.
#[derive(Clone, Copy, Debug)]
pub struct NotesLook {
    /// Of digits and marks.
    pub ink: Ink,
    /// The font size of digits that were entered, in cells; None leaves them out.
    pub digits: Option<f32>,
}

/// The cells that have the clue of a rule in their first corner.
pub fn cells_with_clue(scene: &Scene) -> BTreeSet<Cell> {
    let cell = |item: &Item| match item {
        Item::Text { at, role: TextRole::Clue, .. } => {
            let (x, y) = (at.x - at.x.floor(), at.y - at.y.floor());
            (x < CORNER && y < CORNER).then(|| Cell::new(at.y.floor() as i16, at.x.floor() as i16))
        }
        Item::Text { .. } | Item::Fill { .. } | Item::Line { .. } | Item::Disc { .. } | Item::Ring { .. } => None,
    };
    scene.painted().filter_map(cell).collect()
}

/// Adds the marks and the colours that the setter has put into cells, as they are printed; where a solution stands in
/// the cells, the colours alone.
pub fn add_setters_marks(puzzle: &Puzzle, solved: bool, scene: &mut Scene) {
    add_colours(puzzle.progress().cells().map(|(cell, notes)| (cell, notes.colours)), scene);
    if !solved {
        add_notes(puzzle.progress().cells(), puzzle, NotesLook { ink: Ink::Given, digits: None }, scene);
    }
}

/// Adds what stands in cells without a given. Where a digit was entered, there are no marks.
pub fn add_notes<'a>(
    cells: impl Iterator<Item = (Cell, &'a Notes)>,
    puzzle: &Puzzle,
    look: NotesLook,
    scene: &mut Scene,
) {
    let clues: Vec<Area> = clue_corners(scene).collect();
    let crowded = cells_with_clue(scene);
    for (cell, notes) in cells.filter(|(cell, _)| !puzzle.givens().contains_key(cell)) {
        let area = cell_area(cell);
        let at = |(x, y): (f32, f32)| Point::new(area.min.x + x, area.min.y + y);
        let mut write = |place: (f32, f32), size: f32, role: TextRole, digit: u8| {
            scene.number(role, at(place), size, digit, Weight::Regular, look.ink);
        };
        if let Some(digit) = notes.digit {
            if let Some(size) = look.digits {
                write((0.5, 0.5), size, TextRole::Digit, digit.value());
            }
            continue;
        }
        // The first corner is left to the clue of a rule, and what a long one reaches is taken last.
        let taken = usize::from(crowded.contains(&cell));
        let touches = |&place: &(f32, f32)| taken > 0 && clues.iter().any(|clue| clue.overlaps(mark_area(at(place))));
        let (last, first): (Vec<_>, Vec<_>) = CORNERS.into_iter().skip(taken).partition(touches);
        for (digit, place) in notes.corner.iter().zip(first.into_iter().chain(last)) {
            write(place, MARK, TextRole::Mark, digit.value());
        }
        // Side by side, closer together the more there are.
        let count = notes.centre.len() as f32;
        let step = (MIDDLE / count.max(1.0)).min(MARK * FIGURE);
        for (index, digit) in notes.centre.iter().enumerate() {
            let x = 0.5 + (index as f32 - (count - 1.0) / 2.0) * step;
            write((x, 0.5), (step / FIGURE).min(MARK), TextRole::Mark, digit.value());
        }
    }
}

/// What a mark around this point takes up.
fn mark_area(at: Point) -> Area {
    let (wide, high) = (MARK * FIGURE, MARK);
    Area::new(at.x - wide / 2.0, at.y - high / 2.0, wide, high)
}

/// Adds the colours of cells; several share a cell from left to right.
pub fn add_colours(cells: impl Iterator<Item = (Cell, Colours)>, scene: &mut Scene) {
    let mut whole: BTreeMap<Tint, CellSet> = BTreeMap::new();
    let mut parts: BTreeMap<Tint, Vec<Area>> = BTreeMap::new();
    for (cell, colours) in cells {
        let (area, width) = (cell_area(cell), 1.0 / colours.len().max(1) as f32);
        for (place, tint) in colours.iter().enumerate() {
            match colours.len() {
                1 => whole.entry(tint).or_default().insert(cell),
                _ => {
                    let part = Area::new(area.min.x + place as f32 * width, area.min.y, width, 1.0);
                    parts.entry(tint).or_default().push(part);
                }
            }
        }
    }
    for (tint, cells) in whole {
        fill_cells(scene, Layer::Region, &cells, Ink::Tint(tint));
    }
    for (tint, parts) in parts {
        scene.fill_areas(Layer::Region, parts, Ink::Tint(tint));
    }
}
