//! Results of engines and SAT solvers.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Stdio;

use gridwright::board::{Digit, Filling};
use gridwright::model::Model;
use gridwright::puzzle::Puzzle;
use gridwright::solve::{Control, Count, Engine};

use super::tools::other_program;

/// Returns the number of solutions up to a limit, and the solutions. Checks that each is valid and found only once.
pub fn solutions(engine: &mut dyn Engine, model: &Model, limit: u64) -> (Count, BTreeSet<Filling>) {
    let mut found = BTreeSet::new();
    let control = Control::new();
    let count = engine.solutions(model, limit, &control, &mut |filling| {
        assert!(model.accepts(&filling), "no solution: {filling:?}");
        assert!(found.insert(filling.clone()), "found twice: {filling:?}");
    });
    let count = count.unwrap();
    assert_eq!(count.found(), found.len() as u64);
    assert_eq!(control.solutions(), found.len() as u64);
    (count, found)
}

/// Returns the filling that a SAT solver finds, cadical or minisat, or `None` if there is none.
pub fn satisfied(solver: &str, puzzle: &Puzzle, path: &Path) -> Option<Filling> {
    let report = path.with_extension("report");
    let mut command = other_program(solver);
    command.arg(path);
    match solver {
        "minisat" => command.arg(&report).stdout(Stdio::null()),
        _ => command.arg("-q").stdout(Stdio::from(fs::File::create(&report).unwrap())),
    };
    let status = command.stderr(Stdio::null()).status().unwrap_or_else(|error| panic!("{solver}: {error}"));
    match status.code() {
        Some(20) => return None,
        Some(10) => {}
        other => panic!("{solver}: {other:?}"),
    }
    let words = fs::read_to_string(report).unwrap();
    let literals = words.split_whitespace().filter_map(|word| word.parse::<i32>().ok());
    let truths: BTreeSet<i32> = literals.filter(|&literal| literal > 0).collect();
    let digits = i32::from(puzzle.board().size());
    let digit = |cell: usize| {
        let of = |digit: &i32| truths.contains(&(cell as i32 * digits + digit));
        let held: Vec<i32> = (1..=digits).filter(of).collect();
        assert_eq!(held.len(), 1);
        Digit::new(held[0] as u8).unwrap()
    };
    Some(Filling::new((0..puzzle.board().cells().len()).map(digit).collect()))
}

/// Appends to the clauses the one that forbids a filling.
pub fn forbidding(text: &str, puzzle: &Puzzle, filling: &Filling) -> String {
    let digits = usize::from(puzzle.board().size());
    let literal = |(cell, digit): (usize, &Digit)| format!("-{}", cell * digits + usize::from(digit.value()));
    let literals: Vec<String> = filling.digits().iter().enumerate().map(literal).collect();
    let head = text.lines().find(|line| line.starts_with("p cnf")).unwrap();
    let words: Vec<&str> = head.split_whitespace().collect();
    let more = format!("p cnf {} {}", words[2], words[3].parse::<usize>().unwrap() + 1);
    format!("{}{} 0\n", text.replace(head, &more), literals.join(" "))
}
