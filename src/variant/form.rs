//! The fields of a rule in the inspector, and the clue that is typed on the canvas.

use super::look::Chosen;
use super::sum_clue::SumClue;
use super::written::TextSetting;
use crate::board::{DigitSet, Numbering};
use crate::place::{DigitList, PlacementError};
use crate::words::Message;

/// A setting of a rule, with a reference to its value.
pub struct Field<'a> {
    /// The attribute of the kind's message that names the field. Its hint is the attribute `ID-hint`.
    pub id: &'static str,
    /// The message keys of its name and hint, if several kinds share them.
    pub shared: Option<[&'static str; 2]>,
    /// True for the clue that is typed on the canvas. A rule has at most one.
    pub is_clue: bool,
    /// The value of the field.
    pub value: FieldValue<'a>,
}

/// The value of a field.
pub enum FieldValue<'a> {
    /// An option that is on or off.
    Toggle(&'a mut bool),
    /// A whole number, or none.
    Number {
        /// The number.
        value: &'a mut Option<u16>,
        /// The least valid number.
        least: u16,
        /// The greatest valid number.
        most: u16,
        /// Difference between one number and the next.
        step: u16,
    },
    /// The clue of a sum, or none.
    Sum {
        /// The clue.
        value: &'a mut Option<SumClue>,
        /// The greatest valid number.
        most: u16,
    },
    /// One of several options.
    Choice {
        /// The attributes that name the options.
        options: &'static [&'static str],
        /// The selected option.
        chosen: &'a mut dyn Chosen,
    },
    /// A text.
    Text(&'a mut String),
    /// A list of digits, which may repeat.
    List {
        /// The digits.
        digits: &'a mut DigitList,
        /// Greatest number of digits.
        most: usize,
    },
    /// A value with its own text format, such as a formula.
    Typed(&'a mut dyn TextSetting),
    /// A set of digits of the board.
    Digits(&'a mut DigitSet),
}

impl<'a> Field<'a> {
    /// Returns a field with this name.
    pub fn new(id: &'static str, value: FieldValue<'a>) -> Field<'a> {
        Field { id, shared: None, is_clue: false, value }
    }

    /// Returns the same field, marked as the clue that is typed on the canvas.
    pub fn typed_on_canvas(self) -> Field<'a> {
        Field { is_clue: true, ..self }
    }

    /// Returns a field for an option that is on or off.
    pub fn toggle(id: &'static str, on: &'a mut bool) -> Field<'a> {
        Field::new(id, FieldValue::Toggle(on))
    }

    /// Returns a field for a number.
    pub fn number(id: &'static str, value: &'a mut Option<u16>, least: u16, most: u16) -> Field<'a> {
        Field::new(id, FieldValue::Number { value, least, most, step: 1 })
    }

    /// Returns a field for the clue of a sum, which is typed on the canvas if it is a number.
    pub fn sum(id: &'static str, value: &'a mut Option<SumClue>, most: u16) -> Field<'a> {
        Field::new(id, FieldValue::Sum { value, most }).typed_on_canvas()
    }

    /// Returns a field for one of several options.
    pub fn choice(id: &'static str, options: &'static [&'static str], chosen: &'a mut dyn Chosen) -> Field<'a> {
        Field::new(id, FieldValue::Choice { options, chosen })
    }

    /// Returns a field for a number that is typed on the canvas.
    pub fn typed_number(id: &'static str, value: &'a mut Option<u16>, least: u16, most: u16) -> Field<'a> {
        Field::number(id, value, least, most).typed_on_canvas()
    }
}

impl FieldValue<'_> {
    /// Returns the value as text on boards with this numbering. The text is empty if there is no value, and for toggles
    /// and choices.
    pub fn write(&self, numbering: Numbering) -> String {
        match self {
            FieldValue::Number { value, .. } => value.map(|value| value.to_string()).unwrap_or_default(),
            FieldValue::Sum { value, .. } => value.as_ref().map(SumClue::to_string).unwrap_or_default(),
            FieldValue::Text(text) => (**text).clone(),
            FieldValue::Typed(setting) => numbering.with_file_numbering(|| setting.text()),
            FieldValue::Digits(digits) => numbering.text_of_set(**digits),
            FieldValue::List { digits, .. } => numbering.text(digits.0.iter().copied()),
            FieldValue::Toggle(_) | FieldValue::Choice { .. } => String::new(),
        }
    }

    /// Sets the value to a typed text, on boards with this numbering.
    ///
    /// # Errors
    /// Returns an error if the text is not valid. The value is then unchanged.
    pub fn read(&mut self, numbering: Numbering, typed: &str) -> Result<(), Message> {
        match self {
            FieldValue::Number { value, .. } if typed.is_empty() => **value = None,
            FieldValue::Number { value, least, most, .. } => {
                let range = *least..=*most;
                let number = typed.parse().ok().filter(|number| range.contains(number));
                let refusal = || {
                    Message::new("refusal-number-range").with("least", *least).with("most", *most).with("text", typed)
                };
                **value = Some(number.ok_or_else(refusal)?);
            }
            FieldValue::Sum { value, .. } if typed.is_empty() => **value = None,
            FieldValue::Sum { value, most } => {
                let clue: SumClue = typed.parse()?;
                if clue.number().is_some_and(|number| number > *most) {
                    return Err(Message::new("refusal-number-range")
                        .with("least", 0)
                        .with("most", *most)
                        .with("text", typed));
                }
                **value = Some(clue);
            }
            FieldValue::Text(text) => typed.clone_into(text),
            FieldValue::List { digits, most } => {
                let read = DigitList::read(numbering, typed)?;
                if read.0.len() > *most {
                    return Err(PlacementError::TooManyDigits { found: read.0.len(), most: *most }.message());
                }
                **digits = read;
            }
            FieldValue::Typed(setting) => numbering.with_file_numbering(|| setting.set_text(typed))?,
            FieldValue::Digits(digits) => {
                let refusal = |symbol: char| Message::new("refusal-not-a-digit").with("symbol", symbol.to_string());
                **digits = numbering.read_set(typed).map_err(refusal)?;
            }
            FieldValue::Toggle(_) | FieldValue::Choice { .. } => return Err(Message::new("refusal-not-typed")),
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::variant::{Context, Kind};

    /// Regression test: a sum of cells accepted any index, and then used a comparison that did not exist.
    #[test]
    fn a_choice_beyond_the_last_chooses_none() {
        let mut seen = 0;
        for (board, mut rule) in Kind::ALL.iter().flat_map(|kind| kind.examples()) {
            for field in rule.form(&Context::without_rules(&board)) {
                let FieldValue::Choice { options, chosen } = field.value else { continue };
                chosen.choose(options.len() - 1);
                for beyond in [options.len(), usize::MAX] {
                    chosen.choose(beyond);
                    assert_eq!(chosen.index(), options.len() - 1, "{}", field.id);
                }
                seen += 1;
            }
        }
        assert!(seen > 10, "{seen}");
    }
}
