//! What views remember from frame to frame, besides what is kept by egui: nothing that an author would miss.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use egui::{Context, Key, Pos2, TextEdit};

use super::canvas::Spoken;
use crate::board::Cell;
use crate::puzzle::{Edit, Puzzle};
use crate::scene::{Area, Scene};
use crate::studio::command::Command;
use crate::studio::command::finder::{Sort, Target};
use crate::studio::state::booklet::Line;
use crate::studio::state::tools::ToolId;
use crate::variant::Group;

/// What views remember from frame to frame.
#[derive(Default)]
pub(in crate::studio) struct Memory {
    pub(super) pointer: PointerState,
    /// The part of the plane that was drawn last.
    pub(super) bounds: Option<Area>,
    /// The board as it was drawn last, without the marks that change from frame to frame.
    pub(super) drawn: Option<Drawn>,
    /// What screen readers were told of the board last.
    pub(super) spoken: Spoken,
    /// The egui id of the board, for the keyboard focus.
    pub id: Option<egui::Id>,
    /// The text field that had the keyboard when the window was drawn last.
    text: Option<egui::Id>,
    /// Where the board was drawn, while it is.
    pub(super) board: Option<BoardPlace>,
    /// The rule that the list has been scrolled to.
    pub(super) scrolled_to: Option<usize>,
    /// The tool that the column of icons has been scrolled to.
    pub(super) tool_in_sight: Option<ToolId>,
    /// The row of the list of rules that is dragged, and the one that is about to get the keyboard.
    pub(super) rule_dragged: Option<usize>,
    pub(super) rule_focus: Option<usize>,
    /// Whether what is dragged is the head of a group: all of it is moved.
    pub(super) group_dragged: bool,
    /// The groups of rules that are folded, each by the number of its puzzle and its name.
    pub(super) folded_rules: BTreeSet<(u64, String)>,
    /// The group that is being named.
    pub(super) group_name: Option<GroupName>,
    /// How often a rule or a group was to be named when it was looked at last.
    pub(super) namings: u64,
    /// The puzzle of the booklet that is being named, or its section.
    pub(super) row_name: Option<RowName>,
    /// How often a puzzle of the booklet was to be named when it was looked at last.
    pub(super) row_namings: u64,
    /// The list of the booklet, for the keys.
    pub book_list: BookList,
    /// The name of the selected rule is to be typed, if its field is seen within so many frames.
    pub(super) names_rule: u8,
    /// What of the list of rules has the keyboard, if anything.
    pub rules_focus: Option<ListFocus>,
    /// The rules that the line of the list stands for which had the keyboard when it was drawn last.
    pub(super) rules_line: Option<Range<usize>>,
    /// What the list of tools is searched for.
    pub(super) tool_search: String,
    /// What the gallery of examples is searched for.
    pub(super) example_search: String,
    /// The command palette.
    pub(super) finder: Finder,
    /// The link or line that is typed on the start page.
    pub(super) typed_puzzle: String,
    /// The notes to the setter that are being written, by the numbers of their puzzles.
    pub(super) remarks: BTreeMap<u64, String>,
    /// The title is to be typed, if its field is seen within so many frames.
    pub(super) renames: u8,
    /// The puzzle that this is about, by its number.
    of: u64,
    /// The list of keys.
    pub(super) keys: KeyList,
    /// The menus, for the keys.
    pub menus: Menus,
    /// The groups of the list of tools that are not folded to a strip of icons.
    pub(super) open_groups: BTreeSet<Group>,
    /// The field of the selected rule that is being typed in.
    pub(super) draft: Option<Draft>,
    /// The step of the solving path that the list has been scrolled to, and the height of the list then.
    pub(super) path_at: Option<(usize, f32)>,
}

/// What of the list of rules has the keyboard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::studio) enum ListFocus {
    /// A rule.
    Row,
    /// The head of the group that begins with this rule.
    Head(usize),
}

/// A group of rules whose name is being typed.
pub(super) struct GroupName {
    /// The number of the puzzle, and the first rule of the group.
    pub of: (u64, usize),
    pub typed: String,
    /// Whether the field has the keyboard.
    pub begun: bool,
}

/// A puzzle of the booklet whose title is being typed, or a section whose heading is.
pub(super) struct RowName {
    /// The row, or the first of the section.
    pub row: usize,
    pub section: bool,
    /// The order of the rows in which it stands there.
    pub order: u64,
    pub typed: String,
    /// Whether the field has the keyboard.
    pub begun: bool,
}

/// The list of the booklet, as keys work on it.
#[derive(Default)]
pub(in crate::studio) struct BookList {
    /// Whether a line of it has the keyboard.
    pub has_keyboard: bool,
    /// The line that is about to get it.
    pub next: Option<Line>,
    /// The line that was selected when the list was drawn last.
    pub selected: Option<Line>,
}

impl Memory {
    /// What an author would miss, and nothing else.
    pub fn anew(&mut self) -> Memory {
        let Memory { typed_puzzle, remarks, .. } = std::mem::take(self);
        Memory { typed_puzzle, remarks, ..Memory::default() }
    }

    /// Looks which text field has the keyboard, when the window has been drawn.
    pub fn look_for_text(&mut self, ctx: &Context) {
        let focused = ctx.memory(|memory| memory.focused());
        self.text = focused.filter(|&id| TextEdit::load_state(ctx, id).is_some());
    }

    /// Whether this frame's Escape belongs to a text field, and means nothing else. Such a field has lost the keyboard
    /// before anybody hears of the key.
    pub fn leaves_text(&self, ctx: &Context) -> bool {
        self.text.is_some() && ctx.input(|input| input.key_pressed(Key::Escape))
    }

    /// The puzzle with this number is in front: what is remembered of another one is forgotten.
    pub(super) fn follow(&mut self, id: u64) {
        if self.of != id {
            self.of = id;
            self.pointer = PointerState::default();
            (self.bounds, self.drawn, self.draft) = (None, None, None);
            (self.scrolled_to, self.path_at) = (None, None);
        }
    }
}

/// What stands in the command palette, and what was chosen from it last, the newest first.
#[derive(Default)]
pub(super) struct Finder {
    pub typed: String,
    /// Of which sort all shall be.
    pub sort: Option<Sort>,
    /// The row that Enter would run.
    pub at: usize,
    pub used: Vec<Target>,
}

/// The list of keys, and what is being changed in it.
#[derive(Default)]
pub(super) struct KeyList {
    /// What it is searched for.
    pub typed: String,
    /// The command whose next key is waited for.
    pub waiting: Option<Command>,
    /// Why the key that was pressed last was not taken.
    pub refusal: Option<String>,
    /// A key that was pressed for a command, and is that of another one.
    pub conflict: Option<(Command, egui::KeyboardShortcut, Command)>,
}

/// What keys ask of the menus.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::studio) enum MenuKey {
    /// Open the menu of this place.
    Open(usize),
    Next,
    Previous,
    First,
    Last,
}

/// The menus, as keys work on them.
#[derive(Default)]
pub(in crate::studio) struct Menus {
    /// The menu that was shown in the last frame.
    pub shown: Option<usize>,
    /// What a key asked for since.
    pub key: Option<MenuKey>,
    /// The chosen item of the menu shown.
    pub at: Option<usize>,
    /// Whether keys have opened it.
    pub by_keys: bool,
    /// Whether the scales are unfolded in it.
    pub scales: bool,
}

/// The text of a field while it is typed, which may mean nothing yet.
pub(super) struct Draft {
    /// The rule by its place in the list, and the name of the field.
    pub place: (usize, &'static str),
    /// What stands in the field.
    pub typed: String,
    /// Why it is not taken.
    pub refusal: Option<String>,
    /// The value before the last letter, and what it makes of the value.
    pub before: String,
    pub after: String,
}

impl Draft {
    pub fn new(place: (usize, &'static str), value: &str) -> Draft {
        let value = value.to_owned();
        Draft { place, typed: value.clone(), refusal: None, before: value.clone(), after: value }
    }

    /// Whether the value is what typing made of it, or what it was when the edit was refused: no undo, and no other
    /// rule.
    pub fn follows(&self, value: &str) -> bool {
        value == self.before || value == self.after
    }
}

/// The widget of the board in the last frame.
#[derive(Clone, Copy)]
pub(super) struct BoardPlace {
    pub rect: egui::Rect,
    pub layer: egui::LayerId,
    pub id: egui::Id,
}

/// What is remembered between two events.
#[derive(Default)]
pub(super) struct PointerState {
    /// The last position of a running gesture.
    pub last: Option<Pos2>,
    /// The last cell of a running gesture. The pointer may have left it for a corner that does not count.
    pub reached: Option<Cell>,
    /// The last position while the author drags the board itself.
    pub pan: Option<Pos2>,
    /// The cell the pointer is over.
    pub hover: Option<Cell>,
}

impl PointerState {
    /// Whether a gesture of a tool is running.
    pub fn is_down(&self) -> bool {
        self.last.is_some()
    }
}

/// A board that has been drawn, and what it was drawn from.
pub(super) struct Drawn {
    /// The puzzle, by how many were opened before, and its revision.
    pub moment: (u64, u64),
    pub pending: Option<Edit>,
    /// The puzzle as the running gesture would make it.
    pub preview: Option<Puzzle>,
    pub scene: Scene,
}
