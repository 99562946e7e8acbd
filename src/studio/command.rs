//! Everything the author can ask the studio to do. Menus, keys, buttons and tests run the same commands.

use egui::{Context, Key, KeyboardShortcut, Modifiers, ThemePreference};

use super::app::App;
use super::canvas::ZOOM_STEP;
use super::check::EngineId;
use super::dialogs::{self, Dialog, NewBoard};
use super::files::Purpose;
use super::flow::Next;
use super::tools::ToolId;
use crate::board::CellSet;
use crate::formats::customary_box;
use crate::puzzle::Edit;
use crate::solve::Verdict;
use crate::variant::Kind;

/// Something the author can ask for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Command {
    New,
    NewFromExample,
    Open,
    Save,
    SaveAs,
    ExportPng,
    Quit,
    Undo,
    Redo,
    SelectAll,
    Deselect,
    /// Clears the selected cells, or deletes the selected rule when no cell is selected.
    Delete,
    DeleteRule,
    SwitchRule,
    Check,
    Prove,
    /// Counts the solutions, up to the author's limit.
    Count,
    StopCheck,
    /// Shows or hides the solution, or the first two when there are several.
    ShowAnswer,
    /// Shows the next of several solutions, after the last the first.
    NextSolution,
    PreviousSolution,
    /// Writes into open cells what they can take, or no longer.
    ShowCandidates,
    Tool(ToolId),
    /// Does what a kind can do at one stroke, by its place in the kind's list.
    Act(Kind, usize),
    /// Divides the grid in the jigsaw tool's hand at random.
    RandomShapes,
    /// Divides the grid in the jigsaw tool's hand into boxes.
    BackToBoxes,
    /// Chooses how digits are written.
    Symbols,
    /// Puts the rule of the selected kind on every grid it fits.
    RuleOnAllGrids,
    AddGrid,
    DuplicateGrid,
    DeleteGrid,
    /// Asks for another layout, size or shape of boxes for the open puzzle.
    ChangeBoard,
    SaveLayout,
    ZoomIn,
    ZoomOut,
    ZoomFit,
    ShowTools,
    ShowFacts,
    Theme(ThemePreference),
    Shortcuts,
    About,
}

impl Command {
    /// The commands that are not made of something else.
    pub const PLAIN: [Command; 38] = [
        Command::New,
        Command::NewFromExample,
        Command::Open,
        Command::Save,
        Command::SaveAs,
        Command::ExportPng,
        Command::Quit,
        Command::Undo,
        Command::Redo,
        Command::SelectAll,
        Command::Deselect,
        Command::Delete,
        Command::DeleteRule,
        Command::SwitchRule,
        Command::Check,
        Command::Prove,
        Command::Count,
        Command::StopCheck,
        Command::ShowAnswer,
        Command::NextSolution,
        Command::PreviousSolution,
        Command::ShowCandidates,
        Command::RandomShapes,
        Command::BackToBoxes,
        Command::Symbols,
        Command::RuleOnAllGrids,
        Command::AddGrid,
        Command::DuplicateGrid,
        Command::DeleteGrid,
        Command::ChangeBoard,
        Command::SaveLayout,
        Command::ZoomIn,
        Command::ZoomOut,
        Command::ZoomFit,
        Command::ShowTools,
        Command::ShowFacts,
        Command::Shortcuts,
        Command::About,
    ];

    /// The name in menus and on buttons.
    pub fn label(self, app: &App) -> String {
        let step = |verb: &str, name: Option<&str>| match name {
            Some(name) => format!("{verb}: {name}"),
            None => verb.to_owned(),
        };
        let plain = match self {
            Command::New => "New puzzle…",
            Command::NewFromExample => "New from example…",
            Command::Open => "Open…",
            Command::Save => "Save",
            Command::SaveAs => "Save as…",
            Command::ExportPng => "Export PNG…",
            Command::Quit => "Quit",
            Command::Undo => return step("Undo", app.document.undo_name()),
            Command::Redo => return step("Redo", app.document.redo_name()),
            Command::SelectAll => "Select all cells",
            Command::Deselect => "Select nothing",
            Command::Delete => "Clear cells",
            Command::DeleteRule => "Delete rule",
            Command::SwitchRule if app.selected_rule().is_some_and(|placed| !placed.on) => "Switch rule on",
            Command::SwitchRule => "Switch rule off",
            Command::Check => "Check",
            Command::Prove => "Prove with integer program",
            Command::Count => "Count the solutions",
            Command::StopCheck => "Stop the check",
            Command::ShowAnswer => match (app.verdict(), app.shown().is_some()) {
                (Some(Verdict::Several(_)), false) => "Compare solutions",
                (Some(Verdict::Several(_)), true) => "Hide solutions",
                (_, true) => "Hide solution",
                (_, false) => "Show solution",
            },
            Command::NextSolution => "Next solution",
            Command::PreviousSolution => "Previous solution",
            Command::ShowCandidates if app.candidates.wanted => "Hide candidates",
            Command::ShowCandidates => "Show candidates",
            Command::Act(kind, action) => {
                let label = kind.actions().get(action).map_or("", |action| action.label);
                return format!("{}: {}", kind.info().name, label.to_lowercase());
            }
            Command::RandomShapes => "Random shapes",
            Command::BackToBoxes => "Back to boxes",
            Command::Symbols => "Symbols…",
            Command::Tool(ToolId::Digits) => "Digits",
            Command::Tool(ToolId::Jigsaw) => "Jigsaw shapes",
            Command::Tool(ToolId::Grids) => "Grids",
            Command::Tool(ToolId::Paint(kind)) => kind.info().name,
            Command::RuleOnAllGrids => "Apply to all grids",
            Command::AddGrid => "Add a grid",
            Command::DuplicateGrid => "Duplicate grid",
            Command::DeleteGrid => "Delete grid",
            Command::ChangeBoard => "Change the board…",
            Command::SaveLayout => "Keep the layout…",
            Command::ZoomIn => "Zoom in",
            Command::ZoomOut => "Zoom out",
            Command::ZoomFit => "Show the whole board",
            Command::ShowTools if app.layout.tools => "Hide tools",
            Command::ShowTools => "Show tools",
            Command::ShowFacts if app.layout.facts => "Hide facts",
            Command::ShowFacts => "Show facts",
            Command::Theme(ThemePreference::System) => "Follow the system",
            Command::Theme(ThemePreference::Light) => "Light",
            Command::Theme(ThemePreference::Dark) => "Dark",
            Command::Shortcuts => "Keys and gestures",
            Command::About => "About Gridwright",
        };
        plain.to_owned()
    }

    /// One sentence on what it does.
    pub fn tooltip(self) -> &'static str {
        match self {
            Command::New => "Start an empty puzzle of a size and layout you choose",
            Command::NewFromExample => "Begin with one of the puzzles that come with the program",
            Command::Open => "Open a puzzle file",
            Command::Save => "Write the puzzle to its file",
            Command::SaveAs => "Write the puzzle to another file",
            Command::ExportPng => {
                "Write a picture of the puzzle with its title and rules, with the solution while it is shown"
            }
            Command::Quit => "Close the window",
            Command::Undo => "Take back the last step",
            Command::Redo => "Make the step again that was taken back",
            Command::SelectAll => "Select every cell of the board",
            Command::Deselect => "Select no cell and no rule",
            Command::Delete => "Take the digits out of the selected cells",
            Command::DeleteRule => "Delete the selected rule",
            Command::SwitchRule => "A rule that is off is kept, but neither checked, drawn nor printed",
            Command::Check => "Find out whether the puzzle has exactly one solution",
            Command::Prove => "Ask the second engine, an integer program, which shares nothing with the first",
            Command::Count => "Count the solutions, up to the limit on the card on the right",
            Command::StopCheck => "Stop looking for an answer",
            Command::ShowAnswer => "Write the solution into the open cells, or take it away again",
            Command::NextSolution => "Show the next of the solutions found",
            Command::PreviousSolution => "Show the solution before",
            Command::ShowCandidates => "Write into each open cell the digits that it takes in some solution",
            Command::Act(kind, action) => kind.actions().get(action).map_or("", |action| action.hint),
            Command::RandomShapes => "Divide the grid into connected regions at random",
            Command::BackToBoxes => "Divide the grid into rectangular boxes",
            Command::Symbols => "Choose the digits, letters or signs that the puzzle is written with",
            Command::Tool(ToolId::Jigsaw) => {
                "Press on a region to take it up, and drag over cells to paint them into it. Each region needs as many \
                 cells as there are digits."
            }
            Command::Tool(ToolId::Digits) => {
                "Click or drag to select cells, then type their digits. Delete clears them."
            }
            Command::Tool(ToolId::Paint(kind)) => kind.info().hint,
            Command::Tool(ToolId::Grids) => {
                "Drag grids; with Ctrl by single cells. Arrows move too. Double-click beside the board to add one."
            }
            Command::RuleOnAllGrids => "Put the selected rule, as it is set, on every grid it fits",
            Command::AddGrid => "Put another grid beside the chosen one",
            Command::DuplicateGrid => "Add a grid like the chosen one, sharing a corner box with it",
            Command::DeleteGrid => "Take the chosen grid away, with what is only on it",
            Command::ChangeBoard => "Give the puzzle another layout, size or shape of boxes",
            Command::SaveLayout => "Keep this layout under a name, for new puzzles",
            Command::ZoomIn => "See less of the board, larger. Ctrl and the wheel do it too.",
            Command::ZoomOut => "See more of the board, smaller. Ctrl and the wheel do it too.",
            Command::ZoomFit => "All of the board, as large as fits",
            Command::ShowTools => "Show or hide the tools on the left",
            Command::ShowFacts => "Show or hide the facts on the right",
            Command::Theme(ThemePreference::System) => "Light or dark, as the system is",
            Command::Theme(ThemePreference::Light) => "Dark ink on light panels",
            Command::Theme(ThemePreference::Dark) => "Light ink on dark panels",
            Command::Shortcuts => "All keys and gestures on one page",
            Command::About => "Version and licences",
        }
    }

    /// The key combination that runs it from everywhere.
    pub fn shortcut(self) -> Option<KeyboardShortcut> {
        let control = |key| Some(KeyboardShortcut::new(Modifiers::COMMAND, key));
        let shifted = |key| Some(KeyboardShortcut::new(Modifiers::COMMAND | Modifiers::SHIFT, key));
        let plain = |key| Some(KeyboardShortcut::new(Modifiers::NONE, key));
        match self {
            Command::New => control(Key::N),
            Command::NewFromExample => shifted(Key::N),
            Command::Open => control(Key::O),
            Command::Save => control(Key::S),
            Command::SaveAs => shifted(Key::S),
            Command::ExportPng => control(Key::E),
            Command::Quit => control(Key::Q),
            Command::Undo => control(Key::Z),
            Command::Redo => shifted(Key::Z),
            Command::SelectAll => control(Key::A),
            Command::Deselect => shifted(Key::A),
            Command::Check => plain(Key::F5),
            Command::Prove => plain(Key::F6),
            Command::ShowAnswer => plain(Key::F7),
            Command::ShowCandidates => plain(Key::F4),
            Command::NextSolution => plain(Key::F8),
            Command::PreviousSolution => Some(KeyboardShortcut::new(Modifiers::SHIFT, Key::F8)),
            Command::DuplicateGrid => control(Key::D),
            Command::ZoomIn => control(Key::Plus),
            Command::ZoomOut => control(Key::Minus),
            Command::ZoomFit => control(Key::Num0),
            Command::ShowTools => plain(Key::F9),
            Command::ShowFacts => plain(Key::F10),
            Command::Shortcuts => plain(Key::F1),
            Command::Delete
            | Command::DeleteRule
            | Command::SwitchRule
            | Command::StopCheck
            | Command::Count
            | Command::Act(..)
            | Command::RandomShapes
            | Command::BackToBoxes
            | Command::Symbols
            | Command::Tool(_)
            | Command::RuleOnAllGrids
            | Command::AddGrid
            | Command::DeleteGrid
            | Command::ChangeBoard
            | Command::SaveLayout
            | Command::Theme(_)
            | Command::About => None,
        }
    }

    /// Why it cannot be done now, or None when it can.
    pub fn refusal(self, app: &App) -> Option<String> {
        let unless = |possible: bool, reason: &str| (!possible).then(|| reason.to_owned());
        let running = app.is_checking();
        match self {
            Command::Undo => unless(app.document.undo_name().is_some(), "There is nothing to take back"),
            Command::Redo => unless(app.document.redo_name().is_some(), "There is nothing to make again"),
            Command::Delete => {
                let cells = &app.document.selection.cells;
                let given = cells.iter().any(|cell| app.document.puzzle().givens().contains_key(&cell));
                let rule = cells.is_empty() && app.document.rule.is_some();
                unless(given || rule, "No selected cell has a digit")
            }
            Command::DeleteRule | Command::SwitchRule => unless(app.document.rule.is_some(), "No rule is selected"),
            Command::Check | Command::Prove => match app.unfinished().first() {
                Some(first) => Some(format!("Mend the regions first: {first}")),
                None => unless(!running, "A check is running"),
            },
            Command::Count => match app.verdict() {
                _ if running => Some("A check is running".to_owned()),
                Some(Verdict::Several(_)) => {
                    unless(app.counter.wanted_limit().is_some(), "The limit has to be a number from 2 on")
                }
                Some(Verdict::Unique(_)) => Some("There is exactly one solution".to_owned()),
                Some(Verdict::NoSolution) => Some("There is no solution".to_owned()),
                None => Some("Check the puzzle first".to_owned()),
            },
            Command::StopCheck => unless(running, "No check is running"),
            Command::ShowAnswer => match app.verdict() {
                Some(Verdict::Unique(_) | Verdict::Several(_)) => None,
                Some(Verdict::NoSolution) => Some("There is no solution to show".to_owned()),
                None => Some("Check the puzzle first".to_owned()),
            },
            Command::NextSolution | Command::PreviousSolution => {
                let several = app.solutions().len() > 1;
                unless(several && app.shown_place().is_some(), "Compare solutions first")
            }
            Command::Act(kind, action) => {
                let needed = kind.actions().get(action).is_some_and(|action| action.needs_solution);
                let unknown = needed && app.solution().is_none();
                let reason = "It needs a puzzle that was checked and has exactly one solution";
                app.palette.refusal(kind).map(str::to_owned).or_else(|| unless(!unknown, reason))
            }
            Command::RandomShapes => unless(app.jigsaw_grid().is_some(), "Take up the tool “Jigsaw shapes” first"),
            Command::BackToBoxes => match app.jigsaw_grid() {
                None => Some("Take up the tool “Jigsaw shapes” first".to_owned()),
                Some(_) => {
                    let size = app.document.puzzle().board().size();
                    let reason = format!("There are no boxes of {size} cells");
                    unless(customary_box(size).is_some(), &reason)
                }
            },
            Command::Tool(ToolId::Paint(kind)) => app.palette.refusal(kind).map(str::to_owned),
            Command::RuleOnAllGrids => app.refusal_of_rule_on_all(),
            Command::DuplicateGrid => unless(app.grid_in_hand().is_some(), "Choose a grid first, with the tool Grids"),
            Command::DeleteGrid => match app.document.puzzle().board().grids().len() {
                1 => Some("This is the only grid".to_owned()),
                _ => unless(app.grid_in_hand().is_some(), "Choose a grid first, with the tool Grids"),
            },
            Command::New
            | Command::Open
            | Command::Save
            | Command::SaveAs
            | Command::ExportPng
            | Command::Quit
            | Command::SelectAll
            | Command::Deselect
            | Command::NewFromExample
            | Command::ShowCandidates
            | Command::Symbols
            | Command::Tool(ToolId::Digits | ToolId::Grids | ToolId::Jigsaw)
            | Command::AddGrid
            | Command::ChangeBoard
            | Command::SaveLayout
            | Command::ZoomIn
            | Command::ZoomOut
            | Command::ZoomFit
            | Command::ShowTools
            | Command::ShowFacts
            | Command::Theme(_)
            | Command::Shortcuts
            | Command::About => None,
        }
    }

    /// Does it. What refuses is never run.
    pub(super) fn run(self, app: &mut App, ctx: &Context) {
        match self {
            Command::New => app.guard(Next::New, ctx),
            Command::NewFromExample => app.show_dialog(Dialog::Gallery, ctx),
            Command::Open => app.guard(Next::Open(None), ctx),
            Command::Save => app.save(None, ctx),
            Command::SaveAs => app.pick(Purpose::Save { then: None }, ctx),
            Command::ExportPng => app.pick(Purpose::ExportPng, ctx),
            Command::Quit => app.guard(Next::Close, ctx),
            Command::Undo => app.undo(),
            Command::Redo => app.redo(),
            Command::SelectAll => {
                let cells: CellSet = app.document.puzzle().board().cells().iter().copied().collect();
                app.document.selection.cells = cells;
            }
            Command::Deselect => {
                app.document.selection = Default::default();
                app.document.rule = None;
            }
            Command::Delete if app.document.selection.cells.is_empty() => Command::DeleteRule.run(app, ctx),
            Command::Delete => app.edit(&Edit::ClearGivens { cells: app.document.selection.cells.clone() }),
            Command::DeleteRule => {
                if let Some(rule) = app.document.rule {
                    app.edit(&Edit::RemoveRule(rule));
                }
            }
            Command::SwitchRule => {
                if let Some((index, on)) = app.document.rule.zip(app.selected_rule().map(|placed| placed.on)) {
                    app.edit(&Edit::SwitchRule { index, on: !on });
                }
            }
            Command::Check => app.check(EngineId::Native, ctx),
            Command::Prove => app.check(EngineId::Program, ctx),
            Command::Count => app.count(ctx),
            Command::StopCheck => app.stop_check(),
            Command::ShowAnswer => app.show_answer(),
            Command::ShowCandidates => app.candidates.wanted = !app.candidates.wanted,
            Command::NextSolution => app.step_solution(1),
            Command::PreviousSolution => app.step_solution(-1),
            Command::Act(kind, action) => app.act(kind, action),
            Command::RandomShapes => app.random_shapes(),
            Command::BackToBoxes => app.back_to_boxes(),
            Command::Symbols => {
                let puzzle = app.document.puzzle();
                let dialog = dialogs::symbols::dialog(puzzle.symbols(), puzzle.board().size());
                app.show_dialog(dialog, ctx);
            }
            Command::Tool(tool) => app.take_up(tool),
            Command::RuleOnAllGrids => app.put_rule_on_all_grids(),
            Command::AddGrid => app.add_grid(),
            Command::DuplicateGrid => app.duplicate_grid(),
            Command::DeleteGrid => app.delete_grid(),
            Command::ChangeBoard => {
                let wanted = NewBoard::for_open(app.document.puzzle().board(), &app.layouts);
                app.show_dialog(Dialog::New(Box::new(wanted)), ctx);
            }
            Command::SaveLayout => {
                let name = app.document.puzzle().title().to_owned();
                app.show_dialog(Dialog::SaveLayout(name), ctx);
            }
            Command::ZoomIn => app.canvas.zoom(ZOOM_STEP),
            Command::ZoomOut => app.canvas.zoom(1.0 / ZOOM_STEP),
            Command::ZoomFit => app.canvas.camera.fit(),
            Command::ShowTools => app.layout.tools = !app.layout.tools,
            Command::ShowFacts => app.layout.facts = !app.layout.facts,
            Command::Theme(theme) => ctx.set_theme(theme),
            Command::Shortcuts => app.show_dialog(Dialog::Shortcuts, ctx),
            Command::About => app.show_dialog(Dialog::About, ctx),
        }
    }
}

/// Runs the commands whose keys were pressed. While a text is edited, keys without modifiers belong to the text,
/// except the function keys.
pub(super) fn run_shortcuts(ctx: &Context, app: &mut App, editing_text: bool) {
    // egui matches a shortcut without heeding a Shift too many, so those with Shift come first.
    let shifted = |command: &&Command| command.shortcut().is_some_and(|key| key.modifiers.shift);
    let (first, then): (Vec<&Command>, Vec<&Command>) = Command::PLAIN.iter().partition(shifted);
    for &command in first.into_iter().chain(then) {
        // Selecting all and nothing belongs to the text that is edited.
        let texts = matches!(command, Command::SelectAll | Command::Deselect);
        if texts && editing_text {
            continue;
        }
        let Some(shortcut) = command.shortcut() else { continue };
        if ctx.input_mut(|input| input.consume_shortcut(&shortcut)) {
            app.run_if_enabled(command, ctx);
        }
    }
    // Where the plus is a capital letter, its key is the equals sign.
    if ctx.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::Equals)) {
        app.run_if_enabled(Command::ZoomIn, ctx);
    }
    if ctx.input_mut(|input| input.consume_key(Modifiers::COMMAND, Key::Y)) {
        app.run_if_enabled(Command::Redo, ctx);
    }
}

/// The key of a tool as it is now: with Alt where the letter types a digit.
pub(super) fn tool_key(app: &App, tool: ToolId) -> String {
    let symbol = match tool {
        ToolId::Digits => 'D',
        ToolId::Jigsaw => 'J',
        ToolId::Grids => 'G',
        ToolId::Paint(kind) => kind.info().key,
    };
    let wanted = app.tool_id() == ToolId::Digits;
    match super::canvas::digit_of(app.document.puzzle(), wanted, symbol).is_some() {
        true => format!("Alt+{symbol}"),
        false => symbol.to_string(),
    }
}

/// All tools, in the order of the palette.
pub(super) fn tools() -> impl Iterator<Item = ToolId> {
    let kinds = Kind::ALL.iter().map(|&kind| ToolId::Paint(kind));
    std::iter::once(ToolId::Digits).chain(kinds).chain([ToolId::Grids, ToolId::Jigsaw])
}

/// What kinds can do at one stroke.
pub(super) fn acts() -> impl Iterator<Item = Command> {
    let acts = |&kind: &Kind| (0..kind.actions().len()).map(move |action| Command::Act(kind, action));
    Kind::ALL.iter().flat_map(acts)
}
