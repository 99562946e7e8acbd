//! The page preview: one large page and a strip of thumbnails, which can be dragged to reorder their puzzles.

use egui::{
    Align, Align2, Color32, Label, Layout, Rect, RichText, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, UiBuilder,
    WidgetInfo, pos2, vec2,
};

use crate::studio::command::BookletCommand;
use crate::studio::window::Window;
use crate::studio::{theme, widgets};
use crate::words::{local_digits, say};

const PADDING: f32 = 24.0;
const THUMB_HEIGHT: f32 = 124.0;

/// A dragged page of the strip.
#[derive(Clone, Copy)]
struct DraggedPage(usize);

/// Draws the current page as large as possible.
pub(super) fn preview_ui(ui: &mut Ui, window: &mut Window<'_>) {
    let tokens = theme::tokens(ui);
    let room = ui.available_rect_before_wrap();
    let page = window.booklet.page;
    let Some(leaf) = window.booklet.typeset.as_ref().and_then(|made| made.booklet.leaves.get(page)) else {
        let words =
            if window.booklet.rows().is_empty() { say!("ask-book-page-empty") } else { say!("ask-book-page-made") };
        return message_ui(ui, room.shrink(PADDING), &words);
    };
    let media = leaf.area.media();
    let (bleed, wide) = (leaf.area.bleed_mm, media.width());
    let inner = room.shrink(PADDING);
    let scale = (inner.width() / media.width()).min(inner.height() / media.height());
    let size = vec2(media.width() * scale, media.height() * scale);
    let rect = Rect::from_center_size(room.center(), size);
    let response = ui.interact(rect, ui.scope_id().with("page"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, say!("ask-book-page", number = page + 1)));
    ui.painter().rect_filled(rect.translate(vec2(0.0, 2.0)).expand(1.0), 2, Color32::from_black_alpha(40));
    ui.painter().rect_filled(rect, 0, Color32::WHITE);
    if let Some(texture) = picture(ui, window, page, rect.width()) {
        let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
        ui.painter().image(texture, rect, whole, Color32::WHITE);
    }
    if bleed > 0.0 {
        // The trim edge.
        let cut = rect.shrink(bleed * rect.width() / wide);
        ui.painter().rect_stroke(cut, 0, Stroke::new(1.0, tokens.accent.gamma_multiply(0.6)), StrokeKind::Middle);
    }
    turn_with_wheel(ui, window, room);
}

/// Draws a quiet message in the middle of an area, wrapped as needed.
fn message_ui(ui: &mut Ui, room: Rect, words: &str) {
    let (font, ink) = (theme::regular(theme::CONTROL_SIZE), theme::tokens(ui).quiet);
    let height = ui.painter().layout(words.to_owned(), font.clone(), ink, room.width()).size().y;
    let place = Rect::from_center_size(room.center(), vec2(room.width(), height));
    ui.scope_builder(UiBuilder::new().max_rect(place).layout(Layout::top_down(Align::Center)), |ui| {
        ui.add(Label::new(RichText::new(words).font(font).color(ink)).wrap());
    });
}

/// Turns pages with the mouse wheel.
fn turn_with_wheel(ui: &Ui, window: &mut Window<'_>, room: Rect) {
    if !ui.rect_contains_pointer(room) {
        return;
    }
    let notches: f32 = ui.input(|input| {
        let wheel = input.events.iter().filter_map(|event| match event {
            egui::Event::MouseWheel { delta, .. } => Some(delta.y),
            _ => None,
        });
        wheel.sum()
    });
    let command = if notches < 0.0 { BookletCommand::NextPage } else { BookletCommand::PreviousPage };
    if notches != 0.0 {
        window.request(command);
    }
}

/// Draws the strip with all pages.
pub(super) fn strip_ui(ui: &mut Ui, window: &mut Window<'_>) {
    let count = window.booklet.page_count();
    ScrollArea::horizontal().show(ui, |ui| {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 12.0;
            for page in 0..count {
                thumb_ui(ui, window, page);
            }
        });
    });
}

fn thumb_ui(ui: &mut Ui, window: &mut Window<'_>, page: usize) {
    let tokens = theme::tokens(ui);
    let Some(made) = &window.booklet.typeset else { return };
    let media = made.booklet.leaves[page].area.media();
    let width = THUMB_HEIGHT * media.width() / media.height();
    let (rect, response) = ui.allocate_exact_size(vec2(width + 8.0, THUMB_HEIGHT + 22.0), Sense::click_and_drag());
    let chosen = window.booklet.page == page;
    let name = say!("ask-book-page.show", number = page + 1);
    response.widget_info(|| WidgetInfo::selected(Role::ListItem, true, chosen, &name));
    if response.gained_focus() {
        ui.scroll_to_rect(rect, None);
    }
    if !ui.is_rect_visible(rect) {
        return;
    }
    let paper = Rect::from_min_size(rect.min + vec2(4.0, 2.0), vec2(width, THUMB_HEIGHT));
    ui.painter().rect_filled(paper, 0, Color32::WHITE);
    // Rendered at twice the size, so that lines thinner than a pixel appear grey.
    if let Some(texture) = picture(ui, window, page, width * 2.0) {
        let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
        ui.painter().image(texture, paper, whole, Color32::WHITE);
    }
    let edge = match (chosen, response.hovered()) {
        (true, _) => Stroke::new(2.0, tokens.accent),
        (false, true) => Stroke::new(1.0, tokens.quiet),
        (false, false) => Stroke::new(1.0, tokens.neutral.edge),
    };
    ui.painter().rect_stroke(paper, 0, edge, StrokeKind::Outside);
    let font = if chosen { theme::medium(theme::FACT_SIZE) } else { theme::regular(theme::FACT_SIZE) };
    let below = pos2(paper.center().x, paper.bottom() + 11.0);
    ui.painter().text(below, Align2::CENTER_CENTER, local_digits(&(page + 1).to_string()), font, tokens.quiet);
    widgets::focus_ring(ui, &response, theme::ICON_CORNER);
    if response.clicked() {
        window.request(BookletCommand::Page(page));
    }
    response.dnd_set_drag_payload(DraggedPage(page));
    if response.dnd_hover_payload::<DraggedPage>().is_some() {
        let before = paper.left() - 5.0;
        ui.painter().vline(before, paper.y_range(), Stroke::new(3.0, tokens.accent));
    }
    if let Some(dragged) = response.dnd_release_payload::<DraggedPage>() {
        move_page(window, dragged.0, page);
    }
}

/// Moves the puzzles of a page before those of another page, or after them if the page is dragged to the right.
fn move_page(window: &mut Window<'_>, from: usize, to: usize) {
    let (Some((first, last)), Some((before, _))) = (window.booklet.rows_on(from), window.booklet.rows_on(to)) else {
        let reason = say!("ask-book-page.refused");
        window.change(move |state, _| state.refuse(reason));
        return;
    };
    // Puzzles dragged to the right move after them.
    let to = if to > from { window.booklet.rows_on(to).map_or(before, |(_, last)| last + 1) } else { before };
    window.request(BookletCommand::Move { from: first, count: last + 1 - first, to });
}

/// Returns the picture of a page at about this width in points, requesting it if it is missing or outdated.
fn picture(ui: &Ui, window: &mut Window<'_>, page: usize, width: f32) -> Option<egui::TextureId> {
    let most = ui.input(|input| input.max_texture_side);
    let (texture, wish) = window.booklet.picture(page, width * ui.pixels_per_point(), most);
    if let Some(wish) = wish {
        window.change_unseen(move |state, _| state.booklet.request_picture(wish));
    }
    texture
}
