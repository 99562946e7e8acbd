//! The command palette, which searches everything by a few letters.

use egui::text::{LayoutJob, TextFormat, TextWrapping};
use egui::{
    Align, Align2, Color32, FontId, Frame, Key, Layout, Margin, Modifiers, Rect, Role, ScrollArea, Sense, TextEdit, Ui,
    Vec2, WidgetInfo, pos2, vec2,
};

use crate::studio::command::Command;
use crate::studio::command::finder;
use crate::studio::command::finder::{FinderCategory, FinderEntry, FinderMatch, FinderTarget};
use crate::studio::editor::tools::ToolId;
use crate::studio::files::requests::OpenRequest;
use crate::studio::widgets::bidi;
use crate::studio::widgets::icons;
use crate::studio::window::Window;
use crate::studio::{theme, widgets};
use crate::words::say;

const WIDTH: f32 = 656.0;
const ROW_HEIGHT: f32 = 44.0;
/// The number of visible rows; the list has this height even with fewer results.
const MAX_ROWS: f32 = 8.0;
/// The height of everything above and below the rows, including the edges of the window.
const AROUND: f32 = 196.0;
/// The distance of the category of an entry from the right.
const CATEGORY_WIDTH: f32 = 190.0;
/// The maximum number of recently used entries.
const MAX_USED: usize = 20;

pub(in crate::studio) fn commands_ui(ui: &mut Ui, window: &mut Window<'_>) {
    let width = WIDTH.min(ui.ctx().content_rect().width() - 48.0);
    ui.set_width(width);
    ui.spacing_mut().item_spacing.y = 0.0;
    let entries = finder::entries(window, ui.ctx());
    let total = entries.len();
    let finder = &window.memory.finder;
    let mut found = finder::find(entries, &finder.typed, finder.category, &finder.used);
    let step = keys(ui, window, &mut found);
    field_ui(ui, window, found.len(), total);
    ui.separator();
    Frame::new().inner_margin(Margin::symmetric(16, 8)).show(ui, |ui| categories_ui(ui, window));
    let room = (ui.ctx().content_rect().height() - AROUND).clamp(ROW_HEIGHT, ROW_HEIGHT * MAX_ROWS);
    Frame::new().inner_margin(Margin::symmetric(8, 0)).show(ui, |ui| {
        ScrollArea::vertical()
            .id_salt("found")
            .max_height(room)
            .min_scrolled_height(room)
            .auto_shrink([false, false])
            .show_rows(ui, ROW_HEIGHT, found.len().max(1), |ui, rows| {
                if found.is_empty() {
                    ui.add_space(12.0);
                    ui.horizontal(|ui| {
                        ui.add_space(12.0);
                        widgets::fact_ui(ui, say!("ask-find-none"));
                    });
                }
                if step {
                    let at = window.memory.finder.at as f32 - rows.start as f32;
                    let row = ui.min_rect().left_top() + vec2(0.0, at * ROW_HEIGHT);
                    ui.scroll_to_rect(Rect::from_min_size(row, vec2(1.0, ROW_HEIGHT)), None);
                }
                for at in rows {
                    if let Some(found) = found.get(at) {
                        row_ui(ui, window, found, at);
                    }
                }
            });
    });
    ui.separator();
    Frame::new().inner_margin(Margin::symmetric(16, 8)).show(ui, |ui| {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 16.0;
            for key in ["ask-find-choose", "ask-find-run", "ask-find-next"] {
                widgets::fact_ui(ui, say!(key));
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| widgets::fact_ui(ui, say!("ask-find-close")));
        });
    });
}

/// Handles keys. Returns whether another row or category was selected.
fn keys(ui: &Ui, window: &mut Window<'_>, found: &mut Vec<FinderMatch>) -> bool {
    let pressed = |key: Key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    let last = found.len().saturating_sub(1);
    let finder = &mut window.memory.finder;
    finder.at = finder.at.min(last);
    let before = (finder.at, finder.category);
    if pressed(Key::ArrowDown) {
        finder.at = if finder.at == last { 0 } else { finder.at + 1 };
    }
    if pressed(Key::ArrowUp) {
        finder.at = finder.at.checked_sub(1).unwrap_or(last);
    }
    if pressed(Key::PageDown) {
        finder.at = (finder.at + MAX_ROWS as usize).min(last);
    }
    if pressed(Key::PageUp) {
        finder.at = finder.at.saturating_sub(MAX_ROWS as usize);
    }
    // Tab cycles through the choices: first all categories together, then each one alone.
    let tabs: Vec<Option<FinderCategory>> = std::iter::once(None).chain(FinderCategory::ALL.map(Some)).collect();
    let place = tabs.iter().position(|sort| *sort == finder.category).unwrap_or(0);
    let back = ui.input_mut(|input| input.consume_key(Modifiers::SHIFT, Key::Tab));
    let step = if back { tabs.len() - 1 } else { usize::from(pressed(Key::Tab)) };
    if step > 0 {
        finder.category = tabs[(place + step) % tabs.len()];
        finder.at = 0;
        let entries = finder::entries(window.state, ui.ctx());
        *found = finder::find(
            entries,
            &window.memory.finder.typed,
            window.memory.finder.category,
            &window.memory.finder.used,
        );
    }
    if pressed(Key::Enter)
        && let Some(chosen) = found.get(window.memory.finder.at).map(|found| found.entry.clone())
    {
        choose(window, chosen);
    }
    before != (window.memory.finder.at, window.memory.finder.category)
}

/// Runs an entry, unless it is disabled.
fn choose(window: &mut Window<'_>, entry: FinderEntry) {
    if entry.disabled_reason.is_some() {
        return;
    }
    let used = &mut window.memory.finder.used;
    used.retain(|target| *target != entry.target);
    used.insert(0, entry.target.clone());
    used.truncate(MAX_USED);
    window.close_dialog();
    match entry.target {
        FinderTarget::Command(command) => window.request(command),
        FinderTarget::Example(place) => window.open(OpenRequest::Example(place)),
        FinderTarget::File(path) => window.open(OpenRequest::File(path)),
    }
}

fn field_ui(ui: &mut Ui, window: &mut Window<'_>, found: usize, total: usize) {
    Frame::new().inner_margin(Margin::symmetric(16, 12)).show(ui, |ui| {
        ui.horizontal(|ui| {
            ui.set_height(24.0);
            let tokens = theme::tokens(ui);
            let mut typed = bidi::line_layouter(theme::regular(theme::VERDICT_SIZE));
            let field = TextEdit::singleline(&mut window.memory.finder.typed)
                .layouter(&mut typed)
                .hint_text(say!("ask-find.hint"))
                .font(theme::regular(theme::VERDICT_SIZE))
                .frame(Frame::NONE)
                .lock_focus(true)
                .char_limit(60)
                .desired_width(ui.available_width() - 96.0);
            let response = ui.add(field).accessible_name(say!("ask-find"));
            if response.changed() {
                window.memory.finder.at = 0;
            }
            response.request_focus();
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let text = say!("ask-find-count", found = found, total = total);
                let font = theme::regular(theme::FACT_SIZE);
                ui.label(widgets::tabular(ui, &text, font, tokens.quiet));
            });
        });
    });
}

/// Draws the tabs of the categories.
fn categories_ui(ui: &mut Ui, window: &mut Window<'_>) {
    let several = FinderCategory::ALL.map(|sort| match sort {
        FinderCategory::Command => say!("ask-find-commands"),
        FinderCategory::Rule => say!("ask-find-rules"),
        FinderCategory::Example => say!("ask-find-examples"),
        FinderCategory::File => say!("ask-find-files"),
        FinderCategory::Setting => say!("ask-find-settings"),
    });
    let all = say!("ask-find-all");
    let names: Vec<&str> = std::iter::once(all.as_str()).chain(several.iter().map(String::as_str)).collect();
    let chosen =
        window.memory.finder.category.and_then(|sort| FinderCategory::ALL.iter().position(|other| *other == sort));
    let chosen = chosen.map_or(0, |place| place + 1);
    if let Some(clicked) = widgets::segments_ui(ui, &names, chosen, ui.available_width()) {
        window.memory.finder.category = clicked.checked_sub(1).map(|place| FinderCategory::ALL[place]);
        window.memory.finder.at = 0;
    }
}

fn row_ui(ui: &mut Ui, window: &mut Window<'_>, FinderMatch { entry, letters }: &FinderMatch, at: usize) {
    let tokens = theme::tokens(ui);
    let chosen = window.memory.finder.at == at;
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), ROW_HEIGHT), Sense::click());
    let enabled = entry.disabled_reason.is_none();
    let (sort, name) = (entry.category.name(), entry.name.as_str());
    let label = match &entry.disabled_reason {
        Some(reason) => say!("ask-find-row.refused", sort = sort, name = name, reason = reason.as_str()),
        None => say!("ask-find-row", sort = sort, name = name),
    };
    response.widget_info(|| WidgetInfo::selected(Role::ListItem, enabled, chosen, &label));
    widgets::row_background(ui, rect.shrink2(vec2(0.0, 1.0)), chosen, response.hovered());
    let icon = Rect::from_center_size(pos2(rect.left() + 24.0, rect.center().y), Vec2::splat(22.0));
    icon_ui(ui, icon, entry);
    let (left, right) = (rect.left() + 48.0, rect.right() - CATEGORY_WIDTH - 8.0);
    let ink = if enabled { tokens.ink } else { tokens.quiet };
    let painter = ui.painter();
    let job = name_job(&entry.name, letters, right - left, ink, tokens.accent_text);
    painter.galley(pos2(left, rect.top() + 5.0), ui.fonts_mut(|fonts| fonts.layout_job(job)), ink);
    let (detail, ink) = match &entry.disabled_reason {
        Some(reason) => (say!("ask-find-refused", reason = reason.as_str()), tokens.several.ink),
        None => (entry.detail.clone(), tokens.quiet),
    };
    widgets::line(ui, pos2(left, rect.top() + 23.0), right - left, detail, theme::regular(theme::FACT_SIZE), ink);
    let small = theme::regular(theme::FACT_SIZE);
    let at_sort = pos2(rect.right() - CATEGORY_WIDTH, rect.center().y);
    painter.text(at_sort, Align2::LEFT_CENTER, entry.category.name(), small.clone(), tokens.quiet);
    painter.text(pos2(rect.right() - 12.0, rect.center().y), Align2::RIGHT_CENTER, &entry.shortcuts, small, tokens.ink);
    if response.clicked() {
        window.memory.finder.at = at;
        choose(window, entry.clone());
    }
}

fn icon_ui(ui: &Ui, rect: Rect, entry: &FinderEntry) {
    let tokens = theme::tokens(ui);
    match (&entry.target, entry.category) {
        (FinderTarget::Command(Command::Tool(ToolId::Paint(kind))), _) => {
            icons::kind_tile(ui, rect, *kind, kind.info().tint);
        }
        (FinderTarget::Command(Command::Tool(ToolId::Grids)), _) => icons::grids_tile(ui, rect),
        (FinderTarget::Command(Command::Tool(ToolId::Select)), _) => icons::select_tile(ui, rect),
        (FinderTarget::Command(Command::Tool(ToolId::Jigsaw)), _) => icons::jigsaw_tile(ui, rect),
        (FinderTarget::Command(Command::Tool(ToolId::Digits | ToolId::Pins)), _) => icons::digit_tile(ui, rect),
        (FinderTarget::Example(_), _) => icons::logo(ui, rect.shrink(2.0)),
        (FinderTarget::File(_), _) => icons::copy(ui.painter(), rect.shrink(4.0), tokens.quiet),
        (FinderTarget::Command(_), FinderCategory::Setting) => {
            icons::ring(ui.painter(), rect.shrink(5.0), tokens.quiet)
        }
        (
            FinderTarget::Command(_),
            FinderCategory::Command | FinderCategory::Rule | FinderCategory::Example | FinderCategory::File,
        ) => {
            icons::step_chevron(ui.painter(), rect.shrink(4.0), true, tokens.quiet);
        }
    }
}

/// Lays out a name with the matched letters highlighted by weight and colour.
fn name_job(name: &str, letters: &[usize], width: f32, ink: Color32, found: Color32) -> LayoutJob {
    let plain: FontId = theme::regular(theme::CONTROL_SIZE);
    let strong: FontId = theme::semibold(theme::CONTROL_SIZE);
    let mut job = LayoutJob { wrap: TextWrapping::truncate_at_width(width), ..LayoutJob::default() };
    for (place, letter) in name.chars().enumerate() {
        let format = match letters.contains(&place) {
            true => TextFormat::simple(strong.clone(), found),
            false => TextFormat::simple(plain.clone(), ink),
        };
        job.append(letter.encode_utf8(&mut [0; 4]), 0.0, format);
    }
    job
}
