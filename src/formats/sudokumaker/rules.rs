//! Converts SudokuMaker's constraints to rules, by their numeric types; cosmetic ones become marks.

use serde_json::{Value, json};

use super::places::PlaceNumbering;
use crate::board::{Cell, CellSet, Digit, GridId};
use crate::formats::json::{self, Object};
use crate::formats::loss::{LossOutcome, LostElement};
use crate::formats::negative_constraints::DIFFERENCES;
use crate::formats::rule_collector::{PIXELS, RuleCollector};
use crate::place::{Corner, DigitList, Groups, OutsideClues, Path};
use crate::puzzle::DrawingLayer;
use crate::variant::{
    AllSums, Alternating, AntiKing, AntiKnight, Arithmetic, Arrow, Between, BorderSum, Clones, Diagonals,
    DifferenceDot, DoubleArrow, Entropic, Entropy, Extremes, Indexers, KillerCage, Kind, LittleKiller, Lockout,
    Modular, NoRatio, Nonconsecutive, NumberClues, NumberedRooms, Palindrome, Parity, Position, Quadruple, RatioDot,
    Region, RegionSum, Renban, Rule, Sandwich, Skyscraper, SumClue, Thermometer, Whispers, XSum,
};

/// Constraints without a kind in this program, with their names in SudokuMaker.
const NAMES: &[(i64, &str)] = &[(304, "look-and-say cages")];

/// The bitmasks of the low, middle and high digits, for nine digits from 1.
const ENTROPIC: [i64; 3] = [14, 112, 896];
/// The bitmasks of the digits with equal remainders modulo 3, for nine digits from 1.
const MODULAR: [i64; 3] = [584, 146, 292];
/// The bitmasks of the even and the odd digits, for nine digits from 1.
const PARITY: [i64; 2] = [340, 682];

/// Parses a non-negative integer.
fn number(value: Option<&Value>) -> Option<u16> {
    json::integer(value).and_then(|number| u16::try_from(number).ok())
}

/// Adds the rules of a constraint. Returns None if one of its places is invalid.
pub(super) fn constraint(kind: i64, fields: &Object, places: PlaceNumbering, marks: &mut RuleCollector) -> Option<()> {
    let set = |key: &str| places.cells(fields.get(key)).map(|cells| cells.into_iter().collect::<CellSet>());
    let clues = json::list(fields.get("clues"));
    let whole = |rule: fn(GridId) -> Rule, marks: &mut RuleCollector| {
        // A constraint on the whole puzzle applies to each grid.
        marks.board.grid_ids().collect::<Vec<_>>().into_iter().for_each(|grid| marks.add(rule(grid), None));
    };
    match kind {
        0 => {}
        10 => whole(|grid| Diagonals { grid, falling: true, rising: false }.into(), marks),
        11 => whole(|grid| Diagonals { grid, falling: false, rising: true }.into(), marks),
        12 => whole(|grid| AntiKing::new(grid).into(), marks),
        13 => whole(|grid| AntiKnight::new(grid).into(), marks),
        14 => whole(|grid| Position { grid }.into(), marks),
        15 => whole(|grid| Nonconsecutive::new(grid).with_numbers(DIFFERENCES).into(), marks),
        16 if same_groups(fields, &ENTROPIC, marks) => whole(|grid| Entropy::new(grid).into(), marks),
        16 => marks.losses.unknown("groups of digits in all squares", 1),
        100 => marks.add(Parity::of(CellSet::default(), set("cells")?), None),
        101 => marks.add(Parity::of(set("cells")?, CellSet::default()), None),
        102 | 103 => {
            let mut rule = Extremes::none();
            rule.cells[usize::from(kind == 102)] = set("cells")?;
            marks.add(rule, None);
        }
        200..=202 => borders(kind, clues, fields, places, marks)?,
        300 => {
            let slow = json::is_truthy(fields.get("slow"));
            for path in places.lists(fields, "thermometers")? {
                marks.add(Thermometer { path: Path(path), branches: vec![], slow }, None);
            }
        }
        301 => {
            for cage in json::list(fields.get("cages")) {
                let cells = places.cells(cage.get("cells"))?.into_iter().collect();
                marks.add(
                    KillerCage { cells, sum: number(cage.get("value")).filter(|&sum| sum > 0).map(SumClue::from) },
                    None,
                );
            }
        }
        302 => {
            // The cells of each group are equal.
            for cells in places.lists(fields, "groups")? {
                let groups = cells.into_iter().map(|cell| [cell].into_iter().collect()).collect();
                marks.add(Clones { groups: Groups(groups) }, None);
            }
        }
        303 => {
            for clue in clues {
                let (row, col) = places.position(clue.get("corner"), 1)?;
                let numbering = marks.board.numbering();
                let digits = json::list(clue.get("digits"))
                    .iter()
                    .map(|digit| numbering.digit(u8::try_from(json::integer(Some(digit))?).ok()?));
                let digits = DigitList(digits.collect::<Option<Vec<Digit>>>()?);
                marks.add(Quadruple { corner: Corner(Cell::new(row - 1, col - 1)), digits }, None);
            }
        }
        305 => marks.add(Region { cells: set("cells")? }, None),
        400..=407 | 409 => lines(kind, fields, places, marks)?,
        408 => arrows(fields, places, marks)?,
        500..=504 => outside_clues(kind, clues, places, marks)?,
        600 | 601 => {
            let mut rule = Indexers::none();
            rule.cells[usize::from(kind == 600)] = set("cells")?;
            marks.add(rule, None);
        }
        1000 => {
            let name = json::text(fields.get("definition").and_then(|definition| definition.get("name")));
            let name = if name.is_empty() { "custom constraint" } else { &name };
            marks.losses.unknown_text(name, 1, &json::shown(fields));
        }
        2000..=2002 => cosmetics(kind, fields, places, marks)?,
        4000 => marks.fog.light(places.cells(fields.get("lightCells"))?, &marks.board, &mut marks.losses),
        4001 => fog_clearing(fields, places, marks)?,
        other => {
            let name = NAMES.iter().find(|(number, _)| *number == other).map(|(_, name)| (*name).to_owned());
            let count = clues.len().max(json::list(fields.get("cages")).len()).max(1);
            let name = name.unwrap_or_else(|| format!("type {other}"));
            marks.losses.unknown_text(&name, count, &json::shown(fields));
        }
    }
    Some(())
}

/// Returns whether a constraint has these groups of nine digits.
fn same_groups(fields: &Object, groups: &[i64], marks: &RuleCollector) -> bool {
    let own = json::list(fields.get("groups")).iter().filter_map(|bits| json::integer(Some(bits)));
    let mut own: Vec<i64> = own.collect();
    let mut wanted = groups.to_vec();
    own.sort_unstable();
    wanted.sort_unstable();
    own == wanted && marks.board.size() == 9 && marks.board.numbering().lowest() == 1
}

/// Adds dots, X and V. A negative constraint becomes a rule for the whole grid.
fn borders(
    kind: i64,
    clues: &[Value],
    fields: &Object,
    places: PlaceNumbering,
    marks: &mut RuleCollector,
) -> Option<()> {
    for clue in clues {
        let border = places.edge(clue.get("edge"))?;
        let value = number(clue.get("value"));
        let rule: Rule = match kind {
            200 => DifferenceDot::new(border).with_number(value.filter(|&value| value != 1)).into(),
            201 => RatioDot::new(border).with_number(value.filter(|&value| value != 2)).into(),
            _ => BorderSum { border, sum: value }.into(),
        };
        marks.add(rule, None);
    }
    let negative: Vec<u16> =
        json::list(fields.get("negative")).iter().filter_map(|value| number(Some(value))).collect();
    let grid = GridId(0);
    match kind {
        _ if negative.is_empty() => {}
        200 => marks.add(Nonconsecutive::new(grid).with_numbers(negative), None),
        201 => marks.add(NoRatio::new(grid).with_numbers(negative), None),
        _ => marks.add(AllSums::new(grid).with_numbers(negative), None),
    }
    Some(())
}

fn lines(kind: i64, fields: &Object, places: PlaceNumbering, marks: &mut RuleCollector) -> Option<()> {
    let least = number(fields.get("minDifference"));
    let groups: [(Kind, &[i64]); 3] =
        [(Kind::Entropic, &ENTROPIC), (Kind::Modular, &MODULAR), (Kind::Alternating, &PARITY)];
    let group = groups.into_iter().find(|(_, groups)| same_groups(fields, groups, marks)).map(|(kind, _)| kind);
    if kind == 404 && json::is_truthy(fields.get("singleRegionTotals")) {
        marks.losses.add(LostElement::Rules(Kind::RegionSum), LossOutcome::Nearest);
    }
    for path in places.lists(fields, "lines")?.into_iter().map(Path) {
        let rule: Rule = match (kind, group) {
            (400, _) => Renban::new(path).into(),
            (401, _) => Whispers::new(path).with_number(least).into(),
            (402, _) => Palindrome::new(path).into(),
            (403, _) => Between::new(path).into(),
            (404, _) => RegionSum::new(path).into(),
            (405, _) => Arithmetic::new(path).into(),
            (406, Some(Kind::Entropic)) => Entropic::new(path).into(),
            (406, Some(Kind::Modular)) => Modular::new(path).into(),
            (406, Some(_)) => Alternating::new(path).into(),
            (406, None) => {
                marks.losses.unknown("lines of groups of digits", 1);
                continue;
            }
            (407, _) => Lockout::new(path).with_number(least).into(),
            _ => DoubleArrow::new(path).into(),
        };
        marks.add(rule, None);
    }
    Some(())
}

/// Adds arrows. In a bulb of several cells, the first has the place value 1, the second 10, and so on.
fn arrows(fields: &Object, places: PlaceNumbering, marks: &mut RuleCollector) -> Option<()> {
    for arrow in json::list(fields.get("bulbsWithArrows")) {
        let mut bulb = places.cells(arrow.get("bulbCells"))?;
        let shafts = json::list(arrow.get("arrows")).iter().map(|cells| places.cells(Some(cells)));
        let shafts: Vec<Path> = shafts.map(|cells| cells.map(Path)).collect::<Option<_>>()?;
        bulb.reverse();
        if !bulb.is_sorted() {
            marks.losses.add(LostElement::Rules(Kind::Arrow), LossOutcome::Nearest);
        }
        if shafts.is_empty() {
            marks.losses.add(LostElement::Rules(Kind::Arrow), LossOutcome::Blank);
            continue;
        }
        marks.add(Arrow { circle: bulb.into_iter().collect(), shafts }, None);
    }
    Some(())
}

/// Adds outside clues; one without a value has no meaning.
fn outside_clues(kind: i64, clues: &[Value], places: PlaceNumbering, marks: &mut RuleCollector) -> Option<()> {
    let sort = match kind {
        500 => Kind::LittleKiller,
        501 => Kind::Sandwich,
        502 => Kind::XSum,
        503 => Kind::Skyscraper,
        _ => Kind::NumberedRooms,
    };
    let mut found = OutsideClues::none(GridId(0));
    for clue in clues {
        let outside_position = places.outside_position(clue, kind == 500, marks)?;
        match number(clue.get("value")) {
            Some(value) => found.set(outside_position, Some(value)),
            None => marks.losses.add(LostElement::Rules(sort), LossOutcome::Blank),
        }
    }
    if found.clues().next().is_none() {
        return Some(());
    }
    let rule: Rule = match kind {
        500 => LittleKiller::from(NumberClues::new(found)).into(),
        501 => Sandwich::from(NumberClues::new(found)).into(),
        502 => XSum::from(NumberClues::new(found)).into(),
        503 => Skyscraper::from(NumberClues::new(found)).into(),
        _ => NumberedRooms::from(NumberClues::new(found)).into(),
    };
    marks.add(rule, None);
    Some(())
}

/// Adds what right digits clear: the same cells around each of them, and the cells of effects whose label is that of a
/// trigger. Cells that are exempt from the pattern are reported, since no source says more about them.
fn fog_clearing(fields: &Object, places: PlaceNumbering, marks: &mut RuleCollector) -> Option<()> {
    let exempt = places.cells(fields.get("overrides"))?;
    let patterns: Vec<i64> =
        json::list(fields.get("patterns")).iter().filter_map(|one| json::integer(Some(one))).collect();
    let board = marks.board.clone();
    let mut cleared: Vec<(Vec<Cell>, Vec<Cell>)> = Vec::new();
    for &cell in board.cells().iter().filter(|cell| !exempt.contains(cell)) {
        let is_cleared = |&other: &Cell| {
            let (rows, cols) = ((other.row - cell.row).abs(), (other.col - cell.col).abs());
            patterns.iter().any(|pattern| match pattern {
                0 => rows + cols == 0,
                1 => rows + cols == 1,
                2 => (rows, cols) == (1, 1),
                3 => rows.min(cols) == 1 && rows.max(cols) == 2,
                4 => rows == 0,
                5 => cols == 0,
                _ => false,
            })
        };
        let clears: Vec<Cell> = board.cells().iter().copied().filter(is_cleared).collect();
        if !clears.is_empty() {
            cleared.push((vec![cell], clears));
        }
    }
    let (triggers, effects) = (json::list(fields.get("triggers")), json::list(fields.get("effects")));
    for trigger in triggers {
        let when = places.cells(trigger.get("cells"))?;
        for effect in effects.iter().filter(|effect| effect.get("label") == trigger.get("label")) {
            cleared.push((when.clone(), places.cells(effect.get("cells"))?));
        }
    }
    for (when, clears) in cleared {
        marks.fog.link(when, clears, &board, &mut marks.losses);
    }
    marks.losses.add_many(LostElement::FogLinks, LossOutcome::Nearest, exempt.len());
    let unknown = patterns.iter().filter(|pattern| !(0..=5).contains(*pattern)).count();
    marks.losses.add_many(LostElement::FogLinks, LossOutcome::Unknown, unknown);
    Some(())
}

/// Adds cosmetic lines, cages and symbols, by converting them to SudokuPad's form.
fn cosmetics(kind: i64, fields: &Object, places: PlaceNumbering, marks: &mut RuleCollector) -> Option<()> {
    let point = |at: &Value| json!([at.get("y"), at.get("x")]);
    let pixels = |value: Option<&Value>| json::number(value).unwrap_or(0.15) * f64::from(PIXELS);
    let style = fields.get("style");
    match kind {
        2000 => {
            for line in json::list(fields.get("lines")) {
                let way: Vec<Value> = json::list(Some(line)).iter().map(point).collect();
                let thickness = pixels(style.and_then(|style| style.get("thickness")));
                let colour = style.and_then(|style| style.get("color"));
                marks.line(&json!({ "wayPoints": way, "color": colour, "thickness": thickness }), false);
            }
        }
        2001 => {
            for cage in json::list(fields.get("cages")) {
                let cells: CellSet = places.cells(cage.get("cells"))?.into_iter().collect();
                let colour = style.and_then(|style| style.get("cage")).and_then(|cage| cage.get("color"));
                let text_colour = style.and_then(|style| style.get("text")).and_then(|text| text.get("color"));
                let value = json::text(cage.get("value"));
                marks.frame(cells, &json::text(colour), &value, &json::text(text_colour));
            }
        }
        _ => {
            for symbol in json::list(fields.get("symbols")) {
                let params = symbol.get("params").unwrap_or(&Value::Null);
                let side = |name: &str| json::number(params.get(name)).unwrap_or(0.5);
                let center = symbol.get("position").map(point);
                let (fill, line, angle) = (params.get("fill"), params.get("stroke"), params.get("angle"));
                let shape = match json::text(params.get("type")).as_str() {
                    "rectangle" => json!({ "width": side("width"), "height": side("height") }),
                    "ellipse" => json!({ "width": 2.0 * side("rx"), "height": 2.0 * side("ry"), "rounded": true }),
                    "text" => json!({
                        "text": params.get("text"), "fontSize": pixels(params.get("size")), "color": fill,
                    }),
                    other => {
                        marks.losses.unknown(if other.is_empty() { "symbol" } else { other }, 1);
                        continue;
                    }
                };
                let mut shape = shape;
                (shape["center"], shape["angle"]) = (json!(center), json!(angle));
                if shape.get("text").is_none() {
                    (shape["backgroundColor"], shape["borderColor"]) = (json!(fill), json!(line));
                }
                let layer = match shape.get("text") {
                    Some(_) => DrawingLayer::UnderDigits,
                    None => DrawingLayer::UnderGrid,
                };
                marks.shape(&shape, layer);
            }
        }
    }
    Some(())
}
