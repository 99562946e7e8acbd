//! Numbers outside the grid: sums of diagonals, which have an arrow, and numbers about rows and columns.

use std::collections::BTreeMap;

use super::claims::Claim;
use super::drawing::MarkId;
use super::evidence::{Evidence, Outcome, Proposal, RecognisedRule, Support};
use super::topics::Topic;
use crate::board::{Cell, DigitSet, GridId, OutsidePosition, Side};
use crate::place::OutsideClues;
use crate::variant::{
    HiddenSkyscraper, LittleKiller, NumberClues, NumberedRooms, Outside, Rule, Sandwich, Skyscraper, XSum,
};

const GRID: GridId = GridId(0);

/// The meanings of numbers about rows and columns.
const STRAIGHT: &[Topic] = &[
    Topic::Sandwich,
    Topic::XSum,
    Topic::Skyscraper,
    Topic::NumberedRooms,
    Topic::HiddenSkyscraper,
    Topic::OutsideDigits,
];

/// Recognises little killers: numbers outside the grid with a short diagonal arrow.
pub(super) fn little_killers(evidence: &mut Evidence) {
    let claim = evidence.claim(Topic::LittleKiller);
    if claim.is_none() && !evidence.silent {
        return;
    }
    let grid = evidence.board.grids()[0].clone();
    let places: Vec<OutsidePosition> = OutsidePosition::diagonals(GRID, &grid).collect();
    let numbers = numbers(evidence);
    let mut clues = OutsideClues::none(GRID);
    let mut marks = Vec::new();
    for (at, line) in evidence.sketch.lines.iter().enumerate() {
        let (&[from, .., to], true) = (&line.points[..], line.arrow) else { continue };
        let step = ((to.0 - from.0).signum() as i16, (to.1 - from.1).signum() as i16);
        let short = (to.0 - from.0).abs() < 1.1 && (to.1 - from.1).abs() < 1.1;
        let slanted = (to.0 - from.0).abs() > 0.05 && (to.1 - from.1).abs() > 0.05;
        // The arrow lies in the square of the number, or its tip reaches into the grid.
        let squares = [from, ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0)];
        let seen =
            squares.into_iter().map(|at| Cell::new(at.0.floor() as i16, at.1.floor() as i16)).find_map(|square| {
                let place = places.iter().find(|place| place.square(&grid) == square && place.inward() == step)?;
                numbers.get(&square).map(|number| (*place, number))
            });
        if let Some((place, (number, shape))) = seen.filter(|_| short && slanted) {
            clues.set(place, Some(*number));
            marks.extend([MarkId::Line(at), MarkId::Shape(*shape)]);
        }
    }
    if clues.clues().next().is_none() {
        return;
    }
    let rule: Rule = LittleKiller::from(NumberClues::new(clues)).into();
    let sentence = claim.as_ref().map(|claim| claim.sentence);
    let support = claim.as_ref().map_or(Support::Strong, Evidence::support);
    let parts = vec![RecognisedRule { rule, marks }];
    evidence.decide(Proposal { topic: Topic::LittleKiller, parts, sentence, support });
}

/// Returns the numbers that shapes show outside the grid, by the square in which they stand, with the shape.
fn numbers(evidence: &Evidence) -> BTreeMap<Cell, (u16, usize)> {
    let mut numbers = BTreeMap::new();
    for (at, shape) in evidence.sketch.shapes.iter().enumerate() {
        let square = Cell::new(shape.centre.0.floor() as i16, shape.centre.1.floor() as i16);
        let free = !evidence.board.contains(square) && !evidence.used.contains(&MarkId::Shape(at));
        if let Some(number) = shape.number().filter(|_| free) {
            numbers.entry(square).or_insert((number, at));
        }
    }
    numbers
}

/// Recognises the numbers about rows and columns.
pub(super) fn straight(evidence: &mut Evidence) {
    let claims = evidence.claims_of(STRAIGHT);
    if claims.is_empty() {
        return;
    }
    let grid = evidence.board.grids()[0].clone();
    let numbers = numbers(evidence);
    let placed: Vec<(OutsidePosition, u16, usize)> = OutsidePosition::orthogonals(GRID, &grid)
        .filter_map(|place| numbers.get(&place.square(&grid)).map(|&(number, shape)| (place, number, shape)))
        .collect();
    let certain: Vec<&Claim> = claims.iter().filter(|claim| !claim.open).collect();
    let first = certain.first().copied().unwrap_or(&claims[0]);
    if claims.iter().all(|claim| claim.topic == first.topic) {
        let all: Vec<_> = placed.iter().collect();
        propose(evidence, first, &all, Evidence::support(first));
        return;
    }
    // Several meanings: each sentence names the sides that it is about, or the solution shows which does not hold.
    for (index, side) in [Side::Top, Side::Right, Side::Bottom, Side::Left].into_iter().enumerate() {
        let own: Vec<_> = placed.iter().filter(|(place, _, _)| place.side == side).collect();
        let named = |claim: &&Claim| claim.sides.iter().filter(|named| **named).count() < 3 && claim.sides[index];
        let mut about: Vec<&Claim> = claims.iter().filter(named).collect();
        about.dedup_by_key(|claim| claim.topic);
        if let &[claim] = &about[..] {
            let claim = claim.clone();
            propose(evidence, &claim, &own, Evidence::support(&claim));
        } else if about.is_empty() && !own.is_empty() {
            for claim in &claims {
                if propose(evidence, claim, &own, Support::Weak) == Outcome::Doubtful {
                    break;
                }
            }
        }
    }
}

fn propose(
    evidence: &mut Evidence,
    claim: &Claim,
    clues: &[&(OutsidePosition, u16, usize)],
    support: Support,
) -> Outcome {
    let marks = clues.iter().map(|(_, _, shape)| MarkId::Shape(*shape)).collect();
    let Some(rule) = rule(evidence, claim.topic, clues) else { return Outcome::Nothing };
    let parts = vec![RecognisedRule { rule, marks }];
    evidence.decide(Proposal { topic: claim.topic, parts, sentence: Some(claim.sentence), support })
}

/// Returns the rule of a topic with these clues; None without any.
fn rule(evidence: &Evidence, topic: Topic, clues: &[&(OutsidePosition, u16, usize)]) -> Option<Rule> {
    if clues.is_empty() {
        return None;
    }
    if topic == Topic::OutsideDigits {
        let numbering = evidence.board.numbering();
        let mut outside: OutsideClues<DigitSet> = OutsideClues::none(GRID);
        for &&(place, number, shape) in clues {
            let text = evidence.sketch.shapes[shape].text.trim().to_owned();
            let digits: Option<DigitSet> =
                text.chars().map(|sign| numbering.digit(u8::try_from(sign.to_digit(10)?).ok()?)).collect();
            outside.set(place, digits.filter(|_| number > 0)?);
        }
        return Some(Outside(outside).into());
    }
    let mut numbers = OutsideClues::none(GRID);
    clues.iter().for_each(|&&(place, number, _)| numbers.set(place, Some(number)));
    Some(match topic {
        Topic::Sandwich => Sandwich::new(numbers).into(),
        Topic::XSum => XSum::new(numbers).into(),
        Topic::Skyscraper => Skyscraper::new(numbers).into(),
        Topic::NumberedRooms => NumberedRooms::new(numbers).into(),
        Topic::HiddenSkyscraper => HiddenSkyscraper::new(numbers).into(),
        _ => return None,
    })
}
