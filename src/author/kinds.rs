//! The kinds of puzzle that can be made by name: a board, its rules, and what the solution tells.

use crate::board::{
    Board, BoardError, Cell, CellId, CellSet, DigitSet, Filling, Grid, GridId, Lookout, Preset, Random, random_regions,
};
use crate::puzzle::{PlacedRule, Puzzle};
use crate::variant::{Diagonals, FourPyramids, FourSquares, Kind, MagicBox, Parity, Position, Rule};

/// A kind of puzzle with a name.
#[derive(Clone, Copy, Debug)]
pub struct PuzzleKind {
    /// As it is typed.
    pub name: &'static str,
    layout: Layout,
    rules: fn() -> Vec<Rule>,
    told: Told,
}

#[derive(Clone, Copy, Debug)]
enum Layout {
    Preset(Preset, u8, u8),
    Latin(u8),
    Jigsaw(u8),
}

/// What only the solution can tell.
#[derive(Clone, Copy, Debug)]
enum Told {
    Nothing,
    /// Some cells are marked odd or even.
    Parity,
    /// All digits that can stand beside the grids do.
    Outside,
}

const FIRST: GridId = GridId(0);

fn plain() -> Vec<Rule> {
    vec![]
}

const fn grid(name: &'static str, rows: u8, cols: u8) -> PuzzleKind {
    preset(name, Preset::Single, rows, cols)
}

const fn preset(name: &'static str, preset: Preset, rows: u8, cols: u8) -> PuzzleKind {
    PuzzleKind { name, layout: Layout::Preset(preset, rows, cols), rules: plain, told: Told::Nothing }
}

const fn ruled(name: &'static str, rules: fn() -> Vec<Rule>) -> PuzzleKind {
    PuzzleKind { rules, ..grid(name, 3, 3) }
}

/// All kinds, in the order in which they are listed.
pub const KINDS: &[PuzzleKind] = &[
    grid("classic", 3, 3),
    grid("shidoku", 2, 2),
    grid("roku", 2, 3),
    grid("hachi", 2, 4),
    grid("juuni", 3, 4),
    grid("supersudoku", 4, 4),
    PuzzleKind { layout: Layout::Latin(9), ..grid("latin", 3, 3) },
    PuzzleKind { layout: Layout::Jigsaw(9), ..grid("jigsaw", 3, 3) },
    ruled("diagonals", || vec![Diagonals { grid: FIRST, falling: true, rising: true }.into()]),
    ruled("four-squares", || vec![FourSquares { grid: FIRST }.into()]),
    ruled("four-pyramids", || vec![FourPyramids { grid: FIRST, mirrored: false }.into()]),
    ruled("positions", || vec![Position { grid: FIRST }.into()]),
    ruled("magic-boxes", || {
        let magic = |number| MagicBox { grid: FIRST, number, diagonals: false }.into();
        [3, 5, 7].map(magic).to_vec()
    }),
    PuzzleKind { told: Told::Parity, ..grid("odd-even", 3, 3) },
    PuzzleKind { told: Told::Outside, ..grid("outside", 3, 3) },
    preset("twin", Preset::Twin, 3, 3),
    preset("chain", Preset::Chain { grids: 3 }, 3, 3),
    preset("samurai", Preset::Samurai, 3, 3),
    preset("sohei", Preset::Sohei, 3, 3),
    preset("windmill", Preset::Windmill, 3, 3),
    preset("butterfly", Preset::Butterfly, 3, 3),
    preset("flower", Preset::Flower, 3, 3),
];

impl PuzzleKind {
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
        let rules = (self.rules)().into_iter().map(PlacedRule::new).collect();
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
        let rule = match self.told {
            Told::Nothing => None,
            Told::Parity => Some(parity(puzzle.board(), filling, random)),
            Told::Outside => outside(puzzle.board(), filling),
        };
        rule.into_iter().map(PlacedRule::new).collect()
    }
}

/// Three cells in ten, marked as they are.
fn parity(board: &Board, filling: &Filling, random: &mut Random) -> Rule {
    let mut cells = board.cells().to_vec();
    random.shuffle(&mut cells);
    cells.truncate(cells.len() * 3 / 10);
    let is_odd = |cell: &Cell| board.id(*cell).is_some_and(|id: CellId| filling[id].is_odd());
    let (odd, even): (Vec<Cell>, Vec<Cell>) = cells.into_iter().partition(is_odd);
    Parity { odd: odd.into_iter().collect::<CellSet>(), even: even.into_iter().collect() }.into()
}

/// At each place beside the grids all the digits that are seen from there.
fn outside(board: &Board, filling: &Filling) -> Option<Rule> {
    let grid = board.grid(FIRST)?;
    let (down, across) = grid.box_shape()?;
    let mut rule = None;
    for lookout in Lookout::around(FIRST, grid) {
        let depth = if lookout.side.outward().0 == 0 { across } else { down };
        let seen = lookout.line(grid).into_iter().take(depth.into()).filter_map(|cell| board.id(cell));
        let digits: DigitSet = seen.map(|id| filling[id]).collect();
        let clue: String = digits.iter().map(|digit| digit.symbol()).collect();
        rule = Kind::Outside.with_clue(rule.as_ref(), board, lookout, &clue).ok()?;
    }
    rule
}
