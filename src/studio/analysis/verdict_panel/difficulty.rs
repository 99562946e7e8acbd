//! The difficulty of a unique puzzle, in a line that opens its solving path.

use egui::{Rect, Role, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};

use crate::solve::SolveError;
use crate::studio::command::{Command, SolvingCommand, shortcuts};
use crate::studio::state::StudioState;
use crate::studio::theme;
use crate::studio::theme::Tone;
use crate::studio::widgets;
use crate::studio::widgets::icons;
use crate::studio::window::Window;
use crate::words::{local_digits, say};

const HEIGHT: f32 = 28.0;
const STAR: f32 = 13.0;

/// Returns the stars, if the path ends in the solution, and the words.
fn words(state: &StudioState) -> (Option<u8>, String) {
    let Some(walk) = state.tab.solving.path() else {
        return match state.tab.solving.path_error() {
            Some(SolveError::OutOfTime | SolveError::Cancelled | SolveError::Engine(_)) => {
                (None, say!("view-difficulty-unknown"))
            }
            None => (None, say!("view-difficulty-waiting")),
        };
    };
    let difficulty = &walk.rating.difficulty;
    let hardest = difficulty
        .hardest
        .map(|(at, _, number)| format!(" · {} {}", walk.texts[at].title, local_digits(&number.to_string())));
    match difficulty.label {
        Some(label) => (Some(label.stars()), format!("{}{}", label.message(), hardest.unwrap_or_default())),
        None if walk.ends_early(state.tab.solving.up_to) => (None, say!("view-difficulty-harder")),
        None => (None, say!("view-difficulty-beyond")),
    }
}

pub(super) fn difficulty_ui(ui: &mut Ui, window: &mut Window<'_>, tone: &Tone) {
    let (stars, words) = words(window);
    let command = Command::from(SolvingCommand::Show);
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), HEIGHT), Sense::click());
    response.widget_info(|| {
        let told = match stars {
            Some(stars) => say!("view-difficulty.stars", stars = stars, most = 5, words = words.as_str()),
            None => say!("view-difficulty", words = words.as_str()),
        };
        WidgetInfo::labeled(Role::Button, true, told)
    });
    if response.hovered() {
        ui.painter().rect_filled(rect, theme::CONTROL_CORNER, widgets::mix(tone.ground, tone.ink, 0.08));
    }
    let mut left = rect.left() + 2.0;
    for at in 0..stars.map_or(0, |_| 5) {
        let star = Rect::from_min_size(pos2(left, rect.center().y - STAR / 2.0), Vec2::splat(STAR));
        icons::star(ui.painter(), star, stars.is_some_and(|stars| at < stars), tone.ink);
        left += STAR + 2.0;
    }
    left += if stars.is_some() { 6.0 } else { 0.0 };
    let room = Rect::from_min_max(pos2(left, rect.top()), pos2(rect.right() - 16.0, rect.bottom()));
    let at = pos2(room.left(), room.center().y - 8.0);
    widgets::line(ui, at, room.width(), words, theme::regular(theme::FACT_SIZE), tone.ink);
    icons::chevron(ui.painter(), pos2(rect.right() - 8.0, rect.center().y), false, tone.ink);
    widgets::focus_ring(ui, &response, theme::CONTROL_CORNER);
    if response.clicked() {
        window.request(command);
    }
    response.on_hover_text(shortcuts::with_key(window, ui.ctx(), command, &command.tooltip()));
}
