//! The menus of the booklet: its own commands, and the general ones that apply to it.

use egui::Ui;

use crate::studio::command::{BookletCommand, Command, FileCommand, TabCommand};
use crate::studio::frame::panels::menu_letters::BOOKLET;
use crate::studio::frame::panels::menus::{MenuSpec, appearance_commands, group, help, menu_bar_width, shown_ui};
use crate::studio::window::Window;

/// Draws the menus in a row, or combined into one.
pub(in crate::studio) fn booklet_menus_ui(ui: &mut Ui, window: &mut Window<'_>, folded: bool) {
    match folded {
        true => shown_ui(ui, window, &[combined_menu()], &[]),
        false => shown_ui(ui, window, &all(), &BOOKLET),
    }
}

/// Returns the width of the menus.
pub(in crate::studio) fn booklet_menus_width(ui: &Ui, folded: bool) -> f32 {
    if folded { menu_bar_width(ui, &[combined_menu()]).0 } else { menu_bar_width(ui, &all()).0 }
}

fn combined_menu() -> MenuSpec {
    ("view-menu-all", all().into_iter().flat_map(|(_, groups)| groups).collect())
}

/// Returns all menus of the booklet.
pub(in crate::studio) fn all() -> [MenuSpec; 4] {
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
        ("view-menu-view", [pages].into_iter().chain(appearance_commands()).collect()),
        help(),
    ]
}
