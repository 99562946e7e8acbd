//! Batches of puzzles for the booklet: newly generated puzzles, or variations of one puzzle. A batch is written to a
//! file, which is then added to the booklet.

mod generation;

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::thread;

use crate::author::{
    AuthorError, BatchEvent, BatchPart, DeriveOptions, DeriveProgress, GenerateTemplate, KINDS, MinimiseOptions,
    Mixture, Symmetry, derive, generate_part,
};
use crate::formats;
use crate::puzzle::Puzzle;
use crate::solve::native::Native;
use crate::solve::{Control, SolveError};
use crate::studio::author::state::WantedPath;
use crate::studio::state::Notice;
use crate::studio::state::words::grouped;
use crate::studio::tasks::query::BackgroundQuery;
use crate::words::say;

/// The maximum number of puzzles in a batch.
pub(in crate::studio) const MAX_PUZZLES: usize = 1000;

/// The source of the puzzles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BatchSource {
    /// New puzzles of the kind with this index.
    Kind(usize),
    /// Variations of the selected puzzle.
    Selected,
}

/// A request for a batch.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BatchRequest {
    /// The source of the puzzles.
    pub source: BatchSource,
    /// The indices of further kinds that are combined with the kind of new puzzles.
    pub mixed_with: Vec<usize>,
    /// The symmetry of the givens of new puzzles.
    pub symmetry: Symmetry,
    /// The wanted difficulty of new puzzles.
    pub path: WantedPath,
    /// The number of puzzles.
    pub count: usize,
    /// The seed. A different seed gives different puzzles.
    pub seed: u64,
}

impl Default for BatchRequest {
    fn default() -> BatchRequest {
        BatchRequest {
            source: BatchSource::Kind(0),
            mixed_with: Vec::new(),
            symmetry: Symmetry::HalfTurn,
            path: WantedPath::default(),
            count: 12,
            seed: 0,
        }
    }
}

/// The progress of a batch.
#[derive(Default)]
struct BatchProgress {
    made: AtomicUsize,
    tried: AtomicU64,
}

/// The result of a batch.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(in crate::studio) struct BatchResult {
    /// The number of puzzles in the file. If the setter stopped before the first one, no file is written.
    pub count: usize,
    /// The number of puzzles without the wanted difficulty.
    pub off_target: usize,
    /// True if the setter stopped the batch.
    pub stopped: bool,
}

/// The batch in progress.
#[derive(Default)]
pub(in crate::studio) struct PuzzleBatch {
    pub path: PathBuf,
    /// The last request, as a template for the next one.
    pub last_request: BatchRequest,
    counter: Arc<BatchProgress>,
    /// The result of a finished batch whose file is being read for the booklet.
    pub written: Option<BatchResult>,
    pub query: BackgroundQuery<Result<BatchResult, String>>,
}

impl PuzzleBatch {
    /// Returns the number of finished puzzles.
    pub fn made(&self) -> usize {
        self.counter.made.load(Ordering::Relaxed)
    }

    /// Returns the number of puzzles tried for the wanted difficulty; 0 if no difficulty is wanted.
    pub fn tried(&self) -> u64 {
        self.counter.tried.load(Ordering::Relaxed)
    }

    /// Returns a message about the puzzles added to the booklet, unless there are as many as requested and all have the
    /// wanted difficulty.
    pub fn message(&mut self) -> Option<Notice> {
        let BatchResult { count, off_target: astray, stopped } = self.written.take()?;
        let [number, of] = [count, self.last_request.count].map(|count| grouped(count as u64));
        match (astray, stopped) {
            (0, false) => None,
            (0, true) => Some(Notice::Info(say!("tell-booklet-batch-stopped", number = number, of = of))),
            (astray, _) => {
                let astray = grouped(astray as u64);
                Some(Notice::Warning(say!("tell-booklet-batch-astray", number = number, astray = astray)))
            }
        }
    }
}

/// The generated puzzles.
#[derive(Default)]
struct GeneratedPuzzles {
    puzzles: Vec<Puzzle>,
    /// The number of puzzles without the wanted difficulty.
    off_target: usize,
    /// True if the setter stopped the batch.
    stopped: bool,
}

/// Generates new puzzles of combined kinds. Finished puzzles are kept even if the batch is stopped.
fn new_ones(
    kinds: Mixture,
    wishes: &MinimiseOptions,
    count: usize,
    counter: &BatchProgress,
    control: &Control,
    made: &mut GeneratedPuzzles,
) -> Result<(), AuthorError> {
    let engine = || Box::new(Native::new()) as _;
    let part = BatchPart {
        indices: &mut (0..count as u64),
        count,
        cores: thread::available_parallelism().map_or(1, usize::from),
        rated: &counter.tried,
        keeps_finished: true,
    };
    generate_part(&GenerateTemplate::Kinds(kinds), wishes, part, &engine, control, &mut |event| {
        match event {
            BatchEvent::Progress { done, .. } => {
                // In a stopped batch, `done` also counts unfinished puzzles.
                if !control.is_cancelled() {
                    counter.made.store(done, Ordering::Relaxed);
                }
            }
            BatchEvent::Puzzle { made: one, .. } => {
                made.off_target += usize::from(one.goal_rating.as_ref().is_some_and(|reached| !reached.is_met()));
                made.puzzles.push(one.puzzle);
            }
        }
        ControlFlow::Continue(())
    })
}

/// Generates the requested puzzles. `selected` is the source of variations.
///
/// # Errors
/// Returns an error message if the puzzles cannot be generated.
fn make(
    wish: &BatchRequest,
    selected: Option<&Puzzle>,
    counter: &BatchProgress,
    control: &Control,
) -> Result<GeneratedPuzzles, String> {
    let mut made = GeneratedPuzzles::default();
    let result = match (wish.source, selected) {
        (BatchSource::Kind(place), _) => {
            let kinds = std::iter::once(&place).chain(&wish.mixed_with).filter_map(|&place| KINDS.get(place));
            let kinds = Mixture::new(kinds.collect()).map_err(|error| error.to_string())?;
            let (seed, symmetry, goals) = (wish.seed, wish.symmetry, wish.path.goals(None)?);
            let wishes = MinimiseOptions { seed, symmetry, goals, ..MinimiseOptions::default() };
            new_ones(kinds, &wishes, wish.count, counter, control, &mut made)
        }
        (BatchSource::Selected, Some(puzzle)) => {
            let options = DeriveOptions { count: wish.count, seed: wish.seed, ..DeriveOptions::default() };
            let each = &mut |progress: DeriveProgress| counter.made.store(progress.done, Ordering::Relaxed);
            derive(puzzle, &options, control, each)
                .map(|derived| made.puzzles.extend(derived.into_iter().map(|derived| derived.puzzle)))
        }
        (BatchSource::Selected, None) => Ok(()),
    };
    match result {
        Ok(()) => Ok(made),
        Err(AuthorError::Stopped(SolveError::Cancelled)) => Ok(GeneratedPuzzles { stopped: true, ..made }),
        Err(error) => Err(error.to_string()),
    }
}

fn write(
    wish: &BatchRequest,
    selected: Option<&Puzzle>,
    path: &Path,
    counter: &BatchProgress,
    control: &Control,
) -> Result<BatchResult, String> {
    let GeneratedPuzzles { puzzles, off_target: astray, stopped } = make(wish, selected, counter, control)?;
    let written = BatchResult { count: puzzles.len(), off_target: astray, stopped };
    if !(stopped && puzzles.is_empty()) {
        let all: Vec<&Puzzle> = puzzles.iter().collect();
        formats::save_puzzles(path, &all).map_err(|error| error.to_string())?;
    }
    Ok(written)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::author::{Rater, SymmetryScope};
    use crate::board::Board;
    use crate::logic::{StepRating, TechniqueId};
    use crate::solve::{Engine, Verdict};
    use crate::studio::author::state::WantedDifficulty;
    use crate::studio::files::temp_folder::TempFolder;

    fn kind(name: &str) -> usize {
        KINDS.iter().position(|kind| kind.name == name).unwrap()
    }

    fn wish(name: &str, count: usize, seed: u64) -> BatchRequest {
        BatchRequest { source: BatchSource::Kind(kind(name)), count, seed, ..BatchRequest::default() }
    }

    fn made(wish: &BatchRequest) -> Vec<Puzzle> {
        make(wish, None, &BatchProgress::default(), &Control::new()).unwrap().puzzles
    }

    #[test]
    fn new_puzzles_have_one_solution_and_no_two_are_the_same() {
        let counter = BatchProgress::default();
        let wish = wish("shidoku", 5, 3);
        let made = make(&wish, None, &counter, &Control::new()).unwrap().puzzles;
        assert_eq!((made.len(), counter.made.load(Ordering::Relaxed)), (5, 5));
        assert_eq!(counter.tried.load(Ordering::Relaxed), 0, "no path is wished");
        for (index, puzzle) in made.iter().enumerate() {
            let verdict = Native::new().verdict(&puzzle.model(), &Control::new()).unwrap();
            assert!(matches!(verdict, Verdict::Unique(_)));
            assert!(!made[..index].contains(puzzle), "{index}");
        }
        assert_ne!(self::made(&BatchRequest { seed: 4, ..wish }), made);
    }

    #[test]
    fn new_puzzles_have_the_symmetry_and_the_kinds_that_are_wished() {
        let (mixed_with, symmetry) = (vec![kind("killer")], Symmetry::Horizontal);
        let wish = BatchRequest { mixed_with, symmetry, ..wish("shidoku", 4, 1) };
        for puzzle in made(&wish) {
            let kinds: Vec<_> = puzzle.rules().iter().map(|placed| placed.rule.kind().generated_name()).collect();
            assert!(kinds.contains(&Some("killer")), "{kinds:?}");
            for &cell in puzzle.givens().keys() {
                let orbit = Symmetry::Horizontal.orbit(SymmetryScope::Board, puzzle.board(), cell).unwrap();
                assert!(orbit.iter().all(|other| puzzle.givens().contains_key(&other)), "{cell}");
            }
        }
        let twice = BatchRequest { mixed_with: vec![kind("roku")], ..wish };
        assert!(make(&twice, None, &BatchProgress::default(), &Control::new()).is_err(), "two boards");
    }

    #[test]
    fn new_puzzles_have_the_difficulty_that_is_wished() {
        let hardest = |puzzle: &Puzzle| {
            let rating = Rater::new().rate(puzzle, TechniqueId::last(), &mut Native::new(), &Control::new()).unwrap();
            rating.difficulty.hardest.map(|(_, _, number)| number)
        };
        // Without a wanted difficulty, some are harder.
        let wish = wish("roku", 12, 1);
        let many = BatchRequest { count: 60, ..wish.clone() };
        assert!(made(&many).iter().any(|puzzle| hardest(puzzle) > Some(StepRating(15))));
        let counter = BatchProgress::default();
        let easy = BatchRequest {
            path: WantedPath { difficulty: WantedDifficulty::Typed, typed: "..1.5".to_owned(), needs: None },
            ..wish
        };
        let made = make(&easy, None, &counter, &Control::new()).unwrap();
        assert_eq!((made.puzzles.len(), made.off_target), (12, 0));
        assert!(made.puzzles.iter().all(|puzzle| hardest(puzzle) <= Some(StepRating(15))));
        assert!(counter.tried.load(Ordering::Relaxed) >= 12);
        let wrong = BatchRequest {
            path: WantedPath { difficulty: WantedDifficulty::Typed, typed: "hard".to_owned(), needs: None },
            ..easy
        };
        assert!(make(&wrong, None, &counter, &Control::new()).is_err());
    }

    #[test]
    fn what_is_stopped_before_any_is_finished_writes_nothing() {
        // Writing to this path would also fail.
        let path = Path::new("/no such folder/all.jsonl");
        let control = Control::new();
        control.cancel();
        let wish = BatchRequest { source: BatchSource::Selected, count: 3, ..BatchRequest::default() };
        let puzzle = Puzzle::empty(Board::classic());
        let written = write(&wish, Some(&puzzle), path, &BatchProgress::default(), &control);
        assert_eq!(written, Ok(BatchResult { stopped: true, ..BatchResult::default() }));
        let written = write(&wish, Some(&puzzle), path, &BatchProgress::default(), &Control::new());
        assert!(written.is_err(), "{written:?}");
    }

    #[test]
    fn what_is_finished_when_it_is_stopped_is_written() {
        let folder = TempFolder::new();
        let path = folder.path().join("new.jsonl");
        let (counter, control) = (BatchProgress::default(), Control::new());
        let wish = wish("roku", 1_000_000, 5);
        let written = thread::scope(|scope| {
            let work = scope.spawn(|| write(&wish, None, &path, &counter, &control));
            while counter.made.load(Ordering::Relaxed) < 20 {
                assert!(!work.is_finished(), "there are a million to make");
                thread::yield_now();
            }
            control.cancel();
            work.join().unwrap().unwrap()
        });
        assert!(written.stopped && written.count >= 20 && written.count < 1_000_000, "{written:?}");
        let read = formats::read(&path).unwrap();
        assert_eq!(read.len(), written.count);
        // The puzzles are in the order of the batch, though unfinished ones may be missing in between.
        let first = made(&BatchRequest { count: 256, ..wish });
        let place = |puzzle: &Puzzle| first.iter().position(|other| other == puzzle);
        let places: Vec<usize> = read.iter().filter_map(|loaded| place(&loaded.puzzle)).collect();
        assert!(!places.is_empty() && places.is_sorted(), "{places:?}");
        for loaded in &read {
            let verdict = Native::new().verdict(&loaded.puzzle.model(), &Control::new()).unwrap();
            assert!(matches!(verdict, Verdict::Unique(_)));
        }
    }
}
