//! Thermometers and arrows: lines with a circle at one end.

use std::collections::{BTreeMap, BTreeSet};

use super::claims::Claim;
use super::drawing::{MarkId, Sketch, all_inside, are_alike};
use super::evidence::{Evidence, Proposal, RecognisedRule};
use super::hues::{Hue, is_shade};
use super::lists::ListSubject;
use super::relations::RelatedPairs;
use super::topics::Topic;
use crate::board::{Cell, CellSet};
use crate::place::Path;
use crate::scene::Rgba;
use crate::variant::formula::AnyFormula;
use crate::variant::look::{LineTip, LineWidth};
use crate::variant::{Arrow, OwnLine, Rule, Thermometer, Variant};

/// The least diameter of a bulb, in cells.
const BULB: f64 = 0.45;

/// The greatest distance of the start of a shaft from the centre of its circle, in cells.
const RIM: f64 = 0.6;

/// Recognises thermometers: lines with a disc of the same colour at one end.
pub(super) fn thermometers(evidence: &mut Evidence) {
    let claims = evidence.claims_of(&[Topic::Thermometer, Topic::SlowThermometer]);
    if claims.is_empty() && !evidence.silent {
        return;
    }
    let found = stems(evidence);
    let mut looks: Vec<Rgba> = Vec::new();
    for stem in &found {
        if !looks.iter().any(|look| are_alike(*look, stem.colour, 12)) {
            looks.push(stem.colour);
        }
    }
    for look in looks {
        let own: Vec<&Stem> = found.iter().filter(|stem| are_alike(look, stem.colour, 12)).collect();
        let fits = |claim: &&Claim| claim.hues.is_empty() || claim.hues.iter().any(|hue| hue.fits(look));
        let mut fitting: Vec<&Claim> = claims.iter().filter(fits).collect();
        // A sentence that names the colour goes before others.
        fitting.sort_by_key(|claim| claim.hues.is_empty());
        let slow = fitting.first().is_some_and(|claim| claim.topic == Topic::SlowThermometer);
        let plain = fitting.iter().any(|claim| claim.topic == Topic::Thermometer);
        let also_slow = fitting.iter().any(|claim| claim.topic == Topic::SlowThermometer);
        // If all thermometers are slow, the sentence names them in general as well.
        let slow = slow || also_slow && fitting.first().is_none_or(|claim| claim.hues.is_empty()) && !plain;
        let unsure = plain && also_slow && fitting[0].hues.is_empty() && claims.len() > 1 && !slow_only(&fitting);
        let Some(claim) = fitting.first().copied().cloned().or_else(|| evidence.silent.then(silent_claim)) else {
            continue;
        };
        let rule = |stem: &&Stem| RecognisedRule {
            rule: Thermometer { path: Path(stem.cells.clone()), branches: vec![], slow: slow || slow_only(&fitting) }
                .into(),
            marks: stem.marks.clone(),
        };
        let support = if unsure { super::evidence::Support::Weak } else { Evidence::support(&claim) };
        let sentence = (!evidence.silent).then_some(claim.sentence);
        let parts: Vec<RecognisedRule> = own.iter().map(rule).collect();
        decide_sharing(evidence, Proposal { topic: Topic::Thermometer, parts, sentence, support });
    }
}

/// Returns whether the words name slow thermometers and, besides, only thermometers in general.
fn slow_only(claims: &[&Claim]) -> bool {
    claims.iter().any(|claim| claim.topic == Topic::SlowThermometer)
        && claims.iter().all(|claim| claim.topic == Topic::SlowThermometer)
}

fn silent_claim() -> Claim {
    Claim {
        topic: Topic::Thermometer,
        sentence: 0,
        hues: vec![],
        number: None,
        form: None,
        sides: [false; 4],
        relation: None,
        open: false,
    }
}

/// Decides upon rules of which several may share a mark.
fn decide_sharing(evidence: &mut Evidence, mut proposal: Proposal) {
    let mut shared: Vec<MarkId> = Vec::new();
    let mut seen = super::drawing::MarkIds::new();
    for part in &mut proposal.parts {
        part.marks.retain(|mark| seen.insert(*mark) || matches!(mark, MarkId::Line(_)));
        shared.extend(part.marks.iter().copied());
    }
    evidence.decide(proposal);
}

/// A line with a disc at its beginning.
struct Stem {
    cells: Vec<Cell>,
    colour: Rgba,
    marks: Vec<MarkId>,
}

fn stems(evidence: &Evidence) -> Vec<Stem> {
    let sketch = evidence.sketch;
    let discs: Vec<(Cell, Rgba, usize)> = sketch
        .shapes
        .iter()
        .enumerate()
        .filter(|(at, shape)| {
            shape.round && shape.is_even_sided() && shape.width >= BULB && !evidence.used.contains(&MarkId::Shape(*at))
        })
        .filter_map(|(at, shape)| Some((shape.cell()?, shape.fill?, at)))
        .collect();
    // A bulb may be a darker or lighter shade of the colour of its line.
    let disc = |cell: Option<&Cell>, colour: Rgba| {
        let own = || discs.iter().filter(|(at, _, _)| Some(at) == cell);
        let same = own().find(|(_, fill, _)| are_alike(*fill, colour, 45));
        same.or_else(|| own().find(|(_, fill, _)| is_shade(*fill, colour))).map(|disc| disc.2)
    };
    // A bulb may be drawn twice.
    let marks = |line: usize, bulb: usize| {
        let of_bulb = discs.iter().find(|disc| disc.2 == bulb);
        let is_twin = |disc: &&(Cell, Rgba, usize)| {
            of_bulb.is_some_and(|(cell, fill, _)| disc.0 == *cell && are_alike(disc.1, *fill, 12))
        };
        let twins = discs.iter().filter(is_twin);
        let line = std::iter::once(MarkId::Line(line));
        line.chain(twins.map(|disc| MarkId::Shape(disc.2))).collect::<Vec<MarkId>>()
    };
    let mut stems: Vec<Stem> = Vec::new();
    let mut loose: Vec<(usize, Vec<Cell>, Rgba)> = Vec::new();
    for (at, line) in sketch.lines.iter().enumerate() {
        let Some(mut cells) = line.cells.clone().filter(|cells| cells.len() > 1) else { continue };
        if line.arrow || evidence.used.contains(&MarkId::Line(at)) || !all_inside(evidence.board, &cells) {
            continue;
        }
        let own: BTreeSet<Cell> = cells.iter().copied().collect();
        let bulbs: Vec<(Cell, usize)> =
            own.iter().filter_map(|cell| Some((*cell, disc(Some(cell), line.colour)?))).collect();
        // A line through its bulb, or one that goes back over itself, is several thermometers.
        if let [(cell, bulb)] = bulbs[..]
            && (own.len() < cells.len() || ![cells.first(), cells.last()].contains(&Some(&cell)))
            && let Some(branches) = branches(&cells, cell)
        {
            let of_branch = |cells| Stem { cells, colour: line.colour, marks: marks(at, bulb) };
            stems.extend(branches.into_iter().map(of_branch));
            continue;
        }
        let bulb = match (disc(cells.first(), line.colour), disc(cells.last(), line.colour)) {
            (Some(bulb), None) => bulb,
            (None, Some(bulb)) => {
                cells.reverse();
                bulb
            }
            (None, None) => {
                loose.push((at, cells, line.colour));
                continue;
            }
            (Some(_), Some(_)) => continue,
        };
        stems.push(Stem { cells, colour: line.colour, marks: marks(at, bulb) });
    }
    // A line without a bulb that begins on a stem is a branch of it.
    for _ in 0..3 {
        loose.retain(|(at, cells, colour)| {
            let mut cells = cells.clone();
            let joint = |cell: Cell| {
                stems.iter().find_map(|stem| {
                    let place = stem.cells.iter().position(|&own| own == cell)?;
                    (are_alike(stem.colour, *colour, 12) && place > 0).then(|| stem.cells[..place].to_vec())
                })
            };
            let front = joint(cells[0]).or_else(|| {
                cells.reverse();
                joint(cells[0])
            });
            let Some(mut path) = front else { return true };
            path.extend(cells);
            stems.push(Stem { cells: path, colour: *colour, marks: vec![MarkId::Line(*at)] });
            false
        });
    }
    stems
}

/// Returns the paths from a cell of a line to its ends, if the line is a tree.
fn branches(cells: &[Cell], root: Cell) -> Option<Vec<Vec<Cell>>> {
    const LONGEST: usize = 100;
    if cells.len() > LONGEST {
        return None;
    }
    let mut neighbours: BTreeMap<Cell, BTreeSet<Cell>> = BTreeMap::new();
    for pair in cells.windows(2) {
        neighbours.entry(pair[0]).or_default().insert(pair[1]);
        neighbours.entry(pair[1]).or_default().insert(pair[0]);
    }
    let edges: usize = neighbours.values().map(BTreeSet::len).sum::<usize>() / 2;
    if edges + 1 != neighbours.len() {
        return None;
    }
    let (mut all, mut open) = (vec![], vec![vec![root]]);
    while let Some(path) = open.pop() {
        let last = path[path.len() - 1];
        let next: Vec<Cell> = neighbours[&last].iter().filter(|cell| !path.contains(cell)).copied().collect();
        open.extend(next.iter().rev().map(|&cell| [path.clone(), vec![cell]].concat()));
        if next.is_empty() {
            all.push(path);
        }
    }
    Some(all)
}

/// Recognises arrows that begin in a circle, or in a pill over several cells.
pub(super) fn arrows(evidence: &mut Evidence) {
    let of_arrows = |claim: &Claim| claim.topic == Topic::Arrow || of_list(claim, ListSubject::Arrow).is_some();
    let mut claims = evidence.claims_of(&[Topic::Arrow, Topic::ShaftRelation]);
    claims.retain(of_arrows);
    claims.sort_by_key(|claim| claim.topic != Topic::Arrow);
    if claims.is_empty() && !evidence.silent {
        return;
    }
    let sketch = evidence.sketch;
    let circles: Vec<(CellSet, usize, Option<Rgba>)> = sketch
        .shapes
        .iter()
        .enumerate()
        .filter(|(at, shape)| shape.round && shape.is_blank() && !evidence.used.contains(&MarkId::Shape(*at)))
        .filter_map(|(at, shape)| Some((shape.covered()?, at, shape.border.or(shape.fill))))
        .filter(|(_, _, colour)| colour.is_some())
        .collect();
    let mut found: Vec<(usize, usize, Path)> = Vec::new();
    let mut loose: Vec<(usize, Vec<Cell>)> = Vec::new();
    let heads = heads(sketch);
    for (at, line) in sketch.lines.iter().enumerate().filter(|(at, _)| !evidence.used.contains(&MarkId::Line(*at))) {
        let Some(mut path) = line.cells.clone().filter(|path| path.len() > 1) else { continue };
        match heads.get(&at) {
            _ if line.arrow => {}
            Some((_, true)) => path.reverse(),
            Some((_, false)) => {}
            None => continue,
        }
        if !all_inside(evidence.board, &path) {
            continue;
        }
        let begins = |path: &[Cell]| {
            let all = || circles.iter().enumerate().filter(|(_, circle)| circle.0.contains(path[0]));
            let same = all().find(|(_, circle)| circle.2.is_some_and(|colour| are_alike(colour, line.colour, 30)));
            same.or_else(|| all().next()).map(|circle| circle.0)
        };
        // A shaft may begin at the rim of its circle, on the edge of the next cell.
        let at_rim = || {
            let near = |cell: Cell| {
                let away = |at: f64, middle: i16| (at - f64::from(middle) - 0.5).abs();
                line.points.first().is_some_and(|&(row, col)| away(row, cell.row).max(away(col, cell.col)) <= RIM)
            };
            circles.iter().enumerate().find_map(|(at, circle)| {
                let cell = circle.0.iter().find(|&cell| near(cell) && is_next(cell, path[0]))?;
                Some((at, [vec![cell], path.clone()].concat()))
            })
        };
        let reversed: Vec<Cell> = path.iter().rev().copied().collect();
        let along = begins(&path).map(|circle| (circle, path.clone()));
        match along.or_else(at_rim).or_else(|| Some((begins(&reversed)?, reversed.clone()))) {
            Some((circle, path)) => found.push((circle, at, Path(path))),
            None => loose.push((at, path)),
        }
    }
    add_branches(&mut found, loose);
    let mut parts: Vec<(Arrow, Vec<MarkId>, Rgba)> = Vec::new();
    for (at, (cells, shape, _)) in circles.iter().enumerate() {
        let own: Vec<&(usize, usize, Path)> = found.iter().filter(|found| found.0 == at).collect();
        let Some(first) = own.first() else { continue };
        let lines = own.iter().flat_map(|found| [Some(found.1), heads.get(&found.1).map(|head| head.0)]).flatten();
        let marks = std::iter::once(MarkId::Shape(*shape)).chain(lines.map(MarkId::Line));
        let colour = sketch.lines[first.1].colour;
        let arrow = Arrow { circle: cells.clone(), shafts: own.iter().map(|found| found.2.clone()).collect() };
        parts.push((arrow, marks.collect(), colour));
    }
    // Sentences that name colours are about arrows of these colours, such as "red arrows".
    let mut coloured: Vec<(Option<Claim>, Vec<RecognisedRule>)> = Vec::new();
    for (arrow, marks, colour) in parts {
        let named = claims.iter().find(|claim| claim.hues.iter().any(|hue| hue.fits(colour)));
        let claim = named.or_else(|| claims.iter().find(|claim| names_no_other_colour(claim))).or(claims.first());
        let formula = claim.and_then(|claim| of_list(claim, ListSubject::Arrow));
        let rules: Vec<Rule> = match formula {
            Some(formula) if arrow.circle.len() == 1 => {
                arrow.shafts.into_iter().map(|path| related(&formula, path, LineTip::Arrow).into()).collect()
            }
            // The number in a pill is none of the digits that the words are about.
            Some(_) => vec![],
            None => vec![arrow.into()],
        };
        let new = rules.into_iter().map(|rule| RecognisedRule { rule, marks: marks.clone() });
        match coloured.iter_mut().find(|(other, _)| other.as_ref() == claim) {
            Some((_, list)) => list.extend(new),
            None => coloured.push((claim.cloned(), new.collect())),
        }
    }
    for (claim, parts) in coloured {
        let sentence = claim.as_ref().map(|claim| claim.sentence);
        let support = claim.as_ref().map_or(super::evidence::Support::Strong, Evidence::support);
        let topic = claim.map_or(Topic::Arrow, |claim| claim.topic);
        evidence.decide(Proposal { topic, parts, sentence, support });
    }
}

/// Returns the formula of a claim about all digits of a thermometer or arrow.
fn of_list(claim: &Claim, subject: ListSubject) -> Option<AnyFormula> {
    let relation = claim.relation.as_ref().filter(|relation| relation.pairs == RelatedPairs::Whole(subject))?;
    AnyFormula::parse(&relation.formula).ok()
}

fn related(formula: &AnyFormula, path: Path, tip: LineTip) -> OwnLine {
    OwnLine { formula: formula.clone(), width: LineWidth::Thin, tip, ..OwnLine::new(path, 0) }
}

/// Recognises what all digits of thermometers, and of arrows that have another meaning already, satisfy besides.
pub(super) fn relations(evidence: &mut Evidence) {
    for claim in evidence.claims_of(&[Topic::ShaftRelation]) {
        if evidence.accepted.iter().any(|decision| decision.sentence == Some(claim.sentence)) || !claim.hues.is_empty()
        {
            continue;
        }
        let (of_thermometers, of_arrows) =
            (of_list(&claim, ListSubject::Thermometer), of_list(&claim, ListSubject::Arrow));
        let mut paths: Vec<OwnLine> = Vec::new();
        for rule in evidence.rules() {
            if let (Some(formula), Some(own)) = (&of_thermometers, rule.downcast::<Thermometer>()) {
                paths.push(related(formula, own.path.clone(), LineTip::Plain));
            }
            if let (Some(formula), Some(own)) = (&of_arrows, rule.downcast::<Arrow>()) {
                let shafts = own.shafts.iter().filter(|_| own.circle.len() == 1);
                paths.extend(shafts.map(|path| related(formula, path.clone(), LineTip::Arrow)));
            }
        }
        let parts = paths.into_iter().map(|line| RecognisedRule { rule: line.into(), marks: vec![] }).collect();
        let (sentence, support) = (Some(claim.sentence), Evidence::support(&claim));
        evidence.decide(Proposal { topic: Topic::ShaftRelation, parts, sentence, support });
    }
}

/// Returns the heads of arrows that are drawn as wedges at the end of a line, by the line: the wedge, and whether it is
/// at the first point of the line.
fn heads(sketch: &Sketch) -> BTreeMap<usize, (usize, bool)> {
    const NEAR: f64 = 0.15;
    const MOST: usize = 2000;
    let mut all = BTreeMap::new();
    if sketch.lines.len() > MOST {
        return all;
    }
    for (head, wedge) in sketch.lines.iter().enumerate().filter_map(|(at, line)| Some((at, line.wedge()?))) {
        let at_tip = |point: Option<&(f64, f64)>| {
            point.is_some_and(|point| (point.0 - wedge.tip.0).hypot(point.1 - wedge.tip.1) < NEAR)
        };
        for (at, line) in sketch.lines.iter().enumerate() {
            let is_shaft = at != head && !line.arrow && are_alike(line.colour, sketch.lines[head].colour, 12);
            let (first, last) = (at_tip(line.points.first()), at_tip(line.points.last()));
            if is_shaft && first != last && line.cells.as_ref().is_some_and(|cells| cells.len() > 1) {
                all.entry(at).or_insert((head, first));
            }
        }
    }
    all
}

/// Adds the shafts that begin on other shafts instead of in a circle.
fn add_branches(found: &mut Vec<(usize, usize, Path)>, mut loose: Vec<(usize, Vec<Cell>)>) {
    const DEPTH: usize = 3;
    for _ in 0..DEPTH {
        loose.retain(|(at, cells)| {
            let joint = found.iter().find_map(|(circle, _, shaft)| {
                let place = shaft.0.iter().position(|cell| *cell == cells[0]).filter(|place| *place > 0)?;
                Some((*circle, shaft.0[..place].to_vec()))
            });
            let Some((circle, mut path)) = joint else { return true };
            path.extend(cells);
            found.push((circle, *at, Path(path)));
            false
        });
    }
}

fn is_next(one: Cell, other: Cell) -> bool {
    (one.row - other.row).abs().max((one.col - other.col).abs()) == 1
}

fn names_no_other_colour(claim: &Claim) -> bool {
    claim.hues.iter().all(|hue| matches!(hue, Hue::Grey | Hue::White | Hue::Black))
}
