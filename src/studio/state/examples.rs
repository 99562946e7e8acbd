//! The puzzles that come with the program, for the gallery.

use std::sync::OnceLock;

use crate::formats::{self, Format};
use crate::puzzle::Puzzle;
use crate::scene::Scene;
use crate::sheet::board_scene;

/// An example, read and drawn.
pub(in crate::studio) struct Example {
    /// What it is an example of, in a few words.
    pub kind: &'static str,
    pub puzzle: Puzzle,
    pub picture: Scene,
}

/// Examples that belong together.
pub(in crate::studio) struct Group {
    pub name: &'static str,
    /// The place of the first among all examples.
    pub first: usize,
    pub examples: Vec<Example>,
}

/// What an example is of, its file, and the file's text.
type File = (&'static str, &'static str, &'static str);

/// The one list: a new example is a file in `examples/` and a line here.
macro_rules! files {
    ($($group:literal: [$(($kind:literal, $file:literal)),* $(,)?]),* $(,)?) => {
        [$(($group, &[$(($kind, $file, include_str!(concat!("../../../examples/", $file, ".ron")))),*])),*]
    };
}

const FILES: [(&str, &[File]); 3] = files![
    "Kinds": [
        ("Classic", "classic"),
        ("Diagonals", "diagonals"),
        ("Four squares", "four-squares"),
        ("Four pyramids", "four-pyramids"),
        ("Four pyramids, mirrored", "four-pyramids-mirrored"),
        ("Positions", "positions"),
        ("Magic boxes", "magic-boxes"),
        ("Magic square", "magic-square"),
        ("Odd / even", "odd-even"),
        ("Outside clues", "outside-clues"),
        ("Jigsaw", "jigsaw"),
        ("Latin square", "latin-square"),
    ],
    "Sizes": [
        ("Shidoku, 4 × 4", "shidoku-4x4"),
        ("Roku, 6 × 6", "roku-6x6"),
        ("Hachi, 8 × 8", "hachi-8x8"),
        ("Juuni, 12 × 12", "juuni-12x12"),
        ("Supersudoku, 16 × 16", "supersudoku-16x16"),
        ("Giant, 25 × 25", "twenty-five-25x25"),
    ],
    "Layouts": [
        ("Samurai, 5 grids", "samurai"),
        ("Samurai of five kinds", "winter-samurai"),
        ("Twin, 2 grids", "twin"),
        ("Sohei, 4 grids", "sohei"),
        ("Chain of 3 grids", "diagonal-chain"),
        ("Windmill, 5 grids", "windmill"),
        ("Butterfly, 4 grids", "butterfly"),
        ("Flower, 5 grids", "flower"),
    ],
];

/// The example the studio starts on when no file is named.
pub(in crate::studio) const FIRST: &str = "Magic boxes";

/// All examples. They are read and drawn once, when they are asked for first.
pub(in crate::studio) fn examples() -> &'static [Group] {
    static GROUPS: OnceLock<Vec<Group>> = OnceLock::new();
    GROUPS.get_or_init(|| {
        let mut first = 0;
        let read = |&(name, files): &(&'static str, &[File])| {
            let examples: Vec<Example> = files.iter().map(example).collect();
            let group = Group { name, first, examples };
            first += group.examples.len();
            group
        };
        FILES.iter().map(read).collect()
    })
}

fn example(&(kind, file, text): &File) -> Example {
    let loaded = formats::read_str(&format!("{file}.ron"), text, Some(Format::Ron));
    let puzzle = loaded.expect("the examples are well formed").swap_remove(0).puzzle;
    Example { kind, picture: board_scene(&puzzle), puzzle }
}

/// The example at this place among all of them.
pub(in crate::studio) fn example_at(place: usize) -> Option<&'static Example> {
    examples().iter().flat_map(|group| &group.examples).nth(place)
}

/// The puzzle of the example that the studio starts on.
pub(in crate::studio) fn first() -> Puzzle {
    let file = FILES.iter().flat_map(|(_, files)| files.iter()).find(|(kind, ..)| *kind == FIRST);
    example(file.expect("the first example is in the list")).puzzle
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_example_file_is_in_the_list() {
        let folder = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/examples")).unwrap();
        let paths = folder.map(|entry| entry.unwrap().path());
        let puzzles = paths.filter(|path| path.extension().is_some_and(|extension| extension == "ron"));
        let found: BTreeSet<String> =
            puzzles.map(|path| path.file_stem().unwrap().to_string_lossy().into_owned()).collect();
        let listed = FILES.iter().flat_map(|(_, files)| files.iter().map(|(_, file, _)| (*file).to_owned()));
        assert_eq!(listed.collect::<BTreeSet<String>>(), found);
    }

    #[test]
    fn every_example_is_read_and_found_by_its_place() {
        let mut place = 0;
        for group in examples() {
            assert_eq!(group.first, place, "{}", group.name);
            for example in &group.examples {
                assert!(!example.puzzle.title().is_empty(), "{}", example.kind);
                assert_eq!(example_at(place).unwrap().kind, example.kind);
                place += 1;
            }
        }
        assert!(example_at(place).is_none());
    }
}
