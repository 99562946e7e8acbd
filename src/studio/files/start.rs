//! The start page, shown by a studio that was started without a file until a puzzle is created or opened.

mod start_navigation;

use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use egui::Context;

use crate::board::{Board, TraditionalLayout};
use crate::disk::watch_reading;
use crate::formats;
use crate::puzzle::Puzzle;
use crate::scene::Scene;
use crate::sheet::board_scene;
use crate::solve::native::Native;
use crate::solve::{Control, Engine, Verdict};
use crate::studio::editor::tools::ToolId;
use crate::studio::files::file_reading::is_booklet;
use crate::studio::tasks::query::BackgroundQuery;
use crate::variant::{Kind, KindGroup};
use crate::words::{local_digits, say};

/// The number of recent files shown.
const MAX_FILES: usize = 8;
/// The time limit for checking one of the recent files. The result is only a label, so it may stay unknown.
const LIMIT: Duration = Duration::from_secs(2);

/// A template for a new puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PuzzleTemplate {
    /// A classic board and nothing else.
    Classic,
    /// A classic board, with a tool of this group active.
    Kinds(KindGroup),
    /// A classic board, to be divided into custom regions.
    Jigsaw,
    /// Five grids.
    Samurai,
}

impl PuzzleTemplate {
    /// All templates, as offered.
    pub const ALL: [PuzzleTemplate; 7] = [
        PuzzleTemplate::Classic,
        PuzzleTemplate::Kinds(KindGroup::Cells),
        PuzzleTemplate::Kinds(KindGroup::Lines),
        PuzzleTemplate::Kinds(KindGroup::Borders),
        PuzzleTemplate::Kinds(KindGroup::Outside),
        PuzzleTemplate::Jigsaw,
        PuzzleTemplate::Samurai,
    ];

    /// Returns the board, without clues or rules.
    pub(in crate::studio) fn board(self) -> Board {
        match self {
            PuzzleTemplate::Samurai => TraditionalLayout::Samurai.board(3, 3).unwrap_or_else(|_| Board::classic()),
            PuzzleTemplate::Classic | PuzzleTemplate::Kinds(_) | PuzzleTemplate::Jigsaw => Board::classic(),
        }
    }

    /// Returns the tool that is active at first.
    pub(in crate::studio) fn tool(self) -> ToolId {
        let first = |group| Kind::ALL.iter().copied().find(|kind| kind.info().group == group);
        match self {
            PuzzleTemplate::Classic | PuzzleTemplate::Samurai => ToolId::Digits,
            PuzzleTemplate::Kinds(group) => first(group).map_or(ToolId::Digits, ToolId::Paint),
            PuzzleTemplate::Jigsaw => ToolId::Jigsaw,
        }
    }
}

/// The number of solutions of the puzzle in a recent file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::studio) enum SolutionStatus {
    Unique,
    Several,
    None,
    Unknown,
}

/// The preview of a recent file.
pub(in crate::studio) struct FilePreview {
    pub title: String,
    pub content: PreviewContent,
    /// The modification time, if the system has it.
    pub written: Option<SystemTime>,
}

/// The previewed content of a file.
pub(in crate::studio) enum PreviewContent {
    Puzzle(Box<PuzzlePreview>),
    /// A booklet. Its puzzles are not read.
    Booklet {
        entries: usize,
    },
}

/// The preview of a puzzle.
pub(in crate::studio) struct PuzzlePreview {
    pub picture: Scene,
    /// A short description of the board: "9 × 9", "5 grids of 9 × 9".
    pub board: String,
    puzzle: Puzzle,
}

/// A recent file.
pub(in crate::studio) struct RecentFile {
    pub path: PathBuf,
    preview: BackgroundQuery<Result<FilePreview, PreviewError>>,
    solution_status: BackgroundQuery<SolutionStatus>,
}

/// The reason why a file has no preview.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum PreviewError {
    /// The file does not exist any more.
    NotFound,
    Unreadable,
}

impl RecentFile {
    /// Returns the preview, once it is read. The inner Option is None if the file cannot be read.
    pub fn preview(&self) -> Option<Option<&FilePreview>> {
        self.preview.answer(0).map(|seen| seen.as_ref().ok())
    }

    /// Returns whether the file was missing when it was to be read.
    pub fn is_gone(&self) -> bool {
        matches!(self.preview.answer(0), Some(Err(PreviewError::NotFound)))
    }

    /// Returns the number of solutions of the puzzle, if known.
    pub fn solution_status(&self) -> Option<SolutionStatus> {
        self.solution_status.answer(0).copied()
    }

    fn poll(&mut self, ctx: &Context) {
        if self.preview.of().is_none() {
            let path = self.path.clone();
            self.preview.start(0, "recent file", ctx, Control::new(), move |control| {
                let stop = control.clone();
                let why = || if path.exists() { PreviewError::Unreadable } else { PreviewError::NotFound };
                watch_reading(move |_| !stop.is_cancelled(), || read_preview(&path).ok_or_else(why))
            });
        }
        self.preview.poll();
        self.preview.answer_for_lost(|_| Err(PreviewError::Unreadable));
        if let (None, Some(Ok(read))) = (self.solution_status.of(), self.preview.answer(0))
            && let PreviewContent::Puzzle(seen) = &read.content
        {
            let puzzle = seen.puzzle.clone();
            self.solution_status.start(0, "recent file", ctx, Control::with_timeout(LIMIT), move |control| {
                match Native::new().verdict(&puzzle.model(), control) {
                    Ok(Verdict::Unique(_)) => SolutionStatus::Unique,
                    Ok(Verdict::Several(_)) => SolutionStatus::Several,
                    Ok(Verdict::NoSolution) => SolutionStatus::None,
                    Err(_) => SolutionStatus::Unknown,
                }
            });
        }
        self.solution_status.poll();
        self.solution_status.answer_for_lost(|_| SolutionStatus::Unknown);
    }
}

/// Reads the preview of a file. Returns None if it contains neither a puzzle nor a booklet.
pub(in crate::studio) fn read_preview(path: &Path) -> Option<FilePreview> {
    formats::reject_endless(path).ok()?;
    let (title, sight) = match formats::read_first(path) {
        Ok(loaded) => puzzle_preview(loaded.puzzle),
        Err(_) => is_booklet(path).then(|| booklet_preview(path)).flatten()?,
    };
    let written = std::fs::metadata(path).and_then(|data| data.modified()).ok();
    Some(FilePreview { title: title.trim().to_owned(), content: sight, written })
}

/// Returns the title of a puzzle, and its preview.
fn puzzle_preview(puzzle: Puzzle) -> (String, PreviewContent) {
    let (size, grids) = (puzzle.board().size(), puzzle.board().grids().len());
    let board = match grids {
        1 => local_digits(&format!("{size} × {size}")),
        grids => say!("tell-start-grids", count = grids, size = size),
    };
    let title = puzzle.title().to_owned();
    (title, PreviewContent::Puzzle(Box::new(PuzzlePreview { picture: board_scene(&puzzle), board, puzzle })))
}

/// Returns the title of a booklet, and its preview; None if its file cannot be read.
fn booklet_preview(path: &Path) -> Option<(String, PreviewContent)> {
    let book = formats::read_book(path).ok()?;
    Some((book.settings.title, PreviewContent::Booklet { entries: book.puzzles.len() }))
}

/// The start page.
#[derive(Default)]
pub(in crate::studio) struct Start {
    pub shown: bool,
    /// True if no puzzle is open, so that there is nothing to go back to.
    pub no_puzzle: bool,
    pub files: Vec<RecentFile>,
}
