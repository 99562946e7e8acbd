//! Regions to find: the engines find what enumeration finds, and the clues mean what their sentences say.

use std::collections::BTreeSet;

use gridwright::board::{Board, Cell, CellSet, Digit, Filling, Grid, GridId, Random};
use gridwright::place::Border;
use gridwright::puzzle::{PlacedRule, Puzzle};
use gridwright::solve::bilp::Bilp;
use gridwright::solve::native::Native;
use gridwright::solve::{Control, Engine, Verdict};
use gridwright::variant::{LoopWall, Marked, Rule, ShadeCounts, UnknownRegions};

type Region = BTreeSet<Cell>;

/// A division of a grid into regions.
type Division = BTreeSet<Region>;

fn latin(size: u8) -> Board {
    Board::new(vec![Grid::latin(Cell::new(0, 0), size).unwrap()]).unwrap()
}

/// Returns all divisions of a grid into connected regions of as many cells as it has rows: the region of the first free
/// cell is extended in all ways.
fn divisions(size: i16) -> Vec<Division> {
    fn pieces(size: i16, piece: &Region, free: &Region, found: &mut BTreeSet<Region>) {
        if piece.len() == size as usize {
            found.insert(piece.clone());
            return;
        }
        let beside: BTreeSet<Cell> = piece.iter().flat_map(|cell| cell.neighbours()).collect();
        for cell in beside.into_iter().filter(|cell| free.contains(cell) && !piece.contains(cell)) {
            let mut larger = piece.clone();
            larger.insert(cell);
            // A set is extended once, whatever the order of its cells.
            if found.insert(larger.clone()) && larger.len() < size as usize {
                pieces(size, &larger, free, found);
            }
        }
    }
    fn divide(size: i16, free: &Region, division: &mut Vec<Region>, found: &mut Vec<Division>) {
        let Some(first) = free.first().copied() else { return found.push(division.iter().cloned().collect()) };
        let mut all = BTreeSet::new();
        pieces(size, &[first].into_iter().collect(), free, &mut all);
        for piece in all.into_iter().filter(|piece| piece.len() == size as usize) {
            let rest = free.difference(&piece).copied().collect();
            division.push(piece);
            divide(size, &rest, division, found);
            division.pop();
        }
    }
    let all = (0..size).flat_map(|row| (0..size).map(move |col| Cell::new(row, col))).collect();
    let mut found = Vec::new();
    divide(size, &all, &mut Vec::new(), &mut found);
    found
}

/// Returns a Latin square: a cyclic one with its rows, columns and digits shuffled.
fn random_square(size: usize, random: &mut Random) -> Vec<Vec<usize>> {
    let mut orders = [0; 3].map(|_| (0..size).collect::<Vec<usize>>());
    orders.iter_mut().for_each(|order| random.shuffle(order));
    let [rows, cols, digits] = orders;
    rows.iter().map(|row| cols.iter().map(|col| digits[(row + col) % size]).collect()).collect()
}

fn puzzle(square: &[Vec<usize>], rules: Vec<Rule>) -> Puzzle {
    let board = latin(square.len() as u8);
    let digit = |cell: Cell| Digit::from_index(square[cell.row as usize][cell.col as usize]);
    let givens: Vec<(Cell, Digit)> = board.cells().iter().map(|&cell| (cell, digit(cell))).collect();
    Puzzle::builder(board).givens(givens).rules(rules.into_iter().map(PlacedRule::new)).build().unwrap()
}

fn regions() -> Rule {
    UnknownRegions { grid: GridId(0) }.into()
}

/// Returns the divisions of all solutions, whose first rule is that of the regions.
fn solutions(engine: &mut dyn Engine, puzzle: &Puzzle) -> BTreeSet<Division> {
    let mut found = BTreeSet::new();
    let each = &mut |filling: Filling| {
        assert!(puzzle.accepts(&filling), "{puzzle:?}");
        let text = puzzle.rules()[0].rule.layer_text(&puzzle.marked_cells(&filling)[0].1);
        let division = text.split("; ").map(|region| region.parse::<CellSet>().unwrap().iter().collect()).collect();
        assert!(found.insert(division), "a division was found twice");
    };
    engine.solutions(&puzzle.model(), 5000, &Control::new(), each).unwrap();
    found
}

fn digits_differ(square: &[Vec<usize>], region: &Region) -> bool {
    let digits: BTreeSet<usize> = region.iter().map(|cell| square[cell.row as usize][cell.col as usize]).collect();
    digits.len() == region.len()
}

#[test]
fn divisions_are_those_that_enumeration_finds() {
    // OEIS A172477: the divisions of an n x n square into n connected pieces of n cells.
    let all = [4, 5].map(divisions);
    assert_eq!(all.each_ref().map(Vec::len), [117, 4006]);
    let mut random = Random::new(593);
    let (mut sizes, mut proved) = (BTreeSet::new(), 0);
    for case in 0..30 {
        let square = random_square([4, 4, 5][case % 3], &mut random);
        let fits = |division: &&Division| division.iter().all(|region| digits_differ(&square, region));
        let expected: BTreeSet<Division> = all[square.len() - 4].iter().filter(fits).cloned().collect();
        sizes.insert(expected.len());
        let puzzle = puzzle(&square, vec![regions()]);
        for mut engine in [Native::new(), Native::learning(), Native::not_learning()] {
            assert_eq!(solutions(&mut engine, &puzzle), expected, "{square:?}");
        }
        if square.len() == 4 && expected.len() < 21 {
            assert_eq!(solutions(&mut Bilp::new(), &puzzle), expected, "{square:?}");
            proved += 1;
        }
    }
    assert!(sizes.len() > 5 && proved > 3, "{sizes:?} {proved}");
}

/// Walls, openings and circles that count, against their meaning.
#[test]
fn clues_of_regions_mean_what_they_say() {
    let all = divisions(4);
    let mut random = Random::new(594);
    let (mut some, mut none) = (0, 0);
    for _ in 0..120 {
        let square = random_square(4, &mut random);
        let mut cells: Vec<Cell> = (0..4).flat_map(|row| (0..4).map(move |col| Cell::new(row, col))).collect();
        random.shuffle(&mut cells);
        let border = |cell: Cell| {
            let beside = cell
                .neighbours()
                .into_iter()
                .find(|beside| (0..4).contains(&beside.row) && (0..4).contains(&beside.col));
            Border::between(cell, beside.unwrap()).unwrap()
        };
        let walls: Vec<(Border, bool)> =
            cells[..random.below(3)].iter().map(|&cell| (border(cell), random.below(2) == 0)).collect();
        let circles: Vec<(Cell, usize)> =
            cells[..random.below(3)].iter().map(|&cell| (cell, random.below(2))).collect();
        let count = |division: &Division, cell: Cell, sort: usize| {
            let region = division.iter().find(|region| region.contains(&cell)).unwrap();
            let around =
                region.iter().filter(|other| (other.row - cell.row).abs().max((other.col - cell.col).abs()) == 1);
            let ray = |rows: i16, cols: i16| {
                (1..).take_while(|times| region.contains(&cell.offset(rows * times, cols * times))).count()
            };
            if sort == 0 { around.count() } else { 1 + ray(1, 0) + ray(-1, 0) + ray(0, 1) + ray(0, -1) }
        };
        let fits = |division: &&Division| {
            let of = |cell: Cell| division.iter().position(|region| region.contains(&cell));
            division.iter().all(|region| digits_differ(&square, region))
                && walls.iter().all(|(border, open)| {
                    let [one, other] = border.pair();
                    (of(one) == of(other)) == *open
                })
                && circles.iter().all(|&(cell, sort)| {
                    count(division, cell, sort) == square[cell.row as usize][cell.col as usize] + 1
                })
        };
        let expected: BTreeSet<Division> = all.iter().filter(fits).cloned().collect();
        *if expected.is_empty() { &mut none } else { &mut some } += 1;
        let mut rules = vec![regions()];
        rules.extend(walls.iter().map(|&(border, open)| Rule::from(LoopWall { border, open })));
        let mut counts: ShadeCounts = Marked::none();
        circles.iter().for_each(|&(cell, sort)| counts.cells[sort].insert(cell));
        if !circles.is_empty() {
            rules.push(counts.into());
        }
        let puzzle = puzzle(&square, rules);
        for mut engine in [Native::new(), Native::learning(), Native::not_learning()] {
            assert_eq!(solutions(&mut engine, &puzzle), expected, "{puzzle:?}");
        }
        if expected.len() < 2 {
            assert_eq!(solutions(&mut Bilp::new(), &puzzle), expected, "{puzzle:?}");
        }
    }
    assert!(some > 15 && none > 15, "{some} {none}");
}

/// A wall without anything to find has no solution, and the puzzle says why.
#[test]
fn walls_need_regions_or_a_line() {
    let wall = LoopWall { border: Border::between(Cell::new(0, 0), Cell::new(0, 1)).unwrap(), open: false };
    let without = Puzzle::builder(latin(4)).rules(vec![PlacedRule::new(wall.clone())]).build().unwrap();
    let errors: Vec<String> = without.impossible_rules().map(|(_, error)| error.to_string()).collect();
    assert!(errors.len() == 1 && errors[0].contains("regions to find"), "{errors:?}");
    assert_eq!(Native::new().verdict(&without.model(), &Control::new()), Ok(Verdict::NoSolution));
    let with =
        Puzzle::builder(latin(4)).rules(vec![PlacedRule::new(wall), PlacedRule::new(regions())]).build().unwrap();
    assert_eq!(with.impossible_rules().count(), 0);
    assert!(matches!(Native::new().verdict(&with.model(), &Control::new()), Ok(Verdict::Several(_))));
}
