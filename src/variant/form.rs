//! The fields by which a rule is changed in the inspector, and the clue that is typed on the canvas.

use super::Kind;
use super::look::Chosen;
use super::written::Typed;
use crate::board::{DigitSet, Numbering};
use crate::place::{DigitList, Misfit};
use crate::words::Message;

/// One thing to set, with the value it changes.
pub struct Field<'a> {
    /// The attribute of the kind's message that names it; its hint is the attribute `ID-hint`.
    pub id: &'static str,
    /// The keys of its name and hint, where kinds share them.
    pub shared: Option<[&'static str; 2]>,
    /// Whether this is the clue that is typed on the canvas; a rule has at most one.
    pub is_clue: bool,
    /// What is set.
    pub value: Value<'a>,
}

/// What a field sets.
pub enum Value<'a> {
    /// An option that is on or off.
    Toggle(&'a mut bool),
    /// A whole number, or none.
    Number {
        /// The number.
        value: &'a mut Option<u16>,
        /// The least that makes sense.
        least: u16,
        /// The most that makes sense.
        most: u16,
        /// From one number to the next.
        step: u16,
    },
    /// One of several.
    Choice {
        /// The attributes that name them.
        options: &'static [&'static str],
        /// Which one.
        chosen: &'a mut dyn Chosen,
    },
    /// Words.
    Text(&'a mut String),
    /// Digits in a row, which may repeat.
    List {
        /// The digits.
        digits: &'a mut DigitList,
        /// How many there can be.
        most: usize,
    },
    /// Something that is written in a language of its own, such as a formula.
    Typed(&'a mut dyn Typed),
    /// Some digits of the board.
    Digits(&'a mut DigitSet),
}

impl<'a> Field<'a> {
    /// A field of this name.
    pub fn new(id: &'static str, value: Value<'a>) -> Field<'a> {
        Field { id, shared: None, is_clue: false, value }
    }

    /// The same field, whose value is the clue that is typed on the canvas.
    pub fn typed_on_canvas(self) -> Field<'a> {
        Field { is_clue: true, ..self }
    }

    /// What it is called in the inspector.
    pub fn label(&self, kind: Kind) -> Message {
        self.shared.map_or_else(|| kind.word(self.id), |[label, _]| Message::new(label))
    }

    /// What it does.
    pub fn hint(&self, kind: Kind) -> Message {
        self.shared.map_or_else(|| kind.hint_of(self.id), |[_, hint]| Message::new(hint))
    }

    /// An option.
    pub fn toggle(id: &'static str, on: &'a mut bool) -> Field<'a> {
        Field::new(id, Value::Toggle(on))
    }

    /// A number.
    pub fn number(id: &'static str, value: &'a mut Option<u16>, least: u16, most: u16) -> Field<'a> {
        Field::new(id, Value::Number { value, least, most, step: 1 })
    }

    /// One of several.
    pub fn choice(id: &'static str, options: &'static [&'static str], chosen: &'a mut dyn Chosen) -> Field<'a> {
        Field::new(id, Value::Choice { options, chosen })
    }

    /// A number that is typed on the canvas.
    pub fn typed_number(id: &'static str, value: &'a mut Option<u16>, least: u16, most: u16) -> Field<'a> {
        Field::number(id, value, least, most).typed_on_canvas()
    }
}

impl Value<'_> {
    /// The clue as it is typed on boards with this numbering; empty when there is none. Options and choices are not
    /// typed.
    pub fn write(&self, numbering: Numbering) -> String {
        match self {
            Value::Number { value, .. } => value.map(|value| value.to_string()).unwrap_or_default(),
            Value::Text(text) => (**text).clone(),
            Value::Typed(setting) => numbering.in_file(|| setting.text()),
            Value::Digits(digits) => numbering.set_text(**digits),
            Value::List { digits, .. } => numbering.text(digits.0.iter().copied()),
            Value::Toggle(_) | Value::Choice { .. } => String::new(),
        }
    }

    /// Takes what was typed on a board with this numbering.
    ///
    /// # Errors
    /// Why it is no such clue; the value stays as it was.
    pub fn read(&mut self, numbering: Numbering, typed: &str) -> Result<(), Message> {
        match self {
            Value::Number { value, .. } if typed.is_empty() => **value = None,
            Value::Number { value, least, most, .. } => {
                let range = *least..=*most;
                let number = typed.parse().ok().filter(|number| range.contains(number));
                let refusal = || {
                    Message::new("refusal-number-range").with("least", *least).with("most", *most).with("text", typed)
                };
                **value = Some(number.ok_or_else(refusal)?);
            }
            Value::Text(text) => typed.clone_into(text),
            Value::List { digits, most } => {
                let read = DigitList::read(numbering, typed)?;
                if read.0.len() > *most {
                    return Err(Misfit::TooManyDigits { found: read.0.len(), most: *most }.message());
                }
                **digits = read;
            }
            Value::Typed(setting) => numbering.in_file(|| setting.take(typed))?,
            Value::Digits(digits) => {
                let refusal = |symbol: char| Message::new("refusal-not-a-digit").with("symbol", symbol.to_string());
                **digits = numbering.read_set(typed).map_err(refusal)?;
            }
            Value::Toggle(_) | Value::Choice { .. } => return Err(Message::new("refusal-not-typed")),
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::variant::Context;

    /// A sum of cells took any number, and then there was no such comparison.
    #[test]
    fn a_choice_beyond_the_last_chooses_none() {
        let mut seen = 0;
        for (board, mut rule) in Kind::ALL.iter().flat_map(|kind| kind.examples()) {
            for field in rule.form(&Context::lone(&board)) {
                let Value::Choice { options, chosen } = field.value else { continue };
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
