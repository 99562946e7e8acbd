//! The integer program of a puzzle: its rows, and the two solves that prove uniqueness.

use std::collections::BTreeSet;
use std::time::Instant;

use crate::board::Filling;
use crate::formats::latex::LatexNames;
use crate::model::{Model, Origin, Program};
use crate::puzzle::Puzzle;
use crate::solve::bilp::Bilp;
use crate::solve::{Control, Engine, SolveError};
use crate::studio::analysis::proofs::{FormulaGroup, ProofContent, add, origin_name, rule_name};
use crate::words::{local_digits, say};

/// The name of the rows that belong to no constraint.
const IN_EACH_CELL: &str = "tell-program-digit-each-cell";

pub(super) fn program_content(puzzle: &Puzzle, control: &Control) -> ProofContent {
    let model = puzzle.model();
    let program = Program::new(&model);
    let names = LatexNames { board: puzzle.board(), order: None };
    let mut parts = Vec::new();
    for row in program.rows() {
        let name = row.origin.map_or_else(|| say!(IN_EACH_CELL), |origin| origin_name(puzzle, origin));
        add(&mut parts, name, names.row(&program, row));
    }
    let cells = program.value_variables();
    let mut columns = say!("tell-program-column-for-digit-cell", count = program.variables(), cells = cells);
    if program.variables() > cells {
        columns = say!("tell-program-for-what-rules-add", columns = columns, count = program.variables() - cells);
    }
    let entries: usize = program.rows().iter().map(|row| row.terms.len()).sum();
    let places = program.rows().len() * program.variables();
    let rows = rows_by_kind(puzzle, &program);
    let mut facts = vec![
        format!("{columns}."),
        say!("tell-program-rows", count = program.rows().len(), rows = rows),
        say!(
            "tell-program-entries-not-all-entries",
            count = entries,
            percent = local_digits(&format!("{:.2}", 100.0 * entries as f64 / places.max(1) as f64))
        ),
    ];
    let first = solve(&model, &[], control);
    facts.push(say!(
        "tell-program-first-solve",
        outcome = first.outcome_text("tell-program-solution", "tell-program-no-solution-so-there")
    ));
    let mut solution = None;
    if let Ok(Some(filling)) = &first.outcome {
        let row = names.row(&program, &program.exclusion(filling));
        parts.push(FormulaGroup { name: say!("tell-program-exclusion-row"), formulas: vec![row] });
        let second = solve(&model, std::slice::from_ref(filling), control);
        let outcome =
            second.outcome_text("tell-program-another-solution-so-there", "tell-program-no-solution-so-first");
        facts.push(say!("tell-program-second-solve-with-row", outcome = outcome));
        // There is no solution but the first.
        if second.outcome == Ok(None) {
            solution = Some(filling.clone());
        }
    }
    let result = parts.len().saturating_sub(1);
    ProofContent { facts, parts, result, solution }
}

/// Returns a text with the number of rows for the board, the givens and each kind of rule. Single rules are not listed,
/// since a puzzle may have hundreds of them.
fn rows_by_kind(puzzle: &Puzzle, program: &Program) -> String {
    let mut kinds: Vec<(String, usize, BTreeSet<usize>)> = Vec::new();
    for row in program.rows() {
        let (name, rule) = match row.origin {
            None => (say!(IN_EACH_CELL), None),
            Some(Origin::Rule(rule)) => (rule_name(puzzle, rule), Some(rule)),
            Some(origin) => (origin_name(puzzle, origin), None),
        };
        match kinds.iter_mut().find(|(other, ..)| *other == name) {
            Some((_, rows, rules)) => {
                *rows += 1;
                rules.extend(rule);
            }
            None => kinds.push((name, 1, rule.into_iter().collect())),
        }
    }
    let said = |(name, rows, rules): &(String, usize, BTreeSet<usize>)| match rules.len() {
        0 | 1 => format!("{name} {}", local_digits(&rows.to_string())),
        several => say!("tell-program-of-rules", name = name.as_str(), rows = *rows, count = several),
    };
    kinds.iter().map(said).collect::<Vec<_>>().join(", ")
}

/// The result of one solve.
struct SolveResult {
    outcome: Result<Option<Filling>, SolveError>,
    nodes: u64,
    seconds: f64,
}

impl SolveResult {
    fn outcome_text(&self, found: &'static str, none: &'static str) -> String {
        let outcome = match &self.outcome {
            Ok(Some(_)) => say!(found),
            Ok(None) => say!(none),
            Err(stopped) => say!("tell-program-unknown", why = stopped.to_string()),
        };
        let seconds = local_digits(&format!("{:.2}", self.seconds));
        say!("tell-program-nodes", count = self.nodes, outcome = outcome, seconds = seconds)
    }
}

/// Searches for a solution other than these.
fn solve(model: &Model, known: &[Filling], control: &Control) -> SolveResult {
    let (mut engine, start) = (Bilp::new(), Instant::now());
    let outcome = engine.another_solution(model, known, control);
    SolveResult { outcome, nodes: engine.statistics().nodes, seconds: start.elapsed().as_secs_f64() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(givens: &str) -> ProofContent {
        let text = crate::formats::read_str("test", givens, None).unwrap();
        program_content(&text[0].puzzle, &Control::new())
    }

    /// A kind is listed once, however many rules it has.
    #[test]
    fn rows_are_counted_by_kinds_of_rule() {
        let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/killer-cage.ron");
        let puzzle = crate::formats::read(&path).unwrap().remove(0).puzzle;
        let rules = puzzle.rules().len();
        let rows = rows_by_kind(&puzzle, &Program::new(&puzzle.model()));
        assert_eq!(rows.matches("Killer cage").count(), 1, "{rows}");
        assert!(rules > 20 && rows.contains(&format!("(from {rules} rules)")), "{rows}");
    }

    #[test]
    fn a_program_is_told_with_both_solves() {
        let unique = of("1.....1.4.3..3..");
        assert_eq!(unique.facts[0], "64 columns: 64 for digits in cells.");
        let sizes: Vec<usize> = unique.parts.iter().map(|part| part.formulas.len()).collect();
        // One row for each cell, and one for each digit in each of the twelve houses.
        assert_eq!(sizes[..2], [16, 48]);
        assert!(unique.facts[1].contains("One digit per cell 16, The board 48, Givens"), "{:?}", unique.facts);
        assert!(unique.facts[4].contains("the first is the only solution"), "{:?}", unique.facts);
        let row = &unique.parts[unique.result].formulas[0];
        assert!(row.contains("x_{1,2,4}") && row.ends_with(r"\le 15"), "{row}");
        assert!(unique.solution.is_some());
        assert!(!unique.facts[1].contains("rules"), "{:?}", unique.facts);
        let several = of("................");
        assert!(several.facts[4].contains("there are several") && several.solution.is_none(), "{:?}", several.facts);
        let none = of("11..............");
        assert!(none.facts[3].contains("so the puzzle has no solution") && none.facts.len() == 4, "{:?}", none.facts);
    }
}
