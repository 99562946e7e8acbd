//! Signs between two cells: dots, X and V, inequality signs; and circles with digits at corners.

use std::collections::{BTreeMap, BTreeSet};

use super::claims::Claim;
use super::drawing::{MarkId, Sketch, SketchShape, are_alike};
use super::evidence::{Evidence, Outcome, Proposal, RecognisedRule, Support};
use super::relations::Relation;
use super::topics::Topic;
use crate::board::{Cell, Digit};
use crate::place::{Border, Corner, DigitList};
use crate::scene::Rgba;
use crate::variant::formula::Formula;
use crate::variant::{BorderSum, DifferenceDot, Inequality, OwnBorder, Quadruple, RatioDot, Rule, Variant};

const WHITE: Rgba = Rgba(255, 255, 255, 255);
const BLACK: Rgba = Rgba(0, 0, 0, 255);

/// A dot on a border.
#[derive(Clone, Copy)]
struct Dot {
    shape: usize,
    border: Border,
    /// The shape of its number, if that is a text of its own.
    text: Option<usize>,
}

impl Dot {
    fn number(&self, evidence: &Evidence) -> Option<u16> {
        evidence.sketch.shapes[self.text.unwrap_or(self.shape)].number()
    }

    fn marks(&self) -> Vec<MarkId> {
        [Some(self.shape), self.text].into_iter().flatten().map(MarkId::Shape).collect()
    }
}

/// Dots of one colour.
type Dots = (Option<Rgba>, Vec<Dot>);

/// Recognises the signs on borders.
pub(super) fn signs(evidence: &mut Evidence) {
    let sketch = evidence.sketch;
    let mut dots: Vec<Dots> = Vec::new();
    let mut letters: [Vec<(usize, Border)>; 2] = Default::default();
    let mut inequalities: Vec<(MarkId, Border, bool)> = Vec::new();
    let texts = number_texts(sketch);
    for (at, shape) in sketch.shapes.iter().enumerate() {
        let Some(border) = shape.border().filter(|_| !evidence.used.contains(&MarkId::Shape(at))) else { continue };
        let text = shape.text.trim();
        let upright = shape.angle.rem_euclid(360.0) < 1.0;
        match text {
            "X" | "x" | "Ⅹ" => letters[0].push((at, border)),
            "V" | "Ⅴ" => letters[1].push((at, border)),
            "v" if upright && evidence.claim(Topic::Inequality).is_none() => letters[1].push((at, border)),
            _ if texts.get(&border.pair()) == Some(&at) => {}
            _ if is_dot(shape) && (text.is_empty() || shape.number().is_some()) => {
                let dot = Dot { shape: at, border, text: texts.get(&border.pair()).copied() };
                let colour = shape.seen();
                let alike = |other: &Option<Rgba>| match (other, colour) {
                    (Some(other), Some(colour)) => are_alike(*other, colour, 12),
                    (other, colour) => other.is_none() && colour.is_none(),
                };
                match dots.iter_mut().find(|(other, _)| alike(other)) {
                    Some((_, list)) => list.push(dot),
                    None => dots.push((colour, vec![dot])),
                }
            }
            _ => inequalities.extend(rising(shape, border).map(|rising| (MarkId::Shape(at), border, rising))),
        }
    }
    for (at, line) in sketch.lines.iter().enumerate() {
        let sign = line.wedge().and_then(|wedge| {
            let border = wedge.border?;
            Some((MarkId::Line(at), border, rises(wedge.direction, border)?))
        });
        inequalities.extend(sign.filter(|_| !evidence.used.contains(&MarkId::Line(at))));
    }
    for (colour, list) in dots {
        dot_meaning(evidence, colour, &list);
    }
    letter_sums(evidence, &letters);
    if let Some(claim) = evidence.claim(Topic::Inequality) {
        let part = |&(mark, border, rising): &(MarkId, Border, bool)| RecognisedRule {
            rule: Inequality { border, rising }.into(),
            marks: vec![mark],
        };
        let parts = inequalities.iter().map(part).collect();
        let support = Evidence::support(&claim);
        evidence.decide(Proposal { topic: claim.topic, parts, sentence: Some(claim.sentence), support });
    }
}

/// Returns the numbers without a shape of their own that are written over a blank dot on the same border.
fn number_texts(sketch: &Sketch) -> BTreeMap<[Cell; 2], usize> {
    let on_border = |at: usize| Some((sketch.shapes[at].border()?.pair(), at));
    let is_text = |at: &usize| sketch.shapes[*at].number().is_some() && sketch.shapes[*at].seen().is_none();
    let is_blank_dot = |at: &usize| sketch.shapes[*at].is_blank() && is_dot(&sketch.shapes[*at]);
    let all = || 0..sketch.shapes.len();
    let blank: BTreeSet<[Cell; 2]> = all().filter(is_blank_dot).filter_map(on_border).map(|found| found.0).collect();
    all().filter(is_text).filter_map(on_border).filter(|(border, _)| blank.contains(border)).collect()
}

fn is_dot(shape: &SketchShape) -> bool {
    shape.is_even_sided() && shape.width <= 0.56 && (shape.seen().is_some() || shape.number().is_some())
}

/// Returns whether the lesser digit is the first one of the border, if a shape is an inequality sign.
fn rising(shape: &SketchShape, border: Border) -> Option<bool> {
    let quarter = (shape.angle.rem_euclid(360.0) / 90.0).round() as usize % 4;
    // Directions in which the tip may point, clockwise.
    let direction = match shape.text.trim() {
        "^" | "∧" | "˄" | "⌃" | "ʌ" | "Λ" => 0,
        ">" | "＞" | "›" | "❯" => 1,
        "v" | "∨" | "˅" | "⌄" | "V" => 2,
        "<" | "＜" | "‹" | "❮" => 3,
        _ => return None,
    };
    rises((direction + quarter) % 4, border)
}

/// Returns whether the lesser digit is the first one of the border, if a tip points across it: 0 up, 1 right, 2 down,
/// 3 left.
fn rises(direction: usize, border: Border) -> Option<bool> {
    let [first, second] = border.pair();
    let beside = first.row == second.row;
    match (direction, beside) {
        (3, true) | (0, false) => Some(true),
        (1, true) | (2, false) => Some(false),
        _ => None,
    }
}

/// Finds the meaning of dots of one colour.
fn dot_meaning(evidence: &mut Evidence, colour: Option<Rgba>, list: &[Dot]) {
    let (white, black) = (
        colour.is_some_and(|colour| are_alike(colour, WHITE, 12)),
        colour.is_some_and(|colour| are_alike(colour, BLACK, 45)),
    );
    let customary = match (white, black) {
        (true, _) => Some(Topic::Difference),
        (_, true) => Some(Topic::Ratio),
        _ => None,
    };
    let numbers = list.iter().any(|dot| dot.number(evidence).is_some());
    if evidence.silent {
        let plain = |at: usize| {
            let shape: &SketchShape = &evidence.sketch.shapes[at];
            shape.round && (black || shape.border.is_some_and(|border| are_alike(border, BLACK, 60)))
        };
        if let Some(topic) = customary.filter(|_| list.iter().all(|dot| plain(dot.shape))) {
            let parts = dots(evidence, list, topic, None);
            evidence.decide(Proposal { topic, parts, sentence: None, support: Support::Strong });
        }
        return;
    }
    let rank = |claim: &Claim| -> Option<u8> {
        let named = !claim.hues.is_empty();
        let fits = colour.is_some_and(|colour| claim.hues.iter().any(|hue| hue.fits(colour)));
        match (named, fits) {
            (true, true) => Some(0),
            (true, false) => None,
            (false, _) if customary == Some(claim.topic) => Some(1),
            (false, _) if customary.is_none() || claim.topic == Topic::SignRelation => Some(2),
            (false, _) => None,
        }
    };
    let topics: &[Topic] = match numbers {
        true => &[Topic::Difference, Topic::Ratio, Topic::BorderSum],
        false => &[Topic::Difference, Topic::Ratio, Topic::SignRelation],
    };
    let claims = evidence.claims_of(topics);
    let mut ranked: Vec<(u8, &Claim)> = claims.iter().filter_map(|claim| Some((rank(claim)?, claim))).collect();
    ranked.sort_by_key(|(rank, claim)| (*rank, claim.open));
    let best = ranked.first().map(|ranked| ranked.0);
    for (rank, claim) in ranked.iter() {
        let rivals = ranked.iter().any(|other| Some(other.0) == best && other.1.topic != claim.topic);
        let sure = *rank < 2 && (!rivals || evidence.has_solution()) || claims.len() == 1;
        let support = if sure { Evidence::support(claim) } else { Support::Weak };
        let parts = match &claim.relation {
            Some(relation) => related(list, relation),
            None => dots(evidence, list, claim.topic, claim.number),
        };
        let sentence = Some(claim.sentence);
        match evidence.decide(Proposal { topic: claim.topic, parts, sentence, support }) {
            Outcome::Accepted | Outcome::Nothing => return,
            Outcome::Doubtful if !evidence.has_solution() => return,
            Outcome::Doubtful | Outcome::Contradicted => {}
        }
    }
}

fn dots(evidence: &Evidence, list: &[Dot], topic: Topic, said: Option<u16>) -> Vec<RecognisedRule> {
    let part = |dot: &Dot| -> Option<RecognisedRule> {
        let (number, border) = (dot.number(evidence).or(said), dot.border);
        let rule: Rule = match topic {
            Topic::Difference => DifferenceDot::new(border).with_number(number.filter(|&n| n != 1)).into(),
            Topic::Ratio => RatioDot::new(border).with_number(number.filter(|&n| n != 2)).into(),
            Topic::BorderSum => BorderSum { border, sum: Some(number?) }.into(),
            _ => return None,
        };
        Some(RecognisedRule { rule, marks: dot.marks() })
    };
    list.iter().filter_map(part).collect()
}

/// Returns the rules of signs that stand for a relation.
fn related(list: &[Dot], relation: &Relation) -> Vec<RecognisedRule> {
    let Ok(formula) = Formula::parse(&relation.formula) else { return vec![] };
    let rule = |border: Border| OwnBorder { formula: formula.clone(), ..OwnBorder::new(border, 0) };
    list.iter().map(|dot| RecognisedRule { rule: rule(dot.border).into(), marks: dot.marks() }).collect()
}

/// Recognises X and V.
fn letter_sums(evidence: &mut Evidence, letters: &[Vec<(usize, Border)>; 2]) {
    let claim = evidence.claim(Topic::BorderSum);
    if claim.is_none() && !evidence.silent {
        return;
    }
    for (list, sum) in letters.iter().zip([10, 5]) {
        let part = |&(at, border): &(usize, Border)| RecognisedRule {
            rule: BorderSum { border, sum: Some(sum) }.into(),
            marks: vec![MarkId::Shape(at)],
        };
        let parts = list.iter().map(part).collect();
        let sentence = claim.as_ref().map(|claim| claim.sentence);
        let support = claim.as_ref().map_or(Support::Strong, Evidence::support);
        evidence.decide(Proposal { topic: Topic::BorderSum, parts, sentence, support });
    }
}

/// Recognises quadruples: digits at the corner of four cells, customarily in a circle.
pub(super) fn quadruples(evidence: &mut Evidence) {
    let claim = evidence.claim(Topic::Quadruple);
    if claim.is_none() && !evidence.silent {
        return;
    }
    let mut corners: BTreeMap<Cell, (Vec<Digit>, Vec<MarkId>, bool)> = BTreeMap::new();
    for (at, shape) in evidence.sketch.shapes.iter().enumerate() {
        let Some(corner) =
            shape.corner().filter(|corner| corner.around().iter().all(|&cell| evidence.board.contains(cell)))
        else {
            continue;
        };
        let numbering = evidence.board.numbering();
        let digits = shape.text.chars().filter(|sign| sign.is_alphanumeric());
        let digits: Option<Vec<Digit>> =
            digits.map(|sign| numbering.digit(u8::try_from(sign.to_digit(10)?).ok()?)).collect();
        let Some(digits) = digits.filter(|digits| digits.len() <= 4 && !evidence.used.contains(&MarkId::Shape(at)))
        else {
            continue;
        };
        let entry = corners.entry(corner.0).or_default();
        entry.0.extend(digits);
        entry.1.push(MarkId::Shape(at));
        entry.2 |= shape.round && shape.is_even_sided() && (0.3..=0.95).contains(&shape.width);
    }
    let part = |(corner, (digits, marks, round)): (Cell, (Vec<Digit>, Vec<MarkId>, bool))| {
        let good = !digits.is_empty() && digits.len() <= 4 && (round || claim.is_some());
        let digits = DigitList::sorted(digits);
        good.then(|| RecognisedRule { rule: Quadruple { corner: Corner(corner), digits }.into(), marks })
    };
    let parts = corners.into_iter().filter_map(part).collect();
    let sentence = claim.as_ref().map(|claim| claim.sentence);
    let support = claim.as_ref().map_or(Support::Strong, Evidence::support);
    evidence.decide(Proposal { topic: Topic::Quadruple, parts, sentence, support });
}
