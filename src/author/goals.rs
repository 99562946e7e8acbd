//! Goals for the solving path of a new puzzle, and the distance of a puzzle from them.

use std::fmt;
use std::time::Duration;

use super::rate::Rating;
use crate::logic::{DifficultyLabel, StepRating, TechniqueId, bottlenecks};
use crate::words::Message;

/// The setter's goals for the solving path. The default has no goals.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Goals {
    /// The range of difficulty for the hardest step.
    pub difficulty: Option<(StepRating, StepRating)>,
    /// The hardest technique that may be needed.
    pub up_to: Option<TechniqueId>,
    /// The techniques that must each occur in the path.
    pub needs: Vec<TechniqueId>,
    /// True if the known techniques must solve the puzzle.
    pub no_guess: bool,
    /// The minimum number of bottlenecks: points of the path at which only one step is available.
    pub bottlenecks: usize,
    /// The time limit for the search.
    pub time_limit: Duration,
}

/// An error in a range of difficulties.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RangeError {
    /// A bound is neither a number on the scale nor the name of a label.
    NoNumber,
    /// The first number is greater than the second.
    Reversed,
}

impl RangeError {
    /// Returns the error as a message that can be shown in any language.
    pub fn message(self) -> Message {
        Message::new(match self {
            RangeError::NoNumber => "difficulty-no-number",
            RangeError::Reversed => "difficulty-reversed",
        })
    }
}

impl fmt::Display for RangeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

/// Parses a range for the difficulty of the hardest step: `3..5`, `2.6..`, `..7.1`, or `4.2` alone. The name of a label
/// can stand for a number, as in `fiendish` or `gentle..tricky`, and so can its stars, as in `2 stars` or `3..4 stars`.
///
/// # Errors
/// Returns an error if a bound is neither a number on the scale nor the name of a label, or if the bounds are reversed.
pub fn parse_difficulty_range(text: &str) -> Result<(StepRating, StepRating), RangeError> {
    let (text, all_stars) = without_stars(text);
    let numbers = |text: &str| {
        let (text, in_stars) = without_stars(text);
        if all_stars || in_stars {
            let label = DifficultyLabel::ALL.into_iter().find(|label| text.parse() == Ok(label.stars()));
            return label.map(DifficultyLabel::rating_range).ok_or(RangeError::NoNumber);
        }
        if let Some(label) = DifficultyLabel::ALL.into_iter().find(|label| label.name() == text) {
            return Ok(label.rating_range());
        }
        match text.parse::<f64>() {
            Ok(number) if (0.0..=20.0).contains(&number) => {
                let number = StepRating((number * 10.0).round() as u16);
                Ok((number, number))
            }
            Ok(_) | Err(_) => Err(RangeError::NoNumber),
        }
    };
    let (least, most) = match text.split_once("..") {
        None => numbers(text)?,
        Some((least, most)) => (
            if least.is_empty() { StepRating(0) } else { numbers(least)?.0 },
            if most.is_empty() { StepRating::GREATEST } else { numbers(most)?.1 },
        ),
    };
    if least <= most { Ok((least, most)) } else { Err(RangeError::Reversed) }
}

/// Returns the text without the word "stars" at its end, and whether it was there.
fn without_stars(text: &str) -> (&str, bool) {
    let rest = text.strip_suffix("stars").or_else(|| text.strip_suffix("star"));
    (rest.unwrap_or(text).trim_end(), rest.is_some())
}

/// The default time limit of the search for a puzzle that meets the goals.
const DEFAULT_TIME_LIMIT: Duration = Duration::from_secs(60);

impl Default for Goals {
    fn default() -> Goals {
        let (difficulty, up_to, needs) = (None, None, Vec::new());
        Goals { difficulty, up_to, needs, no_guess: false, bottlenecks: 0, time_limit: DEFAULT_TIME_LIMIT }
    }
}

impl Goals {
    /// Returns whether there are any goals.
    pub fn has_goals(&self) -> bool {
        self.difficulty.is_some()
            || self.up_to.is_some()
            || !self.needs.is_empty()
            || self.no_guess
            || self.bottlenecks > 0
    }

    /// Returns the distance of a puzzle from the goals, 0 if it meets them. A distance of 1 is roughly one technique or
    /// one full point on the difficulty scale.
    pub(super) fn distance(&self, rating: &Rating) -> f64 {
        let path = &rating.path;
        let hardest = rating.difficulty.hardest.map_or(0.0, |(_, _, number)| number.value());
        let mut distance = 0.0;
        let must_end = self.no_guess || self.up_to.is_some() || self.difficulty.is_some() || !self.needs.is_empty();
        if must_end && !path.is_solved() {
            // A path that leaves fewer cells open is nearer.
            distance += 3.0 + path.open_cells.len() as f64 / 100.0;
        }
        if let Some((least, most)) = self.difficulty {
            distance += (least.value() - hardest).max(hardest - most.value()).max(0.0);
        }
        if let Some(up_to) = self.up_to {
            let beyond = path.techniques.iter().filter(|&&technique| technique > up_to).count();
            if beyond > 0 {
                distance += 0.5 + (hardest - up_to.min_rating().value()).max(0.0) + beyond as f64 / 10.0;
            }
        }
        let missing = self.needs.iter().filter(|&needed| !path.techniques.contains(needed));
        distance += missing.map(|needed| 1.0 + (needed.min_rating().value() - hardest).max(0.0)).sum::<f64>();
        distance + self.bottlenecks.saturating_sub(bottlenecks(path).len()) as f64 / 4.0
    }

    /// Returns whether a puzzle misses the goals because it is too hard.
    pub(super) fn is_too_hard(&self, rating: &Rating) -> bool {
        let hardest = rating.difficulty.hardest.map(|(_, _, number)| number);
        let above = self.difficulty.zip(hardest).is_some_and(|((_, most), hardest)| hardest > most);
        let beyond = |up_to| rating.path.techniques.iter().any(|&technique| technique > up_to);
        !rating.path.is_solved() || above || self.up_to.is_some_and(beyond)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_range_of_difficulties_is_read() {
        for (text, range) in [
            ("3..5", Ok((30, 50))),
            ("2.6..", Ok((26, 200))),
            ("..7.1", Ok((0, 71))),
            ("4.2", Ok((42, 42))),
            ("..", Ok((0, 200))),
            ("", Err(RangeError::NoNumber)),
            ("hard", Err(RangeError::NoNumber)),
            ("3..hard", Err(RangeError::NoNumber)),
            ("3..21", Err(RangeError::NoNumber)),
            ("NaN..5", Err(RangeError::NoNumber)),
            ("5..3", Err(RangeError::Reversed)),
            ("gentle", Ok((0, 16))),
            ("tricky..fiendish", Ok((26, 61))),
            ("fiendish..", Ok((36, 200))),
            ("fiendish..gentle", Err(RangeError::Reversed)),
            ("1 star", Ok((0, 16))),
            ("3 stars", Ok((26, 35))),
            ("3..4 stars", Ok((26, 61))),
            ("4 stars..", Ok((36, 200))),
            ("0 stars", Err(RangeError::NoNumber)),
            ("6 stars", Err(RangeError::NoNumber)),
            ("2.5 stars", Err(RangeError::NoNumber)),
        ] {
            assert_eq!(
                parse_difficulty_range(text),
                range.map(|(least, most)| (StepRating(least), StepRating(most))),
                "{text}"
            );
        }
    }
}
