//! Undo and redo: each finished gesture is a named step, stored as a snapshot.

use crate::words::Message;

/// The maximum number of undo steps. A puzzle takes a few kilobytes, and the steps of a booklet share their puzzles.
const MAX_STEPS: usize = 1000;

#[derive(Debug)]
struct HistoryStep<M> {
    name: Message,
    /// The snapshot that undoing or redoing the step restores: the one before the step in `past`, or after it in
    /// `future`.
    snapshot: M,
}

/// The current snapshot, with undo and redo steps. Consecutive steps with the same typing target are merged: a
/// typed title is one step, not one for each letter.
#[derive(Debug)]
pub(in crate::studio) struct History<M, T> {
    present: M,
    past: Vec<HistoryStep<M>>,
    future: Vec<HistoryStep<M>>,
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

    /// Returns the earlier snapshots, most recent first.
    pub fn past(&self) -> impl Iterator<Item = &M> {
        self.past.iter().rev().map(|step| &step.snapshot)
    }

    /// Makes `moment` the current snapshot, as a step with this name.
    pub fn record(&mut self, name: Message, moment: M, typing: Option<T>) {
        let before = std::mem::replace(&mut self.present, moment);
        self.future.clear();
        // Within a run of typing, the step that began the run already restores the text from before the run.
        if typing.is_none() || typing != self.typing {
            self.past.push(HistoryStep { name, snapshot: before });
            let surplus = self.past.len().saturating_sub(MAX_STEPS);
            self.past.drain(..surplus);
        }
        self.typing = typing;
    }

    /// Renames the last step.
    pub fn rename_last(&mut self, name: Message) {
        if let Some(step) = self.past.last_mut() {
            step.name = name;
        }
    }

    /// Drops the oldest steps until the rest weigh at most `most`. The most recent step always stays.
    pub fn trim_to(&mut self, most: usize, weigh: impl Fn(&M) -> usize) {
        let mut sum: usize = 0;
        let within = |step: &&HistoryStep<M>| {
            sum = sum.saturating_add(weigh(&step.snapshot));
            sum <= most
        };
        // The sum runs from the most recent step backwards.
        let kept = self.past.iter().rev().take_while(within).count().max(1);
        self.past.drain(..self.past.len().saturating_sub(kept));
    }

    /// Ends a run of typing, so that the next key starts a new step.
    pub fn end_typing(&mut self) {
        self.typing = None;
    }

    /// Returns the name of the step that undo would undo, in the language of the thread.
    pub fn undo_name(&self) -> Option<String> {
        self.past.last().map(|step| step.name.to_string())
    }

    /// Returns the name of the step that redo would redo, in the language of the thread.
    pub fn redo_name(&self) -> Option<String> {
        self.future.last().map(|step| step.name.to_string())
    }

    /// Undoes a step, if there is one, and returns its name.
    pub fn undo(&mut self) -> Option<Message> {
        self.typing = None;
        let step = self.past.pop()?;
        let after = std::mem::replace(&mut self.present, step.snapshot);
        self.future.push(HistoryStep { name: step.name.clone(), snapshot: after });
        Some(step.name)
    }

    /// Redoes a step, if there is one, and returns its name.
    pub fn redo(&mut self) -> Option<Message> {
        self.typing = None;
        let step = self.future.pop()?;
        let before = std::mem::replace(&mut self.present, step.snapshot);
        self.past.push(HistoryStep { name: step.name.clone(), snapshot: before });
        Some(step.name)
    }
}
