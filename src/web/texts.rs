//! The words of the player.

use std::collections::BTreeMap;

use crate::words::{Language, Message};

/// The messages that the player uses. It knows them by these names without the prefix.
const MESSAGES: &[&str] = &[
    "web-all-difficulties",
    "web-all-kinds",
    "web-all-puzzles",
    "web-board",
    "web-cell",
    "web-cell-centre",
    "web-cell-corner",
    "web-cell-empty",
    "web-cell-fog",
    "web-cell-given",
    "web-check",
    "web-classic",
    "web-close",
    "web-colour-blue",
    "web-colour-green",
    "web-colour-grey",
    "web-colour-orange",
    "web-colour-pink",
    "web-colour-red",
    "web-colour-teal",
    "web-colour-violet",
    "web-colour-yellow",
    "web-conflicts-found",
    "web-copied",
    "web-copy",
    "web-erase",
    "web-export",
    "web-export-why",
    "web-found",
    "web-full-but-wrong",
    "web-hint",
    "web-hint-more",
    "web-import",
    "web-import-bad",
    "web-import-other",
    "web-import-why",
    "web-keyboard",
    "web-keypad",
    "web-keys-all",
    "web-keys-digit",
    "web-keys-extend",
    "web-keys-mode",
    "web-keys-move",
    "web-keys-undo",
    "web-keys-zoom",
    "web-load",
    "web-look-at",
    "web-menu",
    "web-mode",
    "web-mode-centre",
    "web-mode-colour",
    "web-mode-corner",
    "web-mode-digit",
    "web-more",
    "web-next-hint",
    "web-next-puzzle",
    "web-no-conflicts",
    "web-no-hints",
    "web-no-mistakes",
    "web-not-checked",
    "web-not-saved",
    "web-nothing-found",
    "web-pause",
    "web-paused",
    "web-print",
    "web-redo",
    "web-restart",
    "web-restart-ask",
    "web-resume",
    "web-rules",
    "web-search",
    "web-select-first",
    "web-select-several",
    "web-setting-conflicts",
    "web-setting-contrast",
    "web-setting-timer",
    "web-settings",
    "web-solved",
    "web-solved-in",
    "web-space",
    "web-stars",
    "web-state-solved",
    "web-state-started",
    "web-theme",
    "web-theme-dark",
    "web-theme-light",
    "web-theme-system",
    "web-time",
    "web-undo",
    "web-untitled",
    "web-well-done",
    "web-wrong-digits",
    "web-zoom-in",
    "web-zoom-out",
];

/// The message that only pages with fog need.
const OF_FOG: &str = "web-cell-fog";

/// The placeholders of these messages, which the player fills in.
const PLACEHOLDERS: [(&str, &str); 8] = [
    ("all", "{all}"),
    ("column", "{column}"),
    ("count", "{count}"),
    ("digit", "{digit}"),
    ("digits", "{digits}"),
    ("row", "{row}"),
    ("time", "{time}"),
    ("where", "{where}"),
];

/// The messages that only pages with a list of puzzles use.
const OF_LISTS: [&str; 9] = [
    "web-all-difficulties",
    "web-all-kinds",
    "web-all-puzzles",
    "web-classic",
    "web-found",
    "web-next-puzzle",
    "web-nothing-found",
    "web-search",
    "web-state-started",
];

/// Returns the words of the player in a language, for a page with or without a list of puzzles or fog. Placeholders
/// are written as their names in braces.
pub(super) fn player_words(language: Language, has_list: bool, has_fog: bool) -> BTreeMap<&'static str, String> {
    let translated = |key: &'static str| {
        let message = Message::new(key);
        let message = PLACEHOLDERS.into_iter().fold(message, |message, (name, text)| message.with(name, text));
        language.translate(&message)
    };
    let needed = MESSAGES.iter().filter(|key| match **key {
        OF_FOG => has_fog,
        key => has_list || !OF_LISTS.contains(&key),
    });
    needed.map(|&key| (key.strip_prefix("web-").unwrap_or(key), translated(key))).collect()
}

/// Returns the sentence for browsers without scripts.
pub(super) fn no_script(language: Language) -> String {
    language.translate(&Message::new("web-no-script"))
}
