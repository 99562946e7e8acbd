//! What is lost on the way from one format to another: which sort of element, how many of them, and what became of
//! them. Readers and writers of other programs' formats count their losses here, so that none passes in silence.

use std::fmt;

use crate::board::{Board, Preset};
use crate::place::Misfit;
use crate::puzzle::PlacedRule;
use crate::variant::Kind;
use crate::words::Message;

/// A sort of element that a puzzle or a file of another program has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Element {
    /// The title.
    Title,
    /// Who made it.
    Author,
    /// How hard the author says it is.
    Stars,
    /// The rules in the author's own words.
    RulesText,
    /// The solution that is told with the puzzle.
    Solution,
    /// How the digits are written.
    Symbols,
    /// Where the board lies on the lattice.
    Origin,
    /// The boxes of the board.
    Boxes,
    /// Regions that have not as many cells as there are digits.
    UnevenRegions,
    /// Where the grids lie and what boxes they have.
    Layout,
    /// Printed digits.
    Givens,
    /// Colours of the author's choice.
    Colours,
    /// Rules that are switched off.
    SwitchedOff,
    /// Rules of a kind.
    Rules(Kind),
    /// Digits that a solver has entered.
    Entered,
    /// A solver's marks in cells.
    PencilMarks,
    /// Candidates of cells, which may be clues or a solver's marks.
    Candidates,
    /// Cells with the symbol 0, which may be a digit or an empty cell.
    Zeros,
    /// A solver's colours of cells.
    Highlights,
    /// What solvers told the author.
    Remarks,
    /// Cells from which fog is lifted.
    FogLights,
    /// Turned texts and shapes.
    Angles,
    /// Sizes of shapes.
    Sizes,
    /// Texts of marks.
    Texts,
    /// Words to the solver, such as a congratulation.
    Messages,
    /// Settings of the other program.
    Settings,
    /// What the other program calls so.
    Named(String),
}

impl Element {
    /// The sort, in words with the number of them.
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

/// What became of elements.
#[derive(Clone, PartialEq, Debug)]
pub enum Fate {
    /// This program does not know them.
    Unknown,
    /// There is no place for them where they go.
    NoPlace,
    /// They have no value that would say anything.
    Blank,
    /// The nearest that there is stands for them.
    Nearest,
    /// Regions stand for them, which mean the same.
    AsRegions,
    /// Rules stand for them, which mean the same: no loss, but told.
    AsRules,
    /// They have more cells than there are digits, so that nothing is said of them.
    TooLarge,
    /// Marks stand for them, which mean nothing.
    AsMarks,
    /// They are something else when the file is read again.
    ReadOtherwise,
    /// They were recognised in a drawing: no loss, but told.
    Recognised,
    /// They lie where the board has no cells.
    OffBoard,
    /// They are not written as they should be: what was expected.
    Wrong(Message),
    /// They were read as clues, but could be a solver's marks: no loss, but told.
    AsClues,
    /// They were read as a solver's marks, but could be clues: no loss, but told.
    AsSolversMarks,
    /// They were read as a digit, but could be empty cells: no loss, but told.
    AsZero,
    /// They were read as the layout of this name: no loss, but told.
    AsLayout(Preset),
    /// They cannot stand on the board.
    Misfit(Misfit),
}

impl Eq for Fate {}

impl Fate {
    /// Returns whether something is lost by it, and not only told how it was read.
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

/// The name of a layout, as it is printed.
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

/// Elements of one sort to which the same happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Loss {
    /// What they are.
    pub element: Element,
    /// How many.
    pub count: usize,
    /// What became of them.
    pub fate: Fate,
}

impl Loss {
    /// Returns whether the puzzle may have other solutions without these elements: they are rules, or may be some for
    /// all that is known of them.
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

    /// What is lost, to be said in any language.
    pub fn message(&self) -> Message {
        Message::new("loss").with("what", self.element.message(self.count)).with("fate", self.fate.message())
    }
}

impl fmt::Display for Loss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

/// The losses of one puzzle, in the order in which they were met.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Losses(Vec<Loss>);

/// More sorts of elements than any file of people has; what is counted beyond is one sort.
const MOST_SORTS: usize = 100;

impl Losses {
    /// Counts one element.
    pub(super) fn add(&mut self, element: Element, fate: Fate) {
        self.add_many(element, fate, 1);
    }

    /// Counts so many elements; none is no loss.
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

    /// A rule as it comes into a puzzle; one that means nothing on its board is lost. One that no filling obeys stays.
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

    /// Counts something that the other program calls so, which this one does not know. The name is as long as a word.
    pub(super) fn unknown(&mut self, name: &str, count: usize) {
        const MOST_LETTERS: usize = 40;
        let name = name.chars().take(MOST_LETTERS).collect();
        self.add_many(Element::Named(name), Fate::Unknown, count);
    }

    /// All of them.
    pub(super) fn into_vec(self) -> Vec<Loss> {
        self.0
    }
}
