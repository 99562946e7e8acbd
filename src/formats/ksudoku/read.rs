//! Converts KSudoku's XML to a puzzle.

use quick_xml::events::{BytesStart, Event};

use crate::board::{Board, BoardError, Cell, CellSet, Digit, Grid, MAX_CELLS};
use crate::formats::ReadErrorKind;
use crate::formats::codec::CodecError;
use crate::formats::json::entry_error;
use crate::formats::loss::{LossOutcome, Losses, LostElement};
use crate::formats::region_board::region_board;
use crate::formats::texts::truncated;
use crate::formats::xml::{XmlTags, attribute};
use crate::puzzle::{Givens, PlacedRule, Puzzle};
use crate::variant::{KillerCage, ProductCage, Region, Rule, SumClue};

/// The content of a file.
#[derive(Default)]
pub(super) struct KSudokuFile {
    width: usize,
    height: usize,
    order: u8,
    name: String,
    /// The first cell of each whole grid, and whether it has boxes.
    groups: Vec<(usize, bool)>,
    cliques: Vec<Vec<usize>>,
    cages: Vec<(Vec<usize>, u8, Option<u16>)>,
    values: String,
    losses: Losses,
}

/// Tags that are read at their end, or are mere containers.
const TAGS: [&str; 6] = ["ksudoku", "game", "puzzle", "clique", "values", "solution"];

fn number<T: std::str::FromStr>(tag: &BytesStart, name: &str) -> Result<Option<T>, ReadErrorKind> {
    Ok(attribute(tag, name)?.and_then(|text| text.trim().parse().ok()))
}

fn indexes(words: &str) -> Option<Vec<usize>> {
    words.split([' ', ',', '\n', '\t', '\r']).filter(|word| !word.is_empty()).map(|word| word.parse().ok()).collect()
}

impl KSudokuFile {
    pub(super) fn read(text: &str) -> Result<KSudokuFile, CodecError> {
        let (mut file, mut tags) = (KSudokuFile::default(), XmlTags::new(text));
        let (mut inside, mut cage, mut words) = (String::new(), (0, None), String::new());
        while let Some((line, event)) = tags.next()? {
            let here = |problem: ReadErrorKind| CodecError::in_line(line, problem);
            match event {
                Event::Start(tag) | Event::Empty(tag) => {
                    inside = String::from_utf8_lossy(tag.name().as_ref()).into_owned();
                    words.clear();
                    match inside.as_str() {
                        "graph" => file.graph(&tag).map_err(here)?,
                        "sudokugroups" => {
                            let at = number(&tag, "at").map_err(here)?.unwrap_or(0);
                            let boxes = attribute(&tag, "withblocks").map_err(here)?;
                            file.groups.push((at, boxes.is_none_or(|text| text != "0")));
                        }
                        "cage" => {
                            let operator = number(&tag, "operator").map_err(here)?.unwrap_or(1);
                            cage = (operator, number(&tag, "value").map_err(here)?);
                        }
                        known if TAGS.contains(&known) => {}
                        other => file.losses.unknown(other, 1),
                    }
                }
                Event::Text(text) => {
                    words += &text.decode().map_err(|error| ReadErrorKind::Syntax(error.to_string()))?
                }
                Event::End(_) => {
                    match inside.as_str() {
                        "clique" | "cage" => {
                            let own = indexes(&words)
                                .ok_or_else(|| here(entry_error(inside.as_str(), "expected-indexes")))?;
                            match inside.as_str() {
                                "clique" => file.cliques.push(own),
                                _ => file.cages.push((own, cage.0, cage.1)),
                            }
                        }
                        "values" => file.values = words.clone(),
                        "solution" => file.losses.add(LostElement::Solution, LossOutcome::NoPlace),
                        _ => {}
                    }
                    inside.clear();
                }
                _ => {}
            }
        }
        Ok(file)
    }

    fn graph(&mut self, tag: &BytesStart) -> Result<(), ReadErrorKind> {
        let side = |name: &str| -> Result<usize, ReadErrorKind> { Ok(number(tag, name)?.unwrap_or(0)) };
        (self.width, self.height) = (side("sizeX")?, side("sizeY")?);
        self.order = number(tag, "order")?.unwrap_or(0);
        self.name = attribute(tag, "name")?.unwrap_or_default();
        if number(tag, "sizeZ")?.unwrap_or(1) > 1 {
            return Err(entry_error("graph", "expected-flat"));
        }
        // A plain sudoku has no explicit groups.
        let kind = attribute(tag, "type")?.unwrap_or_default();
        if kind.eq_ignore_ascii_case("sudoku") {
            self.groups.push((0, true));
        }
        let good = (1..=MAX_CELLS).contains(&self.width) && (1..=MAX_CELLS).contains(&self.height);
        if good && self.width * self.height <= 20 * MAX_CELLS {
            Ok(())
        } else {
            Err(entry_error("graph", "expected-size"))
        }
    }

    fn cell(&self, index: usize) -> Option<Cell> {
        // Cells are numbered down the first column, then down the second, and so on.
        let (col, row) = (index.checked_div(self.height)?, index.checked_rem(self.height)?);
        (col < self.width).then(|| Cell::new(row as i16, col as i16))
    }

    fn cells(&self, indexes: &[usize]) -> Result<CellSet, ReadErrorKind> {
        let cells = indexes.iter().map(|&index| self.cell(index)).collect::<Option<CellSet>>();
        cells.ok_or_else(|| entry_error("graph", "expected-indexes"))
    }

    /// Builds the puzzle. A grid with boxes gets square ones if its size allows that. The regions of any other grid are
    /// the cliques that fill it; if there are none, it has no regions.
    pub(super) fn puzzle(mut self) -> Result<(Puzzle, Losses), CodecError> {
        let size = if self.order > 0 { self.order } else { u8::try_from(self.width.max(self.height)).unwrap_or(0) };
        let root = (1..=5).find(|root| root * root == size);
        let mut cliques =
            self.cliques.iter().map(|own| self.cells(own)).collect::<Result<Vec<CellSet>, ReadErrorKind>>()?;
        let mut grids = Vec::new();
        for &(at, boxes) in &self.groups {
            let origin = self.cell(at).ok_or_else(|| entry_error("sudokugroups", "expected-indexes"))?;
            let grid = match (boxes, root) {
                (true, Some(root)) => Grid::new(origin, root, root),
                (true, None) | (false, _) => regions(origin, size, &mut cliques).unwrap_or(Grid::latin(origin, size)),
            };
            grids.push(grid.map_err(ReadErrorKind::from)?);
        }
        let board = Board::new(grids).map_err(ReadErrorKind::from)?;
        let mut rules: Vec<Rule> = cliques.into_iter().map(|cells| Region { cells }.into()).collect();
        for (own, operator, value) in &self.cages {
            let cells = self.cells(own)?;
            rules.push(match operator {
                2 => ProductCage { cells, product: *value, differ: false }.into(),
                1 => KillerCage { cells, sum: value.filter(|&sum| sum > 0).map(SumClue::from) }.into(),
                _ => {
                    self.losses.add(LostElement::Named(format!("cage operator {operator}")), LossOutcome::Unknown);
                    continue;
                }
            });
        }
        let mut losses = std::mem::take(&mut self.losses);
        rules.retain(|rule| match rule.check_meaningful(&board) {
            Ok(()) => true,
            Err(placement_error) => {
                losses.add(LostElement::Rules(rule.kind()), LossOutcome::Unplaceable(placement_error));
                false
            }
        });
        let givens = self.givens(&board)?;
        let title = truncated(self.name, LostElement::Title, &mut losses);
        let rules = rules.into_iter().map(PlacedRule::new);
        Ok((
            Puzzle::builder(board).title(title).givens(givens).rules(rules).build().map_err(ReadErrorKind::from)?,
            losses,
        ))
    }

    /// Parses the givens, one symbol per cell: a digit, or a letter, with `a` for 1.
    fn givens(&self, board: &Board) -> Result<Givens, ReadErrorKind> {
        let mut givens = Givens::new();
        let symbols = self.values.chars().filter(|symbol| !symbol.is_whitespace()).enumerate();
        for (index, symbol) in symbols {
            let number = match symbol {
                '0' | '.' | '_' | '-' => continue,
                '1'..='9' => symbol as u8 - b'0',
                'a'..='y' => symbol as u8 - b'a' + 1,
                _ => return Err(entry_error(format!("values {}", index + 1), "expected-digit")),
            };
            let digit = Digit::new(number).filter(|digit| digit.value() <= board.size());
            let cell = self.cell(index).filter(|cell| board.contains(*cell));
            let wrong = || entry_error(format!("values {}", index + 1), "expected-digit");
            givens.insert(cell.ok_or_else(wrong)?, digit.ok_or_else(wrong)?);
        }
        Ok(givens)
    }
}

/// Returns the grid whose regions are cliques that fill it, and removes these cliques. The cliques are chosen greedily:
/// each that overlaps no earlier one is used.
fn regions(origin: Cell, size: u8, cliques: &mut Vec<CellSet>) -> Option<Result<Grid, BoardError>> {
    let n = i16::from(size);
    let place = |cell: Cell| {
        let (row, col) = (cell.row - origin.row, cell.col - origin.col);
        ((0..n).contains(&row) && (0..n).contains(&col)).then_some((row * n + col) as usize)
    };
    let mut region = vec![None; (n * n) as usize];
    let mut used = Vec::new();
    for (at, clique) in cliques.iter().enumerate() {
        let places: Option<Vec<usize>> = clique.iter().map(place).collect();
        let Some(places) = places.filter(|places| places.len() == usize::from(size)) else { continue };
        if places.iter().all(|&place| region[place].is_none()) {
            places.iter().for_each(|&place| region[place] = Some(used.len() as i64));
            used.push(at);
        }
    }
    if region.iter().any(Option::is_none) {
        return None;
    }
    let mut at = 0;
    cliques.retain(|_| {
        at += 1;
        !used.contains(&(at - 1))
    });
    let whole = region_board(size, &region).ok()?.board.grids()[0].clone();
    Some(whole.at(origin))
}
