//! Converts a drawing to a puzzle: its digits, cages and marks.

use std::collections::BTreeMap;

use serde_json::Value;

use super::drawing::PenpaDrawing;
use super::drawings;
use crate::board::{Board, Cell, CellSet, Digit};
use crate::formats::codec::CodecError;
use crate::formats::json::{self, Object};
use crate::formats::loss::{LossOutcome, Losses, LostElement};
use crate::formats::published::PublishedTexts;
use crate::formats::read_drawings::ReadDrawings;
use crate::formats::region_board::{RegionBoard, region_board};
use crate::formats::texts::truncated;
use crate::formats::{ReadErrorKind, customary_box};
use crate::place::Path;
use crate::puzzle::{Drawing, Givens, PlacedRule, Progress, Puzzle};
use crate::variant::look::{LineTip, LineWidth};
use crate::variant::{CircleMark, FrameMark, KillerCage, LineMark, RectangleMark, Region, Rule, SumClue};

/// Reads the puzzle and its losses.
pub(super) fn puzzle(drawing: &PenpaDrawing) -> Result<(Puzzle, Losses), CodecError> {
    let mut losses = Losses::default();
    let outline = match (drawing.regions(), customary_box(drawing.size)) {
        (Some(regions), _) => region_board(drawing.size, &regions).map_err(ReadErrorKind::from)?,
        (None, Some((rows, cols))) => {
            losses.add(LostElement::Boxes, LossOutcome::Nearest);
            RegionBoard::whole(Board::single(rows, cols).map_err(ReadErrorKind::from)?)
        }
        (None, None) => region_board(drawing.size, &[None]).map_err(ReadErrorKind::from)?,
    };
    outline.report(&mut losses);
    let drawings = ReadDrawings::new();
    let mut rules = PenpaRules { board: outline.board, placed: vec![], losses, drawings };
    outline.regions.into_iter().for_each(|cells| rules.add(Region { cells }));
    drawings::surfaces(drawing).into_iter().for_each(|surface| rules.draw(surface));
    let (lines, lost) = drawings::lines(drawing);
    lines.into_iter().for_each(|line| rules.draw(line));
    rules.losses.add_many(LostElement::Named("line".to_owned()), LossOutcome::Unknown, lost);
    let givens = givens(drawing, &mut rules);
    let progress = progress(drawing, &mut rules.losses);
    cages(drawing, &mut rules);
    marks(drawing, &mut rules);
    let known = [
        "surface",
        "number",
        "numberS",
        "lineE",
        "symbol",
        "thermo",
        "arrows",
        "killercages",
        "nobulbthermo",
        "line",
        "freeline",
    ];
    for (name, value) in drawing.marks.iter().filter(|(name, _)| !known.contains(&name.as_str())) {
        let count = value.as_array().map_or_else(|| value.as_object().map_or(0, Object::len), Vec::len);
        // The undo history is no mark.
        let count = if name.starts_with('z') || name.starts_with("command") { 0 } else { count };
        if count > 0 {
            rules.losses.unknown_text(name, count, value);
        }
    }
    let PenpaRules { board, placed, mut losses, mut drawings } = rules;
    let title = truncated(drawing.title.clone(), LostElement::Title, &mut losses);
    let author = truncated(drawing.author.clone(), LostElement::Author, &mut losses);
    let puzzle = Puzzle::builder(board).title(title).author(author).givens(givens).rules(placed).build();
    let puzzle = puzzle.and_then(|puzzle| puzzle.with_progress(progress)?.with_drawings(drawings.take()));
    let puzzle = puzzle.map_err(ReadErrorKind::from)?;
    let (source, rules) = (drawing.source.trim().to_owned(), drawing.rules.trim().to_owned());
    let texts = PublishedTexts { source, rules, ..PublishedTexts::default() };
    Ok((texts.apply(puzzle, &mut losses)?, losses))
}

fn givens(drawing: &PenpaDrawing, rules: &mut PenpaRules) -> Givens {
    let mut givens = Givens::new();
    for (name, value) in drawing.object("number") {
        let cell = name.parse().ok().and_then(|number| drawing.inside(number));
        let text = json::text(json::list(Some(value)).first());
        let digit = text.trim().parse().ok().and_then(Digit::new).filter(|digit| digit.value() <= drawing.size);
        match cell.zip(digit) {
            Some((cell, digit)) => drop(givens.insert(cell, digit)),
            None => rules.draw_text(drawing, name, &text),
        }
    }
    givens
}

/// Returns the digits that a solver entered; other answers are reported.
fn progress(drawing: &PenpaDrawing, losses: &mut Losses) -> Progress {
    let mut progress = Progress::default();
    for (name, value) in drawing.solver_elements.get("number").and_then(Value::as_object).into_iter().flatten() {
        let cell = name.parse().ok().and_then(|number| drawing.inside(number));
        let text = json::text(json::list(Some(value)).first());
        let digit = text.trim().parse().ok().and_then(Digit::new).filter(|digit| digit.value() <= drawing.size);
        match cell.zip(digit) {
            Some((cell, digit)) => progress.change(cell, |notes| notes.digit = Some(digit)),
            None => losses.add(LostElement::PencilMarks, LossOutcome::NoPlace),
        }
    }
    progress
}

/// Reads the cages. A number in the first corner of a cage is its sum; a cage without one is a frame.
fn cages(drawing: &PenpaDrawing, rules: &mut PenpaRules) {
    // The numbers of quarters begin here, with four for each place.
    let quarters = 4 * drawing.width * drawing.height;
    let mut sums: BTreeMap<Cell, u16> = BTreeMap::new();
    for (name, value) in drawing.object("numberS") {
        let number = name.parse::<usize>().ok().and_then(|number| number.checked_sub(quarters));
        let cell = number.filter(|number| number % 4 == 0).and_then(|number| drawing.inside(number / 4));
        let sum = json::text(json::list(Some(value)).first()).trim().parse().ok();
        match cell.zip(sum) {
            Some((cell, sum)) => drop(sums.insert(cell, sum)),
            None => rules.draw_text(drawing, name, &json::text(json::list(Some(value)).first())),
        }
    }
    for cage in drawing.lists("killercages") {
        let cells: Option<CellSet> = cage.map(|cells| cells.into_iter().collect());
        let Some(cells) = cells.filter(|cells| !cells.is_empty()) else {
            rules.losses.add(LostElement::Named("killercages".to_owned()), LossOutcome::OffBoard);
            continue;
        };
        let first = cells.iter().next();
        match first.and_then(|first| sums.remove(&first)) {
            Some(sum) => rules.add(KillerCage { cells, sum: Some(SumClue::from(sum)) }),
            None => rules.add(FrameMark { cells, outline: crate::variant::look::Outline::Dashed, inset: None }),
        }
    }
    for (cell, sum) in sums {
        // The place of the cell on the lattice, whose first quarter has the text.
        let place = drawing.number(cell);
        rules.draw_text(drawing, &(quarters + 4 * place).to_string(), &sum.to_string());
    }
}

fn marks(drawing: &PenpaDrawing, rules: &mut PenpaRules) {
    for (name, tip) in [("thermo", LineTip::Bulb), ("arrows", LineTip::Arrow), ("nobulbthermo", LineTip::Plain)] {
        for line in drawing.lists(name) {
            let path = line.filter(|cells| cells.len() > 1).map(Path);
            match path {
                Some(path) => {
                    rules.add(LineMark { path, width: LineWidth::Wide, style: Default::default(), tip });
                }
                None => rules.losses.add(LostElement::Named(name.to_owned()), LossOutcome::NoPlace),
            }
        }
    }
    for (name, value) in drawing.object("symbol") {
        let cell = name.parse().ok().and_then(|number| drawing.inside(number));
        let shape = json::text(json::list(Some(value)).get(1));
        let Some(cells) = cell.map(|cell| [cell].into_iter().collect::<CellSet>()) else {
            match name.parse().ok().and_then(|number| drawings::symbol(drawing, number, &shape)) {
                Some(symbol) => rules.draw(symbol),
                None => rules.losses.add(LostElement::Named("symbol".to_owned()), LossOutcome::NoPlace),
            }
            continue;
        };
        let (fill, outline) = (Default::default(), Default::default());
        if shape.starts_with("circle") {
            rules.add(CircleMark { cells, size: None, fill, outline });
        } else if shape.starts_with("square") {
            rules.add(RectangleMark { cells, width: None, height: None, fill, outline });
        } else {
            rules.losses.unknown(&shape, 1);
        }
    }
}

/// A puzzle's rules while they are read.
struct PenpaRules {
    board: Board,
    placed: Vec<PlacedRule>,
    losses: Losses,
    drawings: ReadDrawings,
}

impl PenpaRules {
    fn draw(&mut self, drawing: Drawing) {
        self.drawings.add(drawing, &mut self.losses);
    }

    /// Draws the text at the place with this number.
    fn draw_text(&mut self, drawing: &PenpaDrawing, number: &str, words: &str) {
        let words = truncated(words.to_owned(), LostElement::Texts, &mut self.losses);
        match number.parse().ok().and_then(|number| drawings::text(drawing, number, &words)) {
            Some(text) => self.draw(text),
            None => self.losses.add(LostElement::Texts, LossOutcome::NoPlace),
        }
    }

    fn add(&mut self, rule: impl Into<Rule>) {
        let placed = PlacedRule::new(rule);
        match self.losses.check_placement(&self.board, placed) {
            Some(placed) if self.placed.len() < json::MAX_ELEMENTS => self.placed.push(placed),
            Some(placed) => self.losses.add(LostElement::Rules(placed.rule.kind()), LossOutcome::NoPlace),
            None => {}
        }
    }
}
