//! Lines whose meaning depends on their colour: the lines of one colour and width are one group.

use std::collections::BTreeSet;

use super::claims::Claim;
use super::drawing::{MarkId, SketchLine, SketchShape, all_inside, are_alike};
use super::evidence::{Evidence, Outcome, Proposal, RecognisedRule, Support};
use super::hues::Hue;
use super::lists::ListSubject;
use super::networks::{self, circles};
use super::relations::{RelatedPairs, Relation};
use super::topics::{PHRASES, Topic};
use crate::board::{Cell, CellSet};
use crate::place::Path;
use crate::scene::Rgba;
use crate::variant::formula::AnyFormula;
use crate::variant::{
    Alternating, Arithmetic, Between, CellSum, DoubleArrow, Entropic, Lockout, Modular, Nabner, NoRepeats, OwnLine,
    Palindrome, Parity, RegionSum, Renban, Rule, SumClue, SumLine, Variant, Whispers, Zipper,
};

/// The meanings of lines, with the colours in which they are customarily drawn.
const CUSTOMARY: &[(Topic, &[Hue])] = &[
    (Topic::Whisper, &[Hue::Green]),
    (Topic::DutchWhisper, &[Hue::Orange]),
    (Topic::Renban, &[Hue::Purple, Hue::Pink]),
    (Topic::Palindrome, &[Hue::Grey]),
    (Topic::RegionSum, &[Hue::Blue, Hue::Teal]),
    (Topic::Between, &[Hue::Grey, Hue::Brown]),
    (Topic::DoubleArrow, &[Hue::Grey]),
    (Topic::Zipper, &[Hue::Purple]),
    (Topic::Lockout, &[Hue::Blue, Hue::Grey]),
    (Topic::Nabner, &[Hue::Yellow]),
    (Topic::Entropic, &[Hue::Orange, Hue::Beige]),
    (Topic::Modular, &[Hue::Teal, Hue::Green]),
    (Topic::Alternating, &[Hue::Red]),
    (Topic::Arithmetic, &[Hue::Teal, Hue::Green]),
    (Topic::NoRepeats, &[]),
    (Topic::SumLine, &[Hue::Grey]),
    (Topic::LineTotal, &[]),
    (Topic::OddLine, &[]),
    (Topic::EvenLine, &[]),
    (Topic::LineRelation, &[]),
];

/// The exact colours that mean something even without words.
const WITHOUT_WORDS: &[(Topic, &[Rgba])] = &[
    (Topic::Whisper, &[Rgba(0x67, 0xF0, 0x67, 255)]),
    (Topic::Renban, &[Rgba(0xF0, 0x67, 0xF0, 255)]),
    (Topic::RegionSum, &[Rgba(0x2E, 0xCB, 0xFF, 255)]),
];

/// The grey of several sorts of lines.
const GREY: Rgba = Rgba(0xCF, 0xCF, 0xCF, 255);

/// The width, in cells, which grey lines exceed that are palindromes by custom.
const PALINDROME: f64 = 0.14;

/// The thickness from which a line is seen as a mark, in cells.
const THINNEST: f64 = 0.02;

/// A meaning of a line.
#[derive(Clone, Copy)]
struct Meaning<'c> {
    topic: Topic,
    number: Option<u16>,
    relation: Option<&'c Relation>,
}

impl<'c> Meaning<'c> {
    fn of(claim: &'c Claim) -> Meaning<'c> {
        Meaning { topic: claim.topic, number: claim.number, relation: claim.relation.as_ref() }
    }
}

/// Lines that look alike.
struct Group {
    colour: Rgba,
    wide: u8,
    lines: Vec<(usize, Vec<Cell>)>,
}

/// Recognises the lines of each colour.
pub(super) fn recognise(evidence: &mut Evidence) {
    let groups = groups(evidence);
    let topics: Vec<Topic> = CUSTOMARY.iter().map(|known| known.0).collect();
    let claims = evidence.claims_of(&topics);
    for group in &groups {
        if evidence.silent {
            if let Some(topic) = without_words(evidence, group) {
                let meaning = Meaning { topic, number: None, relation: None };
                propose(evidence, group, meaning, None, Support::Strong);
            }
            continue;
        }
        let mut ranked: Vec<(f64, &Claim)> =
            claims.iter().filter_map(|claim| Some((score(claim, group.colour)?, claim))).collect();
        ranked.sort_by(|one, other| other.0.total_cmp(&one.0));
        meanings(evidence, group, &groups, &ranked, &claims);
    }
}

/// Returns the meaning that lines have by custom if there are no words: that of their exact colour. Grey lines are
/// between lines if both ends of each are circles, and palindromes if no end is one.
fn without_words(evidence: &Evidence, group: &Group) -> Option<Topic> {
    let known = WITHOUT_WORDS.iter().find(|(_, looks)| looks.iter().any(|look| are_alike(*look, group.colour, 10)));
    let wide = |(at, _): &(usize, Vec<Cell>)| evidence.sketch.lines[*at].width > PALINDROME;
    let is_grey = are_alike(GREY, group.colour, 4) && group.lines.iter().all(wide);
    let marked: BTreeSet<Cell> = evidence.sketch.shapes.iter().filter_map(SketchShape::cell).collect();
    let circles = circles(evidence);
    let ends = || group.lines.iter().flat_map(|(_, cells)| [cells.first(), cells.last()]).flatten();
    match known {
        Some((topic, _)) => Some(*topic),
        None if is_grey && ends().all(|cell| circles.contains(cell)) => Some(Topic::Between),
        None if is_grey && !ends().any(|cell| marked.contains(cell)) => Some(Topic::Palindrome),
        None => None,
    }
}

/// Tries the meanings of a group in order of their scores.
fn meanings(evidence: &mut Evidence, group: &Group, groups: &[Group], ranked: &[(f64, &Claim)], claims: &[Claim]) {
    let Some(&(best, first)) = ranked.first() else {
        return meaning_of_another_colour(evidence, group, groups, claims);
    };
    let rival = ranked.iter().find(|(_, claim)| claim.topic != first.topic || claim.number != first.number);
    let clear = rival.is_none_or(|(score, _)| best - score > 1.0);
    // A sentence without a colour is about all lines only if there is nothing else to choose.
    let only = claims.iter().all(|claim| claim.topic == first.topic) || groups.len() == 1 && ranked.len() == 1;
    // Two sentences about each line of a puzzle whose lines look alike are both about them.
    let together = groups.len() == 1
        && ranked.len() == 2
        && ranked.iter().all(|(_, claim)| claim.hues.is_empty() && !claim.open && evidence.is_about_each(claim));
    let adds = |evidence: &Evidence, claim: &Claim| {
        groups.len() == 1 && PHRASES.find("in_addition", &evidence.sentences[claim.sentence].plain) == Some(0)
    };
    let mut taken: Option<(Topic, &[Hue])> = None;
    for (at, &(score, claim)) in ranked.iter().enumerate() {
        let added = taken.is_some() && adds(evidence, claim);
        let strong = score >= NAMED || only;
        let sure = together || added || strong && (clear && at == 0 || evidence.has_solution());
        let support = if sure { Evidence::support(claim) } else { Support::Weak };
        if let Some((topic, hues)) = taken {
            // A second meaning of the same lines must be said in the same words of colour, or as an addition.
            let same_words = hues == claim.hues && (!hues.is_empty() || together);
            // If all lines look the same, a sentence about "the line" adds to one that names their colour.
            let only_look = groups.len() == 1 && claim.hues.is_empty() && !hues.is_empty() && evidence.has_solution();
            let same_words = same_words || only_look && !claim.open;
            let is_said = added || same_words && (evidence.has_solution() || together);
            if topic != claim.topic && is_said {
                propose_more(evidence, group, claim, support);
            }
            continue;
        }
        match propose(evidence, group, Meaning::of(claim), Some(claim.sentence), support) {
            Outcome::Accepted => taken = Some((claim.topic, &claim.hues)),
            Outcome::Doubtful if !evidence.has_solution() => break,
            Outcome::Nothing | Outcome::Doubtful | Outcome::Contradicted => {}
        }
    }
}

/// Tries the only meaning that sentences give to lines on the only lines that there are, if their colour is not the one
/// that is said. Then only the solution can tell.
fn meaning_of_another_colour(evidence: &mut Evidence, group: &Group, groups: &[Group], claims: &[Claim]) {
    if let [claim] = claims
        && groups.len() == 1
        && evidence.has_solution()
    {
        let support = Evidence::support(claim);
        propose(evidence, group, Meaning::of(claim), Some(claim.sentence), support);
    }
}

/// The score from which a claim names the look of a line.
const NAMED: f64 = 20.0;

/// Returns how well a claim fits a colour: best if it names the colour, less well if the colour is customary for it.
fn score(claim: &Claim, colour: Rgba) -> Option<f64> {
    let nearest = |hues: &[Hue]| {
        let fitting = hues.iter().filter(|hue| hue.fits(colour)).map(|hue| hue.distance(colour));
        fitting.min_by(f64::total_cmp)
    };
    if !claim.hues.is_empty() {
        return nearest(&claim.hues).map(|distance| 40.0 - distance / 10.0);
    }
    let customary = CUSTOMARY.iter().find(|known| known.0 == claim.topic).map_or(&[][..], |known| known.1);
    Some(nearest(customary).map_or(10.0, |distance| NAMED + 6.0 - distance / 30.0))
}

/// Groups the lines that may have a meaning by their look.
fn groups(evidence: &Evidence) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for (at, line) in evidence.sketch.lines.iter().enumerate() {
        let Some(cells) = line.cells.clone().filter(|cells| cells.len() > 1) else { continue };
        let plain = !line.arrow && line.width >= THINNEST && !evidence.used.contains(&MarkId::Line(at));
        if !plain || !all_inside(evidence.board, &cells) || is_ground(line, at, &evidence.sketch.lines) {
            continue;
        }
        let wide = u8::from(line.width > 0.1) + u8::from(line.width > 0.24);
        match groups.iter_mut().find(|group| group.wide == wide && are_alike(group.colour, line.colour, 12)) {
            Some(group) => group.lines.push((at, cells)),
            None => groups.push(Group { colour: line.colour, wide, lines: vec![(at, cells)] }),
        }
    }
    groups
}

/// Returns whether a line only makes room for another one that is drawn over it, or is invisible.
pub(super) fn is_ground(line: &SketchLine, at: usize, lines: &[SketchLine]) -> bool {
    if line.colour.3 == 0 || Hue::White.fits(line.colour) {
        return true;
    }
    let over =
        |other: &SketchLine| other.cells == line.cells && other.width < line.width && !Hue::White.fits(other.colour);
    lines[at + 1..].iter().any(over)
}

fn propose(
    evidence: &mut Evidence,
    group: &Group,
    meaning: Meaning,
    sentence: Option<usize>,
    support: Support,
) -> Outcome {
    let parts = |lines: &[(Vec<usize>, Vec<Cell>)]| {
        let of_line = |(marks, cells): &(Vec<usize>, Vec<Cell>)| {
            let marks: Vec<MarkId> = marks.iter().map(|&at| MarkId::Line(at)).collect();
            let rules = rules(evidence, meaning, cells);
            rules.into_iter().map(|rule| RecognisedRule { rule, marks: marks.clone() }).collect::<Vec<_>>()
        };
        lines.iter().flat_map(of_line).collect::<Vec<RecognisedRule>>()
    };
    let single: Vec<(Vec<usize>, Vec<Cell>)> =
        group.lines.iter().map(|(at, cells)| (vec![*at], cells.clone())).collect();
    let joined = joined(&single);
    let mut choices = vec![parts(&single)];
    // Lines that are drawn in pieces are tried whole where the solution can tell.
    if joined.len() != single.len() && evidence.has_solution() {
        choices.push(parts(&joined));
    }
    if evidence.has_solution() {
        choices.extend(networks::parts(evidence, meaning.topic, &single, &parts));
    }
    let meaningful = |part: &&RecognisedRule| part.rule.check_meaningful(evidence.board).is_ok();
    let agrees = |parts: &[RecognisedRule]| {
        let rules = parts.iter().filter(meaningful).map(|part| &part.rule);
        evidence.agrees(rules, meaning.topic, sentence) != Some(false)
    };
    let whole = choices.iter().position(|parts| parts.iter().all(|part| meaningful(&part)) && agrees(parts));
    let agreeing = whole.or_else(|| choices.iter().position(|parts| agrees(parts)));
    let parts = choices.swap_remove(agreeing.unwrap_or(0));
    // Lines that branch stay as they are drawn, and one that enters a single box has no sums to compare.
    let stay = parts.iter().any(|part| part.marks.is_empty()) || meaning.topic == Topic::RegionSum;
    let outcome = evidence.decide(Proposal { topic: meaning.topic, parts, sentence, support });
    if outcome == Outcome::Accepted && stay {
        evidence.explained.extend(group.lines.iter().map(|(at, _)| MarkId::Line(*at)));
    }
    outcome
}

/// Adds a second meaning of lines that have one.
fn propose_more(evidence: &mut Evidence, group: &Group, claim: &Claim, support: Support) {
    let lines = group.lines.iter();
    let rules = lines.flat_map(|(_, cells)| rules(evidence, Meaning::of(claim), cells));
    let parts: Vec<RecognisedRule> = rules.map(|rule| RecognisedRule { rule, marks: vec![] }).collect();
    if evidence.agrees(parts.iter().map(|part| &part.rule), claim.topic, Some(claim.sentence)) != Some(false) {
        evidence.decide(Proposal { topic: claim.topic, parts, sentence: Some(claim.sentence), support });
    }
}

/// Joins lines that meet at their ends, where only two meet.
fn joined(lines: &[(Vec<usize>, Vec<Cell>)]) -> Vec<(Vec<usize>, Vec<Cell>)> {
    let mut left: Vec<(Vec<usize>, Vec<Cell>)> = lines.to_vec();
    let ends = |cells: &[Cell]| [cells.first().copied(), cells.last().copied()];
    let meeting = |cell: Option<Cell>| lines.iter().filter(|(_, cells)| ends(cells).contains(&cell)).count();
    let mut at = 0;
    while at < left.len() {
        let last = left[at].1.last().copied();
        let next = (0..left.len()).find(|&other| {
            other != at && meeting(last) == 2 && ends(&left[other].1).contains(&last) && left[other].1.len() > 1
        });
        let Some(other) = next else {
            // The other end is tried once by turning the line round.
            let first = left[at].1.first().copied();
            let open = (0..left.len()).any(|other| other != at && ends(&left[other].1).contains(&first));
            if open && meeting(first) == 2 && first != last {
                left[at].1.reverse();
                continue;
            }
            at += 1;
            continue;
        };
        let (marks, mut cells) = left.remove(other);
        at -= usize::from(other < at);
        if cells.first().copied() != last {
            cells.reverse();
        }
        left[at].1.extend(cells.into_iter().skip(1));
        left[at].0.extend(marks);
    }
    left
}

/// Returns the rules that give a line this meaning; several for a loop.
fn rules(evidence: &Evidence, meaning: Meaning, cells: &[Cell]) -> Vec<Rule> {
    let Meaning { topic, number, relation } = meaning;
    let n = cells.len();
    let is_loop = n > 3 && cells.first() == cells.last();
    let usual = |default: u16| number.filter(|&number| number != default);
    let of_all = relation.is_some_and(|relation| relation.pairs == RelatedPairs::Whole(ListSubject::Line));
    let run = relation.and_then(|relation| match relation.pairs {
        RelatedPairs::Whole(ListSubject::Run(length)) => Some(length),
        _ => None,
    });
    let pieces: Vec<Vec<Cell>> = match topic {
        Topic::Between | Topic::DoubleArrow => between_circles(evidence, cells),
        // The digits between two circles.
        _ if of_all && relation.is_some_and(|relation| relation.formula.contains("[2..-2]")) => {
            between_circles(evidence, &turned_to_circle(evidence, cells, is_loop))
        }
        _ if run.is_some() => runs(cells, is_loop, run.unwrap_or(2)),
        _ if of_all => vec![from_circle(evidence, if is_loop { &cells[..n - 1] } else { cells })],
        _ if !is_loop => simple_pieces(topic, cells),
        Topic::Whisper | Topic::DutchWhisper | Topic::Alternating | Topic::LineRelation => {
            vec![cells[..n - 1].to_vec(), vec![cells[n - 2], cells[0]]]
        }
        Topic::Entropic | Topic::Modular => {
            vec![
                cells[..n - 1].to_vec(),
                vec![cells[n - 3], cells[n - 2], cells[0]],
                vec![cells[n - 2], cells[0], cells[1]],
            ]
        }
        Topic::RegionSum => vec![turned_to_border(evidence, &cells[..n - 1])],
        _ => vec![cells[..n - 1].to_vec()],
    };
    let rule = |cells: Vec<Cell>| -> Option<Rule> {
        let path = Path(cells);
        Some(match topic {
            Topic::Whisper => Whispers::new(path).with_number(usual(5)).into(),
            Topic::DutchWhisper => Whispers::new(path).with_number(number.or(Some(4))).into(),
            Topic::Renban => Renban::new(path).into(),
            Topic::Palindrome => Palindrome::new(path).into(),
            Topic::RegionSum => RegionSum::new(path).into(),
            Topic::Between => Between::new(path).into(),
            Topic::DoubleArrow => DoubleArrow::new(path).into(),
            Topic::Zipper => Zipper::new(path).into(),
            Topic::Lockout => {
                let size = evidence.board.size();
                Lockout::new(path).with_number(usual((size / 2).into())).into()
            }
            Topic::Nabner => Nabner::new(path).into(),
            Topic::Entropic => Entropic::new(path).into(),
            Topic::Modular => Modular::new(path).with_number(usual(3)).into(),
            Topic::Alternating => Alternating::new(path).into(),
            Topic::Arithmetic => Arithmetic::new(path).into(),
            Topic::NoRepeats => NoRepeats::new(path).into(),
            Topic::SumLine => SumLine::new(path).with_number(usual(10)).into(),
            Topic::LineTotal => {
                let cells = path.0.iter().copied().collect();
                CellSum { cells, sum: Some(SumClue::Common), compared: Default::default() }.into()
            }
            Topic::OddLine => Parity::of(path.0.iter().copied().collect(), CellSet::default()).into(),
            Topic::EvenLine => Parity::of(CellSet::default(), path.0.iter().copied().collect()).into(),
            Topic::LineRelation => {
                let formula = AnyFormula::parse(&relation?.formula).ok()?;
                OwnLine { formula, ..OwnLine::new(path, 0) }.into()
            }
            _ => return None,
        })
    };
    pieces.into_iter().filter_map(rule).collect()
}

/// Returns the runs of so many cells that follow each other on a line.
fn runs(cells: &[Cell], is_loop: bool, length: usize) -> Vec<Vec<Cell>> {
    let n = cells.len();
    let open = match is_loop {
        true => [&cells[..n - 1], &cells[..(length - 1).min(n - 1)]].concat(),
        false => cells.to_vec(),
    };
    open.windows(length).map(<[Cell]>::to_vec).collect()
}

/// Cuts a line at the circles that it passes through, since its ends are circles.
fn between_circles(evidence: &Evidence, cells: &[Cell]) -> Vec<Vec<Cell>> {
    let circles = circles(evidence);
    let ends = [cells.first(), cells.last()];
    if !ends.iter().flatten().all(|cell| circles.contains(cell)) {
        return vec![cells.to_vec()];
    }
    let mut pieces: Vec<Vec<Cell>> = vec![vec![]];
    for (at, &cell) in cells.iter().enumerate() {
        let last = pieces.len() - 1;
        pieces[last].push(cell);
        if at > 0 && at + 1 < cells.len() && circles.contains(&cell) {
            pieces.push(vec![cell]);
        }
    }
    pieces.retain(|piece| piece.len() > 2);
    pieces
}

/// Turns a loop so that it begins and ends at a circle.
fn turned_to_circle(evidence: &Evidence, cells: &[Cell], is_loop: bool) -> Vec<Cell> {
    let circles = circles(evidence);
    let Some(start) = cells.iter().position(|cell| circles.contains(cell)).filter(|_| is_loop) else {
        return cells.to_vec();
    };
    let mut turned = cells[..cells.len() - 1].to_vec();
    let start = start % turned.len();
    turned.rotate_left(start);
    turned.push(turned[0]);
    turned
}

/// Turns a line so that it begins at the only circle at its ends.
fn from_circle(evidence: &Evidence, cells: &[Cell]) -> Vec<Cell> {
    let circles = circles(evidence);
    let is_circle = |cell: Option<&Cell>| cell.is_some_and(|cell| circles.contains(cell));
    let mut turned = cells.to_vec();
    if is_circle(cells.last()) && !is_circle(cells.first()) {
        turned.reverse();
    }
    turned
}

/// Cuts a line that comes twice to a cell, if its meaning is one of neighbours along the line.
fn simple_pieces(topic: Topic, cells: &[Cell]) -> Vec<Vec<Cell>> {
    let mut pieces: Vec<Vec<Cell>> = vec![vec![]];
    for &cell in cells {
        let last = pieces.len() - 1;
        let of_neighbours =
            matches!(topic, Topic::Whisper | Topic::DutchWhisper | Topic::Alternating | Topic::LineRelation);
        if pieces[last].contains(&cell) && of_neighbours {
            let before = pieces[last].last().copied();
            pieces.push(before.into_iter().collect());
        }
        let last = pieces.len() - 1;
        pieces[last].push(cell);
    }
    pieces
}

/// Turns a loop so that it begins in another box than it ends.
fn turned_to_border(evidence: &Evidence, cells: &[Cell]) -> Vec<Cell> {
    let grid = &evidence.board.grids()[0];
    let box_of = |cell: Cell| (0..grid.box_count()).find(|&index| grid.box_cells(index).contains(&cell));
    let mut turned = cells.to_vec();
    let start = (0..cells.len()).find(|&at| box_of(cells[at]) != box_of(cells[(at + cells.len() - 1) % cells.len()]));
    turned.rotate_left(start.unwrap_or(0));
    turned
}
