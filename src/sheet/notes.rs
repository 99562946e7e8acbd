//! The notes that a solver or setter has made in cells: colours, digits, corner marks and centre marks.

use std::collections::{BTreeMap, BTreeSet};

use super::clues::clue_corners;
use crate::board::{Cell, CellSet};
use crate::puzzle::{Colours, Notes, Puzzle};
use crate::scene::{Area, Ink, Item, Layer, Point, Scene, TextRole, Tint, Weight};
use crate::variant::{cell_area, fill_cells};

/// The font size of marks, in cells.
const MARK_SIZE: f32 = 0.24;
/// The width of a digit relative to its size.
const DIGIT_WIDTH_RATIO: f32 = 0.62;
/// The share of the cell's width that is available to centre marks.
const CENTRE_MARKS_SHARE: f32 = 0.72;
/// The range in which the clue of a rule lies in the upper left corner of its cell, in cells.
const CLUE_CORNER: f32 = 0.42;

/// The positions of corner marks, in the order in which they are filled: the corners, then the sides, then the
/// positions between them.
const CORNER_MARK_PLACES: [(f32, f32); 12] = [
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

/// The style of notes.
#[derive(Clone, Copy, Debug)]
pub struct NotesStyle {
    /// The ink of digits and marks.
    pub ink: Ink,
    /// The font size of entered digits in cells, or `None` to leave them out.
    pub digits: Option<f32>,
}

/// Returns the cells with the clue of a rule in their upper left corner.
pub fn cells_with_clue(scene: &Scene) -> BTreeSet<Cell> {
    let cell = |item: &Item| match item {
        Item::Text { at, role: TextRole::Clue, .. } => {
            let (x, y) = (at.x - at.x.floor(), at.y - at.y.floor());
            (x < CLUE_CORNER && y < CLUE_CORNER).then(|| Cell::new(at.y.floor() as i16, at.x.floor() as i16))
        }
        Item::Text { .. }
        | Item::Fill { .. }
        | Item::Line { .. }
        | Item::Disc { .. }
        | Item::Ring { .. }
        | Item::Image { .. } => None,
    };
    scene.painted().filter_map(cell).collect()
}

/// Adds the setter's marks and cell colours for printing, or only the colours if the cells show the solution.
pub fn add_setters_marks(puzzle: &Puzzle, solved: bool, scene: &mut Scene) {
    add_colours(puzzle.progress().cells().map(|(cell, notes)| (cell, notes.colours)), scene);
    if !solved {
        add_notes(puzzle.progress().cells(), puzzle, NotesStyle { ink: Ink::Given, digits: None }, scene);
    }
}

/// Adds the notes in cells without a given. A cell with an entered digit shows no marks.
pub fn add_notes<'a>(
    cells: impl Iterator<Item = (Cell, &'a Notes)>,
    puzzle: &Puzzle,
    look: NotesStyle,
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
        // The first corner is reserved for the clue of a rule. Positions that a long clue covers are filled last.
        let taken = usize::from(crowded.contains(&cell));
        let touches = |&place: &(f32, f32)| taken > 0 && clues.iter().any(|clue| clue.overlaps(mark_area(at(place))));
        let (last, first): (Vec<_>, Vec<_>) = CORNER_MARK_PLACES.into_iter().skip(taken).partition(touches);
        for (digit, place) in notes.corner.iter().zip(first.into_iter().chain(last)) {
            write(place, MARK_SIZE, TextRole::Mark, digit.value());
        }
        // The marks are set side by side, and move closer together the more there are.
        let count = notes.centre.len() as f32;
        let step = (CENTRE_MARKS_SHARE / count.max(1.0)).min(MARK_SIZE * DIGIT_WIDTH_RATIO);
        for (index, digit) in notes.centre.iter().enumerate() {
            let x = 0.5 + (index as f32 - (count - 1.0) / 2.0) * step;
            write((x, 0.5), (step / DIGIT_WIDTH_RATIO).min(MARK_SIZE), TextRole::Mark, digit.value());
        }
    }
}

/// Returns the area covered by a mark at this point.
fn mark_area(at: Point) -> Area {
    let (wide, high) = (MARK_SIZE * DIGIT_WIDTH_RATIO, MARK_SIZE);
    Area::new(at.x - wide / 2.0, at.y - high / 2.0, wide, high)
}

/// Adds the colours of cells. Several colours of a cell are arranged from left to right.
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
