//! The digits tool: selects cells.

use super::{Act, Input, Keys, Scope, Tool};
use crate::board::{Cell, CellSet};
use crate::puzzle::Edit;
use crate::scene::Scene;
use crate::studio::state::alike::alike;
use crate::studio::state::document::Selection;

/// Click selects a cell, a drag adds cells, control adds or takes away, shift selects up to the cell, and a double
/// click selects all cells alike.
#[derive(Default)]
pub(in crate::studio) struct Digits {
    drag: Option<Drag>,
}

struct Drag {
    /// Whether the drag takes cells out of the selection.
    removes: bool,
}

impl Tool for Digits {
    fn input(&mut self, input: Input, scope: &Scope<'_>) -> Option<Act> {
        let selection = scope.selection;
        match input {
            Input::Hover(_) => None,
            Input::Press { spot, keys } => {
                let Some(cell) = spot.cell(scope.puzzle.board()) else {
                    let keep = keys.shift || keys.command;
                    return (!keep).then(|| Act::Select(Selection::default()));
                };
                let removes = keys.command && selection.cells.contains(cell);
                self.drag = Some(Drag { removes });
                let select = match (keys, selection.cursor) {
                    (Keys { shift: true, .. }, Some(cursor)) => {
                        let mut cells = selection.cells.clone();
                        cells.extend(rectangle(cursor, cell).filter(|&cell| scope.puzzle.board().contains(cell)));
                        Selection { cells, cursor: Some(cell) }
                    }
                    (Keys { shift: false, command: false }, _) => Selection::just(cell),
                    _ => changed(selection, cell, removes),
                };
                Some(Act::Select(select))
            }
            Input::Drag(cell) => {
                let drag = self.drag.as_ref()?;
                Some(Act::Select(changed(selection, cell, drag.removes)))
            }
            Input::Release => {
                self.drag = None;
                None
            }
            Input::Cancel => {
                self.drag = None;
                None
            }
            // Typed digits go to the selected cells, whichever tool is in the hand.
            Input::Type(_) | Input::Write(_) | Input::Erase { .. } | Input::Slide { .. } | Input::Nudge { .. } => None,
            Input::Double(spot) => {
                let cell = spot.cell(scope.puzzle.board())?;
                Some(Act::Select(Selection { cells: alike(scope.puzzle, cell), cursor: Some(cell) }))
            }
        }
    }

    fn pending(&self, _scope: &Scope<'_>) -> Option<Edit> {
        None
    }

    fn preview(&self, _scope: &Scope<'_>, _scene: &mut Scene) {}

    fn is_busy(&self) -> bool {
        self.drag.is_some()
    }
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
    use crate::scene::Point;
    use crate::studio::state::author::Pins;
    use crate::studio::state::tools::Spot;
    use crate::variant::cell_area;

    /// Plays the inputs and returns the selected cells.
    fn play(inputs: &[Input]) -> String {
        let puzzle = Puzzle::empty(Board::classic());
        let mut tool = Digits::default();
        let mut selection = Selection::default();
        for &input in inputs {
            let scope = Scope { puzzle: &puzzle, selection: &selection, rule: None, pins: &Pins::default() };
            if let Some(Act::Select(next)) = tool.input(input, &scope) {
                selection = next;
            }
        }
        selection.cells.to_string()
    }

    #[test]
    fn gestures_select_cells() {
        let cell = |text: &str| text.parse::<Cell>().unwrap();
        let spot = |text: &str| Spot { point: cell_area(cell(text)).center() };
        let press = |text: &str| Input::Press { spot: spot(text), keys: Keys::default() };
        let with = |text: &str, shift, command| Input::Press { spot: spot(text), keys: Keys { shift, command } };
        let (drag, up) = (|text: &str| Input::Drag(cell(text)), Input::Release);
        let beside = Input::Press { spot: Spot { point: Point::new(-0.5, 2.5) }, keys: Keys::default() };
        let cases: Vec<(&str, Vec<Input>, &str)> = vec![
            ("click", vec![press("r1c1"), up], "r1c1"),
            ("click elsewhere", vec![press("r1c1"), up, press("r2c2"), up], "r2c2"),
            ("click again", vec![press("r1c1"), up, press("r1c1"), up], "r1c1"),
            ("drag", vec![press("r1c1"), drag("r1c2"), drag("r2c2"), up], "r1c1-2 r2c2"),
            ("control adds", vec![press("r1c1"), up, with("r3c3", false, true), up], "r1c1 r3c3"),
            ("control takes", vec![press("r1c1"), drag("r1c2"), up, with("r1c1", false, true), up], "r1c2"),
            ("shift extends", vec![press("r1c1"), up, with("r2c3", true, false), up], "r1-2c1-3"),
            ("beside the board", vec![press("r1c1"), up, beside, up], ""),
        ];
        for (name, inputs, expected) in cases {
            assert_eq!(play(&inputs), expected, "{name}");
        }
    }
}
