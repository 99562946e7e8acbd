//! Links of Penpa+: a drawing, packed by deflate, of which givens, borders, cages and common marks are read. The rest
//! is told as unknown.
//!
//! Points are counted on a lattice with two places more on each side: first the middles of all cells, row by row, then
//! the corners below and to the right of them, then others; the quarters of cells come after four such counts.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Read;

use base64::Engine;
use flate2::read::DeflateDecoder;
use serde_json::Value;

use super::codec::{About, Codec, Fault, Found, Written};
use super::fpuzzles::{Outline, outline};
use super::json::{self, Object, entry};
use super::link::{Link, parse, unescaped};
use super::loss::{Element, Fate, Losses};
use super::words::shortened;
use super::{Format, Problem, customary_box};
use crate::board::{Board, Cell, CellSet, Digit};
use crate::place::Path;
use crate::puzzle::{PlacedRule, Puzzle};
use crate::variant::look::{LineTip, LineWidth};
use crate::variant::{CircleMark, ColouredCells, FrameMark, KillerCage, LineMark, RectangleMark, Rule};

/// Links of drawings.
pub(super) struct Penpa;

impl Codec for Penpa {
    fn format(&self) -> Format {
        Format::Penpa
    }

    fn about(&self) -> &'static About {
        &About {
            name: "Penpa+",
            word: "penpa",
            extensions: &[],
            read: true,
            written: Written::Never,
            holds: "one square grid with its borders as regions; givens, cages with sums; lines with bulbs or heads, \
                circles, squares and grounds as marks; title and author",
            lacks: "the meaning of what is drawn, other marks",
        }
    }

    fn sniff(&self, text: &str) -> bool {
        !text.trim().contains('\n') && self.sniff_line(text)
    }

    fn sniff_line(&self, line: &str) -> bool {
        matches!(parse(line), Some(Link::Penpa(_)))
    }

    fn read(&self, text: &str) -> Result<Vec<Found>, Fault> {
        let Some(Link::Penpa(packed)) = parse(text) else { return Err(Problem::BadLink.into()) };
        let text = unpacked(&unescaped(packed))?;
        let (puzzle, losses) = Drawing::of(&text)?.puzzle()?;
        Ok(Found::only(puzzle, losses))
    }
}

/// The text in a link, at most as long as JSON may be.
fn unpacked(packed: &str) -> Result<String, Problem> {
    let plain = packed.trim_end_matches('=');
    let bytes = base64::engine::general_purpose::STANDARD_NO_PAD.decode(plain).map_err(|_| Problem::BadLink)?;
    let mut text = Vec::new();
    let limit = json::MOST_BYTES as u64;
    DeflateDecoder::new(&bytes[..]).take(limit + 1).read_to_end(&mut text).map_err(|_| Problem::BadLink)?;
    if text.len() as u64 > limit {
        return Err(Problem::TooLarge { bytes: None, limit });
    }
    String::from_utf8(text).map_err(|_| Problem::BadLink)
}

/// Short names and what they stand for; others change nothing that is read.
const NAMES: &[(char, &str)] = &[
    ('S', "surface"),
    ('L', "line"),
    ('E', "lineE"),
    ('W', "wall"),
    ('C', "cage"),
    ('N', "number"),
    ('1', "numberS"),
    ('Y', "symbol"),
    ('F', "freeline"),
    ('2', "freelineE"),
    ('T', "thermo"),
    ('3', "arrows"),
    ('D', "direction"),
    ('0', "squareframe"),
    ('5', "polygon"),
    ('4', "deletelineE"),
    ('6', "killercages"),
    ('7', "nobulbthermo"),
];

/// A line with short names as JSON.
fn long(line: &str) -> String {
    let (mut text, mut quoted) = (String::new(), false);
    let mut symbols = line.chars();
    while let Some(symbol) = symbols.next() {
        match symbol {
            '"' => quoted = !quoted,
            '\\' if quoted => {
                text.push(symbol);
                text.extend(symbols.next());
                continue;
            }
            'z' if !quoted => {
                match symbols.next() {
                    Some('O') => text += "null",
                    Some(short) => {
                        let known = NAMES.iter().find(|(other, _)| *other == short);
                        text += &known.map_or_else(|| format!("\"z{short}\""), |(_, name)| format!("\"{name}\""));
                    }
                    None => {}
                }
                continue;
            }
            _ => {}
        }
        text.push(symbol);
    }
    text
}

/// What stands in the text of a link.
struct Drawing {
    /// How many places a row of the lattice has, and how many rows there are.
    width: usize,
    height: usize,
    /// Where the grid begins on the lattice.
    top: usize,
    left: usize,
    size: u8,
    title: String,
    author: String,
    marks: Object,
}

impl Drawing {
    fn of(text: &str) -> Result<Drawing, Fault> {
        let mut lines = text.lines();
        let head: Vec<&str> = lines.next().unwrap_or_default().split(',').collect();
        let number = |at: usize| head.get(at).and_then(|text| text.trim().parse::<usize>().ok());
        let (Some(cols), Some(rows)) = (number(1), number(2)) else { return Err(Problem::BadLink.into()) };
        if !matches!(head.first(), Some(&("square" | "sudoku" | "kakuro"))) {
            return Err(entry("grid", "expected-squares").into());
        }
        let space: Vec<usize> = serde_json::from_str(lines.next().unwrap_or_default()).unwrap_or_default();
        let space = |at: usize| space.get(at).copied().unwrap_or(0);
        let inner = |whole: usize, one: usize, other: usize| whole.checked_sub(one)?.checked_sub(other);
        let (high, wide) = (inner(rows, space(0), space(1)), inner(cols, space(2), space(3)));
        let size = high.filter(|_| high == wide).and_then(|size| u8::try_from(size).ok());
        let size = size.filter(|size| (2..=25).contains(size)).ok_or_else(|| entry("grid", "expected-size"))?;
        // The mode stands between.
        let marks = long(lines.nth(1).unwrap_or_default());
        let Ok(Value::Object(marks)) = serde_json::from_str(&marks) else { return Err(Problem::BadLink.into()) };
        let words = |name: &str| {
            let found = head.iter().find_map(|part| part.trim().strip_prefix(name));
            found.unwrap_or_default().replace("%2C", ",").trim().to_owned()
        };
        let (width, height) = (cols + 4, rows + 4);
        let (top, left) = (2 + space(0), 2 + space(2));
        Ok(Drawing { width, height, top, left, size, title: words("Title:"), author: words("Author:"), marks })
    }

    /// The place of the lattice with this number, as a cell of the grid or beside it.
    fn place(&self, number: usize) -> Cell {
        let (row, col) = (number / self.width, number % self.width);
        Cell::new(row as i16 - self.top as i16, col as i16 - self.left as i16)
    }

    fn inside(&self, number: usize) -> Option<Cell> {
        let (cell, size) = (self.place(number), i16::from(self.size));
        let within = |at: i16| (0..size).contains(&at);
        (number < self.width * self.height && within(cell.row) && within(cell.col)).then_some(cell)
    }

    fn object(&self, name: &str) -> impl Iterator<Item = (&String, &Value)> {
        self.marks.get(name).and_then(Value::as_object).into_iter().flatten()
    }

    /// The lists of cells under a name; None for one with another place in it.
    fn lists(&self, name: &str) -> Vec<Option<Vec<Cell>>> {
        let cell = |value: &Value| self.inside(usize::try_from(json::whole(Some(value))?).ok()?);
        let list = |value: &Value| json::list(Some(value)).iter().map(cell).collect();
        json::list(self.marks.get(name)).iter().map(list).collect()
    }

    /// The sides of cells that are drawn, as the two cells beside each.
    fn borders(&self) -> BTreeSet<(Cell, Cell)> {
        let corners = self.width * self.height;
        let mut borders = BTreeSet::new();
        for (name, _) in self.object("lineE") {
            let ends: Vec<usize> = name.split(',').filter_map(|end| end.parse().ok()).collect();
            let &[one, other] = &ends[..] else { continue };
            let (one, other) = (one.min(other), one.max(other));
            let (Some(first), Some(second)) = (one.checked_sub(corners), other.checked_sub(corners)) else { continue };
            if second >= corners {
                continue;
            }
            // A corner lies below and to the right of its cell.
            let (first, second) = (self.place(first), self.place(second));
            match (second.row - first.row, second.col - first.col) {
                (0, 1) => drop(borders.insert((second, second.offset(1, 0)))),
                (1, 0) => drop(borders.insert((second, second.offset(0, 1)))),
                _ => {}
            }
        }
        borders
    }

    /// The regions between borders, if they are as many and as large as a grid needs.
    fn regions(&self) -> Option<Vec<Option<i64>>> {
        let (n, borders) = (i16::from(self.size), self.borders());
        let place = |cell: Cell| (cell.row * n + cell.col) as usize;
        let mut region: Vec<Option<i64>> = vec![None; usize::from(self.size).pow(2)];
        let mut number = 0;
        for start in (0..n).flat_map(|row| (0..n).map(move |col| Cell::new(row, col))) {
            if region[place(start)].is_some() {
                continue;
            }
            let (mut waiting, mut cells) = (vec![start], 0);
            region[place(start)] = Some(number);
            while let Some(cell) = waiting.pop() {
                cells += 1;
                for next in cell.neighbours() {
                    let open = !borders.contains(&(cell.min(next), cell.max(next)));
                    let within = (0..n).contains(&next.row) && (0..n).contains(&next.col);
                    if open && within && region[place(next)].is_none() {
                        region[place(next)] = Some(number);
                        waiting.push(next);
                    }
                }
            }
            if cells != n {
                return None;
            }
            number += 1;
        }
        Some(region)
    }

    fn puzzle(&self) -> Result<(Puzzle, Losses), Fault> {
        let mut losses = Losses::default();
        let board = match (self.regions(), customary_box(self.size)) {
            (Some(regions), _) => {
                let Outline { board, .. } = outline(self.size, &regions).map_err(Problem::from)?;
                board
            }
            (None, Some((rows, cols))) => {
                losses.add(Element::Boxes, Fate::Nearest);
                Board::single(rows, cols).map_err(Problem::from)?
            }
            (None, None) => outline(self.size, &[None]).map_err(Problem::from)?.board,
        };
        let mut rules = Rules { board, placed: vec![], losses };
        let givens = self.givens(&mut rules.losses);
        self.cages(&mut rules);
        self.marks(&mut rules);
        let known =
            ["surface", "number", "numberS", "lineE", "symbol", "thermo", "arrows", "killercages", "nobulbthermo"];
        for (name, value) in self.marks.iter().filter(|(name, _)| !known.contains(&name.as_str())) {
            let count = value.as_array().map_or_else(|| value.as_object().map_or(0, Object::len), Vec::len);
            // What can be taken back is no mark.
            let count = if name.starts_with('z') || name.starts_with("command") { 0 } else { count };
            rules.losses.add_many(Element::Named(name.chars().take(40).collect()), Fate::Unknown, count);
        }
        let Rules { board, placed, mut losses } = rules;
        let title = shortened(self.title.clone(), Element::Title, &mut losses);
        let author = shortened(self.author.clone(), Element::Author, &mut losses);
        Ok((Puzzle::new(title, author, board, givens, placed).map_err(Problem::from)?, losses))
    }

    fn givens(&self, losses: &mut Losses) -> BTreeMap<Cell, Digit> {
        let mut givens = BTreeMap::new();
        for (name, value) in self.object("number") {
            let cell = name.parse().ok().and_then(|number| self.inside(number));
            let text = json::text(json::list(Some(value)).first());
            let digit = text.trim().parse().ok().and_then(Digit::new).filter(|digit| digit.value() <= self.size);
            match cell.zip(digit) {
                Some((cell, digit)) => drop(givens.insert(cell, digit)),
                None => losses.add(Element::Texts, Fate::NoPlace),
            }
        }
        givens
    }

    /// A number in the first corner of a cage is its sum; without one a cage is a line.
    fn cages(&self, rules: &mut Rules) {
        let quarters = 4 * self.width * self.height;
        let mut sums: BTreeMap<Cell, u16> = BTreeMap::new();
        let mut texts = 0;
        for (name, value) in self.object("numberS") {
            let number = name.parse::<usize>().ok().and_then(|number| number.checked_sub(quarters));
            let cell = number.filter(|number| number % 4 == 0).and_then(|number| self.inside(number / 4));
            let sum = json::text(json::list(Some(value)).first()).trim().parse().ok();
            match cell.zip(sum) {
                Some((cell, sum)) => drop(sums.insert(cell, sum)),
                None => texts += 1,
            }
        }
        for cage in self.lists("killercages") {
            let cells: Option<CellSet> = cage.map(|cells| cells.into_iter().collect());
            let Some(cells) = cells.filter(|cells| !cells.is_empty()) else {
                rules.losses.add(Element::Named("killercages".to_owned()), Fate::NoPlace);
                continue;
            };
            let first = cells.iter().next();
            match first.and_then(|first| sums.remove(&first)) {
                Some(sum) => rules.add(KillerCage { cells, sum: Some(sum) }),
                None => rules.add(FrameMark { cells, outline: crate::variant::look::Outline::Dashed, inset: None }),
            }
        }
        rules.losses.add_many(Element::Texts, Fate::NoPlace, texts + sums.len());
    }

    fn marks(&self, rules: &mut Rules) {
        for (name, tip) in [("thermo", LineTip::Bulb), ("arrows", LineTip::Arrow), ("nobulbthermo", LineTip::Plain)] {
            for line in self.lists(name) {
                let path = line.filter(|cells| cells.len() > 1).map(Path);
                match path {
                    Some(path) => {
                        rules.add(LineMark { path, width: LineWidth::Wide, style: Default::default(), tip });
                    }
                    None => rules.losses.add(Element::Named(name.to_owned()), Fate::NoPlace),
                }
            }
        }
        let cells = self.object("surface").filter_map(|(name, _)| self.inside(name.parse().ok()?));
        let cells: CellSet = cells.collect();
        if !cells.is_empty() {
            rules.losses.add_many(Element::Colours, Fate::Nearest, cells.len());
            rules.add(ColouredCells { cells });
        }
        for (name, value) in self.object("symbol") {
            let cell = name.parse().ok().and_then(|number| self.inside(number));
            let shape = json::text(json::list(Some(value)).get(1));
            let Some(cells) = cell.map(|cell| [cell].into_iter().collect::<CellSet>()) else {
                rules.losses.add(Element::Named("symbol".to_owned()), Fate::NoPlace);
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
        match self.losses.fitting(&self.board, placed) {
            Some(placed) if self.placed.len() < json::MOST_ELEMENTS => self.placed.push(placed),
            Some(placed) => self.losses.add(Element::Rules(placed.rule.kind()), Fate::NoPlace),
            None => {}
        }
    }
}
