//! The meaning of the customary kinds, compared with digits written by hand and with enumeration.

use std::collections::BTreeSet;

use gridwright::board::{Board, Cell, Digit, Filling, GridId, OutsidePosition};
use gridwright::place::{Border, Corner, Path};
use gridwright::puzzle::{PlacedRule, Puzzle};
use gridwright::solve::bilp::Bilp;
use gridwright::solve::native::Native;
use gridwright::solve::{Control, Count, Engine};
use gridwright::variant::{
    AllSums, Allowed, Alternating, AntiKing, AntiKnight, Arithmetic, Arrow, Between, BorderSum, CellSum, Clones,
    Context, CountingCircles, DifferenceDot, DoubleArrow, Entropic, Extremes, Indexers, Inequality, KillerCage, Kind,
    Lockout, LowHigh, Modular, Nabner, NoRatio, NoRepeats, Nonconsecutive, Palindrome, ProductCage, Quadruple,
    RatioDot, RegionSum, Renban, Rule, SumLine, Thermometer, Whispers, Zipper,
};

fn cell(text: &str) -> Cell {
    text.parse().unwrap()
}

fn border(one: &str, other: &str) -> Border {
    Border::between(cell(one), cell(other)).unwrap()
}

/// Returns a 9x9 grid whose first rows begin with these digits and which is 1 elsewhere. It is no sudoku, but rules
/// only test their own cells.
fn filling(rows: &[&str]) -> Filling {
    let digit = |row: usize, col: usize| {
        let letter = rows.get(row).and_then(|digits| digits.chars().nth(col)).unwrap_or('1');
        Digit::new(letter.to_digit(10).unwrap() as u8).unwrap()
    };
    Filling::new((0..81).map(|place| digit(place / 9, place % 9)).collect())
}

/// Checks rules against the first rows of a grid.
fn hold(cases: impl IntoIterator<Item = (Rule, Vec<&'static str>, bool)>) {
    let board = Board::classic();
    for (rule, rows, expected) in cases {
        assert_eq!(rule.check_fit(&board), Ok(()), "{rule:?}");
        let found = rule.check(&Context::without_rules(&board), &filling(&rows));
        assert_eq!(found, expected, "{rule:?} on {rows:?}");
    }
}

/// Checks lines along the first row with as many cells as there are digits. The table has the digits, the number of the
/// line, and whether they obey it.
fn lines<R: Into<Rule>>(make: impl Fn(Path, Option<u16>) -> R, table: &[(&'static str, Option<u16>, bool)]) {
    let path = |digits: &str| Path((0..digits.len() as i16).map(|col| Cell::new(0, col)).collect());
    hold(table.iter().map(|&(digits, number, expected)| (make(path(digits), number).into(), vec![digits], expected)));
}

#[test]
fn lines_mean_what_is_customary() {
    let plain = [("121", None, true), ("1221", None, true), ("123", None, false), ("1231", None, false)];
    lines(|path, number| Palindrome::new(path).with_number(number), &plain);
    let renban = [("324", None, true), ("325", None, false), ("334", None, false), ("987654321", None, true)];
    lines(|path, number| Renban::new(path).with_number(number), &renban);
    // No two digits of the line, wherever on it, are equal or consecutive.
    let nabner = [("135", None, true), ("152", None, false), ("151", None, false), ("97531", None, true)];
    lines(|path, number| Nabner::new(path).with_number(number), &nabner);
    let whispers = [
        ("161", None, true),
        ("495", None, false),
        ("493827", None, true),
        ("484", Some(4), true),
        ("485", Some(4), false),
    ];
    lines(|path, number| Whispers::new(path).with_number(number), &whispers);
    // Strictly between the digits of the two ends.
    let between = [
        ("1234", None, true),
        ("4231", None, true),
        ("4241", None, false),
        ("1514", None, false),
        ("3443", None, false),
    ];
    lines(|path, number| Between::new(path).with_number(number), &between);
    // The ends differ by at least 4 on 9x9; no digit of the line lies between or equals them.
    let lockout = [
        ("3197", None, true),
        ("7193", None, true),
        ("3597", None, false),
        ("3397", None, false),
        ("316", None, false),
        ("316", Some(3), true),
        ("35", None, false),
    ];
    lines(|path, number| Lockout::new(path).with_number(number), &lockout);
    // The digits between the two circles sum to the sum of the circles.
    let double = [("3254", None, true), ("121", None, true), ("131", None, false), ("4617", None, false)];
    lines(|path, number| DoubleArrow::new(path).with_number(number), &double);
    // Each segment in a box sums to the same total.
    let region = [("123411", None, true), ("123412", None, false), ("129", None, true), ("234144333", None, true)];
    lines(|path, number| RegionSum::new(path).with_number(number), &region);
    // Cells at equal distances from the middle have one common sum, which is the middle digit if there is one.
    let zipper = [
        ("1324", None, true),
        ("1325", None, false),
        ("24513", None, true),
        ("24613", None, false),
        ("143", None, true),
    ];
    lines(|path, number| Zipper::new(path).with_number(number), &zipper);
    // The line divides into consecutive segments that each sum to N, by default 10.
    let sums = [
        ("6437", None, true),
        ("64373", None, false),
        ("1234", None, true),
        ("919", None, false),
        ("555", None, false),
        ("555", Some(5), true),
        ("5511", Some(12), true),
    ];
    lines(|path, number| SumLine::new(path).with_number(number), &sums);
    // Any three consecutive cells have a low, a middle and a high digit.
    let entropic = [("147", None, true), ("1472", None, true), ("1478", None, false), ("714825936", None, true)];
    lines(|path, number| Entropic::new(path).with_number(number), &entropic);
    // Any three consecutive cells differ modulo 3.
    let modular = [("123", None, true), ("147", None, false), ("1235", None, false), ("1237", None, true)];
    lines(|path, number| Modular::new(path).with_number(number), &modular);
    let parity = [("1234", None, true), ("135", None, false), ("2727", None, true), ("2276", None, false)];
    lines(|path, number| Alternating::new(path).with_number(number), &parity);
    let arithmetic = [("135", None, true), ("531", None, true), ("136", None, false), ("132", None, false)];
    lines(|path, number| Arithmetic::new(path).with_number(number), &arithmetic);
    lines(|path, number| NoRepeats::new(path).with_number(number), &[("135", None, true), ("131", None, false)]);
    let strict = |path: Path, _| Thermometer { path, branches: vec![], slow: false };
    lines(strict, &[("124", None, true), ("122", None, false), ("421", None, false)]);
    let slow = |path: Path, _| Thermometer { path, branches: vec![], slow: true };
    lines(slow, &[("124", None, true), ("122", None, true), ("121", None, false)]);
}

#[test]
fn branches_and_shafts_are_asked_one_by_one() {
    let thermometer = |branch: &str| {
        Rule::from(Thermometer {
            path: "r1c1 r1c2 r1c3".parse().unwrap(),
            branches: vec![branch.parse().unwrap()],
            slow: false,
        })
    };
    let arrow = |circle: &str, shafts: &[&str]| {
        Rule::from(Arrow {
            circle: circle.parse().unwrap(),
            shafts: shafts.iter().map(|shaft| shaft.parse().unwrap()).collect(),
        })
    };
    hold([
        (thermometer("r1c2 r2c2"), vec!["123", "193"], true),
        (thermometer("r1c2 r2c2"), vec!["129", "123"], false),
        (thermometer("r1c1 r2c1 r3c1"), vec!["345", "4", "5"], true),
        (thermometer("r1c1 r2c1 r3c1"), vec!["345", "4", "4"], false),
        (arrow("r1c1", &["r1c1 r1c2 r1c3"]), vec!["523"], true),
        (arrow("r1c1", &["r1c1 r1c2 r1c3"]), vec!["524"], false),
        (arrow("r1c1", &["r1c1 r1c2 r1c3", "r1c1 r2c1 r2c2"]), vec!["523", "14"], true),
        (arrow("r1c1", &["r1c1 r1c2 r1c3", "r1c1 r2c1 r2c2"]), vec!["523", "15"], false),
        // The digits 1 and 4 are read as 14.
        (arrow("r1c1-2", &["r1c2 r1c3 r1c4"]), vec!["1459"], true),
        (arrow("r1c1-2", &["r1c2 r1c3 r1c4"]), vec!["1455"], false),
        (arrow("r1-2c1", &["r2c1 r2c2 r2c3"]), vec!["1", "459"], true),
        (arrow("r1c1", &[]), vec!["9"], true),
    ]);
}

#[test]
fn marks_in_cells_mean_what_is_customary() {
    let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::all());
    let rule = |text: &str| -> Rule { options.from_str(text).unwrap() };
    hold([
        (KillerCage { cells: "r1c1-3".parse().unwrap(), sum: Some(6.into()) }.into(), vec!["132"], true),
        (KillerCage { cells: "r1c1-3".parse().unwrap(), sum: Some(5.into()) }.into(), vec!["113"], false),
        (rule("CellSum(cells: \"r1c1-3\", sum: Some(5))"), vec!["113"], true),
        (rule("CellSum(cells: \"r1c1-3\", sum: Some(5), compared: \"at-most\")"), vec!["112"], true),
        (rule("CellSum(cells: \"r1c1-3\", sum: Some(5), compared: \"at-most\")"), vec!["114"], false),
        (rule("CellSum(cells: \"r1c1-3\", sum: Some(5), compared: \"at-least\")"), vec!["114"], true),
        (ProductCage { cells: "r1c1-3".parse().unwrap(), product: Some(12), differ: false }.into(), vec!["322"], true),
        (ProductCage { cells: "r1c1-3".parse().unwrap(), product: Some(12), differ: true }.into(), vec!["322"], false),
        (rule("Clones(groups: [\"r1c1-2\", \"r2c2-3\"])"), vec!["35", "135"], true),
        (rule("Clones(groups: [\"r1c1-2\", \"r2c2-3\"])"), vec!["35", "153"], false),
        (rule("Allowed(cells: \"r1c1\", digits: \"258\")"), vec!["5"], true),
        (rule("Allowed(cells: \"r1c1\", digits: \"258\")"), vec!["4"], false),
        // Two adjacent marked cells imply nothing about each other.
        (rule("Extremes(minimum: \"r1c1 r1c2\")"), vec!["234", "36"], true),
        (rule("Extremes(minimum: \"r1c1 r1c2\")"), vec!["334", "46"], true),
        (rule("Extremes(minimum: \"r1c1 r1c2\")"), vec!["234", "26"], false),
        (rule("Extremes(maximum: \"r1c1\")"), vec!["54", "4"], true),
        (rule("Extremes(maximum: \"r1c1\")"), vec!["55", "4"], false),
        (rule("LowHigh(low: \"r1c1\", high: \"r1c2\")"), vec!["46"], true),
        (rule("LowHigh(low: \"r1c1\")"), vec!["5"], false),
        // Column indexer at (r, c) with v: (r, v) holds c. Row indexer: (v, c) holds r.
        (rule("Indexers(column: \"r1c2\")"), vec!["1432"], true),
        (rule("Indexers(column: \"r1c2\")"), vec!["1423"], false),
        (rule("Indexers(row: \"r2c1\")"), vec!["1", "3", "2"], true),
        (rule("Indexers(row: \"r2c1\")"), vec!["1", "3", "1"], false),
        // Box indexer at place p of its box that holds v: place v of its box holds p.
        (rule("Indexers(box: \"r1c2\")"), vec!["14", "2"], true),
        (rule("Indexers(box: \"r1c2\")"), vec!["14", "3"], false),
        // A digit in a circle is the number of circles that contain it.
        (rule("CountingCircles(circles: \"r1c1-6\")"), vec!["133222"], false),
        (rule("CountingCircles(circles: \"r1c1-6\")"), vec!["123423"], false),
        (rule("CountingCircles(circles: \"r1c1-6\")"), vec!["123323"], true),
    ]);
    // Ensures that the names used in the rules above are types of the library.
    let _: (CellSum, Clones, Allowed, Extremes, LowHigh, Indexers, CountingCircles);
}

#[test]
fn signs_between_cells_mean_what_is_customary() {
    let between = border("r1c1", "r1c2");
    let dot = |number| Rule::from(DifferenceDot::new(between).with_number(number));
    let black = |number| Rule::from(RatioDot::new(between).with_number(number));
    let sum = |sum| Rule::from(BorderSum { border: between, sum });
    let quadruple =
        |digits: &str| Rule::from(Quadruple { corner: Corner(cell("r1c1")), digits: digits.parse().unwrap() });
    hold([
        (dot(None), vec!["43"], true),
        (dot(None), vec!["42"], false),
        (dot(Some(4)), vec!["59"], true),
        (dot(Some(4)), vec!["58"], false),
        (black(None), vec!["36"], true),
        (black(None), vec!["63"], true),
        (black(None), vec!["35"], false),
        (black(Some(3)), vec!["93"], true),
        (sum(Some(10)), vec!["46"], true),
        (sum(Some(5)), vec!["46"], false),
        (sum(Some(13)), vec!["49"], true),
        (sum(None), vec!["11"], true),
        (Inequality { border: between, rising: true }.into(), vec!["12"], true),
        (Inequality { border: between, rising: false }.into(), vec!["12"], false),
        (Inequality { border: between, rising: true }.into(), vec!["22"], false),
        // Each digit occurs at least as often among the four cells as in the clue.
        (quadruple("13"), vec!["14", "35"], true),
        (quadruple("33"), vec!["13", "35"], true),
        (quadruple("33"), vec!["14", "35"], false),
        (quadruple("1345"), vec!["54", "31"], true),
        (quadruple("1344"), vec!["54", "31"], false),
    ]);
}

/// Returns all 4x4 sudokus, filled cell by cell.
fn shidokus() -> Vec<[[u8; 4]; 4]> {
    fn fill(grid: &mut [[u8; 4]; 4], place: usize, found: &mut Vec<[[u8; 4]; 4]>) {
        if place == 16 {
            return found.push(*grid);
        }
        let (row, col) = (place / 4, place % 4);
        for digit in 1..=4 {
            let used = (0..place).any(|other| {
                let (r, c) = (other / 4, other % 4);
                grid[r][c] == digit && (r == row || c == col || (r / 2, c / 2) == (row / 2, col / 2))
            });
            if !used {
                grid[row][col] = digit;
                fill(grid, place + 1, found);
            }
        }
    }
    let mut found = Vec::new();
    fill(&mut [[0; 4]; 4], 0, &mut found);
    found
}

/// With dots and signs, and with the negative rule for all other borders, both engines find what enumeration finds.
#[test]
fn all_given_is_said_of_the_borders_without_marks() {
    let board = Board::single(2, 2).unwrap();
    let grids = shidokus();
    assert_eq!(grids.len(), 288);
    let borders: Vec<[(usize, usize); 2]> = (0..4)
        .flat_map(|row| (0..4).map(move |col| (row, col)))
        .flat_map(|(row, col)| [[(row, col), (row, col + 1)], [(row, col), (row + 1, col)]])
        .filter(|[_, (row, col)]| *row < 4 && *col < 4)
        .collect();
    let place = |[(r, c), (s, d)]: [(usize, usize); 2]| {
        Border::between(Cell::new(r as i16, c as i16), Cell::new(s as i16, d as i16)).unwrap()
    };
    // For each sudoku take all dots, all signs, or only some dots, and count the cases that can be distinguished.
    let mut sizes = BTreeSet::new();
    for (number, grid) in grids.iter().enumerate().step_by(7) {
        let digits = |[(r, c), (s, d)]: [(usize, usize); 2]| (i32::from(grid[r][c]), i32::from(grid[s][d]));
        let white = |border: &[(usize, usize); 2]| (digits(*border).0 - digits(*border).1).abs() == 1;
        let black = |border: &[(usize, usize); 2]| {
            let (one, other) = digits(*border);
            one == 2 * other || other == 2 * one
        };
        let is_v = |border: &[(usize, usize); 2]| digits(*border).0 + digits(*border).1 == 5;
        // In every second sudoku, a border that fits both dots gets the black one, as is customary.
        let blacks: Vec<_> = borders.iter().copied().filter(|border| number % 2 == 0 && black(border)).collect();
        let whites: Vec<_> =
            borders.iter().copied().filter(|border| white(border) && !blacks.contains(border)).collect();
        let vs: Vec<_> = borders.iter().copied().filter(is_v).collect();
        let with_vs = number % 3 == 0;

        let mut rules: Vec<Rule> = whites.iter().map(|&border| DifferenceDot::new(place(border)).into()).collect();
        rules.extend(blacks.iter().map(|&border| Rule::from(RatioDot::new(place(border)))));
        rules.push(Nonconsecutive::new(GridId(0)).into());
        if number % 2 == 0 {
            rules.push(NoRatio::new(GridId(0)).into());
        }
        if with_vs {
            rules.extend(vs.iter().map(|&border| Rule::from(BorderSum { border: place(border), sum: Some(5) })));
            rules.push(AllSums::new(GridId(0)).into());
        }
        let rules = rules.into_iter().map(PlacedRule::new);
        let puzzle = Puzzle::builder(board.clone()).rules(rules).build().unwrap();

        let obeys = |other: &[[u8; 4]; 4]| {
            borders.iter().all(|border| {
                let [(r, c), (s, d)] = *border;
                let (one, two) = (i32::from(other[r][c]), i32::from(other[s][d]));
                let (step, double) = ((one - two).abs() == 1, one == 2 * two || two == 2 * one);
                let dots = match (whites.contains(border), blacks.contains(border)) {
                    (true, _) => step,
                    (_, true) => double,
                    (false, false) => !step && (number % 2 != 0 || !double),
                };
                dots && (!with_vs || vs.contains(border) == (one + two == 5))
            })
        };
        let expected = grids.iter().filter(|other| obeys(other)).count() as u64;
        assert!(expected > 0, "the sudoku that the marks were read off is one");
        sizes.insert(expected);
        for engine in [&mut Native::new() as &mut dyn Engine, &mut Bilp::new()] {
            let found = engine.solutions(&puzzle.model(), 300, &Control::new(), &mut |_| {}).unwrap();
            assert_eq!(found, Count::Exactly(expected), "{} {number}", engine.name());
        }
    }
    assert!(sizes.len() > 1, "the puzzles tell more and less: {sizes:?}");
}

/// Counts, cell by cell, the 6x6 sudokus (boxes of two rows and three columns) without a pair of cells that the
/// predicate refuses.
fn count_roku(
    row_of: &mut [[u8; 6]; 6],
    place: usize,
    refused: &dyn Fn((i32, i32), u8, (i32, i32), u8) -> bool,
) -> u64 {
    if place == 36 {
        return 1;
    }
    let (row, col) = (place / 6, place % 6);
    let mut count = 0;
    for digit in 1..=6 {
        let clash = (0..place).any(|other| {
            let (r, c) = (other / 6, other % 6);
            let own = row_of[r][c];
            let house = r == row || c == col || (r / 2, c / 3) == (row / 2, col / 3);
            let at = |row: usize, col: usize| (row as i32, col as i32);
            house && own == digit || refused(at(r, c), own, at(row, col), digit)
        });
        if !clash {
            row_of[row][col] = digit;
            count += count_roku(row_of, place + 1, refused);
        }
    }
    count
}

#[test]
fn whole_grids_have_as_many_solutions_as_enumeration_finds() {
    type Refused = fn((i32, i32), u8, (i32, i32), u8) -> bool;
    let cases: [(Rule, Refused); 4] = [
        (AntiKnight::new(GridId(0)).into(), |one, a, other, b| {
            let steps = ((one.0 - other.0).abs(), (one.1 - other.1).abs());
            a == b && (steps == (1, 2) || steps == (2, 1))
        }),
        (AntiKing::new(GridId(0)).into(), |one, a, other, b| {
            a == b && (one.0 - other.0).abs() <= 1 && (one.1 - other.1).abs() <= 1
        }),
        (Nonconsecutive::new(GridId(0)).into(), |one, a, other, b| {
            (one.0 - other.0).abs() + (one.1 - other.1).abs() == 1 && a.abs_diff(b) == 1
        }),
        (NoRatio::new(GridId(0)).into(), |one, a, other, b| {
            (one.0 - other.0).abs() + (one.1 - other.1).abs() == 1 && (a == 2 * b || b == 2 * a)
        }),
    ];
    let board = Board::single(2, 3).unwrap();
    let mut counts = Vec::new();
    for (rule, refused) in cases {
        let expected = count_roku(&mut [[0; 6]; 6], 0, &refused);
        let name = rule.name().to_string();
        let placed = vec![PlacedRule::new(rule)];
        let puzzle = Puzzle::builder(board.clone()).rules(placed).build().unwrap();
        let found = Native::new().solutions(&puzzle.model(), u64::MAX, &Control::new(), &mut |_| {}).unwrap();
        assert_eq!(found, Count::Exactly(expected), "{name}");
        counts.push(expected);
    }
    assert!(counts.iter().all(|&count| count > 0), "{counts:?}");
}

/// "How many unique miracle sudokus are there?", puzzling.stackexchange.com/questions/98479: five, up to turning,
/// reflecting and replacing each digit by ten minus it.
const MIRACLES: [&str; 5] = [
    "159483726726159483483726159615948372372615948948372615261594837837261594594837261",
    "159483726483726159726159483594837261837261594261594837948372615372615948615948372",
    "615948372948372615372615948159483726483726159726159483594837261837261594261594837",
    "726159483159483726483726159261594837594837261837261594615948372948372615372615948",
    "594837261261594837837261594159483726726159483483726159615948372372615948948372615",
];

#[test]
fn miracle_sudokus_are_those_that_were_published() {
    let digit = |symbol: char| symbol.to_digit(10).unwrap() as u8;
    let mut published: BTreeSet<Vec<u8>> = BTreeSet::new();
    for grid in MIRACLES {
        let mut grid: Vec<u8> = grid.chars().map(digit).collect();
        for turn in 0..8 {
            grid = match turn {
                4 => (0..81).map(|place| grid[place % 9 * 9 + place / 9]).collect(),
                _ => (0..81).map(|place| grid[(8 - place % 9) * 9 + place / 9]).collect(),
            };
            published.insert(grid.iter().map(|digit| 10 - digit).collect());
            published.insert(grid.clone());
        }
    }
    let rules: [Rule; 3] =
        [AntiKnight::new(GridId(0)).into(), AntiKing::new(GridId(0)).into(), Nonconsecutive::new(GridId(0)).into()];
    let placed = rules.into_iter().map(PlacedRule::new);
    let puzzle = Puzzle::builder(Board::classic()).rules(placed).build().unwrap();
    let mut found = BTreeSet::new();
    let mut add = |filling: Filling| {
        found.insert(filling.digits().iter().map(|digit| digit.value()).collect());
    };
    let count = Native::new().solutions(&puzzle.model(), 1000, &Control::new(), &mut add).unwrap();
    assert_eq!(count, Count::Exactly(72));
    assert_eq!(found, published);
}

/// Ranks computed independently by sorting the 36 lines of a grid as text.
#[test]
fn ranks_are_those_of_sorted_lines() {
    let rows = [
        "573421968",
        "219683475",
        "486795231",
        "852946317",
        "341572689",
        "967138542",
        "795864123",
        "628319754",
        "134257896",
    ];
    let edges = [
        ("top", "18 26 12 14 8 3 33 23 29"),
        ("right", "31 20 1 25 36 7 9 13 24"),
        ("bottom", "4 10 15 6 17 27 32 34 22"),
        ("left", "19 5 16 30 11 35 28 21 2"),
    ];
    let grid = filling(&rows);
    let board = Board::classic();
    for (edge, ranks) in edges {
        for (index, rank) in ranks.split(' ').enumerate() {
            for wrong in [0, 1, 4] {
                let outside_position = OutsidePosition::parse(&format!("{edge}{}", index + 1)).unwrap()[0];
                let rank = (rank.parse::<u16>().unwrap() + wrong).to_string();
                let Ok(Some(rule)) = Kind::FullRank.with_clue(None, outside_position, &rank) else { panic!("{rank}") };
                assert_eq!(rule.check(&Context::without_rules(&board), &grid), wrong == 0, "{edge} {index} {rank}");
            }
        }
    }
}
