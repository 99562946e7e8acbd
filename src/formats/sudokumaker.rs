//! Links of SudokuMaker, and the JSON in them: cells and constraints, each with a number for its type.
//!
//! Cells are counted row by row from 0. Of edges each row of n cells has 2n: the left ones of its cells, then the lower
//! ones. Corners are counted by the cell below and to the right of them, in rows of n + 1, and cells beyond the grid in
//! rows of n + 2, the first of which is above the grid. Types whose meaning is not certain are told as unknown.

use std::collections::BTreeMap;

use serde_json::Value;

use super::codec::{About, Codec, Fault, Found, Written};
use super::json::{self, Object, entry};
use super::link::{Link, parse, unescaped};
use super::loss::{Element, Fate, Losses};
use super::lz::{Alphabet, unpack};
use super::outline::{Outline, outline};
use super::words::shortened;
use super::{Format, Problem};
use crate::board::{Board, Cell, CellSet, Digit, GridId, Lookout};
use crate::place::{Border, Corner, DigitList, Groups, Outside, Path};
use crate::puzzle::{PlacedRule, Puzzle};
use crate::variant::{
    Arrow, Between, BorderSum, Clones, Diagonals, DifferenceDot, DoubleArrow, Entropic, Extremes, KillerCage, Lockout,
    Modular, NumberClues, Palindrome, Parity, Quadruple, RatioDot, Region, RegionSum, Renban, Rule, Sandwich,
    Thermometer, Whispers,
};

/// Links and their JSON.
pub(super) struct SudokuMaker;

impl Codec for SudokuMaker {
    fn format(&self) -> Format {
        Format::SudokuMaker
    }

    fn about(&self) -> &'static About {
        &About {
            name: "SudokuMaker",
            word: "sudokumaker",
            extensions: &[],
            read: true,
            written: Written::Never,
            holds: "one grid with its regions; givens, cages, extra regions, clones, odd and even, minimum and \
                maximum, the falling diagonal, thermometers, arrows and lines of the customary sorts, dots, X and V, \
                quadruples, sandwich clues; title and author",
            lacks: "constraints of other types",
        }
    }

    fn sniff(&self, text: &str) -> bool {
        let is_json = json::is_one(text) && text.contains("\"formatVersion\"") && text.contains("\"constraints\"");
        is_json || !text.trim().contains('\n') && self.sniff_line(text)
    }

    fn sniff_line(&self, line: &str) -> bool {
        matches!(parse(line), Some(Link::SudokuMaker(_)))
    }

    fn read(&self, text: &str) -> Result<Vec<Found>, Fault> {
        let object = match parse(text) {
            Some(Link::SudokuMaker(packed)) => {
                // Of this alphabet `+` is no blank.
                let packed = unescaped(packed).replace(' ', "+");
                let text = unpack(&packed, Alphabet::Uri, json::MOST_BYTES)?;
                json::object(&text).map_err(|fault| Fault::whole(fault.problem))?
            }
            Some(_) | None => json::object(text)?,
        };
        let inner = object.get("puzzle").and_then(Value::as_object).unwrap_or(&object);
        let (puzzle, losses) = read(inner)?;
        Ok(Found::only(puzzle, losses))
    }
}

/// The rules as they are read.
struct Rules {
    board: Board,
    placed: Vec<PlacedRule>,
    losses: Losses,
}

impl Rules {
    fn add(&mut self, rule: impl Into<Rule>) {
        let placed = PlacedRule::new(rule);
        self.placed.extend(self.losses.fitting(&self.board, placed));
    }

    fn cells(&self, value: Option<&Value>) -> Option<Vec<Cell>> {
        let cell = |value: &Value| {
            let index = usize::try_from(json::whole(Some(value))?).ok()?;
            self.board.cells().get(index).copied()
        };
        json::list(value).iter().map(cell).collect()
    }

    /// The lists of cells under a key.
    fn lists(&self, constraint: &Object, key: &str) -> Option<Vec<Vec<Cell>>> {
        json::list(constraint.get(key)).iter().map(|list| self.cells(Some(list))).collect()
    }

    /// Row and column of a place that is counted in rows of so many more places than the grid has.
    fn spot(&self, value: Option<&Value>, more: u8) -> Option<(i16, i16)> {
        let (number, width) = (json::whole(value)?, i64::from(self.board.size() + more));
        (0..width * width).contains(&number).then_some(((number / width) as i16, (number % width) as i16))
    }

    /// The line between two cells with this number.
    fn edge(&self, value: Option<&Value>) -> Option<Border> {
        let (number, n) = (json::whole(value)?, i64::from(self.board.size()));
        if !(0..2 * n * n).contains(&number) {
            return None;
        }
        let (row, at) = ((number / (2 * n)) as i16, (number % (2 * n)) as i16);
        let (one, other) = match at - n as i16 {
            lower @ 0.. => (Cell::new(row, lower), Cell::new(row + 1, lower)),
            _ => (Cell::new(row, at - 1), Cell::new(row, at)),
        };
        Border::between(one, other)
    }

    /// A constraint; None where its cells are none.
    fn constraint(&mut self, kind: i64, constraint: &Object) -> Option<()> {
        let number = |value: Option<&Value>| json::whole(value).and_then(|number| u16::try_from(number).ok());
        let lines = self.lists(constraint, "lines")?.into_iter().map(Path);
        match kind {
            0 | 1 => {}
            301 => {
                for cage in json::list(constraint.get("cages")) {
                    let cells: CellSet = self.cells(cage.get("cells"))?.into_iter().collect();
                    self.add(KillerCage { cells, sum: number(cage.get("value")).filter(|&sum| sum > 0) });
                }
            }
            300 => {
                let slow = json::is_set(constraint.get("slow"));
                for path in self.lists(constraint, "thermometers")? {
                    self.add(Thermometer { path: Path(path), branches: vec![], slow });
                }
            }
            302 => {
                // Each group is of cells that are alike.
                for cells in self.lists(constraint, "groups")? {
                    let groups = cells.into_iter().map(|cell| [cell].into_iter().collect()).collect();
                    self.add(Clones { groups: Groups(groups) });
                }
            }
            10 => self.add(Diagonals { grid: GridId(0), falling: true, rising: false }),
            100 | 101 => {
                let cells: CellSet = self.cells(constraint.get("cells"))?.into_iter().collect();
                let (even, odd) = if kind == 100 { (cells, CellSet::default()) } else { (CellSet::default(), cells) };
                self.add(Parity { odd, even });
            }
            102 | 103 => {
                let mut marks = Extremes::none();
                marks.cells[usize::from(kind == 102)] = self.cells(constraint.get("cells"))?.into_iter().collect();
                self.add(marks);
            }
            200..=202 => {
                for clue in json::list(constraint.get("clues")) {
                    let border = self.edge(clue.get("edge"))?;
                    let value = number(clue.get("value"));
                    match kind {
                        200 => self.add(DifferenceDot::new(border).with_number(value.filter(|&value| value != 1))),
                        201 => self.add(RatioDot::new(border).with_number(value.filter(|&value| value != 2))),
                        _ => self.add(BorderSum { border, sum: value }),
                    }
                }
                let negative = json::list(constraint.get("negative")).len();
                self.losses.unknown(&format!("type {kind}, negative"), negative);
            }
            303 => {
                for clue in json::list(constraint.get("clues")) {
                    let (row, col) = self.spot(clue.get("corner"), 1)?;
                    let digits = json::list(clue.get("digits"))
                        .iter()
                        .map(|digit| u8::try_from(json::whole(Some(digit))?).ok().and_then(Digit::new));
                    let digits = DigitList(digits.collect::<Option<_>>()?);
                    self.add(Quadruple { corner: Corner(Cell::new(row - 1, col - 1)), digits });
                }
            }
            501 => {
                let mut clues = Outside::none(GridId(0));
                for clue in json::list(constraint.get("clues")) {
                    let (row, col) = self.spot(clue.get("outerCell"), 2)?;
                    let place = Cell::new(row - 1, col - 1);
                    let seen = Lookout::at(&self.board, place).find(|lookout| !lookout.is_diagonal())?;
                    clues.set(seen, number(clue.get("value")));
                }
                let rule: Sandwich = NumberClues::new(clues);
                self.add(rule);
            }
            305 => {
                let cells = self.cells(constraint.get("cells"))?.into_iter().collect();
                self.add(Region { cells });
            }
            400 => lines.for_each(|path| self.add(Renban::new(path))),
            401 => {
                let least = number(constraint.get("minDifference"));
                lines.for_each(|path| self.add(Whispers::new(path).with_number(least)));
            }
            402 => lines.for_each(|path| self.add(Palindrome::new(path))),
            403 => lines.for_each(|path| self.add(Between::new(path))),
            404 => lines.for_each(|path| self.add(RegionSum::new(path))),
            406 => {
                // Groups of digits as bits, the digit 1 the second.
                let groups: Vec<i64> =
                    json::list(constraint.get("groups")).iter().filter_map(|bits| json::whole(Some(bits))).collect();
                match (groups.as_slice(), self.board.size()) {
                    ([14, 112, 896], 9) => lines.for_each(|path| self.add(Entropic::new(path))),
                    ([584, 146, 292], 9) => lines.for_each(|path| self.add(Modular::new(path))),
                    ([340, 682], 9) => lines.for_each(|path| self.add(crate::variant::Alternating::new(path))),
                    (_, _) => self.losses.unknown("type 406", lines.count()),
                }
            }
            407 => lines.for_each(|path| self.add(Lockout::new(path))),
            408 => {
                for arrow in json::list(constraint.get("bulbsWithArrows")) {
                    let circle = self.cells(arrow.get("bulbCells"))?.into_iter().collect();
                    let shafts = json::list(arrow.get("arrows")).iter().map(|cells| self.cells(Some(cells)));
                    let shafts = shafts.map(|cells| cells.map(Path)).collect::<Option<_>>()?;
                    self.add(Arrow { circle, shafts });
                }
            }
            409 => lines.for_each(|path| self.add(DoubleArrow::new(path))),
            other => {
                let clues = json::list(constraint.get("clues")).len();
                self.losses.unknown(&format!("type {other}"), clues.max(1));
            }
        }
        Some(())
    }
}

fn read(object: &Object) -> Result<(Puzzle, Losses), Fault> {
    let cells = json::list(object.get("cells"));
    let size = u8::try_from(cells.len().isqrt()).unwrap_or(0);
    if usize::from(size).pow(2) != cells.len() || !(2..=25).contains(&size) {
        return Err(entry("cells", "expected-size").into());
    }
    if json::whole(object.get("minDigit")).is_some_and(|least| least != 1) {
        return Err(entry("minDigit", "expected-digit").into());
    }
    let constraints = json::list(object.get("constraints"));
    if constraints.len() > json::MOST_ELEMENTS {
        return Err(Problem::TooMany { limit: json::MOST_ELEMENTS }.into());
    }
    let kind = |constraint: &Value| json::whole(constraint.get("type"));
    let regions = constraints.iter().find(|constraint| kind(constraint) == Some(1));
    let regions = json::list(regions.and_then(|constraint| constraint.get("regions")));
    let of_cell = |at: usize| json::whole(regions.get(at)).filter(|&region| region >= 0);
    let regions: Vec<Option<i64>> = (0..cells.len()).map(of_cell).collect();
    let Outline { board, regions } = outline(size, &regions).map_err(Problem::from)?;
    let mut rules = Rules { board, placed: vec![], losses: Losses::default() };
    for cells in regions {
        rules.add(Region { cells });
    }
    let mut givens = BTreeMap::new();
    for (at, value) in cells.iter().enumerate() {
        let cell = rules.board.cells()[at];
        let Some(number) = json::whole(value.get("value")) else { continue };
        if !json::is_set(value.get("given")) {
            rules.losses.add(Element::Entered, Fate::NoPlace);
            continue;
        }
        let digit = u8::try_from(number).ok().and_then(Digit::new).filter(|digit| digit.value() <= size);
        givens.insert(cell, digit.ok_or_else(|| entry(cell.to_string(), "expected-digit"))?);
    }
    for (at, constraint) in constraints.iter().enumerate() {
        let wrong = || Fault::from(entry(format!("constraints {}", at + 1), "expected-indexes"));
        let (Some(kind), Some(fields)) = (kind(constraint), constraint.as_object()) else { return Err(wrong()) };
        rules.constraint(kind, fields).ok_or_else(wrong)?;
    }
    let Rules { board, placed, mut losses } = rules;
    let mut words = |key: &str, element| shortened(json::text(object.get(key)), element, &mut losses);
    let (title, author) = (words("name", Element::Title), words("author", Element::Author));
    losses.add_many(Element::RulesText, Fate::NoPlace, usize::from(!json::text(object.get("comment")).is_empty()));
    Ok((Puzzle::new(title, author, board, givens, placed).map_err(Problem::from)?, losses))
}
