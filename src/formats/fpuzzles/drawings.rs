//! Cosmetic elements as drawings, where marks would look different, and drawings as cosmetic elements.

use serde_json::{Value, json};

use super::cells::{ExpectedValue, lines, name, set};
use super::default_sizes::{DEFAULT_CIRCLE, DEFAULT_TEXT};
use super::key::{Cosmetic, ElementKey};
use super::rules::FPuzzlesRules;
use super::write::CellFields;
use crate::board::{Cell, CellSet, Grid};
use crate::formats::colours;
use crate::formats::json::{self, Object};
use crate::formats::loss::{LossOutcome, Losses, LostElement};
use crate::formats::texts::truncated;
use crate::puzzle::{
    Angle, Drawing, DrawingLayer, DrawingPoint, DrawnFrame, DrawnShape, Length, LineEnds, Puzzle, TextAlign,
};
use crate::scene::Rgba;

/// The width of outlines, in thousandths of a cell.
const OUTLINE: i32 = 30;
/// The default sides of rectangles and width of lines, in hundredths of a cell.
const DEFAULT_SIDE: u16 = 100;
const DEFAULT_LINE: u16 = 30;
const BLACK: Rgba = Rgba(0, 0, 0, 255);

/// Returns a length of an element; `None` if it is too large.
fn length(element: &Object, field: &str, usual: u16) -> Option<Length> {
    let usual = f64::from(usual) / 100.0;
    Length::of_cells(json::number(element.get(field)).filter(|length| *length >= 0.0).unwrap_or(usual))
}

fn visible(element: &Object, field: &str) -> Option<Rgba> {
    colours::css(&json::text(element.get(field))).filter(|colour| colour.3 > 0)
}

/// Returns the mean of the centres of cells.
fn centre(cells: &CellSet) -> Option<DrawingPoint> {
    let count = cells.len() as f64;
    let mean = |of: fn(Cell) -> i16| cells.iter().map(|cell| f64::from(of(cell))).sum::<f64>() / count + 0.5;
    DrawingPoint::of_cells(mean(|cell| cell.col), mean(|cell| cell.row))
}

/// Converts a text, circle, rectangle or line to drawings; none if nothing of it is visible.
///
/// # Errors
/// Returns the expected value if a field is invalid.
pub(super) fn of_element(
    sort: Cosmetic,
    element: &Object,
    size: u8,
    losses: &mut Losses,
) -> Result<Vec<Drawing>, ExpectedValue> {
    if sort == Cosmetic::Line {
        let place = |cell: &Cell| DrawingPoint::of_cells(f64::from(cell.col) + 0.5, f64::from(cell.row) + 0.5);
        let lines: Option<Vec<Vec<DrawingPoint>>> =
            lines(element.get("lines"), size)?.iter().map(|line| line.iter().map(place).collect()).collect();
        let drawing = lines.filter(|lines| !lines.is_empty()).and_then(|lines| {
            let shape = DrawnShape::Lines { lines, closed: false, ends: LineEnds::Round, arrow: None };
            let colour = visible(element, "outlineC")?;
            Some(Drawing::new(shape).with_stroke(colour, length(element, "width", DEFAULT_LINE)?))
        });
        return Ok(drawing.into_iter().collect());
    }
    let cells = set(element.get("cells"), size)?;
    Ok(of_cells(sort, element, &cells, losses).unwrap_or_default())
}

fn of_cells(sort: Cosmetic, element: &Object, cells: &CellSet, losses: &mut Losses) -> Option<Vec<Drawing>> {
    let centre = centre(cells).filter(|_| !cells.is_empty())?;
    let angle = Angle::of_degrees(json::number(element.get("angle")).unwrap_or(0.0))?;
    let mut drawings = Vec::new();
    if matches!(sort, Cosmetic::Circle | Cosmetic::Rectangle) {
        let usual = match sort {
            Cosmetic::Circle => DEFAULT_CIRCLE[usize::from(cells.len() > 1)],
            _ => DEFAULT_SIDE,
        };
        let (width, height) = (length(element, "width", usual)?, length(element, "height", usual)?);
        let frame = DrawnFrame { centre, width, height, angle };
        let shape = match sort {
            Cosmetic::Circle => DrawnShape::Ellipse { frame },
            _ => DrawnShape::Rectangle { frame, rounded: Length::ZERO },
        };
        let (fill, stroke) = (visible(element, "baseC"), visible(element, "outlineC"));
        let width = Length::thousandths(OUTLINE);
        drawings.push(Drawing { fill, stroke, width, ..Drawing::new(shape) });
    }
    let text = json::text(element.get("value"));
    if !text.trim().is_empty() {
        let text = truncated(text, LostElement::Texts, losses);
        let size = match sort {
            Cosmetic::Text => length(element, "size", DEFAULT_TEXT)?,
            _ => Length::thousandths(i32::from(DEFAULT_TEXT) * 10),
        };
        let shape = DrawnShape::Text { text, at: centre, size, align: TextAlign::Centre, angle };
        let colour = colours::css(&json::text(element.get("fontC"))).unwrap_or(BLACK);
        drawings.push(Drawing::new(shape).with_fill(colour).in_layer(DrawingLayer::UnderDigits));
    }
    Some(drawings)
}

/// Returns a drawing that fills one cell with a colour.
pub(super) fn filled_cell(cell: Cell, colour: Rgba) -> Option<Drawing> {
    let centre = DrawingPoint::of_cells(f64::from(cell.col) + 0.5, f64::from(cell.row) + 0.5)?;
    let frame = DrawnFrame { centre, width: Length::CELL, height: Length::CELL, angle: Angle::default() };
    Some(Drawing::new(DrawnShape::Rectangle { frame, rounded: Length::ZERO }).with_fill(colour))
}

impl FPuzzlesRules {
    /// Keeps a drawing, and reports that it may have been a rule.
    pub(super) fn draw(&mut self, drawing: Drawing) {
        self.drawings.add(drawing, &mut self.losses);
    }

    /// Adds marks unless they would differ from what is read, and returns whether they were added.
    pub(super) fn add_exact(
        &mut self,
        add: impl FnOnce(&mut FPuzzlesRules) -> Result<(), ExpectedValue>,
    ) -> Result<bool, ExpectedValue> {
        let (losses, before) = (std::mem::take(&mut self.losses), self.placed.len());
        let added = add(self);
        let is_exact = std::mem::replace(&mut self.losses, losses).is_empty();
        if !is_exact {
            self.placed.truncate(before);
        }
        added.map(|()| is_exact)
    }
}

/// Converts the drawings of a puzzle to elements with their keys, and to colours of cells.
pub(super) fn elements(
    puzzle: &Puzzle,
    grid: &Grid,
    cells: &mut CellFields,
    losses: &mut Losses,
) -> Vec<(ElementKey, Value)> {
    let places = GridPlaces { origin: grid.origin(), size: i32::from(grid.size()) };
    puzzle.drawings().iter().filter_map(|drawing| element(drawing, places, cells, losses)).collect()
}

/// The numbering of the cells of the only grid and of those around it.
#[derive(Clone, Copy)]
struct GridPlaces {
    origin: Cell,
    size: i32,
}

impl GridPlaces {
    /// Returns a place in thousandths of a cell right and down from the first cell.
    fn relative(self, at: DrawingPoint) -> [i32; 2] {
        let origin = [self.origin.col, self.origin.row].map(|cells| i32::from(cells) * 1000);
        [at.x.in_thousandths() - origin[0], at.y.in_thousandths() - origin[1]]
    }

    fn has(self, at: i32) -> bool {
        (-1..=self.size).contains(&at)
    }

    /// Returns the cell with this centre.
    fn cell(self, at: DrawingPoint) -> Option<Cell> {
        let [col, row] = self.relative(at);
        let whole = |at: i32| {
            let is_centre = at.rem_euclid(1000) == 500;
            Some(at.div_euclid(1000)).filter(|&at| is_centre && self.has(at)).map(|at| at as i16)
        };
        Some(Cell::new(whole(row)?, whole(col)?))
    }

    /// Returns the cells around the nearest centre, edge or corner, and whether that is the exact place.
    fn around(self, at: DrawingPoint) -> Option<(Vec<Cell>, bool)> {
        let [x, y] = self.relative(at);
        let span = |at: i32| {
            let halves = (at + 250).div_euclid(500);
            let cell = halves.div_euclid(2);
            // An odd number of halves is the centre of a cell, an even one an edge.
            if halves.rem_euclid(2) == 1 { vec![cell] } else { vec![cell - 1, cell] }
        };
        let (cols, rows) = (span(x), span(y));
        let inside = cols.iter().chain(&rows).all(|&at| self.has(at));
        let cells = rows.iter().flat_map(|&row| cols.iter().map(move |&col| Cell::new(row as i16, col as i16)));
        inside.then(|| (cells.collect(), x.rem_euclid(500) == 0 && y.rem_euclid(500) == 0))
    }
}

fn element(
    drawing: &Drawing,
    places: GridPlaces,
    cells: &mut CellFields,
    losses: &mut Losses,
) -> Option<(ElementKey, Value)> {
    let mut lost = |outcome: LossOutcome| losses.add(LostElement::Drawings, outcome);
    let colour = |colour: Option<Rgba>| colour.unwrap_or(Rgba(0, 0, 0, 0)).to_string();
    let number = |length: Length| Value::from(f64::from(length));
    let names = |cells: &[Cell]| cells.iter().map(|&cell| name(cell)).collect::<Value>();
    let is_image = matches!(drawing.shape, DrawnShape::Image { .. });
    if drawing.stroke.is_none() && drawing.fill.is_none() && !is_image {
        lost(LossOutcome::Blank);
        return None;
    }
    let plain_outline = drawing.stroke.is_none() || drawing.width == Length::thousandths(OUTLINE);
    let (sort, mut element, exact, angle) = match &drawing.shape {
        DrawnShape::Text { text, at, size, align, angle } => {
            let Some((around, exact)) = places.around(*at).filter(|_| *size > Length::ZERO) else {
                lost(LossOutcome::NoPlace);
                return None;
            };
            let exact = exact
                && *align == TextAlign::Centre
                && drawing.layer == DrawingLayer::UnderDigits
                && drawing.stroke.is_none()
                && drawing.fill.is_some()
                && !text.contains('\n')
                && !text.trim().is_empty();
            let fields = json!({
                "cells": names(&around), "value": text, "fontC": colour(drawing.fill), "size": number(*size),
            });
            (Cosmetic::Text, fields, exact, *angle)
        }
        DrawnShape::Rectangle { frame, .. } | DrawnShape::Ellipse { frame } => {
            let is_circle = matches!(drawing.shape, DrawnShape::Ellipse { .. });
            let square = matches!(drawing.shape, DrawnShape::Rectangle { rounded: Length::ZERO, .. });
            let exact = (is_circle || square)
                && plain_outline
                && drawing.dash.is_none()
                && drawing.layer == DrawingLayer::UnderGrid;
            let whole = frame.width == Length::CELL && frame.height == Length::CELL && frame.angle.is_zero();
            let cell = places.cell(frame.centre).filter(|_| exact && square && whole && drawing.stroke.is_none());
            if let (Some(cell), Some(fill)) = (cell, drawing.fill) {
                let at = cell.offset(places.origin.row, places.origin.col);
                let inside = (0..places.size).contains(&cell.row.into()) && (0..places.size).contains(&cell.col.into());
                if inside && !cells.grounds.contains_key(&at) {
                    cells.grounds.insert(at, fill.to_string());
                    return None;
                }
            }
            let found = places.around(frame.centre).filter(|_| frame.width.min(frame.height) > Length::ZERO);
            let Some((around, in_place)) = found else {
                lost(LossOutcome::NoPlace);
                return None;
            };
            let fields = json!({
                "cells": names(&around), "baseC": colour(drawing.fill), "outlineC": colour(drawing.stroke),
                "fontC": "#000000", "width": number(frame.width), "height": number(frame.height),
            });
            let sort = if is_circle { Cosmetic::Circle } else { Cosmetic::Rectangle };
            (sort, fields, exact && in_place, frame.angle)
        }
        DrawnShape::Lines { lines, closed, ends, arrow } => {
            let cells = |line: &Vec<DrawingPoint>| {
                let end = line.first().copied().filter(|_| *closed);
                line.iter().copied().chain(end).map(|at| places.cell(at)).collect::<Option<Vec<Cell>>>()
            };
            let lines: Option<Vec<Vec<Cell>>> = lines.iter().map(cells).collect();
            let Some(lines) = lines.filter(|_| drawing.stroke.is_some()) else {
                lost(LossOutcome::NoPlace);
                return None;
            };
            let exact = !closed
                && *ends == LineEnds::Round
                && arrow.is_none()
                && drawing.fill.is_none()
                && drawing.dash.is_none()
                && drawing.layer == DrawingLayer::UnderGrid;
            let lines: Vec<Value> = lines.iter().map(|line| names(line)).collect();
            let fields = json!({ "lines": lines, "outlineC": colour(drawing.stroke), "width": number(drawing.width) });
            (Cosmetic::Line, fields, exact, Angle::default())
        }
        DrawnShape::Image { .. } => {
            lost(LossOutcome::NoPlace);
            return None;
        }
    };
    if !exact {
        lost(LossOutcome::Nearest);
    }
    if !angle.is_zero() {
        element["angle"] = angle.degrees().into();
    }
    Some((ElementKey::Cosmetic(sort), element))
}
