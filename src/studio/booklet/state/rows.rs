//! The rows of the booklet: their selection, order and entries.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::formats::BookItem;
use crate::sheet::booklet::{CustomPicture, PagePicture};
use crate::studio::booklet::state::list_lines::{ListLine, arranged, lines};
use crate::studio::booklet::state::{BookletRow, OpenBooklet};
use crate::words::message;

impl OpenBooklet {
    /// Selects a row and turns to its page.
    pub fn select(&mut self, row: usize) {
        self.selected = Some(row).filter(|row| *row < self.rows().len());
        self.selected_along = (None, BTreeSet::new());
        self.selected_heading = None;
        let made = self.typeset.as_ref().filter(|_| self.is_current());
        let page = made.and_then(|made| {
            let puzzle = made.rows.iter().position(|of| *of == row)?;
            made.booklet.pages.get(puzzle).copied().flatten()
        });
        if let Some(page) = page {
            self.turn_to(page);
        }
    }

    /// Selects the heading of the section that begins with a row, and no puzzle.
    pub fn select_heading(&mut self, row: usize) {
        if self.rows().get(row).is_some_and(|of| of.item.section.is_some()) {
            self.selected = None;
            self.selected_heading = Some((row, self.draft().order));
        }
    }

    /// Returns the first row of the section whose heading is selected.
    pub fn selected_heading(&self) -> Option<usize> {
        let order = self.draft().order;
        let (row, _) = self.selected_heading.filter(|&(_, of)| self.selected.is_none() && of == order)?;
        Some(row).filter(|&row| self.rows().get(row).is_some_and(|of| of.item.section.is_some()))
    }

    /// Returns the lines of the list, from top to bottom.
    pub fn lines(&self) -> Vec<ListLine> {
        lines(self.rows())
    }

    /// Returns the selected line; if several are selected, the main one.
    pub fn selected_line(&self) -> Option<ListLine> {
        let puzzle = self.selected.filter(|row| *row < self.rows().len()).map(ListLine::Puzzle);
        puzzle.or_else(|| self.selected_heading().map(ListLine::Heading))
    }

    /// Selects a puzzle, or the heading of a section.
    pub fn select_line(&mut self, line: ListLine) {
        match line {
            ListLine::Heading(row) => self.select_heading(row),
            ListLine::Puzzle(row) => self.select(row),
        }
    }

    /// Selects exactly the rows from the main selected row to this one.
    pub fn extend_selection_to(&mut self, row: usize) {
        match self.selected {
            Some(from) => self.selected_along = (Some(from), (from.min(row)..=from.max(row)).collect()),
            None => self.select(row),
        }
    }

    /// Returns all selected rows.
    pub fn selected_rows(&self) -> BTreeSet<usize> {
        let also = self.selected_along.1.iter().copied().filter(|_| self.selected_along.0 == self.selected);
        also.chain(self.selected).filter(|&row| row < self.rows().len()).collect()
    }

    /// Toggles whether a row is selected. `through` instead adds all rows from the main selected row to this one.
    pub fn toggle_row(&mut self, row: usize, through: bool) {
        let mut chosen = self.selected_rows();
        match self.selected {
            Some(from) if through => {
                chosen.extend(from.min(row)..=from.max(row));
                self.selected_along = (Some(from), chosen);
            }
            Some(_) if chosen.remove(&row) => {
                // The next selected row becomes the main one.
                self.selected = chosen.range(row..).next().or(chosen.last()).copied();
                self.selected_along = (self.selected, chosen);
            }
            _ => {
                self.select(row);
                self.selected_along = (self.selected, chosen);
            }
        }
    }

    /// Removes the selected rows. If all puzzles of a section are removed, its heading is removed too.
    pub fn remove_selected(&mut self) {
        let chosen = self.selected_rows();
        let (Some(&first), rows) = (chosen.first(), self.rows()) else { return };
        let name = match chosen.len() {
            1 => message!("tell-booklet-remove", title = rows[first].title()),
            count => message!("tell-booklet-remove-several", count = count),
        };
        let stays = |line: &ListLine| !matches!(line, ListLine::Puzzle(row) if chosen.contains(row));
        let stay: Vec<ListLine> = self.lines().into_iter().filter(stays).collect();
        let left = arranged(rows, &stay);
        self.selected = left.len().checked_sub(1).map(|last| first.min(last));
        self.selected_along = (None, BTreeSet::new());
        self.reorder(name, left);
    }

    /// Changes the entry of a row: its section, text, title, label or number.
    pub fn edit_row(&mut self, row: usize, item: BookItem) {
        let picture = self.rows().get(row).and_then(|of| known_picture(of, item.section_picture.as_ref()));
        self.edit_row_with(row, item, picture);
    }

    /// Changes the entry of a row as [`OpenBooklet::edit_row`] does, with a section picture that has just been read.
    pub fn edit_row_with(&mut self, row: usize, item: BookItem, picture: Option<CustomPicture>) {
        let mut draft = self.draft().clone();
        let Some(edited) = draft.rows.get_mut(row).map(Arc::make_mut) else { return };
        if let Ok(entry) = &mut edited.content {
            entry.title.clone_from(&item.title);
            entry.label.clone_from(&item.label);
            entry.rules.clone_from(&item.rules);
            entry.number = item.number;
            entry.section.clone_from(&item.section);
            entry.stars = item.stars;
            entry.link.clone_from(&item.link);
            entry.section_picture = picture;
        }
        let (before, title) = (std::mem::replace(&mut edited.item, item), edited.title());
        let what = match &edited.item {
            after if before.title != after.title => "tell-booklet-rename",
            after if before.label != after.label => "tell-booklet-change-difficulty",
            after if before.number != after.number => "tell-booklet-change-number",
            after if before.section != after.section => "tell-booklet-change-section",
            after if before.section_picture != after.section_picture => "tell-booklet-change-picture",
            after if before.stars != after.stars => "tell-booklet-change-stars",
            after if before.link != after.link => "tell-booklet-change-link",
            _ => "tell-booklet-change-rules",
        };
        self.record(message!(what, title = title), draft, true);
    }
}

/// Returns the known section picture of a row with the placement on the page that `wanted` has; None if `wanted` names
/// another file.
fn known_picture(row: &BookletRow, wanted: Option<&PagePicture>) -> Option<CustomPicture> {
    let (wanted, before) = (wanted?, row.item.section_picture.as_ref()?);
    let known = row.content.as_ref().ok()?.section_picture.as_ref()?;
    let placed = || CustomPicture { pixels: known.pixels.clone(), fit: wanted.fit, area: wanted.room };
    (wanted.file == before.file).then(placed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sheet::booklet::BookSettings;
    use crate::studio::document::on_disk::OnDisk;

    fn booklet(names: &str) -> OpenBooklet {
        let row = |name: char| BookletRow::new(name.to_string().into(), None, BookItem::default(), Err(String::new()));
        OpenBooklet::opened(
            BookSettings::default(),
            names.chars().map(row).collect(),
            "book.ron".into(),
            OnDisk::Missing,
        )
    }

    fn order(booklet: &OpenBooklet) -> String {
        booklet.rows().iter().map(|row| row.title()).collect()
    }

    #[test]
    fn rows_are_moved_before_others() {
        for (from, count, to, expected) in [
            (0, 1, 3, "bcade"),
            (0, 1, 5, "bcdea"),
            (4, 1, 0, "eabcd"),
            (1, 2, 5, "adebc"),
            (3, 2, 1, "adebc"),
            (1, 1, 1, "abcde"),
            (1, 1, 2, "abcde"),
            (4, 2, 0, "abcde"),
        ] {
            let mut booklet = booklet("abcde");
            booklet.move_rows(from, count, to);
            assert_eq!(order(&booklet), expected, "{count} from {from} to {to}");
            assert_eq!(booklet.is_dirty(), expected != "abcde");
            booklet.step(true);
            assert_eq!((order(&booklet).as_str(), booklet.is_dirty()), ("abcde", false), "taken back");
        }
    }

    #[test]
    fn the_selection_stays_near_what_was_removed() {
        let mut booklet = booklet("abc");
        booklet.selected = Some(1);
        for (expected, selected) in [("ac", Some(1)), ("a", Some(0)), ("", None)] {
            booklet.remove_selected();
            assert_eq!((order(&booklet).as_str(), booklet.selected), (expected, selected));
        }
        let steps: Vec<String> = std::iter::from_fn(|| booklet.step(true).map(|name| name.to_string())).collect();
        assert_eq!(
            (order(&booklet).as_str(), steps),
            ("abc", vec!["Remove “a”".to_owned(), "Remove “c”".to_owned(), "Remove “b”".to_owned()])
        );
        while booklet.step(false).is_some() {}
        assert_eq!(order(&booklet), "");
    }

    #[test]
    fn several_rows_are_selected_moved_and_removed_together() {
        let mut booklet = booklet("abcdef");
        booklet.select(1);
        booklet.toggle_row(3, true);
        booklet.toggle_row(2, false);
        booklet.toggle_row(5, false);
        assert_eq!(booklet.selected_rows().into_iter().collect::<Vec<_>>(), [1, 3, 5]);
        booklet.drop_line(ListLine::Puzzle(3), ListLine::Puzzle(0));
        assert_eq!((order(&booklet).as_str(), booklet.selected_rows().len()), ("bdface", 3));
        booklet.move_selected(true);
        assert_eq!(order(&booklet), "bdface", "they are at the top");
        booklet.move_selected(false);
        assert_eq!(order(&booklet), "abdfce");
        booklet.remove_selected();
        assert_eq!((order(&booklet).as_str(), booklet.selected), ("ace", Some(1)));
        assert_eq!(booklet.step(true).map(|name| name.to_string()).as_deref(), Some("Remove 3 puzzles"));
        assert_eq!(booklet.step(true).map(|name| name.to_string()).as_deref(), Some("Move 3 puzzles"));
        assert_eq!(order(&booklet), "bdface");
    }

    #[test]
    fn a_heading_is_selected_without_a_puzzle_as_long_as_it_is_there() {
        let mut booklet = booklet("abc");
        booklet.select_heading(1);
        assert_eq!(booklet.selected_heading(), None, "no section begins there");
        booklet.edit_row(1, BookItem { section: Some("Snow".to_owned()), ..BookItem::default() });
        booklet.select(0);
        booklet.select_heading(1);
        assert_eq!((booklet.selected_heading(), booklet.selected), (Some(1), None));
        booklet.select(2);
        assert_eq!((booklet.selected_heading(), booklet.selected), (None, Some(2)));
        booklet.select_heading(1);
        booklet.step(true);
        assert_eq!(booklet.selected_heading(), None, "the section is gone");
        booklet.step(false);
        assert_eq!(booklet.selected_heading(), Some(1));
        booklet.move_rows(0, 1, 3);
        assert_eq!(booklet.selected_heading(), None, "another row is there");
    }

    #[test]
    fn rows_are_stretched_from_the_one_that_was_selected_first() {
        let mut booklet = booklet("abcde");
        let chosen = |booklet: &OpenBooklet| booklet.selected_rows().into_iter().collect::<Vec<_>>();
        booklet.extend_selection_to(2);
        assert_eq!(chosen(&booklet), [2]);
        booklet.extend_selection_to(4);
        assert_eq!(chosen(&booklet), [2, 3, 4]);
        booklet.extend_selection_to(1);
        assert_eq!(chosen(&booklet), [1, 2]);
        booklet.select(0);
        booklet.select(2);
        assert_eq!(chosen(&booklet), [2], "what was selected beside it before is not any more");
    }

    #[test]
    fn a_row_has_another_title_until_that_is_taken_back() {
        let mut booklet = booklet("ab");
        booklet.edit_row(1, BookItem { title: Some("Snow".to_owned()), ..BookItem::default() });
        assert_eq!((order(&booklet).as_str(), booklet.rows()[1].own_title().as_str()), ("aSnow", "b"));
        assert_eq!(booklet.step(true).map(|name| name.to_string()).as_deref(), Some("Rename to “Snow”"));
        assert_eq!((order(&booklet).as_str(), booklet.is_dirty()), ("ab", false));
    }

    #[test]
    fn typing_is_one_step_and_what_was_proved_stays_proved() {
        let mut booklet = booklet("ab");
        booklet.rows()[0].proof.set(crate::book::Proof::SeveralSolutions).unwrap();
        for title in ["N", "Ni", "Night"] {
            booklet.change_settings(BookSettings { title: title.to_owned(), ..booklet.settings().clone() });
        }
        booklet.edit_row(0, BookItem { label: "hard".to_owned(), ..BookItem::default() });
        assert_eq!(booklet.step_names().0.as_deref(), Some("Change the difficulty of “a”"));
        for name in ["Change the difficulty of “a”", "Change the title"] {
            assert_eq!(booklet.step(true).map(|name| name.to_string()).as_deref(), Some(name));
            assert_eq!(booklet.rows()[0].proof.get(), Some(&crate::book::Proof::SeveralSolutions), "{name}");
        }
        assert_eq!(booklet.step(true), None);
        assert_eq!((booklet.settings().title.as_str(), booklet.is_dirty()), ("", false));
        // The saved revision need not be the first one.
        booklet.step(false);
        let revision = booklet.draft().revision;
        booklet.mark_saved(revision, "book.ron".into(), "/book.ron".into(), OnDisk::Missing);
        booklet.step(true);
        assert!(booklet.is_dirty());
        booklet.step(false);
        assert!(!booklet.is_dirty());
        assert_eq!(booklet.rows()[0].item.label, "");
    }
}
