//! Shading to find: the engines find what enumeration finds, and its clues mean what their sentences say.

use std::collections::BTreeSet;

use gridwright::board::{Board, Cell, CellSet, Digit, Filling, Grid, GridId, Random};
use gridwright::puzzle::{PlacedRule, Puzzle, PuzzleError};
use gridwright::solve::bilp::Bilp;
use gridwright::solve::native::Native;
use gridwright::solve::{Control, Count, Engine, Verdict};
use gridwright::variant::{Apart, Change, Marked, Rule, ShadeCounts, ShadedCells, Shades, Shading};

use super::agree::{all_shidokus, shidoku};

const SIZE: i16 = 4;

/// The cells of a 4x4 grid that a shading shades, as bits in reading order.
type Bits = u32;

fn is_shaded(bits: Bits, row: i16, col: i16) -> Option<bool> {
    let is_inside = (0..SIZE).contains(&row) && (0..SIZE).contains(&col);
    is_inside.then(|| bits >> (SIZE * row + col) & 1 == 1)
}

fn places() -> impl Iterator<Item = (i16, i16)> {
    (0..SIZE).flat_map(|row| (0..SIZE).map(move |col| (row, col)))
}

const FIRST_COLUMN: Bits = 0x1111;
const LAST_COLUMN: Bits = 0x8888;
const EDGE: Bits = 0xf99f;
const ALL: Bits = 0xffff;

/// Returns the cells of a set that are connected with some of them.
fn spread(cells: Bits, from: Bits) -> Bits {
    let (mut found, mut before) = (cells & from, 0);
    while found != before {
        before = found;
        let sideways = (found & !LAST_COLUMN) << 1 | (found & !FIRST_COLUMN) >> 1;
        found |= cells & (found << 4 | found >> 4 | sideways);
    }
    found
}

fn is_connected(cells: Bits) -> bool {
    spread(cells, cells & cells.wrapping_neg()) == cells
}

fn has_square(cells: Bits) -> bool {
    let pairs = cells & cells >> 1 & !LAST_COLUMN;
    pairs & pairs >> 4 != 0
}

fn has(shades: Shades, shade: bool) -> bool {
    match shades {
        Shades::Neither => false,
        Shades::Shaded => shade,
        Shades::Unshaded => !shade,
        Shades::Both => true,
    }
}

/// Returns whether a shading has all parts of a rule.
fn obeys(rule: &Shading, bits: Bits) -> bool {
    let shades = [(false, !bits & ALL), (true, bits)];
    let connected = shades.iter().all(|&(shade, cells)| !has(rule.connected, shade) || is_connected(cells));
    let to_edge = shades.iter().all(|&(shade, cells)| !has(rule.to_edge, shade) || spread(cells, EDGE) == cells);
    let no_square = shades.iter().all(|&(shade, cells)| !has(rule.no_square, shade) || !has_square(cells));
    let by_edge = bits & bits >> 4 != 0 || bits & bits >> 1 & !LAST_COLUMN != 0;
    let by_corner = bits & bits >> 5 & !LAST_COLUMN != 0 || bits & bits >> 3 & !FIRST_COLUMN != 0;
    let touches = match rule.apart {
        Apart::No => false,
        Apart::Edge => by_edge,
        Apart::Corner => by_edge || by_corner,
    };
    let houses = (0..4)
        .flat_map(|house: u32| [0xf << (4 * house), FIRST_COLUMN << house, 0x33 << [0, 2, 8, 10][house as usize]]);
    let is_counted = |number: u16| houses.clone().all(|house: Bits| (bits & house).count_ones() == u32::from(number));
    connected && to_edge && no_square && !touches && rule.per_house.is_none_or(is_counted)
}

/// Returns the shading of a solution.
fn bits(filling: &Filling) -> Bits {
    (0..).zip(filling.layers()).map(|(place, shade): (u32, &Digit)| (shade.index() as u32) << place).sum()
}

fn puzzle(grid: &Filling, rules: Vec<PlacedRule>) -> Puzzle {
    let givens = shidoku().cells().to_vec().into_iter().zip(grid.digits().to_vec());
    Puzzle::builder(shidoku()).givens(givens).rules(rules).build().unwrap()
}

fn shadings(engine: &mut dyn Engine, puzzle: &Puzzle, limit: u64) -> BTreeSet<Bits> {
    let mut found = BTreeSet::new();
    let each = &mut |filling: Filling| {
        assert!(puzzle.accepts(&filling));
        assert!(found.insert(bits(&filling)), "a shading was found twice");
    };
    engine.solutions(&puzzle.model(), limit, &Control::new(), each).unwrap();
    found
}

fn random_rule(random: &mut Random) -> Shading {
    let shades = |random: &mut Random| Shades::ALL[[0, 0, 1, 2, 3][random.below(5)]];
    Shading {
        connected: shades(random),
        no_square: shades(random),
        to_edge: shades(random),
        apart: [Apart::No, Apart::No, Apart::Edge, Apart::Corner][random.below(4)],
        per_house: (random.below(4) == 0).then(|| 1 + random.below(2) as u16),
        value: None,
        grid: GridId(0),
    }
}

#[test]
fn shadings_are_those_that_enumeration_finds() {
    let grid = &all_shidokus()[0];
    let mut random = Random::new(4);
    let mut sizes = BTreeSet::new();
    for _ in 0..60 {
        let rule = random_rule(&mut random);
        let expected: BTreeSet<Bits> = (0..1 << 16).filter(|&bits| obeys(&rule, bits)).collect();
        sizes.insert(expected.len());
        let puzzle = puzzle(grid, vec![PlacedRule::new(rule.clone())]);
        let limit = 3000;
        for mut engine in [Native::new(), Native::learning(), Native::not_learning()] {
            let found = shadings(&mut engine, &puzzle, limit);
            assert!(found.is_subset(&expected), "{rule:?}");
            assert_eq!(found.len(), expected.len().min(limit as usize), "{rule:?}");
        }
    }
    assert!(sizes.len() > 15, "{sizes:?}");
}

#[test]
fn the_integer_program_finds_the_same_shadings() {
    let grid = &all_shidokus()[7];
    let mut random = Random::new(5);
    let mut proved = 0;
    for _ in 0..40 {
        let rule = random_rule(&mut random);
        let expected: BTreeSet<Bits> = (0..1 << 16).filter(|&bits| obeys(&rule, bits)).collect();
        let puzzle = puzzle(grid, vec![PlacedRule::new(rule.clone())]);
        let found = shadings(&mut Bilp::new(), &puzzle, 6);
        assert!(found.is_subset(&expected) && found.len() == expected.len().min(6), "{rule:?}");
        proved += usize::from(expected.len() < 6);
    }
    assert!(proved > 3, "{proved}");
}

/// The numbers of yin-yang shadings by `tests/tools/yin-yang-counts`.
#[test]
fn yin_yang_shadings_are_as_many_as_a_script_counts() {
    for (size, expected) in [(3, 34), (4, 96), (5, 660)] {
        let grid = Grid::latin(Cell::new(0, 0), size).unwrap();
        let board = Board::new(vec![grid]).unwrap();
        let digit = |place: usize| Digit::from_index((place / usize::from(size) + place) % usize::from(size));
        let givens: Vec<(Cell, Digit)> =
            (0..).map(digit).zip(board.cells()).map(|(digit, &cell)| (cell, digit)).collect();
        let rule = Shading { connected: Shades::Both, no_square: Shades::Both, ..Shading::of_grid(GridId(0)) };
        let puzzle = Puzzle::builder(board).givens(givens).rules(vec![PlacedRule::new(rule)]).build().unwrap();
        for mut engine in [Native::new(), Native::learning(), Native::not_learning()] {
            let count = engine.solutions(&puzzle.model(), 10_000, &Control::new(), &mut |_| ()).unwrap();
            assert_eq!(count, Count::Exactly(expected), "{size}");
        }
    }
}

fn marks<S, const TYPES: usize>(cells: [CellSet; TYPES]) -> Marked<S, TYPES> {
    let mut marks = Marked::none();
    marks.cells = cells;
    marks
}

/// Returns the number of cells of its shade that a cell sees, itself included, or of shaded cells around it.
fn count(bits: Bits, (row, col): (i16, i16), sees: bool) -> usize {
    let own = is_shaded(bits, row, col);
    let steps = (-1..=1).flat_map(|rows: i16| (-1..=1).map(move |cols: i16| (rows, cols)));
    let steps = steps.filter(|&step| step != (0, 0));
    match sees {
        false => steps.filter(|(rows, cols)| is_shaded(bits, row + rows, col + cols) == Some(true)).count(),
        true => {
            let straight = steps.filter(|(rows, cols)| rows * cols == 0);
            let ray = |(rows, cols): (i16, i16)| {
                (1..).take_while(|times| is_shaded(bits, row + times * rows, col + times * cols) == own).count()
            };
            1 + straight.map(ray).sum::<usize>()
        }
    }
}

#[test]
fn clues_of_shades_mean_what_they_say() {
    let grids = all_shidokus();
    let mut random = Random::new(6);
    let (mut some, mut none) = (0, 0);
    for case in 0..80 {
        let grid = &grids[random.below(grids.len())];
        let mut cells: Vec<(i16, i16)> = places().collect();
        random.shuffle(&mut cells);
        let (clues, known) = (&cells[..1 + random.below(3)], &cells[8..9 + random.below(3)]);
        let sees: Vec<bool> = clues.iter().map(|_| random.below(2) == 0).collect();
        let shaded: Vec<bool> = known.iter().map(|_| random.below(2) == 0).collect();
        let set = |cells: &[(i16, i16)], kinds: &[bool], wanted: bool| -> CellSet {
            let own = cells.iter().zip(kinds).filter(|(_, kind)| **kind == wanted);
            own.map(|(&(row, col), _)| Cell::new(row, col)).collect()
        };
        let counts: ShadeCounts = marks([set(clues, &sees, false), set(clues, &sees, true)]);
        let known_cells: ShadedCells = marks([set(known, &shaded, true), set(known, &shaded, false)]);
        let rule = Shading { no_square: Shades::Both, connected: Shades::ALL[case % 4], ..Shading::of_grid(GridId(0)) };
        let fits = |bits: &Bits| {
            let digit = |&(row, col): &(i16, i16)| usize::from(grid.digits()[(SIZE * row + col) as usize].value());
            obeys(&rule, *bits)
                && clues.iter().zip(&sees).all(|(clue, &sees)| count(*bits, *clue, sees) == digit(clue))
                && known.iter().zip(&shaded).all(|(&(row, col), &shaded)| is_shaded(*bits, row, col) == Some(shaded))
        };
        let expected: BTreeSet<Bits> = (0..1 << 16).filter(fits).collect();
        *if expected.is_empty() { &mut none } else { &mut some } += 1;
        let rules = [Rule::from(rule), counts.into(), known_cells.into()];
        let puzzle = puzzle(grid, rules.into_iter().map(PlacedRule::new).collect());
        for mut engine in [Native::new(), Native::learning(), Native::not_learning()] {
            assert_eq!(shadings(&mut engine, &puzzle, 10_000), expected, "{puzzle:?}");
        }
        if expected.len() < 4 {
            assert_eq!(shadings(&mut Bilp::new(), &puzzle, 10), expected, "{puzzle:?}");
        }
    }
    assert!(some > 15 && none > 5, "{some} {none}");
}

/// Shaded cells count negative in a cage: the shading follows from the sum.
#[test]
fn shaded_cells_have_values() {
    let grid = &all_shidokus()[0];
    let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::all());
    let cage: Rule = options.from_str("KillerCage(cells: \"r1c1-4\", sum: 2)").unwrap();
    let shading = Shading { value: Some(Change::Negated), ..Shading::of_grid(GridId(0)) };
    let cage = PlacedRule { reads: gridwright::variant::Reading::Values, ..PlacedRule::new(cage) };
    let puzzle = puzzle(grid, vec![PlacedRule::new(shading), cage]);
    let digits: Vec<i32> = grid.digits()[..4].iter().map(|digit| digit.value().into()).collect();
    let sum =
        |bits: &Bits| (0..4).map(|cell| if bits >> cell & 1 == 1 { -digits[cell] } else { digits[cell] }).sum::<i32>();
    // The other twelve cells are free.
    let expected: BTreeSet<Bits> = (0..16).filter(|bits| sum(bits) == 2).collect();
    let found: BTreeSet<Bits> =
        shadings(&mut Native::new(), &puzzle, 100_000).into_iter().map(|bits| bits & 15).collect();
    assert_eq!(found, expected);
    assert!(!expected.is_empty());
}

/// Clues of shades without a shading have no solution, and the puzzle says why.
#[test]
fn clues_of_shades_need_a_shading() {
    let cells: CellSet = "r1c1".parse().unwrap();
    for rule in [
        Rule::from(marks([cells.clone(), CellSet::default()]) as ShadedCells),
        (marks([CellSet::default(), cells]) as ShadeCounts).into(),
    ] {
        let without = Puzzle::builder(shidoku()).rules(vec![PlacedRule::new(rule.clone())]).build().unwrap();
        let told: Vec<(usize, PuzzleError)> = without.impossible_rules().collect();
        assert_eq!(told.iter().map(|(index, _)| *index).collect::<Vec<_>>(), [0], "{rule:?}");
        assert!(told[0].1.to_string().contains("no shading"), "{}", told[0].1);
        assert_eq!(Native::new().verdict(&without.model(), &Control::new()), Ok(Verdict::NoSolution));
        let shading = PlacedRule::new(Shading::of_grid(GridId(0)));
        let with = Puzzle::builder(shidoku()).rules(vec![PlacedRule::new(rule), shading]).build().unwrap();
        assert_eq!(with.impossible_rules().count(), 0);
        assert!(matches!(Native::new().verdict(&with.model(), &Control::new()), Ok(Verdict::Several(_))));
    }
}
