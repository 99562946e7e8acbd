//! The kinds of rule. To support another kind, write one file that says what it means and add one line to the list.
//!
//! **Invariant.** Only this file matches on [`Rule`]; everyone else calls its methods.

mod action;
mod draw;
mod form;
mod paint;

use serde::{Deserialize, Serialize};

use std::collections::BTreeSet;

use crate::board::{Board, Cell, CellSet, Digit, Filling, Grid, GridId, Lookout, Relocation, Transformation};
use crate::model::Model;
use crate::scene::{Scene, Tint};

pub use action::Action;
pub use draw::{cell_area, draw_magic_square, fill_cells, outline_cells};
pub use form::Field;
pub use outside::EdgeClues;
pub use paint::{Gesture, Stroke, nearest_grid};

/// What the palette needs to know of a kind.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Info {
    /// The name in the palette and in the list of rules.
    pub name: &'static str,
    /// One sentence on how it is painted.
    pub hint: &'static str,
    pub gesture: Gesture,
    /// The key that takes up the tool.
    pub key: char,
    /// Names of the brushes to choose from; empty when there is only one way to paint.
    pub brushes: &'static [&'static str],
    /// The tint a new rule of this kind has.
    pub tint: Tint,
}

/// Why a rule cannot stand on a board.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Misfit {
    #[error("there is no grid {grid}; the board has {grids}")]
    NoGrid { grid: GridId, grids: usize },
    #[error("there is no box {number} in a grid of {boxes} boxes")]
    NoBox { number: usize, boxes: usize },
    #[error("{cell} is not on the board")]
    OffBoard { cell: Cell },
    #[error("needs a 9x9 grid with 3x3 boxes")]
    NotNineByNine,
    #[error("needs square boxes")]
    NotSquare,
    #[error("needs boxes that all have the same shape")]
    NoBoxes,
    #[error("{found} cells cannot all differ: there are only {most} digits")]
    TooManyCells { found: usize, most: usize },
    #[error("needs at least {least} cells")]
    TooFewCells { least: usize },
    #[error("has no clue")]
    NoClue,
    #[error("there is no row or column {number} beyond the {side} edge of a grid of {size}")]
    NoLine { side: &'static str, number: usize, size: u8 },
    #[error("digit {digit} beyond the {side} edge of a grid of {size} digits", digit = .digit.value())]
    DigitTooLarge { side: &'static str, digit: Digit, size: u8 },
    #[error("{cell} is marked both odd and even")]
    OddAndEven { cell: Cell },
}

/// One kind of rule, and its settings in one use.
///
/// `check` says the meaning plainly and `lower` says it as constraints; tests prove that they agree. All methods but
/// [`Variant::fits`] may assume that the rule fits the board.
pub trait Variant: Clone + PartialEq + Into<Rule> {
    const INFO: Info;

    /// Whether the rule can stand on this board.
    ///
    /// # Errors
    /// The first reason why it cannot.
    fn fits(&self, board: &Board) -> Result<(), Misfit>;

    /// The sentence printed on the sheet.
    fn rules_text(&self, board: &Board) -> String;

    /// Whether a filling obeys the rule.
    fn check(&self, board: &Board, filling: &Filling) -> bool;

    /// Adds the rule's meaning to the model.
    fn lower(&self, board: &Board, model: &mut Model);

    /// Draws the rule's marks in this tint.
    fn draw(&self, board: &Board, tint: Tint, scene: &mut Scene);

    /// What can be set in the inspector.
    fn form(&mut self) -> Vec<Field<'_>> {
        vec![]
    }

    /// The cells the rule speaks of.
    fn cells(&self, board: &Board) -> CellSet;

    /// Where the rule is, in a few words: "box 5", "8 cells".
    fn place(&self, board: &Board) -> String;

    /// Whether a stroke changes this rule rather than making a new one. `selected`: the author has this rule selected.
    fn touched_by(&self, board: &Board, stroke: &Stroke, selected: bool) -> bool;

    /// What a stroke makes: of `current`, the rule it touches, or from nothing. None: nothing is left of it.
    fn paint(current: Option<&Self>, board: &Board, stroke: &Stroke) -> Option<Self>;

    /// The rule after the layout of the board changed, or None when what it stood on is gone. It need not fit.
    fn relocated(&self, step: &Relocation) -> Option<Self>;

    /// The rule that says of a transformed filling what this one says of the filling itself; None when no rule of this
    /// kind does. A rule that says more of the digits than that they differ allows only some new names for them.
    fn transformed(&self, board: &Board, step: &Transformation) -> Option<Self>;

    /// The clue that is written at a place beyond an edge, for kinds of [`Gesture::Edge`]; empty when there is none.
    fn clue(&self, _lookout: Lookout) -> String {
        String::new()
    }

    /// The clue at a place beyond an edge in the pieces that can be left out alone: the rule says no more than each of
    /// them, and what some of them say together is written one after the other.
    fn clue_pieces(&self, lookout: Lookout) -> Vec<String> {
        [self.clue(lookout)].into_iter().filter(|clue| !clue.is_empty()).collect()
    }

    /// The rule with this clue at a place beyond an edge, made of `current` or from nothing. None: nothing is left.
    ///
    /// # Errors
    /// The sentence to show when the clue means nothing to this kind.
    fn with_clue(
        _current: Option<&Self>,
        _board: &Board,
        _lookout: Lookout,
        _clue: &str,
    ) -> Result<Option<Self>, String> {
        Err(format!("{} have no clues outside the grid", Self::INFO.name))
    }

    /// What can be done with a rule of this kind at one stroke.
    fn actions() -> &'static [Action] {
        &[]
    }

    /// What the action at this place of [`Variant::actions`] makes of `current`, or from nothing. `solution` is there
    /// when the action needs it. None: nothing is left.
    fn act(current: Option<&Self>, _action: usize, _board: &Board, _solution: Option<&Filling>) -> Option<Self> {
        current.cloned()
    }

    /// Rules of this kind with a board each, for tests, the gallery and icons. Each accepts some fillings of its
    /// board and rejects some. The first is the icon.
    fn examples() -> Vec<(Board, Self)>;
}

/// Makes [`Rule`], [`Kind`] and their methods from the list of kinds.
macro_rules! variants {
    ($($module:ident::$Name:ident),* $(,)?) => {
        $(mod $module; pub use $module::$Name;)*

        /// A rule of any kind.
        #[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
        pub enum Rule { $($Name($Name)),* }

        /// The kinds of rule, in the order of the palette.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
        pub enum Kind { $($Name),* }

        $(impl From<$Name> for Rule {
            fn from(rule: $Name) -> Rule { Rule::$Name(rule) }
        })*

        impl Kind {
            pub const ALL: &'static [Kind] = &[$(Kind::$Name),*];

            pub const fn info(self) -> Info {
                match self { $(Kind::$Name => $Name::INFO),* }
            }

            /// See [`Variant::examples`].
            pub fn examples(self) -> Vec<(Board, Rule)> {
                match self {
                    $(Kind::$Name => $Name::examples().into_iter().map(|(board, rule)| (board, rule.into())).collect()),*
                }
            }

            /// See [`Variant::paint`]; `current` must be of this kind.
            pub fn paint(self, current: Option<&Rule>, board: &Board, stroke: &Stroke) -> Option<Rule> {
                match self {
                    $(Kind::$Name => {
                        let current = current.and_then(|rule| if let Rule::$Name(rule) = rule { Some(rule) } else { None });
                        $Name::paint(current, board, stroke).map(Rule::from)
                    })*
                }
            }
        }

        impl Kind {
            /// See [`Variant::actions`].
            pub fn actions(self) -> &'static [Action] {
                match self { $(Kind::$Name => $Name::actions()),* }
            }

            /// See [`Variant::act`]; `current` must be of this kind.
            pub fn act(
                self,
                current: Option<&Rule>,
                action: usize,
                board: &Board,
                solution: Option<&Filling>,
            ) -> Option<Rule> {
                match self {
                    $(Kind::$Name => {
                        let current = current.and_then(|rule| if let Rule::$Name(rule) = rule { Some(rule) } else { None });
                        $Name::act(current, action, board, solution).map(Rule::from)
                    })*
                }
            }

            /// See [`Variant::with_clue`]; `current` must be of this kind.
            ///
            /// # Errors
            /// The sentence to show when the clue means nothing to this kind.
            pub fn with_clue(
                self,
                current: Option<&Rule>,
                board: &Board,
                lookout: Lookout,
                clue: &str,
            ) -> Result<Option<Rule>, String> {
                match self {
                    $(Kind::$Name => {
                        let current = current.and_then(|rule| if let Rule::$Name(rule) = rule { Some(rule) } else { None });
                        Ok($Name::with_clue(current, board, lookout, clue)?.map(Rule::from))
                    })*
                }
            }
        }

        impl Rule {
            /// See [`Variant::relocated`].
            pub fn relocated(&self, step: &Relocation) -> Option<Rule> {
                match self { $(Rule::$Name(rule) => rule.relocated(step).map(Rule::from)),* }
            }

            /// See [`Variant::transformed`]. None also when the rule cannot stand where it comes to lie: a grid of boxes
            /// may become a jigsaw whose regions have just their shape.
            pub fn transformed(&self, board: &Board, step: &Transformation) -> Option<Rule> {
                let image = match self { $(Rule::$Name(rule) => rule.transformed(board, step).map(Rule::from)),* };
                image.filter(|image| image.fits(board).is_ok())
            }

            /// See [`Variant::clue`].
            pub fn clue(&self, lookout: Lookout) -> String {
                match self { $(Rule::$Name(rule) => rule.clue(lookout)),* }
            }

            /// See [`Variant::clue_pieces`].
            pub fn clue_pieces(&self, lookout: Lookout) -> Vec<String> {
                match self { $(Rule::$Name(rule) => rule.clue_pieces(lookout)),* }
            }

            pub const fn kind(&self) -> Kind {
                match self { $(Rule::$Name(_) => Kind::$Name),* }
            }

            /// See [`Variant::fits`].
            ///
            /// # Errors
            /// The first reason why the rule cannot stand on the board.
            pub fn fits(&self, board: &Board) -> Result<(), Misfit> {
                match self { $(Rule::$Name(rule) => rule.fits(board)),* }
            }

            /// See [`Variant::rules_text`].
            pub fn rules_text(&self, board: &Board) -> String {
                match self { $(Rule::$Name(rule) => rule.rules_text(board)),* }
            }

            /// See [`Variant::check`].
            pub fn check(&self, board: &Board, filling: &Filling) -> bool {
                match self { $(Rule::$Name(rule) => rule.check(board, filling)),* }
            }

            /// See [`Variant::lower`].
            pub fn lower(&self, board: &Board, model: &mut Model) {
                match self { $(Rule::$Name(rule) => rule.lower(board, model)),* }
            }

            /// See [`Variant::draw`].
            pub fn draw(&self, board: &Board, tint: Tint, scene: &mut Scene) {
                match self { $(Rule::$Name(rule) => rule.draw(board, tint, scene)),* }
            }

            /// See [`Variant::form`].
            pub fn form(&mut self) -> Vec<Field<'_>> {
                match self { $(Rule::$Name(rule) => rule.form()),* }
            }

            /// See [`Variant::cells`].
            pub fn cells(&self, board: &Board) -> CellSet {
                match self { $(Rule::$Name(rule) => rule.cells(board)),* }
            }

            /// See [`Variant::place`].
            pub fn place(&self, board: &Board) -> String {
                match self { $(Rule::$Name(rule) => rule.place(board)),* }
            }

            /// See [`Variant::touched_by`].
            pub fn touched_by(&self, board: &Board, stroke: &Stroke, selected: bool) -> bool {
                match self { $(Rule::$Name(rule) => rule.touched_by(board, stroke, selected)),* }
            }
        }
    };
}

variants! {
    region::Region,
    diagonals::Diagonals,
    four_squares::FourSquares,
    four_pyramids::FourPyramids,
    position::Position,
    magic_box::MagicBox,
    magic_square::MagicSquare,
    parity::Parity,
    outside::Outside,
}

impl Rule {
    /// The name of its kind.
    pub const fn name(&self) -> &'static str {
        self.kind().info().name
    }
}

/// Whether these sets of cells become those, in any order.
fn turn_into(board: &Board, step: &Transformation, sets: Vec<Vec<Cell>>, others: Vec<Vec<Cell>>) -> bool {
    let ordered = |cells: CellSet| cells.iter().collect::<Vec<Cell>>();
    let moved: BTreeSet<Vec<Cell>> = sets.into_iter().map(|set| ordered(step.cells(board, set))).collect();
    moved == others.into_iter().map(|set| ordered(set.into_iter().collect())).collect()
}

/// The grid of this number, or why there is none.
fn find_grid(board: &Board, grid: GridId) -> Result<&Grid, Misfit> {
    board.grid(grid).ok_or(Misfit::NoGrid { grid, grids: board.grids().len() })
}

/// The grid of this number, which must be a 9x9 with 3x3 boxes.
fn find_nine_by_nine(board: &Board, grid: GridId) -> Result<&Grid, Misfit> {
    let grid = find_grid(board, grid)?;
    if grid.box_shape() == Some((3, 3)) { Ok(grid) } else { Err(Misfit::NotNineByNine) }
}

/// The grid of a rule that fits; a rule that does not is a bug of the caller.
fn fitting_grid(board: &Board, grid: GridId) -> &Grid {
    board.grid(grid).expect("the rule fits the board")
}

/// "whole grid", or which grid where there are several.
fn grid_place(board: &Board, grid: GridId) -> String {
    if board.grids().len() == 1 { "whole grid".to_owned() } else { grid_name(board, grid) }
}

/// A grid among several as a reader finds it on the board: "north-west grid", or by its number where the directions
/// from the middle do not tell all grids apart.
pub fn grid_name(board: &Board, grid: GridId) -> String {
    let names: Vec<String> = board.grids().iter().map(|grid| direction(board, grid)).collect();
    let distinct = names.iter().enumerate().all(|(index, name)| !names[..index].contains(name));
    match names.get(grid.index()) {
        Some(name) if distinct => format!("{name} grid"),
        _ => format!("grid {grid}"),
    }
}

/// Where the middle of a grid lies, seen from the middle of the board.
fn direction(board: &Board, grid: &Grid) -> String {
    let (top_left, (bottom, right)) = (board.top_left(), board.extent());
    let half = |from: i16, size: u8| 2 * from + i16::from(size);
    let down = half(grid.origin().row, grid.size()) - (top_left.row + bottom);
    let across = half(grid.origin().col, grid.size()) - (top_left.col + right);
    let word = |offset: i16, before: &'static str, after: &'static str| match offset.signum() {
        -1 => before,
        1 => after,
        _ => "",
    };
    match (word(down, "north", "south"), word(across, "west", "east")) {
        ("", "") => "centre".to_owned(),
        (one, "") | ("", one) => one.to_owned(),
        (vertical, horizontal) => format!("{vertical}-{horizontal}"),
    }
}

/// A sentence about a grid, opened by which grid it is where there are several.
fn grid_sentence(board: &Board, grid: GridId, sentence: &str) -> String {
    if board.grids().len() == 1 {
        return sentence.to_owned();
    }
    let mut letters = sentence.chars();
    let first = letters.next().map(|letter| letter.to_lowercase().to_string()).unwrap_or_default();
    let name = grid_name(board, grid);
    let the = if name.starts_with("grid ") { "" } else { "the " };
    format!("In {the}{name}, {first}{}", letters.as_str())
}

/// The ids of cells that are on the board.
fn ids(board: &Board, cells: impl IntoIterator<Item = Cell>) -> Vec<crate::board::CellId> {
    cells.into_iter().filter_map(|cell| board.id(cell)).collect()
}

/// Whether the cells hold digits that all differ.
fn all_differ(board: &Board, filling: &Filling, cells: impl IntoIterator<Item = Cell>) -> bool {
    let mut seen = BTreeSet::new();
    ids(board, cells).into_iter().all(|id| seen.insert(filling[id]))
}
