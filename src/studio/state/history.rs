//! Undo and redo: every finished gesture is one named step, kept as a snapshot of what is worked on.

use crate::words::Message;

/// The most steps that can be undone; a puzzle is a few kilobytes, and booklets share their puzzles from step to step.
const MOST_STEPS: usize = 1000;

#[derive(Debug)]
struct Step<M> {
    name: Message,
    /// What is on the other side of the step.
    moment: M,
}

/// The present moment of what is worked on, and the ways back and forth from it. Steps of the same sort of typing that
/// follow each other are one step: typing a title is not a step a letter.
#[derive(Debug)]
pub(in crate::studio) struct History<M, T> {
    present: M,
    past: Vec<Step<M>>,
    future: Vec<Step<M>>,
    typing: Option<T>,
}

impl<M: Default, T: PartialEq> Default for History<M, T> {
    fn default() -> History<M, T> {
        History::new(M::default())
    }
}

impl<M, T: PartialEq> History<M, T> {
    pub fn new(present: M) -> History<M, T> {
        History { present, past: Vec::new(), future: Vec::new(), typing: None }
    }

    pub fn present(&self) -> &M {
        &self.present
    }

    /// The moments before this one, from the last to the first.
    pub fn past(&self) -> impl Iterator<Item = &M> {
        self.past.iter().rev().map(|step| &step.moment)
    }

    /// Makes `moment` the present one, by a step of this name.
    pub fn record(&mut self, name: Message, moment: M, typing: Option<T>) {
        let before = std::mem::replace(&mut self.present, moment);
        self.future.clear();
        if typing.is_none() || typing != self.typing {
            self.past.push(Step { name, moment: before });
            let surplus = self.past.len().saturating_sub(MOST_STEPS);
            self.past.drain(..surplus);
        }
        self.typing = typing;
    }

    /// Gives the last step another name.
    pub fn rename_last(&mut self, name: Message) {
        if let Some(step) = self.past.last_mut() {
            step.name = name;
        }
    }

    /// Forgets the oldest steps until the others weigh no more than this; the last one stays.
    pub fn keep_within(&mut self, most: usize, weigh: impl Fn(&M) -> usize) {
        let mut sum: usize = 0;
        let within = |step: &&Step<M>| {
            sum = sum.saturating_add(weigh(&step.moment));
            sum <= most
        };
        let kept = self.past.iter().rev().take_while(within).count().max(1);
        self.past.drain(..self.past.len().saturating_sub(kept));
    }

    /// Ends a run of typing: the next letter is a new step.
    pub fn end_typing(&mut self) {
        self.typing = None;
    }

    /// The name of the step that undo would take back, in the language of the thread.
    pub fn undo_name(&self) -> Option<String> {
        self.past.last().map(|step| step.name.to_string())
    }

    /// The name of the step that redo would make again, likewise.
    pub fn redo_name(&self) -> Option<String> {
        self.future.last().map(|step| step.name.to_string())
    }

    /// Goes one step back, if there is one, and tells its name.
    pub fn undo(&mut self) -> Option<Message> {
        self.typing = None;
        let step = self.past.pop()?;
        let after = std::mem::replace(&mut self.present, step.moment);
        self.future.push(Step { name: step.name.clone(), moment: after });
        Some(step.name)
    }

    /// Goes one step forth, if there is one, and tells its name.
    pub fn redo(&mut self) -> Option<Message> {
        self.typing = None;
        let step = self.future.pop()?;
        let before = std::mem::replace(&mut self.present, step.moment);
        self.past.push(Step { name: step.name.clone(), moment: before });
        Some(step.name)
    }
}
