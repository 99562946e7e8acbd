//! Many puzzles for the booklet at once: new ones of a kind, or others derived from one. They are written into one
//! file, which is added to the booklet then.

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use egui::Context;

use super::OpenBooklet;
use crate::author::{
    AuthorError, BatchEvent, DeriveOptions, KINDS, Mixture, Pattern, Symmetry, Wishes, derive, generate_batch,
};
use crate::formats;
use crate::puzzle::Puzzle;
use crate::solve::native::Native;
use crate::solve::{Control, Stopped};
use crate::studio::state::asked::Asked;

/// The most puzzles that are made at once.
pub(in crate::studio) const MOST: usize = 1000;

/// Where the puzzles come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BatchSource {
    /// New ones of this kind, by its place in the list.
    Kind(usize),
    /// Derived from the selected puzzle.
    Selected,
}

/// What is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BatchWish {
    /// Where they come from.
    pub source: BatchSource,
    /// How many.
    pub count: usize,
    /// Another seed gives other puzzles.
    pub seed: u64,
}

/// Puzzles on their way.
#[derive(Default)]
pub(in crate::studio) struct Batch {
    pub path: PathBuf,
    pub count: usize,
    done: Arc<AtomicUsize>,
    /// The seed of the last batch: the next one has other puzzles.
    seed: u64,
    /// How many were written, or None when the author has stopped it.
    pub asked: Asked<Result<Option<usize>, String>>,
}

impl Batch {
    /// How many puzzles are made.
    pub fn done(&self) -> usize {
        self.done.load(Ordering::Relaxed)
    }
}

/// The puzzles that are wished for. `selected` is the puzzle that others are derived from.
fn make(
    wish: BatchWish,
    selected: Option<&Puzzle>,
    done: &AtomicUsize,
    control: &Control,
) -> Result<Vec<Puzzle>, AuthorError> {
    let mut made = Vec::new();
    match (wish.source, selected) {
        (BatchSource::Kind(place), _) => {
            let Some(kind) = KINDS.get(place) else { return Ok(made) };
            let wishes = Wishes { seed: wish.seed, symmetry: Symmetry::HalfTurn, ..Wishes::default() };
            let pattern = Pattern::Kinds(Mixture::from(kind));
            let engine = || Box::new(Native::new()) as _;
            generate_batch(&pattern, &wishes, wish.count, &engine, control, &mut |event| {
                match event {
                    BatchEvent::Progress { done: number, .. } => done.store(number, Ordering::Relaxed),
                    BatchEvent::Made { made: puzzle, .. } => made.push(puzzle.puzzle),
                }
                ControlFlow::Continue(())
            })?;
        }
        (BatchSource::Selected, Some(puzzle)) => {
            let options = DeriveOptions { count: wish.count, seed: wish.seed, ..DeriveOptions::default() };
            let each = &mut |progress: crate::author::DeriveProgress| done.store(progress.done, Ordering::Relaxed);
            made.extend(derive(puzzle, &options, control, each)?.into_iter().map(|derived| derived.puzzle));
        }
        (BatchSource::Selected, None) => {}
    }
    Ok(made)
}

fn write(
    wish: BatchWish,
    selected: Option<&Puzzle>,
    path: &Path,
    done: &AtomicUsize,
    control: &Control,
) -> Result<Option<usize>, String> {
    match make(wish, selected, done, control) {
        Err(AuthorError::Stopped(Stopped::Cancelled)) => Ok(None),
        Err(error) => Err(error.to_string()),
        Ok(puzzles) => {
            let all: Vec<&Puzzle> = puzzles.iter().collect();
            formats::save_puzzles(path, &all).map(|_| Some(all.len())).map_err(|error| error.to_string())
        }
    }
}

impl OpenBooklet {
    /// What is offered first: new puzzles, other ones than last time.
    pub fn next_batch(&self) -> BatchWish {
        BatchWish { source: BatchSource::Kind(0), count: 12, seed: self.batch.seed + 1 }
    }

    /// The puzzle that others can be derived from.
    pub fn puzzle_selected(&self) -> Option<&Puzzle> {
        let row = self.rows().get(self.selected?)?;
        row.content.as_ref().ok().map(|entry| &entry.puzzle)
    }

    /// Makes the puzzles and writes them into a file.
    pub fn start_batch(&mut self, wish: BatchWish, path: PathBuf, ctx: &Context) {
        let selected = self.puzzle_selected().cloned();
        let (to, done) = (path.clone(), Arc::new(AtomicUsize::new(0)));
        let counter = done.clone();
        let work = move |control: &Control| write(wish, selected.as_ref(), &to, &counter, control);
        let (count, seed) = (wish.count, wish.seed);
        self.batch = Batch { path, count, done, seed, asked: Asked::Idle };
        self.batch.asked.start(0, "booklet batch", ctx, Control::new(), work);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Board;
    use crate::solve::{Engine, Verdict};

    #[test]
    fn new_puzzles_have_one_solution_and_no_two_are_the_same() {
        let place = KINDS.iter().position(|kind| kind.name == "shidoku").unwrap();
        let wish = BatchWish { source: BatchSource::Kind(place), count: 5, seed: 3 };
        let done = AtomicUsize::new(0);
        let made = make(wish, None, &done, &Control::new()).unwrap();
        assert_eq!((made.len(), done.load(Ordering::Relaxed)), (5, 5));
        for (index, puzzle) in made.iter().enumerate() {
            let verdict = Native::new().verdict(&puzzle.model(), &Control::new()).unwrap();
            assert!(matches!(verdict, Verdict::Unique(_)));
            assert!(!made[..index].contains(puzzle), "{index}");
        }
        assert_ne!(make(BatchWish { seed: 4, ..wish }, None, &done, &Control::new()).unwrap(), made);
    }

    #[test]
    fn what_is_stopped_writes_nothing() {
        // It could not be written, either.
        let path = Path::new("/no such folder/all.jsonl");
        let control = Control::new();
        control.cancel();
        let wish = BatchWish { source: BatchSource::Selected, count: 3, seed: 0 };
        let puzzle = Puzzle::empty(Board::classic());
        let written = write(wish, Some(&puzzle), path, &AtomicUsize::new(0), &control);
        assert_eq!(written, Ok(None));
        let written = write(wish, Some(&puzzle), path, &AtomicUsize::new(0), &Control::new());
        assert!(written.is_err(), "{written:?}");
    }
}
