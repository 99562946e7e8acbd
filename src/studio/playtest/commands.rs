//! Commands of the playtest.

use egui::{Context, Key, KeyboardShortcut, Modifiers};

use crate::studio::analysis::solving::Strength;
use crate::studio::command::key_combinations::{control, control_shift, plain};
use crate::studio::command::row::{CommandRow, reason_unless, unfinished_board_reason};
use crate::studio::document::played_cells::EntryMode;
use crate::studio::playtest::state::{Aid, PlayHint, PlayTest, Soundness};
use crate::studio::state::StudioState;
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
    /// Returns all playtest commands except the one that starts and ends it.
    pub fn all() -> impl Iterator<Item = PlayCommand> {
        EntryMode::ALL.into_iter().map(PlayCommand::Mark).chain([
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
        ])
    }

    /// Returns the letter that runs the command on boards where digits are not letters; on other boards, the letter
    /// needs Alt.
    pub const fn letter(self) -> Option<char> {
        match self {
            PlayCommand::Mark(EntryMode::Digit) => Some('Z'),
            PlayCommand::Mark(EntryMode::Corner) => Some('X'),
            PlayCommand::Mark(EntryMode::Centre) => Some('C'),
            PlayCommand::Mark(EntryMode::Colour) => Some('V'),
            PlayCommand::Check => Some('K'),
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

    /// Returns the letter that runs the command now: a letter that moves the cursor runs none.
    pub(in crate::studio) fn current_letter(self, state: &StudioState) -> Option<char> {
        self.letter().filter(|letter| !state.letters_move || !"WASD".contains(*letter))
    }

    pub(in crate::studio) fn row(self) -> CommandRow {
        match self {
            PlayCommand::Show => CommandRow::new("do-play-show", "do-play-show.hint")
                .label_key(|state| if state.tab.is_playing { "do-play-end" } else { "do-play-show" })
                .shortcut(control(Key::T))
                .disabled_if(|state| unfinished_board_reason(state).filter(|_| !state.tab.is_playing))
                .run(|state, _| match state.tab.is_playing {
                    true => state.end_playtest(),
                    false => state.begin_playtest(),
                }),
            PlayCommand::Mark(mark) => {
                let hint = match mark {
                    EntryMode::Digit => "do-play-mark-digit-hint",
                    EntryMode::Corner => "do-play-mark-corner-hint",
                    EntryMode::Centre => "do-play-mark-centre-hint",
                    EntryMode::Colour => "do-play-mark-colour-hint",
                };
                CommandRow::new("do-play-type-as", hint)
                    .label(move |_| say!("do-play-type-as", mark = mark.name().to_lowercase()))
                    .enabled_if(|state| state.playing().is_some(), "do-play-start-play-test-first")
                    .run(move |state, _| state.play(|test, _| test.mark = mark))
            }
            PlayCommand::Pause => CommandRow::new("do-play-pause", "do-play-pause.hint")
                .label_key(|state| match state.playing().is_some_and(|test| test.clock.paused) {
                    true => "do-play-go-on",
                    false => "do-play-pause",
                })
                .enabled_if(|state| state.playing().is_some(), "do-play-start-play-test-first")
                .run(|state, _| state.play(|test, _| test.clock.paused = !test.clock.paused)),
            PlayCommand::Undo => CommandRow::new("do-play-undo", "do-play-undo.hint")
                .shortcut(control(Key::Z))
                .disabled_if(|state| {
                    reason_unless_playing(state, |test| test.can_undo_redo().0, "do-play-there-nothing-take-back")
                })
                .run(|state, _| state.play(PlayTest::undo)),
            PlayCommand::Redo => CommandRow::new("do-play-redo", "do-play-redo.hint")
                .shortcut(control_shift(Key::Z))
                .alternative_shortcut(control(Key::Y))
                .disabled_if(|state| {
                    reason_unless_playing(state, |test| test.can_undo_redo().1, "do-play-there-nothing-make-again")
                })
                .run(|state, _| state.play(PlayTest::redo)),
            PlayCommand::Erase => CommandRow::new("do-play-erase", "do-play-erase.hint")
                .disabled_if(|state| {
                    let cells = &state.tab.document.selection.cells;
                    let erases = |test: &PlayTest| test.played().erased(cells) != *test.played();
                    reason_unless_playing(state, erases, "do-play-nothing-yours-stands-selected")
                })
                .run(|state, _| {
                    let cells = state.tab.document.selection.cells.clone();
                    state.play(|test, puzzle| test.erase(&cells, puzzle));
                }),
            PlayCommand::Restart => CommandRow::new("do-play-restart", "do-play-restart.hint")
                .disabled_if(|state| {
                    reason_unless_playing(state, |test| !test.played().is_empty(), "do-play-nothing-been-entered-yet")
                })
                .run(|state, _| state.play(PlayTest::restart)),
            PlayCommand::Check => CommandRow::new("do-play-check", "do-play-check.hint")
                .shortcut(plain(Key::F5))
                .disabled_if(|state| {
                    let has_digits = |test: &PlayTest| test.played().progress.entered_count() > 0;
                    reason_unless_playing(state, has_digits, "do-play-no-digit-been-entered")
                })
                .run(check),
            PlayCommand::ShowWrong => CommandRow::new("do-play-show-wrong", "do-play-show-wrong.hint")
                .disabled_if(|state| reason_unless_playing(state, has_wrong_digits, "do-play-no-digit-known-wrong"))
                .run(|state, _| state.play(|test, _| test.show_wrong())),
            PlayCommand::Hint => CommandRow::new("do-play-hint", "do-play-hint.hint")
                .label_key(|state| match state.playing().and_then(|test| test.aid) {
                    Some(Aid::Hint(Strength::Where)) => "do-play-tell-technique",
                    Some(Aid::Hint(Strength::Technique | Strength::Step)) => "do-play-tell-step",
                    Some(Aid::Reason(..)) | None => "do-play-hint",
                })
                .shortcut(plain(Key::F3))
                .disabled_if(pause_reason)
                .run(|state, _| state.play(|test, _| test.aid = Some(stronger_hint(test.aid)))),
            PlayCommand::TakeHint => CommandRow::new("do-play-take-hint", "do-play-take-hint.hint")
                .disabled_if(|state| reason_unless_playing(state, has_told_step, "do-play-no-step-been-told"))
                .run(|state, _| state.play(PlayTest::take_hint)),
            PlayCommand::Why => CommandRow::new("do-play-why", "do-play-why.hint")
                .shortcut(KeyboardShortcut::new(Modifiers::SHIFT, Key::F2))
                .disabled_if(|state| {
                    let has_cursor = state.tab.document.selection.cursor.is_some();
                    reason_unless_playing(state, |_| has_cursor, "do-play-select-cell-first")
                })
                .run(|state, _| {
                    let Some(cell) = state.tab.document.selection.cursor else { return };
                    state.play(|test, _| test.aid = Some(Aid::Reason(cell, test.played().progress.at(cell).digit)));
                }),
            PlayCommand::CloseAid => CommandRow::new("do-play-close-aid", "do-play-close-aid.hint")
                .disabled_if(|state| reason_unless_playing(state, |test| test.aid.is_some(), "do-play-no-hint-shown"))
                .run(|state, _| state.play(|test, _| test.aid = None)),
        }
    }
}

/// Returns why nothing can be entered: no playtest was started, or it is paused.
fn pause_reason(state: &StudioState) -> Option<String> {
    match state.playing() {
        None => Some(say!("do-play-start-play-test-first")),
        Some(test) => reason_unless(!test.clock.paused, "do-play-play-test-paused"),
    }
}

/// Returns why nothing can be entered, or the reason with this key in the translation files unless the playtest fulfils
/// the condition.
fn reason_unless_playing(
    state: &StudioState,
    condition: impl FnOnce(&PlayTest) -> bool,
    reason: &'static str,
) -> Option<String> {
    pause_reason(state).or_else(|| reason_unless(state.playing().is_some_and(condition), reason))
}

/// Returns whether the last check found wrong digits.
fn has_wrong_digits(test: &PlayTest) -> bool {
    matches!(test.checked(), Some((_, Some(Ok(Soundness::WrongDigits(_))))))
}

/// Returns whether the hint shows a step.
fn has_told_step(test: &PlayTest) -> bool {
    let told = test.aid == Some(Aid::Hint(Strength::Step));
    told && matches!(test.hint_result(), Some(Ok(PlayHint::Next(_))))
}

/// Returns the hint after what is shown.
fn stronger_hint(shown: Option<Aid>) -> Aid {
    Aid::Hint(match shown {
        Some(Aid::Hint(strength)) => strength.stronger(),
        Some(Aid::Reason(..)) | None => Strength::Where,
    })
}

/// Starts checking whether a digit is wrong.
fn check(state: &mut StudioState, ctx: &Context) {
    let known = state.tab.answers.solution();
    if let Some(test) = state.tab.playtest.as_mut() {
        test.check(&state.tab.document, known, ctx);
    }
}
