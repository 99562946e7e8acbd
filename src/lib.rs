//! # Gridwright
//!
//! A studio for people who make sudoku variants: lay out grids, paint rules on them, learn whether the puzzle has
//! exactly one solution, save it, print it. This page describes the project's architecture. It is compiled, linked and
//! tested with the code.
//!
//! ## The idea
//!
//! To support another kind of sudoku it suffices to add constraints to the base model. So a kind of rule is **one small
//! file** that says what it means, and nothing that uses the results of this file knows that kinds exist:
//!
//! ```text
//!                        +-- lower --> Model (constraint shapes) --> integer program | native search | ideal
//!  one file per kind ----+-- draw  --> Scene (a few primitives)  --> screen | PNG | SVG | PDF
//!                        +-- form  --> Field (a few types)       --> inspector
//! ```
//!
//! [`puzzle::Puzzle::model`] puts this idea into code: the base model of the board, the givens, and the constraints of
//! each rule.
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
//! ## The main jobs
//!
//! | job | start at |
//! | --- | --- |
//! | make a puzzle in code | [`puzzle::Puzzle::builder`] |
//! | read a puzzle from a file, a link or a text | [`formats::read_first`], [`formats::read_str`] |
//! | check whether it is unique | [`solve::Engine::verdict`], with [`solve::native::Native`] or [`solve::bilp::Bilp`] |
//! | rate it and explain how a person solves it | [`author::Rater`], [`logic::LogicPath`] |
//! | generate a puzzle, or remove clues from one | [`author::generate()`], [`author::minimise()`] |
//! | write it in another format | [`formats::write`] |
//! | draw it, and export the picture | [`sheet::puzzle_png`], [`sheet::puzzle_svg`], [`sheet::puzzle_pdf`] |
//! | make a booklet | [`book`] |
//! | make a web page that plays it | [`web::web_page`] |
//!
//! ## Terms
//!
//! `docs/glossary.md` has the terms of the window; these are the terms of the code.
//!
//! | term | meaning |
//! | --- | --- |
//! | lattice | the integer plane that grids are placed on; a [`board::Cell`] is one of its squares, written `r3c4` |
//! | grid | one n x n sudoku: its origin on the lattice and the shape of its boxes ([`board::Grid`]) |
//! | board | all grids of a puzzle; grids that cover the same cell share it ([`board::Board`]) |
//! | house | n cells that contain each digit exactly once ([`board::House`]) |
//! | given | a printed digit; a clue is anything printed that helps |
//! | kind, rule | a kind of rule ([`variant::Kind`], [`variant::Variant`]), and one use of it ([`variant::Rule`]) |
//! | choice, quantifier | a group of rules of which only so many hold ([`puzzle::Choice`]); the number that hold |
//! | place | the cells, borders or outside positions of a rule ([`place::Place`]) |
//! | placement error | the reason why a rule does not fit on a board ([`place::PlacementError`]) |
//! | constraint | the form of a rule inside [`model`], and only there ([`model::Shape`]) |
//! | layer | variables beside the digits of cells, such as "this cell is doubled" ([`model::Layer`]) |
//! | value | the digit of a cell as the modifiers of the puzzle change it ([`variant::Change`]) |
//! | filling | a digit for every cell, and the layers ([`board::Filling`]); a solution satisfies the model |
//! | step, path | one deduction of a person ([`logic::Step`]); all steps to the end ([`logic::LogicPath`]) |
//! | verdict | no solution, unique, or several ([`solve::Verdict`]); without one, a [`solve::SolveError`] |
//! | edit | an undoable change of the puzzle ([`puzzle::Edit`]); a command is what the user asks of the program |
//! | field, action | a setting of a rule ([`variant::Field`]); a one-time change to it ([`variant::RuleAction`]) |
//! | stroke, pen | a path of the pointer ([`place::Stroke`]); the style of a line ([`scene::Pen`]) |
//! | message | a text that is not yet in a language ([`words::Message`]); a [`words::Language`] translates it |
//! | sheet | one printed puzzle ([`sheet`]) |
//! | booklet | many puzzles on pages, with answers ([`sheet::booklet`], [`book`]) |
//!
//! ## Modules, and who may import whom
//!
//! A module imports only modules above it in this table. `tests/architecture.rs` compares the source with the table,
//! and with a list of the places that may name each third-party crate. It checks the order inside the native engine in
//! the same way ([`solve::native`]).
//!
//! The modules that know no kinds of rule, from `board` to `logic`, are a package of their own, `src/core`, so that
//! builds for development optimise the engines only. This package presents them as its own: all paths begin with
//! `crate`.
//!
//! | module | purpose | imports |
//! | --- | --- | --- |
//! | [`board`] | cells, digits, grids, houses | nothing |
//! | [`words`] | messages, and their translation into languages | nothing |
//! | `memory` | the memory use of the process, and returning freed memory to the system | nothing |
//! | `parallel` | work on all cores whose results come in order | nothing |
//! | [`model`] | constraint shapes, and their translation into an integer program | board |
//! | [`solve`] | queries, and two of the engines that answer them | board, model, words, memory, parallel |
//! | [`algebra`] | the model as an ideal, and the engine that uses Groebner bases | board, model, solve, memory |
//! | [`logic`] | the steps of a human solver, and difficulty | board, model, solve, words |
//! | [`scene`] | pictures made of a few primitives; inks and palettes | nothing |
//! | [`disk`] | the file layer: all reads and writes, and fault injection for tests | nothing |
//! | [`place`] | places of rules: painting, naming, moving, turning | board, scene, words |
//! | [`variant`] | the kinds of rule: the trait, the list, one file each | board, model, place, scene, words |
//! | [`puzzle`] | board, givens, rules and titles; edits | variant and its imports |
//! | [`author`] | setter tools: fill, remove clues, vary, explain, rate, generate | puzzle, logic and their imports |
//! | [`sheet`] | from a puzzle to a scene, and from a scene to files | puzzle, solve and their imports |
//! | [`formats`] | puzzle and booklet files; files and links of other programs | sheet and its imports, algebra, disk |
//! | [`book`] | booklets: loading, proving and rating puzzles; preflight | author, formats, logic and their imports |
//! | [`web`] | web pages that play puzzles, collections and booklets | book and its imports |
//! | [`studio`] | the window; the only user of egui and rfd | all of the above |
//! | [`cli`] | the command line | all of the above |
//!
//! ## Invariants
//!
//! Each is maintained in one place, and all modules rely on them.
//!
//! * Only `variant/kinds/mod.rs` matches on [`variant::Rule`]. Nothing outside [`variant`] names a kind, except formats
//!   of other programs, which have their own names for kinds.
//! * Only code that draws, places or measures scenes matches on [`scene::Item`]: [`scene`], [`sheet`], [`book`] and the
//!   painter of the screen.
//! * A place knows no kind of rule, and a kind whose place is in [`place`] has no code for pointers, layouts or moved
//!   cells.
//! * A [`puzzle::Puzzle`] is always well formed, and changes only by a [`puzzle::Edit`]. Undo is a list of snapshots.
//! * An engine sees a [`model::Model`], never a rule. The three engines share nothing else, and check each other.
//! * Two solutions are the same if all digits and all layers that count are the same.
//! * A kind of rule does not know whether it reads digits or values ([`variant::Reading`]): the [`variant::Context`]
//!   gives it the variables and the numbers to read.
//! * A scene contains inks, not colours, in units of cells. Screen and print draw the same scene.
//! * Everything is deterministic: the same puzzle gives the same bytes. Only files for print shops contain a date
//!   ([`book::creation_time`]).
//! * Texts that users enter have a maximum length and no control characters except tabs and line breaks. Puzzles and
//!   booklets take them through [`puzzle::printable`].
//! * Only [`disk`] opens, writes, renames or removes files, so that tests can make each of these steps fail.
//! * All puzzles are written by [`formats::PuzzleWriter`], which reads them back. A text that cannot be read, or a
//!   board or givens that changed, is reported like any other loss.
//! * The command line writes files in one place, which refuses to lose data by accident. It writes to the terminal in
//!   another place, which escapes control characters.
//! * The crate `png` encodes pictures, because `image` cannot write their printed size (the chunk pHYs). Pictures of
//!   users are decoded by `image` in one place, with limits ([`sheet::Pixels`]).
//! * A text names its face, which is one weight of a font family ([`scene::Face`]). Only [`sheet::text`] knows the
//!   fonts.
//!
//! ## Adding a kind of rule
//!
//! 1. Write `src/variant/kinds/NAME.rs`. Its first line is the rule in one sentence. Make a struct of its place and its
//!    settings and implement [`variant::Variant`]: `check` reads like the printed rule, `lower` expresses it in the
//!    shapes of [`model::Shape`], `draw` draws its marks, `examples` returns sample rules, each with a board
//!    on which some fillings obey it and others do not. If its settings change when the board is turned or digits are
//!    renamed, implement `transformed`. A line, a rule for a whole grid, marks in cells and outside numbers need less:
//!    a `LineKind`, `GridKind`, `CellMarkKind` or `OutsideClueKind`.
//! 2. Add its module and one line to the list in `src/variant/kinds/mod.rs`. Tools, inspector, files, sheets, the
//!    generator and the tests that compare `check` with `lower` find it there.
//! 3. Add its texts to `assets/words/en/puzzle.ftl`: name, hint, rules text, fields and tool options. Search terms are
//!    `find-…` messages in `commands.ftl`.
//!
//! `docs/dev` has the steps in detail, also for places, formats, commands and languages; `examples/new_kind.rs` is a
//! kind that compiles.

#[cfg(feature = "studio")]
pub(crate) use gridwright_core::memory;
pub(crate) use gridwright_core::parallel;
#[doc(inline)]
pub use gridwright_core::{algebra, board, logic, model, solve, words};

pub mod author;
pub mod book;
pub mod cli;
pub mod disk;
pub mod formats;
pub mod place;
pub mod puzzle;
pub mod scene;
pub mod sheet;
#[cfg(feature = "studio")]
pub mod studio;
pub mod variant;
pub mod web;
