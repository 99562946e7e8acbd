//! The row of a command: everything that the studio knows about it, in one place.

use egui::{Context, KeyboardShortcut};

use crate::studio::state::StudioState;
use crate::words::{Message, say};

/// Everything about a command: its words, shortcuts, availability and effect. A group of commands is an enum with a
/// method that returns the row of each variant.
///
/// Functions that capture nothing cost no allocation, so rows can be made whenever they are needed.
pub(in crate::studio) struct CommandRow {
    label: Label,
    hint: Message,
    group: Option<&'static str>,
    is_setting: bool,
    shortcut: Option<KeyboardShortcut>,
    alternative_shortcut: Option<KeyboardShortcut>,
    yields_to_text: bool,
    without_puzzle: bool,
    in_playtest: bool,
    disabled_reason: Option<Reason>,
    run: Effect,
}

enum Label {
    Fixed(&'static str),
    Computed(Box<dyn Fn(&StudioState) -> String>),
}

type Reason = Box<dyn Fn(&StudioState) -> Option<String>>;
type Effect = Box<dyn FnOnce(&mut StudioState, &Context)>;

impl CommandRow {
    /// Creates a row with the translation keys of the label and of a sentence that describes the effect. The command
    /// has no shortcut, is enabled while the board is visible, and does nothing.
    pub fn new(label: &'static str, hint: &'static str) -> CommandRow {
        CommandRow::with_label(Label::Fixed(label), Message::new(hint))
    }

    /// Creates a row like [`CommandRow::new`], with a label and a sentence that are no texts of their own.
    pub fn named(label: impl Fn(&StudioState) -> String + 'static, hint: Message) -> CommandRow {
        CommandRow::with_label(Label::Computed(Box::new(label)), hint)
    }

    fn with_label(label: Label, hint: Message) -> CommandRow {
        CommandRow {
            label,
            hint,
            group: None,
            is_setting: false,
            shortcut: None,
            alternative_shortcut: None,
            yields_to_text: false,
            without_puzzle: false,
            in_playtest: false,
            disabled_reason: None,
            run: Box::new(|_, _| ()),
        }
    }

    /// Makes the label depend on the state, by its translation key.
    pub fn label_key(self, key: impl Fn(&StudioState) -> &'static str + 'static) -> CommandRow {
        self.label(move |state| say!(key(state)))
    }

    /// Makes the label depend on the state.
    pub fn label(self, label: impl Fn(&StudioState) -> String + 'static) -> CommandRow {
        CommandRow { label: Label::Computed(Box::new(label)), ..self }
    }

    /// Replaces the sentence that describes the effect.
    pub fn hint(self, hint: Message) -> CommandRow {
        CommandRow { hint, ..self }
    }

    /// Sets the group that the label leaves out, by its translation key, for searches.
    pub fn group(self, group: &'static str) -> CommandRow {
        CommandRow { group: Some(group), ..self }
    }

    /// Marks the command as a setting, for searches.
    pub fn setting(self) -> CommandRow {
        CommandRow { is_setting: true, ..self }
    }

    /// Sets the default shortcut.
    pub fn shortcut(self, key: KeyboardShortcut) -> CommandRow {
        CommandRow { shortcut: Some(key), ..self }
    }

    /// Sets another shortcut, which other programs use.
    pub fn alternative_shortcut(self, key: KeyboardShortcut) -> CommandRow {
        CommandRow { alternative_shortcut: Some(key), ..self }
    }

    /// Leaves the shortcut to the text while a text is edited.
    pub fn yields_to_text(self) -> CommandRow {
        CommandRow { yields_to_text: true, ..self }
    }

    /// Makes the command available on the start page and in the booklet, where no puzzle is visible.
    pub fn without_puzzle(self) -> CommandRow {
        CommandRow { without_puzzle: true, ..self }
    }

    /// Makes the command available in a playtest, because it neither changes the puzzle nor reveals answers of the
    /// engines.
    pub fn in_playtest(self) -> CommandRow {
        CommandRow { in_playtest: true, ..self }
    }

    /// Disables the command while this returns the reason, which says what to do first.
    pub fn disabled_if(self, reason: impl Fn(&StudioState) -> Option<String> + 'static) -> CommandRow {
        CommandRow { disabled_reason: Some(Box::new(reason)), ..self }
    }

    /// Disables the command unless this is true, for the reason with this translation key.
    pub fn enabled_if(self, is_possible: impl Fn(&StudioState) -> bool + 'static, reason: &'static str) -> CommandRow {
        self.disabled_if(move |state| reason_unless(is_possible(state), reason))
    }

    /// Sets the effect.
    pub fn run(self, run: impl FnOnce(&mut StudioState, &Context) + 'static) -> CommandRow {
        CommandRow { run: Box::new(run), ..self }
    }

    /// Returns the label in menus and on buttons.
    pub fn label_text(&self, state: &StudioState) -> String {
        match &self.label {
            Label::Fixed(key) => say!(*key),
            Label::Computed(label) => label(state),
        }
    }

    /// Returns a sentence that describes the effect.
    pub fn hint_text(&self) -> String {
        self.hint.to_string()
    }

    /// Returns the translation key of the group that the label leaves out.
    pub fn group_key(&self) -> Option<&'static str> {
        self.group
    }

    /// Returns whether the command is a setting.
    pub fn is_setting(&self) -> bool {
        self.is_setting
    }

    /// Returns the default shortcut and the alternative one.
    pub fn shortcuts(&self) -> (Option<KeyboardShortcut>, Option<KeyboardShortcut>) {
        (self.shortcut, self.alternative_shortcut)
    }

    /// Returns whether the shortcut belongs to the text while a text is edited.
    pub fn is_yielding_to_text(&self) -> bool {
        self.yields_to_text
    }

    /// Returns whether the command is available where no puzzle is visible.
    pub fn is_available_without_puzzle(&self) -> bool {
        self.without_puzzle
    }

    /// Returns whether the command is available in a playtest.
    pub fn is_available_in_playtest(&self) -> bool {
        self.in_playtest
    }

    /// Returns why the command is disabled, or `None` if it is enabled.
    pub fn disabled_reason(&self, state: &StudioState) -> Option<String> {
        self.disabled_reason.as_ref().and_then(|reason| reason(state))
    }

    /// Runs the command. Never called while it is disabled.
    pub fn run_now(self, state: &mut StudioState, ctx: &Context) {
        (self.run)(state, ctx);
    }
}

/// Returns a label such as "Undo: Change the title".
pub(in crate::studio) fn undo_label(name: Option<String>) -> String {
    match name {
        Some(name) => say!("do-undo-step", step = name),
        None => say!("do-undo"),
    }
}

/// Returns a label such as "Redo: Change the title".
pub(in crate::studio) fn redo_label(name: Option<String>) -> String {
    match name {
        Some(name) => say!("do-redo-step", step = name),
        None => say!("do-redo"),
    }
}

/// Returns the message after a step was undone.
pub(in crate::studio) fn undone_message(name: Message) -> String {
    say!("do-undone", step = name)
}

/// Returns the message after a step was redone.
pub(in crate::studio) fn redone_message(name: Message) -> String {
    say!("do-done-again", step = name)
}

/// Returns why the board cannot be checked while some of its regions are incomplete.
pub(in crate::studio) fn unfinished_board_reason(state: &StudioState) -> Option<String> {
    state.tab.document.board_errors().first().map(|first| say!("do-mend-regions", first = first.to_string()))
}

/// Returns the reason with this key in the translation files, unless `possible`.
pub(in crate::studio) fn reason_unless(possible: bool, reason: &'static str) -> Option<String> {
    (!possible).then(|| say!(reason))
}
