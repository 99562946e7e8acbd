//! The lines of the booklet's list: puzzles, and above the first one of each section its heading. A heading is kept
//! with that puzzle; when another one comes to be the first, it is handed on to it.

use std::ops::Range;
use std::sync::Arc;

use super::Row;

/// A line of the list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(in crate::studio) enum Line {
    /// The heading of the section that begins with this row.
    Heading(usize),
    /// The puzzle of this row.
    Puzzle(usize),
}

/// The lines of rows, from top to bottom.
pub(super) fn lines(rows: &[Arc<Row>]) -> Vec<Line> {
    let of = |(at, row): (usize, &Arc<Row>)| {
        let heading = row.item.section.is_some().then_some(Line::Heading(at));
        heading.into_iter().chain([Line::Puzzle(at)])
    };
    rows.iter().enumerate().flat_map(of).collect()
}

/// The rows of the sections, from top to bottom; what stands above the first heading is in none.
pub(super) fn sections(rows: &[Arc<Row>]) -> Vec<Range<usize>> {
    let begins = (0..rows.len()).filter(|&row| rows[row].item.section.is_some());
    let begins: Vec<usize> = begins.chain([rows.len()]).collect();
    begins.windows(2).map(|ends| ends[0]..ends[1]).collect()
}

/// The rows as these lines of theirs put them, in which some may be missing: each heading belongs to the puzzle below
/// it, and one that has none is gone.
pub(super) fn arranged(rows: &[Arc<Row>], lines: &[Line]) -> Vec<Arc<Row>> {
    let mut heading = None;
    let mut arranged = Vec::with_capacity(rows.len());
    for line in lines {
        match *line {
            Line::Heading(of) => heading = Some(of),
            Line::Puzzle(row) => arranged.push(headed(rows, row, heading.take())),
        }
    }
    arranged
}

/// A row below the heading that another row had, or below none. What stays as it is, is shared.
fn headed(rows: &[Arc<Row>], row: usize, heading: Option<usize>) -> Arc<Row> {
    let own = &rows[row];
    if heading == Some(row) || (heading.is_none() && own.item.section.is_none()) {
        return own.clone();
    }
    let before = heading.map(|of| &rows[of]);
    let mut headed = Row::clone(own);
    headed.item.section = before.and_then(|of| of.item.section.clone());
    headed.item.section_picture = before.and_then(|of| of.item.section_picture.clone());
    if let Ok(entry) = &mut headed.content {
        entry.section.clone_from(&headed.item.section);
        // A puzzle that could not be read had none to hand on; the file still names it.
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

    fn row(name: &str, section: Option<&str>) -> Arc<Row> {
        let section = section.map(str::to_owned);
        let entry = BookEntry { section: section.clone(), ..BookEntry::new(Puzzle::empty(Board::classic())) };
        Arc::new(Row::new(name.into(), None, BookItem { section, ..BookItem::default() }, Ok(entry)))
    }

    #[test]
    fn what_is_printed_gets_the_heading_too() {
        let rows = [row("a", Some("X")), row("b", None)];
        assert_eq!(lines(&rows), [Line::Heading(0), Line::Puzzle(0), Line::Puzzle(1)]);
        let handed_on = arranged(&rows, &[Line::Heading(0), Line::Puzzle(1), Line::Puzzle(0)]);
        let printed = |row: &Arc<Row>| row.content.as_ref().unwrap().section.clone();
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
