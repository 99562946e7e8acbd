//! The state of a background question: idle, running, answered or lost.

use crate::solve::Control;
use crate::studio::tasks::jobs::{Job, JobOutcome};
use crate::studio::tasks::threads::{no_thread, wake};

/// A question and its answer. `of` identifies the subject, such as a revision, so that an answer about another
/// subject is never returned. Dropping a running question cancels it.
#[derive(Default)]
pub(in crate::studio) enum BackgroundQuery<A> {
    /// No question.
    #[default]
    Idle,
    Running {
        of: u64,
        /// The job, with its start time and its progress.
        job: Job<A>,
    },
    Done {
        of: u64,
        answer: A,
    },
    /// The job failed, so there will be no answer.
    Lost {
        of: u64,
        why: String,
    },
}

impl<A: Send + 'static> BackgroundQuery<A> {
    /// Starts a question and drops an older one. `name` is the name of the thread.
    pub fn start(
        &mut self,
        of: u64,
        name: &str,
        ctx: &egui::Context,
        control: Control,
        work: impl FnOnce(&Control) -> A + Send + 'static,
    ) {
        *self = match Job::start(name, wake(ctx), control, work) {
            Ok(job) => BackgroundQuery::Running { of, job },
            Err(error) => BackgroundQuery::Lost { of, why: no_thread(&error) },
        };
    }

    /// Collects the answer if it is ready.
    pub fn poll(&mut self) {
        if let BackgroundQuery::Running { of, job } = self {
            *self = BackgroundQuery::ended(*of, job.poll()).unwrap_or_else(|| std::mem::take(self));
        }
    }

    /// Polls like [`BackgroundQuery::poll`], but waits briefly for a question that has only just started; see
    /// [`Job::poll_fresh`].
    pub fn poll_fresh(&mut self) {
        if let BackgroundQuery::Running { of, job } = self {
            *self = BackgroundQuery::ended(*of, job.poll_fresh()).unwrap_or_else(|| std::mem::take(self));
        }
    }

    fn ended(of: u64, outcome: JobOutcome<A>) -> Option<BackgroundQuery<A>> {
        match outcome {
            JobOutcome::Running => None,
            JobOutcome::Done(answer) => Some(BackgroundQuery::Done { of, answer }),
            JobOutcome::Panicked(why) => Some(BackgroundQuery::Lost { of, why }),
        }
    }

    /// Takes the result out once there is one, or the reason for the failure.
    pub fn finished(&mut self) -> Option<Result<A, String>> {
        self.poll();
        match std::mem::take(self) {
            BackgroundQuery::Done { answer, .. } => Some(Ok(answer)),
            BackgroundQuery::Lost { why, .. } => Some(Err(why)),
            waiting @ (BackgroundQuery::Idle | BackgroundQuery::Running { .. }) => {
                *self = waiting;
                None
            }
        }
    }

    /// Turns a failure into an answer.
    pub fn answer_for_lost(&mut self, answer: impl FnOnce(String) -> A) {
        if let BackgroundQuery::Lost { of, why } = self {
            *self = BackgroundQuery::Done { of: *of, answer: answer(std::mem::take(why)) };
        }
    }
}

impl<A> BackgroundQuery<A> {
    /// Returns the subject of the question, in any state.
    pub fn of(&self) -> Option<u64> {
        match self {
            BackgroundQuery::Idle => None,
            BackgroundQuery::Running { of, .. }
            | BackgroundQuery::Done { of, .. }
            | BackgroundQuery::Lost { of, .. } => Some(*of),
        }
    }

    /// Drops a question about another subject.
    pub fn keep(&mut self, about: u64) {
        if self.of().is_some_and(|of| of != about) {
            *self = BackgroundQuery::Idle;
        }
    }

    /// Drops the question or its answer.
    pub fn forget(&mut self) {
        *self = BackgroundQuery::Idle;
    }

    /// Asks the running job to stop. It still answers that it was cancelled.
    pub fn cancel(&self) {
        if let BackgroundQuery::Running { job, .. } = self {
            job.cancel();
        }
    }

    pub fn is_running(&self) -> bool {
        matches!(self, BackgroundQuery::Running { .. })
    }

    /// Returns the running job about this subject.
    pub fn running(&self, about: u64) -> Option<&Job<A>> {
        match self {
            BackgroundQuery::Running { of, job } if *of == about => Some(job),
            BackgroundQuery::Idle
            | BackgroundQuery::Running { .. }
            | BackgroundQuery::Done { .. }
            | BackgroundQuery::Lost { .. } => None,
        }
    }

    /// Returns the answer about this subject.
    pub fn answer(&self, about: u64) -> Option<&A> {
        match self {
            BackgroundQuery::Done { of, answer } if *of == about => Some(answer),
            BackgroundQuery::Idle
            | BackgroundQuery::Running { .. }
            | BackgroundQuery::Done { .. }
            | BackgroundQuery::Lost { .. } => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::studio::files::journal::{Journal, JournalKey};
    use crate::studio::files::temp_folder::TempFolder;
    use std::sync::mpsc::channel;

    fn until<A: Send + 'static>(asked: &mut BackgroundQuery<A>) {
        while asked.is_running() {
            std::thread::yield_now();
            asked.poll();
        }
    }

    #[test]
    fn a_question_is_answered_about_what_it_was_asked() {
        let ctx = egui::Context::default();
        let (go, wait) = channel::<()>();
        let mut asked = BackgroundQuery::Idle;
        asked.start(7, "test", &ctx, Control::new(), move |_| wait.recv().is_ok());
        asked.poll();
        assert!(asked.running(7).is_some() && asked.running(8).is_none() && asked.answer(7).is_none());
        go.send(()).unwrap();
        until(&mut asked);
        assert_eq!((asked.answer(7), asked.answer(8)), (Some(&true), None));
        asked.keep(7);
        assert_eq!(asked.of(), Some(7));
        asked.keep(8);
        assert_eq!(asked.of(), None);
    }

    #[test]
    fn work_that_panics_is_lost_and_says_so() {
        let ctx = egui::Context::default();
        let mut asked: BackgroundQuery<String> = BackgroundQuery::Idle;
        asked.start(1, "test", &ctx, Control::new(), |_| panic!("on purpose"));
        until(&mut asked);
        assert!(asked.answer(1).is_none());
        assert_eq!(asked.of(), Some(1));
        asked.answer_for_lost(|why| why);
        let words = "internal error: on purpose";
        assert_eq!(asked.answer(1).map(String::as_str), Some(words));
        assert_eq!(asked.finished(), Some(Ok(words.to_owned())));
        assert_eq!(asked.finished(), None, "once");
    }

    #[test]
    fn work_that_panics_has_the_journal_written_before_it_is_told() {
        let (ctx, folder) = (egui::Context::default(), TempFolder::new());
        let mut journal = Journal::in_folder(folder.path().to_owned());
        journal.sync(JournalKey::Puzzle(1), Some(1), || || "changes".to_owned(), &ctx);
        let mut asked: BackgroundQuery<()> = BackgroundQuery::Idle;
        asked.start(1, "test", &ctx, Control::new(), |_| panic!("on purpose"));
        until(&mut asked);
        let kept: Vec<_> = std::fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().path()).collect();
        assert_eq!(kept.len(), 1, "without waiting for more changes: {kept:?}");
        assert_eq!(std::fs::read_to_string(&kept[0]).unwrap(), "changes");
    }

    #[test]
    fn a_question_that_is_dropped_is_cancelled() {
        let ctx = egui::Context::default();
        let control = Control::new();
        let mut asked = BackgroundQuery::Idle;
        asked.start(1, "test", &ctx, control.clone(), |control| {
            while !control.is_cancelled() {
                std::thread::yield_now();
            }
        });
        asked.keep(2);
        assert!(control.is_cancelled());
    }
}
