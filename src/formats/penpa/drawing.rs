//! The contents of a drawing and their positions on its lattice: points, borders, regions.

use std::collections::BTreeSet;

use serde_json::Value;

use super::packing::expand_names;
use crate::board::Cell;
use crate::formats::ReadErrorKind;
use crate::formats::codec::CodecError;
use crate::formats::json::{self, Object, entry_error};

/// The maximum number of rows and of columns of a lattice.
const MAX_PLACES: usize = 1000;

/// The text of a link, parsed.
pub(super) struct PenpaDrawing {
    /// The width of the lattice, in places.
    pub width: usize,
    /// The height of the lattice, in places.
    pub height: usize,
    /// The row of the lattice in which the grid begins.
    top: usize,
    /// The column of the lattice in which the grid begins.
    left: usize,
    pub size: u8,
    pub title: String,
    pub author: String,
    pub source: String,
    pub rules: String,
    pub marks: Object,
    /// The elements that a solver drew.
    pub solver_elements: Object,
}

impl PenpaDrawing {
    pub(super) fn of(text: &str) -> Result<PenpaDrawing, CodecError> {
        let mut lines = text.lines();
        let head: Vec<&str> = lines.next().unwrap_or_default().split(',').collect();
        let number = |at: usize| {
            let number = head.get(at).and_then(|text| text.trim().parse::<usize>().ok());
            number.filter(|&number| number < MAX_PLACES)
        };
        let (Some(cols), Some(rows)) = (number(1), number(2)) else { return Err(ReadErrorKind::BadLink.into()) };
        if !matches!(head.first(), Some(&("square" | "sudoku" | "kakuro"))) {
            return Err(entry_error("grid", "expected-squares").into());
        }
        let space: Vec<usize> = serde_json::from_str(lines.next().unwrap_or_default()).unwrap_or_default();
        let space = |at: usize| space.get(at).copied().unwrap_or(0);
        let inner = |whole: usize, one: usize, other: usize| whole.checked_sub(one)?.checked_sub(other);
        let (high, wide) = (inner(rows, space(0), space(1)), inner(cols, space(2), space(3)));
        let size = high.filter(|_| high == wide).and_then(|size| u8::try_from(size).ok());
        let size = size.filter(|size| (2..=25).contains(size)).ok_or_else(|| entry_error("grid", "expected-size"))?;
        // The line between is the mode.
        let marks = expand_names(lines.nth(1).unwrap_or_default());
        let Ok(Value::Object(marks)) = serde_json::from_str(&marks) else { return Err(ReadErrorKind::BadLink.into()) };
        let answer = match serde_json::from_str(&expand_names(lines.next().unwrap_or_default())) {
            Ok(Value::Object(answer)) => answer,
            Ok(_) | Err(_) => Object::new(),
        };
        let words = |name: &str| {
            let found = head.iter().find_map(|part| part.trim().strip_prefix(name));
            found.unwrap_or_default().replace("%2C", ",").trim().to_owned()
        };
        // The lattice has two more places than the drawing on every side.
        let (width, height) = (cols + 4, rows + 4);
        let (top, left) = (2 + space(0), 2 + space(2));
        // The source and the rules are the parts after the author, with their own escapes.
        let author_at = head.iter().position(|part| part.trim().starts_with("Author:"));
        let after = |parts: usize| {
            let text = author_at.and_then(|at| head.get(at + parts)).copied().unwrap_or_default();
            let escapes = [("%2C", ","), ("%2D", "\n"), ("%2E", "&"), ("%2F", "=")];
            escapes.into_iter().fold(text.to_owned(), |text, (escape, sign)| text.replace(escape, sign))
        };
        let (title, author, source, rules) = (words("Title:"), words("Author:"), after(1), after(2));
        Ok(PenpaDrawing {
            width,
            height,
            top,
            left,
            size,
            title,
            author,
            source,
            rules,
            marks,
            solver_elements: answer,
        })
    }

    /// Returns the place of the lattice with this number, as a cell on or off the grid.
    pub(super) fn place(&self, number: usize) -> Cell {
        let (row, col) = (number / self.width, number % self.width);
        Cell::new(row as i16 - self.top as i16, col as i16 - self.left as i16)
    }

    /// Returns the number of a cell on the lattice.
    pub(super) fn number(&self, cell: Cell) -> usize {
        (cell.row as usize + self.top) * self.width + cell.col as usize + self.left
    }

    pub(super) fn inside(&self, number: usize) -> Option<Cell> {
        let (cell, size) = (self.place(number), i16::from(self.size));
        let within = |at: i16| (0..size).contains(&at);
        (number < self.width * self.height && within(cell.row) && within(cell.col)).then_some(cell)
    }

    pub(super) fn object(&self, name: &str) -> impl Iterator<Item = (&String, &Value)> {
        self.marks.get(name).and_then(Value::as_object).into_iter().flatten()
    }

    /// Returns the lists of cells under a name; None for a list with a place off the grid.
    pub(super) fn lists(&self, name: &str) -> Vec<Option<Vec<Cell>>> {
        let cell = |value: &Value| self.inside(usize::try_from(json::integer(Some(value))?).ok()?);
        let list = |value: &Value| json::list(Some(value)).iter().map(cell).collect();
        json::list(self.marks.get(name)).iter().map(list).collect()
    }

    /// Returns the drawn edges as pairs of the cells that they separate.
    pub(super) fn borders(&self) -> BTreeSet<(Cell, Cell)> {
        // Corners are numbered after all places of the lattice.
        let corners = self.width * self.height;
        let mut borders = BTreeSet::new();
        for (name, _) in self.object("lineE") {
            let ends: Vec<usize> = name.split(',').filter_map(|end| end.parse().ok()).collect();
            let &[one, other] = &ends[..] else { continue };
            let (one, other) = (one.min(other), one.max(other));
            let (Some(first), Some(second)) = (one.checked_sub(corners), other.checked_sub(corners)) else { continue };
            if second >= corners {
                continue;
            }
            // A corner is at the bottom right of its cell.
            let (first, second) = (self.place(first), self.place(second));
            // The edge ends at the bottom right of the second cell, so it is the lower or the right side of that
            // cell.
            match (second.row - first.row, second.col - first.col) {
                (0, 1) => drop(borders.insert((second, second.offset(1, 0)))),
                (1, 0) => drop(borders.insert((second, second.offset(0, 1)))),
                _ => {}
            }
        }
        borders
    }

    /// Returns the region of each cell, as connected areas between borders; None if there is only one.
    pub(super) fn regions(&self) -> Option<Vec<Option<i64>>> {
        let (n, borders) = (i16::from(self.size), self.borders());
        let place = |cell: Cell| (cell.row * n + cell.col) as usize;
        let mut region: Vec<Option<i64>> = vec![None; usize::from(self.size).pow(2)];
        let mut number = 0;
        for start in (0..n).flat_map(|row| (0..n).map(move |col| Cell::new(row, col))) {
            if region[place(start)].is_some() {
                continue;
            }
            // Flood fill from a cell that has no region yet.
            let mut waiting = vec![start];
            region[place(start)] = Some(number);
            while let Some(cell) = waiting.pop() {
                for next in cell.neighbours() {
                    let open = !borders.contains(&(cell.min(next), cell.max(next)));
                    let within = (0..n).contains(&next.row) && (0..n).contains(&next.col);
                    if open && within && region[place(next)].is_none() {
                        region[place(next)] = Some(number);
                        waiting.push(next);
                    }
                }
            }
            number += 1;
        }
        (number > 1).then_some(region)
    }
}
