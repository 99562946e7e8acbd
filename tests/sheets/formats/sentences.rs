//! Rules that are recognised in drawings by their look and the sentences about them. Every pattern has a near miss.

use gridwright::formats::{self, LoadedPuzzle, ReadingOutcome};
use gridwright::variant::{Kind, Rule};
use serde_json::{Value, json};

/// A filling of the classic board: row r begins with 3r + r / 3 + 1, and the digits follow each other cyclically.
fn digit(row: usize, col: usize) -> usize {
    (3 * row + row / 3 + col) % 9 + 1
}

fn solution() -> String {
    (0..81).map(|at| digit(at / 9, at % 9).to_string()).collect()
}

/// A drawing with a rules text.
#[derive(Clone, Default)]
pub(super) struct Picture {
    lines: Vec<Value>,
    arrows: Vec<Value>,
    shapes: Vec<Value>,
    cages: Vec<Value>,
    solved: bool,
}

impl Picture {
    pub(super) fn line(mut self, colour: &str, cells: &[(usize, usize)]) -> Picture {
        self.lines.push(json!({ "wayPoints": points(cells), "color": colour, "thickness": 10 }));
        self
    }

    pub(super) fn stroke(mut self, colour: &str, points: &[(f64, f64)]) -> Picture {
        self.lines.push(json!({ "wayPoints": points, "color": colour, "thickness": 10 }));
        self
    }

    pub(super) fn path(mut self, colour: &str, path: &str) -> Picture {
        self.lines.push(json!({ "d": path, "color": colour, "thickness": 10 }));
        self
    }

    pub(super) fn arrow(mut self, points: &[(f64, f64)]) -> Picture {
        self.arrows.push(json!({ "wayPoints": points, "color": "#CFCFCF", "thickness": 3, "headLength": 0.2 }));
        self
    }

    pub(super) fn shape(mut self, at: (f64, f64), side: f64, round: bool, looks: [&str; 2], text: &str) -> Picture {
        let [fill, border] = looks;
        self.shapes.push(json!({
            "center": at, "width": side, "height": side, "rounded": round,
            "backgroundColor": fill, "borderColor": border, "text": text,
        }));
        self
    }

    pub(super) fn cage(mut self, cells: &[(usize, usize)], text: &str) -> Picture {
        self.cages.push(json!({ "cells": cells, "value": text }));
        self
    }

    pub(super) fn solved(self) -> Picture {
        Picture { solved: true, ..self }
    }

    fn object(&self, rules: &str) -> Value {
        let corner = |at: usize| (at / 3 * 3, at % 3 * 3);
        let region =
            |at: usize| (0..9).map(|i| [corner(at).0 + i / 3, corner(at).1 + i % 3]).collect::<Vec<[usize; 2]>>();
        let mut metadata = json!({ "rules": rules });
        if self.solved {
            metadata["solution"] = solution().into();
        }
        json!({
            "cellSize": 64, "metadata": metadata, "cells": vec![vec![json!({}); 9]; 9],
            "regions": (0..9).map(region).collect::<Vec<_>>(),
            "lines": self.lines, "arrows": self.arrows, "overlays": self.shapes, "cages": self.cages,
        })
    }

    pub(super) fn read(&self, rules: &str) -> LoadedPuzzle {
        formats::read_str("f", &self.object(rules).to_string(), None).unwrap().remove(0)
    }

    /// Returns the rules other than marks.
    pub(super) fn rules(&self, text: &str) -> Vec<Rule> {
        let loaded = self.read(text);
        let rules = loaded.puzzle.rules().iter().map(|placed| placed.rule.clone());
        rules.filter(|rule| !rule.is_decoration()).collect()
    }

    pub(super) fn kinds(&self, text: &str) -> Vec<Kind> {
        self.rules(text).iter().map(Rule::kind).collect()
    }
}

fn points(cells: &[(usize, usize)]) -> Vec<[f64; 2]> {
    cells.iter().map(|&(row, col)| [row as f64 + 0.5, col as f64 + 0.5]).collect()
}

const GREEN: &str = "#55D055";
const PURPLE: &str = "#C040E0";
const ACROSS: &[(usize, usize)] = &[(0, 0), (0, 3)];

#[test]
fn lines_mean_what_is_said_of_their_colour() {
    let green = || Picture::default().line(GREEN, ACROSS);
    for (text, expected) in [
        ("Neighbouring digits along a green line differ by at least 5.", vec![Kind::Whispers]),
        ("German whispers: along green lines adjacent digits have a difference of 5 or more.", vec![Kind::Whispers]),
        ("The digits on each green line form a set of consecutive digits in any order.", vec![Kind::Renban]),
        ("Green lines read the same from either end.", vec![Kind::Palindrome]),
        ("Lignes vertes: palindromes.", vec![Kind::Palindrome]),
        // Another colour, no meaning that is known, and a choice.
        ("Neighbouring digits along a purple line differ by at least 5.", vec![]),
        ("The digits along a green line are those of a telephone number.", vec![]),
        ("Each green line is either a renban or a palindrome.", vec![]),
    ] {
        assert_eq!(green().kinds(text), expected, "{text}");
    }
    let both = green().line(PURPLE, &[(4, 0), (4, 4)]);
    let text = "Green lines are German whispers, and purple lines are renban lines.";
    assert_eq!(both.kinds(text), [Kind::Whispers, Kind::Renban]);
    let rules = green().rules("On green lines, neighbours differ by at least 4.");
    let [Rule::Whispers(line)] = &rules[..] else { panic!("{rules:?}") };
    assert_eq!(line.number, Some(4));
}

#[test]
fn what_the_solution_contradicts_is_no_rule_and_what_is_doubtful_is_a_question() {
    // Row 1 of the solution is 1 2 3 4.
    let purple = Picture::default().line(PURPLE, ACROSS).solved();
    assert_eq!(purple.kinds("Purple lines are renban lines."), [Kind::Renban]);
    let loaded = purple.read("Purple lines are palindromes.");
    assert!(loaded.puzzle.rules().iter().all(|placed| placed.rule.is_decoration()));
    let reading = loaded.reading.unwrap();
    assert_eq!((reading.marks[0].kind, reading.marks[0].outcome), (Kind::Palindrome, ReadingOutcome::Contradicted));
    assert_eq!(reading.sentences[0].outcome, ReadingOutcome::Contradicted);
    let named = |entry: &gridwright::puzzle::NotUnderstood| entry.name == "contradicted Palindrome";
    assert!(loaded.puzzle.publication().not_understood.iter().any(named));

    // A sentence that leaves open which lines it is about is a question even if the solution agrees.
    let mut loaded = purple.read("Some of the purple lines are renban lines.");
    assert!(loaded.puzzle.rules().iter().all(|placed| placed.rule.is_decoration()));
    let question = loaded.reading.as_ref().unwrap().questions().next().unwrap();
    assert_eq!((question.kind, question.rules, question.solution_agrees), (Kind::Renban, 1, Some(true)));
    loaded.accept_doubtful().unwrap();
    let kinds: Vec<Kind> = loaded.puzzle.rules().iter().map(|placed| placed.rule.kind()).collect();
    assert_eq!(kinds, [Kind::Renban]);
    assert_eq!(loaded.puzzle.not_understood_count(), 0);
}

#[test]
fn values_that_are_changed_make_sums_doubtful_without_a_solution() {
    let cage = Picture::default().cage(&[(0, 0), (0, 1)], "3");
    let text = "Digits in a cage sum to the small number.";
    assert_eq!(cage.kinds(text), [Kind::KillerCage]);
    let doubled = format!("{text} Each row has a doubler, whose digit counts twice.");
    assert_eq!(cage.kinds(&doubled), []);
    let cage = cage.solved();
    assert_eq!(cage.kinds(&doubled), [Kind::KillerCage], "1 + 2 is 3");
    assert_eq!(Picture::default().cage(&[(0, 0), (0, 1)], "4").solved().kinds(text), []);
    let loose = Picture::default().cage(&[(0, 0), (1, 6)], "2").solved();
    assert_eq!(loose.kinds("Digits in a cage sum to the small number."), [Kind::CellSum], "1 and 1");
    assert_eq!(loose.kinds("Digits in a cage do not repeat and sum to the small number."), []);
}

#[test]
fn signs_between_cells_and_at_corners_are_recognised() {
    let dot =
        |fill: &str, border: &str, text: &str| Picture::default().shape((0.5, 1.0), 0.3, true, [fill, border], text);
    let white = dot("#FFFFFF", "#000000", "");
    assert_eq!(white.kinds("White dots separate consecutive digits."), [Kind::DifferenceDot]);
    assert_eq!(white.kinds("Black dots separate digits in the ratio 1:2."), []);
    let black = dot("#000000", "None", "");
    assert_eq!(black.kinds("A black dot means that one digit is double the other."), [Kind::RatioDot]);
    assert_eq!(black.kinds("A black dot is an olive."), []);
    let all = "White dots join consecutive digits. All white dots are given.";
    assert_eq!(white.kinds(all), [Kind::DifferenceDot, Kind::Nonconsecutive]);
    let not_all = "White dots join consecutive digits. Not all white dots are given.";
    assert_eq!(white.kinds(not_all), [Kind::DifferenceDot]);
    let green = dot("#30C030", "None", "");
    assert_eq!(green.kinds("Digits at a green dot have a difference of 3."), [Kind::DifferenceDot]);
    let letter = dot("#FFFFFF", "None", "V");
    assert_eq!(letter.kinds("Digits joined by an X sum to 10, by a V to 5."), [Kind::BorderSum]);
    assert_eq!(letter.kinds("V is for victory."), []);
    for (sign, rising) in [("<", true), (">", false)] {
        let rules = dot("None", "None", sign).rules("Inequality signs point to the smaller digit.");
        let [Rule::Inequality(rule)] = &rules[..] else { panic!("{rules:?}") };
        assert_eq!(rule.rising, rising);
    }
    assert_eq!(dot("None", "None", "^").kinds("Inequality signs point to the smaller digit."), []);

    let corner = Picture::default().shape((1.0, 1.0), 0.6, true, ["#FFFFFF", "#000000"], "1 4");
    let said = "Digits in a circle appear at least once in the four surrounding cells.";
    let rules = corner.rules(said);
    let [Rule::Quadruple(rule)] = &rules[..] else { panic!("{rules:?}") };
    assert_eq!(rule.corner.0.to_string(), "r1c1");
    assert_eq!(rule.digits.0.len(), 2);
    assert_eq!(corner.kinds("Digits in a circle count the surrounding shaded cells."), []);
}

#[test]
fn numbers_outside_the_grid_are_recognised() {
    let clue = Picture::default().shape((-0.5, 0.5), 0.8, false, ["None", "None"], "6");
    for (text, expected) in [
        ("Clues outside the grid are sandwich sums.", vec![Kind::Sandwich]),
        ("An outside number is the sum of the digits between 1 and 9.", vec![Kind::Sandwich]),
        ("Numbers outside are X-sums.", vec![Kind::XSum]),
        ("Numbers outside tell how many skyscrapers are seen.", vec![Kind::Skyscraper]),
        ("Numbered rooms: clues outside give a digit.", vec![Kind::NumberedRooms]),
        ("Numbers outside are the page of the book.", vec![]),
    ] {
        assert_eq!(clue.kinds(text), expected, "{text}");
    }
    let slanted =
        Picture::default().shape((-0.5, 0.5), 0.8, false, ["None", "None"], "6").arrow(&[(-0.3, 0.7), (-0.05, 0.95)]);
    let said = "Arrows outside the grid show the sum of the digits along that diagonal.";
    assert_eq!(slanted.kinds(said), [Kind::LittleKiller]);
    assert_eq!(slanted.kinds("Digits along the arrow are the product of something."), []);
}

#[test]
fn marks_in_cells_are_recognised() {
    let grey = |at: (f64, f64), round: bool| Picture::default().shape(at, 0.8, round, ["#CFCFCF", "None"], "");
    let odd = "A grey circle marks an odd digit, and a grey square an even one.";
    let parity = |picture: &Picture| match &picture.rules(odd)[..] {
        [Rule::Parity(rule)] => rule.cells.clone().map(|cells| cells.iter().count()),
        other => panic!("{other:?}"),
    };
    assert_eq!(parity(&grey((0.5, 0.5), true)), [0, 1]);
    assert_eq!(parity(&grey((0.5, 1.5), false)), [1, 0]);
    assert_eq!(grey((0.5, 0.5), true).kinds("A grey square marks an even digit."), []);
    let circles = grey((0.5, 0.5), true).shape((1.5, 5.5), 0.8, true, ["None", "#000000"], "");
    let counted = "A digit in a circle tells how many circles hold it.";
    assert_eq!(circles.kinds(counted), [Kind::CountingCircles]);
    let area = (0..9).fold(Picture::default(), |area, at| {
        area.shape((at as f64 + 0.5, (at % 2) as f64 + 0.5), 1.0, false, ["#A3E048", "None"], "")
    });
    assert_eq!(area.kinds("The green cells form an extra region."), [Kind::Region]);
    assert_eq!(area.kinds("The blue cells form an extra region."), []);
}

#[test]
fn bulbs_and_circles_make_thermometers_and_arrows() {
    let stem = |from_bulb: bool| {
        let cells: &[(usize, usize)] = if from_bulb { &[(0, 0), (0, 3)] } else { &[(0, 3), (0, 0)] };
        Picture::default().line("#CCCCCC", cells).shape((0.5, 0.5), 0.8, true, ["#CCCCCC", "None"], "")
    };
    for from_bulb in [true, false] {
        let rules = stem(from_bulb).rules("Digits increase along thermometers, away from the bulb.");
        let [Rule::Thermometer(rule)] = &rules[..] else { panic!("{rules:?}") };
        assert_eq!((rule.path.0[0].to_string(), rule.slow), ("r1c1".to_owned(), false));
    }
    let rules = stem(true).rules("On slow thermometers digits never decrease from the bulb.");
    assert!(matches!(&rules[..], [Rule::Thermometer(rule)] if rule.slow), "{rules:?}");
    assert_eq!(stem(true).kinds("Grey lines are roads with a bulb of light at the end."), []);
    let arrow =
        Picture::default().shape((0.5, 0.5), 0.8, true, ["#FFFFFF", "#CFCFCF"], "").arrow(&[(0.5, 0.9), (0.5, 3.5)]);
    assert_eq!(arrow.kinds("Digits along an arrow sum to the digit in its circle."), [Kind::Arrow]);
    assert_eq!(arrow.kinds("Arrows point to the exit."), []);
}

#[test]
fn rules_in_words_alone_are_recognised() {
    for (text, expected) in [
        ("Cells a knight's move apart may not contain the same digit.", vec![Kind::AntiKnight]),
        ("Cells a knight's move apart along a line may not contain the same digit.", vec![]),
        ("Identical digits may not be a king's move apart.", vec![Kind::AntiKing]),
        ("Orthogonally adjacent cells must not contain consecutive digits.", vec![Kind::Nonconsecutive]),
        ("Digits do not repeat along both main diagonals.", vec![Kind::Diagonals]),
        ("Digits may repeat along diagonals.", vec![]),
        ("Disjoint groups apply.", vec![Kind::Position]),
        ("No two adjacent cells sum to 5 or to 10.", vec![Kind::AllSums]),
    ] {
        assert_eq!(Picture::default().kinds(text), expected, "{text}");
    }
}

#[test]
fn thermometers_and_arrows_may_branch_and_have_bulbs_of_another_shade() {
    let said = "Digits increase along thermometers, away from the bulb.";
    let bulb = |fill: &str| {
        let line = Picture::default().line("#CCCCCC", &[(0, 0), (0, 4)]);
        line.shape((0.5, 2.5), 0.8, true, [fill, "None"], "")
    };
    // A line through a bulb is two thermometers.
    for fill in ["#CCCCCC", "#999999"] {
        let rules = bulb(fill).rules(said);
        let [Rule::Thermometer(one), Rule::Thermometer(other)] = &rules[..] else { panic!("{rules:?}") };
        assert_eq!([&one.path, &other.path].map(|path| path.to_string()), ["r1c3 r1c2 r1c1", "r1c3 r1c4 r1c5"]);
    }
    assert_eq!(bulb("#60C0F0").kinds(said), [], "a blue disc on a grey line");

    let circle = || Picture::default().shape((0.5, 0.5), 0.8, true, ["#FFFFFF", "#CFCFCF"], "");
    let arrows = circle().arrow(&[(0.5, 0.9), (0.5, 4.5)]).arrow(&[(0.5, 2.5), (2.5, 2.5)]);
    let said = "Digits along an arrow sum to the digit in its circle.";
    let rules = arrows.rules(said);
    let [Rule::Arrow(rule)] = &rules[..] else { panic!("{rules:?}") };
    let shafts: Vec<String> = rule.shafts.iter().map(ToString::to_string).collect();
    assert_eq!(shafts, ["r1c1 r1c2 r1c3 r1c4 r1c5", "r1c1 r1c2 r1c3 r2c3 r3c3"]);
    let at_rim = circle().arrow(&[(0.5, 1.0), (0.5, 3.5)]).rules(said);
    assert!(matches!(&at_rim[..], [Rule::Arrow(rule)] if rule.shafts[0].0.len() == 4), "{at_rim:?}");
    assert_eq!(circle().arrow(&[(2.5, 2.5), (2.5, 4.5)]).kinds(said), [], "an arrow elsewhere");
}

#[test]
fn a_misprint_among_many_cages_leaves_the_others() {
    // Two cells of a row of the solution each, where they do not hold 9 and 1.
    let cage = |picture: Picture, row: usize, sum: usize| {
        let col = usize::from(digit(row, 0) == 9);
        picture.cage(&[(row, col), (row, col + 1)], &sum.to_string())
    };
    let sum = |row: usize| {
        let col = usize::from(digit(row, 0) == 9);
        digit(row, col) + digit(row, col + 1)
    };
    let cages = |wrong: usize| {
        (0..8).fold(Picture::default(), |picture, row| cage(picture, row, sum(row) + usize::from(row < wrong))).solved()
    };
    let said = "Digits in a cage do not repeat and sum to the small number.";
    assert_eq!(cages(0).kinds(said).len(), 8);
    let loaded = cages(1).read(said);
    assert_eq!(loaded.puzzle.rules().iter().filter(|placed| !placed.rule.is_decoration()).count(), 7);
    let reading = loaded.reading.unwrap();
    let wrong = reading.marks.iter().find(|marks| marks.outcome == ReadingOutcome::Contradicted).unwrap();
    assert_eq!((wrong.kind, wrong.rules), (Kind::KillerCage, 1));
    assert_eq!(cages(3).kinds(said), [], "three are no misprint");
    assert_eq!(cages(1).kinds(&format!("{said} One cage is a liar.")), [], "the words say that one is false");
}

#[test]
fn a_negated_sentence_is_not_taken_for_its_usual_meaning() {
    let dot = Picture::default().shape((0.5, 1.0), 0.3, true, ["#FFFFFF", "#000000"], "");
    assert_eq!(dot.kinds("Digits at a white dot are consecutive."), [Kind::DifferenceDot]);
    assert_eq!(dot.kinds("Digits at a white dot cannot be consecutive."), []);
    let cage = Picture::default().cage(&[(0, 0), (0, 1)], "8");
    assert_eq!(cage.kinds("Digits in a cage must not sum to the small number."), []);
    // What all of them do not is no negation.
    let said = "A white dot joins consecutive digits - not all dots are given.";
    assert_eq!(dot.kinds(said), [Kind::DifferenceDot]);
    let corner = Picture::default().shape((1.0, 1.0), 0.6, true, ["#FFFFFF", "#000000"], "3");
    let said = "Each digit in a circle must appear in at least one of the four cells around it.";
    assert_eq!(corner.kinds(said), [Kind::Quadruple]);
    assert_eq!(corner.kinds("Digits in circles cannot all appear in the four surrounding cells."), []);
}

#[test]
fn words_say_which_boxes_are_magic_squares_and_which_areas_are_regions() {
    let magic = |text: &str| {
        let rules = Picture::default().rules(text);
        let at = |rule: &Rule| match rule {
            Rule::MagicSquare(rule) => format!("{} {}", rule.at.0, rule.diagonals),
            other => panic!("{other:?}"),
        };
        rules.iter().map(at).collect::<Vec<String>>()
    };
    assert_eq!(magic("The box in the middle is a magic square."), ["r4c4 false"]);
    assert_eq!(magic("Boxes 1 and 9 are magic squares, with their diagonals."), ["r1c1 true", "r7c7 true"]);
    assert!(magic("A magic square is hidden somewhere.").is_empty());
    let area = (0..9).fold(Picture::default(), |area, at| {
        area.shape((at as f64 + 0.5, (at % 2) as f64 + 0.5), 1.0, false, ["#CFCFCF", "None"], "")
    });
    assert_eq!(area.kinds("Each row, column, box and grey region holds 1 to 9."), [Kind::Region]);
    assert_eq!(area.kinds("Each row, column and box holds 1 to 9."), []);
}

#[test]
fn a_line_through_circles_is_one_between_each_two_of_them() {
    let circle = |picture: Picture, col: f64| picture.shape((0.5, col), 0.8, true, ["#FFFFFF", "#AAAAAA"], "");
    let line = Picture::default().line("#AAAAAA", &[(0, 0), (0, 6)]);
    let three = [0.5, 3.5, 6.5].into_iter().fold(line.clone(), circle);
    let said = "Digits on a line lie strictly between the digits in the circles at its ends.";
    let rules = three.rules(said);
    let [Rule::Between(one), Rule::Between(other)] = &rules[..] else { panic!("{rules:?}") };
    assert_eq!([one.path.0.len(), other.path.0.len()], [4, 4]);
    assert_eq!(circle(circle(line, 0.5), 6.5).kinds(said), [Kind::Between]);
}

#[test]
fn a_solution_in_other_digits_makes_sums_doubtful() {
    let cage = Picture::default().cage(&[(0, 0), (0, 1)], "3");
    let text = "Digits in a cage sum to the small number.";
    let mut object = cage.object(text);
    object["metadata"]["solution"] = "A".repeat(81).into();
    let loaded = formats::read_str("f", &object.to_string(), None).unwrap().remove(0);
    assert!(loaded.puzzle.rules().iter().all(|placed| placed.rule.is_decoration()));
    assert_eq!(loaded.reading.unwrap().questions().count(), 1);
}

#[test]
fn two_sentences_about_each_line_are_both_about_it() {
    let line = Picture::default().line(PURPLE, &[(0, 0), (0, 3)]);
    let both = "Each line holds consecutive digits in any order. For each line, the sum is the same in each box.";
    assert_eq!(line.kinds(both), [Kind::Renban, Kind::RegionSum]);
    let either = "Some lines hold consecutive digits in any order. Some lines have the same sum in each box.";
    assert_eq!(line.kinds(either), []);
}

#[test]
fn cages_may_have_compared_sums_or_a_common_unknown_one() {
    let said = "Digits in a cage do not repeat and sum to the small number.";
    let cage = |text: &str| Picture::default().cage(&[(0, 0), (0, 1)], text).cage(&[(4, 0), (4, 1)], text);
    let sums = |picture: Picture, text: &str| {
        let sum = |rule: Rule| match rule {
            Rule::KillerCage(cage) => cage.sum.map(|sum| sum.to_string()),
            other => panic!("{other:?}"),
        };
        picture.rules(text).into_iter().map(sum).collect::<Vec<Option<String>>>()
    };
    let both = |text: &str| vec![Some(text.to_owned()); 2];
    assert_eq!(sums(cage("7"), said), both("7"));
    assert_eq!(sums(cage("<7"), said), both("<7"));
    assert!(sums(cage("seven"), said).is_empty());
    assert_eq!(sums(cage(""), "All cages have the same sum. Digits do not repeat in cages."), both("="));
    assert!(sums(cage(""), "No two cages have the same sum.").is_empty());
    // 1 + 2 and 5 + 6 are not the same.
    assert!(sums(cage("").solved(), "All cages have the same sum.").is_empty());
}
