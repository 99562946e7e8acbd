//! The menus. Each item is a command. F10 opens the first menu, Alt with a letter any menu; arrows select, Enter runs
//! and Escape closes.

use egui::containers::menu::MenuConfig;
use egui::{
    Align, Button, Color32, Context, EventFilter, Id, Key, Layout, MenuBar, Modifiers, Popup, PopupCloseBehavior,
    Response, Role, ScrollArea, ThemePreference, Ui, WidgetInfo,
};

use crate::board::Turn;
use crate::scene::Tint;
use crate::studio::command;
use crate::studio::command::Task;
use crate::studio::command::{
    AuthorCommand, BoardCommand, BookletCommand, CheckCommand, Command, CopyCommand, EditCommand, FileCommand,
    FogCommand, PlayCommand, RuleCommand, SolvingCommand, TabCommand, ViewCommand,
};
use crate::studio::editor::tools::ToolId;
use crate::studio::files::requests::OpenRequest;
use crate::studio::frame::panels::menu_letters;
use crate::studio::settings::appearance::SCALES;
use crate::studio::state::words::{plain_line, shown_path};
use crate::studio::theme;
use crate::studio::widgets::dropdown::selected_as_in_panels;
use crate::studio::widgets::icons;
use crate::studio::window::Window;
use crate::studio::window::context_menu::{ITEM_PADDING, MENU_WIDTH, menu_item_ui};
use crate::studio::window::memory::{MenuKey, MenuList};
use crate::words::{Language, say};

/// The padding of a menu name.
const PADDING: f32 = 8.0;
/// The gap between two menu names.
const GAP: f32 = 4.0;
/// The minimum padding of a menu name.
const MIN_PADDING: f32 = 4.0;
/// The share of the window width that the menu names may take before their padding shrinks.
const MAX_SHARE: f32 = 0.56;
/// The indent of the items of a list.
const INDENT: f32 = 12.0;
/// The space of the chevron.
const CHEVRON: f32 = 14.0;
/// The part of the window height that a menu leaves free.
const AROUND_MENU: f32 = 72.0;

/// The translation key of the name of a menu, and its commands in groups.
pub(in crate::studio) type MenuSpec = (&'static str, Vec<Vec<Command>>);

/// Handles the keys of the menus.
pub(in crate::studio) fn take_menu_keys(ctx: &Context, window: &mut Window<'_>) {
    let pressed = |modifiers, key| ctx.input_mut(|input| input.consume_key(modifiers, key));
    let shown = window.memory.menus.shown;
    if pressed(Modifiers::NONE, Key::F10) {
        match shown {
            Some(_) => Popup::close_all(ctx),
            None => window.memory.menus.key = Some(MenuKey::Open(0)),
        }
    }
    if let Some(place) = menu_letters::pressed(ctx, window) {
        window.memory.menus.key = Some(MenuKey::Open(place));
    }
    let Some(shown) = shown else { return };
    let count = menu_letters::of_page(window).len();
    for (key, asked) in [
        (Key::ArrowDown, MenuKey::Next),
        (Key::ArrowUp, MenuKey::Previous),
        (Key::Home, MenuKey::First),
        (Key::End, MenuKey::Last),
        (Key::ArrowRight, MenuKey::Open((shown + 1) % count)),
        (Key::ArrowLeft, MenuKey::Open((shown + count - 1) % count)),
    ] {
        if pressed(Modifiers::NONE, key) {
            window.memory.menus.key = Some(asked);
        }
    }
}

pub(in crate::studio) fn group<C: Into<Command>>(commands: impl IntoIterator<Item = C>) -> Vec<Command> {
    commands.into_iter().map(C::into).collect()
}

pub(in crate::studio) fn menus_ui(ui: &mut Ui, window: &mut Window<'_>) {
    shown_ui(ui, window, &board_menus(), &menu_letters::LETTERS);
}

/// Returns the menus of the board.
fn board_menus() -> [MenuSpec; 8] {
    let tools: Vec<Command> = command::tools().map(Command::Tool).collect();
    let lays = |&tool: &Command| matches!(tool, Command::Tool(ToolId::Grids | ToolId::Jigsaw));
    let (layout, rules): (Vec<Command>, Vec<Command>) = tools.into_iter().partition(lays);
    [
        (
            "view-menu-file",
            vec![
                group([FileCommand::Start]),
                group([FileCommand::New, FileCommand::NewFromExample, FileCommand::Open]),
                group([FileCommand::Save, FileCommand::SaveAs, FileCommand::Recover]),
                group([
                    FileCommand::Export,
                    FileCommand::ExportSolution,
                    FileCommand::ExportBoth,
                    FileCommand::PrintMarks,
                ])
                .into_iter()
                .chain(group([BookletCommand::Show]))
                .collect(),
                group([CopyCommand::TryOnSudokuPad]),
                group([TabCommand::Close, TabCommand::Reopen]).into_iter().chain(group([FileCommand::Quit])).collect(),
            ],
        ),
        (
            "view-menu-edit",
            vec![
                group([EditCommand::Undo, EditCommand::Redo]),
                group([CopyCommand::Cut, CopyCommand::Cells, CopyCommand::Paste]),
                group([
                    CopyCommand::Puzzle,
                    CopyCommand::Line,
                    CopyCommand::Letters,
                    CopyCommand::Picture,
                    CopyCommand::PictureOfSolution,
                ]),
                group([CopyCommand::FPuzzles, CopyCommand::SudokuPad, CopyCommand::Iss]),
                group([
                    EditCommand::Delete,
                    EditCommand::ClearProgress,
                    EditCommand::Advance,
                    EditCommand::LettersMove,
                ]),
                group(Tint::ALL.map(EditCommand::Colour)),
                group([(-1, 0), (1, 0), (0, -1), (0, 1)].map(|(rows, cols)| EditCommand::Nudge(rows, cols))),
                group([EditCommand::SelectRows, EditCommand::SelectColumns, EditCommand::SelectBoxes]),
                group([EditCommand::SelectHouse, EditCommand::SelectSimilar]),
                group([EditCommand::SelectAll, EditCommand::Deselect]),
            ],
        ),
        (
            "view-menu-board",
            vec![
                layout,
                group([BoardCommand::AddGrid, BoardCommand::DuplicateGrid, BoardCommand::DeleteGrid]),
                group([EditCommand::NextGrid, EditCommand::PreviousGrid]),
                group([BoardCommand::RandomShapes, BoardCommand::BackToBoxes]),
                // The other rotations and reflections are only in the command palette.
                group([Turn::Right, Turn::Left, Turn::LeftRight, Turn::TopBottom].map(BoardCommand::Turn)),
                group([BoardCommand::Change, BoardCommand::SaveLayout]),
                group([BoardCommand::Symbols, BoardCommand::Numbering]),
                group(FogCommand::ALL.iter().copied()),
            ],
        ),
        (
            "view-menu-rules",
            vec![
                rules,
                command::kind_actions().map(Command::from).collect(),
                group([RuleCommand::OfSelection, RuleCommand::WithSelection, RuleCommand::OnAllGrids]),
                group(RuleCommand::OF_LIST.iter().copied()),
            ],
        ),
        (
            "view-menu-solve",
            vec![
                group([CheckCommand::Check, CheckCommand::Prove, CheckCommand::Count, CheckCommand::Stop]),
                group([CheckCommand::ShowAnswer, CheckCommand::Previous, CheckCommand::Next]),
                group([CheckCommand::ShowCandidates, CheckCommand::CountCandidates, CheckCommand::FindCandidates]),
                group([CheckCommand::Ideal, CheckCommand::Program]),
                group([
                    SolvingCommand::Show,
                    SolvingCommand::Hint,
                    SolvingCommand::Place,
                    SolvingCommand::Why,
                    SolvingCommand::Copy,
                ]),
                group([PlayCommand::Show]),
            ],
        ),
        (
            "view-menu-setter",
            vec![
                group([Task::ThinOut, Task::Redundant, Task::Explain].map(AuthorCommand::Open)),
                group([Task::Generate, Task::Derive].map(AuthorCommand::Open)),
                group([AuthorCommand::FillFromSolution, AuthorCommand::FillWanted, AuthorCommand::Settle]),
                group([AuthorCommand::Apply, AuthorCommand::Discard, AuthorCommand::Stop, AuthorCommand::Close]),
            ],
        ),
        (
            "view-menu-view",
            vec![
                group([ViewCommand::ZoomIn, ViewCommand::ZoomOut, ViewCommand::ZoomFit]),
                group([
                    ViewCommand::ShowTools,
                    ViewCommand::FoldTools,
                    ViewCommand::ToolIcons,
                    ViewCommand::KeepTool,
                    ViewCommand::ShowSidePanel,
                    ViewCommand::ShowPublication,
                    ViewCommand::ShowDetails,
                ]),
            ]
            .into_iter()
            .chain(appearance_commands())
            .collect(),
        ),
        help(),
    ]
}

/// Returns the commands for the appearance and the tabs, which are the same on every page.
pub(in crate::studio) fn appearance_commands() -> [Vec<Command>; 3] {
    [
        group([ViewCommand::Larger, ViewCommand::Smaller, ViewCommand::ResetScale])
            .into_iter()
            .chain(group(SCALES.map(ViewCommand::Scale)))
            .collect(),
        group([TabCommand::Next, TabCommand::Previous]).into_iter().chain(group([ViewCommand::ReopenTabs])).collect(),
        group([ThemePreference::System, ThemePreference::Light, ThemePreference::Dark].map(ViewCommand::Theme))
            .into_iter()
            .chain(group([ViewCommand::Contrast]))
            .collect(),
    ]
}

/// Returns the Help menu, which is the same on every page.
pub(in crate::studio) fn help() -> MenuSpec {
    let read = group([
        ViewCommand::Handbook,
        ViewCommand::Tour,
        ViewCommand::Find,
        ViewCommand::Shortcuts,
        ViewCommand::ChangeKeys,
        ViewCommand::PrintKeys,
    ]);
    // The languages are in the last and shortest menu, so that people who cannot read the others find them.
    let languages = group([ViewCommand::Language(None)])
        .into_iter()
        .chain(group(Language::ALL.map(|language| ViewCommand::Language(Some(language)))))
        .chain(group([ViewCommand::WesternDigits]))
        .collect();
    ("view-menu-help", vec![read, languages, group([ViewCommand::About])])
}

/// Returns the total width of menu names in a row, and their padding.
pub(in crate::studio) fn menu_bar_width(ui: &Ui, menus: &[MenuSpec]) -> (f32, f32) {
    let font = theme::regular(theme::CONTROL_SIZE);
    let word = |name: &'static str| ui.painter().layout_no_wrap(say!(name), font.clone(), Color32::BLACK).size().x;
    let (words, count) = (menus.iter().map(|(name, _)| word(name)).sum::<f32>(), menus.len() as f32);
    // Long names get less padding in narrow windows, so that tabs keep their space.
    let most = ui.ctx().content_rect().width() * MAX_SHARE;
    let padding = ((most - words) / count / 2.0 - GAP / 2.0).clamp(MIN_PADDING, PADDING);
    (words + count * (2.0 * padding + GAP), padding)
}

/// Draws the menu bar; `letters` are translation keys.
pub(in crate::studio) fn shown_ui(ui: &mut Ui, window: &mut Window<'_>, menus: &[MenuSpec], letters: &[&'static str]) {
    // A menu bar takes all the width that it is given, so it is only given what it needs: the tabs follow it.
    let (width, padding) = menu_bar_width(ui, menus);
    let (size, layout) = (egui::vec2(width, ui.available_height()), Layout::left_to_right(Align::Center));
    ui.allocate_ui_with_layout(size, layout, |ui| bar_ui(ui, window, menus, letters, padding));
}

fn bar_ui(ui: &mut Ui, window: &mut Window<'_>, menus: &[MenuSpec], letters: &[&'static str], padding: f32) {
    // Items close the menu themselves; clicking an expandable heading does not.
    let config = MenuConfig::new().close_behavior(PopupCloseBehavior::CloseOnClickOutside);
    MenuBar::new().config(config).ui(ui, |ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        ui.spacing_mut().button_padding = egui::vec2(padding, 6.0);
        let key = window.memory.menus.key.take();
        let before = window.memory.menus.shown.take();
        let marked = window.memory.menus.by_keys || ui.input(|input| input.modifiers.alt);
        for (place, (name, groups)) in menus.iter().enumerate() {
            let name = say!(*name);
            let letter = letters.get(place).copied();
            let shown = ui.menu_button(menu_letters::title(ui, &name, letter, marked), |ui| {
                ui.set_min_width(MENU_WIDTH);
                selected_as_in_panels(ui);
                ui.spacing_mut().button_padding = egui::vec2(ITEM_PADDING, 6.0);
                ui.spacing_mut().item_spacing.y = 0.0;
                // Long menus scroll in low windows.
                let room = ui.ctx().content_rect().height() - AROUND_MENU;
                ui.set_max_height(room);
                ScrollArea::vertical().max_height(room).show(ui, |ui| {
                    let mut items: Vec<Response> = Vec::new();
                    for (at, group) in groups.iter().enumerate() {
                        if at > 0 {
                            ui.add_space(4.0);
                            ui.separator();
                            ui.add_space(4.0);
                        }
                        group_ui(ui, window, group, &mut items);
                    }
                    let changed = before != Some(place);
                    focus_item(ui, window, &items, key, changed);
                });
            });
            if marked {
                menu_letters::draw_letter_after(ui, shown.response.rect, &name, letter);
            }
            if shown.inner.is_some() {
                window.memory.menus.shown = Some(place);
            }
            // If the menus are combined into one, every letter opens it.
            if matches!(key, Some(MenuKey::Open(at)) if at.min(menus.len() - 1) == place) {
                Popup::open_id(ui.ctx(), Popup::default_response_id(&shown.response));
                (window.memory.menus.by_keys, window.memory.menus.at) = (true, None);
                ui.ctx().request_repaint();
            }
        }
        let menus = &mut window.memory.menus;
        menus.open_list = menus.open_list.filter(|_| menus.shown.is_some());
        let closed = before.is_some() && window.memory.menus.shown.is_none() && key.is_none();
        if closed && window.memory.menus.by_keys {
            window.memory.menus.by_keys = false;
            // The focus returns to the board or to the booklet list, unless a dialog has opened.
            let state = window.state;
            if state.booklet.open {
                window.memory.book_list.next = state.booklet.selected_line().filter(|_| state.dialog.is_none());
            } else if let Some(board) = window.memory.id {
                ui.memory_mut(|memory| memory.request_focus(board));
            }
        }
    });
}

/// Draws the items of a group. The recent files and the interface sizes are below headings that open.
fn group_ui(ui: &mut Ui, window: &mut Window<'_>, group: &[Command], items: &mut Vec<Response>) {
    let is_scale = |command: Command| matches!(command, Command::View(ViewCommand::Scale(_)));
    let (scales, others): (Vec<Command>, Vec<Command>) = group.iter().copied().partition(|&command| is_scale(command));
    for command in others {
        items.push(menu_item_ui(ui, window, command));
        if command == FileCommand::Open.into() && !window.recent.files().is_empty() {
            list_ui(ui, window, MenuList::Recent, &say!("view-menu-recent"), items, recent_ui);
        }
    }
    if !scales.is_empty() {
        // The heading has the chosen size, and the actual one if the window limits it.
        let looks = window.appearance;
        let label = match looks.reduced_scale() {
            Some(real) => say!("view-menu-scales.less", scale = looks.scale, real = real),
            None => say!("view-menu-scales", scale = looks.scale),
        };
        list_ui(ui, window, MenuList::Scales, &label, items, |ui, window, items| {
            items.extend(scales.into_iter().map(|command| menu_item_ui(ui, window, command)));
        });
    }
}

/// Draws a heading and, while it is open, its list.
fn list_ui(
    ui: &mut Ui,
    window: &mut Window<'_>,
    list: MenuList,
    label: &str,
    items: &mut Vec<Response>,
    content: impl FnOnce(&mut Ui, &mut Window<'_>, &mut Vec<Response>),
) {
    let open = window.memory.menus.open_list == Some(list);
    // The spaces make room for the chevron.
    let response = ui.add(Button::selectable(false, label).shortcut_text("    "));
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, open, label));
    let arrow = egui::pos2(response.rect.right() - CHEVRON, response.rect.center().y);
    icons::chevron(ui.painter(), arrow, open, theme::tokens(ui).ink);
    if response.clicked() {
        window.memory.menus.open_list = Some(list).filter(|_| !open);
    }
    items.push(match list {
        MenuList::Scales => response.on_hover_text(say!("view-menu-scales.hint")),
        MenuList::Recent => response.on_hover_text(say!("view-menu-recent.hint")),
    });
    if open {
        ui.scope(|ui| {
            ui.spacing_mut().button_padding.x += INDENT;
            content(ui, window, items);
        });
    }
}

/// Draws the recent files.
fn recent_ui(ui: &mut Ui, window: &mut Window<'_>, items: &mut Vec<Response>) {
    for path in window.recent.files().to_vec() {
        let name = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned();
        let item = ui.add(Button::selectable(false, plain_line(&name)).truncate());
        if item.clicked() {
            ui.close();
            let file = path.clone();
            window.open(OpenRequest::File(file));
        }
        items.push(item.on_hover_text(shown_path(&path)));
    }
}

/// Focuses the item selected by keys, skipping disabled ones.
fn focus_item(ui: &Ui, window: &mut Window<'_>, items: &[Response], key: Option<MenuKey>, changed: bool) {
    let open: Vec<&Response> = items.iter().filter(|item| item.enabled()).collect();
    let Some(last) = open.len().checked_sub(1) else { return };
    let menus = &mut window.memory.menus;
    let at = menus.at.filter(|_| !changed);
    let next = match key {
        Some(MenuKey::Next) => Some(at.map_or(0, |at| if at >= last { 0 } else { at + 1 })),
        Some(MenuKey::Previous) => Some(at.map_or(last, |at| at.checked_sub(1).unwrap_or(last))),
        Some(MenuKey::First) => Some(0),
        Some(MenuKey::Last) => Some(last),
        // In its first frame, a menu is only measured, and no item can be selected.
        Some(MenuKey::Open(_)) | None if at.is_none() && menus.by_keys => Some(0),
        Some(MenuKey::Open(_)) | None => None,
    };
    menus.at = next.or(at);
    menus.by_keys |= next.is_some();
    if let Some(item) = next.and_then(|next| open.get(next)) {
        item.scroll_to_me(None);
    }
    // A menu that has just opened is measured first, which removes the focus again.
    if let Some(item) = menus.at.and_then(|at| open.get(at)).filter(|item| menus.by_keys && !item.has_focus()) {
        item.request_focus();
    }
    // Otherwise, egui would move the focus in the direction of the arrow, even out of the menu.
    let focused = menus.at.and_then(|at| open.get(at)).map(|item| item.id);
    let filter = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
    if let Some(id) = focused.filter(|_: &Id| menus.by_keys || next.is_some()) {
        ui.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Board;
    use crate::puzzle::Puzzle;
    use crate::studio::command::finder;
    use crate::studio::command::finder::FinderTarget;
    use crate::studio::document::open_document::Document;
    use crate::studio::files::system_picker::SystemPicker;
    use crate::studio::frame::panels::booklet_menus;
    use crate::studio::state::StudioState;

    #[test]
    fn what_stands_in_a_menu_is_found_by_typing_in_every_part_of_the_window() {
        let document = Document::new(Puzzle::empty(Board::classic()), None);
        let mut state = StudioState::new(document, Box::new(SystemPicker::default()));
        let ctx = Context::default();
        let menus = board_menus().into_iter().chain(booklet_menus::all());
        let commands: Vec<Command> = menus
            .flat_map(|(_, groups)| groups.into_iter().flatten())
            .chain(group(RuleCommand::OF_LIST.iter().copied()))
            .filter(|command| *command != ViewCommand::Find.into())
            .collect();
        for (start, plays, booklet) in [
            (false, false, false),
            (true, false, false),
            (false, true, false),
            (false, false, true),
            (false, true, true),
        ] {
            (state.start.shown, state.tab.is_playing, state.booklet.open) = (start, plays, booklet);
            let entries = finder::entries(&state, &ctx);
            for &command in &commands {
                let target = FinderTarget::Command(command);
                let found = entries.iter().filter(|entry| entry.target == target).count();
                assert_eq!(found, 1, "{command:?} with {:?}", (start, plays, booklet));
            }
        }
    }
}
