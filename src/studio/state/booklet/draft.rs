//! The booklet as it is at one moment of its history: what is decided about it, and its puzzles in their order.

use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

use crate::book::{Gathered, Proof, gather_item, relative_path};
use crate::formats::{BookFile, BookItem, Format};
use crate::sheet::booklet::{BookEntry, BookSettings, PagePicture};

/// A puzzle of the booklet, or an entry of its file that could not be read.
#[derive(Clone)]
pub(in crate::studio) struct Row {
    pub path: PathBuf,
    /// The line of a collection.
    line: Option<usize>,
    /// As it is kept in the booklet's file, but for the place.
    pub item: BookItem,
    /// The puzzle, or why there is none.
    pub content: Result<BookEntry, String>,
    /// Once it is known, it is known at every moment of the history.
    pub proof: Arc<OnceLock<Proof>>,
}

impl Row {
    /// The puzzles of an entry of a booklet's file in this folder, and what could not be read of it.
    pub fn gather(item: &BookItem, folder: &Path) -> Vec<Row> {
        let mut gathered = Gathered::default();
        gather_item(0, item, folder, &mut gathered);
        let Gathered { entries, origins, faults, .. } = gathered;
        let good = entries.into_iter().zip(origins).map(|(entry, origin)| {
            let lines = Format::of_path(&origin.file) != Some(Format::Ron);
            // What the first of several puzzles begins is not begun again by the others.
            let section_picture = item.section_picture.as_ref().filter(|_| entry.section_picture.is_some()).cloned();
            let item = BookItem {
                number: entry.number,
                section: entry.section.clone(),
                section_picture: section_picture.map(|picture| picture_in(picture, folder)),
                ..item.clone()
            };
            Row::new(whole(&origin.file), lines.then_some(origin.line), item, Ok(entry))
        });
        let bad = faults.into_iter().map(|fault| {
            let path = whole(&folder.join(&item.file));
            let line = fault.error.line.or(item.line).filter(|_| path.is_file());
            Row::new(path, line, item.clone(), Err(fault.error.to_string()))
        });
        good.chain(bad).collect()
    }

    pub fn new(path: PathBuf, line: Option<usize>, item: BookItem, content: Result<BookEntry, String>) -> Row {
        Row { path, line, item, content, proof: Arc::default() }
    }

    /// The puzzle's title, or its file's name.
    pub fn title(&self) -> String {
        let name = || self.path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let title = self.content.as_ref().ok().map(|entry| entry.puzzle.title().trim().to_owned());
        title.filter(|title| !title.is_empty()).unwrap_or_else(|| match self.line {
            Some(line) => format!("{}, line {line}", name()),
            None => name(),
        })
    }
}

/// The picture by the path of its file from the root on.
fn picture_in(picture: PagePicture, folder: &Path) -> PagePicture {
    PagePicture { file: whole(&folder.join(picture.file)).display().to_string(), ..picture }
}

/// The path from the root on: the program may stand anywhere when the booklet is saved.
pub(in crate::studio::state) fn whole(path: &Path) -> PathBuf {
    std::path::absolute(path).unwrap_or_else(|_| path.to_owned())
}

/// The booklet at one moment. Rows that a step leaves alone are shared by the moments before and after it.
#[derive(Clone, Default)]
pub(in crate::studio) struct Draft {
    pub settings: BookSettings,
    pub rows: Vec<Arc<Row>>,
    /// Changes with every step; the pages are of one of these numbers.
    pub revision: u64,
    /// Changes when rows come, go or change places.
    pub order: u64,
}

impl Draft {
    /// The booklet as it is kept in a file in this folder.
    pub fn book_file(&self, folder: &Path) -> BookFile {
        let relative = |file: &str| relative_path(Path::new(file), folder);
        let item = |row: &Arc<Row>| {
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

/// What the step from some settings to others is called; and whether it is made letter by letter, or by dragging a
/// number.
pub(super) fn step_between(before: &BookSettings, after: &BookSettings) -> (&'static str, bool) {
    let BookSettings { title, subtitle, author, language, credits, paper, landscape, margins, .. } = before;
    let BookSettings { gutter_mm, bleed_mm, per_page, cover, rules_page, rules_below, answers, .. } = before;
    let BookSettings { page_numbers, running_title, first_number, large_print, notes, dots, .. } = before;
    let BookSettings { ink, preset, saddle_stitch, .. } = before;
    let BookSettings { copyright, back, header, footer, link, typeface, font, bold_font, .. } = before;
    let BookSettings { cover_picture, back_picture, contents, page_references, keep_order, .. } = before;
    let BookSettings { target, cmyk, condition, creep_mm, manual_duplex, marks, rated, .. } = before;
    let steps = [
        ("Change the title", true, *title != after.title),
        ("Change the subtitle", true, *subtitle != after.subtitle),
        ("Change the author", true, *author != after.author),
        ("Change the language", true, *language != after.language),
        ("Change the credits", true, *credits != after.credits),
        ("Change the copyright", true, *copyright != after.copyright),
        ("Change the words on the back", true, *back != after.back),
        ("Change the head of pages", true, *header != after.header),
        ("Change the foot of pages", true, *footer != after.footer),
        ("Change the link", true, *link != after.link),
        ("Change the typeface", false, *typeface != after.typeface),
        ("Change the font", false, *font != after.font),
        ("Change the semibold font", false, *bold_font != after.bold_font),
        ("Change the picture on the cover", false, *cover_picture != after.cover_picture),
        ("Change the picture on the back", false, *back_picture != after.back_picture),
        ("Change whom it is made for", false, *target != after.target),
        ("Change the paper", true, *paper != after.paper),
        ("Turn the paper", false, *landscape != after.landscape),
        ("Change the margins", margins.is_some() && after.margins.is_some(), *margins != after.margins),
        ("Change the gutter", gutter_mm.is_some() && after.gutter_mm.is_some(), *gutter_mm != after.gutter_mm),
        ("Change the bleed", false, *bleed_mm != after.bleed_mm),
        ("Change the puzzles a page", false, *per_page != after.per_page),
        ("Change the cover", false, *cover != after.cover),
        ("Change the rules page", false, *rules_page != after.rules_page),
        ("Change the rules below puzzles", false, *rules_below != after.rules_below),
        ("Change the answers", false, *answers != after.answers),
        ("Change the page numbers", false, *page_numbers != after.page_numbers),
        ("Change the title on every page", false, *running_title != after.running_title),
        ("Change the first number", true, *first_number != after.first_number),
        ("Change the size of print", false, *large_print != after.large_print),
        ("Change the lines for notes", false, *notes != after.notes),
        ("Change the dots for candidates", false, *dots != after.dots),
        ("Change the ink", false, *ink != after.ink),
        ("Change whom it is for", false, *preset != after.preset),
        ("Change the stars", false, *rated != after.rated),
        ("Change the contents", false, *contents != after.contents),
        ("Change the pages of answers", false, *page_references != after.page_references),
        ("Change the order on pages", false, *keep_order != after.keep_order),
        ("Change the inks", false, *cmyk != after.cmyk),
        ("Change the printing condition", true, *condition != after.condition),
        ("Change the thickness of the paper", true, *creep_mm != after.creep_mm),
        ("Change the order of sheets", false, *manual_duplex != after.manual_duplex),
        ("Change the marks", false, *marks != after.marks),
        ("Change the folding", false, *saddle_stitch != after.saddle_stitch),
    ];
    let made = steps.into_iter().find(|(.., made)| *made);
    made.map_or(("Change the booklet", false), |(name, typed, _)| (name, typed))
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
            (BookSettings { title: "T".to_owned(), ..before.clone() }, ("Change the title", true)),
            (BookSettings { margins, ..before.clone() }, ("Change the margins", false)),
            (BookSettings { per_page: PerPage::Six, ..before.clone() }, ("Change the puzzles a page", false)),
            (BookSettings { ink: InkMode::Black, ..before.clone() }, ("Change the ink", false)),
        ] {
            assert_eq!(step_between(&before, &after), step);
            assert_eq!(step_between(&after, &before), step);
        }
        let wider = Margins { top: 30.0, ..Margins::of(Paper::A4) };
        let [before, after] = [margins, Some(wider)].map(|margins| BookSettings { margins, ..before.clone() });
        assert_eq!(step_between(&before, &after), ("Change the margins", true), "a number is dragged");
    }
}
