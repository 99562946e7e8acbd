//! The difficulty curve of a solving path, with its bottlenecks.

use egui::{Align2, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use crate::studio::analysis::solving::SolvingPath;
use crate::studio::widgets::icons;
use crate::studio::window::Window;
use crate::studio::{theme, widgets};
use crate::words::{local_digits, say};

/// The space above the bars for flags.
const ABOVE: f32 = 8.0;
/// The space below the bars for text.
const BELOW: f32 = 20.0;
/// The space of the flag before the text.
const FLAG: f32 = 13.0;
/// The gap between the text and the numbers beside it.
const GAP: f32 = 8.0;
/// The minimum width of a bar with its gap.
const MIN_BAR_WIDTH: f32 = 2.0;
/// The minimum difficulty at the top of the scale.
const MIN_TOP: f64 = 4.0;
/// The difficulty below which bars are paler.
const STRONG_FROM: f64 = 3.0;

pub(super) fn curve_ui(ui: &mut Ui, window: &mut Window<'_>, walk: &SolvingPath, height: f32) {
    let tokens = theme::tokens(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::click_and_drag());
    let at = window.tab.solving.at();
    let step = (at + 1).min(walk.len());
    response.widget_info(|| {
        WidgetInfo::labeled(Role::Slider, true, say!("view-path-curve", step = step, count = walk.len()))
    });
    let bars = Rect::from_min_max(rect.min + vec2(0.0, ABOVE), rect.max - vec2(0.0, BELOW));
    let painter = ui.painter();
    for part in [0.0, 1.0 / 3.0, 2.0 / 3.0] {
        painter.hline(bars.x_range(), bars.top() + part * bars.height(), (1.0, tokens.hairline));
    }
    // If there are more steps than fit, each bar shows the hardest of several.
    let columns = walk.len().min((bars.width() / MIN_BAR_WIDTH) as usize).max(1);
    let width = bars.width() / columns as f32;
    // There are at most as many columns as steps, so the integer division leaves none empty.
    let first = |column: usize| column * walk.len() / columns;
    let top = walk.rating.difficulty.hardest.map_or(MIN_TOP, |(_, _, number)| number.value().max(MIN_TOP));
    for column in 0..columns {
        let steps = first(column)..first(column + 1);
        let number = walk.rating.path.steps[steps.clone()].iter().map(|step| step.rating.value()).fold(0.0, f64::max);
        let narrow = walk.bottlenecks.iter().any(|step| steps.contains(step));
        let colour = match () {
            () if steps.contains(&at) => tokens.accent,
            () if narrow => tokens.several.button,
            () if number >= STRONG_FROM => widgets::mix(tokens.quiet, tokens.ink, 0.25),
            () => widgets::mix(tokens.quiet, tokens.panel, 0.45),
        };
        let left = bars.left() + column as f32 * width;
        let gap = if width >= 3.0 { 1.0 } else { 0.0 };
        let tall = (bars.height() * (number / top) as f32).max(2.0);
        let bar = Rect::from_min_max(pos2(left, bars.bottom() - tall), pos2(left + width - gap, bars.bottom()));
        painter.rect_filled(bar, 0, colour);
        if narrow {
            icons::flag(painter, pos2(bar.center().x, bar.top() - 2.0), tokens.several.button);
        }
    }
    painter.hline(bars.x_range(), bars.bottom(), (1.0, tokens.neutral.edge));
    let font = theme::regular(theme::FACT_SIZE);
    let line = rect.bottom() - BELOW / 2.0 + 1.0;
    let begin =
        painter.text(pos2(rect.left(), line), Align2::LEFT_CENTER, local_digits("1"), font.clone(), tokens.quiet);
    let last = local_digits(&walk.len().to_string());
    let end = painter.text(pos2(rect.right(), line), Align2::RIGHT_CENTER, last, font.clone(), tokens.quiet);
    if !walk.bottlenecks.is_empty() {
        // Centred, or as close to the centre as the numbers allow.
        let (least, most) = (begin.right() + GAP + FLAG, end.left() - GAP);
        let words = widgets::one_line(ui, most - least, say!("view-path-bottleneck"), font, tokens.quiet);
        let left = ((rect.width() + FLAG - words.size().x) / 2.0 + rect.left()).min(most - words.size().x).max(least);
        icons::flag(painter, pos2(left - 9.0, line + 3.0), tokens.several.button);
        painter.galley(pos2(left, line - words.size().y / 2.0), words, tokens.quiet);
    }
    widgets::focus_ring(ui, &response, 0);
    if let Some(pointer) = response.interact_pointer_pos().filter(|_| response.clicked() || response.dragged()) {
        let part = ((pointer.x - bars.left()) / bars.width()).clamp(0.0, 1.0);
        let step = ((part * walk.len() as f32) as usize).min(walk.len().saturating_sub(1));
        if step != at {
            window.change(move |state, _| state.tab.solving.go_to(step));
        }
    }
}
