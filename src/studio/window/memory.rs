//! The state that views keep from frame to frame, in addition to egui's own. If it were lost, the user would miss only
//! typed texts.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use egui::{Context, Key, Pos2, TextEdit};

use crate::board::Cell;
use crate::puzzle::{Edit, Puzzle};
use crate::scene::{Area, Scene};
use crate::studio::booklet::state::ListLine;
use crate::studio::canvas::SpokenTexts;
use crate::studio::command::Command;
use crate::studio::command::finder::{FinderCategory, FinderTarget};
use crate::studio::document::open_document::Selection;
use crate::studio::editor::tools::ToolId;
use crate::studio::settings::tour::TourPlaces;

/// The state that views keep from frame to frame.
#[derive(Default)]
pub(in crate::studio) struct Memory {
    pub(in crate::studio) pointer: PointerState,
    /// The bounds of the scene drawn last.
    pub(in crate::studio) bounds: Option<Area>,
    /// The cached board, without marks that change from frame to frame.
    pub(in crate::studio) drawn: Option<DrawnBoard>,
    /// The texts last sent to screen readers.
    pub(in crate::studio) spoken: SpokenTexts,
    /// The egui id of the board, for the keyboard focus.
    pub id: Option<egui::Id>,
    /// The text field that had the focus when the window was drawn last.
    text: Option<egui::Id>,
    /// True if typed keys go to the board.
    pub(in crate::studio) board_has_keys: bool,
    /// The place of the board, while it is drawn.
    pub(in crate::studio) board: Option<BoardPlace>,
    /// The parts of the window that the tour is about.
    pub(in crate::studio) tour_places: TourPlaces,
    /// The rule that the list was last scrolled to.
    pub(in crate::studio) scrolled_to: Option<usize>,
    /// The tool that the icon column was last scrolled to.
    pub(in crate::studio) scrolled_to_tool: Option<ToolId>,
    /// The dragged row of the rule list.
    pub(in crate::studio) rule_dragged: Option<usize>,
    /// The row of the rule list about to be focused.
    pub(in crate::studio) rule_focus: Option<usize>,
    /// True if the heading of a group is dragged, which moves the whole group.
    pub(in crate::studio) group_dragged: bool,
    /// The collapsed groups of rules, by the id of their puzzle and their name.
    pub(in crate::studio) folded_rules: BTreeSet<(u64, String)>,
    /// The group being renamed.
    pub(in crate::studio) group_name: Option<GroupRename>,
    /// The number of rename requests for rules and groups handled so far.
    pub(in crate::studio) rule_renames_handled: u64,
    /// The puzzle or section of the booklet being renamed.
    pub(in crate::studio) row_name: Option<RowRename>,
    /// The number of rename requests for the booklet handled so far.
    pub(in crate::studio) row_renames_handled: u64,
    /// The keyboard state of the booklet list.
    pub book_list: BookletListState,
    /// The number of frames in which the name field of the selected rule may still be focused.
    pub(in crate::studio) rule_name_focus_frames: u8,
    /// The focused part of the rule list.
    pub rules_focus: Option<ListFocus>,
    /// The places in the rule list of the focused line in the last frame.
    pub(in crate::studio) rules_line: Option<Range<usize>>,
    /// The rules under the pointer in the rule list, which the board shows.
    pub(in crate::studio) hovered_rules: Vec<usize>,
    /// The rule whose settings are open in the list, and their height.
    pub(in crate::studio) open_settings: Option<(usize, f32)>,
    /// The search text of the tool list.
    pub(in crate::studio) tool_search: String,
    /// The search text of the example gallery.
    pub(in crate::studio) example_search: String,
    /// The command palette.
    pub(in crate::studio) finder: PaletteState,
    /// The link or line typed on the start page.
    pub(in crate::studio) typed_puzzle: String,
    /// The notes to the setter being typed, by the ids of their puzzles.
    pub(in crate::studio) remarks: BTreeMap<u64, String>,
    /// The number of frames in which the title field may still be focused.
    pub(in crate::studio) title_focus_frames: u8,
    /// The id of the puzzle that this state belongs to.
    puzzle_id: u64,
    /// The list of shortcuts.
    pub(in crate::studio) keys: ShortcutListState,
    /// The keyboard state of the menus.
    pub menus: MenuState,
    /// The height of the bar with the options of the active tool over the board.
    pub(in crate::studio) tool_bar: f32,
    /// The field of the selected rule being edited.
    pub(in crate::studio) draft: Option<FieldDraft>,
    /// The tags as typed, with the id of their puzzle.
    pub(in crate::studio) typed_tags: Option<(u64, String)>,
    /// The selected rule of the last frame.
    pub(in crate::studio) last_rule: Option<usize>,
    /// The step that the path list was last scrolled to, and the height of the list then.
    pub(in crate::studio) path_at: Option<(usize, f32)>,
}

/// The focused part of the rule list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::studio) enum ListFocus {
    /// A rule.
    Row,
    /// The heading of the group that begins with this rule.
    Head(usize),
}

/// A group of rules being renamed.
pub(in crate::studio) struct GroupRename {
    /// The id of the puzzle, and the first rule of the group.
    pub group: (u64, usize),
    pub typed: String,
    /// True once the field has the focus.
    pub begun: bool,
}

/// A puzzle or section of the booklet being renamed.
pub(in crate::studio) struct RowRename {
    /// The row, or the first row of the section.
    pub row: usize,
    pub section: bool,
    /// The version of the row order to which `row` refers.
    pub order: u64,
    pub typed: String,
    /// True once the field has the focus.
    pub begun: bool,
}

/// The keyboard state of the booklet list.
#[derive(Default)]
pub(in crate::studio) struct BookletListState {
    /// True if one of its lines has the focus.
    pub has_keyboard: bool,
    /// The line about to be focused.
    pub next: Option<ListLine>,
    /// The selected line in the last frame.
    pub selected: Option<ListLine>,
}

impl Memory {
    /// Returns only the typed texts, which a user would miss, and resets everything else.
    pub fn reset_keeping_text(&mut self) -> Memory {
        let Memory { typed_puzzle, remarks, .. } = std::mem::take(self);
        Memory { typed_puzzle, remarks, ..Memory::default() }
    }

    /// Records which text field has the focus, after the window was drawn.
    pub fn record_text_focus(&mut self, ctx: &Context) {
        let focused = ctx.memory(|memory| memory.focused());
        self.text = focused.filter(|&id| TextEdit::load_state(ctx, id).is_some());
    }

    /// Returns whether Escape was pressed in this frame to leave a text field, so that nothing else may handle the key.
    /// By the time this is asked, egui has already taken the focus from the field, so the focus of the last frame
    /// counts.
    pub fn escape_leaves_text(&self, ctx: &Context) -> bool {
        self.text.is_some() && ctx.input(|input| input.key_pressed(Key::Escape))
    }

    /// Resets the state of the previous puzzle when another one comes to the front.
    pub(in crate::studio) fn set_puzzle(&mut self, id: u64) {
        if self.puzzle_id != id {
            self.puzzle_id = id;
            self.pointer = PointerState::default();
            (self.bounds, self.drawn, self.draft) = (None, None, None);
            (self.scrolled_to, self.path_at) = (None, None);
        }
    }
}

/// The state of the command palette, with the recently used entries, newest first.
#[derive(Default)]
pub(in crate::studio) struct PaletteState {
    pub typed: String,
    /// The selected category.
    pub category: Option<FinderCategory>,
    /// The row that Enter runs.
    pub at: usize,
    pub used: Vec<FinderTarget>,
}

/// The state of the shortcut list.
#[derive(Default)]
pub(in crate::studio) struct ShortcutListState {
    /// The search text.
    pub typed: String,
    /// The command waiting for a key.
    pub waiting: Option<Command>,
    /// The reason why the last key was refused.
    pub refusal: Option<String>,
    /// The command for which a key was pressed, that key, and the command that has it already.
    pub conflict: Option<(Command, egui::KeyboardShortcut, Command)>,
}

/// A keyboard action on the menus.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::studio) enum MenuKey {
    /// Opens the menu with this index.
    Open(usize),
    Next,
    Previous,
    First,
    Last,
}

/// A list in a menu below a heading.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::studio) enum MenuList {
    /// The recent files.
    Recent,
    /// The sizes of the interface.
    Scales,
}

/// The keyboard state of the menus.
#[derive(Default)]
pub(in crate::studio) struct MenuState {
    /// The open menu in the last frame.
    pub shown: Option<usize>,
    /// The pending keyboard action.
    pub key: Option<MenuKey>,
    /// The selected item of the open menu.
    pub at: Option<usize>,
    /// True if the menu was opened by the keyboard.
    pub by_keys: bool,
    /// The open list in the menu.
    pub open_list: Option<MenuList>,
}

/// The text of a field being edited, which may not be valid yet.
pub(in crate::studio) struct FieldDraft {
    /// The index of the rule, and the id of the field.
    pub place: (usize, &'static str),
    /// The text in the field.
    pub typed: String,
    /// The reason why the text is refused.
    pub error: Option<String>,
    /// The value before the last typed letter.
    pub before: String,
    /// The value after the last typed letter.
    pub after: String,
}

impl FieldDraft {
    pub fn new(place: (usize, &'static str), value: &str) -> FieldDraft {
        let value = value.to_owned();
        FieldDraft { place, typed: value.clone(), error: None, before: value.clone(), after: value }
    }

    /// Returns whether the value of the field is one that this draft knows: the value before or after the last typed
    /// letter. It is the value before if the edit was refused. After undo, or for another rule, the value can be any
    /// other.
    pub fn contains_value(&self, value: &str) -> bool {
        value == self.before || value == self.after
    }
}

/// The board widget of the last frame.
#[derive(Clone, Copy)]
pub(in crate::studio) struct BoardPlace {
    pub rect: egui::Rect,
    pub layer: egui::LayerId,
    pub id: egui::Id,
}

/// The state of the pointer between events.
#[derive(Default)]
pub(in crate::studio) struct PointerState {
    /// The last position of a running gesture.
    pub last: Option<Pos2>,
    /// The last cell of a running gesture. The pointer may have moved into a corner of another cell since, but corners
    /// of cells do not count.
    pub reached: Option<Cell>,
    /// The last position while the board itself is dragged.
    pub pan: Option<Pos2>,
    /// The cell under the pointer.
    pub hover: Option<Cell>,
    /// The selection before the last press.
    pub selection_before: Option<Selection>,
}

impl PointerState {
    /// Returns whether a tool gesture is running.
    pub fn is_down(&self) -> bool {
        self.last.is_some()
    }
}

/// A cached board, and the state from which it was drawn.
pub(in crate::studio) struct DrawnBoard {
    /// The id of the puzzle and its revision.
    pub moment: (u64, u64),
    pub pending: Option<Edit>,
    /// The puzzle as it will be after the running gesture.
    pub preview: Option<Puzzle>,
    pub scene: Scene,
}
