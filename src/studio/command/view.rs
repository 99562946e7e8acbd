//! Commands on what of the window and the board is seen, and help.

use std::borrow::Cow;

use egui::{Context, Key, KeyboardShortcut, Modifiers, ThemePreference};

use super::action::{Action, unless};
use super::keys::{control, plain};
use crate::studio::state::State;
use crate::studio::state::camera::ZOOM_STEP;
use crate::studio::state::dialog::Dialog;

/// What is done with the view.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum ViewCommand {
    /// Shows the board larger.
    ZoomIn,
    /// Shows the board smaller.
    ZoomOut,
    /// Shows the whole board.
    ZoomFit,
    /// Shows everything in the window larger.
    Larger,
    /// Shows everything smaller.
    Smaller,
    /// Shows everything as large as usual.
    UsualScale,
    /// Shows everything with more contrast, or as usual.
    Contrast,
    /// Shows or hides the tools.
    ShowTools,
    /// Shows the tools as icons alone, or with their names.
    FoldTools,
    /// Shows or hides the answers and rules.
    ShowFacts,
    /// Unfolds the work behind the check's answers, or folds it away.
    ShowDetails,
    /// Opens the tabs again at the next start, or does not.
    ReopenTabs,
    /// Shows the keys of all commands, to be changed.
    ChangeKeys,
    /// Light or dark.
    Theme(ThemePreference),
    /// Finds commands, rules, examples, files and settings by what is typed.
    Find,
    /// Shows the keys.
    Shortcuts,
    /// Tells about the program.
    About,
}

impl ViewCommand {
    /// The commands without a choice.
    pub const PLAIN: [ViewCommand; 16] = [
        ViewCommand::ZoomIn,
        ViewCommand::ZoomOut,
        ViewCommand::ZoomFit,
        ViewCommand::Larger,
        ViewCommand::Smaller,
        ViewCommand::UsualScale,
        ViewCommand::Contrast,
        ViewCommand::ShowTools,
        ViewCommand::FoldTools,
        ViewCommand::ShowFacts,
        ViewCommand::ShowDetails,
        ViewCommand::Find,
        ViewCommand::Shortcuts,
        ViewCommand::ChangeKeys,
        ViewCommand::ReopenTabs,
        ViewCommand::About,
    ];
}

/// Whether the keys that zoom mean the window: the pointer is somewhere else than on the board, or there is none.
fn is_beside_board(state: &State, ctx: &Context) -> bool {
    let pointer = ctx.input(|input| input.pointer.hover_pos());
    let board = state.tab.board_view.stage.map(|stage| stage.rect).filter(|_| !state.start.shown);
    match (state.booklet.open, board) {
        (false, Some(board)) => pointer.is_some_and(|pointer| !board.contains(pointer)),
        (true, _) | (false, None) => true,
    }
}

/// A command on the scale, with the one that it makes.
fn scaled(state: &State, label: &str, larger: bool) -> String {
    match state.looks.next(larger) {
        Some(scale) => format!("{label}: {scale} %"),
        None => label.to_owned(),
    }
}

impl Action for ViewCommand {
    fn label(&self, state: &State) -> String {
        let label = match self {
            ViewCommand::ZoomIn => "Zoom in",
            ViewCommand::ZoomOut => "Zoom out",
            ViewCommand::ZoomFit => "Show the whole board",
            ViewCommand::Larger => return scaled(state, "Everything larger", true),
            ViewCommand::Smaller => return scaled(state, "Everything smaller", false),
            ViewCommand::UsualScale => "Everything as large as usual",
            ViewCommand::Contrast if state.looks.contrast => "Usual contrast",
            ViewCommand::Contrast => "High contrast",
            ViewCommand::ShowTools if state.panels.tools => "Hide tools",
            ViewCommand::ShowTools => "Show tools",
            ViewCommand::FoldTools if state.panels.folded => "Unfold tools",
            ViewCommand::FoldTools => "Fold tools to icons",
            ViewCommand::ShowFacts if state.panels.facts => "Hide facts",
            ViewCommand::ShowFacts => "Show facts",
            ViewCommand::ShowDetails if state.panels.details => "Hide details of the check",
            ViewCommand::ShowDetails => "Show details of the check",
            ViewCommand::ReopenTabs if state.session.reopens => "Begin with the start page",
            ViewCommand::ReopenTabs => "Begin with the tabs of before",
            ViewCommand::ChangeKeys => "Change keys…",
            ViewCommand::Theme(ThemePreference::System) => "Follow the system",
            ViewCommand::Theme(ThemePreference::Light) => "Light",
            ViewCommand::Theme(ThemePreference::Dark) => "Dark",
            ViewCommand::Find => "Find a command…",
            ViewCommand::Shortcuts => "Keys and gestures",
            ViewCommand::About => "About Gridwright",
        };
        label.to_owned()
    }

    fn tooltip(&self) -> Cow<'static, str> {
        Cow::Borrowed(match self {
            ViewCommand::ZoomIn => {
                "See less of the board, larger. Ctrl and the wheel do it too. Beside the board: everything larger."
            }
            ViewCommand::ZoomOut => {
                "See more of the board, smaller. Ctrl and the wheel do it too. Beside the board: everything smaller."
            }
            ViewCommand::ZoomFit => "All of the board, as large as fits",
            ViewCommand::Larger => "Letters, panels and board larger, as far as the window has room for them",
            ViewCommand::Smaller => "Letters, panels and board smaller",
            ViewCommand::UsualScale => "Letters, panels and board as large as the system wants them",
            ViewCommand::Contrast => "Black on white, or white on black, and lines that are plainly seen",
            ViewCommand::ShowTools => "Show or hide the tools on the left",
            ViewCommand::FoldTools => "Show the tools as a column of icons, or with their names",
            ViewCommand::ShowFacts => "Show or hide the facts on the right",
            ViewCommand::ShowDetails => "Show or hide the work behind each engine's answer",
            ViewCommand::ReopenTabs => "Whether the next start opens again what is open when the window is closed",
            ViewCommand::ChangeKeys => "All commands with their keys, to be changed by pressing others",
            ViewCommand::Theme(ThemePreference::System) => "Light or dark, as the system is",
            ViewCommand::Theme(ThemePreference::Light) => "Dark ink on light panels",
            ViewCommand::Theme(ThemePreference::Dark) => "Light ink on dark panels",
            ViewCommand::Find => "Type some letters of any command, rule, example, recent file or setting",
            ViewCommand::Shortcuts => "All keys and gestures on one page",
            ViewCommand::About => "Version and licences",
        })
    }

    fn shortcut(&self) -> Option<KeyboardShortcut> {
        match self {
            ViewCommand::ZoomIn => Some(control(Key::Plus)),
            ViewCommand::ZoomOut => Some(control(Key::Minus)),
            ViewCommand::ZoomFit => Some(control(Key::Num0)),
            ViewCommand::ShowTools => Some(plain(Key::F9)),
            ViewCommand::FoldTools => Some(control(Key::F9)),
            ViewCommand::ShowFacts => Some(KeyboardShortcut::new(Modifiers::SHIFT, Key::F9)),
            ViewCommand::Find => Some(control(Key::K)),
            ViewCommand::Shortcuts => Some(plain(Key::F1)),
            ViewCommand::Larger
            | ViewCommand::Smaller
            | ViewCommand::UsualScale
            | ViewCommand::Contrast
            | ViewCommand::ShowDetails
            | ViewCommand::ReopenTabs
            | ViewCommand::ChangeKeys
            | ViewCommand::Theme(_)
            | ViewCommand::About => None,
        }
    }

    fn refusal(&self, state: &State) -> Option<String> {
        match self {
            ViewCommand::Larger => unless(state.looks.next(true).is_some(), "It is as large as can be"),
            ViewCommand::Smaller => unless(state.looks.next(false).is_some(), "It is as small as can be"),
            ViewCommand::ZoomIn
            | ViewCommand::ZoomOut
            | ViewCommand::ZoomFit
            | ViewCommand::UsualScale
            | ViewCommand::Contrast
            | ViewCommand::ShowTools
            | ViewCommand::FoldTools
            | ViewCommand::ShowFacts
            | ViewCommand::ShowDetails
            | ViewCommand::ReopenTabs
            | ViewCommand::ChangeKeys
            | ViewCommand::Theme(_)
            | ViewCommand::Find
            | ViewCommand::Shortcuts
            | ViewCommand::About => None,
        }
    }

    fn run(&self, state: &mut State, ctx: &Context) {
        match *self {
            ViewCommand::ZoomIn if is_beside_board(state, ctx) => state.looks.change(true),
            ViewCommand::ZoomOut if is_beside_board(state, ctx) => state.looks.change(false),
            ViewCommand::ZoomFit if is_beside_board(state, ctx) => state.looks.usual_scale(),
            ViewCommand::ZoomIn => state.tab.board_view.zoom(ZOOM_STEP),
            ViewCommand::ZoomOut => state.tab.board_view.zoom(1.0 / ZOOM_STEP),
            ViewCommand::ZoomFit => state.tab.board_view.camera.fit(),
            ViewCommand::Larger => state.looks.change(true),
            ViewCommand::Smaller => state.looks.change(false),
            ViewCommand::UsualScale => state.looks.usual_scale(),
            ViewCommand::Contrast => state.looks.contrast = !state.looks.contrast,
            ViewCommand::ShowTools => state.panels.tools = !state.panels.tools,
            ViewCommand::FoldTools => state.panels.folded = !state.panels.folded,
            ViewCommand::ShowFacts => state.panels.facts = !state.panels.facts,
            ViewCommand::ShowDetails => state.panels.details = !state.panels.details,
            ViewCommand::ReopenTabs => state.session.reopens = !state.session.reopens,
            ViewCommand::ChangeKeys => state.show_dialog(Dialog::Keys, ctx),
            ViewCommand::Theme(theme) => ctx.set_theme(theme),
            ViewCommand::Find => state.show_dialog(Dialog::Commands, ctx),
            ViewCommand::Shortcuts => state.show_dialog(Dialog::Shortcuts, ctx),
            ViewCommand::About => state.show_dialog(Dialog::About, ctx),
        }
    }
}
