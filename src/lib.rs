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
//!                        +-- lower --> Model (constraint shapes) --> integer program | native search | ideal
//!  one file per variant -+-- draw  --> Scene (a few primitives)  --> screen | PNG | SVG | PDF
//!                        +-- form  --> Field (a few kinds)       --> inspector
//! ```
//!
//! [`puzzle::Puzzle::model`] is that sentence as code: the base model of the board, the givens, and what each rule
//! adds.
//!
//! ```
//! use gridwright::board::{Board, GridId};
//! use gridwright::puzzle::Puzzle;
//! use gridwright::solve::{Control, Engine, Verdict, native::Native};
//! use gridwright::variant::Diagonals;
//!
//! let diagonals = Diagonals { grid: GridId(0), falling: true, rising: true };
//! let builder = Puzzle::builder(Board::single(2, 2)?).title("Small cross");
//! let puzzle = builder.givens_text("1... ..2. .... ....").rule(diagonals).build()?;
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
//! | kind, rule | a kind of rule ([`variant::Kind`], [`variant::Variant`]), and one use of it ([`variant::Rule`]) |
//! | place | where a rule lies, apart from what it says: a box, a path, a set of cells ([`place::Place`]) |
//! | misfit | why a rule cannot stand on a board ([`place::PlacementError`]) |
//! | family | the rules of one kind in a puzzle, which a rule sees in its [`variant::Context`] |
//! | sort | a kind of those that have nearly all in common, such as lines ([`variant::LineKind`]) |
//! | constraint | what a rule becomes inside [`model`], and only there ([`model::Shape`]) |
//! | filling | a digit for every cell ([`board::Filling`]); a solution is one that satisfies the model |
//! | step, path | what a person concludes at once ([`logic::Step`]); all steps to the end ([`logic::LogicPath`]) |
//! | verdict | no solution, unique, or several ([`solve::Verdict`]); what was not proved is [`solve::SolveError`] |
//! | edit | an undoable change of the puzzle ([`puzzle::Edit`]); a command is what the user asks of the program |
//! | field, action | what can be set of a rule ([`variant::Field`]); what is done to it at once ([`variant::RuleAction`]) |
//! | stroke, pen | a path of the pointer ([`place::Stroke`]); how a line is drawn ([`scene::Pen`]) |
//! | message | what is to be said, in no language yet ([`words::Message`]); a [`words::Language`] says it |
//! | sheet | what is printed ([`sheet`]) |
//! | booklet | many puzzles on pages, with answers ([`sheet::booklet`], [`book`]) |
//!
//! ## Parts, and who may import whom
//!
//! Imports point downward only; `tests/architecture.rs` reads the source against this table, and against the list of
//! places that may name each third-party crate. The rooms of the native engine are kept in their order likewise
//! ([`solve::native`]).
//!
//! | part | what it is | imports |
//! | --- | --- | --- |
//! | [`board`] | cells, digits, grids, houses | nothing |
//! | [`scene`] | pictures as a few primitives; inks and palettes | nothing |
//! | [`words`] | messages, and the languages that say them | nothing |
//! | [`disk`] | the file layer: all that is read from files and written to them, and faults on purpose | nothing |
//! | `memory` | what the program holds, as the system tells it and takes it back | nothing |
//! | [`model`] | constraint shapes, and the same as an integer program | board |
//! | [`place`] | where rules lie: how they are painted, named, moved and turned | board, scene, words |
//! | [`variant`] | the kinds of rule: the trait, the one list, a file each | board, model, place, scene, words |
//! | [`puzzle`] | board, givens, rules and titles; edits | variant and what it imports |
//! | [`solve`] | questions and two of the engines that answer them | board, model, words, memory |
//! | [`algebra`] | the model as an ideal, and the engine that answers by Groebner bases | board, model, solve, memory |
//! | [`logic`] | how a person solves: named steps, difficulty | board, model, solve, words |
//! | [`author`] | tools of a setter: fill, thin out, derive, explain, rate | puzzle, logic and what they import |
//! | [`sheet`] | puzzle to scene, and scene to files | puzzle, solve and what they import |
//! | [`formats`] | puzzle and booklet files; files and links of others | sheet and what it imports, algebra, disk |
//! | [`book`] | booklets: puzzles found, proved and rated; preflight | author, formats, logic and what they import |
//! | [`studio`] | the window, on floors of its own; the only user of egui and rfd | all of the above |
//! | [`cli`] | the command line | all of the above |
//!
//! Invariants that everything leans on, each kept in one place:
//!
//! * Only `variant/kinds/mod.rs` matches on [`variant::Rule`], and nothing outside [`variant`] names a kind, but
//!   formats of other programs, which have names of their own for them.
//! * [`scene::Item`] is matched by what draws, places or measures scenes: [`scene`], [`sheet`], [`book`] and the
//!   painter of the screen.
//! * A place knows no kind of rule, and a kind whose place is in [`place`] says nothing of pointers, layouts or cells
//!   that move.
//! * A [`puzzle::Puzzle`] is always well formed, and changes only by an [`puzzle::Edit`]. Undo is a list of
//!   snapshots.
//! * An engine sees a [`model::Model`], never a rule. The three engines share nothing else, and check each other.
//! * A scene holds inks, not colours, in units of cells; screen and print draw the same one.
//! * Everything is deterministic: the same puzzle gives the same bytes; a file for a print shop tells its date too
//!   ([`book::creation_time`]).
//! * Words that people write hold no control characters but tabs and line breaks, and are bounded: puzzles and booklets
//!   take them in through [`puzzle::printable`].
//! * Nothing but [`disk`] opens, writes, renames or removes files, so that each of these steps can be made to fail in
//!   tests.
//! * All puzzles are written by [`formats::PuzzleWriter`], which reads them back: a board or givens that came out
//!   otherwise, and a text that cannot be read, are told like any loss.
//! * The command line writes files in one place, which loses none, and to the terminal in one, which shows nothing raw.
//! * Pictures are encoded by the crate `png`, since `image` cannot write how large they are to be printed (the chunk
//!   pHYs); those of an author are read by `image`, bounded, in one place ([`sheet::Pixels`]).
//! * A text has a face, a weight of a family ([`scene::Face`]); only [`sheet::text`] knows the fonts behind it.
//!
//! ## How to add a variant
//!
//! 1. Write `src/variant/kinds/NAME.rs`. Its first line is the rule in one sentence. Make a struct of its place and its
//!    settings and implement [`variant::Variant`]: `check` reads like the printed rule, `lower` says the same with the
//!    shapes of [`model::Shape`], `draw` draws its marks, `examples` accept something and reject something. Where its
//!    settings change when the board is turned or its digits are renamed, `images` says how.
//!    A line, a rule for a whole grid, marks in cells or numbers beyond the edges need less: a `LineKind`, `GridKind`,
//!    `CellMarkKind` or `OutsideClueKind` of which the rule is made.
//! 2. Add its module and one line to the list in `src/variant/kinds/mod.rs`. The palette, the inspector, files, sheets,
//!    the generator and the tests that hold `check` against `lower` know it from there.
//! 3. Add its words to `assets/words/en/puzzle.ftl`: name, hint, rules text, fields and brushes; other names that it is
//!    looked for by are `find-…` in `commands.ftl`.
//!
//! A new shape is added to the model only when an engine gains by it; then it needs a meaning (`Shape::conflict`), rows
//! (`model/program.rs`), and a propagator and a place among the sorted shapes (`solve/native/shapes`).
//! `CONTRIBUTING.md` goes through the steps one by one, and says how to add a place, a format and a language;
//! `examples/new_kind.rs` shows a kind that compiles.

pub mod algebra;
pub mod author;
pub mod board;
pub mod book;
pub mod cli;
pub mod disk;
pub mod formats;
pub mod logic;
mod memory;
pub mod model;
pub mod place;
pub mod puzzle;
pub mod scene;
pub mod sheet;
pub mod solve;
pub mod studio;
pub mod variant;
pub mod words;
