//! The lines of the booklet's list: the puzzles, and the heading of each section above its first puzzle. A heading is
//! stored in the row of this first puzzle; when another puzzle becomes the first, the heading moves to the row of that
//! puzzle.

use std::ops::Range;
use std::sync::Arc;

use crate::studio::booklet::state::BookletRow;

/// A line of the list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(in crate::studio) enum ListLine {
    /// The heading of the section that begins with this row.
    Heading(usize),
    /// The puzzle of this row.
    Puzzle(usize),
}

/// Returns the lines of the list, from top to bottom.
pub(super) fn lines(rows: &[Arc<BookletRow>]) -> Vec<ListLine> {
    let of = |(at, row): (usize, &Arc<BookletRow>)| {
        let heading = row.item.section.is_some().then_some(ListLine::Heading(at));
        heading.into_iter().chain([ListLine::Puzzle(at)])
    };
    rows.iter().enumerate().flat_map(of).collect()
}

/// Returns the rows of each section, from top to bottom. Rows above the first heading belong to no section.
pub(super) fn sections(rows: &[Arc<BookletRow>]) -> Vec<Range<usize>> {
    let begins = (0..rows.len()).filter(|&row| rows[row].item.section.is_some());
    let begins: Vec<usize> = begins.chain([rows.len()]).collect();
    begins.windows(2).map(|ends| ends[0]..ends[1]).collect()
}

/// Returns the rows in the order of these lines, some of which may have been removed. Each heading moves to the
/// puzzle below it; a heading without a puzzle is dropped.
pub(super) fn arranged(rows: &[Arc<BookletRow>], lines: &[ListLine]) -> Vec<Arc<BookletRow>> {
    let mut heading = None;
    let mut arranged = Vec::with_capacity(rows.len());
    for line in lines {
        match *line {
            ListLine::Heading(of) => heading = Some(of),
            ListLine::Puzzle(row) => arranged.push(with_heading(rows, row, heading.take())),
        }
    }
    arranged
}

/// Returns a row with the heading of another row, or with none. An unchanged row is shared.
fn with_heading(rows: &[Arc<BookletRow>], row: usize, heading: Option<usize>) -> Arc<BookletRow> {
    let own = &rows[row];
    if heading == Some(row) || (heading.is_none() && own.item.section.is_none()) {
        return own.clone();
    }
    let before = heading.map(|of| &rows[of]);
    let mut headed = BookletRow::clone(own);
    headed.item.section = before.and_then(|of| of.item.section.clone());
    headed.item.section_picture = before.and_then(|of| of.item.section_picture.clone());
    if let Ok(entry) = &mut headed.content {
        entry.section.clone_from(&headed.item.section);
        // The section picture of an unreadable puzzle is not loaded. The file still names it.
        entry.section_picture = before.and_then(|of| of.content.as_ref().ok()?.section_picture.clone());
    }
    Arc::new(headed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Board;
    use crate::formats::BookItem;
    use crate::puzzle::Puzzle;
    use crate::sheet::booklet::BookEntry;

    fn row(name: &str, section: Option<&str>) -> Arc<BookletRow> {
        let section = section.map(str::to_owned);
        let entry = BookEntry { section: section.clone(), ..BookEntry::new(Puzzle::empty(Board::classic())) };
        Arc::new(BookletRow::new(name.into(), None, BookItem { section, ..BookItem::default() }, Ok(entry)))
    }

    #[test]
    fn what_is_printed_gets_the_heading_too() {
        let rows = [row("a", Some("X")), row("b", None)];
        assert_eq!(lines(&rows), [ListLine::Heading(0), ListLine::Puzzle(0), ListLine::Puzzle(1)]);
        let handed_on = arranged(&rows, &[ListLine::Heading(0), ListLine::Puzzle(1), ListLine::Puzzle(0)]);
        let printed = |row: &Arc<BookletRow>| row.content.as_ref().unwrap().section.clone();
        let printed: Vec<Option<String>> = handed_on.iter().map(printed).collect();
        assert_eq!(printed, [Some("X".to_owned()), None]);
        let as_before = arranged(&rows, &lines(&rows));
        assert!(as_before.iter().zip(&rows).all(|(one, other)| Arc::ptr_eq(one, other)), "what stays is shared");
    }

    #[test]
    fn sections_reach_to_the_next_heading() {
        let rows = [row("a", None), row("b", Some("X")), row("c", None), row("d", Some(""))];
        assert_eq!(sections(&rows), [1..3, 3..4]);
        assert!(sections(&rows[..1]).is_empty());
    }
}
