//! Converts elements of f-puzzles to rules. A missing value has the default of its tool; elements without meaning are
//! reported.

use super::cells::{ExpectedValue, cell, lines, list, set};
use super::key::ElementKey;
use super::rules::FPuzzlesRules;
use crate::formats::json::Object;
use crate::variant::{DifferenceDot, Kind, RatioDot, Region};

impl FPuzzlesRules {
    /// Adds an element of a list.
    ///
    /// # Errors
    /// Returns the expected value if a field is invalid.
    pub(super) fn element(&mut self, name: &str, key: ElementKey, element: &Object) -> Result<(), ExpectedValue> {
        let size = self.size;
        let field = |name: &str| element.get(name);
        match key {
            ElementKey::Whole(_) | ElementKey::Negative => {}
            ElementKey::Mark(mark) => self.marks(mark, element)?,
            ElementKey::Outside(sort) => self.outside(sort, cell(field("cell"), size)?, field("value"))?,
            ElementKey::LittleKiller => self.little_killer(element)?,
            ElementKey::ExtraRegion => self.add(Region { cells: set(field("cells"), size)? }),
            ElementKey::Cage => self.cage(set(field("cells"), size)?, field("value")),
            ElementKey::Clone => self.clones(list(field("cells"), size)?, list(field("cloneCells"), size)?)?,
            ElementKey::Quadruple => self.quadruple(set(field("cells"), size)?, field("values"))?,
            ElementKey::Difference => self.dot(Kind::DifferenceDot, element, |border, number| {
                DifferenceDot::new(border).with_number(number).into()
            })?,
            ElementKey::Ratio => {
                self.dot(Kind::RatioDot, element, |border, number| RatioDot::new(border).with_number(number).into())?
            }
            ElementKey::Xv => self.xv(element)?,
            ElementKey::Line(sort) => self.lines(name, sort, element)?,
            ElementKey::Thermometer(slow) => self.thermometer(lines(field("lines"), size)?, slow),
            ElementKey::Arrow => self.arrow(set(field("cells"), size)?, lines(field("lines"), size)?),
            ElementKey::Cosmetic(sort) => self.sketched_cosmetic(sort, element)?,
        }
        Ok(())
    }
}
