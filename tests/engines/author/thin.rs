//! Clue removal and new puzzles.

use std::collections::BTreeSet;
use std::time::Duration;

use gridwright::author::{
    AuthorError, Clue, GenerateTemplate, KINDS, MinimiseOptions, MinimisedPuzzle, Mixture, Symmetry, SymmetryScope,
    fill, generate, minimise, redundant_clues,
};
use gridwright::board::{Board, Cell, Digit, Filling, Grid, Random, random_regions};
use gridwright::puzzle::{Givens, Puzzle};
use gridwright::solve::bilp::Bilp;
use gridwright::solve::native::Native;
use gridwright::solve::{Control, Engine, SolveError, Verdict};

use super::with_givens;
use crate::common::paper;

fn thin(puzzle: &Puzzle, wishes: &MinimiseOptions) -> Result<MinimisedPuzzle, AuthorError> {
    minimise(puzzle, wishes, &mut Native::new(), &Control::new(), &mut |_| ())
}

fn made(pattern: &GenerateTemplate, wishes: &MinimiseOptions) -> MinimisedPuzzle {
    generate(pattern, wishes, &mut Native::new(), &Control::new(), &mut |_| ()).unwrap()
}

fn kind(name: &str) -> GenerateTemplate {
    GenerateTemplate::Kinds(Mixture::parse(name).unwrap())
}

fn seed(seed: u64) -> MinimiseOptions {
    MinimiseOptions { seed, ..MinimiseOptions::default() }
}

fn full(puzzle: &Puzzle, filling: &Filling) -> Puzzle {
    let givens = puzzle.board().cells().iter().copied().zip(filling.digits().iter().copied()).collect();
    with_givens(puzzle, givens, puzzle.rules().to_vec())
}

/// Returns the puzzle without each of its givens and outside clues in turn.
fn with_one_clue_less(puzzle: &Puzzle) -> Vec<Puzzle> {
    let mut all = Vec::new();
    for cell in puzzle.givens().keys() {
        let mut givens = puzzle.givens().clone();
        givens.remove(cell);
        all.push(with_givens(puzzle, givens, puzzle.rules().to_vec()));
    }
    for (index, placed) in puzzle.rules().iter().enumerate() {
        let board = puzzle.board();
        let grids = board.grid_ids().zip(board.grids());
        for outside_position in grids.flat_map(|(id, grid)| gridwright::board::OutsidePosition::all(id, grid)) {
            let clue = placed.rule.clue(outside_position);
            let pieces: Vec<String> = match placed.rule.kind().clue_is_number() {
                true => [clue.clone()].into_iter().filter(|clue| !clue.is_empty()).collect(),
                false => clue.chars().map(String::from).collect(),
            };
            for piece in pieces {
                let less = clue.replace(&piece, "");
                let rule = placed.rule.kind().with_clue(Some(&placed.rule), outside_position, &less).unwrap();
                let mut rules = puzzle.rules().to_vec();
                match rule {
                    Some(rule) => rules[index].rule = rule,
                    None => drop(rules.remove(index)),
                }
                all.push(with_givens(puzzle, puzzle.givens().clone(), rules));
            }
        }
    }
    all
}

/// Checks with the integer program that the puzzle is unique, and not without any one clue.
fn assert_irreducible(minimised: &MinimisedPuzzle, name: &str) {
    let (puzzle, control) = (&minimised.puzzle, Control::new());
    let verdict = Bilp::new().verdict(&puzzle.model(), &control).unwrap();
    assert_eq!(verdict, Verdict::Unique(minimised.solution.clone()), "{name}");
    assert!(minimised.irreducible, "{name}");
    let thinner = with_one_clue_less(puzzle);
    assert_eq!(thinner.len(), minimised.clues, "{name}");
    for less in thinner {
        let known = std::slice::from_ref(&minimised.solution);
        let other = Bilp::new().another_solution(&less.model(), known, &control).unwrap();
        assert!(other.is_some_and(|other| less.accepts(&other)), "{name}: a clue is not needed");
    }
}

#[test]
fn every_kind_is_made_and_is_irreducible_by_the_other_engine() {
    // The integer program takes too long for the large ones; their uniqueness is checked with it below.
    let large = ["supersudoku", "samurai", "sohei", "windmill", "chain", "flower"];
    // On these it takes 1 to 40 seconds per query, because of few givens and rules with a weak relaxation. It proves
    // the examples of all kinds once.
    let loose = "nonconsecutive entropy all-sums cell-sums difference-dots arrows region-sum sandwich x-sum skyscraper \
                 hidden-skyscraper numbered-rooms little-killer full-rank inequalities extremes product-cages leaps \
                 counting-circles figures magic-squares double-arrow";
    let loose: Vec<&str> = loose.split_whitespace().collect();
    let small = |name: &&str| !large.contains(name) && !loose.contains(name);
    for name in KINDS.iter().map(|kind| kind.name).filter(small) {
        let minimised = made(&kind(name), &seed(1));
        assert!(minimised.puzzle.accepts(&minimised.solution));
        assert_irreducible(&minimised, name);
    }
}

#[test]
fn large_boards_are_made_and_are_unique_by_the_other_engine() {
    for name in ["supersudoku", "samurai", "sohei", "windmill", "chain", "flower"] {
        // Not minimal, so that the integer program is fast.
        let puzzle = made(&kind(name), &MinimiseOptions { target_clues: Some(made_of(name) / 3), ..seed(1) });
        let verdict = Bilp::new().verdict(&puzzle.puzzle.model(), &Control::new()).unwrap();
        assert_eq!(verdict, Verdict::Unique(puzzle.solution), "{name}");
    }
}

/// Returns the number of cells of a kind.
fn made_of(name: &str) -> usize {
    let control = Control::new();
    let full = MinimiseOptions { target_clues: Some(usize::MAX / 2), ..seed(1) };
    let made = generate(&kind(name), &full, &mut Native::new(), &control, &mut |_| ()).unwrap();
    made.clues
}

#[test]
fn the_papers_solutions_are_thinned_out_under_their_rules() {
    let mut kinds = BTreeSet::new();
    for case in paper::paper_cases() {
        let [solution] = &case.solutions[..] else { continue };
        let single = case.puzzle.board().cells().len() <= 81;
        if !single || !kinds.insert(case.kind.clone()) {
            continue;
        }
        let minimised = thin(&full(&case.puzzle, solution), &seed(3)).unwrap();
        assert_eq!(&minimised.solution, solution);
        assert_irreducible(&minimised, &case.name());
        // The printed puzzle itself also loses clues.
        let printed = thin(&case.puzzle, &seed(3)).unwrap();
        assert!(printed.puzzle.givens().iter().all(|(cell, digit)| case.puzzle.givens().get(cell) == Some(digit)));
        assert_irreducible(&printed, &case.name());
    }
    assert!(kinds.len() >= 9, "{kinds:?}");
}

#[test]
fn seeds_repeat_and_no_classic_has_fewer_than_17_clues() {
    let mut patterns = BTreeSet::new();
    for number in 0..60 {
        let one = made(&kind("classic"), &seed(number));
        // Proved by G. McGuire, B. Tugemann, G. Civario, *There is no 16-clue Sudoku*, 2012.
        assert!(one.clues >= 17);
        assert!(patterns.insert(one.solution.clone()), "seed {number} repeats a solution");
        if number < 5 {
            assert_eq!(made(&kind("classic"), &seed(number)), one);
        }
    }
    // The first row is unrestricted: every digit starts some grid.
    let first: BTreeSet<&Digit> = patterns.iter().filter_map(|filling| filling.digits().first()).collect();
    assert_eq!(first.len(), 9, "{first:?}");
}

#[test]
fn more_tries_are_never_worse() {
    let clues = |tries, number| made(&kind("classic"), &MinimiseOptions { tries, ..seed(number) }).clues;
    let found: Vec<[usize; 3]> = (0..8).map(|number| [1, 5, 20].map(|tries| clues(tries, number))).collect();
    assert!(found.iter().all(|tries| tries.is_sorted_by(|few, more| few >= more)), "{found:?}");
    assert!(found.iter().any(|tries| tries[0] > tries[2]), "{found:?}");
}

/// Returns the images of a cell of a square under the moves of a symmetry.
fn images(symmetry: Symmetry, side: i16, cell: Cell) -> Vec<Cell> {
    let (row, col, last) = (cell.row, cell.col, side - 1);
    let half = (last - row, last - col);
    let quarters = [(col, last - row), half, (last - col, row)];
    let (left_right, top_bottom) = ((row, last - col), (last - row, col));
    let (falling, rising) = ((col, row), (last - col, last - row));
    let all = match symmetry {
        Symmetry::None => vec![],
        Symmetry::HalfTurn => vec![half],
        Symmetry::QuarterTurn => quarters.to_vec(),
        Symmetry::Horizontal => vec![left_right],
        Symmetry::Vertical => vec![top_bottom],
        Symmetry::Falling => vec![falling],
        Symmetry::Rising => vec![rising],
        Symmetry::Diagonals => vec![falling, rising, half],
        Symmetry::Full => quarters.into_iter().chain([left_right, top_bottom, falling, rising]).collect(),
    };
    all.into_iter().map(|(row, col)| Cell::new(row, col)).collect()
}

#[test]
fn orbits_stay_together() {
    for symmetry in Symmetry::ALL {
        for (name, side) in [("classic", 9), ("twin", 15), ("roku", 6)] {
            let minimised = made(&kind(name), &MinimiseOptions { symmetry, ..seed(2) });
            let board = minimised.puzzle.board();
            for &cell in minimised.puzzle.givens().keys() {
                for image in images(symmetry, side, cell).into_iter().filter(|&image| board.contains(image)) {
                    let given = minimised.puzzle.givens().contains_key(&image);
                    assert!(given, "{symmetry:?} {name}: {cell} has no partner {image}");
                }
            }
            let verdict = Bilp::new().verdict(&minimised.puzzle.model(), &Control::new()).unwrap();
            assert_eq!(verdict, Verdict::Unique(minimised.solution), "{symmetry:?} {name}");
        }
    }
}

#[test]
fn each_grid_can_be_symmetric_by_itself() {
    let wishes = MinimiseOptions { symmetry: Symmetry::Falling, scope: SymmetryScope::EachGrid, ..seed(2) };
    let minimised = made(&kind("sohei"), &wishes);
    for grid in minimised.puzzle.board().grids() {
        let (row, col) = (grid.origin().row, grid.origin().col);
        for &cell in minimised.puzzle.givens().keys().filter(|&&cell| grid.contains(cell)) {
            let image = Cell::new(cell.col - col + row, cell.row - row + col);
            assert!(minimised.puzzle.givens().contains_key(&image), "{cell} {image}");
        }
    }
    // Outside clues are removed together, too.
    let minimised = made(&kind("outside"), &MinimiseOptions { symmetry: Symmetry::HalfTurn, ..seed(2) });
    let clues: BTreeSet<(i16, i16)> = minimised
        .puzzle
        .rules()
        .iter()
        .flat_map(|placed| {
            let board = minimised.puzzle.board();
            let around =
                gridwright::board::OutsidePosition::orthogonals(board.grid_ids().next().unwrap(), &board.grids()[0]);
            around
                .filter(|&outside_position| !placed.rule.clue(outside_position).is_empty())
                .map(|outside_position| outside_position.square(&board.grids()[0]))
                .map(|place| (place.row, place.col))
                .collect::<Vec<_>>()
        })
        .collect();
    assert!(!clues.is_empty());
    assert!(clues.iter().all(|(row, col)| clues.contains(&(8 - row, 8 - col))), "{clues:?}");
}

#[test]
fn wishes_are_kept_or_refused() {
    let whole = made(&kind("classic"), &MinimiseOptions { target_clues: Some(81), ..seed(1) });
    assert_eq!((whole.clues, whole.irreducible), (81, false));
    let keep = "r1c1-9 r5c5".parse().unwrap();
    let kept = thin(&whole.puzzle, &MinimiseOptions { pinned: keep, ..seed(1) }).unwrap();
    for cell in whole.puzzle.givens().keys().filter(|cell| cell.row == 0 || (cell.row, cell.col) == (4, 4)) {
        assert!(kept.puzzle.givens().contains_key(cell), "{cell}");
    }
    let thirty = thin(&whole.puzzle, &MinimiseOptions { target_clues: Some(30), ..seed(1) }).unwrap();
    assert_eq!((thirty.clues, thirty.puzzle.givens().len()), (30, 30));

    let error = |puzzle: &Puzzle, wishes: &MinimiseOptions| thin(puzzle, wishes).unwrap_err().to_string();
    let off = MinimiseOptions { pinned: "r1c10".parse().unwrap(), ..seed(1) };
    assert_eq!(error(&whole.puzzle, &off), "r1c10 is not on the board, so no given can be kept there");
    let wide = Puzzle::empty(Board::new(vec![grid(0, 0), grid(0, 2)]).unwrap());
    let filling = Native::new().another_solution(&wide.model(), &[], &Control::new()).unwrap().unwrap();
    let turned = MinimiseOptions { symmetry: Symmetry::QuarterTurn, ..seed(1) };
    assert_eq!(
        error(&full(&wide, &filling), &turned),
        "the board is 4 cells high and 6 wide, so only 180° rotation, horizontal and vertical symmetry are possible; \
         or apply the symmetry to each grid"
    );
    assert!(thin(&full(&wide, &filling), &MinimiseOptions { scope: SymmetryScope::EachGrid, ..turned }).is_ok());
}

fn grid(row: i16, col: i16) -> Grid {
    Grid::new(Cell::new(row, col), 2, 2).unwrap()
}

#[test]
fn what_is_not_unique_is_refused_with_a_sentence() {
    let empty = Puzzle::empty(Board::single(2, 2).unwrap());
    let error = thin(&empty, &seed(0)).unwrap_err();
    let AuthorError::SeveralSolutions { cell, one, other } = &error else { panic!("{error}") };
    assert!(one != other && empty.board().contains(*cell));
    assert!(error.to_string().starts_with("the puzzle has several solutions (r"), "{error}");
    let given = |cell: &str| (cell.parse().unwrap(), Digit::new(1).unwrap());
    let none = with_givens(&empty, Givens::from_iter([given("r1c1"), given("r1c2")]), vec![]);
    assert_eq!(thin(&none, &seed(0)), Err(AuthorError::NoSolution));
    assert_eq!(redundant_clues(&none, &mut Native::new(), &Control::new()), Err(AuthorError::NoSolution));
    let unfillable = GenerateTemplate::Like(Box::new(Puzzle::empty(without_filling())));
    let result = generate(&unfillable, &seed(0), &mut Native::new(), &Control::new(), &mut |_| ());
    assert_eq!(result, Err(AuthorError::NotFillable));
}

/// Returns a 4x4 jigsaw without a filling: r1c4 and r2c4 are both the digit that the rest of the first row lacks.
fn without_filling() -> Board {
    let regions = [0, 0, 0, 1, 1, 1, 1, 0, 2, 2, 2, 2, 3, 3, 3, 3];
    Board::new(vec![Grid::jigsaw(Cell::new(0, 0), regions.to_vec()).unwrap()]).unwrap()
}

#[test]
fn redundant_clues_are_those_that_can_go_alone() {
    let whole = made(&kind("shidoku"), &MinimiseOptions { target_clues: Some(7), ..seed(5) }).puzzle;
    let found = redundant_clues(&whole, &mut Native::new(), &Control::new()).unwrap();
    for (cell, &digit) in whole.givens() {
        let mut givens = whole.givens().clone();
        givens.remove(cell);
        let less = with_givens(&whole, givens, vec![]);
        let unique = matches!(Bilp::new().verdict(&less.model(), &Control::new()), Ok(Verdict::Unique(_)));
        assert_eq!(found.contains(&Clue::Given { cell: *cell, digit }), unique, "{cell}");
    }
    assert!(!found.is_empty());
    let thin = thin(&whole, &seed(0)).unwrap().puzzle;
    assert_eq!(redundant_clues(&thin, &mut Native::new(), &Control::new()), Ok(vec![]));
}

#[test]
fn stopping_gives_nothing_or_a_puzzle_that_is_still_unique() {
    let whole = made(&kind("samurai"), &MinimiseOptions { target_clues: Some(369), ..seed(1) }).puzzle;
    let control = Control::new();
    let mut steps = 0;
    let stopped = minimise(&whole, &seed(1), &mut Native::new(), &control, &mut |_| {
        steps += 1;
        if steps == 10 {
            control.cancel();
        }
    });
    assert_eq!(stopped, Err(AuthorError::Stopped(SolveError::Cancelled)));
    // The clock is checked before each query, so a deadline that passes on the way is enough.
    let control = Control::with_timeout(Duration::from_secs(1));
    let mut steps = 0;
    let thinner = minimise(&whole, &seed(1), &mut Native::new(), &control, &mut |progress| {
        steps += 1;
        assert_eq!((progress.attempt, progress.tries, progress.best), (1, 1, None));
        if steps == 10 {
            std::thread::sleep(Duration::from_millis(1100));
        }
    });
    let thinner = thinner.unwrap();
    assert!(!thinner.irreducible && thinner.clues < 369);
    let verdict = Native::new().verdict(&thinner.puzzle.model(), &Control::new()).unwrap();
    assert_eq!(verdict, Verdict::Unique(thinner.solution));
}

#[test]
fn most_random_jigsaws_can_be_filled_in() {
    for (size, least) in [(4, 10), (5, 10), (6, 12), (7, 12)] {
        let fillable = |number: &u64| {
            let regions = random_regions(size, *number);
            let board = Board::new(vec![Grid::jigsaw(Cell::new(0, 0), regions).unwrap()]).unwrap();
            let puzzle = Puzzle::empty(board);
            let filling = fill(&puzzle, &mut Random::new(*number), &mut Native::new(), &Control::new()).unwrap();
            assert!(filling.as_ref().is_none_or(|filling| puzzle.accepts(filling)));
            filling.is_some()
        };
        let found = (0..20).filter(fillable).count();
        assert!(found >= least, "{size}: only {found} of 20");
    }
}

#[test]
fn a_puzzle_can_be_the_pattern_and_givens_that_stand_are_filled_around() {
    let case = paper::paper_cases().into_iter().find(|case| case.kind == "four-pyramids").unwrap();
    let like = made(&GenerateTemplate::Like(Box::new(case.puzzle.clone())), &seed(1));
    assert_eq!((like.puzzle.rules(), like.puzzle.title()), (case.puzzle.rules(), case.puzzle.title()));
    let filling = fill(&case.puzzle, &mut Random::new(1), &mut Native::new(), &Control::new()).unwrap();
    assert!(filling.is_some_and(|filling| case.puzzle.accepts(&filling)));
}
