//! Messages that are independent of a language.

use std::borrow::Cow;

/// A key of the word files with its arguments, or text that is never translated.
///
/// `Display` uses the language of the current thread ([`set_language`](super::set_language)), which is English on the
/// command line; [`Language::translate`](super::Language::translate) translates into any language.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Message {
    /// A message of the word files.
    Key {
        /// `message` or `message.attribute`, as in the word files.
        key: Cow<'static, str>,
        /// The values of its placeholders.
        args: Vec<(&'static str, Arg)>,
    },
    /// Text that is the same in every language, such as the setter's.
    Verbatim(String),
}

/// The value of a placeholder.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Arg {
    /// A number, which selects the plural form and is written in the digits of the language.
    Number(i64),
    /// A text that is the same in every language, such as `r1c1`.
    Text(String),
    /// A text whose digits are written in those of the language.
    Figures(String),
    /// Another message, translated into the same language.
    Message(Box<Message>),
}

impl Message {
    /// Creates a message with this key and no arguments.
    pub fn new(key: impl Into<Cow<'static, str>>) -> Message {
        Message::Key { key: key.into(), args: Vec::new() }
    }

    /// Creates a message from text that is the same in every language.
    pub fn verbatim(text: impl Into<String>) -> Message {
        Message::Verbatim(text.into())
    }

    /// Joins messages with commas.
    pub fn list(items: impl IntoIterator<Item = Message>) -> Message {
        let joined = |first, second| Message::new("sheet-list").with("first", first).with("second", second);
        items.into_iter().reduce(joined).unwrap_or_else(|| Message::verbatim(""))
    }

    /// Makes all letters of the message lower case, as in a name within a sentence.
    pub fn lower_case(self) -> Message {
        Message::new("lower-case").with("words", self)
    }

    /// Sets the value of the placeholder `$name`. Verbatim text has no placeholders and is unchanged.
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Message {
        if let Message::Key { args, .. } = &mut self {
            args.push((name, value.into()));
        }
        self
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Arg {
        Arg::Message(Box::new(message))
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

macro_rules! numbers {
    ($($Number:ty),*) => {
        $(impl From<$Number> for Arg {
            fn from(number: $Number) -> Arg {
                // No count in this program comes near the limit.
                Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        })*
    };
}

numbers!(u8, u16, i32, u32, i64, u64, usize);
