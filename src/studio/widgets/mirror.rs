//! Mirroring of the window for right-to-left languages. Views are laid out and painted as usual; their shapes are
//! mirrored at the end of the frame, and pointer input at its start. Text and pictures are moved, not flipped. Boards
//! compensate for the mirroring themselves ([`SceneTransform`](super::scene::transform::SceneTransform)), so that they
//! look the same.
//!
//! In every window, the words of each line are put into visual order ([`bidi`](super::bidi)), which egui does not do.

use egui::epaint::{ClippedShape, CornerRadius, Mesh, Shape, TextShape, TextureId};
use egui::{Context, Event, FullOutput, Key, Plugin, Pos2, RawInput, Rect, Stroke, accesskit, pos2};

use crate::studio::widgets::bidi::{VisualTextCache, caret};
use crate::words::current_language;

/// A plugin between egui and the window that mirrors input and output.
#[derive(Default)]
pub(in crate::studio) struct Mirror {
    on: bool,
    /// The sum of the left and right edge of the window: x becomes `sum - x`.
    sum: f32,
    lines: VisualTextCache,
}

impl Plugin for Mirror {
    fn debug_name(&self) -> &'static str {
        "mirror"
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        if let Some(screen) = input.screen_rect {
            self.sum = screen.left() + screen.right();
        }
        if !self.on {
            return;
        }
        // In text fields, arrow keys are swapped, so that the cursor moves where they point on the mirrored screen.
        let in_text = ctx.text_edit_focused();
        for event in &mut input.events {
            match event {
                Event::PointerMoved(pos)
                | Event::PointerButton { pos, .. }
                | Event::Touch { pos, .. }
                | Event::MiddleClickPaste { pos, .. } => *pos = self.mirror_pos(*pos),
                Event::MouseWheel { delta, .. } => delta.x = -delta.x,
                Event::Key { key, .. } if in_text => {
                    *key = match *key {
                        Key::ArrowLeft => Key::ArrowRight,
                        Key::ArrowRight => Key::ArrowLeft,
                        other => other,
                    }
                }
                _ => {}
            }
        }
    }

    fn output_hook(&mut self, ctx: &Context, output: &mut FullOutput) {
        let screen = ctx.viewport_rect();
        self.sum = screen.left() + screen.right();
        self.on = current_language().is_right_to_left();
        let cursor = ctx.global_style().visuals.text_cursor.stroke;
        let mut text: Option<TextShape> = None;
        for ClippedShape { shape, .. } in &mut output.shapes {
            self.reorder_text(shape, &mut text, cursor);
        }
        self.lines.forget_unused();
        if self.on {
            for clipped in &mut output.shapes {
                clipped.clip_rect = self.mirror_rect(clipped.clip_rect);
                let moved = &mut clipped.transform_after_tessellation;
                // A layer transform applied after mirroring must move the other way.
                // With m(x) = sum - x and the transform t(x) = s·x + d, mirrored shapes need t'(m(x)) = m(t(x)),
                // so d' = sum·(1 - s) - d.
                moved.translation.x = self.sum * (1.0 - moved.scaling) - moved.translation.x;
                self.mirror_shape(&mut clipped.shape);
            }
            if let Some(ime) = &mut output.platform_output.ime {
                (ime.rect, ime.cursor_rect) = (self.mirror_rect(ime.rect), self.mirror_rect(ime.cursor_rect));
            }
            let nodes = output.platform_output.accesskit_update.iter_mut().flat_map(|update| &mut update.nodes);
            for (_, node) in nodes {
                if let Some(accesskit::Rect { x0, y0, x1, y1 }) = node.bounds() {
                    let sum = f64::from(self.sum);
                    node.set_bounds(accesskit::Rect { x0: sum - x1, y0, x1: sum - x0, y1 });
                }
            }
        }
    }
}

impl Mirror {
    fn mirror_pos(&self, pos: Pos2) -> Pos2 {
        pos2(self.sum - pos.x, pos.y)
    }

    fn mirror_rect(&self, rect: Rect) -> Rect {
        Rect::from_min_max(pos2(self.sum - rect.right(), rect.top()), pos2(self.sum - rect.left(), rect.bottom()))
    }

    /// Puts the words of texts into visual order, and moves the text cursor accordingly.
    fn reorder_text(&mut self, shape: &mut Shape, last: &mut Option<TextShape>, cursor: Stroke) {
        match shape {
            Shape::Vec(shapes) => shapes.iter_mut().for_each(|shape| self.reorder_text(shape, last, cursor)),
            Shape::Text(text) => {
                *last = None;
                if let Some(ordered) = self.lines.ordered(&text.galley, self.on) {
                    *last = Some(text.clone());
                    text.galley = ordered;
                }
            }
            Shape::LineSegment { points: [from, to], stroke } if *stroke == cursor && from.x == to.x => {
                let middle = pos2(from.x, (from.y + to.y) / 2.0);
                let text = last.as_ref().filter(|text| text.visual_bounding_rect().expand(2.0).contains(middle));
                let x =
                    text.and_then(|text| Some(text.pos.x + caret(&text.galley, self.on, middle - text.pos.to_vec2())?));
                if let Some(x) = x {
                    (from.x, to.x) = (x, x);
                }
            }
            _ => {}
        }
    }

    fn mirror_shape(&self, shape: &mut Shape) {
        let turn = |pos: &mut Pos2| *pos = self.mirror_pos(*pos);
        match shape {
            Shape::Noop | Shape::Callback(_) => {}
            Shape::Vec(shapes) => shapes.iter_mut().for_each(|shape| self.mirror_shape(shape)),
            Shape::Circle(circle) => turn(&mut circle.center),
            Shape::Ellipse(ellipse) => {
                turn(&mut ellipse.center);
                ellipse.angle = -ellipse.angle;
            }
            Shape::LineSegment { points, .. } => points.iter_mut().for_each(turn),
            Shape::Path(path) => path.points.iter_mut().for_each(turn),
            Shape::Band(band) => {
                band.points.iter_mut().for_each(|point| point.x = self.sum - point.x);
                band.points.reverse();
                band.angle = -band.angle;
            }
            Shape::Rect(rect) => {
                rect.rect = self.mirror_rect(rect.rect);
                rect.angle = -rect.angle;
                let CornerRadius { nw, ne, sw, se } = rect.corner_radius;
                rect.corner_radius = CornerRadius { nw: ne, ne: nw, sw: se, se: sw };
            }
            Shape::Text(text) => {
                // Mirrored about its centre, so that the text itself stays upright.
                let middle = egui::emath::Rot2::from_angle(text.angle) * text.galley.rect.center().to_vec2();
                text.pos = self.mirror_pos(text.pos + middle) - middle;
            }
            Shape::Mesh(mesh) => {
                let mesh = std::sync::Arc::make_mut(mesh);
                match mesh.texture_id == TextureId::default() {
                    true => mesh.vertices.iter_mut().for_each(|vertex| turn(&mut vertex.pos)),
                    false => self.move_mesh(mesh),
                }
            }
            Shape::QuadraticBezier(curve) => curve.points.iter_mut().for_each(turn),
            Shape::CubicBezier(curve) => curve.points.iter_mut().for_each(turn),
        }
    }

    /// Moves a mesh to the mirrored position without flipping it.
    fn move_mesh(&self, mesh: &mut Mesh) {
        let bounds = mesh.calc_bounds();
        let by = self.mirror_rect(bounds).left() - bounds.left();
        mesh.vertices.iter_mut().for_each(|vertex| vertex.pos.x += by);
    }
}
