//! Writes the setter's drawings as SudokuPad's shapes. Those that the shapes cannot express exactly are reported.

use serde_json::{Value, json};

use super::draw::DrawnShapes;
use crate::board::Board;
use crate::formats::json::Object;
use crate::formats::loss::{LossOutcome, Losses, LostElement};
use crate::formats::rule_collector::PIXELS;
use crate::puzzle::{Drawing, DrawingLayer, DrawingPoint, DrawnFrame, DrawnShape, Length, LineEnds, Puzzle, TextAlign};
use crate::scene::{ImageFile, Rgba};

/// A fully transparent colour.
const CLEAR: &str = "#00000000";

/// Adds all drawings, and the only picture that SudokuPad has a place for to the metadata: one behind the whole board.
pub(super) fn add(puzzle: &Puzzle, shapes: &mut DrawnShapes, metadata: &mut Object, losses: &mut Losses) {
    let top_left = puzzle.board().top_left();
    let mut writer =
        DrawingWriter { shapes, metadata, losses, origin: (i32::from(top_left.row), i32::from(top_left.col)) };
    let mut lists = [0; DrawingLayer::ALL.len()];
    for drawing in puzzle.drawings() {
        writer.drawing(drawing, puzzle.board());
        // Within a layer, SudokuPad draws the lists one after another.
        let (list, before) = (list_of(drawing), &mut lists[drawing.layer as usize]);
        if list < *before {
            writer.report(LossOutcome::Nearest);
        }
        *before = (*before).max(list);
    }
}

/// Returns the position of the list of a drawing among the lists that are drawn one after another: pictures, underlays,
/// lines, arrows, overlays.
fn list_of(drawing: &Drawing) -> usize {
    match &drawing.shape {
        DrawnShape::Image { .. } => 0,
        DrawnShape::Lines { arrow: None, .. } => 2,
        DrawnShape::Lines { arrow: Some(_), .. } => 3,
        DrawnShape::Ellipse { frame } if frame.width != frame.height => 2,
        DrawnShape::Rectangle { .. } | DrawnShape::Ellipse { .. } | DrawnShape::Text { .. } => match drawing.layer {
            DrawingLayer::UnderGrid => 1,
            DrawingLayer::UnderDigits | DrawingLayer::OverDigits => 4,
        },
    }
}

struct DrawingWriter<'a> {
    shapes: &'a mut DrawnShapes,
    metadata: &'a mut Object,
    losses: &'a mut Losses,
    /// The first row and column of the board.
    origin: (i32, i32),
}

/// Returns thousandths as a number, as short as possible.
fn short(thousandths: f64) -> Value {
    let number = thousandths / 1000.0;
    if number.fract() == 0.0 { Value::from(number as i64) } else { Value::from(number) }
}

fn cells(length: Length) -> Value {
    short(f64::from(length.in_thousandths()))
}

/// Returns a length in pixels, to a thousandth.
fn pixels(length: Length) -> Value {
    short((f64::from(length.in_thousandths()) * f64::from(PIXELS)).round())
}

fn colour(colour: Option<Rgba>) -> String {
    colour.map_or(CLEAR.to_owned(), |colour| colour.to_string())
}

impl DrawingWriter<'_> {
    /// Returns the distances right and down from the first cell of the board, in thousandths of a cell.
    fn relative(&self, at: DrawingPoint) -> (i32, i32) {
        (at.x.in_thousandths() - self.origin.1 * 1000, at.y.in_thousandths() - self.origin.0 * 1000)
    }

    fn place(&self, at: DrawingPoint) -> Value {
        let (x, y) = self.relative(at);
        json!([short(f64::from(y)), short(f64::from(x))])
    }

    fn report(&mut self, outcome: LossOutcome) {
        self.losses.add(LostElement::Drawings, outcome);
    }

    fn drawing(&mut self, drawing: &Drawing, board: &Board) {
        let is_image = matches!(drawing.shape, DrawnShape::Image { .. });
        if drawing.stroke.is_none() && drawing.fill.is_none() && !is_image {
            return self.report(LossOutcome::Blank);
        }
        match &drawing.shape {
            DrawnShape::Lines { lines, closed, ends, arrow } => self.lines(drawing, lines, *closed, *ends, *arrow),
            DrawnShape::Rectangle { frame, rounded } => {
                let most = frame.width.min(frame.height).in_thousandths() / 2;
                let is_rounded = *rounded > Length::ZERO && rounded.in_thousandths() == most;
                if *rounded > Length::ZERO && !is_rounded {
                    self.report(LossOutcome::Nearest);
                }
                self.body(drawing, frame, is_rounded);
            }
            DrawnShape::Ellipse { frame } if frame.width == frame.height => self.body(drawing, frame, true),
            DrawnShape::Ellipse { frame } => self.ellipse(drawing, frame),
            DrawnShape::Text { text, at, size, align, angle } => {
                if text.contains('\n') || drawing.dash.is_some() {
                    self.report(LossOutcome::Nearest);
                }
                let mut shape = json!({
                    "center": self.place(*at), "width": cells(*size), "height": cells(*size), "text": text,
                    "fontSize": pixels(*size), "color": colour(drawing.fill),
                });
                if !angle.is_zero() {
                    shape["angle"] = short(angle.degrees() * 1000.0);
                }
                match align {
                    TextAlign::Centre => {}
                    TextAlign::Left => shape["text-anchor"] = "start".into(),
                    TextAlign::Right => shape["text-anchor"] = "end".into(),
                }
                if drawing.stroke.is_some() {
                    shape["stroke"] = colour(drawing.stroke).into();
                    shape["stroke-width"] = pixels(drawing.width);
                }
                self.part(drawing.layer, shape);
            }
            DrawnShape::Image { frame, file, mirrored, opacity } => {
                let (from, (bottom, right)) = (board.top_left(), board.extent());
                let (high, wide) = (i32::from(bottom - from.row) * 1000, i32::from(right - from.col) * 1000);
                let covers = self.relative(frame.centre) == (wide / 2, high / 2)
                    && (frame.width.in_thousandths(), frame.height.in_thousandths()) == (wide, high);
                let is_plain = covers && frame.angle.is_zero() && !mirrored;
                match is_plain && drawing.layer == DrawingLayer::UnderGrid && !self.metadata.contains_key(BACKGROUND) {
                    true => self.background(file, *opacity),
                    false => self.report(LossOutcome::NoPlace),
                }
            }
        }
    }

    fn background(&mut self, file: &ImageFile, opacity: u8) {
        self.metadata.insert(BACKGROUND.into(), file.data_url().into());
        self.metadata.insert(BACKGROUND_OPACITY.into(), (f64::from(opacity) / 255.0).into());
    }

    /// Adds an underlay or overlay.
    fn part(&mut self, layer: DrawingLayer, mut shape: Value) {
        match layer {
            DrawingLayer::UnderGrid => self.shapes.underlays.push(shape),
            DrawingLayer::UnderDigits => self.shapes.overlays.push(shape),
            DrawingLayer::OverDigits => {
                shape["target"] = "cell-givens".into();
                self.shapes.overlays.push(shape);
            }
        }
    }

    fn body(&mut self, drawing: &Drawing, frame: &DrawnFrame, rounded: bool) {
        let mut shape = json!({
            "center": self.place(frame.centre), "width": cells(frame.width), "height": cells(frame.height),
        });
        if rounded {
            shape["rounded"] = true.into();
        }
        if !frame.angle.is_zero() {
            shape["angle"] = short(frame.angle.degrees() * 1000.0);
        }
        if drawing.fill.is_some() {
            shape["backgroundColor"] = colour(drawing.fill).into();
        }
        if drawing.stroke.is_some() {
            shape["borderColor"] = colour(drawing.stroke).into();
            // Versions of SudokuPad differ in the name.
            (shape["borderSize"], shape["thickness"]) = (pixels(drawing.width), pixels(drawing.width));
        }
        add_dash(drawing, &mut shape);
        self.part(drawing.layer, shape);
    }

    fn lines(
        &mut self,
        drawing: &Drawing,
        lines: &[Vec<DrawingPoint>],
        closed: bool,
        ends: LineEnds,
        arrow: Option<Length>,
    ) {
        match (lines, arrow) {
            ([line], None) if !closed => {
                let way: Vec<Value> = line.iter().map(|at| self.place(*at)).collect();
                let element = styled(drawing, ends, LineEnds::Round, json!({ "wayPoints": way }));
                self.shapes.lines.push(element);
            }
            (_, None) => {
                let path = lines.iter().map(|line| self.path(line, closed)).collect::<String>();
                self.shapes.lines.push(styled(drawing, ends, LineEnds::Round, json!({ "d": path })));
            }
            (_, Some(head)) => {
                if lines.len() > 1 {
                    self.report(LossOutcome::Nearest);
                }
                for line in lines {
                    let way: Vec<Value> = line.iter().map(|at| self.place(*at)).collect();
                    let arrow = json!({ "wayPoints": way, "headLength": cells(head) });
                    self.shapes.arrows.push(styled(drawing, ends, LineEnds::Flat, arrow));
                }
            }
        }
    }

    fn path(&self, line: &[DrawingPoint], closed: bool) -> String {
        let point = |at: &DrawingPoint| {
            let (x, y) = self.relative(*at);
            let pixels = |thousandths: i32| f64::from(thousandths) * f64::from(PIXELS) / 1000.0;
            format!("{} {}", pixels(x), pixels(y))
        };
        let points: Vec<String> = line.iter().map(point).collect();
        format!("M{}{}", points.join("L"), if closed { "Z" } else { "" })
    }

    /// Adds an ellipse as a path of two arcs, which is read again as a line.
    fn ellipse(&mut self, drawing: &Drawing, frame: &DrawnFrame) {
        self.report(LossOutcome::ReadOtherwise);
        let scale = f64::from(PIXELS) / 1000.0;
        let (x, y) = self.relative(frame.centre);
        let (x, y) = (f64::from(x) * scale, f64::from(y) * scale);
        let [rx, ry] = [frame.width, frame.height].map(|side| f64::from(side.in_thousandths()) * scale / 2.0);
        let degrees = frame.angle.degrees();
        let (sin, cos) = degrees.to_radians().sin_cos();
        let end = |side: f64| format!("{:.3} {:.3}", x + side * rx * cos, y + side * rx * sin);
        let arc = |side: f64| format!("A{rx} {ry} {degrees} 0 1 {}", end(side));
        let path = format!("M{}{}{}Z", end(-1.0), arc(1.0), arc(-1.0));
        self.shapes.lines.push(styled(drawing, LineEnds::Round, LineEnds::Round, json!({ "d": path })));
    }
}

/// The keys of the picture behind the board, and of its opacity.
pub(super) const BACKGROUND: &str = "bgimage";
pub(super) const BACKGROUND_OPACITY: &str = "bgimageopacity";

/// Returns a line with its colours, width, ends, dashes and layer.
fn styled(drawing: &Drawing, ends: LineEnds, usual: LineEnds, mut line: Value) -> Value {
    line["color"] = colour(drawing.stroke).into();
    line["thickness"] = pixels(drawing.width);
    if drawing.fill.is_some() {
        line["fill"] = colour(drawing.fill).into();
    }
    if ends != usual {
        line["stroke-linecap"] = match ends {
            LineEnds::Round => "round",
            LineEnds::Flat => "butt",
            LineEnds::Square => "square",
        }
        .into();
        line["stroke-linejoin"] = if ends == LineEnds::Round { "round" } else { "miter" }.into();
    }
    add_dash(drawing, &mut line);
    match drawing.layer {
        DrawingLayer::UnderGrid => {}
        DrawingLayer::UnderDigits => line["target"] = "overlay".into(),
        DrawingLayer::OverDigits => line["target"] = "cell-givens".into(),
    }
    line
}

fn add_dash(drawing: &Drawing, shape: &mut Value) {
    if let Some((on, off)) = drawing.dash {
        shape["stroke-dasharray"] = format!("{},{}", pixels(on), pixels(off)).into();
    }
}
