//! The sentence on the houses of grids, in words that are true of every grid it speaks of.

use std::collections::BTreeSet;

use crate::board::{Boxes, Grid};

/// What these grids ask, such as "Each row, column and box of a grid holds each digit once." for the opening "Each row",
/// `of` " of a grid" and what a house `holds`, "holds each digit once". Boxes and outlined regions are named only where
/// there are any, and apart where only some of the grids have them.
pub fn houses_text<'a>(grids: impl IntoIterator<Item = &'a Grid>, opening: &str, of: &str, holds: &str) -> String {
    let part = |grid: &Grid| match grid.boxes() {
        Boxes::Regular { .. } => Some("box"),
        Boxes::Jigsaw(_) => Some("outlined region"),
        Boxes::Latin => None,
    };
    let parts: BTreeSet<Option<&str>> = grids.into_iter().map(part).collect();
    let named: Vec<&str> = parts.iter().copied().flatten().collect();
    match (parts.len(), &named[..]) {
        (1, [part]) => format!("{opening}, column and {part}{of} {holds}."),
        (_, []) => format!("{opening} and column{of} {holds}."),
        (_, named) => format!("{opening} and column{of} {holds}, and so does each {}.", named.join(" or ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Cell;

    #[test]
    fn only_houses_that_are_there_are_named() {
        let at = Cell::new(0, 0);
        let boxes = Grid::new(at, 2, 2).unwrap();
        let jigsaw = Grid::jigsaw(at, vec![0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3]).unwrap();
        let latin = Grid::latin(at, 4).unwrap();
        for (grids, expected) in [
            (vec![&boxes, &boxes], "Each row, column and box holds all."),
            (vec![&jigsaw], "Each row, column and outlined region holds all."),
            (vec![&latin], "Each row and column holds all."),
            (vec![&latin, &boxes], "Each row and column holds all, and so does each box."),
            (vec![&jigsaw, &latin], "Each row and column holds all, and so does each outlined region."),
            (vec![&jigsaw, &boxes], "Each row and column holds all, and so does each box or outlined region."),
            (vec![&boxes, &latin, &jigsaw], "Each row and column holds all, and so does each box or outlined region."),
        ] {
            assert_eq!(houses_text(grids, "Each row", "", "holds all"), expected);
        }
    }
}
