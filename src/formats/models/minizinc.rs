//! Writes a puzzle as a constraint model for MiniZinc: <https://docs.minizinc.dev>.

use super::format::ModelFormat;
use super::formula::sides;
use super::lines::ModelText;
use super::names;
use crate::board::{CellId, Digit, DigitSet};
use crate::model::{Automaton, Cmp, Connected, Model, Shape, Weights};
use crate::puzzle::Puzzle;

pub(super) fn write(puzzle: &Puzzle) -> String {
    let model = puzzle.model();
    let mut writing = MiniZincWriter { puzzle, model: &model, lines: ModelText::default(), connected: 0 };
    let how = ["minizinc --solver gecode FILE; -a for all solutions", "cells hold 1 for the first digit of the board"];
    names::write_header(&mut writing.lines, ModelFormat::MiniZinc, "%", &how, puzzle);
    // Some versions cannot parse all of "globals.mzn" with Gecode, so only what is used is included.
    for name in ["all_different", "regular", "table"] {
        writing.lines.line(&format!("include \"{name}.mzn\";"));
    }
    let ids = |count: usize| (0..count).map(|id| CellId(id as u16));
    for id in ids(model.variables().count()) {
        let (name, values) = (writing.name(id), model.variables().values_of(id));
        writing.lines.line(&format!("var 1..{values}: {name};"));
    }
    let mut origin = None;
    for constraint in model.constraints() {
        let heading = names::origin_heading(constraint.origin);
        if origin.as_ref() != Some(&heading) {
            writing.lines.line(&format!("% {heading}"));
            origin = Some(heading);
        }
        writing.shape(&constraint.shape);
    }
    // With the layers of a solution, so that each solution is listed once.
    let cells: Vec<String> = ids(model.variables().counted()).map(|id| writing.name(id)).collect();
    writing.lines.line("solve satisfy;");
    let words = cells.iter().map(|cell| format!("\"{cell}=\\({cell})\\n\","));
    writing.lines.wrapped("output [", words.chain(["];".to_owned()]));
    writing.lines.text
}

struct MiniZincWriter<'p> {
    puzzle: &'p Puzzle,
    model: &'p Model,
    lines: ModelText,
    /// The number of connected shapes written so far.
    connected: usize,
}

impl MiniZincWriter<'_> {
    fn name(&self, cell: CellId) -> String {
        names::layered(self.puzzle.board(), self.model.variables(), cell)
    }

    /// Joins the names of cells with commas.
    fn list(&self, cells: &[CellId]) -> String {
        cells.iter().map(|&cell| self.name(cell)).collect::<Vec<_>>().join(", ")
    }

    fn constraint(&mut self, text: &str) {
        let words = text.split(' ').map(str::to_owned).collect::<Vec<_>>();
        self.lines.wrapped("constraint", words);
    }

    fn shape(&mut self, shape: &Shape) {
        match shape {
            Shape::ExactlyOnce(cells) | Shape::AllDifferent(cells) => {
                self.constraint(&format!("all_different([{}]);", self.list(cells)));
            }
            Shape::Domain(cell, allowed) => {
                let values: Vec<String> = allowed.iter().map(|digit| digit.value().to_string()).collect();
                self.constraint(&match allowed.is_empty() {
                    true => "false;".to_owned(),
                    false => format!("{} in {{{}}};", self.name(*cell), values.join(",")),
                });
            }
            Shape::AtLeastOne(places) => {
                let place = |&(cell, digit): &(CellId, Digit)| format!("{} = {}", self.name(cell), digit.value());
                let places: Vec<String> = places.iter().map(place).collect();
                self.constraint(&match places.is_empty() {
                    true => "false;".to_owned(),
                    false => format!("{};", places.join(" \\/ ")),
                });
            }
            Shape::Sum { terms, cmp, total } => {
                let terms = terms.iter().map(|&(factor, cell)| format!(" + {factor} * {}", self.name(cell)));
                let cmp = comparison(*cmp);
                self.constraint(&format!("0{} {cmp} {total};", terms.collect::<String>()));
            }
            Shape::Pair(one, other, table) => {
                let all = DigitSet::all(self.model.variables().most_values()).iter();
                let pairs =
                    all.flat_map(|a| table.compatible(a).iter().map(move |b| format!("{},{}", a.value(), b.value())));
                let pairs: Vec<String> = pairs.collect();
                let cells = self.list(&[*one, *other]);
                self.constraint(&match pairs.is_empty() {
                    true => "false;".to_owned(),
                    false => format!("table([{cells}], [| {} |]);", pairs.join(" | ")),
                });
            }
            Shape::Word(cells, automaton) => self.word(cells, automaton),
            Shape::Rank(rank) => {
                self.constraint(&format!("{} = {};", self.name(rank.line[0]), rank.digit.value()));
                let sides = sides(rank, self.puzzle.board());
                for side in &sides {
                    let begins = side.begins.iter().map(|begins| format!(" + bool2int({})", begins.minizinc()));
                    self.constraint(&format!("0{} = 1;", begins.collect::<String>()));
                }
                let smaller = sides.iter().map(|side| format!(" + bool2int({})", side.smaller.minizinc()));
                self.constraint(&format!("0{} = {};", smaller.collect::<String>(), rank.smaller_count));
            }
            Shape::Table(_, tuples) if tuples.count() == 0 => self.constraint("false;"),
            Shape::Table(cells, tuples) => {
                let row = |tuple: &[Digit]| tuple.iter().map(|value| value.value().to_string()).collect::<Vec<_>>();
                let rows: Vec<String> = tuples.iter().map(|tuple| row(tuple).join(",")).collect();
                self.constraint(&format!("table([{}], [| {} |]);", self.list(cells), rows.join(" | ")));
            }
            Shape::Linear { terms, cmp, total } => {
                let term = |(id, weights): &(CellId, Weights)| {
                    let weights = self.model.variables().domain(*id).iter().map(|value| weights.of(value).to_string());
                    format!(" + [{}][{}]", weights.collect::<Vec<_>>().join(","), self.name(*id))
                };
                let sum: String = terms.iter().map(term).collect();
                self.constraint(&format!("0{sum} {} {total};", comparison(*cmp)));
            }
            Shape::Connected(connected) => self.connected(connected),
        }
    }

    /// Adds connected places: `far` is the number of places on the shortest way to a place from the first taken one, or
    /// from an exit; one more than all places if it is not taken. So it is determined by the other variables.
    fn connected(&mut self, connected: &Connected) {
        let (count, far) = (connected.places.len(), format!("far{}", self.connected));
        self.connected += 1;
        if count == 0 {
            return;
        }
        let taken = |place: usize| {
            let (cell, values) = connected.places[place];
            let values: Vec<String> = values.iter().map(|value| value.value().to_string()).collect();
            format!("{} in {{{}}}", self.name(cell), values.join(","))
        };
        let taken: Vec<String> = (0..count).map(taken).collect();
        self.lines.line(&format!("array[1..{count}] of var 1..{}: {far};", count + 1));
        let neighbours = connected.neighbours();
        for (place, is_taken) in taken.iter().enumerate() {
            let start = match &connected.exits {
                Some(exits) => exits.contains(&place).to_string(),
                None if place == 0 => "true".to_owned(),
                None => format!("not ({})", taken[..place].join(" \\/ ")),
            };
            let beside: Vec<String> = neighbours[place].iter().map(|beside| format!("{far}[{}]", beside + 1)).collect();
            let next = match beside.is_empty() {
                true => format!("{}", count + 2),
                false => format!("1 + min([{}])", beside.join(", ")),
            };
            let steps = format!("if {is_taken} then if {start} then 1 else {next} endif else {} endif", count + 1);
            self.constraint(&format!("{far}[{}] = {steps};", place + 1));
            self.constraint(&format!("{is_taken} -> {far}[{}] <= {count};", place + 1));
        }
    }

    fn word(&mut self, cells: &[CellId], automaton: &Automaton) {
        let states = automaton.states();
        let row = |state: usize| {
            // `regular` counts states from 1, and 0 means that there is no transition.
            let next = |digit| automaton.next(state, digit).map_or(0, |next| next + 1).to_string();
            DigitSet::all(automaton.digits()).iter().map(next).collect::<Vec<_>>().join(",")
        };
        let rows: Vec<String> = (0..states).map(row).collect();
        let last: Vec<String> =
            (0..states).filter(|&state| automaton.is_accepting(state)).map(|state| (state + 1).to_string()).collect();
        match (cells.is_empty(), last.is_empty()) {
            (_, true) => self.constraint("false;"),
            (true, false) => self.constraint(if automaton.is_accepting(0) { "true;" } else { "false;" }),
            (false, false) => {
                let (cells, rows) = (self.list(cells), rows.join(" | "));
                let (digits, last) = (automaton.digits(), last.join(","));
                self.constraint(&format!("regular([{cells}], {states}, {digits}, [| {rows} |], 1, {{{last}}});"));
            }
        }
    }
}

/// Returns the sign of a comparison.
fn comparison(cmp: Cmp) -> &'static str {
    match cmp {
        Cmp::AtMost => "<=",
        Cmp::Equal => "=",
        Cmp::AtLeast => ">=",
    }
}
