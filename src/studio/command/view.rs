//! Commands for the view, the appearance and help.

use std::borrow::Cow;
use std::sync::Arc;

use egui::{Context, Key, KeyboardShortcut, Modifiers, ThemePreference};

use super::action::{CommandAction, reason_unless};
use super::key_list;
use super::keys::{control, control_shift, plain};
use crate::studio::state::StudioState;
use crate::studio::state::camera::ZOOM_STEP;
use crate::studio::state::dialog::Dialog;
use crate::studio::state::files::{FilePurpose, KeySheet};
use crate::studio::state::tools::ToolId;
use crate::words::{Language, current_language, say};

/// A command for the view.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum ViewCommand {
    /// Zooms in on the board.
    ZoomIn,
    /// Zooms out of the board.
    ZoomOut,
    /// Fits the whole board into the view.
    ZoomFit,
    /// Enlarges the interface.
    Larger,
    /// Shrinks the interface.
    Smaller,
    /// Resets the size of the interface.
    ResetScale,
    /// Sets the size of the interface, in percent.
    Scale(u16),
    /// Switches high contrast.
    Contrast,
    /// Shows or hides the tools.
    ShowTools,
    /// Collapses the tools to icons, or expands them.
    FoldTools,
    /// Shows or hides the side panel with answers and rules.
    ShowSidePanel,
    /// Pins or unpins the active tool at the top of the list.
    KeepTool,
    /// Shows or hides the details of the check.
    ShowDetails,
    /// Switches whether the tabs reopen at the next start.
    ReopenTabs,
    /// Shows the dialog that changes shortcuts.
    ChangeKeys,
    /// Exports the list of shortcuts as a sheet.
    PrintKeys,
    /// Sets the theme: light, dark or the system theme.
    Theme(ThemePreference),
    /// Sets the language of the window; `None` stands for the language of the system.
    Language(Option<Language>),
    /// Switches between Western digits and those of the language.
    WesternDigits,
    /// Opens the search for commands, rules, examples, files and settings.
    Find,
    /// Shows the handbook.
    Handbook,
    /// Shows the list of shortcuts.
    Shortcuts,
    /// Shows information about the program.
    About,
}

impl ViewCommand {
    /// The commands without parameters.
    pub const PLAIN: [ViewCommand; 20] = [
        ViewCommand::ZoomIn,
        ViewCommand::ZoomOut,
        ViewCommand::ZoomFit,
        ViewCommand::Larger,
        ViewCommand::Smaller,
        ViewCommand::ResetScale,
        ViewCommand::Contrast,
        ViewCommand::ShowTools,
        ViewCommand::FoldTools,
        ViewCommand::KeepTool,
        ViewCommand::ShowSidePanel,
        ViewCommand::ShowDetails,
        ViewCommand::Find,
        ViewCommand::Handbook,
        ViewCommand::Shortcuts,
        ViewCommand::ChangeKeys,
        ViewCommand::PrintKeys,
        ViewCommand::ReopenTabs,
        ViewCommand::WesternDigits,
        ViewCommand::About,
    ];
}

/// Returns whether the zoom keys apply to the interface, because the pointer is not over the board.
fn zooms_interface(state: &StudioState, ctx: &Context) -> bool {
    let pointer = ctx.input(|input| input.pointer.hover_pos());
    let board = state.tab.board_view.stage.map(|stage| stage.rect).filter(|_| !state.start.shown);
    match (state.booklet.open, board) {
        (false, Some(board)) => pointer.is_some_and(|pointer| !board.contains(pointer)),
        (true, _) | (false, None) => true,
    }
}

impl ViewCommand {
    /// Returns the translation keys of the name and the description.
    fn keys(self) -> (&'static str, &'static str) {
        match self {
            ViewCommand::ZoomIn => ("do-view-zoom-in", "do-view-zoom-in.hint"),
            ViewCommand::ZoomOut => ("do-view-zoom-out", "do-view-zoom-out.hint"),
            ViewCommand::ZoomFit => ("do-view-zoom-fit", "do-view-zoom-fit.hint"),
            ViewCommand::Larger => ("do-view-larger", "do-view-larger.hint"),
            ViewCommand::Smaller => ("do-view-smaller", "do-view-smaller.hint"),
            ViewCommand::ResetScale => ("do-view-usual-scale", "do-view-usual-scale.hint"),
            ViewCommand::Scale(_) => ("do-view-scale", "do-view-scale.hint"),
            ViewCommand::Contrast => ("do-view-contrast", "do-view-contrast.hint"),
            ViewCommand::ShowTools => ("do-view-tools", "do-view-tools.hint"),
            ViewCommand::FoldTools => ("do-view-fold", "do-view-fold.hint"),
            ViewCommand::KeepTool => ("do-view-keep-tool", "do-view-keep-tool.hint"),
            ViewCommand::ShowSidePanel => ("do-view-facts", "do-view-facts.hint"),
            ViewCommand::ShowDetails => ("do-view-details", "do-view-details.hint"),
            ViewCommand::ReopenTabs => ("do-view-reopen", "do-view-reopen.hint"),
            ViewCommand::PrintKeys => ("do-view-print-keys", "do-view-print-keys.hint"),
            ViewCommand::ChangeKeys => ("do-view-keys", "do-view-keys.hint"),
            ViewCommand::Theme(ThemePreference::System) => ("do-view-theme-system", "do-view-theme-system.hint"),
            ViewCommand::Theme(ThemePreference::Light) => ("do-view-theme-light", "do-view-theme-light.hint"),
            ViewCommand::Theme(ThemePreference::Dark) => ("do-view-theme-dark", "do-view-theme-dark.hint"),
            ViewCommand::Language(None) => ("do-view-language-system", "do-view-language-system.hint"),
            ViewCommand::Language(Some(_)) => ("do-view-language", "do-view-language.hint"),
            ViewCommand::WesternDigits => ("do-view-western-digits", "do-view-western-digits.hint"),
            ViewCommand::Find => ("do-view-find", "do-view-find.hint"),
            ViewCommand::Handbook => ("do-view-handbook", "do-view-handbook.hint"),
            ViewCommand::Shortcuts => ("do-view-shortcuts", "do-view-shortcuts.hint"),
            ViewCommand::About => ("do-view-about", "do-view-about.hint"),
        }
    }

    /// Returns the translation key of the label for switching a toggle off, if it is on.
    fn toggled_key(self, state: &StudioState) -> Option<&'static str> {
        let (is_back, key) = match self {
            ViewCommand::Contrast => (state.has_contrast(), "do-view-contrast.back"),
            ViewCommand::ShowTools => (state.panels.tools, "do-view-tools.back"),
            ViewCommand::FoldTools => (state.panels.folded, "do-view-fold.back"),
            ViewCommand::KeepTool => {
                (state.quick_tools.is_pinned(state.tab.palette.tool_id()), "do-view-keep-tool.back")
            }
            ViewCommand::ShowSidePanel => (state.panels.side_panel, "do-view-facts.back"),
            ViewCommand::ShowDetails => (state.panels.details, "do-view-details.back"),
            ViewCommand::ReopenTabs => (state.session.reopens_at_start, "do-view-reopen.back"),
            ViewCommand::WesternDigits => (state.appearance.western, "do-view-western-digits.back"),
            _ => return None,
        };
        is_back.then_some(key)
    }

    /// Returns the searchable name, which includes the menu that a label leaves out.
    pub(super) fn full_name(self, state: &StudioState) -> String {
        match self {
            ViewCommand::Theme(ThemePreference::System) => say!("do-view-theme-system.name"),
            ViewCommand::Theme(ThemePreference::Light) => say!("do-view-theme-light.name"),
            ViewCommand::Theme(ThemePreference::Dark) => say!("do-view-theme-dark.name"),
            ViewCommand::Language(Some(_)) => say!("do-view-language.name", language = self.label(state)),
            ViewCommand::Scale(scale) => match (scale == state.appearance.scale, state.appearance.reduced_scale()) {
                (false, _) => say!("do-view-scale.name", scale = scale),
                (true, None) => say!("do-view-scale.chosen", scale = scale),
                (true, Some(real)) => say!("do-view-scale.narrow", scale = scale, real = real),
            },
            _ => self.label(state),
        }
    }
}

impl CommandAction for ViewCommand {
    fn label(&self, state: &StudioState) -> String {
        let (larger, smaller) = (state.appearance.next(true), state.appearance.next(false));
        match (self, larger, smaller) {
            // Languages are listed by their own names.
            (ViewCommand::Language(Some(language)), ..) => language.own_name().to_owned(),
            (ViewCommand::Scale(scale), ..) => {
                match state.appearance.reduced_scale().filter(|_| *scale == state.appearance.scale) {
                    Some(real) => say!("do-view-scale.less", scale = *scale, real = real),
                    None => say!("do-view-scale", scale = *scale),
                }
            }
            (ViewCommand::Larger, Some(scale), _) => say!("do-view-larger.to", scale = scale),
            (ViewCommand::Smaller, _, Some(scale)) => say!("do-view-smaller.to", scale = scale),
            _ => say!(self.toggled_key(state).unwrap_or(self.keys().0)),
        }
    }

    fn tooltip(&self) -> Cow<'static, str> {
        let key = self.keys().1;
        match self {
            ViewCommand::Language(Some(language)) => say!(key, language = language.name()),
            _ => say!(key),
        }
        .into()
    }

    fn shortcut(&self) -> Option<KeyboardShortcut> {
        match self {
            ViewCommand::ZoomIn => Some(control(Key::Plus)),
            ViewCommand::ZoomOut => Some(control(Key::Minus)),
            ViewCommand::ZoomFit => Some(control(Key::Num0)),
            ViewCommand::ShowTools => Some(plain(Key::F9)),
            ViewCommand::FoldTools => Some(control(Key::F9)),
            ViewCommand::ShowSidePanel => Some(KeyboardShortcut::new(Modifiers::SHIFT, Key::F9)),
            ViewCommand::Find => Some(control(Key::K)),
            ViewCommand::Shortcuts => Some(plain(Key::F1)),
            ViewCommand::Handbook => Some(KeyboardShortcut::new(Modifiers::SHIFT, Key::F1)),
            ViewCommand::Larger
            | ViewCommand::Smaller
            | ViewCommand::ResetScale
            | ViewCommand::Scale(_)
            | ViewCommand::Contrast
            | ViewCommand::ShowDetails
            | ViewCommand::KeepTool
            | ViewCommand::ReopenTabs
            | ViewCommand::ChangeKeys
            | ViewCommand::PrintKeys
            | ViewCommand::Theme(_)
            | ViewCommand::Language(_)
            | ViewCommand::WesternDigits
            | ViewCommand::About => None,
        }
    }

    fn alternative_shortcut(&self) -> Option<KeyboardShortcut> {
        // On layouts where plus needs Shift, its key is the equals sign.
        let all = [(ViewCommand::Find, control_shift(Key::P)), (ViewCommand::ZoomIn, control(Key::Equals))];
        all.into_iter().find(|(command, _)| command == self).map(|(_, key)| key)
    }

    fn disabled_reason(&self, state: &StudioState) -> Option<String> {
        match self {
            ViewCommand::Larger => reason_unless(state.appearance.next(true).is_some(), "do-view-larger.refused"),
            ViewCommand::Smaller => reason_unless(state.appearance.next(false).is_some(), "do-view-smaller.refused"),
            ViewCommand::WesternDigits => {
                reason_unless(current_language().localise_digits("1") != "1", "do-view-western-digits.refused")
            }
            ViewCommand::KeepTool => {
                reason_unless(matches!(state.tab.palette.tool_id(), ToolId::Paint(_)), "do-view-keep-tool.refused")
            }
            ViewCommand::ZoomIn
            | ViewCommand::ZoomOut
            | ViewCommand::ZoomFit
            | ViewCommand::Language(_)
            | ViewCommand::ResetScale
            | ViewCommand::Scale(_)
            | ViewCommand::Contrast
            | ViewCommand::ShowTools
            | ViewCommand::FoldTools
            | ViewCommand::ShowSidePanel
            | ViewCommand::ShowDetails
            | ViewCommand::ReopenTabs
            | ViewCommand::ChangeKeys
            | ViewCommand::PrintKeys
            | ViewCommand::Theme(_)
            | ViewCommand::Find
            | ViewCommand::Handbook
            | ViewCommand::Shortcuts
            | ViewCommand::About => None,
        }
    }

    fn run(&self, state: &mut StudioState, ctx: &Context) {
        match *self {
            ViewCommand::ZoomIn if zooms_interface(state, ctx) => state.appearance.zoom(true),
            ViewCommand::ZoomOut if zooms_interface(state, ctx) => state.appearance.zoom(false),
            ViewCommand::ZoomFit if zooms_interface(state, ctx) => state.appearance.reset_scale(),
            ViewCommand::ZoomIn => state.tab.board_view.zoom(ZOOM_STEP),
            ViewCommand::ZoomOut => state.tab.board_view.zoom(1.0 / ZOOM_STEP),
            ViewCommand::ZoomFit => state.tab.board_view.camera.fit(),
            ViewCommand::Larger => state.appearance.zoom(true),
            ViewCommand::Smaller => state.appearance.zoom(false),
            ViewCommand::ResetScale => state.appearance.reset_scale(),
            ViewCommand::Scale(scale) => state.appearance.scale = scale,
            ViewCommand::Contrast => state.toggle_contrast(),
            ViewCommand::ShowTools => state.panels.tools = !state.panels.tools,
            ViewCommand::FoldTools => state.panels.folded = !state.panels.folded,
            ViewCommand::ShowSidePanel => state.panels.side_panel = !state.panels.side_panel,
            ViewCommand::KeepTool => state.quick_tools.toggle_pin(state.tab.palette.tool_id()),
            ViewCommand::ShowDetails => state.panels.details = !state.panels.details,
            ViewCommand::ReopenTabs => state.session.reopens_at_start = !state.session.reopens_at_start,
            ViewCommand::ChangeKeys => state.show_dialog(Dialog::EditShortcuts, ctx),
            ViewCommand::PrintKeys => {
                let sections = key_list::sections(state, ctx).into();
                state.pick(FilePurpose::KeySheet(Arc::new(KeySheet { title: say!("ask-keys"), sections })), ctx);
            }
            ViewCommand::Theme(theme) => ctx.set_theme(theme),
            ViewCommand::Language(language) => {
                state.appearance.language = language;
                ctx.request_repaint();
            }
            ViewCommand::WesternDigits => state.appearance.western = !state.appearance.western,
            ViewCommand::Find => state.show_dialog(Dialog::Commands, ctx),
            ViewCommand::Handbook => state.show_dialog(Dialog::Handbook(0), ctx),
            ViewCommand::Shortcuts => state.show_dialog(Dialog::Shortcuts, ctx),
            ViewCommand::About => state.show_dialog(Dialog::About, ctx),
        }
    }
}
