//! A snapshot of the booklet: its settings, and its puzzles in order.

use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

use crate::book::{GatheredPuzzles, Gatherer, Proof, relative_path};
use crate::formats::{BookFile, BookItem, Format};
use crate::sheet::booklet::{BookEntry, BookSettings, PagePicture};
use crate::studio::document::on_disk::absolute;
use crate::words::say;

/// A puzzle of the booklet, or an entry that could not be read.
#[derive(Clone)]
pub(in crate::studio) struct BookletRow {
    pub path: PathBuf,
    /// The line in a collection.
    line: Option<usize>,
    /// The entry in the booklet's file, with an unresolved path.
    pub item: BookItem,
    /// The puzzle, or the reason why there is none.
    pub content: Result<BookEntry, String>,
    /// The proof of the solution. All snapshots of the history share it, so it is only computed once.
    pub proof: Arc<OnceLock<Proof>>,
}

impl BookletRow {
    /// Reads the puzzles of a booklet's entries in this folder, with errors about entries that cannot be read.
    /// `goes_on` is called before each entry with the number of entries left, including this entry; it returns false to
    /// stop.
    pub fn gather_all(items: &[BookItem], folder: &Path, goes_on: impl Fn(usize) -> bool) -> Vec<BookletRow> {
        let mut gatherer = Gatherer::new(items, folder);
        let mut rows = Vec::new();
        for (at, item) in items.iter().enumerate().take_while(|(at, _)| goes_on(items.len() - at)) {
            let mut gathered = GatheredPuzzles::default();
            gatherer.gather(at, &mut gathered);
            rows.extend(BookletRow::of_item(item, folder, gathered));
        }
        rows
    }

    /// Returns the rows of an entry.
    fn of_item(item: &BookItem, folder: &Path, gathered: GatheredPuzzles) -> Vec<BookletRow> {
        let GatheredPuzzles { entries, origins, errors: faults, .. } = gathered;
        let good = entries.into_iter().zip(origins).map(|(entry, origin)| {
            let lines = Format::of_path(&origin.file) != Some(Format::Ron);
            // If the entry has several puzzles, only the first one begins a section.
            let section_picture = item.section_picture.as_ref().filter(|_| entry.section_picture.is_some()).cloned();
            let item = BookItem {
                number: entry.number,
                section: entry.section.clone(),
                section_picture: section_picture.map(|picture| with_absolute_path(picture, folder)),
                ..item.clone()
            };
            BookletRow::new(absolute(&origin.file), lines.then_some(origin.line), item, Ok(entry))
        });
        let bad = faults.into_iter().map(|fault| {
            let path = absolute(&folder.join(&item.file));
            let line = fault.error.line.or(item.line).filter(|_| path.is_file());
            BookletRow::new(path, line, item.clone(), Err(fault.error.to_string()))
        });
        good.chain(bad).collect()
    }

    pub fn new(path: PathBuf, line: Option<usize>, item: BookItem, content: Result<BookEntry, String>) -> BookletRow {
        BookletRow { path, line, item, content, proof: Arc::default() }
    }

    /// Returns the title in the booklet.
    pub fn title(&self) -> String {
        let given = self.item.title.as_deref().map(str::trim).filter(|title| !title.is_empty());
        given.map_or_else(|| self.own_title(), str::to_owned)
    }

    /// Returns the puzzle's own title, or the name of its file.
    pub fn own_title(&self) -> String {
        let name = || self.path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let title = self.content.as_ref().ok().map(|entry| entry.puzzle.title().trim().to_owned());
        title.filter(|title| !title.is_empty()).unwrap_or_else(|| match self.line {
            Some(line) => say!("tell-draft-line", file = name(), line = line),
            None => name(),
        })
    }
}

/// Returns the picture with an absolute path.
fn with_absolute_path(picture: PagePicture, folder: &Path) -> PagePicture {
    PagePicture { file: absolute(&folder.join(picture.file)).display().to_string(), ..picture }
}

/// A snapshot of the booklet. Snapshots share unchanged rows.
#[derive(Clone, Default)]
pub(in crate::studio) struct BookletDraft {
    pub settings: BookSettings,
    pub rows: Vec<Arc<BookletRow>>,
    /// The revision, which changes with every step. Pages are always made for one revision.
    pub revision: u64,
    /// The revision of the order, which changes when rows are added, removed or moved.
    pub order: u64,
}

impl BookletDraft {
    /// Returns the booklet as it is saved to a file in this folder.
    pub fn book_file(&self, folder: &Path) -> BookFile {
        let relative = |file: &str| relative_path(Path::new(file), folder);
        let item = |row: &Arc<BookletRow>| {
            let picture = row.item.section_picture.clone();
            let section_picture = picture.map(|picture| PagePicture { file: relative(&picture.file), ..picture });
            let file = relative_path(&row.path, folder);
            BookItem { file, line: row.line, section_picture, ..row.item.clone() }
        };
        let mut settings = self.settings.clone();
        settings.rename_files(relative);
        BookFile { settings, puzzles: self.rows.iter().map(item).collect() }
    }
}

/// Returns the message key for the step between two settings, and whether such a step is made by typing or by
/// dragging a number.
pub(super) fn step_between(before: &BookSettings, after: &BookSettings) -> (&'static str, bool) {
    let BookSettings { title, subtitle, author, language, credits, paper, landscape, margins, .. } = before;
    let BookSettings { gutter_mm, bleed_mm, per_page, cover, rules_page, rules_below, answers, .. } = before;
    let BookSettings { page_numbers, running_title, first_number, large_print, notes, dots, cell_marks, .. } = before;
    let BookSettings { ink, preset, saddle_stitch, .. } = before;
    let BookSettings { copyright, back, header, footer, link, typeface, font, bold_font, .. } = before;
    let BookSettings { cover_picture, back_picture, contents, page_references, keep_order, .. } = before;
    let BookSettings { target, cmyk, condition, creep_mm, manual_duplex, marks, rated, .. } = before;
    let steps = [
        ("tell-draft-change-title", true, *title != after.title),
        ("tell-draft-change-subtitle", true, *subtitle != after.subtitle),
        ("tell-draft-change-author", true, *author != after.author),
        ("tell-draft-change-language", true, *language != after.language),
        ("tell-draft-change-credits", true, *credits != after.credits),
        ("tell-draft-change-copyright", true, *copyright != after.copyright),
        ("tell-draft-change-words-on-back", true, *back != after.back),
        ("tell-draft-change-head-pages", true, *header != after.header),
        ("tell-draft-change-foot-pages", true, *footer != after.footer),
        ("tell-draft-change-link", true, *link != after.link),
        ("tell-draft-change-typeface", false, *typeface != after.typeface),
        ("tell-draft-change-font", false, *font != after.font),
        ("tell-draft-change-semibold-font", false, *bold_font != after.bold_font),
        ("tell-draft-change-picture-on-cover", false, *cover_picture != after.cover_picture),
        ("tell-draft-change-picture-on-back", false, *back_picture != after.back_picture),
        ("tell-draft-change-whom-made-for", false, *target != after.target),
        ("tell-draft-change-paper", true, *paper != after.paper),
        ("tell-draft-turn-paper", false, *landscape != after.landscape),
        ("tell-draft-change-margins", margins.is_some() && after.margins.is_some(), *margins != after.margins),
        ("tell-draft-change-gutter", gutter_mm.is_some() && after.gutter_mm.is_some(), *gutter_mm != after.gutter_mm),
        ("tell-draft-change-bleed", false, *bleed_mm != after.bleed_mm),
        ("tell-draft-change-puzzles-page", false, *per_page != after.per_page),
        ("tell-draft-change-cover", false, *cover != after.cover),
        ("tell-draft-change-rules-page", false, *rules_page != after.rules_page),
        ("tell-draft-change-rules-below-puzzles", false, *rules_below != after.rules_below),
        ("tell-draft-change-answers", false, *answers != after.answers),
        ("tell-draft-change-page-numbers", false, *page_numbers != after.page_numbers),
        ("tell-draft-change-title-on-every", false, *running_title != after.running_title),
        ("tell-draft-change-first-number", true, *first_number != after.first_number),
        ("tell-draft-change-size-print", false, *large_print != after.large_print),
        ("tell-draft-change-lines-for-notes", false, *notes != after.notes),
        ("tell-draft-change-dots-for-candidates", false, *dots != after.dots),
        ("tell-draft-change-cell-marks", false, *cell_marks != after.cell_marks),
        ("tell-draft-change-ink", false, *ink != after.ink),
        ("tell-draft-change-whom-for", false, *preset != after.preset),
        ("tell-draft-change-stars", false, *rated != after.rated),
        ("tell-draft-change-contents", false, *contents != after.contents),
        ("tell-draft-change-pages-answers", false, *page_references != after.page_references),
        ("tell-draft-change-order-on-pages", false, *keep_order != after.keep_order),
        ("tell-draft-change-inks", false, *cmyk != after.cmyk),
        ("tell-draft-change-printing-condition", true, *condition != after.condition),
        ("tell-draft-change-thickness-paper", true, *creep_mm != after.creep_mm),
        ("tell-draft-change-order-sheets", false, *manual_duplex != after.manual_duplex),
        ("tell-draft-change-marks", false, *marks != after.marks),
        ("tell-draft-change-folding", false, *saddle_stitch != after.saddle_stitch),
    ];
    let made = steps.into_iter().find(|(.., made)| *made);
    made.map_or(("tell-draft-change-booklet", false), |(name, typed, _)| (name, typed))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sheet::booklet::PerPage;
    use crate::sheet::{InkMode, Margins, Paper};

    #[test]
    fn steps_are_named_by_what_they_change() {
        let before = BookSettings::default();
        let margins = Some(Margins::of(Paper::A4));
        for (after, step) in [
            (BookSettings { title: "T".to_owned(), ..before.clone() }, ("tell-draft-change-title", true)),
            (BookSettings { margins, ..before.clone() }, ("tell-draft-change-margins", false)),
            (BookSettings { per_page: PerPage::Six, ..before.clone() }, ("tell-draft-change-puzzles-page", false)),
            (BookSettings { ink: InkMode::Black, ..before.clone() }, ("tell-draft-change-ink", false)),
        ] {
            assert_eq!(step_between(&before, &after), step);
            assert_eq!(step_between(&after, &before), step);
        }
        let wider = Margins { top: 30.0, ..Margins::of(Paper::A4) };
        let [before, after] = [margins, Some(wider)].map(|margins| BookSettings { margins, ..before.clone() });
        assert_eq!(step_between(&before, &after), ("tell-draft-change-margins", true), "a number is dragged");
    }
}
