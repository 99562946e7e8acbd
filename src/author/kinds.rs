//! The kinds of puzzle that can be made by name, alone or mixed: a board, its rules, and what the solution tells.

use std::fmt;
use std::sync::LazyLock;

use crate::board::{
    Board, BoardError, Cell, Filling, Grid, GridId, Numbering, Preset, Random, Relocation, random_regions,
};
use crate::place::Misfit;
use crate::puzzle::{PlacedRule, Puzzle};
use crate::variant::{Context, Kind, Rule, marks_apart};
use crate::words::Message;

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

    /// Whether it is a kind of rule, and not a size or a layout alone.
    pub fn has_rules(&self) -> bool {
        self.rules.is_some()
    }

    fn board(&self, random: &mut Random) -> Result<Board, BoardError> {
        let origin = Cell::new(0, 0);
        match self.layout {
            Layout::Preset(preset, rows, cols) => preset.board(rows, cols),
            Layout::Latin(size) => Board::new(vec![Grid::latin(origin, size)?]),
            Layout::Jigsaw(size) => Board::new(vec![Grid::jigsaw(origin, random_regions(size, random.number()))?]),
        }
    }
}

/// Kinds of puzzle that are mixed on one board: the rules of all of them, and the board of the one that has none.
#[derive(Clone, Debug)]
pub struct Mixture {
    kinds: Vec<&'static PuzzleKind>,
    /// Where no kind says the board.
    board: Option<Board>,
    numbering: Numbering,
}

/// Why kinds cannot be mixed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum MixtureError {
    /// No kind has this name.
    Unknown {
        /// The name.
        name: String,
    },
    /// A kind is named twice.
    Twice {
        /// Its name.
        name: &'static str,
    },
    /// Two kinds are boards.
    TwoBoards {
        /// The name of one.
        one: &'static str,
        /// The name of the other.
        other: &'static str,
    },
    /// A kind is a board, and there is one already.
    BoardGiven {
        /// The name of the kind.
        name: &'static str,
    },
    /// The board has no place for the rules of a kind.
    NoPlace {
        /// Its name.
        name: &'static str,
        /// What its first rule lacks, if it is that.
        misfit: Option<Misfit>,
    },
}

impl MixtureError {
    /// The reason, to be said in any language.
    pub fn message(&self) -> Message {
        match self {
            MixtureError::Unknown { name } => {
                let names: Vec<&str> = KINDS.iter().map(|kind| kind.name).collect();
                Message::new("mixture-unknown").with("name", name.as_str()).with("names", names.join(", "))
            }
            MixtureError::Twice { name } => Message::new("mixture-twice").with("name", *name),
            MixtureError::TwoBoards { one, other } => {
                Message::new("mixture-two-boards").with("one", *one).with("other", *other)
            }
            MixtureError::BoardGiven { name } => Message::new("mixture-two-boards.given").with("name", *name),
            MixtureError::NoPlace { name, misfit: None } => Message::new("mixture-no-place").with("name", *name),
            MixtureError::NoPlace { name, misfit: Some(misfit) } => {
                Message::new("mixture-no-place.reason").with("name", *name).with("reason", misfit.message())
            }
        }
    }
}

impl fmt::Display for MixtureError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

impl From<&'static PuzzleKind> for Mixture {
    fn from(kind: &'static PuzzleKind) -> Mixture {
        Mixture { kinds: vec![kind], board: None, numbering: Numbering::default() }
    }
}

impl Mixture {
    /// These kinds, at least one.
    ///
    /// # Errors
    /// When one comes twice, two are boards, or the board has no place for the rules of one.
    pub fn new(kinds: Vec<&'static PuzzleKind>) -> Result<Mixture, MixtureError> {
        for (index, kind) in kinds.iter().enumerate() {
            if kinds[..index].iter().any(|other| other.name == kind.name) {
                return Err(MixtureError::Twice { name: kind.name });
            }
        }
        let mut boards = kinds.iter().filter(|kind| !kind.has_rules());
        if let (Some(one), Some(other)) = (boards.next(), boards.next()) {
            return Err(MixtureError::TwoBoards { one: one.name, other: other.name });
        }
        let mixture = Mixture { kinds, board: None, numbering: Numbering::default() };
        mixture.find_place()?;
        Ok(mixture)
    }

    /// Whether the board has a place for each kind.
    fn find_place(&self) -> Result<(), MixtureError> {
        // What a random board is like does not depend on the seed.
        let random = &mut Random::new(0);
        let board = self.board(random);
        for kind in &self.kinds {
            let Some(asked) = kind.rules.and_then(|rules| asked(rules, &board, random)) else { continue };
            let fits: Vec<Result<(), Misfit>> = asked.iter().map(|rule| rule.fits(&board)).collect();
            if fits.iter().all(Result::is_err) {
                let misfit = fits.into_iter().find_map(Result::err);
                return Err(MixtureError::NoPlace { name: kind.name, misfit });
            }
        }
        Ok(())
    }

    /// The kinds with these names and `+` between them: `killer+thermometers`.
    ///
    /// # Errors
    /// When there is no such kind, and as for [`Mixture::new`].
    pub fn named(names: &str) -> Result<Mixture, MixtureError> {
        let unknown = |name: &str| MixtureError::Unknown { name: name.to_owned() };
        let kinds = names.split('+').map(|name| PuzzleKind::named(name).ok_or_else(|| unknown(name)));
        Mixture::new(kinds.collect::<Result<_, _>>()?)
    }

    /// The same kinds, all of them kinds of rule, on this board with its numbering.
    ///
    /// # Errors
    /// When a kind is a board itself, or this one has no place for the rules of a kind.
    pub fn on(self, board: Board) -> Result<Mixture, MixtureError> {
        if let Some(kind) = self.kinds.iter().find(|kind| !kind.has_rules()) {
            return Err(MixtureError::BoardGiven { name: kind.name });
        }
        let mixture = Mixture { numbering: board.numbering(), board: Some(board), ..self };
        mixture.find_place()?;
        Ok(mixture)
    }

    /// The same kinds on boards whose digits are called so.
    #[must_use]
    pub fn with_numbering(self, numbering: Numbering) -> Mixture {
        Mixture { numbering, ..self }
    }

    /// The names of its kinds, as [`Mixture::named`] reads them.
    pub fn name(&self) -> String {
        self.kinds.iter().map(|kind| kind.name).collect::<Vec<_>>().join("+")
    }

    /// The kind whose board it is: the one without rules, or else the first.
    fn base(&self) -> &'static PuzzleKind {
        self.kinds.iter().find(|kind| !kind.has_rules()).unwrap_or(&self.kinds[0])
    }

    pub(super) fn has_random_board(&self) -> bool {
        match self.base().layout {
            Layout::Jigsaw(_) => self.board.is_none(),
            Layout::Preset(..) | Layout::Latin(_) => false,
        }
    }

    fn board(&self, random: &mut Random) -> Board {
        let board = match &self.board {
            Some(board) => board.clone(),
            None => self.base().board(random).expect("every kind has a board"),
        };
        board.with_numbering(self.numbering)
    }

    /// The kinds of its rules.
    fn rules(&self) -> Vec<Kind> {
        self.kinds.iter().filter_map(|kind| kind.rules).collect()
    }

    /// The board with the rules that do not depend on the solution.
    pub(super) fn empty(&self, random: &mut Random) -> Puzzle {
        let board = self.board(random);
        let rules = self.rules().into_iter().filter_map(|kind| asked(kind, &board, random)).flatten();
        let rules = rules.filter(|rule| rule.fits(&board).is_ok()).map(PlacedRule::new).collect::<Vec<_>>();
        Puzzle::builder(board).rules(rules).build().expect("these rules fit the board")
    }

    /// The rules that say something of the solution: marks that lie apart, and then the others.
    pub(super) fn told_by(&self, puzzle: &Puzzle, filling: &Filling, random: &mut Random) -> Vec<PlacedRule> {
        let kinds = self.rules();
        let mut rules = marks_apart(&kinds, &puzzle.context(), filling, random);
        rules.extend(kinds.into_iter().flat_map(|kind| told(kind, puzzle, filling, random)));
        rules.into_iter().map(PlacedRule::new).collect()
    }
}

/// The rules of a kind that stand before there is a solution, in each grid; None for other kinds.
fn asked(kind: Kind, board: &Board, random: &mut Random) -> Option<Vec<Rule>> {
    in_each_grid(board, |_, alone| kind.asked(&Context::lone(alone), random))
}

/// The rules of a kind that say something of the solution, but for marks that lie apart. What is told of the first grid
/// alone is told of each.
fn told(kind: Kind, puzzle: &Puzzle, filling: &Filling, random: &mut Random) -> Vec<Rule> {
    let board = puzzle.board();
    let rules = kind.told(&puzzle.context(), filling, random);
    let in_first = |rule: &Rule| rule.cells(board).iter().all(|cell| board.grids()[0].contains(cell));
    if board.grids().len() == 1 || !rules.iter().all(in_first) {
        return rules;
    }
    let of_grid = |grid: &Grid, alone: &Board| {
        let digits = grid.cells().filter_map(|cell| board.id(cell)).map(|id| filling[id]).collect();
        Some(kind.told(&Context::lone(alone), &Filling::new(digits), random))
    };
    in_each_grid(board, of_grid).unwrap_or_default()
}

/// The rules that are made for each grid, which is handed in as it lies on the board and as a board of its own.
fn in_each_grid(board: &Board, mut make: impl FnMut(&Grid, &Board) -> Option<Vec<Rule>>) -> Option<Vec<Rule>> {
    let mut rules = Vec::new();
    for (id, grid) in board.grid_ids().zip(board.grids()) {
        let alone = grid.at(Cell::new(0, 0)).and_then(|grid| Board::new(vec![grid])).expect("a grid is a board");
        let alone = alone.with_numbering(board.numbering());
        let of_alone = |other| (other == id).then_some(GridId(0));
        let grids = board.grid_ids().map(of_alone).zip(board.grids().iter().cloned()).collect();
        let step = Relocation::new(&alone, grids).expect("the grids form the board");
        rules.extend(make(grid, &alone)?.iter().filter_map(|rule| rule.relocated(&step)));
    }
    Some(rules)
}
