//! What can be wrong with a booklet or a sheet, how bad that is, and the words for it.

use std::fmt;

use super::Severity;
use super::page::LEAST_POINTS;
use crate::sheet::booklet::FewerPerPage;
use crate::solve::Stopped;
use crate::words::Message;

/// What is wrong.
#[derive(Clone, PartialEq, Debug)]
pub enum Problem {
    /// The booklet is empty.
    NoPuzzles,
    /// A picture or a font cannot be used; what is wrong, with its file.
    BadFile(String),
    /// A puzzle has no solution.
    NoSolution,
    /// A puzzle has several solutions.
    Several,
    /// Whether a puzzle has one solution is not known, and why.
    NotProved(Stopped),
    /// Answers are printed, but not that of this puzzle.
    MissingAnswer,
    /// The answers are switched off.
    NoAnswers,
    /// All cells of a puzzle have a given.
    AlreadySolved,
    /// The file of a puzzle is not what was proved (see [`crate::formats::BookItem::proved`]).
    ChangedSinceProof,
    /// The smallest text of a part, in points.
    SmallText {
        /// Its height, in points.
        points: f32,
        /// The least that is good, in points.
        least: f32,
    },
    /// Something reaches so many millimetres over the margin, the gutter, or what cutting leaves.
    OverMargin {
        /// How far, in millimetres.
        mm: f32,
    },
    /// A margin of one's own is narrower than what the printer keeps free.
    NarrowMargin {
        /// How wide it is, in millimetres.
        mm: f32,
        /// How wide it must be.
        least: f32,
    },
    /// A gutter of one's own is narrower than what binding takes.
    NarrowGutter {
        /// How wide it is, in millimetres.
        mm: f32,
        /// How wide it must be.
        least: f32,
    },
    /// There is a bleed, and nothing runs over the edge.
    UnusedBleed,
    /// Colour ends at the edge of the page or beyond, and there is no bleed that is wide enough.
    NarrowBleed {
        /// How wide it is, in millimetres.
        mm: f32,
    },
    /// Text that is hard to tell from what lies below it: its contrast ratio.
    LowContrast {
        /// By the formula of WCAG, from 1 to 21.
        ratio: f64,
    },
    /// A tint that a press does not hold.
    LightTint {
        /// Of its strongest ink.
        percent: f32,
    },
    /// A picture has fewer dots an inch than printers ask for.
    CoarsePicture {
        /// Dots an inch.
        dpi: f32,
    },
    /// The squares of a QR code are too small for telephones.
    SmallCode {
        /// Their sides, in millimetres.
        mm: f32,
    },
    /// The link of a puzzle is too long for a QR code that fits on the page; none is printed.
    LongLink,
    /// Letters that no font has; empty squares are printed.
    MissingLetters(String),
    /// A title of so many lines.
    LongTitle {
        /// How many.
        lines: usize,
    },
    /// A word of the title of a puzzle is wider than its column, and broken.
    BrokenWord {
        /// The word.
        word: String,
    },
    /// Marks whose cells do not touch, so that nothing shows that they belong together.
    MarksInPieces {
        /// The number of such rules of the puzzle.
        count: usize,
        /// The name of the first of them.
        kind: Message,
        /// Where the first of them is.
        place: Message,
    },
    /// Fewer puzzles stand on a page than were asked for.
    FewerPerPage(FewerPerPage),
    /// Fewer answers stand on a page than were asked for.
    FewerAnswers(FewerPerPage),
    /// No stars are printed: the solving path does not end in the solution.
    NoStars,
    /// The title at the head of pages does not fit in a line, and is cut.
    CutTitle,
    /// The file needs a title.
    NoTitle,
    /// Two puzzles have the same number.
    NumberTwice {
        /// The number.
        number: u32,
    },
    /// A number that does not follow the one before.
    NumberJump {
        /// The number before.
        before: u32,
        /// The number that does not follow.
        number: u32,
    },
    /// The same as an earlier puzzle up to the names of digits and symmetry.
    Twin {
        /// The printed number of the earlier puzzle.
        of: u32,
    },
    /// The same solution as an earlier puzzle, from other givens.
    SameSolution {
        /// The printed number of the earlier puzzle.
        of: u32,
    },
    /// Not all puzzles were compared with the others, and why.
    NotCompared(Stopped),
    /// There are fewer pages than are bound into a book.
    TooFewPages {
        /// How many there are.
        pages: usize,
        /// How many there must be.
        least: usize,
    },
    /// There are more pages than are bound in one book.
    TooManyPages {
        /// How many there are.
        pages: usize,
        /// How many there may be.
        most: usize,
    },
    /// Empty pages one after the other.
    BlankPages {
        /// How many.
        pages: usize,
    },
    /// Empty pages at the end that folding adds.
    FoldPadding {
        /// How many.
        pages: usize,
    },
}

impl Problem {
    /// A name for programs, which stays the same.
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

    /// Whether it forbids printing.
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

    /// What is wrong, to be said in any language.
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
