//! Moving rows and sections of the booklet. Each move is one undo step.

use std::collections::BTreeSet;

use crate::studio::booklet::state::OpenBooklet;
use crate::studio::booklet::state::list_lines::{ListLine, arranged, sections};
use crate::words::{Message, message};

impl OpenBooklet {
    /// Drops a line of the list on another one. Puzzles go before the target puzzle, or after it if they come from
    /// above; on a heading, they become the first of its section. If the puzzle is selected, the whole selection moves
    /// with it. A heading moves with its section, and never splits another section.
    pub fn drop_line(&mut self, dragged: ListLine, on: ListLine) {
        let row = match (dragged, on) {
            (ListLine::Heading(of), ListLine::Heading(row) | ListLine::Puzzle(row)) => {
                return self.drop_section(of, row);
            }
            (ListLine::Puzzle(row), _) => row,
        };
        let chosen = Some(self.selected_rows()).filter(|chosen| chosen.contains(&row)).unwrap_or_else(|| [row].into());
        let slot = match on {
            ListLine::Heading(_) => self.lines().iter().position(|line| *line == on).map(|at| at + 1),
            ListLine::Puzzle(to) if row < to => Some(self.slot(to + 1, true)),
            ListLine::Puzzle(to) => Some(self.slot(to, false)),
        };
        if let Some(slot) = slot {
            self.move_all(&chosen, slot);
        }
    }

    /// Returns whether the selection can move one place up or down.
    pub fn can_step(&self, up: bool) -> bool {
        match self.selected_heading() {
            Some(of) => self.adjacent_section(of, up).is_some(),
            None => self.adjacent_slot(&self.selected_rows(), up).is_some(),
        }
    }

    /// Moves the selected rows one line up or down, across a heading if that is the next line. If a heading is
    /// selected, moves its section past the neighbouring one.
    pub fn move_selected(&mut self, up: bool) {
        let chosen = self.selected_rows();
        if let Some(of) = self.selected_heading() {
            let to = self.adjacent_section(of, up);
            to.into_iter().for_each(|to| self.move_section(of, to));
        } else if let Some(slot) = self.adjacent_slot(&chosen, up) {
            self.move_all(&chosen, slot);
        }
    }

    /// Moves a range of rows: if it moves up, to just before row `to`; if it moves down, to just after row `to - 1`.
    pub fn move_rows(&mut self, from: usize, count: usize, to: usize) {
        let rows = self.rows().len();
        if from + count <= rows && to <= rows {
            self.move_all(&(from..from + count).collect(), self.slot(to, to > from));
        }
    }

    /// Returns the line index just before the puzzle of this row or, if `behind`, just after the puzzle of the previous
    /// row.
    fn slot(&self, row: usize, behind: bool) -> usize {
        let lines = self.lines();
        let at = |row: usize| lines.iter().position(|line| *line == ListLine::Puzzle(row));
        match row.checked_sub(1).filter(|_| behind) {
            Some(before) => at(before).map_or(lines.len(), |at| at + 1),
            None => at(row).unwrap_or(lines.len()),
        }
    }

    /// Returns the line index to which these rows move: one line above the first of them, or one line below the last.
    fn adjacent_slot(&self, chosen: &BTreeSet<usize>, up: bool) -> Option<usize> {
        let lines = self.lines();
        let at = |row: usize| lines.iter().position(|line| *line == ListLine::Puzzle(row));
        match up {
            true => at(*chosen.first()?)?.checked_sub(1),
            // Adds one for the row itself, and one for the line that it passes.
            false => Some(at(*chosen.last()?)? + 2).filter(|slot| *slot <= lines.len()),
        }
    }

    /// Moves the puzzles of these rows before a line, or to the end. Headings stay in place, but are dropped if no
    /// puzzle is left below them.
    fn move_all(&mut self, chosen: &BTreeSet<usize>, slot: usize) {
        let (rows, lines) = (self.rows(), self.lines());
        if slot > lines.len() || chosen.is_empty() {
            return;
        }
        // The list is cut at the slot, and the moved puzzles are taken out of both halves and put between them.
        let stay = |lines: &[ListLine]| -> Vec<ListLine> {
            let stays = |line: &&ListLine| !matches!(line, ListLine::Puzzle(row) if chosen.contains(row));
            lines.iter().filter(stays).copied().collect()
        };
        let (above, below) = (stay(&lines[..slot]), stay(&lines[slot..]));
        // Row indices only count the puzzles among the lines.
        let first = above.iter().filter(|line| matches!(line, ListLine::Puzzle(_))).count();
        let order: Vec<ListLine> =
            above.into_iter().chain(chosen.iter().copied().map(ListLine::Puzzle)).chain(below).collect();
        if order == lines {
            return;
        }
        let name = match (chosen.len(), chosen.first()) {
            (1, Some(&row)) => message!("tell-booklet-move", title = rows[row].title()),
            (count, _) => message!("tell-booklet-puzzle-move-puzzles", count = count),
        };
        let moved = arranged(rows, &order);
        self.selected = Some(first);
        self.selected_along = (self.selected, (first..first + chosen.len()).collect());
        self.reorder(name, moved);
    }

    /// Returns the index of the section above or below a section.
    fn adjacent_section(&self, of: usize, up: bool) -> Option<usize> {
        let sections = sections(self.rows());
        let at = sections.iter().position(|section| section.start == of)?;
        if up { at.checked_sub(1) } else { Some(at + 1).filter(|to| *to < sections.len()) }
    }

    /// Moves a section to the place of the section that contains this row, or to the first place if the row is above
    /// all sections.
    fn drop_section(&mut self, of: usize, row: usize) {
        let to = sections(self.rows()).iter().position(|section| section.contains(&row)).unwrap_or(0);
        self.move_section(of, to);
    }

    /// Moves the section that begins with a row to this index among the sections, and selects its heading.
    fn move_section(&mut self, of: usize, to: usize) {
        let rows = self.rows();
        let mut sections = sections(rows);
        let Some(at) = sections.iter().position(|section| section.start == of) else { return };
        let least = sections[0].start;
        if at == to || to >= sections.len() {
            return;
        }
        let moved = sections.remove(at);
        sections.insert(to, moved);
        // The index of the section's new first row is the number of rows above the section.
        let begins = least + sections[..to].iter().map(|above| above.end - above.start).sum::<usize>();
        let heading = rows[of].item.section.as_deref().map(str::trim).filter(|heading| !heading.is_empty());
        let heading = heading.map_or_else(|| Message::new("ask-book-section-unnamed"), Message::verbatim);
        let order = (0..least).chain(sections.into_iter().flatten());
        let moved = order.map(|row| rows[row].clone()).collect();
        self.reorder(message!("tell-booklet-move-section", title = heading), moved);
        self.select_heading(begins);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::formats::BookItem;
    use crate::sheet::booklet::{BookSettings, PagePicture};
    use crate::studio::booklet::state::BookletRow;
    use crate::studio::document::on_disk::OnDisk;

    /// Returns a booklet of puzzles named by lower-case letters. A capital is the heading of the section that
    /// begins with the next puzzle, with a picture of that name.
    fn booklet(lines: &str) -> OpenBooklet {
        let mut rows = Vec::new();
        let mut item = BookItem::default();
        for line in lines.chars() {
            if line.is_uppercase() {
                item.section = Some(line.to_string());
                item.section_picture = Some(PagePicture { file: format!("{line}.png"), ..PagePicture::default() });
            } else {
                let item = std::mem::take(&mut item);
                rows.push(BookletRow::new(line.to_string().into(), None, item, Err(String::new())));
            }
        }
        OpenBooklet::opened(BookSettings::default(), rows, "book.ron".into(), OnDisk::Missing)
    }

    fn shown(booklet: &OpenBooklet) -> String {
        let words = |row: &std::sync::Arc<BookletRow>| {
            let picture = row.item.section_picture.as_ref().map(|picture| picture.file.replace(".png", ""));
            assert_eq!(row.item.section, picture, "the picture of a section goes with its heading");
            format!("{}{}", row.item.section.as_deref().unwrap_or_default(), row.title())
        };
        booklet.rows().iter().map(words).collect()
    }

    fn line(booklet: &OpenBooklet, name: char) -> ListLine {
        let named = |row: &BookletRow| match name.is_uppercase() {
            true => row.item.section.as_deref() == Some(name.to_string().as_str()),
            false => row.title() == name.to_string(),
        };
        let row = booklet.rows().iter().position(|row| named(row.as_ref())).unwrap();
        if name.is_uppercase() { ListLine::Heading(row) } else { ListLine::Puzzle(row) }
    }

    /// Checks the lines after a move, and that it is a single undo step.
    #[track_caller]
    fn becomes(mut booklet: OpenBooklet, before: &str, after: &str) -> OpenBooklet {
        assert_eq!(shown(&booklet), after, "{before}");
        if before != after {
            assert!(booklet.step(true).is_some());
            assert_eq!((shown(&booklet).as_str(), booklet.is_dirty()), (before, false));
            booklet.step(false);
            assert_eq!(shown(&booklet), after);
        }
        assert!(before == after || booklet.is_dirty());
        booklet
    }

    #[test]
    fn headings_stay_when_their_first_puzzle_goes() {
        for (before, removed, after) in [
            ("aXbcYd", "b", "aXcYd"),
            ("aXbcYd", "c", "aXbYd"),
            ("aXbcYd", "bc", "aYd"),
            ("aXbcYd", "d", "aXbc"),
            ("aXbcYd", "abcd", ""),
            ("XaYb", "a", "Yb"),
        ] {
            let mut booklet = booklet(before);
            for name in removed.chars() {
                let ListLine::Puzzle(row) = line(&booklet, name) else { panic!("{name} is a puzzle") };
                booklet.toggle_row(row, false);
            }
            booklet.remove_selected();
            becomes(booklet, before, after);
        }
    }

    #[test]
    fn what_is_dropped_on_a_line_stands_there() {
        for (before, dragged, on, after) in [
            // Dropped on a heading, a puzzle becomes the first of the section, from above and from below.
            ("aXbcYd", 'a', 'X', "XabcYd"),
            ("aXbcYd", 'd', 'X', "aXdbc"),
            ("aXbcYd", 'c', 'X', "aXcbYd"),
            ("aXbcYd", 'b', 'Y', "aXcYbd"),
            ("aXbcYd", 'b', 'X', "aXbcYd"),
            // Dropped on a puzzle.
            ("aXbcYd", 'c', 'a', "caXbYd"),
            ("aXbcYd", 'a', 'c', "XbcaYd"),
            ("aXbcYd", 'c', 'b', "aXcbYd"),
            ("aXbcYd", 'b', 'c', "aXcbYd"),
            ("aXbcYd", 'd', 'b', "aXdbc"),
            ("aXbcYd", 'b', 'a', "baXcYd"),
            // A heading moves with its section, and goes between other sections.
            ("aXbcYd", 'X', 'Y', "aYdXbc"),
            ("aXbcYd", 'X', 'd', "aYdXbc"),
            ("aXbcYd", 'Y', 'X', "aYdXbc"),
            ("aXbcYd", 'Y', 'c', "aYdXbc"),
            ("aXbcYd", 'Y', 'a', "aYdXbc"),
            ("aXbcYd", 'X', 'a', "aXbcYd"),
            ("aXbcYd", 'X', 'c', "aXbcYd"),
            ("XaYbcZd", 'X', 'b', "YbcXaZd"),
            ("XaYbcZd", 'Z', 'c', "XaZdYbc"),
            ("XaYbcZd", 'Z', 'a', "ZdXaYbc"),
        ] {
            let mut booklet = booklet(before);
            let (dragged, on) = (line(&booklet, dragged), line(&booklet, on));
            booklet.drop_line(dragged, on);
            becomes(booklet, before, after);
        }
    }

    #[test]
    fn several_are_dropped_together_and_a_section_that_is_left_empty_goes() {
        for (before, chosen, on, after) in
            [("aXbcYd", "bd", 'a', "bdaXc"), ("aXbcYd", "bc", 'Y', "aYbcd"), ("abXcYd", "ad", 'X', "bXadc")]
        {
            let mut booklet = booklet(before);
            for name in chosen.chars() {
                let ListLine::Puzzle(row) = line(&booklet, name) else { panic!("{name} is a puzzle") };
                booklet.toggle_row(row, false);
            }
            let dragged = line(&booklet, chosen.chars().next().unwrap());
            booklet.drop_line(dragged, line(&booklet, on));
            let booklet = becomes(booklet, before, after);
            assert_eq!(booklet.selected_rows().len(), chosen.len());
        }
    }

    #[test]
    fn a_puzzle_steps_over_a_heading() {
        let mut booklet = booklet("aXbYc");
        booklet.select(1);
        for (up, after) in
            [(true, "abYc"), (true, "baYc"), (true, "baYc"), (false, "abYc"), (false, "aYbc"), (false, "aYcb")]
        {
            let could = booklet.can_step(up);
            let before = shown(&booklet);
            booklet.move_selected(up);
            assert_eq!((shown(&booklet).as_str(), could), (after, before != after), "from {before}");
        }
        // The puzzle moves out of a section that keeps other puzzles, and back in.
        let mut booklet = self::booklet("Xab");
        booklet.select(0);
        for (up, after) in [(true, "aXb"), (false, "Xab"), (false, "Xba")] {
            booklet.move_selected(up);
            assert_eq!(shown(&booklet), after);
        }
        assert!(!booklet.can_step(false));
    }

    #[test]
    fn a_section_steps_with_its_puzzles_and_stays_selected() {
        let mut booklet = booklet("aXbcYdZe");
        booklet.select_heading(1);
        let selected =
            |booklet: &OpenBooklet| booklet.rows()[booklet.selected_heading().unwrap()].item.section.clone().unwrap();
        for (up, after) in [
            (true, "aXbcYdZe"),
            (false, "aYdXbcZe"),
            (false, "aYdZeXbc"),
            (false, "aYdZeXbc"),
            (true, "aYdXbcZe"),
            (true, "aXbcYdZe"),
        ] {
            let (could, before) = (booklet.can_step(up), shown(&booklet));
            booklet.move_selected(up);
            assert_eq!((shown(&booklet).as_str(), could), (after, before != after), "from {before}");
            assert_eq!(selected(&booklet), "X");
        }
        assert_eq!(booklet.step(true).map(|name| name.to_string()).as_deref(), Some("Move the section “X”"));
    }
}
