//! Converts the shapes of SudokuPad, and of programs with the same ones, to drawings. Coordinates are `[row, column]`
//! in cells, from 0 at the top-left corner of the first cell; line widths and font sizes are in pixels.

use serde_json::Value;

use super::colours;
use super::json;
use super::loss::{LossOutcome, Losses, LostElement};
use super::rule_collector::PIXELS;
use super::svg_path;
use super::texts::truncated;
use crate::board::CellSet;
use crate::puzzle::{
    Angle, Drawing, DrawingLayer, DrawingPoint, DrawnFrame, DrawnShape, Length, LineEnds, MAX_DRAWING_POINTS, TextAlign,
};
use crate::scene::{Area, Ink, Item, Layer, Rgba, Scene, Width};
use crate::variant::outline_cells;

/// The default widths of lines and of outlines, the default font size, and that of the text of a cage, in pixels.
const LINE_PIXELS: f64 = 10.0;
const OUTLINE_PIXELS: f64 = 1.0;
const FONT_PIXELS: f64 = 25.6;
const CAGE_FONT_PIXELS: f64 = 16.0;
/// The default length of an arrow head, in cells.
const HEAD: f64 = 0.3;
/// The distance of a frame from the edge of its cells.
const FRAME_INSET: f32 = 0.08;
/// The height of the middle of capitals over their baseline, in font sizes.
const CAPITALS: f64 = 0.36;

fn number(shape: &Value, names: &[&str]) -> Option<f64> {
    names.iter().find_map(|name| json::number(shape.get(*name)))
}

fn pixels(pixels: f64) -> Option<Length> {
    Length::of_cells(pixels / f64::from(PIXELS))
}

/// Returns a place given as `[row, column]`; `None` if it is malformed or too far away.
fn place(value: Option<&Value>) -> Option<DrawingPoint> {
    let [row, col] = json::list(value) else { return None };
    DrawingPoint::of_cells(json::number(Some(col))?, json::number(Some(row))?)
}

/// Returns the first visible colour under some names. One that cannot be read is black.
fn colour(shape: &Value, names: &[&str], losses: &mut Losses) -> Option<Rgba> {
    let text = names.iter().map(|name| json::text(shape.get(*name))).find(|text| !text.trim().is_empty())?;
    let colour = colours::css(&text).unwrap_or_else(|| {
        losses.add(LostElement::Colours, LossOutcome::Nearest);
        Rgba(0, 0, 0, 255)
    });
    let opacity = json::number(shape.get("opacity")).unwrap_or(1.0).clamp(0.0, 1.0);
    let alpha = (f64::from(colour.3) * opacity).round() as u8;
    (alpha > 0).then_some(Rgba(colour.0, colour.1, colour.2, alpha))
}

/// Returns the layer that a shape names, or else its usual one.
fn layer(shape: &Value, usual: DrawingLayer) -> DrawingLayer {
    match json::text(shape.get("target")).to_ascii_lowercase().as_str() {
        "overlay" | "over" | "cell-grids" | "cages" => DrawingLayer::UnderDigits,
        "cell-givens" | "cell-pen" | "foreground" | "cell-values" => DrawingLayer::OverDigits,
        "underlay" | "under" | "background" | "cell-colors" | "cell-highlights" | "arrows" => DrawingLayer::UnderGrid,
        _ => usual,
    }
}

/// Returns the lengths of dashes and gaps, in pixels: `4,2`.
fn dash(shape: &Value) -> Option<(Length, Length)> {
    let text = json::text(shape.get("stroke-dasharray"));
    let mut numbers = text.split([',', ' ']).filter_map(|number| number.trim().parse::<f64>().ok());
    let on = numbers.next()?;
    let (on, off) = (pixels(on)?, pixels(numbers.next().unwrap_or(on))?);
    (on > Length::ZERO && off > Length::ZERO).then_some((on, off))
}

/// Converts an underlay or overlay to a shape and a text; `None` if its place is malformed or too far away.
pub(super) fn shape(shape: &Value, usual: DrawingLayer, losses: &mut Losses) -> Option<Vec<Drawing>> {
    let layer = layer(shape, usual);
    let centre = place(shape.get("center"))?;
    let side = |name: &str| Length::of_cells(json::number(shape.get(name)).unwrap_or(1.0).max(0.0));
    let (width, height) = (side("width")?, side("height")?);
    let angle = Angle::of_degrees(number(shape, &["angle"]).unwrap_or(0.0))?;
    let frame = DrawnFrame { centre, width, height, angle };
    let text = json::text(shape.get("text"));
    let is_text = !text.trim().is_empty();
    let fill = colour(shape, &["backgroundColor"], losses);
    let outline = if is_text { &["borderColor"][..] } else { &["borderColor", "stroke"] };
    let stroke = colour(shape, outline, losses);
    let mut drawings = Vec::new();
    if (fill.is_some() || stroke.is_some()) && width > Length::ZERO && height > Length::ZERO {
        let least = Length::thousandths(width.min(height).in_thousandths() / 2);
        let shape_of = match json::is_truthy(shape.get("rounded")) {
            true if width == height => DrawnShape::Ellipse { frame },
            true => DrawnShape::Rectangle { frame, rounded: least },
            false => DrawnShape::Rectangle { frame, rounded: Length::ZERO },
        };
        let width = number(shape, &["borderSize", "thickness", "stroke-width"]).unwrap_or(OUTLINE_PIXELS).max(0.0);
        let stroke = stroke.filter(|_| width > 0.0);
        drawings.push(Drawing { fill, stroke, width: pixels(width)?, dash: dash(shape), layer, shape: shape_of });
    }
    if is_text {
        let text = truncated(text, LostElement::Texts, losses);
        let size = number(shape, &["fontSize"]).filter(|size| *size > 0.0).unwrap_or(FONT_PIXELS);
        let align = match json::text(shape.get("text-anchor")).as_str() {
            "start" => TextAlign::Left,
            "end" => TextAlign::Right,
            _ => TextAlign::Centre,
        };
        let raised = json::text(shape.get("dominant-baseline")) == "alphabetic";
        let up = if raised { CAPITALS * size / f64::from(PIXELS) } else { 0.0 };
        let at = DrawingPoint { y: Length::of_cells(f64::from(centre.y) - up)?, ..centre };
        let names = ["color", "textColor"];
        let fill = match names.iter().any(|name| !json::text(shape.get(*name)).trim().is_empty()) {
            true => colour(shape, &names, losses),
            false => Some(Rgba(0, 0, 0, 255)),
        };
        let stroke = colour(shape, &["textStroke", "stroke"], losses);
        let width = number(shape, &["stroke-width", "textStrokeWidth"]).unwrap_or(OUTLINE_PIXELS).max(0.0);
        let shape = DrawnShape::Text { text, at, size: pixels(size)?, align, angle };
        let stroke = stroke.filter(|_| width > 0.0);
        drawings.push(Drawing { fill, stroke, width: pixels(width)?, dash: None, layer, shape });
    }
    Some(drawings)
}

/// Converts a line or an arrow; `None` if it has no points, or malformed ones.
pub(super) fn line(line: &Value, arrow: bool, losses: &mut Losses) -> Option<Drawing> {
    let path = json::text(line.get("d"));
    let (lines, closed) = match path.trim() {
        "" => {
            let points = json::list(line.get("wayPoints")).iter().map(|at| place(Some(at)));
            (vec![points.collect::<Option<Vec<DrawingPoint>>>()?], false)
        }
        path => {
            let scale = f64::from(PIXELS);
            let lines = svg_path::lines(path, MAX_DRAWING_POINTS)?;
            let closed = lines.iter().all(|(_, closed)| *closed);
            let converted = lines.into_iter().map(|(points, own_closed)| {
                let end = points.first().copied().filter(|_| own_closed && !closed);
                let points = points.into_iter().chain(end);
                points.map(|(x, y)| DrawingPoint::of_cells(x / scale, y / scale)).collect::<Option<Vec<_>>>()
            });
            (converted.collect::<Option<Vec<_>>>()?, closed)
        }
    };
    if lines.is_empty() || lines.iter().any(Vec::is_empty) {
        return None;
    }
    let fill = colour(line, &["fill"], losses);
    let is_coloured = !json::text(line.get("color")).trim().is_empty();
    let stroke = match is_coloured {
        true => colour(line, &["color"], losses),
        false => Some(Rgba(0, 0, 0, 255)).filter(|_| fill.is_none()),
    };
    let width = pixels(number(line, &["thickness", "stroke-width"]).unwrap_or(LINE_PIXELS).max(0.0))?;
    let stroke = stroke.filter(|_| width > Length::ZERO);
    let usual_ends = if arrow { LineEnds::Flat } else { LineEnds::Round };
    let ends = match json::text(line.get("stroke-linecap")).as_str() {
        "butt" => LineEnds::Flat,
        "square" => LineEnds::Square,
        "round" => LineEnds::Round,
        _ => usual_ends,
    };
    let arrow = match arrow {
        true => Some(Length::of_cells(number(line, &["headLength"]).unwrap_or(HEAD).max(0.0))?),
        false => None,
    };
    let layer = layer(line, DrawingLayer::UnderGrid);
    let shape = DrawnShape::Lines { lines, closed, ends, arrow };
    Some(Drawing { shape, stroke, fill, width, dash: dash(line), layer })
}

/// Returns a dashed frame around cells.
pub(super) fn frame(cells: &CellSet, colour: Rgba) -> Option<Drawing> {
    let mut scene = Scene::new(Area::new(0.0, 0.0, 1.0, 1.0));
    outline_cells(&mut scene, Layer::Mark, cells, FRAME_INSET, Width::Thin, Ink::Black);
    let outlines = scene.painted().filter_map(|item| match item {
        Item::Line { points, .. } => Some(points),
        Item::Fill { .. } | Item::Disc { .. } | Item::Ring { .. } | Item::Text { .. } | Item::Image { .. } => None,
    });
    let places = |points: &Vec<crate::scene::Point>| {
        points.iter().map(|at| DrawingPoint::of_cells(at.x.into(), at.y.into())).collect::<Option<Vec<_>>>()
    };
    let lines: Vec<Vec<DrawingPoint>> = outlines.map(places).collect::<Option<_>>()?;
    if lines.is_empty() {
        return None;
    }
    let shape = DrawnShape::Lines { lines, closed: true, ends: LineEnds::Flat, arrow: None };
    let dash = Some((pixels(5.0)?, pixels(3.0)?));
    let drawing = Drawing::new(shape).with_stroke(colour, pixels(1.5)?).in_layer(DrawingLayer::UnderGrid);
    Some(Drawing { dash, ..drawing })
}

/// Returns the text in the corner of the first cell of a cage.
pub(super) fn cage_text(cells: &CellSet, text: String, colour: Rgba, losses: &mut Losses) -> Option<Drawing> {
    let first = cells.iter().next()?;
    let text = truncated(text, LostElement::Texts, losses);
    let at = DrawingPoint::of_cells(f64::from(first.col) + 0.06, f64::from(first.row) + 0.17)?;
    let size = pixels(CAGE_FONT_PIXELS)?;
    let shape = DrawnShape::Text { text, at, size, align: TextAlign::Left, angle: Angle::default() };
    Some(Drawing::new(shape).with_fill(colour).in_layer(DrawingLayer::UnderDigits))
}

/// The keys of a shape that a mark can express.
const MARK_KEYS: &[&str] = &[
    "center",
    "width",
    "height",
    "rounded",
    "backgroundColor",
    "borderColor",
    "borderSize",
    "thickness",
    "text",
    "fontSize",
    "color",
    "textColor",
    "angle",
];
/// The keys of a line that a mark can express.
const LINE_KEYS: &[&str] = &["wayPoints", "color", "thickness", "headLength"];
/// The outline of a mark, in pixels.
const MARK_OUTLINE: f64 = 1.28;

fn has_only(value: &Value, keys: &[&str]) -> bool {
    value.as_object().is_some_and(|fields| fields.keys().all(|key| keys.contains(&key.as_str())))
}

fn is_seen(text: &str) -> bool {
    !text.trim().is_empty() && colours::read(text).is_none_or(|colour| colour.3 > 0)
}

/// Returns whether a mark may look like an underlay or overlay. Its colours and sizes are compared when it is made.
pub(super) fn may_be_mark(shape: &Value, layer: DrawingLayer) -> bool {
    let seen = |name: &str| is_seen(&json::text(shape.get(name)));
    let readable = |name: &&str| {
        let text = json::text(shape.get(*name));
        text.trim().is_empty() || colours::read(&text).is_some()
    };
    let colours = ["backgroundColor", "borderColor", "color", "textColor"];
    let is_text = !json::text(shape.get("text")).trim().is_empty();
    let is_body = seen("backgroundColor") || seen("borderColor");
    let outline = number(shape, &["borderSize", "thickness"]);
    let side = |name: &str| json::number(shape.get(name)).unwrap_or(1.0);
    let is_pill = json::is_truthy(shape.get("rounded")) && (side("width") - side("height")).abs() > 0.01;
    // Marks lie under the lines of the grid, and texts over them.
    let in_place = match layer {
        DrawingLayer::UnderGrid => !is_text,
        DrawingLayer::UnderDigits => !is_body,
        DrawingLayer::OverDigits => false,
    };
    has_only(shape, MARK_KEYS)
        && colours.iter().all(readable)
        && in_place
        && !(is_body && is_pill)
        && !(seen("borderColor") && seen("backgroundColor"))
        && (!seen("borderColor") || outline.is_none_or(|width| (width - MARK_OUTLINE).abs() < 0.05))
}

/// Returns whether a mark may look like a line.
pub(super) fn may_be_line_mark(line: &Value) -> bool {
    has_only(line, LINE_KEYS) && colours::read(&json::text(line.get("color"))).is_some_and(|colour| colour.3 > 0)
}
