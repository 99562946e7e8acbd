//! Cosmetic elements without meaning: texts, circles, rectangles, lines and cages. Some cages are metadata of the
//! puzzle in the form `key: text`.

use serde_json::Value;

use super::cells::{ExpectedValue, digit, lines, set};
use super::default_sizes::{DEFAULT_CIRCLE, DEFAULT_MARGIN, DEFAULT_TEXT, WIDTHS};
use super::drawings;
use super::key::Cosmetic;
use super::rules::FPuzzlesRules;
use crate::board::{Cell, CellSet, Digit};
use crate::formats::colours::{self, NearestColour, fill_of, nearest_colour, outline_of};
use crate::formats::fog_links::named_cells;
use crate::formats::json::{self, Object};
use crate::formats::loss::{LossOutcome, Losses, LostElement};
use crate::formats::shapes;
use crate::formats::texts::truncated;
use crate::place::Path;
use crate::puzzle::{Givens, StoredSolution};
use crate::scene::{Rgba, Tint};
use crate::variant::look::{LineWidth, Outline};
use crate::variant::{CircleMark, FrameMark, LineMark, RectangleMark, TextLabel, area_around};

impl FPuzzlesRules {
    /// Adds a shape or metadata: as a mark if it looks the same, or else as a drawing.
    ///
    /// # Errors
    /// Returns the expected value if a field is invalid.
    pub(super) fn cosmetic(&mut self, sort: Cosmetic, element: &Object) -> Result<(), ExpectedValue> {
        let readable = |field: &&str| {
            let text = json::text(element.get(*field));
            text.trim().is_empty() || colours::read(&text).is_some()
        };
        let may_be_mark = ["baseC", "outlineC", "fontC"].iter().all(readable);
        if sort == Cosmetic::Cage {
            return self.cosmetic_mark(sort, element);
        }
        if may_be_mark && self.add_exact(|rules| rules.cosmetic_mark(sort, element))? {
            return Ok(());
        }
        let drawings = drawings::of_element(sort, element, self.size, &mut self.losses)?;
        if drawings.is_empty() {
            return self.cosmetic_mark(sort, element);
        }
        drawings.into_iter().for_each(|drawing| self.draw(drawing));
        Ok(())
    }

    fn cosmetic_mark(&mut self, sort: Cosmetic, element: &Object) -> Result<(), ExpectedValue> {
        let cells = set(element.get("cells"), self.size())?;
        let value = json::text(element.get("value"));
        let turned = json::number(element.get("angle")).is_some_and(|angle| angle % 360.0 != 0.0);
        match sort {
            Cosmetic::Cage => return self.cage_mark(cells, &value, element),
            Cosmetic::Line => {
                let width = self.line_width(element);
                let tint = self.tint(element, "outlineC");
                for line in lines(element.get("lines"), self.size())? {
                    let mark = LineMark { path: Path(line), width, style: Default::default(), tip: Default::default() };
                    self.add_tinted(mark, tint);
                }
                return Ok(());
            }
            Cosmetic::Text => {
                if value.trim().is_empty() || cells.is_empty() {
                    self.losses.add(LostElement::Texts, LossOutcome::Blank);
                    return Ok(());
                }
                let size = self.size_of(element, "size", 10, 900);
                self.label(cells, value, size, element);
            }
            Cosmetic::Circle | Cosmetic::Rectangle => {
                if cells.is_empty() {
                    self.losses.unknown("cells", 1);
                    return Ok(());
                }
                self.shape(sort, cells.clone(), element);
                if !value.trim().is_empty() {
                    self.label(cells, value, None, element);
                }
            }
        }
        self.losses.add_many(LostElement::Angles, LossOutcome::NoPlace, usize::from(turned));
        Ok(())
    }

    /// Adds a text in the centre of cells.
    fn label(&mut self, cells: CellSet, text: String, size: Option<u16>, element: &Object) {
        let size = size.filter(|&size| size != DEFAULT_TEXT);
        let text = truncated(text, LostElement::Texts, &mut self.losses);
        let colour = nearest_colour(&json::text(element.get("fontC")), &mut self.losses);
        let (coloured, tint) = match colour {
            Some(NearestColour::Tint(tint)) => (true, tint),
            Some(NearestColour::Clear | NearestColour::White) => {
                self.losses.add(LostElement::Colours, LossOutcome::Nearest);
                (false, Tint::Grey)
            }
            Some(NearestColour::Black) | None => (false, Tint::Grey),
        };
        self.add_tinted(TextLabel { cells, text, size, coloured }, tint);
    }

    fn shape(&mut self, sort: Cosmetic, cells: CellSet, element: &Object) {
        let ground = nearest_colour(&json::text(element.get("baseC")), &mut self.losses);
        let line = nearest_colour(&json::text(element.get("outlineC")), &mut self.losses);
        let ((fill, inner), (outline, outer)) = (fill_of(ground), outline_of(line));
        // A mark has a single colour for its fill and its outline.
        let differ = inner.zip(outer).is_some_and(|(one, other)| one != other);
        let plain = outer.is_none() && outline == Outline::Thin;
        self.losses.add_many(LostElement::Colours, LossOutcome::Nearest, usize::from(differ || plain));
        let tint = inner.or(outer).unwrap_or(Tint::Grey);
        if sort == Cosmetic::Rectangle {
            let around = area_around(&cells);
            let usual = |side: f32| (side * 100.0).round() as u16 - DEFAULT_MARGIN;
            let width = self.size_of(element, "width", 5, 2500).unwrap_or(100);
            let height = self.size_of(element, "height", 5, 2500).unwrap_or(100);
            let width = Some(width).filter(|&width| width != usual(around.width()));
            let height = Some(height).filter(|&height| height != usual(around.height()));
            return self.add_tinted(RectangleMark { cells, width, height, fill, outline }, tint);
        }
        let width = self.size_of(element, "width", 10, 900);
        let height = self.size_of(element, "height", 10, 900);
        self.losses.add_many(LostElement::Sizes, LossOutcome::Nearest, usize::from(width != height));
        let usual = DEFAULT_CIRCLE[usize::from(cells.len() > 1)];
        let size = width.max(height).filter(|&size| size != usual);
        self.add_tinted(CircleMark { cells, size, fill, outline }, tint);
    }

    /// Adds a cage as a frame. A cage without cells, or an invisible one, is metadata of the puzzle.
    fn cage_mark(&mut self, cells: CellSet, value: &str, element: &Object) -> Result<(), ExpectedValue> {
        let outline = nearest_colour(&json::text(element.get("outlineC")), &mut Losses::default());
        let unseen = cells.is_empty() || outline == Some(NearestColour::Clear);
        let about = value.split_once(':').map(|(key, text)| (key.trim().to_ascii_lowercase(), text.trim()));
        match about {
            _ if matches!(value.trim().to_ascii_uppercase().as_str(), "FOW" | "FOGLIGHT") => {
                self.fog.light(cells.iter(), &self.board, &mut self.losses);
                return Ok(());
            }
            Some((key, text)) if key == "foglight" => {
                let named = named_cells(text, &self.board);
                self.fog.light(cells.iter().chain(named), &self.board, &mut self.losses);
                return Ok(());
            }
            Some((key, text)) if unseen => {
                self.set_metadata(&key, text);
                return Ok(());
            }
            Some(_) | None => {}
        }
        if cells.is_empty() {
            self.losses.add(LostElement::Texts, LossOutcome::NoPlace);
            return Ok(());
        }
        if !value.trim().is_empty() {
            let colour = colours::css(&json::text(element.get("fontC"))).unwrap_or(Rgba(0, 0, 0, 255));
            match shapes::cage_text(&cells, value.to_owned(), colour, &mut self.losses) {
                Some(text) => self.draw(text),
                None => self.losses.add(LostElement::Texts, LossOutcome::NoPlace),
            }
        }
        let (outline, tint) = match outline {
            Some(NearestColour::Clear) => (Outline::Bare, Some(Tint::Grey)),
            Some(NearestColour::Tint(tint)) => (Outline::Dashed, Some(tint)),
            Some(NearestColour::White | NearestColour::Black) => (Outline::Dashed, None),
            None => (Outline::Dashed, Some(Tint::Grey)),
        };
        let mark = FrameMark { cells: cells.clone(), outline, inset: None };
        let exact = self.add_exact(|rules| {
            nearest_colour(&json::text(element.get("outlineC")), &mut rules.losses);
            rules.losses.add_many(LostElement::Colours, LossOutcome::Nearest, usize::from(tint.is_none()));
            rules.add_tinted(mark, tint.unwrap_or(Tint::Grey));
            Ok(())
        })?;
        if !exact {
            let colour = colours::css(&json::text(element.get("outlineC"))).unwrap_or(Rgba(0, 0, 0, 255));
            match shapes::frame(&cells, colour) {
                Some(frame) => self.draw(frame),
                None => self.losses.add(LostElement::Named("cage".to_owned()), LossOutcome::OffBoard),
            }
        }
        Ok(())
    }

    /// Applies metadata of the puzzle.
    pub(super) fn set_metadata(&mut self, key: &str, text: &str) {
        let places = || self.board.cells().to_vec();
        if !self.texts.set(key, text.to_owned(), &self.board, places, &mut self.losses) && !text.trim().is_empty() {
            self.losses.unknown_text(key, 1, &text);
        }
    }

    /// Reads the solution, which is a list with a number for each cell, or a text.
    pub(super) fn read_solution(&mut self, value: &Value) {
        let Some(list) = value.as_array() else { return self.set_metadata("solution", &json::text(Some(value))) };
        let blank = |value: &Value| matches!(json::text(Some(value)).trim(), "" | "." | "?" | "0");
        let digits: Vec<(Cell, Option<Digit>)> =
            self.board.cells().iter().copied().zip(list.iter().map(|value| digit(value, &self.board))).collect();
        let known = list.iter().zip(&digits).all(|(value, (_, digit))| digit.is_some() || blank(value));
        if known && digits.len() == list.len() && list.len() == self.board.cells().len() {
            let known: Givens = digits.into_iter().filter_map(|(cell, digit)| Some((cell, digit?))).collect();
            if !known.is_empty() {
                self.texts.solution = Some(StoredSolution::Digits(known));
            }
        } else if !list.iter().all(blank) {
            self.texts.solution = Some(StoredSolution::Text(value.to_string()));
        }
    }

    fn tint(&mut self, element: &Object, field: &str) -> Tint {
        match nearest_colour(&json::text(element.get(field)), &mut self.losses) {
            Some(NearestColour::Tint(tint)) => tint,
            Some(NearestColour::Clear | NearestColour::White | NearestColour::Black) => {
                self.losses.add(LostElement::Colours, LossOutcome::Nearest);
                Tint::Grey
            }
            None => Tint::Grey,
        }
    }

    /// Returns a size in hundredths of a cell, clamped to a range.
    fn size_of(&mut self, element: &Object, field: &str, least: u16, most: u16) -> Option<u16> {
        let size = json::number(element.get(field)).filter(|size| *size > 0.0)? * 100.0;
        let near = size.round().clamp(f64::from(least), f64::from(most));
        self.losses.add_many(LostElement::Sizes, LossOutcome::Nearest, usize::from((near - size).abs() > 1e-6));
        Some(near as u16)
    }

    /// Returns the nearest of the three line widths; wide if the element has no width.
    fn line_width(&mut self, element: &Object) -> LineWidth {
        let Some(width) = json::number(element.get("width")) else { return LineWidth::Wide };
        let apart = |other: f64| (width - other).abs();
        let nearest = WIDTHS.into_iter().min_by(|one, other| apart(one.1).total_cmp(&apart(other.1)));
        let (nearest, exact) = nearest.unwrap_or(WIDTHS[0]);
        self.losses.add_many(LostElement::Sizes, LossOutcome::Nearest, usize::from(apart(exact) > 1e-6));
        nearest
    }
}
