//! The example puzzles in the gallery.

use std::sync::OnceLock;

use crate::formats::{self, Format};
use crate::puzzle::Puzzle;
use crate::scene::Scene;
use crate::sheet::board_scene;
use crate::variant::{Kind, KindGroup};
use crate::words::Message;

/// An example with its picture.
pub(in crate::studio) struct Example {
    /// A short description of the kind of puzzle.
    pub kind: Message,
    pub puzzle: Puzzle,
    pub picture: Scene,
}

impl Example {
    /// Returns whether the description or the title contains this text, which is in lower case.
    pub fn is_found_by(&self, wanted: &str) -> bool {
        self.kind.to_string().to_lowercase().contains(wanted) || self.puzzle.mentions(wanted)
    }
}

/// A group of examples.
pub(in crate::studio) struct Examples {
    pub name: Message,
    /// The index of the first example among all examples.
    pub first: usize,
    pub examples: Vec<Example>,
}

/// A description, and the text of a file.
type ExampleFile = (Message, &'static str);

/// Returns the text of a file in `examples/`.
macro_rules! file {
    ($file:literal) => {
        include_str!(concat!("../../../examples/", $file, ".ron"))
    };
}

/// Returns the examples by group: plain boards, the groups of kinds as in the list of tools, board sizes, and layouts
/// of several grids.
fn files() -> Vec<(Message, Vec<ExampleFile>)> {
    let named = |name: &'static str, files: &[(&'static str, &'static str)]| -> (Message, Vec<ExampleFile>) {
        (Message::new(name), files.iter().map(|&(name, text)| (Message::new(name), text)).collect())
    };
    let plain = named(
        "tell-examples-plain-boards",
        &[
            ("tell-examples-classic", file!("classic")),
            ("tell-examples-jigsaw", file!("jigsaw")),
            ("tell-examples-latin-square", file!("latin-square")),
        ],
    );
    let kinds = KindGroup::ALL.map(|group| {
        let own = Kind::ALL.iter().filter(|kind| kind.info().group == group && !kind.is_decoration());
        let mut files: Vec<ExampleFile> = own.map(|kind| (kind.name(), kind.example())).collect();
        match group {
            KindGroup::Regions => {
                files.push((Message::new("tell-examples-four-pyramids-mirrored"), file!("four-pyramids-mirrored")))
            }
            KindGroup::Decoration => files.push((Message::new("tell-examples-decoration"), file!("decoration"))),
            KindGroup::Lines => files.push((Message::new("tell-examples-choices"), file!("liars"))),
            KindGroup::Cells => files.push((Message::new("tell-examples-fog"), file!("fog"))),
            KindGroup::Own => files.push((Message::new("tell-examples-formulas"), file!("mean-lines"))),
            KindGroup::Grid | KindGroup::Borders | KindGroup::Outside => {}
        }
        (group.name(), files)
    });
    let sizes = named(
        "tell-examples-sizes",
        &[
            ("tell-examples-shidoku", file!("shidoku-4x4")),
            ("tell-examples-roku", file!("roku-6x6")),
            ("tell-examples-hachi", file!("hachi-8x8")),
            ("tell-examples-juuni", file!("juuni-12x12")),
            ("tell-examples-supersudoku", file!("supersudoku-16x16")),
            ("tell-examples-giant", file!("twenty-five-25x25")),
        ],
    );
    let layouts = named(
        "tell-examples-layouts",
        &[
            ("tell-examples-samurai-grids", file!("samurai")),
            ("tell-examples-samurai-five-kinds", file!("winter-samurai")),
            ("tell-examples-twin-grids", file!("twin")),
            ("tell-examples-sohei-grids", file!("sohei")),
            ("tell-examples-chain-grids", file!("diagonal-chain")),
            ("tell-examples-windmill-grids", file!("windmill")),
            ("tell-examples-butterfly-grids", file!("butterfly")),
            ("tell-examples-flower-grids", file!("flower")),
        ],
    );
    std::iter::once(plain).chain(kinds).chain([sizes, layouts]).collect()
}

/// Returns all examples. They are read and drawn on first use.
pub(in crate::studio) fn examples() -> &'static [Examples] {
    static GROUPS: OnceLock<Vec<Examples>> = OnceLock::new();
    GROUPS.get_or_init(|| {
        let mut first = 0;
        let read = |(name, files): (Message, Vec<ExampleFile>)| {
            let examples: Vec<Example> = files.into_iter().map(example).collect();
            let group = Examples { name, first, examples };
            first += group.examples.len();
            group
        };
        files().into_iter().map(read).collect()
    })
}

fn example((kind, text): ExampleFile) -> Example {
    let loaded = formats::read_str(&format!("{kind}.ron"), text, Some(Format::Ron));
    let puzzle = loaded.expect("the examples are well formed").swap_remove(0).puzzle;
    Example { kind, picture: board_scene(&puzzle), puzzle }
}

/// Returns the example with this index among all examples.
pub(in crate::studio) fn example_at(place: usize) -> Option<&'static Example> {
    examples().iter().flat_map(|group| &group.examples).nth(place)
}

/// Returns the sample of the start page. One more clue would make its solution unique, so that the first minute shows
/// how the studio explains what is open. It is no example, since examples have exactly one solution.
pub(in crate::studio) fn sample() -> &'static Example {
    static SAMPLE: OnceLock<Example> = OnceLock::new();
    let file = || example((Message::new("ask-start-sample"), include_str!("../../../assets/sample.ron")));
    SAMPLE.get_or_init(file)
}

/// Returns the puzzle that the studio starts with.
pub(in crate::studio) fn first() -> Puzzle {
    example((Message::verbatim(""), file!("magic-boxes"))).puzzle
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
        let found: BTreeSet<String> = puzzles.map(|path| std::fs::read_to_string(path).unwrap()).collect();
        let listed = files().into_iter().flat_map(|(_, files)| files).map(|(_, text)| text.to_owned());
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
