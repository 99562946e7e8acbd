//! The numbering of the digits of a board: 1 to n, or 0 to n - 1.
//!
//! Models, engines and fillings always use the digits 1 to n. This module translates between a [`Digit`] and the number
//! that people read and type, which is also its value in sums.

use std::cell::Cell;
use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use strum::{EnumCount, VariantArray};

use super::digits::{Digit, DigitSet, Filling};

/// The number of the first digit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, EnumCount, VariantArray)]
pub enum Numbering {
    /// Numbers 1 to n.
    #[default]
    FromOne,
    /// Numbers 0 to n - 1.
    FromZero,
}

impl Numbering {
    /// Both numberings.
    pub const ALL: [Numbering; Numbering::COUNT] = *Numbering::VARIANTS.as_array().unwrap();

    /// Returns the first number, 0 or 1.
    pub const fn lowest(self) -> u8 {
        match self {
            Numbering::FromOne => 1,
            Numbering::FromZero => 0,
        }
    }

    /// Returns the numbering with this first number.
    pub fn from_lowest(lowest: u8) -> Option<Numbering> {
        Numbering::ALL.into_iter().find(|numbering| numbering.lowest() == lowest)
    }

    /// Returns the last number on boards with this many digits.
    pub const fn highest(self, size: u8) -> u8 {
        self.lowest() + size - 1
    }

    /// Returns the number of a digit, which is also its value in sums.
    pub const fn number(self, digit: Digit) -> u8 {
        digit.value() - 1 + self.lowest()
    }

    /// Returns the digit with this number.
    pub fn digit(self, number: u8) -> Option<Digit> {
        number.checked_sub(self.lowest()).and_then(|index| Digit::new(index + 1))
    }

    /// Returns the symbol of a digit: `0` to `9`, then `A` to `P`.
    pub const fn symbol(self, digit: Digit) -> char {
        let number = self.number(digit);
        (if number < 10 { b'0' + number } else { b'A' + number - 10 }) as char
    }

    /// Parses the symbol of a digit. Letters may be lower case.
    pub fn read(self, symbol: char) -> Option<Digit> {
        let number = match symbol {
            '0'..='9' => symbol as u8 - b'0',
            'A'..='P' => symbol as u8 - b'A' + 10,
            'a'..='p' => symbol as u8 - b'a' + 10,
            _ => return None,
        };
        self.digit(number)
    }

    /// Returns the symbols of digits in sequence.
    pub fn text(self, digits: impl IntoIterator<Item = Digit>) -> String {
        digits.into_iter().map(|digit| self.symbol(digit)).collect()
    }

    /// Returns the symbols of the digits in a set.
    pub fn text_of_set(self, set: DigitSet) -> String {
        self.text(set.iter())
    }

    /// Returns the symbols of a filling in the board's cell order.
    pub fn filling_text(self, filling: &Filling) -> String {
        self.text(filling.digits().iter().copied())
    }

    /// Parses symbols as a set of digits, where repetitions are ignored.
    ///
    /// # Errors
    /// Returns the first invalid symbol.
    pub fn read_set(self, text: &str) -> Result<DigitSet, char> {
        text.chars().map(|symbol| self.read(symbol).ok_or(symbol)).collect()
    }

    /// Runs `work`, in which serde reads or writes rules of a board with this numbering. Rules do not know their board,
    /// and serde cannot pass it to them, so code that converts digits to text calls [`Numbering::of_file`].
    pub fn with_file_numbering<T>(self, work: impl FnOnce() -> T) -> T {
        /// Restores the previous numbering, even if the work panics.
        struct RestoreNumbering(Numbering);
        impl Drop for RestoreNumbering {
            fn drop(&mut self) {
                OF_FILE.set(self.0);
            }
        }
        let _before = RestoreNumbering(OF_FILE.replace(self));
        work()
    }

    /// Returns the numbering of the file that this thread reads or writes. Outside [`Numbering::with_file_numbering`],
    /// it is 1 to n.
    pub fn of_file() -> Numbering {
        OF_FILE.get()
    }
}

thread_local! {
    static OF_FILE: Cell<Numbering> = const { Cell::new(Numbering::FromOne) };
}

/// Writes the first number, "0" or "1".
impl fmt::Display for Numbering {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.lowest())
    }
}

impl Serialize for Numbering {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.lowest())
    }
}

impl<'de> Deserialize<'de> for Numbering {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Numbering, D::Error> {
        let lowest = u8::deserialize(deserializer)?;
        let wrong = || serde::de::Error::custom(format!("digits begin at 0 or 1, not at {lowest}"));
        Numbering::from_lowest(lowest).ok_or_else(wrong)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::MAX_DIGIT;

    #[test]
    fn symbols_begin_with_the_first_number() {
        for numbering in Numbering::ALL {
            for digit in DigitSet::all(MAX_DIGIT).iter() {
                let symbol = numbering.symbol(digit);
                assert_eq!(numbering.read(symbol), Some(digit));
                assert_eq!(numbering.read(symbol.to_ascii_lowercase()), Some(digit));
                assert_eq!(numbering.digit(numbering.number(digit)), Some(digit));
            }
        }
        let nine = DigitSet::all(9);
        assert_eq!(Numbering::FromOne.text_of_set(nine), "123456789");
        assert_eq!(Numbering::FromZero.text_of_set(nine), "012345678");
        assert_eq!((Numbering::FromOne.highest(25), Numbering::FromZero.highest(25)), (25, 24));
        assert_eq!((Numbering::FromOne.read('0'), Numbering::FromZero.read('P')), (None, None));
        assert_eq!(Numbering::FromZero.symbol(Digit::from_index(24)), 'O');
        assert_eq!((Numbering::FromZero.digit(25), Numbering::FromOne.digit(0)), (None, None));
        assert_eq!(Numbering::FromOne.read_set("305"), Err('0'));
    }

    #[test]
    fn the_numbering_of_a_file_ends_with_the_work() {
        let seen = Numbering::FromZero
            .with_file_numbering(|| (Numbering::of_file(), Numbering::FromOne.with_file_numbering(Numbering::of_file)));
        assert_eq!(seen, (Numbering::FromZero, Numbering::FromOne));
        let failed = std::panic::catch_unwind(|| Numbering::FromZero.with_file_numbering(|| panic!("on purpose")));
        assert!(failed.is_err());
        assert_eq!(Numbering::of_file(), Numbering::FromOne);
    }
}
