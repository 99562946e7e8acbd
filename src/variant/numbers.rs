//! Numbers of a rule in rising order, typed and written in files with spaces between them: `1 3`.

use std::collections::BTreeSet;

use super::written::TextFormat;
use crate::words::Message;

/// A set of numbers, which is empty if the rule uses its default numbers.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Numbers(BTreeSet<u16>);

impl Numbers {
    /// Returns whether there are no numbers.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the numbers in rising order.
    pub fn iter(&self) -> impl Iterator<Item = u16> + '_ {
        self.0.iter().copied()
    }
}

impl FromIterator<u16> for Numbers {
    fn from_iter<I: IntoIterator<Item = u16>>(numbers: I) -> Numbers {
        Numbers(numbers.into_iter().collect())
    }
}

impl TextFormat for Numbers {
    fn write(&self) -> String {
        self.iter().map(|number| number.to_string()).collect::<Vec<_>>().join(" ")
    }

    fn read(text: &str) -> Result<Numbers, Message> {
        let number = |word: &str| {
            let is_plain = word.bytes().all(|byte| byte.is_ascii_digit());
            let number = word.parse().ok().filter(|_| is_plain);
            number.ok_or_else(|| Message::new("refusal-not-a-number").with("text", word))
        };
        text.split_whitespace().map(number).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_they_are_read() {
        let read = |text: &str| Numbers::read(text).map(|numbers| numbers.write()).ok();
        assert_eq!(read(" 10  5 5").as_deref(), Some("5 10"));
        assert_eq!(read("").as_deref(), Some(""));
        assert!(["+1", "1,2", "70000", "99999999999", "x"].iter().all(|text| read(text).is_none()));
    }
}
