//! The problems that a booklet or a sheet can have, their severities and messages.

use std::fmt;

use super::Severity;
use super::page::LEAST_POINTS;
use crate::sheet::booklet::FewerPerPage;
use crate::solve::Stopped;
use crate::words::Message;

/// A problem of a booklet or a sheet.
#[derive(Clone, PartialEq, Debug)]
pub enum Problem {
    /// A booklet without puzzles.
    NoPuzzles,
    /// A picture or font that cannot be used: the message, including the file name.
    BadFile(String),
    /// A puzzle without a solution.
    NoSolution,
    /// A puzzle with several solutions.
    Several,
    /// A puzzle whose uniqueness is unknown, and why.
    NotProved(Stopped),
    /// A puzzle without an answer, although answers are printed.
    MissingAnswer,
    /// Answers that are switched off.
    NoAnswers,
    /// A puzzle in which every cell has a given.
    AlreadySolved,
    /// A puzzle whose file has changed since it was proved (see [`crate::formats::BookItem::proved`]).
    ChangedSinceProof,
    /// Text that is too small: the smallest text of a part.
    SmallText {
        /// Its size, in points.
        points: f32,
        /// The smallest size that is accepted, in points.
        least: f32,
    },
    /// Something that extends into the margin, the gutter, or the zone that may be cut off.
    OverMargin {
        /// The distance, in millimetres.
        mm: f32,
    },
    /// A custom margin that is narrower than the printer requires.
    NarrowMargin {
        /// Its width, in millimetres.
        mm: f32,
        /// The required width, in millimetres.
        least: f32,
    },
    /// A custom gutter that is narrower than the binding requires.
    NarrowGutter {
        /// Its width, in millimetres.
        mm: f32,
        /// The required width, in millimetres.
        least: f32,
    },
    /// A bleed although nothing runs over the edge of the page.
    UnusedBleed,
    /// Colour that reaches the edge of the page, where the bleed is not wide enough.
    NarrowBleed {
        /// The width of the bleed, in millimetres.
        mm: f32,
    },
    /// Text with too little contrast to its background.
    LowContrast {
        /// The contrast ratio by the formula of WCAG, from 1 to 21.
        ratio: f64,
    },
    /// A tint that is too light for a press.
    LightTint {
        /// The percentage of its strongest ink.
        percent: f32,
    },
    /// A picture with a lower resolution than printers ask for.
    CoarsePicture {
        /// The resolution, in dots per inch.
        dpi: f32,
    },
    /// A QR code whose modules are too small for phones.
    SmallCode {
        /// The side of a module, in millimetres.
        mm: f32,
    },
    /// A link that is too long for a QR code that fits on the page, so that no code is printed.
    LongLink,
    /// Characters that are in no font, so that empty boxes are printed.
    MissingLetters(String),
    /// A title that takes too many lines.
    LongTitle {
        /// The number of lines.
        lines: usize,
    },
    /// A title of a puzzle with a word that is wider than its column, and is broken.
    BrokenWord {
        /// The word.
        word: String,
    },
    /// Marks whose cells are not connected, so that they do not look like one mark.
    MarksInPieces {
        /// The number of such rules of the puzzle.
        count: usize,
        /// The name of the first of them.
        kind: Message,
        /// The position of the first of them.
        place: Message,
    },
    /// Pages with fewer puzzles than requested.
    FewerPerPage(FewerPerPage),
    /// Pages with fewer answers than requested.
    FewerAnswers(FewerPerPage),
    /// A puzzle without stars, because its solving path does not reach the solution.
    NoStars,
    /// A title in the page header that does not fit on a line and is cut.
    CutTitle,
    /// A file without a title, which its preset requires.
    NoTitle,
    /// Two puzzles with the same number.
    NumberTwice {
        /// The number.
        number: u32,
    },
    /// A number that does not follow the previous one.
    NumberJump {
        /// The previous number.
        before: u32,
        /// The number that does not follow.
        number: u32,
    },
    /// A puzzle that equals an earlier one up to the names of digits and symmetry.
    Twin {
        /// The printed number of the earlier puzzle.
        of: u32,
    },
    /// A puzzle with other givens but the same solution as an earlier one.
    SameSolution {
        /// The printed number of the earlier puzzle.
        of: u32,
    },
    /// Puzzles that were not all compared with each other, and why.
    NotCompared(Stopped),
    /// Fewer pages than can be bound as a book.
    TooFewPages {
        /// The number of pages.
        pages: usize,
        /// The least number of pages.
        least: usize,
    },
    /// More pages than can be bound as one book.
    TooManyPages {
        /// The number of pages.
        pages: usize,
        /// The largest number of pages.
        most: usize,
    },
    /// Several empty pages in a row.
    BlankPages {
        /// The number of pages.
        pages: usize,
    },
    /// Empty pages at the end that saddle stitching adds.
    FoldPadding {
        /// The number of pages.
        pages: usize,
    },
}

impl Problem {
    /// A stable name for use by programs.
    pub const fn name(&self) -> &'static str {
        match self {
            Problem::NoPuzzles => "no_puzzles",
            Problem::BadFile(_) => "bad_file",
            Problem::NoSolution => "no_solution",
            Problem::Several => "several_solutions",
            Problem::NotProved(_) => "not_proved",
            Problem::MissingAnswer => "missing_answer",
            Problem::NoAnswers => "no_answers",
            Problem::AlreadySolved => "already_solved",
            Problem::ChangedSinceProof => "changed_since_proof",
            Problem::SmallText { .. } => "small_text",
            Problem::OverMargin { .. } => "over_margin",
            Problem::NarrowMargin { .. } => "narrow_margin",
            Problem::NarrowGutter { .. } => "narrow_gutter",
            Problem::UnusedBleed => "unused_bleed",
            Problem::NarrowBleed { .. } => "narrow_bleed",
            Problem::LowContrast { .. } => "low_contrast",
            Problem::LightTint { .. } => "light_tint",
            Problem::CoarsePicture { .. } => "coarse_picture",
            Problem::SmallCode { .. } => "small_code",
            Problem::LongLink => "long_link",
            Problem::MissingLetters(_) => "missing_letters",
            Problem::LongTitle { .. } => "long_title",
            Problem::BrokenWord { .. } => "broken_word",
            Problem::MarksInPieces { .. } => "marks_in_pieces",
            Problem::FewerPerPage(_) => "fewer_per_page",
            Problem::FewerAnswers(_) => "fewer_answers",
            Problem::NoStars => "no_stars",
            Problem::CutTitle => "cut_title",
            Problem::NoTitle => "no_title",
            Problem::NumberTwice { .. } => "number_twice",
            Problem::NumberJump { .. } => "number_jump",
            Problem::Twin { .. } => "twin",
            Problem::SameSolution { .. } => "same_solution",
            Problem::NotCompared(_) => "not_compared",
            Problem::TooFewPages { .. } => "too_few_pages",
            Problem::TooManyPages { .. } => "too_many_pages",
            Problem::BlankPages { .. } => "blank_pages",
            Problem::FoldPadding { .. } => "fold_padding",
        }
    }

    /// Returns whether the problem forbids printing or is a warning.
    pub fn severity(&self) -> Severity {
        match self {
            Problem::NoPuzzles
            | Problem::BadFile(_)
            | Problem::NoSolution
            | Problem::Several
            | Problem::NotProved(_)
            | Problem::MissingAnswer
            | Problem::ChangedSinceProof
            | Problem::SmallCode { .. }
            | Problem::LongLink
            | Problem::OverMargin { .. }
            | Problem::NarrowMargin { .. }
            | Problem::NarrowGutter { .. }
            | Problem::TooFewPages { .. }
            | Problem::MissingLetters(_)
            | Problem::NumberTwice { .. } => Severity::Error,
            Problem::NoAnswers
            | Problem::AlreadySolved
            | Problem::SmallText { .. }
            | Problem::UnusedBleed
            | Problem::NarrowBleed { .. }
            | Problem::LowContrast { .. }
            | Problem::LightTint { .. }
            | Problem::CoarsePicture { .. }
            | Problem::LongTitle { .. }
            | Problem::BrokenWord { .. }
            | Problem::MarksInPieces { .. }
            | Problem::FewerPerPage(_)
            | Problem::FewerAnswers(_)
            | Problem::NoStars
            | Problem::CutTitle
            | Problem::NoTitle
            | Problem::NumberJump { .. }
            | Problem::Twin { .. }
            | Problem::SameSolution { .. }
            | Problem::NotCompared(_)
            | Problem::TooManyPages { .. }
            | Problem::BlankPages { .. }
            | Problem::FoldPadding { .. } => Severity::Warning,
        }
    }

    /// Returns the translatable message.
    pub fn message(&self) -> Message {
        let mm = |mm: f32| format!("{mm:.1}");
        match self {
            Problem::NoPuzzles => Message::new("preflight-no-puzzles"),
            Problem::BadFile(words) => Message::verbatim(words.as_str()),
            Problem::NoSolution => Message::new("preflight-no-solution"),
            Problem::Several => Message::new("preflight-several"),
            Problem::NotProved(stopped) => Message::new("preflight-not-proved").with("reason", stopped.message()),
            Problem::MissingAnswer => Message::new("preflight-missing-answer"),
            Problem::NoAnswers => Message::new("preflight-no-answers"),
            Problem::AlreadySolved => Message::new("preflight-already-solved"),
            Problem::ChangedSinceProof => Message::new("preflight-changed"),
            Problem::SmallText { points, least } => Message::new("preflight-small-text")
                .with("points", format!("{points:.1}"))
                .with("least", format!("{:.0}", least.max(LEAST_POINTS))),
            Problem::OverMargin { mm: over } => Message::new("preflight-over-margin").with("mm", mm(*over)),
            Problem::NarrowMargin { mm: own, least } => {
                Message::new("preflight-narrow-margin").with("mm", mm(*own)).with("least", mm(*least))
            }
            Problem::NarrowGutter { mm: own, least } => {
                Message::new("preflight-narrow-gutter").with("mm", mm(*own)).with("least", mm(*least))
            }
            Problem::UnusedBleed => Message::new("preflight-unused-bleed"),
            Problem::NarrowBleed { mm: own } => Message::new("preflight-narrow-bleed").with("mm", mm(*own)),
            Problem::LowContrast { ratio } => {
                Message::new("preflight-low-contrast").with("ratio", format!("{ratio:.1}"))
            }
            Problem::LightTint { percent } => {
                Message::new("preflight-light-tint").with("percent", format!("{percent:.0}"))
            }
            Problem::CoarsePicture { dpi } => Message::new("preflight-coarse-picture").with("dpi", format!("{dpi:.0}")),
            Problem::SmallCode { mm } => Message::new("preflight-small-code").with("mm", format!("{mm:.2}")),
            Problem::LongLink => Message::new("preflight-long-link"),
            Problem::MissingLetters(letters) => {
                Message::new("preflight-missing-letters").with("letters", letters.as_str())
            }
            Problem::LongTitle { lines } => Message::new("preflight-long-title").with("lines", *lines),
            Problem::BrokenWord { word } => Message::new("preflight-broken-word").with("word", word.as_str()),
            Problem::MarksInPieces { count, kind, place } => Message::new("preflight-marks-in-pieces")
                .with("count", *count)
                .with("kind", kind.clone())
                .with("place", place.clone()),
            Problem::FewerPerPage(fewer) => fewer_message("preflight-fewer-per-page", *fewer),
            Problem::FewerAnswers(fewer) => fewer_message("preflight-fewer-answers", *fewer),
            Problem::NoStars => Message::new("preflight-no-stars"),
            Problem::CutTitle => Message::new("preflight-cut-title"),
            Problem::NoTitle => Message::new("preflight-no-title"),
            Problem::NumberTwice { number } => Message::new("preflight-number-twice").with("number", *number),
            Problem::NumberJump { before, number } => {
                Message::new("preflight-number-jump").with("before", *before).with("number", *number)
            }
            Problem::Twin { of } => Message::new("preflight-twin").with("number", *of),
            Problem::SameSolution { of } => Message::new("preflight-same-solution").with("number", *of),
            Problem::NotCompared(stopped) => Message::new("preflight-not-compared").with("reason", stopped.message()),
            Problem::TooFewPages { pages, least } => {
                Message::new("preflight-too-few-pages").with("pages", *pages).with("least", *least)
            }
            Problem::TooManyPages { pages, most } => {
                Message::new("preflight-too-many-pages").with("pages", *pages).with("most", *most)
            }
            Problem::BlankPages { pages } => Message::new("preflight-blank-pages").with("pages", *pages),
            Problem::FoldPadding { pages } => Message::new("preflight-fold-padding").with("pages", *pages),
        }
    }
}

fn fewer_message(key: &'static str, FewerPerPage { wanted, boards, least, most }: FewerPerPage) -> Message {
    let range = if least == most { format!("{most}") } else { format!("{least}–{most}") };
    Message::new(key).with("wanted", wanted).with("boards", boards).with("range", range)
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}
