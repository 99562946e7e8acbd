//! Marks in cells: circles, squares and tinted cells, and the areas that tinted cells form.

use std::collections::BTreeSet;

use super::claims::{Claim, Form};
use super::drawing::{MarkId, are_alike};
use super::evidence::{Evidence, Outcome, Proposal, RecognisedRule, Support};
use super::hues::Hue;
use super::sentences::Sentence;
use super::topics::{PHRASES, Topic};
use crate::board::{Cell, CellSet};
use crate::place::{Groups, Square};
use crate::scene::Rgba;
use crate::variant::{
    Change, Clones, CountingCircles, Extremes, Indexers, Kind, LowHigh, MagicSquare, ModifiedCells, Parity, Region,
    Rule,
};

/// The least side of a mark in a cell, in cells.
const LEAST: f64 = 0.3;
/// The side from which a mark fills its cell.
const WHOLE: f64 = 0.93;

/// Marks of the same look, each in a cell of its own.
pub(super) struct Look {
    pub form: Form,
    pub colour: Rgba,
    /// The cells with the indexes of their marks.
    pub cells: Vec<(Cell, usize)>,
}

/// Recognises marked cells whose values are changed. Their marks may look like parts of other rules.
pub(super) fn modified(evidence: &mut Evidence) {
    const TOPICS: &[Topic] = &[Topic::Doubled, Topic::Negated, Topic::Hot, Topic::Cold, Topic::Zero];
    let to_find = |sentence: &Sentence| PHRASES.find("to_shade", &sentence.plain).is_some();
    let claims = evidence.claims_of(TOPICS);
    // The words may be about cells to find.
    if claims.is_empty() || !evidence.modifiers.found.is_empty() || evidence.sentences.iter().any(to_find) {
        return;
    }
    let looks = looks(evidence);
    for claim in claims {
        let best = |look: &&Look| match rank(&claim, look, looks.len()) {
            Some(0) => true,
            Some(1) => {
                claim.form == Some(look.form) && looks.iter().filter(|other| other.form == look.form).count() == 1
            }
            _ => false,
        };
        let fitting: Vec<&Look> = looks.iter().filter(best).collect();
        if let [look] = fitting[..] {
            evidence.marked.insert(claim.sentence);
            if propose(evidence, look, &claim, Evidence::support(&claim)) != Outcome::Accepted {
                evidence.marked.remove(&claim.sentence);
            }
        }
    }
}

/// Recognises the marks in cells.
pub(super) fn recognise(evidence: &mut Evidence) {
    let looks = looks(evidence);
    areas(evidence, &looks);
    counting_circles(evidence, &looks);
    const TOPICS: &[Topic] = &[
        Topic::Odd,
        Topic::Even,
        Topic::Low,
        Topic::High,
        Topic::Minimum,
        Topic::Maximum,
        Topic::ColumnIndexer,
        Topic::RowIndexer,
        Topic::BoxIndexer,
    ];
    let claims = evidence.claims_of(TOPICS);
    for look in &looks {
        let mut ranked: Vec<(u8, &Claim)> =
            claims.iter().filter_map(|claim| Some((rank(claim, look, looks.len())?, claim))).collect();
        ranked.sort_by_key(|(rank, claim)| (*rank, claim.open));
        let best = ranked.first().map(|ranked| ranked.0);
        let rivals = ranked.iter().any(|other| Some(other.0) == best && other.1.topic != ranked[0].1.topic);
        for (rank, claim) in ranked {
            let sure = rank <= 1 && (!rivals || evidence.has_solution());
            let support = if sure { Evidence::support(claim) } else { Support::Weak };
            match propose(evidence, look, claim, support) {
                Outcome::Accepted | Outcome::Nothing => break,
                Outcome::Doubtful if !evidence.has_solution() => break,
                Outcome::Doubtful | Outcome::Contradicted => {}
            }
        }
    }
    if evidence.silent {
        // Grey circles and squares are odd and even digits even without words.
        for look in &looks {
            let grey = Hue::Grey.fits(look.colour) && filled(evidence, look);
            let topic = match look.form {
                Form::Circle if grey => Topic::Odd,
                Form::Square if grey => Topic::Even,
                _ => continue,
            };
            if let Some(part) = part(topic, look) {
                evidence.decide(Proposal { topic, parts: vec![part], sentence: None, support: Support::Strong });
            }
        }
    }
}

fn filled(evidence: &Evidence, look: &Look) -> bool {
    look.cells.iter().all(|(_, at)| evidence.sketch.shapes[*at].fill.is_some())
}

/// Returns how well a claim fits a look, best first; None if it is about other marks.
fn rank(claim: &Claim, look: &Look, looks: usize) -> Option<u8> {
    let colour = match claim.hues.is_empty() {
        true => None,
        false => Some(claim.hues.iter().any(|hue| hue.fits(look.colour))),
    };
    let form = match (claim.form, look.form) {
        (None, _) => None,
        (Some(own), form) if own == form => Some(true),
        // A square may be a tinted cell.
        (Some(Form::Square), Form::Shaded) | (Some(Form::Shaded), Form::Square) => Some(true),
        (Some(_), _) => Some(false),
    };
    match (colour, form) {
        (Some(false), _) | (_, Some(false)) => None,
        (Some(true), _) => Some(0),
        (None, Some(true)) => Some(1),
        (None, None) if looks == 1 => Some(1),
        (None, None) => Some(2),
    }
}

fn propose(evidence: &mut Evidence, look: &Look, claim: &Claim, support: Support) -> Outcome {
    let Some(part) = part(claim.topic, look) else { return Outcome::Nothing };
    evidence.decide(Proposal { topic: claim.topic, parts: vec![part], sentence: Some(claim.sentence), support })
}

/// Returns the rule that gives marks a meaning.
fn part(topic: Topic, look: &Look) -> Option<RecognisedRule> {
    let cells: CellSet = look.cells.iter().map(|found| found.0).collect();
    let rule: Rule = match topic {
        Topic::Odd => Parity::of(cells, CellSet::default()).into(),
        Topic::Even => Parity::of(CellSet::default(), cells).into(),
        Topic::Low | Topic::High => {
            let mut rule = LowHigh::none();
            rule.cells[usize::from(topic == Topic::High)] = cells;
            rule.into()
        }
        Topic::Minimum | Topic::Maximum => {
            let mut rule = Extremes::none();
            rule.cells[usize::from(topic == Topic::Maximum)] = cells;
            rule.into()
        }
        Topic::ColumnIndexer | Topic::RowIndexer | Topic::BoxIndexer => {
            let mut rule = Indexers::none();
            let sort = [Topic::ColumnIndexer, Topic::RowIndexer, Topic::BoxIndexer];
            rule.cells[sort.iter().position(|own| *own == topic)?] = cells;
            rule.into()
        }
        _ if topic.kind() == Kind::ModifiedCells => {
            let change = Change::ALL.iter().copied().find(|change| Topic::of_change(*change) == topic)?;
            ModifiedCells { cells, change }.into()
        }
        _ => return None,
    };
    Some(RecognisedRule { rule, marks: look.cells.iter().map(|found| MarkId::Shape(found.1)).collect() })
}

/// Recognises counting circles: all circles together.
fn counting_circles(evidence: &mut Evidence, looks: &[Look]) {
    let Some(claim) = evidence.claim(Topic::CountingCircles) else { return };
    let fits = |look: &&Look| {
        look.form == Form::Circle && (claim.hues.is_empty() || claim.hues.iter().any(|hue| hue.fits(look.colour)))
    };
    let found: Vec<&(Cell, usize)> = looks.iter().filter(fits).flat_map(|look| &look.cells).collect();
    if found.is_empty() {
        return;
    }
    let mut rule = CountingCircles::none();
    found.iter().for_each(|(cell, _)| rule.cells[0].insert(*cell));
    let marks = found.iter().map(|found| MarkId::Shape(found.1)).collect();
    let parts = vec![RecognisedRule { rule: rule.into(), marks }];
    let support = Evidence::support(&claim);
    evidence.decide(Proposal { topic: claim.topic, parts, sentence: Some(claim.sentence), support });
}

/// Groups the marks in cells by their look.
pub(super) fn looks(evidence: &Evidence) -> Vec<Look> {
    let mut looks: Vec<Look> = Vec::new();
    for (at, shape) in evidence.sketch.shapes.iter().enumerate() {
        let Some(cell) = shape.cell().filter(|&cell| evidence.board.contains(cell)) else { continue };
        let sized = shape.is_even_sided() && (LEAST..=1.1).contains(&shape.width) && shape.is_blank();
        let Some(colour) = shape.seen().filter(|_| sized && !evidence.used.contains(&MarkId::Shape(at))) else {
            continue;
        };
        if Hue::White.fits(colour) && shape.border.is_none() {
            continue;
        }
        // A white circle with an outline is called by the colour of its outline.
        let colour = match shape.border {
            Some(border) if Hue::White.fits(colour) => border,
            _ => colour,
        };
        let turned = (shape.angle.rem_euclid(90.0) - 45.0).abs() < 1.0;
        let form = match (shape.round, turned, shape.width >= WHOLE) {
            (true, _, _) => Form::Circle,
            (false, true, _) => Form::Diamond,
            (false, false, true) => Form::Shaded,
            (false, false, false) => Form::Square,
        };
        match looks.iter_mut().find(|look| look.form == form && are_alike(look.colour, colour, 12)) {
            Some(look) if look.cells.iter().any(|(other, _)| *other == cell) => {}
            Some(look) => look.cells.push((cell, at)),
            None => looks.push(Look { form, colour, cells: vec![(cell, at)] }),
        }
    }
    looks
}

/// Recognises areas of tinted cells: extra regions, clones and magic squares.
fn areas(evidence: &mut Evidence, looks: &[Look]) {
    let size = usize::from(evidence.board.size());
    let tinted = |look: &&Look| matches!(look.form, Form::Shaded | Form::Square);
    let mut clones: Vec<CellSet> = Vec::new();
    let mut clone_marks: Vec<MarkId> = Vec::new();
    for look in looks.iter().filter(tinted) {
        let pieces = pieces(look);
        let set = |cells: &[Cell]| cells.iter().copied().collect::<CellSet>();
        let marks = |cells: &[Cell]| {
            let of = look.cells.iter().filter(|(cell, _)| cells.contains(cell));
            of.map(|found| MarkId::Shape(found.1)).collect::<Vec<MarkId>>()
        };
        let about = |claim: &Claim| claim.hues.is_empty() || claim.hues.iter().any(|hue| hue.fits(look.colour));
        if let Some(claim) = evidence.claim(Topic::MagicSquare).filter(about)
            && let [piece] = &pieces[..]
            && piece.len() == 9
        {
            let at = piece.iter().copied().min().map(Square);
            let square = |diagonals: bool| {
                let rule = MagicSquare { at: at?, diagonals };
                let cells: BTreeSet<Cell> = rule.at.list().collect();
                (cells == piece.iter().copied().collect())
                    .then(|| RecognisedRule { rule: rule.into(), marks: marks(piece) })
            };
            let parts: Vec<RecognisedRule> =
                square(evidence.sentences[claim.sentence].plain.contains("diagonal")).into_iter().collect();
            let support = Evidence::support(&claim);
            evidence.decide(Proposal { topic: claim.topic, parts, sentence: Some(claim.sentence), support });
        }
        if let Some(claim) = evidence.claim(Topic::Clones).filter(about) {
            let alike = pieces.len() > 1 && pieces.iter().all(|piece| shape_of(piece) == shape_of(&pieces[0]));
            if alike {
                let rule: Rule = Clones { groups: Groups(pieces.iter().map(|piece| set(piece)).collect()) }.into();
                let parts = vec![RecognisedRule { rule, marks: marks(&pieces.concat()) }];
                let support = Evidence::support(&claim);
                evidence.decide(Proposal { topic: claim.topic, parts, sentence: Some(claim.sentence), support });
            } else if let [piece] = &pieces[..] {
                clones.push(set(piece));
                clone_marks.extend(marks(piece));
            }
        }
        if let Some(claim) = evidence.claim(Topic::ExtraRegion).filter(about) {
            let whole = vec![look.cells.iter().map(|found| found.0).collect::<Vec<Cell>>()];
            let regions = if look.cells.len() == size { &whole } else { &pieces };
            if regions.iter().all(|piece| piece.len() == size) {
                let part = |piece: &Vec<Cell>| RecognisedRule {
                    rule: Region { cells: set(piece) }.into(),
                    marks: marks(piece),
                };
                let parts = regions.iter().map(part).collect();
                let support = Evidence::support(&claim);
                evidence.decide(Proposal { topic: claim.topic, parts, sentence: Some(claim.sentence), support });
            }
        }
    }
    // Clones may have a colour each.
    if let Some(claim) = evidence.claim(Topic::Clones)
        && clones.len() > 1
    {
        let list = |set: &CellSet| set.iter().collect::<Vec<Cell>>();
        if clones.iter().all(|piece| shape_of(&list(piece)) == shape_of(&list(&clones[0]))) {
            let rule: Rule = Clones { groups: Groups(clones) }.into();
            let parts = vec![RecognisedRule { rule, marks: clone_marks }];
            evidence.decide(Proposal {
                topic: claim.topic,
                parts,
                sentence: Some(claim.sentence),
                support: Support::Weak,
            });
        }
    }
}

/// Returns the cells of an area relative to its first one.
fn shape_of(cells: &[Cell]) -> Vec<(i16, i16)> {
    let mut cells = cells.to_vec();
    cells.sort_unstable();
    cells.iter().map(|cell| (cell.row - cells[0].row, cell.col - cells[0].col)).collect()
}

/// Returns the connected pieces of the marks of a look.
fn pieces(look: &Look) -> Vec<Vec<Cell>> {
    let mut left: BTreeSet<Cell> = look.cells.iter().map(|found| found.0).collect();
    let mut pieces = Vec::new();
    while let Some(start) = left.pop_first() {
        let (mut piece, mut next) = (vec![], vec![start]);
        while let Some(cell) = next.pop() {
            piece.push(cell);
            next.extend(cell.neighbours().into_iter().filter(|neighbour| left.remove(neighbour)));
        }
        piece.sort_unstable();
        pieces.push(piece);
    }
    pieces
}
