//! A message: what is to be said, in no language yet.

use std::borrow::Cow;
use std::fmt;

use super::spoken::speak_of;

/// Something to say: a key of the word files with its arguments, or words that stay as they are.
///
/// Displayed, it is said in the language that the thread speaks ([`speak`](super::speak)), which is English on the
/// command line; [`Language::say`](super::Language::say) says it in any.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Message {
    /// A sentence of the word files.
    Key {
        /// `message` or `message.attribute`, as in the word files.
        key: Cow<'static, str>,
        /// What its placeholders stand for.
        args: Vec<(&'static str, Arg)>,
    },
    /// Words of the author, the same in every language.
    Verbatim(String),
}

/// What a placeholder of a message stands for.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Arg {
    /// A number: it chooses the plural, and is written in the digits of the language.
    Number(i64),
    /// A text that is the same in every language, such as `r1c1`.
    Text(String),
    /// A text whose figures are written in the digits of the language.
    Figures(String),
    /// Another message, said in the same language.
    Message(Box<Message>),
}

impl Message {
    /// The message with this key, without arguments.
    pub fn new(key: impl Into<Cow<'static, str>>) -> Message {
        Message::Key { key: key.into(), args: Vec::new() }
    }

    /// Words that are the same in every language.
    pub fn verbatim(text: impl Into<String>) -> Message {
        Message::Verbatim(text.into())
    }

    /// A list of messages, with commas between them.
    pub fn list(items: impl IntoIterator<Item = Message>) -> Message {
        let joined = |first, second| Message::new("sheet-list").with("first", first).with("second", second);
        items.into_iter().reduce(joined).unwrap_or_else(|| Message::verbatim(""))
    }

    /// Its words all small, as those of a name are within a sentence.
    pub fn lower_case(self) -> Message {
        Message::new("lower-case").with("words", self)
    }

    /// The same message, in which the placeholder `$name` stands for this. Words that stay as they are have none.
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Message {
        if let Message::Key { args, .. } = &mut self {
            args.push((name, value.into()));
        }
        self
    }
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&speak_of(self))
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
                // No count of this program comes near the bound.
                Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        })*
    };
}

numbers!(u8, u16, i32, u32, i64, u64, usize);
