//! Techniques at published positions: each finds what its publisher found, and nothing wrong.

use std::collections::{BTreeMap, BTreeSet};

use gridwright::board::{CellId, Digit, DigitSet, Filling};
use gridwright::formats;
use gridwright::logic::{LogicLayout, SolvingPosition, Step, StepRating, TechniqueId, next_step, steps_of};
use gridwright::puzzle::Puzzle;
use gridwright::solve::native::Native;
use gridwright::solve::{Control, Engine, Verdict};

/// A candidate: the number of its cell, and its digit.
type Candidate = (usize, usize);

/// A published position.
struct Published {
    technique: TechniqueId,
    puzzle: Puzzle,
    gone: BTreeSet<Candidate>,
    /// The candidates that the published step removes.
    expected: BTreeSet<Candidate>,
    line: String,
}

/// Digit, row and column.
fn candidate(text: &str) -> Candidate {
    let [digit, row, column] = text.bytes().map(|byte| usize::from(byte - b'1')).collect::<Vec<_>>()[..] else {
        panic!("{text}")
    };
    (9 * row + column, digit)
}

fn published() -> Vec<Published> {
    let table = include_str!("../puzzles/techniques.tsv").lines().filter(|line| !line.starts_with('#'));
    let one = |line: &str| {
        let [name, position, gone, found, _] = line.split('\t').collect::<Vec<_>>()[..] else { panic!("{line}") };
        let puzzle = formats::read_str("position", position, None).unwrap().remove(0).puzzle;
        let expected = found.split_whitespace().flat_map(|text| match text.strip_prefix('=') {
            None => vec![candidate(text)],
            // Placing a digit removes all other candidates of the cell.
            Some(placed) => {
                let (cell, digit) = candidate(placed);
                (0..9).filter(|&other| other != digit).map(|other| (cell, other)).collect()
            }
        });
        Published {
            technique: TechniqueId::named(name).unwrap_or_else(|| panic!("no technique {name}")),
            gone: gone.split_whitespace().map(candidate).collect(),
            expected: expected.collect(),
            puzzle,
            line: line.to_owned(),
        }
    };
    table.map(one).collect()
}

/// Returns a step that removes these candidates without a technique.
fn taking(gone: &BTreeSet<Candidate>) -> Step {
    let mut by_cell: BTreeMap<usize, u32> = BTreeMap::new();
    for &(cell, digit) in gone {
        *by_cell.entry(cell).or_default() |= 1 << digit;
    }
    let removed = by_cell.into_iter().map(|(cell, bits)| (CellId(cell as u16), DigitSet::from_bits(bits)));
    Step {
        technique: "published",
        key: "published",
        rating: StepRating(0),
        cells: vec![],
        digits: DigitSet::EMPTY,
        houses: vec![],
        rules: vec![],
        links: vec![],
        placed: vec![],
        removed: removed.collect(),
    }
}

/// Returns the candidates that these steps remove, including those removed by placing a digit.
fn goes(steps: &[Step]) -> BTreeSet<Candidate> {
    let mut all = BTreeSet::new();
    for step in steps {
        for (cell, set) in &step.removed {
            all.extend(set.iter().map(|digit| (cell.index(), digit.index())));
        }
        for (cell, placed) in &step.placed {
            all.extend((0..9).filter(|&digit| digit != placed.index()).map(|digit| (cell.index(), digit)));
        }
    }
    all
}

/// Returns whether a candidate is still present.
fn here_in(position: &SolvingPosition<'_>, &(cell, digit): &Candidate) -> bool {
    position.candidates(CellId(cell as u16)).contains(Digit::new(digit as u8 + 1).unwrap())
}

fn solution(puzzle: &Puzzle) -> Filling {
    match Native::new().verdict(&puzzle.model(), &Control::new()) {
        Ok(Verdict::Unique(filling)) => filling,
        other => panic!("{other:?}"),
    }
}

#[test]
fn each_technique_finds_what_its_publisher_found() {
    let all = published();
    let (mut missed, mut later) = (Vec::new(), 0);
    for Published { technique, puzzle, gone, expected, line } in &all {
        let model = puzzle.model();
        let layout = LogicLayout::new(&model, puzzle.board());
        let mut position = SolvingPosition::new(&layout, &model, true);
        position.apply(&taking(gone));
        let open: BTreeSet<Candidate> =
            expected.iter().copied().filter(|candidate| here_in(&position, candidate)).collect();
        let steps = steps_of(&position, *technique);
        let found = goes(&steps);
        // No step of the technique removes a digit of the solution.
        let filling = solution(puzzle);
        for &(cell, digit) in &found {
            assert_ne!(filling[CellId(cell as u16)].index(), digit, "{line}");
        }
        if !open.is_subset(&found) {
            // Chains and nets give the shortest first; the published one follows, or an easier step that makes it so.
            while let Some((_, step)) = next_step(&position, *technique) {
                position.apply(&step);
            }
            let left = open.iter().filter(|candidate| here_in(&position, candidate)).count();
            later += 1;
            if left > 0 {
                missed.push(format!("{left} of {line}"));
            }
            continue;
        }
        // What it removed is not found a second time.
        position.apply(&taking(&found));
        let mut again = steps_of(&position, *technique);
        again.retain(|step| step.placed.is_empty());
        assert!(goes(&again).is_disjoint(&found), "{line}");
    }
    assert!(later <= 12, "{later} are not found at once");
    assert!(missed.is_empty(), "{} of {}:\n{}", missed.len(), all.len(), missed.join("\n"));
    let techniques: BTreeSet<TechniqueId> = all.iter().map(|published| published.technique).collect();
    assert!(all.len() >= 110 && techniques.len() >= 37, "{} positions of {}", all.len(), techniques.len());
}

/// If a candidate of the pattern's cells is restored, most patterns disappear. Anything found then is true of the wider
/// position, which has the same solution.
#[test]
fn no_technique_finds_a_pattern_that_is_broken() {
    for Published { technique, puzzle, gone, line, .. } in published().iter().filter(|it| !it.gone.is_empty()) {
        let model = puzzle.model();
        let layout = LogicLayout::new(&model, puzzle.board());
        let filling = solution(puzzle);
        for back in gone {
            let mut fewer = gone.clone();
            fewer.remove(back);
            let mut position = SolvingPosition::new(&layout, &model, true);
            position.apply(&taking(&fewer));
            for (cell, digit) in goes(&steps_of(&position, *technique)) {
                assert_ne!(filling[CellId(cell as u16)].index(), digit, "{line} with {back:?}");
            }
        }
    }
}
