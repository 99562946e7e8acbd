//! What `minimise` and `generate` are told about the path that a puzzle shall have.

use std::time::Duration;

use clap::Args;
use serde::Serialize;

use super::check::parse_seconds;
use super::rate::technique;
use super::terminal::report_warning;
use crate::author::{Goals, Minimised, read_difficulty};
use crate::logic::{Number, TechniqueId};

#[derive(Args)]
pub(super) struct GoalArguments {
    /// The number of the hardest step, such as 3..5, 2.6.. or ..7.1 (see `rate`), or a word from gentle to diabolical.
    #[arg(long, value_name = "RANGE", value_parser = read_difficulty)]
    difficulty: Option<(Number, Number)>,

    /// Solved by techniques up to one, such as up-to:xy-wing.
    #[arg(long, value_name = "UP-TO", value_parser = up_to)]
    techniques: Option<TechniqueId>,

    /// Its path has a step of this technique, such as x-wing; may be said several times.
    #[arg(long, value_name = "TECHNIQUE", value_parser = technique)]
    needs: Vec<TechniqueId>,

    /// Solved by the techniques that `rate` knows.
    #[arg(long)]
    no_guess: bool,

    /// At least so many moments at which a single step is open, and it is more than a single.
    #[arg(long, value_name = "N", default_value_t = 0)]
    bottlenecks: usize,

    /// How long to look for each puzzle with such a path; then the nearest is taken, with a warning.
    #[arg(long, value_name = "SECS", value_parser = parse_seconds, default_value = "60")]
    patience: Duration,
}

fn up_to(text: &str) -> Result<TechniqueId, String> {
    let name =
        text.strip_prefix("up-to:").ok_or_else(|| "write up-to: and a technique, as in up-to:xy-wing".to_owned());
    name.and_then(technique)
}

impl GoalArguments {
    pub(super) fn goals(&self) -> Goals {
        Goals {
            difficulty: self.difficulty,
            up_to: self.techniques,
            needs: self.needs.clone(),
            no_guess: self.no_guess,
            bottlenecks: self.bottlenecks,
            patience: self.patience,
        }
    }

    /// Says so when a puzzle does not have the path that was wanted.
    pub(super) fn warn(&self, which: &str, made: &Minimised) {
        let Some(reached) = made.reached.as_ref().filter(|reached| !reached.is_met()) else { return };
        let (path, patience) = (&reached.rating.path, self.patience.as_secs_f64());
        let hardest = reached.rating.difficulty.hardest.map(|(at, _, number)| (path.steps[at].title(), number));
        let (title, number) = hardest.map_or_else(Default::default, |(title, number)| (title.to_string(), number));
        let end = if path.is_solved() { "" } else { ", and these techniques do not solve it" };
        report_warning(format_args!(
            "{which}: none with this path was found in {patience} s; the nearest has {number} ({title}){end}"
        ));
    }
}

/// How near a puzzle came, for JSON.
#[derive(Serialize)]
pub(super) struct PathReached {
    hardest: Option<f64>,
    met: bool,
}

impl PathReached {
    /// None when no path was wanted.
    pub(super) fn of(made: &Minimised) -> Option<PathReached> {
        let reached = made.reached.as_ref()?;
        let hardest = reached.rating.difficulty.hardest.map(|(_, _, number)| number.value());
        Some(PathReached { hardest, met: reached.is_met() })
    }
}
