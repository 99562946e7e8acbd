//! How hard a path is: its hardest step, the work of all steps, and how much was open on the way.
//!
//! The hardest step is on the scale of Sudoku Explainer. The work is HoDoKu's sum of a score for each step. What was
//! open follows R. Pelánek, "Difficulty rating of sudoku puzzles: an overview and evaluation": people take the simplest
//! step that moves them on, and a step is the harder to find the fewer there are. `docs/difficulty.md` tells how the
//! three become one score.

use std::collections::HashMap;

use super::layout::Layout;
use super::solve::Path;
use super::step::{Number, Step};
use super::technique::TechniqueId;
use crate::words::Message;

/// How hard a puzzle is for a person, by its path.
#[derive(Clone, PartialEq, Debug)]
pub struct Difficulty {
    /// The hardest step of the path: its place, technique and number. None of a puzzle that is solved already.
    pub hardest: Option<(usize, TechniqueId, Number)>,
    /// The sum of the scores of all steps, as HoDoKu counts.
    pub work: u32,
    /// One number for ranking: the hardest step, refined by the work, less where much was open.
    pub score: f64,
    /// The label; None when the path does not end in a solution.
    pub label: Option<Label>,
}

/// How hard a puzzle is, in a word.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Label {
    /// Hidden singles, seen with a glance.
    Gentle,
    /// Singles, and locked candidates that place a digit at once.
    Moderate,
    /// Candidates have to be noted: locked ones, pairs, X-wings.
    Tricky,
    /// Triplets, wings, unique rectangles.
    Fiendish,
    /// Chains.
    Diabolical,
}

/// From this score on, a puzzle has the label after the first.
const BOUNDS: [f64; 4] = [1.7, 2.6, 3.6, 6.2];

impl Label {
    /// All of them, gentlest first.
    pub const ALL: [Label; 5] = [Label::Gentle, Label::Moderate, Label::Tricky, Label::Fiendish, Label::Diabolical];

    /// The label of a score.
    pub fn of(score: f64) -> Label {
        Label::ALL[BOUNDS.iter().filter(|&&bound| score >= bound).count()]
    }

    /// Returns the least and the greatest number of the hardest step of puzzles that have the label: what the work adds
    /// to a score is less than a tenth, the step of the scale.
    pub fn numbers(self) -> (Number, Number) {
        let tenths = |bound: f64| (bound * 10.0).round() as u16;
        let place = usize::from(self.stars()) - 1;
        let least = place.checked_sub(1).map_or(0, |before| tenths(BOUNDS[before]));
        let most = BOUNDS.get(place).map_or(Number::GREATEST.0, |&bound| tenths(bound) - 1);
        (Number(least), Number(most))
    }

    /// How many stars of five it has.
    pub const fn stars(self) -> u8 {
        self as u8 + 1
    }

    /// Its name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Label::Gentle => "gentle",
            Label::Moderate => "moderate",
            Label::Tricky => "tricky",
            Label::Fiendish => "fiendish",
            Label::Diabolical => "diabolical",
        }
    }

    /// The label in words.
    pub fn message(self) -> Message {
        Message::new("difficulty").with("stars", usize::from(self.stars()))
    }
}

/// The most that the work adds to the score. Below a tenth, it never turns round the order of two hardest steps.
const MOST_OF_WORK: f64 = 0.09;

/// So much work adds half of that.
const HALF_WORK: f64 = 2000.0;

impl Difficulty {
    /// How hard a path is.
    pub fn of(path: &Path) -> Difficulty {
        let steps = path.steps.iter().zip(&path.techniques).enumerate();
        let hardest = steps.clone().map(|(at, (step, &technique))| (at, technique, step.number));
        // The first of those that are equally hard.
        let hardest = hardest.rev().max_by_key(|&(_, _, number)| number);
        let work = path.techniques.iter().map(|technique| technique.about().work).sum();
        let base = hardest.map_or(0.0, |(_, _, number)| number.value());
        let score = base + MOST_OF_WORK * f64::from(work) / (f64::from(work) + HALF_WORK);
        Difficulty { hardest, work, score, label: path.is_solved().then(|| Label::of(score)) }
    }
}

/// The places of a path where nothing was open but one step that is harder than singles: its bottlenecks.
pub fn bottlenecks(path: &Path) -> Vec<usize> {
    let hard = |step: &Step| step.number > Number(23);
    let alone = |at: &usize| path.open.get(*at) == Some(&1) && hard(&path.steps[*at]);
    (0..path.steps.len()).filter(alone).collect()
}

/// How the steps of a path hang on each other: for each the least number of steps in a row that had to come before it,
/// itself counted. A step hangs on what was taken away or placed in the cells and houses that it looks at.
pub fn waves(layout: &Layout, path: &Path) -> Vec<usize> {
    let mut of_cell: HashMap<(usize, usize), usize> = HashMap::new();
    let mut waves = Vec::new();
    let all = ((1u64 << layout.digits) - 1) as u32;
    for step in &path.steps {
        let mut before = 0;
        let mut look = |cell: usize, digits: u32| {
            for digit in super::bits::ones32(digits) {
                before = before.max(of_cell.get(&(cell, digit)).copied().unwrap_or(0));
            }
        };
        for cell in &step.cells {
            look(cell.index(), all);
        }
        for &house in &step.houses {
            layout.groups[house].cells.iter().for_each(|cell| look(cell.index(), step.digits.bits()));
        }
        let wave = before + 1;
        for (cell, set) in &step.removed {
            super::bits::ones32(set.bits()).for_each(|digit| _ = of_cell.entry((cell.index(), digit)).or_insert(wave));
        }
        for (cell, digit) in &step.placed {
            for other in 0..layout.digits {
                of_cell.entry((cell.index(), other)).or_insert(wave);
            }
            for &peer in &layout.peer_list[cell.index()] {
                of_cell.entry((usize::from(peer), digit.index())).or_insert(wave);
            }
        }
        waves.push(wave);
    }
    waves
}
