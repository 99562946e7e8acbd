//! Recognises rules in a drawing. A rule is recognised if it looks as the usual tools draw it and the rules text, if
//! any, mentions it. Its shapes are consumed; the rest remain a drawing.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use super::appearance::{border, colour, covered, ground, is_round, is_similar, middle, point, shown_number, side};
use crate::board::{Cell, CellSet, GridId, OutsidePosition};
use crate::formats::colours;
use crate::formats::json::{self, Object};
use crate::formats::loss::{LossOutcome, LostElement};
use crate::formats::rule_collector::RuleCollector;
use crate::place::{OutsideClues, Path};
use crate::puzzle::DrawingLayer;
use crate::scene::Rgba;
use crate::variant::{
    Arrow, BorderSum, Diagonals, DifferenceDot, Entropic, Kind, LittleKiller, Modular, Nabner, NumberClues, Palindrome,
    Parity, RatioDot, RegionSum, Renban, Rule, Thermometer, Whispers,
};

/// The colours of lines, the words that identify them, and the rule.
type LineAppearance = (&'static [&'static str], &'static [&'static str], fn(Path) -> Rule);

const LINES: &[LineAppearance] = &[
    (&["#67F067", "#4CAF50", "#00A000"], &["german whisper", "whisper"], |path| Whispers::new(path).into()),
    (&["#FFA600", "#FFA500"], &["dutch whisper"], |path| Whispers::new(path).with_number(Some(4)).into()),
    (&["#F067F0", "#FF00FF", "#D23BE7"], &["renban"], |path| Renban::new(path).into()),
    (&["#CFCFCF", "#BBBBBB", "#AAAAAA", "#C0C0C0"], &["palindrome"], |path| Palindrome::new(path).into()),
    (&["#2ECBFF", "#00BFFF"], &["region sum", "equal sum", "same sum"], |path| RegionSum::new(path).into()),
    (&["#FFCCAA"], &["entropic", "entropy line"], |path| Entropic::new(path).into()),
    (&["#33BBAA"], &["modular"], |path| Modular::new(path).into()),
    (&["#C9C883"], &["nabner"], |path| Nabner::new(path).into()),
];

/// The shapes of a drawing that are not yet recognised.
pub(super) struct UnrecognisedShapes<'a> {
    /// Lines with their cells, if they run between cell centres.
    lines: Vec<(&'a Value, Option<Vec<Cell>>)>,
    /// Arrows with the cells of their shafts.
    arrows: Vec<(&'a Value, Option<Vec<Cell>>)>,
    /// Underlays, followed by overlays.
    shapes: Vec<&'a Value>,
    /// The addresses of the overlays.
    overlays: BTreeSet<*const Value>,
    /// The rules text in lower case; empty if there is none.
    rules_text: String,
}

impl<'a> UnrecognisedShapes<'a> {
    pub(super) fn of(object: &'a Object, told: &str, marks: &mut RuleCollector) -> UnrecognisedShapes<'a> {
        let list = |key: &str| json::list(object.get(key)).iter().collect::<Vec<_>>();
        let told = told.to_lowercase();
        let told = if told.starts_with("no rules provided") { String::new() } else { told };
        let shapes = [list("underlays"), list("overlays")].concat();
        let overlays = list("overlays").into_iter().map(std::ptr::from_ref).collect();
        let lines = list("lines").into_iter().map(|line| (line, marks.line_cells(line))).collect();
        let arrows = list("arrows").into_iter().map(|arrow| (arrow, shaft(arrow, marks))).collect();
        UnrecognisedShapes { lines, arrows, shapes, overlays, rules_text: told }
    }

    /// Returns whether the rules text mentions one of these words, or is empty.
    fn mentions(&self, words: &[&str]) -> bool {
        self.rules_text.trim().is_empty() || words.iter().any(|word| self.rules_text.contains(word))
    }

    /// Adds the recognised rules, reports their number by kind, and adds the rest as marks.
    pub(super) fn read(mut self, marks: &mut RuleCollector) {
        let before = marks.placed.len();
        if marks.board.grids().len() == 1 {
            self.diagonals(marks);
            self.little_killers(marks);
        }
        self.thermometers(marks);
        self.arrows(marks);
        self.coloured_lines(marks);
        self.border_clues(marks);
        self.parity(marks);
        let kinds: Vec<Kind> = marks.placed[before..].iter().map(|placed| placed.rule.kind()).collect();
        for kind in kinds {
            marks.losses.add(LostElement::Rules(kind), LossOutcome::Recognised);
        }
        // From back to front: underlays, lines, arrows, cages, which have been read already, and overlays.
        let cages = marks.drawings.take();
        let (overlays, underlays): (Vec<&Value>, Vec<&Value>) =
            self.shapes.into_iter().partition(|&shape| self.overlays.contains(&std::ptr::from_ref(shape)));
        underlays.into_iter().for_each(|shape| marks.shape(shape, DrawingLayer::UnderGrid));
        self.lines.into_iter().for_each(|(line, way)| marks.line_along(way, line, false));
        for (arrow, _) in self.arrows {
            marks.line(arrow, true);
        }
        marks.drawings.put_back(cages);
        overlays.into_iter().for_each(|shape| marks.shape(shape, DrawingLayer::UnderDigits));
    }

    /// Recognises diagonals: lines from corner to corner of the grid.
    fn diagonals(&mut self, marks: &mut RuleCollector) {
        if !self.mentions(&["diagonal", "x-sudoku", "x sudoku"]) {
            return;
        }
        let n = f64::from(marks.board.size());
        let mut found = (false, false);
        self.lines.retain(|(line, _)| {
            let ends: Vec<Option<(f64, f64)>> = json::list(line.get("wayPoints")).iter().map(point).collect();
            let &[Some(one), Some(other)] = &ends[..] else { return true };
            let (one, other) = if one.0 <= other.0 { (one, other) } else { (other, one) };
            let falling = one == (0.0, 0.0) && other == (n, n);
            let rising = one == (0.0, n) && other == (n, 0.0);
            found = (found.0 || falling, found.1 || rising);
            !falling && !rising
        });
        if found != (false, false) {
            marks.add(Diagonals { grid: GridId(0), falling: found.0, rising: found.1 }, None);
        }
    }

    /// Recognises little killers: numbers outside the grid with a short diagonal arrow.
    fn little_killers(&mut self, marks: &mut RuleCollector) {
        if !self.mentions(&["little killer", "diagonal"]) {
            return;
        }
        let grid = marks.board.grids()[0].clone();
        let places: Vec<OutsidePosition> = OutsidePosition::diagonals(GridId(0), &grid).collect();
        let mut clues = OutsideClues::none(GridId(0));
        let (numbers, mut used) = (centred_numbers(&self.shapes), BTreeSet::new());
        self.arrows.retain(|(arrow, _)| {
            let ends: Vec<Option<(f64, f64)>> = json::list(arrow.get("wayPoints")).iter().map(point).collect();
            let &[Some(from), Some(to)] = &ends[..] else { return true };
            let step = ((to.0 - from.0).signum() as i16, (to.1 - from.1).signum() as i16);
            let place = Cell::new(from.0.floor() as i16, from.1.floor() as i16);
            // The arrow lies in the cell of the number and points into the grid along its diagonal.
            let seen = places.iter().find(|seen| seen.square(&grid) == place && seen.inward() == step);
            let short = (to.0 - from.0).abs() < 1.0;
            match seen.filter(|_| short).zip(numbers.get(&place)) {
                Some((&seen, &(number, shape))) => {
                    clues.set(seen, Some(number));
                    // Shapes are told apart by their address, since two of them may be equal.
                    used.insert(std::ptr::from_ref(shape));
                    false
                }
                None => true,
            }
        });
        self.shapes.retain(|&shape| !used.contains(&std::ptr::from_ref(shape)));
        if clues.clues().next().is_some() {
            marks.add(LittleKiller::from(NumberClues::new(clues)), None);
        }
    }

    /// Recognises thermometers: lines with a disc of the same colour at one end.
    fn thermometers(&mut self, marks: &mut RuleCollector) {
        if !self.mentions(&["thermo"]) {
            return;
        }
        let [all, slow] = ["thermo", "slow thermo"].map(|words| self.rules_text.matches(words).count());
        if slow != 0 && slow != all {
            // Both kinds occur, and look alike.
            return;
        }
        let slow = slow != 0;
        let discs: Vec<(Cell, Rgba, &Value)> = self
            .shapes
            .iter()
            .filter(|shape| is_round(shape) && side(shape, "width") >= 0.6)
            .filter_map(|shape| Some((middle(shape.get("center")?)?, ground(shape)?, *shape)))
            .collect();
        let mut used: Vec<&Value> = Vec::new();
        self.lines.retain(|(line, way)| {
            let (Some(mut path), Some(colour)) = (way.clone(), colour(line, "color")) else { return true };
            let disc = |cell: Option<&Cell>| {
                discs.iter().find(|(at, ground, _)| Some(at) == cell && is_similar(*ground, colour)).map(|disc| disc.2)
            };
            // With a disc at both ends, or at none, the direction is unknown.
            let bulb = match (disc(path.first()), disc(path.last())) {
                (Some(bulb), None) => bulb,
                (None, Some(bulb)) => {
                    path.reverse();
                    bulb
                }
                (None, None) | (Some(_), Some(_)) => return true,
            };
            let rule = Thermometer { path: Path(path), branches: vec![], slow };
            let good = Rule::from(rule.clone()).check_fit(&marks.board).is_ok();
            if good {
                marks.add(rule, None);
                used.push(bulb);
            }
            !good
        });
        self.shapes.retain(|shape| !used.iter().any(|used| std::ptr::eq(*used, *shape)));
    }

    /// Recognises arrows that begin in a circle, or in a pill over several cells.
    fn arrows(&mut self, marks: &mut RuleCollector) {
        if !self.mentions(&["arrow"]) {
            return;
        }
        let circles: Vec<(CellSet, &Value)> = self
            .shapes
            .iter()
            .filter(|shape| json::is_truthy(shape.get("rounded")) && json::text(shape.get("text")).trim().is_empty())
            .filter(|shape| colour(shape, "borderColor").is_some_and(|line| line.3 > 0))
            .filter_map(|shape| Some((covered(shape)?, *shape)))
            .collect();
        let mut found: Vec<(usize, Path)> = Vec::new();
        self.arrows.retain(|(_, shaft)| {
            let Some(path) = shaft.clone().filter(|path| !path.is_empty()) else { return true };
            let begins = circles.iter().position(|(cells, _)| cells.contains(path[0]));
            let inside = path.iter().all(|&cell| marks.board.contains(cell));
            match begins.filter(|_| inside && path.len() > 1) {
                Some(at) => {
                    found.push((at, Path(path)));
                    false
                }
                None => true,
            }
        });
        for (at, (circle, shape)) in circles.iter().enumerate() {
            let shafts: Vec<Path> = found.iter().filter(|(own, _)| *own == at).map(|(_, path)| path.clone()).collect();
            if !shafts.is_empty() {
                marks.add(Arrow { circle: circle.clone(), shafts }, None);
                self.shapes.retain(|other| !std::ptr::eq(*other, *shape));
            }
        }
    }

    /// Recognises lines by their usual colours, if the rules text mentions them.
    fn coloured_lines(&mut self, marks: &mut RuleCollector) {
        for (looks, words, rule) in LINES {
            if !self.mentions(words) {
                continue;
            }
            self.lines.retain(|(line, way)| {
                let colour = colour(line, "color");
                let customary =
                    |look: &&str| colours::read(look).zip(colour).is_some_and(|(one, other)| is_similar(one, other));
                let thick = json::number(line.get("thickness")).unwrap_or(10.0) >= 4.0;
                let path = way.clone().filter(|path| thick && path.len() > 1 && looks.iter().any(customary));
                let rule = path.map(|path| rule(Path(path))).filter(|rule| rule.check_fit(&marks.board).is_ok());
                let found = rule.is_some();
                if let Some(rule) = rule {
                    marks.add(rule, None);
                }
                !found
            });
        }
    }

    /// Recognises dots, X and V between two cells.
    fn border_clues(&mut self, marks: &mut RuleCollector) {
        let white = self.mentions(&["kropki", "white dot", "white circle", "consecutive", "difference"]);
        let black = self.mentions(&["kropki", "black dot", "black circle", "ratio", "double"]);
        let sums = self.mentions(&["xv", "an x", "x and v", "x or v", "x's and v's", "sum to 10", "sum to 5"]);
        self.shapes.retain(|shape| {
            let Some(border) = shape.get("center").and_then(border) else { return true };
            let words = json::text(shape.get("text"));
            let number = json::integer(shape.get("text")).and_then(|number| u16::try_from(number).ok());
            let small = side(shape, "width") <= 0.5 && side(shape, "height") <= 0.5;
            let (ground, dot) =
                (ground(shape), small && is_round(shape) && (words.trim().is_empty() || number.is_some()));
            let is = |wanted: u8| ground.is_some_and(|ground| is_similar(ground, Rgba(wanted, wanted, wanted, 255)));
            let framed = colour(shape, "borderColor").is_some_and(|line| is_similar(line, Rgba(0, 0, 0, 255)));
            let rule: Rule = match words.trim() {
                "X" | "x" if small && sums => BorderSum { border, sum: Some(10) }.into(),
                "V" | "v" if small && sums => BorderSum { border, sum: Some(5) }.into(),
                _ if dot && black && is(0) => RatioDot::new(border).with_number(number.filter(|&n| n != 2)).into(),
                _ if dot && white && is(255) && framed => {
                    DifferenceDot::new(border).with_number(number.filter(|&n| n != 1)).into()
                }
                _ => return true,
            };
            let good = rule.check_fit(&marks.board).is_ok();
            if good {
                marks.add(rule, None);
            }
            !good
        });
    }

    /// Recognises grey discs as odd digits and grey squares as even ones.
    fn parity(&mut self, marks: &mut RuleCollector) {
        let (odd, even) = (self.mentions(&["odd"]), self.mentions(&["even"]));
        let mut rule = Parity::none();
        let [marked_even, marked_odd] = &mut rule.cells;
        self.shapes.retain(|shape| {
            let cell = shape.get("center").and_then(middle).filter(|&cell| marks.board.contains(cell));
            let (width, height) = (side(shape, "width"), side(shape, "height"));
            let sized = (0.55..0.9).contains(&width) && (width - height).abs() < 0.01;
            let grey = ground(shape).is_some_and(|Rgba(r, g, b, _)| r == g && g == b && (150..=225).contains(&r));
            let plain = json::text(shape.get("text")).trim().is_empty();
            match cell.filter(|_| sized && grey && plain) {
                Some(cell) if is_round(shape) && odd && !marked_even.contains(cell) => marked_odd.insert(cell),
                Some(cell) if !json::is_truthy(shape.get("rounded")) && even && !marked_odd.contains(cell) => {
                    marked_even.insert(cell);
                }
                Some(_) | None => return true,
            }
            false
        });
        if rule != Parity::none() {
            marks.add(rule, None);
        }
    }
}

/// Returns the numbers that shapes show in the centres of cells, on and off the board: the first in each cell, with its
/// shape.
fn centred_numbers<'a>(shapes: &[&'a Value]) -> BTreeMap<Cell, (u16, &'a Value)> {
    let mut numbers = BTreeMap::new();
    for &shape in shapes {
        let Some((row, col)) = shape.get("center").and_then(point) else { continue };
        let cell = Cell::new(row.floor() as i16, col.floor() as i16);
        let is_middle = (f64::from(cell.row) + 0.5, f64::from(cell.col) + 0.5) == (row, col);
        if let Some(number) = shown_number(shape).filter(|_| is_middle) {
            numbers.entry(cell).or_insert((number, shape));
        }
    }
    numbers
}

/// Returns the cells of a shaft, which may begin at the rim of its circle.
fn shaft(arrow: &Value, marks: &mut RuleCollector) -> Option<Vec<Cell>> {
    let points = json::list(arrow.get("wayPoints"));
    let (first, rest) = points.split_first()?;
    let (row, col) = point(first)?;
    let start = Value::from(vec![row.floor() + 0.5, col.floor() + 0.5]);
    let whole: Vec<Value> = std::iter::once(start).chain(rest.iter().cloned()).collect();
    marks.line_cells(&serde_json::json!({ "wayPoints": whole }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Random;
    use serde_json::json;

    #[test]
    fn numbers_are_found_where_looking_through_all_shapes_finds_them() {
        let mut random = Random::new(11);
        for _ in 0..200 {
            let shape = |random: &mut Random| {
                let mut at = || random.below(9) as f64 * 0.25 - 1.0;
                let center = [at(), at()];
                let text = ["7", "12", "x", "0", ""][random.below(5)];
                json!({ "center": center, "text": text })
            };
            let shapes: Vec<Value> = (0..random.below(30)).map(|_| shape(&mut random)).collect();
            let shapes: Vec<&Value> = shapes.iter().collect();
            let found = centred_numbers(&shapes);
            for (row, col) in (-1..2).flat_map(|row| (-1..2).map(move |col| (row, col))) {
                let middle = Some((f64::from(row) + 0.5, f64::from(col) + 0.5));
                let shown =
                    |shape: &&&Value| shape.get("center").and_then(point) == middle && shown_number(shape).is_some();
                let first = shapes.iter().find(shown).copied();
                let found = found.get(&Cell::new(row, col)).map(|&(_, shape)| shape);
                assert_eq!(found.map(std::ptr::from_ref), first.map(std::ptr::from_ref), "{row} {col}");
            }
        }
    }
}
