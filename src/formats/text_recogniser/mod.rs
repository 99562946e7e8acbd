//! Finds out what a text is, in front of all readers. It looks at the whole text, not at one line at a time.
//!
//! 1. A format that knows the text as its own wins: a native file, a link, XML, a collection in which all lines are
//!    puzzles.
//! 2. Otherwise each reader of this folder says which puzzles it finds in the text, and how much of the text they use.
//!    What encloses the text, such as the quotation marks of mails, is taken off first. The reader that uses most wins,
//!    and the user is told what the text was taken for.
//! 3. A text in which nobody finds a puzzle gives one error, with the formats that come closest and what each of them
//!    lacks.
//!
//! Rows of digits are the common form of most readers: `line_items` splits lines into cells, `assemble` puts rows
//! together to boards, and `build` makes puzzles of boards.

mod assemble;
mod boards;
mod build;
mod cage_list;
mod cell_text;
mod drawn_cages;
mod guesses;
mod html;
mod line_fields;
mod line_items;
mod links;
mod lists;
mod printed;
mod proposal;
mod rewritten;
mod source_text;
mod unwrap;

use std::borrow::Cow;

pub(super) use line_fields::{LineFields, attach_fields, is_words, line_fields};

use self::proposal::Proposal;
use self::source_text::SourceText;
use super::codec::{EachPuzzle, PuzzleIter, PuzzleSource, loaded};
use super::format::Format;
use super::loaded::LoadedPuzzle;
use super::problem::ReadErrorKind;
use super::read_error::ReadError;
use super::text_form::TextForm;
use super::warning::Warning;
use super::{block, json, limits};

/// The form of a text.
pub(super) enum Recognition {
    /// A text of a format, in the form that the format has.
    Own(Format),
    /// A text of a format in another form, with its text in the form of the format.
    Rewritten { format: Format, text: String, form: TextForm },
    /// Puzzles found in the text.
    Found { found: Vec<FoundInText>, form: TextForm },
    /// Nothing that can be read.
    Unknown(ReadErrorKind),
}

/// A puzzle found in a text, or the error in its place.
pub(super) type FoundInText = build::BuiltPuzzle;

/// The smallest share of a text that its puzzles use, in percent. Otherwise the numbers of a text are something else.
const LEAST_SHARE: usize = 40;

/// The number of items of a collection after which it is known to be one if most of them are puzzles.
const MANY: usize = 10;

/// The number of items of a collection that are read to find out whether it is one.
const EXAMINED: usize = 5000;

/// Finds out what a text is. The promised format, such as that of a file's extension, says what is wrong with a text
/// that cannot be read.
pub(super) fn recognise(text: &str, promised: Option<Format>) -> Recognition {
    if let Some(format) = own_format(text) {
        return Recognition::Own(format);
    }
    // Boards in the program's own rows have a line that says so.
    if text.lines().any(opens_block) {
        return Recognition::Own(Format::Lines);
    }
    let plain = unwrap::unwrapped(text);
    if let Some(rewritten) = rewritten::rewritten(&plain) {
        return rewritten;
    }
    let lines = LineCount::of(text);
    if lines.is_collection() {
        return Recognition::Own(Format::Lines);
    }
    if let Cow::Owned(inner) = &plain
        && let Some(rewritten) = inner_format(inner)
    {
        return rewritten;
    }
    let source = SourceText::new(&plain);
    if let Some(Proposal { found, form, .. }) = best_proposal(&source, &lines) {
        return Recognition::Found { found, form };
    }
    let filled = source.filled().filter(|line| !line.text.trim_start().starts_with('#')).count();
    match promised.filter(|format| format.info().read) {
        _ if lines.puzzles > 0 => Recognition::Own(Format::Lines),
        Some(format) if !format.codec().streams() => Recognition::Own(format),
        _ if filled == 0 => Recognition::Unknown(ReadErrorKind::NoPuzzle),
        // The reader of lines says more about a single line than any guess.
        _ if filled == 1 && lines.items > 0 => Recognition::Own(Format::Lines),
        _ => Recognition::Unknown(ReadErrorKind::Unrecognised { guesses: guesses::nearest(&source) }),
    }
}

/// Returns whether a line opens a board in the program's own rows, and is no prose that begins with the same word.
fn opens_block(line: &str) -> bool {
    let is_size = |word: &str| {
        let word = word.strip_prefix('-').unwrap_or(word);
        word.starts_with(|symbol: char| symbol.is_ascii_digit()) || word.len() == 1 && word != "="
    };
    block::opens(line.trim()) && line.split_whitespace().nth(1).is_none_or(is_size)
}

/// Returns the format of the beginning of a long text, if it is in its own form.
pub(super) fn own_format_of(lines: &str, promised: Option<Format>) -> Option<Format> {
    match recognise(lines, promised) {
        Recognition::Own(format) => Some(format),
        Recognition::Rewritten { .. } | Recognition::Found { .. } | Recognition::Unknown(_) => None,
    }
}

/// Opens the puzzles of a text.
///
/// # Errors
/// Returns an error if the text is too large for its format, or nothing in it can be read.
pub(super) fn open(
    file: &str,
    text: String,
    promised: Option<Format>,
    encoding: Option<&'static str>,
) -> Result<PuzzleIter, ReadError> {
    let (items, form) = match recognise(&text, promised) {
        Recognition::Own(format) => {
            super::source::check_size(file, &text, format)?;
            (format.codec().open(file, text)?, None)
        }
        Recognition::Rewritten { format, text, form } => {
            super::source::check_size(file, &text, format)?;
            (format.codec().open(file, text)?, Some(form))
        }
        Recognition::Found { found, form } => (found_items(file, found)?, Some(form)),
        Recognition::Unknown(problem) => return Err(problem.of_file(file)),
    };
    Ok(match form.is_some() || encoding.is_some() {
        true => Box::new(Noted { items, note: Some(Warning::TakenFor { file: file.to_owned(), form, encoding }) }),
        false => items,
    })
}

/// Returns an iterator over the puzzles found in a text. The error of a text with one puzzle is that of the text.
fn found_items(file: &str, found: Vec<FoundInText>) -> Result<PuzzleIter, ReadError> {
    let several = found.len() > 1;
    let name = file.to_owned();
    let mut items = found.into_iter().map(move |found| match found {
        Ok((format, found)) => Ok(loaded(&name, format, several, found)),
        Err(error) => Err(error.in_file(&name)),
    });
    if several {
        return Ok(Box::new(EachPuzzle(items)));
    }
    let only = items.next().transpose()?;
    Ok(Box::new(EachPuzzle(only.map(Ok).into_iter())))
}

/// Puzzles, the first of which says what the text was taken for.
struct Noted {
    items: PuzzleIter,
    note: Option<Warning>,
}

impl Iterator for Noted {
    type Item = Result<LoadedPuzzle, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        let mut item = self.items.next()?;
        if let Ok(loaded) = &mut item {
            loaded.warnings.splice(0..0, self.note.take());
        }
        Some(item)
    }
}

impl PuzzleSource for Noted {
    fn is_ready(&self) -> bool {
        self.items.is_ready()
    }

    fn skip_next(&mut self) -> bool {
        self.items.skip_next()
    }
}

/// Returns the format that knows a text as its own. Formats whose signs are not certain must be able to read it.
fn own_format(text: &str) -> Option<Format> {
    let mut known = Format::ALL.iter().copied().filter(|format| *format != Format::Lines && format.info().read);
    known.find(|format| format.codec().sniff_whole(text) && (is_certain(*format, text) || reads_first(*format, text)))
}

/// Returns whether the signs of a format are certain: all but a bracket at the beginning of a native file, and a word
/// that is the name of a column.
fn is_certain(format: Format, text: &str) -> bool {
    match format {
        // A text that is too large for a puzzle is not examined any further.
        Format::Ron => text.contains("gridwright") || text.len() as u64 > limits::PUZZLE_BYTES,
        Format::Csv => text.lines().next().is_some_and(|head| head.contains([',', ';', '\t'])),
        _ => true,
    }
}

fn reads_first(format: Format, text: &str) -> bool {
    let puzzles = format.codec().open("", text.to_owned());
    puzzles.ok().and_then(|mut puzzles| puzzles.next()).is_some_and(|first| first.is_ok())
}

/// Returns the format of the text inside a wrapping.
fn inner_format(inner: &str) -> Option<Recognition> {
    let trimmed = inner.trim();
    let format = own_format(trimmed).filter(|format| reads_first(*format, trimmed));
    let format = format.or_else(|| LineCount::of(inner).is_collection().then_some(Format::Lines))?;
    // Lines keep their numbers.
    let text = match format {
        Format::Lines => inner.to_owned(),
        _ => trimmed.to_owned(),
    };
    Some(Recognition::Rewritten { format, text, form: TextForm::Unwrapped })
}

/// The readers, in the order in which equal ones win.
const READERS: [fn(&SourceText) -> Option<Proposal>; 7] = [
    links::propose,
    drawn_cages::propose,
    boards::propose,
    html::propose,
    lists::propose,
    cage_list::propose,
    printed::propose,
];

/// Returns the proposal that uses most of a text, if it uses enough and more than the lines of a collection do.
fn best_proposal(source: &SourceText, lines: &LineCount) -> Option<Proposal> {
    let total = source.weight();
    let mut best: Option<Proposal> = None;
    for proposal in READERS.iter().filter_map(|propose| propose(source)) {
        let rank = |proposal: &Proposal| (proposal.puzzles() > 0, proposal.weight);
        if best.as_ref().is_none_or(|best| rank(&proposal) > rank(best)) {
            best = Some(proposal);
        }
    }
    let best = best?;
    // A link is a link, whatever numbers the text around it has.
    let is_link = best.form == TextForm::Links;
    let enough = is_link && lines.puzzles == 0 || best.weight * 100 >= total * LEAST_SHARE;
    let beats_lines = lines.puzzles == 0 || best.puzzles() > 0 && best.weight > lines.weight;
    (enough && beats_lines && (best.puzzles() > 0 || total == best.weight || is_link)).then_some(best)
}

/// The reading of a text by lines.
struct LineCount {
    /// The number of puzzles and errors.
    items: usize,
    puzzles: usize,
    /// The weight of the lines of puzzles.
    weight: usize,
}

impl LineCount {
    fn of(text: &str) -> LineCount {
        let mut count = LineCount { items: 0, puzzles: 0, weight: 0 };
        // Objects and lists have no lines that are puzzles, but for collections of whole objects.
        let is_json = text.trim_start().starts_with(['{', '[']) && !json::begins_object(text.trim_start());
        let Ok(puzzles) = Format::Lines.codec().open("", text.to_owned()) else { return count };
        if is_json || text.len() as u64 > limits::COLLECTION_BYTES {
            return count;
        }
        let lines: Vec<&str> = text.lines().collect();
        for found in puzzles.take(EXAMINED) {
            match found {
                Ok(loaded) => {
                    let line = loaded.source.line;
                    count.puzzles += 1;
                    let line = lines.get(line - 1).copied().unwrap_or_default();
                    count.weight += SourceText::new(line).weight();
                }
                Err(ReadError { problem: ReadErrorKind::NoPuzzle, .. }) => continue,
                Err(_) => {}
            }
            count.items += 1;
        }
        count
    }

    /// Returns whether all lines are puzzles, or nearly all of many.
    fn is_collection(&self) -> bool {
        let most = self.puzzles * 10 >= self.items * 9 && self.items >= MANY;
        self.puzzles > 0 && (self.puzzles == self.items || most)
    }
}
