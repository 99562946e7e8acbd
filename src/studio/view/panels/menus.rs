//! The menus. Each item is a command.

use egui::{Align, Button, Color32, Layout, MenuBar, ScrollArea, ThemePreference, Ui};

use crate::studio::command::{
    self, AuthorCommand, BoardCommand, BookletCommand, CheckCommand, Command, CopyCommand, EditCommand, FileCommand,
    RuleCommand, SolvingCommand, ViewCommand, shortcuts,
};
use crate::studio::state::author::Task;
use crate::studio::state::tools::ToolId;
use crate::studio::view::theme;
use crate::studio::view::window::Window;

/// Room to the left and right of a menu's name, and between two of them.
const PADDING: f32 = 9.0;
const GAP: f32 = 2.0;
/// The height of the window that a menu does not cover.
const AROUND_MENU: f32 = 72.0;

/// A menu's name, and its commands in groups.
type Menu = (&'static str, Vec<Vec<Command>>);

fn group<C: Into<Command>>(commands: impl IntoIterator<Item = C>) -> Vec<Command> {
    commands.into_iter().map(C::into).collect()
}

pub(super) fn menus_ui(ui: &mut Ui, window: &mut Window<'_>) {
    let tools: Vec<Command> = command::tools().map(Command::Tool).collect();
    let lays = |&tool: &Command| matches!(tool, Command::Tool(ToolId::Grids | ToolId::Jigsaw));
    let (layout, rules): (Vec<Command>, Vec<Command>) = tools.into_iter().partition(lays);
    let menus: [Menu; 8] = [
        (
            "File",
            vec![
                group([FileCommand::New, FileCommand::NewFromExample, FileCommand::Open]),
                group([FileCommand::Save, FileCommand::SaveAs, FileCommand::Recover]),
                group([FileCommand::Export]).into_iter().chain(group([BookletCommand::Show])).collect(),
                group([CopyCommand::TryOnSudokuPad]),
                group([FileCommand::Quit]),
            ],
        ),
        (
            "Edit",
            vec![
                group([EditCommand::Undo, EditCommand::Redo]),
                group([CopyCommand::Paste, CopyCommand::Puzzle]),
                group([CopyCommand::Line, CopyCommand::Letters, CopyCommand::Picture]),
                group([CopyCommand::FPuzzles, CopyCommand::SudokuPad]),
                group([EditCommand::Delete, EditCommand::ClearProgress, EditCommand::SelectAll, EditCommand::Deselect]),
            ],
        ),
        (
            "Board",
            vec![
                layout,
                group([BoardCommand::AddGrid, BoardCommand::DuplicateGrid, BoardCommand::DeleteGrid]),
                group([BoardCommand::RandomShapes, BoardCommand::BackToBoxes]),
                group([BoardCommand::Change, BoardCommand::SaveLayout]),
                group([BoardCommand::Symbols, BoardCommand::Numbering]),
            ],
        ),
        (
            "Rules",
            vec![
                rules,
                command::acts().map(Command::from).collect(),
                group([RuleCommand::OnAllGrids, RuleCommand::Switch, RuleCommand::Delete]),
            ],
        ),
        (
            "Solve",
            vec![
                group([CheckCommand::Check, CheckCommand::Prove, CheckCommand::Count, CheckCommand::Stop]),
                group([CheckCommand::ShowAnswer, CheckCommand::Previous, CheckCommand::Next]),
                group([CheckCommand::ShowCandidates, CheckCommand::FindCandidates]),
                group([SolvingCommand::Show, SolvingCommand::Hint, SolvingCommand::Why, SolvingCommand::Copy]),
            ],
        ),
        (
            "Setter",
            vec![
                group([Task::ThinOut, Task::Redundant, Task::Explain].map(AuthorCommand::Open)),
                group([Task::Generate, Task::Derive].map(AuthorCommand::Open)),
                group([AuthorCommand::FillFromSolution, AuthorCommand::FillWanted]),
                group([AuthorCommand::Apply, AuthorCommand::Discard, AuthorCommand::Stop, AuthorCommand::Close]),
            ],
        ),
        (
            "View",
            vec![
                group([ViewCommand::ZoomIn, ViewCommand::ZoomOut, ViewCommand::ZoomFit]),
                group([ViewCommand::ShowTools, ViewCommand::ShowFacts, ViewCommand::ShowDetails]),
                group([ThemePreference::System, ThemePreference::Light, ThemePreference::Dark].map(ViewCommand::Theme)),
            ],
        ),
        ("Help", vec![group([ViewCommand::Shortcuts]), group([ViewCommand::About])]),
    ];
    // A bar takes all the width it is given, and title and author stand beside it.
    let font = theme::regular(theme::CONTROL_SIZE);
    let word = |name: &str| ui.painter().layout_no_wrap(name.to_owned(), font.clone(), Color32::BLACK).size().x;
    let width: f32 = menus.iter().map(|(name, _)| word(name) + 2.0 * PADDING + GAP).sum();
    let size = egui::vec2(width, ui.available_height());
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| bar_ui(ui, window, &menus));
}

fn bar_ui(ui: &mut Ui, window: &mut Window<'_>, menus: &[Menu]) {
    MenuBar::new().ui(ui, |ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        ui.spacing_mut().button_padding = egui::vec2(PADDING, 6.0);
        for (name, groups) in menus {
            ui.menu_button(*name, |ui| {
                ui.set_min_width(250.0);
                let tokens = theme::tokens(ui);
                let selection = &mut ui.visuals_mut().selection;
                (selection.bg_fill, selection.stroke.color) = (tokens.selected, tokens.ink);
                ui.spacing_mut().button_padding = egui::vec2(10.0, 6.0);
                ui.spacing_mut().item_spacing.y = 0.0;
                // A long menu scrolls in a low window.
                let room = ui.ctx().content_rect().height() - AROUND_MENU;
                ui.set_max_height(room);
                ScrollArea::vertical().max_height(room).show(ui, |ui| {
                    for (at, group) in groups.iter().enumerate() {
                        if at > 0 {
                            ui.add_space(4.0);
                            ui.separator();
                            ui.add_space(4.0);
                        }
                        group.iter().for_each(|&command| item_ui(ui, window, command));
                    }
                });
            });
        }
    });
}

fn item_ui(ui: &mut Ui, window: &mut Window<'_>, command: Command) {
    let (label, refusal) = (command.label(window), command.refusal(window));
    let key = match command {
        Command::Tool(tool) => shortcuts::tool_key(window, tool),
        Command::Edit(EditCommand::Delete) => "Delete".to_owned(),
        _ => command.shortcut().map(|shortcut| ui.ctx().format_shortcut(&shortcut)).unwrap_or_default(),
    };
    let chosen = match command {
        Command::View(ViewCommand::Theme(theme)) => ui.ctx().options(|options| options.theme_preference) == theme,
        Command::Tool(tool) => window.palette.tool_id() == tool,
        _ => false,
    };
    let button = Button::selectable(chosen, label);
    let button = if key.is_empty() { button } else { button.shortcut_text(key) };
    let response = ui.add_enabled(refusal.is_none(), button);
    if response.clicked() {
        ui.close();
        window.ask(command);
    }
    match refusal {
        Some(refusal) => response.on_disabled_hover_text(refusal),
        None => response.on_hover_text(command.tooltip().as_ref()),
    };
}
