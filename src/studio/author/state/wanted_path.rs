//! The wanted difficulty of new puzzles, as typed and chosen.

use std::time::Duration;

use crate::author::{Goals, parse_difficulty_range};
use crate::logic::{DifficultyLabel, TechniqueId};
use crate::studio::state::words::{sentence, western};

/// The wanted difficulty.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum WantedDifficulty {
    /// Any difficulty.
    #[default]
    Any,
    /// The difficulty with this label.
    Label(DifficultyLabel),
    /// The typed range.
    Typed,
}

/// The wanted solving path; by default, any path.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct WantedPath {
    /// The difficulty.
    pub difficulty: WantedDifficulty,
    /// The typed range for the number of the hardest step, such as `3..5`; empty for any.
    pub typed: String,
    /// A technique that the path must need.
    pub needs: Option<TechniqueId>,
}

impl WantedPath {
    /// Returns the goals for the generator. `patience` is the time limit of the search for each puzzle; None for the
    /// default.
    ///
    /// # Errors
    /// Returns an error message if the typed text is not a range of numbers.
    pub(in crate::studio) fn goals(&self, patience: Option<Duration>) -> Result<Goals, String> {
        let typed = western(&self.typed).replace(',', ".");
        let difficulty = match self.difficulty {
            WantedDifficulty::Label(label) => Some(label.rating_range()),
            WantedDifficulty::Typed if !typed.is_empty() => {
                Some(parse_difficulty_range(&typed).map_err(|error| sentence(&error.to_string()))?)
            }
            WantedDifficulty::Any | WantedDifficulty::Typed => None,
        };
        let goals = Goals { difficulty, needs: self.needs.into_iter().collect(), ..Goals::default() };
        Ok(Goals { time_limit: patience.unwrap_or(goals.time_limit), ..goals })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::logic::StepRating;

    /// The label of a path depends only on its hardest step: it is the label whose range contains the number of that
    /// step.
    #[test]
    fn the_numbers_of_labels_are_those_that_paths_get_them_for() {
        for number in 0..=200 {
            let holds =
                |label: &&DifficultyLabel| (label.rating_range().0.0..=label.rating_range().1.0).contains(&number);
            let labels: Vec<&DifficultyLabel> = DifficultyLabel::ALL.iter().filter(holds).collect();
            for work in [0.0, 0.0899] {
                assert_eq!(labels, [&DifficultyLabel::of(StepRating(number).value() + work)], "{number}");
            }
        }
        let wish = WantedPath { difficulty: WantedDifficulty::Label(DifficultyLabel::Tricky), ..WantedPath::default() };
        assert_eq!(wish.goals(None).unwrap().difficulty, Some((StepRating(26), StepRating(35))));
    }

    #[test]
    fn a_path_is_wished_in_the_digits_of_the_author() {
        let difficulty = WantedDifficulty::Typed;
        let wish = |typed: &str| WantedPath { difficulty, typed: typed.to_owned(), needs: None };
        let range = |typed: &str| wish(typed).goals(None).map(|goals| goals.difficulty);
        assert_eq!(range(" 3 .. 5 "), Ok(Some((StepRating(30), StepRating(50)))));
        assert_eq!(range("۲٫۶..۷"), Ok(Some((StepRating(26), StepRating(70)))));
        assert_eq!(range("2,6..7"), Ok(Some((StepRating(26), StepRating(70)))));
        assert_eq!(range(" "), Ok(None));
        assert!(range("hard").is_err());
        assert!(!wish("").goals(None).unwrap().has_goals());
        let needs = Some(TechniqueId::last());
        let goals = WantedPath { needs, ..WantedPath::default() }.goals(Some(Duration::from_secs(5))).unwrap();
        assert_eq!((goals.needs, goals.time_limit), (vec![TechniqueId::last()], Duration::from_secs(5)));
    }
}
