//! # Gridwright
//!
//! A studio for people who make sudoku variants: lay out grids, paint rules on them, learn whether the puzzle has
//! exactly one solution, save it, print it. This page is the project's architecture; it is compiled, linked and
//! tested with the rest.
//!
//! ## The idea
//!
//! To support another kind of sudoku it suffices to add constraints to the base model. So a kind of rule is **one
//! small file** that says what it means, and nothing behind it knows that kinds exist:
//!
//! ```text
//!                        +-- lower --> Model (constraint shapes) --> integer program | native search
//!  one file per variant -+-- draw  --> Scene (a few primitives)  --> screen | PNG | SVG | PDF
//!                        +-- form  --> Field (a few kinds)       --> inspector
//! ```
//!
//! [`puzzle::Puzzle::model`] is that sentence as code: the base model of the board, the givens, and what each rule
//! adds.
//!
//! ```
//! use gridwright::board::{Board, GridId};
//! use gridwright::puzzle::{PlacedRule, Puzzle};
//! use gridwright::solve::{Control, Engine, Verdict, native::Native};
//! use gridwright::variant::Diagonals;
//!
//! let board = Board::single(2, 2)?;
//! let givens = [("r1c1", 1), ("r2c3", 2)];
//! let given = |(cell, digit): (&str, u8)| Some((cell.parse().ok()?, gridwright::board::Digit::new(digit)?));
//! let givens = givens.into_iter().filter_map(given).collect();
//! let diagonals = Diagonals { grid: GridId(0), falling: true, rising: true };
//! let puzzle = Puzzle::new("Small cross".into(), String::new(), board, givens, vec![PlacedRule::new(diagonals)])?;
//!
//! let verdict = Native::new().verdict(&puzzle.model(), &Control::new())?;
//! let Verdict::Several(two) = verdict else { panic!("two givens leave several solutions") };
//! assert!(puzzle.accepts(&two[0]) && puzzle.accepts(&two[1]) && two[0] != two[1]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ## Words
//!
//! | word | meaning |
//! | --- | --- |
//! | lattice | the integer plane that grids lie on; a [`board::Cell`] is a place of it, written `r3c4` |
//! | grid | one n x n sudoku: origin on the lattice, shape of its boxes ([`board::Grid`]) |
//! | board | all grids of a puzzle; two grids that cover the same cell share it ([`board::Board`]) |
//! | house | n cells that hold each digit exactly once ([`board::House`]) |
//! | given | a printed digit; a clue is anything printed that helps |
//! | variant, rule | a kind of rule ([`variant::Variant`]), and one use of it in a puzzle ([`variant::Rule`]) |
//! | constraint | what a rule becomes inside [`model`], and only there ([`model::Shape`]) |
//! | filling | a digit for every cell ([`board::Filling`]); a solution is one that satisfies the model |
//! | verdict | no solution, unique, or several ([`solve::Verdict`]); what was not proved is [`solve::Stopped`] |
//! | edit | an undoable change of the puzzle ([`puzzle::Edit`]); a command is what the user asks of the program |
//! | sheet | what is printed ([`sheet`]) |
//! | booklet | many puzzles on pages, with answers ([`sheet::booklet`], [`book`]) |
//!
//! ## Parts, and who may import whom
//!
//! Imports point downward only; `tests/architecture.rs` reads the source against this table, and against the list of
//! places that may name each third-party crate.
//!
//! | part | what it is | imports |
//! | --- | --- | --- |
//! | [`board`] | cells, digits, grids, houses | nothing |
//! | [`scene`] | pictures as a few primitives; inks and palettes | nothing |
//! | [`model`] | constraint shapes, and the same as an integer program | board |
//! | [`variant`] | the kinds of rule: the trait, the one list, a file each | board, model, scene |
//! | [`puzzle`] | board, givens, rules and words; edits | board, model, scene, variant |
//! | [`solve`] | questions and the two engines that answer them | board, model |
//! | [`author`] | tools of a setter: fill a board, thin out its clues, derive, explain | puzzle and what it imports, solve |
//! | [`sheet`] | puzzle to scene, and scene to files | puzzle and what it imports |
//! | [`formats`] | puzzle and booklet files, and exports that other programs read | sheet and what it imports |
//! | [`book`] | booklets: their puzzles found and proved, what a print shop would reject | formats, solve and what they import |
//! | [`studio`] | the window, on floors of its own: state, commands, views; the only user of egui and rfd | all of the above |
//! | [`cli`] | the command line | all of the above |
//!
//! Invariants that everything leans on, each kept in one place:
//!
//! * Only `variant/mod.rs` matches on [`variant::Rule`]; [`scene::Item`] is matched by what draws, places or
//!   measures scenes: [`scene`], [`sheet`], [`book`] and the painter of the screen.
//! * A [`puzzle::Puzzle`] is always well formed, and changes only by an [`puzzle::Edit`]. Undo is a list of
//!   snapshots.
//! * An engine sees a [`model::Model`], never a rule. The two engines share nothing else, and check each other.
//! * A scene holds inks, not colours, in units of cells; screen and print draw the same one.
//! * Everything is deterministic: the same puzzle gives the same bytes.
//! * Pictures are encoded by the crate `png`, since `image` cannot write how large they are to be printed (the chunk
//!   pHYs); tests decode them by `image`.
//!
//! ## How to add a variant
//!
//! 1. Write `src/variant/NAME.rs`. Its first line is the rule in one sentence. Make a struct of its settings and
//!    implement [`variant::Variant`]: `check` reads like the printed rule, `lower` says the same with the shapes of
//!    [`model::Shape`], `transformed` says what becomes of it when the board is turned or its digits are renamed.
//! 2. Add one line to the list in `src/variant/mod.rs`. The palette, the inspector, files, sheets and the tests that
//!    hold `check` against `lower` know it from there.
//! 3. Give it `examples()` that accept something and reject something. A new shape is added to the model only when an
//!    engine gains by it; then it needs a meaning (`Shape::conflict`), rows (`model/program.rs`) and a propagator.

pub mod author;
pub mod board;
pub mod book;
pub mod cli;
pub mod formats;
pub mod model;
pub mod puzzle;
pub mod scene;
pub mod sheet;
pub mod solve;
pub mod studio;
pub mod variant;
