//! Converts elements of f-puzzles to rules. A missing value has the default of its tool; elements without meaning are
//! reported.

use super::cells::{Wrong, cell, lines, list, set};
use super::key::Key;
use super::rules::Rules;
use crate::formats::json::Object;
use crate::variant::{DifferenceDot, Kind, RatioDot, Region};

impl Rules {
    /// Adds an element of a list.
    ///
    /// # Errors
    /// Returns the expected value if a field is invalid.
    pub(super) fn element(&mut self, name: &str, key: Key, element: &Object) -> Result<(), Wrong> {
        let size = self.size;
        let field = |name: &str| element.get(name);
        match key {
            Key::Whole(_) | Key::Negative => {}
            Key::Mark(mark) => self.marks(mark, element)?,
            Key::Outside(sort) => self.outside(sort, cell(field("cell"), size)?, field("value"))?,
            Key::LittleKiller => self.little_killer(element)?,
            Key::ExtraRegion => self.add(Region { cells: set(field("cells"), size)? }),
            Key::Cage => self.cage(set(field("cells"), size)?, field("value")),
            Key::Clone => self.clones(list(field("cells"), size)?, list(field("cloneCells"), size)?)?,
            Key::Quadruple => self.quadruple(set(field("cells"), size)?, field("values"))?,
            Key::Difference => self.dot(Kind::DifferenceDot, element, |border, number| {
                DifferenceDot::new(border).with_number(number).into()
            })?,
            Key::Ratio => {
                self.dot(Kind::RatioDot, element, |border, number| RatioDot::new(border).with_number(number).into())?
            }
            Key::Xv => self.xv(element)?,
            Key::Line(sort) => self.lines(name, sort, element)?,
            Key::Thermometer(slow) => self.thermometer(lines(field("lines"), size)?, slow),
            Key::Arrow => self.arrow(set(field("cells"), size)?, lines(field("lines"), size)?),
            Key::Cosmetic(sort) => self.cosmetic(sort, element)?,
        }
        Ok(())
    }
}
