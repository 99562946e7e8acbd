//! The tab bar: the open puzzles, the booklet, and the start page while it is shown.

use egui::{Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2};

use crate::studio::command::{BookletCommand, Command, FileCommand, TabCommand, ViewCommand};
use crate::studio::files::tab_commands as tab;
use crate::studio::state::StudioState;
use crate::studio::state::tabs::WindowPage;
use crate::studio::state::words::plain_line;
use crate::studio::state::words::shown_path;
use crate::studio::widgets::icons;
use crate::studio::window::Window;
use crate::studio::window::context_menu::context_menu_ui;
use crate::studio::{theme, widgets};
use crate::words::say;

/// The maximum width of a tab.
const MAX_WIDTH: f32 = 164.0;
/// The minimum width of a tab.
const MIN_WIDTH: f32 = 112.0;
const HEIGHT: f32 = 32.0;
const GAP: f32 = 4.0;
/// The width of the New tab button.
const PLUS: f32 = 28.0;
/// The width of the button that opens the list of hidden tabs.
const MORE: f32 = 72.0;

/// The texts of a tab.
struct TabTexts {
    name: String,
    unsaved: bool,
    /// The tooltip.
    hint: String,
}

fn tab_texts(state: &StudioState, page: WindowPage) -> TabTexts {
    let file = |path: Option<&std::path::Path>| match path {
        Some(path) if state.is_open_elsewhere(path) => {
            say!("tell-newer-open-elsewhere", path = shown_path(path))
        }
        Some(path) => shown_path(path),
        None => say!("view-tab-no-file"),
    };
    match page {
        WindowPage::Puzzle(id) => {
            let document = state.tab_of(id).map_or(&state.tab.document, |tab| &tab.document);
            let name = plain_line(&document.display_title());
            TabTexts { name, unsaved: document.is_dirty(), hint: file(document.path()) }
        }
        WindowPage::Booklet => {
            let booklet = &state.booklet;
            let (name, hint) = (plain_line(&booklet.name()), file(booklet.path.as_deref()));
            TabTexts { name, unsaved: booklet.is_dirty(), hint: say!("view-tab-booklet", file = hint) }
        }
        WindowPage::Start => {
            TabTexts { name: say!("view-tab-start"), unsaved: false, hint: say!("view-tab-start.hint") }
        }
    }
}

/// Returns the range of tabs that fit, including the one at `at`, and their width.
fn visible_range(count: usize, at: usize, room: f32) -> (std::ops::Range<usize>, f32) {
    let room = room - PLUS;
    let width = (room / count.max(1) as f32 - GAP).min(MAX_WIDTH);
    if width >= MIN_WIDTH {
        return (0..count, width);
    }
    let room = room - MORE - GAP;
    let fit = ((room / (MIN_WIDTH + GAP)).floor() as usize).clamp(1, count.max(1));
    let start = (at + 1).saturating_sub(fit);
    (start..(start + fit).min(count), (room / fit as f32 - GAP).clamp(64.0, MAX_WIDTH))
}

/// Draws the tabs in this width.
pub(in crate::studio) fn tabs_ui(ui: &mut Ui, window: &mut Window<'_>, room: f32) {
    let (pages, shown) = (window.pages(), window.page());
    let at = pages.iter().position(|page| *page == shown).unwrap_or(0);
    let (range, width) = visible_range(pages.len(), at, room);
    ui.spacing_mut().item_spacing.x = GAP;
    let left = ui.cursor().left();
    for place in range.clone() {
        let dragged = tab_ui(ui, window, pages[place], pages[place] == shown, width);
        // A dragged tab moves to the position of the pointer.
        if let (Some(pointer), WindowPage::Puzzle(id)) = (dragged, pages[place]) {
            let over = ((pointer - left) / (width + GAP)).floor().max(0.0) as usize;
            let puzzles = pages.iter().filter(|page| matches!(page, WindowPage::Puzzle(_))).count();
            let to = (range.start + over).min(puzzles.saturating_sub(1));
            if to != place {
                window.change(move |state, _| state.move_tab(id, to));
            }
        }
    }
    if range.len() < pages.len() {
        more_ui(ui, window, &pages, &range);
    }
    let plus = widgets::icon_button_ui(ui, &say!("view-tab-new"), shown != WindowPage::Start, |painter, rect, ink| {
        let (centre, arm, stroke) = (rect.center(), 5.0, Stroke::new(1.5, ink));
        painter.hline(centre.x - arm..=centre.x + arm, centre.y, stroke);
        painter.vline(centre.x, centre.y - arm..=centre.y + arm, stroke);
    });
    if plus.clicked() && shown != WindowPage::Start {
        window.request(FileCommand::Start);
    }
    plus.on_hover_text(say!("view-tab-start.hint"));
}

/// Draws a tab. Returns the pointer position while the tab is dragged.
fn tab_ui(ui: &mut Ui, window: &mut Window<'_>, page: WindowPage, shown: bool, width: f32) -> Option<f32> {
    let tokens = theme::tokens(ui);
    let TabTexts { name, unsaved, hint } = tab_texts(window, page);
    let (rect, _) = ui.allocate_exact_size(vec2(width, HEIGHT), Sense::hover());
    // The id of a page does not change when tabs move.
    let id = ui.scope_id().with(("tab", format!("{page:?}")));
    let response = ui.interact(rect, id, Sense::click_and_drag());
    let label = if unsaved { say!("view-tab-unsaved", name = name.as_str()) } else { name.clone() };
    response.widget_info(|| WidgetInfo::selected(Role::Tab, true, shown, &label));
    let hovered = response.contains_pointer();
    match (shown, hovered) {
        (true, _) => {
            let edge = Stroke::new(1.0, tokens.neutral.edge);
            ui.painter().rect(rect, theme::CONTROL_CORNER, theme::paper(tokens), edge, StrokeKind::Inside);
        }
        (false, true) => _ = ui.painter().rect_filled(rect, theme::CONTROL_CORNER, tokens.hovered),
        (false, false) => {}
    }
    let (font, ink) = match shown {
        true => (theme::medium(theme::CONTROL_SIZE), tokens.ink),
        false => (theme::regular(theme::CONTROL_SIZE), tokens.quiet),
    };
    let sign = Rect::from_center_size(pos2(rect.right() - 16.0, rect.center().y), Vec2::splat(20.0));
    let text = ui.painter().layout_no_wrap("x".to_owned(), font.clone(), ink).size().y;
    let at = pos2(rect.left() + 12.0, rect.center().y - text / 2.0);
    widgets::line(ui, at, sign.left() - 4.0 - at.x, name.clone(), font, ink);
    let closes = page != WindowPage::Start || window.has_puzzle();
    // The focus moves from the tab to its close button, so in that frame the tab has just lost it.
    let close = id.with("close");
    let by_keys = response.has_focus() || response.lost_focus() || ui.memory(|memory| memory.has_focus(close));
    if (hovered || by_keys) && closes {
        let cross = ui.interact(sign, close, Sense::click());
        cross.widget_info(|| WidgetInfo::labeled(Role::Button, true, say!("view-tab-close", name = name.as_str())));
        if cross.hovered() {
            ui.painter().rect_filled(sign, theme::ICON_CORNER, widgets::mix(tokens.hovered, tokens.ink, 0.08));
        }
        icons::close(ui.painter(), sign, tokens.ink);
        widgets::focus_ring(ui, &cross, theme::ICON_CORNER);
        if cross.clicked() {
            window.change(move |state, ctx| tab::close_page(state, page, ctx));
            return None;
        }
    } else if unsaved {
        ui.painter().circle_filled(sign.center(), 4.0, tokens.accent);
    }
    widgets::focus_ring(ui, &response, theme::CONTROL_CORNER);
    if response.middle_clicked() && closes {
        window.change(move |state, ctx| tab::close_page(state, page, ctx));
    } else if response.double_clicked() && matches!(page, WindowPage::Puzzle(_)) {
        rename(window);
    } else if (response.clicked() || response.secondary_clicked()) && !shown {
        window.change(move |state, ctx| tab::show_page(state, page, ctx));
    }
    menu_ui(&response, window, page);
    let pointer = response.dragged().then(|| ui.input(|input| input.pointer.interact_pos())).flatten();
    response.on_hover_ui(|ui| {
        ui.label(&name);
        widgets::fact_ui(ui, hint);
    });
    pointer.map(|pointer| pointer.x)
}

/// Draws the context menu. The click also brings the page to the front, so that the commands apply to it.
fn menu_ui(response: &Response, window: &mut Window<'_>, page: WindowPage) {
    let files = match page {
        WindowPage::Puzzle(_) => [FileCommand::Save, FileCommand::SaveAs, FileCommand::Export].map(Command::from),
        WindowPage::Booklet => {
            [BookletCommand::Save, BookletCommand::SaveAs, BookletCommand::Export].map(Command::from)
        }
        WindowPage::Start => [FileCommand::New, FileCommand::NewFromExample, FileCommand::Open].map(Command::from),
    };
    let tabs = [TabCommand::Close, TabCommand::Reopen].map(Command::from);
    context_menu_ui(response, window, &[files.to_vec(), tabs.to_vec()], &[]);
}

/// Focuses the title field.
fn rename(window: &mut Window<'_>) {
    window.memory.title_focus_frames = 4;
    window.change(|state, _| (state.tab.document.rule, state.panels.publication) = (None, true));
    if !window.panels.side_panel {
        window.request(ViewCommand::ShowSidePanel);
    }
}

/// Draws the list of hidden tabs.
fn more_ui(ui: &mut Ui, window: &mut Window<'_>, pages: &[WindowPage], range: &std::ops::Range<usize>) {
    let hidden = pages.len() - range.len();
    let font = theme::regular(theme::CONTROL_SIZE);
    ui.allocate_ui_with_layout(vec2(MORE, HEIGHT), egui::Layout::left_to_right(egui::Align::Center), |ui| {
        ui.set_min_width(MORE);
        ui.menu_button(egui::RichText::new(say!("view-tabs-more", count = hidden)).font(font), |ui| {
            ui.set_min_width(200.0);
            for (place, &page) in pages.iter().enumerate().filter(|(place, _)| !range.contains(place)) {
                let TabTexts { name, unsaved, .. } = tab_texts(window, page);
                let label = if unsaved { say!("view-tab-unsaved", name = name.as_str()) } else { name };
                let row = ui.push_id(place, |ui| ui.button(label)).inner;
                if row.clicked() {
                    ui.close();
                    window.change(move |state, ctx| tab::show_page(state, page, ctx));
                }
            }
        });
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tabs_shrink_and_then_give_way() {
        assert_eq!(visible_range(2, 0, 600.0), (0..2, MAX_WIDTH));
        let (shown, width) = visible_range(5, 4, 700.0);
        assert_eq!(shown, 0..5);
        assert!((MIN_WIDTH..MAX_WIDTH).contains(&width));
        for at in 0..9 {
            let (shown, width) = visible_range(9, at, 500.0);
            assert!(shown.contains(&at), "{at}: {shown:?}");
            assert!(shown.len() as f32 * (width + GAP) + MORE + GAP + PLUS <= 500.0);
        }
        assert_eq!(visible_range(3, 2, 120.0).0, 2..3, "the one in front is always seen");
        assert_eq!(visible_range(0, 0, 400.0).0, 0..0);
    }
}
