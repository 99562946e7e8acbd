//! Rules about a whole grid: most exist in words only.

use super::drawing::{MarkId, SketchLine};
use super::evidence::{Evidence, Proposal, RecognisedRule, Support};
use super::networks::circles;
use super::relations::RelatedPairs;
use super::remarks::{also_of_columns, indexed_column, say_circles_differ};
use super::sentences::{Sentence, find_any, numbers};
use super::topics::Topic;
use crate::board::{Cell, CellSet, GridId};
use crate::place::Square;
use crate::variant::formula::Formula;
use crate::variant::{
    AllSums, AntiDiagonal, AntiKing, AntiKnight, Arrow, BorderSum, Diagonals, Entropy, FourSquares, GridPairs,
    Indexers, KillerCage, Kind, MagicSquare, NoRatio, Nonconsecutive, OwnGrid, Parity, Position, Rule, Variant,
    Whispers,
};

const GRID: GridId = GridId(0);

/// Recognises rules that sentences state about the grid.
pub(super) fn stated(evidence: &mut Evidence) {
    for topic in [
        Topic::AntiKnight,
        Topic::AntiKing,
        Topic::Nonconsecutive,
        Topic::Disjoint,
        Topic::Windoku,
        Topic::Entropy,
        Topic::NoSums,
    ] {
        let Some(claim) = evidence.claim(topic) else { continue };
        let rule: Rule = match topic {
            Topic::AntiKnight => AntiKnight::new(GRID).into(),
            Topic::AntiKing => AntiKing::new(GRID).into(),
            Topic::Nonconsecutive => Nonconsecutive::new(GRID).with_numbers([1]).into(),
            Topic::Disjoint => Position { grid: GRID }.into(),
            Topic::Windoku => FourSquares { grid: GRID }.into(),
            Topic::Entropy => Entropy::new(GRID).into(),
            _ => {
                let sums = numbers(&evidence.sentences[claim.sentence].plain);
                let sums: Vec<u16> = sums.into_iter().map(|(_, sum)| sum).filter(|sum| *sum > 2).collect();
                if sums.is_empty() {
                    continue;
                }
                AllSums::new(GRID).with_numbers(sums).into()
            }
        };
        if !evidence.rules().any(|other| other.kind() == rule.kind()) {
            let parts = vec![RecognisedRule { rule, marks: vec![] }];
            let support = Evidence::support(&claim);
            evidence.decide(Proposal { topic, parts, sentence: Some(claim.sentence), support });
        }
    }
}

/// Recognises relations of all neighbours in the grid.
pub(super) fn related(evidence: &mut Evidence) {
    for claim in evidence.claims_of(&[Topic::GridRelation]) {
        let Some(relation) = &claim.relation else { continue };
        let Ok(formula) = Formula::parse(&relation.formula) else { continue };
        let pairs = match relation.pairs {
            RelatedPairs::AlongLine | RelatedPairs::BesideSign => continue,
            RelatedPairs::Whole(_) => continue,
            RelatedPairs::Edges => GridPairs::Edges,
            RelatedPairs::Corners => GridPairs::Corners,
            RelatedPairs::Touching => GridPairs::Touching,
        };
        let rule: Rule = OwnGrid { formula, pairs, ..OwnGrid::new(GRID, 0) }.into();
        let parts = vec![RecognisedRule { rule, marks: vec![] }];
        let support = Evidence::support(&claim);
        evidence.decide(Proposal { topic: claim.topic, parts, sentence: Some(claim.sentence), support });
    }
}

/// Recognises that digits differ in all marks of each sort together, once the marks are known.
pub(super) fn sorts_differ(evidence: &mut Evidence) {
    let Some(claim) = evidence.claim(Topic::SortsDiffer) else { return };
    let number = |rule: &Rule| -> Option<u16> {
        let sum = rule.downcast::<BorderSum>().and_then(|sign| sign.sum);
        let least = rule.downcast::<Whispers>().and_then(|line| line.number);
        let even = rule.downcast::<Parity>().map(|cells| u16::from(cells.cells[0].is_empty()));
        sum.or(least).or(even)
    };
    let mut sorts: Vec<((Kind, Option<u16>), CellSet)> = Vec::new();
    let all = evidence.board.cells().len();
    for rule in evidence.rules() {
        let (sort, own) = ((rule.kind(), number(rule)), rule.cells(evidence.board));
        // Rules about a whole grid have no marks.
        if own.is_empty() || own.len() == all || rule.is_decoration() {
            continue;
        }
        match sorts.iter_mut().find(|(other, _)| *other == sort) {
            Some((_, cells)) => own.iter().for_each(|cell| cells.insert(cell)),
            None => sorts.push((sort, own)),
        }
    }
    for (_, cells) in sorts.into_iter().filter(|(_, cells)| cells.len() > 1) {
        let parts = vec![RecognisedRule { rule: KillerCage { cells, sum: None }.into(), marks: vec![] }];
        let support = Evidence::support(&claim);
        evidence.decide(Proposal { topic: claim.topic, parts, sentence: Some(claim.sentence), support });
    }
}

/// Confirms sentences which say that what is known of one column is true of others.
pub(super) fn also_indexed(evidence: &mut Evidence) {
    let columns: Vec<i16> = evidence
        .rules()
        .filter_map(|rule| rule.downcast::<Indexers>())
        .flat_map(|rule| rule.cells[0].iter().map(|cell| cell.col + 1))
        .collect();
    for (at, sentence) in evidence.sentences.iter().enumerate() {
        let named = also_of_columns(&sentence.plain);
        if !named.is_empty() && named.iter().all(|column| columns.contains(&i16::try_from(*column).unwrap_or(0))) {
            evidence.described.push((at, Kind::Indexers));
        }
    }
}

/// Recognises that the digits in all circles differ, if a sentence says nothing else.
pub(super) fn circles_differ(evidence: &mut Evidence) {
    let says = |sentence: &Sentence| say_circles_differ(&sentence.plain);
    let Some(sentence) = evidence.sentences.iter().position(says) else { return };
    let mut cells: CellSet = circles(evidence).into_iter().filter(|cell| evidence.board.contains(*cell)).collect();
    let arrows: Vec<CellSet> =
        evidence.rules().filter_map(|rule| rule.downcast::<Arrow>()).map(|arrow| arrow.circle.clone()).collect();
    arrows.iter().flat_map(CellSet::iter).for_each(|cell| cells.insert(cell));
    let complete = evidence.sentences[sentence].plain.contains("complete set");
    if complete && cells.len() != usize::from(evidence.board.size()) {
        return;
    }
    // The number of a pill is no digit.
    if arrows.iter().any(|circle| circle.len() > 1) || cells.len() < 2 {
        return;
    }
    let parts = vec![RecognisedRule { rule: KillerCage { cells, sum: None }.into(), marks: vec![] }];
    let (topic, support) = (Topic::SortsDiffer, Support::Strong);
    evidence.decide(Proposal { topic, parts, sentence: Some(sentence), support });
}

/// Recognises that each digit is an index of its column, if the words say so of all columns.
pub(super) fn indexed_columns(evidence: &mut Evidence) {
    let known = |evidence: &Evidence| evidence.rules().any(|rule| rule.kind() == Kind::Indexers);
    let of_column = |sentence: &Sentence| indexed_column(&sentence.plain);
    if let Some((at, first)) =
        evidence.sentences.iter().enumerate().find_map(|(at, sentence)| Some((at, of_column(sentence)?)))
        && !known(evidence)
    {
        let others = evidence.sentences[at + 1..].iter().take(2).flat_map(|sentence| {
            of_column(sentence).map_or_else(|| also_of_columns(&sentence.plain), |column| vec![column])
        });
        let columns: Vec<u16> = std::iter::once(first).chain(others).collect();
        let mut rule = Indexers::none();
        let is_named = |cell: &Cell| columns.iter().any(|column| i16::try_from(*column) == Ok(cell.col + 1));
        evidence.board.cells().iter().filter(|cell| is_named(cell)).for_each(|cell| rule.cells[0].insert(*cell));
        let parts = vec![RecognisedRule { rule: rule.into(), marks: vec![] }];
        let topic = Topic::ColumnIndexer;
        evidence.decide(Proposal { topic, parts, sentence: Some(at), support: Support::Strong });
    }
    let Some(claim) = evidence.claim(Topic::ColumnIndexer) else { return };
    let plain = &evidence.sentences[claim.sentence].plain;
    let of_all = find_any(plain, &["nth column", "column n"]).is_some() && claim.hues.is_empty();
    if of_all && claim.form.is_none() && !evidence.rules().any(|rule| rule.kind() == Kind::Indexers) {
        let mut rule = Indexers::none();
        evidence.board.cells().iter().for_each(|cell| rule.cells[0].insert(*cell));
        let parts = vec![RecognisedRule { rule: rule.into(), marks: vec![] }];
        let support = Evidence::support(&claim);
        evidence.decide(Proposal { topic: claim.topic, parts, sentence: Some(claim.sentence), support });
    }
}

/// Recognises magic squares in boxes, if the words say in which.
pub(super) fn magic_boxes(evidence: &mut Evidence) {
    const CENTRAL: [&str; 4] = ["central", "middle", "center", "centre"];
    let Some(claim) = evidence.claim(Topic::MagicSquare) else { return };
    let plain = &evidence.sentences[claim.sentence].plain;
    let known = evidence.rules().any(|rule| rule.kind() == Kind::MagicSquare);
    if known || evidence.board.size() != 9 || plain.contains("line") {
        return;
    }
    let grid = &evidence.board.grids()[0];
    let named = find_any(plain, &["box"]).map_or(vec![], |at| {
        let after = numbers(plain).into_iter().filter(|(place, _)| (at..at + 20).contains(place));
        after.map(|(_, number)| usize::from(number)).filter(|number| (1..=9).contains(number)).collect::<Vec<usize>>()
    });
    let central = CENTRAL.iter().any(|word| plain.contains(word));
    let boxes = if named.is_empty() && central { vec![5] } else { named };
    let diagonals = plain.contains("diagonal");
    let part = |number: usize| {
        let at = grid.box_cells(number - 1).iter().copied().min()?;
        let rule: Rule = MagicSquare { at: Square(at), diagonals }.into();
        Some(RecognisedRule { rule, marks: vec![] })
    };
    let parts = boxes.into_iter().filter_map(part).collect();
    let support = Evidence::support(&claim);
    evidence.decide(Proposal { topic: claim.topic, parts, sentence: Some(claim.sentence), support });
}

/// Recognises diagonals and anti-diagonals: lines from corner to corner of the grid, or words alone.
pub(super) fn diagonals(evidence: &mut Evidence) {
    let (topic, claim) = match (evidence.claim(Topic::Diagonals), evidence.claim(Topic::AntiDiagonal)) {
        (None, Some(claim)) => (Topic::AntiDiagonal, Some(claim)),
        (claim, _) => (Topic::Diagonals, claim),
    };
    if claim.is_none() && !evidence.silent || evidence.rules().any(|rule| rule.kind() == topic.kind()) {
        return;
    }
    let n = f64::from(evidence.board.size());
    let mut marks = Vec::new();
    let (mut falling, mut rising) = (false, false);
    for down in [true, false] {
        let on_it = |&(row, col): &(f64, f64)| if down { (row - col).abs() < 0.1 } else { (row + col - n).abs() < 0.1 };
        let lines = evidence.sketch.lines.iter().enumerate().filter(|(_, line)| !line.arrow && line.points.len() > 1);
        let along: Vec<(usize, &SketchLine)> = lines.filter(|(_, line)| line.points.iter().all(on_it)).collect();
        // A line in one piece, or dashes of one colour.
        for &(first, line) in &along {
            let dashes: Vec<&(usize, &SketchLine)> =
                along.iter().filter(|(_, other)| other.colour == line.colour).collect();
            let rows = dashes.iter().flat_map(|(_, dash)| dash.points.iter().map(|point| point.0));
            let (top, bottom) = rows.fold((n, 0.0), |(top, bottom), row| (row.min(top), row.max(bottom)));
            let length =
                |dash: &SketchLine| dash.points.windows(2).map(|ends| (ends[1].0 - ends[0].0).abs()).sum::<f64>();
            let drawn: f64 = dashes.iter().map(|(_, dash)| length(dash)).sum();
            if dashes[0].0 == first && top < 0.65 && bottom > n - 0.65 && drawn > 0.4 * n {
                (falling, rising) = (falling || down, rising || !down);
                marks.extend(dashes.iter().map(|(at, _)| MarkId::Line(*at)));
            }
        }
    }
    let sentence = claim.as_ref().map(|claim| claim.sentence);
    let mut support = claim.as_ref().map_or(Support::Strong, Evidence::support);
    if !falling && !rising {
        let Some(claim) = &claim else { return };
        let plain = &evidence.sentences[claim.sentence].plain;
        let has = |words: &[&str]| words.iter().any(|word| plain.contains(word));
        falling = has(&["negative diagonal", "top left to bottom right", "top-left to bottom-right"]);
        rising = has(&[
            "positive diagonal",
            "bottom left to top right",
            "bottom-left to top-right",
            "top right to bottom left",
        ]);
        if !falling && !rising {
            (falling, rising) = (true, true);
            let all = has(&["both", "main", "two ", "diagonals", "each", "either"]);
            support = if all { support } else { Support::Weak };
        }
    }
    let rule: Rule = match topic {
        Topic::AntiDiagonal => AntiDiagonal { grid: GRID, falling, rising }.into(),
        _ => Diagonals { grid: GRID, falling, rising }.into(),
    };
    let parts = vec![RecognisedRule { rule, marks }];
    evidence.decide(Proposal { topic, parts, sentence, support });
}

/// Recognises that all signs of a kind are given, once the signs are known.
pub(super) fn all_given(evidence: &mut Evidence) {
    let has = |evidence: &Evidence, kind: Kind| evidence.rules().any(|rule| rule.kind() == kind);
    for topic in [Topic::AllDots, Topic::AllWhite, Topic::AllBlack, Topic::AllSums] {
        let Some(claim) = evidence.claim(topic) else { continue };
        let (white, black) = match topic {
            Topic::AllDots if evidence.sketch.shapes.iter().any(|shape| shape.border().is_some()) => {
                (has(evidence, Kind::DifferenceDot), has(evidence, Kind::RatioDot))
            }
            // All dots are given, but there are none.
            Topic::AllDots => {
                let says = |topic: Topic| evidence.claim(topic).is_some_and(|claim| !claim.open);
                let stated = |kind: Kind| has(evidence, kind);
                (says(Topic::Difference) || stated(Kind::DifferenceDot), says(Topic::Ratio) || stated(Kind::RatioDot))
            }
            Topic::AllWhite => (true, false),
            Topic::AllBlack => (false, true),
            _ => (false, false),
        };
        let plain = &evidence.sentences[claim.sentence].plain;
        let sums: Vec<u16> = [(10, 'x'), (5, 'v')]
            .into_iter()
            .filter(|(_, letter)| {
                let own = |word: &str| {
                    word == letter.to_string()
                        || word == format!("{letter}s")
                        || word.starts_with(&format!("{letter}'"))
                        || word == "xv"
                };
                plain
                    .split(|sign: char| !sign.is_alphanumeric() && sign != '\'')
                    .any(|word| own(word.trim_matches('\'')))
            })
            .map(|(sum, _)| sum)
            .collect();
        let mut rules: Vec<Rule> = Vec::new();
        if white && !has(evidence, Kind::Nonconsecutive) {
            rules.push(Nonconsecutive::new(GRID).into());
        }
        if black && !has(evidence, Kind::NoRatio) {
            rules.push(NoRatio::new(GRID).into());
        }
        if topic == Topic::AllSums && !sums.is_empty() && !has(evidence, Kind::AllSums) {
            rules.push(AllSums::new(GRID).with_numbers(sums).into());
        }
        let parts = rules.into_iter().map(|rule| RecognisedRule { rule, marks: vec![] }).collect();
        let support = Evidence::support(&claim);
        evidence.decide(Proposal { topic, parts, sentence: Some(claim.sentence), support });
    }
}
