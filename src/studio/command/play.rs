//! Commands of the play-test.

use std::borrow::Cow;

use egui::{Context, Key, KeyboardShortcut, Modifiers};

use super::action::{Action, unless};
use super::keys::{control, plain, shifted};
use crate::studio::state::State;
use crate::studio::state::playtest::{Aid, Basis, Hint, Mark, PlayTest};
use crate::studio::state::solving::Strength;

/// What is done in a play-test.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayCommand {
    /// Begins to solve the open puzzle, or ends that.
    Show,
    /// What digits become that are typed.
    Mark(Mark),
    /// Stops the timer and covers the board, or goes on.
    Pause,
    /// Takes back the last step of the play-test.
    Undo,
    /// Makes the step again that was taken back.
    Redo,
    /// Takes something out of the selected cells.
    Erase,
    /// Takes everything out.
    Restart,
    /// Says whether a digit is wrong.
    Check,
    /// Shows the digits that are wrong.
    ShowWrong,
    /// Gives a hint, and then a stronger one.
    Hint,
    /// Puts the step that is hinted at into the cells.
    TakeHint,
    /// Says why a cell is what it is, or why a digit does not fit.
    Why,
    /// Closes the hint.
    CloseAid,
}

impl PlayCommand {
    /// All of them, besides the one that begins and ends.
    pub const ALL: [PlayCommand; 15] = [
        PlayCommand::Mark(Mark::Digit),
        PlayCommand::Mark(Mark::Corner),
        PlayCommand::Mark(Mark::Centre),
        PlayCommand::Mark(Mark::Colour),
        PlayCommand::Pause,
        PlayCommand::Undo,
        PlayCommand::Redo,
        PlayCommand::Erase,
        PlayCommand::Restart,
        PlayCommand::Check,
        PlayCommand::ShowWrong,
        PlayCommand::Hint,
        PlayCommand::TakeHint,
        PlayCommand::Why,
        PlayCommand::CloseAid,
    ];

    /// The letter that does it where digits are no letters; with Alt elsewhere.
    pub const fn letter(self) -> Option<char> {
        match self {
            PlayCommand::Mark(Mark::Digit) => Some('Z'),
            PlayCommand::Mark(Mark::Corner) => Some('X'),
            PlayCommand::Mark(Mark::Centre) => Some('V'),
            PlayCommand::Mark(Mark::Colour) => Some('N'),
            PlayCommand::Check => Some('C'),
            PlayCommand::Hint => Some('H'),
            PlayCommand::Why => Some('W'),
            PlayCommand::Show
            | PlayCommand::Pause
            | PlayCommand::Undo
            | PlayCommand::Redo
            | PlayCommand::Erase
            | PlayCommand::Restart
            | PlayCommand::ShowWrong
            | PlayCommand::TakeHint
            | PlayCommand::CloseAid => None,
        }
    }
}

impl Action for PlayCommand {
    fn label(&self, state: &State) -> String {
        let paused = state.playing().is_some_and(|test| test.clock.paused);
        let label = match self {
            PlayCommand::Show if state.tab.plays => "End test",
            PlayCommand::Show => "Play-test",
            PlayCommand::Mark(mark) => return format!("Type as {}", mark.name().to_lowercase()),
            PlayCommand::Pause if paused => "Go on",
            PlayCommand::Pause => "Pause",
            PlayCommand::Undo => "Undo",
            PlayCommand::Redo => "Redo",
            PlayCommand::Erase => "Erase",
            PlayCommand::Restart => "Start again",
            PlayCommand::Check => "Check",
            PlayCommand::ShowWrong => "Show where",
            PlayCommand::Hint => match state.playing().and_then(|test| test.aid) {
                Some(Aid::Hint(Strength::Where)) => "Tell the technique",
                Some(Aid::Hint(Strength::Technique | Strength::Step)) => "Tell the step",
                Some(Aid::Why(..)) | None => "Hint",
            },
            PlayCommand::TakeHint => "Do it",
            PlayCommand::Why => "Why?",
            PlayCommand::CloseAid => "Close the hint",
        };
        label.to_owned()
    }

    fn tooltip(&self) -> Cow<'static, str> {
        Cow::Borrowed(match self {
            PlayCommand::Show => "Solve the puzzle as others will. Nothing you enter there changes the puzzle",
            PlayCommand::Mark(Mark::Digit) => "Typed digits are those of the cells",
            PlayCommand::Mark(Mark::Corner) => "Typed digits are small, in the corners; Shift and a digit does it too",
            PlayCommand::Mark(Mark::Centre) => "Typed digits are small, in the middle; Ctrl and a digit does it too",
            PlayCommand::Mark(Mark::Colour) => "Typed digits are colours; Alt and a digit does it too",
            PlayCommand::Pause => "Stop the timer and cover the board, or go on (Space)",
            PlayCommand::Undo => "Take back the last step of the play-test",
            PlayCommand::Redo => "Make the step again that was taken back",
            PlayCommand::Erase => "Take digits out of the selected cells, or else marks, or else colours (Delete)",
            PlayCommand::Restart => "Take out everything you entered; undo brings it back",
            PlayCommand::Check => "Say whether a digit that you entered is wrong, and not where",
            PlayCommand::ShowWrong => "Mark the digits that are wrong",
            PlayCommand::Hint => "First where to look, then the technique, then the step",
            PlayCommand::TakeHint => "Enter what the step places, or cross out by centre marks what it removes",
            PlayCommand::Why => "Which step of the logic places this digit, or takes a candidate away",
            PlayCommand::CloseAid => "Give the room back to the notes (Escape)",
        })
    }

    fn shortcut(&self) -> Option<KeyboardShortcut> {
        match self {
            PlayCommand::Show => Some(control(Key::T)),
            PlayCommand::Undo => Some(control(Key::Z)),
            PlayCommand::Redo => Some(shifted(Key::Z)),
            PlayCommand::Hint => Some(plain(Key::F3)),
            PlayCommand::Why => Some(KeyboardShortcut::new(Modifiers::SHIFT, Key::F2)),
            PlayCommand::Check => Some(plain(Key::F5)),
            PlayCommand::Mark(_)
            | PlayCommand::Pause
            | PlayCommand::Erase
            | PlayCommand::Restart
            | PlayCommand::ShowWrong
            | PlayCommand::TakeHint
            | PlayCommand::CloseAid => None,
        }
    }

    fn refusal(&self, state: &State) -> Option<String> {
        if *self == PlayCommand::Show {
            let unfinished = state.tab.document.unfinished();
            return unfinished
                .first()
                .filter(|_| !state.tab.plays)
                .map(|first| format!("Mend the regions first: {first}"));
        }
        let Some(test) = state.playing() else { return Some("Start the play-test first".to_owned()) };
        if test.clock.paused && !matches!(self, PlayCommand::Pause | PlayCommand::Mark(_)) {
            return Some("The play-test is paused".to_owned());
        }
        let (back, forth) = test.steps();
        match self {
            PlayCommand::Show | PlayCommand::Mark(_) | PlayCommand::Pause | PlayCommand::Hint => None,
            PlayCommand::Undo => unless(back, "There is nothing to take back"),
            PlayCommand::Redo => unless(forth, "There is nothing to make again"),
            PlayCommand::Restart => unless(!test.played().is_empty(), "Nothing has been entered yet"),
            PlayCommand::Erase => {
                let cells = &state.tab.document.selection.cells;
                let less = test.played().erased(cells) != *test.played();
                unless(less, "Nothing of yours stands in the selected cells")
            }
            PlayCommand::Check => unless(test.played().progress.entered() > 0, "No digit has been entered yet"),
            PlayCommand::ShowWrong => {
                let wrong = matches!(test.checked(), Some((_, Some(Ok(Basis::WrongDigits(_))))));
                unless(wrong, "No digit is known to be wrong")
            }
            PlayCommand::TakeHint => {
                let told = test.aid == Some(Aid::Hint(Strength::Step));
                let step = matches!(test.hinted(), Some(Ok(Hint::Next(_))));
                unless(told && step, "No step has been told")
            }
            PlayCommand::Why => unless(state.tab.document.selection.cursor.is_some(), "Select a cell first"),
            PlayCommand::CloseAid => unless(test.aid.is_some(), "No hint is shown"),
        }
    }

    fn run(&self, state: &mut State, ctx: &Context) {
        match *self {
            PlayCommand::Show if state.tab.plays => state.end_playtest(),
            PlayCommand::Show => state.begin_playtest(),
            PlayCommand::Mark(mark) => state.play(|test, _| test.mark = mark),
            PlayCommand::Pause => state.play(|test, _| test.clock.paused = !test.clock.paused),
            PlayCommand::Undo => state.play(PlayTest::undo),
            PlayCommand::Redo => state.play(PlayTest::redo),
            PlayCommand::Restart => state.play(PlayTest::restart),
            PlayCommand::Erase => {
                let cells = state.tab.document.selection.cells.clone();
                state.play(|test, puzzle| test.erase(&cells, puzzle));
            }
            PlayCommand::Check => {
                let known = state.tab.answers.solution();
                if let Some(test) = state.tab.playtest.as_mut() {
                    test.check(&state.tab.document, known, ctx);
                }
            }
            PlayCommand::ShowWrong => state.play(|test, _| test.show_wrong()),
            PlayCommand::Hint => state.play(|test, _| {
                test.aid = Some(Aid::Hint(match test.aid {
                    Some(Aid::Hint(strength)) => strength.stronger(),
                    Some(Aid::Why(..)) | None => Strength::Where,
                }));
            }),
            PlayCommand::TakeHint => state.play(PlayTest::take_hint),
            PlayCommand::Why => {
                let Some(cell) = state.tab.document.selection.cursor else { return };
                state.play(|test, _| test.aid = Some(Aid::Why(cell, test.played().progress.at(cell).digit)));
            }
            PlayCommand::CloseAid => state.play(|test, _| test.aid = None),
        }
    }
}
