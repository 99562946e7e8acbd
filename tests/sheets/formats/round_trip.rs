//! Written files are read back unchanged.

use std::fs;
use std::path::PathBuf;

use gridwright::board::{Board, Cell, Digit, DigitSet, Grid, GridId, Numbering, Random};
use gridwright::formats::{self, Format, customary_box};
use gridwright::puzzle::{PlacedRule, Progress, Puzzle, Symbols};
use gridwright::scene::Tint;
use gridwright::variant::{Context, Diagonals, FieldValue, Kind, Rule};
use proptest::prelude::*;

use super::{GOLDEN, golden, read_one, ron};

#[test]
fn golden_files_are_written_as_they_were_read() {
    for name in GOLDEN {
        let text = golden(name);
        assert_eq!(ron(&read_one(&text)), text, "{name}");
    }
    let examples: Vec<PathBuf> = fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/examples"))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "ron"))
        .collect();
    assert!(!examples.is_empty());
    for path in examples {
        let text = fs::read_to_string(&path).unwrap();
        assert_eq!(ron(&read_one(&text)), text, "{}", path.display());
    }
}

#[test]
fn examples_of_every_kind_are_read_as_they_were_written() {
    for (board, rule) in Kind::ALL.iter().flat_map(|kind| kind.examples()) {
        let rules = vec![PlacedRule::new(rule)];
        let puzzle = Puzzle::builder(board).rules(rules).build().unwrap();
        assert_eq!(read_one(&ron(&puzzle)), puzzle);
    }
}

#[test]
fn a_golden_file_says_what_it_says() {
    let puzzle = read_one(&golden("two-grids.ron"));
    let grid = |row, col| Grid::new(Cell::new(row, col), 2, 2).unwrap();
    assert_eq!(puzzle.board(), &Board::new(vec![grid(1, 1), grid(3, 3)]).unwrap());
    assert_eq!((puzzle.title(), puzzle.author()), ("Two grids that share a box", ""));
    let givens: Vec<String> = puzzle.givens().iter().map(|(cell, digit)| format!("{cell}={digit:?}")).collect();
    assert_eq!(givens, ["r2c2=1", "r3c5=4", "r4c4=2", "r5c2=3", "r6c6=1", "r7c7=3"]);
    let rule = Diagonals { grid: GridId(1), falling: true, rising: true };
    assert_eq!(puzzle.rules(), [PlacedRule::new(rule)]);

    let puzzle = read_one(&golden("many-rules.ron"));
    let looks: Vec<(Option<Tint>, bool)> = puzzle.rules().iter().map(|placed| (placed.tint, placed.on)).collect();
    assert_eq!(looks[..4], [(Some(Tint::Rose), true), (None, true), (None, false), (Some(Tint::Grey), false)]);
}

#[test]
fn what_is_typed_by_hand_may_be_looser_than_what_is_written() {
    let loose = "\u{FEFF}// A comment\r\n(\r\n  gridwright: 1, grids: [(boxes: \"2x2\", at: \"r2c2\"), \
        (at: \"r4c4\", boxes: \"2x2\")],\r\n\
        /* and\n another */ rules: [(on: true, rule: Diagonals(grid: 2))],\r\n\
        givens: [\"1000##\", \"0 0 0 4 # #\", \"..2...\", \"3.....\", \"##..1.\", \"##...3\"], \
        title: \"Two grids that share a box\")";
    let path = tempfile::NamedTempFile::new().unwrap();
    fs::write(&path, loose).unwrap();
    let loaded = formats::read(path.path()).unwrap();
    assert_eq!(loaded[0].puzzle, read_one(&golden("two-grids.ron")));
}

#[test]
fn every_kind_of_rule_survives_with_every_look() {
    for (board, rule) in Kind::ALL.iter().flat_map(|kind| kind.examples()) {
        for (tint, on) in Tint::ALL.map(|tint| (Some(tint), false)).into_iter().chain([(None, true)]) {
            let name = if on { String::new() } else { "Mine, “quoted”".to_owned() };
            let placed =
                PlacedRule { tint, on, group: name.clone(), name, locked: !on, ..PlacedRule::new(rule.clone()) };
            let puzzle = Puzzle::builder(board.clone()).rules(vec![placed]).build().unwrap();
            assert_eq!(read_one(&ron(&puzzle)), puzzle);
        }
    }
}

/// Generates grids of n rows at r1c1: with boxes, without, or with regions that may be invalid.
fn grid(shape: (u8, u8)) -> impl Strategy<Value = Grid> {
    let (origin, size) = (Cell::new(0, 0), shape.0 * shape.1);
    let regions = prop::collection::vec(0..size, usize::from(size) * usize::from(size));
    prop_oneof![
        4 => Just(Grid::new(origin, shape.0, shape.1).unwrap()),
        1 => Just(Grid::latin(origin, size).unwrap()),
        1 => regions.prop_map(move |regions| Grid::jigsaw(origin, regions).unwrap()),
    ]
}

fn board() -> impl Strategy<Value = Board> {
    let shapes = prop::sample::select(vec![(2, 2), (2, 3), (3, 2), (2, 4), (3, 3), (3, 4), (4, 4), (1, 5), (5, 5)]);
    let grids = shapes.prop_flat_map(|shape| prop::collection::vec((grid(shape), 0..20i16, 0..20i16), 1..4));
    let numbering = prop_oneof![3 => Just(Numbering::FromOne), 1 => Just(Numbering::FromZero)];
    (grids, numbering).prop_filter_map("two grids at one place", |(grids, numbering)| {
        let grids = grids.into_iter().map(|(grid, row, col)| grid.at(Cell::new(row, col)).unwrap());
        Some(Board::new(grids.collect()).ok()?.with_numbering(numbering))
    })
}

/// Returns a rule of a kind with random settings, which may not fit the board. Some that fit cannot be satisfied, for
/// example with too large a number, or five digits around a corner.
fn rule(board: &Board, kind: Kind, seed: u64) -> Option<Rule> {
    let (context, mut random) = (Context::without_rules(board), Random::new(seed));
    let mut rule = kind.random(board, &mut random)?;
    for field in rule.form(&context) {
        match field.value {
            FieldValue::Toggle(on) => *on = random.below(2) == 1,
            FieldValue::Choice { options, chosen } => chosen.choose(random.below(options.len())),
            FieldValue::Number { value, least, most, .. } => {
                let number = least + random.below(usize::from(most - least) + 1) as u16;
                let beyond = most.saturating_add(1 + random.below(500) as u16);
                *value = Some(if random.below(6) == 0 { beyond } else { number });
            }
            FieldValue::Sum { value, most } => {
                const UNKNOWN: [&str; 6] = ["A", "2A+B-3", "<12", "prime", "?", "="];
                let beyond = most.saturating_add(1 + random.below(500) as u16);
                *value = Some(match random.below(8) {
                    0 => beyond.into(),
                    1 => UNKNOWN[random.below(UNKNOWN.len())].parse().unwrap(),
                    _ => (random.below(usize::from(most) + 1) as u16).into(),
                });
            }
            FieldValue::Text(text) => *text = format!("{:x}", random.next_u64()),
            // Text that is not in its language is rejected.
            FieldValue::Typed(setting) => _ = setting.set_text(&format!("{:x}", random.next_u64())),
            FieldValue::List { digits, most } => {
                digits.0 = (0..random.below(most.min(4) + 2)).map(|_| Digit::from_index(random.below(9))).collect();
            }
            FieldValue::Digits(digits) => *digits = DigitSet::from_bits(random.next_u64() as u32 & 0x1fe),
        }
    }
    Some(rule)
}

fn words() -> impl Strategy<Value = String> {
    prop_oneof![Just(String::new()), "\\PC{0,20}", any::<String>(), "[a-z '\"\\\\#]{0,10}"]
}

fn tint() -> impl Strategy<Value = Option<Tint>> {
    prop::option::of(prop::sample::select(Tint::ALL.to_vec()))
}

prop_compose! {
    pub fn puzzle()(board in board())(
        rules in prop::collection::vec((prop::sample::select(Kind::ALL), any::<u64>(), tint(), any::<bool>()), 0..8),
        givens in prop::collection::vec((prop::sample::select(board.cells().to_vec()), 1..=board.size()), 0..40),
        title in words(),
        author in words(),
        symbols in symbols(),
        progress in progress(&board),
        board in Just(board),
    ) -> Puzzle {
        let made =
            |(kind, seed, tint, on)| Some(PlacedRule { tint, on, ..PlacedRule::new(rule(&board, kind, seed)?) });
        let rules = rules.into_iter().filter_map(made).filter(|placed| placed.rule.check_meaningful(&board).is_ok());
        let givens = givens.into_iter().map(|(cell, value)| (cell, Digit::new(value).unwrap()));
        let puzzle = Puzzle::builder(board.clone()).title(title).author(author).givens(givens).rules(rules).build();
        let puzzle = puzzle.unwrap().with_progress(progress).unwrap();
        // Custom symbols may be too few, or repeated.
        puzzle.clone().with_symbols(symbols).unwrap_or(puzzle)
    }
}

/// Generates solving progress.
pub fn progress(board: &Board) -> impl Strategy<Value = Progress> + use<> {
    let most = (1_u32 << board.size()) - 1;
    let cell = prop::sample::select(board.cells().to_vec());
    let colours = prop::collection::vec(prop::sample::select(Tint::ALL.to_vec()), 0..3);
    let notes = (cell, prop::option::of(1..=board.size()), 0..=most, 0..=most, colours);
    let several = prop::collection::vec(notes, 1..12).prop_map(|all| {
        let mut progress = Progress::default();
        for (cell, digit, centre, corner, colours) in all {
            progress.change(cell, |notes| {
                notes.digit = digit.and_then(Digit::new);
                (notes.centre, notes.corner) = (DigitSet::from_bits(centre), DigitSet::from_bits(corner));
                notes.colours = colours.into();
            });
        }
        progress
    });
    prop_oneof![2 => Just(Progress::default()), 1 => several]
}

fn symbols() -> impl Strategy<Value = Symbols> {
    let own = prop::collection::vec("[^\\s\\p{C}]{1,3}", 0..27).prop_map(Symbols::Own);
    prop_oneof![3 => prop::sample::select(Symbols::ALL.to_vec()), 1 => own]
}

fn line_puzzle() -> impl Strategy<Value = Puzzle> {
    let sizes: Vec<u8> = (2..=25).filter(|&size| customary_box(size).is_some()).collect();
    let board = prop::sample::select(sizes).prop_map(|size| {
        let (rows, cols) = customary_box(size).unwrap();
        Board::single(rows, cols).unwrap()
    });
    board.prop_flat_map(|board| {
        let size = board.size();
        let count = board.cells().len();
        prop::collection::vec(prop::option::of(1..=size), count).prop_map(move |digits| {
            let given = |(cell, value): (&Cell, Option<u8>)| Some((*cell, Digit::new(value?)?));
            let givens = board.cells().iter().zip(digits).filter_map(given);
            Puzzle::builder(board.clone()).givens(givens).build().unwrap()
        })
    })
}

proptest! {
    #![proptest_config(super::same_in_every_run())]

    #[test]
    fn any_puzzle_survives_a_file(puzzle in puzzle()) {
        let text = ron(&puzzle);
        let back = read_one(&text);
        prop_assert_eq!(&back, &puzzle);
        prop_assert_eq!(ron(&back), text);
    }

    #[test]
    fn givens_survive_lines(puzzles in prop::collection::vec(line_puzzle(), 1..5)) {
        let (text, warnings) = formats::write(&puzzles.iter().collect::<Vec<_>>(), Format::Lines).unwrap();
        prop_assert_eq!(warnings, vec![]);
        let loaded = formats::read_str("f", &text, None).unwrap();
        let back: Vec<Puzzle> = loaded.into_iter().map(|loaded| loaded.puzzle).collect();
        prop_assert_eq!(back, puzzles);
    }

    #[test]
    fn no_text_makes_the_readers_panic(
        text in "[(){}\\[\\]a-z0-9:,\"#./! \n]{0,60}",
        format in prop::sample::select(vec![Format::Ron, Format::Lines]),
    ) {
        let _ = formats::read_str("f", &text, Some(format));
        let _ = formats::read_str("f", &format!("(gridwright: 1,{text}"), Some(format));
    }
}
