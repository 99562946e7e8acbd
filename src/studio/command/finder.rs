//! The command palette: search for commands, tools, examples, recent files and settings.

use std::cmp::Reverse;
use std::path::PathBuf;

use egui::{Context, ThemePreference};

use super::full_names::{also, english_name, full_name};
use super::fuzzy::{Closeness, Fit, Query};
use super::{AuthorCommand, BoardCommand, CheckCommand, Command, EditCommand, ViewCommand, parts, shortcuts, tools};
use crate::studio::state::State;
use crate::studio::state::examples;
use crate::studio::state::looks::SCALES;
use crate::studio::state::tools::ToolId;
use crate::studio::state::words::{shown_name, shown_path};
use crate::words::{Language, say};

/// The action of a search result.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::studio) enum Target {
    /// Runs the command.
    Command(Command),
    /// Opens the example with this index.
    Example(usize),
    /// Opens the file.
    File(PathBuf),
}

/// A category of search results.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::studio) enum Sort {
    Command,
    Rule,
    Example,
    File,
    Setting,
}

impl Sort {
    /// All categories, in the order of their tabs.
    pub const ALL: [Sort; 5] = [Sort::Command, Sort::Rule, Sort::Example, Sort::File, Sort::Setting];

    /// Returns the rank among results whose names match equally well.
    fn order(self) -> u8 {
        match self {
            Sort::Command | Sort::Rule => 0,
            Sort::Setting => 1,
            Sort::Example => 2,
            Sort::File => 3,
        }
    }

    /// Returns the name of a result of this category.
    pub fn name(self) -> String {
        say!(match self {
            Sort::Command => "do-finder-command",
            Sort::Rule => "do-finder-rule",
            Sort::Example => "do-finder-example",
            Sort::File => "do-finder-file",
            Sort::Setting => "do-finder-setting",
        })
    }
}

/// A searchable entry.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::studio) struct Entry {
    pub target: Target,
    pub sort: Sort,
    pub name: String,
    /// The English name if it differs, otherwise empty.
    pub english: String,
    /// Other search terms.
    pub also: String,
    /// The description, or the location.
    pub detail: String,
    /// The shortcuts; empty if there are none.
    pub key: String,
    /// The reason why it is disabled.
    pub refusal: Option<String>,
    /// True if it belongs to another part of the window than the visible one.
    pub away: bool,
}

/// A search result.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::studio) struct Found {
    pub entry: Entry,
    /// The indices of the matched letters of the name.
    pub letters: Vec<usize>,
}

/// Returns everything that can be found now.
pub(in crate::studio) fn entries(state: &State, ctx: &Context) -> Vec<Entry> {
    let themes = [ThemePreference::System, ThemePreference::Light, ThemePreference::Dark].map(ViewCommand::Theme);
    let languages = std::iter::once(None).chain(Language::ALL.map(Some)).map(ViewCommand::Language);
    let commands = parts::of_page(state)
        .into_iter()
        .filter(|command| *command != ViewCommand::Find.into())
        .chain(themes.map(Command::from))
        .chain(languages.map(Command::from))
        .chain(SCALES.map(ViewCommand::Scale).map(Command::from));
    let commands: Vec<Entry> = commands.map(|command| entry(state, ctx, command)).collect();
    let is_here = |command: Command| commands.iter().any(|entry| entry.target == Target::Command(command));
    let elsewhere: Vec<Entry> = parts::elsewhere(state)
        .into_iter()
        .filter(|(command, _)| !is_here(*command))
        .map(|(command, reason)| Entry {
            key: String::new(),
            refusal: Some(say!(reason)),
            away: true,
            ..entry(state, ctx, command)
        })
        .collect();
    let examples = examples::examples().iter().flat_map(|group| {
        (group.first..).zip(&group.examples).map(move |(place, example)| Entry {
            target: Target::Example(place),
            sort: Sort::Example,
            name: example.puzzle.title().to_owned(),
            english: String::new(),
            also: String::new(),
            detail: format!("{} · {}", example.kind, group.name),
            key: String::new(),
            refusal: None,
            away: false,
        })
    });
    let files = state.recent.files().iter().map(|path| Entry {
        target: Target::File(path.clone()),
        sort: Sort::File,
        name: path.file_name().map(|name| shown_name(&name.to_string_lossy())).unwrap_or_default(),
        english: String::new(),
        also: String::new(),
        detail: path.parent().map(shown_path).unwrap_or_default(),
        key: String::new(),
        refusal: None,
        away: false,
    });
    commands.into_iter().chain(files).chain(examples).chain(elsewhere).collect()
}

/// Returns the tools that match what was typed, best match first.
pub(in crate::studio) fn tools_found(state: &State, ctx: &Context, typed: &str) -> Vec<ToolId> {
    let entries = tools().map(|tool| entry(state, ctx, Command::Tool(tool))).collect();
    let tool = |found: Found| match found.entry.target {
        Target::Command(Command::Tool(tool)) => Some(tool),
        Target::Command(_) | Target::Example(_) | Target::File(_) => None,
    };
    found(entries, typed, None, &[]).into_iter().filter_map(tool).collect()
}

fn entry(state: &State, ctx: &Context, command: Command) -> Entry {
    Entry {
        target: Target::Command(command),
        sort: sort_of(command),
        name: full_name(state, command),
        english: english_name(command),
        also: also(command),
        detail: command.tooltip().into_owned(),
        key: shortcuts::shown_key(state, ctx, command),
        refusal: command.refusal(state),
        away: false,
    }
}

fn sort_of(command: Command) -> Sort {
    match command {
        Command::Tool(ToolId::Paint(_)) => Sort::Rule,
        Command::View(
            ViewCommand::Theme(_)
            | ViewCommand::Language(_)
            | ViewCommand::Scale(_)
            | ViewCommand::WesternDigits
            | ViewCommand::ShowTools
            | ViewCommand::FoldTools
            | ViewCommand::ShowFacts
            | ViewCommand::ShowDetails
            | ViewCommand::ReopenTabs
            | ViewCommand::ChangeKeys,
        )
        | Command::Edit(EditCommand::Advance)
        | Command::Check(CheckCommand::ShowCandidates | CheckCommand::CountCandidates)
        | Command::Board(BoardCommand::Numbering | BoardCommand::Symbols)
        | Command::Author(AuthorCommand::Symmetry(_) | AuthorCommand::Scope(_)) => Sort::Setting,
        Command::File(_)
        | Command::Tab(_)
        | Command::Edit(_)
        | Command::Copy(_)
        | Command::Board(_)
        | Command::Rule(_)
        | Command::Check(_)
        | Command::Author(_)
        | Command::Solving(_)
        | Command::Play(_)
        | Command::Booklet(_)
        | Command::View(_)
        | Command::Tool(_) => Sort::Command,
    }
}

/// Returns the entries that match what was typed, best match first: exact names, then names that start with it, then
/// names with its words; among equals, commands and tools come before settings, examples and files. Other entries
/// follow
/// if words or letters of their names match, then those matched by other search terms, and then by words of their
/// descriptions. If nothing was typed, the most recently used entries come first.
pub(in crate::studio) fn found(entries: Vec<Entry>, typed: &str, sort: Option<Sort>, used: &[Target]) -> Vec<Found> {
    let query = Query::of(typed);
    let singular = query.singular();
    let queries: Vec<&Query> = singular.iter().chain([&query]).collect();
    // The matches with their rank, and whether whole words matched and not only letters.
    let mut found: Vec<(Place, bool, Found)> = Vec::new();
    for entry in entries.into_iter().filter(|entry| sort.is_none_or(|sort| sort == entry.sort)) {
        let fits = queries.iter().filter_map(|query| query.fit(&entry.name, &entry.also, &entry.detail));
        let Some(Fit { score, letters, whole }) = fits.max_by_key(|fit| (fit.whole, fit.score)) else { continue };
        let recent =
            used.iter().position(|target| *target == entry.target).map_or(0, |place| 20 - place.min(19) as i32);
        // Among equal matches, the shorter name is closer.
        let length = if query.is_empty() { 0 } else { entry.name.chars().count().min(40) as i32 / 4 };
        let recent = if query.is_empty() { recent } else { recent.min(2) };
        let closeness = queries.iter().map(|query| query.closeness(&entry.name, &entry.english, &entry.also));
        let closeness = closeness.max().unwrap_or(Closeness::Loose);
        let order = if query.is_empty() { 0 } else { entry.sort.order() };
        let score = score + recent - length;
        let away = entry.away || entry.refusal.is_some() && !query.is_empty();
        let place = Place { closeness, away, order, score };
        found.push((place, whole, Found { entry, letters }));
    }
    // Scattered letters in long names are noise next to real matches.
    let best = found.iter().map(|(place, ..)| place.score).max().unwrap_or(0);
    if !query.is_empty() {
        let is_close = |place: &Place| place.closeness > Closeness::Loose || place.score > best - 60;
        found.retain(|(place, whole, _)| *whole || is_close(place));
    }
    found.sort_by_key(|(place, ..)| place.rank());
    found.into_iter().map(|(.., found)| found).collect()
}

/// The sort key of an entry in the results.
#[derive(Clone, Copy)]
struct Place {
    closeness: Closeness,
    /// True if it is not available here or now.
    away: bool,
    order: u8,
    score: i32,
}

impl Place {
    /// Returns the sort key, lowest first: available entries come first. Among close names the category counts before
    /// the
    /// score, among others the score before the category.
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
    use crate::studio::state::document::Document;
    use crate::studio::state::files::SystemPicker;
    use crate::variant::Kind;
    use crate::words::{Speech, speak};

    fn named(target: Target, name: &str, also: String, detail: String) -> Entry {
        let (english, key, refusal) = (String::new(), String::new(), None);
        Entry { target, sort: Sort::Command, name: name.to_owned(), english, also, detail, key, refusal, away: false }
    }

    /// Returns entries for the tools of all kinds.
    fn kinds() -> Vec<Entry> {
        let entry = |&kind: &Kind| {
            let command = Command::Tool(ToolId::Paint(kind));
            let tool = Target::Command(command);
            let entry = named(tool, &kind.name().to_string(), also(command), kind.hint().to_string());
            Entry { english: english_name(command), ..entry }
        };
        Kind::ALL.iter().map(entry).collect()
    }

    fn kinds_found(typed: &str) -> Vec<Kind> {
        let found = found(kinds(), typed, None, &[]).into_iter().filter_map(|found| match found.entry.target {
            Target::Command(Command::Tool(ToolId::Paint(kind))) => Some(kind),
            _ => None,
        });
        found.collect()
    }

    #[test]
    fn kinds_are_found_by_the_names_that_others_give_them() {
        let before = Speech::now();
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
            ("sum cells", Kind::CellSum),
        ] {
            for language in Language::ALL {
                speak(language, true);
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
            speak(language, true);
            assert_eq!(kinds_found(typed).first(), Some(&kind), "{typed} in {language:?}");
        }
        before.begin();
    }

    #[test]
    fn a_kind_whose_name_is_typed_is_found_before_all_else() {
        let before = Speech::now();
        let document = Document::new(Puzzle::empty(Board::classic()), None);
        let state = State::new(document, Box::new(SystemPicker::default()));
        for language in Language::ALL {
            speak(language, true);
            let names = |kind: Kind| [kind.name().to_string(), Language::English.say(&kind.name())];
            let all_names: Vec<String> = Kind::ALL.iter().flat_map(|&kind| names(kind)).collect();
            // Everything searchable, and examples and files named like the kinds.
            let alike = |sort: Sort| {
                let target = |place: usize| Target::Example(1000 + place);
                let entry = move |(place, name): (usize, &String)| Entry {
                    sort,
                    ..named(target(place), name, String::new(), String::new())
                };
                all_names.iter().enumerate().map(entry).collect::<Vec<Entry>>()
            };
            let mut all = [alike(Sort::File), alike(Sort::Example)].concat();
            all.extend(entries(&state, &Context::default()));
            for &kind in Kind::ALL {
                let tool = Target::Command(Command::Tool(ToolId::Paint(kind)));
                for typed in names(kind) {
                    let found = found(all.clone(), &typed, None, &[]);
                    let first = found.first().map(|found| &found.entry);
                    assert_eq!(first.map(|entry| &entry.target), Some(&tool), "{typed} in {language:?}: {first:?}");
                }
            }
        }
        before.begin();
    }

    #[test]
    fn of_names_as_close_tools_go_before_settings_and_these_before_examples_and_files() {
        let entry = |place: usize, sort: Sort, name: &str| Entry {
            sort,
            ..named(Target::Example(place), name, String::new(), String::new())
        };
        let entries = [
            entry(0, Sort::File, "Magic box"),
            entry(1, Sort::Example, "Magic box"),
            entry(2, Sort::Example, "A magic box"),
            entry(3, Sort::Setting, "Magic box"),
            entry(4, Sort::Rule, "Magic boxes of all kinds"),
            entry(5, Sort::Rule, "Magic box"),
            entry(6, Sort::Command, "Show the box that is magic"),
            entry(7, Sort::Command, "Show magical boxes"),
        ];
        let places = |typed: &str| -> Vec<Target> {
            found(entries.to_vec(), typed, None, &[]).into_iter().map(|found| found.entry.target).collect()
        };
        assert_eq!(places("magic box"), [5, 3, 1, 0, 4, 6, 2, 7].map(Target::Example));
        // An empty query makes no difference between names.
        assert_eq!(places(""), [0, 1, 2, 3, 4, 5, 6, 7].map(Target::Example));
    }

    #[test]
    fn names_go_before_other_words_and_these_before_what_is_told() {
        let entry = |place: usize, (name, also, detail): (&str, &str, &str)| {
            named(Target::Example(place), name, also.to_owned(), detail.to_owned())
        };
        let entries = [
            ("Booklet", "open show", "Put puzzles together"),
            ("Booklet: Open…", "", "Open a booklet file"),
            ("Booklet: Save", "", "Save the booklet to its file"),
            ("File: Open…", "", "Open puzzle files"),
            ("File: Export…", "", "Write the puzzle as .png, .svg or .pdf"),
            ("Opaque boxes: knead an outlet", "", "Letters that are strewn"),
        ];
        let entries: Vec<Entry> = entries.into_iter().enumerate().map(|(place, words)| entry(place, words)).collect();
        let listed = |typed: &str| -> Vec<String> {
            found(entries.clone(), typed, None, &[]).into_iter().map(|found| found.entry.name).collect()
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
