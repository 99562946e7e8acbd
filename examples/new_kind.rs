//! The parts of a kind of rule, shown for the palindrome, a line that reads the same from both ends.
//!
//! The program already has that kind, as one of many lines ([`gridwright::variant::LineKind`]). The list of kinds is
//! closed, so this example is written out in full outside of it, with the same method names as the trait
//! [`gridwright::variant::Variant`]. `CONTRIBUTING.md` lists what else a kind in the list needs. The end of the example
//! does by hand what the tests do for every kind: they check that `check`, the plain meaning, accepts exactly the
//! fillings that an engine finds with the constraints from `lower`.
//!
//! ```text
//! cargo run --example new_kind -- palindrome.svg
//! ```

use std::error::Error;

use gridwright::board::{Board, Filling};
use gridwright::model::{Model, PairTable, Shape};
use gridwright::place::{Path, Place, PlacementError};
use gridwright::puzzle::Puzzle;
use gridwright::scene::{Ink, Layer, Palette, Pen, Scene, Tint, Width};
use gridwright::sheet::board_scene;
use gridwright::sheet::svg::{self, TextMode};
use gridwright::solve::native::Native;
use gridwright::solve::{Control, Count, Engine};
use gridwright::variant::Context;
use gridwright::words::Message;

/// One line. In the list of kinds it would also derive `Serialize` and `Deserialize`, for files.
#[derive(Clone, PartialEq, Debug)]
pub struct Palindrome {
    /// The cells in order. The type of this place provides the gesture, the validation against the board, and all
    /// transformations.
    pub path: Path,
}

impl Palindrome {
    /// Returns the sentence for the rules text. A kind in the list returns the key of a message in
    /// `assets/words/en.ftl`.
    fn rules_text(&self, _context: &Context) -> Message {
        Message::verbatim("Each line reads the same from both ends.")
    }

    /// Returns whether a filling obeys the rule: exactly what the sentence says, without regard to speed.
    fn check(&self, context: &Context, filling: &Filling) -> bool {
        let digits = context.digits(filling, self.path.0.iter().copied());
        digits.iter().eq(digits.iter().rev())
    }

    /// Adds the rule as constraints: each cell of the first half has the digit of its partner.
    fn lower(&self, context: &Context, model: &mut Model) {
        let cells = context.ids(self.path.0.iter().copied());
        let same = PairTable::new(context.size(), |one, other| one == other);
        for (&one, &other) in cells.iter().zip(cells.iter().rev()).take(cells.len() / 2) {
            model.add(Shape::Pair(one, other, same.clone()));
        }
    }

    /// Draws a broad line under the digits. Lengths are in cells, and inks are roles that screen and print map to
    /// colours.
    fn draw(&self, _context: &Context, tint: Tint, scene: &mut Scene) {
        scene.path(Layer::Mark, self.path.points(), Pen::new(Width::Cells(0.3)).round(), Ink::Tint(tint));
    }
}

/// The output of the example.
pub struct Shown {
    /// The sentence for the rules text.
    pub sentence: String,
    /// The number of 4x4 sudokus.
    pub all: usize,
    /// The number that `check` accepts.
    pub accepted: usize,
    /// The number that an engine finds with the constraints from `lower`.
    pub found: usize,
    /// The board with the line, as SVG.
    pub picture: String,
}

fn main() -> Result<(), Box<dyn Error>> {
    let Shown { sentence, all, accepted, found, picture } = show()?;
    println!("{sentence}\nOf {all} fillings, {accepted} obey the rule; the engine finds {found}.");
    if let Some(file) = std::env::args().nth(1) {
        std::fs::write(file, picture)?;
    }
    Ok(())
}

/// Puts a palindrome on a 4x4 board, compares `check` with `lower`, and draws it.
///
/// # Errors
/// Returns an error if the line is not on the board, or the two meanings differ in a filling.
pub fn show() -> Result<Shown, Box<dyn Error>> {
    let board = Board::single(2, 2)?;
    let rule = Palindrome { path: "r1c1 r2c2 r3c3".parse()? };
    rule.path.check_fit(&board).map_err(|placement_error: PlacementError| placement_error.to_string())?;
    let context = Context::without_rules(&board);

    let base = Model::of_board(&board);
    let mut model = base.clone();
    rule.lower(&context, &mut model);
    let (all, found) = (solutions(&base)?, solutions(&model)?);
    let accepted: Vec<&Filling> = all.iter().filter(|filling| rule.check(&context, filling)).collect();
    if let Some(filling) = accepted.iter().find(|filling| !found.contains(filling)) {
        return Err(format!("check accepts {filling:?}, lower does not").into());
    }
    if let Some(filling) = found.iter().find(|filling| !rule.check(&context, filling)) {
        return Err(format!("lower accepts {filling:?}, check does not").into());
    }

    let mut scene = board_scene(&Puzzle::empty(board.clone()));
    rule.draw(&context, Tint::Grey, &mut scene);
    let cell_mm = 9.0;
    let picture = svg::render(&scene, Palette::Print, cell_mm, TextMode::Outlines);
    let sentence = rule.rules_text(&context).to_string();
    Ok(Shown { sentence, all: all.len(), accepted: accepted.len(), found: found.len(), picture })
}

/// Returns all solutions of a model.
fn solutions(model: &Model) -> Result<Vec<Filling>, Box<dyn Error>> {
    let mut found = Vec::new();
    let each = &mut |filling: Filling| found.push(filling);
    match Native::new().solutions(model, 1000, &Control::new(), each)? {
        Count::Exactly(_) => Ok(found),
        Count::AtLeast(limit) => Err(format!("there are at least {limit} solutions").into()),
    }
}
