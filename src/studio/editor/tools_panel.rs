//! The tool palette: every tool with its icon, name and key, in sections that fold. Rules for the whole grid are
//! checkboxes, as no click on the board could say more.

use egui::{Align2, Key, Role, ScrollArea, Sense, TextEdit, Ui, WidgetInfo, pos2, vec2};

use crate::studio::command;
use crate::studio::command::{Command, ViewCommand, finder};
use crate::studio::editor::quick_tools::ToolSection;
use crate::studio::editor::tool_buttons::{
    ROW_HEIGHT, grid_rule_ui, is_checkbox, is_short, quick_icon_ui, row_ui, strip_ui,
};
use crate::studio::editor::tools::ToolId;
use crate::studio::widgets::bidi;
use crate::studio::widgets::icons;
use crate::studio::window::Window;
use crate::studio::{theme, widgets};
use crate::words::{local_digits, say};

const HEAD_HEIGHT: f32 = 26.0;
/// The number of tools in the row of pinned and recent ones.
const QUICK_COUNT: usize = 7;
/// The size of the button that changes the view.
const VIEW_BUTTON: f32 = 32.0;

/// Returns the sections of the list with their tools.
pub(in crate::studio) fn sections() -> Vec<(ToolSection, Vec<ToolId>)> {
    let tools = |wanted: ToolSection| command::tools().filter(|&tool| ToolSection::of(tool) == wanted).collect();
    let all = ToolSection::all().map(|section| (section, tools(section)));
    all.filter(|(_, tools): &(_, Vec<ToolId>)| !tools.is_empty()).collect()
}

pub(in crate::studio) fn tools_ui(ui: &mut Ui, window: &mut Window<'_>) {
    search_ui(ui, window);
    let wanted = window.memory.tool_search.trim().to_lowercase();
    ui.add_space(4.0);
    ScrollArea::vertical().id_salt("tools").auto_shrink([false, false]).show(ui, |ui| {
        ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
        if !wanted.is_empty() {
            return found_ui(ui, window, &wanted);
        }
        quick_tools_ui(ui, window);
        for (section, tools) in sections() {
            if section_head_ui(ui, window, section, tools.len()) {
                match window.quick_tools.shows_icons {
                    true => strip_ui(ui, window, &tools),
                    false => names_ui(ui, window, &tools),
                }
                ui.add_space(4.0);
            }
        }
    });
}

/// Draws the search field of the tools.
fn search_ui(ui: &mut Ui, window: &mut Window<'_>) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        find_ui(ui, window);
        view_button_ui(ui, window);
    });
}

/// Draws the button that switches between names and icons.
fn view_button_ui(ui: &mut Ui, window: &mut Window<'_>) {
    let (command, shows_icons) = (Command::from(ViewCommand::ToolIcons), window.quick_tools.shows_icons);
    let name = command.label(window);
    let response = widgets::sized_icon_button_ui(ui, VIEW_BUTTON, &name, true, |painter, rect, ink| {
        icons::list_or_tiles(painter, rect, shows_icons, ink);
    });
    if response.clicked() {
        window.request(command);
    }
    response.on_hover_text(command.tooltip());
}

fn find_ui(ui: &mut Ui, window: &mut Window<'_>) {
    let search = &mut window.memory.tool_search;
    let mut typed = bidi::line_layouter(egui::TextStyle::Body.resolve(ui.style()));
    let field = TextEdit::singleline(search)
        .layouter(&mut typed)
        .hint_text(say!("view-tools-find"))
        .margin(theme::FIELD_MARGIN)
        .desired_width(ui.available_width() - VIEW_BUTTON - 4.0 - theme::FIELD_MARGIN.sum().x)
        .char_limit(40);
    let response = ui.add(field);
    response.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, say!("view-tools-find")));
    // Escape has removed the focus from the field.
    if response.lost_focus() && ui.input(|input| input.key_pressed(Key::Escape)) {
        window.memory.tool_search.clear();
    }
    let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    let wanted = window.memory.tool_search.trim().to_lowercase();
    if entered
        && !wanted.is_empty()
        && let Some(tool) = finder::find_tools(window, ui.ctx(), &wanted)
            .into_iter()
            .find(|&tool| Command::Tool(tool).disabled_reason(window).is_none())
    {
        window.memory.tool_search.clear();
        window.request(Command::Tool(tool));
    }
}

fn found_ui(ui: &mut Ui, window: &mut Window<'_>, wanted: &str) {
    let tools = finder::find_tools(window, ui.ctx(), wanted);
    if tools.is_empty() {
        ui.add_space(8.0);
        widgets::fact_ui(ui, say!("view-tools-none-found"));
    }
    tools.into_iter().for_each(|tool| tool_ui(ui, window, tool, None));
}

/// Draws the row of pinned and recent tools.
fn quick_tools_ui(ui: &mut Ui, window: &mut Window<'_>) {
    ui.add_space(4.0);
    widgets::list_head_ui(ui, &say!("view-tools-handy"));
    let tools = window.quick_tools.shown(QUICK_COUNT);
    ui.horizontal(|ui| tools.into_iter().for_each(|tool| quick_icon_ui(ui, window, tool)));
    ui.add_space(4.0);
}

/// Draws the heading of a section, which folds it to this line. Returns whether it is open.
fn section_head_ui(ui: &mut Ui, window: &mut Window<'_>, section: ToolSection, count: usize) -> bool {
    let (name, open) = (section.name(), window.quick_tools.is_open(section));
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), HEAD_HEIGHT), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::DisclosureTriangle, true, open, &name));
    let tokens = theme::tokens(ui);
    widgets::row_background(ui, rect, false, response.hovered());
    icons::chevron(ui.painter(), pos2(rect.left() + 8.0, rect.center().y), open, tokens.quiet);
    let (left, right) = (pos2(rect.left() + 18.0, rect.center().y), pos2(rect.right() - 8.0, rect.center().y));
    let (count, small) = (local_digits(&count.to_string()), theme::regular(theme::FACT_SIZE));
    let number = ui.painter().text(right, Align2::RIGHT_CENTER, count, small, tokens.quiet);
    let font = theme::semibold(theme::FACT_SIZE);
    widgets::middle_line(ui, left, number.left() - left.x - 4.0, name, font, tokens.ink);
    widgets::focus_ring(ui, &response, theme::CONTROL_CORNER);
    if response.clicked() {
        window.change(move |state, _| state.quick_tools.toggle_section(section));
    }
    open
}

/// Draws tools with their names. Two share a line if both names have room in it.
fn names_ui(ui: &mut Ui, window: &mut Window<'_>, tools: &[ToolId]) {
    let half = (ui.available_width() / 2.0).floor();
    let mut rest = tools.iter().copied().peekable();
    while let Some(tool) = rest.next() {
        let next = rest.peek().copied().filter(|&next| [tool, next].iter().all(|&one| is_short(ui, window, one, half)));
        match next {
            Some(next) => {
                rest.next();
                ui.horizontal(|ui| [tool, next].into_iter().for_each(|one| tool_ui(ui, window, one, Some(half))));
            }
            None => tool_ui(ui, window, tool, None),
        }
    }
}

/// Draws a tool with its name, in this width or in that of the panel.
fn tool_ui(ui: &mut Ui, window: &mut Window<'_>, tool: ToolId, width: Option<f32>) {
    let size = vec2(width.unwrap_or(ui.available_width()), ROW_HEIGHT);
    match is_checkbox(window, tool) {
        Some(kind) => grid_rule_ui(ui, window, kind, size),
        None => row_ui(ui, window, tool, size),
    }
}
