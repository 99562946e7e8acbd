//! The dialog for an open file that another program has changed, with the differences.

use egui::{RichText, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, vec2};

use crate::scene::Scene;
use crate::studio::document::version_diff::VersionDiff;
use crate::studio::files::external_changes::DocumentId;
use crate::studio::state::dialog::ExternalChange;
use crate::studio::state::words::shown_path;
use crate::studio::theme;
use crate::studio::widgets;
use crate::studio::widgets::scene::picture::scene_picture;
use crate::studio::window::Window;
use crate::studio::window::dialog_parts::remaining_height;
use crate::studio::window::question::Question;
use crate::studio::window::request::Request;
use crate::words::say;

const WIDTH: f32 = 560.0;
/// The side of a picture, in points.
const PICTURE: f32 = 256.0;
/// The gap between two pictures, in points.
const GAP: f32 = 24.0;
/// The height of everything except the comparison.
const AROUND: f32 = 176.0;

pub(in crate::studio) fn changed_ui(ui: &mut Ui, window: &mut Window<'_>, changed: &ExternalChange) {
    let dirty = match changed.document {
        DocumentId::Puzzle(id) => window.tab_of(id).is_some_and(|tab| tab.document.is_dirty()),
        DocumentId::Booklet => window.booklet.is_dirty(),
    };
    let (document, path) = (changed.document, changed.path.clone());
    let question = Question::new(say!("ask-changed"), WIDTH)
        .line(say!("ask-newer.why", path = shown_path(&changed.path)))
        .line(if dirty { say!("ask-changed.choice") } else { say!("ask-changed.clean") })
        .answer(say!("ask-newer.reload"), Request::new(move |state, _| state.reload(document, &path)))
        .default_answer(say!("ask-changed.keep"), None);
    match &changed.compared {
        Some(compared) => question.show_with(ui, window, |ui, _| {
            ui.add_space(12.0);
            let room = remaining_height(ui, AROUND);
            ScrollArea::vertical().max_height(room).show(ui, |ui| compared_ui(ui, compared));
        }),
        None => {
            let path = changed.path.clone();
            let compare = Request::new(move |state, _| state.compare(document, path));
            question.answer(say!("ask-changed.compare"), compare).show(ui, window);
        }
    }
}

fn compared_ui(ui: &mut Ui, compared: &VersionDiff) {
    let ink = theme::tokens(ui).ink;
    if let Some([here, there]) = &compared.pictures {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = GAP;
            picture_ui(ui, here, &say!("ask-changed.here"));
            picture_ui(ui, there, &say!("ask-changed.there"));
        });
        ui.add_space(8.0);
    }
    if compared.lines.is_empty() {
        widgets::fact_ui(ui, say!("ask-changed.same"));
    }
    for line in &compared.lines {
        ui.label(RichText::new(line).size(theme::CONTROL_SIZE).color(ink));
    }
}

/// Draws a board with a caption.
fn picture_ui(ui: &mut Ui, scene: &Scene, name: &str) {
    let tokens = theme::tokens(ui);
    ui.vertical(|ui| {
        widgets::fact_ui(ui, name.to_owned());
        let (picture, response) = ui.allocate_exact_size(Vec2::splat(PICTURE), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name));
        let edge = Stroke::new(1.0, tokens.hairline);
        ui.painter().rect(picture, theme::ICON_CORNER, theme::small_paper(tokens), edge, StrokeKind::Inside);
        scene_picture(ui, picture.shrink2(vec2(4.0, 4.0)), scene);
    });
}
