//! What the author wants of the path of new puzzles, as it is typed and chosen.

use std::time::Duration;

use crate::author::{Goals, read_difficulty};
use crate::logic::TechniqueId;
use crate::studio::state::words::{sentence, western};

/// What is wanted of a path; nothing at all by default.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PathWish {
    /// The number of the hardest step as it is typed, such as `3..5`; empty for any.
    pub typed: String,
    /// A technique that is needed.
    pub needs: Option<TechniqueId>,
}

impl PathWish {
    /// The same for the generator, which looks so long for each puzzle; None for as long as usual.
    ///
    /// # Errors
    /// When what is typed is no range of numbers, in a sentence.
    pub(in crate::studio) fn goals(&self, patience: Option<Duration>) -> Result<Goals, String> {
        let difficulty = match western(&self.typed).replace(',', ".").as_str() {
            "" => None,
            typed => Some(read_difficulty(typed).map_err(|error| sentence(&error.to_string()))?),
        };
        let goals = Goals { difficulty, needs: self.needs.into_iter().collect(), ..Goals::default() };
        Ok(Goals { patience: patience.unwrap_or(goals.patience), ..goals })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::logic::Number;

    #[test]
    fn a_path_is_wished_in_the_digits_of_the_author() {
        let wish = |typed: &str| PathWish { typed: typed.to_owned(), needs: None };
        let range = |typed: &str| wish(typed).goals(None).map(|goals| goals.difficulty);
        assert_eq!(range(" 3 .. 5 "), Ok(Some((Number(30), Number(50)))));
        assert_eq!(range("۲٫۶..۷"), Ok(Some((Number(26), Number(70)))));
        assert_eq!(range("2,6..7"), Ok(Some((Number(26), Number(70)))));
        assert_eq!(range(" "), Ok(None));
        assert!(range("hard").is_err());
        assert!(!wish("").goals(None).unwrap().is_any());
        let needs = Some(TechniqueId::last());
        let goals = PathWish { typed: String::new(), needs }.goals(Some(Duration::from_secs(5))).unwrap();
        assert_eq!((goals.needs, goals.patience), (vec![TechniqueId::last()], Duration::from_secs(5)));
    }
}
