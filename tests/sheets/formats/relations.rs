//! Relations of two digits, sums of all cages or lines, and other rules that words state in general. Every wording has
//! a near miss.

use gridwright::variant::{Kind, Rule};

use super::sentences::Picture;

const CAGE: &[(usize, usize)] = &[(0, 0), (0, 1)];

#[test]
fn relations_of_two_digits_become_custom_rules() {
    const ORANGE: &str = "#FFA500";
    let picture = || Picture::default().line(ORANGE, &[(0, 0), (0, 3)]);
    let kinds = |text: &str| picture().kinds(text);
    assert_eq!(kinds("Adjacent digits along an orange line differ by at most 2."), [Kind::OwnLine]);
    assert_eq!(kinds("Along an orange line, digits have the same parity."), [Kind::OwnLine]);
    assert_eq!(kinds("Digits on an orange line are all odd."), [Kind::Parity]);
    assert_eq!(kinds("All lines have the same sum."), [Kind::CellSum]);
    assert_eq!(kinds("Diagonally adjacent digits must have a difference of at least 2."), [Kind::OwnGrid]);
    let dot = Picture::default().shape((0.5, 1.0), 0.3, true, ["#FFD700", "#000000"], "");
    assert_eq!(dot.kinds("Digits separated by a yellow dot sum to a prime number."), [Kind::OwnBorder]);
    // Another colour, another look, and words that say more.
    for text in [
        "Adjacent digits along a green line differ by at most 2.",
        "Adjacent digits along an orange line differ by at most 2 in two of the boxes.",
        "Digits separated by an orange dot sum to a prime number.",
        "Lines of one colour have the same sum.",
    ] {
        assert_eq!(kinds(text), [], "{text}");
    }
    // The solution decides: its first row begins with 1 2 3 4.
    assert_eq!(picture().solved().kinds("Adjacent digits along an orange line are consecutive."), [Kind::OwnLine]);
    assert_eq!(picture().solved().kinds("Adjacent digits along an orange line have a difference of 3."), []);
}

#[test]
fn words_say_the_sum_of_all_cages() {
    let blank = || Picture::default().cage(CAGE, "");
    let sums = |text: &str| {
        let sum = |rule: &Rule| match rule {
            Rule::KillerCage(cage) => cage.sum.clone(),
            _ => None,
        };
        blank().rules(text).iter().filter_map(sum).map(|sum| sum.to_string()).collect::<Vec<String>>()
    };
    assert_eq!(sums("In every cage, the digits sum to 15."), ["15"]);
    assert_eq!(sums("The digits in each cage sum to a prime number."), ["prime"]);
    let none: Vec<String> = vec![];
    for text in [
        "The digits in each cage sum to 7 or 13.",
        "The digits in a cage cannot sum to a prime number.",
        "The digits in each cage sum to 15 more than its neighbour.",
    ] {
        assert_eq!(sums(text), none, "{text}");
    }
    let letters = Picture::default().cage(CAGE, "A").cage(&[(4, 4), (4, 5)], "A");
    assert_eq!(letters.kinds("Cages with the same letter have the same sum."), [Kind::KillerCage; 2]);
    assert_eq!(letters.kinds("Cages show letters of the alphabet."), []);
}

#[test]
fn digits_differ_in_all_marks_of_a_sort_if_words_say_so() {
    // The dots are beside 1 2 and 6 7 in the solution, or 1 2 and 2 3.
    let dots = |second: f64| {
        let looks = ["#FFFFFF", "#000000"];
        let first = Picture::default().shape((0.5, 1.0), 0.3, true, looks, "").solved();
        first.shape((second, 1.0), 0.3, true, looks, "")
    };
    let white = "White dots join consecutive digits.";
    let text = format!("{white} Each constraint type may contain no repeated digits anywhere in the puzzle.");
    assert_eq!(dots(7.5).kinds(&text), [Kind::DifferenceDot, Kind::DifferenceDot, Kind::KillerCage]);
    assert_eq!(dots(3.5).kinds(&text), [Kind::DifferenceDot, Kind::DifferenceDot], "2 is twice in it");
    let other = format!("{white} Each constraint type may contain repeated digits.");
    assert_eq!(dots(7.5).kinds(&other), [Kind::DifferenceDot, Kind::DifferenceDot]);
}

#[test]
fn all_columns_are_indexed_if_words_say_so() {
    let empty = Picture::default();
    let text = "A digit in the Nth column indicates in which column of its row the digit N is.";
    assert_eq!(empty.kinds(text), [Kind::Indexers]);
    assert_eq!(empty.kinds("A digit in a red cell indicates in which column of its row the digit N is."), []);
}
