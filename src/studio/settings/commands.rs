//! Commands for the view, the appearance and help.

use egui::{Context, Key, KeyboardShortcut, Modifiers, ThemePreference};

use crate::studio::canvas::camera::ZOOM_STEP;
use crate::studio::command::key_combinations::{control, control_shift, plain};
use crate::studio::command::row::CommandRow;
use crate::studio::editor::tools::ToolId;
use crate::studio::state::StudioState;
use crate::studio::state::dialog::Dialog;
use crate::words::{Language, current_language, message, say};

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
    /// Shows the tools as icons, or with their names.
    ToolIcons,
    /// Shows or hides the side panel with answers and rules.
    ShowSidePanel,
    /// Pins or unpins the active tool at the top of the list.
    KeepTool,
    /// Shows what is published with the puzzle in the side panel, or the rules again.
    ShowPublication,
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
    /// Shows the tour.
    Tour,
    /// Shows the list of shortcuts.
    Shortcuts,
    /// Shows information about the program.
    About,
}

impl ViewCommand {
    /// The commands without parameters.
    pub const PLAIN: &[ViewCommand] = &[
        ViewCommand::ZoomIn,
        ViewCommand::ZoomOut,
        ViewCommand::ZoomFit,
        ViewCommand::Larger,
        ViewCommand::Smaller,
        ViewCommand::ResetScale,
        ViewCommand::Contrast,
        ViewCommand::ShowTools,
        ViewCommand::FoldTools,
        ViewCommand::ToolIcons,
        ViewCommand::KeepTool,
        ViewCommand::ShowSidePanel,
        ViewCommand::ShowPublication,
        ViewCommand::ShowDetails,
        ViewCommand::Find,
        ViewCommand::Handbook,
        ViewCommand::Tour,
        ViewCommand::Shortcuts,
        ViewCommand::ChangeKeys,
        ViewCommand::PrintKeys,
        ViewCommand::ReopenTabs,
        ViewCommand::WesternDigits,
        ViewCommand::About,
    ];

    pub(in crate::studio) fn row(self) -> CommandRow {
        match self {
            ViewCommand::ZoomIn => CommandRow::new("do-view-zoom-in", "do-view-zoom-in.hint")
                .shortcut(control(Key::Plus))
                // On layouts where plus needs Shift, its key is the equals sign.
                .alternative_shortcut(control(Key::Equals))
                .without_puzzle()
                .in_playtest()
                .run(|state, ctx| match zooms_interface(state, ctx) {
                    true => state.appearance.zoom(true),
                    false => state.tab.board_view.zoom(ZOOM_STEP),
                }),
            ViewCommand::ZoomOut => CommandRow::new("do-view-zoom-out", "do-view-zoom-out.hint")
                .shortcut(control(Key::Minus))
                .without_puzzle()
                .in_playtest()
                .run(|state, ctx| match zooms_interface(state, ctx) {
                    true => state.appearance.zoom(false),
                    false => state.tab.board_view.zoom(1.0 / ZOOM_STEP),
                }),
            ViewCommand::ZoomFit => CommandRow::new("do-view-zoom-fit", "do-view-zoom-fit.hint")
                .shortcut(control(Key::Num0))
                .without_puzzle()
                .in_playtest()
                .run(|state, ctx| match zooms_interface(state, ctx) {
                    true => state.appearance.reset_scale(),
                    false => state.tab.board_view.camera.fit(),
                }),
            ViewCommand::Larger => CommandRow::new("do-view-larger", "do-view-larger.hint")
                .label(|state| match state.appearance.next(true) {
                    Some(scale) => say!("do-view-larger.to", scale = scale),
                    None => say!("do-view-larger"),
                })
                .without_puzzle()
                .in_playtest()
                .enabled_if(|state| state.appearance.next(true).is_some(), "do-view-larger.refused")
                .run(|state, _| state.appearance.zoom(true)),
            ViewCommand::Smaller => CommandRow::new("do-view-smaller", "do-view-smaller.hint")
                .label(|state| match state.appearance.next(false) {
                    Some(scale) => say!("do-view-smaller.to", scale = scale),
                    None => say!("do-view-smaller"),
                })
                .without_puzzle()
                .in_playtest()
                .enabled_if(|state| state.appearance.next(false).is_some(), "do-view-smaller.refused")
                .run(|state, _| state.appearance.zoom(false)),
            ViewCommand::ResetScale => CommandRow::new("do-view-usual-scale", "do-view-usual-scale.hint")
                .without_puzzle()
                .in_playtest()
                .run(|state, _| state.appearance.reset_scale()),
            ViewCommand::Scale(scale) => CommandRow::new("do-view-scale", "do-view-scale.hint")
                .setting()
                .label(move |state| {
                    match state.appearance.reduced_scale().filter(|_| scale == state.appearance.scale) {
                        Some(real) => say!("do-view-scale.less", scale = scale, real = real),
                        None => say!("do-view-scale", scale = scale),
                    }
                })
                .without_puzzle()
                .in_playtest()
                .run(move |state, _| state.appearance.scale = scale),
            ViewCommand::Contrast => CommandRow::new("do-view-contrast", "do-view-contrast.hint")
                .label_key(|state| if state.has_contrast() { "do-view-contrast.back" } else { "do-view-contrast" })
                .without_puzzle()
                .in_playtest()
                .run(|state, _| state.toggle_contrast()),
            ViewCommand::ShowTools => CommandRow::new("do-view-tools", "do-view-tools.hint")
                .setting()
                .label_key(|state| if state.panels.tools { "do-view-tools.back" } else { "do-view-tools" })
                .shortcut(plain(Key::F9))
                .run(|state, _| state.panels.tools = !state.panels.tools),
            ViewCommand::FoldTools => CommandRow::new("do-view-fold", "do-view-fold.hint")
                .setting()
                .label_key(|state| if state.panels.folded { "do-view-fold.back" } else { "do-view-fold" })
                .shortcut(control(Key::F9))
                .run(|state, _| state.panels.folded = !state.panels.folded),
            ViewCommand::ShowSidePanel => CommandRow::new("do-view-facts", "do-view-facts.hint")
                .setting()
                .label_key(|state| if state.panels.side_panel { "do-view-facts.back" } else { "do-view-facts" })
                .shortcut(KeyboardShortcut::new(Modifiers::SHIFT, Key::F9))
                .run(|state, _| state.panels.side_panel = !state.panels.side_panel),
            ViewCommand::ToolIcons => CommandRow::new("do-view-tool-icons", "do-view-tool-icons.hint")
                .setting()
                .label_key(|state| match state.quick_tools.shows_icons {
                    true => "do-view-tool-icons.back",
                    false => "do-view-tool-icons",
                })
                .run(|state, _| state.quick_tools.shows_icons = !state.quick_tools.shows_icons),
            ViewCommand::KeepTool => CommandRow::new("do-view-keep-tool", "do-view-keep-tool.hint")
                .label_key(|state| match state.quick_tools.is_pinned(state.tab.palette.tool_id()) {
                    true => "do-view-keep-tool.back",
                    false => "do-view-keep-tool",
                })
                .enabled_if(
                    |state| matches!(state.tab.palette.tool_id(), ToolId::Paint(_)),
                    "do-view-keep-tool.refused",
                )
                .run(|state, _| state.quick_tools.toggle_pin(state.tab.palette.tool_id())),
            ViewCommand::ShowPublication => CommandRow::new("do-view-publication", "do-view-publication.hint")
                .label_key(|state| match state.panels.publication && state.panels.side_panel {
                    true => "do-view-publication.back",
                    false => "do-view-publication",
                })
                .run(|state, _| {
                    let shown = state.panels.publication && state.panels.side_panel;
                    (state.panels.publication, state.panels.side_panel) = (!shown, true);
                }),
            ViewCommand::ShowDetails => CommandRow::new("do-view-details", "do-view-details.hint")
                .setting()
                .label_key(|state| if state.panels.details { "do-view-details.back" } else { "do-view-details" })
                .run(|state, _| state.panels.details = !state.panels.details),
            ViewCommand::ReopenTabs => CommandRow::new("do-view-reopen", "do-view-reopen.hint")
                .setting()
                .label_key(
                    |state| if state.session.reopens_at_start { "do-view-reopen.back" } else { "do-view-reopen" },
                )
                .without_puzzle()
                .in_playtest()
                .run(|state, _| state.session.reopens_at_start = !state.session.reopens_at_start),
            ViewCommand::ChangeKeys => CommandRow::new("do-view-keys", "do-view-keys.hint")
                .setting()
                .without_puzzle()
                .in_playtest()
                .run(|state, ctx| state.show_dialog(Dialog::EditShortcuts, ctx)),
            ViewCommand::PrintKeys => CommandRow::new("do-view-print-keys", "do-view-print-keys.hint")
                .without_puzzle()
                .in_playtest()
                .run(|state, ctx| state.export_shortcuts(ctx)),
            ViewCommand::Theme(theme) => match theme {
                ThemePreference::System => {
                    CommandRow::new("do-view-theme-system", "do-view-theme-system.hint").setting()
                }
                ThemePreference::Light => CommandRow::new("do-view-theme-light", "do-view-theme-light.hint").setting(),
                ThemePreference::Dark => CommandRow::new("do-view-theme-dark", "do-view-theme-dark.hint").setting(),
            }
            .without_puzzle()
            .in_playtest()
            .run(move |_, ctx| ctx.set_theme(theme)),
            ViewCommand::Language(language) => match language {
                None => CommandRow::new("do-view-language-system", "do-view-language-system.hint").setting(),
                // Languages are listed by their own names.
                Some(language) => CommandRow::new("do-view-language", "do-view-language.hint")
                    .setting()
                    .label(move |_| language.own_name().to_owned())
                    .hint(message!("do-view-language.hint", language = language.name())),
            }
            .without_puzzle()
            .in_playtest()
            .run(move |state, ctx| {
                state.appearance.language = language;
                ctx.request_repaint();
            }),
            ViewCommand::WesternDigits => CommandRow::new("do-view-western-digits", "do-view-western-digits.hint")
                .setting()
                .label_key(|state| match state.appearance.western {
                    true => "do-view-western-digits.back",
                    false => "do-view-western-digits",
                })
                .without_puzzle()
                .in_playtest()
                .enabled_if(|_| current_language().localise_digits("1") != "1", "do-view-western-digits.refused")
                .run(|state, _| state.appearance.western = !state.appearance.western),
            ViewCommand::Find => CommandRow::new("do-view-find", "do-view-find.hint")
                .shortcut(control(Key::K))
                .alternative_shortcut(control_shift(Key::P))
                .without_puzzle()
                .in_playtest()
                .run(|state, ctx| state.show_dialog(Dialog::Commands, ctx)),
            ViewCommand::Handbook => CommandRow::new("do-view-handbook", "do-view-handbook.hint")
                .shortcut(KeyboardShortcut::new(Modifiers::SHIFT, Key::F1))
                .without_puzzle()
                .in_playtest()
                .run(|state, ctx| state.show_dialog(Dialog::Handbook(0), ctx)),
            ViewCommand::Tour => {
                CommandRow::new("do-view-tour", "do-view-tour.hint").run(|state, _| state.tour.begin(true))
            }
            ViewCommand::Shortcuts => CommandRow::new("do-view-shortcuts", "do-view-shortcuts.hint")
                .shortcut(plain(Key::F1))
                .without_puzzle()
                .in_playtest()
                .run(|state, ctx| state.show_dialog(Dialog::Shortcuts, ctx)),
            ViewCommand::About => CommandRow::new("do-view-about", "do-view-about.hint")
                .without_puzzle()
                .in_playtest()
                .run(|state, ctx| state.show_dialog(Dialog::About, ctx)),
        }
    }

    /// Returns the searchable name, which includes the menu that a label leaves out.
    pub(in crate::studio) fn full_name(self, state: &StudioState) -> String {
        match self {
            ViewCommand::Theme(ThemePreference::System) => say!("do-view-theme-system.name"),
            ViewCommand::Theme(ThemePreference::Light) => say!("do-view-theme-light.name"),
            ViewCommand::Theme(ThemePreference::Dark) => say!("do-view-theme-dark.name"),
            ViewCommand::Language(Some(_)) => say!("do-view-language.name", language = self.row().label_text(state)),
            ViewCommand::Scale(scale) => match (scale == state.appearance.scale, state.appearance.reduced_scale()) {
                (false, _) => say!("do-view-scale.name", scale = scale),
                (true, None) => say!("do-view-scale.chosen", scale = scale),
                (true, Some(real)) => say!("do-view-scale.narrow", scale = scale, real = real),
            },
            _ => self.row().label_text(state),
        }
    }
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
