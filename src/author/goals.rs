//! What the path of a new puzzle shall be like, and how far one is from that.

use std::time::Duration;

use super::rate::Rating;
use crate::logic::{Number, TechniqueId, bottlenecks};

/// What a setter wants of the path. Nothing at all is wanted by default.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Goals {
    /// The least and the greatest number of the hardest step.
    pub difficulty: Option<(Number, Number)>,
    /// It is solved by techniques up to this one.
    pub up_to: Option<TechniqueId>,
    /// Its path has a step of each of these.
    pub needs: Vec<TechniqueId>,
    /// It is solved by the techniques that there are.
    pub no_guess: bool,
    /// At least so many moments at which a single step is open.
    pub bottlenecks: usize,
    /// How long to look for one.
    pub patience: Duration,
}

/// How long it is looked for a puzzle with the path that is wanted, unless the caller says otherwise.
const PATIENCE: Duration = Duration::from_secs(60);

impl Default for Goals {
    fn default() -> Goals {
        let (difficulty, up_to, needs) = (None, None, Vec::new());
        Goals { difficulty, up_to, needs, no_guess: false, bottlenecks: 0, patience: PATIENCE }
    }
}

impl Goals {
    /// Whether anything is wanted.
    pub fn is_any(&self) -> bool {
        self.difficulty.is_some()
            || self.up_to.is_some()
            || !self.needs.is_empty()
            || self.no_guess
            || self.bottlenecks > 0
    }

    /// How far a puzzle is from what is wanted: 0 when it is that. One is about a technique or a whole number of the
    /// scale.
    pub(super) fn distance(&self, rating: &Rating) -> f64 {
        let path = &rating.path;
        let hardest = rating.difficulty.hardest.map_or(0.0, |(_, _, number)| number.value());
        let mut distance = 0.0;
        let must_end = self.no_guess || self.up_to.is_some() || self.difficulty.is_some() || !self.needs.is_empty();
        if must_end && !path.is_solved() {
            // The less is left, the nearer.
            distance += 3.0 + path.left.len() as f64 / 100.0;
        }
        if let Some((least, most)) = self.difficulty {
            distance += (least.value() - hardest).max(hardest - most.value()).max(0.0);
        }
        if let Some(up_to) = self.up_to {
            let beyond = path.techniques.iter().filter(|&&technique| technique > up_to).count();
            if beyond > 0 {
                distance += 0.5 + (hardest - up_to.number().value()).max(0.0) + beyond as f64 / 10.0;
            }
        }
        let missing = self.needs.iter().filter(|&needed| !path.techniques.contains(needed));
        distance += missing.map(|needed| 1.0 + (needed.number().value() - hardest).max(0.0)).sum::<f64>();
        distance + self.bottlenecks.saturating_sub(bottlenecks(path).len()) as f64 / 4.0
    }

    /// Whether a puzzle is so far from what is wanted because it is too hard.
    pub(super) fn is_too_hard(&self, rating: &Rating) -> bool {
        let hardest = rating.difficulty.hardest.map(|(_, _, number)| number);
        let above = self.difficulty.zip(hardest).is_some_and(|((_, most), hardest)| hardest > most);
        let beyond = |up_to| rating.path.techniques.iter().any(|&technique| technique > up_to);
        !rating.path.is_solved() || above || self.up_to.is_some_and(beyond)
    }
}
