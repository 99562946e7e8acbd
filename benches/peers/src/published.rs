//! Generates the puzzles of `benches/puzzles/published`, which are built as people build the puzzles that they publish:
//! cages that cover the board without any given, one very long clue, clues all around, many marks and few givens.
//!
//! Time limits are numbers of checks, not of seconds, so that every machine makes the same puzzles with one version of
//! the engine.

use std::collections::BTreeSet;

use gridwright::author::{
    AuthorError, GenerateTemplate, MinimiseOptions, Mixture, Preference, Symmetry, fill, generate, minimise,
};
use gridwright::board::{Board, Cell, CellSet, Filling, Grid, GridId, OutsidePosition, Random, random_regions};
use gridwright::place::Path;
use gridwright::puzzle::{PlacedRule, Puzzle};
use gridwright::solve::native::Native;
use gridwright::solve::{Control, Engine as _, SolveError, Verdict};
use gridwright::variant::{Arrow, Diagonals, KillerCage, Position, Property, Rule, SumClue};

use crate::Outcome;

/// The build of a set of puzzles.
pub struct Style {
    pub name: &'static str,
    pub count: usize,
    /// The number of puzzles made for each one that is kept: those that take the engine the most nodes.
    pool: usize,
    /// Makes a puzzle with exactly one solution, or none if this try failed.
    make: fn(&mut Random, &mut Native) -> Made,
}

type Made = Outcome<Option<Puzzle>>;

const fn style(name: &'static str, count: usize, make: fn(&mut Random, &mut Native) -> Made) -> Style {
    Style { name, count, pool: 1, make }
}

pub const STYLES: &[Style] = &[
    Style { pool: 20, ..style("published/killer", 30, |random, native| killer(&[], merged, random, native)) },
    Style {
        pool: 20,
        ..style("published/killer-diagonals", 30, |random, native| killer(&[both_diagonals()], merged, random, native))
    },
    style("published/killer-parity", 30, |random, native| killer(&[], with_parity, random, native)),
    style("published/killer-open", 30, |random, native| killer(&[], without_some_sums, random, native)),
    style("published/long-pill", 15, |random, native| long_pill(2, random, native)),
    style("published/three-digit-pill", 15, |random, native| long_pill(3, random, native)),
    style("published/skyscraper", 30, |random, native| few_givens("skyscraper", random, native)),
    style("published/quadruples", 30, |random, native| few_givens("quadruples+diagonals", random, native)),
    style("published/renban-skyscraper", 30, |random, native| few_givens("renban+skyscraper", random, native)),
    style("published/16x16-jigsaw", 10, |random, native| sixteen(&jigsaw(16, random)?, random, native)),
    style("published/16x16-diagonals", 10, |random, native| {
        let board = Puzzle::builder(Board::single(4, 4)?).rule(both_diagonals()).build()?;
        sixteen(&board, random, native)
    }),
    style("published/6x6", 60, |random, native| small(Board::single(2, 3)?, random, native)),
    style("published/4x4", 40, |random, native| small(Board::single(2, 2)?, random, native)),
];

/// The number of checks, some seconds, after which a puzzle is given up.
const CHECKS: u64 = 5_000;

/// The greatest number of givens of a puzzle with other clues.
const MAX_GIVENS: usize = 6;

/// The base seed, from which try i of a set gets a seed of its own.
const SEED: u64 = 63;

impl Style {
    /// Makes the puzzles of the set.
    pub fn puzzles(&self) -> Outcome<Vec<Puzzle>> {
        let mut native = Native::new();
        let mut made: Vec<(u64, Puzzle)> = Vec::new();
        let mut tries = 0..;
        while made.len() < self.count * self.pool {
            let Some(index) = tries.next() else { break };
            let Some(puzzle) = (self.make)(&mut Random::for_part(SEED, index), &mut native)? else { continue };
            // The engine starts anew, so that nothing of the search for the puzzle counts.
            let mut anew = Native::new();
            let Some(Verdict::Unique(_)) = in_time(anew.verdict(&puzzle.model(), &patience()))? else { continue };
            let nodes = anew.statistics().nodes;
            eprintln!("{} {}: {nodes} nodes, {} givens", self.name, made.len() + 1, puzzle.givens().len());
            made.push((nodes, puzzle));
        }
        if self.pool > 1 {
            made.sort_by_key(|(nodes, _)| std::cmp::Reverse(*nodes));
        }
        Ok(made.into_iter().take(self.count).map(|(_, puzzle)| puzzle).collect())
    }
}

fn patience() -> Control {
    Control::new().with_check_limit(CHECKS)
}

/// Returns a result, or none if the work was given up.
fn in_time<T>(result: Result<T, SolveError>) -> Outcome<Option<T>> {
    match result {
        Ok(found) => Ok(Some(found)),
        Err(SolveError::OutOfTime) => Ok(None),
        Err(error) => Err(error.into()),
    }
}

fn both_diagonals() -> Rule {
    Diagonals { grid: GridId(0), falling: true, rising: true }.into()
}

fn is_unique(puzzle: &Puzzle, native: &mut Native) -> Outcome<bool> {
    let verdict = in_time(native.verdict(&puzzle.model(), &patience()))?;
    Ok(matches!(verdict, Some(Verdict::Unique(_))))
}

/// A board whose cages cover every cell, without givens.
struct CoveredBoard {
    /// The board and the rules beside the cages.
    base: Puzzle,
    solution: Filling,
    cages: Vec<Vec<Cell>>,
}

impl CoveredBoard {
    fn digit(&self, cell: Cell) -> usize {
        self.base.board().id(cell).map_or(0, |id| self.solution[id].value().into())
    }

    fn cage(&self, cells: &[Cell]) -> KillerCage {
        let sum = cells.iter().map(|&cell| self.digit(cell)).sum::<usize>() as u16;
        KillerCage { cells: cells.iter().copied().collect(), sum: Some(sum.into()) }
    }

    /// Returns the puzzle with these cages.
    fn puzzle(&self, cages: impl IntoIterator<Item = KillerCage>) -> Outcome<Puzzle> {
        let rules = cages.into_iter().map(PlacedRule::new);
        let others = self.base.rules().iter().cloned();
        Ok(Puzzle::builder(self.base.board().clone()).rules(others.chain(rules)).build()?)
    }

    fn all(&self) -> Vec<KillerCage> {
        self.cages.iter().map(|cells| self.cage(cells)).collect()
    }

    /// Splits random cages until the puzzle is unique; returns whether that succeeded.
    fn make_unique(&mut self, random: &mut Random, native: &mut Native) -> Outcome<bool> {
        loop {
            let verdict = in_time(native.verdict(&self.puzzle(self.all())?.model(), &patience()))?;
            let two = match verdict {
                Some(Verdict::Unique(_)) => return Ok(true),
                Some(Verdict::Several(two)) => two,
                Some(Verdict::NoSolution) | None => return Ok(false),
            };
            let board = self.base.board();
            let differs = |&cell: &Cell| board.id(cell).is_some_and(|id| two[0][id] != two[1][id]);
            let open: Vec<usize> = (0..self.cages.len())
                .filter(|&index| self.cages[index].len() >= 4 && self.cages[index].iter().any(differs))
                .collect();
            let Some(index) = random.pick(&open) else { return Ok(false) };
            let cage = self.cages.swap_remove(index);
            let part = grown(cage[random.below(cage.len())], 2, |cell, _| cage.contains(&cell), random);
            let rest: Vec<Cell> = cage.iter().copied().filter(|cell| !part.contains(cell)).collect();
            if grown(rest[0], rest.len(), |cell, _| rest.contains(&cell), random).len() < rest.len() {
                return Ok(false);
            }
            self.cages.extend([part, rest]);
        }
    }
}

/// Returns connected cells that begin with one: random neighbours are added while they are allowed, up to a size.
fn grown(first: Cell, size: usize, allows: impl Fn(Cell, &[Cell]) -> bool, random: &mut Random) -> Vec<Cell> {
    let mut cells = vec![first];
    while cells.len() < size {
        let next = cells.iter().flat_map(|cell| cell.neighbours());
        let next: BTreeSet<Cell> = next.filter(|cell| !cells.contains(cell) && allows(*cell, &cells)).collect();
        let Some(cell) = random.pick(&next.into_iter().collect::<Vec<_>>()) else { break };
        cells.push(cell);
    }
    cells
}

/// Returns cages of two to five cells with different digits that cover the board, if they could be placed.
fn cover(board: &Board, digit: impl Fn(Cell) -> usize, random: &mut Random) -> Option<Vec<Vec<Cell>>> {
    let mut cells = board.cells().to_vec();
    random.shuffle(&mut cells);
    let mut covered = CellSet::default();
    let mut cages: Vec<Vec<Cell>> = Vec::new();
    for cell in cells {
        if covered.contains(cell) {
            continue;
        }
        let differs = |cell: Cell, cage: &[Cell]| cage.iter().all(|&other| digit(other) != digit(cell));
        let size = [2, 3, 3, 3, 4, 4, 4, 5][random.below(8)];
        let is_free =
            |next: Cell, cage: &[Cell]| board.contains(next) && !covered.contains(next) && differs(next, cage);
        let cage = grown(cell, size, is_free, random);
        covered = covered.iter().chain(cage.iter().copied()).collect();
        if cage.len() > 1 {
            cages.push(cage);
            continue;
        }
        // A cell that is left alone goes to the smallest cage that touches it.
        let touches = |cage: &&mut Vec<Cell>| {
            cage.len() < 5 && cage.iter().any(|other| other.neighbours().contains(&cell)) && differs(cell, cage)
        };
        cages.iter_mut().filter(touches).min_by_key(|cage| cage.len())?.push(cell);
    }
    Some(cages)
}

/// Makes a puzzle whose cages cover the board, with these rules beside them.
fn killer(
    rules: &[Rule],
    change: fn(CoveredBoard, &mut Random, &mut Native) -> Made,
    random: &mut Random,
    native: &mut Native,
) -> Made {
    let rules = rules.iter().cloned().map(PlacedRule::new);
    let base = Puzzle::builder(Board::classic()).rules(rules).build()?;
    let Some(solution) = in_time(fill(&base, random, native, &patience()))?.flatten() else { return Ok(None) };
    let mut covered = CoveredBoard { base, solution, cages: Vec::new() };
    let Some(cages) = cover(covered.base.board(), |cell| covered.digit(cell), random) else { return Ok(None) };
    covered.cages = cages;
    if !covered.make_unique(random, native)? {
        return Ok(None);
    }
    let made = change(covered, random, native)?;
    Ok(made.filter(|puzzle| (16..=32).contains(&puzzle.rules().len())))
}

/// The greatest number of cells of a cage.
const MOST_MERGED: usize = 6;

/// Merges neighbouring cages while the puzzle stays unique.
fn merged(mut covered: CoveredBoard, random: &mut Random, native: &mut Native) -> Made {
    let mut pairs: Vec<(Cell, Cell)> = Vec::new();
    for &cell in covered.base.board().cells() {
        pairs.extend(cell.neighbours().into_iter().filter(|&other| other > cell).map(|other| (cell, other)));
    }
    random.shuffle(&mut pairs);
    for (one, other) in pairs {
        let of = |cell| covered.cages.iter().position(|cage| cage.contains(&cell));
        let (Some(first), Some(second)) = (of(one), of(other)) else { continue };
        let union: Vec<Cell> = covered.cages[first].iter().chain(&covered.cages[second]).copied().collect();
        let digits: BTreeSet<usize> = union.iter().map(|&cell| covered.digit(cell)).collect();
        if first == second || union.len() > MOST_MERGED || digits.len() < union.len() {
            continue;
        }
        let others = (0..covered.cages.len()).filter(|&index| index != first && index != second);
        let cages: Vec<Vec<Cell>> = others.map(|index| covered.cages[index].clone()).chain([union]).collect();
        let before = std::mem::replace(&mut covered.cages, cages);
        if !is_unique(&covered.puzzle(covered.all())?, native)? {
            covered.cages = before;
        }
    }
    Ok(Some(covered.puzzle(covered.all())?))
}

/// Replaces sums by their parity while the puzzle stays unique.
fn with_parity(covered: CoveredBoard, random: &mut Random, native: &mut Native) -> Made {
    reduced(&covered, usize::MAX, random, native, |sum| {
        let is_odd = sum.number().is_some_and(|number| number % 2 == 1);
        Some(SumClue::Property(if is_odd { Property::Odd } else { Property::Even }))
    })
}

/// Removes the sums of a few cages while the puzzle stays unique.
fn without_some_sums(covered: CoveredBoard, random: &mut Random, native: &mut Native) -> Made {
    reduced(&covered, 6, random, native, |_| None)
}

/// Replaces up to `most` sums while the puzzle stays unique; none if not even one can be replaced.
fn reduced(
    covered: &CoveredBoard,
    most: usize,
    random: &mut Random,
    native: &mut Native,
    replaced: fn(&SumClue) -> Option<SumClue>,
) -> Made {
    let mut cages = covered.all();
    let mut order: Vec<usize> = (0..cages.len()).collect();
    random.shuffle(&mut order);
    let mut count = 0;
    for index in order {
        if count == most {
            break;
        }
        let sum = cages[index].sum.as_ref().and_then(replaced);
        let before = std::mem::replace(&mut cages[index].sum, sum);
        if is_unique(&covered.puzzle(cages.clone())?, native)? {
            count += 1;
        } else {
            cages[index].sum = before;
        }
    }
    if count == 0 { Ok(None) } else { Ok(Some(covered.puzzle(cages)?)) }
}

/// Removes givens from a puzzle that has all of them, and keeps all other clues. Returns none if too many stay.
fn thinned(full: &Puzzle, random: &mut Random, native: &mut Native) -> Made {
    let positions =
        full.board().grid_ids().zip(full.board().grids()).flat_map(|(id, grid)| OutsidePosition::all(id, grid));
    let options = MinimiseOptions {
        seed: random.next_u64(),
        prefer: Preference::FewestGivens,
        pinned_outside: positions.collect(),
        ..MinimiseOptions::default()
    };
    match minimise(full, &options, native, &patience(), &mut |_| ()) {
        Ok(made) => Ok(Some(made.puzzle).filter(|puzzle| puzzle.givens().len() <= MAX_GIVENS)),
        Err(AuthorError::Stopped(SolveError::OutOfTime)) => Ok(None),
        Err(error) => Err(error.into()),
    }
}

/// Makes a puzzle with a pill of this many cells and one long shaft. With two digits, the shaft has at least 25 cells,
/// whose digits are so low that they leave few ways to reach the sum, and the board has disjoint groups; with three,
/// the shaft has 25 to 30 cells.
fn long_pill(digits: usize, random: &mut Random, native: &mut Native) -> Made {
    let rules = if digits == 2 { vec![PlacedRule::new(Position { grid: GridId(0) })] } else { Vec::new() };
    let empty = Puzzle::builder(Board::classic()).rules(rules.iter().cloned()).build()?;
    let Some(solution) = in_time(fill(&empty, random, native, &patience()))?.flatten() else { return Ok(None) };
    let arrow = (0..WALKS).filter_map(|_| long_arrow(digits, empty.board(), &solution, random)).next();
    let Some(arrow) = arrow else { return Ok(None) };
    let givens = empty.board().cells().iter().copied().zip(solution.digits().iter().copied()).collect();
    let full = empty.with_clues(givens, rules.into_iter().chain([PlacedRule::new(arrow)]).collect())?;
    let options = MinimiseOptions { seed: random.next_u64(), ..MinimiseOptions::default() };
    match minimise(&full, &options, native, &patience(), &mut |_| ()) {
        Ok(made) => Ok(Some(made.puzzle)),
        Err(AuthorError::Stopped(SolveError::OutOfTime)) => Ok(None),
        Err(error) => Err(error.into()),
    }
}

/// The number of walks of a king that are tried for a long shaft.
const WALKS: usize = 2000;

/// Returns an arrow whose shaft is a random walk of a king that prefers low digits and ends where the sum is the number
/// in the pill.
fn long_arrow(digits: usize, board: &Board, solution: &Filling, random: &mut Random) -> Option<Arrow> {
    let digit = |cell: Cell| board.id(cell).map_or(0, |id| usize::from(solution[id].value()));
    let (row, col) = (random.below(9), random.below(10 - digits));
    let circle: Vec<Cell> = (0..digits).map(|at| Cell::new(row as i16, (col + at) as i16)).collect();
    let number = circle.iter().fold(0, |number, &cell| 10 * number + digit(cell));
    let (mut walk, mut sum) = (vec![circle[random.below(digits)]], 0);
    while sum < number {
        let at = walk[walk.len() - 1];
        let steps = (-1..=1).flat_map(|rows| (-1..=1).map(move |cols| Cell::new(at.row + rows, at.col + cols)));
        let free = steps.filter(|next| board.contains(*next) && !walk.contains(next) && !circle.contains(next));
        let next = free.min_by_key(|&next| 4 * digit(next) + random.below(8))?;
        sum += digit(next);
        walk.push(next);
    }
    let fits = sum == number && walk.len() > 25 && (digits == 2 || walk.len() <= 31);
    fits.then(|| Arrow { circle: circle.into_iter().collect(), shafts: vec![Path(walk)] })
}

/// Returns a puzzle made with these options, or none if it was given up or the kinds do not fit.
fn generated(template: &GenerateTemplate, options: &MinimiseOptions, native: &mut Native) -> Made {
    match generate(template, options, native, &patience(), &mut |_| ()) {
        Ok(made) => Ok(Some(made.puzzle)),
        Err(AuthorError::NotFillable | AuthorError::Stopped(SolveError::OutOfTime)) => Ok(None),
        Err(error) => Err(error.into()),
    }
}

/// Makes a puzzle of these kinds with all clues that a solution gives, and with as few givens as possible.
fn few_givens(kinds: &str, random: &mut Random, native: &mut Native) -> Made {
    // No clue is removed at first.
    let all = MinimiseOptions { seed: random.next_u64(), target_clues: Some(usize::MAX), ..MinimiseOptions::default() };
    let Some(full) = generated(&GenerateTemplate::Kinds(Mixture::parse(kinds)?), &all, native)? else {
        return Ok(None);
    };
    thinned(&full, random, native)
}

fn jigsaw(size: u8, random: &mut Random) -> Outcome<Puzzle> {
    let grid = Grid::jigsaw(Cell::new(0, 0), random_regions(size, random.next_u64()))?;
    Ok(Puzzle::empty(Board::new(vec![grid])?))
}

/// Makes a puzzle on a 16x16 board with symmetric givens, as many as magazines print.
fn sixteen(board: &Puzzle, random: &mut Random, native: &mut Native) -> Made {
    let options = MinimiseOptions {
        seed: random.next_u64(),
        symmetry: Symmetry::HalfTurn,
        target_clues: Some(112),
        ..MinimiseOptions::default()
    };
    generated(&GenerateTemplate::Like(Box::new(board.clone())), &options, native)
}

/// The kinds of rule for small boards.
const SMALL_KINDS: &[&str] = &[
    "killer",
    "arrows",
    "thermometers",
    "renban",
    "palindrome",
    "between",
    "region-sum",
    "double-arrow",
    "zipper",
    "sum-line",
    "nabner",
    "sandwich",
    "x-sum",
    "skyscraper",
    "numbered-rooms",
    "little-killer",
    "quadruples",
    "xv",
    "difference-dots",
    "ratio-dots",
    "inequalities",
    "diagonals",
    "anti-knight",
    "odd-even",
    "extremes",
    "clones",
];

/// Makes a puzzle on a small board with one or two kinds of rule.
fn small(board: Board, random: &mut Random, native: &mut Native) -> Made {
    let mut kinds = SMALL_KINDS.to_vec();
    random.shuffle(&mut kinds);
    let names = kinds[..1 + random.below(2)].join("+");
    // Some kinds have no room on a board of four digits.
    let Ok(mixture) = Mixture::parse(&names)?.on(board) else { return Ok(None) };
    let options =
        MinimiseOptions { seed: random.next_u64(), prefer: Preference::FewestGivens, ..MinimiseOptions::default() };
    generated(&GenerateTemplate::Kinds(mixture), &options, native)
}
