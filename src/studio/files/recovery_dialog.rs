//! The dialog that offers unsaved changes of studios that ended.

use std::path::PathBuf;
use std::time::Duration;

use egui::{Align, Layout, RichText, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo};

use crate::studio::files::journal::{Orphan, OrphanDocument};
use crate::studio::files::requests::OpenRequest;
use crate::studio::state::words::shown_path;
use crate::studio::theme;
use crate::studio::widgets;
use crate::studio::widgets::ButtonWeight;
use crate::studio::widgets::icons;
use crate::studio::widgets::scene::picture::scene_picture;
use crate::studio::window::Window;
use crate::studio::window::dialog_parts::{ago, counted, focus_if_opened, head_ui, remaining_height};
use crate::words::say;

/// The height of everything above and below the list.
const AROUND: f32 = 130.0;
/// The side of a picture, in points.
const PICTURE: f32 = 96.0;

/// The choice for one journal.
enum RecoveryChoice {
    Recover,
    Discard,
}

pub(in crate::studio) fn recover_ui(ui: &mut Ui, window: &mut Window<'_>) {
    ui.set_width(560.0);
    head_ui(ui, &say!("ask-left"));
    let words = match (window.journal.orphans.is_empty(), window.journal.is_searching()) {
        (true, true) => say!("ask-recovery-reading"),
        (true, false) => say!("ask-left.none"),
        (false, _) => say!("ask-left.why"),
    };
    widgets::fact_ui(ui, words);
    ui.add_space(8.0);
    let mut wish = None;
    let room = remaining_height(ui, AROUND);
    ScrollArea::vertical().max_height(room).auto_shrink([false, true]).show(ui, |ui| {
        for (at, orphan) in window.journal.orphans.iter().enumerate() {
            if at > 0 {
                ui.separator();
            }
            ui.push_id(at, |ui| {
                wish = entry_ui(ui, window, orphan).map(|it| (it, orphan.path.clone())).or(wish.take())
            });
        }
    });
    ui.add_space(16.0);
    ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
        let (name, weight) = match window.journal.orphans.is_empty() {
            true => (say!("ask-close"), ButtonWeight::Primary),
            false => (say!("ask-left.later"), ButtonWeight::Plain),
        };
        let close = widgets::button_ui(ui, &name, 96.0, weight, &theme::tokens(ui).neutral, true);
        // Otherwise, Enter recovers the first document.
        focus_if_opened(window, &close);
        if close.clicked() {
            window.close_dialog();
        }
        let puzzles = window
            .journal
            .orphans
            .iter()
            .filter(|orphan| matches!(orphan.document, Ok(OrphanDocument::Puzzle(_))))
            .count();
        if puzzles > 1 {
            ui.add_space(8.0);
            let neutral = &theme::tokens(ui).neutral;
            let all = widgets::button_ui(ui, &say!("ask-left.all"), 160.0, ButtonWeight::Plain, neutral, true);
            if all.clicked() {
                window.close_dialog();
                window.change(|state, _| state.recover_all());
            }
            all.on_hover_text(say!("ask-left.all-hint"));
        }
    });
    if let Some((wish, path)) = wish {
        apply_choice(window, wish, path);
    }
}

fn apply_choice(window: &mut Window<'_>, wish: RecoveryChoice, path: PathBuf) {
    match wish {
        RecoveryChoice::Discard => window.change(move |state, _| state.discard_orphan(&path)),
        RecoveryChoice::Recover => {
            // The dialog stays open for the other entries.
            if window.journal.orphans.len() == 1 {
                window.close_dialog();
            }
            window.open(OpenRequest::Recovered(path));
        }
    }
}

fn entry_ui(ui: &mut Ui, state: &Window<'_>, orphan: &Orphan) -> Option<RecoveryChoice> {
    let tokens = theme::tokens(ui);
    let (title, facts) = match &orphan.document {
        Ok(left) => (left.title().into_owned(), description(left, orphan)),
        Err(error) => (say!("ask-left.unreadable"), error.clone()),
    };
    let booklet = matches!(orphan.document, Ok(OrphanDocument::Booklet(_)));
    let mut wish = None;
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 12.0;
        let (picture, response) = ui.allocate_exact_size(Vec2::splat(PICTURE), Sense::hover());
        response
            .widget_info(|| WidgetInfo::labeled(Role::Image, true, say!("ask-left.picture", title = title.as_str())));
        let edge = Stroke::new(1.0, tokens.hairline);
        ui.painter().rect(picture, theme::ICON_CORNER, theme::small_paper(tokens), edge, StrokeKind::Inside);
        match &orphan.picture {
            Some(scene) => scene_picture(ui, picture.shrink(4.0), scene),
            None => icons::copy(ui.painter(), picture.shrink(16.0), tokens.quiet),
        }
        ui.vertical(|ui| {
            ui.label(RichText::new(&title).font(theme::medium(theme::CONTROL_SIZE)).color(tokens.ink));
            widgets::fact_ui(ui, facts);
            widgets::fact_ui(ui, say!("ask-left.kept", when = age(orphan.written.elapsed().unwrap_or_default())));
        });
    });
    ui.add_space(4.0);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        if orphan.document.is_ok() {
            let refusal = (booklet && state.booklet.is_dirty()).then(|| say!("ask-left.booklet-first"));
            let words = say!("ask-left.recover");
            let recover =
                widgets::button_ui(ui, &words, 96.0, ButtonWeight::Primary, &tokens.neutral, refusal.is_none());
            if recover.clicked() && refusal.is_none() {
                wish = Some(RecoveryChoice::Recover);
            }
            if refusal.is_none() {
                focus_if_opened(state, &recover);
            }
            recover.on_hover_text(refusal.unwrap_or_else(|| say!("ask-left.recover-hint")));
        }
        let discard =
            widgets::button_ui(ui, &say!("ask-left.discard"), 96.0, ButtonWeight::Plain, &tokens.neutral, true);
        if discard.clicked() {
            wish = Some(RecoveryChoice::Discard);
        }
        discard.on_hover_text(say!("ask-left.discard-hint", path = shown_path(&orphan.path)));
    });
    ui.add_space(4.0);
    wish
}

/// Returns the kind of document, and its file.
fn description(left: &OrphanDocument, orphan: &Orphan) -> String {
    let what = match left {
        OrphanDocument::Puzzle(puzzle) => counted("ask-givens", puzzle.givens().len()),
        OrphanDocument::Booklet(book) => {
            format!("{} · {}", say!("ask-left.booklet"), counted("ask-puzzles", book.puzzles.len()))
        }
    };
    match &orphan.origin {
        Some(origin) => {
            format!("{what} · {}", say!("ask-left.origin", path = shown_path(&origin.path)))
        }
        None => format!("{what} · {}", say!("ask-left.new")),
    }
}

/// Returns an age such as "3 minutes ago".
fn age(time: Duration) -> String {
    ago(time).unwrap_or_else(|| say!("ask-left.now"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ages_are_told_in_the_largest_unit() {
        for (secs, words) in [
            (0, "less than a minute ago"),
            (60, "1 minute ago"),
            (3599, "59 minutes ago"),
            (3600, "1 hour ago"),
            (86_399, "23 hours ago"),
            (86_400 * 3, "3 days ago"),
        ] {
            assert_eq!(age(Duration::from_secs(secs)), words);
        }
    }
}
