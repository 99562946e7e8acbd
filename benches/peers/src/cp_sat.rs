//! OR-tools CP-SAT, run through `cp_sat.py`: models are sent as JSON, and results and CPU times come back.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::Duration;

use gridwright::board::{CellId, Digit, DigitSet, Filling};
use gridwright::model::{Cmp, Model, Shape};
use serde_json::{Value, json};

use crate::Outcome;

/// A formulation of the verdict for CP-SAT.
#[derive(Clone, Copy, Debug)]
pub struct Way {
    pub name: &'static str,
    /// False for integer variables with AllDifferent, true for a literal per digit of each cell.
    literals: bool,
    /// True to enumerate up to two solutions; false to solve, exclude the solution and solve again.
    enumerate: bool,
    tuning: Tuning,
}

/// Parameters of the solver, besides one worker.
#[derive(Clone, Copy, Debug)]
enum Tuning {
    Default,
    /// No linear relaxation, probing or symmetry detection, which cost more here than they gain.
    Light,
    NoPresolve,
}

/// The straightforward formulation.
pub const PLAIN: Way = Way { name: "plain", literals: false, enumerate: false, tuning: Tuning::Default };

/// All formulations, tried on a few puzzles of a set to select the one measured on all.
pub const WAYS: &[Way] = &[
    PLAIN,
    Way { name: "integers, enumerated", enumerate: true, ..PLAIN },
    Way { name: "integers, enumerated, light", enumerate: true, tuning: Tuning::Light, ..PLAIN },
    Way { name: "integers, enumerated, no presolve", enumerate: true, tuning: Tuning::NoPresolve, ..PLAIN },
    Way { name: "literals", literals: true, ..PLAIN },
    Way { name: "literals, light", literals: true, tuning: Tuning::Light, ..PLAIN },
    Way { name: "literals, enumerated", literals: true, enumerate: true, ..PLAIN },
    Way { name: "literals, enumerated, light", literals: true, enumerate: true, tuning: Tuning::Light },
    Way { name: "literals, enumerated, no presolve", literals: true, enumerate: true, tuning: Tuning::NoPresolve },
];

impl Way {
    fn to_json(self) -> Value {
        let parameters = match self.tuning {
            Tuning::Default => json!({}),
            Tuning::Light => json!({"linearization_level": 0, "cp_model_probing_level": 0, "symmetry_level": 0}),
            Tuning::NoPresolve => json!({"cp_model_presolve": false}),
        };
        let encoding = if self.literals { "literals" } else { "integers" };
        json!({"encoding": encoding, "enumerate": self.enumerate, "parameters": parameters})
    }
}

/// The result of CP-SAT for a puzzle.
pub struct Answer {
    /// One solution, two if there are several, or none.
    pub found: Vec<Filling>,
    /// True if the result is proved; otherwise it ran out of time.
    pub proved: bool,
    pub cpu: Duration,
}

/// The running script, which is stopped when this is dropped.
pub struct CpSat {
    child: Child,
    requests: ChildStdin,
    answers: BufReader<ChildStdout>,
}

impl CpSat {
    pub fn start(python: &Path) -> Outcome<CpSat> {
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("cp_sat.py");
        let mut child = Command::new(python).arg(script).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let requests = child.stdin.take().ok_or("no way into the script")?;
        let answers = BufReader::new(child.stdout.take().ok_or("no way out of the script")?);
        Ok(CpSat { child, requests, answers })
    }

    fn request(&mut self, request: &Value) -> Outcome<Value> {
        writeln!(self.requests, "{request}")?;
        self.requests.flush()?;
        let mut line = String::new();
        self.answers.read_line(&mut line)?;
        if line.is_empty() {
            return Err("the script of CP-SAT ended; does this Python have ortools?".into());
        }
        Ok(serde_json::from_str(&line)?)
    }

    /// Loads the models for the next queries.
    pub fn load(&mut self, models: &[Model]) -> Outcome<()> {
        let models: Vec<Value> = models.iter().map(to_json).collect::<Outcome<_>>()?;
        self.request(&json!({"load": models})).map(drop)
    }

    /// Returns the verdicts of the first `count` models.
    pub fn verdicts(&mut self, way: Way, count: usize) -> Outcome<Vec<Answer>> {
        let answers = self.request(&json!({"verdict": way.to_json(), "first": count}))?;
        list(&answers["answers"])?.iter().map(read_answer).collect()
    }

    /// Returns the candidates of the first `count` models, `None` for those that ran out of time.
    pub fn candidates(&mut self, count: usize) -> Outcome<Vec<Option<Vec<DigitSet>>>> {
        let answers = self.request(&json!({"candidates": count}))?;
        let one = |answer: &Value| match answer.is_null() {
            true => Ok(None),
            false => list(answer)?
                .iter()
                .map(|cell| Ok(read_digits(cell)?.into_iter().collect()))
                .collect::<Outcome<_>>()
                .map(Some),
        };
        list(&answers["answers"])?.iter().map(one).collect()
    }
}

impl Drop for CpSat {
    fn drop(&mut self) {
        // The script may have ended by itself, so errors do not matter.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn list(value: &Value) -> Outcome<&Vec<Value>> {
    value.as_array().ok_or_else(|| format!("expected a list, found {value}").into())
}

fn read_digits(value: &Value) -> Outcome<Vec<Digit>> {
    let digit = |value: &Value| value.as_u64().and_then(|value| Digit::new(u8::try_from(value).ok()?));
    list(value)?.iter().map(|value| digit(value).ok_or_else(|| format!("no digit: {value}").into())).collect()
}

fn read_answer(answer: &Value) -> Outcome<Answer> {
    let found: Outcome<Vec<Filling>> =
        list(&answer["found"])?.iter().map(|digits| Ok(Filling::new(read_digits(digits)?))).collect();
    let proved = answer["proved"].as_bool().ok_or("no word on the proof")?;
    let cpu = Duration::from_secs_f64(answer["cpu"].as_f64().ok_or("no time")?);
    Ok(Answer { found: found?, proved, cpu })
}

/// Converts a model for the script, with each shape under its own name.
fn to_json(model: &Model) -> Outcome<Value> {
    let [mut houses, mut different, mut domains, mut clauses, mut sums] = [const { Vec::new() }; 5];
    let [mut pairs, mut words] = [const { Vec::new() }; 2];
    let all = || DigitSet::all(model.digits()).iter();
    let numbers = |cells: &[CellId]| json!(cells.iter().map(|cell| cell.index()).collect::<Vec<_>>());
    for constraint in model.constraints() {
        match &constraint.shape {
            Shape::ExactlyOnce(cells) => houses.push(numbers(cells)),
            Shape::AllDifferent(cells) => different.push(numbers(cells)),
            Shape::Domain(cell, digits) => {
                let digits: Vec<u8> = digits.iter().map(Digit::value).collect();
                domains.push(json!([cell.index(), digits]));
            }
            Shape::AtLeastOne(places) => {
                clauses
                    .push(json!(places.iter().map(|(cell, digit)| (cell.index(), digit.value())).collect::<Vec<_>>()));
            }
            Shape::Sum { terms, cmp, total } => {
                let terms: Vec<_> = terms.iter().map(|(factor, cell)| (factor, cell.index())).collect();
                let (low, high) = match cmp {
                    Cmp::AtMost => (None, Some(total)),
                    Cmp::Equal => (Some(total), Some(total)),
                    Cmp::AtLeast => (Some(total), None),
                };
                sums.push(json!([terms, low, high]));
            }
            Shape::Pair(one, other, table) => {
                let allowed = all().flat_map(|first| table.compatible(first).iter().map(move |second| (first, second)));
                let allowed: Vec<(u8, u8)> = allowed.map(|(first, second)| (first.value(), second.value())).collect();
                pairs.push(json!([one.index(), other.index(), allowed]));
            }
            Shape::Word(cells, automaton) => {
                let states = 0..automaton.states();
                let steps = states.clone().flat_map(|from| all().map(move |digit| (from, digit)));
                let steps = steps.filter_map(|(from, digit)| Some((from, digit.value(), automaton.next(from, digit)?)));
                let accepting: Vec<usize> = states.filter(|&state| automaton.is_accepting(state)).collect();
                words.push(json!([numbers(cells), accepting, steps.collect::<Vec<_>>()]));
            }
            Shape::Rank(_) | Shape::Table(..) | Shape::Linear { .. } | Shape::Connected(_) => {
                return Err("cp_sat.py knows no ranks and layers, so puzzles with them have no row".into());
            }
        }
    }
    Ok(json!({
        "digits": model.digits(), "cells": model.cells(), "houses": houses, "different": different,
        "domains": domains, "clauses": clauses, "sums": sums, "pairs": pairs, "words": words,
    }))
}
