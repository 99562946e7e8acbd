//! The preflight findings, each linked to its place, and the export progress.

use egui::{Align2, Frame, Margin, Rect, Role, ScrollArea, Sense, Stroke, Ui, Vec2, WidgetInfo, pos2, vec2};

use crate::book::{PreflightFinding, Severity};
use crate::studio::booklet::state::OpenBooklet;
use crate::studio::booklet::view::button::command_button_ui;
use crate::studio::command::BookletCommand;
use crate::studio::tasks::query::BackgroundQuery;
use crate::studio::theme::Tone;
use crate::studio::widgets::ButtonWeight;
use crate::studio::widgets::icons;
use crate::studio::window::Window;
use crate::studio::window::dialog_parts::counted;
use crate::studio::{theme, widgets};
use crate::words::say;

const LIST_HEIGHT: f32 = 150.0;

/// Draws the card with the state of the booklet, the progress of running jobs, and the findings.
pub(super) fn card_ui(ui: &mut Ui, window: &mut Window<'_>) {
    let tokens = theme::tokens(ui);
    let findings = window.booklet.typeset.as_ref().map(|made| made.findings.clone());
    let (errors, warnings) = (window.booklet.count(Severity::Error), window.booklet.count(Severity::Warning));
    let (tone, words): (&Tone, String) = match (window.booklet.progress(), errors, warnings) {
        (Some((done, count)), ..) if count > 0 => {
            (&tokens.neutral, say!("ask-book-solving", number = (done + 1).min(count), count = count))
        }
        (Some(_), ..) => (&tokens.neutral, say!("ask-book-making")),
        (None, ..) if window.booklet.rows().is_empty() => (&tokens.neutral, say!("ask-book-empty")),
        (None, 0, 0) => (&tokens.unique, say!("ask-book-ready")),
        (None, 0, some) => (&tokens.several, counted("ask-book-warnings", some)),
        (None, some, _) => (&tokens.none, counted("ask-book-errors", some)),
    };
    let card = Frame::new()
        .fill(tone.ground)
        .stroke(Stroke::new(1.0, tone.edge))
        .corner_radius(theme::CARD_CORNER)
        .inner_margin(Margin::same(12));
    card.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.label(egui::RichText::new(words).font(theme::semibold(theme::VERDICT_SIZE)).color(tone.ink));
        if let BackgroundQuery::Running { job, .. } = &window.booklet.export.query {
            let export = &window.booklet.export;
            let (done, pages) = (job.nodes(), export.pages as u64);
            let file = export.path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
            widgets::fact_ui(ui, say!("ask-book-writing", file = file, page = done, pages = pages));
            bar_ui(ui, done as f32 / pages.max(1) as f32, tone);
            command_button_ui(ui, window, BookletCommand::StopExport, 96.0, ButtonWeight::Plain);
        } else if window.booklet.progress().is_some() {
            widgets::moving_bar_ui(ui, tone.button, tone.edge);
        }
        if let BackgroundQuery::Running { .. } = &window.booklet.batch.query {
            let batch = &window.booklet.batch;
            let (done, count, tried) = (batch.made(), batch.last_request.count, batch.tried());
            let making = say!("ask-book-batch", number = (done + 1).min(count), count = count);
            let tried = (tried > 0).then(|| say!("ask-book-batch.tried", number = widgets::grouped(tried)));
            widgets::fact_ui(ui, [making].into_iter().chain(tried).collect::<Vec<_>>().join(" · "));
            bar_ui(ui, done as f32 / count.max(1) as f32, tone);
            command_button_ui(ui, window, BookletCommand::StopBatch, 96.0, ButtonWeight::Plain);
        }
        let Some(findings) = findings.filter(|findings| !findings.is_empty()) else { return };
        ui.add_space(4.0);
        ScrollArea::vertical().max_height(LIST_HEIGHT).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            for (index, finding) in findings.iter().enumerate() {
                finding_ui(ui, window, index, finding, tone);
            }
        });
    });
    ui.add_space(8.0);
}

fn bar_ui(ui: &mut Ui, part: f32, tone: &Tone) {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 4.0), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::ProgressIndicator, true, say!("ask-book-bar")));
    ui.painter().rect_filled(rect, 2, tone.edge);
    let done = Rect::from_min_size(rect.min, vec2(rect.width() * part.clamp(0.0, 1.0), rect.height()));
    ui.painter().rect_filled(done, 2, tone.button);
}

/// Returns the place of a finding in words, such as "p. 3 · no. 12".
pub(super) fn place_of(booklet: &OpenBooklet, finding: &PreflightFinding) -> String {
    let page = finding.position.page.map(|page| say!("ask-book-at-page", page = page + 1));
    let number = finding.position.puzzle.and_then(|puzzle| booklet.typeset.as_ref()?.booklet.numbers.get(puzzle));
    let number = number.map(|number| say!("ask-book-at-puzzle", number = *number));
    page.into_iter().chain(number).collect::<Vec<_>>().join(" · ")
}

fn finding_ui(ui: &mut Ui, window: &mut Window<'_>, index: usize, finding: &PreflightFinding, tone: &Tone) {
    let tokens = theme::tokens(ui);
    let (place, words) = (place_of(&window.booklet, finding), finding.problem.to_string());
    let font = theme::regular(theme::FACT_SIZE);
    let width = ui.available_width();
    let galley = ui.painter().layout(words.clone(), font.clone(), tokens.ink, width - 28.0);
    let height = galley.size().y + if place.is_empty() { 8.0 } else { 24.0 };
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, format!("{place}: {words}")));
    if response.hovered() {
        ui.painter().rect_filled(rect, theme::ICON_CORNER, widgets::mix(tone.ground, tokens.ink, 0.06));
    }
    let sign = Rect::from_center_size(pos2(rect.left() + 10.0, rect.top() + 12.0), Vec2::splat(14.0));
    match finding.problem.severity() {
        Severity::Error => icons::cross(ui.painter(), sign, tokens.none.ink, tokens.panel),
        Severity::Warning => icons::squares(ui.painter(), sign, tokens.several.ink, tokens.panel),
    }
    let left = rect.left() + 24.0;
    ui.painter().galley(pos2(left, rect.top() + 4.0), galley, tokens.ink);
    if !place.is_empty() {
        ui.painter().text(pos2(left, rect.bottom() - 10.0), Align2::LEFT_CENTER, place, font, tokens.quiet);
    }
    widgets::focus_ring(ui, &response, theme::ICON_CORNER);
    if response.gained_focus() {
        ui.scroll_to_rect(rect, None);
    }
    if response.clicked() {
        window.request(BookletCommand::Finding(index));
    }
}
