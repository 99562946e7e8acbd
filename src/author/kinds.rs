//! The kinds of puzzle that can be made by name: a board, its rules, and what the solution tells.

use std::sync::LazyLock;

use crate::board::{Board, BoardError, Cell, Filling, Grid, Preset, Random, random_regions};
use crate::puzzle::{PlacedRule, Puzzle};
use crate::variant::{Context, Kind};

/// A kind of puzzle with a name.
#[derive(Clone, Copy, Debug)]
pub struct PuzzleKind {
    /// As it is typed.
    pub name: &'static str,
    layout: Layout,
    /// The kind of its rules; None for puzzles without any.
    rules: Option<Kind>,
}

#[derive(Clone, Copy, Debug)]
enum Layout {
    Preset(Preset, u8, u8),
    Latin(u8),
    Jigsaw(u8),
}

const fn grid(name: &'static str, rows: u8, cols: u8) -> PuzzleKind {
    preset(name, Preset::Single, rows, cols)
}

const fn preset(name: &'static str, preset: Preset, rows: u8, cols: u8) -> PuzzleKind {
    PuzzleKind { name, layout: Layout::Preset(preset, rows, cols), rules: None }
}

/// All kinds, in the order in which they are listed: sizes and regions, the kinds of rule, layouts.
pub static KINDS: LazyLock<Vec<PuzzleKind>> = LazyLock::new(|| {
    let plain = [
        grid("classic", 3, 3),
        grid("shidoku", 2, 2),
        grid("roku", 2, 3),
        grid("hachi", 2, 4),
        grid("juuni", 3, 4),
        grid("supersudoku", 4, 4),
        PuzzleKind { layout: Layout::Latin(9), ..grid("latin", 3, 3) },
        PuzzleKind { layout: Layout::Jigsaw(9), ..grid("jigsaw", 3, 3) },
    ];
    let ruled = |&kind: &Kind| Some(PuzzleKind { rules: Some(kind), ..grid(kind.generated_name()?, 3, 3) });
    let ruled = Kind::ALL.iter().filter_map(ruled);
    let layouts = [
        preset("twin", Preset::Twin, 3, 3),
        preset("chain", Preset::Chain { grids: 3 }, 3, 3),
        preset("samurai", Preset::Samurai, 3, 3),
        preset("sohei", Preset::Sohei, 3, 3),
        preset("windmill", Preset::Windmill, 3, 3),
        preset("butterfly", Preset::Butterfly, 3, 3),
        preset("flower", Preset::Flower, 3, 3),
    ];
    plain.into_iter().chain(ruled).chain(layouts).collect()
});

impl PuzzleKind {
    /// The kind with this name, as it is typed: `four-squares`, `samurai`.
    pub fn named(name: &str) -> Option<&'static PuzzleKind> {
        KINDS.iter().find(|kind| kind.name == name)
    }

    pub(super) fn has_random_board(&self) -> bool {
        match self.layout {
            Layout::Jigsaw(_) => true,
            Layout::Preset(..) | Layout::Latin(_) => false,
        }
    }

    /// The board with the rules that do not depend on the solution.
    pub(super) fn empty(&self, random: &mut Random) -> Puzzle {
        let board = self.board(random).expect("every kind has a board");
        let asked = self.rules.map(|kind| kind.asked(&Context::lone(&board), random)).unwrap_or_default();
        let rules = asked.into_iter().map(PlacedRule::new).collect();
        Puzzle::new(String::new(), String::new(), board, [].into(), rules).expect("the rules of a kind fit its board")
    }

    fn board(&self, random: &mut Random) -> Result<Board, BoardError> {
        let origin = Cell::new(0, 0);
        match self.layout {
            Layout::Preset(preset, rows, cols) => preset.board(rows, cols),
            Layout::Latin(size) => Board::new(vec![Grid::latin(origin, size)?]),
            Layout::Jigsaw(size) => Board::new(vec![Grid::jigsaw(origin, random_regions(size, random.number()))?]),
        }
    }

    /// The rules that say something of the solution.
    pub(super) fn told_by(&self, puzzle: &Puzzle, filling: &Filling, random: &mut Random) -> Vec<PlacedRule> {
        let told = self.rules.map(|kind| kind.told(&puzzle.context(), filling, random)).unwrap_or_default();
        told.into_iter().map(PlacedRule::new).collect()
    }
}
