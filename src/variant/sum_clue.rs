//! The number of a sum: known, or unknown.
//!
//! A letter stands for a number that the solver has to find: wherever the same letter is, it stands for the same
//! number. The sums whose clue is nothing but the letter say what it is, and other clues may compute with it, as in
//! `2A` and `A+B`. A clue can also compare the sum (`<12`, `>=A`) or name a property of it (`prime`).

use std::collections::BTreeMap;
use std::fmt::{self, Display};
use std::str::FromStr;

use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::model::Cmp;
use crate::words::Message;

/// The clue of a sum.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SumClue {
    /// A number or an expression, and how the sum compares with it.
    Compared(Relation, Expression),
    /// A property of the sum.
    Property(Property),
    /// Any number, written as `?`.
    Any,
    /// The same unknown number as all other sums with this clue. It is written as `=` in files and fields, and is not
    /// drawn.
    Common,
}

/// The relation of a sum to the number of its clue.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Relation {
    /// The sum is the number.
    Equal,
    /// The sum is less.
    Less,
    /// The sum is less or equal.
    AtMost,
    /// The sum is greater.
    More,
    /// The sum is greater or equal.
    AtLeast,
}

/// The signs of relations. A sign comes before the shorter sign with which it begins.
const RELATIONS: [(&str, Relation); 6] = [
    ("<=", Relation::AtMost),
    (">=", Relation::AtLeast),
    ("≤", Relation::AtMost),
    ("≥", Relation::AtLeast),
    ("<", Relation::Less),
    (">", Relation::More),
];

/// A property of a sum.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Property {
    /// A prime number.
    Prime,
    /// The square of a whole number.
    Square,
    /// An odd number.
    Odd,
    /// An even number.
    Even,
}

/// A sum of multiples of letters and a number, such as `2A+B-3`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Expression {
    /// The number.
    pub constant: i32,
    /// The letters with their factors, none of which is 0.
    pub letters: BTreeMap<char, i32>,
}

/// The letter of [`SumClue::Common`].
const COMMON: char = '=';
/// The greatest number and the greatest factor in an expression, so that sums with them stay far from overflowing.
const MOST: i32 = 9999;

impl SumClue {
    /// Returns the number, if the sum is a known number.
    pub fn number(&self) -> Option<u16> {
        match self {
            SumClue::Compared(Relation::Equal, Expression { constant, letters }) if letters.is_empty() => {
                u16::try_from(*constant).ok()
            }
            _ => None,
        }
    }

    /// Returns the letter, if the clue is nothing but a letter and so says what the letter stands for.
    pub fn defined(&self) -> Option<char> {
        match self {
            SumClue::Common => Some(COMMON),
            SumClue::Compared(Relation::Equal, Expression { constant: 0, letters }) if letters.len() == 1 => {
                letters.iter().find(|&(_, &factor)| factor == 1).map(|(&letter, _)| letter)
            }
            _ => None,
        }
    }

    /// Returns the letters of the clue.
    pub fn letters(&self) -> impl Iterator<Item = char> {
        let letters = match self {
            SumClue::Common => vec![COMMON],
            SumClue::Compared(_, of) => of.letters.keys().copied().collect(),
            SumClue::Property(_) | SumClue::Any => Vec::new(),
        };
        letters.into_iter()
    }

    /// Returns the text that is drawn.
    pub fn drawn(&self) -> String {
        if *self == SumClue::Common {
            String::new()
        } else {
            self.to_string().replace("<=", "≤").replace(">=", "≥")
        }
    }

    /// Returns the attribute of a kind's sentence about sums with this clue.
    pub fn sentence(&self) -> &'static str {
        match self {
            SumClue::Compared(_, of) if !of.letters.is_empty() => "rules-letters",
            SumClue::Compared(Relation::Equal, _) => "rules",
            SumClue::Compared(..) => "rules-compared",
            SumClue::Property(Property::Prime) => "rules-prime",
            SumClue::Property(Property::Square) => "rules-square",
            SumClue::Property(Property::Odd) => "rules-odd",
            SumClue::Property(Property::Even) => "rules-even",
            SumClue::Any => "rules-no-sum",
            SumClue::Common => "rules-common",
        }
    }
}

impl From<u16> for SumClue {
    fn from(number: u16) -> SumClue {
        SumClue::Compared(Relation::Equal, Expression { constant: number.into(), letters: BTreeMap::new() })
    }
}

impl Relation {
    /// Returns the relation as a comparison with a number that is greater by the second value.
    pub(super) fn comparison(self) -> (Cmp, i32) {
        match self {
            Relation::Equal => (Cmp::Equal, 0),
            Relation::Less => (Cmp::AtMost, -1),
            Relation::AtMost => (Cmp::AtMost, 0),
            Relation::More => (Cmp::AtLeast, 1),
            Relation::AtLeast => (Cmp::AtLeast, 0),
        }
    }

    fn sign(self) -> &'static str {
        RELATIONS.iter().find(|(_, relation)| *relation == self).map_or("", |(sign, _)| sign)
    }
}

impl Property {
    /// All properties.
    pub const ALL: [Property; 4] = [Property::Prime, Property::Square, Property::Odd, Property::Even];

    fn word(self) -> &'static str {
        match self {
            Property::Prime => "prime",
            Property::Square => "square",
            Property::Odd => "odd",
            Property::Even => "even",
        }
    }

    /// Returns whether a number has the property.
    pub fn holds(self, number: i32) -> bool {
        match self {
            Property::Prime => number > 1 && (2..number).take_while(|by| by * by <= number).all(|by| number % by != 0),
            Property::Square => (0..=number).take_while(|root| root * root <= number).any(|root| root * root == number),
            Property::Odd => number % 2 != 0,
            Property::Even => number % 2 == 0,
        }
    }
}

impl Display for SumClue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SumClue::Compared(relation, of) => write!(f, "{}{of}", relation.sign()),
            SumClue::Property(property) => f.write_str(property.word()),
            SumClue::Any => f.write_str("?"),
            SumClue::Common => write!(f, "{COMMON}"),
        }
    }
}

impl Display for Expression {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut is_first = true;
        for (letter, factor) in &self.letters {
            let sign = if *factor < 0 { "-" } else { ["+", ""][usize::from(is_first)] };
            match factor.abs() {
                1 => write!(f, "{sign}{letter}")?,
                times => write!(f, "{sign}{times}{letter}")?,
            }
            is_first = false;
        }
        match self.constant {
            0 if !is_first => Ok(()),
            constant if is_first || constant < 0 => write!(f, "{constant}"),
            constant => write!(f, "+{constant}"),
        }
    }
}

impl FromStr for SumClue {
    type Err = Message;

    /// Parses a number, a letter, an expression, a comparison with one of them, the word of a property, `?` or `=`.
    ///
    /// # Errors
    /// Returns an error with the rest of the text from the mistake on.
    fn from_str(text: &str) -> Result<SumClue, Message> {
        let text = text.trim();
        if let Some(property) = Property::ALL.into_iter().find(|property| property.word().eq_ignore_ascii_case(text)) {
            return Ok(SumClue::Property(property));
        }
        match text {
            "?" => return Ok(SumClue::Any),
            "=" => return Ok(SumClue::Common),
            _ => {}
        }
        let signed = RELATIONS.iter().find_map(|(sign, relation)| Some((*relation, text.strip_prefix(sign)?)));
        let (relation, rest) = signed.unwrap_or((Relation::Equal, text));
        Ok(SumClue::Compared(relation, Expression::read(rest)?))
    }
}

impl Expression {
    fn read(text: &str) -> Result<Expression, Message> {
        let mut read = Expression::default();
        let mut rest = text.trim();
        let refused = |rest: &str| match rest {
            "" => Message::new("refusal-sum-end"),
            rest => Message::new("refusal-sum").with("text", rest),
        };
        let mut is_first = true;
        while is_first || !rest.is_empty() {
            let begin = rest;
            let sign = rest.strip_prefix('-').or(rest.strip_prefix('−'));
            let factor = if sign.is_some() { -1 } else { 1 };
            let after = sign.or(rest.strip_prefix('+')).or(is_first.then_some(rest)).ok_or_else(|| refused(begin))?;
            rest = after.trim_start();
            is_first = false;
            let figures = rest.len() - rest.trim_start_matches(|figure: char| figure.is_ascii_digit()).len();
            let (number, after) = rest.split_at(figures);
            let letter = after.chars().next().filter(|letter| letter.is_alphabetic());
            let times = match number {
                "" if letter.is_none() => return Err(refused(rest)),
                "" => 1,
                number => number.parse().ok().filter(|number| *number <= MOST).ok_or_else(|| refused(rest))?,
            };
            let total = match letter {
                Some(letter) => read.letters.entry(letter).or_default(),
                None => &mut read.constant,
            };
            *total += factor * times;
            if total.abs() > MOST {
                return Err(refused(begin));
            }
            rest = after[letter.map_or(0, char::len_utf8)..].trim_start();
        }
        read.letters.retain(|_, factor| *factor != 0);
        Ok(read)
    }
}

impl Serialize for SumClue {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.number() {
            Some(number) => serializer.serialize_u16(number),
            None => serializer.serialize_str(&self.to_string()),
        }
    }
}

impl<'de> Deserialize<'de> for SumClue {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SumClue, D::Error> {
        struct OfClue;

        impl Visitor<'_> for OfClue {
            type Value = SumClue;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a number or the text of a sum")
            }

            fn visit_u64<E: Error>(self, number: u64) -> Result<SumClue, E> {
                u16::try_from(number).map(SumClue::from).map_err(|_| E::custom(format!("{number} is too large a sum")))
            }

            fn visit_i64<E: Error>(self, number: i64) -> Result<SumClue, E> {
                let number = u64::try_from(number).map_err(|_| E::custom(format!("{number} is no sum")))?;
                self.visit_u64(number)
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<SumClue, E> {
                text.parse().map_err(|refused: Message| E::custom(refused.to_string()))
            }
        }

        deserializer.deserialize_any(OfClue)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clues_are_read_and_written() {
        for (text, written) in [
            ("12", "12"),
            (" A ", "A"),
            ("2A + B-3", "2A+B-3"),
            ("3-A", "-A+3"),
            ("<12", "<12"),
            ("≥ A+1", ">=A+1"),
            ("<=A", "<=A"),
            ("Prime", "prime"),
            ("?", "?"),
            ("=", "="),
            ("A+A", "2A"),
            ("A-A", "0"),
            ("Ω", "Ω"),
        ] {
            let clue: SumClue = text.parse().unwrap_or_else(|refused: Message| panic!("{text}: {refused}"));
            assert_eq!(clue.to_string(), written);
            assert_eq!(written.parse(), Ok(clue));
        }
        assert_eq!("<=A".parse::<SumClue>().unwrap().drawn(), "≤A");
    }

    #[test]
    fn mistakes_are_told_with_their_place() {
        for (text, rest) in
            [("A+", ""), ("", ""), ("AB", "“B”"), ("2A++", "“+”"), ("A*B", "“*B”"), ("99999", "“99999”")]
        {
            let refused = text.parse::<SumClue>().unwrap_err().to_string();
            assert!(refused.contains(rest), "{text}: {refused}");
        }
    }

    #[test]
    fn properties_are_those_of_mathematics() {
        let of = |property: Property| (-3..50).filter(|&number| property.holds(number)).collect::<Vec<_>>();
        assert_eq!(of(Property::Prime), [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47]);
        assert_eq!(of(Property::Square), [0, 1, 4, 9, 16, 25, 36, 49]);
        assert!(Property::Odd.holds(-3) && Property::Even.holds(0) && !Property::Even.holds(-1));
    }

    #[test]
    fn only_single_letters_are_defined() {
        let defined = |text: &str| text.parse::<SumClue>().unwrap().defined();
        assert_eq!(["A", "=", "2A", "<A", "A+1", "7"].map(defined), [Some('A'), Some('='), None, None, None, None]);
    }
}
