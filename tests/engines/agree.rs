//! The engines compared with the papers, with brute-force enumeration, and with each other.

use std::cell::Cell;
use std::collections::BTreeSet;
use std::fs;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::common::answers::solutions;
use crate::common::paper::{PaperCase, paper_cases};
use crate::common::random::{puzzles, puzzles_with_sums, tables};
use crate::common::soak;
use gridwright::algebra::Algebra;
use gridwright::board::{Board, CellId, Digit, DigitSet, Filling, Grid, Numbering};
use gridwright::formats::{self, Format};
use gridwright::model::{Cmp, Model, PairTable, Shape};
use gridwright::puzzle::Puzzle;
use gridwright::solve::bilp::Bilp;
use gridwright::solve::native::Native;
use gridwright::solve::{Control, Count, Engine, SolveError, Statistics, Verdict};
use proptest::prelude::*;
use proptest::test_runner::{Config, RngSeed, TestCaseError, TestRunner};

fn engines() -> [Box<dyn Engine>; 2] {
    [Box::new(Native::new()), Box::new(Bilp::new())]
}

/// Returns all engines including the algebra, which is not used on large boards.
fn all_engines() -> [Box<dyn Engine>; 3] {
    [Box::new(Native::new()), Box::new(Bilp::new()), Box::new(Algebra::new())]
}

/// Returns the integer program with and without probing, since probing may leave too little for known solver bugs to
/// occur.
fn with_probing_and_without() -> [Bilp; 2] {
    [Bilp::new(), Bilp::without_probing()]
}

fn name(engine: &dyn Engine, case: &PaperCase) -> String {
    format!("{}: {}", engine.name(), case.name())
}

/// Returns the count that an engine has to return for this many solutions.
pub fn counted(solutions: u64, limit: u64) -> Count {
    if solutions < limit { Count::Exactly(solutions) } else { Count::AtLeast(limit) }
}

const VERDICTS: [&str; 3] = ["none", "unique", "several"];

fn verdict_kind(verdict: &Verdict) -> &'static str {
    match verdict {
        Verdict::NoSolution => VERDICTS[0],
        Verdict::Unique(_) => VERDICTS[1],
        Verdict::Several(_) => VERDICTS[2],
    }
}

// ---- the papers ----

/// The number of cases with all their readings, so that a missing case is noticed.
const PAPER_CASES: usize = 80;

fn matches_the_papers(engine: &mut dyn Engine, limit: u64) {
    let cases = paper_cases();
    assert_eq!(cases.len(), PAPER_CASES);
    for case in &cases {
        let (count, found) = solutions(engine, &case.puzzle.model(), limit);
        assert!(case.exact || case.expected_count >= limit, "{}", name(engine, case));
        assert_eq!(count, counted(case.expected_count, limit), "{}", name(engine, case));
        assert!(found.iter().all(|filling| case.puzzle.accepts(filling)), "{}", name(engine, case));
        let recorded: BTreeSet<Filling> = case.solutions.iter().cloned().collect();
        if count.is_exact() && !recorded.is_empty() {
            assert_eq!(found, recorded, "{}", name(engine, case));
        }
    }
}

#[test]
fn native_counts_the_puzzles_of_the_papers() {
    matches_the_papers(&mut Native::new(), 1000);
}

#[test]
#[cfg_attr(not(feature = "highs"), ignore = "microlp takes hours for these")]
fn bilp_counts_the_puzzles_of_the_papers() {
    matches_the_papers(&mut Bilp::new(), 30);
}

#[test]
#[cfg_attr(not(feature = "highs"), ignore = "microlp takes hours for these")]
fn both_engines_give_the_verdicts_of_the_papers() {
    let cases = paper_cases();
    assert_eq!(cases.len(), PAPER_CASES);
    for (case, mut engine) in cases.iter().flat_map(|case| engines().map(|engine| (case, engine))) {
        let verdict = engine.verdict(&case.puzzle.model(), &Control::new()).unwrap();
        let expected = VERDICTS[case.expected_count.min(2) as usize];
        assert_eq!(verdict_kind(&verdict), expected, "{}", name(&*engine, case));
        match verdict {
            Verdict::NoSolution => {}
            Verdict::Unique(only) => {
                assert!(case.puzzle.accepts(&only));
                assert!(case.solutions.is_empty() || case.solutions == [only], "{}", name(&*engine, case));
            }
            Verdict::Several(pair) => {
                assert!(pair[0] != pair[1] && pair.iter().all(|filling| case.puzzle.accepts(filling)));
            }
        }
    }
}

// ---- plain enumeration ----

/// Returns every 4x4 sudoku, from the permutations of the digits in each row.
pub fn all_shidokus() -> Vec<Filling> {
    let rows: Vec<[u8; 4]> = (0..256u32)
        .map(|code| [0, 2, 4, 6].map(|shift| (code >> shift & 3) as u8 + 1))
        .filter(|row| row.iter().collect::<BTreeSet<_>>().len() == 4)
        .collect();
    let clash = |a: &[u8; 4], b: &[u8; 4]| a.iter().zip(b).any(|(x, y)| x == y);
    let boxes = |a: &[u8; 4], b: &[u8; 4]| {
        [0, 2].into_iter().all(|at| [a[at], a[at + 1], b[at], b[at + 1]].iter().collect::<BTreeSet<_>>().len() == 4)
    };
    let mut found = Vec::new();
    for a in &rows {
        for b in rows.iter().filter(|b| boxes(a, b)) {
            for c in rows.iter().filter(|c| !clash(a, c) && !clash(b, c)) {
                for d in rows.iter().filter(|d| boxes(c, d) && ![a, b, c].iter().any(|other| clash(d, other))) {
                    found.push(Filling::new(
                        [a, b, c, d].into_iter().flatten().map(|&v| Digit::new(v).unwrap()).collect(),
                    ));
                }
            }
        }
    }
    found
}

/// Returns a runner with the same cases in every run; see [`soak`].
pub fn runner(cases: u32) -> TestRunner {
    let soak = soak();
    let rng_seed = RngSeed::Fixed(8 + u64::from(soak));
    let cases = cases * soak;
    TestRunner::new(Config { cases, rng_seed, failure_persistence: None, ..Config::default() })
}

pub fn shidoku() -> Board {
    Board::single(2, 2).unwrap()
}

#[test]
fn both_engines_find_the_288_shidokus() {
    let all: BTreeSet<Filling> = all_shidokus().into_iter().collect();
    assert_eq!(all.len(), 288);
    for mut engine in engines() {
        let (count, found) = solutions(&mut *engine, &Puzzle::empty(shidoku()).model(), 300);
        assert_eq!(count, Count::Exactly(288), "{}", engine.name());
        assert_eq!(found, all, "{}", engine.name());
    }
}

#[test]
fn random_shidokus_have_the_solutions_that_enumeration_finds() {
    let all = all_shidokus();
    let boards = Numbering::ALL.map(|numbering| puzzles(shidoku().with_numbering(numbering), 0..=6));
    let [one, zero] = boards;
    let result = runner(450).run(&prop_oneof![2 => one, 1 => zero], |puzzle| {
        let model = puzzle.model();
        let expected: BTreeSet<Filling> = all.iter().filter(|filling| puzzle.accepts(filling)).cloned().collect();
        for mut native in [Native::new(), Native::learning(), Native::not_learning()] {
            let (count, found) = solutions(&mut native, &model, 1000);
            prop_assert_eq!(count, Count::Exactly(expected.len() as u64));
            prop_assert_eq!(&found, &expected);
        }
        let (count, found) = solutions(&mut Bilp::new(), &model, 8);
        prop_assert_eq!(count, counted(expected.len() as u64, 8));
        prop_assert!(found.is_subset(&expected));
        Ok(())
    });
    result.unwrap();
}

// ---- against each other ----

/// Compares the verdicts of both engines on random puzzles with random sums added. Each of the three verdicts must
/// occur.
fn engines_agree(board: Board, givens: RangeInclusive<usize>, cases: u32) {
    let seen: [Cell<u32>; 3] = Default::default();
    let result = runner(cases).run(&puzzles_with_sums(board, givens), |(puzzle, sums)| {
        let mut model = puzzle.model();
        sums.into_iter().for_each(|sum| model.add(sum));
        let [native, bilp] = engines().map(|mut engine| engine.verdict(&model, &Control::new()).unwrap());
        prop_assert_eq!(verdict_kind(&native), verdict_kind(&bilp));
        let by_solver = Bilp::without_probing().verdict(&model, &Control::new()).unwrap();
        prop_assert_eq!(verdict_kind(&by_solver), verdict_kind(&bilp));
        if let (Verdict::Unique(native), Verdict::Unique(bilp)) = (&native, &bilp) {
            prop_assert_eq!(native, bilp);
        }
        for verdict in [&native, &bilp] {
            match verdict {
                Verdict::NoSolution => {}
                Verdict::Unique(only) => prop_assert!(model.accepts(only)),
                Verdict::Several(pair) => {
                    prop_assert!(pair[0] != pair[1] && pair.iter().all(|filling| model.accepts(filling)));
                }
            }
        }
        let kind = VERDICTS.iter().position(|&kind| kind == verdict_kind(&native)).unwrap();
        seen[kind].set(seen[kind].get() + 1);
        Ok(())
    });
    result.unwrap();
    assert!(seen.iter().all(|seen| seen.get() > cases / 20), "the puzzles are too much alike: {seen:?}");
}

/// Compares the native engine with brute-force enumeration on 4x4 sudokus with further shapes. `further` receives the
/// solutions found for each.
fn have_the_solutions_that_enumeration_finds(
    strategy: impl Strategy<Value = (Puzzle, Vec<Shape>)>,
    further: impl Fn(&Model, &BTreeSet<Filling>) -> Result<(), TestCaseError>,
) {
    let all = all_shidokus();
    let counts: [Cell<u32>; 3] = Default::default();
    let result = runner(400).run(&strategy, |(puzzle, shapes)| {
        let mut model = puzzle.model();
        shapes.into_iter().for_each(|shape| model.add(shape));
        let expected: BTreeSet<Filling> = all.iter().filter(|filling| model.accepts(filling)).cloned().collect();
        counts[expected.len().min(2)].set(counts[expected.len().min(2)].get() + 1);
        for mut native in [Native::new(), Native::learning(), Native::not_learning()] {
            let (count, found) = solutions(&mut native, &model, 1000);
            prop_assert_eq!(count, Count::Exactly(expected.len() as u64));
            prop_assert_eq!(&found, &expected);
        }
        further(&model, &expected)
    });
    result.unwrap();
    assert!(counts.iter().all(|count| count.get() > 10), "the puzzles are too much alike: {counts:?}");
}

/// Both engines agree with enumeration on random pairs and words in addition to those of rules.
#[test]
fn pairs_and_words_have_the_solutions_that_enumeration_finds() {
    let strategy = (puzzles(shidoku(), 0..=6), proptest::collection::vec(tables(&shidoku()), 1..=3));
    have_the_solutions_that_enumeration_finds(strategy, |model, expected| {
        let (count, found) = solutions(&mut Bilp::new(), model, 6);
        prop_assert_eq!(count, counted(expected.len() as u64, 6));
        prop_assert!(found.is_subset(expected));
        Ok(())
    });
}

/// Pairs that forbid few combinations, sometimes several on the same cells.
#[test]
fn loose_pairs_have_the_solutions_that_enumeration_finds() {
    let (cell, digit) = (0..16_u16, 0..4_usize);
    let forbidden = proptest::collection::vec((digit.clone(), digit), 1..=3);
    let pair = (cell.clone(), cell, forbidden).prop_filter_map("one cell", |(one, other, forbidden)| {
        let table = PairTable::new(4, |a, b| !forbidden.contains(&(a.index(), b.index())));
        (one != other).then_some(Shape::Pair(CellId(one), CellId(other), table))
    });
    let strategy = (puzzles(shidoku(), 0..=4), proptest::collection::vec(pair, 4..=40));
    have_the_solutions_that_enumeration_finds(strategy, |_, _| Ok(()));
}

/// Pairs and words on boards too large to enumerate, narrow and wide.
#[test]
fn engines_agree_on_pairs_and_words() {
    let wide = Board::single(3, 4).unwrap();
    for (board, givens, cases) in [(Board::single(2, 3).unwrap(), 4..=14, 150), (wide, 80..=110, 30)] {
        let strategy = (puzzles(board.clone(), givens), proptest::collection::vec(tables(&board), 1..=4));
        let result = runner(cases).run(&strategy, |(puzzle, shapes)| {
            let mut model = puzzle.model();
            shapes.into_iter().for_each(|shape| model.add(shape));
            let (expected, _) = solutions(&mut Bilp::new(), &model, 2);
            for mut native in [Native::new(), Native::learning(), Native::not_learning()] {
                prop_assert_eq!(solutions(&mut native, &model, 2).0, expected);
            }
            Ok(())
        });
        result.unwrap();
    }
}

#[test]
fn engines_agree_on_random_4x4() {
    engines_agree(shidoku(), 0..=5, 1000);
}

#[test]
fn engines_agree_on_random_latin_squares() {
    let grid = Grid::latin(gridwright::board::Cell::new(0, 0), 5).unwrap();
    engines_agree(Board::new(vec![grid]).unwrap(), 2..=12, 300);
}

#[test]
fn engines_agree_on_random_6x6() {
    engines_agree(Board::single(2, 3).unwrap(), 4..=16, 700);
}

#[test]
fn engines_agree_on_random_9x9() {
    engines_agree(Board::classic(), 24..=44, 250);
}

/// Boards without givens, on which linear relaxations are weak. The puzzles come from this program; the test compares
/// what the two engines make of them.
#[test]
#[cfg_attr(not(feature = "highs"), ignore = "microlp takes hours for these")]
fn engines_agree_on_irreducible_puzzles_of_modern_kinds_and_mixtures() {
    let folders =
        ["modern", "mixed"].map(|name| Path::new(env!("CARGO_MANIFEST_DIR")).join("benches/puzzles").join(name));
    let files = folders.iter().flat_map(|folder| fs::read_dir(folder).unwrap());
    let mut files: Vec<PathBuf> = files.map(|entry| entry.unwrap().path()).collect();
    files.sort();
    assert!(files.len() > 75, "{files:?}");
    // The solver takes half a minute and more for each little killer and jigsaw killer.
    let takes_long = |file: &str| ["little-killer", "jigsaw+killer"].iter().any(|kind| file.contains(kind));
    for file in files.iter().filter(|file| !takes_long(&file.to_string_lossy())) {
        let texts = fs::read_to_string(file).unwrap();
        for (place, text) in texts.split_inclusive("\n)\n").enumerate().skip(3).step_by(30) {
            let name = format!("{}, puzzle {place}", file.display());
            let puzzle = formats::read_str(&name, text, Some(Format::Ron)).unwrap().remove(0).puzzle;
            let [native, bilp] = engines().map(|mut engine| engine.verdict(&puzzle.model(), &Control::new()).unwrap());
            assert_eq!(native, bilp, "{name}");
            assert!(matches!(&bilp, Verdict::Unique(only) if puzzle.accepts(only)), "{name}");
        }
    }
}

// ---- queries ----

fn paper_case(id: &str) -> PaperCase {
    paper_cases().into_iter().find(|case| case.id == id && case.label.is_none()).unwrap()
}

#[test]
fn another_solution_is_none_of_the_known() {
    let case = paper_case("derived-classic-few-solutions");
    let all: BTreeSet<Filling> = case.solutions.iter().cloned().collect();
    assert_eq!(all.len(), 4);
    for mut engine in all_engines() {
        let mut known = Vec::new();
        while let Some(filling) = engine.another_solution(&case.puzzle.model(), &known, &Control::new()).unwrap() {
            assert!(!known.contains(&filling), "{}: {filling:?} was known", engine.name());
            known.push(filling);
        }
        assert_eq!(known.into_iter().collect::<BTreeSet<_>>(), all, "{}", engine.name());
    }
}

#[test]
fn a_limit_that_is_reached_proves_nothing_beyond_it() {
    let model = paper_case("derived-classic-few-solutions").puzzle.model();
    let limits = [
        (0, Count::AtLeast(0)),
        (1, Count::AtLeast(1)),
        (3, Count::AtLeast(3)),
        (4, Count::AtLeast(4)),
        (5, Count::Exactly(4)),
        (u64::MAX, Count::Exactly(4)),
    ];
    for mut engine in all_engines() {
        for (limit, expected) in limits {
            assert_eq!(solutions(&mut *engine, &model, limit).0, expected, "{} to {limit}", engine.name());
        }
    }
}

#[test]
fn the_work_behind_an_answer_is_told() {
    let [mut native, mut bilp] = engines();
    // Singles are enough for this one.
    let easy = paper_case("greek-fig1.1-classic").puzzle.model();
    native.verdict(&easy, &Control::new()).unwrap();
    let Statistics { nodes, backtracks, learned, propagations, .. } = native.statistics();
    assert_eq!((nodes, backtracks, learned, propagations.clauses, propagations.sums), (0, 0, 0, 0, 0));
    assert!(propagations.houses > 0);
    let hard = paper_case("prolog-classic-4").puzzle.model();
    let control = Control::new();
    native.verdict(&hard, &control).unwrap();
    assert!(native.statistics().nodes > 0 && native.statistics().backtracks > 0);
    assert_eq!(control.nodes(), native.statistics().nodes);
    // One program, which finds the solution and then proves that there is no other: 81 cells, 27 houses of 9 digits, 30
    // givens, 1 exclusion.
    bilp.verdict(&easy, &Control::new()).unwrap();
    assert_eq!((bilp.statistics().programs, bilp.statistics().rows), (1, 81 + 27 * 9 + 30 + 1));
}

#[test]
fn a_few_solutions_are_found_with_one_program() {
    let mut bilp = Bilp::new();
    let (count, found) = solutions(&mut bilp, &Puzzle::empty(Board::classic()).model(), 8);
    assert_eq!((count, found.len()), (Count::AtLeast(8), 8));
    // Seven solutions were excluded when searching for the eighth.
    assert_eq!((bilp.statistics().programs, bilp.statistics().rows), (1, 81 + 27 * 9 + 7));
}

#[test]
#[cfg_attr(not(feature = "highs"), ignore = "microlp takes hours for these")]
fn boards_as_large_as_they_come_are_filled() {
    let at = |place| Grid::new(gridwright::board::Cell::new(place, place), 5, 5).unwrap();
    let board = Board::new(vec![at(0), at(20), at(40)]).unwrap();
    assert_eq!(board.cells().len(), 1825);
    let puzzle = Puzzle::empty(board);
    for mut engine in engines() {
        let found = engine.another_solution(&puzzle.model(), &[], &Control::new()).unwrap().unwrap();
        assert!(puzzle.accepts(&found), "{}", engine.name());
    }
}

// ---- contradictions ----

fn ids(cells: impl IntoIterator<Item = u16>) -> Vec<CellId> {
    cells.into_iter().map(CellId).collect()
}

fn sum(terms: &[(i32, u16)], cmp: Cmp, total: i32) -> Shape {
    Shape::Sum { terms: terms.iter().map(|&(factor, cell)| (factor, CellId(cell))).collect(), cmp, total }
}

/// Returns a clause that requires a 1 in one of the first two cells, and shapes with which a 1 in the third cell
/// forbids it.
fn clause_without_a_place() -> Vec<Shape> {
    let one = Digit::new(1).unwrap();
    vec![Shape::AtLeastOne(vec![(CellId(0), one), (CellId(1), one)]), Shape::Domain(CellId(2), digits(&[1]))]
}

fn digits(values: &[u8]) -> DigitSet {
    values.iter().map(|&value| Digit::new(value).unwrap()).collect()
}

/// A regression test: HiGHS with all presolve rules found one solution of this model and called the rest infeasible.
#[test]
fn a_program_that_presolve_called_infeasible_has_its_solutions() {
    let mut model = Model::of_board(&Board::single(2, 3).unwrap());
    for (cell, digit) in [(3, 3), (29, 1), (31, 2), (34, 3)] {
        model.add(Shape::Domain(CellId(cell), digits(&[digit])));
    }
    let terms = [6, 10, 12, 17].map(|cell| (1, CellId(cell))).to_vec();
    model.add(Shape::Sum { terms, cmp: Cmp::AtMost, total: 7 });
    model.add(Shape::Sum { terms: vec![(1, CellId(20))], cmp: Cmp::AtLeast, total: 2 });
    assert_eq!(solutions(&mut Native::new(), &model, 1000).0, Count::Exactly(360));
    for mut bilp in with_probing_and_without() {
        assert_eq!(solutions(&mut bilp, &model, 20).0, Count::AtLeast(20));
    }
}

/// A regression test: HiGHS solved what presolve had left of this puzzle's program, returned a point that violates a
/// row, and ended in an error.
#[test]
#[cfg_attr(not(feature = "highs"), ignore = "the error was one of HiGHS")]
fn a_program_that_presolve_fails_at_is_solved_without() {
    let text = r#"(
        gridwright: 1,
        title: "Ranks and a word",
        grids: [(at: "r1c1", latin: 5)],
        givens: ["5....", ".5...", ".....", "...3.", "....."],
        rules: [
            (rule: FullRank(grid: 1, right: ". 9 . 20", bottom: ". 9")),
            (rule: OwnWord(path: "r3c5 r3c4 r4c4", expression: "[12]+[345]+")),
        ],
    )"#;
    let model = formats::read_str("ranks.ron", text, None).unwrap().remove(0).puzzle.model();
    let mut native = Native::new();
    let (count, found) = solutions(&mut native, &model, 3);
    assert_eq!(count, Count::Exactly(2));
    let [mut probing, mut bilp] = with_probing_and_without();
    // The first and the last solve fail with presolve; the one between does not.
    for bilp in [&mut probing, &mut bilp] {
        assert_eq!(solutions(bilp, &model, 3), (count, found.clone()));
        assert_eq!(bilp.statistics().programs, 1);
    }
    for engine in [&mut native as &mut dyn Engine, &mut probing, &mut bilp] {
        let Ok(Verdict::Several(two)) = engine.verdict(&model, &Control::new()) else { panic!("{}", engine.name()) };
        assert_eq!(BTreeSet::from(*two), found, "{}", engine.name());
    }
}

/// A regression test, found by the oracle: HiGHS solved what presolve had left of these programs, got points that
/// violate a row, discarded them and called the programs infeasible.
#[test]
fn a_program_is_not_infeasible_because_a_point_of_it_was_put_aside() {
    let rooms = r#"(rule: NumberedRooms(grid: 1, top: ". 1 . 1"))"#;
    let others = [r#"(rule: Quadruple(corner: "r3c2", digits: "13")), "#, ""];
    for other in others {
        let text = format!(
            r#"(gridwright: 1, grids: [(at: "r1c1", latin: 4)], givens: ["....", "1...", "....", "3..."],
            rules: [{other}(rule: FullRank(grid: 1, bottom: "9")), {rooms}])"#
        );
        let model = formats::read_str("rooms.ron", &text, None).unwrap().remove(0).puzzle.model();
        let (count, found) = solutions(&mut Native::new(), &model, 1000);
        assert!(matches!(count, Count::Exactly(2..)), "{count:?}");
        for mut bilp in with_probing_and_without() {
            assert_eq!(solutions(&mut bilp, &model, 1000), (count, found.clone()), "{text}");
        }
    }
}

#[test]
fn contradictions_have_no_solution() {
    let tables: [(&str, Vec<Shape>); 13] = [
        ("nothing allowed", vec![Shape::Domain(CellId(0), DigitSet::EMPTY)]),
        ("nothing in common", vec![Shape::Domain(CellId(9), digits(&[1, 2])), Shape::Domain(CellId(9), digits(&[3]))]),
        ("twice in a row", vec![Shape::Domain(CellId(0), digits(&[2])), Shape::Domain(CellId(3), digits(&[2]))]),
        ("three cells, two digits", (0..3).map(|cell| Shape::Domain(CellId(cell), digits(&[1, 2]))).collect()),
        ("more cells than digits", vec![Shape::AllDifferent(ids([0, 1, 6, 10, 15]))]),
        ("too large a total", vec![sum(&[(1, 0), (1, 5)], Cmp::Equal, 9)]),
        ("too small a total", vec![sum(&[(1, 0), (1, 5)], Cmp::AtMost, 1)]),
        ("no combination", vec![sum(&[(1, 0), (1, 1)], Cmp::AtLeast, 8)]),
        ("an odd double", vec![sum(&[(2, 0), (2, 5)], Cmp::Equal, 7)]),
        ("factors of both signs", vec![sum(&[(1, 0), (-1, 5)], Cmp::AtLeast, 4)]),
        ("no cells", vec![sum(&[], Cmp::Equal, 1)]),
        ("no places", vec![Shape::AtLeastOne(vec![])]),
        ("places that are taken", clause_without_a_place()),
    ];
    for (what, shapes) in tables {
        let mut model = Puzzle::empty(shidoku()).model();
        shapes.into_iter().for_each(|shape| model.add(shape));
        for mut engine in all_engines() {
            let verdict = engine.verdict(&model, &Control::new());
            assert_eq!(verdict, Ok(Verdict::NoSolution), "{}: {what}", engine.name());
        }
    }
}

#[test]
fn empty_sums_that_hold_say_nothing() {
    let mut model = Puzzle::empty(shidoku()).model();
    model.add(sum(&[], Cmp::Equal, 0));
    model.add(sum(&[(0, 3)], Cmp::AtMost, 0));
    for mut engine in all_engines() {
        assert_eq!(solutions(&mut *engine, &model, 5).0, Count::AtLeast(5), "{}", engine.name());
    }
}

#[test]
fn cells_without_constraints_take_every_digit() {
    for mut engine in all_engines() {
        let (count, _) = solutions(&mut *engine, &Model::unconstrained(3, 3), 30);
        assert_eq!(count, Count::Exactly(27), "{}", engine.name());
    }
}

// ---- stopping ----

/// Returns a market split: forty cells of two digits, and five sums that must each equal exactly half. No engine here
/// finishes it.
fn hopeless() -> Model {
    let mut model = Model::unconstrained(40, 2);
    let mut state = 1u32;
    for _ in 0..5 {
        let factors: Vec<(i32, u16)> = (0..40)
            .map(|cell| {
                state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                ((state >> 16) as i32 % 100, cell)
            })
            .collect();
        let all: i32 = factors.iter().map(|&(factor, _)| factor).sum();
        model.add(sum(&factors, Cmp::Equal, all + all / 2));
    }
    model
}

#[test]
fn a_question_stops_at_its_deadline() {
    for (mut engine, millis) in
        all_engines().into_iter().zip([0, 50, 20]).chain(all_engines().into_iter().zip([50, 0, 0]))
    {
        let control = Control::with_timeout(Duration::from_millis(millis));
        assert_eq!(
            engine.another_solution(&hopeless(), &[], &control),
            Err(SolveError::OutOfTime),
            "{}",
            engine.name()
        );
        assert_eq!(engine.verdict(&hopeless(), &control), Err(SolveError::OutOfTime), "{}", engine.name());
    }
}

#[test]
fn a_running_question_is_cancelled_from_another_thread() {
    for mut engine in all_engines() {
        let control = Control::new();
        let answer = std::thread::scope(|scope| {
            let question = scope.spawn(|| engine.verdict(&hopeless(), &control));
            // Wait until the search is running, which its node count shows.
            while control.nodes() == 0 && !question.is_finished() {
                std::thread::sleep(Duration::from_millis(1));
            }
            control.cancel();
            question.join().unwrap()
        });
        assert_eq!(answer, Err(SolveError::Cancelled));
        assert!(engine.statistics().nodes > 0, "{}", engine.name());
    }
}

#[test]
fn solutions_handed_over_before_a_stop_stand() {
    let model = Puzzle::empty(Board::classic()).model();
    for mut engine in all_engines() {
        let control = Control::new();
        let mut found = BTreeSet::new();
        let answer = engine.solutions(&model, u64::MAX, &control, &mut |filling| {
            found.insert(filling);
            if found.len() == 3 {
                control.cancel();
            }
        });
        assert_eq!(answer, Err(SolveError::Cancelled), "{}", engine.name());
        assert!(found.len() >= 3 && found.iter().all(|filling| model.accepts(filling)), "{}", engine.name());
    }
}
