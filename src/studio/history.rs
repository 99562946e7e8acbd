//! Undo and redo: every finished gesture is one named step, kept as a snapshot of the puzzle.

use crate::puzzle::Puzzle;

/// The most steps that can be undone; a puzzle is a few kilobytes.
const MOST_STEPS: usize = 1000;

/// The puzzle at one moment, with numbers that no other moment of the session shares.
#[derive(Clone, Debug)]
pub(super) struct Moment {
    pub puzzle: Puzzle,
    /// Changes with every edit.
    pub revision: u64,
    /// Changes with every edit that can change the solutions: not with titles and colours.
    pub meaning: u64,
}

/// Steps of the same sort that follow each other are one step: typing a title is not a step a letter.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Typing {
    Title,
    Author,
}

#[derive(Debug)]
struct Step {
    name: String,
    /// The puzzle on the other side of the step.
    moment: Moment,
}

/// The present puzzle and the ways back and forth from it.
#[derive(Debug)]
pub(super) struct History {
    present: Moment,
    past: Vec<Step>,
    future: Vec<Step>,
    typing: Option<Typing>,
    last_number: u64,
}

impl History {
    pub fn new(puzzle: Puzzle) -> History {
        let present = Moment { puzzle, revision: 0, meaning: 0 };
        History { present, past: Vec::new(), future: Vec::new(), typing: None, last_number: 0 }
    }

    pub fn present(&self) -> &Moment {
        &self.present
    }

    /// The puzzles before this one, from the last to the first.
    pub fn past(&self) -> impl Iterator<Item = &Puzzle> {
        self.past.iter().rev().map(|step| &step.moment.puzzle)
    }

    /// Makes `puzzle` the present one, by a step of this name.
    pub fn record(&mut self, name: String, puzzle: Puzzle, new_meaning: bool, typing: Option<Typing>) {
        self.last_number += 1;
        let meaning = if new_meaning { self.last_number } else { self.present.meaning };
        let moment = Moment { puzzle, revision: self.last_number, meaning };
        let before = std::mem::replace(&mut self.present, moment);
        self.future.clear();
        if typing.is_none() || typing != self.typing {
            self.past.push(Step { name, moment: before });
            let surplus = self.past.len().saturating_sub(MOST_STEPS);
            self.past.drain(..surplus);
        }
        self.typing = typing;
    }

    /// Ends a run of typing: the next letter is a new step.
    pub fn end_typing(&mut self) {
        self.typing = None;
    }

    /// The name of the step that undo would take back.
    pub fn undo_name(&self) -> Option<&str> {
        self.past.last().map(|step| step.name.as_str())
    }

    /// The name of the step that redo would make again.
    pub fn redo_name(&self) -> Option<&str> {
        self.future.last().map(|step| step.name.as_str())
    }

    /// Goes one step back, if there is one, and tells its name.
    pub fn undo(&mut self) -> Option<String> {
        self.typing = None;
        let step = self.past.pop()?;
        let after = std::mem::replace(&mut self.present, step.moment);
        self.future.push(Step { name: step.name.clone(), moment: after });
        Some(step.name)
    }

    /// Goes one step forth, if there is one, and tells its name.
    pub fn redo(&mut self) -> Option<String> {
        self.typing = None;
        let step = self.future.pop()?;
        let before = std::mem::replace(&mut self.present, step.moment);
        self.past.push(Step { name: step.name.clone(), moment: before });
        Some(step.name)
    }
}
