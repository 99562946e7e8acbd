//! Export of puzzles as sheets, and of the list of shortcuts. Each file is made and written in the background.

mod file_export;

use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use egui::Context;

use crate::board::Filling;
use crate::formats;
use crate::puzzle::Puzzle;
use crate::scene::Palette;
use crate::sheet::booklet::BookEntry;
use crate::sheet::svg::TextMode;
use crate::sheet::{self, ListSection, PageOptions, Paper, SheetFormat, list_leaves, pdf};
use crate::solve::Control;
use crate::studio::state::words::shown_path;
use crate::studio::tasks::query::BackgroundQuery;
use crate::web::{WEB_EXTENSION, WebPuzzle, WebSettings, web_page};
use crate::words::{Language, current_language, say};

/// The content of an exported sheet. It alone decides whether the sheet contains the solution, whatever the board
/// shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::studio) enum SheetContent {
    /// The puzzle as the solver gets it.
    Puzzle,
    /// The puzzle with its only solution in the cells.
    Solution,
    /// The puzzle, and below it a small picture of its only solution.
    Both,
}

/// The resolution of exported pictures, in dots per inch.
const EXPORT_DPI: u32 = 300;

/// The keyboard shortcuts and gestures, for printing.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::studio) struct KeySheet {
    pub title: String,
    pub sections: Vec<ListSection>,
}

impl KeySheet {
    /// Writes the pages.
    ///
    /// # Errors
    /// Returns an error message if the pages cannot be made or written.
    fn write(&self, path: &Path) -> Result<(), String> {
        let leaves = list_leaves(&self.title, &self.sections, Paper::A4, current_language());
        let about = pdf::DocumentInfo {
            title: &self.title,
            language: current_language().code(),
            ..pdf::DocumentInfo::default()
        };
        let bytes = pdf::render_leaves(&leaves, Palette::Print, about, &mut |_| ControlFlow::Continue(()));
        formats::save(path, &bytes.map_err(|error| error.to_string())?).map_err(|error| error.to_string())
    }
}

/// A running export. Its result is the set of letters that the font lacks.
#[derive(Default)]
pub(in crate::studio) struct Exporting {
    pub path: PathBuf,
    /// The message key for success.
    pub success: &'static str,
    /// The message key for failure.
    pub failure: &'static str,
    pub query: BackgroundQuery<Result<BTreeSet<char>, String>>,
}

impl Exporting {
    /// Exports the current puzzle in the language of the window. If `marks` is true, the setter's marks are included.
    /// `revision` is the revision of the puzzle. `solution` is needed for content that includes it; a web page
    /// recognises it, but does not contain it.
    pub fn start(
        &mut self,
        (puzzle, revision): (Puzzle, u64),
        (content, solution): (SheetContent, Option<Filling>),
        marks: bool,
        path: PathBuf,
        ctx: &Context,
    ) {
        self.path.clone_from(&path);
        self.success = match content {
            SheetContent::Puzzle => "tell-flow-exported-puzzle",
            SheetContent::Solution => "tell-flow-exported-solution",
            SheetContent::Both => "tell-flow-exported-both",
        };
        self.failure = "tell-flow-puzzle-could-not-exported";
        // The language is a setting of each thread.
        let language = current_language();
        let work = move |_: &Control| {
            let known = solution.as_ref();
            let with = |wanted: SheetContent| known.filter(|_| content == wanted);
            let (solution, small_answer) = (with(SheetContent::Solution), with(SheetContent::Both));
            let options = PageOptions { solution, small_answer, marks, language, ..PageOptions::default() };
            match is_web_page(&path) {
                true => export_page(&puzzle, known, language, &path),
                false => export(&puzzle, options, &path),
            }
        };
        self.query.start(revision, "sheet", ctx, Control::new(), work);
    }

    /// Exports the keyboard shortcuts.
    pub fn start_keys(&mut self, sheet: Arc<KeySheet>, path: PathBuf, ctx: &Context) {
        self.path.clone_from(&path);
        self.success = "tell-flow-exported";
        self.failure = "tell-flow-sheet-could-not-be-written";
        let work = move |_: &Control| sheet.write(&path).map(|()| BTreeSet::new());
        self.query.start(0, "sheet", ctx, Control::new(), work);
    }
}

/// Writes the puzzle in the format given by the extension. Returns the letters that the font lacks.
fn export(puzzle: &Puzzle, options: PageOptions, path: &Path) -> Result<BTreeSet<char>, String> {
    let format = SheetFormat::of_path(path);
    let format = format.ok_or_else(|| say!("tell-files-name-must-end-png", path = shown_path(path)))?;
    let (bytes, missing) = sheet_of(puzzle, options, format)?;
    formats::save(path, &bytes).map_err(|error| error.to_string())?;
    Ok(missing)
}

/// Returns whether a file is to be a web page.
fn is_web_page(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case(WEB_EXTENSION))
}

/// Writes a web page that plays the puzzle and recognises its solution, if that is known. Returns the letters that the
/// font lacks, of which there are none, as the browser has its own fonts.
fn export_page(
    puzzle: &Puzzle,
    solution: Option<&Filling>,
    language: Language,
    path: &Path,
) -> Result<BTreeSet<char>, String> {
    let entry = BookEntry { answer: solution.cloned(), ..BookEntry::new(puzzle.clone()) };
    let page = web_page(&[WebPuzzle::new(entry)], &WebSettings { language, ..WebSettings::default() });
    formats::save(path, page.as_bytes()).map_err(|error| error.to_string())?;
    Ok(BTreeSet::new())
}

/// Returns the content of a file that shows the puzzle with its title and rules. Also returns the letters that the font
/// lacks.
///
/// # Errors
/// Returns an error message if the file cannot be made.
fn sheet_of(puzzle: &Puzzle, options: PageOptions, format: SheetFormat) -> Result<(Vec<u8>, BTreeSet<char>), String> {
    let bytes = match format {
        SheetFormat::Png => sheet::puzzle_png(puzzle, options, EXPORT_DPI).map_err(|error| error.to_string())?,
        SheetFormat::Svg => sheet::puzzle_svg(puzzle, options, TextMode::Outlines).into_bytes(),
        SheetFormat::Pdf => sheet::puzzle_pdf(puzzle, options, Paper::A4).map_err(|error| error.to_string())?,
    };
    Ok((bytes, sheet::puzzle_page(puzzle, options).missing))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_that_the_font_lacks_are_told() {
        let puzzle = Puzzle::empty(crate::board::Board::single(2, 2).unwrap());
        for (title, missing) in [("Snow", ""), ("雪 snow", "雪")] {
            let titled = crate::puzzle::Edit::SetTitle(title.to_owned()).apply(&puzzle).unwrap();
            for format in [SheetFormat::Png, SheetFormat::Svg, SheetFormat::Pdf] {
                let (bytes, found) = sheet_of(&titled, PageOptions::default(), format).unwrap();
                assert_eq!((bytes.is_empty(), found), (false, missing.chars().collect()), "{format:?}");
            }
        }
    }
}
