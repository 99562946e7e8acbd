//! Elements of a drawing that are no rules, because they belong to rules that were recognised or show nothing: circles
//! at the ends of between lines, lines under or over others, branches of lines, and invisible shapes.

use std::collections::BTreeSet;

use super::drawing::{MarkId, MarkIds, SketchLine, SketchShape};
use super::evidence::Evidence;
use super::hues::Hue;
use super::lines::is_ground;
use crate::board::Cell;
use crate::variant::{Arrow, Between, DoubleArrow, Lockout, OwnLine, Rule, Thermometer, Zipper};

/// Returns the marks that stay drawings although nothing is left to understand about them.
pub(super) fn explained(evidence: &Evidence) -> MarkIds {
    let sketch = evidence.sketch;
    let mut all = evidence.explained.clone();
    let places: BTreeSet<Cell> = evidence.rules().flat_map(places).collect();
    let is_known = |mark: MarkId, all: &MarkIds| evidence.used.contains(&mark) || all.contains(&mark);
    let lines = || sketch.lines.iter().enumerate();
    let steps: BTreeSet<[Cell; 2]> =
        lines().filter(|(at, _)| is_known(MarkId::Line(*at), &all)).flat_map(|(_, line)| steps(line)).collect();
    for (at, line) in lines() {
        let own = self::steps(line);
        let covered = !line.arrow && !own.is_empty() && own.iter().all(|step| steps.contains(step));
        if !is_known(MarkId::Line(at), &all) && (is_point(line) || covered && is_ground(line, at, &sketch.lines)) {
            all.insert(MarkId::Line(at));
        }
    }
    for (at, shape) in sketch.shapes.iter().enumerate() {
        let at_place = shape.round && shape.is_even_sided() && shape.cell().is_some_and(|cell| places.contains(&cell));
        let hidden = shape.is_blank() && (at_place || shows_nothing(evidence, shape));
        if hidden && !evidence.used.contains(&MarkId::Shape(at)) {
            all.insert(MarkId::Shape(at));
        }
    }
    all
}

/// Returns the cells in which the picture of a rule has a circle.
fn places(rule: &Rule) -> Vec<Cell> {
    let ends = |path: &[Cell]| [path.first(), path.last()].into_iter().flatten().copied().collect();
    if let Some(line) = rule.downcast::<Between>() {
        ends(&line.path.0)
    } else if let Some(line) = rule.downcast::<DoubleArrow>() {
        ends(&line.path.0)
    } else if let Some(line) = rule.downcast::<OwnLine>() {
        ends(&line.path.0)
    } else if let Some(line) = rule.downcast::<Lockout>() {
        ends(&line.path.0)
    } else if let Some(line) = rule.downcast::<Zipper>() {
        let path = &line.path.0;
        if path.len() % 2 == 1 { vec![path[path.len() / 2]] } else { vec![] }
    } else if let Some(arrow) = rule.downcast::<Arrow>() {
        arrow.circle.iter().collect()
    } else if let Some(thermometer) = rule.downcast::<Thermometer>() {
        thermometer.path.0.first().copied().into_iter().collect()
    } else {
        vec![]
    }
}

/// Returns the pairs of cells that follow each other on a line.
fn steps(line: &SketchLine) -> BTreeSet<[Cell; 2]> {
    let cells = line.cells.as_deref().unwrap_or_default();
    cells.windows(2).map(|pair| [pair[0].min(pair[1]), pair[0].max(pair[1])]).collect()
}

/// Returns whether a line has no length.
fn is_point(line: &SketchLine) -> bool {
    line.points.iter().all(|point| (point.0 - line.points[0].0).hypot(point.1 - line.points[0].1) < 0.01)
}

/// Returns whether a shape without a text cannot be seen: it has no colour at all, or is white outside the board, where
/// it only makes room.
fn shows_nothing(evidence: &Evidence, shape: &SketchShape) -> bool {
    let (row, col) = shape.centre;
    let outside = !evidence.board.contains(Cell::new(row.floor() as i16, col.floor() as i16));
    let unseen = [shape.fill, shape.border].into_iter().flatten().all(|colour| colour.3 == 0);
    let white = [shape.fill, shape.border].into_iter().flatten().all(|colour| colour.3 == 0 || Hue::White.fits(colour));
    unseen || white && outside
}
