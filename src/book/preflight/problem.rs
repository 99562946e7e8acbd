//! The problems that a booklet or a sheet can have, their severities and messages.

use std::fmt;

use crate::puzzle::{RulesTextProblem, SolutionProblem};
use crate::sheet::booklet::FewerPerPage;
use crate::solve::SolveError;
use crate::words::Message;

/// The severity of a problem.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Severity {
    /// Worth a look before printing.
    Warning,
    /// Must be fixed before printing.
    Error,
}

impl Severity {
    /// Returns a stable name for use by programs.
    pub const fn name(self) -> &'static str {
        match self {
            Severity::Warning => "warning",
            Severity::Error => "error",
        }
    }
}

/// A problem of a booklet or a sheet.
#[derive(Clone, PartialEq, Debug)]
pub enum PreflightProblem {
    /// A booklet without puzzles.
    NoPuzzles,
    /// A picture or font that cannot be used: the message, including the file name.
    BadFile(String),
    /// A puzzle without a solution.
    NoSolution,
    /// A puzzle with several solutions.
    SeveralSolutions,
    /// A puzzle whose uniqueness is unknown, and why.
    NotProved(SolveError),
    /// A puzzle of which something was not understood when it was read, so that rules may be missing.
    NotUnderstood {
        /// The number of elements.
        count: usize,
    },
    /// A puzzle whose stored solution is not its solution.
    StoredSolution(SolutionProblem),
    /// A puzzle whose own rules text does not fit its rules.
    RulesText(RulesTextProblem),
    /// A puzzle without an answer, although answers are printed.
    MissingAnswer,
    /// Answers that are switched off.
    NoAnswers,
    /// A puzzle in which every cell has a given.
    AlreadySolved,
    /// A puzzle with fog, which paper does not have.
    Fog,
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
        /// The distance by which it extends too far, in millimetres.
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
    SmallQrCode {
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
    /// A puzzle title with a word that is broken because it is wider than its column.
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
    DuplicateNumber {
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
    RepeatedPuzzle {
        /// The printed number of the earlier puzzle.
        earlier_number: u32,
    },
    /// A puzzle with other givens but the same solution as an earlier one.
    SameSolution {
        /// The printed number of the earlier puzzle.
        of: u32,
    },
    /// Puzzles that were not all compared with each other, and why.
    NotCompared(SolveError),
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
        /// True if the printing service takes no more.
        is_limit: bool,
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
    /// A paper size that the printing service is not known to offer.
    UnknownTrim {
        /// The paper size.
        paper: String,
        /// The name of the service.
        target: &'static str,
        /// True if the size is beyond the limits of the service, not only missing in the list of its usual sizes.
        is_limit: bool,
    },
    /// A front or back cover in the file of an interior.
    CoverInInterior {
        /// The name of the service.
        target: &'static str,
    },
    /// Crop marks in a file that must not have any.
    PrinterMarks {
        /// The name of the service.
        target: &'static str,
    },
    /// Pages in the order of sheets, where single pages in their order are required.
    ImposedSheets {
        /// The name of the service.
        target: &'static str,
    },
    /// More pages than can be folded and stapled well.
    ManyStapledPages {
        /// The number of pages.
        pages: usize,
        /// The largest number of pages.
        most: usize,
    },
    /// A printing condition whose name is in no registry.
    UnknownCondition {
        /// The name.
        name: String,
    },
    /// A picture that reaches the edge of the page, without a bleed.
    PictureAtEdge,
    /// A picture of which only a small part is printed.
    CroppedPicture {
        /// The percentage of its area that is printed.
        percent: f32,
    },
    /// A picture in the four inks of a press, which is read as red, green and blue and separated again.
    SeparatedTwice,
    /// A colour picture that is separated without the profile of its printing condition.
    NoProfile {
        /// The printing condition.
        condition: String,
    },
    /// A word in braces that stands for nothing, so that it is printed as it is.
    UnknownPlaceholder {
        /// The word with its braces.
        text: String,
        /// The placeholders that are known.
        known: String,
    },
    /// A text with invisible characters that turn the order of letters.
    TurnedLetters {
        /// The text, in which these characters are shown.
        text: String,
    },
    /// A table of contents of pages that have no numbers.
    ContentsWithoutNumbers,
    /// A language into which the program is not translated, so that its own texts are English.
    NoTranslation {
        /// The language as the setter named it.
        language: String,
    },
    /// A difficulty that is far from that of the solving path.
    OtherDifficulty {
        /// The stars that are printed, or those of the printed label.
        stated: u8,
        /// The stars of the solving path.
        path: u8,
    },
    /// Rules of a puzzle that are switched off.
    SwitchedOff {
        /// The number of rules.
        count: usize,
        /// The name of the first of them.
        kind: Message,
    },
    /// A rule that is explained nowhere in the booklet.
    RuleNotExplained {
        /// The name of the rule.
        kind: Message,
    },
    /// A custom rule that has another meaning than one of the same name in another puzzle.
    OtherMeaning {
        /// The name of the rules.
        name: Message,
        /// The printed number of the other puzzle.
        number: u32,
    },
}

impl PreflightProblem {
    /// Returns a stable name for use by programs.
    pub const fn name(&self) -> &'static str {
        match self {
            PreflightProblem::NoPuzzles => "no_puzzles",
            PreflightProblem::BadFile(_) => "bad_file",
            PreflightProblem::NoSolution => "no_solution",
            PreflightProblem::SeveralSolutions => "several_solutions",
            PreflightProblem::NotProved(_) => "not_proved",
            PreflightProblem::NotUnderstood { .. } => "not_understood",
            PreflightProblem::StoredSolution(_) => "stored_solution",
            PreflightProblem::RulesText(_) => "rules_text",
            PreflightProblem::MissingAnswer => "missing_answer",
            PreflightProblem::NoAnswers => "no_answers",
            PreflightProblem::AlreadySolved => "already_solved",
            PreflightProblem::Fog => "fog",
            PreflightProblem::ChangedSinceProof => "changed_since_proof",
            PreflightProblem::SmallText { .. } => "small_text",
            PreflightProblem::OverMargin { .. } => "over_margin",
            PreflightProblem::NarrowMargin { .. } => "narrow_margin",
            PreflightProblem::NarrowGutter { .. } => "narrow_gutter",
            PreflightProblem::UnusedBleed => "unused_bleed",
            PreflightProblem::NarrowBleed { .. } => "narrow_bleed",
            PreflightProblem::LowContrast { .. } => "low_contrast",
            PreflightProblem::LightTint { .. } => "light_tint",
            PreflightProblem::CoarsePicture { .. } => "coarse_picture",
            PreflightProblem::SmallQrCode { .. } => "small_code",
            PreflightProblem::LongLink => "long_link",
            PreflightProblem::MissingLetters(_) => "missing_letters",
            PreflightProblem::LongTitle { .. } => "long_title",
            PreflightProblem::BrokenWord { .. } => "broken_word",
            PreflightProblem::MarksInPieces { .. } => "marks_in_pieces",
            PreflightProblem::FewerPerPage(_) => "fewer_per_page",
            PreflightProblem::FewerAnswers(_) => "fewer_answers",
            PreflightProblem::NoStars => "no_stars",
            PreflightProblem::CutTitle => "cut_title",
            PreflightProblem::NoTitle => "no_title",
            PreflightProblem::DuplicateNumber { .. } => "number_twice",
            PreflightProblem::NumberJump { .. } => "number_jump",
            PreflightProblem::RepeatedPuzzle { .. } => "twin",
            PreflightProblem::SameSolution { .. } => "same_solution",
            PreflightProblem::NotCompared(_) => "not_compared",
            PreflightProblem::TooFewPages { .. } => "too_few_pages",
            PreflightProblem::TooManyPages { .. } => "too_many_pages",
            PreflightProblem::BlankPages { .. } => "blank_pages",
            PreflightProblem::FoldPadding { .. } => "fold_padding",
            PreflightProblem::UnknownTrim { .. } => "unknown_trim",
            PreflightProblem::CoverInInterior { .. } => "cover_in_interior",
            PreflightProblem::PrinterMarks { .. } => "printer_marks",
            PreflightProblem::ImposedSheets { .. } => "imposed_sheets",
            PreflightProblem::ManyStapledPages { .. } => "many_stapled_pages",
            PreflightProblem::UnknownCondition { .. } => "unknown_condition",
            PreflightProblem::PictureAtEdge => "picture_at_edge",
            PreflightProblem::CroppedPicture { .. } => "cropped_picture",
            PreflightProblem::SeparatedTwice => "separated_twice",
            PreflightProblem::NoProfile { .. } => "no_profile",
            PreflightProblem::UnknownPlaceholder { .. } => "unknown_placeholder",
            PreflightProblem::TurnedLetters { .. } => "turned_letters",
            PreflightProblem::ContentsWithoutNumbers => "contents_without_numbers",
            PreflightProblem::NoTranslation { .. } => "no_translation",
            PreflightProblem::OtherDifficulty { .. } => "other_difficulty",
            PreflightProblem::SwitchedOff { .. } => "switched_off",
            PreflightProblem::RuleNotExplained { .. } => "rule_not_explained",
            PreflightProblem::OtherMeaning { .. } => "other_meaning",
        }
    }

    /// Returns whether the problem is an error, which forbids printing, or a warning.
    pub fn severity(&self) -> Severity {
        match self {
            PreflightProblem::NoPuzzles
            | PreflightProblem::BadFile(_)
            | PreflightProblem::NoSolution
            | PreflightProblem::SeveralSolutions
            | PreflightProblem::NotProved(_)
            | PreflightProblem::StoredSolution(_)
            | PreflightProblem::MissingAnswer
            | PreflightProblem::ChangedSinceProof
            | PreflightProblem::SmallQrCode { .. }
            | PreflightProblem::LongLink
            | PreflightProblem::OverMargin { .. }
            | PreflightProblem::NarrowMargin { .. }
            | PreflightProblem::NarrowGutter { .. }
            | PreflightProblem::TooFewPages { .. }
            | PreflightProblem::MissingLetters(_)
            | PreflightProblem::UnknownTrim { is_limit: true, .. }
            | PreflightProblem::PrinterMarks { .. }
            | PreflightProblem::ImposedSheets { .. }
            | PreflightProblem::UnknownCondition { .. }
            | PreflightProblem::PictureAtEdge
            | PreflightProblem::UnknownPlaceholder { .. }
            | PreflightProblem::DuplicateNumber { .. }
            | PreflightProblem::TooManyPages { is_limit: true, .. } => Severity::Error,
            PreflightProblem::NoAnswers
            | PreflightProblem::NotUnderstood { .. }
            | PreflightProblem::RulesText(_)
            | PreflightProblem::AlreadySolved
            | PreflightProblem::Fog
            | PreflightProblem::SmallText { .. }
            | PreflightProblem::UnusedBleed
            | PreflightProblem::NarrowBleed { .. }
            | PreflightProblem::LowContrast { .. }
            | PreflightProblem::LightTint { .. }
            | PreflightProblem::CoarsePicture { .. }
            | PreflightProblem::LongTitle { .. }
            | PreflightProblem::BrokenWord { .. }
            | PreflightProblem::MarksInPieces { .. }
            | PreflightProblem::FewerPerPage(_)
            | PreflightProblem::FewerAnswers(_)
            | PreflightProblem::NoStars
            | PreflightProblem::CutTitle
            | PreflightProblem::NoTitle
            | PreflightProblem::NumberJump { .. }
            | PreflightProblem::RepeatedPuzzle { .. }
            | PreflightProblem::SameSolution { .. }
            | PreflightProblem::NotCompared(_)
            | PreflightProblem::CoverInInterior { .. }
            | PreflightProblem::ManyStapledPages { .. }
            | PreflightProblem::CroppedPicture { .. }
            | PreflightProblem::SeparatedTwice
            | PreflightProblem::NoProfile { .. }
            | PreflightProblem::TurnedLetters { .. }
            | PreflightProblem::ContentsWithoutNumbers
            | PreflightProblem::NoTranslation { .. }
            | PreflightProblem::OtherDifficulty { .. }
            | PreflightProblem::SwitchedOff { .. }
            | PreflightProblem::RuleNotExplained { .. }
            | PreflightProblem::OtherMeaning { .. }
            | PreflightProblem::TooManyPages { is_limit: false, .. }
            | PreflightProblem::UnknownTrim { is_limit: false, .. }
            | PreflightProblem::BlankPages { .. }
            | PreflightProblem::FoldPadding { .. } => Severity::Warning,
        }
    }

    /// Returns the translatable message.
    pub fn message(&self) -> Message {
        let mm = |mm: f32| format!("{mm:.1}");
        match self {
            PreflightProblem::NoPuzzles => Message::new("preflight-no-puzzles"),
            PreflightProblem::BadFile(words) => Message::verbatim(words.as_str()),
            PreflightProblem::NoSolution => Message::new("preflight-no-solution"),
            PreflightProblem::SeveralSolutions => Message::new("preflight-several"),
            PreflightProblem::NotProved(stopped) => {
                Message::new("preflight-not-proved").with("reason", stopped.message())
            }
            PreflightProblem::NotUnderstood { count } => Message::new("preflight-not-understood").with("count", *count),
            PreflightProblem::StoredSolution(problem) => {
                Message::new("preflight-stored-solution").with("problem", problem.message())
            }
            PreflightProblem::RulesText(problem) => {
                Message::new("preflight-rules-text").with("problem", problem.message())
            }
            PreflightProblem::MissingAnswer => Message::new("preflight-missing-answer"),
            PreflightProblem::NoAnswers => Message::new("preflight-no-answers"),
            PreflightProblem::AlreadySolved => Message::new("preflight-already-solved"),
            PreflightProblem::Fog => Message::new("preflight-fog"),
            PreflightProblem::ChangedSinceProof => Message::new("preflight-changed"),
            PreflightProblem::SmallText { points, least } => Message::new("preflight-small-text")
                .with("points", format!("{points:.1}"))
                .with("least", format!("{:.0}", least)),
            PreflightProblem::OverMargin { mm: over } => Message::new("preflight-over-margin").with("mm", mm(*over)),
            PreflightProblem::NarrowMargin { mm: own, least } => {
                Message::new("preflight-narrow-margin").with("mm", mm(*own)).with("least", mm(*least))
            }
            PreflightProblem::NarrowGutter { mm: own, least } => {
                Message::new("preflight-narrow-gutter").with("mm", mm(*own)).with("least", mm(*least))
            }
            PreflightProblem::UnusedBleed => Message::new("preflight-unused-bleed"),
            PreflightProblem::NarrowBleed { mm: own } => Message::new("preflight-narrow-bleed").with("mm", mm(*own)),
            PreflightProblem::LowContrast { ratio } => {
                Message::new("preflight-low-contrast").with("ratio", format!("{ratio:.1}"))
            }
            PreflightProblem::LightTint { percent } => {
                Message::new("preflight-light-tint").with("percent", format!("{percent:.0}"))
            }
            PreflightProblem::CoarsePicture { dpi } => {
                Message::new("preflight-coarse-picture").with("dpi", format!("{dpi:.0}"))
            }
            PreflightProblem::SmallQrCode { mm } => Message::new("preflight-small-code").with("mm", format!("{mm:.2}")),
            PreflightProblem::LongLink => Message::new("preflight-long-link"),
            PreflightProblem::MissingLetters(letters) => {
                Message::new("preflight-missing-letters").with("letters", letters.as_str())
            }
            PreflightProblem::LongTitle { lines } => Message::new("preflight-long-title").with("lines", *lines),
            PreflightProblem::BrokenWord { word } => Message::new("preflight-broken-word").with("word", word.as_str()),
            PreflightProblem::MarksInPieces { count, kind, place } => Message::new("preflight-marks-in-pieces")
                .with("count", *count)
                .with("kind", kind.clone())
                .with("place", place.clone()),
            PreflightProblem::FewerPerPage(fewer) => fewer_message("preflight-fewer-per-page", *fewer),
            PreflightProblem::FewerAnswers(fewer) => fewer_message("preflight-fewer-answers", *fewer),
            PreflightProblem::NoStars => Message::new("preflight-no-stars"),
            PreflightProblem::CutTitle => Message::new("preflight-cut-title"),
            PreflightProblem::NoTitle => Message::new("preflight-no-title"),
            PreflightProblem::DuplicateNumber { number } => {
                Message::new("preflight-number-twice").with("number", *number)
            }
            PreflightProblem::NumberJump { before, number } => {
                Message::new("preflight-number-jump").with("before", *before).with("number", *number)
            }
            PreflightProblem::RepeatedPuzzle { earlier_number: of } => {
                Message::new("preflight-twin").with("number", *of)
            }
            PreflightProblem::SameSolution { of } => Message::new("preflight-same-solution").with("number", *of),
            PreflightProblem::NotCompared(stopped) => {
                Message::new("preflight-not-compared").with("reason", stopped.message())
            }
            PreflightProblem::TooFewPages { pages, least } => {
                Message::new("preflight-too-few-pages").with("pages", *pages).with("least", *least)
            }
            PreflightProblem::TooManyPages { pages, most, .. } => {
                Message::new("preflight-too-many-pages").with("pages", *pages).with("most", *most)
            }
            PreflightProblem::BlankPages { pages } => Message::new("preflight-blank-pages").with("pages", *pages),
            PreflightProblem::FoldPadding { pages } => Message::new("preflight-fold-padding").with("pages", *pages),
            PreflightProblem::UnknownTrim { paper, target, .. } => {
                Message::new("preflight-unknown-trim").with("paper", paper.as_str()).with("target", *target)
            }
            PreflightProblem::CoverInInterior { target } => {
                Message::new("preflight-cover-in-interior").with("target", *target)
            }
            PreflightProblem::PrinterMarks { target } => {
                Message::new("preflight-printer-marks").with("target", *target)
            }
            PreflightProblem::ImposedSheets { target } => {
                Message::new("preflight-imposed-sheets").with("target", *target)
            }
            PreflightProblem::ManyStapledPages { pages, most } => {
                Message::new("preflight-many-stapled").with("pages", *pages).with("most", *most)
            }
            PreflightProblem::UnknownCondition { name } => {
                Message::new("preflight-unknown-condition").with("name", name.as_str())
            }
            PreflightProblem::PictureAtEdge => Message::new("preflight-picture-at-edge"),
            PreflightProblem::CroppedPicture { percent } => {
                Message::new("preflight-cropped-picture").with("percent", format!("{percent:.0}"))
            }
            PreflightProblem::SeparatedTwice => Message::new("preflight-separated-twice"),
            PreflightProblem::NoProfile { condition } => {
                Message::new("preflight-no-profile").with("condition", condition.as_str())
            }
            PreflightProblem::UnknownPlaceholder { text, known } => {
                Message::new("preflight-unknown-placeholder").with("text", text.as_str()).with("known", known.as_str())
            }
            PreflightProblem::TurnedLetters { text } => {
                Message::new("preflight-turned-letters").with("text", text.as_str())
            }
            PreflightProblem::ContentsWithoutNumbers => Message::new("preflight-contents-without-numbers"),
            PreflightProblem::NoTranslation { language } => {
                Message::new("preflight-no-translation").with("language", language.as_str())
            }
            PreflightProblem::OtherDifficulty { stated, path } => {
                Message::new("preflight-other-difficulty").with("stated", *stated).with("path", *path)
            }
            PreflightProblem::SwitchedOff { count, kind } => {
                Message::new("preflight-switched-off").with("count", *count).with("kind", kind.clone())
            }
            PreflightProblem::RuleNotExplained { kind } => {
                Message::new("preflight-rule-not-explained").with("kind", kind.clone())
            }
            PreflightProblem::OtherMeaning { name, number } => {
                Message::new("preflight-other-meaning").with("name", name.clone()).with("number", *number)
            }
        }
    }
}

fn fewer_message(key: &'static str, FewerPerPage { requested: wanted, boards, least, most }: FewerPerPage) -> Message {
    let range = if least == most { format!("{most}") } else { format!("{least}–{most}") };
    Message::new(key).with("wanted", wanted).with("boards", boards).with("range", range)
}

impl fmt::Display for PreflightProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}
