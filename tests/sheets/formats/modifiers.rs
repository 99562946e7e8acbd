//! Doublers and the like in the words of published puzzles: the rules that read values are found with them. Every
//! wording has a near miss.

use gridwright::board::GridId;
use gridwright::formats::ReadingOutcome;
use gridwright::puzzle::PlacedRule;
use gridwright::variant::{Change, Kind, ModifiedCells, Nonconsecutive, Reading, Rule};

use super::sentences::Picture;

const CAGE: &[(usize, usize)] = &[(0, 0), (0, 1)];

/// Returns the rules other than marks, with their readings.
fn placed(picture: &Picture, text: &str) -> Vec<PlacedRule> {
    let rules = picture.read(text).puzzle.rules().to_vec();
    rules.into_iter().filter(|placed| !placed.rule.is_decoration()).collect()
}

/// Returns the changes of modifiers to find, with their switch for digits, and the kinds of the rules that read values.
fn found(picture: &Picture, text: &str) -> (Vec<(Change, bool)>, Vec<Kind>) {
    let all = placed(picture, text);
    let change = |placed: &PlacedRule| match &placed.rule {
        Rule::HiddenModifiers(rule) => Some((rule.change, rule.each_digit)),
        _ => None,
    };
    let reads = |placed: &&PlacedRule| placed.reads == Reading::Values;
    (all.iter().filter_map(change).collect(), all.iter().filter(reads).map(|placed| placed.rule.kind()).collect())
}

#[test]
fn modifiers_to_find_are_known_by_several_wordings() {
    // The first cells of the solution hold 1 and 2.
    for (words, sum, change, each_digit) in [
        (
            "Each row, column and box contains exactly one doubler, and each digit is doubled once. The value of a \
                doubler is twice its digit.",
            "4",
            Change::Doubled,
            true,
        ),
        ("One cell per row, column and region is a \"ghost\". Ghosts have a value of zero.", "2", Change::Zero, false),
        (
            "In every row, column and 3x3 box there is one stairs cell. No two stairs cells hold the same digit. A \
                stairs cell has a value one higher than its digit.",
            "4",
            Change::Hot,
            true,
        ),
        (
            "Place nine negators: one in each row, one in each column and one in each box. These cells contain \
                different digits. The value of a negator is negative.",
            "1",
            Change::Negated,
            true,
        ),
        (
            "Jede Zeile, jede Spalte und jeder Block enthält genau einen „Verdoppler“, dessen Wert doppelt zählt. Jede \
                Ziffer wird einmal verdoppelt.",
            "4",
            Change::Doubled,
            true,
        ),
        (
            "Chaque ligne, colonne et région contient exactement un doubleur. La valeur d'un doubleur est le double de \
                son chiffre.",
            "4",
            Change::Doubled,
            false,
        ),
    ] {
        let text = format!("{words} Values in a cage sum to the small number.");
        for picture in [Picture::default(), Picture::default().solved()] {
            let cage = picture.cage(CAGE, sum);
            assert_eq!(found(&cage, &text), (vec![(change, each_digit)], vec![Kind::KillerCage]), "{text}");
        }
        // No modifiers make so much of two digits.
        let cage = Picture::default().solved().cage(CAGE, "44");
        assert_eq!(found(&cage, &text), (vec![], vec![]), "{text}");
    }
}

#[test]
fn a_stored_solution_is_compared_although_it_does_not_tell_modifiers() {
    let text = "Each row, column and box contains one doubler, and each digit is doubled once. Values in cages sum to \
        the small number.";
    let puzzle = Picture::default().solved().cage(CAGE, "4").read(text).puzzle;
    assert!(puzzle.has_modifiers());
    assert_eq!(puzzle.solution_problems(), []);
    let broken = Picture::default().solved().cage(CAGE, "4").cage(&[(8, 0), (8, 1)], "10").read(text).puzzle;
    let rule = Rule::from(Nonconsecutive::new(GridId(0)));
    let mut rules = broken.rules().to_vec();
    rules.push(PlacedRule::new(rule));
    let broken = broken.with_clues(broken.givens().clone(), rules).unwrap();
    assert_eq!(broken.solution_problems().len(), 1, "neighbours follow each other");
}

#[test]
fn two_sorts_of_modifiers_have_a_value_each() {
    let text = "Each row, column and box has one hot cell (whose value is one more than its digit) and one cold cell \
        (whose value is one less than its digit). Each digit is in one hot cell and in one cold cell. Values in \
        cages sum to the small number.";
    let cage = Picture::default().solved().cage(CAGE, "3").cage(&[(1, 0), (1, 1)], "10").cage(&[(2, 1), (2, 2)], "16");
    let changes = vec![(Change::Hot, true), (Change::Cold, true)];
    assert_eq!(found(&cage, text), (changes, vec![Kind::KillerCage; 3]));
}

#[test]
fn modifiers_of_another_sense_stay_not_understood() {
    let cage = Picture::default().cage(CAGE, "4");
    for words in [
        "Each row, column and box contains two doublers.",
        "Each row contains one doubler, whose value is twice its digit.",
        "Each row, column and box contains one halver, whose value is half its digit.",
        "Each row, column and box contains one doubler. The value of a doubler is either doubled or one less.",
        "Each row, column and box contains one focus cell. The value of a focus cell is its row number.",
        "Each row, column and box contains one doubler and one thief cell. A thief cell counts as its neighbour.",
        "Each row, column and box contains one multiplier, whose value is unknown.",
    ] {
        let text = format!("{words} Values in a cage sum to the small number.");
        assert_eq!(placed(&cage, &text), [], "{text}");
        let reading = cage.read(&text).reading.unwrap();
        assert!(reading.marks.iter().any(|marks| marks.outcome == ReadingOutcome::Doubtful), "{text}");
        assert!(!cage.read(&text).puzzle.publication().not_understood.is_empty(), "{text}");
    }
}

#[test]
fn words_say_which_rules_read_values() {
    const GREEN: &str = "#55D055";
    let doublers = "Each row, column and box contains one doubler, and each digit is doubled once.";
    let line = || Picture::default().cage(CAGE, "4").line(GREEN, &[(4, 1), (4, 2)]);
    let both = [Kind::Whispers, Kind::KillerCage];
    for (words, kinds) in [
        (
            "Doublers count double. Neighbours along a green line differ by at least 5. Cages show their sums.",
            &both[..],
        ),
        (
            "Adjacent digits along a green line differ by at least 5. Values in cages sum to the small number.",
            &both[1..],
        ),
        (
            "Doublers count double in cages. Adjacent digits along a green line differ by at least 5. Digits in cages \
                sum to the small number.",
            &both[1..],
        ),
        (
            "Adjacent values along a green line differ by at least 5. Digits in cages sum to the small number.",
            &both[..1],
        ),
    ] {
        let text = format!("{doublers} {words}");
        assert_eq!(found(&line(), &text), (vec![(Change::Doubled, true)], kinds.to_vec()), "{text}");
    }
    // A rule that cannot read values is a question if the words speak of them.
    let text = format!("{doublers} Values in cages sum to the small number. Values in grey circles are odd.");
    let circle = line().shape((7.5, 7.5), 0.7, true, ["#CFCFCF", "#CFCFCF"], "");
    assert!(!circle.kinds(&text).contains(&Kind::Parity));
    assert!(circle.kinds(&text.replace("Values in grey", "Digits in grey")).contains(&Kind::Parity));
    let text = format!("{doublers} Digits separated by a blue dot have a ratio of 2:3. Doublers count double in cages");
    let dot = Picture::default().cage(CAGE, "4").shape((4.5, 1.0), 0.3, true, ["#3030FF", "#3030FF"], "");
    let sum = "Digits in cages sum to the small number.";
    assert!(dot.kinds(&format!("{text}. {sum}")).contains(&Kind::OwnBorder));
    assert!(!dot.kinds(&format!("{text} and for dots. {sum}")).contains(&Kind::OwnBorder));
}

#[test]
fn a_solution_tells_what_rules_read_where_words_do_not() {
    let text = "Each row, column and box contains one doubler, and each digit is doubled once. Values in cages sum to \
        the small number. Digits on an arrow sum to the digit in its circle.";
    let arrow = |cells: [(f64, f64); 3]| {
        let picture = Picture::default().cage(CAGE, "4").solved();
        picture.shape(cells[0], 0.8, true, ["#FFFFFF", "#000000"], "").arrow(&cells)
    };
    let summed = arrow([(8.5, 0.5), (7.5, 0.5), (6.5, 0.5)]);
    assert_eq!(found(&summed, text).1, [Kind::KillerCage], "9 is 6 + 3");
    assert!(summed.kinds(text).contains(&Kind::Arrow));
    let doubled = arrow([(1.5, 4.5), (2.5, 5.5), (2.5, 4.5)]);
    assert_eq!(found(&doubled, text).1, [Kind::Arrow, Kind::KillerCage], "8 is twice 3, and 2");
    let neither = arrow([(1.5, 6.5), (1.5, 7.5), (1.5, 8.5)]);
    assert!(!neither.kinds(text).contains(&Kind::Arrow), "1 is no sum of 2 and 3, doubled or not");
}

#[test]
fn marked_cells_have_values_of_their_own() {
    const RED: &str = "#FF5050";
    let picture = || Picture::default().cage(CAGE, "4").shape((0.5, 0.5), 1.0, false, [RED, RED], "");
    for (words, change) in [
        ("Digits in red cells count double.", Change::Doubled),
        ("The value of a red cell is one more than its digit.", Change::Hot),
        ("Rote Felder zählen doppelt.", Change::Doubled),
        ("Les cases rouges comptent double.", Change::Doubled),
    ] {
        for picture in [picture(), picture().solved()] {
            let text = format!("{words} Values in cages sum to the small number.");
            let all = placed(&picture, &text);
            let cells: Rule = ModifiedCells { cells: "r1c1".parse().unwrap(), change }.into();
            assert!(all.iter().any(|placed| placed.rule == cells), "{text} {all:?}");
            assert_eq!(found(&picture, &text).1, [Kind::KillerCage], "{text}");
        }
    }
    for words in ["Digits in blue cells count double.", "Shade some cells red. Digits in red cells count double."] {
        let text = format!("{words} Values in cages sum to the small number.");
        assert_eq!(placed(&picture(), &text), [], "{text}");
    }
}
