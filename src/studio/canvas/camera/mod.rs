//! Zoom and pan of the board.

mod fit;

use egui::{Pos2, Rect, Vec2, pos2};

use crate::board::Cell;
use crate::scene::{Area, Point};
use crate::variant::cell_area;

use crate::studio::widgets::scene::transform::SceneTransform;
pub(in crate::studio) use fit::legend_room;

/// The zoom factor of one key press.
pub(in crate::studio) const ZOOM_STEP: f32 = 1.25;
/// The largest cell, in points.
const LARGEST_CELL: f32 = 160.0;
/// The smallest cell, relative to the cell size of the fitted view.
const SMALLEST_PART: f32 = 0.4;

/// The zoom and pan that the setter has chosen; by default the whole board is shown.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(in crate::studio) struct Camera {
    chosen: Option<ChosenView>,
}

#[derive(Clone, Copy, PartialEq, Debug)]
struct ChosenView {
    /// The point of the board in the middle of the canvas.
    middle: Point,
    /// The points per cell, which the view rounds to whole pixels.
    cell: f32,
}

/// The area on the screen for the board, and the bounds of the scene to show in it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(in crate::studio) struct CanvasStage {
    pub rect: Rect,
    pub bounds: Area,
    /// The cells of the board, if there is to be room around them for clues that may be written.
    pub cells: Option<Area>,
    pub pixels_per_point: f32,
}

impl CanvasStage {
    fn fitted(&self) -> SceneTransform {
        fit::fit(self)
    }

    fn snap(&self, at: f32) -> f32 {
        (at * self.pixels_per_point).round() / self.pixels_per_point
    }
}

impl Camera {
    pub fn view(&self, stage: &CanvasStage) -> SceneTransform {
        let Some(ChosenView { middle, cell }) = self.chosen else { return stage.fitted() };
        // With whole pixels per cell and a corner on a pixel, all grid lines are on pixels.
        let cell = stage.snap(cell).max(1.0);
        let corner = stage.rect.center() - Vec2::new(middle.x, middle.y) * cell;
        SceneTransform::new(pos2(stage.snap(corner.x), stage.snap(corner.y)), cell, stage.rect)
    }

    /// Returns the zoom in per cent of the fitted view.
    pub fn percent(&self, stage: &CanvasStage) -> u32 {
        (100.0 * self.view(stage).cell / stage.fitted().cell).round() as u32
    }

    /// Shows the whole board again.
    pub fn fit(&mut self) {
        self.chosen = None;
    }

    /// Zooms by a factor. The point at `around` on the screen stays in place.
    pub fn zoom(&mut self, factor: f32, around: Pos2, stage: &CanvasStage) {
        let view = self.view(stage);
        let fitted = stage.fitted().cell;
        let before = self.chosen.map_or(fitted, |chosen| chosen.cell);
        let cell = (before * factor).clamp(fitted * SMALLEST_PART, LARGEST_CELL.max(fitted));
        // The new centre follows from the two requirements: `around` still shows the same point of the board, and
        // its distance from the centre in cells is the distance in points divided by the new cell size.
        let still = view.cells_from_screen(around);
        let mut off = (stage.rect.center() - around) / stage.snap(cell).max(1.0);
        if view.is_turned() {
            off.x = -off.x;
        }
        self.chosen = Some(ChosenView { middle: Point::new(still.x + off.x, still.y + off.y), cell });
        self.keep_near(stage);
    }

    /// Pans by a number of points, as if the setter dragged the board.
    pub fn pan(&mut self, by: Vec2, stage: &CanvasStage) {
        let view = self.view(stage);
        let middle = view.cells_from_screen(stage.rect.center() - by);
        self.chosen = Some(ChosenView { middle, cell: self.chosen.map_or(view.cell, |chosen| chosen.cell) });
        self.keep_near(stage);
    }

    /// Returns whether a part of the board is outside the canvas.
    pub fn can_scroll(&self, stage: &CanvasStage) -> bool {
        !stage.rect.contains_rect(self.view(stage).rect(stage.bounds))
    }

    /// Scrolls just enough to show this cell with its neighbours, if the setter has zoomed in.
    pub fn reveal(&mut self, cell: Cell, stage: &CanvasStage) {
        let rect = self.view(stage).rect(cell_area(cell).expanded(1.0));
        // The shift along one axis. If both sides are out of view, the left or upper side is shown.
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

    /// Follows a shift of the whole board on the lattice.
    pub fn shift(&mut self, (rows, cols): (i16, i16)) {
        if let Some(chosen) = &mut self.chosen {
            chosen.middle.x += f32::from(cols);
            chosen.middle.y += f32::from(rows);
        }
    }

    /// Keeps the board in view.
    fn keep_near(&mut self, stage: &CanvasStage) {
        if let Some(ChosenView { middle, .. }) = &mut self.chosen {
            middle.x = middle.x.clamp(stage.bounds.min.x, stage.bounds.max.x);
            middle.y = middle.y.clamp(stage.bounds.min.y, stage.bounds.max.y);
        }
    }
}

/// The view of the board in a tab.
#[derive(Default)]
pub(in crate::studio) struct BoardView {
    pub camera: Camera,
    /// The last view of the board.
    pub view: Option<SceneTransform>,
    /// The last stage on which the board was drawn.
    pub stage: Option<CanvasStage>,
    /// The cell to scroll to in the next frame.
    pub reveal: Option<Cell>,
}

impl BoardView {
    /// Returns the view and the camera on this stage, scrolled to the requested cell.
    pub fn placed(&self, stage: &CanvasStage) -> (SceneTransform, Camera) {
        let mut camera = self.camera;
        if let Some(cell) = self.reveal {
            camera.reveal(cell, stage);
        }
        (camera.view(stage), camera)
    }

    /// Records that the board was drawn on this stage.
    pub fn record_stage(&mut self, stage: CanvasStage) {
        let (view, camera) = self.placed(&stage);
        (self.view, self.camera, self.stage, self.reveal) = (Some(view), camera, Some(stage), None);
    }

    /// Zooms by a factor around the middle of the canvas.
    pub fn zoom(&mut self, factor: f32) {
        if let Some(stage) = self.stage {
            self.camera.zoom(factor, stage.rect.center(), &stage);
        }
    }

    /// Returns the zoom in per cent; see [`Camera::percent`].
    pub fn zoom_percent(&self) -> u32 {
        self.stage.map_or(100, |stage| self.camera.percent(&stage))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stage() -> CanvasStage {
        let rect = Rect::from_min_size(pos2(216.0, 48.0), Vec2::new(904.0, 824.0));
        CanvasStage { rect, bounds: Area::new(0.0, 0.0, 21.0, 21.0), cells: None, pixels_per_point: 1.0 }
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
