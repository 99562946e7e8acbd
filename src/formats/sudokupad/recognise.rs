//! Recognises rules in SudokuPad's drawing, and reads the rest as marks.

use std::collections::BTreeMap;

use serde_json::Value;

use super::appearance::{colour, ground, point, side};
use crate::board::{Cell, CellSet};
use crate::formats::json::{self, Object};
use crate::formats::loss::{LossOutcome, LostElement};
use crate::formats::recognise::{
    self, DrawingReading, DrawnElement, MarkId, Sketch, SketchCage, SketchLine, SketchShape,
};
use crate::formats::rule_collector::{PIXELS, RuleCollector};
use crate::formats::svg_path;
use crate::puzzle::{DrawingLayer, MAX_DRAWING_POINTS, PlacedRule, StoredSolution};
use crate::scene::Rgba;

/// The shapes of a drawing, whose meaning is not known yet.
pub(super) struct UnrecognisedShapes<'a> {
    /// Lines, followed by arrows.
    lines: Vec<(&'a Value, bool)>,
    /// Underlays, followed by overlays.
    shapes: Vec<&'a Value>,
    /// The number of underlays.
    underlays: usize,
    /// Cages that may have a meaning.
    cages: Vec<(CellSet, &'a Value)>,
    sketch: Sketch,
}

impl<'a> UnrecognisedShapes<'a> {
    pub(super) fn of(
        object: &'a Object,
        cages: Vec<(CellSet, &'a Value)>,
        rules_text: &str,
        solution: Option<&StoredSolution>,
        marks: &RuleCollector,
    ) -> UnrecognisedShapes<'a> {
        let list = |key: &str| json::list(object.get(key)).iter();
        let lines: Vec<(&Value, bool)> =
            list("lines").map(|line| (line, false)).chain(list("arrows").map(|arrow| (arrow, true))).collect();
        let shapes: Vec<&Value> = list("underlays").chain(list("overlays")).collect();
        let mut budget = recognise::MAX_LINE_CELLS;
        let sketch = Sketch {
            lines: lines.iter().map(|&(line, arrow)| sketch_line(line, arrow, &mut budget)).collect(),
            shapes: shapes.iter().map(|shape| sketch_shape(shape)).collect(),
            cages: cages.iter().map(|(cells, cage)| sketch_cage(cells, cage)).collect(),
            rules_text: rules_text.to_owned(),
            solution: solution.and_then(|solution| solution.filling(&marks.board)),
            other_solution: matches!(solution, Some(StoredSolution::Text(_))),
        };
        let underlays = list("underlays").len();
        UnrecognisedShapes { lines, shapes, underlays, cages, sketch }
    }

    /// Adds the recognised rules, reports their number by kind, and adds the rest as marks.
    pub(super) fn read(self, marks: &mut RuleCollector) -> DrawingReading {
        let RuleCollector { board, placed, losses, .. } = marks;
        recognise::settle_stated(board, &self.sketch, placed, losses);
        let stated: Vec<PlacedRule> = marks.placed.iter().filter(|placed| placed.on).cloned().collect();
        let found = recognise::recognise(&marks.board, &self.sketch, stated);
        for decision in &found.accepted {
            for (part, placed) in decision.rules.iter().zip(decision.placed()) {
                // Cages are as good as stated by name.
                if !part.marks.iter().any(|mark| matches!(mark, MarkId::Cage(_))) {
                    marks.losses.add(LostElement::Rules(part.rule.kind()), LossOutcome::Recognised);
                }
                marks.place(placed);
            }
        }
        let mut drawn: BTreeMap<MarkId, DrawnElement> = BTreeMap::new();
        let mut draw = |mark: MarkId, marks: &mut RuleCollector, add: &dyn Fn(&mut RuleCollector)| {
            if !found.used.contains(&mark) {
                let before = (marks.placed.len(), marks.drawings.len());
                add(marks);
                let drawings = marks.drawings.since(before.1).to_vec();
                drawn.insert(mark, DrawnElement { marks: marks.placed[before.0..].to_vec(), drawings });
            }
        };
        // From back to front: underlays, lines, arrows, cages and overlays.
        let (underlays, overlays) = self.shapes.split_at(self.underlays);
        for (at, shape) in underlays.iter().enumerate() {
            draw(MarkId::Shape(at), marks, &|marks| marks.shape(shape, DrawingLayer::UnderGrid));
        }
        for (at, (line, arrow)) in self.lines.iter().enumerate() {
            draw(MarkId::Line(at), marks, &|marks| marks.line(line, *arrow));
        }
        for (at, (cells, cage)) in self.cages.iter().enumerate() {
            let (colour, words, text_colour) = cage_look(cage);
            draw(MarkId::Cage(at), marks, &|marks| marks.frame(cells.clone(), &colour, &words, &text_colour));
            let is_number =
                words.trim().trim_start_matches(['<', '>', '≤', '≥']).chars().all(|sign| sign.is_ascii_digit());
            if found.used.contains(&MarkId::Cage(at)) && !is_number {
                // A cage with words, such as “<20”, may be a rule of another kind as well.
                marks.losses.unknown_text("cages.value", 1, &words);
                marks.corner_text(cells, &words, &text_colour);
            }
        }
        for (at, shape) in overlays.iter().enumerate() {
            let mark = MarkId::Shape(self.underlays + at);
            draw(mark, marks, &|marks| marks.shape(shape, DrawingLayer::UnderDigits));
        }
        let mut without_meaning = drawn.len();
        for element in found.explained.iter().filter_map(|mark| drawn.get(mark)) {
            element.explain(&mut marks.losses);
            without_meaning -= 1;
        }
        let of = |mark: &MarkId| drawn.get(mark).cloned().unwrap_or_default();
        found.into_reading(of, without_meaning, &mut marks.losses)
    }
}

/// Returns the colour of a cage, its text, and the colour of the text.
fn cage_look(cage: &Value) -> (String, String, String) {
    let first = |names: [&str; 2]| json::text(names.iter().filter_map(|name| cage.get(*name)).next());
    let words = json::text(cage.get("value"));
    let words = if words.is_empty() { json::text(cage.get("sum")) } else { words };
    (first(["borderColor", "outlineC"]), words, first(["textColor", "fontC"]))
}

/// Returns the points of a line. A path has some only if it is in one piece and no area.
fn line_points(line: &Value) -> Vec<(f64, f64)> {
    const NEAR: f64 = 0.1;
    let path = json::text(line.get("d"));
    if path.trim().is_empty() {
        return json::list(line.get("wayPoints")).iter().filter_map(point).collect();
    }
    let is_area = !matches!(json::text(line.get("fill")).trim(), "" | "none");
    let pieces = svg_path::lines(&path, MAX_DRAWING_POINTS).filter(|_| !is_area).unwrap_or_default();
    let scale = f64::from(PIXELS);
    let mut points: Vec<(f64, f64)> = Vec::new();
    for (piece, closed) in pieces {
        let piece: Vec<(f64, f64)> = piece.into_iter().map(|(x, y)| (y / scale, x / scale)).collect();
        let goes_on = |last: &(f64, f64)| (last.0 - piece[0].0).hypot(last.1 - piece[0].1) < NEAR;
        if closed || !points.last().is_none_or(goes_on) {
            return vec![];
        }
        points.extend(piece);
    }
    points
}

fn sketch_line(line: &Value, arrow: bool, budget: &mut usize) -> SketchLine {
    let points = line_points(line);
    let cells: Option<Vec<Cell>> = recognise::cells_along(&points, arrow, budget);
    let width = json::number(line.get("thickness")).unwrap_or(10.0) / f64::from(PIXELS);
    SketchLine { points, cells, colour: colour(line, "color").unwrap_or(Rgba(0, 0, 0, 255)), width, arrow }
}

fn sketch_shape(shape: &Value) -> SketchShape {
    SketchShape {
        centre: shape.get("center").and_then(point).unwrap_or((-99.0, -99.0)),
        width: side(shape, "width"),
        height: side(shape, "height"),
        round: json::is_truthy(shape.get("rounded")),
        angle: json::number(shape.get("angle")).unwrap_or(0.0),
        fill: ground(shape),
        border: colour(shape, "borderColor").filter(|line| line.3 > 0),
        text: json::text(shape.get("text")),
    }
}

fn sketch_cage(cells: &CellSet, cage: &Value) -> SketchCage {
    let words = json::text(cage.get("value"));
    let sum = json::text(cage.get("sum"));
    let own = ["borderColor", "outlineC"].into_iter().find_map(|name| colour(cage, name));
    SketchCage {
        cells: cells.clone(),
        text: if words.trim().is_empty() && sum != "0" { sum } else { words },
        colour: own.filter(|colour| colour.3 > 0),
        unique: cage.get("unique").map(|unique| json::is_truthy(Some(unique))),
    }
}
