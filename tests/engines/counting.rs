//! Counting cells: the engines find the fillings and shadings that satisfy an independent count.

use std::collections::BTreeSet;

use gridwright::board::{Cell, CellSet, Digit, Filling, GridId, Random};
use gridwright::puzzle::{PlacedRule, Puzzle};
use gridwright::solve::bilp::Bilp;
use gridwright::solve::native::Native;
use gridwright::solve::{Control, Engine};
use gridwright::variant::{
    CountArea, CountEnd, CountLayer, Counting, OptionalFormula, Shading, Variant, written::TextFormat,
};

use super::agree::{all_shidokus, shidoku};

type Place = (i16, i16);

/// Returns the cells of a 4x4 grid that an area has from a cell, in sequences from near to far.
fn sequences(area: CountArea, (row, col): Place) -> Vec<Vec<Place>> {
    let inside = |&(row, col): &Place| (0..4).contains(&row) && (0..4).contains(&col);
    let all: Vec<Place> = (0..4).flat_map(|row| (0..4).map(move |col| (row, col))).collect();
    let far = |(other, its): &Place| (other - row).abs().max((its - col).abs());
    let near = |by: fn(i16, i16) -> bool| -> Vec<Vec<Place>> {
        let chosen = all.iter().filter(|place| far(place) == 1 && by((place.0 - row).abs(), (place.1 - col).abs()));
        chosen.map(|&place| vec![place]).collect()
    };
    let ray = |rows: i16, cols: i16| -> Vec<Place> {
        (1..4).map(|times| (row + rows * times, col + cols * times)).take_while(inside).collect()
    };
    match area {
        CountArea::Around => near(|_, _| true),
        CountArea::Edges => near(|rows, cols| rows + cols == 1),
        CountArea::Corners => near(|rows, cols| rows + cols == 2),
        CountArea::Row => vec![ray(0, 1), ray(0, -1)],
        CountArea::Column => vec![ray(1, 0), ray(-1, 0)],
        CountArea::Cross => vec![ray(0, 1), ray(0, -1), ray(1, 0), ray(-1, 0)],
        CountArea::Diagonals => vec![ray(1, 1), ray(1, -1), ray(-1, 1), ray(-1, -1)],
        CountArea::Box => {
            let own = all.iter().filter(|place| **place != (row, col));
            own.filter(|place| place.0 / 2 == row / 2 && place.1 / 2 == col / 2).map(|&place| vec![place]).collect()
        }
        CountArea::Up => vec![ray(-1, 0)],
        CountArea::UpRight => vec![ray(-1, 1)],
        CountArea::Right => vec![ray(0, 1)],
        CountArea::DownRight => vec![ray(1, 1)],
        CountArea::Down => vec![ray(1, 0)],
        CountArea::DownLeft => vec![ray(1, -1)],
        CountArea::Left => vec![ray(0, -1)],
        CountArea::UpLeft => vec![ray(-1, -1)],
    }
}

const FORMULAS: [&str; 5] = ["b mod 2 = 1", "b < a", "b > 2", "|a - b| = 1", "a + b = 5"];

/// Returns whether two digits satisfy a formula, by its position.
fn holds(formula: usize, a: i32, b: i32) -> bool {
    match formula {
        0 => b % 2 == 1,
        1 => b < a,
        2 => b > 2,
        3 => (a - b).abs() == 1,
        4 => a + b == 5,
        _ => true,
    }
}

fn random_rule(random: &mut Random, layer: CountLayer) -> (Counting, usize) {
    let formula = random.below(FORMULAS.len() + usize::from(layer != CountLayer::Any));
    let cells: CellSet =
        (0..1 + random.below(2)).map(|_| Cell::new(random.below(4) as i16, random.below(4) as i16)).collect();
    let rule = Counting {
        area: CountArea::ALL[random.below(CountArea::ALL.len())],
        formula: OptionalFormula::read(FORMULAS.get(formula).copied().unwrap_or_default()).unwrap(),
        layer,
        end: CountEnd::ALL[random.below(2)],
        own: random.below(3) == 0,
        number: (random.below(3) == 0).then(|| random.below(3) as u16),
        ..Counting::new(cells, 0)
    };
    (rule, formula)
}

/// Returns whether digits and shades, in reading order, obey a rule.
fn obeys(rule: &Counting, formula: usize, digits: &[Digit], shades: u32) -> bool {
    let index = |(row, col): Place| (4 * row + col) as usize;
    let digit = |place: Place| i32::from(digits[index(place)].value());
    let shaded = |place: Place| shades >> index(place) & 1 == 1;
    rule.cells.iter().all(|cell| {
        let own = (cell.row, cell.col);
        let counts = |place: Place| {
            let fits = match rule.layer {
                CountLayer::Any => true,
                CountLayer::Marked => shaded(place),
                CountLayer::Same => shaded(place) == shaded(own),
                CountLayer::Other => shaded(place) != shaded(own),
            };
            fits && holds(formula, digit(own), digit(place))
        };
        let mut count = i32::from(rule.own && counts(own));
        for sequence in sequences(rule.area, own) {
            for place in sequence {
                if counts(place) {
                    count += 1;
                } else if rule.end == CountEnd::Uncounted {
                    break;
                }
            }
        }
        count == rule.number.map_or(digit(own), i32::from)
    })
}

fn engines() -> [Native; 3] {
    [Native::new(), Native::learning(), Native::not_learning()]
}

#[test]
fn counts_of_digits_are_those_of_an_independent_count() {
    let grids = all_shidokus();
    let mut random = Random::new(21);
    let (mut some, mut none, mut proved) = (0, 0, 0);
    for _ in 0..150 {
        let (rule, formula) = random_rule(&mut random, CountLayer::Any);
        let Ok(puzzle) = Puzzle::builder(shidoku()).rules(vec![PlacedRule::new(rule.clone())]).build() else {
            continue;
        };
        let expected: BTreeSet<&Filling> =
            grids.iter().filter(|grid| obeys(&rule, formula, grid.digits(), 0)).collect();
        *if expected.is_empty() { &mut none } else { &mut some } += 1;
        for mut engine in engines() {
            let mut found = BTreeSet::new();
            let each = &mut |filling: Filling| assert!(puzzle.accepts(&filling) && found.insert(filling));
            engine.solutions(&puzzle.model(), 1000, &Control::new(), each).unwrap();
            assert_eq!(found.iter().collect::<BTreeSet<_>>(), expected, "{rule:?}");
        }
        if expected.len() < 8 {
            proved += 1;
            let count = Bilp::new().solutions(&puzzle.model(), 10, &Control::new(), &mut |_| ()).unwrap();
            assert_eq!(count, gridwright::solve::Count::Exactly(expected.len() as u64), "{rule:?}");
        }
    }
    assert!(some > 60 && none > 5 && proved > 10, "{some} {none} {proved}");
}

#[test]
fn counts_of_shades_are_those_of_an_independent_count() {
    let grids = all_shidokus();
    let mut random = Random::new(22);
    let (mut some, mut none) = (0, 0);
    for case in 0..90 {
        let grid = &grids[random.below(grids.len())];
        let (rule, formula) = random_rule(&mut random, CountLayer::ALL[1 + case % 3]);
        let per_house = 1 + random.below(2) as u16;
        let shading = Shading { per_house: Some(per_house), ..Shading::of_grid(GridId(0)) };
        let rules = vec![PlacedRule::new(shading), PlacedRule::new(rule.clone())];
        let givens = shidoku().cells().to_vec().into_iter().zip(grid.digits().to_vec());
        let Ok(puzzle) = Puzzle::builder(shidoku()).givens(givens).rules(rules).build() else { continue };
        let houses: Vec<u32> =
            (0..4).flat_map(|at: u32| [0xf << (4 * at), 0x1111 << at, 0x33 << [0, 2, 8, 10][at as usize]]).collect();
        let is_even = |shades: &u32| houses.iter().all(|house| (shades & house).count_ones() == u32::from(per_house));
        let expected: BTreeSet<u32> =
            (0..1 << 16).filter(is_even).filter(|shades| obeys(&rule, formula, grid.digits(), *shades)).collect();
        *if expected.is_empty() { &mut none } else { &mut some } += 1;
        for mut engine in engines() {
            let mut found = BTreeSet::new();
            let each = &mut |filling: Filling| {
                assert!(puzzle.accepts(&filling));
                found.insert((0..).zip(filling.layers()).map(|(at, shade)| (shade.index() as u32) << at).sum::<u32>());
            };
            engine.solutions(&puzzle.model(), 10_000, &Control::new(), each).unwrap();
            assert_eq!(found, expected, "{rule:?}");
        }
    }
    assert!(some > 15 && none > 15, "{some} {none}");
}
