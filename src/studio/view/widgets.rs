//! The studio's own small widgets. Each has an accessible name.

use std::sync::Arc;

use egui::text::{LayoutJob, TextFormat, TextWrapping};
use egui::{
    Align2, Color32, CornerRadius, FontId, Frame, Galley, Margin, Pos2, Rect, Response, RichText, Role, Sense, Stroke,
    StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo, pos2, vec2,
};

use super::icons;
use super::theme::{self, Tone};
use crate::studio::command::Command;
use crate::studio::view::window::Window;
use crate::words::{say, spoken};

pub(in crate::studio) use crate::studio::state::words::{duration, grouped};

/// A text in capitals. Greek capitals have no accents.
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

/// The head of a group, in spaced capitals.
pub(in crate::studio) fn head_ui(ui: &mut Ui, text: &str) {
    let tokens = theme::tokens(ui);
    // Letters that are joined are not spaced.
    let spacing = if spoken().is_right_to_left() { 0.0 } else { 0.8 };
    ui.label(
        RichText::new(capitals(text))
            .font(theme::semibold(theme::HEAD_SIZE))
            .extra_letter_spacing(spacing)
            .color(tokens.quiet),
    );
}

/// A head above rows that stand in by 8 points.
pub(in crate::studio) fn list_head_ui(ui: &mut Ui, text: &str) {
    Frame::new().inner_margin(Margin { left: 8, right: 8, top: 4, bottom: 4 }).show(ui, |ui| head_ui(ui, text));
}

/// Quiet words below or beside what matters.
pub(in crate::studio) fn fact_ui(ui: &mut Ui, text: impl Into<String>) -> Response {
    let tokens = theme::tokens(ui);
    ui.label(RichText::new(text).font(theme::regular(theme::FACT_SIZE)).color(tokens.quiet))
}

/// Text whose digits stand each in the middle of a room as wide as the widest, so that running numbers stand still.
pub(in crate::studio) fn tabular(ui: &Ui, text: &str, font: FontId, colour: Color32) -> LayoutJob {
    let widths: Vec<f32> =
        ui.ctx().fonts_mut(|fonts| ('0'..='9').map(|digit| fonts.glyph_width(&font, digit)).collect());
    let widest = widths.iter().copied().fold(0.0, f32::max);
    let (mut job, mut behind) = (LayoutJob::default(), 0.0);
    for symbol in text.chars() {
        let beside = symbol.to_digit(10).map_or(0.0, |digit| (widest - widths[digit as usize]) / 2.0);
        let format = TextFormat::simple(font.clone(), colour);
        job.append(symbol.encode_utf8(&mut [0; 4]), behind + beside, format);
        behind = beside;
    }
    job
}

/// One line of text that ends in "…" where it has no room.
pub(in crate::studio) fn line(ui: &Ui, at: Pos2, width: f32, words: String, font: FontId, ink: Color32) {
    let galley = one_line(ui, width, words, font, ink);
    ui.painter().galley(at, galley, ink);
}

/// The same with the middle of its left end at this place. Returns where its right end is, and whether all of it is
/// there.
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

/// A line of text in so much room, which ends in "…" where it has none.
pub(in crate::studio) fn one_line(ui: &Ui, width: f32, words: String, font: FontId, ink: Color32) -> Arc<Galley> {
    let mut job = LayoutJob::single_section(words, TextFormat::simple(font, ink));
    job.wrap = TextWrapping { max_rows: 1, break_anywhere: true, ..TextWrapping::wrap_at_width(width) };
    ui.fonts_mut(|fonts| fonts.layout_job(job))
}

/// A ring around what has the keyboard.
pub(in crate::studio) fn focus_ring(ui: &Ui, response: &Response, corner: u8) {
    if response.has_focus() {
        let stroke = Stroke::new(2.0, theme::tokens(ui).accent);
        ui.painter().rect_stroke(response.rect.shrink(1.0), corner, stroke, StrokeKind::Inside);
    }
}

/// The same around words that are clicked, which fill their room.
pub(in crate::studio) fn words_ring(ui: &Ui, response: &Response) {
    let around = Response { rect: response.rect.expand(4.0), ..response.clone() };
    focus_ring(ui, &around, theme::ICON_CORNER);
}

/// How a button on a card looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::studio) enum Weight {
    /// The action that comes next.
    Primary,
    Plain,
}

/// Between the words of a button and its edges, at least.
const BUTTON_PADDING: f32 = 4.0;

/// A button on a verdict's card or in a dialog. It is wider than asked for where its words need that and there is room,
/// else they end in "…".
pub(in crate::studio) fn button_ui(
    ui: &mut Ui,
    text: &str,
    width: f32,
    weight: Weight,
    tone: &Tone,
    enabled: bool,
) -> Response {
    let tokens = theme::tokens(ui);
    let sense = if enabled { Sense::click() } else { Sense::hover() };
    let font = theme::medium(theme::CONTROL_SIZE);
    let words = ui.painter().layout_no_wrap(text.to_owned(), font.clone(), tokens.ink).size().x;
    let width = width.max((words + 2.0 * BUTTON_PADDING).min(ui.available_width()));
    let (rect, response) = ui.allocate_exact_size(vec2(width, 32.0), sense);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, text));
    let paper = theme::paper(tokens);
    let (mut fill, mut ink, edge) = match weight {
        Weight::Primary => (tone.button, tone.on_button, tone.button),
        Weight::Plain => (paper, tokens.ink, tone.edge),
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

/// One line of text in the middle of a room. Returns whether all of it is there.
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

/// How wide a switch is with the whole of its name.
pub(in crate::studio) fn switch_width(ui: &Ui, name: &str) -> f32 {
    let font = theme::regular(theme::CONTROL_SIZE);
    let name = ui.painter().layout_no_wrap(name.to_owned(), font, Color32::PLACEHOLDER);
    (name.size().x + 12.0 + SWITCH).ceil()
}

/// A switch that is on or off, at the end of a line with its name.
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

/// A small square button of a colour.
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

/// The ground of a row in a list: tinted while it is chosen, or under the pointer.
pub(in crate::studio) fn row_ground(ui: &Ui, rect: Rect, chosen: bool, hovered: bool) {
    let tokens = theme::tokens(ui);
    let ground = match (chosen, hovered) {
        (true, _) => tokens.selected,
        (false, true) => tokens.hovered,
        (false, false) => return,
    };
    ui.painter().rect_filled(rect, theme::CONTROL_CORNER, ground);
}

/// The button of undo, or of redo.
pub(in crate::studio) fn step_button_ui(ui: &mut Ui, window: &mut Window<'_>, command: Command, undoes: bool) {
    let (label, refusal) = (command.label(window), command.refusal(window));
    let draw = |painter: &egui::Painter, rect: Rect, ink| icons::turn(painter, rect, undoes, ink);
    let name = say!(if undoes { "view-undo" } else { "view-redo" });
    let response = ui.scope_builder(UiBuilder::new(), |ui| icon_button_ui(ui, &name, refusal.is_none(), draw)).inner;
    if response.clicked() {
        window.ask(command);
    }
    let key = command.key(window).map(|shortcut| ui.ctx().format_shortcut(&shortcut)).unwrap_or_default();
    response.on_hover_text(format!("{}  ({key})", refusal.unwrap_or(label)));
}

/// Screen readers say what it shows whenever that changes.
pub(in crate::studio) fn announced(ui: &Ui, response: &Response) {
    ui.ctx().accesskit_node_builder(response.id, |node| node.set_live(egui::accesskit::Live::Polite));
}

/// A square button that shows a small picture.
pub(in crate::studio) fn icon_button_ui(
    ui: &mut Ui,
    name: &str,
    enabled: bool,
    draw: impl FnOnce(&egui::Painter, Rect, Color32),
) -> Response {
    sized_icon_button_ui(ui, 28.0, name, enabled, draw)
}

/// The same with another side.
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

/// A choice of one from a few, side by side. Returns what was clicked.
pub(in crate::studio) fn segments_ui(ui: &mut Ui, names: &[&str], chosen: usize, width: f32) -> Option<usize> {
    segments_across_ui(ui, names, chosen, width, names.len())
}

/// The same in as few rows as give each word its room.
pub(in crate::studio) fn segments_in_rows_ui(ui: &mut Ui, names: &[&str], chosen: usize, width: f32) -> Option<usize> {
    let font = theme::medium(theme::FACT_SIZE);
    let wide = |name: &&str| ui.painter().layout_no_wrap((*name).to_owned(), font.clone(), Color32::BLACK).size().x;
    let widest = names.iter().map(wide).fold(1.0, f32::max) + SEGMENT_PADDING;
    let most = (((width - 4.0) / widest) as usize).clamp(1, names.len().max(1));
    // Rows of about as many.
    segments_across_ui(ui, names, chosen, width, names.len().div_ceil(names.len().div_ceil(most).max(1)))
}

/// Beside a word in its segment.
const SEGMENT_PADDING: f32 = 6.0;

fn segments_across_ui(ui: &mut Ui, names: &[&str], chosen: usize, width: f32, across: usize) -> Option<usize> {
    let tokens = theme::tokens(ui);
    let mut clicked = None;
    let across = across.max(1);
    let rows = names.len().div_ceil(across).max(1);
    let (outer, room) = ui.allocate_exact_size(vec2(width, 4.0 + 24.0 * rows as f32), Sense::hover());
    ui.painter().rect(
        outer,
        theme::CONTROL_CORNER,
        tokens.field,
        Stroke::new(1.0, tokens.hairline),
        StrokeKind::Inside,
    );
    let part = (outer.width() - 4.0) / across as f32;
    for (at, name) in names.iter().enumerate() {
        let min = outer.min + vec2(2.0 + part * (at % across) as f32, 2.0 + 24.0 * (at / across) as f32);
        let rect = Rect::from_min_size(min, vec2(part, 24.0));
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

/// A thin bar with a part that moves along it.
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

/// The colour that is `part` of the way from one to the other.
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
                // Letters stand at whole pixels.
                assert!((one - other).abs() < 1.1, "{middles:?}");
            }
        }
    }
}
