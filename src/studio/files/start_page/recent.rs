//! The recent files on the start page: a picture, the title, the time and size, and the verdict.

use std::time::SystemTime;

use egui::{Align2, Color32, Frame, Margin, Rect, Role, Sense, Stroke, Ui, Vec2, WidgetInfo, pos2, vec2};

use crate::studio::files::file_preview::draw_preview;
use crate::studio::files::file_preview::preview_text;
use crate::studio::files::requests::OpenRequest;
use crate::studio::files::start::{FilePreview, PreviewContent, RecentFile, SolutionStatus};
use crate::studio::files::start_page::section_ui;
use crate::studio::state::words::{shown_name, shown_path};
use crate::studio::theme;
use crate::studio::widgets;
use crate::studio::widgets::icons;
use crate::studio::window::Window;
use crate::studio::window::dialog_parts as parts;
use crate::words::say;

const ROW: f32 = 60.0;
const PICTURE: f32 = 44.0;

pub(super) fn recent_ui(ui: &mut Ui, window: &mut Window<'_>) {
    section_ui(ui, &say!("ask-recent"));
    let tokens = theme::tokens(ui);
    let frame = Frame::new()
        .fill(tokens.panel)
        .stroke(Stroke::new(1.0, tokens.hairline))
        .corner_radius(theme::CARD_CORNER)
        .inner_margin(Margin::symmetric(8, 4));
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 0.0;
        if window.state.start.files.is_empty() {
            ui.add_space(12.0);
            widgets::fact_ui(ui, say!("ask-recent.none"));
            ui.add_space(12.0);
        }
        for file in &window.state.start.files {
            row_ui(ui, window, file);
        }
    });
}

fn row_ui(ui: &mut Ui, window: &mut Window<'_>, file: &RecentFile) {
    let tokens = theme::tokens(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::click());
    let name = file.path.file_name().map(|name| shown_name(&name.to_string_lossy())).unwrap_or_default();
    let read = file.preview();
    let missing = matches!(read, Some(None));
    let standing = if missing { None } else { file.solution_status() };
    let title = match read {
        Some(Some(glance)) if !glance.title.is_empty() => glance.title.clone(),
        Some(_) | None => name.clone(),
    };
    let words = match read {
        None => "…".to_owned(),
        Some(None) if file.is_gone() => say!("ask-recent.gone", name = name.as_str()),
        Some(None) => say!("ask-recent.unreadable", name = name.as_str()),
        Some(Some(glance)) => {
            let when = glance.written.map(|written| format!("{} · ", ago(written))).unwrap_or_default();
            format!("{when}{}", preview_text(&glance.content))
        }
    };
    let is_booklet = matches!(read, Some(Some(FilePreview { content: PreviewContent::Booklet { .. }, .. })));
    // For screen readers, words replace the booklet icon.
    let said = standing.map(status_name).or_else(|| is_booklet.then(|| say!("ask-left.booklet")));
    let said = said.map(|said| format!(", {said}")).unwrap_or_default();
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, format!("{title}, {words}{said}")));
    widgets::row_background(ui, rect.shrink2(vec2(0.0, 2.0)), false, response.hovered());
    let picture =
        Rect::from_center_size(pos2(rect.left() + 6.0 + PICTURE / 2.0, rect.center().y), Vec2::splat(PICTURE));
    match read {
        Some(Some(glance)) => draw_preview(ui, picture, &glance.content),
        Some(None) | None => {
            let edge = Stroke::new(1.0, tokens.hairline);
            ui.painter().rect_stroke(picture, theme::ICON_CORNER, edge, egui::StrokeKind::Inside);
        }
    }
    let right = standing.map_or(rect.right() - 8.0, |standing| badge_ui(ui, rect, standing));
    let left = picture.right() + 12.0;
    let ink = if missing { tokens.quiet } else { tokens.ink };
    let width = right - 8.0 - left;
    widgets::line(ui, pos2(left, rect.top() + 12.0), width, title, theme::medium(theme::CONTROL_SIZE), ink);
    let quiet = theme::regular(theme::FACT_SIZE);
    widgets::line(ui, pos2(left, rect.top() + 31.0), width, words, quiet, tokens.quiet);
    widgets::focus_ring(ui, &response, theme::CONTROL_CORNER);
    if response.clicked() {
        window.open(OpenRequest::File(file.path.clone()));
    }
    response.on_hover_text(shown_path(&file.path));
}

fn status_name(standing: SolutionStatus) -> String {
    match standing {
        SolutionStatus::Unique => say!("ask-recent-unique"),
        SolutionStatus::Several => say!("ask-recent-several"),
        SolutionStatus::None => say!("ask-recent-without"),
        SolutionStatus::Unknown => say!("ask-recent-unknown"),
    }
}

/// Draws the verdict badge at the right of a row. Returns its left edge.
fn badge_ui(ui: &Ui, row: Rect, standing: SolutionStatus) -> f32 {
    let tokens = theme::tokens(ui);
    let tone = match standing {
        SolutionStatus::Unique => &tokens.unique,
        SolutionStatus::Several => &tokens.several,
        SolutionStatus::None => &tokens.none,
        SolutionStatus::Unknown => &tokens.neutral,
    };
    let galley = ui.painter().layout_no_wrap(status_name(standing), theme::medium(theme::FACT_SIZE), tone.ink);
    let size = vec2(galley.size().x + 34.0, 24.0);
    let rect = Rect::from_center_size(pos2(row.right() - 8.0 - size.x / 2.0, row.center().y), size);
    ui.painter().rect_filled(rect, 12, tone.ground);
    let sign = Rect::from_center_size(pos2(rect.left() + 14.0, rect.center().y), Vec2::splat(14.0));
    let (disc, line): (Color32, Color32) = (tone.button, tone.on_button);
    match standing {
        SolutionStatus::Unique => icons::tick(ui.painter(), sign, disc, line),
        SolutionStatus::Several => icons::squares(ui.painter(), sign, disc, tone.ground),
        SolutionStatus::None => icons::cross(ui.painter(), sign, disc, line),
        SolutionStatus::Unknown => icons::ring(ui.painter(), sign, tone.ink),
    }
    let at = Align2::LEFT_CENTER.anchor_size(pos2(rect.left() + 25.0, rect.center().y), galley.size()).min;
    ui.painter().galley(at, galley, tone.ink);
    rect.left()
}

/// Returns the age in words.
fn ago(written: SystemTime) -> String {
    let since = SystemTime::now().duration_since(written).unwrap_or_default();
    parts::ago(since).unwrap_or_else(|| say!("ask-recent.now"))
}
