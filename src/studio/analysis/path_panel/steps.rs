//! The list of the steps of a path. Runs of singles share a row, and the current step is expanded.

use std::ops::Range;

use egui::text::LayoutJob;
use egui::{Align2, Color32, Rect, Role, ScrollArea, Sense, Ui, WidgetInfo, pos2, vec2};

use crate::studio::analysis::solving::SolvingPath;
use crate::studio::widgets::icons;
use crate::studio::window::Window;
use crate::studio::{theme, widgets};
use crate::words::{local_digits, say};

/// The height of a row.
const ROW: f32 = 44.0;
/// The width of the number on the left of a row.
const NUMBER: f32 = 58.0;
/// The width of the difficulty on the right of a row.
const DIFFICULTY_WIDTH: f32 = 44.0;
/// The height of the end row.
const END: f32 = 48.0;

/// Returns the rows as ranges of steps. Consecutive singles share a row; every other step, and the step `at`, has a row
/// of its own.
fn rows(walk: &SolvingPath, at: usize) -> Vec<Range<usize>> {
    let steps = &walk.rating.path.steps;
    let mut rows: Vec<Range<usize>> = Vec::new();
    for step in 0..steps.len() {
        let joins = |row: &&mut Range<usize>| {
            row.end == step && step != at && row.start != at && steps[step].is_single() && steps[row.start].is_single()
        };
        match rows.last_mut().filter(joins) {
            Some(row) => row.end = step + 1,
            None => rows.push(step..step + 1),
        }
    }
    rows
}

pub(super) fn steps_ui(ui: &mut Ui, window: &mut Window<'_>, walk: &SolvingPath) {
    let at = window.tab.solving.at();
    let seen = Some((at, ui.available_height()));
    let moved = window.memory.path_at != seen;
    window.memory.path_at = seen;
    ScrollArea::vertical().id_salt("steps").auto_shrink([false, false]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for row in rows(walk, at) {
            if row.start == at {
                open_row_ui(ui, walk, at, moved);
            } else {
                row_ui(ui, window, walk, row);
            }
        }
        end_ui(ui, window, walk, at == walk.len(), moved);
    });
}

fn row_ui(ui: &mut Ui, window: &mut Window<'_>, walk: &SolvingPath, row: Range<usize>) {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::click());
    let steps = &walk.rating.path.steps[row.clone()];
    let single = row.len() == 1;
    let (number, title) = match single {
        true => (local_digits(&(row.start + 1).to_string()), walk.texts[row.start].title.to_string()),
        false => {
            (local_digits(&format!("{}–{}", row.start + 1, row.end)), say!("view-path-singles", count = row.len()))
        }
    };
    let hard = local_digits(&steps.iter().map(|step| step.rating).max().unwrap_or_default().to_string());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, format!("{number} {title} {hard}")));
    if response.clicked() {
        let step = row.start;
        window.change(move |state, _| state.tab.solving.go_to(step));
    }
    if !ui.is_rect_visible(rect) {
        return;
    }
    let tokens = theme::tokens(ui);
    widgets::row_background(ui, rect.shrink2(vec2(8.0, 1.0)), false, response.hovered());
    let (left, right, top) = (rect.left() + NUMBER, rect.right() - DIFFICULTY_WIDTH, rect.top() + 5.0);
    let quiet = theme::regular(theme::FACT_SIZE);
    let size = theme::CONTROL_SIZE;
    let (font, ink) = if single { (theme::medium(size), tokens.ink) } else { (theme::regular(size), tokens.quiet) };
    let first = rect.top() + 13.0;
    ui.painter().text(pos2(left - 8.0, first), Align2::RIGHT_CENTER, number, quiet.clone(), tokens.quiet);
    widgets::line(ui, pos2(left, top), right - left, title, font, ink);
    difficulty_ui(ui, rect, first, &hard, walk.bottlenecks.contains(&row.start));
    let words = match single {
        true => format!("{}: {}", walk.texts[row.start].why, walk.texts[row.start].result),
        false => walk.texts[row].iter().map(|told| told.result.to_string()).collect::<Vec<_>>().join(", "),
    };
    widgets::line(ui, pos2(left, top + 18.0), rect.right() - 16.0 - left, words, quiet, tokens.quiet);
    widgets::focus_ring(ui, &response, theme::CONTROL_CORNER);
}

/// Draws the difficulty of a step on the right, with a flag at a bottleneck.
fn difficulty_ui(ui: &Ui, rect: Rect, y: f32, hard: &str, bottleneck: bool) {
    let tokens = theme::tokens(ui);
    let ink = if bottleneck { tokens.several.ink } else { tokens.quiet };
    let font = theme::regular(theme::FACT_SIZE);
    let words = ui.painter().text(pos2(rect.right() - 16.0, y), Align2::RIGHT_CENTER, hard, font, ink);
    if bottleneck {
        icons::flag(ui.painter(), pos2(words.left() - 9.0, y + 3.0), tokens.several.button);
    }
}

/// Draws the next step in full.
fn open_row_ui(ui: &mut Ui, walk: &SolvingPath, at: usize, moved: bool) {
    let tokens = theme::tokens(ui);
    let Some((step, told)) = walk.step(at) else { return };
    let left = ui.cursor().left() + NUMBER;
    let width = ui.available_width() - NUMBER - 16.0;
    let wrapped = |words: String, ink: Color32| {
        let job = LayoutJob::simple(words, theme::regular(theme::FACT_SIZE), ink, width);
        ui.fonts_mut(|fonts| fonts.layout_job(job))
    };
    let why = wrapped(format!("{}.", capital(&told.why.to_string())), tokens.ink);
    let places = !step.placed.is_empty();
    let sign = if places { "→" } else { "×" };
    let ink = if places { tokens.accent_text } else { tokens.none.ink };
    let result = wrapped(format!("{sign} {}", told.result), ink);
    let height = 30.0 + why.size().y + 4.0 + result.size().y + 8.0;
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    response.widget_info(|| {
        let step = say!("view-path-step", step = at + 1);
        WidgetInfo::labeled(Role::Label, true, format!("{step}: {}: {}: {}", told.title, told.why, told.result))
    });
    if moved {
        response.scroll_to_me(Some(egui::Align::Center));
    }
    let ground = rect.shrink2(vec2(8.0, 1.0));
    ui.painter().rect_filled(ground, theme::CONTROL_CORNER, tokens.selected);
    let edge = Rect::from_min_size(ground.min + vec2(0.0, 6.0), vec2(3.0, ground.height() - 12.0));
    ui.painter().rect_filled(edge, 2, tokens.accent);
    let first = rect.top() + 15.0;
    let bold = theme::semibold(theme::FACT_SIZE);
    ui.painter().text(
        pos2(left - 8.0, first),
        Align2::RIGHT_CENTER,
        local_digits(&(at + 1).to_string()),
        bold,
        tokens.ink,
    );
    let font = theme::semibold(theme::CONTROL_SIZE);
    widgets::line(ui, pos2(left, rect.top() + 7.0), width - DIFFICULTY_WIDTH, told.title.to_string(), font, tokens.ink);
    difficulty_ui(ui, rect, first, &local_digits(&step.rating.to_string()), walk.bottlenecks.contains(&at));
    let below = rect.top() + 28.0;
    let under = below + why.size().y + 4.0;
    ui.painter().galley(pos2(left, below), why, tokens.ink);
    ui.painter().galley(pos2(left, under), result, ink);
}

/// Draws the end of the path.
fn end_ui(ui: &mut Ui, window: &mut Window<'_>, walk: &SolvingPath, current: bool, moved: bool) {
    let tokens = theme::tokens(ui);
    let path = &walk.rating.path;
    let words = match () {
        () if path.is_solved() => say!("view-path-solved"),
        () if path.contradiction => say!("view-path-end-none"),
        () => {
            let (count, number) = (path.open_cells.len(), widgets::grouped(path.open_cells.len() as u64));
            say!("view-path-beyond", count = count, number = number, most = path.min_guesses())
        }
    };
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), END), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &words));
    if response.clicked() {
        let step = walk.len();
        window.change(move |state, _| state.tab.solving.go_to(step));
    }
    if moved && current {
        response.scroll_to_me(Some(egui::Align::Max));
    }
    widgets::row_background(ui, rect.shrink2(vec2(8.0, 1.0)), current, response.hovered());
    let ink = if path.is_solved() { tokens.quiet } else { tokens.several.ink };
    let job = LayoutJob::simple(words, theme::regular(theme::FACT_SIZE), ink, rect.width() - NUMBER - 16.0);
    let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
    let at = pos2(rect.left() + NUMBER, rect.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, ink);
    widgets::focus_ring(ui, &response, theme::CONTROL_CORNER);
}

fn capital(words: &str) -> String {
    let mut letters = words.chars();
    // Cell names are not capitalised.
    if words.starts_with('r') && letters.clone().nth(1).is_some_and(|next| next.is_ascii_digit()) {
        return words.to_owned();
    }
    letters.next().map(|first| first.to_uppercase().collect::<String>() + letters.as_str()).unwrap_or_default()
}
