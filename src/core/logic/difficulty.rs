//! The difficulty of a path: its hardest step, the work of all steps, and the number of steps available along the way.
//!
//! The hardest step is rated on the scale of Sudoku Explainer. The work is HoDoKu's sum of a score for each step. The
//! number of available steps follows R. Pelánek, "Difficulty rating of sudoku puzzles: an overview and evaluation":
//! people take the simplest step that they find, and the fewer steps are available, the harder it is to find one.
//! `docs/difficulty.md` explains the score.

use std::collections::HashMap;

use strum::{EnumCount, VariantArray};

use super::layout::LogicLayout;
use super::solve::LogicPath;
use super::step::{Step, StepRating};
use super::technique_list::TechniqueId;
use crate::words::Message;

/// The difficulty of a puzzle for a person, computed from its path.
#[derive(Clone, PartialEq, Debug)]
pub struct Difficulty {
    /// The hardest step of the path: its index, technique and rating. `None` for a puzzle that is already solved.
    pub hardest: Option<(usize, TechniqueId, StepRating)>,
    /// The sum of the scores of all steps, as in HoDoKu.
    pub work: u32,
    /// One number for ranking: the rating of the hardest step, refined by the work.
    pub score: f64,
    /// The label, or `None` if the path does not end in a solution.
    pub label: Option<DifficultyLabel>,
}

/// A label for the difficulty of a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, EnumCount, VariantArray)]
pub enum DifficultyLabel {
    /// Hidden singles, seen at a glance.
    Gentle,
    /// Singles, and locked candidates that place a digit at once.
    Moderate,
    /// Steps that need pencil marks: locked candidates, pairs, X-wings.
    Tricky,
    /// Triplets, wings, unique rectangles.
    Fiendish,
    /// Chains.
    Diabolical,
}

/// The scores at which the labels from the second on begin.
const LABEL_BOUNDS: [f64; 4] = [1.7, 2.6, 3.6, 6.2];

impl DifficultyLabel {
    /// All labels, easiest first.
    pub const ALL: [DifficultyLabel; DifficultyLabel::COUNT] = *DifficultyLabel::VARIANTS.as_array().unwrap();

    /// Returns the label for a score.
    pub fn of(score: f64) -> DifficultyLabel {
        DifficultyLabel::ALL[LABEL_BOUNDS.iter().filter(|&&bound| score >= bound).count()]
    }

    /// Returns the range of ratings of the hardest step of puzzles with this label. The work adds less than a tenth,
    /// the resolution of the scale, so it cannot change the label.
    pub fn rating_range(self) -> (StepRating, StepRating) {
        let tenths = |bound: f64| (bound * 10.0).round() as u16;
        let place = usize::from(self.stars()) - 1;
        let least = place.checked_sub(1).map_or(0, |before| tenths(LABEL_BOUNDS[before]));
        let most = LABEL_BOUNDS.get(place).map_or(StepRating::GREATEST.0, |&bound| tenths(bound) - 1);
        (StepRating(least), StepRating(most))
    }

    /// Returns the number of stars, out of five.
    pub const fn stars(self) -> u8 {
        self as u8 + 1
    }

    /// Returns its name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            DifficultyLabel::Gentle => "gentle",
            DifficultyLabel::Moderate => "moderate",
            DifficultyLabel::Tricky => "tricky",
            DifficultyLabel::Fiendish => "fiendish",
            DifficultyLabel::Diabolical => "diabolical",
        }
    }

    /// Returns the label as a message.
    pub fn message(self) -> Message {
        Message::new("difficulty").with("stars", usize::from(self.stars()))
    }
}

/// The limit of what the work adds to the score. Since the limit is below a tenth, the work never reverses the order of
/// two puzzles whose hardest steps have different ratings.
const MAX_WORK_BONUS: f64 = 0.09;

/// The amount of work that adds half of [`MAX_WORK_BONUS`] to the score.
const HALF_WORK: f64 = 2000.0;

impl Difficulty {
    /// Rates a path.
    pub fn of(path: &LogicPath) -> Difficulty {
        let steps = path.steps.iter().zip(&path.techniques).enumerate();
        let hardest = steps.clone().map(|(at, (step, &technique))| (at, technique, step.rating));
        // `max_by_key` returns the last maximum, so reversing gives the first of equally hard steps.
        let hardest = hardest.rev().max_by_key(|&(_, _, number)| number);
        let work = path.techniques.iter().map(|technique| technique.info().work).sum();
        let base = hardest.map_or(0.0, |(_, _, number)| number.value());
        let score = base + MAX_WORK_BONUS * f64::from(work) / (f64::from(work) + HALF_WORK);
        Difficulty { hardest, work, score, label: path.is_solved().then(|| DifficultyLabel::of(score)) }
    }
}

/// Returns the bottlenecks of a path: the indices of the steps that are harder than singles and were the only step
/// available.
pub fn bottlenecks(path: &LogicPath) -> Vec<usize> {
    let hard = |step: &Step| step.rating > StepRating(23);
    let alone = |at: &usize| path.available_steps.get(*at) == Some(&1) && hard(&path.steps[*at]);
    (0..path.steps.len()).filter(alone).collect()
}

/// Returns the dependency depth of each step: the length of the longest sequence of steps, ending with it, in which
/// each depends on the one before. A step depends on the eliminations and placements in the cells and houses that it
/// uses.
pub fn dependency_depths(layout: &LogicLayout, path: &LogicPath) -> Vec<usize> {
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
        // A candidate keeps the depth of the step that removed it first.
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
