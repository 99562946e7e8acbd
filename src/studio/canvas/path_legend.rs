//! The legend of the marks of a step, in a line below the board. It uses the space around the board, so nothing moves.

use egui::{Painter, Pos2, Rect, Shape, Stroke, StrokeKind, pos2, vec2};

use crate::studio::canvas::camera::margin;
use crate::studio::canvas::path::{LinkKind, step_drawn};
use crate::studio::state::StudioState;
use crate::studio::theme;
use crate::studio::theme::Tokens;
use crate::words::say;

/// The maximum height of the line.
const HEIGHT: f32 = 28.0;
/// The width of a sample.
const SAMPLE: f32 = 24.0;
/// The gap between entries.
const GAP: f32 = 20.0;
/// The margin between the line and both the board and the edge of the canvas.
const AROUND: f32 = 2.0;

/// The sample before the text of an entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum LegendSample {
    Link(LinkKind),
    Removed,
    Placed,
    Houses,
}

/// Draws the entries for the marks of the step, as far as they fit.
pub(super) fn legend_ui(painter: &Painter, state: &StudioState, canvas: Rect, tokens: &Tokens) {
    let Some(step) = step_drawn(state) else { return };
    let mut entries: Vec<(LegendSample, &'static str)> = Vec::new();
    let links: Vec<LinkKind> = step.links.iter().map(|&(from, to)| LinkKind::of(from, to)).collect();
    for (link, words) in [
        (LinkKind::Strong, "view-legend-strong"),
        (LinkKind::Weak, "view-legend-weak"),
        (LinkKind::Along, "view-legend-along"),
    ] {
        if links.contains(&link) {
            entries.push((LegendSample::Link(link), words));
        }
    }
    if !step.placed.is_empty() {
        entries.push((LegendSample::Placed, "view-legend-placed"));
    } else if !step.removed.is_empty() {
        entries.push((LegendSample::Removed, "view-legend-struck"));
    }
    if !step.houses.is_empty() {
        entries.push((LegendSample::Houses, "view-legend-houses"));
    }
    let font = theme::regular(theme::FACT_SIZE);
    let galleys: Vec<_> =
        entries.iter().map(|&(_, words)| painter.layout_no_wrap(say!(words), font.clone(), tokens.quiet)).collect();
    let gaps = GAP * entries.len().saturating_sub(1) as f32;
    let width: f32 = galleys.iter().map(|galley| SAMPLE + 8.0 + galley.size().x).sum::<f32>() + gaps;
    if width + 2.0 * GAP > canvas.width() {
        return;
    }
    let room = margin(canvas);
    let centre = pos2(canvas.center().x, canvas.bottom() - room / 2.0);
    let ground = Rect::from_center_size(centre, vec2(width + 24.0, HEIGHT.min(room - 2.0 * AROUND)));
    let edge = Stroke::new(1.0, tokens.hairline);
    painter.rect(ground, theme::CONTROL_CORNER, tokens.panel, edge, StrokeKind::Inside);
    let mut left = centre.x - width / 2.0;
    for ((sample, _), galley) in entries.iter().zip(galleys) {
        draw_sample(painter, *sample, Rect::from_min_size(pos2(left, centre.y - 8.0), vec2(SAMPLE, 16.0)), tokens);
        left += SAMPLE + 8.0;
        let size = galley.size();
        painter.galley(pos2(left, centre.y - size.y / 2.0), galley, tokens.quiet);
        left += size.x + GAP;
    }
}

fn draw_sample(painter: &Painter, sample: LegendSample, rect: Rect, tokens: &Tokens) {
    let (middle, stroke) = (rect.center(), Stroke::new(2.5, tokens.accent));
    let ends: [Pos2; 2] = [rect.left_center(), rect.right_center()];
    match sample {
        LegendSample::Link(LinkKind::Strong) => _ = painter.line_segment(ends, stroke),
        LegendSample::Link(LinkKind::Weak) => _ = painter.add(Shape::dashed_line(&ends, stroke, 5.0, 4.0)),
        LegendSample::Link(LinkKind::Along) => painter.arrow(ends[0], vec2(SAMPLE, 0.0), stroke),
        LegendSample::Placed => _ = painter.circle_filled(middle, 8.0, tokens.accent),
        LegendSample::Removed => {
            painter.circle_filled(middle, 8.0, tokens.none.ground);
            painter.circle_stroke(middle, 8.0, Stroke::new(1.0, tokens.none.edge));
            let arm = vec2(5.0, -4.0);
            painter.line_segment([middle - arm, middle + arm], Stroke::new(1.6, tokens.none.ink));
        }
        LegendSample::Houses => {
            let square = Rect::from_center_size(middle, vec2(16.0, 16.0));
            let wash = theme::colour(tokens.palette.colour(crate::scene::Ink::AccentWash));
            painter.rect(square, 2, wash, Stroke::new(1.0, tokens.accent), StrokeKind::Inside);
        }
    }
}
