//! The forms of texts that are in no format's own form.

use crate::words::Message;

/// A form of text that is not a format's own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TextForm {
    /// Boards as rows of text or drawn with characters, among other lines.
    Boards,
    /// A board printed with blanks for its empty cells.
    PrintedBoard,
    /// A table of HTML.
    HtmlTable,
    /// Lists of numbers or texts, as programs have them.
    Lists,
    /// Links or packed puzzles among other text.
    Links,
    /// Lines of puzzles among other lines.
    Lines,
    /// A puzzle in another form, inside a quotation or a code block.
    Unwrapped,
    /// Puzzles with their regions or solution on the next line.
    LinePairs,
    /// A constraint string on several lines.
    JoinedLines,
    /// A list of cages.
    Cages,
    /// A killer or jigsaw drawn with characters.
    DrawnCages,
    /// JSON without a field that it usually has.
    IncompleteJson,
}

impl TextForm {
    /// Describes the form.
    pub fn message(self) -> Message {
        Message::new(match self {
            TextForm::Boards => "form-boards",
            TextForm::PrintedBoard => "form-printed-board",
            TextForm::HtmlTable => "form-html-table",
            TextForm::Lists => "form-lists",
            TextForm::Links => "form-links",
            TextForm::Lines => "form-lines",
            TextForm::Unwrapped => "form-unwrapped",
            TextForm::LinePairs => "form-line-pairs",
            TextForm::JoinedLines => "form-joined-lines",
            TextForm::Cages => "form-cages",
            TextForm::DrawnCages => "form-drawn-cages",
            TextForm::IncompleteJson => "form-incomplete-json",
        })
    }
}
