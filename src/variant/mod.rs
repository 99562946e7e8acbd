//! The kinds of rule. To support another kind, write one file in `kinds/` that says what it means and add it to the
//! list there.
//!
//! **Invariant.** Only `kinds/mod.rs` matches on [`Rule`]; everyone else calls its methods, and nothing outside this
//! folder names a kind.

mod action;
mod all_given;
mod apart;
mod beyond;
mod clue_icon;
mod context;
mod decoration;
mod digit_classes;
mod draw;
mod edge_form;
pub mod expression;
mod form;
pub mod formula;
mod frame;
mod generated;
mod group;
mod kinds;
mod line;
pub mod look;
mod making;
mod marked;
mod meaning;
mod neighbours;
mod number_clues;
mod numbers;
pub mod own;
mod slant;
mod whole;
pub mod written;

use std::fmt::Debug;

use crate::board::{Board, Cell, CellSet, Digit, DigitSet, Filling, Random, Transformation};
use crate::model::Model;
use crate::place::{Misfit, Place};
use crate::scene::{Scene, Tint};
use crate::words::Message;

pub use action::Action;
pub use all_given::{AllGiven, GivenSort};
pub use apart::{Taken, marks_apart};
pub use beyond::{NumberBeyond, draw_digits_beyond, draw_number_beyond};
pub use clue_icon::ClueIcon;
pub use context::Context;
pub use decoration::{Decoration, area_around};
use digit_classes::{digit_classes, remainder_classes};
use draw::{CIRCLE, SHAFT, draw_line_from, icon_ground, trimmed};
pub use draw::{
    LineEnd, cell_area, cell_middle, draw_clue, draw_ends, draw_line, draw_line_number, fill_cells, outline_cells,
};
pub use edge_form::edge_fields;
pub use form::{Field, Value};
pub use frame::ClueFrame;
pub use generated::{Generated, Source};
pub use group::Group;
pub use kinds::*;
pub use line::{Line, LineSort, Range};
use line::{ends_and_middle, in_turn, third, turns_differ, with_thirds};
pub use making::{KindAction, Making};
pub use marked::{MarkSort, Marked};
pub use meaning::Meaning;
pub use neighbours::{corners, leaps, neighbours, rides};
pub use number_clues::{ClueExample, ClueSort, NumberClues, Seen};
pub use numbers::Numbers;
pub use slant::{draw_diagonal_arrow, seen_corner};
pub use whole::{Whole, WholeSort};

/// What the palette needs to know of a kind, beside its words: the message `ID`, with attributes for its hint, its
/// brushes, fields and actions.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Info {
    /// The key of its name in the word files.
    pub id: &'static str,
    /// Where the palette lists it.
    pub group: Group,
    /// The key that takes up the tool, if it has one.
    pub key: Option<char>,
    /// The attributes that name the brushes to choose from; empty when there is only one way to paint.
    pub brushes: &'static [&'static str],
    /// The tint a new rule of this kind has.
    pub tint: Tint,
}

/// One kind of rule, and its settings in one use.
///
/// `check` says the meaning plainly and `lower` says it as constraints; tests prove that they agree. All methods but
/// [`Variant::suits`] may assume that the rule fits the board; those that show and move a rule (`place`, `at`, `draw`,
/// `form`, `rules_text`, `images`) also take one that is impossible there ([`Misfit::is_impossible`]).
pub trait Variant: Clone + PartialEq + Debug + Into<Rule> + 'static {
    /// Where rules of this kind lie.
    type Place: Place;

    /// What the palette needs to know.
    const INFO: Info;

    /// A puzzle of this kind with one solution, for the gallery: the text of a file in `examples/`.
    const EXAMPLE: &'static str;

    /// How puzzles of this kind are made by its name.
    const GENERATED: Generated<Self>;

    /// Whether clues beyond the edges stand at diagonals; else at rows and columns.
    const DIAGONAL: bool = false;

    /// Whether each part of the place says something by itself, so that a rule without it says all the others say and
    /// no more; then the author's tools take the parts one by one.
    const IN_PARTS: bool = false;

    /// What can be done with a rule of this kind at one stroke.
    const ACTIONS: &'static [Action<Self>] = &[];

    /// Whether a stroke with another brush at the place of a rule makes a rule of that brush of it, as an X becomes a
    /// V; else a second rule is made there.
    const BRUSHES_REPLACE: bool = false;

    /// What a stroke with a brush makes, with its customary settings.
    fn new(place: Self::Place, brush: usize) -> Self;

    /// Where the rule lies.
    fn place(&self) -> Self::Place;

    /// The same rule elsewhere.
    fn at(&self, place: Self::Place) -> Self;

    /// Whether a rule whose place fits the board can stand there.
    ///
    /// # Errors
    /// The first reason why it cannot.
    fn suits(&self, _context: &Context) -> Result<(), Misfit> {
        Ok(())
    }

    /// Whether strokes with this brush change the rule; else they make another one beside it.
    fn is_of_brush(&self, _brush: usize) -> bool {
        true
    }

    /// The attribute of the brush that a cell of it is painted with; None where all brushes paint the same rule.
    fn brush_at(&self, _cell: Cell) -> Option<&'static str> {
        let mut own = (0..Self::INFO.brushes.len()).filter(|&brush| self.is_of_brush(brush));
        match (own.next(), own.next()) {
            (Some(brush), None) => Self::INFO.brushes.get(brush).copied(),
            (Some(_), Some(_)) | (None, _) => None,
        }
    }

    /// What the rule is called: its kind, or the name that the author gave it.
    fn name(&self) -> Message {
        Message::new(Self::INFO.id)
    }

    /// The sentence printed on the sheet.
    fn rules_text(&self, context: &Context) -> Message;

    /// Whether a filling obeys the rule.
    fn check(&self, context: &Context, filling: &Filling) -> bool;

    /// Adds the rule's meaning to the model.
    fn lower(&self, context: &Context, model: &mut Model);

    /// Draws the rule's marks in this tint.
    fn draw(&self, context: &Context, tint: Tint, scene: &mut Scene);

    /// The mark of the kind in a tint, for the palette and beside its sentence: the first example, as far as it fills
    /// the board, or what is around it where it lies between cells.
    fn icon(tint: Tint) -> Scene {
        let (board, rule) = Self::examples().swap_remove(0);
        let cells = rule.cells(&board);
        let mut scene = icon_ground(&cells, Self::Place::GESTURE);
        rule.draw(&Context::lone(&board), tint, &mut scene);
        scene
    }

    /// Whether what the rule says depends on whether this other rule stands, as "all dots are given" does on dots.
    fn heeds(&self, _other: &Rule) -> bool {
        false
    }

    /// Digits for cells that leave fillings to find, and with which one is found sooner where the search is long: other
    /// rules and givens may still be against them. None of that by itself.
    fn sketch(&self, _context: &Context, _random: &mut Random) -> Vec<(Cell, DigitSet)> {
        vec![]
    }

    /// What can be set in the inspector; one of the fields may be the clue that is typed on the canvas.
    fn form(&mut self, _context: &Context) -> Vec<Field<'_>> {
        vec![]
    }

    /// The cells the rule speaks of.
    fn cells(&self, board: &Board) -> CellSet {
        self.place().cells(board)
    }

    /// Where the rule is, in a few words: "box 5", "8 cells from r1c1".
    fn words(&self, board: &Board) -> Message {
        self.place().words(board)
    }

    /// The clue as it stands on the board, where it is typed in another way. None: as it is typed.
    fn drawn_clue(&self) -> Option<&'static str> {
        None
    }

    /// The digits that a piece of a clue beyond an edge names; none when it is a number.
    fn clue_digits(&self, _context: &Context, _piece: &str) -> Vec<Digit> {
        vec![]
    }

    /// A place chosen at random where a rule may stand; None when the board has none.
    fn random_place(board: &Board, random: &mut Random) -> Option<Self::Place> {
        Self::Place::random(board, random)
    }

    /// The rule after a transformation of the board, with all settings that it could have there; the one that means
    /// the same, if any does, is found by comparing what they add to the model.
    fn images(&self, board: &Board, step: &Transformation) -> Vec<Self> {
        self.place().transformed(board, step).map(|place| self.at(place)).into_iter().collect()
    }

    /// What is compared to find the image that means the same: the constraints of [`Variant::lower`], or others that
    /// say as much, the same wherever the rule is turned to.
    fn compared(&self, context: &Context, model: &mut Model) {
        self.lower(context, model);
    }

    /// A rule at this place that is true of a solution, with its clue and settings read off it; None when there is
    /// none, or none that can stand there.
    fn of_solution(place: Self::Place, context: &Context, solution: &Filling) -> Option<Self> {
        let rule = Self::new(place, 0);
        let stands = rule.place().fits(context.board()).is_ok() && rule.suits(context).is_ok();
        (stands && rule.check(context, solution)).then_some(rule)
    }

    /// Rules of this kind with a board each, for tests, the gallery and icons. Each accepts some fillings of its
    /// board and rejects some. The first is the icon.
    fn examples() -> Vec<(Board, Self)>;
}
