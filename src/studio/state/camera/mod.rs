//! Zoom and pan: which part of the board the canvas shows.

mod fit;
mod place;

use egui::{Pos2, Rect, Vec2, pos2};

use crate::board::Cell;
use crate::scene::{Area, Point};
use crate::variant::cell_area;

pub(in crate::studio) use fit::margin;
pub(in crate::studio) use place::View;

/// One step of zooming by key.
pub(in crate::studio) const ZOOM_STEP: f32 = 1.25;
/// The largest cell, in points.
const LARGEST_CELL: f32 = 160.0;
/// The smallest, in parts of the cell at which all of the board is seen.
const SMALLEST_PART: f32 = 0.4;

/// What the author has chosen to see; without a choice, all of the board.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(in crate::studio) struct Camera {
    chosen: Option<Chosen>,
}

#[derive(Clone, Copy, PartialEq, Debug)]
struct Chosen {
    /// The place of the plane in the middle of the canvas.
    middle: Point,
    /// Points per cell; the view rounds it to whole pixels.
    cell: f32,
}

/// The room on the screen and what is to be seen in it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(in crate::studio) struct Stage {
    pub rect: Rect,
    pub bounds: Area,
    pub pixels_per_point: f32,
}

impl Stage {
    fn fitted(&self) -> View {
        fit::fit(self.rect, self.bounds, self.pixels_per_point)
    }

    fn snap(&self, at: f32) -> f32 {
        (at * self.pixels_per_point).round() / self.pixels_per_point
    }
}

impl Camera {
    pub fn view(&self, stage: &Stage) -> View {
        let Some(Chosen { middle, cell }) = self.chosen else { return stage.fitted() };
        let cell = stage.snap(cell).max(1.0);
        let corner = stage.rect.center() - Vec2::new(middle.x, middle.y) * cell;
        View::new(pos2(stage.snap(corner.x), stage.snap(corner.y)), cell, stage.rect)
    }

    /// How large the board is shown, in per cent of the size at which all of it is seen.
    pub fn percent(&self, stage: &Stage) -> u32 {
        (100.0 * self.view(stage).cell / stage.fitted().cell).round() as u32
    }

    /// Shows all of the board again.
    pub fn fit(&mut self) {
        self.chosen = None;
    }

    /// Zooms by a factor; what is at `around` on the screen stays there.
    pub fn zoom(&mut self, factor: f32, around: Pos2, stage: &Stage) {
        let view = self.view(stage);
        let fitted = stage.fitted().cell;
        let before = self.chosen.map_or(fitted, |chosen| chosen.cell);
        let cell = (before * factor).clamp(fitted * SMALLEST_PART, LARGEST_CELL.max(fitted));
        let still = view.cells_from_screen(around);
        let mut off = (stage.rect.center() - around) / stage.snap(cell).max(1.0);
        if view.is_turned() {
            off.x = -off.x;
        }
        self.chosen = Some(Chosen { middle: Point::new(still.x + off.x, still.y + off.y), cell });
        self.keep_near(stage);
    }

    /// Moves what is seen by so many points, as if the author took hold of the board.
    pub fn pan(&mut self, by: Vec2, stage: &Stage) {
        let view = self.view(stage);
        let middle = view.cells_from_screen(stage.rect.center() - by);
        self.chosen = Some(Chosen { middle, cell: self.chosen.map_or(view.cell, |chosen| chosen.cell) });
        self.keep_near(stage);
    }

    /// Whether there is something beyond the edges of the canvas.
    pub fn can_scroll(&self, stage: &Stage) -> bool {
        !stage.rect.contains_rect(self.view(stage).rect(stage.bounds))
    }

    /// Moves as little as is needed to see this cell with its neighbours, if the author has zoomed in.
    pub fn reveal(&mut self, cell: Cell, stage: &Stage) {
        let rect = self.view(stage).rect(cell_area(cell).expanded(1.0));
        let by = |low: f32, high: f32, from: f32, to: f32| match (low < from, high > to) {
            (true, _) => from - low,
            (false, true) => to - high,
            (false, false) => 0.0,
        };
        let room = stage.rect;
        let shift = Vec2::new(
            by(rect.left(), rect.right(), room.left(), room.right()),
            by(rect.top(), rect.bottom(), room.top(), room.bottom()),
        );
        if self.chosen.is_some() && shift != Vec2::ZERO {
            self.pan(shift, stage);
        }
    }

    /// Follows the board when all of it has moved over the lattice.
    pub fn shift(&mut self, (rows, cols): (i16, i16)) {
        if let Some(chosen) = &mut self.chosen {
            chosen.middle.x += f32::from(cols);
            chosen.middle.y += f32::from(rows);
        }
    }

    /// Never so far away that the board is lost.
    fn keep_near(&mut self, stage: &Stage) {
        if let Some(Chosen { middle, .. }) = &mut self.chosen {
            middle.x = middle.x.clamp(stage.bounds.min.x, stage.bounds.max.x);
            middle.y = middle.y.clamp(stage.bounds.min.y, stage.bounds.max.y);
        }
    }
}

/// What of the board is seen, and where.
#[derive(Default)]
pub(in crate::studio) struct BoardView {
    pub camera: Camera,
    /// Where the board was drawn last.
    pub view: Option<View>,
    /// The room in which the board was drawn last.
    pub stage: Option<Stage>,
    /// The cell that shall be seen in the next frame.
    pub reveal: Option<Cell>,
}

impl BoardView {
    /// Where the board lies in this room, and what is seen of it: with the cell that shall be seen.
    pub fn placed(&self, stage: &Stage) -> (View, Camera) {
        let mut camera = self.camera;
        if let Some(cell) = self.reveal {
            camera.reveal(cell, stage);
        }
        (camera.view(stage), camera)
    }

    /// The board was drawn in this room.
    pub fn settle(&mut self, stage: Stage) {
        let (view, camera) = self.placed(&stage);
        (self.view, self.camera, self.stage, self.reveal) = (Some(view), camera, Some(stage), None);
    }

    /// Zooms by a factor around the middle of the canvas.
    pub fn zoom(&mut self, factor: f32) {
        if let Some(stage) = self.stage {
            self.camera.zoom(factor, stage.rect.center(), &stage);
        }
    }

    /// See [`Camera::percent`].
    pub fn zoom_percent(&self) -> u32 {
        self.stage.map_or(100, |stage| self.camera.percent(&stage))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stage() -> Stage {
        let rect = Rect::from_min_size(pos2(216.0, 48.0), Vec2::new(904.0, 824.0));
        Stage { rect, bounds: Area::new(0.0, 0.0, 21.0, 21.0), pixels_per_point: 1.0 }
    }

    #[test]
    fn what_is_under_the_pointer_stays_there() {
        let stage = stage();
        let mut camera = Camera::default();
        assert_eq!(camera.percent(&stage), 100);
        let around = pos2(400.0, 300.0);
        let before = camera.view(&stage).cells_from_screen(around);
        for factor in [1.25, 1.1, 1.5, 0.7] {
            camera.zoom(factor, around, &stage);
            let now = camera.view(&stage).cells_from_screen(around);
            assert!((now.x - before.x).abs() < 0.05 && (now.y - before.y).abs() < 0.05, "{now:?} {before:?}");
        }
        camera.fit();
        assert_eq!(camera.percent(&stage), 100);
    }

    #[test]
    fn the_board_is_never_lost() {
        let stage = stage();
        let mut camera = Camera::default();
        assert!(!camera.can_scroll(&stage));
        camera.zoom(1000.0, pos2(0.0, 0.0), &stage);
        camera.pan(Vec2::splat(1e6), &stage);
        assert!(camera.can_scroll(&stage));
        assert!(stage.rect.contains(camera.view(&stage).screen_from_cells(stage.bounds.min)));
        camera.zoom(1e-6, pos2(500.0, 500.0), &stage);
        assert_eq!(camera.percent(&stage), 40);
    }

    #[test]
    fn a_cell_out_of_sight_is_brought_into_it() {
        let stage = stage();
        let mut camera = Camera::default();
        camera.zoom(3.0, stage.rect.center(), &stage);
        for cell in [Cell::new(20, 20), Cell::new(0, 3), Cell::new(10, 10)] {
            camera.reveal(cell, &stage);
            assert!(stage.rect.contains_rect(camera.view(&stage).rect(cell_area(cell))), "{cell}");
        }
        camera.fit();
        camera.reveal(Cell::new(0, 0), &stage);
        assert_eq!(camera, Camera::default());
    }
}
