//! The rows of the booklet: which are selected, their order, and what is said of each.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

use super::{OpenBooklet, Row};
use crate::book::read_picture;
use crate::formats::BookItem;
use crate::words::say;

impl OpenBooklet {
    /// Selects a row and turns to its page.
    pub fn select(&mut self, row: usize) {
        self.selected = Some(row).filter(|row| *row < self.rows().len());
        let made = self.made.as_ref().filter(|_| self.is_current());
        let page = made.and_then(|made| {
            let puzzle = made.rows.iter().position(|of| *of == row)?;
            made.booklet.pages.get(puzzle).copied().flatten()
        });
        if let Some(page) = page {
            self.turn_to(page);
        }
    }

    /// All rows that are selected.
    pub fn chosen(&self) -> BTreeSet<usize> {
        let also = self.also.1.iter().copied().filter(|_| self.also.0 == self.selected);
        also.chain(self.selected).filter(|&row| row < self.rows().len()).collect()
    }

    /// Selects a row beside those that are selected, or takes it out again; `through`: all from the one that was
    /// selected last.
    pub fn choose(&mut self, row: usize, through: bool) {
        let mut chosen = self.chosen();
        match self.selected {
            Some(from) if through => {
                chosen.extend(from.min(row)..=from.max(row));
                self.also = (Some(from), chosen);
            }
            Some(_) if chosen.remove(&row) => {
                self.selected = chosen.range(row..).next().or(chosen.last()).copied();
                self.also = (self.selected, chosen);
            }
            _ => {
                self.select(row);
                self.also = (self.selected, chosen);
            }
        }
    }

    /// Moves the selected rows to stand before the one at `to`, or at the end.
    pub fn move_chosen(&mut self, to: usize) {
        self.move_all(&self.chosen(), to);
    }

    /// Moves the selected rows one place up or down.
    pub fn step_chosen(&mut self, up: bool) {
        let chosen = self.chosen();
        let to = match (chosen.first(), chosen.last()) {
            (Some(first), _) if up => first.checked_sub(1),
            (_, Some(last)) => Some(last + 2).filter(|to| *to <= self.rows().len()),
            (_, None) => None,
        };
        to.into_iter().for_each(|to| self.move_all(&chosen, to));
    }

    /// Moves rows to stand before the one at `to`, or at the end.
    pub fn move_rows(&mut self, from: usize, count: usize, to: usize) {
        if from + count <= self.rows().len() {
            self.move_all(&(from..from + count).collect(), to);
        }
    }

    fn move_all(&mut self, chosen: &BTreeSet<usize>, to: usize) {
        let rows = self.rows();
        let others = |range: std::ops::Range<usize>| range.filter(|row| !chosen.contains(row));
        if to > rows.len() || chosen.is_empty() {
            return;
        }
        let order: Vec<usize> = others(0..to).chain(chosen.iter().copied()).chain(others(to..rows.len())).collect();
        if order.iter().copied().eq(0..rows.len()) {
            return;
        }
        let name = match (chosen.len(), chosen.first()) {
            (1, Some(&row)) => say!("tell-booklet-move", title = rows[row].title()),
            (count, _) => say!("tell-booklet-puzzle-move-puzzles", count = count),
        };
        let first = others(0..to).count();
        let moved = order.into_iter().map(|row| rows[row].clone()).collect();
        self.selected = Some(first);
        self.also = (self.selected, (first..first + chosen.len()).collect());
        self.reorder(name, moved);
    }

    pub fn remove_selected(&mut self) {
        let chosen = self.chosen();
        let (Some(&first), rows) = (chosen.first(), self.rows()) else { return };
        let name = match chosen.len() {
            1 => say!("tell-booklet-remove", title = rows[first].title()),
            count => say!("tell-booklet-remove-several", count = count),
        };
        let left: Vec<Arc<Row>> =
            rows.iter().enumerate().filter(|(row, _)| !chosen.contains(row)).map(|(_, row)| row.clone()).collect();
        self.selected = left.len().checked_sub(1).map(|last| first.min(last));
        self.also = (None, BTreeSet::new());
        self.reorder(name, left);
    }

    /// The author's own words for a puzzle, its title, its label and its number are parts of its entry too.
    pub fn edit_row(&mut self, row: usize, item: BookItem) {
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
            if edited.item.section_picture != item.section_picture {
                let read = item.section_picture.as_ref().map(|picture| read_picture(picture, Path::new("")));
                entry.section_picture = read.and_then(Result::ok);
            }
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
        self.record(say!(what, title = title), draft, true);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sheet::booklet::BookSettings;
    use crate::studio::state::on_disk::OnDisk;

    fn booklet(names: &str) -> OpenBooklet {
        let row = |name: char| Row::new(name.to_string().into(), None, BookItem::default(), Err(String::new()));
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
        let steps: Vec<String> = std::iter::from_fn(|| booklet.step(true)).collect();
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
        booklet.choose(3, true);
        booklet.choose(2, false);
        booklet.choose(5, false);
        assert_eq!(booklet.chosen().into_iter().collect::<Vec<_>>(), [1, 3, 5]);
        booklet.move_chosen(0);
        assert_eq!((order(&booklet).as_str(), booklet.chosen().len()), ("bdface", 3));
        booklet.step_chosen(true);
        assert_eq!(order(&booklet), "bdface", "they are at the top");
        booklet.step_chosen(false);
        assert_eq!(order(&booklet), "abdfce");
        booklet.remove_selected();
        assert_eq!((order(&booklet).as_str(), booklet.selected), ("ace", Some(1)));
        assert_eq!(booklet.step(true).as_deref(), Some("Remove 3 puzzles"));
        assert_eq!(booklet.step(true).as_deref(), Some("Move 3 puzzles"));
        assert_eq!(order(&booklet), "bdface");
    }

    #[test]
    fn a_row_has_another_title_until_that_is_taken_back() {
        let mut booklet = booklet("ab");
        booklet.edit_row(1, BookItem { title: Some("Snow".to_owned()), ..BookItem::default() });
        assert_eq!((order(&booklet).as_str(), booklet.rows()[1].own_title().as_str()), ("aSnow", "b"));
        assert_eq!(booklet.step(true).as_deref(), Some("Rename to “Snow”"));
        assert_eq!((order(&booklet).as_str(), booklet.is_dirty()), ("ab", false));
    }

    #[test]
    fn typing_is_one_step_and_what_was_proved_stays_proved() {
        let mut booklet = booklet("ab");
        booklet.rows()[0].proof.set(crate::book::Proof::Several).unwrap();
        for title in ["N", "Ni", "Night"] {
            booklet.decide(BookSettings { title: title.to_owned(), ..booklet.settings().clone() });
        }
        booklet.edit_row(0, BookItem { label: "hard".to_owned(), ..BookItem::default() });
        assert_eq!(booklet.step_names().0, Some("Change the difficulty of “a”"));
        for name in ["Change the difficulty of “a”", "Change the title"] {
            assert_eq!(booklet.step(true).as_deref(), Some(name));
            assert_eq!(booklet.rows()[0].proof.get(), Some(&crate::book::Proof::Several), "{name}");
        }
        assert_eq!(booklet.step(true), None);
        assert_eq!((booklet.settings().title.as_str(), booklet.is_dirty()), ("", false));
        // What was saved need not be the first moment.
        booklet.step(false);
        booklet.saved("book.ron".into(), OnDisk::Missing);
        booklet.step(true);
        assert!(booklet.is_dirty());
        booklet.step(false);
        assert!(!booklet.is_dirty());
        assert_eq!(booklet.rows()[0].item.label, "");
    }
}
