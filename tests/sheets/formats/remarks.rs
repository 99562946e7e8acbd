//! Sentences and elements of drawings that are no rules, and rules that several sentences or marks state together. Each
//! has a near miss that stays not understood.

use gridwright::variant::{Kind, Rule};

use super::sentences::Picture;

const PURPLE: &str = "#C040E0";
const ORANGE: &str = "#FFA500";
const GREY: &str = "#CFCFCF";
/// The solution begins with 1 2 3 4 in its first row, and with 4 5 6 7 in the second.
const ACROSS: &[(usize, usize)] = &[(0, 0), (0, 3)];

fn left_open(picture: &Picture, text: &str) -> usize {
    picture.read(text).puzzle.not_understood_count()
}

fn ring(picture: Picture, row: usize, col: usize) -> Picture {
    picture.shape((row as f64 + 0.5, col as f64 + 0.5), 0.8, true, ["#FFFFFF", "#000000"], "")
}

#[test]
fn remarks_are_no_rules_and_hide_none() {
    let purple = Picture::default().line(PURPLE, ACROSS);
    let renban = "Each purple line is a renban: its digits are consecutive, in any order.";
    for (remark, open) in [
        ("These digits may appear in any order.", 0),
        ("Lines do not branch or cross each other.", 0),
        ("Placing correct digits reveals clues in the surrounding cells.", 0),
        ("There is no negative constraint.", 0),
        ("Digits cannot repeat in any row, column or box.", 0),
        ("Classic Sudoku rules apply.", 0),
        ("Repeated digits are allowed if the rules allow them.", 0),
        ("Find more of them at example.com.", 0),
        ("For example, 3-2-4-5 is a purple line.", 0),
        ("(I.e. they follow each other.)", 0),
        ("These digits appear in ascending order.", 1),
        ("Lines do not cross cells with a 5.", 1),
        ("Cells that the fog leaves open hold prime digits.", 1),
        ("There is a negative constraint for primes.", 1),
        ("Digits of a row, column or box repeat once in it.", 1),
        ("The usual sudoku rules do not apply.", 1),
        ("No digit is above a divisor of it, e.g. 8 above 2.", 1),
        ("In each row and column, the least digit comes last.", 1),
    ] {
        assert_eq!(left_open(&purple, &format!("{renban} {remark}")), open, "{remark}");
    }
    // What restates a rule that is not known is not known either.
    assert_eq!(left_open(&purple, &format!("{renban} Digits dance about the grid. I.e. they jump about in it.")), 2);
}

#[test]
fn cages_without_cells_and_unseen_shapes_are_nothing() {
    let text = "Normal sudoku rules apply.";
    let empty = Picture::default();
    assert_eq!(left_open(&empty.clone().cage(&[], "0").cage(&[], ""), text), 0);
    assert_eq!(left_open(&empty.clone().cage(&[], "8.5"), text), 1);
    let white = ["#FFFFFF", "#FFFFFF"];
    assert_eq!(left_open(&empty.clone().shape((-0.5, 3.5), 0.3, false, white, ""), text), 0);
    assert_ne!(left_open(&empty.clone().shape((-0.5, 3.5), 0.3, false, white, "7"), text), 0);
    assert_eq!(left_open(&empty.shape((3.5, 3.5), 0.3, false, ["#FF0000", "#FF0000"], ""), text), 1);
}

#[test]
fn circles_and_branches_belong_to_lines() {
    let line = || Picture::default().line(GREY, ACROSS);
    let ends = || ring(ring(line(), 0, 0), 0, 3);
    let between = "Digits on a line lie between the digits in the circles at its ends.";
    assert_eq!(ends().kinds(between), [Kind::Between]);
    assert_eq!(left_open(&ends(), between), 0);
    assert_eq!(left_open(&ring(ends(), 5, 5), between), 1, "a circle beside no line");
    // 2 in the middle of 1 2 3 has a branch to 4.
    let branch = || Picture::default().line(PURPLE, &[(0, 0), (0, 2)]).line(PURPLE, &[(0, 1), (1, 0)]).solved();
    let renban = "Purple lines are renban lines.";
    assert_eq!(branch().kinds(renban), [Kind::OwnCells]);
    assert_eq!(left_open(&branch(), renban), 0);
    assert_eq!(left_open(&branch().line("#30A030", &[(4, 4), (4, 6)]), renban), 1, "a green line");
    let over = Picture::default().line(PURPLE, ACROSS).line("#FFFFFF", ACROSS);
    assert_eq!(left_open(&over, renban), 0);
}

#[test]
fn odd_and_even_marks_confirm_both_sentences() {
    let grey = [GREY, GREY];
    let picture = Picture::default().shape((0.5, 0.5), 0.8, true, grey, "").shape((0.5, 1.5), 0.8, false, grey, "");
    let text = "A cell with a grey circle holds an odd digit. A cell with a grey square holds an even digit.";
    assert_eq!(picture.kinds(text), [Kind::Parity]);
    assert_eq!(left_open(&picture, text), 0);
    let other = text.replace("odd digit", "oddly high digit");
    assert_ne!(left_open(&picture, &other), 0);
}

#[test]
fn cages_that_show_their_sums_in_words_are_killer_cages() {
    let cage = Picture::default().cage(&[(0, 0), (0, 1)], "3");
    let text = "Digits in cages must sum to the number in the top left corner of the cage.";
    assert_eq!(cage.kinds(text), [Kind::KillerCage]);
    assert_eq!(left_open(&cage, &format!("{text} Digits cannot repeat within a cage.")), 0);
    let multiple = "Digits in cages sum to a multiple of the number in the top left corner of the cage.";
    assert_eq!(cage.kinds(multiple), [Kind::OwnCells]);
}

#[test]
fn sentences_that_say_more_than_a_known_rule_stay_open() {
    let cages = Picture::default().cage(&[(0, 0), (0, 1)], "3").cage(&[(4, 0), (4, 1)], "9");
    let text = "Digits in a cage cannot repeat and sum to the number in its corner.";
    assert_eq!(left_open(&cages, text), 0);
    let more = format!("{text} The digits of two cages that share an edge sum to different totals.");
    assert_eq!(cages.kinds(&more), [Kind::KillerCage; 2]);
    assert_eq!(left_open(&cages, &more), 1);
}

#[test]
fn circles_at_corners_are_about_sums() {
    let circle = |text: &str| Picture::default().shape((1.0, 1.0), 0.4, true, ["#FFFFFF", "#000000"], text);
    let others = "Around each circle, one digit is the sum of the other three.";
    assert_eq!(circle("").kinds(others), [Kind::OwnCells]);
    assert_eq!(left_open(&circle(""), others), 0);
    assert_eq!(circle("").solved().kinds(others), [], "1 2 4 5");
    assert_eq!(circle("").kinds("Around some circles, one digit is the sum of the other three."), []);
    let shown = "The number in a circle is the sum of the four digits around it.";
    assert_eq!(circle("12").solved().kinds(shown), [Kind::CellSum]);
    assert_eq!(circle("13").solved().kinds(shown), []);
    assert_eq!(circle("12").kinds("The number in a circle is the sum of the odd digits around it."), []);
}

#[test]
fn sums_between_circles_are_concatenations_or_products() {
    let peas = "The sum of the digits on a line between its two circles is a concatenation of the digits in the \
        circles, in either order.";
    // 1 4 5 3 2: 4 + 5 + 3 = 12.
    let cells = [(0, 0), (1, 0), (1, 1), (0, 2), (0, 1)];
    let line = ring(ring(Picture::default().line(GREY, &cells), 0, 0), 0, 1).solved();
    assert_eq!(line.kinds(peas), [Kind::OwnLine]);
    assert_eq!(left_open(&line, peas), 0);
    let row = ring(ring(Picture::default().line(GREY, ACROSS), 0, 0), 0, 3).solved();
    assert_eq!(row.kinds(peas), [], "2 + 3 = 14");
    let product = "The sum of the digits on a line between two circles is the product of both digits in the circles.";
    assert_eq!(row.kinds(product), [], "2 + 3 = 1 * 4");
    let total = "The sum of the digits on a line equals the sum of the two digits in the circles that it connects.";
    assert_eq!(row.kinds(total), [Kind::DoubleArrow], "2 + 3 = 1 + 4");
    assert_eq!(row.kinds("The sum of the digits on a line is a year."), []);
}

#[test]
fn runs_of_a_line_have_sums() {
    let line = Picture::default().line(ORANGE, ACROSS).solved();
    let text =
        |of: &str| format!("Along an orange line, each set of three adjacent digits sums to a multiple of {of}.");
    assert_eq!(line.kinds(&text("3")), [Kind::OwnLine; 2], "1 2 3 and 2 3 4");
    assert_eq!(line.kinds(&text("4")), []);
    assert_eq!(line.kinds("Along an orange line, one set of three adjacent digits sums to a multiple of 3."), []);
}

#[test]
fn all_circles_differ_if_words_say_so() {
    let circles = |second: (usize, usize)| ring(ring(Picture::default(), 0, 0), second.0, second.1).solved();
    let text = "All circles contain different digits.";
    assert_eq!(circles((0, 1)).kinds(text), [Kind::KillerCage]);
    // The digit 1 is in r1c1 and in r2c7.
    assert_eq!(circles((1, 6)).kinds(text), []);
    assert_eq!(circles((0, 1)).kinds("Some circles contain different digits."), []);
}

#[test]
fn columns_are_indexed_one_by_one() {
    let cells = |text: &str| {
        let of = |rule: &Rule| match rule {
            Rule::Indexers(rule) => rule.cells[0].len(),
            _ => 0,
        };
        Picture::default().rules(text).iter().map(of).sum::<usize>()
    };
    let first = "Each digit in column 1 indicates the position of the 1 in its row.";
    assert_eq!(cells(first), 9);
    let more = format!("{first} The same is true of column 5 and the digit 5.");
    assert_eq!(cells(&more), 18);
    assert_eq!(left_open(&Picture::default(), &more), 0);
    assert_eq!(cells("Each odd digit in column 1 indicates the position of the 1 in its row."), 0);
    assert_eq!(left_open(&Picture::default(), &format!("{first} Column 5 is the same upside down.")), 1);
}

#[test]
fn all_dots_may_be_given_without_any() {
    let text = "Digits on both sides of a white dot are consecutive.";
    let picture = Picture::default();
    assert_eq!(picture.kinds(&format!("{text} All dots are given.")), [Kind::Nonconsecutive]);
    assert_eq!(left_open(&picture, &format!("{text} All dots are given.")), 0);
    assert_eq!(picture.kinds(&format!("{text} Not all dots are given.")), []);
}
