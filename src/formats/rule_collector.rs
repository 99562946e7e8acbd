//! Collects the rules of a drawing. SudokuPad's shapes, such as texts, circles, rectangles and lines, become marks
//! without meaning. Coordinates are `[row, column]`, from 0 at the top-left corner of the first cell.

use serde_json::Value;

use super::colours::{self, NearestColour, fill_of, nearest_colour, nearest_tint, outline_of};
use super::fog_links::ReadFog;
use super::json;
use super::limits::CELLS_OF_LINES;
use super::loss::{LossOutcome, Losses, LostElement};
use super::read_drawings::ReadDrawings;
use super::shapes;
use super::texts::truncated;
use crate::board::{Board, Cell, CellSet};
use crate::place::Path;
use crate::puzzle::{Drawing, DrawingLayer, PlacedRule};
use crate::scene::{Rgba, Tint};
use crate::variant::look::{LineTip, LineWidth, Outline};
use crate::variant::{CircleMark, FrameMark, LineMark, RectangleMark, Rule, TextLabel};

/// The pixels per cell, the unit of line widths and font sizes.
pub(super) const PIXELS: f32 = 64.0;

/// A puzzle's rules while they are read.
pub(super) struct RuleCollector {
    pub board: Board,
    pub placed: Vec<PlacedRule>,
    pub losses: Losses,
    /// What is drawn but is neither a rule nor a mark.
    pub drawings: ReadDrawings,
    pub fog: ReadFog,
    /// The number of cells that lines may still take.
    remaining_cells: usize,
}

impl RuleCollector {
    pub(super) fn new(board: Board) -> RuleCollector {
        RuleCollector {
            board,
            placed: Vec::new(),
            losses: Losses::default(),
            drawings: ReadDrawings::new(),
            fog: ReadFog::default(),
            remaining_cells: CELLS_OF_LINES,
        }
    }

    /// Adds a rule in this colour, or in that of its kind. A rule that does not fit the board is reported.
    pub(super) fn add(&mut self, rule: impl Into<Rule>, tint: Option<Tint>) {
        let placed = PlacedRule::new(rule);
        let tint = tint.filter(|&tint| tint != placed.tint());
        self.place(PlacedRule { tint, ..placed });
    }

    /// Adds a rule with its settings. A rule that does not fit the board is reported.
    pub(super) fn place(&mut self, placed: PlacedRule) {
        self.placed.extend(self.losses.check_placement(&self.board, placed));
    }

    fn report_nearest(&mut self, element: LostElement, differs: bool) {
        self.losses.add_many(element, LossOutcome::Nearest, usize::from(differs));
    }

    /// Returns the cells around a point: one if it is the centre of a cell, two on an edge, four at a corner.
    fn around(&mut self, centre: Option<&Value>) -> Option<CellSet> {
        let [row, col] = json::list(centre) else { return None };
        let half = |value: &Value| json::number(Some(value)).filter(|at| at.abs() < 1000.0).map(|at| at * 2.0);
        let (row, col) = (half(row)?, half(col)?);
        let (near_row, near_col) = (row.round(), col.round());
        self.report_nearest(LostElement::Named("center".to_owned()), (row, col) != (near_row, near_col));
        // An odd number of halves is the centre of a cell, an even one an edge.
        let cells = |half: f64| {
            let at = (half as i16).div_euclid(2);
            if half as i16 % 2 == 0 { at - 1..=at } else { at..=at }
        };
        let rows = cells(near_row);
        let all = rows.flat_map(|row| cells(near_col).map(move |col| Cell::new(row, col)));
        let all: CellSet = all.collect();
        let inside = all.iter().all(|cell| self.board.contains(cell));
        inside.then_some(all)
    }

    fn draw(&mut self, drawing: Drawing) {
        self.drawings.add(drawing, &mut self.losses);
    }

    /// Adds marks unless they would differ from what is read, and returns whether they were added.
    fn add_exact(&mut self, add: impl FnOnce(&mut RuleCollector)) -> bool {
        let (losses, before) = (std::mem::take(&mut self.losses), self.placed.len());
        add(self);
        let is_exact = std::mem::replace(&mut self.losses, losses).is_empty();
        if !is_exact {
            self.placed.truncate(before);
        }
        is_exact
    }

    /// Adds an underlay or overlay: as marks if they look the same, or else as drawings.
    pub(super) fn shape(&mut self, shape: &Value, layer: DrawingLayer) {
        if shapes::may_be_mark(shape, layer) && self.add_exact(|marks| marks.shape_mark(shape)) {
            return;
        }
        match shapes::shape(shape, layer, &mut self.losses) {
            Some(drawings) => drawings.into_iter().for_each(|drawing| self.draw(drawing)),
            None => self.losses.add(LostElement::Named("overlays".to_owned()), LossOutcome::OffBoard),
        }
    }

    fn shape_mark(&mut self, shape: &Value) {
        let Some(cells) = self.around(shape.get("center")) else {
            return self.losses.add(LostElement::Named("overlays".to_owned()), LossOutcome::OffBoard);
        };
        let turned = json::number(shape.get("angle")).is_some_and(|angle| angle % 360.0 != 0.0);
        self.losses.add_many(LostElement::Angles, LossOutcome::NoPlace, usize::from(turned));
        let ground = nearest_colour(&json::text(shape.get("backgroundColor")), &mut self.losses);
        let line = nearest_colour(&json::text(shape.get("borderColor")), &mut self.losses);
        let visible = [ground, line].into_iter().flatten().any(|seen| seen != NearestColour::Clear);
        if visible {
            self.circle_or_rectangle(cells.clone(), ground, line, shape);
        }
        let text = json::text(shape.get("text"));
        if text.trim().is_empty() {
            return;
        }
        let size = json::number(shape.get("fontSize")).map_or(40.0, |size| size / f64::from(PIXELS) * 100.0);
        let near = size.round().clamp(10.0, 900.0);
        let colour = [shape.get("color"), shape.get("textColor")].into_iter().flatten().next();
        let colour = nearest_colour(&json::text(colour), &mut self.losses);
        // A label is black or tinted.
        self.report_nearest(LostElement::Colours, matches!(colour, Some(NearestColour::White | NearestColour::Clear)));
        let tint = colour.and_then(|seen| if let NearestColour::Tint(tint) = seen { Some(tint) } else { None });
        let text = truncated(text, LostElement::Texts, &mut self.losses);
        let size = Some(near as u16).filter(|&size| size != 40);
        self.add(TextLabel { cells, text, size, coloured: tint.is_some() }, tint);
    }

    /// Adds a circle or a rectangle.
    fn circle_or_rectangle(
        &mut self,
        cells: CellSet,
        ground: Option<NearestColour>,
        line: Option<NearestColour>,
        shape: &Value,
    ) {
        let side = |name: &str| json::number(shape.get(name)).filter(|side| *side > 0.0).unwrap_or(1.0) * 100.0;
        let (width, height) = (side("width"), side("height"));
        let ((fill, inner), (outline, outer)) = (fill_of(ground), outline_of(line));
        // A mark has no black or white outline.
        self.report_nearest(LostElement::Colours, outline != Outline::Bare && outer.is_none());
        let tint = inner.or(outer);
        if json::is_truthy(shape.get("rounded")) && (width - height).abs() < 1.0 {
            let near = width.round().clamp(10.0, 900.0);
            self.report_nearest(LostElement::Sizes, (near - width).abs() > 0.5);
            return self.add(CircleMark { cells, size: Some(near as u16), fill, outline }, tint);
        }
        let near = |side: f64| side.round().clamp(5.0, 2500.0);
        self.report_nearest(
            LostElement::Sizes,
            (near(width) - width).abs() > 0.5 || (near(height) - height).abs() > 0.5,
        );
        let (width, height) = (Some(near(width) as u16), Some(near(height) as u16));
        self.add(RectangleMark { cells, width, height, fill, outline }, tint);
    }

    /// Adds a frame around cells, with its text in the corner.
    pub(super) fn frame(&mut self, cells: CellSet, colour: &str, words: &str, text_colour: &str) {
        self.corner_text(&cells, words, text_colour);
        if self.add_exact(|marks| marks.frame_mark(cells.clone(), colour)) {
            return;
        }
        let colour = colours::css(colour).unwrap_or(Rgba(0, 0, 0, 255));
        if colour.3 > 0 {
            match shapes::frame(&cells, colour) {
                Some(drawing) => self.draw(drawing),
                None => self.losses.add(LostElement::Named("cages".to_owned()), LossOutcome::OffBoard),
            }
        }
    }

    /// Draws a text in the corner of the first cell.
    pub(super) fn corner_text(&mut self, cells: &CellSet, words: &str, colour: &str) {
        if words.trim().is_empty() {
            return;
        }
        let colour = colours::css(colour).unwrap_or(Rgba(0, 0, 0, 255));
        match shapes::cage_text(cells, words.to_owned(), colour, &mut self.losses) {
            Some(drawing) => self.draw(drawing),
            None => self.losses.add(LostElement::Texts, LossOutcome::OffBoard),
        }
    }

    fn frame_mark(&mut self, cells: CellSet, colour: &str) {
        let tint = if colour.is_empty() { Tint::Grey } else { nearest_tint(colour, &mut self.losses) };
        self.add(FrameMark { cells, outline: Outline::Dashed, inset: None }, Some(tint));
    }

    /// Returns the cells of a line from cell centre to cell centre; None for other lines, and once the limit on cells
    /// is exceeded.
    pub(super) fn line_cells(&mut self, line: &Value) -> Option<Vec<Cell>> {
        let mut cells: Vec<Cell> = Vec::new();
        for next in json::list(line.get("wayPoints")).iter().map(middle) {
            let next = next?;
            // A segment between two points may cross several cells.
            while let Some(&last) = cells.last()
                && last != next
            {
                self.remaining_cells = self.remaining_cells.checked_sub(1)?;
                let (rows, cols) = (next.row - last.row, next.col - last.col);
                if rows != 0 && cols != 0 && rows.abs() != cols.abs() {
                    return None;
                }
                cells.push(last.offset(rows.signum(), cols.signum()));
            }
            if cells.is_empty() {
                cells.push(next);
            }
        }
        Some(cells)
    }

    /// Adds a line through cells as a mark.
    pub(super) fn line(&mut self, line: &Value, arrow: bool) {
        let way = self.line_cells(line);
        self.line_along(way, line, arrow);
    }

    /// Adds a line along known cells: as a mark if it looks the same, or else as a drawing.
    pub(super) fn line_along(&mut self, way: Option<Vec<Cell>>, line: &Value, arrow: bool) {
        if json::list(line.get("wayPoints")).is_empty() && json::text(line.get("d")).trim().is_empty() {
            return self.losses.add(LostElement::Named("lines".to_owned()), LossOutcome::Blank);
        }
        if let Some(cells) = way.filter(|_| shapes::may_be_line_mark(line))
            && self.add_exact(|marks| marks.line_mark(cells, line, arrow))
        {
            return;
        }
        match shapes::line(line, arrow, &mut self.losses) {
            Some(drawing) => self.draw(drawing),
            None => self.losses.add(LostElement::Named("lines".to_owned()), LossOutcome::OffBoard),
        }
    }

    fn line_mark(&mut self, cells: Vec<Cell>, line: &Value, arrow: bool) {
        let thick = json::number(line.get("thickness")).unwrap_or(10.0) / f64::from(PIXELS);
        let width = match thick {
            ..0.095 => LineWidth::Thin,
            0.095..0.22 => LineWidth::Medium,
            _ => LineWidth::Wide,
        };
        let exact = [0.3, 0.14, 0.05].into_iter().any(|usual| (thick - usual).abs() < 0.005);
        self.report_nearest(LostElement::Sizes, !exact);
        let tint = match nearest_colour(&json::text(line.get("color")), &mut self.losses) {
            Some(NearestColour::Tint(tint)) => tint,
            Some(NearestColour::Clear | NearestColour::White | NearestColour::Black) | None => {
                self.losses.add(LostElement::Colours, LossOutcome::Nearest);
                Tint::Grey
            }
        };
        let tip = if arrow { LineTip::Arrow } else { LineTip::Plain };
        self.add(LineMark { path: Path(cells), width, style: Default::default(), tip }, Some(tint));
    }
}

/// Returns the cell that has this point as its centre.
fn middle(at: &Value) -> Option<Cell> {
    let [row, col] = json::list(Some(at)) else { return None };
    let whole = |value: &Value| {
        let at = json::number(Some(value))? - 0.5;
        (at.fract() == 0.0 && (0.0..1000.0).contains(&at)).then_some(at as i16)
    };
    Some(Cell::new(whole(row)?, whole(col)?))
}
