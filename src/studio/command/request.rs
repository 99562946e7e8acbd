//! What views ask for: a command, or a change that is made where it is seen, such as a field typed into or a row
//! clicked.

use std::path::PathBuf;
use std::sync::Arc;

use egui::{Context, KeyboardShortcut};

use super::{Command, board, keys, tab};
use crate::board::{Board, Cell, Digit};
use crate::formats::{BookItem, SavedLayout};
use crate::logic::TechniqueId;
use crate::puzzle::{Edit, Puzzle};
use crate::scene::Tint;
use crate::sheet::booklet::BookSettings;
use crate::studio::state::State;
use crate::studio::state::author::Options;
use crate::studio::state::booklet::{Line, Wish};
use crate::studio::state::browser::Browser;
use crate::studio::state::camera::{Camera, Stage};
use crate::studio::state::clipboard::Pasted;
use crate::studio::state::dialog::Dialog;
use crate::studio::state::document::{Document, Selection, Typing};
use crate::studio::state::files::{AfterBook, Ending, Opening, Purpose};
use crate::studio::state::newer::Opened;
use crate::studio::state::playtest::{Aid, Mark};
use crate::studio::state::tabs::Page;
use crate::studio::state::tools::{Input, ToolId};

/// Something to be done with the state once it has been drawn.
pub(in crate::studio) enum Request {
    Command(Command),
    /// A change of the puzzle.
    Edit(Edit),
    /// A change of the puzzle by one more letter of what is typed there.
    Write(Typing, Edit),
    /// A letter of the title or the author was the last one.
    EndTyping,
    /// What pointer or keys tell the tool in the hand.
    Input(Input),
    /// Types a digit into the selected cells, at a time in seconds.
    Type(Digit, f64),
    /// Types a small digit into the selected cells, as this mark.
    Note(Mark, Digit),
    /// Types a digit in the play-test, as this mark if it is not the chosen one.
    Play(Option<Mark>, Digit, f64),
    /// Colours the selected cells in the play-test.
    Colour(Tint),
    /// Asks the logic of the play-test why a digit stands or falls.
    WhyDigit(Cell, Digit),
    /// Leaves the cell blank and goes on.
    BlankAndNext,
    Brush(usize),
    NextBrush,
    /// Keeps a tool on top of the list, or no longer.
    KeepTool(ToolId),
    Escape,
    SelectRule(usize),
    /// Selects a rule of the list beside those that are selected, or takes it out again; true: all up to this one.
    ChooseRule(usize, bool),
    /// Moves a rule, with those that are selected with it, before another.
    MoveRules(usize, usize),
    /// Moves the group whose rule stands at this place in the list before another place.
    MoveGroup(usize, usize),
    SelectNoRule,
    SelectCells(Selection),
    /// Moves the selection to a cell and brings that into sight.
    MoveTo(Selection, Cell),
    /// What of the board is seen.
    Look(Camera),
    /// The room that the board has.
    Stage(Stage),
    /// What is chosen for the author's tools.
    Options(Box<Options>),
    /// The most solutions to count, as typed.
    CountLimit(String),
    /// Looks at the moment before a step of the solving path.
    Moment(usize),
    /// The hardest technique that the solving path may use.
    UpTo(TechniqueId),
    /// What is in the open dialog now; nothing closes it.
    Dialog(Option<Dialog>),
    /// Does with a file what it was asked for.
    Use(Purpose, PathBuf),
    /// The same with what was answered in the window itself, once the disk has said what is there; true: the author has
    /// seen that a file is replaced. When it fails, the author gets the question back.
    Confirm(Box<Browser>, bool),
    /// Saves to this file, whose comments may be lost.
    SaveWithoutComments(Purpose, PathBuf),
    /// Makes the folder that is named there.
    MakeFolder(Box<Browser>),
    /// Asks for a file.
    Pick(Purpose),
    /// Shows the puzzle that a text holds.
    Paste(String),
    /// Puts what was pasted into the open puzzle.
    TakeIn(Arc<Pasted>),
    /// Reads a file again that was to be used so.
    Reload(Purpose, PathBuf),
    /// Compares what is open with what its file holds.
    Compare(Opened, PathBuf),
    /// Opens something in a tab of its own.
    Open(Opening),
    /// Brings a page to the front.
    ShowPage(Page),
    /// Closes a page, once it was asked whether changes may be lost.
    ClosePage(Page),
    /// Moves the tab of the puzzle with this number to this place, from 0.
    MoveTab(u64, usize),
    /// Goes on: changes may be lost.
    Proceed(Ending),
    /// Goes on, once changes were saved.
    SaveBefore(Ending),
    RecoverAll,
    CancelReading,
    CancelSaving,
    /// The width that a panel was dragged to, or the usual one.
    ToolsWidth(Option<f32>),
    FactsWidth(Option<f32>),
    /// Gives a command another key, or none.
    SetKey(Command, Option<KeyboardShortcut>),
    /// Gives a command its usual key again.
    UsualKey(Command),
    UsualKeys,
    ProceedBooklet(AfterBook),
    SaveBooklet(AfterBook),
    DiscardLeft(PathBuf),
    KeepLayout(String),
    ForgetLayout(SavedLayout),
    /// Keeps the page set-up of the booklet under a name.
    KeepSetup(String),
    /// Lets the booklet look as the set-up that is kept in this file, or as usual.
    ChooseSetup(Option<PathBuf>),
    /// Throws away the set-up that is kept in this file.
    ForgetSetup(PathBuf),
    ChangeBoard(Board),
    NewPuzzle(Board),
    Refuse(String),
    Settings(Box<BookSettings>),
    /// Selects a puzzle of the booklet beside those that are selected, or takes it out again; true: all up to this one.
    ChooseRow(usize, bool),
    /// Selects the puzzles of the booklet from the one that was selected first to this one.
    StretchRows(usize),
    /// Selects a line of the booklet's list.
    SelectLine(Line),
    /// Drops the first line of the booklet's list on the second, with all that goes along.
    DropLine(Line, Line),
    /// What is kept about a puzzle of the booklet, by its row.
    Item(usize, BookItem),
    /// An own size of paper as it is typed.
    OwnPaper(Option<String>),
    EndTypingBooklet,
    /// A page that is seen and has no picture yet.
    Picture(Wish),
}

impl Request {
    /// Whether what is drawn may be another picture afterwards.
    pub fn changes_picture(&self) -> bool {
        match self {
            Request::Stage(_) | Request::Picture(_) | Request::EndTypingBooklet | Request::Input(Input::Hover(_)) => {
                false
            }
            Request::Command(_)
            | Request::Edit(_)
            | Request::Write(..)
            | Request::EndTyping
            | Request::Input(_)
            | Request::Type(..)
            | Request::Play(..)
            | Request::Note(..)
            | Request::BlankAndNext
            | Request::Colour(_)
            | Request::WhyDigit(..)
            | Request::Brush(_)
            | Request::NextBrush
            | Request::Escape
            | Request::SelectRule(_)
            | Request::ChooseRule(..)
            | Request::MoveRules(..)
            | Request::MoveGroup(..)
            | Request::SelectNoRule
            | Request::KeepTool(_)
            | Request::SelectCells(_)
            | Request::MoveTo(..)
            | Request::Look(_)
            | Request::Options(_)
            | Request::CountLimit(_)
            | Request::Moment(_)
            | Request::UpTo(_)
            | Request::Dialog(_)
            | Request::Use(..)
            | Request::Confirm(..)
            | Request::SaveWithoutComments(..)
            | Request::MakeFolder(_)
            | Request::Pick(_)
            | Request::TakeIn(_)
            | Request::Reload(..)
            | Request::Compare(..)
            | Request::Open(_)
            | Request::ShowPage(_)
            | Request::ClosePage(_)
            | Request::MoveTab(..)
            | Request::Proceed(_)
            | Request::SaveBefore(_)
            | Request::RecoverAll
            | Request::CancelReading
            | Request::CancelSaving
            | Request::ToolsWidth(_)
            | Request::FactsWidth(_)
            | Request::SetKey(..)
            | Request::UsualKey(_)
            | Request::UsualKeys
            | Request::ProceedBooklet(_)
            | Request::SaveBooklet(_)
            | Request::DiscardLeft(_)
            | Request::KeepLayout(_)
            | Request::ForgetLayout(_)
            | Request::KeepSetup(_)
            | Request::ChooseSetup(_)
            | Request::ForgetSetup(_)
            | Request::ChangeBoard(_)
            | Request::NewPuzzle(_)
            | Request::Refuse(_)
            | Request::Paste(_)
            | Request::Settings(_)
            | Request::ChooseRow(..)
            | Request::StretchRows(_)
            | Request::SelectLine(_)
            | Request::DropLine(..)
            | Request::Item(..)
            | Request::OwnPaper(_) => true,
        }
    }

    /// Does it.
    pub fn run(self, state: &mut State, ctx: &Context) {
        match self {
            Request::Command(command) => command.run_if_enabled(state, ctx),
            Request::Edit(edit) => state.edit(&edit),
            Request::Write(typing, edit) => state.write(typing, &edit),
            Request::EndTyping => state.finish_entry(),
            Request::Input(input) => state.tool_input(input),
            Request::Type(digit, time) => state.type_digit(digit, time),
            Request::Note(mark, digit) => state.note_digit(mark, digit),
            Request::Play(mark, digit, time) => state.play_digit(mark, digit, time),
            Request::Colour(tint) => state.play_colour(tint),
            Request::WhyDigit(cell, digit) => state.play(|test, _| test.aid = Some(Aid::Why(cell, Some(digit)))),
            Request::BlankAndNext => state.blank_and_next(),
            Request::Brush(brush) => state.tab.palette.choose_brush(brush),
            Request::NextBrush => state.tab.palette.next_brush(),
            Request::Escape => state.escape(),
            Request::SelectRule(rule) => {
                state.tab.document.choose_rules(Some(rule), Default::default());
                state.tab.document.selection = Selection::default();
            }
            Request::ChooseRule(rule, through) => {
                state.tab.document.choose_rule(rule, through);
                state.tab.document.selection = Selection::default();
            }
            Request::MoveRules(from, to) => state.move_rules(from, to),
            Request::MoveGroup(from, to) => state.move_group(from, to),
            Request::KeepTool(tool) => state.handy.keep(tool),
            Request::SelectNoRule => state.tab.document.rule = None,
            Request::SelectCells(selection) => state.tab.document.selection = selection,
            Request::MoveTo(selection, cell) => {
                state.finish_entry();
                if state.writes_clue() {
                    // What is typed from here is for the cell.
                    state.tool_input(Input::Cancel);
                }
                state.tab.document.selection = selection;
                state.tab.board_view.reveal = Some(cell);
            }
            Request::Look(camera) => state.tab.board_view.camera = camera,
            Request::Stage(stage) => state.tab.board_view.settle(stage),
            Request::Options(options) => state.tab.author.options = *options,
            Request::Moment(at) => state.tab.solving.go(at),
            Request::UpTo(technique) => state.tab.solving.limit(technique),
            Request::CountLimit(typed) => state.tab.answers.counter.typed_limit = typed,
            Request::Dialog(dialog) => {
                state.dialog = dialog;
            }
            Request::Use(purpose, path) => state.picked(purpose, path, ctx),
            Request::SaveWithoutComments(purpose, path) => state.save_without_comments(purpose, path, ctx),
            Request::Confirm(browser, replaces) => state.confirm(browser, replaces, ctx),
            Request::MakeFolder(browser) => state.make_folder(browser, ctx),
            Request::Pick(purpose) => state.pick(purpose, ctx),
            Request::Paste(text) => state.paste(&text),
            Request::TakeIn(pasted) => state.take_in(&pasted),
            Request::Reload(purpose, path) => state.reload(&purpose, &path),
            Request::Compare(of, path) => state.compare(of, path),
            Request::Open(opening) => state.open(opening, ctx),
            Request::ShowPage(page) => tab::show_page(state, page, ctx),
            Request::ClosePage(page) => tab::close_page(state, page, ctx),
            Request::MoveTab(id, to) => state.move_tab(id, to),
            Request::Proceed(ending) => state.proceed(ending, ctx),
            Request::SaveBefore(ending) => state.save_before(ending, ctx),
            Request::RecoverAll => state.recover_all(),
            Request::CancelReading => state.cancel_reading(),
            Request::CancelSaving => state.cancel_saving(),
            Request::ToolsWidth(width) => state.panels.tools_width = width,
            Request::FactsWidth(width) => state.panels.facts_width = width,
            Request::SetKey(command, key) => keys::set_key(state, command, key, ctx),
            Request::UsualKey(command) => keys::usual_key(state, command, ctx),
            Request::UsualKeys => keys::usual_keys(state, ctx),
            Request::ProceedBooklet(next) => state.proceed_booklet(next, ctx),
            Request::SaveBooklet(next) => state.save_booklet(Some(next), ctx),
            Request::DiscardLeft(path) => state.discard_left(&path),
            Request::KeepLayout(name) => state.keep_layout(name, ctx),
            Request::ForgetLayout(layout) => state.forget_layout(layout, ctx),
            Request::KeepSetup(name) => state.keep_setup(name, ctx),
            Request::ChooseSetup(path) => state.choose_setup(path.as_deref()),
            Request::ForgetSetup(path) => state.forget_setup(&path, ctx),
            Request::ChangeBoard(other) => board::change_board(state, &other),
            Request::NewPuzzle(empty) => state.open_document(Document::new(Puzzle::empty(empty), None)),
            Request::Refuse(reason) => state.refuse(reason),
            Request::Settings(settings) => state.booklet.decide(*settings),
            Request::ChooseRow(row, through) => state.booklet.choose(row, through),
            Request::StretchRows(row) => state.booklet.stretch(row),
            Request::SelectLine(line) => state.booklet.select_line(line),
            Request::DropLine(dragged, on) => state.booklet.drop_line(dragged, on),
            Request::Item(row, item) => state.booklet.edit_row(row, item),
            Request::OwnPaper(typed) => state.booklet.own_paper = typed,
            Request::EndTypingBooklet => state.booklet.history.end_typing(),
            Request::Picture(wish) => state.booklet.wish(wish),
        }
    }
}

impl<C: Into<Command>> From<C> for Request {
    fn from(command: C) -> Request {
        Request::Command(command.into())
    }
}
