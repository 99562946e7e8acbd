//! From the object of SudokuPad to the puzzle: givens, boxes, cages and named rules as such, shapes as marks.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::Value;

use super::board::{board, cells};
use super::marks::Marks;
use super::write::GLOBALS;
use crate::board::{Cell, CellSet, Digit, GridId};
use crate::formats::codec::Fault;
use crate::formats::json::{self, Object, entry};
use crate::formats::loss::{Element, Fate, Losses};
use crate::formats::outline::Outline;
use crate::formats::words::shortened;
use crate::formats::{Problem, colours};
use crate::puzzle::Puzzle;
use crate::scene::Tint;
use crate::variant::look::Outline as Edge;
use crate::variant::{
    AntiKing, AntiKnight, FrameMark, Indexers, KillerCage, Kind, NoRatio, Nonconsecutive, Position, Region,
};

/// The puzzle, and what it lost.
pub(super) fn read(object: &Object) -> Result<(Puzzle, Losses), Fault> {
    let rows = object.get("cells").and_then(Value::as_array).ok_or_else(|| entry("cells", "expected-rows"))?;
    let width = rows.iter().map(|row| json::list(Some(row)).len()).max().unwrap_or(0);
    let regions = json::list(object.get("regions"))
        .iter()
        .enumerate()
        .map(|(at, region)| cells(Some(region)).ok_or_else(|| entry(format!("regions {}", at + 1), "expected-pairs")));
    let regions: Vec<Vec<Cell>> = regions.collect::<Result<_, Problem>>()?;
    let lines = json::list(object.get("cages")).iter().filter(|cage| is_hidden(cage));
    let lines: BTreeSet<Vec<Cell>> = lines.filter_map(|cage| cells(cage.get("cells"))).collect();
    let Some(Outline { board, regions }) = board(rows.len(), width, &regions, &lines).map_err(Problem::from)? else {
        return Err(entry("regions", "expected-grids").into());
    };
    // Of several grids each row and column is told as a cage.
    let several = board.grids().len() > 1;
    let grids = board.grids().iter().filter(|_| several);
    let own = grids.flat_map(|grid| (0..usize::from(grid.size())).flat_map(|at| [grid.row(at), grid.column(at)]));
    let own_lines: BTreeSet<Vec<Cell>> = own.collect();
    let mut marks = Marks::new(board);
    for cells in regions {
        marks.add(Region { cells }, None);
    }
    let givens = givens(rows, &mut marks)?;
    let mut elements = 0;
    let (mut title, mut author, mut told) = (String::new(), String::new(), String::new());
    for (key, value) in object {
        let list = json::list(Some(value));
        elements += list.len();
        if elements > json::MOST_ELEMENTS {
            return Err(Problem::TooMany { limit: json::MOST_ELEMENTS }.into());
        }
        match key.as_str() {
            "id" | "cellSize" | "cells" | "regions" | "settings" | "duration" | "videos" => {}
            "metadata" => {
                for (key, value) in value.as_object().into_iter().flatten() {
                    let text = json::text(Some(value));
                    about(key, text, [&mut title, &mut author, &mut told], &mut marks.losses);
                }
            }
            "cages" => {
                for (at, cage) in list.iter().enumerate() {
                    let wrong = || entry(format!("cages {}", at + 1), "expected-pairs");
                    let own = cells(cage.get("cells")).ok_or_else(wrong)?;
                    let words = json::text(cage.get("value"));
                    match words.split_once(':') {
                        Some((key, text)) if own.is_empty() => {
                            let text = text.trim().to_owned();
                            about(key.trim(), text, [&mut title, &mut author, &mut told], &mut marks.losses);
                        }
                        Some(_) | None if is_hidden(cage) && own_lines.contains(&own) => {}
                        Some(_) | None => read_cage(own.into_iter().collect(), cage, &mut marks),
                    }
                }
            }
            "lines" | "arrows" => list.iter().for_each(|line| marks.line(line, key == "arrows")),
            "underlays" | "overlays" => list.iter().for_each(|shape| marks.shape(shape)),
            "global" => list.iter().for_each(|name| global(&json::text(Some(name)), &mut marks)),
            "foglight" | "foglink" | "triggereffect" => {
                marks.losses.add_many(Element::FogLights, Fate::Unknown, list.len().max(1));
            }
            other => marks.losses.unknown(other, list.len().max(1)),
        }
    }
    let Marks { board, placed, mut losses, .. } = marks;
    let puzzle = Puzzle::new(title, author, board, givens, placed).map_err(Problem::from)?;
    let sentences: Vec<String> = puzzle.rules_text().iter().map(ToString::to_string).collect();
    if !told.trim().is_empty() && told != sentences.join("\n") {
        losses.add(Element::RulesText, Fate::NoPlace);
    }
    Ok((puzzle, losses))
}

/// Whether a cage says only that nothing repeats in it.
fn is_hidden(cage: &Value) -> bool {
    json::is_set(cage.get("unique")) && json::is_set(cage.get("hidden"))
}

/// Words about the puzzle, of `[title, author, rules]`.
fn about(key: &str, text: String, [title, author, rules]: [&mut String; 3], losses: &mut Losses) {
    if text.trim().is_empty() {
        return;
    }
    match key {
        "title" => *title = shortened(text, Element::Title, losses),
        "author" => *author = shortened(text, Element::Author, losses),
        "rules" => *rules = text,
        "solution" => {
            let some = text.chars().any(|symbol| symbol.is_ascii_digit() && symbol != '0');
            losses.add_many(Element::Solution, Fate::NoPlace, usize::from(some));
        }
        "msgcorrect" | "msgincorrect" => losses.add(Element::Messages, Fate::NoPlace),
        other => losses.unknown(other, 1),
    }
}

/// What stands in the cells. Where no grid is, nothing may stand.
fn givens(rows: &[Value], marks: &mut Marks) -> Result<BTreeMap<Cell, Digit>, Fault> {
    let mut givens = BTreeMap::new();
    for (row, values) in rows.iter().enumerate() {
        for (col, value) in json::list(Some(values)).iter().enumerate() {
            for (key, value) in value.as_object().into_iter().flatten() {
                let cell = Cell::new(row as i16, col as i16);
                let digit = || {
                    let number = u8::try_from(json::whole(Some(value))?).ok()?;
                    Digit::new(number).filter(|digit| digit.value() <= marks.board.size())
                };
                match key.as_str() {
                    "value" if json::text(Some(value)).is_empty() => {}
                    "value" => {
                        let digit = digit().ok_or_else(|| entry(format!("cells, {cell}"), "expected-digit"))?;
                        givens.insert(cell, digit);
                    }
                    "given" => {}
                    "pencilMarks" | "centremarks" | "cornermarks" => {
                        let some = json::is_set(Some(value)) && value.as_array().is_none_or(|list| !list.is_empty());
                        marks.losses.add_many(Element::PencilMarks, Fate::NoPlace, usize::from(some));
                    }
                    other => marks.losses.unknown(&format!("cells.{other}"), 1),
                }
            }
        }
    }
    Ok(givens)
}

/// A cage: with a sum or without repeats a rule, else a line around cells.
fn read_cage(own: CellSet, cage: &Value, marks: &mut Marks) {
    let words = json::text(cage.get("value"));
    let sum = json::whole(cage.get("sum")).or_else(|| json::whole(cage.get("value")));
    let sum = sum.and_then(|sum| u16::try_from(sum).ok()).filter(|&sum| sum > 0);
    let style = json::text(cage.get("style"));
    let style = if style.is_empty() { json::text(cage.get("type")) } else { style };
    if own.is_empty() {
        return marks.losses.unknown("cages", 1);
    }
    let indexer = ["fpColumnIndexer", "fpRowIndexer", "fpBoxIndexer"].into_iter().position(|name| name == style);
    let (unique, hidden) = (json::is_set(cage.get("unique")), json::is_set(cage.get("hidden")));
    match (indexer, style.as_str()) {
        (Some(sort), _) => {
            let mut rule = Indexers::none();
            own.iter().for_each(|cell| rule.cells[sort].insert(cell));
            marks.add(rule, None);
        }
        (None, "extraregion") => marks.add(Region { cells: own }, None),
        (None, _) if unique && hidden && sum.is_none() => marks.add(Region { cells: own }, None),
        (None, _) if sum.is_some() && (unique || cage.get("unique").is_none()) => {
            marks.add(KillerCage { cells: own, sum }, None);
        }
        (None, _) if unique => {
            marks.losses.add_many(Element::Texts, Fate::NoPlace, usize::from(!words.is_empty()));
            marks.add(KillerCage { cells: own, sum: None }, None);
        }
        (None, _) => {
            marks.losses.add_many(Element::Texts, Fate::NoPlace, usize::from(!words.is_empty()));
            let colour = [cage.get("borderColor"), cage.get("outlineC")].into_iter().flatten().next();
            let tint = colour.map_or(Tint::Grey, |colour| colours::tint(&json::text(Some(colour)), &mut marks.losses));
            marks.add(FrameMark { cells: own, outline: Edge::Dashed, inset: None }, Some(tint));
        }
    }
}

/// A rule for the whole grid.
fn global(name: &str, marks: &mut Marks) {
    const GRID: GridId = GridId(0);
    match GLOBALS.iter().find(|(other, _)| *other == name).map(|(_, kind)| *kind) {
        Some(Kind::AntiKnight) => marks.add(AntiKnight::new(GRID), None),
        Some(Kind::AntiKing) => marks.add(AntiKing::new(GRID), None),
        Some(Kind::Nonconsecutive) => marks.add(Nonconsecutive::new(GRID), None),
        Some(Kind::NoRatio) => marks.add(NoRatio::new(GRID), None),
        Some(Kind::Position) => marks.add(Position { grid: GRID }, None),
        Some(_) | None => marks.losses.unknown(name, 1),
    }
}
