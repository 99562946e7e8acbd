//! The menus of the booklet: what suits it of the others, and its own commands.

use egui::Ui;

use super::letters::BOOKLET;
use super::menus::{Menu, group, help, looks, room, shown_ui};
use crate::studio::command::{BookletCommand, Command, FileCommand, TabCommand};
use crate::studio::view::window::Window;

/// The menus beside each other, or all of them folded into one.
pub(in crate::studio::view) fn booklet_menus_ui(ui: &mut Ui, window: &mut Window<'_>, folded: bool) {
    match folded {
        true => shown_ui(ui, window, &[one()], &[]),
        false => shown_ui(ui, window, &all(), &BOOKLET),
    }
}

/// Their width.
pub(in crate::studio::view) fn booklet_menus_width(ui: &Ui, folded: bool) -> f32 {
    if folded { room(ui, &[one()]).0 } else { room(ui, &all()).0 }
}

fn one() -> Menu {
    ("view-menu-all", all().into_iter().flat_map(|(_, groups)| groups).collect())
}

/// All of them.
pub(super) fn all() -> [Menu; 4] {
    let tabs = group([TabCommand::Close, TabCommand::Reopen]).into_iter().chain(group([FileCommand::Quit]));
    let pages: Vec<Command> = group([BookletCommand::NextPage, BookletCommand::PreviousPage]);
    [
        (
            "view-menu-file",
            vec![
                group([FileCommand::Start]),
                group([FileCommand::New, FileCommand::NewFromExample, FileCommand::Open, FileCommand::Recover]),
                tabs.collect(),
            ],
        ),
        (
            "view-menu-booklet",
            vec![
                group([BookletCommand::Undo, BookletCommand::Redo]),
                group([BookletCommand::New, BookletCommand::Open, BookletCommand::Save, BookletCommand::SaveAs]),
                group([BookletCommand::Export]),
                group([BookletCommand::AddFiles, BookletCommand::AddOpenPuzzle, BookletCommand::Generate]),
                group([
                    BookletCommand::Rename,
                    BookletCommand::MoveUp,
                    BookletCommand::MoveDown,
                    BookletCommand::Remove,
                ]),
                group([BookletCommand::TakeSetup, BookletCommand::KeepSetup, BookletCommand::ForgetSetup]),
                group([BookletCommand::Close]),
            ],
        ),
        ("view-menu-view", [pages].into_iter().chain(looks()).collect()),
        help(),
    ]
}
