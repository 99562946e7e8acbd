//! The languages, and how a message becomes text in one.

use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use serde::{Deserialize, Serialize};
use unic_langid::LanguageIdentifier;

use super::{Arg, Message};

/// A language that the program speaks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
pub enum Language {
    /// English, in which everything can be said.
    #[default]
    #[serde(rename = "en")]
    English,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 1] = [Language::English];

    /// Its code (BCP 47), by which files and the command line name it: `en`.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
        }
    }

    /// Its word file.
    const fn source(self) -> &'static str {
        match self {
            Language::English => include_str!("../../assets/words/en.ftl"),
        }
    }

    /// The message as text; in English where this language has no words for it. A key that English lacks too, which a
    /// test rules out, is said as it is.
    pub fn say(self, message: &Message) -> String {
        match message {
            Message::Verbatim(text) => text.clone(),
            Message::Key { key, args } => {
                let said = self.find(key, args).or_else(|| Language::English.find(key, args));
                said.unwrap_or_else(|| key.clone().into_owned())
            }
        }
    }

    /// Whether this language itself has words for a key.
    pub fn has(self, key: &str) -> bool {
        self.find(key, &[]).is_some()
    }

    fn find(self, key: &str, args: &[(&'static str, Arg)]) -> Option<String> {
        let bundle = self.bundle();
        let (name, attribute) = key.split_once('.').map_or((key, None), |(name, attribute)| (name, Some(attribute)));
        let message = bundle.get_message(name)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute)?.value(),
            None => message.value()?,
        };
        let mut values = FluentArgs::new();
        for (name, arg) in args {
            values.set(
                *name,
                match arg {
                    Arg::Number(number) => FluentValue::from(*number),
                    Arg::Text(text) => FluentValue::from(text.clone()),
                    Arg::Message(message) => FluentValue::from(self.say(message)),
                },
            );
        }
        // A placeholder without a value is written as its name: the tests of the word files find it.
        Some(bundle.format_pattern(pattern, Some(&values), &mut Vec::new()).into_owned())
    }

    fn bundle(self) -> &'static FluentBundle<FluentResource> {
        static BUNDLES: [OnceLock<FluentBundle<FluentResource>>; Language::ALL.len()] =
            [const { OnceLock::new() }; Language::ALL.len()];
        BUNDLES[self as usize].get_or_init(|| {
            let id: LanguageIdentifier = self.code().parse().expect("the codes above are well formed");
            let mut bundle = FluentBundle::new_concurrent(vec![id]);
            // Sheets find the direction of each run by themselves; marks around placeholders would be printed.
            bundle.set_use_isolating(false);
            // The sentence with its first letter small, for languages in which it follows other words.
            if bundle.add_function("LOWER_FIRST", |args, _| lower_first(args)).is_err() {
                unreachable!("a new bundle has no functions");
            }
            // What cannot be read of a file is left out, and a test says so.
            let resource = FluentResource::try_new(self.source().to_owned()).unwrap_or_else(|(rest, _)| rest);
            bundle.add_resource_overriding(resource);
            bundle
        })
    }
}

/// The word files' function LOWER_FIRST.
fn lower_first<'a>(args: &[FluentValue<'a>]) -> FluentValue<'a> {
    match args {
        [FluentValue::String(text)] => {
            let mut letters = text.chars();
            let first = letters.next().map(|letter| letter.to_lowercase().to_string()).unwrap_or_default();
            FluentValue::from(first + letters.as_str())
        }
        _ => FluentValue::Error,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn word_files_can_be_read_whole() {
        for language in Language::ALL {
            let read = FluentResource::try_new(language.source().to_owned());
            assert!(read.is_ok(), "{}: {:?}", language.code(), read.err().map(|(_, errors)| errors));
        }
    }

    #[test]
    fn messages_are_said_with_their_arguments() {
        let cells = |count: usize| Message::new("place-cells").with("count", count).to_string();
        assert_eq!((cells(1).as_str(), cells(3).as_str()), ("1 cell", "3 cells"));
        assert_eq!(Message::verbatim("{ $as } is").to_string(), "{ $as } is");
        assert_eq!(Message::new("no-such-message").to_string(), "no-such-message");
    }
}
