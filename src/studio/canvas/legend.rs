//! The legend of the marks of a step or of an explanation, in a line below the board. It uses the space around the
//! board, so nothing moves.

use egui::{Align2, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, pos2, vec2};

use crate::author::{Clue, Explanation};
use crate::logic::Step;
use crate::scene::Ink;
use crate::studio::author::state::TaskOutcome;
use crate::studio::canvas::camera::legend_room;
use crate::studio::canvas::marks::SettlingDigits;
use crate::studio::canvas::path::{LinkKind, step_drawn};
use crate::studio::state::StudioState;
use crate::studio::theme;
use crate::studio::theme::Tokens;
use crate::words::{local_digits, say};

/// The width of a sample.
const SAMPLE: f32 = 24.0;
/// The gaps between entries, the usual one first and then the one where there is little room.
const GAPS: [f32; 2] = [20.0, 10.0];
/// The padding of the line.
const PADDING: f32 = 12.0;
/// The margin between the line and both the board and the edge of the canvas.
const AROUND: f32 = 2.0;

/// The sample before the text of an entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum LegendSample {
    Link(LinkKind),
    Removed,
    Placed,
    Houses,
    Differing,
    Smallest,
    Settling,
    ConflictingDigit,
    ConflictingRule,
}

/// A sample and the key of its text.
type LegendEntry = (LegendSample, &'static str);

/// Draws the entries for the marks on the board, as far as they fit.
pub(super) fn legend_ui(painter: &Painter, state: &StudioState, canvas: Rect, tokens: &Tokens) {
    let entries = match step_drawn(state) {
        Some(step) => step_entries(step),
        None => explanation_entries(state),
    };
    if entries.is_empty() {
        return;
    }
    let font = theme::regular(theme::FACT_SIZE);
    let galleys: Vec<_> =
        entries.iter().map(|&(_, words)| painter.layout_no_wrap(say!(words), font.clone(), tokens.quiet)).collect();
    let texts: f32 = galleys.iter().map(|galley| SAMPLE + 8.0 + galley.size().x).sum();
    let width = |gap: f32| texts + gap * entries.len().saturating_sub(1) as f32;
    let fits = |gap: &f32| width(*gap) + 2.0 * (PADDING + AROUND) <= canvas.width();
    let Some(gap) = GAPS.into_iter().find(fits) else { return };
    let width = width(gap);
    let room = legend_room(canvas);
    let centre = pos2(canvas.center().x, canvas.bottom() - room / 2.0);
    let ground = Rect::from_center_size(centre, vec2(width + 2.0 * PADDING, room - 2.0 * AROUND));
    let edge = Stroke::new(1.0, tokens.hairline);
    painter.rect(ground, theme::CONTROL_CORNER, tokens.panel, edge, StrokeKind::Inside);
    let mut left = centre.x - width / 2.0;
    for ((sample, _), galley) in entries.iter().zip(galleys) {
        draw_sample(painter, *sample, Rect::from_min_size(pos2(left, centre.y - 8.0), vec2(SAMPLE, 16.0)), tokens);
        left += SAMPLE + 8.0;
        let size = galley.size();
        painter.galley(pos2(left, centre.y - size.y / 2.0), galley, tokens.quiet);
        left += size.x + gap;
    }
}

/// Returns the entries for a step of the solving path.
fn step_entries(step: &Step) -> Vec<LegendEntry> {
    let mut entries: Vec<LegendEntry> = Vec::new();
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
    entries
}

/// Returns the entries for the reason why the puzzle is not unique, while the board shows it.
fn explanation_entries(state: &StudioState) -> Vec<LegendEntry> {
    if state.tab.is_playing || state.tab.author.suggestion().is_some() {
        return vec![];
    }
    let done = state.tab.author.done(state.tab.document.semantic_revision());
    let Some(TaskOutcome::Explained(explained)) = done.map(|done| &done.outcome) else { return vec![] };
    match &**explained {
        Explanation::Unique(_) => vec![],
        Explanation::Several(ambiguity) => {
            let settling = match SettlingDigits::of(ambiguity) {
                SettlingDigits::Single(_) => Some((LegendSample::Settling, "view-legend-settling")),
                SettlingDigits::Together(_) => Some((LegendSample::Settling, "view-legend-settling-together")),
                SettlingDigits::None => None,
            };
            let differing =
                [(LegendSample::Differing, "view-legend-differing"), (LegendSample::Smallest, "view-legend-smallest")];
            differing.into_iter().chain(settling).collect()
        }
        Explanation::NoSolution(contradiction) => {
            let is_rule = |clue: &Clue| matches!(clue, Clue::Mark { .. } | Clue::Rule { .. });
            let (rules, digits): (Vec<&Clue>, Vec<&Clue>) = contradiction.clues.iter().partition(|clue| is_rule(clue));
            let rules = (!rules.is_empty()).then_some((LegendSample::ConflictingRule, "view-legend-conflicting-rule"));
            let digits = (!digits.is_empty()).then_some((LegendSample::ConflictingDigit, "view-legend-conflicting"));
            digits.into_iter().chain(rules).collect()
        }
    }
}

fn draw_sample(painter: &Painter, sample: LegendSample, rect: Rect, tokens: &Tokens) {
    let (middle, stroke) = (rect.center(), Stroke::new(2.5, tokens.accent));
    let square = Rect::from_center_size(middle, vec2(16.0, 16.0));
    let ink = |ink: Ink| theme::colour(tokens.palette.colour(ink));
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
            painter.rect(square, 2, ink(Ink::AccentWash), Stroke::new(1.0, tokens.accent), StrokeKind::Inside);
        }
        LegendSample::Differing => {
            painter.rect(square, 0, ink(Ink::DifferenceWash), Stroke::new(1.0, ink(Ink::ThinLine)), StrokeKind::Inside);
            let corner = square.right_top();
            let notch = vec![corner - vec2(5.0, 0.0), corner, corner + vec2(0.0, 5.0)];
            painter.add(Shape::convex_polygon(notch, ink(Ink::Quiet), Stroke::NONE));
        }
        LegendSample::Smallest => {
            let corners = [square.left_top(), square.right_top(), square.right_bottom(), square.left_bottom()];
            let outline: Vec<Pos2> = corners.into_iter().chain([square.left_top()]).collect();
            painter.extend(Shape::dashed_line(&outline, Stroke::new(1.6, ink(Ink::Given)), 4.0, 3.0));
        }
        LegendSample::Settling => {
            let font = theme::semibold(theme::CONTROL_SIZE);
            painter.text(middle, Align2::CENTER_CENTER, local_digits("5"), font, ink(Ink::Solution));
        }
        LegendSample::ConflictingDigit => {
            painter.rect_filled(square, 0, ink(Ink::ErrorWash));
            let line = [square.left_bottom() + vec2(2.0, -3.0), square.right_bottom() + vec2(-2.0, -3.0)];
            painter.line_segment(line, Stroke::new(2.0, ink(Ink::Error)));
        }
        LegendSample::ConflictingRule => {
            for inset in [0.0, 3.0] {
                let edge = Stroke::new(1.0, ink(Ink::Error));
                painter.rect_stroke(square.shrink(inset), 0, edge, StrokeKind::Inside);
            }
        }
    }
}
