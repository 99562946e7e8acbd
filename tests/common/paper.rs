//! The puzzles printed in the papers, read from `tests/puzzles/paper-cases.json`.
//!
//! A case becomes a board, givens and rules. If its extra regions, sums or shading correspond to a variant, the variant
//! is used, and its cells are compared with those recorded in the file.

use std::collections::{BTreeMap, BTreeSet};

use gridwright::board::{Board, Cell, CellSet, Digit, Filling, Grid, GridId};
use gridwright::model::{Cmp, Model, Shape};
use gridwright::place;
use gridwright::puzzle::{Givens, PlacedRule, Puzzle};
use gridwright::variant::{Context, Diagonals, FourPyramids, FourSquares, MagicBox, Outside, Parity, Position, Rule};
use serde::Deserialize;
use serde_json::{Map, Value};

/// A puzzle from the papers, or another reading of one.
#[derive(Debug)]
pub struct PaperCase {
    pub id: String,
    pub kind: String,
    /// The difference of this reading, or `None` for the case as adopted.
    pub label: Option<String>,
    pub puzzle: Puzzle,
    pub expected_count: u64,
    /// False if `expected_count` is only a lower bound for the number of solutions.
    pub exact: bool,
    /// All solutions, or empty if they are not recorded.
    pub solutions: Vec<Filling>,
}

impl PaperCase {
    /// Returns the name of the case for messages.
    pub fn name(&self) -> String {
        match &self.label {
            Some(label) => format!("{} ({label})", self.id),
            None => self.id.clone(),
        }
    }
}

/// Returns all cases and their other readings.
pub fn paper_cases() -> Vec<PaperCase> {
    let text = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/puzzles/paper-cases.json")).unwrap();
    let cases: Vec<Map<String, Value>> = serde_json::from_str(&text).unwrap();
    cases.iter().flat_map(readings).map(paper_case).collect()
}

/// A record of the file, which also describes the fields.
#[derive(Deserialize)]
struct Record {
    id: String,
    kind: String,
    label: Option<String>,
    size: u8,
    #[serde(rename = "box")]
    box_shape: (u8, u8),
    givens: Vec<String>,
    #[serde(default)]
    grids: Vec<GridRecord>,
    #[serde(default)]
    regions: Vec<CellsRecord>,
    #[serde(default)]
    sums: Vec<SumRecord>,
    #[serde(default)]
    parity: Vec<String>,
    /// For each side, the outside clues by row or column, from 1.
    #[serde(default)]
    outside: BTreeMap<String, BTreeMap<usize, Vec<u8>>>,
    #[serde(default)]
    outside_span: u8,
    expected: Expected,
    solution: Option<Vec<String>>,
    #[serde(default)]
    solutions: Vec<Vec<String>>,
}

#[derive(Deserialize)]
struct GridRecord {
    row: i16,
    col: i16,
}

#[derive(Deserialize)]
struct CellsRecord {
    cells: Vec<(i16, i16)>,
}

#[derive(Deserialize)]
struct SumRecord {
    cells: Vec<(i16, i16)>,
    total: i32,
}

#[derive(Deserialize)]
struct Expected {
    count: u64,
    exact: bool,
}

/// Returns the case as adopted and its other readings. Solutions are those of the reading itself, never of the case it
/// changes.
fn readings(case: &Map<String, Value>) -> Vec<Record> {
    let others = case.get("variants").and_then(Value::as_array).into_iter().flatten();
    let others = others.map(|changes| {
        let mut reading = case.clone();
        ["solution", "solutions"].iter().for_each(|&field| drop(reading.remove(field)));
        reading.extend(changes.as_object().unwrap().clone());
        reading
    });
    let all = std::iter::once(case.clone()).chain(others);
    all.map(|reading| serde_json::from_value(Value::Object(reading)).unwrap()).collect()
}

fn paper_case(record: Record) -> PaperCase {
    let board = board(&record);
    assert_eq!(board.size(), record.size, "{}", record.id);
    let givens: Givens = symbols(&board, &record.givens).into_iter().filter_map(digit).collect();
    let rules = rules(&board, &record).into_iter().map(PlacedRule::new);
    let solutions: Vec<Filling> =
        record.solution.iter().chain(&record.solutions).map(|rows| filling(&board, rows)).collect();
    let Expected { count, exact } = record.expected;
    assert!(solutions.is_empty() || exact && solutions.len() as u64 == count, "{}", record.id);
    PaperCase {
        puzzle: Puzzle::builder(board).title(record.id.clone()).givens(givens).rules(rules).build().unwrap(),
        id: record.id,
        kind: record.kind,
        label: record.label,
        expected_count: count,
        exact,
        solutions,
    }
}

fn cell((row, col): (i16, i16)) -> Cell {
    Cell::new(row - 1, col - 1)
}

fn board(record: &Record) -> Board {
    let (rows, cols) = record.box_shape;
    let grid = |place: &GridRecord| Grid::new(cell((place.row, place.col)), rows, cols).unwrap();
    match record.grids.is_empty() {
        true => Board::single(rows, cols).unwrap(),
        false => Board::new(record.grids.iter().map(grid).collect()).unwrap(),
    }
}

/// Returns the symbol in each cell of the board. `#` marks positions without a cell.
fn symbols(board: &Board, rows: &[String]) -> Vec<(Cell, char)> {
    assert_eq!(board.extent(), (rows.len() as i16, rows[0].len() as i16));
    let places = rows.iter().enumerate().flat_map(|(row, text)| {
        text.chars().enumerate().map(move |(col, symbol)| (Cell::new(row as i16, col as i16), symbol))
    });
    let (on, off): (Vec<_>, Vec<_>) = places.partition(|&(_, symbol)| symbol != '#');
    assert!(on.iter().all(|&(cell, _)| board.contains(cell)) && off.iter().all(|&(cell, _)| !board.contains(cell)));
    on
}

fn digit((cell, symbol): (Cell, char)) -> Option<(Cell, Digit)> {
    (symbol != '.').then(|| (cell, Digit::from_symbol(symbol).unwrap()))
}

fn filling(board: &Board, rows: &[String]) -> Filling {
    let digits: Vec<Digit> = symbols(board, rows).into_iter().filter_map(digit).map(|(_, digit)| digit).collect();
    assert_eq!(digits.len(), board.cells().len());
    Filling::new(digits)
}

/// Returns the rules of a case, as the variants with the same meaning.
fn rules(board: &Board, record: &Record) -> Vec<Rule> {
    let grid = GridId(0);
    let candidates: Vec<Rule> = match &*record.kind {
        "sudoku-x" => vec![Diagonals { grid, falling: true, rising: true }.into()],
        "four-square" => vec![FourSquares { grid }.into()],
        "four-pyramids" => [false, true].map(|mirrored| FourPyramids { grid, mirrored }.into()).to_vec(),
        "position" => vec![Position { grid }.into()],
        _ => vec![],
    };
    let mut rules = Vec::new();
    if !record.regions.is_empty() {
        let cells = |region: &CellsRecord| region.cells.iter().map(|&place| cell(place)).collect::<BTreeSet<Cell>>();
        let recorded: BTreeSet<BTreeSet<Cell>> = record.regions.iter().map(cells).collect();
        let same = candidates.into_iter().find(|rule| regions_of(board, rule) == recorded);
        rules.push(same.unwrap_or_else(|| panic!("{}: no variant says these regions", record.id)));
    }
    if !record.sums.is_empty() {
        let cells = |sum: &SumRecord| (sum.cells.iter().map(|&place| cell(place)).collect(), sum.total);
        let recorded: BTreeSet<(BTreeSet<Cell>, i32)> = record.sums.iter().map(cells).collect();
        let boxes = (1..=usize::from(record.size)).map(|number| MagicBox { grid, number, diagonals: false }.into());
        let magic: Vec<Rule> = boxes.filter(|rule| sums_of(board, rule).is_subset(&recorded)).collect();
        let said: BTreeSet<_> = magic.iter().flat_map(|rule| sums_of(board, rule)).collect();
        assert_eq!(said, recorded, "{}: magic boxes do not say these sums", record.id);
        rules.extend(magic);
    }
    if !record.parity.is_empty() {
        let marked = |mark: char| -> CellSet {
            let marks = symbols(board, &record.parity).into_iter();
            marks.filter(|&(_, symbol)| symbol == mark).map(|(cell, _)| cell).collect()
        };
        let parity = Rule::from(Parity::of(marked('o'), marked('e')));
        assert!(record.parity.iter().all(|row| row.chars().all(|mark| "eo.".contains(mark))));
        rules.push(parity);
    }
    if !record.outside.is_empty() {
        // Outside clues cover as many cells as a box is deep.
        assert_eq!((record.outside_span, record.outside_span), record.box_shape, "{}", record.id);
        let edge = |side: &str| -> String {
            let clues = record.outside.get(side);
            let clue = |index: usize| clues.and_then(|clues| clues.get(&index)).map_or(&[][..], Vec::as_slice);
            let word = |index: usize| match clue(index) {
                [] => ".".to_owned(),
                digits => digits.iter().map(|&value| Digit::new(value).unwrap().symbol()).collect(),
            };
            (1..=usize::from(record.size)).map(word).collect::<Vec<_>>().join(" ")
        };
        assert!(record.outside.keys().all(|side| ["up", "down", "left", "right"].contains(&&**side)));
        let [top, right, bottom, left] = ["up", "right", "down", "left"].map(|side| edge(side).parse().unwrap());
        rules.push(Outside(place::OutsideClues { top, right, bottom, left, ..place::OutsideClues::none(grid) }).into());
    }
    rules
}

/// Returns the shapes of a single rule.
fn shapes(board: &Board, rule: &Rule) -> Vec<Shape> {
    let mut model = Model::unconstrained(board.cells().len(), board.size());
    rule.lower(&Context::without_rules(board), &mut model);
    model.constraints().iter().map(|constraint| constraint.shape.clone()).collect()
}

fn cells_of(board: &Board, shape: &Shape) -> BTreeSet<Cell> {
    shape.cells().into_iter().map(|id| board.cell(id)).collect()
}

fn regions_of(board: &Board, rule: &Rule) -> BTreeSet<BTreeSet<Cell>> {
    let shapes = shapes(board, rule);
    assert!(shapes.iter().all(|shape| matches!(shape, Shape::ExactlyOnce(_))));
    shapes.iter().map(|shape| cells_of(board, shape)).collect()
}

fn sums_of(board: &Board, rule: &Rule) -> BTreeSet<(BTreeSet<Cell>, i32)> {
    let sum = |shape: &Shape| match shape {
        Shape::Sum { terms, cmp: Cmp::Equal, total } if terms.iter().all(|&(factor, _)| factor == 1) => {
            (cells_of(board, shape), *total)
        }
        other => panic!("{other:?} is no plain sum"),
    };
    shapes(board, rule).iter().map(sum).collect()
}
