//! The dialog with the mathematics behind a proof: the ideal and the integer program.

use super::*;

impl Studio {
    /// Runs a command by its name in the palette.
    pub(super) fn command(&mut self, name: &str) {
        self.key_with(Modifiers::COMMAND, Key::K);
        for letter in name.chars() {
            self.harness.event(Event::Text(letter.to_string()));
        }
        self.harness.run();
        self.key(Key::Enter);
        self.wait();
    }

    /// Chooses a part from the list, as with a screen reader.
    fn choose_part(&mut self, part: &str) {
        self.harness.get_by_label(part).click_accesskit();
        self.harness.run();
    }
}

#[test]
fn the_ideal_of_a_unique_puzzle_shows_its_solution() {
    let mut studio = Studio::open(shidoku());
    studio.wait();
    studio.command("Algebra");
    studio.expect("in 16 variables");
    studio.expect("Dimension of the quotient ring: 1, the number of solutions");
    studio.expect("The solved grid");
    // Its solution ends with 3; the polynomials with the least leading terms come first.
    studio.expect("x_{4,4} - 3");
    studio.choose_part("Row 1");
    studio.expect("G(x_{1,1}, x_{1,2})");
    assert!(!studio.shows("The solved grid"));
    studio.expect("variables row by row");
    studio.click("Variable order: row by row");
    studio.wait();
    studio.expect("variables column by column");
    studio.click("Close");
    assert!(!studio.shows("Dimension of the quotient ring"));
}

#[test]
fn the_program_shows_both_solves_and_the_exclusion_row() {
    let mut studio = Studio::open(shidoku());
    studio.wait();
    studio.command("Integer program…");
    studio.expect("64 columns: 64 for digits in cells.");
    studio.expect("the first is the only solution");
    studio.expect("x_{1,1,2} + x_{1,2,3} + x_{1,3,4} + x_{1,4,1}");
    studio.choose_part("One digit per cell");
    studio.expect("x_{1,1,1} + x_{1,1,2} + x_{1,1,3} + x_{1,1,4} = 1");
}

#[test]
fn two_solutions_are_two_dimensions() {
    let mut studio = Studio::open(puzzle(".... .... 3... .42."));
    studio.wait();
    studio.command("Algebra");
    assert!(!studio.shows("The solved grid") && !studio.shows("quotient ring: 1,"));
    studio.expect("Dimension of the quotient ring");
    studio.click("Standard monomials");
}

/// The result arrives while the dialog shows that it is busy, and fits into the space there.
#[test]
fn the_dialog_grows_with_its_answer() {
    let mut studio = Studio::open(shidoku());
    studio.wait();
    studio.command("Algebra");
    let head = |studio: &Studio| studio.harness.get_by_label("Algebra").rect().top();
    let at_once = head(&studio);
    // Another order is requested; the next frame may or may not have the result.
    studio.click("Variable order: row by row");
    studio.harness.step();
    studio.wait();
    studio.expect("variables column by column");
    assert!((head(&studio) - at_once).abs() < 2.0, "{} {at_once}", head(&studio));
}
