//! Losses on converting between formats: the kind of element, the count, and what became of the elements. Readers and
//! writers of other programs' formats report every loss here.

use std::fmt;

use crate::board::{Board, TraditionalLayout};
use crate::place::PlacementError;
use crate::puzzle::{NotUnderstood, PlacedRule};
use crate::variant::Kind;
use crate::words::Message;

/// A kind of element of a puzzle or of another program's file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LostElement {
    /// The title.
    Title,
    /// The author.
    Author,
    /// The difficulty set by the setter.
    Difficulty,
    /// The setter's own rules text.
    RulesText,
    /// The solution included with the puzzle.
    Solution,
    /// The source.
    Source,
    /// The link.
    Link,
    /// The date of publication.
    Date,
    /// Tags.
    Tags,
    /// The notes for the editor.
    Notes,
    /// Elements of an earlier file that were not understood.
    NotUnderstood,
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
    DisabledRules,
    /// Rules of a kind.
    Rules(Kind),
    /// Digits entered by a solver.
    EnteredDigits,
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
    /// Fog over the board.
    Fog,
    /// Cells that are clear of fog from the start.
    FogLights,
    /// Links between right digits and cells that they clear of fog.
    FogLinks,
    /// Rotated texts and shapes.
    Angles,
    /// Sizes of shapes.
    Sizes,
    /// Texts of marks.
    Texts,
    /// Drawings of the setter.
    Drawings,
    /// Messages to the solver, such as a congratulation.
    Messages,
    /// Settings of the other program.
    Settings,
    /// Elements by their name in the other program.
    Named(String),
}

impl LostElement {
    /// Returns the name of the elements in files, which is the same in all languages.
    fn file_name(&self) -> String {
        match self {
            LostElement::Named(name) => name.clone(),
            LostElement::Rules(kind) => format!("{kind:?}"),
            other => format!("{other:?}"),
        }
    }

    /// Describes the elements, with their number.
    fn message(&self, count: usize) -> Message {
        let counted = |key: &'static str| Message::new(key).with("count", count);
        match self {
            LostElement::Title => counted("element-title"),
            LostElement::Author => counted("element-author"),
            LostElement::Difficulty => counted("element-stars"),
            LostElement::RulesText => counted("element-rules-text"),
            LostElement::Solution => counted("element-solution"),
            LostElement::Source => counted("element-source"),
            LostElement::Link => counted("element-link"),
            LostElement::Date => counted("element-date"),
            LostElement::Tags => counted("element-tags"),
            LostElement::Notes => counted("element-notes"),
            LostElement::NotUnderstood => counted("element-not-understood"),
            LostElement::Symbols => counted("element-symbols"),
            LostElement::Origin => counted("element-origin"),
            LostElement::Boxes => counted("element-boxes"),
            LostElement::UnevenRegions => counted("element-uneven-regions"),
            LostElement::Layout => counted("element-layout"),
            LostElement::Givens => counted("element-givens"),
            LostElement::Colours => counted("element-colours"),
            LostElement::DisabledRules => counted("element-switched-off"),
            LostElement::Rules(kind) => counted("element-rules").with("name", kind.name()),
            LostElement::EnteredDigits => counted("element-entered"),
            LostElement::PencilMarks => counted("element-pencil-marks"),
            LostElement::Candidates => counted("element-candidates"),
            LostElement::Zeros => counted("element-zeros"),
            LostElement::Highlights => counted("element-highlights"),
            LostElement::Remarks => counted("element-remarks"),
            LostElement::Fog => counted("element-fog"),
            LostElement::FogLights => counted("element-fog-lights"),
            LostElement::FogLinks => counted("element-fog-links"),
            LostElement::Angles => counted("element-angles"),
            LostElement::Sizes => counted("element-sizes"),
            LostElement::Texts => counted("element-texts"),
            LostElement::Drawings => counted("element-drawings"),
            LostElement::Messages => counted("element-messages"),
            LostElement::Settings => counted("element-settings"),
            LostElement::Named(name) => counted("element-named").with("name", name.escape_debug().to_string()),
        }
    }
}

/// The outcome for elements that were not taken over as they are.
#[derive(Clone, PartialEq, Debug)]
pub enum LossOutcome {
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
    /// They were kept as drawings without meaning: no loss, but they may have been rules.
    AsDrawings,
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
    AsLayout(TraditionalLayout),
    /// They cannot be placed on the board.
    Unplaceable(PlacementError),
}

impl Eq for LossOutcome {}

impl LossOutcome {
    /// Returns whether something is lost, as opposed to a note on how the input was interpreted.
    pub fn is_loss(&self) -> bool {
        match self {
            LossOutcome::Recognised | LossOutcome::AsRules | LossOutcome::AsDrawings => false,
            LossOutcome::AsClues | LossOutcome::AsSolversMarks | LossOutcome::AsZero | LossOutcome::AsLayout(_) => {
                false
            }
            LossOutcome::Unknown
            | LossOutcome::NoPlace
            | LossOutcome::Blank
            | LossOutcome::Nearest
            | LossOutcome::AsRegions
            | LossOutcome::AsMarks
            | LossOutcome::TooLarge
            | LossOutcome::OffBoard
            | LossOutcome::ReadOtherwise
            | LossOutcome::Wrong(_)
            | LossOutcome::Unplaceable(_) => true,
        }
    }

    fn message(&self) -> Message {
        match self {
            LossOutcome::Unknown => Message::new("fate-unknown"),
            LossOutcome::NoPlace => Message::new("fate-no-place"),
            LossOutcome::Blank => Message::new("fate-blank"),
            LossOutcome::Nearest => Message::new("fate-nearest"),
            LossOutcome::AsRegions => Message::new("fate-as-regions"),
            LossOutcome::AsRules => Message::new("fate-as-rules"),
            LossOutcome::TooLarge => Message::new("fate-too-large"),
            LossOutcome::AsMarks => Message::new("fate-as-marks"),
            LossOutcome::AsDrawings => Message::new("fate-as-drawings"),
            LossOutcome::OffBoard => Message::new("fate-off-board"),
            LossOutcome::ReadOtherwise => Message::new("fate-read-otherwise"),
            LossOutcome::Recognised => Message::new("fate-recognised"),
            LossOutcome::Wrong(expected) => Message::new("fate-misfit").with("misfit", expected.clone()),
            LossOutcome::AsClues => Message::new("fate-as-clues"),
            LossOutcome::AsSolversMarks => Message::new("fate-as-solvers-marks"),
            LossOutcome::AsZero => Message::new("fate-as-zero"),
            LossOutcome::AsLayout(preset) => Message::new("fate-as-layout").with("name", layout_name(*preset)),
            LossOutcome::Unplaceable(placement_error) => {
                Message::new("fate-misfit").with("misfit", placement_error.message())
            }
        }
    }
}

/// Returns the name of a layout, as it is printed.
fn layout_name(preset: TraditionalLayout) -> Message {
    Message::new(match preset {
        TraditionalLayout::Single => "book-classic",
        TraditionalLayout::Twin => "book-twin",
        TraditionalLayout::Chain { .. } => "book-chain",
        TraditionalLayout::Samurai => "book-samurai",
        TraditionalLayout::Sohei => "book-sohei",
        TraditionalLayout::Windmill => "book-windmill",
        TraditionalLayout::Butterfly => "book-butterfly",
        TraditionalLayout::Flower => "book-flower",
    })
}

/// Elements of one kind with the same outcome.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Loss {
    /// The kind of elements.
    pub element: LostElement,
    /// The number of elements.
    pub count: usize,
    /// The outcome.
    pub outcome: LossOutcome,
}

impl Loss {
    /// Returns whether the puzzle may have other solutions without these elements, because they are or may be rules.
    pub fn may_change_solutions(&self) -> bool {
        match (&self.element, &self.outcome) {
            (_, LossOutcome::AsDrawings) => true,
            (_, fate) if !fate.is_loss() => false,
            (_, LossOutcome::AsRegions | LossOutcome::Blank) => false,
            (LostElement::UnevenRegions, LossOutcome::TooLarge) => true,
            (LostElement::Rules(kind), _) => !kind.is_decoration(),
            (LostElement::Boxes, _) => true,
            (LostElement::Named(_) | LostElement::Texts, fate) => {
                matches!(fate, LossOutcome::Unknown | LossOutcome::OffBoard | LossOutcome::Wrong(_))
            }
            _ => false,
        }
    }

    /// Describes the loss.
    pub fn message(&self) -> Message {
        Message::new("loss").with("what", self.element.message(self.count)).with("fate", self.outcome.message())
    }
}

/// Greatest length of the text of elements that are not understood, in bytes; a few screens.
const MAX_KEPT_BYTES: usize = 4000;

/// Returns the name of an element in another program, shortened if needed.
fn short_name(name: &str) -> String {
    const MAX_LETTERS: usize = 40;
    name.chars().take(MAX_LETTERS).collect()
}

impl fmt::Display for Loss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

/// The losses of one puzzle, in order of occurrence.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Losses {
    list: Vec<Loss>,
    /// The texts of elements in the file, by the names of the elements.
    texts: Vec<(String, String)>,
    /// Elements that were read without the meaning that they may have.
    not_understood: Vec<NotUnderstood>,
    /// The number of drawings, and the kinds of marks, that belong to rules or show nothing.
    explained: (usize, Vec<Kind>),
}

/// The limit on different losses, far above the number in any real file. Further losses are counted as one entry.
const MAX_KINDS: usize = 100;

impl Losses {
    /// Counts one element.
    pub(super) fn add(&mut self, element: LostElement, fate: LossOutcome) {
        self.add_many(element, fate, 1);
    }

    /// Counts several elements; does nothing if `count` is 0.
    pub(super) fn add_many(&mut self, element: LostElement, fate: LossOutcome, count: usize) {
        if count == 0 {
            return;
        }
        let known = self.list.iter().position(|loss| loss.element == element && loss.outcome == fate);
        match known {
            Some(at) => self.list[at].count += count,
            None if self.list.len() < MAX_KINDS => self.list.push(Loss { element, count, outcome: fate }),
            None => self.add_beyond(count),
        }
    }

    /// Takes back one element that turned out to have a meaning.
    pub(super) fn withdraw(&mut self, element: &LostElement, fate: &LossOutcome) {
        if let Some(loss) = self.list.iter_mut().find(|loss| loss.element == *element && loss.outcome == *fate) {
            loss.count -= 1;
        }
        self.list.retain(|loss| loss.count > 0);
    }

    /// Returns the rule if it has a meaning on the board, else counts it as lost. A rule that no filling satisfies is
    /// kept.
    pub(super) fn check_placement(&mut self, board: &Board, placed: PlacedRule) -> Option<PlacedRule> {
        match placed.check_meaningful(board) {
            Ok(()) => Some(placed),
            Err(placement_error) => {
                self.add(LostElement::Rules(placed.rule.kind()), LossOutcome::Unplaceable(placement_error));
                None
            }
        }
    }

    fn add_beyond(&mut self, count: usize) {
        let rest = LostElement::Named("…".to_owned());
        match self.list.iter_mut().find(|loss| loss.element == rest) {
            Some(loss) => loss.count += count,
            None => self.list.push(Loss { element: rest, count, outcome: LossOutcome::Unknown }),
        }
    }

    /// Counts elements unknown to this program, by their name in the other program, shortened if needed.
    pub(super) fn unknown(&mut self, name: &str, count: usize) {
        self.add_many(LostElement::Named(short_name(name)), LossOutcome::Unknown, count);
    }

    /// Counts elements unknown to this program, and keeps their text in the file.
    pub(super) fn unknown_text(&mut self, name: &str, count: usize, text: &dyn fmt::Display) {
        self.unknown(name, count);
        self.keep_text(name, text);
    }

    /// Keeps the text of elements in the file, up to a limit, in case that they are not understood.
    pub(super) fn keep_text(&mut self, name: &str, text: &dyn fmt::Display) {
        let name = short_name(name);
        let at = match self.texts.iter().position(|(other, _)| *other == name) {
            Some(at) => at,
            None if self.texts.len() < MAX_KINDS => {
                self.texts.push((name, String::new()));
                self.texts.len() - 1
            }
            None => return,
        };
        let kept = &mut self.texts[at].1;
        let left = MAX_KEPT_BYTES.saturating_sub(kept.len());
        if left > 0 {
            let text = text.to_string();
            let line = if kept.is_empty() { "" } else { "\n" };
            let cut = text.chars().count() > left;
            *kept += line;
            kept.extend(text.chars().take(left));
            *kept += if cut { "…" } else { "" };
        }
    }

    /// Adds elements that were read without the meaning that they may have: no loss, but a rule may be missing.
    pub(super) fn not_understood(&mut self, entry: NotUnderstood) {
        self.not_understood.push(entry);
    }

    /// Counts drawings and marks that stay although nothing is left to understand about them.
    pub(super) fn explained(&mut self, drawings: usize, marks: impl IntoIterator<Item = Kind>) {
        self.explained.0 += drawings;
        self.explained.1.extend(marks);
    }

    /// Returns the number of drawings about which nothing is left to understand.
    pub(super) fn explained_drawings(&self) -> usize {
        self.explained.0
    }

    /// Returns the number of marks of a kind about which nothing is left to understand.
    pub(super) fn explained_marks(&self, kind: Kind) -> usize {
        self.explained.1.iter().filter(|own| **own == kind).count()
    }

    /// Returns what was not understood, so that rules may be missing: the losses that may change the solutions, with
    /// their texts, and elements that were read without their meaning.
    pub(super) fn take_not_understood(&mut self) -> Vec<NotUnderstood> {
        let of_loss = |loss: &Loss| {
            let name = loss.element.file_name();
            let text = self.texts.iter().find(|(other, _)| *other == name).map(|(_, text)| text.clone());
            let text = text.unwrap_or_else(|| loss.outcome.message().to_string());
            NotUnderstood { name, count: u32::try_from(loss.count).unwrap_or(u32::MAX), text }
        };
        // Drawings are no rules unless the author's own words are about them, which the readers of texts decide.
        let is_critical = |loss: &&Loss| loss.may_change_solutions() && loss.outcome != LossOutcome::AsDrawings;
        let critical = self.list.iter().filter(is_critical);
        let mut entries: Vec<NotUnderstood> = critical.map(of_loss).collect();
        entries.append(&mut self.not_understood);
        entries
    }

    /// Returns whether nothing was lost.
    pub(super) fn is_empty(&self) -> bool {
        self.list.is_empty() && self.not_understood.is_empty()
    }

    /// Returns all losses.
    pub(super) fn into_vec(self) -> Vec<Loss> {
        self.list
    }
}
