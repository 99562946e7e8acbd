//! The languages of the program, and the translation of messages into them.

use std::cell::Cell;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use serde::{Deserialize, Serialize};
use strum::{EnumCount, VariantArray};
use unic_langid::LanguageIdentifier;

use super::message::{Arg, Message};

/// A language of the program.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize, EnumCount, VariantArray,
)]
pub enum Language {
    /// English, the fallback for every message.
    #[default]
    #[serde(rename = "en")]
    English,
    /// Persian, written from right to left and with its own digits.
    #[serde(rename = "fa")]
    Persian,
    /// Greek.
    #[serde(rename = "el")]
    Greek,
    /// Brazilian Portuguese.
    #[serde(rename = "pt")]
    Portuguese,
    /// Russian.
    #[serde(rename = "ru")]
    Russian,
}

thread_local! {
    /// True while numbers are to be formatted in western digits. The number formatter of a bundle takes no arguments.
    static WESTERN: Cell<bool> = const { Cell::new(false) };
}

/// The character U+200F RIGHT-TO-LEFT MARK. It sets the direction of a line that does not begin with a right-to-left
/// letter.
const RIGHT_TO_LEFT_MARK: char = '\u{200f}';

impl Language {
    /// All languages.
    pub const ALL: [Language; Language::COUNT] = *Language::VARIANTS.as_array().unwrap();

    /// Returns the BCP 47 code, as used for files and on the command line: `en`.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Persian => "fa",
            Language::Greek => "el",
            Language::Portuguese => "pt",
            Language::Russian => "ru",
        }
    }

    /// Returns the language's name in the language itself, so that its speakers can find it. Reads no word files.
    pub const fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::Persian => "فارسی",
            Language::Greek => "Ελληνικά",
            Language::Portuguese => "Português",
            Language::Russian => "Русский",
        }
    }

    /// Returns the language's name as a message.
    pub fn name(self) -> Message {
        Message::new(match self {
            Language::English => "language-english",
            Language::Persian => "language-persian",
            Language::Greek => "language-greek",
            Language::Portuguese => "language-portuguese",
            Language::Russian => "language-russian",
        })
    }

    /// Returns the language of a BCP 47 tag such as `pt-BR`, or None if the program has no translation in it, or none
    /// in the script that the tag names.
    pub fn of_tag(tag: &str) -> Option<Language> {
        let tag = tag.trim().to_ascii_lowercase().replace('_', "-");
        let mut parts = tag.split('-');
        let code = parts.next().unwrap_or_default();
        let language = Language::ALL.into_iter().find(|language| language.code() == code)?;
        // The second subtag is a script if it has four letters. A region has two letters or three digits.
        let script = parts.next().filter(|part| part.len() == 4 && part.bytes().all(|byte| byte.is_ascii_alphabetic()));
        script.is_none_or(|script| script == language.script()).then_some(language)
    }

    /// Returns the script of the word files (ISO 15924, in lower case).
    const fn script(self) -> &'static str {
        match self {
            Language::English | Language::Portuguese => "latn",
            Language::Persian => "arab",
            Language::Greek => "grek",
            Language::Russian => "cyrl",
        }
    }

    /// Returns whether the language is written from right to left.
    pub const fn is_right_to_left(self) -> bool {
        match self {
            Language::Persian => true,
            Language::English | Language::Greek | Language::Portuguese | Language::Russian => false,
        }
    }

    /// Formats a number in the digits of the language.
    pub fn format_number(self, number: u32) -> String {
        self.localise_digits(&number.to_string())
    }

    /// Replaces the digits in a text by those of the language.
    pub fn localise_digits(self, text: &str) -> String {
        match self {
            Language::English | Language::Greek | Language::Portuguese | Language::Russian => text.to_owned(),
            Language::Persian => {
                let zero = u32::from('۰');
                let own = |letter: char| letter.to_digit(10).and_then(|value| char::from_u32(zero + value));
                text.chars().map(|letter| own(letter).unwrap_or(letter)).collect()
            }
        }
    }

    /// Prepares a line that mixes words of this language with other text, such as a number and a title, so that it is
    /// laid out in the direction of this language.
    pub fn with_direction(self, text: String) -> String {
        if self.is_right_to_left() && !text.is_empty() { format!("{RIGHT_TO_LEFT_MARK}{text}") } else { text }
    }

    /// Returns the contents of the word files.
    const fn sources(self) -> [&'static str; 6] {
        macro_rules! files {
            ($code:literal) => {
                [
                    include_str!(concat!("../../../assets/words/", $code, "/puzzle.ftl")),
                    include_str!(concat!("../../../assets/words/", $code, "/commands.ftl")),
                    include_str!(concat!("../../../assets/words/", $code, "/state.ftl")),
                    include_str!(concat!("../../../assets/words/", $code, "/panels.ftl")),
                    include_str!(concat!("../../../assets/words/", $code, "/dialogs.ftl")),
                    include_str!(concat!("../../../assets/words/", $code, "/web.ftl")),
                ]
            };
        }
        match self {
            Language::English => files!("en"),
            Language::Persian => files!("fa"),
            Language::Greek => files!("el"),
            Language::Portuguese => files!("pt"),
            Language::Russian => files!("ru"),
        }
    }

    /// Translates a message, falling back to English. If English lacks the key too, which a test rules out, the key
    /// itself is returned.
    pub fn translate(self, message: &Message) -> String {
        match message {
            Message::Verbatim(text) => text.clone(),
            Message::Key { key, args } => {
                let said = self.lookup(key, args).or_else(|| Language::English.lookup(key, args));
                said.unwrap_or_else(|| key.clone().into_owned())
            }
        }
    }

    /// Translates a message as [`Language::translate`] does, with numbers in the digits of the language or in western
    /// ones.
    pub(super) fn translate_with(self, message: &Message, own_digits: bool) -> String {
        WESTERN.set(!own_digits);
        let said = self.translate(message);
        WESTERN.set(false);
        said
    }

    /// Returns whether this language itself translates a key.
    pub fn has_translation(self, key: &str) -> bool {
        self.lookup(key, &[]).is_some()
    }

    fn lookup(self, key: &str, args: &[(&'static str, Arg)]) -> Option<String> {
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
                    Arg::Figures(text) if WESTERN.get() => FluentValue::from(text.clone()),
                    Arg::Figures(text) => FluentValue::from(self.localise_digits(text)),
                    Arg::Message(message) => FluentValue::from(self.translate(message)),
                },
            );
        }
        // A placeholder without a value is written as its name, which the tests of the word files look for.
        Some(bundle.format_pattern(pattern, Some(&values), &mut Vec::new()).into_owned())
    }

    fn bundle(self) -> &'static FluentBundle<FluentResource> {
        // Each language is parsed when it is first used.
        static BUNDLES: [OnceLock<FluentBundle<FluentResource>>; Language::ALL.len()] =
            [const { OnceLock::new() }; Language::ALL.len()];
        BUNDLES[self as usize].get_or_init(|| {
            let id: LanguageIdentifier = self.code().parse().expect("the codes above are well formed");
            let mut bundle = FluentBundle::new_concurrent(vec![id]);
            // The sheets work out the direction of each run themselves, and isolation marks around placeholders would
            // be printed.
            bundle.set_use_isolating(false);
            if self == Language::Persian {
                bundle.set_formatter(Some(|value, _| match value {
                    FluentValue::Number(number) if !WESTERN.get() => {
                        Some(Language::Persian.localise_digits(&number.as_string()))
                    }
                    FluentValue::Number(_) | FluentValue::String(_) => None,
                    FluentValue::Custom(_) | FluentValue::None | FluentValue::Error => None,
                }));
            }
            // Makes the first letter lower case, for languages in which the sentence follows other words.
            if bundle.add_function("LOWER_FIRST", |args, _| lower_first(args)).is_err() {
                unreachable!("a new bundle has no functions");
            }
            // Makes all letters lower case, as names within a sentence are.
            if bundle.add_function("LOWER", |args, _| lower(args)).is_err() {
                unreachable!("it has another name");
            }
            // Entries with syntax errors are left out; a test reports them.
            for source in self.sources() {
                let resource = FluentResource::try_new(source.to_owned()).unwrap_or_else(|(rest, _)| rest);
                bundle.add_resource_overriding(resource);
            }
            bundle
        })
    }
}

/// The function LOWER_FIRST of the word files.
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

/// The function LOWER of the word files.
fn lower<'a>(args: &[FluentValue<'a>]) -> FluentValue<'a> {
    match args {
        [FluentValue::String(text)] => FluentValue::from(text.to_lowercase()),
        _ => FluentValue::Error,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn languages_call_themselves_what_their_words_say() {
        for language in Language::ALL {
            assert_eq!(language.own_name(), language.translate(&language.name()));
        }
    }

    #[test]
    fn word_files_can_be_read_whole() {
        for language in Language::ALL {
            for source in language.sources() {
                let read = FluentResource::try_new(source.to_owned());
                assert!(read.is_ok(), "{}: {:?}", language.code(), read.err().map(|(_, errors)| errors));
            }
        }
    }

    #[test]
    fn messages_are_said_with_their_arguments() {
        let words = |count: usize| Message::new("place-cells").with("count", count).with("first", "r1c1").to_string();
        assert_eq!((words(1).as_str(), words(3).as_str()), ("r1c1", "3 cells from r1c1"));
        assert_eq!(Message::verbatim("{ $as } is").to_string(), "{ $as } is");
        assert_eq!(Message::new("no-such-message").to_string(), "no-such-message");
    }

    #[test]
    fn languages_are_found_by_their_tags() {
        for language in Language::ALL {
            assert_eq!(Language::of_tag(language.code()), Some(language));
        }
        for (tag, language) in
            [("pt-PT", Language::Portuguese), (" FA_IR", Language::Persian), ("ru-Cyrl", Language::Russian)]
        {
            assert_eq!(Language::of_tag(tag), Some(language), "{tag}");
        }
        for tag in ["", "ar", "fas", "fa-Latn", "engl"] {
            assert_eq!(Language::of_tag(tag), None, "{tag}");
        }
    }

    #[test]
    fn numbers_have_the_digits_and_the_plurals_of_their_language() {
        let said =
            |language: Language, count: u32| language.translate(&Message::new("book-count").with("count", count));
        let table = [
            (Language::Persian, 120, "۱۲۰ معما"),
            (Language::Greek, 1, "1 γρίφος"),
            (Language::Greek, 2, "2 γρίφοι"),
            (Language::Portuguese, 1, "1 sudoku"),
            (Language::Portuguese, 5, "5 sudokus"),
            (Language::Russian, 1, "1 головоломка"),
            (Language::Russian, 3, "3 головоломки"),
            (Language::Russian, 11, "11 головоломок"),
            (Language::Russian, 22, "22 головоломки"),
            (Language::Russian, 121, "121 головоломка"),
        ];
        for (language, count, expected) in table {
            assert_eq!(said(language, count), expected);
        }
        assert_eq!(
            (Language::Persian.format_number(2048), Language::Russian.format_number(37)),
            ("۲۰۴۸".into(), "37".into())
        );
        // Text arguments stay as they are, since the symbols of a puzzle are not numbers.
        let rows = Message::new("board-rows")
            .with("digits", Message::new("board-digits").with("first", "1").with("last", "9"));
        assert!(Language::Persian.translate(&rows).contains("1 تا 9"));
    }
}
