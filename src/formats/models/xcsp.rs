//! Writes a puzzle as a constraint model in XCSP3: F. Boussemart, C. Lecoutre, G. Audemard, C. Piette, *XCSP3: An
//! Integrated Format for Benchmarking Combinatorial Constrained Problems* (2016), <https://xcsp.org>.

use super::format::ModelFormat;
use super::formula::sides;
use super::lines::ModelText;
use super::names;
use crate::board::{CellId, Digit, DigitSet};
use crate::model::{Automaton, Cmp, Connected, Model, Shape, Weights};
use crate::puzzle::Puzzle;

pub(super) fn write(puzzle: &Puzzle) -> String {
    let model = puzzle.model();
    let mut writing = XcspWriter { puzzle, model: &model, lines: ModelText::default(), connected: 0 };
    let format = ModelFormat::Xcsp;
    writing.lines.line("<?xml version=\"1.0\" encoding=\"UTF-8\"?>");
    let how = "java -jar ACE.jar FILE, or choco; cells hold 1 for the first digit of the board";
    writing.lines.line(&format!("<!-- {} {}; {how} -->", names::signature(format), format.description()));
    // An XML comment must not contain two hyphens in a row.
    let title = names::title(puzzle).replace("--", "- -");
    if !title.is_empty() {
        writing.lines.line(&format!("<!-- {title} -->"));
    }
    writing.lines.line("<instance format=\"XCSP3\" type=\"CSP\">");
    writing.lines.line("<variables>");
    for id in (0..model.variables().count()).map(|id| CellId(id as u16)) {
        let (name, values) = (writing.name(id), model.variables().values_of(id));
        writing.lines.line(&format!(" <var id=\"{name}\"> 1..{values} </var>"));
    }
    let connected = model.shapes().filter_map(|shape| match shape {
        Shape::Connected(connected) => Some(connected.places.len()),
        _ => None,
    });
    for (index, count) in connected.enumerate() {
        for place in 0..count {
            writing.lines.line(&format!(" <var id=\"{}\"> 1..{} </var>", far(index, place), count + 1));
        }
    }
    writing.lines.line("</variables>");
    writing.lines.line("<constraints>");
    model.shapes().for_each(|shape| writing.shape(shape));
    writing.lines.line("</constraints>");
    writing.lines.line("</instance>");
    writing.lines.text
}

struct XcspWriter<'p> {
    puzzle: &'p Puzzle,
    model: &'p Model,
    lines: ModelText,
    /// The number of connected shapes written so far.
    connected: usize,
}

impl XcspWriter<'_> {
    fn name(&self, cell: CellId) -> String {
        names::layered(self.puzzle.board(), self.model.variables(), cell)
    }

    fn names(&self, cells: &[CellId]) -> Vec<String> {
        cells.iter().map(|&cell| self.name(cell)).collect()
    }

    /// Writes an element, on several lines if needed.
    fn element(&mut self, name: &str, words: impl IntoIterator<Item = String>) {
        let end = format!("</{name}>");
        self.lines.wrapped(&format!(" <{name}>"), words.into_iter().chain([end]));
    }

    fn open(&mut self, name: &str) {
        self.lines.line(&format!(" <{name}>"));
    }

    fn close(&mut self, name: &str) {
        self.lines.line(&format!(" </{name}>"));
    }

    fn intension(&mut self, function: String) {
        self.element("intension", [function]);
    }

    /// Adds a constraint that is never satisfied: no cell holds 0.
    fn never(&mut self) {
        self.intension(format!("eq({},0)", self.name(CellId(0))));
    }

    fn shape(&mut self, shape: &Shape) {
        match shape {
            // A single cell is not constrained.
            Shape::ExactlyOnce(cells) | Shape::AllDifferent(cells) if cells.len() < 2 => {}
            Shape::ExactlyOnce(cells) | Shape::AllDifferent(cells) => self.element("allDifferent", self.names(cells)),
            Shape::Domain(_, allowed) if allowed.is_empty() => self.never(),
            Shape::Domain(cell, allowed) => {
                self.open("extension");
                self.element("list", [self.name(*cell)]);
                self.element("supports", allowed.iter().map(|digit| digit.value().to_string()));
                self.close("extension");
            }
            Shape::AtLeastOne(places) => {
                let is = places.iter().map(|&(cell, digit)| format!("eq({},{})", self.name(cell), digit.value()));
                let is: Vec<String> = is.collect();
                match &is[..] {
                    [] => self.never(),
                    [only] => self.intension(only.clone()),
                    several => self.intension(format!("or({})", several.join(","))),
                }
            }
            Shape::Sum { terms, cmp, total } => self.sum(terms, *cmp, *total),
            Shape::Pair(one, other, table) => {
                let all = DigitSet::all(self.model.variables().most_values()).iter();
                let pairs =
                    all.flat_map(|a| table.compatible(a).iter().map(move |b| format!("({},{})", a.value(), b.value())));
                let pairs: Vec<String> = pairs.collect();
                if pairs.is_empty() {
                    return self.never();
                }
                self.open("extension");
                self.element("list", self.names(&[*one, *other]));
                self.element("supports", pairs);
                self.close("extension");
            }
            Shape::Word(cells, automaton) => self.word(cells, automaton),
            Shape::Rank(rank) => {
                self.intension(format!("eq({},{})", self.name(rank.line[0]), rank.digit.value()));
                let sides = sides(rank, self.puzzle.board());
                for side in &sides {
                    self.count(side.begins.iter().map(|begins| begins.xcsp()).collect(), 1);
                }
                self.count(sides.iter().map(|side| side.smaller.xcsp()).collect(), rank.smaller_count);
            }
            Shape::Table(_, tuples) if tuples.count() == 0 => self.never(),
            Shape::Table(cells, tuples) => {
                let tuple = |tuple: &[Digit]| tuple.iter().map(|value| value.value().to_string()).collect::<Vec<_>>();
                self.open("extension");
                self.element("list", self.names(cells));
                self.element("supports", tuples.iter().map(|values| format!("({})", tuple(values).join(","))));
                self.close("extension");
            }
            Shape::Linear { terms, cmp, total } => self.linear(terms, *cmp, *total),
            Shape::Connected(connected) => self.connected(connected),
        }
    }

    /// Adds the constraint that exactly `number` of these functions are true.
    fn count(&mut self, functions: Vec<String>, number: usize) {
        match &functions[..] {
            [] if number == 0 => {}
            [] => self.never(),
            [only] => self.intension(format!("eq({only},{number})")),
            several => self.intension(format!("eq(add({}),{number})", several.join(","))),
        }
    }

    fn sum(&mut self, terms: &[(i32, CellId)], cmp: Cmp, total: i32) {
        let terms: Vec<(i32, CellId)> = terms.iter().copied().filter(|&(factor, _)| factor != 0).collect();
        if terms.is_empty() {
            if !cmp.holds(0, total.into()) {
                self.never();
            }
            return;
        }
        let cmp = comparison(cmp);
        self.open("sum");
        self.element("list", terms.iter().map(|&(_, cell)| self.name(cell)).collect::<Vec<_>>());
        if terms.iter().any(|&(factor, _)| factor != 1) {
            self.element("coeffs", terms.iter().map(|&(factor, _)| factor.to_string()));
        }
        self.element("condition", [format!("({cmp},{total})")]);
        self.close("sum");
    }

    /// Adds a sum of weights as a function, in which each equation counts 1 if it is true.
    fn linear(&mut self, terms: &[(CellId, Weights)], cmp: Cmp, total: i32) {
        let mut functions = vec!["0".to_owned()];
        for (id, weights) in terms {
            let name = self.name(*id);
            let weighed = self.model.variables().domain(*id).iter().map(|value| (value, weights.of(value)));
            let weighed = weighed.filter(|&(_, weight)| weight != 0);
            functions.extend(weighed.map(|(value, weight)| format!("mul({weight},eq({name},{}))", value.value())));
        }
        let sum = if functions.len() == 1 { functions.remove(0) } else { format!("add({})", functions.join(",")) };
        self.intension(format!("{}({sum},{total})", comparison(cmp)));
    }

    /// Adds connected places: each has the number of places on the shortest way to it from the first taken one, or from
    /// an exit; one more than all places if it is not taken. So it is determined by the other variables.
    fn connected(&mut self, connected: &Connected) {
        let (index, count) = (self.connected, connected.places.len());
        self.connected += 1;
        let taken = |place: usize| {
            let (cell, values) = connected.places[place];
            any(values.iter().map(|value| format!("eq({},{})", self.name(cell), value.value())).collect())
        };
        let taken: Vec<String> = (0..count).map(taken).collect();
        let neighbours = connected.neighbours();
        for (place, is_taken) in taken.iter().enumerate() {
            let start = match &connected.exits {
                Some(exits) if exits.contains(&place) => "eq(1,1)".to_owned(),
                Some(_) => any(vec![]),
                None => format!("not({})", any(taken[..place].to_vec())),
            };
            let beside: Vec<String> = neighbours[place].iter().map(|&beside| far(index, beside)).collect();
            let next = match &beside[..] {
                [] => (count + 2).to_string(),
                [only] => format!("add(1,{only})"),
                several => format!("add(1,min({}))", several.join(",")),
            };
            let (own, free) = (far(index, place), count + 1);
            self.intension(format!("eq({own},if({is_taken},if({start},1,{next}),{free}))"));
            self.intension(format!("imp({is_taken},le({own},{count}))"));
        }
    }

    fn word(&mut self, cells: &[CellId], automaton: &Automaton) {
        let all = || DigitSet::all(automaton.digits()).iter();
        let from = |state: usize| {
            let step = move |digit| Some((state, digit, automaton.next(state, digit)?));
            all().filter_map(step).collect::<Vec<_>>()
        };
        let steps: Vec<String> = (0..automaton.states())
            .flat_map(from)
            .map(|(state, digit, next)| format!("(s{state},{},s{next})", digit.value()))
            .collect();
        let last: Vec<String> = (0..automaton.states())
            .filter(|&state| automaton.is_accepting(state))
            .map(|state| format!("s{state}"))
            .collect();
        if cells.is_empty() {
            if !automaton.is_accepting(0) {
                self.never();
            }
        } else if steps.is_empty() || last.is_empty() {
            self.never();
        } else {
            self.open("regular");
            self.element("list", self.names(cells));
            self.element("transitions", steps);
            self.element("start", ["s0".to_owned()]);
            self.element("final", last);
            self.close("regular");
        }
    }
}

/// Returns the name of the variable for the distance of a place.
fn far(index: usize, place: usize) -> String {
    format!("far{index}_{place}")
}

/// Returns the function that one of some functions is true.
fn any(functions: Vec<String>) -> String {
    match &functions[..] {
        [] => "eq(0,1)".to_owned(),
        [only] => only.clone(),
        several => format!("or({})", several.join(",")),
    }
}

/// Returns the name of a comparison.
fn comparison(cmp: Cmp) -> &'static str {
    match cmp {
        Cmp::AtMost => "le",
        Cmp::Equal => "eq",
        Cmp::AtLeast => "ge",
    }
}
