//! The digits tool, which selects cells.
//!
//! A drag that begins outside the board selects the cells in a rectangle.

use crate::board::{Cell, CellSet};
use crate::puzzle::Edit;
use crate::scene::{Area, Ink, Layer, Pen, Point, Scene, Width};
use crate::studio::document::open_document::Selection;
use crate::studio::editor::tools::elements::mark_at;
use crate::studio::editor::tools::{HeldModifiers, Tool, ToolAction, ToolInput, ToolScope};
use crate::variant::cell_area;

/// The gestures: a click selects a cell, or the rule whose mark or number it hits, and a drag adds cells. With Ctrl,
/// they add or remove. With Shift, they select the rectangle up to the cell. A double click selects all similar cells,
/// with Ctrl or Shift in addition to the earlier selection. A further double click on the cell uses its next
/// similarity.
#[derive(Default)]
pub(in crate::studio) struct DigitsTool {
    drag: Option<SelectionDrag>,
    clicks: Clicks,
    /// The rule whose mark was pressed, which a click selects. A second click selects the cell.
    picked: Option<usize>,
}

/// The last clicks, to interpret a double click.
#[derive(Default)]
struct Clicks {
    /// The selections before the last two clicks, the earlier one first.
    before: [CellSet; 2],
    /// True if the last click adds to the selection.
    adds: bool,
    /// The number of clicks since the last double click.
    since: usize,
    /// The last double click: its cell, how many double clicks preceded it on that cell, and the selection that it
    /// added to.
    double: Option<(Cell, usize, CellSet)>,
}

impl Clicks {
    fn press(&mut self, keys: HeldModifiers, selected: &CellSet) {
        let [_, last] = std::mem::take(&mut self.before);
        self.before = [last, selected.clone()];
        self.adds = keys.shift || keys.command;
        self.since += 1;
    }

    /// Returns the action for a double click on a cell.
    fn double(&mut self, cell: Cell) -> ToolAction {
        // The first of the two clicks has already replaced the selection, so the selection from before that click is
        // restored if the double click adds. A repeated double click adds to the same selection as the first one.
        let again = self.double.take().filter(|(last, ..)| *last == cell && self.since == 2);
        let fresh = || if self.adds { self.before[0].clone() } else { CellSet::default() };
        let (turn, beside) = again.map_or_else(|| (0, fresh()), |(_, turn, beside)| (turn + 1, beside));
        self.since = 0;
        self.double = Some((cell, turn, beside.clone()));
        ToolAction::SelectSimilar { cell, turn, beside }
    }
}

enum SelectionDrag {
    /// A drag from cell to cell.
    Cells {
        /// True if the drag removes cells from the selection.
        removes: bool,
    },
    /// A rectangle of cells that starts at the cursor.
    Rectangle { from: Cell, before: CellSet },
    /// A frame between two points.
    Marquee { from: Point, to: Point, before: CellSet },
}

impl Tool for DigitsTool {
    fn input(&mut self, input: ToolInput, scope: &ToolScope<'_>) -> Option<ToolAction> {
        let selection = scope.selection;
        match input {
            ToolInput::Hover(_) => None,
            ToolInput::Press { spot, keys } => {
                self.clicks.press(keys, &selection.cells);
                let mark = mark_at(spot, scope).filter(|_| keys == HeldModifiers::default());
                self.picked = mark.filter(|&rule| scope.rule != Some(rule));
                let Some(cell) = spot.cell(scope.puzzle.board()) else {
                    let keep = keys.shift || keys.command;
                    let before = if keep { selection.cells.clone() } else { CellSet::default() };
                    self.drag = Some(SelectionDrag::Marquee { from: spot.point, to: spot.point, before });
                    return (!keep).then(|| ToolAction::Select(Selection::default()));
                };
                let removes = keys.command && selection.cells.contains(cell);
                self.drag = Some(match (keys.shift, selection.cursor) {
                    (true, Some(from)) => SelectionDrag::Rectangle { from, before: selection.cells.clone() },
                    (true, None) | (false, _) => SelectionDrag::Cells { removes },
                });
                let select = match (keys, selection.cursor) {
                    (HeldModifiers { shift: true, .. }, Some(cursor)) => {
                        let mut cells = selection.cells.clone();
                        cells.extend(rectangle(cursor, cell).filter(|&cell| scope.puzzle.board().contains(cell)));
                        Selection { cells, cursor: Some(cell) }
                    }
                    (HeldModifiers { shift: false, command: false, .. }, _) => Selection::just(cell),
                    _ => changed(selection, cell, removes),
                };
                Some(ToolAction::Select(select))
            }
            ToolInput::Drag(cell) => {
                self.picked = self.picked.filter(|_| selection.cursor == Some(cell));
                Some(ToolAction::Select(match self.drag.as_ref()? {
                    SelectionDrag::Cells { removes } => changed(selection, cell, *removes),
                    SelectionDrag::Rectangle { from, before } => {
                        let mut cells = before.clone();
                        cells.extend(rectangle(*from, cell).filter(|&cell| scope.puzzle.board().contains(cell)));
                        Selection { cells, cursor: Some(cell) }
                    }
                    // The frame follows the pointer in `ToolInput::Slide`.
                    SelectionDrag::Marquee { .. } => return None,
                }))
            }
            ToolInput::Release => {
                self.drag = None;
                self.picked.take().map(ToolAction::SelectRule)
            }
            ToolInput::Cancel => {
                (self.drag, self.picked) = (None, None);
                None
            }
            // Typed digits go to the selected cells, whichever tool is active.
            ToolInput::Type(_)
            | ToolInput::Write(_)
            | ToolInput::Erase { .. }
            | ToolInput::Nudge { .. }
            | ToolInput::Step(_) => None,
            ToolInput::Slide { spot, .. } => {
                let Some(SelectionDrag::Marquee { from, to, before }) = &mut self.drag else { return None };
                *to = spot.point;
                let area = framed(*from, *to);
                let inside = |cell: &&Cell| {
                    let at = cell_area(**cell).center();
                    (area.min.x..=area.max.x).contains(&at.x) && (area.min.y..=area.max.y).contains(&at.y)
                };
                let mut cells = before.clone();
                cells.extend(scope.puzzle.board().cells().iter().filter(inside).copied());
                let cursor = cells.iter().next_back();
                Some(ToolAction::Select(Selection { cells, cursor }))
            }
            ToolInput::Double(spot) => {
                let cell = spot.cell(scope.puzzle.board())?;
                Some(self.clicks.double(cell))
            }
        }
    }

    fn pending(&self, _scope: &ToolScope<'_>) -> Option<Edit> {
        None
    }

    fn preview(&self, _scope: &ToolScope<'_>, scene: &mut Scene) {
        if let Some(SelectionDrag::Marquee { from, to, .. }) = &self.drag {
            let pen = Pen::new(Width::Cells(0.03)).dashed(0.12, 0.08);
            scene.frame(Layer::Frame, framed(*from, *to), pen, Ink::Accent);
        }
    }

    fn is_busy(&self) -> bool {
        self.drag.is_some()
    }
}

/// Returns the rectangle between two points.
fn framed(from: Point, to: Point) -> Area {
    let (left, top) = (from.x.min(to.x), from.y.min(to.y));
    Area::new(left, top, (from.x - to.x).abs(), (from.y - to.y).abs())
}

fn changed(selection: &Selection, cell: Cell, remove: bool) -> Selection {
    let mut cells: CellSet = selection.cells.clone();
    if remove {
        cells.remove(cell);
    } else {
        cells.insert(cell);
    }
    Selection { cells, cursor: Some(cell) }
}

fn rectangle(a: Cell, b: Cell) -> impl Iterator<Item = Cell> {
    let (left, right) = (a.col.min(b.col), a.col.max(b.col));
    (a.row.min(b.row)..=a.row.max(b.row)).flat_map(move |row| (left..=right).map(move |col| Cell::new(row, col)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Board;
    use crate::puzzle::Puzzle;
    use crate::studio::editor::pins::Pins;
    use crate::studio::editor::tools::CanvasSpot;

    /// Plays the inputs and returns the selected cells.
    fn play(inputs: &[ToolInput]) -> String {
        let puzzle = Puzzle::empty(Board::classic());
        let mut tool = DigitsTool::default();
        let mut selection = Selection::default();
        for &input in inputs {
            let scope = ToolScope {
                puzzle: &puzzle,
                selection: &selection,
                rule: None,
                rules: [].into(),
                pins: &Pins::default(),
            };
            if let Some(ToolAction::Select(next)) = tool.input(input, &scope) {
                selection = next;
            }
        }
        selection.cells.to_string()
    }

    #[test]
    fn double_clicks_ask_for_cells_alike_in_turn() {
        let puzzle = Puzzle::empty(Board::classic());
        let set = |text: &str| text.parse::<CellSet>().unwrap();
        let mut tool = DigitsTool::default();
        let mut selection = Selection { cells: set("r9c1-2"), cursor: Some(Cell::new(8, 0)) };
        let mut double = |cell: &str, keys: HeldModifiers| {
            let spot = CanvasSpot { point: cell_area(cell.parse().unwrap()).center() };
            let mut acts = Vec::new();
            for input in [
                ToolInput::Press { spot, keys },
                ToolInput::Release,
                ToolInput::Press { spot, keys },
                ToolInput::Release,
            ] {
                let scope = ToolScope {
                    puzzle: &puzzle,
                    selection: &selection,
                    rule: None,
                    rules: [].into(),
                    pins: &Pins::default(),
                };
                if let Some(ToolAction::Select(next)) = tool.input(input, &scope) {
                    selection = next;
                }
            }
            let scope = ToolScope {
                puzzle: &puzzle,
                selection: &selection,
                rule: None,
                rules: [].into(),
                pins: &Pins::default(),
            };
            acts.extend(tool.input(ToolInput::Double(spot), &scope));
            match acts.pop() {
                Some(ToolAction::SelectSimilar { turn, beside, .. }) => (turn, beside.to_string()),
                other => panic!("{other:?}"),
            }
        };
        let with = |shift, command| HeldModifiers { shift, command, alt: false };
        assert_eq!(double("r2c2", with(false, true)), (0, "r9c1-2".to_owned()));
        assert_eq!(double("r2c2", with(false, true)), (1, "r9c1-2".to_owned()));
        assert_eq!(double("r2c2", with(false, false)).0, 2);
        assert_eq!(double("r3c3", with(false, false)), (0, String::new()));
        assert_eq!(double("r5c5", with(true, false)), (0, "r3c3".to_owned()), "no rectangle up to there");
    }

    #[test]
    fn gestures_select_cells() {
        let cell = |text: &str| text.parse::<Cell>().unwrap();
        let spot = |text: &str| CanvasSpot { point: cell_area(cell(text)).center() };
        let press = |text: &str| ToolInput::Press { spot: spot(text), keys: HeldModifiers::default() };
        let with = |text: &str, shift, command| ToolInput::Press {
            spot: spot(text),
            keys: HeldModifiers { shift, command, alt: false },
        };
        let (drag, up) = (|text: &str| ToolInput::Drag(cell(text)), ToolInput::Release);
        let beside =
            ToolInput::Press { spot: CanvasSpot { point: Point::new(-0.5, 2.5) }, keys: HeldModifiers::default() };
        let slide =
            |x, y| ToolInput::Slide { spot: CanvasSpot { point: Point::new(x, y) }, keys: HeldModifiers::default() };
        let add = HeldModifiers { shift: true, ..HeldModifiers::default() };
        let add_beside = ToolInput::Press { spot: CanvasSpot { point: Point::new(-0.5, 2.5) }, keys: add };
        let cases: Vec<(&str, Vec<ToolInput>, &str)> = vec![
            ("click", vec![press("r1c1"), up], "r1c1"),
            ("click elsewhere", vec![press("r1c1"), up, press("r2c2"), up], "r2c2"),
            ("click again", vec![press("r1c1"), up, press("r1c1"), up], "r1c1"),
            ("drag", vec![press("r1c1"), drag("r1c2"), drag("r2c2"), up], "r1c1-2 r2c2"),
            ("control adds", vec![press("r1c1"), up, with("r3c3", false, true), up], "r1c1 r3c3"),
            ("control takes", vec![press("r1c1"), drag("r1c2"), up, with("r1c1", false, true), up], "r1c2"),
            ("shift extends", vec![press("r1c1"), up, with("r2c3", true, false), up], "r1-2c1-3"),
            (
                "shift drags a rectangle",
                vec![press("r2c2"), up, with("r2c3", true, false), drag("r3c4"), up],
                "r2-3c2-4",
            ),
            (
                "a rectangle gets smaller",
                vec![press("r2c2"), up, with("r4c4", true, false), drag("r3c2"), up],
                "r2-3c2",
            ),
            ("a frame from beside", vec![beside, slide(2.0, 4.4), up], "r3-4c1-2"),
            ("a frame that adds", vec![press("r9c9"), up, add_beside, slide(0.6, 2.6), up], "r3c1 r9c9"),
            ("beside the board", vec![press("r1c1"), up, beside, up], ""),
        ];
        for (name, inputs, expected) in cases {
            assert_eq!(play(&inputs), expected, "{name}");
        }
    }
}
