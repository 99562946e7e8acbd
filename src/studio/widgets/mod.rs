//! Small custom widgets. Each has an accessible name.

pub(in crate::studio) mod bidi;
pub(in crate::studio) mod dropdown;
pub(in crate::studio) mod fields;
pub(in crate::studio) mod icons;
pub(in crate::studio) mod mirror;
pub(in crate::studio) mod number;
pub(in crate::studio) mod scene;
use std::sync::Arc;

use egui::text::{LayoutJob, TextFormat, TextWrapping};
use egui::{
    Align2, Color32, CornerRadius, FontId, Frame, Galley, Margin, Pos2, Rect, Response, RichText, Role, Sense, Stroke,
    StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};

use crate::studio::command::Command;
use crate::studio::theme;
use crate::studio::theme::Tone;
use crate::studio::window::Window;
use crate::words::{current_language, say};

pub(in crate::studio) use crate::studio::state::words::{duration, grouped};

/// Returns a text in capitals, removing accents in Greek.
pub(in crate::studio) fn capitals(text: &str) -> String {
    let plain = |letter| match letter {
        'Ά' => 'Α',
        'Έ' => 'Ε',
        'Ή' => 'Η',
        'Ί' => 'Ι',
        'Ό' => 'Ο',
        'Ύ' => 'Υ',
        'Ώ' => 'Ω',
        other => other,
    };
    text.to_uppercase().chars().map(plain).collect()
}

/// Draws the heading of a group in spaced capitals.
pub(in crate::studio) fn head_ui(ui: &mut Ui, text: &str) {
    let tokens = theme::tokens(ui);
    // Scripts with joined letters are not spaced.
    let spacing = if current_language().is_right_to_left() { 0.0 } else { 0.8 };
    ui.label(
        RichText::new(capitals(text))
            .font(theme::semibold(theme::HEAD_SIZE))
            .extra_letter_spacing(spacing)
            .color(tokens.quiet),
    );
}

/// Draws a heading above rows that are indented by 8 points.
pub(in crate::studio) fn list_head_ui(ui: &mut Ui, text: &str) {
    Frame::new().inner_margin(Margin { left: 8, right: 8, top: 4, bottom: 4 }).show(ui, |ui| head_ui(ui, text));
}

/// Draws quiet secondary text.
pub(in crate::studio) fn fact_ui(ui: &mut Ui, text: impl Into<String>) -> Response {
    let tokens = theme::tokens(ui);
    ui.label(RichText::new(text).font(theme::regular(theme::FACT_SIZE)).color(tokens.quiet))
}

/// Lays out text with tabular digits: each digit is centred in the width of the widest one, so that numbers do not move
/// when they change.
pub(in crate::studio) fn tabular(ui: &Ui, text: &str, font: FontId, colour: Color32) -> LayoutJob {
    let widths: Vec<f32> =
        ui.ctx().fonts_mut(|fonts| ('0'..='9').map(|digit| fonts.glyph_width(&font, digit)).collect());
    let widest = widths.iter().copied().fold(0.0, f32::max);
    // `behind` is the spare width that the last digit leaves on its right.
    let (mut job, mut behind) = (LayoutJob::default(), 0.0);
    for symbol in text.chars() {
        let beside = symbol.to_digit(10).map_or(0.0, |digit| (widest - widths[digit as usize]) / 2.0);
        let format = TextFormat::simple(font.clone(), colour);
        job.append(symbol.encode_utf8(&mut [0; 4]), behind + beside, format);
        behind = beside;
    }
    job
}

/// Draws a line of text, truncated with "…".
pub(in crate::studio) fn line(ui: &Ui, at: Pos2, width: f32, words: String, font: FontId, ink: Color32) {
    let galley = one_line(ui, width, words, font, ink);
    ui.painter().galley(at, galley, ink);
}

/// Draws a line of text with the middle of its left edge at this position. Returns its right edge, and whether all of
/// it fits.
pub(in crate::studio) fn middle_line(
    ui: &Ui,
    at: Pos2,
    width: f32,
    words: String,
    font: FontId,
    ink: Color32,
) -> (f32, bool) {
    let galley = one_line(ui, width, words, font, ink);
    let drawn = (at.x + galley.size().x, !galley.elided);
    ui.painter().galley(pos2(at.x, at.y - galley.size().y / 2.0), galley, ink);
    drawn
}

/// Lays out a line of text in this width, truncated with "…".
pub(in crate::studio) fn one_line(ui: &Ui, width: f32, words: String, font: FontId, ink: Color32) -> Arc<Galley> {
    let mut job = LayoutJob::single_section(words, TextFormat::simple(font, ink));
    job.wrap = TextWrapping { max_rows: 1, break_anywhere: true, ..TextWrapping::wrap_at_width(width) };
    ui.fonts_mut(|fonts| fonts.layout_job(job))
}

/// Draws a ring around a focused widget.
pub(in crate::studio) fn focus_ring(ui: &Ui, response: &Response, corner: u8) {
    if response.has_focus() {
        let stroke = Stroke::new(2.0, theme::tokens(ui).accent);
        ui.painter().rect_stroke(response.rect.shrink(1.0), corner, stroke, StrokeKind::Inside);
    }
}

/// Draws a focus ring around clickable text, which has no padding.
pub(in crate::studio) fn words_ring(ui: &Ui, response: &Response) {
    let around = Response { rect: response.rect.expand(4.0), ..response.clone() };
    focus_ring(ui, &around, theme::ICON_CORNER);
}

/// The emphasis of a button on a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::studio) enum ButtonWeight {
    /// The next action.
    Primary,
    Plain,
}

/// The minimum padding of a button.
const BUTTON_PADDING: f32 = 4.0;

/// Draws a button in a dialog or panel. It grows with its text if there is space, otherwise the text is truncated with
/// "…".
pub(in crate::studio) fn button_ui(
    ui: &mut Ui,
    text: &str,
    width: f32,
    weight: ButtonWeight,
    tone: &Tone,
    enabled: bool,
) -> Response {
    sized_button_ui(ui, text, vec2(width, 32.0), weight, tone, enabled)
}

/// Returns the least width of a button with this text.
pub(in crate::studio) fn button_width(ui: &Ui, text: &str) -> f32 {
    let font = theme::medium(theme::CONTROL_SIZE);
    ui.painter().layout_no_wrap(text.to_owned(), font, theme::tokens(ui).ink).size().x + 2.0 * BUTTON_PADDING
}

/// Draws a button of this height and at least this width.
pub(in crate::studio) fn sized_button_ui(
    ui: &mut Ui,
    text: &str,
    size: Vec2,
    weight: ButtonWeight,
    tone: &Tone,
    enabled: bool,
) -> Response {
    let tokens = theme::tokens(ui);
    let sense = if enabled { Sense::click() } else { Sense::hover() };
    let font = theme::medium(theme::CONTROL_SIZE);
    let width = size.x.max(button_width(ui, text).min(ui.available_width()));
    let (rect, response) = ui.allocate_exact_size(vec2(width, size.y), sense);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, text));
    let paper = theme::paper(tokens);
    let (mut fill, mut ink, edge) = match weight {
        ButtonWeight::Primary => (tone.button, tone.on_button, tone.button),
        ButtonWeight::Plain => (paper, tokens.ink, tone.edge),
    };
    if !enabled {
        ink = ink.gamma_multiply(0.45);
    } else if response.is_pointer_button_down_on() {
        fill = mix(fill, tokens.ink, 0.16);
    } else if response.hovered() {
        fill = mix(fill, tokens.ink, 0.07);
    }
    let corner = CornerRadius::same(theme::CONTROL_CORNER);
    ui.painter().rect(rect, corner, fill, Stroke::new(1.0, edge), StrokeKind::Inside);
    centred_line(ui, rect, text, font, ink);
    focus_ring(ui, &response, theme::CONTROL_CORNER);
    response
}

/// Draws a line of text in the middle of an area. Returns whether all of it fits.
fn centred_line(ui: &Ui, room: Rect, text: &str, font: FontId, ink: Color32) -> bool {
    let galley = ui.painter().layout_no_wrap(text.to_owned(), font.clone(), ink);
    let whole = galley.size().x <= room.width();
    let galley = if whole { galley } else { one_line(ui, room.width() - 4.0, text.to_owned(), font, ink) };
    let at = Align2::CENTER_CENTER.anchor_size(room.center(), galley.size()).min;
    ui.painter().galley(at, galley, ink);
    whole
}

/// The width of a switch.
const SWITCH: f32 = 36.0;

/// Returns the width of a switch with its full name.
pub(in crate::studio) fn switch_width(ui: &Ui, name: &str) -> f32 {
    text_width(ui, name) + 12.0 + SWITCH
}

/// Draws a switch at the end of a line with its name.
pub(in crate::studio) fn switch_ui(ui: &mut Ui, name: &str, on: bool) -> Response {
    let tokens = theme::tokens(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 28.0), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Switch, true, on, name));
    let (font, room) = (theme::regular(theme::CONTROL_SIZE), rect.width() - SWITCH - 6.0);
    let (_, whole) = middle_line(ui, rect.left_center(), room, name.to_owned(), font, tokens.ink);
    let track = Rect::from_center_size(pos2(rect.right() - SWITCH / 2.0, rect.center().y), vec2(SWITCH, 20.0));
    let there = ui.ctx().animate_bool_responsive(response.id, on);
    let off = if response.hovered() { mix(tokens.neutral.edge, tokens.ink, 0.12) } else { tokens.neutral.edge };
    let ground = mix(off, tokens.accent, there);
    ui.painter().rect_filled(track, 10, ground);
    let knob = pos2(egui::lerp((track.left() + 10.0)..=(track.right() - 10.0), there), track.center().y);
    let ink = if ground.intensity() > 0.6 { tokens.on_accent } else { Color32::WHITE };
    ui.painter().circle_filled(knob, 8.0, ink);
    ring_around(ui, &response, track.expand(2.0), 12);
    if whole { response } else { response.on_hover_text(name) }
}

/// Draws a small square button in a colour.
pub(in crate::studio) fn swatch_ui(ui: &mut Ui, name: &str, colour: Color32, chosen: bool) -> Response {
    let tokens = theme::tokens(ui);
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(22.0), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, chosen, name));
    let edge = match (chosen, response.hovered()) {
        (true, _) => Stroke::new(2.0, tokens.ink),
        (false, true) => Stroke::new(1.0, tokens.quiet),
        (false, false) => Stroke::new(1.0, tokens.neutral.edge),
    };
    ui.painter().rect(rect.shrink(1.0), theme::ICON_CORNER, colour, edge, StrokeKind::Inside);
    ring_around(ui, &response, rect.expand(2.0), theme::ICON_CORNER + 2);
    response
}

/// Draws the background of a row in a list, which is tinted if selected or hovered.
pub(in crate::studio) fn row_background(ui: &Ui, rect: Rect, chosen: bool, hovered: bool) {
    let tokens = theme::tokens(ui);
    let ground = match (chosen, hovered) {
        (true, _) => tokens.selected,
        (false, true) => tokens.hovered,
        (false, false) => return,
    };
    ui.painter().rect_filled(rect, theme::CONTROL_CORNER, ground);
}

/// Draws the undo or redo button.
pub(in crate::studio) fn step_button_ui(ui: &mut Ui, window: &mut Window<'_>, command: Command, undoes: bool) {
    let (label, refusal) = (command.label(window), command.disabled_reason(window));
    let draw = |painter: &egui::Painter, rect: Rect, ink| icons::undo_arrow(painter, rect, undoes, ink);
    let name = say!(if undoes { "view-undo" } else { "view-redo" });
    let response = ui.scope_builder(UiBuilder::new(), |ui| icon_button_ui(ui, &name, refusal.is_none(), draw)).inner;
    if response.clicked() {
        window.request(command);
    }
    let key = command.current_shortcut(window).map(|shortcut| ui.ctx().format_shortcut(&shortcut)).unwrap_or_default();
    response.on_hover_text(format!("{}  ({key})", refusal.unwrap_or(label)));
}

/// Makes screen readers announce changes of a widget.
pub(in crate::studio) fn announce_changes(ui: &Ui, response: &Response) {
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_live(egui::accesskit::Live::Polite));
}

/// Draws a square button with an icon.
pub(in crate::studio) fn icon_button_ui(
    ui: &mut Ui,
    name: &str,
    enabled: bool,
    draw: impl FnOnce(&egui::Painter, Rect, Color32),
) -> Response {
    sized_icon_button_ui(ui, 28.0, name, enabled, draw)
}

/// Draws a square icon button of this size.
pub(in crate::studio) fn sized_icon_button_ui(
    ui: &mut Ui,
    side: f32,
    name: &str,
    enabled: bool,
    draw: impl FnOnce(&egui::Painter, Rect, Color32),
) -> Response {
    let tokens = theme::tokens(ui);
    let sense = if enabled { Sense::click() } else { Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), sense);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, name));
    if enabled && response.hovered() {
        ui.painter().rect_filled(rect, theme::CONTROL_CORNER, mix(tokens.hovered, tokens.ink, 0.05));
    }
    let ink = if enabled { tokens.ink } else { tokens.ink.gamma_multiply(0.3) };
    draw(ui.painter(), rect.shrink((side / 6.0).round()), ink);
    focus_ring(ui, &response, theme::CONTROL_CORNER);
    response
}

/// Returns the width of a text in the font of controls.
pub(in crate::studio) fn text_width(ui: &Ui, text: &str) -> f32 {
    let font = theme::regular(theme::CONTROL_SIZE);
    ui.painter().layout_no_wrap(text.to_owned(), font, Color32::BLACK).size().x.ceil()
}

/// Returns the least width of a segmented control that shortens no text.
pub(in crate::studio) fn segments_width(ui: &Ui, names: &[&str]) -> f32 {
    segment_widths(ui, names).iter().sum::<f32>() + 4.0
}

/// Returns the widths of the segments that shorten no text.
fn segment_widths(ui: &Ui, names: &[&str]) -> Vec<f32> {
    let font = theme::medium(theme::FACT_SIZE);
    let wide = |name: &&str| ui.painter().layout_no_wrap((*name).to_owned(), font.clone(), Color32::BLACK).size().x;
    names.iter().map(|name| wide(name).ceil() + SEGMENT_PADDING).collect()
}

/// The horizontal padding of a segment.
const SEGMENT_PADDING: f32 = 12.0;

/// Draws a segmented control in one row. Returns the clicked segment.
pub(in crate::studio) fn segments_ui(ui: &mut Ui, names: &[&str], chosen: usize, width: f32) -> Option<usize> {
    let tokens = theme::tokens(ui);
    let mut clicked = None;
    let (outer, room) = ui.allocate_exact_size(vec2(width, 28.0), Sense::hover());
    ui.painter().rect(
        outer,
        theme::CONTROL_CORNER,
        tokens.field,
        Stroke::new(1.0, tokens.hairline),
        StrokeKind::Inside,
    );
    let part = (outer.width() - 4.0) / names.len().max(1) as f32;
    let needed = segment_widths(ui, names);
    let rest = (outer.width() - 4.0 - needed.iter().sum::<f32>()) / names.len().max(1) as f32;
    // The segments are equally wide, unless only that would shorten a text.
    let is_equal = rest < 0.0 || needed.iter().all(|&needed| needed <= part);
    let mut left = outer.left() + 2.0;
    for (at, name) in names.iter().enumerate() {
        let width = if is_equal { part } else { needed[at] + rest };
        let rect = Rect::from_min_size(pos2(left, outer.top() + 2.0), vec2(width, 24.0));
        left += width;
        let response = ui.interact(rect, room.id.with(("segment", at)), Sense::click());
        response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, at == chosen, name));
        let corner = theme::CONTROL_CORNER - 2;
        if at == chosen {
            let paper = theme::paper(tokens);
            ui.painter().rect(rect, corner, paper, Stroke::new(1.0, tokens.hairline), StrokeKind::Inside);
        } else if response.hovered() {
            ui.painter().rect_filled(rect, corner, mix(tokens.field, tokens.ink, 0.05));
        }
        let font = if at == chosen { theme::medium(theme::FACT_SIZE) } else { theme::regular(theme::FACT_SIZE) };
        let whole = centred_line(ui, rect, name, font, tokens.ink);
        ring_around(ui, &response, rect, corner);
        if response.clicked() {
            clicked = Some(at);
        }
        if !whole {
            response.on_hover_text(*name);
        }
    }
    clicked
}

fn ring_around(ui: &Ui, response: &Response, rect: Rect, corner: u8) {
    if response.has_focus() {
        let stroke = Stroke::new(2.0, theme::tokens(ui).accent);
        ui.painter().rect_stroke(rect, corner, stroke, StrokeKind::Inside);
    }
}

/// Draws a thin indeterminate progress bar.
pub(in crate::studio) fn moving_bar_ui(ui: &mut Ui, colour: Color32, ground: Color32) {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 3.0), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::ProgressIndicator, true, say!("view-check-running")));
    ui.painter().rect_filled(rect, 2, ground);
    let time = ui.input(|input| input.time) as f32;
    let part = rect.width() * 0.3;
    let left = rect.left() - part + (time * 0.55).fract() * (rect.width() + part);
    let bar = Rect::from_min_size(pos2(left, rect.top()), vec2(part, rect.height())).intersect(rect);
    ui.painter().rect_filled(bar, 2, colour);
}

/// Returns the colour that is `part` of the way from one to the other.
pub(in crate::studio) fn mix(from: Color32, to: Color32, part: f32) -> Color32 {
    from.lerp_to_gamma(to, part)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_of_running_numbers_stand_in_the_middle_of_equal_rooms() {
        let ctx = egui::Context::default();
        theme::install(&ctx);
        let mut middles: Vec<Vec<f32>> = Vec::new();
        let output = ctx.run_ui(egui::RawInput::default(), |ui| {
            let middle = |text: &str| {
                let job = tabular(ui, text, theme::semibold(40.0), Color32::BLACK);
                let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
                galley.rows[0].glyphs.iter().map(|glyph| glyph.pos.x + glyph.advance_width / 2.0).collect::<Vec<f32>>()
            };
            middles = ["00:00", "11:11", "47:14"].map(middle).into();
        });
        output.drop_without_applying_deltas();
        for other in &middles[1..] {
            for (one, other) in middles[0].iter().zip(other) {
                // Glyphs are aligned to whole pixels.
                assert!((one - other).abs() < 1.1, "{middles:?}");
            }
        }
    }
}
