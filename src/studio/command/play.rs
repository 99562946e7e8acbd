//! Commands of the playtest.

use std::borrow::Cow;

use egui::{Context, Key, KeyboardShortcut, Modifiers};

use super::action::{CommandAction, reason_unless, unfinished_board_reason};
use super::keys::{control, control_shift, plain};
use crate::studio::state::StudioState;
use crate::studio::state::playtest::{Aid, EntryMode, PlayHint, PlayTest, Soundness};
use crate::studio::state::solving::Strength;
use crate::words::say;

/// A command of the playtest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlayCommand {
    /// Starts or ends the playtest of the open puzzle.
    Show,
    /// Chooses what typed digits become.
    Mark(EntryMode),
    /// Pauses the timer and covers the board, or resumes.
    Pause,
    /// Undoes the last step of the playtest.
    Undo,
    /// Redoes the step undone last.
    Redo,
    /// Erases the digits of the selected cells; without digits their marks, and without marks their colours.
    Erase,
    /// Erases everything.
    Restart,
    /// Checks whether a digit is wrong.
    Check,
    /// Shows the wrong digits.
    ShowWrong,
    /// Shows a hint, then a stronger one.
    Hint,
    /// Applies the step of the hint.
    TakeHint,
    /// Explains the digit of a cell, or why a digit does not fit.
    Why,
    /// Closes the hint.
    CloseAid,
}

impl PlayCommand {
    /// All playtest commands except the one that starts and ends it.
    pub const ALL: [PlayCommand; 15] = [
        PlayCommand::Mark(EntryMode::Digit),
        PlayCommand::Mark(EntryMode::Corner),
        PlayCommand::Mark(EntryMode::Centre),
        PlayCommand::Mark(EntryMode::Colour),
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

    /// Returns the letter that runs the command on boards where digits are not letters; on other boards, the letter
    /// needs Alt.
    pub const fn letter(self) -> Option<char> {
        match self {
            PlayCommand::Mark(EntryMode::Digit) => Some('Z'),
            PlayCommand::Mark(EntryMode::Corner) => Some('X'),
            PlayCommand::Mark(EntryMode::Centre) => Some('V'),
            PlayCommand::Mark(EntryMode::Colour) => Some('N'),
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

impl CommandAction for PlayCommand {
    fn label(&self, state: &StudioState) -> String {
        let paused = state.playing().is_some_and(|test| test.clock.paused);
        let label = match self {
            PlayCommand::Show if state.tab.is_playing => "do-play-end",
            PlayCommand::Show => "do-play-show",
            PlayCommand::Mark(mark) => return say!("do-play-type-as", mark = mark.name().to_lowercase()),
            PlayCommand::Pause if paused => "do-play-go-on",
            PlayCommand::Pause => "do-play-pause",
            PlayCommand::Undo => "do-play-undo",
            PlayCommand::Redo => "do-play-redo",
            PlayCommand::Erase => "do-play-erase",
            PlayCommand::Restart => "do-play-restart",
            PlayCommand::Check => "do-play-check",
            PlayCommand::ShowWrong => "do-play-show-wrong",
            PlayCommand::Hint => match state.playing().and_then(|test| test.aid) {
                Some(Aid::Hint(Strength::Where)) => "do-play-tell-technique",
                Some(Aid::Hint(Strength::Technique | Strength::Step)) => "do-play-tell-step",
                Some(Aid::Reason(..)) | None => "do-play-hint",
            },
            PlayCommand::TakeHint => "do-play-take-hint",
            PlayCommand::Why => "do-play-why",
            PlayCommand::CloseAid => "do-play-close-aid",
        };
        say!(label)
    }

    fn tooltip(&self) -> Cow<'static, str> {
        say!(match self {
            PlayCommand::Show => "do-play-show.hint",
            PlayCommand::Mark(EntryMode::Digit) => "do-play-mark-digit-hint",
            PlayCommand::Mark(EntryMode::Corner) => "do-play-mark-corner-hint",
            PlayCommand::Mark(EntryMode::Centre) => "do-play-mark-centre-hint",
            PlayCommand::Mark(EntryMode::Colour) => "do-play-mark-colour-hint",
            PlayCommand::Pause => "do-play-pause.hint",
            PlayCommand::Undo => "do-play-undo.hint",
            PlayCommand::Redo => "do-play-redo.hint",
            PlayCommand::Erase => "do-play-erase.hint",
            PlayCommand::Restart => "do-play-restart.hint",
            PlayCommand::Check => "do-play-check.hint",
            PlayCommand::ShowWrong => "do-play-show-wrong.hint",
            PlayCommand::Hint => "do-play-hint.hint",
            PlayCommand::TakeHint => "do-play-take-hint.hint",
            PlayCommand::Why => "do-play-why.hint",
            PlayCommand::CloseAid => "do-play-close-aid.hint",
        })
        .into()
    }

    fn shortcut(&self) -> Option<KeyboardShortcut> {
        match self {
            PlayCommand::Show => Some(control(Key::T)),
            PlayCommand::Undo => Some(control(Key::Z)),
            PlayCommand::Redo => Some(control_shift(Key::Z)),
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

    fn alternative_shortcut(&self) -> Option<KeyboardShortcut> {
        (*self == PlayCommand::Redo).then_some(control(Key::Y))
    }

    fn disabled_reason(&self, state: &StudioState) -> Option<String> {
        if *self == PlayCommand::Show {
            return unfinished_board_reason(state).filter(|_| !state.tab.is_playing);
        }
        let Some(test) = state.playing() else { return Some(say!("do-play-start-play-test-first")) };
        if test.clock.paused && !matches!(self, PlayCommand::Pause | PlayCommand::Mark(_)) {
            return Some(say!("do-play-play-test-paused"));
        }
        let (back, forth) = test.can_undo_redo();
        match self {
            PlayCommand::Show | PlayCommand::Mark(_) | PlayCommand::Pause | PlayCommand::Hint => None,
            PlayCommand::Undo => reason_unless(back, "do-play-there-nothing-take-back"),
            PlayCommand::Redo => reason_unless(forth, "do-play-there-nothing-make-again"),
            PlayCommand::Restart => reason_unless(!test.played().is_empty(), "do-play-nothing-been-entered-yet"),
            PlayCommand::Erase => {
                let cells = &state.tab.document.selection.cells;
                let less = test.played().erased(cells) != *test.played();
                reason_unless(less, "do-play-nothing-yours-stands-selected")
            }
            PlayCommand::Check => {
                reason_unless(test.played().progress.entered_count() > 0, "do-play-no-digit-been-entered")
            }
            PlayCommand::ShowWrong => {
                let wrong = matches!(test.checked(), Some((_, Some(Ok(Soundness::WrongDigits(_))))));
                reason_unless(wrong, "do-play-no-digit-known-wrong")
            }
            PlayCommand::TakeHint => {
                let told = test.aid == Some(Aid::Hint(Strength::Step));
                let step = matches!(test.hint_result(), Some(Ok(PlayHint::Next(_))));
                reason_unless(told && step, "do-play-no-step-been-told")
            }
            PlayCommand::Why => {
                reason_unless(state.tab.document.selection.cursor.is_some(), "do-play-select-cell-first")
            }
            PlayCommand::CloseAid => reason_unless(test.aid.is_some(), "do-play-no-hint-shown"),
        }
    }

    fn run(&self, state: &mut StudioState, ctx: &Context) {
        match *self {
            PlayCommand::Show if state.tab.is_playing => state.end_playtest(),
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
                    Some(Aid::Reason(..)) | None => Strength::Where,
                }));
            }),
            PlayCommand::TakeHint => state.play(PlayTest::take_hint),
            PlayCommand::Why => {
                let Some(cell) = state.tab.document.selection.cursor else { return };
                state.play(|test, _| test.aid = Some(Aid::Reason(cell, test.played().progress.at(cell).digit)));
            }
            PlayCommand::CloseAid => state.play(|test, _| test.aid = None),
        }
    }
}
