//! The options of `minimise` and `generate` for the solving path of a puzzle.

use std::time::Duration;

use clap::Args;
use serde::Serialize;

use super::check::parse_seconds;
use super::rate::parse_technique;
use super::terminal::report_warning;
use crate::author::{Goals, MinimisedPuzzle, parse_difficulty_range};
use crate::logic::{StepRating, TechniqueId};

#[derive(Args)]
pub(super) struct GoalArguments {
    /// The difficulty of the hardest step: a range such as 3..5, 2.6.. or ..7.1 (see `rate`), stars such as 2..3
    /// stars, or a word from gentle to diabolical.
    #[arg(long, value_name = "RANGE", value_parser = parse_difficulty_range)]
    difficulty: Option<(StepRating, StepRating)>,

    /// Require that techniques up to this one solve the puzzle, such as up-to:xy-wing.
    #[arg(long, value_name = "UP-TO", value_parser = up_to)]
    techniques: Option<TechniqueId>,

    /// Require a step of this technique, such as x-wing; may be given several times.
    #[arg(long, value_name = "TECHNIQUE", value_parser = parse_technique)]
    needs: Vec<TechniqueId>,

    /// Require that the techniques of `rate` solve the puzzle.
    #[arg(long)]
    no_guess: bool,

    /// Require at least N bottlenecks: points where only one step is available and it is not a single.
    #[arg(long, value_name = "N", default_value_t = 0)]
    bottlenecks: usize,

    /// Search for such a path for this many seconds per puzzle, then take the closest puzzle, with a warning.
    #[arg(long, value_name = "SECS", value_parser = parse_seconds, default_value = "60")]
    patience: Duration,
}

fn up_to(text: &str) -> Result<TechniqueId, String> {
    let name =
        text.strip_prefix("up-to:").ok_or_else(|| "expected up-to: and a technique, as in up-to:xy-wing".to_owned());
    name.and_then(parse_technique)
}

impl GoalArguments {
    pub(super) fn goals(&self) -> Goals {
        Goals {
            difficulty: self.difficulty,
            up_to: self.techniques,
            needs: self.needs.clone(),
            no_guess: self.no_guess,
            bottlenecks: self.bottlenecks,
            time_limit: self.patience,
        }
    }

    /// Warns if a puzzle does not have the requested solving path.
    pub(super) fn warn(&self, which: &str, made: &MinimisedPuzzle) {
        let Some(reached) = made.goal_rating.as_ref().filter(|reached| !reached.is_met()) else { return };
        let (path, patience) = (&reached.rating.path, self.patience.as_secs_f64());
        let hardest = reached.rating.difficulty.hardest.map(|(at, _, number)| (path.steps[at].title(), number));
        let (title, number) = hardest.map_or_else(Default::default, |(title, number)| (title.to_string(), number));
        let end = if path.is_solved() { "" } else { ", and these techniques do not solve it" };
        report_warning(format_args!(
            "{which}: none with this path was found in {patience} s; the closest has {number} ({title}){end}"
        ));
    }
}

/// The hardest step of the solving path that was reached, and whether the path meets the goals, for JSON.
#[derive(Serialize)]
pub(super) struct ReachedPath {
    hardest: Option<f64>,
    met: bool,
}

impl ReachedPath {
    /// Returns `None` if no solving path was requested.
    pub(super) fn of(made: &MinimisedPuzzle) -> Option<ReachedPath> {
        let reached = made.goal_rating.as_ref()?;
        let hardest = reached.rating.difficulty.hardest.map(|(_, _, number)| number.value());
        Some(ReachedPath { hardest, met: reached.is_met() })
    }
}
