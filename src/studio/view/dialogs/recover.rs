//! The dialog that offers unsaved changes of studios that ended.

use std::path::PathBuf;
use std::time::Duration;

use egui::{Align, Layout, RichText, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo};

use super::parts::{ago, counted, head_ui, room_beside, take_keyboard};
use super::picture::scene_picture;
use crate::studio::command::request::Request;
use crate::studio::state::State;
use crate::studio::state::files::Opening;
use crate::studio::state::journal::{Left, Orphan};
use crate::studio::state::words::shown_path;
use crate::studio::view::widgets::{self, Weight};
use crate::studio::view::window::Window;
use crate::studio::view::{icons, theme};
use crate::words::say;

/// The height of everything above and below the list.
const AROUND: f32 = 130.0;
/// The side of a picture, in points.
const PICTURE: f32 = 96.0;

/// The choice for one journal.
enum Wish {
    Recover,
    Discard,
}

pub(super) fn recover_ui(ui: &mut Ui, window: &mut Window<'_>) {
    ui.set_width(560.0);
    head_ui(ui, &say!("ask-left"));
    let words = match (window.journal.found.is_empty(), window.journal.is_looking()) {
        (true, true) => say!("ask-browse-reading"),
        (true, false) => say!("ask-left.none"),
        (false, _) => say!("ask-left.why"),
    };
    widgets::fact_ui(ui, words);
    ui.add_space(8.0);
    let mut wish = None;
    let room = room_beside(ui, AROUND);
    ScrollArea::vertical().max_height(room).auto_shrink([false, true]).show(ui, |ui| {
        for (at, orphan) in window.journal.found.iter().enumerate() {
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
        let (name, weight) = match window.journal.found.is_empty() {
            true => (say!("ask-close"), Weight::Primary),
            false => (say!("ask-left.later"), Weight::Plain),
        };
        let close = widgets::button_ui(ui, &name, 96.0, weight, &theme::tokens(ui).neutral, true);
        take_keyboard(window, &close);
        if close.clicked() {
            window.close_dialog();
        }
        let puzzles = window.journal.found.iter().filter(|orphan| matches!(orphan.left, Ok(Left::Puzzle(_)))).count();
        if puzzles > 1 {
            ui.add_space(8.0);
            let neutral = &theme::tokens(ui).neutral;
            let all = widgets::button_ui(ui, &say!("ask-left.all"), 160.0, Weight::Plain, neutral, true);
            if all.clicked() {
                window.close_dialog();
                window.ask(Request::RecoverAll);
            }
            all.on_hover_text(say!("ask-left.all-hint"));
        }
    });
    if let Some((wish, path)) = wish {
        carry_out(window, wish, path);
    }
}

fn carry_out(window: &mut Window<'_>, wish: Wish, path: PathBuf) {
    match wish {
        Wish::Discard => window.ask(Request::DiscardLeft(path)),
        Wish::Recover => {
            // The dialog stays open for the other entries.
            if window.journal.found.len() == 1 {
                window.close_dialog();
            }
            window.ask(Request::Open(Opening::Recovered(path)));
        }
    }
}

fn entry_ui(ui: &mut Ui, state: &State, orphan: &Orphan) -> Option<Wish> {
    let tokens = theme::tokens(ui);
    let (title, facts) = match &orphan.left {
        Ok(left) => (left.title().into_owned(), what(left, orphan)),
        Err(error) => (say!("ask-left.unreadable"), error.clone()),
    };
    let booklet = matches!(orphan.left, Ok(Left::Booklet(_)));
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
        if orphan.left.is_ok() {
            let refusal = (booklet && state.booklet.is_dirty()).then(|| say!("ask-left.booklet-first"));
            let words = say!("ask-left.recover");
            let recover = widgets::button_ui(ui, &words, 96.0, Weight::Primary, &tokens.neutral, refusal.is_none());
            if recover.clicked() && refusal.is_none() {
                wish = Some(Wish::Recover);
            }
            recover.on_hover_text(refusal.unwrap_or_else(|| say!("ask-left.recover-hint")));
        }
        let discard = widgets::button_ui(ui, &say!("ask-left.discard"), 96.0, Weight::Plain, &tokens.neutral, true);
        if discard.clicked() {
            wish = Some(Wish::Discard);
        }
        discard.on_hover_text(say!("ask-left.discard-hint", path = shown_path(&orphan.path)));
    });
    ui.add_space(4.0);
    wish
}

/// Returns the kind of document, and its file.
fn what(left: &Left, orphan: &Orphan) -> String {
    let what = match left {
        Left::Puzzle(puzzle) => counted("ask-givens", puzzle.givens().len()),
        Left::Booklet(book) => {
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
