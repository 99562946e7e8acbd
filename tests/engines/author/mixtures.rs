//! New puzzles with several kinds on one board, without givens and without unneeded marks.

use std::collections::BTreeSet;

use gridwright::author::{GenerateTemplate, MinimiseOptions, MinimisedPuzzle, Mixture, Preference, fill, generate};
use gridwright::board::{Board, Cell, Filling, GridId, Numbering, Random, TraditionalLayout};
use gridwright::formats;
use gridwright::puzzle::{Givens, PlacedRule, Puzzle};
use gridwright::solve::bilp::Bilp;
use gridwright::solve::native::Native;
use gridwright::solve::{Control, Count, Engine, Verdict};
use gridwright::variant::{Entropy, KillerCage, Kind, SumClue, Thermometer, Variant};

use super::with_givens;

fn mixed(names: &str) -> Mixture {
    Mixture::parse(names).unwrap()
}

fn made(kinds: Mixture, wishes: &MinimiseOptions) -> MinimisedPuzzle {
    generate(&GenerateTemplate::Kinds(kinds), wishes, &mut Native::new(), &Control::new(), &mut |_| ()).unwrap()
}

fn seed(seed: u64) -> MinimiseOptions {
    MinimiseOptions { seed, ..MinimiseOptions::default() }
}

/// Checks the solution with the engine that did not make the puzzle.
fn assert_unique(made: &MinimisedPuzzle) {
    let verdict = Bilp::new().verdict(&made.puzzle.model(), &Control::new()).unwrap();
    assert_eq!(verdict, Verdict::Unique(made.solution.clone()));
}

fn count(puzzle: &Puzzle, kind: Kind) -> usize {
    puzzle.rules().iter().filter(|placed| placed.rule.kind() == kind).count()
}

#[test]
fn marks_of_several_kinds_lie_apart() {
    for number in 0..6 {
        let made =
            made(mixed("killer+thermometers"), &MinimiseOptions { target_clues: Some(usize::MAX), ..seed(number) });
        let (cages, lines) = (count(&made.puzzle, Kind::KillerCage), count(&made.puzzle, Kind::Thermometer));
        assert!(cages >= 6 && lines >= 2, "{cages} cages, {lines} thermometers");
        let mut taken = BTreeSet::new();
        let mut steps: BTreeSet<[Cell; 2]> = BTreeSet::new();
        for placed in made.puzzle.rules() {
            for cell in placed.rule.cells(made.puzzle.board()).iter() {
                assert!(taken.insert(cell), "{cell} has two marks");
            }
            if let Some(line) = placed.rule.downcast::<Thermometer>() {
                let pairs = line.path.0.windows(2).map(|pair| [pair[0].min(pair[1]), pair[0].max(pair[1])]);
                steps.extend(pairs);
            }
        }
        for [from, to] in &steps {
            let across = [Cell::new(from.row, to.col), Cell::new(to.row, from.col)];
            assert!(from.row == to.row || from.col == to.col || !steps.contains(&across), "lines cross at {from}");
        }
        assert!(made.puzzle.accepts(&made.solution));
    }
}

#[test]
fn mixtures_have_the_rules_of_all_their_kinds() {
    let table: [(&str, &[(Kind, usize)]); 4] = [
        ("four-squares+odd-even", &[(Kind::FourSquares, 1), (Kind::Parity, 1)]),
        ("jigsaw+diagonals", &[(Kind::Diagonals, 1)]),
        ("diagonals+shidoku", &[(Kind::Diagonals, 1)]),
        // In each grid.
        ("twin+diagonals", &[(Kind::Diagonals, 2)]),
    ];
    for (names, expected) in table {
        let made = made(mixed(names), &seed(2));
        for &(kind, number) in expected {
            assert_eq!(count(&made.puzzle, kind), number, "{names}");
        }
        assert_unique(&made);
        assert_eq!(mixed(names).name(), names);
    }
    // Rules derived from one grid are derived from each grid of a layout.
    let outside = made(mixed("twin+outside"), &MinimiseOptions { target_clues: Some(usize::MAX), ..seed(1) });
    assert_eq!(outside.puzzle.board(), &TraditionalLayout::Twin.board(3, 3).unwrap());
    assert_eq!(count(&outside.puzzle, Kind::Outside), 2);
    assert!(outside.puzzle.accepts(&outside.solution));
}

#[test]
fn what_cannot_be_mixed_is_refused_with_its_reason() {
    for (names, expected) in [
        ("killer+nothing", "there is no kind “nothing”; choose from classic, shidoku"),
        ("", "there is no kind “”"),
        ("killer+killer", "“killer” is given twice"),
        ("samurai+jigsaw", "“samurai” and “jigsaw” are both boards"),
        ("roku+four-squares", "“four-squares” does not fit on the board: needs a 9x9 grid with 3x3 boxes"),
        ("shidoku+magic-squares", ""),
    ] {
        match Mixture::parse(names) {
            Err(error) => assert!(!expected.is_empty() && error.to_string().starts_with(expected), "{names}: {error}"),
            Ok(_) => assert_eq!(expected, "", "{names}"),
        }
    }
}

#[test]
fn kinds_of_rule_lie_on_any_board() {
    let mut of_zero = Board::single(2, 3).unwrap();
    of_zero = of_zero.with_numbering(Numbering::from_lowest(0).unwrap());
    let boards = [
        (Board::single(5, 5).unwrap(), "thermometers+quadruples", Some(600)),
        (Board::single(4, 4).unwrap(), "killer+sandwich", Some(240)),
        (TraditionalLayout::Butterfly.board(2, 3).unwrap(), "renban+difference-dots", None),
        (of_zero, "arrows", None),
    ];
    for (board, names, clues) in boards {
        let mixture = mixed(names).on(board.clone()).unwrap();
        let made = made(mixture, &MinimiseOptions { target_clues: clues, ..seed(3) });
        assert_eq!(made.puzzle.board(), &board, "{names}");
        assert!(made.puzzle.rules().len() >= names.split('+').count(), "{names}");
        assert_unique(&made);
    }
    let refused = |names: &str, board| mixed(names).on(board).unwrap_err().to_string();
    assert_eq!(refused("killer+samurai", Board::classic()), "“samurai” is a board, but another board is already given");
    let four = Board::single(2, 2).unwrap();
    assert!(refused("four-squares", four).starts_with("“four-squares” does not fit on the board"));
}

#[test]
fn marks_can_be_all_there_is_and_none_too_many() {
    let wishes = MinimiseOptions { prefer: Preference::FewestGivens, remove_marks: true, ..seed(1) };
    let made = made(mixed("killer"), &wishes);
    assert!(made.puzzle.givens().is_empty(), "{} givens", made.puzzle.givens().len());
    assert!(made.irreducible);
    assert_unique(&made);
    // Without any cage but the first there are several solutions.
    let cages = made.puzzle.rules();
    assert!(cages.len() > 10);
    for gone in 1..cages.len() {
        let rules = cages.iter().enumerate().filter(|&(index, _)| index != gone).map(|(_, cage)| cage.clone());
        let thinner = with_givens(&made.puzzle, Givens::new(), rules.collect());
        let other =
            Native::new().another_solution(&thinner.model(), std::slice::from_ref(&made.solution), &Control::new());
        assert!(other.unwrap().is_some_and(|other| thinner.accepts(&other)), "cage {gone} is not needed");
    }
    let with_all = made_of_all();
    assert!(cages.len() < with_all, "{} of {with_all}", cages.len());
}

/// Returns the number of cages of the same puzzle if none is removed.
fn made_of_all() -> usize {
    made(mixed("killer"), &MinimiseOptions { prefer: Preference::FewestGivens, ..seed(1) }).puzzle.rules().len()
}

#[test]
fn few_givens_are_looked_for_in_several_fillings() {
    // Eight thermometers never suffice.
    let wishes = |prefer| MinimiseOptions { prefer, ..seed(3) };
    let few = made(mixed("thermometers+shidoku"), &wishes(Preference::FewestGivens));
    let first = made(mixed("thermometers+shidoku"), &wishes(Preference::FewestClues));
    assert!(few.puzzle.givens().len() <= first.puzzle.givens().len());
    assert_unique(&few);
}

#[test]
fn thinning_marks_leaves_rules_that_stand_before_the_solution() {
    let made = made(mixed("magic-boxes+killer"), &MinimiseOptions { remove_marks: true, ..seed(1) });
    assert_eq!(count(&made.puzzle, Kind::MagicBox), 3);
    assert!(count(&made.puzzle, Kind::KillerCage) >= 1);
    assert_unique(&made);
}

#[test]
fn cages_are_made_on_boards_from_0() {
    let made = made(mixed("killer+shidoku").with_numbering(Numbering::FromZero), &seed(1));
    let board = made.puzzle.board();
    assert_eq!(board.numbering(), Numbering::FromZero);
    assert!(count(&made.puzzle, Kind::KillerCage) > 0);
    for placed in made.puzzle.rules() {
        let cage = placed.rule.downcast::<KillerCage>().unwrap();
        let numbers = cage.cells.iter().map(|cell| made.solution[board.id(cell).unwrap()].index());
        assert_eq!(cage.sum.as_ref().and_then(SumClue::number).map(usize::from), Some(numbers.sum()));
    }
    assert_unique(&made);
}

/// The thirds of the digits are found before the digits themselves; without that, 16x16 took minutes and 25x25 never
/// finished.
#[test]
fn global_entropy_fills_wide_boards() {
    let boards = [(4, 4), (3, 4), (4, 3), (4, 5), (5, 5)].map(|(rows, cols)| Board::single(rows, cols).unwrap());
    for (number, board) in boards.into_iter().enumerate() {
        let grid = GridId(0);
        let rules = vec![PlacedRule::new(Entropy::new(grid))];
        let empty = Puzzle::builder(board).rules(rules).build().unwrap();
        let mut fillings = BTreeSet::new();
        for seed in 0..2 {
            let mut random = Random::for_part(number as u64, seed);
            let filling = fill(&empty, &mut random, &mut Native::new(), &Control::new()).unwrap().unwrap();
            assert!(empty.accepts(&filling), "{:?}", empty.board().grids()[0].box_shape());
            fillings.insert(filling.digits().to_vec());
        }
        assert_eq!(fillings.len(), 2, "one seed fills like another");
    }
}

/// With every fifth or sixth digit of its solution as a given, an example has some solutions, and both searches find
/// the same.
#[test]
fn the_search_that_learns_counts_global_entropy_like_the_other() {
    let puzzle = formats::read_str("example", Entropy::EXAMPLE, None).unwrap().remove(0).puzzle;
    let Ok(Verdict::Unique(solution)) = Native::new().verdict(&puzzle.model(), &Control::new()) else { panic!() };
    let cells = puzzle.board().cells().iter().copied().zip(solution.digits().iter().copied()).enumerate();
    let mut exact = 0;
    for (every, first) in [5, 6].into_iter().flat_map(|every| (0..every).map(move |first| (every, first))) {
        let givens = cells.clone().filter(|(at, _)| at % every == first).map(|(_, given)| given).collect();
        let some = with_givens(&puzzle, givens, puzzle.rules().to_vec());
        let solutions = |mut engine: Native| {
            let mut found = BTreeSet::new();
            let each = &mut |filling: Filling| _ = found.insert(filling.digits().to_vec());
            let count = engine.solutions(&some.model(), 500, &Control::new(), each).unwrap();
            (count, found)
        };
        let (learning, other) = (solutions(Native::learning()), solutions(Native::not_learning()));
        assert_eq!(learning.0, other.0);
        if let Count::Exactly(number) = learning.0 {
            assert!(learning.1 == other.1 && learning.1.len() as u64 == number);
            exact += usize::from(number > 1);
        }
    }
    assert!(exact >= 2, "{exact} puzzles with several solutions were counted to the end");
}
