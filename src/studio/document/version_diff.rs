//! Comparison of an open document with the current content of its file, in words and in pictures.

use std::collections::HashMap;

use crate::board::CellSet;
use crate::formats::{BookFile, BookItem};
use crate::puzzle::{Difference, Puzzle};
use crate::scene::{Ink, Layer, Scene, Tint};
use crate::sheet::{board_scene, clear_clues};
use crate::studio::document::error_markers;
use crate::variant::fill_cells;
use crate::words::say;

/// The maximum number of rules or files that are named. The rest are only counted.
const MAX_NAMED: usize = 8;

/// The differences between two versions.
#[derive(PartialEq, Debug)]
pub(in crate::studio) struct VersionDiff {
    /// For a puzzle: the open version, and the version in the file.
    pub pictures: Option<[Scene; 2]>,
    /// The differences, one per line; empty if there are none.
    pub lines: Vec<String>,
}

impl VersionDiff {
    /// Compares two versions of a puzzle.
    pub fn puzzles(here: &Puzzle, there: &Puzzle) -> VersionDiff {
        let difference = Difference::between(here, there);
        let mut lines = Vec::new();
        if difference.board {
            lines.push(say!("ask-changed-board"));
        }
        if !difference.givens.is_empty() {
            let (count, cells) = (difference.givens.len(), difference.givens.to_string());
            lines.push(say!("ask-changed-givens", count = count, cells = cells));
        }
        let names = |puzzle: &Puzzle, places: &[usize]| {
            let name = |&at: &usize| {
                let placed = &puzzle.rules()[at];
                say!(
                    "view-rule",
                    name = placed.display_name(),
                    place = placed.rule.description(puzzle.board()).to_string()
                )
            };
            abbreviated(places.iter().map(name))
        };
        if !difference.rules_of_first.is_empty() {
            lines.push(say!("ask-changed-here", what = names(here, &difference.rules_of_first)));
        }
        if !difference.rules_of_second.is_empty() {
            lines.push(say!("ask-changed-there", what = names(there, &difference.rules_of_second)));
        }
        let others = [
            (difference.order_differs, "ask-changed-order"),
            (difference.texts, "ask-changed-words"),
            (difference.notes, "ask-changed-notes"),
            (difference.drawings, "ask-changed-drawings"),
            (difference.fog, "ask-changed-fog"),
            (difference.symbols_or_stars, "ask-changed-rest"),
        ];
        lines.extend(others.into_iter().filter(|(differs, _)| *differs).map(|(_, key)| say!(key)));
        let picture = |puzzle: &Puzzle| shaded(puzzle, &difference.givens);
        VersionDiff { pictures: Some([picture(here), picture(there)]), lines }
    }

    /// Compares two versions of a booklet.
    pub fn booklets(here: &BookFile, there: &BookFile) -> VersionDiff {
        let (only_here, only_there) =
            (only_in_first(&here.puzzles, &there.puzzles), only_in_first(&there.puzzles, &here.puzzles));
        let mut lines = Vec::new();
        if !only_here.is_empty() {
            lines.push(say!("ask-changed-here", what = abbreviated(only_here.iter().cloned())));
        }
        if !only_there.is_empty() {
            lines.push(say!("ask-changed-there", what = abbreviated(only_there.iter().cloned())));
        }
        if only_here.is_empty() && only_there.is_empty() && here.puzzles != there.puzzles {
            lines.push(say!("ask-changed-puzzles-order"));
        }
        if here.settings != there.settings {
            lines.push(say!("ask-changed-settings"));
        }
        VersionDiff { pictures: None, lines }
    }
}

/// Returns the files of the entries that are not among the others. Equal entries are matched one to one.
fn only_in_first(items: &[BookItem], others: &[BookItem]) -> Vec<String> {
    // A difference of multisets: each entry of the others cancels one equal entry.
    let mut left: HashMap<&BookItem, usize> = HashMap::new();
    others.iter().for_each(|other| *left.entry(other).or_default() += 1);
    let only = items.iter().filter(|&item| match left.get_mut(item) {
        Some(count) if *count > 0 => {
            *count -= 1;
            false
        }
        Some(_) | None => true,
    });
    only.map(|item| item.file.clone()).collect()
}

/// Returns the first of many names, and the number of the rest.
fn abbreviated(names: impl ExactSizeIterator<Item = String>) -> String {
    let more = names.len().saturating_sub(MAX_NAMED);
    let mut named: Vec<String> = names.take(MAX_NAMED).collect();
    if more > 0 {
        named.push(say!("ask-changed-more", count = more));
    }
    named.join(", ")
}

/// Returns the board with these cells shaded and notched.
fn shaded(puzzle: &Puzzle, cells: &CellSet) -> Scene {
    let mut scene = board_scene(puzzle);
    let cells = cells.iter().filter(|cell| puzzle.board().contains(*cell)).collect();
    fill_cells(&mut scene, Layer::Region, &cells, Ink::Tint(Tint::Rose));
    clear_clues(&mut scene);
    error_markers::draw_notch(&cells, error_markers::LARGE_NOTCH, &mut scene);
    scene
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Board, Cell, Digit, Random};
    use crate::puzzle::Edit;
    use crate::scene::Item;

    #[test]
    fn entries_have_counterparts_as_each_beside_each_tells() {
        let simply = |items: &[BookItem], others: &[BookItem]| {
            let mut left: Vec<&BookItem> = others.iter().collect();
            let mut only = Vec::new();
            for item in items {
                match left.iter().position(|other| *other == item) {
                    Some(at) => drop(left.swap_remove(at)),
                    None => only.push(item.file.clone()),
                }
            }
            only
        };
        let mut random = Random::new(2);
        for _ in 0..500 {
            let mut items = || {
                let item = |random: &mut Random| BookItem {
                    file: ["a", "b"][random.below(2)].to_owned(),
                    line: [None, Some(1), Some(2)][random.below(3)],
                    label: ["", "hard"][random.below(2)].to_owned(),
                    ..BookItem::default()
                };
                (0..random.below(12)).map(|_| item(&mut random)).collect::<Vec<BookItem>>()
            };
            let (here, there) = (items(), items());
            assert_eq!(only_in_first(&here, &there), simply(&here, &there), "{here:?} {there:?}");
        }
    }

    #[test]
    fn what_differs_is_told_a_line_each() {
        let here = Puzzle::empty(Board::classic());
        assert_eq!(VersionDiff::puzzles(&here, &here).lines, Vec::<String>::new());
        let given = Edit::SetGiven { cells: [Cell::new(0, 1)].into_iter().collect(), digit: Digit::from_index(4) };
        let there = Edit::SetTitle("New".to_owned()).apply(&given.apply(&here).unwrap()).unwrap();
        let lines = VersionDiff::puzzles(&here, &there).lines;
        assert_eq!(lines, ["1 given differs: r1c2", "The title or the author differs"]);
    }

    #[test]
    fn what_differs_is_notched_as_well_as_shaded() {
        let puzzle = Puzzle::empty(Board::classic());
        let notches = |cells: &str| {
            let scene = shaded(&puzzle, &cells.parse().unwrap());
            let triangles = |item: &Item| match item {
                Item::Fill { pieces, .. } => pieces.iter().filter(|piece| piece.len() == 3).count(),
                _ => 0,
            };
            scene.painted().map(triangles).sum::<usize>()
        };
        assert_eq!([notches("r1c2 r5c5"), notches("")], [2, 0]);
    }

    #[test]
    fn of_many_some_are_named() {
        assert_eq!(abbreviated((0..2).map(|at| at.to_string())), "0, 1");
        assert_eq!(abbreviated((0..10).map(|at| at.to_string())), "0, 1, 2, 3, 4, 5, 6, 7, 2 more");
    }
}
