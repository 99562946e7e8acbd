//! Loops and paths to find: the engines find what enumeration finds, and the clues mean what their sentences say.

use std::collections::BTreeSet;

use gridwright::board::{Cell, CellSet, Filling, GridId, Random};
use gridwright::place::{Border, Path};
use gridwright::puzzle::{PlacedRule, Puzzle, PuzzleError};
use gridwright::solve::bilp::Bilp;
use gridwright::solve::native::Native;
use gridwright::solve::{Control, Engine, Verdict};
use gridwright::variant::written::TextFormat;
use gridwright::variant::{
    Apart, BoxSums, Ends, Loop, LoopCells, LoopWall, Marked, OptionalFormula, Rule, ShadeCounts, Visits,
};

use super::agree::{all_shidokus, shidoku};

const SIZE: i16 = 4;

/// A step between two cells of a line, the upper or left one first.
type Link = (Cell, Cell);

/// A line in a 4x4 grid.
#[derive(Clone, Debug)]
struct Line {
    /// The cells in order, without the first one again at the end of a loop.
    cells: Vec<Cell>,
    links: BTreeSet<Link>,
}

fn link(one: Cell, other: Cell) -> Link {
    (one.min(other), one.max(other))
}

fn all_cells() -> Vec<Cell> {
    (0..SIZE).flat_map(|row| (0..SIZE).map(move |col| Cell::new(row, col))).collect()
}

fn is_inside(cell: Cell) -> bool {
    (0..SIZE).contains(&cell.row) && (0..SIZE).contains(&cell.col)
}

/// Returns all loops or all paths of a 4x4 grid, which extend from each cell in all ways.
fn lines(ends: Ends) -> Vec<Line> {
    fn extend(ends: Ends, cells: &mut Vec<Cell>, found: &mut Vec<Line>) {
        let links = || cells.windows(2).map(|pair| link(pair[0], pair[1]));
        let (first, last) = (cells[0], cells[cells.len() - 1]);
        match ends {
            Ends::Closed if cells.len() > 3 && first.neighbours().contains(&last) && cells[1] < last => {
                let links = links().chain([link(first, last)]).collect();
                found.push(Line { cells: cells.clone(), links });
            }
            Ends::Open if cells.len() > 1 && first < last => {
                found.push(Line { cells: cells.clone(), links: links().collect() });
            }
            Ends::Closed | Ends::Open => {}
        }
        for next in last.neighbours() {
            let is_later = ends == Ends::Open || next > first;
            if is_inside(next) && is_later && !cells.contains(&next) {
                cells.push(next);
                extend(ends, cells, found);
                cells.pop();
            }
        }
    }
    let mut found = Vec::new();
    all_cells().into_iter().for_each(|cell| extend(ends, &mut vec![cell], &mut found));
    found
}

impl Line {
    fn is_on(&self, cell: Cell) -> bool {
        self.cells.contains(&cell)
    }

    /// Returns the cells before and after a cell of the line.
    fn around(&self, cell: Cell) -> Vec<Cell> {
        cell.neighbours().into_iter().filter(|&other| self.links.contains(&link(cell, other))).collect()
    }

    fn is_straight(&self, cell: Cell) -> bool {
        let around = self.around(cell);
        around.len() == 2 && (around[0].row == around[1].row || around[0].col == around[1].col)
    }

    fn is_turn(&self, cell: Cell) -> bool {
        self.around(cell).len() == 2 && !self.is_straight(cell)
    }

    /// Returns whether the line obeys a rule whose formula allows these pairs of digits.
    fn obeys(&self, rule: &Loop, allows: &dyn Fn(i32, i32) -> bool, digit: &dyn Fn(Cell) -> i32) -> bool {
        let length = self.cells.len();
        let last = length - 1;
        // Distances along the line, which is circular if it is a loop.
        let distance = |one: usize, other: usize| match rule.ends {
            Ends::Closed => one.abs_diff(other).min(length - one.abs_diff(other)),
            Ends::Open => one.abs_diff(other),
        };
        let touches = |by_corner: bool| {
            let pairs = (0..=last).flat_map(|one| (one + 1..=last).map(move |other| (one, other)));
            pairs.into_iter().any(|(one, other)| {
                let (a, b) = (self.cells[one], self.cells[other]);
                let (rows, cols) = ((a.row - b.row).abs(), (a.col - b.col).abs());
                (rows + cols == 1 && distance(one, other) > 1)
                    || (by_corner && (rows, cols) == (1, 1) && distance(one, other) > 2)
            })
        };
        let sum = |index: i16| -> i32 {
            let is_in = |cell: &&Cell| cell.row / 2 * 2 + cell.col / 2 == index;
            self.cells.iter().filter(is_in).map(|&cell| digit(cell)).sum()
        };
        rule.length.is_none_or(|wanted| usize::from(wanted) == length)
            && (rule.visits == Visits::Some || length == 16)
            && match rule.apart {
                Apart::No => true,
                Apart::Edge => !touches(false),
                Apart::Corner => !touches(true),
            }
            && self.links.iter().all(|&(one, other)| allows(digit(one), digit(other)))
            && (rule.sums == BoxSums::Any || (0..4).all(|index| sum(index) == sum(0)))
    }
}

/// Returns the links of the line of a solution, which is that of the rule with this index.
fn found_line(puzzle: &Puzzle, rule: usize, filling: &Filling) -> BTreeSet<Link> {
    let marked = puzzle.marked_cells(filling);
    let (_, values) = marked.iter().find(|(index, _)| *index == rule).unwrap();
    let text = puzzle.rules()[rule].rule.layer_text(values);
    let Path(cells) = text.parse().unwrap();
    cells.windows(2).map(|pair| link(pair[0], pair[1])).collect()
}

fn puzzle(grid: &Filling, rules: Vec<Rule>) -> Puzzle {
    let givens = shidoku().cells().to_vec().into_iter().zip(grid.digits().to_vec());
    Puzzle::builder(shidoku()).givens(givens).rules(rules.into_iter().map(PlacedRule::new)).build().unwrap()
}

/// Returns the lines of all solutions, of which the first rule is a loop.
fn solutions(engine: &mut dyn Engine, puzzle: &Puzzle, limit: u64) -> BTreeSet<BTreeSet<Link>> {
    let mut found = BTreeSet::new();
    let each = &mut |filling: Filling| {
        assert!(puzzle.accepts(&filling), "{puzzle:?}");
        assert!(found.insert(found_line(puzzle, 0, &filling)), "a line was found twice");
    };
    engine.solutions(&puzzle.model(), limit, &Control::new(), each).unwrap();
    found
}

fn formula(text: &str) -> OptionalFormula {
    OptionalFormula::read(text).unwrap()
}

/// A condition of two digits that follow each other along a line.
type Allows = fn(i32, i32) -> bool;

/// Formulas with their meaning, in both orders.
const FORMULAS: [(&str, Allows); 5] = [
    ("", |_, _| true),
    ("|a - b| >= 2", |a, b| (a - b).abs() >= 2),
    ("a + b != 5", |a, b| a + b != 5),
    ("(a + b) mod 2 = 1", |a, b| (a + b) % 2 == 1),
    ("a != 4 or b < 3", |a, b| (a != 4 || b < 3) && (b != 4 || a < 3)),
];

fn random_rule(random: &mut Random) -> (Loop, Allows) {
    let (text, allows) = FORMULAS[[0, 0, 1, 2, 3, 4][random.below(6)]];
    let ends = [Ends::Closed, Ends::Open][random.below(2)];
    let rule = Loop {
        visits: if random.below(6) == 0 { Visits::All } else { Visits::Some },
        apart: [Apart::No, Apart::No, Apart::Edge, Apart::Corner][random.below(4)],
        length: (random.below(3) == 0).then(|| 4 + random.below(9) as u16),
        formula: formula(text),
        sums: if random.below(5) == 0 { BoxSums::Equal } else { BoxSums::Any },
        ..Loop::of_grid(GridId(0), ends)
    };
    (rule, allows)
}

#[test]
fn lines_are_those_that_enumeration_finds() {
    let grids = all_shidokus();
    let all = [lines(Ends::Closed), lines(Ends::Open)];
    // The figures of `tests/tools/loop-counts`.
    assert_eq!(all.each_ref().map(Vec::len), [213, 14248]);
    let mut random = Random::new(4);
    let (mut sizes, mut proved) = (BTreeSet::new(), 0);
    for _ in 0..80 {
        let grid = &grids[random.below(grids.len())];
        let digit = |cell: Cell| i32::from(grid.digits()[(SIZE * cell.row + cell.col) as usize].value());
        let (rule, allows) = random_rule(&mut random);
        let fits = |line: &&Line| line.obeys(&rule, &allows, &digit);
        let expected: BTreeSet<BTreeSet<Link>> =
            all[rule.ends as usize].iter().filter(fits).map(|line| line.links.clone()).collect();
        sizes.insert(expected.len());
        let puzzle = puzzle(grid, vec![rule.clone().into()]);
        let limit = 500;
        for mut engine in [Native::new(), Native::learning(), Native::not_learning()] {
            let found = solutions(&mut engine, &puzzle, limit);
            assert!(found.is_subset(&expected), "{rule:?}");
            assert_eq!(found.len(), expected.len().min(limit as usize), "{rule:?}");
        }
        if expected.len() < 6 {
            assert_eq!(solutions(&mut Bilp::new(), &puzzle, 10), expected, "{rule:?}");
            proved += 1;
        }
    }
    assert!(sizes.len() > 15 && proved > 15, "{sizes:?} {proved}");
}

/// Returns the number of the type of mark that a cell could have on a line, if it fits.
fn fits_mark(line: &Line, cell: Cell, sort: usize) -> bool {
    let around = || line.around(cell);
    match sort {
        0 => line.is_on(cell),
        1 => !line.is_on(cell),
        2 => line.is_turn(cell),
        3 => line.is_straight(cell),
        4 => around().len() == 1,
        5 => line.is_turn(cell) && around().into_iter().all(|next| line.is_straight(next)),
        _ => line.is_straight(cell) && around().into_iter().any(|next| line.is_turn(next)),
    }
}

#[test]
fn clues_of_lines_mean_what_they_say() {
    let grids = all_shidokus();
    let all = [lines(Ends::Closed), lines(Ends::Open)];
    let mut random = Random::new(6);
    let (mut some, mut none) = (0, 0);
    for case in 0..80 {
        let grid = &grids[random.below(grids.len())];
        let digit = |cell: Cell| usize::from(grid.digits()[(SIZE * cell.row + cell.col) as usize].value());
        let rule = Loop::of_grid(GridId(0), [Ends::Closed, Ends::Open][case % 2]);
        // Marks of a random line, one of which may be moved.
        let of = &all[case % 2][random.below(all[case % 2].len())];
        let mut cells = all_cells();
        random.shuffle(&mut cells);
        let marks: Vec<(Cell, usize)> = cells[..2 + random.below(3)]
            .iter()
            .map(|&cell| {
                let sorts: Vec<usize> = (0..7).filter(|&sort| fits_mark(of, cell, sort)).collect();
                let sort = if random.below(6) == 0 { random.below(7) } else { sorts[random.below(sorts.len())] };
                (cell, sort)
            })
            .collect();
        let walls: Vec<(Link, bool)> = (0..random.below(3))
            .map(|_| {
                let one = cells[random.below(16)];
                let beside: Vec<Cell> = one.neighbours().into_iter().filter(|&cell| is_inside(cell)).collect();
                let link = link(one, beside[random.below(beside.len())]);
                (link, of.links.contains(&link))
            })
            .collect();
        let counts: Vec<Cell> = cells[8..8 + random.below(3)].to_vec();
        let count = |line: &Line, cell: Cell| {
            let near = |other: &&Cell| (other.row - cell.row).abs() <= 1 && (other.col - cell.col).abs() <= 1;
            line.cells.iter().filter(near).filter(|&&other| other != cell).count()
        };
        let fits = |line: &&Line| {
            marks.iter().all(|&(cell, sort)| fits_mark(line, cell, sort))
                && walls.iter().all(|(link, open)| line.links.contains(link) == *open)
                && counts.iter().all(|&cell| count(line, cell) == digit(cell))
        };
        let expected: BTreeSet<BTreeSet<Link>> =
            all[case % 2].iter().filter(fits).map(|line| line.links.clone()).collect();
        *if expected.is_empty() { &mut none } else { &mut some } += 1;
        let mut of_cells: LoopCells = Marked::none();
        marks.iter().for_each(|&(cell, sort)| of_cells.cells[sort].insert(cell));
        let mut of_counts: ShadeCounts = Marked::none();
        of_counts.cells[0].extend(counts.iter().copied());
        let mut rules = vec![Rule::from(rule), of_cells.into()];
        if !counts.is_empty() {
            rules.push(of_counts.into());
        }
        rules.extend(
            walls
                .iter()
                .map(|&((one, other), open)| LoopWall { border: Border::between(one, other).unwrap(), open }.into()),
        );
        let puzzle = puzzle(grid, rules);
        for mut engine in [Native::new(), Native::learning(), Native::not_learning()] {
            let found = solutions(&mut engine, &puzzle, 500);
            assert!(found.is_subset(&expected), "{puzzle:?}");
            assert_eq!(found.len(), expected.len().min(500), "{puzzle:?}");
        }
        if expected.len() < 4 {
            assert_eq!(solutions(&mut Bilp::new(), &puzzle, 10), expected, "{puzzle:?}");
        }
    }
    assert!(some > 15 && none > 5, "{some} {none}");
}

/// Clues of lines without a loop or path have no solution, and the puzzle says why.
#[test]
fn clues_of_lines_need_a_loop_or_path() {
    let mut marks: LoopCells = Marked::none();
    marks.cells[0] = "r1c1".parse::<CellSet>().unwrap();
    let border = Border::between(Cell::new(0, 0), Cell::new(0, 1)).unwrap();
    for rule in [Rule::from(marks), LoopWall { border, open: false }.into()] {
        let without = Puzzle::builder(shidoku()).rules(vec![PlacedRule::new(rule.clone())]).build().unwrap();
        let errors: Vec<(usize, PuzzleError)> = without.impossible_rules().collect();
        assert_eq!(errors.iter().map(|(index, _)| *index).collect::<Vec<_>>(), [0], "{rule:?}");
        assert!(errors[0].1.to_string().contains("there is no loop"), "{}", errors[0].1);
        assert_eq!(Native::new().verdict(&without.model(), &Control::new()), Ok(Verdict::NoSolution));
        let line = PlacedRule::new(Loop::of_grid(GridId(0), Ends::Open));
        let with = Puzzle::builder(shidoku()).rules(vec![PlacedRule::new(rule), line]).build().unwrap();
        assert_eq!(with.impossible_rules().count(), 0);
        assert!(matches!(Native::new().verdict(&with.model(), &Control::new()), Ok(Verdict::Several(_))));
    }
}
