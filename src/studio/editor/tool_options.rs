//! The options of the active tool, in a bar over the board.

use egui::{Align, Layout, Rect, ScrollArea, Sense, Ui, Vec2, vec2};

use crate::author::Symmetry;
use crate::studio::command::{AuthorCommand, BoardCommand, Command, EditCommand};
use crate::studio::editor::tool_buttons::tile_ui;
use crate::studio::editor::tools::ToolId;
use crate::studio::state::StudioState;
use crate::studio::widgets::ButtonWeight;
use crate::studio::widgets::fields::{scope_ui, symmetry_ui};
use crate::studio::window::Window;
use crate::studio::{theme, widgets};
use crate::variant::Kind;
use crate::words::say;

/// The height of the bar.
pub(in crate::studio) const BAR_HEIGHT: f32 = 40.0;
/// The height of the buttons in it.
const BUTTON_HEIGHT: f32 = 28.0;
/// The size of the icon of the tool.
const ICON: f32 = 22.0;
/// The gap between two parts.
const GAP: f32 = 8.0;

/// Returns whether the active tool has options.
pub(in crate::studio) fn has_options(state: &StudioState) -> bool {
    match state.tab.palette.tool_id() {
        ToolId::Grids | ToolId::Digits => true,
        ToolId::Paint(kind) => !kind.info().brushes.is_empty(),
        ToolId::Select | ToolId::Jigsaw | ToolId::Pins => false,
    }
}

/// Draws the icon and name of the active tool, and its options. They scroll in a narrow window.
pub(in crate::studio) fn options_ui(ui: &mut Ui, window: &mut Window<'_>) {
    let tool = window.tab.palette.tool_id();
    ScrollArea::horizontal().id_salt("tool options").auto_shrink([false, false]).show(ui, |ui| {
        let layout = Layout::left_to_right(Align::Center);
        ui.allocate_ui_with_layout(vec2(ui.available_width(), BAR_HEIGHT), layout, |ui| {
            ui.set_min_height(BAR_HEIGHT);
            ui.spacing_mut().item_spacing.x = GAP;
            let (icon, _) = ui.allocate_exact_size(Vec2::splat(ICON), Sense::hover());
            tile_ui(ui, Rect::from_center_size(icon.center(), Vec2::splat(ICON)), tool);
            // The name is no widget, as the button of the tool is in the list already.
            let (name, font) = (Command::Tool(tool).label(window), theme::semibold(theme::CONTROL_SIZE));
            let galley = ui.painter().layout_no_wrap(name, font, theme::tokens(ui).ink);
            let (room, _) = ui.allocate_exact_size(galley.size(), Sense::hover());
            ui.painter().galley(room.min, galley, theme::tokens(ui).ink);
            ui.add_space(GAP);
            match tool {
                ToolId::Grids => grids_ui(ui, window),
                ToolId::Digits => {
                    advance_ui(ui, window);
                    placing_ui(ui, window);
                }
                ToolId::Paint(kind) => brushes_ui(ui, window, kind),
                ToolId::Select | ToolId::Jigsaw | ToolId::Pins => {}
            }
        });
    });
}

/// Draws the choice of the brush.
fn brushes_ui(ui: &mut Ui, window: &mut Window<'_>, kind: Kind) {
    let brushes: Vec<String> = kind.brushes().iter().map(ToString::to_string).collect();
    let brushes: Vec<&str> = brushes.iter().map(String::as_str).collect();
    let (brush, width) = (window.tab.palette.option(), widgets::segments_width(ui, &brushes) + GAP);
    if let Some(chosen) = widgets::segments_ui(ui, &brushes, brush, width) {
        window.change(move |state, _| state.tab.palette.choose_option(chosen));
    }
}

/// Draws a button of the bar, as wide as its text.
fn button_ui(ui: &mut Ui, window: &mut Window<'_>, command: Command, label: &str) {
    let (refusal, tone) = (command.disabled_reason(window), &theme::tokens(ui).neutral);
    let size = vec2(widgets::text_width(ui, label) + 2.0 * GAP, BUTTON_HEIGHT);
    let button = widgets::sized_button_ui(ui, label, size, ButtonWeight::Plain, tone, refusal.is_none());
    if button.clicked() {
        window.request(command);
    }
    button.on_hover_text(refusal.unwrap_or_else(|| command.tooltip()));
}

/// Draws the switch for going on to the next cell after a digit.
fn advance_ui(ui: &mut Ui, window: &mut Window<'_>) {
    let command = Command::from(EditCommand::Advance);
    let (name, on) = (say!("view-tools-advance"), window.advances_after_typing);
    let size = vec2(widgets::switch_width(ui, &name), BUTTON_HEIGHT);
    let response = ui.allocate_ui(size, |ui| widgets::switch_ui(ui, &name, on)).inner;
    if response.clicked() {
        window.request(command);
    }
    response.on_hover_text(command.tooltip());
    ui.add_space(GAP);
}

/// Draws the choice of the symmetry for placing givens, and what it still lacks.
fn placing_ui(ui: &mut Ui, window: &mut Window<'_>) {
    let (mut symmetry, mut scope) = (window.tab.author.placing.symmetry, window.tab.author.placing.scope);
    let grids = window.tab.document.puzzle().board().grids().len();
    widgets::fact_ui(ui, say!("view-tools-symmetry"));
    symmetry_ui(ui, "view-tools-symmetry", &mut symmetry);
    if symmetry != Symmetry::None && grids > 1 {
        let names = [say!("view-scope-board"), say!("view-scope-grids")];
        let width = widgets::segments_width(ui, &names.each_ref().map(String::as_str));
        scope_ui(ui, &mut scope, width + GAP);
    }
    if symmetry != window.tab.author.placing.symmetry {
        window.request(AuthorCommand::Symmetry(symmetry));
    }
    if scope != window.tab.author.placing.scope {
        window.request(AuthorCommand::Scope(scope));
    }
    if let Some(refusal) = window.tab.author.placing.refusal().map(str::to_owned) {
        widgets::fact_ui(ui, say!("view-tools-symmetry-refused", reason = refusal));
    }
    if let Some(wanted) = window.tab.author.placing.wanted().map(|wanted| wanted.len()) {
        widgets::fact_ui(ui, say!("view-tools-wanted", count = wanted, number = widgets::grouped(wanted as u64)));
        button_ui(ui, window, AuthorCommand::FillWanted.into(), &say!("view-tools-fill"));
    }
}

/// Draws the buttons of the layout tool.
fn grids_ui(ui: &mut Ui, window: &mut Window<'_>) {
    for (command, label) in [
        (BoardCommand::AddGrid, "view-tools-add-grid"),
        (BoardCommand::DuplicateGrid, "view-tools-duplicate-grid"),
        (BoardCommand::DeleteGrid, "view-tools-delete-grid"),
    ] {
        button_ui(ui, window, command.into(), &say!(label));
    }
}
