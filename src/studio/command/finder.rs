//! Everything that can be found by typing: commands, tools, examples, recent files and settings.

use std::path::PathBuf;

use egui::{Context, ThemePreference};

use super::fuzzy::{self, Fit};
use super::{
    AuthorCommand, BoardCommand, BookletCommand, CheckCommand, Command, EditCommand, PlayCommand, ViewCommand, acts,
    shortcuts, tools,
};
use crate::author::{Scope, Symmetry};
use crate::studio::state::State;
use crate::studio::state::examples;
use crate::studio::state::tools::ToolId;
use crate::studio::state::words::{shown_name, shown_path};
use crate::words::{Language, say};

/// What is done with what was found.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::studio) enum Target {
    /// It is run.
    Command(Command),
    /// The example of this place is opened.
    Example(usize),
    /// The file is opened.
    File(PathBuf),
}

/// What is found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::studio) enum Sort {
    Command,
    Rule,
    Example,
    File,
    Setting,
}

impl Sort {
    /// All of them, in the order of their tabs.
    pub const ALL: [Sort; 5] = [Sort::Command, Sort::Rule, Sort::Example, Sort::File, Sort::Setting];

    /// The name of one.
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

/// Something that can be found.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::studio) struct Entry {
    pub target: Target,
    pub sort: Sort,
    pub name: String,
    /// What it does, or where it is.
    pub detail: String,
    /// The keys that do the same; empty when there are none.
    pub key: String,
    /// Why it cannot be done now.
    pub refusal: Option<String>,
}

/// An entry that fits what was typed.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::studio) struct Found {
    pub entry: Entry,
    /// The letters of its name that were typed.
    pub letters: Vec<usize>,
}

/// All that can be found now.
pub(in crate::studio) fn entries(state: &State, ctx: &Context) -> Vec<Entry> {
    if state.booklet.open {
        // The board's commands wait until the booklet is closed.
        let own = BookletCommand::PLAIN.into_iter().map(Command::from);
        return own.map(|command| entry(state, ctx, command)).collect();
    }
    let themes = [ThemePreference::System, ThemePreference::Light, ThemePreference::Dark].map(ViewCommand::Theme);
    let languages = std::iter::once(None).chain(Language::ALL.map(Some)).map(ViewCommand::Language);
    let symmetries = Symmetry::ALL.into_iter().map(AuthorCommand::Symmetry);
    let scopes = [Scope::Board, Scope::EachGrid].map(AuthorCommand::Scope);
    let play = PlayCommand::ALL.into_iter().filter(|_| state.tab.plays).map(Command::from);
    let commands = Command::plain()
        .filter(|command| *command != ViewCommand::Find.into())
        .chain(play)
        .chain(tools().map(Command::Tool))
        .chain([Command::Tool(ToolId::Pins)])
        .chain(acts().map(Command::from))
        .chain(themes.map(Command::from))
        .chain(languages.map(Command::from))
        .chain(symmetries.chain(scopes).map(Command::from));
    let commands = commands.map(|command| entry(state, ctx, command));
    let examples = examples::examples().iter().flat_map(|group| {
        (group.first..).zip(&group.examples).map(move |(place, example)| Entry {
            target: Target::Example(place),
            sort: Sort::Example,
            name: example.puzzle.title().to_owned(),
            detail: format!("{} · {}", example.kind, group.name),
            key: String::new(),
            refusal: None,
        })
    });
    let files = state.recent.files().iter().map(|path| Entry {
        target: Target::File(path.clone()),
        sort: Sort::File,
        name: path.file_name().map(|name| shown_name(&name.to_string_lossy())).unwrap_or_default(),
        detail: path.parent().map(shown_path).unwrap_or_default(),
        key: String::new(),
        refusal: None,
    });
    commands.chain(files).chain(examples).collect()
}

fn entry(state: &State, ctx: &Context, command: Command) -> Entry {
    let key = match command {
        Command::Tool(tool) => shortcuts::tool_key(state, tool),
        Command::Edit(EditCommand::Delete) => "Delete".to_owned(),
        _ => command.key(state).map(|shortcut| ctx.format_shortcut(&shortcut)).unwrap_or_default(),
    };
    Entry {
        target: Target::Command(command),
        sort: sort_of(command),
        name: name(state, command),
        detail: command.tooltip().into_owned(),
        key,
        refusal: command.refusal(state),
    }
}

/// The name by which a command is looked for.
fn name(state: &State, command: Command) -> String {
    match command {
        Command::View(view) => view.full_name(state),
        _ => command.label(state),
    }
}

fn sort_of(command: Command) -> Sort {
    match command {
        Command::Tool(ToolId::Paint(_)) => Sort::Rule,
        Command::View(
            ViewCommand::Theme(_)
            | ViewCommand::Language(_)
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

/// What fits what was typed, the best first: by the letters of names, and after these by words of what they do. Where
/// nothing was typed, what was used last comes first.
pub(in crate::studio) fn found(entries: Vec<Entry>, typed: &str, sort: Option<Sort>, used: &[Target]) -> Vec<Found> {
    let typed = typed.trim();
    let words = typed.to_lowercase();
    let mut found: Vec<(i32, Found)> = Vec::new();
    for entry in entries.into_iter().filter(|entry| sort.is_none_or(|sort| sort == entry.sort)) {
        let recent =
            used.iter().position(|target| *target == entry.target).map_or(0, |place| 20 - place.min(19) as i32);
        if let Some(Fit { score, letters }) = fuzzy::fit(typed, &entry.name) {
            // Of names that fit alike, the shorter one is closer.
            let length = if typed.is_empty() { 0 } else { entry.name.chars().count().min(40) as i32 / 4 };
            let refused = if entry.refusal.is_some() && !typed.is_empty() { 2 } else { 0 };
            let recent = if typed.is_empty() { recent } else { recent.min(2) };
            found.push((score + recent - length - refused, Found { entry, letters }));
        } else if words.len() > 2 && entry.detail.to_lowercase().contains(&words) {
            found.push((-1000, Found { entry, letters: vec![] }));
        }
    }
    // Letters strewn over a long name are no match beside real ones.
    let best = found.iter().map(|(score, _)| *score).max().unwrap_or(0);
    if !typed.is_empty() {
        found.retain(|(score, _)| *score == -1000 || *score > best - 60);
    }
    found.sort_by_key(|(score, _)| -score);
    found.into_iter().map(|(_, found)| found).collect()
}
