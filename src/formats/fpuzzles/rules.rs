//! Elements of f-puzzles as rules. A blank value has the customary meaning of its tool; what says nothing is told.

use std::collections::BTreeSet;

use serde_json::Value;

use super::cells::{Wrong, cell, lines, list, set};
use super::key::{Key, LineKey, MarkKey, OutsideKey, Whole};
use super::read::digit;
use crate::board::{Board, Cell, CellSet, Grid, GridId, Lookout, Side, Slant};
use crate::formats::json::{self, Object};
use crate::formats::loss::{Element, Fate, Losses};
use crate::place::{Border, Corner, DigitList, Groups, Misfit, Outside, Path};
use crate::puzzle::PlacedRule;
use crate::scene::Tint;
use crate::variant::{
    AllSums, AntiKing, AntiKnight, Arrow, Between, BorderSum, Clones, Diagonals, DifferenceDot, DoubleArrow, Entropic,
    Extremes, Indexers, KillerCage, Kind, LittleKiller, Lockout, Modular, Nabner, NoRatio, Nonconsecutive, NumberClues,
    Palindrome, Parity, Position, Quadruple, RatioDot, Region, RegionSum, Renban, Rule, Sandwich, Skyscraper,
    Thermometer, Variant, Whispers, XSum, Zipper,
};
use crate::words::Message;

/// The rules of a puzzle as they are read.
pub(super) struct Rules {
    pub board: Board,
    pub placed: Vec<PlacedRule>,
    pub losses: Losses,
    /// A title that is told as an element.
    pub title: Option<String>,
    /// An author who is told as an element.
    pub author: Option<String>,
    size: u8,
}

/// The only grid.
const GRID: GridId = GridId(0);

/// What a value says.
enum Told {
    Nothing,
    Number(u16),
    /// Something that is no number.
    Words(String),
}

fn told(value: Option<&Value>) -> Told {
    let text = json::text(value);
    let number = json::whole(value).and_then(|number| u16::try_from(number).ok());
    match (text.trim(), number) {
        ("", _) => Told::Nothing,
        (_, Some(number)) => Told::Number(number),
        (words, None) => Told::Words(words.to_owned()),
    }
}

impl Rules {
    pub(super) fn new(board: Board) -> Rules {
        let size = board.size();
        Rules { board, placed: Vec::new(), losses: Losses::default(), title: None, author: None, size }
    }

    pub(super) fn size(&self) -> u8 {
        self.size
    }

    fn grid(&self) -> &Grid {
        &self.board.grids()[0]
    }

    /// Adds a rule that fits the board; one that does not is told.
    pub(super) fn add(&mut self, rule: impl Into<Rule>) {
        let rule = self.losses.fitting(&self.board, PlacedRule::new(rule));
        self.placed.extend(rule);
    }

    /// Adds a rule of a colour, which is not told where it is that of the kind.
    pub(super) fn add_tinted(&mut self, rule: impl Into<Rule>, tint: Tint) {
        let rule = PlacedRule::new(rule);
        let tint = Some(tint).filter(|&tint| tint != rule.tint());
        let rule = self.losses.fitting(&self.board, PlacedRule { tint, ..rule });
        self.placed.extend(rule);
    }

    /// Makes a part of a rule that is there, or a rule of its own.
    fn merge<V: Variant>(&mut self, into: impl Fn(&V) -> Option<V>, alone: V) {
        for placed in &mut self.placed {
            if let Some(merged) = placed.rule.downcast::<V>().and_then(&into) {
                placed.rule = merged.into();
                return;
            }
        }
        self.add(alone);
    }

    /// A rule for the whole grid.
    pub(super) fn whole(&mut self, whole: Whole) {
        let diagonal = |falling: bool| Diagonals { grid: GRID, falling, rising: !falling };
        match whole {
            Whole::Rising => self.merge(|both| Some(Diagonals { rising: true, ..both.clone() }), diagonal(false)),
            Whole::Falling => self.merge(|both| Some(Diagonals { falling: true, ..both.clone() }), diagonal(true)),
            Whole::Knight => self.add(AntiKnight::new(GRID)),
            Whole::King => self.add(AntiKing::new(GRID)),
            Whole::Disjoint => self.disjoint(),
            Whole::Nonconsecutive => self.add(Nonconsecutive::new(GRID)),
        }
    }

    /// The k-th cells of all regions, in reading order; irregular regions have no rule of that name.
    fn disjoint(&mut self) {
        let rule = Position { grid: GRID };
        if Rule::from(rule.clone()).fits(&self.board).is_ok() {
            return self.add(rule);
        }
        let grid = self.grid();
        let boxes: Vec<Vec<Cell>> = (0..grid.box_count()).map(|index| grid.box_cells(index)).collect();
        let places = boxes.iter().map(Vec::len).max().unwrap_or(0);
        for place in 0..places {
            let cells: CellSet = boxes.iter().filter_map(|cells| cells.get(place).copied()).collect();
            self.add(Region { cells });
        }
    }

    /// All marks of a sort are given.
    pub(super) fn negative(&mut self, sort: &str) {
        match sort {
            "ratio" => self.add(NoRatio::new(GRID)),
            "xv" => self.add(AllSums::new(GRID)),
            other => self.losses.unknown(&format!("negative {other}"), 1),
        }
    }

    /// A cell that holds an odd digit, or an even one.
    pub(super) fn parity(&mut self, cell: Cell, odd: bool) {
        let with = |marks: &Parity| {
            let mut marks = marks.clone();
            let (own, other) = if odd { (&mut marks.odd, &marks.even) } else { (&mut marks.even, &marks.odd) };
            let free = !other.contains(cell);
            own.insert(cell);
            free.then_some(marks)
        };
        let alone = with(&Parity::default()).unwrap_or_default();
        self.merge(with, alone);
    }

    /// An element of a list.
    ///
    /// # Errors
    /// What it should be.
    pub(super) fn element(&mut self, name: &str, key: Key, element: &Object) -> Result<(), Wrong> {
        let size = self.size;
        let field = |name: &str| element.get(name);
        match key {
            Key::Whole(_) | Key::Negative => {}
            Key::Mark(mark) => self.mark(mark, self.inside(field("cell"))?),
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

    /// A cell of the grid.
    fn inside(&self, value: Option<&Value>) -> Result<Cell, Wrong> {
        let cell = cell(value, self.size)?;
        if self.board.contains(cell) { Ok(cell) } else { Err(Message::new("expected-inner-cell")) }
    }

    fn mark(&mut self, mark: MarkKey, cell: Cell) {
        match mark {
            MarkKey::Odd => self.parity(cell, true),
            MarkKey::Even => self.parity(cell, false),
            MarkKey::Minimum | MarkKey::Maximum => {
                let sort = usize::from(mark == MarkKey::Maximum);
                let with = |marks: &Extremes| {
                    let mut marks = marks.clone();
                    marks.cells[sort].insert(cell);
                    (!marks.cells[1 - sort].contains(cell)).then_some(marks)
                };
                let alone = with(&Extremes::none()).unwrap_or_else(Extremes::none);
                self.merge(with, alone);
            }
            MarkKey::ColumnIndexer | MarkKey::RowIndexer | MarkKey::BoxIndexer => {
                let sort = match mark {
                    MarkKey::RowIndexer => 1,
                    MarkKey::BoxIndexer => 2,
                    _ => 0,
                };
                let with = |marks: &Indexers| {
                    let mut marks = marks.clone();
                    let free = marks.all().all(|(other, its)| other != cell || its == sort);
                    marks.cells[sort].insert(cell);
                    free.then_some(marks)
                };
                let alone = with(&Indexers::none()).unwrap_or_else(Indexers::none);
                self.merge(with, alone);
            }
        }
    }

    /// A number beyond an edge.
    fn outside(&mut self, sort: OutsideKey, cell: Cell, value: Option<&Value>) -> Result<(), Wrong> {
        let lookout = straight(cell, self.size).ok_or_else(|| Message::new("expected-outer-cell"))?;
        let kind = match sort {
            OutsideKey::Sandwich => Kind::Sandwich,
            OutsideKey::XSum => Kind::XSum,
            OutsideKey::Skyscraper => Kind::Skyscraper,
        };
        match told(value) {
            Told::Nothing => self.losses.add(Element::Rules(kind), Fate::Blank),
            Told::Words(_) => self.losses.add(Element::Rules(kind), Fate::Unknown),
            Told::Number(0) if sort != OutsideKey::Sandwich => self.losses.add(Element::Rules(kind), Fate::Blank),
            Told::Number(number) => match sort {
                OutsideKey::Sandwich => self.clue(lookout, number, |clues| -> Sandwich { NumberClues::new(clues) }),
                OutsideKey::XSum => self.clue(lookout, number, |clues| -> XSum { NumberClues::new(clues) }),
                OutsideKey::Skyscraper => self.clue(lookout, number, |clues| -> Skyscraper { NumberClues::new(clues) }),
            },
        }
        Ok(())
    }

    /// A number at a place, as a part of the clues that are there.
    fn clue<V: Variant<Place = Outside<Option<u16>>>>(
        &mut self,
        lookout: Lookout,
        number: u16,
        of: impl Fn(Outside<Option<u16>>) -> V,
    ) {
        let with = |clues: &Outside<Option<u16>>| {
            let free = clues.at(lookout).is_none_or(|other| other == number);
            let mut clues = clues.clone();
            clues.set(lookout, Some(number));
            free.then_some(clues)
        };
        let alone = with(&Outside::none(GRID)).unwrap_or_else(|| Outside::none(GRID));
        self.merge(|rule: &V| with(&rule.place()).map(&of), of(alone));
    }

    fn little_killer(&mut self, element: &Object) -> Result<(), Wrong> {
        let place = cell(element.get("cell"), self.size)?;
        let step = match json::text(element.get("direction")).as_str() {
            "UR" => (-1, 1),
            "UL" => (-1, -1),
            "DR" => (1, 1),
            "DL" => (1, -1),
            _ => return Err(Message::new("expected-direction")),
        };
        let mut seen = Lookout::diagonals(GRID, self.grid());
        let lookout = seen.find(|lookout| lookout.place(self.grid()) == place && lookout.inward() == step);
        let lookout = lookout.ok_or_else(|| Message::new("expected-outer-cell"))?;
        match told(element.get("value")) {
            Told::Nothing | Told::Number(0) => self.losses.add(Element::Rules(Kind::LittleKiller), Fate::Blank),
            Told::Words(words) if words.starts_with('-') => {
                self.losses.add(Element::Rules(Kind::LittleKiller), Fate::Blank);
            }
            Told::Words(_) => self.losses.add(Element::Rules(Kind::LittleKiller), Fate::Unknown),
            Told::Number(number) => self.clue(lookout, number, |clues| -> LittleKiller { NumberClues::new(clues) }),
        }
        Ok(())
    }

    /// A cage without a value, or with 0, says only that its digits differ.
    fn cage(&mut self, cells: CellSet, value: Option<&Value>) {
        let sum = match told(value) {
            Told::Nothing | Told::Number(0) => None,
            Told::Number(sum) => Some(sum),
            Told::Words(_) => {
                self.losses.add(Element::Texts, Fate::Unknown);
                None
            }
        };
        if cells.is_empty() {
            return self.losses.add(Element::Rules(Kind::KillerCage), Fate::Blank);
        }
        self.add(KillerCage { cells, sum });
    }

    /// Cells that are matched by their place in both lists. Where that is not also their order on the board, each pair
    /// is a rule of its own.
    fn clones(&mut self, cells: Vec<Cell>, copies: Vec<Cell>) -> Result<(), Wrong> {
        if cells.len() != copies.len() {
            return Err(Message::new("expected-as-many-cells"));
        }
        let pairs: BTreeSet<(Cell, Cell)> = cells.into_iter().zip(copies).filter(|(one, other)| one != other).collect();
        let group = |side: fn(&(Cell, Cell)) -> Cell| pairs.iter().map(side).collect::<CellSet>();
        let (one, other) = (group(|pair| pair.0), group(|pair| pair.1));
        let ordered = pairs.iter().zip(pairs.iter().skip(1)).all(|(pair, next)| pair.0 < next.0 && pair.1 < next.1);
        match ordered {
            _ if pairs.is_empty() => self.losses.add(Element::Rules(Kind::Clones), Fate::Blank),
            true => {
                // Several copies of the same cells are one rule.
                let with = |rule: &Clones| {
                    let mut groups = rule.groups.0.clone();
                    groups.push(other.clone());
                    (rule.groups.0.first() == Some(&one)).then_some(Clones { groups: Groups(groups) })
                };
                self.merge(with, Clones { groups: Groups(vec![one.clone(), other.clone()]) });
            }
            false => {
                for (one, other) in pairs {
                    let groups = [one, other].map(|cell| [cell].into_iter().collect());
                    self.add(Clones { groups: Groups(groups.into()) });
                }
            }
        }
        Ok(())
    }

    fn quadruple(&mut self, cells: CellSet, values: Option<&Value>) -> Result<(), Wrong> {
        let corner = cells.iter().next().map(Corner);
        let around = |corner: &Corner| corner.around().into_iter().collect::<CellSet>() == cells;
        let corner = corner.filter(around).ok_or_else(|| Message::new("expected-corner"))?;
        let digits = json::list(values).iter().map(|value| digit(value, self.size)).collect::<Option<Vec<_>>>();
        let digits = digits.ok_or_else(|| Message::new("expected-digits-list"))?;
        self.add(Quadruple { corner, digits: DigitList(digits) });
        Ok(())
    }

    /// The line between the two cells of an element.
    fn border(&mut self, kind: Kind, element: &Object) -> Result<Option<Border>, Wrong> {
        let cells = list(element.get("cells"), self.size)?;
        let [one, other] = cells[..] else { return Err(Message::new("expected-two-cells")) };
        let border = Border::between(one, other);
        if border.is_none() {
            self.losses.add(Element::Rules(kind), Fate::Misfit(Misfit::NotBeside { from: one, to: other }));
        }
        Ok(border)
    }

    fn dot(&mut self, kind: Kind, element: &Object, rule: fn(Border, Option<u16>) -> Rule) -> Result<(), Wrong> {
        let Some(border) = self.border(kind, element)? else { return Ok(()) };
        match told(element.get("value")) {
            Told::Nothing => self.add(rule(border, None)),
            Told::Number(number) => self.add(rule(border, Some(number))),
            Told::Words(_) => self.losses.add(Element::Rules(kind), Fate::Unknown),
        }
        Ok(())
    }

    fn xv(&mut self, element: &Object) -> Result<(), Wrong> {
        let Some(border) = self.border(Kind::BorderSum, element)? else { return Ok(()) };
        let sum = match json::text(element.get("value")).trim() {
            "X" | "x" => 10,
            "V" | "v" => 5,
            "" => {
                self.losses.add(Element::Rules(Kind::BorderSum), Fate::Blank);
                return Ok(());
            }
            _ => {
                self.losses.add(Element::Rules(Kind::BorderSum), Fate::Unknown);
                return Ok(());
            }
        };
        self.add(BorderSum { border, sum: Some(sum) });
        Ok(())
    }

    fn lines(&mut self, name: &str, sort: LineKey, element: &Object) -> Result<(), Wrong> {
        let usual = (name == "dutchwhispers").then_some(4);
        let number = match (sort, told(element.get("value"))) {
            (LineKey::Whispers | LineKey::Lockout, Told::Number(number)) => Some(number),
            (LineKey::Whispers | LineKey::Lockout, Told::Words(_)) => {
                self.losses.add(Element::Texts, Fate::Unknown);
                usual
            }
            (_, _) => usual,
        };
        for line in lines(element.get("lines"), self.size)? {
            let path = Path(line);
            match sort {
                LineKey::Palindrome => self.add(Palindrome::new(path)),
                LineKey::Between => self.add(Between::new(path)),
                LineKey::Renban => self.add(Renban::new(path)),
                LineKey::Whispers => self.add(Whispers::new(path).with_number(number)),
                LineKey::RegionSum => self.add(RegionSum::new(path)),
                LineKey::Entropic => self.add(Entropic::new(path)),
                LineKey::Modular => self.add(Modular::new(path)),
                LineKey::Nabner => self.add(Nabner::new(path)),
                LineKey::DoubleArrow => self.add(DoubleArrow::new(path)),
                LineKey::Zipper => self.add(Zipper::new(path)),
                LineKey::Lockout => self.add(Lockout::new(path).with_number(number)),
            }
        }
        Ok(())
    }

    /// Lines from one bulb are one thermometer with branches, as far as they part and do not meet again.
    fn thermometer(&mut self, lines: Vec<Vec<Cell>>, slow: bool) {
        let mut made: Vec<(Vec<Vec<Cell>>, Thermometer)> = Vec::new();
        for line in lines {
            let joined = made.iter_mut().any(|(whole, tree)| {
                let common =
                    |other: &Vec<Cell>| other.iter().zip(&line).take_while(|(one, other)| one == other).count();
                let shared = whole.iter().map(common).max().unwrap_or(0);
                if shared == 0 || shared == line.len() {
                    return shared > 0;
                }
                let mut branches = tree.branches.clone();
                branches.push(Path(line[shared - 1..].to_vec()));
                let branched = Thermometer { branches, ..tree.clone() };
                let fits = Rule::from(branched.clone()).fits(&self.board).is_ok();
                if fits {
                    *tree = branched;
                    whole.push(line.clone());
                }
                fits
            });
            if !joined {
                made.push((vec![line.clone()], Thermometer { path: Path(line), branches: vec![], slow }));
            }
        }
        made.into_iter().for_each(|(_, tree)| self.add(tree));
    }

    /// An arrow without a line says nothing. Lines repeat the cell of the circle where they begin.
    fn arrow(&mut self, circle: CellSet, lines: Vec<Vec<Cell>>) {
        let outer = |line: Vec<Cell>| {
            let inner = line.iter().take_while(|&&cell| circle.contains(cell)).count();
            line[inner.saturating_sub(1)..].to_vec()
        };
        let shafts: Vec<Path> = lines.into_iter().map(outer).filter(|line| line.len() > 1).map(Path).collect();
        match circle.is_empty() || shafts.is_empty() {
            true => self.losses.add(Element::Rules(Kind::Arrow), Fate::Blank),
            false => self.add(Arrow { circle, shafts }),
        }
    }
}

/// The place beyond an edge, opposite to a row or a column.
fn straight(cell: Cell, size: u8) -> Option<Lookout> {
    let last = i16::from(size);
    let inner = |at: i16| (0..last).contains(&at).then_some(at as usize);
    let at = |side, index| Lookout { grid: GRID, side, index, slant: Slant::Straight };
    match (cell.row, cell.col) {
        (-1, col) => inner(col).map(|index| at(Side::Top, index)),
        (row, -1) => inner(row).map(|index| at(Side::Left, index)),
        (row, col) if row == last => inner(col).map(|index| at(Side::Bottom, index)),
        (row, col) if col == last => inner(row).map(|index| at(Side::Right, index)),
        _ => None,
    }
}
