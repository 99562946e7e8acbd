//! The engines compared with an independent oracle. It derives the houses of a layout by itself, fills boards by plain
//! backtracking, and uses rules only to test whether a filling obeys them ([`DynRule::check`]). For boards too large
//! for that, it writes its own clauses from the same tests and runs cadical.
//!
//! `GRIDWRIGHT_SOAK=N` uses other puzzles, N times as many. The package in `tests/fuzz` runs for any length of time in
//! a faster build: `tests/fuzz.sh oracle 600`.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::Write as _;
use std::time::Instant;

use gridwright::board::{Board, Cell, CellId, Digit, DigitSet, Filling, Grid, Numbering, Random, random_regions};
use gridwright::puzzle::{Givens, PlacedRule, Puzzle};
use gridwright::solve::bilp::Bilp;
use gridwright::solve::native::Native;
use gridwright::solve::{Control, Count, Engine, Verdict};
use gridwright::variant::{Context, Kind};

use crate::common::answers::{forbidding, satisfied, solutions};
use crate::common::rules::rule;
use crate::common::soak;

/// The boxes of a grid.
#[derive(Clone, Debug)]
enum Boxes {
    None,
    Rectangles { rows: usize, cols: usize },
    Regions(Vec<u8>),
}

/// A layout in the oracle's representation: square grids, each with its first row and column.
#[derive(Clone, Debug)]
struct Plan {
    size: usize,
    squares: Vec<(usize, usize, Boxes)>,
}

impl Plan {
    fn one(size: usize, boxes: Boxes) -> Plan {
        Plan { size, squares: vec![(0, 0, boxes)] }
    }

    /// Returns all cells, row by row.
    fn cells(&self) -> Vec<(usize, usize)> {
        let of = |&(top, left, _): &(usize, usize, Boxes)| {
            (0..self.size).flat_map(move |row| (0..self.size).map(move |col| (top + row, left + col)))
        };
        self.squares.iter().flat_map(of).collect::<BTreeSet<_>>().into_iter().collect()
    }

    /// Returns the rows, columns and boxes as indices into the list of cells.
    fn houses(&self) -> Vec<Vec<usize>> {
        let cells = self.cells();
        let at = |row: usize, col: usize| cells.iter().position(|&cell| cell == (row, col)).unwrap();
        let mut houses = Vec::new();
        for (top, left, boxes) in &self.squares {
            let all = || (0..self.size * self.size).map(|place| (place / self.size, place % self.size));
            let house_of = |(row, col): (usize, usize)| match boxes {
                Boxes::None => None,
                Boxes::Rectangles { rows, cols } => Some(row / rows * (self.size / cols) + col / cols),
                Boxes::Regions(regions) => Some(usize::from(regions[row * self.size + col])),
            };
            for number in 0..self.size {
                let lines: [&dyn Fn((usize, usize)) -> bool; 3] =
                    [&|(row, _)| row == number, &|(_, col)| col == number, &|cell| house_of(cell) == Some(number)];
                for belongs in lines {
                    let house: Vec<usize> =
                        all().filter(|&cell| belongs(cell)).map(|(row, col)| at(top + row, left + col)).collect();
                    houses.extend((!house.is_empty()).then_some(house));
                }
            }
        }
        houses
    }

    /// Returns the same layout as a board of the program.
    fn board(&self) -> Board {
        let grid = |(top, left, boxes): &(usize, usize, Boxes)| {
            let origin = Cell::new(*top as i16, *left as i16);
            match boxes {
                Boxes::None => Grid::latin(origin, self.size as u8),
                Boxes::Rectangles { rows, cols } => Grid::new(origin, *rows as u8, *cols as u8),
                Boxes::Regions(regions) => Grid::jigsaw(origin, regions.clone()),
            }
        };
        Board::new(self.squares.iter().map(|square| grid(square).unwrap()).collect()).unwrap()
    }
}

/// Plain backtracking: cell by cell in order, with bitmasks of the digits left in the houses.
struct Backtracking {
    /// The houses of each cell.
    houses_of: Vec<Vec<usize>>,
    /// The digits used in each house, as bitmasks.
    used: Vec<u32>,
    /// The digits allowed in each cell.
    allowed: Vec<u32>,
    digits: Vec<u8>,
    /// The order in which digits are tried.
    order: Vec<u8>,
    found: Vec<Vec<u8>>,
    most: usize,
    /// The number of cells that may be filled before the search is given up; more known digits make it shorter.
    steps: usize,
}

impl Backtracking {
    /// Returns all fillings with these digits, at most `most`, or `None` if the search is given up.
    fn fillings(plan: &Plan, known: &[Option<u8>], order: Vec<u8>, most: usize) -> Option<Vec<Vec<u8>>> {
        let houses = plan.houses();
        let of = |cell: usize| (0..houses.len()).filter(|&house| houses[house].contains(&cell)).collect();
        let mut search = Backtracking {
            houses_of: (0..known.len()).map(of).collect(),
            used: vec![0; houses.len()],
            allowed: known.iter().map(|known| known.map_or(u32::MAX, |digit| 1 << digit)).collect(),
            digits: vec![0; known.len()],
            order,
            found: Vec::new(),
            most,
            steps: 200_000,
        };
        search.fill(0);
        (search.steps > 0).then_some(search.found)
    }

    fn fill(&mut self, cell: usize) {
        if cell == self.digits.len() {
            self.found.push(self.digits.clone());
            return;
        }
        let used = self.houses_of[cell].iter().fold(0, |used, &house| used | self.used[house]);
        let left = self.allowed[cell] & !used;
        for place in 0..self.order.len() {
            let digit = self.order[place];
            let bit = 1 << digit;
            if left & bit == 0 {
                continue;
            }
            if self.steps == 0 || self.found.len() == self.most {
                return;
            }
            self.steps -= 1;
            self.digits[cell] = digit;
            self.houses_of[cell].iter().for_each(|&house| self.used[house] |= bit);
            self.fill(cell + 1);
            self.houses_of[cell].iter().for_each(|&house| self.used[house] &= !bit);
        }
    }
}

fn filling(digits: &[u8]) -> Filling {
    Filling::new(digits.iter().map(|&digit| Digit::new(digit).unwrap()).collect())
}

/// Returns whether a filling obeys all rules of a puzzle as printed.
fn obeyed(puzzle: &Puzzle, filling: &Filling) -> bool {
    obeyed_in(puzzle, &puzzle.context(), filling)
}

fn obeyed_in(puzzle: &Puzzle, context: &Context, filling: &Filling) -> bool {
    puzzle.rules().iter().all(|placed| !placed.on || placed.rule.check(context, filling))
}

/// A puzzle built around a filling, and its layout.
struct Made {
    plan: Plan,
    puzzle: Puzzle,
    hidden: Vec<u8>,
    known: Vec<Option<u8>>,
}

/// Generates a puzzle with rules of any kinds, most of which are true of a hidden filling. Some givens are wrong.
fn made(plan: Plan, zero: bool, most_rules: usize, givens: usize, random: &mut Random) -> Option<Made> {
    let mut order: Vec<u8> = (1..=plan.size as u8).collect();
    random.shuffle(&mut order);
    let cells = plan.cells();
    let hidden = Backtracking::fillings(&plan, &vec![None; cells.len()], order, 1)?.pop()?;
    let board = plan.board().with_numbering(if zero { Numbering::FromZero } else { Numbering::FromOne });
    let solution = filling(&hidden);
    let mut rules = Vec::new();
    for _ in 0..=random.below(most_rules) {
        let kind = Kind::ALL[random.below(Kind::ALL.len())];
        let obeyed = random.below(10) < 8;
        rules.extend(rule(&board, kind, random.next_u64(), Some(&solution).filter(|_| obeyed)).map(PlacedRule::new));
    }
    if random.below(8) == 0
        && let Some(first) = rules.first_mut()
    {
        first.on = false;
    }
    let mut places: Vec<usize> = (0..cells.len()).collect();
    random.shuffle(&mut places);
    let mut known: Vec<Option<u8>> = vec![None; cells.len()];
    places.iter().take(givens).for_each(|&place| known[place] = Some(hidden[place]));
    if random.below(12) == 0 {
        known[places[0]] = Some(1 + random.below(plan.size) as u8);
    }
    let puzzle = Puzzle::empty(board).with_clues(Givens::new(), rules).unwrap();
    Some(Made { puzzle: with_givens(&puzzle, &cells, &known), plan, hidden, known })
}

fn with_givens(puzzle: &Puzzle, cells: &[(usize, usize)], known: &[Option<u8>]) -> Puzzle {
    let given = |(&(row, col), known): (&(usize, usize), &Option<u8>)| {
        Some((Cell::new(row as i16, col as i16), Digit::new((*known)?).unwrap()))
    };
    puzzle.with_clues(cells.iter().zip(known).filter_map(given).collect(), puzzle.rules().to_vec()).unwrap()
}

/// Statistics of a run.
#[derive(Default)]
pub struct Figures {
    /// True to run the integer program less often, since it takes as long as all the rest.
    pub seldom: bool,
    pub puzzles: usize,
    /// The number of puzzles with no, one and several solutions.
    pub verdicts: [usize; 3],
    pub kinds: BTreeMap<String, usize>,
    pub solutions: usize,
}

impl Figures {
    fn note(&mut self, puzzle: &Puzzle, solutions: usize) {
        self.puzzles += 1;
        self.verdicts[solutions.min(2)] += 1;
        self.solutions += solutions;
        for (_, placed) in puzzle.effective_rules() {
            *self.kinds.entry(placed.rule.name().to_string()).or_default() += 1;
        }
    }

    /// Returns whether to run the integer program on this puzzle: one in `share` in ordinary test runs.
    fn asks_program(&self, number: u64, share: u64) -> bool {
        number.is_multiple_of(if self.seldom { 4 * share } else { share })
    }

    /// Runs `ask` until there were enough puzzles.
    fn of(name: &str, puzzles: usize, mut ask: impl FnMut(&mut Figures, u64)) -> Figures {
        let (start, mut figures) = (Instant::now(), Figures::default());
        let first = u64::from(soak()) << 40;
        for number in 0.. {
            if figures.puzzles >= puzzles * soak() as usize {
                break;
            }
            ask(&mut figures, first + number);
        }
        let Figures { puzzles, verdicts: [none, one, several], kinds, solutions, .. } = &figures;
        println!(
            "{name}: {puzzles} puzzles in {:.0?}: {none} without a solution, {one} with one, {several} with several; \
             {solutions} solutions; {} kinds",
            start.elapsed(),
            kinds.len()
        );
        figures
    }
}

// ---- plain enumeration ----

/// The maximum number of fillings of the houses and givens, one of these for each puzzle. Digits are added until there
/// are no more.
const MAX_FILLINGS: [usize; 3] = [60, 300, 1500];

fn small_plan(random: &mut Random) -> Plan {
    let boxes = |rows, cols| Boxes::Rectangles { rows, cols };
    match random.below(10) {
        0..=2 => Plan::one(4, boxes(2, 2)),
        3 => Plan::one(6, boxes(2, 3)),
        4 => Plan::one(6, boxes(3, 2)),
        5 => Plan::one(4, Boxes::None),
        6 => Plan::one(5, Boxes::None),
        7 => {
            let size = 5 + random.below(3);
            Plan::one(size, Boxes::Regions(random_regions(size as u8, random.next_u64())))
        }
        8 => Plan { size: 4, squares: vec![(0, 0, boxes(2, 2)), (2, 2, boxes(2, 2))] },
        _ => Plan { size: 4, squares: vec![(0, 0, boxes(2, 2)), (0, 2, boxes(2, 2)), (2, 0, boxes(2, 2))] },
    }
}

/// Tests a small puzzle by trying all fillings: the engines find the same solutions and candidates.
pub fn enumerated(figures: &mut Figures, number: u64) {
    let mut random = Random::for_part(19, number);
    let plan = small_plan(&mut random);
    let (zero, givens) = (random.below(5) == 0, random.below(plan.size * 2));
    let Some(mut made) = made(plan, zero, 4, givens, &mut random) else { return };
    let cells = made.plan.cells();
    let order: Vec<u8> = (1..=made.plan.size as u8).collect();
    let most = MAX_FILLINGS[random.below(MAX_FILLINGS.len())];
    let base = loop {
        let base = Backtracking::fillings(&made.plan, &made.known, order.clone(), most + 1);
        if let Some(base) = base.filter(|base| base.len() <= most) {
            break base;
        }
        let open: Vec<usize> = (0..cells.len()).filter(|&cell| made.known[cell].is_none()).collect();
        let place = open[random.below(open.len())];
        made.known[place] = Some(made.hidden[place]);
    };
    let puzzle = with_givens(&made.puzzle, &cells, &made.known);
    let context = puzzle.context();
    let expected: BTreeSet<Filling> =
        base.iter().map(|digits| filling(digits)).filter(|filling| obeyed_in(&puzzle, &context, filling)).collect();
    let model = puzzle.model();
    for mut native in [Native::new(), Native::learning(), Native::not_learning()] {
        let (count, found) = solutions(&mut native, &model, u64::MAX);
        assert!(
            count == Count::Exactly(expected.len() as u64) && found == expected,
            "{number}: {count:?}\n{}",
            told(&puzzle)
        );
    }
    let candidates = Native::new().candidates(&model, &Control::new()).unwrap();
    for (cell, found) in candidates.iter().enumerate() {
        let digits: DigitSet = expected.iter().map(|filling| filling.digits()[cell]).collect();
        assert_eq!(*found, digits, "{number}: candidates of cell {cell}\n{}", told(&puzzle));
    }
    if figures.asks_program(number, 4) {
        for mut bilp in [Bilp::new(), Bilp::without_probing()] {
            assert_verdict(&mut bilp, &puzzle, expected.len(), number);
        }
    }
    figures.note(&puzzle, expected.len());
}

/// Returns the puzzle as the text of its file.
fn told(puzzle: &Puzzle) -> String {
    gridwright::formats::write(&[puzzle], gridwright::formats::Format::Ron).unwrap().0
}

/// Checks the verdict of an engine, where 2 solutions stand for two or more.
fn assert_verdict(engine: &mut dyn Engine, puzzle: &Puzzle, solutions: usize, number: u64) {
    let name = engine.name();
    let verdict = engine.verdict(&puzzle.model(), &Control::new());
    let verdict = verdict.unwrap_or_else(|error| panic!("{number}: {name}: {error}\n{}", told(puzzle)));
    let (found, count) = match &verdict {
        Verdict::NoSolution => (vec![], 0),
        Verdict::Unique(only) => (vec![only], 1),
        Verdict::Several(two) => (two.iter().collect(), 2),
    };
    assert_eq!(count, solutions.min(2), "{number}: {name}\n{}", told(puzzle));
    assert!(found.iter().all(|filling| puzzle.accepts(filling)), "{number}: {name}\n{}", told(puzzle));
}

#[test]
fn engines_find_what_an_oracle_finds_on_small_boards() {
    let figures = Figures::of("enumerated", 1000, enumerated);
    assert!(figures.verdicts.iter().all(|&seen| seen > figures.puzzles / 20), "{:?}", figures.verdicts);
    // The puzzles have no layers.
    let has_layer = |kind: &Kind| kind.examples().iter().any(|(board, rule)| rule.layer(board).is_some());
    let meant = Kind::ALL.iter().filter(|kind| !kind.is_decoration() && !has_layer(kind)).count();
    assert!(figures.kinds.len() * 10 > meant * 9, "{} of {meant} kinds: {:?}", figures.kinds.len(), figures.kinds);
}

// ---- clauses of its own ----

/// The maximum number of rows in the table of a rule.
const MAX_ROWS: usize = 6600;

/// Returns the clauses that forbid what a rule does not allow, or `None` if the rule has too many cells, or depends on
/// cells other than those it reports.
fn clauses_of_rule(made: &Made, place: usize) -> Option<Vec<Vec<i32>>> {
    let (puzzle, size) = (&made.puzzle, made.plan.size);
    let (rule, context) = (&puzzle.rules()[place].rule, puzzle.context());
    let cells: Vec<CellId> = rule.cells(puzzle.board()).iter().filter_map(|cell| puzzle.board().id(cell)).collect();
    let rows = size.checked_pow(cells.len() as u32).filter(|&rows| rows <= MAX_ROWS)?;
    let mut clauses = Vec::new();
    for row in 0..rows {
        let digit = |at: usize| (row / size.pow(at as u32) % size) as u8 + 1;
        // The contents of the other cells make no difference. They do in rules about a cell and others that it counts.
        let turns = if cells.len() <= 2 { size as u8 } else { 2 };
        let mut results = (0..turns).map(|turn| {
            let mut digits: Vec<u8> = made.hidden.iter().map(|&digit| (digit - 1 + turn) % size as u8 + 1).collect();
            cells.iter().enumerate().for_each(|(at, cell)| digits[cell.index()] = digit(at));
            rule.check(&context, &filling(&digits))
        });
        let obeys = results.next()?;
        if results.any(|result| result != obeys) {
            return None;
        }
        if !obeys {
            let literal = |(at, cell): (usize, &CellId)| -((cell.index() * size) as i32 + i32::from(digit(at)));
            clauses.push(cells.iter().enumerate().map(literal).collect());
        }
    }
    Some(clauses)
}

/// Returns the puzzle as clauses, in which variable (digits * cell + digit) means that the cell, from 0, holds the
/// digit, from 1.
fn cnf(made: &Made) -> Option<String> {
    let size = made.plan.size;
    let variable = |cell: usize, digit: usize| (cell * size + digit) as i32;
    let mut clauses: Vec<Vec<i32>> = Vec::new();
    let differ =
        |one: usize, other: usize| (1..=size).map(move |digit| vec![-variable(one, digit), -variable(other, digit)]);
    for cell in 0..made.hidden.len() {
        clauses.push((1..=size).map(|digit| variable(cell, digit)).collect());
        let pairs = (1..=size).flat_map(|one| (1..one).map(move |other| (one, other)));
        clauses.extend(pairs.map(|(one, other)| vec![-variable(cell, one), -variable(cell, other)]));
        clauses.extend(made.known[cell].map(|digit| vec![variable(cell, digit.into())]));
    }
    for house in made.plan.houses() {
        for (at, &one) in house.iter().enumerate() {
            clauses.extend(house[..at].iter().flat_map(|&other| differ(one, other)));
        }
    }
    for (place, placed) in made.puzzle.effective_rules() {
        debug_assert!(placed.on);
        clauses.extend(clauses_of_rule(made, place)?);
    }
    let mut text = format!("p cnf {} {}\n", made.hidden.len() * size, clauses.len());
    for clause in clauses {
        let literals: Vec<String> = clause.iter().map(i32::to_string).collect();
        text += &format!("{} 0\n", literals.join(" "));
    }
    Some(text)
}

/// Tests a larger puzzle: the engines agree with the verdict of a SAT solver.
pub fn by_clauses(figures: &mut Figures, number: u64) {
    let mut random = Random::for_part(20, number);
    let boxes = |rows, cols| Boxes::Rectangles { rows, cols };
    let (plan, givens) = match random.below(4) {
        0 => (Plan::one(6, boxes(2, 3)), 10..20),
        1 => (Plan { size: 6, squares: vec![(0, 0, boxes(2, 3)), (4, 3, boxes(2, 3))] }, 24..40),
        _ => (Plan::one(9, boxes(3, 3)), 28..48),
    };
    let (givens, zero) = (givens.start + random.below(givens.len()), random.below(6) == 0);
    // Start with many rules, and keep those whose tables are small.
    let Some(mut made) = made(plan, zero, 40, givens, &mut random) else { return };
    let alone = |rule: &PlacedRule| made.puzzle.with_clues(Givens::new(), vec![rule.clone()]).unwrap();
    let small = |rule: &&PlacedRule| {
        let lone = Made { puzzle: alone(rule), plan: made.plan.clone(), hidden: made.hidden.clone(), known: vec![] };
        clauses_of_rule(&lone, 0).is_some()
    };
    let mut rules: Vec<PlacedRule> = made.puzzle.rules().iter().filter(small).cloned().collect();
    // A single rule that the hidden filling breaks mostly leaves no solution.
    let mut broken = usize::from(random.below(4) == 0);
    rules.retain(|placed| {
        let obeys = obeyed(&alone(placed), &filling(&made.hidden));
        let stays = obeys || broken > 0;
        broken -= usize::from(!obeys && broken > 0);
        stays
    });
    let puzzle = made.puzzle.with_clues(Givens::new(), rules).unwrap();
    made.puzzle = with_givens(&puzzle, &made.plan.cells(), &made.known);
    let Some(text) = cnf(&made) else { return };
    let mut file = tempfile::NamedTempFile::new().unwrap();
    file.write_all(text.as_bytes()).unwrap();
    let first = satisfied("cadical", &made.puzzle, file.path());
    let second = first.as_ref().and_then(|first| {
        fs::write(file.path(), forbidding(&text, &made.puzzle, first)).unwrap();
        satisfied("cadical", &made.puzzle, file.path())
    });
    let found: Vec<Filling> = first.into_iter().chain(second).collect();
    assert!(found.iter().all(|filling| obeyed(&made.puzzle, filling)), "{number}: the clauses say too little");
    for mut native in [Native::new(), Native::learning(), Native::not_learning()] {
        assert_verdict(&mut native, &made.puzzle, found.len(), number);
    }
    if figures.asks_program(number, 8) {
        assert_verdict(&mut Bilp::new(), &made.puzzle, found.len(), number);
    }
    figures.note(&made.puzzle, found.len());
}

#[test]
#[ignore = "runs cadical"]
fn engines_give_the_verdicts_of_clauses_made_of_the_printed_rules() {
    let figures = Figures::of("clauses", 1000, by_clauses);
    assert!(figures.verdicts.iter().all(|&seen| seen > figures.puzzles / 100), "{:?}", figures.verdicts);
    assert!(figures.kinds.len() > 20, "{:?}", figures.kinds);
}
