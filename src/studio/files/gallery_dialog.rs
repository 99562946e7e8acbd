//! The gallery of examples, each with a picture.

use egui::text::{LayoutJob, TextWrapping};
use egui::{
    Align2, Key, Rect, Response, Role, ScrollArea, Sense, Stroke, StrokeKind, TextEdit, Ui, Vec2, WidgetInfo, pos2,
    vec2,
};

use crate::studio::files::examples;
use crate::studio::files::examples::{Example, Examples};
use crate::studio::files::requests::OpenRequest;
use crate::studio::theme;
use crate::studio::widgets;
use crate::studio::widgets::ButtonWeight;
use crate::studio::widgets::bidi;
use crate::studio::widgets::scene::picture::scene_picture;
use crate::studio::window::Window;
use crate::studio::window::dialog_parts::{focus_if_opened, head_ui, remaining_height};
use crate::words::say;

const CARD: Vec2 = vec2(176.0, 196.0);
const PICTURE: f32 = 132.0;
const GAP: f32 = 8.0;
/// The maximum number of cards in a row.
const MAX_ACROSS: usize = 6;
/// The width of the dialog margins, and the height of everything above and below the cards, in points.
const AROUND: Vec2 = vec2(96.0, 132.0);

pub(in crate::studio) fn gallery_ui(ui: &mut Ui, window: &mut Window<'_>) {
    let room = vec2(ui.ctx().content_rect().width() - AROUND.x, remaining_height(ui, AROUND.y));
    let across = ((room.x + GAP) / (CARD.x + GAP)).floor().clamp(1.0, MAX_ACROSS as f32) as usize;
    // The scroll bar is next to the cards.
    ui.set_width((CARD.x + GAP) * across as f32 + 4.0);
    head_ui(ui, &say!("ask-gallery"));
    let entered = search_ui(ui, window);
    ui.add_space(8.0);
    let wanted = window.memory.example_search.trim().to_lowercase();
    let found = examples::examples().iter().map(|group| (group.name.to_string(), found_in(group, &wanted)));
    let found: Vec<_> = found.filter(|(_, examples)| !examples.is_empty()).collect();
    let first = found.first().map(|(_, examples)| examples[0]);
    if entered && let Some((place, _)) = first {
        open(window, place);
    }
    ScrollArea::vertical().max_height(room.y.max(CARD.y)).auto_shrink([true, false]).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing = Vec2::splat(GAP);
        if first.is_none() {
            widgets::fact_ui(ui, say!("ask-gallery.none"));
        }
        for (name, examples) in found {
            widgets::head_ui(ui, &name);
            for row in examples.chunks(across) {
                ui.horizontal(|ui| {
                    for &(place, example) in row {
                        if card_ui(ui, example).clicked() {
                            open(window, place);
                        }
                    }
                });
            }
            ui.add_space(4.0);
        }
    });
    ui.add_space(12.0);
    ui.with_layout(egui::Layout::right_to_left(egui::Align::Min), |ui| {
        if widgets::button_ui(ui, &say!("ask-cancel"), 96.0, ButtonWeight::Plain, &theme::tokens(ui).neutral, true)
            .clicked()
        {
            window.close_dialog();
        }
    });
}

fn open(window: &mut Window<'_>, place: usize) {
    window.close_dialog();
    window.open(OpenRequest::Example(place));
}

/// Returns the examples of a group that match the search, with their indices among all examples.
fn found_in(group: &'static Examples, wanted: &str) -> Vec<(usize, &'static Example)> {
    (group.first..).zip(&group.examples).filter(|(_, example)| example.is_found_by(wanted)).collect()
}

/// Draws the search field. Returns whether Enter was pressed in it, which opens the first example.
fn search_ui(ui: &mut Ui, window: &mut Window<'_>) -> bool {
    let search = &mut window.memory.example_search;
    let mut typed = bidi::line_layouter(egui::TextStyle::Body.resolve(ui.style()));
    let field = TextEdit::singleline(search)
        .layouter(&mut typed)
        .hint_text(say!("ask-gallery.find"))
        .desired_width(260.0)
        .char_limit(40);
    let response = ui.add(field);
    response.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, say!("ask-gallery.find")));
    // Must be checked before the field regains the focus.
    let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    focus_if_opened(window, &response);
    entered
}

fn card_ui(ui: &mut Ui, example: &Example) -> Response {
    let tokens = theme::tokens(ui);
    let (rect, response) = ui.allocate_exact_size(CARD, Sense::click());
    let label = format!("{}: {}", example.kind, example.puzzle.title());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &label));
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let ground = if response.hovered() { tokens.selected } else { tokens.field };
    let edge = if response.hovered() { tokens.accent } else { tokens.hairline };
    ui.painter().rect(rect, theme::CARD_CORNER, ground, Stroke::new(1.0, edge), StrokeKind::Inside);
    let room = Rect::from_min_size(rect.min, vec2(CARD.x, PICTURE + 20.0));
    scene_picture(ui, Rect::from_center_size(room.center(), Vec2::splat(PICTURE)), &example.picture);

    let line = |up: f32, text: &str, font, colour| {
        let mut job = LayoutJob::simple_singleline(text.to_owned(), font, colour);
        job.wrap = TextWrapping::truncate_at_width(CARD.x - 8.0);
        let galley = ui.painter().layout_job(job);
        let place = Align2::CENTER_CENTER.anchor_size(pos2(rect.center().x, rect.bottom() - up), galley.size());
        ui.painter().galley(place.min, galley, colour);
    };
    line(34.0, example.puzzle.title(), theme::medium(theme::CONTROL_SIZE), tokens.ink);
    line(17.0, &example.kind.to_string(), theme::regular(theme::FACT_SIZE), tokens.quiet);
    widgets::focus_ring(ui, &response, theme::CARD_CORNER);
    response
}
