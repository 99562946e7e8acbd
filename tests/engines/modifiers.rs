//! Modifiers, such as doublers, and rules that read values: `check` and `lower` agree, the engines find what
//! enumeration finds, and values mean what is customary.

use std::collections::BTreeSet;

use gridwright::board::{Board, Digit, Filling, GridId};
use gridwright::puzzle::{PlacedRule, Puzzle, PuzzleError};
use gridwright::solve::bilp::Bilp;
use gridwright::solve::native::Native;
use gridwright::solve::{Control, Engine, Verdict};
use gridwright::variant::{Change, HiddenModifiers, Kind, ModifiedCells, Reading, Rule};

use super::agree::{all_shidokus, shidoku};

fn reading_values(rule: impl Into<Rule>) -> PlacedRule {
    PlacedRule { reads: Reading::Values, ..PlacedRule::new(rule) }
}

fn puzzle(rules: impl IntoIterator<Item = PlacedRule>) -> Puzzle {
    Puzzle::builder(shidoku()).rules(rules.into_iter().collect::<Vec<_>>()).build().unwrap()
}

/// Returns the modifiers of a 4x4 grid.
fn hidden(change: Change, one_per_house: bool, each_digit: bool) -> PlacedRule {
    PlacedRule::new(HiddenModifiers { grid: GridId(0), change, one_per_house, each_digit })
}

fn modified(cells: &str, change: Change) -> PlacedRule {
    PlacedRule::new(ModifiedCells { cells: cells.parse().unwrap(), change })
}

/// Returns all choices of one cell in each row, column and box of a 4x4 grid.
fn placements() -> Vec<[bool; 16]> {
    let mut found = Vec::new();
    for cols in 0..256usize {
        let cols: Vec<usize> = (0..4).map(|row| cols >> (2 * row) & 3).collect();
        let boxes: BTreeSet<usize> = (0..4).map(|row| row / 2 * 2 + cols[row] / 2).collect();
        if cols.iter().collect::<BTreeSet<_>>().len() == 4 && boxes.len() == 4 {
            let mut marked = [false; 16];
            (0..4).for_each(|row| marked[4 * row + cols[row]] = true);
            found.push(marked);
        }
    }
    found
}

/// Returns a filling with a layer in which these cells are marked.
fn with_marks(filling: &Filling, marked: &[bool; 16]) -> Filling {
    let mark = |(digit, &marked): (&Digit, &bool)| Digit::from_index(if marked { digit.index() + 1 } else { 0 });
    let layer = filling.digits().iter().zip(marked).map(mark).collect();
    Filling::new(filling.digits().to_vec()).with_layers(layer)
}

fn has_each_digit(filling: &Filling, marked: &[bool; 16]) -> bool {
    let digits = filling.digits().iter().zip(marked).filter(|(_, marked)| **marked).map(|(digit, _)| *digit);
    digits.collect::<BTreeSet<_>>().len() == 4
}

fn solutions(engine: &mut dyn Engine, puzzle: &Puzzle) -> BTreeSet<Filling> {
    let mut found = BTreeSet::new();
    let each = &mut |filling: Filling| assert!(found.insert(filling), "found twice");
    assert!(engine.solutions(&puzzle.model(), u64::MAX, &Control::new(), each).unwrap().is_exact());
    found
}

#[test]
fn hidden_modifiers_are_where_enumeration_puts_them() {
    let (grids, places) = (all_shidokus(), placements());
    assert_eq!((grids.len(), places.len()), (288, 16));
    let pairs = || grids.iter().flat_map(|grid| places.iter().map(move |marked| (grid, marked)));
    let expected: BTreeSet<Filling> = pairs()
        .filter(|(grid, marked)| has_each_digit(grid, marked))
        .map(|(grid, marked)| with_marks(grid, marked))
        .collect();
    let of_houses: BTreeSet<Filling> = pairs().map(|(grid, marked)| with_marks(grid, marked)).collect();
    for (each_digit, expected) in [(true, expected), (false, of_houses)] {
        let puzzle = puzzle([hidden(Change::Doubled, true, each_digit)]);
        for mut engine in [Native::new(), Native::learning(), Native::not_learning()] {
            assert_eq!(solutions(&mut engine, &puzzle), expected);
        }
        assert!(expected.iter().all(|filling| puzzle.accepts(filling)));
    }
}

/// All rules that read values, together with cells whose values differ from their digits.
#[test]
fn check_and_lower_agree_on_values() {
    let (grids, places) = (all_shidokus(), placements());
    let kinds = Kind::ALL.iter().flat_map(|kind| kind.examples());
    // The fillings have no layers of their own.
    let is_plain = |board: &Board, rule: &Rule| rule.reads_values() && rule.layer(board).is_none();
    let rules: Vec<Rule> =
        kinds.filter(|(board, rule)| *board == shidoku() && is_plain(board, rule)).map(|it| it.1).collect();
    assert!(rules.iter().map(Rule::kind).collect::<BTreeSet<_>>().len() >= 15, "few kinds read values");
    let mut differ = 0;
    for rule in rules {
        for change in Change::ALL {
            // Without a layer, all cells of two rows are changed.
            let given = puzzle([modified("r1-2c1-4", *change), reading_values(rule.clone())]);
            let model = given.model();
            let on_digits = puzzle([PlacedRule::new(rule.clone())]);
            for grid in &grids {
                assert_eq!(given.accepts(grid), model.accepts(grid), "{rule:?} {change:?} {grid:?}");
                differ += usize::from(given.accepts(grid) != on_digits.accepts(grid));
            }
            let found = solutions(&mut Native::new(), &given);
            assert_eq!(
                found,
                grids.iter().filter(|grid| given.accepts(grid)).cloned().collect(),
                "{rule:?} {change:?}"
            );
        }
        // With layers: each fourth grid, to save time.
        let found = puzzle([hidden(Change::Doubled, true, false), reading_values(rule.clone())]);
        let model = found.model();
        for (grid, marked) in grids.iter().step_by(4).flat_map(|grid| places.iter().map(move |marked| (grid, marked))) {
            let filling = with_marks(grid, marked);
            assert_eq!(found.accepts(&filling), model.accepts(&filling), "{rule:?} {filling:?}");
        }
    }
    assert!(differ > 1000, "values are digits: {differ}");
}

#[test]
fn values_mean_what_is_customary() {
    let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::all());
    let rule = |text: &str| -> Rule { options.from_str(text).unwrap() };
    // The first row is 1234, the second 3412, the third 2143, and the fourth 4321.
    let grid = Filling::from_symbols("1234341221434321").unwrap();
    for (text, cells, change, expected) in [
        // 1 + 2 * 2 and 1 + 2.
        ("KillerCage(cells: \"r1c1-2\", sum: Some(5))", "r1c2", Change::Doubled, true),
        ("KillerCage(cells: \"r1c1-2\", sum: Some(3))", "r1c2", Change::Doubled, false),
        // Digits of a cage differ, not its values: 1 and 2 have the values 2 and 2.
        ("KillerCage(cells: \"r1c1-2\", sum: Some(4))", "r1c1", Change::Doubled, true),
        ("CellSum(cells: \"r1c1 r2c1\", sum: Some(2))", "r1c1", Change::Negated, true),
        // 4 = 2 * 2, with digits 2 in the circle and 1, 3 on the shaft.
        ("Arrow(circle: \"r1c2\", shafts: [\"r1c2 r1c1 r2c1\"])", "r1c2", Change::Doubled, true),
        ("Arrow(circle: \"r1c2\", shafts: [\"r1c2 r1c1 r2c1\"])", "r1c3", Change::Doubled, false),
        // 1, 2, 3 as they are, and 2, 2, 3 or 1, 2, -3.
        ("Thermometer(path: \"r1c1 r1c2 r1c3\")", "r1c4", Change::Doubled, true),
        ("Thermometer(path: \"r1c1 r1c2 r1c3\")", "r1c1", Change::Doubled, false),
        ("Thermometer(path: \"r1c1 r1c2 r1c3\")", "r1c3", Change::Negated, false),
        ("Thermometer(path: \"r1c2 r1c1\")", "r1c2", Change::Negated, true),
        ("Inequality(border: \"r1c1-2\", rising: true)", "r1c2", Change::Zero, false),
        ("DifferenceDot(border: \"r1c1-2\")", "r1c1", Change::Hot, false),
        ("DifferenceDot(border: \"r1c1-2\", number: Some(3))", "r1c2", Change::Doubled, true),
        ("RatioDot(border: \"r1c1-2\", number: Some(4))", "r1c2", Change::Doubled, true),
        // 1 + 4, which is 1 + 3 as digits: V.
        ("BorderSum(border: \"r1-2c1\", sum: Some(5))", "r2c1", Change::Hot, true),
        ("Palindrome(path: \"r1c1 r1c2\")", "r1c2", Change::Cold, true),
        // 2, 3 and 4 as values of 1, 3 and 4.
        ("Renban(path: \"r1c1 r2c1 r2c2\")", "r1c1", Change::Doubled, true),
        ("Renban(path: \"r1c1 r2c1 r2c2\")", "r1c2", Change::Doubled, false),
        // The diagonal from r1c3 down to the right: 3 and 2.
        ("LittleKiller(grid: 1, diagonal: \"top3>8\")", "r1c3", Change::Doubled, true),
    ] {
        let rule = rule(text);
        let puzzle = puzzle([modified(cells, change), reading_values(rule)]);
        assert_eq!(puzzle.accepts(&grid), expected, "{text} with {change:?} {cells}");
        assert_eq!(puzzle.model().accepts(&grid), expected, "{text} with {change:?} {cells}");
    }
}

#[test]
fn modifiers_apply_in_the_order_of_the_rules() {
    let grid = Filling::from_symbols("1234341221434321").unwrap();
    // 2 * (1 + 1), or 2 * 1 + 1.
    for (changes, sum) in [([Change::Hot, Change::Doubled], 4), ([Change::Doubled, Change::Hot], 3)] {
        let cage = gridwright::variant::KillerCage {
            cells: "r1c1".parse().unwrap(),
            sum: Some(gridwright::variant::SumClue::from(sum)),
        };
        let rules = changes.map(|change| modified("r1c1", change));
        let puzzle = puzzle(rules.into_iter().chain([reading_values(cage)]));
        assert!(puzzle.accepts(&grid) && puzzle.model().accepts(&grid), "{changes:?}");
    }
}

#[test]
fn two_solutions_may_differ_in_their_modifiers() {
    let grid = "1234341221434321";
    let givens = |rules: Vec<PlacedRule>| {
        let cells = shidoku().cells().to_vec();
        let digits = grid.chars().filter_map(Digit::from_symbol);
        Puzzle::builder(shidoku()).givens(cells.into_iter().zip(digits)).rules(rules).build().unwrap()
    };
    let several = givens(vec![hidden(Change::Doubled, true, false)]);
    let Verdict::Several(two) = Native::new().verdict(&several.model(), &Control::new()).unwrap() else {
        panic!("all placements are solutions");
    };
    assert_eq!(two[0].digits(), two[1].digits());
    assert_ne!(two[0], two[1]);
    assert_eq!(solutions(&mut Native::new(), &several).len(), 16);
    // The sum of each of these pairs and of the last cell tells which digit is doubled, always the 2.
    let cages = [("r1c1-2", 5), ("r2c3-4", 5), ("r3c1-2", 5), ("r4c3", 4)].map(|(cells, sum)| {
        reading_values(gridwright::variant::KillerCage {
            cells: cells.parse().unwrap(),
            sum: Some(gridwright::variant::SumClue::from(sum)),
        })
    });
    let rules = [hidden(Change::Doubled, true, false)].into_iter().chain(cages).collect();
    let unique = givens(rules);
    let text = |(index, cells): (usize, Vec<_>)| unique.rules()[index].rule.layer_text(&cells);
    let marked = |solution: &Filling| unique.marked_cells(solution).into_iter().map(text);
    for engine in [&mut Native::new() as &mut dyn Engine, &mut Bilp::new()] {
        match engine.verdict(&unique.model(), &Control::new()).unwrap() {
            Verdict::Unique(solution) => {
                assert_eq!(marked(&solution).collect::<Vec<_>>(), ["r1c2 r2c4 r3c1 r4c3"], "{}", engine.name());
            }
            other => panic!("{}: {other:?}", engine.name()),
        }
    }
}

#[test]
fn too_many_values_are_told() {
    let board = Board::single(5, 5).unwrap();
    let rules = vec![hidden(Change::Doubled, true, true), hidden(Change::Negated, true, true)];
    let puzzle = Puzzle::builder(board).rules(rules).build().unwrap();
    let told: Vec<(usize, PuzzleError)> = puzzle.impossible_rules().collect();
    assert_eq!(told.iter().map(|(index, _)| *index).collect::<Vec<_>>(), [0, 1]);
    assert!(told[0].1.to_string().contains("more than 32"), "{}", told[0].1);
    assert_eq!(Native::new().verdict(&puzzle.model(), &Control::new()), Ok(Verdict::NoSolution));
}

/// The setter tools on puzzles with layers.
#[test]
fn setter_tools_know_layers() {
    use gridwright::author::{ExplainOptions, Explanation, explain};
    let cells = shidoku().cells().to_vec();
    let digits = "1234341221434321".chars().filter_map(Digit::from_symbol);
    let rules = vec![hidden(Change::Doubled, true, false)];
    let puzzle = Puzzle::builder(shidoku()).givens(cells.into_iter().zip(digits)).rules(rules).build().unwrap();
    let explained =
        explain(&puzzle, &ExplainOptions::default(), &mut Native::new(), &Control::new(), &mut |_| ()).unwrap();
    let Explanation::Several(found) = explained else { panic!("there are 16 solutions") };
    // Two placements differ in at least two doublers, so that four cells differ. All digits are given.
    assert_eq!((found.count, found.disambiguating_givens), (Some(16), None));
    assert!(
        found.smallest_difference.len() >= 4 && found.differing_cells.len() == 16,
        "{:?}",
        found.smallest_difference
    );
}
