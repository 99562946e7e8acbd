//! Models exported for other programs, and read by them: Singular, Macaulay2, cadical, minisat, MiniZinc with Gecode,
//! glpsol and cbc. Files for Sage are run by Python, whose syntax they use, and XCSP3 files by a reader of our own in
//! `tests/tools`, where scripts also pass them to the solver ACE, and LaTeX to LuaLaTeX.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use gridwright::algebra::{Algebra, Ideal, Polynomial, Variable, basis_of_solutions};
use gridwright::board::{Board, Cell, Digit, Filling, GridId, Random};
use gridwright::formats::{self, ModelFormat};
use gridwright::puzzle::{PlacedRule, Puzzle};
use gridwright::solve::native::Native;
use gridwright::solve::{Control, Count, Engine};
use gridwright::variant::{ShadeCounts, Shades, Shading};
use proptest::prelude::*;
use tempfile::TempDir;

use super::agree::{all_shidokus, runner, shidoku};
use super::lp::{cbc_reads, glpsol_reads};
use crate::common::answers::{forbidding, satisfied, solutions};
use crate::common::paper::paper_cases;
use crate::common::random::puzzles;
use crate::common::tools::{other_program, output, script};

fn example(name: &str) -> Puzzle {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples").join(name).with_extension("ron");
    formats::read(&path).unwrap().swap_remove(0).puzzle
}

/// Returns a puzzle on one grid from a line of givens.
fn line(board: Board, text: &str) -> Puzzle {
    let cells = board.cells().to_vec();
    let givens =
        cells.into_iter().zip(text.chars()).filter_map(|(cell, symbol)| Some((cell, Digit::from_symbol(symbol)?)));
    Puzzle::builder(board).givens(givens).build().unwrap()
}

fn all(puzzle: &Puzzle) -> BTreeSet<Filling> {
    let (count, found) = solutions(&mut Native::new(), &puzzle.model(), 1000);
    assert!(count.is_exact());
    found
}

fn written(puzzle: &Puzzle, format: ModelFormat) -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("model").with_extension(format.extension());
    fs::write(&path, format.write(puzzle).unwrap()).unwrap();
    (folder, path)
}

fn paper(id: &str) -> Puzzle {
    paper_cases().into_iter().find(|case| case.id == id && case.label.is_none()).unwrap().puzzle
}

// ---- computer algebra ----

/// Returns the number of solutions and the reduced basis that Singular computes.
fn singular(text: &str) -> (u64, Vec<String>) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("model.sing");
    fs::write(&path, text).unwrap();
    let words = output(other_program("Singular").arg("-q").arg(&path).stdin(Stdio::null()));
    // Skip comments, such as hints about libraries that would make it faster.
    let mut lines = words.lines().filter(|line| !line.starts_with("//"));
    let count = lines.next().and_then(|line| line.strip_prefix("solutions ")).unwrap_or_else(|| panic!("{words}"));
    // -1 means infinitely many.
    (count.parse().unwrap_or_else(|_| panic!("{words}")), lines.map(str::to_owned).collect())
}

/// Formats a polynomial as Singular prints it, with denominators cleared: `2*r1c1^2-r1c2+3`.
fn plain(puzzle: &Puzzle, polynomial: &Polynomial) -> String {
    let mut text = String::new();
    for (power, factor) in polynomial.terms() {
        let factor = factor.to_string();
        if !text.is_empty() && !factor.starts_with('-') {
            text.push('+');
        }
        let bare = ["1", "-1"].contains(&&*factor) && !power.0.is_empty();
        text.push_str(if bare { factor.trim_end_matches('1') } else { &factor });
        for (place, (variable, exponent)) in power.0.iter().enumerate() {
            let Variable::Cell(cell) = variable else { panic!("no auxiliary") };
            if place > 0 || !bare {
                text.push('*');
            }
            text.push_str(&puzzle.board().cell(*cell).to_string());
            if *exponent > 1 {
                text.push_str(&format!("^{exponent}"));
            }
        }
    }
    text
}

/// Returns puzzles whose solutions are all known.
fn solved_puzzles() -> [Puzzle; 7] {
    let six = Board::single(2, 3).unwrap();
    [
        line(shidoku(), "1.....1.4.3..3.."),
        line(shidoku(), "12......34......"),
        line(shidoku(), "1234............"),
        line(six.clone(), "..........6...64....1.3.4....1.13.2."),
        line(six.clone(), ".2.1.3.3...5....1...1.3.4....1..36.."),
        line(six, "1.3.5.4.6.2.23....5.41...1..465..2.3"),
        paper("groebner-sec7-shidoku-derived"),
    ]
}

/// The Buchberger-Möller algorithm and the engine find as many standard monomials and solutions.
#[test]
fn the_dimension_is_the_number_of_solutions() {
    for puzzle in solved_puzzles() {
        let expected: Vec<Filling> = all(&puzzle).into_iter().collect();
        let dimension = expected.len() as u64;
        let ours = basis_of_solutions(&expected);
        assert!(ours.primes.is_some() && ours.standard.len() as u64 == dimension);
        let counted = Algebra::new().solutions(&puzzle.model(), 1000, &Control::new(), &mut |_| ()).unwrap();
        assert_eq!(counted, Count::Exactly(dimension));
    }
}

/// Over the rational numbers: the dimension is the number of solutions, and the basis is the one that the
/// Buchberger-Möller algorithm finds for them.
#[test]
#[ignore = "runs Singular"]
fn singular_finds_the_dimension_and_the_basis() {
    for puzzle in solved_puzzles() {
        let expected: Vec<Filling> = all(&puzzle).into_iter().collect();
        let text = ModelFormat::Singular.write(&puzzle).unwrap().replace("ring R = 32003,", "ring R = 0,");
        let text = text.replace("string(G[at])", "string(cleardenom(G[at]))");
        let (dimension, basis) = singular(&text);
        assert_eq!(dimension, expected.len() as u64);
        let ours = basis_of_solutions(&expected).polynomials;
        let ours: BTreeSet<String> = ours.iter().map(|polynomial| plain(&puzzle, polynomial)).collect();
        assert_eq!(basis.into_iter().collect::<BTreeSet<String>>(), ours);
    }
}

/// A classic of a paper over the prime field: the basis is the filled grid.
#[test]
#[ignore = "runs Singular"]
fn singular_solves_a_papers_classic() {
    let puzzle = paper("greek-fig1.1-classic");
    let (dimension, basis) = singular(&ModelFormat::Singular.write(&puzzle).unwrap());
    let solution = Algebra::new().another_solution(&puzzle.model(), &[], &Control::new()).unwrap().unwrap();
    let cells = puzzle.board().cells().iter().zip(solution.digits());
    let expected: BTreeSet<String> = cells.map(|(cell, digit)| format!("{cell}-{}", digit.value())).collect();
    assert_eq!((dimension, basis.into_iter().collect()), (1, expected));
}

/// Random rules of all kinds on 4x4 boards: Singular's dimension of the exported ideal, with all auxiliary variables,
/// is the number of solutions.
#[test]
#[ignore = "runs Singular"]
fn singular_counts_random_puzzles() {
    let counts = std::cell::RefCell::new(BTreeMap::<u64, u32>::new());
    let result = runner(60).run(&puzzles(shidoku(), 2..=7), |puzzle| {
        let expected = all(&puzzle).len() as u64;
        *counts.borrow_mut().entry(expected.min(2)).or_default() += 1;
        let text = ModelFormat::Singular.write(&puzzle).unwrap();
        prop_assert_eq!(singular(&text).0, expected, "{}", text);
        Ok(())
    });
    result.unwrap();
    assert!(counts.into_inner().len() == 3, "the puzzles are too much alike");
}

/// Returns the number of solutions and the sorted basis that Macaulay2 computes.
fn macaulay2(text: &str) -> (u64, BTreeSet<String>) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("model.m2");
    fs::write(&path, text).unwrap();
    let words = output(other_program("M2").arg("--script").arg(&path).stdin(Stdio::null()));
    let mut lines = words.lines();
    let count = lines.next().and_then(|line| line.strip_prefix("solutions ")).unwrap_or_else(|| panic!("{words}"));
    (count.parse().unwrap_or_else(|_| panic!("{words}")), lines.map(str::to_owned).collect())
}

/// Over the prime field: the dimension is the number of solutions, and the basis of a unique puzzle its solution.
#[test]
#[ignore = "runs M2"]
fn macaulay2_finds_the_dimension_and_the_basis() {
    let six = Board::single(2, 3).unwrap();
    for puzzle in [
        line(shidoku(), "1.....1.4.3..3.."),
        line(shidoku(), "1234............"),
        line(shidoku(), "11.............."),
        line(six, "6.5.4....26.....1.24.53...2..1.13..4"),
        paper("groebner-sec7-shidoku-derived"),
        paper("greek-fig1.1-classic"),
    ] {
        let solutions = all(&puzzle);
        let (dimension, basis) = macaulay2(&ModelFormat::Macaulay2.write(&puzzle).unwrap());
        assert_eq!(dimension, solutions.len() as u64);
        if let [solution] = &solutions.iter().collect::<Vec<_>>()[..] {
            let cells = puzzle.board().cells().iter().zip(solution.digits());
            let expected: BTreeSet<String> = cells.map(|(cell, digit)| format!("{cell}-{}", digit.value())).collect();
            assert_eq!(basis, expected);
        }
    }
}

#[test]
#[ignore = "runs M2"]
fn macaulay2_counts_random_puzzles() {
    let result = runner(20).run(&puzzles(shidoku(), 2..=7), |puzzle| {
        let text = ModelFormat::Macaulay2.write(&puzzle).unwrap();
        prop_assert_eq!(macaulay2(&text).0, all(&puzzle).len() as u64, "{}", text);
        Ok(())
    });
    result.unwrap();
}

/// Python evaluates the file for Sage with numbers instead of the ring's variables: all generators are 0 exactly at
/// solutions.
#[test]
#[ignore = "runs python3"]
fn files_for_sage_are_python_that_vanishes_at_solutions() {
    let puzzle = line(shidoku(), "1.....1.4......");
    assert_eq!(Ideal::new(&puzzle.model()).unwrap().auxiliaries(), 0);
    let (_folder, path) = written(&puzzle, ModelFormat::Sage);
    let program = "
import sys
GF = lambda prime: prime
class Ring:
    def gens(self): return point
    def ideal(self, generators):
        print(int(all(value == 0 for value in generators)))
        return self
    def groebner_basis(self): return []
    def vector_space_dimension(self): return 0
PolynomialRing = lambda *_, **named: Ring()
text = open(sys.argv[1]).read()
for line in sys.stdin:
    point = [int(symbol) for symbol in line.strip()]
    exec(text)
";
    let mut python = other_program("python3")
        .args(["-c", program])
        .arg(&path)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let grids = all_shidokus();
    let mut stdin = python.stdin.take().unwrap();
    grids.iter().for_each(|grid| writeln!(stdin, "{grid:?}").unwrap());
    drop(stdin);
    let words = String::from_utf8(python.wait_with_output().unwrap().stdout).unwrap();
    let verdicts: Vec<&str> = words.lines().filter(|line| line.len() == 1).collect();
    let expected: Vec<&str> = grids.iter().map(|grid| if puzzle.accepts(grid) { "1" } else { "0" }).collect();
    assert!(expected.contains(&"1") && expected.contains(&"0"));
    assert_eq!(verdicts, expected);
}

/// The generators for Macaulay2 are those for Sage, except for the notation of powers.
#[test]
fn files_for_macaulay2_have_the_same_generators() {
    for name in ["thermometers", "killer-cage"] {
        let puzzle = example(name);
        let between = |format: ModelFormat, start: &str, end: &str, mark: &str| {
            let text = format.write(&puzzle).unwrap();
            let rest = text.split_once(start).unwrap().1.split_once(end).unwrap().0;
            let lines = rest.lines().filter(|line| !line.starts_with(mark));
            lines.collect::<String>().split_whitespace().collect::<String>().trim_end_matches(',').to_owned()
        };
        let sage = between(ModelFormat::Sage, "generators = [\n", "\n]\n", "#");
        assert_eq!(between(ModelFormat::Macaulay2, "I = ideal(\n", "\n);\n", "--").replace('^', "**"), sage);
        assert!(sage.len() > 1000);
    }
}

// ---- integer programs, clauses and constraints ----

/// Kinds that together use every shape of constraint.
const EXAMPLES: [&str; 9] =
    ["whispers", "renban", "quadruples", "sandwich", "palindrome", "thermometers", "between", "full-rank", "samurai"];

fn examples() -> Vec<(&'static str, Puzzle, Filling)> {
    let solved = |name| {
        let puzzle = example(name);
        let solution = Native::new().another_solution(&puzzle.model(), &[], &Control::new()).unwrap().unwrap();
        (name, puzzle, solution)
    };
    EXAMPLES.into_iter().map(solved).collect()
}

#[test]
#[ignore = "runs glpsol, cbc"]
fn glpsol_and_cbc_read_mps() {
    for (name, puzzle, solution) in examples() {
        let text = ModelFormat::Mps.write(&puzzle).unwrap();
        assert_eq!(cbc_reads(&puzzle, &text, "model.mps").as_ref(), Some(&solution), "cbc, {name}");
        if !["sandwich", "full-rank", "samurai"].contains(&name) {
            assert_eq!(glpsol_reads(&puzzle, &text, "--freemps").as_ref(), Some(&solution), "glpsol, {name}");
        }
    }
    // Programs without a solution.
    let puzzle = line(shidoku(), "11..............");
    let text = ModelFormat::Mps.write(&puzzle).unwrap();
    assert_eq!((cbc_reads(&puzzle, &text, "model.mps"), glpsol_reads(&puzzle, &text, "--freemps")), (None, None));
}

#[test]
#[ignore = "runs cadical, minisat"]
fn sat_solvers_find_the_only_solutions() {
    for (name, puzzle, solution) in examples() {
        let (_folder, path) = written(&puzzle, ModelFormat::Cnf);
        let text = fs::read_to_string(&path).unwrap();
        for solver in ["cadical", "minisat"] {
            fs::write(&path, &text).unwrap();
            assert_eq!(satisfied(solver, &puzzle, &path).as_ref(), Some(&solution), "{solver}, {name}");
            fs::write(&path, forbidding(&text, &puzzle, &solution)).unwrap();
            assert_eq!(satisfied(solver, &puzzle, &path), None, "{solver}, {name}");
        }
    }
}

/// All solutions of small puzzles with rules of all kinds, one after another.
#[test]
#[ignore = "runs cadical"]
fn cadical_counts_random_puzzles() {
    let result = runner(40).run(&puzzles(shidoku(), 3..=7), |puzzle| {
        let expected = all(&puzzle);
        let (_folder, path) = written(&puzzle, ModelFormat::Cnf);
        let mut found = BTreeSet::new();
        while let Some(filling) = satisfied("cadical", &puzzle, &path) {
            let text = forbidding(&fs::read_to_string(&path).unwrap(), &puzzle, &filling);
            fs::write(&path, text).unwrap();
            prop_assert!(found.insert(filling) && found.len() <= expected.len());
        }
        prop_assert_eq!(found, expected);
        Ok(())
    });
    result.unwrap();
}

/// Returns all solutions that MiniZinc finds with Gecode.
fn minizinc(puzzle: &Puzzle) -> BTreeSet<Filling> {
    let (_folder, path) = written(puzzle, ModelFormat::MiniZinc);
    let words = output(other_program("minizinc").args(["--solver", "gecode", "-a"]).arg(&path));
    let mut found = BTreeSet::new();
    let complete = words.lines().any(|line| line == "==========" || line == "=====UNSATISFIABLE=====");
    assert!(complete, "{words}");
    for part in words.split("----------").filter(|part| part.contains("r1c1=")) {
        let values: BTreeMap<&str, u8> = part
            .lines()
            .filter_map(|line| line.split_once('='))
            .filter_map(|(cell, value)| Some((cell, value.parse().ok()?)))
            .collect();
        let digit = |cell: &Cell| Digit::new(values[&*cell.to_string()]).unwrap();
        assert!(found.insert(Filling::new(puzzle.board().cells().iter().map(digit).collect())));
    }
    found
}

#[test]
#[ignore = "runs minizinc"]
fn minizinc_finds_the_only_solutions() {
    for (name, puzzle, solution) in examples() {
        assert_eq!(minizinc(&puzzle), BTreeSet::from([solution]), "{name}");
    }
}

#[test]
#[ignore = "runs minizinc"]
fn minizinc_finds_the_solutions_of_random_puzzles() {
    let result = runner(25).run(&puzzles(shidoku(), 3..=7), |puzzle| {
        prop_assert_eq!(minizinc(&puzzle), all(&puzzle));
        Ok(())
    });
    result.unwrap();
}

/// Connected places: random shadings of 4x4 grids with all digits given, some of which have no solution.
#[test]
#[ignore = "runs minizinc, cadical"]
fn other_programs_count_shadings() {
    let mut random = Random::new(9);
    let grids = all_shidokus();
    let (mut with, mut without) = (0, 0);
    for case in 0..24 {
        let grid = &grids[random.below(grids.len())];
        let rule = Shading {
            connected: Shades::ALL[1 + case % 3],
            to_edge: Shades::ALL[random.below(3)],
            no_square: Shades::Both,
            ..Shading::of_grid(GridId(0))
        };
        let mut circles = ShadeCounts::none();
        shidoku().cells().iter().filter(|_| random.below(4) == 0).for_each(|&cell| circles.cells[0].insert(cell));
        let circles = circles.all().next().is_some().then(|| PlacedRule::new(circles.clone()));
        let givens = shidoku().cells().to_vec().into_iter().zip(grid.digits().to_vec());
        let rules = [PlacedRule::new(rule)].into_iter().chain(circles).collect::<Vec<_>>();
        let puzzle = Puzzle::builder(shidoku()).givens(givens).rules(rules).build().unwrap();
        let expected = all(&puzzle).len();
        *if expected == 0 { &mut without } else { &mut with } += 1;
        let (_folder, path) = written(&puzzle, ModelFormat::MiniZinc);
        let words = output(other_program("minizinc").args(["--solver", "gecode", "-a"]).arg(&path));
        assert_eq!(words.matches("----------").count(), expected, "{puzzle:?}");
        let (_folder, path) = written(&puzzle, ModelFormat::Cnf);
        assert_eq!(satisfied("cadical", &puzzle, &path).is_some(), expected > 0, "{puzzle:?}");
    }
    assert!(with > 4 && without > 4, "{with} {without}");
}

/// Returns for each filling whether the XCSP3 reader accepts it.
fn xcsp(puzzle: &Puzzle, fillings: &[Filling]) -> Vec<bool> {
    let (_folder, path) = written(puzzle, ModelFormat::Xcsp);
    let tool = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/tools/xcsp-check");
    let mut check =
        script(tool, "python3", &[]).arg(&path).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut stdin = check.stdin.take().unwrap();
    for filling in fillings {
        let values = puzzle.board().cells().iter().zip(filling.digits());
        let values: Vec<String> = values.map(|(cell, digit)| format!("{cell}={}", digit.value())).collect();
        writeln!(stdin, "{}", values.join(" ")).unwrap();
    }
    drop(stdin);
    let output = check.wait_with_output().unwrap();
    assert!(output.status.success());
    String::from_utf8(output.stdout).unwrap().lines().map(|line| line == "yes").collect()
}

#[test]
#[ignore = "runs python3"]
fn xcsp_accepts_the_solutions_and_nothing_beside_them() {
    for (name, puzzle, solution) in examples() {
        let mut fillings = vec![solution.clone()];
        for (cell, digit) in [(0, 1), (4, 2), (17, 3), (30, 4), (50, 5), (77, 6)] {
            let mut digits = solution.digits().to_vec();
            digits[cell] = Digit::from_index((digits[cell].index() + digit) % 9);
            fillings.push(Filling::new(digits));
        }
        let expected: Vec<bool> = fillings.iter().map(|filling| puzzle.accepts(filling)).collect();
        assert_eq!(xcsp(&puzzle, &fillings), expected, "{name}");
        assert_eq!(expected.iter().filter(|accepted| **accepted).count(), 1, "{name}");
    }
    let grids = all_shidokus();
    let result = runner(40).run(&puzzles(shidoku(), 0..=3), |puzzle| {
        let expected: Vec<bool> = grids.iter().map(|grid| puzzle.accepts(grid)).collect();
        prop_assert_eq!(xcsp(&puzzle, &grids), expected);
        Ok(())
    });
    result.unwrap();
}

/// Each file says how to run it, is recognised by its content, and has no long lines.
#[test]
fn files_say_what_they_are() {
    let puzzle = example("killer-cage");
    for format in ModelFormat::ALL {
        let text = format.write(&puzzle).unwrap();
        assert_eq!(formats::FileKind::of_content(text.as_bytes()), Some(formats::FileKind::Model(format)));
        let how = text.lines().take(3).collect::<String>();
        assert!(how.contains("FILE") && how.contains(&format!("gridwright model, .{}:", format.extension())), "{how}");
        // A single token may be long: a formula, or a literal with many places.
        if ![ModelFormat::Xcsp, ModelFormat::Cnf, ModelFormat::MiniZinc].contains(&format) {
            assert!(text.lines().all(|line| line.len() <= 110), "{format:?}");
        }
        assert_eq!(text, format.write(&puzzle).unwrap());
    }
}
