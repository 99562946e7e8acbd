//! Sums with unknown numbers: `check` and `lower` agree, engines find what enumeration finds, and clues mean what is
//! customary.

use std::collections::BTreeSet;

use gridwright::board::{Board, Cell, Filling, Random};
use gridwright::model::Model;
use gridwright::puzzle::{Edit, PlacedRule, Puzzle};
use gridwright::solve::bilp::Bilp;
use gridwright::solve::native::Native;
use gridwright::solve::{Control, Engine, Verdict};
use gridwright::variant::{CellSum, Change, KillerCage, ModifiedCells, Reading, Rule};

use super::agree::{all_shidokus, shidoku};

fn cage(cells: &str, clue: &str) -> Rule {
    KillerCage { cells: cells.parse().unwrap(), sum: Some(clue.parse().unwrap()) }.into()
}

fn area(cells: &str, clue: &str) -> Rule {
    CellSum { cells: cells.parse().unwrap(), sum: Some(clue.parse().unwrap()), compared: Default::default() }.into()
}

fn puzzle(rules: impl IntoIterator<Item = Rule>) -> Puzzle {
    let rules: Vec<PlacedRule> = rules.into_iter().map(PlacedRule::new).collect();
    Puzzle::builder(shidoku()).rules(rules).build().unwrap()
}

fn solutions(engine: &mut dyn Engine, model: &Model) -> BTreeSet<Filling> {
    let mut found = BTreeSet::new();
    engine.solutions(model, u64::MAX, &Control::new(), &mut |filling| _ = found.insert(filling)).unwrap();
    found
}

/// Returns the sum of the digits of cells in a grid of 16 digits.
fn sum(grid: &Filling, cells: &str) -> i32 {
    let cells: gridwright::board::CellSet = cells.parse().unwrap();
    let at = |cell: Cell| usize::try_from(4 * cell.row + cell.col).unwrap();
    cells.iter().map(|cell| i32::from(grid.digits()[at(cell)].value())).sum()
}

#[test]
fn clues_mean_what_is_customary() {
    const ONE: &str = "r1c1-2 r2c1";
    const TWO: &str = "r3c3 r4c3-4";
    const THREE: &str = "r1c4 r2c3-4";
    type Meaning = fn(i32, i32, i32) -> bool;
    // The clues of three cages, and what their sums must satisfy.
    let cases: [([&str; 3], Meaning); 12] = [
        (["A", "A", "?"], |a, b, _| a == b),
        (["A", "A", "A"], |a, b, c| a == b && b == c),
        (["=", "=", "="], |a, b, c| a == b && b == c),
        (["A", "B", "A+B-9"], |a, b, c| c == a + b - 9),
        (["A", "?", "2A-9"], |a, _, c| c == 2 * a - 9),
        (["<A", "?", "A"], |a, _, c| a < c),
        (["≥B", "B", "<=B"], |a, b, c| a >= b && c <= b),
        (["prime", "?", "?"], |a, _, _| [2, 3, 5, 7, 11].contains(&a)),
        (["square", "odd", "even"], |a, b, c| [1, 4, 9].contains(&a) && b % 2 == 1 && c % 2 == 0),
        ([">8", "<7", "8"], |a, b, c| a > 8 && b < 7 && c == 8),
        (["15-A", "?", "A"], |a, _, c| a + c == 15),
        (["B", "A", "2A-2B+5"], |a, b, c| c == 2 * b - 2 * a + 5),
    ];
    let grids = all_shidokus();
    for (clues, meaning) in cases {
        for of in [cage, area] {
            let rules = [ONE, TWO, THREE].into_iter().zip(clues).map(|(cells, clue)| of(cells, clue));
            let puzzle = puzzle(rules);
            assert_eq!(puzzle.impossible_rules().count(), 0, "{clues:?}");
            let model = puzzle.model();
            // Cells of a cage differ.
            let differ = |grid: &Filling| {
                let digits = |at: [usize; 3]| at.map(|at| grid.digits()[at]).into_iter().collect::<BTreeSet<_>>().len();
                of(ONE, "?").kind() != cage(ONE, "?").kind() || (digits([0, 1, 4]) == 3 && digits([10, 14, 15]) == 3)
            };
            let holds = |grid: &&Filling| differ(grid) && meaning(sum(grid, ONE), sum(grid, TWO), sum(grid, THREE));
            let expected: BTreeSet<Filling> = grids.iter().filter(holds).cloned().collect();
            assert!(!expected.is_empty() && expected.len() < 288, "{clues:?}: {}", expected.len());
            let accepted: BTreeSet<Filling> = grids.iter().filter(|grid| puzzle.accepts(grid)).cloned().collect();
            assert_eq!(accepted, expected, "{clues:?}");
            for mut engine in [Native::new(), Native::learning(), Native::not_learning()] {
                assert_eq!(solutions(&mut engine, &model), expected, "{clues:?}");
            }
        }
    }
}

#[test]
fn the_integer_program_agrees_on_unknown_sums() {
    let mut random = Random::new(5);
    let mut unique = 0;
    for _ in 0..20 {
        const CLUES: [&str; 9] = ["A", "B", "A+B-8", "2A-7", "<A", ">=B", "prime", "odd", "="];
        const CELLS: [&str; 3] = ["r1c3-4 r2c4", "r3-4c2 r4c1", "r3-4c3 r4c4"];
        let chosen = CELLS.map(|cells| cage(cells, CLUES[random.below(CLUES.len())]));
        let puzzle = puzzle(chosen.into_iter().chain([cage("r1c1-2 r2c1", "A"), cage("r3c1-2 r2c2", "B")]));
        let model = puzzle.model();
        let verdicts = [&mut Native::new() as &mut dyn Engine, &mut Bilp::new()]
            .map(|engine| engine.verdict(&model, &Control::new()).unwrap());
        let name = |verdict: &Verdict| std::mem::discriminant(verdict);
        assert_eq!(name(&verdicts[0]), name(&verdicts[1]), "{:?}", puzzle.rules());
        unique += usize::from(matches!(verdicts[0], Verdict::Several(_)));
    }
    assert!(unique > 3, "{unique} of 20 have several solutions");
}

#[test]
fn letters_are_shared_between_kinds_and_readings() {
    // The doubled cage is 2 * 1 + 2 in the first row 1234.
    let grid = Filling::from_symbols("1234341221434321").unwrap();
    let doubled = ModifiedCells { cells: "r1c1".parse().unwrap(), change: Change::Doubled };
    let values = |rule| PlacedRule { reads: Reading::Values, ..PlacedRule::new(rule) };
    for (other, holds) in [("r1c4", true), ("r1c3", false)] {
        let rules =
            vec![PlacedRule::new(doubled.clone()), values(cage("r1c1-2", "A")), PlacedRule::new(area(other, "A"))];
        let puzzle = Puzzle::builder(shidoku()).rules(rules).build().unwrap();
        assert_eq!((puzzle.accepts(&grid), puzzle.model().accepts(&grid)), (holds, holds), "{other}");
    }
}

#[test]
fn a_letter_without_a_sum_of_its_own_is_told() {
    let puzzle = puzzle([cage("r1c1-2", "2A"), cage("r2c1-2", "B")]);
    let told: Vec<(usize, String)> =
        puzzle.impossible_rules().map(|(index, error)| (index, error.to_string())).collect();
    assert_eq!(told.len(), 1, "{told:?}");
    assert!(told[0].0 == 0 && told[0].1.contains('A'), "{told:?}");
    assert_eq!(Native::new().verdict(&puzzle.model(), &Control::new()), Ok(Verdict::NoSolution));
}

/// The rule of a letter is no redundant clue as long as others compute with the letter.
#[test]
fn turned_puzzles_keep_their_letters() {
    let before = puzzle([cage("r1c1-2 r2c1", "A"), cage("r3c3 r4c3-4", "A"), cage("r2c3-4", "<A")]);
    let after = Edit::Turn(gridwright::board::Turn::Right).apply(&before).unwrap();
    let count = |puzzle: &Puzzle| solutions(&mut Native::new(), &puzzle.model()).len();
    assert_eq!(count(&after), count(&before));
    let clues: Vec<String> = after.rules().iter().map(|placed| format!("{:?}", placed.rule)).collect();
    assert_eq!(clues.iter().filter(|clue| clue.contains('A')).count(), 3, "{clues:?}");
    let board = Board::classic();
    assert!(Puzzle::empty(board).impossible_rules().next().is_none());
}
