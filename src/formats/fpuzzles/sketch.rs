//! The look of cosmetic elements, from which rules may be recognised.

use super::cells::{ExpectedValue, lines, list};
use super::default_sizes::DEFAULT_CIRCLE;
use super::key::Cosmetic;
use super::rules::FPuzzlesRules;
use crate::board::Cell;
use crate::formats::colours;
use crate::formats::json::{self, Object};
use crate::formats::recognise::{
    DrawnElement, MAX_LINE_CELLS, MarkId, SketchCage, SketchLine, SketchShape, cells_along,
};
use crate::scene::Rgba;

impl FPuzzlesRules {
    /// Adds a cosmetic element as marks, and remembers how it looks.
    ///
    /// # Errors
    /// Returns the expected value if a field is invalid.
    pub(super) fn sketched_cosmetic(&mut self, sort: Cosmetic, element: &Object) -> Result<(), ExpectedValue> {
        let before = (self.placed.len(), self.drawings.len());
        self.cosmetic(sort, element)?;
        let (marks, drawings) = (self.placed[before.0..].to_vec(), self.drawings.since(before.1).to_vec());
        let added = DrawnElement { marks, drawings };
        let colour = |name: &str| colours::read(&json::text(element.get(name))).filter(|colour| colour.3 > 0);
        let cells = list(element.get("cells"), self.size())?;
        let text = json::text(element.get("value"));
        let sketch = &mut self.sketched.sketch;
        let number = |name: &str| json::number(element.get(name));
        match sort {
            Cosmetic::Line => {
                let mut budget = MAX_LINE_CELLS;
                for (at, line) in lines(element.get("lines"), self.size)?.into_iter().enumerate() {
                    let points: Vec<(f64, f64)> = line.iter().map(|&cell| centre(&[cell])).collect();
                    let cells = cells_along(&points, false, &mut budget);
                    let colour = colour("outlineC").unwrap_or(Rgba(0, 0, 0, 255));
                    let width = number("width").unwrap_or(0.3);
                    let mark = MarkId::Line(sketch.lines.len());
                    sketch.lines.push(SketchLine { points, cells, colour, width, arrow: false });
                    let is_whole = at == 0 && added.marks.len() <= 1;
                    let part = match added.marks.get(at) {
                        _ if is_whole => added.clone(),
                        Some(mark) => DrawnElement { marks: vec![mark.clone()], drawings: vec![] },
                        None => DrawnElement::default(),
                    };
                    self.sketched.drawn.insert(mark, part);
                }
            }
            Cosmetic::Text | Cosmetic::Circle | Cosmetic::Rectangle if !cells.is_empty() => {
                let round = sort == Cosmetic::Circle;
                let usual = f64::from(DEFAULT_CIRCLE[usize::from(cells.len() > 1)]) / 100.0;
                let side = |name: &str| number(name).unwrap_or(if round { usual } else { 0.72 });
                let drawn = sort != Cosmetic::Text;
                let mark = MarkId::Shape(sketch.shapes.len());
                sketch.shapes.push(SketchShape {
                    centre: centre(&cells),
                    width: side("width"),
                    height: side("height"),
                    round,
                    angle: number("angle").unwrap_or(0.0),
                    fill: colour("baseC").filter(|_| drawn),
                    border: colour("outlineC").filter(|_| drawn),
                    text,
                });
                self.sketched.drawn.insert(mark, added);
            }
            Cosmetic::Cage if !(added.marks.is_empty() && added.drawings.is_empty()) => {
                let mark = MarkId::Cage(sketch.cages.len());
                let cells = cells.into_iter().collect();
                sketch.cages.push(SketchCage { cells, text, colour: colour("outlineC"), unique: Some(false) });
                self.sketched.drawn.insert(mark, added);
            }
            Cosmetic::Text | Cosmetic::Circle | Cosmetic::Rectangle | Cosmetic::Cage => {}
        }
        Ok(())
    }
}

/// Returns the middle of cells.
fn centre(cells: &[Cell]) -> (f64, f64) {
    let mean = |of: fn(&Cell) -> i16| {
        cells.iter().map(|cell| f64::from(of(cell)) + 0.5).sum::<f64>() / cells.len().max(1) as f64
    };
    (mean(|cell| cell.row), mean(|cell| cell.col))
}
