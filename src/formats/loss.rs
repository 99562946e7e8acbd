//! Losses on converting between formats: the kind of element, the count, and what became of the elements. Readers and
//! writers of other programs' formats report every loss here.

use std::fmt;

use crate::board::{Board, Preset};
use crate::place::Misfit;
use crate::puzzle::PlacedRule;
use crate::variant::Kind;
use crate::words::Message;

/// A kind of element of a puzzle or of another program's file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Element {
    /// The title.
    Title,
    /// The author.
    Author,
    /// The difficulty set by the setter.
    Stars,
    /// The setter's own rules text.
    RulesText,
    /// The solution included with the puzzle.
    Solution,
    /// The symbols that stand for the digits.
    Symbols,
    /// The position of the board on the lattice.
    Origin,
    /// The boxes of the board.
    Boxes,
    /// Regions with more or fewer cells than there are digits.
    UnevenRegions,
    /// The positions of the grids and their boxes.
    Layout,
    /// The givens.
    Givens,
    /// Custom colours.
    Colours,
    /// Disabled rules.
    SwitchedOff,
    /// Rules of a kind.
    Rules(Kind),
    /// Digits entered by a solver.
    Entered,
    /// A solver's marks in cells.
    PencilMarks,
    /// Candidates of cells, which may be clues or a solver's marks.
    Candidates,
    /// Cells with the symbol 0, which may be a digit or an empty cell.
    Zeros,
    /// A solver's cell colours.
    Highlights,
    /// Solvers' remarks for the setter.
    Remarks,
    /// Cells from which fog is lifted.
    FogLights,
    /// Rotated texts and shapes.
    Angles,
    /// Sizes of shapes.
    Sizes,
    /// Texts of marks.
    Texts,
    /// Messages to the solver, such as a congratulation.
    Messages,
    /// Settings of the other program.
    Settings,
    /// Elements by their name in the other program.
    Named(String),
}

impl Element {
    /// Describes the elements, with their number.
    fn message(&self, count: usize) -> Message {
        let counted = |key: &'static str| Message::new(key).with("count", count);
        match self {
            Element::Title => counted("element-title"),
            Element::Author => counted("element-author"),
            Element::Stars => counted("element-stars"),
            Element::RulesText => counted("element-rules-text"),
            Element::Solution => counted("element-solution"),
            Element::Symbols => counted("element-symbols"),
            Element::Origin => counted("element-origin"),
            Element::Boxes => counted("element-boxes"),
            Element::UnevenRegions => counted("element-uneven-regions"),
            Element::Layout => counted("element-layout"),
            Element::Givens => counted("element-givens"),
            Element::Colours => counted("element-colours"),
            Element::SwitchedOff => counted("element-switched-off"),
            Element::Rules(kind) => counted("element-rules").with("name", kind.name()),
            Element::Entered => counted("element-entered"),
            Element::PencilMarks => counted("element-pencil-marks"),
            Element::Candidates => counted("element-candidates"),
            Element::Zeros => counted("element-zeros"),
            Element::Highlights => counted("element-highlights"),
            Element::Remarks => counted("element-remarks"),
            Element::FogLights => counted("element-fog-lights"),
            Element::Angles => counted("element-angles"),
            Element::Sizes => counted("element-sizes"),
            Element::Texts => counted("element-texts"),
            Element::Messages => counted("element-messages"),
            Element::Settings => counted("element-settings"),
            Element::Named(name) => counted("element-named").with("name", name.escape_debug().to_string()),
        }
    }
}

/// The outcome for elements that were not taken over as they are.
#[derive(Clone, PartialEq, Debug)]
pub enum Fate {
    /// They are unknown to this program.
    Unknown,
    /// The target format has no place for them.
    NoPlace,
    /// They have no value and mean nothing.
    Blank,
    /// They were replaced by the closest match.
    Nearest,
    /// They were replaced by regions with the same meaning.
    AsRegions,
    /// They were replaced by rules with the same meaning: no loss, but reported.
    AsRules,
    /// They have more cells than there are digits and were left out.
    TooLarge,
    /// They were replaced by marks without meaning.
    AsMarks,
    /// They change when the file is read again.
    ReadOtherwise,
    /// They were recognised in a drawing: no loss, but reported.
    Recognised,
    /// They are outside the board.
    OffBoard,
    /// They are invalid: the message says what was expected.
    Wrong(Message),
    /// They were read as clues, but could be a solver's marks: no loss, but reported.
    AsClues,
    /// They were read as a solver's marks, but could be clues: no loss, but reported.
    AsSolversMarks,
    /// They were read as a digit, but could be empty cells: no loss, but reported.
    AsZero,
    /// They were read as this named layout: no loss, but reported.
    AsLayout(Preset),
    /// They cannot be placed on the board.
    Misfit(Misfit),
}

impl Eq for Fate {}

impl Fate {
    /// Returns whether something is lost, as opposed to a note on how the input was interpreted.
    pub fn is_loss(&self) -> bool {
        match self {
            Fate::Recognised | Fate::AsRules => false,
            Fate::AsClues | Fate::AsSolversMarks | Fate::AsZero | Fate::AsLayout(_) => false,
            Fate::Unknown
            | Fate::NoPlace
            | Fate::Blank
            | Fate::Nearest
            | Fate::AsRegions
            | Fate::AsMarks
            | Fate::TooLarge
            | Fate::OffBoard
            | Fate::ReadOtherwise
            | Fate::Wrong(_)
            | Fate::Misfit(_) => true,
        }
    }

    fn message(&self) -> Message {
        match self {
            Fate::Unknown => Message::new("fate-unknown"),
            Fate::NoPlace => Message::new("fate-no-place"),
            Fate::Blank => Message::new("fate-blank"),
            Fate::Nearest => Message::new("fate-nearest"),
            Fate::AsRegions => Message::new("fate-as-regions"),
            Fate::AsRules => Message::new("fate-as-rules"),
            Fate::TooLarge => Message::new("fate-too-large"),
            Fate::AsMarks => Message::new("fate-as-marks"),
            Fate::OffBoard => Message::new("fate-off-board"),
            Fate::ReadOtherwise => Message::new("fate-read-otherwise"),
            Fate::Recognised => Message::new("fate-recognised"),
            Fate::Wrong(expected) => Message::new("fate-misfit").with("misfit", expected.clone()),
            Fate::AsClues => Message::new("fate-as-clues"),
            Fate::AsSolversMarks => Message::new("fate-as-solvers-marks"),
            Fate::AsZero => Message::new("fate-as-zero"),
            Fate::AsLayout(preset) => Message::new("fate-as-layout").with("name", layout_name(*preset)),
            Fate::Misfit(misfit) => Message::new("fate-misfit").with("misfit", misfit.message()),
        }
    }
}

/// Returns the name of a layout, as it is printed.
fn layout_name(preset: Preset) -> Message {
    Message::new(match preset {
        Preset::Single => "book-classic",
        Preset::Twin => "book-twin",
        Preset::Chain { .. } => "book-chain",
        Preset::Samurai => "book-samurai",
        Preset::Sohei => "book-sohei",
        Preset::Windmill => "book-windmill",
        Preset::Butterfly => "book-butterfly",
        Preset::Flower => "book-flower",
    })
}

/// Elements of one kind with the same outcome.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Loss {
    /// The kind of elements.
    pub element: Element,
    /// The number of elements.
    pub count: usize,
    /// The outcome.
    pub fate: Fate,
}

impl Loss {
    /// Returns whether the puzzle may have other solutions without these elements, because they are or may be rules.
    pub fn may_change_solutions(&self) -> bool {
        match (&self.element, &self.fate) {
            (_, fate) if !fate.is_loss() => false,
            (_, Fate::AsRegions | Fate::TooLarge | Fate::Blank) => false,
            (Element::Rules(kind), _) => !kind.is_decoration(),
            (Element::Boxes, _) => true,
            (Element::Named(_) | Element::Texts, fate) => {
                matches!(fate, Fate::Unknown | Fate::OffBoard | Fate::Wrong(_))
            }
            _ => false,
        }
    }

    /// Describes the loss.
    pub fn message(&self) -> Message {
        Message::new("loss").with("what", self.element.message(self.count)).with("fate", self.fate.message())
    }
}

impl fmt::Display for Loss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

/// The losses of one puzzle, in order of occurrence.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Losses(Vec<Loss>);

/// The limit on different losses, far above that of any real file. All others are counted as one entry.
const MOST_SORTS: usize = 100;

impl Losses {
    /// Counts one element.
    pub(super) fn add(&mut self, element: Element, fate: Fate) {
        self.add_many(element, fate, 1);
    }

    /// Counts several elements; does nothing if `count` is 0.
    pub(super) fn add_many(&mut self, element: Element, fate: Fate, count: usize) {
        if count == 0 {
            return;
        }
        let known = self.0.iter().position(|loss| loss.element == element && loss.fate == fate);
        match known {
            Some(at) => self.0[at].count += count,
            None if self.0.len() < MOST_SORTS => self.0.push(Loss { element, count, fate }),
            None => self.add_beyond(count),
        }
    }

    /// Returns a rule that has a meaning on the board, or counts it as lost. A rule that no filling satisfies is kept.
    pub(super) fn fitting(&mut self, board: &Board, placed: PlacedRule) -> Option<PlacedRule> {
        match placed.rule.stands_on(board) {
            Ok(()) => Some(placed),
            Err(misfit) => {
                self.add(Element::Rules(placed.rule.kind()), Fate::Misfit(misfit));
                None
            }
        }
    }

    fn add_beyond(&mut self, count: usize) {
        let rest = Element::Named("…".to_owned());
        match self.0.iter_mut().find(|loss| loss.element == rest) {
            Some(loss) => loss.count += count,
            None => self.0.push(Loss { element: rest, count, fate: Fate::Unknown }),
        }
    }

    /// Counts elements unknown to this program, by their name in the other program, shortened if needed.
    pub(super) fn unknown(&mut self, name: &str, count: usize) {
        const MOST_LETTERS: usize = 40;
        let name = name.chars().take(MOST_LETTERS).collect();
        self.add_many(Element::Named(name), Fate::Unknown, count);
    }

    /// Returns all losses.
    pub(super) fn into_vec(self) -> Vec<Loss> {
        self.0
    }
}
