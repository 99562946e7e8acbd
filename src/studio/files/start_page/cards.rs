//! The cards of the start page: new puzzles, and examples with their pictures.

use std::sync::OnceLock;

use egui::{Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2};

use crate::puzzle::Puzzle;
use crate::scene::Scene;
use crate::sheet::board_scene;
use crate::studio::command::{Command, FileCommand};
use crate::studio::editor::tool_buttons::tile_ui;
use crate::studio::editor::tools::ToolId;
use crate::studio::files::examples;
use crate::studio::files::examples::Example;
use crate::studio::files::requests::OpenRequest;
use crate::studio::files::start::PuzzleTemplate;
use crate::studio::files::start_page::section_ui;
use crate::studio::theme;
use crate::studio::widgets;
use crate::studio::widgets::scene::picture::scene_picture;
use crate::studio::window::Window;
use crate::variant::KindGroup;
use crate::words::say;

const CARD_HEIGHT: f32 = 172.0;
const PICTURE: f32 = 104.0;
const MIN_WIDTH: f32 = 152.0;
const GAP: f32 = 12.0;
/// The number of examples on the page.
const EXAMPLES: usize = 8;

/// Returns the title and the description of a template.
fn words(beginning: PuzzleTemplate) -> (String, String) {
    match beginning {
        PuzzleTemplate::Classic => (say!("ask-start-classic"), say!("ask-start-classic.what")),
        PuzzleTemplate::Kinds(group) => {
            let what = match group {
                KindGroup::Cells => say!("ask-start-cells"),
                KindGroup::Lines => say!("ask-start-lines"),
                KindGroup::Borders => say!("ask-start-borders"),
                KindGroup::Outside => say!("ask-start-outside"),
                KindGroup::Regions | KindGroup::Grid | KindGroup::Own | KindGroup::Decoration => String::new(),
            };
            (group.name().to_string(), what)
        }
        PuzzleTemplate::Jigsaw => (say!("ask-start-jigsaw"), say!("ask-start-jigsaw.what")),
        PuzzleTemplate::Samurai => (say!("ask-start-samurai"), say!("ask-start-samurai.what")),
    }
}

/// Returns the empty board of a template.
fn board_of(beginning: PuzzleTemplate) -> &'static Scene {
    static BOARDS: OnceLock<[Scene; PuzzleTemplate::ALL.len()]> = OnceLock::new();
    let boards = BOARDS.get_or_init(|| PuzzleTemplate::ALL.map(|each| board_scene(&Puzzle::empty(each.board()))));
    let place = PuzzleTemplate::ALL.iter().position(|&other| other == beginning);
    &boards[place.expect("the list has every template")]
}

/// The size of the icon of the tool that a template begins with.
const TOOL: f32 = 44.0;

/// Draws the cards for new puzzles: one for each template, and one for any other board.
pub(super) fn new_ui(ui: &mut Ui, window: &mut Window<'_>) {
    section_ui(ui, &say!("ask-start-new"));
    let count = PuzzleTemplate::ALL.len() + 1;
    rows_ui(ui, count, |ui, size, at| match PuzzleTemplate::ALL.get(at) {
        Some(&beginning) => {
            let (name, what) = words(beginning);
            let label = say!("ask-start-new.named", name = name.as_str());
            let card = card_ui(ui, size, &label, (&name, &what), Some(board_of(beginning)));
            // The board is empty, so what distinguishes the template is its tool.
            if let tool @ (ToolId::Paint(_) | ToolId::Jigsaw) = beginning.tool() {
                let middle = pos2(card.rect.center().x, card.rect.top() + (card.rect.height() - 40.0) / 2.0);
                tile_ui(ui, Rect::from_center_size(middle, Vec2::splat(TOOL)), tool);
            }
            if card.clicked() {
                window.open(OpenRequest::Template(beginning));
            }
        }
        None => {
            let (name, what) = (say!("ask-start-any"), say!("ask-start-any.what"));
            if card_ui(ui, size, &say!("ask-start-any.named"), (&name, &what), None).clicked() {
                window.request(Command::from(FileCommand::New));
            }
        }
    });
}

/// Draws the sample, some examples of different groups, and the link to all of them.
pub(super) fn examples_ui(ui: &mut Ui, window: &mut Window<'_>) {
    section_ui(ui, &say!("ask-start-examples"));
    // One example of each group.
    let firsts = examples::examples().iter().filter(|group| !group.examples.is_empty());
    let some: Vec<(usize, &Example)> =
        firsts.map(|group| (group.first, &group.examples[0])).take(EXAMPLES - 2).collect();
    let sample = (OpenRequest::Sample, examples::sample());
    let some = some.into_iter().map(|(place, example)| (OpenRequest::Example(place), example));
    let some: Vec<(OpenRequest, &Example)> = std::iter::once(sample).chain(some).collect();
    rows_ui(ui, some.len() + 1, |ui, size, at| match some.get(at) {
        Some((opening, example)) => {
            let label = format!("{}: {}", example.kind, example.puzzle.title());
            let kind = example.kind.to_string();
            let words = (example.puzzle.title(), kind.as_str());
            if card_ui(ui, size, &label, words, Some(&example.picture)).clicked() {
                window.open(opening.clone());
            }
        }
        None => {
            let all: usize = examples::examples().iter().map(|group| group.examples.len()).sum();
            let (name, what) = (say!("ask-start-all"), say!("ask-start-all.what", count = all));
            if card_ui(ui, size, &say!("ask-start-all.named"), (&name, &what), None).clicked() {
                window.request(Command::from(FileCommand::NewFromExample));
            }
        }
    });
}

/// Draws cards in rows that fill the width.
fn rows_ui(ui: &mut Ui, count: usize, mut card: impl FnMut(&mut Ui, Vec2, usize)) {
    let room = ui.available_width();
    let across = (((room + GAP) / (MIN_WIDTH + GAP)).floor() as usize).clamp(2, 4);
    let size = vec2((room - GAP * (across as f32 - 1.0)) / across as f32, CARD_HEIGHT);
    for start in (0..count).step_by(across) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            (start..count.min(start + across)).for_each(|at| card(ui, size, at));
        });
        ui.add_space(GAP - ui.spacing().item_spacing.y);
    }
}

fn card_ui(ui: &mut Ui, size: Vec2, label: &str, words: (&str, &str), picture: Option<&Scene>) -> Response {
    let tokens = theme::tokens(ui);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, label));
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let edge = if response.hovered() { tokens.accent } else { tokens.hairline };
    let ground = if response.hovered() { tokens.selected } else { tokens.panel };
    ui.painter().rect(rect, theme::CARD_CORNER, ground, Stroke::new(1.0, edge), StrokeKind::Inside);
    let room = Rect::from_min_max(rect.min + vec2(8.0, 8.0), pos2(rect.right() - 8.0, rect.bottom() - 48.0));
    ui.painter().rect_filled(room, theme::CONTROL_CORNER, tokens.field);
    match picture {
        Some(picture) => scene_picture(ui, Rect::from_center_size(room.center(), Vec2::splat(PICTURE)), picture),
        None => {
            let (centre, arm) = (room.center(), 14.0);
            let stroke = Stroke::new(2.0, tokens.accent);
            ui.painter().hline(centre.x - arm..=centre.x + arm, centre.y, stroke);
            ui.painter().vline(centre.x, centre.y - arm..=centre.y + arm, stroke);
        }
    }
    let (left, width) = (rect.left() + 12.0, rect.width() - 24.0);
    let name = theme::medium(theme::CONTROL_SIZE);
    widgets::line(ui, pos2(left, rect.bottom() - 42.0), width, words.0.to_owned(), name, tokens.ink);
    let quiet = theme::regular(theme::FACT_SIZE);
    widgets::line(ui, pos2(left, rect.bottom() - 24.0), width, words.1.to_owned(), quiet, tokens.quiet);
    widgets::focus_ring(ui, &response, theme::CARD_CORNER);
    response
}
