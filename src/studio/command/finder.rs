//! The command palette: search for commands, tools, examples, recent files and settings.

use std::cmp::Reverse;
use std::path::PathBuf;

use egui::{Context, ThemePreference};

use crate::studio::command::full_names::{english_name, full_name, search_terms};
use crate::studio::command::fuzzy::{Closeness, FuzzyMatch, Query};
use crate::studio::command::{Command, ViewCommand, shortcuts, tools, window_parts};
use crate::studio::editor::tools::ToolId;
use crate::studio::files::examples;
use crate::studio::settings::appearance::SCALES;
use crate::studio::state::StudioState;
use crate::studio::state::words::{shown_name, shown_path};
use crate::words::{Language, say};

/// The action of a search result.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::studio) enum FinderTarget {
    /// Runs the command.
    Command(Command),
    /// Opens the example with this index.
    Example(usize),
    /// Opens the file.
    File(PathBuf),
}

/// A category of search results.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::studio) enum FinderCategory {
    Command,
    Rule,
    Example,
    File,
    Setting,
}

impl FinderCategory {
    /// All categories, in the order of their tabs.
    pub const ALL: [FinderCategory; 5] = [
        FinderCategory::Command,
        FinderCategory::Rule,
        FinderCategory::Example,
        FinderCategory::File,
        FinderCategory::Setting,
    ];

    /// Returns the rank among results whose names match equally well.
    fn order(self) -> u8 {
        match self {
            FinderCategory::Command | FinderCategory::Rule => 0,
            FinderCategory::Setting => 1,
            FinderCategory::Example => 2,
            FinderCategory::File => 3,
        }
    }

    /// Returns the name of a result of this category.
    pub fn name(self) -> String {
        say!(match self {
            FinderCategory::Command => "do-finder-command",
            FinderCategory::Rule => "do-finder-rule",
            FinderCategory::Example => "do-finder-example",
            FinderCategory::File => "do-finder-file",
            FinderCategory::Setting => "do-finder-setting",
        })
    }
}

/// A searchable entry.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::studio) struct FinderEntry {
    pub target: FinderTarget,
    pub category: FinderCategory,
    pub name: String,
    /// The English name if it differs, otherwise empty.
    pub english: String,
    /// Other search terms.
    pub search_terms: String,
    /// The description, or the location.
    pub detail: String,
    /// The shortcuts; empty if there are none.
    pub shortcuts: String,
    /// The reason why the entry is disabled.
    pub disabled_reason: Option<String>,
    /// True if the entry belongs to a part of the window that is not visible.
    pub is_elsewhere: bool,
}

/// A search result.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::studio) struct FinderMatch {
    pub entry: FinderEntry,
    /// The indices of the matched letters of the name.
    pub letters: Vec<usize>,
}

/// Returns everything that can be found now.
pub(in crate::studio) fn entries(state: &StudioState, ctx: &Context) -> Vec<FinderEntry> {
    let themes = [ThemePreference::System, ThemePreference::Light, ThemePreference::Dark].map(ViewCommand::Theme);
    let languages = std::iter::once(None).chain(Language::ALL.map(Some)).map(ViewCommand::Language);
    let commands = window_parts::visible_commands(state)
        .into_iter()
        .filter(|command| *command != ViewCommand::Find.into())
        .chain(themes.map(Command::from))
        .chain(languages.map(Command::from))
        .chain(SCALES.map(ViewCommand::Scale).map(Command::from));
    let commands: Vec<FinderEntry> = commands.map(|command| entry(state, ctx, command)).collect();
    let is_here = |command: Command| commands.iter().any(|entry| entry.target == FinderTarget::Command(command));
    let elsewhere: Vec<FinderEntry> = window_parts::hidden_commands(state)
        .into_iter()
        .filter(|(command, _)| !is_here(*command))
        .map(|(command, reason)| FinderEntry {
            shortcuts: String::new(),
            disabled_reason: Some(say!(reason)),
            is_elsewhere: true,
            ..entry(state, ctx, command)
        })
        .collect();
    let examples = examples::examples().iter().flat_map(|group| {
        (group.first..).zip(&group.examples).map(move |(place, example)| FinderEntry {
            target: FinderTarget::Example(place),
            category: FinderCategory::Example,
            name: example.puzzle.title().to_owned(),
            english: String::new(),
            search_terms: String::new(),
            detail: format!("{} · {}", example.kind, group.name),
            shortcuts: String::new(),
            disabled_reason: None,
            is_elsewhere: false,
        })
    });
    let files = state.recent.files().iter().map(|path| FinderEntry {
        target: FinderTarget::File(path.clone()),
        category: FinderCategory::File,
        name: path.file_name().map(|name| shown_name(&name.to_string_lossy())).unwrap_or_default(),
        english: String::new(),
        search_terms: String::new(),
        detail: path.parent().map(shown_path).unwrap_or_default(),
        shortcuts: String::new(),
        disabled_reason: None,
        is_elsewhere: false,
    });
    commands.into_iter().chain(files).chain(examples).chain(elsewhere).collect()
}

/// Returns the tools that match what was typed, best match first.
pub(in crate::studio) fn find_tools(state: &StudioState, ctx: &Context, typed: &str) -> Vec<ToolId> {
    let entries = tools().map(|tool| entry(state, ctx, Command::Tool(tool))).collect();
    let tool = |found: FinderMatch| match found.entry.target {
        FinderTarget::Command(Command::Tool(tool)) => Some(tool),
        FinderTarget::Command(_) | FinderTarget::Example(_) | FinderTarget::File(_) => None,
    };
    find(entries, typed, None, &[]).into_iter().filter_map(tool).collect()
}

fn entry(state: &StudioState, ctx: &Context, command: Command) -> FinderEntry {
    FinderEntry {
        target: FinderTarget::Command(command),
        category: category_of(command),
        name: full_name(state, command),
        english: english_name(command),
        search_terms: search_terms(command),
        detail: command.tooltip(),
        shortcuts: shortcuts::shown_key(state, ctx, command),
        disabled_reason: command.disabled_reason(state),
        is_elsewhere: false,
    }
}

fn category_of(command: Command) -> FinderCategory {
    match command {
        Command::Tool(ToolId::Paint(_)) => FinderCategory::Rule,
        _ if command.row().is_setting() => FinderCategory::Setting,
        _ => FinderCategory::Command,
    }
}

/// Returns the entries that match what was typed, best match first: exact names, then names that start with what was
/// typed, then names that contain all typed words, then entries whose other search terms supply the missing words.
/// Within each of these groups, available entries come first, then commands and tools before settings, examples and
/// files. Entries that only match in part follow in the order of their scores; if only the description matches, the
/// score is the lowest. If nothing was typed, the most recently used entries come first.
pub(in crate::studio) fn find(
    entries: Vec<FinderEntry>,
    typed: &str,
    sort: Option<FinderCategory>,
    used: &[FinderTarget],
) -> Vec<FinderMatch> {
    let query = Query::of(typed);
    let singular = query.singular();
    let queries: Vec<&Query> = singular.iter().chain([&query]).collect();
    // The matches, each with its rank and a flag that is true if whole words matched and not only letters.
    let mut found: Vec<(MatchRank, bool, FinderMatch)> = Vec::new();
    for entry in entries.into_iter().filter(|entry| sort.is_none_or(|sort| sort == entry.category)) {
        let fits = queries.iter().filter_map(|query| query.find_match(&entry.name, &entry.search_terms, &entry.detail));
        let Some(FuzzyMatch { score, letters, whole }) = fits.max_by_key(|fit| (fit.whole, fit.score)) else {
            continue;
        };
        let recent =
            used.iter().position(|target| *target == entry.target).map_or(0, |place| 20 - place.min(19) as i32);
        // Among equal matches, the shorter name is closer.
        let length = if query.is_empty() { 0 } else { entry.name.chars().count().min(40) as i32 / 4 };
        // With a query, recent use only decides between nearly equal matches.
        let recent = if query.is_empty() { recent } else { recent.min(2) };
        let closeness = queries.iter().map(|query| query.closeness(&entry.name, &entry.english, &entry.search_terms));
        let closeness = closeness.max().unwrap_or(Closeness::Loose);
        let order = if query.is_empty() { 0 } else { entry.category.order() };
        let score = score + recent - length;
        let away = entry.is_elsewhere || entry.disabled_reason.is_some() && !query.is_empty();
        let place = MatchRank { closeness, away, order, score };
        found.push((place, whole, FinderMatch { entry, letters }));
    }
    // Scattered letters in long names are noise next to real matches.
    let best = found.iter().map(|(place, ..)| place.score).max().unwrap_or(0);
    if !query.is_empty() {
        let is_close = |place: &MatchRank| place.closeness > Closeness::Loose || place.score > best - 60;
        found.retain(|(place, whole, _)| *whole || is_close(place));
    }
    found.sort_by_key(|(place, ..)| place.rank());
    found.into_iter().map(|(.., found)| found).collect()
}

/// The sort key of an entry in the results.
#[derive(Clone, Copy)]
struct MatchRank {
    closeness: Closeness,
    /// True if the entry is not available here or now.
    away: bool,
    order: u8,
    score: i32,
}

impl MatchRank {
    /// Returns the sort key, lowest first: closeness counts most, then availability. Among close matches the category
    /// counts before the score, among loose matches the score before the category.
    fn rank(self) -> (Reverse<Closeness>, bool, u8, Reverse<i32>, u8) {
        let sort = if self.closeness == Closeness::Loose { 0 } else { self.order };
        (Reverse(self.closeness), self.away, sort, Reverse(self.score), self.order)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Board;
    use crate::puzzle::Puzzle;
    use crate::studio::document::open_document::Document;
    use crate::studio::files::system_picker::SystemPicker;
    use crate::variant::Kind;
    use crate::words::{ThreadLanguage, set_language};

    fn named(target: FinderTarget, name: &str, also: String, detail: String) -> FinderEntry {
        let (english, key, refusal) = (String::new(), String::new(), None);
        FinderEntry {
            target,
            category: FinderCategory::Command,
            name: name.to_owned(),
            english,
            search_terms: also,
            detail,
            shortcuts: key,
            disabled_reason: refusal,
            is_elsewhere: false,
        }
    }

    /// Returns entries for the tools of all kinds.
    fn kinds() -> Vec<FinderEntry> {
        let entry = |&kind: &Kind| {
            let command = Command::Tool(ToolId::Paint(kind));
            let tool = FinderTarget::Command(command);
            let entry = named(tool, &kind.name().to_string(), search_terms(command), kind.hint().to_string());
            FinderEntry { english: english_name(command), ..entry }
        };
        Kind::ALL.iter().map(entry).collect()
    }

    fn kinds_found(typed: &str) -> Vec<Kind> {
        let found = find(kinds(), typed, None, &[]).into_iter().filter_map(|found| match found.entry.target {
            FinderTarget::Command(Command::Tool(ToolId::Paint(kind))) => Some(kind),
            _ => None,
        });
        found.collect()
    }

    #[test]
    fn kinds_are_found_by_the_names_that_others_give_them() {
        let before = ThreadLanguage::current();
        for (typed, kind) in [
            ("thermo", Kind::Thermometer),
            ("thermometers", Kind::Thermometer),
            ("cages", Kind::KillerCage),
            ("arrows", Kind::Arrow),
            ("difference dots", Kind::DifferenceDot),
            ("ratio dots", Kind::RatioDot),
            ("palindromes", Kind::Palindrome),
            ("killer", Kind::KillerCage),
            ("XV", Kind::BorderSum),
            ("kropki", Kind::RatioDot),
            ("kropki white", Kind::DifferenceDot),
            ("black kropki", Kind::RatioDot),
            ("whisper", Kind::Whispers),
            ("german whispers", Kind::Whispers),
            ("dutch", Kind::Whispers),
            ("palindrome", Kind::Palindrome),
            ("renban", Kind::Renban),
            ("quad", Kind::Quadruple),
            ("nabner", Kind::Nabner),
            ("entropy line", Kind::Entropic),
            ("windoku", Kind::FourSquares),
            ("disjoint groups", Kind::Position),
            ("parity", Kind::Parity),
            ("antiknight", Kind::AntiKnight),
            ("anti knight", Kind::AntiKnight),
            ("calcudoku", Kind::ProductCage),
            ("negative XV", Kind::AllSums),
            ("sudoku-x", Kind::Diagonals),
            ("cage sum", Kind::KillerCage),
            ("sum area", Kind::CellSum),
        ] {
            for language in Language::ALL {
                set_language(language, true);
                let found = kinds_found(typed);
                assert!(found.iter().take(4).any(|other| *other == kind), "{typed} in {language:?}: {found:?}");
            }
        }
        for (language, typed, kind) in [
            (Language::Persian, "کیلر", Kind::KillerCage),
            (Language::Persian, "پرشها", Kind::Leaps),
            (Language::Greek, "θερμο", Kind::Thermometer),
            (Language::Greek, "λευκη κροπκι", Kind::DifferenceDot),
            (Language::Portuguese, "termo", Kind::Thermometer),
            (Language::Portuguese, "soma gaiola", Kind::KillerCage),
            (Language::Russian, "немецкий шепот", Kind::Whispers),
            (Language::Russian, "черная кропки", Kind::RatioDot),
        ] {
            set_language(language, true);
            assert_eq!(kinds_found(typed).first(), Some(&kind), "{typed} in {language:?}");
        }
        before.apply();
    }

    #[test]
    fn a_kind_whose_name_is_typed_is_found_before_all_else() {
        let before = ThreadLanguage::current();
        let document = Document::new(Puzzle::empty(Board::classic()), None);
        let state = StudioState::new(document, Box::new(SystemPicker::default()));
        for language in Language::ALL {
            set_language(language, true);
            let names = |kind: Kind| [kind.name().to_string(), Language::English.translate(&kind.name())];
            let all_names: Vec<String> = Kind::ALL.iter().flat_map(|&kind| names(kind)).collect();
            // Everything searchable, and examples and files named like the kinds.
            let alike = |sort: FinderCategory| {
                let target = |place: usize| FinderTarget::Example(1000 + place);
                let entry = move |(place, name): (usize, &String)| FinderEntry {
                    category: sort,
                    ..named(target(place), name, String::new(), String::new())
                };
                all_names.iter().enumerate().map(entry).collect::<Vec<FinderEntry>>()
            };
            let mut all = [alike(FinderCategory::File), alike(FinderCategory::Example)].concat();
            all.extend(entries(&state, &Context::default()));
            for &kind in Kind::ALL {
                let tool = FinderTarget::Command(Command::Tool(ToolId::Paint(kind)));
                for typed in names(kind) {
                    let found = find(all.clone(), &typed, None, &[]);
                    let first = found.first().map(|found| &found.entry);
                    assert_eq!(first.map(|entry| &entry.target), Some(&tool), "{typed} in {language:?}: {first:?}");
                }
            }
        }
        before.apply();
    }

    #[test]
    fn of_names_as_close_tools_go_before_settings_and_these_before_examples_and_files() {
        let entry = |place: usize, sort: FinderCategory, name: &str| FinderEntry {
            category: sort,
            ..named(FinderTarget::Example(place), name, String::new(), String::new())
        };
        let entries = [
            entry(0, FinderCategory::File, "Magic box"),
            entry(1, FinderCategory::Example, "Magic box"),
            entry(2, FinderCategory::Example, "A magic box"),
            entry(3, FinderCategory::Setting, "Magic box"),
            entry(4, FinderCategory::Rule, "Magic boxes of all kinds"),
            entry(5, FinderCategory::Rule, "Magic box"),
            entry(6, FinderCategory::Command, "Show the box that is magic"),
            entry(7, FinderCategory::Command, "Show magical boxes"),
        ];
        let places = |typed: &str| -> Vec<FinderTarget> {
            find(entries.to_vec(), typed, None, &[]).into_iter().map(|found| found.entry.target).collect()
        };
        assert_eq!(places("magic box"), [5, 3, 1, 0, 4, 6, 2, 7].map(FinderTarget::Example));
        // An empty query does not distinguish between names.
        assert_eq!(places(""), [0, 1, 2, 3, 4, 5, 6, 7].map(FinderTarget::Example));
    }

    #[test]
    fn names_go_before_other_words_and_these_before_what_is_told() {
        let entry = |place: usize, (name, also, detail): (&str, &str, &str)| {
            named(FinderTarget::Example(place), name, also.to_owned(), detail.to_owned())
        };
        let entries = [
            ("Booklet", "open show", "Put puzzles together"),
            ("Booklet: Open…", "", "Open a booklet"),
            ("Booklet: Save", "", "Save the booklet to its file"),
            ("File: Open…", "", "Open puzzle files"),
            ("File: Export…", "", "Write the puzzle as .png, .svg or .pdf"),
            ("Opaque boxes: knead an outlet", "", "Letters that are strewn"),
        ];
        let entries: Vec<FinderEntry> =
            entries.into_iter().enumerate().map(|(place, words)| entry(place, words)).collect();
        let listed = |typed: &str| -> Vec<String> {
            find(entries.clone(), typed, None, &[]).into_iter().map(|found| found.entry.name).collect()
        };
        assert_eq!(listed("open booklet"), ["Booklet: Open…", "Booklet"]);
        assert_eq!(listed("booklet open"), ["Booklet: Open…", "Booklet"]);
        assert_eq!(listed("pdf export"), ["File: Export…"]);
        assert_eq!(listed("open fil"), ["File: Open…"]);
        assert_eq!(listed("together"), ["Booklet"]);
        assert_eq!(listed("booklet pdf"), Vec::<String>::new());
        assert_eq!(listed("").len(), 6);
    }
}
